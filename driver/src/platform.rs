//! What a program is compiled for, as far as the caller knows.

use crate::target::TargetKind;
use grpo_mosaic::chip::{self, Chip};
use grpo_mosaic::version;
use grpo_passes::analysis::rounding::LogitRounding;
use grpo_passes::portable::Portable;
use grpo_passes::sweep::gpu_cost_model::Gpu;
use grpo_passes::target::Loops;

/// A platform, and the chip if it is a TPU whose generation is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Platform {
    /// What sweeps are lowered to where nothing else is asked for.
    pub target: TargetKind,
    /// Decides how much VMEM a kernel may use where nothing else is asked for.
    pub chip: Option<&'static Chip>,
    /// The version of Mosaic's form to write for its compiler; none if the compiler does not say.
    pub mosaic_version: Option<u32>,
    /// Whether it is known to be a CPU, whose caches decide how large the tiles of loops are.
    pub cpu: bool,
    /// The data of a GPU, which decide the loops.
    pub gpu: Option<Gpu>,
    /// Major and minor version of the jaxlib that compiles for a CPU; none if it is not known.
    pub jaxlib: Option<(u32, u32)>,
}

/// The first jaxlib whose CPU compiler drops the rounding of an f32 product that is converted to bf16 and back.
const DROPS_CASTS: (u32, u32) = (0, 10);

impl Platform {
    /// A platform by its name in PJRT (`tpu`, `cpu`, …) and its devices' kind (`TPU v6 lite`); either
    /// may be unknown, that is empty. Everything that is not known to be a TPU takes loops.
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

    /// The TPU of a topology such as `v6e:2x2`; some TPU if there is none.
    pub fn of_topology(topology: Option<&str>) -> Platform {
        let chip = topology.and_then(chip::chip);
        Platform { chip, ..Platform::default() }
    }

    /// Loops tuned for this platform.
    pub(crate) fn loops(self) -> Portable {
        let is_old = self.jaxlib.is_some_and(|version| version < DROPS_CASTS);
        Portable(match (self.cpu, is_old) {
            _ if let Some(gpu) = self.gpu => Loops::of_gpu(gpu),
            (true, true) => Loops { rounding: LogitRounding::CAST_KEPT, ..Loops::CPU },
            (true, false) => Loops::CPU,
            _ => Loops::ANY,
        })
    }

    /// The same platform with the compiler that describes itself so (a TPU's `… cl/854318611`, a CPU's `jaxlib 0.9.2`); only a TPU's
    /// compiles kernels.
    pub fn with_compiler(self, description: &str) -> Platform {
        match self.target {
            TargetKind::Tpu => Platform { mosaic_version: version::of_compiler(description), ..self },
            TargetKind::Portable => Platform { jaxlib: jaxlib(description), ..self },
        }
    }

    /// What [`Platform::with_compiler`] reads a CPU's compiler from; empty if it is not known.
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
    use grpo_passes::target::Target;
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
            assert!(target.plans_loops());
            assert_eq!(target.loops(), Platform::of("cpu", "").loops().loops());
        }
    }
}
