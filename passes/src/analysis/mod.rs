//! What a program's `[rows…, V]` values are, and where they go.
//!
//! - [`tile`] says how one value of a region is computed from others, with the vocabulary axis followed
//!   through reshapes, transposes and broadcasts;
//! - [`order`] says in which order a value's rows come;
//! - [`index`] proves what gathers and scatters pick, [`picks`] which of their dimensions keep entries apart, [`iota`] what integers count;
//! - [`sink`] says what an operation does with a value of a region that leaves it;
//! - [`rounding`] says which roundings to bf16 a sweep keeps;
//! - [`mask`] says what is a one-hot or a mask, and holds what is known of products with one;
//! - [`rows`] follows what lies between two sweeps;
//! - [`branch`] says which branch is always taken;
//! - [`chunks`] says how many tokens a head has in all products with it;
//! - [`counted`] says how often a loop runs, and which integers it counts through;
//! - [`tiled`] says which loops go over tiles of columns with running statistics, whether they are understood or not;
//! - [`twins`] finds logits that a program makes twice;
//! - [`partition`], [`mesh`] and [`roles`] say which devices a program runs on, and what each mesh axis splits;
//! - [`wire`] says what a split moves between devices beside what the program moves;
//! - [`gathered`] says what devices then hold beside their shares;
//! - [`real`] says what values are in real numbers;
//! - [`signature`] is what callers of a module rely on, [`peak_memory`] the most bytes that its values take at one time;
//! - [`glance`] tells from a program's bytes whether there can be anything to find;
//! - [`anchor`] knows what a region can start at: a softmax-like reduction, or ([`labels`]) what reads all columns beside a label's, or ([`probabilities`]) a
//!   gradient by the weights alone;
//! - [`attention`] tells an attention's softmax from a loss's;
//! - [`remaining`] lists the largest values of a head's size;
//! - [`region`] grows a region from there and finds what blocks it.

pub mod anchor;
pub mod attention;
mod backward;
pub mod branch;
pub mod calls;
pub mod chain;
pub mod chunks;
pub(crate) mod comparator;
pub mod conditional;
pub mod counted;
mod exact;
mod gap;
pub mod gathered;
pub mod glance;
mod handed;
pub mod index;
pub mod iota;
pub mod kin;
pub mod labels;
pub mod linear;
pub mod loop_plan;
pub mod mask;
pub mod mesh;
pub mod order;
mod origin;
pub mod own_pick;
pub mod partition;
pub mod peak_memory;
pub mod picks;
pub mod polynomial;
pub mod probabilities;
pub mod propagation;
pub mod reach;
pub mod real;
pub mod region;
pub mod remaining;
mod repeated;
pub mod reshape;
pub mod residuals;
pub mod roles;
pub mod rounding;
pub mod rows;
mod settled;
pub mod signature;
pub mod sink;
pub mod size;
pub mod slice;
pub mod stacks;
pub mod tile;
pub mod tiled;
pub mod twins;
pub mod widening;
pub mod wire;

use crate::ir::{Elementwise, Kind, Op, TensorType, Val, number};

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
pub(super) fn handed_on(v: Val) -> Val {
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
    let around = counted::While::of(v.block().parent()?)?;
    let carry = v.block().args().iter().position(|arg| *arg == v)?;
    let next = around.body.terminator()?.operand(carry);
    (unconstrained(next) == around.body.args()[carry]).then(|| around.op.operand(carry))
}

/// Whether `v` is a splat constant (seen through broadcasts, reshapes and conversions to its own
/// type), and its element's text.
pub fn splat(v: Val) -> Option<String> {
    let op = v.def()?;
    match op.kind() {
        Kind::Constant => op.attr("value").and_then(crate::ir::dense_splat_bits),
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
