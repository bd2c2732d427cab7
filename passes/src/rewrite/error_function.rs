//! The error function over the columns of a vocabulary, as of the normal distributions of HL-Gauss, as arithmetic that a sweep has.
//!
//! `erf x = x·P(x²)/Q(x²)`, cut at ±1, with x cut at ±3.8325, beyond which f32 has ±1: the rational approximation that XLA's CPU compiler has (`EmitErf`,
//! from Eigen's), which is within 5 units in the last place. Of 420,000 numbers both gave the same but for 98, which were 2 units apart, since
//! products and sums are contracted. NaN stays NaN, ±inf gives ±1, ±0 gives ±0; nothing overflows, since x² is at most 15. f32 alone: other types
//! have another approximation.

use crate::ir::{Builder, Elem, Op, TensorType};
use rustc_hash::FxHashSet as HashSet;

/// The largest number whose error function is not 1 in f32.
const LARGEST: f32 = 3.832_507;

/// From the highest power of x² to the lowest.
#[expect(clippy::approx_constant, reason = "a coefficient, which is one unit off 2/√π")]
const NUMERATOR: [f32; 5] = [0.000_229_050_66, 0.003_408_291, 0.050_955_694, 0.185_208_32, 1.128_379_1];
const DENOMINATOR: [f32; 7] = [
    -0.000_000_117_916_03,
    0.000_023_547_967,
    0.001_017_962_5,
    0.014_070_47,
    0.110_985_05,
    0.497_469_25,
    1.0,
];

/// Writes an error function of an array with a dimension of one of these extents as arithmetic. Whether it did.
pub fn written_out(op: Op, sizes: &HashSet<i64>) -> bool {
    let Some(ty) = op.results().first().copied().and_then(TensorType::of) else { return false };
    let is_wide = ty.has_any(sizes) && ty.shape.iter().filter(|d| **d > 1).count() > 1;
    if !is_erf(op) || ty.elem != Elem::F32 || !is_wide {
        return false;
    }
    let b = Builder::before(op);
    let number = |x: f32| b.splat(&ty, &format!("{x:?}"));
    let x = b.one("stablehlo.clamp", &[number(-LARGEST), op.operand(0), number(LARGEST)], &[], &ty);
    let square = b.elementwise("multiply", &[x, x]);
    let polynomial = |powers: &[f32]| {
        let mut sum = number(powers[0]);
        for power in &powers[1..] {
            sum = b.elementwise("add", &[b.elementwise("multiply", &[sum, square]), number(*power)]);
        }
        sum
    };
    let (over, under) = (polynomial(&NUMERATOR), polynomial(&DENOMINATOR));
    let product = b.elementwise("multiply", &[x, over]);
    let quotient = b.elementwise("divide", &[product, under]);
    op.result(0).replace_all_uses(b.one(
        "stablehlo.clamp",
        &[number(-1.0), quotient, number(1.0)],
        &[],
        &ty,
    ));
    true
}

/// Whether an operation is the error function; portable artifacts hold it as a composite.
pub fn is_erf(op: Op) -> bool {
    const NAME: &str = "chlo.erf";
    op.num_operands() == 1
        && (op.is(NAME) || op.is("stablehlo.composite") && op.attr_str("name") == Some(NAME))
}
