//! The command line.

use anyhow::Result;
use clap::{ArgAction, Args, CommandFactory, Parser, Subcommand, ValueEnum};
use grpo_driver::config::{self, Config, KEYS, Shown};
use grpo_driver::target::TargetKind;
use grpo_passes::error::Error;
use grpo_passes::io::write::Emit;
use grpo_passes::pipeline::Verify;
use std::ffi::OsString;
use std::path::PathBuf;

const EXIT_CODES: &str = "\
Exit codes: 0 done (also when there was nothing to fuse), 1 bad input or a failed pass, 2 usage, \
3 a candidate was not fused under --strict.";

/// Fuses language-model heads and their losses in StableHLO modules.
///
/// Reads a module as JAX exports it (text, bytecode or portable artifact, recognised by content), finds
/// chains from the head's matmul to the loss, and writes the module with those chains fused, so that no
/// [tokens, vocabulary] array is ever stored.
#[derive(Parser, Debug)]
#[command(name = "grpo-opt", version, after_help = EXIT_CODES, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,

    /// The module to read; `-` is standard input
    #[arg(default_value = "-", value_name = "INPUT")]
    pub input: String,

    /// The file to write; `-` is standard output, which is the default
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<String>,

    /// Read defaults for the options below from a YAML file, the compile hook's own [default:
    /// $GRPO_OPT_CONFIG]; variables such as GRPO_OPT_TILE_N win over it, and flags over both
    #[arg(long, value_name = "FILE")]
    pub config: Option<String>,

    /// What fused chains are lowered to [default: tpu]
    #[arg(long, value_enum)]
    pub target: Option<Target>,

    /// Encoding of the output: text, generic, bytecode or portable-artifact[=VERSION]
    #[arg(long, value_name = "ENCODING", default_value = "text")]
    pub emit: String,

    /// Print locations in text output even if the input had none
    #[arg(long)]
    pub mlir_print_debuginfo: bool,

    /// Run these passes, ours and MLIR's, instead of the default ones: 'builtin.module(outline,cse)'
    #[arg(long, value_name = "PIPELINE")]
    pub pass_pipeline: Option<String>,

    /// List the passes with their documentation
    #[arg(long)]
    pub list_passes: bool,

    /// Print what is known of the TPU generations, as JSON
    #[arg(long, hide = true)]
    pub chip_info: bool,

    /// Leave out a pass (repeatable)
    #[arg(long, value_name = "NAME")]
    pub disable_pass: Vec<String>,

    /// Fuse at most N chains; for bisecting
    #[arg(long, value_name = "N")]
    pub fuse_limit: Option<usize>,

    /// Fuse wherever it is legal, whatever the cost model says
    #[arg(long)]
    pub always_fuse: bool,

    /// Fail (exit code 3, no output) when a candidate chain was not fused
    #[arg(long)]
    pub strict: bool,

    /// Rows (tokens) of a tile, instead of the plan's
    #[arg(long, value_name = "ROWS", value_parser = clap::value_parser!(i64).range(1..))]
    pub tile_n: Option<i64>,

    /// Columns (vocabulary entries) of a tile, instead of the plan's
    #[arg(long, value_name = "COLUMNS", value_parser = clap::value_parser!(i64).range(1..))]
    pub tile_v: Option<i64>,

    /// Peak device memory that plans may bring the program to: bytes such as 3GiB, or a multiple of what
    /// arguments and results take, such as 1.05x; more can be faster [default: 1.25x]
    #[arg(long, value_name = "BYTES", value_parser = grpo_driver::config::budget)]
    pub memory_budget: Option<grpo_passes::options::Budget>,

    /// A command that propagates the shardings of a program which XLA partitions by itself, so that it can be
    /// fused: it reads a module and writes JSON (tools/propagate does it with the set-up's jaxlib)
    #[arg(long, value_name = "COMMAND")]
    pub propagate: Option<String>,

    /// Version of Mosaic's kernel form to write [default: 11, or what the compiler of --compile takes]
    #[arg(long, value_name = "N")]
    pub mosaic_version: Option<u32>,

    /// Compile the result ahead of time for a TPU topology and print what it needs of memory: v6e:2x2,
    /// v5e:2x2, v5p:2x2x1, v4:2x2x1, tpu7x:2x2x1; the module is written only with -o then
    #[arg(long, value_name = "TOPOLOGY")]
    pub compile: Option<String>,

    /// With --compile, compile the input as well, for comparison
    #[arg(long, requires = "compile")]
    pub compile_original: bool,

    /// With --compile, stop before the compiler: -o gets the module that it would get
    #[arg(long, hide = true, requires = "compile")]
    pub lower_only: bool,

    /// The TPU compiler (default: $GRPO_LIBTPU, the set-up's, or python3's libtpu package)
    #[arg(long, value_name = "PATH")]
    pub libtpu: Option<String>,

    /// Which decisions to print to standard error [default: missed]
    #[arg(long, value_enum)]
    pub remarks: Option<Remarks>,

    /// Write all decisions to a file of YAML documents
    #[arg(long, value_name = "FILE")]
    pub remarks_file: Option<String>,

    /// Write a JSON report of what was fused
    #[arg(long, value_name = "FILE")]
    pub report: Option<String>,

    /// Print the module to standard error after every pass
    #[arg(long)]
    pub print_ir_after_all: bool,

    /// Print the time of every pass to standard error
    #[arg(long)]
    pub timing: bool,

    /// Verify the module after every pass; the default pipeline verifies at its end, and again after every
    /// pass if that fails
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true,
          default_missing_value = "true", action = ArgAction::Set)]
    pub verify_each: Option<bool>,

    /// Process each piece between `// -----` lines on its own
    #[arg(long)]
    pub split_input_file: bool,

    /// Check diagnostics and remarks against `expected-…` comments; writes no module
    #[arg(long)]
    pub verify_diagnostics: bool,
}

