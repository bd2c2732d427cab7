//! Masks of one column per row, such as the label's part of a gradient: `column == id - first` within a block of columns, alone, in
//! an `and` with masks of the rows, or selecting a row value. The id, a mask or the row value is guarded so that it is used in one
//! block only.
//!
//! In each trip the number is 0, the column is outside of the block, or it is column `id` of all columns ([`crate::id_function`]).

use crate::id_function::{Piece, Range, Trip};
use crate::lift::{Form, Lift};
use grpo_dataflow::column_pick::one_hot_scatter;
use grpo_dataflow::constants::constant;
use grpo_dataflow::evaluate::Domain;
use grpo_dataflow::iota::is_iota_along;
use grpo_dataflow::row_broadcast::row_of;
use grpo_ir::{Direction, Elem, Elementwise, Kind, Op, TensorType, Val, direction};

impl<'c> Lift<'_, 'c> {
    /// A mask of one column per row over all columns, or a row value at that column and 0 elsewhere.
    // and(column == id, rows), select(mask, number, 0), multiply(convert(mask), number)
    pub fn masked_column(&self, op: Op<'c>, ty: &TensorType) -> Option<Form<'c>> {
        let (mask, number, zero) = masked_number(op, ty)?;
        let wide = (0..ty.rank()).filter(|d| ty.shape[*d] == self.tiles.width);
        wide.into_iter().find_map(|dim| {
            let (id, masks) = column_mask(mask, dim)?;
            self.at_column((ty, dim), zero, id, |trip| {
                let mut piece = match number.map(|v| (v, constant(v))) {
                    None => Piece::Number(1.0),
                    Some((_, Some(number))) => Piece::Number(number),
                    Some((v, None)) => trip.value(row_of(v, dim)?)?,
                };
                for mask in &masks {
                    piece = match trip.value(*mask)? {
                        Piece::Number(0.0) => Piece::Number(0.0),
                        Piece::Number(_) => piece,
                        _ => Piece::Other,
                    };
                }
                Some(piece)
            })
        })
    }

    /// A scatter of one update per row into a tile of zeros, over all columns: the gradient of a pick by an index into the tile.
    pub fn scattered(&self, op: Op<'c>, ty: &TensorType) -> Option<Form<'c>> {
        let zero = constant(op.operand(0)).filter(|x| *x == 0.0 && ty.elem.is_float())?;
        let mut wide = (0..ty.rank()).filter(|dim| ty.shape[*dim] == self.tiles.width);
        wide.find_map(|dim| {
            let (picked, _) = one_hot_scatter(op, dim).ok().filter(|(_, sets)| !sets)?;
            self.at_column((ty, dim), zero, picked.column()?, |trip| trip.value(op.operand(2)))
        })
    }

    /// `select(column == id - first, number, nothing)` of each tile, over all columns.
    fn at_column(
        &self,
        (ty, dim): (&TensorType, usize),
        nothing: f64,
        id: Val<'c>,
        number: impl Fn(&mut Trip<'_, '_, 'c>) -> Option<Piece<'c>>,
    ) -> Option<Form<'c>> {
        let rows = ty.elements() / ty.shape[dim].max(1);
        let (range, number) = self.column_by_id(None, rows, |trip| {
            let (index, number) = (trip.value(id)?, number(trip)?);
            if number == Piece::Number(0.0) {
                return Some(None);
            }
            Some(trip.column_of(index)?.map(|offset| (offset, number)))
        })?;
        let wide = self.wide(ty, dim);
        let (is_it, _) = self.column_is(range, &wide, dim);
        if ty.elem == Elem::I1 {
            return (number == Piece::Number(1.0)).then_some(Form::Tile { whole: is_it, dim, shift: 0 });
        }
        let (along, shape) = others(&wide, dim);
        let number = match number {
            Piece::Number(number) if number.is_finite() => {
                self.b.splat(&wide, &format!("{number:.17e}"))
            }
            Piece::Row(v) => {
                let row = self.b.convert(self.b.reshape(v, &shape), ty.elem);
                self.b.broadcast(row, &wide.shape, &along)
            }
            _ => return None,
        };
        let nothing = self.b.splat(&wide, if nothing.is_sign_negative() { "-0.0" } else { "0.0" });
        let whole = self.b.elementwise(Elementwise::Select, &[is_it, number, nothing]);
        Some(Form::Tile { whole, dim, shift: 0 })
    }

    /// The column of all columns for each row's id, none if it is out of range; and whether it is in range.
    pub(crate) fn column_is(
        &self,
        range: Range<'c>,
        wide: &TensorType,
        dim: usize,
    ) -> (Val<'c>, Val<'c>) {
        let b = self.b;
        let (along, shape) = others(wide, dim);
        let ids = b.reshape(range.ids, &shape);
        let each = TensorType::new(shape, Elem::I32);
        // Ids out of range are replaced by an id of no column.
        let least = b.compare(Direction::Ge, ids, b.int(&each, range.first));
        let most = b.compare(Direction::Le, ids, b.int(&each, range.last));
        let inside = b.elementwise(Elementwise::And, &[least, most]);
        let column = b.elementwise(Elementwise::Subtract, &[ids, b.int(&each, range.offset)]);
        let column = b.elementwise(Elementwise::Select, &[inside, column, b.int(&each, -1)]);
        let columns = b.iota(&wide.with_elem(Elem::I32), dim);
        (b.compare(Direction::Eq, columns, b.broadcast(column, &wide.shape, &along)), inside)
    }
}

/// The mask, the number and the zero of a number masked by columns, or a mask without number.
fn masked_number<'c>(op: Op<'c>, ty: &TensorType) -> Option<(Val<'c>, Option<Val<'c>>, f64)> {
    let operands: Vec<Val> = op.operands().collect();
    match (op.kind(), &operands[..]) {
        (Kind::Compare, _) | (Kind::And, _) if ty.elem == Elem::I1 => Some((op.result(0), None, 0.0)),
        (Kind::Select, [mask, number, zero]) if ty.elem.is_float() => {
            Some((*mask, Some(*number), constant(*zero).filter(|x| *x == 0.0)?))
        }
        (Kind::Multiply, [a, b]) if ty.elem.is_float() => {
            let converted = |v: &Val<'c>| {
                let mask = v.def().filter(|op| op.is(Kind::Convert))?.operand(0);
                TensorType::of(mask).filter(|ty| ty.elem == Elem::I1).map(|_| mask)
            };
            let first = converted(a).map(|mask| (mask, Some(*b), 0.0));
            first.or_else(|| converted(b).map(|mask| (mask, Some(*a), 0.0)))
        }
        _ => None,
    }
}

