//! Options of a pipeline run.

use grpo_dataflow::propagation::Propagation;

/// Device memory that plans may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// Peak bytes of the program.
    Bytes(u64),
    /// Peak in percent of arguments + outputs − aliased.
    Percent(u64),
    /// Bytes of all losses' logits divided by this number, in addition to the rest of the program.
    Logits(u64),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Percent(125)
    }
}

impl Budget {
    /// Bytes available for temporaries of a program with `kept` bytes of arguments + outputs − aliased and `logits` bytes of
    /// logits.
    pub fn headroom(self, kept: u64, logits: u64) -> u64 {
        match self {
            Budget::Bytes(bytes) => bytes.saturating_sub(kept),
            Budget::Percent(percent) => (kept / 100).saturating_mul(percent.saturating_sub(100)),
            Budget::Logits(divisor) => logits / divisor.max(1),
        }
    }
}

/// Options of the passes. The command line, the compile hook and tests fill the same structure.
#[derive(Clone, Debug)]
pub struct Options {
    /// Ignores the cost model; legality checks still apply.
    pub always_fuse: bool,
    /// Override the plan's tile height (rows, that is tokens).
    pub tile_n: Option<i64>,
    /// Override the plan's tile width (vocabulary columns).
    pub tile_v: Option<i64>,
    /// Maximum number of fused regions, for bisecting.
    pub fuse_limit: Option<usize>,
    /// Device memory that plans may use; by default [`Budget::default`], and [`Options::most_kept`] per loss.
    pub memory_budget: Option<Budget>,
    /// Minimum number of columns of a vocabulary; by default that of [`Options::vocabulary`]. [`Options::always_fuse`] waives the
    /// default, but not a number that is set.
    pub min_columns: Option<i64>,
    /// Losses with fewer bytes of f32 logits are left to XLA: the logits fit in on-chip memory or cost little, and a kernel call
    /// would only be a fusion barrier.
    pub min_logits_bytes: u64,
    /// Maximum bytes of a value derived from a head's logits in the rewritten program; a larger one is a missed remark.
    pub max_remaining: Option<u64>,
    /// For programs that are partitioned automatically.
    pub propagation: Propagation,
}

impl Options {
    /// Minimum number of columns of a vocabulary for `strict` and the report.
    pub fn vocabulary(&self) -> i64 {
        self.min_columns.unwrap_or(1024)
    }

    /// Minimum number of columns of a fused loss.
    pub fn least_columns(&self) -> i64 {
        if self.always_fuse { self.min_columns.unwrap_or(1) } else { self.vocabulary() }
    }

    /// Maximum bytes that a plan keeps of a loss with `logits` bytes of logits: by default a quarter, so that the peak is below the
    /// original's, which stores all of them.
    pub fn most_kept(&self, logits: u64) -> u64 {
        match self.memory_budget {
            None => logits / 4,
            Some(Budget::Logits(divisor)) => logits / divisor.max(1),
            Some(Budget::Bytes(_) | Budget::Percent(_)) => logits,
        }
    }

    /// True if a loss with this many vocabulary columns and bytes of f32 logits, over all trips of surrounding loops, may be
    /// profitable. [`Options::always_fuse`] waives the bytes.
    pub fn may_pay(&self, columns: i64, bytes: u64) -> bool {
        columns >= self.least_columns() && (self.always_fuse || bytes >= self.min_logits_bytes)
    }
}

/// Minimum bytes of f32 logits for kernels: a TPU keeps smaller arrays on the chip.
pub const MIN_LOGITS_OF_KERNELS: u64 = 32 << 20;

impl Default for Options {
    fn default() -> Options {
        Options {
            always_fuse: false,
            tile_n: None,
            tile_v: None,
            fuse_limit: None,
            memory_budget: None,
            min_columns: None,
            min_logits_bytes: MIN_LOGITS_OF_KERNELS,
            max_remaining: None,
            propagation: Propagation::default(),
        }
    }
}
