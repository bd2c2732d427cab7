//! Residuals of nested loops whose gradient is taken outside of both: the outer loop stacks stacks.
//!
//! The residuals of a `scan` over steps of a `scan` over microbatches are `[steps, micro, tokens, vocabulary]`: each trip of the
//! outer loop stacks the inner loop's stack. In the backward pass the outer loop slices one step's stack, of which the inner loop
//! slices one microbatch's entry. `loops.rs` rematerializes over one border at a time:
//!
//! 1. This pass, inner loops first: directly after a loop with such a stack it inserts a loop that copies each entry to the same
//!    place of another stack. `loops.rs` recomputes the entries in the second loop; the values that it needs are small, and are
//!    passed. This loop has no row sums, and is marked.
//! 2. For the surrounding loop, a marked loop is like a matrix product: an operation that computes a residual and may be
//!    recomputed. So `loops.rs` recomputes it in the outer backward loop.
//! 3. There it precedes the inner backward loop, into which `loops.rs` moves its computation. The marked loop disappears.
//!
//! With more surrounding loops, step 1 is done for all but the outermost, and steps 2 and 3 for each.
//!
//! Step 1 requires that all uses are known: trip counts are constant, each entry is written once, nothing else reads the stacks,
//! and each backward loop reads entries that were written. If a marked loop remains, as where each trip of the outer loop has other
//! weights, the pipeline starts again without this pass, and `outline` reports what is kept.
//!
//! Entries are recomputed from the same numbers by the same operations: NaN, ±inf and fully masked rows are unchanged. An entry
//! that no trip writes keeps its initial value.

use crate::pass::PassContext;
use crate::rematerialize::loops::{Transfer, sizes_handed_over};
use crate::rematerialize::row_values::{is_widened, moves};
use crate::rematerialize::stacks::{Way, entry, may_be_of};
use grpo_dataflow::marks::MARK;
use grpo_dataflow::stacks::Stack;
use grpo_dataflow::trip_count::{Counted, While, line};
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Use, Val, int_array};

/// Inserts marked loops for stacks of nested loops that are read by a gradient outside of all of them.
pub(super) fn over(module: Op, context: &mut PassContext<'_>) {
    let mut loops: Vec<Op> = module.walk().into_iter().filter(|op| While::of(*op).is_some()).collect();
    // Inner loops first: the outer ones pass their results.
    loops.reverse();
    for of in loops.into_iter().filter_map(While::of) {
        let ways = Way::all(of);
        let sizes = if ways.is_empty() { Vec::new() } else { sizes_handed_over(of, context) };
        if sizes.is_empty() {
            continue;
        }
        let Some(counted) = Counted::of(of.op) else { continue };
        let known = |way: &Way<'_>| Stack::of(&counted, way.carry).filter(|stack| way.is_known(stack));
        let is_large = |way: &&Way<'_>| entry(way.stack).is_some_and(|size| may_be_of(size, &sizes));
        let mut stacks: Vec<Stack> = ways.iter().filter(is_large).filter_map(known).collect();
        let mut with_rows = false;
        while let Some(passing) = Passing::behind(&counted, &stacks) {
            let made = Counted::of(passing.made.op);
            let transfer = made.and_then(|made| Transfer::between(&counted, &made, &sizes));
            let again = transfer.as_ref().map(Transfer::stacks).unwrap_or_default();
            let transfer = transfer.filter(|_| again.len() == stacks.len());
            // Row sums that are passed in f32 are moved as well.
            let rows = transfer
                .as_ref()
                .filter(|transfer| transfer.rounds())
                .map(|transfer| passed_row_stacks(of, transfer));
            let mut rows = rows.unwrap_or_default();
            rows.retain(|carry| !again.contains(carry));
            match transfer {
                Some(transfer) if rows.is_empty() => {
                    transfer.write();
                    context.done.residuals = true;
                    break;
                }
                _ => passing.undo(),
            }
            stacks.retain(|stack| again.contains(&stack.carry));
            if !rows.is_empty() {
                let way = |carry: usize| ways.iter().find(|way| way.carry == carry).and_then(known);
                let ways: Option<Vec<Stack>> = rows.into_iter().map(way).collect();
                let Some(ways) = ways.filter(|_| !with_rows) else { break };
                stacks.extend(ways);
                with_rows = true;
            }
        }
    }
}

