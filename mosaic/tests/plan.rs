//! Tables of kernels' times, and what the plan makes of them.

use crate::cases::Case;
use crate::lower;
use grpo_io::Context;
use grpo_io::remarks::Remark;
use grpo_ir::Elem;
use grpo_mosaic::Tpu;
use grpo_mosaic::chip::chip;
use grpo_mosaic::plan::Tuned;
use grpo_transforms::options::{Budget, Options};
use pretty_assertions::{assert_eq, assert_ne};
use serde_json::{Value, json};

/// What is reported of the only kernel of a small sweep, with a table.
fn kernel(table: Option<Tuned>) -> Value {
    let tuned = table.map(|table| &*Box::leak(Box::new(table)));
    let context = Context::new();
    let mut read = lower::read(&context, &Case::plain(300, 200, 3000).module_of(&[vec!["max", "sum"]]));
    let options = Options { always_fuse: true, ..Options::default() };
    let outcome = lower::lower(
        &context,
        &mut read,
        "plan,lower-mosaic",
        Tpu { tuned, ..Tpu::default() },
        &options,
    );
    let [sweep] = &outcome.report.sweeps[..] else { panic!("one sweep") };
    sweep.tiles[0].clone()
}

fn table(entries: &[Value]) -> Tuned {
    Tuned::parse(&json!({"version": 1, "kernels": entries}).to_string()).expect("a table")
}

/// An entry for the kernel, where `ratio` is measured by modelled.
fn entry(of: &Value, chip: &str, tiles: &Value, modelled: &Value, ratio: f64) -> Value {
    let seconds = modelled.as_f64().unwrap() * ratio;
    json!({"chip": chip, "kernel": of["signature"], "tiles": tiles, "seconds": seconds, "modelled_seconds": modelled,
           "how": "measured"})
}

#[test]
fn the_plan_takes_the_tiles_that_are_the_fastest_by_a_table() {
    let plain = kernel(None);
    let candidates = plain["candidates"].as_array().unwrap();
    let of = |i: usize, ratio| {
        entry(&plain, "v6e", &candidates[i]["tile"], &candidates[i]["modelled_seconds"], ratio)
    };
    assert_eq!(plain["tile"], candidates[0]["tile"]);
    assert_eq!(plain["modelled_seconds"], candidates[0]["modelled_seconds"]);
    // Everything slower by as much says nothing about tiles.
    assert_eq!(kernel(Some(table(&[of(0, 1.3), of(1, 1.3)])))["tile"], candidates[0]["tile"]);
    // The model's first choice was slow. Tiles that nobody tried are no better than the worst.
    assert_eq!(
        kernel(Some(table(&[of(0, 9.0), of(1, 3.0), of(2, 8.0)])))["tile"],
        candidates[1]["tile"]
    );
    assert_eq!(kernel(Some(table(&[of(0, 1.0), of(3, 0.01)])))["tile"], candidates[3]["tile"]);
    // A time of 0 is a choice.
    assert_eq!(kernel(Some(table(&[of(2, 0.0)])))["tile"], candidates[2]["tile"]);
}

#[test]
fn a_table_of_something_else_changes_nothing() {
    let plain = kernel(None);
    let second = &plain["candidates"][1];
    assert_ne!(second["tile"], plain["tile"]);
    let (tile, modelled) = (&second["tile"], &second["modelled_seconds"]);
    let mut other = entry(&plain, "v6e", tile, modelled, 0.0);
    other["kernel"] = json!("rows of 1 x 1");
    for entry in [
        entry(&plain, "v5e", tile, modelled, 0.0),
        other,
        // Tiles that the plan never makes, and some that do not fit.
        entry(&plain, "v6e", &json!([17, 100]), modelled, 0.0),
        entry(&plain, "v6e", &json!([1 << 20, 1 << 20]), modelled, 0.0),
    ] {
        assert_eq!(kernel(Some(table(&[entry]))), plain);
    }
}

