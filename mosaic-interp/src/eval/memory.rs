//! Buffers and views: loads, stores and copies, with bounds, poison and copies in flight.

use super::flight::{Flight, Semaphore};
use super::vectors::rows;
use super::{Eval, Fault};
use crate::array::{DType, Data, element_count};
use crate::program::{Dim, Element, Float2, Int2, Value, View};
use std::sync::Arc;

/// All memory of a run.
pub(super) struct Memory {
    pub buffers: Vec<Buffer>,
    /// Copies that no wait has guaranteed yet; `None` once done.
    pub flights: Vec<Option<Flight>>,
    room: usize,
}

/// A piece of memory.
pub(super) struct Buffer {
    /// How messages call it.
    pub name: String,
    pub content: Content,
    /// Per element: somebody wrote it.
    pub written: Vec<bool>,
    /// Per element: copies in flight that read it (low bits) or write it (top bit). Empty when the
    /// buffer was never part of a copy.
    pub busy: Vec<u16>,
    /// Copies in flight that touch the buffer.
    pub in_flight: usize,
}

/// What a buffer holds.
pub(super) enum Content {
    Data(DType, Data),
    Semaphores { dma: bool, all: Vec<Semaphore> },
}

/// The busy bit of a copy's destination; the other bits count copies from the element.
pub(super) const WRITTEN_IN_FLIGHT: u16 = 1 << 15;

/// What an access does to memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
}

impl Memory {
    /// Empty memory with room for a number of elements.
    pub fn new(room: usize) -> Self {
        Self { buffers: Vec::new(), flights: Vec::new(), room }
    }

    /// A new buffer of poison, and a view of the whole.
    pub fn allocate(&mut self, name: String, element: Element, shape: &[usize]) -> Eval<View> {
        let count = element_count(shape).filter(|n| *n <= self.room).ok_or_else(|| {
            Fault::Limit(format!("{name} of shape {shape:?} needs more memory than allowed"))
        })?;
        self.room -= count;
        let content = match element {
            Element::Data(dtype) => Content::Data(dtype, Data::poison(dtype, count)),
            element => Content::Semaphores {
                dma: element == Element::DmaSemaphore,
                all: vec![Semaphore::default(); count],
            },
        };
        self.buffers.push(Buffer {
            name,
            content,
            written: vec![false; count],
            busy: Vec::new(),
            in_flight: 0,
        });
        Ok(View::whole(self.buffers.len() - 1, shape))
    }

    /// Refuses an access to elements that a copy in flight touches.
    pub fn check(&self, view: &View, access: Access) -> Eval<()> {
        if let Some(broken) = &view.broken {
            return Err(Fault::OutOfBounds(broken.clone()));
        }
        let buffer = &self.buffers[view.buffer];
        if buffer.in_flight == 0 || buffer.busy.is_empty() {
            return Ok(());
        }
        let mask = match access {
            Access::Read => WRITTEN_IN_FLIGHT,
            Access::Write => u16::MAX,
        };
        let mut bad = None;
        rows(view.offset, &view.dims, |at, last| {
            let mut elements = (0..last.size).map(|i| at + i * last.stride);
            if bad.is_none() {
                bad = elements.find(|i| buffer.busy[*i] & mask != 0);
            }
        });
        let Some(at) = bad else { return Ok(()) };
        let copy = match buffer.busy[at] & WRITTEN_IN_FLIGHT {
            0 => "a copy out of it",
            _ => "a copy into it",
        };
        let what = match access {
            Access::Read => "read",
            Access::Write => "written",
        };
        Err(Fault::Race(format!("element {at} of {} is {what} while {copy} is in flight", buffer.name)))
    }

    /// Reads a box as a vector.
    pub fn load(&self, view: &View, mask: Option<&Value>) -> Eval<Value> {
        self.check(view, Access::Read)?;
        let value = match &self.buffers[view.buffer].content {
            Content::Data(_, Data::Floats(v)) => Value::Floats(Arc::new(read(v, view))),
            Content::Data(_, Data::Ints(v)) => Value::Ints(Arc::new(read(v, view))),
            Content::Semaphores { .. } => return semaphores(),
        };
        let Some(Value::Ints(mask)) = mask else {
            return Ok(value);
        };
        let dtype = self.dtype(view.buffer)?;
        let poison = match Data::poison(dtype, mask.len()) {
            Data::Floats(v) => Value::Floats(Arc::new(v)),
            Data::Ints(v) => Value::Ints(Arc::new(v)),
        };
        super::elementwise::select(&Value::Ints(Arc::clone(mask)), &value, &poison)
    }

