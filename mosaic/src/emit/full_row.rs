//! The kernel of a sweep of two phases: a block of rows with the whole vocabulary in VMEM.
//!
//! Grid `(n, 1)`. The pipeline copies the next block in and the previous block's stores out, so logits are read from
//! HBM once and stored values are written once. For each group of rows:
//!
//! ```text
//! pass 1   chunks of 128 columns   maxima, picks, sums, argmax, one accumulator per lane
//!          across lanes            every lane gets the row's result
//! pass 2   chunks                  sums of exponentials below the row's maximum   (with online sinks)
//!          across lanes
//!          row program             on [rows,128], the same in every lane
//! pass 3   chunks                  stores; exponentials of pass 2 come from VMEM where they fit
//! ```
//!
//! A pass is a loop over [`Cut::unroll`] chunks, and the remaining chunks after it; only the last chunk of the
//! vocabulary is masked. Rows beyond N and columns beyond V hold garbage: the former affect no other row, the
//! latter are masked, and neither is copied out.

use super::accumulator::{Accumulator, keep, lowest, max, negated, roots_of, start, travelling, within};
use super::convert;
use super::step::StepContext;
use super::text::{Text, Ty, Value};
use super::tile::Group;
use super::types::held;
use crate::spec;
use crate::spec::full_row::group_rows;
use crate::spec::{LANES, SinkAt};
use grpo_ir::{Direction, Elem};
use grpo_sweep::online::place;
use grpo_sweep::{NodeId, Sink, Source, Sweep, online_sums};

/// A part of a sweep of two phases that this kernel does not support; none for other sweeps.
pub fn refuse(sweep: &Sweep) -> Option<String> {
    let second = sweep.second_phase();
    if !second.contains(&true) {
        return None;
    }
    if !matches!(sweep.sources[..], [Source::Logits { .. }]) {
        return Some("a row program between sinks of logits that are computed".into());
    }
    if sweep.tokens_minor.is_some() {
        return Some("a row program over logits with tokens minor".into());
    }
    let sink = |(sink, second): (&Sink, &bool)| match sink {
        Sink::Store { .. } => None,
        s if s.is_row_number() && !second => None,
        s if *second => Some(format!("{} behind a row program", s.kind())),
        s => Some(format!("{} with a row program", s.kind())),
    };
    sweep.sinks.iter().zip(&second).find_map(sink)
}

/// The loop over the chunks of a row.
struct Cut {
    /// Chunks per iteration.
    unroll: i64,
    turns: i64,
    /// Chunks after the loop.
    rest: i64,
}

/// The fewest and the most chunks of an iteration: an iteration starts with empty pipelines, and a long one takes
/// more code.
const UNROLL: std::ops::RangeInclusive<i64> = 24..=48;

fn cut(cols: i64) -> Cut {
    let chunks = (cols + LANES - 1) / LANES;
    if chunks <= *UNROLL.end() {
        return Cut { unroll: chunks, turns: 0, rest: chunks };
    }
    // The last chunk may need a mask, so it is after the loop.
    let rest = |unroll: i64| 1 + (chunks - 1) % unroll;
    let unroll = UNROLL.rev().min_by_key(|u| rest(*u)).expect("a range with members");
    Cut { unroll, turns: (chunks - 1) / unroll, rest: rest(unroll) }
}

/// A first-phase sink, and its accumulators or results.
struct Number<'a> {
    sink: &'a Sink,
    /// The index of its first result.
    first: usize,
    at: &'a SinkAt,
    /// The combined lanes of its first accumulator, once known.
    largest: Value,
}

/// Writes the step.
pub fn step(context: &StepContext<'_>, text: &mut Text) {
    let rows = group_rows(context.spec);
    text.repeat(context.spec.tiles.rows / rows, |text, i| {
        let mut g = Group::new(context, text, i, rows, false);
        first_phase(context, text, &mut g);
        second_phase(context, text, &mut g);
    });
}

