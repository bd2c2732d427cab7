//! Functions that the standard library lacks.

/// The error function, by a series of positive terms in f64.
pub(super) fn erf(x: f32) -> f32 {
    let x = f64::from(x);
    if x.is_nan() {
        return f32::NAN;
    }
    if x.abs() > 6.0 {
        return x.signum() as f32;
    }
    // erf(x) = 2/√π · exp(-x²) · Σ 2ⁿ x^(2n+1) / (1·3·…·(2n+1))
    let (mut term, mut sum, mut n) = (x, x, 0.0);
    while term.abs() > sum.abs() * 1e-17 && n < 500.0 {
        n += 1.0;
        term *= 2.0 * x * x / (2.0 * n + 1.0);
        sum += term;
    }
    (std::f64::consts::FRAC_2_SQRT_PI * (-x * x).exp() * sum) as f32
}

/// The larger operand; NaN if either is, and +0 above -0.
#[inline]
pub(super) fn maximum(x: f32, y: f32) -> f32 {
    if x.is_nan() || y.is_nan() {
        f32::NAN
    } else if x > y || (x == y && !x.is_sign_negative()) {
        x
    } else {
        y
    }
}

/// The smaller operand; NaN if either is, and -0 below +0.
#[inline]
pub(super) fn minimum(x: f32, y: f32) -> f32 {
    if x.is_nan() || y.is_nan() {
        f32::NAN
    } else if x < y || (x == y && x.is_sign_negative()) {
        x
    } else {
        y
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn erf_matches_known_values() {
        for (x, expected) in [
            (0.0, 0.0),
            (0.5, 0.520_499_9),
            (-1.0, -0.842_700_8),
            (2.0, 0.995_322_3),
            (3.5, 0.999_999_3),
            (10.0, 1.0),
        ] {
            assert!((erf(x) - expected).abs() < 1e-7, "erf({x}) = {}", erf(x));
        }
        assert!(erf(f32::NAN).is_nan());
        assert_eq!(erf(f32::NEG_INFINITY), -1.0);
    }

    #[test]
    fn maximum_keeps_nan() {
        assert!(maximum(1.0, f32::NAN).is_nan());
        assert!(minimum(f32::NAN, 1.0).is_nan());
        assert!(maximum(-0.0, 0.0).is_sign_positive());
        assert!(minimum(0.0, -0.0).is_sign_negative());
    }
}
