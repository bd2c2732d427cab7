//! Collective operations of a partitioned program.

use super::cycles::Walk;
use super::{Computation, HloModule, Instruction};

/// How deep computations inside an instruction are searched for a collective.
const MAX_CALLS: u32 = 16;

/// XLA's collective operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CollectiveKind {
    /// `all-gather`.
    AllGather,
    /// `all-reduce`.
    AllReduce,
    /// `reduce-scatter`.
    ReduceScatter,
    /// `all-to-all`.
    AllToAll,
    /// `collective-permute`.
    CollectivePermute,
}

impl CollectiveKind {
    /// All kinds.
    pub const ALL: [Self; 5] =
        [Self::AllGather, Self::AllReduce, Self::ReduceScatter, Self::AllToAll, Self::CollectivePermute];

    /// XLA's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::AllGather => "all-gather",
            Self::AllReduce => "all-reduce",
            Self::ReduceScatter => "reduce-scatter",
            Self::AllToAll => "all-to-all",
            Self::CollectivePermute => "collective-permute",
        }
    }

    /// The kind of an opcode, and whether it only starts the transfer.
    fn of(opcode: &str) -> Option<(Self, bool)> {
        let (opcode, starts) =
            opcode.strip_suffix("-start").map_or((opcode, false), |opcode| (opcode, true));
        let opcode = opcode.strip_prefix("ragged-").unwrap_or(opcode);
        Self::ALL.into_iter().find(|kind| kind.name() == opcode).map(|kind| (kind, starts))
    }
}

/// One collective operation of the optimized program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collective {
    /// Its kind.
    pub kind: CollectiveKind,
    /// The instruction's name.
    pub name: String,
    /// Bytes on one device of the larger of operands and results: what a ring of n devices moves by each link is
    /// (n−1)/n of it, and twice that for an all-reduce.
    pub bytes: u64,
    /// Number of executions in a run of the program, if known.
    pub times: Option<u64>,
    /// True if it may overlap other work: it, a computation that contains it, or a custom call that runs it on another
    /// core, is started and awaited separately, or it is in a fusion with a computation.
    pub overlapped: bool,
}

/// Totals over the collectives of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The kind.
    pub kind: CollectiveKind,
    /// Number of executions; a collective in a loop of unknown trip count counts once, which makes the totals lower
    /// bounds.
    pub count: u64,
    /// Executions that overlap no other work.
    pub exposed: u64,
    /// Bytes on one device, as [`Collective::bytes`] counts them.
    pub bytes: u64,
    /// True if a loop of unknown trip count contains one.
    pub lower_bound: bool,
}

impl HloModule {
    /// The totals of each kind of collective that the program has.
    pub fn moved(&self) -> Vec<Moved> {
        let all = self.collectives();
        let sum = |kind| {
            let mut moved = Moved { kind, count: 0, exposed: 0, bytes: 0, lower_bound: false };
            for collective in all.iter().filter(|c| c.kind == kind) {
                let times = collective.times.unwrap_or(1);
                moved.count = moved.count.saturating_add(times);
                moved.exposed =
                    moved.exposed.saturating_add(if collective.overlapped { 0 } else { times });
                moved.bytes = moved.bytes.saturating_add(collective.bytes.saturating_mul(times));
                moved.lower_bound |= collective.times.is_none();
            }
            moved
        };
        CollectiveKind::ALL.into_iter().map(sum).filter(|moved| moved.count > 0).collect()
    }

    /// Every collective operation that the program executes, in the order of its computations.
    pub fn collectives(&self) -> Vec<Collective> {
        let walk = Walk::of(self);
        let mut found = Vec::new();
        walk.entry(&mut |inside, instruction, times| {
            inner(
                &walk,
                inside,
                instruction,
                false,
                MAX_CALLS,
                &mut |computation, instruction, (kind, starts), fused| {
                    found.push(Collective {
                        kind,
                        name: instruction.name.clone(),
                        bytes: payload(computation, instruction, starts),
                        times,
                        overlapped: starts || fused || self.is_started(inside.id),
                    });
                },
            );
        });
        found
    }

    /// True if a computation runs concurrently with the one that starts it.
    fn is_started(&self, computation: i64) -> bool {
        let mut instructions = self.computations.iter().flat_map(|c| &c.instructions);
        instructions.any(|i| i.opcode == "async-start" && i.called.contains(&computation))
    }
}

/// A visitor of collectives: the computation that contains it, its kind and whether it only starts, and whether it is
/// in a fusion.
type Visitor<'v> = dyn FnMut(&Computation, &Instruction, (CollectiveKind, bool), bool) + 'v;

