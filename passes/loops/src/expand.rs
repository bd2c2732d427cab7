//! A sweep as StableHLO: which loops its tiles ask for.

use crate::one_pass::{behind_barrier, one_pass};
use crate::target::Loops;
use crate::tile_loop::stream;
use grpo_ir::{Builder, Val};
use grpo_sweep::{Source, Sweep, Tiles};

/// Emits the loops of `sweep` with tiles of size `tiles`; returns the sweep's results.
///
/// A sweep of two phases over chunks of rows with all columns takes one loop. Any other one takes a loop nest for each phase;
/// logits that are an input, in one tile, are behind a barrier, so that XLA reads them once more rather than keep what it
/// makes of them.
pub fn loops<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, tiles: Tiles, loops: &Loops) -> Vec<Val<'c>> {
    let mut sweep = sweep.with_contraction_barriers();
    if sweep.is_two_phase() && tiles.rows < sweep.rows && tiles.cols == sweep.cols {
        return one_pass(b, &sweep, tiles.rows, loops);
    }
    let has_logits = sweep.sources.iter().all(|source| matches!(source, Source::Logits { .. }));
    if has_logits && tiles == (Tiles { rows: sweep.rows, cols: sweep.cols }) {
        (sweep, _) = behind_barrier(b, &sweep, &[]);
    }
    sweep.by_phases(b, |sweep| stream(b, sweep, tiles, loops))
}
