//! A second attempt after the compiler's refusal of a fused program.

use crate::config::{Bytes, Config, Lowering, MosaicVersion};
use grpo_mosaic::{capabilities, version};

/// XLA's message for a kernel on a platform other than a TPU.
const NO_KERNELS: &str = "No registered implementation for";

/// The smallest VMEM limit, in bytes, that is tried before loops.
const LEAST_VMEM: u64 = 8 << 20;

/// The configuration of another attempt for a program that was rewritten under `config` and refused, and the message
/// for the user if that attempt succeeds. In this order: the version of Mosaic that the compiler reads, without a
/// message; a smaller VMEM limit, if a kernel exceeds its plan's; loops, if the refusal is `about_a_kernel`. None if
/// there is nothing to try.
pub fn answer(config: &Config, refusal: &str, about_a_kernel: bool) -> Option<(Config, Option<String>)> {
    if config.target == Lowering::Portable {
        return None;
    }
    if let Some(version) = version::of_refusal(refusal)
        && config.mosaic_version.is_none_or(|written| version < written.0)
    {
        return Some((Config { mosaic_version: Some(MosaicVersion(version)), ..config.clone() }, None));
    }
    if let Some(limit) = exceeded_vmem(refusal).map(|limit| limit / 4 * 3).filter(|l| *l >= LEAST_VMEM)
        && config.vmem_limit.is_none_or(|Bytes(now)| limit < now)
    {
        let message = format!(
            "the TPU compiler needs more VMEM for a kernel than its plan has: kernels of at most {} MiB of VMEM are taken instead \
             (`vmem_limit`)",
            limit >> 20
        );
        return Some((Config { vmem_limit: Some(Bytes(limit)), ..config.clone() }, Some(message)));
    }
    if config.strict || !about_a_kernel {
        return None;
    }
    if refusal.contains(NO_KERNELS) {
        let message =
            "this backend runs no kernels, which `target: tpu` asks for: loops are taken instead";
        return Some((Config { target: Lowering::Portable, ..config.clone() }, Some(message.into())));
    }
    // libtpu's further lines list every allocation.
    let (line, most) = (refusal.lines().next().unwrap_or_default(), 200);
    let why: String = line.chars().take(most).collect();
    let cut = if line.chars().count() > most { " …" } else { "" };
    let taken = match capabilities::refused(refusal) {
        Some(lacks) => format!("libtpu {} is the first that takes {}", lacks.since.libtpu, lacks.what),
        None => format!(
            "no libtpu is known to take it: {} and later take every kernel of the tests",
            capabilities::full()
        ),
    };
    let message =
        format!("the TPU compiler refused a kernel, and loops are taken instead ({taken}): {why}{cut}");
    Some((Config { target: Lowering::Portable, ..config.clone() }, Some(message)))
}

/// The VMEM limit of a kernel, in bytes, in a message that it exceeds the limit:
/// `Scoped allocation with size 43.35M and limit 38.00M exceeded scoped vmem limit by 5.35M`.
fn exceeded_vmem(refusal: &str) -> Option<u64> {
    let limit = refusal.split_once("exceeded scoped vmem limit")?.0.rsplit_once("limit ")?.1.trim();
    let units = [("K", 10), ("M", 20), ("G", 30)];
    let (number, shift) =
        units.into_iter().find_map(|(unit, shift)| Some((limit.strip_suffix(unit)?, shift)))?;
    let number: f64 = number.parse().ok().filter(|n| (0.0..1e6).contains(n))?;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 2^50, rounded down to whole bytes"
    )]
    let bytes = (number * f64::from(1u32 << shift)) as u64;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use grpo_mosaic::capabilities::CAPABILITIES;

    /// The message to the user about a kernel that the compiler refuses with `why`.
    fn message(refusal: &str) -> String {
        let (again, message) = answer(&Config::default(), refusal, true).expect("another way");
        assert_eq!(again.target, Lowering::Portable);
        message.expect("a message")
    }

    #[test]
    fn a_kernel_that_takes_more_vmem_than_planned_gets_smaller_tiles_before_loops() {
        let refusal = |limit: &str| {
            format!(
                "PJRT_Compile: E1001: CompileTimeScopedVmemOom:\nRan out of memory in memory space vmem: Scoped allocation with \
                 size 43.35M and limit {limit} exceeded scoped vmem limit by 5.35M."
            )
        };
        let (again, message) =
            answer(&Config::default(), &refusal("38.00M"), true).expect("another way");
        assert_eq!(again.vmem_limit, Some(Bytes(57 << 19)));
        assert!(message.unwrap().contains("at most 28 MiB of VMEM"));
        // No kernel of the size that was refused before, and none that is too small.
        let (loops, _) = answer(&again, &refusal("38.00M"), true).expect("another way");
        assert_eq!(loops.target, Lowering::Portable);
        let (loops, _) = answer(&Config::default(), &refusal("9.50M"), true).expect("another way");
        assert_eq!(loops.target, Lowering::Portable);
    }

    #[test]
    fn the_first_libtpu_that_takes_a_kernel_is_named() {
        for capability in CAPABILITIES {
            let why = format!(
                "Mosaic failed to compile TPU kernel: failed to legalize {}",
                capability.refusal
            );
            let message = message(&format!("{why}\n\nat location: loc(\"-\":27:11)"));
            let first = format!(
                "(libtpu {} is the first that takes {})",
                capability.since.libtpu, capability.what
            );
            assert!(message.contains(&first) && message.ends_with(&format!(": {why}")), "{message}");
        }
        let elsewhere = "NOT_FOUND: No registered implementation for untyped custom call to tpu_custom_call for Host";
        assert!(
            message(elsewhere).starts_with("this backend runs no kernels, which `target: tpu` asks for")
        );
        let message = message("Mosaic failed to compile TPU kernel: it is Sunday");
        assert!(message.contains("no libtpu is known to take it"), "{message}");
    }
}
