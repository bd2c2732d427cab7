//! `online`: see the pass's documentation below.

use super::cleanup;
use crate::analysis::linear::{Affine, Normalizer, Term};
use crate::analysis::slice::zero_text;
use crate::error::Result;
use crate::ir::{Block, Builder, Elem, Op, TensorType, Val};
use crate::pass::{Pass, PassContext, failure};
use crate::sweep::{Body, NodeId, NodeOp, Sink, Sweep, emit::emit, is_sweep};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Takes sums that wait for another sweep's result into the first sweep.
pub struct Online;

const NAME: &str = "online";

/// How many rewrites a block's sweeps get on average. A rewrite leaves a handful of simpler sums, so
/// programs stay far below; what is left at the end is computed by later sweeps.
const REWRITES_PER_SWEEP: usize = 64;

impl Pass for Online {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Takes sums that wait for another sweep's result into the first sweep.

A sweep that needs the maximum or the log-sum-exp of the logits cannot run together with the one that
computes it. Three rewrites remove that dependence:

- *pick*: a sum of `column == id ? E : 0` is E at that column, so the picked logits are enough, and E
  itself becomes arithmetic on rows;
- *linear*: row factors and row summands leave the sum, and the sum of a one-hot is 1;
- *online softmax*: `Σ exp(t − r)·f` is `exp(M − r)·Σ exp(t − M)·f` for any r, where the `online` sink
  keeps the running maximum M of t and rescales as it goes. `Σ exp(t − r)·(t − r')·f` likewise.

A sum that fits none of them keeps its dependence and is computed by a later sweep, which is slower
and never wrong.

Before:
```mlir
%m = \"vocab.sweep\"(%h, %w) … {sinks = [{kind = \"max\"}]}
%z = \"vocab.sweep\"(%h, %w, %m) ({ … exponential(x - m) … }) {sinks = [{kind = \"sum\"}]}
```
After:
```mlir
%M, %A = \"vocab.sweep\"(%h, %w) … {sinks = [{degrees = array<i64: 0>, kind = \"online\"}]}
%z = exp(%M - %m) * %A
```"
    }

    fn run(&self, module: Op, _cx: &mut PassContext<'_>) -> Result<()> {
        for block in sweep_blocks(module) {
            rewrite_block(block)?;
            cleanup::erase_dead(block);
        }
        Ok(())
    }
}

/// Every block that holds a sweep, in order.
pub(super) fn sweep_blocks(module: Op) -> Vec<Block> {
    let mut seen = HashSet::default();
    module
        .walk()
        .into_iter()
        .filter(|op| is_sweep(*op))
        .filter_map(Op::block)
        .filter(|b| seen.insert(*b))
        .collect()
}

/// The values that depend on a sweep of the same block, found by walking the block once.
#[derive(Default)]
pub(super) struct Late(HashSet<Val>);

impl Late {
    pub(super) fn visit(&mut self, op: Op) {
        let late = is_sweep(op)
            || op.operands().iter().any(|v| self.0.contains(v))
            || !op.regions().is_empty()
                && op.walk().iter().flat_map(|o| o.operands()).any(|v| self.0.contains(&v));
        if late {
            self.0.extend(op.results());
        }
    }

    pub(super) fn contains(&self, v: Val) -> bool {
        self.0.contains(&v)
    }
}

fn rewrite_block(block: Block) -> Result<()> {
    let mut late = Late::default();
    let mut visited: HashSet<Op> = HashSet::default();
    let mut before: Option<Op> = None;
    let ops = block.ops();
    let mut rewrites = REWRITES_PER_SWEEP * ops.iter().filter(|op| is_sweep(**op)).count();
    let mut next = ops.first().copied();
    while let Some(op) = next {
        if is_sweep(op) && rewrites > 0 && visited.insert(op) {
            let sweep = Sweep::from_op(op).map_err(|why| failure(NAME, op, why))?;
            let late_rows: Vec<bool> = sweep.row_operands.iter().map(|v| late.contains(*v)).collect();
            if let Some(v) = rewrite(op, sweep, late_rows) {
                rewrites -= 1;
                op.result(0).replace_all_uses(v);
                // A new operation may get the erased one's address.
                visited.remove(&op);
                op.erase();
                // Visit what was inserted.
                next = match before {
                    Some(b) => b.next(),
                    None => block.ops().first().copied(),
                };
                continue;
            }
        }
        late.visit(op);
        before = Some(op);
        next = op.next();
    }
    Ok(())
}

