//! The `online` sink: online softmax.
//!
//! An online sink has a running maximum `M` of its exponent `e` and sums relative to it, which are rescaled when `M` grows (Milakov and
//! Gimelshein, "Online normalizer calculation for softmax", 2018):
//!
//! ```text
//! M[n]  = min(FLT_MAX, max(−FLT_MAX, max_v e[n,v]))
//! A[n]  = Σ_v  w · (e − M)^degree · factor    where the mask holds,   w = exp(e − M), or 1 if unweighted
//! ```
//!
//! Special values, in every lowering:
//! - `M` is finite or NaN. A row of −inf has `M = −FLT_MAX` and `w = 0`; a row with +inf has `M = FLT_MAX` and
//!   `w = +inf` there, 0 elsewhere, so that `exp(M − r)·A` is what `Σ exp(e − r)` is, for r = 0 as for r = +inf.
//! - Terms are IEEE arithmetic: `0·(−inf)` is NaN, as in the program. Where the mask does not hold, the term is 0 for any exponent and
//!   factor.
//! - Rescaling multiplies by `exp(M − M')`, whose exponent is clamped at [`VANISHING_EXPONENT`], so that the initial maximum −FLT_MAX
//!   results in 0 and never in `0·inf`. A NaN sum remains NaN.

use crate::{Body, NodeId};
use grpo_ir::{Builder, Elem, Elementwise, TensorType, Val};
use serde::{Deserialize, Serialize};

/// The lower bound of exponents in rescaling: `exp(-128)` is 0 in f32, whose smallest number is about `exp(-103)`.
pub const VANISHING_EXPONENT: i64 = -128;

/// One sum of an online sink; see [`self`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OnlineTerm {
    /// An f32 value of the body.
    #[serde(skip)]
    pub factor: NodeId,
    /// An i1 value of the body; none for true.
    #[serde(rename = "masked", default, skip_serializing_if = "Option::is_none", with = "presence")]
    pub mask: Option<NodeId>,
    /// The power of `e − M`: 0 or 1.
    pub degree: u32,
    /// True for the factor `exp(e − M)`.
    pub weighted: bool,
}

impl OnlineTerm {
    /// `Σ exp(e − M)·factor`.
    pub fn weighted(factor: NodeId) -> OnlineTerm {
        OnlineTerm { factor, mask: None, degree: 0, weighted: true }
    }

    /// The body values that the term reads: the factor, then the mask.
    pub fn values(&self) -> impl Iterator<Item = NodeId> {
        std::iter::once(self.factor).chain(self.mask)
    }

    /// The term over other body values, from `next` in the order of [`OnlineTerm::values`].
    pub fn with_values(&self, mut next: impl FnMut() -> NodeId) -> OnlineTerm {
        let factor = next();
        OnlineTerm { factor, mask: self.mask.map(|_| next()), ..*self }
    }

    /// The sum of degree 0, which is needed to rescale a sum of degree 1:
    /// `(e − M') = (e − M) + (M − M')`.
    pub fn plain(&self) -> OnlineTerm {
        OnlineTerm { degree: 0, ..*self }
    }
}

/// A term's mask as an attribute: true, or absent. The body value of one that is read is node 0.
mod presence {
    use crate::NodeId;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(mask: &Option<NodeId>, serializer: S) -> Result<S::Ok, S::Error> {
        mask.is_some().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<NodeId>, D::Error> {
        Ok(bool::deserialize(from)?.then_some(0))
    }
}

/// The sums that a sink accumulates: each term once, and before a term of degree 1 its [`OnlineTerm::plain`] sum.
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

/// The index of a sum in the result of [`online_sums`].
///
/// # Panics
/// If `sums` is of other terms.
pub fn place(sums: &[OnlineTerm], sum: &OnlineTerm) -> usize {
    sums.iter().position(|s| s == sum).expect("every term has its sum")
}

/// −FLT_MAX in MLIR's syntax: the initial maximum of an online sink.
pub const LOWEST_FINITE_F32: &str = "0xFF7FFFFF";

/// FLT_MAX in MLIR's syntax: the upper bound of an online sink's maximum.
const LARGEST_FINITE_F32: &str = "0x7F7FFFFF";

/// An online sink's maximum `[rows]` from two candidates, the first of which is finite or NaN.
pub fn online_maximum<'c>(b: &Builder<'c>, candidates: &[Val<'c>; 2]) -> Val<'c> {
    let max = b.elementwise(Elementwise::Maximum, candidates);
    let ty = max.tensor_type();
    b.elementwise(Elementwise::Minimum, &[b.splat(&ty, LARGEST_FINITE_F32), max])
}

/// The summands of each term of an online sink, `[rows,cols]`, for this exponent `[rows,cols]` and maximum `[rows]`; `value` returns a body
/// node's tile.
pub fn online_tiles<'c>(
    b: &Builder<'c>,
    shape: [i64; 2],
    body: &Body,
    (exponent, max): (Val<'c>, Val<'c>),
    terms: &[OnlineTerm],
    value: &dyn Fn(NodeId) -> Val<'c>,
) -> Vec<Val<'c>> {
    let tile = TensorType::new(shape, Elem::F32);
    let below = b.elementwise(Elementwise::Subtract, &[exponent, b.broadcast(max, &shape, &[0])]);
    let weight =
        terms.iter().any(|t| t.weighted).then(|| b.elementwise(Elementwise::Exponential, &[below]));
    let product = |term: &OnlineTerm| {
        let mut factors: Vec<Val> = weight.filter(|_| term.weighted).into_iter().collect();
        factors.extend((term.degree == 1).then_some(below));
        if factors.is_empty() || !body.is_one(term.factor) {
            factors.push(value(term.factor));
        }
        let product = factors
            .into_iter()
            .reduce(|a, f| b.elementwise(Elementwise::Multiply, &[a, f]))
            .expect("at least one factor");
        match term.mask {
            Some(mask) => b.elementwise(Elementwise::Select, &[value(mask), product, b.zero(&tile)]),
            None => product,
        }
    };
    terms.iter().map(product).collect()
}

/// The change of maximum of sums of any shape, elementwise.
pub struct Shift<'a, 'c> {
    /// Old maxima − new maxima, clamped at [`VANISHING_EXPONENT`].
    pub near: Val<'c>,
    /// Its exponential.
    pub scale: Val<'c>,
    /// The difference for unweighted sums, whose terms far below the maximum do not vanish: clamped at −FLT_MAX.
    pub far: &'a dyn Fn() -> Val<'c>,
}

/// Sum `i` of `sums` relative to the new maxima; `old(i)` is relative to the old ones. With d the difference of maxima and Aₖ the sum of
/// degree k: `exp(d)·(A₁ + d·A₀)` or `exp(d)·A₀`, unweighted `A₁ + d·A₀` or `A₀`.
pub fn rescaled<'c>(
    b: &Builder<'c>,
    sums: &[OnlineTerm],
    i: usize,
    old: &dyn Fn(usize) -> Val<'c>,
    shift: &Shift<'_, 'c>,
) -> Val<'c> {
    let sum = &sums[i];
    let mut v = old(i);
    if sum.degree == 1 {
        let by = if sum.weighted { shift.near } else { (shift.far)() };
        let more = b.elementwise(Elementwise::Multiply, &[by, old(place(sums, &sum.plain()))]);
        v = b.elementwise(Elementwise::Add, &[v, more]);
    }
    if !sum.weighted {
        return v;
    }
    b.elementwise(Elementwise::Multiply, &[shift.scale, v])
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
