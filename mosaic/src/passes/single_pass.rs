//! `single-pass`: see [`SinglePass::doc`].

use crate::settings::Settings;
use crate::{Tpu, emit, plan};
use grpo_dataflow::reshape::peel;
use grpo_io::error::Result;
use grpo_ir::{Builder, Op, TensorType, Val};
use grpo_loops::sweep_pair::SweepPair;
use grpo_recognize::rows::{Rows, Stop};
use grpo_sweep::{NodeId, NodeOp, Source, Sweep, is_sweep};
use grpo_transforms::pass::{Pass, PassContext};
use grpo_transforms::rewrite::cleanup;
use grpo_transforms::rewrite::inline::Inliner;
use grpo_transforms::rewrite::schedule::Effects;
use grpo_transforms::rewrite::sweeps::{read, sweep_blocks};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Fuses two sweeps over the same logits into one sweep of two phases.
pub struct SinglePass(pub Tpu);

const NAME: &str = "single-pass";

impl Pass for SinglePass {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Fuses two sweeps over the same logits where what lies between works on each row alone.

A loss takes two sweeps: one for the softmax's statistics, one for the gradient, whose row operands the
program computes from the statistics (log, ratio, clip, mask). Where each of these operations works on
each row alone, they become the row program of one sweep of two phases: its body reads results of the
sweep's first sinks at the same row. Calls in between are inlined. A mean over tokens that the gradient
waits for, a ratio per sequence, or a sum over the rows leaves the two sweeps as they are.

For logits that are an input, where a kernel can be written that keeps a block of whole rows in VMEM, so that
logits are read from HBM once. Contractions, and rows that are too long, stay in sweeps of their own.

Before:
```mlir
%m, %z = \"vocab.sweep\"(%x) … {sinks = [{kind = \"online\", terms = [{degree = 0 : i64, weighted = true}]}]}
%g = stablehlo.divide %c, %z : tensor<26xf32>
%d = \"vocab.sweep\"(%x, %m, %g) ({
^bb0(%l: tensor<f32>, %most: tensor<f32>, %u: tensor<f32>, %column: tensor<i32>):
  … exponential(%l - %most) * %u …
}) … {sinks = [{kind = \"store\"}]}
```
After:
```mlir
%m, %z, %d = \"vocab.sweep\"(%x, %c) ({
^bb0(%l: tensor<f32>, %k: tensor<f32>, %column: tensor<i32>, %most: tensor<f32>, %sum: tensor<f32>):
  %u = stablehlo.divide %k, %sum : tensor<f32>
  … exponential(%l - %most) * %u …
}) … {row_results = array<i64: 0, 1>, sinks = [{kind = \"online\", terms = [{degree = 0 : i64, weighted = true}]}, {kind = \"store\"}]}
```"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let mut calls = Inliner::of(module);
        let effects = Effects::of(module);
        let settings = self.0.settings(context.options);
        for block in sweep_blocks(module) {
            // Sweeps that a later one may find between itself and its logits.
            let mut earlier: Vec<(Op, Vec<Source>)> = Vec::new();
            let mut changed = false;
            for op in block.ops().into_iter().filter(|op| is_sweep(*op)) {
                let sweep = read(NAME, op)?;
                if sweep.is_two_phase() || !matches!(sweep.sources[..], [Source::Logits { .. }]) {
                    continue;
                }
                let mut joined = None;
                for at in (0..earlier.len()).rev().filter(|at| earlier[*at].1 == sweep.sources) {
                    let pair = SweepPair { pass: NAME, ops: [earlier[at].0, op], effects: &effects };
                    match fuse_pair(pair, &settings, &mut calls, context)? {
                        Outcome::Independent => continue,
                        Outcome::Refused => {}
                        Outcome::Fused => joined = Some(at),
                    }
                    break;
                }
                match joined {
                    Some(at) => {
                        earlier.remove(at);
                        changed = true;
                    }
                    None => earlier.push((op, sweep.sources)),
                }
            }
            if changed {
                cleanup::erase_dead(block);
            }
        }
        calls.finish(module);
        Ok(())
    }
}

enum Outcome {
    /// The second sweep does not wait for the first.
    Independent,
    Refused,
    Fused,
}

