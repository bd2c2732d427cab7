//! Writes the plan of a sum: sweeps without operands from other sweeps, and arithmetic on rows.

use crate::online::plan::RowSum;
use grpo_dataflow::mask::is_mask;
use grpo_ir::{Builder, Direction, Elem, Elementwise, TensorType, Val};
use grpo_sweep::emit::emit;
use grpo_sweep::linear::{Chain, Term, View};
use grpo_sweep::pick::are_within;
use grpo_sweep::{Body, Node, NodeId, NodeOp, OnlineTerm, Sink, Sweep};
use rustc_hash::FxHashMap as HashMap;

/// Writes operations before the sweep that they replace.
pub struct Writer<'w, 'b, 'c> {
    pub b: Builder<'c>,
    pub sweep: &'w Sweep<'c>,
    pub view: &'w mut View<'b>,
    /// The sweep's row operands and further row values, by their numbers in the body's nodes.
    rows: Vec<Val<'c>>,
}

impl<'w, 'b, 'c> Writer<'w, 'b, 'c> {
    pub fn new(b: Builder<'c>, sweep: &'w Sweep<'c>, view: &'w mut View<'b>) -> Writer<'w, 'b, 'c> {
        Writer { b, sweep, view, rows: sweep.row_operands.clone() }
    }

    /// A sweep with one sink over values of this body. Returns its results.
    fn sink(&self, sink: &Sink) -> Vec<Val<'c>> {
        let mut new = Sweep { body: Body::default(), sinks: vec![], ..self.sweep.clone() };
        let roots = self.view.body.copy_into(&mut new.body, &sink.values(), |body, node| {
            body.add(node.op.clone(), vec![], node.elem)
        });
        new.sinks.push(sink.with_values(&roots));
        new.prune();
        new.to_op(&self.b).results().collect()
    }

