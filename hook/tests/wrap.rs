//! The library in front of a fake plugin (`examples/fake_plugin.rs`).
//!
//! The library keeps its state for the life of a process, and reads its settings when it is loaded. So
//! each case runs in a process of its own: this executable again, with [`case`] as the only test.

use base64::Engine;
use grpo_pjrt_api::api::{
    Call, ClientCompile, ClientPlatformVersion, Compile, Error, ErrorDestroy, ErrorForEachPayload,
    ErrorGetCode, ErrorMessage, Function, PluginInitialize, Program, TableHeader, TopologyFingerprint,
    TopologyPlatformVersion, VoidFunction, entry, slot_offset,
};
use pretty_assertions::assert_eq;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

const CASE: &str = "GRPO_TEST_CASE";

/// What the fake plugin gives as an executable; see there.
#[repr(C)]
#[derive(Debug)]
struct Record {
    code: *const u8,
    size: usize,
    arguments: usize,
    program_size: usize,
    beyond: u64,
    live_errors: usize,
}

impl Record {
    fn code(&self) -> &'static [u8] {
        unsafe { std::slice::from_raw_parts(self.code, self.size) }
    }
}

/// The folder that holds this build's libraries.
fn build_folder() -> PathBuf {
    std::env::current_exe().unwrap().ancestors().nth(2).unwrap().to_path_buf()
}

fn fake_plugin() -> PathBuf {
    build_folder().join("examples/libfake_plugin.so")
}

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

/// The wrapped table.
struct Api(*const TableHeader);

// The table's functions may be called from any thread.
unsafe impl Sync for Api {}

impl Api {
    fn load() -> Api {
        let folder = build_folder();
        let names = ["libgrpo_pjrt.so", "deps/libgrpo_pjrt.so"].map(|n| folder.join(n));
        let path = names.iter().find(|p| p.is_file()).expect("the library is built");
        unsafe {
            let library = libloading::Library::new(path).unwrap();
            let get =
                library.get::<unsafe extern "C" fn() -> *const TableHeader>(b"GetPjrtApi\0").unwrap();
            let table = get();
            assert_eq!(table, get());
            std::mem::forget(library);
            Api(table)
        }
    }

    fn has<A: Call>(&self) -> bool {
        unsafe { entry(self.0, A::SLOT).is_some() }
    }

    /// Calls a function; an error is its code and message.
    fn call<A: Call>(&self, args: &mut A) -> Result<(), (i32, String)> {
        let error = unsafe {
            let function = entry(self.0, A::SLOT).unwrap_or_else(|| panic!("there is no {}", A::NAME));
            std::mem::transmute::<*mut std::ffi::c_void, Function<A>>(function.as_ptr())(args)
        };
        if error.is_null() { Ok(()) } else { Err(self.take(error)) }
    }

    fn void<A: Call>(&self, args: &mut A) {
        unsafe {
            let function = entry(self.0, A::SLOT).unwrap();
            std::mem::transmute::<*mut std::ffi::c_void, VoidFunction<A>>(function.as_ptr())(args);
        }
    }

    fn take(&self, error: *mut Error) -> (i32, String) {
        let mut text = ErrorMessage { error, ..Default::default() };
        self.void(&mut text);
        let message =
            unsafe { std::slice::from_raw_parts(text.message.cast::<u8>(), text.message_size) };
        let message = String::from_utf8(message.to_vec()).unwrap();
        let mut code = ErrorGetCode { error, ..Default::default() };
        self.call(&mut code).unwrap();
        if self.has::<ErrorForEachPayload>() {
            self.call(&mut ErrorForEachPayload { error, ..Default::default() }).unwrap();
        }
        self.void(&mut ErrorDestroy { error, ..Default::default() });
        (code.code, message)
    }

    fn compile(&self, program: &[u8]) -> Result<&'static Record, (i32, String)> {
        let program = mlir(program);
        let mut args = ClientCompile { program: &program, ..Default::default() };
        self.call(&mut args)?;
        assert_eq!(args.program, &raw const program);
        let record = unsafe { &*args.executable.cast::<Record>() };
        assert_eq!(record.arguments, &raw const args as usize);
        Ok(record)
    }
}

