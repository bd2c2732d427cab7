//! What a pass is.

use crate::analysis::gathered;
use crate::analysis::peak_memory::{Fusion, temporaries};
use crate::analysis::roles::Constraint;
use crate::analysis::signature::{Signature, device_bytes};
use crate::error::{Error, Result};
use crate::ir::{Op, attr_ints};
use crate::options::{Budget, Options};
use crate::remarks::Remarks;
use crate::report::Report;
use crate::sweep::{Source, Sweep, is_sweep};
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
    /// How many columns of each row a sweep may pick, where some pass compares each with every column ([`Pass::most_compared`]).
    pub most_compared: Option<i64>,
    /// Whether more than that may be picked of a head's logits, since some pass has tables for them ([`Pass::has_tables`]).
    pub has_tables: bool,
    /// What such a pass could not lower after all, in a run before this one or in this one: the pipeline starts again without tables.
    pub no_tables: Option<String>,
    /// Chains that are fused, where a pass of the pipeline looks at them ([`Pass::looks_at_chains`]); else none.
    pub chains: Option<Vec<Chain>>,
    /// Chains that the pass `keep` found not worth it, in runs before this one.
    pub declined: Vec<Declined>,
    /// Whether it found more in this run: the pipeline starts again without them.
    pub declines: bool,
    /// What the pass `rematerialize` may do.
    pub residuals: Attempt,
    /// What the pass `coalesce-blocks` may do.
    pub tiles: Attempt,
    /// Whether the pass `normalize` may take products of several heads apart.
    pub heads: Attempt,
}

/// What a pass does in the hope that sweeps are made of it.
#[derive(Clone, Debug, Default)]
pub struct Attempt {
    /// Everything stays: a run in which it was done came to nothing.
    pub stay: bool,
    /// It was done.
    pub again: bool,
    /// What it gave is in no sweep: the pipeline starts again with more in `kept`, or with `stay`.
    pub left: bool,
    /// Numbers of elements of which everything stays.
    pub kept: Vec<i64>,
    /// Why it came to nothing, with the user's line: for remarks.
    pub why: Option<String>,
    /// What is said of the chains that it gave, where all of these were declined and nothing else was missed.
    pub declined: Option<String>,
}

/// An operation that a chain may start at: its number, and where it is. Both are the same when the pipeline starts again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anchor {
    pub number: i64,
    pub location: String,
}

impl Anchor {
    /// The attribute with the number, while the pass `outline` runs.
    pub const NUMBER: &str = "grpo_opt.anchor";

    /// The anchor that an operation was numbered as.
    pub fn of(op: Op) -> Option<Anchor> {
        let number = *op.attr(Anchor::NUMBER).and_then(attr_ints)?.first()?;
        Some(Anchor { number, location: op.location_text() })
    }
}

/// A chain that was fused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Where it was started at, whose number its sweeps bear ([`crate::sweep::Sweep::chains`]), and all others.
    pub anchors: Vec<Anchor>,
    /// Products of its heads that the program computes once more, as below a checkpoint.
    pub recomputed_products: u64,
}

/// A chain that is better left alone, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declined {
    pub anchors: Vec<Anchor>,
    pub why: String,
    /// Whether the program would take more memory with the chain fused: then it is reported, and `strict` does not count it.
    pub takes_memory: bool,
}

/// What earlier runs of a pipeline over a program came to.
#[derive(Clone, Debug, Default)]
pub struct Attempts {
    /// Of the passes `rematerialize`, `coalesce-blocks`, and `normalize` where it takes heads apart.
    pub tried: [Attempt; 3],
    pub declined: Vec<Declined>,
    /// See [`PassContext::no_tables`].
    pub no_tables: Option<String>,
}

/// The original's temporaries by [`crate::analysis::peak_memory`].
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
    /// Why the program cannot be rewritten: the pipeline then starts again without such chains.
    pub refused: Option<String>,
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
            _ => headroom.saturating_sub(gathered::bytes(module)),
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
