//! `normalize`: see the pass's documentation below.

use crate::options::Options;
use crate::pass::{Pass, PassContext};
use crate::rewrite::barriers;
use crate::rewrite::batched_one_hot;
use crate::rewrite::cast_before_pad::cast_before_pad;
use crate::rewrite::clamped_denominator;
use crate::rewrite::clamped_index;
use crate::rewrite::constant_place;
use crate::rewrite::constant_sum;
use crate::rewrite::flat_rows;
use crate::rewrite::heads::{self, Product};
use crate::rewrite::identities;
use crate::rewrite::one_hot_sum;
use crate::rewrite::outer_product;
use crate::rewrite::row_motion;
use crate::rewrite::shift_gradient;
use crate::rewrite::slice_motion::{self, Pad, Slice};
use crate::rewrite::slice_users;
use crate::rewrite::sliced_gradient::{self, Parts};
use crate::rewrite::unroll::unroll;
use crate::rewrite::unstack;
use crate::rewrite::whole_contraction;
use crate::rewrite::{cleanup, common_subexpressions};
use grpo_dataflow::partitioning;
use grpo_io::error::Result;
use grpo_ir::{Block, Elem, Op, TensorType};
use grpo_recognize::anchor::is_of_product;
use grpo_recognize::attention::is_attention;
use grpo_recognize::labels::Anchors;
use rustc_hash::FxHashSet as HashSet;
use std::slice::from_ref;

/// Moves slices and pads of logits-sized values to where they are small.
pub struct Normalize;

/// Rows that a program cuts off are computed if they are at most 1/8 of the others.
const LEAST_KEPT: i64 = 8;

/// A softmax, at which a loss may start.
#[derive(Clone, Copy)]
struct Softmax {
    /// The extent of its dimension.
    extent: i64,
    is_attention: bool,
    /// True if it reads a matrix product of rows and columns through a few elementwise operations.
    is_of_product: bool,
}

impl Pass for Normalize {
    fn name(&self) -> &'static str {
        "normalize"
    }

    fn doc(&self) -> &'static str {
        "Moves slices and pads of logits-sized values to where they are small.

Programs compute logits for all tokens and then take `logits[:, :-1]`; autodiff turns that into a pad of
the logits' gradient.

