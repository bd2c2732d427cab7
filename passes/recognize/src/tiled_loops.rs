//! Recognises loops over blocks of columns with running maxima and sums of exponentials, for remarks. Whether `coalesce-blocks` can rewrite
//! them is not decided here.
//!
//! Such a loop slices or gathers a different part of an array in each trip, reduces it along the sliced dimension, and accumulates the result in
//! a carry of one element per row. Reductions of values computed from float carries do not count (a recurrence over time), nor does a
//! softmax within a block, which accumulates nothing.

use crate::anchor::{is_anchor_exponential, is_product, source_product};
use crate::attention::{has_parameter_weights, is_attention};
use crate::provenance::is_elementwise_or_view;
use crate::tile::{Tile, has_elementwise_name, is_elementwise};
use grpo_dataflow::index_map::{free_dims, to_result};
use grpo_dataflow::reshape::through_barriers;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_dataflow::walk::Walk;
use grpo_dataflow::{is_sum, reducer};
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val, dot_dims, gather_dims};
use grpo_sweep::is_lowered;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// An attribute of a loop over blocks of columns: the reason why `coalesce-blocks` did not rewrite it.
pub const STAYS: &str = "grpo.stays";

/// A reduction over the columns of a trip's block that a loop accumulates.
#[derive(Clone, Copy, Debug)]
pub struct Running<'c> {
    /// The reduction of the body.
    pub op: Op<'c>,
    pub of: While<'c>,
    /// The rows of a block.
    pub rows: i64,
    /// The columns of all blocks.
    pub columns: i64,
    /// True if the block is computed from a matmul.
    pub multiplies: bool,
}

impl Running<'_> {
    /// Bytes of the logits of all blocks in f32.
    pub fn bytes(&self) -> u64 {
        (self.rows as u64).saturating_mul(self.columns as u64).saturating_mul(Elem::F32.bytes())
    }
}

/// The running maximum or sum of exponentials that `op` computes in the enclosing loop.
pub fn running(op: Op) -> Option<Running> {
    let block = op.block()?;
    let of = While::of(block.parent()?).filter(|of| of.body == block)?;
    Body::of(of)?.running(op)
}

/// The running maxima and sums of a loop.
pub fn all(of: While) -> Vec<Running> {
    let Some(body) = Body::of(of) else { return Vec::new() };
    let reduces = of.body.ops().into_iter().filter(|op| op.is(Kind::Reduce));
    reduces.filter_map(|op| body.running(op)).collect()
}

/// The running maximum of a loop whose result is `v`, through views and selects.
pub(crate) fn running_maximum(mut v: Val) -> Option<Running> {
    loop {
        let op = v.def()?;
        if let Some(of) = While::of(op) {
            let body = Body::of(of).filter(|_| !is_lowered(op))?;
            let carry = v.result_index();
            let all = of.body.ops().into_iter();
            let maxima = all.filter(|op| reducer(*op) == Some(Elementwise::Maximum));
            return maxima.filter_map(|op| body.running(op)).find(|r| body.accumulates(r.op, carry));
        }
        v = op.operand(match op.kind() {
            Kind::Select => 1,
            Kind::BroadcastInDim | Kind::Reshape | Kind::Convert | Kind::Transpose => 0,
            _ => return None,
        });
    }
}

/// The running maximum of a loop that is subtracted in the exponentials of a sum outside of it.
pub fn maximum_below(summed: Val) -> Option<Running> {
    exponentials_of(summed).into_iter().find_map(|e| {
        let difference = without_selects(e.operand(0)).def().filter(|op| op.is(Kind::Subtract))?;
        running_maximum(difference.operand(1))
    })
}

/// An analysis of the values of a loop's body.
struct Body<'c> {
    of: While<'c>,
    /// The dimensions that may be the columns of the trip's block, and the number of columns of all blocks.
    tiles: HashMap<Val<'c>, Vec<(usize, i64)>>,
    /// The values computed from float carries.
    carried: HashSet<Val<'c>>,
    products: HashSet<Val<'c>>,
}

impl<'c> Body<'c> {
    /// The analysis of a loop; none for a loop of one trip.
    fn of(of: While<'c>) -> Option<Body<'c>> {
        Counted::of(of.op).is_none_or(|counted| counted.trips() > 1).then_some(())?;
        let is_float = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem.is_float());
        let args = of.body.args().into_iter().enumerate();
        let carried = args.filter(|(at, v)| !of.keeps(*at) && is_float(*v)).map(|(_, v)| v).collect();
        let mut body = Body { of, tiles: HashMap::default(), carried, products: HashSet::default() };
        for op in of.body.ops() {
            if op.operands().iter().any(|v| body.carried.contains(v)) {
                body.carried.extend(op.results());
            }
            if is_product(op) || op.operands().iter().any(|v| body.products.contains(v)) {
                body.products.extend(op.results());
            }
            if op.is(Kind::OptimizationBarrier) {
                for (v, result) in op.operands().into_iter().zip(op.results()) {
                    let dims = body.columns(v).to_vec();
                    body.tiles.insert(result, dims);
                }
            } else if let [result] = op.results()[..] {
                let mut dims = body.columns_of_result(op, result).unwrap_or_default();
                dims.sort_unstable();
                dims.dedup();
                body.tiles.insert(result, dims);
            }
        }
        Some(body)
    }

