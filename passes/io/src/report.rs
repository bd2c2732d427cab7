//! The machine-readable report of a run.

use crate::remarks::{Remark, RemarkKind, Remarks};
use serde::Serialize;
use serde_json::{Value, json};

/// A fused loss.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Fusion {
    /// Location of the region's first source.
    pub location: String,
    /// N and V.
    pub rows: i64,
    /// V, the size of the vocabulary.
    pub cols: i64,
    /// The number of devices that the logits are split over.
    pub devices: u64,
    /// Bytes of the `[N,V]` values that fusion removes, on all devices.
    pub removed_bytes: u64,
    /// The number of these values.
    pub removed_values: usize,
    /// For a loss of given logits, the reason why the head's matmul is not part of it.
    pub no_head: Option<String>,
    /// The operations of the loss in program order.
    pub operations: Vec<LossOperation>,
}

impl Fusion {
    /// The remark about a loss without the head's matmul.
    pub fn half_fused(&self) -> Option<String> {
        let (rows, cols, why) = (self.rows, self.cols, self.no_head.as_ref()?);
        Some(format!(
            "only the loss was fused, the head was not reached: its logits ({rows} x {cols}) stay, {why}"
        ))
    }
}

/// An operation of a fused loss.
#[derive(Clone, Debug, Default, Serialize)]
pub struct LossOperation {
    /// The name, such as `stablehlo.exponential`.
    pub op: String,
    /// The type of its first result, as MLIR prints it.
    #[serde(rename = "type")]
    pub ty: String,
    /// `head`, `logits`, `map` (elementwise on the tile) or `sink`.
    pub part: &'static str,
    /// The location as MLIR prints it, without `loc(…)`.
    pub location: String,
}

/// A lowered sweep.
#[derive(Clone, Debug, Default, Serialize)]
pub struct LoweredSweep {
    /// The location as MLIR prints it, without `loc(…)`.
    pub location: String,
    /// The anchors of its losses: [`grpo_sweep::Sweep::chains`].
    #[serde(skip)]
    pub chains: Vec<i64>,
    /// `mosaic` or `loops`.
    pub lowering: &'static str,
    /// N, the number of rows.
    pub rows: i64,
    /// V, the number of columns.
    pub cols: i64,
    /// Per source: kind, element type, inner extent.
    pub sources: Vec<Value>,
    /// Names of the sinks.
    pub sinks: Vec<String>,
    /// Tile sizes and other decisions of the plan.
    pub tiles: Value,
}

/// A value of the size of logits in the rewritten module.
#[derive(Clone, Debug, Default, Serialize)]
pub struct RemainingValue {
    /// The name of the defining operation.
    pub op: String,
    /// The location of the head's product as MLIR prints it, without `loc(…)`.
    pub location: String,
    /// The type as MLIR prints it.
    #[serde(rename = "type")]
    pub ty: String,
    /// The size in bytes.
    pub bytes: u64,
}

/// The report of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The fused losses.
    pub fusions: Vec<Fusion>,
    /// The sweeps that were lowered.
    pub sweeps: Vec<LoweredSweep>,
    /// The largest values left in the rewritten module.
    pub remaining: Vec<RemainingValue>,
}

impl Report {
    /// True if losses are fused, or sweeps of the input lowered.
    pub fn is_rewritten(&self) -> bool {
        !self.fusions.is_empty() || !self.sweeps.is_empty()
    }

    /// The report as JSON, with `remarks`. Bytes are those of one device.
    pub fn to_json(&self, remarks: &Remarks) -> Value {
        let of_device =
            |f: &Fusion| Fusion { removed_bytes: f.removed_bytes / f.devices.max(1), ..f.clone() };
        let fusions: Vec<Fusion> = self.fusions.iter().map(of_device).collect();
        let missed: Vec<Value> = remarks
            .missed_ones()
            .map(|r| json!({"op": r.op, "location": r.location, "reason": r.message}))
            .collect();
        let decision = |r: &Remark| {
            json!({"applied": r.kind == RemarkKind::Applied, "significance": r.significance.name(), "pass": r.pass, "op": r.op,
                   "function": r.function, "location": r.location, "message": r.message})
        };
        let decisions: Vec<Value> = remarks.list.iter().map(decision).collect();
        json!({"fusions": fusions, "sweeps": self.sweeps, "missed": missed, "decisions": decisions,
               "remaining_values": self.remaining})
    }
}
