//! Logits that one kernel keeps for another: the same numbers, bit for bit, as when all are computed again.

use crate::cases::{Case, SPECIAL};
use crate::compared::Compared;
use crate::lower;
use crate::run::{self, aliases, bits, find};
use crate::tensor::Tensor;
use grpo_io::Context;
use grpo_ir::{Elem, Kind, Op};
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::chip;
use grpo_transforms::options::{Budget, Options};

/// What a module is lowered to, and how its kernels share memory.
struct Lowered {
    module: String,
    /// Remarks of the pass `stash`.
    kept: Vec<String>,
    kernels: usize,
    aliases: usize,
    /// Bytes of VMEM that each kernel takes by its plan.
    vmem: Vec<u64>,
}

fn lowered(text: &str, passes: &str, tpu: Tpu, options: &Options) -> Lowered {
    let pass_context = Context::new();
    let mut read = lower::read(&pass_context, text);
    let outcome = lower::lower(&pass_context, &mut read, passes, tpu, options);
    let module = Op::of_module(&read.module);
    let tiles = outcome.report.sweeps.iter().filter_map(|s| s.tiles.as_array()).flatten();
    let calls: Vec<Op> = module.walk().into_iter().filter(|o| o.is(Kind::CustomCall)).collect();
    Lowered {
        module: module.to_string(),
        kept: outcome
            .remarks
            .list
            .iter()
            .filter(|r| r.pass == "stash")
            .map(|r| r.message.clone())
            .collect(),
        kernels: calls.len(),
        vmem: tiles.filter_map(|t| t["vmem_bytes"].as_u64()).collect(),
        aliases: calls.into_iter().map(|o| aliases(o).len()).sum(),
    }
}

fn options(tile_n: i64, tile_v: i64, budget: u64) -> Options {
    let memory_budget = Some(Budget::Bytes(budget));
    // The model expects nothing of so small a head.
    let always_fuse = true;
    let tiles = (Some(tile_n), Some(tile_v));
    Options { tile_n: tiles.0, tile_v: tiles.1, memory_budget, always_fuse, ..Options::default() }
}

