//! What differs between TPU generations, as data.
//!
//! Figures are per TensorCore, from `jax/_src/pallas/mosaic/tpu_info.py` of JAX 0.10.2; VMEM is the limit of libtpu
//! 0.0.51 for a kernel.
//!
//! The rows that a matrix unit takes per cycle follow from its clock and peak rate: v4 runs at 1.05 GHz (Jouppi et al.,
//! "TPU v4", ISCA 2023). With one row, a v6e would need 3.5 GHz; its final bundles feed a unit 16 rows every 8 bundles,
//! the maximum by the compiler's table of its matrix slots. The achieved shares of HBM bandwidth, and measured times
//! relative to estimates, are published figures: `tools/kernels/measurements.json` has them with their sources, and a
//! test of `tools/kernel-report` compares the constants with them. The granules relate the sizes of DMAs in final
//! bundles to the sizes of the copied blocks.

use serde_json::{Value, json};

/// Bytes of VMEM that the compiler spills in a kernel of a generation (see `spec/vmem.rs`), and the sizes of basic blocks
/// that depend on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spills {
    /// The least bytes.
    pub base: u64,
    /// Factor of the bytes of a product's piece of hidden states.
    pub pieces: f64,
    /// Addition to `pieces` if a contraction is not cut into pieces.
    pub whole: f64,
    /// Factor of the bytes in a block of results with an entry per row and lane.
    pub lanes: f64,
    /// Replaces `pieces` if the body overlaps strips of a product that are 128 columns wide.
    pub strips: f64,
    /// The most multiplications of a strip's product that the body overlaps. Larger basic blocks spill more and take the
    /// compiler longer.
    pub strip_work: i64,
    /// The most multiplications of a step with which the contraction of a kernel of one gradient is in one basic block
    /// with the body; 0 if what that spills is unknown.
    pub alone: i64,
    /// The least bytes with such a block.
    pub alone_base: u64,
}

/// The values of every generation but v4, which has smaller matrix units and tiles, and tpu7x.
const SPILLS: Spills = Spills {
    base: 1 << 20,
    pieces: 1.5,
    whole: 0.0,
    lanes: 0.0,
    strips: 1.5,
    strip_work: 1 << 30,
    alone: 0,
    alone_base: 0,
};

/// One TPU generation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chip {
    /// The name in topologies, such as `v6e` in `v6e:2x2`.
    pub name: &'static str,
    /// PJRT's names of its kind of device, such as `TPU v6 lite`.
    pub kinds: &'static [&'static str],
    /// Cores that share a kernel, by the parallel dimension of its grid.
    pub cores: u32,
    /// VMEM of a core, in bytes.
    pub vmem_bytes: u64,
    /// What the compiler spills.
    pub spills: Spills,
    /// Rows and columns of a matrix unit.
    pub(crate) mxu_size: u32,
    pub(crate) mxus: u32,
    /// Rows that a matrix unit takes in per cycle.
    pub(crate) mxu_rows: u32,
    /// Dense bf16 operations per second.
    pub(crate) bf16_flops: f64,
    /// Peak HBM bandwidth in bytes per second.
    pub(crate) hbm_bandwidth: f64,
    /// The shares of that bandwidth that programs achieve: least, expected and largest. See the module's documentation.
    pub(crate) hbm_shares: [f64; 3],
    /// HBM bytes.
    pub(crate) hbm_bytes: u64,
    /// Bytes of the unit of DMA sizes in final bundles.
    pub(crate) dma_granule: u64,
}

/// Measured times of Mosaic kernels that the matrix units bound, relative to estimates: least, expected and largest, on
/// every generation.
pub(crate) const PACES: [f64; 3] = [1.027, 1.043, 1.059];

/// Measured times of XLA's operations, relative to estimates: the least, of those that memory bounds, expected and
/// largest.
pub(crate) const XLA_PACES: [f64; 3] = [0.45, 1.0, 1.14];

