//! The functions of an id that a loop's body computes, one id per row.
//!
//! A trip is evaluated for an interval of ids in which each value is one [`Piece`]. The interval ends where a comparison or a
//! wrap-around changes, and the next one starts there.

use crate::lift::{Form, Lift};
use crate::values::bare;
use grpo_dataflow::column_pick;
use grpo_dataflow::constants::{applied, constant, integer};
use grpo_dataflow::evaluate::{Domain, Memo};
use grpo_ir::numbers::truncate;
use grpo_ir::{Direction, Elem, Kind, Op, TensorType, Val, direction};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashMap as HashMap;

/// The first and the last id.
const ALL_IDS: (i64, i64) = (-(1 << 31), (1 << 31) - 1);

/// A value of a trip for all ids of an interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Piece<'c> {
    /// `id + offset`.
    Id(i64),
    /// A number, or a truth value: 0 or 1.
    Number(f64),
    /// Column `id + offset` of the trip's tile.
    Column(Val<'c>, i64),
    /// The carried value, unchanged, or plus a column.
    Carried,
    Plus(Val<'c>, i64),
    /// A loop-invariant number per row.
    Row(Val<'c>),
    /// Any other value.
    Other,
}

/// A range of ids, each of which is column `id - offset` of all columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range<'c> {
    pub ids: Val<'c>,
    pub first: i64,
    pub last: i64,
    pub offset: i64,
}

/// The offset of the trip's column from the id, and the use of that column; none where a trip uses no column.
pub(crate) type Use<T> = Option<(i64, T)>;

/// A trip of a loop, for an interval of ids.
pub(crate) struct Trip<'a, 'l, 'c> {
    lift: &'a Lift<'l, 'c>,
    /// The carry whose argument is [`Piece::Carried`], if any.
    carry: Option<usize>,
    rows: i64,
    /// True if integers defined outside of the loop are evaluated, down to the ids that they are functions of.
    outside: bool,
    /// The ids, defined outside of the loop, once found.
    ids: Option<Val<'c>>,
    /// The integers that values of the body are, in each trip.
    integers: HashMap<Val<'c>, Option<Vec<i64>>>,
    trip: usize,
    /// The first and the last id.
    interval: (i64, i64),
    memo: Memo<'c, Piece<'c>>,
}

impl<'c> Lift<'_, 'c> {
    /// The columns that all trips use in the same way: together column `id - offset` of all columns, for a range of ids. `of` is the
    /// use in one trip, none for an unsupported one. Ids are one integer for each of `rows` rows.
    pub(crate) fn column_by_id<T: Copy + PartialEq>(
        &self,
        carry: Option<usize>,
        rows: i64,
        of: impl Fn(&mut Trip<'_, '_, 'c>) -> Option<Use<T>>,
    ) -> Option<(Range<'c>, T)> {
        [false, true].into_iter().find_map(|outside| {
            let mut one = Trip {
                lift: self,
                carry,
                rows,
                outside,
                ids: None,
                integers: HashMap::default(),
                trip: 0,
                interval: ALL_IDS,
                memo: Memo::default(),
            };
            let (mut found, mut ranges) = (None, Vec::new());
            for (trip, place) in self.tiles.places.iter().enumerate() {
                one.trip = trip;
                one.interval = ALL_IDS;
                while one.interval.0 <= ALL_IDS.1 {
                    one.memo.clear();
                    if let Some((offset, how)) = of(&mut one)? {
                        let this = (-(offset + place * self.tiles.width), how);
                        if found.is_some_and(|found| found != this) {
                            return None;
                        }
                        found = Some(this);
                        ranges.push(one.interval);
                    }
                    one.interval = (one.interval.1 + 1, ALL_IDS.1);
                }
            }
            let ((offset, how), (first, last)) = (found?, joined(ranges)?);
            Some((Range { ids: one.ids?, first, last, offset }, how))
        })
    }
}

/// The first and the last id of intervals without a gap or an overlap.
fn joined(mut intervals: Vec<(i64, i64)>) -> Option<(i64, i64)> {
    intervals.sort_unstable();
    let touching = intervals.windows(2).all(|w| w[1].0 == w[0].1 + 1);
    Some((intervals.first()?.0, intervals.last()?.1)).filter(|_| touching)
}

impl<'c> Trip<'_, '_, 'c> {
    /// Ends the interval before `id`, if that is in it and not its first one.
    fn end_before(&mut self, id: i64) {
        if self.interval.0 < id {
            self.interval.1 = self.interval.1.min(id - 1);
        }
    }