/// The id of each row, and the masks of rows, of an `and` of `column == id` with these; the columns are along `dim`.
fn column_mask<'c>(mask: Val<'c>, dim: usize) -> Option<(Val<'c>, Vec<Val<'c>>)> {
    const MOST: usize = 16;
    let (mut id, mut masks, mut pending) = (None, Vec::new(), vec![mask]);
    while let Some(v) = pending.pop() {
        let op = v.def()?;
        if op.is(Kind::And) && pending.len() < MOST {
            pending.extend(op.operands());
        } else if let Some(row) = row_of(v, dim) {
            masks.push(row);
        } else {
            (op.is(Kind::Compare) && direction(op) == Some(Direction::Eq) && id.is_none())
                .then_some(())?;
            let side = (0..2).find(|side| is_iota_along(op.operand(*side), dim))?;
            id = Some(row_of(op.operand(1 - side), dim)?);
        }
    }
    Some((id?, masks))
}

/// The dimensions other than `dim`, and their extents.
pub fn others(ty: &TensorType, dim: usize) -> (Vec<usize>, Vec<i64>) {
    let rows: Vec<usize> = (0..ty.rank()).filter(|d| *d != dim).collect();
    let shape = rows.iter().map(|d| ty.shape[*d]).collect();
    (rows, shape)
}
