//! What sweeps are lowered to.

use crate::cpu_cost_model::Pace;
use crate::gpu_cost_model::Gpu;
use grpo_recognize::rounding::LogitRounding;
use grpo_transforms::options::MIN_LOGITS_OF_KERNELS;
use grpo_transforms::pass::Pass;
use grpo_transforms::peak_memory::Fusion;
use std::fmt::Debug;
use std::sync::Arc;

/// Something that sweeps are lowered to. It brings the passes that only it needs, with their settings.
pub trait Target: Debug + Send + Sync {
    /// Its passes in the order in which the default pipeline runs them: behind those that make and split
    /// sweeps, before `lower-loops`, which takes what they leave.
    fn passes(&self) -> Vec<Arc<dyn Pass>>;

    /// Whether the tiles of a sweep's plan are those of a loop, rather than of a kernel.
    fn plans_loops(&self) -> bool;

    /// What loops over tiles are like, where sweeps become such.
    fn loops(&self) -> Loops;
}

/// What is known of a platform's compiler and of the loops over tiles that it compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loops {
    /// Bytes of f32 that a tile takes at most, where nothing else says how large it is.
    pub tile_bytes: i64,
    /// Whether a label's logit is read by its index. Else it is summed over all columns, of which one is it: a TPU reads
    /// slowly by an index.
    pub gathers: bool,
    /// Columns that a row's maximum is first taken over side by side, where XLA would compute it one number after the other: the CPU
    /// backends of jaxlib 0.9.0 and 0.9.2 take 5 ns and up to 1 ns a number for that, and with 32 columns 0.1 to 0.4 ns, as others do
    /// (`tools/dev/loop-paces`).
    pub lanes: Option<i64>,
    /// Whether a product that sums over the rows of a tile gives its narrower side first, and is transposed, for weights `[V, K]`: XLA's CPU
    /// backend transposes the tile to compute `[V, K]` itself, which took 2.7 ns an element of the tile with jaxlib 0.9, 0.10 and 0.12
    /// (to transpose the result: 3 ns an element of that).
    pub transposes: bool,
    /// True if parts of bf16 and f16 arrays are read and written as ui16: XLA's CPU backend has no such operation on them and converts the
    /// whole array to f32 for each tile. To write a bf16 array of 1024 x 32768 in tiles of 512 columns takes 2.4 s, and 0.15 s as ui16 (jaxlib 0.10).
    pub slices_as_bits: bool,
    /// Which roundings of logits to bf16 the compiler keeps: a kernel and a loop compute the logits that the original program has.
    pub rounding: LogitRounding,
    /// What the compiler fuses, for the estimate of temporaries.
    pub fusion: Fusion,
    /// Fewer bytes of f32 logits are not worth fusing unless `min_logits` says otherwise. Of a GRPO step on a CPU loops over 16 MiB take
    /// less time than the program; a TPU keeps smaller logits on the chip.
    pub min_logits: u64,
    /// How fast the device is, where its loops are to be no slower than the program: see [`crate::cpu_cost_model`].
    pub pace: Option<Pace>,
    /// The GPU whose cost model chooses the loops: see [`crate::gpu_cost_model`].
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
        fusion: Fusion::Products,
        min_logits: MIN_LOGITS_OF_KERNELS,
        pace: None,
        gpu: None,
    };
    /// For a device that is not known: as few trips as memory allows.
    pub const ANY: Loops =
        Loops { gathers: true, fusion: Fusion::Common, min_logits: 16 << 20, ..Loops::TPU };
    /// For a CPU: a tile is written and read several times, and stays in its caches (measured with 1 MiB of L2 a core and 32 MiB
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

    /// For a GPU.
    pub const fn of_gpu(gpu: Gpu) -> Loops {
        Loops { gpu: Some(gpu), fusion: Fusion::Siblings, ..Loops::ANY }
    }
}
