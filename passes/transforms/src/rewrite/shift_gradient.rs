//! `(x == max x)·(c/count) -> (column == argmax x)·c` where `c` is 0 in real numbers: the gradient through a softmax's maximum.
//!
//! A softmax is invariant under a shift of its logits. A hand-written softmax, `exp(x - max x)` without `stop_gradient`, has a
//! gradient by the maximum as well, which autodiff distributes to the entries that equal it: `(x == m)·(c/count)`, where `c` is
//! some form of `g - Σ_v e·(g/Σ_v e)`. A sweep must not compare a recomputed logit with one of its own row. But in real numbers `c`
//! is 0 ([`Reals`]): the program computes the rounding error of the other terms and subtracts it at the largest entries. Here the
//! first largest entry gets all of it.
//!
//! If entries tie, one of them gets the sum of the shares, some units of rounding of the row's gradient; exact gradients have 0 for
//! each. Logits that are arguments are compared unchanged, and a minimum's entries, thousands of which tie where they are masked,
//! are left alone.
//!
//! Special values are the original's, row by row: NaN or +inf among the logits, or a row of -inf only, makes the other terms NaN in
//! every entry. If the gradient of the loss is infinite, `c` is NaN; XLA, which rewrites the product with a predicate to a select,
//! then has NaN in the largest entries, and so has this form in the first of them. In bf16 XLA keeps the product, and so does this
//! form: each entry of such a row is NaN. No value becomes finite. Empty rows have no entries.

use grpo_dataflow::real::Reals;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::row_broadcast::row_of;
use grpo_dataflow::walk::find_def;
use grpo_dataflow::{is_sum, reducer, splat_number, unconstrained};
use grpo_ir::{Block, Builder, Direction, Elem, Elementwise, Kind, Op, TensorType, Val, direction};
use grpo_sweep::argmax::largest_along;
use grpo_sweep::tile::lowest;
use rustc_hash::FxHashSet as HashSet;

/// True if a block has an operation that [`of_maximum`] may rewrite.
pub(crate) fn is_compared(block: Block, sizes: &HashSet<i64>) -> bool {
    block.ops().into_iter().any(|op| op.num_results() == 1 && of_computed(op.result(0), sizes).is_some())
}

/// [`maximum`] over a dimension in `sizes` of a value that a sweep recomputes.
fn of_computed<'c>(indicator: Val<'c>, sizes: &HashSet<i64>) -> Option<(Val<'c>, usize)> {
    let (entry, axis) = maximum(indicator)?;
    let extent = TensorType::of(entry)?.shape[axis];
    (sizes.contains(&extent) && is_computed(entry)).then_some((entry, axis))
}

/// Rewrites such a term, with the maximum over a dimension in `sizes`, or several terms of one sum whose `c` add up to 0. None if it
/// did not.
pub(crate) fn of_maximum<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<()> {
    op.is(Kind::Multiply).then_some(())?;
    let (indicator, (entry, axis)) = op.operands().find_map(|v| {
        let indicator = unconstrained(v);
        Some((indicator, of_computed(indicator, sizes)?))
    })?;
    let ty = TensorType::of(op.result(0))?;
    let terms = terms_of(indicator)?;
    let mut reals = Reals::new(ty.clone(), axis, None);
    let factors: Vec<Val> = terms.iter().map(|term| term.1).collect();
    (factors.iter().all(|f| row_of(*f, axis).is_some()) && reals.cancel(&factors)).then_some(())?;
    let mut rows = ty.shape.clone();
    rows.remove(axis);
    let of_rows = |factor: Val<'c>| {
        let all = undivided(factor.def()?.operand(0), indicator);
        (TensorType::of(all)?.elements() == rows.iter().product::<i64>()).then_some(all)
    };
    let all: Vec<Val> = factors.into_iter().map(of_rows).collect::<Option<_>>()?;

    let dims: Vec<usize> = (0..ty.rank()).filter(|d| *d != axis).collect();
    for ((term, _), all) in terms.into_iter().zip(all) {
        let b = Builder::before(term);
        let columns = b.iota(&ty.with_elem(Elem::I32), axis);
        let scalar = TensorType::new([], TensorType::of(entry)?.elem);
        let none = (b.splat(&scalar, lowest(scalar.elem)), b.int(&scalar.with_elem(Elem::I32), 0));
        let (_, column) = largest_along(&b, (entry, columns), axis, none);
        let here = b.compare(Direction::Eq, columns, b.broadcast(column, &ty.shape, &dims));
        let all = b.broadcast(b.reshape(all, &rows), &ty.shape, &dims);
        let new = match ty.elem {
            Elem::BF16 => b.one(Kind::Multiply, &[b.convert(here, ty.elem), all], &[], &ty),
            _ => b.one(Kind::Select, &[here, all, b.zero(&ty)], &[], &ty),
        };
        term.result(0).replace_all_uses(new);
    }
    Some(())
}

