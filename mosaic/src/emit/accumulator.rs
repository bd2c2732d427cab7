//! Accumulator results of sinks with one entry per token, while the vocabulary passes.
//!
//! Every element of a partial result sees its own columns, and nothing here depends on how tokens and
//! columns lie in a vector: all is elementwise. XLA combines the partial results of a token (see
//! [`super::epilogue`]).
//!
//! The vocabulary passes twice through a block: [`Accumulator::first`] takes maxima, sums and choices, of
//! which [`Accumulator::close`] adds what depends on the block's maximum alone; [`Accumulator::second`] takes the
//! sums of exponentials below the maximum, which [`Accumulator::rescale`] has moved to the new maximum in
//! between.

use super::convert::bits;
use super::ops;
use super::text::{Text, Ty, Value};
use grpo_ir::{Direction, Elem, Elementwise};
use grpo_sweep::online::{VANISHING_EXPONENT, place};
use grpo_sweep::{Body, NodeId, NodeOp, OnlineTerm, Sink, Sweep, online_sums};

/// What partial result `i` of a sink starts from.
pub fn start(text: &mut Text, body: &Body, sink: &Sink, i: usize, ty: Ty) -> Value {
    match (sink, i) {
        (Sink::Online { .. }, 0) => text.float(-f32::MAX, ty),
        (Sink::Max { .. }, 0) if negated(body, sink).is_some() => text.float(f32::INFINITY, ty),
        (Sink::Max { value } | Sink::Argmax { value }, 0) => lowest(text, body.elem(*value), ty),
        (Sink::Sum { value }, _) => nothing(text, body, *value, ty),
        _ => text.zero(ty),
    }
}

/// What a sum of a value of the body starts at: see [`Body::sum_starts_at`].
fn nothing(text: &mut Text, body: &Body, value: NodeId, ty: Ty) -> Value {
    if body.is_pick(value) { text.float(-0.0, ty) } else { text.zero(ty) }
}

/// For a maximum of −x, as minima are written: x, a float. Its partial results are the smallest x, which saves an operation for each
/// element; the same number but for its sign, a NaN for a NaN.
pub fn negated(body: &Body, sink: &Sink) -> Option<NodeId> {
    let Sink::Max { value } = sink else { return None };
    let node = body.node(*value);
    let negates = node.op == NodeOp::Map(Elementwise::Negate) && node.elem.is_float();
    negates.then(|| node.args[0])
}

/// The neutral element of a maximum over values of type `e`.
pub fn lowest(text: &mut Text, e: Elem, ty: Ty) -> Value {
    match e {
        e if e.is_float() => text.float(f32::NEG_INFINITY, ty),
        e if e.is_unsigned() || e == Elem::I1 => text.ints(0, ty),
        e => text.ints(i32::MIN >> (32 - bits(e)), ty),
    }
}

/// The values that the first pass needs for some sinks, each once.
pub fn first_roots<'s>(body: &Body, sinks: impl IntoIterator<Item = &'s Sink>) -> Vec<NodeId> {
    roots_of(body, sinks.into_iter().filter(|s| !matches!(s, Sink::Stash { .. })))
}

/// The values that the first pass needs for some sinks, each once.
pub fn roots_of<'s>(body: &Body, sinks: impl IntoIterator<Item = &'s Sink>) -> Vec<NodeId> {
    let mut roots = Vec::new();
    for s in sinks {
        let whole = || vec![negated(body, s).unwrap_or_else(|| s.values()[0])];
        let ids = picked(body, s).map_or_else(whole, |(hit, value)| vec![hit, value]);
        for id in ids {
            if !roots.contains(&id) {
                roots.push(id);
            }
        }
    }
    roots
}

/// The values that the second pass needs, each once; none if there is no second pass.
pub fn second_roots(sweep: &Sweep) -> Vec<NodeId> {
    let mut roots: Vec<NodeId> = Vec::new();
    for s in sweep.sinks.iter().filter(|s| matches!(s, Sink::Online { .. })) {
        for id in s.values() {
            if !roots.contains(&id) {
                roots.push(id);
            }
        }
    }
    roots
}

