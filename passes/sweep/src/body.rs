//! A sweep's body: a hash-consed graph of elementwise operations on one tile element.

use grpo_ir::{CompareType, Direction, Elem, Elementwise, number, zero_text};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Index of a node in its [`Body`]. A node's operands always have smaller indices.
pub type NodeId = usize;

/// What a node computes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NodeOp {
    /// The logit of source `i` at this row and column.
    Source(usize),
    /// Row operand `i` at this row: one element, or K for an operand `[N,K]`, which only [`NodeOp::Scatter`] and
    /// [`Sink::Gather`](crate::Sink::Gather) read.
    Row(usize),
    /// Column operand `i` at this column.
    Col(usize),
    /// This column's index in the vocabulary, an i32.
    Column,
    /// Result `i` of the same sweep at this row: see [`crate::phases`].
    Result(usize),
    /// A constant: one element in MLIR's syntax.
    Const(String),
    /// An elementwise operation.
    Map(Elementwise),
    /// A comparison.
    Compare(Direction, CompareType),
    /// A conversion of the element type.
    Convert,
    /// StableHLO's `reduce_precision`: exponent and mantissa bits.
    ReducePrecision(u32, u32),
    /// A value with updates at K columns of each row. The operands are the value and two row operands `[N,K]`: the columns, in i32, and the
    /// updates, in the value's type. A column outside of the vocabulary has no effect. Updates of equal columns are all added; those that
    /// replace elements are equal.
    Scatter {
        /// True if updates replace elements, false if they are added.
        sets: bool,
    },
}

impl NodeOp {
    /// True if the value may differ between columns even where no operand does.
    pub fn varies(&self) -> bool {
        matches!(self, NodeOp::Column) || self.is_of_tiles()
    }

    /// True for an element of a tile or of a column operand.
    pub(crate) fn is_of_tiles(&self) -> bool {
        matches!(self, NodeOp::Source(_) | NodeOp::Col(_) | NodeOp::Scatter { .. })
    }
}

/// One node: an operation, its operands, and its element type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The operation.
    pub op: NodeOp,
    /// The operands; each precedes the node.
    pub args: Vec<NodeId>,
    /// The element type of the result.
    pub elem: Elem,
}

/// The graph. Equal nodes have one index.
#[derive(Clone, Debug, Default)]
pub struct Body {
    nodes: Vec<Node>,
    index: HashMap<Node, NodeId>,
}

impl Body {
    /// Adds a node and returns its index. Folds `x·1`, `x/1` and selects with a constant predicate.
    pub fn add(&mut self, op: NodeOp, args: Vec<NodeId>, elem: Elem) -> NodeId {
        debug_assert!(args.iter().all(|a| *a < self.nodes.len()));
        match (&op, &args[..]) {
            (NodeOp::Map(Elementwise::Divide | Elementwise::Multiply), [a, b]) if self.is_one(*b) => {
                return *a;
            }
            (NodeOp::Map(Elementwise::Multiply), [a, b]) if self.is_one(*a) => return *b,
            (NodeOp::Map(Elementwise::Select), [c, a, b]) if let Some(c) = self.literal(*c) => {
                return if c != 0.0 { *a } else { *b };
            }
            _ => {}
        }
        let node = Node { op, args, elem };
        if let Some(id) = self.index.get(&node) {
            return *id;
        }
        let id = self.nodes.len();
        self.nodes.push(node.clone());
        self.index.insert(node, id);
        id
    }

    /// True for the constant 1 of a float type.
    pub fn is_one(&self, id: NodeId) -> bool {
        self.elem(id).is_float() && self.literal(id) == Some(1.0)
    }

    /// The value of a constant.
    pub fn literal(&self, id: NodeId) -> Option<f64> {
        let Node { op: NodeOp::Const(text), elem, .. } = &self.nodes[id] else { return None };
        number(text, *elem)
    }

