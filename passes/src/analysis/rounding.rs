//! Which roundings to bf16 a sweep's body keeps.
//!
//! A program in bf16 spells out a rounding after each of its elementwise operations. XLA is free to leave
//! out those between the operations of one fusion (`xla_allow_excess_precision`, its default) and keeps
//! those of what lies in memory between two. A sweep is one fusion, so a body computes in f32 and keeps
//!
//! - the head's own rounding, which is the source's element type: that of its product, or where an f32 product of
//!   narrower operands is rounded to their type before anything reads it, that type ([`Roundings::head`]): what is
//!   stashed and what moves is as wide as what is read;
//! - `reduce_precision`, which asks for a rounding;
//! - the element type of what a contraction multiplies and a store writes, rounded once, at the end;
//! - the type of a contraction's result, rounded once as well: what is rounded to bf16 and then widened (the
//!   gradient of f32 weights that enter the product as bf16) is not rounded
//!   ([`Contraction::roundings`](crate::sweep::Contraction::roundings));
//! - where not all that maxima, minima and picks take is f32 wherever it goes (below), the rounding of a value whose row maximum,
//!   minimum or argmax is taken, and of one that is picked before any result of another sweep is known:
//!   [`Region::rounded`]. What is taken is compared with, or taken off, that very value elsewhere, and the two must agree.
//!   Where a maximum or minimum waits for another sweep and nothing of the region reads it (the margin of a token,
//!   log-probability less that of the likeliest other one), it is rounded as what is picked is: behind it, or not at all. That of
//!   the rounded numbers is the same, since rounding keeps their order;
//!   A maximum, minimum or choice is rounded at its operands: the difference of a clipped logit and the logit would
//!   else be one of a rounded number and one that is not.
//!   Where what such a value is made of is taken off it, the region is refused: [`Region::half_rounded_difference`].
//!
//! A comparison reads none of these roundings, unless it is with what a sink takes ([`Region::is_late_row`]): logits that bf16
//! rounds to the bound that clips them are not there, and have a derivative of 0 or 1 in f64 and where XLA leaves the
//! rounding out, but a half where it is kept.
//!
//! The last rule keeps a softmax in bf16 safe: were `x − max x` a difference between an unrounded `x` and
//! a rounded maximum, a row of logits near 1e5 would give `exp(256)`. With it `x − max x ≤ 0`, with 0 in
//! each row, and picked logits of a row where all others vanish still cancel against the log-sum-exp. Such a rounding is
//! written as `reduce_precision`, so that no compiler leaves it out for one sweep and keeps it
//! for another. Measured: XLA 0.10.2 on the CPU leaves out that of a dot which is read as f32 only, and
//! no other.
//!
//! It is left out as a whole where `x` and its maximum agree without it (`agreement.rs`), for each group of sinks that have to agree
//! with each other (`taken.rs`). Where numbers go that are taken of logits, one walk tells: `reach.rs`.
//!
//! What lies between two sweeps computes in f32 as well (the pass `widen-rows`, and the row program of a single-pass
//! sweep): a sum over the vocabulary that were rounded there would not fit what the later sweep does not round.
//!
//! What it means where numbers are special. NaN and infinities of the operands go the same ways. Results
//! overflow where they did, but for those between bf16's largest number and f32's, 0.4 % above it. f32
//! has bits below bf16's smallest number, so that `log(exp(x − m))` may stay finite a little longer, and
//! a difference that is 0 only because both sides were rounded (`1 − p` near 1) may not be 0: closer to
//! the value without roundings, in each case. Rows in which nothing is allowed keep their −∞: constants
//! have the values that they have in bf16.
//!
//! f16 is computed as it is written: it has a smaller range, so that its roundings decide what overflows,
//! and XLA computes it as it is written too. Measured: XLA's CPU backend, default flags (JAX 0.10.2), rounds each of `a·b − c`,
//! `exp(a − b)`, `a/(b·c)`, `tanh(a·b)·c` and others within one fusion, and a dot that is read as f32.

