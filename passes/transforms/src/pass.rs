//! The interface of a pass.

use crate::findings::{Chain, Findings};
use crate::gathered_bytes;
use crate::mesh_axis_assignment::Constraint;
use crate::options::{Budget, Options};
use crate::peak_memory::temporaries;
use grpo_dataflow::signature::{Signature, device_bytes};
use grpo_io::error::{Error, Result};
use grpo_io::remarks::Remarks;
use grpo_io::report::Report;
use grpo_ir::Op;
use grpo_sweep::{Source, Sweep, is_sweep};
use rustc_hash::FxHashMap as HashMap;

/// The state of a run that passes share.
pub struct PassContext<'a> {
    /// The options of the run.
    pub options: &'a Options,
    /// The decisions so far, which passes extend.
    pub remarks: &'a mut Remarks,
    /// The report so far, which passes extend.
    pub report: &'a mut Report,
    /// The original module's interface, which the `check` pass compares; none for no comparison.
    pub signature: Option<Signature>,
    /// The memory limit by the original program; none under `always_fuse`.
    pub original: Option<Original>,
    /// Results of the pass `partition`.
    pub split: Splits,
    /// Capabilities of the passes that lower sweeps.
    pub limits: Limits,
    /// Fused losses, if a pass of the pipeline needs them ([`Pass::looks_at_chains`]); otherwise none.
    pub chains: Option<Vec<Chain>>,
    /// Findings of earlier runs and of this one.
    pub findings: Findings,
    /// Speculative rewrites of this run.
    pub done: Done,
}

/// Capabilities of a pipeline's passes that lower sweeps.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Maximum number of columns per row that a sweep may pick, if some pass compares each with every column
    /// ([`Pass::most_compared`]).
    pub most_compared: Option<i64>,
    /// True if sweeps of a head may pick more, since some pass uses tables ([`Pass::has_tables`]).
    pub has_tables: bool,
}

/// Rewrites done in a run that a later pass may find not to pay ([`Findings`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Done {
    /// Residual logits are recomputed.
    pub residuals: bool,
    /// Loops over vocabulary blocks are coalesced.
    pub blocks: bool,
    /// A product of several heads is split.
    pub heads: bool,
    /// Loops on a GPU keep logits.
    pub kept_logits: bool,
}

/// Temporaries of the original by [`crate::peak_memory`].
#[derive(Clone, Copy, Debug)]
pub struct Original {
    /// Bytes, after inlining its calls; of all devices.
    pub temporaries: u64,
    /// Bytes of one device.
    pub of_device: u64,
}

/// Results of the passes `outline` and `partition` for later passes, for a program that XLA's partitioner splits.
#[derive(Clone, Debug, Default)]
pub struct Splits {
    /// Sharding constraints on values of losses, which sweeps do not have.
    pub constraints: Vec<Constraint>,
    /// Bytes of arguments + outputs − aliased on one device.
    pub device_bytes: Option<u64>,
}

impl PassContext<'_> {
    /// Bytes of one device's memory that the budget leaves for logits. Unless the budget is a share of the logits, the largest
    /// public function's arguments and results, and the weights that its sweeps gather, are subtracted.
    pub fn headroom(&self, module: Op) -> u64 {
        let headroom = self.headroom_for_sums(module);
        match self.options.memory_budget {
            Some(Budget::Logits(_)) => headroom,
            _ => headroom.saturating_sub(gathered_bytes::bytes(module)),
        }
    }

    /// Bytes for sums of gradients that share a computation of the logits: as [`PassContext::headroom`], without subtracting
    /// gathered weights, since these sums are as small as the hidden states and save one recomputation of all logits. At most the
    /// difference between the original's temporaries and the module's.
    pub fn headroom_for_sums(&self, module: Op) -> u64 {
        let kept = self.split.device_bytes.unwrap_or_else(|| device_bytes(module, |_| 1));
        let headroom =
            self.options.memory_budget.unwrap_or_default().headroom(kept, logits_bytes(module));
        self.original.map_or(headroom, |original| {
            let module = temporaries(module).bytes;
            headroom.min(original.temporaries.saturating_sub(module))
        })
    }
}

/// Bytes of the logits of all heads that sweeps read, each counted once.
fn logits_bytes(module: Op) -> u64 {
    let mut heads: HashMap<Source, u64> = HashMap::default();
    for op in module.walk().into_iter().filter(|op| is_sweep(*op)) {
        let Ok(sweep) = Sweep::from_op(op) else { continue };
        let elements = sweep.rows.unsigned_abs().saturating_mul(sweep.cols.unsigned_abs());
        let of = sweep.sources.into_iter().filter(|of| of.weights().is_some());
        heads.extend(of.map(|of| (of.clone(), elements.saturating_mul(of.elem().bytes()))));
    }
    heads.into_values().fold(0, u64::saturating_add)
}

/// A pass over a module. Passes hold settings, and no state between runs.
pub trait Pass: Send + Sync {
    /// The name in pipelines, such as `outline`; also the name of the file and of the lit test.
    fn name(&self) -> &'static str;
    /// Documentation: a summary line, a blank line, then prose with IR before and after.
    fn doc(&self) -> &'static str;
    /// Maximum number of columns per row that the lowered sweeps may pick, if each is compared with every column.
    fn most_compared(&self) -> Option<i64> {
        None
    }
    /// True if it lowers sweeps of heads that pick more columns per row than other passes compare with every column.
    fn has_tables(&self, _options: &Options) -> bool {
        false
    }
    /// True if a run needs the fused losses ([`PassContext::chains`]).
    fn looks_at_chains(&self, _options: &Options) -> bool {
        false
    }
    /// Rewrites the module (a `builtin.module`) in place.
    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()>;
}

/// An error of pass `pass` about `op`.
pub fn failure(pass: &'static str, op: Op, message: impl Into<String>) -> Error {
    Error::Pass { pass: pass.into(), location: op.location_text(), message: message.into() }
}