    /// Adds an elementwise operation. Its result has the element type of the last operand; that of `is_finite` is i1.
    pub fn map(&mut self, op: Elementwise, args: Vec<NodeId>) -> NodeId {
        assert_eq!(op.arity(), args.len(), "{op}");
        let elem = match op {
            Elementwise::IsFinite => Elem::I1,
            _ => self.elem(*args.last().expect("an operand")),
        };
        self.add(NodeOp::Map(op), args, elem)
    }

    /// Adds a multiplication of the program, with XLA's simplification `convert(c) · x -> select(c, x, 0)`, whose result differs where
    /// `x` is infinite or NaN. XLA does not apply it in bf16, where the conversion is a bf16 value converted to f32, nor to an i1
    /// operand of rows or columns, which it converts before the broadcast. Also folds `x·1`.
    pub fn product(&mut self, a: NodeId, b: NodeId) -> NodeId {
        for (condition, other) in [(a, b), (b, a)] {
            if self.is_one(other) {
                return condition;
            }
            let Node { op: NodeOp::Convert, args, elem } = self.node(condition) else {
                continue;
            };
            let (c, elem) = (args[0], *elem);
            let simplified = elem.is_float() && elem != Elem::BF16;
            let is_broadcast = matches!(self.node(c).op, NodeOp::Row(_) | NodeOp::Col(_));
            if simplified && self.elem(c) == Elem::I1 && !is_broadcast {
                let zero = self.constant("0.000000e+00", elem);
                return self.map(Elementwise::Select, vec![c, other, zero]);
            }
        }
        self.map(Elementwise::Multiply, vec![a, b])
    }

    /// Adds a constant; `text` is one element in MLIR's syntax.
    pub fn constant(&mut self, text: &str, elem: Elem) -> NodeId {
        self.add(NodeOp::Const(text.to_string()), vec![], elem)
    }

    /// Adds a conversion; `a` itself if it is `elem` already.
    pub fn convert(&mut self, a: NodeId, elem: Elem) -> NodeId {
        if self.elem(a) == elem {
            return a;
        }
        self.add(NodeOp::Convert, vec![a], elem)
    }

    /// Adds `select(condition, x, 0)`.
    pub fn pick(&mut self, condition: NodeId, x: NodeId) -> NodeId {
        let elem = self.elem(x);
        let zero = self.constant(zero_text(elem), elem);
        self.map(Elementwise::Select, vec![condition, x, zero])
    }

    /// True if a node used by `roots` reads a leaf other than through a conversion.
    pub fn is_read_as_it_is(&self, roots: &[NodeId], leaf: &NodeOp) -> bool {
        let is_leaf = |id: &NodeId| self.nodes[*id].op == *leaf;
        let reads =
            |id: NodeId| self.nodes[id].op != NodeOp::Convert && self.nodes[id].args.iter().any(is_leaf);
        roots.iter().any(is_leaf) || self.reachable(roots).into_iter().any(reads)
    }

