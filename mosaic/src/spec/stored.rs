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

/// The array from which a kernel reads a `[K,V]` or `[V,K]` matrix: the first value of the program's conversions that is
///
/// - bf16, or
/// - f32 and an argument or behind a barrier, if a rounded copy of `2·K·V` bytes would take at least the bytes of the
///   logits. With more rows the copy saves time, since each block of rows reads the matrix again.
///
/// It is the matrix itself if there is none.
pub(crate) fn stored<'c>(sweep: &Sweep<'c>, matrix: Val<'c>, layout: Layout) -> Stored<'c> {
    let inner = match layout {
        Layout::Kv => shape(matrix)[0],
        Layout::Vk => shape(matrix)[1],
    };
    let logit_bytes = sweep.sources.iter().map(|s| s.elem().bytes()).max().unwrap_or(0);
    let copy_is_large =
        inner.unsigned_abs() * Elem::BF16.bytes() >= sweep.rows.unsigned_abs() * logit_bytes;
    let mut stored = Stored { array: matrix, conversions: vec![] };
    let (mut v, mut conversions) = (matrix, vec![]);
    while let Some(op) = v.def().filter(|op| op.is(Kind::Convert) || keeps_format(*op)) {
        let (from, to) = (op.operand(0), elem(v));
        if elem(from) != to {
            conversions.insert(0, to);
        }
        let is_given = from.def().is_none_or(|op| op.is(Kind::OptimizationBarrier));
        match elem(from) {
            Elem::BF16 => stored = Stored { array: from, conversions: conversions.clone() },
            Elem::F32 if copy_is_large && is_given => {
                stored = Stored { array: from, conversions: conversions.clone() };
            }
            Elem::F32 => {}
            _ => break,
        }
        v = from;
    }
    stored
}

impl KernelSpec<'_, '_> {
    /// The types to which a block of a matrix in a buffer is converted, in order.
    pub(crate) fn conversions(&self, p: BufferRef) -> Vec<Elem> {
        match p {
            BufferRef::Input(i) if let Operand::Stored(matrix, layout) = self.inputs[i].0 => {
                stored(self.sweep, matrix, layout).conversions
            }
            _ => vec![],
        }
    }
}
