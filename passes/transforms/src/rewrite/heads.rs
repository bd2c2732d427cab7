//! Several heads in one product: weights `[G, H, V]` of a `vmap`, of draft heads, of heads for several tokens ahead.
//!
//! A sweep reads one matrix of weights. The product of a few heads is taken apart into one for each, and so is everything that the
//! block makes of it head by head: each operation becomes G operations, on arrays in which the heads' dimension has extent 1. What
//! is not understood, or mixes the heads, reads what the G have given, side by side; what sums over the heads (the gradient by
//! hidden states that they share) is the sum of G contractions.
//!
//! Each number is made of the same numbers by the same operations, NaN and infinities included, and no head meets another. Only
//! sums over heads have another order: parts in f32, added one by one, and rounded once.

mod follow;
mod places;
mod sequence;
mod write;

use crate::rewrite::cleanup::is_pure;
use grpo_dataflow::index_map::free_dims;
use grpo_ir::{Block, DotDims, Op, TensorType, Val, dot_dims};
use places::Place;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// How many heads a product may have.
const MOST: i64 = 16;

/// A product of hidden states and the weights of several heads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Product {
    /// Rows of one head, and columns.
    pub rows: i64,
    pub columns: i64,
    pub heads: i64,
    /// The heads' dimension of the weights, which operand these are, and the result's.
    place: (usize, usize),
    result: usize,
}

impl Product {
    /// Reads a `dot_general` of which one operand has the columns, the longest of the dimensions that `is_vocabulary` says, and
    /// another dimension that counts a few heads, whether the other operand has it as well or not.
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
        // Tokens may be as many as another softmax has columns.
        let side = usize::from(sides[1].0.map(|of| of.0) > sides[0].0.map(|of| of.0));
        let (Some((columns, dim_of_columns)), free, ty) = &sides[side] else { return None };
        let (batch, contract) = d.of(side);
        contract.iter().any(|dim| ty.shape[*dim as usize] != 1).then_some(())?;
        let before = d.lhs_batch.len() + if side == 1 { sides[0].1.len() } else { 0 };
        let batch = batch.iter().enumerate().map(|(at, dim)| (*dim as usize, at));
        let others = free.iter().enumerate().map(|(at, dim)| (*dim, before + at));
        let all: Vec<_> = batch.chain(others).filter(|(dim, _)| dim != dim_of_columns).collect();
        let long: Vec<_> = all.iter().filter(|(dim, _)| ty.shape[*dim] != 1).collect();
        let (dim, at) = match (&long[..], &all[..]) {
            ([few], _) => **few,
            // A single head, whose dimension is there all the same.
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
        let batch = d.of(side).0.iter().position(|of| *of as usize == dim);
        batch.map_or(Place::Free(side, dim), Place::Batch)
    }
}

/// Whether a module has a product that may be one of several heads.
pub fn may_have_several(module: Op) -> bool {
    module.walk().into_iter().any(|op| Product::of(op, |extent| extent > MOST).is_some())
}

/// Takes the products of several heads in a block apart, of those that `is_one` admits; whether there were some. All of
/// what is as large as the logits has to be made head by head, and read so; else the products say why not
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

/// An operation that is made head by head: which dimension counts the heads in each operand and result, if one does.
struct Step<'c> {
    op: Op<'c>,
    operands: Vec<Option<usize>>,
    results: Vec<Option<usize>>,
}

/// What a block makes of the products of several heads.
struct Heads<'c> {
    block: Block<'c>,
    count: i64,
    /// Which dimension counts the heads.
    at: HashMap<Val<'c>, usize>,
    steps: Vec<Step<'c>>,
    products: HashSet<Op<'c>>,
    /// Values that no product is behind, but that are as large as the logits, or as wide.
    beside: HashSet<Val<'c>>,
    /// What each head has of a value.
    parts: HashMap<(Val<'c>, usize), Vec<Val<'c>>>,
}
