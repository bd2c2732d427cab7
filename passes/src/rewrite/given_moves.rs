//! Targets over the whole vocabulary that are cut out of, reversed, shifted or mixed from larger ones: `y[::-1]`, `jnp.roll(y, 1, 0)` and
//! `y[permutation]` of one-hots that a mixup adds up, `cdf[1:] - cdf[:-1]`.
//!
//! What is made of numbers of rows and of columns alone, element by element, is made of these where the move has taken them. Every element is
//! made by the same operations of the same numbers, so that NaN, infinities, zeros' signs and roundings are the program's own; an index outside
//! of the rows is clamped as by the program's gather. No sum is taken, so that nothing overflows or cancels otherwise. Nothing that is as large in memory, and no
//! product, is computed twice.

use crate::analysis::splat;
use crate::analysis::tile::is_elementwise;
use crate::ir::{Builder, Elem, Op, TensorType, Val, attr_ints, gather_dims, int_array};
use crate::rewrite::error_function::is_erf;
use crate::rewrite::slice_motion::rebuilt;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// How many operations may make such a value.
const MOST: usize = 64;

/// What is at most such a part of the value is a number of rows or columns.
const LEAST_SPARED: i64 = 2;

/// What is done with the dimensions of a value.
enum Move {
    /// A slice.
    Cut {
        start: Vec<i64>,
        limit: Vec<i64>,
        strides: Vec<i64>,
    },
    Reverse(Vec<i64>),
    /// A gather of whole windows by an index of their own: the dimensions that are indexed.
    Gather(Vec<usize>),
    /// Slices side by side, along this dimension: where each starts and ends.
    Shift(usize, Vec<[i64; 2]>),
}

/// Makes a value that is moved of numbers that are moved. Whether it did.
pub fn over(op: Op, sizes: &HashSet<i64>) -> bool {
    let Some(out) = op.results().first().copied().and_then(TensorType::of) else { return false };
    let touches = |ty: &TensorType| ty.shape.iter().filter(|d| **d > 1).count() > 1 && ty.has_any(sizes);
    // The ends of what another slice takes a vocabulary of.
    let part = |used: Op| TensorType::of(used.result(0)).is_some_and(|ty| touches(&ty));
    let is_cut = |used: Op| used.is("stablehlo.slice") && part(used);
    let is_beside =
        || op.is("stablehlo.slice") && op.operand(0).uses().into_iter().any(|used| is_cut(used.owner));
    let is_wide = touches(&out) || is_beside();
    let Some((moved, v)) = is_wide.then(|| Move::of(op)).flatten() else { return false };
    let mut made = HashSet::default();
    if moved.repeats_again(v) || !is_made(v, &mut made) || made.is_empty() {
        return false;
    }
    let b = Builder::before(op);
    let mut new = Moved { b, op, moved, out, done: HashMap::default() };
    match new.value(v) {
        Some(v) => {
            op.result(0).replace_all_uses(v);
            keep_zeros(v);
            true
        }
        None => false,
    }
}

/// Makes products with truth values choices between the other factor and 0 times that. XLA makes a choice between that and 0 of a product where the
/// truth values are converted right in front of it, by which an infinity or NaN would be lost that the program has: there, they are moved in between.
fn keep_zeros(v: Val) {
    let Some(convert) = v.def().filter(|op| op.is("stablehlo.convert")) else { return };
    let truth = convert.operand(0);
    if TensorType::of(truth).is_none_or(|ty| ty.elem != Elem::I1) {
        return;
    }
    for used in v.uses().into_iter().filter(|used| used.owner.is("stablehlo.multiply")) {
        let (op, other) = (used.owner, used.owner.operand(1 - used.index));
        let Some(ty) = TensorType::of(other).filter(|ty| ty.elem.is_float() && other != v) else {
            continue;
        };
        let b = Builder::before(op);
        let zeros = b.elementwise("multiply", &[other, b.zero(&ty)]);
        op.result(0).replace_all_uses(b.elementwise("select", &[truth, other, zeros]));
    }
}

/// Whether numbers of rows and of columns make a value element by element; collects what makes it.
fn is_made<'c>(v: Val<'c>, made: &mut HashSet<Val<'c>>) -> bool {
    if splat(v).is_some() || made.contains(&v) {
        return true;
    }
    let (Some(op), Some(ty)) = (v.def(), TensorType::of(v)) else { return false };
    if made.len() >= MOST {
        return false;
    }
    let is_small =
        |v: Val| TensorType::of(v).is_some_and(|of| of.elements() <= ty.elements() / LEAST_SPARED);
    let is_part = match op.name() {
        "stablehlo.iota" => true,
        "stablehlo.broadcast_in_dim" => is_small(op.operand(0)) && dims_in_order(op).is_some(),
        _ if is_elementwise(op) || is_erf(op) => {
            let same =
                |v: Val| TensorType::of(v).is_some_and(|of| of.shape == ty.shape || of.rank() == 0);
            op.operands().into_iter().all(|v| same(v) && (is_scalar(v) || is_made(v, made)))
        }
        _ => false,
    };
    if is_part {
        made.insert(v);
    }
    is_part
}

