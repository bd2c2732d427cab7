//! The configuration: one schema for the configuration file, environment variables, flags of the command line and the
//! table of `docs/configuration.md`.
//!
//! [`Config`] is the schema. The name of a field is its key, its type determines the values, its comment is its
//! documentation, and `default_value` its default (in brackets in the comment if that is no value). The file is a flat
//! YAML mapping. A key is also an environment variable, in upper case after `GRPO_OPT_` (`tile_n` is
//! `GRPO_OPT_TILE_N`), and a flag (`--tile-n`) unless it is hidden. Variables override the file, and flags override
//! both.

mod layers;
mod table;
mod values;

pub use layers::{Layers, environment, unreadable};
pub use table::table;
pub use values::{Bytes, Count, Lowering, Memory, MosaicVersion, PassName, Shown, TileTimes};

use crate::platform::Platform;
use clap::{ArgAction, Args, Command, FromArgMatches};
use grpo_io::error::Result;
use grpo_loops::target::Target;
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::Chip;
use grpo_mosaic::version::VERSIONS;
use grpo_transforms::options::Options;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::sync::Arc;

/// The variable with the path of the configuration file.
pub const FILE_VARIABLE: &str = "GRPO_OPT_CONFIG";
/// The prefix of variables that are keys.
pub(crate) const PREFIX: &str = "GRPO_OPT_";
/// The variable with the path of the compile hook's library, for the Python package.
pub const LIBRARY_VARIABLE: &str = "GRPO_OPT_LIBRARY";
/// The variable that leaves crashes to the operating system, for a core dump or a debugger.
pub const CORE_DUMP_VARIABLE: &str = "GRPO_OPT_CORE_DUMP";

/// The configuration, in the order of the documentation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Args)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Off: programs pass untouched
    #[arg(long, hide = true, default_value = "true", action = ArgAction::Set)]
    pub enabled: bool,

    /// A loss of at least `min_columns` and `min_logits` that is not fused is an error, so is a value above
    /// `max_remaining`, and so is any failure: in JAX, or of the command line (exit code 3, no output)
    #[arg(long, value_name = "BOOL", default_value = "false", hide_possible_values = true,
          num_args = 0..=1, require_equals = true, default_missing_value = "true", action = ArgAction::Set)]
    pub strict: bool,

    /// What fused losses are lowered to: `tpu` (Mosaic kernels), `portable` (StableHLO loops, for any backend), `cpu`
    /// (loops tuned for CPUs), `gpu` (loops planned for GPUs), `h100`, `h200`, `a100`, `l4` (for that GPU), or by the
    /// platform, which is `tpu` on the command line
    #[arg(long, default_value = "auto", value_enum, hide_possible_values = true)]
    pub target: Lowering,

    /// Rows (tokens) of a tile; a TPU kernel rounds them up to a multiple of 16, or of 128 where tokens are the logits'
    /// last dimension [default: the plan's]
    #[arg(long, value_name = "ROWS")]
    pub tile_n: Option<Count>,

    /// Columns (vocabulary entries) of a tile; a TPU kernel rounds them up to a multiple of 128, or of 8 where tokens
    /// are the logits' last dimension [default: the plan's]
    #[arg(long, value_name = "COLUMNS")]
    pub tile_v: Option<Count>,

    /// Times of kernels by their tiles, as `tools/bench --tune` writes them: the plan is corrected by them [default:
    /// none]
    #[arg(long, value_name = "FILE.json")]
    pub tile_times: Option<TileTimes>,

    /// On-chip memory that a kernel may use; 100MiB where nothing names the chip [default: the chip's]
    #[arg(long, value_name = "BYTES")]
    pub vmem_limit: Option<Bytes>,

    /// Device memory that plans may use for speed: the program's peak in bytes such as `3GiB`, or as a multiple of
    /// arguments + outputs − aliased such as `1.05x`; or a share of the logits such as `logits/4` [default: 1.25x, and
    /// logits/4 of each loss]
    #[arg(long, value_name = "BYTES")]
    pub memory_budget: Option<Memory>,

    /// Fewer columns are no vocabulary: a loss over them is not fused, and `strict` does not count it. `always_fuse`
    /// fuses them nevertheless, unless this is set [default: 1024]
    #[arg(long, value_name = "COLUMNS")]
    pub min_columns: Option<Count>,

    /// A loss with fewer bytes of f32 logits is left to XLA: they fit in on-chip memory or cost little, and a kernel
    /// would only be a barrier [default: 32MiB for kernels, 16MiB for loops]
    #[arg(long, value_name = "BYTES")]
    pub min_logits: Option<Bytes>,

    /// With `strict`, the largest value of a head's logits (rows x columns) that may be left in the program [default:
    /// no limit]
    #[arg(long, value_name = "BYTES")]
    pub max_remaining: Option<Bytes>,

    /// Fuse every loss that can be fused, also against the cost model
    #[arg(long, value_name = "BOOL", default_value = "false", hide_possible_values = true,
          num_args = 0..=1, require_equals = true, default_missing_value = "true", action = ArgAction::Set)]
    pub always_fuse: bool,

    /// Fuse at most so many losses, for bisecting [default: no limit]
    #[arg(long, value_name = "N", value_parser = values::number::<usize>)]
    pub fuse_limit: Option<usize>,

    /// Version of the kernels' form, 4 to 15 [default: the compiler's, at most 11]
    #[arg(long, value_name = "N")]
    pub mosaic_version: Option<MosaicVersion>,

    /// Leave out a pass: a list of names; the flag is repeatable, and adds to what is configured [default: none]
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub disable_pass: Vec<PassName>,

    /// Which decisions are reported on standard error: `all` (also about what is no language-model loss, such as
    /// attention), `missed`, `applied` or `none`
    #[arg(long, default_value = "missed", value_enum, hide_possible_values = true)]
    pub remarks: Shown,

    /// Times on standard error: of every pass (command line), or the share of each compile that the library took
    #[arg(long, value_name = "BOOL", default_value = "false", hide_possible_values = true,
          num_args = 0..=1, require_equals = true, default_missing_value = "true", action = ArgAction::Set)]
    pub timing: bool,

    /// All decisions go to this file, as YAML documents; the compile hook appends [default: none]
    #[arg(long, value_name = "FILE")]
    pub remarks_file: Option<PathBuf>,

    /// Each program that was looked at goes here, before and after [default: none]
    #[arg(long, hide = true)]
    pub dump_folder: Option<PathBuf>,

    /// A page that shows what was done to a program, complete in one file: losses with their source lines, decisions,
    /// tiles, what each holds in VMEM, and with --compile, memory before and after over the program's schedule. The
    /// compile hook takes a folder, for a page about each program; so does the command line, if it is there
    /// [default: none]
    #[arg(long, value_name = "FILE.html")]
    pub explain: Option<PathBuf>,

    /// The real plugin; the variable `GRPO_PJRT_PLUGIN` wins [default: libtpu]
    #[arg(long, hide = true)]
    pub plugin: Option<PathBuf>,

    /// Each program is rewritten in a process of its own
    #[arg(long, hide = true, default_value = "true", action = ArgAction::Set)]
    pub isolate: bool,

    /// Seconds that rewriting a program may take in that process
    #[arg(long, hide = true, default_value = "120")]
    pub time_limit: Count,

    /// Address space that it may take there
    #[arg(long, hide = true, default_value = "16GiB")]
    pub memory_limit: Bytes,
}

