//! What runs of the pipeline over a program report to the next run.
//!
//! Some decisions of a pass can only be judged by later passes: whether the products that `rematerialize` recomputes are in a
//! sweep, whether the loops that `coalesce-blocks` replaces are a fused loss, whether loops are faster than the program, whether
//! the partitioned program can be split. The later pass adds a finding, and the pipeline starts again from the original module.
//! This terminates: a run restarts only with more findings than before, and each finding is about one loss, size or pass.
//!
//! A trial on a copy would run the same passes over the copy and need the same findings.

use grpo_ir::Op;

/// An operation at which a loss may start: its number and location. Both are the same in every run of the pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anchor {
    pub number: i64,
    pub location: String,
}

impl Anchor {
    /// The attribute that holds the number while the pass `outline` runs.
    pub const NUMBER: &str = "grpo_opt.anchor";

    /// The anchor of a numbered operation.
    pub fn of(op: Op) -> Option<Anchor> {
        let number = *op.ints(Anchor::NUMBER)?.first()?;
        Some(Anchor { number, location: op.location_text() })
    }
}

/// A fused loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The first is the one whose number the sweeps bear ([`grpo_sweep::Sweep::chains`]).
    pub anchors: Vec<Anchor>,
    /// Products of its heads that the program computes a second time, as under `jax.checkpoint`.
    pub recomputed_products: u64,
}

/// A loss that is not fused, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Declined {
    anchors: Vec<Anchor>,
    why: String,
    /// Fused, the program would take more memory: then it is reported, and `strict` does not count it.
    raises_memory: bool,
}

/// A rewrite that pays only if its results are in sweeps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speculation {
    /// Disabled: in an earlier run its results were in no sweep.
    pub is_off: bool,
    /// The reason, with the user's source line, for remarks.
    pub why: Option<String>,
    /// The remark about the losses that use its results, if all of them were declined and nothing else was missed.
    pub declined: Option<String>,
}

/// Findings of all earlier runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// About the pass `rematerialize`.
    pub residuals: Speculation,
    /// Element counts of the residuals that it leaves alone.
    pub kept_residuals: Vec<i64>,
    /// About the pass `coalesce-blocks`.
    pub blocks: Speculation,
    /// About the pass `normalize`, which splits products of several heads.
    pub heads: Speculation,
    /// Why no kernel can look up as many columns per row as a sweep picks: such losses are not fused.
    pub no_tables: Option<String>,
    /// Why the program that XLA's partitioner splits cannot be rewritten: no such loss is fused.
    pub no_split: Option<String>,
    declined: Vec<Declined>,
}

impl Findings {
    /// Declines a loss with these anchors, unless it is declined already.
    pub fn decline(&mut self, anchors: Vec<Anchor>, why: &str) {
        self.add(Declined { anchors, why: why.into(), raises_memory: false });
    }

    /// [`Findings::decline`] since the program would take more memory with the chain fused.
    pub(crate) fn decline_rise(&mut self, anchors: Vec<Anchor>, why: &str) {
        self.add(Declined { anchors, why: why.into(), raises_memory: true });
    }

    fn add(&mut self, declined: Declined) {
        let is_known = self.declined.iter().any(|d| d.anchors == declined.anchors);
        if !declined.anchors.is_empty() && !is_known {
            self.declined.push(declined);
        }
    }

    /// Whether a remark is about a chain that was declined since it would raise memory.
    pub(crate) fn raises_memory(&self, message: &str) -> bool {
        self.declined.iter().any(|d| d.raises_memory && message.contains(&d.why))
    }

    /// Why a chain with this anchor is declined.
    pub(crate) fn why_declined(&self, anchor: &Anchor) -> Option<&str> {
        self.declined.iter().find(|d| d.anchors.contains(anchor)).map(|d| d.why.as_str())
    }

    /// Whether a remark is about a declined chain.
    pub(crate) fn is_of_declined(&self, message: &str) -> bool {
        self.declined.iter().any(|d| d.why == message)
    }
}
