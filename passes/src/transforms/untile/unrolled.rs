//! A loop over tiles with columns left over behind it, and the loop that is its gradient, as tiles written out one after the other.
//!
//! Autodiff goes through the tile behind the loop as well: what comes back to the loop's statistics is made of that tile too, and
//! [`mod@super::differentiated`] proves nothing of it. Written out, the trips and the tile behind them are tiles of one array, which
//! [`super::straight`] looks at. The copies compute what the loops do, of the same numbers in the same order, NaN and infinities
//! included; what the second loop reads of a stack is what the same trip of the first one had. Where the tiles are not put together,
//! the program goes on with its loops.

use super::pair::Pair;
use super::tail;
use crate::analysis::counted::Counted;
use crate::analysis::reducer;
use crate::ir::{Block, Builder, Elem, Op, TensorType, Val};
use crate::rewrite::cleanup;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Most trips that are written out: [`super::straight`] tries out no more tiles together.
const MOST: usize = 63;

/// Two loops that are written out, and in no block.
pub(super) struct Unrolled<'c> {
    pub block: Block<'c>,
    /// The loops, each with the operation behind it.
    loops: [(Op<'c>, Op<'c>); 2],
    /// What read a result of theirs, as which operand.
    reads: Vec<(Op<'c>, usize, Val<'c>)>,
    /// What was written.
    pub made: Vec<Op<'c>>,
}

impl<'c> Unrolled<'c> {
    /// `reader`, and the loop with a tile left over behind it of which that is the gradient; none where there is no such tile, or where
    /// one of the two has more in it than operations on tensors. What their block calls goes by `inline`.
    pub fn pair(reader: Op<'c>, inline: impl FnOnce(Block<'c>)) -> Option<Unrolled<'c>> {
        let block = reader.block()?;
        let pair = Pair::of(reader)?;
        let (maker, trips) = (pair.maker.of.op, pair.maker.ends_after()?);
        let behind = pair.maker.longer().is_some_and(|longer| !tail::widths(&longer).is_empty());
        let alike = pair.reader.ends_after() == Some(trips) && trips <= MOST;
        let plain = [&pair.maker, &pair.reader].into_iter().all(is_plain);
        (behind && alike && plain).then_some(())?;
        inline(block);
        let before: HashSet<Op> = block.ops().into_iter().collect();
        let forward = Trips::of(&pair.maker, |v| v, |_, _| None);
        let made = |v: Val<'c>| v.def().filter(|op| *op == maker).map(|_| v.result_index());
        let given = |v: Val<'c>| made(v).map_or(v, |at| forward.last[at]);
        let entry = |trip: usize, slice: Op<'c>| {
            let (_, entry) = pair.reads.iter().find(|(read, _)| *read == slice)?;
            let outer = pair.maker.of.outer(*entry);
            outer.or_else(|| forward.each[trips - 1 - trip].get(entry).copied())
        };
        let backward = Trips::of(&pair.reader, given, entry);
        let made = block.ops().into_iter().filter(|op| !before.contains(op)).collect();
        let mut reads = Vec::new();
        for (op, last) in [(maker, forward.last), (reader, backward.last)] {
            for (old, new) in op.results().into_iter().zip(last) {
                for read in old.uses().into_iter().filter(|read| read.owner != reader) {
                    reads.push((read.owner, read.index, old));
                    read.owner.set_operand(read.index, new);
                }
            }
        }
        let loops = [(maker, maker.next()?), (reader, reader.next()?)];
        loops.iter().for_each(|(op, _)| op.detach());
        Some(Unrolled { block, loops, reads, made })
    }

    /// Lets the program go on with its loops.
    pub fn put_back(mut self) {
        for (op, behind) in self.loops.into_iter().rev() {
            Builder::before(behind).insert_op(op);
        }
        self.reads.into_iter().for_each(|(op, index, old)| op.set_operand(index, old));
        while let Some(last) = self.made.pop() {
            last.erase();
        }
    }

    /// Lets the loops go.
    pub fn keep(self) {
        self.loops.into_iter().rev().for_each(|(op, _)| op.destroy());
    }
}

/// Whether a body has nothing but operations on tensors, and barriers.
fn is_plain(counted: &Counted) -> bool {
    counted.of.body.ops().into_iter().filter(|op| !op.is_return()).all(|op| {
        let alone = op.regions().is_empty() || reducer(op).is_some();
        alone && cleanup::is_pure(op) && (op.num_results() == 1 || is_barrier(op))
    })
}

/// No trip is computed again, so that nothing is kept apart.
fn is_barrier(op: Op) -> bool {
    op.is("stablehlo.optimization_barrier")
}

/// All trips of a loop, in front of it.
struct Trips<'c> {
    /// What each value of the body is.
    each: Vec<HashMap<Val<'c>, Val<'c>>>,
    /// What the loop ends with.
    last: Vec<Val<'c>>,
}

impl<'c> Trips<'c> {
    /// Of values from outside as `given`; what an operation gives in a trip may be known (`read`).
    fn of(
        counted: &Counted<'c>,
        given: impl Fn(Val<'c>) -> Val<'c>,
        read: impl Fn(usize, Op<'c>) -> Option<Val<'c>>,
    ) -> Trips<'c> {
        let of = counted.of;
        let (args, next) = (of.body.args(), of.next());
        let ops: Vec<Op> = of.body.ops().into_iter().filter(|op| !op.is_return()).collect();
        let integer = |op: &Op<'c>| {
            let ty = op.results().first().and_then(|v| TensorType::of(*v))?;
            let is_one = ty.elements() == 1 && !ty.elem.is_float() && ty.elem != Elem::I1;
            Some((op.result(0), counted.values(op.result(0)).filter(|_| is_one)?))
        };
        let integers: HashMap<Val, Vec<i64>> = ops.iter().filter_map(integer).collect();
        let mut now: Vec<Val> = of.op.operands().into_iter().map(&given).collect();
        let mut each = Vec::new();
        for trip in 0..counted.trips() {
            let mut made: HashMap<Val, Val> = args.iter().copied().zip(now).collect();
            for op in &ops {
                let b = Builder { loc: op.location(), ..Builder::before(of.op) };
                let operand = |i: usize| {
                    let v = op.operand(i);
                    made.get(&v).copied().unwrap_or_else(|| given(v))
                };
                let results: Vec<Val> = if is_barrier(*op) {
                    (0..op.num_operands()).map(operand).collect()
                } else if let Some(known) = read(trip, *op) {
                    vec![known]
                } else if let Some(values) = integers.get(&op.result(0)) {
                    TensorType::of(op.result(0)).map(|ty| b.int(&ty, values[trip])).into_iter().collect()
                } else {
                    let copy = op.clone_op();
                    (0..op.num_operands()).for_each(|i| copy.set_operand(i, operand(i)));
                    b.insert_op(copy);
                    copy.results()
                };
                made.extend(op.results().into_iter().zip(results));
            }
            now = next.iter().map(|v| made.get(v).copied().unwrap_or_else(|| given(*v))).collect();
            each.push(made);
        }
        Trips { each, last: now }
    }
}