    /// The row maxima of an f32 value.
    pub fn largest(&self, value: NodeId) -> Val<'c> {
        self.sink(&Sink::Max { value })[0]
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
        self.view.late_row(v.tensor_type().elem)
    }

    fn row_type(&self, elem: Elem) -> TensorType {
        TensorType::new([self.sweep.rows], elem)
    }

    fn select(&self, condition: Val<'c>, then: Val<'c>, otherwise: Val<'c>) -> Val<'c> {
        self.b.elementwise(Elementwise::Select, &[condition, then, otherwise])
    }

    /// True where the id of `hit` is a column other than those of `before`, an i1 per row.
    fn inside(&self, hit: NodeId, before: &[NodeId]) -> Val<'c> {
        let id = |hit: NodeId| self.row(self.view.picked_column(hit).expect("a hit has an id"));
        let mine = id(hit);
        before.iter().fold(are_within(&self.b, mine, self.sweep.cols), |inside, other| {
            let other = self.b.convert(id(*other), mine.tensor_type().elem);
            let differs = self.b.compare(Direction::Ne, mine, other);
            self.b.elementwise(Elementwise::And, &[inside, differs])
        })
    }

    /// The `[N]` f32 sum over all columns but those of `except`.
    pub fn sum(&mut self, plan: &RowSum, except: &[NodeId]) -> Val<'c> {
        match plan {
            RowSum::Zero => self.b.zero(&self.row_type(Elem::F32)),
            RowSum::Row(e) => {
                let wide = self.view.wide(*e);
                let (count, e) = (self.count(except), self.row(wide));
                self.b.elementwise(Elementwise::Multiply, &[count, e])
            }
            RowSum::Choice { condition, then, otherwise } => {
                let condition = self.row(*condition);
                let (then, otherwise) = (self.sum(then, except), self.sum(otherwise, except));
                self.select(condition, then, otherwise)
            }
            RowSum::Hit { hit, there, rest } => {
                let value = self.at(*hit, *there);
                let zero = self.b.zero(&self.row_type(Elem::F32));
                let there = self.select(self.inside(*hit, except), value, zero);
                if matches!(**rest, RowSum::Zero) {
                    return there;
                }
                let mut except = except.to_vec();
                except.push(*hit);
                let rest = self.sum(rest, &except);
                self.b.elementwise(Elementwise::Add, &[there, rest])
            }
            RowSum::Terms(terms) => self.terms(terms, except),
        }
    }

    /// The number of columns other than those of some ids, f32.
    fn count(&self, except: &[NodeId]) -> Val<'c> {
        let mut count = self.b.int(&self.row_type(Elem::F32), self.sweep.cols);
        for (i, hit) in except.iter().enumerate() {
            let one = self.b.convert(self.inside(*hit, &except[..i]), Elem::F32);
            count = self.b.elementwise(Elementwise::Subtract, &[count, one]);
        }
        count
    }

    /// A tile's value in the column that a hit tests for, f32 (arbitrary if there is no such column).
    fn at(&mut self, hit: NodeId, value: NodeId) -> Val<'c> {
        let id = self.row(self.view.picked_column(hit).expect("a hit has an id"));
        self.at_columns(id, value, |body, part| Sink::Sum { value: body.pick(hit, part) })
    }

    /// A tile's value at K columns of each row, `[N,K]` f32; 0 for columns outside of the vocabulary.
    pub fn gathered(&mut self, columns: NodeId, value: NodeId) -> Val<'c> {
        let ids = self.row(columns);
        let v = self.at_columns(ids, value, |_, value| Sink::Gather { value, columns });
        self.select(are_within(&self.b, ids, self.sweep.cols), v, self.b.zero(&v.tensor_type()))
    }

    /// A tile's value in the columns `ids`, f32 of their shape, from the values in these columns, by `sink`, of its parts. Parts are as
    /// large as possible, so that a picked logit has the same bits as in other sinks.
    fn at_columns(
        &mut self,
        ids: Val<'c>,
        value: NodeId,
        sink: impl Fn(&mut Body, NodeId) -> Sink,
    ) -> Val<'c> {
        let mut on_rows: HashMap<NodeId, NodeId> = HashMap::default();
        for part in self.view.early_parts(value) {
            let elem = self.view.body.elem(part);
            let one = sink(self.view.body, part);
            let v = self.b.convert(self.sink(&one)[0], elem);
            on_rows.insert(part, self.node(v));
        }
        for id in self.view.body.reachable(&[value]) {
            let Node { op, elem, .. } = self.view.body.node(id);
            let is_operand = matches!(op, NodeOp::Row(_) | NodeOp::Convert) && elem.is_float();
            if is_operand && self.view.is_row(id) && is_mask(self.row(id)) {
                on_rows.insert(id, self.node(self.factor(id)));
            }
        }
        let value = self.view.body.replaced(value, &on_rows);
        let shape = ids.tensor_type().shape;
        let v = emit(&self.b, self.view.body, &[value], &shape, |b, node| match node.op {
            NodeOp::Column => b.convert(ids, Elem::I32),
            NodeOp::Row(i) if self.rows[i].tensor_type().shape == shape => self.rows[i],
            NodeOp::Row(i) => b.broadcast(self.rows[i], &shape, &[0]),
            _ => unreachable!("parts cover sources and columns"),
        })[0];
        self.b.convert(v, Elem::F32)
    }

    /// A row value of the body that multiplies others: `min(c, 2)` for a condition as a number (`mask.astype(f32)[:, None]`).
    ///
    /// XLA rewrites a product with a converted condition to a select. In the original a broadcast lies between the condition and the
    /// product, so XLA multiplies: a row that is NaN or infinite is NaN where its condition is false. On rows there is no broadcast,
    /// and the select would replace 0·NaN by 0.
    fn factor(&self, id: NodeId) -> Val<'c> {
        let v = self.row(id);
        if !is_mask(v) {
            return v;
        }
        let two = self.b.splat(&v.tensor_type(), "2.0");
        self.b.elementwise(Elementwise::Minimum, &[v, two])
    }

    /// The columns other than those of some ids, an i1; none for all columns.
    fn allowed(&mut self, except: &[NodeId]) -> Option<NodeId> {
        let body = &mut self.view.body;
        let others: Vec<NodeId> =
            except.iter().map(|hit| body.map(Elementwise::Not, vec![*hit])).collect();
        others.into_iter().reduce(|all, other| body.map(Elementwise::And, vec![all, other]))
    }

    /// `v` multiplied and divided by a term's coefficients.
    fn scaled(&mut self, term: &Term, v: Val<'c>) -> Val<'c> {
        term.coefficients.iter().fold(v, |v, c| {
            let op = if c.divides { Elementwise::Divide } else { Elementwise::Multiply };
            self.b.elementwise(op, &[v, self.factor(c.row)])
        })
    }

    /// The sum of terms: around the online maximum M, `Σ exp(chain)·…` is `exp(chain(M))·Σ exp(t − M)·…`, and `Σ chain·…` is as large
    /// as the differences of logits, not as their offset.
    fn terms(&mut self, terms: &[Term], except: &[NodeId]) -> Val<'c> {
        let mask = self.allowed(except);
        let mut sums: Vec<OnlineTerm> = Vec::new();
        for t in terms {
            let product = |a, f| self.view.body.map(Elementwise::Multiply, vec![a, f]);
            let factor = t.factors.iter().copied().reduce(product);
            let factor = factor.unwrap_or_else(|| self.view.literal(1.0));
            let plain = OnlineTerm { factor, mask, degree: 0, weighted: t.weight.is_some() };
            sums.push(plain);
            sums.extend(t.distance.as_ref().map(|_| OnlineTerm { degree: 1, ..plain }));
        }
        let weight = terms[0].weight.as_ref();
        let exponent = weight.or(terms[0].distance.as_ref()).expect("a chain").tile;
        let results = self.sink(&Sink::Online { exponent, terms: sums });
        let at = self.node(results[0]);
        let scale = weight.map(|weight| {
            let largest = self.view.replay(weight, at);
            self.b.elementwise(Elementwise::Exponential, &[self.row(largest)])
        });
        let mut rest = results[1..].iter().copied();
        let mut total: Option<Val> = None;
        for t in terms {
            let mut v = rest.next().expect("a sum for each term");
            if let Some(chain) = &t.distance {
                let distance = rest.next().expect("a sum of degree 1");
                v = self.distances(chain, at, [v, distance]);
            }
            if let Some(scale) = scale {
                v = self.b.elementwise(Elementwise::Multiply, &[scale, v]);
            }
            v = self.scaled(t, v);
            total = Some(total.map_or(v, |sum| self.b.elementwise(Elementwise::Add, &[sum, v])));
        }
        total.expect("at least one term")
    }

    /// `Σ w·chain` from `a0 = Σ w` and `a1 = Σ w·(t − M)`: `a1 + chain(M)·a0`.
    fn distances(&mut self, chain: &Chain, at: NodeId, [a0, a1]: [Val<'c>; 2]) -> Val<'c> {
        let shift = self.view.replay(chain, at);
        let more = self.b.elementwise(Elementwise::Multiply, &[self.row(shift), a0]);
        self.b.elementwise(Elementwise::Add, &[a1, more])
    }
}