- A slice moves to operands through elementwise operations and broadcasts, onto the hidden states (or, if it slices
  the vocabulary, onto the head's weights). A pad with zeros moves to users through elementwise operations that
  preserve zeros, and through contractions and sums, onto the small gradients.
- A slice of rows that gets stuck, since other users read the other rows (the normaliser, in
  `log_softmax(logits)[:, :-1]`), moves to users: these are computed for all rows, and sliced at one number per row.
  A pad that gets stuck moves to operands.
- A gradient that consists of slices of rows, for logits that are sliced by batch or by chunks of tokens, is
  multiplied slice by slice.
- Rows that are flattened for the head's product, `(h.reshape(-1, H) @ w).reshape(B, T, V)[:, :-1]`, keep the token
  dimensions.
- The sum over the vocabulary of a scatter of one update per row without other users becomes that update.
- The gradient through the maximum of a hand-written softmax, which is 0 in real numbers, is added at the first
  largest entry by its index.
- If logits are stored anyway, a loss reads its slice of them.
- A product of several heads' weights, and the operations on it, are split by heads if no operation mixes heads.
- A matrix product multiplied or divided by 1 is that product, and a softmax's sum with a small lower bound
  (`max(Σ exp(x - max x), 1e-20)`) is that sum.
- A contraction of columns and rows at once (`btv,btv->`) becomes a sum of products. A batched contraction with
  one-hots of several labels (`btv,bkv->btk`) becomes a gather, and its gradient a scatter.
- Index vectors that are clamped as a whole are clamped by component, equal matrix products become one, sums over a
  dimension of stacked arrays as large as the logits (`jnp.stack([a, b], -1)`) become elementwise sums, and dynamic
  slices at constant indices become slices.

Only values with a dimension over which a softmax of the block runs are rewritten. Slices and pads move for losses
only, not for attention, whose keys are as many as rows, nor for the experts of a router next to a vocabulary.

Where a pad is added to the gradient of another loss, everything is computed for all rows and, if at most an eighth of
it is cut off, for the whole vocabulary, which is masked in maxima and sums. Where devices share the batch, a few rows
that are cut off are computed.

A pad's zero counts as zero in products and contractions: a NaN or an infinity in a row or column that the program
cuts off reaches no gradient.

Before:
```mlir
%x = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : … -> tensor<2x13x1003xf32>
%y = stablehlo.slice %x [0:2, 0:12, 0:1003]
```
After:
```mlir
%k = stablehlo.slice %h [0:2, 0:12, 0:40]
%y = stablehlo.dot_general %k, %w, contracting_dims = [2] x [0] : … -> tensor<2x12x1003xf32>
```"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let partitioning = partitioning::of_module(module);
        let mut seen = HashSet::default();
        let starts = Anchors::of(module);
        let anchors: Vec<(Block, Softmax)> = module
            .walk()
            .into_iter()
            .filter_map(|op| {
                let t = starts.anchor(op)?;
                let extent = *TensorType::of(t.val)?.shape.get(t.axis)?;
                let is_of_product = is_of_product(t.val);
                Some((op.block()?, Softmax { extent, is_attention: is_attention(t), is_of_product }))
            })
            .filter(|(_, softmax)| softmax.extent != 1)
            .collect();
        for (block, _) in &anchors {
            if seen.insert(*block) {
                let here: Vec<Softmax> = anchors.iter().filter(|a| a.0 == *block).map(|a| a.1).collect();
                let here = without_routers(here, context.options);
                cleanup::erase_dead(*block);
                if !context.findings.heads.is_off && !partitioning.is_automatic(*block) {
                    context.done.heads |= one_head_each(*block, &here, context.options);
                }
                normalize_block(*block, &here, partitioning.is_automatic(*block));
            }
        }
        Ok(())
    }
}

/// Drops softmaxes too narrow for a loss if a wide one exists: a router's number of experts may equal the head dimension of
/// attention, whose values must not be rewritten for it.
fn without_routers(softmaxes: Vec<Softmax>, options: &Options) -> Vec<Softmax> {
    let is_wide = |s: &Softmax| s.extent >= options.vocabulary();
    let is_loss = |s: &Softmax| !s.is_attention && is_wide(s);
    if !softmaxes.iter().any(is_loss) {
        return softmaxes;
    }
    softmaxes.into_iter().filter(is_wide).collect()
}

/// Splits products of several heads that are profitable. A sum of exponentials over tokens does not make the heads a vocabulary.
fn one_head_each(block: Block, softmaxes: &[Softmax], options: &Options) -> bool {
    let of_product = softmaxes.iter().filter(|s| !s.is_attention && s.is_of_product);
    let vocabularies: HashSet<i64> = of_product.map(|s| s.extent).collect();
    let is_vocabulary = |extent: i64| vocabularies.contains(&extent);
    let is_worth = |product: &Product| {
        let logits = product.rows.saturating_mul(product.columns).saturating_mul(product.heads);
        let bytes = logits.unsigned_abs().saturating_mul(Elem::F32.bytes());
        options.may_pay(product.columns, bytes)
    };
    heads::take_apart(block, is_worth, is_vocabulary)
}

