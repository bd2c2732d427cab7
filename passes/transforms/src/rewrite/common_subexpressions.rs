//! Common subexpression elimination within a block, of what passes have to recognise as equal. MLIR's own pass runs on whole modules.

use crate::rewrite::cleanup::is_pure;
use grpo_dataflow::reducer;
use grpo_ir::{Block, Elementwise, Kind, Op, TensorType, Val};
use grpo_sweep::is_sweep;
use melior::ir::{Attribute, Type};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::collections::hash_map::Entry;

/// Unifies the computation of the operands of the block's sweeps.
pub(crate) fn unify_sweep_operands(block: Block) {
    let sweeps: Vec<Op> = block.ops().into_iter().filter(|op| is_sweep(*op)).collect();
    unify(block, &behind(block, sweeps));
}

/// Unifies matrix products whose result has a dimension in `sizes`, and the computation of their operands: logits that a
/// program computes twice are the same logits.
pub(crate) fn unify_products(block: Block, sizes: &HashSet<i64>) {
    let gives = |ty: TensorType| ty.has_any(sizes);
    let is_head = |op: &Op| op.is(Kind::DotGeneral) && TensorType::of(op.result(0)).is_some_and(gives);
    let products: Vec<Op> = block.ops().into_iter().filter(is_head).collect();
    let mut near = behind(block, products.clone());
    near.extend(products);
    unify(block, &near);
}

/// Unifies all operations of a block without regions, and sums, maxima and minima.
pub fn unify_all(block: Block) {
    let reduces = |op: Op| {
        let by = reducer(op).filter(|_| op.is(Kind::Reduce));
        matches!(by, Some(Elementwise::Add | Elementwise::Maximum | Elementwise::Minimum))
    };
    let is_simple = |op: &Op| is_pure(*op) && (op.regions().is_empty() || reduces(*op));
    unify(block, &block.ops().into_iter().filter(is_simple).collect());
}

/// Replaces operations in `near` by earlier equal ones.
fn unify(block: Block, near: &HashSet<Op>) {
    let mut seen: HashMap<Key, Op> = HashMap::default();
    for op in block.ops().into_iter().filter(|op| near.contains(op)) {
        match seen.entry(Key::of(op, |v| v)) {
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
pub struct Key<'c> {
    name: &'c str,
    operands: Vec<(Val<'c>, Type<'c>)>,
    results: Vec<Type<'c>>,
    attributes: Vec<(&'c str, Attribute<'c>)>,
    /// The operation of a reduction's body.
    reducer: Option<Elementwise>,
}

impl<'c> Key<'c> {
    /// The key of an operation with operands replaced by `same`, which may have another shape.
    pub fn of(op: Op<'c>, same: impl Fn(Val<'c>) -> Val<'c>) -> Key<'c> {
        Key {
            name: op.name(),
            operands: op.operands().map(|v| (same(v), v.mlir_type())).collect(),
            results: op.results().map(Val::mlir_type).collect(),
            attributes: op.attributes(),
            reducer: reducer(op),
        }
    }
}
