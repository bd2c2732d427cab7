//! The grid: operands, windows, steps, and what must hold at the end.

use super::memory::{Access, Content, Memory};
use super::{Eval, Located, Machine, Options, memref_of};
use crate::array::{Array, DType};
use crate::error::{Error, Fault};
use crate::program::{Element, KernelProgram, MemRefTy, Space, Value, View, Window};
use std::ops::Range;
use std::sync::Arc;

/// An operand during a run.
struct Operand {
    /// Where the array lies.
    array: View,
    /// The window, when the kernel sees one.
    window: Option<WindowState>,
    input: bool,
    output: bool,
}

struct WindowState {
    view: View,
    /// The start of the block that the window holds.
    held: Option<Vec<i64>>,
}

/// Runs a kernel.
pub(crate) fn run(
    program: &KernelProgram,
    inputs: &[Array],
    outputs: &[(DType, Vec<usize>)],
    options: &Options,
) -> Result<Vec<Array>, Error> {
    let mut machine =
        Machine { program, memory: Memory::new(options.max_elements), fuel: options.max_instructions };
    let mut operands = bind(&mut machine.memory, program, inputs, outputs, options)?;
    // The last core first: the others' order is that of a single core.
    for part in parts(program, options).into_iter().rev() {
        run_core(&mut machine, &mut operands, &part)?;
    }
    finish(&machine, &operands, inputs.len(), outputs, options)
}

/// The steps of each core: a range for each grid dimension. What lies beyond the grid begins at its start again.
fn parts(program: &KernelProgram, options: &Options) -> Vec<Vec<Range<i64>>> {
    let whole: Vec<Range<i64>> = program.grid.iter().map(|n| 0..*n).collect();
    let Some(shared) = program.shared else { return vec![whole] };
    let (count, cores) = (program.grid[shared], options.cores.max(1) as i64);
    let share = (count + cores - 1) / cores;
    let end = |at: i64| if options.whole_shares { at } else { at.min(count) };
    let part = |core: i64| {
        let mut part = whole.clone();
        part[shared] = end(core * share)..end((core + 1) * share);
        part
    };
    (0..cores).map(part).collect()
}

/// Runs a core's steps, with scratch and windows of its own.
fn run_core(
    machine: &mut Machine<'_>,
    operands: &mut [Operand],
    part: &[Range<i64>],
) -> Result<(), Error> {
    let scratch = allocate_scratch(&mut machine.memory, machine.program)?;
    for window in operands.iter_mut().filter_map(|o| o.window.as_mut()) {
        window.held = None;
    }
    let steps: i64 = part
        .iter()
        .try_fold(1i64, |count, n| count.checked_mul(n.end - n.start))
        .ok_or_else(|| Error::Operands("the grid is too large".into()))?;
    let mut step: Vec<i64> = part.iter().map(|n| n.start).collect();
    for _ in 0..steps {
        let at: Vec<i64> = step.iter().zip(&machine.program.grid).map(|(i, n)| i % n).collect();
        run_step(machine, operands, &scratch, &at)?;
        for at in (0..step.len()).rev() {
            step[at] += 1;
            if step[at] < part[at].end {
                break;
            }
            step[at] = part[at].start;
        }
    }
    // The last step, for messages.
    let last: Vec<i64> = part.iter().map(|n| n.end - 1).collect();
    if steps > 0 {
        for (number, operand) in operands.iter().enumerate() {
            flush(&mut machine.memory, operand).map_err(at_window(number, &last))?;
        }
    }
    balanced(machine)
}

/// All semaphores are at zero, and nothing is in flight.
fn balanced(machine: &Machine<'_>) -> Result<(), Error> {
    let Some((text, place)) = machine.memory.unbalanced() else { return Ok(()) };
    let place = place.and_then(|at| machine.program.places.get(at as usize));
    let text = match place {
        Some(place) => format!("{text} (started at {})", place.location),
        None => text,
    };
    Err(Error::End(Fault::Semaphore(text)))
}

fn at_window(operand: usize, step: &[i64]) -> impl Fn(Fault) -> Error {
    move |fault| Error::Window { operand, step: step.to_vec(), fault }
}

/// The memref types of the kernel's operands, without grid indices.
fn memrefs(program: &KernelProgram) -> Vec<&MemRefTy> {
    program.body.arguments[program.grid_arguments..].iter().filter_map(|(_, ty)| memref_of(ty)).collect()
}

