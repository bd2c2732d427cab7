//! The configuration file: what the compile hook, the Python package and `--config` read.
//!
//! A YAML mapping without nesting. Every key can be given as an environment variable as well, in upper
//! case behind `GRPO_OPT_` (`tile_n` is `GRPO_OPT_TILE_N`); variables win over the file, and command
//! line flags over both.

use crate::platform::Platform;
use crate::target::{TargetKind, pass_names};
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::Chip;
use grpo_mosaic::version::VERSIONS;
use grpo_passes::error::{Error, Result};
use grpo_passes::options::{Budget, Options};
use grpo_passes::pipeline::nearest;
use grpo_passes::remarks::RemarkKind;
use std::path::PathBuf;
use yaml_rust2::{Yaml, YamlLoader};

/// Names the configuration file.
pub const FILE_VARIABLE: &str = "GRPO_OPT_CONFIG";
/// What variables that stand for a key start with.
pub const PREFIX: &str = "GRPO_OPT_";

/// Which remarks are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    All,
    #[default]
    Missed,
    Applied,
    None,
}

impl Shown {
    /// Whether remarks of this kind are shown.
    pub fn includes(self, kind: RemarkKind) -> bool {
        match self {
            Shown::All => true,
            Shown::Missed => kind == RemarkKind::Missed,
            Shown::Applied => kind == RemarkKind::Applied,
            Shown::None => false,
        }
    }
}

/// Everything that can be configured. What a file does not mention is none, or the default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Off: programs pass untouched.
    pub enabled: bool,
    /// A candidate that is not fused, or a failure of ours, is an error.
    pub strict: bool,
    /// What sweeps are lowered to; none leaves the choice to the platform.
    pub target: Option<TargetKind>,
    pub tile_n: Option<i64>,
    pub tile_v: Option<i64>,
    /// VMEM that a kernel may use, in bytes.
    pub vmem_limit: Option<u64>,
    /// Peak device memory that plans may bring a program to, in bytes.
    pub memory_budget: Option<Budget>,
    /// The fewest vocabulary columns of a chain that is worth fusing.
    pub min_columns: Option<i64>,
    /// The fewest bytes of f32 logits of a chain that is worth fusing.
    pub min_logits: Option<u64>,
    pub always_fuse: bool,
    pub fuse_limit: Option<usize>,
    pub mosaic_version: Option<u32>,
    /// Passes to leave out.
    pub disable_pass: Vec<String>,
    pub remarks: Option<Shown>,
    /// Compile hook: what share of each compile it took.
    pub timing: bool,
    /// Where all remarks go, as YAML documents.
    pub remarks_file: Option<PathBuf>,
    /// Compile hook: where each program goes, before and after.
    pub dump_folder: Option<PathBuf>,
    /// Compile hook: the real plugin.
    pub plugin: Option<PathBuf>,
    /// Compile hook: each program is rewritten in a process of its own.
    pub isolate: bool,
    /// Compile hook: seconds that rewriting a program may take in a process of its own.
    pub time_limit: Option<u64>,
    /// Compile hook: bytes of address space that it may take there.
    pub memory_limit: Option<u64>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            enabled: true,
            strict: false,
            target: None,
            tile_n: None,
            tile_v: None,
            vmem_limit: None,
            memory_budget: None,
            min_columns: None,
            min_logits: None,
            always_fuse: false,
            fuse_limit: None,
            mosaic_version: None,
            disable_pass: Vec::new(),
            remarks: None,
            timing: false,
            remarks_file: None,
            dump_folder: None,
            plugin: None,
            isolate: true,
            time_limit: None,
            memory_limit: None,
        }
    }
}

/// The keys of the file, in the order of the documentation.
pub const KEYS: [&str; 21] = [
    "enabled",
    "strict",
    "target",
    "tile_n",
    "tile_v",
    "vmem_limit",
    "memory_budget",
    "min_columns",
    "min_logits",
    "always_fuse",
    "fuse_limit",
    "mosaic_version",
    "disable_pass",
    "remarks",
    "timing",
    "remarks_file",
    "dump_folder",
    "plugin",
    "isolate",
    "time_limit",
    "memory_limit",
];

