//! Loops that go over tiles of columns with running maxima and sums of exponentials, as far as one can see: what they are, and
//! not whether the pass `coalesce-blocks` can put them together. Remarks are about these.
//!
//! Such a loop reduces, over a dimension, numbers that it slices or gathers out of arrays, another part along that dimension in each trip, and
//! goes on with one number a row from trip to trip. What a trip makes of numbers that it was handed by the one before is none: a
//! recurrence over time reduces its own state. Neither is a softmax within a tile, which goes on with nothing.

use crate::anchor::{is_anchor_exponential, is_product, product_behind};
use crate::attention::{has_given_weights, is_attention};
use crate::tile::{Tile, has_elementwise_name, is_elementwise};
use grpo_dataflow::index_map::{free_dims, to_result};
use grpo_dataflow::reshape::through_barriers;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_dataflow::{is_sum, reducer};
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val, dot_dims, gather_dims};
use grpo_sweep::is_lowered;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Names, on a loop over tiles of columns, why the pass `coalesce-blocks` left it.
pub const STAYS: &str = "grpo.stays";

/// A reduction over the columns of a trip's tile that a loop goes on with.
#[derive(Clone, Copy, Debug)]
pub struct Running<'c> {
    /// The reduction of the body.
    pub op: Op<'c>,
    pub of: While<'c>,
    /// Rows of a tile, and the columns of all tiles.
    pub rows: i64,
    pub columns: i64,
    /// Whether the tile is made by a matrix product.
    pub multiplies: bool,
}

impl Running<'_> {
    /// Bytes of all columns in f32.
    pub fn bytes(&self) -> u64 {
        (self.rows as u64).saturating_mul(self.columns as u64).saturating_mul(Elem::F32.bytes())
    }
}

/// The running maximum or sum of exponentials that `op` is part of, in the loop around it.
pub fn running(op: Op) -> Option<Running> {
    let block = op.block()?;
    let of = While::of(block.parent()?).filter(|of| of.body == block)?;
    Body::of(of)?.running(op)
}

/// All of a loop.
pub fn all(of: While) -> Vec<Running> {
    let Some(body) = Body::of(of) else { return Vec::new() };
    let reduces = of.body.ops().into_iter().filter(|op| op.is(Kind::Reduce));
    reduces.filter_map(|op| body.running(op)).collect()
}

/// The running maximum that a loop gives as this result, before it is put into another arrangement.
pub(crate) fn running_maximum(v: Val) -> Option<Running> {
    const MOST: usize = 16;
    let mut v = v;
    for _ in 0..MOST {
        let op = v.def()?;
        if let Some(of) = While::of(op) {
            // One of ours is no loop of the program's.
            let body = Body::of(of).filter(|_| !is_lowered(op))?;
            let carry = v.result_index();
            let all = of.body.ops().into_iter();
            let maxima = all.filter(|op| reducer(*op) == Some(Elementwise::Maximum));
            return maxima.filter_map(|op| body.running(op)).find(|r| body.goes_on(r.op, carry));
        }
        let moves =
            matches!(op.kind(), Kind::BroadcastInDim | Kind::Reshape | Kind::Convert | Kind::Transpose);
        let guards = op.is(Kind::Select);
        v = op.operand(if guards {
            1
        } else if moves {
            0
        } else {
            return None;
        });
    }
    None
}

/// The running maximum of a loop that is taken off the exponentials behind a sum outside of it.
pub fn maximum_below(summed: Val) -> Option<Running> {
    behind(summed).into_iter().find_map(|e| {
        let less = behind_choices(e.operand(0)).def().filter(|op| op.is(Kind::Subtract))?;
        running_maximum(less.operand(1))
    })
}

/// What is known of the values of a loop's body.
struct Body<'c> {
    of: While<'c>,
    /// Which dimensions may have the columns of the trip's tile, and how many there are of all tiles.
    tiles: HashMap<Val<'c>, Vec<(usize, i64)>>,
    /// What is made of floats that the trip before handed on.
    carried: HashSet<Val<'c>>,
    products: HashSet<Val<'c>>,
}

impl<'c> Body<'c> {
    /// Of a loop of several trips, or of nobody knows how many.
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
                let mut dims = body.made(op, result).unwrap_or_default();
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

    /// The dimensions with the tile's columns that an operation's result has.
    fn made(&self, op: Op<'c>, result: Val<'c>) -> Option<Vec<(usize, i64)>> {
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
                // Of a head's weights the columns are all that is left: what goes over part of a batch reduces rows.
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

    /// Those of another part of an array in each trip.
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
        // Tiles that are stacked: any of the other dimensions may have the columns.
        let others = (0..to.rank()).filter(|d| to.shape[*d] > 1);
        Some(others.map(|d| (d, whole.shape[dim].saturating_mul(to.shape[d]))).collect())
    }

