//! What a planned sum does where numbers are not finite: guards on rows, beside the sums that `write` makes.

use super::facts::masked;
use super::plan::Guard;
use super::write::{Masks, Writer};
use crate::analysis::linear::{Chain, Term};
use crate::ir::{Builder, CompareType, Direction, Elem, Val};
use crate::sweep::{Elementwise, NodeId, NodeOp};

impl<'c> Writer<'_, '_, 'c> {
    /// The columns where the mask holds and a term's factor is infinite; none if that is only where the tile is.
    pub(super) fn infinite(
        &mut self,
        term: &Term,
        tile: NodeId,
        mask: Option<NodeId>,
    ) -> Option<NodeId> {
        let factor = self.factor(term).filter(|f| !self.view.is_tame(*f, tile))?;
        let size = self.view.body.map(Elementwise::Abs, vec![factor]);
        let infinite = self.view.literal(f32::INFINITY);
        let compare = NodeOp::Compare(Direction::Eq, CompareType::Float);
        let there = self.view.body.add(compare, vec![size, infinite], Elem::I1);
        Some(match mask {
            Some(mask) => self.view.body.map(Elementwise::And, vec![there, mask]),
            None => there,
        })
    }

    /// The largest of an f32 value in each row where a condition holds; −inf where it nowhere does.
    pub(super) fn largest_where(&mut self, condition: NodeId, value: NodeId) -> Val<'c> {
        let nothing = self.view.literal(f32::NEG_INFINITY);
        let value = self.view.body.map(Elementwise::Select, vec![condition, value, nothing]);
        self.largest(value)
    }

    /// The smallest of an f32 value in each row where a condition holds; +inf where it nowhere does.
    fn smallest(&mut self, condition: Option<NodeId>, value: NodeId) -> Val<'c> {
        // As the tile of a chain that goes down has it (`masked`): equal ones are of one sink.
        let mut below = self.view.body.map(Elementwise::Negate, vec![value]);
        if let Some(condition) = condition {
            let nothing = self.view.literal(f32::NEG_INFINITY);
            let node = self.view.body.node(condition);
            let args = match node.op {
                NodeOp::Map(Elementwise::Not) => vec![node.args[0], nothing, below],
                _ => vec![condition, below, nothing],
            };
            below = self.view.body.map(Elementwise::Select, args);
        }
        self.b.elementwise("negate", &[self.largest(below)])
    }

    /// `v`, or NaN where the exponential of a column with an infinite factor is 0. The online sum may have met it below
    /// a lower maximum, where it was not; an infinite sum that is moved twice stays infinite.
    pub(super) fn vanished(
        &mut self,
        term: &Term,
        weight: &Chain,
        exponent: NodeId,
        mask: Option<NodeId>,
        v: Val<'c>,
    ) -> Val<'c> {
        let Some(there) = self.infinite(term, weight.tile, mask) else { return v };
        let lowest = self.smallest(Some(there), exponent);
        let at = self.node(lowest);
        let e = self.view.replay(weight, at);
        let e = self.b.elementwise("exponential", &[self.row(e)]);
        let zero = self.b.zero(&self.row_type(Elem::F32));
        let gone = self.b.compare(Direction::Eq, e, zero);
        self.select(gone, self.literal("0x7FC00000"), v)
    }

    /// A distance's chain at the smallest of its logits in each row where a mask holds; not negative. It is infinite where a finite
    /// logit is so far below a largest one of 2¹⁰³ or more that their difference overflows, in the program; the sums around the
    /// maximum need not have seen it, nor an exponential that is 0 there.
    pub(super) fn farthest(&mut self, chain: &Chain, mask: Option<NodeId>) -> Val<'c> {
        let least = self.smallest(mask, chain.tile);
        let at = self.node(least);
        let d = self.view.replay(&Chain { negative: false, ..chain.clone() }, at);
        self.row(d)
    }

    /// `v`, or NaN where a distance overflows whose exponential is 0 there, or which a literal 0 multiplies.
    pub(super) fn nan_where_overflown(
        &mut self,
        chain: &Chain,
        mask: Option<NodeId>,
        v: Val<'c>,
    ) -> Val<'c> {
        if !self.view.may_overflow(chain.tile) {
            return v;
        }
        let d = self.farthest(chain, mask);
        let size = self.b.elementwise("abs", &[d]);
        let overflown = self.b.compare(Direction::Eq, size, self.literal("0x7F800000"));
        self.select(overflown, self.literal("0x7FC00000"), v)
    }

    /// The sum `v` of a distance times a factor (1 if there is none), and what an overflown one adds to it: −inf where a factor is
    /// above 0, +inf where it is below, and both, which is NaN, where it is 0.
    pub(super) fn with_overflown(
        &mut self,
        chain: &Chain,
        factor: Option<NodeId>,
        mask: Option<NodeId>,
        v: Val<'c>,
    ) -> Val<'c> {
        if !self.view.may_overflow(chain.tile) {
            return v;
        }
        let zero = self.view.literal(0.0);
        let sides = match factor {
            None => vec![(mask, false)],
            Some(factor) => [(Direction::Lt, false), (Direction::Gt, true)]
                .into_iter()
                .map(|(other, turned)| {
                    let compare = NodeOp::Compare(other, CompareType::Float);
                    let other = self.view.body.add(compare, vec![factor, zero], Elem::I1);
                    let there = self.view.body.map(Elementwise::Not, vec![other]);
                    let there = match mask {
                        Some(mask) => self.view.body.map(Elementwise::And, vec![there, mask]),
                        None => there,
                    };
                    (Some(there), turned)
                })
                .collect(),
        };
        sides.into_iter().fold(v, |v, (mask, turned)| {
            let mut d = self.farthest(chain, mask);
            // There may be no such column, or a NaN; which is one in `v` as well.
            let infinite = self.literal(if turned { "0x7F800000" } else { "0xFF800000" });
            let least = self.b.compare(Direction::Eq, d, self.literal("0xFF800000"));
            d = self.select(least, infinite, self.literal("0.000000e+00"));
            self.b.elementwise("add", &[v, d])
        })
    }

    /// `total`, with what the program has for the smallest and the largest logit where that is not finite: products
    /// of coefficients overflow there first, and 0·inf arises where an exponential vanishes, a distance is 0 or the
    /// condition of the row does not hold.
    pub(super) fn guarded(
        &mut self,
        guard: &Guard,
        chain: &Chain,
        masks: &Masks,
        total: Val<'c>,
    ) -> Val<'c> {
        let mut total = total;
        let by = self.hidden(guard.value);
        let [value, tile] = [guard.value, guard.tile].map(|node| self.view.body.replaced(node, &by));
        for at in self.ends(chain, masks) {
            let there = self.view.at_tile(value, tile, at);
            let there = self.view.wide(there);
            let there = self.row(there);
            let finite = self.is_finite(there);
            let zero = self.b.zero(&self.row_type(Elem::F32));
            total = self.b.elementwise("add", &[total, self.select(finite, zero, there)]);
        }
        total
    }

    /// The largest and the smallest of a chain's logits where the masks hold.
    fn ends(&mut self, chain: &Chain, masks: &Masks) -> [NodeId; 2] {
        let upward = Chain { negative: false, steps: vec![], ..chain.clone() };
        let downward = self.view.positive(Chain { negative: true, ..upward.clone() });
        let [upward, downward] = [upward, downward].map(|end| masked(self.view, &end, masks).tile);
        let most = self.largest(upward);
        let least = self.b.elementwise("negate", &[self.largest(downward)]);
        [self.node(most), self.node(least)]
    }

    /// A term's value for a logit, with the logit of its distance and its factors given apart.
    fn valued(
        &mut self,
        term: &Term,
        weight: NodeId,
        distance: NodeId,
        factor: Option<Val<'c>>,
    ) -> Val<'c> {
        let mut product: Option<Val> = None;
        let mut times = |b: &Builder<'c>, v: Val<'c>| {
            product = Some(product.map_or(v, |p| b.elementwise("multiply", &[p, v])));
        };
        if let Some(chain) = &term.weight {
            let e = self.view.replay(chain, weight);
            let e = self.row(e);
            times(&self.b, self.b.elementwise("exponential", &[e]));
        }
        if let Some(chain) = &term.distance {
            let d = self.view.replay(chain, distance);
            times(&self.b, self.row(d));
        }
        if let Some(f) = factor {
            times(&self.b, f);
        }
        let v = product.unwrap_or_else(|| self.literal("1.000000e+00"));
        let coefficients = term.coefficients.iter().map(|c| self.hidden_coefficient(*c)).collect();
        self.scaled(&Term { coefficients, ..term.clone() }, v)
    }

    /// What is left of a term whose coefficient is 0: 0, or NaN where some other part is not finite. An exponential is
    /// largest for the largest logit; whether a chain or a factor is finite everywhere a sum of 0·x tells. A distance
    /// that other coefficients multiply first overflows for the largest or the smallest logit, if for any; one that a
    /// factor of a column multiplies first is in no plan.
    pub(super) fn absent(&mut self, term: &Term, masks: &Masks) -> Val<'c> {
        let zero = self.view.literal(0.0);
        let traces = |w: &mut Self, value: NodeId| {
            let nothing = w.view.body.map(Elementwise::Multiply, vec![value, zero]);
            let nothing = w.where_allowed(masks, nothing);
            w.total(nothing)
        };
        let none = self.node(self.literal("0.000000e+00"));
        let weight = match &term.weight {
            Some(chain) => {
                let tile = masked(self.view, chain, masks).tile;
                let most = self.largest(tile);
                self.node(most)
            }
            None => none,
        };
        let distance = match &term.distance {
            Some(chain) => {
                let trace = traces(self, chain.tile);
                self.node(trace)
            }
            None => none,
        };
        let factor = match term.factors[..] {
            [] => None,
            _ => {
                let product = self.factor(term).expect("factors");
                Some(traces(self, product))
            }
        };
        let Some(chain) = term.distance.as_ref().filter(|_| term.grows) else {
            return self.valued(term, weight, distance, factor);
        };
        // Where all logits are far below 0, that of a logit of 0 would overflow, and it is none of the row's.
        let ends = self.ends(chain, masks);
        let nothing = self.valued(term, weight, ends[0], factor);
        let mut nothing = self.nan_where(self.row(distance), nothing);
        // Without the 0 and what comes after it: XLA takes `(d·2)·0` for `d·0`.
        let before = term.coefficients.iter().take_while(|c| !self.view.is_zero(c.row));
        let before = Term { coefficients: before.copied().collect(), ..term.clone() };
        for at in ends {
            let there = self.valued(&before, weight, at, None);
            let finite = self.is_finite(there);
            nothing = self.select(finite, nothing, self.literal("0x7FC00000"));
        }
        nothing
    }
}
