//! Whether fusing a loss that gets no faster saves enough memory: the temporaries of a step on one device, before and after.

use crate::pass::PassContext;
use crate::peak_memory::temporaries_of_device;
use grpo_io::remarks::mib;
use grpo_ir::Op;
use std::fmt;

/// True if a loss that gets no faster is fused for its memory: `before` bytes of temporaries are at least 1.5 times those `after` it.
pub fn saves_memory(before: u64, after: u64) -> bool {
    before > after && before.saturating_mul(2) >= after.saturating_mul(3)
}

/// Estimated bytes of a step's temporaries on one device: of the original program, and of the rewritten one without the logits that
/// loops keep. None if they are not known, as where a pipeline has only some passes.
pub struct Temporaries(Option<[u64; 2]>);

impl Temporaries {
    /// The temporaries of a module whose losses are sweeps.
    pub fn of(module: Op, context: &PassContext<'_>) -> Temporaries {
        Temporaries(context.original.map(|program| [program.of_device, temporaries_of_device(module)]))
    }

    /// True if loops that keep `kept` bytes save memory ([`saves_memory`]), and at least half of `logits`, the bytes of the loss's logits
    /// in f32. A program with a loop over blocks of the vocabulary saves less than half: it is not fused for its memory.
    pub fn are_saved(&self, logits: u64, kept: u64) -> bool {
        self.0.is_some_and(|[program, loops]| {
            let loops = loops.saturating_add(kept);
            saves_memory(program, loops) && program - loops >= logits / 2
        })
    }
}

impl fmt::Display for Temporaries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some([program, loops]) => {
                write!(f, "loops leave {:.1} of {:.1} MiB of temporaries", mib(loops), mib(program))
            }
            None => f.write_str("the memory that loops save is not known"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_saved_where_a_tile_takes_the_place_of_the_logits_and_not_of_a_block() {
        let logits = 512 << 20;
        let are_saved = |program: u64, loops: u64, kept: u64| {
            Temporaries(Some([program, loops])).are_saved(logits, kept)
        };
        assert!(are_saved(logits + 100, 200, 0));
        assert!(!are_saved(logits + 100, 200, logits));
        assert!(!are_saved(logits / 8, logits / 64, 0));
        assert!(!are_saved(4 * logits, 3 * logits, 0));
    }
}
