//! Integer values that are iotas or zero: each element is its coordinate along a dimension, or 0.
//!
//! The gather `x[jnp.arange(n), ids]` has index vectors (row, column). If it is in a loop, a branch or a manual computation and the
//! gradient is taken outside, the indices are residuals of that region and the scatter reads them. This analysis follows a component
//! of the vectors to its definition, to prove that it is an iota along a dimension or zero: through stacked residuals whose entries
//! are all written, the same branch of two conditionals on one predicate, and the same device's part of a manual computation.

use crate::conditional::Branches;
use crate::mesh::per_value;
use crate::stacks::Stack;
use crate::trip_count::Counted;
use crate::walk::region_operand;
use crate::{before_loop, defining_op, index_map, splat_number, unconstrained};
use grpo_ir::numbers::extent;
use grpo_ir::{Direction, Elem, Kind, Op, TensorType, Val, dense_ints, direction};

/// Longest path of operations.
const MOST_DEPTH: usize = 64;

/// Most elements of a constant that is read.
const MOST_CONSTANTS: i64 = 1 << 16;

/// The number of integers from 0 on that a type represents exactly.
pub fn exact_integers(elem: Elem) -> i64 {
    match elem {
        Elem::I1 => 2,
        Elem::BF16 => 1 << 8,
        Elem::F16 => 1 << 11,
        Elem::F32 => 1 << 24,
        Elem::F64 => 1 << 53,
        Elem::I64 | Elem::U64 => i64::MAX,
        unsigned if unsigned.is_unsigned() => 1 << (8 * unsigned.bytes()),
        signed => 1 << (8 * signed.bytes() - 1),
    }
}

/// A component of index vectors, on the way from its reader to its definition.
#[derive(Clone)]
pub(crate) struct Component<'c> {
    indices: Val<'c>,
    /// The dimension of the vectors, and the component's position; none for vectors of one component.
    of: Option<(usize, usize)>,
    /// The dimension along which it must be an iota; none if it must be 0.
    row: Option<usize>,
    /// The reader of the index vectors; none to ignore loops and branches.
    reader: Option<Op<'c>>,
    /// After leaving a manual computation: the sharding of its operand, and its manual axes.
    device: Option<[String; 2]>,
}

/// True if each element of `v` is proved to be its coordinate along dimension `dim`: an iota, through broadcasts, reshapes,
/// conversions, and the wrap of negative indices (which an iota does not have).
pub fn is_iota_along(v: Val, dim: usize) -> bool {
    Component { indices: v, of: None, row: Some(dim), reader: None, device: None }.is_proved(0)
}

