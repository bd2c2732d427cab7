//! The compact form that is executed: values live in numbered slots, types and attributes are resolved.

use super::array::DType;
use std::sync::Arc;

/// The number of an SSA value in its function.
pub(super) type Slot = u32;

/// A kernel ready to run.
#[derive(Debug)]
pub(super) struct KernelProgram {
    pub name: String,
    /// Steps in each grid dimension.
    pub grid: Vec<i64>,
    /// The grid dimension whose steps cores share: the first one that is `parallel`.
    pub shared: Option<usize>,
    /// How many grid indices the kernel function takes (none without a grid).
    pub grid_arguments: usize,
    /// Operands that come before the windows and are passed to the index maps too.
    pub scalar_prefetch: usize,
    /// One entry per operand that is neither scalar prefetch nor scratch.
    pub windows: Vec<Window>,
    pub body: Function,
    pub places: Vec<Place>,
}

/// How an operand reaches the kernel.
#[derive(Debug)]
pub(super) enum Window {
    /// The whole array, where it is, or copied whole when the memref is in VMEM or SMEM.
    Whole,
    /// A block of the array, chosen by an index map.
    Block {
        bounds: Vec<usize>,
        map: Function,
        /// The map gives element offsets, not block numbers.
        elements: bool,
    },
}

/// A function of one block.
#[derive(Debug)]
pub(super) struct Function {
    pub arguments: Vec<(Slot, Ty)>,
    pub body: Block,
    pub slots: Vec<SlotKind>,
}

/// Instructions and the operands of the terminator.
#[derive(Debug, Default)]
pub(super) struct Block {
    pub ops: Vec<Inst>,
    pub yields: Vec<Slot>,
}

/// One instruction and where it came from.
#[derive(Debug)]
pub(super) struct Inst {
    pub op: Op,
    pub place: u32,
}

/// Where an instruction came from, for messages.
#[derive(Debug)]
pub(super) struct Place {
    pub op: String,
    pub location: String,
}

/// A value's type.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Ty {
    Scalar(DType),
    Vector(DType, Vec<usize>),
    MemRef(MemRefTy),
}

/// A memref's type; `None` is a dynamic dimension.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct MemRefTy {
    pub element: Element,
    pub shape: Vec<Option<usize>>,
    pub space: Space,
}

/// What a memref holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Element {
    Data(DType),
    DmaSemaphore,
    Semaphore,
}

/// Where a memref lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Space {
    Vmem,
    Smem,
    /// HBM, or wherever the compiler leaves the operand.
    Any,
    Semaphores,
}

/// What a slot may hold; checked on every assignment, so that instructions can rely on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SlotKind {
    Int,
    Float,
    Ints(usize),
    Floats(usize),
    Mem,
}

impl Ty {
    /// The slot kind of a value of this type.
    pub fn kind(&self) -> SlotKind {
        match self {
            Ty::Scalar(d) if d.is_float() => SlotKind::Float,
            Ty::Scalar(_) => SlotKind::Int,
            Ty::Vector(d, shape) if d.is_float() => SlotKind::Floats(shape.iter().product()),
            Ty::Vector(_, shape) => SlotKind::Ints(shape.iter().product()),
            Ty::MemRef(_) => SlotKind::Mem,
        }
    }
}

/// A value at run time. Vectors are shared: they never change once made.
#[derive(Debug, Clone)]
pub(super) enum Value {
    Unset,
    Int(i64),
    Float(f32),
    Ints(Arc<Vec<i32>>),
    Floats(Arc<Vec<f32>>),
    Mem(Arc<View>),
}

/// A box of elements in a buffer.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct View {
    pub buffer: usize,
    pub offset: usize,
    pub dims: Vec<Dim>,
    /// Set when the view was cut out of bounds: any access through it is an error, making it is not.
    pub broken: Option<String>,
}

/// One dimension of a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Dim {
    pub size: usize,
    pub stride: usize,
}

