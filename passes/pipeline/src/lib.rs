//! Pass pipelines: our passes and MLIR's registered ones, in any order.
//!
//! The default pipeline is [`passes`] with those of the target; a [`registry`] finds passes by name, [`parse`] reads a pipeline's
//! text, [`names`] suggests the nearest name, and `instrument` times and verifies passes.

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub(crate) mod instrument;
pub mod names;
pub mod parse;
pub mod passes;
pub mod registry;

pub use instrument::{Instruments, Timing, Verify, timing_table};
pub use names::{nearest, suggestion};
pub use registry::Registry;

use grpo_dataflow::partitioning;
use grpo_dataflow::propagation::Propagation;
use grpo_dataflow::signature::signature;
use grpo_io::Context;
use grpo_io::diagnostics::{Diagnostic, Severity};
use grpo_io::error::{Error, Result};
use grpo_io::remarks::Remarks;
use grpo_io::report::Report;
use grpo_ir::{Op, PassManager};
use grpo_sweep::{Sweep, is_sweep};
use grpo_transforms::findings::Findings;
use grpo_transforms::options::Options;
use grpo_transforms::pass::{Done, Limits, Pass, PassContext, Splits, failure};
use melior::ir::Module;
use std::sync::Arc;
use std::time::Instant;

/// One pass to run.
enum Step {
    Ours(Arc<dyn Pass>),
    /// A pass in MLIR's registry, with its nesting and options.
    Registered(String),
}

impl Step {
    fn name(&self) -> &str {
        match self {
            Step::Ours(pass) => pass.name(),
            Step::Registered(text) => text,
        }
    }

    fn most_compared(&self) -> Option<i64> {
        match self {
            Step::Ours(pass) => pass.most_compared(),
            Step::Registered(_) => None,
        }
    }
}

/// Passes in the order in which they run.
pub struct Pipeline {
    steps: Vec<Step>,
}

/// The result of a run.
#[derive(Default)]
pub struct Outcome {
    /// The decisions of the passes.
    pub remarks: Remarks,
    /// The fused losses, lowered sweeps and remaining values.
    pub report: Report,
    /// Time per pass, in order.
    pub timings: Vec<Timing>,
}

impl Pipeline {
    /// The default pipeline: every pass, in order, except the disabled ones.
    ///
    /// # Errors
    /// [`Error::Usage`] if `disabled` contains a name that is not one of our passes.
    pub fn standard(registry: &Registry, disabled: &[String]) -> Result<Pipeline> {
        registry.check_disabled(disabled)?;
        let steps = registry.standard().filter(|p| !disabled.iter().any(|d| d == p.name()));
        Ok(Pipeline { steps: steps.map(|p| Step::Ours(Arc::clone(p))).collect() })
    }

    /// No passes: the module is unchanged.
    pub fn empty() -> Pipeline {
        Pipeline { steps: Vec::new() }
    }

    /// Parses a pipeline in MLIR's syntax and checks every name and option in it. Passes of another target than the registry's do
    /// nothing.
    ///
    /// # Errors
    /// [`Error::Usage`] with the location, or the nearest known name.
    pub fn parse(
        context: &Context,
        registry: &Registry,
        text: &str,
        disabled: &[String],
    ) -> Result<Pipeline> {
        let mut steps = Vec::new();
        for text in parse::split(text)? {
            let name = text.split(['(', '{']).next().unwrap_or_default().trim();
            match registry.find(name) {
                Some(_) if name != text => {
                    return Err(Error::Usage(format!(
                        "the pass `{name}` takes no options; use the command line's (--tile-n, --always-fuse, …)"
                    )));
                }
                Some((pass, runs)) => steps.extend(runs.then(|| Step::Ours(Arc::clone(pass)))),
                None => {
                    manager(context, text).map_err(|message| unknown_pass(registry, message))?;
                    steps.push(Step::Registered(text.to_string()));
                }
            }
        }
        for name in disabled {
            if !steps.iter().any(|s| s.name() == name) {
                registry.check_disabled(std::slice::from_ref(name))?;
            }
        }
        steps.retain(|s| !disabled.iter().any(|d| d == s.name()));
        Ok(Pipeline { steps })
    }

