//! `reshape(dot_general(h, w)) -> dot_general(reshape(h), w)` where a loss cuts rows off: `(h.reshape(-1, H) @ w).reshape(B, T,
//! V)[:, :-1]`.
//!
//! A slice of each sequence is not a range of flattened rows, so that neither the slice nor the gradient's pad reaches the product.
//! Here the product, elementwise operations on it and the contractions of its gradient keep the token dimensions: the reshape of
//! the logits becomes one of the hidden states, and often cancels.
//!
//! Each element is computed by the same operations on the same numbers, NaN and infinities included. A sum over rows becomes a sum
//! over several dimensions, in an order that the original sum may take as well.

use crate::rewrite::cleanup::{erase_dead, is_pure};
use crate::rewrite::window::Window;
use grpo_dataflow::index_map::{to_operand, to_result};
use grpo_dataflow::{reducer, splat};
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val, dot_dims, int_array};
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
        while block.ops().into_iter().filter(|op| tokens.moves(*op)).count() > 0 {
            erase_dead(block);
        }
        erase_dead(block);
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

    /// Dimension numbers after dimension `dim` becomes several.
    fn behind(&self, dims: &[usize], dim: usize) -> Vec<usize> {
        let more = self.tokens.len() - 1;
        dims.iter()
            .flat_map(|d| {
                if *d == dim {
                    dim..=dim + more
                } else {
                    let d = d + if *d > dim { more } else { 0 };
                    d..=d
                }
            })
            .collect()
    }

    /// `v` reshaped; the operand of its reshape, if that has the shape.
    fn reshaped<'c>(b: &Builder<'c>, v: Val<'c>, shape: &[i64]) -> Val<'c> {
        let from = v.def().filter(|op| op.is(Kind::Reshape)).map(|op| op.operand(0));
        match from.filter(|from| TensorType::of(*from).is_some_and(|ty| ty.shape == shape)) {
            Some(from) => from,
            None => b.reshape(v, shape),
        }
    }

    /// An operand of an elementwise operation.
    fn operand<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
        let ty = TensorType::of(v)?;
        match splat(v) {
            _ if ty.rank() == 0 => Some(v),
            Some(text) => Some(b.splat(&TensorType::new(self.at(&ty.shape, self.dim)?, ty.elem), &text)),
            None => Some(Self::reshaped(b, v, &self.at(&ty.shape, self.dim)?)),
        }
    }

    /// Moves a reshape of logits to operands or to users. Returns whether it did.
    fn moves(&self, op: Op) -> bool {
        if op.num_results() != 1 || op.result(0).is_unused() {
            return false;
        }
        self.before(op).or_else(|| self.after(op)).is_some()
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
        let new = match def.kind() {
            Kind::DotGeneral => self.product(&b, def),
            Kind::BroadcastInDim => self.broadcast(&b, def, &shape),
            _ if is_elementwise(def) => {
                let operands: Option<Vec<Val>> = def.operands().map(|v| self.operand(&b, v)).collect();
                Some(b.copy_shaped(def, &operands?, &shape))
            }
            _ => None,
        }?;
        op.result(0).replace_all_uses(new);
        let ty = TensorType::of(flat)?;
        flat.replace_all_uses(b.reshape(new, &ty.shape));
        Some(())
    }

    fn broadcast<'c>(&self, b: &Builder<'c>, def: Op<'c>, shape: &[i64]) -> Option<Val<'c>> {
        let dims = def.dims("broadcast_dimensions")?;
        let v = def.operand(0);
        let from = TensorType::of(v)?.shape;
        let (from, dims) = match dims.iter().position(|d| *d == self.dim) {
            Some(at) if from[at] == 1 => {
                ([&from[..at], &from[at + 1..]].concat(), [&dims[..at], &dims[at + 1..]].concat())
            }
            Some(at) => (self.at(&from, at)?, dims),
            None => (from, dims),
        };
        Some(b.broadcast(Self::reshaped(b, v, &from), shape, &self.behind(&dims, self.dim)))
    }

    /// A product one of whose dimensions is the rows.
    fn product<'c>(&self, b: &Builder<'c>, def: Op<'c>) -> Option<Val<'c>> {
        dot_dims(def).filter(|d| d.lhs_batch.is_empty())?;
        let rows = (0..2).find_map(|side| Some((side, to_operand(def, side, self.dim)?)))?;
        let out = self.at(&TensorType::of(def.result(0))?.shape, self.dim)?;
        self.dot(b, def, [rows], &out)
    }

    /// A product with token dimensions in place of the rows of its operands.
    fn dot<'c>(
        &self,
        b: &Builder<'c>,
        op: Op<'c>,
        rows: impl IntoIterator<Item = (usize, usize)>,
        out: &[i64],
    ) -> Option<Val<'c>> {
        let mut d = dot_dims(op)?;
        let mut operands = [op.operand(0), op.operand(1)];
        for (side, dim) in rows {
            let shape = self.at(&TensorType::of(operands[side])?.shape, dim)?;
            operands[side] = Self::reshaped(b, operands[side], &shape);
            let [batch, contract] = match side {
                0 => [&mut d.lhs_batch, &mut d.lhs_contract],
                _ => [&mut d.rhs_batch, &mut d.rhs_contract],
            };
            *batch = self.behind(batch, dim);
            *contract = self.behind(contract, dim);
        }
        let new = b.copy_shaped(op, &operands, out);
        new.def()?.set_attr_text("dot_dimension_numbers", &d.text());
        Some(new)
    }

    /// Computes a user of flattened logits from unflattened logits, and flattens its result.
    fn after(&self, op: Op) -> Option<()> {
        let flattened = |v: Val| {
            let from =
                v.def().filter(|op| op.is(Kind::Reshape)).and_then(|op| TensorType::of(op.operand(0)));
            from.is_some_and(|from| self.whole(v) == Some(from.shape))
        };
        let index = op.operands().position(flattened)?;
        let b = Builder { loc: op.location(), ..Builder::before(op) };
        let out = TensorType::of(op.result(0))?;
        let new = match op.kind() {
            Kind::Reduce if index == 0 && reducer(op).is_some() => self.reduce(&b, op),
            Kind::DotGeneral => self.contraction(&b, op, index),
            _ if is_elementwise(op) => {
                let operands: Option<Vec<Val>> = op.operands().map(|v| self.operand(&b, v)).collect();
                Some(b.copy_shaped(op, &operands?, &self.at(&out.shape, self.dim)?))
            }
            _ => None,
        }?;
        op.result(0).replace_all_uses(b.reshape(new, &out.shape));
        Some(())
    }

    fn reduce<'c>(&self, b: &Builder<'c>, op: Op<'c>) -> Option<Val<'c>> {
        let dims = op.dims("dimensions")?;
        let out = TensorType::of(op.result(0))?.shape;
        let out = match to_result(op, 0, self.dim) {
            Some(at) => self.at(&out, at)?,
            None => out,
        };
        let new = b.copy_shaped(op, &[self.operand(b, op.operand(0))?, op.operand(1)], &out);
        new.def()?.set_attr_text("dimensions", &int_array(&self.behind(&dims, self.dim)));
        Some(new)
    }

    /// A product with flattened logits as operand `side`.
    fn contraction<'c>(&self, b: &Builder<'c>, op: Op<'c>, side: usize) -> Option<Val<'c>> {
        let d = dot_dims(op).filter(|d| d.lhs_batch.is_empty())?;
        let ((_, mine), (_, theirs)) = (d.of(side), d.of(1 - side));
        let out = TensorType::of(op.result(0))?.shape;
        if let Some(at) = mine.iter().position(|dim| *dim == self.dim) {
            return self.dot(b, op, [(side, self.dim), (1 - side, theirs[at])], &out);
        }
        self.dot(b, op, [(side, self.dim)], &self.at(&out, to_result(op, side, self.dim)?)?)
    }
}
