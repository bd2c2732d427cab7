//! The operations that compute a residual, and their operands.

use crate::rematerialize::residuals::{elements, may_pass};
use crate::rematerialize::row_values::is_widened;
use crate::rewrite::cleanup;
use grpo_dataflow::marks::{COPIED, MARK};
use grpo_dataflow::reshape::peel;
use grpo_ir::{Block, Builder, Elem, Kind, Op, TensorType, Val, dot_dims};
use grpo_recognize::anchor::is_product;
use grpo_recognize::tile;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// How a value is obtained in the recomputation.
pub(super) enum Step<'c, S> {
    /// By a copy of this operation.
    Copy(Op<'c>),
    /// From a value that the producer passes, or the reader has.
    Take(Source<S>),
}

/// Where the reader obtains a value that a copied operation reads.
#[derive(Clone, Copy)]
pub(super) enum Source<S> {
    /// A new result of the producer with this element type.
    New(Elem),
    /// This result of the producer, possibly reshaped.
    Result(usize),
    /// A value that the reader has.
    Known(S),
}

impl<'c, S> Step<'c, S> {
    /// From a new result of the producer, in f32 if `v` may be a sum of rows ([`is_widened`]).
    pub fn pass(v: Val<'c>) -> Step<'c, S> {
        Step::Take(Source::New(if is_widened(v) { Elem::F32 } else { v.tensor_type().elem }))
    }
}

/// The operations that compute some values, and the values that they read.
#[derive(Clone)]
pub(super) struct Copies<'c, S> {
    pub ops: Vec<Op<'c>>,
    pub sources: Vec<(Val<'c>, Source<S>)>,
    /// Element count of the smallest residual.
    pub large: i64,
    seen: HashSet<Val<'c>>,
}

impl<'c, S: Clone> Copies<'c, S> {
    /// No operations. Residuals have at least `large` elements.
    pub fn new(large: i64) -> Copies<'c, S> {
        Copies { ops: Vec::new(), sources: Vec::new(), large, seen: HashSet::default() }
    }

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

    /// Element count of the producer's new results.
    pub fn extra(&self) -> i64 {
        let new = self.sources.iter().filter(|(_, source)| matches!(source, Source::New(_)));
        new.filter_map(|(v, _)| elements(*v)).sum()
    }

    /// True if a matrix product is recomputed, and no value as large as a residual is rounded to f16.
    pub fn may_be_fused(&self) -> bool {
        self.products().next().is_some() && !self.round_to(Elem::F16)
    }

    /// The matrix products among the operations, and in their regions.
    fn products(&self) -> impl Iterator<Item = Op<'c>> {
        let all = self.ops.iter().flat_map(|op| std::iter::once(*op).chain(op.walk()));
        all.filter(|op| op.is(Kind::DotGeneral))
    }

    /// True if a value is passed in f32 where logits are rounded to bf16: it may be a sum of rows.
    pub fn is_widened_row(&self, v: Val<'c>) -> bool {
        is_widened(v) && elements(v).is_some_and(|size| size <= self.extent())
    }

    /// True if an operation on values as large as a residual rounds to this type.
    pub fn round_to(&self, to: Elem) -> bool {
        let is_to = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem == to);
        // A sweep's bf16 product has the precision of f32, unless its target rounds it.
        let of_product = |op: Op| to == Elem::BF16 && (is_product(op) || rounds_product(op));
        let is_large = |v: Val| elements(v).is_some_and(|size| size >= self.large);
        let mut alone = self.ops.iter().filter(|op| !may_pass(**op));
        alone.any(|op| is_large(op.result(0)) && is_to(op.result(0)) && (rounds(*op) || of_product(*op)))
    }

    /// The larger of the numbers of rows and columns of recomputed logits: no row sum is larger.
    pub fn extent(&self) -> i64 {
        let extent = |op: Op<'c>| {
            let dims = dot_dims(op)?;
            let contracted = TensorType::of(op.operand(0))?;
            let contracted: i64 = dims.lhs_contract.iter().map(|d| contracted.shape[*d]).product();
            let free = |side: usize| elements(op.operand(side))?.checked_div(contracted);
            Some(free(0)?.max(free(1)?))
        };
        self.products().filter_map(extent).max().unwrap_or(0)
    }

    /// Copies the operations of `block` to before `at`. `values` maps sources, and then also results, to their replacements.
    pub fn write(&self, block: Block<'c>, at: Op<'c>, values: &mut HashMap<Val<'c>, Val<'c>>) {
        let b = Builder::before(at);
        for op in block.ops().into_iter().filter(|op| self.ops.contains(op)) {
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
            } else if may_pass(copy) {
                copy.set_unit_attr(MARK);
            }
            values.extend(op.results().zip(copy.results()));
        }
    }
}

/// True if an operation is recomputed wherever its result is read, in a region whose residuals have at least `large` elements.
pub(super) fn is_recomputed(op: Op, large: i64) -> bool {
    let is_large = || elements(op.result(0)).is_some_and(|size| size >= large);
    is_given(op) || is_large() && is_copied(op)
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
    (moves || is_product(op) || tile::is_elementwise(op)) && cleanup::is_pure(op)
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
