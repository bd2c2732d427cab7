//! The library in front of a fake plugin (`examples/fake_plugin.rs`).
//!
//! The library keeps its state for the life of a process, and reads its settings when it is loaded. So
//! each case runs in a process of its own: this executable again, with [`case`] as the only test.

mod api;
mod cases;

use api::fake_plugin;
use grpo_pjrt_api::api::{Call, Compile, slot_offset};
use pretty_assertions::assert_eq;
use std::process::Command;

const CASE: &str = "GRPO_TEST_CASE";

/// Runs a case in a process of its own; gives what it wrote to standard error.
fn run(name: &str, variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["case", "--exact", "--nocapture"]).env(CASE, name);
    for (name, _) in std::env::vars().filter(|(n, _)| n.starts_with("GRPO_OPT_")) {
        command.env_remove(name);
    }
    command.env("GRPO_PJRT_PLUGIN", fake_plugin()).env("GRPO_OPT_ALWAYS_FUSE", "1");
    command.envs(variables.iter().copied());
    let output = command.output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{name} {variables:?}: {}\n{stdout}\n{stderr}", output.status);
    assert!(stdout.contains("1 passed"), "{name} did not run: {stdout}");
    stderr
}

/// The body of every case; does nothing in the parent.
#[test]
fn case() {
    if let Ok(name) = std::env::var(CASE) {
        cases::case(&name);
    }
}

#[test]
fn both_compile_functions_get_the_fused_program() {
    let stderr = run("compile", &[]);
    assert!(stderr.contains("fused 1 loss"), "{stderr}");
    let stderr = run("compile", &[("FAKE_PLATFORM", "tpu"), ("GRPO_OPT_TARGET", "portable")]);
    assert!(stderr.contains("fused 1 loss"), "{stderr}");
}

#[test]
fn tables_of_other_sizes_and_with_gaps_are_wrapped() {
    // Just long enough for `PJRT_Compile`, and longer than any known one.
    for slots in ["90", "134", "200"] {
        run("compile", &[("FAKE_SLOTS", slots)]);
    }
    run("without_compile", &[("FAKE_SLOTS", "20")]);
    run("without_compile", &[("FAKE_MISSING", "20,89")]);
    // A plugin that cannot explain its errors.
    let stderr = run("refused", &[("FAKE_MISSING", "1,2"), ("FAKE_REFUSE", "while")]);
    assert!(stderr.contains("it gives no reason"), "{stderr}");
    // Without platform names the loops are taken, which run everywhere.
    run("compile", &[("FAKE_MISSING", "12,84,14,85,132,133")]);
    assert_eq!(slot_offset(Compile::SLOT + 1), 40 + 90 * 8);
}

#[test]
fn the_chip_decides_on_vmem() {
    let vmem = |variables: &[(&str, &str)]| {
        let variables = [&[("FAKE_PLATFORM", "tpu")], variables].concat();
        let stderr = run("vmem", &variables);
        let line = stderr.lines().find_map(|l| l.strip_prefix("vmem ")).unwrap().to_string();
        let both: Vec<u64> =
            line.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        assert_eq!((both.len(), both[0]), (2, both[1]), "{stderr}");
        both[0]
    };
    assert!((32..=60).contains(&vmem(&[("FAKE_KIND", "TPU v5")])));
    assert!((61..=120).contains(&vmem(&[("FAKE_KIND", "TPU v6 lite")])));
    assert!(vmem(&[("FAKE_KIND", "TPU v6 lite"), ("GRPO_OPT_VMEM_LIMIT", "32MiB")]) <= 32);
    // A kind that nobody knows, none, an error, and no such function: the default of 100 MiB.
    let default = vmem(&[("FAKE_KIND", "TPU v99")]);
    assert!((61..=100).contains(&default));
    assert_eq!(vmem(&[]), default);
    assert_eq!(vmem(&[("FAKE_MISSING", "15,86")]), default);
    assert_eq!(vmem(&[("FAKE_MISSING", "26")]), default);
}

