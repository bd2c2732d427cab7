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

/// A component of index vectors.
#[derive(Clone, Copy)]
pub(crate) struct Component<'c> {
    pub indices: Val<'c>,
    /// The dimension of the vectors, and the component's position; none for vectors of one component.
    pub of: Option<(usize, usize)>,
    /// The dimension along which it must be an iota; none if it must be 0.
    pub row: Option<usize>,
}

/// True if `component`, an operand of `reader`, is an iota along its `row`, or 0 without one.
pub(crate) fn is_known<'c>(component: Component<'c>, reader: Op<'c>) -> bool {
    Search { reader: Some(reader), device: None }.proves(component, 0)
}

/// True if each element of `v` is proved to be its coordinate along dimension `dim`: an iota, through broadcasts, reshapes,
/// conversions, and the wrap of negative indices (which an iota does not have).
pub fn is_iota_along(v: Val, dim: usize) -> bool {
    let component = Component { indices: v, of: None, row: Some(dim) };
    Search { reader: None, device: None }.proves(component, 0)
}

/// The search from a reader to the definition of its indices.
#[derive(Clone)]
struct Search<'c> {
    /// The reader of index vectors; none to ignore loops and branches.
    reader: Option<Op<'c>>,
    /// After leaving a manual computation: the sharding of its operand, and its manual axes.
    device: Option<[String; 2]>,
}

impl<'c> Search<'c> {
    fn proves(&self, c: Component<'c>, depth: usize) -> bool {
        let v = unconstrained(c.indices);
        let Some(ty) = TensorType::of(v).filter(|_| depth < MOST_DEPTH) else { return false };
        let exact =
            c.row.is_none_or(|row| ty.shape.get(row).is_some_and(|n| *n <= exact_integers(ty.elem)));
        if !exact {
            return false;
        }
        let at = |indices: Val<'c>| Component { indices, ..c };
        let Some(op) = v.def() else { return self.argument(at(v), depth).unwrap_or(false) };
        let whole = |extents: &[i64]| c.dims().all(|dim| extents[dim] == ty.shape[dim]);
        let next = match op.kind() {
            Kind::OptimizationBarrier => Some(at(op.operand(v.result_index()))),
            Kind::Iota | Kind::Constant => return c.is_here(op, &ty) && self.device.is_none(),
            Kind::Convert => Some(at(op.operand(0))),
            // The wrap of negative indices.
            Kind::Select => self.is_false(op.operand(0), at, depth).then(|| at(op.operand(2))),
            Kind::Reshape | Kind::BroadcastInDim => {
                c.moved(op.operand(0), |dim| index_map::to_operand(op, 0, dim))
            }
            Kind::Slice | Kind::DynamicSlice => {
                let from = TensorType::of(op.operand(0));
                from.filter(|from| whole(&from.shape)).map(|_| at(op.operand(0)))
            }
            Kind::Concatenate => return self.concatenated(op, c, depth),
            Kind::While => self.reader.and_then(|_| stacked(op, v.result_index(), c)),
            Kind::ManualComputation => {
                return self.manual_result(op, v.result_index(), c, depth).unwrap_or(false);
            }
            Kind::Case | Kind::If => self.branch(op).and_then(|branch| {
                let block = op.regions().get(branch)?.only_block()?;
                Some(at(block.terminator()?.operand(v.result_index())))
            }),
            _ => None,
        };
        next.is_some_and(|next| self.proves(next, depth + 1))
    }

    /// [`Search::proves`] for a block argument.
    fn argument(&self, c: Component<'c>, depth: usize) -> Option<bool> {
        let (around, at) = region_operand(c.indices)?;
        let outer = |v| Component { indices: v, ..c };
        if around.is(Kind::While) {
            return Some(self.proves(outer(before_loop(c.indices)?), depth + 1));
        }
        if self.device.is_some() {
            return None;
        }
        let split = per_value(&around.attr_text("in_shardings")?)?.get(at)?.clone();
        let device = Some([split, around.attr_text("manual_axes")?]);
        let outside = Search { device, ..self.clone() };
        Some(outside.proves(outer(around.operand(at)), depth + 1))
    }

