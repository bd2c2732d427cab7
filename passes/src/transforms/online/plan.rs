//! How a sum over the vocabulary that waits for another sweep can be taken without waiting.
//!
//! `t` is a logit tile, `M` its running maximum, `r` a value of the row that an earlier sweep computes, `f` a factor that does
//! not depend on one.
//!
//! | rewrite | condition |
//! |---|---|
//! | Σ select(c, A, B) → select(c, ΣA, ΣB) | c is a condition of the row |
//! | Σ E → E\[id\] + Σ over the other columns | E tests `column == id`; an id outside of the vocabulary adds nothing |
//! | Σ exp(t − r)·f → exp(M − r)·Σ exp(t − M)·f | r is the row's maximum or log-sum-exp, so that exp(M − r) overflows only where the program's own largest exponential does |
//! | Σ exp(t − r)·(t − r') → exp(M − r)·(Σ exp(t − M)(t − M) + (M − r')·Σ exp(t − M)) | r and r' as above; both terms have one sign for an entropy, and M − r' is small at any offset |
//! | Σ (t − r)·f → Σ (t − M)·f + (M − r)·Σ f | r as above; no sum is as large as the logits' offset |
//! | Σ c·A → c·Σ A | c is a literal, or the normaliser of this very exponential; else the row's smallest and largest logit are evaluated as the program has them |
//! | Σ (A + B) → ΣA + ΣB | both below one exponential, or on disjoint columns: neither is large while the total is small |
//! | max (t − r) → max t − r | r as above; rounding is monotone |
//!
//! Masked columns (−inf, or a `select`) take part in no sum: a mask is a mask of the sink. Not split, and computed by a later
//! sweep, are sums whose parts can cancel (the KL divergence of two heads), a late coefficient next to an early factor, and
//! exponentials of logits less a maximum over several rows.

use super::facts::{Facts, masked};
use crate::analysis::linear::{Chain, Term, View};
use crate::sweep::{Elementwise, NodeId, NodeOp, Sweep};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// A sum over the columns of a row that are left.
pub enum RowSum {
    Zero,
    /// A row value, once for every column.
    Row(NodeId),
    /// An early tile.
    Tile(NodeId),
    /// One of two sums, as the row's condition says.
    Choice {
        condition: NodeId,
        then: Box<RowSum>,
        otherwise: Box<RowSum>,
    },
    /// The value `there` in the column where `hit` holds, and a sum over all others.
    Hit {
        hit: NodeId,
        there: NodeId,
        rest: Box<RowSum>,
    },
    /// Sums over disjoint sets of columns.
    Groups(Vec<Group>),
}

impl RowSum {
    /// Whether the arithmetic on rows can give −0, which no sum from 0 on is.
    pub fn may_be_minus_zero(&self) -> bool {
        match self {
            RowSum::Zero | RowSum::Tile(_) => false,
            RowSum::Row(_) => true,
            RowSum::Choice { then, otherwise, .. } => {
                then.may_be_minus_zero() || otherwise.may_be_minus_zero()
            }
            RowSum::Hit { rest, .. } => matches!(**rest, RowSum::Zero) || rest.may_be_minus_zero(),
            RowSum::Groups(groups) => groups.iter().all(Group::may_be_minus_zero),
        }
    }
}

/// Terms over the columns where the masks hold.
pub struct Group {
    pub masks: Vec<(NodeId, bool)>,
    pub form: Form,
    /// Terms with the literal coefficient 0: nothing, or NaN where something is not finite.
    pub absent: Vec<Term>,
    /// Given if what the program makes of the smallest and the largest logit must be looked at.
    pub guard: Option<Guard>,
}

/// What the program sums where a group's masks hold: a function of one tile.
pub struct Guard {
    pub value: NodeId,
    pub tile: NodeId,
}

/// What the terms of a group have in common.
pub enum Form {
    /// No terms.
    Nothing,
    /// A row value.
    Row(Term),
    /// Terms below the same exponential. With `over_masked` its maximum is taken where the masks hold only.
    Weighted { weight: Chain, terms: Vec<Term>, over_masked: bool },
    /// A chain itself.
    Distance(Term),
}

/// How many conditions and ids a sum may be taken apart by: each doubles it.
const MAX_SPLITS: usize = 5;

enum Split {
    Condition(NodeId),
    Hit(NodeId),
}

/// The masks that leave out the columns of some ids.
pub fn excluded(except: &[NodeId]) -> Vec<(NodeId, bool)> {
    except.iter().map(|hit| (*hit, false)).collect()
}

