//! A module's functions and its call graph.

use grpo_ir::{Block, Kind, Op, Val, static_dimensions};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The functions of a module by name, in order.
pub struct Functions<'c> {
    /// The functions in the module's order.
    pub list: Vec<Op<'c>>,
    by_name: HashMap<String, Op<'c>>,
}

impl<'c> Functions<'c> {
    /// The functions directly in the module.
    pub fn of(module: Op<'c>) -> Functions<'c> {
        let list: Vec<Op> = module.children().filter(|op| op.is(Kind::Func)).collect();
        let by_name =
            list.iter().filter_map(|f| Some((f.attr_str("sym_name")?.to_string(), *f))).collect();
        Functions { list, by_name }
    }

    /// The function that a `func.call` calls.
    pub fn callee(&self, call: Op<'c>) -> Option<Op<'c>> {
        self.by_name.get(call.attr_symbol("callee")?).copied()
    }
}

/// The block of a private function that has a single one.
pub fn only_block(f: Op) -> Option<Block> {
    f.only_block().filter(|_| f.attr_str("sym_visibility") == Some("private"))
}

/// True for a call, shielded or not.
pub fn is_call(op: Op) -> bool {
    matches!(op.kind(), Kind::Call | Kind::ShieldedCall)
}

/// The calls in a function, in order.
pub fn calls(function: Op) -> Vec<Op> {
    function.walk().into_iter().filter(|op| is_call(*op)).collect()
}

/// A module's functions in call order.
#[derive(Default)]
pub struct CallOrder<'c> {
    /// Callees come before their callers, except along the calls in `recursive`.
    pub callees_first: Vec<Op<'c>>,
    /// The calls that close a cycle, each with the functions of the cycle. Without these functions, no recursion is left.
    pub recursive: Vec<(Op<'c>, Vec<Op<'c>>)>,
}

/// Orders functions by their calls.
pub fn order<'c>(functions: &Functions<'c>) -> CallOrder<'c> {
    let mut out = CallOrder::default();
    let mut done: HashSet<Op> = HashSet::default();
    let mut open: HashSet<Op> = HashSet::default();
    for root in &functions.list {
        // (function, its calls still to visit)
        let mut stack: Vec<(Op, Vec<Op>)> = Vec::new();
        if done.contains(root) {
            continue;
        }
        open.insert(*root);
        stack.push((*root, calls(*root)));
        while let Some((f, todo)) = stack.last_mut() {
            let Some(call) = todo.pop() else {
                let f = *f;
                stack.pop();
                open.remove(&f);
                done.insert(f);
                out.callees_first.push(f);
                continue;
            };
            let Some(callee) = functions.callee(call) else { continue };
            if open.contains(&callee) {
                let circle = stack.iter().map(|(f, _)| *f).skip_while(|f| *f != callee);
                out.recursive.push((call, circle.collect()));
                continue;
            }
            if done.insert(callee) {
                done.remove(&callee);
                open.insert(callee);
                stack.push((callee, calls(callee)));
            }
        }
    }
    out
}

/// True if `v` is a tensor with a static dimension among `sizes`.
pub fn has_dim(v: Val, sizes: &HashSet<i64>) -> bool {
    static_dimensions(v).iter().any(|d| sizes.contains(d))
}
