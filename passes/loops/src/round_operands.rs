//! `x -> reduce_precision(x)` on operands of loops that the program rounds to bf16 or f16.
//!
//! XLA may drop a rounding between two operations, and its CPU backend does so if the product that reads the rounded value is
//! adjacent to it: `h·A` of a LoRA's `(h·A)·B`, or converted weights. An operand of a loop is stored, and rounded. The last tile,
//! after the loop, is adjacent to the definition of its operands: one sweep would compute the last columns from other numbers than
//! the next one, whose operands are results of a branch or loop. Logits must have the same bits in each sweep
//! (`passes/sweep/src/contraction_barriers.rs`): for a LoRA head in a `cond`, with one column after the loop, a gradient by that column was 6 % off. So a
//! `reduce_precision` in f32, which no compiler drops, follows the definition of such an operand.
//!
//! It changes no number that is rounded already. NaN, infinities, zeros and their signs stay, and numbers that overflow the narrow
//! type still do. `reduce_precision` flushes numbers below the smallest normal one, 2⁻¹⁴ in f16, which has numbers down to 2⁻²⁴ (a
//! gradient's `1/Z²`, weights of 1e-5): f16 numbers below it are selected unchanged.

use crate::tiles::whole;
use grpo_dataflow::walk::find_def;
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Op, TensorType, Val};
use grpo_sweep::{Sweep, is_sweep};
use rustc_hash::FxHashSet as HashSet;

/// The smallest normal number of f16.
const SMALLEST_F16: &str = "6.103515625e-05";

/// Adds roundings after the definitions of operands of a module's sweeps if a compiler may drop the program's own.
///
/// Logits with other users are left alone: a separate rounded copy would take their memory twice.
pub(crate) fn round_operands(module: Op) {
    let sweeps: Vec<Op> = module.walk().into_iter().filter(|op| is_sweep(*op)).collect();
    let mut seen: HashSet<Val> = HashSet::default();
    for sweep in sweeps {
        // A sweep that is not well-formed is reported by the lowering.
        let Some(of) = Sweep::from_op(sweep).ok().filter(|of| !is_computed_once(of)) else { continue };
        let logits = of.rows.saturating_mul(of.cols);
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

/// True if the loops of a plan have one tile, with the only product that computes its logits.
fn is_computed_once(sweep: &Sweep) -> bool {
    sweep.plan.is_some_and(|plan| plan.col_major == whole(sweep)) && !sweep.has_head()
}

/// The narrow type to which an adjacent operation rounds a value, if any.
fn rounding(v: Val) -> Option<Elem> {
    let narrow = |v: Val| TensorType::of(v).map(|ty| ty.elem).filter(|e| bits(*e).is_some());
    if let Some(elem) = narrow(v) {
        return is_made(v).then_some(elem);
    }
    // The f32 value of a narrow one, possibly moved.
    let mut wide = v;
    loop {
        let op = wide.def()?;
        match op.kind() {
            Kind::Convert => {
                let of = op.operand(0);
                return narrow(of).filter(|_| is_made(of));
            }
            Kind::Reshape | Kind::Transpose | Kind::BroadcastInDim | Kind::Slice => wide = op.operand(0),
            _ => return None,
        }
    }
}

/// True if an operation computes the numbers of `v`; false for arguments and for results of regions and collectives.
fn is_made(v: Val) -> bool {
    const MADE_ELSEWHERE: [Kind; 11] = [
        Kind::Constant,
        Kind::Iota,
        Kind::While,
        Kind::Case,
        Kind::If,
        Kind::CustomCall,
        Kind::AllGather,
        Kind::AllToAll,
        Kind::CollectivePermute,
        Kind::ManualComputation,
        Kind::Sweep,
    ];
    let moved = |op: Op| match op.kind() {
        Kind::Reshape
        | Kind::Transpose
        | Kind::BroadcastInDim
        | Kind::Reverse
        | Kind::Slice
        | Kind::DynamicSlice
        | Kind::Gather => 1,
        Kind::Concatenate | Kind::Pad | Kind::DynamicUpdateSlice => op.num_operands(),
        _ => 0,
    };
    let computes = |op: Op| moved(op) == 0 && !op.is_any(&MADE_ELSEWHERE);
    find_def(v, computes, |op| op.operands().take(moved(op)).collect()).is_some()
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
    let ty = v.tensor_type();
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
        // A number below the smallest normal one is so in f32 too, where XLA may flush it.
        _ => rounded,
    };
    b.convert(rounded, ty.elem)
}