/// Makes the plan of a sum.
pub struct Planner<'p, 'b> {
    pub sweep: &'p Sweep<'p>,
    pub facts: &'p Facts<'p>,
    pub view: &'p mut View<'b>,
}

impl Planner<'_, '_> {
    /// A plan for the sum of `e`, unless it must wait, or nothing is gained.
    pub fn plan(&mut self, e: NodeId) -> Option<RowSum> {
        let e = self.view.settled(e, &HashMap::default());
        if self.view.is_early(e) && self.view.has_source(e) {
            return None;
        }
        let plan = self.sum(e, &[])?;
        match &plan {
            // The same sum again.
            RowSum::Tile(_) => None,
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
        let waits = except.iter().any(|hit| !self.view.is_early(*hit));
        if self.view.is_early(e) && self.view.has_source(e) {
            return (!waits).then_some(RowSum::Tile(e));
        }
        match self.split(e) {
            Some(_) if except.len() >= MAX_SPLITS => None,
            Some(Split::Condition(condition)) => {
                let mut side = |value: bool| {
                    let by = HashMap::from_iter([(condition, self.view.truth(value))]);
                    let e = self.view.settled(e, &by);
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
            None if waits => None,
            None => self.groups(e, except).map(RowSum::Groups),
        }
    }

    /// A row's condition or a test of the column's index that `e` depends on, outside of its early tiles.
    fn split(&self, e: NodeId) -> Option<Split> {
        let mut seen: HashSet<NodeId> = HashSet::default();
        let mut stack = vec![e];
        while let Some(id) = stack.pop() {
            let early_tile = self.view.is_early(id) && self.view.has_source(id);
            if !seen.insert(id) || early_tile || self.view.is_row(id) {
                continue;
            }
            if self.view.hit(id).is_some() {
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

    /// `e` where all tests for the same column as `hit` have this result.
    fn with_hits(&mut self, e: NodeId, hit: NodeId, value: bool) -> NodeId {
        let id = self.view.hit(hit);
        let known = self.view.truth(value);
        let same = self.view.body.reachable(&[e]).into_iter().filter(|n| self.view.hit(*n) == id);
        let by: HashMap<NodeId, NodeId> = same.map(|n| (n, known)).collect();
        self.view.settled(e, &by)
    }

    fn groups(&mut self, e: NodeId, except: &[NodeId]) -> Option<Vec<Group>> {
        let mut by_masks: Vec<(Vec<(NodeId, bool)>, Vec<Term>)> = Vec::new();
        for term in self.view.terms(e)? {
            match by_masks.iter_mut().find(|(masks, _)| *masks == term.masks) {
                Some((_, terms)) => terms.push(term),
                None => by_masks.push((term.masks.clone(), vec![term])),
            }
        }
        // Sums over sets of columns that overlap are terms of one sum, like those of one set.
        for (i, (a, _)) in by_masks.iter().enumerate() {
            let excludes = |b: &[(NodeId, bool)]| a.iter().any(|(m, want)| b.contains(&(*m, !want)));
            if !by_masks[i + 1..].iter().all(|(b, _)| excludes(b)) {
                return None;
            }
        }
        by_masks.into_iter().map(|(masks, terms)| self.group(e, masks, terms, except)).collect()
    }

    fn group(
        &mut self,
        e: NodeId,
        masks: Vec<(NodeId, bool)>,
        terms: Vec<Term>,
        except: &[NodeId],
    ) -> Option<Group> {
        let (absent, terms): (Vec<Term>, Vec<Term>) =
            terms.into_iter().partition(|t| self.view.is_absent(t));
        let by_column = |t: &Term| t.factors.iter().any(|f| self.view.is_above_one(*f));
        if absent.iter().any(|t| t.grows && (t.weight.is_some() || by_column(t))) {
            // Where it overflows is not where the exponential is largest, or the factor nobody knows where.
            return None;
        }
        if terms.iter().any(|t| t.factors.iter().filter(|f| self.view.is_above_one(**f)).count() > 1) {
            // `(p·x)·y` is 0 where p is, and x·y, which the sink would multiply by p, may be infinite there.
            return None;
        }
        let guarded = terms.iter().any(|t| !self.is_certain(t, &masks));
        if guarded && terms.iter().any(|t| !t.factors.is_empty()) {
            // Whether a factor is 0 somewhere nobody knows.
            return None;
        }
        let form = match &terms[..] {
            [] => Form::Nothing,
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
        let foreign = match &form {
            Form::Weighted { weight, .. } => {
                let all: Vec<(NodeId, bool)> = masks.iter().copied().chain(excluded(except)).collect();
                !self.bounded(weight, &all)
            }
            _ => false,
        };
        let guard = match form.chain().filter(|_| guarded || foreign).map(|chain| chain.tile) {
            Some(tile) => Some(self.guard(e, &masks, tile)?),
            None => None,
        };
        Some(Group { masks, form, absent, guard })
    }

    /// What is summed where the masks hold, if it reads nothing of a column but `tile`.
    fn guard(&mut self, e: NodeId, masks: &[(NodeId, bool)], tile: NodeId) -> Option<Guard> {
        let by = masks.iter().map(|(m, want)| (*m, self.view.truth(*want))).collect();
        // The tile may be masked by the same masks.
        let guard = Guard { value: self.view.settled(e, &by), tile: self.view.settled(tile, &by) };
        let some = self.view.literal(0.0);
        let there = self.view.at_tile(guard.value, guard.tile, some);
        self.view.is_row(there).then_some(guard)
    }

    fn settled(&mut self, chain: &Chain, masks: &[(NodeId, bool)]) -> bool {
        let chain = masked(self.view, chain, masks);
        self.facts.settled(self.sweep, self.view, &chain) == chain.steps.len()
    }

    /// Whether a chain is settled in all columns, or in those where masks hold.
    fn settled_anyhow(&mut self, chain: &Chain, masks: &[(NodeId, bool)]) -> bool {
        self.settled(chain, &[]) || !masks.is_empty() && self.settled(chain, masks)
    }

    /// Whether the last row value of a chain is no smaller than what it is taken off, where masks hold: any other one may be
    /// infinite where the row is not, and `∞ − ∞` in one column.
    fn bounded(&mut self, chain: &Chain, masks: &[(NodeId, bool)]) -> bool {
        let over_masked = masked(self.view, chain, masks);
        [chain, &over_masked].into_iter().any(|chain| self.facts.bounded(self.sweep, self.view, chain))
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
            // The last row value may be any: where it is far from the logits that count, the program's own
            // exponentials are 0 or infinite.
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

    /// Whether two terms are one, with numbers of opposite signs in front (`p − p`): the program takes them off each other column by
    /// column, and what is left may be small beside the sum of either.
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

    /// Whether nothing special can become of a term by its coefficients: literals, and the term's own normaliser.
    fn is_certain(&mut self, t: &Term, masks: &[(NodeId, bool)]) -> bool {
        if t.grows && (t.weight.is_some() || !t.factors.is_empty()) {
            // 0·(2·d), where d is −FLT_MAX, also where a factor is the 0.
            return false;
        }
        t.coefficients.iter().all(|c| {
            if let Some(x) = self.view.number(c.row) {
                return x.is_finite() && x != 0.0;
            }
            let Some(weight) = t.weight.as_ref().filter(|_| c.divides) else { return false };
            let prefixes = (0..=weight.steps.len())
                .map(|n| Chain { steps: weight.steps[..n].to_vec(), ..weight.clone() });
            prefixes.into_iter().any(|chain| {
                let over_masked = masked(self.view, &chain, masks);
                let is = |chain| self.facts.normalises(self.sweep, self.view, c.row, chain);
                is(&chain) || is(&over_masked)
            })
        })
    }
}

impl Form {
    /// The chain of the terms, from whose tile they are made. A row value has none, and is not looked at in columns.
    pub fn chain(&self) -> Option<&Chain> {
        match self {
            Form::Weighted { weight, .. } => Some(weight),
            Form::Distance(term) => term.distance.as_ref(),
            Form::Nothing | Form::Row(_) => None,
        }
    }
}

impl Group {
    /// Whether the group's sum may be −0: sums of exponentials alone are not.
    fn may_be_minus_zero(&self) -> bool {
        let is_exponential =
            |t: &Term| t.coefficients.is_empty() && t.factors.is_empty() && t.distance.is_none();
        match &self.form {
            Form::Nothing => false,
            Form::Row(_) | Form::Distance(_) => true,
            Form::Weighted { terms, .. } => !terms.iter().any(is_exponential),
        }
    }

    /// Whether this is a literal times the number of its columns: the sum that it stands for, again.
    fn is_count(&self) -> bool {
        let literal = |t: &Term| t.coefficients.is_empty();
        self.absent.is_empty() && matches!(&self.form, Form::Row(t) if literal(t) && !t.masks.is_empty())
    }
}
