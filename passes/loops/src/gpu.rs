//! GPUs, with the numbers that the cost model of loops reads.

use grpo_ir::Elem;

/// A device, with its rates as XLA's loops reach them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gpu {
    /// The name in options, such as `h100`.
    pub name: &'static str,
    /// A part of the device's kind in PJRT, such as `H100` of `NVIDIA H100 80GB HBM3`.
    pub kind: &'static str,
    /// Floating-point operations of a large bf16 product, in 10^9 a second.
    pub gigaflops: u64,
    /// Bytes that a copy reads and writes, in 10^6 a second.
    pub megabytes: u64,
    /// Nanoseconds to launch a kernel.
    pub launch: u64,
    /// Bytes of memory: of the smallest device of this kind.
    pub memory: u64,
}

/// The rates of an H100 are measured, those of others follow from their data sheets by the same shares of the peak
/// (71 % of the dense bf16 rate, 90 % of the bandwidth).
pub const H100: Gpu = Gpu {
    name: "h100",
    kind: "H100",
    gigaflops: 706_000,
    megabytes: 3_010_000,
    launch: 5_000,
    memory: 80 << 30,
};

/// All devices with data.
pub const GPUS: [Gpu; 4] = [
    H100,
    Gpu { name: "h200", kind: "H200", megabytes: 4_320_000, memory: 141 << 30, ..H100 },
    Gpu {
        name: "a100",
        kind: "A100",
        gigaflops: 223_000,
        megabytes: 1_400_000,
        memory: 40 << 30,
        ..H100
    },
    Gpu { name: "l4", kind: "L4", gigaflops: 86_000, megabytes: 270_000, memory: 24 << 30, ..H100 },
];

/// A device that is not known.
pub const UNKNOWN: Gpu = Gpu { name: "gpu", kind: "", memory: 16 << 30, ..GPUS[2] };

impl Gpu {
    /// The device of a kind in PJRT, or of that name.
    pub fn of(kind: &str) -> Gpu {
        let is = |gpu: &&Gpu| kind.split([' ', '-']).any(|word| word == gpu.kind || word == gpu.name);
        GPUS.iter().find(is).copied().unwrap_or(UNKNOWN)
    }

    /// Seconds of a product of so many floating-point operations on numbers of a type.
    pub(crate) fn product(&self, operations: f64, elem: Elem) -> f64 {
        // TF32 has half of the rate of bf16, and f64 about a fifteenth.
        let slower = match elem {
            Elem::F32 => 2.0,
            Elem::F64 => 15.0,
            _ => 1.0,
        };
        operations * slower / (self.gigaflops as f64 * 1e9)
    }

    /// Seconds to read and write so many bytes.
    pub(crate) fn pass(&self, bytes: f64) -> f64 {
        bytes / (self.megabytes as f64 * 1e6)
    }
}
