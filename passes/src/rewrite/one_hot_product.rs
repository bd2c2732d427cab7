//! Contractions of rows of which one number is not 0: what autodiff makes of logits of which a loss reads one column of each row alone, such as
//! an action's value.
//!
//! A contraction of the columns is the row's number times the matrix' entries of its column, one of the rows adds each row's entries up at its
//! column, and so does a sum over the rows. All other terms are 0, or NaN where a 0 meets what is infinite or NaN: in each of these a result is NaN
//! here, too. What the program drops, since its index is no column, is a row of zeros. Products are rounded once, to the type of the result;
//! sums run in the accumulator of that type, in the order of the rows.

use super::slice_motion::rebuilt;
use crate::analysis::anchor::{contracted_columns, is_product};
use crate::analysis::index::{Column, Picked, one_hot_scatter};
use crate::analysis::reshape::reshape_axis;
use crate::analysis::tile::{Tile, free_dims};
use crate::analysis::{is_sum, splat, splat_number};
use crate::ir::{Builder, Direction, Elem, Op, TensorType, Val, attr_ints, dot_dims};
use crate::sweep::take_along;

/// How many operations are looked through behind an operand.
const MOST_DEPTH: usize = 16;

/// Rows of zeros, into each of which one number is put.
pub struct OneHots<'c> {
    /// The operation that contracts them, or adds them up, and which operand they are.
    op: Op<'c>,
    side: usize,
    /// The rows.
    pub tile: Tile<'c>,
    /// The scatter, and where it puts what.
    pub scatter: Op<'c>,
    picked: Picked<'c>,
    /// What is done to each number, the last one first.
    maps: Vec<Op<'c>>,
}

/// The number of each row and its column.
struct Rows<'c> {
    numbers: Val<'c>,
    /// `[N]` i32; −1 where the number is dropped.
    columns: Val<'c>,
    is_put: Val<'c>,
}

