//! Row conditions as numbers (`mask.astype(f32)[:, None]`) that multiply a tile.
//!
//! XLA rewrites a product with a converted condition to a select. In the original a broadcast lies between the row's condition and
//! the product, so XLA multiplies: a row that is NaN or infinite is NaN where its condition is false. On rows there is no
//! broadcast, and the select would replace 0·NaN by 0.

use crate::online::write::Writer;
use grpo_dataflow::mask::is_mask;
use grpo_ir::{Elem, Elementwise};
use grpo_sweep::linear::Coefficient;
use grpo_sweep::{Node, NodeId, NodeOp};
use rustc_hash::FxHashMap as HashMap;

impl<'c> Writer<'_, '_, 'c> {
    /// For each row condition that multiplies a part of `value` that is not a row value: the same number in a form that XLA does
    /// not recognise as a condition.
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

    /// A coefficient in a form that XLA does not recognise as a condition.
    pub(super) fn hidden_coefficient(&mut self, c: Coefficient) -> Coefficient {
        if self.is_condition(c.row) { Coefficient { row: self.unknown(c.row), ..c } } else { c }
    }

    /// True if a row value is a condition as a number.
    fn is_condition(&self, id: NodeId) -> bool {
        let Node { op, args, elem } = self.view.body.node(id);
        if !elem.is_float() || !self.view.is_row(id) {
            return false;
        }
        match op {
            NodeOp::Row(i) => is_mask(self.operand(*i)),
            NodeOp::Convert => self.view.body.elem(args[0]) == Elem::I1 || self.is_condition(args[0]),
            _ => false,
        }
    }

    /// `c -> min(c, 2)`
    fn unknown(&mut self, condition: NodeId) -> NodeId {
        let elem = self.view.body.elem(condition);
        let two = self.view.body.constant("2.000000e+00", elem);
        self.view.body.map(Elementwise::Minimum, vec![condition, two])
    }
}
