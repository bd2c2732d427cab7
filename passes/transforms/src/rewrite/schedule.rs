//! Sorts a block's operations so that definitions precede uses.

use crate::rewrite::cleanup::is_pure_alone;
use grpo_dataflow::calls::{self, Functions};
use grpo_ir::{Kind, Op, Val};
use grpo_sweep::is_sweep;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The operations of a module with side effects, which keep their order. Calls are analysed: JAX's private functions are pure.
pub struct Effects<'c> {
    functions: Functions<'c>,
    pure: HashSet<Op<'c>>,
}

impl<'c> Effects<'c> {
    /// The effects in a module in its current state.
    pub fn of(module: Op<'c>) -> Effects<'c> {
        let mut effects = Effects { functions: Functions::of(module), pure: HashSet::default() };
        for f in calls::callees_first(&effects.functions) {
            if f.regions().iter().any(|r| !r.blocks().is_empty()) && effects.inside_is_pure(f) {
                effects.pure.insert(f);
            }
        }
        effects
    }

    /// True if `op` must keep its position among the operations with side effects.
    pub fn has(&self, op: Op) -> bool {
        !self.is_pure_here(op) || !self.inside_is_pure(op)
    }

    fn is_pure_here(&self, op: Op) -> bool {
        if calls::is_call(op) {
            return self.functions.callee(op).is_some_and(|f| self.pure.contains(&f));
        }
        is_pure_alone(op)
    }

    fn inside_is_pure(&self, op: Op) -> bool {
        let ends = |op: Op| op.is(Kind::Yield) || op.is_return();
        is_sweep(op)
            || op.regions().is_empty()
            || op.walk().into_iter().all(|i| i == op || ends(i) || self.is_pure_here(i))
    }
}

/// The operands of an operation and of those in its regions.
pub(crate) fn reads<'c>(op: Op<'c>) -> impl Iterator<Item = Val<'c>> {
    let nested = if op.regions().is_empty() { Vec::new() } else { op.walk() };
    std::iter::once(op).chain(nested).flat_map(Op::operands)
}

/// The values among `ops` (of one block, in order) that depend on `firsts`: through operands, or through the order of operations
/// with side effects. Each list of `together` is to become one operation, with the dependencies of all.
pub fn waiting<'c>(
    ops: &[Op<'c>],
    firsts: &[Op<'c>],
    together: &[Vec<Op<'c>>],
    effects: &Effects<'c>,
) -> HashSet<Val<'c>> {
    let mut late: HashSet<Val> = firsts.iter().flat_map(|op| op.results()).collect();
    loop {
        let before = late.len();
        let mut effect = false;
        for op in ops.iter().copied().filter(|op| !firsts.contains(op)) {
            if reads(op).any(|v| late.contains(&v)) || effect && effects.has(op) {
                let others = together.iter().find(|list| list.contains(&op)).into_iter().flatten();
                late.extend(others.chain([&op]).flat_map(|op| op.results()));
                effect = effect || effects.has(op);
            }
        }
        if together.is_empty() || late.len() == before {
            return late;
        }
    }
}

/// Moves operations so that each follows its operands, keeping the order otherwise, and keeping the order of operations with side
/// effects. `rest` are consecutive in a block, followed by `last`.
///
/// # Errors
/// Returns an operation that depends on itself.
pub fn sort<'c>(rest: &[Op<'c>], last: Op<'c>, effects: &Effects<'c>) -> Result<(), Op<'c>> {
    let place: HashMap<Op, usize> = rest.iter().enumerate().map(|(i, op)| (*op, i)).collect();
    let mut needs: Vec<Vec<usize>> = Vec::with_capacity(rest.len());
    let mut effect: Option<usize> = None;
    for (i, op) in rest.iter().enumerate() {
        let defs = reads(*op).filter_map(Val::def).filter(|def| def != op);
        let mut list: Vec<usize> = defs.filter_map(|def| place.get(&def).copied()).collect();
        if effects.has(*op) {
            list.extend(effect.replace(i));
        }
        needs.push(list);
    }
    if needs.iter().enumerate().all(|(i, n)| n.iter().all(|d| *d < i)) {
        return Ok(());
    }
    let (mut is_open, mut is_done) = (vec![false; rest.len()], vec![false; rest.len()]);
    for first in 0..rest.len() {
        // Depth-first: operations whose dependencies are moved before them.
        let mut path = vec![first];
        while let Some(at) = path.last().copied() {
            is_open[at] = true;
            let need = needs[at].iter().copied().find(|need| !is_done[*need]);
            match need.filter(|_| !is_done[at]) {
                Some(need) if is_open[need] => return Err(rest[need]),
                Some(need) => path.push(need),
                None => {
                    path.pop();
                    if !std::mem::replace(&mut is_done[at], true) {
                        rest[at].move_before(last);
                    }
                }
            }
        }
    }
    Ok(())
}