fn is_scalar(v: Val) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.rank() == 0)
}

/// Which dimensions a broadcast has of what it repeats.
fn dims_in_order(op: Op) -> Option<Vec<i64>> {
    let dims = op.attr("broadcast_dimensions").and_then(attr_ints)?;
    dims.is_sorted_by(|a, b| a < b).then_some(dims)
}

impl Move {
    /// Whether this is a gather from a broadcast along some of the dimensions that it indexes: what is made of one is such a gather again.
    fn repeats_again(&self, v: Val) -> bool {
        let (Move::Gather(indexed), Some(op)) = (self, v.def()) else { return false };
        let (Some(from), Some(dims)) =
            (op.operands().first().copied().and_then(TensorType::of), dims_in_order(op))
        else {
            return false;
        };
        let has = |dim: &&usize| {
            let at = dims.iter().position(|d| *d as usize == **dim);
            at.is_some_and(|at| from.shape[at] > 1)
        };
        let kept = indexed.iter().filter(has).count();
        op.is("stablehlo.broadcast_in_dim") && kept > 0 && kept < indexed.len()
    }

    /// What is moved by an operation, and how.
    fn of(op: Op) -> Option<(Move, Val)> {
        let v = op.operands().first().copied()?;
        let ty = TensorType::of(v)?;
        let moved = match op.name() {
            "stablehlo.slice" => {
                // What is put together again is looked at as a whole.
                let is_shifted = |op: Op| op.is("stablehlo.concatenate") && Move::of(op).is_some();
                let [start, limit, strides] = cut(op)?;
                let shifted = op.result(0).uses().into_iter().any(|used| is_shifted(used.owner));
                (!shifted).then_some(Move::Cut { start, limit, strides })?
            }
            "stablehlo.reverse" => Move::Reverse(op.attr("dimensions").and_then(attr_ints)?),
            "stablehlo.gather" => {
                let d = gather_dims(op)?;
                let sizes = op.attr("slice_sizes").and_then(attr_ints)?;
                let single = [&d.collapsed_slice_dims[..], &d.operand_batching_dims[..]].concat();
                let is_single = |dim: usize| single.contains(&(dim as i64));
                let whole = (0..ty.rank())
                    .all(|dim| sizes[dim] == if is_single(dim) { 1 } else { ty.shape[dim] });
                let indexed = d.start_index_map.iter().all(|dim| single.contains(dim));
                (whole && indexed).then_some(())?;
                Move::Gather((0..ty.rank()).filter(|dim| is_single(*dim)).collect())
            }
            "stablehlo.concatenate" => {
                let dim = *op.attr("dimension").and_then(attr_ints)?.first()? as usize;
                let first = v.def().filter(|op| op.is("stablehlo.slice"))?.operand(0);
                let from = TensorType::of(first)?;
                let part = |v: Val| {
                    let slice =
                        v.def().filter(|op| op.is("stablehlo.slice") && op.operand(0) == first)?;
                    let [start, limit, strides] = cut(slice)?;
                    let whole = |d: usize| d == dim || start[d] == 0 && limit[d] == from.shape[d];
                    let unit = strides.iter().all(|s| *s == 1);
                    (unit && (0..from.rank()).all(whole)).then_some([start[dim], limit[dim]])
                };
                let parts = op.operands().into_iter().map(part).collect::<Option<Vec<_>>>()?;
                return Some((Move::Shift(dim, parts), first));
            }
            _ => return None,
        };
        Some((moved, v))
    }
}

fn cut(op: Op) -> Option<[Vec<i64>; 3]> {
    let ints = |name| op.attr(name).and_then(attr_ints);
    Some([ints("start_indices")?, ints("limit_indices")?, ints("strides")?])
}

struct Moved<'c> {
    b: Builder<'c>,
    op: Op<'c>,
    moved: Move,
    out: TensorType,
    done: HashMap<Val<'c>, Val<'c>>,
}

