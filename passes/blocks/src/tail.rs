//! The last tile after a loop: the columns that remain of a vocabulary that tiles of one width do not divide, computed by the same
//! operations as in the loop.
//!
//! The operations after the loop are compared with the body, value by value: they must be the same operations on the loop's results
//! in place of its arguments, on the integers of the next trip, and on a tile of another width. Numbers derived from the width (the
//! last column, to which an index is clamped) may differ; functions of these are evaluated for an id per row only
//! ([`crate::id_function`]). The loop then has one more trip, whose tile has the remaining width.

use crate::values::bare;
use grpo_dataflow::calls;
use grpo_dataflow::constants::{constant, integer};
use grpo_dataflow::reducer;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::Counted;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Elem, Kind, Op, TensorType, Val};
use grpo_transforms::rewrite::cleanup;
use grpo_transforms::rewrite::inline::Inliner;
use grpo_transforms::rewrite::scatter_to_one_hot;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The trips of a loop, possibly with the operations after it as an additional one.
pub struct Trips<'c> {
    pub counted: Counted<'c>,
    /// The program's final value of each used carry.
    pub ends: Vec<Option<Val<'c>>>,
    /// Literals and trip-dependent integers of the body, or of its operands, that are another integer in the last trip.
    pub others: HashMap<Val<'c>, i64>,
}

