//! The TPU compiler must accept every kernel: shapes, types, sinks and generations. Needs libtpu
//! (tools/setup). No TPU is attached; sizes are what the compiler reports, or what it reported of the same program
//! (`recorded`).

use crate::at_hand;
use crate::cases::Case;
use crate::checks::kernels;
use crate::lower;
use crate::phases::{EXTRA, TwoPhase};
use crate::recorded::{Figures, Question, Recorded, Stored};
use grpo_io::Context;
use grpo_ir::{Elem, Op};
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::chip;
use grpo_pjrt_api::{CompileOptions, Error};
use grpo_transforms::options::{Budget, Options};

const ALL: [&str; 5] = ["v4:2x2x1", "v5e:2x2", "v5p:2x2x1", "v6e:2x2", "tpu7x:2x2x1"];

fn lowered(text: &str, tpu: Tpu, options: &Options) -> String {
    let pass_context = Context::new();
    let mut read = lower::read(&pass_context, text);
    let outcome = lower::lower(&pass_context, &mut read, "layout,plan,stash,lower-mosaic", tpu, options);
    let kernels = outcome.report.sweeps.iter().map(|s| s.tiles.as_array().map_or(0, Vec::len));
    assert!(kernels.sum::<usize>() > 0, "no kernel was written: {:?}", outcome.remarks);
    Op::of_module(&read.module).to_string()
}

/// A generation, and the form of kernels that the compiler at hand reads.
fn target(topology: &str) -> Tpu {
    let chip = chip(topology).expect("a known generation");
    Tpu { vmem_bytes: chip.kernel_vmem(), chip, mosaic_version: at_hand::known().1, tuned: None }
}

/// What the compiler at hand says of a program: figures, with what it stores of at least `elements` elements, or a refusal.
pub fn attempt(
    topology: &str,
    what: &str,
    text: &str,
    options: &Options,
    elements: usize,
) -> Result<Figures, Error> {
    let program = lowered(text, target(topology), options);
    let ask = || at_hand::compile(topology, &program, &CompileOptions::default());
    let question = Question { what, topology, program: &program, elements: elements as u64 };
    Recorded::of_environment().answer(question, ask)
}

/// Figures of a program that must be taken.
fn compile(topology: &str, what: &str, text: &str, options: &Options, elements: usize) -> Figures {
    let figures = attempt(topology, what, text, options, elements);
    figures.unwrap_or_else(|e| panic!("{topology:?}: {what}: {e}"))
}

/// Figures of a case, with what it stores that is as large as its logits.
fn accept(topology: &str, case: &Case) -> Figures {
    compile(topology, &format!("{case:?}"), &case.module(), &Options::default(), case.n * case.v)
}

fn forward(n: usize, h: usize, v: usize) -> Case {
    Case { sinks: vec!["online", "pick", "argmax"], ..Case::plain(n, h, v) }
}

/// Nothing as large as the logits is stored, and little besides arguments and results.
fn assert_lean(case: &Case, c: &Figures) {
    assert_eq!(c.stored, vec![], "{case:?}");
    let bound = c.required + c.required / 20;
    assert!(c.peak <= bound, "{case:?}: peak {} of {}", c.peak, c.required);
}

#[test]
fn the_headline_shape() {
    let options = Options { memory_budget: Some(Budget::Percent(105)), ..Options::default() };
    let tied = Case { source: "vk", ..Case::backward(8192, 4096, 151936) };
    for case in [forward(8192, 4096, 151936), Case::backward(8192, 4096, 151936), tied] {
        let c = compile("v6e:2x2", &format!("{case:?}"), &case.module(), &options, case.n * case.v);
        assert_lean(&case, &c);
    }
}

/// Both passes at the headline shape, with the logits that the default budget stashes; a v6e's are in
/// [`the_headline_shape`] and in the tests of kernel-report.
#[test]
fn the_headline_shape_on_other_generations() {
    let options = Options { memory_budget: Some(Budget::Percent(125)), ..Options::default() };
    let case = Case { bias: false, ..Case::plain(8192, 4096, 151936) };
    let sweeps = [vec!["online", "pick"], vec!["cols", "rows"]];
    for topology in ALL.into_iter().filter(|t| !t.starts_with("v6e")) {
        compile(topology, &format!("{case:?}"), &case.module_of(&sweeps), &options, case.n * case.v);
    }
}

