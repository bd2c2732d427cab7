//! The context of a grid step, shared by the parts of a kernel's emitter.

use super::text::{Text, Value};
use crate::spec::{BufferRef, KernelSpec, Order};
use grpo_ir::Direction;

/// The pair of slots of blocks of the weights and of their gradient: see [`crate::spec::ColumnsRef`].
#[derive(Clone, Copy)]
pub struct ColumnSlots {
    /// Both.
    pub pair: Value,
    /// The semaphores of copies in and of copies out.
    pub semaphores: [Value; 2],
}

/// The spec, and the values of the function's arguments.
pub struct StepContext<'a> {
    pub spec: &'a KernelSpec<'a, 'a>,
    /// This step's block of rows and block of columns, i32.
    pub n: Value,
    pub v: Value,
    /// This step's number among the steps of the outer loop that run sequentially.
    pub turn: Value,
    pub inputs: Vec<Value>,
    pub outputs: Vec<Value>,
    pub scratch: Vec<Value>,
    /// For each sink with sums in HBM: the semaphore of copies in, and the two of copies out.
    pub semaphores: Vec<[Value; 2]>,
    /// The two semaphores of stashed tiles, one per slot.
    pub stashed: Option<Value>,
    /// The slots of blocks of the weights and of their gradient; indices are relative to this step's slot.
    pub columns: Option<ColumnSlots>,
}

impl StepContext<'_> {
    /// The value of a buffer of the spec.
    pub fn mem(&self, p: BufferRef) -> Value {
        match p {
            BufferRef::Input(i) => self.inputs[i],
            BufferRef::Output(i) => self.outputs[i],
            BufferRef::Scratch(i) => self.scratch[i],
        }
    }

    /// The grid index of the inner loop and its number of steps.
    pub fn inner(&self) -> (Value, i64) {
        let (nn, nv) = self.spec.blocks();
        match self.spec.order {
            Order::RowMajor => (self.v, nv),
            Order::ColMajor => (self.n, nn),
        }
    }

    /// The block of the outer loop.
    pub fn outer(&self) -> Value {
        self.spec.order.turn([self.n, self.v])[0]
    }

    /// A condition that a core has no block of columns after this step's.
    pub fn is_last_block(&self, text: &mut Text) -> Value {
        let (_, nv) = self.spec.blocks();
        let last = text.int(nv - self.spec.cores);
        text.compare_int(Direction::Ge, false, self.v, last)
    }

    /// A condition that this is a core's last step, in a kernel in which a block of columns stays.
    pub fn ends(&self, text: &mut Text) -> Value {
        let (n, nn) = self.inner();
        let (block, end) = (self.is_last_block(text), text.int(nn - 1));
        let row = text.compare_int(Direction::Eq, false, n, end);
        text.integer("andi", block, row)
    }

    /// The number of this step among those that run sequentially, i32.
    pub fn step(&self, text: &mut Text) -> Value {
        let (inner, steps) = self.inner();
        let steps = text.int(steps);
        let before = text.integer("muli", self.turn, steps);
        text.integer("addi", before, inner)
    }

    /// This step's slot of two that alternate: 0 or 1, i32.
    pub fn slot(&self, text: &mut Text) -> Value {
        let (step, two) = (self.step(text), text.int(2));
        text.integer("remsi", step, two)
    }

    /// The first row of this step's half of a buffer of two slots, as an index; of another one 0.
    pub fn top(&self, text: &mut Text, p: BufferRef) -> Value {
        if !self.spec.alternates(p) {
            return text.index(0);
        }
        let slot = self.slot(text);
        text.scaled(slot, self.spec.tiles.rows)
    }

    /// The first row of group `i` (i32) of `rows` rows, as an index; in this step's half of a buffer of
    /// two slots.
    pub fn row(&self, text: &mut Text, p: BufferRef, i: Value, rows: i64) -> Value {
        if !self.spec.alternates(p) {
            return text.scaled(i, rows);
        }
        let (slot, groups) = (self.slot(text), text.int(self.spec.tiles.rows / rows));
        let before = text.integer("muli", slot, groups);
        let i = text.integer("addi", before, i);
        text.scaled(i, rows)
    }

    /// Valid columns of the last block of columns; none if every block is full.
    pub fn column_tail(&self) -> Option<i64> {
        tail(self.spec.sweep.cols, self.spec.tiles.cols)
    }

    /// Valid rows of the last block of rows; none if every block is full.
    pub fn row_tail(&self) -> Option<i64> {
        tail(self.spec.sweep.rows, self.spec.tiles.rows)
    }

    /// Writes `then` for the steps in which grid index `i`, one of `count`, is `at`, and `otherwise` for the
    /// others; without a branch if `count` is 1.
    pub fn at_step(
        &self,
        text: &mut Text,
        (i, count): (Value, i64),
        at: i64,
        then: impl FnOnce(&mut Text),
        otherwise: impl FnOnce(&mut Text),
    ) {
        if count == 1 {
            return then(text);
        }
        let at = text.int(at);
        let here = text.compare_int(Direction::Eq, false, i, at);
        text.when(here, then, otherwise);
    }
}

fn tail(all: i64, block: i64) -> Option<i64> {
    let rest = all % block;
    (rest != 0).then_some(rest)
}