/// Moves slices to operands, pads to users, and splits several labels per row; then moves slices that got stuck to users, and pads
/// to operands; then repeats the first step.
fn normalize_block(block: Block, softmaxes: &[Softmax], is_split: bool) {
    let found: HashSet<i64> = softmaxes.iter().map(|s| s.extent).collect();
    // Attention has as many keys as rows: slices of queries and keys (RoPE) would become products of their own.
    let of_losses = softmaxes.iter().filter(|s| !s.is_attention);
    let mut vocabularies: HashSet<i64> = of_losses.map(|s| s.extent).collect();
    let mut sizes = vocabularies.clone();
    block.ops().into_iter().for_each(|op| barriers::skip(op, &vocabularies));
    cleanup::erase_dead(block);
    until_stable(block, |op| identities::skip(op, &found) || clamped_denominator::remove(op, &found));
    until_stable(block, |op| clamped_index::split(op, &found));
    until_stable(block, |op| {
        whole_contraction::expand(op, &found) || outer_product::written_out(op, &found)
    });
    until_stable(block, |op| batched_one_hot::by_index(op, &vocabularies));
    until_stable(block, |op| constant_place::to_static(op, &found));
    until_stable(block, |op| cast_before_pad(op, &found));
    unstack::over(block, &found);
    flat_rows::unflatten(block, &vocabularies);
    common_subexpressions::unify_products(block, &found);
    if shift_gradient::is_compared(block, &vocabularies) {
        // Makes equal maxima one.
        common_subexpressions::unify_arithmetic(block);
        until_stable(block, |op| shift_gradient::of_maximum(op, &vocabularies));
    }
    if is_split {
        keep_pieces(block, &vocabularies);
        // A part of the rows may not be a part of each device's rows: the few rows that are missing are computed.
        keep_rows(block, &vocabularies);
    }
    keep_stuck(block, &vocabularies);
    until_stable(block, |op| move_outward(op, &mut sizes, false));
    if !is_split {
        until_stable(block, |op| sliced_gradient::multiply(op, &vocabularies));
    }
    vocabularies.extend(&sizes);
    until_stable(block, |op| {
        let slice = Slice::of(op).filter(|slice| slice.touches(&vocabularies));
        slice.is_some_and(|slice| row_motion::sink_slice(op, &slice, &vocabularies, false))
    });
    until_stable(block, |op| {
        let stuck = |pad: &Pad| pad.touches(&vocabularies) && !slice_users::sinks(op, pad, &sizes);
        let pad = Pad::of(op).filter(stuck);
        pad.is_some_and(|pad| row_motion::raise_pad(op, &pad, &vocabularies, false))
    });
    until_stable(block, |op| move_outward(op, &mut sizes, true));
    until_stable(block, |op| {
        one_hot_sum::of_updates(op, &vocabularies) || constant_sum::of_columns(op, &vocabularies)
    });
}

/// Computes the logits of the few rows that are cut off as well; their gradient is 0.
fn keep_rows(block: Block, vocabularies: &HashSet<i64>) {
    let few = |all: &[i64], part: &[i64]| {
        let elements = |shape: &[i64]| shape.iter().product::<i64>();
        elements(all) - elements(part) <= elements(part) / LEAST_KEPT
    };
    let cuts = block.ops().into_iter().filter_map(Slice::of);
    let cuts: Vec<Slice> =
        cuts.filter(|s| s.touches(vocabularies) && few(&s.from.shape, &s.shape())).collect();
    // All or none: values between all rows and a part of them would be in no sweep.
    if !cuts.iter().all(|cut| row_motion::may_sink(block, from_ref(cut))) {
        return;
    }
    until_stable(block, |op| {
        let slice = Slice::of(op).filter(|s| s.touches(vocabularies) && few(&s.from.shape, &s.shape()));
        slice.is_some_and(|slice| row_motion::sink_slice(op, &slice, vocabularies, false))
    });
    until_stable(block, |op| {
        let pad = Pad::of(op).filter(|p| p.touches(vocabularies) && few(&p.to.shape, &p.from.shape));
        pad.is_some_and(|pad| row_motion::raise_pad(op, &pad, vocabularies, false))
    });
}

