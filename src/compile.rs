//! `--compile`: compiles the result ahead of time for a TPU or GPU, and reports memory, collectives and the schedule.

use crate::cli::Cli;
use anyhow::Result;
use grpo_io::Context;
use grpo_io::error::Error;
use grpo_io::report::{Fusion, Report};
use grpo_io::write;
use grpo_io::write::Emit;
use grpo_ir::{Op, attr_ints};
use grpo_pjrt_api::store::Store;
use grpo_pjrt_api::{
    self as pjrt, CompileOptions, Compiled, Compiler, Estimate, HloModule, Moment, Moved, OpEstimate,
    Timeline, Topology, Worker,
};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Programs to compile.
pub struct Programs {
    /// The module as it was read, with `--compile-original` or for a page.
    pub original: Option<Vec<u8>>,
    pub result: Vec<u8>,
    pub partitions: u32,
}

/// Encodes a module for the compiler, as text: a module with Shardy operations has no other encoding.
///
/// # Errors
/// As [`write::encode`].
pub fn program(context: &Context, module: Op) -> grpo_io::error::Result<Vec<u8>> {
    write::encode(context, module, &Emit::Text, false)
}

/// Number of partitions of a module, from JAX's attribute `mhlo.num_partitions`; 1 without it.
pub fn partitions(module: Op) -> u32 {
    let count = module.attr("mhlo.num_partitions").and_then(attr_ints);
    count.and_then(|c| u32::try_from(*c.first()?).ok()).filter(|c| *c > 0).unwrap_or(1)
}

/// Figures of the compiled programs, as a table and as JSON.
pub struct Answer {
    pub table: String,
    pub json: Value,
}

/// Compiles the programs.
///
/// # Errors
/// A usage error for an unknown topology, [`Error::Compiler`] for everything else.
pub fn compile(cli: &Cli, topology: &str, programs: &Programs, report: &Report) -> Result<Answer> {
    let topology = parse_topology(topology)?;
    let libtpu = cli.libtpu.as_deref().map(Path::new);
    let compiler = compiler(pjrt::find_plugin(&topology, libtpu).map_err(failed)?)?;
    let options = CompileOptions { partitions: programs.partitions, ..CompileOptions::default() };
    let one = |program: &[u8]| compiler.compile(&topology, program, &options).map_err(failed);
    // The result first, so that a refusal comes before the original is compiled.
    let result = one(&programs.result)?;
    let original = programs.original.as_deref().map(one).transpose()?;
    let label = if report.is_rewritten() { "fused" } else { "result" };
    let mut rows: Vec<(&str, &Compiled)> = original.iter().map(|c| ("original", c)).collect();
    rows.push((label, &result));

    let mut table = format!("device memory on {topology}, in bytes, by {}\n", result.compiler);
    table += &pjrt::format_table(&rows);
    let logits = smallest_logits(&report.fusions);
    if let Some(elements) = logits {
        for (label, compiled) in &rows {
            table += &stored(label, compiled, elements);
        }
    }
    for (label, compiled) in &rows {
        table += &moved(label, compiled);
    }
    let json = rows.iter().map(|(label, c)| (label.to_string(), figures(c, logits))).collect();
    Ok(Answer {
        table,
        json: json!({"topology": topology.to_string(), "programs": Value::Object(json)}),
    })
}

/// The compiler that was used last, and the path of its plugin.
static LAST: Mutex<Option<(PathBuf, Arc<Compiler>)>> = Mutex::new(None);

/// Ends the compiler's worker processes.
pub fn end() {
    LAST.lock().unwrap_or_else(PoisonError::into_inner).take();
}

/// The compiler of a plugin. Its worker processes are kept for the next program (see [`crate::serve`]).
fn compiler(plugin: PathBuf) -> Result<Arc<Compiler>> {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((of, compiler)) = last.as_ref()
        && *of == plugin
    {
        return Ok(compiler.clone());
    }
    let worker = Worker::this_executable().map_err(failed)?;
    let made = Arc::new(Compiler::new(worker, plugin.clone(), Store::of_environment()));
    *last = Some((plugin, made.clone()));
    Ok(made)
}