fn mlir(code: &[u8]) -> Program {
    Program {
        code: code.as_ptr().cast_mut().cast(),
        code_size: code.len(),
        format: c"mlir".as_ptr(),
        format_size: 4,
        ..Default::default()
    }
}

fn export(name: &str) -> Vec<u8> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    std::fs::read(root.join("testdata/jax-0.10").join(name)).unwrap()
}

fn is_fused(code: &[u8]) -> bool {
    let text = String::from_utf8_lossy(code);
    text.contains("stablehlo.while") || text.contains("tpu_custom_call")
}

/// The body of every case; does nothing in the parent.
#[test]
fn case() {
    let Ok(name) = std::env::var(CASE) else { return };
    let api = Api::load();
    match name.as_str() {
        "compile" => compile_both_ways(&api),
        "untouched" => untouched(&api),
        "without_compile" => assert!(!api.has::<ClientCompile>() && !api.has::<Compile>()),
        "version" => version(&api),
        "version_off" => version_off(&api),
        "refused" => refused(&api),
        "strict_refused" => {
            let (code, message) = api.compile(&export("ce.mlir")).unwrap_err();
            assert_eq!(code, 13);
            assert!(
                message.contains("refused the fused program: this plugin takes no while"),
                "{message}"
            );
            assert_eq!(api.compile(b"no while here").err().map(|e| e.0), Some(3));
        }
        "broken_program" => assert_eq!(api.compile(BROKEN).unwrap().code(), BROKEN),
        "strict" => strict(&api),
        "initialize_fails" => initialize_fails(&api),
        "threads" => threads(&api),
        "mosaic" => mosaic(&api),
        "fault" => fault(&api),
        "overfull" => overfull(&api),
        "hosts" => hosts(&api),
        "bytes" => bytes(&api),
        "vmem" => eprintln!("vmem {:?}", vmem_both_ways(&api)),
        other => panic!("unknown case {other}"),
    }
}

/// Looks like a candidate and is no program.
const BROKEN: &[u8] = b"module { exponential reduce";

fn compile_both_ways(api: &Api) {
    let program = export("ce.mlir");
    let record = api.compile(&program).unwrap();
    assert!(is_fused(record.code()));
    assert_eq!(record.program_size, size_of::<Program>());

    let program = mlir(&program);
    let mut args = Compile { program: &program, ..Default::default() };
    api.call(&mut args).unwrap();
    let record = unsafe { &*args.executable.cast::<Record>() };
    assert!(is_fused(record.code()));
    assert_eq!((record.arguments, args.program), (&raw const args as usize, &raw const program));
}

/// The most VMEM, in MiB, that a kernel of a program with big tiles claims: through a client, and through
/// a topology.
fn vmem_both_ways(api: &Api) -> [u64; 2] {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let code = std::fs::read(root.join("lit/cli/Inputs/wide-head.mlir")).unwrap();
    let program = mlir(&code);
    let mut args = Compile { program: &program, ..Default::default() };
    api.call(&mut args).unwrap();
    let record = unsafe { &*args.executable.cast::<Record>() };
    [api.compile(&code).unwrap(), record].map(|record| {
        assert!(is_fused(record.code()) && record.live_errors == 0);
        let text = String::from_utf8_lossy(record.code()).replace("\\22", "\"");
        let sizes = text.split("\"scoped_memory_configs\":").skip(1);
        let size = |part: &str| {
            let digits = part.split("\"size\":").nth(1)?.trim_start();
            digits.split(|c: char| !c.is_ascii_digit()).next()?.parse::<u64>().ok()
        };
        sizes.map(|part| size(part).unwrap()).max().unwrap() >> 20
    })
}

