//! Builders for slices and zero pads.

use grpo_dataflow::splat;
use grpo_ir::{Builder, Kind, TensorType, Val, int_array};

/// `v[start:limit]`; `v` itself for the whole array.
pub fn slice<'c>(b: &Builder<'c>, v: Val<'c>, start: &[i64], limit: &[i64]) -> Option<Val<'c>> {
    let ty = TensorType::of(v)?;
    if start.iter().all(|s| *s == 0) && limit == ty.shape {
        return Some(v);
    }
    let shape: Vec<i64> = start.iter().zip(limit).map(|(s, l)| l - s).collect();
    let out = TensorType::new(shape, ty.elem);
    if let Some(text) = splat(v) {
        return Some(b.splat(&out, &text));
    }
    let attrs = [
        ("start_indices", int_array(start)),
        ("limit_indices", int_array(limit)),
        ("strides", int_array(&vec![1; ty.rank()])),
    ];
    Some(b.one(Kind::Slice, &[v], &attrs, &out))
}

/// Pads `v` with `low` zeros before and `high` after it; `v` itself for no zeros.
pub fn pad<'c>(b: &Builder<'c>, v: Val<'c>, low: &[i64], high: &[i64]) -> Option<Val<'c>> {
    let ty = TensorType::of(v)?;
    if low.iter().chain(high).all(|p| *p == 0) {
        return Some(v);
    }
    let shape: Vec<i64> = (0..ty.rank()).map(|d| ty.shape[d] + low[d] + high[d]).collect();
    let zero = b.zero(&TensorType::new([], ty.elem));
    let attrs = [
        ("edge_padding_low", int_array(low)),
        ("edge_padding_high", int_array(high)),
        ("interior_padding", int_array(&vec![0; ty.rank()])),
    ];
    Some(b.one(Kind::Pad, &[v, zero], &attrs, &TensorType::new(shape, ty.elem)))
}
