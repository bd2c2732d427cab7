//! What sweeps of loops read is rounded to bf16 or f16 where the program says so, in each of them.
//!
//! XLA may leave a rounding out between two operations, and its CPU backend does so where the product that reads what is
//! rounded stands beside it: `h·A` of a LoRA's `(h·A)·B`, or weights that are cast. What a loop reads lies in memory, and is
//! rounded. The tile behind the loop stands beside what makes its operands: one sweep would compute the last columns from other
//! numbers than the next one does, whose operands a branch or a loop hands over. Logits must have the same bits in each sweep
//! (`passes/sweep/src/contraction_barriers.rs`): of a LoRA head in a `cond`, with one column behind the loop, a gradient by that column was 6 % off. So
//! `reduce_precision` in f32, which no compiler leaves out, stands behind what makes such an operand.
//!
//! It changes no number: what it reads has been rounded so, or should have been. NaN, infinities, zeros and their signs stay, and
//! what overflows the narrow type does. `reduce_precision` makes 0 of numbers below the smallest normal one, 2⁻¹⁴ in f16, which
//! has numbers down to 2⁻²⁴ (a gradient's `1/Z²`, weights of 1e-5): f16 numbers below it stay as they are.

use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Op, TensorType, Val};
use grpo_sweep::{Sweep, is_sweep};
use rustc_hash::FxHashSet as HashSet;

/// Deeper chains of operations are taken to end in a rounding.
const MAX_DEPTH: usize = 16;

/// The smallest normal number of f16.
const SMALLEST_F16: &str = "6.103515625e-05";

/// Puts roundings behind what makes the operands of a module's sweeps, where a compiler may leave the program's own out.
///
/// Logits that others read as well stay as they are: rounded apart, they would take their memory twice.
pub(crate) fn round_operands(module: Op) {
    let sweeps: Vec<Op> = module.walk().into_iter().filter(|op| is_sweep(*op)).collect();
    let mut seen: HashSet<Val> = HashSet::default();
    for sweep in sweeps {
        // One that is not well-formed is told of where it is lowered.
        let Ok(Sweep { rows, cols, .. }) = Sweep::from_op(sweep) else { continue };
        let logits = rows.saturating_mul(cols);
        for v in sweep.operands() {
            let (own, others): (Vec<_>, Vec<_>) =
                v.uses().into_iter().partition(|used| is_sweep(used.owner));
            let large = TensorType::of(v).is_some_and(|ty| ty.elements() >= logits);
            if !seen.insert(v) || large && !others.is_empty() {
                continue;
            }
            let Some((elem, next)) = rounding(v).zip(v.def().and_then(Op::next)) else { continue };
            let rounded = rounded(&Builder::before(next), v, elem);
            seen.insert(rounded);
            own.into_iter().for_each(|used| used.owner.set_operand(used.index, rounded));
        }
    }
}

/// The narrow type that a value is rounded to by an operation beside what reads it, if it is.
fn rounding(v: Val) -> Option<Elem> {
    let narrow = |v: Val| TensorType::of(v).map(|ty| ty.elem).filter(|e| bits(*e).is_some());
    if let Some(elem) = narrow(v) {
        return is_made(v, 0).then_some(elem);
    }
    // An f32 number of a narrow one, put into another arrangement.
    let mut wide = v;
    for _ in 0..MAX_DEPTH {
        let op = wide.def()?;
        match op.kind() {
            Kind::Convert => {
                let of = op.operand(0);
                return narrow(of).filter(|_| is_made(of, 0));
            }
            Kind::Reshape | Kind::Transpose | Kind::BroadcastInDim | Kind::Slice => wide = op.operand(0),
            _ => return None,
        }
    }
    None
}

/// Whether an operation computes the numbers of `v`, rather than an argument, a region or another device that gives them.
fn is_made(v: Val, depth: usize) -> bool {
    let Some(op) = v.def() else { return false };
    if depth == MAX_DEPTH {
        return true;
    }
    match op.kind() {
        Kind::Constant | Kind::Iota => false,
        Kind::OptimizationBarrier => is_made(op.operand(v.result_index()), depth + 1),
        Kind::Reshape
        | Kind::Transpose
        | Kind::BroadcastInDim
        | Kind::Reverse
        | Kind::Slice
        | Kind::DynamicSlice
        | Kind::Gather => is_made(op.operand(0), depth + 1),
        Kind::Concatenate | Kind::Pad | Kind::DynamicUpdateSlice => {
            op.operands().into_iter().any(|v| is_made(v, depth + 1))
        }
        Kind::While
        | Kind::Case
        | Kind::If
        | Kind::CustomCall
        | Kind::AllGather
        | Kind::AllToAll
        | Kind::CollectivePermute
        | Kind::ManualComputation
        | Kind::Sweep => false,
        _ => true,
    }
}

/// Bits of exponent and mantissa of a narrow type.
fn bits(elem: Elem) -> Option<(u32, u32)> {
    match elem {
        Elem::BF16 => Some((8, 7)),
        Elem::F16 => Some((5, 10)),
        _ => None,
    }
}

fn rounded<'c>(b: &Builder<'c>, v: Val<'c>, elem: Elem) -> Val<'c> {
    let ty = TensorType::of(v).expect("an operand of a sweep is a tensor");
    let (exponent, mantissa) = bits(elem).expect("a narrow type");
    let wide = b.convert(v, Elem::F32);
    let rounded = b.reduce_precision(wide, exponent, mantissa);
    let rounded = match elem {
        Elem::F16 => {
            let size = b.elementwise(Elementwise::Abs, &[wide]);
            let smallest = b.splat(&ty.with_elem(Elem::F32), SMALLEST_F16);
            let is_normal = b.compare(Direction::Ge, size, smallest);
            b.elementwise(Elementwise::Select, &[is_normal, rounded, wide])
        }
        // What is below the smallest normal number is so in f32 too, where XLA may flush it.
        _ => rounded,
    };
    b.convert(rounded, ty.elem)
}
