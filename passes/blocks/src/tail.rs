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
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_dataflow::walk::Walk;
use grpo_dataflow::{reducer, splat};
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
    /// Literals and trip-dependent integers of the body, or of its operands, with the values that replace them in the last trip.
    pub others: HashMap<Val<'c>, Val<'c>>,
}

impl<'c> Trips<'c> {
    /// The trips of the loop alone.
    pub fn of(counted: Counted<'c>) -> Trips<'c> {
        let ends = counted.of.op.results().map(|v| Some(v).filter(|v| !v.is_unused())).collect();
        Trips { counted, ends, others: HashMap::default() }
    }
}

/// The trips of a loop with the one after it; none if there is none, or if the loop's results have other uses.
pub fn find<'c>(inliner: &mut Inliner<'c>, counted: &Counted<'c>) -> Option<Trips<'c>> {
    const MOST_CALLS: usize = 16;
    let longer = counted.longer()?;
    widths(&longer).into_iter().find_map(|(width, short)| {
        for _ in 0..MOST_CALLS {
            let mut matcher = Matcher::of(&longer, width, short);
            if let Some((ends, others)) = matcher.all() {
                let mut counted = longer.clone();
                counted.short = Some(short);
                return Some(Trips { counted, ends, others });
            }
            // The operation hidden by a call or a scatter may be the same.
            let hidden = matcher.hidden.into_iter();
            let open = |op: &Op<'c>| {
                if calls::is_call(*op) {
                    inliner.inline(*op)
                } else {
                    scatter_to_one_hot::write_out(*op)
                }
            };
            if hidden.filter(open).count() == 0 {
                break;
            }
        }
        None
    })
}

/// The width of the loop's tiles, and of the one after it, by slices of the same arrays.
pub fn widths(longer: &Counted) -> Vec<(i64, i64)> {
    let of = longer.of;
    let mut found = Vec::new();
    for op in of.body.ops().into_iter().filter(|op| op.is(Kind::DynamicSlice)) {
        let Some((whole, sizes)) = of.outer(op.operand(0)).zip(op.ints("slice_sizes")) else {
            continue;
        };
        let starts: Option<Vec<i64>> =
            op.operands().skip(1).map(|v| longer.values(v)?.last().copied()).collect();
        let Some(starts) = starts else { continue };
        for user in whole.uses().into_iter().map(|used| used.owner) {
            let Some((at, extents)) = part(user).filter(|_| user.block() == of.op.block()) else {
                continue;
            };
            let differ: Vec<usize> = (0..sizes.len()).filter(|d| extents[*d] != sizes[*d]).collect();
            if let [dim] = differ[..]
                && at == starts
                && !found.contains(&(sizes[dim], extents[dim]))
            {
                found.push((sizes[dim], extents[dim]));
            }
        }
    }
    found
}

/// The start and the extents of a slice outside of loops; none if it is not known to be within the array.
pub fn part(op: Op) -> Option<(Vec<i64>, Vec<i64>)> {
    let extents = TensorType::of(op.results().next()?)?.shape;
    match op.kind() {
        Kind::Slice => {
            let ints = |name| op.ints(name);
            let plain = ints("strides")?.iter().all(|step| *step == 1);
            Some((ints("start_indices").filter(|_| plain)?, extents))
        }
        Kind::DynamicSlice => {
            let at: Vec<i64> = op.operands().skip(1).map(integer).collect::<Option<_>>()?;
            lies_in(&at, &extents, op.operand(0)).then_some((at, extents))
        }
        _ => None,
    }
}

fn lies_in(at: &[i64], extents: &[i64], whole: Val) -> bool {
    let all = TensorType::of(whole).map(|ty| ty.shape).unwrap_or_default();
    (0..all.len()).all(|d| at[d] >= 0 && at[d] + extents[d] <= all[d])
}

/// Compares the operations after a loop with its body.
struct Matcher<'a, 'c> {
    longer: &'a Counted<'c>,
    of: While<'c>,
    width: i64,
    short: i64,
    known: HashMap<(Val<'c>, Val<'c>), bool>,
    /// Integers that differ after the loop, and those that are equal.
    others: HashMap<Val<'c>, Val<'c>>,
    equal: HashSet<Val<'c>>,
    /// Operations after the loop that were matched.
    met: HashSet<Op<'c>>,
    /// Calls and scatters after the loop that do not match.
    hidden: HashSet<Op<'c>>,
}

