//! Writes operations on several heads as one operation per head.

use crate::rewrite::cleanup::erase_dead;
use crate::rewrite::heads::sequence::sequence;
use crate::rewrite::heads::{Heads, Step};
use crate::rewrite::window::Window;
use grpo_dataflow::index_map::dims_without;
use grpo_dataflow::marks;
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, DotDims, Elementwise, Kind, Op, Start, TensorType, Val, dot_dims, int_array};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

impl<'c> Heads<'c> {
    /// The number of heads.
    fn len(&self) -> usize {
        usize::try_from(self.count).expect("a small number of heads")
    }

    /// The parts of a value, one per head, defined before `b`.
    fn of_each(&mut self, b: &Builder<'c>, v: Val<'c>, dim: Option<usize>) -> Option<Vec<Val<'c>>> {
        let Some(dim) = dim else { return Some(vec![v; self.len()]) };
        if let Some(parts) = self.parts.get(&(v, dim)) {
            return Some(parts.clone());
        }
        let mut ty = TensorType::of(v)?;
        let along = v.def().filter(|op| op.is(Kind::Iota)).and_then(|op| op.dim("iota_dimension"));
        if let Some(along) = along.filter(|along| *along != dim) {
            ty.shape[dim] = 1;
            let columns = b.iota(&ty, along);
            return Some(vec![columns; self.len()]);
        }
        let part = |head: i64| Window::index(&ty.shape, dim, head).slice(b, v);
        let parts: Vec<Val> = (0..self.count).map(part).collect();
        self.parts.insert((v, dim), parts.clone());
        Some(parts)
    }

    /// Writes all operations head by head, and the concatenations that other users read.
    pub fn write(mut self) {
        let places: HashMap<Op, usize> =
            self.block.ops().into_iter().enumerate().map(|(at, op)| (op, at)).collect();
        let mut steps = std::mem::take(&mut self.steps);
        steps.sort_by_key(|step| places[&step.op]);
        let mut made = Vec::new();
        for step in &steps {
            let b = Builder::before(step.op);
            let each = self.each(&b, step).expect("it was looked at");
            for ((v, dim), parts) in step.op.results().zip(&step.results).zip(each) {
                if let Some(dim) = dim {
                    self.parts.insert((v, *dim), parts.clone());
                }
                made.push((v, *dim, parts));
            }
        }
        // The weights of each head, by the type of those of all heads.
        let mut weights: Vec<(TensorType, Vec<Val>)> = Vec::new();
        for step in steps.iter().filter(|step| self.products.contains(&step.op)) {
            for (v, dim) in step.op.operands().zip(&step.operands) {
                let parts = dim.and_then(|dim| self.parts.get(&(v, dim)));
                weights.extend(TensorType::of(v).zip(parts.cloned()));
            }
        }
        let mut written_gradients = Vec::new();
        let inside: HashSet<Op> = steps.iter().map(|step| step.op).collect();
        for (v, dim, parts) in made.into_iter().filter(|(v, ..)| !self.beside.contains(v)) {
            let outside = v.uses().iter().any(|used| !inside.contains(&used.owner));
            if let Some(op) = v.def().filter(|_| outside) {
                let b = Builder::before(op);
                let is_result = v.uses().iter().all(|used| used.owner.is_return());
                let join = |dim| {
                    if !is_result {
                        return b.concatenate(&parts, dim);
                    }
                    let all = written(&b, &parts, dim);
                    written_gradients.extend(TensorType::of(v).map(|ty| (ty, all.clone())));
                    all[all.len() - 1]
                };
                v.replace_all_uses(dim.map_or(parts[0], join));
            }
        }
        erase_dead(self.block);
        for (ty, gradients) in written_gradients {
            if let Some((_, weights)) = weights.iter().find(|(of, _)| of.shape == ty.shape) {
                sequence(self.block, weights, &gradients);
            }
        }
    }

    /// The results of an operation, per head; a single value without head dimension.
    fn each(&mut self, b: &Builder<'c>, step: &Step<'c>) -> Option<Vec<Vec<Val<'c>>>> {
        let op = step.op;
        if op.is(Kind::OptimizationBarrier) {
            return self.barrier(b, step);
        }
        let mut given = Vec::new();
        for (v, dim) in op.operands().zip(&step.operands) {
            given.push(self.of_each(b, v, *dim)?);
        }
        if op.is(Kind::DotGeneral) {
            return self.dot(b, step, given).map(|parts| vec![parts]);
        }
        if step.results == [None] {
            let dims = op.dims("dimensions")?;
            let wide = TensorType::of(op.result(0))?.elem.accumulator();
            let sum = |v: Val<'c>| {
                let (v, zero) = (b.convert(v, wide), b.zero(&TensorType::new([], wide)));
                b.reduce(Elementwise::Add, v, zero, &dims)
            };
            let sums = given[0].iter().map(|v| sum(*v)).collect();
            return Some(vec![vec![added(b, sums, op)?]]);
        }
        if let (Kind::Transpose, [Some(dim)]) = (op.kind(), &step.operands[..]) {
            let parts = given[0].iter().map(|part| transposed(b, op, *part, *dim));
            return Some(vec![parts.collect::<Option<_>>()?]);
        }
        let one = |(v, dim): (Val<'c>, &Option<usize>)| {
            let mut ty = TensorType::of(v)?;
            ty.shape[(*dim)?] = 1;
            Some(ty)
        };
        let types: Vec<TensorType> = op.results().zip(&step.results).map(one).collect::<Option<_>>()?;
        // An attribute with a number per dimension.
        let extents = match op.kind() {
            Kind::Slice => Some("limit_indices"),
            Kind::Gather => Some("slice_sizes"),
            _ => None,
        };
        let mut made = vec![Vec::new(); op.num_results()];
        for head in 0..self.len() {
            let operands: Vec<Val> = given.iter().map(|parts| parts[head]).collect();
            let copy = b.copy(op, &operands, &types);
            made.iter_mut().zip(copy.results()).for_each(|(parts, v)| parts.push(v));
            if let Some(name) = extents {
                let mut extents = op.ints(name)?;
                extents[step.operands[0]?] = 1;
                copy.set_attr_text(name, &int_array(&extents));
            }
        }
        Some(made)
    }

    /// One barrier for all heads.
    fn barrier(&mut self, b: &Builder<'c>, step: &Step<'c>) -> Option<Vec<Vec<Val<'c>>>> {
        let mut given: Vec<Vec<Val>> = Vec::new();
        for (v, dim) in step.op.operands().zip(&step.operands) {
            given.push(if dim.is_some() { self.of_each(b, v, *dim)? } else { vec![v] });
        }
        let all: Vec<Val> = given.iter().flatten().copied().collect();
        let mut results = b.barrier(&all).into_iter();
        Some(given.iter().map(|parts| results.by_ref().take(parts.len()).collect()).collect())
    }

    /// A product per head, or the sum of all.
    fn dot(&self, b: &Builder<'c>, step: &Step<'c>, given: Vec<Vec<Val<'c>>>) -> Option<Vec<Val<'c>>> {
        let op = step.op;
        let own = [step.operands[0], step.operands[1]];
        let numbers = without(&dot_dims(op)?, own);
        let alone = |(side, parts): (usize, Vec<Val<'c>>)| {
            let Some(dim) = own[side] else { return Some(parts) };
            let mut shape = TensorType::of(op.operand(side))?.shape;
            shape.remove(dim);
            Some(parts.into_iter().map(|part| b.reshape(part, &shape)).collect())
        };
        let given: Vec<Vec<Val>> = given.into_iter().enumerate().map(alone).collect::<Option<_>>()?;
        let out = TensorType::of(op.result(0))?;
        let mut one = out.clone();
        match step.results[0] {
            Some(dim) => drop(one.shape.remove(dim)),
            None => one.elem = out.elem.accumulator(),
        }
        let mut made = Vec::new();
        for (left, right) in given[0].iter().zip(&given[1]) {
            let copy = b.copy(op, &[*left, *right], std::slice::from_ref(&one));
            copy.set_attr_text("dot_dimension_numbers", &numbers);
            if self.products.contains(&op) {
                copy.set_attr_text(marks::HEAD, &format!("{} : i64", self.count));
            }
            made.push(copy.result(0));
        }
        let Some(dim) = step.results[0] else {
            return Some(vec![added(b, made, op)?]);
        };
        let mut shape = out.shape;
        shape[dim] = 1;
        Some(made.into_iter().map(|part| b.reshape(part, &shape)).collect())
    }
}

