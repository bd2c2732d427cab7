//! Loops over tiles of columns that are not coalesced: whether there are any, and the reasons that remarks have for them.

use crate::{anchors, multiplies_columns};
use grpo_dataflow::marks;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{While, sliced};
use grpo_ir::{Kind, Op, TensorType, Val};
use grpo_recognize::anchor::behind;
use grpo_recognize::tile::Tile;
use rustc_hash::FxHashSet as HashSet;

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

/// Attaches the reason to each loop with softmaxes of tiles of columns ([`marks::STAYS`]). `whole`: the reason if the loops can be
/// coalesced.
pub(crate) fn annotate(module: Op, whole: Option<&str>) {
    let unknown = "it, or another loop of the loss, is not known to visit neighbouring blocks of one size, each once, and to compute \
                   reductions over all columns or their gradients";
    for of in module.walk().into_iter().filter_map(While::of) {
        let anchors = anchors(&of);
        if multiplies_columns(&of, &anchors) || anchors.iter().any(|t| slices_columns(&of, t)) {
            of.op.set_attr_str(marks::STAYS, whole.unwrap_or(unknown));
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
