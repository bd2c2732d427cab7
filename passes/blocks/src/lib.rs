//! `coalesce-blocks`: see [`CoalesceBlocks::doc`].
//!
//! - A loop's values over all trips: `lift`, by the `tiles` of the vocabulary, `place`s in arrays, `values`, masks of a label
//!   (`masked_scatter`) and functions of an id (`id_function`); `results` of the loop; its `tail`, the remaining columns.
//! - Running statistics: sums of exponentials, plain or weighted (`statistics`), a `maximum`.
//! - Gradients: a `pair` of loops, one the gradient of the other (`differentiated`, by `cotangents`; `max_gradient`).
//! - Around it: loops in a loop (`nest`), loops that stay (`remaining`).

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod cotangents;
mod differentiated;
mod id_function;
mod lift;
mod masked_scatter;
mod max_gradient;
mod maximum;
mod nest;
mod pair;
mod place;
mod remaining;
mod results;
mod statistics;
mod tail;
mod tiles;
mod values;

use differentiated::tentatively;
use grpo_dataflow::calls;
use grpo_dataflow::marks;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{self, Counted, While};
use grpo_dataflow::walk::Walk;
use grpo_io::error::Result;
use grpo_ir::{Kind, Op, TensorType, Val};
use grpo_recognize::anchor::{
    is_anchor_exponential, normalized_along, of_exponentials, source_product, weights_side,
};
use grpo_recognize::tile::Tile;
use grpo_transforms::findings::Speculation;
use grpo_transforms::pass::{Pass, PassContext};
use grpo_transforms::rewrite::cleanup;
use grpo_transforms::rewrite::fold_moves;
use grpo_transforms::rewrite::inline::Inliner;
use lift::{Form, Lift};
use results::Results;
use rustc_hash::FxHashSet as HashSet;
use tail::Trips;
use tiles::Tiles;

/// Coalesces loops over blocks of logits.
pub struct CoalesceBlocks;

impl Pass for CoalesceBlocks {
    fn name(&self) -> &'static str {
        "coalesce-blocks"
    }

    fn doc(&self) -> &'static str {
        "Coalesces loops over blocks of logits.

A loop over blocks of columns of the head's weights, or of logits, with running statistics computes a softmax block by
block. If the blocks are a partition of the columns, each value of the body that has a block's columns is computed for
all columns, and each result of the loop becomes the equal reduction over all columns: a sum, a maximum, a gradient
`dh + d·wᵀ`, an array that is written block by block, a running sum of exponentials or its logarithm, or, as for an
entropy, a running sum of exponentials times exponents. `outline` creates sweeps for these, with the target's tiles.

A running statistic is recognised by the function that its operations compute in real numbers, in any order: a trip
whose argument is the statistic of the columns before its block returns that of these columns and its own. `iota + first`
of a block is the column; `ids - first`, compared with the block's iota, is `ids` compared with the column.

The gradient of such a loop with a checkpointed step is another one, which reads the statistics that the trips of the first one
stacked, and carries cotangents of the maximum and the sum from the last trip to the first. By induction over the trips it is
`R·exp(x - M)`, in real numbers, with one number `R` a row, and nothing flows through the maximum. The second loop gets that
expression, and is a loop over blocks itself. If the cotangent of a maximum that one loop computes and others subtract is 0 in real
numbers, so is what the loop adds to the logits' gradient.

Columns that remain after the loop are the block of an additional trip, if the operations after the loop are the body's on
a narrower block.

A loop over blocks of rows of logits that are computed outside of it is coalesced as well, and so is one within a loop
over columns or around one, innermost loops first. Only the order of sums over rows changes.

A loop with unsupported operations is unchanged, and so are all loops of a loss if one of them is: blocks of another width
may round a logit differently. Then, or if `outline` fuses none of the results, the pipeline starts again without this pass.

