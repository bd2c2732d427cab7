//! The operations on products of several heads that can be split.

use crate::rewrite::cleanup::is_pure;
use crate::rewrite::heads::places::Place;
use crate::rewrite::heads::{Heads, Product, Step};
use grpo_dataflow::batch_dims::BatchDim;
use grpo_dataflow::index_map::{to_operand, to_result};
use grpo_dataflow::{is_sum, marks, splat_number};
use grpo_io::remarks::users_line;
use grpo_ir::{Block, Kind, Op, TensorType, Val, dot_dims};
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
                heads.at.insert(op.result(0), product.result);
                heads.products.insert(op);
                let operands = product.place(&dot_dims(op)?).operands(&dot_dims(op)?);
                heads.steps.push(Step { op, operands, results: vec![Some(product.result)] });
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
        let all: Vec<Val> = op.operands().collect();
        let known = || all.iter().map(|v| self.at.get(v).copied()).collect::<Vec<_>>();
        let step = |operands, results| Some(Step { op, operands, results });
        if op.is(Kind::OptimizationBarrier) {
            return step(known(), known());
        }
        if !is_pure(op) {
            return None;
        }
        let first = *all.first()?;
        let to = TensorType::of(op.result(0))?;
        let at = || self.at.get(&first).copied();
        let ints = |name: &str| op.ints(name);
        let dim = match op.kind() {
            Kind::BroadcastInDim | Kind::Reshape | Kind::Transpose => to_result(op, 0, at()?)?,
            Kind::Slice => at().filter(|at| to.shape[*at] == self.count)?,
            Kind::Pad => {
                let edges = ["edge_padding_low", "edge_padding_high", "interior_padding"];
                at().filter(|at| edges.iter().all(|name| ints(name).is_some_and(|all| all[*at] == 0)))?
            }
            Kind::Reduce => {
                let arrays = all.len() / 2;
                let at = self.common(&all[..arrays])?;
                let dims = op.dims("dimensions")?;
                if dims.contains(&at) {
                    let sums = is_sum(op) && to.elem.is_float() && splat_number(all[1]) == Some(0.0);
                    return sums.then(|| step(vec![Some(at), None], vec![None])).flatten();
                }
                let before = dims.iter().filter(|dim| **dim < at).count();
                let operands = (0..all.len()).map(|i| (i < arrays).then_some(at)).collect();
                return step(operands, vec![Some(at - before); op.num_results()]);
            }
            Kind::DotGeneral => {
                let d = dot_dims(op)?;
                let place = self.place(op)?;
                let result = place.result(op)?;
                (result.is_some() || to.elem.is_float()).then_some(())?;
                return step(place.operands(&d), vec![result]);
            }
            Kind::Gather | Kind::Scatter => {
                return BatchDim::of(op)?.into_iter().find_map(|picks| {
                    let fits = |(v, dim): (&Val<'c>, &Option<usize>)| {
                        self.at.get(v).is_none_or(|at| Some(*at) == *dim)
                    };
                    let fits = all.iter().zip(&picks.operands).all(fits);
                    fits.then(|| step(picks.operands, vec![Some(picks.result)])).flatten()
                });
            }
            _ if is_elementwise(op) => {
                let whole: Vec<Val> = all.iter().copied().filter(|v| is_whole(*v, &to)).collect();
                let dim = self.common(&whole)?;
                let operands = all.iter().map(|v| is_whole(*v, &to).then_some(dim)).collect();
                return step(operands, vec![Some(dim)]);
            }
            _ => return None,
        };
        step(known(), vec![Some(dim)])
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
        let all = op.operands();
        let to = TensorType::of(op.result(0))?;
        let operands = match op.kind() {
            Kind::BroadcastInDim => vec![to_operand(op, 0, dim)],
            Kind::Reshape | Kind::Transpose => vec![Some(to_operand(op, 0, dim)?)],
            Kind::Reduce => {
                let kept = to_operand(op, 0, dim)?;
                (0..all.len()).map(|i| (i < all.len() / 2).then_some(kept)).collect()
            }
            Kind::Scatter => {
                let picks = BatchDim::of(op)?.into_iter().find(|picks| picks.result == dim)?;
                picks.operands
            }
            _ if is_elementwise(op) => {
                let whole = |v: Val<'c>| is_whole(v, &to).then_some(dim);
                // Operands that have heads must have this head dimension.
                let fits = |v: Val<'c>| self.at.get(&v).is_none_or(|at| *at == dim);
                all.clone().all(fits).then(|| all.map(whole).collect())?
            }
            _ => return None,
        };
        Some(Step { op, operands, results: vec![Some(dim)] })
    }

    /// The common head dimension of all those of these values that have one.
    fn common(&self, values: &[Val<'c>]) -> Option<usize> {
        let mut dims = values.iter().filter_map(|v| self.at.get(v).copied());
        let first = dims.next()?;
        dims.all(|dim| dim == first).then_some(first)
    }

    fn place(&self, op: Op<'c>) -> Option<Place> {
        let d = dot_dims(op)?;
        let mut places = (0..2).filter_map(|side| {
            let dim = *self.at.get(&op.operand(side))?;
            let (batch, contract) = d.of(side);
            let index = |dims: &[usize]| dims.iter().position(|of| *of == dim);
            Some(match (index(batch), index(contract)) {
                (Some(i), _) => Place::Batch(i),
                (_, Some(i)) => Place::Contracted(i),
                _ => Place::Free(side, dim),
            })
        });
        match (places.next()?, places.next()) {
            (place, None) => Some(place),
            (Place::Batch(a), Some(Place::Batch(b))) if a == b => Some(Place::Batch(a)),
            (Place::Contracted(a), Some(Place::Contracted(b))) if a == b => Some(Place::Contracted(a)),
            _ => None,
        }
    }
}

/// True if an operand of an elementwise operation has the rank of the result `to`.
fn is_whole(v: Val, to: &TensorType) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.rank() == to.rank())
}
