//! What the statistic of tiles that are written out, and its gradients, make of infinities and NaN.

use super::super::gradient_trial::{self, Special};
use super::super::rows::{Cells, Rows, Sequences};
use super::super::trial::{self, Whole, alike, larger};
use super::super::values::literal;
use super::{Gradient, Same, Tile};
use crate::ir::{Block, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;
use std::rc::Rc;

/// How a statistic follows from all columns.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub whole: Whole,
    /// Whether the first tile is the last one that is summed up.
    pub turned: bool,
    /// What the running maximum is at least, as its first literal: -1e30.
    pub lowest: f32,
}

/// What comes back to the statistic, and how the gradient follows from that.
pub(super) struct Back<'c> {
    pub value: Val<'c>,
    pub special: Special,
}

/// The program's own operations, on rows of every kind.
pub(super) struct Trial<'a, 'c> {
    pub block: Block<'c>,
    pub same: &'a Same<'c>,
    pub tiles: &'a [Tile<'c>],
    pub dim: usize,
    /// Whether all tiles but the last are trips of one loop.
    pub trips: bool,
}

impl<'c> Trial<'_, 'c> {
    /// How the statistic follows from all columns; none where no way makes the same of all kinds of tiles.
    pub fn statistic(&self, v: Val<'c>) -> Option<Way> {
        let order = self.order(&[v], &[]);
        let ways = |lowest, turned| Whole::all(true).map(move |whole| Way { whole, turned, lowest });
        let starts = self.lowest(&order).into_iter();
        let mut ways: Vec<Way> =
            starts.flat_map(|lowest| ways(lowest, false).chain(ways(lowest, true))).collect();
        for of in Sequences::of_some(self.tiles.len(), self.trips, false) {
            let numbers = self.numbers(&of, None, &order, &[v])?.pop()?.one()?;
            for (row, number) in numbers.iter().enumerate() {
                let mut tiles: Vec<trial::Tile> =
                    of.tiles.iter().map(|tile| [tile[0][row], tile[1][row]]).collect();
                let maximum = tiles.iter().flatten().copied().fold(f32::NEG_INFINITY, larger);
                let is = |way: &Way, tiles: &[trial::Tile]| {
                    alike(way.whole.of(tiles, larger(maximum, way.lowest)), *number)
                };
                ways.retain(|way| way.turned || is(way, &tiles));
                tiles.reverse();
                ways.retain(|way| !way.turned || is(way, &tiles));
            }
        }
        ways.into_iter().next()
    }

    /// How the gradients follow from all columns, if `back` is what comes back to the statistic.
    pub fn gradient(
        &self,
        back: Val<'c>,
        statistic: Val<'c>,
        way: Way,
        gradients: &[Gradient<'c>],
    ) -> Option<Back<'c>> {
        let mut specials: Vec<Special> = Special::all().collect();
        let terms: Vec<Val> = gradients.iter().flat_map(|gradient| gradient.terms.clone()).collect();
        let wanted = [&[statistic], &terms[..]].concat();
        let order = self.order(&wanted, &[back]);
        for of in Sequences::of_some(self.tiles.len(), self.trips, true) {
            let mut numbers = self.numbers(&of, Some(back), &order, &wanted)?.into_iter();
            let statistic = numbers.next()?.one()?;
            let start = match literal(back) {
                Some(number) => std::iter::repeat_n(number as f32, of.count).collect(),
                None => of.gradients[0].rows().collect(),
            };
            let mut sums = Vec::new();
            for gradient in gradients {
                let mut sum: [Vec<f32>; 2] = std::array::from_fn(|_| vec![0.0; of.count]);
                for _ in &gradient.terms {
                    let cells = numbers.next()?;
                    for (at, sum) in sum.iter_mut().enumerate() {
                        sum.iter_mut().zip(cells.at(at).rows()).for_each(|(a, b)| *a += b);
                    }
                }
                sums.push(sum.map(Rc::from));
            }
            let all = gradient_trial::Trial::of_all(of.tiles, sums, statistic, start, way.lowest);
            specials.retain(|special| all.is(*special, way.whole.cut));
        }
        specials.into_iter().next().map(|special| Back { value: back, special })
    }

    /// -inf, and the literals that maxima among these operations are taken of: one of them may be the first running maximum.
    fn lowest(&self, order: &[Val<'c>]) -> Vec<f32> {
        const MOST: usize = 4;
        let maxima = order.iter().filter_map(|v| v.def()).filter(|op| op.is("stablehlo.maximum"));
        let literals = maxima.flat_map(Op::operands).filter_map(|v| literal(self.same.first(v)));
        let mut all = vec![f32::NEG_INFINITY];
        for number in literals.map(|number| number as f32).filter(|number| number.is_finite()) {
            if !all.contains(&number) && all.len() < MOST {
                all.push(number);
            }
        }
        all
    }

    /// The operations behind these values, in order, but those behind the logits and what is `given`.
    pub fn order(&self, wanted: &[Val<'c>], given: &[Val<'c>]) -> Vec<Val<'c>> {
        let first = |v: &Val<'c>| self.same.first(*v);
        let xs = self.tiles.iter().map(|tile| tile.x);
        let known: HashSet<Val> = xs.chain(given.iter().copied()).map(|v| first(&v)).collect();
        let (mut behind, mut pending): (HashSet<Val>, Vec<Val>) =
            (HashSet::default(), wanted.iter().map(first).collect());
        while let Some(v) = pending.pop() {
            if !known.contains(&v) && behind.insert(v) {
                pending.extend(v.def().into_iter().flat_map(Op::operands).map(|v| first(&v)));
            }
        }
        let results = self.block.ops().into_iter().filter(|op| op.num_results() == 1);
        results.map(|op| op.result(0)).filter(|v| behind.contains(v)).collect()
    }

    /// What these values have in each row.
    pub fn numbers(
        &self,
        of: &Sequences,
        back: Option<Val<'c>>,
        order: &[Val<'c>],
        wanted: &[Val<'c>],
    ) -> Option<Vec<Cells>> {
        let same = |v| self.same.first(v);
        let mut types: Vec<TensorType> = Vec::new();
        for tile in self.tiles {
            if !types.contains(&tile.ty) {
                types.push(tile.ty.clone());
            }
        }
        let mut rows = Rows::of(&same, (types, self.dim), [of.count, 2]);
        for (tile, columns) in self.tiles.iter().zip(&of.tiles) {
            rows.known.insert(same(tile.x), Cells::Columns(columns.to_vec()));
        }
        if let Some(back) = back.filter(|back| literal(*back).is_none()) {
            rows.known.insert(same(back), Cells::One(of.gradients[0].clone()));
        }
        for v in order {
            rows.value(*v, 0);
        }
        wanted.iter().map(|v| rows.value(*v, 0)).collect()
    }
}
