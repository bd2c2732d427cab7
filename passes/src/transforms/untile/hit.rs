//! Numbers that a loop puts into its tiles by an id a row, such as the label's part of a gradient: `select(column == id - first,
//! number, 0)`, where id and number are guarded so that they are those of another tile's columns nowhere.
//!
//! As for [`super::picks`], what the body computes of the id is followed for all ids at once. In a trip the number has to be 0, or
//! the column none of the tile's, or column `id` of all columns.

use super::intervals::{Interval, Piece};
use super::lift::{Form, Lift};
use super::picks::{Range, Trip, touching};
use super::statistics::row_of;
use super::values::literal;
use crate::analysis::index::one_hot_scatter;
use crate::analysis::iota::is_iota_along;
use crate::ir::{Direction, Elem, Op, TensorType, Val, direction};

impl<'c> Lift<'_, 'c> {
    /// What such a choice is over all columns.
    pub fn hit(&self, op: Op<'c>, ty: &TensorType) -> Option<Form<'c>> {
        let [condition, number, nothing] = op.operands()[..] else { return None };
        let test = condition.def().filter(|test| test.is("stablehlo.compare"))?;
        let chooses = op.is("stablehlo.select") && ty.elem.is_float();
        let nothing = literal(nothing).filter(|x| *x == 0.0 && chooses)?;
        if direction(test) != Some(Direction::Eq) {
            return None;
        }
        let wide = (0..ty.rank()).filter(|d| ty.shape[*d] == self.tiles.width);
        wide.into_iter().find_map(|dim| {
            let side = (0..2).find(|side| is_iota_along(test.operand(*side), dim))?;
            let id = row_of(test.operand(1 - side), dim as i64)?;
            self.hit_along((ty, dim), nothing, id, |trip| match literal(number) {
                Some(number) => trip.always(Piece::Float(number)),
                None => trip.value(row_of(number, dim as i64)?, 0),
            })
        })
    }

    /// What a scatter into a tile of zeros is over all columns, of one number a row at the id of the row: the gradient of what is
    /// picked by an index into the tile.
    pub fn scattered(&self, op: Op<'c>, ty: &TensorType) -> Option<Form<'c>> {
        let zero = literal(op.operand(0)).filter(|x| *x == 0.0 && ty.elem.is_float())?;
        let mut wide = (0..ty.rank()).filter(|dim| ty.shape[*dim] == self.tiles.width);
        wide.find_map(|dim| {
            let (picked, _) = one_hot_scatter(op, dim).ok().filter(|(_, sets)| !sets)?;
            self.hit_along((ty, dim), zero, picked.column()?, |trip| trip.value(op.operand(2), 0))
        })
    }

    /// `select(column == id - first, number, nothing)` of each tile, over all columns.
    fn hit_along(
        &self,
        (ty, dim): (&TensorType, usize),
        nothing: f64,
        id: Val<'c>,
        number: impl Fn(&mut Trip<'_, '_, 'c>) -> Option<Vec<Interval<'c>>>,
    ) -> Option<Form<'c>> {
        let mut ways = [false, true].into_iter();
        ways.find_map(|outside| self.hit_by((ty, dim), nothing, id, &number, outside))
    }

    fn hit_by(
        &self,
        (ty, dim): (&TensorType, usize),
        nothing: f64,
        id: Val<'c>,
        number: &impl Fn(&mut Trip<'_, '_, 'c>) -> Option<Vec<Interval<'c>>>,
        outside: bool,
    ) -> Option<Form<'c>> {
        let rows = ty.elements() / ty.shape[dim].max(1);
        let (mut ids, mut found, mut ranges) = (None, None, Vec::new());
        for (trip, place) in self.tiles.places.iter().enumerate() {
            let mut one = Trip::of(self, trip, None, rows, (ids, outside));
            let width = self.tiles.width_of(trip);
            let indices = one.value(id, 0)?;
            let numbers = number(&mut one)?;
            ids = one.ids;
            for (first, last, index) in &indices {
                for (start, end, number) in &numbers {
                    let (first, last) = (*first.max(start), *last.min(end));
                    if first > last || *number == Piece::Float(0.0) {
                        continue;
                    }
                    let offset = match index {
                        Piece::Id(offset) => *offset,
                        Piece::Integer(column) if !(0..width).contains(column) => continue,
                        Piece::Integer(column) if first == last => column - first,
                        _ => return None,
                    };
                    let (first, last) = (first.max(-offset), last.min(width - 1 - offset));
                    if first > last {
                        continue;
                    }
                    let this = (-(offset + place * self.tiles.width), *number);
                    if found.is_some_and(|found| found != this) {
                        return None;
                    }
                    found = Some(this);
                    ranges.push((first, last));
                }
            }
        }
        let ((offset, number), (first, last)) = (found?, touching(ranges)?);
        let wide = self.wide(ty, dim);
        let (along, shape) = others(&wide, dim);
        let number = match number {
            Piece::Float(number) if number.is_finite() => self.b.splat(&wide, &format!("{number:.17e}")),
            Piece::Row(v) => {
                let row = self.b.convert(self.b.reshape(v, &shape), ty.elem);
                self.b.broadcast(row, &wide.shape, &along)
            }
            _ => return None,
        };
        let (is_it, _) = self.column_is(Range { ids: ids?, first, last, offset }, &wide, dim);
        let nothing = self.b.splat(&wide, if nothing.is_sign_negative() { "-0.0" } else { "0.0" });
        let whole = self.b.elementwise("select", &[is_it, number, nothing]);
        Some(Form::Tile { whole, dim, shift: 0 })
    }

    /// Which of all columns each row's id means, none where it is not in the range; and whether it is there.
    pub fn column_is(&self, range: Range<'c>, wide: &TensorType, dim: usize) -> (Val<'c>, Val<'c>) {
        let b = self.b;
        let (along, shape) = others(wide, dim);
        let ids = b.reshape(range.ids, &shape);
        let each = TensorType::new(shape, Elem::I32);
        // What is outside of the range is moved away from the columns.
        let least = b.compare(Direction::Ge, ids, b.int(&each, range.first));
        let most = b.compare(Direction::Le, ids, b.int(&each, range.last));
        let inside = b.elementwise("and", &[least, most]);
        let column = b.elementwise("subtract", &[ids, b.int(&each, range.offset)]);
        let column = b.elementwise("select", &[inside, column, b.int(&each, -1)]);
        let columns = b.iota(&wide.with_elem(Elem::I32), dim as i64);
        (b.compare(Direction::Eq, columns, b.broadcast(column, &wide.shape, &along)), inside)
    }
}

/// The dimensions but `dim`, and their extents.
pub(super) fn others(ty: &TensorType, dim: usize) -> (Vec<i64>, Vec<i64>) {
    let rows: Vec<i64> = (0..ty.rank() as i64).filter(|d| *d != dim as i64).collect();
    let shape = rows.iter().map(|d| ty.shape[*d as usize]).collect();
    (rows, shape)
}
