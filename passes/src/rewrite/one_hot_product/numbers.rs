//! Rows of zeros into which a few numbers are put, and these numbers.

use crate::analysis::index::{Column, Picked, one_hot_scatter, padded};
use crate::analysis::reshape::reshape_axis;
use crate::analysis::tile::Tile;
use crate::analysis::{splat, splat_number};
use crate::ir::{Builder, Direction, Elem, Op, Start, TensorType, Val};
use crate::rewrite::slice_motion::rebuilt;

/// How many operations are looked through behind an operand, one in another.
const MOST_DEPTH: usize = 16;

/// More numbers of a row are not told apart.
const MOST_NUMBERS: i64 = 32;

/// How the rows are made.
pub enum Made<'c> {
    /// A scatter, or a pad of a few columns.
    Put { op: Op<'c>, picked: Picked<'c>, sets: bool },
    /// What makes no other number of a 0.
    Map { op: Op<'c>, of: Box<Made<'c>> },
    /// A sum, or a difference.
    Both { op: Op<'c>, of: Box<[Made<'c>; 2]> },
}

/// The numbers of each row, and their columns, which differ from each other.
pub struct Numbers<'c> {
    /// `[K, N]`.
    pub numbers: Val<'c>,
    /// `[K, N]` i32; −1 where the number is dropped.
    pub columns: Val<'c>,
}