    fn columns(&self, v: Val<'c>) -> &[(usize, i64)] {
        self.tiles.get(&v).map_or(&[], |dims| &dims[..])
    }

    /// The dimensions of an operation's result that may be the block's columns.
    fn columns_of_result(&self, op: Op<'c>, result: Val<'c>) -> Option<Vec<(usize, i64)>> {
        let to = TensorType::of(result)?;
        let first = op.operands().first().copied()?;
        let from = || TensorType::of(first);
        let each = |on: &dyn Fn(usize) -> Option<usize>| -> Vec<(usize, i64)> {
            self.columns(first).iter().filter_map(|(dim, all)| Some((on(*dim)?, *all))).collect()
        };
        Some(match op.kind() {
            Kind::DynamicSlice => self.sliced(op, &to)?,
            Kind::Gather => self.gathered(op, &to)?,
            Kind::BroadcastInDim | Kind::Reshape | Kind::Transpose => each(&|dim| to_result(op, 0, dim)),
            Kind::DotGeneral => {
                let d = dot_dims(op).filter(|_| is_product(op))?;
                let (left, right) = (from()?, TensorType::of(op.operand(1))?);
                let mine = free_dims(left.rank(), &[], &d.lhs_contract);
                let theirs = free_dims(right.rank(), &[], &d.rhs_contract);
                // The columns are the only free dimension of a head's weights; a loop over parts of a batch reduces rows.
                let alone = |ty: &TensorType, free: &[usize]| {
                    free.iter().filter(|dim| ty.shape[**dim] != 1).count() <= 1
                };
                let left = each(&|dim| {
                    mine.iter().position(|free| *free == dim).filter(|_| alone(&left, &mine))
                });
                let right = self.columns(op.operand(1)).iter().filter(|_| alone(&right, &theirs));
                let right = right.filter_map(|(dim, all)| {
                    Some((mine.len() + theirs.iter().position(|free| free == dim)?, *all))
                });
                left.into_iter().chain(right).collect()
            }
            _ if is_elementwise(op) => {
                let same = |v: &Val<'c>| TensorType::of(*v).is_some_and(|ty| ty.shape == to.shape);
                op.operands().into_iter().filter(same).flat_map(|v| self.columns(v).to_vec()).collect()
            }
            _ => return None,
        })
    }

    /// [`Body::columns_of_result`] of a slice that moves from trip to trip.
    fn sliced(&self, op: Op<'c>, to: &TensorType) -> Option<Vec<(usize, i64)>> {
        let whole = TensorType::of(self.of.outer(op.operand(0))?)?;
        let moving: Vec<usize> = (0..to.rank())
            .filter(|dim| to.shape[*dim] < whole.shape[*dim])
            .filter(|dim| self.of.outer(op.operand(1 + dim)).is_none())
            .collect();
        let [dim] = moving[..] else { return None };
        if to.shape[dim] > 1 {
            return Some(vec![(dim, whole.shape[dim])]);
        }
        // A stack of blocks: any other dimension may be the columns.
        let others = (0..to.rank()).filter(|d| to.shape[*d] > 1);
        Some(others.map(|d| (d, whole.shape[dim].saturating_mul(to.shape[d]))).collect())
    }

    /// [`Body::columns_of_result`] of a gather of other columns in each trip: `jnp.take(x, columns, axis)`.
    fn gathered(&self, op: Op<'c>, to: &TensorType) -> Option<Vec<(usize, i64)>> {
        let whole = TensorType::of(self.of.outer(op.operand(0))?)?;
        let numbers = gather_dims(op)?;
        let sizes = op.ints("slice_sizes")?;
        let [of] = numbers.start_index_map[..] else { return None };
        let moves = self.of.outer(op.operand(1)).is_none();
        let rest = |dim: usize| dim == of as usize || sizes[dim] == whole.shape[dim];
        let one_each = sizes[of as usize] == 1 && (0..whole.rank()).all(rest);
        let mut dims = (0..to.rank()).filter(|dim| !numbers.offset_dims.contains(&(*dim as i64)));
        let (Some(dim), None) = (dims.next(), dims.next()) else { return None };
        let all = whole.shape[of as usize];
        (moves && one_each && (2..all).contains(&to.shape[dim])).then(|| vec![(dim, all)])
    }

