//! Laurent polynomials in numbered atoms.

use std::collections::BTreeMap;

/// Most terms of a polynomial; a larger one becomes an atom.
pub const MOST_TERMS: usize = 32;
/// Largest power, and range of coefficients, of a polynomial.
const MOST_POWER: i32 = 1000;
const COEFFICIENTS: std::ops::RangeInclusive<f64> = 1e-200..=1e200;
/// The relative rounding error of constants in f64, below which a difference of terms is 0.
const CANCELLED: f64 = 1e-14;

/// Atoms by their numbers, and their powers, none of which is 0.
pub type Monomial = Vec<(usize, i32)>;
/// Coefficients by monomials; none is 0.
pub type Polynomial = BTreeMap<Monomial, f64>;

/// True if number of terms, powers and coefficients are within the limits.
pub fn is_small(p: &Polynomial) -> bool {
    let small = |m: &Monomial| m.iter().all(|(_, power)| power.abs() <= MOST_POWER);
    p.len() <= MOST_TERMS && p.iter().all(|(m, c)| small(m) && COEFFICIENTS.contains(&c.abs()))
}

/// A number.
pub fn constant(number: f64) -> Polynomial {
    if number == 0.0 { Polynomial::new() } else { Polynomial::from([(vec![], number)]) }
}

/// The sum, without terms that cancel up to the rounding of constants.
pub fn plus(mut left: Polynomial, right: &Polynomial) -> Polynomial {
    for (monomial, b) in right {
        let a = left.remove(monomial).unwrap_or(0.0);
        let cancels = a != 0.0 && (a + b).abs() <= CANCELLED * a.abs().max(b.abs());
        if !cancels {
            left.insert(monomial.clone(), a + b);
        }
    }
    left
}

/// The product.
pub fn times(left: &Polynomial, right: &Polynomial) -> Polynomial {
    let mut product = Polynomial::new();
    for (a, x) in left {
        for (b, y) in right {
            let mut powers: BTreeMap<usize, i32> = a.iter().copied().collect();
            for (atom, power) in b {
                *powers.entry(*atom).or_default() += power;
            }
            let monomial = powers.into_iter().filter(|(_, power)| *power != 0).collect();
            product = plus(product, &Polynomial::from([(monomial, x * y)]));
        }
    }
    product
}

/// The reciprocal of a polynomial of one term; none for another one.
pub fn inverse(p: &Polynomial) -> Option<Polynomial> {
    let mut terms = p.iter();
    let (Some((monomial, coefficient)), None) = (terms.next(), terms.next()) else { return None };
    let powers = monomial.iter().map(|(atom, power)| (*atom, -power)).collect();
    Some(Polynomial::from([(powers, 1.0 / coefficient)]))
}
