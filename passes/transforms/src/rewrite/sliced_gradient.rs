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

use crate::rewrite::slice_motion::on_part;
use crate::rewrite::window::Window;
use grpo_dataflow::index_map::to_result;
use grpo_dataflow::is_sum;
use grpo_ir::{Block, Builder, Elem, Elementwise, Kind, Op, TensorType, Use, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// Maximum number of slices to multiply one by one.
const MOST_PIECES: usize = 64;

/// An array that is the sum of slices of rows.
struct Pieces<'c> {
    /// The slices, and their places in the array.
    pieces: Vec<(Val<'c>, Window)>,
    /// The array's type.
    ty: TensorType,
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
                Some(all) if all.is(Kind::Concatenate) => {
                    let dim = all.dim("dimension")?;
                    let mut start = vec![0; ty.rank()];
                    for v in all.operands() {
                        let piece = Window::at(&ty.shape, start.clone(), &TensorType::of(v)?.shape);
                        start[dim] = piece.limit[dim];
                        pieces.push((v, piece));
                    }
                }
                def => pieces.push(match def.and_then(|op| Some((op, Window::of_pad(op)?))) {
                    Some((pad, window)) => (pad.operand(0), window),
                    None => (v, Window::whole(&ty.shape)),
                }),
            }
            (adds <= MOST_PIECES && pieces.len() <= MOST_PIECES).then_some(())?;
        }
        pieces.reverse();
        // Small softmaxes may be as wide as a batch is long.
        let vocabularies = (0..ty.rank()).filter(|dim| sizes.contains(&ty.shape[*dim]));
        let columns = vocabularies.max_by_key(|dim| ty.shape[*dim])?;
        let cut: Vec<usize> = pieces.iter().flat_map(|(_, piece)| piece.cut_dims()).collect();
        let cuts_rows = !cut.is_empty() && !cut.contains(&columns);
        (pieces.len() > 1 && cuts_rows).then_some(Pieces { pieces, ty })
    }

    /// Adds slices of the same rows. None if one slice remains.
    fn joined(self, b: &Builder<'c>) -> Option<Pieces<'c>> {
        let mut joined: Vec<(Val, Window)> = Vec::new();
        for (v, piece) in self.pieces {
            match joined.iter_mut().find(|(_, other)| *other == piece) {
                Some((other, _)) => *other = b.elementwise(Elementwise::Add, &[*other, v]),
                None => joined.push((v, piece)),
            }
        }
        (joined.len() > 1).then_some(Pieces { pieces: joined, ..self })
    }
}

/// True if all slices of logits precede their product: otherwise they, and their gradient's pads, are computed for all rows.
fn are_apart(block: Block, all: &[i64], sizes: &HashSet<i64>) -> bool {
    let mut slices = block.ops().into_iter().filter_map(Window::of_slice);
    !slices.any(|slice| slice.keeps(sizes) && slice.all == all)
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
    let are_apart = |of: Pieces| {
        let each = of.pieces.iter().map(|(_, piece)| piece.shape().iter().product::<i64>());
        each.sum::<i64>() <= of.ty.elements()
    };
    sum != pad && Pieces::of(sum, sizes).is_some_and(are_apart)
}

/// The slices of a gradient by logits with a vocabulary in `sizes`; none for other values, or if there are many.
pub(crate) fn parts(op: Op, sizes: &HashSet<i64>) -> Option<Vec<Window>> {
    const MOST_PARTS: usize = 8;
    is_last(op).then_some(())?;
    let mut parts: Vec<Window> = Vec::new();
    for (_, part) in Pieces::of(op, sizes)?.pieces {
        if part.cut_dims().next().is_some() && !parts.contains(&part) {
            parts.push(part);
        }
    }
    (parts.len() <= MOST_PARTS).then_some(parts)
}

/// Replaces a concatenation of slices of a gradient by a sum of pads.
pub(crate) fn add_up(op: Op, sizes: &HashSet<i64>) {
    let Some(of) = Pieces::of(op, sizes).filter(|_| op.is(Kind::Concatenate)) else { return };
    let b = Builder::before(op);
    let pads = of.pieces.iter().map(|(v, piece)| piece.pad(&b, *v));
    op.result(0).replace_all_uses(b.sum(pads).expect("several slices"));
}

/// Multiplies the slices of a gradient by logits one by one. None if it did not.
pub(crate) fn multiply<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<()> {
    is_last(op).then_some(())?;
    let pieces = Pieces::of(op, sizes)?;
    are_apart(op.block()?, &pieces.ty.shape, sizes).then_some(())?;
    let pieces = pieces.joined(&Builder::before(op))?;
    let mut products = Vec::new();
    for used in op.result(0).uses() {
        let converts = used.owner.is(Kind::Convert).then(|| used.owner.result(0));
        let uses = converts.map_or_else(|| vec![used], |v| v.uses());
        let elem = converts.unwrap_or(op.result(0)).tensor_type().elem;
        for used in uses {
            let product = of_pieces(used, &pieces, elem)?;
            products.push((used.owner.result(0), product));
        }
    }
    (!products.is_empty()).then_some(())?;
    products.into_iter().for_each(|(old, new)| old.replace_all_uses(new));
    Some(())
}

/// True if a sum is not a term of a larger one.
fn is_last(op: Op) -> bool {
    let sums = [Kind::Add, Kind::Concatenate, Kind::Pad];
    let is_sum = op.is(Kind::Add) || op.is(Kind::Concatenate);
    is_sum && !op.result(0).uses().iter().any(|u| u.owner.is_any(&sums))
}

/// A product of an array of slices, or a sum of it over rows, computed slice by slice; each slice is first converted to `elem`.
fn of_pieces<'c>(used: Use<'c>, pieces: &Pieces<'c>, elem: Elem) -> Option<Val<'c>> {
    let (op, index) = (used.owner, used.index);
    let b = Builder::before(op);
    let result = TensorType::of(op.results().next()?)?;
    let cut: Vec<usize> = pieces.pieces.iter().flat_map(|(_, piece)| piece.cut_dims()).collect();
    let all = |has: &dyn Fn(&usize) -> bool| cut.iter().all(has);
    let wide = if is_sum(op) {
        // A gradient by a bias.
        let along = op.dims("dimensions")?;
        (index == 0 && result.elem == Elem::F32 && all(&|dim| along.contains(dim)))
            .then_some(Elem::F32)?
    } else {
        let dims = dot_dims(op)?;
        let (batch, contract) = dims.of(index);
        let is_free = |dim: &usize| to_result(op, index, *dim).is_some() && !batch.contains(dim);
        (all(&|dim| contract.contains(dim)) || all(&is_free)).then_some(())?;
        // The sum is rounded once.
        if result.elem == Elem::BF16 { Elem::F32 } else { result.elem }
    };
    let mut sum: Option<Val> = None;
    for (v, piece) in &pieces.pieces {
        let (part, v) = on_part(&b, &used, piece, b.convert(*v, elem), wide)?;
        let padded = part.pad(&b, v);
        sum = Some(sum.map_or(padded, |sum| b.elementwise(Elementwise::Add, &[sum, padded])));
    }
    Some(b.convert(sum?, result.elem))
}
