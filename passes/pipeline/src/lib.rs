//! Pass pipelines: our passes and MLIR's registered ones, in any order.

#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub(crate) mod instrument;
pub mod names;
pub mod parse;
pub mod passes;
pub mod registry;
mod speculation;

pub use instrument::{Instruments, Timing, Verify, timing_table};
pub use names::{nearest, registered as registered_passes, suggestion};
pub use parse::{Element, parse};
pub use registry::Registry;

use crate::speculation::{may_pick_many, may_speculate};
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
    /// A pass in MLIR's registry.
    Registered(Element),
}

impl Step {
    fn name(&self) -> &str {
        match self {
            Step::Ours(pass) => pass.name(),
            Step::Registered(element) => &element.name,
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
    pub remarks: Remarks,
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
        let elements = parse(text)?;
        let mut steps = Vec::new();
        for element in elements {
            match registry.find(&element.name) {
                Some((pass, runs)) => {
                    check_place(&element)?;
                    if runs {
                        steps.push(Step::Ours(Arc::clone(pass)));
                    }
                }
                None => {
                    manager(context, &element, |name| registry.suggestion(name))?;
                    steps.push(Step::Registered(element));
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

    /// Runs the passes over a module. If a pass fails the module may be partly rewritten; `outcome` then contains the results up to
    /// there.
    ///
    /// # Errors
    /// Names the pass that failed or left the module invalid.
    pub fn run(
        &self,
        context: &Context,
        module: &mut Module<'_>,
        options: &Options,
        instruments: &mut Instruments<'_>,
        outcome: &mut Outcome,
    ) -> Result<()> {
        let mut findings = Findings::default();
        while let Some(more) = self.once(context, module, options, findings, instruments, outcome)? {
            findings = more;
            let timings = std::mem::take(&mut outcome.timings);
            *outcome = Outcome { timings, ..Outcome::default() };
        }
        Ok(())
    }

    /// Runs the passes with the findings of earlier runs. If a pass adds a finding, restores the module and returns the findings.
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
        let may_find = any(&|pass| pass.may_decline(options))
            || limits.has_tables && may_pick_many(Op::of_module(module))
            || may_speculate(Op::of_module(module), options, &findings);
        let mut original = may_find.then(|| copy(module));
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
                Step::Registered(element) => {
                    check_inlinable(context, element, Op::of_module(module))?;
                    if !manager(context, element, |_| String::new())?.run(module) {
                        return Err(broken(context, &element.name, "it reported failure"));
                    }
                }
            }
            outcome.timings.push(Timing { pass: step.name().to_string(), ran: start.elapsed() });
            if pass_context.findings != findings
                && let Some(original) = original.take()
            {
                *module = original;
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
    mut module: Module<'c>,
    options: &Options,
    instruments: &mut Instruments<'_>,
    outcome: &mut Outcome,
) -> Result<Module<'c>> {
    let mut original = copy(&module);
    let result = pipeline.run(context, &mut module, options, instruments, outcome);
    if result.is_err() && instruments.verify == Verify::AtEnd {
        instruments.verify = Verify::EachPass;
        *outcome = Outcome::default();
        pipeline.run(context, &mut original, options, instruments, outcome)?;
    }
    result?;
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

/// Checks that one of our passes is not nested and has no options.
fn check_place(element: &Element) -> Result<()> {
    if let Some(anchor) = element.anchors.first() {
        return Err(Error::Usage(format!(
            "the pass `{}` runs on the whole module and cannot be nested in `{anchor}`",
            element.name
        )));
    }
    if element.options.as_ref().is_some_and(|o| !o.trim().is_empty()) {
        return Err(Error::Usage(format!(
            "the pass `{}` takes no options; use the command line's (--tile-n, --always-fuse, …)",
            element.name
        )));
    }
    Ok(())
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
    let note = |message| Diagnostic {
        severity: Severity::Note,
        location: "unknown".into(),
        message,
        notes: vec![],
    };
    match list.iter_mut().find(|d| d.severity == Severity::Error) {
        Some(first) => {
            first.notes.push(note(format!("pass `{pass}` failed: {what}")));
            Error::diagnosed(list, None)
        }
        None => Error::Pass { pass: pass.into(), location: "unknown".into(), message: what.to_string() },
    }
}

/// Rejects MLIR's `inline` on modules with operations of unknown dialects that have a region, such as `sdy.manual_computation`:
/// each may be a symbol table whose uses MLIR cannot count, and `inline` crashes without them.
fn check_inlinable(context: &Context, element: &Element, module: Op) -> Result<()> {
    let text = element.text();
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '-');
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

/// MLIR's pass manager with one pass; `near` is the end of a message about an unknown pass. Verification is decided for all passes
/// alike, in [`Pipeline::run`].
fn manager<'c>(
    context: &'c Context,
    element: &Element,
    near: impl Fn(&str) -> String,
) -> Result<PassManager<'c>> {
    Context::register_passes();
    PassManager::parse(context.to_ref(), &element.text()).map_err(|message| {
        context.diagnostics.take();
        if message.contains("does not refer to a registered pass") {
            return Error::Usage(format!("unknown pass `{}`{}", element.name, near(&element.name)));
        }
        Error::Usage(message)
    })
}