/// Computes users of slices of rows for all rows: a slice may be on other devices than the rows of its tokens.
fn keep_pieces(block: Block, vocabularies: &HashSet<i64>) {
    let slices: Vec<Slice> = block.ops().into_iter().filter_map(Slice::of).collect();
    let is_taken = |part: &Slice| slices.iter().any(|slice| slice.is_like(part));
    let parts =
        block.ops().into_iter().filter_map(|op| Some((op, sliced_gradient::parts(op, vocabularies)?)));
    let found: Vec<(Op, Parts)> = parts.filter(|(_, parts)| parts.slices.iter().all(is_taken)).collect();
    found.iter().for_each(|(op, _)| sliced_gradient::add_up(*op, vocabularies));
    cleanup::erase_dead(block);
    for (_, Parts { slices, columns }) in found {
        let vocabulary = HashSet::from_iter([columns]);
        if row_motion::may_sink(block, &slices) {
            slices.iter().for_each(|slice| keep(block, slice, &vocabulary, false));
        }
    }
}

/// Computes users of a slice of rows (with `columns`, of the vocabulary as well) for all of them, and the operands of its pads.
fn keep(block: Block, part: &Slice, sizes: &HashSet<i64>, columns: bool) {
    until_stable(block, |op| {
        let slice = Slice::of(op).filter(|slice| slice.is_like(part));
        slice.is_some_and(|slice| row_motion::sink_slice(op, &slice, sizes, columns))
    });
    until_stable(block, |op| {
        let pad = Pad::of(op).filter(|pad| pad.part().is_like(part));
        pad.is_some_and(|pad| row_motion::raise_pad(op, &pad, sizes, columns))
    });
}

/// Computes logits that are cut off if their gradient's pad gets stuck: at the sum with the gradient of another loss over all rows.
/// Their gradient is 0.
fn keep_stuck(block: Block, vocabularies: &HashSet<i64>) {
    let pads = block.ops().into_iter().filter_map(|op| Some((op, Pad::of(op)?)));
    let is_stuck =
        |op: Op, pad: &Pad| pad.touches(vocabularies) && !sliced_gradient::is_piece(op, vocabularies);
    let pads: Vec<(Op, Pad)> = pads.filter(|(op, pad)| is_stuck(*op, pad)).collect();
    // The uncut vocabulary is a vocabulary as well.
    let mut sizes = vocabularies.clone();
    sizes.extend(pads.iter().flat_map(|(_, pad)| pad.part().cut_sizes(vocabularies)));
    let mut parts: Vec<Slice> = Vec::new();
    for part in
        pads.iter().filter(|(op, pad)| !slice_users::sinks(*op, pad, &sizes)).map(|(_, pad)| pad.part())
    {
        if !parts.iter().any(|other| other.is_like(&part)) {
            parts.push(part);
        }
    }
    for part in parts.into_iter().filter(|part| row_motion::may_sink(block, from_ref(part))) {
        keep(block, &part, &sizes, true);
    }
}

/// Rewrites until a fixed point. This terminates: each rewrite moves something over an operation in one direction, or splits
/// several labels.
fn until_stable(block: Block, mut rewrite: impl FnMut(Op) -> bool) {
    loop {
        let mut changed = false;
        for op in block.ops() {
            if op.num_results() > 0 && !op.result(0).is_unused() {
                changed |= rewrite(op);
            }
        }
        cleanup::erase_dead(block);
        if !changed {
            return;
        }
    }
}

/// Moves a slice before the operation that defines its operand, or a pad after its users; with `all`, also one that would get
/// stuck.
fn move_outward(op: Op, sizes: &mut HashSet<i64>, all: bool) -> bool {
    if unroll(op, sizes) {
        return true;
    }
    if let Some(slice) = Slice::of(op).filter(|s| s.touches(sizes)) {
        let moved = slice.rewrite(op);
        if moved {
            // From here on the uncut vocabulary counts as one.
            sizes.extend(slice.cut_sizes(sizes));
        }
        return moved;
    }
    let pad = Pad::of(op).filter(|p| p.touches(sizes) && (all || slice_users::sinks(op, p, sizes)));
    pad.is_some_and(|pad| slice_motion::sink_pad(op, &pad, sizes))
}
