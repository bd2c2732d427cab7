//! `merge`: see the pass's documentation below.

use crate::pass::{Pass, PassContext, failure};
use crate::rewrite::schedule::{self, Effects};
use crate::rewrite::sweeps::{settle_literals, sweep_blocks};
use crate::rewrite::{cleanup, common_subexpressions};
use grpo_dataflow::walk::{Walk, dependents};
use grpo_io::error::Result;
use grpo_ir::{Block, Builder, Direction, Elem, Elementwise, Kind, Op, TensorType, Val};
use grpo_recognize::slice::zero_text;
use grpo_sweep::{Body, NodeId, NodeOp, OnlineTerm, Sink, Sweep, is_sweep, position_or_push};
use rustc_hash::FxHashMap as HashMap;

/// Merges sweeps that can run together.
pub struct Merge;

const NAME: &str = "merge";

impl Pass for Merge {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Merges sweeps that can run together.

The level of a sweep is the length of the longest sequence of sweeps that it depends on. Sweeps of one level that
read the same logits become one sweep with all their sinks, and recompute the logits once. Equal sinks become one;
online sinks with the same exponent share their maximum, which replaces maxima of the same value. A sum of a literal
is a constant.

Before:
```mlir
%m = \"vocab.sweep\"(%h, %w) … {sinks = [{kind = \"max\"}]}
%a = \"vocab.sweep\"(%h, %w) … {sinks = [{kind = \"sum\"}]}
```
After:
```mlir
%m, %a = \"vocab.sweep\"(%h, %w) … {sinks = [{kind = \"max\"}, {kind = \"sum\"}]}
```"
    }

    fn run(&self, module: Op, _context: &mut PassContext<'_>) -> Result<()> {
        let effects = Effects::of(module);
        for block in sweep_blocks(module) {
            // Sweeps created separately have separate, equal operands.
            common_subexpressions::unify_sweep_operands(block);
            settle_literals(NAME, block)?;
            merge_block(block, &effects)?;
            cleanup::erase_dead(block);
        }
        Ok(())
    }
}

fn merge_block(block: Block, effects: &Effects) -> Result<()> {
    let mut groups: Vec<Group> = Vec::new();
    let mut level: HashMap<Val, usize> = HashMap::default();
    // Operations with effects keep their order, so each waits for all that its predecessors wait for.
    let mut effect_level = 0;
    let ops = block.ops();
    // Merging changes nothing before the first sweep and after the last one.
    let Some(first) = ops.iter().position(|op| is_sweep(*op)) else { return Ok(()) };
    let last = ops.iter().rposition(|op| is_sweep(*op)).unwrap_or(first);
    let (before, end) = (ops[..first].last(), ops[last + 1]);
    for op in ops[first..=last].iter().copied() {
        let nested = if op.regions().is_empty() { Vec::new() } else { op.walk() };
        let mut at = std::iter::once(op)
            .chain(nested)
            .flat_map(Op::operands)
            .filter_map(|v| level.get(&v).copied())
            .max()
            .unwrap_or(0);
        if effects.has(op) {
            at = at.max(effect_level);
            effect_level = at;
        }
        if is_sweep(op) {
            let sweep = Sweep::from_op(op).map_err(|why| failure(NAME, op, why))?;
            match groups.iter_mut().find(|g| g.level == at && g.takes(&sweep)) {
                // Moved sinks would change the numbering of results.
                _ if sweep.is_two_phase() => {}
                Some(g) => g.members.push((op, sweep)),
                None => groups.push(Group { level: at, members: vec![(op, sweep)] }),
            }
            at += 1;
        }
        if at > 0 {
            level.extend(op.results().map(|v| (v, at)));
        }
    }
    for group in groups {
        group.merge()?;
    }
    let mut ops = Vec::new();
    let mut next = before.map_or_else(|| block.ops().first().copied(), |op| op.next());
    while let Some(op) = next.filter(|op| *op != end) {
        ops.push(op);
        next = op.next();
    }
    schedule::sort(&ops, end, effects)
        .map_err(|op| failure(NAME, op, "merging sweeps left this operation waiting for itself"))
}

/// Sweeps that become one.
struct Group<'c> {
    level: usize,
    members: Vec<(Op<'c>, Sweep<'c>)>,
}

