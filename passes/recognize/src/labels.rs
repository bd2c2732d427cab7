//! Anchors of losses without an exponential: margins, ranks, squares.
//!
//! A reduction, a cumulative reduction or a contraction over all columns of a matmul is a loss over a vocabulary, or a metric, if a label's
//! column is read too. A label is the index of a gather or scatter along the columns, or a value that is compared for equality with the
//! column's index, and it differs between rows. Lengths, which are compared by order, are no labels.

use crate::anchor::{
    self, is_anchor_exponential, is_derived_from_matmul, matmul_when_inlined, source_product,
};
use crate::attention::has_parameter_weights;
use crate::elementwise_component::{any_lowered, connected_tiles};
use crate::tile::Tile;
use crate::{probabilities, widening};
use grpo_dataflow::column_pick::{self, component};
use grpo_dataflow::iota::{compared_with_columns, is_iota_along};
use grpo_dataflow::walk::{Walk, operands};
use grpo_dataflow::{reducer, splat_number};
use grpo_ir::{Direction, Elementwise, Kind, Op, TensorType, Val, direction, gather_dims, scatter_dims};
use grpo_sweep::is_lowered;
use rustc_hash::FxHashSet as HashSet;

/// Finds the anchors of a module. The search for a label in a tile's elementwise component is expensive in a deep network, so the possible
/// sizes of the vocabulary are computed once.
pub struct Anchors {
    /// The sizes of dimensions that some label indexes.
    sizes: HashSet<i64>,
}

impl Anchors {
    /// For a module.
    pub fn of(module: Op) -> Anchors {
        let all = module.walk();
        let mut sizes: HashSet<i64> = all.iter().flat_map(|op| named_sizes(*op)).collect();
        sizes.remove(&1);
        Anchors { sizes }
    }

    /// The tile that `op` reduces if it is an anchor: [`anchor::of_exponentials`], [`probabilities::of_weights`], or a reduction of all
    /// columns of a tile that a label indexes.
    pub fn anchor<'c>(&self, op: Op<'c>) -> Option<Tile<'c>> {
        anchor::of_exponentials(op).or_else(|| probabilities::of_weights(op)).or_else(|| {
            if self.sizes.is_empty() {
                return None;
            }
            let is_of_size = |read: &Tile| {
                TensorType::of(read.val).is_some_and(|ty| self.sizes.contains(&ty.shape[read.axis]))
            };
            let reads = reads_columns(op).into_iter().filter(is_of_size);
            let mut tiles = reads.filter(|read| is_of_product(op, *read));
            tiles.find(|tile| is_labelled(op, *tile))
        })
    }
}

/// True if the tile `read` is computed from a matmul. For a sum that includes rows and for a contraction, the weights must be parameters:
/// otherwise the norm of a gradient of weights would count, with the scatter of an embedding's gradient as its label.
fn is_of_product(op: Op, read: Tile) -> bool {
    let one_dimension = || op.dims("dimensions").is_none_or(|dims| dims.len() == 1);
    match op.is(Kind::DotGeneral) {
        false if one_dimension() => is_derived_from_matmul(read.val),
        false => is_derived_from_matmul(read.val) && has_parameter_weights(read),
        true => source_product(read.val).is_some() && has_parameter_weights(read),
    }
}

