//! The kernel's module and the schedule of a grid step.

use super::super::accumulator::{self, Accumulator};
use super::super::kernel_module::{BlockSpec, KernelModule};
use super::super::text::{Text, Ty, Value};
use super::super::values::{Leaves, Values, narrow};
use crate::spec::count;
use crate::spec::tokens_minor::{KernelSpec, UNROLL};
use grpo_ir::{Direction, Elem};
use grpo_sweep::{NodeId, NodeOp, Sink};

/// The context of a grid step, shared by the parts of the emitter.
struct StepContext<'a> {
    spec: &'a KernelSpec<'a, 'a>,
    /// This step's block of the vocabulary, i32.
    v: Value,
    inputs: Vec<Value>,
    outputs: Vec<Value>,
}

impl StepContext<'_> {
    /// The indices of a position along the vocabulary and of one along lanes.
    fn at(&self, text: &mut Text, entry: Value, lane: Value) -> [Value; 3] {
        let zero = text.index(0);
        if self.spec.tokens_minor.axis == 0 { [entry, zero, lane] } else { [zero, entry, lane] }
    }

    /// The type of a chunk's vectors.
    fn ty(&self, e: Elem) -> Ty {
        Ty::Vector3(self.spec.chunk, e)
    }
}

/// Writes the kernel as a versioned Mosaic module.
pub fn module(spec: &KernelSpec<'_, '_>, name: &str, version: u32) -> String {
    let mut text = Text::new(version);
    let grid = [0; 3].map(|_| text.argument(Ty::Scalar(Elem::I32)));
    let all: Vec<Value> = spec.windows().map(|w| text.argument(Ty::Memory3(w.block, w.elem))).collect();
    let (inputs, outputs) = all.split_at(spec.inputs.len());
    let context = StepContext { spec, v: grid[2], inputs: inputs.to_vec(), outputs: outputs.to_vec() };
    step(&context, &mut text);
    text.ret(&[]);
    let axis = spec.tokens_minor.axis;
    let windows = spec.windows().map(|w| BlockSpec::Block {
        extent: w.block.to_vec(),
        once: false,
        at: Box::new(move |text, grid| {
            let entry = if w.streams { grid[2] } else { text.int(0) };
            if axis == 0 { vec![entry, grid[0], grid[1]] } else { vec![grid[0], entry, grid[1]] }
        }),
    });
    let args = [&grid[..], &all].concat();
    let kernel_module = KernelModule {
        name,
        version,
        grid: &spec.grid(),
        parallel: 2,
        args: &args,
        scratch: 0,
        windows: windows.collect(),
    };
    kernel_module.around(&text.finish())
}

/// A step of grid `(a, l, v)`.
fn step(context: &StepContext<'_>, text: &mut Text) {
    let spec = context.spec;
    let [.., steps] = spec.grid();
    let width = spec.block[spec.tokens_minor.axis];
    let (zero, last) = (text.int(0), text.int(steps - 1));
    if spec.sinks.iter().zip(&spec.sweep.sinks).any(|(_, s)| count(s).is_some()) {
        let first = text.compare_int(Direction::Eq, false, context.v, zero);
        text.when(first, |text| initialise(context, text), |_| ());
    }
    match spec.sweep.cols % width {
        0 => tokens(context, text, width),
        rest if steps == 1 => tokens(context, text, rest),
        rest => {
            let ends = text.compare_int(Direction::Eq, false, context.v, last);
            text.when(ends, |text| tokens(context, text, rest), |text| tokens(context, text, width));
        }
    }
}

/// Initializes the partial results.
fn initialise(context: &StepContext<'_>, text: &mut Text) {
    let spec = context.spec;
    for (sink, places) in spec.sweep.sinks.iter().zip(&spec.sinks) {
        if count(sink).is_none() {
            continue;
        }
        for (i, place) in places.iter().enumerate() {
            let w = &spec.outputs[*place];
            let v = accumulator::start(text, &spec.sweep.body, sink, i, Ty::Vector3(w.block, w.elem));
            let zero = text.index(0);
            text.store(v, context.outputs[*place], [zero; 3]);
        }
    }
}

/// The loop over the block's tokens, for a block with `valid` vocabulary entries.
fn tokens(context: &StepContext<'_>, text: &mut Text, valid: i64) {
    let lanes = context.spec.chunk[2];
    text.repeat(context.spec.block[2] / lanes, |text, i| {
        let lane = text.scaled(i, lanes);
        vocabulary(context, text, lane, valid);
    });
}

