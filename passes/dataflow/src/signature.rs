//! A module's interface.

use grpo_ir::{Kind, Op, TensorType, Val, attr_elements, attr_text, type_text};
use rustc_hash::FxHashMap as HashMap;
use std::collections::{BTreeMap, BTreeSet};

/// A module's interface: the text of each part, such as `argument 0 of @main`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature(BTreeMap<String, String>);

/// Attributes of a function that are parts of their own.
const FUNCTION_PARTS: [&str; 5] =
    ["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"];

/// The interface of a module: its attributes and meshes, and the types and attributes (donation, shardings, names) of its public
/// functions, as MLIR prints them.
pub fn signature(module: Op) -> Signature {
    let mut parts = BTreeMap::new();
    let mut attributes = |of: &str, op: Op| {
        for (name, a) in op.attributes().into_iter().filter(|(name, _)| !FUNCTION_PARTS.contains(name)) {
            parts.insert(format!("attribute {name} of {of}"), attr_text(a));
        }
    };
    let name = |op: Op| format!("@{}", op.attr_str("sym_name").unwrap_or_default());
    attributes("the module", module);
    symbols(module, Kind::Mesh).for_each(|mesh| attributes(&format!("the mesh {}", name(mesh)), mesh));
    public_functions(module).for_each(|function| attributes(&name(function), function));
    for function in public_functions(module) {
        let name = name(function);
        let (arguments, results) = function.function_type().unwrap_or_default();
        for (what, types, attrs) in
            [("argument", arguments, "arg_attrs"), ("result", results, "res_attrs")]
        {
            for (i, (ty, attrs)) in types.into_iter().zip(dictionaries(function, attrs)).enumerate() {
                parts.insert(format!("{what} {i} of {name}"), format!("{} {attrs}", type_text(ty)));
            }
        }
        parts.insert(name, "public".into());
    }
    Signature(parts)
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
    module.children().filter(move |op| op.is(kind))
}

/// The text of each argument's or result's attribute dictionary, followed by empty dictionaries without end.
fn dictionaries(f: Op, name: &str) -> impl Iterator<Item = String> + use<> {
    let list = f.attr(name).and_then(attr_elements).unwrap_or_default();
    let list: Vec<String> = list.into_iter().map(attr_text).collect();
    list.into_iter().chain(std::iter::repeat("{}".to_string()))
}

impl Signature {
    /// The first difference to `now` as a clause; none if they are equal.
    pub fn difference(&self, now: &Signature) -> Option<String> {
        let parts: BTreeSet<&String> = self.0.keys().chain(now.0.keys()).collect();
        let part = parts.into_iter().find(|part| self.0.get(*part) != now.0.get(*part))?;
        let text = |of: &Signature| of.0.get(part).cloned().unwrap_or("absent".into());
        Some(format!("{part} was {}, now {}", text(self), text(now)))
    }
}

/// Attributes of a donated argument.
const DONATED: [&str; 2] = ["tf.aliasing_output", "jax.buffer_donor"];

/// Bytes of arguments + results − aliased results of the largest public function, per device. A result aliases a donated argument
/// of the same type and size. `shares` returns the number of devices that an argument or a returned value is sharded over; it is
/// called in order, function by function.
pub fn device_bytes<'c>(module: Op<'c>, mut shares: impl FnMut(Val<'c>) -> i64) -> u64 {
    let mut kept = |function: Op<'c>| -> u64 {
        let Some(block) = function.only_block() else { return 0 };
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
