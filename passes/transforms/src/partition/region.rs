//! A region that is manual over all mesh axes, or over all that a surrounding `shard_map` leaves, as the replacement of sweeps of
//! one loss.

use crate::partition::collective::Collectives;
use crate::partition::dims::{self, Dim};
use crate::partition::groups::Program;
use crate::partition::shard::{Local, Output};
use crate::partition::split::{Sharding, Split};
use crate::rewrite::schedule::{self, Effects};
use crate::rewrite::window::Window;
use grpo_dataflow::mesh::{Axes, per_value_text};
use grpo_ir::{Block, Builder, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::rows::plain;
use grpo_sweep::emit::emit;
use grpo_sweep::{NodeOp, Sweep};
use rustc_hash::FxHashMap as HashMap;

/// An operand of the region.
struct Input<'c> {
    outer: Val<'c>,
    /// The axes of each dimension.
    spec: Vec<Axes>,
    dims: Vec<Dim>,
    /// The type on one device.
    local: TensorType,
}

/// A sweep, and the sources of its operands.
struct Step<'c> {
    sweep: Sweep<'c>,
    /// The operands computed from earlier sweeps of the region.
    program: Program<'c>,
    /// The input for each of the program's row operands.
    leaves: Vec<usize>,
    /// The input for each operand; none for the program's.
    operands: Vec<Option<usize>>,
}

/// Replaces sweeps that are split alike, in the order of their block, by a region. Row operands of a sweep may depend on the
/// earlier ones through operations that work on each row alone.
///
/// # Errors
/// The name of an operation that is not well-formed.
pub fn write<'c>(parts: &[&Split<'_, 'c>], effects: &Effects<'c>) -> Result<(), String> {
    let last = parts.last().ok_or("a region has a sweep")?.member.op;
    let ops: Vec<Op> = parts.iter().map(|p| p.member.op).collect();
    let b = Builder { loc: ops[0].location(), ..Builder::before(last) };
    let mut inputs = Inputs::default();
    let mut steps = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        let program =
            Program::of(&ops[..at], part.member.op, &[], effects).map_err(|stop| stop.reason().1)?;
        let mut step =
            Step { sweep: Sweep::from_op(part.member.op)?, program, leaves: vec![], operands: vec![] };
        for v in &step.program.sweep.row_operands {
            step.leaves.push(inputs.row(&b, part, *v));
        }
        for (i, v) in part.member.op.operands().enumerate() {
            let waits = step.program.operands.iter().any(|(late, _)| *late == i);
            step.operands.push((!waits).then(|| inputs.operand(&b, part, i, v)));
        }
        steps.push(step);
    }
    let there = parts[0].has_added_rows().then(|| inputs.there(&b, parts[0]));
    let types: Vec<_> = inputs.list.iter().map(|i| i.local.mlir(b.context)).collect();
    let (region, block) = b.region(&types);
    let outputs = inside(parts, &steps, &inputs, there, block, b);

    let (mesh, free) = (parts[0].mesh, &parts[0].free);
    let ins: Vec<String> = inputs.list.iter().map(|i| mesh.sharding_text(&i.spec, &[])).collect();
    let outs: Vec<String> = outputs.iter().map(|o| mesh.sharding_text(&o.spec, &o.unreduced)).collect();
    let attrs = [
        ("in_shardings", per_value_text(&ins)),
        ("manual_axes", format!("#sdy<manual_axes{{{}}}>", mesh.names(free))),
        ("out_shardings", per_value_text(&outs)),
    ];
    let outer: Vec<Val> = inputs.list.iter().map(|i| i.outer).collect();
    let old: Vec<(Val, &Split<'_, 'c>, usize)> =
        parts.iter().flat_map(|p| p.member.op.results().enumerate().map(|(i, v)| (v, *p, i))).collect();
    let types: Vec<_> = outputs
        .iter()
        .zip(&old)
        .map(|(o, (_, split, i))| {
            let elem = o.local.tensor_type().elem;
            TensorType::new(split.extents(&split.dims.results[*i]), elem).mlir(b.context)
        })
        .collect();
    let manual = b.op(Kind::ManualComputation, &outer, &attrs, &types, &[region]);
    for (at, (old, split, i)) in old.into_iter().enumerate() {
        let dims = &split.dims.results[i];
        let real = split.dims.shape(dims);
        let padded = manual.result(at);
        let new = Window::at(&padded.tensor_type().shape, vec![0; real.len()], &real).slice(&b, padded);
        let new = split.pinned(&b, new, dims, &outputs[at].spec, split.results[i].as_ref());
        dims::replace_unflattened(&b, old, new);
    }
    let around = last.block().ok_or("a sweep is in a block")?;
    ops.iter().for_each(|op| op.erase());
    // Users of an earlier sweep's results may precede the last sweep.
    let ops = around.ops();
    match ops.split_last().filter(|_| parts.len() > 1) {
        Some((end, rest)) => schedule::sort(rest, *end, effects)
            .map_err(|op| format!("the region left {} waiting for itself", op.name())),
        None => Ok(()),
    }
}