/// Sends a signal to the first process that rewrites, as soon as it is there; gives up when told.
fn hunt(signal: i32, over: &AtomicBool) {
    let own = std::process::id().to_string();
    while !over.load(Ordering::SeqCst) {
        for entry in std::fs::read_dir("/proc").unwrap().flatten() {
            let name = entry.file_name().into_string().unwrap();
            let Ok(pid) = name.parse::<i32>() else { continue };
            let read = |file: &str| std::fs::read(entry.path().join(file)).unwrap_or_default();
            let stat = String::from_utf8_lossy(&read("stat")).into_owned();
            // The parent's number is the second word behind the command's name in parentheses.
            let parent = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
            let command = String::from_utf8_lossy(&read("cmdline")).into_owned();
            if parent == Some(&own) && command.contains("libgrpo_pjrt.so") {
                unsafe { libc::kill(pid, signal) };
                return;
            }
        }
    }
}

/// Compiles until a signal has caught the process that rewrites before it was done.
fn fault(api: &Api) {
    let signal = std::env::var("TEST_SIGNAL").unwrap().parse().unwrap();
    let program = export("ce.mlir");
    for _ in 0..100 {
        let over = AtomicBool::new(false);
        let record = std::thread::scope(|scope| {
            scope.spawn(|| hunt(signal, &over));
            let record = api.compile(&program).unwrap();
            over.store(true, Ordering::SeqCst);
            record
        });
        if record.code() == program {
            return;
        }
    }
    panic!("no signal came in time");
}

/// A small program goes through under the same limit as a large one does not.
fn overfull(api: &Api) {
    let small = export("ce.mlir");
    assert!(is_fused(api.compile(&small).unwrap().code()));
    let large = [&small[..], &vec![b' '; 500 << 20]].concat();
    assert_eq!(api.compile(&large).unwrap().code(), large);
    assert!(is_fused(api.compile(&small).unwrap().code()));
}

/// A program for this host's device, for another one's, and without a word on devices.
fn hosts(api: &Api) {
    let code = export("ce.mlir");
    let program = mlir(&code);
    let options = |device: u8| [0x1a, 10, 0x4a, 8, 8, 1, 16, 1, 26, 2, 8, device];
    for (what, options) in
        [("own", options(0).to_vec()), ("other", options(1).to_vec()), ("none", Vec::new())]
    {
        let mut args = ClientCompile {
            program: &program,
            compile_options: options.as_ptr().cast(),
            compile_options_size: options.len(),
            ..Default::default()
        };
        let answer = match api.call(&mut args) {
            Err((_, message)) => message,
            Ok(()) if is_fused(unsafe { &*args.executable.cast::<Record>() }.code()) => "fused".into(),
            Ok(()) => "original".into(),
        };
        eprintln!("hosts {what}: {answer}");
    }
    let mut args = Compile { program: &program, ..Default::default() };
    eprintln!("hosts ahead: {:?}", api.call(&mut args));
}

/// Writes what becomes of many programs, in short.
fn bytes(api: &Api) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("testdata/jax-0.10");
    let mut names: Vec<_> = std::fs::read_dir(root).unwrap().map(|e| e.unwrap().file_name()).collect();
    names.sort();
    for name in names.iter().map(|n| n.to_str().unwrap()) {
        let code = export(name);
        let answer = api.compile(&code).unwrap().code();
        let hash = answer
            .iter()
            .fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3));
        eprintln!("bytes {name} {} {} {hash:x}", answer != code, answer.len());
    }
}

/// Compiles a program twice and another way; writes the versions that arrive.
fn mosaic(api: &Api) {
    let program = export("ce.mlir");
    for _ in 0..2 {
        let record = api.compile(&program).unwrap();
        assert!(is_fused(record.code()) && record.live_errors == 0);
        eprintln!("arrived {:?}", mosaic_version(record.code()));
    }
    let program = mlir(&program);
    let mut args = Compile { program: &program, ..Default::default() };
    api.call(&mut args).unwrap();
    let record = unsafe { &*args.executable.cast::<Record>() };
    eprintln!("arrived {:?}", mosaic_version(record.code()));
    assert_eq!(args.program, &raw const program);
}