/// For a sum of `column == r ? x : 0`: the comparison and x. At most one column of a row holds, so the
/// sum is a choice.
fn picked(body: &Body, sink: &Sink) -> Option<(NodeId, NodeId)> {
    let Sink::Sum { value } = sink else { return None };
    let node = body.node(*value);
    let (NodeOp::Map(Elementwise::Select), [hit, x, zero]) = (&node.op, &node.args[..]) else {
        return None;
    };
    let is_zero = match &body.node(*zero).op {
        NodeOp::Const(literal) => ops::constant(literal, node.elem) == Some(ops::Const::Float(0.0)),
        _ => false,
    };
    let one_hot = matches!(body.column_compared(*hit), Some((Direction::Eq, _)));
    (is_zero && one_hot && node.elem.is_float()).then_some((*hit, *x))
}

/// A value as it travels: masks as 0 and 1.
pub fn travelling(text: &mut Text, v: Value) -> Value {
    if v.ty.elem() == Elem::I1 { text.cast("extui", v, Elem::I32) } else { v }
}

/// `v` where the mask holds, if there is one.
pub fn keep(text: &mut Text, mask: Option<Value>, v: Value, neutral: Value) -> Value {
    match mask {
        Some(m) => text.select(m, v, neutral),
        None => v,
    }
}

/// One sink's partial results in registers.
#[derive(Clone)]
pub struct Accumulator<'a> {
    body: &'a Body,
    sink: &'a Sink,
    /// See [`picked`].
    picked: Option<(NodeId, NodeId)>,
    /// See [`negated`].
    negated: Option<NodeId>,
    /// Before the block's columns.
    old: Vec<Value>,
    pub new: Vec<Value>,
    block: Option<Block>,
}

/// The largest value of the chunks since the last [`Accumulator::close`], the smallest one of what is [`negated`]. Sinks over the same value ask for the
/// same operations, which are written once.
#[derive(Clone, Copy)]
struct Block {
    largest: Value,
    /// What an argmax remembers of the first chunk with that value.
    here: Option<Value>,
    chunks: usize,
}

/// What an argmax remembers where a maximum has become NaN in a block of several chunks: nobody knows in which
/// one. Numbers of columns are never negative.
pub const LOST: i32 = -1;

