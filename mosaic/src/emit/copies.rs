//! Parts of buffers and arrays, and copies between them: DMAs and their semaphores.

use super::text::{Text, Ty, Value};

impl Text {
    /// `rows` rows of a buffer or array from row `first` (i32).
    pub fn row_slice(&mut self, of: Value, first: Value, rows: i64) -> Value {
        let (Ty::Memory(_, cols, _) | Ty::Hbm(_, cols, _)) = of.ty else {
            unreachable!("rows of a buffer")
        };
        let zero = self.int(0);
        self.block(of, [first, zero], rows, cols)
    }

    /// `rows` × `cols` of a buffer or array from an element (i32).
    pub fn block(&mut self, of: Value, [row, column]: [Value; 2], rows: i64, cols: i64) -> Value {
        let ty = match of.ty {
            Ty::Memory(_, _, e) => Ty::Memory(rows, cols, e),
            Ty::Hbm(_, _, e) => Ty::Hbm(rows, cols, e),
            _ => unreachable!("a block of a buffer"),
        };
        let attrs = " {operandSegmentSizes = array<i32: 1, 2, 0>}";
        self.pure("tpu.memref_slice", attrs, &[of, row, column], ty)
    }

    /// Semaphore `i` (i32) of several.
    pub fn semaphore(&mut self, of: Value, i: Value) -> Value {
        let attrs = " {operandSegmentSizes = array<i32: 1, 1, 0>}";
        let one = self.pure("tpu.memref_slice", attrs, &[of, i], Ty::Semaphores(Some(1)));
        self.pure("tpu.memref_squeeze", "", &[one], Ty::Semaphores(None))
    }

    /// Starts a copy, which signals the semaphore.
    pub fn start_copy(&mut self, from: Value, to: Value, semaphore: Value) {
        let groups = if self.version < 14 { "1, 0, 1, 1, 0, 0" } else { "1, 0, 1, 1, 0, 0, 0" };
        let ordering = self.ordering();
        let attrs =
            format!(" {{operandSegmentSizes = array<i32: {groups}>, priority = 0 : i32{ordering}}}");
        self.line("tpu.enqueue_dma", &attrs, &[from, to, semaphore], None);
    }

    /// Waits for a copy of these extents.
    pub fn await_copy(&mut self, from: Value, to: Value, semaphore: Value) {
        let attrs = match self.version {
            ..7 => String::new(),
            _ => format!(" {{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>{}}}", self.ordering()),
        };
        self.line("tpu.wait_dma2", &attrs, &[semaphore, from, to], None);
    }

    /// The attribute for copies whose parts may arrive in any order.
    fn ordering(&self) -> &'static str {
        if self.version < 8 { "" } else { ", strict_ordering = false" }
    }
}