Before:
```mlir
%r:3 = stablehlo.while(%i = %0, %m = %lowest, %s = %zeros) … do {
  %t = stablehlo.dynamic_slice %w, %c0, %first, sizes = [40, 64] …
  %x = stablehlo.dot_general %h, %t …
  …
}
```
After:
```mlir
%x = stablehlo.dot_general %h, %w …
%m = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1]
…
```"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        if !module.walk().into_iter().any(|op| op.is(Kind::While)) {
            return Ok(());
        }
        if context.findings.blocks.is_off {
            remaining::annotate(module, context.findings.blocks.why.as_deref());
            return Ok(());
        }
        let (mut made, mut inliner) = (HashSet::default(), Inliner::of(module));
        let stays = loop {
            let mut loops: Vec<Op> = module.walk().into_iter().filter(|op| op.is(Kind::While)).collect();
            // Innermost loops first.
            loops.reverse();
            let (mut stays, mut progress) = (false, false);
            for op in loops {
                let Some(of) = While::of(op) else { continue };
                if erases_max_gradient(&mut inliner, of) || replaces_gradient(&mut inliner, of, context)
                {
                    progress = true;
                    break;
                }
                let (multiplies, together) = as_sweep(&mut inliner, of, &mut made, context);
                let together = together
                    || is_around(&mut inliner, of) && coalesce(&mut inliner, of, &mut Aim::Rows);
                if together {
                    // Other loops may have been erased with it.
                    progress = true;
                    break;
                }
                stays |= multiplies;
            }
            context.done.blocks |= progress;
            // Now the users of these results are known.
            if !progress {
                break stays || remaining::any_left(module);
            }
        };
        inliner.finish(module);
        remaining::annotate(module, None);
        // Products of two shapes may round a logit differently, and forward and backward pass would not agree.
        if context.done.blocks && stays {
            context.findings.blocks = Speculation { is_off: true, ..Speculation::default() };
        }
        Ok(())
    }
}

/// Whether a loop over columns multiplies these by weights, and whether it was coalesced.
fn as_sweep<'c>(
    inliner: &mut Inliner<'c>,
    of: While<'c>,
    made: &mut HashSet<Val<'c>>,
    context: &PassContext<'_>,
) -> (bool, bool) {
    let multiplies = multiplies_columns(&of, &anchors(&of));
    let eligible = multiplies || reads_given(&of) || reads_one_of(&of, made);
    let mut aim = Aim::Sweep(made, context);
    if eligible && coalesce(inliner, of, &mut aim) {
        return (multiplies, true);
    }
    match coalesce_copy(inliner, of, &mut aim) {
        Some((more, together)) => (multiplies || more, together),
        None => (multiplies, false),
    }
}

/// The purpose of coalescing a loop.
enum Aim<'a, 'b, 'c> {
    /// A sweep, if profitable; the results of a loop over tiles of rows are added to the set.
    Sweep(&'a mut HashSet<Val<'c>>, &'a PassContext<'b>),
    /// A loop over rows as part of one over columns: of the product in the loop around it, or around the coalesced loop.
    Rows,
}

/// Replaces a loop over tiles of columns and the loop that is its gradient by a hand-written one. Returns whether it did.
fn replaces_gradient<'c>(inliner: &mut Inliner<'c>, of: While<'c>, context: &PassContext<'_>) -> bool {
    let mut producers = producers(of);
    producers.retain(|of| reads_given(of) || multiplies_columns(of, &anchors(of)));
    inline_with_producers(inliner, of, producers)
        && differentiated::replace(of.op, |lift| is_worth(lift, context))
}

/// Erases a loop that distributes the cotangent of a maximum, which is 0. Returns whether it did.
fn erases_max_gradient<'c>(inliner: &mut Inliner<'c>, of: While<'c>) -> bool {
    max_gradient::may_be_one(&of)
        && inline_with_producers(inliner, of, producers(of))
        && max_gradient::erase(of.op)
}

/// The loops whose results a loop reads.
fn producers(of: While) -> Vec<While> {
    let mut producers: Vec<While> =
        of.op.operands().filter_map(Val::def).filter_map(While::of).collect();
    producers.dedup_by_key(|of| of.op);
    producers
}

/// Inlines the calls in the body, those that define operands of the loop, and those that compute the integers that these depend on.
fn inline_calls<'c>(inliner: &mut Inliner<'c>, of: While<'c>) {
    inliner.inline_all(|| {
        let is_integer = |v: &Val| TensorType::of(*v).is_some_and(|ty| !ty.elem.is_float());
        let given = Walk::along(of.op.operands().filter_map(Val::def), |op| {
            let follows = op.results().all(|v| is_integer(&v));
            let operands = op.operands().filter(move |v| follows && is_integer(v));
            operands.filter_map(Val::def)
        });
        of.body.ops().into_iter().chain(given.items()).collect()
    });
}