    /// The offset from the id to its column of the trip's tile; none where the index is out of the tile. None for an index that
    /// is not known to be in one of both.
    pub fn column_of(&mut self, index: Piece<'c>) -> Option<Option<i64>> {
        let (first, last) = self.interval;
        let width = self.lift.tiles.width_of(self.trip);
        let offset = match index {
            Piece::Id(offset) => offset,
            Piece::Number(column) if !(0..width).contains(&truncate(column)) => return Some(None),
            // For a single id, such as the end of a range to which ids are clamped.
            Piece::Number(column) if first == last => truncate(column) - first,
            _ => return None,
        };
        self.end_before(-offset);
        self.end_before(width - offset);
        Some(Some(offset).filter(|_| (0..width).contains(&(first + offset))))
    }

    /// `id + offset` in the program's arithmetic: 32 bits with wrap-around.
    fn wrapped(&mut self, offset: i64) -> Piece<'c> {
        let (least, most, all) = (i64::from(i32::MIN), i64::from(i32::MAX), 1i64 << 32);
        self.end_before(least - offset);
        self.end_before(most - offset + 1);
        match self.interval.0 + offset {
            below if below < least => Piece::Id(offset + all),
            above if above > most => Piece::Id(offset - all),
            _ => Piece::Id(offset),
        }
    }

    /// The result of comparing two integers.
    fn compared(&mut self, direction: Direction, a: Piece<'c>, b: Piece<'c>) -> Option<bool> {
        let first = self.interval.0;
        // The value for the first id, and whether it is that of the id.
        let at_first = |piece: Piece<'c>| match piece {
            Piece::Id(offset) => Some((first + offset, true)),
            Piece::Number(number) => Some((truncate(number), false)),
            _ => None,
        };
        let ((a, a_is_id), (b, b_is_id)) = (at_first(a)?, at_first(b)?);
        if a_is_id != b_is_id {
            // Below the id for which both are equal, at it, and above.
            let edge = first + if a_is_id { b - a } else { a - b };
            self.end_before(edge);
            self.end_before(edge + 1);
        }
        Some(direction.holds(&a, &b))
    }

    /// `a` if it compares with `b` like this, else `b`.
    fn extremum(&mut self, direction: Direction, a: Piece<'c>, b: Piece<'c>) -> Piece<'c> {
        match self.compared(direction, a, b) {
            Some(true) => a,
            Some(false) => b,
            None => Piece::Other,
        }
    }

    /// The result of an operation.
    fn result(&mut self, op: Op<'c>, ty: &TensorType) -> Option<Piece<'c>> {
        let kind = op.kind();
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        match kind {
            Kind::Gather => return self.gather(op),
            // Over unit dimensions.
            Kind::Reduce if elements(op.operand(0))? == ty.elements() => {
                return self.value(op.operand(0));
            }
            Kind::BroadcastInDim if elements(op.operand(0))? == 1 => return self.value(op.operand(0)),
            _ => {}
        }
        let mut operands = Vec::new();
        for v in op.operands() {
            operands.push(self.value(v)?);
        }
        let number = |piece: &Piece<'c>| match piece {
            Piece::Number(number) => Some(*number),
            _ => None,
        };
        let numbers: Option<Vec<f64>> = operands.iter().map(number).collect();
        if let Some(result) = numbers.and_then(|numbers| applied(op, &numbers)) {
            return Some(Piece::Number(result));
        }
        let is_i32 = ty.elem == Elem::I32;
        Some(match (kind, &operands[..]) {
            (Kind::Select, [Piece::Number(truth), a, b]) => {
                if *truth != 0.0 {
                    *a
                } else {
                    *b
                }
            }
            (Kind::Compare, [a @ Piece::Id(_), b] | [a, b @ Piece::Id(_)]) => {
                let truth = self.compared(direction(op)?, *a, *b);
                truth.map_or(Piece::Other, |truth| Piece::Number(u8::from(truth).into()))
            }
            (Kind::Maximum, [a, b]) if is_i32 => self.extremum(Direction::Ge, *a, *b),
            (Kind::Minimum, [a, b]) if is_i32 => self.extremum(Direction::Le, *a, *b),
            (Kind::Clamp, [least, x, most]) if is_i32 => {
                let raised = self.extremum(Direction::Ge, *x, *least);
                self.extremum(Direction::Le, raised, *most)
            }
            (
                Kind::Add,
                [Piece::Id(offset), Piece::Number(n)] | [Piece::Number(n), Piece::Id(offset)],
            ) if is_i32 => self.wrapped(offset + truncate(*n)),
            (Kind::Subtract, [Piece::Id(offset), Piece::Number(n)]) if is_i32 => {
                self.wrapped(offset - truncate(*n))
            }
            (Kind::And, [Piece::Number(0.0), _] | [_, Piece::Number(0.0)]) => Piece::Number(0.0),
            (Kind::Add, [Piece::Carried, Piece::Column(x, offset)])
            | (Kind::Add, [Piece::Column(x, offset), Piece::Carried]) => Piece::Plus(*x, *offset),
            (Kind::Add, [Piece::Carried, Piece::Number(0.0)] | [Piece::Number(0.0), Piece::Carried]) => {
                Piece::Carried
            }
            // 0 times any number is 0, as in real numbers: a factor is a mask.
            (Kind::Multiply, [_, Piece::Number(0.0)] | [Piece::Number(0.0), _]) => Piece::Number(0.0),
            (Kind::Multiply, [piece, Piece::Number(1.0)] | [Piece::Number(1.0), piece]) => *piece,
            _ => Piece::Other,
        })
    }

    /// An integer or a truth value that is computed outside of the loop; none if it is no function of the ids.
    fn result_outside(&mut self, v: Val<'c>, ty: &TensorType) -> Option<Piece<'c>> {
        let op = v.def().filter(|op| is_elementwise(*op) || op.is(Kind::BroadcastInDim))?;
        let integers = !ty.elem.is_float() && [1, self.rows].contains(&ty.elements());
        let before = self.ids;
        let piece = if integers { self.result(op, ty) } else { None };
        // It may be a function of them in another interval.
        let is_part = self.interval != ALL_IDS;
        let piece = piece.filter(|piece| *piece != Piece::Other || is_part);
        if piece.is_none() && self.ids != before {
            // The ids found so far may be others.
            self.ids = before;
            self.memo.clear();
        }
        piece
    }

    /// A constant of this trip.
    fn number(&mut self, v: Val<'c>, ty: &TensorType) -> Option<Piece<'c>> {
        if ty.elem.is_float() {
            return constant(v).map(Piece::Number);
        }
        let lift = self.lift;
        let is_last = self.trip + 1 == lift.tiles.places.len();
        if let Some(other) = lift.others.get(&v).filter(|_| is_last) {
            return Some(Piece::Number(*other as f64));
        }
        let integer = match v.block() == lift.of.body {
            true => {
                let each = self.integers.entry(v).or_insert_with(|| lift.counted.values(v));
                *each.as_ref()?.get(self.trip)?
            }
            false => integer(v)?,
        };
        Some(Piece::Number(integer as f64))
    }

    /// A loop-invariant number per row.
    fn row(&self, v: Val<'c>, ty: &TensorType) -> Option<Piece<'c>> {
        match self.lift.form(v)? {
            Form::Given { whole, shift: 0 } if ty.elem.is_float() && ty.elements() == self.rows => {
                Some(Piece::Row(whole))
            }
            _ => None,
        }
    }

    /// One column of the tile for each row. An index out of the tile is clamped, and the column is another one.
    fn gather(&mut self, op: Op<'c>) -> Option<Piece<'c>> {
        let x = op.operand(0);
        let Form::Tile { dim, shift: 0, .. } = self.lift.form(x)? else { return None };
        let index = self.value(column_pick::pick(op, dim).ok()?.column()?)?;
        let column = self.column_of(index).flatten();
        Some(column.map_or(Piece::Other, |offset| Piece::Column(x, offset)))
    }
}

/// None if an operation is not supported.
impl<'c> Domain<'c> for Trip<'_, '_, 'c> {
    type Value = Piece<'c>;

    fn memo(&mut self) -> &mut Memo<'c, Piece<'c>> {
        &mut self.memo
    }

    fn source(&self, v: Val<'c>) -> Val<'c> {
        bare(v)
    }

    fn computed(&mut self, v: Val<'c>) -> Option<Piece<'c>> {
        let ty = TensorType::of(v)?;
        if self.carry.is_some_and(|carry| v == self.lift.of.body.arg(carry)) {
            return Some(Piece::Carried);
        }
        if let Some(number) = self.number(v, &ty) {
            return Some(number);
        }
        if let Some(outer) = self.lift.of.outer(v).map(bare) {
            if let Some(number) = self.number(outer, &ty) {
                return Some(number);
            }
            if self.ids == Some(outer) {
                return Some(Piece::Id(0));
            }
            if self.outside
                && let Some(piece) = self.result_outside(outer, &ty)
            {
                return Some(piece);
            }
            if self.ids.is_none() && ty.elem == Elem::I32 && ty.elements() == self.rows {
                self.ids = Some(outer);
                return Some(Piece::Id(0));
            }
            return Some(self.row(v, &ty).unwrap_or(Piece::Other));
        }
        if let Some(row) = self.row(v, &ty) {
            return Some(row);
        }
        let op = v.def()?;
        if ty.elements() != self.rows && ty.elements() != 1 && !op.is(Kind::Concatenate) {
            return None;
        }
        self.result(op, &ty)
    }

    /// The ids are values outside of the loop in the loop's function.
    fn called(&mut self, _call: Op<'c>, _result: usize) -> Option<Piece<'c>> {
        None
    }
}