/// The value that replaces a sweep's only result, if a rewrite applies.
fn rewrite(op: Op, mut sweep: Sweep, late_rows: Vec<bool>) -> Option<Val> {
    let [sink] = &sweep.sinks[..] else { return None };
    let sink = sink.clone();
    let any_late = late_rows.iter().any(|l| *l);
    let b = Builder::before(op);
    let mut body = std::mem::take(&mut sweep.body);
    let mut rewriter = Rewriter { b, sweep: &sweep, n: Normalizer::new(&mut body, late_rows) };
    match sink {
        Sink::Sum { value } => {
            if let Some(v) = rewriter.pick(value) {
                return Some(v);
            }
            let sourceless = sweep.sources.is_empty() && sweep.col_operands.is_empty();
            (any_late || sourceless).then(|| rewriter.linear(value)).flatten()
        }
        Sink::Max { value } if any_late => rewriter.max(value),
        _ => None,
    }
}

struct Rewriter<'s, 'b> {
    b: Builder,
    sweep: &'s Sweep,
    n: Normalizer<'b>,
}

impl Rewriter<'_, '_> {
    /// A sweep of one sink over values of this body; gives its results.
    fn sweep_of(&self, roots: &[NodeId], sink: impl FnOnce(&[NodeId]) -> Sink) -> Vec<Val> {
        let mut new = Sweep { body: Body::default(), sinks: vec![], ..self.sweep.clone() };
        let roots = self
            .n
            .body
            .copy_into(&mut new.body, roots, |body, node| body.add(node.op.clone(), vec![], node.elem));
        new.sinks.push(sink(&roots));
        new.prune();
        new.to_op(&self.b).results()
    }

    /// A row value of the body as an `[N]` tensor.
    fn row(&self, id: NodeId) -> Val {
        emit(&self.b, self.n.body, &[id], &[self.sweep.rows], |_, node| match node.op {
            NodeOp::Row(i) => self.sweep.row_operands[i],
            _ => unreachable!("a row value reads rows only"),
        })[0]
    }

    fn row_type(&self, elem: Elem) -> TensorType {
        TensorType::new([self.sweep.rows], elem)
    }

    /// `0 ≤ id < V` for an `[N]` id.
    fn in_range(&self, id: Val) -> Val {
        let b = &self.b;
        let ty = TensorType::of(id).expect("an id is a tensor");
        let low = b.compare("GE", id, b.int(&ty, 0));
        let high = b.compare("LT", id, b.int(&ty, self.sweep.cols));
        b.ew("and", &[low, high])
    }

    /// `Σ_v (column == id ? E : 0)`: E on rows, from its picked parts. Parts are as large as possible: a
    /// picked logit is then, bit for bit, the one that the sweep's other sinks see.
    fn pick(&mut self, value: NodeId) -> Option<Val> {
        let node = self.n.body.node(value).clone();
        if node.op != NodeOp::Map("select") {
            return None;
        }
        let [hit, picked, zero] = node.args[..] else { return None };
        let hit = self.n.condition(hit);
        let id = self.n.hit(hit)?;
        let parts = self.n.early_parts(picked);
        if !self.n.is_zero(zero) || parts.contains(&picked) {
            return None;
        }
        let mut rows = self.sweep.row_operands.clone();
        let mut on_rows: HashMap<NodeId, NodeId> = HashMap::default();
        for part in parts {
            let elem = self.n.body.elem(part);
            let zero = self.n.body.constant(zero_text(elem), elem);
            let one = self.n.body.map("select", vec![hit, part, zero]);
            let v = self.sweep_of(&[one], |r| Sink::Sum { value: r[0] })[0];
            on_rows.insert(part, self.n.body.add(NodeOp::Row(rows.len()), vec![], elem));
            rows.push(self.b.convert(v, elem));
        }
        let picked = self.n.body.replaced(picked, &on_rows);
        let id = self.row(id);
        let v = emit(&self.b, self.n.body, &[picked], &[self.sweep.rows], |b, node| match node.op {
            NodeOp::Column => b.convert(id, Elem::I32),
            NodeOp::Row(i) => rows[i],
            _ => unreachable!("parts cover sources and columns"),
        })[0];
        let elem = self.n.body.elem(value);
        let v = self.b.convert(v, elem.accumulator());
        let zero = self.b.zero(&self.row_type(elem.accumulator()));
        let inside = self.in_range(id);
        Some(self.b.one("stablehlo.select", &[inside, v, zero], &[], &self.row_type(elem.accumulator())))
    }

    /// `max_v (t − r) = max_v t − r`.
    fn max(&mut self, value: NodeId) -> Option<Val> {
        if self.n.body.elem(value) != Elem::F32 || self.n.is_early(value) {
            return None;
        }
        let a = self.n.affine(value)?;
        let m = self.sweep_of(&[a.tile], |r| Sink::Max { value: r[0] })[0];
        let shift = self.row(a.shift);
        Some(self.b.ew("subtract", &[m, shift]))
    }

