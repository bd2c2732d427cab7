//! Columns that a loop picks from its tiles by an id per row, such as the label's: `where(first <= id < first + width, x[id -
//! first], 0)`, in any spelling.
//!
//! The body's functions of the id are evaluated for all ids at once: a value is a list of intervals of ids, with the value for
//! each. A trip must do nothing, or pick column `id` of all columns, and no two trips may pick the same one.

use crate::intervals::{Interval, Piece};
use crate::lift::{Form, Lift};
use crate::values::bare;
use grpo_dataflow::column_pick;
use grpo_dataflow::constants::constant;
use grpo_dataflow::evaluate::{Domain, Memo};
use grpo_dataflow::trip_count::integer;
use grpo_ir::{Direction, Elem, Kind, Op, TensorType, Val, direction};
use grpo_recognize::tile::is_elementwise;

/// A range of ids, each of which is column `id - offset` of all columns.
#[derive(Clone, Copy, Debug)]
pub struct Range<'c> {
    pub ids: Val<'c>,
    pub first: i64,
    pub last: i64,
    pub offset: i64,
}

/// The columns that a loop picks by ids.
#[derive(Clone, Copy, Debug)]
pub struct Taken<'c> {
    /// The ids, and their columns of all columns.
    pub range: Range<'c>,
    /// The operand.
    pub x: Val<'c>,
    pub how: How,
}

/// The use of a picked column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    Set,
    Added,
    Subtracted,
}

/// The columns that a loop picks for `carry`.
pub fn taken<'c>(lift: &Lift<'_, 'c>, carry: usize) -> Option<Taken<'c>> {
    [false, true].into_iter().find_map(|outside| taken_by(lift, carry, outside))
}

fn taken_by<'c>(lift: &Lift<'_, 'c>, carry: usize, outside: bool) -> Option<Taken<'c>> {
    let next = lift.of.next()[carry];
    let rows = TensorType::of(next).filter(|ty| ty.elem.is_float())?.elements();
    let mut found: Option<Taken> = None;
    let mut ranges: Vec<(i64, i64)> = Vec::new();
    let mut ids = None;
    for (trip, place) in lift.tiles.places.iter().enumerate() {
        let mut one = Trip::of(lift, trip, Some(carry), rows, (ids, outside));
        let pieces = one.value(next)?;
        ids = one.ids;
        for (first, last, piece) in pieces {
            let (how, x, offset) = match piece {
                Piece::Carried => continue,
                Piece::Column(x, offset) => (How::Set, x, offset),
                Piece::Plus(x, offset) => (How::Added, x, offset),
                Piece::Minus(x, offset) => (How::Subtracted, x, offset),
                _ => return None,
            };
            let offset = -(offset + place * lift.tiles.width);
            let this = Taken { range: Range { ids: ids?, first, last, offset }, x, how };
            let same = |other: &Taken| (other.range.offset, other.x, other.how) == (offset, x, how);
            if !found.as_ref().is_none_or(same) {
                return None;
            }
            ranges.push((first, last));
            found = Some(this);
        }
    }
    let (first, last) = touching(ranges)?;
    found.map(|taken| Taken { range: Range { first, last, ..taken.range }, ..taken })
}

/// The first and the last id of ranges without a gap between them.
pub(crate) fn touching(mut ranges: Vec<(i64, i64)>) -> Option<(i64, i64)> {
    ranges.sort_unstable();
    let touching = ranges.windows(2).all(|w| w[1].0 == w[0].1 + 1);
    Some((ranges.first()?.0, ranges.last()?.1)).filter(|_| touching)
}

/// One trip.
pub(crate) struct Trip<'a, 'l, 'c> {
    lift: &'a Lift<'l, 'c>,
    trip: usize,
    /// The carry, if any.
    carry: Option<usize>,
    rows: i64,
    /// The ids, outside of the loop, once found.
    pub ids: Option<Val<'c>>,
    /// True if integers defined outside of the loop are evaluated.
    outside: bool,
    memo: Memo<'c, Vec<Interval<'c>>>,
}

