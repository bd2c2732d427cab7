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
//! | Σ (A + B) → ΣA + ΣB | both below one exponential, or on disjoint columns: neither is large while the total is small |
//! | max (t − r) → max t − r | r as above; rounding is monotone |
//!
//! Masked columns (−inf, or a `select`) take part in no sum: a mask is a mask of the sink. Not split, and computed by a later
//! sweep, are sums whose parts can cancel (the KL divergence of two heads), a late coefficient next to an early factor, and
//! exponentials of logits less a maximum over several rows.

use crate::online::facts::{Facts, masked};
use grpo_ir::Elementwise;
use grpo_sweep::linear::{Chain, Term, View};
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
    /// Sums over disjoint sets of columns.
    Groups(Vec<Group>),
}

/// Terms summed over the columns where the masks hold.
pub struct Group {
    pub masks: Vec<(NodeId, bool)>,
    pub form: Form,
}

/// The common factor of a group's terms.
pub enum Form {
    /// A row value.
    Row(Term),
    /// Terms with the same exponential. With `over_masked` its maximum is over the columns where the masks hold.
    Weighted { weight: Chain, terms: Vec<Term>, over_masked: bool },
    /// A chain itself.
    Distance(Term),
}

/// Maximum number of conditions and ids that split a sum: each doubles it.
const MAX_SPLITS: usize = 5;

enum Split {
    Condition(NodeId),
    Hit(NodeId),
}

/// The masks that exclude the columns of some ids.
pub(crate) fn excluded(except: &[NodeId]) -> Vec<(NodeId, bool)> {
    except.iter().map(|hit| (*hit, false)).collect()
}

/// Computes the plan of a sum.
pub(crate) struct Planner<'p, 'b> {
    pub sweep: &'p Sweep<'p>,
    pub facts: &'p Facts<'p>,
    pub view: &'p mut View<'b>,
}

