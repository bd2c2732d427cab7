//! Remarks: every decision, with its reason and the location that it is about.

mod reasons;
mod render;

use crate::diagnostics::Position;
use crate::error::{Error, Result};
use grpo_ir::Kind;

pub use reasons::{Reason, page as reasons_page};
pub use render::{diagnostic, plural, render, users_line, yaml};

/// Bytes in MiB, for messages.
pub fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

/// What kind of decision a remark tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A chain was fused, or a lowering chosen.
    Applied,
    /// A loss was left alone.
    Missed,
}

/// How much a refusal matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// An anchored chain of at least `min_columns` and `min_logits` that is not fused, or a value above `max_remaining`: `--strict` fails.
    Candidate,
    /// Such a chain with which the program would take more memory if it were fused: reported, and no error.
    Declined,
    /// A chain of a head's logits with fewer columns than `min_columns` or fewer bytes than `min_logits`: reported, and no error.
    Small,
    /// Anything else, such as attention: reported where all remarks are.
    Other,
}

impl Standing {
    /// Its name in a file of remarks.
    pub fn name(self) -> &'static str {
        match self {
            Standing::Candidate => "candidate",
            Standing::Declined => "declined",
            Standing::Small => "small",
            Standing::Other => "other",
        }
    }
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    pub kind: RemarkKind,
    /// Name of the pass that decided.
    pub pass: &'static str,
    /// Location of the operation that the remark is about, as MLIR prints it without `loc(…)`.
    pub location: String,
    /// Name of that operation, such as `stablehlo.sort`.
    pub op: String,
    /// Name of the function that holds the operation; empty outside functions.
    pub function: String,
    /// One sentence: what was done, or why it was not.
    pub message: String,
    /// For a missed one: what was missed.
    pub standing: Standing,
}

/// Collects remarks in the order in which passes make them.
#[derive(Clone, Debug, Default)]
pub struct Remarks {
    pub list: Vec<Remark>,
}

impl Remark {
    /// One about a candidate in a whole program, without a place in it.
    pub fn of_program(pass: &'static str, message: String) -> Remark {
        Remark {
            kind: RemarkKind::Missed,
            pass,
            location: "unknown".into(),
            op: Kind::Module.name().into(),
            function: String::new(),
            message,
            standing: Standing::Candidate,
        }
    }

    /// Whether this is a candidate that was not fused: what `--strict` refuses.
    pub fn is_missed_candidate(&self) -> bool {
        self.kind == RemarkKind::Missed && self.standing == Standing::Candidate
    }
}

impl Remarks {
    /// Something that a pass did.
    pub fn applied(&mut self, pass: &'static str, op: grpo_ir::Op, message: impl Into<String>) {
        self.add(RemarkKind::Applied, pass, op, message.into(), Standing::Candidate);
    }

    /// A candidate that a pass left alone, with the reason.
    pub fn missed(&mut self, pass: &'static str, op: grpo_ir::Op, message: impl Into<String>) {
        self.left_alone(pass, op, message, Standing::Candidate);
    }

    /// Something that was looked at and left alone since it is no language-model loss.
    pub fn no_candidate(&mut self, pass: &'static str, op: grpo_ir::Op, message: impl Into<String>) {
        self.left_alone(pass, op, message, Standing::Other);
    }

    /// Something that was looked at and left alone.
    pub fn left_alone(
        &mut self,
        pass: &'static str,
        op: grpo_ir::Op,
        message: impl Into<String>,
        standing: Standing,
    ) {
        self.add(RemarkKind::Missed, pass, op, message.into(), standing);
    }

    fn add(
        &mut self,
        kind: RemarkKind,
        pass: &'static str,
        op: grpo_ir::Op,
        message: String,
        standing: Standing,
    ) {
        let function = op.ancestors().find_map(|p| p.attr_str("sym_name")).unwrap_or_default();
        let remark = Remark {
            kind,
            pass,
            location: place(op),
            op: op.name().to_string(),
            function: function.to_string(),
            message,
            standing,
        };
        if !self.list.contains(&remark) {
            self.list.push(remark);
        }
    }

    /// What `strict` makes of candidates that were not fused.
    ///
    /// # Errors
    /// [`Error::Strict`] where there are any: `whose`, how many, and of the first one the reason and the user's line.
    pub fn refuse_missed(&self, whose: &str) -> Result<()> {
        let missed: Vec<&Remark> = self.list.iter().filter(|r| r.is_missed_candidate()).collect();
        let Some(first) = missed.first() else { return Ok(()) };
        Err(Error::Strict(format!(
            "{whose}: {} not fused: {}{}",
            plural(missed.len(), "loss"),
            first.message,
            users_line(&first.location)
        )))
    }

    /// Remarks of missed candidates.
    pub fn missed_ones(&self) -> impl Iterator<Item = &Remark> {
        self.list.iter().filter(|r| r.kind == RemarkKind::Missed)
    }
}

/// The location of an operation; where it names no place in a file, as that of a function's `return`, the nearest
/// one among the operations that make its operands.
fn place(op: grpo_ir::Op) -> String {
    const MAX_LOOKED_AT: usize = 32;
    let mut queue = vec![op];
    let mut at = 0;
    while at < queue.len() && at < MAX_LOOKED_AT {
        if Position::is_of(queue[at]) {
            return queue[at].location_text();
        }
        for maker in queue[at].operands().into_iter().filter_map(grpo_ir::Val::def) {
            if !queue.contains(&maker) {
                queue.push(maker);
            }
        }
        at += 1;
    }
    op.location_text()
}