/// Visits an instruction if it is a collective, or else those in the fusion or custom call that it is. A collective
/// that the TPU's sparse cores run (`xla_tpu_enable_sparse_core_collective_offload_*`) is a custom call whose
/// computation is the collective.
fn inner(
    walk: &Walk,
    inside: &Computation,
    instruction: &Instruction,
    fused: bool,
    depth: u32,
    visitor: &mut Visitor,
) {
    let fusion = instruction.opcode == "fusion";
    if let Some(found) = CollectiveKind::of(&instruction.opcode) {
        visitor(inside, instruction, found, fused);
    } else if let (Some(depth), true) =
        (depth.checked_sub(1), fusion || instruction.opcode == "custom-call")
    {
        for called in walk.called(instruction) {
            for instruction in &called.instructions {
                inner(walk, called, instruction, fused || fusion, depth, visitor);
            }
        }
    }
}

/// Bytes of the larger of operands and results. What starts a transfer yields its operands as well, and contexts.
fn payload(computation: &Computation, instruction: &Instruction, starts: bool) -> u64 {
    let bytes =
        |i: &Instruction| i.leaves.iter().fold(0, |sum: u64, leaf| sum.saturating_add(leaf.bytes()));
    let operand = |id: &i64| computation.instructions.iter().find(|i| i.id == *id).map_or(0, bytes);
    let operands = instruction.operands.iter().map(operand).fold(0, u64::saturating_add);
    let results = bytes(instruction);
    operands.max(if starts && results > operands { results - operands } else { results })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{array, computation, instruction, module, tuple};
    use super::*;

    #[test]
    fn each_form_is_found_once() {
        let gather = |id, operand: i64| instruction(id, "all-gather", array(&[40]), &[operand], &[]);
        let bytes = module(
            1,
            vec![
                computation(
                    2,
                    2,
                    vec![instruction(1, "parameter", array(&[10]), &[], &[]), gather(2, 1)],
                ),
                computation(
                    1,
                    9,
                    vec![
                        instruction(1, "parameter", array(&[10]), &[], &[]),
                        gather(2, 1),
                        instruction(3, "reduce-scatter", array(&[10]), &[2], &[]),
                        // (operand, result, context)
                        instruction(
                            4,
                            "all-gather-start",
                            tuple(vec![array(&[10]), array(&[40])]),
                            &[1],
                            &[],
                        ),
                        instruction(5, "all-gather-done", array(&[40]), &[4], &[]),
                        instruction(
                            6,
                            "async-start",
                            tuple(vec![array(&[10]), array(&[40])]),
                            &[1],
                            &[2],
                        ),
                        instruction(7, "async-done", array(&[40]), &[6], &[]),
                        instruction(8, "fusion", array(&[40]), &[1], &[2]),
                        instruction(9, "all-reduce", array(&[40]), &[8], &[]),
                    ],
                ),
            ],
        );
        let collectives = HloModule::parse("hlo", &bytes).unwrap().collectives();
        let found: Vec<_> =
            collectives.iter().map(|c| (c.kind.name(), c.bytes, c.times, c.overlapped)).collect();
        let expected = [
            ("all-gather", 160, Some(1), false),
            ("reduce-scatter", 160, Some(1), false),
            ("all-gather", 160, Some(1), true),
            ("all-gather", 160, Some(1), true),
            ("all-gather", 160, Some(1), true),
            ("all-reduce", 160, Some(1), false),
        ];
        assert_eq!(found, expected);
    }
    /// The form of libtpu's offload to sparse cores: the start has no operands, which the update brings.
    #[test]
    fn a_custom_call_that_stands_for_a_collective_is_read() {
        let parameter = || instruction(1, "parameter", array(&[10]), &[], &[]);
        let offloaded = || instruction(2, "custom-call", array(&[40]), &[1], &[3]).text(28, "offloaded");
        let gather = instruction(2, "all-gather", array(&[40]), &[1], &[]);
        let started = || tuple(vec![tuple(vec![array(&[10])]), array(&[40])]);
        let bytes = module(
            1,
            vec![
                computation(3, 2, vec![parameter(), gather]),
                computation(2, 2, vec![parameter(), offloaded()]),
                computation(
                    1,
                    5,
                    vec![
                        parameter(),
                        // Not started separately: it overlaps nothing.
                        offloaded(),
                        instruction(3, "async-start", tuple(vec![]), &[], &[2]),
                        instruction(4, "async-update", started(), &[3, 1], &[]),
                        instruction(5, "async-done", array(&[40]), &[4], &[]),
                    ],
                ),
            ],
        );
        let collectives = HloModule::parse("hlo", &bytes).unwrap().collectives();
        let found: Vec<_> =
            collectives.iter().map(|c| (c.kind.name(), c.bytes, c.times, c.overlapped)).collect();
        assert_eq!(found, [("all-gather", 160, Some(1), false), ("all-gather", 160, Some(1), true)]);
    }
}
