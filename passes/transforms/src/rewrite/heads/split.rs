//! The operations of a block that can be split by heads.

use crate::rewrite::cleanup::erase_dead;
use crate::rewrite::heads::Product;
use crate::rewrite::parts::Parts;
use grpo_dataflow::index_map::Factor;
use grpo_dataflow::marks;
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// A result of an operation that is split.
struct Split<'c> {
    result: Val<'c>,
    /// The head dimension; none for a sum over heads.
    dim: Option<usize>,
    /// One value per head, or the sum.
    parts: Vec<Val<'c>>,
}

/// Splits products of `count` heads, and the operations on them. Returns whether it did. If another operation reads a value as large
/// as the logits, the new operations are erased.
pub(super) fn split<'c>(
    block: Block<'c>,
    count: i64,
    product: impl Fn(&Op<'c>) -> Option<Product>,
    is_vocabulary: impl Fn(i64) -> bool,
) -> bool {
    let is_wide = |v: Val| {
        TensorType::of(v).is_some_and(|ty| ty.rank() > 1 && ty.shape.iter().any(|d| is_vocabulary(*d)))
    };
    let mut heads = Parts::new(block, &is_wide);
    let mut inside: HashSet<Op> = HashSet::default();
    let (mut results, mut logits): (Vec<Split>, Vec<Val>) = Default::default();
    // Gradients by weights and hidden states, and moves of them.
    let mut gradients: HashSet<Val> = HashSet::default();
    let mut rows = 0;
    for op in block.ops() {
        let known: Vec<Val> = op.operands().filter(|v| heads.known.contains_key(v)).collect();
        // A gradient by weights has the form of such a product as well.
        let product = product(&op).filter(|_| known.is_empty());
        let moves = matches!(op.kind(), Kind::Transpose | Kind::Convert | Kind::Reshape);
        let of_gradient = known.iter().any(|v| gradients.contains(v));
        if product.is_none() && (known.is_empty() || of_gradient && !moves) {
            continue;
        }
        let factor = match &product {
            Some(product) => Some(Factor::of_result(op, product.dim)),
            None => heads.factor(op),
        };
        let Some(factor) = factor else { continue };
        let Some(split) = heads.split(op, &factor) else { continue };
        inside.insert(op);
        if let Some(product) = &product {
            rows = rows.max(product.rows.saturating_mul(count));
            let copies = split[0].iter().filter_map(|part| part.def());
            copies.for_each(|op| op.set_attr_text(marks::HEAD, &format!("{count} : i64")));
        }
        for (v, parts) in op.results().zip(split) {
            results.push(Split { result: v, dim: factor.result, parts: parts.clone() });
            let Some(dim) = factor.result else { continue };
            heads.known.insert(v, (dim, parts));
            let is_gradient = match op.kind() {
                _ if product.is_some() => false,
                Kind::DotGeneral => v.tensor_type().elements() > rows,
                Kind::Reduce => is_wide(v),
                _ => of_gradient,
            };
            if is_gradient {
                gradients.insert(v);
            } else if is_wide(v) {
                logits.push(v);
            }
        }
    }
    let is_read = |v: Val<'c>| v.uses().iter().any(|used| !inside.contains(&used.owner));
    let is_split = !logits.is_empty() && !logits.into_iter().any(is_read);
    if is_split {
        results.into_iter().filter(|split| is_read(split.result)).for_each(join);
    }
    erase_dead(block);
    is_split
}

/// Replaces a result by the concatenation of its parts, or by the sum over heads.
fn join(Split { result, dim, parts }: Split) {
    let new = match (dim, result.def()) {
        (Some(dim), Some(op)) => {
            let b = Builder::before(op);
            let mut unit = result.tensor_type().shape;
            unit[dim] = 1;
            let units: Vec<Val> = parts.into_iter().map(|part| b.reshape(part, &unit)).collect();
            b.concatenate(&units, dim)
        }
        _ => parts[0],
    };
    result.replace_all_uses(new);
}
