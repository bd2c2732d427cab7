//! Every emitted kernel, run by the Mosaic interpreter, against plain loops over the same sweep.

use crate::cases::{Case, SINKS, SPECIAL};
use crate::checks::{RESULTS, assert_close, check, fused_gradients, laid_out, tiles};
use crate::lower;
use crate::run::{compare, kernel_text};
use crate::tensor::Random;
use grpo_io::Context;
use grpo_ir::{Elem, Kind, Op};
use grpo_mosaic::Tpu;
use grpo_mosaic::spec::{Order, Overlap};
use grpo_sweep::Tiles;
use grpo_transforms::options::{Budget, Options};
use std::collections::HashSet;

#[test]
fn every_sink_alone() {
    for s in SINKS {
        let case = Case { sinks: vec![s], ..Case::plain(26, 40, 300) };
        check(&case, 1, &tiles(16, 128));
        check(&Case { source: "vk", ..case }, 2, &Options::default());
    }
}

#[test]
fn the_smallest_sweep() {
    for source in ["kv", "vk", "logits"] {
        let sinks = SINKS.into_iter().filter(|s| source != "logits" || !matches!(*s, "cols" | "rows"));
        let case = Case { source, sinks: sinks.collect(), ..Case::plain(1, 3, 7) };
        check(&case, 3, &Options::default());
        check(&Case { v: 1, h: 1, ..case }, 3, &Options::default());
    }
}

#[test]
fn special_values() {
    for special in SPECIAL {
        for (logits, seed) in [(Elem::F32, 5), (Elem::BF16, 6), (Elem::F32, 7), (Elem::BF16, 8)] {
            let case = Case { logits, ..Case::plain(20, 24, 733) }.with(special);
            for cols in [128, 384, 768] {
                check(&case, seed, &tiles(16, cols));
            }
        }
    }
}

#[test]
fn the_body_beneath_the_products() {
    let per_row: Vec<_> =
        SINKS.into_iter().filter(|s| !matches!(*s, "cols" | "rows" | "colsum" | "store")).collect();
    // Tiles of two and of more strips, vocabularies of one tile, of whole ones, and with a last one of less than a
    // strip.
    for (v, cols) in [(256, 256), (1024, 256), (700, 512), (1100, 512), (1536, 768)] {
        for (special, seed) in SPECIAL.into_iter().zip(20..) {
            let source = ["kv", "vk", "two", "mixed"][(seed + cols as u64 / 256) as usize % 4];
            // Two blocks of rows: the second one's first strip finds the last of the first one's.
            let case = Case { source, sinks: per_row.clone(), ..Case::plain(40, 24, v) };
            check(&Case { bias: false, ..case.clone() }.with(special), seed, &tiles(32, cols));
            let sinks = [&per_row[..], &["cols"]].concat();
            check(&Case { sinks, ..case }.with(special), seed, &tiles(32, cols));
        }
    }
    // Rows that divide nothing, and both gradients.
    for (n, v) in [(75, 1100), (64, 1024)] {
        for bias in [false, true] {
            let case = Case { sinks: vec!["cols", "rows", "colsum"], bias, ..Case::plain(n, 40, v) };
            check(&case, 40, &fused_gradients(16, 1024));
        }
    }
}

/// What the body of a sweep's kernel with these tiles runs beneath, where a kernel may take so much VMEM.
fn overlap(case: &Case, tiles: Tiles, limit: u64) -> Overlap {
    laid_out(case, Order::RowMajor, tiles, (limit, 1), |spec| spec.overlap)
}

