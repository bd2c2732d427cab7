//! The target TPU, and what plans depend on.

use crate::chip::{self, Chip};
use crate::plan::Tuned;
use crate::spec::Vmem;
use crate::version;
use grpo_transforms::options::Options;

/// The target: a TPU and its compiler.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tpu {
    /// The generation that the cost model assumes.
    pub chip: &'static Chip,
    /// VMEM limit of a kernel, in bytes.
    pub vmem_bytes: u64,
    /// Version of Mosaic's serialized form; see [`version`].
    pub mosaic_version: u32,
    /// The table of tile times.
    pub tuned: Option<&'static Tuned>,
}

impl Default for Tpu {
    fn default() -> Tpu {
        Tpu { chip: chip::DEFAULT, vmem_bytes: 100 << 20, mosaic_version: version::DEFAULT, tuned: None }
    }
}

/// What a plan depends on: the target, and options of the passes.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Ignore the cost model, but not legality.
    pub always_fuse: bool,
    /// Override the plan's tile height (rows, that is tokens).
    pub tile_n: Option<i64>,
    /// Override the plan's tile width (vocabulary columns).
    pub tile_v: Option<i64>,
    /// See [`Tpu`].
    pub chip: &'static Chip,
    /// See [`Tpu`].
    pub vmem_bytes: u64,
    /// See [`Tpu`].
    pub mosaic_version: u32,
    /// See [`Tpu`].
    pub tuned: Option<&'static Tuned>,
}

impl Settings {
    /// The VMEM of a kernel, and its cores.
    pub fn vmem(&self) -> Vmem {
        Vmem { limit: self.vmem_bytes, spills: self.chip.spills, cores: self.chip.cores }
    }
}

impl Tpu {
    /// This target with the options of a run.
    pub fn settings(self, options: &Options) -> Settings {
        let Tpu { chip, vmem_bytes, mosaic_version, tuned } = self;
        let Options { always_fuse, tile_n, tile_v, .. } = *options;
        Settings { always_fuse, tile_n, tile_v, chip, vmem_bytes, mosaic_version, tuned }
    }
}