impl<'c> OneHots<'c> {
    /// The rows that a contraction, or a sum over all rows, reads.
    pub fn of(op: Op<'c>) -> Option<OneHots<'c>> {
        let tiles = match op.name() {
            "stablehlo.dot_general" if is_product(op) && op.operand(0) != op.operand(1) => {
                contracted_columns(op)
            }
            "stablehlo.reduce" if is_sum(op) => summed_rows(op).into_iter().collect(),
            _ => Vec::new(),
        };
        tiles.into_iter().find_map(|tile| {
            let side = usize::from(op.is("stablehlo.dot_general") && tile.val == op.operand(1));
            let (scatter, picked, maps) = behind(tile)?;
            Some(OneHots { op, side, tile, scatter, picked, maps })
        })
    }

    /// How many numbers there are for each row in what is multiplied with the rows, or made of them: 1 for a sum.
    pub fn width(&self) -> i64 {
        let elements = |v: Val| TensorType::of(v).map_or(1, |ty| ty.elements());
        let (rows, cols) = self.tile.extent().unwrap_or((1, 1));
        let across = if self.contracts_columns() { rows } else { cols };
        elements(self.op.result(0)) / across.max(1)
    }

    fn contracts_columns(&self) -> bool {
        let contract = dot_dims(self.op).map(|d| d.of(self.side).1.to_vec());
        contract == Some(vec![self.tile.axis as i64])
    }

    /// Puts what the numbers give in the place of the operation's result. Whether it could.
    pub fn multiply(&self) -> bool {
        let b = Builder::before(self.op);
        let new = match self.op.name() {
            "stablehlo.reduce" => self.summed(&b),
            _ if self.contracts_columns() => self.of_columns(&b),
            _ => self.of_rows(&b),
        };
        if let Some(new) = new {
            self.op.result(0).replace_all_uses(new);
        }
        new.is_some()
    }

    fn rows(&self, b: &Builder<'c>) -> Option<Rows<'c>> {
        let (rows, cols) = self.tile.extent()?;
        let [Column::Rows(columns)] = self.picked.columns(b, [rows, cols], false)?[..] else {
            return None;
        };
        let [mut numbers] = self.picked.updates(b)?[..] else { return None };
        for op in self.maps.iter().rev() {
            let each = |v: Val<'c>| match splat(v) {
                Some(text) => Some(b.splat(&TensorType::new([rows], TensorType::of(v)?.elem), &text)),
                None => Some(numbers),
            };
            let operands: Option<Vec<Val>> = op.operands().into_iter().map(each).collect();
            numbers = rebuilt(b, *op, &operands?, &[rows])?;
        }
        let like = TensorType::of(columns)?;
        let reached = b.compare(Direction::Ge, columns, b.int(&like, 0));
        let below = b.compare(Direction::Lt, columns, b.int(&like, cols));
        let is_put = b.elementwise("and", &[reached, below]);
        let columns = b.one("stablehlo.select", &[is_put, columns, b.int(&like, -1)], &[], &like);
        Some(Rows { numbers, columns, is_put })
    }

    /// `Σ_v E[n,v]·matrix[v,…]`.
    fn of_columns(&self, b: &Builder<'c>) -> Option<Val<'c>> {
        let out = TensorType::of(self.op.result(0))?;
        let d = dot_dims(self.op)?;
        let matrix = self.op.operand(1 - self.side);
        let [dim] = d.of(1 - self.side).1[..] else { return None };
        let rows = self.rows(b)?;
        let wide = out.elem.accumulator();
        let taken = take_along(b, matrix, dim as usize, rows.columns);
        let ty = TensorType::of(taken)?.with_elem(wide);
        let along = |v: Val<'c>| b.broadcast(v, &ty.shape, &[0]);
        let factors = [b.convert(taken, wide), along(b.convert(rows.numbers, wide))];
        let products = b.elementwise("multiply", &factors);
        let products = b.one("stablehlo.select", &[along(rows.is_put), products, b.zero(&ty)], &[], &ty);
        // As many numbers as are not finite in all columns but the row's own.
        let all =
            b.reduce("add", not_finite(b, matrix), b.zero(&TensorType::new([], Elem::I32)), &[dim]);
        let from: Vec<i64> = (1..ty.rank() as i64).collect();
        let all = b.broadcast(all, &ty.shape, &from);
        let counts = ty.with_elem(Elem::I32);
        let own = not_finite(b, taken);
        let own = b.one("stablehlo.select", &[along(rows.is_put), own, b.zero(&counts)], &[], &counts);
        let result = or_nan(b, b.compare(Direction::Gt, all, own), products);
        self.arranged(b, result, &out, true)
    }

    /// `Σ_n E[n,v]·matrix[n,…]`.
    fn of_rows(&self, b: &Builder<'c>) -> Option<Val<'c>> {
        let out = TensorType::of(self.op.result(0))?;
        let (count, cols) = self.tile.extent()?;
        let (d, ty) = (dot_dims(self.op)?, TensorType::of(self.tile.val)?);
        let matrix = self.op.operand(1 - self.side);
        let of_matrix = TensorType::of(matrix)?;
        let (contract, theirs) = (d.of(self.side).1, d.of(1 - self.side).1);
        let mut order = Vec::new();
        for dim in (0..ty.rank()).filter(|dim| *dim != self.tile.axis) {
            match contract.iter().position(|c| *c as usize == dim) {
                Some(at) => order.push(theirs[at]),
                None => (ty.shape[dim] == 1).then_some(())?,
            }
        }
        let free = free_dims(of_matrix.rank(), &[], theirs);
        let width: i64 = free.iter().map(|dim| of_matrix.shape[*dim]).product();
        order.extend(free.into_iter().map(|dim| dim as i64));
        let matrix = b.reshape(b.transpose(matrix, &order), &[count, width]);
        let rows = self.rows(b)?;
        let wide = out.elem.accumulator();
        let along = |v: Val<'c>| b.broadcast(v, &[count, width], &[0]);
        let factors = [b.convert(matrix, wide), along(b.convert(rows.numbers, wide))];
        let products = b.elementwise("multiply", &factors);
        let zeros = b.zero(&TensorType::new([cols, width], wide));
        let numbers = "#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], \
                       scatter_dims_to_operand_dims = [0], index_vector_dim = 1>";
        let sums = b.scatter([zeros, b.reshape(rows.columns, &[count, 1]), products], numbers, false);
        // The first and the last column of rows that have what is not finite: another column's sum has 0 times that in it.
        let indices = TensorType::new([count, width], Elem::I32);
        let is_finite = b.one("stablehlo.is_finite", &[matrix], &[], &indices.with_elem(Elem::I1));
        let outermost = |reducer, none: i64| {
            let number = |ty: &TensorType| b.int(ty, none);
            let of = [is_finite, number(&indices), along(rows.columns)];
            let of = b.one("stablehlo.select", &of, &[], &indices);
            let one = b.reduce(reducer, of, number(&TensorType::new([], Elem::I32)), &[0]);
            b.broadcast(one, &[cols, width], &[1])
        };
        let columns = b.iota(&TensorType::new([cols, width], Elem::I32), 0);
        let before = b.compare(Direction::Lt, outermost("minimum", i32::MAX.into()), columns);
        let after = b.compare(Direction::Gt, outermost("maximum", i32::MIN.into()), columns);
        let result = or_nan(b, b.elementwise("or", &[before, after]), sums);
        self.arranged(b, result, &out, false)
    }

    /// `Σ_n E[n,v]`.
    fn summed(&self, b: &Builder<'c>) -> Option<Val<'c>> {
        let out = TensorType::of(self.op.result(0))?;
        let (count, cols) = self.tile.extent()?;
        let rows = self.rows(b)?;
        let wide = out.elem.accumulator();
        let zeros = b.zero(&TensorType::new([cols], wide));
        let numbers = "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], \
                       index_vector_dim = 1>";
        let index = b.reshape(rows.columns, &[count, 1]);
        let sums = b.scatter([zeros, index, b.convert(rows.numbers, wide)], numbers, false);
        Some(b.reshape(b.convert(sums, out.elem), &out.shape))
    }

    /// What a contraction gives, with the dimensions of the rows' operand (or its columns) before the matrix' or behind.
    fn arranged(&self, b: &Builder<'c>, v: Val<'c>, out: &TensorType, by_rows: bool) -> Option<Val<'c>> {
        let v = b.convert(v, out.elem);
        let (rows, cols) = self.tile.extent()?;
        let first = if by_rows { rows } else { cols };
        let width = TensorType::of(v)?.elements() / first;
        let v = b.reshape(v, &[first, width]);
        let v = if self.side == 0 { v } else { b.transpose(v, &[1, 0]) };
        Some(b.reshape(v, &out.shape))
    }
}

/// The tile that a sum over all rows reads.
fn summed_rows(op: Op) -> Option<Tile> {
    let dims = op.attr("dimensions").and_then(attr_ints)?;
    let (val, out) = (op.operand(0), TensorType::of(op.result(0))?);
    let ty = TensorType::of(val)?;
    let left: Vec<usize> = (0..ty.rank()).filter(|d| !dims.contains(&(*d as i64))).collect();
    let long: Vec<usize> = left.into_iter().filter(|d| ty.shape[*d] != 1).collect();
    let [axis] = long[..] else { return None };
    (ty.elem == out.elem && ty.elements() > ty.shape[axis]).then_some(Tile { val, axis })
}

/// The scatter that puts one number into each row of a tile, and what is done to each number behind it: nothing that makes another number of a 0.
fn behind<'c>(mut tile: Tile<'c>) -> Option<(Op<'c>, Picked<'c>, Vec<Op<'c>>)> {
    let mut maps = Vec::new();
    for _ in 0..MOST_DEPTH {
        let op = tile.val.def()?;
        let ty = TensorType::of(tile.val)?;
        let is_scale = |v: Val| splat_number(v).is_some_and(|x| x.is_finite() && x != 0.0);
        match op.name() {
            "stablehlo.scatter" => {
                let (picked, _) = one_hot_scatter(op, tile.axis).ok()?;
                let is_known = picked.is_one() && picked.is_own() && ty.elem.is_float();
                let zeros = splat_number(op.operand(0)) == Some(0.0);
                return (is_known && zeros).then_some((op, picked, maps));
            }
            "stablehlo.reshape" => {
                let axis = reshape_axis(op.operand(0), &ty, tile.axis)?;
                tile = Tile { val: op.operand(0), axis };
            }
            "stablehlo.optimization_barrier" => {
                tile.val = op.operand(tile.val.result_index());
            }
            "stablehlo.negate" | "stablehlo.convert" => {
                TensorType::of(op.operand(0))?.elem.is_float().then_some(())?;
                maps.push(op);
                tile.val = op.operand(0);
            }
            "stablehlo.multiply" | "stablehlo.divide" if is_scale(op.operand(1)) => {
                maps.push(op);
                tile.val = op.operand(0);
            }
            "stablehlo.multiply" if is_scale(op.operand(0)) => {
                maps.push(op);
                tile.val = op.operand(1);
            }
            _ => return None,
        }
    }
    None
}

/// 1 for each number that is infinite or NaN, else 0.
fn not_finite<'c>(b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(v).expect("a tensor operand");
    let is = b.one("stablehlo.is_finite", &[v], &[], &ty.with_elem(Elem::I1));
    b.convert(b.elementwise("not", &[is]), Elem::I32)
}

/// A value, but NaN where a condition holds.
fn or_nan<'c>(b: &Builder<'c>, holds: Val<'c>, v: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(v).expect("a tensor operand");
    // 0 / 0.
    let zero = b.zero(&ty);
    let nan = b.elementwise("divide", &[zero, zero]);
    b.one("stablehlo.select", &[holds, nan, v], &[], &ty)
}
