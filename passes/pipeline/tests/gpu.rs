//! Loops on a GPU: the cost model against measurements, and the forms that it chooses.

use crate::loops::{parse, run_for};
use grpo_io::Context;
use grpo_ir::Op;
use grpo_loops::gpu::{Gpu, H100, UNKNOWN};
use grpo_loops::gpu_cost_model::{Stash, cost, pair_cost};
use grpo_loops::portable::Portable;
use grpo_loops::stashed_tiles::StashedTiles;
use grpo_loops::target::Loops;
use grpo_sweep::{Sweep, Tiles, is_sweep};
use grpo_transforms::options::{Budget, Options};
use pretty_assertions::assert_eq;
use serde_json::Value;

/// A cross entropy of `rows` tokens with its gradients: a sweep for the softmax's statistics, a row program, and a sweep for both
/// gradients. `middle` is the row program: from `%m`, `%z` and `%g` to `%l`, the log-sum-exp, and `%s`, the slope of each token.
fn loss([rows, inner, cols]: [i64; 3], middle: &str) -> String {
    let (h, w) = (format!("tensor<{rows}x{inner}xbf16>"), format!("tensor<{inner}x{cols}xbf16>"));
    let (row, ids) = (format!("tensor<{rows}xf32>"), format!("tensor<{rows}xi32>"));
    let sizes = format!(
        r#"rows = {rows} : i64, cols = {cols} : i64, col_operands = 0 : i64,
           sources = [{{elem = "bf16", kind = "head", layout = "kv", precision = []}}]"#
    );
    let contraction = r#"layout = "kv", precision = [], result = ["bf16"]"#;
    format!(
        r#"module {{
  func.func public @main(%h: {h}, %w: {w}, %ids: {ids}, %g: {row}) -> ({row}, {row}, {h}, {w}) {{
    %m, %z, %p = "vocab.sweep"(%h, %w, %ids) ({{
    ^bb0(%x: tensor<bf16>, %id: tensor<i32>, %column: tensor<i32>):
      %e = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
      %one = stablehlo.constant dense<1.0> : tensor<f32>
      %none = stablehlo.constant dense<0.0> : tensor<f32>
      %is = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %pick = stablehlo.select %is, %e, %none : tensor<i1>, tensor<f32>
      "vocab.yield"(%e, %one, %pick) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
    }}) {{{sizes}, row_operands = 1 : i64, sinks = [{{kind = "online", terms = [{{degree = 0 : i64, weighted = true}}]}}, {{kind = "sum"}}]}}
      : ({h}, {w}, {ids}) -> ({row}, {row}, {row})
    {middle}
    %dh, %dw = "vocab.sweep"(%h, %w, %ids, %l, %s, %w, %h) ({{
    ^bb0(%x: tensor<bf16>, %id: tensor<i32>, %lse: tensor<f32>, %slope: tensor<f32>, %column: tensor<i32>):
      %e = stablehlo.convert %x : (tensor<bf16>) -> tensor<f32>
      %below = stablehlo.subtract %e, %lse : tensor<f32>
      %prob = stablehlo.exponential %below : tensor<f32>
      %is = stablehlo.compare EQ, %column, %id : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %hot = stablehlo.convert %is : (tensor<i1>) -> tensor<f32>
      %error = stablehlo.subtract %hot, %prob : tensor<f32>
      %d = stablehlo.multiply %slope, %error : tensor<f32>
      %narrow = stablehlo.convert %d : (tensor<f32>) -> tensor<bf16>
      "vocab.yield"(%narrow, %narrow) : (tensor<bf16>, tensor<bf16>) -> ()
    }}) {{{sizes}, row_operands = 3 : i64,
        sinks = [{{kind = "contract_cols", matrix = 0 : i64, {contraction}}}, {{kind = "contract_rows", matrix = 1 : i64, {contraction}}}]}}
      : ({h}, {w}, {ids}, {row}, {row}, {w}, {h}) -> ({h}, {w})
    return %z, %p, %dh, %dw : {row}, {row}, {h}, {w}
  }}
}}"#
    )
}

/// A row program that works on each row alone.
fn by_rows(rows: i64) -> String {
    let row = format!("tensor<{rows}xf32>");
    format!(
        "%log = stablehlo.log %z : {row}\n%l = stablehlo.add %m, %log : {row}\n%s = stablehlo.multiply %g, %g : {row}"
    )
}

