//! What a value is for intervals of ids: integers, truth values, and columns.

use grpo_ir::Val;

/// What a value is for some ids.
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
    /// The number that a row has in every trip, outside of the loop, times a factor.
    Row(Val<'c>, f64),
    /// Something else.
    Other,
}

/// Ids from the first to the last one, and what a value is for them.
pub(crate) type Interval<'c> = (i64, i64, Piece<'c>);