/// The heads' parts in one array, and the array after each part is written: a concatenation would keep all parts until the last.
fn written<'c>(b: &Builder<'c>, parts: &[Val<'c>], dim: usize) -> Vec<Val<'c>> {
    let mut ty = parts[0].tensor_type();
    ty.shape[dim] = extent(parts.len());
    let mut all = b.zero(&ty);
    let update = |(head, part): (i64, &Val<'c>)| {
        let mut at = vec![Start::At(0); ty.rank()];
        at[dim] = Start::At(head);
        all = b.update(all, *part, &at);
        all
    };
    (0..).zip(parts).map(update).collect()
}

/// A head's part of a transposed array, without the head dimension `dim` in between, so that a product can have it as a transposed
/// result.
fn transposed<'c>(b: &Builder<'c>, op: Op<'c>, part: Val<'c>, dim: usize) -> Option<Val<'c>> {
    let order = op.dims("permutation")?;
    let mut shape = TensorType::of(part)?.shape;
    let mut result: Vec<i64> = order.iter().map(|d| shape[*d]).collect();
    shape.remove(dim);
    let to = order.iter().position(|d| *d == dim)?;
    let made = b.transpose(b.reshape(part, &shape), &dims_without(&order, dim));
    result[to] = 1;
    Some(b.reshape(made, &result))
}

/// The sum of all heads, in the type of `op`'s result.
fn added<'c>(b: &Builder<'c>, parts: Vec<Val<'c>>, op: Op<'c>) -> Option<Val<'c>> {
    Some(b.convert(b.sum(parts)?, TensorType::of(op.result(0))?.elem))
}

/// Dimension numbers without one dimension of either operand.
fn without(d: &DotDims, own: [Option<usize>; 2]) -> String {
    let list = |side: usize, dims: &[usize]| dims_without(dims, own[side].unwrap_or(usize::MAX));
    let without = DotDims {
        lhs_batch: list(0, &d.lhs_batch),
        rhs_batch: list(1, &d.rhs_batch),
        lhs_contract: list(0, &d.lhs_contract),
        rhs_contract: list(1, &d.rhs_contract),
    };
    without.text()
}
