//! `partition`: see [`Partition::doc`].

mod collective;
mod dims;
mod groups;
mod padding;
mod proxy;
mod region;
mod shard;
mod split;

use crate::mesh_axis_assignment::Roles;
use crate::pass::{Pass, PassContext, failure};
use crate::rewrite::inline::Inliner;
use crate::rewrite::schedule::Effects;
use crate::rewrite::sweeps;
use grpo_dataflow::mesh::Mesh;
use grpo_dataflow::partitioning;
use grpo_dataflow::propagation::Propagation;
use grpo_dataflow::signature::device_bytes;
use grpo_dataflow::trip_count;
use grpo_io::error;
use grpo_io::remarks::mib;
use grpo_ir::{Op, Val};
use grpo_sweep::{Source, is_sweep};
use split::{Member, Split};

/// Splits the sweeps of a program that XLA's partitioner splits.
pub struct Partition;

const NAME: &str = partitioning::PASS;

impl Pass for Partition {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Splits the sweeps of a program that XLA's partitioner splits.

A kernel cannot be partitioned, so each sweep becomes an `sdy.manual_computation` over all mesh axes (within a
`shard_map` over some of them, over the others), in which every device sweeps its own rows and columns, with the
collectives that combine the results:

- rows (tokens) are split over some axes: row results need no collective, gradients by weights are summed over
  these axes, and scattered to the program's sharding;
- columns (the vocabulary) are split over others: online sums take the maximum over these axes and are
  rescaled to it; sums and gradients by hidden states are added; an argmax is the lowest column among those
  with the largest value; a column that is compared with an index is this device's own;
- weights enter with the program's sharding and are gathered over axes that do not split columns. If an axis splits columns here
  and the contracted dimension in the program, they enter split by columns: XLA moves them in an all-to-all.

The shardings of the program's values come from Shardy's propagation, which the MLIR library lacks: that of the jaxlib
in the process (the compile hook, `install`, `fuse`), or with --propagate=COMMAND that of a command
(`tools/dev/propagate`) that reads a module and writes the shardings of its probes. They determine what moves between
devices, never a number. Axes that split the batch keep splitting tokens, unless the weights enter split by them; an
axis that splits tokens and the vocabulary gets the role with less traffic; one that would replicate splits tokens. If an
axis divides no dimension, rows of zeros are added, and excluded from the results.

Sweeps share a region if the operations between them work on each row alone: the region contains these as well, so that
one sweep stashes logits for the other, and logits that are arguments are read once, as on one device.

With several meshes each loss is split over the one that most of its values are sharded on. If one loss cannot be
split, or without a propagation, the whole program is unchanged, with a remark.

Before:
```mlir
%m, %a = \"vocab.sweep\"(%h, %w) … : (tensor<128x32xf32>, tensor<32x1024xf32>) -> …
```
After, where %h is split over \"f\" by tokens and %w over \"f\" and \"t\":
```mlir
%m, %a = \"sdy.manual_computation\"(%h, %w) <{manual_axes = #sdy<manual_axes{\"f\", \"t\"}>, …}> ({
^bb0(%h: tensor<2x16x32xf32>, %w: tensor<8x512xf32>):
  %g = stablehlo.all_gather %w … -> tensor<32x512xf32>
  %m, %a = \"vocab.sweep\"(%h, %g) …
  %M = stablehlo.all_reduce %m, maximum
  %A = stablehlo.all_reduce %a * exp(%m - %M), add
```"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> error::Result<()> {
        let whole = partitioning::of_module(module);
        if whole.is_split() {
            sweeps::split_matrices(NAME, module)?;
        }
        let ops: Vec<Op> = module.walk().into_iter().filter(|op| is_sweep(*op)).collect();
        let is_automatic = |op: &Op| op.block().is_some_and(|b| whole.is_automatic(b));
        let automatic: Vec<Op> = ops.iter().copied().filter(is_automatic).collect();
        let Some(first) = automatic.first().copied() else { return Ok(()) };
        if let Err(why) = whole.meshes() {
            return refuse(context, first, why);
        }
        let mut calls = Inliner::of(module);
        let mut members = automatic.into_iter().map(Member::of).collect::<error::Result<Vec<_>>>()?;
        split::share_tokens(&mut members);
        let tokens = |op: &Op| members.iter().find(|m| m.op == *op).map(|m| &m.tokens[..]);
        let tokens: Vec<Option<&[i64]>> = ops.iter().map(tokens).collect();
        let answered = proxy::question(module, &tokens).and_then(|question| {
            let text = match &context.options.propagation {
                Propagation::None(why) => return Err(why.clone()),
                Propagation::By(ask) => ask.propagate(&question.text)?,
            };
            Ok((proxy::answer(&text)?, question))
        });
        let (shardings, question) = match answered {
            Ok(answered) => answered,
            Err(why) => return refuse(context, first, why),
        };
        // A reshape may have split an axis: its parts are separate axes from here on.
        let whole = whole.refined(|| shardings.values());
        let mut splits = split::splits(&members, &question.sweeps, &shardings, &whole);
        let mut roles = Vec::new();
        for split in &splits {
            match assigned(split, &splits, context) {
                Ok(found) => roles.push(found),
                Err(why) => return refuse(context, split.member.op, why),
            }
        }
        splits.iter_mut().zip(roles).for_each(|(split, roles)| split.roles = roles);

