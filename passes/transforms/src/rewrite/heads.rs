//! `dot_general(h, w[G, H, V]) -> concatenate(dot_general(h, w[0]), …)`: splits a product of several heads, as of a `vmap`, draft
//! heads, or heads for several tokens ahead.
//!
//! A sweep reads one matrix of weights. The product of a few heads is split into one per head, and so are the operations of the
//! block that depend on it and work on each head alone, on arrays whose head dimension has extent 1. Other operations, and those
//! that mix heads, read the concatenation. A sum over heads (the gradient by shared hidden states) becomes the sum of G
//! contractions.
//!
//! Each number is computed from the same numbers by the same operations, NaN and infinities included. Only sums over heads have
//! another order: f32 parts, added one by one, and rounded once.

mod follow;
mod places;
mod sequence;
mod write;

use crate::rewrite::cleanup::is_pure;
use grpo_dataflow::index_map::free_dims;
use grpo_ir::{Block, DotDims, Op, TensorType, Val, dot_dims};
use places::Place;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Maximum number of heads of a product.
const MOST: i64 = 16;

/// A product of hidden states and weights of several heads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Product {
    /// Rows and columns of one head.
    pub rows: i64,
    pub columns: i64,
    pub heads: i64,
    /// The head dimension of the weights, the operand that these are, and the result's head dimension.
    place: (usize, usize),
    result: usize,
}

impl Product {
    /// Matches a `dot_general` one of whose operands has the columns, its longest dimension that satisfies `is_vocabulary`, and
    /// another dimension that counts a few heads. The other operand may have the head dimension as well.
    pub fn of(op: Op, is_vocabulary: impl Fn(i64) -> bool) -> Option<Product> {
        let d = dot_dims(op).filter(|_| is_pure(op))?;
        let result = TensorType::of(op.result(0)).filter(|ty| ty.elem.is_float())?;
        let mut sides = Vec::new();
        for side in 0..2 {
            let (batch, contract) = d.of(side);
            let ty = TensorType::of(op.operand(side))?;
            let free = free_dims(ty.rank(), batch, contract);
            let columns = free.iter().copied().filter(|dim| is_vocabulary(ty.shape[*dim]));
            sides.push((
                columns.max_by_key(|dim| ty.shape[*dim]).map(|dim| (ty.shape[dim], dim)),
                free,
                ty,
            ));
        }
        // There may be as many tokens as another softmax has columns.
        let side = usize::from(sides[1].0.map(|of| of.0) > sides[0].0.map(|of| of.0));
        let (Some((columns, dim_of_columns)), free, ty) = &sides[side] else { return None };
        let (batch, contract) = d.of(side);
        contract.iter().any(|dim| ty.shape[*dim] != 1).then_some(())?;
        let before = d.lhs_batch.len() + if side == 1 { sides[0].1.len() } else { 0 };
        let batch = batch.iter().enumerate().map(|(at, dim)| (*dim, at));
        let others = free.iter().enumerate().map(|(at, dim)| (*dim, before + at));
        let all: Vec<_> = batch.chain(others).filter(|(dim, _)| dim != dim_of_columns).collect();
        let long: Vec<_> = all.iter().filter(|(dim, _)| ty.shape[*dim] != 1).collect();
        let (dim, at) = match (&long[..], &all[..]) {
            ([few], _) => **few,
            // A single head with a unit dimension.
            ([], [one]) => *one,
            _ => return None,
        };
        let heads = Some(ty.shape[dim]).filter(|heads| *heads <= MOST)?;
        let rows = result.elements() / heads.saturating_mul(*columns).max(1);
        let place = (side, dim);
        (rows > 0).then_some(Product { rows, columns: *columns, heads, place, result: at })
    }

    fn place(&self, d: &DotDims) -> Place {
        let (side, dim) = self.place;
        let batch = d.of(side).0.iter().position(|of| *of == dim);
        batch.map_or(Place::Free(side, dim), Place::Batch)
    }
}

/// Splits the products of several heads in a block that satisfy `is_one`. Returns whether there were any. All values as large as
/// the logits must be computed and used head by head; otherwise the products get an attribute with the reason
/// ([`TOGETHER`](grpo_dataflow::marks::TOGETHER)).
pub(crate) fn take_apart(
    block: Block,
    is_one: impl Fn(&Product) -> bool,
    is_vocabulary: impl Fn(i64) -> bool + Copy,
) -> bool {
    let product = |op: &Op<'_>| Product::of(*op, is_vocabulary).filter(&is_one);
    let mut counts: Vec<i64> = block.ops().iter().filter_map(product).map(|p| p.heads).collect();
    counts.sort_unstable();
    counts.dedup();
    let mut any = false;
    for count in counts {
        let of_count = |op: &Op| product(op).filter(|p| p.heads == count);
        if let Some(heads) = Heads::of(block, count, of_count, is_vocabulary) {
            heads.write();
            any = true;
        }
    }
    any
}

/// An operation that is split, and the head dimension of each operand and result, if any.
struct Step<'c> {
    op: Op<'c>,
    operands: Vec<Option<usize>>,
    results: Vec<Option<usize>>,
}

/// The operations of a block that depend on products of several heads.
struct Heads<'c> {
    block: Block<'c>,
    count: i64,
    /// The head dimension of each value.
    at: HashMap<Val<'c>, usize>,
    steps: Vec<Step<'c>>,
    products: HashSet<Op<'c>>,
    /// Values that do not depend on a product, but are as large or as wide as the logits.
    beside: HashSet<Val<'c>>,
    /// The parts of a value, one per head.
    parts: HashMap<(Val<'c>, usize), Vec<Val<'c>>>,
}