/// Gives every operand that is no scratch its memory.
fn bind(
    memory: &mut Memory,
    program: &KernelProgram,
    inputs: &[Array],
    outputs: &[(DType, Vec<usize>)],
    options: &Options,
) -> Result<Vec<Operand>, Error> {
    let count = program.scalar_prefetch + program.windows.len();
    if inputs.len() + outputs.len() != count {
        return Err(Error::Operands(format!(
            "{} inputs and {} outputs were given, the kernel has {count} operands",
            inputs.len(),
            outputs.len()
        )));
    }
    if inputs.len() < program.scalar_prefetch {
        return Err(Error::Operands("scalar-prefetch operands are inputs".into()));
    }
    let mut operands: Vec<Operand> = Vec::new();
    for (number, memref) in memrefs(program).into_iter().take(count).enumerate() {
        let at_start = at_window(number, &[]);
        let output = number.checked_sub(inputs.len());
        let (dtype, shape) = match output {
            None => (inputs[number].dtype(), inputs[number].shape().to_vec()),
            Some(at) => (outputs[at].0, outputs[at].1.clone()),
        };
        if memref.element != Element::Data(dtype) {
            return Err(Error::Operands(format!(
                "operand {number} is of {dtype:?}, the kernel has {:?}",
                memref.element
            )));
        }
        let alias = output.and_then(|at| options.aliases.iter().find(|(_, o)| *o == at));
        let array = match alias {
            Some((input, _)) => {
                let same = inputs.get(*input).is_some_and(|a| a.dtype() == dtype && a.shape() == shape);
                if !same {
                    return Err(Error::Operands(format!(
                        "operand {number} and input {input} cannot share memory"
                    )));
                }
                operands[*input].array.clone()
            }
            None => {
                let array = memory
                    .allocate(format!("operand {number}"), memref.element, &shape)
                    .map_err(&at_start)?;
                if let Some(input) = inputs.get(number).filter(|_| output.is_none()) {
                    let buffer = &mut memory.buffers[array.buffer];
                    buffer.content = Content::Data(dtype, input.data().clone());
                    buffer.written.fill(true);
                }
                array
            }
        };
        let block = number
            .checked_sub(program.scalar_prefetch)
            .map_or(&Window::Whole, |at| &program.windows[at]);
        let bounds = match block {
            Window::Block { bounds, .. } => Some(bounds.clone()),
            Window::Whole => {
                let fits = memref.shape.len() == shape.len()
                    && memref.shape.iter().zip(&shape).all(|(m, n)| m.is_none_or(|m| m == *n));
                if !fits {
                    return Err(Error::Operands(format!(
                        "operand {number} has shape {shape:?}, the kernel has {:?}",
                        memref.shape
                    )));
                }
                // HBM operands stay where they are; others are copied whole.
                (memref.space != Space::Any).then(|| shape.clone())
            }
        };
        let window = match bounds {
            None => None,
            Some(bounds) if bounds.len() != shape.len() => {
                return Err(Error::Operands(format!(
                    "operand {number} has shape {shape:?}, its window {bounds:?}"
                )));
            }
            Some(bounds) => Some(WindowState {
                view: memory
                    .allocate(format!("the window of operand {number}"), memref.element, &bounds)
                    .map_err(&at_start)?,
                held: None,
            }),
        };
        operands.push(Operand { array, window, input: output.is_none(), output: output.is_some() });
    }
    Ok(operands)
}

fn allocate_scratch(memory: &mut Memory, program: &KernelProgram) -> Result<Vec<View>, Error> {
    let first = program.scalar_prefetch + program.windows.len();
    memrefs(program)
        .into_iter()
        .enumerate()
        .skip(first)
        .map(|(number, memref)| {
            let shape: Option<Vec<usize>> = memref.shape.iter().copied().collect();
            let shape = shape.ok_or_else(|| {
                Error::Operands(format!("scratch operand {number} has a dynamic shape"))
            })?;
            memory
                .allocate(format!("scratch operand {number}"), memref.element, &shape)
                .map_err(at_window(number, &[]))
        })
        .collect()
}

fn run_step(
    machine: &mut Machine<'_>,
    operands: &mut [Operand],
    scratch: &[View],
    step: &[i64],
) -> Result<(), Error> {
    let program = machine.program;
    let indices: Vec<Value> = step.iter().map(|i| Value::Int(*i)).collect();
    // All output blocks leave before the first new block comes in: operands may share their memory.
    let mut moves = Vec::new();
    for number in 0..operands.len() {
        if operands[number].window.is_none() {
            continue;
        }
        let start = block_start(machine, operands, number, &indices, step)?;
        let held = operands[number].window.as_ref().and_then(|w| w.held.as_ref());
        if held != Some(&start) {
            flush(&mut machine.memory, &operands[number]).map_err(at_window(number, step))?;
            moves.push((number, start));
        }
    }
    for (number, start) in moves {
        fill(&mut machine.memory, &mut operands[number], start).map_err(at_window(number, step))?;
    }
    let mut arguments = indices;
    for operand in operands.iter() {
        let view = operand.window.as_ref().map_or(&operand.array, |w| &w.view);
        arguments.push(Value::Mem(Arc::new(view.clone())));
    }
    arguments.extend(scratch.iter().map(|view| Value::Mem(Arc::new(view.clone()))));
    machine
        .call(&program.body, arguments)
        .map(|_| ())
        .map_err(|located| run_error(program, located, step))
}

