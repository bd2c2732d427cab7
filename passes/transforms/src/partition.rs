//! `partition`: see [`Partition::doc`].

mod collective;
mod cut_rows;
mod dims;
mod exchange;
mod extra;
mod groups;
mod padding;
mod proxy;
mod region;
mod row_shapes;
mod shard;

use crate::collective_cost::{self, Weights};
use crate::mesh_axis_assignment::{Constraint, Hints, Roles};
use crate::pass::{Pass, PassContext, failure};
use crate::rewrite::inline::Inliner;
use crate::rewrite::schedule::Effects;
use crate::rewrite::sweeps;
use dims::{Dim, Dims};
use grpo_dataflow::mesh::{Axes, Mesh};
use grpo_dataflow::partitioning::{self, Partitioning};
use grpo_dataflow::propagation::Propagation;
use grpo_dataflow::signature::device_bytes;
use grpo_dataflow::trip_count;
use grpo_io::error::Result;
use grpo_io::remarks::mib;
use grpo_ir::{Block, Op, TensorType, Val};
use grpo_recognize::rows::plain;
use grpo_sweep::{Sink, Source, Sweep, is_sweep};
use proxy::Probes;
use region::Part;
use shard::{Sharding, Split};

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
- weights enter with the program's sharding and are gathered over axes that do not split columns; over axes that split
  columns here and the contracted dimension there, devices exchange parts of them.

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

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let whole = partitioning::of_module(module);
        if whole.is_split() {
            sweeps::split_matrices(NAME, module)?;
        }
        let sweeps: Vec<Op> = module.walk().into_iter().filter(|op| is_sweep(*op)).collect();
        let automatic = |op: &&Op| op.block().is_some_and(|b| whole.is_automatic(b));
        let Some(first) = sweeps.iter().find(automatic).copied() else { return Ok(()) };
        if let Err(why) = whole.meshes() {
            return refuse(context, first, why);
        }
        let mut calls = Inliner::of(module);
        for op in sweeps.iter().copied() {
            let sweep = Sweep::from_op(op).map_err(|why| failure(NAME, op, why))?;
            if let Some(block) = op.block().filter(|b| whole.is_automatic(*b)) {
                cut_rows::widen(block, &dims::tokens(&sweep), &mut calls);
            }
        }
        let mut chains = Vec::new();
        for op in sweeps.iter().copied() {
            let sweep = Sweep::from_op(op).map_err(|why| failure(NAME, op, why))?;
            let block = op.block().filter(|b| whole.is_automatic(*b));
            if block.is_some() && sweep.sinks.iter().any(|sink| sweep.init(sink).is_some()) {
                let why = "each device would add the initial value of a gradient: `accumulate` runs after this pass";
                return Err(failure(NAME, op, why));
            }
            let tokens = dims::tokens(&sweep);
            chains.extend(block.map(|block| Member { op, block, tokens, sweep }));
        }
        share_tokens(&mut chains);
        let tokens: Vec<Option<Vec<i64>>> = sweeps
            .iter()
            .map(|op| chains.iter().find(|m| m.op == *op).map(|m| m.tokens.clone()))
            .collect();
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
        let meshes = whole.meshes().expect("there were some");
        let probes: Vec<&Probes> =
            tokens.iter().zip(&question.sweeps).filter(|(t, _)| t.is_some()).map(|(_, p)| p).collect();
        let places: Vec<Place> = chains
            .iter()
            .map(|member| {
                let alike = chains.iter().zip(&probes).filter(|(other, _)| other.is_with(member));
                let ids = alike.flat_map(|(_, p)| p.operands.iter().chain(&p.results));
                let texts: Vec<&String> = ids.filter_map(|id| shardings.get(id)).collect();
                Place::of(&whole, meshes, member.block, &texts)
            })
            .collect();
        let known: Vec<(Vec<Sharding>, Vec<Sharding>)> = places
            .iter()
            .zip(probes)
            .map(|(place, p)| {
                let known = |id: &usize| place.sharding(shardings.get(id)?);
                (p.operands.iter().map(known).collect(), p.results.iter().map(known).collect())
            })
            .collect();
        let mut splits: Vec<(Dims, Hints)> = Vec::new();
        for (member, (operands, results)) in chains.iter().zip(&known) {
            let dims = Dims::of(&member.sweep, &member.tokens);
            let hints = hints(&dims, operands, results);
            splits.push((dims, hints));
        }
        let mut roles = Vec::new();
        for (member, place) in chains.iter().zip(&places) {
            let mesh = place.mesh;
            let extent = [member.sweep.rows, member.sweep.cols];
            let alike = context.split.constraints.iter().filter(|c| c.extent == extent);
            let columns = |c: &Constraint| place.sharding(&c.sharding)?.0.get(c.axis).cloned();
            let mut all = Hints {
                tokens: member.tokens.clone(),
                vocabulary: member.sweep.cols,
                columns: alike.filter_map(columns).collect(),
                may_pad: true,
                ..Hints::default()
            };
            for ((other, (_, hints)), elsewhere) in chains.iter().zip(&splits).zip(&places) {
                if other.is_with(member) && place.is_like(elsewhere) {
                    all.rows.extend(hints.rows.iter().cloned());
                    all.columns.extend(hints.columns.iter().cloned());
                    all.weights.extend(&hints.weights);
                    all.contracted.extend(&hints.contracted);
                    all.others.extend(&hints.others);
                    all.may_pad &= !has_logits(&other.sweep);
                }
            }
            let chosen = Roles::choose(mesh, &all);
            if let Some(why) = not_worth(mesh, &chosen, &all, times(member), context) {
                return refuse(context, member.op, why);
            }
            let alike =
                chains.iter().zip(&places).filter(|(m, p)| m.is_with(member) && place.is_like(p));
            let heads = heads(&alike.map(|(m, _)| &m.sweep).collect::<Vec<_>>());
            if let Some(why) = moves_more(mesh, &chosen, &all, &heads, context) {
                return refuse(context, member.op, why);
            }
            roles.push(chosen);
        }
        let mut ids = question.functions.iter().flat_map(|p| p.operands.iter().chain(&p.results));
        let shares = |_| {
            let text = ids.next().and_then(|id| shardings.get(id));
            let on = |mesh: &Mesh| Some(mesh.size(&mesh.dims(text?)?.concat()));
            meshes.iter().find_map(on).unwrap_or(1)
        };
        context.split.device_bytes = Some(device_bytes(module, shares));
        let effects = Effects::of(module);
        let groups = groups::groups(&chains, &roles, &effects, &mut calls, context.remarks);
        for (i, member) in chains.iter().enumerate() {
            let global = [member.sweep.rows, member.sweep.cols];
            let (Place { mesh, free }, roles) = (&places[i], &roles[i]);
            let shares = [mesh.size(&roles.token_axes()), mesh.size(&roles.vocabulary)];
            let rows = roles.extents.iter().product::<i64>();
            let local = [rows / shares[0], roles.columns / shares[1]];
            for fusion in &mut context.report.fusions {
                if [fusion.rows, fusion.cols] == global {
                    fusion.devices = (shares[0] * shares[1]).unsigned_abs();
                }
            }
            let message = describe(mesh, free, roles, global, local);
            context.remarks.applied(NAME, member.op, message);
        }
        for group in groups {
            let part = |i: usize| {
                let (member, (operands, results)) = (&chains[i], &known[i]);
                let dims = &splits[i].0;
                let Place { mesh, free } = &places[i];
                let split = Split { mesh, free, roles: &roles[i], dims, operands, results };
                Part { op: member.op, split }
            };
            let last = chains[*group.last().expect("a group has a sweep")].op;
            let parts: Vec<Part<'_, '_>> = group.into_iter().map(part).collect();
            region::write(&parts, &effects).map_err(|why| failure(NAME, last, why))?;
        }
        for ((member, place), roles) in chains.iter().zip(&places).zip(&roles) {
            // The first dimension's axes survive flattening.
            if roles.tokens.iter().skip(1).any(|axes| place.mesh.size(axes) > 1) {
                row_shapes::unflatten(member.block, &member.tokens);
            }
        }
        calls.finish(module);
        for block in chains.iter().map(|m| m.block) {
            crate::rewrite::cleanup::erase_dead(block);
        }
        Ok(())
    }
}

