//! What a value is for intervals of ids: integers, truth values, columns, and ids divided by a tile's width (`id // width == trip`, `id % width`).
//!
//! A quotient towards zero grows with the id, so that each comparison with a number is a truth value on three intervals at most. What
//! NumPy makes of it, the floor, is one less for some of the negative ids; of which is not followed, only that it is one of the two.

use crate::ir::Val;

/// What a value is for some ids.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Piece<'c> {
    /// An integer: `id + offset`, or a number.
    Id(i64),
    Integer(i64),
    Quotient(Quotient),
    Truth(bool),
    Float(f64),
    /// Column `id + offset` of the trip's tile.
    Column(Val<'c>, i64),
    /// What the loop carries, unchanged, or with a column added to it or taken off it.
    Carried,
    Plus(Val<'c>, i64),
    Minus(Val<'c>, i64),
    /// The number that a row has in every trip, outside of the loop, times a factor.
    Row(Val<'c>, f64),
    /// Something else.
    Other,
}

/// Ids from the first to the last one, and what a value is for them.
pub(super) type Interval<'c> = (i64, i64, Piece<'c>);

/// `(id + offset) / by` towards zero, and between `more.0` and `more.1` more than that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Quotient {
    pub offset: i64,
    pub by: i64,
    pub more: (i64, i64),
}

impl Quotient {
    /// Of `id + offset`; none by what is no width.
    pub fn of(offset: i64, by: i64) -> Option<Quotient> {
        (by > 1).then_some(Quotient { offset, by, more: (0, 0) })
    }

    /// So many more. As the divisor is 2 at least, a few more fit into 32 bits.
    pub fn plus(self, n: i64) -> Option<Quotient> {
        let more = (self.more.0 + n, self.more.1 + n);
        (more.0.abs().max(more.1.abs()) < 1 << 16).then_some(Quotient { more, ..self })
    }

    /// One of two, nobody knows which.
    pub fn or(self, other: Quotient) -> Option<Quotient> {
        let more = (self.more.0.min(other.more.0), self.more.1.max(other.more.1));
        ((self.offset, self.by) == (other.offset, other.by)).then_some(Quotient { more, ..self })
    }

    /// Whether `holds` of a number that is less than `n`, `n` and a larger one, for the ids from `first` to `last`.
    pub fn compared<'c>(
        self,
        (first, last): (i64, i64),
        n: i64,
        holds: impl Fn(i64) -> bool,
    ) -> Vec<Interval<'c>> {
        let ([reaches, exceeds], truth) =
            ([n - self.more.1, n - self.more.0 + 1].map(|quotient| self.first(quotient)), |n| {
                Piece::Truth(holds(n))
            });
        let same = if self.more.0 == self.more.1 { truth(n) } else { Piece::Other };
        [
            (first, last.min(reaches - 1), truth(n - 1)),
            (first.max(reaches), last.min(exceeds - 1), same),
            (first.max(exceeds), last, truth(n + 1)),
        ]
        .into_iter()
        .filter(|(first, last, _)| first <= last)
        .collect()
    }

    /// The first id whose quotient is at least this one.
    fn first(self, quotient: i64) -> i64 {
        let least = if quotient > 0 { quotient * self.by } else { (quotient - 1) * self.by + 1 };
        least - self.offset
    }
}

/// `(id + offset) % by`, of the sign of `id + offset`: on a line for each quotient below `count`, and something else beyond these.
pub(super) fn remainder<'c>(
    (first, last): (i64, i64),
    offset: i64,
    by: i64,
    count: i64,
) -> Vec<Interval<'c>> {
    let (least, beyond) = (1 - by - offset, count * by - offset);
    // Negative ids that are more than -by are what they are.
    let negative = (first.max(least), last.min(-offset - 1), Piece::Id(offset));
    let line = |q: i64| {
        let start = q * by - offset;
        (first.max(start), last.min(start + by - 1), Piece::Id(offset - q * by))
    };
    [(first, last.min(least - 1), Piece::Other), negative]
        .into_iter()
        .chain((0..count).map(line))
        .chain([(first.max(beyond), last, Piece::Other)])
        .filter(|(first, last, _)| first <= last)
        .collect()
}

/// The sign of `id + offset`.
pub(super) fn sign<'c>((first, last): (i64, i64), offset: i64) -> Vec<Interval<'c>> {
    [
        (first, last.min(-offset - 1), Piece::Integer(-1)),
        (first.max(-offset), last.min(-offset), Piece::Integer(0)),
        (first.max(1 - offset), last, Piece::Integer(1)),
    ]
    .into_iter()
    .filter(|(first, last, _)| first <= last)
    .collect()
}
