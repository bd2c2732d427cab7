//! Values by intervals of ids: integers, truth values, and columns.

use grpo_ir::Val;

/// A value for an interval of ids.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Piece<'c> {
    /// An integer: `id + offset`, or a number.
    Id(i64),
    Integer(i64),
    Truth(bool),
    Float(f64),
    /// Column `id + offset` of the trip's tile.
    Column(Val<'c>, i64),
    /// The carried value, unchanged, plus a column, or minus a column.
    Carried,
    Plus(Val<'c>, i64),
    Minus(Val<'c>, i64),
    /// A loop-invariant number per row, times a factor.
    Row(Val<'c>, f64),
    /// Any other value.
    Other,
}

/// The first and last id, and the value for them.
pub(crate) type Interval<'c> = (i64, i64, Piece<'c>);
