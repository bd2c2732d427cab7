//! Rewriting an encoded program: whether it may contain a loss, decoding, the passes, encoding.

use crate::job::Job;
use crate::journal;
use crate::outcome::Failure;
use crate::python;
use grpo_driver::config::Config;
use grpo_driver::platform::Platform;
use grpo_io::read::{self, Encoding};
use grpo_io::remarks::Remark;
use grpo_io::write::{self, Emit};
use grpo_recognize::prefilter::may_have_loss;
use memchr::memmem;
use std::borrow::Cow;

/// True if binary input names the Shardy dialect, which the MLIR library does not know.
fn holds_shardy(program: &[u8]) -> bool {
    memmem::find(program, b"sdy\0").is_some()
}

/// Rewrites a program; none if nothing is fused. `again`: after a refusal of the compiler.
///
/// # Errors
/// An error of reading, rewriting or writing, and with `strict` a loss that is not fused.
pub fn rewrite(
    program: &[u8],
    config: &Config,
    platform: Platform,
    again: bool,
) -> Result<Option<Vec<u8>>, Failure> {
    // Most programs that are no training step end here.
    if !config.enabled || !may_have_loss(program) {
        return Ok(None);
    }
    let encoding = read::recognise(program, "program")?;
    let through_python = encoding != Encoding::Text && holds_shardy(program);
    let text = if through_python {
        match python::to_generic_text(program) {
            Ok(text) => Cow::Owned(text),
            Err(why) => return unreadable(config, &why),
        }
    } else {
        Cow::Borrowed(program)
    };
    let emit = match &encoding {
        _ if through_python => Emit::Generic,
        Encoding::Text => Emit::Generic,
        Encoding::Bytecode(_) => Emit::Bytecode,
        Encoding::Portable(version) => write::portable_version(version)?,
    };
    let mut job = Job::start(config, platform)?;
    let Some(fused) = job.rewrite(&text, &emit)? else { return Ok(None) };
    let encoded = match encoding {
        Encoding::Portable(version) if through_python => {
            python::to_portable_artifact(&fused.program, &version).map_err(|why| {
                Failure::Program(format!(
                    "{}: the rewritten program could not be encoded: {why}",
                    fused.name
                ))
            })?
        }
        _ => fused.program,
    };
    let read_back = readable(&encoded).map_err(Failure::Program)?;
    job.check(&read_back)?;
    drop(job);
    let relay = if again { journal::relay_again } else { journal::relay };
    fused.decisions.lines().for_each(relay);
    Ok(Some(encoded))
}

/// A program in an encoding that the MLIR library reads.
fn readable(program: &[u8]) -> std::result::Result<Cow<'_, [u8]>, String> {
    match read::recognise(program, "program").map_err(|e| e.to_string())? {
        Encoding::Text => Ok(Cow::Borrowed(program)),
        _ if holds_shardy(program) => python::to_generic_text(program).map(Cow::Owned),
        _ => Ok(Cow::Borrowed(program)),
    }
}

/// The failure for a program with Shardy operations that cannot be decoded; adds a remark.
fn unreadable(config: &Config, why: &str) -> Result<Option<Vec<u8>>, Failure> {
    let message = format!("the program holds Shardy operations and could not be read: {why}");
    journal::keep_remarks(config, "program", &[Remark::of_program("hook", message.clone())]);
    Err(Failure::Program(message))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tpu() -> Platform {
        Platform::of("tpu", "TPU v6 lite")
    }

    #[test]
    fn programs_without_a_softmax_are_not_looked_at() {
        assert!(!may_have_loss(b"ML\xefR\x0dStableHLO_v1.13.7\0 add_v1\0reduce_v1\0"));
        assert!(may_have_loss(b"exponential_v2\0reduce_v1\0"));
        let junk = b"this is no program".as_slice();
        assert!(rewrite(junk, &Config::default(), tpu(), false).unwrap().is_none());
    }

    /// The index of each row's largest logit: no exponential anywhere.
    const ARGMAX: &str = r#"module @greedy {
        func.func public @main(%h: tensor<8x16xf32>, %w: tensor<16x512xf32>) -> tensor<8xi32> {
            %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
            %zero = stablehlo.constant dense<0> : tensor<i32>
            %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0]
                : (tensor<8x16xf32>, tensor<16x512xf32>) -> tensor<8x512xf32>
            %i = stablehlo.iota dim = 1 : tensor<8x512xi32>
            %r:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1]
                : (tensor<8x512xf32>, tensor<8x512xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
                reducer(%a: tensor<f32>, %b: tensor<f32>) (%i0: tensor<i32>, %i1: tensor<i32>) {
                    %gt = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
                    %nan = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
                    %wins = stablehlo.or %gt, %nan : tensor<i1>
                    %eq = stablehlo.compare EQ, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
                    %lt = stablehlo.compare LT, %i0, %i1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
                    %first = stablehlo.and %eq, %lt : tensor<i1>
                    %keeps = stablehlo.or %wins, %first : tensor<i1>
                    %v = stablehlo.select %wins, %a, %b : tensor<i1>, tensor<f32>
                    %j = stablehlo.select %keeps, %i0, %i1 : tensor<i1>, tensor<i32>
                    stablehlo.return %v, %j : tensor<f32>, tensor<i32>
                }
            return %r#1 : tensor<8xi32>
        }
    }"#;

    #[test]
    fn an_argmax_alone_is_found() {
        let config = Config { always_fuse: true, ..Config::default() };
        let fused = rewrite(ARGMAX.as_bytes(), &config, tpu(), false).unwrap().expect("a fused program");
        assert!(String::from_utf8(fused).unwrap().contains("tpu_custom_call"));
        // What is smaller than `min_logits` is left alone, in strict mode as well.
        let (strict, min_columns) = (true, "1".parse().ok());
        let config = Config { strict, min_columns, ..Config::default() };
        assert!(rewrite(ARGMAX.as_bytes(), &config, tpu(), false).unwrap().is_none());
        let config = Config { max_remaining: "1".parse().ok(), ..config };
        let refused = rewrite(ARGMAX.as_bytes(), &config, tpu(), false).unwrap_err().to_string();
        assert!(refused.contains("max_remaining"), "{refused}");
    }

    #[test]
    fn what_cannot_be_read_is_an_error_and_off_is_off() {
        let junk = b"exponential reduce".as_slice();
        assert!(rewrite(junk, &Config::default(), tpu(), false).is_err());
        let off = Config { enabled: false, ..Config::default() };
        assert!(rewrite(junk, &off, tpu(), false).unwrap().is_none());
    }

    #[test]
    fn shardy_without_python_says_so() {
        let program = b"ML\xefR\x0dStableHLO_v1.13.7\0exponential_v2\0reduce_v1\0sdy\0".as_slice();
        let text = rewrite(program, &Config::default(), tpu(), false).unwrap_err().to_string();
        assert!(text.contains("Shardy") && text.contains("no Python"), "{text}");
    }
}
