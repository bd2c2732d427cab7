//! Contractions of rows of which a few numbers are not 0: what autodiff makes of logits of which a loss reads some columns of each row alone, such
//! as an action's value, a choice's, or a teacher's likeliest tokens.
//!
//! A contraction of the columns is each of the row's numbers times the matrix' entries of its column, one of the rows adds each row's entries up at its
//! columns, and so does a sum over the rows. All other terms are 0, or NaN where a 0 meets what is infinite or NaN: in each of these a result is NaN
//! here, too. Numbers that the program adds up in one column are added up before they are multiplied, so that what overflows or cancels does so
//! here. What the program drops, since its index is no column, is a row of zeros. Products are rounded once, to the type of the result;
//! sums run in the accumulator of that type, in the order of the rows.

mod numbers;

use crate::analysis::anchor::{contracted_columns, is_product};
use crate::analysis::is_sum;
use crate::analysis::tile::{Tile, free_dims};
use crate::ir::{Builder, Direction, Elem, Op, Start, TensorType, Val, attr_ints, dot_dims};
use crate::sweep::take_along;
use numbers::{Made, Numbers};

/// Rows of zeros, into each of which a few numbers are put.
pub struct OneHots<'c> {
    /// The operation that contracts them, or adds them up, and which operand they are.
    op: Op<'c>,
    side: usize,
    /// The rows.
    pub tile: Tile<'c>,
    made: Made<'c>,
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
            // Where there is no row, or no column, there is no number.
            tile.extent().filter(|(rows, cols)| *rows > 0 && *cols > 0)?;
            Some(OneHots { op, side, tile, made: Made::of(tile)? })
        })
    }

    /// The scatters and pads that put the numbers, the last one first.
    pub fn puts(&self) -> Vec<Op<'c>> {
        self.made.puts().into_iter().map(|(op, _)| op).collect()
    }

    /// Whether each number is proved to be put into the row that it is for.
    pub fn is_own(&self) -> bool {
        self.made.puts().iter().all(|(_, picked)| picked.is_own())
    }

    /// How many numbers are put into each row.
    pub fn count(&self) -> i64 {
        self.made.count()
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

    fn numbers(&self, b: &Builder<'c>) -> Option<Numbers<'c>> {
        let (rows, cols) = self.tile.extent()?;
        self.made.numbers(b, [rows, cols])
    }

    /// `Σ_v E[n,v]·matrix[v,…]`.
    fn of_columns(&self, b: &Builder<'c>) -> Option<Val<'c>> {
        let out = TensorType::of(self.op.result(0))?;
        let d = dot_dims(self.op)?;
        let matrix = self.op.operand(1 - self.side);
        let [dim] = d.of(1 - self.side).1[..] else { return None };
        let rows = self.numbers(b)?;
        let wide = out.elem.accumulator();
        let (mut products, mut own): (Option<Val>, Option<Val>) = (None, None);
        let plus = |a: Option<Val<'c>>, v| a.map_or(v, |a| b.elementwise("add", &[a, v]));
        for k in 0..self.count() {
            let [number, column, is_put] = rows.at(b, k)?;
            let taken = take_along(b, matrix, dim as usize, column);
            let ty = TensorType::of(taken)?.with_elem(wide);
            let along = |v: Val<'c>| b.broadcast(v, &ty.shape, &[0]);
            let factors = [b.convert(taken, wide), along(b.convert(number, wide))];
            let product = b.elementwise("multiply", &factors);
            let product = b.one("stablehlo.select", &[along(is_put), product, b.zero(&ty)], &[], &ty);
            let (counts, bad) = (ty.with_elem(Elem::I32), not_finite(b, taken));
            let bad = b.one("stablehlo.select", &[along(is_put), bad, b.zero(&counts)], &[], &counts);
            (products, own) = (Some(plus(products, product)), Some(plus(own, bad)));
        }
        let (products, own) = products.zip(own)?;
        let ty = TensorType::of(products)?;
        // As many numbers as are not finite in all columns but the row's own ones.
        let all =
            b.reduce("add", not_finite(b, matrix), b.zero(&TensorType::new([], Elem::I32)), &[dim]);
        let from: Vec<i64> = (1..ty.rank() as i64).collect();
        let all = b.broadcast(all, &ty.shape, &from);
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
        let rows = self.numbers(b)?;
        let wide = out.elem.accumulator();
        let along = |v: Val<'c>| b.broadcast(v, &[count, width], &[0]);
        let mut sums = b.zero(&TensorType::new([cols, width], wide));
        let numbers = "#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], \
                       scatter_dims_to_operand_dims = [0], index_vector_dim = 1>";
        for k in 0..self.count() {
            let [number, column, _] = rows.at(b, k)?;
            let factors = [b.convert(matrix, wide), along(b.convert(number, wide))];
            let products = b.elementwise("multiply", &factors);
            sums = b.scatter([sums, b.reshape(column, &[count, 1]), products], numbers, false);
        }
        let result = match self.count() {
            1 => or_nan(b, misses_one(b, &rows, matrix, cols)?, sums),
            _ => in_branch(b, sums, matrix, |b| misses(b, &rows, matrix, cols))?,
        };
        self.arranged(b, result, &out, false)
    }

    /// `Σ_n E[n,v]`.
    fn summed(&self, b: &Builder<'c>) -> Option<Val<'c>> {
        let out = TensorType::of(self.op.result(0))?;
        let (count, cols) = self.tile.extent()?;
        let rows = self.numbers(b)?;
        let wide = out.elem.accumulator();
        let mut sums = b.zero(&TensorType::new([cols], wide));
        let numbers = "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], \
                       index_vector_dim = 1>";
        for k in 0..self.count() {
            let [number, column, _] = rows.at(b, k)?;
            let index = b.reshape(column, &[count, 1]);
            sums = b.scatter([sums, index, b.convert(number, wide)], numbers, false);
        }
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

/// Where a sum over rows, `[V, W]`, has 0 times what is not finite in the rows' matrix, `[N, W]`, of which each row has one number: the first and
/// the last column of rows with such an entry are compared with each column.
fn misses_one<'c>(b: &Builder<'c>, rows: &Numbers<'c>, matrix: Val<'c>, cols: i64) -> Option<Val<'c>> {
    let ty = TensorType::of(matrix)?.with_elem(Elem::I32);
    let [_, column, _] = rows.at(b, 0)?;
    let is_finite = b.one("stablehlo.is_finite", &[matrix], &[], &ty.with_elem(Elem::I1));
    let all = [cols, ty.shape[1]];
    let outermost = |reducer, none: i64| {
        let number = |ty: &TensorType| b.int(ty, none);
        let of = [is_finite, number(&ty), b.broadcast(column, &ty.shape, &[0])];
        let of = b.one("stablehlo.select", &of, &[], &ty);
        let one = b.reduce(reducer, of, number(&TensorType::new([], Elem::I32)), &[0]);
        b.broadcast(one, &all, &[1])
    };
    let columns = b.iota(&TensorType::new(all, Elem::I32), 0);
    let before = b.compare(Direction::Lt, outermost("minimum", i32::MAX.into()), columns);
    let after = b.compare(Direction::Gt, outermost("maximum", i32::MIN.into()), columns);
    Some(b.elementwise("or", &[before, after]))
}

/// The same of several numbers: a column is spared where each row with such an entry has it, and so does the first of these rows. How many of them
/// have each of that row's columns is counted.
fn misses<'c>(b: &Builder<'c>, rows: &Numbers<'c>, matrix: Val<'c>, cols: i64) -> Option<Val<'c>> {
    let [count, width] = TensorType::of(matrix)?.shape[..] else { return None };
    let [several, _] = TensorType::of(rows.columns)?.shape[..] else { return None };
    let i32s = |shape: &[i64]| TensorType::new(shape, Elem::I32);
    let one = |number: i64| b.int(&i32s(&[]), number);
    let bad = not_finite(b, matrix);
    let total = b.reduce("add", bad, one(0), &[0]);
    let is_bad = b.compare(Direction::Ne, bad, b.zero(&i32s(&[count, width])));
    let number = b.iota(&i32s(&[count, width]), 0);
    let of_bad = [is_bad, number, b.int(&i32s(&[count, width]), count)];
    let of_bad = b.one("stablehlo.select", &of_bad, &[], &i32s(&[count, width]));
    let first = b.reduce("minimum", of_bad, one(count), &[0]);
    // `[W, K]`.
    let of_first = take_along(b, rows.columns, 1, first);
    let all = [cols, width];
    let column = b.iota(&i32s(&all), 0);
    let mut is_spared = b.splat(&TensorType::new(all, Elem::I1), "false");
    let each = [several, count, width];
    let (theirs, is_bad) =
        (b.broadcast(rows.columns, &each, &[0, 1]), b.broadcast(is_bad, &each, &[1, 2]));
    for k in 0..several {
        let candidate = b.reshape(b.slice(of_first, 1, Start::At(k), 1), &[width]);
        let same = b.compare(Direction::Eq, theirs, b.broadcast(candidate, &each, &[2]));
        let have = b.convert(b.elementwise("and", &[same, is_bad]), Elem::I32);
        let have = b.reduce("add", have, one(0), &[0, 1]);
        let is_of_all = b.compare(Direction::Eq, have, total);
        let spared = [is_of_all, candidate, b.int(&i32s(&[width]), -1)];
        let spared = b.one("stablehlo.select", &spared, &[], &i32s(&[width]));
        let here = b.compare(Direction::Eq, column, b.broadcast(spared, &all, &[1]));
        is_spared = b.elementwise("or", &[is_spared, here]);
    }
    let some = b.compare(Direction::Gt, total, b.zero(&i32s(&[width])));
    Some(b.elementwise("and", &[b.broadcast(some, &all, &[1]), b.elementwise("not", &[is_spared])]))
}

/// A value, but NaN where a condition holds, which is looked at where something in the matrix is not finite.
fn in_branch<'c>(
    b: &Builder<'c>,
    v: Val<'c>,
    matrix: Val<'c>,
    holds: impl Fn(&Builder<'c>) -> Option<Val<'c>>,
) -> Option<Val<'c>> {
    let (bad, ty) = (not_finite(b, matrix), TensorType::of(v)?);
    let some = b.reduce("maximum", bad, b.zero(&TensorType::new([], Elem::I32)), &[0, 1]);
    let (as_it_is, block) = b.region(&[]);
    Builder::at_end(block, *b).op("stablehlo.return", &[v], &[], &[], &[]);
    let (with_nan, block) = b.region(&[]);
    let inner = Builder::at_end(block, *b);
    let new = or_nan(&inner, holds(&inner)?, v);
    inner.op("stablehlo.return", &[new], &[], &[], &[]);
    Some(b.op("stablehlo.case", &[some], &[], &[ty.mlir(b.context)], &[as_it_is, with_nan]).result(0))
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
