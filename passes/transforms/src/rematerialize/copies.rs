//! The operations that compute a residual, and their operands.

use crate::pass::PassContext;
use crate::rewrite::cleanup;
use grpo_dataflow::marks::{COPIED, MARK};
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{While, repetitions};
use grpo_ir::{Block, Builder, Elem, Kind, Op, TensorType, Val, dot_dims};
use grpo_recognize::anchor::{is_product, of_exponentials, part_of_product_behind};
use grpo_recognize::tile;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// How a value is obtained in the recomputation.
pub(super) enum Step<'c, S> {
    /// By a copy of this operation.
    Copy(Op<'c>),
    /// From a value that is passed.
    Take(S),
}

/// The operations that compute some values, and the values that they read.
#[derive(Clone)]
pub(super) struct Copies<'c, S> {
    pub ops: Vec<Op<'c>>,
    pub sources: Vec<(Val<'c>, S)>,
    seen: HashSet<Val<'c>>,
}

impl<S> Default for Copies<'_, S> {
    fn default() -> Self {
        Copies { ops: Vec::new(), sources: Vec::new(), seen: HashSet::default() }
    }
}

impl<'c, S: Clone> Copies<'c, S> {
    /// Adds the operations that compute `v`, down to values that are passed; none if `step` has no way to obtain a value.
    pub fn and(
        &self,
        v: Val<'c>,
        step: impl Fn(Val<'c>) -> Option<Step<'c, S>>,
    ) -> Option<Copies<'c, S>> {
        let mut copies = self.clone();
        let mut pending = vec![v];
        while let Some(v) = pending.pop() {
            if !copies.seen.insert(v) {
                continue;
            }
            match step(v)? {
                Step::Take(source) => copies.sources.push((v, source)),
                Step::Copy(op) if copies.ops.contains(&op) => {}
                Step::Copy(op) => {
                    copies.ops.push(op);
                    pending.extend(op.operands());
                    pending.extend(captured(op));
                }
            }
        }
        Some(copies)
    }

    /// Sorts the operations by their order in the block.
    pub fn sort(&mut self, block: Block<'c>) {
        let order: HashMap<Op, usize> = block.ops().into_iter().zip(0..).collect();
        self.ops.sort_by_key(|op| order[op]);
    }

    /// True if a matrix product is recomputed.
    pub(crate) fn hold_product(&self) -> bool {
        self.ops.iter().any(|op| op.is(Kind::DotGeneral) || makes_residuals(*op))
    }

    /// True if an operation on values of at least `large` elements, or on results of a marked loop's trip, rounds to this type.
    pub fn round(&self, large: i64, to: Elem) -> bool {
        let is_to = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem == to);
        // A sweep's bf16 product has the precision of f32, unless its target rounds it.
        let of_product = |op: Op| to == Elem::BF16 && (is_product(op) || rounds_product(op));
        let rounds = |op: &Op, large: i64| {
            let size = op.results().next().and_then(elements);
            size.is_some_and(|size| size >= large)
                && is_to(op.result(0))
                && (rounds(*op) || of_product(*op))
        };
        self.ops.iter().any(|op| match makes_residuals(*op) {
            true => {
                let inner = op.walk();
                let products = inner.iter().filter(|op| op.is(Kind::DotGeneral));
                let large = products.filter_map(|op| elements(op.result(0))).min().unwrap_or(0);
                inner.iter().any(|op| rounds(op, large))
            }
            false => rounds(op, large),
        })
    }

    /// The larger of the numbers of rows and columns of recomputed logits: no row sum is larger.
    pub fn extent(&self) -> i64 {
        let all = self.ops.iter().flat_map(|op| std::iter::once(*op).chain(op.walk()));
        let products = all.filter(|op| op.is(Kind::DotGeneral));
        let extent = |op: Op<'c>| {
            let dims = dot_dims(op)?;
            let contracted = TensorType::of(op.operand(0))?;
            let contracted: i64 = dims.lhs_contract.iter().map(|d| contracted.shape[*d]).product();
            let free = |side: usize| elements(op.operand(side))?.checked_div(contracted);
            Some(free(0)?.max(free(1)?))
        };
        products.filter_map(extent).max().unwrap_or(0)
    }

    /// Copies the operations to before `at`. `values` maps sources, and then also results, to their replacements.
    pub fn write(&self, at: Op<'c>, values: &mut HashMap<Val<'c>, Val<'c>>) {
        let b = Builder::before(at);
        for op in &self.ops {
            let copy = op.clone_op();
            for (i, operand) in op.operands().enumerate() {
                copy.set_operand(i, values[&operand]);
            }
            for inner in copy.walk() {
                for (i, operand) in inner.operands().enumerate() {
                    if let Some(v) = values.get(&operand) {
                        inner.set_operand(i, *v);
                    }
                }
            }
            b.insert_op(copy);
            if copy.is(Kind::DotGeneral) {
                copy.set_unit_attr(MARK);
                op.set_unit_attr(COPIED);
            }
            values.extend(op.results().zip(copy.results()));
        }
    }
}

