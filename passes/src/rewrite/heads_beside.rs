//! Logits of several heads one beside the other, `concatenate([h @ w1, h @ w2], -1)`, of which one softmax is taken: a vocabulary with tokens of
//! its own for a task, a copy mechanism's, codebooks that share a normaliser. They are one head's, of the weights one beside the other.
//!
//! Each logit is of the same hidden states and the same column. The gradient by the weights is cut where the program cuts the logits' gradient; that by
//! the hidden states is one product in place of a sum of products, each of which the program rounds: only the order of summation is another
//! one, and a sum that overflows in a part may not in the whole. A gradient of no head (0 times what is infinite) is in both.
//! Weights are copied, which rows at least as many as hidden units make up for.

use crate::analysis::is_sum;
use crate::analysis::tile::free_dims;
use crate::ir::{Block, Builder, Op, Start, TensorType, Val, attr_ints, dot_dims};
use crate::rewrite::slice_motion::Slice;
use rustc_hash::FxHashSet as HashSet;

/// Heads whose logits are put one beside the other.
struct Beside<'c> {
    op: Op<'c>,
    heads: Vec<Op<'c>>,
    /// Which operand of each product is the weights, and their dimension of columns.
    side: usize,
    columns: usize,
    /// How many columns each has.
    widths: Vec<i64>,
}

/// The parts of the logits' gradient that one head's have, by the number of the head.
struct Part<'c> {
    head: usize,
    slice: Op<'c>,
    dim: usize,
    /// What reads it, perhaps in another type.
    readers: Vec<(Op<'c>, Val<'c>)>,
}

/// Makes one head of those of a block whose logits are put together along a dimension of one of `sizes`. Whether there were any.
pub fn join(block: Block, sizes: &HashSet<i64>) -> bool {
    let found: Vec<Beside> = block.ops().into_iter().filter_map(|op| Beside::of(op, sizes)).collect();
    let mut changed = false;
    for beside in found {
        let parts: Option<Vec<Part>> =
            block.ops().into_iter().filter_map(|op| beside.part(op)).collect();
        if let Some(parts) = parts {
            beside.join(&parts);
            changed = true;
        }
    }
    changed
}

impl<'c> Beside<'c> {
    fn of(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Beside<'c>> {
        op.is("stablehlo.concatenate").then_some(())?;
        let ty = TensorType::of(op.result(0))?;
        let axis = *attr_ints(op.attr("dimension")?)?.first()? as usize;
        sizes.contains(&ty.shape[axis]).then_some(())?;
        let operands = op.operands();
        (operands.len() > 1).then_some(())?;
        let heads: Vec<Op> = operands.iter().map(|v| product_of(*v)).collect::<Option<_>>()?;
        let first = heads[0];
        let d = dot_dims(first).filter(|d| d.lhs_batch.is_empty())?;
        let alike = |other: &Op| {
            let elem = |v: Val| TensorType::of(v).map(|ty| ty.elem);
            let elems = |op: &Op| [elem(op.operand(0)), elem(op.operand(1)), elem(op.result(0))];
            attributes(*other) == attributes(first) && elems(other) == elems(&first)
        };
        heads.iter().all(alike).then_some(())?;
        let side = (0..2)
            .find(|side| heads.iter().all(|op| op.operand(1 - side) == first.operand(1 - side)))?;
        let weights = TensorType::of(first.operand(side))?;
        let [columns] = free_dims(weights.rank(), &[], d.of(side).1)[..] else { return None };
        // The columns are what the concatenation puts together.
        let rank = ty.rank();
        let at = if side == 0 { 0 } else { rank - 1 };
        (at == axis).then_some(())?;
        let widths: Vec<i64> = operands
            .iter()
            .map(|v| TensorType::of(*v).map(|ty| ty.shape[axis]))
            .collect::<Option<_>>()?;
        let all: i64 = widths.iter().sum();
        let inner = weights.elements() / weights.shape[columns].max(1);
        (ty.elements() / all.max(1) >= inner).then_some(())?;
        let whole = |(op, width): (&Op, &i64)| {
            TensorType::of(op.operand(side)).is_some_and(|ty| ty.shape[columns] == *width)
        };
        heads.iter().zip(&widths).all(whole).then_some(Beside { op, heads, side, columns, widths })
    }

