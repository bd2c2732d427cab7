//! `dot_general(add(pad(a), pad(b)), w) -> add(pad(dot_general(a, w)), pad(dot_general(b, w)))`, and the same for `concatenate(a,
//! b)` and for contractions over rows: gradients by logits that consist of slices of rows. A program that slices its logits by
//! batch or chunks of tokens before several losses (`logits[:n]` and `logits[n:]` of a preference loss) has such gradients.
//!
//! Each slice is multiplied by the hidden states of its rows, and these products sum to the gradient by the weights; its product
//! with the weights is the gradient of these rows' hidden states, which is 0 in rows of no slice. Sums over rows have another
//! order, in f32 if the product is rounded. A row in several slices is summed after its product, and not rounded before. A −0 of
//! summed rows may become 0.
//!
//! In a program that the partitioner splits, a slice's hidden states may be on other devices: there its [`parts`] are computed for
//! all rows (`row_motion`), and nothing is multiplied slice by slice.

use crate::rewrite::slice_motion::{Pad, Slice};
use crate::rewrite::slices::{pad, slice};
use grpo_dataflow::index_map::to_result;
use grpo_dataflow::is_sum;
use grpo_ir::{Block, Builder, Elem, Elementwise, Kind, Op, TensorType, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// Maximum number of slices to multiply one by one.
const MOST_PIECES: usize = 64;

/// A slice of an array, and its offset.
#[derive(Clone, Debug)]
struct Piece<'c> {
    v: Val<'c>,
    start: Vec<i64>,
    limit: Vec<i64>,
}

impl<'c> Piece<'c> {
    fn of(v: Val<'c>, start: Vec<i64>) -> Option<Piece<'c>> {
        let shape = TensorType::of(v)?.shape;
        let limit = start.iter().zip(&shape).map(|(start, extent)| start + extent).collect();
        Some(Piece { v, start, limit })
    }
}

/// An array that consists of slices of rows.
struct Pieces<'c> {
    all: Vec<i64>,
    pieces: Vec<Piece<'c>>,
    /// The sliced dimensions.
    cut: Vec<usize>,
    /// The vocabulary's dimension.
    columns: usize,
}

/// The slices of all rows that a gradient by logits consists of.
pub struct Parts {
    /// The slices.
    pub slices: Vec<Slice>,
    /// The vocabulary's size.
    pub columns: i64,
}

impl<'c> Pieces<'c> {
    /// Matches a gradient by logits, with a vocabulary in `sizes`: a sum of pads and of whole arrays, or a concatenation; none for
    /// a single slice, or if columns are sliced.
    fn of(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Pieces<'c>> {
        let ty = TensorType::of(op.result(0)).filter(|ty| ty.elem.is_float() && ty.has_any(sizes))?;
        let mut pieces = Vec::new();
        let (mut pending, mut adds) = (vec![op.result(0)], 0);
        while let Some(v) = pending.pop() {
            match v.def() {
                Some(add) if add.is(Kind::Add) && (add == op || v.uses().len() == 1) => {
                    adds += 1;
                    pending.extend(add.operands());
                }
                Some(pad) if Pad::of(pad).is_some() => {
                    pieces.push(Piece::of(pad.operand(0), Pad::of(pad)?.low)?);
                }
                Some(all) if all.is(Kind::Concatenate) => {
                    let dim = all.dim("dimension")?;
                    let mut start = vec![0; ty.rank()];
                    for v in all.operands() {
                        let piece = Piece::of(v, start.clone())?;
                        start[dim] = piece.limit[dim];
                        pieces.push(piece);
                    }
                }
                _ => pieces.push(Piece::of(v, vec![0; ty.rank()])?),
            }
            (adds <= MOST_PIECES && pieces.len() <= MOST_PIECES).then_some(())?;
        }
        let is_cut =
            |dim: &usize| pieces.iter().any(|p| p.limit[*dim] - p.start[*dim] != ty.shape[*dim]);
        let cut: Vec<usize> = (0..ty.rank()).filter(is_cut).collect();
        // Small softmaxes may be as wide as a batch is long.
        let vocabularies = (0..ty.rank()).filter(|dim| sizes.contains(&ty.shape[*dim]));
        let columns = vocabularies.max_by_key(|dim| ty.shape[*dim])?;
        let cuts_rows = !cut.contains(&columns);
        (pieces.len() > 1 && !cut.is_empty() && cuts_rows).then(|| Pieces {
            all: ty.shape.clone(),
            pieces: pieces.into_iter().rev().collect(),
            cut,
            columns,
        })
    }