impl Group<'_> {
    fn takes(&self, sweep: &Sweep) -> bool {
        let first = &self.members[0].1;
        let covers = |a: &Sweep, b: &Sweep| a.sources.iter().all(|s| b.sources.contains(s));
        // Sweeps without a source fit any logits, so the group's logits come from a member with sources.
        let reading = self.members.iter().map(|m| &m.1).find(|s| !s.sources.is_empty());
        first.rows == sweep.rows
            && first.cols == sweep.cols
            && first.tokens_minor == sweep.tokens_minor
            && (sweep.sources.is_empty() || reading.is_none_or(|s| covers(s, sweep) && covers(sweep, s)))
    }

    fn merge(self) -> Result<()> {
        // Read again: earlier groups replaced results that were operands here.
        let mut members = Vec::new();
        for (op, _) in self.members {
            members.push((op, Sweep::from_op(op).map_err(|why| failure(NAME, op, why))?));
        }
        let Some((first, like)) = members.first() else { return Ok(()) };
        let b = Builder::before(*first);
        let mut merged = Merged { sweep: like.emptied(), wanted: Vec::new() };
        for (op, sweep) in &members {
            for chain in &sweep.chains {
                position_or_push(&mut merged.sweep.chains, *chain);
            }
            merged.add(*op, sweep);
        }
        merged.share_maxima();
        merged.finish(&b);
        for (op, _) in members {
            op.erase();
        }
        Ok(())
    }
}

/// The new location of an old result: result `part` of sink `sink`, or the maximum kept by an online sink.
struct Wanted<'c> {
    old: Val<'c>,
    sink: usize,
    part: usize,
    /// For a maximum from an online sink: the result that holds its sum of exponentials.
    sum_part: Option<usize>,
    /// For a maximum or minimum: the online sink, and its result that is a sum of exponentials of the same value up to roundings.
    beside: Option<(usize, usize)>,
}

struct Merged<'c> {
    sweep: Sweep<'c>,
    wanted: Vec<Wanted<'c>>,
}

impl<'c> Merged<'c> {
    fn add(&mut self, op: Op<'c>, old: &Sweep<'c>) {
        let mut result = 0;
        for new in self.sweep.copy_sinks(old, |sweep, node| sweep.leaf(old, node)) {
            for (at, part) in self.place(new) {
                self.wanted.push(Wanted {
                    old: op.result(result),
                    sink: at,
                    part,
                    sum_part: None,
                    beside: None,
                });
                result += 1;
            }
        }
    }

    /// Finds or adds a sink. Returns, for each of its results, the sink and the result's number there.
    fn place(&mut self, new: Sink) -> Vec<(usize, usize)> {
        if let Sink::Online { exponent, terms } = &new {
            let found = self
                .sweep
                .sinks
                .iter()
                .position(|s| matches!(s, Sink::Online { exponent: e, .. } if e == exponent));
            if let Some(at) = found {
                let Sink::Online { terms: kept, .. } = &mut self.sweep.sinks[at] else {
                    unreachable!("found as an online sink")
                };
                return std::iter::once((at, 0))
                    .chain(terms.iter().map(|t| (at, 1 + position_or_push(kept, *t))))
                    .collect();
            }
        }
        let results = self.sweep.sink_results(&new).len();
        let at = position_or_push(&mut self.sweep.sinks, new);
        (0..results).map(|part| (at, part)).collect()
    }

    /// Replaces maxima by those of online sinks over the same value.
    fn share_maxima(&mut self) {
        for at in 0..self.sweep.sinks.len() {
            let Sink::Max { value } = self.sweep.sinks[at] else { continue };
            let body = &mut self.sweep.body;
            if !matches!(body.elem(value), Elem::F32 | Elem::BF16 | Elem::F16) {
                continue;
            }
            let wide = body.convert(value, Elem::F32);
            let one = body.constant("1.000000e+00", Elem::F32);
            // `min(x) = −max(−x)`.
            let unrounded = as_unrounded(body, wide);
            let is_minimum = matches!(body.node(unrounded).op, NodeOp::Map(Elementwise::Negate));
            let of =
                if is_minimum { as_unrounded(body, body.node(unrounded).args[0]) } else { unrounded };
            for online in 0..self.sweep.sinks.len() {
                let body = &self.sweep.body;
                let Sink::Online { exponent, terms } = &mut self.sweep.sinks[online] else { continue };
                let plain = OnlineTerm::weighted(one);
                if as_unrounded(body, *exponent) == of
                    && let Some(sum) = terms.iter().position(|term| *term == plain)
                {
                    let of_row = self.wanted.iter_mut().filter(|w| w.sink == at);
                    of_row.for_each(|w| w.beside = Some((online, 1 + sum)));
                }
                if *exponent != wide {
                    continue;
                }
                let sum = 1 + position_or_push(terms, plain);
                for w in self.wanted.iter_mut().filter(|w| w.sink == at) {
                    w.sink = online;
                    w.part = 0;
                    w.sum_part = Some(sum);
                    w.beside = Some((online, sum));
                }
                break;
            }
        }
    }

