//! The GPUs that XLA compiles for without one attached: what its target configuration says of each.

/// A GPU, with the properties by which XLA chooses kernels and launch sizes. Sizes are in bytes.
#[derive(Debug, PartialEq)]
pub(super) struct Gpu {
    /// The name in a topology.
    pub(super) name: &'static str,
    /// The name that the driver reports.
    description: &'static str,
    /// Major and minor compute capability.
    capability: (u32, u32),
    /// Whether kernels may use the instructions of this architecture alone, as `sm_90a` does.
    accelerated: bool,
    multiprocessors: u32,
    f32_lanes: u32,
    threads_per_multiprocessor: u32,
    shared_memory_per_multiprocessor: u32,
    /// The most that a block can have.
    shared_memory_per_block: u32,
    l2_cache: u64,
    clock_ghz: f32,
    memory: u64,
    /// Bytes per second.
    bandwidth: u64,
}

const H100: Gpu = Gpu {
    name: "h100",
    description: "NVIDIA H100 80GB HBM3",
    capability: (9, 0),
    accelerated: true,
    multiprocessors: 132,
    f32_lanes: 128,
    threads_per_multiprocessor: 2048,
    shared_memory_per_multiprocessor: 233_472,
    shared_memory_per_block: 232_448,
    l2_cache: 50 << 20,
    clock_ghz: 1.98,
    memory: 84_978_434_048,
    bandwidth: 3_352_320_000_000,
};

/// H100 (SXM), H200, A100 (SXM, 80 GB) and L4, by NVIDIA's data sheets and the CUDA programming guide's table of
/// compute capabilities; memory is what the driver reports.
pub(super) const GPUS: &[Gpu] = &[
    H100,
    Gpu {
        name: "h200",
        description: "NVIDIA H200",
        memory: 151_397_597_184,
        bandwidth: 4_800_000_000_000,
        ..H100
    },
    Gpu {
        name: "a100",
        description: "NVIDIA A100-SXM4-80GB",
        capability: (8, 0),
        accelerated: false,
        multiprocessors: 108,
        f32_lanes: 64,
        threads_per_multiprocessor: 2048,
        shared_memory_per_multiprocessor: 167_936,
        shared_memory_per_block: 166_912,
        l2_cache: 40 << 20,
        clock_ghz: 1.41,
        memory: 85_100_068_864,
        bandwidth: 2_039_040_000_000,
    },
    Gpu {
        name: "l4",
        description: "NVIDIA L4",
        capability: (8, 9),
        accelerated: false,
        multiprocessors: 58,
        f32_lanes: 128,
        threads_per_multiprocessor: 1536,
        shared_memory_per_multiprocessor: 102_400,
        shared_memory_per_block: 101_376,
        l2_cache: 48 << 20,
        clock_ghz: 2.04,
        memory: 24_152_899_584,
        bandwidth: 300_096_000_000,
    },
];

impl Gpu {
    /// The text form of XLA's `GpuTargetConfigProto`, which the CUDA plugin takes as the option `target_config`.
    pub(super) fn target_config(&self) -> String {
        let Gpu { description, multiprocessors, f32_lanes, threads_per_multiprocessor, .. } = self;
        let Gpu { shared_memory_per_multiprocessor, shared_memory_per_block, l2_cache, .. } = self;
        let Gpu { clock_ghz, memory, bandwidth, capability: (major, minor), .. } = self;
        let extension = if self.accelerated { "ACCELERATED_FEATURES" } else { "NONE" };
        format!(
            r#"gpu_device_info {{
  threads_per_block_limit: 1024
  threads_per_warp: 32
  threads_per_core_limit: {threads_per_multiprocessor}
  core_count: {multiprocessors}
  fpus_per_core: {f32_lanes}
  clock_rate_ghz: {clock_ghz}
  shared_memory_per_block: 49152
  shared_memory_per_block_optin: {shared_memory_per_block}
  shared_memory_per_core: {shared_memory_per_multiprocessor}
  registers_per_block_limit: 65536
  registers_per_core_limit: 65536
  block_dim_limit_x: 2147483647
  block_dim_limit_y: 65535
  block_dim_limit_z: 65535
  l2_cache_size: {l2_cache}
  memory_bandwidth: {bandwidth}
  device_memory_size: {memory}
  cuda_compute_capability {{ major: {major} minor: {minor} feature_extension: {extension} }}
}}
platform_name: "CUDA"
dnn_version_info {{ major: 9 }}
runtime_version {{ major: 13 }}
device_description_str: "{description}"
"#
        )
    }
}
