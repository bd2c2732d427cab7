//! The reason why a loop over tiles of columns is not coalesced, for remarks.

use crate::tiles::{Slice, Tiles, places};
use crate::{anchors, multiplies_columns};
use grpo_dataflow::marks;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{Counted, While, sliced};
use grpo_io::remarks::users_line;
use grpo_ir::{Kind, Op, TensorType, Val};
use grpo_recognize::anchor::behind;
use grpo_recognize::tile::Tile;
use rustc_hash::FxHashSet as HashSet;

/// The reason; `whole` is the one if every operation of the loop is supported.
fn reason(of: While, whole: Option<&str>) -> String {
    let Some(counted) = Counted::of(of.op).filter(|counted| counted.ends_after().is_some()) else {
        return "how often it runs is not known when the program is compiled".into();
    };
    let tilings = Tiles::of(&counted);
    if tilings.is_empty() {
        let uneven = of.body.ops().into_iter().find_map(|op| uneven(op, &counted));
        return uneven
            .unwrap_or_else(|| "no slice in it takes one tile after the other of an array".into());
    }
    let unknown = "its results are not known to be reductions over all columns, or their gradients, or something else takes tiles of the \
                   same weights, or the loss of all columns is not recognised";
    whole.unwrap_or(unknown).into()
}

/// The reason for a slice that moves from trip to trip, but not over neighbouring tiles.
fn uneven(op: Op, counted: &Counted) -> Option<String> {
    let slice = Slice::of(op, counted)?;
    let (dim, starts) = slice.varying()?;
    let width = slice.sizes[dim];
    let extent = *TensorType::of(slice.of)?.shape.get(dim)?;
    let at = users_line(&op.location_text());
    places(starts, width).is_none().then(|| match extent % width {
        0 => format!("its trips take tiles of {width} columns that are no neighbours{at}"),
        _ => format!(
            "tiles of {width} do not divide {extent} columns, and the last one is moved back into the array, over columns \
             that were met before{at}; columns padded with -inf can be coalesced, or a last tile of {} behind the loop",
            extent % width
        ),
    })
}

/// The reason for other loops of a loss if `of` is not coalesced.
pub(crate) fn other_loops(of: While) -> String {
    let line = users_line(&of.op.location_text());
    format!("another loop of the same loss{line} stays: {}", reason(of, None))
}

/// True if tiles of a product over all columns are also computed elsewhere: by a loop with exponentials that is not coalesced, such
/// as a separate loop for the gradient, or one that was coalesced without the remaining columns.
pub(crate) fn any_left(module: Op) -> bool {
    let all = module.walk();
    let whole = all.iter().filter(|op| op.attr(marks::WHOLE).is_some());
    let read: HashSet<Val> = whole.flat_map(|op| op.operands()).map(peel).collect();
    let cut = |v: &Val| {
        let slice = v.def().filter(|op| op.is(Kind::Slice));
        slice.is_some_and(|op| read.contains(&peel(op.operand(0))))
    };
    let takes_tiles = |of: While| {
        let ops = of.body.ops();
        let slices = ops.iter().filter(|op| op.is(Kind::DynamicSlice));
        let mut arrays = slices.filter_map(|op| of.outer(op.operand(0)));
        ops.iter().any(|op| op.is(Kind::Exponential)) && arrays.any(|v| read.contains(&peel(v)))
    };
    read.iter().any(cut) || !read.is_empty() && all.into_iter().filter_map(While::of).any(takes_tiles)
}

/// Attaches the reason to each loop with softmaxes of tiles of columns ([`marks::STAYS`]).
pub(crate) fn annotate(module: Op, whole: Option<&str>) {
    for of in module.walk().into_iter().filter_map(While::of) {
        let anchors = anchors(&of);
        if multiplies_columns(&of, &anchors) || anchors.iter().any(|t| slices_columns(&of, t)) {
            of.op.set_attr_str(marks::STAYS, &reason(of, whole));
        }
    }
}

/// True if a tile of a loop's body is computed elementwise from a slice of other columns of an array in each trip.
fn slices_columns(of: &While, t: &Tile) -> bool {
    let extent = |v: Val| TensorType::of(v).and_then(|ty| ty.shape.get(t.axis).copied());
    let is_block = |op: Op| {
        op.is(Kind::DynamicSlice)
            && sliced(of.body, op.result(0)).is_some_and(|whole| extent(whole) != extent(op.result(0)))
    };
    behind(t.val, is_block).is_some()
}