    /// A node by its index.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id]
    }

    /// The element type of a node.
    pub fn elem(&self, id: NodeId) -> Elem {
        self.nodes[id].elem
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// True without nodes.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The nodes that `roots` are computed from, with the roots, operands first.
    pub fn reachable(&self, roots: &[NodeId]) -> Vec<NodeId> {
        self.reachable_above(roots, |_| false)
    }

    /// [`Body::reachable`] without the operands of nodes for which `stop` is true.
    pub fn reachable_above(&self, roots: &[NodeId], stop: impl Fn(NodeId) -> bool) -> Vec<NodeId> {
        let mut used = vec![false; self.nodes.len()];
        for r in roots {
            used[*r] = true;
        }
        for id in (0..self.nodes.len()).rev() {
            if used[id] && !stop(id) {
                for a in &self.nodes[id].args {
                    used[*a] = true;
                }
            }
        }
        (0..self.nodes.len()).filter(|id| used[*id]).collect()
    }

    /// True if `pred` holds for any node.
    pub fn has(&self, pred: impl Fn(&NodeOp) -> bool) -> bool {
        self.nodes.iter().any(|node| pred(&node.op))
    }

    /// For each node, true if `pred` holds for it or for a node that it is computed from.
    pub fn depends(&self, pred: impl Fn(&NodeOp) -> bool) -> Vec<bool> {
        let mut out: Vec<bool> = Vec::with_capacity(self.nodes.len());
        for n in &self.nodes {
            let d = pred(&n.op) || n.args.iter().any(|a| out[*a]);
            out.push(d);
        }
        out
    }

    /// True if a value is a source's logit, converted or not.
    pub fn is_logit(&self, id: NodeId) -> bool {
        let is_plain = |id: &NodeId| matches!(self.node(*id).op, NodeOp::Source(_) | NodeOp::Convert);
        self.reachable(&[id]).iter().all(is_plain)
    }

    /// The direction and the row value of a comparison of the column's index with a row value.
    pub fn column_compared(&self, id: NodeId) -> Option<(Direction, NodeId)> {
        let node = &self.nodes[id];
        let (NodeOp::Compare(direction, _), [a, b]) = (&node.op, &node.args[..]) else { return None };
        let is_column = |id: &NodeId| self.nodes[*id].op == NodeOp::Column;
        let with = match (is_column(a), is_column(b)) {
            (true, _) => *b,
            (_, true) => *a,
            _ => return None,
        };
        self.is_row(with).then_some((*direction, with))
    }

    /// True if a node is a row value: the same for all columns.
    pub fn is_row(&self, id: NodeId) -> bool {
        let (mut pending, mut seen) = (vec![id], HashSet::default());
        while let Some(id) = pending.pop() {
            let node = &self.nodes[id];
            if node.op.varies() {
                return false;
            }
            // The last operand first: of updates of a value, the update decides sooner than the value.
            if !node.args.is_empty() && seen.insert(id) {
                pending.extend(&node.args);
            }
        }
        true
    }

    /// Copies of the nodes that `roots` are computed from, with the roots, operands first.
    pub(crate) fn nodes_of(&self, roots: &[NodeId]) -> Vec<(NodeId, Node)> {
        self.reachable(roots).into_iter().map(|id| (id, self.nodes[id].clone())).collect()
    }

    /// `root` with some of the nodes that it is computed from replaced.
    pub fn replaced(&mut self, root: NodeId, by: &HashMap<NodeId, NodeId>) -> NodeId {
        let map = rebuilt(self.nodes_of(&[root]), |id, Node { op, args, elem }| match by.get(&id) {
            Some(new) => *new,
            None => self.add(op, args, elem),
        });
        map[&root]
    }

    /// Copies the nodes that `roots` are computed from into `into`; `leaf` maps `Source`, `Row`, `Col` and `Result` nodes. Returns the
    /// new indices of `roots`.
    pub fn copy_into(
        &self,
        into: &mut Body,
        roots: &[NodeId],
        mut leaf: impl FnMut(&mut Body, &Node) -> NodeId,
    ) -> Vec<NodeId> {
        let map = rebuilt(self.nodes_of(roots), |_, node| match node.op {
            NodeOp::Source(_) | NodeOp::Row(_) | NodeOp::Col(_) | NodeOp::Result(_) => leaf(into, &node),
            // A mapped leaf may have that type already.
            NodeOp::Convert => into.convert(node.args[0], node.elem),
            _ => into.add(node.op, node.args, node.elem),
        });
        roots.iter().map(|r| map[r]).collect()
    }
}

/// The new index of each node, operands first, where `add` adds a node whose operands are mapped.
pub(crate) fn rebuilt(
    nodes: Vec<(NodeId, Node)>,
    mut add: impl FnMut(NodeId, Node) -> NodeId,
) -> HashMap<NodeId, NodeId> {
    let mut map: HashMap<NodeId, NodeId> = HashMap::default();
    for (id, mut node) in nodes {
        node.args.iter_mut().for_each(|arg| *arg = map[arg]);
        map.insert(id, add(id, node));
    }
    map
}
