//! A session: what is configured for a run, and the rewriting of its input under it.

use crate::cli::{Cli, with_flags};
use crate::compile::{self, Answer, Programs};
use crate::destinations::Destinations;
use crate::input::Input;
use crate::output::{Output, Rewritten};
use crate::{limits, propagate, stdio};
use anyhow::Result;
use grpo_driver::config::{Config, Shown};
use grpo_driver::platform::Platform;
use grpo_driver::target::registry;
use grpo_driver::{refusal, summary};
use grpo_io::Context;
use grpo_io::error;
use grpo_io::error::Error;
use grpo_io::read;
use grpo_io::read::Encoding;
use grpo_io::remarks::Remark;
use grpo_io::report::Report;
use grpo_io::write;
use grpo_io::write::Emit;
use grpo_ir::Op;
use grpo_pipeline::{self, Instruments, Outcome, Pipeline};
use grpo_pjrt_api::blames_kernel;
use grpo_recognize::prefilter::may_have_loss;
use grpo_transforms::options::Options;
use std::io::IsTerminal;
use std::mem::ManuallyDrop;

/// The command line, the configuration, and what follows from them.
pub struct Session<'a> {
    cli: &'a Cli,
    config: Config,
    destinations: Destinations,
    emit: Emit,
    context: &'static Context,
    platform: Platform,
    passes: Passes,
}

/// The passes to run, and their options.
struct Passes {
    pipeline: Pipeline,
    options: Options,
}

/// A module after the passes.
struct Module {
    encoded: Vec<u8>,
    /// The line about its fused losses, for standard error.
    summary: String,
    /// With `--compile`, what is compiled.
    programs: Option<Programs>,
}

impl<'a> Session<'a> {
    /// Reads the configuration and checks it against the command line.
    ///
    /// # Errors
    /// A usage error for options and files that are unknown or contradict each other.
    pub fn new(cli: &'a Cli) -> Result<Session<'a>> {
        let config = cli.configuration()?;
        let emit = cli.emit()?;
        check_combination(cli, &emit)?;
        let destinations = Destinations::new(cli, &config)?;
        // Leaked on purpose: freeing a large module at exit takes longer than ending the process.
        let context: &'static Context = Box::leak(Box::new(Context::new()));
        let platform = platform(cli)?;
        let passes = Passes::new(cli, context, &config, platform)?;
        Ok(Session { cli, config, destinations, emit, context, platform, passes })
    }

    /// Which remarks are shown.
    pub fn shown(&self) -> Shown {
        self.config.remarks
    }

    /// Rewrites the input, and with `--compile` compiles the result. A compiler that reads only an older version of
    /// Mosaic gets that version, and one that refuses a kernel gets loops.
    ///
    /// # Errors
    /// Those of [`Pipeline::parse`] for the passes of a second attempt; those of a module are in the result.
    pub fn rewrite(mut self, input: &Input) -> Result<Output<'a>> {
        let (mut rewritten, mut compiled) = self.rewrite_and_compile(input);
        while let Some(Err(error)) = &compiled {
            let why = error.to_string();
            let Some((config, message)) = refusal::answer(&self.config, &why, blames_kernel(&why))
            else {
                break;
            };
            self.passes = Passes::new(self.cli, self.context, &config, self.platform)?;
            self.config = config;
            (rewritten, compiled) = self.rewrite_and_compile(input);
            let remark = message.map(|message| Remark::of_program("compile", message));
            rewritten.outcome.remarks.list.extend(remark);
        }
        let Session { cli, config, destinations, .. } = self;
        Ok(Output { cli, config, destinations, rewritten, compiled })
    }

    /// One attempt of [`Session::rewrite`]. Nothing is compiled if a module has an error.
    fn rewrite_and_compile(&self, input: &Input) -> (Rewritten, Option<Result<Answer>>) {
        let mut all = Rewritten::default();
        let mut programs = None;
        for (i, piece) in input.pieces().iter().enumerate() {
            let (outcome, result) = self.rewrite_module(piece);
            append(&mut all.outcome, outcome);
            match result {
                Ok(module) => {
                    all.summary += &module.summary;
                    if i > 0 {
                        all.encoded.extend_from_slice(b"\n// -----\n\n");
                    }
                    all.encoded.extend_from_slice(&module.encoded);
                    programs = module.programs;
                }
                // Every module's error is printed; the last one decides the exit code.
                Err(error) => {
                    if let Some(earlier) = all.error.replace(error) {
                        stdio::say(&format!("{earlier}\n"));
                    }
                }
            }
        }
        let compiled = match (&self.cli.compile, programs) {
            (Some(topology), Some(programs)) if !self.cli.lower_only && all.error.is_none() => {
                Some(compile::compile(self.cli, topology, &programs, &all.outcome.report))
            }
            _ => None,
        };
        (all, compiled)
    }

