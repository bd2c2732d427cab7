//! The attributes of `vocab.sweep`, which serde reads and writes by way of JSON values.

use grpo_ir::{Dictionary, Op, attr_bool, attr_elements, attr_int, attr_ints, attr_str, int_array};
use melior::ir::Attribute;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// Reads an attribute.
///
/// # Errors
/// A message if it is missing or has another form.
pub(crate) fn read<T: DeserializeOwned>(op: Op, name: &str) -> Result<T, String> {
    read_optional(op, name)?.ok_or(format!("the attribute \"{name}\" is missing"))
}

/// [`read`] for an attribute that may be absent.
pub(crate) fn read_optional<T: DeserializeOwned>(op: Op, name: &str) -> Result<Option<T>, String> {
    let Some(a) = op.attr(name) else { return Ok(None) };
    let value = value_of(a).ok_or(format!("\"{name}\" is of an unknown kind"))?;
    serde_json::from_value(value).map(Some).map_err(|e| format!("\"{name}\": {e}"))
}

/// The text of an attribute in MLIR's syntax.
pub(crate) fn text(data: &impl Serialize) -> String {
    text_of(&serde_json::to_value(data).expect("the data has keys that are strings"))
}

fn value_of(a: Attribute) -> Option<Value> {
    if let Some(dictionary) = Dictionary::of(a) {
        let entry = |(key, a): (&str, Attribute)| Some((key.to_string(), value_of(a)?));
        return dictionary.entries().map(entry).collect::<Option<Map<_, _>>>().map(Value::Object);
    }
    if let Some(elements) = attr_elements(a) {
        return elements.into_iter().map(value_of).collect::<Option<Vec<_>>>().map(Value::Array);
    }
    let scalar = attr_str(a).map(Value::from).or(attr_bool(a).map(Value::from));
    scalar.or_else(|| attr_int(a).map(Value::from)).or_else(|| attr_ints(a).map(Value::from))
}

fn text_of(value: &Value) -> String {
    let list = |texts: Vec<String>| texts.join(", ");
    match value {
        Value::Object(map) => {
            let entry = |(key, value): (&String, &Value)| format!("{key} = {}", text_of(value));
            format!("{{{}}}", list(map.iter().map(entry).collect()))
        }
        Value::Array(values) if !values.is_empty() && values.iter().all(Value::is_number) => {
            int_array(values)
        }
        Value::Array(values) => format!("[{}]", list(values.iter().map(text_of).collect())),
        Value::Number(number) => format!("{number} : i64"),
        other => other.to_string(),
    }
}
