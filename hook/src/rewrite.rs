//! One program: decide whether to look at it, read it, run the passes, write it back.

use crate::journal::{self, Dump};
use crate::python;
use grpo_passes::analysis::glance::may_hold_candidate;
use grpo_passes::config::Config;
use grpo_passes::context::Context;
use grpo_passes::error::{Error, Result};
use grpo_passes::ir::Op;
use grpo_passes::options::Propagation;
use grpo_passes::passes::check::{self, Signature};
use grpo_passes::pipeline::{Instruments, Outcome, Pipeline, Verify};
use grpo_passes::platform::Platform;
use grpo_passes::read::{self, Encoding};
use grpo_passes::write::{self, Emit};
use memchr::memmem;
use std::borrow::Cow;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Once};

/// Stack for the thread that rewrites: MLIR recurses once per level of nesting. It is only reserved.
const STACKS: [usize; 2] = [256 << 20, 32 << 20];

/// Whether binary input names the Shardy dialect, which the MLIR library does not know.
fn holds_shardy(program: &[u8]) -> bool {
    memmem::find(program, b"sdy\0").is_some()
}

/// Rewrites a program. None: it stays as it is.
///
/// # Errors
/// Whatever stands in the way of reading, rewriting or writing; and, with `strict`, a candidate that was
/// not fused. The program as it was is always a correct answer.
pub fn rewrite(program: &[u8], config: &Config, platform: Platform) -> Result<Option<Vec<u8>>> {
    // Most programs that are no training step end here.
    if !config.enabled || !may_hold_candidate(program) {
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
    let Some(fused) = on_big_stack(|| run(&text, config, platform, &emit))? else { return Ok(None) };
    let handed_on = match encoding {
        Encoding::Portable(version) if through_python => {
            python::to_portable_artifact(&fused.program, &version).map_err(|why| {
                let name = &fused.name;
                Error::Input(format!("{name}: the rewritten program could not be encoded: {why}"))
            })?
        }
        _ => fused.program,
    };
    on_big_stack(|| check_interface(&fused.name, &handed_on, &fused.interface))?;
    journal::tell(&fused.decisions);
    Ok(Some(handed_on))
}

/// Compares the interface of what is about to be handed on with the original's: reads it back from its
/// bytes, since the compiler takes whatever they say (libtpu compiles a program that lacks an argument).
fn check_interface(name: &str, program: &[u8], original: &Signature) -> Result<()> {
    let through_python = read::recognise(program, name)? != Encoding::Text && holds_shardy(program);
    let text = match through_python {
        true => Cow::Owned(python::to_generic_text(program).map_err(Error::Input)?),
        false => Cow::Borrowed(program),
    };
    let context = Context::new();
    let input = read::read(&context, &text, name)?;
    match original.difference(&check::signature(Op::of_module(&input.module))) {
        Some(difference) => {
            Err(Error::Input(format!("{name}: the rewritten program's interface changed: {difference}")))
        }
        None => Ok(()),
    }
}

/// A program with Shardy operations that nobody can decode: a remark, and an error for strict users.
fn unreadable(config: &Config, why: &str) -> Result<Option<Vec<u8>>> {
    let message = format!("the program holds Shardy operations and could not be read: {why}");
    journal::keep_remarks(config, "program", &[journal::program_remark(message.clone())]);
    Err(Error::Input(message))
}

/// A rewritten program.
struct Fused {
    program: Vec<u8>,
    name: String,
    /// The original's interface.
    interface: Signature,
    /// What to tell the user once the program is handed on.
    decisions: String,
}

/// Reads, rewrites and encodes a program in this thread.
fn run(bytes: &[u8], config: &Config, platform: Platform, emit: &Emit) -> Result<Option<Fused>> {
    let context = Context::new();
    let input = read::read(&context, bytes, "program")?;
    let module = Op::of_module(&input.module);
    let name = module.attr_str("sym_name").unwrap_or("program").to_string();
    let dump = Dump::new(config);
    if dump.wanted() {
        let before = write::encode(&context, module, &Emit::Text, input.has_locations)?;
        dump.write(&name, "before", &before);
    }
    let interface = check::signature(module);
    let pipeline = Pipeline::standard(&config.disable_pass)?;
    let mut options = config.options(platform);
    options.propagation = Propagation::By(Arc::new(python::Jaxlib));
    let mut outcome = Outcome::default();
    // Verifying after every pass would cost most programs more than the passes.
    let mut instruments = Instruments { verify: Verify::AtEnd, ..Instruments::default() };
    let ran = pipeline.run(&context, module, &options, &mut instruments, &mut outcome);
    journal::keep_remarks(config, &name, &outcome.remarks.list);
    ran?;
    let decisions = journal::describe(config, &name, &outcome);
    let missed = if config.strict { refuse_missed(&name, &outcome) } else { Ok(()) };
    if missed.is_err() || !outcome.report.is_rewritten() {
        journal::tell(&decisions);
    }
    missed?;
    if !outcome.report.is_rewritten() {
        return Ok(None);
    }
    let program = write::encode(&context, module, emit, input.has_locations)?;
    if dump.wanted() {
        let after = write::encode(&context, module, &Emit::Text, input.has_locations)?;
        dump.write(&name, "after", &after);
    }
    Ok(Some(Fused { program, name, interface, decisions }))
}

fn refuse_missed(name: &str, outcome: &Outcome) -> Result<()> {
    let missed: Vec<_> = outcome.remarks.missed_ones().filter(|r| r.candidate).collect();
    let Some(first) = missed.first() else { return Ok(()) };
    Err(Error::Strict(format!(
        "strict: {name}: {} not fused: {}{}",
        journal::plural(missed.len(), "candidate chain"),
        first.message,
        journal::place(&first.location)
    )))
}

/// Runs `f` on a thread with enough stack; a panic becomes an error.
fn on_big_stack<R: Send>(f: impl Fn() -> Result<R> + Sync) -> Result<R> {
    for size in STACKS {
        let ran = std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(size);
            let thread = thread.spawn_scoped(scope, || guarded(&f)).ok()?;
            Some(thread.join().unwrap_or_else(|_| Err("a panic that could not be caught".into())))
        });
        if let Some(result) = ran {
            return result.unwrap_or_else(|panic| Err(Error::Input(format!("internal error: {panic}"))));
        }
    }
    Err(Error::Input("no thread could be started".into()))
}

