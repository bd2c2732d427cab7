//! One run of grpo-opt: read, rewrite, write.

use crate::cli::{COMMANDS, Cli, with_flags};
use crate::compile::{Answer, Programs};
use crate::{compile, limits, output, propagate, split, verify};
use anyhow::Result;
use grpo_driver::config::{Config, Shown};
use grpo_driver::explain;
use grpo_driver::platform::Platform;
use grpo_driver::target::registry;
use grpo_driver::{refusal, summary};
use grpo_io::Context;
use grpo_io::diagnostics::Diagnostic;
use grpo_io::error::Error;
use grpo_io::read;
use grpo_io::read::Encoding;
use grpo_io::remarks;
use grpo_io::remarks::{Remark, RemarkKind};
use grpo_io::report::Report;
use grpo_io::write;
use grpo_io::write::Emit;
use grpo_ir::Op;
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::{CHIPS, Chip};
use grpo_pipeline::{self, Instruments, Outcome, Pipeline, suggestion, timing_table};
use grpo_pjrt_api::blames_kernel;
use grpo_recognize::prefilter::may_hold_candidate;
use grpo_transforms::options::Options;
use std::collections::BTreeSet;
use std::io::{ErrorKind, IsTerminal, Read};
use std::path::Path;

/// Everything that the pieces of one input share.
struct Run<'a> {
    cli: &'a Cli,
    /// The configuration file and the command line's flags together.
    config: Config,
    context: &'a Context,
    platform: Platform,
    pipeline: Pipeline,
    options: Options,
    emit: Emit,
}

/// Runs the command line; the result is the exit code.
///
/// # Errors
/// An error that stops the run; [`grpo_io::error::Error`] has the exit code.
pub fn run(cli: &Cli) -> Result<()> {
    if cli.list_passes {
        return Ok(output::write("-", list_passes().as_bytes())?);
    }
    if cli.chip_info {
        let chips: Vec<_> = CHIPS.iter().map(Chip::to_json).collect();
        let json = serde_json::to_string_pretty(&chips)?;
        return Ok(output::write("-", format!("{json}\n").as_bytes())?);
    }
    if cli.config_table {
        return Ok(output::write("-", grpo_driver::config::table().as_bytes())?);
    }
    if cli.reasons {
        return Ok(output::write("-", grpo_io::remarks::reasons_page().as_bytes())?);
    }
    let config = cli.configuration()?;
    let emit = cli.emit()?;
    check_combination(cli, &emit)?;
    check_files(cli, &config)?;
    // Leaked on purpose: taking a big module apart at exit takes longer than ending the process.
    let context: &'static Context = Box::leak(Box::new(Context::new()));
    let platform = platform(cli)?;
    let (options, pipeline) = plan(cli, context, &config, platform)?;
    let run = Run { cli, config, context, platform, pipeline, options, emit };
    let bytes = read_input(cli)?;
    if cli.verify_diagnostics { run.verify(&bytes) } else { run.write(&bytes) }
}

/// What the module is rewritten for: the topology of `--compile` (`v6e:2x2`, `h100`), else some TPU.
fn platform(cli: &Cli) -> Result<Platform> {
    let topology = cli.compile.as_deref();
    let is_gpu = topology.map(compile::parse_topology).transpose()?.is_some_and(|t| t.is_gpu());
    let chip = topology.and_then(|topology| topology.split(':').next()).unwrap_or_default();
    Ok(if is_gpu { Platform::of("cuda", chip) } else { Platform::of_topology(topology) })
}

