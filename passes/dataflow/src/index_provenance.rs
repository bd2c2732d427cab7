//! Provenance of index vectors across regions.
//!
//! The gather `x[jnp.arange(n), ids]` has index vectors (row, column). If it is in a loop, a branch or a manual computation and the
//! gradient is taken outside, the indices are residuals of that region and the scatter reads them. This analysis follows a component
//! of the vectors to its definition, to prove that it is an iota along a dimension or zero: through stacked residuals whose entries
//! are all written, the same branch of two conditionals on one predicate, and the same device's part of a manual computation.

use crate::conditional::Branches;
use crate::index_map;
use crate::iota::{exact_integers, is_iota_along, is_zero};
use crate::mesh::per_value;
use crate::stacks::Stack;
use crate::trip_count::{Counted, While};
use crate::unconstrained;
use grpo_ir::numbers::extent;
use grpo_ir::{Kind, Op, TensorType, Val};

/// Longest path of operations.
const MOST_DEPTH: usize = 64;

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
pub fn is_known<'c>(component: Component<'c>, reader: Op<'c>) -> bool {
    Search { reader, device: None }.proves(component, 0)
}

/// The search from a reader to the definition of its indices.
#[derive(Clone)]
struct Search<'c> {
    reader: Op<'c>,
    /// After leaving a manual computation: the sharding of its operand, and its manual axes.
    device: Option<[String; 2]>,
}

impl<'c> Search<'c> {
    fn proves(&self, c: Component<'c>, depth: usize) -> bool {
        let v = unconstrained(c.indices);
        let Some(ty) = TensorType::of(v).filter(|_| depth < MOST_DEPTH) else { return false };
        if c.of.is_none() && self.device.is_none() {
            let proved = c.row.map_or_else(|| is_zero(v), |row| is_iota_along(v, row));
            if proved {
                return true;
            }
        }
        let at = |indices: Val<'c>| Component { indices, ..c };
        let Some(op) = v.def() else { return self.argument(at(v), depth).unwrap_or(false) };
        let whole = |extents: &[i64]| c.dims().all(|dim| extents[dim] == ty.shape[dim]);
        let next = match op.kind() {
            Kind::OptimizationBarrier => Some(at(op.operand(v.result_index()))),
            Kind::Convert => {
                let exact = c.row.is_none_or(|row| ty.shape[row] <= exact_integers(ty.elem));
                exact.then(|| at(op.operand(0)))
            }
            Kind::Reshape | Kind::BroadcastInDim => {
                c.moved(op.operand(0), |dim| index_map::to_operand(op, 0, dim))
            }
            Kind::Slice | Kind::DynamicSlice => {
                let from = TensorType::of(op.operand(0));
                from.filter(|from| whole(&from.shape)).map(|_| at(op.operand(0)))
            }
            Kind::Concatenate => return self.concatenated(op, c, depth),
            Kind::While => stacked(op, v.result_index(), c),
            Kind::ManualComputation => {
                return self.manual_result(op, v.result_index(), c, depth).unwrap_or(false);
            }
            Kind::Case | Kind::If => self.branch(op).and_then(|branch| {
                let blocks = op.regions().get(branch)?.blocks();
                Some(at(blocks.first()?.terminator()?.operand(v.result_index())))
            }),
            _ => None,
        };
        next.is_some_and(|next| self.proves(next, depth + 1))
    }

    /// [`Search::proves`] for a block argument.
    fn argument(&self, c: Component<'c>, depth: usize) -> Option<bool> {
        let block = c.indices.block();
        let around = block.parent()?;
        let at = block.args().iter().position(|arg| *arg == c.indices)?;
        let outer = |v| Component { indices: v, ..c };
        if let Some(of) = While::of(around) {
            let same = of.outer(c.indices)?;
            return Some(self.proves(outer(same), depth + 1));
        }
        if !around.is(Kind::ManualComputation) || self.device.is_some() {
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
        let regions = op.regions();
        let [block] = regions.first()?.blocks()[..] else { return None };
        let inner = Component { indices: block.terminator()?.operand(result), ..c };
        Some(Search { device: None, ..self.clone() }.proves(inner, depth + 1))
    }

    /// The branch of a conditional that is taken whenever the reader, in a branch of another conditional on the same predicate, runs.
    fn branch(&self, op: Op<'c>) -> Option<usize> {
        let of = Branches::of(op)?;
        let mut around = self.reader.ancestors().filter(|other| *other != op).filter_map(Branches::of);
        around.find(|other| of.takes_branch_of(other))?.branch(self.reader)
    }

    /// [`Search::proves`] for a concatenation.
    fn concatenated(&self, op: Op<'c>, c: Component<'c>, depth: usize) -> bool {
        let Some(dim) = op.dim("dimension") else { return false };
        let Some((_, number)) = c.of.filter(|(vectors, _)| *vectors == dim) else {
            let each = |indices| self.proves(Component { indices, ..c }, depth + 1);
            return c.row != Some(dim) && op.operands().all(each);
        };
        let mut before = 0;
        for indices in op.operands() {
            let extent = TensorType::of(indices).and_then(|ty| usize::try_from(ty.shape[dim]).ok());
            let extent = extent.unwrap_or(0);
            if number < before + extent {
                let of = (extent > 1).then(|| (dim, number - before));
                return self.proves(Component { indices, of, ..c }, depth + 1);
            }
            before += extent;
        }
        false
    }
}

impl<'c> Component<'c> {
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
