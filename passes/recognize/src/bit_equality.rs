//! Comparisons whose result depends on the bit equality of two computations of a logit.
//!
//! `x == max_v x` (the derivative of a maximum) compares logits with a logit of their row. With logits in memory, both sides are the same
//! number. A sweep computes the logits again, perhaps in tiles of another shape, and a matmul or a `tanh` may round differently, so that the
//! comparison is false where it must be true. Such a region is refused.
//!
//! The rank of a token compares logits with one that is picked from them by its column:
//!
//! ```text
//! x > x[id]  ->  (column == id && x[id] > x[id]) || (column != id && x > x[id])
//! ```
//!
//! `x[id]` may be NaN for an id out of range: its comparison with itself equals that with any number. NaN and infinite logits compare as in
//! the program. Logits of two bitwise equal columns of the head may differ if computed in tiles of different shapes, as in the
//! program's matmul.

use crate::consumer::{Consumer, ConsumerKind};
use crate::region::{Blocked, Region};
use crate::tile::{Def, Factor, Tile};
use grpo_dataflow::column_pick::Picked;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Elementwise, Kind, Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// A comparison of logits with a picked one.
#[derive(Clone, Copy, Debug)]
pub struct SelfComparison<'c> {
    /// The tile from which one column per row is picked, and these columns.
    pub tile: Tile<'c>,
    /// The column that is picked in each row.
    pub ids: Picked<'c>,
    /// The number of the operand that is the picked logit.
    pub picked: usize,
}

/// The comparisons of a region by operation.
pub(crate) type SelfComparisons<'c> = HashMap<Op<'c>, SelfComparison<'c>>;