    /// What a slice of such a width from such a place is: a part of the gradient; or none that is understood (inner none).
    fn part(&self, op: Op<'c>) -> Option<Option<Part<'c>>> {
        let slice = Slice::of(op)?;
        let all: i64 = self.widths.iter().sum();
        let shape = slice.shape();
        let cut: Vec<usize> = (0..shape.len()).filter(|d| shape[*d] != slice.from.shape[*d]).collect();
        let [dim] = cut[..] else { return None };
        let rows = TensorType::of(self.op.result(0)).map_or(0, |ty| ty.elements() / all.max(1));
        (slice.from.shape[dim] == all && slice.from.elements() == rows * all).then_some(())?;
        let mut at = 0;
        let head = self.widths.iter().position(|width| {
            let here = slice.start[dim] == at && shape[dim] == *width;
            at += width;
            here
        });
        Some(head.and_then(|head| {
            let mut readers = Vec::new();
            let mut values = vec![op.result(0)];
            while let Some(v) = values.pop() {
                for used in v.uses() {
                    match used.owner.name() {
                        "stablehlo.convert" if v == op.result(0) => values.push(used.owner.result(0)),
                        "stablehlo.dot_general" | "stablehlo.reduce" => readers.push((used.owner, v)),
                        _ => return None,
                    }
                }
            }
            let part = Part { head, slice: op, dim, readers };
            part.readers.iter().all(|(op, v)| self.is_understood(&part, *op, *v)).then_some(part)
        }))
    }

    /// Whether a reader of a part of the gradient is a sum over rows, or one of the two contractions.
    fn is_understood(&self, part: &Part<'c>, op: Op<'c>, v: Val<'c>) -> bool {
        if op.is("stablehlo.reduce") {
            let dims = op.attr("dimensions").and_then(attr_ints).unwrap_or_default();
            return is_sum(op) && !dims.contains(&(part.dim as i64));
        }
        let side = usize::from(op.operand(0) != v);
        let Some(d) = dot_dims(op).filter(|d| d.lhs_batch.is_empty()) else { return false };
        if op.operand(0) == op.operand(1) {
            return false;
        }
        let contract = d.of(side).1;
        match contract.contains(&(part.dim as i64)) {
            false => true,
            true => {
                let other = d.of(1 - side).1;
                contract.len() == 1
                    && other == [self.columns as i64]
                    && op.operand(1 - side) == self.heads[part.head].operand(self.side)
                    && self.sum_of(op, side, part.slice.operand(0)).is_some()
            }
        }
    }

    /// The sum of the products of all parts of a value that one of them is a term of, in which they are operand `side`.
    fn sum_of(&self, op: Op<'c>, side: usize, from: Val<'c>) -> Option<Op<'c>> {
        let mut v = op.result(0);
        loop {
            let [used] = v.uses()[..] else { return None };
            let sum = used.owner;
            sum.is("stablehlo.add").then_some(())?;
            v = sum.result(0);
            let terms = terms(sum);
            if terms.len() == self.heads.len() {
                let mut weights: Vec<Val> = Vec::new();
                for term in terms {
                    let dot = term.def().filter(|op| op.is("stablehlo.dot_general"))?;
                    let of = |op: &Op<'c>| op.operand(self.side);
                    let head = self.heads.iter().map(of).find(|w| dot.operand(1 - side) == *w)?;
                    let mut tile = dot.operand(side);
                    if let Some(op) = tile.def().filter(|op| op.is("stablehlo.convert")) {
                        tile = op.operand(0);
                    }
                    let slice = tile.def().filter(|op| op.is("stablehlo.slice"))?;
                    let is_part = slice.operand(0) == from && attributes(dot) == attributes(op);
                    (is_part && !weights.contains(&head)).then(|| weights.push(head))?;
                }
                return Some(sum);
            }
            (terms.len() < self.heads.len()).then_some(())?;
        }
    }

