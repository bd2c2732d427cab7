//! One row in the place of many that a loss cuts off behind the logits: `logits[:, prompt:-1]`.
//!
//! The gradient of those rows' logits is zeros, and a contraction with zeros is 0, or NaN where the other factor is not finite. So
//! one row of 0 times the sum of the hidden states that were cut off, which is 0 or NaN in each hidden unit as they are, says of
//! them all that the gradient by the weights needs; and what comes back to it, zeros times the weights, is what comes back to
//! each of them. Devices that share the batch need not look at anything together for it (`cut_off`), and the rows are not computed.

use super::row_motion::may_sink;
use super::slice_motion::{Pad, Slice, rebuilt};
use super::slices::{pad, slice};
use crate::analysis::tile::free_dims;
use crate::ir::{Block, Builder, Elem, Op, TensorType, Use, Val, dot_dims};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Logits of which a loss reads some rows.
struct Cut<'c> {
    product: Op<'c>,
    /// Which operand of the product has the rows; the other one has the vocabulary.
    side: usize,
    /// The dimension that is cut, of the logits and of the hidden states.
    dim: usize,
    hidden_dim: usize,
    /// What is left of it.
    start: i64,
    limit: i64,
    slice: Slice,
}

/// What reads the padded gradient.
enum Reader<'c> {
    /// A contraction with the hidden states over the rows, and on which side the gradient is.
    ByWeights(Op<'c>, usize),
    /// A contraction with the weights over the vocabulary.
    ByHidden(Op<'c>, usize),
}

/// Cuts rows off hidden states, but for one in their place, where a loss reads part of the rows of their logits and its gradient
/// is padded; `sizes` are vocabularies. At least `least` rows are left of each sequence. Whether there were such logits.
///
/// All logits of a block of which the same rows are left are shortened, such as a teacher's, or none.
pub fn shorten<'c>(block: Block<'c>, sizes: &HashSet<i64>, least: i64) -> bool {
    let products = block.ops().into_iter().filter(|op| op.is("stablehlo.dot_general"));
    let cuts = products.filter_map(|op| Cut::of(op, sizes));
    let mut left: Vec<Cut<'c>> = cuts.filter(|cut| cut.limit - cut.start >= least).collect();
    let mut changed = false;
    while let Some(first) = left.first() {
        let like = first.slice.clone();
        let (alike, others) = left.into_iter().partition(|cut| cut.slice.shape() == like.shape());
        left = others;
        let alike: Vec<Cut<'c>> = alike;
        let shortened = |op: Op| {
            op.operand(0).def().is_some_and(|product| alike.iter().any(|cut| cut.product == product))
        };
        let part = like.shape();
        let mut sliced =
            block.ops().into_iter().filter(|op| Slice::of(*op).is_some_and(|s| s.shape() == part));
        let pads = |cut: &Cut<'c>| {
            let pads = block.ops().into_iter().filter(|op| cut.is_pad(*op));
            pads.map(|op| Some((op, cut.readers(op, &alike)?))).collect::<Option<Vec<_>>>()
        };
        let readers: Option<Vec<_>> = alike.iter().map(pads).collect();
        let Some(readers) = readers else { continue };
        let has_gradient = readers.iter().flatten().any(|(_, readers)| !readers.is_empty());
        if has_gradient && sliced.all(shortened) && may_sink(block, std::slice::from_ref(&like)) {
            let mut hidden: HashMap<(Val, usize), Val> = HashMap::default();
            for (cut, pads) in alike.iter().zip(&readers) {
                let key = (cut.hidden(), cut.hidden_dim);
                let Some(short) = hidden.get(&key).copied().or_else(|| cut.shortened()) else {
                    continue;
                };
                hidden.insert(key, short);
                changed |= cut.rewrite(short, pads).is_some();
            }
        }
    }
    changed
}

