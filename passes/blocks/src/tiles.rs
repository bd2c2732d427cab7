//! The tiles that the trips of a loop make of the vocabulary.

use grpo_dataflow::trip_count::{Counted, line};
use grpo_ir::{Kind, Op, TensorType, Val};

/// How trips tile the vocabulary: each column is in one trip's tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiles {
    /// Columns of a tile.
    pub width: i64,
    /// Which tile a trip has, counted from the first column.
    pub places: Vec<i64>,
    /// Columns of the last tile, where it has others.
    pub short: Option<i64>,
    /// Which of the dimensions of `width` has the columns, where tiles are put side by side along another one.
    pub dimension: usize,
}

impl Tiles {
    /// Columns of all tiles.
    pub fn columns(&self) -> i64 {
        self.width * self.places.len() as i64 - self.short.map_or(0, |short| self.width - short)
    }

    /// Columns of a trip's tile.
    pub(crate) fn width_of(&self, trip: usize) -> i64 {
        self.short.filter(|_| trip + 1 == self.places.len()).unwrap_or(self.width)
    }

    /// The offset that `starts` have in every trip from where its tile is, if a tile is `unit` long there: its width, or 1
    /// along a dimension of tiles.
    pub fn offset_of(&self, starts: &[i64], unit: i64) -> Option<i64> {
        let firsts = self.places.iter().map(|place| place * unit);
        let offset = starts.first()? - firsts.clone().next()?;
        let same = starts.len() == self.places.len();
        (same && firsts.zip(starts).all(|(first, start)| start - first == offset)).then_some(offset)
    }

    /// `[scale, offset]` with which integers of each trip follow from the first columns of their tiles.
    pub fn line(&self, values: &[i64]) -> Option<[i64; 2]> {
        let firsts: Vec<i64> = self.places.iter().map(|place| place * self.width).collect();
        line(&firsts, values).filter(|_| values.len() == firsts.len())
    }

    /// The tilings that the slices in a loop's body speak of.
    pub fn of<'c>(counted: &Counted<'c>) -> Vec<Tiles> {
        let mut found: Vec<Tiles> = Vec::new();
        for slice in counted.of.body.ops().into_iter().filter_map(|op| Slice::of(op, counted)) {
            let Some((dim, starts)) = slice.varying() else { continue };
            let mut widths: Vec<(i64, usize)> = Vec::new();
            match slice.sizes[dim] {
                1 => {
                    for size in slice.sizes.iter().copied().filter(|size| *size > 1) {
                        widths.push((size, widths.iter().filter(|(width, _)| *width == size).count()));
                    }
                }
                width => widths.push((width, 0)),
            }
            let unit = slice.sizes[dim];
            let Some(places) = places(starts, unit) else { continue };
            // What is behind the loop has the last columns, and is no tile of a stack.
            let last = places.last().copied() == Some(places.len() as i64 - 1);
            if counted.short.is_some() && (unit == 1 || !last) {
                continue;
            }
            for (width, dimension) in widths {
                let tiles = Tiles { width, places: places.clone(), short: counted.short, dimension };
                if !found.contains(&tiles) {
                    found.push(tiles);
                }
            }
        }
        found
    }
}

/// Which of the neighbouring tiles of `unit` columns a trip starts at; none where they are no neighbours, or where one is
/// met twice.
pub fn places(starts: &[i64], unit: i64) -> Option<Vec<i64>> {
    let first = *starts.iter().min()?;
    let mut sorted: Vec<i64> = starts.to_vec();
    sorted.sort_unstable();
    let neighbours = sorted.iter().enumerate().all(|(i, start)| *start == first + i as i64 * unit);
    neighbours.then(|| starts.iter().map(|start| (start - first) / unit).collect())
}

/// A slice, or the update of one, whose place is known in each trip.
pub struct Slice<'c> {
    pub of: Val<'c>,
    pub sizes: Vec<i64>,
    /// Along each dimension, where it starts in each trip.
    pub starts: Vec<Vec<i64>>,
}

impl<'c> Slice<'c> {
    /// Of a `dynamic_slice` or a `dynamic_update_slice`.
    pub fn of(op: Op<'c>, counted: &Counted<'c>) -> Option<Slice<'c>> {
        let (sizes, first) = match op.kind() {
            Kind::DynamicSlice => (op.ints("slice_sizes")?, 1),
            Kind::DynamicUpdateSlice => (TensorType::of(op.operand(1))?.shape, 2),
            _ => return None,
        };
        let of = op.operand(0);
        let extents = TensorType::of(of)?.shape;
        let mut starts = Vec::new();
        for (dim, index) in op.operands()[first..].iter().enumerate() {
            // What would leave the array is moved into it.
            let (values, last) = (counted.values(*index)?, counted.trips() - 1);
            let size = |trip: usize| match counted.short {
                Some(short) if trip == last && sizes[dim] > 1 => short,
                _ => sizes[dim],
            };
            let all = values.into_iter().enumerate();
            starts.push(all.map(|(trip, at)| at.clamp(0, (extents[dim] - size(trip)).max(0))).collect());
        }
        Some(Slice { of, sizes, starts })
    }

    /// The only dimension along which it moves, and where it starts there.
    pub(crate) fn varying(&self) -> Option<(usize, &[i64])> {
        let moves = |starts: &Vec<i64>| starts.iter().any(|at| *at != starts[0]);
        let mut dims = (0..self.starts.len()).filter(|dim| moves(&self.starts[*dim]));
        let dim = dims.next().filter(|_| dims.next().is_none())?;
        Some((dim, &self.starts[dim]))
    }
}
