//! Reads from an optimized program (`HloModuleProto`) which values it stores
//! and how large they are.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::fmt;

use super::Error;
use super::wire::{Malformed, Reader, Value};
use element::element_type;

mod collectives;
mod cycles;
mod element;
mod memory;

pub use collectives::{Collective, CollectiveKind, Moved};
pub use cycles::{Estimate, OpEstimate};
pub use memory::{Held, Moment, Timeline};

/// How deep tuple shapes may nest.
const MAX_DEPTH: u32 = 32;

/// What an instruction's result is to the program as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// An argument of the program.
    Parameter,
    /// A result of the program, or the same memory at an earlier point.
    Output,
    /// A name for memory that another instruction made: tuples and their
    /// elements, bitcasts, loop results, parameters of inner computations.
    View,
    /// Memory that the instruction itself fills.
    Stored,
}

/// One array that an instruction of the optimized program yields. An
/// instruction with a tuple result yields one for each leaf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HloValue {
    /// Name of the computation that holds the instruction.
    pub computation: String,
    /// The instruction's name.
    pub name: String,
    /// The instruction's opcode, such as `fusion`.
    pub opcode: String,
    /// XLA's name of the element type, such as `bf16`.
    pub element_type: &'static str,
    /// The dimensions, as the program counts them.
    pub dims: Vec<u64>,
    /// Size in bytes without the padding of the device's layout.
    pub bytes: u64,
    /// The layout's memory space: 0 is HBM; others are on the chip (1: VMEM).
    pub memory_space: i64,
    /// Whether the instruction is inside a fusion, where nothing is stored.
    pub in_fusion: bool,
    /// What the value is to the program.
    pub role: Role,
}

impl HloValue {
    /// Number of elements.
    pub fn elements(&self) -> u64 {
        self.dims.iter().fold(1, |count: u64, &side| count.saturating_mul(side))
    }

    /// Whether this instruction takes memory for its result, other than a
    /// parameter or a result of the program.
    pub fn is_stored(&self) -> bool {
        !self.in_fusion && self.role == Role::Stored
    }
}

impl fmt::Display for HloValue {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let dims: Vec<_> = self.dims.iter().map(u64::to_string).collect();
        let (name, kind, dims) = (&self.name, self.element_type, dims.join(","));
        write!(f, "{name} = {kind}[{dims}] {}", self.opcode)?;
        write!(f, " in {}", self.computation)
    }
}

/// The optimized program: computations with their instructions' names,
/// opcodes, shapes, edges and estimated cycles. Everything else is left out.
#[derive(Clone, Debug, Default)]
pub struct HloModule {
    entry: i64,
    computations: Vec<Computation>,
}

#[derive(Clone, Debug, Default)]
struct Computation {
    id: i64,
    name: String,
    root: i64,
    is_fusion: bool,
    instructions: Vec<Instruction>,
    /// Identifiers of the instructions in the order in which they run; empty where the compiler says none.
    schedule: Vec<i64>,
}

#[derive(Clone, Debug, Default)]
struct Instruction {
    id: i64,
    name: String,
    opcode: String,
    /// The arrays of the result, each with its index in the tuple.
    leaves: Vec<Leaf>,
    operands: Vec<i64>,
    called: Vec<i64>,
    tuple_index: i64,
    /// The compiler's estimate for one execution, if it gives one.
    cycles: Option<u64>,
    /// The target of a custom call.
    target: String,
    /// The direction of a comparison, such as `LT`.
    direction: String,
    /// The value of an integer constant without dimensions.
    integer: Option<i64>,
    /// The number of a parameter.
    parameter: Option<i64>,
    /// Parts of the result that take an operand's memory.
    aliases: Vec<memory::Alias>,
}

#[derive(Clone, Debug)]
struct Leaf {
    index: Vec<i64>,
    element_type: &'static str,
    dims: Vec<u64>,
    bits: u64,
    memory_space: i64,
}