/// The possible vocabulary sizes of anchors after inlining of functions and of branches that are always taken, among all operations of a
/// module.
pub fn sizes_when_inlined(all: &[Op]) -> HashSet<i64> {
    let size = |t: Tile| TensorType::of(t.val).map(|ty| ty.shape[t.axis]);
    let labels: HashSet<i64> = all.iter().flat_map(|op| label_sizes(*op)).collect();
    let mut sizes: HashSet<i64> =
        all.iter().filter_map(|op| anchor::when_inlined(*op)).filter_map(size).collect();
    sizes.extend(all.iter().filter_map(|op| probabilities::of_weights(*op)).filter_map(size));
    sizes.extend(picked(all).intersection(&labels));
    let wide = widening::sizes(all);
    // A gradient that is taken outside of a loop or function has no matmul before the contraction.
    let contracted = all.iter().filter(|op| op.is(Kind::DotGeneral));
    let contracted = contracted.flat_map(|op| anchor::alone_in_product(*op)).filter_map(size);
    sizes.extend(contracted.filter(|size| wide.contains(size)));
    let labels: HashSet<i64> = labels.union(&wide).copied().collect();
    if !labels.is_subset(&sizes) {
        let reads = all.iter().flat_map(|op| reads_columns(*op)).filter(|t| matmul_when_inlined(t.val));
        sizes.extend(reads.filter_map(size).filter(|size| labels.contains(size)));
    }
    sizes.retain(|size| *size > 1);
    sizes
}

/// The sizes of all dimensions of matmuls, any of which may be picked from.
fn picked(all: &[Op]) -> HashSet<i64> {
    let products = all.iter().filter(|op| anchor::is_product(**op));
    products.filter_map(|op| TensorType::of(op.result(0))).flat_map(|ty| ty.shape).collect()
}

/// The tiles whose columns an operation reduces or contracts; for a sum over several dimensions, along each of them.
pub(crate) fn reads_columns(op: Op) -> Vec<Tile> {
    let ints = |name| op.ints(name).unwrap_or_default();
    let of = |index: usize, axes: Vec<usize>| {
        let val = op.operand(index);
        let ty = TensorType::of(val);
        let long = move |axis: &usize| ty.as_ref().is_some_and(|ty| ty.shape[*axis] > 1);
        axes.into_iter().filter(long).map(move |axis| Tile { val, axis }).collect::<Vec<_>>()
    };
    match op.kind() {
        Kind::Reduce if op.num_operands() == 2 && !is_lowered(op) => {
            let dims = op.dims("dimensions").unwrap_or_default();
            let reads = match reducer(op) {
                Some(Elementwise::Add) => true,
                Some(Elementwise::Maximum | Elementwise::Minimum) => dims.len() == 1,
                _ => false,
            };
            if reads { of(0, dims) } else { Vec::new() }
        }
        Kind::ReduceWindow if op.num_operands() == 2 => of(0, long(&ints("window_dimensions"))),
        // Part of an associative scan.
        Kind::Slice => of(0, long(&ints("strides"))),
        Kind::DotGeneral if anchor::is_product(op) => anchor::contracted_columns(op)
            .into_iter()
            .flat_map(|tile| of(usize::from(tile.val == op.operand(1)), vec![tile.axis]))
            .collect(),
        _ => Vec::new(),
    }
}

/// The only dimension whose entry is above 1; empty if there are several.
fn long(sizes: &[i64]) -> Vec<usize> {
    let long: Vec<usize> = (0..sizes.len()).filter(|dim| sizes[*dim] > 1).collect();
    if long.len() == 1 { long } else { Vec::new() }
}

/// True if a label indexes a tile's elementwise component.
pub fn is_labelled<'c>(op: Op<'c>, tile: Tile<'c>) -> bool {
    let Some(tiles) = op.block().and_then(|block| connected_tiles(block, tile)) else { return false };
    if any_lowered(&tiles) {
        return false;
    }
    // A sum of exponentials over the columns is the anchor.
    let exponential = |t: &Tile<'c>| t.val.def().is_some_and(is_anchor_exponential);
    let along = op.dims("dimensions").is_some_and(|dims| dims.len() == 1);
    if op.is(Kind::Reduce) && along && tiles.iter().any(exponential) {
        return false;
    }
    let vals: HashSet<Val> = tiles.iter().map(|t| t.val).collect();
    tiles.iter().any(|t| {
        let picks = |op: Op<'c>| {
            op.is(Kind::Gather)
                && column_pick::pick(op, t.axis).is_ok()
                && is_from_outside(op.operand(1), &vals)
        };
        let one_hot = t.val.def().is_some_and(|op| {
            one_hot_label(op, t.axis)
                .is_some_and(|label| differs(label) && is_from_outside(label, &vals))
        });
        let puts = t.val.def().is_some_and(|op| {
            op.is(Kind::Scatter)
                && column_pick::one_hot_scatter(op, t.axis).is_ok()
                && is_from_outside(op.operand(1), &vals)
        });
        one_hot || puts || t.val.uses().into_iter().any(|used| used.index == 0 && picks(used.owner))
    })
}

