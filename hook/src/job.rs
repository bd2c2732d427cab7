//! Rewriting one program, in this process or in a separate one.

use crate::isolate::Isolated;
use crate::journal::{self, Dump};
use crate::outcome::{Failure, Fused};
use crate::python;
use grpo_dataflow::propagation::Propagation;
use grpo_dataflow::signature::{Signature, signature};
use grpo_driver::config::Config;
use grpo_driver::guard;
use grpo_driver::platform::Platform;
use grpo_driver::target::registry;
use grpo_io::Context;
use grpo_io::error::{Error, Result};
use grpo_io::read;
use grpo_io::write::{self, Emit};
use grpo_ir::Op;
use grpo_pipeline::{Instruments, Outcome, Pipeline, Verify};
use grpo_transforms::options::Options;
use std::sync::{Arc, Once};

/// The rewriting of one program.
pub enum Job {
    Local(Box<Local>),
    Isolated(Isolated),
}

impl Job {
    /// Starts a job: in a separate process, unless `isolate` is off or no process can be started, which is reported
    /// once.
    ///
    /// # Errors
    /// [`Failure::Fault`] if something ended the process.
    pub fn start(config: &Config, platform: Platform) -> std::result::Result<Job, Failure> {
        let number = Dump::number();
        if config.isolate {
            match Isolated::start(config, platform, number) {
                Ok(isolated) => return Ok(Job::Isolated(isolated)),
                Err(fault @ Failure::Fault(_)) => return Err(fault),
                Err(why) => {
                    static TOLD: Once = Once::new();
                    TOLD.call_once(|| {
                        journal::warn(&format!(
                            "programs are rewritten in this process (`isolate`): {why}"
                        ));
                    });
                }
            }
        }
        let propagation = Propagation::By(Arc::new(python::Jaxlib));
        Ok(Job::Local(Box::new(Local::new(config.clone(), platform, number, propagation))))
    }

    /// Rewrites a program; none if nothing is fused.
    ///
    /// # Errors
    /// Those of [`Local::rewrite`], and [`Failure::Fault`] if a separate process ended.
    pub fn rewrite(
        &mut self,
        program: &[u8],
        emit: &Emit,
    ) -> std::result::Result<Option<Fused>, Failure> {
        match self {
            Job::Local(local) => Ok(local.rewrite(program, emit)?),
            Job::Isolated(isolated) => isolated.rewrite(program, &emit.name()),
        }
    }

    /// Compares the rewritten program's interface with the original's.
    ///
    /// # Errors
    /// The difference, and those of [`Job::rewrite`].
    pub fn check(&mut self, program: &[u8]) -> std::result::Result<(), Failure> {
        match self {
            Job::Local(local) => Ok(local.check(program)?),
            Job::Isolated(isolated) => isolated.check(program),
        }
    }
}

/// A job in this process.
pub struct Local {
    config: Config,
    platform: Platform,
    number: (u32, usize),
    /// How shardings are propagated.
    propagation: Propagation,
    /// The name and the interface of the program that was rewritten.
    original: Option<(String, Signature)>,
}

impl Local {
    /// A new job; `number` is part of the names of its dumps.
    pub fn new(
        config: Config,
        platform: Platform,
        number: (u32, usize),
        propagation: Propagation,
    ) -> Local {
        Local { config, platform, number, propagation, original: None }
    }

    /// Rewrites a program; none if nothing is fused.
    ///
    /// # Errors
    /// An error of reading, rewriting or writing, and with `strict` a loss that is not fused.
    pub fn rewrite(&mut self, program: &[u8], emit: &Emit) -> Result<Option<Fused>> {
        let done = on_big_stack(|| self.run(program, emit))?;
        Ok(done.map(|(fused, interface)| {
            self.original = Some((fused.name.clone(), interface));
            fused
        }))
    }

