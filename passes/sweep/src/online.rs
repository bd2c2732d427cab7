//! The terms of an `online` sink.
//!
//! An online sink keeps a running maximum `M` of its exponent `e` and sums relative to it, which are moved
//! whenever `M` grows (Milakov and Gimelshein, "Online normalizer calculation for softmax", 2018):
//!
//! ```text
//! M[n]  = min(FLT_MAX, max(−FLT_MAX, max_v e[n,v]))
//! A[n]  = Σ_v  w · (e − M)^degree · factor    where the mask holds,   w = exp(e − M), or 1 if unweighted
//! ```
//!
//! What this means for special values, and every lowering keeps to it:
//! - `M` is finite or NaN. A row of −inf has `M = −FLT_MAX` and `w = 0`; a row with +inf has `M = FLT_MAX` and
//!   `w = +inf` there, 0 elsewhere, so that `exp(M − r)·A` is what `Σ exp(e − r)` is, for r = 0 as for r = +inf.
//! - Terms are plain IEEE arithmetic: `0·(−inf)` is NaN, as it is in the program. Where the mask does not hold
//!   nothing is added, whatever exponent and factor are there.
//! - Rescaling multiplies by `exp(M − M')`, whose exponent is cut at [`VANISHING_EXPONENT`], so that a first
//!   maximum of −FLT_MAX gives 0 and never `0·inf`; a sum that is NaN stays NaN.

use crate::NodeId;

/// Exponents this far below a row's maximum vanish: `exp(-128)` is 0 in f32, whose smallest number is about
/// `exp(-103)`. Rescaling cuts differences of maxima here.
pub const VANISHING_EXPONENT: i64 = -128;

/// One sum of an online sink; see [`self`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OnlineTerm {
    /// An f32 value of the body.
    pub factor: NodeId,
    /// An i1 value of the body; none: it holds everywhere.
    pub mask: Option<NodeId>,
    /// 0 or 1: how often the distance to the maximum is multiplied in.
    pub degree: u32,
    /// Whether `exp(e − M)` is multiplied in.
    pub weighted: bool,
}

impl OnlineTerm {
    /// `Σ exp(e − M)·factor`.
    pub fn weighted(factor: NodeId) -> OnlineTerm {
        OnlineTerm { factor, mask: None, degree: 0, weighted: true }
    }

    /// The body values that the term reads: its factor, and its mask if it has one.
    pub fn values(&self) -> impl Iterator<Item = NodeId> {
        std::iter::once(self.factor).chain(self.mask)
    }

    /// The same term over other body values, taken from `next` in the order of [`OnlineTerm::values`].
    pub fn with_values(&self, mut next: impl FnMut() -> NodeId) -> OnlineTerm {
        let factor = next();
        OnlineTerm { factor, mask: self.mask.map(|_| next()), ..*self }
    }

    /// The same sum without the distance, which moving a sum of degree 1 to another maximum needs:
    /// `(e − M') = (e − M) + (M − M')`.
    pub fn plain(&self) -> OnlineTerm {
        OnlineTerm { degree: 0, ..*self }
    }
}

/// The sums that a sink accumulates, in order: each term once, and before a term of degree 1 its
/// [`OnlineTerm::plain`] one.
pub fn online_sums(terms: &[OnlineTerm]) -> Vec<OnlineTerm> {
    let mut out: Vec<OnlineTerm> = Vec::new();
    for term in terms {
        for degree in 0..=term.degree {
            let sum = OnlineTerm { degree, ..*term };
            if !out.contains(&sum) {
                out.push(sum);
            }
        }
    }
    out
}

/// The place of a sum among those that are accumulated.
///
/// # Panics
/// If `sums` was made of other terms.
pub fn place(sums: &[OnlineTerm], sum: &OnlineTerm) -> usize {
    sums.iter().position(|s| s == sum).expect("every term has its sum")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn distance_weighted_sums_keep_the_plain_sum() {
        let term = |factor, degree, weighted| OnlineTerm { factor, mask: None, degree, weighted };
        let terms = [term(4, 0, true), term(4, 1, true), term(7, 1, true), term(7, 1, false)];
        let sums: Vec<(NodeId, u32, bool)> =
            online_sums(&terms).iter().map(|s| (s.factor, s.degree, s.weighted)).collect();
        assert_eq!(
            sums,
            [(4, 0, true), (4, 1, true), (7, 0, true), (7, 1, true), (7, 0, false), (7, 1, false)]
        );
    }
}
