//! The operations on products of several heads that can be split.

use crate::rewrite::cleanup::is_pure;
use crate::rewrite::heads::{Heads, Product, Step};
use crate::rewrite::window::Window;
use grpo_dataflow::batch_factors::batch_factors;
use grpo_dataflow::index_map::Factor;
use grpo_dataflow::{is_sum, marks};
use grpo_io::remarks::users_line;
use grpo_ir::{Block, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashSet as HashSet;

impl<'c> Heads<'c> {
    /// Follows the users of the products; none if another operation reads a value as large as the logits.
    pub fn of(
        block: Block<'c>,
        count: i64,
        product: impl Fn(&Op<'c>) -> Option<Product>,
        is_vocabulary: impl Fn(i64) -> bool,
    ) -> Option<Heads<'c>> {
        let (at, steps, products, beside, parts) = Default::default();
        let mut heads = Heads { block, count, at, steps, products, beside, parts };
        let is_wide = |v: Val| {
            TensorType::of(v)
                .is_some_and(|ty| ty.rank() > 1 && ty.shape.iter().any(|d| is_vocabulary(*d)))
        };
        // Gradients by weights and hidden states, and moves of them.
        let mut gradients: HashSet<Val> = HashSet::default();
        let mut logits: Vec<Val> = Vec::new();
        let mut rows = 0;
        for op in block.ops() {
            let known: Vec<Val> = op.operands().filter(|v| heads.at.contains_key(v)).collect();
            // A gradient by weights has the form of such a product as well.
            if let Some(product) = product(&op).filter(|_| known.is_empty()) {
                heads.at.insert(op.result(0), product.dim);
                heads.products.insert(op);
                heads.steps.push(Step::of(op, Factor::of_result(op, product.dim)));
                logits.push(op.result(0));
                rows = rows.max(product.rows.saturating_mul(count));
                continue;
            }
            let moves = matches!(op.kind(), Kind::Transpose | Kind::Convert | Kind::Reshape);
            let of_gradient = known.iter().any(|v| gradients.contains(v));
            if known.is_empty() || of_gradient && !moves {
                continue;
            }
            let Some(step) = heads.forward(op) else { continue };
            for (v, dim) in op.operands().zip(&step.operands) {
                if let Some(dim) = dim {
                    heads.follow_back(v, *dim, &is_wide, 0);
                }
            }
            for (v, dim) in op.results().zip(&step.results) {
                let Some(dim) = dim else { continue };
                heads.at.insert(v, *dim);
                let of_rows = match op.kind() {
                    Kind::DotGeneral => TensorType::of(v)?.elements() > rows,
                    Kind::Reduce => is_wide(v),
                    _ => of_gradient,
                };
                if of_rows {
                    gradients.insert(v);
                } else if is_wide(v) {
                    logits.push(v);
                }
            }
            heads.steps.push(step);
        }
        let inside: HashSet<Op> = heads.steps.iter().map(|step| step.op).collect();
        let read = logits.iter().flat_map(|v| v.uses().into_iter().map(|used| (*v, used.owner)));
        match read.into_iter().find(|(_, op)| !inside.contains(op)) {
            Some((v, reader)) => {
                // A return has no source line.
                let why = match v.def().filter(|_| reader.is_return()) {
                    Some(op) => {
                        format!("what all of them give is returned{}", users_line(&op.location_text()))
                    }
                    None => {
                        let line = users_line(&reader.location_text());
                        format!("{} reads what all of them give{line}", reader.name())
                    }
                };
                heads.products.iter().for_each(|op| op.set_attr_str(marks::TOGETHER, &why));
                None
            }
            None => (!logits.is_empty()).then_some(heads),
        }
    }

    /// The split of an operation some of whose operands have head dimensions.
    fn forward(&self, op: Op<'c>) -> Option<Step<'c>> {
        let known: Vec<Option<usize>> = op.operands().map(|v| self.at.get(&v).copied()).collect();
        if op.is(Kind::OptimizationBarrier) {
            return Some(Step { op, operands: known.clone(), results: known });
        }
        is_pure(op).then_some(())?;
        if matches!(op.kind(), Kind::Gather | Kind::Scatter) {
            let mut steps = batch_factors(op)?.into_iter().map(|factor| Step::of(op, factor));
            return steps.find(|step| self.fits(step));
        }
        let (operand, dim) = known.iter().enumerate().find_map(|(i, dim)| Some((i, (*dim)?)))?;
        let to = TensorType::of(op.result(0))?;
        let factor = Factor::of_operand(op, operand, dim)?;
        let is_split = match (factor.result, op.kind()) {
            // A pad may shift heads.
            (Some(_), Kind::Pad) => !Window::of_pad(op)?.cuts(dim),
            (Some(at), _) => to.shape[at] == self.count,
            // Sums over heads.
            (None, Kind::Reduce) => is_sum(op) && to.elem.is_float(),
            (None, _) => to.elem.is_float(),
        };
        Some(Step::of(op, factor)).filter(|step| is_split && self.fits(step))
    }

    /// True if operands whose head dimension is known have it where a step needs it.
    fn fits(&self, step: &Step<'c>) -> bool {
        let known = |v: Val<'c>| self.at.get(&v).copied();
        step.op.operands().zip(&step.operands).all(|(v, dim)| known(v).is_none() || known(v) == *dim)
    }

    /// Splits an operand as wide as the logits, such as labels, or computed from such, if its user needs that. Returns whether it
    /// can be split.
    fn follow_back(
        &mut self,
        v: Val<'c>,
        dim: usize,
        is_wide: &dyn Fn(Val<'c>) -> bool,
        depth: usize,
    ) -> bool {
        const MAX_DEPTH: usize = 32;
        if self.at.contains_key(&v) || depth > MAX_DEPTH {
            return depth <= MAX_DEPTH;
        }
        let Some(step) = v.def().and_then(|op| self.backward(op, dim)) else { return false };
        let mut follows = is_wide(v);
        for (v, dim) in step.op.operands().zip(step.operands.clone()) {
            follows |= dim.is_some_and(|dim| self.follow_back(v, dim, is_wide, depth + 1));
        }
        if follows {
            self.at.insert(v, dim);
            self.beside.insert(v);
            self.steps.push(step);
        }
        follows
    }

    /// The split of an operation whose result is needed head by head.
    fn backward(&self, op: Op<'c>, dim: usize) -> Option<Step<'c>> {
        let plain = op.num_operands() > 0 && op.num_results() == 1;
        (op.block() == Some(self.block) && is_pure(op) && plain).then_some(())?;
        let factor = match op.kind() {
            Kind::Scatter => batch_factors(op)?.into_iter().find(|of| of.result == Some(dim))?,
            Kind::BroadcastInDim | Kind::Reshape | Kind::Transpose | Kind::Reduce => {
                Factor::of_result(op, dim)
            }
            _ if is_elementwise(op) => Factor::of_result(op, dim),
            _ => return None,
        };
        // A broadcast may repeat one array for all heads.
        let has_heads = op.is(Kind::BroadcastInDim) || factor.operands.iter().any(Option::is_some);
        Some(Step::of(op, factor)).filter(|step| has_heads && self.fits(step))
    }
}

impl<'c> Step<'c> {
    /// The split of an operation along a factor.
    fn of(op: Op<'c>, factor: Factor) -> Step<'c> {
        Step { op, operands: factor.operands, results: vec![factor.result; op.num_results()] }
    }
}
