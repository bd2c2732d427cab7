//! Other names for operations whose symbols MLIR cannot verify inside of operations of unregistered dialects:
//!
//! ```text
//! "func.call"(        ->  "call.func"(          in modules with manual computations
//! "stablehlo.name"(   ->  "name.stablehlo"(     with replica groups by mesh axes
//! ```

use grpo_ir::Kind;
use std::borrow::Cow;

/// Replica groups of a mesh, from JAX 0.12 on. Like a callee, the mesh is a symbol that MLIR cannot look up inside an unregistered
/// operation.
const MESH_GROUPS: &str = "replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @";
const DIALECT: &str = "stablehlo";

/// Renames calls and collectives over mesh axes in generic text with manual computations, so that MLIR does not verify their symbols.
pub(crate) fn shield(text: &str) -> Cow<'_, str> {
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
pub(crate) fn unshield(text: Vec<u8>) -> Vec<u8> {
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