/// Fuses two sweeps over the same logits if what lies between works on each row alone.
///
/// # Errors
/// When a sweep is not well-formed.
fn fuse_pair<'c>(
    pair: SweepPair<'_, 'c>,
    settings: &Settings,
    calls: &mut Inliner<'c>,
    context: &mut PassContext<'_>,
) -> Result<Outcome> {
    let [first, second] = pair.ops;
    let (op, why) = loop {
        // Read again where a call was inlined: an operand may have been its result.
        let sweeps = pair.read()?;
        let (_, late) = pair.between();
        if !second.operands().any(|v| late.contains(&v)) {
            return Ok(Outcome::Independent);
        }
        match fuse(pair.ops, [&sweeps[0], &sweeps[1]], &late) {
            Ok(fused) => match refusal(&fused, settings) {
                None => {
                    let message = format!(
                        "reads {}x{} logits once: what lies between two sweeps works on each row alone",
                        fused.rows, fused.cols
                    );
                    context.remarks.applied(NAME, first, message);
                    pair.replace(|b| write(b, fused, &sweeps))?;
                    return Ok(Outcome::Fused);
                }
                Some(why) => break (second, why),
            },
            Err(Stop::Call(call)) if calls.inline(call) => {}
            Err(stop) => break stop.reason(),
        }
    };
    context.remarks.note(NAME, op, format!("two sweeps read the logits, not one: {why}"));
    Ok(Outcome::Refused)
}

/// Why no kernel computes a sweep of two phases; none if one does.
fn refusal(fused: &Sweep, settings: &Settings) -> Option<String> {
    let unsupported = emit::unsupported(fused).map(|what| format!("no kernel can do {what}"));
    unsupported.or_else(|| plan::choose(fused, settings, 0).err())
}

/// The two sweeps as one of two phases. Its row operands have one number per row, or one for all, in any
/// shape.
fn fuse<'c>(
    [first, second]: [Op<'c>; 2],
    [a, b]: [&Sweep<'c>; 2],
    late: &HashSet<Val<'c>>,
) -> std::result::Result<Sweep<'c>, Stop<'c>> {
    let others = b.col_operands.iter().chain(&b.matrices);
    if others.clone().any(|v| late.contains(v)) {
        let why = "an operand that is no number per row waits for the first sweep";
        return Err(Stop::Blocked(second, why.into()));
    }
    let mut fused = a.emptied();
    let has_columns = |v: &Val| v.tensor_type().rank() > 1;
    let rows = a.row_operands.iter().map(|v| fused.row(if has_columns(v) { *v } else { peel(*v) }));
    let rows: Vec<NodeId> = rows.collect();
    add(&mut fused, a, &rows);
    let firsts = [first];
    let mut tracer = Rows::new(&firsts, late, &mut fused);
    let node = |v: &Val<'c>| match has_columns(v) && !late.contains(v) {
        true => Ok(None),
        false => tracer.node(*v).map(Some),
    };
    let nodes = b.row_operands.iter().map(node).collect::<std::result::Result<Vec<_>, _>>()?;
    // What is read in its own type is rounded to it.
    let own = |i: usize| b.body.is_read_as_it_is(&b.roots(), &NodeOp::Row(i));
    let rows: Vec<NodeId> = nodes
        .into_iter()
        .zip(&b.row_operands)
        .enumerate()
        .map(|(i, (id, v))| {
            let Some(id) = id else { return fused.row(*v) };
            let ty = TensorType::of(*v).filter(|_| own(i));
            ty.map_or(id, |ty| fused.body.convert(id, ty.elem))
        })
        .collect();
    add(&mut fused, b, &rows);
    fused.prune();
    Ok(fused)
}

/// Adds a sweep's sinks to another one; `rows` are the nodes that its row operands become.
fn add<'c>(to: &mut Sweep<'c>, from: &Sweep<'c>, rows: &[NodeId]) {
    let sinks = to.copy_sinks(from, |to, node| match node.op {
        NodeOp::Row(i) => rows[i],
        _ => to.leaf(from, node),
    });
    to.sinks.extend(sinks);
}

/// Writes the fused sweep. Its row operands become vectors: those of `parts` where they have the same numbers.
fn write<'c>(b: &Builder<'c>, mut fused: Sweep<'c>, parts: &[Sweep<'c>; 2]) -> Vec<Val<'c>> {
    let vectors = parts.iter().flat_map(|part| &part.row_operands).rev();
    let known: HashMap<Val, Val> = vectors.flat_map(|v| [(peel(*v), *v), (*v, *v)]).collect();
    for v in &mut fused.row_operands {
        let elements = TensorType::of(*v).map_or(0, |t| t.elements());
        *v = match known.get(v) {
            Some(vector) => *vector,
            None if elements == fused.rows => b.reshape(*v, &[fused.rows]),
            None => b.broadcast(b.reshape(*v, &[]), &[fused.rows], &[]),
        };
    }
    fused.to_op(b).results().collect()
}