    /// Adds slices of the same rows. None if one slice remains.
    fn joined(self, b: &Builder<'c>) -> Option<Pieces<'c>> {
        let mut joined: Vec<Piece> = Vec::new();
        for piece in self.pieces {
            let same = |other: &&mut Piece| (&other.start, &other.limit) == (&piece.start, &piece.limit);
            match joined.iter_mut().find(same) {
                Some(other) => other.v = b.elementwise(Elementwise::Add, &[other.v, piece.v]),
                None => joined.push(piece),
            }
        }
        (joined.len() > 1).then_some(Pieces { pieces: joined, ..self })
    }

    /// The sum of the padded slices, or their concatenation.
    fn put_together(&self, b: &Builder<'c>) -> Option<Val<'c>> {
        let mut sum = None;
        for piece in &self.pieces {
            let high: Vec<i64> = piece.limit.iter().zip(&self.all).map(|(at, last)| last - at).collect();
            let part = pad(b, piece.v, &piece.start, &high)?;
            sum = Some(match sum {
                Some(sum) => b.elementwise(Elementwise::Add, &[sum, part]),
                None => part,
            });
        }
        sum
    }
}

/// True if all slices of logits precede their product: otherwise they, and their gradient's pads, are computed for all rows.
fn are_apart(block: Block, all: &[i64], sizes: &HashSet<i64>) -> bool {
    let mut slices = block.ops().into_iter().filter(|op| op.is(Kind::Slice)).filter_map(Slice::of);
    !slices.any(|slice| slice.touches(sizes) && slice.from.shape == all)
}

/// True if a pad's operand is a slice of a gradient by logits that is multiplied slice by slice; if slices share rows, computing
/// all rows once is cheaper.
pub(crate) fn is_piece(pad: Op, sizes: &HashSet<i64>) -> bool {
    let mut sum = pad;
    while let [used] = sum.result(0).uses()[..]
        && used.owner.is(Kind::Add)
    {
        sum = used.owner;
    }
    let are_apart = |pieces: &Pieces| {
        let elements = |start: &[i64], limit: &[i64]| -> i64 {
            start.iter().zip(limit).map(|(start, limit)| limit - start).product()
        };
        let each = pieces.pieces.iter().map(|piece| elements(&piece.start, &piece.limit));
        each.sum::<i64>() <= pieces.all.iter().product()
    };
    sum != pad && Pieces::of(sum, sizes).is_some_and(|pieces| are_apart(&pieces))
}

/// The slices of a gradient by logits with a vocabulary in `sizes`; none for other values, or if there are many.
pub fn parts(op: Op, sizes: &HashSet<i64>) -> Option<Parts> {
    const MOST_PARTS: usize = 8;
    is_last(op).then_some(())?;
    let pieces = Pieces::of(op, sizes)?;
    let from = TensorType::of(op.result(0))?;
    let mut slices: Vec<Slice> = Vec::new();
    for Piece { start, limit, .. } in pieces.pieces {
        let part = Slice { from: from.clone(), start, limit };
        if part.shape() != pieces.all && !slices.iter().any(|other| other.is_like(&part)) {
            slices.push(part);
        }
    }
    (slices.len() <= MOST_PARTS).then_some(Parts { slices, columns: pieces.all[pieces.columns] })
}

/// Replaces a concatenation of slices of a gradient by a sum of pads.
pub(crate) fn add_up(op: Op, sizes: &HashSet<i64>) {
    let sum = || {
        let pieces = Pieces::of(op, sizes).filter(|_| op.is(Kind::Concatenate))?;
        pieces.put_together(&Builder::before(op))
    };
    if let Some(sum) = sum() {
        op.result(0).replace_all_uses(sum);
    }
}

/// Multiplies the slices of a gradient by logits one by one. Returns whether it did.
pub fn multiply(op: Op, sizes: &HashSet<i64>) -> bool {
    let products = || {
        let pieces = Pieces::of(op, sizes).filter(|_| is_last(op))?;
        are_apart(op.block()?, &pieces.all, sizes).then_some(())?;
        let pieces = pieces.joined(&Builder::before(op))?;
        let mut products = Vec::new();
        for used in op.result(0).uses() {
            let converts = used.owner.is(Kind::Convert).then(|| used.owner.result(0));
            let uses = converts.map_or_else(|| vec![used], |v| v.uses());
            let to = converts.and_then(TensorType::of).map(|ty| ty.elem);
            for used in uses {
                products.push((used.owner, of_pieces(used.owner, used.index, &pieces, to)?));
            }
        }
        Some(products)
    };
    let Some(products) = products().filter(|products| !products.is_empty()) else { return false };
    for (op, new) in products {
        op.result(0).replace_all_uses(new);
    }
    true
}

/// True if a sum is not a term of a larger one.
fn is_last(op: Op) -> bool {
    let sums = [Kind::Add, Kind::Concatenate, Kind::Pad];
    let is_made = op.is(Kind::Add) || op.is(Kind::Concatenate);
    is_made && !op.result(0).uses().iter().any(|u| u.owner.is_any(&sums))
}

/// The sum over rows of each slice, a gradient by a bias.
fn sums<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    index: usize,
    pieces: &Pieces<'c>,
    to: Option<Elem>,
) -> Option<Val<'c>> {
    let along = op.dims("dimensions")?;
    let result = TensorType::of(op.result(0)).filter(|ty| index == 0 && ty.elem == Elem::F32)?;
    pieces.cut.iter().all(|dim| along.contains(dim)).then_some(())?;
    let mut sum: Option<Val> = None;
    for piece in &pieces.pieces {
        let v = to.map_or(piece.v, |elem| b.convert(piece.v, elem));
        let copy = op.clone_op();
        b.insert_op(copy);
        copy.set_operand(0, v);
        sum = Some(
            sum.map_or(copy.result(0), |sum| b.elementwise(Elementwise::Add, &[sum, copy.result(0)])),
        );
    }
    sum.filter(|sum| sum.mlir_type() == result.mlir(b.context))
}

