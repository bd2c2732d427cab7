//! The functions of a module and who calls whom.

use crate::ir::{Op, Val};
use mlir_sys::*;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::borrow::Cow;

/// The functions of a module by name, in order.
pub struct Functions {
    pub list: Vec<Op>,
    by_name: HashMap<String, Op>,
}

impl Functions {
    pub fn of(module: Op) -> Functions {
        let list: Vec<Op> = module
            .regions()
            .into_iter()
            .flat_map(|r| r.blocks())
            .flat_map(|b| b.ops())
            .filter(|op| op.is("func.func"))
            .collect();
        let by_name =
            list.iter().filter_map(|f| Some((f.attr_str("sym_name")?.to_string(), *f))).collect();
        Functions { list, by_name }
    }

    /// The function that a `func.call` calls.
    pub fn callee(&self, call: Op) -> Option<Op> {
        self.by_name.get(symbol(call, "callee")?).copied()
    }
}

/// The symbol that an attribute refers to.
fn symbol<'a>(op: Op, name: &str) -> Option<&'a str> {
    let a = op.attr(name)?;
    // SAFETY: the attribute lives as long as its context, and so do the bytes of its name.
    unsafe {
        if !mlirAttributeIsAFlatSymbolRef(a) {
            return None;
        }
        let s = mlirFlatSymbolRefAttrGetValue(a);
        std::str::from_utf8(std::slice::from_raw_parts(s.data.cast::<u8>(), s.length)).ok()
    }
}

const CALL: &str = "func.call";

/// What a `func.call` is named while a module with manual computations is in memory: MLIR cannot verify
/// a call's callee inside an operation of a dialect that it does not know (it might hold symbols of its
/// own). As long as [`CALL`], so that columns in diagnostics stay right.
const SHIELDED_CALL: &str = "call.func";

/// Whether an operation is a call, shielded or not.
pub fn is_call(op: Op) -> bool {
    op.is(CALL) || op.is(SHIELDED_CALL)
}

/// Renames the calls in generic text that holds manual computations.
pub fn shield(text: &str) -> Cow<'_, str> {
    if !text.contains("\"sdy.manual_computation\"(") {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace(&format!("\"{CALL}\"("), &format!("\"{SHIELDED_CALL}\"(")))
}

/// Names shielded calls in printed generic text as they were.
pub fn unshield(text: Vec<u8>) -> Vec<u8> {
    let needle = format!("\"{SHIELDED_CALL}\"(");
    match String::from_utf8(text) {
        Ok(text) if text.contains(&needle) => {
            text.replace(&needle, &format!("\"{CALL}\"(")).into_bytes()
        }
        Ok(text) => text.into_bytes(),
        Err(e) => e.into_bytes(),
    }
}

/// The calls in a function, in order.
pub fn calls(function: Op) -> Vec<Op> {
    function.walk().into_iter().filter(|op| is_call(*op)).collect()
}

/// A module's functions in an order for working through calls.
#[derive(Default)]
pub struct CallOrder {
    /// Callees come before their callers, except along the calls in `recursive`.
    pub callees_first: Vec<Op>,
    /// Calls by which a function calls itself, directly or through others, each with the functions that are
    /// on the way from its callee back to it. Without all these functions no recursion is left.
    pub recursive: Vec<(Op, Vec<Op>)>,
}

/// Orders functions by their calls.
pub fn order(functions: &Functions) -> CallOrder {
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

/// Whether a type is a tensor with a dimension among `sizes`.
pub fn has_dim(v: Val, sizes: &HashSet<i64>) -> bool {
    let t = v.raw_type();
    // SAFETY: the handle is live (see `crate::ir`).
    unsafe {
        if !mlirTypeIsARankedTensor(t) {
            return false;
        }
        (0..mlirShapedTypeGetRank(t)).any(|d| {
            !mlirShapedTypeIsDynamicDim(t, d as isize)
                && sizes.contains(&mlirShapedTypeGetDimSize(t, d as isize))
        })
    }
}
