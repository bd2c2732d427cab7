//! The kernel's module and the schedule of a grid step.

use super::super::accumulator::{self, Accumulator};
use super::super::kernel_module::{BlockSpec, KernelModule};
use super::super::text::{Text, Ty, Value};
use super::super::values::{Leaves, Values, narrow};
use crate::spec::count;
use crate::spec::tokens_minor::{KernelSpec, UNROLL};
use grpo_passes::ir::{Direction, Elem};
use grpo_passes::sweep::{NodeId, NodeOp, Sink};

/// What the parts of the emitter share.
struct StepContext<'a> {
    f: &'a KernelSpec<'a, 'a>,
    /// This step's block of the vocabulary, i32.
    v: Value,
    inputs: Vec<Value>,
    outputs: Vec<Value>,
}

impl StepContext<'_> {
    /// Indices of a position along the vocabulary and one along lanes.
    fn at(&self, t: &mut Text, entry: Value, lane: Value) -> [Value; 3] {
        let zero = t.index(0);
        if self.f.tokens_minor.axis == 0 { [entry, zero, lane] } else { [zero, entry, lane] }
    }

    /// The type of a chunk's vectors.
    fn ty(&self, e: Elem) -> Ty {
        Ty::Vector3(self.f.chunk, e)
    }
}

/// Writes the kernel as a versioned Mosaic module.
pub fn module(f: &KernelSpec<'_, '_>, name: &str, version: u32) -> String {
    let mut t = Text::new(version);
    let grid = [0; 3].map(|_| t.argument(Ty::Scalar(Elem::I32)));
    let all: Vec<Value> = f.windows().map(|w| t.argument(Ty::Memory3(w.block, w.elem))).collect();
    let (inputs, outputs) = all.split_at(f.inputs.len());
    let cx = StepContext { f, v: grid[2], inputs: inputs.to_vec(), outputs: outputs.to_vec() };
    step(&cx, &mut t);
    t.ret(&[]);
    let axis = f.tokens_minor.axis;
    let windows = f.windows().map(|w| BlockSpec::Block {
        extent: w.block.to_vec(),
        once: false,
        at: Box::new(move |t, grid| {
            let entry = if w.streams { grid[2] } else { t.int(0) };
            if axis == 0 { vec![entry, grid[0], grid[1]] } else { vec![grid[0], entry, grid[1]] }
        }),
    });
    let args = [&grid[..], &all].concat();
    let kernel_module = KernelModule {
        name,
        version,
        grid: &f.grid(),
        parallel: 2,
        args: &args,
        scratch: 0,
        windows: windows.collect(),
    };
    kernel_module.around(&t.finish())
}

/// A step of grid `(a, l, v)`.
fn step(cx: &StepContext<'_>, t: &mut Text) {
    let f = cx.f;
    let [.., steps] = f.grid();
    let width = f.block[f.tokens_minor.axis];
    let (zero, last) = (t.int(0), t.int(steps - 1));
    if f.sinks.iter().zip(&f.sweep.sinks).any(|(_, s)| count(s).is_some()) {
        let first = t.compare_int(Direction::Eq, false, cx.v, zero);
        t.when(first, |t| initialise(cx, t), |_| ());
    }
    match f.sweep.cols % width {
        0 => tokens(cx, t, width),
        rest if steps == 1 => tokens(cx, t, rest),
        rest => {
            let ends = t.compare_int(Direction::Eq, false, cx.v, last);
            t.when(ends, |t| tokens(cx, t, rest), |t| tokens(cx, t, width));
        }
    }
}

/// Fills the partial results.
fn initialise(cx: &StepContext<'_>, t: &mut Text) {
    let f = cx.f;
    for (sink, places) in f.sweep.sinks.iter().zip(&f.sinks) {
        if count(sink).is_none() {
            continue;
        }
        for (i, place) in places.iter().enumerate() {
            let w = &f.outputs[*place];
            let v = accumulator::start(t, &f.sweep.body, sink, i, Ty::Vector3(w.block, w.elem));
            let zero = t.index(0);
            t.store(v, cx.outputs[*place], [zero; 3]);
        }
    }
}

/// The loop over the block's tokens; the block has `valid` vocabulary entries.
fn tokens(cx: &StepContext<'_>, t: &mut Text, valid: i64) {
    let lanes = cx.f.chunk[2];
    t.repeat(cx.f.block[2] / lanes, |t, i| {
        let lane = t.scaled(i, lanes);
        vocabulary(cx, t, lane, valid);
    });
}

