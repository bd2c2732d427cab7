//! What each case does with the library, in a process of its own.

use crate::api::{Api, Record, export, is_fused, mlir};
use base64::Engine;
use grpo_pjrt_api::api::{
    Call, ClientCompile, ClientPlatformVersion, Compile, PluginInitialize, Program, TopologyFingerprint,
    TopologyPlatformVersion,
};
use pretty_assertions::assert_eq;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// Runs the case `name`.
pub fn case(name: &str) {
    let api = Api::load();
    match name {
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
    let record = Record::of(args.executable);
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
    let record = Record::of(args.executable);
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

/// Sends a signal to the first process that rewrites, as soon as it exists; gives up when `over` is set.
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
                // SAFETY: sends a signal.
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
            Ok(()) if is_fused(Record::of(args.executable).code()) => "fused".into(),
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
    let step = if std::env::var("GRPO_TEST_TIER").is_ok_and(|tier| tier == "full") { 1 } else { 4 };
    for name in names.iter().step_by(step).map(|n| n.to_str().unwrap()) {
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
    let record = Record::of(args.executable);
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
    // Nothing to fuse, another format, arguments of an older and a newer API.
    let none = export("alone_attention.mlir");
    assert_eq!(api.compile(&none).unwrap().code(), none);
    let code = export("ce.mlir");
    let hlo = Program { format: c"hlo".as_ptr(), format_size: 3, ..mlir(&code) };
    let mut args = ClientCompile { program: &hlo, ..Default::default() };
    api.call(&mut args).unwrap();
    assert_eq!(Record::of(args.executable).code(), code);

    #[repr(C)]
    struct Newer {
        program: Program,
        field: u64,
    }
    let mut newer = Newer { program: mlir(&code), field: 77 };
    newer.program.struct_size = size_of::<Newer>();
    let mut args = ClientCompile { program: &newer.program, ..Default::default() };
    api.call(&mut args).unwrap();
    let record = Record::of(args.executable);
    assert!(is_fused(record.code()));
    assert_eq!((record.program_size, record.beyond), (size_of::<Newer>(), 77));

    let program = mlir(&code);
    let mut args = ClientCompile { program: &program, struct_size: 24, ..Default::default() };
    api.call(&mut args).unwrap();
    assert_eq!(Record::of(args.executable).code(), code);
}

fn text_of(data: *const std::ffi::c_char, size: usize) -> String {
    // SAFETY: pointer and size come from the same structure.
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
    let other = export("alone_attention.mlir");
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

// SAFETY: no plugin is asked to read more of it than a size.
unsafe impl Call for Other {
    const SLOT: usize = 60;
    const NAME: &'static str = "another function";
}