mod agreement;
mod asks;
mod flow;
mod operations;
mod reach;
mod relative;
mod taken;

pub use operations::{chooses, moves, rounds_to, stays_wide};
pub use reach::Reach;
pub use relative::leaves_relative;

use asks::ByOthers;
use relative::Relative;
use taken::Alone;

use super::region::{Blocked, Region};
use super::sink::{Consumer, ReduceKind};
use super::tile::{Def, Factor, HeadDot};
use crate::ir::{Builder, Elem, Op, TensorType, Val, number};
use crate::remarks::Standing;
use crate::sweep::{Body, NodeId};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The pass that computes in f32 what a bf16 program makes of sweeps' results.
pub const WIDEN_ROWS: &str = "widen-rows";

/// The type in which a body computes what the program has in this type.
pub fn computed_in(elem: Elem) -> Elem {
    if elem == Elem::BF16 { Elem::F32 } else { elem }
}

/// The bf16 number nearest to `x` (the even one of two), as MLIR reads a literal.
pub fn nearest_bf16(x: f32) -> f32 {
    half::bf16::from_f32(x).to_f32()
}

/// A constant of the program, with the value that it has there, in the type in which a body computes.
pub fn constant(body: &mut Body, text: &str, elem: Elem) -> NodeId {
    match number(text, elem).filter(|_| elem == Elem::BF16) {
        Some(x) => {
            let bits = nearest_bf16(x as f32).to_bits();
            body.constant(&format!("0x{bits:08X}"), Elem::F32)
        }
        None => {
            let id = body.constant(text, elem);
            wide(body, id)
        }
    }
}

/// A node in the type in which a body computes with it.
pub fn wide(body: &mut Body, id: NodeId) -> NodeId {
    let elem = computed_in(body.elem(id));
    body.convert(id, elem)
}

/// A program's change of type, in the type in which a body computes. A condition becomes a bf16 number first where it
/// does so in the program: XLA makes a choice of its f32 product with what may be infinite, and none of its bf16 product.
pub fn converted(body: &mut Body, id: NodeId, elem: Elem) -> NodeId {
    let id = if body.elem(id) == Elem::I1 { body.convert(id, elem) } else { id };
    body.convert(id, computed_in(elem))
}

/// The roundings that a region's sweeps keep. See the module's documentation.
pub struct Roundings<'c> {
    /// The bf16 values that are rounded where they are computed.
    values: HashSet<Val<'c>>,
    heads: HashMap<Val<'c>, Elem>,
    /// What depends on what a sink takes from the region; empty where nothing is rounded.
    late: HashSet<Val<'c>>,
    /// Comparisons that read other roundings, and these.
    asks: Option<(HashSet<Op<'c>>, Box<Roundings<'c>>)>,
}

