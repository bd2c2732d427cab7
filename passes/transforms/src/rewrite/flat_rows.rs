//! `reshape(dot_general(h, w)) -> dot_general(reshape(h), w)` where a loss cuts rows off: `(h.reshape(-1, H) @ w).reshape(B, T,
//! V)[:, :-1]`.
//!
//! A slice of each sequence is not a range of flattened rows, so that neither the slice nor the gradient's pad reaches the product.
//! Here the product, elementwise operations on it and the contractions of its gradient keep the token dimensions: the reshape of
//! the logits becomes one of the hidden states, and often cancels.
//!
//! Each element is computed by the same operations on the same numbers, NaN and infinities included. A sum over rows becomes a sum
//! over several dimensions, in an order that the original sum may take as well.

use crate::rewrite::cleanup::is_pure;
use crate::rewrite::fixed_point::until_stable;
use crate::rewrite::replace_dim::{replace_dim, reshaped};
use crate::rewrite::window::Window;
use grpo_dataflow::index_map::Factor;
use grpo_dataflow::reducer;
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val, dot_dims};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashSet as HashSet;

/// The token dimensions that are one dimension of flattened values: `[B·T, …]` for `[B, T, …]`, or under `vmap` `[N, B·T, …]` for
/// `[N, B, T, …]`.
#[derive(PartialEq, Eq)]
struct Tokens<'a> {
    tokens: Vec<i64>,
    /// The token dimension of a flattened value.
    dim: usize,
    /// Extents of vocabularies.
    sizes: &'a HashSet<i64>,
}

/// Unflattens the rows of logits of these vocabularies if a slice or pad of tokens follows.
pub(crate) fn unflatten(block: Block, sizes: &HashSet<i64>) {
    let (mut sizes, mut cut) = (sizes.clone(), HashSet::default());
    for op in block.ops() {
        let slice = Window::of_slice(op).filter(|window| window.keeps(&sizes));
        if let Some(slice) = &slice {
            sizes.extend(slice.cut_sizes(&sizes));
        }
        let pad = || Window::of_pad(op).filter(|window| window.touches(&sizes));
        let Some(window) = slice.or_else(pad) else { continue };
        if window.cut_dims().any(|dim| !sizes.contains(&window.all[dim])) {
            cut.insert(window.all);
        }
    }
    let mut found: Vec<Tokens> = Vec::new();
    for op in block.ops() {
        let (from, to) = (op.operands().next(), op.results().next());
        let is_cut = |v: Val| TensorType::of(v).is_some_and(|ty| cut.contains(&ty.shape));
        if from.into_iter().chain(to).any(is_cut) {
            found.extend(Tokens::of(op, &sizes).filter(|tokens| !found.contains(tokens)));
        }
    }
    for tokens in found {
        // Each step removes a flattened value, and creates none.
        until_stable(block, |op| tokens.moves(op));
    }
}

impl<'a> Tokens<'a> {
    /// The token dimensions of a reshape of logits.
    fn of(op: Op, sizes: &'a HashSet<i64>) -> Option<Tokens<'a>> {
        if !op.is(Kind::Reshape) {
            return None;
        }
        let (a, b) = (TensorType::of(op.operand(0))?.shape, TensorType::of(op.result(0))?.shape);
        let (flat, whole) = if a.len() < b.len() { (a, b) } else { (b, a) };
        (0..flat.len()).find_map(|dim| {
            let columns = &flat[dim + 1..];
            let tokens = whole.strip_prefix(&flat[..dim])?.strip_suffix(columns)?.to_vec();
            let is_logits = tokens.len() > 1 && columns.iter().any(|size| sizes.contains(size));
            is_logits.then_some(Tokens { tokens, dim, sizes })
        })
    }

    fn rows(&self) -> i64 {
        self.tokens.iter().product()
    }

    /// `shape` with the token dimensions in place of dimension `dim`; none if the extents differ.
    fn at(&self, shape: &[i64], dim: usize) -> Option<Vec<i64>> {
        (*shape.get(dim)? == self.rows())
            .then(|| [&shape[..dim], &self.tokens, &shape[dim + 1..]].concat())
    }

    /// The unflattened shape of flattened logits.
    fn whole(&self, v: Val) -> Option<Vec<i64>> {
        let ty = TensorType::of(v)?;
        let is_logits = ty.shape.get(self.dim + 1..)?.iter().any(|size| self.sizes.contains(size));
        self.at(&ty.shape, self.dim).filter(|_| is_logits)
    }

    /// An operand with the token dimensions in place of dimension `dim`.
    fn operand<'c>(&self, b: &Builder<'c>, v: Val<'c>, dim: usize) -> Option<Val<'c>> {
        let shape = self.at(&TensorType::of(v)?.shape, dim)?;
        Some(reshaped(b, v, &shape))
    }

    /// Moves a reshape of logits to operands or to users. Returns whether it did.
    fn moves(&self, op: Op) -> bool {
        op.num_results() == 1 && self.before(op).or_else(|| self.after(op)).is_some()
    }

    /// Unflattens the operand of a reshape; its other users read it flattened.
    fn before(&self, op: Op) -> Option<()> {
        let flat = op.operands().next().filter(|_| op.is(Kind::Reshape))?;
        let shape = self
            .whole(flat)
            .filter(|shape| TensorType::of(op.result(0)).is_some_and(|ty| ty.shape == *shape))?;
        let def = flat.def().filter(|def| def.block() == op.block() && is_pure(*def))?;
        if def.is(Kind::Reshape) {
            let from = TensorType::of(def.operand(0)).filter(|ty| ty.shape == shape);
            return from.map(|_| op.result(0).replace_all_uses(def.operand(0)));
        }
        let b = Builder { loc: def.location(), ..Builder::before(def) };
        let new = self.unflattened(&b, def, &Factor::of_result(def, self.dim))?;
        op.result(0).replace_all_uses(new);
        let ty = TensorType::of(flat)?;
        flat.replace_all_uses(b.reshape(new, &ty.shape));
        Some(())
    }

    /// Computes a user of flattened logits from unflattened logits, and flattens its result.
    fn after(&self, op: Op) -> Option<()> {
        let is_flattened = |v: Val| {
            let reshape = v.def().filter(|op| op.is(Kind::Reshape));
            let from = reshape.and_then(|op| TensorType::of(op.operand(0)));
            from.is_some_and(|from| self.whole(v) == Some(from.shape))
        };
        let index = op.operands().position(is_flattened)?;
        let b = Builder { loc: op.location(), ..Builder::before(op) };
        let out = TensorType::of(op.result(0))?;
        let new = self.unflattened(&b, op, &Factor::of_operand(op, index, self.dim)?)?;
        op.result(0).replace_all_uses(b.reshape(new, &out.shape));
        Some(())
    }

    /// An operation with the token dimensions in place of the rows, which are `factor`.
    fn unflattened<'c>(&self, b: &Builder<'c>, op: Op<'c>, factor: &Factor) -> Option<Val<'c>> {
        let is_copied = match op.kind() {
            Kind::BroadcastInDim => true,
            Kind::Reduce => reducer(op).is_some(),
            Kind::DotGeneral => dot_dims(op)?.lhs_batch.is_empty(),
            _ => is_elementwise(op),
        };
        is_copied.then_some(())?;
        replace_dim(b, op, factor, &self.tokens, |v, dim| self.operand(b, v, dim))
    }
}
