//! What runs of the pipeline over a program find out.
//!
//! Some decisions of a pass can only be judged by later ones: whether the products that `rematerialize` computes again are in a sweep,
//! whether the loops that `coalesce-blocks` takes apart are a loss that is fused, whether loops are faster than the program, whether
//! the partitioner's program can be split.  The pass that finds out adds to the findings, and the pipeline starts again from the
//! original module.  It ends: a run restarts only with more findings than it had, and each is of a chain, a size or a pass.
//!
//! To try on a copy and keep or drop it takes the same passes over the copy, and needs the same findings.

use grpo_ir::Op;

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
        let number = *op.ints(Anchor::NUMBER)?.first()?;
        Some(Anchor { number, location: op.location_text() })
    }
}

/// A chain that was fused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Where it was started at, whose number its sweeps bear ([`grpo_sweep::Sweep::chains`]), and all others.
    pub anchors: Vec<Anchor>,
    /// Products of its heads that the program computes once more, as below a checkpoint.
    pub recomputed_products: u64,
}

/// A chain that is not fused, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Declined {
    anchors: Vec<Anchor>,
    why: String,
    /// Fused, the program would take more memory: then it is reported, and `strict` does not count it.
    raises_memory: bool,
}

/// A rewrite that pays only where sweeps are made of its results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speculation {
    /// It is not done: in an earlier run its results were in no sweep.
    pub is_off: bool,
    /// Why they were not, with the user's line: for remarks.
    pub why: Option<String>,
    /// The remark about the chains that it gave, where all of these were declined and nothing else was missed.
    pub declined: Option<String>,
}

/// See the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// Of the pass `rematerialize`.
    pub residuals: Speculation,
    /// Numbers of elements of the residuals that it leaves alone.
    pub kept_residuals: Vec<i64>,
    /// Of the pass `coalesce-blocks`.
    pub blocks: Speculation,
    /// Of the pass `normalize`, where it takes products of several heads apart.
    pub heads: Speculation,
    /// Why no kernel can look up the many columns of a row that a sweep picks: such chains are not fused.
    pub no_tables: Option<String>,
    /// Why the program that XLA's partitioner splits cannot be rewritten: no such chain is fused.
    pub no_split: Option<String>,
    declined: Vec<Declined>,
}

impl Findings {
    /// Declines a chain of these anchors, unless it is declined already.
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
