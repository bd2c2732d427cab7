//! Columns of each row that kernels look up by tables, against plain loops that compare each with every column.

use crate::checks::{assert_close, fused_gradients, tiles};
use crate::columns::Columns;
use crate::lower;
use crate::run::{compare, find, kernel_text};
use grpo_io::Context;
use grpo_ir::{Elem, Kind, Op};
use grpo_mosaic::Tpu;
use grpo_sweep::is_sweep;
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
    let picked = columns.count;
    // What is picked is the logit as it is.
    let loose = if columns.elem == Elem::BF16 { 200.0 } else { 4.0 };
    compare(&columns.module(), &columns.inputs(seed), Tpu::default(), options, |expected, found| {
        assert_close(&what, &expected[..picked], &found[..picked], loose);
        assert_close(&what, &expected[picked..], &found[picked..], loose);
    });
}

#[test]
fn many_columns_of_each_row() {
    for (i, options) in options().iter().enumerate() {
        for (elem, count) in [(Elem::F32, 17), (Elem::BF16, 64), (Elem::F32, 130)] {
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

/// Up to 16 columns are compared with every column.
#[test]
fn few_columns_are_compared() {
    for (count, gathers) in [(5, false), (6, true)] {
        let context = Context::new();
        let mut read = lower::read(&context, &Columns::new(Elem::BF16, count).module());
        assert!(is_sweep(find(Op::of_module(&read.module), is_sweep)));
        lower::lower(&context, &mut read, "plan,lower-mosaic", Tpu::default(), &Options::default());
        let kernels =
            Op::of_module(&read.module).walk().into_iter().filter(|op| op.is(Kind::CustomCall));
        let texts: Vec<String> = kernels.map(kernel_text).collect();
        assert!(!texts.is_empty());
        for text in texts {
            assert_eq!(text.contains("tpu.dynamic_gather"), gathers, "{count} columns of each row");
        }
    }
}