/// A product whose operand `index` is an array of slices, or a sum of it over rows; each slice is converted first.
fn of_pieces<'c>(op: Op<'c>, index: usize, pieces: &Pieces<'c>, to: Option<Elem>) -> Option<Val<'c>> {
    let b = Builder::before(op);
    let result = TensorType::of(op.results().next()?)?;
    if is_sum(op) {
        return sums(&b, op, index, pieces, to);
    }
    // The sum is rounded once.
    let wide = if result.elem == Elem::BF16 { Elem::F32 } else { result.elem };
    let dims = dot_dims(op).filter(|_| op.is(Kind::DotGeneral))?;
    let (batch, contract) = dims.of(index);
    let (other, theirs) = (op.operand(1 - index), dims.of(1 - index));
    let from = TensorType::of(other)?;
    let place = |dim: usize| contract.iter().position(|at| *at == dim);
    let contracts = pieces.cut.iter().all(|dim| place(*dim).is_some());
    let behind = |dim: usize| to_result(op, index, dim).filter(|_| !batch.contains(&dim));
    if !contracts && !pieces.cut.iter().all(|dim| behind(*dim).is_some()) {
        return None;
    }
    let mut sum: Option<Val> = None;
    for piece in &pieces.pieces {
        let v = to.map_or(piece.v, |elem| b.convert(piece.v, elem));
        let (mut start, mut limit) = (vec![0; from.rank()], from.shape.clone());
        let (mut first, mut last) = (vec![0; result.rank()], result.shape.clone());
        for dim in &pieces.cut {
            match (place(*dim), behind(*dim)) {
                (Some(at), _) => {
                    let at = theirs.1[at];
                    (start[at], limit[at]) = (piece.start[*dim], piece.limit[*dim]);
                }
                (None, Some(at)) => (first[at], last[at]) = (piece.start[*dim], piece.limit[*dim]),
                (None, None) => return None,
            }
        }
        let mut operands = [v, slice(&b, other, &start, &limit)?];
        if index == 1 {
            operands.reverse();
        }
        let shape: Vec<i64> = first.iter().zip(&last).map(|(first, last)| last - first).collect();
        let copy = op.clone_op();
        b.insert_op(copy);
        operands.iter().enumerate().for_each(|(at, v)| copy.set_operand(at, *v));
        copy.result(0).set_type(TensorType::new(shape, wide).mlir(b.context));
        let high: Vec<i64> = result.shape.iter().zip(&last).map(|(all, last)| all - last).collect();
        let part = pad(&b, copy.result(0), &first, &high)?;
        sum = Some(sum.map_or(part, |sum| b.elementwise(Elementwise::Add, &[sum, part])));
    }
    Some(b.convert(sum?, result.elem))
}