#[test]
fn real_shapes() {
    for (topology, n, h, v) in [
        ("v6e:2x2", 4092, 2048, 151643),
        ("v6e:2x2", 64, 8192, 128256),
        ("v5e:2x2", 4096, 5120, 151936),
        ("v5p:2x2x1", 8192, 4096, 256000),
        ("tpu7x:2x2x1", 16384, 1536, 32000),
        ("v4:2x2x1", 2048, 1024, 50257),
        ("v4:2x2x1", 2048, 8192, 128256),
    ] {
        for case in [forward(n, h, v), Case::backward(n, h, v)] {
            let c = accept(topology, &case);
            assert_eq!(c.stored, vec![], "{topology}: {case:?}");
        }
    }
}

/// A generation with every vocabulary and hidden size, and numbers of tokens from few to many. The
/// compiler gets the VMEM that the plan reckons with and refuses a kernel that needs more: a plan's
/// estimate that is too low fails here.
fn plans_hold(topology: &str) {
    const V: [usize; 6] = [32000, 50257, 128256, 151643, 151936, 256000];
    const H: [usize; 6] = [1024, 1536, 2048, 4096, 5120, 8192];
    const N: [usize; 6] = [64, 500, 2048, 4096, 16384, 65536];
    let g = ALL.iter().position(|t| *t == topology).expect("a known generation");
    for (i, v) in V.into_iter().enumerate() {
        let (n, h) = (N[(i + 5 * g + i / 3) % 6], H[(i + g) % 6]);
        let source = ["kv", "vk"][(g + i) % 2];
        let budget = [Budget::Bytes(0), Budget::Percent(130)][(g + i / 2) % 2];
        let case = Case { source, ..Case::plain(n, h, v) };
        let sweeps = [vec!["online", "pick", "argmax"], vec!["cols", "rows"]];
        let options = Options { memory_budget: Some(budget), ..Options::default() };
        let what = format!("{topology}: {case:?}");
        let c = compile(topology, &what, &case.module_of(&sweeps), &options, n * v);
        // Fewer tokens than hidden units: the head itself is larger than the logits.
        if n > h {
            assert_eq!(c.stored, vec![], "{what}");
        }
        // Logits that are kept in the gradient's memory are never copied.
        if budget == Budget::Bytes(0) && v % 128 == 0 {
            let lanes = 16 * 4 * (n * 128) as u64;
            let bound = c.required + lanes + (h * v) as u64;
            assert!(c.peak <= bound, "{what}: peak {} of {bound}", c.peak);
        }
    }
}

#[test]
fn plans_hold_on_v4() {
    plans_hold("v4:2x2x1");
}

#[test]
fn plans_hold_on_v5e() {
    plans_hold("v5e:2x2");
}

#[test]
fn plans_hold_on_v5p() {
    plans_hold("v5p:2x2x1");
}

#[test]
fn plans_hold_on_v6e() {
    plans_hold("v6e:2x2");
}

#[test]
fn plans_hold_on_tpu7x() {
    plans_hold("tpu7x:2x2x1");
}

/// Which of several shapes a generation compiles: a v6e all, each of the others its share.
fn takes(generation: usize, shape: usize) -> bool {
    ALL[generation].starts_with("v6e") || shape % ALL.len() == generation
}

/// Sinks of a loss over logits: those of its forward pass, and the stored gradient.
const OVER_LOGITS: [&[&str]; 2] = [&["online", "pick", "argmax"], &["store"]];

/// Pages of 1 to 16 tokens per lane, and the vocabulary on sublanes, on every generation.
#[test]
fn tokens_minor_on_every_generation() {
    let shapes = [
        (1024, 151643, 0, 1024),
        (1000, 50257, 0, 500),
        (4092, 15643, 0, 1023),
        (2048, 50257, 0, 256),
        (2048, 10007, 0, 128),
        (4096, 50257, 1, 4096),
        (3072, 15643, 1, 1024),
        (90, 1003, 1, 90),
    ];
    for (g, elem) in (0..ALL.len()).flat_map(|g| [(g, Elem::BF16), (g, Elem::F32)]) {
        let topology = ALL[g];
        let mine = shapes.into_iter().enumerate().filter(|(i, _)| takes(g, *i));
        for (_, (n, v, axis, lanes)) in mine {
            for sinks in OVER_LOGITS {
                let case = Case::tokens_minor(n, v, axis, lanes);
                accept(topology, &Case { sinks: sinks.to_vec(), logits: elem, value: elem, ..case });
            }
        }
    }
}

