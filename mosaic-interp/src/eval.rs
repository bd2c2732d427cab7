//! Runs a compiled kernel: instructions, control flow, and the frame of slots.
//!
//! [`grid`] drives the steps and windows, [`memory`] holds the buffers, [`dma`] the copies in flight.

mod dma;
mod elementwise;
mod flight;
mod grid;
mod matmul;
mod memory;
mod reduce;
mod special;
mod vectors;

pub(super) use grid::run;

use super::error::Fault;
use super::program::{
    Amount, Block, Function, Inst, KernelProgram, Op, SliceSize, Slot, SlotKind, Ty, Value, View,
};
use memory::Memory;
use std::sync::Arc;

/// How a run differs from the plain one.
#[derive(Debug, Clone)]
pub struct Options {
    /// Pairs (input, output) that share their memory, as `input_output_aliases` has it.
    pub aliases: Vec<(usize, usize)>,
    /// Outputs that the kernel need not fill: what it leaves out is poison.
    pub partial: Vec<usize>,
    /// Cores that share the kernel, as on chips with a megacore: each takes a contiguous part of the
    /// grid's first `parallel` dimension.
    pub cores: usize,
    /// Every core takes as many steps of it, and what lies beyond the grid begins at its start again: so libtpu 0.0.51
    /// cuts grids that cores do not divide.
    pub whole_shares: bool,
    /// The most instructions to run: a `while` that never ends becomes an error.
    pub max_instructions: u64,
    /// The most elements that all buffers may have together.
    pub max_elements: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            aliases: Vec::new(),
            partial: Vec::new(),
            cores: 1,
            whole_shares: false,
            max_instructions: 2_000_000_000,
            max_elements: 1 << 29,
        }
    }
}

/// A fault and the place of the instruction that made it.
struct Located {
    place: u32,
    fault: Fault,
}

type Step<T> = Result<T, Located>;
type Eval<T> = Result<T, Fault>;

/// The values of one function call.
struct Frame<'f> {
    slots: Vec<Value>,
    kinds: &'f [SlotKind],
}

impl Frame<'_> {
    fn get(&self, slot: Slot) -> &Value {
        &self.slots[slot as usize]
    }

    /// Assigns after checking kind and length, so that readers may rely on both.
    fn set(&mut self, slot: Slot, value: Value) -> Eval<()> {
        let fits = match (&value, self.kinds[slot as usize]) {
            (Value::Int(_), SlotKind::Int)
            | (Value::Float(_), SlotKind::Float)
            | (Value::Mem(_), SlotKind::Mem) => true,
            (Value::Ints(v), SlotKind::Ints(n)) => v.len() == n,
            (Value::Floats(v), SlotKind::Floats(n)) => v.len() == n,
            _ => false,
        };
        if !fits {
            return Err(Fault::Malformed("a value that is not of its type".into()));
        }
        self.slots[slot as usize] = value;
        Ok(())
    }

    fn int(&self, slot: Slot) -> Eval<i64> {
        match self.get(slot) {
            Value::Int(v) => Ok(*v),
            _ => Err(Fault::Malformed("a scalar integer is expected".into())),
        }
    }

    fn ints(&self, slots: &[Slot]) -> Eval<Vec<i64>> {
        slots.iter().map(|s| self.int(*s)).collect()
    }

    fn view(&self, slot: Slot) -> Eval<Arc<View>> {
        match self.get(slot) {
            Value::Mem(v) => Ok(Arc::clone(v)),
            _ => Err(Fault::Malformed("a memref is expected".into())),
        }
    }

    fn copy(&mut self, from: &[Slot], to: &[Slot]) -> Eval<()> {
        // All are read before the first is written: loops may permute their values.
        let values: Vec<Value> = from.iter().map(|s| self.get(*s).clone()).collect();
        to.iter().zip(values).try_for_each(|(s, v)| self.set(*s, v))
    }
}

