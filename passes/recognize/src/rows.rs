//! Row values between sweeps, as nodes of a body over an earlier sweep's results.
//!
//! A value is *late* if it depends on an earlier sweep. A late value becomes a node if all operations up to the sweep are row by row:
//! elementwise operations, and reshapes, broadcasts, transposes and sums over unit dimensions that keep the rows in order. Other values
//! are constants or row operands.

use crate::rounding::{self, computed_in};
use crate::tile::is_reduce_of_units;
use grpo_dataflow::calls;
use grpo_ir::{Elementwise, Kind, Op, TensorType, Val};
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

/// The definition of a value.
enum Step<'c> {
    /// The same elements as another value.
    Same(Val<'c>),
    Node(NodeId),
    Apply(NodeOp, Vec<Val<'c>>),
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
        let mut stack = vec![v];
        while let Some(at) = stack.last().copied() {
            if self.nodes.contains_key(&at) {
                stack.pop();
                continue;
            }
            let (op, from) = match self.step(at)? {
                Step::Node(id) => {
                    self.nodes.insert(at, id);
                    continue;
                }
                Step::Same(v) => (None, vec![v]),
                Step::Apply(op, args) => (Some(op), args),
            };
            let before = stack.len();
            stack.extend(from.iter().filter(|v| !self.nodes.contains_key(v)));
            if stack.len() > before {
                continue;
            }
            let args: Vec<NodeId> = from.iter().map(|v| self.nodes[v]).collect();
            let elem = || TensorType::of(at).expect("`step` reads the type").elem;
            let id = match op {
                None => args[0],
                Some(NodeOp::Convert) => rounding::converted(&mut self.sweep.body, args[0], elem()),
                Some(op) => self.sweep.body.add(op, args, computed_in(elem())),
            };
            self.nodes.insert(at, id);
        }
        Ok(self.nodes[&v])
    }

    fn step(&mut self, v: Val<'c>) -> Result<Step<'c>, Stop<'c>> {
        let rows = self.sweep.rows;
        if !self.late.contains(&v) {
            return Ok(Step::Node(self.early(v)));
        }
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
            return Ok(Step::Node(rounding::wide(&mut self.sweep.body, id)));
        }
        if calls::is_call(op) {
            return Err(Stop::Call(op));
        }
        if let Some(from) = same_rows(op, v, &ty) {
            return Ok(Step::Same(from));
        }
        // Report the operation that combines several rows, rather than one that broadcasts its result.
        let several =
            |v: &Val| self.late.contains(v) && TensorType::of(*v).is_none_or(|t| t.elements() != rows);
        if let Some(v) = op.operands().find(several) {
            return self.step(v);
        }
        if op.is(Kind::ChloSquare) {
            return Ok(Step::Apply(NodeOp::Map(Elementwise::Multiply), vec![op.operand(0); 2]));
        }
        let Ok((node, _)) = node_of(op) else { return blocked("is not elementwise on rows") };
        let per_row = |v: Val| {
            let elements = TensorType::of(v).map(|t| t.elements());
            elements == Some(rows) || elements == Some(1) && !self.late.contains(&v)
        };
        if !op.operands().all(per_row) {
            return blocked("takes what is no number per row");
        }
        Ok(Step::Apply(node, op.operands().collect()))
    }

    /// A value that does not depend on a sweep: a constant or a row operand.
    fn early(&mut self, v: Val<'c>) -> NodeId {
        let elem = TensorType::of(v).expect("an operand of an elementwise operation").elem;
        match grpo_dataflow::splat(v) {
            Some(text) => rounding::constant(&mut self.sweep.body, &text, elem),
            None => {
                let id = self.sweep.row(plain(v));
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
    let increasing = |list: Vec<usize>| list.windows(2).all(|w| w[0] < w[1]);
    let from = match op.kind() {
        Kind::ShardingConstraint => return Some(op.operand(0)),
        Kind::OptimizationBarrier => return Some(op.operand(v.result_index())),
        Kind::Reshape => op.operand(0),
        Kind::BroadcastInDim => {
            let shape = TensorType::of(op.operand(0))?.shape;
            let dims = op.dims("broadcast_dimensions")?;
            let moved = dims.iter().zip(&shape).filter(|(_, extent)| **extent != 1);
            increasing(moved.map(|(dim, _)| *dim).collect()).then(|| op.operand(0))?
        }
        Kind::Transpose => {
            let order = op.dims("permutation")?;
            let moved = order.iter().zip(&ty.shape).filter(|(_, extent)| **extent != 1);
            increasing(moved.map(|(dim, _)| *dim).collect()).then(|| op.operand(0))?
        }
        Kind::Reduce if is_reduce_of_units(op) => op.operand(0),
        _ => return None,
    };
    (TensorType::of(from)?.elements() == ty.elements()).then_some(from)
}

/// The value before reshapes and broadcasts that keep the order of elements, so that equal operands compare equal.
pub fn plain(mut v: Val) -> Val {
    while let (Some(op), Some(ty)) = (v.def(), TensorType::of(v)) {
        match op.kind() {
            Kind::Reshape | Kind::BroadcastInDim => match same_rows(op, v, &ty) {
                Some(from) => v = from,
                None => break,
            },
            _ => break,
        }
    }
    v
}
