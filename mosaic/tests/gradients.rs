//! Kernels of both gradients, run by the Mosaic interpreter, against plain loops over the same sweep.

use crate::cases::{Case, SPECIAL};
use crate::checks::{
    RESULTS, check, check_module, check_on, fused_gradients, kernels, laid_out, laid_out_in, tiles,
};
use crate::lower;
use grpo_dataflow::signature::device_bytes;
use grpo_io::Context;
use grpo_ir::{Elem, Kind, Op};
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::chip;
use grpo_mosaic::plan::lane_bytes;
use grpo_mosaic::spec::{Order, Overlap, Vmem};
use grpo_sweep::{Sweep, Tiles, is_sweep};
use grpo_transforms::options::{Budget, Options};

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
                assert_eq!(
                    kernels(&case.module(), Tpu::default(), &fused_gradients(16, 128)),
                    1,
                    "{case:?}"
                );
                let frugal = Options { memory_budget: Some(Budget::Bytes(0)), ..tiles(16, 128) };
                assert_eq!(kernels(&case.module(), Tpu::default(), &frugal), 2, "{case:?}");
            }
        }
    }
    // NaN beyond the edges of arrays must not reach sums; special logits, and metrics with the gradients.
    for special in SPECIAL {
        check(&Case::plain(75, 40, 300).with(special), 12, &fused_gradients(16, 128));
        for sinks in [vec!["cols", "rows"], vec!["cols"], vec!["rows"]] {
            let case = Case { sinks, ..Case::plain(75, 40, 300) }.with(special);
            check(&case, 12, &fused_gradients(16, 128));
            check(&Case { logits: f32, source: "vk", ..case }, 13, &fused_gradients(32, 128));
        }
    }
    // Two blocks of rows are too few for copies to pass each other.
    let case = Case::backward(32, 40, 300);
    assert_eq!(kernels(&case.module(), Tpu::default(), &fused_gradients(16, 128)), 2);
}

/// A bf16 result lends its memory to the sums of half of its rows until it is written.
#[test]
fn sums_in_the_memory_of_the_result() {
    let bf16 = Elem::BF16;
    let accumulators = |case: &Case, options: &Options| -> Vec<String> {
        let context = Context::new();
        let mut read = lower::read(&context, &case.module());
        lower::lower(&context, &mut read, "plan,lower-mosaic", Tpu::default(), options);
        let mut calls = Op::of_module(&read.module).walk();
        calls.retain(|o| o.is(Kind::CustomCall));
        let types = calls.iter().flat_map(|o| o.results()).map(|v| v.mlir_type().to_string());
        types.filter(|ty| ty.contains(&format!("x{}x", case.h))).collect()
    };
    // Several blocks of columns, and one; strips beneath the contraction; inner extents of several pieces and a rest,
    // and of so many that they are a loop.
    for (n, h, v, tile) in [
        (96, 128, 300, (32, 128)),
        (96, 128, 100, (32, 128)),
        (192, 256, 1100, (64, 512)),
        (96, 2304, 300, (32, 256)),
        (96, 8320, 100, (32, 128)),
    ] {
        let options = fused_gradients(tile.0, tile.1);
        let with = |special| Case::backward(n, h, v).with(special);
        let case = Case { result: RESULTS[1], value: bf16, ..with("plain") };
        let halves = [format!("tensor<{}x{h}xf32>", n / 2), format!("tensor<{n}x{h}xbf16>")];
        assert!(halves.iter().all(|half| accumulators(&case, &options).contains(half)), "{case:?}");
        let few = if h > 256 { 2 } else { SPECIAL.len() };
        let variants = ["kv", "vk", "two"].into_iter().zip([RESULTS[1], RESULTS[3]].into_iter().cycle());
        for (special, (source, result)) in SPECIAL.into_iter().zip(variants.cycle()).take(few) {
            check(&Case { result, value: bf16, source, ..with(special) }, 41, &options);
        }
        // Sums that are no bf16 result as they are keep to themselves.
        for result in [RESULTS[0], RESULTS[2]] {
            let case = Case { result, ..case.clone() };
            let whole = format!("tensor<{n}x{h}xf32>");
            assert!(accumulators(&case, &options).contains(&whole), "{case:?}");
            check(&case, 42, &options);
        }
    }
    // Blocks that stick out, and columns that are no whole lanes.
    for (n, h) in [(80, 128), (96, 120)] {
        let case = Case { result: RESULTS[1], ..Case::backward(n, h, 300) };
        let options = fused_gradients(32, 128);
        assert_eq!(kernels(&case.module(), Tpu::default(), &options), 1, "{case:?}");
        assert!(!accumulators(&case, &options).iter().any(|ty| *ty == format!("tensor<{n}x{h}xbf16>")));
        check(&case, 43, &options);
    }
    // The other half is what a memory budget must have room for.
    for (result, sums) in [(RESULTS[1], 1 << 26), (RESULTS[0], 1 << 27)] {
        let case = Case { result, value: bf16, bias: false, ..Case::backward(8192, 4096, 151936) };
        assert_needs(&case, Tpu::default(), sums);
    }
}

