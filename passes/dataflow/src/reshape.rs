//! Dimensions through reshapes, and values through operations that keep the order of elements.

use grpo_ir::{Kind, TensorType, Val};

/// The dimension of `from` that becomes dimension `axis` of a reshape to `ty`: it has the same size, not 1, and as many elements
/// minor to it.
pub fn reshape_axis(from: Val, ty: &TensorType, axis: usize) -> Option<usize> {
    let f = TensorType::of(from)?;
    let behind: i64 = ty.shape[axis + 1..].iter().product();
    (0..f.rank()).find(|a| {
        f.shape[*a] == ty.shape[axis]
            && ty.shape[axis] > 1
            && f.shape[*a + 1..].iter().product::<i64>() == behind
    })
}

/// The inverse of [`reshape_axis`].
pub fn reshape_axis_forward(from: &TensorType, axis: usize, to: &TensorType) -> Option<usize> {
    let behind: i64 = from.shape[axis + 1..].iter().product();
    (0..to.rank()).find(|a| {
        to.shape[*a] == from.shape[axis]
            && from.shape[axis] > 1
            && to.shape[*a + 1..].iter().product::<i64>() == behind
    })
}

/// The non-unit dimensions of `from` that a reshape to `to` splits or merges into exactly the dimensions `axes`.
pub fn reshape_axes(from: &TensorType, to: &TensorType, axes: &[usize]) -> Option<Vec<usize>> {
    let (mut found, mut i, mut j) = (Vec::new(), 0, 0);
    while i < from.rank() || j < to.rank() {
        // The fewest next dimensions on both sides with equal numbers of elements.
        let (first, other) = (i, j);
        let (mut left, mut right) = (1, 1);
        loop {
            match (left <= right && i < from.rank(), j < to.rank()) {
                (true, _) => (left, i) = (left * from.shape[i], i + 1),
                (false, true) => (right, j) = (right * to.shape[j], j + 1),
                (false, false) => break,
            }
            if left == right {
                break;
            }
        }
        (left == right).then_some(())?;
        let mut long = (other..j).filter(|axis| to.shape[*axis] != 1).peekable();
        let is_of = |axis: usize| axes.contains(&axis);
        if long.peek().is_some_and(|axis| is_of(*axis)) {
            long.all(is_of).then_some(())?;
            found.extend((first..i).filter(|dim| from.shape[*dim] != 1));
        } else if long.any(is_of) {
            return None;
        }
    }
    Some(found)
}

/// The value before reshapes, broadcasts that only add unit dimensions, barriers and sharding constraints.
pub fn peel(v: Val) -> Val {
    let Some(op) = v.def() else { return v };
    match op.kind() {
        Kind::Reshape | Kind::ShardingConstraint => peel(op.operand(0)),
        Kind::BroadcastInDim => {
            let (Some(f), Some(t)) = (TensorType::of(op.operand(0)), TensorType::of(v)) else {
                return v;
            };
            let dims = op.ints("broadcast_dimensions").unwrap_or_default();
            let same = f.elements() == t.elements() && dims.windows(2).all(|w| w[0] < w[1]);
            if same { peel(op.operand(0)) } else { v }
        }
        Kind::OptimizationBarrier => peel(op.operand(v.result_index())),
        _ => v,
    }
}

/// The value before optimization barriers.
pub fn through_barriers(v: Val) -> Val {
    match v.def() {
        Some(op) if op.is(Kind::OptimizationBarrier) => through_barriers(op.operand(v.result_index())),
        _ => v,
    }
}

#[cfg(test)]
mod tests {
    use super::reshape_axes;
    use grpo_ir::{Elem, TensorType};

    #[test]
    fn dimensions_of_a_reshape_are_all_or_none() {
        let axes = |from: &[i64], to: &[i64], axes: &[usize]| {
            let ty = |shape: &[i64]| TensorType::new(shape.to_vec(), Elem::F32);
            reshape_axes(&ty(from), &ty(to), axes)
        };
        assert_eq!(axes(&[4, 15], &[4, 3, 5], &[1, 2]), Some(vec![1]));
        assert_eq!(axes(&[4, 15], &[4, 3, 5], &[1]), None);
        assert_eq!(axes(&[4, 15], &[4, 3, 5], &[0]), Some(vec![0]));
        assert_eq!(axes(&[4, 15], &[2, 2, 15], &[2]), Some(vec![1]));
        assert_eq!(axes(&[6, 10], &[4, 15], &[1]), None);
        assert_eq!(axes(&[3, 5, 1, 4], &[1, 15, 4, 1], &[1]), Some(vec![0, 1]));
        assert_eq!(axes(&[3, 1], &[3], &[0]), Some(vec![0]));
    }
}
