//! What a full-row kernel takes: it holds whole rows of logits.

use super::{KernelSpec, LANES, bytes};
use grpo_sweep::NodeId;

/// Bytes of VMEM that the compiler gets for spilled registers, on top of windows. A group's values do not
/// depend on the tile.
pub const RESERVE: u64 = 2 << 20;

/// The width of a tile, which is whole lanes.
///
/// # Errors
/// Where a width is asked for that cuts the vocabulary.
pub fn width(cols: i64, forced: Option<i64>) -> Result<i64, String> {
    match forced {
        Some(v) if v < cols => {
            Err(format!("tiles of {v} columns cut the {cols} that a row program must see together"))
        }
        _ => Ok((cols + LANES - 1) / LANES * LANES),
    }
}

/// Bytes that are copied while nothing is computed: the first block in and the last one out. Zero for
/// kernels of other sweeps, whose blocks are small.
pub fn fill_bytes(spec: &KernelSpec<'_, '_>) -> u64 {
    if !spec.sweep.is_two_phase() {
        return 0;
    }
    let windows = spec.inputs.iter().map(|i| &i.1).chain(&spec.outputs);
    windows.map(|w| bytes(w.block, w.elem)).sum()
}

/// How many nodes are computed for every element: those of both phases that differ between columns.
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

/// How many rows a group has: as many as keep accumulators and what the passes read of a row in registers.
pub fn group_rows(spec: &KernelSpec<'_, '_>) -> i64 {
    let most = if spec.sinks.len() > 6 { 16 } else { 32 };
    [32, 16].into_iter().find(|r| *r <= most && spec.tiles.rows % r == 0).unwrap_or(16)
}
