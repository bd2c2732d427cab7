//! Accumulators of sinks with one entry per token.
//!
//! Every element of a partial result accumulates its own columns, and all operations are elementwise, so that nothing
//! here depends on the positions of tokens and columns in a vector. XLA combines the partial results of a token (see
//! [`super::epilogue`]).
//!
//! There are two passes over the columns of a block: [`Accumulator::first`] accumulates maxima, sums and picks, and
//! [`Accumulator::close`] what depends on the block's maximum only; [`Accumulator::rescale`] then rescales sums of
//! exponentials to the new maximum, and [`Accumulator::second`] adds the block's.

use super::convert::bits;
use super::ops;
use super::text::{Text, Ty, Value};
use grpo_ir::{Direction, Elem, Elementwise};
use grpo_sweep::online::{VANISHING_EXPONENT, place};
use grpo_sweep::{Body, NodeId, NodeOp, OnlineTerm, Sink, Sweep, online_sums};

/// The initial value of partial result `i` of a sink.
pub fn start(text: &mut Text, body: &Body, sink: &Sink, i: usize, ty: Ty) -> Value {
    match (sink, i) {
        (Sink::Online { .. }, 0) => text.float(-f32::MAX, ty),
        (Sink::Max { .. }, 0) if negated(body, sink).is_some() => text.float(f32::INFINITY, ty),
        (Sink::Max { value } | Sink::Argmax { value }, 0) => lowest(text, body.elem(*value), ty),
        _ => text.zero(ty),
    }
}

/// For a maximum of −x, which is how minima are written: x, a float. The partial results are then minima of x, which
/// saves an operation per element; they differ in sign only, and a NaN stays a NaN.
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

/// For a sum of `column == r ? x : 0`: the comparison and x. It is true for at most one column of a row, so the sum is
/// a select.
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

/// A value as it is passed to XLA: masks as 0 and 1.
pub fn travelling(text: &mut Text, v: Value) -> Value {
    if v.ty.elem() == Elem::I1 { text.cast("extui", v, Elem::I32) } else { v }
}

/// `v` where the mask is true; `v` without a mask.
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
    /// The maximum before the block's columns.
    old: Vec<Value>,
    pub new: Vec<Value>,
    block: Option<Block>,
}

/// The largest value of the chunks since the last [`Accumulator::close`], or the smallest if it is [`negated`]. Sinks
/// of the same value share these operations, which [`Text`] writes once.
#[derive(Clone, Copy)]
struct Block {
    largest: Value,
    /// For an argmax, the first chunk with that value.
    here: Option<Value>,
    chunks: usize,
}

/// The chunk of an argmax if the maximum has become NaN in a block of several chunks, in an unknown one. Column numbers
/// are not negative.
pub const LOST: i32 = -1;

impl<'a> Accumulator<'a> {
    /// An accumulator of a sink of `sweep` with these partial results.
    pub fn new(sweep: &'a Sweep, sink: &'a Sink, values: Vec<Value>) -> Accumulator<'a> {
        let (picked, negated) = (picked(&sweep.body, sink), negated(&sweep.body, sink));
        let (body, old) = (&sweep.body, values.clone());
        Accumulator { body, sink, picked, negated, old, new: values, block: None }
    }

    /// True for an argmax of the exponents of `online`, whose maxima it then keeps ([`crate::spec::has_argmax`]).
    pub fn leads(&self, online: &Accumulator<'_>) -> bool {
        let values = (self.sink, online.online());
        matches!(values, (Sink::Argmax { value }, Some((exponent, _))) if *value == exponent)
    }

    /// The maximum before a block, or after it with `closed`.
    pub fn maximum(&self, closed: bool) -> Value {
        if closed { self.new[0] } else { self.old[0] }
    }

    /// Sets the maximum of an online sink to an argmax's [`Accumulator::maximum`].
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

    /// The results that the first or the second pass changes.
    pub fn changing(&mut self, second: bool) -> &mut [Value] {
        match (self.online().is_some(), second) {
            (true, false) => &mut self.new[..1],
            (true, true) => &mut self.new[1..],
            (false, false) => &mut self.new,
            (false, true) => &mut [],
        }
    }

    /// Accumulates a chunk in the first pass. `value` has the body's values on it, `mask` the valid columns, `here` the
    /// i32 that an argmax stores for the chunk.
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
                let nothing = text.zero(v.ty);
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

    /// Accumulates an argmax's chunk immediately, so that the chunk of a NaN is known.
    pub fn close_argmax(&mut self, text: &mut Text) {
        if matches!(self.sink, Sink::Argmax { .. }) {
            self.close(text);
        }
    }

    /// Accumulates the block's maximum, after the last chunk of the first pass.
    pub fn close(&mut self, text: &mut Text) {
        let Some(Block { largest, here, chunks }) = self.block.take() else { return };
        let e = self.body.elem(self.sink.values()[0]);
        let best = self.new[0];
        if let Some(here) = here {
            let index = self.new[1];
            self.new[1] = if e.is_float() {
                // Larger or NaN, unless the maximum was NaN before.
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

    /// The larger of two values, or the smaller if the value is [`negated`].
    fn more(&self, text: &mut Text, e: Elem, a: Value, b: Value) -> Value {
        match self.negated {
            Some(_) => text.binary("arith.minimumf", a, b),
            None => max(text, e, a, b),
        }
    }

    /// Makes an online sink's new maximum finite and rescales its sums from the old maximum `m` to the new one `M`:
    /// `A0 → e·A0`, `A1 → e·(A1 + (m − M)·A0)` with `e = exp(m − M)`, or 1 without weights, as
    /// [`grpo_sweep::online::rescaled`] does.
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
                // Without weights, terms far below the maximum do not vanish.
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

    /// Accumulates a chunk in the second pass, with the block's maximum.
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

    /// The term that a chunk adds to a sum: `d` is the exponent minus the maximum, −inf in invalid columns, and `e` its
    /// exponential.
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

/// The larger of two values of type `e`, as they are passed to XLA; NaN if one is NaN.
pub fn max(text: &mut Text, e: Elem, a: Value, b: Value) -> Value {
    match a.ty.elem() {
        Elem::F32 => text.binary("arith.maximumf", a, b),
        _ if e.is_unsigned() => text.integer("maxui", a, b),
        _ => text.integer("maxsi", a, b),
    }
}

/// True where `a` is larger than `b`, values of type `e` as they are passed to XLA; false where one is NaN.
fn larger(text: &mut Text, e: Elem, a: Value, b: Value) -> Value {
    match a.ty.elem() {
        Elem::F32 => text.compare_float(Direction::Gt, a, b),
        _ => text.compare_int(Direction::Gt, e.is_unsigned(), a, b),
    }
}
