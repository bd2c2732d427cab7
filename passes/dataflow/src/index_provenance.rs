//! Indices that one region hands to another: of `x[jnp.arange(n), ids]`, rows and columns side by side, where the gradient is
//! taken from outside of a loop, a branch or a manual computation, and autodiff keeps them for its scatter.
//!
//! That each row has one index, its own, is seen where they are made. Here a component of the index vectors is followed there: through
//! stacks of which every entry is written, to the same branch of a conditional on one value, and to the part that the same device made.

use crate::conditional::Branches;
use crate::index_map;
use crate::iota::{counts_to, is_iota_along, is_zero};
use crate::mesh::per_value;
use crate::stacks::Stack;
use crate::trip_count::{Counted, While};
use crate::unconstrained;
use grpo_ir::{Kind, Op, TensorType, Val};

/// How many operations are followed one after the other.
const MOST_DEPTH: usize = 64;

/// A component of index vectors, where it is.
#[derive(Clone, Copy)]
pub(crate) struct Component<'c> {
    pub indices: Val<'c>,
    /// The dimension of the vectors, and which of their numbers it is; none where they have but one.
    pub of: Option<(usize, usize)>,
    /// The dimension along which it is to count; none where it is to be 0.
    pub row: Option<usize>,
}

/// Whether `component`, as `reader` has it, counts its rows, or is 0.
pub fn is_known<'c>(component: Component<'c>, reader: Op<'c>) -> bool {
    Way { reader, device: None }.knows(component, 0)
}

/// The way from a reader to where its indices are made.
#[derive(Clone)]
struct Way<'c> {
    reader: Op<'c>,
    /// Of a manual computation that was left: how its operand is split, and over which axes it is manual.
    device: Option<[String; 2]>,
}

impl<'c> Way<'c> {
    fn knows(&self, c: Component<'c>, depth: usize) -> bool {
        let v = unconstrained(c.indices);
        let Some(ty) = TensorType::of(v).filter(|_| depth < MOST_DEPTH) else { return false };
        if c.of.is_none() && self.device.is_none() {
            let made = c.row.map_or_else(|| is_zero(v), |row| is_iota_along(v, row));
            if made {
                return true;
            }
        }
        let at = |indices: Val<'c>| Component { indices, ..c };
        let Some(op) = v.def() else { return self.argument(at(v), depth).unwrap_or(false) };
        let whole = |extents: &[i64]| c.dims().all(|dim| extents[dim] == ty.shape[dim]);
        let next = match op.kind() {
            Kind::OptimizationBarrier => Some(at(op.operand(v.result_index()))),
            Kind::Convert => {
                let counts = c.row.is_none_or(|row| ty.shape[row] <= counts_to(ty.elem));
                counts.then(|| at(op.operand(0)))
            }
            Kind::Reshape | Kind::BroadcastInDim => {
                c.moved(op.operand(0), |dim| index_map::to_operand(op, 0, dim))
            }
            Kind::Slice | Kind::DynamicSlice => {
                let from = TensorType::of(op.operand(0));
                from.filter(|from| whole(&from.shape)).map(|_| at(op.operand(0)))
            }
            Kind::Concatenate => return self.joined(op, c, depth),
            Kind::While => stacked(op, v.result_index(), c),
            Kind::ManualComputation => {
                return self.made_by_device(op, v.result_index(), c, depth).unwrap_or(false);
            }
            Kind::Case | Kind::If => self.branch(op).and_then(|branch| {
                let blocks = op.regions().get(branch)?.blocks();
                Some(at(blocks.first()?.terminator()?.operand(v.result_index())))
            }),
            _ => None,
        };
        next.is_some_and(|next| self.knows(next, depth + 1))
    }

    /// The same of an argument of a region.
    fn argument(&self, c: Component<'c>, depth: usize) -> Option<bool> {
        let block = c.indices.block();
        let around = block.parent()?;
        let at = block.args().iter().position(|arg| *arg == c.indices)?;
        let outer = |v| Component { indices: v, ..c };
        if let Some(of) = While::of(around) {
            let same = of.outer(c.indices)?;
            return Some(self.knows(outer(same), depth + 1));
        }
        if !around.is(Kind::ManualComputation) || self.device.is_some() {
            return None;
        }
        let split = per_value(&around.attr_text("in_shardings")?)?.get(at)?.clone();
        let device = Some([split, around.attr_text("manual_axes")?]);
        let way = Way { device, ..self.clone() };
        Some(way.knows(outer(around.operand(at)), depth + 1))
    }

    /// What the same device made of what a manual computation gives.
    fn made_by_device(&self, op: Op<'c>, result: usize, c: Component<'c>, depth: usize) -> Option<bool> {
        let split = per_value(&op.attr_text("out_shardings")?)?.get(result)?.clone();
        if self.device.as_ref()? != &[split, op.attr_text("manual_axes")?] {
            return None;
        }
        let regions = op.regions();
        let [block] = regions.first()?.blocks()[..] else { return None };
        let inner = Component { indices: block.terminator()?.operand(result), ..c };
        Some(Way { device: None, ..self.clone() }.knows(inner, depth + 1))
    }

    /// Which branch of a conditional is taken where the reader is in a branch of another one on the same value.
    fn branch(&self, op: Op<'c>) -> Option<usize> {
        let of = Branches::of(op)?;
        let mut around = self.reader.ancestors().filter(|other| *other != op).filter_map(Branches::of);
        around.find(|other| of.is_with(other))?.branch(self.reader)
    }

    /// The same of pieces side by side.
    fn joined(&self, op: Op<'c>, c: Component<'c>, depth: usize) -> bool {
        let Some([dim]) = op.ints("dimension").and_then(|d| <[i64; 1]>::try_from(d).ok()) else {
            return false;
        };
        let dim = dim as usize;
        let Some((_, number)) = c.of.filter(|(vectors, _)| *vectors == dim) else {
            let each = |indices| self.knows(Component { indices, ..c }, depth + 1);
            return c.row != Some(dim) && op.operands().into_iter().all(each);
        };
        let mut before = 0;
        for indices in op.operands() {
            let extent = TensorType::of(indices).map_or(0, |ty| ty.shape[dim] as usize);
            if number < before + extent {
                let of = (extent > 1).then(|| (dim, number - before));
                return self.knows(Component { indices, of, ..c }, depth + 1);
            }
            before += extent;
        }
        false
    }
}

impl<'c> Component<'c> {
    /// The dimensions that have to stay whole.
    fn dims(&self) -> impl Iterator<Item = usize> {
        self.of.map(|(dim, _)| dim).into_iter().chain(self.row)
    }

    /// The same before an operation that moves dimensions.
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

/// What each trip of a loop writes to an array that it stacks wholly, or hands on as it is.
fn stacked<'c>(op: Op<'c>, carry: usize, c: Component<'c>) -> Option<Component<'c>> {
    let counted = Counted::of(op)?;
    if counted.of.keeps(carry) {
        return Some(Component { indices: op.operand(carry), ..c });
    }
    let stack = Stack::of(&counted, carry)?;
    let extent = TensorType::of(op.operand(carry))?.shape[0];
    let is_whole = stack.places.len() as i64 == extent && c.dims().all(|dim| dim > 0);
    is_whole.then_some(Component { indices: stack.entry, ..c })
}