impl<'c> Moved<'c> {
    fn value(&mut self, v: Val<'c>) -> Option<Val<'c>> {
        if let Some(done) = self.done.get(&v) {
            return Some(*done);
        }
        let ty = TensorType::of(v)?;
        let out = self.out.with_elem(ty.elem);
        let new = match (splat(v), v.def()?) {
            (Some(text), _) => self.b.splat(&out, &text),
            (_, op) if op.is("stablehlo.iota") => {
                let dim = op.attr("iota_dimension").and_then(attr_ints)?.first().copied()?;
                let mut shape = vec![1; ty.rank()];
                shape[dim as usize] = ty.shape[dim as usize];
                self.repeated(self.b.iota(&TensorType::new(shape, ty.elem), dim), &ty)?
            }
            (_, op) if op.is("stablehlo.broadcast_in_dim") => {
                let from = TensorType::of(op.operand(0))?;
                let mut shape = vec![1; ty.rank()];
                for (dim, extent) in dims_in_order(op)?.into_iter().zip(&from.shape) {
                    shape[dim as usize] = *extent;
                }
                self.repeated(self.b.reshape(op.operand(0), &shape), &ty)?
            }
            (_, op) => {
                let mut operands = Vec::new();
                for v in op.operands() {
                    operands.push(if is_scalar(v) { v } else { self.value(v)? });
                }
                rebuilt(&self.b, op, &operands, &self.out.shape)?
            }
        };
        self.done.insert(v, new);
        Some(new)
    }

    /// What the move makes of a value of type `ty` that repeats `v` along its dimensions of one element.
    fn repeated(&self, v: Val<'c>, ty: &TensorType) -> Option<Val<'c>> {
        let small = self.smaller(v, ty)?;
        let dims: Vec<i64> = (0..self.out.rank() as i64).collect();
        Some(self.b.broadcast(small, &self.out.shape, &dims))
    }

    fn smaller(&self, v: Val<'c>, ty: &TensorType) -> Option<Val<'c>> {
        let (b, of) = (&self.b, TensorType::of(v)?);
        let slice = |start: &[i64], limit: &[i64], strides: &[i64]| {
            let size = |d: usize| (limit[d] - start[d] + strides[d] - 1) / strides[d];
            let shape: Vec<i64> = (0..start.len()).map(size).collect();
            let attrs = [
                ("start_indices", int_array(start)),
                ("limit_indices", int_array(limit)),
                ("strides", int_array(strides)),
            ];
            b.one("stablehlo.slice", &[v], &attrs, &TensorType::new(shape, of.elem))
        };
        match &self.moved {
            Move::Cut { start, limit, strides } => {
                let one =
                    |d: usize, whole: i64, single: i64| if of.shape[d] == 1 { single } else { whole };
                let rank = 0..of.rank();
                let start: Vec<i64> = rank.clone().map(|d| one(d, start[d], 0)).collect();
                let limit: Vec<i64> = rank.clone().map(|d| one(d, limit[d], 1)).collect();
                let strides: Vec<i64> = rank.map(|d| one(d, strides[d], 1)).collect();
                Some(slice(&start, &limit, &strides))
            }
            Move::Reverse(dims) => {
                let dims: Vec<i64> =
                    dims.iter().copied().filter(|d| of.shape[*d as usize] > 1).collect();
                let attrs = [("dimensions", int_array(&dims))];
                Some(if dims.is_empty() { v } else { b.one("stablehlo.reverse", &[v], &attrs, &of) })
            }
            Move::Shift(dim, _) if of.shape[*dim] == 1 => Some(v),
            Move::Shift(dim, parts) => {
                let part = |[from, to]: &[i64; 2]| {
                    let (mut start, mut limit) = (vec![0; of.rank()], of.shape.clone());
                    (start[*dim], limit[*dim]) = (*from, *to);
                    slice(&start, &limit, &vec![1; of.rank()])
                };
                let parts: Vec<Val> = parts.iter().map(part).collect();
                Some(b.concatenate(&parts, *dim))
            }
            Move::Gather(indexed) => self.gathered(v, ty, indexed),
        }
    }

    fn gathered(&self, v: Val<'c>, ty: &TensorType, indexed: &[usize]) -> Option<Val<'c>> {
        let (b, of, d) = (&self.b, TensorType::of(v)?, gather_dims(self.op)?);
        let windows: Vec<usize> = (0..of.rank()).filter(|dim| !indexed.contains(dim)).collect();
        let is_same = indexed.iter().all(|dim| of.shape[*dim] == 1);
        let mut shape: Vec<i64> =
            if is_same { vec![1; self.out.rank()] } else { self.out.shape.clone() };
        for (dim, to) in windows.iter().zip(&d.offset_dims) {
            shape[*to as usize] = of.shape[*dim];
        }
        if is_same {
            return Some(b.reshape(v, &shape));
        }
        let (mut all, mut sizes) = (of.shape.clone(), of.shape.clone());
        for dim in indexed {
            (all[*dim], sizes[*dim]) = (ty.shape[*dim], 1);
        }
        let dims: Vec<i64> = (0..of.rank() as i64).collect();
        let v = b.broadcast(v, &all, &dims);
        let attrs = [("dimension_numbers", d.text()), ("slice_sizes", int_array(&sizes))];
        Some(b.one(
            "stablehlo.gather",
            &[v, self.op.operand(1)],
            &attrs,
            &TensorType::new(shape, of.elem),
        ))
    }
}
