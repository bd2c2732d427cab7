//! Chains without an exponential that are losses nevertheless: margins, ranks, squares.
//!
//! What reads all columns of a matrix product, by a sum, a maximum or cumulatively, where the column that a label from outside names is read
//! as well, is a loss over a vocabulary, or its metric. A label is an index that a gather takes along the columns, that a scatter puts
//! something at, or one that is compared with the number of each column, and that differs from row to row. Lengths, which compare by order,
//! are none. Of a gradient alone there may be no sum: contractions with the head's weights, or with the hidden states, read all columns too.

use crate::anchor;
use crate::anchor::{is_anchor_exponential, matmul_behind, matmul_when_inlined, product_behind};
use crate::attention::has_given_weights;
use crate::elementwise_component::{any_lowered, connected_tiles};
use crate::provenance::{is_from_outside, is_written};
use crate::tile::Tile;
use crate::{probabilities, widening};
use grpo_dataflow::column_pick;
use grpo_dataflow::column_pick::component;
use grpo_dataflow::iota::{compared_with_columns, is_iota_along};
use grpo_dataflow::{reducer, splat_number};
use grpo_ir::{Direction, Elementwise, Kind, Op, TensorType, Val, direction, gather_dims, scatter_dims};
use grpo_sweep::is_lowered;
use rustc_hash::FxHashSet as HashSet;

/// Where the regions of a module may start. Whether a label is read beside a tile is looked for among all
/// that elementwise operations connect with it, which in a deep network is most of it: of which sizes such tiles are is found out
/// once.
pub struct Anchors {
    /// The extents of dimensions in which some label names an entry.
    sizes: HashSet<i64>,
}

impl Anchors {
    /// Of a module as it is.
    pub fn of(module: Op) -> Anchors {
        let all = module.walk();
        let mut sizes: HashSet<i64> = all.iter().flat_map(|op| named_sizes(*op)).collect();
        sizes.remove(&1);
        Anchors { sizes }
    }

    /// Whether `op` could anchor a region; gives the value that it reduces: [`anchor::of_exponentials`], or a reading of all columns beside
    /// that of a label's.
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

/// Whether what an operation reads is made by a matrix product; by one with given weights, as a head's, where it sums rows as well, or
/// contracts. (A norm of a gradient by weights sums what a product makes, and an embedding's gradient is put at labels.)
fn is_of_product(op: Op, read: Tile) -> bool {
    let one_dimension = || op.ints("dimensions").is_none_or(|dims| dims.len() == 1);
    match op.is(Kind::DotGeneral) {
        false if one_dimension() => matmul_behind(read.val),
        false => matmul_behind(read.val) && has_given_weights(read),
        true => product_behind(read.val).is_some() && has_given_weights(read),
    }
}

/// The sizes of dimensions over which an anchor could run once the functions around it, and branches that are always taken, are
/// inlined, among all operations of a module.
pub fn sizes_when_inlined(all: &[Op]) -> HashSet<i64> {
    let size = |t: Tile| TensorType::of(t.val).map(|ty| ty.shape[t.axis]);
    let labels: HashSet<i64> = all.iter().flat_map(|op| label_sizes(*op)).collect();
    let mut sizes: HashSet<i64> =
        all.iter().filter_map(|op| anchor::when_inlined(*op)).filter_map(size).collect();
    sizes.extend(all.iter().filter_map(|op| probabilities::of_weights(*op)).filter_map(size));
    sizes.extend(picked(all).intersection(&labels));
    let wide = widening::sizes(all);
    // Of a gradient that is taken from outside of a loop or a function, no product is before the contraction.
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

/// The numbers of columns of products, of which some may be picked and nothing else is read.
fn picked(all: &[Op]) -> HashSet<i64> {
    let products = all.iter().filter(|op| anchor::is_product(**op));
    products.filter_map(|op| TensorType::of(op.result(0))).flat_map(|ty| ty.shape).collect()
}

/// The tiles of which an operation reads all columns of each row; of a sum over rows as well, whichever dimension the columns are.
pub(crate) fn reads_columns(op: Op) -> Vec<Tile> {
    let ints = |name| op.ints(name).unwrap_or_default();
    let of = |index: usize, axes: Vec<i64>| {
        let val = op.operand(index);
        let ty = TensorType::of(val);
        let long = move |axis: &usize| ty.as_ref().is_some_and(|ty| ty.shape[*axis] > 1);
        let axes = axes.into_iter().filter_map(|axis| usize::try_from(axis).ok());
        axes.filter(long).map(move |axis| Tile { val, axis }).collect::<Vec<_>>()
    };
    match op.kind() {
        Kind::Reduce if op.num_operands() == 2 && !is_lowered(op) => {
            let dims = ints("dimensions");
            let reads = match reducer(op) {
                Some(Elementwise::Add) => true,
                Some(Elementwise::Maximum | Elementwise::Minimum) => dims.len() == 1,
                _ => false,
            };
            if reads { of(0, dims) } else { Vec::new() }
        }
        Kind::ReduceWindow if op.num_operands() == 2 => of(0, long(&ints("window_dimensions"))),
        // As a scan by doubling reads them.
        Kind::Slice => of(0, long(&ints("strides"))),
        Kind::DotGeneral if anchor::is_product(op) => anchor::contracted_columns(op)
            .into_iter()
            .flat_map(|tile| of(usize::from(tile.val == op.operand(1)), vec![tile.axis as i64]))
            .collect(),
        _ => Vec::new(),
    }
}

/// The only dimension in which there is more than 1.
fn long(sizes: &[i64]) -> Vec<i64> {
    let long: Vec<i64> = (0..sizes.len() as i64).filter(|dim| sizes[*dim as usize] > 1).collect();
    if long.len() == 1 { long } else { Vec::new() }
}

/// Whether the column of a label is read of what is connected with a tile, or its number compared.
pub fn is_labelled<'c>(op: Op<'c>, tile: Tile<'c>) -> bool {
    let Some(kin) = op.block().and_then(|block| connected_tiles(block, tile)) else { return false };
    if any_lowered(&kin) {
        return false;
    }
    // A sum of exponentials over the columns is the anchor.
    let exponential = |t: &Tile<'c>| t.val.def().is_some_and(is_anchor_exponential);
    let along = op.ints("dimensions").is_some_and(|dims| dims.len() == 1);
    if op.is(Kind::Reduce) && along && kin.iter().any(exponential) {
        return false;
    }
    let vals: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    kin.iter().any(|t| {
        let picks = |op: Op<'c>| {
            op.is(Kind::Gather)
                && column_pick::pick(op, t.axis).is_ok()
                && is_label(op.operand(1), &vals)
        };
        let one_hot = t.val.def().is_some_and(|op| {
            one_hot_label(op, t.axis).is_some_and(|label| differs(label) && is_label(label, &vals))
        });
        let puts = t.val.def().is_some_and(|op| {
            op.is(Kind::Scatter)
                && column_pick::one_hot_scatter(op, t.axis).is_ok()
                && is_label(op.operand(1), &vals)
        });
        one_hot || puts || t.val.uses().into_iter().any(|used| used.index == 0 && picks(used.owner))
    })
}