impl Config {
    /// Reads YAML text on top of this configuration; `name` stands in messages.
    ///
    /// # Errors
    /// [`Error::Usage`] that names the file, the key and, for an unknown key, the nearest known one.
    pub fn read_yaml(&mut self, text: &str, name: &str) -> Result<()> {
        let failed = |message: String| Error::Usage(format!("{name}: {message}"));
        let documents =
            YamlLoader::load_from_str(text).map_err(|e| failed(format!("this is no YAML: {e}")))?;
        let mapping = match documents.as_slice() {
            [] | [Yaml::Null] => return Ok(()),
            [Yaml::Hash(mapping)] => mapping,
            _ => return Err(failed("expected one mapping of keys to values".into())),
        };
        for (key, value) in mapping {
            let key = scalar(key).ok_or_else(|| failed("a key is no word".into()))?;
            if !KEYS.contains(&key.as_str()) {
                return Err(failed(unknown("key", &key, &KEYS)));
            }
            let values = match value {
                Yaml::Null => continue,
                Yaml::Array(list) => list.iter().map(scalar).collect::<Option<Vec<String>>>(),
                one => scalar(one).map(|text| vec![text]),
            };
            let values =
                values.ok_or_else(|| failed(format!("`{key}`: expected a word or a list of words")))?;
            self.set(&key, &values).map_err(|e| failed(format!("`{key}`: {e}")))?;
        }
        Ok(())
    }

    /// Reads a YAML file on top of this configuration.
    ///
    /// # Errors
    /// [`Error::Io`] for a file that cannot be read, and those of [`Config::read_yaml`].
    pub fn read_file(&mut self, path: &str) -> Result<()> {
        let text = std::fs::read_to_string(path)
            .map_err(|source| Error::Io { path: path.to_string(), source })?;
        self.read_yaml(&text, path)
    }

    /// The configuration that environment variables describe: the file that [`FILE_VARIABLE`] names,
    /// then one variable per key.
    ///
    /// # Errors
    /// As [`Config::read_file`]; a variable that starts like ours but stands for no key is an error too.
    pub fn from_environment(variables: impl IntoIterator<Item = (String, String)>) -> Result<Config> {
        Config::layered(None, variables)
    }

