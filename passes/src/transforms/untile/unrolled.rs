//! Loops over tiles with columns left over behind them, and the loops that are their gradients, as tiles written out one after the other.
//!
//! Autodiff goes through the tile behind the loop as well: what comes back to the loop's statistics is made of that tile too, and
//! [`mod@super::differentiated`] proves nothing of it. Written out, the trips and the tile behind them are tiles of one array, which
//! [`super::straight`] looks at. The copies compute what the loops do, of the same numbers in the same order, NaN and infinities
//! included; what the second loop reads of a stack is what the same trip of the first one had. Where the tiles are not put together,
//! the program goes on with its loops.

use super::opened::inline_calls;
use super::pair::Pair;
use super::tail;
use crate::analysis::counted::{Counted, While};
use crate::analysis::reducer;
use crate::analysis::reshape::through_barriers;
use crate::ir::{Block, Builder, Elem, Op, TensorType, Val};
use crate::rewrite::cleanup;
use crate::rewrite::inline::Inliner;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Most trips that are written out: [`super::straight`] tries out no more tiles together.
const MOST: usize = 63;

/// Loops that are written out, and in no block.
pub(super) struct Unrolled<'c> {
    pub block: Block<'c>,
    /// The loops, each with the operation behind it.
    loops: Vec<(Op<'c>, Op<'c>)>,
    /// What read a result of theirs, as which operand.
    reads: Vec<(Op<'c>, usize, Val<'c>)>,
    /// What was written.
    pub made: Vec<Op<'c>>,
}

impl<'c> Unrolled<'c> {
    /// `reader`, and the loop with a tile left over behind it of which that is the gradient; none where there is no such tile, or where
    /// one of the two has more in it than operations on tensors. What their block calls is inlined.
    pub fn pair(reader: Op<'c>, inliner: &mut Inliner<'c>) -> Option<Unrolled<'c>> {
        let block = reader.block()?;
        let pair = Pair::of(reader)?;
        (has_tail(&pair.maker) && [&pair.maker, &pair.reader].into_iter().all(is_plain)).then_some(())?;
        inliner.inline_all(|| block.ops());
        Unrolled::of(block, &[pair.maker.of.op, reader])
    }

    /// The loop `first`, which finds maxima, all others over tiles of the same array, such as those that sum up and take these off, and their
    /// gradients. None where none is differentiated, and where there are no columns left over behind them, the logits are given in f32, and the
    /// maximum is differentiated as well: these are put together as loops.
    pub fn all(first: Op<'c>, inliner: &mut Inliner<'c>) -> Option<Unrolled<'c>> {
        let block = first.block()?;
        inline_calls(inliner, While::of(first)?);
        let whole = tiled_array(&Counted::of(first)?)?;
        inliner.inline_all(|| block.ops());
        let mut loops: Vec<Counted> = Vec::new();
        let (mut differentiated, mut through) = (false, false);
        for of in block.ops().into_iter().filter_map(While::of) {
            let known = |op: Op<'c>| loops.iter().any(|of| of.of.op == op);
            let given = of.op.operands();
            if !given.contains(&whole) && !given.iter().filter_map(|v| v.def()).any(known) {
                continue;
            }
            inline_calls(inliner, of);
            // Where each trip's tile begins may be what another loop stacked.
            let maker = Pair::of(of.op).map(|pair| pair.maker.of.op).filter(|op| known(*op));
            let reads = maker.is_some();
            through |= maker == Some(first);
            let Some(of) = Counted::of(of.op) else { continue };
            if reads || tiled_array(&of) == Some(whole) {
                differentiated |= reads;
                loops.push(of);
            }
        }
        let narrow = TensorType::of(whole)?.elem != Elem::F32;
        let in_loops = !narrow && through && !loops.iter().any(|of| has_tail(of) || has_product(of));
        let fits = differentiated && !in_loops;
        let ops: Vec<Op> = loops.iter().map(|of| of.of.op).collect();
        (fits && loops.iter().all(is_plain)).then(|| Unrolled::of(block, &ops)).flatten()
    }

    /// These loops of a block, in its order.
    fn of(block: Block<'c>, loops: &[Op<'c>]) -> Option<Unrolled<'c>> {
        let pairs: Vec<Option<Pair>> = loops.iter().map(|op| Pair::of(*op)).collect();
        let counted: Vec<Counted> = loops.iter().map(|op| Counted::of(*op)).collect::<Option<_>>()?;
        let places: Vec<(Op, Op)> =
            loops.iter().map(|op| Some((*op, op.next()?))).collect::<Option<_>>()?;
        counted.iter().all(|of| of.ends_after().is_some_and(|trips| trips <= MOST)).then_some(())?;
        let before: HashSet<Op> = block.ops().into_iter().collect();
        let mut done: HashMap<Op, Trips> = HashMap::default();
        for ((op, pair), of) in loops.iter().zip(&pairs).zip(&counted) {
            let given = |v: Val<'c>| {
                let made = v.def().and_then(|op| done.get(&op));
                made.map_or(v, |trips| trips.last[v.result_index()])
            };
            let entry = |trip: usize, slice: Op<'c>| {
                let pair = pair.as_ref()?;
                let (_, entry) = pair.reads.iter().find(|(read, _)| *read == slice)?;
                let maker = done.get(&pair.maker.of.op)?;
                let outer = pair.maker.of.outer(*entry).map(given);
                outer.or_else(|| maker.each[maker.each.len() - 1 - trip].get(entry).copied())
            };
            let trips = Trips::of(of, given, entry);
            done.insert(*op, trips);
        }
        let made = block.ops().into_iter().filter(|op| !before.contains(op)).collect();
        let mut reads = Vec::new();
        for op in loops {
            for (old, new) in op.results().into_iter().zip(&done[op].last) {
                for read in old.uses().into_iter().filter(|read| !loops.contains(&read.owner)) {
                    reads.push((read.owner, read.index, old));
                    read.owner.set_operand(read.index, *new);
                }
            }
        }
        places.iter().for_each(|(op, _)| op.detach());
        Some(Unrolled { block, loops: places, reads, made })
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

