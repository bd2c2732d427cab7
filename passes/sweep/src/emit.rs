//! Writes body nodes as StableHLO on tensors of any one shape: 0-d in the sweep's own region,
//! `[N]` for row values, `[rows,cols]` for tiles.

use crate::{Body, Node, NodeId, NodeOp};
use grpo_ir::{Builder, Kind, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// Emits the nodes that `roots` need on tensors of shape `shape`; `leaf` provides the value of each
/// `Source`, `Row`, `Col`, `Column` and `Result` node. Returns the values of `roots`.
pub fn emit<'c>(
    b: &Builder<'c>,
    body: &Body,
    roots: &[NodeId],
    shape: &[i64],
    leaf: impl FnMut(&Builder<'c>, &Node) -> Val<'c>,
) -> Vec<Val<'c>> {
    emit_beside(b, body, roots, shape, &mut HashMap::default(), leaf)
}

/// The same beside values of nodes that are there already, to which those of all that it writes are added.
pub(crate) fn emit_beside<'c>(
    b: &Builder<'c>,
    body: &Body,
    roots: &[NodeId],
    shape: &[i64],
    map: &mut HashMap<NodeId, Val<'c>>,
    mut leaf: impl FnMut(&Builder<'c>, &Node) -> Val<'c>,
) -> Vec<Val<'c>> {
    let nodes = body.reachable_above(roots, |id| map.contains_key(&id));
    for id in nodes {
        if map.contains_key(&id) {
            continue;
        }
        let n = body.node(id);
        let args: Vec<Val> = n.args.iter().map(|a| map[a]).collect();
        let ty = TensorType::new(shape, n.elem);
        let v = match &n.op {
            NodeOp::Source(_) | NodeOp::Row(_) | NodeOp::Col(_) | NodeOp::Column | NodeOp::Result(_) => {
                leaf(b, n)
            }
            NodeOp::Const(text) => b.splat(&ty, text),
            NodeOp::Map(op) => b.one(op.kind(), &args, &[], &ty),
            NodeOp::Compare(direction, kind) => {
                let attrs = [
                    ("comparison_direction", format!("#stablehlo<comparison_direction {direction}>")),
                    ("compare_type", format!("#stablehlo<comparison_type {kind}>")),
                ];
                b.one(Kind::Compare, &args, &attrs, &ty)
            }
            NodeOp::Convert => b.one(Kind::Convert, &args, &[], &ty),
            NodeOp::ReducePrecision(e, m) => b.reduce_precision(args[0], *e, *m),
        };
        map.insert(id, v);
    }
    roots.iter().map(|r| map[r]).collect()
}
