//! Strided readings of vectors: what broadcasts, transposes, slices and repeats are made of.

use crate::program::{Dim, Gather};

/// The strides of a dense row-major shape.
pub(super) fn dense_strides(shape: &[usize]) -> Vec<usize> {
    let mut strides = vec![1; shape.len()];
    for at in (1..shape.len()).rev() {
        strides[at - 1] = strides[at] * shape[at];
    }
    strides
}

/// Reads `from` as `to` under trailing-aligned broadcasting; `None` if the shapes do not allow it.
pub(super) fn broadcast(from: &[usize], to: &[usize]) -> Option<Gather> {
    let lead = to.len().checked_sub(from.len())?;
    let strides = dense_strides(from);
    let mut dims = Vec::with_capacity(to.len());
    for (at, size) in to.iter().enumerate() {
        let stride = match at.checked_sub(lead) {
            None => 0,
            Some(i) if from[i] == *size => strides[i],
            Some(i) if from[i] == 1 => 0,
            Some(_) => return None,
        };
        dims.push(Dim { size: *size, stride });
    }
    Some(Gather { offset: 0, dims })
}

/// Reads `from` with its dimensions in the order of `permutation`.
pub(super) fn permute(from: &[usize], permutation: &[usize]) -> Option<Gather> {
    let strides = dense_strides(from);
    let mut seen = vec![false; from.len()];
    for p in permutation {
        if std::mem::replace(seen.get_mut(*p)?, true) {
            return None;
        }
    }
    let dims = permutation.iter().map(|p| Dim { size: from[*p], stride: strides[*p] }).collect();
    (permutation.len() == from.len()).then_some(Gather { offset: 0, dims })
}

/// Reads the box of `sizes` at `offsets`, `steps` apart.
pub(super) fn slice(
    from: &[usize],
    offsets: &[usize],
    sizes: &[usize],
    steps: &[usize],
) -> Option<Gather> {
    if offsets.len() != from.len() || sizes.len() != from.len() || steps.len() != from.len() {
        return None;
    }
    let strides = dense_strides(from);
    let mut offset = 0;
    let mut dims = Vec::with_capacity(from.len());
    for at in 0..from.len() {
        let last = sizes[at].checked_sub(1)?.checked_mul(steps[at])?;
        if last.checked_add(offsets[at])? >= from[at] {
            return None;
        }
        offset += offsets[at] * strides[at];
        dims.push(Dim { size: sizes[at], stride: strides[at] * steps[at] });
    }
    Some(Gather { offset, dims })
}

/// Reads `from` `times` over along dimension `at`.
pub(super) fn repeat(from: &[usize], at: usize, times: usize) -> Option<Gather> {
    if at >= from.len() {
        return None;
    }
    let strides = dense_strides(from);
    let mut dims: Vec<Dim> =
        from.iter().zip(strides).map(|(size, stride)| Dim { size: *size, stride }).collect();
    dims.insert(at, Dim { size: times, stride: 0 });
    Some(Gather { offset: 0, dims })
}

/// Whether a reading of a vector with `count` elements leaves it as it is.
pub(super) fn is_identity(gather: &Gather, count: usize) -> bool {
    let mut expected = 1;
    let dense = gather.dims.iter().rev().all(|dim| {
        let fits = dim.size == 1 || dim.stride == expected;
        expected *= dim.size;
        fits
    });
    gather.offset == 0 && dense && expected == count
}

/// The sizes before, at and after a dimension.
pub(super) fn around(shape: &[usize], at: usize) -> Option<(usize, usize, usize)> {
    let size = *shape.get(at)?;
    Some((shape[..at].iter().product(), size, shape[at + 1..].iter().product()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broadcasts_align_at_the_end() {
        let dims = broadcast(&[4, 1], &[2, 4, 3]).unwrap().dims;
        let strides: Vec<usize> = dims.iter().map(|d| d.stride).collect();
        assert_eq!(strides, [0, 1, 0]);
        assert!(broadcast(&[3], &[4]).is_none());
        assert!(broadcast(&[1, 3], &[3]).is_none());
    }

    #[test]
    fn permutations_are_checked() {
        assert!(permute(&[2, 3], &[0, 0]).is_none());
        assert!(permute(&[2, 3], &[0, 2]).is_none());
        assert!(permute(&[2, 3], &[1]).is_none());
        assert!(is_identity(&permute(&[2, 3], &[0, 1]).unwrap(), 6));
        assert!(!is_identity(&permute(&[2, 3], &[1, 0]).unwrap(), 6));
    }

    #[test]
    fn slices_stay_inside() {
        assert!(slice(&[8], &[4], &[4], &[1]).is_some());
        assert!(slice(&[8], &[5], &[4], &[1]).is_none());
        assert!(slice(&[8], &[1], &[4], &[2]).is_some());
        assert!(slice(&[8], &[2], &[4], &[2]).is_none());
    }
}
