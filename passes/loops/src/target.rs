//! The targets to which sweeps are lowered.

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

    /// Properties of loops over tiles.
    fn loops(&self) -> Loops;
}

/// A device that loops are compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// A TPU, where loops lower what kernels do not.
    Tpu,
    /// An unknown one.
    Any,
    /// A CPU: [`crate::cpu_cost_model`] decides whether a loss is fused.
    Cpu,
    /// A GPU: [`crate::gpu_cost_model`] decides, and plans the loops.
    Gpu(Gpu),
}

/// Properties of a platform's compiler and of the loops that it compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loops {
    /// The device.
    pub device: Device,
    /// Maximum bytes of f32 in a tile, unless other limits apply.
    pub tile_bytes: i64,
    /// True if a label's logit is read by its index; false if it is a masked sum over all columns, since indexed reads are slow on
    /// a TPU.
    pub gathers: bool,
    /// The roundings of logits to bf16 that the compiler keeps: a kernel and a loop compute the logits of the original program.
    pub rounding: LogitRounding,
    /// Minimum bytes of f32 logits of a fused loss, unless `min_logits` is set. In a GRPO step on a CPU, loops over 16 MiB take
    /// less time than the program; a TPU keeps smaller logits on the chip.
    pub min_logits: u64,
}

impl Loops {
    /// For a TPU.
    pub const TPU: Loops = Loops {
        device: Device::Tpu,
        tile_bytes: 64 << 20,
        gathers: false,
        rounding: LogitRounding::KEPT,
        min_logits: MIN_LOGITS_OF_KERNELS,
    };
    /// For an unknown device: as few trips as memory allows.
    pub const ANY: Loops =
        Loops { device: Device::Any, gathers: true, min_logits: 16 << 20, ..Loops::TPU };
    /// For a CPU: a tile is written and read several times, and stays in its caches (measured with 1 MiB of L2 per core and 32 MiB
    /// of L3 for two of them; `tools/dev/clients` measures losses).
    pub const CPU: Loops = Loops {
        device: Device::Cpu,
        tile_bytes: 2 << 20,
        rounding: LogitRounding::DROPPED,
        ..Loops::ANY
    };

    /// For a GPU.
    pub const fn of_gpu(gpu: Gpu) -> Loops {
        Loops { device: Device::Gpu(gpu), ..Loops::ANY }
    }

    /// True for a CPU.
    pub(crate) fn is_cpu(&self) -> bool {
        self.device == Device::Cpu
    }

    /// The GPU, if it is one.
    pub(crate) fn gpu(&self) -> Option<Gpu> {
        match self.device {
            Device::Gpu(gpu) => Some(gpu),
            _ => None,
        }
    }

    /// True if slices of bf16 and f16 arrays are read and written as ui16: XLA's CPU backend has no such operation on them and
    /// converts the whole array to f32 for each tile. Writing a bf16 array of 1024 x 32768 in tiles of 512 columns takes 2.4 s, and
    /// 0.15 s as ui16 (jaxlib 0.10).
    pub(crate) fn slices_as_bits(&self) -> bool {
        self.is_cpu()
    }
}
