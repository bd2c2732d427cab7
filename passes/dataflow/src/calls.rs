//! A module's functions and its call graph.

use grpo_ir::{Block, Kind, Op, Val, static_dimensions};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap as HashMap, FxHashSet as HashSet};

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

/// The functions of a module, callees before their callers. Functions that call themselves, directly or through others, and their callers
/// are not among them.
pub fn callees_first<'c>(functions: &Functions<'c>) -> Vec<Op<'c>> {
    let callees = |f: &Op<'c>| -> Vec<Op<'c>> {
        calls(*f).into_iter().filter_map(|call| functions.callee(call)).collect()
    };
    let mut left: Vec<(Op, Vec<Op>)> = functions.list.iter().map(|f| (*f, callees(f))).collect();
    let mut ordered: IndexSet<Op, FxBuildHasher> = IndexSet::default();
    loop {
        let before = ordered.len();
        left.retain(|(f, callees)| {
            let is_ready = callees.iter().all(|callee| ordered.contains(callee));
            if is_ready {
                ordered.insert(*f);
            }
            !is_ready
        });
        if ordered.len() == before {
            return ordered.into_iter().collect();
        }
    }
}

/// True if `v` is a tensor with a static dimension among `sizes`.
pub fn has_dim(v: Val, sizes: &HashSet<i64>) -> bool {
    static_dimensions(v).iter().any(|d| sizes.contains(d))
}