/// Float operations of one operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip]
pub(super) enum Float1 {
    Neg, Abs, Exp, Exp2, Expm1, Log, Log2, Log10, Log1p, Tanh, Sqrt, Rsqrt, Cbrt, Sin, Cos, Tan,
    Sinh, Cosh, Asin, Acos, Atan, Floor, Ceil, Round, RoundEven, Trunc, Erf, Reciprocal,
}

/// Float operations of two operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip]
pub(super) enum Float2 { Add, Sub, Mul, Div, Rem, Maximum, Minimum, MaxNum, MinNum, Pow, Atan2, CopySign }

/// Integer operations of two operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip]
pub(super) enum Int2 {
    Add, Sub, Mul, DivS, DivU, RemS, RemU, FloorDiv, CeilDiv, And, Or, Xor, Shl, ShrS, ShrU,
    MaxS, MinS, MaxU, MinU,
}

/// Integer operations of one operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Int1 {
    Abs,
    PopCount,
    LeadingZeros,
}

/// A float comparison as a set of outcomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FloatOrder {
    pub less: bool,
    pub equal: bool,
    pub greater: bool,
    pub unordered: bool,
}

/// An integer comparison as a set of outcomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct IntOrder {
    pub less: bool,
    pub equal: bool,
    pub greater: bool,
    pub unsigned: bool,
}

/// Conversions, element by element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cast {
    /// Float to float: rounds to the result type.
    Float,
    /// Integer to integer by value.
    Signed,
    /// Integer to integer, the source read as unsigned.
    Unsigned,
    SignedToFloat,
    UnsignedToFloat,
    /// Towards zero or, when `nearest`, to the nearest even; saturating.
    FloatToSigned {
        nearest: bool,
    },
    FloatToUnsigned,
    /// The same bits.
    FloatBits,
    IntBits,
    /// Whether a float is NaN or infinite.
    Weird,
}

/// How a reduction combines elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reduce {
    Float(Float2),
    Int(Int2),
}

/// Reads a vector with strides: element `i0, i1, …` of the result is the source's element
/// `offset + Σ i·stride`.
#[derive(Debug, Clone)]
pub(super) struct Gather {
    pub offset: usize,
    pub dims: Vec<Dim>,
}

/// A matmul brought into the form `[batch, m, k] × [batch, k, n] → [batch, m, n]`.
#[derive(Debug)]
pub(super) struct Matmul {
    /// Reads the left operand as `[batch, m, k]`, if it is not that already.
    pub lhs: Option<Gather>,
    /// Reads the right operand as `[batch, k, n]`, if it is not that already.
    pub rhs: Option<Gather>,
    /// Reads the product as the result's order of dimensions, if it differs.
    pub out: Option<Gather>,
    pub batch: usize,
    pub m: usize,
    pub n: usize,
    pub k: usize,
    /// Operands are rounded to bf16 first.
    pub bf16: bool,
}

/// A vector access: the box starts at `indices`, `strides` apart.
#[derive(Debug)]
pub(super) struct Access {
    pub base: Slot,
    pub indices: Vec<Slot>,
    pub shape: Vec<usize>,
    /// Empty for a dense box.
    pub strides: Vec<usize>,
    pub mask: Option<Slot>,
}

