//! Every emitted kernel, run by the Mosaic interpreter, against plain loops over the same sweep.

use crate::cases::{Case, SINKS, SPECIAL};
use crate::lower;
use crate::run::{both, kernel_text};
use crate::tensor::{Random, Tensor};
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::DEFAULT;
use grpo_mosaic::spec::{KernelSpec, Order, Overlap, Vmem};
use grpo_passes::analysis::signature::device_bytes;
use grpo_passes::io::Context;
use grpo_passes::ir::{Elem, Op};
use grpo_passes::options::{Budget, Options};
use grpo_passes::sweep::{Sweep, Tiles, is_sweep};
use std::collections::HashSet;

/// Compares with a bound relative to the largest expected entry of each result.
fn assert_close(what: &str, expected: &[Tensor], found: &[Tensor], loose: f64) {
    assert_eq!(expected.len(), found.len());
    for (i, (e, f)) in expected.iter().zip(found).enumerate() {
        assert_eq!((&e.shape, e.elem), (&f.shape, f.elem), "{what}: result {i}");
        let size = e.data.iter().filter(|x| x.is_finite()).fold(0f64, |m, x| m.max(x.abs()));
        let bound = match e.elem {
            Elem::F32 => loose * 2e-5 * size.max(1e-3),
            Elem::BF16 => size * 2f64.powi(-7),
            _ => 0.0,
        };
        for (at, (x, y)) in e.data.iter().zip(&f.data).enumerate() {
            let same = x == y || (x.is_nan() && y.is_nan()) || (x - y).abs() <= bound;
            assert!(same, "{what}: result {i}, element {at}: {y}, expected {x} (± {bound})");
        }
    }
}

fn check(case: &Case, seed: u64, options: &Options) {
    let inputs = case.inputs(seed);
    let (expected, found) = both(&case.module(), &inputs, options);
    let what = format!("{case:?} with tiles {:?} × {:?}", options.tile_n, options.tile_v);
    // A bf16 rounding that goes the other way is one of many terms.
    let loose = if case.value == Elem::BF16 || case.logits == Elem::BF16 { 200.0 } else { 4.0 };
    assert_close(&what, &expected, &found, loose);
}

fn tiles(n: i64, v: i64) -> Options {
    Options { tile_n: Some(n), tile_v: Some(v), ..Options::default() }
}

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

/// A picked −0 stays one, a sum that starts at 0 is never −0, in every kind of kernel.
#[test]
fn signs_of_zeros() {
    let sinks = vec!["pick_zero", "sum_zero"];
    let plain = Case { sinks, ..Case::plain(40, 24, 733) };
    let bare = Case { bias: false, ..plain.clone() };
    let tokens_minor = Case { sinks: plain.sinks.clone(), ..Case::tokens_minor(600, 150, 0, 150) };
    let logits = Case { source: "logits", ..plain.clone() };
    for (case, options) in [
        (&plain, tiles(16, 128)),
        (&plain, tiles(32, 768)),
        (&bare, tiles(32, 512)),
        (&logits, Options::default()),
        (&tokens_minor, tiles(600, 48)),
    ] {
        let (expected, found) = both(&case.module(), &case.inputs(5), &options);
        let signs = |t: &Tensor| t.data.iter().map(|x| x.is_sign_negative()).collect::<Vec<_>>();
        let negative = |t: &Tensor| signs(t).into_iter().filter(|s| *s).count();
        assert!(negative(&expected[0]) > 0 && negative(&expected[0]) < case.n, "{case:?}");
        assert_eq!(negative(&expected[1]), 0, "{case:?}");
        for (e, f) in expected.iter().zip(&found) {
            assert_eq!(signs(e), signs(f), "{case:?}");
            assert!(f.data.iter().all(|x| *x == 0.0), "{case:?}");
        }
    }
}