/// The state of a run.
struct Machine<'k> {
    program: &'k KernelProgram,
    memory: Memory,
    fuel: u64,
}

impl<'k> Machine<'k> {
    /// Calls a function; the results are what its terminator returns.
    fn call(&mut self, function: &'k Function, arguments: Vec<Value>) -> Step<Vec<Value>> {
        let mut frame =
            Frame { slots: vec![Value::Unset; function.slots.len()], kinds: &function.slots };
        let at_entry = |fault| Located { place: u32::MAX, fault };
        // A call costs something too: a huge grid with an empty body must end.
        self.fuel = self
            .fuel
            .checked_sub(1)
            .ok_or_else(|| at_entry(Fault::Limit("more instructions than allowed were run".into())))?;
        for ((slot, _), value) in function.arguments.iter().zip(arguments) {
            frame.set(*slot, value).map_err(at_entry)?;
        }
        self.block(&mut frame, &function.body)?;
        Ok(function.body.yields.iter().map(|s| frame.get(*s).clone()).collect())
    }

    fn block(&mut self, frame: &mut Frame<'_>, block: &'k Block) -> Step<()> {
        for inst in &block.ops {
            self.inst(frame, inst)?;
        }
        Ok(())
    }

    fn inst(&mut self, frame: &mut Frame<'_>, inst: &'k Inst) -> Step<()> {
        let place = inst.place;
        let located = |fault| Located { place, fault };
        self.fuel = self
            .fuel
            .checked_sub(1)
            .ok_or_else(|| located(Fault::Limit("more instructions than allowed were run".into())))?;
        match &inst.op {
            Op::For { range, index, init, carried, body, results } => {
                let [from, to, step] = *range;
                let bounds = frame.ints(&[from, to, step]).map_err(located)?;
                let (mut at, to, step) = (bounds[0], bounds[1], bounds[2]);
                if step <= 0 {
                    return Err(located(Fault::Undefined(format!("loop step {step}"))));
                }
                frame.copy(init, carried).map_err(located)?;
                while at < to {
                    frame.set(*index, Value::Int(at)).map_err(located)?;
                    self.block(frame, body)?;
                    frame.copy(&body.yields, carried).map_err(located)?;
                    self.fuel = self.fuel.saturating_sub(1);
                    at = at.saturating_add(step);
                }
                frame.copy(carried, results).map_err(located)
            }
            Op::If { condition, then, otherwise, results } => {
                let taken = match frame.int(*condition).map_err(located)? {
                    0 => otherwise,
                    _ => then,
                };
                self.block(frame, taken)?;
                frame.copy(&taken.yields, results).map_err(located)
            }
            Op::While { init, before, condition, after, body, results } => {
                frame.copy(init, before).map_err(located)?;
                loop {
                    self.block(frame, condition)?;
                    let (go, values) = condition
                        .yields
                        .split_first()
                        .ok_or_else(|| located(Fault::Malformed("a loop without a condition".into())))?;
                    if frame.int(*go).map_err(located)? == 0 {
                        return frame.copy(values, results).map_err(located);
                    }
                    frame.copy(values, after).map_err(located)?;
                    self.block(frame, body)?;
                    frame.copy(&body.yields, before).map_err(located)?;
                    self.fuel = self
                        .fuel
                        .checked_sub(1)
                        .ok_or_else(|| located(Fault::Limit("a loop ran for too long".into())))?;
                }
            }
            Op::Region { body, results } => {
                self.block(frame, body)?;
                frame.copy(&body.yields, results).map_err(located)
            }
            op => self.simple(frame, op, place).map_err(located),
        }
    }

