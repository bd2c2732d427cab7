//! What a loop on a CPU reads of each row, computed in the loop from numbers that lie in memory anyway.
//!
//! XLA's CPU backend compiles a kernel (7 to 12 ms) for each value that a loop is handed and that is no argument or result of another
//! loop, such as ids of which negative ones were counted from the end, or a maximum with 0 in place of what is not finite. A few
//! operations on whole numbers, comparisons and choices become part of the kernels that read them, once for each row there. What is
//! rounded is not computed again: a compiler may round a product and a sum as one, and another kernel not. So no number changes, and
//! NaN, infinities and signs of zeros are those of the same operations.
//!
//! XLA takes what does not change out of a loop again, unless what it is made of seems to change: each trip hands that on through a barrier.

use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// More operations for one value are left where they are.
const MOST: usize = 16;

/// What a loop reads, apart into what it is handed and what it computes.
pub(crate) struct Near<'c> {
    /// What is computed, and the operations that it takes, in order.
    values: Vec<(Val<'c>, Vec<Op<'c>>)>,
    /// What these start from.
    pub leaves: Vec<Val<'c>>,
}

impl<'c> Near<'c> {
    /// What of `reads` a loop can compute of each of `rows`, if there are any.
    pub fn of(reads: &[Val<'c>], rows: Option<i64>) -> Near<'c> {
        let mut near = Near { values: Vec::new(), leaves: Vec::new() };
        let is_of_rows =
            |v: &Val| TensorType::of(*v).zip(rows).is_some_and(|(ty, rows)| ty.shape == [rows]);
        for v in reads.iter().filter(|v| is_of_rows(v)) {
            let (mut ops, mut leaves) = (Vec::new(), Vec::new());
            let counted = |op: &Op| !is_free(*op);
            if collect(*v, rows.unwrap_or(0), &mut ops, &mut leaves)
                && (1..=MOST).contains(&ops.iter().copied().filter(counted).count())
                && !near.computes(*v)
            {
                near.values.push((*v, ops));
                leaves.retain(|leaf| !near.leaves.contains(leaf));
                near.leaves.extend(leaves);
            }
        }
        near
    }

    /// Whether a value is computed in the loop.
    pub fn computes(&self, v: Val<'c>) -> bool {
        self.values.iter().any(|(value, _)| *value == v)
    }

    /// Computes the values in a loop's body, where `leaves` stand for those outside.
    pub fn write(&self, b: &Builder<'c>, leaves: &[Val<'c>]) -> HashMap<Val<'c>, Val<'c>> {
        let mut inside: HashMap<Val, Val> =
            self.leaves.iter().copied().zip(leaves.iter().copied()).collect();
        for op in self.values.iter().flat_map(|(_, ops)| ops) {
            if inside.contains_key(&op.result(0)) {
                continue;
            }
            let copy = op.clone_op();
            b.insert_op(copy);
            for (i, operand) in op.operands().iter().enumerate() {
                copy.set_operand(i, inside[operand]);
            }
            inside.insert(op.result(0), copy.result(0));
        }
        let mine = |(v, _): &(Val<'c>, Vec<Op<'c>>)| (*v, inside[v]);
        self.values.iter().map(mine).collect()
    }

    /// What a trip hands on for `leaves`, its own.
    pub fn next(b: &Builder<'c>, leaves: &[Val<'c>]) -> Vec<Val<'c>> {
        leaves.iter().flat_map(|v| b.barrier(&[*v])).collect()
    }
}

/// The operations that `v` takes, which are few, cheap and exact, and what they start from, which lies in memory; whether that is so.
fn collect<'c>(v: Val<'c>, most: i64, ops: &mut Vec<Op<'c>>, leaves: &mut Vec<Val<'c>>) -> bool {
    if leaves.contains(&v) || ops.iter().any(|op| op.result(0) == v) {
        return true;
    }
    let Some(ty) = TensorType::of(v).filter(|ty| ty.elements() <= most) else { return false };
    match v.def() {
        Some(op) if ops.len() < 4 * MOST && is_exact(op, &ty) => {
            let all = op.operands().into_iter().all(|v| collect(v, most, ops, leaves));
            ops.push(op);
            all
        }
        Some(op) if !lies_in_memory(op) => false,
        _ => {
            leaves.push(v);
            true
        }
    }
}

fn lies_in_memory(op: Op) -> bool {
    [Kind::While, Kind::DotGeneral, Kind::CustomCall].contains(&op.kind())
}

/// Whether an operation only gives what it reads in another shape, or a literal.
fn is_free(op: Op) -> bool {
    [Kind::Constant, Kind::Reshape, Kind::BroadcastInDim].contains(&op.kind())
}

/// Whether an operation is cheap, and gives the same bits wherever it is computed.
fn is_exact(op: Op, ty: &TensorType) -> bool {
    if op.num_results() != 1 || op.attr("sdy.sharding").is_some() {
        return false;
    }
    match op.kind() {
        Kind::Add | Kind::Subtract => !ty.elem.is_float(),
        Kind::Convert => {
            let from = TensorType::of(op.operand(0)).map(|ty| ty.elem);
            !ty.elem.is_float() && from.is_some_and(|elem| !elem.is_float())
                || from == Some(Elem::I1)
                || ty.elem == Elem::F32 && matches!(from, Some(Elem::BF16 | Elem::F16))
        }
        Kind::Compare
        | Kind::Select
        | Kind::Clamp
        | Kind::Maximum
        | Kind::Minimum
        | Kind::And
        | Kind::Or
        | Kind::Not
        | Kind::Negate
        | Kind::Abs
        | Kind::IsFinite => true,
        _ => is_free(op),
    }
}