impl<'a, 'l, 'c> Trip<'a, 'l, 'c> {
    /// A trip of a loop whose ids may be known; with `true`, integers defined outside of the loop are evaluated.
    pub fn of(
        lift: &'a Lift<'l, 'c>,
        trip: usize,
        carry: Option<usize>,
        rows: i64,
        (ids, outside): (Option<Val<'c>>, bool),
    ) -> Self {
        Trip { lift, trip, carry, rows, ids, outside, memo: Memo::default() }
    }

    /// A value that is the same for all ids.
    pub fn always(&self, piece: Piece<'c>) -> Option<Vec<Interval<'c>>> {
        Some(vec![(i32::MIN.into(), i32::MAX.into(), piece)])
    }

    /// Integers or truth values that are computed outside of the loop.
    fn made_outside(&mut self, v: Val<'c>, ty: &TensorType) -> Option<Vec<Interval<'c>>> {
        let op = v.def().filter(|op| is_elementwise(*op) || op.is(Kind::BroadcastInDim))?;
        let integers = !ty.elem.is_float() && [1, self.rows].contains(&ty.elements());
        let before = self.ids;
        let pieces = if integers { self.made(op, ty) } else { None };
        let known = |pieces: &Vec<Interval>| pieces.iter().any(|(.., piece)| *piece != Piece::Other);
        let pieces = pieces.filter(known);
        if pieces.is_none() && self.ids != before {
            // The ids found so far may be others.
            self.ids = before;
            self.memo.clear();
        }
        pieces
    }

    /// The result of an operation.
    fn made(&mut self, op: Op<'c>, ty: &TensorType) -> Option<Vec<Interval<'c>>> {
        let kind = op.kind();
        match kind {
            Kind::Gather => return self.gather(op),
            // Over unit dimensions.
            Kind::Reduce if TensorType::of(op.operand(0))?.elements() == ty.elements() => {
                return self.value(op.operand(0));
            }
            Kind::BroadcastInDim if TensorType::of(op.operand(0))?.elements() == 1 => {
                return self.value(op.operand(0));
            }
            _ => {}
        }
        let mut all = Vec::new();
        for operand in op.operands() {
            all.push(self.value(operand)?);
        }
        let parts = |at: usize| all.get(at).cloned().unwrap_or_default();
        let result = match (kind, all.len()) {
            (Kind::Select, 3) => choose(&parts(0), &parts(1), &parts(2)),
            (Kind::Compare, 2) => {
                let direction = direction(op)?;
                let signed = !TensorType::of(op.operand(0))?.elem.is_unsigned();
                both(&parts(0), &parts(1), |span, a, b| match signed {
                    true => compared(direction, span, a, b),
                    false => vec![(span.0, span.1, Piece::Other)],
                })
            }
            (Kind::Maximum | Kind::Minimum, 2) => {
                let direction = if kind == Kind::Maximum { Direction::Ge } else { Direction::Le };
                let first = both(&parts(0), &parts(1), |span, a, b| compared(direction, span, a, b));
                choose(&first, &parts(0), &parts(1))
            }
            (Kind::Clamp, 3) => {
                let low = both(&parts(1), &parts(0), |span, a, b| compared(Direction::Ge, span, a, b));
                let raised = choose(&low, &parts(1), &parts(0));
                let high = both(&raised, &parts(2), |span, a, b| compared(Direction::Le, span, a, b));
                choose(&high, &raised, &parts(2))
            }
            (_, 1) => parts(0).into_iter().flat_map(|(a, b, p)| unary(kind, ty, (a, b), p)).collect(),
            (_, 2) => both(&parts(0), &parts(1), |span, a, b| binary(kind, ty, span, a, b)),
            _ => return self.always(Piece::Other),
        };
        Some(result)
    }

    /// A constant of this trip.
    fn number(&self, v: Val<'c>, ty: &TensorType) -> Option<Piece<'c>> {
        if ty.elem.is_float() {
            return constant(v).map(Piece::Float);
        }
        let behind = self.trip + 1 == self.lift.tiles.places.len();
        if let Some(other) = self.lift.others.get(&v).filter(|_| behind) {
            return Some(integer(*other).map_or(Piece::Other, Piece::Integer));
        }
        let integer = match v.block() == self.lift.of.body {
            true => *self.lift.counted.values(v)?.get(self.trip)?,
            false => integer(v)?,
        };
        Some(if ty.elem == Elem::I1 { Piece::Truth(integer != 0) } else { Piece::Integer(integer) })
    }

    /// Loop-invariant row values.
    fn row(&self, v: Val<'c>, ty: &TensorType) -> Option<Piece<'c>> {
        match self.lift.form(v)? {
            Form::Given { whole, shift: 0 } if ty.elem.is_float() && ty.elements() == self.rows => {
                Some(Piece::Row(whole, 1.0))
            }
            _ => None,
        }
    }

    /// One column of the tile for each row.
    fn gather(&mut self, op: Op<'c>) -> Option<Vec<Interval<'c>>> {
        let x = op.operand(0);
        let Form::Tile { dim, shift: 0, .. } = self.lift.form(x)? else { return None };
        let column = self.value(column_pick::pick(op, dim).ok()?.column()?)?;
        let width = self.lift.tiles.width_of(self.trip);
        let inside = column.into_iter().flat_map(|(first, last, piece)| {
            let other = |a: i64, b: i64| (a, b, Piece::Other);
            let offset = match piece {
                Piece::Id(offset) => offset,
                // For a single id, such as the end of a range to which ids are clamped.
                Piece::Integer(column) if first == last => column - first,
                _ => return vec![other(first, last)],
            };
            // Elsewhere the index is clamped to the tile, and the column is another one.
            let (a, b) = (first.max(-offset), last.min(width - 1 - offset));
            if a > b {
                return vec![other(first, last)];
            }
            vec![other(first, a - 1), (a, b, Piece::Column(x, offset)), other(b + 1, last)]
        });
        Some(inside.filter(|(first, last, _)| first <= last).collect())
    }
}

/// The functions of an id that the body computes in the trip; none if an operation is not supported.
impl<'c> Domain<'c> for Trip<'_, '_, 'c> {
    type Value = Vec<Interval<'c>>;

    fn memo(&mut self) -> &mut Memo<'c, Vec<Interval<'c>>> {
        &mut self.memo
    }

    fn source(&self, v: Val<'c>) -> Val<'c> {
        bare(v)
    }

    fn computed(&mut self, v: Val<'c>) -> Option<Vec<Interval<'c>>> {
        let ty = TensorType::of(v)?;
        if self.carry.is_some_and(|carry| v == self.lift.of.body.arg(carry)) {
            return self.always(Piece::Carried);
        }
        if let Some(number) = self.number(v, &ty) {
            return self.always(number);
        }
        if let Some(outer) = self.lift.of.outer(v).map(bare) {
            if self.number(outer, &ty).is_some() {
                return self.always(self.number(outer, &ty)?);
            }
            let is_id = ty.elem == Elem::I32 && ty.elements() == self.rows;
            if self.outside
                && let Some(pieces) = self.made_outside(outer, &ty)
            {
                return Some(pieces);
            }
            return if is_id && self.ids.is_none_or(|ids| ids == outer) {
                self.ids = Some(outer);
                self.always(Piece::Id(0))
            } else {
                self.always(self.row(v, &ty).unwrap_or(Piece::Other))
            };
        }
        if let Some(row) = self.row(v, &ty) {
            return self.always(row);
        }
        let op = v.def()?;
        if ty.elements() != self.rows && ty.elements() != 1 && !op.is(Kind::Concatenate) {
            return None;
        }
        self.made(op, &ty)
    }

    /// The ids are values outside of the loop in the loop's function.
    fn called(&mut self, _call: Op<'c>, _result: usize) -> Option<Vec<Interval<'c>>> {
        None
    }
}

/// The values of two lists for each interval in which both are constant.
fn both<'c>(
    a: &[Interval<'c>],
    b: &[Interval<'c>],
    of: impl Fn((i64, i64), Piece<'c>, Piece<'c>) -> Vec<Interval<'c>>,
) -> Vec<Interval<'c>> {
    let mut out = Vec::new();
    for (first, last, p) in a {
        for (start, end, q) in b {
            let span = (*first.max(start), *last.min(end));
            if span.0 <= span.1 {
                out.extend(of(span, *p, *q));
            }
        }
    }
    out
}

/// `select(c, a, b)` for each interval.
pub fn choose<'c>(c: &[Interval<'c>], a: &[Interval<'c>], b: &[Interval<'c>]) -> Vec<Interval<'c>> {
    let mut out = Vec::new();
    for (first, last, truth) in c {
        let one = [(*first, *last, *truth)];
        out.extend(match truth {
            Piece::Truth(true) => both(&one, a, |span, _, a| vec![(span.0, span.1, a)]),
            Piece::Truth(false) => both(&one, b, |span, _, b| vec![(span.0, span.1, b)]),
            _ => vec![(*first, *last, Piece::Other)],
        });
    }
    out.sort_by_key(|interval| interval.0);
    out
}

fn compared<'c>(
    direction: Direction,
    (first, last): (i64, i64),
    a: Piece<'c>,
    b: Piece<'c>,
) -> Vec<Interval<'c>> {
    let always = |truth: bool| vec![(first, last, Piece::Truth(truth))];
    let (edge, turned) = match (a, b) {
        (Piece::Integer(a), Piece::Integer(b)) | (Piece::Id(a), Piece::Id(b)) => {
            return always(direction.holds(&a, &b));
        }
        (Piece::Truth(a), Piece::Truth(b)) => return always(direction.holds(&a, &b)),
        (Piece::Id(offset), Piece::Integer(b)) => (b - offset, false),
        (Piece::Integer(a), Piece::Id(offset)) => (a - offset, true),
        _ => return vec![(first, last, Piece::Other)],
    };
    let holds = |id: i64| match turned {
        false => direction.holds(&id, &edge),
        true => direction.holds(&edge, &id),
    };
    // Below the edge, at it, and above.
    [(first, last.min(edge - 1)), (first.max(edge), last.min(edge)), (first.max(edge + 1), last)]
        .into_iter()
        .filter(|(a, b)| a <= b)
        .map(|(a, b)| (a, b, Piece::Truth(holds(a))))
        .collect()
}

/// `id + offset` in the program's arithmetic: 32 bits with wrap-around.
fn wrapped<'c>((first, last): (i64, i64), offset: i64) -> Vec<Interval<'c>> {
    let (least, most, all) = (i64::from(i32::MIN), i64::from(i32::MAX), 1i64 << 32);
    [
        (first, last.min(least - offset - 1), offset + all),
        (first.max(least - offset), last.min(most - offset), offset),
        (first.max(most - offset + 1), last, offset - all),
    ]
    .into_iter()
    .filter(|(a, b, _)| a <= b)
    .map(|(a, b, offset)| (a, b, Piece::Id(offset)))
    .collect()
}

fn unary<'c>(kind: Kind, ty: &TensorType, span: (i64, i64), piece: Piece<'c>) -> Vec<Interval<'c>> {
    let result = match (kind, piece) {
        (Kind::Negate, piece) if ty.elem.is_float() => scaled(piece, -1.0),
        (Kind::Not, Piece::Truth(truth)) => Piece::Truth(!truth),
        (Kind::Convert, Piece::Truth(truth)) if ty.elem.is_float() => {
            Piece::Float(f64::from(u8::from(truth)))
        }
        (Kind::Convert, Piece::Truth(truth)) if ty.elem == Elem::I32 => Piece::Integer(truth.into()),
        (Kind::Convert, Piece::Id(_) | Piece::Integer(_)) if ty.elem == Elem::I32 => piece,
        (Kind::Reshape, piece) => piece,
        _ => Piece::Other,
    };
    vec![(span.0, span.1, result)]
}

/// A number times a factor; 0 times any number is 0, as in real numbers: the factor may be a mask.
fn scaled<'c>(piece: Piece<'c>, factor: f64) -> Piece<'c> {
    match (piece, factor) {
        (_, 0.0) => Piece::Float(0.0),
        (Piece::Row(v, before), _) => Piece::Row(v, before * factor),
        (Piece::Float(number), _) => Piece::Float(number * factor),
        (Piece::Column(..), 1.0) => piece,
        _ => Piece::Other,
    }
}