/// True for a broadcast that adds elements.
fn repeats(v: Val) -> bool {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    v.def().is_some_and(|op| op.is(Kind::BroadcastInDim) && elements(op.operand(0)) < elements(v))
}

/// True if an index is computed from block arguments and not from `tiles`, a set of tiles.
fn is_from_outside<'c>(index: Val<'c>, tiles: &HashSet<Val<'c>>) -> bool {
    let mut walk = Walk::of([index]);
    let mut is_given = false;
    while let Some(v) = walk.next() {
        if tiles.contains(&v) && !repeats(v) {
            return false;
        }
        is_given |= v.def().is_none();
        walk.push(operands(v));
    }
    is_given || walk.gave_up()
}

/// The value that is compared for equality with the column's index along `axis`.
fn one_hot_label(op: Op, axis: usize) -> Option<Val> {
    let equal = [Some(Direction::Eq), Some(Direction::Ne)];
    (op.is(Kind::Compare) && equal.contains(&direction(op))).then_some(())?;
    compared_with_columns(op, axis)
}

/// True if a value is not a broadcast scalar.
pub fn differs(v: Val) -> bool {
    let one = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elements() == 1);
    let repeats = v.def().is_some_and(|op| op.is(Kind::BroadcastInDim) && one(op.operand(0)));
    splat_number(v).is_none() && !repeats
}

/// The sizes of the dimensions that an operation indexes.
fn named_sizes(op: Op) -> Vec<i64> {
    let dims = match op.kind() {
        Kind::Gather => gather_dims(op).map(|d| d.start_index_map),
        Kind::Scatter => scatter_dims(op).map(|d| d.scatter_dims_to_operand_dims),
        _ => return label_sizes(op),
    };
    let ty = op.operands().next().and_then(TensorType::of);
    let Some((dims, ty)) = dims.zip(ty) else { return Vec::new() };
    dims.into_iter().map(|dim| ty.shape[dim]).collect()
}

/// The sizes of the dimensions that an operation indexes by a label, without those indexed by an iota, as the rows of
/// `x[jnp.arange(N), ids]`.
fn label_sizes(op: Op) -> Vec<i64> {
    let Some(ty) = op.operands().next().and_then(TensorType::of) else { return Vec::new() };
    let named = |dims: Vec<usize>, vector_dim: usize| {
        let counts = |c: usize| {
            let index = op.operand(1);
            // From the gradient of a gather.
            let clamped = index.def().filter(|op| op.is(Kind::Clamp)).map(|op| op.operand(1));
            component(clamped.unwrap_or(index), vector_dim, c).is_some_and(|of| {
                let rank = TensorType::of(of).map_or(0, |ty| ty.rank());
                (0..rank).any(|dim| is_iota_along(of, dim))
            })
        };
        let dims = dims.into_iter().enumerate().filter(|(c, _)| !counts(*c));
        dims.map(|(_, dim)| ty.shape[dim]).collect()
    };
    match op.kind() {
        Kind::Gather => {
            gather_dims(op).map_or_else(Vec::new, |d| named(d.start_index_map, d.index_vector_dim))
        }
        Kind::Scatter => scatter_dims(op)
            .map_or_else(Vec::new, |d| named(d.scatter_dims_to_operand_dims, d.index_vector_dim)),
        Kind::Compare => {
            let label = |dim: &usize| one_hot_label(op, *dim).is_some_and(differs);
            (0..ty.rank()).filter(label).map(|dim| ty.shape[dim]).collect()
        }
        _ => Vec::new(),
    }
}