impl<'c> Region<'c> {
    /// The comparisons of a tile with a logit picked from it. Must be called before sinks are replaced.
    pub fn self_comparisons(&self) -> SelfComparisons<'c> {
        let found = self.float_comparisons();
        found.filter_map(|(op, operands)| Some((op, self.self_comparison(operands)?))).collect()
    }

    /// The first operation that needs a computed logit to equal a logit of its own row, if there is one.
    pub fn exact_comparison(&self) -> Option<Blocked<'c>> {
        let mut compares = self.float_comparisons();
        let is_exact = |[a, b]: [&Factor<'c>; 2]| {
            self.is_recomputed(a) && self.is_own_logit(b)
                || self.is_recomputed(b) && self.is_own_logit(a)
        };
        let (op, _) = compares
            .find(|(_, operands)| is_exact(*operands) && self.self_comparison(*operands).is_none())?;
        Some(Blocked::loss(
            op,
            "compares logits with one of their own row (a maximum or a picked logit): \
             logits that are computed again need not equal it bit for bit",
        ))
    }

    /// The comparisons of floats, and their operands.
    fn float_comparisons(&self) -> impl Iterator<Item = (Op<'c>, [&Factor<'c>; 2])> {
        let is_float = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem.is_float());
        self.order.iter().filter_map(move |t| match &self.defs[&t.val].1 {
            Def::Elementwise { op, operands } if op.is(Kind::Compare) && is_float(op.operand(0)) => {
                let [a, b] = &operands[..] else { return None };
                Some((*op, [a, b]))
            }
            _ => None,
        })
    }

    /// The self-comparison of these operands, if it is one.
    fn self_comparison(&self, [a, b]: [&Factor<'c>; 2]) -> Option<SelfComparison<'c>> {
        let origin = |t: Tile<'c>| (self.unaliased(t.val), self.row_order(t.val));
        [(a, b, 1), (b, a, 0)].into_iter().find_map(|(tile, row, picked)| {
            let (Factor::Tile(tile), number) = (tile, without_nan_select(self.row_value(row)?)) else {
                return None;
            };
            let picks = |consumer: &Consumer<'c>| match consumer.kind {
                ConsumerKind::Pick(ids) => {
                    let gives = consumer.op.results().eq([number]) && ids.is_one();
                    let tile = Some(consumer.tile).filter(|of| gives && origin(*of) == origin(*tile))?;
                    Some(SelfComparison { tile, ids, picked })
                }
                _ => None,
            };
            self.consumers.iter().find_map(picks)
        })
    }

    /// The row value that an operand broadcasts.
    fn row_value(&self, factor: &Factor<'c>) -> Option<Val<'c>> {
        let Factor::Tile(tile) = factor else { return None };
        let Def::Row(leaf) = self.unaliased_def(tile.val)? else { return None };
        // One element per row, in order.
        let in_order = leaf.dims.windows(2).all(|w| w[0] < w[1]);
        let each = TensorType::of(leaf.val()).is_some_and(|t| t.elements() == self.rows);
        (in_order && each).then(|| peel(leaf.val()))
    }

    /// The definition of a factor, through rearrangements and conversions.
    fn behind(&self, factor: &Factor<'c>) -> Option<&Def<'c>> {
        let Factor::Tile(t) = factor else { return None };
        match self.unaliased_def(t.val)? {
            Def::Elementwise { op, operands } if op.is(Kind::Convert) => self.behind(operands.first()?),
            def => Some(def),
        }
    }

    /// True if sweeps compute the value instead of loading it.
    fn is_recomputed(&self, factor: &Factor<'c>) -> bool {
        !matches!(
            self.behind(factor),
            None | Some(Def::Opaque(_) | Def::Const(_) | Def::Row(_) | Def::Col(_) | Def::Column)
        )
    }

    /// True if the value is, in each row, an element that a sink selects from the region, or from logits that may be the same, and not a
    /// function of one.
    fn is_own_logit(&self, factor: &Factor<'c>) -> bool {
        let ((Factor::Row(leaf), _) | (_, Some(Def::Row(leaf)))) = (factor, self.behind(factor)) else {
            return false;
        };
        let mut walk = Walk::of([leaf.val()]);
        while let Some(v) = walk.next() {
            if !TensorType::of(v).is_some_and(|t| t.elem.is_float()) {
                continue;
            }
            // A block argument is an operation's whose regions may compute the same logits.
            let Some(op) = v.def().or_else(|| v.block().parent()) else { continue };
            let selects =
                self.consumers.iter().any(|consumer| consumer.op == op) || self.takes_entry(op);
            if selects || may_compute_logits(op) {
                return true;
            }
            if keeps_elements(op) {
                walk.push(op.operands());
            }
        }
        walk.gave_up()
    }

    /// True if an operation selects elements of rows of this shape. The program may compute the same logits twice, as with
    /// `jax.checkpoint`.
    fn takes_entry(&self, op: Op) -> bool {
        let as_large = |v: Val| {
            TensorType::of(v)
                .is_some_and(|t| t.shape.contains(&self.cols) && t.elements() == self.rows * self.cols)
        };
        let extremum =
            || matches!(grpo_dataflow::reducer(op), Some(Elementwise::Maximum | Elementwise::Minimum));
        (op.is(Kind::Gather) || op.is(Kind::Reduce) && extremum()) && as_large(op.operand(0))
    }
}

/// `x` of `select(…, x, NaN)`, as `jnp.take_along_axis` selects for ids out of range; else the value.
fn without_nan_select(number: Val) -> Val {
    let Some(select) = number.def().filter(|op| op.is(Kind::Select)) else { return number };
    let is_nan = |v: Val| grpo_dataflow::splat_number(v).is_some_and(f64::is_nan);
    let sides = [(1, 2), (2, 1)].map(|(of, other)| (select.operand(of), select.operand(other)));
    sides.into_iter().find(|(_, other)| is_nan(*other)).map_or(number, |(of, _)| peel(of))
}

/// True for an operation whose results may be elements of logits that are computed again here.
fn may_compute_logits(op: Op) -> bool {
    matches!(op.kind(), Kind::While | Kind::Case | Kind::If | Kind::ManualComputation | Kind::Sweep)
}

/// True if elements of the result are, or may be, elements of the operands, perhaps rounded. (`jax.checkpoint` adds `reduce_precision` to
/// the same type after saved values.)
fn keeps_elements(op: Op) -> bool {
    matches!(
        op.kind(),
        Kind::Reshape
            | Kind::BroadcastInDim
            | Kind::Transpose
            | Kind::Convert
            | Kind::ReducePrecision
            | Kind::OptimizationBarrier
            | Kind::Slice
            | Kind::DynamicSlice
            | Kind::Call
            | Kind::Concatenate
            | Kind::Maximum
            | Kind::Minimum
            | Kind::Clamp
            | Kind::Select
    )
}
