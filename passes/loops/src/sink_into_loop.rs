//! Sinks cheap operations on row values into the loop on a CPU that reads them.
//!
//! XLA's CPU backend compiles a kernel (7 to 12 ms) for each loop operand other than an argument or a result of another loop, such
//! as ids with negative ones wrapped, or a maximum with 0 in place of non-finite values. A few integer operations, comparisons and
//! selects become part of the kernels that read them, once per row. Operations that round are not recomputed: a compiler may
//! contract a product and a sum in one kernel and not in another. So no number changes, NaN, infinities and signs of zeros
//! included.
//!
//! XLA would hoist loop-invariant operations out of the loop again, so each trip passes their operands through a barrier.

use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// Maximum number of operations per value.
const MOST: usize = 16;

/// The operands of a loop, split into passed and recomputed values.
pub(crate) struct Sunk<'c> {
    /// Each recomputed value, and its operations in order.
    values: Vec<(Val<'c>, Vec<Op<'c>>)>,
    /// The operands of these operations.
    pub leaves: Vec<Val<'c>>,
}

impl<'c> Sunk<'c> {
    /// The values among `reads` with `rows` entries that a loop can recompute.
    pub fn of(reads: &[Val<'c>], rows: Option<i64>) -> Sunk<'c> {
        let mut sunk = Sunk { values: Vec::new(), leaves: Vec::new() };
        let is_of_rows =
            |v: &Val| TensorType::of(*v).zip(rows).is_some_and(|(ty, rows)| ty.shape == [rows]);
        for v in reads.iter().filter(|v| is_of_rows(v)) {
            let (mut ops, mut leaves) = (Vec::new(), Vec::new());
            let counted = |op: &Op| !is_free(*op);
            if collect(*v, rows.unwrap_or(0), &mut ops, &mut leaves)
                && (1..=MOST).contains(&ops.iter().copied().filter(counted).count())
                && !sunk.computes(*v)
            {
                sunk.values.push((*v, ops));
                leaves.retain(|leaf| !sunk.leaves.contains(leaf));
                sunk.leaves.extend(leaves);
            }
        }
        sunk
    }

    /// True if a value is recomputed in the loop.
    pub fn computes(&self, v: Val<'c>) -> bool {
        self.values.iter().any(|(value, _)| *value == v)
    }

    /// Recomputes the values in a loop's body from `leaves`, the body's arguments.
    pub fn write(&self, b: &Builder<'c>, leaves: &[Val<'c>]) -> HashMap<Val<'c>, Val<'c>> {
        let mut inside: HashMap<Val, Val> =
            self.leaves.iter().copied().zip(leaves.iter().copied()).collect();
        for op in self.values.iter().flat_map(|(_, ops)| ops) {
            if inside.contains_key(&op.result(0)) {
                continue;
            }
            let operands: Vec<Val> = op.operands().map(|v| inside[&v]).collect();
            let copy = b.copy(*op, &operands, &[]);
            inside.insert(op.result(0), copy.result(0));
        }
        let mine = |(v, _): &(Val<'c>, Vec<Op<'c>>)| (*v, inside[v]);
        self.values.iter().map(mine).collect()
    }

    /// The next trip's `leaves`, unchanged, through a barrier.
    pub fn next(b: &Builder<'c>, leaves: &[Val<'c>]) -> Vec<Val<'c>> {
        leaves.iter().flat_map(|v| b.barrier(&[*v])).collect()
    }
}

/// Collects the few, cheap and exact operations that compute `v`, and their operands, which are in memory. Returns false for any
/// other value.
fn collect<'c>(v: Val<'c>, most: i64, ops: &mut Vec<Op<'c>>, leaves: &mut Vec<Val<'c>>) -> bool {
    if leaves.contains(&v) || ops.iter().any(|op| op.result(0) == v) {
        return true;
    }
    let Some(ty) = TensorType::of(v).filter(|ty| ty.elements() <= most) else { return false };
    match v.def() {
        Some(op) if ops.len() < 4 * MOST && is_exact(op, &ty) => {
            let all = op.operands().all(|v| collect(v, most, ops, leaves));
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
    op.is_any(&[Kind::While, Kind::DotGeneral, Kind::CustomCall])
}

/// True for reshapes, broadcasts and literals.
fn is_free(op: Op) -> bool {
    op.is_any(&[Kind::Constant, Kind::Reshape, Kind::BroadcastInDim])
}

/// True if an operation is cheap, and has the same bits in every kernel.
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