        let meshes = whole.meshes().expect("there were some");
        let mut ids = question.functions.iter().flat_map(|p| p.operands.iter().chain(&p.results));
        let shares = |_| {
            let text = ids.next().and_then(|id| shardings.get(id));
            let on = |mesh: &Mesh| Some(mesh.size(&mesh.dims(text?)?.concat()));
            meshes.iter().find_map(on).unwrap_or(1)
        };
        context.split.device_bytes = Some(device_bytes(module, shares));
        let effects = Effects::of(module);
        let groups = groups::groups(&splits, &effects, &mut calls, context.remarks);
        for split in &splits {
            for fusion in &mut context.report.fusions {
                if [fusion.rows, fusion.cols] == [split.member.sweep.rows, split.member.sweep.cols] {
                    let [rows, cols] = split.roles.shares(split.mesh);
                    fusion.devices = (rows * cols).unsigned_abs();
                }
            }
            context.remarks.applied(NAME, split.member.op, describe(split));
        }
        for group in groups {
            let last = group.last().expect("a group has a sweep").member.op;
            region::write(&group, &effects).map_err(|why| failure(NAME, last, why))?;
        }
        calls.finish(module);
        splits.iter().for_each(|split| crate::rewrite::cleanup::erase_dead(split.member.block));
        Ok(())
    }
}

/// Leaves the program unchanged, with a remark.
fn refuse(context: &mut PassContext<'_>, op: Op, reason: String) -> error::Result<()> {
    context.remarks.missed(NAME, op, format!("the program was not split: {reason}"));
    context.findings.no_split = Some(reason);
    Ok(())
}

/// The roles of the mesh axes for a sweep, by the shardings of all sweeps of its loss among `splits`.
///
/// # Errors
/// The reason why the loss is better left to XLA.
fn assigned(split: &Split, splits: &[Split], context: &PassContext<'_>) -> Result<Roles, String> {
    let loss: Vec<&Split> = splits.iter().filter(|other| other.is_alike(split)).collect();
    let hints = split.hints(&loss, &context.split.constraints);
    let roles = Roles::choose(split.mesh, &hints);
    let idle = roles.idle(&hints);
    if !idle.is_empty() {
        return Err(format!(
            "neither {:?} rows nor {} columns can be split evenly over the axes {} that the program uses",
            hints.tokens,
            hints.vocabulary,
            split.mesh.names(&idle)
        ));
    }
    if context.options.always_fuse {
        return Ok(roles);
    }
    is_large(split, &roles, context.options.min_logits_bytes)?;
    Ok(roles)
}

/// Checks that a device has at least `least` bytes of f32 logits, over all trips of surrounding loops with the same weights.
///
/// # Errors
/// The sizes.
fn is_large(split: &Split, roles: &Roles, least: u64) -> Result<(), String> {
    let weights: Vec<Val> = split.member.sweep.sources.iter().filter_map(Source::weights).collect();
    let times =
        if weights.is_empty() { 1 } else { trip_count::repetitions(split.member.block, &weights) };
    let [rows, cols] = roles.local(split.mesh);
    let bytes = (rows * cols * 4).saturating_mul(times).unsigned_abs();
    if bytes >= least {
        return Ok(());
    }
    Err(format!(
        "not worth it: {rows} rows x {cols} columns on each device{} are {:.1} MiB of f32 logits (a \
         fused loss pays from {} MiB, `min_logits`; `always_fuse` overrides)",
        trip_count::in_steps(times),
        mib(bytes),
        least >> 20
    ))
}

/// The description of one split sweep, for remarks.
fn describe(split: &Split) -> String {
    let Split { mesh, roles, member: Member { sweep, .. }, .. } = split;
    let over = |what: &str, axes: &[usize], added: i64| {
        let split = match axes {
            [] => format!("all {what}"),
            axes => format!("{what} split over {}", mesh.names(axes)),
        };
        if added > 0 { format!("{split} after {added} were added") } else { split }
    };
    let [rows, cols] = split.local();
    format!(
        "a sweep over {} rows x {} columns runs on {} devices: {} and {}, {rows} x {cols} on each",
        sweep.rows,
        sweep.cols,
        mesh.size(&split.free),
        over("rows", &roles.token_axes(), roles.rows() - sweep.rows),
        over("columns", &roles.vocabulary, roles.columns - sweep.cols),
    )
}
