//! Forward reachability: the values that depend on others, through loops, branches and manual computations.

use grpo_ir::{Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// The values that depend on some floating-point values. Only floating-point values are followed. Each result of an unknown operation
/// depends on each operand.
#[derive(Default)]
pub struct Reach<'c> {
    /// The values, including the roots.
    pub values: HashSet<Val<'c>>,
    /// Their users.
    pub readers: HashSet<Op<'c>>,
}

impl<'c> Reach<'c> {
    /// The values that depend on `roots`, without the users of a value for which `follow` is false.
    pub fn of(roots: impl IntoIterator<Item = Val<'c>>, follow: impl Fn(Val<'c>) -> bool) -> Reach<'c> {
        let mut reach = Reach::default();
        let mut pending: Vec<Val> = roots.into_iter().filter(|v| is_number(*v)).collect();
        while let Some(v) = pending.pop() {
            if !reach.values.insert(v) || !follow(v) {
                continue;
            }
            for used in v.uses() {
                reach.readers.insert(used.owner);
                pending.extend(forwarded(used.owner, used.index).into_iter().filter(|v| is_number(*v)));
            }
        }
        reach
    }
}

/// The values that depend directly on an operand of an operation.
fn forwarded(op: Op, operand: usize) -> Vec<Val> {
    if op.is_return() {
        let Some(parent) = op.parent() else { return Vec::new() };
        return match parent.kind() {
            Kind::Func => Vec::new(),
            Kind::While => carried(parent, operand),
            Kind::Case | Kind::If | Kind::ManualComputation => vec![parent.result(operand)],
            _ => parent.results().collect(),
        };
    }
    match op.kind() {
        Kind::While => carried(op, operand),
        Kind::OptimizationBarrier => vec![op.result(operand)],
        Kind::ManualComputation => {
            args(op).into_iter().filter_map(|args| args.get(operand).copied()).collect()
        }
        _ => args(op).into_iter().flatten().chain(op.results()).collect(),
    }
}

/// The arguments of the regions of an operation.
fn args(op: Op) -> Vec<Vec<Val>> {
    op.regions().into_iter().flat_map(|region| region.blocks()).map(|block| block.args()).collect()
}

/// The block arguments and the result of a loop's carry.
fn carried(of: Op, carry: usize) -> Vec<Val> {
    let inside = args(of).into_iter().filter_map(|args| args.get(carry).copied());
    inside.chain((carry < of.num_results()).then(|| of.result(carry))).collect()
}

fn is_number(v: Val) -> bool {
    TensorType::of(v).is_none_or(|ty| ty.elem.is_float())
}
