//! How to compute a sum over the vocabulary that depends on another sweep without waiting for that sweep.
//!
//! `t` is a logit tile, `M` its running maximum, `r` a row value that an earlier sweep computes, `f` a factor that does not depend
//! on one.
//!
//! | rewrite | condition |
//! |---|---|
//! | Σ select(c, A, B) → select(c, ΣA, ΣB) | c is a condition of the row |
//! | Σ E → E\[id\] + Σ over the other columns | E tests `column == id`; an id outside of the vocabulary adds nothing |
//! | Σ exp(t − r)·f → exp(M − r)·Σ exp(t − M)·f | r is the row's maximum or log-sum-exp, so that exp(M − r) overflows only where the program's own largest exponential does |
//! | Σ exp(t − r)·(t − r') → exp(M − r)·(Σ exp(t − M)(t − M) + (M − r')·Σ exp(t − M)) | r and r' as above; both terms have one sign for an entropy, and M − r' is small at any offset |
//! | Σ (t − r)·f → Σ (t − M)·f + (M − r)·Σ f | r as above; no sum is as large as the logits' offset |
//! | Σ c·A → c·Σ A | c is a value of the row |
//! | Σ (A + B) → ΣA + ΣB | both below one exponential: neither is large while the total is small |
//! | max (t − r) → max t − r | r as above; rounding is monotone |
//!
//! Not split, and computed by a later sweep, are sums whose parts can cancel (the KL divergence of two heads), a coefficient that
//! depends on a sweep next to a factor that does not, and sums over the columns of a mask.

use crate::online::facts::Facts;
use grpo_ir::Elementwise;
use grpo_sweep::linear::{Chain, Coefficient, Term, View};
use grpo_sweep::{NodeId, NodeOp, Sweep};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// A sum over the remaining columns of a row.
pub(crate) enum RowSum {
    Zero,
    /// A row value, once for every column.
    Row(NodeId),
    /// One of two sums, selected by the row's condition.
    Choice {
        condition: NodeId,
        then: Box<RowSum>,
        otherwise: Box<RowSum>,
    },
    /// The value `there` in the column where `hit` holds, plus a sum over all others.
    Hit {
        hit: NodeId,
        there: NodeId,
        rest: Box<RowSum>,
    },
    /// Terms with the same exponential, or one without an exponential, which is a chain.
    Terms(Vec<Term>),
}

/// The scale by which sums of factors that may exceed 1 are reduced during accumulation, so that a row whose logits are all masked
/// with the type's minimum does not overflow: a row has fewer than 2²⁴ columns. A power of two rounds nothing.
const ROOM: f32 = 16_777_216.0;

/// Maximum number of conditions and ids that split a sum: each doubles it.
const MAX_SPLITS: usize = 5;

enum Split {
    Condition(NodeId),
    Hit(NodeId),
}

/// Computes the plan of a sum.
pub(crate) struct Planner<'p, 'b, 'c> {
    pub sweep: &'p Sweep<'c>,
    pub facts: &'p mut Facts<'c>,
    pub view: &'p mut View<'b>,
}

