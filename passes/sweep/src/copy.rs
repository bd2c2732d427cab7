//! Copies sinks from one sweep into another. Equal operands and body nodes are shared.

use crate::body::{Body, Node, NodeId, NodeOp};
use crate::{Sink, Stashed, Sweep, position_or_push};

impl<'c> Sweep<'c> {
    /// A sweep with the sinks of both, over the same logits.
    pub fn merged_with(&self, other: &Sweep<'c>) -> Sweep<'c> {
        let mut both = self.clone();
        let before = self.result_types().len();
        let sinks = both.copy_sinks(other, |both, node| match node.op {
            NodeOp::Result(i) => both.body.add(NodeOp::Result(before + i), vec![], node.elem),
            _ => both.leaf(other, node),
        });
        both.sinks.extend(sinks);
        for chain in &other.chains {
            position_or_push(&mut both.chains, *chain);
        }
        both
    }

    /// Copies the body, sources and matrices of `from` and returns its sinks over them; the caller adds these. `leaf` maps a `Source`, `Row`,
    /// `Col` or `Result` node of `from`, usually by [`Sweep::leaf`].
    pub fn copy_sinks(
        &mut self,
        from: &Sweep<'c>,
        mut leaf: impl FnMut(&mut Sweep<'c>, &Node) -> NodeId,
    ) -> Vec<Sink> {
        let mut body = std::mem::take(&mut self.body);
        let roots = from.body.copy_into(&mut body, &from.roots(), |body, node| {
            std::mem::swap(&mut self.body, body);
            let id = leaf(self, node);
            std::mem::swap(&mut self.body, body);
            id
        });
        self.body = body;
        let mut roots = roots.as_slice();
        let mut sinks = Vec::new();
        for sink in &from.sinks {
            let (mine, rest) = roots.split_at(sink.values().len());
            roots = rest;
            let mut sink = sink.with_values(mine);
            if let Some(dot) = sink.dot_mut() {
                dot.matrix = self.matrix(from.matrices[dot.matrix]);
                dot.init = dot.init.map(|init| self.matrix(from.matrices[init]));
            }
            sinks.push(sink);
        }
        sinks
    }

    /// The node of this sweep that reads the same operand as a `Source`, `Row` or `Col` node of `from`.
    pub fn leaf(&mut self, from: &Sweep<'c>, node: &Node) -> NodeId {
        match node.op {
            NodeOp::Source(i) => self.source(from.sources[i].clone()),
            NodeOp::Row(i) => self.row(from.row_operands[i]),
            NodeOp::Col(i) => self.col(from.col_operands[i]),
            _ => unreachable!("a result's number is valid in its own sweep only"),
        }
    }

    /// Removes operands and body nodes that no sink uses, because unused kernel operands must not be emitted. The order of the others
    /// is kept.
    pub fn prune(&mut self) {
        let old = self.clone();
        self.sources.clear();
        self.row_operands.clear();
        self.col_operands.clear();
        self.matrices.clear();
        self.body = Body::default();
        self.sinks = self.copy_sinks(&old, |new, node| match node.op {
            // All sinks remain, so results keep their numbers.
            NodeOp::Result(_) => new.body.add(node.op.clone(), vec![], node.elem),
            _ => new.leaf(&old, node),
        });
        self.stashed = Vec::new();
        for stashed in old.stashed {
            let source = &old.sources[stashed.source];
            if let Some(source) = self.sources.iter().position(|s| s == source) {
                self.stashed.push(Stashed { source, ..stashed });
            }
        }
    }
}
