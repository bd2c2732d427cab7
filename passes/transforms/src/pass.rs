//! What a pass is.

use crate::findings::{Chain, Findings};
use crate::gathered_bytes;
use crate::mesh_axis_assignment::Constraint;
use crate::options::{Budget, Options};
use crate::peak_memory::{Fusion, temporaries};
use grpo_dataflow::signature::{Signature, device_bytes};
use grpo_io::error::{Error, Result};
use grpo_io::remarks::Remarks;
use grpo_io::report::Report;
use grpo_ir::Op;
use grpo_sweep::{Source, Sweep, is_sweep};
use rustc_hash::FxHashMap as HashMap;

/// What a pass sees besides the module.
pub struct PassContext<'a> {
    pub options: &'a Options,
    pub remarks: &'a mut Remarks,
    pub report: &'a mut Report,
    /// The original module's interface, for the `check` pass to compare with; none to compare nothing.
    pub signature: Option<Signature>,
    /// For what may not take more memory than the original; none under `always_fuse`.
    pub original: Option<Original>,
    /// What the pass `partition` did.
    pub split: Splits,
    /// Limits of the passes that lower sweeps.
    pub limits: Limits,
    /// Chains that are fused, where a pass of the pipeline looks at them ([`Pass::looks_at_chains`]); else none.
    pub chains: Option<Vec<Chain>>,
    /// What earlier runs and this one found out.
    pub findings: Findings,
    /// Which speculative rewrites this run has done.
    pub done: Done,
}

/// What the passes of a pipeline that lower sweeps can do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// How many columns of each row a sweep may pick, where some pass compares each with every column ([`Pass::most_compared`]).
    pub most_compared: Option<i64>,
    /// Whether more than that may be picked of a head's logits, since some pass has tables for them ([`Pass::has_tables`]).
    pub has_tables: bool,
}

/// Rewrites that a run has done whose results have to be in sweeps ([`Findings`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Done {
    pub residuals: bool,
    pub blocks: bool,
    pub heads: bool,
}

/// The original's temporaries by [`crate::peak_memory`].
#[derive(Clone, Copy, Debug)]
pub struct Original {
    /// Bytes, once its calls are inlined.
    pub temporaries: u64,
    /// What the platform's compiler fuses.
    pub fusion: Fusion,
}

/// What the passes `outline` and `partition` tell those behind them, of a program that XLA's partitioner splits.
#[derive(Clone, Debug, Default)]
pub struct Splits {
    /// Sharding constraints on values of chains, which the sweeps no longer have.
    pub constraints: Vec<Constraint>,
    /// Bytes of arguments + outputs − aliased on one device.
    pub device_bytes: Option<u64>,
}

impl PassContext<'_> {
    /// Bytes of one device's memory that the budget leaves for logits. Unless the budget is a share of the logits, the largest public
    /// function's arguments and results, and the weights that its sweeps gather, are subtracted.
    pub fn headroom(&self, module: Op) -> u64 {
        let headroom = self.headroom_for_sums(module);
        match self.options.memory_budget {
            Some(Budget::Logits(_)) => headroom,
            _ => headroom.saturating_sub(gathered_bytes::bytes(module)),
        }
    }

    /// Bytes that sums of gradients may take which share a computation of the logits: as [`PassContext::headroom`], whatever is
    /// gathered. They are as few as the hidden states, and without them all logits are computed once more. Never more than the
    /// original's temporaries exceed those of the module.
    pub fn headroom_for_sums(&self, module: Op) -> u64 {
        let kept = self.split.device_bytes.unwrap_or_else(|| device_bytes(module, |_| 1));
        let headroom =
            self.options.memory_budget.unwrap_or_default().headroom(kept, logits_bytes(module));
        self.original.map_or(headroom, |original| {
            let module = temporaries(module, original.fusion).bytes;
            headroom.min(original.temporaries.saturating_sub(module))
        })
    }
}

/// Bytes of the logits of all heads that sweeps read, each once.
fn logits_bytes(module: Op) -> u64 {
    let mut heads: HashMap<Source, u64> = HashMap::default();
    for op in module.walk().into_iter().filter(|op| is_sweep(*op)) {
        let Ok(sweep) = Sweep::from_op(op) else { continue };
        let elements = (sweep.rows as u64).saturating_mul(sweep.cols as u64);
        let of = sweep.sources.into_iter().filter(|of| of.weights().is_some());
        heads.extend(of.map(|of| (of.clone(), elements.saturating_mul(of.elem().bytes()))));
    }
    heads.into_values().fold(0, u64::saturating_add)
}

/// One pass over a module. Passes hold settings, and no state between runs.
pub trait Pass: Send + Sync {
    /// The name in pipelines, such as `outline`; also the file's and the lit test's name.
    fn name(&self) -> &'static str;
    /// Documentation: a summary line, a blank line, then prose with IR before and after.
    fn doc(&self) -> &'static str;
    /// Whether a run may find that chains should have been left alone.
    fn may_decline(&self, _options: &Options) -> bool {
        false
    }
    /// How many columns of each row the sweeps that it lowers may pick, where it compares each with every column.
    fn most_compared(&self) -> Option<i64> {
        None
    }
    /// Whether it lowers sweeps of heads that pick more columns of each row than other passes compare with every column.
    fn has_tables(&self, _options: &Options) -> bool {
        false
    }
    /// Whether a run looks at the chains that were fused ([`PassContext::chains`]).
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
