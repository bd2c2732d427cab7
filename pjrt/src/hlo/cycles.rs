//! The cycles that the TPU compiler estimates for the operations of a program.
//!
//! They come with the optimized program and are the compiler's static figures.
//! It gives none for custom calls, which is what Mosaic kernels are, and what
//! it gives for some operations means "unknown".

use std::cmp::Reverse;
use std::collections::HashMap;

use super::super::wire::{Malformed, Reader};
use super::{Computation, HloModule, Instruction, is_view};

/// How deep calls may nest before what is inside counts as unknown.
const MAX_CALLS: u32 = 64;

/// One operation of the optimized program that takes time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpEstimate {
    /// The instruction's name.
    pub name: String,
    /// Its opcode, such as `fusion`.
    pub opcode: String,
    /// The target of a custom call, otherwise empty.
    pub target: String,
    /// Name of the computation that holds it.
    pub computation: String,
    /// Estimated cycles of one execution, if the compiler says.
    pub cycles: Option<u64>,
    /// Number of executions in a run of the program; none inside a loop of
    /// unknown trip count.
    pub times: Option<u64>,
}

impl OpEstimate {
    /// Cycles of all executions.
    pub fn total(&self) -> Option<u64> {
        Some(self.cycles?.saturating_mul(self.times?))
    }
}

/// The estimates of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Estimate {
    /// Operations whose cycles and number of executions are known, most
    /// expensive first.
    pub ops: Vec<OpEstimate>,
    /// Operations that take time, but for which one of the two is unknown:
    /// custom calls above all. [`Estimate::total`] lacks them.
    pub uncovered: Vec<OpEstimate>,
}

impl Estimate {
    /// Cycles of all operations that the estimate covers.
    pub fn total(&self) -> u64 {
        self.ops.iter().filter_map(OpEstimate::total).fold(0, u64::saturating_add)
    }
}

impl HloModule {
    /// The compiler's estimated cycles of every operation outside fusions.
    /// Branches of a conditional count as if each were taken.
    pub fn estimate(&self) -> Estimate {
        let mut estimate = Estimate::default();
        Walk::of(self).entry(&mut |inside, instruction, times| {
            if !takes_time(instruction) {
                return;
            }
            let op = OpEstimate {
                name: instruction.name.clone(),
                opcode: instruction.opcode.clone(),
                target: instruction.target.clone(),
                computation: inside.name.clone(),
                cycles: instruction.cycles,
                times,
            };
            let known = op.total().is_some();
            if known { &mut estimate.ops } else { &mut estimate.uncovered }.push(op);
        });
        estimate.ops.sort_by_key(|op| Reverse(op.total()));
        estimate
    }
}

/// A visitor of instructions: the computation that contains it, and its number of executions, if known.
pub(super) type Visitor<'v> = dyn FnMut(&Computation, &Instruction, Option<u64>) + 'v;

/// Goes through the instructions that a run of the program executes.
pub(super) struct Walk<'m> {
    module: &'m HloModule,
    by_id: HashMap<i64, &'m Computation>,
}

impl<'m> Walk<'m> {
    pub(super) fn of(module: &'m HloModule) -> Self {
        Self { module, by_id: module.computations.iter().map(|c| (c.id, c)).collect() }
    }

    /// Visits every instruction that the program executes, outside fusions; for loops, calls and starts of asynchronous
    /// computations, the instructions that they execute.
    pub(super) fn entry(&self, visitor: &mut Visitor) {
        if let Some(entry) = self.by_id.get(&self.module.entry) {
            self.visit(entry, Some(1), MAX_CALLS, visitor);
        }
    }

