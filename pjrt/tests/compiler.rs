//! Compiles small programs with the real TPU compiler, no TPU attached. These
//! tests need libtpu (tools/setup) and fail without it.

use std::path::Path;
use std::thread;

use grpo_pjrt_api::store::Store;
use grpo_pjrt_api::{self as pjrt, CompileOptions, Compiled, Compiler, Error, Role, Topology, Worker};

/// A matmul whose product is reduced at once.
const MATMUL: &str = r#"
module @matmul {
  func.func public @main(%a: tensor<256x512xbf16>, %b: tensor<512x1024xbf16>) -> tensor<256xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
        : (tensor<256x512xbf16>, tensor<512x1024xbf16>) -> tensor<256x1024xf32>
    %1 = stablehlo.exponential %0 : tensor<256x1024xf32>
    %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    return %2 : tensor<256xf32>
  }
}
"#;

fn compile(topology: &str, program: &str, options: &CompileOptions) -> Result<Compiled, Error> {
    let libtpu = pjrt::find_libtpu(None).expect("libtpu is needed by this test");
    let topology: Topology = topology.parse()?;
    pjrt::compile_in_child(&Worker::of_tests(), &libtpu, &topology, program.as_bytes(), options)
}

/// What the compiler says of a program that it refuses.
fn refusal(answer: Result<Compiled, Error>) -> String {
    match answer {
        Err(Error::Plugin { call, message, .. }) if call == "PJRT_Compile" => message,
        other => panic!("no refusal: {other:?}"),
    }
}

#[test]
fn a_matmul_compiles_for_every_chip() {
    for topology in ["v6e:2x2", "v5e:2x2", "v5p:2x2x1", "v4:2x2x1", "tpu7x:2x2x1", "v6e"] {
        let compiled = compile(topology, MATMUL, &CompileOptions::default())
            .unwrap_or_else(|error| panic!("{topology}: {error}"));
        assert_eq!(compiled.arguments, 2 * (256 * 512 + 512 * 1024), "{topology}");
        assert!((1024..=4096).contains(&compiled.outputs), "{topology}");
        assert_eq!(compiled.aliased, 0);
        assert!(compiled.temporaries < 4 * 256 * 1024, "{topology}");
        assert!(compiled.peak() >= compiled.required());
        assert!(compiled.generated_code > 0 && compiled.compiler.contains("TPU"));

        let values = compiled.largest_values();
        assert!(values.is_sorted_by_key(|value| std::cmp::Reverse(value.elements())));
        let parameters = values.iter().filter(|value| value.role == Role::Parameter);
        assert_eq!(parameters.count(), 2, "{topology}");
        // The product stays inside the fusion that reduces it.
        let product = |value: &&pjrt::HloValue| value.dims == [256, 1024];
        assert!(values.iter().filter(product).count() > 0, "{topology}");
        assert!(!values.iter().filter(product).any(|value| value.is_stored()));
    }
}

#[test]
fn a_value_that_is_stored_is_found() {
    let program = r#"
module {
  func.func public @main(%h: tensor<1024x256xbf16>, %w: tensor<256x8192xbf16>) -> tensor<1024xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0]
        : (tensor<1024x256xbf16>, tensor<256x8192xbf16>) -> tensor<1024x8192xf32>
    %1 = stablehlo.optimization_barrier %0 : tensor<1024x8192xf32>
    %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<1024x8192xf32>, tensor<f32>) -> tensor<1024xf32>
    return %2 : tensor<1024xf32>
  }
}
"#;
    let compiled = compile("v6e:2x2", program, &CompileOptions::default()).unwrap();
    let stored = compiled.stored_values(1024 * 8192);
    assert!(!stored.is_empty());
    assert_eq!((stored[0].element_type, stored[0].bytes), ("f32", 4 * 1024 * 8192));
    assert!(compiled.stored_values(1024 * 8192 + 1).is_empty());

    let options = CompileOptions { optimized_hlo: false, ..Default::default() };
    let compiled = compile("v6e:2x2", program, &options).unwrap();
    assert!(compiled.optimized.is_none());
}

#[test]
fn a_donated_argument_is_counted_once() {
    let program = r#"
module {
  func.func public @main(%a: tensor<512x512xf32> {tf.aliasing_output = 0 : i32}) -> tensor<512x512xf32> {
    %0 = stablehlo.add %a, %a : tensor<512x512xf32>
    return %0 : tensor<512x512xf32>
  }
}
"#;
    let compiled = compile("v6e:2x2", program, &CompileOptions::default()).unwrap();
    assert_eq!(compiled.aliased, 4 * 512 * 512);
    assert!(compiled.peak() < compiled.required());
}