    /// The sum by its normal form, if all of its tile parts are ready.
    fn linear(&mut self, value: NodeId) -> Option<Val> {
        if self.n.body.elem(value).accumulator() != Elem::F32 {
            return None;
        }
        let terms = self.n.terms(value)?;
        for t in &terms {
            if !(self.n.is_ready(t) || self.closed_form(t)) {
                return None;
            }
        }
        // Nothing gained if the whole is one early factor again.
        if let [t] = &terms[..]
            && t.coefficient.is_none()
            && t.weight.is_none()
            && t.affine.is_none()
            && !self.closed_form(t)
        {
            return None;
        }
        let mut total: Option<Val> = None;
        for t in &terms {
            let v = self.term(t);
            total = Some(match total {
                Some(sum) => self.b.ew("add", &[sum, v]),
                None => v,
            });
        }
        Some(total.unwrap_or_else(|| self.b.zero(&self.row_type(Elem::F32))))
    }

    /// Whether a term is a number of columns: everywhere, or where one `column == id` holds or not.
    fn closed_form(&self, t: &Term) -> bool {
        t.weight.is_none()
            && t.affine.is_none()
            && t.factors.is_empty()
            && (t.masks.is_empty() || t.masks.len() == 1 && self.n.hit(t.masks[0].0).is_some())
    }

    /// The `[N]` f32 sum of one term.
    fn term(&mut self, t: &Term) -> Val {
        let sum = match (t.weight, t.affine) {
            (Some(w), affine) => self.weighted(t, w, affine),
            (None, Some(a)) => {
                let with = self.plain(t, Some(a.tile));
                let without = self.plain(t, None);
                let shift = self.row(a.shift);
                let shifted = self.b.ew("multiply", &[shift, without]);
                self.b.ew("subtract", &[with, shifted])
            }
            (None, None) => self.plain(t, None),
        };
        match t.coefficient {
            Some(c) => {
                let c = self.row(c);
                self.b.ew("multiply", &[c, sum])
            }
            None => sum,
        }
    }

    /// `Σ_v` of a term without weight, times `extra`.
    fn plain(&mut self, t: &Term, extra: Option<NodeId>) -> Val {
        let ty = self.row_type(Elem::F32);
        if extra.is_none() && t.factors.is_empty() {
            let all = self.b.int(&ty, self.sweep.cols);
            match t.masks[..] {
                [] => return all,
                [(mask, want)] if self.n.hit(mask).is_some() => {
                    let id = self.n.hit(mask).map(|id| self.row(id)).expect("a hit has an id");
                    let inside = self.in_range(id);
                    let one = self.b.convert(inside, Elem::F32);
                    return if want { one } else { self.b.ew("subtract", &[all, one]) };
                }
                _ => {}
            }
        }
        let f = self.n.factor(t, extra).expect("a term with a factor or a mask");
        self.sweep_of(&[f], |r| Sink::Sum { value: r[0] })[0]
    }

    /// `Σ_v exp(t − r)·(t' − r')·f`.
    fn weighted(&mut self, term: &Term, w: Affine, affine: Option<Affine>) -> Val {
        // Where a mask does not hold, the exponent may be anything and must not raise the maximum. The
        // sink gives nothing where it is -inf.
        let masked = self.n.masked(w.tile, &term.masks);
        let affine =
            affine.map(|a| Affine { tile: if a.tile == w.tile { masked } else { a.tile }, ..a });
        let w = Affine { tile: masked, ..w };
        let term = &Term { masks: vec![], ..term.clone() };
        let one = self.n.body.constant("1.000000e+00", Elem::F32);
        let f = self.n.factor(term, None).unwrap_or(one);
        let online = |r: &Self, factors: &[(NodeId, u32)]| -> Vec<Val> {
            let roots: Vec<NodeId> =
                std::iter::once(w.tile).chain(factors.iter().map(|f| f.0)).collect();
            r.sweep_of(&roots, |roots| Sink::Online {
                exponent: roots[0],
                terms: roots[1..].iter().copied().zip(factors.iter().map(|f| f.1)).collect(),
            })
        };
        let b = self.b;
        let (maximum, sum) = match affine {
            None => {
                let r = online(self, &[(f, 0)]);
                (r[0], r[1])
            }
            Some(a) => {
                let same = a.tile == w.tile;
                let second = if same {
                    (f, 1)
                } else {
                    (self.n.factor(term, Some(a.tile)).expect("a factor"), 0)
                };
                let r = online(self, &[(f, 0), second]);
                let shift = self.row(a.shift);
                // (t − r') is (t − M) + (M − r') or t + (−r').
                let rest =
                    if same { b.ew("subtract", &[r[0], shift]) } else { b.ew("negate", &[shift]) };
                let rest = b.ew("multiply", &[rest, r[1]]);
                (r[0], b.ew("add", &[r[2], rest]))
            }
        };
        let shift = self.row(w.shift);
        let scale = b.ew("exponential", &[b.ew("subtract", &[maximum, shift])]);
        b.ew("multiply", &[scale, sum])
    }
}
