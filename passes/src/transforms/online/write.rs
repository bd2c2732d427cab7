//! Writes the plan of a sum: sweeps that need nothing from others, and arithmetic on rows.

use super::facts::{Facts, TakenOff, masked};
use super::plan::{Form, Group, RowSum, excluded};
use crate::analysis::linear::{Chain, Term, View};
use crate::analysis::splat_number;
use crate::ir::{Builder, Direction, Elem, TensorType, Val};
use crate::sweep::moved::{finite_or_larger, larger};
use crate::sweep::{Body, Elementwise, NodeId, NodeOp, OnlineTerm, Sink, Sweep, emit::emit};
use rustc_hash::FxHashMap as HashMap;

/// Writes operations before the sweep that they replace.
pub struct Writer<'w, 'b, 'c> {
    pub b: Builder<'c>,
    pub sweep: &'w Sweep<'c>,
    pub view: &'w mut View<'b>,
    facts: &'w Facts<'c>,
    /// The sweep's row operands and further row values, by the numbers that the body's nodes use.
    rows: Vec<Val<'c>>,
}

pub(super) type Masks = [(NodeId, bool)];

/// How many sums of one size a term is made of: a distance has the plain one in front.
fn sums_of(term: &Term) -> usize {
    if term.distance.is_some() { 2 } else { 1 }
}