/// Whether an index is from outside of these tiles, or written into the program.
fn is_label<'c>(index: Val<'c>, kin: &HashSet<Val<'c>>) -> bool {
    is_from_outside(index, kin) || is_written(index)
}

/// What is compared for equality with the numbers along `axis`.
fn one_hot_label(op: Op, axis: usize) -> Option<Val> {
    let equal = [Some(Direction::Eq), Some(Direction::Ne)];
    (op.is(Kind::Compare) && equal.contains(&direction(op))).then_some(())?;
    compared_with_columns(op, axis)
}

/// Whether a value is not one number that is repeated.
pub fn differs(v: Val) -> bool {
    let one = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elements() == 1);
    let repeats = v.def().is_some_and(|op| op.is(Kind::BroadcastInDim) && one(op.operand(0)));
    splat_number(v).is_none() && !repeats
}

/// The sizes of all dimensions in which an operation names entries by an index.
fn named_sizes(op: Op) -> Vec<i64> {
    let dims = match op.kind() {
        Kind::Gather => gather_dims(op).map(|d| d.start_index_map),
        Kind::Scatter => scatter_dims(op).map(|d| d.scatter_dims_to_operand_dims),
        _ => return label_sizes(op),
    };
    let ty = op.operands().first().copied().and_then(TensorType::of);
    let Some((dims, ty)) = dims.zip(ty) else { return Vec::new() };
    dims.into_iter().map(|dim| ty.shape[dim as usize]).collect()
}

/// The sizes of dimensions along which an operation may take a label's entry, or put something there; none of those along which it counts,
/// as `x[jnp.arange(N), ids]` counts rows.
fn label_sizes(op: Op) -> Vec<i64> {
    let Some(ty) = op.operands().first().copied().and_then(TensorType::of) else { return Vec::new() };
    let named = |dims: Vec<i64>, vector_dim: i64| {
        let counts = |c: usize| {
            let index = op.operand(1);
            // As a gradient clamps it.
            let clamped = index.def().filter(|op| op.is(Kind::Clamp)).map(|op| op.operand(1));
            component(clamped.unwrap_or(index), vector_dim as usize, c).is_some_and(|of| {
                let rank = TensorType::of(of).map_or(0, |ty| ty.rank());
                (0..rank).any(|dim| is_iota_along(of, dim))
            })
        };
        let dims = dims.into_iter().enumerate().filter(|(c, _)| !counts(*c));
        dims.map(|(_, dim)| ty.shape[dim as usize]).collect()
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