/// A program that softmaxes logits: `shape` is theirs, the vocabulary last.
fn softmax(shape: &[usize], e: Elem) -> String {
    let (v, n) = (shape[shape.len() - 1], shape.iter().rev().skip(1).product::<usize>());
    let dims: Vec<String> = shape.iter().map(usize::to_string).collect();
    let (outer, inner) = (format!("tensor<{}x{e}>", dims.join("x")), format!("tensor<{n}x{v}x{e}>"));
    let (to, from) = match e {
        Elem::F32 => ("%f = stablehlo.maximum %x, %x : tensor<f32>".to_string(), "%s".to_string()),
        _ => (
            format!("%f = stablehlo.convert %x : (tensor<{e}>) -> tensor<f32>"),
            format!("%t = stablehlo.convert %s : (tensor<f32>) -> tensor<{e}>"),
        ),
    };
    let (value, from) = if e == Elem::F32 { ("%s", String::new()) } else { ("%t", from) };
    let body = |yields: &str| format!("{to}\n      {yields}");
    let online = body("\"vocab.yield\"(%f, %one) : (tensor<f32>, tensor<f32>) -> ()");
    let store = body(&format!(
        "%d = stablehlo.subtract %f, %r : tensor<f32>
      %s = stablehlo.exponential %d : tensor<f32>
      {from}
      \"vocab.yield\"({value}) : (tensor<{e}>) -> ()"
    ));
    let attrs = format!(
        "rows = {n} : i64, cols = {v} : i64, col_operands = 0 : i64, \
         sources = [{{elem = \"{e}\", kind = \"logits\"}}]"
    );
    format!(
        r#"module {{
  func.func public @main(%logits: {outer}) -> {outer} {{
    %l = stablehlo.reshape %logits : ({outer}) -> {inner}
    %m:2 = "vocab.sweep"(%l) ({{
    ^bb0(%x: tensor<{e}>, %column: tensor<i32>):
      %one = stablehlo.constant dense<1.0> : tensor<f32>
      {online}
    }}) {{{attrs}, row_operands = 0 : i64, sinks = [{{kind = "online", terms = [{{degree = 0 : i64, weighted = true}}]}}]}}
      : ({inner}) -> (tensor<{n}xf32>, tensor<{n}xf32>)
    %log = stablehlo.log %m#1 : tensor<{n}xf32>
    %lse = stablehlo.add %m#0, %log : tensor<{n}xf32>
    %p = "vocab.sweep"(%l, %lse) ({{
    ^bb0(%x: tensor<{e}>, %r: tensor<f32>, %column: tensor<i32>):
      {store}
    }}) {{{attrs}, row_operands = 1 : i64, sinks = [{{kind = "store"}}]}}
      : ({inner}, tensor<{n}xf32>) -> {inner}
    %0 = stablehlo.reshape %p : ({inner}) -> {outer}
    return %0 : {outer}
  }}
}}
"#
    )
}

/// Kernels read logits that are arguments and write results the way the compiler keeps them: it copies
/// neither.
#[test]
fn logits_are_not_copied() {
    let shapes: [&[usize]; 12] = [
        &[4, 1024, 151643],
        &[1, 4096, 50257],
        &[1, 1000, 50257],
        &[2, 1024, 50257],
        &[3, 512, 50257],
        &[8, 384, 15643],
        &[16, 256, 15643],
        &[6, 1020, 10007],
        &[4, 1023, 15643],
        &[1024, 1, 15643],
        &[4096, 15643],
        &[1000, 151936],
    ];
    let all = (0..ALL.len()).flat_map(|g| shapes.into_iter().enumerate().map(move |s| (g, s)));
    for (g, (_, shape)) in all.filter(|(g, (i, _))| takes(*g, *i)) {
        for (topology, elem) in [(ALL[g], Elem::BF16), (ALL[g], Elem::F32)] {
            let what = format!("{topology}: {elem} {shape:?}");
            let logits = shape.iter().product::<usize>();
            let c = compile(topology, &what, &softmax(shape, elem), &Options::default(), logits);
            let stored = c.stored.iter().filter(|v| v.memory_space == 0);
            assert_eq!(stored.collect::<Vec<_>>(), Vec::<&Stored>::new(), "{what}");
            let bound = c.required + c.required / 100 + (1 << 20);
            assert!(c.peak <= bound, "{what}: peak {} of {bound}", c.peak);
        }
    }
}

