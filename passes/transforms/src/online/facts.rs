//! Relations between row values and tiles of different sweeps: which row value is the maximum of a tile, and which the logarithm of
//! its sum of exponentials.
//!
//! A rewrite may move a chain of differences `(t − r₁) − r₂` out of an exponential only if every partial difference has a rounding
//! error as small as the distance of the logits that count: `x − mean(x)` with masked logits of −1e9 is rounded to multiples of 1,
//! and a normaliser of unrounded differences would not fit the program's own numerators. So each row value but the last must be the
//! maximum or the log-sum-exp of its minuend: the difference is then 0 at the largest logit. If the last one is as well, the chain
//! is *settled*: no exponential of it exceeds 1, and where `exp(e − M)` vanishes the program's own exponential vanishes as well.

use grpo_dataflow::reshape::peel;
use grpo_dataflow::splat_number;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Elem, Kind, Op, TensorType, Val};
use grpo_sweep::linear::{Chain, View};
use grpo_sweep::{Body, NodeId, NodeOp, Sink, Source, Sweep, position_or_push};
use rustc_hash::FxHashMap as HashMap;

/// A chain: its tile and its row values, as nodes of [`Facts::body`].
type Key = Vec<NodeId>;

/// The meaning of a row value.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fact {
    /// The largest value of the chain in its row.
    Largest(Key),
    /// `Σ_v exp(chain)`.
    Exponentials(Key),
}

/// Facts about the row values of a block.
#[derive(Default)]
pub(crate) struct Facts<'c> {
    known: HashMap<Val<'c>, Fact>,
    /// Nodes of all sweeps of the block over the operands below, so that equal chains have the same nodes.
    body: Body,
    sources: Vec<Source<'c>>,
    rows: Vec<Val<'c>>,
    cols: Vec<Val<'c>>,
}

impl<'c> Facts<'c> {
    /// Records the meaning of `result`: the result of a sweep with this sink, or its replacement.
    pub(crate) fn learn(
        &mut self,
        sweep: &Sweep<'c>,
        view: &mut View<'_>,
        sink: &Sink,
        result: Val<'c>,
    ) {
        let fact = match sink {
            Sink::Max { value } => {
                let Some(chain) = view.chain(*value) else { return };
                Fact::Largest(self.key(sweep, view, &chain))
            }
            Sink::Sum { value } => {
                let Some(terms) = view.terms(*value) else { return };
                let [term] = &terms[..] else { return };
                let Some(chain) = &term.weight else { return };
                let plain = term.coefficients.is_empty() && term.factors.is_empty();
                if !plain || term.distance.is_some() {
                    return;
                }
                Fact::Exponentials(self.key(sweep, view, chain))
            }
            _ => return,
        };
        self.known.insert(root(result), fact);
    }

    /// The number of leading row values of a chain that are known to be the maximum or the log-sum-exp of their minuend.
    pub(crate) fn settled(&mut self, sweep: &Sweep<'c>, view: &View<'_>, chain: &Chain) -> usize {
        let key = self.key(sweep, view, chain);
        let mut steps = chain.steps.iter().enumerate();
        let is_open = |(i, step): (usize, &NodeId)| {
            row_operand(sweep, view, *step).is_none_or(|step| !self.settles(root(step), &key[..=i]))
        };
        steps.position(is_open).unwrap_or(chain.steps.len())
    }

    /// True if a row value is the maximum of a chain, the logarithm of its sum of exponentials, or `m + log Σ exp(chain − m)` with
    /// its maximum m.
    fn settles(&mut self, step: Val<'c>, key: &[NodeId]) -> bool {
        if self.is_largest(step, key) || self.is_log_sum(step, key) {
            return true;
        }
        let Some(op) = step.def().filter(|op| op.is(Kind::Add)) else { return false };
        let (a, b) = (root(op.operand(0)), root(op.operand(1)));
        [(a, b), (b, a)].into_iter().any(|(m, l)| {
            let below = [key, &[self.row(m)]].concat();
            self.is_largest(m, key) && self.is_log_sum(l, &below)
        })
    }