    /// The computations that an instruction calls.
    pub(super) fn called(&self, instruction: &Instruction) -> impl Iterator<Item = &'m Computation> {
        instruction.called.iter().filter_map(|id| self.by_id.get(id).copied())
    }

    fn visit(&self, inside: &Computation, times: Option<u64>, depth: u32, visitor: &mut Visitor) {
        let Some(depth) = depth.checked_sub(1) else {
            return;
        };
        for instruction in &inside.instructions {
            match instruction.opcode.as_str() {
                "while" => {
                    let trips = self.trip_count(inside, instruction);
                    let times = trips.zip(times).map(|(trips, times)| trips.saturating_mul(times));
                    // Its condition is a comparison of scalars.
                    if let Some(body) = self.called(instruction).next() {
                        self.visit(body, times, depth, visitor);
                    }
                }
                "call" | "conditional" | "async-start" => {
                    for called in self.called(instruction) {
                        self.visit(called, times, depth, visitor);
                    }
                }
                _ => visitor(inside, instruction, times),
            }
        }
    }

    /// Executions of a loop's body, when the loop counts upward from a constant
    /// to a constant, in constant steps.
    fn trip_count(&self, outside: &Computation, whole: &Instruction) -> Option<u64> {
        let &[body, condition] = whole.called.as_slice() else {
            return None;
        };
        let (body, condition) = (*self.by_id.get(&body)?, *self.by_id.get(&condition)?);
        let initial = outside.find(*whole.operands.first()?)?;
        // The value that enters the loop at a position of the tuple it carries.
        let entering = |position: i64| {
            let position = usize::try_from(position).ok()?;
            outside.find(*initial.operands.get(position).filter(|_| initial.opcode == "tuple")?)
        };
        let leaving = |position: i64| {
            let root = body.find(body.root).filter(|root| root.opcode == "tuple")?;
            body.find(*root.operands.get(usize::try_from(position).ok()?)?)
        };
        // An integer inside the loop: a constant, or carried around unchanged.
        let constant = |computation: &Computation, id: i64| {
            let value = computation.find(id)?;
            let Some(position) = carried(value) else {
                return value.integer;
            };
            (carried(leaving(position)?) == Some(position)).then(|| entering(position)?.integer)?
        };

        let compare = condition.find(condition.root).filter(|root| root.opcode == "compare")?;
        let &[counter, limit] = compare.operands.as_slice() else {
            return None;
        };
        let position = carried(condition.find(counter)?)?;
        let limit = constant(condition, limit)?;
        let next = leaving(position).filter(|next| next.opcode == "add")?;
        let step = match *next.operands.as_slice() {
            [a, b] if body.find(a).and_then(carried) == Some(position) => constant(body, b)?,
            [a, b] if body.find(b).and_then(carried) == Some(position) => constant(body, a)?,
            _ => return None,
        };
        let first = entering(position)?.integer?;
        if step <= 0 {
            return None;
        }
        let distance = match compare.direction.as_str() {
            "LT" => limit.checked_sub(first)?,
            "LE" => limit.checked_sub(first)?.checked_add(1)?,
            _ => return None,
        };
        Some(distance.max(0).cast_unsigned().div_ceil(step.cast_unsigned()))
    }
}

impl Computation {
    /// The instruction that makes a value; copies are looked through.
    fn find(&self, id: i64) -> Option<&Instruction> {
        // Instructions are numbered in the order in which they are listed, and
        // no chain of copies is longer than that list.
        let first = self.instructions.first()?.id;
        let at = |id: i64| self.instructions.get(usize::try_from(id.checked_sub(first)?).ok()?);
        let mut found = at(id)?;
        for _ in 0..self.instructions.len() {
            match found.operands.as_slice() {
                &[operand] if found.opcode == "copy" => found = at(operand)?,
                _ => break,
            }
        }
        Some(found)
    }
}

/// The position in the tuple that a loop carries, for a value taken from it.
fn carried(value: &Instruction) -> Option<i64> {
    (value.opcode == "get-tuple-element").then_some(value.tuple_index)
}

/// Whether an instruction may take more than a few cycles.
fn takes_time(instruction: &Instruction) -> bool {
    let free = matches!(
        instruction.opcode.as_str(),
        "constant" | "after-all" | "partition-id" | "replica-id" | "copy-start" | "get-dimension-size"
    );
    // Reserves memory and does nothing.
    let allocates = instruction.target == "AllocateBuffer";
    let leaves = &instruction.leaves;
    let views = !leaves.is_empty() && leaves.iter().all(|leaf| is_view(instruction, leaf));
    let scalar = !leaves.is_empty() && leaves.iter().all(|leaf| leaf.dims.is_empty());
    // The scalar unit's work, unless the compiler says what it takes.
    let small = scalar && instruction.cycles.is_none() && instruction.opcode != "custom-call";
    !(free || allocates || views || small)
}

/// The value of a literal, if it is one integer without dimensions.
pub(super) fn read_integer(literal: &[u8]) -> Result<Option<i64>, Malformed> {
    let (mut values, mut dims) = (Vec::new(), Vec::new());
    for field in Reader::new(literal) {
        match field? {
            (1, shape) => {
                for field in Reader::new(shape.bytes()?) {
                    if let (3, value) = field? {
                        value.integers(&mut dims)?;
                    }
                }
            }
            (4 | 5, value) => value.integers(&mut values)?,
            _ => {}
        }
    }
    Ok(match values.as_slice() {
        &[value] if dims.is_empty() => Some(value),
        _ => None,
    })
}

/// The estimated cycles in an instruction's backend configuration, which is
/// JSON. The compiler writes the largest integer where it knows nothing.
pub(super) fn read_config(config: &[u8]) -> Option<u64> {
    let config: serde_json::Value = serde_json::from_slice(config).ok()?;
    let cycles = config.pointer("/window_config/estimated_cycles")?;
    let cycles = cycles.as_str().and_then(|text| text.parse().ok()).or_else(|| cycles.as_u64())?;
    (cycles < i64::MAX.cast_unsigned()).then_some(cycles)
}

#[cfg(test)]
mod tests;
