//! The targets to which sweeps are lowered.

use crate::cpu_cost_model::Pace;
use crate::gpu::Gpu;
use grpo_recognize::rounding::LogitRounding;
use grpo_transforms::options::MIN_LOGITS_OF_KERNELS;
use grpo_transforms::pass::Pass;
use std::fmt::Debug;
use std::sync::Arc;

/// A target with its own passes and their settings.
pub trait Target: Debug + Send + Sync {
    /// Its passes in the order of the default pipeline: after those that create and split sweeps, before `lower-loops`, which
    /// lowers the remaining ones.
    fn passes(&self) -> Vec<Arc<dyn Pass>>;

    /// True if the tiles of a sweep's plan are those of a loop rather than of a kernel.
    fn plans_loops(&self) -> bool;

    /// Properties of loops over tiles.
    fn loops(&self) -> Loops;
}

/// Properties of a platform's compiler and of the loops that it compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loops {
    /// Maximum bytes of f32 in a tile, unless other limits apply.
    pub tile_bytes: i64,
    /// True if a label's logit is read by its index; false if it is a masked sum over all columns, since indexed reads are slow on
    /// a TPU.
    pub gathers: bool,
    /// Number of columns whose maxima are computed in parallel before a row's maximum, where XLA would compute it serially: the CPU
    /// backends of jaxlib 0.9.0 and 0.9.2 take 5 ns and up to 1 ns per number for that, and 0.1 to 0.4 ns with 32 columns, as
    /// others do (`tools/dev/loop-paces`).
    pub lanes: Option<i64>,
    /// True if a product that sums over the rows of a tile has its narrower side first and is transposed afterwards, for weights
    /// `[V, K]`: XLA's CPU backend transposes the tile to compute `[V, K]` itself, which took 2.7 ns per element of the tile with
    /// jaxlib 0.9, 0.10 and 0.12 (to transpose the result: 3 ns per element of the result).
    pub transposes: bool,
    /// True if slices of bf16 and f16 arrays are read and written as ui16: XLA's CPU backend has no such operation on them and
    /// converts the whole array to f32 for each tile. Writing a bf16 array of 1024 x 32768 in tiles of 512 columns takes 2.4 s, and
    /// 0.15 s as ui16 (jaxlib 0.10).
    pub slices_as_bits: bool,
    /// The roundings of logits to bf16 that the compiler keeps: a kernel and a loop compute the logits of the original program.
    pub rounding: LogitRounding,
    /// Minimum bytes of f32 logits of a fused loss, unless `min_logits` is set. In a GRPO step on a CPU, loops over 16 MiB take
    /// less time than the program; a TPU keeps smaller logits on the chip.
    pub min_logits: u64,
    /// The speed of the device, if loops must not be slower than the program: see [`crate::cpu_cost_model`].
    pub pace: Option<Pace>,
    /// The GPU whose cost model plans the loops: see [`crate::gpu_cost_model`].
    pub gpu: Option<Gpu>,
}

impl Loops {
    /// For a TPU.
    pub const TPU: Loops = Loops {
        tile_bytes: 64 << 20,
        gathers: false,
        lanes: None,
        transposes: false,
        slices_as_bits: false,
        rounding: LogitRounding::KEPT,
        min_logits: MIN_LOGITS_OF_KERNELS,
        pace: None,
        gpu: None,
    };
    /// For an unknown device: as few trips as memory allows.
    pub const ANY: Loops = Loops { gathers: true, min_logits: 16 << 20, ..Loops::TPU };
    /// For a CPU: a tile is written and read several times, and stays in its caches (measured with 1 MiB of L2 per core and 32 MiB
    /// of L3 for two of them; `tools/dev/clients` measures losses).
    pub const CPU: Loops = Loops {
        tile_bytes: 2 << 20,
        lanes: Some(32),
        transposes: true,
        slices_as_bits: true,
        rounding: LogitRounding::DROPPED,
        pace: Some(Pace::CPU),
        ..Loops::ANY
    };

    /// True if a cost model decides whether a loss is fused.
    pub fn may_decline(&self) -> bool {
        self.pace.is_some() || self.gpu.is_some()
    }

    /// For a GPU.
    pub const fn of_gpu(gpu: Gpu) -> Loops {
        Loops { gpu: Some(gpu), ..Loops::ANY }
    }
}
