//! Remarks: the decisions of passes, with reasons and locations.

mod reasons;
mod render;

use crate::diagnostics::Position;
use crate::error::{Error, Result};
use grpo_dataflow::walk::Walk;
use grpo_ir::Kind;

pub use render::{diagnostic, plural, render, users_line, yaml};

/// Bytes in MiB, for messages.
pub fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

/// The kind of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A loss is fused, or a lowering chosen.
    Applied,
    /// A loss is not fused.
    Missed,
}

/// The significance of a missed remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Significance {
    /// A loss of at least `min_columns` and `min_logits`, or a value above `max_remaining`: `--strict` fails.
    Loss,
    /// A loss that would take more memory if it were fused: reported, and no error.
    Declined,
    /// A loss of fewer columns than `min_columns` or fewer bytes than `min_logits`: no error.
    Small,
    /// No loss, such as attention: reported with `remarks: all` only.
    Other,
}

impl Significance {
    /// The name in YAML.
    pub fn name(self) -> &'static str {
        match self {
            Significance::Loss => "loss",
            Significance::Declined => "declined",
            Significance::Small => "small",
            Significance::Other => "other",
        }
    }
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Applied or missed.
    pub kind: RemarkKind,
    /// The pass that decides.
    pub pass: &'static str,
    /// The operation's location as MLIR prints it, without `loc(…)`.
    pub location: String,
    /// The operation's name, such as `stablehlo.sort`.
    pub op: String,
    /// The name of the enclosing function; empty outside functions.
    pub function: String,
    /// One sentence: what is done, or why it is not.
    pub message: String,
    /// The significance of a missed remark.
    pub significance: Significance,
}

/// Remarks in the order of creation, without duplicates.
#[derive(Clone, Debug, Default)]
pub struct Remarks {
    /// The remarks; [`Remarks`] keeps them distinct.
    pub list: Vec<Remark>,
}

impl Remark {
    /// A missed remark about a whole program, without a location.
    pub fn of_program(pass: &'static str, message: String) -> Remark {
        Remark {
            kind: RemarkKind::Missed,
            pass,
            location: "unknown".into(),
            op: Kind::Module.name().into(),
            function: String::new(),
            message,
            significance: Significance::Loss,
        }
    }

    /// True for a loss that is not fused, for which `--strict` fails.
    pub fn is_missed_loss(&self) -> bool {
        self.kind == RemarkKind::Missed && self.significance == Significance::Loss
    }
}

impl Remarks {
    /// Adds an applied remark.
    pub fn applied(&mut self, pass: &'static str, op: grpo_ir::Op, message: impl Into<String>) {
        self.add(RemarkKind::Applied, pass, op, message.into(), Significance::Loss);
    }

    /// Adds a missed remark about a loss, with the reason.
    pub fn missed(&mut self, pass: &'static str, op: grpo_ir::Op, message: impl Into<String>) {
        self.left_alone(pass, op, message, Significance::Loss);
    }

    /// Adds a missed remark about something that is no language-model loss.
    pub fn note(&mut self, pass: &'static str, op: grpo_ir::Op, message: impl Into<String>) {
        self.left_alone(pass, op, message, Significance::Other);
    }

    /// Adds a missed remark.
    pub fn left_alone(
        &mut self,
        pass: &'static str,
        op: grpo_ir::Op,
        message: impl Into<String>,
        significance: Significance,
    ) {
        self.add(RemarkKind::Missed, pass, op, message.into(), significance);
    }

    fn add(
        &mut self,
        kind: RemarkKind,
        pass: &'static str,
        op: grpo_ir::Op,
        message: String,
        significance: Significance,
    ) {
        let function = op.ancestors().find_map(|p| p.attr_str("sym_name")).unwrap_or_default();
        let remark = Remark {
            kind,
            pass,
            location: place(op),
            op: op.name().to_string(),
            function: function.to_string(),
            message,
            significance,
        };
        if !self.list.contains(&remark) {
            self.list.push(remark);
        }
    }

    /// Fails if a loss is not fused: `strict`.
    ///
    /// # Errors
    /// [`Error::Strict`] with `whose`, the number of losses, and the first one's reason and source line.
    pub fn refuse_missed(&self, whose: &str) -> Result<()> {
        let missed: Vec<&Remark> = self.list.iter().filter(|r| r.is_missed_loss()).collect();
        let Some(first) = missed.first() else { return Ok(()) };
        Err(Error::Strict(format!(
            "{whose}: {} not fused: {}{}",
            plural(missed.len(), "loss"),
            first.message,
            users_line(&first.location)
        )))
    }

    /// The missed remarks.
    pub fn missed_ones(&self) -> impl Iterator<Item = &Remark> {
        self.list.iter().filter(|r| r.kind == RemarkKind::Missed)
    }
}

/// The location of an operation, or, if that has no file position (such as a function's `return`), the nearest one among the defining
/// operations of its operands.
fn place(op: grpo_ir::Op) -> String {
    let mut walk = Walk::of([op]);
    while let Some(op) = walk.next() {
        if Position::is_of(op) {
            return op.location_text();
        }
        walk.push(op.operands().filter_map(grpo_ir::Val::def));
    }
    op.location_text()
}
