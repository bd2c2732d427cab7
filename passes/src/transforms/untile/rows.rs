//! Numbers of many rows at once: what operations make of every kind of columns.

use super::statistics::row_of;
use super::trial::{KINDS, Tile, elementwise, larger};
use super::values::literal;
use crate::analysis::reducer;
use crate::ir::{Op, TensorType, Val, attr_ints};
use rustc_hash::FxHashMap as HashMap;
use std::rc::Rc;

/// Numbers of many rows: one each, or one for each column. Truth values are 0 and 1.
#[derive(Clone)]
pub(super) enum Cells {
    One(Rc<[f32]>),
    Columns(Vec<Rc<[f32]>>),
}

impl Cells {
    pub fn at(&self, column: usize) -> &[f32] {
        match self {
            Cells::One(numbers) => numbers,
            Cells::Columns(tile) => &tile[column],
        }
    }

    pub fn one(&self) -> Option<Rc<[f32]>> {
        match self {
            Cells::One(numbers) => Some(numbers.clone()),
            Cells::Columns(_) => None,
        }
    }
}

/// What may come back to a row of a loop from outside.
const GRADIENTS: [f32; 7] = [1.5, -0.75, 0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1e-20];

/// Every sequence of tiles of two columns with everything that may come back, a row each.
pub(super) struct Sequences {
    /// How many rows there are.
    pub count: usize,
    /// The columns of each trip's tile.
    pub tiles: Vec<[Rc<[f32]>; 2]>,
    /// What comes back to each row.
    pub gradients: Rc<[f32]>,
}

impl Sequences {
    pub fn of(trips: usize) -> Sequences {
        let count = KINDS.len().pow(trips as u32) * GRADIENTS.len();
        let tile_of = |row: usize, trip: usize| -> Tile {
            KINDS[row / GRADIENTS.len() / KINDS.len().pow(trip as u32) % KINDS.len()]
        };
        let column = |trip: usize, at: usize| -> Rc<[f32]> {
            (0..count).map(|row| tile_of(row, trip)[at]).collect()
        };
        let tiles = (0..trips).map(|trip| [column(trip, 0), column(trip, 1)]).collect();
        let gradients = (0..count).map(|row| GRADIENTS[row % GRADIENTS.len()]).collect();
        Sequences { count, tiles, gradients }
    }
}

/// What is known of values.
pub(super) type Known<'c> = HashMap<Val<'c>, Cells>;

/// Values of many rows, computed by the program's own operations.
pub(super) struct Rows<'a, 'c> {
    /// The value that another one has the numbers of.
    pub same: &'a dyn Fn(Val<'c>) -> Val<'c>,
    /// What the columns are along a dimension of.
    pub tile: TensorType,
    pub dim: usize,
    pub columns: usize,
    /// How many rows there are.
    pub count: usize,
    pub known: Known<'c>,
}

impl<'c> Rows<'_, 'c> {
    /// One number for all rows.
    pub fn all(&self, number: f32) -> Cells {
        Cells::One(std::iter::repeat_n(number, self.count).collect())
    }

    pub fn value(&mut self, v: Val<'c>, depth: usize) -> Option<Cells> {
        const MAX_DEPTH: usize = 64;
        let v = (self.same)(v);
        if let Some(known) = self.known.get(&v) {
            return Some(known.clone());
        }
        let value = match literal(v) {
            Some(number) => self.all(number as f32),
            None if depth < MAX_DEPTH => self.computed(v.def()?, depth + 1)?,
            None => return None,
        };
        self.known.insert(v, value.clone());
        Some(value)
    }

    fn computed(&mut self, op: Op<'c>, depth: usize) -> Option<Cells> {
        let dim = self.dim as i64;
        match op.name() {
            "stablehlo.broadcast_in_dim" => {
                let from = op.operand(0);
                if TensorType::of(from)?.elements() == 1 {
                    return self.value(from, depth);
                }
                let fits = TensorType::of(op.result(0))?.shape == self.tile.shape;
                let row = if fits { row_of(op.result(0), dim)? } else { return None };
                return self.value(row, depth).filter(|row| row.one().is_some());
            }
            "stablehlo.reduce" => {
                let from = TensorType::of(op.operand(0))?;
                let cells = self.value(op.operand(0), depth)?;
                let sums = reducer(op)? == "stablehlo.add";
                let start = literal((self.same)(op.operand(1)))? as f32;
                let single = from.elements() == TensorType::of(op.result(0))?.elements();
                let dims = op.attr("dimensions").and_then(attr_ints)?;
                let fits = op.num_operands() == 2 && dims == [dim] && from.shape == self.tile.shape;
                (fits || single && op.num_operands() == 2).then_some(())?;
                (sums || reducer(op)? == "stablehlo.maximum").then_some(())?;
                let columns = 0..if single { 1 } else { self.columns };
                let of = |a: f32, b: f32| if sums { a + b } else { larger(a, b) };
                let row = |row: usize| columns.clone().fold(start, |sum, at| of(sum, cells.at(at)[row]));
                return Some(Cells::One((0..self.count).map(row).collect()));
            }
            _ => {}
        }
        let mut operands = Vec::new();
        for v in op.operands() {
            operands.push(self.value(v, depth)?);
        }
        let make = elementwise(op)?;
        let column = |at: usize| -> Rc<[f32]> {
            let columns: Vec<&[f32]> = operands.iter().map(|cells| cells.at(at)).collect();
            let mut numbers = vec![0.0; columns.len()];
            let row = |row: usize| {
                numbers.iter_mut().zip(&columns).for_each(|(n, column)| *n = column[row]);
                make(&numbers)
            };
            (0..self.count).map(row).collect()
        };
        let one = operands.iter().all(|cells| matches!(cells, Cells::One(_)));
        Some(if one {
            Cells::One(column(0))
        } else {
            Cells::Columns((0..self.columns).map(column).collect())
        })
    }
}