    /// The running statistic of a reduction.
    fn running(&self, op: Op<'c>) -> Option<Running<'c>> {
        let sums = op.num_operands() == 2 && is_sum(op);
        let takes_maxima = op.num_operands() == 2 && reducer(op) == Some(Elementwise::Maximum);
        let [axis] = op.ints("dimensions").filter(|_| sums || takes_maxima)?[..] else {
            return None;
        };
        let (axis, v) = (axis as usize, op.operand(0));
        let of_columns = |v: Val<'c>| {
            let dims = self.columns(v).iter().filter(|(dim, _)| *dim == axis);
            dims.map(|(_, all)| *all).max().filter(|_| !self.carried.contains(&v))
        };
        let (columns, x) = match takes_maxima {
            true => (of_columns(v)?, v),
            false => {
                let exponentials = exponentials_of(v);
                let mut numbers = exponentials.iter().filter_map(|e| {
                    let x = minuend(e.operand(0));
                    Some((of_columns(x)?, x))
                });
                let found = numbers.next()?;
                // Attention multiplies its weights with values.
                let is_input = |e: &Op<'c>| !self.products.contains(&minuend(e.operand(0)));
                let multiplied = |e: &Op<'c>| is_input(e) && is_contracted(e.result(0));
                let all = self.of.body.ops();
                if all.iter().any(|op| is_anchor_exponential(*op) && multiplied(op)) {
                    return None;
                }
                // A ratio of probabilities is an exponential without a maximum of these columns.
                let is_maximum = |op: &&Op<'c>| reducer(**op) == Some(Elementwise::Maximum);
                let of_these = |op: &Op<'c>| {
                    let dims = op.ints("dimensions").unwrap_or_default();
                    self.columns(op.operand(0)).iter().any(|(dim, _)| dims.contains(&(*dim as i64)))
                };
                let below = |e: &Op<'c>| {
                    let row = without_selects(e.operand(0)).def().filter(|op| op.is(Kind::Subtract));
                    row.is_some_and(|op| self.is_from_maximum(op.operand(1)))
                };
                let stabilized =
                    all.iter().filter(is_maximum).any(of_these) || exponentials.iter().any(below);
                stabilized.then_some(())?;
                found
            }
        };
        let (tile, multiplies) = (Tile { val: v, axis }, self.products.contains(&x));
        let accumulates = (0..self.of.op.num_results()).any(|carry| self.accumulates(op, carry));
        let attends = || {
            is_attention(tile)
                || multiplies && (!has_parameter_weights(tile) || meets_values(self.of, tile))
        };
        let (rows, _) = tile.extent().filter(|_| accumulates && !attends())?;
        Some(Running { op, of: self.of, rows, columns, multiplies })
    }

    /// True if a row value may be computed from a maximum, also outside of the loop, and not by way of a matmul.
    fn is_from_maximum(&self, v: Val<'c>) -> bool {
        let takes_maxima = |op: Op<'c>| reducer(op) == Some(Elementwise::Maximum);
        let mut walk = Walk::of([v]);
        while let Some(v) = walk.next() {
            if let Some(outer) = self.of.outer(v).filter(|outer| *outer != v) {
                walk.push([outer]);
                continue;
            }
            let Some(op) = v.def() else { continue };
            let of = While::of(op);
            if takes_maxima(op) || of.is_some_and(|of| of.body.ops().into_iter().any(takes_maxima)) {
                return true;
            }
            if of.is_none() && !is_product(op) {
                walk.push(op.operands());
            }
        }
        walk.gave_up()
    }

    /// True if the next value of `carry` is computed elementwise from the current one and the result of `reduce`.
    fn accumulates(&self, reduce: Op<'c>, carry: usize) -> bool {
        let (Some(next), Some(arg)) =
            (self.of.next().get(carry).copied(), self.of.body.args().get(carry).copied())
        else {
            return false;
        };
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        if elements(next) != elements(reduce.result(0)) || self.of.keeps(carry) {
            return false;
        }
        let walk = Walk::along([next], |v| {
            let op = v.def().filter(|op| *op != reduce && is_elementwise_or_view(*op));
            let operands = op.map(Op::operands).unwrap_or_default();
            operands.into_iter().filter(|v| elements(*v) == elements(next))
        });
        walk.contains(arg) && walk.contains(reduce.result(0))
    }
}

/// True if `op` is in a loop over blocks of a matmul's columns that is part of attention: [`meets_values`]. In loops over rows, the values
/// may be other heads' weights.
pub fn attends(op: Op, tile: Tile) -> bool {
    let goes_over_columns = |of: While| {
        Body::of(of).is_some_and(|body| body.columns(tile.val).iter().any(|(dim, _)| *dim == tile.axis))
    };
    op.parent().and_then(While::of).is_some_and(|of| goes_over_columns(of) && meets_values(of, tile))
}

