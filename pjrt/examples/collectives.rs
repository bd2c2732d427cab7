//! Prints what one device moves in the collectives of a program that XLA dumped (`--xla_dump_hlo_as_proto`).
//!
//! The argument is a file `*.hlo.pb`; the output a JSON object with the bytes of each kind, and whether a loop of unknown trip count,
//! which counts once, makes them a lower bound.

use grpo_pjrt_api::{HloModule, Moved};
use serde_json::{Map, Value, json};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        eprintln!("usage: collectives FILE.hlo.pb");
        return ExitCode::from(2);
    };
    // An `HloProto` has the module in its first field, as an `HloModuleProtoWithConfig` has.
    let module = std::fs::read(&path).map_err(|e| e.to_string());
    match module.and_then(|bytes| HloModule::parse("hlo_with_config", &bytes).map_err(|e| e.to_string()))
    {
        Ok(module) => {
            let totals = |m: Moved| {
                (m.kind.name().to_string(), json!({"bytes": m.bytes, "lower_bound": m.lower_bound}))
            };
            println!("{}", Value::Object(module.moved().into_iter().map(totals).collect::<Map<_, _>>()));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("collectives: {}: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}
