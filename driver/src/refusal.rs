//! What to do about a compiler that refuses a fused program.

use crate::config::{Config, Lowering, MosaicVersion};
use grpo_mosaic::version;

/// How to write a program again that was written under `config` and refused, and what to tell the user
/// once that is taken: in the version that the compiler reads, without a word; or, where the refusal is
/// `about_a_kernel` that it cannot do, with loops. None: there is no other way.
pub fn answer(config: &Config, refusal: &str, about_a_kernel: bool) -> Option<(Config, Option<String>)> {
    if config.target == Lowering::Portable {
        return None;
    }
    if let Some(version) = version::of_refusal(refusal)
        && config.mosaic_version.is_none_or(|written| version < written.0)
    {
        return Some((Config { mosaic_version: Some(MosaicVersion(version)), ..config.clone() }, None));
    }
    if config.strict || !about_a_kernel {
        return None;
    }
    // libtpu lists every allocation behind what it says first.
    let (line, most) = (refusal.lines().next().unwrap_or_default(), 200);
    let why: String = line.chars().take(most).collect();
    let cut = if line.chars().count() > most { " …" } else { "" };
    let told = format!(
        "the TPU compiler refused a kernel, and loops are taken instead ({} takes all of them): {why}{cut}",
        version::FULL_COMPILER
    );
    Some((Config { target: Lowering::Portable, ..config.clone() }, Some(told)))
}
