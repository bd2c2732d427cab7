//! Logits of tiles of columns, stashed in the memory of the gradient by weights `[K,V]` or `[V,K]`.
//!
//! One loop over tiles of columns stashes the logits of its first tiles, and a later one reads them, and writes the gradient, tile by
//! tile from the first column. The logits `[T,W]` of a tile are in `ceil(T·W/K)` columns (rows of `[V,K]`) in row-major order, and those
//! of the next tile begin at least a tile's width behind them: what a tile's gradient overwrites has been read.

use crate::tiles::{count, plan};
use grpo_io::error::Result;
use grpo_ir::{Builder, Elementwise, Op, Start, TensorType, Val};
use grpo_sweep::operands::vocab_dim;
use grpo_sweep::{Layout, NodeOp, Region, Sink, Source, Stashed, Sweep, Tiles};
use grpo_transforms::rewrite::sweeps::{read, write};

/// The tiles whose logits are stashed, and their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StashedTiles {
    tile: Tiles,
    /// The shape of the gradient.
    array: [i64; 2],
    /// K.
    inner: i64,
    layout: Layout,
    /// Number of tiles, the first ones.
    pub count: i64,
}

impl StashedTiles {
    /// As many tiles as an array of the gradient's shape holds, of a sweep with `cols` columns and tiles of all rows. None if none fits,
    /// or if the shape does not say which of its dimensions is the vocabulary.
    pub fn fitting(array: [i64; 2], cols: i64, tile: Tiles) -> Option<StashedTiles> {
        let (layout, inner) = match array {
            [inner, of] if of == cols && inner != cols && inner > 0 => (Layout::Kv, inner),
            [of, inner] if of == cols && inner != cols && inner > 0 => (Layout::Vk, inner),
            _ => return None,
        };
        let mut tiles = StashedTiles { tile, array, inner, layout, count: 0 };
        let room = cols.checked_sub(tiles.columns()).filter(|room| *room >= 0)?;
        tiles.count = (room / tiles.distance() + 1).min(cols / tile.cols);
        (tiles.count > 0).then_some(tiles)
    }

    /// The tiles that a sweep in tiles of this size stashes or reads. None if there are none, or not whole ones that fit.
    pub fn of(sweep: &Sweep, tile: Tiles) -> Option<StashedTiles> {
        let written = sweep.sinks.iter().find_map(|sink| match sink {
            Sink::Stash { region, array, .. } => Some((*region, *array)),
            _ => None,
        });
        let read = || {
            let [stashed] = &sweep.stashed[..] else { return None };
            let shape = TensorType::of(stashed.value)?.shape;
            Some((stashed.region, [shape[0], shape[1]]))
        };
        let (region, array) = written.or_else(read)?;
        let most = StashedTiles::fitting(array, sweep.cols, tile)?;
        let count = region.cols / tile.cols;
        let is_whole = region.first == 0 && region.rows == sweep.rows && region.cols % tile.cols == 0;
        (is_whole && tile.rows == sweep.rows && (0..=most.count).contains(&count))
            .then_some(StashedTiles { count, ..most })
    }

    /// Columns of the sweep whose logits are stashed.
    pub fn cols(&self) -> i64 {
        self.count * self.tile.cols
    }

    /// Columns of the gradient in whose memory the logits of a tile are.
    fn columns(&self) -> i64 {
        count(self.tile.rows * self.tile.cols, self.inner)
    }

    /// Columns of the gradient from the logits of one tile to those of the next.
    fn distance(&self) -> i64 {
        self.columns().max(self.tile.cols)
    }

    /// The column of the gradient where the logits of the tile begin whose first column is `first`.
    fn start<'c>(&self, b: &Builder<'c>, first: Start<'c>) -> Start<'c> {
        let (width, distance) = (self.tile.cols, self.distance());
        match first {
            Start::At(at) => Start::At(at / width * distance),
            Start::Value(_) if width == distance => first,
            Start::Value(v) => {
                let ty = v.tensor_type();
                let tile = b.elementwise(Elementwise::Divide, &[v, b.int(&ty, width)]);
                Start::Value(b.elementwise(Elementwise::Multiply, &[tile, b.int(&ty, distance)]))
            }
        }
    }