impl HloModule {
    /// Decodes a program of the format `hlo` or `hlo_with_config`.
    ///
    /// # Errors
    /// [`Error::Hlo`] when the format is another one or the bytes are malformed.
    pub fn parse(format: &str, bytes: &[u8]) -> Result<Self, Error> {
        let parsed = match format {
            "hlo" => read_module(bytes),
            "hlo_with_config" => first_message(bytes).and_then(read_module),
            _ => return Err(Error::Hlo(format!("format `{format}` is not known"))),
        };
        parsed.map_err(|error| Error::Hlo(error.to_string()))
    }

    /// All values, largest element count first.
    pub fn largest_values(&self) -> Vec<HloValue> {
        let outputs = self.outputs();
        let fused = self.fused();
        let mut values = Vec::new();
        for computation in &self.computations {
            let in_fusion = fused.contains(&computation.id);
            for instruction in &computation.instructions {
                for leaf in &instruction.leaves {
                    let role = if is_view(instruction, leaf) {
                        Role::View
                    } else if outputs.contains(&(instruction.id, leaf.index.clone())) {
                        Role::Output
                    } else {
                        Role::Stored
                    };
                    let is_argument = instruction.opcode == "parameter" && computation.id == self.entry;
                    values.push(HloValue {
                        computation: computation.name.clone(),
                        name: instruction.name.clone(),
                        opcode: instruction.opcode.clone(),
                        element_type: leaf.element_type,
                        dims: leaf.dims.clone(),
                        bytes: leaf.bytes(),
                        memory_space: leaf.memory_space,
                        in_fusion,
                        role: if is_argument { Role::Parameter } else { role },
                    });
                }
            }
        }
        values.sort_by_cached_key(|value| Reverse(value.elements()));
        values
    }

    /// Values with at least `elements` elements that take memory of their own
    /// (see [`HloValue::is_stored`]), largest first.
    pub fn stored_values(&self, elements: u64) -> Vec<HloValue> {
        let mut values = self.largest_values();
        values.retain(|value| value.is_stored() && value.elements() >= elements);
        values
    }

    /// Identifiers of fusion computations and of all that they call.
    fn fused(&self) -> HashSet<i64> {
        let by_id: HashMap<_, _> = self.computations.iter().map(|c| (c.id, c)).collect();
        let mut pending: Vec<i64> = self
            .computations
            .iter()
            .flat_map(|computation| {
                let called = computation
                    .instructions
                    .iter()
                    .filter(|instruction| instruction.opcode == "fusion")
                    .flat_map(|instruction| instruction.called.iter().copied());
                called.chain(computation.is_fusion.then_some(computation.id))
            })
            .collect();
        let mut fused = HashSet::new();
        while let Some(id) = pending.pop() {
            if fused.insert(id)
                && let Some(computation) = by_id.get(&id)
            {
                let called = computation.instructions.iter().flat_map(|i| &i.called);
                pending.extend(called);
            }
        }
        fused
    }

