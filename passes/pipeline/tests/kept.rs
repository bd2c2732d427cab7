//! What loops on a CPU keep in memory: logits that it takes longer to compute again, and chunks that are no larger than a tile. What
//! the numbers are is `python/tests/test_package.py`'s business.

use crate::loops::{parse, run_for};
use grpo_io::Context;
use grpo_io::report::Report;
use grpo_ir::Op;
use grpo_loops::cpu_cost_model::{Form, THOUSAND_FLOPS, Times};
use grpo_loops::portable::Portable;
use grpo_loops::target::Loops;
use grpo_sweep::{Sweep, is_sweep};
use grpo_transforms::options::{Budget, Options};
use pretty_assertions::assert_eq;

/// A maximum, and a gradient by hidden states that waits for it: two sweeps over one head.
fn two_sweeps(rows: i64, inner: i64, cols: i64) -> String {
    let (h, w) = (format!("tensor<{rows}x{inner}xf32>"), format!("tensor<{inner}x{cols}xf32>"));
    let (row, source) = (
        format!("tensor<{rows}xf32>"),
        r#"sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}]"#,
    );
    let sizes = format!("rows = {rows} : i64, cols = {cols} : i64, col_operands = 0 : i64, {source}");
    format!(
        r#"module {{
  func.func public @main(%h: {h}, %w: {w}) -> {h} {{
    %m = "vocab.sweep"(%h, %w) ({{
    ^bb0(%x: tensor<f32>, %column: tensor<i32>):
      "vocab.yield"(%x) : (tensor<f32>) -> ()
    }}) {{{sizes}, row_operands = 0 : i64, sinks = [{{kind = "max"}}]}} : ({h}, {w}) -> {row}
    %d = "vocab.sweep"(%h, %w, %m, %w) ({{
    ^bb0(%x: tensor<f32>, %y: tensor<f32>, %column: tensor<i32>):
      %s = stablehlo.subtract %x, %y : tensor<f32>
      %e = stablehlo.exponential %s : tensor<f32>
      "vocab.yield"(%e) : (tensor<f32>) -> ()
    }}) {{{sizes}, row_operands = 1 : i64,
        sinks = [{{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}}]}}
      : ({h}, {w}, {row}, {w}) -> {h}
    return %d : {h}
  }}
}}"#
    )
}

/// What becomes of two sweeps over so many rows, inner extents and columns.
fn lowered(extents: [i64; 3], loops: Loops, options: &Options) -> Report {
    lowered_as("f32", extents, loops, options)
}

/// The same in another element type.
fn lowered_as(elem: &str, [rows, inner, cols]: [i64; 3], loops: Loops, options: &Options) -> Report {
    let context = Context::new();
    let module = parse(&context, &two_sweeps(rows, inner, cols).replace("f32", elem));
    let passes = ["keep", "lower-loops", "check"];
    let report = run_for(&Portable(loops), &module, &passes, options, None).unwrap();
    assert!(Op::of_module(&module).verify());
    assert!(report.remaining.is_empty(), "{:?}", report.remaining);
    report
}

fn keeps(report: &Report) -> bool {
    let reads = |of: usize| report.sweeps[of].sources[0]["kind"] == "logits";
    // One product is for both of them, and neither writes an array that was cleared first.
    assert_eq!(reads(0), reads(1));
    assert!(report.sweeps.iter().all(|sweep| !sweep.sinks.contains(&"store".to_string())));
    reads(0)
}

#[test]
fn the_model_counts_products_below_checkpoints() {
    let (context, extents) = (Context::new(), [1024, 64, 16384]);
    let [rows, inner, cols] = extents;
    let module = parse(&context, &two_sweeps(rows, inner, cols));
    let ops = Op::of_module(&module).walk().into_iter().filter(|op| is_sweep(*op));
    let sweeps: Vec<Sweep> = ops.map(|op| Sweep::from_op(op).unwrap()).collect();
    let times = |recomputed| Times::of(&sweeps, recomputed).unwrap();
    let plain = times(0);
    let product = (rows * cols * 2 * inner) as u64 * THOUSAND_FLOPS / 1000;
    assert_eq!(times(1), Times { program: plain.program + product, ..plain });
    // Faster by more than the margin.
    let least = plain.program - plain.program / 20;
    let form = |time| Form { time, kept: 0, margin: 20 };
    assert!(plain.is_faster(form(least - 1)) && !plain.is_faster(form(least)));
}