/// Runs with and without stashed logits, on a chip whose cores share kernels as well; the first.
fn check(case: &Case, sweeps: [&[&'static str]; 2], options: &Options) -> Lowered {
    let chip = chip("v5p").expect("a known generation");
    check_on(Tpu { chip, ..Tpu::default() }, case, sweeps, options);
    check_on(Tpu::default(), case, sweeps, options)
}

fn check_on(tpu: Tpu, case: &Case, sweeps: [&[&'static str]; 2], options: &Options) -> Lowered {
    check_module(tpu, case, &case.module_of(&sweeps.map(<[_]>::to_vec)), options)
}

fn check_module(tpu: Tpu, case: &Case, text: &str, options: &Options) -> Lowered {
    let inputs = case.inputs(21);
    let again = lowered(text, "plan,lower-mosaic", tpu, options);
    let kept = lowered(text, "plan,stash,lower-mosaic", tpu, options);
    assert_eq!(again.kernels, kept.kernels, "{case:?}");
    compare(&again, &kept, &inputs, tpu, |a, b| {
        assert_eq!((&a.shape, a.elem), (&b.shape, b.elem));
        let same = |(x, y): (&f64, &f64)| x.to_bits() == y.to_bits() || (x.is_nan() && y.is_nan());
        let differs = a.data.iter().zip(&b.data).position(|pair| !same(pair));
        assert_eq!(differs, None, "{case:?}");
    });
    kept
}

/// Passes each result of two lowered modules to `check`, unless the same two passed before.
fn compare(
    again: &Lowered,
    kept: &Lowered,
    inputs: &[Tensor],
    tpu: Tpu,
    check: impl Fn(&Tensor, &Tensor),
) {
    let results = |lowered: &Lowered| {
        let context = Context::new();
        let read = lower::read(&context, &lowered.module);
        run::run_on(find(Op::of_module(&read.module), |o| o.is(Kind::Func)), inputs, tpu.chip.cores)
    };
    let parts = [&*again.module, &kept.module, &bits(inputs), &tpu.chip.cores.to_string()];
    Compared::of_environment().unless_agreed(&parts, || {
        let (again, kept) = (results(again), results(kept));
        assert_eq!(again.len(), kept.len());
        again.iter().zip(&kept).for_each(|(a, b)| check(a, b));
    });
}

const FORWARD: &[&str] = &["online_many", "pick", "argmax"];
const PLENTY: u64 = 1 << 40;

#[test]
fn in_the_gradients_memory() {
    // Blocks of rows that divide nothing and whole ones, more tokens than the gradient has room for.
    for (n, h, v) in [(75, 40, 300), (96, 32, 384), (130, 64, 700)] {
        let case = Case::plain(n, h, v);
        for gradients in [&["rows"][..], &["cols", "rows"][..], &["cols", "rows", "colsum"][..]] {
            let run = check(&case, [FORWARD, gradients], &options(16, 128, PLENTY));
            assert_eq!((run.kept.len(), run.kernels, run.aliases), (1, 2, 1), "{gradients:?}");
        }
    }
    // More room than tokens: nothing is computed again except the last block of columns.
    let run = check(&Case::plain(48, 80, 384), [FORWARD, &["cols", "rows"]], &options(16, 128, PLENTY));
    assert_eq!(run.kept, ["keeps 100% of 48 × 384 logits for the sweep that needs them again"]);
}

#[test]
fn in_memory_of_their_own() {
    let case = Case::plain(75, 40, 700);
    let vk = Case { source: "vk", ..case.clone() };
    for case in [&case, &vk] {
        for gradients in [&["cols"][..], &["cols", "rows"][..], &["rows", "colsum"][..]] {
            let run = check(case, [FORWARD, gradients], &options(16, 128, PLENTY));
            assert_eq!(run.kept.len(), 1);
        }
    }
    // Two kernels for the gradients: the second one writes over what both have read.
    let two = Case::plain(32, 40, 700);
    let run = check(&two, [FORWARD, &["cols", "rows"]], &options(16, 128, PLENTY));
    assert_eq!((run.kept.len(), run.kernels, run.aliases), (1, 3, 1));
}

/// On a v4 the body runs beneath the contraction of either gradient, and logits that are computed come to where the
/// others arrive.
#[test]
fn beneath_the_contraction_of_one_gradient() {
    for (n, h, v, tile_v, budget) in [(512, 128, 300, 128, PLENTY), (1024, 256, 700, 256, 0)] {
        for special in ["plain", "nan", "padding"] {
            let case = Case { bias: false, ..Case::plain(n, h, v) }.with(special);
            let run = check_on(v4(), &case, [FORWARD, &["cols", "rows"]], &options(256, tile_v, budget));
            assert_eq!((run.kept.len(), run.kernels), (1, 3), "{case:?}");
        }
    }
}

fn v4() -> Tpu {
    Tpu { chip: chip("v4").expect("a known generation"), ..Tpu::default() }
}

/// There they pass through a buffer of partial sums where their product is cut into pieces. What is kept was summed in
/// one, so that a logit may be the next bf16.
#[test]
fn partial_sums_of_what_is_computed() {
    for (h, v, tile_v, budget) in [(2304, 640, 256, 0), (4160, 300, 128, 1 << 18)] {
        let case = Case { bias: false, ..Case::plain(512, h, v) };
        let text = case.module_of(&[FORWARD.to_vec(), vec!["cols", "rows"]]);
        let (inputs, options) = (case.inputs(21), options(256, tile_v, budget));
        let [again, kept] = ["plan,lower-mosaic", "plan,stash,lower-mosaic"]
            .map(|passes| lowered(&text, passes, v4(), &options));
        assert_eq!((kept.kept.len(), kept.kernels), (1, 3), "{case:?}");
        compare(&again, &kept, &inputs, v4(), |a, b| {
            let size = a.data.iter().fold(0f64, |most, x| most.max(x.abs()));
            let near = |(x, y): (&f64, &f64)| (x - y).abs() <= size * 2f64.powi(-7);
            assert!(size > 0.0 && a.data.len() == b.data.len() && a.data.iter().zip(&b.data).all(near));
        });
    }
}

#[test]
fn sums_of_what_is_kept() {
    // Without contractions a body runs beneath the next product, and a tile that is found has none: all rows are found
    // in memory of its own, and the gradient has room for some.
    for (n, h, v) in [(32, 40, 512), (75, 40, 512), (130, 24, 1024)] {
        let case = Case { bias: false, ..Case::plain(n, h, v) };
        for second in
            [&["sum_int", "rows"][..], &["sum", "pick", "rows"], &["max_int", "argmax", "rows"]]
        {
            let run = check(&case, [FORWARD, second], &options(16, 512, PLENTY));
            assert_eq!((run.kept.len(), run.kernels), (1, 3), "{second:?}");
        }
    }
}

/// Hidden states are turned where there is room for it; with less, the contracted value still has a buffer of its own,
/// and with less yet it takes the place of the tile of logits. The last block of columns has code of its own or is
/// masked.
#[test]
fn values_apart_and_in_place() {
    for (special, n, rows, cols) in [
        ("plain", 75, 16, 256),
        ("plain", 96, 16, 512),
        (SPECIAL[0], 75, 16, 256),
        ("plain", 384, 128, 512),
    ] {
        let case = Case::plain(n, 512, 1100).with(special);
        let (sweeps, options) = ([FORWARD, &["cols", "rows"]], options(rows, cols, PLENTY));
        let vmem_of = |vmem_bytes: u64| {
            let run = check_on(Tpu { vmem_bytes, ..Tpu::default() }, &case, sweeps, &options);
            assert_eq!((run.kept.len(), run.kernels), (1, 2), "{case:?}");
            run.vmem
        };
        let mut bytes = vmem_of(Tpu::default().vmem_bytes);
        assert!(bytes[0] < bytes[1], "the gradients' kernel is the larger one: {bytes:?}");
        let turned = (rows == 128).then_some(2 * rows * 512);
        // One tile of bf16 less, and what the compiler may spill of the value stays.
        for less in turned.into_iter().chain([2 * rows * cols]) {
            let least = vmem_of(bytes[1] - 1);
            assert_eq!(least, [bytes[0], bytes[1] - less as u64], "{case:?}");
            bytes = least;
        }
    }
}

/// Result types of contractions.
const RESULTS: [&[Elem]; 3] = [&[Elem::F32], &[Elem::BF16], &[Elem::BF16, Elem::F32]];

#[test]
fn types_and_tiles() {
    let (f32, bf16) = (Elem::F32, Elem::BF16);
    for (logits, value) in [(f32, f32), (f32, bf16), (bf16, f32)] {
        for result in RESULTS {
            let case = Case { logits, value, result, ..Case::plain(75, 40, 420) };
            let run = check(&case, [FORWARD, &["cols", "rows"]], &options(32, 128, PLENTY));
            let in_place = *result.last().unwrap() == logits;
            assert_eq!((run.kept.len(), run.aliases), (1, usize::from(in_place)), "{case:?}");
        }
    }
}

#[test]
fn special_values() {
    for special in SPECIAL {
        for (logits, gradients) in
            [(Elem::BF16, &["cols", "rows"][..]), (Elem::F32, &["rows"]), (Elem::BF16, &["cols"])]
        {
            let case = Case { logits, ..Case::plain(75, 40, 420) }.with(special);
            let run = check(&case, [FORWARD, gradients], &options(16, 128, PLENTY));
            assert_eq!(run.kept.len(), 1, "{case:?}");
        }
    }
}

#[test]
fn where_nothing_is_kept() {
    let case = Case::plain(75, 40, 300);
    // No memory, and none of a gradient.
    let run = check(&case, [FORWARD, &["cols"]], &options(16, 128, 0));
    assert_eq!(run.kept.len(), 0);
    // No gain in the model.
    let costed = Options { always_fuse: false, ..options(16, 128, PLENTY) };
    assert_eq!(check(&case, [FORWARD, &["cols", "rows"]], &costed).kept.len(), 0);
    // A vocabulary without a whole tile.
    let run = check(&case, [FORWARD, &["cols", "rows"]], &options(16, 384, PLENTY));
    assert_eq!(run.kept.len(), 0);
    // Several heads.
    let two = Case { source: "two", ..case };
    let run = check(&two, [FORWARD, &["cols", "rows"]], &options(16, 128, PLENTY));
    assert_eq!(run.kept.len(), 0);
}

/// Rows that are apart find the logits that are kept in the gradient's memory, and some others compute theirs.
#[test]
fn rows_apart() {
    let tpu = Tpu { chip: chip("v5p").expect("a known generation"), ..Tpu::default() };
    for (h, apart) in [(16, 32), (48, 32), (40, 16)] {
        let case = Case::plain(91, h, 300);
        let options = options(16, 128, PLENTY);
        let module = case.module_of(&[FORWARD.to_vec(), vec!["cols", "rows"]]);
        let text = lower::planned_apart(&module, tpu, &options, apart);
        let run = check_module(tpu, &case, &text, &options);
        assert_eq!((run.kept.len(), run.kernels, run.aliases), (1, 3, 1), "{h}");
    }
}
