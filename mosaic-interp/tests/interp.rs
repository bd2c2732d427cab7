//! The Mosaic interpreter on kernels that JAX's Pallas emitted (`interp/make.py` makes them) and on
//! broken ones.

use grpo_mosaic_interp::{Array, DType, Data, Error, Fault, Kernel, Options};
use std::path::Path;

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/interp").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The inputs and expected outputs of a case.
fn arrays(name: &str) -> (Vec<Array>, Vec<Array>) {
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    for line in file(&format!("{name}.txt")).lines() {
        let mut words = line.split(' ');
        let (kind, dtype, shape) = (words.next(), words.next(), words.next().unwrap());
        let shape: Vec<usize> = match shape {
            "-" => vec![],
            dims => dims.split('x').map(|n| n.parse().unwrap()).collect(),
        };
        let array = match dtype {
            Some("i32") => Array::i32(&shape, words.map(|w| w.parse().unwrap()).collect()),
            Some("bf16") => Array::bf16(&shape, words.map(|w| w.parse().unwrap()).collect()),
            _ => Array::f32(&shape, words.map(|w| w.parse().unwrap()).collect()),
        };
        match kind {
            Some("in") => inputs.push(array.unwrap()),
            _ => outputs.push(array.unwrap()),
        }
    }
    (inputs, outputs)
}

fn run_text(text: &str, inputs: &[Array], like: &[Array]) -> Result<Vec<Array>, Error> {
    let shapes: Vec<_> = like.iter().map(|a| (a.dtype(), a.shape().to_vec())).collect();
    Kernel::parse(text)?.run(inputs, &shapes)
}

/// Runs a kernel on the arrays of a case.
fn run(kernel: &str, case: &str) -> (Result<Vec<Array>, Error>, Vec<Array>) {
    let (inputs, outputs) = arrays(case);
    (run_text(&file(&format!("{kernel}.mlir")), &inputs, &outputs), outputs)
}

fn assert_close(found: &[Array], expected: &[Array], tolerance: f32) {
    assert_eq!(found.len(), expected.len());
    for (at, (f, e)) in found.iter().zip(expected).enumerate() {
        assert_eq!((f.dtype(), f.shape()), (e.dtype(), e.shape()));
        match (f.data(), e.data()) {
            (Data::Floats(f), Data::Floats(e)) => {
                for (i, (f, e)) in f.iter().zip(e).enumerate() {
                    let bound = tolerance * e.abs().max(1.0);
                    assert!((f - e).abs() <= bound, "output {at}, element {i}: {f}, expected {e}");
                }
            }
            (f, e) => assert_eq!(f, e, "output {at}"),
        }
    }
}

#[track_caller]
fn check(case: &str, tolerance: f32) {
    let (found, expected) = run(case, case);
    assert_close(&found.unwrap(), &expected, tolerance);
}

#[test]
fn matmul_accumulates_over_a_grid() {
    check("matmul", 0.0);
}

#[test]
fn matmul_transposed() {
    check("transposed", 0.0);
}

#[test]
fn reduction_with_ragged_rows_and_columns() {
    check("log_softmax", 1e-6);
}

#[test]
fn copies_with_two_slots() {
    check("dma", 0.0);
}

#[test]
fn older_versions_have_fewer_operand_groups() {
    let text = file("dma.mlir");
    let old = text
        .replace("version = 15", "version = 11")
        .replace("array<i32: 1, 0, 1, 1, 0, 0, 0>", "array<i32: 1, 0, 1, 1, 0, 0>");
    assert_ne!(text, old);
    let (inputs, outputs) = arrays("dma");
    assert_close(&run_text(&old, &inputs, &outputs).unwrap(), &outputs, 0.0);
}

#[test]
fn shapes_integers_and_scalar_prefetch() {
    check("shapes", 0.0);
}

#[test]
fn bfloat16_rounds_after_every_operation() {
    check("bfloat16", 0.0);
}

#[test]
fn functions_of_one_variable() {
    check("functions", 1e-6);
}

#[test]
fn a_missing_mask_gives_nan() {
    let (found, _) = run("missing_mask", "log_softmax");
    let found = found.unwrap();
    assert!(found[0].floats().unwrap().iter().all(|v| v.is_nan()));
}

