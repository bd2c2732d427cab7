//! Compiles in a child process, so that a failed check inside libtpu ends the
//! child and not us.
//!
//! The child is the same executable with a hidden argument. It reads one
//! request from stdin (length of the JSON as eight little-endian bytes, the
//! JSON, then the program until the end) and writes one answer to what was its
//! stdout: a mark, the lengths of the JSON and of the optimized program, and
//! both. Its stdout proper is joined to stderr, since libtpu prints there too.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::compile::{RawCompiled, compile_raw, decode};
use super::{CompileOptions, Compiled, Error, Plugin, Topology, environment};

/// The hidden first argument that makes the executable call [`worker_main`].
pub const WORKER_ARGUMENT: &str = "__compile-worker";

/// Starts every answer; whatever the child's start-up code printed comes before.
const MARK: &[u8; 16] = b"grpo-opt-answer\n";

/// How much of the child's stderr an error shows at most, in bytes.
const LOG_TAIL: usize = 8 << 10;

/// How to start the process that compiles.
#[derive(Clone, Debug)]
pub struct Worker {
    /// The executable; it must end up in [`worker_main`].
    pub executable: PathBuf,
    /// Its arguments.
    pub arguments: Vec<OsString>,
}

impl Worker {
    /// This same executable, started with [`WORKER_ARGUMENT`].
    ///
    /// # Errors
    /// [`Error::Protocol`] when the system does not say where this executable
    /// lies.
    pub fn this_executable() -> Result<Self, Error> {
        Ok(Self {
            executable: std::env::current_exe().map_err(protocol("finding this executable"))?,
            arguments: vec![WORKER_ARGUMENT.into()],
        })
    }
}

/// Compiles `program` (StableHLO text, MLIR bytecode or a portable artifact)
/// for `topology` with the plugin at `libtpu`, in a process of its own that
/// gets the [`environment`] that libtpu needs. Nothing is printed.
///
/// # Errors
/// Those of [`super::compile()`] and [`Plugin::load`]; [`Error::Crashed`] when
/// the process ends without an answer, [`Error::Protocol`] when it cannot be
/// started or answers nonsense.
pub fn compile_in_child(
    worker: &Worker,
    libtpu: &Path,
    topology: &Topology,
    program: &[u8],
    options: &CompileOptions,
) -> Result<Compiled, Error> {
    // A path's bytes need not be UTF-8, as JSON text must be.
    let libtpu = libtpu.to_str().ok_or_else(|| Error::Load {
        path: libtpu.display().to_string(),
        message: "its path is no UTF-8 text".to_owned(),
    })?;
    let request = json!({
        "libtpu": libtpu,
        "topology": topology.to_string(),
        "partitions": options.partitions,
        "shardy": options.shardy,
        "optimized_hlo": options.optimized_hlo,
    });
    let child = Command::new(&worker.executable)
        .args(&worker.arguments)
        .envs(environment(topology))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(protocol("starting it"))?;
    let (status, answer, log) = converse(child, &request.to_string(), program)?;
    match read_answer(&answer) {
        Some(answer) => answer,
        None => Err(Error::Crashed { how: ending(status), log }),
    }
}

/// Writes the request and reads stdout and the tail of stderr, all at once, so
/// that neither side waits for the other.
fn converse(
    mut child: Child,
    request: &str,
    program: &[u8],
) -> Result<(ExitStatus, Vec<u8>, String), Error> {
    let stdin = child.stdin.take();
    let stdout = child.stdout.take();
    let stderr = child.stderr.take();
    let (answer, log) = thread::scope(|scope| {
        let log = scope.spawn(|| stderr.map(read_tail).unwrap_or_default());
        scope.spawn(|| {
            if let Some(mut stdin) = stdin {
                // A child that died does not read; its status tells why.
                let _ = stdin
                    .write_all(&(request.len() as u64).to_le_bytes())
                    .and_then(|()| stdin.write_all(request.as_bytes()))
                    .and_then(|()| stdin.write_all(program));
            }
        });
        let mut answer = Vec::new();
        let read = stdout.map_or(Ok(0), |mut stdout| stdout.read_to_end(&mut answer));
        (read.map(|_| answer), log.join().unwrap_or_default())
    });
    let status = child.wait().map_err(protocol("waiting for it"))?;
    Ok((status, answer.map_err(protocol("reading its answer"))?, log))
}