#[test]
fn what_is_no_table_is_refused() {
    let with = |seconds: &str, modelled: &str| {
        format!(
            r#"{{"version": 1, "kernels": [{{"chip": "v6e", "kernel": "k", "tiles": [16, 128],
                "seconds": {seconds}, "modelled_seconds": {modelled}, "how": "measured"}}]}}"#
        )
    };
    assert!(Tuned::parse(&with("0.5", "0.5")).is_ok());
    for (text, why) in [
        (with("-1", "0.5"), "time that is none"),
        (with("0.5", "0"), "time that is none"),
        (with("1e999", "0.5"), "number out of range"),
        (with("\"x\"", "0.5"), "expected f64"),
        (r#"{"version": 2, "kernels": []}"#.into(), "its version is 2"),
        (r#"{"kernels": []}"#.into(), "missing field `version`"),
        (r#"{"version": 1, "kernels": [], "x": 1}"#.into(), "unknown field `x`"),
        (String::new(), "EOF"),
    ] {
        let said = Tuned::parse(&text).expect_err(&text);
        assert!(said.contains(why), "{text}: {said}");
    }
}

/// Both gradients of a large head in a v6e's VMEM: weights and their gradient in one pair of slots leave room for 512
/// rows. Taller tiles would cut the contractions into pieces behind which the multiplier drains, and of narrower ones
/// the last block of columns has no code of its own.
#[test]
fn gradients_in_one_kernel_stand_in_one_block() {
    let bf16: &[Elem] = &[Elem::BF16];
    let case = Case { result: bf16, value: Elem::BF16, bias: false, ..Case::plain(8192, 4096, 151936) };
    let tile = |source| {
        let case = Case { source, sinks: vec!["cols", "rows"], ..case.clone() };
        let context = Context::new();
        let mut read = lower::read(&context, &case.module());
        let options = Options { memory_budget: Some(Budget::Bytes(1 << 40)), ..Options::default() };
        let tpu = Tpu { vmem_bytes: 120 << 20, ..Tpu::default() };
        let outcome = lower::lower(&context, &mut read, "plan,lower-mosaic", tpu, &options);
        let [sweep] = &outcome.report.sweeps[..] else { panic!("one sweep") };
        sweep.tiles[0]["tile"].clone()
    };
    assert_eq!(tile("kv"), json!([512, 2048]));
    assert_ne!(tile("vk"), json!([512, 2048]));
}

/// Where cores share a kernel, both gradients come from one too, if its sums' way to HBM is hidden: not with a v4's
/// VMEM. Where all logits lie in the memory of their gradient there is no computation to share, and the gradients come
/// apart again.
#[test]
fn gradients_of_cores_that_share_a_kernel() {
    for (name, h, v, apart, kept) in
        [("v5p", 4096, 151936, 2, 2), ("v5p", 8192, 128256, 2, 3), ("v4", 4096, 151936, 3, 3)]
    {
        let chip = chip(name).expect("a known generation");
        let tpu = Tpu { chip, vmem_bytes: chip.kernel_vmem(), ..Tpu::default() };
        let case = Case { value: Elem::BF16, bias: false, ..Case::plain(8192, h, v) };
        let text = case.module_of(&[vec!["online", "pick"], vec!["cols", "rows"]]);
        for (passes, count) in [("plan,lower-mosaic", apart), ("plan,stash,lower-mosaic", kept)] {
            let context = Context::new();
            let mut read = lower::read(&context, &text);
            let options = Options { memory_budget: Some(Budget::Percent(125)), ..Options::default() };
            let outcome = lower::lower(&context, &mut read, passes, tpu, &options);
            let kernels = outcome.report.sweeps.iter().filter_map(|s| s.tiles.as_array()).flatten();
            assert_eq!(kernels.count(), count, "{name}: {h} x {v}, {passes}");
            let separate = |r: &Remark| r.message.contains("whose gradients do not share a computation");
            assert_eq!(outcome.remarks.list.iter().any(separate), count > apart, "{name}: {passes}");
        }
    }
}
