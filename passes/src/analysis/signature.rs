//! What callers of a module rely on.

use crate::ir::{Block, Op, TensorType, Val};
use mlir_sys::*;
use std::collections::{BTreeMap, HashSet};

/// What callers of a module rely on: the public functions, the module's attributes, and the meshes that
/// shardings name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    attributes: BTreeMap<String, String>,
    meshes: BTreeMap<String, String>,
    functions: BTreeMap<String, Function>,
}

/// A public function's types and attributes, as MLIR prints them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Function {
    /// Types and attributes: donation, shardings, names.
    arguments: Vec<(String, String)>,
    results: Vec<(String, String)>,
    attributes: BTreeMap<String, String>,
}

/// Attributes that [`Function`] holds in another form.
const FUNCTION_PARTS: [&str; 4] = ["arg_attrs", "function_type", "res_attrs", "sym_name"];

/// Takes the signature of a module, to compare with later.
pub fn signature(module: Op) -> Signature {
    let functions = public_functions(module)
        .map(|f| (f.attr_str("sym_name").unwrap_or_default().to_string(), function(f)));
    let meshes = symbols(module, "sdy.mesh").map(|m| {
        let name = m.attr_str("sym_name").unwrap_or_default().to_string();
        (name, format!("{:?}", attributes(m)))
    });
    Signature {
        functions: functions.collect(),
        meshes: meshes.collect(),
        attributes: attributes(module),
    }
}

/// The functions that a module's callers see.
pub fn public_functions(module: Op) -> impl Iterator<Item = Op> {
    symbols(module, "func.func").filter(|f| is_public(*f))
}

/// Whether a function is one that callers see.
pub fn is_public(function: Op) -> bool {
    function.attr_str("sym_visibility").is_none_or(|v| v == "public")
}

/// The module's own operations of one kind.
fn symbols(module: Op, kind: &'static str) -> impl Iterator<Item = Op> {
    let blocks = module.regions().into_iter().flat_map(|r| r.blocks());
    blocks.flat_map(Block::ops).filter(move |op| op.is(kind))
}

fn attributes(op: Op) -> BTreeMap<String, String> {
    let mut names = Vec::new();
    // SAFETY: the handle is live (see `crate::ir`).
    unsafe {
        for i in 0..mlirOperationGetNumAttributes(op.0) {
            let named = mlirOperationGetAttribute(op.0, i);
            let name = mlirIdentifierStr(named.name);
            let bytes = std::slice::from_raw_parts(name.data.cast::<u8>(), name.length);
            names.push(String::from_utf8_lossy(bytes).into_owned());
        }
    }
    names.into_iter().map(|n| (n.clone(), op.attr_text(&n).unwrap_or_default())).collect()
}

fn function(f: Op) -> Function {
    let (inputs, outputs) = function_types(f);
    let mut attributes = attributes(f);
    attributes.retain(|name, _| !FUNCTION_PARTS.contains(&name.as_str()));
    Function {
        arguments: inputs.into_iter().zip(dictionaries(f, "arg_attrs")).collect(),
        results: outputs.into_iter().zip(dictionaries(f, "res_attrs")).collect(),
        attributes,
    }
}

fn function_types(f: Op) -> (Vec<String>, Vec<String>) {
    let Some(attr) = f.attr("function_type") else { return Default::default() };
    // SAFETY: the handle is live; a function's type is a function type.
    unsafe {
        let ty = mlirTypeAttrGetValue(attr);
        let text = |t| melior::ir::Type::from_raw(t).to_string();
        let inputs =
            (0..mlirFunctionTypeGetNumInputs(ty)).map(|i| text(mlirFunctionTypeGetInput(ty, i)));
        let results =
            (0..mlirFunctionTypeGetNumResults(ty)).map(|i| text(mlirFunctionTypeGetResult(ty, i)));
        (inputs.collect(), results.collect())
    }
}

/// One dictionary's text per argument or result, without end: empty where the function has none.
fn dictionaries(f: Op, name: &str) -> impl Iterator<Item = String> {
    let mut list = Vec::new();
    if let Some(a) = f.attr(name) {
        // SAFETY: the handle is live; argument and result attributes are arrays of dictionaries.
        unsafe {
            for i in 0..mlirArrayAttrGetNumElements(a) {
                let element = mlirArrayAttrGetElement(a, i);
                list.push(melior::ir::Attribute::from_raw(element).to_string());
            }
        }
    }
    list.into_iter().chain(std::iter::repeat("{}".to_string()))
}

impl Signature {
    /// What differs in `now`, in one sentence; none if nothing does.
    pub fn difference(&self, now: &Signature) -> Option<String> {
        if let Some(d) = map_difference(&self.attributes, &now.attributes) {
            return Some(format!("the module's attribute {d}"));
        }
        if let Some(d) = map_difference(&self.meshes, &now.meshes) {
            return Some(format!("the mesh {d}"));
        }
        for (name, before) in &self.functions {
            let Some(after) = now.functions.get(name) else {
                return Some(format!("the public function @{name} is gone"));
            };
            let parts = [
                ("argument", &before.arguments, &after.arguments),
                ("result", &before.results, &after.results),
            ];
            for (what, old, new) in parts {
                if old.len() != new.len() {
                    return Some(format!("@{name} had {} {what}s, now {}", old.len(), new.len()));
                }
                if let Some(i) = (0..old.len()).find(|i| old[*i] != new[*i]) {
                    let text = |(ty, attrs): &(String, String)| format!("{ty} {attrs}");
                    return Some(format!(
                        "{what} {i} of @{name} was {}, now {}",
                        text(&old[i]),
                        text(&new[i])
                    ));
                }
            }
            if let Some(d) = map_difference(&before.attributes, &after.attributes) {
                return Some(format!("@{name}'s attribute {d}"));
            }
        }
        let new = now.functions.keys().find(|name| !self.functions.contains_key(*name))?;
        Some(format!("the public function @{new} is new"))
    }
}

fn map_difference(old: &BTreeMap<String, String>, new: &BTreeMap<String, String>) -> Option<String> {
    let keys: HashSet<&String> = old.keys().chain(new.keys()).collect();
    let first = keys.into_iter().filter(|k| old.get(*k) != new.get(*k)).min()?;
    let text = |m: &BTreeMap<String, String>| m.get(first).cloned().unwrap_or("absent".into());
    Some(format!("{first} was {}, now {}", text(old), text(new)))
}

/// Bytes of the largest public function's arguments and results; `shares` tells how many devices share an
/// argument or a returned value, of which it is asked in order, function by function.
pub fn device_bytes(module: Op, mut shares: impl FnMut(Val) -> i64) -> u64 {
    let mut kept = |function: Op| -> u64 {
        let block = function.regions().first().and_then(|r| r.blocks().first().copied());
        let Some(block) = block else { return 0 };
        let results = block.terminator().map(Op::operands).unwrap_or_default();
        let values = block.args().into_iter().chain(results);
        let values = values.filter_map(|v| Some((v, TensorType::of(v)?)));
        values.map(|(v, t)| t.bytes() / shares(v).max(1) as u64).fold(0, u64::saturating_add)
    };
    public_functions(module).map(&mut kept).max().unwrap_or(0)
}
