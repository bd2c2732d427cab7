//! Columns of each row that kernels look up by tables, against plain loops that compare each with every column.

use crate::checks::{assert_close, fused_gradients, tiles};
use crate::columns::Columns;
use crate::run::compare;
use grpo_ir::Elem;
use grpo_mosaic::Tpu;
use grpo_transforms::options::Options;

/// Tiles of one block of chunks, of several, of parts of one, and such that the body runs beneath strips.
fn options() -> Vec<Options> {
    vec![
        tiles(16, 128),
        tiles(16, 384),
        tiles(16, 512),
        tiles(16, 768),
        fused_gradients(16, 1024),
        Options::default(),
    ]
}

fn check(columns: Columns, seed: u64, options: &Options) {
    let what = format!("{columns:?} with tiles {:?} × {:?}", options.tile_n, options.tile_v);
    // What is picked is the logit as it is.
    let loose = if columns.elem == Elem::BF16 { 200.0 } else { 4.0 };
    compare(&columns.module(), &columns.inputs(seed), Tpu::default(), options, |expected, found| {
        assert_close(&what, expected, found, loose);
    });
}

#[test]
fn many_columns_of_each_row() {
    for (i, options) in options().iter().enumerate() {
        for (elem, count) in [(Elem::F32, 6), (Elem::F32, 17), (Elem::BF16, 64), (Elem::F32, 130)] {
            let columns =
                Columns { v: if i % 2 == 0 { 700 } else { 1500 }, ..Columns::new(elem, count) };
            check(columns, 3 + i as u64, options);
        }
    }
}

/// A part of a table without a free lane, and two such parts.
#[test]
fn whole_registers_of_columns() {
    for count in [128, 256] {
        for options in [tiles(16, 512), fused_gradients(16, 1024)] {
            check(Columns { v: 1100, ..Columns::new(Elem::BF16, count) }, 9, &options);
        }
    }
}

#[test]
fn columns_that_are_set() {
    for options in options() {
        check(Columns { sets: true, v: 1100, ..Columns::new(Elem::F32, 40) }, 11, &options);
        check(Columns { sets: true, ..Columns::new(Elem::BF16, 20) }, 12, &options);
    }
}
