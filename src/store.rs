//! The store of answers for tools that are written in other languages: `grpo-opt __store`.
//!
//! Each line of standard input is a request, a JSON object: `kind` (text) and `key` (an object of texts) name an
//! answer; with `put` (text) that is kept. With `libtpu` in the key, the build of the TPU compiler at hand is part
//! of it. Each request is answered by a line: `{"answer": TEXT}`, or null for one that is not there.

use anyhow::{Context, Result, anyhow};
use grpo_pjrt_api as pjrt;
use grpo_pjrt_api::store::{Key, Store};
use serde_json::{Value, json};
use std::io::{BufRead, Write};

/// The hidden first argument.
pub const ARGUMENT: &str = "__store";

/// Answers requests until there are no more. Without a store, nothing is ever there.
///
/// # Errors
/// For a request that makes no sense; a store that cannot be written is none.
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

/// What a request is answered; nothing if it is none.
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
        // A store that takes nothing costs time, not results.
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
