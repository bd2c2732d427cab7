//! `normalize`: see the pass's documentation below.

use crate::options::Options;
use crate::pass::{Pass, PassContext};
use crate::rewrite::barriers;
use crate::rewrite::cast_before_pad::cast_before_pad;
use crate::rewrite::clamped_index::clamped_index;
use crate::rewrite::constant_place::constant_place;
use crate::rewrite::fixed_point::{replace_until_stable, until_stable};
use crate::rewrite::flat_rows;
use crate::rewrite::heads::Product;
use crate::rewrite::identities::unscaled;
use crate::rewrite::linear_sum::linear_sum;
use crate::rewrite::outer_product::outer_product;
use crate::rewrite::row_motion::{may_sink, raise_pad, sink_slice};
use crate::rewrite::shift_gradient;
use crate::rewrite::slice_motion::{raise_slice, sink_pad, sinks};
use crate::rewrite::sum_of_pads::{each_pad, is_apart, sum_of_pads};
use crate::rewrite::unstack;
use crate::rewrite::whole_contraction::whole_contraction;
use crate::rewrite::window::Window;
use crate::rewrite::{cleanup, common_subexpressions};
use grpo_dataflow::partitioning;
use grpo_io::error::Result;
use grpo_ir::{Block, Elem, Op, TensorType, Val};
use grpo_recognize::anchor::{is_of_product, of_exponentials};
use grpo_recognize::attention::is_attention;
use rustc_hash::FxHashSet as HashSet;

/// Moves slices and pads of logits-sized values to where they are small.
pub struct Normalize;

/// A rewrite of one operation as wide as a softmax of these extents.
type Rule = for<'c> fn(Op<'c>, &HashSet<i64>) -> Option<Val<'c>>;

const RULES: [Rule; 6] =
    [unscaled, clamped_index, whole_contraction, outer_product, constant_place, cast_before_pad];

/// Maximum number of slices of one array that are computed for all of its rows.
const MOST_PARTS: usize = 8;

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
- A gradient that consists of slices of rows, for logits that are split by batch, is multiplied slice by slice or, on a
  mesh or if slices share rows, computed for all rows.
- Rows that are flattened for the head's product, `(h.reshape(-1, H) @ w).reshape(B, T, V)[:, :-1]`, keep the token
  dimensions.
- The sum over the vocabulary of a scatter of one update per row without other users becomes that update.
- The gradient through the maximum of a hand-written softmax, which is 0 in real numbers, is added at the first
  largest entry by its index.
- If logits are stored anyway, a loss reads its slice of them.
- A product of several heads' weights becomes one product per head, and operations on stacked arrays as large as the
  logits (those heads, or `jnp.stack([a, b], -1)`) become operations on each array.
- A matrix product multiplied or divided by 1 is that product.
- A contraction of columns and rows at once (`btv,btv->`) becomes a sum of products.
- Index vectors that are clamped as a whole are clamped by component, equal matrix products become one, and dynamic
  slices at constant indices become slices.

Only values with a dimension over which a softmax of the block runs are rewritten. Slices and pads move for losses
only, not for attention, whose keys are as many as rows, nor for the experts of a router next to a vocabulary.

