//! Arrays that a loop stacks, and where another one reads them.

use crate::trip_count::Counted;
use grpo_ir::{Kind, Op, TensorType, Val};

/// An array to which each trip of a loop adds one entry along the first dimension, and nothing else.
#[derive(Clone)]
pub struct Stack<'c> {
    /// Which of the values that the loop carries it is.
    pub carry: usize,
    /// What is written, `[1, …]`.
    pub entry: Val<'c>,
    /// Where, as the loop computes it.
    pub index: Val<'c>,
    /// Where, in each trip; no two are the same.
    pub places: Vec<i64>,
}

impl<'c> Stack<'c> {
    pub fn of(maker: &Counted<'c>, carry: usize) -> Option<Stack<'c>> {
        let arg = *maker.of.body.args().get(carry)?;
        let [only] = arg.uses()[..] else { return None };
        let op = only.owner;
        let written = op.is(Kind::DynamicUpdateSlice) && only.index == 0;
        if !written || op.block() != Some(maker.of.body) || !maker.of.condition.args()[carry].is_unused()
        {
            return None;
        }
        let [end] = op.result(0).uses()[..] else { return None };
        if Some(end.owner) != maker.of.body.terminator() || end.index != carry {
            return None;
        }
        let entry = op.operand(1);
        let places = places(maker, arg, &TensorType::of(entry)?.shape, &op.operands()[2..])?;
        let mut sorted = places.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let once = sorted.len() == places.len();
        once.then(|| Stack { carry, entry, index: op.operand(2), places })
    }
}

/// The one place where a loop reads a stacked array.
#[derive(Clone)]
pub struct Read<'c> {
    pub carry: usize,
    pub slice: Op<'c>,
    pub places: Vec<i64>,
}

impl<'c> Read<'c> {
    pub fn of(reader: &Counted<'c>, carry: usize) -> Option<Read<'c>> {
        let of = reader.of;
        let unread = of.op.result(carry).is_unused() && of.condition.args()[carry].is_unused();
        let arg = of.body.args()[carry];
        let uses = arg.uses();
        let mut inner = uses.iter().filter(|u| Some(u.owner) != of.body.terminator());
        let (Some(only), None) = (inner.next(), inner.next()) else { return None };
        let slice = only.owner;
        let sliced = slice.is(Kind::DynamicSlice) && only.index == 0;
        if !unread || !sliced || uses.len() != 2 || !of.keeps(carry) || slice.block() != Some(of.body) {
            return None;
        }
        let sizes = slice.ints("slice_sizes")?;
        let places = places(reader, arg, &sizes, &slice.operands()[1..])?;
        Some(Read { carry, slice, places })
    }
}

/// The entry along the first dimension that indices name in each trip, where they name a whole one that is there.
fn places<'c>(of: &Counted<'c>, stack: Val<'c>, part: &[i64], indices: &[Val<'c>]) -> Option<Vec<i64>> {
    let ty = TensorType::of(stack)?;
    let (extent, rest) = ty.shape.split_first()?;
    let whole = part.split_first() == Some((&1, rest));
    let (first, others) = indices.split_first()?;
    let at_zero = |v: &Val<'c>| of.values(*v).is_some_and(|values| values.iter().all(|at| *at == 0));
    let places = of.values(*first).filter(|_| whole && others.iter().all(at_zero))?;
    // Elsewhere an index is clamped.
    places.iter().all(|at| (0..*extent).contains(at)).then_some(places)
}