/// Reads to the end and keeps the last lines, up to [`LOG_TAIL`] bytes. Frames
/// of a stack trace are left out: they would push out the message above them.
fn read_tail(stream: impl Read) -> String {
    let mut lines = VecDeque::new();
    let mut size = 0;
    let mut stream = BufReader::new(stream);
    let mut line = Vec::new();
    // A line may lack its end for long: never hold more than the tail of it.
    while let Ok(1..) = (&mut stream).take(LOG_TAIL as u64).read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line).into_owned();
        line.clear();
        if text.trim_start().starts_with("@ ") {
            continue;
        }
        size += text.len();
        lines.push_back(text);
        while size > LOG_TAIL {
            size -= lines.pop_front().map_or(size, |line| line.len());
        }
    }
    lines.into_iter().collect()
}

fn ending(status: ExitStatus) -> String {
    match (status.signal(), status.code()) {
        (Some(6), _) => "aborted (a failed check inside it)".to_owned(),
        (Some(9), _) => "was killed (perhaps for want of memory)".to_owned(),
        (Some(11), _) => "crashed (invalid memory access)".to_owned(),
        (Some(signal), _) => format!("was ended by signal {signal}"),
        (None, Some(code)) => format!("ended with exit code {code} and no answer"),
        (None, None) => "ended".to_owned(),
    }
}

/// What the child answered, or nothing when the answer is not complete.
fn read_answer(bytes: &[u8]) -> Option<Result<Compiled, Error>> {
    let start = bytes.windows(MARK.len()).position(|part| part == MARK)?;
    let mut rest = &bytes[start + MARK.len()..];
    let json_length = take_length(&mut rest)?;
    let program_length = take_length(&mut rest)?;
    let (json, rest) = rest.split_at_checked(json_length)?;
    let program = rest.get(..program_length)?;
    let answer: Value = match serde_json::from_slice(json) {
        Ok(answer) => answer,
        Err(error) => return Some(Err(protocol("decoding its answer")(error))),
    };
    if !answer["error"].is_null() {
        return Some(Err(Error::from_json(&answer["error"])));
    }
    let bytes = |key: &str| answer[key].as_u64().unwrap_or(0);
    let compiled = Compiled {
        arguments: bytes("arguments"),
        outputs: bytes("outputs"),
        temporaries: bytes("temporaries"),
        aliased: bytes("aliased"),
        generated_code: bytes("generated_code"),
        scheduled_peak: bytes("scheduled_peak"),
        duration: Duration::from_millis(bytes("milliseconds")),
        compiler: answer["compiler"].as_str().unwrap_or_default().to_owned(),
        optimized: None,
    };
    let format = answer["optimized_format"].as_str();
    let optimized = format.map(|format| (format.to_owned(), program.to_owned()));
    Some(decode(compiled, optimized))
}