#[test]
fn kernels_are_written_in_the_version_that_the_compiler_reads() {
    const TPU: (&str, &str) = ("FAKE_PLATFORM", "tpu");
    let arrived = |variables: &[(&str, &str)]| {
        let stderr = run("mosaic", &[&[TPU], variables].concat());
        let versions = stderr.lines().filter_map(|l| l.strip_prefix("arrived ")).map(str::to_string);
        (versions.collect::<Vec<_>>().join(" "), stderr)
    };
    let silent = |(versions, stderr): (String, String), all: &str| {
        assert_eq!(versions, format!("Some({all}) Some({all}) Some({all})"), "{stderr}");
        assert!(!stderr.contains("warning"), "{stderr}");
        stderr
    };
    silent(arrived(&[]), "11");
    silent(arrived(&[("GRPO_OPT_MOSAIC_VERSION", "15")]), "15");
    // The compiler says what it is: nothing is refused.
    let old = ("FAKE_BUILD", "Built on Jan 12 2026 16:25:22 (1768263922) cl/854318611");
    silent(arrived(&[old]), "9");
    silent(arrived(&[old, ("FAKE_MOSAIC", "9")]), "9");
    // It does not say: it refuses once, and is remembered for the process.
    let stderr = silent(arrived(&[("FAKE_MOSAIC", "8")]), "8");
    assert_eq!(stderr.matches("refused 11").count(), 1, "{stderr}");
    assert_eq!(stderr.matches("fused 1 loss").count(), 3, "{stderr}");
    silent(
        arrived(&[("FAKE_MOSAIC", "10"), ("GRPO_OPT_MOSAIC_VERSION", "13"), ("GRPO_OPT_STRICT", "1")]),
        "10",
    );
    // Too old for every version: loops, and a remark that names what is needed.
    for variables in [&[("FAKE_MOSAIC", "2")][..], &[("FAKE_BUILD", "cl/1")]] {
        let (versions, stderr) =
            arrived(&[variables, &[("GRPO_OPT_REMARKS_FILE", "/dev/stderr")]].concat());
        assert_eq!(versions, "None None None", "{stderr}");
        assert!(stderr.contains("libtpu 0.0.13 and later"), "{stderr}");
        assert!(!stderr.contains("builtin.module"), "{stderr}");
    }
}

/// A kernel that the compiler refuses in every version.
#[test]
fn a_refused_kernel_becomes_a_loop() {
    let refusing = [("FAKE_PLATFORM", "tpu"), ("FAKE_REFUSE", "tpu_custom_call")];
    let stderr = run("mosaic", &refusing);
    assert_eq!(stderr.matches("arrived None").count(), 3, "{stderr}");
    let warnings: Vec<&str> = stderr.lines().filter(|l| l.contains("warning:")).collect();
    assert_eq!(warnings.len(), 3, "{stderr}");
    assert!(
        warnings[0].contains("refused a kernel, and loops are taken instead (no libtpu is known"),
        "{stderr}"
    );
}

#[test]
fn what_happens_to_the_process_that_rewrites_stays_outside() {
    for (signal, why) in [
        (libc::SIGKILL, "was ended by signal 9"),
        (libc::SIGSEGV, "was ended by signal 11"),
        (libc::SIGABRT, "aborted"),
        (libc::SIGSTOP, "was not done after 2 s (`time_limit`)"),
    ] {
        let signal = signal.to_string();
        let stderr = run("fault", &[("TEST_SIGNAL", &signal), ("GRPO_OPT_TIME_LIMIT", "2")]);
        let warnings: Vec<&str> = stderr.lines().filter(|l| l.contains("warning:")).collect();
        assert_eq!(warnings.len(), 1, "{stderr}");
        assert!(warnings[0].contains("compiled as it is") && warnings[0].contains(why), "{stderr}");
    }
}

#[test]
fn too_much_memory_ends_the_process_that_rewrites() {
    let stderr = run("overfull", &[("GRPO_OPT_MEMORY_LIMIT", "1GiB")]);
    assert_eq!(stderr.matches("warning:").count(), 1, "{stderr}");
    assert_eq!(stderr.matches("fused 1 loss").count(), 2, "{stderr}");
}

/// Every host must compile the same program.
#[test]
fn a_fault_on_one_of_several_hosts_is_an_error() {
    const FAULT: (&str, &str) = ("GRPO_OPT_MEMORY_LIMIT", "1MiB");
    let answers = |variables: &[(&str, &str)]| -> Vec<String> {
        let stderr = run("hosts", variables);
        stderr.lines().filter_map(|l| l.strip_prefix("hosts ")).map(str::to_string).collect()
    };
    assert_eq!(answers(&[("FAKE_HOSTS", "2")])[..3], ["own: fused", "other: fused", "none: fused"]);
    let one = answers(&[FAULT]);
    assert_eq!(one, ["own: original", "other: original", "none: original", "ahead: Ok(())"]);
    let two = answers(&[FAULT, ("FAKE_HOSTS", "2")]);
    assert_eq!((two[0].as_str(), two[3].as_str()), ("own: original", "ahead: Ok(())"));
    for answer in &two[1..3] {
        assert!(answer.contains("rewriting a program failed on this host"), "{answer}");
        assert!(answer.contains("several hosts, which must all compile the same"), "{answer}");
    }
}

#[test]
fn processes_write_the_same_bytes() {
    let bytes = |variables: &[(&str, &str)]| -> Vec<String> {
        let tpu = [("FAKE_PLATFORM", "tpu"), ("FAKE_KIND", "TPU v6 lite"), ("GRPO_OPT_REMARKS", "none")];
        let stderr = run("bytes", &[&tpu, variables].concat());
        stderr.lines().filter_map(|l| l.strip_prefix("bytes ")).map(str::to_string).collect()
    };
    let first = bytes(&[]);
    let fused = first.iter().filter(|line| line.contains(" true ")).count();
    assert!(fused > 30, "only {fused} of {} programs were fused", first.len());
    // Another process, which does the work itself.
    assert_eq!(first, bytes(&[("GRPO_OPT_ISOLATE", "0")]));
}

