//! The body's values on one chunk of a tile, for any positions of tokens and columns in it.

use super::ops;
use super::text::{Text, Ty, Value};
use grpo_ir::{Direction, Elem};
use grpo_sweep::{Body, Node, NodeId, NodeOp};
use std::collections::{HashMap, HashSet};

/// For `column == r` and `column != r`, where `r` depends on the row only: the direction and the node of `r`.
fn one_hot(body: &Body, id: NodeId) -> Option<(Direction, NodeId)> {
    body.column_compared(id).filter(|(direction, _)| matches!(direction, Direction::Eq | Direction::Ne))
}

/// The leaves of the body on a chunk, which depend on the kind of tile.
pub trait Leaves {
    /// A source, an operand, the column index or a result, in the representation of [`ops`].
    fn leaf(&self, text: &mut Text, op: &NodeOp, elem: Elem) -> Value;

    /// A value in a buffer (see [`Values::held`]) on this chunk.
    fn held(&self, _: &mut Text, id: NodeId) -> Value {
        unreachable!("no value of this tile is held, not even {id}")
    }

    /// A scatter, from the value before.
    fn put(&self, _: &mut Text, id: NodeId, _base: Value) -> Value {
        unreachable!("no table of this tile puts anything, not even into {id}")
    }

    /// `row − column`, split into a vector and a part that is constant in the chunk.
    fn row_less_column(&self, text: &mut Text, row: Value) -> (Value, Value);
}

/// The body's values on the chunks of one group of tokens.
pub struct Values<'a> {
    pub body: &'a Body,
    /// For each node, whether it depends on the row only.
    row_only: Vec<bool>,
    fixed: HashMap<NodeId, Value>,
    /// Values that are read from buffers, not computed.
    pub held: HashSet<NodeId>,
    /// Columns and updates of scatters.
    looked_up: HashSet<NodeId>,
}

impl<'a> Values<'a> {
    pub fn new(body: &'a Body) -> Values<'a> {
        let varies = body.depends(NodeOp::varies);
        let operands = |id| match body.node(id) {
            Node { op: NodeOp::Scatter { .. }, args, .. } => &args[1..],
            _ => &[],
        };
        Values {
            body,
            row_only: varies.into_iter().map(|v| !v).collect(),
            fixed: HashMap::new(),
            held: HashSet::new(),
            looked_up: (0..body.len()).flat_map(operands).copied().collect(),
        }
    }

    /// Computes the values that `roots` need and that depend on the row only, for all chunks.
    pub fn fix(&mut self, text: &mut Text, chunk: &dyn Leaves, shape: Ty, roots: &[NodeId]) {
        let needed = self.needed(roots);
        let rows: Vec<NodeId> = needed.iter().copied().filter(|id| self.row_only[*id]).collect();
        self.of(text, chunk, shape, &rows);
        for id in needed {
            if let Some((_, r)) = one_hot(self.body, id) {
                chunk.row_less_column(text, self.fixed[&r]);
            }
        }
    }

    /// The values of `roots` on a chunk, in the representation of [`ops`]. Values that depend on the row only
    /// are computed once per group, all others by each call. `shape` is that of the vectors.
    pub fn of(
        &mut self,
        text: &mut Text,
        chunk: &dyn Leaves,
        shape: Ty,
        roots: &[NodeId],
    ) -> Vec<Value> {
        let body = self.body;
        let mut here: HashMap<NodeId, Value> = HashMap::new();
        for id in self.needed(roots) {
            if self.fixed.contains_key(&id) {
                continue;
            }
            let n = body.node(id);
            let get = |a: &NodeId| *here.get(a).or(self.fixed.get(a)).expect("operands first");
            let v = match (&n.op, one_hot(body, id)) {
                _ if self.held.contains(&id) => chunk.held(text, id),
                (NodeOp::Scatter { .. }, _) => chunk.put(text, id, get(&n.args[0])),
                (NodeOp::Source(_) | NodeOp::Row(_) | NodeOp::Col(_), _)
                | (NodeOp::Column | NodeOp::Result(_), _) => chunk.leaf(text, &n.op, n.elem),
                (_, Some((direction, r))) => {
                    let (a, b) = chunk.row_less_column(text, self.fixed[&r]);
                    text.compare_int(direction, false, a, b)
                }
                _ => {
                    let args: Vec<Value> = n.args.iter().map(get).collect();
                    ops::apply(text, body, id, &args, shape.with_elem(Elem::F32))
                }
            };
            if self.row_only[id] {
                self.fixed.insert(id, v);
            } else {
                here.insert(id, v);
            }
        }
        roots.iter().map(|r| *here.get(r).or(self.fixed.get(r)).expect("a root was computed")).collect()
    }

    /// The nodes to compute for `roots`: all that they depend on, except a column index that only one-hot
    /// comparisons use, and the columns and updates of scatters, which tables have.
    fn needed(&self, roots: &[NodeId]) -> Vec<NodeId> {
        let body = self.body;
        let held = |id: NodeId| self.held.contains(&id);
        let all = body.reachable_above(roots, held);
        let reads =
            |u: NodeId, id: NodeId| body.node(u).args.contains(&id) && one_hot(body, u).is_none();
        let read = |id: NodeId| roots.contains(&id) || all.iter().any(|u| reads(*u, id));
        let is_needed = |id: &NodeId| match body.node(*id).op {
            NodeOp::Column => read(*id),
            _ => !self.looked_up.contains(id),
        };
        all.iter().copied().filter(is_needed).collect()
    }
}

/// A value that was passed as 32 bits, in the representation of [`ops`].
pub fn narrow(text: &mut Text, v: Value, e: Elem) -> Value {
    if e != Elem::I1 {
        return v;
    }
    let zero = text.ints(0, v.ty);
    text.compare_int(Direction::Ne, false, v, zero)
}
