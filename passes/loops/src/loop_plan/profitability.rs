//! Whether a loss whose loops are chosen is fused: by the predicted time, and by the memory that loops save.

use super::{EQUAL, LoopPlans};
use crate::gpu_cost_model::{Cost, program_memory, program_time};
use crate::tiles::whole;
use grpo_io::remarks::mib;
use grpo_ir::{Elem, Op};
use grpo_sweep::Sweep;
use grpo_transforms::memory_savings::{Temporaries, saves_memory};
use grpo_transforms::options::Options;
use grpo_transforms::pass::PassContext;

/// True if losses may be declined: without `always_fuse`, tile sizes and a `memory_budget`.
pub(crate) fn may_decline(options: &Options) -> bool {
    let is_given = options.tile_n.is_some() || options.tile_v.is_some();
    !options.always_fuse && !is_given && options.memory_budget.is_none()
}

impl LoopPlans {
    /// Adds a remark with what the model predicts of a loss in loops of this cost. Declines the loss unless one of these holds:
    ///
    /// - it may not be declined ([`may_decline`]);
    /// - the loops are as fast as the program and take at most its memory;
    /// - they save memory, of the loss ([`saves_memory`]) or of the step ([`Temporaries::are_saved`]);
    /// - the program's own temporaries exceed those that loops may take.
    pub fn report(
        &self,
        pass: &'static str,
        (op, sweep): (Op, &Sweep),
        Cost { tiles, time, memory }: Cost,
        context: &mut PassContext<'_>,
    ) {
        context.done.kept_logits |= tiles == whole(sweep) && sweep.has_head();
        let (program, bytes) = (program_time(sweep, &self.gpu), program_memory(sweep));
        let predicted = format!(
            "a step of this loss is predicted to take {:.2} ms as it is and {:.2} ms in loops, which leave {:.1} of {:.1} MiB of temporaries",
            program * 1e3,
            time * 1e3,
            mib(memory),
            mib(bytes)
        );
        context.remarks.applied(pass, op, predicted.clone());
        let is_as_good = time <= EQUAL * program && memory <= bytes;
        if !may_decline(&self.options) || is_as_good || saves_memory(bytes, memory) || bytes > self.room
        {
            return;
        }
        let logits = (sweep.rows * sweep.cols).unsigned_abs() * Elem::F32.bytes();
        let all = Temporaries::of(op.ancestors().last().unwrap_or(op), context);
        if all.are_saved(logits, memory) {
            return;
        }
        let why = format!(
            "declined: {predicted}, and {all} in all (`always_fuse` fuses it, and so does a `memory_budget`)"
        );
        let of = context.chains.iter().flatten();
        let of = of.filter(|chain| sweep.chains.contains(&chain.anchors[0].number));
        of.for_each(|chain| context.findings.decline(chain.anchors.clone(), &why));
    }
}