    fn finish(mut self, b: &Builder<'c>) {
        // Drops unused sinks (shared maxima).
        let keep: Vec<bool> =
            (0..self.sweep.sinks.len()).map(|s| self.wanted.iter().any(|w| w.sink == s)).collect();
        let mut start = Vec::new();
        let mut at = 0;
        for (sink, keep) in self.sweep.sinks.iter().zip(&keep) {
            start.push(at);
            if *keep {
                at += self.sweep.sink_results(sink).len();
            }
        }
        let mut flags = keep.iter();
        self.sweep.sinks.retain(|_| *flags.next().expect("one flag a sink"));
        self.sweep.prune();
        let op = self.sweep.to_op(b);
        let mut beside = Vec::new();
        for w in &self.wanted {
            let new = op.result(start[w.sink] + w.part);
            let value = match w.sum_part {
                None => new,
                Some(sum) => maximum(b, new, op.result(start[w.sink] + sum), w.old),
            };
            w.old.replace_all_uses(value);
            beside.extend(w.beside.map(|(sink, part)| (value, op.result(start[sink] + part))));
        }
        for (maximum, sum) in beside {
            keep_nan(maximum, sum);
        }
    }
}

/// The node without roundings and type conversions.
fn as_unrounded(body: &Body, id: NodeId) -> NodeId {
    let node = body.node(id);
    match node.op {
        NodeOp::Convert | NodeOp::ReducePrecision(..) => as_unrounded(body, node.args[0]),
        _ => id,
    }
}

/// Makes the maximum of a row, or of its negated values, NaN where the sum of the row's exponentials is NaN, which is if and only
/// if one of its values is (the table in `sweep/online.rs`): XLA's CPU backend loses NaN in maxima. Does nothing if all users of
/// the maximum use that sum as well, as in a softmax.
fn keep_nan(maximum: Val, sum: Val) {
    let is_number = |v: &Val| TensorType::of(*v).is_none_or(|ty| ty.elem.is_float());
    let of_sum = Walk::along([sum], |v| v.uses().into_iter().flat_map(dependents).filter(is_number));
    let alone = Walk::along([maximum], |v| {
        let uses = if of_sum.contains(v) { Vec::new() } else { v.uses() };
        uses.into_iter().flat_map(dependents).filter(is_number)
    });
    let leaves = |v: Val| {
        let by = |op: Op| op.is(Kind::FuncReturn) || op.is(Kind::Compare);
        !of_sum.contains(v) && v.uses().into_iter().any(|used| by(used.owner))
    };
    let (Some(made), Some(ty)) = (maximum.def(), TensorType::of(maximum)) else { return };
    let is_read = || alone.gave_up() || alone.items().any(leaves);
    let Some(next) = made.next().filter(|_| is_read()) else { return };
    let b = Builder::before(next);
    let is_nan = b.compare(Direction::Ne, sum, sum);
    let kept = b.one(Kind::Select, &[is_nan, b.convert(sum, ty.elem), maximum], &[], &ty);
    maximum.replace_all_uses(kept);
    kept.def().expect("an operation makes it").set_operand(2, maximum);
}

/// The true maximum from an online sink's, which is finite: −inf where no exponential was counted, and +inf where their sum is
/// infinite (the exponentials of all other entries are at most 1).
fn maximum<'c>(b: &Builder<'c>, kept: Val<'c>, sum: Val<'c>, old: Val<'c>) -> Val<'c> {
    let ty = kept.tensor_type();
    let where_sum_is = |text: &str, then: &str, otherwise: Val<'c>| {
        let test = b.compare(Direction::Eq, sum, b.splat(&ty, text));
        b.one(Kind::Select, &[test, b.splat(&ty, then), otherwise], &[], &ty)
    };
    let v = where_sum_is(zero_text(Elem::F32), "0xFF800000", kept);
    let v = where_sum_is("0x7F800000", "0x7F800000", v);
    b.convert(v, old.tensor_type().elem)
}