#[test]
fn partitions_divide_the_sizes() {
    let program = r#"
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%a: tensor<256x512xf32> {mhlo.sharding = "{devices=[4,1]<=[4]}"})
      -> (tensor<256x512xf32> {mhlo.sharding = "{devices=[4,1]<=[4]}"}) {
    %0 = stablehlo.exponential %a : tensor<256x512xf32>
    return %0 : tensor<256x512xf32>
  }
}
"#;
    for shardy in [true, false] {
        let options = CompileOptions { partitions: 4, shardy, ..Default::default() };
        let compiled = compile("v6e:2x2", program, &options).unwrap();
        assert_eq!(compiled.arguments, 4 * 64 * 512);
    }
    let options = CompileOptions { partitions: 5, ..Default::default() };
    let error = compile("v6e:2x2", program, &options).unwrap_err();
    assert!(matches!(error, Error::Options(_)), "{error}");
}

#[test]
fn programs_that_cannot_be_read_give_the_compilers_message() {
    let cut = &MATMUL[..200];
    for program in ["", "func.func @main( {", "\0\u{1}junk", cut, "ML\u{7f}R"] {
        let message = refusal(compile("v6e:2x2", program, &CompileOptions::default()));
        assert!(message.contains("error"), "{program:?}: {message}");
    }
}

/// The last word ends with the text: a compiler that reads on finds what earlier programs left in memory.
#[test]
fn a_program_ends_where_its_text_ends() {
    let libtpu = pjrt::find_libtpu(None).expect("libtpu is needed by this test");
    let compiler = Compiler::new(Worker::of_tests(), libtpu, None);
    let topology = "v6e:2x2".parse().unwrap();
    for length in 1..=24 {
        // What is freed before each one is as long and all letters.
        for program in ["a".repeat(2 * length + 8), "word".repeat(7)[..length].to_owned()] {
            let options = CompileOptions::default();
            let message = refusal(compiler.compile(&topology, program.as_bytes(), &options));
            assert!(message.contains("error"), "{program:?}: {message}");
        }
    }
}

#[test]
fn a_failed_check_inside_the_compiler_is_an_error() {
    // libtpu 0.0.51 aborts on this; another version may refuse it politely.
    let dynamic = MATMUL.replace("tensor<256x512xbf16>", "tensor<?x512xbf16>");
    let error = compile("v6e:2x2", &dynamic, &CompileOptions::default()).unwrap_err();
    let reported = matches!(error, Error::Crashed { .. } | Error::Plugin { .. });
    assert!(reported, "{error}");
}

#[test]
fn a_worker_that_dies_is_an_error_with_its_last_words() {
    let topology: Topology = "v6e:2x2".parse().unwrap();
    let run = |script: &str| {
        let worker =
            Worker { executable: "/bin/sh".into(), arguments: vec!["-c".into(), script.into()] };
        let program = vec![0; 1 << 20];
        let options = CompileOptions::default();
        pjrt::compile_in_child(&worker, Path::new("unused"), &topology, &program, &options)
            .unwrap_err()
            .to_string()
    };
    assert!(run("kill -ABRT $$").contains("aborted"));
    let message = run("echo why >&2; exit 3");
    assert!(message.contains("exit code 3") && message.contains("why"), "{message}");
    assert!(run("head -c 100000 /dev/zero; cat >&2").contains("exit code 0"));
}

#[test]
fn a_worker_that_cannot_start_is_an_error() {
    let worker = Worker { executable: "/nonexistent/grpo-opt".into(), arguments: Vec::new() };
    let topology: Topology = "v6e:2x2".parse().unwrap();
    let options = CompileOptions::default();
    let error = pjrt::compile_in_child(&worker, Path::new("x"), &topology, b"", &options);
    assert!(matches!(error, Err(Error::Protocol(_))));
}

#[test]
fn unknown_topologies_list_the_known_ones() {
    // The last one has a legal form; it is libtpu that refuses it.
    for topology in ["v9z:2x2", "v6e:2x2x2", "v6e:2x3"] {
        let error = compile(topology, MATMUL, &CompileOptions::default()).unwrap_err();
        assert!(matches!(error, Error::UnknownTopology { .. }), "{error}");
        assert!(error.to_string().contains("v5p:2x2x1"), "{error}");
    }
}

#[test]
fn a_missing_or_wrong_libtpu_is_an_error() {
    let missing = pjrt::find_libtpu(Some(Path::new("/nonexistent/libtpu.so"))).unwrap_err();
    assert!(missing.to_string().contains("pip install libtpu"));

    let topology: Topology = "v6e:2x2".parse().unwrap();
    let no_library = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
    let options = CompileOptions::default();
    let error = pjrt::compile_in_child(&Worker::of_tests(), no_library, &topology, b"", &options);
    assert!(matches!(error, Err(Error::Load { .. })), "{error:?}");
}