    /// The (instruction, tuple index) pairs whose memory becomes a result of
    /// the program: from the entry's root back through views, and through
    /// loops into their initial values and bodies.
    fn outputs(&self) -> HashSet<(i64, Vec<i64>)> {
        let instructions: HashMap<_, _> = self
            .computations
            .iter()
            .flat_map(|computation| &computation.instructions)
            .map(|instruction| (instruction.id, instruction))
            .collect();
        let roots: HashMap<_, _> = self.computations.iter().map(|c| (c.id, c.root)).collect();

        let mut pending: Vec<(i64, Vec<i64>)> = Vec::new();
        if let Some(root) = roots.get(&self.entry).and_then(|id| instructions.get(id)) {
            let leaves = root.leaves.iter();
            pending.extend(leaves.map(|leaf| (root.id, leaf.index.clone())));
        }
        let mut outputs = HashSet::new();
        while let Some((id, index)) = pending.pop() {
            let Some(instruction) = instructions.get(&id) else {
                continue;
            };
            if !outputs.insert((id, index.clone())) {
                continue;
            }
            let first = instruction.operands.first().copied();
            let called_roots = || instruction.called.iter().filter_map(|id| roots.get(id));
            match instruction.opcode.as_str() {
                "tuple" => {
                    if let Some((&position, rest)) = index.split_first()
                        && let Ok(position) = usize::try_from(position)
                        && let Some(&operand) = instruction.operands.get(position)
                    {
                        pending.push((operand, rest.to_vec()));
                    }
                }
                "get-tuple-element" => {
                    let mut inner = vec![instruction.tuple_index];
                    inner.extend(index);
                    pending.extend(first.map(|operand| (operand, inner)));
                }
                "copy-done" => {
                    let mut inner = vec![0];
                    inner.extend(index);
                    pending.extend(first.map(|operand| (operand, inner)));
                }
                "async-done" => {
                    let mut inner = vec![1];
                    inner.extend(index);
                    pending.extend(first.map(|operand| (operand, inner)));
                }
                "async-update" | "bitcast" | "opt-barrier" => {
                    pending.extend(first.map(|operand| (operand, index)));
                }
                "async-start" => {
                    if let Some((1, inner)) = index.split_first() {
                        pending.extend(called_roots().map(|&root| (root, inner.to_vec())));
                    }
                }
                "while" => {
                    pending.extend(called_roots().map(|&root| (root, index.clone())));
                    pending.extend(first.map(|operand| (operand, index)));
                }
                "call" | "conditional" => {
                    pending.extend(called_roots().map(|&root| (root, index.clone())));
                }
                _ => {}
            }
        }
        outputs
    }
}

/// Whether a leaf only names memory that another instruction made.
fn is_view(instruction: &Instruction, leaf: &Leaf) -> bool {
    match instruction.opcode.as_str() {
        "parameter"
        | "tuple"
        | "get-tuple-element"
        | "bitcast"
        | "while"
        | "call"
        | "conditional"
        | "opt-barrier"
        | "copy-done"
        | "async-start"
        | "async-update"
        | "async-done"
        | "all-gather-done"
        | "all-reduce-done"
        | "collective-permute-done"
        | "send"
        | "send-done"
        | "recv-done" => true,
        // (destination, source, context)
        "copy-start" => leaf.index.first() == Some(&1),
        // (operands, results, …)
        "all-gather-start" | "collective-permute-start" => leaf.index.first() == Some(&0),
        _ => false,
    }
}

impl Leaf {
    fn bytes(&self) -> u64 {
        let elements = self.dims.iter().map(|&side| u128::from(side));
        let bits = elements.fold(u128::from(self.bits), u128::saturating_mul);
        u64::try_from(bits.div_ceil(8)).unwrap_or(u64::MAX)
    }
}

/// The sub-message in field 1.
fn first_message(bytes: &[u8]) -> Result<&[u8], Malformed> {
    for field in Reader::new(bytes) {
        if let (1, value) = field? {
            return value.bytes();
        }
    }
    Err(Malformed)
}

fn read_module(bytes: &[u8]) -> Result<HloModule, Malformed> {
    let mut module = HloModule::default();
    let mut schedule = HashMap::new();
    for field in Reader::new(bytes) {
        match field? {
            (3, value) => module.computations.push(read_computation(value.bytes()?)?),
            (6, value) => module.entry = value.integer()?,
            (7, value) => schedule.extend(memory::read_schedule(value.bytes()?)?),
            _ => {}
        }
    }
    for computation in &mut module.computations {
        computation.schedule = schedule.remove(&computation.id).unwrap_or_default();
    }
    // An instruction's identifier may be unique within its computation only;
    // give each one of the module's own.
    module.renumber()?;
    Ok(module)
}