fn take_length(bytes: &mut &[u8]) -> Option<usize> {
    let (length, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    u64::from_le_bytes(*length).try_into().ok()
}

/// The child's side: answers the one request on stdin and ends the process.
/// Nothing may have been written to stdout before that could pass for an
/// answer, and stdin must be untouched.
pub fn worker_main() -> ! {
    let code = match serve() {
        Ok(()) => 0,
        Err(error) => {
            eprintln!("{error}");
            1
        }
    };
    // Not `exit`: libtpu's threads still run, and its destructors may crash.
    // SAFETY: ends the process at once; the answer was written unbuffered.
    unsafe { libc::_exit(code) }
}

fn serve() -> io::Result<()> {
    // SAFETY: asks for a signal when the parent ends; touches no memory.
    unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
    let mut answer = File::from(io::stdout().as_fd().try_clone_to_owned()?);
    // SAFETY: plain system call on the two standard streams.
    if unsafe { libc::dup2(libc::STDERR_FILENO, libc::STDOUT_FILENO) } < 0 {
        return Err(io::Error::last_os_error());
    }
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input)?;

    let (json, program) = match answer_request(&input) {
        Ok(RawCompiled { compiled, optimized }) => {
            let (format, program) = optimized.unzip();
            let json = json!({
                "arguments": compiled.arguments,
                "outputs": compiled.outputs,
                "temporaries": compiled.temporaries,
                "aliased": compiled.aliased,
                "generated_code": compiled.generated_code,
                "scheduled_peak": compiled.scheduled_peak,
                "milliseconds": compiled.duration.as_millis() as u64,
                "compiler": compiled.compiler,
                "optimized_format": format,
            });
            (json, program.unwrap_or_default())
        }
        Err(error) => (json!({ "error": error.to_json() }), Vec::new()),
    };
    let json = json.to_string();
    answer.write_all(MARK)?;
    answer.write_all(&(json.len() as u64).to_le_bytes())?;
    answer.write_all(&(program.len() as u64).to_le_bytes())?;
    answer.write_all(json.as_bytes())?;
    answer.write_all(&program)
}

fn answer_request(input: &[u8]) -> Result<RawCompiled, Error> {
    let malformed = || Error::Protocol("malformed request".to_owned());
    let mut rest = input;
    let length = take_length(&mut rest).ok_or_else(malformed)?;
    let (json, program) = rest.split_at_checked(length).ok_or_else(malformed)?;
    let request: Value = serde_json::from_slice(json).map_err(protocol("decoding the request"))?;
    let text = |key: &str| request[key].as_str().ok_or_else(malformed);
    let flag = |key: &str| request[key].as_bool().ok_or_else(malformed);
    let options = CompileOptions {
        partitions: request["partitions"]
            .as_u64()
            .and_then(|count| count.try_into().ok())
            .ok_or_else(malformed)?,
        shardy: flag("shardy")?,
        optimized_hlo: flag("optimized_hlo")?,
    };
    let topology: Topology = text("topology")?.parse()?;
    let plugin = Plugin::load(Path::new(text("libtpu")?))?;
    compile_raw(&plugin, &topology, program, &options)
}

fn protocol<E: std::fmt::Display>(doing: &str) -> impl FnOnce(E) -> Error {
    move |error| Error::Protocol(format!("{doing}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_that_are_cut_or_junk_are_refused() {
        for input in [
            &b""[..],
            b"1234567",
            b"\xff\xff\xff\xff\xff\xff\xff\xff{}",
            b"\x02\0\0\0\0\0\0\0{}",
            b"\x02\0\0\0\0\0\0\0!!",
        ] {
            assert!(matches!(answer_request(input), Err(Error::Protocol(_))));
        }
    }

    #[test]
    fn a_cut_answer_is_none() {
        assert!(read_answer(b"noise").is_none());
        assert!(read_answer(MARK).is_none());
        let mut bytes = b"noise".to_vec();
        bytes.extend(MARK);
        bytes.extend(2u64.to_le_bytes());
        bytes.extend(0u64.to_le_bytes());
        bytes.push(b'{');
        assert!(read_answer(&bytes).is_none());
        bytes.push(b'}');
        assert_eq!(read_answer(&bytes).unwrap().unwrap().peak(), 0);
    }

    #[test]
    fn the_tail_of_a_long_log_starts_with_a_line() {
        let log = "a line\n".repeat(LOG_TAIL);
        let tail = read_tail(log.as_bytes());
        assert!(tail.len() <= LOG_TAIL && tail.starts_with("a line\n"));
        assert_eq!(read_tail(&b"short"[..]), "short");
        let trace =
            "Check failed\n    @ 0x7f xla::f()\n".to_owned() + &"    @ 0x7f g()\n".repeat(LOG_TAIL);
        assert_eq!(read_tail(trace.as_bytes()), "Check failed\n");
        assert_eq!(read_tail("x".repeat(3 * LOG_TAIL).as_bytes()).len(), LOG_TAIL);
    }
}