impl<'a> Accumulator<'a> {
    /// The partial results of a sink of `sweep` with these values.
    pub fn new(sweep: &'a Sweep, sink: &'a Sink, values: Vec<Value>) -> Accumulator<'a> {
        let (picked, negated) = (picked(&sweep.body, sink), negated(&sweep.body, sink));
        let (body, old) = (&sweep.body, values.clone());
        Accumulator { body, sink, picked, negated, old, new: values, block: None }
    }

    /// Whether this is an argmax of the exponents of `online`, whose maxima it then keeps ([`crate::spec::has_argmax`]).
    pub fn leads(&self, online: &Accumulator<'_>) -> bool {
        let values = (self.sink, online.online());
        matches!(values, (Sink::Argmax { value }, Some((exponent, _))) if *value == exponent)
    }

    /// The maximum so far: before a block, or with `closed` behind it.
    pub fn maximum(&self, closed: bool) -> Value {
        if closed { self.new[0] } else { self.old[0] }
    }

    /// Takes an argmax's [`Accumulator::maximum`] for that of an online sink.
    pub fn follow(&mut self, text: &mut Text, maximum: Value, closed: bool) {
        let mine = if closed { &mut self.new } else { &mut self.old };
        mine[0] = within(text, maximum);
    }

    fn online(&self) -> Option<(NodeId, &'a [OnlineTerm])> {
        match self.sink {
            Sink::Online { exponent, terms } => Some((*exponent, terms)),
            _ => None,
        }
    }

    /// The results that the first pass changes, or the second one.
    pub fn changing(&mut self, second: bool) -> &mut [Value] {
        match (self.online().is_some(), second) {
            (true, false) => &mut self.new[..1],
            (true, true) => &mut self.new[1..],
            (false, false) => &mut self.new,
            (false, true) => &mut [],
        }
    }

    /// Takes in a chunk in the first pass. `value` gives the body's values on it, `mask` the columns that
    /// exist, `here` the i32 that an argmax remembers of the chunk.
    pub fn first(
        &mut self,
        text: &mut Text,
        mask: Option<Value>,
        here: &dyn Fn(&mut Text, Ty) -> Value,
        value: &dyn Fn(NodeId) -> Value,
    ) {
        if let Some((hit, picked)) = self.picked {
            let hit = value(hit);
            let hit = mask.map_or(hit, |m| text.integer("andi", hit, m));
            self.new[0] = text.select(hit, value(picked), self.new[0]);
            return;
        }
        let id = self.negated.unwrap_or_else(|| self.sink.values()[0]);
        let e = self.body.elem(id);
        let v = travelling(text, value(id));
        let acc = self.new[0];
        match self.sink {
            Sink::Sum { .. } => {
                let nothing = nothing(text, self.body, id, v.ty);
                let v = keep(text, mask, v, nothing);
                self.new[0] = match v.ty.elem() {
                    Elem::F32 => text.binary("arith.addf", acc, v),
                    _ => text.integer("addi", acc, v),
                };
            }
            Sink::Max { .. } | Sink::Online { .. } | Sink::Argmax { .. } => {
                let nothing = match self.negated {
                    Some(_) => text.float(f32::INFINITY, v.ty),
                    None => lowest(text, e, v.ty),
                };
                let v = keep(text, mask, v, nothing);
                let here = |text: &mut Text| here(text, v.ty.with_elem(Elem::I32));
                let argmax = matches!(self.sink, Sink::Argmax { .. });
                self.block = Some(match self.block {
                    None => Block { largest: v, here: argmax.then(|| here(text)), chunks: 1 },
                    Some(Block { largest, here: before, chunks }) => {
                        let here = before.map(|before| {
                            let (moves, here) = (larger(text, e, v, largest), here(text));
                            text.select(moves, here, before)
                        });
                        Block { largest: self.more(text, e, largest, v), here, chunks: chunks + 1 }
                    }
                });
            }
            _ => unreachable!("a sink with one entry per token"),
        }
    }

    /// Takes an argmax's chunk in at once, so that a NaN's is known.
    pub fn close_argmax(&mut self, text: &mut Text) {
        if matches!(self.sink, Sink::Argmax { .. }) {
            self.close(text);
        }
    }

    /// Takes the block's maximum in: called after the last chunk of a first pass.
    pub fn close(&mut self, text: &mut Text) {
        let Some(Block { largest, here, chunks }) = self.block.take() else { return };
        let e = self.body.elem(self.sink.values()[0]);
        let best = self.new[0];
        if let Some(here) = here {
            let index = self.new[1];
            self.new[1] = if e.is_float() {
                // Larger or NaN, unless there was a NaN before.
                let stays = text.compare_float(Direction::Le, largest, best);
                let fresh = text.compare_float(Direction::Eq, best, best);
                let lost = text.not(fresh);
                let stays = text.integer("ori", stays, lost);
                let here = if chunks == 1 {
                    here
                } else {
                    let number = text.compare_float(Direction::Eq, largest, largest);
                    let lost = text.ints(LOST, here.ty);
                    text.select(number, here, lost)
                };
                text.select(stays, index, here)
            } else {
                let moves = larger(text, e, largest, best);
                text.select(moves, here, index)
            };
        }
        self.new[0] = self.more(text, e, best, largest);
    }

    /// The larger one of two values, or the smaller one where that is kept.
    fn more(&self, text: &mut Text, e: Elem, a: Value, b: Value) -> Value {
        match self.negated {
            Some(_) => text.binary("arith.minimumf", a, b),
            None => max(text, e, a, b),
        }
    }

    /// Makes an online sink's new maximum finite and moves its sums from the old maximum `m` to the new one `M`:
    /// `A0 → e·A0`, `A1 → e·(A1 + (m − M)·A0)` with `e = exp(m − M)`, or 1 without weights, as
    /// [`grpo_sweep::rescale::moved`] does.
    pub fn rescale(&mut self, text: &mut Text) {
        let Some((_, terms)) = self.online() else { return };
        let sums = online_sums(terms);
        self.new[0] = finite(text, self.new[0]);
        let moved = text.binary("arith.subf", self.old[0], self.new[0]);
        let at_least = |text: &mut Text, least: f32| {
            let least = text.float(least, moved.ty);
            text.binary("arith.maximumf", moved, least)
        };
        let near = at_least(text, VANISHING_EXPONENT as f32);
        let e = text.unary("math.exp", near);
        let moved = |text: &mut Text, i: usize| {
            let s = &sums[i];
            let mut sum = self.old[1 + i];
            if s.degree == 1 {
                // Without weights nothing vanishes that is far below the maximum.
                let by = if s.weighted { near } else { at_least(text, -f32::MAX) };
                let more = text.binary("arith.mulf", by, self.old[1 + place(&sums, &s.plain())]);
                sum = text.binary("arith.addf", sum, more);
            }
            if !s.weighted {
                return sum;
            }
            text.binary("arith.mulf", sum, e)
        };
        let new: Vec<Value> = (0..sums.len()).map(|i| moved(text, i)).collect();
        self.new[1..].copy_from_slice(&new);
    }

    /// Takes in a chunk in the second pass, with the maximum of the block known.
    pub fn second(&mut self, text: &mut Text, mask: Option<Value>, value: &dyn Fn(NodeId) -> Value) {
        let Some((exponent, terms)) = self.online() else { return };
        let s = value(exponent);
        let low = text.float(f32::NEG_INFINITY, s.ty);
        let s = keep(text, mask, s, low);
        let d = text.binary("arith.subf", s, self.new[0]);
        let e = terms.iter().any(|term| term.weighted).then(|| text.unary("math.exp", d));
        for (i, sum) in online_sums(terms).into_iter().enumerate() {
            let term = self.term(text, (d, e), &sum, mask, value);
            self.new[1 + i] = text.binary("arith.addf", self.new[1 + i], term);
        }
    }

    /// What a chunk adds to a sum: `d` is the distance to the maximum, −inf in columns that do not exist, and
    /// `e` its exponential.
    fn term(
        &self,
        text: &mut Text,
        (d, e): (Value, Option<Value>),
        sum: &OnlineTerm,
        columns: Option<Value>,
        value: &dyn Fn(NodeId) -> Value,
    ) -> Value {
        let mut product = e.filter(|_| sum.weighted);
        let multiply = |text: &mut Text, product: Option<Value>, by: Value| {
            product.map_or(by, |p| text.binary("arith.mulf", p, by))
        };
        if sum.degree == 1 {
            product = Some(multiply(text, product, d));
        }
        if product.is_none() || !self.body.is_one(sum.factor) {
            product = Some(multiply(text, product, value(sum.factor)));
        }
        let term = product.expect("at least one factor");
        let zero = text.zero(term.ty);
        // `exp(−inf)` is 0, and so is its product with a finite constant.
        let constant = match &self.body.node(sum.factor).op {
            NodeOp::Const(literal) => ops::constant(literal, Elem::F32),
            _ => None,
        };
        let vanishes = sum.weighted
            && sum.degree == 0
            && matches!(constant, Some(ops::Const::Float(x)) if x.is_finite());
        let columns = columns.filter(|_| !vanishes);
        let mask = match (columns, sum.mask.map(value)) {
            (Some(a), Some(b)) => Some(text.integer("andi", a, b)),
            (a, b) => a.or(b),
        };
        keep(text, mask, term, zero)
    }
}

/// A row's largest exponent as an online sink's maximum, which is finite.
pub fn within(text: &mut Text, largest: Value) -> Value {
    let least = text.float(-f32::MAX, largest.ty);
    let v = text.binary("arith.maximumf", largest, least);
    finite(text, v)
}

/// An online sink's maximum is finite: see [`grpo_sweep::online`].
pub fn finite(text: &mut Text, v: Value) -> Value {
    let most = text.float(f32::MAX, v.ty);
    text.binary("arith.minimumf", v, most)
}

/// The larger one of two travelling values of type `e`; NaN wins.
pub fn max(text: &mut Text, e: Elem, a: Value, b: Value) -> Value {
    match a.ty.elem() {
        Elem::F32 => text.binary("arith.maximumf", a, b),
        _ if e.is_unsigned() => text.integer("maxui", a, b),
        _ => text.integer("maxsi", a, b),
    }
}

/// Whether `a` is larger than `b`, travelling values of type `e`; never where one is NaN.
fn larger(text: &mut Text, e: Elem, a: Value, b: Value) -> Value {
    match a.ty.elem() {
        Elem::F32 => text.compare_float(Direction::Gt, a, b),
        _ => text.compare_int(Direction::Gt, e.is_unsigned(), a, b),
    }
}