/// The products of a predicate, each with its other factor, if all are terms of one sum.
fn terms_of<'c>(indicator: Val<'c>) -> Option<Vec<(Op<'c>, Val<'c>)>> {
    let products: Vec<Op> =
        indicator.uses().iter().map(|u| u.owner).filter(|op| op.is(Kind::Multiply)).collect();
    let mut sums = products.iter().map(|op| sum_of(op.result(0)));
    let first = sums.next()?;
    (products.len() == 1 || sums.all(|sum| sum == first)).then_some(())?;
    let other = |op: Op<'c>| {
        let at = usize::from(unconstrained(op.operand(0)) == indicator);
        Some(unconstrained(op.operand(at))).filter(|v| *v != indicator)
    };
    products.into_iter().map(|op| Some((op, other(op)?))).collect()
}

/// The sum whose term is the only use of `v`; `v` itself if there is none.
fn sum_of(v: Val) -> Val {
    match v.uses()[..] {
        [ref only] if only.owner.is(Kind::Add) => sum_of(only.owner.result(0)),
        _ => v,
    }
}

/// `v` without its division by the number of entries that equal the maximum.
fn undivided<'c>(v: Val<'c>, indicator: Val<'c>) -> Val<'c> {
    let same = peel(unconstrained(v));
    let counts = |v: Val| {
        let count = peel(unconstrained(v)).def();
        count.is_some_and(|op| is_sum(op) && unconstrained(op.operand(0)) == indicator)
    };
    match same.def() {
        Some(op) if op.is(Kind::Divide) && counts(op.operand(1)) => peel(unconstrained(op.operand(0))),
        _ => same,
    }
}

/// True if a value is an elementwise function of a matrix product of its size: a sweep recomputes it.
fn is_computed<'c>(v: Val<'c>) -> bool {
    let size = |v| TensorType::of(v).map(|t| t.elements());
    let as_large = |op: Op<'c>| op.operands().filter(|o| size(*o) == size(v)).collect();
    find_def(v, |op| op.is(Kind::DotGeneral), as_large).is_some()
}

/// For `x == max x` as numbers: `x`, and the dimension of the maximum.
fn maximum(indicator: Val) -> Option<(Val, usize)> {
    let number = indicator.def().filter(|op| op.is(Kind::Convert))?;
    let compare = unconstrained(number.operand(0)).def().filter(|op| op.is(Kind::Compare))?;
    (direction(compare)? == Direction::Eq).then_some(())?;
    [(0, 1), (1, 0)].into_iter().find_map(|(entry, most)| {
        let entry = unconstrained(compare.operand(entry));
        Some((entry, maximum_along(entry, unconstrained(compare.operand(most)))?))
    })
}

/// The dimension along which `spread` is the broadcast row maximum of `x`.
pub(crate) fn maximum_along(x: Val, spread: Val) -> Option<usize> {
    TensorType::of(x).filter(|t| t.elem.is_float())?;
    let reduce = reduction_of(spread)?;
    let dims = reduce.dims("dimensions")?;
    let [axis] = dims[..] else { return None };
    // With a neutral initial value, so that the maximum is one of the entries.
    let own = reducer(reduce) == Some(Elementwise::Maximum)
        && reduce.num_operands() == 2
        && unconstrained(reduce.operand(0)) == x
        && splat_number(reduce.operand(1)) == Some(f64::NEG_INFINITY);
    (own && row_of(spread, axis).is_some()).then_some(axis)
}

/// The reduction under a broadcast.
fn reduction_of(spread: Val) -> Option<Op> {
    let op = spread.def().filter(|op| op.is(Kind::BroadcastInDim))?;
    peel(unconstrained(op.operand(0))).def().filter(|op| op.is(Kind::Reduce))
}