#[test]
fn timing_is_shown() {
    let stderr = run("refused", &[("GRPO_OPT_TIMING", "1"), ("FAKE_REFUSE", "while")]);
    let lines: Vec<&str> = stderr.lines().filter(|l| l.starts_with("grpo-opt: timing: ")).collect();
    assert_eq!(lines.len(), 1, "{stderr}");
    assert!(lines[0].ends_with("%), fused"), "{stderr}");
}

#[test]
fn what_is_not_ours_is_forwarded_untouched() {
    assert_eq!(run("untouched", &[("GRPO_OPT_REMARKS", "none")]), "");
}

#[test]
fn caches_see_the_configuration() {
    let plain = run("version", &[]);
    assert_eq!(plain, run("version", &[]));
    assert_eq!(plain, run("version", &[("GRPO_OPT_REMARKS", "all")]));
    assert!(plain != run("version", &[("GRPO_OPT_TILE_V", "256")]));
    assert!(plain != run("version", &[("GRPO_OPT_STRICT", "1")]));
    run("version_off", &[("GRPO_OPT_ENABLED", "0")]);
}

#[test]
fn a_failure_falls_back_with_one_warning() {
    for (name, variables) in [("refused", &[("FAKE_REFUSE", "while")][..]), ("broken_program", &[])] {
        let stderr = run(name, variables);
        assert_eq!(stderr.matches("grpo-opt: warning:").count(), 1, "{stderr}");
    }
}

#[test]
fn strict_gives_the_reason_to_the_caller() {
    // What is smaller than a vocabulary is no candidate, and this program is small.
    run(
        "strict",
        &[("GRPO_OPT_STRICT", "1"), ("GRPO_OPT_MIN_COLUMNS", "1"), ("GRPO_OPT_MIN_LOGITS", "1")],
    );
    run("strict_refused", &[("GRPO_OPT_STRICT", "1"), ("FAKE_REFUSE", "while")]);
}

#[test]
fn a_wrong_set_up_is_an_error_at_initialization() {
    let own = std::env::current_exe().unwrap();
    for (variables, part) in [
        (("GRPO_PJRT_PLUGIN", "/nonexistent/p.so"), "GRPO_PJRT_PLUGIN names `/nonexistent/p.so`"),
        (("GRPO_PJRT_PLUGIN", own.to_str().unwrap()), "cannot use"),
        (("GRPO_PJRT_PLUGIN", ""), "no plugin to wrap was found"),
        (("FAKE_MAJOR", "1"), "it speaks PJRT 1.116"),
        (("FAKE_SLOTS", "0"), ""),
        (
            ("GRPO_OPT_STRICKT", "1"),
            "unknown variable `GRPO_OPT_STRICKT`; the nearest is `GRPO_OPT_STRICT`",
        ),
        (("GRPO_OPT_CONFIG", "/nonexistent/c.yaml"), "/nonexistent/c.yaml"),
    ] {
        if part.is_empty() {
            run("without_compile", &[variables]);
        } else {
            let stderr = run("initialize_fails", &[variables]);
            assert!(stderr.contains("initialize: grpo-opt: ") && stderr.contains(part), "{stderr}");
        }
    }
}

#[test]
fn threads_do_not_disturb_each_other() {
    let stderr = run("threads", &[("GRPO_OPT_REMARKS", "none")]);
    assert_eq!(stderr, "");
}

#[test]
fn remarks_and_dumps_are_written() {
    let folder = std::env::temp_dir().join(format!("grpo-hook-journal-{}", std::process::id()));
    let remarks = folder.join("remarks.yaml");
    std::fs::create_dir_all(&folder).unwrap();
    let (dump, file) = (folder.join("dump"), remarks.to_str().unwrap());
    run("compile", &[("GRPO_OPT_REMARKS_FILE", file), ("GRPO_OPT_DUMP_FOLDER", dump.to_str().unwrap())]);
    let text = std::fs::read_to_string(&remarks).unwrap();
    let mut dumped: Vec<String> = std::fs::read_dir(&dump)
        .unwrap()
        .map(|f| f.unwrap().file_name().into_string().unwrap())
        .collect();
    std::fs::remove_dir_all(&folder).unwrap();
    dumped.sort();
    assert_eq!(text.matches("# jit_").count(), 2, "{text}");
    assert!(text.contains("--- !Passed") && text.contains("fused a loss"), "{text}");
    assert_eq!(dumped.len(), 4);
    assert!(dumped[0].contains("-0000-jit_") && dumped[0].ends_with(".after.mlir"), "{dumped:?}");
}
