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
    /// What comes back to each row, of each thing that does.
    pub gradients: Vec<Rc<[f32]>>,
}

impl Sequences {
    pub fn of(trips: usize) -> Sequences {
        Sequences::of_several(trips, 1)
    }

    /// The same where several things come back: everything of all alike, and numbers and what is none of one beside the others'.
    pub fn of_several(trips: usize, things: usize) -> Sequences {
        let mut ways: Vec<Vec<f32>> = GRADIENTS.iter().map(|of| vec![*of; things]).collect();
        if things > 1 {
            const BESIDE: [(f32, f32); 5] = [
                (1.5, 0.0),
                (f32::INFINITY, 0.0),
                (0.0, 0.5),
                (f32::NEG_INFINITY, 0.5),
                (f32::NAN, 0.5),
            ];
            for (at, (of, rest)) in (0..things).flat_map(|at| BESIDE.map(|way| (at, way))) {
                ways.push((0..things).map(|i| if i == at { of } else { rest }).collect());
            }
        }
        Sequences::of_kinds(&every_kind(trips), &ways[..if things == 0 { 1 } else { ways.len() }])
    }

    /// These sequences, each of as many kinds of tiles, with each of these that come back.
    fn of_kinds(kinds: &[Vec<usize>], ways: &[Vec<f32>]) -> Sequences {
        let trips = kinds.first().map_or(0, Vec::len);
        let count = kinds.len() * ways.len();
        let tile_of = |row: usize, trip: usize| -> Tile { KINDS[kinds[row / ways.len()][trip]] };
        let column = |trip: usize, at: usize| -> Rc<[f32]> {
            (0..count).map(|row| tile_of(row, trip)[at]).collect()
        };
        let tiles = (0..trips).map(|trip| [column(trip, 0), column(trip, 1)]).collect();
        let things = 0..ways.first().map_or(0, Vec::len);
        let comes_back = |at: usize| (0..count).map(|row| ways[row % ways.len()][at]).collect();
        let gradients = things.map(comes_back).collect();
        Sequences { count, tiles, gradients }
    }

    /// Of tiles that do not stand in a loop: every sequence of up to three tiles; of more, every kind of two tiles of which one
    /// is the first or the last one, where the others are ordinary, or nothing but −inf, or that in front of the second. In parts.
    /// Where all but the last are `trips` of one loop, those in the middle are alike: the other one is the second or the last but one.
    pub fn of_some(tiles: usize, trips: bool) -> impl Iterator<Item = Sequences> {
        const PART: usize = 1024;
        const ORDINARY: usize = 0;
        const NOTHING: usize = 2;
        let mut kinds: Vec<Vec<usize>> = Vec::new();
        if tiles <= 3 {
            kinds = every_kind(tiles);
        } else {
            let tried = |at: &usize| !trips || *at == 1 || *at + 2 >= tiles;
            let first = (1..tiles).filter(tried).map(|at| (0, at));
            let pairs = first.chain((1..tiles - 1).filter(tried).map(|at| (at, tiles - 1)));
            for ((a, b), fill) in pairs.flat_map(|pair| (0..3).map(move |fill| (pair, fill))) {
                for of in 0..KINDS.len() * KINDS.len() {
                    let kind = |at: usize| match at {
                        at if at == a => of % KINDS.len(),
                        at if at == b => of / KINDS.len(),
                        at if fill == 1 || fill == 2 && at < b => NOTHING,
                        _ => ORDINARY,
                    };
                    kinds.push((0..tiles).map(kind).collect());
                }
            }
        }
        let parts = kinds.len().div_ceil(PART);
        (0..parts).map(move |at| {
            let end = kinds.len().min((at + 1) * PART);
            Sequences::of_kinds(&kinds[at * PART..end], &GRADIENTS.map(|of| vec![of]))
        })
    }
}

/// Every sequence of kinds of tiles.
fn every_kind(tiles: usize) -> Vec<Vec<usize>> {
    let kind_of = |row: usize, tile: usize| row / KINDS.len().pow(tile as u32) % KINDS.len();
    let rows = 0..KINDS.len().pow(tiles as u32);
    rows.map(|row| (0..tiles).map(|tile| kind_of(row, tile)).collect()).collect()
}

/// What is known of values.
pub(super) type Known<'c> = HashMap<Val<'c>, Cells>;

/// Values of many rows, computed by the program's own operations.
pub(super) struct Rows<'a, 'c> {
    /// The value that another one has the numbers of.
    pub same: &'a dyn Fn(Val<'c>) -> Val<'c>,
    /// What the columns are along a dimension of: the types of tiles.
    pub tiles: Vec<TensorType>,
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

    fn has_columns(&self, ty: &TensorType) -> bool {
        self.tiles.iter().any(|tile| tile.shape == ty.shape)
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
                let fits = self.has_columns(&TensorType::of(op.result(0))?);
                let row = if fits { row_of(op.result(0), dim)? } else { return None };
                return self.value(row, depth).filter(|row| row.one().is_some());
            }
            "stablehlo.reduce" => {
                let from = TensorType::of(op.operand(0))?;
                let cells = self.value(op.operand(0), depth)?;
                let sums = reducer(op)? == "stablehlo.add";
                let start = literal((self.same)(op.operand(1)))? as f32;
                let dims = op.attr("dimensions").and_then(attr_ints)?;
                let fits = op.num_operands() == 2 && dims == [dim] && self.has_columns(&from);
                // A tile of one column is tried out with several as well.
                let is_tile = fits && cells.one().is_none();
                let single = !is_tile && from.elements() == TensorType::of(op.result(0))?.elements();
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
