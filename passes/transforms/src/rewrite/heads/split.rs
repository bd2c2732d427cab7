//! The operations of a block that can be split by heads.

use crate::rewrite::cleanup::erase_dead;
use crate::rewrite::heads::Product;
use crate::rewrite::heads::sequence::{sequence, written};
use crate::rewrite::parts::Parts;
use grpo_dataflow::index_map::Factor;
use grpo_dataflow::marks;
use grpo_io::remarks::users_line;
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
/// as the logits, the new operations are erased, and the products get an attribute with the reason.
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
    let (mut products, mut inside): (Vec<Op>, HashSet<Op>) = Default::default();
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
            products.push(op);
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
    let outside = |v: Val<'c>| v.uses().into_iter().map(|u| u.owner).find(|op| !inside.contains(op));
    let read = logits.iter().find_map(|v| Some((*v, outside(*v)?)));
    if let Some((v, reader)) = read {
        let why = reason(v, reader);
        products.iter().for_each(|op| op.set_attr_str(marks::TOGETHER, &why));
        erase_dead(block);
        return false;
    }
    results.retain(|split| outside(split.result).is_some());
    let written: Vec<Vec<Val>> = results.into_iter().filter_map(join).collect();
    erase_dead(block);
    written.iter().for_each(|written| sequence(block, written));
    !logits.is_empty()
}

/// Why logits are not split by heads: what reads all of them.
fn reason(v: Val, reader: Op) -> String {
    // A return has no source line.
    match v.def().filter(|_| reader.is_return()) {
        Some(op) => format!("what all of them give is returned{}", users_line(&op.location_text())),
        None => {
            let line = users_line(&reader.location_text());
            format!("{} reads what all of them give{line}", reader.name())
        }
    }
}

/// Replaces a result by an array of its parts. Returns the array after each part is written, if only the function's return reads it.
fn join<'c>(split: Split<'c>) -> Option<Vec<Val<'c>>> {
    let Split { result, dim, parts } = split;
    let Some(dim) = dim else {
        result.replace_all_uses(parts[0]);
        return None;
    };
    let b = Builder::before(result.def()?);
    let ty = result.tensor_type();
    let mut unit = ty.shape.clone();
    unit[dim] = 1;
    let parts: Vec<Val> = parts.into_iter().map(|part| b.reshape(part, &unit)).collect();
    if !result.uses().iter().all(|used| used.owner.is_return()) {
        result.replace_all_uses(b.concatenate(&parts, dim));
        return None;
    }
    let all = written(&b, &parts, &ty, dim);
    result.replace_all_uses(*all.last()?);
    Some(all)
}