/// The options of the passes, and the passes.
fn plan(
    cli: &Cli,
    context: &Context,
    config: &Config,
    platform: Platform,
) -> Result<(Options, Pipeline)> {
    let propagation = propagate::by(cli.propagate.as_deref());
    let options = Options { propagation, ..config.options(platform) };
    let registry = registry(config.target(platform).as_ref());
    let pipeline = match &cli.pass_pipeline {
        _ if !config.enabled => Pipeline::empty(),
        Some(text) => Pipeline::parse(context, &registry, text, &config.disabled())?,
        None => Pipeline::standard(&registry, &config.disabled())?,
    };
    Ok((options, pipeline))
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

/// Where the page about the program goes: into a folder under the input's name.
fn page(cli: &Cli, config: &Config) -> Option<String> {
    let path = config.explain.as_ref()?;
    let file = Path::new(&cli.input).file_stem().filter(|_| cli.input != "-");
    let name = format!("{}.html", file.unwrap_or("stdin".as_ref()).to_string_lossy());
    let path = if path.is_dir() { path.join(name) } else { path.clone() };
    Some(path.to_string_lossy().into_owned())
}

/// Refuses to write two things to one file, and to write anything but the module over what is read.
fn check_files(cli: &Cli, config: &Config) -> Result<()> {
    let remarks = config.remarks_file.as_ref().map(|path| path.to_string_lossy());
    let output = cli.output().map(|path| ("the output", path));
    let report = cli.report.as_deref().map(|path| ("the report", path));
    let page = page(cli, config);
    let explain = page.as_deref().map(|path| ("the page", path));
    let remarks = remarks.as_deref().map(|path| ("the remarks", path));
    let input = (cli.input != "-").then_some(("the input", cli.input.as_str()));
    let config = cli.config.as_deref().map(|path| ("the configuration", path));
    if let Some((what, _)) =
        [input, output, report, remarks, explain].into_iter().flatten().find(|(_, path)| path.is_empty())
    {
        return Err(Error::Usage(format!("{what} has no name")).into());
    }
    for (one, other) in [
        (report, output),
        (remarks, output),
        (remarks, report),
        (report, input),
        (remarks, input),
        (report, config),
        (explain, output),
        (explain, report),
        (explain, remarks),
        (explain, input),
        (explain, config),
        (remarks, config),
    ] {
        if let (Some((one, path)), Some((other, others))) = (one, other)
            && write::is_same_file(path, others)
        {
            let place = if path == "-" { "standard output" } else { path };
            return Err(Error::Usage(format!("{one} would be written over {other}: {place}")).into());
        }
    }
    if let Some((_, path)) = explain.filter(|(_, path)| is_no_page(Path::new(path))) {
        let message = format!(
            "--explain names the page to write, and `{path}` is a file that is none: --explain=PAGE.html"
        );
        return Err(Error::Usage(message).into());
    }
    Ok(())
}

/// True for a program's name, and for a file with text that is no page of HTML.
fn is_no_page(path: &Path) -> bool {
    const PAGE: &[u8] = b"<!DOCTYPE html";
    let is_program =
        path.extension().is_some_and(|e| ["mlir", "mlirbc", "stablehlo"].iter().any(|p| e == *p));
    let is_file = || std::fs::metadata(path).is_ok_and(|data| data.is_file() && data.len() > 0);
    let mut start = Vec::new();
    let read = |start: &mut Vec<u8>| {
        std::fs::File::open(path)
            .and_then(|file| file.take(PAGE.len() as u64).read_to_end(start))
            .is_ok()
    };
    is_program || is_file() && read(&mut start) && start != PAGE
}

fn read_input(cli: &Cli) -> Result<Vec<u8>> {
    let failed = |source| Error::Io { path: cli.input_name().to_string(), source };
    if cli.input == "-" {
        return read_stream(&mut std::io::stdin().lock(), cli);
    }
    let mut file = std::fs::File::open(&cli.input).map_err(|source| {
        let hint = suggestion(&cli.input, COMMANDS.into_iter());
        match source.kind() {
            ErrorKind::NotFound if !hint.is_empty() => {
                Error::Usage(format!("`{}` is neither a command nor a file{hint}", cli.input))
            }
            _ => failed(source),
        }
    })?;
    if !file.metadata().map_err(failed)?.is_file() {
        return read_stream(&mut file, cli);
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

/// What a pipe or a device has, of which a part that is no module says that the rest is none: a device may never end.
fn read_stream(stream: &mut impl Read, cli: &Cli) -> Result<Vec<u8>> {
    const FIRST: u64 = 1 << 20;
    let failed = |source| Error::Io { path: cli.input_name().to_string(), source };
    let mut bytes = Vec::new();
    stream.by_ref().take(FIRST).read_to_end(&mut bytes).map_err(failed)?;
    // A letter may be cut in two.
    let whole = match std::str::from_utf8(&bytes) {
        Err(error) if error.error_len().is_none() => error.valid_up_to(),
        _ => bytes.len(),
    };
    if bytes.len() as u64 == FIRST {
        read::recognise(&bytes[..whole], cli.input_name())?;
    }
    stream.read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

/// The rewritten input.
#[derive(Default)]
struct Work {
    all: Outcome,
    module: Vec<u8>,
    programs: Option<Programs>,
    /// Lines about what was fused, for standard error.
    fused: String,
    /// The error of the last piece that has one.
    failed: Option<Error>,
}

/// A rewritten piece of input.
struct Rewritten {
    encoded: Vec<u8>,
    /// The line about what was fused, for standard error.
    fused: String,
    /// With `--compile`.
    programs: Option<Programs>,
}

impl Run<'_> {
    /// Reads and rewrites one piece of input; returns what was done and the encoded result.
    fn process(&self, bytes: &[u8]) -> (Outcome, grpo_io::error::Result<Rewritten>) {
        let mut outcome = Outcome::default();
        let result = self.process_into(bytes, &mut outcome);
        for remark in &mut outcome.remarks.list {
            remark.message = with_flags(&remark.message);
        }
        let result = result.map_err(|error| match error {
            Error::Strict(message) => Error::Strict(with_flags(&message)),
            other => other,
        });
        (outcome, result)
    }

    fn process_into(&self, bytes: &[u8], outcome: &mut Outcome) -> grpo_io::error::Result<Rewritten> {
        let (cli, context) = (self.cli, self.context);
        let input = limits::while_reading(bytes.len(), || read::read(context, bytes, cli.input_name()))?;
        // A page shows the memory before and after.
        let explains = cli.compile.is_some() && self.config.explain.is_some() && !cli.lower_only;
        let original = (cli.compile_original || explains)
            .then(|| compile::program(context, Op::of_module(&input.module)));
        let original = original.transpose()?;
        let mut stderr = std::io::stderr();
        let mut instruments = Instruments {
            verify: cli.verify(),
            print_after_all: cli.print_ir_after_all.then_some(&mut stderr),
        };
        let (options, instruments) = (&self.options, &mut instruments);
        let lists =
            self.config.max_remaining.is_some() || cli.report.is_some() || self.config.explain.is_some();
        let module = if cli.pass_pipeline.is_some() {
            let module = Op::of_module(&input.module);
            self.pipeline.run(context, module, options, instruments, outcome)?;
            input.module
        } else if may_hold_candidate(bytes, lists) {
            let module = input.module;
            grpo_pipeline::run_or_restore(
                &self.pipeline,
                context,
                module,
                options,
                instruments,
                outcome,
            )?
        } else {
            input.module
        };
        // Not freed: see `run`.
        let module = std::mem::ManuallyDrop::new(module);
        let module = Op::of_module(&module);
        if self.config.strict {
            outcome.remarks.refuse_missed("--strict")?;
        }
        let emit = match (&self.emit, input.encoding) {
            // An artifact comes back in the version that its producer wrote.
            (Emit::Portable(None), Encoding::Portable(version)) => {
                write::portable_version(&version).unwrap_or(Emit::Portable(None))
            }
            (emit, _) => emit.clone(),
        };
        let locations = input.has_locations || cli.mlir_print_debuginfo;
        let encoded = write::encode(context, module, &emit, locations)?;
        let programs = match cli.compile {
            Some(_) => Some(Programs {
                original,
                result: compile::program(context, module)?,
                partitions: compile::partitions(module),
            }),
            None => None,
        };
        let name = module.attr_str("sym_name").unwrap_or(cli.input_name());
        let fused = summary::fused(name, &outcome.report);
        Ok(Rewritten { encoded, fused, programs })
    }

    /// Which remarks to show.
    fn shown(&self) -> Shown {
        self.config.remarks
    }

    /// The pieces of the input with the offsets of their lines.
    fn pieces<'b>(&self, bytes: &'b [u8]) -> Vec<std::borrow::Cow<'b, [u8]>> {
        let text = read::recognise(bytes, "").is_ok_and(|e| e == Encoding::Text);
        match std::str::from_utf8(bytes) {
            Ok(source) if text && self.cli.split_input_file => split::pieces(source)
                .into_iter()
                .map(|piece| std::borrow::Cow::Owned(piece.into_bytes()))
                .collect(),
            _ => vec![std::borrow::Cow::Borrowed(bytes)],
        }
    }

    /// Rewrites every piece of the input.
    fn rewrite(&self, bytes: &[u8]) -> Work {
        let mut work = Work::default();
        for (i, piece) in self.pieces(bytes).iter().enumerate() {
            let (outcome, result) = self.process(piece);
            merge(&mut work.all, outcome);
            match result {
                Ok(rewritten) => {
                    work.fused += &rewritten.fused;
                    if i > 0 {
                        work.module.extend_from_slice(b"\n// -----\n\n");
                    }
                    work.module.extend_from_slice(&rewritten.encoded);
                    work.programs = rewritten.programs;
                }
                // Each piece's errors are shown; the last one decides the exit code.
                Err(error) => {
                    if let Some(earlier) = work.failed.replace(error) {
                        output::say(&format!("{earlier}\n"));
                    }
                }
            }
        }
        work
    }

    /// What the compiler says of the result; none without `--compile`.
    fn compile(&self, work: &Work) -> Option<Result<Answer>> {
        if self.cli.lower_only {
            return None;
        }
        let (topology, programs) = (self.cli.compile.as_ref()?, work.programs.as_ref()?);
        work.failed.is_none().then(|| compile::compile(self.cli, topology, programs, &work.all.report))
    }

    /// The ordinary run: everything is written at the end, or nothing is.
    fn write(mut self, bytes: &[u8]) -> Result<()> {
        let mut work = self.rewrite(bytes);
        let mut answer = self.compile(&work);
        // A compiler that reads only an older form gets that one; one that cannot do a kernel gets loops.
        while let Some(Err(refusal)) = &answer {
            let why = refusal.to_string();
            let Some((config, told)) = refusal::answer(&self.config, &why, blames_kernel(&why)) else {
                break;
            };
            self.config = config;
            (self.options, self.pipeline) = plan(self.cli, self.context, &self.config, self.platform)?;
            work = self.rewrite(bytes);
            work.all.remarks.list.extend(told.map(|told| Remark::of_program("compile", told)));
            answer = self.compile(&work);
        }
        let Work { all, module, fused, failed, .. } = work;
        let cli = self.cli;
        // A loss that is computed in two places of a program is reported once.
        let mut told = BTreeSet::new();
        for remark in all.remarks.list.iter().filter(|remark| self.shown().tells(remark)) {
            let line = remarks::diagnostic(remark).render(None);
            if remark.kind == RemarkKind::Applied || told.insert(line) {
                output::say(&remarks::render(remark));
            }
        }
        if self.config.timing {
            output::say(&timing_table(&all.timings));
        }
        if let Some(path) = &self.config.remarks_file {
            output::write(&path.to_string_lossy(), remarks::yaml(&all.remarks.list).as_bytes())?;
        }
        // What was refused is reported and explained, as it is remarked on; nothing is said of a program that is faulty.
        if let Some(error) = failed {
            if matches!(error, Error::Strict(_)) {
                self.report(&all.report.to_json(&all.remarks))?;
            }
            return Err(error.into());
        }
        let mut report = all.report.to_json(&all.remarks);
        if let Some(answer) = answer.transpose()? {
            report["compiled"] = answer.json;
            if cli.output() == Some("-") {
                output::say(&answer.table);
            } else {
                output::write("-", answer.table.as_bytes())?;
            }
        }
        self.report(&report)?;
        if let Some(path) = cli.output() {
            output::write(path, &module)?;
        }
        // A pipeline of the user's own is for development, where `--remarks` says what passes do.
        if self.shown() != Shown::None && cli.pass_pipeline.is_none() {
            output::say(&fused);
        }
        Ok(())
    }

    /// Writes the report and the page, where they are wanted.
    fn report(&self, report: &serde_json::Value) -> Result<()> {
        let cli = self.cli;
        if let Some(path) = &cli.report {
            let json = serde_json::to_string_pretty(report)?;
            output::write(path, format!("{json}\n").as_bytes())?;
        }
        if let Some(path) = page(cli, &self.config) {
            output::write(&path, explain::page(cli.input_name(), report).as_bytes())?;
            if cli.explains_only {
                output::say(&format!("grpo-opt: wrote {path}\n"));
            }
        }
        Ok(())
    }

    /// `--verify-diagnostics`: compares what is reported with the comments in the input.
    fn verify(&self, bytes: &[u8]) -> Result<()> {
        let mut complaints = String::new();
        for piece in self.pieces(bytes) {
            self.context.diagnostics.take();
            let (outcome, result) = self.process(&piece);
            let shown = outcome.remarks.list.iter().filter(|r| self.shown().includes(r.kind));
            let mut reported: Vec<Diagnostic> = shown.map(remarks::diagnostic).collect();
            if let Err(error) = result {
                let errors = error.diagnostics();
                if errors.is_empty() {
                    return Err(error.into());
                }
                reported.extend(errors);
            }
            let text = String::from_utf8_lossy(&piece);
            complaints += &verify::check(&text, self.cli.input_name(), &reported);
        }
        if complaints.is_empty() {
            return Ok(());
        }
        Err(Error::Input(complaints.trim_end().to_string()).into())
    }
}

fn merge(all: &mut Outcome, one: Outcome) {
    let Report { fusions, sweeps, remaining } = one.report;
    all.report.fusions.extend(fusions);
    all.report.sweeps.extend(sweeps);
    all.report.remaining.extend(remaining);
    all.remarks.list.extend(one.remarks.list);
    all.timings.extend(one.timings);
}

fn list_passes() -> String {
    let mut out = String::new();
    for pass in registry(&Tpu::default()).passes() {
        out += pass.name();
        out.push('\n');
        for line in pass.doc().trim_end().lines() {
            out += &if line.is_empty() { String::from("\n") } else { format!("    {line}\n") };
        }
        out.push('\n');
    }
    out += "Every pass of MLIR and StableHLO can be named in --pass-pipeline as well.\n";
    out
}