    /// Writes a vector to a box, where the mask (if any) is set.
    pub fn store(
        &mut self,
        view: &View,
        value: &Value,
        mask: Option<&Value>,
        add: Option<DType>,
    ) -> Eval<()> {
        self.check(view, Access::Write)?;
        let sum;
        let value = match add {
            None => value,
            Some(dtype) => {
                let old = self.load(view, None)?;
                sum = match dtype.is_float() {
                    true => super::elementwise::float2(Float2::Add, dtype, &old, value)?,
                    false => super::elementwise::int2(Int2::Add, dtype, &old, value)?,
                };
                &sum
            }
        };
        let mask = match mask {
            Some(Value::Ints(mask)) => Some(&mask[..]),
            _ => None,
        };
        let buffer = &mut self.buffers[view.buffer];
        match (&mut buffer.content, value) {
            (Content::Data(_, Data::Floats(to)), Value::Floats(from)) => write(to, view, from, mask),
            (Content::Data(_, Data::Ints(to)), Value::Ints(from)) => write(to, view, from, mask),
            _ => return Err(Fault::Malformed("a store of another type".into())),
        }
        mark(&mut buffer.written, view, mask);
        Ok(())
    }

    /// Reads one element.
    pub fn load_scalar(&self, view: &View) -> Eval<Value> {
        super::vectors::extract(0, &self.load(view, None)?)
    }

    /// Writes one element.
    pub fn store_scalar(&mut self, view: &View, value: &Value) -> Eval<()> {
        let value = super::vectors::splat(value, 1)?;
        self.store(view, &value, None, None)
    }

    /// Copies a box to another of the same sizes, written or not, without looking at flights.
    pub fn copy(&mut self, from: &View, to: &View) -> Eval<()> {
        let source = &self.buffers[from.buffer];
        let written = read(&source.written, from);
        match &source.content {
            Content::Data(_, Data::Floats(v)) => {
                let values = read(v, from);
                let target = &mut self.buffers[to.buffer];
                let Content::Data(_, Data::Floats(v)) = &mut target.content else {
                    return Err(Fault::Malformed("a copy between types".into()));
                };
                write(v, to, &values, None);
            }
            Content::Data(_, Data::Ints(v)) => {
                let values = read(v, from);
                let target = &mut self.buffers[to.buffer];
                let Content::Data(_, Data::Ints(v)) = &mut target.content else {
                    return Err(Fault::Malformed("a copy between types".into()));
                };
                write(v, to, &values, None);
            }
            Content::Semaphores { .. } => return semaphores(),
        }
        write(&mut self.buffers[to.buffer].written, to, &written, None);
        Ok(())
    }

    /// Makes a buffer poison again.
    pub fn poison(&mut self, view: &View) -> Eval<()> {
        self.check(view, Access::Write)?;
        let buffer = &mut self.buffers[view.buffer];
        if let Content::Data(dtype, data) = &mut buffer.content {
            *data = Data::poison(*dtype, data.len());
        }
        buffer.written.fill(false);
        Ok(())
    }

    /// A data buffer's element type.
    pub fn dtype(&self, buffer: usize) -> Eval<DType> {
        match &self.buffers[buffer].content {
            Content::Data(dtype, _) => Ok(*dtype),
            Content::Semaphores { .. } => semaphores(),
        }
    }
}

fn semaphores<T>() -> Eval<T> {
    Err(Fault::Malformed("semaphores where data are expected".into()))
}

fn read<T: Copy>(from: &[T], view: &View) -> Vec<T> {
    let mut out = Vec::with_capacity(view.count());
    rows(view.offset, &view.dims, |at, last| match last.stride {
        1 => out.extend_from_slice(&from[at..at + last.size]),
        stride => out.extend((0..last.size).map(|i| from[at + i * stride])),
    });
    out
}

fn write<T: Copy>(to: &mut [T], view: &View, from: &[T], mask: Option<&[i32]>) {
    let mut next = 0;
    rows(view.offset, &view.dims, |at, last| {
        let row = next..next + last.size;
        next = row.end;
        match (mask, last.stride) {
            (None, 1) => to[at..at + last.size].copy_from_slice(&from[row]),
            _ => {
                for (i, source) in row.enumerate() {
                    if mask.is_none_or(|m| m[source] != 0) {
                        to[at + i * last.stride] = from[source];
                    }
                }
            }
        }
    });
}

fn mark(written: &mut [bool], view: &View, mask: Option<&[i32]>) {
    let mut next = 0;
    rows(view.offset, &view.dims, |at, last| {
        for i in 0..last.size {
            if mask.is_none_or(|m| m[next + i] != 0) {
                written[at + i * last.stride] = true;
            }
        }
        next += last.size;
    });
}

impl View {
    /// The whole of a dense buffer.
    pub fn whole(buffer: usize, shape: &[usize]) -> Self {
        let mut stride = 1;
        let mut dims: Vec<Dim> = shape
            .iter()
            .rev()
            .map(|size| {
                let dim = Dim { size: *size, stride };
                stride *= size.max(&1);
                dim
            })
            .collect();
        dims.reverse();
        Self { buffer, offset: 0, dims, broken: None }
    }

    /// The number of elements.
    pub fn count(&self) -> usize {
        self.dims.iter().map(|d| d.size).product()
    }

    /// The sizes of the dimensions.
    pub fn shape(&self) -> Vec<usize> {
        self.dims.iter().map(|d| d.size).collect()
    }

