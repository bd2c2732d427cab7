//! Types of the configuration's values other than numbers, words and paths.
//!
//! Each is parsed from a word (`FromStr`), whether that comes from the file, a variable or a flag.

use crate::platform::Platform;
use crate::small;
use crate::target::{TargetKind, pass_names};
use clap::ValueEnum;
use grpo_io::remarks::{Remark, RemarkKind, Significance};
use grpo_loops::gpu::Gpu;
use grpo_mosaic::plan::Tuned;
use grpo_mosaic::version::VERSIONS;
use grpo_pipeline::nearest;
use grpo_transforms::options::Budget;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};

/// A whole number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Count(i64);

impl Count {
    /// The number.
    pub fn get(self) -> i64 {
        self.0
    }
}

/// An amount of memory in bytes; written with the units KiB, MiB and GiB, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Bytes(pub u64);

/// Device memory that plans may use: [`Bytes`], a multiple such as `1.25x` of arguments + outputs − aliased, or a
/// fraction of the logits such as `logits/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Memory(pub Budget);

/// A version of Mosaic's serialized form that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct MosaicVersion(pub u32);

/// A file with kernel times by tile size, and its content. Two are equal if path and content are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TileTimes {
    path: String,
    /// The content.
    pub table: &'static Tuned,
}

// No time in a table is NaN.
impl Eq for TileTimes {}

/// The name of one of our passes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct PassName(pub String);

/// What fused losses are lowered to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Lowering {
    /// The platform decides.
    Auto,
    /// Mosaic kernels for TPUs.
    Tpu,
    /// StableHLO loops, for any backend.
    Portable,
    /// StableHLO loops tuned for CPUs, on any platform.
    Cpu,
    /// StableHLO loops planned for the platform's GPU, or for an unknown GPU.
    Gpu,
    /// StableHLO loops planned for an H100, on any platform.
    H100,
    /// The same for an H200.
    H200,
    /// The same for an A100.
    A100,
    /// The same for an L4.
    L4,
}

impl Lowering {
    /// The target, unless the platform decides.
    pub(crate) fn chosen(self) -> Option<TargetKind> {
        match self {
            Lowering::Auto => None,
            Lowering::Tpu => Some(TargetKind::Tpu),
            _ => Some(TargetKind::Portable),
        }
    }

    /// The platform whose loops are used in a program for `platform`.
    pub(crate) fn tuned(self, platform: Platform) -> Platform {
        let gpu = |kind| Platform { gpu: Some(Gpu::of(kind)), cpu: false, ..platform };
        match self {
            Lowering::Auto | Lowering::Tpu | Lowering::Portable => platform,
            Lowering::Cpu => Platform { cpu: true, gpu: None, ..platform },
            Lowering::Gpu if platform.gpu.is_some() => platform,
            Lowering::Gpu => gpu(""),
            Lowering::H100 => gpu("h100"),
            Lowering::H200 => gpu("h200"),
            Lowering::A100 => gpu("a100"),
            Lowering::L4 => gpu("l4"),
        }
    }
}

/// Which remarks are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Shown {
    /// All remarks.
    All,
    /// Losses that are not fused.
    Missed,
    /// Fused losses.
    Applied,
    /// No remarks.
    None,
}

impl Shown {
    /// True if remarks of this kind are shown.
    pub fn includes(self, kind: RemarkKind) -> bool {
        match self {
            Shown::All => true,
            Shown::Missed => kind == RemarkKind::Missed,
            Shown::Applied => kind == RemarkKind::Applied,
            Shown::None => false,
        }
    }

    /// True if a remark is printed. Remarks on what is no language-model loss are printed by `all` only.
    pub fn tells(self, remark: &Remark) -> bool {
        self == Shown::All || remark.significance != Significance::Other && self.includes(remark.kind)
    }
}

/// A whole number.
pub(super) fn number<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("expected a whole number, not `{word}`"))
}

/// The message for an unknown name: `unknown key `x`; the nearest is `y` (known: …)`.
pub(super) fn unknown(what: &str, name: &str, known: &[&str]) -> String {
    let near = nearest(name, known.iter().copied()).unwrap_or_default();
    format!("unknown {what} `{name}`; the nearest is `{near}` (known: {})", known.join(", "))
}

impl FromStr for Count {
    type Err = String;

    fn from_str(word: &str) -> Result<Count, String> {
        match number(word)? {
            n @ 1.. => Ok(Count(n)),
            _ => Err(format!("expected a number from 1, not `{word}`")),
        }
    }
}