/// Two passes over the vocabulary entries of a group of tokens.
fn vocabulary(context: &StepContext<'_>, text: &mut Text, lane: Value, valid: i64) {
    let spec = context.spec;
    let sweep = spec.sweep;
    let zero = text.index(0);
    let mut partials = Vec::new();
    for (sink, places) in sweep.sinks.iter().zip(&spec.sinks) {
        if count(sink).is_some() {
            let load = |i: &usize| text.load3(context.outputs[*i], [zero, zero, lane], spec.chunk);
            let stashed: Vec<Value> = places.iter().map(load).collect();
            partials.push((Accumulator::new(sweep, sink, stashed), places));
        }
    }
    let mut values = Values::new(&sweep.body);
    let (first, second) =
        (accumulator::first_roots(&sweep.body, &sweep.sinks), accumulator::second_roots(sweep));
    let here = text.int(0);
    let start = Chunk { context, lane, entry: zero, first: here };
    values.fix(text, &start, context.ty(Elem::I32), &[&first[..], &second].concat());
    for (roots, is_second) in [(first, false), (second, true)] {
        if roots.is_empty() {
            continue;
        }
        if is_second {
            partials.iter_mut().for_each(|p| p.0.rescale(text));
        }
        let changing = |partials: &mut [(Accumulator<'_>, _)]| -> Vec<Value> {
            partials.iter_mut().flat_map(|p| p.0.changing(is_second).to_vec()).collect()
        };
        let set = |partials: &mut [(Accumulator<'_>, _)], new: &[Value]| {
            let mut new = new.iter();
            let all = partials.iter_mut().flat_map(|p| p.0.changing(is_second));
            all.for_each(|v| *v = *new.next().expect("as many as there were"));
        };
        let mut chunk =
            |text: &mut Text, chunk: Chunk<'_>, partials: &mut [(Accumulator<'_>, _)], mask| {
                let from_stash = values.of(text, &chunk, context.ty(Elem::I32), &roots);
                let value =
                    |id: NodeId| from_stash[roots.iter().position(|r| *r == id).expect("a root")];
                for (p, _) in partials {
                    match is_second {
                        true => p.second(text, mask, &value),
                        false => {
                            p.first(text, mask, &|text, ty| text.broadcast(chunk.first, ty), &value);
                            p.close(text);
                        }
                    }
                }
                if !is_second {
                    store(context, text, &chunk, &value);
                }
            };
        let entries = spec.entries();
        let (full, rest) = (valid / entries, valid % entries);
        let carried = changing(&mut partials);
        let carried = text.repeat_carrying(full / UNROLL, &carried, |text, i, carried| {
            set(&mut partials, carried);
            let unroll = text.int(UNROLL);
            let base = text.integer("muli", i, unroll);
            for u in 0..UNROLL {
                let u = text.int(u);
                let number = text.integer("addi", base, u);
                let here = Chunk::new(context, text, lane, number);
                chunk(text, here, &mut partials, None);
            }
            changing(&mut partials)
        });
        set(&mut partials, &carried);
        for number in full / UNROLL * UNROLL..(valid + entries - 1) / entries {
            let mask = (number == full).then(|| entries_below(context, text, rest));
            let number = text.int(number);
            let here = Chunk::new(context, text, lane, number);
            chunk(text, here, &mut partials, mask);
        }
    }
    for (p, places) in &partials {
        for (i, v) in places.iter().zip(&p.new) {
            text.store(*v, context.outputs[*i], [zero, zero, lane]);
        }
    }
}

/// A mask of a chunk's first vocabulary entries.
fn entries_below(context: &StepContext<'_>, text: &mut Text, count: i64) -> Value {
    let ty = context.ty(Elem::I32);
    let (entry, count) = (text.iota(context.spec.tokens_minor.axis, ty), text.ints(count, ty));
    text.compare_int(Direction::Lt, false, entry, count)
}

/// Writes the stored values of a chunk. Entries beyond the vocabulary are not copied out.
fn store(
    context: &StepContext<'_>,
    text: &mut Text,
    chunk: &Chunk<'_>,
    value: &dyn Fn(NodeId) -> Value,
) {
    for (sink, places) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks) {
        let Sink::Store { value: id } = sink else { continue };
        let to = context.outputs[places[0]];
        let v = value(*id);
        let v = if to.ty.elem().is_float() { text.resize(v, to.ty.elem()) } else { v };
        let at = context.at(text, chunk.entry, chunk.lane);
        text.store(v, to, at);
    }
}

/// Some vocabulary entries for some tokens.
struct Chunk<'a> {
    context: &'a StepContext<'a>,
    /// The first token within the block.
    lane: Value,
    /// The first vocabulary entry within the block.
    entry: Value,
    /// The first vocabulary entry, i32.
    first: Value,
}

impl<'a> Chunk<'a> {
    /// Chunk `number` (i32) of the block.
    fn new(context: &'a StepContext<'a>, text: &mut Text, lane: Value, number: Value) -> Chunk<'a> {
        let spec = context.spec;
        let width = text.int(spec.block[spec.tokens_minor.axis]);
        let base = text.integer("muli", context.v, width);
        let within = text.multiple(number, spec.entries());
        let first = text.integer("addi", base, within);
        Chunk { context, lane, entry: text.scaled(number, spec.entries()), first }
    }
}

impl Leaves for Chunk<'_> {
    fn leaf(&self, text: &mut Text, op: &NodeOp, elem: Elem) -> Value {
        let (context, spec) = (self.context, self.context.spec);
        match op {
            NodeOp::Source(i) => {
                let at = context.at(text, self.entry, self.lane);
                let v = text.load3(context.inputs[spec.sources[*i]], at, spec.chunk);
                text.resize(v, Elem::F32)
            }
            NodeOp::Row(i) => {
                let mut extent = spec.chunk;
                extent[spec.tokens_minor.axis] = 1;
                let zero = text.index(0);
                let v = text.load3(context.inputs[spec.rows[*i]], [zero, zero, self.lane], extent);
                let v = text.broadcast(v, context.ty(v.ty.elem()));
                narrow(text, v, elem)
            }
            NodeOp::Col(_) => unreachable!("no operands per vocabulary entry"),
            _ => {
                let ty = context.ty(Elem::I32);
                let (first, entry) =
                    (text.broadcast(self.first, ty), text.iota(spec.tokens_minor.axis, ty));
                text.integer("addi", entry, first)
            }
        }
    }

    /// `r` minus the entry's index in the chunk is computed once per group.
    fn row_less_column(&self, text: &mut Text, row: Value) -> (Value, Value) {
        let ty = self.context.ty(Elem::I32);
        let entry = text.iota(self.context.spec.tokens_minor.axis, ty);
        (text.integer("subi", row, entry), text.broadcast(self.first, ty))
    }
}