/// An instruction. Operands come first, the result last.
#[derive(Debug)]
pub(super) enum Op {
    Const(Value, Slot),
    Float1(Float1, DType, Slot, Slot),
    Float2(Float2, DType, [Slot; 2], Slot),
    Fma(DType, [Slot; 3], Slot),
    Int1(Int1, DType, Slot, Slot),
    Int2(Int2, DType, [Slot; 2], Slot),
    CompareFloat(FloatOrder, [Slot; 2], Slot),
    CompareInt(IntOrder, DType, [Slot; 2], Slot),
    Select([Slot; 3], Slot),
    Cast {
        cast: Cast,
        from: DType,
        to: DType,
        arg: Slot,
        dst: Slot,
    },
    /// The value unchanged: shape casts, hints.
    Copy(Slot, Slot),
    /// A scalar in every element of a vector with `count` elements.
    Splat(Slot, usize, Slot),
    Gather(Gather, Slot, Slot),
    /// The single element of a vector as a scalar.
    Extract(usize, Slot, Slot),
    /// `outer` rows, each the operands' chunks one after another: (operand, chunk length).
    Concat {
        outer: usize,
        parts: Vec<(Slot, usize)>,
        dst: Slot,
    },
    /// Writes the source into a copy of the target at the places that the gather would read.
    Insert {
        place: Gather,
        source: Slot,
        target: Slot,
        dst: Slot,
    },
    Rotate {
        outer: usize,
        size: usize,
        inner: usize,
        amount: Amount,
        stride: i64,
        along: (usize, usize),
        vector: Slot,
        dst: Slot,
    },
    /// Per result element: (start in the source, stride, size) of the gathered dimension.
    DynamicGather {
        outer: usize,
        from: usize,
        to: usize,
        inner: usize,
        vector: Slot,
        indices: Slot,
        dst: Slot,
    },
    /// `dims` of the source with the result's strides; zero stride: the dimension is reduced.
    Reduce {
        kind: Reduce,
        dtype: DType,
        dims: Vec<Dim>,
        vector: Slot,
        acc: Option<Slot>,
        dst: Slot,
    },
    ReduceIndex {
        max: bool,
        outer: usize,
        size: usize,
        inner: usize,
        vector: Slot,
        dst: Slot,
    },
    /// Reinterprets packed rows: (groups of rows, row length) and both types.
    BitcastRows {
        groups: usize,
        row: usize,
        from: DType,
        to: DType,
        vector: Slot,
        dst: Slot,
    },
    Matmul {
        spec: Box<Matmul>,
        args: [Slot; 3],
        dtype: DType,
        dst: Slot,
    },

    VectorLoad {
        access: Box<Access>,
        dst: Slot,
    },
    VectorStore {
        access: Box<Access>,
        value: Slot,
        add: Option<DType>,
    },
    ScalarLoad {
        base: Slot,
        indices: Vec<Slot>,
        dst: Slot,
    },
    ScalarStore {
        base: Slot,
        indices: Vec<Slot>,
        value: Slot,
    },
    Slice {
        base: Slot,
        starts: Vec<Slot>,
        sizes: Vec<SliceSize>,
        dst: Slot,
    },
    /// Keeps these dimensions of a memref; the others have size 1.
    Squeeze {
        base: Slot,
        shape: Vec<Option<usize>>,
        dst: Slot,
    },
    Reshape {
        base: Slot,
        shape: Vec<usize>,
        dst: Slot,
    },

    EnqueueDma {
        source: Slot,
        target: Slot,
        semaphore: Slot,
    },
    WaitDma {
        semaphore: Slot,
        target: Slot,
    },
    Signal {
        semaphore: Slot,
        amount: Slot,
    },
    Wait {
        semaphore: Slot,
        amount: Slot,
    },
    ReadSemaphore {
        semaphore: Slot,
        dst: Slot,
    },
    IterationBound(usize, Slot),
    Assert(Slot, String),

    For {
        range: [Slot; 3],
        index: Slot,
        init: Vec<Slot>,
        carried: Vec<Slot>,
        body: Block,
        results: Vec<Slot>,
    },
    If {
        condition: Slot,
        then: Block,
        otherwise: Block,
        results: Vec<Slot>,
    },
    While {
        init: Vec<Slot>,
        before: Vec<Slot>,
        condition: Block,
        after: Vec<Slot>,
        body: Block,
        results: Vec<Slot>,
    },
    /// A region that runs once.
    Region {
        body: Block,
        results: Vec<Slot>,
    },
}

/// A size of a memref slice.
#[derive(Debug, Clone, Copy)]
pub(super) enum SliceSize {
    Static(usize),
    Dynamic(Slot),
}

/// How far a rotation goes.
#[derive(Debug, Clone, Copy)]
pub(super) enum Amount {
    Fixed(i64),
    Slot(Slot),
}