impl FromStr for Bytes {
    type Err = String;

    fn from_str(word: &str) -> Result<Bytes, String> {
        let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic()).trim_end();
        let shift = match word[digits.len()..].trim() {
            "" | "B" => 0,
            "KiB" => 10,
            "MiB" => 20,
            "GiB" => 30,
            unit => return Err(format!("unknown unit `{unit}`; known: KiB, MiB, GiB")),
        };
        let n: u64 = number(if digits.is_empty() { word } else { digits })?;
        n.checked_mul(1 << shift).map(Bytes).ok_or_else(|| format!("`{word}` is too large"))
    }
}

impl FromStr for Memory {
    type Err = String;

    fn from_str(word: &str) -> Result<Memory, String> {
        if let Some(divisor) = word.strip_prefix("logits/") {
            let divisor = number::<u64>(divisor).ok().filter(|divisor| *divisor > 0);
            let budget = divisor.map(|divisor| Memory(Budget::Logits(divisor)));
            return budget.ok_or_else(|| {
                format!("expected a share of the logits such as logits/4, not `{word}`")
            });
        }
        let Some(times) = word.strip_suffix('x') else {
            let bytes = word.parse().map(|Bytes(bytes)| Memory(Budget::Bytes(bytes)));
            return bytes.map_err(|why| match word.parse::<f64>() {
                Ok(_) => format!("{why}; a multiple is written with an x: `{word}x`"),
                Err(_) => why,
            });
        };
        let (whole, part) = times.split_once('.').unwrap_or((times, "0"));
        if !matches!(part.len(), 1 | 2) || whole.is_empty() {
            return Err(format!(
                "expected a multiple with up to two decimals such as 1.25x, not `{word}`"
            ));
        }
        let (whole, part): (u64, u64) = (number(whole)?, number(&format!("{part:0<2}"))?);
        let percent = whole.checked_mul(100).and_then(|w| w.checked_add(part));
        percent
            .map(|percent| Memory(Budget::Percent(percent)))
            .ok_or_else(|| format!("`{word}` is too large"))
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Budget::Bytes(bytes) => write!(f, "{bytes}"),
            Budget::Percent(percent) => write!(f, "{}.{:02}x", percent / 100, percent % 100),
            Budget::Logits(divisor) => write!(f, "logits/{divisor}"),
        }
    }
}

impl FromStr for MosaicVersion {
    type Err = String;

    fn from_str(word: &str) -> Result<MosaicVersion, String> {
        let n = number(word)?;
        if VERSIONS.contains(&n) {
            return Ok(MosaicVersion(n));
        }
        let known = VERSIONS.map(|v| v.to_string()).join(", ");
        Err(format!("Mosaic version {n} is not known; known are {known}"))
    }
}

impl FromStr for PassName {
    type Err = String;

    fn from_str(word: &str) -> Result<PassName, String> {
        let known = pass_names();
        if known.contains(&word) {
            return Ok(PassName(word.into()));
        }
        Err(unknown("pass", word, &known))
    }
}

impl FromStr for TileTimes {
    type Err = String;

    fn from_str(word: &str) -> Result<TileTimes, String> {
        let text = small::text(word).map_err(|why| format!("`{word}` cannot be read: {why}"))?;
        let table =
            Tuned::parse(&text).map_err(|why| format!("`{word}` is no table of tiles' times: {why}"))?;
        Ok(TileTimes { path: word.into(), table: kept(table) })
    }
}

/// A copy of a table that lives as long as the process; equal tables share one.
fn kept(table: Tuned) -> &'static Tuned {
    static TABLES: Mutex<Vec<&Tuned>> = Mutex::new(Vec::new());
    let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = tables.iter().find(|known| ***known == table).copied();
    known.unwrap_or_else(|| {
        let table: &Tuned = Box::leak(Box::new(table));
        tables.push(table);
        table
    })
}

impl From<TileTimes> for String {
    fn from(times: TileTimes) -> String {
        times.path
    }
}

impl From<Memory> for String {
    fn from(budget: Memory) -> String {
        budget.to_string()
    }
}

/// Implements `TryFrom<String>`, for serde's `try_from`, by `FromStr`.
macro_rules! from_words {
    ($($name:ty),*) => {$(
        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(word: String) -> Result<Self, String> {
                word.parse()
            }
        }
    )*};
}

from_words!(Count, Bytes, Memory, MosaicVersion, PassName, TileTimes);
