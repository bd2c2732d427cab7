//! Columns that a loop picks from its tiles by an id per row, such as the label's: `where(first <= id < first + width, x[id -
//! first], 0)`, in any spelling.
//!
//! A trip must do nothing, or pick column `id` of all columns, and no two trips may pick the same one ([`crate::id_function`]).

use crate::id_function::{Piece, Range};
use crate::lift::Lift;
use grpo_dataflow::evaluate::Domain;
use grpo_ir::{TensorType, Val};

/// The use of a picked column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Set,
    Added,
}

/// The columns of `x` that a loop picks for `carry`: their range, `x`, and their use.
pub(crate) fn taken<'c>(lift: &Lift<'_, 'c>, carry: usize) -> Option<(Range<'c>, (Val<'c>, How))> {
    let next = lift.of.next()[carry];
    let rows = TensorType::of(next).filter(|ty| ty.elem.is_float())?.elements();
    lift.column_by_id(Some(carry), rows, |trip| match trip.value(next)? {
        Piece::Carried => Some(None),
        Piece::Column(x, offset) => Some(Some((offset, (x, How::Set)))),
        Piece::Plus(x, offset) => Some(Some((offset, (x, How::Added)))),
        _ => None,
    })
}
