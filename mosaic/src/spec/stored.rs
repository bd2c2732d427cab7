//! The arrays in HBM that matrices with a vocabulary dimension are read from.
//!
//! XLA fuses a conversion into the product that reads it, but the operand of a kernel is an array in HBM. So a kernel
//! reads the array that the program converts, and converts each block after it is loaded.

use super::{BufferRef, KernelSpec, Operand, elem, shape};
use grpo_ir::{Elem, Kind, Val, keeps_format};
use grpo_sweep::{Layout, Sweep};

/// An array in HBM, and the types to which the matrix's elements are converted from it, in order.
pub(crate) struct Stored<'c> {
    pub array: Val<'c>,
    pub conversions: Vec<Elem>,
}

/// The array from which a kernel reads a `[K,V]` or `[V,K]` matrix: a bf16 array that is converted to f32, or an f32
/// argument that is rounded to bf16 if the rounded copy, of `2·K·V` bytes, would take at least the bytes of the logits.
/// With more rows the copy saves time, since each block of rows reads the matrix again.
pub(crate) fn stored<'c>(sweep: &Sweep<'c>, matrix: Val<'c>, layout: Layout) -> Stored<'c> {
    let inner = match layout {
        Layout::Kv => shape(matrix)[0],
        Layout::Vk => shape(matrix)[1],
    };
    let logits = sweep.sources.iter().map(|s| s.elem().bytes()).max().unwrap_or(0);
    let is_large = inner.unsigned_abs() * Elem::BF16.bytes() >= sweep.rows.unsigned_abs() * logits;
    let (mut stored, mut conversions) = (Stored { array: matrix, conversions: vec![] }, vec![]);
    let mut v = matrix;
    while let Some(op) = v.def().filter(|op| op.is(Kind::Convert) || keeps_format(*op)) {
        let (from, to) = (elem(op.operand(0)), elem(v));
        if from != to {
            conversions.insert(0, to);
        }
        v = op.operand(0);
        let is_read = match from {
            Elem::BF16 => true,
            Elem::F32 => is_large && v.def().is_none_or(|op| op.is(Kind::OptimizationBarrier)),
            _ => break,
        };
        if is_read {
            stored = Stored { array: v, conversions: conversions.clone() };
        }
    }
    stored
}

impl<'c> KernelSpec<'_, 'c> {
    /// The types to which a block of a matrix in a buffer is converted, in order.
    pub(crate) fn conversions(&self, p: BufferRef) -> Vec<Elem> {
        match p {
            BufferRef::Input(i) => match self.inputs[i].0 {
                Operand::Stored(matrix, layout) => stored(self.sweep, matrix, layout).conversions,
                _ => vec![],
            },
            _ => vec![],
        }
    }
}