/// Both gradients come from one kernel where a memory budget has room for so many bytes of sums, and not with one byte
/// less.
fn assert_needs(case: &Case, tpu: Tpu, sums: u64) {
    let context = Context::new();
    let read = lower::read(&context, &case.module());
    let kept = device_bytes(Op::of_module(&read.module), |_| 1);
    for (bytes, count) in [(kept + sums - 1, 2), (kept + sums, 1)] {
        let options = Options { memory_budget: Some(Budget::Bytes(bytes)), ..Options::default() };
        assert_eq!(kernels(&case.module(), tpu, &options), count, "{bytes}");
    }
}

/// Hidden states are turned where blocks of rows and their lanes are whole, so that the body runs beneath the
/// contraction over rows, and a last block of few columns has code of its own.
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
        let with = |special| Case::backward(n, h, v).with(special);
        let (tiles, options) = (Tiles { rows: 128, cols: 512.min(v as i64) }, fused_gradients(128, 512));
        let found = |case: &Case, limit| {
            laid_out(case, Order::ColMajor, tiles, (limit, 1), |spec| {
                (spec.transposed.is_some(), spec.last_block().is_some(), spec.vmem_bytes())
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

/// On a v4 the body runs beneath groups of rows of a gradient by weights that has a kernel of its own, where blocks of
/// rows are whole and pieces are in one basic block; elsewhere it has the tile complete before it begins.
#[test]
fn the_body_beneath_groups_of_rows() {
    let v4 = chip("v4").expect("a known generation");
    let tpu = Tpu { chip: v4, ..Tpu::default() };
    for (n, h, v, (rows, cols), groups) in [
        (512, 128, 300, (256, 256), true),
        (384, 128, 300, (128, 256), true),
        (256, 2304, 256, (256, 256), true),
        (1024, 640, 700, (512, 256), true),
        (600, 128, 300, (256, 256), false),
        (512, 128, 300, (256, 128), false),
    ] {
        let with = |special| Case { sinks: vec!["rows"], ..Case::plain(n, h, v) }.with(special);
        let overlap = |spills| {
            let vmem = Vmem { limit: u64::MAX, spills, cores: v4.cores };
            let tiles = Tiles { rows, cols };
            laid_out_in(vmem, &with("plain"), Order::ColMajor, tiles, |spec| spec.overlap)
        };
        let height = if rows % 256 == 0 { rows / 2 } else { rows };
        let expected = if groups { Overlap::Rows(height) } else { Overlap::None };
        assert_eq!(overlap(v4.spills), expected, "{n} × {h} × {v}");
        assert_eq!(overlap(chip("v5p").expect("known").spills), Overlap::None);
        let options = Options { memory_budget: Some(Budget::Bytes(0)), ..tiles(rows, cols) };
        let few = if h == 128 { SPECIAL.len() } else { 2 };
        let sinks = [vec!["rows"], vec!["rows", "colsum"], vec!["cols", "rows"]].into_iter().cycle();
        for ((i, special), sinks) in SPECIAL.into_iter().enumerate().zip(sinks).take(few) {
            let (source, value) = [("kv", Elem::BF16), ("vk", Elem::F32), ("two", Elem::BF16)][i % 3];
            let result = RESULTS[i % RESULTS.len()];
            check_on(tpu, &Case { source, value, result, sinks, ..with(special) }, 45, &options);
        }
    }
}

/// A gradient by weights is added to an operand in the same memory, also by cores that share the kernel.
#[test]
fn a_gradient_is_added_to_an_operand() {
    let v5p = Tpu { chip: chip("v5p").expect("a known generation"), ..Tpu::default() };
    for (n, h, v) in [(75, 40, 300), (64, 128, 256), (64, 128, 640)] {
        for (source, weights, result) in [
            ("kv", Elem::F32, RESULTS[0]),
            ("vk", Elem::F32, RESULTS[2]),
            ("kv", Elem::BF16, RESULTS[1]),
        ] {
            assert_eq!(result.last(), Some(&weights));
            for sinks in [vec!["rows_added"], vec!["rows_added", "colsum"]] {
                let case = Case { source, weights, result, sinks, ..Case::plain(n, h, v) };
                check(&case, 46, &tiles(32, 128));
                check_on(v5p, &case, 47, &tiles(32, 128));
                let context = Context::new();
                let mut read = lower::read(&context, &case.module());
                lower::lower(&context, &mut read, "plan,lower-mosaic", Tpu::default(), &tiles(32, 128));
                let text = Op::of_module(&read.module).to_string();
                assert_eq!(text.matches("output_operand_alias<").count(), 1, "{case:?}");
            }
        }
    }
}

/// Blocks of the weights and of their gradient pass through one pair of slots, where they are alike and whole
/// registers.
#[test]
fn weights_and_their_gradient_in_one_pair_of_slots() {
    // One block of columns, whole ones, last ones of less than a strip and of more than half a block, and of rows;
    // three blocks of rows and more; blocks of rows that stick out.
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
            // Gradients in both orders, with metrics; the factors are rounded in another order.
            let sinks = [vec!["cols", "rows"], vec!["rows", "cols"], vec!["rows", "colsum", "cols"]];
            let result = [RESULTS[1], RESULTS[3]][i % 2];
            let case = Case { result, sinks: sinks[i % 3].clone(), ..with(special) };
            let has = |case: &Case| {
                laid_out(case, Order::ColMajor, tiles, (u64::MAX, 1), |s| s.columns.is_some())
            };
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

/// Where cores share a kernel, each takes every other block of columns and has sums of its own: of whole blocks and of
/// ones that stick out, an even number of them and an odd one, with a last block that has code of its own and one that
/// is masked.
#[test]
fn cores_with_sums_of_their_own() {
    let tpu = Tpu { chip: chip("v5p").expect("a known generation"), ..Tpu::default() };
    for (n, h, v, tile) in [
        (75, 40, 300, (16, 128)),
        (96, 128, 1024, (32, 512)),
        (96, 32, 1152, (32, 512)),
        (150, 48, 1408, (32, 512)),
        (48, 16, 640, (16, 128)),
    ] {
        let (tiles, options) = (Tiles { rows: tile.0, cols: tile.1 }, fused_gradients(tile.0, tile.1));
        let few = if h == 40 { SPECIAL.len() } else { 4 };
        for (i, special) in SPECIAL.into_iter().take(few).enumerate() {
            let source = ["kv", "kv", "vk", "two"][i % 4];
            let sinks = [vec!["cols", "rows"], vec!["rows", "colsum", "store", "cols"]][i % 2].clone();
            let result = RESULTS[(i + 1) % 4];
            let value = [Elem::BF16, Elem::F32][i / 4];
            let case = Case { source, sinks, result, value, ..Case::plain(n, h, v) }.with(special);
            assert_eq!(kernels(&case.module(), tpu, &options), 1, "{case:?}");
            check_on(tpu, &case, 61, &options);
        }
        // Each has sums for all rows, and none lie in the memory of the result.
        let case = Case { value: Elem::BF16, ..Case::backward(n, h, v) };
        let blocks = (n as i64 + tile.0 - 1) / tile.0;
        laid_out(&case, Order::ColMajor, tiles, (u64::MAX, 2), |spec| {
            let sums = [2 * blocks * tile.0, (h as i64 + 127) / 128 * 128];
            assert!(spec.outputs.iter().any(|w| (w.array, w.elem) == (sums, Elem::F32)), "{case:?}");
        });
    }
    // One block of columns is one core's: gradients come apart then.
    let case = Case::backward(48, 16, 128);
    assert_eq!(kernels(&case.module(), tpu, &fused_gradients(16, 128)), 2);
}

/// The sums of all cores are what a memory budget must have room for.
#[test]
fn sums_of_two_cores_in_a_budget() {
    let tpu =
        Tpu { chip: chip("v5p").expect("a known generation"), vmem_bytes: 60 << 20, ..Tpu::default() };
    assert_needs(&Case { bias: false, ..Case::backward(8192, 4096, 151936) }, tpu, 1 << 28);
}

/// The gradient of rows that are apart comes from a kernel of its own: of an even and an odd number of blocks, and with
/// as few that are not as copies need; whole blocks, ones that stick out, a last block of columns that has code of its
/// own, and hidden states that are turned.
#[test]
fn sums_of_a_part_of_the_rows() {
    let v5p = Tpu { chip: chip("v5p").expect("a known generation"), ..Tpu::default() };
    for (tpu, (n, h, v), tile, apart) in [
        (v5p, (91, 40, 300), (16, 128), 32),
        (v5p, (75, 40, 300), (16, 128), 16),
        (v5p, (128, 32, 640), (32, 512), 32),
        (v5p, (512, 128, 640), (128, 512), 128),
        (Tpu::default(), (91, 40, 300), (16, 128), 48),
        (Tpu::default(), (75, 40, 100), (16, 128), 16),
    ] {
        let few = match n {
            91 if tpu.chip.cores > 1 => SPECIAL.len(),
            512 => 1,
            _ => 3,
        };
        for (i, special) in SPECIAL.into_iter().take(few).enumerate() {
            let sinks = [vec!["cols", "rows"], vec!["rows", "colsum", "cols"]][i % 2].clone();
            let source = if h == 40 { ["kv", "vk", "two"][i % 3] } else { "kv" };
            let case =
                Case { source, sinks, result: RESULTS[i % 4], ..Case::plain(n, h, v) }.with(special);
            let options = fused_gradients(tile.0, tile.1);
            let module = lower::planned_apart(&case.module(), tpu, &options, apart);
            assert_eq!(kernels(&module, tpu, &options), 2);
            check_module(tpu, &case, &module, 71, &options);
        }
    }
}

/// Where a budget has no room for the sums of all rows, as few as possible are apart, and whole blocks.
#[test]
fn rows_apart_in_a_budget() {
    let tpu =
        Tpu { chip: chip("v5p").expect("a known generation"), vmem_bytes: 60 << 20, ..Tpu::default() };
    let case = Case { bias: false, ..Case::backward(32768, 4096, 128256) };
    let context = Context::new();
    let mut read = lower::read(&context, &case.module());
    lower::lower(&context, &mut read, "plan", tpu, &Options::default());
    let op = Op::of_module(&read.module).walk().into_iter().find(|op| is_sweep(*op)).expect("a sweep");
    let sweep = Sweep::from_op(op).expect("a sweep");
    let plan = sweep.plan.expect("a plan");
    let sums = |apart: i64| (32768 - apart as u64) * 4096 * 4 * 2;
    let room = device_bytes(Op::of_module(&read.module), |_| 1) / 4 - lane_bytes(&sweep);
    assert!(
        plan.fused_gradients && sums(plan.apart) <= room && sums(plan.apart - 512) > room,
        "{plan:?}"
    );
    assert!(plan.apart % plan.col_major.rows == 0 && plan.apart % (2 * plan.row_major.rows) == 0);
}