    fn is_largest(&self, v: Val, key: &[NodeId]) -> bool {
        matches!(self.known.get(&v), Some(Fact::Largest(of)) if of == key)
    }

    fn is_log_sum(&self, v: Val<'c>, key: &[NodeId]) -> bool {
        let of = logarithm(v).and_then(|z| self.known.get(&z));
        matches!(of, Some(Fact::Exponentials(of)) if of == key)
    }

    /// The node that reads a row value.
    fn row(&mut self, v: Val<'c>) -> NodeId {
        let row = NodeOp::Row(position_or_push(&mut self.rows, root(v)));
        self.body.add(row, vec![], Elem::F32)
    }

    fn key(&mut self, sweep: &Sweep<'c>, view: &View<'_>, chain: &Chain) -> Key {
        let nodes = std::iter::once(&chain.tile).chain(&chain.steps);
        nodes.map(|id| self.node(sweep, view, *id)).collect()
    }

    /// The node that computes the same as `id` in the sweep, where row operands are read by their [`root`].
    fn node(&mut self, sweep: &Sweep<'c>, view: &View<'_>, id: NodeId) -> NodeId {
        if let Some(v) = row_operand(sweep, view, id) {
            return self.row(v);
        }
        let Facts { body, sources, rows, cols, .. } = self;
        view.body.copy_into(body, &[id], |body, node| {
            let op = match node.op {
                NodeOp::Source(i) => NodeOp::Source(position_or_push(sources, sweep.sources[i].clone())),
                NodeOp::Row(i) => NodeOp::Row(position_or_push(rows, root(sweep.row_operands[i]))),
                NodeOp::Col(i) => NodeOp::Col(position_or_push(cols, sweep.col_operands[i])),
                ref op => op.clone(),
            };
            body.add(op, vec![], node.elem)
        })[0]
    }
}

/// The row operand that a body node reads, possibly converted.
fn row_operand<'c>(sweep: &Sweep<'c>, view: &View<'_>, id: NodeId) -> Option<Val<'c>> {
    let node = view.body.node(id);
    match node.op {
        NodeOp::Row(i) => sweep.row_operands.get(i).copied(),
        NodeOp::Convert if view.body.elem(node.args[0]).is_float() => {
            row_operand(sweep, view, node.args[0])
        }
        _ => None,
    }
}

/// The value outside of the surrounding loops that equals `v` in every trip; `v` itself if it may change.
fn outside_of_loops(v: Val) -> Val {
    let around = v.def().is_none().then(|| v.block().parent()).flatten().and_then(While::of);
    around.and_then(|around| around.outer(v)).map_or(v, outside_of_loops)
}

/// The source of a row value, looking through moves, float conversions (a maximum rounded to bf16 is still close enough), a lower
/// bound of −inf, and selects of 0 in place of non-finite values (also from outside of a loop).
fn root(v: Val) -> Val {
    let v = peel(v);
    let Some(op) = v.def() else { return v };
    let is_float = |v: Val| TensorType::of(v).is_some_and(|t| t.elem.is_float());
    let is_lowest = |at: usize| splat_number(op.operand(at)) == Some(f64::NEG_INFINITY);
    match op.kind() {
        Kind::Maximum if is_lowest(0) => root(op.operand(1)),
        Kind::Maximum if is_lowest(1) => root(op.operand(0)),
        Kind::Convert if is_float(op.operand(0)) => root(op.operand(0)),
        Kind::Select if splat_number(outside_of_loops(op.operand(2))) == Some(0.0) => {
            let inner = root(op.operand(1));
            match peel(op.operand(0)).def() {
                Some(test) if test.is(Kind::IsFinite) && root(test.operand(0)) == inner => inner,
                _ => v,
            }
        }
        _ => v,
    }
}

/// The operand of a row value's logarithm.
fn logarithm<'c>(v: Val<'c>) -> Option<Val<'c>> {
    let argument = |op: Op<'c>, kind: Kind| op.is(kind).then(|| root(op.operand(0)));
    let of = root(v).def().and_then(|op| argument(op, Kind::Log))?;
    // A sum of exponentials equals its absolute value.
    Some(of.def().and_then(|op| argument(op, Kind::Abs)).unwrap_or(of))
}
