//! A loop over tiles with running statistics and a checkpointed step, and the loop that is its gradient by `jax.grad`.
//!
//! The first loop stacks the statistics of each trip; the second one iterates in reverse, reads them, computes the tile's exponents
//! again, and carries the cotangents of the statistics. In real numbers the gradient is `R·exp(x − M)` for all columns, with one number R per row and the maximum M over all
//! columns ([`crate::cotangents`]). The second loop gets that in place of its carries and stacks, and becomes a hand-written loop
//! over tiles; the first one stacks nothing, and its results are computed for all columns.

use crate::cotangents::{self, Gradient, Role};
use crate::lift::Lift;
use crate::masked_scatter::others;
use crate::pair::Pair;
use crate::results::{Results, sum_of};
use crate::statistics::{Running, Statistic};
use crate::tiles::Tiles;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Block, Builder, Elem, Elementwise, Kind, Op, TensorType, Val};
use grpo_transforms::rewrite::carries;
use grpo_transforms::rewrite::cleanup;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Replaces the loop that `reader` is the gradient of by its results. Returns whether it did: `reader` then reads none of its stacks.
/// `is_worth` is true if a sweep over all columns is profitable.
pub fn replace<'c>(reader: Op<'c>, is_worth: impl Fn(&Lift<'_, 'c>) -> bool) -> bool {
    let Some((pair, block)) = Pair::of(reader).zip(reader.block()) else { return false };
    Tiles::of(&pair.producer).iter().any(|tiles| {
        let replaced = tentatively(block, || {
            // Unused operations of the body were erased in earlier attempts.
            let pair = Pair::of(reader)?;
            let replaced = written(&pair, tiles, &is_worth);
            if replaced.is_none() {
                cleanup::erase_dead(pair.reader.of.body);
            }
            replaced
        });
        replaced.is_some()
    })
}

/// The result of `given`; if there is none, restores the block.
pub(crate) fn tentatively<'c, T>(block: Block<'c>, given: impl FnOnce() -> Option<T>) -> Option<T> {
    let before: HashSet<Op> = block.ops().into_iter().collect();
    let found = given();
    if found.is_none() {
        let mut new: Vec<Op> = block.ops().into_iter().filter(|op| !before.contains(op)).collect();
        while let Some(last) = new.pop() {
            last.erase();
        }
    }
    found
}

fn written<'c>(pair: &Pair<'c>, tiles: &Tiles, is_worth: impl Fn(&Lift<'_, 'c>) -> bool) -> Option<()> {
    let (producer, reader) = (pair.producer.of, pair.reader.of);
    let mut lift = Lift::of(&pair.producer, tiles, HashMap::default());
    let is_f32 = |v| TensorType::of(v).is_some_and(|ty| ty.elem == Elem::F32);
    let mut running = Running::all(&lift);
    running.retain(|of| is_f32(of.x) && is_f32(producer.op.result(of.carry)));
    running.retain(|of| of.statistic != Statistic::Weighted && of.is_carried(&lift));
    let (of, gradient) =
        running.into_iter().find_map(|of| Some((of, cotangents::gradient(pair, &lift, of)?)))?;
    is_only_gradient(pair, &gradient).then_some(())?;

    // Other uses of the producer's results.
    let unread: HashSet<Op> = pair.reads.iter().map(|(slice, _)| *slice).collect();
    let stacked = |v: Val<'c>| {
        let [ref only] = v.uses()[..] else { return false };
        let argument = (only.owner == reader.op).then(|| reader.body.args()[only.index]);
        argument.is_some_and(|arg| arg.uses().iter().any(|used| unread.contains(&used.owner)))
    };
    let mut results = Results::of(&mut lift);
    let mut values = Vec::new();
    for (carry, v) in producer.op.results().enumerate() {
        let read = !v.is_unused() && !stacked(v);
        values.push(if read { Some(results.get(carry)?) } else { None });
    }
    let (row, x) = (Row::of(&mut results, pair, of, &gradient)?, pair.recomputed(of.x, gradient.total)?);
    lift.mark_large();
    if !is_worth(&lift) {
        return None;
    }

    row.put(x, &gradient);
    for (old, new) in producer.op.results().zip(values) {
        if let Some(new) = new {
            old.replace_all_uses(new);
        }
    }
    let given = reader.op.operands().enumerate();
    let stacks = given.filter(|(_, v)| v.def() == Some(producer.op)).map(|(at, _)| at);
    let removed: Vec<usize> = gradient.cotangents().into_iter().chain(stacks).collect();
    // The producer, which is unused, is erased with its users.
    carries::remove(reader, &removed);
    Some(())
}

