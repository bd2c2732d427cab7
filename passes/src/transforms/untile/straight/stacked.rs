//! Rows' values that are put side by side, one of each tile, and reduced: `logsumexp(stack(…))` of the tiles' log-sum-exps.
//!
//! The reduction is written as what it is, an operation on one value after the other, from the same start; what is made of the stack
//! on its way is made of each value. The numbers are the same but for the order of summation, NaN and infinities included.

use super::super::statistics::row_of;
use crate::analysis::reshape::through_barriers;
use crate::analysis::tile::is_elementwise;
use crate::analysis::{reducer, splat};
use crate::ir::{Block, Builder, Op, TensorType, Val, attr_ints};
use crate::rewrite::cleanup;
use rustc_hash::FxHashMap as HashMap;

/// Reductions of stacks, and what stands in their place.
pub(in super::super) struct Apart<'c> {
    block: Block<'c>,
    reductions: Vec<(Val<'c>, Val<'c>)>,
}

impl<'c> Apart<'c> {
    /// Writes out the block's reductions of stacks.
    pub fn of(block: Block<'c>) -> Apart<'c> {
        let mut reductions = Vec::new();
        for op in block.ops().into_iter().filter(|op| op.is("stablehlo.reduce")) {
            if let Some(new) = reduced(op) {
                op.result(0).replace_all_uses(new);
                reductions.push((op.result(0), new));
            }
        }
        Apart { block, reductions }
    }

    /// Lets the program go on with what it had.
    pub fn put_back(self) {
        for (old, new) in self.reductions.iter().rev() {
            new.replace_all_uses(*old);
        }
        if !self.reductions.is_empty() {
            cleanup::erase_dead(self.block);
        }
    }
}

/// A reduction of a stack, value by value.
fn reduced(op: Op) -> Option<Val> {
    let kind = reducer(op)?.strip_prefix("stablehlo.")?;
    let [dim] = op.attr("dimensions").and_then(attr_ints)?[..] else { return None };
    let start = splat(op.operand(1)).filter(|_| op.num_operands() == 2)?;
    let mut b = Builder::before(op);
    b.loc = op.location();
    let mut stack = Stack { b, dim: dim as usize, made: HashMap::default() };
    let rows = match stack.is_one(op.operand(0), 0) {
        true => stack.rows(op.operand(0))?,
        false => return None,
    };
    let start = b.splat(&TensorType::of(op.result(0))?, &start);
    Some(rows.into_iter().fold(start, |all, row| b.elementwise(kind, &[all, row])))
}

struct Stack<'c> {
    b: Builder<'c>,
    dim: usize,
    made: HashMap<Val<'c>, Vec<Val<'c>>>,
}

impl<'c> Stack<'c> {
    /// Whether a value is made of values side by side, and of what is the same for all.
    fn is_one(&self, v: Val<'c>, depth: usize) -> bool {
        const MAX_DEPTH: usize = 16;
        let v = through_barriers(v);
        let Some(op) = v.def().filter(|_| depth < MAX_DEPTH) else { return false };
        if op.is("stablehlo.concatenate") {
            let unit = |v| TensorType::of(v).is_some_and(|ty| ty.shape[self.dim] == 1);
            let along = op.attr("dimension").and_then(attr_ints) == Some(vec![self.dim as i64]);
            return along && op.num_operands() > 1 && op.operands().into_iter().all(unit);
        }
        let same = |v: Val<'c>| splat(v).is_some() || row_of(v, self.dim as i64).is_some();
        let operands = op.operands();
        is_elementwise(op)
            && op.num_results() == 1
            && operands.iter().any(|v| !same(*v))
            && operands.iter().all(|v| same(*v) || self.is_one(*v, depth + 1))
    }

    fn rows(&mut self, v: Val<'c>) -> Option<Vec<Val<'c>>> {
        let v = through_barriers(v);
        if let Some(made) = self.made.get(&v) {
            return Some(made.clone());
        }
        let mut ty = TensorType::of(v)?;
        let count = ty.shape.remove(self.dim) as usize;
        let op = v.def();
        let rows = if let Some(text) = splat(v) {
            vec![self.b.splat(&ty, &text); count]
        } else if let Some(row) = row_of(v, self.dim as i64) {
            let row = self.b.convert(self.b.reshape(row, &ty.shape), ty.elem);
            vec![row; count]
        } else if op?.is("stablehlo.concatenate") {
            op?.operands().into_iter().map(|row| self.b.reshape(row, &ty.shape)).collect()
        } else {
            let mut operands = Vec::new();
            for operand in op?.operands() {
                operands.push(self.rows(operand)?);
            }
            let one = |at: usize| {
                let copy = op?.clone_op();
                operands.iter().enumerate().for_each(|(i, rows)| copy.set_operand(i, rows[at]));
                copy.result(0).set_type(ty.mlir(self.b.context));
                self.b.insert_op(copy);
                Some(copy.result(0))
            };
            (0..count).map(one).collect::<Option<_>>()?
        };
        self.made.insert(v, rows.clone());
        Some(rows)
    }
}
