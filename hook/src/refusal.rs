//! A second attempt after the compiler's refusal, and what this process has learned of its compiler.

use grpo_driver::config::{Config, MosaicVersion};
use grpo_pjrt_api::blames_kernel;
use std::sync::atomic::{AtomicU32, Ordering};

/// The newest version of Mosaic's form that the compiler of this process reads; 0 until it has refused a newer one.
static READS: AtomicU32 = AtomicU32::new(0);

/// The configuration, with the version of Mosaic that this process's compiler is known to read.
pub fn config(configured: &Config) -> Config {
    let read = READS.load(Ordering::Relaxed);
    let learned = (read != 0).then_some(MosaicVersion(read));
    Config { mosaic_version: learned.or(configured.mosaic_version), ..configured.clone() }
}

/// As [`grpo_driver::refusal::answer`]; remembers the version of Mosaic that the compiler reads.
pub fn answer(config: &Config, refusal: &str) -> Option<(Config, Option<String>)> {
    let answer = grpo_driver::refusal::answer(config, refusal, blames_kernel(refusal))?;
    if let (Config { mosaic_version: Some(version), .. }, None) = &answer {
        READS.store(version.0, Ordering::Relaxed);
    }
    Some(answer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use grpo_driver::config::Lowering;
    use pretty_assertions::assert_eq;

    const OLD: &str =
        "Failed to deserialize the Mosaic module: Unsupported version: expected <= 9 but got 11";

    #[test]
    fn an_older_compiler_gets_its_version_once_and_for_all() {
        let plain = Config::default();
        let (again, message) = answer(&plain, OLD).unwrap();
        assert_eq!(
            (again.mosaic_version, again.target, message),
            (Some(MosaicVersion(9)), Lowering::Auto, None)
        );
        assert_eq!(config(&plain).mosaic_version, Some(MosaicVersion(9)));
        // The same words again help nobody: loops.
        let (loops, message) = answer(&again, OLD).unwrap();
        assert_eq!(loops.target, Lowering::Portable);
        assert!(message.unwrap().contains("loops are taken instead"));
        assert!(answer(&loops, OLD).is_none());
    }

    #[test]
    fn what_is_no_kernels_fault_has_no_answer() {
        assert!(answer(&Config::default(), "Ran out of memory in memory space hbm").is_none());
        let window =
            "Allocation (size=268435456) would exceed memory (size=134217728) :: [space=vmem, scoped]";
        let kernel = "Mosaic failed to compile TPU kernel: Slice sizes must be aligned";
        assert!(
            answer(&Config::default(), kernel).is_some() && answer(&Config::default(), window).is_some()
        );
        let strict = Config { strict: true, ..Config::default() };
        assert!(answer(&strict, kernel).is_none());
        assert!(answer(&strict, OLD).is_some());
    }
}
