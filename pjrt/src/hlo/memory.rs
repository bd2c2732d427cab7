//! Device memory of a compiled program over time, computed from its schedule.
//!
//! The compiler's own figures are totals. The values behind them follow from live ranges: a value takes memory from its
//! defining instruction to its last use. Not known here are the padding of layouts, and whether a result reuses the
//! memory of an operand after its last use.

use super::super::wire::{Malformed, Reader};
use super::{Computation, HloModule, Instruction, Leaf};
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// How deep calls may nest before what is inside counts as nothing.
const MAX_CALLS: u32 = 64;

/// One instruction of a computation, in the order of the schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The instruction's name.
    pub name: String,
    /// Its opcode, such as `fusion`.
    pub opcode: String,
    /// The target of a custom call, otherwise empty.
    pub target: String,
    /// Bytes of temporary values in HBM while it runs, those inside what it calls included.
    pub bytes: u64,
}

/// A value that is live at the peak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// `NAME = TYPE[DIMENSIONS] OPCODE`.
    pub value: String,
    /// Its size in bytes.
    pub bytes: u64,
}

/// Temporary values over a schedule; arguments and results of the program are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    /// A moment for each instruction, in the order of the schedule.
    pub moments: Vec<Moment>,
    /// The index of the moment at the peak.
    pub peak: usize,
    /// Values live then, largest first.
    pub held: Vec<Held>,
}

impl Timeline {
    /// The bytes at the peak.
    pub fn most(&self) -> u64 {
        self.moments.get(self.peak).map_or(0, |m| m.bytes)
    }
}

impl HloModule {
    /// Temporary values in HBM over the schedule of the entry computation.
    pub fn timeline(&self) -> Timeline {
        let by_id: HashMap<_, _> = self.computations.iter().map(|c| (c.id, c)).collect();
        let Some(entry) = by_id.get(&self.entry) else { return Timeline::default() };
        let elsewhere = self.outputs();
        Walk { by_id: &by_id, elsewhere }.timeline(entry, MAX_CALLS)
    }
}

/// Memory that an instruction fills.
struct Buffer {
    bytes: u64,
    /// The instruction, and the last one that needs the value, as places in the schedule.
    alive: (usize, usize),
    value: String,
}

/// By instruction, the arrays of its result, each with its index in the tuple and its buffer: none for arguments and
/// results of the program, and for what is not in HBM.
type Behind = HashMap<i64, Vec<(Vec<i64>, Option<usize>)>>;

struct Walk<'m> {
    by_id: &'m HashMap<i64, &'m Computation>,
    /// Results of the program, which have memory of their own.
    elsewhere: HashSet<(i64, Vec<i64>)>,
}