    /// Reads, rewrites and encodes one module. Its remarks name flags of the command line.
    fn rewrite_module(&self, bytes: &[u8]) -> (Outcome, error::Result<Module>) {
        let mut outcome = Outcome::default();
        let result = self.run_passes(bytes, &mut outcome);
        for remark in &mut outcome.remarks.list {
            remark.message = with_flags(&remark.message);
        }
        let result = result.map_err(|error| match error {
            Error::Strict(message) => Error::Strict(with_flags(&message)),
            other => other,
        });
        (outcome, result)
    }

    /// What the passes do to one module, for `--verify-diagnostics`.
    pub fn diagnose(&self, bytes: &[u8]) -> (Outcome, error::Result<()>) {
        self.context.diagnostics.take();
        let (outcome, result) = self.rewrite_module(bytes);
        (outcome, result.map(drop))
    }

    fn run_passes(&self, bytes: &[u8], outcome: &mut Outcome) -> error::Result<Module> {
        let Session { cli, config, context, passes, .. } = self;
        let input = limits::while_reading(bytes.len(), || read::read(context, bytes, cli.input_name()))?;
        // A page compares the memory before and after.
        let has_page = self.destinations.page.is_some();
        let compiles_original =
            cli.compile_original || cli.compile.is_some() && has_page && !cli.lower_only;
        let original =
            compiles_original.then(|| compile::program(context, Op::of_module(&input.module)));
        let original = original.transpose()?;
        let mut stderr = std::io::stderr();
        let mut instruments = Instruments {
            verify: cli.verify(),
            print_after_all: cli.print_ir_after_all.then_some(&mut stderr),
        };
        let (pipeline, options, instruments) = (&passes.pipeline, &passes.options, &mut instruments);
        let module = if cli.pass_pipeline.is_some() {
            let original = ManuallyDrop::new(input.module);
            pipeline.run(context, &original, options, instruments, outcome)?
        } else if may_have_loss(bytes) {
            grpo_pipeline::run_or_restore(
                pipeline,
                context,
                input.module,
                options,
                instruments,
                outcome,
            )?
        } else {
            input.module
        };
        // Not freed: see `Session::new`.
        let module = ManuallyDrop::new(module);
        let module = Op::of_module(&module);
        if config.strict {
            outcome.remarks.refuse_missed("--strict")?;
        }
        let emit = match (&self.emit, input.encoding) {
            // An artifact is written in the version that it was read in.
            (Emit::Portable(None), Encoding::Portable(version)) => {
                write::portable_version(&version).unwrap_or(Emit::Portable(None))
            }
            (emit, _) => emit.clone(),
        };
        let prints_locations = input.has_locations || cli.mlir_print_debuginfo;
        let encoded = write::encode(context, module, &emit, prints_locations)?;
        let programs = match cli.compile {
            Some(_) => Some(Programs {
                original,
                result: compile::program(context, module)?,
                partitions: compile::partitions(module),
            }),
            None => None,
        };
        let name = module.attr_str("sym_name").unwrap_or(cli.input_name());
        Ok(Module { encoded, summary: summary::fused(name, &outcome.report), programs })
    }
}

impl Passes {
    fn new(cli: &Cli, context: &Context, config: &Config, platform: Platform) -> Result<Passes> {
        let propagation = propagate::by(cli.propagate.as_deref());
        let options = Options { propagation, ..config.options(platform) };
        let registry = registry(config.target(platform).as_ref());
        let pipeline = match &cli.pass_pipeline {
            _ if !config.enabled => Pipeline::empty(),
            Some(text) => Pipeline::parse(context, &registry, text, &config.disabled())?,
            None => Pipeline::standard(&registry, &config.disabled())?,
        };
        Ok(Passes { pipeline, options })
    }
}

/// The platform of the topology of `--compile` (`v6e:2x2`, `h100`); a TPU of unknown generation without one.
fn platform(cli: &Cli) -> Result<Platform> {
    let topology = cli.compile.as_deref();
    let is_gpu = topology.map(compile::parse_topology).transpose()?.is_some_and(|t| t.is_gpu());
    let chip = topology.and_then(|topology| topology.split(':').next()).unwrap_or_default();
    Ok(if is_gpu { Platform::of("cuda", chip) } else { Platform::of_topology(topology) })
}

/// Refuses options that contradict each other.
fn check_combination(cli: &Cli, emit: &Emit) -> Result<()> {
    let refuse = |message: &str| Err(Error::Usage(message.into()).into());
    if emit.is_binary() && cli.output() == Some("-") && std::io::stdout().is_terminal() {
        return refuse("refusing to write a binary module to a terminal; use -o");
    }
    if emit.is_binary() && cli.split_input_file {
        return refuse("--split-input-file writes text, not a binary encoding");
    }
    if cli.compile.is_some() && (cli.split_input_file || cli.verify_diagnostics) {
        return refuse("--compile takes one module: no --split-input-file, no --verify-diagnostics");
    }
    Ok(())
}

/// Adds the outcome of one module to that of those before it.
fn append(all: &mut Outcome, one: Outcome) {
    let Report { fusions, sweeps, remaining } = one.report;
    all.report.fusions.extend(fusions);
    all.report.sweeps.extend(sweeps);
    all.report.remaining.extend(remaining);
    all.remarks.list.extend(one.remarks.list);
    all.timings.extend(one.timings);
}