impl<'c> Component<'c> {
    /// A component of operand 1 of a gather or a scatter, that must be an iota along `row`, or 0 without one.
    pub fn read_by(op: Op<'c>, of: Option<(usize, usize)>, row: Option<usize>) -> Component<'c> {
        Component { indices: op.operand(1), of, row, reader: Some(op), device: None }
    }

    /// True if it is proved to be an iota along its `row`, or 0 without one.
    pub fn is_known(&self) -> bool {
        self.is_proved(0)
    }

    fn is_proved(&self, depth: usize) -> bool {
        let v = unconstrained(self.indices);
        let Some(ty) = TensorType::of(v).filter(|_| depth < MOST_DEPTH) else { return false };
        let is_exact = |n: &i64| *n <= exact_integers(ty.elem);
        if self.row.is_some_and(|row| !ty.shape.get(row).is_some_and(is_exact)) {
            return false;
        }
        match v.def() {
            Some(op) if op.is_any(&[Kind::Iota, Kind::Constant]) => {
                self.is_here(op, &ty) && self.device.is_none()
            }
            Some(op)
                if op.is(Kind::Concatenate) && self.of.map(|(dim, _)| dim) != op.dim("dimension") =>
            {
                self.row != op.dim("dimension") && op.operands().all(|v| self.at(v).is_proved(depth + 1))
            }
            _ => self.source(v, &ty, depth).is_some_and(|source| source.is_proved(depth + 1)),
        }
    }

    /// The component of `indices` in place of its own.
    fn at(&self, indices: Val<'c>) -> Component<'c> {
        Component { indices, ..self.clone() }
    }

    /// The component that this one, of the value `v` of type `ty`, is equal to by the definition of `v`.
    fn source(&self, v: Val<'c>, ty: &TensorType, depth: usize) -> Option<Component<'c>> {
        let Some(op) = v.def() else { return self.outside(v) };
        let result = v.result_index();
        match op.kind() {
            Kind::OptimizationBarrier => Some(self.at(op.operand(result))),
            Kind::Convert => Some(self.at(op.operand(0))),
            // The wrap of negative indices.
            Kind::Select => self.is_false(op.operand(0), depth).then(|| self.at(op.operand(2))),
            Kind::Reshape | Kind::BroadcastInDim => {
                self.moved(op.operand(0), |dim| index_map::to_operand(op, 0, dim))
            }
            Kind::Slice | Kind::DynamicSlice => {
                let from = TensorType::of(op.operand(0))?;
                let is_whole = self.dims().all(|dim| from.shape[dim] == ty.shape[dim]);
                is_whole.then(|| self.at(op.operand(0)))
            }
            Kind::Concatenate => {
                let (dim, number) = self.of?;
                let (indices, at) = concatenated(op, number)?;
                let is_one = TensorType::of(indices)?.shape[dim] == 1;
                Some(Component { of: (!is_one).then_some((dim, at)), ..self.at(indices) })
            }
            Kind::While => self.reader.and_then(|_| self.stacked(op, result)),
            // Reader and definition are on the same device.
            Kind::ManualComputation => {
                let split = per_value(&op.attr_text("out_shardings")?)?.get(result)?.clone();
                (self.device.as_ref()? == &[split, op.attr_text("manual_axes")?]).then_some(())?;
                let inner = self.at(op.only_block()?.terminator()?.operand(result));
                Some(Component { device: None, ..inner })
            }
            Kind::Case | Kind::If => {
                let branch = op.regions().get(self.branch(op)?)?.only_block()?;
                Some(self.at(branch.terminator()?.operand(result)))
            }
            _ => None,
        }
    }

    /// [`Component::source`] for a block argument.
    fn outside(&self, v: Val<'c>) -> Option<Component<'c>> {
        let (around, at) = region_operand(v)?;
        if around.is(Kind::While) {
            return Some(self.at(before_loop(v)?));
        }
        self.device.is_none().then_some(())?;
        let split = per_value(&around.attr_text("in_shardings")?)?.get(at)?.clone();
        let device = Some([split, around.attr_text("manual_axes")?]);
        Some(Component { device, ..self.at(around.operand(at)) })
    }

    /// The branch of a conditional that is taken whenever the reader, in a branch of another conditional on the same predicate, runs.
    fn branch(&self, op: Op<'c>) -> Option<usize> {
        let of = Branches::of(op)?;
        let reader = self.reader?;
        let mut around = reader.ancestors().filter(|other| *other != op).filter_map(Branches::of);
        around.find(|other| of.takes_branch_of(other))?.branch(reader)
    }

    /// True for a constant `false`, and for `v < 0` where `v` is known.
    fn is_false(&self, condition: Val<'c>, depth: usize) -> bool {
        splat_number(condition) == Some(0.0)
            || defining_op(condition).is_some_and(|op| {
                op.is(Kind::Compare)
                    && direction(op) == Some(Direction::Lt)
                    && splat_number(op.operand(1)) == Some(0.0)
                    && self.at(op.operand(0)).is_proved(depth + 1)
            })
    }

    /// The component in the entries that a loop writes to a stacked array, if it writes all of them; in the initial value for a
    /// loop-invariant carry.
    fn stacked(&self, op: Op<'c>, carry: usize) -> Option<Component<'c>> {
        let counted = Counted::of(op)?;
        if counted.of.keeps(carry) {
            return Some(self.at(op.operand(carry)));
        }
        let stack = Stack::of(&counted, carry)?;
        let entries = TensorType::of(op.operand(carry))?.shape[0];
        let is_whole = extent(stack.places.len()) == entries && self.dims().all(|dim| dim > 0);
        is_whole.then(|| self.at(stack.entry))
    }

    /// True if it is the iota or constant `op` of type `ty`.
    fn is_here(&self, op: Op<'c>, ty: &TensorType) -> bool {
        let iota = op.dim("iota_dimension");
        match (self.of, self.row) {
            (None, None) => match iota {
                Some(dim) => ty.shape[dim] == 1,
                None => splat_number(op.result(0)) == Some(0.0),
            },
            (None, Some(row)) if op.is(Kind::Iota) => iota == Some(row),
            // `np.arange` in a traced function.
            (None, Some(row)) => {
                let numbers = op.attr("value").and_then(|value| dense_ints(value, MOST_CONSTANTS));
                let inner: i64 = ty.shape[row + 1..].iter().product();
                let counts = |(at, number): (usize, i64)| number == extent(at) / inner % ty.shape[row];
                numbers.is_some_and(|numbers| numbers.into_iter().enumerate().all(counts))
            }
            _ => false,
        }
    }

    /// The dimensions that an operation must not slice.
    fn dims(&self) -> impl Iterator<Item = usize> {
        self.of.map(|(dim, _)| dim).into_iter().chain(self.row)
    }

    /// The component in an operand whose dimensions map to the result's by the inverse of `from`.
    fn moved(&self, indices: Val<'c>, from: impl Fn(usize) -> Option<usize>) -> Option<Component<'c>> {
        let mut moved = self.at(indices);
        for dim in moved.of.iter_mut().map(|(dim, _)| dim).chain(&mut moved.row) {
            *dim = from(*dim)?;
        }
        Some(moved)
    }
}

/// The operand of a concatenation that has entry `at` along its dimension, and the entry's position there.
pub(crate) fn concatenated(op: Op<'_>, mut at: usize) -> Option<(Val<'_>, usize)> {
    let dim = op.dim("dimension")?;
    for v in op.operands() {
        let size = usize::try_from(TensorType::of(v)?.shape[dim]).ok()?;
        if at < size {
            return Some((v, at));
        }
        at -= size;
    }
    None
}