/// Leaves the program unchanged, with a remark.
fn refuse(context: &mut PassContext<'_>, op: Op, reason: String) -> Result<()> {
    context.remarks.missed(NAME, op, format!("the program was not split: {reason}"));
    context.findings.no_split = Some(reason);
    Ok(())
}

/// A sweep to be split.
struct Member<'c> {
    op: Op<'c>,
    block: Block<'c>,
    tokens: Vec<i64>,
    sweep: Sweep<'c>,
}

impl Member<'_> {
    /// True if two sweeps belong to one loss and are therefore split alike: sweeps of one block over the same number of rows and
    /// columns, or with such heads in another block (a loop that recomputes the logits for their gradient). With another split a
    /// product would sum in another order, and an exponential of logits in the thousands would not fit its normaliser.
    fn is_with(&self, other: &Member) -> bool {
        let heads = |member: &Member| -> Vec<Option<Vec<TensorType>>> {
            let head = |source: &Source| match source {
                Source::Head { hidden, weights, .. } => {
                    [*hidden, *weights].map(TensorType::of).into_iter().collect()
                }
                Source::Logits { .. } => None,
            };
            member.sweep.sources.iter().map(head).collect()
        };
        (self.sweep.rows, self.sweep.cols) == (other.sweep.rows, other.sweep.cols)
            && (self.block == other.block || heads(self) == heads(other))
    }
}