impl Planner<'_, '_, '_> {
    /// A plan for the sum of `e`; none if it has to wait, or if nothing is gained.
    pub fn plan(&mut self, e: NodeId) -> Option<RowSum> {
        let e = self.view.partial_eval(e, &HashMap::default());
        let plan = self.sum(e, &[])?;
        match &plan {
            // The same sum again.
            RowSum::Hit { hit, there, rest }
                if matches!(**rest, RowSum::Zero)
                    && !(self.view.is_early(*hit) && self.view.is_early(*there))
                    && self.view.early_parts(*there) == [*there] =>
            {
                None
            }
            _ => Some(plan),
        }
    }

    /// The sum of `e` over all columns but those of some ids.
    fn sum(&mut self, e: NodeId, except: &[NodeId]) -> Option<RowSum> {
        if self.view.is_zero(e) {
            return Some(RowSum::Zero);
        }
        if self.view.is_row(e) {
            return Some(RowSum::Row(e));
        }
        if self.view.is_early(e) && self.view.has_source(e) {
            return None;
        }
        match self.split(e) {
            Some(_) if except.len() >= MAX_SPLITS => None,
            Some(Split::Condition(condition)) => {
                let mut side = |value: bool| {
                    let by = HashMap::from_iter([(condition, self.view.truth(value))]);
                    let e = self.view.partial_eval(e, &by);
                    self.sum(e, except).map(Box::new)
                };
                let (then, otherwise) = (side(true)?, side(false)?);
                Some(RowSum::Choice { condition, then, otherwise })
            }
            Some(Split::Hit(hit)) => {
                let there = self.with_hits(e, hit, true);
                let rest = self.with_hits(e, hit, false);
                let mut except = except.to_vec();
                except.push(hit);
                let rest = Box::new(self.sum(rest, &except)?);
                Some(RowSum::Hit { hit, there, rest })
            }
            None if except.iter().any(|hit| !self.view.is_early(*hit)) => None,
            None => self.terms(e, except),
        }
    }

    /// A row's condition, or a test of the column's index, that `e` depends on, outside of its early tiles.
    fn split(&self, e: NodeId) -> Option<Split> {
        let mut seen: HashSet<NodeId> = HashSet::default();
        let mut stack = vec![e];
        while let Some(id) = stack.pop() {
            let early_tile = self.view.is_early(id) && self.view.has_source(id);
            if !seen.insert(id) || early_tile || self.view.is_row(id) {
                continue;
            }
            if self.view.picked_column(id).is_some() {
                return Some(Split::Hit(self.view.condition(id)));
            }
            let node = self.view.body.node(id);
            if node.op == NodeOp::Map(Elementwise::Select) && self.view.is_row(node.args[0]) {
                return Some(Split::Condition(node.args[0]));
            }
            stack.extend(&node.args);
        }
        None
    }

    /// `e` with all tests for the column of `hit` replaced by `value`.
    fn with_hits(&mut self, e: NodeId, hit: NodeId, value: bool) -> NodeId {
        let id = self.view.picked_column(hit);
        let known = self.view.truth(value);
        let same =
            self.view.body.reachable(&[e]).into_iter().filter(|n| self.view.picked_column(*n) == id);
        let by: HashMap<NodeId, NodeId> = same.map(|n| (n, known)).collect();
        self.view.partial_eval(e, &by)
    }

    /// The sum of an expression without conditions and tests of the column's index.
    fn terms(&mut self, e: NodeId, except: &[NodeId]) -> Option<RowSum> {
        let terms = self.view.terms(e)?;
        if terms.iter().any(|t| t.factors.iter().filter(|f| self.view.is_above_one(**f)).count() > 1) {
            // `(p·x)·y` is 0 where p is, but x·y, which the sink would multiply by p, may be infinite there.
            return None;
        }
        match &terms[..] {
            // Products of all columns with 0 may be NaN.
            [] => (!except.is_empty()).then_some(RowSum::Zero),
            [Term { weight: None, distance: Some(chain), .. }] => {
                self.settled(chain).then_some(RowSum::Terms(terms))
            }
            [t, others @ ..] => {
                let weight = t.weight.clone()?;
                if others.iter().any(|o| o.weight.as_ref() != Some(&weight)) {
                    return None;
                }
                self.weighted(&weight, terms, except)
            }
        }
    }

    fn settled(&mut self, chain: &Chain) -> bool {
        self.facts.settled(self.sweep, self.view, chain) == chain.steps.len()
    }

    fn weighted(&mut self, weight: &Chain, mut terms: Vec<Term>, except: &[NodeId]) -> Option<RowSum> {
        if terms.iter().enumerate().any(|(i, a)| terms[..i].iter().any(|b| self.cancel(a, b))) {
            return None;
        }
        let alone = matches!(&terms[..], [t] if t.distance.is_none() && t.factors.is_empty());
        if !self.settled(weight) {
            // The last row value is arbitrary: if it is far from the logits that count, the program's own exponentials are 0 or
            // infinite. The sink's maximum is over all columns, so it may be far from those of the others.
            let (_, before) = weight.steps.split_last()?;
            let before = Chain { steps: before.to_vec(), ..weight.clone() };
            if !alone || !except.is_empty() || !self.settled(&before) {
                return None;
            }
        }
        for distance in terms.iter().filter_map(|t| t.distance.as_ref()) {
            if distance.tile != weight.tile || !self.settled(distance) {
                return None;
            }
        }
        for t in &mut terms {
            if t.factors.iter().any(|f| self.view.is_above_one(*f)) {
                t.factors.push(self.view.literal(1.0 / ROOM));
                let row = self.view.literal(ROOM);
                t.coefficients.push(Coefficient { row, divides: false });
            }
        }
        Some(RowSum::Terms(terms))
    }

    /// True if two terms are equal up to factors of opposite signs (`p − p`): the program subtracts them column by column, and the
    /// difference may be small compared with the sum of either.
    fn cancel(&self, a: &Term, b: &Term) -> bool {
        let parts = |t: &Term| {
            let numbers = t.coefficients.iter().filter_map(|c| self.view.number(c.row));
            let others = t.coefficients.iter().filter(|c| self.view.number(c.row).is_none());
            let is_negative = numbers.fold(false, |minus, x| minus != (x < 0.0));
            (is_negative, others.copied().collect::<Vec<_>>())
        };
        let ((minus, mine), (other_minus, others)) = (parts(a), parts(b));
        minus != other_minus && mine == others && a.factors == b.factors && a.distance == b.distance
    }
}