impl<'c> Roundings<'c> {
    /// The roundings that a comparison reads in place of these.
    pub fn asked_by(&self, op: Op<'c>) -> Option<&Roundings<'c>> {
        self.asks.as_ref().filter(|(asks, _)| asks.contains(&op)).map(|(_, roundings)| &**roundings)
    }

    /// Whether a value is rounded where it is computed.
    pub fn is_rounded(&self, v: Val) -> bool {
        self.values.contains(&v)
    }

    /// The element type of the logits that a head's product gives: what they are rounded to before anything reads them,
    /// or the product's own. NaN and infinities stay, and what the program's rounding overflows this one does; a
    /// compiler that leaves the program's out (XLA on the CPU) has logits with more digits.
    pub fn head(&self, product: Val, own: Elem) -> Elem {
        self.heads.get(&product).copied().unwrap_or(own)
    }
}

/// The roundings of a region's sinks.
pub struct RegionRoundings<'c> {
    of_all: Roundings<'c>,
    of_sinks: HashMap<Op<'c>, Roundings<'c>>,
    of_made: HashSet<Op<'c>>,
    /// What other kinds of operations read, of which something is made that the region compares with.
    by_others: HashSet<(Op<'c>, usize)>,
    /// What leaves relative to a number of the row.
    relative: Vec<Relative<'c>>,
}

impl<'c> RegionRoundings<'c> {
    /// The roundings of what a sink consumes; of a store, which is no operation, where there is none.
    pub fn of(&self, sink: Option<Op<'c>>) -> &Roundings<'c> {
        sink.and_then(|op| self.of_sinks.get(&op)).unwrap_or(&self.of_all)
    }

    /// Keeps the rounding of what is made of numbers of rounded logits (`0.9·max x`) for the comparisons that read it, and of what is compared in the
    /// region behind another kind of operation, by `reduce_precision`. NaN and infinities compare as they are; what bf16 overflows is infinite there,
    /// as in the program. Makes what leaves relative to a number of the row relative to its rounding.
    pub fn write_rows(&self) {
        self.relative.iter().for_each(Relative::write);
        for (op, at) in &self.by_others {
            op.set_operand(*at, Builder::before(*op).reduce_precision(op.operand(*at), 8, 7));
        }
        for asks in &self.of_made {
            for (at, v) in asks.operands().into_iter().enumerate() {
                let computes = |op: &Op| !moves(*op) && !chooses(*op) && op.num_operands() > 0;
                let is_narrow = TensorType::of(v).is_some_and(|t| t.elem == Elem::BF16);
                if is_narrow
                    && v.def().filter(computes).is_some_and(|op| !self.of_sinks.contains_key(&op))
                {
                    asks.set_operand(at, Builder::before(*asks).reduce_precision(v, 8, 7));
                }
            }
        }
    }
}

impl<'c> Region<'c> {
    /// The roundings of this region's sinks, before anything of it is replaced. `widens` tells whether the pass `widen-rows` runs behind.
    pub fn roundings(&self, widens: bool) -> RegionRoundings<'c> {
        let others = if widens { self.asks_of_others() } else { ByOthers::default() };
        let apart = if widens { self.rounded_alone() } else { None };
        let all = if apart.is_some() { HashSet::default() } else { self.rounded_of(&self.consumers) };
        let Alone { sinks, asks, of_made, relative, rounded } = apart.unwrap_or_default();
        let with_asks = |values: HashSet<Val<'c>>| {
            // What is compared behind other operations is rounded once, and nothing else of it, unless it is of every rounding.
            let (asks, read) = match asks.is_empty() {
                false => (asks.clone(), self.written(None)),
                true => {
                    let asks = others.asks.iter().map(|by| by.op).collect();
                    (asks, values.union(&others.values).copied().collect())
                }
            };
            let mut roundings = self.roundings_of(values);
            if !asks.is_empty() {
                roundings.asks = Some((asks, Box::new(self.roundings_of(read))));
            }
            roundings
        };
        let taken = |consumer: &Consumer<'c>| {
            let op = consumer.op().filter(|op| sinks.contains(op))?;
            // Bits decide there, and every rounding that is written makes them: the product's too, which XLA may leave out where a sweep reads
            // it as f32. But not the last one of what the program itself reads as f32, which XLA leaves out.
            let unrounded = match consumer {
                Consumer::Argmax { tile, .. } => {
                    self.widened(tile.val).filter(|v| !self.is_converted(*v))
                }
                _ => None,
            };
            Some((op, self.roundings_of(self.written(unrounded))))
        };
        let mut of_sinks: HashMap<Op, Roundings> = HashMap::default();
        for (ops, values) in &rounded {
            of_sinks.extend(ops.iter().map(|op| (*op, with_asks(values.clone()))));
        }
        of_sinks.extend(self.consumers.iter().filter_map(taken));
        let by_others = others.rounded.clone();
        RegionRoundings { of_all: with_asks(all), of_sinks, of_made, by_others, relative }
    }

    /// Whether a sweep leaves out a rounding that the program has.
    pub fn leaves_out_roundings(&self, widens: bool) -> bool {
        let kept = self.rounded(widens);
        self.written(None).iter().any(|v| !kept.contains(v))
    }

    /// All values that the program rounds to bf16, but for one.
    fn written(&self, but: Option<Val<'c>>) -> HashSet<Val<'c>> {
        let values = self.order.iter().map(|t| self.unaliased(t.val));
        let products = self.heads().map(|h| h.op.result(0));
        let narrow = |v: &Val| TensorType::of(*v).is_some_and(|t| t.elem == Elem::BF16);
        values.chain(products).filter(|v| narrow(v) && Some(*v) != but).collect()
    }

    fn roundings_of(&self, values: HashSet<Val<'c>>) -> Roundings<'c> {
        let narrow = |h: &HeadDot<'c>| {
            let product = h.op.result(0);
            let read = self.read_as(product)?;
            let is_read = |v: Val| TensorType::of(v).is_some_and(|t| t.elem == read);
            h.op.operands().into_iter().all(is_read).then_some((product, read))
        };
        let all = self.consumers.iter().filter_map(Consumer::op);
        let late = if values.is_empty() { HashSet::default() } else { self.late(all) };
        Roundings { values, heads: self.heads().filter_map(narrow).collect(), late, asks: None }
    }

    /// The narrower type that every use of the f32 value `v`, but for its arrangement, rounds it to.
    fn read_as(&self, v: Val) -> Option<Elem> {
        if TensorType::of(v)?.elem != Elem::F32 {
            return None;
        }
        let mut read = None;
        for u in v.uses() {
            let is_same = |r: &Val| matches!(self.defs.get(r), Some((_, Def::Alias(of))) if of.val == v);
            let to = match u.owner.results().into_iter().find(is_same) {
                Some(same) => self.read_as(same)?,
                None => rounds_to(u.owner)?,
            };
            if read.is_some_and(|r| r != to) {
                return None;
            }
            read = Some(to);
        }
        read
    }

    /// All values that are rounded for some sink, but for those that are for itself alone.
    fn rounded(&self, widens: bool) -> HashSet<Val<'c>> {
        match if widens { self.rounded_alone() } else { None } {
            Some(apart) => apart.rounded.into_iter().flat_map(|(_, values)| values).collect(),
            None => self.rounded_of(&self.consumers),
        }
    }

    /// The values whose roundings some sinks agree on.
    fn rounded_of<'s>(&self, sinks: impl IntoIterator<Item = &'s Consumer<'c>>) -> HashSet<Val<'c>>
    where
        'c: 's,
    {
        let narrow = |v: Val| TensorType::of(v).is_some_and(|t| t.elem == Elem::BF16);
        let mut late: Option<HashSet<Val>> = None;
        let mut out = HashSet::default();
        for consumer in sinks {
            let tile = match consumer {
                Consumer::Reduce { tile, kind: ReduceKind::Max | ReduceKind::Min, .. }
                | Consumer::Argmax { tile, .. }
                | Consumer::Pick { tile, .. } => tile.val,
                _ => continue,
            };
            let free = match consumer {
                Consumer::Pick { .. } => true,
                Consumer::Reduce { op, .. } => !self.reads(*op),
                _ => false,
            };
            let is_late = |late: &mut Option<HashSet<Val<'c>>>| {
                late.get_or_insert_with(|| self.late(self.consumers.iter().filter_map(Consumer::op)))
                    .contains(&tile)
            };
            if narrow(tile) && !(free && is_late(&mut late)) {
                self.rounded_for(tile, &mut out);
            }
        }
        out
    }

    /// The first difference of a value that is rounded and one that it is made of and that is not, as in the derivative
    /// `exp(a - logaddexp(a, b))`: at most 0 where both are rounded, as in the program, or none, as XLA has it. With logits near
    /// 1e4 the exponential of a half rounded one is 1e7. Rounding both is further from f64 than XLA's default is.
    pub fn half_rounded_difference(&self, widens: bool) -> Option<Blocked<'c>> {
        let mut rounded = self.rounded(widens);
        rounded.extend(self.order.iter().map(|t| t.val).filter(|v| self.is_rounded_by_the_program(*v)));
        let all = if rounded.is_empty() { &[][..] } else { &self.order[..] };
        all.iter().find_map(|t| {
            let Def::Elementwise { op, operands } = &self.defs[&t.val].1 else { return None };
            let [Factor::Tile(a), Factor::Tile(b)] = &operands[..] else { return None };
            let (a, b) = (self.chosen_from(a.val), self.chosen_from(b.val));
            let half = |some: &[Val<'c>], others: &[Val<'c>]| {
                let made_of = self.made_of(some.iter().copied().filter(|v| rounded.contains(v)).collect());
                let is_computed = |v: &Val| !matches!(self.defs.get(v), Some((_, Def::Opaque(_))) | None);
                let is_half = |v: &Val<'c>| {
                    let narrow = TensorType::of(*v).is_some_and(|t| t.elem == Elem::BF16);
                    narrow && made_of.contains(v) && !rounded.contains(v) && is_computed(v)
                };
                others.iter().any(is_half)
            };
            (op.is("stablehlo.subtract") && (half(&a, &b) || half(&b, &a))).then(|| Blocked {
                op: *op,
                reason: "takes the difference of a value in bf16 whose maximum is taken, and of one that it is made of: \
                         a sweep rounds the first and not the second (in f32 there are no such roundings)"
                    .into(),
                standing: Standing::Candidate,
            })
        })
    }

    /// Whether a value is what `reduce_precision` makes bf16 numbers of: the program's, or that of the pass `rematerialize`.
    fn is_rounded_by_the_program(&self, v: Val<'c>) -> bool {
        let narrow = TensorType::of(v).is_some_and(|t| t.elem == Elem::BF16);
        matches!(self.defs.get(&v), Some((_, Def::Elementwise { op, .. }))
            if narrow && op.is("stablehlo.reduce_precision") && rounds_to(*op).is_some())
    }

    /// The bf16 value whose numbers an f32 value of the region has.
    fn widened(&self, v: Val<'c>) -> Option<Val<'c>> {
        let elem = |v: Val| TensorType::of(v).map(|t| t.elem);
        let v = self.unaliased(v);
        let op = v.def().filter(|op| op.is("stablehlo.convert") && elem(v) == Some(Elem::F32))?;
        (elem(op.operand(0)) == Some(Elem::BF16)).then(|| self.unaliased(op.operand(0)))
    }

    /// Whether a value is another one's rounding, which the program asks for by itself.
    fn is_converted(&self, v: Val<'c>) -> bool {
        v.def().is_some_and(|op| op.is("stablehlo.convert") || op.is("stablehlo.reduce_precision"))
    }

    /// What a value is one of, number by number: itself, or what a maximum, minimum or choice is made of.
    fn chosen_from(&self, v: Val<'c>) -> Vec<Val<'c>> {
        let v = self.unaliased(v);
        match self.defs.get(&v) {
            Some((_, Def::Elementwise { op, operands })) if chooses(*op) => {
                let tiles = operands.iter().filter_map(|f| match f {
                    Factor::Tile(t) => Some(t.val),
                    _ => None,
                });
                tiles.flat_map(|v| self.chosen_from(v)).collect()
            }
            _ => vec![v],
        }
    }

    /// All tiles that these values are computed from.
    fn made_of(&self, mut pending: Vec<Val<'c>>) -> HashSet<Val<'c>> {
        let mut found = HashSet::default();
        while let Some(v) = pending.pop() {
            let Some((_, Def::Elementwise { operands, .. })) = self.defs.get(&self.unaliased(v)) else {
                continue;
            };
            for factor in operands {
                if let Factor::Tile(t) = factor {
                    let v = self.unaliased(t.val);
                    if found.insert(v) {
                        pending.push(v);
                    }
                }
            }
        }
        found
    }

    /// What is rounded so that `v` is: the operands of maxima, minima and choices, which give one of them, so that a
    /// comparison of a clipped logit with the logit is one of two rounded numbers.
    fn rounded_for(&self, v: Val<'c>, out: &mut HashSet<Val<'c>>) {
        let v = self.unaliased(v);
        match self.defs.get(&v) {
            Some((_, Def::Elementwise { op, operands })) if chooses(*op) => {
                for operand in operands {
                    match operand {
                        Factor::Tile(t)
                            if TensorType::of(t.val).is_some_and(|t| t.elem == Elem::BF16) =>
                        {
                            self.rounded_for(t.val, out);
                        }
                        _ => {}
                    }
                }
            }
            _ => {
                out.insert(v);
            }
        }
    }

    /// Whether an operand is a row value that is made from what a sink takes: what is compared with it is rounded as
    /// that was.
    pub fn is_late_row(&self, roundings: &Roundings<'c>, operand: &Factor<'c>) -> bool {
        self.is_row_of(&roundings.late, operand)
    }

    /// Whether an operand is a row value among these.
    fn is_row_of(&self, values: &HashSet<Val<'c>>, operand: &Factor<'c>) -> bool {
        let Factor::Tile(tile) = operand else { return false };
        let v = self.unaliased(tile.val);
        values.contains(&v) && matches!(self.defs.get(&v), Some((_, Def::Row(_))))
    }

    /// The value that `v` is but for its arrangement.
    pub fn unaliased(&self, v: Val<'c>) -> Val<'c> {
        match self.defs.get(&v) {
            Some((_, Def::Alias(of))) => self.unaliased(of.val),
            _ => v,
        }
    }

    /// Whether something of the region depends on what this sink takes from it.
    fn reads(&self, sink: Op<'c>) -> bool {
        let late = self.late(std::iter::once(sink));
        self.defs.keys().any(|v| late.contains(v))
    }

    /// The values of the block that depend on what these sinks take from the region.
    fn late(&self, sinks: impl Iterator<Item = Op<'c>>) -> HashSet<Val<'c>> {
        let consumers: HashSet<Op> = sinks.collect();
        let block = consumers.iter().next().and_then(|op| op.block());
        let mut late: HashSet<Val> = HashSet::default();
        for op in block.map(|b| b.ops()).unwrap_or_default() {
            let nested = if op.regions().is_empty() { Vec::new() } else { op.walk() };
            let mut reads = std::iter::once(op).chain(nested).flat_map(Op::operands);
            if consumers.contains(&op) || reads.any(|v| late.contains(&v)) {
                late.extend(op.results());
            }
        }
        late
    }
}

#[cfg(test)]
mod tests {
    use super::nearest_bf16;
    use pretty_assertions::assert_eq;

    #[test]
    fn literals_are_those_of_bf16() {
        // A number that has two hexadecimal digits of mantissa left over, ties to even, the extremes.
        assert_eq!(nearest_bf16(0.2), f32::from_bits(0x3E4D_0000));
        assert_eq!(nearest_bf16(f32::from_bits(0x3F80_8000)), 1.0);
        assert_eq!(nearest_bf16(f32::from_bits(0x3F81_8000)), f32::from_bits(0x3F82_0000));
        assert_eq!(nearest_bf16(f32::MAX), f32::INFINITY);
        assert_eq!(nearest_bf16(-1e9), -998_244_352.0);
        assert_eq!(nearest_bf16(f32::NEG_INFINITY), f32::NEG_INFINITY);
        assert!(nearest_bf16(f32::NAN).is_nan());
    }
}