/// Inlines the calls of a loop and of those that it reads. Returns whether there are any of these; does nothing without.
fn inline_with_producers<'c>(
    inliner: &mut Inliner<'c>,
    of: While<'c>,
    producers: Vec<While<'c>>,
) -> bool {
    let any = !producers.is_empty();
    producers
        .into_iter()
        .chain([of].into_iter().filter(|_| any))
        .for_each(|of| inline_calls(inliner, of));
    any
}

/// Coalesces a loop, with the remaining columns after it if there are any. Returns whether it did.
fn coalesce<'c>(inliner: &mut Inliner<'c>, of: While<'c>, aim: &mut Aim<'_, '_, 'c>) -> bool {
    inline_calls(inliner, of);
    let Some(counted) = Counted::of(of.op) else { return false };
    let tail = tail::find(inliner, &counted);
    tail.is_some_and(|trips| coalesce_trips(&trips, aim)) || coalesce_alone(counted, aim)
}

/// The same for a loop over columns whose body has loops, branches or scatters. Returns whether it multiplies columns by weights
/// once these are inlined, and whether it was coalesced.
fn coalesce_copy<'c>(
    inliner: &mut Inliner<'c>,
    of: While<'c>,
    aim: &mut Aim<'_, '_, 'c>,
) -> Option<(bool, bool)> {
    let copy = nest::copy(inliner, of)?;
    let multiplies = multiplies_columns(&copy, &anchors(&copy));
    let together = (multiplies || reads_given(&copy)) && coalesce(inliner, copy, aim);
    if together {
        of.op.erase();
    } else {
        nest::restore(copy.op, of.op);
    }
    Some((multiplies, together))
}

/// True if each trip reads a slice of a value in `made`: the backward loop of a coalesced one.
fn reads_one_of<'c>(of: &While<'c>, made: &HashSet<Val<'c>>) -> bool {
    let slices = of.body.ops().into_iter().filter(|op| op.is(Kind::DynamicSlice));
    slices.filter_map(|op| of.outer(op.operand(0))).any(|whole| made.contains(&peel(whole)))
}

/// True if a softmax of a loop's body is of logits that are arguments.
fn reads_given(of: &While) -> bool {
    anchors(of).iter().any(|t| source_product(t.val).is_none())
}

/// The anchors of softmaxes in a loop's body: sums and contractions of exponentials, exponents from which a row value is subtracted,
/// whose hand-written gradient may be reshaped before it is contracted, and maxima that another loop subtracts.
fn anchors<'c>(of: &While<'c>) -> Vec<Tile<'c>> {
    let ops = of.body.ops();
    let exponents = ops.iter().filter(|op| is_anchor_exponential(**op)).filter_map(|op| {
        let axis = normalized_along(op.result(0))?;
        Some(Tile { val: op.operand(0), axis })
    });
    let mut anchors: Vec<Tile> =
        ops.iter().copied().filter_map(of_exponentials).chain(exponents).collect();
    if maximum::is_subtracted(of) {
        anchors.extend(maximum::maxima(of));
    }
    anchors
}

/// True if one of these values of the body depends on a product with other weights in each trip.
fn multiplies_columns(of: &While, values: &[Tile]) -> bool {
    values.iter().any(|t| {
        let Some(product) = source_product(t.val) else { return false };
        let Some(weights) = weights_side(product, t.axis) else { return false };
        let [hidden, weights] = [1 - weights, weights].map(|side| product.operand(side));
        trip_count::vocabulary_tiles(of.body, hidden, weights) > 0
    })
}

