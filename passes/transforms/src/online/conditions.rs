//! Conditions of rows as numbers (`mask.astype(f32)[:, None]`), by which a program multiplies a tile.
//!
//! XLA makes a choice of a product with a condition that was just made a number. Between the condition of a row and a tile it
//! finds a broadcast, and multiplies: a row that is NaN or infinite is NaN where its condition does not hold. Taken to
//! rows there is no broadcast, and 0·NaN would be 0.

use crate::online::write::Writer;
use grpo_dataflow::reshape::peel;
use grpo_ir::{Elem, Elementwise, Kind, TensorType, Val};
use grpo_sweep::linear::Coefficient;
use grpo_sweep::{Node, NodeId, NodeOp};
use rustc_hash::FxHashMap as HashMap;

impl<'c> Writer<'_, '_, 'c> {
    /// For each condition of the row by which something of `value` that is not the row's is multiplied, the same number
    /// as XLA does not know it.
    pub(super) fn hidden(&mut self, value: NodeId) -> HashMap<NodeId, NodeId> {
        let mut conditions: Vec<NodeId> = Vec::new();
        for id in self.view.body.reachable(&[value]) {
            let node = self.view.body.node(id);
            let (NodeOp::Map(Elementwise::Multiply), [a, b]) = (&node.op, &node.args[..]) else {
                continue;
            };
            for (condition, other) in [(*a, *b), (*b, *a)] {
                if self.is_condition(condition) && !self.view.is_row(other) {
                    conditions.push(condition);
                }
            }
        }
        conditions.into_iter().map(|c| (c, self.unknown(c))).collect()
    }

    /// A coefficient, as XLA does not know that it is a condition.
    pub(super) fn hidden_coefficient(&mut self, c: Coefficient) -> Coefficient {
        if self.is_condition(c.row) { Coefficient { row: self.unknown(c.row), ..c } } else { c }
    }

    /// Whether a row value is a condition as a number.
    fn is_condition(&self, id: NodeId) -> bool {
        let Node { op, args, elem } = self.view.body.node(id);
        if !elem.is_float() || !self.view.is_row(id) {
            return false;
        }
        match op {
            NodeOp::Row(i) => is_condition(self.operand(*i)),
            NodeOp::Convert => self.view.body.elem(args[0]) == Elem::I1 || self.is_condition(args[0]),
            _ => false,
        }
    }

    /// `min(c, 2)`, which is c.
    fn unknown(&mut self, condition: NodeId) -> NodeId {
        let elem = self.view.body.elem(condition);
        let two = self.view.body.constant("2.000000e+00", elem);
        self.view.body.map(Elementwise::Minimum, vec![condition, two])
    }
}

/// Whether a value is a condition as a number, moved about or not.
fn is_condition(v: Val) -> bool {
    let v = peel(v);
    let elem = |v: Val| TensorType::of(v).map(|ty| ty.elem);
    let Some(def) = v.def() else { return false };
    match def.kind() {
        Kind::BroadcastInDim | Kind::Transpose => is_condition(def.operand(0)),
        Kind::Convert => elem(def.operand(0)) == Some(Elem::I1) || is_condition(def.operand(0)),
        _ => false,
    }
}