    /// Names of the passes, in order.
    pub fn names(&self) -> Vec<&str> {
        self.steps.iter().map(Step::name).collect()
    }

    /// Runs the passes on a copy of a module. If a pass fails, `outcome` contains the results up to there.
    ///
    /// # Errors
    /// Names the pass that failed or left the module invalid.
    pub fn run<'c>(
        &self,
        context: &Context,
        original: &Module<'c>,
        options: &Options,
        instruments: &mut Instruments<'_>,
        outcome: &mut Outcome,
    ) -> Result<Module<'c>> {
        let mut findings = Findings::default();
        loop {
            let mut module = copy(original);
            let more = self.once(context, &mut module, options, findings, instruments, outcome)?;
            let Some(more) = more else { return Ok(module) };
            findings = more;
            let timings = std::mem::take(&mut outcome.timings);
            *outcome = Outcome { timings, ..Outcome::default() };
        }
    }

    /// Runs the passes with the findings of earlier runs. If a pass adds a finding, stops and returns the findings.
    fn once(
        &self,
        context: &Context,
        module: &mut Module<'_>,
        options: &Options,
        findings: Findings,
        instruments: &mut Instruments<'_>,
        outcome: &mut Outcome,
    ) -> Result<Option<Findings>> {
        let options = &self.with_propagation(options, &findings);
        let any = |of: &dyn Fn(&dyn Pass) -> bool| {
            self.steps.iter().any(|step| matches!(step, Step::Ours(pass) if of(&**pass)))
        };
        let limits = Limits {
            most_compared: self.steps.iter().filter_map(Step::most_compared).min(),
            has_tables: !options.always_fuse
                && findings.no_tables.is_none()
                && any(&|pass| pass.has_tables(options)),
        };
        let mut pass_context = PassContext {
            options,
            remarks: &mut outcome.remarks,
            report: &mut outcome.report,
            signature: Some(signature(Op::of_module(module))),
            original: None,
            split: Splits::default(),
            limits,
            chains: any(&|pass| pass.looks_at_chains(options)).then(Vec::new),
            findings: findings.clone(),
            done: Done::default(),
        };
        for (index, step) in self.steps.iter().enumerate() {
            context.diagnostics.take();
            let start = Instant::now();
            match step {
                Step::Ours(pass) => {
                    grpo_ir::rewrite(module, |module| pass.run(module, &mut pass_context))?
                }
                Step::Registered(text) => {
                    check_inlinable(context, text, Op::of_module(module))?;
                    if !manager(context, text).map_err(Error::Usage)?.run(module) {
                        return Err(broken(context, text, "it reported failure"));
                    }
                }
            }
            outcome.timings.push(Timing { pass: step.name().to_string(), ran: start.elapsed() });
            if pass_context.findings != findings {
                return Ok(Some(pass_context.findings));
            }
            instruments.after_pass(step.name(), Op::of_module(module));
            let last = index + 1 == self.steps.len();
            if instruments.verify == Verify::EachPass || (last && instruments.verify == Verify::AtEnd) {
                verify(context, Op::of_module(module), step.name())?;
            }
        }
        Ok(None)
    }

    /// The options, without propagation if an earlier run could not split the program or no pass would.
    fn with_propagation(&self, options: &Options, findings: &Findings) -> Options {
        let why = findings.no_split.clone().or_else(|| {
            let splits = self.steps.iter().any(|step| step.name() == partitioning::PASS);
            let given = matches!(options.propagation, Propagation::By(_));
            (given && !splits).then(|| format!("the pass {} does not run", partitioning::PASS))
        });
        let propagation = why.map_or_else(|| options.propagation.clone(), Propagation::None);
        Options { propagation, ..options.clone() }
    }
}

