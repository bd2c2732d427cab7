//! One row in the place of many that a loss cuts off behind the logits: `logits[:, prompt:-1]`.
//!
//! The gradient of those rows' logits is zeros, and a contraction with zeros is 0, or NaN where the other factor is not finite. So
//! one row of 0 times the sum of the hidden states that were cut off, which is 0 or NaN in each hidden unit as they are, says of
//! them all that the gradient by the weights needs; and what comes back to it, zeros times the weights, is what comes back to
//! each of them. Devices that share the batch need not look at anything together for it (`cut_off`), and the rows are not computed.

use super::slice_motion::{Pad, Slice, rebuilt};
use super::slices::{pad, slice};
use crate::analysis::tile::free_dims;
use crate::ir::{Block, Builder, Elem, Op, TensorType, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

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
pub fn shorten<'c>(block: Block<'c>, sizes: &HashSet<i64>, least: i64) -> bool {
    let mut changed = false;
    for op in block.ops().into_iter().filter(|op| op.is("stablehlo.dot_general")) {
        let cut = Cut::of(op, sizes).filter(|cut| cut.limit - cut.start >= least);
        let pads: Option<Vec<(Op, Vec<Reader>)>> = cut.as_ref().and_then(|cut| {
            let pads = block.ops().into_iter().filter(|op| cut.is_pad(*op));
            pads.map(|op| Some((op, cut.readers(op)?))).collect()
        });
        if let (Some(cut), Some(pads)) = (cut, pads)
            && pads.iter().any(|(_, readers)| !readers.is_empty())
        {
            changed |= cut.rewrite(&pads).is_some();
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
        let same = |s: &Slice| s.start == first.start && s.limit == first.limit;
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
        (slices.iter().all(same) && vocabulary && !sizes.contains(&all[dim])).then_some(Cut {
            product,
            side,
            dim,
            hidden_dim,
            start,
            limit,
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

    /// The contractions that read a pad. None if there are others than with the hidden states and with the weights, as the
    /// gradient has them.
    fn readers(&self, op: Op<'c>) -> Option<Vec<Reader<'c>>> {
        let contractions = op.result(0).uses().into_iter().filter(|u| u.owner.is("stablehlo.dot_general"));
        let mut found = Vec::new();
        for u in contractions {
            let (other, d) = (u.owner.operand(1 - u.index), dot_dims(u.owner)?);
            let ((batch, contract), (_, theirs)) = (d.of(u.index), d.of(1 - u.index));
            let at = contract.iter().position(|dim| *dim as usize == self.dim);
            found.push(match at {
                Some(at) if other == self.hidden() && theirs[at] as usize == self.hidden_dim => {
                    Reader::ByWeights(u.owner, u.index)
                }
                None if other == self.product.operand(1 - self.side)
                    && !batch.contains(&(self.dim as i64)) =>
                {
                    Reader::ByHidden(u.owner, u.index)
                }
                _ => return None,
            });
        }
        Some(found)
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

    fn rewrite(&self, pads: &[(Op<'c>, Vec<Reader<'c>>)]) -> Option<()> {
        let kept = self.limit - self.start;
        let hidden = self.shortened()?;
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