/// XLA's CPU backend takes maxima along rows one number after the other in some versions.
#[test]
fn maxima_on_a_cpu_are_of_columns_side_by_side_first() {
    let text = |extents: [i64; 3], loops: Loops, tile_v: Option<i64>| {
        let options = Options { tile_v, ..Options::default() };
        let context = Context::new();
        let [rows, inner, cols] = extents;
        let module = parse(&context, &two_sweeps(rows, inner, cols));
        let passes = ["lower-loops", "check"];
        run_for(&Portable(loops), &module, &passes, &options, None).unwrap();
        assert!(Op::of_module(&module).verify());
        module.as_operation().to_string()
    };
    let apart = |text: &str| text.matches("stablehlo.optimization_barrier").count();
    let cpu = text([256, 64, 16384], Loops::CPU, None);
    assert_eq!(apart(&cpu), 1);
    assert!(cpu.contains("tensor<256x32xf32>"), "{cpu}");
    assert_eq!(apart(&text([256, 64, 16384], Loops::ANY, None)), 0);
    // Not of 1000 columns, and 32 of them are a maximum by themselves.
    assert_eq!(apart(&text([256, 64, 4000], Loops::CPU, Some(1000))), 0);
    assert_eq!(apart(&text([256, 64, 128], Loops::CPU, None)), 0);
}

/// A gradient by weights `[V, K]`: XLA's CPU backend would transpose the tile of logits for it.
#[test]
fn gradients_of_few_hidden_units_are_transposed_rather_than_tiles() {
    let transposes = |[rows, inner, cols]: [i64; 3], layout: &str, loops: Loops| {
        let (h, x) = (format!("tensor<{rows}x{inner}xf32>"), format!("tensor<{rows}x{cols}xf32>"));
        let shape = if layout == "vk" { [cols, inner] } else { [inner, cols] };
        let w = format!("tensor<{}x{}xf32>", shape[0], shape[1]);
        let text = format!(
            r#"module {{
  func.func public @main(%x: {x}, %h: {h}) -> {w} {{
    %d = "vocab.sweep"(%x, %h) ({{
    ^bb0(%x0: tensor<f32>, %column: tensor<i32>):
      "vocab.yield"(%x0) : (tensor<f32>) -> ()
    }}) {{rows = {rows} : i64, cols = {cols} : i64, col_operands = 0 : i64, row_operands = 0 : i64,
        sources = [{{elem = "f32", kind = "logits"}}],
        sinks = [{{kind = "contract_rows", layout = "{layout}", matrix = 0 : i64, precision = [], result = ["f32"]}}]}}
      : ({x}, {h}) -> {w}
    return %d : {w}
  }}
}}"#
        );
        let context = Context::new();
        let module = parse(&context, &text);
        run_for(&Portable(loops), &module, &["lower-loops", "check"], &Options::default(), None)
            .unwrap();
        assert!(Op::of_module(&module).verify());
        module.as_operation().to_string().contains("stablehlo.transpose")
    };
    assert!(transposes([256, 64, 16384], "vk", Loops::CPU));
    assert!(!transposes([256, 64, 16384], "kv", Loops::CPU));
    assert!(!transposes([256, 64, 16384], "vk", Loops::ANY));
    // The result is no smaller than half a tile.
    assert!(!transposes([256, 129, 16384], "vk", Loops::CPU));
}

#[test]
fn logits_of_a_wide_head_are_kept_and_of_a_narrow_one_computed_again() {
    let options = Options::default();
    assert!(keeps(&lowered([1024, 1024, 16384], Loops::CPU, &options)));
    assert!(!keeps(&lowered([1024, 64, 16384], Loops::CPU, &options)));
}

/// A loop does not round them, and memory would: `x - max x` would be of two numbers.
#[test]
fn logits_in_bf16_are_not_kept() {
    assert!(!keeps(&lowered_as("bf16", [1024, 1024, 16384], Loops::CPU, &Options::default())));
}

