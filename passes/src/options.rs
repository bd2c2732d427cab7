//! What a run of the pipeline can be told.

use crate::mosaic::chip::{self, Chip};

/// What sweeps are lowered to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Target {
    /// Mosaic kernels in `tpu_custom_call`s.
    #[default]
    Tpu,
    /// StableHLO loops over vocabulary tiles, for any backend.
    Portable,
}

/// Versions of Mosaic's kernel form that can be written, newest last.
pub const MOSAIC_VERSIONS: [u32; 3] = [11, 13, 15];

/// Options of the passes. The command line, the compile hook and tests fill the same structure.
#[derive(Clone, Debug)]
pub struct Options {
    pub target: Target,
    /// Ignore the cost model (legality still holds).
    pub always_fuse: bool,
    /// Override the plan's tile height (rows, that is tokens).
    pub tile_n: Option<i64>,
    /// Override the plan's tile width (vocabulary columns).
    pub tile_v: Option<i64>,
    /// Fuse at most this many regions; for bisecting.
    pub fuse_limit: Option<usize>,
    /// Version of Mosaic's versioned kernel form to write.
    pub mosaic_version: u32,
    /// The generation whose pace the cost model takes.
    pub chip: &'static Chip,
    /// VMEM that a kernel may use, in bytes.
    pub vmem_bytes: u64,
    /// Peak device memory in bytes that plans may bring the program to; none: 1.05 times what its
    /// arguments and results take.
    pub memory_budget: Option<u64>,
    /// Fewer columns than this make no vocabulary.
    pub min_columns: i64,
    /// Below this many bytes of f32 logits a chain is left to XLA: the logits fit in on-chip memory or
    /// cost little, and a kernel call would only be a fusion barrier.
    pub min_logits_bytes: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            target: Target::default(),
            always_fuse: false,
            tile_n: None,
            tile_v: None,
            fuse_limit: None,
            mosaic_version: 11,
            chip: chip::DEFAULT,
            vmem_bytes: 100 << 20,
            memory_budget: None,
            min_columns: 1024,
            min_logits_bytes: 32 << 20,
        }
    }
}