/// The mesh axes available to a sweep.
struct Place<'m> {
    mesh: &'m Mesh,
    /// Axes over which the sweep may be split; a surrounding `shard_map` is manual over the others.
    free: Axes,
}

impl<'m> Place<'m> {
    /// The mesh of a `shard_map` around `block`, otherwise the one that most of the loss's shardings name.
    fn of(whole: &'m Partitioning, meshes: &'m [Mesh], block: Block, texts: &[&String]) -> Place<'m> {
        let votes = |m: &Mesh| texts.iter().filter(|text| m.is_of(text)).count();
        let most = || meshes.iter().rev().max_by_key(|m| votes(m)).expect("there is a mesh");
        let mesh = whole.mesh_around(block).unwrap_or_else(most);
        Place { mesh, free: Partitioning::automatic_axes(mesh, block) }
    }

    /// True if axes mean the same in both places.
    fn is_like(&self, other: &Place) -> bool {
        (&self.mesh.name, &self.free) == (&other.mesh.name, &other.free)
    }

    /// A sharding, if it is on this mesh and over its free axes only.
    fn sharding(&self, text: &str) -> Sharding {
        let axes = self.mesh.dims(text)?;
        let free = axes.iter().flatten().all(|axis| self.free.contains(axis));
        free.then(|| (axes, text.to_string()))
    }
}

/// Assigns all sweeps of a loss the token dimensions of the sweep with the most.
fn share_tokens(chains: &mut [Member]) {
    let all: Vec<Vec<i64>> = chains
        .iter()
        .map(|member| {
            let alike = chains.iter().filter(|other| other.is_with(member));
            alike.map(|m| &m.tokens).max_by_key(|t| t.len()).expect("itself").clone()
        })
        .collect();
    for (member, tokens) in chains.iter_mut().zip(all) {
        member.tokens = tokens;
    }
}

/// The shardings of one sweep as hints.
fn hints(dims: &Dims, operands: &[Sharding], results: &[Sharding]) -> Hints {
    let mut hints = Hints::default();
    let entering = dims.operands.iter().zip(operands).map(|(list, sharding)| (list, sharding, true));
    let leaving = dims.results.iter().zip(results).map(|(list, sharding)| (list, sharding, false));
    for (list, sharding, enters) in entering.chain(leaving) {
        let Some((axes, _)) = sharding else { continue };
        let mut rows: Vec<Axes> = vec![vec![]; dims.tokens.len()];
        let mut has_rows = false;
        for (dim, axes) in list.iter().zip(axes) {
            match dim {
                Dim::Token(i) => {
                    has_rows = true;
                    rows[*i] = axes.clone();
                }
                Dim::Vocabulary => {
                    hints.columns.push(axes.clone());
                    if enters && shard::is_weights(list) {
                        hints.weights.extend(axes);
                    }
                }
                Dim::Weights(_) if enters => {
                    hints.contracted.extend(axes);
                    hints.others.extend(axes);
                }
                Dim::Hidden(_) | Dim::Weights(_) => hints.others.extend(axes),
            }
        }
        if has_rows {
            hints.rows.push(rows);
        }
    }
    hints
}

/// True if a sweep has an operand or result as large as the logits.
fn has_logits(sweep: &Sweep) -> bool {
    let given = |s: &Source| matches!(s, Source::Logits { .. });
    sweep.sources.iter().any(given) || sweep.sinks.iter().any(|s| matches!(s, Sink::Store { .. }))
}