/// True if the reader uses its stacks and the cotangents for this gradient only.
fn is_only_gradient<'c>(pair: &Pair<'c>, gradient: &Gradient<'c>) -> bool {
    let of = pair.reader.of;
    let gone = gradient.cotangents();
    if gone.iter().any(|at| !of.op.result(*at).is_unused() || !of.condition.arg(*at).is_unused()) {
        return false;
    }
    let is_read = |op: Op| pair.reads.iter().any(|(slice, _)| *slice == op);
    let next = of.next().into_iter().enumerate().filter(|(at, _)| !gone.contains(at));
    let effects = of.body.ops().into_iter().filter(|op| !op.is_return() && !cleanup::is_pure(*op));
    let mut walk = Walk::of(next.map(|(_, v)| v).chain(effects.flat_map(Op::operands)));
    while let Some(v) = walk.next() {
        if let Some(at) = of.argument(v) {
            let is_stack = of.keeps(at) && of.op.operand(at).def() == Some(pair.producer.of.op);
            let is_sliced = || v.uses().iter().all(|used| used.owner.is_return() || is_read(used.owner));
            if gone.contains(&at) || is_stack && !is_sliced() {
                return false;
            }
        } else if v == gradient.total {
            walk.push(gradient.others.iter().copied());
        } else if let Some(op) = v.def().filter(|_| !of.is_outside(v)) {
            match op.kind() {
                _ if is_read(op) => return false,
                // `jax.checkpoint` adds one around all operands of a trip.
                Kind::OptimizationBarrier => walk.push([op.operand(v.result_index())]),
                _ => walk.push(std::iter::once(op).chain(op.walk()).flat_map(Op::operands)),
            }
        }
    }
    !walk.gave_up()
}

/// The operands of a row's gradient, outside of the loops.
struct Row<'c> {
    factor: Val<'c>,
    subtrahend: Val<'c>,
    dim: usize,
}

impl<'c> Row<'c> {
    fn of(
        results: &mut Results<'_, '_, 'c>,
        pair: &Pair<'c>,
        of: Running<'c>,
        gradient: &Gradient<'c>,
    ) -> Option<Row<'c>> {
        let all = results.exponentials(of, Elem::F32)?;
        let sum = sum_of(&results.lift.b, all.e, all.dim);
        let reader = pair.reader.of.op;
        let b = Builder::before(reader);
        let row = TensorType::of(sum)?;
        let given = |at: usize| b.convert(b.reshape(reader.operand(at), &row.shape), Elem::F32);
        let factor = match gradient.carry(Role::Scaled) {
            Some(at) => given(at),
            None => b.elementwise(Elementwise::Divide, &[given(gradient.carry(Role::Total)?), sum]),
        };
        Some(Row { factor, subtrahend: all.subtrahend, dim: all.dim })
    }

    /// Replaces the gradient of the tile `x` in the reader.
    fn put(&self, x: Val<'c>, gradient: &Gradient<'c>) {
        let Some(at) = gradient.total.def() else { return };
        let (b, tile) = (Builder::before(at), x.tensor_type());
        let (rows, _) = others(&tile, self.dim);
        let spread = |v: Val<'c>| b.broadcast(v, &tile.shape, &rows);
        let less = b.elementwise(Elementwise::Subtract, &[x, spread(self.subtrahend)]);
        let e = b.elementwise(Elementwise::Exponential, &[less]);
        let part = b.elementwise(Elementwise::Multiply, &[spread(self.factor), e]);
        let part = b.convert(part, gradient.total.tensor_type().elem);
        let add = |sum, term| b.elementwise(Elementwise::Add, &[sum, term]);
        let others = b.sum(gradient.others.iter().copied());
        gradient.total.replace_all_uses(others.map_or(part, |sum| add(sum, part)));
    }
}