impl HloModule {
    fn renumber(&mut self) -> Result<(), Malformed> {
        let mut next = 0;
        for computation in &mut self.computations {
            let mut numbers = HashMap::new();
            for instruction in &mut computation.instructions {
                numbers.insert(instruction.id, next);
                instruction.id = next;
                next += 1;
            }
            let number = |id: &mut i64| -> Result<(), Malformed> {
                *id = *numbers.get(id).ok_or(Malformed)?;
                Ok(())
            };
            for instruction in &mut computation.instructions {
                instruction.operands.iter_mut().try_for_each(number)?;
            }
            if !computation.instructions.is_empty() {
                number(&mut computation.root)?;
            }
            // One that names anything else is none.
            if computation.schedule.iter_mut().try_for_each(number).is_err() {
                computation.schedule.clear();
            }
        }
        Ok(())
    }
}

fn read_computation(bytes: &[u8]) -> Result<Computation, Malformed> {
    let mut computation = Computation::default();
    for field in Reader::new(bytes) {
        match field? {
            (1, value) => computation.name = value.text()?,
            (2, value) => computation.instructions.push(read_instruction(value.bytes()?)?),
            (5, value) => computation.id = value.integer()?,
            (6, value) => computation.root = value.integer()?,
            (7, value) => computation.is_fusion = value.integer()? != 0,
            _ => {}
        }
    }
    Ok(computation)
}

fn read_instruction(bytes: &[u8]) -> Result<Instruction, Malformed> {
    let mut instruction = Instruction::default();
    for field in Reader::new(bytes) {
        match field? {
            (1, value) => instruction.name = value.text()?,
            (2, value) => instruction.opcode = value.text()?,
            (3, value) => {
                read_shape(value, &mut Vec::new(), &mut instruction.leaves, MAX_DEPTH)?;
            }
            (13, value) => instruction.tuple_index = value.integer()?,
            (35, value) => instruction.id = value.integer()?,
            (36, value) => value.integers(&mut instruction.operands)?,
            (38, value) => value.integers(&mut instruction.called)?,
            (8, value) => instruction.integer = cycles::read_integer(value.bytes()?)?,
            (9, value) => instruction.parameter = Some(value.integer()?),
            (74, value) => instruction.aliases.push(memory::read_alias(value.bytes()?)?),
            (28, value) => instruction.target = value.text()?,
            (43, value) => instruction.cycles = cycles::read_config(value.bytes()?),
            (63, value) => instruction.direction = value.text()?,
            _ => {}
        }
    }
    // A field of value 0 is not written.
    if instruction.opcode == "parameter" {
        instruction.parameter.get_or_insert(0);
    }
    Ok(instruction)
}

/// Appends the arrays of a shape; tuples are walked, tokens are skipped.
fn read_shape(
    value: Value,
    index: &mut Vec<i64>,
    leaves: &mut Vec<Leaf>,
    depth: u32,
) -> Result<(), Malformed> {
    let depth = depth.checked_sub(1).ok_or(Malformed)?;
    let (mut kind, mut dims, mut elements) = (0, Vec::new(), Vec::new());
    let (mut memory_space, mut element_bits) = (0, 0);
    for field in Reader::new(value.bytes()?) {
        match field? {
            (2, value) => kind = value.integer()?,
            (3, value) => value.integers(&mut dims)?,
            (4, value) => elements.push(value),
            (5, value) => {
                for field in Reader::new(value.bytes()?) {
                    match field? {
                        (7, value) => element_bits = value.integer()?,
                        (8, value) => memory_space = value.integer()?,
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    for (position, element) in (0..).zip(elements) {
        index.push(position);
        read_shape(element, index, leaves, depth)?;
        index.pop();
    }
    if let Some((element_type, bits)) = element_type(kind) {
        leaves.push(Leaf {
            index: index.clone(),
            element_type,
            dims: dims
                .into_iter()
                .map(|side| u64::try_from(side).map_err(|_| Malformed))
                .collect::<Result<_, _>>()?,
            bits: match u64::try_from(element_bits) {
                Ok(0) | Err(_) => bits,
                Ok(given) => given,
            },
            memory_space,
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests;