/// The stacks in bf16 of a loop's row sums that another loop reads.
fn passed_row_stacks(of: While, transfer: &Transfer) -> Vec<usize> {
    let is_row = |carry: &usize| {
        let v = of.op.result(*carry);
        is_widened(v) && transfer.is_of_rows(of, *carry) && is_read_by_loop(v)
    };
    (0..of.op.num_results()).filter(is_row).collect()
}

/// True if a loop reads a value, or a value that contains it.
fn is_read_by_loop(v: Val) -> bool {
    v.uses().into_iter().any(|used| {
        let op = used.owner;
        let around = op.parent().and_then(While::of).filter(|of| of.body.terminator() == Some(op));
        match around {
            Some(around) => is_read_by_loop(around.op.result(used.index)),
            None if While::of(op).is_some() => true,
            None => {
                let is_written = op.is(Kind::DynamicUpdateSlice) && used.index == 1;
                let is_moved = moves(op) || op.is(Kind::Convert);
                (is_written || is_moved) && is_read_by_loop(op.result(0))
            }
        }
    })
}

/// A loop that copies the entries of another one's stacks to the same places of new stacks, which replace the old ones in all
/// users.
pub(super) struct Passing<'c> {
    pub(super) made: While<'c>,
    stacks: Vec<Val<'c>>,
}

impl<'c> Passing<'c> {
    /// Inserts it after the loop; none without a stack, or if places are not equidistant.
    pub(super) fn behind(of: &Counted<'c>, stacks: &[Stack<'c>]) -> Option<Passing<'c>> {
        let trips: Vec<i64> = (0..extent(stacks.first()?.places.len())).collect();
        let lines: Option<Vec<[i64; 2]>> = stacks.iter().map(|s| line(&trips, &s.places)).collect();
        let (op, lines) = (of.of.op, lines?);
        let old: Vec<Val> = stacks.iter().map(|stack| op.result(stack.carry)).collect();
        let types: Option<Vec<TensorType>> = old.iter().map(|v| TensorType::of(*v)).collect();
        let (uses, types) = (old.iter().flat_map(|v| v.uses()).collect::<Vec<Use>>(), types?);
        let starts: Vec<Val> = stacks.iter().map(|stack| op.operand(stack.carry)).collect();
        let b = Builder::before(op.next()?);
        let passed = b.counted_loop(extent(trips.len()), 1, &starts, &old, |b, trip, now, carried| {
            let each = old.iter().zip(&types).zip(&lines).zip(now);
            let pass = |(((v, ty), line), now): (((&Val<'c>, &TensorType), &[i64; 2]), &Val<'c>)| {
                let elem = if i32::try_from(ty.shape[0]).is_ok() { Elem::I32 } else { Elem::I64 };
                let scalar = TensorType::new([], elem);
                let mut indices = vec![b.int(&scalar, 0); ty.rank()];
                indices[0] = b.scaled(trip, *line, &scalar);
                let mut entry = ty.clone();
                entry.shape[0] = 1;
                let sizes = [("slice_sizes", int_array(&entry.shape))];
                let from: Vec<Val> = [&[carried.inside(*v)], &indices[..]].concat();
                let entry = b.one(Kind::DynamicSlice, &from, &sizes, &entry);
                let to: Vec<Val> = [&[*now, entry], &indices[..]].concat();
                b.one(Kind::DynamicUpdateSlice, &to, &[], ty)
            };
            each.map(pass).collect()
        });
        let made = passed.first()?.def().and_then(While::of)?;
        made.op.set_unit_attr(MARK);
        for used in uses {
            let at = old.iter().position(|v| used.owner.operand(used.index) == *v)?;
            used.owner.set_operand(used.index, passed[at]);
        }
        Some(Passing { made, stacks: old })
    }

    /// Removes it.
    pub(super) fn undo(self) {
        let op = self.made.op;
        // Several stacks may share the first carry.
        for (at, stack) in self.stacks.into_iter().enumerate() {
            op.result(1 + at).replace_all_uses(stack);
        }
        let start = op.operand(0).def();
        op.erase();
        start.into_iter().for_each(Op::erase);
    }
}
