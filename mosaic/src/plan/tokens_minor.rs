//! Tiles of kernels over tokens-minor logits.

use crate::settings::Settings;
use crate::spec::tokens_minor::{KernelSpec, candidates};
use grpo_sweep::{Plan, Sweep, Tiles, TokensMinor};

/// Chooses the tiles: large enough to pay for a grid step, within the VMEM limit.
///
/// # Errors
/// A message with what does not fit.
pub fn choose(sweep: &Sweep, tokens_minor: TokensMinor, options: &Settings) -> Result<Plan, String> {
    let mut best: Option<(u64, Tiles)> = None;
    let mut least = u64::MAX;
    for tiles in candidates(sweep, tokens_minor, options) {
        let spec = KernelSpec::new(sweep, tokens_minor, tiles);
        let bytes = spec.vmem_bytes();
        least = least.min(bytes);
        if bytes <= options.vmem_bytes && best.is_none_or(|(cost, _)| spec.cost() < cost) {
            best = Some((spec.cost(), tiles));
        }
    }
    let (_, tiles) = best.ok_or_else(|| {
        format!(
            "the smallest tiles need {least} bytes of VMEM, more than the limit of {}",
            options.vmem_bytes
        )
    })?;
    Ok(Plan { row_major: tiles, col_major: tiles, fused_gradients: false, apart: 0 })
}