/// What is done other than rewriting a module.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Start a program whose JAX fuses what it compiles: grpo-opt run -- python train.py
    Run(RunArguments),
}

/// `grpo-opt run`.
#[derive(Args, Debug)]
pub struct RunArguments {
    /// The compile hook's configuration, a YAML file
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// The command and its arguments
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true, value_name = "COMMAND")]
    pub command: Vec<OsString>,
}

/// `--target`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Target {
    /// Mosaic kernels for TPUs
    Tpu,
    /// StableHLO loops, for any backend
    Portable,
}

/// `--remarks`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Remarks {
    All,
    Missed,
    Applied,
    None,
}

impl Remarks {
    fn shown(self) -> Shown {
        match self {
            Remarks::All => Shown::All,
            Remarks::Missed => Shown::Missed,
            Remarks::Applied => Shown::Applied,
            Remarks::None => Shown::None,
        }
    }
}

/// Text that names keys of the configuration, such as `always_fuse` in backticks, with the flags that
/// stand for them.
pub fn with_flags(text: &str) -> String {
    let command = Cli::command();
    let has = |flag: &str| command.get_arguments().any(|a| a.get_long() == Some(flag));
    KEYS.iter().fold(text.to_string(), |text, key| {
        let flag = key.replace('_', "-");
        if has(&flag) { text.replace(&format!("`{key}`"), &format!("--{flag}")) } else { text }
    })
}

impl Cli {
    /// The configuration file, with the environment's variables and then the flags on top.
    ///
    /// # Errors
    /// A usage error for a file or variable that does not read, and for values that no pass can work with.
    pub fn configuration(&self) -> Result<Config> {
        let mut config = Config::layered(self.config.as_deref(), config::environment())?;
        if let Some(version) = self.mosaic_version {
            config::check_mosaic_version(version).map_err(Error::Usage)?;
        }
        let target = self.target.map(|t| match t {
            Target::Tpu => TargetKind::Tpu,
            Target::Portable => TargetKind::Portable,
        });
        config.target = target.or(config.target);
        config.mosaic_version = self.mosaic_version.or(config.mosaic_version);
        config.tile_n = self.tile_n.or(config.tile_n);
        config.tile_v = self.tile_v.or(config.tile_v);
        config.memory_budget = self.memory_budget.or(config.memory_budget);
        config.fuse_limit = self.fuse_limit.or(config.fuse_limit);
        config.always_fuse |= self.always_fuse;
        config.strict |= self.strict;
        config.disable_pass.extend(self.disable_pass.iter().cloned());
        config.remarks = self.remarks.map(Remarks::shown).or(config.remarks);
        config.remarks_file = self.remarks_file.as_ref().map(Into::into).or(config.remarks_file);
        Ok(config)
    }

    /// When the module is verified.
    pub fn verify(&self) -> Verify {
        match self.verify_each {
            Some(true) => Verify::EachPass,
            Some(false) => Verify::Never,
            None if self.pass_pipeline.is_some() => Verify::EachPass,
            None => Verify::AtEnd,
        }
    }

    /// The output's encoding.
    ///
    /// # Errors
    /// A usage error for an unknown one.
    pub fn emit(&self) -> Result<Emit> {
        Ok(Emit::parse(&self.emit)?)
    }

    /// Where the module goes; nowhere when it was only to be compiled.
    pub fn output(&self) -> Option<&str> {
        let default = if self.compile.is_some() { None } else { Some("-") };
        self.output.as_deref().or(default)
    }

    /// The input's name as it appears in locations and messages.
    pub fn input_name(&self) -> &str {
        if self.input == "-" { "<stdin>" } else { &self.input }
    }
}
