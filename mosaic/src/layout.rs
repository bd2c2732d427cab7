//! The TPU compiler's layouts of a program's arguments and results.
//!
//! It chooses the order of dimensions with the fewest bytes. The minor dimension is
//! padded to 128 lanes. The second minor one is padded to a tile of 8 sublanes; a short one gets a
//! smaller tile, the next power of two, though never less than the elements that share 32 bits. Among
//! equals the order with the last dimensions minor wins. `tests/accept.rs` compares this with
//! libtpu (0.0.51) on every generation.
//!
//! ```text
//! bf16[4,1024,151643]  V major, 4 sublanes of a tile for B, lanes for T:  {1,0,2:T(4,128)(2,1)}
//! bf16[1,4096,151643]  V on sublanes, T on lanes:                         {1,2,0:T(8,128)(2,1)}
//! bf16[1,4096,151936]  V fills its lanes: row-major                       {2,1,0:T(8,128)(2,1)}
//! ```

use grpo_ir::Elem;

/// Lanes of a vector register, to which the minor dimension of an array is padded.
pub const LANES: i64 = 128;

/// Sublanes of a vector register for elements of this type: 8 of 32 bits, more of fewer bits.
pub fn sublanes(elem: Elem) -> i64 {
    match elem.bytes() {
        1 => 32,
        2 => 16,
        4 => 8,
        _ => 4,
    }
}

/// Rows of a tile in the layout of a matrix with `rows` rows.
pub fn tile_rows(rows: i64, elem: Elem) -> i64 {
    let fits = match rows {
        ..=1 => 1,
        2 => 2,
        3..=4 => 4,
        5.. => 8,
    };
    (sublanes(elem) / 8).max(fits)
}

/// Elements of an array, with padding, if its dimensions have this order, minor first.
fn padded(shape: &[i64], elem: Elem, order: &[usize]) -> i64 {
    let up = |x: i64, to: i64| (x + to - 1) / to * to;
    let extent = |i: usize| order.get(i).map_or(1, |d| shape[*d]);
    let major: i64 = order.iter().skip(2).map(|d| shape[*d]).product();
    up(extent(0), LANES) * up(extent(1), tile_rows(extent(1), elem)) * major
}

/// The order of the dimensions of an argument or result in the compiler's layout, minor first. Row-major is assumed for
/// fewer than two or more than four dimensions.
pub fn minor_to_major(shape: &[i64], elem: Elem) -> Vec<usize> {
    let row_major: Vec<usize> = (0..shape.len()).rev().collect();
    if !(2..=4).contains(&shape.len()) {
        return row_major;
    }
    // From the last dimensions minor to the first ones; `min_by_key` keeps the first of equals.
    orders(&row_major).into_iter().min_by_key(|o| padded(shape, elem, o)).unwrap_or(row_major)
}

/// Every order of `of`, lexicographically from the one given.
fn orders(of: &[usize]) -> Vec<Vec<usize>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |i: usize| {
        let rest: Vec<usize> = of.iter().enumerate().filter(|(j, _)| *j != i).map(|x| *x.1).collect();
        orders(&rest).into_iter().map(move |tail| [&[of[i]], &tail[..]].concat())
    };
    (0..of.len()).flat_map(with_first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_libtpu_chose() {
        let (bf16, f32) = (Elem::BF16, Elem::F32);
        let cases: [(&[i64], Elem, &[usize]); 26] = [
            (&[4, 1024, 151643], bf16, &[1, 0, 2]),
            (&[1, 1024, 151643], bf16, &[1, 2, 0]),
            (&[4, 1024, 151936], bf16, &[2, 1, 0]),
            (&[2, 1024, 151643], bf16, &[1, 0, 2]),
            (&[16, 1024, 151643], bf16, &[1, 0, 2]),
            (&[3, 1024, 15643], bf16, &[1, 2, 0]),
            (&[12, 1024, 15643], f32, &[1, 2, 0]),
            (&[1, 1000, 151643], bf16, &[2, 1, 0]),
            (&[4, 1023, 151643], bf16, &[2, 0, 1]),
            (&[4, 1023, 15643], bf16, &[1, 0, 2]),
            (&[1, 1024, 151643], f32, &[1, 0, 2]),
            (&[3, 1024, 15643], f32, &[1, 2, 0]),
            (&[128, 7, 15643], bf16, &[0, 2, 1]),
            (&[128, 128, 15643], bf16, &[1, 0, 2]),
            (&[256, 8, 1003], f32, &[0, 1, 2]),
            (&[128, 256, 1003], f32, &[1, 0, 2]),
            (&[128, 1, 15643], f32, &[0, 1, 2]),
            (&[128, 1, 15643], bf16, &[0, 2, 1]),
            (&[4, 1, 15643], f32, &[2, 1, 0]),
            (&[4, 1016, 1016], bf16, &[2, 1, 0]),
            (&[1024, 151643], bf16, &[0, 1]),
            (&[1000, 151643], bf16, &[1, 0]),
            (&[1020, 1003], bf16, &[0, 1]),
            (&[7, 1003], f32, &[1, 0]),
            (&[128, 1003], Elem::I8, &[0, 1]),
            (&[1003], f32, &[0]),
        ];
        for (shape, elem, order) in cases {
            assert_eq!(minor_to_major(shape, elem), order, "{elem} {shape:?}");
        }
    }
}
