//! Facts about the values of a StableHLO module.  Nothing here rewrites one.
//!
//! - The functions of this file look a value's definition up: through sharding constraints, barriers and loops that do not change it.
//! - Control flow: [`trip_count`] of loops and the integers that they count through, [`conditional`]s and [`branch`]es that are always
//!   taken, [`calls`], what a value [`reach`]es, the arrays that a loop [`stacks`], [`residuals`] between regions.
//! - Indices: [`iota`]s, the [`index`] of gathers, scatters, slices and pads, its provenance across regions ([`index_provenance`]),
//!   which dimensions of a gather are batches ([`picks`]), one-hots and [`mask`]s.
//! - Shapes: the [`index_map`] of an operation's operand to its result, [`reshape`]s, numbers [`repeated`] along an axis.
//! - Numbers: [`real`] values as [`polynomial`]s, what a reducer computes ([`comparator`]).
//! - Devices: the [`mesh`], which code runs on one device ([`partitioning`]), [`propagation`] of shardings.
//! - [`signature`]: what callers of a module rely on.

pub mod branch;
pub mod calls;
pub mod comparator;
pub mod conditional;
pub mod index;
pub mod index_map;
pub(crate) mod index_provenance;
pub mod iota;
pub mod mask;
pub mod mesh;
pub mod partitioning;
pub mod picks;
pub mod polynomial;
pub mod propagation;
pub mod reach;
pub mod real;
pub mod repeated;
pub mod reshape;
pub mod residuals;
pub mod signature;
pub mod stacks;
pub mod trip_count;

use grpo_ir::{Elementwise, Kind, Op, TensorType, Val, number};

/// The value that a chain of sharding constraints is put on; `v` itself where there is none.
pub fn unconstrained(mut v: Val) -> Val {
    while let Some(op) = v.def().filter(|op| op.is(Kind::ShardingConstraint)) {
        v = op.operand(0);
    }
    v
}

/// The operation that makes `v`, seen through sharding constraints and into loops that do not change it; none for an argument.
pub fn maker(v: Val) -> Option<Op> {
    let v = unconstrained(v);
    v.def().or_else(|| maker(before_loop(v)?))
}

/// What `v` is where operations only hand it on: through barriers, and into loops that do not change it and manual
/// computations.
pub fn handed_on(v: Val) -> Val {
    let v = unconstrained(v);
    let before = match v.def() {
        Some(op) if op.is(Kind::OptimizationBarrier) => Some(op.operand(v.result_index())),
        Some(_) => None,
        None => before_loop(v).or_else(|| {
            let around = v.block().parent().filter(|op| op.is(Kind::ManualComputation))?;
            Some(around.operand(v.block().args().iter().position(|arg| *arg == v)?))
        }),
    };
    before.map_or(v, handed_on)
}

/// What a loop is given as the argument `v` of its regions, where no trip changes it.
fn before_loop(v: Val) -> Option<Val> {
    let around = trip_count::While::of(v.block().parent()?)?;
    let carry = v.block().args().iter().position(|arg| *arg == v)?;
    let next = around.body.terminator()?.operand(carry);
    (unconstrained(next) == around.body.args()[carry]).then(|| around.op.operand(carry))
}

/// Whether `v` is a splat constant (seen through broadcasts, reshapes and conversions to its own
/// type), and its element's text.
pub fn splat(v: Val) -> Option<String> {
    let op = v.def()?;
    match op.kind() {
        Kind::Constant => op.attr("value").and_then(grpo_ir::dense_splat_bits),
        Kind::BroadcastInDim | Kind::Reshape | Kind::ShardingConstraint => splat(op.operand(0)),
        Kind::Convert if op.operand(0).mlir_type() == v.mlir_type() => splat(op.operand(0)),
        _ => None,
    }
}

/// A splat constant's value as a number; also reads MLIR's hexadecimal spelling of special values.
pub fn splat_number(v: Val) -> Option<f64> {
    let elem = TensorType::of(v)?.elem;
    number(&splat(v)?, elem)
}

/// Whether an operation is a `reduce` of one value that adds up from 0.
pub fn is_sum(op: Op) -> bool {
    op.is(Kind::Reduce)
        && op.num_operands() == 2
        && reducer(op) == Some(Elementwise::Add)
        && splat_number(op.operand(1)) == Some(0.0)
}

/// The single operation (besides the terminator) of a reducer region with two arguments, if its
/// operands are those arguments and it is what the region returns: `add` for a sum. Sharding constraints, which JAX
/// puts on numbers too, do nothing there.
pub fn reducer<'c>(op: Op<'c>) -> Option<Elementwise> {
    let regions = op.regions();
    let blocks = regions.first()?.blocks();
    let [block] = blocks[..] else { return None };
    let ops: Vec<Op> = block.ops().into_iter().filter(|op| !op.is(Kind::ShardingConstraint)).collect();
    let args = block.args();
    let [inner, ret] = ops[..] else { return None };
    let read = |op: Op<'c>| -> Vec<Val<'c>> { op.operands().into_iter().map(unconstrained).collect() };
    let ok = args.len() == 2
        && inner.num_operands() == 2
        && inner.num_results() == 1
        && args.iter().all(|a| read(inner).contains(a))
        && read(ret) == vec![inner.result(0)];
    inner.kind().elementwise().filter(|_| ok)
}

/// Whether an operation that no body holds, such as `chlo.acos`, computes each number of its result of the numbers in the same
/// place.
pub fn computes_number_by_number(op: Op) -> bool {
    let shape = |v: Val| TensorType::of(v).map(|ty| ty.shape);
    let [made] = op.results()[..] else { return false };
    let same = !op.operands().is_empty() && op.operands().into_iter().all(|v| shape(v) == shape(made));
    op.dialect() == "chlo" && op.regions().is_empty() && same
}

/// Whether a product makes a value, behind at most so many elementwise operations.
pub fn is_of_product(v: Val, depth: usize) -> bool {
    v.def().is_some_and(|op| {
        let each = depth > 0 && (op.is(Kind::Convert) || op.kind().elementwise().is_some());
        op.is(Kind::DotGeneral) || each && op.operands().into_iter().any(|v| is_of_product(v, depth - 1))
    })
}

/// Whether an operation moves numbers about, to places that do not depend on numbers.
pub fn moves(op: Op) -> bool {
    let moves = [
        Kind::BroadcastInDim,
        Kind::Concatenate,
        Kind::Pad,
        Kind::Reshape,
        Kind::Slice,
        Kind::Transpose,
        Kind::ShardingConstraint,
    ];
    moves.contains(&op.kind())
}
