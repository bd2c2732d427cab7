//! Sizes and costs of a full-row kernel, which holds whole rows of logits in VMEM.

use super::{KernelSpec, LANES, bytes};
use grpo_sweep::NodeId;

/// Bytes of VMEM reserved for spilled registers. They do not depend on the tile: a group of rows is processed at a
/// time.
pub const RESERVE: u64 = 2 << 20;

/// The width of a tile: the vocabulary, rounded up to whole lanes.
///
/// # Errors
/// If the forced width is less than the vocabulary.
pub fn width(cols: i64, forced: Option<i64>) -> Result<i64, String> {
    match forced {
        Some(v) if v < cols => {
            Err(format!("tiles of {v} columns cut the {cols} that a row program must see together"))
        }
        _ => Ok((cols + LANES - 1) / LANES * LANES),
    }
}

/// Bytes of copies that overlap no work: the first block in and the last one out. Zero for other sweeps, whose blocks
/// are small.
pub fn fill_bytes(spec: &KernelSpec<'_, '_>) -> u64 {
    if !spec.sweep.is_two_phase() {
        return 0;
    }
    let windows = spec.inputs.iter().map(|i| &i.1).chain(&spec.outputs);
    windows.map(|w| bytes(w.block, w.elem)).sum()
}

/// Number of nodes computed for every element: those of both phases that vary with the column.
pub fn nodes(spec: &KernelSpec<'_, '_>) -> usize {
    let body = &spec.sweep.body;
    let second = spec.sweep.second_phase();
    let kept =
        spec.exponentials.and(spec.sweep.repeated_exponentials()).map_or(vec![], |(_, values)| values);
    let varies = spec.sweep.varies();
    let phase = |which: bool| {
        let sinks = spec.sweep.sinks.iter().zip(&second).filter(|(_, s)| **s == which);
        let roots: Vec<NodeId> = sinks.flat_map(|(s, _)| s.values()).collect();
        let all = body.reachable_above(&roots, |id| which && kept.contains(&id));
        all.into_iter().filter(|id| varies[*id]).count()
    };
    phase(false) + phase(true)
}

/// Rows of a group: as many as keep accumulators and row values in registers.
pub fn group_rows(spec: &KernelSpec<'_, '_>) -> i64 {
    let most = if spec.sinks.len() > 6 { 16 } else { 32 };
    [32, 16].into_iter().find(|r| *r <= most && spec.tiles.rows % r == 0).unwrap_or(16)
}