/// Parses a topology's name.
///
/// # Errors
/// A usage error that lists what is known.
pub fn parse_topology(name: &str) -> Result<Topology> {
    Ok(name.parse().map_err(failed)?)
}

/// [`Error::Usage`] for an unknown name or option, else [`Error::Compiler`].
fn failed(error: pjrt::Error) -> Error {
    let text = error.to_string();
    if error.is_usage() { Error::Usage(text) } else { Error::Compiler(text) }
}

/// Number of elements of the smallest logits that were fused.
fn smallest_logits(fusions: &[Fusion]) -> Option<u64> {
    fusions.iter().filter_map(|f| u64::try_from(f.rows.checked_mul(f.cols)?).ok()).min()
}

/// Lists values of at least `elements` elements that the compiled program stores.
fn stored(label: &str, compiled: &Compiled, elements: u64) -> String {
    let values = compiled.stored_values(elements);
    let mut out = format!("{label}: {} stored values of {elements} or more elements", values.len());
    for value in values.iter().take(3) {
        let _ = write!(out, "\n  {value}");
    }
    if values.len() > 3 {
        let _ = write!(out, "\n  and {} more", values.len() - 3);
    }
    out.push('\n');
    out
}

/// Lists the collectives of the compiled program, a line for each kind.
fn moved(label: &str, compiled: &Compiled) -> String {
    let mut out = String::new();
    for sum in collectives(compiled) {
        let Moved { kind, count, exposed, bytes, .. } = sum;
        let kind = kind.name();
        let _ = writeln!(out, "{label}: {count} {kind} ({exposed} not overlapped), {bytes} bytes");
    }
    out
}

fn collectives(compiled: &Compiled) -> Vec<Moved> {
    compiled.optimized.as_ref().map(HloModule::moved).unwrap_or_default()
}

fn figures(c: &Compiled, logits: Option<u64>) -> Value {
    json!({
        "stored_logits": logits.map(|elements| c.stored_values(elements).len()),
        "arguments": c.arguments,
        "outputs": c.outputs,
        "temporaries": c.temporaries,
        "aliased": c.aliased,
        "peak": c.peak(),
        "scheduled_peak": c.scheduled_peak,
        "seconds": c.duration.as_secs_f64(),
        "collectives": collectives(c).iter().map(|m| (m.kind.name().to_string(), json!({
            "count": m.count, "exposed": m.exposed, "bytes": m.bytes, "lower_bound": m.lower_bound,
        }))).collect::<serde_json::Map<_, _>>(),
        "schedule": c.optimized.as_ref().map(|module| timeline(&module.timeline())),
        "estimated_cycles": c.optimized.as_ref().map(|module| cycles(&module.estimate())),
    })
}

/// Bytes of temporaries over the schedule of the compiled program, computed from the schedule: the points at which they
/// change, and the largest values live at the peak.
fn timeline(timeline: &Timeline) -> Value {
    const MOST_VALUES: usize = 12;
    let mut before = None;
    let changes = timeline.moments.iter().enumerate().filter(|(_, m)| {
        let (now, custom) = (Some(m.bytes), !m.target.is_empty());
        let earlier = std::mem::replace(&mut before, now);
        custom || earlier != now
    });
    let moment = |(at, m): (usize, &Moment)| json!({"at": at, "name": m.name, "opcode": m.opcode, "target": m.target, "bytes": m.bytes});
    let held = timeline.held.iter().take(MOST_VALUES);
    json!({
        "instructions": timeline.moments.len(),
        "moments": changes.map(moment).collect::<Vec<_>>(),
        "peak": timeline.peak,
        "most": timeline.most(),
        "held": held.map(|h| json!({"value": h.value, "bytes": h.bytes})).collect::<Vec<_>>(),
    })
}

/// The compiler's static estimate of cycles; not a measurement.
fn cycles(estimate: &Estimate) -> Value {
    let op = |op: &OpEstimate| {
        json!({"name": op.name, "opcode": op.opcode, "target": op.target, "computation": op.computation,
            "cycles": op.cycles, "times": op.times})
    };
    json!({
        "covered": estimate.total(),
        "ops": estimate.ops.iter().map(op).collect::<Vec<_>>(),
        "uncovered": estimate.uncovered.iter().map(op).collect::<Vec<_>>(),
    })
}
