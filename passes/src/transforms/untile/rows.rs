//! Numbers of many rows at once: what operations make of every kind of columns.

use super::kinds::{Column, Kinds, Products};
use super::statistics::row_of;
use super::trial::{KINDS, elementwise, larger};
use super::values::literal;
use crate::analysis::reducer;
use crate::ir::{Op, TensorType, Val, attr_ints};
use rustc_hash::FxHashMap as HashMap;
use std::rc::Rc;

/// Numbers of many rows: one each, or one for each column. Truth values are 0 and 1.
#[derive(Clone)]
pub(super) enum Cells {
    One(Column),
    Columns(Vec<Column>),
}

impl Cells {
    pub fn at(&self, column: usize) -> &Column {
        match self {
            Cells::One(numbers) => numbers,
            Cells::Columns(tile) => &tile[column],
        }
    }

    fn has_columns(&self) -> bool {
        matches!(self, Cells::Columns(_))
    }

    /// The numbers row by row, if there is one for each.
    pub fn one(&self) -> Option<Rc<[f32]>> {
        match self {
            Cells::One(numbers) => Some(numbers.rows().collect()),
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
    pub tiles: Vec<[Column; 2]>,
    /// What comes back to each row, of each thing that does.
    pub gradients: Vec<Column>,
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

    /// These sequences, the kinds of each trip's tile, with each of these that come back.
    fn of_kinds(kinds: &[Vec<u8>], ways: &[Vec<f32>]) -> Sequences {
        let sequences = kinds.first().map_or(1, Vec::len);
        let count = sequences * ways.len();
        let tile = |of: &Vec<u8>| {
            let each = of.iter().flat_map(|kind| std::iter::repeat_n(usize::from(*kind), ways.len()));
            let each = Kinds::of(KINDS.len(), each);
            [0, 1].map(|at| Column::new(KINDS.map(|tile| tile[at]).into(), each.clone()))
        };
        let back = Kinds::of(ways.len(), (0..sequences).flat_map(|_| 0..ways.len()));
        let things = 0..ways.first().map_or(0, Vec::len);
        let comes_back = |at: usize| Column::new(ways.iter().map(|way| way[at]).collect(), back.clone());
        let tiles = kinds.iter().map(tile).collect();
        Sequences { count, tiles, gradients: things.map(comes_back).collect() }
    }

    /// Of tiles that do not stand in a loop: every sequence of up to three tiles; of more, every kind of two tiles of which one
    /// is the first or the last one, where the others are ordinary, or nothing but −inf, or that in front of the second. In parts.
    /// Where all but the last are `trips` of one loop, those in the middle are alike: the other one is the second or the last but one.
    /// Nothing comes back where that is not asked for.
    pub fn of_some(tiles: usize, trips: bool, comes_back: bool) -> impl Iterator<Item = Sequences> {
        const PART: usize = 7;
        const ORDINARY: u8 = 0;
        const NOTHING: u8 = 2;
        // Which two tiles are of every kind, and how the others are filled.
        let mut pairs: Vec<(usize, usize, u8)> = Vec::new();
        if tiles > 3 {
            let tried = |at: &usize| !trips || *at == 1 || *at + 2 >= tiles;
            let first = (1..tiles).filter(tried).map(|at| (0, at));
            let all = first.chain((1..tiles - 1).filter(tried).map(|at| (at, tiles - 1)));
            pairs.extend(all.flat_map(|(a, b)| (0..3).map(move |fill| (a, b, fill))));
        }
        let kind = |(a, b, fill): (usize, usize, u8), at: usize, of: usize| match at {
            at if at == a => (of % KINDS.len()) as u8,
            at if at == b => (of / KINDS.len()) as u8,
            at if fill == 1 || fill == 2 && at < b => NOTHING,
            _ => ORDINARY,
        };
        let each = move |pairs: &[(usize, usize, u8)], at: usize| {
            let all =
                pairs.iter().flat_map(|pair| (0..KINDS.len().pow(2)).map(|of| kind(*pair, at, of)));
            all.collect()
        };
        let ways = if comes_back { GRADIENTS.map(|of| vec![of]).to_vec() } else { vec![Vec::new()] };
        let parts = pairs.len().div_ceil(PART).max(1);
        (0..parts).map(move |part| {
            let pairs = &pairs[part * PART..pairs.len().min((part + 1) * PART)];
            let kinds = match pairs {
                [] => every_kind(tiles),
                pairs => (0..tiles).map(|at| each(pairs, at)).collect(),
            };
            Sequences::of_kinds(&kinds, &ways)
        })
    }
}

/// Every sequence of kinds of tiles, tile by tile.
fn every_kind(tiles: usize) -> Vec<Vec<u8>> {
    let kind_of = |row: usize, tile: usize| (row / KINDS.len().pow(tile as u32) % KINDS.len()) as u8;
    let rows = KINDS.len().pow(tiles as u32);
    (0..tiles).map(|tile| (0..rows).map(|row| kind_of(row, tile)).collect()).collect()
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
    products: Products,
}

impl<'a, 'c> Rows<'a, 'c> {
    /// So many rows, of which nothing is known so far, with so many columns along dimension `dim` of the tiles.
    pub fn of(
        same: &'a dyn Fn(Val<'c>) -> Val<'c>,
        (tiles, dim): (Vec<TensorType>, usize),
        [count, columns]: [usize; 2],
    ) -> Rows<'a, 'c> {
        let (known, products) = (Known::default(), Products::default());
        Rows { same, tiles, dim, columns, count, known, products }
    }

    /// One number for all rows.
    pub fn all(&self, number: f32) -> Cells {
        Cells::One(Column::new([number].into(), Kinds::of(1, std::iter::repeat_n(0, self.count))))
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
                return self.value(row, depth).filter(|row| !row.has_columns());
            }
            "stablehlo.reduce" => {
                let from = TensorType::of(op.operand(0))?;
                let cells = self.value(op.operand(0), depth)?;
                let sums = reducer(op)? == "stablehlo.add";
                let start = literal((self.same)(op.operand(1)))? as f32;
                let dims = op.attr("dimensions").and_then(attr_ints)?;
                let fits = op.num_operands() == 2 && dims == [dim] && self.has_columns(&from);
                // A tile of one column is tried out with several as well.
                let is_tile = fits && cells.has_columns();
                let single = !is_tile && from.elements() == TensorType::of(op.result(0))?.elements();
                (fits || single && op.num_operands() == 2).then_some(())?;
                (sums || reducer(op)? == "stablehlo.maximum").then_some(())?;
                let columns = 0..if single { 1 } else { self.columns };
                let of = |a: f32, b: f32| if sums { a + b } else { larger(a, b) };
                let columns: Vec<&Column> = columns.map(|at| cells.at(at)).collect();
                let make = |all: &[f32]| all.iter().fold(start, |sum, x| of(sum, *x));
                return Some(Cells::One(self.products.map(&columns, true, &make)));
            }
            _ => {}
        }
        let mut operands = Vec::new();
        for v in op.operands() {
            operands.push(self.value(v, depth)?);
        }
        let make = elementwise(op)?;
        let products = &mut self.products;
        let mut column = |at: usize, merges: bool| {
            let columns: Vec<&Column> = operands.iter().map(|cells| cells.at(at)).collect();
            products.map(&columns, merges, &make)
        };
        let one = operands.iter().all(|cells| !cells.has_columns());
        Some(if one {
            Cells::One(column(0, true))
        } else {
            Cells::Columns((0..self.columns).map(|at| column(at, false)).collect())
        })
    }
}
