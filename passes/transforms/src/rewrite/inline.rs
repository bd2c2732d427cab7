//! Inlining of private functions.

use grpo_dataflow::calls::{self, Functions, only_block};
use grpo_io::diagnostics::Position;
use grpo_ir::{Builder, Kind, Op, Val};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Inlines calls of a module one by one.
pub struct Inliner<'c> {
    functions: Functions<'c>,
    /// True without recursion, with which inlining would not terminate.
    finite: bool,
    /// Functions that were inlined somewhere.
    inlined: HashSet<Op<'c>>,
}

impl<'c> Inliner<'c> {
    /// An inliner for this module.
    pub fn of(module: Op<'c>) -> Inliner<'c> {
        let functions = Functions::of(module);
        let finite = calls::callees_first(&functions).len() == functions.list.len();
        Inliner { functions, finite, inlined: HashSet::default() }
    }

    /// The callee of a call.
    pub fn callee(&self, call: Op<'c>) -> Option<Op<'c>> {
        self.functions.callee(call)
    }

    /// Replaces a call by the callee's operations. Returns whether that is possible.
    pub fn inline(&mut self, call: Op<'c>) -> bool {
        let callee = self.functions.callee(call).filter(|f| can_inline(call, *f));
        let Some(callee) = callee.filter(|_| self.finite) else { return false };
        self.inlined.insert(callee);
        inline_call(call, callee);
        true
    }

    /// Inlines the calls among these operations, and those in their callees, where possible.
    pub fn inline_all(&mut self, ops: impl Fn() -> Vec<Op<'c>>) {
        loop {
            // Operations may be listed twice, and are gone once they are inlined.
            let mut seen: HashSet<Op> = HashSet::default();
            let calls = ops().into_iter().filter(|op| calls::is_call(*op) && seen.insert(*op));
            if calls.filter(|call| self.inline(*call)).count() == 0 {
                break;
            }
        }
    }

    /// Erases functions without callers.
    pub fn finish(self, module: Op) {
        erase_uncalled(module, &self.functions, &self.inlined);
    }
}

/// True if a call can be inlined.
pub(crate) fn can_inline(call: Op, callee: Op) -> bool {
    only_block(callee).is_some() && !keeps_apart(call) && !keeps_apart(callee)
}

/// Calls and functions marked as not to be inlined, such as the bodies of manual computations.
fn keeps_apart(call: Op) -> bool {
    let inlineable =
        [call.attr_str("inlineable"), call.attr_entry("mhlo.frontend_attributes", "inlineable")];
    call.attr("no_inline").is_some() || inlineable.contains(&Some("false"))
}

/// Copies the callee's operations to before the call and replaces the call's results. JAX lowers functions such as `log_softmax`
/// once for all callers, without a source location: their copies get the call's.
pub(crate) fn inline_call(call: Op, callee: Op) {
    let block = callee.regions()[0].blocks()[0];
    let mut map: HashMap<Val, Val> = block.args().into_iter().zip(call.operands()).collect();
    for op in block.ops() {
        if op.is(Kind::FuncReturn) {
            for (old, new) in call.results().zip(op.operands()) {
                old.replace_all_uses(map.get(&new).copied().unwrap_or(new));
            }
            break;
        }
        let copy = op.clone_op();
        Builder::before(call).insert_op(copy);
        for inner in std::iter::once(copy).chain(copy.walk()) {
            if !Position::is_of(inner) {
                inner.set_location_called_from(call);
            }
            for (i, v) in inner.operands().enumerate() {
                if let Some(new) = map.get(&v) {
                    inner.set_operand(i, *new);
                }
            }
        }
        map.extend(op.results().zip(copy.results()));
    }
    call.erase();
}

/// Erases functions that were inlined and are no longer referenced.
pub(crate) fn erase_uncalled(module: Op, functions: &Functions, inlined: &HashSet<Op>) {
    if inlined.is_empty() {
        return;
    }
    // Functions may have references other than calls.
    let pinned: String = module
        .walk()
        .into_iter()
        .filter(|op| !op.is(Kind::Constant))
        .flat_map(|op| ["decomposition", "called_computations", "value"].map(|name| op.attr_text(name)))
        .flatten()
        .collect();
    loop {
        let mut referenced: HashSet<Op> = HashSet::default();
        let live = Functions::of(module).list;
        for f in &live {
            referenced.extend(calls::calls(*f).into_iter().filter_map(|c| functions.callee(c)));
        }
        let is_pinned = |f: &Op| f.attr_str("sym_name").is_none_or(|name| refers(&pinned, name));
        let is_dead = |f: &Op| inlined.contains(f) && !referenced.contains(f) && !is_pinned(f);
        let dead: Vec<Op> = live.into_iter().filter(is_dead).collect();
        if dead.is_empty() {
            return;
        }
        dead.into_iter().for_each(Op::erase);
    }
}

/// True if the text of attributes refers to a symbol, quoted (such as `@"<lambda>"`) or not.
fn refers(text: &str, symbol: &str) -> bool {
    text.contains(&format!("@{symbol}")) || text.contains(&format!("@\"{symbol}\""))
}