Where a pad is added to the gradient of another loss, everything is computed for all rows.

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
        let anchors: Vec<(Block, Softmax)> = module
            .walk()
            .into_iter()
            .filter_map(|op| {
                let t = of_exponentials(op)?;
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
                let losses = here.iter().filter(|s| !s.is_attention);
                let vocabularies: HashSet<i64> = losses.map(|s| s.extent).collect();
                block.ops().into_iter().for_each(|op| barriers::skip(op, &vocabularies));
                cleanup::erase_dead(*block);
                let is_split = partitioning.is_automatic(*block);
                let keeps_heads = context.findings.heads.is_off || is_split;
                // A sum of exponentials over tokens does not make the heads a vocabulary.
                let of_product =
                    here.iter().filter(|s| !s.is_attention && s.is_of_product && !keeps_heads);
                let columns: HashSet<i64> = of_product.map(|s| s.extent).collect();
                let found = here.iter().map(|s| s.extent).collect();
                let product = |op| several_heads(op, &columns, context.options);
                context.done.heads |= normalize_block(*block, &found, vocabularies, is_split, product);
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

/// A product of several heads, with a vocabulary in `columns`, that is profitable to split.
fn several_heads(op: Op, columns: &HashSet<i64>, options: &Options) -> Option<Product> {
    Product::of(op, |extent| columns.contains(&extent)).filter(|product| {
        let logits = product.rows.saturating_mul(product.columns).saturating_mul(product.heads);
        let bytes = logits.unsigned_abs().saturating_mul(Elem::F32.bytes());
        options.may_pay(product.columns, bytes)
    })
}

/// Moves slices to operands and pads to users; then moves slices that got stuck to users, and pads to operands; then repeats the
/// first step.
///
/// `found` are the extents of all softmaxes, `vocabularies` those of losses: attention has as many keys as rows, and slices of queries
/// and keys (RoPE) would become products of their own. Returns whether a `product` of several heads was split.
fn normalize_block<'c>(
    block: Block<'c>,
    found: &HashSet<i64>,
    mut vocabularies: HashSet<i64>,
    is_split: bool,
    product: impl Fn(Op<'c>) -> Option<Product>,
) -> bool {
    let mut sizes = vocabularies.clone();
    replace_until_stable(block, |op| RULES.iter().find_map(|rule| rule(op, found)));
    let has_heads = unstack::over(block, found, product);
    flat_rows::unflatten(block, &vocabularies);
    common_subexpressions::unify_products(block, found);
    if shift_gradient::is_compared(block, &vocabularies) {
        // Makes equal maxima one.
        common_subexpressions::unify_all(block);
        until_stable(block, |op| shift_gradient::of_maximum(op, &vocabularies).is_some());
    }
    compute_stuck(block, &vocabularies, is_split);
    until_stable(block, |op| move_outward(op, &mut sizes, false));
    replace_until_stable(block, |op| each_pad(op, &vocabularies));
    vocabularies.extend(&sizes);
    until_stable(block, |op| {
        let slice = Window::of_slice(op).filter(|slice| slice.keeps(&vocabularies));
        slice.is_some_and(|slice| sink_slice(op, &slice, &vocabularies))
    });
    replace_until_stable(block, |op| {
        let is_stuck = |pad: &Window| pad.touches(&vocabularies) && !sinks(op, pad, &sizes);
        raise_pad(op, &Window::of_pad(op).filter(is_stuck)?, &vocabularies)
    });
    until_stable(block, |op| move_outward(op, &mut sizes, true));
    replace_until_stable(block, |op| linear_sum(op, &vocabularies));
    has_heads
}

/// Computes logits of rows that are cut off if their gradient's pads get stuck: at the sum with the gradient of other rows, or of
/// another loss over all rows. The gradient of a row that is cut off is 0. On one device, slices that share no rows are losses of their
/// own; in a program that the partitioner splits, a slice may be on other devices than the hidden states of its rows.
fn compute_stuck(block: Block, vocabularies: &HashSet<i64>, is_split: bool) {
    replace_until_stable(block, |op| sum_of_pads(op, vocabularies));
    let pads = block.ops().into_iter().filter_map(|op| Some((op, Window::of_pad(op)?)));
    let may_stick = |(op, pad): &(Op, Window)| {
        pad.touches(vocabularies) && (is_split || !is_apart(*op, vocabularies))
    };
    let pads: Vec<(Op, Window)> = pads.filter(may_stick).collect();
    // The uncut vocabulary is a vocabulary as well.
    let mut sizes = vocabularies.clone();
    sizes.extend(pads.iter().flat_map(|(_, pad)| pad.cut_sizes(vocabularies)));
    let mut parts: Vec<Window> = Vec::new();
    for (op, part) in pads {
        if !parts.contains(&part) && !sinks(op, &part, &sizes) {
            parts.push(part);
        }
    }
    // Parts of one array may have one shape, by which their values are found.
    while let Some(first) = parts.first().cloned() {
        let of_array: Vec<Window> = parts.extract_if(.., |part| part.all == first.all).collect();
        // A slice of one row, `logits[i]`, often loses the dimension.
        let is_row = |part: &Window| part.cut_dims().any(|dim| part.extent(dim) == 1);
        let are_few =
            of_array.len() == 1 || of_array.len() <= MOST_PARTS && !of_array.iter().any(is_row);
        if are_few && may_sink(block, &of_array) {
            of_array.iter().for_each(|part| compute_cut(block, part, &sizes));
        }
    }
}

/// Computes the users of the slice `part` of rows for all of them, and the operands of its pads.
fn compute_cut(block: Block, part: &Window, sizes: &HashSet<i64>) {
    until_stable(block, |op| {
        Window::of_slice(op).is_some_and(|slice| slice == *part && sink_slice(op, part, sizes))
    });
    replace_until_stable(block, |op| {
        Window::of_pad(op).filter(|pad| pad == part).and_then(|_| raise_pad(op, part, sizes))
    });
}

/// Moves a slice before the operation that defines its operand, or a pad after its users; with `all`, also one that would get
/// stuck. Returns whether anything changed.
fn move_outward(op: Op, sizes: &mut HashSet<i64>, all: bool) -> bool {
    let slice = Window::of_slice(op).filter(|slice| slice.keeps(sizes));
    if let Some(slice) = slice
        && let Some(new) = raise_slice(op, &slice)
    {
        op.result(0).replace_all_uses(new);
        // From here on the uncut vocabulary counts as one.
        sizes.extend(slice.cut_sizes(sizes));
        return true;
    }
    let pad = Window::of_pad(op).filter(|pad| pad.touches(sizes) && (all || sinks(op, pad, sizes)));
    pad.is_some_and(|pad| sink_pad(op, &pad, sizes))
}