#[test]
fn several_compiles_run_at_once() {
    thread::scope(|scope| {
        let run = || compile("v6e:2x2", MATMUL, &CompileOptions::default());
        let handles = [scope.spawn(run), scope.spawn(run), scope.spawn(run)];
        for handle in handles {
            handle.join().unwrap().unwrap();
        }
    });
}

/// Everything but the time that it took.
fn figures(compiled: &Compiled) -> (u64, u64, u64, u64, u64, u64, String, Vec<String>) {
    let c = compiled;
    let values =
        c.largest_values().iter().map(|value| format!("{:?} {}", value.dims, value.bytes)).collect();
    (
        c.arguments,
        c.outputs,
        c.temporaries,
        c.aliased,
        c.generated_code,
        c.scheduled_peak,
        c.compiler.clone(),
        values,
    )
}

#[test]
fn a_worker_that_is_kept_says_what_a_new_one_says() {
    let libtpu = pjrt::find_libtpu(None).expect("libtpu is needed by this test");
    let compiler = Compiler::new(Worker::of_tests(), libtpu, None);
    let options = CompileOptions::default();
    let other = MATMUL.replace("256x", "128x").replace("tensor<256xf32>", "tensor<128xf32>");
    for (topology, program) in
        [("v6e:2x2", MATMUL), ("v6e:2x2", other.as_str()), ("v5e:2x2", MATMUL), ("v6e:2x2", MATMUL)]
    {
        let kept = compiler.compile(&topology.parse().unwrap(), program.as_bytes(), &options).unwrap();
        assert_eq!(figures(&kept), figures(&compile(topology, program, &options).unwrap()));
    }
    refusal(compiler.compile(&"v6e:2x2".parse().unwrap(), b"junk", &options));
}

/// A worker that writes a line whenever it starts, and fails in its own way.
fn counting(folder: &Path, then: &str) -> Worker {
    let script = format!("echo >> {}; {then}", folder.join("starts").display());
    Worker { executable: "/bin/sh".into(), arguments: vec!["-c".into(), script.into()] }
}

/// What a worker answers to a request.
const ANSWER: &str =
    r#"head -c 16 > /dev/null; printf 'grpo-opt-answer\n\002\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0{}'"#;

#[test]
fn a_worker_that_died_is_started_again() {
    let folder = std::env::temp_dir().join(format!("grpo-workers-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let starts = || std::fs::read_to_string(folder.join("starts")).map_or(0, |text| text.len());
    let compiler = Compiler::new(counting(&folder, ANSWER), "unused".into(), None);
    let compile = || compiler.compile(&"v6e:2x2".parse().unwrap(), b"", &CompileOptions::default());
    // It answers once and ends: a new one takes over.
    let answers = [compile().is_ok(), compile().is_ok(), compile().is_ok()];
    let first = starts();
    let compiler = Compiler::new(counting(&folder, "kill -SEGV $$"), "unused".into(), None);
    // One that had done nothing before is not tried again.
    let error = compiler.compile(&"v6e:2x2".parse().unwrap(), b"", &CompileOptions::default());
    let second = starts();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!((answers, first, second), ([true; 3], 3, 4));
    assert!(matches!(error, Err(Error::Crashed { .. })), "{error:?}");
}

#[test]
fn what_the_store_has_is_not_compiled_again() {
    let folder = std::env::temp_dir().join(format!("grpo-stored-{}", std::process::id()));
    let libtpu = pjrt::find_libtpu(None).expect("libtpu is needed by this test");
    let topology: Topology = "v6e:2x2".parse().unwrap();
    let options = CompileOptions::default();
    let with = |worker: Worker| Compiler::new(worker, libtpu.clone(), Some(Store::new(folder.clone())));
    let run =
        |compiler: &Compiler, program: &str| compiler.compile(&topology, program.as_bytes(), &options);
    let none = || Worker { executable: "/nonexistent".into(), arguments: Vec::new() };

    let made = run(&with(Worker::of_tests()), MATMUL).unwrap();
    let refused = run(&with(Worker::of_tests()), "junk");
    let again = run(&with(none()), MATMUL);
    let changed = run(&with(none()), &MATMUL.replace("256x", "128x"));
    let refused_again = run(&with(none()), "junk");
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(figures(&again.unwrap()), figures(&made));
    // Only answers are kept, no refusals.
    refusal(refused);
    for missing in [changed, refused_again] {
        assert!(matches!(missing, Err(Error::Protocol(_))), "{missing:?}");
    }
}