/// Replaces two operations of a block by the values `results`, which are defined after the first one, and sorts the operations up
/// to `end`, so that dependencies of `results` precede them.
///
/// # Errors
/// Returns an operation that depends on itself.
pub fn replace_pair<'c>(
    [first, second]: [Op<'c>; 2],
    end: Op<'c>,
    results: impl IntoIterator<Item = Val<'c>>,
    effects: &Effects<'c>,
) -> Result<(), Op<'c>> {
    for (old, new) in first.results().chain(second.results()).zip(results) {
        old.replace_all_uses(new);
    }
    second.erase();
    let start = first.next();
    first.erase();
    let ops: Vec<Op> =
        std::iter::successors(start, |op| op.next()).take_while(|op| *op != end).collect();
    sort(&ops, end, effects)
}

#[cfg(test)]
mod tests {
    use super::{Effects, sort};
    use grpo_io::Context;
    use grpo_ir::{Block, Op};
    use pretty_assertions::assert_eq;

    fn block<'c>(module: &'c melior::ir::Module<'_>) -> Block<'c> {
        Op::of_module(module).regions()[0].blocks()[0].ops()[0].regions()[0].blocks()[0]
    }

    /// Names of the operations of the first function, sorted after its first `moved` ones were moved to its end.
    fn sorted(text: &str, moved: usize) -> Vec<String> {
        let context = Context::new();
        let module = melior::ir::Module::parse(context.melior(), text).expect("a module");
        let block = block(&module);
        let ops = block.ops();
        let last = *ops.last().expect("a terminator");
        ops[..moved].iter().for_each(|op| op.move_before(last));
        sort(&block.ops()[..ops.len() - 1], last, &Effects::of(Op::of_module(&module)))
            .expect("no cycle");
        assert!(Op::of_module(&module).verify());
        block.ops().iter().map(|op| op.name().trim_start_matches("stablehlo.").to_string()).collect()
    }

    #[test]
    fn an_operation_that_waits_for_itself_is_found() {
        let context = Context::new();
        let text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
            %0 = stablehlo.tanh %x : tensor<4xf32>
            %1 = stablehlo.custom_call @a(%x) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
            %2 = stablehlo.custom_call @b(%0) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
            return %2 : tensor<4xf32>
        }";
        let module = melior::ir::Module::parse(context.melior(), text).expect("a module");
        let block = block(&module);
        let ops = block.ops();
        // @a now needs @b, which must follow it.
        ops[1].set_operand(0, ops[2].result(0));
        assert!(sort(&ops[..3], ops[3], &Effects::of(Op::of_module(&module))).is_err());
        ops[1].set_operand(0, ops[0].operand(0));
    }

    #[test]
    fn a_long_chain_takes_no_deep_stack() {
        let mut text = String::from("func.func @f(%v0: tensor<f32>) -> tensor<f32> {\n");
        for i in 0..20_000 {
            text += &format!("%v{} = stablehlo.tanh %v{i} : tensor<f32>\n", i + 1);
        }
        text += "return %v20000 : tensor<f32>\n}";
        assert_eq!(sorted(&text, 10_000).len(), 20_001);
    }
}
