//! Stacked arrays: a `scan` writes one entry per trip, and another reads them.

use crate::trip_count::Counted;
use grpo_ir::{Kind, Op, TensorType, Val};

/// A carry of a loop that each trip updates by one entry along the first dimension and that has no other use.
#[derive(Clone)]
pub struct Stack<'c> {
    /// The carry's number.
    pub carry: usize,
    /// The entry written, `[1, …]`.
    pub entry: Val<'c>,
    /// The index written to, in the loop's body.
    pub index: Val<'c>,
    /// The index in each trip; all are distinct.
    pub places: Vec<i64>,
}

impl<'c> Stack<'c> {
    /// The stack of a carry; none for a carry of another form.
    pub fn of(writer: &Counted<'c>, carry: usize) -> Option<Stack<'c>> {
        let arg = *writer.of.body.args().get(carry)?;
        let [only] = arg.uses()[..] else { return None };
        let op = only.owner;
        let written = op.is(Kind::DynamicUpdateSlice) && only.index == 0;
        if !written || op.block() != Some(writer.of.body) || !writer.of.condition.arg(carry).is_unused()
        {
            return None;
        }
        let [end] = op.result(0).uses()[..] else { return None };
        if Some(end.owner) != writer.of.body.terminator() || end.index != carry {
            return None;
        }
        let entry = op.operand(1);
        let places = places(writer, arg, &TensorType::of(entry)?.shape, op.operands().skip(2))?;
        let mut sorted = places.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let once = sorted.len() == places.len();
        once.then(|| Stack { carry, entry, index: op.operand(2), places })
    }
}

/// The only use of a stacked array in a loop: a slice of one entry per trip.
#[derive(Clone)]
pub struct Read<'c> {
    /// The number of the carry that holds the array.
    pub carry: usize,
    /// The slice, in the loop's body.
    pub slice: Op<'c>,
    /// The entry that each trip reads, by trip.
    pub places: Vec<i64>,
}

impl<'c> Read<'c> {
    /// The read of a carry; none for a carry with other uses.
    pub fn of(reader: &Counted<'c>, carry: usize) -> Option<Read<'c>> {
        let of = reader.of;
        let unread = of.op.result(carry).is_unused() && of.condition.arg(carry).is_unused();
        let arg = of.body.arg(carry);
        let uses = arg.uses();
        let mut inner = uses.iter().filter(|u| Some(u.owner) != of.body.terminator());
        let (Some(only), None) = (inner.next(), inner.next()) else { return None };
        let slice = only.owner;
        let sliced = slice.is(Kind::DynamicSlice) && only.index == 0;
        if !unread || !sliced || uses.len() != 2 || !of.keeps(carry) || slice.block() != Some(of.body) {
            return None;
        }
        let sizes = slice.ints("slice_sizes")?;
        let places = places(reader, arg, &sizes, slice.operands().skip(1))?;
        Some(Read { carry, slice, places })
    }
}

/// The index along the first dimension in each trip, if the other indices are 0, the part is a whole entry and no index is clamped.
fn places<'c>(
    of: &Counted<'c>,
    stack: Val<'c>,
    part: &[i64],
    mut indices: impl Iterator<Item = Val<'c>>,
) -> Option<Vec<i64>> {
    let ty = TensorType::of(stack)?;
    let (extent, rest) = ty.shape.split_first()?;
    let whole = part.split_first() == Some((&1, rest));
    let first = indices.next()?;
    let at_zero = |v: Val<'c>| of.values(v).is_some_and(|values| values.iter().all(|at| *at == 0));
    let places = of.values(first).filter(|_| whole && indices.all(at_zero))?;
    places.iter().all(|at| (0..*extent).contains(at)).then_some(places)
}
