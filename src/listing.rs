//! The options that print a listing and read no module: `--list-passes`, `--chip-info` and `--config-table`.

use crate::cli::Cli;
use grpo_driver::config;
use grpo_driver::target::registry;
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::{CHIPS, Chip};
use serde_json::Value;

/// The listing that the command line asks for; none if it asks for a module.
pub fn requested(cli: &Cli) -> Option<String> {
    if cli.list_passes {
        Some(passes())
    } else if cli.chip_info {
        let chips: Value = CHIPS.iter().map(Chip::to_json).collect();
        Some(format!("{chips:#}\n"))
    } else if cli.config_table {
        Some(config::table())
    } else {
        None
    }
}

/// The passes of all targets with their documentation.
fn passes() -> String {
    let mut out = String::new();
    for pass in registry(&Tpu::default()).passes() {
        out += pass.name();
        out.push('\n');
        for line in pass.doc().trim_end().lines() {
            out += &if line.is_empty() { String::from("\n") } else { format!("    {line}\n") };
        }
        out.push('\n');
    }
    out += "Every pass of MLIR and StableHLO can be named in --pass-pipeline as well.\n";
    out
}