    /// Every instruction without a region.
    fn simple(&mut self, frame: &mut Frame<'_>, op: &Op, place: u32) -> Eval<()> {
        let (value, dst) = match op {
            Op::Const(value, dst) => (value.clone(), *dst),
            Op::Copy(arg, dst) => (frame.get(*arg).clone(), *dst),
            Op::Float1(f, dtype, x, dst) => (elementwise::float1(*f, *dtype, frame.get(*x))?, *dst),
            Op::Float2(f, dtype, [x, y], dst) => {
                (elementwise::float2(*f, *dtype, frame.get(*x), frame.get(*y))?, *dst)
            }
            Op::Fma(dtype, [x, y, z], dst) => {
                (elementwise::fma(*dtype, frame.get(*x), frame.get(*y), frame.get(*z))?, *dst)
            }
            Op::Int1(f, dtype, x, dst) => (elementwise::int1(*f, *dtype, frame.get(*x))?, *dst),
            Op::Int2(f, dtype, [x, y], dst) => {
                (elementwise::int2(*f, *dtype, frame.get(*x), frame.get(*y))?, *dst)
            }
            Op::CompareFloat(order, [x, y], dst) => {
                (elementwise::compare_float(*order, frame.get(*x), frame.get(*y))?, *dst)
            }
            Op::CompareInt(order, dtype, [x, y], dst) => {
                (elementwise::compare_int(*order, *dtype, frame.get(*x), frame.get(*y))?, *dst)
            }
            Op::Select([condition, yes, no], dst) => {
                (elementwise::select(frame.get(*condition), frame.get(*yes), frame.get(*no))?, *dst)
            }
            Op::Cast { cast, from, to, arg, dst } => {
                (elementwise::cast(*cast, *from, *to, frame.get(*arg))?, *dst)
            }
            Op::Splat(arg, count, dst) => (vectors::splat(frame.get(*arg), *count)?, *dst),
            Op::Gather(gather, arg, dst) => (vectors::gather(gather, frame.get(*arg))?, *dst),
            Op::Extract(at, arg, dst) => (vectors::extract(*at, frame.get(*arg))?, *dst),
            Op::Concat { outer, parts, dst } => {
                let parts: Vec<_> = parts.iter().map(|(s, n)| (frame.get(*s), *n)).collect();
                (vectors::concat(*outer, &parts)?, *dst)
            }
            Op::Insert { place, source, target, dst } => {
                (vectors::insert(place, frame.get(*source), frame.get(*target))?, *dst)
            }
            Op::Rotate { outer, size, inner, amount, stride, along, vector, dst } => {
                let amount = match amount {
                    Amount::Fixed(n) => *n,
                    Amount::Slot(slot) => frame.int(*slot)?,
                };
                let spec = vectors::Rotate {
                    outer: *outer,
                    size: *size,
                    inner: *inner,
                    amount,
                    stride: *stride,
                    along: *along,
                };
                (vectors::rotate(&spec, frame.get(*vector))?, *dst)
            }
            Op::DynamicGather { outer, from, to, inner, vector, indices, dst } => {
                let sizes = [*outer, *from, *to, *inner];
                (vectors::dynamic_gather(sizes, frame.get(*vector), frame.get(*indices))?, *dst)
            }
            Op::Reduce { kind, dtype, dims, vector, acc, dst } => {
                let acc = acc.map(|slot| frame.get(slot));
                let kept = frame.kinds[*dst as usize];
                (reduce::reduce(*kind, *dtype, dims, frame.get(*vector), acc, kept)?, *dst)
            }
            Op::ReduceIndex { max, outer, size, inner, vector, dst } => {
                (reduce::index(*max, [*outer, *size, *inner], frame.get(*vector))?, *dst)
            }
            Op::BitcastRows { groups, row, from, to, vector, dst } => {
                (vectors::bitcast_rows(*groups, *row, (*from, *to), frame.get(*vector))?, *dst)
            }
            Op::Matmul { spec, args: [lhs, rhs, acc], dtype, dst } => {
                let args = [frame.get(*lhs), frame.get(*rhs), frame.get(*acc)];
                (matmul::matmul(spec, *dtype, args)?, *dst)
            }
            Op::IterationBound(dim, dst) => {
                let bound = self.program.grid.get(*dim).copied();
                let bound = bound.ok_or_else(|| Fault::Malformed("no such grid dimension".into()))?;
                (Value::Int(bound), *dst)
            }
            Op::Assert(condition, message) => {
                return match frame.int(*condition)? {
                    0 => Err(Fault::Undefined(format!("assertion failed: {message}"))),
                    _ => Ok(()),
                };
            }
            other => return self.access(frame, other, place),
        };
        frame.set(dst, value)
    }

