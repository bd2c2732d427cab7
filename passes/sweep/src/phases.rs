//! Sweeps of two phases.
//!
//! A body may read results of the same sweep at the same row ([`NodeOp::Result`]), such as the maximum of the row's logits. Values computed
//! only from these and from row operands are the *row program*. Sinks that depend on it are of the second phase, which processes a row
//! after its first phase. The body may read only results of first-phase sinks with one element per row.
//!
//! [`Sweep::by_phases`] splits such a sweep: the sinks of the first phase, the row program as StableHLO on `[N]`, the sinks of the second
//! phase. So a lowering of sweeps of one phase lowers all sweeps.

use crate::emit::emit;
use crate::{Node, NodeId, NodeOp, OnlineTerm, Sink, Sweep};
use grpo_ir::{Builder, CompareType, Direction, Elem, Elementwise, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

impl Sink {
    /// True if every result of the sink has one element per row.
    pub fn is_row_number(&self) -> bool {
        matches!(self, Sink::Max { .. } | Sink::Sum { .. } | Sink::Argmax { .. } | Sink::Online { .. })
    }
}

impl<'c> Sweep<'c> {
    /// The types of the sweep's results, in order.
    pub fn result_types(&self) -> Vec<TensorType> {
        self.sinks.iter().flat_map(|s| self.sink_results(s)).collect()
    }

    /// The number of the first result of each sink.
    pub fn first_results(&self) -> Vec<usize> {
        let mut next = 0;
        let mut start = |s: &Sink| {
            let here = next;
            next += self.sink_results(s).len();
            here
        };
        self.sinks.iter().map(&mut start).collect()
    }

    /// For each sink, true if it is of the second phase.
    pub fn second_phase(&self) -> Vec<bool> {
        let waits = self.body.depends(|op| matches!(op, NodeOp::Result(_)));
        self.sinks.iter().map(|s| s.values().iter().any(|v| waits[*v])).collect()
    }

    /// True if it computes logits as a product; false if all of them are operands.
    pub fn has_head(&self) -> bool {
        self.sources.iter().any(|source| source.weights().is_some())
    }

    /// True if some result is a gradient, or has stored values.
    pub fn has_gradient(&self) -> bool {
        self.sinks.iter().any(|sink| !sink.is_row_number() && !matches!(sink, Sink::Gather { .. }))
    }

    /// True if a sink is of the second phase.
    pub fn is_two_phase(&self) -> bool {
        // Most bodies read no result.
        self.body.has(|op| matches!(op, NodeOp::Result(_))) && self.second_phase().contains(&true)
    }

    /// The results that the body reads, in order.
    pub(crate) fn results_read(&self) -> Vec<usize> {
        let mut out: Vec<usize> = self
            .body
            .reachable(&self.roots())
            .into_iter()
            .filter_map(|id| match self.body.node(id).op {
                NodeOp::Result(i) => Some(i),
                _ => None,
            })
            .collect();
        out.sort_unstable();
        out
    }

    /// Verifies [`Sweep::results_read`].
    pub(crate) fn verify_results_read(&self) -> Result<(), String> {
        let second = self.second_phase();
        let readable = self.sinks.iter().zip(second).flat_map(|(sink, second)| {
            let is_readable = sink.is_row_number() && !second;
            self.sink_results(sink).into_iter().map(move |ty| is_readable.then_some(ty.elem))
        });
        let readable: Vec<Option<Elem>> = readable.collect();
        for id in self.body.reachable(&self.roots()) {
            let NodeOp::Result(i) = self.body.node(id).op else { continue };
            let elem = self.body.elem(id);
            if readable.get(i) != Some(&Some(elem)) {
                return Err(format!(
                    "the body reads result {i}, which is no {elem} per row that waits for no other result"
                ));
            }
        }
        Ok(())
    }

    /// The values of the row program that the second phase reads: row values that depend on results and are used by a tile value or a
    /// sink.
    pub(crate) fn row_program(&self) -> Vec<NodeId> {
        let body = &self.body;
        let (waits, varies) = (body.depends(|op| matches!(op, NodeOp::Result(_))), self.varies());
        let roots = self.roots();
        let used = body.reachable(&roots);
        let mut read = vec![false; body.len()];
        for id in &used {
            if varies[*id] {
                body.node(*id).args.iter().for_each(|a| read[*a] = true);
            }
        }
        roots.iter().for_each(|r| read[*r] = true);
        used.into_iter().filter(|id| read[*id] && waits[*id] && !varies[*id]).collect()
    }

    /// An online sink of the first phase with exponent `s`, and the values `exp(s − T)` of the second phase, where `T` is provably the row's
    /// largest exponent.
    ///
    /// The sink's maximum is finite. The true one follows from a sum of exponentials, which is 0 if and only if all exponents are −inf (the
    /// largest finite one adds 1), and +inf if and only if one is +inf.
    pub fn repeated_exponentials(&self) -> Option<(usize, Vec<NodeId>)> {
        if !self.is_two_phase() {
            return None;
        }
        let (second, starts) = (self.second_phase(), self.first_results());
        let online = (0..self.sinks.len()).filter(|i| !second[*i]);
        let mut found = online.filter_map(|i| {
            let Sink::Online { exponent, terms } = &self.sinks[i] else { return None };
            let counts =
                |t: &OnlineTerm| self.body.is_one(t.factor) && *t == OnlineTerm::weighted(t.factor);
            let sums = (0..terms.len()).filter(|t| counts(&terms[*t]));
            let sums: Vec<NodeOp> = sums.map(|t| NodeOp::Result(starts[i] + 1 + t)).collect();
            let is_one = |id: &NodeId| {
                let node = self.body.node(*id);
                let below = node.args.first().map(|a| self.body.node(*a));
                node.op == NodeOp::Map(Elementwise::Exponential)
                    && below.is_some_and(|b| {
                        b.op == NodeOp::Map(Elementwise::Subtract)
                            && b.args[0] == *exponent
                            && self.is_largest(b.args[1], &NodeOp::Result(starts[i]), &sums)
                    })
            };
            let waiting = (0..self.sinks.len()).filter(|s| second[*s]);
            let roots: Vec<NodeId> = waiting.flat_map(|s| self.sinks[s].values()).collect();
            let values: Vec<NodeId> = self.body.reachable(&roots).into_iter().filter(is_one).collect();
            (!values.is_empty()).then_some((i, values))
        });
        found.next()
    }

    /// True if a node is the largest exponent of an online sink, `select(sum == inf, inf, select(sum == 0, −inf, most))`, whose maximum is
    /// `most` and one of whose plain sums of exponentials is `sum`.
    fn is_largest(&self, id: NodeId, most: &NodeOp, sums: &[NodeOp]) -> bool {
        let body = &self.body;
        let is = |id: NodeId, x: f64| body.literal(id) == Some(x);
        if let Node { op: NodeOp::Map(Elementwise::Maximum), args, .. } = body.node(id)
            && let Some(lowest) = args.iter().position(|a| is(*a, f64::NEG_INFINITY))
        {
            return self.is_largest(args[1 - lowest], most, sums);
        }
        // `kept` of `select(sum == what, value, kept)`.
        let corrected = |id: NodeId, what: f64, value: f64| {
            let Node { op: NodeOp::Map(Elementwise::Select), args, .. } = body.node(id) else {
                return None;
            };
            let test = body.node(args[0]);
            let holds = test.op == NodeOp::Compare(Direction::Eq, CompareType::Float)
                && sums.contains(&body.node(test.args[0]).op)
                && is(test.args[1], what);
            (holds && is(args[1], value)).then_some(args[2])
        };
        corrected(id, f64::INFINITY, f64::INFINITY)
            .and_then(|kept| corrected(kept, 0.0, f64::NEG_INFINITY))
            .is_some_and(|kept| body.node(kept).op == *most)
    }

    /// The sweep's results, where `each` computes those of a sweep of one phase. Emits the row program of a sweep of two phases at `b`.
    pub fn by_phases(
        &self,
        b: &Builder<'c>,
        mut each: impl FnMut(&Sweep<'c>) -> Vec<Val<'c>>,
    ) -> Vec<Val<'c>> {
        let second = self.second_phase();
        if !second.contains(&true) {
            return each(self);
        }
        let mut results: Vec<Option<Val>> = vec![None; self.result_types().len()];
        let first = self.phase(&second, false);
        for (i, v) in self.numbers(&second, false).into_iter().zip(each(&first)) {
            results[i] = Some(v);
        }
        let mut rest = self.phase(&second, true);
        let program = self.row_program();
        let values = emit(b, &self.body, &program, &[self.rows], |_, node| match node.op {
            NodeOp::Row(i) => self.row_operands[i],
            NodeOp::Result(i) => results[i].expect("a result of the first phase"),
            _ => unreachable!("a row program reads rows and results"),
        });
        let by: HashMap<NodeId, NodeId> =
            program.into_iter().zip(values).map(|(id, v)| (id, rest.row(v))).collect();
        for i in 0..rest.sinks.len() {
            let values = rest.sinks[i].values();
            let values: Vec<NodeId> = values.into_iter().map(|v| rest.body.replaced(v, &by)).collect();
            rest.sinks[i] = rest.sinks[i].with_values(&values);
        }
        rest.prune();
        for (i, v) in self.numbers(&second, true).into_iter().zip(each(&rest)) {
            results[i] = Some(v);
        }
        results.into_iter().map(|v| v.expect("every sink is of one phase")).collect()
    }

    /// For each node of the body, true if it may differ between columns.
    pub fn varies(&self) -> Vec<bool> {
        self.body.depends(NodeOp::varies)
    }

    /// A copy of the sweep with the sinks of one phase.
    fn phase(&self, second: &[bool], which: bool) -> Sweep<'c> {
        let sinks = self.sinks.iter().zip(second).filter(|(_, s)| **s == which);
        let mut part =
            Sweep { sinks: sinks.map(|(s, _)| s.clone()).collect(), plan: None, ..self.clone() };
        if !which {
            part.prune();
        }
        part
    }

    /// The numbers of the results of one phase's sinks.
    fn numbers(&self, second: &[bool], which: bool) -> Vec<usize> {
        let starts = self.first_results();
        let mine = (0..self.sinks.len()).filter(|s| second[*s] == which);
        mine.flat_map(|s| starts[s]..starts[s] + self.sink_results(&self.sinks[s]).len()).collect()
    }
}