/// The generations that kernels are compiled for.
pub const CHIPS: [Chip; 5] = [
    Chip {
        name: "v4",
        kinds: &["TPU v4"],
        cores: 2,
        vmem_bytes: 16 << 20,
        spills: Spills {
            base: 3 << 18,
            pieces: 1.25,
            whole: 1.25,
            lanes: 1.0,
            strips: 0.25,
            strip_work: 1 << 30,
            alone: 1 << 29,
            alone_base: 1 << 18,
        },
        mxu_size: 128,
        mxus: 4,
        mxu_rows: 1,
        bf16_flops: 1.375e14,
        hbm_bandwidth: 6.15e11,
        hbm_shares: [0.41, 0.8, 0.92],
        hbm_bytes: 17_200_000_000,
        dma_granule: 512,
    },
    Chip {
        name: "v5e",
        kinds: &["TPU v5 lite", "TPU v5e"],
        cores: 1,
        vmem_bytes: 128 << 20,
        spills: SPILLS,
        mxu_size: 128,
        mxus: 4,
        mxu_rows: 1,
        bf16_flops: 1.97e14,
        hbm_bandwidth: 8.20e11,
        hbm_shares: [0.41, 0.92, 0.92],
        hbm_bytes: 17_200_000_000,
        dma_granule: 32,
    },
    Chip {
        name: "v5p",
        kinds: &["TPU v5", "TPU v5p"],
        cores: 2,
        vmem_bytes: 64 << 20,
        spills: SPILLS,
        mxu_size: 128,
        mxus: 4,
        mxu_rows: 1,
        bf16_flops: 2.295e14,
        hbm_bandwidth: 1.23e12,
        hbm_shares: [0.41, 0.8, 0.92],
        hbm_bytes: 51_500_000_000,
        dma_granule: 32,
    },
    Chip {
        name: "v6e",
        kinds: &["TPU v6 lite", "TPU v6e"],
        cores: 1,
        vmem_bytes: 128 << 20,
        spills: SPILLS,
        mxu_size: 256,
        mxus: 2,
        mxu_rows: 2,
        bf16_flops: 9.20e14,
        hbm_bandwidth: 1.64e12,
        hbm_shares: [0.41, 0.64, 0.66],
        hbm_bytes: 34_400_000_000,
        dma_granule: 32,
    },
    Chip {
        name: "tpu7x",
        kinds: &["TPU7x"],
        cores: 1,
        vmem_bytes: 64 << 20,
        // Strips of half the width took 1.25 times the bundles at 8192 × 2048 × 128256.
        spills: Spills { strip_work: 1 << 31, ..SPILLS },
        mxu_size: 256,
        mxus: 2,
        mxu_rows: 2,
        bf16_flops: 1.155e15,
        hbm_bandwidth: 3.70e12,
        hbm_shares: [0.41, 0.8, 0.92],
        hbm_bytes: 103_000_000_000,
        dma_granule: 32,
    },
];

/// The default generation.
pub const DEFAULT: &Chip = &CHIPS[3];

/// The generation of a topology such as `v6e:2x2`.
pub fn chip(topology: &str) -> Option<&'static Chip> {
    let name = topology.split(':').next()?;
    CHIPS.iter().find(|c| c.name == name)
}

/// The generation of a device kind as PJRT names it, such as `TPU v6 lite`.
pub fn chip_of_kind(kind: &str) -> Option<&'static Chip> {
    CHIPS.iter().find(|c| c.kinds.contains(&kind))
}

impl Chip {
    /// Flops in the time of one byte of HBM traffic.
    pub(crate) fn flops_per_byte(&self) -> f64 {
        self.bf16_flops / (self.hbm_bandwidth * self.hbm_shares[1])
    }

    /// Default VMEM limit of a kernel, in bytes: a part is left for the compiler and for XLA's prefetches around the
    /// kernel, except on v4, where XLA prefetches into another memory and libtpu 0.0.51 gave kernels all 16 MiB.
    pub fn kernel_vmem(&self) -> u64 {
        let parts = if self.vmem_bytes > 16 << 20 { 16 } else { 32 };
        self.vmem_bytes / parts * (parts - 1)
    }

    /// Dense bf16 operations per cycle.
    pub(crate) fn flops_per_cycle(&self) -> u64 {
        2 * u64::from(self.mxus * self.mxu_rows) * u64::from(self.mxu_size).pow(2)
    }

    /// Cycles per second.
    pub(crate) fn clock(&self) -> f64 {
        self.bf16_flops / self.flops_per_cycle() as f64
    }

    /// All figures, for tools.
    pub fn to_json(&self) -> Value {
        json!({
            "name": self.name,
            "kinds": self.kinds,
            "vmem_bytes": self.vmem_bytes,
            "kernel_vmem": self.kernel_vmem(),
            "mxu_size": self.mxu_size,
            "mxus": self.mxus,
            "mxu_rows": self.mxu_rows,
            "flops_per_cycle": self.flops_per_cycle(),
            "clock": self.clock(),
            "bf16_flops": self.bf16_flops,
            "hbm_bandwidth": self.hbm_bandwidth,
            "hbm_shares": self.hbm_shares,
            "paces": PACES,
            "xla_paces": XLA_PACES,
            "hbm_bytes": self.hbm_bytes,
            "dma_granule": self.dma_granule,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clocks_are_those_of_the_chips() {
        for (name, clock) in
            [("v4", 1.05e9), ("v5e", 1.5e9), ("v5p", 1.75e9), ("v6e", 1.75e9), ("tpu7x", 2.2e9)]
        {
            let found = chip(name).unwrap().clock();
            assert!((found / clock - 1.0).abs() < 0.01, "{name}: {found}");
        }
    }
}
