//! `online`: see the pass's documentation below.

mod added;
mod facts;
mod plan;
mod write;

use crate::pass::{Pass, PassContext};
use crate::rewrite::sweeps::{read, sweep_blocks};
use crate::rewrite::{cleanup, common_subexpressions, schedule};
use facts::Facts;
use grpo_io::error::Result;
use grpo_ir::{Block, Builder, Elem, Op, Val};
use grpo_sweep::linear::View;
use grpo_sweep::{NodeId, Sink, Sweep, is_sweep};
use plan::Planner;
use rustc_hash::FxHashSet as HashSet;
use write::Writer;

/// Computes sums that wait for another sweep's result in the first sweep.
pub struct Online;

const NAME: &str = "online";

/// Maximum average number of rewrites per sweep of a block. A rewrite leaves a handful of simpler sums, so programs stay far below;
/// sums left over are computed by later sweeps.
const REWRITES_PER_SWEEP: usize = 64;

impl Pass for Online {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Computes sums that wait for another sweep's result in the first sweep.

A sweep that needs the maximum or the log-sum-exp of the logits cannot run together with the one that
computes it. These rewrites remove that dependence (`online/plan.rs` has their conditions):

- *pick*: a sum is split into the column of an id and all other columns; for the first the picked logits suffice, and
  the rest is arithmetic on rows, as for a gather of several columns of each row;
- *choice*: a row's condition selects between two sums;
- *online softmax*: `Σ exp(t − r)·f` is `exp(M − r)·Σ exp(t − M)·f`, where the `online` sink keeps the running
  maximum M of t and rescales its sums. `Σ exp(t − r)·(t − r')` and `Σ (t − r)` likewise. Row values leave
  the exponential only if they are the row's own maximum or log-sum-exp (the last one may be any), so that the
  sums fit the program's own rounded differences;
- *maximum*: `max (t − r)` is `max t − r` for such r.

Any other sum keeps its dependence and is computed by a later sweep, which is slower but always correct.

Before:
```mlir
%m = \"vocab.sweep\"(%h, %w) … {sinks = [{kind = \"max\"}]}
%z = \"vocab.sweep\"(%h, %w, %m) ({ … exponential(x - m) … }) {sinks = [{kind = \"sum\"}]}
```
After:
```mlir
%M, %A = \"vocab.sweep\"(%h, %w) … {sinks = [{kind = \"online\", terms = [{degree = 0 : i64, weighted = true}]}]}
%z = exp(%M - %m) * %A
```"
    }

    fn run(&self, module: Op, _context: &mut PassContext<'_>) -> Result<()> {
        for block in sweep_blocks(module) {
            // Sweeps created separately have separate, equal operands.
            common_subexpressions::unify_sweep_operands(block);
            rewrite_block(block)?;
            cleanup::erase_dead(block);
        }
        Ok(())
    }
}

fn rewrite_block(block: Block) -> Result<()> {
    // The values that depend on a sweep.
    let mut late: HashSet<Val> = HashSet::default();
    let mut facts = Facts::default();
    let mut visited: HashSet<Op> = HashSet::default();
    let mut before: Option<Op> = None;
    let ops = block.ops();
    let mut rewrites = REWRITES_PER_SWEEP * ops.iter().filter(|op| is_sweep(**op)).count();
    let mut next = ops.first().copied();
    while let Some(op) = next {
        if is_sweep(op) && rewrites > 0 && visited.insert(op) {
            let sweep = read(NAME, op)?;
            let late_rows: Vec<bool> = sweep.row_operands.iter().map(|v| late.contains(v)).collect();
            if let Some(v) = rewrite(op, sweep, late_rows, &mut facts) {
                rewrites -= 1;
                op.result(0).replace_all_uses(v);
                op.erase();
                // Visit the inserted operations.
                next = match before {
                    Some(b) => b.next(),
                    None => block.ops().first().copied(),
                };
                continue;
            }
        }
        if is_sweep(op) || schedule::reads(op).any(|v| late.contains(&v)) {
            late.extend(op.results());
        }
        before = Some(op);
        next = op.next();
    }
    Ok(())
}

/// The replacement of a sweep's only result, if a rewrite applies. In either case records the meaning of
/// the result as a fact.
fn rewrite<'c>(
    op: Op<'c>,
    mut sweep: Sweep<'c>,
    late_rows: Vec<bool>,
    facts: &mut Facts<'c>,
) -> Option<Val<'c>> {
    let [sink] = &sweep.sinks[..] else { return None };
    let sink = sink.clone();
    let any_late = late_rows.iter().any(|l| *l);
    let mut body = std::mem::take(&mut sweep.body);
    let sourceless = sweep.sources.is_empty() && sweep.col_operands.is_empty();
    let mut view = View::new(&mut body, late_rows);
    let value = match sink {
        Sink::Sum { value } if any_late || sourceless => {
            let b = Builder::before(op);
            let many = if sourceless { added::sum(&b, &sweep, view.body, value) } else { None };
            many.or_else(|| sum(b, &sweep, &mut view, facts, value))
        }
        Sink::Gather { value, columns } if any_late => {
            gathered(Builder::before(op), &sweep, &mut view, (value, columns))
        }
        Sink::Max { value } if any_late => largest(Builder::before(op), &sweep, &mut view, facts, value),
        _ => None,
    };
    facts.learn(&sweep, &mut view, &sink, value.unwrap_or(op.result(0)));
    value
}

fn sum<'c>(
    b: Builder<'c>,
    sweep: &Sweep<'c>,
    view: &mut View<'_>,
    facts: &mut Facts<'c>,
    value: NodeId,
) -> Option<Val<'c>> {
    if view.body.elem(value).accumulator() != Elem::F32 {
        return None;
    }
    let plan = Planner { sweep, facts, view }.plan(value)?;
    Some(Writer::new(b, sweep, view).sum(&plan, &[]))
}

/// A value in a few columns of each row, from its parts that do not depend on other sweeps: the rest is arithmetic on `[N,K]`.
fn gathered<'c>(
    b: Builder<'c>,
    sweep: &Sweep<'c>,
    view: &mut View<'_>,
    (value, columns): (NodeId, NodeId),
) -> Option<Val<'c>> {
    let is_f32 = view.body.elem(value).accumulator() == Elem::F32;
    let waits = is_f32 && view.is_early(columns) && !view.is_early(value);
    // A scatter of values that wait is a part as well.
    let parts = view.early_parts(value);
    if !waits || parts.iter().any(|part| !view.is_early(*part)) {
        return None;
    }
    Some(Writer::new(b, sweep, view).gathered(columns, value))
}

/// The largest value of a chain of differences is exactly the chain of the largest tile value, since rounded subtraction is
/// monotone. Requires that each row value is the maximum or log-sum-exp of the minuend: it is then infinite only if the whole row
/// becomes NaN.
fn largest<'c>(
    b: Builder<'c>,
    sweep: &Sweep<'c>,
    view: &mut View<'_>,
    facts: &mut Facts<'c>,
    value: NodeId,
) -> Option<Val<'c>> {
    if view.body.elem(value) != Elem::F32 || view.is_early(value) {
        return None;
    }
    let chain = view.chain(value)?;
    if facts.settled(sweep, view, &chain) < chain.steps.len() {
        return None;
    }
    let mut writer = Writer::new(b, sweep, view);
    let at = writer.largest(chain.tile);
    let at = writer.node(at);
    let v = writer.view.replay(&chain, at);
    Some(writer.row(v))
}
