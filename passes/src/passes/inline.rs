//! `inline-vocab`: see the pass's documentation below.

use crate::analysis::calls::{self, Functions};
use crate::analysis::region::anchor_when_inlined;
use crate::error::Result;
use crate::ir::{Block, Builder, Op, TensorType, Val};
use crate::pass::{Pass, PassContext};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Inlines private functions that touch a vocabulary dimension.
pub struct Inline;

const NAME: &str = "inline-vocab";

/// A module is not let grow beyond this many operations by inlining.
const MAX_OPS: usize = 2_000_000;

impl Pass for Inline {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Inlines private functions that touch a vocabulary dimension.

JAX keeps `log_softmax`, `take_along_axis` and others as private functions, and autodiff splits each
into a forward function with residual results and a second one that takes them. A chain can be followed
only when these are inlined. A function is inlined if a value in it has a dimension over which some
softmax-like sum of the module runs; all others stay as they are, as do public functions, functions of
several blocks, functions that call themselves, and calls marked `inlineable = \"false\"` (bodies of manual computations, whose local
shapes must stay apart).

Before:
```mlir
%y = func.call @log_softmax(%x) : (tensor<26x1003xf32>) -> tensor<26x1003xf32>
```
After:
```mlir
%m = stablehlo.reduce(%x init: %inf) applies stablehlo.maximum across dimensions = [1]
…
```"
    }

    fn run(&self, module: Op, cx: &mut PassContext<'_>) -> Result<()> {
        let functions = Functions::of(module);
        if functions.list.len() < 2 {
            return Ok(());
        }
        let order = calls::order(&functions);
        let all = module.walk();
        let sizes: HashSet<i64> = all
            .iter()
            .filter_map(|op| anchor_when_inlined(*op))
            .filter_map(|t| TensorType::of(t.val).map(|ty| ty.shape[t.axis]))
            .filter(|size| *size > 1)
            .collect();
        if sizes.is_empty() {
            return Ok(());
        }
        let mut inlined: HashSet<Op> =
            functions.list.iter().copied().filter(|f| qualifies(*f, &sizes)).collect();
        for (call, circle) in &order.recursive {
            // Inlining would have no end.
            if circle.iter().filter(|f| inlined.remove(f)).count() > 0 {
                let why = "a function calls itself, directly or through others: it is not inlined";
                cx.remarks.missed(NAME, *call, why);
            }
        }
        let mut sizes_of: HashMap<Op, usize> = HashMap::default();
        let mut budget = MAX_OPS.saturating_sub(all.len());
        for caller in order.callees_first {
            for call in calls::calls(caller) {
                let Some(callee) = functions.callee(call) else { continue };
                if !inlined.contains(&callee) || !can_inline(call, callee) {
                    continue;
                }
                // Callees come before their callers, so a size is final once it is asked for.
                let size = *sizes_of.entry(callee).or_insert_with(|| callee.walk().len());
                if size > budget {
                    cx.remarks.missed(NAME, call, "inlining would make the module too large");
                    continue;
                }
                budget -= size;
                inline_call(call, callee);
            }
        }
        erase_uncalled(module, &functions, &inlined);
        Ok(())
    }
}

/// The block of a private function that has one.
fn only_block(f: Op) -> Option<Block> {
    let blocks: Vec<_> = f.regions().into_iter().flat_map(|r| r.blocks()).collect();
    match blocks[..] {
        [block] if f.attr_str("sym_visibility") == Some("private") => Some(block),
        _ => None,
    }
}

/// Whether a call can be replaced by what its callee does.
pub(super) fn can_inline(call: Op, callee: Op) -> bool {
    only_block(callee).is_some() && !keeps_apart(call) && !keeps_apart(callee)
}

/// Whether a function is private, has one block, and touches a dimension of one of `sizes`.
fn qualifies(f: Op, sizes: &HashSet<i64>) -> bool {
    let Some(block) = only_block(f) else { return false };
    block.args().into_iter().any(|v| calls::has_dim(v, sizes))
        || f.walk().into_iter().flat_map(Op::results).any(|v| calls::has_dim(v, sizes))
}

/// Calls and functions marked as not to be inlined, such as manual computations' bodies.
fn keeps_apart(call: Op) -> bool {
    ["inlineable", "mhlo.frontend_attributes", "no_inline"].iter().any(|name| {
        call.attr_text(name).is_some_and(|t| {
            *name == "no_inline" || t == "\"false\"" || t.contains("inlineable = \"false\"")
        })
    })
}

/// Copies the callee's operations in front of the call and replaces the call's results. JAX lowers functions such as
/// `log_softmax` once for all callers, without a place in a file: their copies get the call's.
pub(super) fn inline_call(call: Op, callee: Op) {
    let block = callee.regions()[0].blocks()[0];
    let mut map: HashMap<Val, Val> = block.args().into_iter().zip(call.operands()).collect();
    for op in block.ops() {
        if op.is("func.return") {
            for (old, new) in call.results().into_iter().zip(op.operands()) {
                old.replace_all_uses(map.get(&new).copied().unwrap_or(new));
            }
            break;
        }
        let copy = op.clone_op();
        Builder::before(call).insert_op(copy);
        for inner in std::iter::once(copy).chain(copy.walk()) {
            if !inner.has_position() {
                inner.set_location_called_from(call);
            }
            for (i, v) in inner.operands().into_iter().enumerate() {
                if let Some(new) = map.get(&v) {
                    inner.set_operand(i, *new);
                }
            }
        }
        map.extend(op.results().into_iter().zip(copy.results()));
    }
    call.erase();
}

/// Erases functions that were inlined and are no longer referred to.
pub(super) fn erase_uncalled(module: Op, functions: &Functions, inlined: &HashSet<Op>) {
    if inlined.is_empty() {
        return;
    }
    // Functions can be referred to by more than calls.
    let pinned: String = module
        .walk()
        .into_iter()
        .filter(|op| !op.is("stablehlo.constant"))
        .flat_map(|op| ["decomposition", "called_computations", "value"].map(|name| op.attr_text(name)))
        .flatten()
        .collect();
    loop {
        let mut referenced: HashSet<Op> = HashSet::default();
        let live = Functions::of(module).list;
        for f in &live {
            referenced.extend(calls::calls(*f).into_iter().filter_map(|c| functions.callee(c)));
        }
        let dead: Vec<Op> =
            live.into_iter().filter(|f| inlined.contains(f) && !referenced.contains(f)).collect();
        let dead: Vec<Op> = dead
            .into_iter()
            .filter(|f| f.attr_str("sym_name").is_some_and(|n| !refers(&pinned, n)))
            .collect();
        if dead.is_empty() {
            return;
        }
        for f in dead {
            f.erase();
        }
    }
}

/// Whether attributes' text refers to a symbol, quoted (as `@"<lambda>"` is) or not.
fn refers(text: &str, symbol: &str) -> bool {
    text.contains(&format!("@{symbol}")) || text.contains(&format!("@\"{symbol}\""))
}
