//! What the loops over tiles end with: sums, maxima, arrays of tiles, and tiles side by side.

use super::{Made, Of, Tree};
use crate::analysis::counted::integer;
use crate::ir::{Elem, TensorType, Val, attr_ints};
use crate::transforms::untile::roll::{End, Trips};
use crate::transforms::untile::straight::Run;
use crate::transforms::untile::tail::unconverted;
use crate::transforms::untile::values::literal;
use rustc_hash::FxHashMap as HashMap;

impl<'c> Tree<'c> {
    /// As what the loop of these trips ends with.
    pub(in super::super) fn end(
        &self,
        run: &Run<'c>,
        made: &HashMap<Val<'c>, Made<'c>>,
        trips: &mut Trips<'c>,
    ) -> Option<End<'c>> {
        let mut parts: Vec<Vec<Val>> = vec![Vec::new(); run.tiles.len()];
        for leaf in &self.leaves {
            let Some(Made::Tile(tile)) = made.get(leaf) else { return None };
            parts[*tile].push(*leaf);
        }
        let op = self.root.def()?;
        if op.is("stablehlo.concatenate") {
            let dim = attr_ints(op.attr("dimension")?)?[0] as usize;
            let parts = single(&parts)?;
            let in_order = parts.iter().zip(op.operands()).all(|(a, b)| *a == b);
            let row: Vec<Val> = parts[..run.slices.len()].to_vec();
            let width = TensorType::of(row[0])?.shape[dim];
            (in_order && trips.same(row.clone(), 0)).then_some(())?;
            return Some(End::SideBySide(row, op, dim, [width, 0]));
        }
        if self.of == Of::Maximum {
            return self.largest(run, &parts, trips);
        }
        let (parts, given) = without_others(parts, made);
        let (apart, more) = summands(&parts, made);
        if let Some(end) = self.apart(run, &apart, &[&given[..], &more].concat(), trips) {
            return Some(end);
        }
        let count = parts[0].len();
        parts.iter().all(|leaves| leaves.len() == count).then_some(())?;
        let (of_tiles, behind) = parts.split_at(run.slices.len());
        let rows = rows(of_tiles);
        let alike = rows.iter().all(|row| trips.same(row.clone(), 0));
        alike.then(|| End::Sum(rows, self.root, [behind.concat(), given].concat()))
    }

    /// Of maxima, the first of which may be that of a tile and a literal.
    fn largest(&self, run: &Run<'c>, parts: &[Vec<Val<'c>>], trips: &mut Trips<'c>) -> Option<End<'c>> {
        let is_f32 = TensorType::of(self.root)?.elem == Elem::F32;
        let mut lowest = f64::NEG_INFINITY;
        let mut of_tiles = Vec::new();
        for v in single(parts)? {
            let op = v.def().filter(|op| op.is("stablehlo.maximum"));
            let start = op.and_then(|op| (0..2).find_map(|at| Some((at, literal(op.operand(at))?))));
            if let (Some(op), Some((at, number))) = (op, start) {
                // NaN is no number to begin with.
                (!number.is_nan()).then_some(())?;
                lowest = lowest.max(number);
                of_tiles.push(unconverted(op.operand(1 - at)));
            } else {
                of_tiles.push(v);
            }
        }
        let behind = of_tiles.split_off(run.slices.len());
        (is_f32 && trips.same(of_tiles.clone(), 0))
            .then_some(End::Maximum(of_tiles, self.root, lowest, behind))
    }

    /// Of arrays that are 0 beside a tile's place; `given`: what else is added to them.
    fn apart(
        &self,
        run: &Run<'c>,
        parts: &[Vec<Val<'c>>],
        given: &[Val<'c>],
        trips: &mut Trips<'c>,
    ) -> Option<End<'c>> {
        let (mut of_tiles, mut starts) = (Vec::new(), Vec::new());
        for leaves in parts {
            let all: Vec<(Val, Vec<i64>)> = leaves.iter().map(|v| placed(*v)).collect::<Option<_>>()?;
            let at = all.first()?.1.clone();
            all.iter().all(|(_, other)| *other == at).then_some(())?;
            of_tiles.push(all.into_iter().map(|(v, _)| v).collect::<Vec<Val>>());
            starts.push(at);
        }
        let (first, second) = (starts[0].clone(), starts[1].clone());
        let moving: Vec<usize> = (0..first.len()).filter(|d| first[*d] != second[*d]).collect();
        let [dim] = moving[..] else { return None };
        let (part, all) = (TensorType::of(of_tiles[0][0])?, TensorType::of(self.root)?);
        let width = part.shape[dim];
        let at = |tile: usize| first[dim] + tile as i64 * width;
        let fits = |(tile, starts): (usize, &Vec<i64>)| {
            (0..starts.len()).all(|d| starts[d] == if d == dim { at(tile) } else { 0 })
        };
        let wide = (0..first.len()).all(|d| d == dim || part.shape[d] == all.shape[d]);
        let count = of_tiles[0].len();
        let alike = of_tiles.iter().all(|tile| tile.len() == count);
        (wide && alike && starts.iter().enumerate().all(fits)).then_some(())?;
        let behind = of_tiles.split_off(run.slices.len());
        let rows = rows(&of_tiles);
        rows.iter().all(|row| trips.same(row.clone(), 0)).then_some(())?;
        let behind = behind.into_iter().zip(starts.into_iter().skip(run.slices.len()));
        let behind = behind.map(|(tile, starts)| (tile, starts[dim])).collect();
        Some(End::Apart(rows, self.root, (dim, [width, first[dim]]), behind, given.to_vec()))
    }
}