impl<'c> Made<'c> {
    /// How a tile is made, where it is of such rows.
    pub fn of(tile: Tile<'c>) -> Option<Made<'c>> {
        Made::within(tile, MOST_DEPTH).filter(|made| made.count() <= MOST_NUMBERS)
    }

    fn within(tile: Tile<'c>, depth: usize) -> Option<Made<'c>> {
        let op = tile.val.def().filter(|_| depth > 0)?;
        let ty = TensorType::of(tile.val).filter(|ty| ty.elem.is_float())?;
        let is_scale = |v: Val| splat_number(v).is_some_and(|x| x.is_finite() && x != 0.0);
        let is_zero = |v: Val| splat_number(v) == Some(0.0);
        let below = |val: Val<'c>| Made::within(Tile { val, ..tile }, depth - 1);
        let map = |val: Val<'c>| Some(Made::Map { op, of: Box::new(below(val)?) });
        match op.name() {
            "stablehlo.scatter" => {
                let (picked, sets) = one_hot_scatter(op, tile.axis).ok()?;
                is_zero(op.operand(0)).then_some(Made::Put { op, picked, sets })
            }
            "stablehlo.pad" if is_zero(op.operand(1)) => {
                Some(Made::Put { op, picked: padded(op, tile.axis)?, sets: true })
            }
            "stablehlo.reshape" => {
                let axis = reshape_axis(op.operand(0), &ty, tile.axis)?;
                Made::within(Tile { val: op.operand(0), axis }, depth - 1)
            }
            "stablehlo.optimization_barrier" => below(op.operand(tile.val.result_index())),
            "stablehlo.negate" | "stablehlo.convert" => map(op.operand(0)),
            "stablehlo.multiply" | "stablehlo.divide" if is_scale(op.operand(1)) => map(op.operand(0)),
            "stablehlo.multiply" if is_scale(op.operand(0)) => map(op.operand(1)),
            "stablehlo.add" | "stablehlo.subtract" => {
                let of = Box::new([below(op.operand(0))?, below(op.operand(1))?]);
                Some(Made::Both { op, of })
            }
            _ => None,
        }
    }

    /// The scatters and pads.
    pub fn puts(&self) -> Vec<(Op<'c>, Picked<'c>)> {
        match self {
            Made::Put { op, picked, .. } => vec![(*op, *picked)],
            Made::Map { of, .. } => of.puts(),
            Made::Both { of, .. } => of.iter().flat_map(Made::puts).collect(),
        }
    }

    /// How many numbers of each row there are.
    pub fn count(&self) -> i64 {
        self.puts().iter().map(|(_, picked)| picked.count()).sum()
    }

    /// The numbers of `rows` rows of `cols` columns: what is put into one column is added up where the program adds it up.
    pub fn numbers(&self, b: &Builder<'c>, [rows, cols]: [i64; 2]) -> Option<Numbers<'c>> {
        match self {
            Made::Put { picked, sets, .. } => {
                let like = TensorType::new([rows], Elem::I32);
                let columns = picked.columns(b, [rows, cols], false)?.into_iter().map(|c| match c {
                    Column::Rows(v) => v,
                    Column::Literal(number) => b.int(&like, number),
                });
                let columns = stacked(b, &columns.collect::<Vec<Val>>());
                let like = TensorType::of(columns)?;
                let reached = b.compare(Direction::Ge, columns, b.int(&like, 0));
                let below = b.compare(Direction::Lt, columns, b.int(&like, cols));
                let is_put = b.elementwise("and", &[reached, below]);
                let columns =
                    b.one("stablehlo.select", &[is_put, columns, b.int(&like, -1)], &[], &like);
                let numbers = stacked(b, &picked.updates(b)?);
                Numbers { numbers, columns }.told_apart(b, !sets)
            }
            Made::Map { op, of } => {
                let Numbers { numbers, columns } = of.numbers(b, [rows, cols])?;
                let shape = TensorType::of(numbers)?.shape;
                let each = |v: Val<'c>| match splat(v) {
                    Some(text) => {
                        Some(b.splat(&TensorType::new(shape.clone(), TensorType::of(v)?.elem), &text))
                    }
                    None => Some(numbers),
                };
                let operands: Option<Vec<Val>> = op.operands().into_iter().map(each).collect();
                let numbers = rebuilt(b, *op, &operands?, &shape)?;
                Some(Numbers { numbers, columns })
            }
            Made::Both { op, of } => {
                let (one, other) = (of[0].numbers(b, [rows, cols])?, of[1].numbers(b, [rows, cols])?);
                let other_numbers = match op.is("stablehlo.subtract") {
                    true => b.elementwise("negate", &[other.numbers]),
                    false => other.numbers,
                };
                let numbers = b.concatenate(&[one.numbers, other_numbers], 0);
                let columns = b.concatenate(&[one.columns, other.columns], 0);
                Numbers { numbers, columns }.told_apart(b, true)
            }
        }
    }
}

impl<'c> Numbers<'c> {
    /// One number for each column: the sum, or, where all are the same one, that.
    fn told_apart(self, b: &Builder<'c>, adds: bool) -> Option<Numbers<'c>> {
        let Numbers { numbers, columns } = self;
        let (ty, like) = (TensorType::of(numbers)?, TensorType::of(columns)?);
        let [count, rows] = ty.shape[..] else { return None };
        if count == 1 {
            return Some(Numbers { numbers, columns });
        }
        let pairs = [count, count, rows];
        let (of, with) = (b.broadcast(columns, &pairs, &[0, 2]), b.broadcast(columns, &pairs, &[1, 2]));
        let same = b.compare(Direction::Eq, of, with);
        let number = |dim| b.iota(&TensorType::new(pairs, Elem::I32), dim);
        let (at, of_with) = (number(0), number(1));
        let is_earlier = b.compare(Direction::Lt, of_with, at);
        let has_earlier = b.elementwise("and", &[same, is_earlier]);
        let taken = b.reduce("or", has_earlier, b.zero(&TensorType::new([], Elem::I1)), &[1]);
        let columns = b.one("stablehlo.select", &[taken, b.int(&like, -1), columns], &[], &like);
        if !adds {
            return Some(Numbers { numbers, columns });
        }
        let wide = ty.elem.accumulator();
        let all = b.broadcast(b.convert(numbers, wide), &pairs, &[1, 2]);
        let none = b.zero(&TensorType::of(all)?);
        let own = b.one("stablehlo.select", &[same, all, none], &[], &TensorType::of(all)?);
        let sums = b.reduce("add", own, b.zero(&TensorType::new([], wide)), &[1]);
        Some(Numbers { numbers: b.convert(sums, ty.elem), columns })
    }

    /// Number `k` of each row, its column, and whether it is put there.
    pub fn at(&self, b: &Builder<'c>, k: i64) -> Option<[Val<'c>; 3]> {
        let one = |v: Val<'c>| {
            let rows = TensorType::of(v)?.shape[1];
            Some(b.reshape(b.slice(v, 0, Start::At(k), 1), &[rows]))
        };
        let (number, column) = (one(self.numbers)?, one(self.columns)?);
        let is_put = b.compare(Direction::Ge, column, b.int(&TensorType::of(column)?, 0));
        Some([number, column, is_put])
    }
}

/// `[N]` values one after the other, `[K, N]`.
fn stacked<'c>(b: &Builder<'c>, each: &[Val<'c>]) -> Val<'c> {
    let rows = each.first().and_then(|v| TensorType::of(*v)).map_or(0, |ty| ty.elements());
    let each: Vec<Val> = each.iter().map(|v| b.reshape(*v, &[1, rows])).collect();
    if let [one] = each[..] { one } else { b.concatenate(&each, 0) }
}