#[test]
fn the_body_beneath_the_products_where_that_pays_and_fits() {
    let (f32, bf16) = (Elem::F32, Elem::BF16);
    let tiles = Tiles { rows: 64, cols: 1024 };
    let case = |sinks| Case { sinks, bias: false, ..Case::plain(64, 128, 2048) };
    let is_beneath = |case: &Case, limit| overlap(case, tiles, limit) != Overlap::None;
    for sinks in [vec!["online"], vec!["cols"]] {
        let case = case(sinks);
        assert!(is_beneath(&case, u64::MAX), "{case:?}");
        assert!(!is_beneath(&case, 0), "{case:?}");
        // Hidden states that are narrowed or split for each product.
        for (hidden, weights, precision) in [
            (f32, f32, "DEFAULT"),
            (f32, bf16, "DEFAULT"),
            (f32, f32, "HIGHEST"),
            (bf16, f32, "HIGHEST"),
        ] {
            let case = Case { hidden, weights, precision, logits: f32, ..case.clone() };
            assert!(!is_beneath(&case, u64::MAX), "{case:?}");
        }
        assert!(is_beneath(&Case { weights: f32, logits: f32, ..case.clone() }, u64::MAX));
    }
}

#[test]
fn precisions() {
    let (f32, bf16) = (Elem::F32, Elem::BF16);
    for (hidden, weights, value) in [(f32, f32, f32), (f32, bf16, bf16), (bf16, f32, f32)] {
        for precision in ["DEFAULT", "HIGH", "HIGHEST"] {
            for result in RESULTS {
                let sinks = vec!["max", "cols", "rows"];
                let case = Case {
                    hidden,
                    weights,
                    value,
                    precision,
                    result,
                    sinks,
                    logits: f32,
                    ..Case::plain(33, 20, 150)
                };
                check(&case, 7, &tiles(16, 128));
            }
        }
    }
}

#[test]
fn inner_extents_in_pieces() {
    // Several pieces and a rest, in the head's product and in both contractions.
    for (h, source) in [(2200, "kv"), (4100, "vk")] {
        let sinks = vec!["max", "cols", "rows"];
        check(&Case { source, sinks, ..Case::plain(17, h, 140) }, 9, &Options::default());
    }
}

/// The TPU compiler's CSE walks from a load to the next write for each register that is loaded again in the same block:
/// no product and no sum may stand between (see `Text::supersede`).
#[test]
fn a_write_follows_what_is_loaded_again() {
    let mut repeated = 0;
    for sinks in [vec!["online", "pick"], vec!["cols"], vec!["rows"], vec!["cols", "rows"]] {
        let case = Case { sinks, bias: false, ..Case::plain(8192, 4096, 151936) };
        let context = Context::new();
        let mut read = lower::read(&context, &case.module());
        let options = Options { memory_budget: Some(Budget::Percent(125)), ..Options::default() };
        lower::lower(&context, &mut read, "plan,lower-mosaic", Tpu::default(), &options);
        for kernel in Op::of_module(&read.module).walk().into_iter().filter(|o| o.is(Kind::CustomCall)) {
            // Of the block: what was loaded, what since the last write, and what before a product or a sum without one.
            let (mut loaded, mut open, mut far) = (HashSet::new(), HashSet::new(), HashSet::new());
            for line in kernel_text(kernel).lines() {
                // Behind the result's name, if there is one.
                let operation = line[line.find('"').unwrap_or(0)..].to_owned();
                if operation.contains("\"stable_mosaic.scf.") {
                    (loaded, open, far) = Default::default();
                } else if operation.contains("tpu.vector_store") {
                    open.clear();
                } else if operation.contains("tpu.matmul") || operation.contains("arith.addf") {
                    far.extend(open.drain());
                } else if operation.contains("vector.load") && registers(&operation) >= 256 {
                    assert!(!far.contains(&operation), "{case:?}: {operation}");
                    repeated += usize::from(!loaded.insert(operation.clone()));
                    open.insert(operation);
                }
            }
        }
    }
    assert!(repeated > 4, "{repeated} loads are repeated");
}

/// How many registers of 8 x 128 words the vector takes that a line of a kernel's text loads.
fn registers(line: &str) -> usize {
    let (_, ty) = line.rsplit_once("vector<").expect("a vector");
    let mut extents = ty.trim_end_matches('>').split('x');
    let mut next = || extents.next().and_then(|e| e.parse::<usize>().ok());
    next().zip(next()).map_or(0, |(rows, cols)| rows * cols / 2048)
}

