//! The order of a value's rows.
//!
//! The rows of a [`Tile`](crate::tile::Tile) are its flattened dimensions without the vocabulary's. Transposes of these (time-major code, a
//! `vmap` over the second axis) permute the rows. A region has one order, that of its logits; row values and results of other orders are
//! transposed, which permutes `[N]` values and never logits.

use crate::tile::drop_axis;
use grpo_ir::{Builder, Op, TensorType, Val};

/// The row dimensions of a value, major first, as pairs (size, stride in the region's rows), without unit dimensions. Dimensions that are
/// contiguous in both are merged, so that the region's order has at most one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RowOrder(Vec<(i64, i64)>);

impl RowOrder {
    /// The region's order.
    pub fn identity(rows: i64) -> RowOrder {
        RowOrder::of([(rows, 1)])
    }

    fn of(dims: impl IntoIterator<Item = (i64, i64)>) -> RowOrder {
        let mut merged: Vec<(i64, i64)> = Vec::new();
        for (extent, stride) in dims.into_iter().filter(|d| d.0 != 1) {
            match merged.last_mut() {
                Some(last) if last.1 == stride * extent => *last = (last.0 * extent, stride),
                _ => merged.push((extent, stride)),
            }
        }
        RowOrder(merged)
    }

    /// True for the region's order.
    pub fn is_identity(&self) -> bool {
        self.0.len() <= 1
    }

    /// The strides of row dimensions of these sizes, major first; none if one of them spans transposed dimensions.
    fn strides(&self, extents: &[i64]) -> Option<Vec<i64>> {
        let mut left = self.0.clone();
        let mut strides = vec![0; extents.len()];
        for (at, extent) in extents.iter().enumerate().rev().filter(|(_, e)| **e != 1) {
            let last = left.last_mut()?;
            (last.0 % extent == 0).then_some(())?;
            strides[at] = last.1;
            *last = (last.0 / extent, last.1 * extent);
            if last.0 == 1 {
                left.pop();
            }
        }
        left.is_empty().then_some(strides)
    }

    /// The order of a transpose's operand, where this is the order of its result with vocabulary dimension `axis`.
    pub fn before(&self, transpose: Op, axis: usize) -> Option<RowOrder> {
        // Dimension `permutation[i]` of the operand is dimension `i` of the result.
        let permutation = transpose.dims("permutation")?;
        let mut dims: Vec<usize> = (0..permutation.len()).collect();
        dims.sort_by_key(|i| permutation[*i]);
        self.permuted_dims(transpose.result(0), axis, dims)
    }

    /// The order of a transpose's result, where this is the order of its operand with vocabulary dimension `axis`.
    pub fn after(&self, transpose: Op, axis: usize) -> Option<RowOrder> {
        self.permuted_dims(transpose.operand(0), axis, transpose.dims("permutation")?)
    }

    /// The order of the row dimensions of `v`, which has this order, in the sequence of `dims`.
    fn permuted_dims(&self, v: Val, axis: usize, dims: Vec<usize>) -> Option<RowOrder> {
        let shape = TensorType::of(v)?.shape;
        let mut strides = self.strides(&drop_axis(&shape, axis))?;
        strides.insert(axis, 0);
        let rows = dims.into_iter().filter(|dim| *dim != axis);
        Some(RowOrder::of(rows.map(|dim| (shape[dim], strides[dim]))))
    }

    /// The region's order relative to this one.
    pub fn inverse(&self) -> RowOrder {
        let mut minor = 1;
        let mut dims: Vec<(i64, i64, i64)> = Vec::new();
        for (extent, stride) in self.0.iter().rev() {
            dims.push((*extent, *stride, minor));
            minor *= extent;
        }
        dims.sort_by_key(|d| std::cmp::Reverse(d.1));
        RowOrder::of(dims.into_iter().map(|(extent, _, own)| (extent, own)))
    }

    /// Permutes a value, whose first dimension is rows in this order, to the region's order.
    pub fn to_region_order<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
        self.permuted(b, v, &self.0, &self.by_stride())
    }

    /// Permutes a value, whose first dimension is rows in the region's order, to this order.
    pub fn to_value_order<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
        let order = self.by_stride();
        let dims: Vec<(i64, i64)> = order.iter().map(|i| self.0[*i]).collect();
        let back: Vec<usize> =
            (0..order.len()).filter_map(|i| order.iter().position(|o| *o == i)).collect();
        self.permuted(b, v, &dims, &back)
    }

    /// The dimensions in the region's order.
    fn by_stride(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.0.len()).collect();
        order.sort_by_key(|i| std::cmp::Reverse(self.0[*i].1));
        order
    }

    /// Splits the first dimension of `v` into row dimensions `dims`, permutes these by `order`, and merges them again.
    fn permuted<'c>(
        &self,
        b: &Builder<'c>,
        v: Val<'c>,
        dims: &[(i64, i64)],
        order: &[usize],
    ) -> Val<'c> {
        if self.is_identity() {
            return v;
        }
        let shape = v.tensor_type().shape;
        let rest = &shape[1..];
        let apart: Vec<i64> = dims.iter().map(|d| d.0).chain(rest.iter().copied()).collect();
        let order: Vec<usize> = order.iter().copied().chain(dims.len()..apart.len()).collect();
        b.reshape(b.transpose(b.reshape(v, &apart), &order), &shape)
    }
}

#[cfg(test)]
mod tests {
    use super::RowOrder;
    use pretty_assertions::assert_eq;

    #[test]
    fn contiguous_dimensions_are_merged() {
        assert_eq!(RowOrder::of([(2, 15), (3, 5), (1, 0), (5, 1)]), RowOrder::identity(30));
        let other = RowOrder::of([(5, 1), (2, 15), (3, 5)]);
        assert_eq!(other.0, [(5, 1), (6, 5)]);
        assert!(
            !other.is_identity()
                && RowOrder::identity(30).is_identity()
                && RowOrder::identity(1).is_identity()
        );
    }

    #[test]
    fn strides_of_split_dimensions() {
        let other = RowOrder::of([(5, 1), (6, 5)]);
        assert_eq!(other.strides(&[5, 2, 3]), Some(vec![1, 15, 5]));
        assert_eq!(other.strides(&[5, 1, 6]), Some(vec![1, 0, 5]));
        assert_eq!(other.strides(&[30]), None);
        assert_eq!(other.strides(&[10, 3]), None);
        assert_eq!(RowOrder::identity(30).strides(&[2, 3, 5]), Some(vec![15, 5, 1]));
    }

    #[test]
    fn an_inverse_undoes() {
        // [B,T] = [2,3] relative to [T,B], and the inverse.
        let other = RowOrder::of([(3, 1), (2, 3)]);
        assert_eq!(other.inverse(), RowOrder::of([(2, 1), (3, 2)]));
        let three = RowOrder::of([(5, 1), (2, 15), (3, 5)]);
        assert_eq!(three.inverse().inverse(), three);
        let four = RowOrder::of([(3, 14), (7, 1), (2, 7)]);
        assert_eq!(four.inverse().inverse(), four);
        assert_eq!(RowOrder::identity(30).inverse(), RowOrder::identity(30));
    }
}
