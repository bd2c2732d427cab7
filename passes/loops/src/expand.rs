//! Lowers a sweep to the loops that its tiles require.

use crate::one_pass::{behind_barrier, one_pass};
use crate::target::Loops;
use crate::tile_loop::stream;
use crate::tiles::whole;
use grpo_ir::{Builder, Val};
use grpo_sweep::{Sweep, Tiles};

/// Emits the loops of `sweep` with tiles of size `tiles`. Returns the sweep's results.
///
/// A sweep of two phases over chunks of rows with all columns becomes one loop, any other one a loop nest per phase. Logits that
/// are an operand, in one tile, are behind a barrier, so that XLA reads them again rather than keeping functions of them.
pub fn loops<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, tiles: Tiles, loops: &Loops) -> Vec<Val<'c>> {
    let mut sweep = sweep.with_contraction_barriers();
    if sweep.is_two_phase() && tiles.cols == sweep.cols {
        return one_pass(b, &sweep, tiles.rows, loops);
    }
    if !sweep.has_head() && tiles == whole(&sweep) {
        (sweep, _) = behind_barrier(b, &sweep, &[]);
    }
    sweep.by_phases(b, |sweep| stream(b, sweep, tiles, loops))
}