/// Two passes over the vocabulary entries of a group of tokens.
fn vocabulary(cx: &StepContext<'_>, t: &mut Text, lane: Value, valid: i64) {
    let f = cx.f;
    let sweep = f.sweep;
    let zero = t.index(0);
    let mut partials = Vec::new();
    for (sink, places) in sweep.sinks.iter().zip(&f.sinks) {
        if count(sink).is_some() {
            let load = |i: &usize| t.load3(cx.outputs[*i], [zero, zero, lane], f.chunk);
            let stashed: Vec<Value> = places.iter().map(load).collect();
            partials.push((Accumulator::new(sweep, sink, stashed), places));
        }
    }
    let mut values = Values::new(&sweep.body);
    let (first, second) = (accumulator::first_roots(sweep), accumulator::second_roots(sweep));
    let here = t.int(0);
    let start = Chunk { cx, lane, entry: zero, first: here };
    values.fix(t, &start, cx.ty(Elem::I32), &[&first[..], &second].concat());
    for (roots, is_second) in [(first, false), (second, true)] {
        if roots.is_empty() {
            continue;
        }
        if is_second {
            partials.iter_mut().for_each(|p| p.0.rescale(t));
        }
        let changing = |partials: &mut [(Accumulator<'_>, _)]| -> Vec<Value> {
            partials.iter_mut().flat_map(|p| p.0.changing(is_second).to_vec()).collect()
        };
        let set = |partials: &mut [(Accumulator<'_>, _)], new: &[Value]| {
            let mut new = new.iter();
            let all = partials.iter_mut().flat_map(|p| p.0.changing(is_second));
            all.for_each(|v| *v = *new.next().expect("as many as there were"));
        };
        let mut chunk = |t: &mut Text, chunk: Chunk<'_>, partials: &mut [(Accumulator<'_>, _)], mask| {
            let from_stash = values.of(t, &chunk, cx.ty(Elem::I32), &roots);
            let value = |id: NodeId| from_stash[roots.iter().position(|r| *r == id).expect("a root")];
            for (p, _) in partials {
                match is_second {
                    true => p.second(t, mask, &value),
                    false => {
                        p.first(t, mask, &|t, ty| t.broadcast(chunk.first, ty), &value);
                        p.close(t);
                    }
                }
            }
            if !is_second {
                store(cx, t, &chunk, &value);
            }
        };
        let entries = f.entries();
        let (full, rest) = (valid / entries, valid % entries);
        let carried = changing(&mut partials);
        let carried = t.repeat_carrying(full / UNROLL, &carried, |t, i, carried| {
            set(&mut partials, carried);
            let unroll = t.int(UNROLL);
            let base = t.integer("muli", i, unroll);
            for u in 0..UNROLL {
                let u = t.int(u);
                let number = t.integer("addi", base, u);
                let here = Chunk::new(cx, t, lane, number);
                chunk(t, here, &mut partials, None);
            }
            changing(&mut partials)
        });
        set(&mut partials, &carried);
        for number in full / UNROLL * UNROLL..(valid + entries - 1) / entries {
            let mask = (number == full).then(|| entries_below(cx, t, rest));
            let number = t.int(number);
            let here = Chunk::new(cx, t, lane, number);
            chunk(t, here, &mut partials, mask);
        }
    }
    for (p, places) in &partials {
        for (i, v) in places.iter().zip(&p.new) {
            t.store(*v, cx.outputs[*i], [zero, zero, lane]);
        }
    }
}

/// A mask of a chunk's first vocabulary entries.
fn entries_below(cx: &StepContext<'_>, t: &mut Text, count: i64) -> Value {
    let ty = cx.ty(Elem::I32);
    let (entry, count) = (t.iota(cx.f.tokens_minor.axis, ty), t.ints(count as i32, ty));
    t.compare_int(Direction::Lt, false, entry, count)
}

/// Writes what is stored of a chunk. What lies beyond the vocabulary is never copied out.
fn store(cx: &StepContext<'_>, t: &mut Text, chunk: &Chunk<'_>, value: &dyn Fn(NodeId) -> Value) {
    for (sink, places) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        let Sink::Store { value: id } = sink else { continue };
        let to = cx.outputs[places[0]];
        let v = value(*id);
        let v = if to.ty.elem().is_float() { t.resize(v, to.ty.elem()) } else { v };
        let at = cx.at(t, chunk.entry, chunk.lane);
        t.store(v, to, at);
    }
}

/// Some vocabulary entries for some tokens.
struct Chunk<'a> {
    cx: &'a StepContext<'a>,
    /// Where its tokens begin in the block.
    lane: Value,
    /// Where its vocabulary entries begin in the block.
    entry: Value,
    /// Its first vocabulary entry, i32.
    first: Value,
}

impl<'a> Chunk<'a> {
    /// Chunk `number` (i32) of the block.
    fn new(cx: &'a StepContext<'a>, t: &mut Text, lane: Value, number: Value) -> Chunk<'a> {
        let f = cx.f;
        let width = t.int(f.block[f.tokens_minor.axis]);
        let base = t.integer("muli", cx.v, width);
        let within = t.multiple(number, f.entries());
        let first = t.integer("addi", base, within);
        Chunk { cx, lane, entry: t.scaled(number, f.entries()), first }
    }
}

impl Leaves for Chunk<'_> {
    fn leaf(&self, t: &mut Text, op: &NodeOp, elem: Elem) -> Value {
        let (cx, f) = (self.cx, self.cx.f);
        match op {
            NodeOp::Source(i) => {
                let at = cx.at(t, self.entry, self.lane);
                let v = t.load3(cx.inputs[f.sources[*i]], at, f.chunk);
                t.resize(v, Elem::F32)
            }
            NodeOp::Row(i) => {
                let mut extent = f.chunk;
                extent[f.tokens_minor.axis] = 1;
                let zero = t.index(0);
                let v = t.load3(cx.inputs[f.rows[*i]], [zero, zero, self.lane], extent);
                let v = t.broadcast(v, cx.ty(v.ty.elem()));
                narrow(t, v, elem)
            }
            NodeOp::Col(_) => unreachable!("no operands per vocabulary entry"),
            _ => {
                let ty = cx.ty(Elem::I32);
                let (first, entry) = (t.broadcast(self.first, ty), t.iota(f.tokens_minor.axis, ty));
                t.integer("addi", entry, first)
            }
        }
    }

    /// `r` less the entry's number in the chunk is one value a group.
    fn row_less_column(&self, t: &mut Text, row: Value) -> (Value, Value) {
        let ty = self.cx.ty(Elem::I32);
        let entry = t.iota(self.cx.f.tokens_minor.axis, ty);
        (t.integer("subi", row, entry), t.broadcast(self.first, ty))
    }
}
