//! What differs between TPU generations, as data.
//!
//! Figures are per TensorCore, as JAX 0.10.2 has them in `jax/_src/pallas/mosaic/tpu_info.py`; the
//! shared VMEM is what the TPU compiler of libtpu 0.0.51 lets a kernel claim.
//!
//! How many rows a matrix unit takes in per cycle follows from its clock and peak rate: v4 runs at
//! 1.05 GHz (Jouppi et al., "TPU v4", ISCA 2023). With one row, a v6e would need 3.5 GHz; its final
//! bundles feed a unit 16 rows every 8 bundles, the most that the compiler's own table of its matrix
//! slots allows. What programs reach of the HBM's rate, and what they take of their estimates, was measured by others:
//! `tools/kernels/measurements.json` has the figures with their sources, and a test of `tools/kernel-report` holds the
//! constants here against them. The granules are those of the sizes of DMAs in final bundles, against the sizes of
//! the blocks that they copy.

use serde_json::{Value, json};

/// What the compiler spills of a kernel, as far as generations differ: see `spec/vmem.rs`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spills {
    /// Bytes at least.
    pub base: u64,
    /// Times the piece of hidden states that a product takes.
    pub pieces: f64,
    /// Times that piece more where a contraction is not cut into pieces.
    pub whole: f64,
    /// Times what the results with an entry per row and lane take in a block.
    pub lanes: f64,
    /// Instead of `pieces`, where the body runs beneath strips of a product that are 128 columns wide.
    pub strips: f64,
    /// Multiplications of a step up to which the contraction of a kernel of one gradient stands in one block with the body;
    /// 0 where what that spills is not known.
    pub alone: i64,
    /// Bytes at least in such a block.
    pub alone_base: u64,
}

/// Of every generation but v4, whose matrix units take smaller blocks and whose tiles are small.
const SPILLS: Spills =
    Spills { base: 1 << 20, pieces: 1.5, whole: 0.0, lanes: 0.0, strips: 1.5, alone: 0, alone_base: 0 };

/// One TPU generation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chip {
    /// The name in topologies, such as `v6e` in `v6e:2x2`.
    pub name: &'static str,
    /// What PJRT may call its devices, such as `TPU v6 lite`.
    pub kinds: &'static [&'static str],
    /// Cores that share a kernel: the parallel dimension of its grid is cut between them.
    pub cores: u32,
    /// VMEM of a core, in bytes.
    pub vmem_bytes: u64,
    pub spills: Spills,
    /// Rows and columns of a matrix unit.
    pub(crate) mxu_size: u32,
    pub(crate) mxus: u32,
    /// Rows that a matrix unit takes in per cycle.
    pub(crate) mxu_rows: u32,
    /// Dense bf16 operations per second.
    pub(crate) bf16_flops: f64,
    /// HBM bytes per second at most.
    pub(crate) hbm_bandwidth: f64,
    /// The shares of these that programs reach: the least, the expected and the largest. See the module's documentation.
    pub(crate) hbm_shares: [f64; 3],
    /// HBM bytes.
    pub(crate) hbm_bytes: u64,
    /// Bytes of the unit in which the TPU compiler writes the sizes of DMAs.
    pub(crate) dma_granule: u64,
}

/// Measured by estimated times of Mosaic kernels that the matrix units bound: the least, the expected and the largest, on
/// every generation.
pub(crate) const PACES: [f64; 3] = [1.027, 1.043, 1.059];

/// Measured by estimated times of XLA's own operations: the least, which memory bounds, as estimated, and the largest.
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
        spills: SPILLS,
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

/// The generation that kernels are written for where none is named.
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
    /// Flops that the chip does while a program moves one byte from or to HBM.
    pub(crate) fn flops_per_byte(&self) -> f64 {
        self.bf16_flops / (self.hbm_bandwidth * self.hbm_shares[1])
    }

    /// VMEM that a kernel may use, in bytes: the compiler keeps a part for itself and for what XLA prefetches around the
    /// kernel. Of 16 MiB (v4, where XLA prefetches into another memory) libtpu 0.0.51 gave kernels all.
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

    /// All of it, for tools.
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
