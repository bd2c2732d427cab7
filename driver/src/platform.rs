//! What a program is compiled for, as far as the caller knows.

use crate::target::TargetKind;
use grpo_loops::gpu::Gpu;
use grpo_loops::portable::Portable;
use grpo_loops::target::Loops;
use grpo_mosaic::chip::{self, Chip};
use grpo_mosaic::version;
use grpo_recognize::rounding::LogitRounding;

/// The platform that a program is compiled for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Platform {
    /// The default target.
    pub target: TargetKind,
    /// The TPU generation, if known; it determines the default VMEM limit of kernels.
    pub chip: Option<&'static Chip>,
    /// The newest version of Mosaic's serialized form that the compiler reads, if known.
    pub mosaic_version: Option<u32>,
    /// True for a CPU: tiles of loops fit its caches.
    pub cpu: bool,
    /// The GPU that loops are planned for.
    pub gpu: Option<Gpu>,
    /// Major and minor version of the jaxlib that compiles for a CPU, if known.
    pub jaxlib: Option<(u32, u32)>,
}

/// The first jaxlib whose CPU compiler removes a conversion of an f32 product to bf16 and back.
const DROPS_CASTS: (u32, u32) = (0, 10);

impl Platform {
    /// The platform with this name in PJRT (`tpu`, `cpu`, …) and kind of device (`TPU v6 lite`); an empty string is an
    /// unknown one. The default target is loops except for a TPU.
    pub fn of(name: &str, kind: &str) -> Platform {
        match name {
            "tpu" => Platform { chip: chip::chip_of_kind(kind), ..Platform::default() },
            "cuda" | "rocm" => {
                let gpu = Some(Gpu::of(kind));
                Platform { target: TargetKind::Portable, gpu, ..Platform::default() }
            }
            _ => Platform { target: TargetKind::Portable, cpu: name == "cpu", ..Platform::default() },
        }
    }

    /// The TPU of a topology such as `v6e:2x2`; a TPU of unknown generation without one.
    pub fn of_topology(topology: Option<&str>) -> Platform {
        let chip = topology.and_then(chip::chip);
        Platform { chip, ..Platform::default() }
    }

    /// The settings of loops on this platform.
    pub(crate) fn loops(self) -> Portable {
        let is_old = self.jaxlib.is_some_and(|version| version < DROPS_CASTS);
        Portable(match (self.cpu, is_old) {
            _ if let Some(gpu) = self.gpu => Loops::of_gpu(gpu),
            (true, true) => Loops { rounding: LogitRounding::CAST_KEPT, ..Loops::CPU },
            (true, false) => Loops::CPU,
            _ => Loops::ANY,
        })
    }

    /// The same platform with the version that its compiler's description names: `… cl/854318611` for a TPU, `jaxlib
    /// 0.9.2` for a CPU.
    pub fn with_compiler(self, description: &str) -> Platform {
        match self.target {
            TargetKind::Tpu => Platform { mosaic_version: version::of_compiler(description), ..self },
            TargetKind::Portable => Platform { jaxlib: jaxlib(description), ..self },
        }
    }

    /// A description of a CPU's compiler, as [`Platform::with_compiler`] reads it; empty if unknown.
    pub fn compiler(self) -> String {
        self.jaxlib.map(|(major, minor)| format!("{JAXLIB}{major}.{minor}")).unwrap_or_default()
    }
}

const JAXLIB: &str = "jaxlib ";

/// The version of jaxlib that a compiler's description names.
fn jaxlib(description: &str) -> Option<(u32, u32)> {
    let mut numbers = description.split(JAXLIB).nth(1)?.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use grpo_loops::target::Target;
    use pretty_assertions::assert_eq;

    #[test]
    fn kinds_and_topologies_name_the_same_chips() {
        // As libtpu 0.0.51 answers for these topologies.
        for (topology, kind) in [
            ("v4:2x2x1", "TPU v4"),
            ("v5e:2x2", "TPU v5 lite"),
            ("v5p:2x2x1", "TPU v5"),
            ("v6e:2x2", "TPU v6 lite"),
            ("tpu7x:2x2x1", "TPU7x"),
        ] {
            let platform = Platform::of("tpu", kind);
            assert_eq!(platform, Platform::of_topology(Some(topology)));
            assert_eq!(platform.chip.map(|c| c.name), topology.split(':').next());
        }
    }

    #[test]
    fn what_is_unknown_has_no_chip() {
        let tpu = Platform { target: TargetKind::Tpu, ..Platform::default() };
        assert_eq!(Platform::of("tpu", "TPU v99"), tpu);
        assert_eq!(Platform::of("tpu", ""), Platform::of_topology(None));
        let portable = Platform { target: TargetKind::Portable, ..tpu };
        assert_eq!(Platform::of("metal", "TPU v4"), portable);
        assert_eq!(Platform::of("cpu", ""), Platform { cpu: true, ..portable });
    }

    #[test]
    fn roundings_of_logits_are_those_of_the_compiler() {
        let rounding = |name: &str, compiler: &str| {
            Platform::of(name, "").with_compiler(compiler).loops().loops().rounding
        };
        for compiler in ["cpu, jaxlib 0.12.0", "jaxlib 0.10.2", "jaxlib 1.0", "", "cpu", "jaxlib dev"] {
            assert_eq!(rounding("cpu", compiler), LogitRounding::DROPPED, "{compiler}");
        }
        for compiler in ["cpu, jaxlib 0.9.2", "jaxlib 0.9.0.dev1"] {
            assert_eq!(rounding("cpu", compiler), LogitRounding::CAST_KEPT, "{compiler}");
        }
        assert_eq!(rounding("cuda", "jaxlib 0.9.0"), LogitRounding::KEPT);
        assert_eq!(
            Config::default().target(Platform::of("tpu", "")).loops().rounding,
            LogitRounding::KEPT
        );
        let old = Platform::of("cpu", "").with_compiler("jaxlib 0.9.2");
        assert_eq!(Platform::of("cpu", "").with_compiler(&old.compiler()), old);
    }

    #[test]
    fn tiles_of_a_cpu_are_small() {
        let bytes = |name| Config::default().target(Platform::of(name, "")).loops().tile_bytes;
        assert!(bytes("cpu") < bytes("cuda"));
        assert_eq!(bytes("cuda"), bytes("tpu"));
        let asked = Config::from_yaml("target: cpu", "f").unwrap();
        for name in ["tpu", "cuda"] {
            let target = asked.target(Platform::of(name, ""));
            assert_eq!(target.loops(), Platform::of("cpu", "").loops().loops());
        }
    }
}