fn binary<'c>(
    kind: Kind,
    ty: &TensorType,
    span: (i64, i64),
    a: Piece<'c>,
    b: Piece<'c>,
) -> Vec<Interval<'c>> {
    let fits = |x: i64| i32::try_from(x).is_ok();
    let integers = ty.elem == Elem::I32;
    let result = match (kind, a, b) {
        (Kind::Add, Piece::Id(offset), Piece::Integer(n))
        | (Kind::Add, Piece::Integer(n), Piece::Id(offset))
            if integers =>
        {
            return wrapped(span, offset + n);
        }
        (Kind::Subtract, Piece::Id(offset), Piece::Integer(n)) if integers => {
            return wrapped(span, offset - n);
        }
        (Kind::Add, Piece::Integer(a), Piece::Integer(b)) if integers && fits(a + b) => {
            Piece::Integer(a + b)
        }
        (Kind::Subtract, Piece::Integer(a), Piece::Integer(b)) if integers && fits(a - b) => {
            Piece::Integer(a - b)
        }
        (Kind::And, Piece::Truth(a), Piece::Truth(b)) => Piece::Truth(a && b),
        (Kind::Or, Piece::Truth(a), Piece::Truth(b)) => Piece::Truth(a || b),
        (Kind::And, Piece::Truth(false), _) | (Kind::And, _, Piece::Truth(false)) => Piece::Truth(false),
        (Kind::Or, Piece::Truth(true), _) | (Kind::Or, _, Piece::Truth(true)) => Piece::Truth(true),
        (Kind::Add, Piece::Carried, Piece::Column(x, offset))
        | (Kind::Add, Piece::Column(x, offset), Piece::Carried) => Piece::Plus(x, offset),
        (Kind::Subtract, Piece::Carried, Piece::Column(x, offset)) => Piece::Minus(x, offset),
        (Kind::Add, Piece::Carried, Piece::Float(0.0))
        | (Kind::Add, Piece::Float(0.0), Piece::Carried) => Piece::Carried,
        (Kind::Subtract, Piece::Carried, Piece::Float(0.0)) => Piece::Carried,
        (Kind::Multiply, Piece::Float(a), Piece::Float(b)) => Piece::Float(a * b),
        (Kind::Multiply, a, Piece::Float(factor)) | (Kind::Multiply, Piece::Float(factor), a) => {
            scaled(a, factor)
        }
        _ => Piece::Other,
    };
    vec![(span.0, span.1, result)]
}