impl<'w, 'b, 'c> Writer<'w, 'b, 'c> {
    pub fn new(
        b: Builder<'c>,
        sweep: &'w Sweep<'c>,
        view: &'w mut View<'b>,
        facts: &'w Facts<'c>,
    ) -> Writer<'w, 'b, 'c> {
        Writer { b, sweep, view, facts, rows: sweep.row_operands.clone() }
    }

    /// A sweep with one sink over values of this body; gives its results.
    fn sink(&self, sink: &Sink) -> Vec<Val<'c>> {
        let mut new = Sweep { body: Body::default(), sinks: vec![], ..self.sweep.clone() };
        let roots = self.view.body.copy_into(&mut new.body, &sink.values(), |body, node| {
            body.add(node.op.clone(), vec![], node.elem)
        });
        new.sinks.push(sink.with_values(&roots));
        new.prune();
        new.to_op(&self.b).results()
    }

    pub(super) fn total(&mut self, value: NodeId) -> Val<'c> {
        let value = self.view.body.summed(value);
        self.sink(&Sink::Sum { value })[0]
    }

    /// The largest of an f32 value in each row.
    pub fn largest(&self, value: NodeId) -> Val<'c> {
        self.sink(&Sink::Max { value })[0]
    }

    /// The `[N]` tensor that a body's row operand stands for.
    pub(super) fn operand(&self, row: usize) -> Val<'c> {
        self.rows[row]
    }

    /// A row value of the body as an `[N]` tensor.
    pub fn row(&self, id: NodeId) -> Val<'c> {
        emit(&self.b, self.view.body, &[id], &[self.sweep.rows], |_, node| match node.op {
            NodeOp::Row(i) => self.rows[i],
            _ => unreachable!("a row value reads rows only"),
        })[0]
    }

    /// A body node that reads an `[N]` tensor.
    pub fn node(&mut self, v: Val<'c>) -> NodeId {
        self.rows.push(v);
        self.view.late_row(TensorType::of(v).expect("a tensor").elem)
    }

    pub(super) fn row_type(&self, elem: Elem) -> TensorType {
        TensorType::new([self.sweep.rows], elem)
    }

    pub(super) fn literal(&self, text: &str) -> Val<'c> {
        self.b.splat(&self.row_type(Elem::F32), text)
    }

    pub(super) fn is_finite(&self, v: Val<'c>) -> Val<'c> {
        self.b.one("stablehlo.is_finite", &[v], &[], &self.row_type(Elem::I1))
    }

    pub(super) fn select(&self, condition: Val<'c>, then: Val<'c>, otherwise: Val<'c>) -> Val<'c> {
        let ty = TensorType::of(then).expect("a tensor");
        self.b.one("stablehlo.select", &[condition, then, otherwise], &[], &ty)
    }

    /// `a`, or NaN where `test` is NaN.
    pub fn nan_where(&self, test: Val<'c>, a: Val<'c>) -> Val<'c> {
        let nan = self.b.compare(Direction::Ne, test, test);
        self.select(nan, self.literal("0x7FC00000"), a)
    }

    /// `v` with 0 for −0, as a sum that starts at 0 has it.
    pub fn zero_for_minus_zero(&self, v: Val<'c>) -> Val<'c> {
        let zero = self.literal("0.000000e+00");
        let is_zero = self.b.compare(Direction::Eq, v, zero);
        self.select(is_zero, zero, v)
    }

    /// Where the id that a hit tests for is a column, and none of those before it; none where that is everywhere, as literal ids tell.
    fn inside(&self, hit: NodeId, before: &[NodeId]) -> Option<Val<'c>> {
        let b = &self.b;
        let id = |hit: NodeId| self.row(self.view.hit(hit).expect("a hit has an id"));
        let mine = id(hit);
        let literal = splat_number(mine);
        let ty = TensorType::of(mine).expect("an id is a tensor");
        let mut inside: Option<Val> = None;
        let mut also = |test| {
            inside = Some(inside.map_or(test, |all| b.elementwise("and", &[all, test])));
        };
        if literal.is_none_or(|id| id < 0.0 || id >= self.sweep.cols as f64) {
            also(b.compare(Direction::Ge, mine, b.int(&ty, 0)));
            also(b.compare(Direction::Lt, mine, b.int(&ty, self.sweep.cols)));
        }
        for other in before {
            let other = id(*other);
            if literal.zip(splat_number(other)).is_none_or(|(mine, other)| mine == other) {
                also(b.compare(Direction::Ne, mine, b.convert(other, ty.elem)));
            }
        }
        inside
    }

    /// The `[N]` f32 sum over all columns but those of `except`.
    pub fn sum(&mut self, plan: &RowSum, except: &[NodeId]) -> Val<'c> {
        match plan {
            RowSum::Zero => self.b.zero(&self.row_type(Elem::F32)),
            RowSum::Row(e) => {
                let wide = self.view.wide(*e);
                let (count, e) = (self.count(except), self.row(wide));
                self.b.elementwise("multiply", &[count, e])
            }
            RowSum::Tile(e) => {
                let e = self.view.wide(*e);
                let e = self.where_allowed(&excluded(except), e);
                self.total(e)
            }
            RowSum::Choice { condition, then, otherwise } => {
                let condition = self.row(*condition);
                let (then, otherwise) = (self.sum(then, except), self.sum(otherwise, except));
                self.select(condition, then, otherwise)
            }
            RowSum::Hit { hit, there, rest } => {
                let value = self.at(*hit, *there);
                let zero = self.b.zero(&self.row_type(Elem::F32));
                let there =
                    self.inside(*hit, except).map_or(value, |inside| self.select(inside, value, zero));
                if matches!(**rest, RowSum::Zero) {
                    return there;
                }
                let mut except = except.to_vec();
                except.push(*hit);
                let rest = self.sum(rest, &except);
                self.b.elementwise("add", &[there, rest])
            }
            RowSum::Groups(groups) => {
                let mut total: Option<Val> = None;
                for g in groups {
                    let v = self.group(g, except);
                    total = Some(total.map_or(v, |sum| self.b.elementwise("add", &[sum, v])));
                }
                total.unwrap_or_else(|| self.b.zero(&self.row_type(Elem::F32)))
            }
        }
    }

    /// How many columns are not those of some ids, f32.
    fn count(&self, except: &[NodeId]) -> Val<'c> {
        let mut count = self.b.int(&self.row_type(Elem::F32), self.sweep.cols);
        for (i, hit) in except.iter().enumerate() {
            let one = match self.inside(*hit, &except[..i]) {
                Some(inside) => self.b.convert(inside, Elem::F32),
                None => self.literal("1.000000e+00"),
            };
            count = self.b.elementwise("subtract", &[count, one]);
        }
        count
    }

    /// A tile's value in the column that a hit tests for, f32 (anything where there is none), from its picked parts.
    /// Parts are as large as possible: a picked logit is then, bit for bit, the one that other sinks see.
    fn at(&mut self, hit: NodeId, value: NodeId) -> Val<'c> {
        let mut on_rows: HashMap<NodeId, NodeId> = HashMap::default();
        for part in self.view.early_parts(value) {
            let elem = self.view.body.elem(part);
            let one = self.view.body.pick(hit, part);
            let v = self.b.convert(self.sink(&Sink::Sum { value: one })[0], elem);
            on_rows.insert(part, self.node(v));
        }
        on_rows.extend(self.hidden(value));
        let value = self.view.body.replaced(value, &on_rows);
        let id = self.row(self.view.hit(hit).expect("a hit has an id"));
        let v = emit(&self.b, self.view.body, &[value], &[self.sweep.rows], |b, node| match node.op {
            NodeOp::Column => b.convert(id, Elem::I32),
            NodeOp::Row(i) => self.rows[i],
            _ => unreachable!("parts cover sources and columns"),
        })[0];
        self.b.convert(v, Elem::F32)
    }

    /// The columns where all masks hold, an i1; none for all.
    fn allowed(&mut self, masks: &Masks) -> Option<NodeId> {
        let mut all: Option<NodeId> = None;
        for (mask, want) in masks {
            let holds = if *want { *mask } else { self.view.body.map(Elementwise::Not, vec![*mask]) };
            all = Some(all.map_or(holds, |a| self.view.body.map(Elementwise::And, vec![a, holds])));
        }
        all
    }

    /// `value` where the masks hold, 0 elsewhere.
    pub(super) fn where_allowed(&mut self, masks: &Masks, value: NodeId) -> NodeId {
        let zero = self.view.literal(0.0);
        masks.iter().fold(value, |v, (mask, want)| {
            let args = if *want { vec![*mask, v, zero] } else { vec![*mask, zero, v] };
            self.view.body.map(Elementwise::Select, args)
        })
    }

    fn group(&mut self, g: &Group, except: &[NodeId]) -> Val<'c> {
        let masks: Vec<(NodeId, bool)> = g.masks.iter().copied().chain(excluded(except)).collect();
        // Masks of the program's own may allow nothing; a sum over nothing is 0, whatever its coefficients.
        let some = (!g.masks.is_empty()).then(|| {
            let one = self.view.literal(1.0);
            let counted = self.where_allowed(&masks, one);
            self.total(counted)
        });
        let mut total = match &g.form {
            Form::Nothing => self.b.zero(&self.row_type(Elem::F32)),
            Form::Row(term) => {
                let count = some.unwrap_or_else(|| self.count(except));
                self.scaled(term, count)
            }
            Form::Weighted { weight, terms, over_masked } => {
                self.weighted(weight, terms, &masks, *over_masked)
            }
            Form::Distance(term) => self.distance(term, &masks),
        };
        if let (Some(guard), Some(chain)) = (&g.guard, g.form.chain()) {
            total = self.guarded(guard, chain, &masks, total);
        }
        for term in &g.absent {
            let nothing = self.absent(term, &masks);
            total = self.b.elementwise("add", &[total, nothing]);
        }
        // So may ids, in a vocabulary of one or two.
        let few = self.sweep.cols <= except.len() as i64;
        let some = some.or_else(|| few.then(|| self.count(except)));
        match some {
            Some(some) => {
                let zero = self.b.zero(&self.row_type(Elem::F32));
                let any = self.b.compare(Direction::Gt, some, zero);
                self.select(any, total, zero)
            }
            None => total,
        }
    }

    /// `v` times and by a term's coefficients.
    pub(super) fn scaled(&self, term: &Term, v: Val<'c>) -> Val<'c> {
        term.coefficients.iter().fold(v, |v, c| {
            let by = self.row(c.row);
            self.b.elementwise(if c.divides { "divide" } else { "multiply" }, &[v, by])
        })
    }

    /// The product of a term's factors.
    pub(super) fn factor(&mut self, term: &Term) -> Option<NodeId> {
        term.factors.iter().copied().reduce(|a, f| self.view.body.map(Elementwise::Multiply, vec![a, f]))
    }

    /// The sum of a factor where it is finite, otherwise the one that is 2²⁴ times smaller, in its own size: no sum overflows
    /// before the last maximum and the coefficients are known. Of factors below 2⁻¹⁰² the latter is made of denormal numbers.
    fn grown(&self, sums: Vec<Val<'c>>) -> Val<'c> {
        let chosen = |v, smaller| finite_or_larger(&self.b, v, smaller);
        sums.into_iter().reduce(chosen).expect("a sum")
    }

    /// `Σ exp(chain)·…`: around the online maximum M, `exp(chain(M))·Σ exp(t − M)·…`.
    fn weighted(&mut self, weight: &Chain, terms: &[Term], masks: &Masks, over_masked: bool) -> Val<'c> {
        let exponent = match over_masked {
            true => masked(self.view, weight, masks).tile,
            false => weight.tile,
        };
        let allowed = self.allowed(masks);
        let mut sums: Vec<OnlineTerm> = Vec::new();
        let mut counts = Vec::new();
        for t in terms {
            let factor = self.factor(t).unwrap_or_else(|| self.view.literal(1.0));
            // Exponentials have no more than the last maximum's either.
            let sizes = if self.view.is_above_one(factor) { &[false, true][..] } else { &[false] };
            counts.push(sizes.len() * sums_of(t));
            for smaller in sizes {
                // Where the exponent is −inf by the mask, the plain exponential is 0 anyway.
                let plain = t.distance.is_none() && self.view.body.is_one(factor);
                let mask = allowed.filter(|_| !(over_masked && plain));
                let sum = OnlineTerm { mask, smaller: *smaller, ..OnlineTerm::weighted(factor) };
                sums.push(sum);
                if t.distance.is_some() {
                    sums.push(OnlineTerm { degree: 1, ..sum });
                }
            }
        }
        let results = self.sink(&Sink::Online { exponent, terms: sums });
        let at = self.node(results[0]);
        let taken_off = match weight.steps[..] {
            [row] if !weight.negative => self.facts.taken_off(self.sweep, self.view, exponent, row),
            _ => None,
        };
        let mask_free = allowed.is_none() || over_masked;
        let scale = self.view.replay(weight, at);
        let scale = self.row(scale);
        let scale = self.b.elementwise("exponential", &[scale]);
        let mut rest = results[1..].iter().copied();
        let mut total: Option<Val> = None;
        for (t, count) in terms.iter().zip(counts) {
            let own: Vec<Val> = rest.by_ref().take(count).collect();
            let plain = mask_free && t.factors.is_empty() && t.distance.is_none();
            let scaled = |w: &Self, v| {
                let own = taken_off.filter(|_| plain).map(|how| w.around_largest(how, v));
                w.scaled(t, own.unwrap_or_else(|| w.b.elementwise("multiply", &[scale, v])))
            };
            let mut v = self.sized(t, allowed, at, &own, &scaled);
            if let Some(chain) = &t.distance {
                v = self.nan_where_overflown(chain, allowed, v);
            }
            if !t.factors.is_empty() {
                v = self.vanished(t, weight, exponent, allowed, v);
            }
            total = Some(total.map_or(v, |sum| self.b.elementwise("add", &[sum, v])));
        }
        total.expect("at least one term")
    }

    /// `exp(M − m)·S` of a sum `S` of exponentials alone around the online maximum M of what they are made of, of which a program
    /// takes the largest, m, off. Where that is finite it is M, and this is S. Where it is −inf, and S is 0, or +inf, and S is so
    /// too, differences from it are NaN; those from the 0 in its place leave 0 and +inf. NaN stays.
    fn around_largest(&self, how: TakenOff, sum: Val<'c>) -> Val<'c> {
        if how == TakenOff::Finite {
            return sum;
        }
        let nothing = self.b.compare(Direction::Eq, sum, self.literal("0.000000e+00"));
        let infinite = self.b.compare(Direction::Eq, sum, self.literal("0x7F800000"));
        let none = self.b.elementwise("or", &[nothing, infinite]);
        self.select(none, self.literal("0x7FC00000"), sum)
    }

    /// A term's sum from those of each size around the online maximum `at`: its own first, and each behind the plain one if there is
    /// a distance. `scaled` gives what is to be chosen from.
    fn sized(
        &mut self,
        term: &Term,
        mask: Option<NodeId>,
        at: NodeId,
        sums: &[Val<'c>],
        scaled: &dyn Fn(&Self, Val<'c>) -> Val<'c>,
    ) -> Val<'c> {
        let plain: Vec<Val> = sums.iter().copied().step_by(sums_of(term)).collect();
        let mut sizes = Vec::new();
        for (i, own) in sums.chunks(sums_of(term)).enumerate() {
            let v = match own {
                [_, first] => self.moved(term, mask, at, (&plain[i..], *first)),
                _ => own[0],
            };
            sizes.push(scaled(self, v));
        }
        self.grown(sizes)
    }

    /// `Σ w·chain` from `a0 = Σ w`, of one size or two, and `a1 = Σ w·(t − M)`: `±(a1 + chain(M)·a0)`. Where `chain(M)` is 0,
    /// distances are `t − M`: an infinite `a1` is the sum, and `0·a0` is NaN for an infinite factor off the maximum as for one on it.
    fn moved(
        &mut self,
        term: &Term,
        mask: Option<NodeId>,
        at: NodeId,
        (a0, a1): (&[Val<'c>], Val<'c>),
    ) -> Val<'c> {
        let chain = term.distance.as_ref().expect("a chain");
        let shift = self.view.replay(&Chain { negative: false, ..chain.clone() }, at);
        let shift = self.row(shift);
        let more = a0.iter().map(|a0| self.b.elementwise("multiply", &[shift, *a0])).collect();
        let mut v = self.b.elementwise("add", &[a1, self.grown(more)]);
        if !term.factors.is_empty() {
            let none = self.b.compare(Direction::Eq, shift, self.literal("0.000000e+00"));
            let size = self.b.elementwise("abs", &[a1]);
            let infinite = self.b.compare(Direction::Eq, size, self.literal("0x7F800000"));
            let mut kept = self.b.elementwise("and", &[none, infinite]);
            if let Some(there) = self.infinite(term, chain.tile, mask) {
                let on = self.largest_where(there, chain.tile);
                let off = self.b.compare(Direction::Ne, on, self.row(at));
                kept = self.b.elementwise("and", &[kept, off]);
            }
            v = self.select(kept, a1, v);
        }
        if term.weight.is_none() {
            let factor = self.factor(term);
            v = self.with_overflown(chain, factor, mask, v);
        }
        if chain.negative { self.b.elementwise("negate", &[v]) } else { v }
    }

    /// `Σ chain·…`, summed around the online maximum: no sum is as large as logits are far from 0.
    fn distance(&mut self, term: &Term, masks: &Masks) -> Val<'c> {
        let chain = term.distance.as_ref().expect("a chain");
        let product = self.factor(term);
        let mask = self.allowed(masks);
        let factor = product.unwrap_or_else(|| self.view.literal(1.0));
        let sizes = if product.is_some() { &[false, true][..] } else { &[true] };
        let mut terms = Vec::new();
        for smaller in sizes {
            let plain = OnlineTerm { factor, mask, degree: 0, weighted: false, smaller: *smaller };
            terms.extend([plain, OnlineTerm { degree: 1, ..plain }]);
        }
        let results = self.sink(&Sink::Online { exponent: chain.tile, terms });
        let at = self.node(results[0]);
        let v = self.sized(term, mask, at, &results[1..], &|w, v| w.scaled(term, v));
        if product.is_none() {
            return larger(&self.b, v);
        }
        // inf − inf of the largest logit, which the sink's finite maximum does not have.
        let tile = masked(self.view, chain, masks).tile;
        let most = self.largest(tile);
        let most = self.node(most);
        let test = self.view.replay(chain, most);
        let test = self.row(test);
        self.nan_where(test, v)
    }
}