    /// Those of other columns in each trip that are taken by their numbers, `jnp.take(x, columns, axis)`.
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

    /// A reduction that the loop goes on with.
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
                let exponentials = behind(v);
                let mut numbers = exponentials.iter().filter_map(|e| {
                    let x = taken_off_of(e.operand(0));
                    Some((of_columns(x)?, x))
                });
                let found = numbers.next()?;
                // Attention's weights are multiplied with values.
                let given = |e: &Op<'c>| !self.products.contains(&taken_off_of(e.operand(0)));
                let multiplied = |e: &Op<'c>| given(e) && is_contracted(e.result(0));
                let all = self.of.body.ops();
                if all.iter().any(|op| is_anchor_exponential(*op) && multiplied(op)) {
                    return None;
                }
                // A ratio of probabilities is an exponential too: no maximum of these columns is near it.
                let is_maximum = |op: &&Op<'c>| reducer(**op) == Some(Elementwise::Maximum);
                let of_these = |op: &Op<'c>| {
                    let dims = op.ints("dimensions").unwrap_or_default();
                    self.columns(op.operand(0)).iter().any(|(dim, _)| dims.contains(&(*dim as i64)))
                };
                let below = |e: &Op<'c>| {
                    let row = behind_choices(e.operand(0)).def().filter(|op| op.is(Kind::Subtract));
                    row.is_some_and(|less| self.is_below_maximum(less.operand(1)))
                };
                let stabilized =
                    all.iter().filter(is_maximum).any(of_these) || exponentials.iter().any(below);
                stabilized.then_some(())?;
                found
            }
        };
        let (tile, multiplies) = (Tile { val: v, axis }, self.products.contains(&x));
        let goes_on = (0..self.of.op.num_results()).any(|carry| self.goes_on(op, carry));
        let attends = || {
            is_attention(tile) || multiplies && (!has_given_weights(tile) || meets_values(self.of, tile))
        };
        let (rows, _) = tile.extent().filter(|_| goes_on && !attends())?;
        Some(Running { op, of: self.of, rows, columns, multiplies })
    }

    /// Whether a number of each row is, perhaps, made of a maximum outside of the loop.
    fn is_below_maximum(&self, v: Val<'c>) -> bool {
        const MOST: usize = 32;
        let takes_maxima = |op: Op<'c>| reducer(op) == Some(Elementwise::Maximum);
        let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
        while let Some(v) = pending.pop().filter(|_| seen.len() < MOST) {
            if let Some(outer) = self.of.outer(v).filter(|outer| *outer != v) {
                pending.extend(seen.insert(outer).then_some(outer));
                continue;
            }
            let Some(op) = v.def() else { continue };
            let of = While::of(op);
            if takes_maxima(op) || of.is_some_and(|of| of.body.ops().into_iter().any(takes_maxima)) {
                return true;
            }
            pending.extend(op.operands().into_iter().filter(|v| of.is_none() && seen.insert(*v)));
        }
        false
    }

    /// Whether what the loop carries as `carry` becomes itself and the result of a reduction, number by number.
    fn goes_on(&self, reduce: Op<'c>, carry: usize) -> bool {
        const MOST: usize = 64;
        let (Some(next), Some(arg)) =
            (self.of.next().get(carry).copied(), self.of.body.args().get(carry).copied())
        else {
            return false;
        };
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        if elements(next) != elements(reduce.result(0)) || self.of.keeps(carry) {
            return false;
        }
        let (mut seen, mut pending) = (HashSet::from_iter([next]), vec![next]);
        while let Some(v) = pending.pop().filter(|_| seen.len() < MOST) {
            let Some(op) = v.def().filter(|op| *op != reduce) else { continue };
            let moves = matches!(op.kind(), Kind::BroadcastInDim | Kind::Reshape | Kind::Transpose);
            if moves || has_elementwise_name(op) {
                let same = op.operands().into_iter().filter(|v| elements(*v) == elements(next));
                pending.extend(same.filter(|v| seen.insert(*v)));
            }
        }
        seen.contains(&arg) && seen.contains(&reduce.result(0))
    }
}

/// Whether `op` is in a loop over tiles of a product's columns beside which others multiply such exponentials with values. In loops
/// over rows these may be other heads' weights.
pub fn attends(op: Op, tile: Tile) -> bool {
    let goes_over_columns = |of: While| {
        Body::of(of).is_some_and(|body| body.columns(tile.val).iter().any(|(dim, _)| *dim == tile.axis))
    };
    op.parent().and_then(While::of).is_some_and(|of| goes_over_columns(of) && meets_values(of, tile))
}