impl<'c> Cut<'c> {
    /// A product of which all readers take the same part of one dimension of rows.
    fn of(product: Op<'c>, sizes: &HashSet<i64>) -> Option<Cut<'c>> {
        let logits = product.result(0);
        let slices: Option<Vec<Slice>> = logits.uses().into_iter().map(|u| Slice::of(u.owner)).collect();
        let slices = slices?;
        let first = slices.first()?;
        let all = &first.from.shape;
        let mut dims = (0..all.len()).filter(|d| first.start[*d] != 0 || first.limit[*d] != all[*d]);
        // Sequences are as many as before: devices share these.
        let (dim @ 1.., None) = (dims.next()?, dims.next()) else { return None };
        let d = dot_dims(product)?;
        let mut places = Vec::new();
        let mut at = d.lhs_batch.len();
        for side in 0..2 {
            let (batch, contract) = d.of(side);
            let rank = TensorType::of(product.operand(side))?.rank();
            for free in free_dims(rank, batch, contract) {
                places.push((at, side, free));
                at += 1;
            }
        }
        let (_, side, hidden_dim) = *places.iter().find(|(at, ..)| *at == dim)?;
        let vocabulary = places.iter().any(|(at, of, _)| *of != side && sizes.contains(&all[*at]));
        let (start, limit) = (first.start[dim], first.limit[dim]);
        let same = slices.iter().all(|s| s.is_like(first));
        (same && vocabulary && !sizes.contains(&all[dim])).then_some(Cut {
            product,
            side,
            dim,
            hidden_dim,
            start,
            limit,
            slice: first.clone(),
        })
    }

    fn hidden(&self) -> Val<'c> {
        self.product.operand(self.side)
    }

    /// Whether `op` pads a gradient of what is left with zeros for what is cut off.
    fn is_pad(&self, op: Op) -> bool {
        let Some(p) = Pad::of(op) else { return false };
        let only = |d: usize| d == self.dim || p.from.shape[d] == p.to.shape[d];
        TensorType::of(self.product.result(0)).is_some_and(|all| all.shape == p.to.shape)
            && (0..p.low.len()).all(only)
            && (p.low[self.dim], p.low[self.dim] + p.from.shape[self.dim]) == (self.start, self.limit)
    }