type Found<'c> = (Vec<Option<Val<'c>>>, HashMap<Val<'c>, Val<'c>>);

impl<'a, 'c> Matcher<'a, 'c> {
    fn of(longer: &'a Counted<'c>, width: i64, short: i64) -> Self {
        let (known, others, equal, met, hidden) = Default::default();
        Matcher { longer, of: longer.of, width, short, known, others, equal, met, hidden }
    }

    /// All final values, and the literals that differ.
    fn all(&mut self) -> Option<Found<'c>> {
        let (of, next) = (self.of, self.of.next());
        let block = of.op.block()?;
        let behind: Vec<Op> = block
            .ops()
            .into_iter()
            .skip_while(|op| *op != of.op)
            .skip(1)
            .filter(|op| !op.is_return())
            .collect();
        let mut ends = vec![None; next.len()];
        for carry in (0..next.len()).filter(|at| !of.keeps(*at) && !of.op.result(*at).is_unused()) {
            let name = bare(next[carry]).def()?.name();
            let is_one =
                |op: &Op<'c>| op.num_results() == 1 && (op.name() == name || calls::is_call(*op));
            for op in behind.iter().filter(|op| is_one(op)) {
                if calls::is_call(*op) {
                    let reads = op.operands().any(|v| v.def() == Some(of.op));
                    self.hidden.extend(reads.then_some(*op));
                } else if op.result(0).mlir_type() == next[carry].mlir_type()
                    && self.same(next[carry], op.result(0), 0)
                {
                    ends[carry] = Some(op.result(0));
                    break;
                }
            }
            ends[carry]?;
        }
        let found: Vec<Val> = ends.iter().flatten().copied().collect();
        if found.is_empty() || !self.is_all(&found) {
            return None;
        }
        Some((ends, std::mem::take(&mut self.others)))
    }

    /// True if the loop's results have no other users than these values.
    fn is_all(&self, ends: &[Val<'c>]) -> bool {
        let mut walk = Walk::of(self.of.op.results());
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
        let same = depth < MAX_DEPTH && self.fits(b, t) && self.compared(b, t, depth + 1).is_some();
        self.known.insert((b, t), same);
        if let Some(op) = t.def() {
            if same {
                self.met.insert(op);
            } else if calls::is_call(op) || op.is(Kind::Scatter) {
                self.hidden.insert(op);
            }
        }
        same
    }

    /// True if the types are equal up to the tile's columns.
    fn fits(&self, b: Val, t: Val) -> bool {
        let (Some(b), Some(t)) = (TensorType::of(b), TensorType::of(t)) else { return false };
        let extents = |(b, t): (&i64, &i64)| b == t || *b == self.width && *t == self.short;
        b.elem == t.elem && b.rank() == t.rank() && b.shape.iter().zip(&t.shape).all(extents)
    }

    fn compared(&mut self, b: Val<'c>, t: Val<'c>, depth: usize) -> Option<()> {
        let of = self.of;
        if let Some(carry) = of.argument(b) {
            let ended = t == of.op.result(carry);
            let given = of.op.operand(carry);
            let counted = self.integer(b).is_some_and(|value| integer(t) == Some(value));
            let same = ended || counted || of.keeps(carry) && self.same(given, t, depth);
            return same.then_some(());
        }
        if let (Some(one), Some(other)) = (splat(b), splat(t)) {
            return if one == other { self.same_integer(b) } else { self.index(b, t) };
        }
        if let (Some(a), Some(other)) = (self.integer(b), integer(t)) {
            return if a == other { self.same_integer(b) } else { self.index(b, t) };
        }
        let types = TensorType::of(b) == TensorType::of(t);
        if let (Some(one), Some(other), true) = (constant(b), constant(t), types) {
            return (one.to_bits() == other.to_bits()).then_some(());
        }
        if b == t && of.is_outside(b) {
            return Some(());
        }
        self.made(b, t, depth).or_else(|| {
            // The body's value may be moved.
            let from = peel(b);
            (from != b && self.same(from, t, depth)).then_some(())
        })
    }

    /// True if both are defined by the same operation.
    fn made(&mut self, b: Val<'c>, t: Val<'c>, depth: usize) -> Option<()> {
        let (x, y) = (b.def()?, t.def()?);
        match x.kind() {
            Kind::DynamicSlice => {
                let (at, extents) = part(y)?;
                self.is_at(x.operands().skip(1), &at).then_some(())?;
                lies_in(&at, &extents, y.operand(0)).then_some(())?;
                return self.same(x.operand(0), y.operand(0), depth).then_some(());
            }
            Kind::DynamicUpdateSlice if y.is(x.kind()) => {
                let at: Vec<i64> = y.operands().skip(2).map(integer).collect::<Option<_>>()?;
                self.is_at(x.operands().skip(2), &at).then_some(())?;
                let extents = TensorType::of(y.operand(1))?.shape;
                lies_in(&at, &extents, y.operand(0)).then_some(())?;
                let both = self.same(x.operand(0), y.operand(0), depth)
                    && self.same(x.operand(1), y.operand(1), depth);
                return both.then_some(());
            }
            _ => {}
        }
        let alone = x.regions().is_empty() && y.regions().is_empty()
            || reducer(x).is_some() && reducer(x) == reducer(y);
        let alike = x.name() == y.name()
            && x.num_results() == 1
            && y.num_results() == 1
            && x.num_operands() == y.num_operands()
            && x.attributes() == y.attributes();
        (alone && alike && cleanup::is_pure(x)).then_some(())?;
        let all = |one: &mut Self, turned: bool| {
            let at = |i: usize| y.operand(if turned { 1 - i } else { i });
            x.operands().enumerate().all(|(i, v)| one.same(v, at(i), depth))
        };
        let turns = matches!(x.kind(), Kind::Add | Kind::Multiply | Kind::Maximum | Kind::Minimum);
        (all(self, false) || turns && x.num_operands() == 2 && all(self, true)).then_some(())
    }

    /// True if these indices of the body are those of the trip after the loop.
    fn is_at(&self, indices: impl Iterator<Item = Val<'c>>, at: &[i64]) -> bool {
        indices.map(|v| self.integer(v)).eq(at.iter().map(|at| Some(*at)))
    }

    /// The integer that a body's value has in every entry in the additional trip.
    fn integer(&self, v: Val<'c>) -> Option<i64> {
        self.longer.values(bare(v))?.last().copied()
    }

    /// Records the replacement of an integer, such as the last column, to which an index is clamped; none if there are two.
    fn index(&mut self, b: Val<'c>, t: Val<'c>) -> Option<()> {
        let ty = TensorType::of(b)?;
        (!ty.elem.is_float() && ty.elem != Elem::I1).then_some(())?;
        for v in repeated(b) {
            let before = *self.others.entry(v).or_insert(t);
            (integer(before) == integer(t) && !self.equal.contains(&v)).then_some(())?;
        }
        Some(())
    }

    /// Records that an integer is equal; none if it was replaced before.
    fn same_integer(&mut self, b: Val<'c>) -> Option<()> {
        for v in repeated(b) {
            self.equal.insert(v);
            (!self.others.contains_key(&v)).then_some(())?;
        }
        Some(())
    }
}

/// A value, and the operands that it is a broadcast, reshape or conversion of.
fn repeated(v: Val) -> impl Iterator<Item = Val> {
    let moves = |op: &Op| matches!(op.kind(), Kind::BroadcastInDim | Kind::Reshape | Kind::Convert);
    std::iter::successors(Some(v), move |v| v.def().filter(moves).map(|op| op.operand(0)))
}

/// The source of a value, looking through conversions to its own type.
pub fn unconverted(mut v: Val) -> Val {
    while let Some(op) = v.def().filter(|op| op.is(Kind::Convert))
        && op.operand(0).mlir_type() == v.mlir_type()
    {
        v = op.operand(0);
    }
    v
}
