//! What tests of kernels have in common: kernels against plain loops, and what a kernel's layout is.

use super::cases::Case;
use super::lower;
use super::run::compare;
use super::tensor::Tensor;
use grpo_io::Context;
use grpo_ir::{Elem, Kind, Op};
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::DEFAULT;
use grpo_mosaic::spec::{KernelSpec, Order, Vmem};
use grpo_sweep::{Sweep, Tiles, is_sweep};
use grpo_transforms::options::{Budget, Options};

/// Result types of contractions.
pub const RESULTS: [&[Elem]; 4] =
    [&[Elem::F32], &[Elem::BF16], &[Elem::BF16, Elem::F32], &[Elem::F32, Elem::BF16]];

/// Compares with a bound relative to the largest expected entry of each result.
pub fn assert_close(what: &str, expected: &[Tensor], found: &[Tensor], loose: f64) {
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
            // Which of NaN and the infinities a row gives that is not finite is not promised.
            let same = x == y || (!x.is_finite() && !y.is_finite()) || (x - y).abs() <= bound;
            assert!(same, "{what}: result {i}, element {at}: {y}, expected {x} (± {bound})");
        }
    }
}

/// A case's kernels, against plain loops.
pub fn check(case: &Case, seed: u64, options: &Options) {
    check_on(Tpu::default(), case, seed, options);
}

/// The same for a target.
pub fn check_on(tpu: Tpu, case: &Case, seed: u64, options: &Options) {
    check_module(tpu, case, &case.module(), seed, options);
}

/// The same for a module of the case's, which may have a plan.
pub fn check_module(tpu: Tpu, case: &Case, module: &str, seed: u64, options: &Options) {
    let inputs = case.inputs(seed);
    let what = format!("{case:?} with tiles {:?} × {:?}", options.tile_n, options.tile_v);
    // A bf16 rounding that goes the other way is one of many terms.
    let loose = if case.value == Elem::BF16 || case.logits == Elem::BF16 { 200.0 } else { 4.0 };
    compare(module, &inputs, tpu, options, |expected, found| {
        assert_close(&what, expected, found, loose)
    });
}

/// Tiles of so many rows and columns.
pub fn tiles(n: i64, v: i64) -> Options {
    Options { tile_n: Some(n), tile_v: Some(v), ..Options::default() }
}

/// What `ask` finds in the layout of a sweep's kernel with these tiles, where a kernel may take so much VMEM and
/// so many cores share it.
pub fn laid_out<T>(
    case: &Case,
    order: Order,
    tiles: Tiles,
    (limit, cores): (u64, u32),
    ask: impl FnOnce(&KernelSpec<'_, '_>) -> T,
) -> T {
    laid_out_in(Vmem { limit, spills: DEFAULT.spills, cores }, case, order, tiles, ask)
}

/// The same in the VMEM of another generation.
pub fn laid_out_in<T>(
    vmem: Vmem,
    case: &Case,
    order: Order,
    tiles: Tiles,
    ask: impl FnOnce(&KernelSpec<'_, '_>) -> T,
) -> T {
    let context = Context::new();
    let read = lower::read(&context, &case.module());
    let op = Op::of_module(&read.module).walk().into_iter().find(|op| is_sweep(*op)).expect("a sweep");
    let sweep = Sweep::from_op(op).expect("a sweep");
    ask(&KernelSpec::new(&sweep, order, tiles, vmem))
}

/// How many kernels a module's sweep becomes on a target.
pub fn kernels(text: &str, tpu: Tpu, options: &Options) -> usize {
    let pass_context = Context::new();
    let mut read = lower::read(&pass_context, text);
    lower::lower(&pass_context, &mut read, "plan,lower-mosaic", tpu, options);
    Op::of_module(&read.module).walk().into_iter().filter(|o| o.is(Kind::CustomCall)).count()
}

/// Tiles, and a budget with which gradients share one computation of the logits.
pub fn fused_gradients(n: i64, v: i64) -> Options {
    Options { memory_budget: Some(Budget::Bytes(1 << 40)), ..tiles(n, v) }
}