/// Whether a loop beside this one multiplies exponentials with an array that is none of those that make this tile, nor other exponents,
/// as another loss's head does. So attention in several loops does with values, or in its gradient with what comes back for its result. What a loop stacked may be any of
/// them; tiles that it stacked are exponentials.
fn meets_values<'c>(of: While<'c>, tile: Tile<'c>) -> bool {
    let Some(product) = product_behind(tile.val) else { return false };
    let is_stacked = |v: Val<'c>| v.def().is_some_and(|op| While::of(op).is_some());
    let elements = |v: Val<'c>| TensorType::of(v).map(|ty| ty.elements());
    let block = of.op.block().into_iter();
    let beside: Vec<While> = block.flat_map(|block| block.ops()).filter_map(While::of).collect();
    let mut mine: HashSet<Val> = product.operands().into_iter().map(|v| root(of, v)).collect();
    for of in &beside {
        for e in of.body.ops().into_iter().filter(|op| is_anchor_exponential(*op)) {
            let product = product_behind(taken_off_of(e.operand(0)));
            mine.extend(product.into_iter().flat_map(Op::operands).map(|v| root(*of, v)));
        }
    }
    let foreign = |of: While<'c>, dot: Op<'c>| {
        let sides = [(dot.operand(0), dot.operand(1)), (dot.operand(1), dot.operand(0))];
        sides.into_iter().any(|(e, other)| {
            let from = root(of, other);
            let weighs = || {
                let tiles = elements(e) == elements(tile.val) && elements(other) != elements(e);
                !behind(e).is_empty() || tiles && is_stacked(root(of, e))
            };
            !is_stacked(from) && behind(other).is_empty() && weighs() && !mine.contains(&from)
        })
    };
    beside.into_iter().any(|of| of.body.ops().into_iter().any(|op| is_product(op) && foreign(of, op)))
}

/// The array outside of a loop that a value of its body is a part of, or the value of the body.
fn root<'c>(of: While<'c>, mut v: Val<'c>) -> Val<'c> {
    const MOST: usize = 32;
    for _ in 0..MOST {
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
        // `jax.checkpoint` computes again, behind a barrier.
        let through = Some(through_barriers(v)).filter(|from| *from != v);
        match outer.or(through).or_else(|| v.def().filter(is_view).map(|op| op.operand(0))) {
            Some(from) => v = from,
            None => break,
        }
    }
    v
}

/// The exponentials among the few elementwise operations behind a value, or the value's own.
fn behind(v: Val) -> Vec<Op> {
    const MOST: usize = 64;
    let (mut found, mut seen, mut pending) = (Vec::new(), HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop().filter(|_| seen.len() < MOST) {
        let Some(op) = v.def() else { continue };
        if is_anchor_exponential(op) {
            found.push(op);
        } else if has_elementwise_name(op) {
            pending.extend(op.operands().into_iter().filter(|v| seen.insert(*v)));
        }
    }
    found
}

/// What an exponential is taken of, before one number a row was taken off.
fn taken_off_of(v: Val) -> Val {
    let v = behind_choices(v);
    let less = v.def().filter(|op| {
        let row = |v: Val| v.def().is_some_and(|op| op.is(Kind::BroadcastInDim));
        op.is(Kind::Subtract) && row(op.operand(1))
    });
    less.map_or(v, |op| op.operand(0))
}

/// A value before it was converted, and before another one was chosen in its place where a difference is chosen.
fn behind_choices(mut v: Val) -> Val {
    const MOST: usize = 8;
    for _ in 0..MOST {
        let is_less = |v: &Val| v.def().is_some_and(|op| op.is(Kind::Subtract));
        let of = v.def().and_then(|op| match op.kind() {
            Kind::Select => [op.operand(1), op.operand(2)].into_iter().find(is_less),
            Kind::Convert => Some(op.operand(0)),
            _ => None,
        });
        match of {
            Some(of) => v = of,
            None => break,
        }
    }
    v
}

/// Whether something that elementwise operations make of a value is contracted with something.
fn is_contracted(v: Val) -> bool {
    const MOST: usize = 64;
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop().filter(|_| seen.len() < MOST) {
        for used in v.uses() {
            if used.owner.is(Kind::DotGeneral) {
                return true;
            }
            let on = has_elementwise_name(used.owner)
                || matches!(used.owner.kind(), Kind::Reshape | Kind::Transpose);
            pending.extend(used.owner.results().into_iter().filter(|v| on && seen.insert(*v)));
        }
    }
    false
}