/// Whether columns are left over behind a loop over tiles.
fn has_tail(counted: &Counted) -> bool {
    counted.longer().is_some_and(|longer| !tail::widths(&longer).is_empty())
}

/// Whether a loop computes its tiles of a head's.
fn has_product(counted: &Counted) -> bool {
    counted.of.body.ops().iter().any(|op| op.is("stablehlo.dot_general"))
}

/// The array that a loop takes its tiles of, if there is one: the head's weights where products read them, else the largest, beside which
/// it may take tiles of a bias or a mask.
fn tiled_array<'c>(counted: &Counted<'c>) -> Option<Val<'c>> {
    let slices = counted.of.body.ops().into_iter().filter(|op| op.is("stablehlo.dynamic_slice"));
    let tiles = slices.filter_map(|op| {
        let moves = |v: &Val<'c>| counted.values(*v).is_some_and(|at| at.first() != at.last());
        let ty = TensorType::of(op.result(0))?;
        let is_tile = ty.elem.is_float() && ty.elements() > 1 && op.operands()[1..].iter().any(moves);
        let whole = counted.of.outer(through_barriers(op.operand(0))).filter(|_| is_tile)?;
        let is_loop = whole.def().is_some_and(|op| op.is("stablehlo.while"));
        (!is_loop).then(|| {
            ((is_multiplied(op.result(0)), TensorType::of(whole).map(|ty| ty.elements())), whole)
        })
    });
    let tiles: Vec<_> = tiles.collect();
    let most = tiles.iter().map(|(rank, _)| *rank).max()?;
    let mut wholes = tiles.iter().filter(|(rank, _)| *rank == most).map(|(_, whole)| *whole);
    let first = wholes.next()?;
    wholes.all(|whole| whole == first).then_some(first)
}

/// Whether a product reads that, perhaps rounded, arranged or behind a barrier.
fn is_multiplied(v: Val) -> bool {
    v.uses().into_iter().any(|used| match used.owner.name() {
        "stablehlo.dot_general" => true,
        "stablehlo.convert" | "stablehlo.transpose" | "stablehlo.reshape" => {
            is_multiplied(used.owner.result(0))
        }
        "stablehlo.optimization_barrier" => is_multiplied(used.owner.result(used.index)),
        _ => false,
    })
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
