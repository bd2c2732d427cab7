//! Upper bounds of a tile's values.

use super::linear::View;
use crate::ir::Elem;
use crate::sweep::{Elementwise, NodeId, NodeOp};

impl View<'_> {
    /// Whether a finite value of a tile less the largest one of its row, or less its log-sum-exp, may overflow: not where
    /// values have an upper bound far below 2¹⁰³, since a smaller number that is taken off −FLT_MAX rounds back to it.
    pub fn may_overflow(&self, tile: NodeId) -> bool {
        self.upper_bound(tile) > 2f64.powi(100)
    }

    fn upper_bound(&self, id: NodeId) -> f64 {
        let node = self.body.node(id);
        match (&node.op, &node.args[..]) {
            (NodeOp::Const(_), _) => self.number(id).unwrap_or(f64::INFINITY),
            (NodeOp::Convert, [a]) => match self.body.elem(*a) {
                Elem::F16 => 65504.0,
                elem if elem.is_float() => self.upper_bound(*a),
                _ => 2f64.powi(64),
            },
            (NodeOp::Map(Elementwise::Select), [_, a, b])
            | (NodeOp::Map(Elementwise::Maximum), [a, b]) => {
                self.upper_bound(*a).max(self.upper_bound(*b))
            }
            (NodeOp::Map(Elementwise::Minimum), [a, b]) => {
                self.upper_bound(*a).min(self.upper_bound(*b))
            }
            (NodeOp::Map(map), _) if map.is_within_one() => 1.0,
            (NodeOp::Map(Elementwise::Multiply), [a, b]) => {
                let capped = |c: NodeId, of: NodeId| {
                    let number = self.number(c).filter(|number| *number >= 0.0)?;
                    Some(number * self.upper_bound(of))
                };
                capped(*a, *b).or_else(|| capped(*b, *a)).unwrap_or(f64::INFINITY)
            }
            _ => f64::INFINITY,
        }
    }
}