/// Calls `each` for every chunk of a pass, with accumulators carried from one to the next. Values that `roots` need and
/// that depend on the row only are computed before.
fn pass(
    context: &StepContext<'_>,
    text: &mut Text,
    g: &mut Group<'_>,
    roots: &[NodeId],
    accs: Vec<Value>,
    each: &mut dyn FnMut(&mut Text, &Group<'_>, Chunk<'_>, &mut [Value]),
) -> Vec<Value> {
    let cols = context.spec.sweep.cols;
    let Cut { unroll, turns, rest } = cut(cols);
    g.prepare(text, roots);
    let mut run = |text: &mut Text, g: &mut Group<'_>, j: i64, valid: i64, accs: &mut [Value]| {
        let mask = (valid < LANES).then(|| g.lanes_below(text, valid));
        let values = g.values(text, j, roots);
        let value = |id: NodeId| values[roots.iter().position(|r| *r == id).expect("a root")];
        each(text, g, Chunk { j, mask, value: &value }, accs);
    };
    let mut accs = text.repeat_carrying(turns, &accs, |text, i, accs| {
        let mut accs = accs.to_vec();
        g.first = Some(text.multiple(i, unroll * LANES));
        for j in 0..unroll {
            run(text, g, j, LANES, &mut accs);
        }
        accs
    });
    g.first = Some(text.int(turns * unroll * LANES));
    for j in 0..rest {
        let valid = cols - (turns * unroll + j) * LANES;
        run(text, g, j, valid.min(LANES), &mut accs);
    }
    accs
}

/// A chunk of a pass: its number from the group's first column, a mask of the valid lanes if some are invalid, and the
/// values of the pass's roots.
struct Chunk<'v> {
    j: i64,
    mask: Option<Value>,
    value: &'v dyn Fn(NodeId) -> Value,
}

fn first_phase(context: &StepContext<'_>, text: &mut Text, g: &mut Group<'_>) {
    let sweep = context.spec.sweep;
    let second = sweep.second_phase();
    let starts = sweep.first_results();
    let mut numbers: Vec<Number<'_>> = Vec::new();
    let mut stores: Vec<usize> = Vec::new();
    for (i, sink) in sweep.sinks.iter().enumerate().filter(|(i, _)| !second[*i]) {
        if sink.is_row_number() {
            let (first, at) = (starts[i], &context.spec.sinks[i]);
            let largest = text.zero(g.ty(Elem::F32));
            numbers.push(Number { sink, first, at, largest });
        } else {
            stores.push(i);
        }
    }
    let mut accs: Vec<Value> = Vec::new();
    let mut ranges = Vec::new();
    for n in &numbers {
        let from = accs.len();
        for (i, e) in kept(sweep, n.sink).into_iter().enumerate() {
            let ty = g.ty(e);
            accs.push(match n.sink {
                Sink::Online { .. } => lowest(text, Elem::F32, ty),
                _ => start(text, g.body(), n.sink, i, ty),
            });
        }
        ranges.push(from..accs.len());
    }
    let roots = roots_of(
        g.body(),
        numbers.iter().map(|n| n.sink).chain(stores.iter().map(|i| &sweep.sinks[*i])),
    );
    let accs = pass(context, text, g, &roots, accs, &mut |text, g, c, accs| {
        for (n, range) in numbers.iter().zip(&ranges) {
            let here = |text: &mut Text, ty: Ty| {
                let first = g.start(text, c.j);
                text.broadcast(first, ty)
            };
            let mut partial = Accumulator::new(sweep, n.sink, accs[range.clone()].to_vec());
            partial.first(text, c.mask, &here, c.value);
            partial.close(text);
            accs[range.clone()].copy_from_slice(&partial.new);
        }
        stores.iter().for_each(|i| store(context, text, g, *i, &c));
    });
    for (n, range) in numbers.iter_mut().zip(&ranges) {
        let mine = &accs[range.clone()];
        let whole = match n.sink {
            Sink::Argmax { value } => argmax(text, g, mine, g.body().elem(*value)),
            Sink::Sum { .. } => sum(text, mine[0]),
            s if negated(g.body(), s).is_some() => {
                let least = across(text, mine[0], &mut |text, a, b| text.binary("arith.minimumf", a, b));
                text.unary("arith.negf", least)
            }
            _ => largest(text, mine[0], g.body().elem(n.sink.values()[0])),
        };
        n.largest = whole;
        let whole = match n.sink {
            Sink::Online { .. } => within(text, whole),
            _ => whole,
        };
        give(context, text, g, n, 0, whole);
    }
    exponentials(context, text, g, &numbers);
}