    /// The box of `sizes` at `starts`, elements `steps` apart (none: dense).
    pub fn sub(&self, starts: &[i64], sizes: &[usize], steps: &[usize]) -> Eval<View> {
        if let Some(broken) = &self.broken {
            return Err(Fault::OutOfBounds(broken.clone()));
        }
        if starts.len() != self.dims.len() || sizes.len() != self.dims.len() {
            return Err(Fault::Malformed("indices that do not fit the memref".into()));
        }
        let mut offset = self.offset;
        let mut dims = Vec::with_capacity(self.dims.len());
        for (at, dim) in self.dims.iter().enumerate() {
            let step = steps.get(at).copied().unwrap_or(1);
            let span = sizes[at].saturating_sub(1).saturating_mul(step);
            let start = usize::try_from(starts[at]).ok();
            let inside = |start: &usize| start.saturating_add(span) < dim.size || sizes[at] == 0;
            let Some(start) = start.filter(inside) else {
                let steps = if step == 1 { String::new() } else { format!(", {step} apart") };
                return Err(Fault::OutOfBounds(format!(
                    "dimension {at} of size {}: {} elements from {}{steps}",
                    dim.size, sizes[at], starts[at]
                )));
            };
            if sizes[at] != 0 {
                offset += start * dim.stride;
            }
            dims.push(Dim { size: sizes[at], stride: dim.stride * step });
        }
        Ok(View { buffer: self.buffer, offset, dims, broken: None })
    }

    /// One element.
    pub fn element(&self, at: &[i64]) -> Eval<View> {
        self.sub(at, &vec![1; at.len()], &[])
    }

    /// A slice: cut out of bounds it is broken, which is an error only when it is used.
    pub fn cut(&self, starts: &[i64], sizes: &[usize]) -> View {
        match self.sub(starts, sizes, &[]) {
            Ok(view) => view,
            Err(fault) => View {
                buffer: self.buffer,
                offset: 0,
                dims: sizes.iter().map(|size| Dim { size: *size, stride: 0 }).collect(),
                broken: Some(format!("a slice was cut out of bounds ({fault})")),
            },
        }
    }

    /// Drops dimensions of size 1 until the shape is the given one (`None`: any size).
    pub fn squeeze(&self, shape: &[Option<usize>]) -> Eval<View> {
        let mut wanted = shape.iter().peekable();
        let mut dims = Vec::new();
        let mut left = self.dims.len();
        for dim in &self.dims {
            let needed = wanted.len();
            match wanted.peek() {
                Some(Some(size)) if *size == dim.size => {
                    wanted.next();
                    dims.push(*dim);
                }
                // A dynamic size takes a dimension of size 1 only when none is left to drop.
                Some(None) if dim.size != 1 || left == needed => {
                    wanted.next();
                    dims.push(*dim);
                }
                _ if dim.size == 1 => {}
                _ => return Err(Fault::Malformed("a squeeze of another shape".into())),
            }
            left -= 1;
        }
        if dims.len() != shape.len() {
            return Err(Fault::Malformed("a squeeze of another shape".into()));
        }
        Ok(View { dims, ..self.clone() })
    }

    /// The same elements under another shape; the view must be dense.
    pub fn reshape(&self, shape: &[usize]) -> Eval<View> {
        let plain = View::whole(self.buffer, &self.shape());
        let dense = self.dims.iter().zip(&plain.dims).all(|(a, b)| a.size == 1 || a.stride == b.stride);
        if !dense || element_count(shape) != Some(self.count()) {
            return Err(Fault::Malformed("a reshape of a view that is not dense".into()));
        }
        Ok(View { dims: View::whole(self.buffer, shape).dims, ..self.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squeezes_keep_what_is_asked() {
        let shape = |from: &[usize], to: &[usize]| {
            let to: Vec<_> = to.iter().map(|n| Some(*n)).collect();
            View::whole(0, from).squeeze(&to).map(|v| v.shape())
        };
        assert_eq!(shape(&[1, 8, 4], &[8, 4]), Ok(vec![8, 4]));
        assert_eq!(shape(&[1, 1, 4], &[1, 4]), Ok(vec![1, 4]));
        assert_eq!(shape(&[1], &[]), Ok(vec![]));
        assert_eq!(shape(&[1, 8, 1], &[8, 1]), Ok(vec![8, 1]));
        assert_eq!(shape(&[1, 8, 1], &[1, 8]), Ok(vec![1, 8]));
        assert_eq!(shape(&[8, 1, 1, 2], &[8, 1, 2]), Ok(vec![8, 1, 2]));
        assert!(shape(&[2, 8], &[8]).is_err());
    }

    #[test]
    fn boxes_stay_inside() {
        let view = View::whole(0, &[4, 8]);
        assert!(view.sub(&[3, 0], &[1, 8], &[]).is_ok());
        assert!(view.sub(&[3, 1], &[1, 8], &[]).is_err());
        assert!(view.sub(&[-1, 0], &[1, 8], &[]).is_err());
        assert!(view.sub(&[0, 0], &[1, 4], &[1, 2]).is_ok());
        assert!(view.sub(&[0, 2], &[1, 4], &[1, 2]).is_err());
        let broken = view.cut(&[4, 0], &[1, 8]);
        assert!(broken.sub(&[0, 0], &[1, 8], &[]).is_err());
    }
}
