//! All-to-all for weights that the program splits along the contracted dimension, over axes that split columns here.
//!
//! Each device holds a part of the contracted dimension for many columns, and receives all of it for few columns. The gradient by
//! the weights is exchanged in reverse. No number is computed.

use crate::partition::collective::Collectives;
use crate::partition::dims::Dim;
use grpo_dataflow::mesh::{Axes, Mesh};
use grpo_ir::Val;

/// The exchange of one value with a vocabulary dimension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Exchange {
    /// The contracted dimension.
    inner: usize,
    columns: usize,
    /// The last axes that split columns here; consecutive among the program's axes of `inner`.
    axes: Axes,
    /// The program's axes of `inner` before and after them.
    before: Axes,
    behind: Axes,
}

impl Exchange {
    /// The exchange for a value with these dimensions, split by `roles` here and by `program` in the program; none if the program's
    /// axes do not divide the contracted dimension.
    pub fn of(mesh: &Mesh, dims: &[Dim], roles: &[Axes], program: &[Axes]) -> Option<Exchange> {
        let (inner, extent) = dims.iter().enumerate().find_map(|(at, dim)| match dim {
            Dim::Weights(extent) => Some((at, *extent)),
            _ => None,
        })?;
        let columns = dims.iter().position(|d| *d == Dim::Vocabulary)?;
        let theirs = program.get(inner).filter(|axes| extent % mesh.size(axes) == 0)?;
        let axes: Axes = roles[columns].iter().copied().filter(|a| theirs.contains(a)).collect();
        let at = theirs.iter().position(|a| Some(a) == axes.first())?;
        let behind = theirs[at..].strip_prefix(&axes[..])?.to_vec();
        let before = theirs[..at].to_vec();
        roles[columns].ends_with(&axes).then_some(Exchange { inner, columns, axes, before, behind })
    }

    /// Changes the axes with which the value enters the region to the program's split of the contracted dimension.
    pub fn enters(&self, spec: &mut [Axes]) {
        let kept = self.kept(spec);
        spec[self.columns].truncate(kept);
        spec[self.inner] = [&self.before[..], &self.axes, &self.behind].concat();
    }

    /// The whole contracted dimension of this device's columns.
    pub fn entering<'c>(
        &self,
        c: &Collectives<'_, 'c>,
        v: Val<'c>,
        spec: &[Axes],
        roles: &[Axes],
    ) -> Val<'c> {
        let kept = self.kept(roles);
        let v = c.all_gather(v, &spec[self.columns][kept..], self.columns);
        let v = c.all_gather(v, &self.behind, self.inner);
        let v = c.all_to_all(v, &self.axes, [self.columns, self.inner]);
        c.all_gather(v, &self.before, self.inner)
    }

    /// Number of axes that split columns and are not exchanged.
    fn kept(&self, axes: &[Axes]) -> usize {
        axes[self.columns].len() - self.axes.len()
    }

    /// True if a gradient can be exchanged now: each device then holds its part of the contracted dimension by the axes `before`.
    pub(crate) fn is_next(&self, spec: &[Axes]) -> bool {
        spec[self.inner] == self.before && spec[self.columns].ends_with(&self.axes)
    }

    /// A gradient with the program's split.
    pub fn leaving<'c>(&self, c: &Collectives<'_, 'c>, v: Val<'c>, spec: &mut [Axes]) -> Val<'c> {
        let kept = self.kept(spec);
        spec[self.columns].truncate(kept);
        spec[self.inner].extend(&self.axes);
        c.all_to_all(v, &self.axes, [self.inner, self.columns])
    }
}

#[cfg(test)]
mod tests {
    use super::{Dim, Exchange};
    use grpo_dataflow::mesh::{Axis, Mesh};
    use pretty_assertions::assert_eq;

    const F: usize = 0;
    const T: usize = 1;
    const U: usize = 2;

    #[test]
    fn what_is_exchanged() {
        let axes = ["f", "t", "u"].map(|name| Axis::whole((name.into(), 2))).into();
        let mesh = Mesh { name: "m".into(), axes, order: None };
        let of = |columns: &[usize], inner: &[usize]| {
            let roles = [vec![], columns.to_vec()];
            let dims = [Dim::Weights(12), Dim::Vocabulary];
            let found = Exchange::of(&mesh, &dims, &roles, &[inner.to_vec(), vec![]]);
            found.map(|x| (x.axes, x.before, x.behind))
        };
        assert_eq!(of(&[F, T], &[T]), Some((vec![T], vec![], vec![])));
        assert_eq!(of(&[T], &[F, T]), Some((vec![T], vec![F], vec![])));
        assert_eq!(of(&[T], &[T, U]), Some((vec![T], vec![], vec![U])));
        assert_eq!(of(&[T, U], &[T, U]), Some((vec![T, U], vec![], vec![])));
        // Nothing to exchange, and an exchange that one all-to-all cannot do.
        assert_eq!(of(&[F], &[T]), None);
        assert_eq!(of(&[T, F], &[T]), None);
        assert_eq!(of(&[T, U], &[U, T]), None);
        assert_eq!(of(&[F, U], &[F, T, U]), None);
        // Twelve are not divisible by eight.
        assert_eq!(of(&[T], &[F, T, U]), None);
    }
}
