//! Row values between sweeps, as nodes of a body over an earlier sweep's results.
//!
//! A value is *late* if it depends on an earlier sweep. A late value becomes a node if all operations up to the sweep are row by row:
//! elementwise operations, and reshapes, broadcasts, transposes and sums over unit dimensions that keep the rows in order. Other values
//! are constants or row operands.

use crate::rounding::{self, computed_in};
use crate::tile::is_reduce_of_units;
use grpo_dataflow::calls;
use grpo_dataflow::index_map::to_result;
use grpo_dataflow::reshape::peel;
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val};
use grpo_sweep::{NodeId, NodeOp, Sink, Sweep, node_of};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The reason why a value is not computed row by row.
pub enum Stop<'c> {
    /// A call, which the caller may inline.
    Call(Op<'c>),
    /// An operation over several rows, or one that a body does not support.
    Blocked(Op<'c>, String),
}

impl<'c> Stop<'c> {
    /// The operation and the reason.
    pub fn reason(self) -> (Op<'c>, String) {
        match self {
            Stop::Call(call) => (call, "a function cannot be inlined".into()),
            Stop::Blocked(op, why) => (op, why),
        }
    }
}

/// Adds row values to `sweep`'s body as functions of the results of the sweeps `firsts`, numbered consecutively.
pub struct Rows<'a, 'c> {
    firsts: &'a [Op<'c>],
    late: &'a HashSet<Val<'c>>,
    /// Its row operands have one element per row, or one, in any shape.
    pub sweep: &'a mut Sweep<'c>,
    nodes: HashMap<Val<'c>, NodeId>,
}

impl<'a, 'c> Rows<'a, 'c> {
    /// Without nodes.
    pub fn new(
        firsts: &'a [Op<'c>],
        late: &'a HashSet<Val<'c>>,
        sweep: &'a mut Sweep<'c>,
    ) -> Rows<'a, 'c> {
        Rows { firsts, late, sweep, nodes: HashMap::default() }
    }

    /// The node of a row value, in f32 if the program has bf16: see [`rounding`].
    ///
    /// # Errors
    /// The operation that is not row by row.
    pub fn node(&mut self, v: Val<'c>) -> Result<NodeId, Stop<'c>> {
        if let Some(id) = self.nodes.get(&v) {
            return Ok(*id);
        }
        let id = if self.late.contains(&v) { self.late_node(v)? } else { self.early_node(v) };
        self.nodes.insert(v, id);
        Ok(id)
    }

    /// The node of a late value.
    fn late_node(&mut self, v: Val<'c>) -> Result<NodeId, Stop<'c>> {
        let rows = self.sweep.rows;
        let op = v.def().expect("late values are results");
        let blocked = |why: &str| Err(Stop::Blocked(op, format!("{} {why}", op.name())));
        let Some(ty) = TensorType::of(v).filter(|ty| ty.elements() == rows) else {
            let ty = v.type_text();
            return blocked(&format!("gives {ty}, not one number for each of {rows} rows"));
        };
        if let Some(at) = self.firsts.iter().position(|first| *first == op) {
            if !gives_rows(op, v) {
                return blocked("gives no number per row");
            }
            let before: usize = self.firsts[..at].iter().map(|op| op.num_results()).sum();
            let i = before + v.result_index();
            let id = self.sweep.body.add(NodeOp::Result(i), vec![], ty.elem);
            return Ok(rounding::wide(&mut self.sweep.body, id));
        }
        if calls::is_call(op) {
            return Err(Stop::Call(op));
        }
        if let Some(from) = same_rows(op, v, &ty) {
            return self.node(from);
        }
        // Report the operation that combines several rows, rather than one that broadcasts its result.
        let several =
            |v: &Val| self.late.contains(v) && TensorType::of(*v).is_none_or(|t| t.elements() != rows);
        if let Some(v) = op.operands().find(several) {
            return self.late_node(v);
        }
        if op.is(Kind::ChloSquare) {
            return self.apply(NodeOp::Map(Elementwise::Multiply), &[op.operand(0); 2], ty.elem);
        }
        let Ok((node, _)) = node_of(op) else { return blocked("is not elementwise on rows") };
        let per_row = |v: Val| {
            let elements = TensorType::of(v).map(|t| t.elements());
            elements == Some(rows) || elements == Some(1) && !self.late.contains(&v)
        };
        if !op.operands().all(per_row) {
            return blocked("takes what is no number per row");
        }
        self.apply(node, &op.operands().collect::<Vec<_>>(), ty.elem)
    }

    /// The node of an operation on row values, with a result of type `elem` in the program.
    fn apply(&mut self, op: NodeOp, operands: &[Val<'c>], elem: Elem) -> Result<NodeId, Stop<'c>> {
        let args = operands.iter().rev().map(|v| self.node(*v)).collect::<Result<Vec<_>, _>>();
        let args: Vec<NodeId> = args?.into_iter().rev().collect();
        let body = &mut self.sweep.body;
        Ok(match op {
            NodeOp::Convert => rounding::converted(body, args[0], elem),
            op => body.add(op, args, computed_in(elem)),
        })
    }

    /// The node of another value: a constant or a row operand.
    fn early_node(&mut self, v: Val<'c>) -> NodeId {
        let elem = TensorType::of(v).expect("an operand of an elementwise operation").elem;
        match grpo_dataflow::splat(v) {
            Some(text) => rounding::constant(&mut self.sweep.body, &text, elem),
            None => {
                let id = self.sweep.row(peel(v));
                rounding::wide(&mut self.sweep.body, id)
            }
        }
    }
}

/// True if a sweep's result has one element per row.
fn gives_rows(op: Op, v: Val) -> bool {
    let Ok(sweep) = Sweep::from_op(op) else { return false };
    let mut sinks = sweep.sinks.iter().flat_map(|s| vec![s; sweep.sink_results(s).len()]);
    let flat = TensorType::of(v).is_some_and(|t| t.rank() == 1);
    flat && sinks.nth(v.result_index()).is_some_and(Sink::is_per_row)
}

/// The operand of an `op` that changes the shape but not the order of elements.
pub fn same_rows<'c>(op: Op<'c>, v: Val<'c>, ty: &TensorType) -> Option<Val<'c>> {
    let from = match op.kind() {
        Kind::ShardingConstraint => return Some(op.operand(0)),
        Kind::OptimizationBarrier => return Some(op.operand(v.result_index())),
        Kind::Reshape => op.operand(0),
        Kind::BroadcastInDim | Kind::Transpose => {
            let shape = TensorType::of(op.operand(0))?.shape;
            let long = (0..shape.len()).filter(|dim| shape[*dim] != 1);
            long.map(|dim| to_result(op, 0, dim)).is_sorted().then(|| op.operand(0))?
        }
        Kind::Reduce if is_reduce_of_units(op) => op.operand(0),
        _ => return None,
    };
    (TensorType::of(from)?.elements() == ty.elements()).then_some(from)
}