    /// [`Search::proves`] for a result of a manual computation, where reader and definition are on the same device.
    fn manual_result(&self, op: Op<'c>, result: usize, c: Component<'c>, depth: usize) -> Option<bool> {
        let split = per_value(&op.attr_text("out_shardings")?)?.get(result)?.clone();
        if self.device.as_ref()? != &[split, op.attr_text("manual_axes")?] {
            return None;
        }
        let inner = Component { indices: op.only_block()?.terminator()?.operand(result), ..c };
        Some(Search { device: None, ..self.clone() }.proves(inner, depth + 1))
    }

    /// The branch of a conditional that is taken whenever the reader, in a branch of another conditional on the same predicate, runs.
    fn branch(&self, op: Op<'c>) -> Option<usize> {
        let of = Branches::of(op)?;
        let reader = self.reader?;
        let mut around = reader.ancestors().filter(|other| *other != op).filter_map(Branches::of);
        around.find(|other| of.takes_branch_of(other))?.branch(reader)
    }

    /// True for a constant `false`, and for `v < 0` where `v` is known.
    fn is_false(&self, condition: Val<'c>, at: impl Fn(Val<'c>) -> Component<'c>, depth: usize) -> bool {
        splat_number(condition) == Some(0.0)
            || defining_op(condition).is_some_and(|op| {
                op.is(Kind::Compare)
                    && direction(op) == Some(Direction::Lt)
                    && splat_number(op.operand(1)) == Some(0.0)
                    && self.proves(at(op.operand(0)), depth + 1)
            })
    }

    /// [`Search::proves`] for a concatenation.
    fn concatenated(&self, op: Op<'c>, c: Component<'c>, depth: usize) -> bool {
        let Some(dim) = op.dim("dimension") else { return false };
        let Some((_, number)) = c.of.filter(|(vectors, _)| *vectors == dim) else {
            let each = |indices| self.proves(Component { indices, ..c }, depth + 1);
            return c.row != Some(dim) && op.operands().all(each);
        };
        concatenated(op, number).is_some_and(|(indices, at)| {
            let is_one = TensorType::of(indices).is_some_and(|ty| ty.shape[dim] == 1);
            self.proves(Component { indices, of: (!is_one).then_some((dim, at)), ..c }, depth + 1)
        })
    }
}

impl<'c> Component<'c> {
    /// True if it is the iota or constant `op` of type `ty`.
    fn is_here(self, op: Op<'c>, ty: &TensorType) -> bool {
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
    fn moved(self, indices: Val<'c>, from: impl Fn(usize) -> Option<usize>) -> Option<Component<'c>> {
        let of = match self.of {
            Some((dim, number)) => Some((from(dim)?, number)),
            None => None,
        };
        let row = match self.row {
            Some(dim) => Some(from(dim)?),
            None => None,
        };
        Some(Component { indices, of, row })
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

/// The component in the entries that a loop writes to a stacked array, if it writes all of them; in the initial value for a
/// loop-invariant carry.
fn stacked<'c>(op: Op<'c>, carry: usize, c: Component<'c>) -> Option<Component<'c>> {
    let counted = Counted::of(op)?;
    if counted.of.keeps(carry) {
        return Some(Component { indices: op.operand(carry), ..c });
    }
    let stack = Stack::of(&counted, carry)?;
    let entries = TensorType::of(op.operand(carry))?.shape[0];
    let is_whole = extent(stack.places.len()) == entries && c.dims().all(|dim| dim > 0);
    is_whole.then_some(Component { indices: stack.entry, ..c })
}

/// The operand of `op` that is compared with the column's number: the other operand is an iota along `axis`.
pub fn compared_with_columns<'c>(op: Op<'c>, axis: usize) -> Option<Val<'c>> {
    let columns = op.operands().position(|v| is_iota_along(v, axis))?;
    Some(op.operand(1 - columns))
}
