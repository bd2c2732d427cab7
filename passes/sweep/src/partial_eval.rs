//! Partial evaluation: replaces nodes of a body and folds constants.

use crate::body::rebuilt;
use crate::linear::View;
use crate::{Node, NodeId, NodeOp};
use grpo_ir::numbers::to_f32;
use grpo_ir::{CompareType, Elem, Elementwise};
use rustc_hash::FxHashMap as HashMap;

impl View<'_> {
    /// `root` with some nodes replaced and constants folded. An operation that may result in NaN is not removed: `0·x` remains.
    pub fn partial_eval(&mut self, root: NodeId, by: &HashMap<NodeId, NodeId>) -> NodeId {
        let map = rebuilt(self.body.nodes_of(&[root]), |id, Node { op, args, elem }| {
            let known = by.get(&id).copied().or_else(|| self.folded(&op, &args, elem));
            known.unwrap_or_else(|| self.body.add(op, args, elem))
        });
        map[&root]
    }

    /// The folded result of an operation; none if it does not follow from constants.
    fn folded(&mut self, op: &NodeOp, args: &[NodeId], elem: Elem) -> Option<NodeId> {
        let known: Vec<Option<f64>> = args.iter().map(|a| self.number(*a)).collect();
        if let (NodeOp::Map(Elementwise::Select), [_, a, b], [Some(c), ..]) = (op, args, &known[..]) {
            return Some(if *c != 0.0 { *a } else { *b });
        }
        let known: Vec<f64> = known.into_iter().collect::<Option<_>>()?;
        let value = match (op, &known[..]) {
            (NodeOp::Compare(direction, kind), [a, b]) if *kind != CompareType::TotalOrder => {
                return Some(self.truth(direction.holds(a, b)));
            }
            (NodeOp::Convert, [a]) if elem.is_float() && elem != Elem::F64 => {
                if self.body.elem(args[0]) != Elem::I1 {
                    return None;
                }
                let text = if *a != 0.0 { "1.000000e+00" } else { "0.000000e+00" };
                return Some(self.body.constant(text, elem));
            }
            _ if elem != Elem::F32 => return None,
            (NodeOp::Map(op), _) => {
                op.on_floats(&known.iter().map(|x| f64::from(to_f32(*x))).collect::<Vec<_>>())?
            }
            _ => return None,
        };
        Some(self.literal(to_f32(value)))
    }
}
