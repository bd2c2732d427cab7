//! What runs of the pipeline over a program report to the next run.
//!
//! Some decisions of a pass can only be judged by later passes: whether the products that `rematerialize` recomputes are in a
//! sweep, whether the loops that `coalesce-blocks` replaces are a fused loss, whether loops are faster than the program, whether
//! the partitioned program can be split. The later pass adds a finding, and the pipeline starts again from the original module.
//! This terminates: a run restarts only with more findings than before, and each finding is about one loss, size or pass.
//!
//! A trial on a copy would run the same passes over the copy and need the same findings.

use grpo_io::remarks::Significance;
use grpo_ir::Op;

/// An operation at which a loss may start: its number and location. Both are the same in every run of the pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anchor {
    /// The number that the pass `outline` assigns.
    pub number: i64,
    /// The location as MLIR prints it, without `loc(…)`.
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

/// Why a loss is not fused although it could be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declined {
    /// The message of the remark.
    pub why: String,
    /// [`Significance::Declined`] if the program would take more memory with the loss fused, otherwise [`Significance::Loss`].
    pub significance: Significance,
}

/// A rewrite that pays only if its results are in sweeps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speculation {
    /// Disabled: in an earlier run its results were in no sweep.
    pub is_off: bool,
    /// The reason, with the user's source line, for remarks.
    pub why: Option<String>,
    /// The reasons of the losses that use its results, if all of them were declined and nothing else was missed.
    pub declined: Option<Declined>,
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
    /// True if the program would take more memory with the logits that loops on a GPU keep: they keep none.
    pub no_kept_logits: bool,
    /// Why no kernel can look up as many columns per row as a sweep picks: such losses are not fused.
    pub no_tables: Option<String>,
    /// Why the program that XLA's partitioner splits cannot be rewritten: no such loss is fused.
    pub no_split: Option<String>,
    declined: Vec<(Vec<Anchor>, Declined)>,
}

impl Findings {
    /// Declines a loss with these anchors, unless it is declined already.
    pub fn decline(&mut self, anchors: Vec<Anchor>, why: &str) {
        self.add(anchors, why, Significance::Loss);
    }

    /// [`Findings::decline`] since the program would take more memory with the loss fused.
    pub(crate) fn decline_rise(&mut self, anchors: Vec<Anchor>, why: &str) {
        self.add(anchors, why, Significance::Declined);
    }

    fn add(&mut self, anchors: Vec<Anchor>, why: &str, significance: Significance) {
        if !anchors.is_empty() && !self.declined.iter().any(|(known, _)| *known == anchors) {
            self.declined.push((anchors, Declined { why: why.into(), significance }));
        }
    }

    /// Why the loss with this anchor is declined; none if it is not.
    pub(crate) fn why_declined(&self, anchor: &Anchor) -> Option<&Declined> {
        self.declined.iter().find(|(anchors, _)| anchors.contains(anchor)).map(|(_, declined)| declined)
    }
}
