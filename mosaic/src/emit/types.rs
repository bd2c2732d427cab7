//! Types of values inside a kernel.

use grpo_ir::Elem;
use std::fmt;

/// The element type of vectors that represent values of type `e`: see [`super::ops`].
pub fn held(e: Elem) -> Elem {
    match e {
        Elem::I1 => Elem::I1,
        e if e.is_float() => Elem::F32,
        _ => Elem::I32,
    }
}

/// A type inside a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    Index,
    Scalar(Elem),
    /// A vector of one dimension.
    Vector1(i64, Elem),
    /// A vector of rows × columns.
    Vector(i64, i64, Elem),
    /// A vector of three dimensions.
    Vector3([i64; 3], Elem),
    /// A buffer in VMEM of rows × columns.
    Memory(i64, i64, Elem),
    /// A buffer in VMEM of three dimensions.
    Memory3([i64; 3], Elem),
    /// An array of rows × columns in any memory.
    Hbm(i64, i64, Elem),
    /// A number of DMA semaphores; none for a single one.
    Semaphores(Option<i64>),
}

impl Ty {
    /// The element type.
    pub fn elem(self) -> Elem {
        match self {
            Ty::Index | Ty::Semaphores(_) => Elem::I32,
            Ty::Scalar(e) | Ty::Vector(_, _, e) | Ty::Memory(_, _, e) | Ty::Hbm(_, _, e) => e,
            Ty::Vector1(_, e) | Ty::Vector3(_, e) | Ty::Memory3(_, e) => e,
        }
    }

    /// The same shape with another element type.
    pub fn with_elem(self, e: Elem) -> Ty {
        match self {
            Ty::Index | Ty::Semaphores(_) => self,
            Ty::Hbm(r, c, _) => Ty::Hbm(r, c, e),
            Ty::Scalar(_) => Ty::Scalar(e),
            Ty::Vector1(n, _) => Ty::Vector1(n, e),
            Ty::Vector(r, c, _) => Ty::Vector(r, c, e),
            Ty::Memory(r, c, _) => Ty::Memory(r, c, e),
            Ty::Vector3(shape, _) => Ty::Vector3(shape, e),
            Ty::Memory3(shape, _) => Ty::Memory3(shape, e),
        }
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ty::Index => f.write_str("index"),
            Ty::Scalar(e) => write!(f, "{e}"),
            Ty::Vector1(n, e) => write!(f, "vector<{n}x{e}>"),
            Ty::Vector(r, c, e) => write!(f, "vector<{r}x{c}x{e}>"),
            Ty::Memory(r, c, e) => write!(f, "memref<{r}x{c}x{e}, #tpu.memory_space<vmem>>"),
            Ty::Vector3([a, b, c], e) => write!(f, "vector<{a}x{b}x{c}x{e}>"),
            Ty::Memory3([a, b, c], e) => write!(f, "memref<{a}x{b}x{c}x{e}, #tpu.memory_space<vmem>>"),
            Ty::Hbm(r, c, e) => write!(f, "memref<{r}x{c}x{e}, #tpu.memory_space<any>>"),
            Ty::Semaphores(n) => {
                let n = n.map_or(String::new(), |n| format!("{n}x"));
                write!(f, "memref<{n}!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>")
            }
        }
    }
}
