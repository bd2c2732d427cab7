//! Emits body nodes as StableHLO on tensors of one shape: 0-d in a sweep's region, `[N]` for row values, `[rows,cols]` for tiles.

use crate::{Body, Node, NodeId, NodeOp};
use grpo_ir::{Builder, Kind, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// Emits the nodes that `roots` are computed from on tensors of shape `shape`; `leaf` returns the value of a `Source`, `Row`, `Col`,
/// `Column` or `Result` node. Returns the values of `roots`.
pub fn emit<'c>(
    b: &Builder<'c>,
    body: &Body,
    roots: &[NodeId],
    shape: &[i64],
    leaf: impl FnMut(&Builder<'c>, &Node) -> Val<'c>,
) -> Vec<Val<'c>> {
    emit_missing(b, body, roots, shape, &mut HashMap::default(), leaf)
}

/// [`emit`] for the nodes that are not in `map`, to which their values are added.
pub(crate) fn emit_missing<'c>(
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
            NodeOp::Compare(direction, kind) => b.compare_as(*direction, *kind, args[0], args[1]),
            NodeOp::Convert => b.one(Kind::Convert, &args, &[], &ty),
            NodeOp::ReducePrecision(e, m) => b.reduce_precision(args[0], *e, *m),
            NodeOp::Scatter { sets } => {
                b.one(Kind::ColumnScatter, &args, &[("sets", sets.to_string())], &ty)
            }
        };
        map.insert(id, v);
    }
    roots.iter().map(|r| map[r]).collect()
}