    /// The same with `file` in place of the one that [`FILE_VARIABLE`] names.
    ///
    /// # Errors
    /// As [`Config::from_environment`].
    pub fn layered(
        file: Option<&str>,
        variables: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Config> {
        let mut variables: Vec<(String, String)> =
            variables.into_iter().filter(|(name, _)| name.starts_with(PREFIX)).collect();
        variables.sort();
        let mut config = Config::default();
        let named = variables.iter().find(|(n, path)| n == FILE_VARIABLE && !path.is_empty());
        if let Some(path) = file.or(named.map(|(_, path)| path.as_str())) {
            config.read_file(path)?;
        }
        for (name, value) in &variables {
            let key = name[PREFIX.len()..].to_ascii_lowercase();
            if NO_KEYS.contains(&name.as_str()) || value.is_empty() {
                continue;
            }
            if !KEYS.contains(&key.as_str()) {
                let names: Vec<String> = variable_names().collect();
                let known: Vec<&str> = names.iter().map(String::as_str).collect();
                return Err(Error::Usage(unknown("variable", name, &known)));
            }
            let values: Vec<String> = match key.as_str() {
                "disable_pass" => value.split(',').map(|v| v.trim().to_string()).collect(),
                _ => vec![value.trim().to_string()],
            };
            config.set(&key, &values).map_err(|e| Error::Usage(format!("{name}: {e}")))?;
        }
        Ok(config)
    }

    fn set(&mut self, key: &str, values: &[String]) -> std::result::Result<(), String> {
        if key == "disable_pass" {
            let known = pass_names();
            if let Some(bad) = values.iter().find(|v| !known.contains(&v.as_str())) {
                return Err(unknown("pass", bad, &known));
            }
            self.disable_pass = values.to_vec();
            return Ok(());
        }
        let [value] = values else { return Err("expected one value, not a list".into()) };
        match key {
            "enabled" => self.enabled = boolean(value)?,
            "strict" => self.strict = boolean(value)?,
            "target" => self.target = target(value)?,
            "tile_n" => self.tile_n = Some(positive(value)?),
            "tile_v" => self.tile_v = Some(positive(value)?),
            "vmem_limit" => self.vmem_limit = Some(bytes(value)?),
            "memory_budget" => self.memory_budget = Some(budget(value)?),
            "min_columns" => self.min_columns = Some(positive(value)?),
            "min_logits" => self.min_logits = Some(bytes(value)?),
            "always_fuse" => self.always_fuse = boolean(value)?,
            "fuse_limit" => self.fuse_limit = Some(number(value)?),
            "mosaic_version" => self.mosaic_version = Some(mosaic_version(value)?),
            "remarks" => self.remarks = Some(shown(value)?),
            "timing" => self.timing = boolean(value)?,
            "remarks_file" => self.remarks_file = Some(value.into()),
            "dump_folder" => self.dump_folder = Some(value.into()),
            "plugin" => self.plugin = Some(value.into()),
            "isolate" => self.isolate = boolean(value)?,
            "time_limit" => self.time_limit = Some(positive(value)?.unsigned_abs()),
            "memory_limit" => self.memory_limit = Some(bytes(value)?),
            other => return Err(unknown("key", other, &KEYS)),
        }
        Ok(())
    }

    /// The options of the passes, with `platform`'s target and VMEM where none are configured.
    pub fn options(&self, platform: Platform) -> Options {
        let (default, tpu) = (Options::default(), self.tpu(platform));
        Options {
            target: self.target.unwrap_or(platform.target).with(tpu),
            always_fuse: self.always_fuse,
            tile_n: self.tile_n,
            tile_v: self.tile_v,
            fuse_limit: self.fuse_limit,
            memory_budget: self.memory_budget.unwrap_or_default(),
            min_columns: self.min_columns.unwrap_or(default.min_columns),
            min_logits_bytes: self.min_logits.unwrap_or(default.min_logits_bytes),
            propagation: default.propagation,
        }
    }

    /// The TPU that kernels are written for, should sweeps become kernels.
    pub fn tpu(&self, platform: Platform) -> Tpu {
        let default = Tpu::default();
        let vmem_bytes = platform.chip.map_or(default.vmem_bytes, Chip::kernel_vmem);
        let version = self.mosaic_version.or(platform.mosaic_version);
        Tpu {
            chip: platform.chip.unwrap_or(default.chip),
            vmem_bytes: self.vmem_limit.unwrap_or(vmem_bytes),
            mosaic_version: version.unwrap_or(default.mosaic_version),
        }
    }

    /// YAML that reads as this configuration.
    pub fn to_yaml(&self) -> String {
        let mut out = String::new();
        let mut line = |key: &str, value: Option<String>| {
            if let Some(value) = value {
                out += &format!("{key}: {value}\n");
            }
        };
        // A JSON string is YAML as well.
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        let path = |path: &Option<PathBuf>| path.as_ref().map(|p| quoted(&p.to_string_lossy()));
        let number = |n: Option<u64>| n.map(|n| n.to_string());
        let signed = |n: Option<i64>| n.map(|n| n.to_string());
        line("enabled", Some(self.enabled.to_string()));
        line("strict", Some(self.strict.to_string()));
        line(
            "target",
            self.target.map(|t| if t == TargetKind::Tpu { "tpu" } else { "portable" }.into()),
        );
        line("tile_n", signed(self.tile_n));
        line("tile_v", signed(self.tile_v));
        line("vmem_limit", number(self.vmem_limit));
        line(
            "memory_budget",
            self.memory_budget.map(|budget| match budget {
                Budget::Bytes(bytes) => bytes.to_string(),
                Budget::Percent(percent) => format!("{}.{:02}x", percent / 100, percent % 100),
            }),
        );
        line("min_columns", signed(self.min_columns));
        line("min_logits", number(self.min_logits));
        line("always_fuse", Some(self.always_fuse.to_string()));
        line("fuse_limit", self.fuse_limit.map(|n| n.to_string()));
        line(
            "mosaic_version",
            self.mosaic_version.filter(|v| VERSIONS.contains(v)).map(|v| v.to_string()),
        );
        if !self.disable_pass.is_empty() {
            let names: Vec<String> = self.disable_pass.iter().map(|name| quoted(name)).collect();
            line("disable_pass", Some(format!("[{}]", names.join(", "))));
        }
        line("remarks", self.remarks.map(|shown| format!("{shown:?}").to_ascii_lowercase()));
        line("timing", Some(self.timing.to_string()));
        line("remarks_file", path(&self.remarks_file));
        line("dump_folder", path(&self.dump_folder));
        line("plugin", path(&self.plugin));
        line("isolate", Some(self.isolate.to_string()));
        line("time_limit", number(self.time_limit));
        line("memory_limit", number(self.memory_limit));
        out
    }

    /// Text that differs whenever two configurations can rewrite a program differently: what caches of
    /// compiled programs must know. Where remarks and dumps go is not part of it.
    pub fn identity(&self) -> String {
        let kept = Config {
            remarks: None,
            timing: false,
            remarks_file: None,
            dump_folder: None,
            plugin: None,
            isolate: true,
            time_limit: None,
            memory_limit: None,
            ..self.clone()
        };
        format!("{kept:?}")
    }
}

/// Names the compile hook's library for the Python package.
pub const LIBRARY_VARIABLE: &str = "GRPO_OPT_LIBRARY";
/// Leaves crashes of the command line to the operating system, for a core dump or a debugger.
pub const CORE_DUMP_VARIABLE: &str = "GRPO_OPT_CORE_DUMP";

/// Variables that start like ours and stand for no key of the configuration.
const NO_KEYS: [&str; 3] = [FILE_VARIABLE, LIBRARY_VARIABLE, CORE_DUMP_VARIABLE];

/// The environment's variables that are text.
pub fn environment() -> impl Iterator<Item = (String, String)> {
    std::env::vars_os().filter_map(|(n, v)| Some((n.into_string().ok()?, v.into_string().ok()?)))
}

/// All variables that are read, for messages.
fn variable_names() -> impl Iterator<Item = String> {
    let keys = KEYS.into_iter().map(|k| format!("{PREFIX}{}", k.to_ascii_uppercase()));
    keys.chain(NO_KEYS.map(str::to_string))
}

fn scalar(value: &Yaml) -> Option<String> {
    match value {
        Yaml::String(text) | Yaml::Real(text) => Some(text.clone()),
        Yaml::Integer(n) => Some(n.to_string()),
        Yaml::Boolean(b) => Some(b.to_string()),
        _ => None,
    }
}

/// `unknown key `x`; the nearest is `y` (known: …)`.
fn unknown(what: &str, name: &str, known: &[&str]) -> String {
    let near = nearest(name, known.iter().copied()).unwrap_or_default();
    format!("unknown {what} `{name}`; the nearest is `{near}` (known: {})", known.join(", "))
}

fn boolean(value: &str) -> std::result::Result<bool, String> {
    match value.to_ascii_lowercase().as_str() {
        "true" | "on" | "yes" | "1" => Ok(true),
        "false" | "off" | "no" | "0" => Ok(false),
        _ => Err(format!("expected true or false, not `{value}`")),
    }
}

fn number<T: std::str::FromStr>(value: &str) -> std::result::Result<T, String> {
    value.parse().map_err(|_| format!("expected a whole number, not `{value}`"))
}

fn positive(value: &str) -> std::result::Result<i64, String> {
    let n = number(value)?;
    if n < 1 { Err(format!("expected a number from 1, not `{value}`")) } else { Ok(n) }
}

/// Bytes, with the units KiB, MiB and GiB.
///
/// # Errors
/// Says what is no such number.
pub fn bytes(value: &str) -> std::result::Result<u64, String> {
    let digits = value.trim_end_matches(|c: char| c.is_ascii_alphabetic()).trim_end();
    let shift = match value[digits.len()..].trim() {
        "" | "B" => 0,
        "KiB" => 10,
        "MiB" => 20,
        "GiB" => 30,
        unit => return Err(format!("unknown unit `{unit}`; known: KiB, MiB, GiB")),
    };
    let n: u64 = number(digits)?;
    n.checked_mul(1 << shift).ok_or_else(|| format!("`{value}` is too large"))
}

/// An amount of memory: [`bytes`], or a multiple such as `1.25x` of what arguments and results take.
///
/// # Errors
/// Says what is neither.
pub fn budget(value: &str) -> std::result::Result<Budget, String> {
    let Some(times) = value.strip_suffix('x') else { return bytes(value).map(Budget::Bytes) };
    let (whole, part) = times.split_once('.').unwrap_or((times, "0"));
    if !matches!(part.len(), 1 | 2) {
        return Err(format!("expected a multiple with up to two decimals such as 1.25x, not `{value}`"));
    }
    let (whole, part): (u64, u64) = (number(whole)?, number(&format!("{part:0<2}"))?);
    let percent = whole.checked_mul(100).and_then(|w| w.checked_add(part));
    percent.map(Budget::Percent).ok_or_else(|| format!("`{value}` is too large"))
}

fn target(value: &str) -> std::result::Result<Option<TargetKind>, String> {
    match value {
        "auto" => Ok(None),
        "tpu" => Ok(Some(TargetKind::Tpu)),
        "portable" => Ok(Some(TargetKind::Portable)),
        _ => Err(format!("expected auto, tpu or portable, not `{value}`")),
    }
}

/// A version of Mosaic's form that can be written.
///
/// # Errors
/// Says which ones can.
pub fn check_mosaic_version(n: u32) -> std::result::Result<u32, String> {
    if VERSIONS.contains(&n) {
        return Ok(n);
    }
    let known = VERSIONS.map(|v| v.to_string()).join(", ");
    Err(format!("Mosaic version {n} is not known; known are {known}"))
}

fn mosaic_version(value: &str) -> std::result::Result<u32, String> {
    check_mosaic_version(number(value)?)
}

fn shown(value: &str) -> std::result::Result<Shown, String> {
    match value {
        "all" => Ok(Shown::All),
        "missed" => Ok(Shown::Missed),
        "applied" => Ok(Shown::Applied),
        "none" => Ok(Shown::None),
        _ => Err(format!("expected all, missed, applied or none, not `{value}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn yaml(text: &str) -> Result<Config> {
        let mut config = Config::default();
        config.read_yaml(text, "c.yaml").map(|()| config)
    }

    fn message(result: Result<Config>) -> String {
        result.unwrap_err().to_string()
    }

    fn variables(list: &[(&str, &str)]) -> Result<Config> {
        Config::from_environment(list.iter().map(|(n, v)| (n.to_string(), v.to_string())))
    }

    #[test]
    fn every_key_is_read() {
        let all = yaml(
            "enabled: off\nstrict: yes\ntarget: portable\ntile_n: 256\ntile_v: 1024\nvmem_limit: 96MiB\nmemory_budget: 3GiB\n\
             min_columns: 512\nmin_logits: 1 GiB\nalways_fuse: true\nfuse_limit: 0\nmosaic_version: 13\n\
             disable_pass: [merge, online]\nremarks: all\ntiming: on\nremarks_file: r.yaml\ndump_folder: d\nplugin: p.so\n\
             isolate: off\ntime_limit: 7\nmemory_limit: 2GiB\n",
        )
        .unwrap();
        assert_eq!(yaml(&all.to_yaml()).unwrap(), all);
        assert_eq!((all.isolate, all.time_limit, all.memory_limit), (false, Some(7), Some(2 << 30)));
        let percent = yaml("memory_budget: 1.5x\nremarks_file: \"a \\\" b: c\"").unwrap();
        assert_eq!(yaml(&percent.to_yaml()).unwrap(), percent);
        assert_eq!(yaml(&Config::default().to_yaml()).unwrap(), Config::default());
        assert_eq!((all.enabled, all.strict, all.always_fuse, all.timing), (false, true, true, true));
        assert_eq!((all.tile_n, all.tile_v, all.fuse_limit), (Some(256), Some(1024), Some(0)));
        assert_eq!((all.vmem_limit, all.min_logits), (Some(96 << 20), Some(1 << 30)));
        assert_eq!(all.memory_budget, Some(Budget::Bytes(3 << 30)));
        assert_eq!(all.disable_pass, ["merge", "online"]);
        assert!(all.options(Platform::default()).target.plans_loops());
        assert_eq!(yaml("# nothing\n").unwrap(), Config::default());
        assert!(!yaml("target: auto").unwrap().options(Platform::default()).target.plans_loops());
    }

    #[test]
    fn the_chip_decides_on_vmem_unless_a_limit_is_given() {
        let vmem =
            |text, topology| yaml(text).unwrap().tpu(Platform::of_topology(topology)).vmem_bytes >> 20;
        assert_eq!(vmem("", Some("v5p:2x2x1")), 60);
        assert_eq!(vmem("", Some("v6e:2x2")), 120);
        assert_eq!(vmem("", None), Tpu::default().vmem_bytes >> 20);
        assert_eq!(vmem("vmem_limit: 32MiB", Some("v6e:2x2")), 32);
    }

    #[test]
    fn the_compiler_decides_on_the_version_unless_one_is_given() {
        let tpu = Platform::of("tpu", "TPU v6 lite");
        let version = |text, platform| yaml(text).unwrap().tpu(platform).mosaic_version;
        let old = tpu.with_compiler("Built on Jan 12 2026 16:25:22 (1768263922) cl/854318611");
        assert_eq!((version("", tpu), version("", old)), (11, 9));
        assert_eq!(version("mosaic_version: 8", old), 8);
    }

    #[test]
    fn an_unknown_key_names_the_nearest() {
        let text = message(yaml("vmem_limt: 3"));
        assert!(text.contains("c.yaml: unknown key `vmem_limt`; the nearest is `vmem_limit`"), "{text}");
        let text = message(variables(&[("GRPO_OPT_STRICKT", "1")]));
        assert!(text.contains("`GRPO_OPT_STRICKT`; the nearest is `GRPO_OPT_STRICT`"), "{text}");
        let text = message(yaml("disable_pass: onlin"));
        assert!(text.contains("unknown pass `onlin`; the nearest is `online`"), "{text}");
    }

    #[test]
    fn bad_values_are_explained() {
        for (text, part) in [
            ("strict: maybe", "`strict`: expected true or false, not `maybe`"),
            ("tile_n: 0", "expected a number from 1"),
            ("vmem_limit: 3MB", "unknown unit `MB`"),
            ("vmem_limit: 99999999999GiB", "too large"),
            ("memory_budget: 184467440737095516.99x", "too large"),
            ("target: gpu", "expected auto, tpu or portable"),
            ("mosaic_version: 3", "Mosaic version 3 is not known; known are 4, 5, 6"),
            ("tile_n: [1, 2]", "expected one value"),
            ("tile_n: {a: b}", "expected a word"),
            ("- a\n- b", "expected one mapping"),
            ("a: b: c", "no YAML"),
        ] {
            let found = message(yaml(text));
            assert!(found.contains(part), "{text}: {found}");
        }
    }

    #[test]
    fn variables_win_over_the_file() {
        let path = std::env::temp_dir().join(format!("grpo-config-{}.yaml", std::process::id()));
        std::fs::write(&path, "tile_n: 64\ntile_v: 128\n").unwrap();
        let file = path.to_str().unwrap();
        let config = variables(&[(FILE_VARIABLE, file), ("GRPO_OPT_TILE_N", "32"), ("HOME", "x")]);
        std::fs::remove_file(&path).unwrap();
        let config = config.unwrap();
        assert_eq!((config.tile_n, config.tile_v), (Some(32), Some(128)));
        assert!(message(variables(&[(FILE_VARIABLE, file)])).contains(file));
    }

    #[test]
    fn variables_of_other_parts_are_no_keys() {
        for name in [LIBRARY_VARIABLE, CORE_DUMP_VARIABLE] {
            assert_eq!(variables(&[(name, "1")]).unwrap(), Config::default(), "{name}");
        }
    }

    #[test]
    fn the_identity_is_what_changes_programs() {
        let base = yaml("").unwrap().identity();
        assert_eq!(
            yaml("remarks: all\ntiming: on\ndump_folder: d\nplugin: p\nisolate: off\ntime_limit: 1\nmemory_limit: 1GiB").unwrap().identity(),
            base
        );
        for text in ["tile_v: 256", "strict: true", "target: portable", "disable_pass: merge"] {
            assert!(yaml(text).unwrap().identity() != base, "{text}");
        }
    }
}
