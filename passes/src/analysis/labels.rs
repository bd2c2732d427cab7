//! Chains without an exponential that are losses nevertheless: margins, ranks, squares.
//!
//! What reads all columns of a matrix product, by a sum, a maximum or cumulatively, where the column that a label from outside names is read
//! as well, is a loss over a vocabulary, or its metric. A label is an index that a gather takes along the columns, or one that is compared
//! with the number of each column, and that differs from row to row. Lengths, which compare by order, are none.

use super::anchor::{self, is_anchor_exponential, matmul_behind, matmul_when_inlined};
use super::index;
use super::iota::compared_with_columns;
use super::kin::kin;
use super::origin::{is_from_outside, is_written};
use super::tile::Tile;
use super::{reducer, splat_number};
use crate::ir::{Direction, Op, TensorType, Val, attr_ints, direction, gather_dims};
use crate::sweep::is_own;
use rustc_hash::FxHashSet as HashSet;

/// Whether `op` could anchor a region; gives the value that it reduces: [`anchor::of_exponentials`], or a reading of all columns beside
/// that of a label's.
pub fn anchor(op: Op) -> Option<Tile> {
    anchor::of_exponentials(op).or_else(|| {
        let tile = reads_columns(op).filter(|tile| matmul_behind(tile.val))?;
        is_labelled(op, tile).then_some(tile)
    })
}

/// The sizes of dimensions over which an anchor could run once the functions around it, and branches that are always taken, are
/// inlined, among all operations of a module.
pub fn sizes_when_inlined(all: &[Op]) -> HashSet<i64> {
    let size = |t: Tile| TensorType::of(t.val).map(|ty| ty.shape[t.axis]);
    let labels: HashSet<i64> = all.iter().flat_map(|op| label_sizes(*op)).collect();
    let mut sizes: HashSet<i64> =
        all.iter().filter_map(|op| anchor::when_inlined(*op)).filter_map(size).collect();
    if !labels.is_subset(&sizes) {
        let reads =
            all.iter().filter_map(|op| reads_columns(*op)).filter(|t| matmul_when_inlined(t.val));
        sizes.extend(reads.filter_map(size).filter(|size| labels.contains(size)));
    }
    sizes.retain(|size| *size > 1);
    sizes
}

/// The tile of which an operation reads all columns of each row.
fn reads_columns(op: Op) -> Option<Tile> {
    let ints = |name| op.attr(name).and_then(attr_ints);
    let along = |dims: Vec<i64>| match dims[..] {
        [axis] => usize::try_from(axis).ok(),
        _ => None,
    };
    let axis = match op.name() {
        "stablehlo.reduce" if op.num_operands() == 2 && !is_own(op) => {
            let kinds = ["stablehlo.add", "stablehlo.maximum", "stablehlo.minimum"];
            reducer(op).filter(|name| kinds.contains(name))?;
            along(ints("dimensions")?)
        }
        "stablehlo.reduce_window" if op.num_operands() == 2 => long(&ints("window_dimensions")?),
        // As a scan by doubling reads them.
        "stablehlo.slice" => long(&ints("strides")?),
        _ => None,
    }?;
    let ty = TensorType::of(op.operand(0))?;
    (ty.shape[axis] > 1).then_some(Tile { val: op.operand(0), axis })
}

/// The only dimension in which there is more than 1.
fn long(sizes: &[i64]) -> Option<usize> {
    let mut long = (0..sizes.len()).filter(|dim| sizes[*dim] > 1);
    long.next().filter(|_| long.next().is_none())
}

/// Whether the column of a label is read of what is connected with a tile, or its number compared.
fn is_labelled<'c>(op: Op<'c>, tile: Tile<'c>) -> bool {
    let Some(kin) = op.block().and_then(|block| kin(block, tile)) else { return false };
    // A sum of exponentials is the anchor.
    let exponential = |t: &Tile<'c>| t.val.def().is_some_and(is_anchor_exponential);
    if op.is("stablehlo.reduce") && kin.iter().any(exponential) {
        return false;
    }
    let vals: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    kin.iter().any(|t| {
        let picks = |op: Op<'c>| {
            op.is("stablehlo.gather")
                && index::pick(op, t.axis).is_ok()
                && is_label(op.operand(1), &vals)
        };
        let one_hot = t.val.def().is_some_and(|op| {
            one_hot_label(op, t.axis).is_some_and(|label| differs(label) && is_label(label, &vals))
        });
        one_hot || t.val.uses().into_iter().any(|used| used.index == 0 && picks(used.owner))
    })
}

/// Whether an index is from outside of these tiles, or written into the program.
fn is_label<'c>(index: Val<'c>, kin: &HashSet<Val<'c>>) -> bool {
    is_from_outside(index, kin) || is_written(index)
}

/// What is compared for equality with the numbers along `axis`.
fn one_hot_label(op: Op, axis: usize) -> Option<Val> {
    let equal = [Some(Direction::Eq), Some(Direction::Ne)];
    (op.is("stablehlo.compare") && equal.contains(&direction(op))).then_some(())?;
    compared_with_columns(op, axis)
}

/// Whether a value is not one number that is repeated.
fn differs(v: Val) -> bool {
    let one = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elements() == 1);
    let repeats = v.def().is_some_and(|op| op.is("stablehlo.broadcast_in_dim") && one(op.operand(0)));
    splat_number(v).is_none() && !repeats
}

/// The sizes of dimensions along which an operation may take a label's entry.
fn label_sizes(op: Op) -> Vec<i64> {
    let Some(ty) = op.operands().first().copied().and_then(TensorType::of) else { return Vec::new() };
    match op.name() {
        "stablehlo.gather" => {
            let dims = gather_dims(op).map(|dims| dims.start_index_map).unwrap_or_default();
            dims.into_iter().map(|dim| ty.shape[dim as usize]).collect()
        }
        "stablehlo.compare" => {
            let label = |dim: &usize| one_hot_label(op, *dim).is_some_and(differs);
            (0..ty.rank()).filter(label).map(|dim| ty.shape[dim]).collect()
        }
        _ => Vec::new(),
    }
}
