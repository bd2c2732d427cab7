//! What a run of the pipeline can be told.

use grpo_dataflow::propagation::Propagation;

/// Device memory that plans may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// Peak bytes of the program.
    Bytes(u64),
    /// Peak in hundredths of arguments + outputs − aliased.
    Percent(u64),
    /// The bytes of all losses' logits, divided by this, in addition to the rest of the program.
    Logits(u64),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Percent(125)
    }
}

impl Budget {
    /// The bytes that are left for temporary values of a program with `kept` bytes of arguments + outputs − aliased, and
    /// `logits` bytes of logits.
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
    /// Ignore the cost model (legality still holds).
    pub always_fuse: bool,
    /// Override the plan's tile height (rows, that is tokens).
    pub tile_n: Option<i64>,
    /// Override the plan's tile width (vocabulary columns).
    pub tile_v: Option<i64>,
    /// Fuse at most this many regions; for bisecting.
    pub fuse_limit: Option<usize>,
    /// Device memory that plans may use; [`Budget::default`] if none is set, and [`Options::most_kept`] of each loss.
    pub memory_budget: Option<Budget>,
    /// Fewer columns than this make no vocabulary; [`Options::vocabulary`] has the default. Only where it is set does it hold under
    /// [`Options::always_fuse`].
    pub min_columns: Option<i64>,
    /// Below this many bytes of f32 logits a chain is left to XLA: the logits fit in on-chip memory or
    /// cost little, and a kernel call would only be a fusion barrier.
    pub min_logits_bytes: u64,
    /// The most bytes that a value of a head's logits may have in the rewritten program; a larger one is a missed remark.
    pub max_remaining: Option<u64>,
    /// For programs that are partitioned automatically.
    pub propagation: Propagation,
}

impl Options {
    /// The fewest columns of a vocabulary: what `strict` counts and the report lists.
    pub fn vocabulary(&self) -> i64 {
        self.min_columns.unwrap_or(1024)
    }

    /// The fewest columns of a chain that is fused.
    pub fn least_columns(&self) -> i64 {
        if self.always_fuse { self.min_columns.unwrap_or(1) } else { self.vocabulary() }
    }

    /// The most bytes that a plan may keep of a loss's logits, of `logits` bytes: by default a quarter, so that the peak is below that
    /// of the original, which stores all of them.
    pub fn most_kept(&self, logits: u64) -> u64 {
        match self.memory_budget {
            None => logits / 4,
            Some(Budget::Logits(divisor)) => logits / divisor.max(1),
            Some(Budget::Bytes(_) | Budget::Percent(_)) => logits,
        }
    }

    /// Whether a chain of so many vocabulary columns, whose f32 logits take so many bytes in all trips of the loops around, may pay; under
    /// [`Options::always_fuse`] the bytes do not matter.
    pub fn may_pay(&self, columns: i64, bytes: u64) -> bool {
        columns >= self.least_columns() && (self.always_fuse || bytes >= self.min_logits_bytes)
    }
}

/// Bytes of f32 logits that are worth fusing into kernels: a TPU keeps fewer on the chip.
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