/// Pass 2: the sums of online sinks. Exponentials that pass 3 needs are kept: `exp(e − T)` with the row's largest
/// exponent `T`, as `exp(e − M)·exp(M − T)` with the sink's maximum `M`. Both are equal unless `T` is infinite, where
/// the second factor is 0 or +inf and the product is NaN where `exp(e − T)` is.
fn exponentials(context: &StepContext<'_>, text: &mut Text, g: &mut Group<'_>, numbers: &[Number<'_>]) {
    let repeated = context.spec.exponentials.zip(context.spec.sweep.repeated_exponentials());
    let starts = context.spec.sweep.first_results();
    let mut roots: Vec<NodeId> = Vec::new();
    let mut accs: Vec<Value> = Vec::new();
    let mut sinks = Vec::new();
    for n in numbers {
        let Sink::Online { exponent, terms } = n.sink else { continue };
        for id in n.sink.values() {
            if !roots.contains(&id) {
                roots.push(id);
            }
        }
        let from = accs.len();
        let zero = text.zero(g.ty(Elem::F32));
        let sums = online_sums(terms);
        accs.extend(sums.iter().map(|_| zero));
        let kept = repeated.as_ref().filter(|(_, (sink, _))| starts[*sink] == n.first);
        let finite = within(text, n.largest);
        let kept = kept.map(|(place, _)| {
            let below = text.binary("arith.subf", finite, n.largest);
            (*place, text.unary("math.exp", below))
        });
        sinks.push((n, (*exponent, finite), (terms, sums), from..accs.len(), kept));
    }
    if sinks.is_empty() {
        return;
    }
    let sums = pass(context, text, g, &roots, accs, &mut |text, g, c, accs| {
        for (n, (exponent, finite), _, range, kept) in &sinks {
            let mut values = vec![*finite];
            values.extend_from_slice(&accs[range.clone()]);
            let mut partial = Accumulator::new(context.spec.sweep, n.sink, values);
            partial.second(text, c.mask, c.value);
            accs[range.clone()].copy_from_slice(&partial.new[1..]);
            if let Some((place, moved)) = kept {
                // The same operations give the same values.
                let s = (c.value)(*exponent);
                let low = lowest(text, Elem::F32, s.ty);
                let s = keep(text, c.mask, s, low);
                let below = text.binary("arith.subf", s, *finite);
                let e = text.unary("math.exp", below);
                let e = text.binary("arith.mulf", e, *moved);
                let at = [text.index(0), g.local(text, c.j)];
                text.store(e, context.mem(*place), at);
            }
        }
    });
    for (n, _, (terms, kept), range, _) in &sinks {
        for (i, term) in terms.iter().enumerate() {
            let whole = sum(text, sums[range.start + place(kept, term)]);
            give(context, text, g, n, 1 + i, whole);
        }
    }
    if let Some((place, (_, values))) = repeated {
        g.hold(values, place);
    }
}

fn second_phase(context: &StepContext<'_>, text: &mut Text, g: &mut Group<'_>) {
    let sweep = context.spec.sweep;
    let second = sweep.second_phase();
    let stores: Vec<usize> = (0..sweep.sinks.len()).filter(|i| second[*i]).collect();
    let roots = roots_of(g.body(), stores.iter().map(|i| &sweep.sinks[*i]));
    pass(context, text, g, &roots, Vec::new(), &mut |text, g, c, _| {
        stores.iter().for_each(|i| store(context, text, g, *i, &c));
    });
}

/// The element types of the accumulators that a sink keeps in the first pass.
fn kept(sweep: &Sweep, sink: &Sink) -> Vec<Elem> {
    let e = spec::wide(sweep.body.elem(sink.values()[0]));
    match sink {
        Sink::Argmax { .. } => vec![e, Elem::I32],
        _ => vec![e],
    }
}

/// Writes a chunk of a stored value.
fn store(context: &StepContext<'_>, text: &mut Text, g: &Group<'_>, sink: usize, c: &Chunk<'_>) {
    let SinkAt::Store(p) = context.spec.sinks[sink] else { unreachable!("a store") };
    let (v, to) = ((c.value)(context.spec.sweep.sinks[sink].values()[0]), context.mem(p));
    let v = if to.ty.elem().is_float() { text.resize(v, to.ty.elem()) } else { v };
    let column = g.local(text, c.j);
    text.store(v, to, [g.at, column]);
}

/// Writes result `part` of a sink, equal in every lane, and makes it available to the body.
fn give(
    context: &StepContext<'_>,
    text: &mut Text,
    g: &mut Group<'_>,
    n: &Number<'_>,
    part: usize,
    v: Value,
) {
    let SinkAt::Lanes(places) = n.at else { unreachable!("a sink with results per row") };
    let e = context.spec.sweep.sink_results(n.sink)[part].elem;
    let v = match held(e) {
        Elem::I1 if v.ty.elem() != Elem::I1 => {
            let zero = text.ints(0, v.ty);
            text.compare_int(Direction::Ne, false, v, zero)
        }
        Elem::I32 => convert::wrap(text, v, e),
        _ => v,
    };
    g.results.insert(n.first + part, v);
    let zero = text.index(0);
    let out = travelling(text, v);
    text.store(out, context.mem(places[part]), [g.at, zero]);
}

/// Combines the lanes of each row by a tree of rotations; every lane has the result.
fn across(
    text: &mut Text,
    v: Value,
    combine: &mut dyn FnMut(&mut Text, Value, Value) -> Value,
) -> Value {
    let mut v = v;
    let mut by = LANES / 2;
    while by > 0 {
        let tokens_minor = text.rotate(v, by);
        v = combine(text, v, tokens_minor);
        by /= 2;
    }
    v
}

fn sum(text: &mut Text, v: Value) -> Value {
    across(text, v, &mut |text, a, b| match a.ty.elem() {
        Elem::F32 => text.binary("arith.addf", a, b),
        _ => text.integer("addi", a, b),
    })
}

/// The maximum over lanes of values of type `e`; NaN if there is one.
fn largest(text: &mut Text, v: Value, e: Elem) -> Value {
    across(text, v, &mut |text, a, b| max(text, e, a, b))
}

/// The lowest column with the largest value, or the first NaN. For each lane `accs` has the largest value and the first
/// column of its chunk.
fn argmax(text: &mut Text, g: &Group<'_>, accs: &[Value], e: Elem) -> Value {
    let [best, first] = *accs else { unreachable!("a value and a column") };
    let winner = largest(text, best, e);
    let wins = match best.ty.elem() {
        Elem::F32 => {
            let equal = text.compare_float(Direction::Eq, best, winner);
            let number = text.compare_float(Direction::Eq, best, best);
            let nan = text.not(number);
            text.integer("ori", equal, nan)
        }
        _ => text.compare_int(Direction::Eq, false, best, winner),
    };
    let lane = text.iota(1, g.ty(Elem::I32));
    let column = text.integer("addi", first, lane);
    let none = text.ints(i32::MAX, column.ty);
    let column = text.select(wins, column, none);
    across(text, column, &mut |text, a, b| text.integer("minsi", a, b))
}