/// Element counts and column counts of possible anchors' logits in a block, if a matrix product, or a slice of one, computes them.
pub(super) fn sizes_of_logits(block: Block) -> Vec<(i64, i64)> {
    let anchors = block.ops().into_iter().filter_map(of_exponentials);
    let made = anchors.filter(|t| part_of_product_behind(t.val).is_some());
    let mut sizes: Vec<(i64, i64)> =
        made.filter_map(|t| Some((elements(t.val)?, t.extent()?.1))).collect();
    // Results of a `shard_map` for all devices, or of a loop for all trips; these are known to be profitable.
    let of_several = block.ops().into_iter().filter(|op| makes_residuals(*op)).flat_map(Op::results);
    let read = of_several.filter(|v| !v.is_unused() && !is_sum(*v));
    sizes.extend(read.filter_map(|v| Some((elements(v)?, i64::MAX))));
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

/// True for a row sum of a marked operation, which is passed with the residuals if the softmax is computed in bf16.
fn is_sum(v: Val) -> bool {
    let Some(op) = v.def() else { return false };
    match While::of(op) {
        Some(of) => is_of_rows(of, v.result_index()),
        None => !is_residual(op, v.result_index()),
    }
}

/// True if this result of a marked manual computation or conditional is as large as logits.
pub(super) fn is_residual(marked: Op, result: usize) -> bool {
    let products = marked.walk().into_iter().filter(|op| op.is(Kind::DotGeneral));
    let least = products.filter_map(|op| elements(op.result(0))).min().unwrap_or(0);
    let inner = marked.regions().into_iter().flat_map(|region| region.blocks());
    let given = inner.filter_map(Block::terminator).filter_map(|end| elements(end.operand(result)));
    given.max().is_none_or(|size| size >= least)
}

/// The update that a trip writes into a carried array, looking through reshapes.
pub(super) fn written(next: Val) -> Option<Val> {
    let update = next.def().filter(|op| op.is(Kind::DynamicUpdateSlice))?;
    Some(peel(update.operand(1)))
}

/// True if this carry of a marked loop is a row sum, which is passed with the residuals if the softmax is computed in bf16.
pub(super) fn is_of_rows(marked: While, carry: usize) -> bool {
    let Some(entry) = marked.next().get(carry).and_then(|next| written(*next)) else { return false };
    if let Some(within) = entry.def().filter(|op| makes_residuals(*op)).and_then(While::of) {
        return is_of_rows(within, entry.result_index());
    }
    let products = marked.body.ops().into_iter().filter(|op| op.is(Kind::DotGeneral));
    let least = products.filter_map(|op| elements(op.result(0))).min();
    elements(entry).zip(least).is_some_and(|(size, least)| size < least)
}

/// The element counts of [`sizes_of_logits`] that are profitable over all trips of surrounding loops and not known to be in no
/// sweep.
pub(super) fn sizes_worth(block: Block, context: &PassContext<'_>) -> Vec<i64> {
    let mut sizes = sizes_of_logits(block);
    if !sizes.is_empty() && !context.options.always_fuse {
        let times = repetitions(block, &[]).unsigned_abs();
        let bytes = |size: i64| (size.unsigned_abs() * Elem::F32.bytes()).saturating_mul(times);
        let (columns, least) = (context.options.vocabulary(), context.options.min_logits_bytes);
        sizes.retain(|(size, cols)| *cols >= columns && bytes(*size) >= least);
    }
    let is_open = |size: &i64| !context.findings.kept_residuals.contains(size);
    sizes.into_iter().map(|(size, _)| size).filter(is_open).collect()
}

pub(super) fn elements(v: Val) -> Option<i64> {
    TensorType::of(v).map(|ty| ty.elements())
}

/// True if an operation as large as the logits may be recomputed: it is cheap or the product itself, is pure, and may be part of a
/// fused region.
pub(super) fn is_copied(op: Op) -> bool {
    let moves = matches!(
        op.kind(),
        Kind::BroadcastInDim
            | Kind::Reshape
            | Kind::Transpose
            | Kind::Slice
            | Kind::Concatenate
            | Kind::Scatter
            | Kind::ShardingConstraint
    );
    (moves || is_product(op) || tile::is_elementwise(op) || makes_residuals(op)) && cleanup::is_pure(op)
}

/// The values from outside that an operation's regions read.
fn captured<'c>(op: Op<'c>) -> Vec<Val<'c>> {
    let is_inside = |v: &Val<'c>| {
        let holder = v.def().filter(|holder| *holder != op).or_else(|| v.block().parent());
        let mut around = holder.into_iter().flat_map(|h| std::iter::once(h).chain(h.ancestors()));
        v.def() != Some(op) && around.any(|holder| holder == op)
    };
    op.walk().into_iter().flat_map(Op::operands).filter(|v| !is_inside(v)).collect()
}