/// The schema as a clap command, including the keys that are no flags.
fn schema() -> Command {
    Config::augment_args(Command::new("grpo-opt").no_binary_name(true))
}

impl Default for Config {
    fn default() -> Config {
        let nothing_given = schema().try_get_matches_from([""; 0]);
        let read = nothing_given.and_then(|matches| Config::from_arg_matches(&matches));
        read.expect("the defaults of the schema can be read, and nothing in it is required")
    }
}

impl Config {
    /// The configuration of the environment: the file that [`FILE_VARIABLE`] names, overridden by one variable per key.
    ///
    /// # Errors
    /// As [`Layers::environment`].
    pub fn from_environment(variables: impl IntoIterator<Item = (String, String)>) -> Result<Config> {
        Ok(Layers::environment(None, variables)?.config())
    }

    /// The configuration of YAML text, which messages call `name`.
    ///
    /// # Errors
    /// As [`Layers::yaml`].
    pub fn from_yaml(text: &str, name: &str) -> Result<Config> {
        let mut layers = Layers::default();
        layers.yaml(text, name)?;
        Ok(layers.config())
    }

    /// The target; target and VMEM limit are the platform's defaults if not configured.
    pub fn target(&self, platform: Platform) -> Arc<dyn Target> {
        let platform = self.target.tuned(platform);
        self.target.chosen().unwrap_or(platform.target).with(self.tpu(platform), platform.loops())
    }

    /// Options of the passes for a platform.
    pub fn options(&self, platform: Platform) -> Options {
        Options {
            always_fuse: self.always_fuse,
            tile_n: self.tile_n.map(Count::get),
            tile_v: self.tile_v.map(Count::get),
            fuse_limit: self.fuse_limit,
            memory_budget: self.memory_budget.map(|budget| budget.0),
            min_columns: self.min_columns.map(Count::get),
            min_logits_bytes: match self.min_logits {
                Some(least) => least.0,
                None => self.target(platform).loops().min_logits,
            },
            max_remaining: self.max_remaining.map(|most| most.0),
            propagation: Options::default().propagation,
        }
    }

    /// The settings of kernels.
    pub(crate) fn tpu(&self, platform: Platform) -> Tpu {
        let default = Tpu::default();
        let vmem_bytes = platform.chip.map_or(default.vmem_bytes, Chip::kernel_vmem);
        let version = self.mosaic_version.map(|version| version.0).or(platform.mosaic_version);
        Tpu {
            chip: platform.chip.unwrap_or(default.chip),
            vmem_bytes: self.vmem_limit.map_or(vmem_bytes, |limit| limit.0),
            mosaic_version: version.unwrap_or(default.mosaic_version),
            tuned: self.tile_times.as_ref().map(|times| times.table),
        }
    }

    /// YAML text of this configuration.
    pub fn to_yaml(&self) -> String {
        // A compiler's version may be older than those that users may choose; it is sent separately.
        let mosaic_version = self.mosaic_version.filter(|version| VERSIONS.contains(&version.0));
        let known = Config { mosaic_version, ..self.clone() };
        // JSON is YAML.
        serde_json::to_string(&known).expect("keys and values are text")
    }

    /// Names of the disabled passes.
    pub fn disabled(&self) -> Vec<String> {
        self.disable_pass.iter().map(|name| name.0.clone()).collect()
    }

    /// Text that differs if two configurations may rewrite a program differently, for caches of compiled programs.
    /// Paths of remarks and dumps are not in it.
    pub fn identity(&self) -> String {
        let Config { remarks, timing, isolate, time_limit, memory_limit, .. } = Config::default();
        let kept = Config {
            remarks,
            timing,
            remarks_file: None,
            dump_folder: None,
            explain: None,
            plugin: None,
            isolate,
            time_limit,
            memory_limit,
            ..self.clone()
        };
        format!("{kept:?}")
    }
}

#[cfg(test)]
mod tests;