/// Layouts of a head: both with `tools/test --full`, else one of them, in turn, as each takes the compiler ten seconds.
fn layouts(case: usize) -> &'static [&'static str] {
    let both = &["kv", "vk"];
    match std::env::var("GRPO_TEST_TIER") {
        Ok(tier) if tier != "full" => &both[case % 2..][..1],
        _ => both,
    }
}

#[test]
fn gradients_in_one_kernel() {
    let options = Options { memory_budget: Some(Budget::Bytes(1 << 40)), ..Options::default() };
    let shapes = [
        ("v6e:2x2", 8192, 4096, 151936),
        ("v6e:2x2", 4092, 2048, 151643),
        ("v5e:2x2", 4096, 5120, 151936),
        ("tpu7x:2x2x1", 16384, 1536, 32000),
        ("v6e:2x2", 200, 136, 1003),
        // Two cores, each with sums of its own.
        ("v5p:2x2x1", 4092, 1536, 50257),
        ("v4:2x2x1", 2048, 1024, 32000),
    ];
    for (i, (topology, n, h, v)) in shapes.into_iter().enumerate() {
        for source in layouts(i) {
            let case = Case { source, ..Case::backward(n, h, v) };
            assert_eq!(kernels(&case.module(), target(topology), &options), 1, "{topology}: {case:?}");
            let c = compile(topology, &format!("{case:?}"), &case.module(), &options, n * v);
            assert_eq!(c.stored, vec![], "{topology}: {case:?}");
            // The pass `layout` saves ragged vocabularies a copy. Other generations' compilers keep some
            // megabytes in addition.
            if v % 128 != 0 || !topology.starts_with("v6e") {
                continue;
            }
            // Nothing but the f32 sums of dh is kept.
            let sums = 4 * (n.next_multiple_of(1024) * h) as u64;
            let bound = c.required + c.required / 100 + sums + (1 << 20);
            assert!(c.peak <= bound, "{topology}: {case:?}: peak {} of {bound}", c.peak);
        }
    }
}

/// Whole rows of logits in VMEM, on every generation: shapes of models, few and many tokens, ragged rows
/// and columns. As above, a plan that reckons with too little VMEM is refused.
#[test]
fn row_programs_on_every_generation() {
    for (g, topology) in ALL.into_iter().enumerate() {
        for (i, v) in [32000, 50257, 128256, 151643, 151936, 256000].into_iter().enumerate() {
            let n = [500, 4096, 64, 16384, 8192][(g + i) % 5];
            let logits = [Elem::BF16, Elem::F32][(g + i) % 2];
            let mut many = EXTRA.to_vec();
            many.retain(|e| *e != "first_store");
            let extra = [vec!["entropy"], vec![], many][(g + i) % 3].clone();
            let case = TwoPhase { logits, stored: logits, extra, ..TwoPhase::plain(n, v) };
            // Two blocks of 16 rows, each coming and going.
            let least = 4 * 16 * v.next_multiple_of(128) as u64 * logits.bytes();
            if least + (8 << 20) > chip(topology).expect("known").kernel_vmem() {
                continue;
            }
            compile(topology, &format!("{case:?}"), &case.module(), &Options::default(), n * v);
        }
    }
}

#[test]
fn f32_keeps_its_precision() {
    for precision in ["DEFAULT", "HIGHEST"] {
        let f32 = Elem::F32;
        let plain = |n, h, v| Case {
            hidden: f32,
            weights: f32,
            logits: f32,
            value: f32,
            result: &[Elem::F32],
            precision,
            ..Case::plain(n, h, v)
        };
        let all = vec!["online", "pick", "cols", "rows", "colsum"];
        accept("v6e:2x2", &Case { sinks: all, ..plain(1024, 1024, 50257) });
        // Products that fill VMEM with parts of their operands.
        accept("v6e:2x2", &Case { sinks: vec!["online", "pick"], ..plain(8192, 4096, 151936) });
        accept("v5p:2x2x1", &Case { sinks: vec!["cols", "rows"], ..plain(4096, 2048, 151936) });
    }
}