/// Tokens on lanes: pages of 1 to 24 tokens per lane, the vocabulary on sublanes, and blocks and chunks
/// that divide neither tokens nor vocabulary.
#[test]
fn tokens_minor_logits() {
    for (n, v, axis, lanes) in [
        (1, 7, 0, 1),
        (1, 7, 1, 1),
        (260, 100, 0, 65),
        (130, 333, 0, 130),
        (390, 70, 0, 130),
        (1200, 37, 0, 100),
        (700, 45, 0, 70),
        (200, 300, 1, 200),
        (600, 61, 1, 300),
        (2100, 19, 1, 700),
    ] {
        for logits in [Elem::F32, Elem::BF16] {
            let case = Case { logits, value: logits, ..Case::tokens_minor(n, v, axis, lanes) };
            check(&case, 13, &Options::default());
            check(&case, 14, &tiles(128, 16));
            check(&case, 15, &tiles(1024, 40));
        }
    }
    // Sinks alone, and few of them: chunks are larger then.
    for (axis, lanes) in [(0, 150), (0, 600), (1, 300)] {
        for s in Case::tokens_minor(600, 150, axis, lanes).sinks {
            check(
                &Case { sinks: vec![s], ..Case::tokens_minor(600, 150, axis, lanes) },
                16,
                &tiles(600, 80),
            );
        }
    }
    for special in SPECIAL {
        for (axis, lanes) in [(0, 150), (1, 300)] {
            check(&Case::tokens_minor(600, 150, axis, lanes).with(special), 17, &tiles(600, 48));
        }
    }
}

#[test]
fn random_sweeps() {
    let mut r = Random(2026);
    for seed in 0..60 {
        let (n, h, v) = (1 + r.below(90), 1 + r.below(150), 1 + r.below(700));
        let source = r.pick(&["kv", "vk", "two", "logits"]);
        let mut sinks: Vec<&str> = SINKS.into_iter().filter(|_| r.below(4) == 0).collect();
        sinks.retain(|s| source != "logits" || !matches!(*s, "cols" | "rows"));
        if sinks.is_empty() {
            sinks.push("online");
        }
        let elems = [Elem::F32, Elem::BF16];
        let result = r.pick(&RESULTS[..2]);
        let special = r.pick(&["plain", "plain", "minus_inf", "ties"]);
        let case = Case {
            source,
            hidden: r.pick(&elems),
            weights: r.pick(&elems),
            logits: r.pick(&elems),
            value: r.pick(&elems),
            result,
            sinks,
            special,
            ..Case::plain(n, h, v)
        };
        let options = match r.below(3) {
            0 => Options::default(),
            1 => fused_gradients(16, 128),
            _ => tiles(16 * (1 + r.below(4) as i64), 128 * (1 + r.below(3) as i64)),
        };
        check(&case, seed, &options);
    }
}

/// A kernel reads the array from which the weights are converted, and converts each block: bf16 that the program widens, and
/// f32 that it rounds, if the rounded copy would be as large as the logits.
#[test]
fn converted_weights() {
    let f32s =
        Case { hidden: Elem::F32, logits: Elem::F32, value: Elem::F32, ..Case::plain(20, 40, 300) };
    let f32s = Case { result: &[Elem::F32], sinks: vec!["max", "online", "cols", "rows"], ..f32s };
    for (from, to) in [(Elem::BF16, Elem::F32), (Elem::F32, Elem::BF16)] {
        for source in ["kv", "vk"] {
            for precision in ["DEFAULT", "HIGHEST"] {
                let case = Case { weights: to, source, precision, ..f32s.clone() };
                let argument = Case { weights: from, ..case.clone() };
                let (ty, of) = (&case.arguments()[1], &argument.arguments()[1]);
                let converted = format!(") {{\n    %a1 = stablehlo.convert %w : ({of}) -> {ty}\n");
                let text = case.module().replacen(&format!("%a1: {ty}"), &format!("%w: {of}"), 1);
                let text = text.replacen(") {\n", &converted, 1);
                compare(
                    &text,
                    &argument.inputs(9),
                    Tpu::default(),
                    &tiles(16, 128),
                    |expected, found| {
                        assert_close(&format!("{case:?} of {from}"), expected, found, 4.0);
                    },
                );
            }
        }
    }
}