#[test]
fn a_use_before_the_wait_is_a_race() {
    match run("dma_race", "dma").0 {
        Err(Error::Run { op, fault: Fault::Race(text), .. }) => {
            assert_eq!(op, "vector.load");
            assert!(text.contains("a copy into it is in flight"), "{text}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_copy_without_a_wait_is_found() {
    match run("dma_unbalanced", "dma_unbalanced").0 {
        Err(Error::End(Fault::Semaphore(text))) => {
            assert!(text.contains("never waited for (started at line "), "{text}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_unwritten_output_is_found() {
    let (found, _) = run("unwritten", "unwritten");
    let fault = Fault::Unwritten { output: 0, index: vec![1, 0], count: 112 };
    assert_eq!(found, Err(Error::End(fault)));
}

#[test]
fn cores_have_memory_of_their_own() {
    let kernel = |text: &str| {
        let (inputs, outputs) = arrays("matmul");
        let shapes: Vec<_> = outputs.iter().map(|a| (a.dtype(), a.shape().to_vec())).collect();
        let options = Options { cores: 2, ..Options::default() };
        (Kernel::parse(text).unwrap().run_with(&inputs, &shapes, &options), outputs)
    };
    let text = file("matmul.mlir");
    let [one, other] = ["arbitrary", "parallel"].map(|s| format!("#tpu.dimension_semantics<{s}>"));
    // Steps of the first dimension are independent, those of the second add to the same sums.
    let (found, expected) = kernel(&text.replacen(&one, &other, 1));
    assert_close(&found.unwrap(), &expected, 1e-6);
    let (found, _) = kernel(&text.replace(&format!("{one}, {one}"), &format!("{one}, {other}")));
    // No core finds what another one has left in its scratch.
    assert!(matches!(found, Err(Error::End(Fault::Unwritten { .. }))), "{found:?}");
    // A kernel without such a dimension runs on one core.
    let (found, expected) = kernel(&text);
    assert_close(&found.unwrap(), &expected, 1e-6);
}

#[test]
fn an_unknown_operation_is_named() {
    let text = file("matmul.mlir").replace("stable_mosaic.tpu.matmul", "stable_mosaic.tpu.matmull");
    match Kernel::parse(&text) {
        Err(Error::UnknownOp { op, location }) => {
            assert_eq!(op, "tpu.matmull");
            assert!(location.starts_with("line "), "{location}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_wait_that_never_ends_is_found() {
    // The first copy is not started, so that the first wait has nothing to wait for.
    let text = file("dma.mlir");
    let start = text.find("    \"stable_mosaic.tpu.enqueue_dma\"").unwrap();
    let end = start + text[start..].find('\n').unwrap() + 1;
    let (inputs, outputs) = arrays("dma");
    match run_text(&format!("{}{}", &text[..start], &text[end..]), &inputs, &outputs) {
        Err(Error::Run { op, fault: Fault::Semaphore(text), .. }) => {
            assert_eq!(op, "tpu.wait_dma2");
            assert!(text.contains("never ends"), "{text}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_load_out_of_bounds_is_found() {
    let text = file("bfloat16.mlir").replacen("value = 0 : index", "value = 1 : index", 1);
    let (inputs, outputs) = arrays("bfloat16");
    match run_text(&text, &inputs, &outputs) {
        Err(Error::Run { op, fault: Fault::OutOfBounds(text), .. }) => {
            assert_eq!(op, "vector.load");
            assert!(text.contains("8 elements from 1"), "{text}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn aliased_operands_share_their_memory() {
    // What the kernel does not write keeps the input's values.
    let kernel = Kernel::parse(&file("unwritten.mlir")).unwrap();
    let input = Array::f32(&[16, 8], (0..128).map(|i| i as f32).collect()).unwrap();
    let options = Options { aliases: vec![(0, 0)], ..Options::default() };
    let shapes = [(DType::F32, vec![16, 8])];
    // The unwritten rows of a window are poison and go out over the old values: still an error.
    let found = kernel.run_with(std::slice::from_ref(&input), &shapes, &options);
    assert!(matches!(found, Err(Error::End(Fault::Unwritten { count: 112, .. }))), "{found:?}");
    let other = [(DType::F32, vec![8, 16])];
    assert!(matches!(kernel.run_with(&[input], &other, &options), Err(Error::Operands(_))));
}

#[test]
fn operands_are_checked() {
    let (inputs, outputs) = arrays("matmul");
    let text = file("matmul.mlir");
    let wrong = |inputs: &[Array], like: &[Array]| {
        let found = run_text(&text, inputs, like);
        assert!(matches!(found, Err(Error::Operands(_))), "{found:?}");
    };
    wrong(&inputs[..1], &outputs);
    wrong(&inputs, &inputs[..1]);
    wrong(&[inputs[0].clone(), outputs[0].clone()], &outputs);
    let flat = Array::bf16(&[4096], vec![0.0; 4096]).unwrap();
    wrong(&[flat, inputs[1].clone()], &outputs);
    assert!(Array::f32(&[2], vec![0.0]).is_err());
    assert!(Array::new(DType::I32, vec![1], Data::Floats(vec![0.0])).is_err());
    assert!(Array::f32(&[usize::MAX, usize::MAX], vec![]).is_err());
}

#[test]
fn a_smaller_array_leaves_the_block_outside() {
    let (inputs, _) = arrays("matmul");
    let kernel = Kernel::parse(&file("matmul.mlir")).unwrap();
    let found = kernel.run(
        &[Array::bf16(&[8, 256], vec![0.0; 2048]).unwrap(), inputs[1].clone()],
        &[(DType::F32, vec![16, 8])],
    );
    match found {
        Err(Error::Window { operand: 0, step, fault: Fault::OutOfBounds(_) }) => {
            assert_eq!(step, [1, 0]);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn limits_hold() {
    let (inputs, outputs) = arrays("shapes");
    let kernel = Kernel::parse(&file("shapes.mlir")).unwrap();
    let shapes: Vec<_> = outputs.iter().map(|a| (a.dtype(), a.shape().to_vec())).collect();
    let few = Options { max_instructions: 10, ..Options::default() };
    let found = kernel.run_with(&inputs, &shapes, &few);
    assert!(matches!(found, Err(Error::Run { fault: Fault::Limit(_), .. })), "{found:?}");
    let small = Options { max_elements: 100, ..Options::default() };
    let found = kernel.run_with(&inputs, &shapes, &small);
    assert!(matches!(found, Err(Error::Window { fault: Fault::Limit(_), .. })), "{found:?}");
}

#[test]
fn bad_texts_are_errors() {
    let good = file("matmul.mlir");
    let errors: [(&str, String); 6] = [
        ("empty", String::new()),
        ("junk", "\u{1}\u{2} kernel".into()),
        ("zero byte", "module {\0}".into()),
        ("no version", good.replacen("stable_mosaic.version = 15 : i64", "", 1)),
        ("unknown version", good.replacen("version = 15", "version = 99", 1)),
        ("plain names", good.replace("stable_mosaic.arith", "arith")),
    ];
    for (what, text) in errors {
        assert!(Kernel::parse(&text).is_err(), "{what}");
    }
    // Cut off anywhere, the text is refused; nothing panics.
    for cut in (0..good.len()).step_by(97) {
        if good.is_char_boundary(cut) {
            assert!(Kernel::parse(&good[..cut]).is_err(), "cut at {cut}");
        }
    }
}

#[test]
fn changed_texts_do_not_panic() {
    // Every number, type and operand of some kernels is changed in turn: refused, failing or running,
    // but never a panic.
    for name in ["shapes", "dma", "matmul"] {
        let good = file(&format!("{name}.mlir"));
        let (inputs, outputs) = arrays(name);
        let limits = Options { max_instructions: 20_000, max_elements: 1 << 20, ..Options::default() };
        let shapes: Vec<_> = outputs.iter().map(|a| (a.dtype(), a.shape().to_vec())).collect();
        for (from, to) in [
            ("%1,", "%0,"),
            ("8x8x", "8x4x"),
            ("f32", "i32"),
            ("i32", "f32"),
            (": index", ": i32"),
            ("array<i64: ", "array<i64: 7, "),
            ("array<i32: ", "array<i32: 3, "),
            ("= 1 :", "= -1 :"),
            ("= 0 :", "= 1000000 :"),
            ("8x128x", "8x127x"),
            ("vector<", "memref<"),
            ("memref<", "vector<"),
            ("vmem", "any"),
            ("[1]", "[0]"),
            ("(%0, ", "("),
            ("i1", "i8"),
        ] {
            for (at, _) in good.match_indices(from) {
                let text = format!("{}{to}{}", &good[..at], &good[at + from.len()..]);
                if let Ok(kernel) = Kernel::parse(&text) {
                    let _ = kernel.run_with(&inputs, &shapes, &limits);
                }
            }
        }
    }
}