impl Walk<'_> {
    fn timeline(&self, computation: &Computation, depth: u32) -> Timeline {
        let scheduled = computation.scheduled();
        let mut buffers: Vec<Buffer> = Vec::new();
        let mut behind = Behind::default();
        for (place, instruction) in scheduled.iter().enumerate() {
            for (_, buffer) in instruction.operands.iter().filter_map(|o| behind.get(o)).flatten() {
                if let Some(buffer) = buffer {
                    buffers[*buffer].alive.1 = place;
                }
            }
            let mut mine = Vec::new();
            for leaf in &instruction.leaves {
                let output = self.elsewhere.contains(&(instruction.id, leaf.index.clone()));
                let source = if is_argument(instruction, leaf) {
                    computation.given(instruction, leaf)
                } else {
                    self.views(instruction, leaf)
                };
                let known = source.and_then(|(from, at)| {
                    behind.get(&from)?.iter().find(|(i, _)| *i == at).map(|(_, buffer)| *buffer)
                });
                let buffer = match known {
                    // What becomes a result has a result's memory from its beginning.
                    Some(Some(buffer)) if output => {
                        buffers[buffer].bytes = 0;
                        Some(buffer)
                    }
                    Some(buffer) => buffer,
                    None if output || leaf.memory_space != 0 || is_argument(instruction, leaf) => None,
                    None => {
                        let value = describe(instruction, leaf);
                        buffers.push(Buffer { bytes: leaf.bytes(), alive: (place, place), value });
                        Some(buffers.len() - 1)
                    }
                };
                mine.push((leaf.index.clone(), buffer));
            }
            behind.insert(instruction.id, mine);
        }
        let mut changes = vec![0i128; scheduled.len() + 1];
        for b in &buffers {
            changes[b.alive.0] += i128::from(b.bytes);
            changes[b.alive.1 + 1] -= i128::from(b.bytes);
        }
        let mut alive = 0i128;
        let mut moments = Vec::with_capacity(scheduled.len());
        for (instruction, change) in scheduled.iter().zip(&changes) {
            alive += change;
            let inside = self.inside(instruction, depth).map_or(0, |t| t.most());
            moments.push(Moment {
                name: instruction.name.clone(),
                opcode: instruction.opcode.clone(),
                target: instruction.target.clone(),
                bytes: u64::try_from(alive).unwrap_or(u64::MAX).saturating_add(inside),
            });
        }
        let peak = (0..moments.len()).rev().max_by_key(|i| moments[*i].bytes).unwrap_or(0);
        let at_peak =
            buffers.into_iter().filter(|b| b.bytes > 0 && b.alive.0 <= peak && peak <= b.alive.1);
        let mut held: Vec<Held> = at_peak.map(|b| Held { value: b.value, bytes: b.bytes }).collect();
        let called = scheduled.get(peak).and_then(|instruction| self.inside(instruction, depth));
        held.extend(called.into_iter().flat_map(|t| t.held));
        held.sort_by_key(|h| Reverse(h.bytes));
        Timeline { moments, peak, held }
    }

    /// The computation that an instruction runs and that holds most, without what it gives back: that is in memory
    /// of the caller's.
    fn inside(&self, instruction: &Instruction, depth: u32) -> Option<Timeline> {
        let depth = depth.checked_sub(1)?;
        if !matches!(instruction.opcode.as_str(), "while" | "call" | "conditional" | "async-start") {
            return None;
        }
        let called = instruction.called.iter().filter_map(|id| self.by_id.get(id));
        let of = |computation: &&Computation| {
            let elsewhere = computation.given_back();
            Walk { by_id: self.by_id, elsewhere }.timeline(computation, depth)
        };
        called.map(of).max_by_key(Timeline::most)
    }

    /// The array of another instruction's whose memory this one only names, or writes into.
    fn views(&self, instruction: &Instruction, leaf: &Leaf) -> Option<(i64, Vec<i64>)> {
        let operand = |i: usize| instruction.operands.get(i).copied().unwrap_or(i64::MIN);
        let behind = |first: i64| {
            let index = std::iter::once(first).chain(leaf.index.iter().copied());
            Some((operand(0), index.collect()))
        };
        let below = |i: i64| Some((operand(usize::try_from(i).ok()?), leaf.index[1..].to_vec()));
        let first = leaf.index.first().copied();
        if let Some(alias) = instruction.aliases.iter().find(|a| a.result == leaf.index) {
            return Some((operand(usize::try_from(alias.operand).ok()?), alias.index.clone()));
        }
        match instruction.opcode.as_str() {
            "tuple" => below(first?),
            "get-tuple-element" => behind(instruction.tuple_index),
            "copy-done" => behind(0),
            "async-done" => behind(1),
            "copy-start" if first == Some(1) => Some((operand(0), Vec::new())),
            "bitcast"
            | "opt-barrier"
            | "while"
            | "async-update"
            | "dynamic-update-slice"
            | "scatter" => Some((operand(0), leaf.index.clone())),
            "all-gather-done" | "collective-permute-done" => behind(1),
            "all-reduce-done" => Some((operand(0), leaf.index.clone())),
            "fusion" => Some((operand(self.updated(instruction)?), leaf.index.clone())),
            _ => None,
        }
    }

    /// The operand of a fusion that it updates in place.
    fn updated(&self, fusion: &Instruction) -> Option<usize> {
        let inside = self.by_id.get(fusion.called.first()?)?;
        let mut at = inside.numbered(inside.root)?;
        if at.opcode == "bitcast" {
            at = inside.numbered(*at.operands.first()?)?;
        }
        if !matches!(at.opcode.as_str(), "dynamic-update-slice" | "scatter") {
            return None;
        }
        at = inside.numbered(*at.operands.first()?)?;
        if at.opcode == "bitcast" {
            at = inside.numbered(*at.operands.first()?)?;
        }
        usize::try_from(at.parameter?).ok()
    }
}

/// True if an array is an argument of the computation or of one that runs concurrently.
fn is_argument(instruction: &Instruction, leaf: &Leaf) -> bool {
    match instruction.opcode.as_str() {
        "parameter" => true,
        "async-start" | "async-update" => leaf.index.first() == Some(&0),
        _ => false,
    }
}