/// The first values of all tiles, the second ones, and so on.
fn rows<'c>(of_tiles: &[Vec<Val<'c>>]) -> Vec<Vec<Val<'c>>> {
    (0..of_tiles[0].len()).map(|at| of_tiles.iter().map(|tile| tile[at]).collect()).collect()
}

/// The one value that each tile has.
fn single<'c>(parts: &[Vec<Val<'c>>]) -> Option<Vec<Val<'c>>> {
    parts.iter().map(|leaves| (leaves.len() == 1).then(|| leaves[0])).collect()
}

/// What sums of one tile's values are made of, and what else is among these.
fn summands<'c>(
    parts: &[Vec<Val<'c>>],
    made: &HashMap<Val<'c>, Made<'c>>,
) -> (Vec<Vec<Val<'c>>>, Vec<Val<'c>>) {
    const MOST: usize = 64;
    let (mut all, mut others) = (Vec::new(), Vec::new());
    for leaves in parts {
        let (mut of_tile, mut pending) = (Vec::new(), leaves.clone());
        pending.reverse();
        while let Some(v) = pending.pop() {
            let sum = v.def().filter(|op| op.is("stablehlo.add") && of_tile.len() < MOST);
            match sum.filter(|_| made.contains_key(&v)) {
                Some(sum) => pending.extend([sum.operand(1), sum.operand(0)]),
                None if made.contains_key(&v) => of_tile.push(v),
                None => others.extend((literal(v) != Some(0.0)).then_some(v)),
            }
        }
        all.push(of_tile);
    }
    (all, others)
}

/// Tiles' values without what they are added to that is made of no tile, and that, but for zeros.
fn without_others<'c>(
    mut parts: Vec<Vec<Val<'c>>>,
    made: &HashMap<Val<'c>, Made<'c>>,
) -> (Vec<Vec<Val<'c>>>, Vec<Val<'c>>) {
    let mut others = Vec::new();
    for v in parts.iter_mut().flatten() {
        while let Some(op) = v.def().filter(|op| op.is("stablehlo.add"))
            && let Some(side) = (0..2).find(|at| !made.contains_key(&op.operand(*at)))
            && made.contains_key(&op.operand(1 - side))
        {
            let other = op.operand(side);
            others.extend((literal(other) != Some(0.0)).then_some(other));
            *v = op.operand(1 - side);
        }
    }
    (parts, others)
}

/// What is put into an array of zeros, and where.
pub(in super::super) fn placed<'c>(v: Val<'c>) -> Option<(Val<'c>, Vec<i64>)> {
    let op = v.def()?;
    match op.name() {
        "stablehlo.pad" => {
            let ints = |name| op.attr(name).and_then(attr_ints);
            let (low, high) = (ints("edge_padding_low")?, ints("edge_padding_high")?);
            let plain = ints("interior_padding")?.iter().all(|x| *x == 0);
            let outside = low.iter().chain(&high).all(|x| *x >= 0);
            (plain && outside && literal(op.operand(1)) == Some(0.0)).then_some((op.operand(0), low))
        }
        "stablehlo.dynamic_update_slice" => {
            let at: Vec<i64> = op.operands()[2..].iter().map(|v| integer(*v)).collect::<Option<_>>()?;
            let (all, part) = (TensorType::of(v)?, TensorType::of(op.operand(1))?);
            let inside = (0..at.len()).all(|d| at[d] >= 0 && at[d] + part.shape[d] <= all.shape[d]);
            (inside && literal(op.operand(0)) == Some(0.0)).then_some((op.operand(1), at))
        }
        _ => None,
    }
}
