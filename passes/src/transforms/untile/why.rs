//! Why a loop over tiles of columns stays: the first thing in it that is not proven.

use super::carries::Results;
use super::inline_calls;
use super::lift::{Form, Lift};
use super::tiles::{Slice, Tiles, places};
use crate::analysis::counted::{Counted, While};
use crate::analysis::reshape::peel;
use crate::analysis::stacks::Stack;
use crate::analysis::{residuals, tiled};
use crate::ir::{Block, Op, TensorType, Val};
use crate::remarks::users_line;
use crate::rewrite::inline::Inliner;
use rustc_hash::FxHashSet as HashSet;

/// The reason, to stand behind "it was not put together: "; where all of it is understood, why the `whole` came to nothing.
pub(super) fn stays(of: While, whole: Option<&str>) -> String {
    let Some(counted) = Counted::of(of.op).filter(|counted| counted.ends_after().is_some()) else {
        return "how often it runs is not known when the program is compiled".into();
    };
    let tilings = Tiles::of(&counted);
    let reasons: Vec<Option<String>> =
        tilings.iter().map(|tiles| kept_apart(of, || unproven(&counted, tiles))).collect();
    if reasons.is_empty() {
        return uneven(&counted)
            .unwrap_or_else(|| "no slice in it takes one tile after the other of an array".into());
    }
    let understood = reasons.iter().any(Option::is_none);
    let reason = reasons.into_iter().flatten().next().filter(|_| !understood);
    let alone = whole.unwrap_or(
        "something else takes tiles of the same weights, or the loss of all columns is no chain",
    );
    let handed_on = |v: &Val| v.uses().into_iter().any(|used| While::of(used.owner).is_some());
    let stacks = (0..of.op.num_results()).filter(|at| Stack::of(&counted, *at).is_some());
    reason.unwrap_or_else(|| match stacks.map(|at| of.op.result(at)).any(|v| handed_on(&v)) {
        true => GRADIENT.into(),
        false => alone.into(),
    })
}

/// Of a loop that another one goes back over.
const GRADIENT: &str = "it stacks what each trip had, for a gradient that is taken from outside and is not understood: what goes \
                        back through the maximum or the sum is not proven to be that of all columns";

/// What `f` finds out by writing operations in front of a loop, which are taken away again.
fn kept_apart<T>(of: While, f: impl FnOnce() -> T) -> T {
    let Some(block) = of.op.block() else { return f() };
    let before: HashSet<Op> = block.ops().into_iter().collect();
    let found = f();
    let mut new: Vec<Op> = block.ops().into_iter().filter(|op| !before.contains(op)).collect();
    while let Some(last) = new.pop() {
        last.erase();
    }
    found
}

/// Of slices that move from trip to trip, but do not take neighbouring tiles.
fn uneven(counted: &Counted) -> Option<String> {
    counted.of.body.ops().into_iter().find_map(|op| {
        let slice = Slice::of(op, counted)?;
        let (dim, starts) = slice.varying()?;
        let width = slice.sizes[dim];
        let extent = *TensorType::of(slice.of)?.shape.get(dim)?;
        places(starts, width).is_none().then(|| {
            let at = at(op);
            match extent % width {
                0 => format!("its trips take tiles of {width} columns that are no neighbours{at}"),
                _ => format!(
                    "tiles of {width} do not divide {extent} columns, and the last one is moved back into the array, over columns \
                     that were met before{at}; columns padded with -inf can be put together, or a last tile of {} behind the loop",
                    extent % width
                ),
            }
        })
    })
}