fn describe(instruction: &Instruction, leaf: &Leaf) -> String {
    let dims: Vec<String> = leaf.dims.iter().map(u64::to_string).collect();
    format!("{} = {}[{}] {}", instruction.name, leaf.element_type, dims.join(","), instruction.opcode)
}

impl Computation {
    /// The instructions in the order in which they run.
    fn scheduled(&self) -> Vec<&Instruction> {
        let known: HashMap<i64, &Instruction> = self.instructions.iter().map(|i| (i.id, i)).collect();
        let listed: Option<Vec<_>> = self.schedule.iter().map(|id| known.get(id).copied()).collect();
        // Without a schedule, operands precede their users.
        listed
            .filter(|listed| listed.len() == self.instructions.len())
            .unwrap_or_else(|| self.instructions.iter().collect())
    }

    /// The instruction of this identifier. They are numbered in the order in which they are listed.
    fn numbered(&self, id: i64) -> Option<&Instruction> {
        let first = self.instructions.first()?.id;
        self.instructions.get(usize::try_from(id.checked_sub(first)?).ok()?)
    }

    /// The array that is passed to a concurrent computation: an operand's of the same type.
    fn given(&self, instruction: &Instruction, leaf: &Leaf) -> Option<(i64, Vec<i64>)> {
        let same = |l: &&Leaf| (l.element_type, &l.dims) == (leaf.element_type, &leaf.dims);
        let operands = instruction.operands.iter().filter_map(|id| self.numbered(*id));
        operands.flat_map(|o| o.leaves.iter().filter(same).map(|l| (o.id, l.index.clone()))).last()
    }

    /// The arrays that the root's result is made of, back through tuples and names.
    fn given_back(&self) -> HashSet<(i64, Vec<i64>)> {
        let mut found = HashSet::new();
        let root = self.numbered(self.root);
        let leaves = root.iter().flat_map(|r| r.leaves.iter().map(|l| (r.id, l.index.clone())));
        let mut pending: Vec<_> = leaves.collect();
        while let Some((id, index)) = pending.pop() {
            let Some(instruction) = self.numbered(id) else { continue };
            if !found.insert((id, index.clone())) {
                continue;
            }
            let operand = |i: usize| instruction.operands.get(i).copied();
            match (instruction.opcode.as_str(), index.split_first()) {
                ("tuple", Some((first, rest))) => {
                    let at = usize::try_from(*first).ok().and_then(operand);
                    pending.extend(at.map(|id| (id, rest.to_vec())));
                }
                ("get-tuple-element", _) => {
                    let inner = std::iter::once(instruction.tuple_index).chain(index).collect();
                    pending.extend(operand(0).map(|id| (id, inner)));
                }
                ("bitcast" | "opt-barrier" | "while", _) => {
                    pending.extend(operand(0).map(|id| (id, index)));
                }
                _ => {}
            }
        }
        found
    }
}

/// A part of a result that takes an operand's memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Alias {
    result: Vec<i64>,
    operand: i64,
    index: Vec<i64>,
}

/// Reads an `OutputOperandAliasing`.
pub(super) fn read_alias(bytes: &[u8]) -> Result<Alias, Malformed> {
    let mut alias = Alias::default();
    for field in Reader::new(bytes) {
        match field? {
            (1, value) => value.integers(&mut alias.result)?,
            (2, value) => alias.operand = value.integer()?,
            (3, value) => value.integers(&mut alias.index)?,
            _ => {}
        }
    }
    Ok(alias)
}

/// Reads an `HloScheduleProto`: the identifiers of instructions in order, by computation.
pub(super) fn read_schedule(bytes: &[u8]) -> Result<HashMap<i64, Vec<i64>>, Malformed> {
    let mut schedule = HashMap::new();
    for field in Reader::new(bytes) {
        let (1, entry) = field? else { continue };
        let (mut computation, mut order) = (0, Vec::new());
        for field in Reader::new(entry.bytes()?) {
            match field? {
                (1, value) => computation = value.integer()?,
                (2, value) => {
                    for field in Reader::new(value.bytes()?) {
                        if let (1, value) = field? {
                            value.integers(&mut order)?;
                        }
                    }
                }
                _ => {}
            }
        }
        schedule.insert(computation, order);
    }
    Ok(schedule)
}

#[cfg(test)]
mod tests;