/// True if a loop slices rows of hidden states, and its other operations only compute a coalesced loop over columns and its
/// gradients. Inlines calls in it.
fn is_around<'c>(inliner: &mut Inliner<'c>, of: While<'c>) -> bool {
    let is_whole = |op: &Op| op.attr(marks::WHOLE).is_some();
    let calls = of.body.ops().into_iter().filter(|op| calls::is_call(*op));
    if calls.filter_map(|call| inliner.callee(call)).any(|f| f.walk().iter().any(is_whole)) {
        inline_calls(inliner, of);
    }
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let sliced = |v: Val| trip_count::sliced(of.body, peel(v)).is_some();
    let products = of.body.ops().into_iter().filter(|op| op.is(Kind::DotGeneral));
    let (logits, others): (Vec<Op>, Vec<Op>) =
        products.partition(|op| is_whole(op) && op.operands().any(sliced));
    let of_logits = |v: Val| logits.iter().any(|op| elements(op.result(0)) == elements(v));
    !logits.is_empty() && others.iter().all(|op| op.operands().any(of_logits))
}

/// Coalesces a loop of several trips. Returns whether it did.
fn coalesce_alone<'c>(counted: Counted<'c>, aim: &mut Aim<'_, '_, 'c>) -> bool {
    counted.trips() > 1 && coalesce_trips(&Trips::of(counted), aim)
}

/// Writes the computation of all tiles before the loop, with some tiling, and erases the loop, or changes nothing.
fn coalesce_trips<'c>(trips: &Trips<'c>, aim: &mut Aim<'_, '_, 'c>) -> bool {
    let op = trips.counted.of.op;
    let Some(block) = op.block() else { return false };
    let mut tilings = Tiles::of(&trips.counted).into_iter();
    let Some(results) = tilings.find_map(|tiles| tentatively(block, || whole(trips, &tiles, aim)))
    else {
        return false;
    };
    for (old, new) in trips.ends.iter().zip(results) {
        if let (Some(old), Some(new)) = (old, new) {
            old.replace_all_uses(new);
        }
    }
    // The operations for the remaining columns are erased as well.
    cleanup::erase_dead(block);
    if block.ops().contains(&op) {
        op.erase();
    }
    cleanup::erase_dead(block);
    fold_moves::fold(block);
    true
}

/// The used results, computed for all tiles; none if one is unknown, if there is no softmax, or if it is not profitable.
fn whole<'c>(
    trips: &Trips<'c>,
    tiles: &Tiles,
    aim: &mut Aim<'_, '_, 'c>,
) -> Option<Vec<Option<Val<'c>>>> {
    let mut lift = Lift::of(&trips.counted, tiles, trips.others.clone());
    let of = trips.counted.of;
    let softmaxes: Vec<(Val, usize, Tile)> = anchors(&of)
        .into_iter()
        .filter_map(|t| match lift.form(t.val) {
            Some(Form::Tile { whole, dim, .. }) => Some((whole, dim, t)),
            _ => None,
        })
        .collect();
    let mut results = Results::of(&mut lift);
    let mut values = Vec::new();
    for (carry, end) in trips.ends.iter().enumerate() {
        values.push(if end.is_some() { Some(results.get(carry)?) } else { None });
    }
    let by_columns = results.statistics || softmaxes.iter().any(|(_, dim, t)| *dim == t.axis);
    let Aim::Sweep(made, context) = aim else {
        return (!by_columns && !softmaxes.is_empty()).then_some(values);
    };
    if by_columns {
        lift.mark_large();
        softmaxes.iter().for_each(|(whole, dim, _)| lift.measure(*whole, *dim));
    } else if softmaxes.is_empty() {
        return reads_one_of(&of, made).then_some(values);
    } else if softmaxes.iter().all(|(.., t)| source_product(t.val).is_none()) {
        for (whole, _, t) in softmaxes {
            lift.mark(whole, t.axis);
        }
        lift.mark_as_large();
    }
    if !is_worth(&lift, context) {
        return None;
    }
    // The stacked tiles of a loop over columns.
    let is_large = |v: &Val| TensorType::of(*v).map(|ty| ty.elements()) >= lift.logits.map(|all| all.0);
    let read = values.iter().flatten().map(|v| peel(*v)).filter(|v| !by_columns || is_large(v));
    made.extend(read);
    Some(values)
}

/// True if a sweep over the logits of all columns is profitable.
fn is_worth(lift: &Lift, context: &PassContext<'_>) -> bool {
    lift.logits.zip(lift.of.op.block()).is_some_and(|((elements, columns), block)| {
        context.options.may_pay(columns, trip_count::logits_bytes(block, elements))
    })
}