/// True if a loop in the same block multiplies exponentials with an array that is no operand of a matmul of exponents, as attention in
/// several loops does with its values, or in its gradient with the cotangent. An array that a loop stacked may be any of them;
/// stacked blocks count as exponentials.
fn meets_values<'c>(of: While<'c>, tile: Tile<'c>) -> bool {
    let Some(product) = source_product(tile.val) else { return false };
    let is_stacked = |v: Val<'c>| v.def().is_some_and(|op| While::of(op).is_some());
    let elements = |v: Val<'c>| TensorType::of(v).map(|ty| ty.elements());
    let block = of.op.block().into_iter();
    let loops: Vec<While> = block.flat_map(|block| block.ops()).filter_map(While::of).collect();
    let mut mine: HashSet<Val> = product.operands().into_iter().map(|v| root(of, v)).collect();
    for of in &loops {
        for e in of.body.ops().into_iter().filter(|op| is_anchor_exponential(*op)) {
            let product = source_product(minuend(e.operand(0)));
            mine.extend(product.into_iter().flat_map(Op::operands).map(|v| root(*of, v)));
        }
    }
    let foreign = |of: While<'c>, dot: Op<'c>| {
        let sides = [(dot.operand(0), dot.operand(1)), (dot.operand(1), dot.operand(0))];
        sides.into_iter().any(|(e, other)| {
            let from = root(of, other);
            let weighs = || {
                let tiles = elements(e) == elements(tile.val) && elements(other) != elements(e);
                !exponentials_of(e).is_empty() || tiles && is_stacked(root(of, e))
            };
            !is_stacked(from) && exponentials_of(other).is_empty() && weighs() && !mine.contains(&from)
        })
    };
    loops.into_iter().any(|of| of.body.ops().into_iter().any(|op| is_product(op) && foreign(of, op)))
}

/// The array outside of a loop that a value of its body is a part of, through views; else the value before views.
fn root<'c>(of: While<'c>, mut v: Val<'c>) -> Val<'c> {
    loop {
        let views = [
            Kind::Slice,
            Kind::DynamicSlice,
            Kind::Reshape,
            Kind::Transpose,
            Kind::Convert,
            Kind::BroadcastInDim,
        ];
        let is_view = |op: &Op| op.is_any(&views);
        let outer = of.outer(v).filter(|outer| *outer != v);
        // From `jax.checkpoint`.
        let through = Some(through_barriers(v)).filter(|from| *from != v);
        match outer.or(through).or_else(|| v.def().filter(is_view).map(|op| op.operand(0))) {
            Some(from) => v = from,
            None => return v,
        }
    }
}

/// The exponentials that a value is computed from elementwise.
fn exponentials_of(v: Val) -> Vec<Op> {
    let (mut found, mut walk) = (Vec::new(), Walk::of([v]));
    while let Some(v) = walk.next() {
        let Some(op) = v.def() else { continue };
        if is_anchor_exponential(op) {
            found.push(op);
        } else if has_elementwise_name(op) {
            walk.push(op.operands());
        }
    }
    found
}

/// `x` of `x − broadcast(r)`, through conversions and selects; else the value.
fn minuend(v: Val) -> Val {
    let v = without_selects(v);
    let difference = v.def().filter(|op| {
        let row = |v: Val| v.def().is_some_and(|op| op.is(Kind::BroadcastInDim));
        op.is(Kind::Subtract) && row(op.operand(1))
    });
    difference.map_or(v, |op| op.operand(0))
}

/// The value before conversions and before selects of a difference.
fn without_selects(mut v: Val) -> Val {
    loop {
        let is_difference = |v: &Val| v.def().is_some_and(|op| op.is(Kind::Subtract));
        let of = v.def().and_then(|op| match op.kind() {
            Kind::Select => [op.operand(1), op.operand(2)].into_iter().find(is_difference),
            Kind::Convert => Some(op.operand(0)),
            _ => None,
        });
        match of {
            Some(of) => v = of,
            None => return v,
        }
    }
}

/// True if a value computed elementwise from `v` is an operand of a contraction.
fn is_contracted(v: Val) -> bool {
    let mut walk = Walk::of([v]);
    while let Some(v) = walk.next() {
        for used in v.uses() {
            if used.owner.is(Kind::DotGeneral) {
                return true;
            }
            if has_elementwise_name(used.owner)
                || matches!(used.owner.kind(), Kind::Reshape | Kind::Transpose)
            {
                walk.push(used.owner.results());
            }
        }
    }
    false
}