    fn join(&self, parts: &[Part<'c>]) {
        // Where all weights are known: at the first product they may not be.
        let b = Builder::before(self.op);
        let each: Vec<Val> = self.heads.iter().map(|op| op.operand(self.side)).collect();
        let weights = b.concatenate(&each, self.columns);
        let Some(ty) = TensorType::of(self.op.result(0)) else { return };
        let Some(elem) = TensorType::of(self.heads[0].result(0)).map(|ty| ty.elem) else { return };
        let head = rebuilt(&b, self.heads[0], [(self.side, weights)], &ty.with_elem(elem));
        self.op.result(0).replace_all_uses(b.convert(head, ty.elem));
        let offset = |head: usize| self.widths[..head].iter().sum::<i64>();
        let mut summed: Vec<Op> = Vec::new();
        for part in parts {
            let from = part.slice.operand(0);
            let Some(all) = TensorType::of(from).map(|ty| ty.shape[part.dim]) else { continue };
            for (op, v) in &part.readers {
                let b = Builder::before(*op);
                let Some((out, of)) = TensorType::of(op.result(0)).zip(TensorType::of(*v)) else {
                    continue;
                };
                let whole = b.convert(from, of.elem);
                let side = usize::from(op.operand(0) != *v);
                let contract = dot_dims(*op).map(|d| d.of(side).1.to_vec()).unwrap_or_default();
                if contract.contains(&(part.dim as i64)) {
                    let sum = self.sum_of(*op, side, from).filter(|sum| !summed.contains(sum));
                    let Some(sum) = sum else { continue };
                    summed.push(sum);
                    let b = Builder::before(sum);
                    let whole = b.convert(from, of.elem);
                    let new = rebuilt(&b, *op, [(side, whole), (1 - side, weights)], &out);
                    sum.result(0).replace_all_uses(new);
                    continue;
                }
                // Where the columns are in the result.
                let left = match op.is("stablehlo.reduce") {
                    true => op.attr("dimensions").and_then(attr_ints).unwrap_or_default(),
                    false => contract,
                };
                let before = left.iter().filter(|d| (**d as usize) < part.dim).count();
                let others = match side {
                    1 if op.is("stablehlo.dot_general") => {
                        let mine = of.rank() - left.len();
                        out.rank() - mine
                    }
                    _ => 0,
                };
                let dim = others + part.dim - before;
                let mut large = out.clone();
                large.shape[dim] = all;
                let new = rebuilt(&b, *op, [(side, whole)], &large);
                let cut = b.slice(new, dim, Start::At(offset(part.head)), self.widths[part.head]);
                op.result(0).replace_all_uses(cut);
            }
        }
    }
}

fn attributes(op: Op) -> Vec<String> {
    op.attributes().iter().map(|(name, value)| format!("{name} {value}")).collect()
}

/// A copy of an operation with other operands, and a result of this type.
fn rebuilt<'c, const N: usize>(
    b: &Builder<'c>,
    op: Op<'c>,
    operands: [(usize, Val<'c>); N],
    ty: &TensorType,
) -> Val<'c> {
    let copy = op.clone_op();
    b.insert_op(copy);
    operands.into_iter().for_each(|(i, v)| copy.set_operand(i, v));
    copy.result(0).set_type(ty.mlir(b.context));
    copy.result(0)
}

/// The product that nothing else reads, perhaps in another type.
fn product_of(v: Val) -> Option<Op> {
    let op = v.def().filter(|_| v.uses().len() == 1)?;
    match op.name() {
        "stablehlo.dot_general" => Some(op),
        "stablehlo.convert" => {
            let op = op.operand(0).def().filter(|op| op.is("stablehlo.dot_general"))?;
            (op.result(0).uses().len() == 1).then_some(op)
        }
        _ => None,
    }
}

/// What a sum of sums adds up, each of which nothing else reads.
fn terms(sum: Op) -> Vec<Val> {
    let mut found = Vec::new();
    for v in sum.operands() {
        match v.def().filter(|op| op.is("stablehlo.add") && v.uses().len() == 1) {
            Some(op) => found.extend(terms(op)),
            None => found.push(v),
        }
    }
    found
}
