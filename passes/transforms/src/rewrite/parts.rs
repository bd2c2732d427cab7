//! `f(concatenate(x[0], x[1], …)) -> concatenate(f(x[0]), f(x[1]), …)`: splits operations along a short dimension, such as that of
//! several heads. A part has no such dimension.

use crate::rewrite::cleanup::is_pure;
use crate::rewrite::replace_dim::{replace_dim, reshaped};
use crate::rewrite::window::Window;
use grpo_dataflow::index_map::{Factor, dims_without};
use grpo_dataflow::indexing::Indexing;
use grpo_dataflow::is_sum;
use grpo_ir::numbers::extent;
use grpo_ir::{Block, Builder, Elementwise, Kind, Op, TensorType, Val, int_array};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The parts of a block's values.
pub(crate) struct Parts<'c, 'a> {
    block: Block<'c>,
    is_wide: &'a dyn Fn(Val<'c>) -> bool,
    /// The dimension and the parts of values that were split.
    pub known: HashMap<Val<'c>, (usize, Vec<Val<'c>>)>,
    /// Slices of other values, by their dimension.
    slices: HashMap<(Val<'c>, usize), Vec<Val<'c>>>,
}

impl<'c, 'a> Parts<'c, 'a> {
    /// No value of the block is split yet. `is_wide` is true for values as wide as the logits.
    pub fn new(block: Block<'c>, is_wide: &'a dyn Fn(Val<'c>) -> bool) -> Parts<'c, 'a> {
        Parts { block, is_wide, known: HashMap::default(), slices: HashMap::default() }
    }

    /// The factor of an operation that is the dimension of its operands with known parts, if the operation can be split along it.
    pub fn factor(&self, op: Op<'c>) -> Option<Factor> {
        is_pure(op).then_some(())?;
        if matches!(op.kind(), Kind::Gather | Kind::Scatter) {
            return Indexing::of(op)?.factors().find(|factor| self.fits(op, factor));
        }
        let known = |(i, v): (usize, Val<'c>)| Some((i, self.known.get(&v)?));
        let (operand, (dim, parts)) = op.operands().enumerate().find_map(known)?;
        let factor = Factor::of_operand(op, operand, *dim)?;
        let ty = TensorType::of(op.result(0))?;
        let is_split = match factor.result {
            Some(at) => ty.shape[at] == extent(parts.len()),
            None => ty.elem.is_float() && (!op.is(Kind::Reduce) || is_sum(op)),
        };
        (is_split && self.fits(op, &factor)).then_some(factor)
    }

    /// True if operands with known parts have their dimension where a factor has it.
    fn fits(&self, op: Op<'c>, factor: &Factor) -> bool {
        let fits = |(v, dim): (Val<'c>, &Option<usize>)| {
            self.known.get(&v).is_none_or(|(known, _)| Some(*known) == *dim)
        };
        op.operands().zip(&factor.operands).all(fits)
    }

    /// For each result of an operation its parts, or its value, if it is a sum over the dimension.
    pub fn split(&mut self, op: Op<'c>, factor: &Factor) -> Option<Vec<Vec<Val<'c>>>> {
        let b = Builder::before(op);
        let dims = op.operands().zip(&factor.operands);
        let given: Vec<Vec<Val>> = dims.filter_map(|(v, dim)| Some(self.parts_of(v, (*dim)?))).collect();
        let count = match given.first() {
            Some(parts) => parts.len(),
            None => usize::try_from(TensorType::of(op.result(0))?.shape[factor.result?]).ok()?,
        };
        let mut split = vec![Vec::new(); op.num_results()];
        for at in 0..count {
            let mut operands = given.iter().map(|parts| parts[at]);
            let part = match op.kind() {
                Kind::Gather | Kind::Scatter => batched(&b, op, factor, &mut operands)?,
                Kind::Reduce if factor.result.is_none() => summed(&b, op, factor, operands.next()?)?,
                _ => replace_dim(&b, op, factor, &[], |_, _| operands.next())?,
            };
            match part.def().filter(|_| split.len() > 1) {
                Some(copy) => split.iter_mut().zip(copy.results()).for_each(|(of, v)| of.push(v)),
                None => split[0].push(part),
            }
        }
        if factor.result.is_none() {
            let ty = TensorType::of(op.result(0))?;
            let wide = ty.with_elem(ty.elem.accumulator()).mlir(b.context);
            split[0].iter().for_each(|part| part.set_type(wide));
            split[0] = vec![b.convert(b.sum(split[0].iter().copied())?, ty.elem)];
        }
        Some(split)
    }

    /// Replaces the results of an operation by concatenations of their parts, or by the sum. The parts of gradients, which are
    /// contractions of others, are not split further.
    pub fn join(&mut self, op: Op<'c>, factor: &Factor, split: Vec<Vec<Val<'c>>>) {
        let b = Builder::before(op);
        let is_split = op.operands().any(|v| self.known.contains_key(&v));
        for (v, parts) in op.results().zip(split) {
            let Some(dim) = factor.result else {
                v.replace_all_uses(parts[0]);
                continue;
            };
            let all = joined(&b, v, dim, &parts);
            let is_gradient = op.is(Kind::DotGeneral) || op.is(Kind::Reduce) && (self.is_wide)(v);
            if !(is_split && is_gradient) {
                self.known.insert(all, (dim, parts));
            }
        }
    }

    /// Replaces a barrier by one of the parts of its operands, and of the operands without known parts.
    pub fn split_barrier(&mut self, op: Op<'c>) {
        let b = Builder::before(op);
        let given: Vec<Option<(usize, Vec<Val>)>> =
            op.operands().map(|v| self.known.get(&v).cloned()).collect();
        let values = op.operands().zip(&given);
        let values =
            values.flat_map(|(v, known)| known.as_ref().map_or(vec![v], |(_, parts)| parts.clone()));
        let mut behind = b.barrier(&values.collect::<Vec<_>>()).into_iter();
        for (v, known) in op.results().zip(given) {
            let count = known.as_ref().map_or(1, |(_, parts)| parts.len());
            let parts: Vec<Val> = behind.by_ref().take(count).collect();
            let Some((dim, _)) = known else {
                v.replace_all_uses(parts[0]);
                continue;
            };
            let all = joined(&b, v, dim, &parts);
            self.known.insert(all, (dim, parts));
        }
    }

    /// The parts of a value.
    fn parts_of(&mut self, v: Val<'c>, dim: usize) -> Vec<Val<'c>> {
        self.computed(v, dim, &mut HashSet::default()).unwrap_or_else(|| self.slices_of(v, dim))
    }

    /// The parts of a value that is as wide as the logits, such as labels, or is computed from such a value. They are computed from
    /// parts of the operands; none where that is not possible. `narrow` holds the values that this search has seen.
    fn computed(
        &mut self,
        v: Val<'c>,
        dim: usize,
        narrow: &mut HashSet<Val<'c>>,
    ) -> Option<Vec<Val<'c>>> {
        const MOST_STEPS: usize = 256;
        if let Some((known, parts)) = self.known.get(&v) {
            return (*known == dim).then(|| parts.clone());
        }
        let is_new = narrow.len() < MOST_STEPS && narrow.insert(v);
        let is_copied = |op: &Op<'c>| op.block() == Some(self.block) && is_pure(*op);
        let op = v.def().filter(|op| is_new && op.num_results() == 1 && is_copied(op))?;
        let factor = match op.kind() {
            Kind::Scatter => Indexing::of(op)?.factors().find(|of| of.result == Some(dim))?,
            Kind::BroadcastInDim | Kind::Reshape | Kind::Transpose | Kind::Reduce => {
                Factor::of_result(op, dim)
            }
            _ if is_elementwise(op) => Factor::of_result(op, dim),
            _ => return None,
        };
        let mut is_wide = (self.is_wide)(v);
        for (v, dim) in op.operands().zip(&factor.operands) {
            is_wide |= dim.is_some_and(|dim| self.computed(v, dim, narrow).is_some());
        }
        (is_wide && self.fits(op, &factor)).then_some(())?;
        let parts = self.split(op, &factor)?.swap_remove(0);
        self.known.insert(v, (dim, parts.clone()));
        Some(parts)
    }

    /// The slices of a value, after its definition.
    fn slices_of(&mut self, v: Val<'c>, dim: usize) -> Vec<Val<'c>> {
        if let Some(slices) = self.slices.get(&(v, dim)) {
            return slices.clone();
        }
        let (ops, def) = (self.block.ops(), v.def().filter(|op| op.block() == Some(self.block)));
        let next = def.map_or(Some(ops[0]), Op::next).expect("a terminator defines no value");
        let b = Builder { loc: def.unwrap_or(next).location(), ..Builder::before(next) };
        let ty = v.tensor_type();
        let mut part = ty.clone();
        part.shape.remove(dim);
        let along = v.def().filter(|op| op.is(Kind::Iota)).and_then(|op| op.dim("iota_dimension"));
        let slice = |at: i64| match along.and_then(|along| dims_without(&[along], dim).pop()) {
            Some(along) => b.iota(&part, along),
            None => reshaped(&b, Window::index(&ty.shape, dim, at).slice(&b, v), &part.shape),
        };
        let slices: Vec<Val> = (0..ty.shape[dim]).map(slice).collect();
        self.slices.insert((v, dim), slices.clone());
        slices
    }
}

/// Replaces `v` by the concatenation of its parts along dimension `dim`, and returns that.
fn joined<'c>(b: &Builder<'c>, v: Val<'c>, dim: usize, parts: &[Val<'c>]) -> Val<'c> {
    let mut unit = v.tensor_type().shape;
    unit[dim] = 1;
    let units: Vec<Val> = parts.iter().map(|part| b.reshape(*part, &unit)).collect();
    let all = b.concatenate(&units, dim);
    v.replace_all_uses(all);
    all
}

/// One part of a gather or scatter, from operands with a dimension of extent 1.
fn batched<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    factor: &Factor,
    parts: &mut impl Iterator<Item = Val<'c>>,
) -> Option<Val<'c>> {
    let unit = |v: Val, dim: usize| {
        let mut ty = v.tensor_type();
        ty.shape[dim] = 1;
        ty
    };
    let operand = |(v, dim): (Val<'c>, &Option<usize>)| match dim {
        Some(dim) => Some(b.reshape(parts.next()?, &unit(v, *dim).shape)),
        None => Some(v),
    };
    let operands: Vec<Val> = op.operands().zip(&factor.operands).map(operand).collect::<Option<_>>()?;
    let dim = factor.result?;
    let mut ty = unit(op.result(0), dim);
    let copy = b.copy(op, &operands, std::slice::from_ref(&ty));
    if let Some(mut sizes) = op.ints("slice_sizes") {
        sizes[factor.operands[0]?] = 1;
        copy.set_attr_text("slice_sizes", &int_array(&sizes));
    }
    ty.shape.remove(dim);
    Some(b.reshape(copy.result(0), &ty.shape))
}

/// The sum of one part in the type of accumulation, over the dimensions of a sum `op` but the one that is split.
fn summed<'c>(b: &Builder<'c>, op: Op<'c>, factor: &Factor, part: Val<'c>) -> Option<Val<'c>> {
    let dims = dims_without(&op.dims("dimensions")?, factor.operands[0]?);
    let wide = TensorType::of(op.result(0))?.elem.accumulator();
    let part = b.convert(part, wide);
    let zero = b.zero(&TensorType::new([], wide));
    Some(if dims.is_empty() { part } else { b.reduce(Elementwise::Add, part, zero, &dims) })
}