/// The version of Mosaic's form in a program's kernels.
fn mosaic_version(code: &[u8]) -> Option<u32> {
    let text = String::from_utf8_lossy(code).replace("\\22", "\"");
    let body = text.split("\"body\":\"").nth(1)?.split('"').next()?;
    let kernel = base64::engine::general_purpose::STANDARD.decode(body).unwrap();
    let kernel = String::from_utf8(kernel).unwrap();
    kernel.split("stable_mosaic.version = ").nth(1)?.split(' ').next()?.parse().ok()
}

fn untouched(api: &Api) {
    // Nothing to fuse at a glance and on reading, another format, arguments of an older and a newer API.
    for name in ["alone_sort.mlir", "alone_attention.mlir"] {
        let none = export(name);
        assert_eq!(api.compile(&none).unwrap().code(), none);
    }
    let code = export("ce.mlir");
    let hlo = Program { format: c"hlo".as_ptr(), format_size: 3, ..mlir(&code) };
    let mut args = ClientCompile { program: &hlo, ..Default::default() };
    api.call(&mut args).unwrap();
    assert_eq!(unsafe { &*args.executable.cast::<Record>() }.code(), code);

    #[repr(C)]
    struct Newer {
        program: Program,
        field: u64,
    }
    let mut newer = Newer { program: mlir(&code), field: 77 };
    newer.program.struct_size = size_of::<Newer>();
    let mut args = ClientCompile { program: &newer.program, ..Default::default() };
    api.call(&mut args).unwrap();
    let record = unsafe { &*args.executable.cast::<Record>() };
    assert!(is_fused(record.code()));
    assert_eq!((record.program_size, record.beyond), (size_of::<Newer>(), 77));

    let program = mlir(&code);
    let mut args = ClientCompile { program: &program, struct_size: 24, ..Default::default() };
    api.call(&mut args).unwrap();
    assert_eq!(unsafe { &*args.executable.cast::<Record>() }.code(), code);
}

fn text_of(data: *const std::ffi::c_char, size: usize) -> String {
    let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), size) };
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn client_version(api: &Api) -> String {
    let mut args = ClientPlatformVersion::default();
    api.call(&mut args).unwrap();
    text_of(args.platform_version, args.platform_version_size)
}

fn version(api: &Api) {
    let text = client_version(api);
    let last = text.lines().last().unwrap();
    // JAX reads the date in the last line's only parentheses.
    assert!(last.starts_with("Built on Oct 30 2023 (1698660263) grpo-opt-"), "{text}");
    assert_eq!(last.matches('(').count(), 1);
    let mut args = TopologyPlatformVersion::default();
    api.call(&mut args).unwrap();
    assert_eq!(text_of(args.platform_version, args.platform_version_size), text);
    let mut args = TopologyFingerprint::default();
    api.call(&mut args).unwrap();
    assert!(args.fingerprint != 42);
    eprintln!("identity {last} {}", args.fingerprint);
}

fn version_off(api: &Api) {
    assert_eq!(client_version(api), "fake 1.0\nBuilt on Oct 30 2023 (1698660263)");
    let mut args = TopologyFingerprint::default();
    api.call(&mut args).unwrap();
    assert_eq!(args.fingerprint, 42);
    let program = export("ce.mlir");
    assert_eq!(api.compile(&program).unwrap().code(), program);
}

fn refused(api: &Api) {
    let program = export("ce.mlir");
    let record = api.compile(&program).unwrap();
    assert_eq!((record.code(), record.live_errors), (&program[..], 0));
}

fn strict(api: &Api) {
    let (code, message) = api.compile(BROKEN).unwrap_err();
    assert_eq!(code, 9);
    assert!(message.starts_with("grpo-opt: ") && message.contains("unknown"), "{message}");
    let (_, message) = api.compile(&export("automatic_sharding.mlir")).unwrap_err();
    assert!(message.contains("strict: jit_") && message.contains("shard_map"), "{message}");
    assert!(is_fused(api.compile(&export("ce.mlir")).unwrap().code()));
}