    /// The contractions of these logits' gradient that read a pad. None if there are others than with the hidden states and with
    /// the weights of one of `all`.
    fn readers(&self, op: Op<'c>, all: &[Cut<'c>]) -> Option<Vec<Reader<'c>>> {
        let contractions =
            op.result(0).uses().into_iter().filter(|u| u.owner.is("stablehlo.dot_general"));
        let mut found = Vec::new();
        for u in contractions {
            match self.reader(u) {
                Some(reader) => found.push(reader),
                None if all.iter().any(|cut| cut.reader(u).is_some()) => {}
                None => return None,
            }
        }
        Some(found)
    }

    /// What a contraction is in the gradient of these logits.
    fn reader(&self, u: Use<'c>) -> Option<Reader<'c>> {
        let (other, d) = (u.owner.operand(1 - u.index), dot_dims(u.owner)?);
        let ((batch, contract), (_, theirs)) = (d.of(u.index), d.of(1 - u.index));
        match contract.iter().position(|dim| *dim as usize == self.dim) {
            Some(at) => (other == self.hidden() && theirs[at] as usize == self.hidden_dim)
                .then_some(Reader::ByWeights(u.owner, u.index)),
            None => (other == self.product.operand(1 - self.side)
                && !batch.contains(&(self.dim as i64)))
            .then_some(Reader::ByHidden(u.owner, u.index)),
        }
    }

    /// The hidden states that are left, and 0 times the others' sum behind them.
    fn shortened(&self) -> Option<Val<'c>> {
        let b = Builder::before(self.product);
        let (hidden, dim) = (self.hidden(), self.hidden_dim);
        let ty = TensorType::of(hidden)?;
        let part = |start: i64, limit: i64| {
            let (mut low, mut high) = (vec![0; ty.rank()], ty.shape.clone());
            (low[dim], high[dim]) = (start, limit);
            slice(&b, hidden, &low, &high)
        };
        let mut total: Option<Val> = None;
        for (start, limit) in [(0, self.start), (self.limit, ty.shape[dim])] {
            if start == limit {
                continue;
            }
            let part = b.convert(part(start, limit)?, Elem::F32);
            let nothing = b.elementwise("multiply", &[part, b.zero(&TensorType::of(part)?)]);
            let sum = b.reduce("add", nothing, b.zero(&TensorType::new([], Elem::F32)), &[dim as i64]);
            total = Some(total.map_or(sum, |t| b.elementwise("add", &[t, sum])));
        }
        let mut one = ty.shape.clone();
        one[dim] = 1;
        let witness = b.reshape(b.convert(total?, ty.elem), &one);
        Some(b.concatenate(&[part(self.start, self.limit)?, witness], dim))
    }

    /// Makes the logits of the hidden states that are left, `hidden`, and their gradient too.
    fn rewrite(&self, hidden: Val<'c>, pads: &[(Op<'c>, Vec<Reader<'c>>)]) -> Option<()> {
        let kept = self.limit - self.start;
        let logits = self.product.result(0);
        let b = Builder { loc: self.product.location(), ..Builder::before(self.product.next()?) };
        let mut shape = TensorType::of(logits)?.shape;
        shape[self.dim] = kept + 1;
        let mut operands = self.product.operands();
        operands[self.side] = hidden;
        let short = rebuilt(&b, self.product, &operands, &shape)?;
        shape[self.dim] = kept;
        for u in logits.uses() {
            let b = Builder::before(u.owner);
            u.owner.result(0).replace_all_uses(slice(&b, short, &vec![0; shape.len()], &shape)?);
        }
        for (op, readers) in pads {
            let mut high = vec![0; shape.len()];
            high[self.dim] = 1;
            let b = Builder::before(*op);
            let gradient = pad(&b, op.operand(0), &vec![0; shape.len()], &high)?;
            for reader in readers {
                match reader {
                    Reader::ByWeights(op, side) => {
                        op.set_operand(*side, gradient);
                        op.set_operand(1 - side, hidden);
                    }
                    Reader::ByHidden(op, side) => self.spread(*op, *side, gradient)?,
                }
            }
        }
        Some(())
    }

    /// Makes the gradient by the hidden states of that by those that are left and the one row, which each row that was cut off has.
    fn spread(&self, op: Op<'c>, side: usize, gradient: Val<'c>) -> Option<()> {
        let b = Builder::before(op);
        let d = dot_dims(op)?;
        let (batch, contract) = d.of(side);
        let all = TensorType::of(op.result(0))?;
        let free = free_dims(TensorType::of(gradient)?.rank(), batch, contract);
        let before = if side == 0 { batch.len() } else { all.rank() - free.len() };
        let dim = before + free.iter().position(|dim| *dim == self.dim)?;
        let kept = self.limit - self.start;
        let mut shape = all.shape.clone();
        shape[dim] = kept + 1;
        let mut operands = op.operands();
        operands[side] = gradient;
        let short = rebuilt(&b, op, &operands, &shape)?;
        let part = |start: i64, limit: i64| {
            let (mut low, mut high) = (vec![0; shape.len()], shape.clone());
            (low[dim], high[dim]) = (start, limit);
            slice(&b, short, &low, &high)
        };
        let witness = part(kept, kept + 1)?;
        let dims: Vec<i64> = (0..shape.len() as i64).collect();
        let mut parts = vec![part(0, kept)?];
        for (at, count) in [(0, self.start), (usize::MAX, all.shape[dim] - self.limit)] {
            if count > 0 {
                let rows = b.broadcast(witness, &shape_of(&all, dim, count), &dims);
                parts.insert(at.min(parts.len()), rows);
            }
        }
        op.result(0).replace_all_uses(b.concatenate(&parts, dim));
        Some(())
    }
}

/// A type's extents, with another one of dimension `dim`.
fn shape_of(ty: &TensorType, dim: usize, extent: i64) -> Vec<i64> {
    let mut shape = ty.shape.clone();
    shape[dim] = extent;
    shape
}