fn run_error(program: &KernelProgram, located: Located, step: &[i64]) -> Error {
    let place = program.places.get(located.place as usize);
    Error::Run {
        op: place.map_or_else(|| program.name.clone(), |p| p.op.clone()),
        location: place.map_or_else(|| "entry".into(), |p| p.location.clone()),
        step: step.to_vec(),
        fault: located.fault,
    }
}

/// The first element of the block that an operand's window shows in this step.
fn block_start(
    machine: &mut Machine<'_>,
    operands: &[Operand],
    number: usize,
    indices: &[Value],
    step: &[i64],
) -> Result<Vec<i64>, Error> {
    let program = machine.program;
    let rank = operands[number].array.dims.len();
    let window = number.checked_sub(program.scalar_prefetch).and_then(|at| program.windows.get(at));
    let Some(Window::Block { bounds, map, elements }) = window else {
        return Ok(vec![0; rank]);
    };
    let mut arguments = indices.to_vec();
    for operand in &operands[..program.scalar_prefetch] {
        let view = operand.window.as_ref().map_or(&operand.array, |w| &w.view);
        arguments.push(Value::Mem(Arc::new(view.clone())));
    }
    let block = machine.call(map, arguments).map_err(|located| run_error(program, located, step))?;
    block
        .iter()
        .zip(bounds)
        .map(|(index, bound)| match index {
            Value::Int(i) if *elements => Ok(*i),
            Value::Int(i) => Ok(i.saturating_mul(*bound as i64)),
            _ => Err(Fault::Malformed("an index map gives integers".into())),
        })
        .collect::<Eval<Vec<i64>>>()
        .map_err(at_window(number, step))
}

/// The part of the array that a window at `start` shows, and the part of the window that shows it.
fn overlap(operand: &Operand, window: &View, start: &[i64]) -> Eval<(View, View)> {
    let mut sizes = Vec::new();
    for (at, (dim, from)) in operand.array.dims.iter().zip(start).enumerate() {
        let left = usize::try_from(*from).ok().and_then(|from| dim.size.checked_sub(from));
        match left {
            Some(left) if left > 0 || dim.size == 0 => sizes.push(left.min(window.dims[at].size)),
            _ => {
                return Err(Fault::OutOfBounds(format!(
                    "the block starts at {from} in dimension {at} of size {}",
                    dim.size
                )));
            }
        }
    }
    let array = operand.array.sub(start, &sizes, &[])?;
    Ok((array, window.sub(&vec![0; sizes.len()], &sizes, &[])?))
}

/// Copies an output window out.
fn flush(memory: &mut Memory, operand: &Operand) -> Eval<()> {
    let Some(window) = &operand.window else {
        return Ok(());
    };
    let Some(start) = &window.held else {
        return Ok(());
    };
    if !operand.output {
        return Ok(());
    }
    let (array, shown) = overlap(operand, &window.view, start)?;
    memory.check(&shown, Access::Read)?;
    memory.check(&array, Access::Write)?;
    memory.copy(&shown, &array)
}

/// Makes a window show the block at `start`: poison, and for an input the array's part.
fn fill(memory: &mut Memory, operand: &mut Operand, start: Vec<i64>) -> Eval<()> {
    let Some(window) = &operand.window else {
        return Ok(());
    };
    memory.poison(&window.view)?;
    let (array, shown) = overlap(operand, &window.view, &start)?;
    if operand.input {
        memory.check(&array, Access::Read)?;
        memory.copy(&array, &shown)?;
    }
    if let Some(window) = &mut operand.window {
        window.held = Some(start);
    }
    Ok(())
}

/// The outputs, which are complete.
fn finish(
    machine: &Machine<'_>,
    operands: &[Operand],
    inputs: usize,
    outputs: &[(DType, Vec<usize>)],
    options: &Options,
) -> Result<Vec<Array>, Error> {
    let mut results = Vec::new();
    for (at, (dtype, shape)) in outputs.iter().enumerate() {
        let buffer = &machine.memory.buffers[operands[inputs + at].array.buffer];
        let missing = buffer.written.iter().filter(|w| !**w).count();
        let hole = buffer.written.iter().position(|w| !*w);
        if let Some(first) = hole.filter(|_| !options.partial.contains(&at)) {
            let mut index = vec![0; shape.len()];
            let mut rest = first;
            for (i, n) in shape.iter().enumerate().rev() {
                index[i] = rest % n;
                rest /= n;
            }
            return Err(Error::End(Fault::Unwritten { output: at, index, count: missing }));
        }
        if let Content::Data(_, data) = &buffer.content {
            results.push(Array::new(*dtype, shape.clone(), data.clone())?);
        }
    }
    Ok(results)
}
