//! Targets: what fused losses (`vocab.sweep` operations) are lowered to.

use grpo_loops::gpu::UNKNOWN;
use grpo_loops::portable::Portable;
use grpo_loops::target::{Loops, Target};
use grpo_mosaic::Tpu;
use grpo_pipeline::Registry;
use std::sync::Arc;

/// A target as users choose it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TargetKind {
    /// Mosaic kernels in `tpu_custom_call`s.
    #[default]
    Tpu,
    /// StableHLO loops over vocabulary tiles, for any backend.
    Portable,
}

impl TargetKind {
    /// The target with its settings.
    pub fn with(self, tpu: Tpu, loops: Portable) -> Arc<dyn Target> {
        match self {
            TargetKind::Tpu => Arc::new(tpu),
            TargetKind::Portable => Arc::new(loops),
        }
    }
}

/// The passes that a pipeline for `target` may name. Those of other targets are known and do nothing.
pub fn registry(target: &dyn Target) -> Registry {
    Registry::new(target, &[Arc::new(Tpu::default()), Arc::new(Portable(Loops::of_gpu(UNKNOWN)))])
}

/// Names of the passes of all targets.
pub(crate) fn pass_names() -> Vec<&'static str> {
    registry(&Tpu::default()).passes().map(|pass| pass.name()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use grpo_io::Context;
    use grpo_pipeline::Pipeline;
    use pretty_assertions::assert_eq;

    #[test]
    fn passes_of_another_target_are_known_and_do_nothing() {
        let context = Context::new();
        let names = |kind: TargetKind, text: &str| {
            let registry = registry(kind.with(Tpu::default(), Portable::default()).as_ref());
            let pipeline = Pipeline::parse(&context, &registry, text, &["plan".into()]).unwrap();
            pipeline.names().join(",")
        };
        let text = "builtin.module(outline,plan,lower-mosaic,check)";
        assert_eq!(names(TargetKind::Tpu, text), "outline,lower-mosaic,check");
        assert_eq!(names(TargetKind::Portable, text), "outline,check");
        for kind in [TargetKind::Tpu, TargetKind::Portable] {
            let registry = registry(kind.with(Tpu::default(), Portable::default()).as_ref());
            let standard = Pipeline::standard(&registry, &["plan".into()]).unwrap();
            assert_eq!(standard.names().contains(&"lower-mosaic"), kind == TargetKind::Tpu);
            assert!(Pipeline::standard(&registry, &["plam".into()]).is_err());
        }
    }

    #[test]
    fn passes_have_names_and_documentation() {
        let names = pass_names();
        let mut unique = names.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), names.len(), "two passes have one name: {names:?}");
        for pass in registry(&Tpu::default()).passes() {
            let name = pass.name();
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "`{name}`");
            let first = pass.doc().lines().next().unwrap_or_default();
            assert!(first.ends_with('.') && first.len() < 100, "`{name}`: {first}");
        }
    }
}
