//! What differs between TPU generations, as data.
//!
//! Figures are per TensorCore, as JAX 0.10.2 has them in `jax/_src/pallas/mosaic/tpu_info.py`; the
//! shared VMEM is what the TPU compiler of libtpu 0.0.51 lets a kernel claim.

/// One TPU generation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chip {
    /// The name in topologies, such as `v6e` in `v6e:2x2`.
    pub name: &'static str,
    /// Cores that share a kernel: the parallel dimension of its grid is cut between them.
    pub cores: u32,
    /// VMEM of a core, in bytes.
    pub vmem_bytes: u64,
    /// Rows and columns of a matrix unit.
    pub mxu_size: u32,
    pub mxus: u32,
    /// Dense bf16 operations per second.
    pub bf16_flops: f64,
    /// HBM bytes per second.
    pub hbm_bandwidth: f64,
    /// HBM bytes.
    pub hbm_bytes: u64,
}

/// The generations that kernels are compiled for.
pub const CHIPS: [Chip; 5] = [
    Chip {
        name: "v4",
        cores: 2,
        vmem_bytes: 16 << 20,
        mxu_size: 128,
        mxus: 4,
        bf16_flops: 1.375e14,
        hbm_bandwidth: 6.15e11,
        hbm_bytes: 17_200_000_000,
    },
    Chip {
        name: "v5e",
        cores: 1,
        vmem_bytes: 128 << 20,
        mxu_size: 128,
        mxus: 4,
        bf16_flops: 1.97e14,
        hbm_bandwidth: 8.20e11,
        hbm_bytes: 17_200_000_000,
    },
    Chip {
        name: "v5p",
        cores: 2,
        vmem_bytes: 64 << 20,
        mxu_size: 128,
        mxus: 4,
        bf16_flops: 2.295e14,
        hbm_bandwidth: 1.23e12,
        hbm_bytes: 51_500_000_000,
    },
    Chip {
        name: "v6e",
        cores: 1,
        vmem_bytes: 128 << 20,
        mxu_size: 256,
        mxus: 2,
        bf16_flops: 9.20e14,
        hbm_bandwidth: 1.64e12,
        hbm_bytes: 34_400_000_000,
    },
    Chip {
        name: "tpu7x",
        cores: 1,
        vmem_bytes: 64 << 20,
        mxu_size: 256,
        mxus: 2,
        bf16_flops: 1.155e15,
        hbm_bandwidth: 3.70e12,
        hbm_bytes: 103_000_000_000,
    },
];

/// The generation that kernels are written for where none is named.
pub const DEFAULT: &Chip = &CHIPS[3];

/// The generation of a topology such as `v6e:2x2`.
pub fn chip(topology: &str) -> Option<&'static Chip> {
    let name = topology.split(':').next()?;
    CHIPS.iter().find(|c| c.name == name)
}

impl Chip {
    /// Flops that the chip does while it moves one byte from HBM.
    pub fn flops_per_byte(&self) -> f64 {
        self.bf16_flops / self.hbm_bandwidth
    }

    /// VMEM that a kernel may use, in bytes: the compiler keeps a part for itself and for what XLA
    /// prefetches around the kernel.
    pub fn kernel_vmem(&self) -> u64 {
        self.vmem_bytes / 16 * 15
    }
}
