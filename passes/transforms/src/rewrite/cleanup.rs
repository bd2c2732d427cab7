//! Removes operations that a rewrite leaves dead. Not a pass: passes call it on the blocks that they change.

use grpo_dataflow::reducer;
use grpo_ir::{Block, Builder, Elementwise, Kind, Op, TensorType, Val, is_empty_array};
use grpo_recognize::tile::has_elementwise_name;
use grpo_sweep::is_sweep;
use melior::ir::{Attribute, Type};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::collections::hash_map::Entry;

/// StableHLO operations with side effects.
const EFFECTS: [Kind; 7] =
    [Kind::Infeed, Kind::Outfeed, Kind::Send, Kind::Recv, Kind::Rng, Kind::AfterAll, Kind::Return];

/// True if an operation has no side effects.
pub fn is_pure(op: Op) -> bool {
    let ends = |op: Op| op.is(Kind::Return) || op.is(Kind::ShardyReturn);
    is_sweep(op) || is_pure_alone(op) && op.walk().into_iter().all(|i| ends(i) || is_pure_alone(i))
}

/// [`is_pure`] without the operation's regions.
pub(crate) fn is_pure_alone(op: Op) -> bool {
    match op.kind() {
        Kind::Sweep | Kind::ShardingConstraint | Kind::ManualComputation => true,
        Kind::CustomCall => {
            let alias = op.attr("output_operand_aliases");
            op.attr_bool("has_side_effect") != Some(true) && alias.is_none_or(is_empty_array)
        }
        kind => matches!(op.dialect(), "stablehlo" | "chlo") && !EFFECTS.contains(&kind),
    }
}

/// Erases unused operations of a block, and unused operands of optimization barriers.
pub fn erase_dead(block: Block) {
    let mut ops = block.ops();
    while let Some(op) = ops.pop() {
        let count = op.num_results();
        let unused = (0..count).filter(|i| op.result(*i).is_unused()).count();
        if unused == 0 {
            continue;
        }
        if unused == count {
            if is_pure(op) {
                op.erase();
            }
        } else if op.is(Kind::OptimizationBarrier) {
            let used: Vec<bool> = op.results().map(|r| !r.is_unused()).collect();
            shrink_barrier(op, &used);
        }
    }
}

/// Replaces an operation's result by a value with the same elements, reshaped to the shape that users read. The operation stays,
/// without uses.
pub(crate) fn replace_reshaped<'c>(op: Op<'c>, new: Val<'c>) {
    let old = op.result(0);
    for read in old.uses().into_iter().map(|used| used.owner) {
        if read.is(Kind::Reshape) && read.result(0).mlir_type() == new.mlir_type() {
            read.result(0).replace_all_uses(new);
        }
    }
    if let Some(ty) = TensorType::of(old).filter(|_| !old.is_unused()) {
        old.replace_all_uses(Builder::before(op).reshape(new, &ty.shape));
    }
}

fn shrink_barrier(op: Op, used: &[bool]) {
    let keep: Vec<usize> = (0..used.len()).filter(|i| used[*i]).collect();
    let operands: Vec<_> = keep.iter().map(|i| op.operand(*i)).collect();
    for (from, new) in keep.into_iter().zip(Builder::before(op).barrier(&operands)) {
        op.result(from).replace_all_uses(new);
    }
    op.erase();
}

/// Common subexpression elimination for the computation of the operands of the block's sweeps.
///
/// MLIR's own pass runs on whole modules only; this one is limited to what sweeps have to recognise as equal.
pub(crate) fn unify_sweep_operands(block: Block) {
    let sweeps: Vec<Op> = block.ops().into_iter().filter(|op| is_sweep(*op)).collect();
    unify(block, &behind(block, sweeps));
}

/// The same for matrix products whose result has a dimension in `sizes`, and the computation of their operands: logits that a
/// program computes twice are the same logits.
pub(crate) fn unify_products(block: Block, sizes: &HashSet<i64>) {
    let gives = |ty: TensorType| ty.has_any(sizes);
    let is_head = |op: &Op| op.is(Kind::DotGeneral) && TensorType::of(op.result(0)).is_some_and(gives);
    let products: Vec<Op> = block.ops().into_iter().filter(is_head).collect();
    let mut near = behind(block, products.clone());
    near.extend(products);
    unify(block, &near);
}

/// The same for a block's elementwise operations, moves, and sums, maxima and minima.
pub fn unify_arithmetic(block: Block) {
    const MOVES: [Kind; 8] = [
        Kind::Constant,
        Kind::Iota,
        Kind::BroadcastInDim,
        Kind::Reshape,
        Kind::Transpose,
        Kind::Slice,
        Kind::Concatenate,
        Kind::Gather,
    ];
    let plain = |op: &Op| {
        let moves = op.is_any(&MOVES);
        let reduces =
            matches!(reducer(*op), Some(Elementwise::Add | Elementwise::Maximum | Elementwise::Minimum));
        moves || has_elementwise_name(*op) || op.is(Kind::Reduce) && reduces
    };
    unify(block, &block.ops().into_iter().filter(plain).collect());
}

/// Replaces operations in `near` by earlier equal ones.
fn unify(block: Block, near: &HashSet<Op>) {
    let mut seen: HashMap<Key, Op> = HashMap::default();
    for op in block.ops().into_iter().filter(|op| near.contains(op)) {
        match seen.entry(Key::of(op)) {
            Entry::Vacant(e) => {
                e.insert(op);
            }
            Entry::Occupied(e) => {
                for (old, new) in op.results().zip(e.get().results()) {
                    old.replace_all_uses(new);
                }
                op.erase();
            }
        }
    }
}

/// The pure operations without regions within a few steps from an operand of these.
fn behind<'c>(block: Block<'c>, mut front: Vec<Op<'c>>) -> HashSet<Op<'c>> {
    const STEPS: usize = 16;
    let mut near: HashSet<Op> = HashSet::default();
    for _ in 0..STEPS {
        let mut next = Vec::new();
        for def in front.iter().flat_map(|op| op.operands()).filter_map(Val::def) {
            let plain = def.block() == Some(block) && def.regions().is_empty() && !is_sweep(def);
            if plain && is_pure(def) && near.insert(def) {
                next.push(def);
            }
        }
        front = next;
    }
    near
}

/// Two operations with equal keys are equal.
#[derive(PartialEq, Eq, Hash)]
struct Key<'c> {
    name: &'c str,
    operands: Vec<Val<'c>>,
    results: Vec<Type<'c>>,
    attributes: Vec<(&'c str, Attribute<'c>)>,
    /// The operation of a reduction's body.
    reducer: Option<Elementwise>,
}

impl<'c> Key<'c> {
    fn of(op: Op<'c>) -> Key<'c> {
        Key {
            name: op.name(),
            operands: op.operands().collect(),
            results: op.results().map(Val::mlir_type).collect(),
            attributes: op.attributes(),
            reducer: reducer(op),
        }
    }
}