/// The set-up is wrong: every function says so, and errors can be read.
fn initialize_fails(api: &Api) {
    let (code, message) = api.call(&mut PluginInitialize::default()).unwrap_err();
    assert_eq!(code, 9);
    eprintln!("initialize: {message}");
    assert_eq!(api.compile(b"x").err(), Some((9, message)));
}

fn threads(api: &Api) {
    let program = export("ce.mlir");
    let other = export("alone_sort.mlir");
    let expected = api.compile(&program).unwrap().code();
    std::thread::scope(|scope| {
        for i in 0..8 {
            let (program, other) = (&program, &other);
            scope.spawn(move || {
                for _ in 0..3 {
                    assert_eq!(api.compile(program).unwrap().code(), expected, "thread {i}");
                    assert_eq!(api.compile(other).unwrap().code(), *other);
                    let (code, message) = api.call(&mut Other::default()).unwrap_err();
                    assert_eq!((code, message.contains("does not have")), (3, true));
                }
            });
        }
    });
}

/// A function that only the fake plugin knows.
#[repr(C)]
struct Other {
    struct_size: usize,
}

impl Default for Other {
    fn default() -> Other {
        Other { struct_size: size_of::<Other>() }
    }
}

unsafe impl Call for Other {
    const SLOT: usize = 60;
    const NAME: &'static str = "another function";
}

#[test]
fn both_compile_functions_get_the_fused_program() {
    let stderr = run("compile", &[]);
    assert!(stderr.contains("fused 1 chain"), "{stderr}");
    let stderr = run("compile", &[("FAKE_PLATFORM", "tpu"), ("GRPO_OPT_TARGET", "portable")]);
    assert!(stderr.contains("fused 1 chain"), "{stderr}");
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
    assert_eq!(stderr.matches("fused 1 chain").count(), 4, "{stderr}");
    silent(
        arrived(&[("FAKE_MOSAIC", "10"), ("GRPO_OPT_MOSAIC_VERSION", "13"), ("GRPO_OPT_STRICT", "1")]),
        "10",
    );
    // Too old for every version: loops, and a remark that names what is needed.
    for variables in [&[("FAKE_MOSAIC", "2")][..], &[("FAKE_BUILD", "cl/1")]] {
        let (versions, stderr) =
            arrived(&[variables, &[("GRPO_OPT_REMARKS_FILE", "/dev/stderr")]].concat());
        assert_eq!(versions, "None None None", "{stderr}");
        assert!(stderr.contains("libtpu 0.0.17 (JAX 0.6.2) and later"), "{stderr}");
        assert!(!stderr.contains("builtin.module"), "{stderr}");
    }
}

/// A kernel that the compiler cannot do, whatever the version.
#[test]
fn a_refused_kernel_becomes_a_loop() {
    let refusing = [("FAKE_PLATFORM", "tpu"), ("FAKE_REFUSE", "tpu_custom_call")];
    let stderr = run("mosaic", &refusing);
    assert_eq!(stderr.matches("arrived None").count(), 3, "{stderr}");
    let warnings: Vec<&str> = stderr.lines().filter(|l| l.contains("warning:")).collect();
    assert_eq!(warnings.len(), 3, "{stderr}");
    assert!(
        warnings[0].contains("refused a kernel, and loops are taken instead (libtpu 0.0."),
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
    assert_eq!(stderr.matches("fused 1 chain").count(), 2, "{stderr}");
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
    assert_eq!(first, bytes(&[]));
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
    run("strict", &[("GRPO_OPT_STRICT", "1"), ("GRPO_OPT_MIN_COLUMNS", "1")]);
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
    assert!(text.contains("--- !Passed") && text.contains("fused a chain"), "{text}");
    assert_eq!(dumped.len(), 4);
    assert!(dumped[0].contains("-0000-jit_") && dumped[0].ends_with(".after.mlir"), "{dumped:?}");
}
