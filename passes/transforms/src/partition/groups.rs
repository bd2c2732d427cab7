//! Which sweeps of a loss share a region.
//!
//! Two sweeps in one region are as on one device: one may stash logits for the other, and two sweeps over logits that are arguments
//! may be merged. The operations between them must be in the region as well, which is possible if they work on each row alone.

use crate::partition::split::Split;
use crate::rewrite::inline::Inliner;
use crate::rewrite::schedule::{self, Effects};
use grpo_io::remarks::Remarks;
use grpo_ir::{Op, TensorType, Val};
use grpo_recognize::rows::{Rows, Stop};
use grpo_sweep::{NodeId, Source, Sweep};

/// The computation of a sweep's operands that depend on earlier sweeps.
pub struct Program<'c> {
    /// A body over row operands and the results of the earlier sweeps, without sinks.
    pub sweep: Sweep<'c>,
    /// Numbers of the dependent operands, and their nodes.
    pub operands: Vec<(usize, NodeId)>,
}

impl<'c> Program<'c> {
    /// The computation between the sweeps `earlier` and `op` of one block. `together` are sweeps that share regions.
    ///
    /// # Errors
    /// Returns an operation that does not work on each row alone.
    pub fn of(
        earlier: &[Op<'c>],
        op: Op<'c>,
        together: &[Vec<Op<'c>>],
        effects: &Effects<'c>,
    ) -> Result<Program<'c>, Stop<'c>> {
        let blocked = |why: String| Stop::Blocked(op, why);
        let sweep = Sweep::from_op(op).map_err(blocked)?;
        let mut program =
            Program { sweep: Sweep::empty(sweep.rows, sweep.cols, sweep.loc), operands: vec![] };
        let Some(first) = earlier.first() else { return Ok(program) };
        let between = std::iter::successors(first.next(), |at| at.next()).take_while(|at| *at != op);
        let between: Vec<Op> = between.collect();
        let late = schedule::waiting(&between, earlier, together, effects);
        let sources: usize =
            sweep.sources.iter().map(|s| if matches!(s, Source::Head { .. }) { 2 } else { 1 }).sum();
        let rows = sources..sources + sweep.row_operands.len();
        let mut tracer = Rows::new(earlier, &late, &mut program.sweep);
        let mut operands: Vec<(usize, NodeId, Val)> = Vec::new();
        for (i, v) in op.operands().enumerate().filter(|(_, v)| late.contains(v)) {
            if !rows.contains(&i) {
                return Err(blocked(
                    "an operand that is no number per row waits for the first sweep".into(),
                ));
            }
            operands.push((i, tracer.node(v)?, v));
        }
        for (i, node, v) in operands {
            let elem = TensorType::of(v).expect("a row operand").elem;
            program.operands.push((i, program.sweep.body.convert(node, elem)));
        }
        Ok(program)
    }
}

/// Groups sweeps that can share a region, in the order of the module. Calls in between are inlined.
pub fn groups<'s, 'a, 'c>(
    splits: &'s [Split<'a, 'c>],
    effects: &Effects<'c>,
    calls: &mut Inliner<'c>,
    remarks: &mut Remarks,
) -> Vec<Vec<&'s Split<'a, 'c>>> {
    let mut groups: Vec<Vec<&Split>> = Vec::new();
    for split in splits {
        let op = split.member.op;
        let mut joined = None;
        for at in (0..groups.len()).rev() {
            let first = groups[at][0];
            if !first.shares_region(split) {
                continue;
            }
            let ops = |group: &Vec<&Split<'_, 'c>>| group.iter().map(|s| s.member.op).collect();
            let together: Vec<Vec<Op>> = groups.iter().map(ops).collect();
            let program = loop {
                match Program::of(&together[at], op, &together, effects) {
                    Err(Stop::Call(call)) if calls.inline(call) => {}
                    other => break other,
                }
            };
            match program {
                Ok(program) if program.operands.is_empty() => continue,
                Ok(_) => joined = Some(at),
                Err(stop) => {
                    let (op, why) = stop.reason();
                    let why = format!(
                        "a sweep shares no region with an earlier one, so that nothing is kept for it: {why}"
                    );
                    remarks.note(crate::partition::NAME, op, why);
                }
            }
            break;
        }
        match joined {
            Some(at) => groups[at].push(split),
            None => groups.push(vec![split]),
        }
    }
    groups
}