/// How often surrounding loops run a sweep on the same weights.
fn times(member: &Member) -> i64 {
    let weights: Vec<Val> = member.sweep.sources.iter().filter_map(Source::weights).collect();
    if weights.is_empty() { 1 } else { trip_count::repetitions(member.block, &weights) }
}

/// Why a loss whose sweeps run this often is better left to XLA.
fn not_worth(
    mesh: &Mesh,
    roles: &Roles,
    hints: &Hints,
    times: i64,
    context: &PassContext<'_>,
) -> Option<String> {
    let idle = roles.idle(hints);
    if !idle.is_empty() {
        return Some(format!(
            "neither {:?} rows nor {} columns can be split evenly over the axes {} that the program uses",
            hints.tokens,
            hints.vocabulary,
            mesh.names(&idle)
        ));
    }
    let rows = roles.extents.iter().product::<i64>() / mesh.size(&roles.token_axes());
    let cols = roles.columns / mesh.size(&roles.vocabulary);
    let bytes = (rows * cols * 4).saturating_mul(times);
    let least = context.options.min_logits_bytes;
    (!context.options.always_fuse && bytes.unsigned_abs() < least).then(|| {
        let steps = trip_count::in_steps(times);
        format!(
            "not worth it: {rows} rows x {cols} columns on each device{steps} are {:.1} MiB of f32 logits (a \
             fused loss pays from {} MiB, `min_logits`; `always_fuse` overrides)",
            mib(bytes.unsigned_abs()),
            least >> 20
        )
    })
}

/// The weights of a loss's heads, without duplicates.
fn heads(chain: &[&Sweep]) -> Vec<Weights> {
    let mut seen: Vec<Val> = Vec::new();
    let mut found = Vec::new();
    let has_gradient =
        chain.iter().flat_map(|s| &s.sinks).any(|sink| matches!(sink, Sink::ContractRows { .. }));
    for source in chain.iter().flat_map(|s| &s.sources) {
        let Source::Head { hidden, weights, .. } = source else { continue };
        let Some((hidden, ty)) = TensorType::of(*hidden).zip(TensorType::of(*weights)) else { continue };
        if seen.contains(&plain(*weights)) {
            continue;
        }
        seen.push(plain(*weights));
        let hidden = hidden.shape.last().copied().unwrap_or(1);
        let bytes = i64::try_from(ty.elem.bytes()).expect("a few bytes");
        found.push(Weights { hidden, bytes, has_gradient });
    }
    found
}

/// Why a loss's sweeps would move more data between devices than the program does, for any split.
fn moves_more(
    mesh: &Mesh,
    roles: &Roles,
    hints: &Hints,
    heads: &[Weights],
    context: &PassContext<'_>,
) -> Option<String> {
    let moved = collective_cost::moved(mesh, hints, roles, heads);
    let mega = |bytes: i64| bytes as f64 / 1e6;
    (!context.options.always_fuse && moved.weights > moved.logits).then(|| {
        format!(
            "not worth it: the dimension that the head contracts is split over {}; to move weights and gradients takes {:.1} MB \
             on each device's links, to add partial logits up, as XLA does, {:.1} MB (`always_fuse` overrides)",
            mesh.names(&hints.partial()),
            mega(moved.weights),
            mega(moved.logits),
        )
    })
}

/// The description of one split sweep, for remarks.
fn describe(mesh: &Mesh, free: &[usize], roles: &Roles, global: [i64; 2], local: [i64; 2]) -> String {
    let over = |what: &str, axes: &[usize]| match axes {
        [] => format!("all {what}"),
        axes => format!("{what} split over {}", mesh.names(axes)),
    };
    let mut rows = over("rows", &roles.token_axes());
    let padded = roles.extents.iter().product::<i64>();
    if padded > global[0] {
        rows += &format!(" after {} were added", padded - global[0]);
    }
    let mut columns = over("columns", &roles.vocabulary);
    if roles.columns > global[1] {
        columns += &format!(" after {} were added", roles.columns - global[1]);
    }
    format!(
        "a sweep over {} rows x {} columns runs on {} devices: {} and {}, {} x {} on each",
        global[0],
        global[1],
        mesh.size(free),
        rows,
        columns,
        local[0],
        local[1],
    )
}