/// One in which the slope of each token waits for all of them.
fn by_all_rows(rows: i64) -> String {
    let row = format!("tensor<{rows}xf32>");
    format!(
        r#"%log = stablehlo.log %z : {row}
    %l = stablehlo.add %m, %log : {row}
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : ({row}, tensor<f32>) -> tensor<f32>
    %each = stablehlo.broadcast_in_dim %total, dims = [] : (tensor<f32>) -> {row}
    %s = stablehlo.multiply %g, %each : {row}"#
    )
}

/// The sweeps of a module behind these passes.
fn with_sweeps<T>(text: &str, passes: &[&str], options: &Options, see: impl FnOnce(&[Sweep]) -> T) -> T {
    let context = Context::new();
    let module = parse(&context, text);
    run_for(&Portable(Loops::of_gpu(H100)), &module, passes, options, None).unwrap();
    let ops = Op::of_module(&module).walk().into_iter().filter(|op| is_sweep(*op));
    let sweeps: Vec<Sweep> = ops.map(|op| Sweep::from_op(op).unwrap()).collect();
    see(&sweeps)
}

fn measurements() -> Vec<Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/benchmarks/h100-2026-11-28.jsonl");
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A measured form of a loss with gradients: its extents, what its name says of its tiles, and milliseconds.
fn measured(line: &Value) -> Option<([i64; 3], String, f64)> {
    let number = |key: &str| line[key].as_i64();
    let ms = line["ms"].as_f64()?;
    if let Some(proto) = line["proto"].as_str() {
        return Some(([8192, number("H")?, 151_936], proto.to_string(), ms));
    }
    if let Some(form) = line["form"].as_str() {
        let mut words = form.split([' ', '=']);
        let name = words.next()?.to_string() + "f";
        let mut extent = || words.nth(1)?.parse().ok();
        return Some(([extent()?, extent()?, extent()?], name, ms));
    }
    let tile = line["tile_v"].as_str().filter(|_| line["name"] == "jax_fused")?;
    Some(([number("T")?, number("H")?, number("V")?], format!("tile_v{tile}"), ms))
}

/// Milliseconds that the model predicts of a form; none of a form that no plan has.
fn predicted([rows, inner, cols]: [i64; 3], form: &str) -> Option<f64> {
    let text = loss([rows, inner, cols], &by_rows(rows));
    let digits: String = form.chars().filter(char::is_ascii_digit).collect();
    let count: i64 = digits.parse().ok()?;
    let seconds = match form.replace(&digits, "").as_str() {
        "tokensf" => with_sweeps(&text, &[], &Options::default(), |sweeps| {
            let both = sweeps[0].merged_with(&sweeps[1]);
            cost(&both, Tiles { rows: rows / count, cols }, Stash::None, &H100).time
        }),
        of @ ("tiles" | "tilesdw" | "tile_v") => {
            with_sweeps(&text, &[], &Options::default(), |sweeps| {
                let tiles = Tiles { rows, cols: if of == "tile_v" { count } else { cols / count } };
                let kept = if of == "tilesdw" {
                    let stashed = StashedTiles::fitting([inner, cols], cols, tiles).unwrap().cols();
                    [Stash::Written(stashed), Stash::Read(stashed)]
                } else {
                    [Stash::None; 2]
                };
                sweeps.iter().zip(kept).map(|(sweep, kept)| cost(sweep, tiles, kept, &H100).time).sum()
            })
        }
        _ => return None,
    };
    Some(seconds * 1e3)
}

#[test]
fn the_cost_model_ranks_what_was_measured_on_an_h100() {
    let all: Vec<([i64; 3], String, f64, f64)> = measurements()
        .iter()
        .filter_map(measured)
        .filter_map(|(extents, form, ms)| {
            predicted(extents, &form).map(|model| (extents, form, ms, model))
        })
        .collect();
    assert!(all.len() > 15, "{all:?}");
    for (extents, form, ms, model) in &all {
        let ratio = model / ms;
        assert!(
            (0.85..1.15).contains(&ratio),
            "{form} {extents:?}: {ms} ms measured, {model:.1} predicted"
        );
    }
    for (a, b) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
        // Medians of ten steps differ by some percent.
        if a.0 == b.0 && a.2 < 0.94 * b.2 {
            assert!(
                a.3 < b.3,
                "{} {} ms, {} {} ms, predicted {:.1} and {:.1}",
                a.1,
                a.2,
                b.1,
                b.2,
                a.3,
                b.3
            );
        }
    }
}

