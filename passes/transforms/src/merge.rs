//! `merge`: see the pass's documentation below.

use crate::pass::{Pass, PassContext, failure};
use crate::rewrite::schedule::{self, Effects};
use crate::rewrite::sweeps::{read, sweep_blocks};
use crate::rewrite::{cleanup, common_subexpressions};
use grpo_io::error::Result;
use grpo_ir::{Block, Builder, Direction, Elem, Kind, Op, Val, zero_text};
use grpo_sweep::{NodeId, OnlineTerm, Sink, Sweep, is_sweep, position_or_push};
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
online sinks with the same exponent share their maximum, which replaces maxima of the same value.

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
        let mut at = schedule::reads(op).filter_map(|v| level.get(&v).copied()).max().unwrap_or(0);
        if effects.has(op) {
            at = at.max(effect_level);
            effect_level = at;
        }
        if is_sweep(op) {
            let sweep = read(NAME, op)?;
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
    let start = before.map_or_else(|| block.ops().first().copied(), |op| op.next());
    let ops = std::iter::successors(start, |op| op.next()).take_while(|op| *op != end);
    let ops: Vec<Op> = ops.collect();
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
            members.push((op, read(NAME, op)?));
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
                let old = op.result(result);
                self.wanted.push(Wanted { old, sink: at, part, sum_part: None });
                result += 1;
            }
        }
    }

    /// Finds or adds a sink. Returns, for each of its results, the sink and the result's number there.
    fn place(&mut self, new: Sink) -> Vec<(usize, usize)> {
        if let Sink::Online { exponent, terms } = &new
            && let Some((at, kept)) = self.online(*exponent)
        {
            let sums = terms.iter().map(|t| (at, 1 + position_or_push(kept, *t)));
            return std::iter::once((at, 0)).chain(sums).collect();
        }
        let results = self.sweep.sink_results(&new).len();
        let at = position_or_push(&mut self.sweep.sinks, new);
        (0..results).map(|part| (at, part)).collect()
    }

    /// The online sink with this exponent: its number and sums.
    fn online(&mut self, exponent: NodeId) -> Option<(usize, &mut Vec<OnlineTerm>)> {
        let mut sinks = self.sweep.sinks.iter_mut().enumerate();
        sinks.find_map(|(at, sink)| match sink {
            Sink::Online { exponent: e, terms } if *e == exponent => Some((at, terms)),
            _ => None,
        })
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
            let plain = OnlineTerm::weighted(body.constant("1.000000e+00", Elem::F32));
            let Some((online, terms)) = self.online(wide) else { continue };
            let sum = 1 + position_or_push(terms, plain);
            for w in self.wanted.iter_mut().filter(|w| w.sink == at) {
                (w.sink, w.part, w.sum_part) = (online, 0, Some(sum));
            }
        }
    }

    fn finish(mut self, b: &Builder<'c>) {
        // A maximum that an online sink has leaves no results.
        let is_wanted = |sink: &usize| self.wanted.iter().any(|w| w.sink == *sink);
        let kept: Vec<usize> = (0..self.sweep.sinks.len()).filter(is_wanted).collect();
        self.sweep.sinks = kept.iter().map(|sink| self.sweep.sinks[*sink].clone()).collect();
        self.sweep.prune();
        let first = self.sweep.first_results();
        let start: HashMap<usize, usize> = kept.into_iter().zip(first).collect();
        let op = self.sweep.to_op(b);
        for w in &self.wanted {
            let result = |part| op.result(start[&w.sink] + part);
            let value = match w.sum_part {
                None => result(w.part),
                Some(sum) => maximum(b, result(w.part), result(sum), w.old),
            };
            w.old.replace_all_uses(value);
        }
    }
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
