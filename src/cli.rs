//! The command line.

use anyhow::Result;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, FromArgMatches, Parser, Subcommand};
use grpo_driver::config::{self, Config, Layers};
use grpo_io::write::Emit;
use grpo_pipeline::Verify;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

const EXIT_CODES: &str = "\
Exit codes: 0 done (also when there was nothing to fuse), 1 bad input or a failed pass, 2 usage, \
3 a loss was not fused under --strict.";

/// Fuses language-model heads and their losses in StableHLO modules.
///
/// Reads a module as JAX exports it (text, bytecode or portable artifact, recognised by content), finds
/// losses with the matmul of their head, and writes the module with these fused, so that no [tokens, vocabulary] array
/// is ever stored.
#[derive(Parser, Debug)]
#[command(name = "grpo-opt", version, after_help = EXIT_CODES, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,

    #[command(flatten)]
    pub opt: Cli,
}

/// Options of `opt` and `explain`, and of the program without a command.
#[derive(Args, Debug)]
pub struct Cli {
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

    /// Print the table of docs/configuration.md
    #[arg(long, hide = true)]
    pub config_table: bool,

    #[command(flatten)]
    pub flags: Flags,

    /// A command that propagates the shardings of a program which XLA partitions by itself, so that it can be
    /// fused: it reads a module and writes JSON (tools/dev/propagate does it with the set-up's jaxlib)
    #[arg(long, value_name = "COMMAND")]
    pub propagate: Option<String>,

    /// Compile the result ahead of time for a topology and print what it needs of memory: v6e:2x2, v5e:2x2,
    /// v5p:2x2x1, v4:2x2x1, tpu7x:2x2x1, or a GPU, h100, h200, a100, l4, or several, h100:8; the module is
    /// written only with -o then. For GPUs JAX's CUDA plugin compiles ($GRPO_CUDA_PLUGIN, or python3's)
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

    /// Write a JSON report of what was fused
    #[arg(long, value_name = "FILE")]
    pub report: Option<String>,

    /// Print the module to standard error after every pass
    #[arg(long)]
    pub print_ir_after_all: bool,

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

    /// Set by `grpo-opt explain`: write a page and no module.
    #[arg(skip)]
    pub explains_only: bool,
}

/// Names of the commands, for suggestions.
pub const COMMANDS: [&str; 4] = ["opt", "run", "doctor", "explain"];

/// Commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Rewrite a module, as without a command
    Opt(Box<Cli>),

    /// Start a program whose JAX fuses what it compiles: grpo-opt run -- python train.py
    Run(RunArguments),

    /// Say what is found on this machine, and prove with a small program that it works
    Doctor(DoctorArguments),

    /// Write a page that explains what is done to a module, and no module; -o names the page, by default INPUT with
    /// .html
    Explain(Box<Cli>),
}

/// `grpo-opt doctor`.
#[derive(Args, Debug)]
pub struct DoctorArguments {
    /// The compile hook's configuration, a YAML file
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
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

/// Flags of the command line that set keys of the configuration. Names, types, documentation and defaults are those of
/// [`Config`].
#[derive(Clone, Debug)]
pub struct Flags(Vec<Flag>);

/// A flag and its values.
#[derive(Clone, Debug)]
struct Flag {
    key: String,
    words: Vec<String>,
    is_list: bool,
}

/// Keys of the configuration that are flags, as clap's arguments.
fn flags() -> impl Iterator<Item = Arg> {
    let keys: Vec<Arg> = Config::augment_args(clap::Command::new("").next_display_order(None))
        .get_arguments()
        .cloned()
        .collect();
    keys.into_iter().filter(|key| !key.is_hide_set())
}

impl Args for Flags {
    fn augment_args(command: clap::Command) -> clap::Command {
        command.args(flags())
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Flags::augment_args(command)
    }
}

impl FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> std::result::Result<Flags, clap::Error> {
        let mut given = Vec::new();
        for flag in flags() {
            let key = flag.get_id().as_str();
            if matches.value_source(key) != Some(ValueSource::CommandLine) {
                continue;
            }
            let words = matches.get_raw(key).into_iter().flatten().map(|word| word.to_str());
            let words: Option<Vec<String>> = words.map(|word| word.map(str::to_string)).collect();
            let words = words.ok_or_else(|| clap::Error::new(ErrorKind::InvalidUtf8))?;
            let is_list = matches!(flag.get_action(), ArgAction::Append);
            given.push(Flag { key: key.to_string(), words, is_list });
        }
        Ok(Flags(given))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> std::result::Result<(), clap::Error> {
        *self = Flags::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Replaces keys of the configuration in backticks, such as `always_fuse`, by their flags.
pub fn with_flags(text: &str) -> String {
    flags().fold(text.to_string(), |text, flag| {
        let name = flag.get_long().unwrap_or_default();
        text.replace(&format!("`{}`", flag.get_id()), &format!("--{name}"))
    })
}

/// A parsed command line.
pub enum Request {
    /// Without a command, `opt` and `explain`.
    Rewrite(Box<Cli>),
    Run(RunArguments),
    Doctor(DoctorArguments),
}

impl Arguments {
    /// The command with its options.
    pub fn request(self) -> Request {
        match self.command {
            None => Request::Rewrite(Box::new(self.opt)),
            Some(Command::Opt(cli)) => Request::Rewrite(cli),
            Some(Command::Explain(cli)) => Request::Rewrite(Box::new(cli.explained())),
            Some(Command::Run(arguments)) => Request::Run(arguments),
            Some(Command::Doctor(arguments)) => Request::Doctor(arguments),
        }
    }
}

impl Cli {
    /// These options for `explain`: `-o` names the page.
    fn explained(mut self) -> Cli {
        let page = self.output.take().unwrap_or_else(|| self.page_name());
        self.flags.0.push(Flag { key: "explain".into(), words: vec![page], is_list: false });
        Cli { explains_only: true, ..self }
    }

    /// The configuration: the file, overridden by environment variables, overridden by flags.
    ///
    /// # Errors
    /// A usage error for a file or variable that cannot be read.
    pub fn configuration(&self) -> Result<Config> {
        let mut layers = Layers::environment(self.config.as_deref(), config::environment())?;
        for Flag { key, words, is_list } in &self.flags.0 {
            layers.flag(key, words.clone(), *is_list);
        }
        Ok(layers.config())
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

    /// The path to which the module is written; none with `--compile` or `explain` and without `-o`.
    pub fn output(&self) -> Option<&str> {
        let default = if self.compile.is_some() || self.explains_only { None } else { Some("-") };
        self.output.as_deref().or(default)
    }

    /// The name of a page about the input: `program.html` for `dir/program.mlir`.
    pub fn page_name(&self) -> String {
        let stem = Path::new(&self.input).file_stem().filter(|_| self.input != "-");
        format!("{}.html", stem.unwrap_or("stdin".as_ref()).to_string_lossy())
    }

    /// The input's name in locations and messages.
    pub fn input_name(&self) -> &str {
        if self.input == "-" { "<stdin>" } else { &self.input }
    }
}
