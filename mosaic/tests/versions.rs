//! Kernels of every kind in every version of Mosaic's form: the same numbers in all of them, and taken by
//! the compiler at hand (`GRPO_LIBTPU`, else the set-up's). `tools/dev/libtpu-check` runs these tests with the
//! libtpu of each release of JAX.

use crate::at_hand;
use crate::cases::Case;
use crate::lower;
use crate::phases::{EXTRA, TwoPhase};
use crate::run;
use crate::tensor::Tensor;
use grpo_io::Context;
use grpo_ir::{Elem, Kind, Op};
use grpo_mosaic::Tpu;
use grpo_mosaic::version::{self, VERSIONS};
use grpo_pjrt_api::{CompileOptions, Compiled, Error};
use grpo_transforms::options::{Budget, Options};
use pretty_assertions::assert_eq;

/// A program whose kernels are of one kind.
struct KernelKind {
    name: &'static str,
    text: String,
    inputs: Vec<Tensor>,
    options: Options,
    kernels: usize,
    /// What is in a kernel of this kind and in no simpler one.
    mark: &'static str,
}

/// The kinds: one kernel per gradient, both in one (its own copies and semaphores), the same with hidden states turned
/// and a short last block, with sums in the memory of a result, with weights and their gradient in one pair of slots,
/// stashed logits, whole rows, tokens on lanes.
fn kinds() -> [KernelKind; 8] {
    let tiles = Options { tile_n: Some(16), tile_v: Some(128), always_fuse: true, ..Options::default() };
    let budget = |bytes| Options { memory_budget: Some(Budget::Bytes(bytes)), ..tiles.clone() };
    let (none, plenty) = (budget(0), budget(1 << 40));
    let whole = Options { tile_n: None, tile_v: None, ..none.clone() };
    let statistics = ["online", "pick", "argmax"].to_vec();
    let case = Case::plain(75, 40, 300);
    let inputs = case.inputs(3);
    let both = case.module_of(&[statistics, ["cols", "rows"].to_vec()]);
    let one = |name, text, inputs, options, kernels, mark| KernelKind {
        name,
        text,
        inputs,
        options,
        kernels,
        mark,
    };
    let rows = TwoPhase {
        extra: EXTRA.to_vec(),
        logits: Elem::F32,
        stored: Elem::F32,
        ..TwoPhase::plain(19, 300)
    };
    let tokens_minor = Case::tokens_minor(48, 300, 0, 16);
    let alone = Case { sinks: ["cols", "rows"].to_vec(), ..case.clone() };
    let lending = Case { n: 96, h: 128, result: &[Elem::BF16], ..alone.clone() };
    let wide = Options { tile_n: Some(32), ..plenty.clone() };
    // Five blocks of columns, of which the last one is half.
    let columns = Case { v: 1152, ..lending.clone() };
    let half = Options { tile_v: Some(256), ..wide.clone() };
    let slots = "memref<256x256xbf16, #tpu.memory_space<vmem>>";
    let turned = Case { n: 384, v: 600, ..lending.clone() };
    let tall = Options { tile_n: Some(128), tile_v: Some(512), ..plenty.clone() };
    [
        one("apart", case.module(), inputs.clone(), none, 2, "tpu.matmul"),
        one("fused_gradients", alone.module(), inputs.clone(), plenty.clone(), 1, "tpu.enqueue_dma"),
        one("turned", turned.module(), turned.inputs(6), tall, 1, "vector.transpose"),
        one("lent", lending.module(), lending.inputs(4), wide, 1, "tpu.bitcast"),
        one("columns", columns.module(), columns.inputs(8), half, 1, slots),
        one("stash", both, inputs, plenty, 2, "tpu.wait_dma2"),
        one("rows", rows.module(), rows.inputs(5), whole.clone(), 1, "tpu.dynamic_rotate"),
        one("tokens_minor", tokens_minor.module(), tokens_minor.inputs(7), whole, 1, "tpu.iota"),
    ]
}

/// A lowered program: its text, what its kernels give in the interpreter, and their texts.
fn lowered(kind: &KernelKind, mosaic_version: u32, execute: bool) -> (String, Vec<Tensor>, Vec<String>) {
    let pass_context = Context::new();
    let mut read = lower::read(&pass_context, &kind.text);
    let tpu = Tpu { mosaic_version, ..Tpu::default() };
    lower::lower(&pass_context, &mut read, "plan,stash,lower-mosaic", tpu, &kind.options);
    let module = Op::of_module(&read.module);
    let calls = module.walk().into_iter().filter(|o| o.is(Kind::CustomCall));
    let kernels = calls.map(run::kernel_text).collect();
    let function = run::find(module, |o| o.is(Kind::Func));
    let results = if execute { run::run(function, &kind.inputs) } else { Vec::new() };
    (module.to_string(), results, kernels)
}

