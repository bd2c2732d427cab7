//! A module's functions and its call graph.

use grpo_ir::{Block, Kind, Op, Val, static_dimensions};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::borrow::Cow;

/// The functions of a module by name, in order.
pub struct Functions<'c> {
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

/// Replica groups of a mesh, from JAX 0.12 on. Like a callee, the mesh is a symbol that MLIR cannot look up inside an unregistered
/// operation.
const MESH_GROUPS: &str = "replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @";
const DIALECT: &str = "stablehlo";

/// Renames calls and collectives over mesh axes in generic text with manual computations, so that MLIR does not verify their symbols.
pub fn shield(text: &str) -> Cow<'_, str> {
    if !text.contains(&format!("\"{}\"(", Kind::ManualComputation.name())) {
        return Cow::Borrowed(text);
    }
    let text = text
        .replace(&format!("\"{}\"(", Kind::Call.name()), &format!("\"{}\"(", Kind::ShieldedCall.name()));
    // `"stablehlo.all_reduce"(` becomes `"all_reduce.stablehlo"(`.
    Cow::Owned(rename_collectives(text, |name| {
        name.strip_prefix(DIALECT)?.strip_prefix('.').map(|op| format!("{op}.{DIALECT}"))
    }))
}

/// The inverse of [`shield`].
pub fn unshield(text: Vec<u8>) -> Vec<u8> {
    match String::from_utf8(text) {
        Ok(mut text) => {
            let needle = format!("\"{}\"(", Kind::ShieldedCall.name());
            if text.contains(&needle) {
                text = text.replace(&needle, &format!("\"{}\"(", Kind::Call.name()));
            }
            let renamed = rename_collectives(text, |name| {
                name.strip_suffix(DIALECT)?.strip_suffix('.').map(|op| format!("{DIALECT}.{op}"))
            });
            renamed.into_bytes()
        }
        Err(e) => e.into_bytes(),
    }
}

/// Renames the operations whose attributes contain [`MESH_GROUPS`]. MLIR prints an operation's operands and attributes on one line.
fn rename_collectives(text: String, rename: impl Fn(&str) -> Option<String>) -> String {
    if !text.contains(MESH_GROUPS) {
        return text;
    }
    let line = |line: &str| -> Option<String> {
        let before = &line[..line.find(MESH_GROUPS)?];
        let end = before.find("\"(")?;
        let start = before[..end].rfind('"')? + 1;
        Some(format!("{}{}{}", &line[..start], rename(&line[start..end])?, &line[end..]))
    };
    text.split_inclusive('\n').map(|l| line(l).map_or(Cow::Borrowed(l), Cow::Owned)).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn unshield_is_the_inverse_of_shield() {
        let text = "\
            \"sdy.manual_computation\"(%0) ({\n  \
            %1 = \"stablehlo.all_reduce\"(%0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = []>}> ({\n  \
            %2 = \"func.call\"(%1) <{callee = @f}> : () -> ()\n  \
            %3 = \"stablehlo.all_reduce\"(%2) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({\n";
        let shielded = shield(text).into_owned();
        assert_eq!(shielded.matches("\"all_reduce.stablehlo\"(%0)").count(), 1);
        assert_eq!(shielded.matches("\"stablehlo.all_reduce\"(%2)").count(), 1);
        assert_eq!((shielded.matches("\"call.func\"(").count(), shielded.len()), (1, text.len()));
        assert_eq!(String::from_utf8(unshield(shielded.into_bytes())).unwrap(), text);
        assert_eq!(shield("\"func.call\"(%1)"), "\"func.call\"(%1)");
    }
}
