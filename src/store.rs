//! `grpo-opt __store`: the store of compiler answers, for tools in other languages.
//!
//! A line of standard input is a request, a JSON object: `kind` (a string) and `key` (an object of strings) name an
//! answer, and `put` (a string) stores it. If the key has `libtpu`, the build of the installed TPU compiler is added to
//! it. The answer is a line: `{"answer": TEXT}`, or null if there is none.

use anyhow::{Context, Result, anyhow};
use grpo_pjrt_api as pjrt;
use grpo_pjrt_api::store::{Key, Store};
use serde_json::{Value, json};
use std::io::{BufRead, Write};

/// The hidden first argument.
pub const ARGUMENT: &str = "__store";

/// Answers requests until the input ends. Without a store every answer is null.
///
/// # Errors
/// For an invalid request, and if `input` or `output` fail. Failing to write the store is no error.
pub fn serve(store: Option<&Store>, input: impl BufRead, mut output: impl Write) -> Result<()> {
    for line in input.lines() {
        let request: Value = serde_json::from_str(&line?).context("reading a request to the store")?;
        let answer =
            answer(store, &request).ok_or_else(|| anyhow!("no request to the store: {request}"))?;
        writeln!(output, "{}", json!({ "answer": answer }))?;
        output.flush()?;
    }
    Ok(())
}

/// The answer to a request; none if the request is invalid.
fn answer(store: Option<&Store>, request: &Value) -> Option<Option<String>> {
    let mut parts: Vec<_> = request["key"].as_object()?.iter().collect();
    parts.sort_by_key(|(name, _)| *name);
    let mut key = Key::new(request["kind"].as_str()?);
    for (name, value) in parts {
        key = key.with(name, value.as_str()?);
    }
    let Some(store) = store else { return Some(None) };
    if request["key"].get("libtpu").is_some() {
        match pjrt::find_libtpu(None).ok().and_then(|path| pjrt::plugin_build(&path)) {
            Some(build) => key = key.with("plugin", build),
            None => return Some(None),
        }
    }
    match &request["put"] {
        Value::Null => Some(store.get(&key).and_then(|bytes| String::from_utf8(bytes).ok())),
        put => Some(store.put(&key, put.as_str()?.as_bytes()).ok().and(None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_is_answered() {
        let folder = std::env::temp_dir().join(format!("grpo-store-lines-{}", std::process::id()));
        let store = Store::new(folder.clone());
        let requests = [
            r#"{"kind": "k", "key": {"a": "1", "b": "2"}}"#,
            r#"{"kind": "k", "key": {"a": "1", "b": "2"}, "put": "yes\n"}"#,
            r#"{"kind": "k", "key": {"b": "2", "a": "1"}}"#,
            r#"{"kind": "l", "key": {"a": "1", "b": "2"}}"#,
            r#"{"kind": "k", "key": {"a": "1", "b": "3"}}"#,
            r#"{"kind": "k", "key": {"a": "1"}}"#,
        ];
        let run = |store| {
            let mut output = Vec::new();
            serve(store, requests.join("\n").as_bytes(), &mut output).unwrap();
            String::from_utf8(output).unwrap()
        };
        let (with, without) = (run(Some(&store)), run(None));
        std::fs::remove_dir_all(folder).unwrap();
        let none = "{\"answer\":null}\n";
        assert_eq!(with, [none, none, "{\"answer\":\"yes\\n\"}\n", none, none, none].concat());
        assert_eq!(without, none.repeat(6));
        for request in ["", "[]", r#"{"key": {}}"#, r#"{"kind": "k", "key": {"a": 1}}"#] {
            assert!(serve(None, format!("{request}\n").as_bytes(), Vec::new()).is_err(), "{request}");
        }
    }
}
