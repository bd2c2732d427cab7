//! Tiles that the trips of a loop write into an array, and gathers and scatters with an index per row.

use crate::lift::{Form, Lift};
use crate::tiles::Slice;
use grpo_dataflow::constants::constant;
use grpo_dataflow::indexing::Indexing;
use grpo_ir::numbers::extent;
use grpo_ir::{Elementwise, Kind, Op, Start, TensorType, Val};

impl<'c> Lift<'_, 'c> {
    /// The update of the carried array in each trip, and its place.
    pub fn update(&self, carry: usize) -> Option<(Op<'c>, Slice<'c>)> {
        let arg = self.of.body.arg(carry);
        let next = *self.of.next().get(carry)?;
        let op = next.def().filter(|op| op.is(Kind::DynamicUpdateSlice))?;
        let slice = Slice::of(op, self.counted).filter(|slice| slice.of == arg)?;
        Some((op, slice))
    }

    /// The same for an array with no use but its updated part.
    pub(crate) fn written_apart(&self, carry: usize) -> Option<(Op<'c>, Slice<'c>)> {
        let (op, slice) = self.update(carry)?;
        let same = |read: Op<'c>| {
            Slice::of(read, self.counted).is_some_and(|read| {
                read.of == slice.of && read.sizes == slice.sizes && read.starts == slice.starts
            })
        };
        let reads = slice.of.uses().into_iter().map(|used| used.owner).filter(|owner| *owner != op);
        let apart = reads.into_iter().all(|read| read.is(Kind::DynamicSlice) && same(read));
        apart.then_some((op, slice))
    }

    /// The tiles `v` of all trips at the places of `slice`, as one array, and its offset.
    pub fn placed(&self, slice: &Slice<'c>, v: Val<'c>) -> Option<(Val<'c>, Vec<i64>)> {
        let Form::Tile { whole, dim: column, shift: 0 } = self.form(v)? else { return None };
        let (dim, starts) = slice.varying()?;
        let mut at: Vec<i64> = slice.starts.iter().map(|starts| starts[0]).collect();
        if column == dim {
            at[dim] = self.tiles.offset_of(starts, self.tiles.width)?;
            return (slice.sizes[dim] == self.tiles.width).then_some((whole, at));
        }
        // Tiles along a separate dimension.
        at[dim] = self.tiles.offset_of(starts, 1).filter(|_| slice.sizes[dim] == 1)?;
        let mut names: Vec<usize> = (0..slice.sizes.len()).filter(|d| *d != dim).collect();
        let place = names.iter().position(|d| *d == column)?;
        names.insert(place, dim);
        let mut sizes = slice.sizes.clone();
        sizes[dim] = extent(starts.len());
        let apart: Vec<i64> = names.iter().map(|d| sizes[*d]).collect();
        let order: Option<Vec<usize>> =
            (0..sizes.len()).map(|d| names.iter().position(|n| *n == d)).collect();
        Some((self.b.transpose(self.b.reshape(whole, &apart), &order?), at))
    }

    /// An array with a part replaced.
    pub fn put(&self, start: Val<'c>, part: Val<'c>, at: &[i64]) -> Val<'c> {
        let at: Vec<Start> = at.iter().map(|at| Start::At(*at)).collect();
        self.b.update(start, part, &at)
    }

    /// The trip's tile padded with zeros, as in the gradient of a slice: those of all trips sum to all tiles.
    pub(crate) fn put_into_zeros(&self, op: Op<'c>) -> Option<Form<'c>> {
        let Form::Given { whole: zeros, shift: 0 } = self.form(op.operand(0))? else { return None };
        let slice = Slice::of(op, self.counted).filter(|_| constant(zeros) == Some(0.0))?;
        let (part, at) = self.placed(&slice, op.operand(1))?;
        Some(Form::Part { whole: self.put(zeros, part, &at), kind: Elementwise::Add })
    }

    /// A gather or scatter with the tiles' dimension as a batching one: rows are independent.
    pub fn batched(&self, op: Op<'c>, forms: &[Form<'c>], ty: &TensorType) -> Option<Form<'c>> {
        let Form::Tile { dim, .. } = self.form(op.operand(1))? else { return None };
        let picks = Indexing::of(op)?.factors().find(|picks| picks.operands[1] == Some(dim))?;
        let wide = forms.iter().zip(picks.operands).map(|(form, at)| match (form, at?) {
            (Form::Tile { whole, dim, shift: 0 }, at) if *dim == at => Some(*whole),
            (Form::Given { whole, shift: 0 }, at) => {
                self.widen(*whole, at, 0).and_then(|(v, shift)| (shift == 0).then_some(v))
            }
            _ => None,
        });
        let operands = wide.collect::<Option<Vec<Val>>>()?;
        let dim = picks.result?;
        let whole = self.clone(op, &operands, &self.wide(ty, dim));
        Some(Form::Tile { whole, dim, shift: 0 })
    }
}