#[test]
fn numbers_are_the_same_in_every_version() {
    for kind in kinds() {
        let (_, expected, kernels) = lowered(&kind, version::DEFAULT, true);
        assert_eq!(kernels.len(), kind.kernels, "{}", kind.name);
        assert!(kernels.iter().any(|k| k.contains(kind.mark)), "{} has no {}", kind.name, kind.mark);
        for v in VERSIONS {
            let (_, found, kernels) = lowered(&kind, v, true);
            let head = format!("module attributes {{stable_mosaic.version = {v} : i64}} {{");
            assert!(kernels.iter().all(|k| k.starts_with(&head)), "{}", kind.name);
            for (e, f) in expected.iter().zip(&found) {
                let bits = |t: &Tensor| t.data.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
                assert_eq!(bits(e), bits(f), "{} in version {v}", kind.name);
            }
        }
    }
}

/// What each version changes, in the kernels' own text.
#[test]
fn each_version_has_its_own_attributes() {
    let all: Vec<KernelKind> = kinds().into();
    let text = |v: u32| all.iter().flat_map(|k| lowered(k, v, false).2).collect::<String>();
    for v in VERSIONS {
        let text = text(v);
        let has = |what: &str| text.contains(what);
        assert_eq!(has("{dimension = 1 : i32}"), v < 6, "version {v}");
        assert_eq!(has("{dimensions = array<i32: 1>}"), v >= 6, "version {v}");
        assert_eq!(
            has("wait_dma2\"(%") && has("{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>"),
            v >= 7
        );
        assert_eq!(has("strict_ordering = false"), v >= 8, "version {v}");
        assert_eq!(
            lowered(&all[0], v, false).0.contains("disable_bounds_checks"),
            v >= 8,
            "version {v}"
        );
        assert_eq!(has("sym_name = \"main\""), v < 10, "version {v}");
        assert_eq!(has("sym_name = \"vocab_sweep_"), v >= 10, "version {v}");
        assert_eq!(has("transpose_lhs_hint = false"), v >= 13, "version {v}");
        assert_eq!(has("array<i32: 1, 0, 1, 1, 0, 0, 0>, priority"), v >= 14, "version {v}");
        assert_eq!(has("array<i32: 1, 0, 1, 1, 0, 0>, priority"), v < 14, "version {v}");
    }
}

fn compile(program: &str) -> Result<Compiled, Error> {
    let options = CompileOptions { optimized_hlo: false, ..CompileOptions::default() };
    at_hand::compile("v6e:2x2", program, &options)
}

/// The newest version that the compiler at hand reads, among those that are written.
fn newest() -> u32 {
    let mut version = VERSIONS[VERSIONS.len() - 1];
    while let Err(refusal) = compile(&lowered(&kinds()[0], version, false).0) {
        let message = refusal.to_string();
        let reported =
            message.split("expected <= ").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
        let read = reported.or(version::of_refusal(&message)).unwrap_or_else(|| panic!("{message}"));
        assert!(read < version, "{message}");
        version = read;
    }
    version
}

/// The compiler's description determines the version to write, a newer one is refused in a few words,
/// and kernels of every kind are taken in the version that is written for it.
#[test]
fn the_compiler_at_hand_takes_every_kind() {
    let (compiler, known) = at_hand::known();
    let newest = newest();
    assert_eq!(*known, newest.min(version::DEFAULT), "{compiler}");
    if newest < VERSIONS[VERSIONS.len() - 1] {
        let message = compile(&lowered(&kinds()[0], newest + 1, false).0).unwrap_err().to_string();
        assert_eq!(version::of_refusal(&message), Some(*known), "{message}");
        assert!(!message.contains("stable_mosaic.") && message.len() < 300, "{message}");
    }
    for kind in kinds() {
        let program = lowered(&kind, *known, false).0;
        compile(&program)
            .unwrap_or_else(|e| panic!("{compiler}: {} in version {known}: {e}", kind.name));
    }
    println!("{compiler}: every kind of kernel in Mosaic version {known}");
}

/// Kernels with copies, in every version that the compiler at hand reads.
#[test]
fn the_compiler_at_hand_takes_older_versions() {
    let newest = newest();
    let [_, fused_gradients, turned, _, columns, ..] = kinds();
    for v in VERSIONS.into_iter().filter(|v| *v <= newest) {
        for kind in [&fused_gradients, &turned, &columns] {
            compile(&lowered(kind, v, false).0).unwrap_or_else(|e| panic!("version {v}: {e}"));
        }
    }
}
