//! Conversions between Rust's number types that `From` does not have.

/// A length as an extent.
pub fn extent(length: usize) -> i64 {
    i64::try_from(length).expect("no collection has more than 2^63 elements")
}

/// The nearest f32 of a number.
#[expect(clippy::cast_possible_truncation, reason = "`as` rounds to nearest")]
pub fn to_f32(number: f64) -> f32 {
    number as f32
}

/// The integer part of a number; 0 for a NaN, the nearest i64 for one that is larger.
#[expect(clippy::cast_possible_truncation, reason = "`as` does just that")]
pub fn truncate(number: f64) -> i64 {
    number as i64
}

/// The integer part of a number; 0 for a negative one and for a NaN, [`u64::MAX`] for one that is larger.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "`as` does just that")]
pub fn floor(number: f64) -> u64 {
    number as u64
}