    /// `array` with the logits of the tile whose first column is `first`.
    pub(crate) fn write<'c>(
        &self,
        b: &Builder<'c>,
        array: Val<'c>,
        logits: Val<'c>,
        first: Start<'c>,
    ) -> Val<'c> {
        let ty = logits.tensor_type();
        let unused = self.columns() * self.inner - ty.elements();
        let mut packed = b.reshape(logits, &[ty.elements()]);
        if unused > 0 {
            packed = b.concatenate(&[packed, b.zero(&TensorType::new([unused], ty.elem))], 0);
        }
        let vocab = vocab_dim(self.layout);
        let mut shape = [self.inner; 2];
        shape[vocab] = self.columns();
        let mut starts = [Start::At(0); 2];
        starts[vocab] = self.start(b, first);
        b.update(array, b.reshape(packed, &shape), &starts)
    }

    /// The logits in `array` of the tile whose first column is `first`.
    pub(crate) fn read<'c>(&self, b: &Builder<'c>, array: Val<'c>, first: Start<'c>) -> Val<'c> {
        let Tiles { rows, cols } = self.tile;
        let part = b.slice(array, vocab_dim(self.layout), self.start(b, first), self.columns());
        let packed = b.reshape(part, &[self.columns() * self.inner]);
        b.reshape(b.slice(packed, 0, Start::At(0), rows * cols), &[rows, cols])
    }
}

/// The shape of the gradient by weights of the second of two sweeps for which the first one can stash logits: they have the same head, and
/// the gradient has the logits' type and memory of its own.
pub(crate) fn stash_array([first, second]: [&Sweep; 2]) -> Option<[i64; 2]> {
    let [Source::Head { elem, .. }] = second.sources[..] else { return None };
    let stashes = |s: &Sweep| s.sinks.iter().any(|sink| matches!(sink, Sink::Stash { .. }));
    let is_free = |s: &Sweep| s.stashed.is_empty() && !stashes(s);
    let same = first.sources == second.sources && [first.rows, first.cols] == [second.rows, second.cols];
    if !same || !is_free(first) || !is_free(second) || !first.sinks.iter().all(Sink::is_per_row) {
        return None;
    }
    let gradient = |sink: &Sink| match sink {
        Sink::ContractRows { dot, .. } if dot.init.is_none() => {
            Some(second.sink_results(sink).remove(0))
        }
        _ => None,
    };
    let gradient = second.sinks.iter().filter_map(gradient).find(|ty| ty.elem == elem)?;
    Some([gradient.shape[0], gradient.shape[1]])
}

/// Writes two sweeps of which the first one keeps the logits of these tiles and the second one reads them, in the places of the old ones.
///
/// # Errors
/// When a sweep is not well-formed.
pub(crate) fn stash<'c>(
    pass: &'static str,
    [first, second]: [Op<'c>; 2],
    stashed: StashedTiles,
) -> Result<[Op<'c>; 2]> {
    let plan = Some(plan(stashed.tile));
    let mut maker = read(pass, first)?;
    let region = Region { first: 0, rows: maker.rows, cols: stashed.cols() };
    let value = maker.body.add(NodeOp::Source(0), vec![], maker.sources[0].elem());
    maker.sinks.push(Sink::Stash { value, region, array: stashed.array });
    let maker = write(first, &Sweep { plan, ..maker });
    // Read again: operands may have been results of the first sweep.
    let user = read(pass, second)?;
    let stashed = vec![Stashed { source: 0, value: maker.result(maker.num_results() - 1), region }];
    Ok([maker, write(second, &Sweep { plan, stashed, ..user })])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that tiles fit, are apart, and lie behind the gradient of the tiles before them.
    fn check(array: [i64; 2], cols: i64, tile: Tiles, count: Option<i64>) {
        let stashed = StashedTiles::fitting(array, cols, tile);
        assert_eq!(stashed.map(|tiles| tiles.count), count, "{array:?} {cols} {tile:?}");
        let Some(stashed) = stashed else { return };
        assert!(stashed.columns() * stashed.inner >= tile.rows * tile.cols);
        assert!(stashed.distance() >= stashed.columns().max(tile.cols));
        assert!((stashed.count - 1) * stashed.distance() + stashed.columns() <= cols);
    }

    #[test]
    fn tiles_fill_the_gradient_and_are_read_before_it_is_written() {
        let tile = |rows, cols| Tiles { rows, cols };
        check([4096, 151_936], 151_936, tile(8192, 18_992), Some(4));
        check([151_936, 4096], 151_936, tile(8192, 18_992), Some(4));
        // Fewer rows than weights a column: every whole tile.
        check([4096, 151_936], 151_936, tile(2048, 20_000), Some(7));
        // Rows that no tile divides.
        check([4096, 151_936], 151_936, tile(8191, 18_992), Some(4));
        check([3584, 151_936], 151_936, tile(8192, 18_992), Some(3));
        check([64, 1000], 1000, tile(2000, 100), None);
        check([1000, 1000], 1000, tile(2000, 100), None);
    }
}
