//! Analyses of a StableHLO module. Nothing here rewrites one.
//!
//! - The functions of this file find a value's definition through sharding constraints, barriers and loop-invariant carries.
//! - Control flow: [`trip_count`] of loops, [`conditional`]s, [`calls`], arrays that a loop [`stacks`], [`marks`] of residuals between
//!   regions.
//! - The def-use graph: [`walk`]s over it, into and out of regions.
//! - Indices: [`iota`]s, gathers and scatters in one form ([`indexing`]), the columns that they, slices and pads pick
//!   ([`column_pick`]), [`mask`]s.
//! - Shapes: the [`index_map`] from an operand to the result, [`reshape`]s, [`row_broadcast`]s.
//! - Numbers: how values are evaluated ([`evaluate`]), [`constants`], identities in [`real`] arithmetic, argmax reducers
//!   ([`comparator`]).
//! - Devices: the [`mesh`], which code runs per device ([`partitioning`]), [`propagation`] of shardings.
//! - [`signature`]: a module's interface.

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod calls;
pub mod column_pick;
pub mod comparator;
pub mod conditional;
pub mod constants;
pub mod evaluate;
pub mod index_map;
pub mod indexing;
pub mod iota;
pub mod marks;
pub mod mask;
pub mod mesh;
pub mod partitioning;
pub mod propagation;
pub mod real;
pub mod reshape;
pub mod row_broadcast;
pub mod signature;
pub mod stacks;
pub mod trip_count;
pub mod walk;

use crate::walk::region_operand;
use grpo_ir::{Elementwise, Kind, Op, TensorType, Val, number};

/// The value before sharding constraints; `v` itself without one.
pub fn unconstrained(mut v: Val) -> Val {
    while let Some(op) = v.def().filter(|op| op.is(Kind::ShardingConstraint)) {
        v = op.operand(0);
    }
    v
}

/// The defining operation of `v`, through sharding constraints and loop-invariant carries; none for another argument.
pub fn defining_op(v: Val) -> Option<Op> {
    let v = unconstrained(v);
    v.def().or_else(|| defining_op(before_loop(v)?))
}

/// The value that is forwarded as `v` by sharding constraints, barriers, loop-invariant carries and operands of manual computations.
pub fn forwarded_from(v: Val) -> Val {
    let v = unconstrained(v);
    let before = match v.def() {
        Some(op) if op.is(Kind::OptimizationBarrier) => Some(op.operand(v.result_index())),
        Some(_) => None,
        None => before_loop(v).or_else(|| {
            let (around, at) = region_operand(v).filter(|(op, _)| op.is(Kind::ManualComputation))?;
            Some(around.operand(at))
        }),
    };
    before.map_or(v, forwarded_from)
}

/// The initial value of the loop-invariant carry `v`.
fn before_loop(v: Val) -> Option<Val> {
    let (around, carry) = region_operand(v)?;
    let around = trip_count::While::of(around)?;
    let next = around.body.terminator()?.operand(carry);
    (unconstrained(next) == around.body.arg(carry)).then(|| around.op.operand(carry))
}

/// The element's text of a splat constant, through broadcasts, reshapes, sharding constraints and conversions to the same type.
pub fn splat(v: Val) -> Option<String> {
    let op = v.def()?;
    match op.kind() {
        Kind::Constant => op.attr("value").and_then(grpo_ir::dense_splat_bits),
        Kind::BroadcastInDim | Kind::Reshape | Kind::ShardingConstraint => splat(op.operand(0)),
        Kind::Convert if op.operand(0).mlir_type() == v.mlir_type() => splat(op.operand(0)),
        _ => None,
    }
}

/// The value of a splat constant.
pub fn splat_number(v: Val) -> Option<f64> {
    let elem = TensorType::of(v)?.elem;
    number(&splat(v)?, elem)
}

/// True for a `reduce` of one operand with `add` and the initial value 0.
pub fn is_sum(op: Op) -> bool {
    op.is(Kind::Reduce)
        && op.num_operands() == 2
        && reducer(op) == Some(Elementwise::Add)
        && splat_number(op.operand(1)) == Some(0.0)
}

/// The operation of a reducer region that applies one operation to its two arguments and returns the result: `add` for a sum.
/// Sharding constraints, which JAX adds to scalars too, are ignored.
pub fn reducer<'c>(op: Op<'c>) -> Option<Elementwise> {
    let block = op.only_block()?;
    let ops: Vec<Op> = block.ops().into_iter().filter(|op| !op.is(Kind::ShardingConstraint)).collect();
    let args = block.args();
    let [inner, ret] = ops[..] else { return None };
    let read = |op: Op<'c>| -> Vec<Val<'c>> { op.operands().map(unconstrained).collect() };
    let ok = args.len() == 2
        && inner.num_operands() == 2
        && inner.num_results() == 1
        && args.iter().all(|a| read(inner).contains(a))
        && read(ret) == vec![inner.result(0)];
    inner.kind().elementwise().filter(|_| ok)
}

/// True for data movement: an operation that copies elements to positions that do not depend on data.
pub fn is_data_movement(op: Op) -> bool {
    matches!(
        op.kind(),
        Kind::BroadcastInDim
            | Kind::Concatenate
            | Kind::Pad
            | Kind::Reshape
            | Kind::Slice
            | Kind::Transpose
            | Kind::ShardingConstraint
    )
}
