//! A module's interface.

use grpo_ir::{Block, Kind, Op, TensorType, Val, attr_elements, attr_text, type_text};
use melior::ir::Type;
use rustc_hash::FxHashMap as HashMap;
use std::collections::{BTreeMap, HashSet};

/// A module's interface: its public functions, attributes and meshes.
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

/// The interface of a module.
pub fn signature(module: Op) -> Signature {
    let functions = public_functions(module)
        .map(|f| (f.attr_str("sym_name").unwrap_or_default().to_string(), function(f)));
    let meshes = symbols(module, Kind::Mesh).map(|m| {
        let name = m.attr_str("sym_name").unwrap_or_default().to_string();
        (name, format!("{:?}", attributes(m)))
    });
    Signature {
        functions: functions.collect(),
        meshes: meshes.collect(),
        attributes: attributes(module),
    }
}

/// The public functions of a module.
pub fn public_functions<'c>(module: Op<'c>) -> impl Iterator<Item = Op<'c>> {
    symbols(module, Kind::Func).filter(|f| is_public(*f))
}

/// True for a public function.
pub fn is_public(function: Op) -> bool {
    function.attr_str("sym_visibility").is_none_or(|v| v == "public")
}

/// The operations of one kind directly in the module.
fn symbols<'c>(module: Op<'c>, kind: Kind) -> impl Iterator<Item = Op<'c>> {
    let blocks = module.regions().into_iter().flat_map(|r| r.blocks());
    blocks.flat_map(Block::ops).filter(move |op| op.is(kind))
}

fn attributes(op: Op) -> BTreeMap<String, String> {
    op.attributes().into_iter().map(|(name, a)| (name.to_string(), attr_text(a))).collect()
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
    let text = |types: Vec<Type<'_>>| types.into_iter().map(type_text).collect();
    let (inputs, results) = f.function_type().unwrap_or_default();
    (text(inputs), text(results))
}

/// The text of each argument's or result's attribute dictionary, followed by empty dictionaries without end.
fn dictionaries(f: Op, name: &str) -> impl Iterator<Item = String> + use<> {
    let list = f.attr(name).and_then(attr_elements).unwrap_or_default();
    let list: Vec<String> = list.into_iter().map(attr_text).collect();
    list.into_iter().chain(std::iter::repeat("{}".to_string()))
}

impl Signature {
    /// The first difference to `now` as a sentence; none if they are equal.
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

/// Attributes of a donated argument.
const DONATED: [&str; 2] = ["tf.aliasing_output", "jax.buffer_donor"];

/// Bytes of arguments + results − aliased results of the largest public function, per device. A result aliases a donated argument
/// of the same type and size. `shares` returns the number of devices that an argument or a returned value is sharded over; it is
/// called in order, function by function.
pub fn device_bytes<'c>(module: Op<'c>, mut shares: impl FnMut(Val<'c>) -> i64) -> u64 {
    let mut kept = |function: Op<'c>| -> u64 {
        let block = function.regions().first().and_then(|r| r.blocks().first().copied());
        let Some(block) = block else { return 0 };
        let results = block.terminator().into_iter().flat_map(Op::operands);
        let mut sized = |v: Val<'c>| {
            let ty = TensorType::of(v)?;
            let bytes = ty.bytes() / shares(v).max(1).unsigned_abs();
            Some((ty, bytes))
        };
        let mut kept = 0u64;
        let mut donated: HashMap<(TensorType, u64), usize> = HashMap::default();
        for (v, attributes) in block.args().into_iter().zip(dictionaries(function, "arg_attrs")) {
            let Some(of) = sized(v) else { continue };
            kept = kept.saturating_add(of.1);
            if DONATED.iter().any(|name| attributes.contains(name)) {
                *donated.entry(of).or_default() += 1;
            }
        }
        for of in results.into_iter().filter_map(sized) {
            match donated.get_mut(&of) {
                Some(left) if *left > 0 => *left -= 1,
                _ => kept = kept.saturating_add(of.1),
            }
        }
        kept
    };
    public_functions(module).map(&mut kept).max().unwrap_or(0)
}