#[test]
fn the_body_beneath_the_products() {
    let per_row: Vec<_> =
        SINKS.into_iter().filter(|s| !matches!(*s, "cols" | "rows" | "colsum" | "store")).collect();
    // Tiles of two and of more strips, vocabularies of one tile, of whole ones, and with a last one of less than a strip.
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

/// What `ask` finds in the layout of a sweep's kernel with these tiles, where a kernel may take so much VMEM.
fn laid_out<T>(
    case: &Case,
    order: Order,
    tiles: Tiles,
    limit: u64,
    ask: impl FnOnce(&KernelSpec<'_, '_>) -> T,
) -> T {
    let context = Context::new();
    let read = lower::read(&context, &case.module());
    let op = Op::of_module(&read.module).walk().into_iter().find(|op| is_sweep(*op)).expect("a sweep");
    let sweep = Sweep::from_op(op).expect("a sweep");
    ask(&KernelSpec::new(&sweep, order, tiles, Vmem { limit, spills: DEFAULT.spills }))
}

/// What the body of a sweep's kernel with these tiles runs beneath, where a kernel may take so much VMEM.
fn overlap(case: &Case, tiles: Tiles, limit: u64) -> Overlap {
    laid_out(case, Order::RowMajor, tiles, limit, |spec| spec.overlap)
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

/// Result types of contractions.
const RESULTS: [&[Elem]; 4] =
    [&[Elem::F32], &[Elem::BF16], &[Elem::BF16, Elem::F32], &[Elem::F32, Elem::BF16]];

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

/// The TPU compiler's CSE walks from a load to the next write for each register that is loaded again in the same block: no
/// product and no sum may stand between (see `Text::supersede`).
#[test]
fn a_write_follows_what_is_loaded_again() {
    let mut repeated = 0;
    for sinks in [vec!["online", "pick"], vec!["cols"], vec!["rows"], vec!["cols", "rows"]] {
        let case = Case { sinks, bias: false, ..Case::plain(8192, 4096, 151936) };
        let context = Context::new();
        let read = lower::read(&context, &case.module());
        let options = Options { memory_budget: Budget::Percent(125), ..Options::default() };
        lower::lower(&context, &read, "plan,lower-mosaic", Tpu::default(), &options);
        for kernel in
            Op::of_module(&read.module).walk().into_iter().filter(|o| o.is("stablehlo.custom_call"))
        {
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

/// How many kernels a module's sweep becomes.
fn kernels(text: &str, options: &Options) -> usize {
    let pass_context = Context::new();
    let read = lower::read(&pass_context, text);
    lower::lower(&pass_context, &read, "plan,lower-mosaic", Tpu::default(), options);
    Op::of_module(&read.module).walk().into_iter().filter(|o| o.is("stablehlo.custom_call")).count()
}

/// Tiles, and a budget with which gradients share one computation of the logits.
fn fused_gradients(n: i64, v: i64) -> Options {
    Options { memory_budget: Budget::Bytes(1 << 40), ..tiles(n, v) }
}

#[test]
fn gradients_in_one_kernel() {
    let (f32, bf16) = (Elem::F32, Elem::BF16);
    // Blocks that divide nothing, whole blocks, one block of columns, three blocks of rows.
    for (n, h, v) in [(75, 40, 300), (64, 128, 256), (49, 20, 100), (40, 150, 700)] {
        for (source, value, logits) in
            [("kv", bf16, bf16), ("vk", f32, bf16), ("vk", f32, f32), ("two", bf16, bf16)]
        {
            for result in RESULTS {
                let sinks = vec!["cols", "rows", "colsum"];
                let case = Case { source, value, logits, result, sinks, ..Case::plain(n, h, v) };
                check(&case, 11, &fused_gradients(16, 128));
                assert_eq!(kernels(&case.module(), &fused_gradients(16, 128)), 1, "{case:?}");
                let frugal = Options { memory_budget: Budget::Bytes(0), ..tiles(16, 128) };
                assert_eq!(kernels(&case.module(), &frugal), 2, "{case:?}");
            }
        }
    }
    // NaN beyond the edges of arrays must not reach sums; special logits, and metrics beside the gradients.
    for special in SPECIAL {
        check(&Case::plain(75, 40, 300).with(special), 12, &fused_gradients(16, 128));
        for sinks in [vec!["cols", "rows"], vec!["cols"], vec!["rows"]] {
            let case = Case { sinks, ..Case::plain(75, 40, 300) }.with(special);
            check(&case, 12, &fused_gradients(16, 128));
            check(&Case { logits: f32, source: "vk", ..case }, 13, &fused_gradients(32, 128));
        }
    }
    // Two blocks of rows are too few for copies to pass each other.
    let case = Case { sinks: vec!["cols", "rows"], ..Case::plain(32, 40, 300) };
    assert_eq!(kernels(&case.module(), &fused_gradients(16, 128)), 2);
}

/// A bf16 result lends its memory to the sums of half of its rows until it is written.
#[test]
fn sums_in_the_memory_of_the_result() {
    let bf16 = Elem::BF16;
    let lent = |case: &Case, options: &Options| -> Vec<String> {
        let context = Context::new();
        let read = lower::read(&context, &case.module());
        lower::lower(&context, &read, "plan,lower-mosaic", Tpu::default(), options);
        let mut calls = Op::of_module(&read.module).walk();
        calls.retain(|o| o.is("stablehlo.custom_call"));
        let types = calls.iter().flat_map(|o| o.results()).map(|v| v.mlir_type().to_string());
        types.filter(|ty| ty.contains(&format!("x{}x", case.h))).collect()
    };
    // Several blocks of columns, and one; strips beneath the contraction; inner extents of several pieces and a rest, and of
    // so many that they are a loop.
    for (n, h, v, tile) in [
        (96, 128, 300, (32, 128)),
        (96, 128, 100, (32, 128)),
        (192, 256, 1100, (64, 512)),
        (96, 2304, 300, (32, 256)),
        (96, 8320, 100, (32, 128)),
    ] {
        let options = fused_gradients(tile.0, tile.1);
        let with = |special| Case { sinks: vec!["cols", "rows"], ..Case::plain(n, h, v) }.with(special);
        let case = Case { result: RESULTS[1], value: bf16, ..with("plain") };
        let halves = [format!("tensor<{}x{h}xf32>", n / 2), format!("tensor<{n}x{h}xbf16>")];
        assert!(halves.iter().all(|half| lent(&case, &options).contains(half)), "{case:?}");
        let few = if h > 256 { 2 } else { SPECIAL.len() };
        let variants = ["kv", "vk", "two"].into_iter().zip([RESULTS[1], RESULTS[3]].into_iter().cycle());
        for (special, (source, result)) in SPECIAL.into_iter().zip(variants.cycle()).take(few) {
            check(&Case { result, value: bf16, source, ..with(special) }, 41, &options);
        }
        // Sums that are no bf16 result as they are keep to themselves.
        for result in [RESULTS[0], RESULTS[2]] {
            let case = Case { result, ..case.clone() };
            let whole = format!("tensor<{n}x{h}xf32>");
            assert!(lent(&case, &options).contains(&whole), "{case:?}");
            check(&case, 42, &options);
        }
    }
    // Blocks that stick out, and columns that are no whole lanes.
    for (n, h) in [(80, 128), (96, 120)] {
        let case = Case { result: RESULTS[1], sinks: vec!["cols", "rows"], ..Case::plain(n, h, 300) };
        let options = fused_gradients(32, 128);
        assert_eq!(kernels(&case.module(), &options), 1, "{case:?}");
        assert!(!lent(&case, &options).iter().any(|ty| *ty == format!("tensor<{n}x{h}xbf16>")));
        check(&case, 43, &options);
    }
    // The other half is what a memory budget must have room for.
    let sinks = vec!["cols", "rows"];
    let case =
        Case { result: RESULTS[1], value: bf16, sinks, bias: false, ..Case::plain(8192, 4096, 151936) };
    for (result, sums) in [(RESULTS[1], 1 << 26), (RESULTS[0], 1 << 27)] {
        let case = Case { result, ..case.clone() };
        let context = Context::new();
        let read = lower::read(&context, &case.module());
        let kept = device_bytes(Op::of_module(&read.module), |_| 1);
        for (bytes, count) in [(kept + sums - 1, 2), (kept + sums, 1)] {
            let options = Options { memory_budget: Budget::Bytes(bytes), ..Options::default() };
            assert_eq!(kernels(&case.module(), &options), count, "{bytes}");
        }
    }
}

/// Hidden states are turned where blocks of rows and their lanes are whole, so that the body runs beneath the contraction over
/// rows, and a last block of few columns has code of its own.
#[test]
fn hidden_states_turned_and_a_short_last_block() {
    for (n, h, v, turned, short) in [
        (384, 256, 1100, true, true),
        (384, 128, 1280, true, true),
        (384, 640, 1300, true, false),
        (384, 128, 1024, true, false),
        (384, 120, 600, false, true),
        (400, 128, 600, false, true),
        (384, 128, 100, true, false),
    ] {
        let with = |special| Case { sinks: vec!["cols", "rows"], ..Case::plain(n, h, v) }.with(special);
        let (tiles, options) = (Tiles { rows: 128, cols: 512.min(v as i64) }, fused_gradients(128, 512));
        let found = |case: &Case, limit| {
            laid_out(case, Order::ColMajor, tiles, limit, |spec| {
                (spec.turned.is_some(), spec.last_block().is_some(), spec.vmem_bytes())
            })
        };
        let (has, apart, bytes) = found(&with("plain"), u64::MAX);
        assert_eq!((has, apart), (turned, short), "{n} × {h} × {v}");
        // Without room for them they stay as they are; heads of the other layout are not turned.
        assert!(!found(&with("plain"), bytes - 1).0, "{n} × {h} × {v}");
        assert!(!found(&Case { source: "vk", ..with("plain") }, u64::MAX).0);
        let few = if (n, v) == (384, 1100) { SPECIAL.len() } else { 2 };
        let variants = ["kv", "two", "vk"].into_iter().cycle();
        for (special, source) in SPECIAL.into_iter().zip(variants).take(few) {
            let (result, value) = match source {
                "two" => (RESULTS[0], Elem::F32),
                _ => (RESULTS[1], Elem::BF16),
            };
            check(&Case { result, value, source, ..with(special) }, 44, &options);
        }
    }
}

/// Blocks of the weights and of their gradient pass through one pair of slots, where they are alike and whole registers.
#[test]
fn weights_and_their_gradient_in_one_pair_of_slots() {
    // One block of columns, whole ones, last ones of less than a strip and of more than half a block, and of rows; three
    // blocks of rows and more; blocks of rows that stick out.
    for (n, h, v, tile) in [
        (96, 32, 128, (32, 128)),
        (96, 32, 512, (32, 128)),
        (128, 48, 1152, (32, 512)),
        (150, 48, 1408, (32, 512)),
        (384, 128, 1280, (128, 512)),
    ] {
        let with = |special| Case { value: Elem::BF16, ..Case::plain(n, h, v) }.with(special);
        let (tiles, options) = (Tiles { rows: tile.0, cols: tile.1 }, fused_gradients(tile.0, tile.1));
        for (i, special) in SPECIAL.into_iter().enumerate() {
            // Gradients in both orders, and metrics beside them; with what is multiplied in another order of roundings.
            let sinks = [vec!["cols", "rows"], vec!["rows", "cols"], vec!["rows", "colsum", "cols"]];
            let result = [RESULTS[1], RESULTS[3]][i % 2];
            let case = Case { result, sinks: sinks[i % 3].clone(), ..with(special) };
            let has =
                |case: &Case| laid_out(case, Order::ColMajor, tiles, u64::MAX, |s| s.columns.is_some());
            assert!(has(&case), "{case:?}");
            check(&case, 51, &options);
            if i == 0 {
                for other in [
                    Case { result: RESULTS[0], ..case.clone() },
                    Case { source: "vk", ..case.clone() },
                    Case { weights: Elem::F32, ..case.clone() },
                    Case { sinks: vec!["rows"], ..case.clone() },
                    Case { n: 2 * tile.0 as usize, ..case.clone() },
                    Case { h: h + 8, ..case.clone() },
                    Case { v: v + 64, ..case.clone() },
                ] {
                    assert!(!has(&other), "{other:?}");
                }
            }
        }
    }
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