    /// Every instruction that has to do with memory.
    fn access(&mut self, frame: &mut Frame<'_>, op: &Op, place: u32) -> Eval<()> {
        let memory = &mut self.memory;
        let (value, dst) = match op {
            Op::VectorLoad { access, dst } => {
                let view = frame.view(access.base)?;
                let region = view.sub(&frame.ints(&access.indices)?, &access.shape, &access.strides)?;
                let mask = access.mask.map(|slot| frame.get(slot));
                (memory.load(&region, mask)?, *dst)
            }
            Op::VectorStore { access, value, add } => {
                let view = frame.view(access.base)?;
                let region = view.sub(&frame.ints(&access.indices)?, &access.shape, &access.strides)?;
                let mask = access.mask.map(|slot| frame.get(slot));
                return memory.store(&region, frame.get(*value), mask, *add);
            }
            Op::ScalarLoad { base, indices, dst } => {
                let view = frame.view(*base)?;
                let region = view.element(&frame.ints(indices)?)?;
                (memory.load_scalar(&region)?, *dst)
            }
            Op::ScalarStore { base, indices, value } => {
                let view = frame.view(*base)?;
                let region = view.element(&frame.ints(indices)?)?;
                return memory.store_scalar(&region, frame.get(*value));
            }
            Op::Slice { base, starts, sizes, dst } => {
                let view = frame.view(*base)?;
                let starts = frame.ints(starts)?;
                let sizes: Eval<Vec<usize>> = sizes
                    .iter()
                    .map(|size| match size {
                        SliceSize::Static(n) => Ok(*n),
                        SliceSize::Dynamic(slot) => usize::try_from(frame.int(*slot)?)
                            .map_err(|_| Fault::OutOfBounds("a negative slice size".into())),
                    })
                    .collect();
                (Value::Mem(Arc::new(view.cut(&starts, &sizes?))), *dst)
            }
            Op::Squeeze { base, shape, dst } => {
                let view = frame.view(*base)?;
                (Value::Mem(Arc::new(view.squeeze(shape)?)), *dst)
            }
            Op::Reshape { base, shape, dst } => {
                let view = frame.view(*base)?;
                (Value::Mem(Arc::new(view.reshape(shape)?)), *dst)
            }
            Op::EnqueueDma { source, target, semaphore } => {
                let views = [frame.view(*source)?, frame.view(*target)?, frame.view(*semaphore)?];
                return memory.enqueue(&views, place);
            }
            Op::WaitDma { semaphore, target } => {
                let (semaphore, target) = (frame.view(*semaphore)?, frame.view(*target)?);
                return memory.wait_copy(&semaphore, &target);
            }
            Op::Signal { semaphore, amount } => {
                let semaphore = frame.view(*semaphore)?;
                return memory.signal(&semaphore, frame.int(*amount)?);
            }
            Op::Wait { semaphore, amount } => {
                let semaphore = frame.view(*semaphore)?;
                return memory.wait(&semaphore, frame.int(*amount)?);
            }
            Op::ReadSemaphore { semaphore, dst } => {
                let semaphore = frame.view(*semaphore)?;
                (Value::Int(memory.read_semaphore(&semaphore)?), *dst)
            }
            _ => return Err(Fault::Malformed("an instruction out of place".into())),
        };
        frame.set(dst, value)
    }
}

/// Whether a function argument is a memref (all but the grid indices are).
fn memref_of(ty: &Ty) -> Option<&super::program::MemRefTy> {
    match ty {
        Ty::MemRef(memref) => Some(memref),
        _ => None,
    }
}