/// Writes the computation of each device. Returns the region's result for each result of the sweeps.
fn inside<'c>(
    parts: &[&Split<'_, 'c>],
    steps: &[Step<'c>],
    inputs: &Inputs<'c>,
    there: Option<usize>,
    block: Block<'c>,
    b: Builder<'c>,
) -> Vec<Output<'c>> {
    let args = block.args();
    let mut ready: HashMap<usize, Val> = HashMap::default();
    let mut outputs: Vec<Output> = Vec::new();
    for (part, step) in parts.iter().zip(steps) {
        let inner = Builder { loc: part.member.op.location(), ..Builder::at_end(block, b) };
        let local = Local { split: part, c: Collectives { mesh: part.mesh, b: inner } };
        let [rows, _] = part.local();
        let mut enter = |at: usize| {
            let input = &inputs.list[at];
            *ready.entry(at).or_insert_with(|| local.operand(args[at], &input.spec, &input.dims))
        };
        let leaves: Vec<Val> = step
            .leaves
            .iter()
            .map(|at| match inputs.list[*at].dims[..] {
                [] => inner.broadcast(enter(*at), &[rows], &[]),
                _ => enter(*at),
            })
            .collect();
        let roots: Vec<_> = step.program.operands.iter().map(|(_, node)| *node).collect();
        let body = &step.program.sweep.body;
        let values = emit(&inner, body, &roots, &[rows], |_, node| match node.op {
            NodeOp::Row(i) => leaves[i],
            NodeOp::Result(i) => outputs[i].flat,
            _ => unreachable!("a row program reads rows"),
        });
        let mut late = values.into_iter();
        let operands: Vec<Val> = step
            .operands
            .iter()
            .map(|at| match at {
                Some(at) => enter(*at),
                None => late.next().expect("a value for each operand that waits"),
            })
            .collect();
        let there = there.map(&mut enter);
        outputs.extend(local.sweep(&step.sweep, &operands, there));
    }
    let values: Vec<Val> = outputs.iter().map(|o| o.local).collect();
    Builder::at_end(block, b).op(Kind::ShardyReturn, &values, &[], &[], &[]);
    outputs
}

/// Operands of the region, without duplicates.
#[derive(Default)]
struct Inputs<'c> {
    list: Vec<Input<'c>>,
    entered: HashMap<(Val<'c>, Vec<Dim>), usize>,
}

impl<'c> Inputs<'c> {
    /// Operand `i` of a sweep.
    fn operand(&mut self, b: &Builder<'c>, split: &Split<'_, 'c>, i: usize, v: Val<'c>) -> usize {
        self.enter(b, split, v, &split.dims.operands[i], split.enters(i), split.operands[i].as_ref())
    }

    /// A value with one number per row, or one for all rows, in any shape.
    fn row(&mut self, b: &Builder<'c>, split: &Split<'_, 'c>, v: Val<'c>) -> usize {
        let dims: Vec<Dim> = match TensorType::of(v).map_or(1, |t| t.elements()) {
            1 => vec![],
            _ => dims::rows(&split.dims.tokens),
        };
        self.enter(b, split, v, &dims, split.spec(&dims), None)
    }

    /// An i1 per row: true for the program's rows, false for padding.
    fn there(&mut self, b: &Builder<'c>, split: &Split<'_, 'c>) -> usize {
        let dims = dims::rows(&split.dims.tokens);
        let all = b.splat(&TensorType::new(split.dims.shape(&dims), Elem::I1), "true");
        self.enter(b, split, all, &dims, split.spec(&dims), None)
    }

    fn enter(
        &mut self,
        b: &Builder<'c>,
        split: &Split<'_, 'c>,
        v: Val<'c>,
        dims: &[Dim],
        spec: Vec<Axes>,
        sharding: Option<&Sharding>,
    ) -> usize {
        let key = (plain(v), dims.to_vec());
        if let Some(at) = self.entered.get(&key) {
            return *at;
        }
        let shape = split.dims.shape(dims);
        let outer = dims::unflatten(b, v, &shape);
        let outer = split.pinned(b, outer, dims, &spec, sharding);
        let elem = outer.tensor_type().elem;
        let extents = split.extents(dims);
        let outer = Window::at(&extents, vec![0; shape.len()], &shape).pad(b, outer);
        let local = TensorType::new(split.local_shape(dims, &spec), elem);
        self.list.push(Input { outer, spec, dims: dims.to_vec(), local });
        self.entered.insert(key, self.list.len() - 1);
        self.list.len() - 1
    }
}