/// True if `v` has an admitted element count, or concatenates only such arrays: residuals of the trips of an unrolled loop.
pub(super) fn holds_only(v: Val, is_one: &impl Fn(i64) -> bool) -> bool {
    let together = || peel(v).def().filter(|op| op.is(Kind::Concatenate));
    let is_part = |v: Val| elements(v) == Some(0) || holds_only(v, is_one);
    elements(v).is_some_and(is_one) || together().is_some_and(|op| op.operands().all(is_part))
}

/// True for a marked operation ([`crate::rematerialize::split`]).
pub(super) fn makes_residuals(op: Op) -> bool {
    let captures = || {
        let mut read = op.walk().into_iter().flat_map(Op::operands);
        While::of(op).is_none_or(|of| read.any(|v| of.is_outside(v)))
    };
    match op.kind() {
        Kind::While => op.attr(MARK).is_some() && !captures(),
        Kind::ManualComputation | Kind::Case | Kind::If => op.attr(MARK).is_some(),
        _ => false,
    }
}

/// True for constants and broadcasts of smaller values.
pub(super) fn is_given(op: Op) -> bool {
    let spreads = || {
        let sizes = || (elements(op.operand(0)), elements(op.result(0)));
        op.is(Kind::BroadcastInDim) && (sizes().0 < sizes().1 || sizes().1 == Some(0))
    };
    (op.num_operands() == 0 || spreads()) && cleanup::is_pure(op)
}

/// True if an elementwise operation rounds its result to a narrow float; matrix products are rounded in any case.
pub(super) fn rounds(op: Op) -> bool {
    let elem = |v: Val| TensorType::of(v).map(|ty| ty.elem);
    let narrow = |v: Val| matches!(elem(v), Some(Elem::BF16 | Elem::F16));
    let chooses = matches!(
        op.kind(),
        Kind::Select | Kind::Maximum | Kind::Minimum | Kind::Clamp | Kind::Negate | Kind::Abs
    );
    tile::is_elementwise(op) && narrow(op.result(0)) && !chooses && !rounds_product(op)
}

/// True if an operation converts a matrix product.
fn rounds_product(op: Op) -> bool {
    op.is(Kind::Convert) && peel(op.operand(0)).def().is_some_and(is_product)
}
