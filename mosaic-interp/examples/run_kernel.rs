//! Runs Mosaic kernels for other programs: one request and one answer a line, as JSON.
//!
//! A request has the kernel's versioned `text`, `inputs` and
//! `outputs` as `{"dtype": "f32", "shape": [..]}`, inputs with `data` (base64 of little-endian f32 or i32 values),
//! pairs of `aliases`, and the `partial` outputs. The answer has `outputs` as base64, or an `error`.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use grpo_mosaic_interp::{Array, DType, Data, Kernel, Options};
use serde_json::{Value, json};
use std::io::{BufRead, Write};

fn main() {
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let answer = line.map_err(|e| e.to_string()).and_then(|line| answer(&line));
        let answer = answer.unwrap_or_else(|error| json!({ "error": error }));
        if writeln!(out, "{answer}").and_then(|()| out.flush()).is_err() {
            return;
        }
    }
}

fn answer(line: &str) -> Result<Value, String> {
    let request: Value = serde_json::from_str(line).map_err(|e| e.to_string())?;
    let kernel = Kernel::parse(request["text"].as_str().ok_or("no text")?).map_err(|e| e.to_string())?;
    let inputs = list(&request["inputs"]).map(input).collect::<Result<Vec<_>, _>>()?;
    let outputs = list(&request["outputs"]).map(kind).collect::<Result<Vec<_>, _>>()?;
    let pair = |p: &Value| Some((number(&p[0])?, number(&p[1])?));
    let options = Options {
        aliases: list(&request["aliases"]).map(pair).collect::<Option<_>>().ok_or("bad aliases")?,
        partial: list(&request["partial"]).map(number).collect::<Option<_>>().ok_or("bad outputs")?,
        ..Options::default()
    };
    let results = kernel.run_with(&inputs, &outputs, &options).map_err(|e| e.to_string())?;
    let encoded: Vec<String> = results
        .iter()
        .map(|a| match a.data() {
            Data::Floats(v) => {
                STANDARD.encode(v.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>())
            }
            Data::Ints(v) => {
                STANDARD.encode(v.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>())
            }
        })
        .collect();
    Ok(json!({ "outputs": encoded }))
}

fn list(v: &Value) -> impl Iterator<Item = &Value> {
    v.as_array().into_iter().flatten()
}

fn number(v: &Value) -> Option<usize> {
    v.as_u64().map(|n| n as usize)
}

/// The type and shape of an operand or a result.
fn kind(v: &Value) -> Result<(DType, Vec<usize>), String> {
    let dtype = match v["dtype"].as_str() {
        Some("f32") => DType::F32,
        Some("bf16") => DType::BF16,
        Some("i32") => DType::I32,
        other => return Err(format!("no kernel has operands of {other:?}")),
    };
    let shape = list(&v["shape"]).map(number).collect::<Option<_>>().ok_or("bad shape")?;
    Ok((dtype, shape))
}

fn input(v: &Value) -> Result<Array, String> {
    let (dtype, shape) = kind(v)?;
    let bytes = STANDARD.decode(v["data"].as_str().ok_or("no data")?).map_err(|e| e.to_string())?;
    let words = bytes.chunks_exact(4).map(|b| [b[0], b[1], b[2], b[3]]);
    let data = match dtype.is_float() {
        true => Data::Floats(words.map(f32::from_le_bytes).collect()),
        false => Data::Ints(words.map(i32::from_le_bytes).collect()),
    };
    Array::new(dtype, shape, data).map_err(|e| e.to_string())
}