    /// Reads, rewrites and encodes a program in this thread.
    fn run(&self, bytes: &[u8], emit: &Emit) -> Result<Option<(Fused, Signature)>> {
        let config = &self.config;
        let options = Options { propagation: self.propagation.clone(), ..config.options(self.platform) };
        let registry = registry(config.target(self.platform).as_ref());
        let pipeline = Pipeline::standard(&registry, &config.disabled())?;
        let context = Context::new();
        let input = read::read(&context, bytes, "program")?;
        let module = Op::of_module(&input.module);
        let name = module.attr_str("sym_name").unwrap_or("program").to_string();
        let dump = Dump::new(config, self.number);
        if dump.wanted() {
            let before = write::encode(&context, module, &Emit::Text, input.has_locations)?;
            dump.write(&name, "before", &before);
        }
        let interface = signature(module);
        let mut outcome = Outcome::default();
        // Verifying after every pass would cost most programs more than the passes.
        let mut instruments = Instruments { verify: Verify::AtEnd, ..Instruments::default() };
        let ran = pipeline.run(&context, &input.module, &options, &mut instruments, &mut outcome);
        journal::keep_remarks(config, &name, &outcome.remarks.list);
        dump.explain(&name, &outcome);
        let fused = ran?;
        let decisions = journal::describe(config, &name, &outcome);
        let strict = || outcome.remarks.refuse_missed(&format!("strict: {name}"));
        let missed = if config.strict { strict() } else { Ok(()) };
        if missed.is_err() || !outcome.report.is_rewritten() {
            journal::log(&decisions);
        }
        missed?;
        if !outcome.report.is_rewritten() {
            return Ok(None);
        }
        let module = Op::of_module(&fused);
        let program = write::encode(&context, module, emit, input.has_locations)?;
        if dump.wanted() {
            let after = write::encode(&context, module, &Emit::Text, input.has_locations)?;
            dump.write(&name, "after", &after);
        }
        Ok(Some((Fused { program, name, decisions }, interface)))
    }

    /// Compares the rewritten program's interface with that of the original.
    ///
    /// # Errors
    /// The difference, or why the program cannot be read.
    pub fn check(&self, program: &[u8]) -> Result<()> {
        let Some((name, original)) = &self.original else { return Ok(()) };
        on_big_stack(|| check_interface(name, program, original))
    }
}

/// Compares the interface of an encoded program with the original's. The bytes are read again, since a compiler does
/// not check interfaces (libtpu compiles a program that lacks an argument).
fn check_interface(name: &str, program: &[u8], original: &Signature) -> Result<()> {
    let context = Context::new();
    let input = read::read(&context, program, name)?;
    match original.difference(&signature(Op::of_module(&input.module))) {
        Some(difference) => {
            Err(Error::Input(format!("{name}: the rewritten program's interface changed: {difference}")))
        }
        None => Ok(()),
    }
}

/// Runs `f` on a thread with enough stack; a panic in it becomes an error.
fn on_big_stack<R: Send>(f: impl Fn() -> Result<R> + Sync) -> Result<R> {
    match guard::on_big_stack(guard::SMALL_STACKS, f) {
        Some(ran) => ran.unwrap_or_else(|panic| Err(Error::Input(format!("internal error: {panic}")))),
        // A fault of this process, not of the program.
        None => panic!("no thread could be started, for want of memory (`memory_limit`)"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let original = signature(Op::of_module(&input.module));
        assert!(check_interface("m", program.as_bytes(), &original).is_ok());
        for (old, new, part) in [
            (
                "num_partitions = 4",
                "num_partitions = 1",
                "attribute mhlo.num_partitions of the module was 4",
            ),
            ("\"x\"=4", "\"x\"=2", "of the mesh @mesh was"),
            ("tf.aliasing_output = 0 : i32, ", "", "argument 0 of @main was"),
            ("@mesh, [{\"x\"}]", "@mesh, [{}]", "argument 0 of @main was"),
            ("{jax.buffer_donor = true}", "", "argument 1 of @main was"),
            ("%b: tensor<8xf32>", "%b: tensor<8xi32>", "argument 1 of @main was"),
            (", mhlo.layout_mode = \"default\"", "", "result 0 of @main was"),
            ("@main", "@other", "@main was public, now absent"),
        ] {
            let changed = program.replacen(old, new, 1);
            assert!(changed != program, "{old}");
            let text = check_interface("m", changed.as_bytes(), &original).unwrap_err().to_string();
            assert!(text.contains(part), "{old}: {text}");
        }
    }

    #[test]
    fn a_panic_in_a_thread_becomes_a_message() {
        let result: Result<()> = on_big_stack(|| panic!("in a thread"));
        assert!(result.unwrap_err().to_string().contains("in a thread"));
    }
}