thread_local! {
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs `f`; a panic becomes its message and place. Panics must not cross into C.
///
/// # Errors
/// The panic.
pub fn guarded<R>(f: impl FnOnce() -> R) -> std::result::Result<R, String> {
    static QUIET: Once = Once::new();
    // This library has a standard library of its own: the hook concerns no other code's panics.
    QUIET.call_once(|| std::panic::set_hook(Box::new(|info| PANIC.set(info.to_string()))));
    catch_unwind(AssertUnwindSafe(f)).map_err(|_| PANIC.take().replace('\n', " "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn tpu() -> Platform {
        Platform::of("tpu", "TPU v6 lite")
    }

    #[test]
    fn programs_without_a_softmax_are_not_looked_at() {
        assert!(!may_hold_candidate(b"ML\xefR\x0dStableHLO_v1.13.7\0 add_v1\0reduce_v1\0"));
        assert!(may_hold_candidate(b"exponential_v2\0reduce_v1\0"));
        let junk = b"this is no program".as_slice();
        assert!(rewrite(junk, &Config::default(), tpu()).unwrap().is_none());
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
        let fused = rewrite(ARGMAX.as_bytes(), &config, tpu()).unwrap().expect("a fused program");
        assert!(String::from_utf8(fused).unwrap().contains("tpu_custom_call"));
        // What is left alone is told, and refused in strict mode.
        let config = Config { strict: true, min_columns: Some(1), ..Config::default() };
        let refused = rewrite(ARGMAX.as_bytes(), &config, tpu()).unwrap_err().to_string();
        assert!(refused.contains("not worth it"), "{refused}");
    }

    #[test]
    fn what_cannot_be_read_is_an_error_and_off_is_off() {
        let junk = b"exponential reduce".as_slice();
        assert!(rewrite(junk, &Config::default(), tpu()).is_err());
        let off = Config { enabled: false, ..Config::default() };
        assert!(rewrite(junk, &off, tpu()).unwrap().is_none());
    }

    #[test]
    fn shardy_without_python_says_so() {
        let program = b"ML\xefR\x0dStableHLO_v1.13.7\0exponential_v2\0reduce_v1\0sdy\0".as_slice();
        let text = rewrite(program, &Config::default(), tpu()).unwrap_err().to_string();
        assert!(text.contains("Shardy") && text.contains("no Python"), "{text}");
    }

    #[test]
    fn an_interface_that_changed_is_noticed() {
        let program = r#"module @m attributes {mhlo.num_partitions = 4 : i32} {
            "sdy.mesh"() {sym_name = "mesh", mesh = #sdy.mesh<["x"=4]>} : () -> ()
            func.func public @main(
                %a: tensor<8xf32> {tf.aliasing_output = 0 : i32, sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
                %b: tensor<8xf32> {jax.buffer_donor = true}
            ) -> (tensor<8xf32> {jax.result_info = "r", mhlo.layout_mode = "default"}) {
                return %a : tensor<8xf32>
            }
        }"#;
        let context = Context::new();
        let input = read::read(&context, program.as_bytes(), "program").unwrap();
        let original = check::signature(Op::of_module(&input.module));
        assert!(check_interface("m", program.as_bytes(), &original).is_ok());
        for (old, new, part) in [
            ("num_partitions = 4", "num_partitions = 1", "attribute mhlo.num_partitions was 4 : i32"),
            ("\"x\"=4", "\"x\"=2", "the mesh mesh was"),
            ("tf.aliasing_output = 0 : i32, ", "", "argument 0 of @main was"),
            ("@mesh, [{\"x\"}]", "@mesh, [{}]", "argument 0 of @main was"),
            ("{jax.buffer_donor = true}", "", "argument 1 of @main was"),
            ("%b: tensor<8xf32>", "%b: tensor<8xi32>", "argument 1 of @main was"),
            (", mhlo.layout_mode = \"default\"", "", "result 0 of @main was"),
            ("@main", "@other", "the public function @main is gone"),
        ] {
            let changed = program.replacen(old, new, 1);
            assert!(changed != program, "{old}");
            let text = check_interface("m", changed.as_bytes(), &original).unwrap_err().to_string();
            assert!(text.contains(part), "{old}: {text}");
        }
    }

    #[test]
    fn panics_become_messages() {
        let result = guarded(|| panic!("on purpose"));
        assert!(result.unwrap_err().contains("on purpose"));
        let result: Result<()> = on_big_stack(|| panic!("in a thread"));
        assert!(result.unwrap_err().to_string().contains("in a thread"));
        assert_eq!(guarded(|| 3), Ok(3));
    }
}
