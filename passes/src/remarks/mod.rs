//! Remarks: every decision, with its reason and the location that it is about.

mod render;

pub use render::{diagnostic, render, yaml};

/// What kind of decision a remark tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A chain was fused, or a lowering chosen.
    Applied,
    /// A candidate chain was left alone.
    Missed,
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
    /// For a missed one: whether it looked like a language-model loss. An attention softmax that was
    /// left alone does not, and `--strict` does not count it.
    pub candidate: bool,
}

/// Collects remarks in the order in which passes make them.
#[derive(Clone, Debug, Default)]
pub struct Remarks {
    pub list: Vec<Remark>,
}

impl Remarks {
    /// Something that a pass did.
    pub fn applied(&mut self, pass: &'static str, op: crate::ir::Op, message: impl Into<String>) {
        self.add(RemarkKind::Applied, pass, op, message.into(), true);
    }

    /// A candidate that a pass left alone, with the reason.
    pub fn missed(&mut self, pass: &'static str, op: crate::ir::Op, message: impl Into<String>) {
        self.add(RemarkKind::Missed, pass, op, message.into(), true);
    }

    /// Something that was looked at and left alone since it is no language-model loss.
    pub fn no_candidate(&mut self, pass: &'static str, op: crate::ir::Op, message: impl Into<String>) {
        self.add(RemarkKind::Missed, pass, op, message.into(), false);
    }

    fn add(
        &mut self,
        kind: RemarkKind,
        pass: &'static str,
        op: crate::ir::Op,
        message: String,
        candidate: bool,
    ) {
        let function = std::iter::successors(op.parent(), |p| p.parent())
            .find_map(|p| p.attr_str("sym_name"))
            .unwrap_or_default();
        let remark = Remark {
            kind,
            pass,
            location: op.location_text(),
            op: op.name().to_string(),
            function: function.to_string(),
            message,
            candidate,
        };
        if !self.list.contains(&remark) {
            self.list.push(remark);
        }
    }

    /// Remarks of missed candidates.
    pub fn missed_ones(&self) -> impl Iterator<Item = &Remark> {
        self.list.iter().filter(|r| r.kind == RemarkKind::Missed)
    }
}
