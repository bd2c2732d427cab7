//! The tiling of the vocabulary by a loop's trips.

use grpo_dataflow::trip_count::{Counted, line};
use grpo_ir::numbers::extent;
use grpo_ir::{Kind, Op, TensorType, Val};

/// A tiling of the vocabulary: each column is in the tile of one trip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiles {
    /// Columns of a tile.
    pub width: i64,
    /// The number of each trip's tile, from the first column on.
    pub places: Vec<i64>,
    /// Columns of the last tile, if different.
    pub short: Option<i64>,
    /// The number of the dimension of extent `width` that has the columns, where tiles are along another one.
    pub dimension: usize,
}

impl Tiles {
    /// Columns of all tiles.
    pub fn columns(&self) -> i64 {
        self.width * extent(self.places.len()) - self.short.map_or(0, |short| self.width - short)
    }

    /// Columns of a trip's tile.
    pub(crate) fn width_of(&self, trip: usize) -> i64 {
        self.short.filter(|_| trip + 1 == self.places.len()).unwrap_or(self.width)
    }

    /// The constant offset of `starts` from the start of the trip's tile, for tiles of length `unit`: the width, or 1 along a
    /// dimension of tiles.
    pub fn offset_of(&self, starts: &[i64], unit: i64) -> Option<i64> {
        let firsts = self.places.iter().map(|place| place * unit);
        let offset = starts.first()? - firsts.clone().next()?;
        let same = starts.len() == self.places.len();
        (same && firsts.zip(starts).all(|(first, start)| start - first == offset)).then_some(offset)
    }

    /// `[scale, offset]` of the affine function from the first column of a trip's tile to its value.
    pub fn line(&self, values: &[i64]) -> Option<[i64; 2]> {
        let firsts: Vec<i64> = self.places.iter().map(|place| place * self.width).collect();
        line(&firsts, values).filter(|_| values.len() == firsts.len())
    }

    /// The tilings by the slices in a loop's body.
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
            // The columns after the loop are the last ones, and not a tile of a stack.
            let last = places.last().copied() == Some(extent(places.len()) - 1);
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

/// The number of the tile of `unit` columns at which each trip starts; none if tiles are not adjacent, or if one occurs twice.
pub fn places(starts: &[i64], unit: i64) -> Option<Vec<i64>> {
    let first = *starts.iter().min()?;
    let mut sorted: Vec<i64> = starts.to_vec();
    sorted.sort_unstable();
    let neighbours = sorted.iter().enumerate().all(|(i, start)| *start == first + extent(i) * unit);
    neighbours.then(|| starts.iter().map(|start| (start - first) / unit).collect())
}

/// A slice, or an update of one, whose place is known in each trip.
pub struct Slice<'c> {
    pub of: Val<'c>,
    pub sizes: Vec<i64>,
    /// The start in each trip, along each dimension.
    pub starts: Vec<Vec<i64>>,
}

impl<'c> Slice<'c> {
    /// Matches a `dynamic_slice` or `dynamic_update_slice`.
    pub fn of(op: Op<'c>, counted: &Counted<'c>) -> Option<Slice<'c>> {
        let (sizes, first) = match op.kind() {
            Kind::DynamicSlice => (op.ints("slice_sizes")?, 1),
            Kind::DynamicUpdateSlice => (TensorType::of(op.operand(1))?.shape, 2),
            _ => return None,
        };
        let of = op.operand(0);
        let extents = TensorType::of(of)?.shape;
        let mut starts = Vec::new();
        for (dim, index) in op.operands().skip(first).enumerate() {
            // Start indices out of bounds are clamped.
            let (values, last) = (counted.values(index)?, counted.trips() - 1);
            let size = |trip: usize| match counted.short {
                Some(short) if trip == last && sizes[dim] > 1 => short,
                _ => sizes[dim],
            };
            let all = values.into_iter().enumerate();
            starts.push(all.map(|(trip, at)| at.clamp(0, (extents[dim] - size(trip)).max(0))).collect());
        }
        Some(Slice { of, sizes, starts })
    }

    /// The only dimension along which it moves, and its starts there.
    pub(crate) fn varying(&self) -> Option<(usize, &[i64])> {
        let moves = |starts: &Vec<i64>| starts.iter().any(|at| *at != starts[0]);
        let mut dims = (0..self.starts.len()).filter(|dim| moves(&self.starts[*dim]));
        let dim = dims.next().filter(|_| dims.next().is_none())?;
        Some((dim, &self.starts[dim]))
    }
}