/// Runs the standard pipeline; a module in which nothing was fused or lowered is unchanged. Returns the module to write.
///
/// Passes rewrite the module before decisions (inlining, moves of reshapes); a run without a result must not show in the output.
///
/// With [`Verify::AtEnd`] a failing run is repeated with [`Verify::EachPass`], so that the error names the first pass that left an
/// invalid module, at no cost to runs that succeed.
///
/// # Errors
/// As [`Pipeline::run`].
pub fn run_or_restore<'c>(
    pipeline: &Pipeline,
    context: &'c Context,
    original: Module<'c>,
    options: &Options,
    instruments: &mut Instruments<'_>,
    outcome: &mut Outcome,
) -> Result<Module<'c>> {
    let result = pipeline.run(context, &original, options, instruments, outcome);
    if result.is_err() && instruments.verify == Verify::AtEnd {
        instruments.verify = Verify::EachPass;
        *outcome = Outcome::default();
        pipeline.run(context, &original, options, instruments, outcome)?;
    }
    let module = result?;
    // A module that had a sweep counts as changed, even if its sweeps were dead code.
    let had_sweeps = || Op::of_module(&original).walk().into_iter().any(is_sweep);
    let rewritten = outcome.report.is_rewritten() || had_sweeps();
    // Big modules are leaked: freeing one costs more time than the memory is worth.
    let (kept, other) = if rewritten { (module, original) } else { (original, module) };
    std::mem::forget(other);
    Ok(kept)
}

fn copy<'c>(module: &Module<'c>) -> Module<'c> {
    Module::from_operation((*module.as_operation()).clone()).expect("a module's copy is a module")
}

/// Verifies the module and its sweeps after a pass.
fn verify(context: &Context, module: Op, pass: &str) -> Result<()> {
    if !module.verify() {
        return Err(broken(context, pass, "it left an invalid module"));
    }
    for op in module.walk().into_iter().filter(|op| is_sweep(*op)) {
        if let Err(reason) = Sweep::from_op(op) {
            return Err(Error::Pass {
                pass: pass.into(),
                location: op.location_text(),
                message: format!("it left an invalid sweep: {reason}"),
            });
        }
    }
    Ok(())
}

/// The error of a failed pass, with MLIR's diagnostics if there are any.
fn broken(context: &Context, pass: &str, what: &str) -> Error {
    let mut list = context.diagnostics.take();
    match list.iter_mut().find(|d| d.severity == Severity::Error) {
        Some(first) => {
            first.notes.push(Diagnostic::note(format!("pass `{pass}` failed: {what}")));
            Error::diagnosed(list, None)
        }
        None => Error::Pass { pass: pass.into(), location: "unknown".into(), message: what.to_string() },
    }
}

/// Rejects MLIR's `inline` on modules with operations of unknown dialects that have a region, such as `sdy.manual_computation`:
/// each may be a symbol table whose uses MLIR cannot count, and `inline` crashes without them.
fn check_inlinable(context: &Context, pass: &str, module: Op) -> Result<()> {
    let mut words = pass.split(|c: char| !c.is_alphanumeric() && c != '-');
    if !words.any(|word| word == "inline") {
        return Ok(());
    }
    let unknown =
        |op: &Op| op.regions().len() == 1 && !context.melior().is_registered_operation(op.name());
    match module.walk().into_iter().find(unknown) {
        Some(op) => Err(failure(
            "inline",
            op,
            format!("it cannot count calls in {}; inline-vocab can", op.name()),
        )),
        None => Ok(()),
    }
}

/// MLIR's pass manager with one pass, or its message. Verification is decided for all passes alike, in [`Pipeline::run`].
fn manager<'c>(context: &'c Context, pass: &str) -> std::result::Result<PassManager<'c>, String> {
    Context::register_passes();
    let manager = PassManager::parse(context.to_ref(), pass);
    context.diagnostics.take();
    manager
}

/// The error for a pass that MLIR does not accept with this message, which has the name of an unknown pass in quotes.
fn unknown_pass(registry: &Registry, message: String) -> Error {
    let unknown = message.contains("does not refer to a registered pass");
    let Some(name) = message.split('\'').nth(1).filter(|_| unknown) else {
        return Error::Usage(message);
    };
    Error::Usage(match registry.find(name) {
        Some(_) => format!("the pass `{name}` runs on the whole module and cannot be nested"),
        None => format!("unknown pass `{name}`{}", registry.suggestion(name)),
    })
}
