//! Kernels of sweeps of two phases, run by the Mosaic interpreter, against plain loops.

use crate::phases::{EXTRA, TwoPhase};
use crate::run::compare;
use crate::tensor::{Random, Tensor};
use grpo_ir::Elem;
use grpo_mosaic::Tpu;
use grpo_transforms::options::Options;

fn check(case: &TwoPhase, seed: u64, options: &Options) {
    compare(&case.module(), &case.inputs(seed), Tpu::default(), options, |expected, found| {
        assert_rows_close(case, expected, found);
    });
}

fn assert_rows_close(case: &TwoPhase, expected: &[Tensor], found: &[Tensor]) {
    assert_eq!(expected.len(), found.len());
    for (i, (e, f)) in expected.iter().zip(found).enumerate() {
        assert_eq!((&e.shape, e.elem), (&f.shape, f.elem), "{case:?}: result {i}");
        // Relative to the largest entry of the row: a wrong row must not hide behind a large one. Sums over a
        // row have terms of about 1 that cancel.
        let width = e.data.len() / case.n;
        let least = if width == 1 { 1.0 } else { 1e-2 };
        for (row, (e, f)) in e.data.chunks(width).zip(f.data.chunks(width)).enumerate() {
            let size = e.iter().filter(|x| x.is_finite()).fold(0f64, |m, x| m.max(x.abs()));
            let bound = match expected[i].elem {
                Elem::F32 => 2e-5 * size.max(least),
                Elem::BF16 => 2f64.powi(-8) * size.max(least),
                _ => 0.0,
            };
            for (x, y) in e.iter().zip(f) {
                let same = x == y || (x.is_nan() && y.is_nan()) || (x - y).abs() <= bound;
                assert!(same, "{case:?}: result {i}, row {row}: {y}, expected {x} (± {bound})");
            }
        }
    }
}

fn rows(tile_n: i64) -> Options {
    Options { tile_n: Some(tile_n), ..Options::default() }
}

#[test]
fn every_sink_of_the_first_phase() {
    for extra in EXTRA {
        for logits in [Elem::BF16, Elem::F32] {
            let case = TwoPhase { extra: vec![extra], logits, ..TwoPhase::plain(19, 300) };
            check(&case, 1, &Options::default());
        }
    }
}

#[test]
fn shapes() {
    // One chunk and less, whole chunks, loops with rests, blocks of rows that stick out.
    for (n, v) in [(1, 1), (3, 7), (16, 128), (17, 129), (33, 6144), (50, 6273), (5, 12_345)] {
        for stored in [Elem::BF16, Elem::F32] {
            let case = TwoPhase { stored, logits: stored, ..TwoPhase::plain(n, v) };
            check(&case, 2, &Options::default());
            check(&case, 3, &rows(16));
        }
    }
}

#[test]
fn special_values() {
    for special in ["minus_inf", "dead_rows", "nan", "inf", "masked", "ties"] {
        for logits in [Elem::F32, Elem::BF16] {
            let case = TwoPhase { special, logits, ..TwoPhase::plain(37, 333) };
            check(&case, 5, &rows(16));
            for extra in [vec!["entropy", "max"], vec!["entropy", "true_maximum"]] {
                check(&TwoPhase { extra, ..case.clone() }, 6, &rows(32));
            }
        }
    }
}

#[test]
fn random_sweeps() {
    let mut r = Random(2026);
    for seed in 0..30 {
        let elems = [Elem::F32, Elem::BF16];
        let case = TwoPhase {
            logits: r.pick(&elems),
            stored: r.pick(&elems),
            extra: EXTRA.into_iter().filter(|_| r.below(3) == 0).collect(),
            special: r.pick(&["plain", "plain", "minus_inf", "dead_rows"]),
            ..TwoPhase::plain(1 + r.below(80), 1 + r.below(1500))
        };
        let options = match r.below(2) {
            0 => Options::default(),
            _ => rows(16 * (1 + r.below(4) as i64)),
        };
        check(&case, seed, &options);
    }
}