/// The first thing that is not proven; none where everything is.
fn unproven(counted: &Counted, tiles: &Tiles) -> Option<String> {
    let mut lift = Lift::of(counted, tiles);
    let of = counted.of;
    let read: Vec<usize> =
        (0..of.op.num_results()).filter(|at| !of.op.result(*at).is_unused()).collect();
    let mut results = Results::of(&mut lift);
    let unknown: Vec<usize> = read.into_iter().filter(|at| results.get(*at).is_none()).collect();
    let stacked = |at: &usize| Stack::of(counted, *at).is_some();
    let carry = *unknown.iter().find(|at| !stacked(at)).or(unknown.first())?;
    let next = *of.next().get(carry)?;
    if stacked(&carry) {
        return Some(format!("{GRADIENT}{}", next.def().map_or_else(String::new, at)));
    }
    if let Some(op) = first_unknown(&lift, next) {
        return Some(format!("{} is not known to be the same of all columns{}", op.name(), at(op)));
    }
    let made = next.def().map_or_else(String::new, |op| format!(" by {}{}", op.name(), at(op)));
    Some(format!(
        "what it goes on with{made} is not proven to be a sum, a maximum or a running sum of exponentials of all columns, infinities \
         and NaN included"
    ))
}

/// The first operation behind `v` that nothing is known of, though all that it reads is known.
fn first_unknown<'c>(lift: &Lift<'_, 'c>, v: Val<'c>) -> Option<Op<'c>> {
    let (mut behind, mut pending) = (HashSet::default(), vec![v]);
    while let Some(v) = pending.pop() {
        let Some(op) = v.def().filter(|op| op.block() == Some(lift.of.body)) else { continue };
        if behind.insert(op) {
            pending.extend(op.operands());
        }
    }
    let known = |v: &Val<'c>| lift.form(*v).is_some();
    // What combines reductions of tiles is looked at as a whole.
    let combines = |v: Val<'c>| matches!(lift.form(v), Some(Form::Part { .. }));
    let all = lift.of.body.ops().into_iter().filter(|op| behind.contains(op));
    let mut unknown = all.filter(|op| {
        let operands = op.operands();
        op.results().iter().any(|v| !known(v))
            && operands.iter().all(known)
            && !operands.into_iter().any(combines)
    });
    unknown.next()
}

/// ` (FILE:LINE)` of the user's code.
fn at(op: Op) -> String {
    users_line(&op.location_text())
}

/// Whether something else takes tiles of what a product of all columns reads now: a loop with exponentials that stays, such as
/// a gradient that was written as a loop of its own, or one that was put together without the columns behind it.
pub(super) fn stays_beside(module: Op) -> bool {
    let all = module.walk();
    let whole = all.iter().filter(|op| op.attr(residuals::WHOLE).is_some());
    let read: HashSet<Val> = whole.flat_map(|op| op.operands()).map(peel).collect();
    let cut = |v: &Val| {
        let slice = v.def().filter(|op| op.is("stablehlo.slice"));
        slice.is_some_and(|op| read.contains(&peel(op.operand(0))))
    };
    let takes_tiles = |of: While| {
        let ops = of.body.ops();
        let slices = ops.iter().filter(|op| op.is("stablehlo.dynamic_slice"));
        let mut arrays = slices.filter_map(|op| of.outer(op.operand(0)));
        ops.iter().any(|op| op.is("stablehlo.exponential")) && arrays.any(|v| read.contains(&peel(v)))
    };
    read.iter().any(cut) || !read.is_empty() && all.into_iter().filter_map(While::of).any(takes_tiles)
}

/// Notes, on loops over tiles of columns that stay, why they do (`whole`: why what was put together came to nothing): for the remarks of what would be fused of all columns. What is
/// called in the loops beside them is inlined, since that tells what they are.
pub(super) fn say(module: Op, whole: Option<&str>) {
    let is_meant = |of: &While| of.op.attr(tiled::APART).is_none();
    let all = || module.walk().into_iter().filter_map(While::of).filter(is_meant);
    let is_tiled = |of: &While| !tiled::all(*of).is_empty();
    let blocks: HashSet<Block> = all().filter(is_tiled).filter_map(|of| of.op.block()).collect();
    let mut inliner = Inliner::of(module);
    let beside: Vec<While> =
        all().filter(|of| of.op.block().is_some_and(|block| blocks.contains(&block))).collect();
    beside.iter().for_each(|of| inline_calls(&mut inliner, *of));
    inliner.finish(module);
    for of in beside.into_iter().filter(is_tiled) {
        of.op.set_attr_str(tiled::STAYS, &stays(of, whole));
    }
}