#[test]
fn kept_logits_take_the_memory_that_the_compiler_says() {
    // Temporaries by XLA of JAX 0.11.2 for an H100 with cuBLAS, of GRPO with these tiles (`grpo-opt --compile=h100`). 5,376 and 10,752
    // columns leave over 1,408, whose logits are counted as kept between the loops: of the second, XLA finds room for them elsewhere.
    let compiled = [
        (5_376, 305_271_624),
        (9_496, 367_824_712),
        (10_752, 414_497_352),
        (18_992, 601_231_176),
        (37_984, 1_068_031_816),
    ];
    let [rows, inner, cols] = [8192, 4096, 151_936];
    with_sweeps(&loss([rows, inner, cols], &by_rows(rows)), &[], &Options::default(), |sweeps| {
        for (width, bytes) in compiled {
            let tiles = Tiles { rows, cols: width };
            let stashed = StashedTiles::fitting([inner, cols], cols, tiles).unwrap();
            let memory = pair_cost([&sweeps[0], &sweeps[1]], tiles, stashed, &H100).memory;
            let ratio = memory as f64 / f64::from(bytes);
            assert!((0.97..1.05).contains(&ratio), "{width} columns: {bytes} bytes, predicted {memory}");
        }
    });
}

/// Tiles, and kinds of sinks, of the loops that are chosen.
fn planned(
    extents: [i64; 3],
    middle: fn(i64) -> String,
    budget: Option<Budget>,
) -> Vec<([i64; 2], Vec<&'static str>)> {
    let options = Options { memory_budget: budget, ..Options::default() };
    with_sweeps(&loss(extents, &middle(extents[0])), &["chunk-rows", "plan-loops"], &options, |sweeps| {
        let of = |sweep: &Sweep| {
            let tiles = sweep.plan.expect("every sweep is planned").col_major;
            ([tiles.rows, tiles.cols], sweep.sinks.iter().map(|sink| sink.kind()).collect())
        };
        sweeps.iter().map(of).collect()
    })
}

#[test]
fn chunks_of_tokens_are_computed_once_where_memory_allows() {
    let extents = [8192, 4096, 151_936];
    assert_eq!(planned(extents, by_rows, None), both_in([4096, 151_936]));
    // With narrow hidden states sums are cheap, and more chunks take less memory.
    assert_eq!(planned([32_768, 2048, 151_936], by_rows, None), both_in([2048, 151_936]));
    // Little memory, or a row program that needs all rows: tiles of columns, and logits in the memory of the gradient.
    for (middle, budget) in
        [(by_rows as fn(i64) -> String, Some(Budget::Percent(125))), (by_all_rows, None)]
    {
        let loops = planned(extents, middle, budget);
        let sinks: Vec<&[&str]> = loops.iter().map(|(_, sinks)| sinks.as_slice()).collect();
        assert_eq!(sinks, [["online", "sum", "stash"].as_slice(), &["contract_cols", "contract_rows"]]);
        assert!(loops.iter().all(|([rows, cols], _)| *rows == 8192 && *cols < 151_936 / 3), "{loops:?}");
    }
}

/// The sweeps for the statistics and for the gradients, in these tiles.
fn both_in(tiles: [i64; 2]) -> [([i64; 2], Vec<&'static str>); 2] {
    [(tiles, vec!["online", "sum"]), (tiles, vec!["contract_cols", "contract_rows"])]
}

#[test]
fn few_tokens_take_no_loop() {
    let extents = [2048, 4096, 151_936];
    // Two sweeps read the same product.
    for middle in [by_rows, by_all_rows] {
        assert_eq!(planned(extents, middle, None), both_in([2048, 151_936]));
    }
    // Temporaries by XLA of JAX 0.11.2 for an H100 with cuBLAS, of GRPO (`tools/dev/gpu-plans --compile`).
    with_sweeps(&loss(extents, &by_rows(2048)), &[], &Options::default(), |sweeps| {
        let whole = Tiles { rows: 2048, cols: 151_936 };
        let both = sweeps[0].merged_with(&sweeps[1]);
        let ratio = cost(&both, whole, Stash::None, &H100).memory as f64 / 626_525_248.0;
        assert!((0.97..1.05).contains(&ratio), "{ratio}");
    });
}

#[test]
fn devices_are_known_by_their_kinds() {
    assert_eq!(Gpu::of("NVIDIA H100 80GB HBM3"), H100);
    assert_eq!(Gpu::of("h100"), H100);
    assert_eq!(Gpu::of("NVIDIA A100-SXM4-40GB").name, "a100");
    assert_eq!(Gpu::of("NVIDIA GeForce RTX 5090"), UNKNOWN);
}
