//! Asynchronous copies and semaphores.
//!
//! A copy is only known to be done when a wait on its semaphore cannot have returned otherwise. So the
//! data move at that wait, and until then the source must not be written and the destination must not
//! be touched. Copies may finish in any order: a wait for less than everything in flight on a semaphore
//! guarantees none of them.

use super::flight::{Flight, Semaphore};
use super::memory::{Access, Buffer, Content, Memory, WRITTEN_IN_FLIGHT};
use super::vectors::rows;
use super::{Eval, Fault};
use crate::program::View;
use std::sync::Arc;

/// The most copies that may read one element at once.
const MAX_READERS: u16 = WRITTEN_IN_FLIGHT - 1;

impl Memory {
    /// Starts a copy: source, target, semaphore.
    pub fn enqueue(&mut self, [source, target, semaphore]: &[Arc<View>; 3], place: u32) -> Eval<()> {
        self.check(source, Access::Read)?;
        if source.shape() != target.shape() {
            return Err(Fault::Malformed(format!(
                "a copy from shape {:?} to {:?}",
                source.shape(),
                target.shape()
            )));
        }
        let bytes = self.bytes(target)?;
        let (buffer, index) = self.locate(semaphore)?;
        let id = self.flights.len();
        let amount = {
            let (dma, semaphore) = self.semaphore(buffer, index)?;
            semaphore.flights.push(id);
            if dma { bytes } else { 1 }
        };
        self.begin(source, |busy| {
            if *busy & MAX_READERS < MAX_READERS {
                *busy += 1;
            }
        });
        // After the source is marked: a copy onto itself is a race.
        self.check(target, Access::Write)?;
        self.begin(target, |busy| *busy |= WRITTEN_IN_FLIGHT);
        self.flights.push(Some(Flight {
            source: View::clone(source),
            target: View::clone(target),
            amount,
            place,
        }));
        Ok(())
    }

    /// Waits for a copy as large as `target`.
    pub fn wait_copy(&mut self, semaphore: &View, target: &View) -> Eval<()> {
        if let Some(broken) = &target.broken {
            return Err(Fault::OutOfBounds(broken.clone()));
        }
        let bytes = self.bytes(target)?;
        self.wait(semaphore, bytes)
    }

    /// Waits until a semaphore has `amount`, and subtracts that.
    pub fn wait(&mut self, view: &View, amount: i64) -> Eval<()> {
        if amount < 0 {
            return Err(Fault::Semaphore(format!("a wait for {amount}")));
        }
        let (buffer, index) = self.locate(view)?;
        let name = self.semaphore_name(buffer, index);
        let flights = self.semaphore(buffer, index)?.1.flights.clone();
        let coming: i64 = flights
            .iter()
            .filter_map(|id| self.flights.get(*id)?.as_ref())
            .map(|flight| flight.amount)
            .sum();
        let state = self.semaphore(buffer, index)?.1;
        let expected = state.value.saturating_add(coming);
        let waited = state.waited.saturating_add(amount);
        if waited > expected {
            return Err(Fault::Semaphore(format!(
                "a wait for {amount} on {name} never ends: at most {} can arrive",
                expected - state.waited
            )));
        }
        if waited < expected && !flights.is_empty() {
            state.waited = waited;
            return Ok(());
        }
        // Everything in flight must have arrived.
        state.value = expected - waited;
        state.waited = 0;
        state.flights.clear();
        flights.into_iter().try_for_each(|id| self.finish(id))
    }

    /// Adds to a semaphore.
    pub fn signal(&mut self, view: &View, amount: i64) -> Eval<()> {
        let (buffer, index) = self.locate(view)?;
        let state = self.semaphore(buffer, index)?.1;
        state.value = state.value.saturating_add(amount);
        Ok(())
    }

    /// The guaranteed count of a semaphore.
    pub fn read_semaphore(&mut self, view: &View) -> Eval<i64> {
        let (buffer, index) = self.locate(view)?;
        let state = self.semaphore(buffer, index)?.1;
        Ok((state.value - state.waited).max(0))
    }

    /// The first semaphore that is not back at zero; the place of a copy nobody waited for.
    pub fn unbalanced(&self) -> Option<(String, Option<u32>)> {
        for (at, buffer) in self.buffers.iter().enumerate() {
            let Content::Semaphores { all, .. } = &buffer.content else {
                continue;
            };
            for (index, semaphore) in all.iter().enumerate() {
                let name = self.semaphore_name(at, index);
                let flight = semaphore.flights.iter().find_map(|id| self.flights.get(*id)?.as_ref());
                if let Some(flight) = flight {
                    let text = format!("a copy on {name} was never waited for");
                    return Some((text, Some(flight.place)));
                }
                if semaphore.value != 0 {
                    let text = format!("{name} is left with {}", semaphore.value);
                    return Some((text, None));
                }
            }
        }
        None
    }

    /// Moves a copy's data and frees its elements.
    fn finish(&mut self, id: usize) -> Eval<()> {
        let Some(flight) = self.flights.get_mut(id).and_then(Option::take) else {
            return Ok(());
        };
        self.end(&flight.source, |busy| {
            if *busy & MAX_READERS != 0 {
                *busy -= 1;
            }
        });
        self.end(&flight.target, |busy| *busy &= !WRITTEN_IN_FLIGHT);
        self.copy(&flight.source, &flight.target)
    }

    fn begin(&mut self, view: &View, mark: impl Fn(&mut u16)) {
        let buffer = &mut self.buffers[view.buffer];
        if buffer.busy.is_empty() {
            buffer.busy = vec![0; buffer.written.len()];
        }
        buffer.in_flight += 1;
        touch(buffer, view, mark);
    }

    fn end(&mut self, view: &View, mark: impl Fn(&mut u16)) {
        let buffer = &mut self.buffers[view.buffer];
        buffer.in_flight = buffer.in_flight.saturating_sub(1);
        touch(buffer, view, mark);
    }

    fn bytes(&self, view: &View) -> Eval<i64> {
        Ok((view.count() * self.dtype(view.buffer)?.bytes()) as i64)
    }

    /// The buffer and the number of the one semaphore in a view.
    fn locate(&self, view: &View) -> Eval<(usize, usize)> {
        if let Some(broken) = &view.broken {
            return Err(Fault::OutOfBounds(broken.clone()));
        }
        match view.count() {
            1 => Ok((view.buffer, view.offset)),
            n => Err(Fault::Malformed(format!("{n} semaphores where one is expected"))),
        }
    }

    /// A semaphore, and whether it counts bytes.
    fn semaphore(&mut self, buffer: usize, index: usize) -> Eval<(bool, &mut Semaphore)> {
        let found = match &mut self.buffers[buffer].content {
            Content::Semaphores { dma, all } => all.get_mut(index).map(|s| (*dma, s)),
            Content::Data(..) => None,
        };
        found.ok_or_else(|| Fault::Malformed("no such semaphore".into()))
    }

    fn semaphore_name(&self, buffer: usize, index: usize) -> String {
        let buffer = &self.buffers[buffer];
        match buffer.written.len() {
            1 => format!("the semaphore {}", buffer.name),
            _ => format!("semaphore {index} of {}", buffer.name),
        }
    }
}

fn touch(buffer: &mut Buffer, view: &View, mark: impl Fn(&mut u16)) {
    let busy = &mut buffer.busy;
    rows(view.offset, &view.dims, |at, last| {
        for i in 0..last.size {
            mark(&mut busy[at + i * last.stride]);
        }
    });
}