impl<'c> Trips<'c> {
    /// The trips of the loop alone.
    pub fn of(counted: Counted<'c>) -> Trips<'c> {
        let ends = counted.of.op.results().map(|v| Some(v).filter(|v| !v.is_unused())).collect();
        Trips { counted, ends, others: HashMap::default() }
    }
}

/// The trips of a loop with the one after it; none if there is none, or if the loop's results have other uses. Inlines calls after
/// the loop.
pub fn find<'c>(inliner: &mut Inliner<'c>, counted: &Counted<'c>) -> Option<Trips<'c>> {
    let longer = counted.longer()?;
    widths(&longer).into_iter().find_map(|(width, short)| {
        let (known, integers, met) = Default::default();
        let mut matcher = Matcher { inliner, longer: &longer, width, short, known, integers, met };
        let ends = matcher.ends()?;
        let others = matcher.others();
        let mut counted = longer.clone();
        counted.short = Some(short);
        Some(Trips { counted, ends, others })
    })
}

/// The width of the loop's tiles, and of the columns that remain in an array of which it slices tiles.
fn widths(longer: &Counted) -> Vec<(i64, i64)> {
    let mut found = Vec::new();
    for op in longer.of.body.ops().into_iter().filter(|op| op.is(Kind::DynamicSlice)) {
        let whole = longer.of.outer(op.operand(0)).and_then(TensorType::of);
        let Some((whole, sizes)) = whole.zip(op.ints("slice_sizes")) else { continue };
        for (dim, index) in op.operands().skip(1).enumerate() {
            let next = longer.values(index).and_then(|starts| starts.last().copied());
            let short = next.and_then(|next| whole.shape[dim].checked_sub(next));
            let tile = short.map(|short| (sizes[dim], short));
            found.extend(tile.filter(|tile| (1..tile.0).contains(&tile.1) && !found.contains(tile)));
        }
    }
    found
}

/// The start and the extents of the block that an operation outside of loops slices or updates; none if it is not known to be within
/// the array.
fn block(op: Op) -> Option<(Vec<i64>, Vec<i64>)> {
    let integers = |from: usize| op.operands().skip(from).map(integer).collect::<Option<Vec<i64>>>();
    let (at, block) = match op.kind() {
        Kind::Slice => {
            let is_dense = op.ints("strides")?.iter().all(|step| *step == 1);
            (op.ints("start_indices").filter(|_| is_dense)?, op.result(0))
        }
        Kind::DynamicSlice => (integers(1)?, op.result(0)),
        Kind::DynamicUpdateSlice => (integers(2)?, op.operand(1)),
        _ => return None,
    };
    let (extents, all) = (TensorType::of(block)?.shape, TensorType::of(op.operand(0))?.shape);
    let is_inside = (0..all.len()).all(|d| (0..=all[d] - extents[d]).contains(&at[d]));
    is_inside.then_some((at, extents))
}

/// Compares the operations after a loop with its body.
struct Matcher<'a, 'c> {
    inliner: &'a mut Inliner<'c>,
    longer: &'a Counted<'c>,
    width: i64,
    short: i64,
    known: HashMap<(Val<'c>, Val<'c>), bool>,
    /// The body's integers, and what they are after the loop.
    integers: HashMap<Val<'c>, i64>,
    /// Operations after the loop that were matched.
    met: HashSet<Op<'c>>,
}

impl<'c> Matcher<'_, 'c> {
    /// The final value of each used carry.
    fn ends(&mut self) -> Option<Vec<Option<Val<'c>>>> {
        let (of, next) = (self.longer.of, self.longer.of.next());
        self.inliner.inline_all(|| of.op.results().flat_map(Val::uses).map(|used| used.owner).collect());
        let mut ends = vec![None; next.len()];
        for carry in (0..next.len()).filter(|at| !of.keeps(*at) && !of.op.result(*at).is_unused()) {
            let (kind, ty) = (bare(next[carry]).def()?.kind(), next[carry].mlir_type());
            let after = of.op.block()?.ops().into_iter().skip_while(|op| *op != of.op).skip(1);
            let mut results = after.filter(|op| op.is(kind)).filter_map(Op::only_result);
            let end = results.find(|v| v.mlir_type() == ty && self.same(next[carry], *v, 0));
            ends[carry] = Some(end?);
        }
        let found: Vec<Val> = ends.iter().flatten().copied().collect();
        (!found.is_empty() && self.is_all(&found)).then_some(ends)
    }

    /// The integers that differ from those of the body.
    fn others(&self) -> HashMap<Val<'c>, i64> {
        let all = self.integers.iter().map(|(v, other)| (*v, *other));
        all.filter(|(v, other)| self.integer(*v) != Some(*other)).collect()
    }

    /// True if the loop's results have no other users than these values.
    fn is_all(&self, ends: &[Val<'c>]) -> bool {
        let mut walk = Walk::of(self.longer.of.op.results());
        while let Some(v) = walk.next() {
            for used in v.uses() {
                if !self.met.contains(&used.owner) {
                    return false;
                }
                walk.push(used.owner.results().filter(|v| !ends.contains(v)));
            }
        }
        !walk.gave_up()
    }

    /// True if `t` after the loop equals the body's `b` in an additional trip.
    fn same(&mut self, b: Val<'c>, t: Val<'c>, depth: usize) -> bool {
        const MAX_DEPTH: usize = 64;
        let (b, t) = (unconverted(b), unconverted(t));
        if let Some(known) = self.known.get(&(b, t)) {
            return *known;
        }
        let same = depth < MAX_DEPTH && self.fits(b, t) && self.compared(b, t, depth + 1);
        self.known.insert((b, t), same);
        self.met.extend(t.def().filter(|_| same));
        same
    }

    /// True if the types are equal up to the tile's columns.
    fn fits(&self, b: Val, t: Val) -> bool {
        let (Some(b), Some(t)) = (TensorType::of(b), TensorType::of(t)) else { return false };
        let extents = |(b, t): (&i64, &i64)| b == t || *b == self.width && *t == self.short;
        b.elem == t.elem && b.rank() == t.rank() && b.shape.iter().zip(&t.shape).all(extents)
    }

    fn compared(&mut self, b: Val<'c>, t: Val<'c>, depth: usize) -> bool {
        let of = self.longer.of;
        let integers = self.integer(b).zip(integer(t));
        if let Some(carry) = of.argument(b) {
            return t == of.op.result(carry)
                || integers.is_some_and(|(one, other)| one == other)
                || of.keeps(carry) && self.same(of.op.operand(carry), t, depth);
        }
        if let Some((one, other)) = integers {
            return (one == other || TensorType::of(b).is_some_and(|ty| ty.elem != Elem::I1))
                && self.is_always(b, other);
        }
        if let (Some(one), Some(other)) = (constant(b), constant(t)) {
            return one.to_bits() == other.to_bits();
        }
        let moved = peel(b);
        b == t && of.is_outside(b)
            || b.def().zip(t.def()).is_some_and(|(x, y)| self.defined_alike(x, y, depth))
            || moved != b && self.same(moved, t, depth)
    }

    /// True if both are the same operation.
    fn defined_alike(&mut self, x: Op<'c>, y: Op<'c>, depth: usize) -> bool {
        let updates = x.is(Kind::DynamicUpdateSlice);
        if updates || x.is(Kind::DynamicSlice) {
            let Some((at, _)) = block(y).filter(|_| updates == y.is(Kind::DynamicUpdateSlice)) else {
                return false;
            };
            let arrays = 1 + usize::from(updates);
            let starts = x.operands().skip(arrays).map(|v| self.integer(v));
            return starts.eq(at.into_iter().map(Some))
                && (0..arrays).all(|i| self.same_operand(x, y, i, depth));
        }
        let is_alone = x.regions().is_empty() && y.regions().is_empty()
            || reducer(x).is_some() && reducer(x) == reducer(y);
        is_alone
            && cleanup::is_pure(x)
            && x.name() == y.name()
            && x.attributes() == y.attributes()
            && [x, y].iter().all(|op| op.num_results() == 1)
            && x.num_operands() == y.num_operands()
            && (0..x.num_operands()).all(|i| self.same_operand(x, y, i, depth))
    }

    /// True if operand `i` of both is the same. Inlines the calls that compute it, and rewrites scatters as [`crate::nest::copy`] does
    /// in the body.
    fn same_operand(&mut self, x: Op<'c>, y: Op<'c>, i: usize, depth: usize) -> bool {
        while let Some(op) = unconverted(y.operand(i)).def()
            && (calls::is_call(op) && self.inliner.inline(op)
                || !self.scatters() && scatter_to_one_hot::write_out(op))
        {}
        self.same(x.operand(i), y.operand(i), depth)
    }

    /// True if the body has scatters.
    fn scatters(&self) -> bool {
        self.longer.of.body.ops().iter().any(|op| op.is(Kind::Scatter))
    }

    /// The integer that a body's value has in every entry in the additional trip.
    fn integer(&self, v: Val<'c>) -> Option<i64> {
        self.longer.values(bare(v))?.last().copied()
    }

    /// Records that an integer of the body, such as the last column, to which an index is clamped, is `other` after the loop. False if
    /// it is another one elsewhere.
    fn is_always(&mut self, b: Val<'c>, other: i64) -> bool {
        repeated(b).all(|v| *self.integers.entry(v).or_insert(other) == other)
    }
}

/// A value, and the operands that it is a broadcast, reshape or conversion of.
fn repeated(v: Val) -> impl Iterator<Item = Val> {
    let moves = |op: &Op| matches!(op.kind(), Kind::BroadcastInDim | Kind::Reshape | Kind::Convert);
    std::iter::successors(Some(v), move |v| v.def().filter(moves).map(|op| op.operand(0)))
}

/// The source of a value, looking through conversions to its own type.
fn unconverted(v: Val) -> Val {
    match v.def() {
        Some(op) if op.is(Kind::Convert) && op.operand(0).mlir_type() == v.mlir_type() => {
            unconverted(op.operand(0))
        }
        _ => v,
    }
}