#[test]
fn nothing_is_kept_where_time_is_not_asked_for_or_memory_is_not_there() {
    let wide = [1024, 1024, 16384];
    let frugal = Options { memory_budget: Some(Budget::Percent(105)), ..Options::default() };
    let always = Options { always_fuse: true, ..Options::default() };
    assert!(!keeps(&lowered(wide, Loops::CPU, &frugal)));
    assert!(!keeps(&lowered(wide, Loops::CPU, &always)));
    assert!(!keeps(&lowered(wide, Loops::ANY, &Options::default())));
    assert!(!keeps(&lowered(wide, Loops::TPU, &Options::default())));
    let one_byte = Options { memory_budget: Some(Budget::Bytes(1)), ..frugal };
    assert!(!keeps(&lowered(wide, Loops::CPU, &one_byte)));
    assert!(keeps(&lowered(
        wide,
        Loops::CPU,
        &Options { memory_budget: Some(Budget::Bytes(1 << 30)), ..Options::default() }
    )));
}

#[test]
fn a_chunk_of_few_rows_is_one_tile_on_a_cpu_unless_tiles_are_asked_for() {
    let chunk = [32, 128, 32768];
    let width =
        |loops, options: &Options| lowered(chunk, loops, options).sweeps[1].tiles["cols"].clone();
    assert_eq!(width(Loops::CPU, &Options::default()), 32768);
    assert_eq!(width(Loops::CPU, &Options { tile_v: Some(512), ..Options::default() }), 512);
    assert_ne!(width(Loops::CPU, &Options { always_fuse: true, ..Options::default() }), 32768);
    assert_ne!(width(Loops::ANY, &Options::default()), 32768);
}

#[test]
fn tiles_have_as_many_columns_as_the_sums_that_are_read_again_for_each() {
    let columns = |inner| {
        let options = Options { always_fuse: true, ..Options::default() };
        lowered([1024, inner, 16384], Loops::CPU, &options).sweeps[1].tiles["cols"].as_i64().unwrap()
    };
    assert_eq!(columns(64), 512);
    assert_eq!(columns(1024), 1024);
}

/// XLA's CPU backend converts the whole array for each tile that is read or written as bf16.
#[test]
fn parts_of_bf16_arrays_are_read_and_written_as_integers_on_a_cpu() {
    let parts = |elem: &str, loops: Loops| {
        let x = format!("tensor<64x4096x{elem}>");
        let text = format!(
            r#"module {{
  func.func public @main(%x: {x}) -> {x} {{
    %d = "vocab.sweep"(%x) ({{
    ^bb0(%x0: tensor<{elem}>, %column: tensor<i32>):
      %r = stablehlo.negate %x0 : tensor<{elem}>
      "vocab.yield"(%r) : (tensor<{elem}>) -> ()
    }}) {{rows = 64 : i64, cols = 4096 : i64, col_operands = 0 : i64, row_operands = 0 : i64,
        sources = [{{elem = "{elem}", kind = "logits"}}], sinks = [{{kind = "store"}}]}} : ({x}) -> {x}
    return %d : {x}
  }}
}}"#
        );
        let context = Context::new();
        let module = parse(&context, &text);
        let options = Options { tile_v: Some(512), ..Options::default() };
        run_for(&Portable(loops), &module, &["lower-loops", "check"], &options, None).unwrap();
        assert!(Op::of_module(&module).verify());
        let text = module.as_operation().to_string();
        let of = |op: &str| {
            let line = text.lines().find(|line| line.contains(op)).expect(op);
            line.rsplit('x').next().unwrap().trim_end_matches('>').to_string()
        };
        ["stablehlo.dynamic_slice", "stablehlo.dynamic_update_slice"].map(of)
    };
    assert_eq!(parts("bf16", Loops::CPU), ["ui16", "ui16"]);
    assert_eq!(parts("bf16", Loops::ANY), ["bf16", "bf16"]);
    assert_eq!(parts("f32", Loops::CPU), ["f32", "f32"]);
}