impl Planner<'_, '_> {
    /// A plan for the sum of `e`; none if it has to wait, or if nothing is gained.
    pub fn plan(&mut self, e: NodeId) -> Option<RowSum> {
        let e = self.view.partial_eval(e, &HashMap::default());
        let plan = self.sum(e, &[])?;
        match &plan {
            // The same sum again.
            RowSum::Hit { hit, there, rest }
                if matches!(**rest, RowSum::Zero)
                    && !self.view.is_early(*hit)
                    && self.view.early_parts(*there) == [*there] =>
            {
                None
            }
            RowSum::Groups(groups) if groups.iter().all(|g| g.is_count()) => None,
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
            None => self.groups(e, except).map(RowSum::Groups),
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

    fn groups(&mut self, e: NodeId, except: &[NodeId]) -> Option<Vec<Group>> {
        let mut by_masks: Vec<(Vec<(NodeId, bool)>, Vec<Term>)> = Vec::new();
        for term in self.view.terms(e)? {
            match by_masks.iter_mut().find(|(masks, _)| *masks == term.masks) {
                Some((_, terms)) => terms.push(term),
                None => by_masks.push((term.masks.clone(), vec![term])),
            }
        }
        // Sums over overlapping sets of columns are terms of one sum, as are those over one set.
        for (i, (a, _)) in by_masks.iter().enumerate() {
            let excludes = |b: &[(NodeId, bool)]| a.iter().any(|(m, want)| b.contains(&(*m, !want)));
            if !by_masks[i + 1..].iter().all(|(b, _)| excludes(b)) {
                return None;
            }
        }
        by_masks.into_iter().map(|(masks, terms)| self.group(masks, terms, except)).collect()
    }

    fn group(
        &mut self,
        masks: Vec<(NodeId, bool)>,
        terms: Vec<Term>,
        except: &[NodeId],
    ) -> Option<Group> {
        if terms.iter().any(|t| t.factors.iter().filter(|f| self.view.is_above_one(**f)).count() > 1) {
            // `(p·x)·y` is 0 where p is, but x·y, which the sink would multiply by p, may be infinite there.
            return None;
        }
        let form = match &terms[..] {
            [] => return None,
            [t] if t.weight.is_none() => match (&t.distance, t.factors.is_empty()) {
                (None, true) => Form::Row(t.clone()),
                (None, false) => return None,
                (Some(chain), _) => {
                    let chain = Chain { negative: false, ..chain.clone() };
                    self.settled(&chain, &[]).then(|| Form::Distance(t.clone()))?
                }
            },
            [t, others @ ..] => {
                let weight = t.weight.clone()?;
                if others.iter().any(|o| o.weight.as_ref() != Some(&weight)) {
                    return None;
                }
                self.weighted(weight, terms, &masks, except)?
            }
        };
        Some(Group { masks, form })
    }

    fn settled(&mut self, chain: &Chain, masks: &[(NodeId, bool)]) -> bool {
        let chain = masked(self.view, chain, masks);
        self.facts.settled(self.sweep, self.view, &chain) == chain.steps.len()
    }

    /// True if a chain is settled in all columns, or in those where masks hold.
    fn settled_anyhow(&mut self, chain: &Chain, masks: &[(NodeId, bool)]) -> bool {
        self.settled(chain, &[]) || !masks.is_empty() && self.settled(chain, masks)
    }

    fn weighted(
        &mut self,
        weight: Chain,
        terms: Vec<Term>,
        masks: &[(NodeId, bool)],
        except: &[NodeId],
    ) -> Option<Form> {
        let all: Vec<(NodeId, bool)> = masks.iter().copied().chain(excluded(except)).collect();
        if terms.iter().enumerate().any(|(i, a)| terms[..i].iter().any(|b| self.cancel(a, b))) {
            return None;
        }
        let settled = self.settled(&weight, &[]);
        let alone = matches!(&terms[..], [t] if t.distance.is_none() && t.factors.is_empty());
        if !self.settled_anyhow(&weight, &all) {
            // The last row value is arbitrary: if it is far from the logits that count, the program's own exponentials are 0 or
            // infinite.
            let before =
                Chain { steps: weight.steps[..weight.steps.len() - 1].to_vec(), ..weight.clone() };
            if self.facts.is_largest_of_rows(self.sweep, self.view, *weight.steps.last()?) {
                return None;
            }
            if !alone || !(self.settled(&before, &[]) || self.settled(&before, &all)) {
                return None;
            }
        }
        for t in &terms {
            let Some(distance) = &t.distance else { continue };
            let distance = Chain { negative: false, ..distance.clone() };
            if distance.tile != weight.tile || !self.settled_anyhow(&distance, &all) {
                return None;
            }
        }
        Some(Form::Weighted { weight, terms, over_masked: !settled && !all.is_empty() })
    }

    /// True if two terms are equal up to factors of opposite signs (`p − p`): the program subtracts them column by column, and the
    /// difference may be small compared with the sum of either.
    fn cancel(&self, a: &Term, b: &Term) -> bool {
        let parts = |t: &Term| {
            let numbers = t.coefficients.iter().filter_map(|c| self.view.number(c.row));
            let others = t.coefficients.iter().filter(|c| self.view.number(c.row).is_none());
            let minus = t.distance.as_ref().is_some_and(|chain| chain.negative);
            (numbers.fold(minus, |minus, x| minus != (x < 0.0)), others.copied().collect::<Vec<_>>())
        };
        let chain = |t: &Term| t.distance.clone().map(|chain| Chain { negative: false, ..chain });
        let ((minus, mine), (other_minus, others)) = (parts(a), parts(b));
        minus != other_minus && mine == others && a.factors == b.factors && chain(a) == chain(b)
    }
}

impl Group {
    /// True for a literal times the number of its columns: the same sum again.
    fn is_count(&self) -> bool {
        let literal = |t: &Term| t.coefficients.is_empty();
        matches!(&self.form, Form::Row(t) if literal(t) && !t.masks.is_empty())
    }
}
