//! The process that compiles, so that a failed check inside a plugin ends it and
//! not us, and what travels between it and us.
//!
//! The process is the same executable with a hidden argument. It reads requests
//! from stdin (the lengths of the JSON and of the program as eight
//! little-endian bytes each, and both) and writes an answer to each to what was
//! its stdout: a mark, the lengths of the JSON and of the optimized program, and
//! both. Its stdout proper is joined to stderr, since plugins print there too.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};

use super::compile::{RawCompiled, compile_raw, decode};
use super::plugin::Plugin;
use super::{CompileOptions, Compiled, Error, Topology};

/// The hidden first argument that makes the executable call [`worker_main`].
pub const WORKER_ARGUMENT: &str = "__compile-worker";

/// The mark at the start of every answer, after what the child's start-up code printed.
const MARK: &[u8; 16] = b"grpo-opt-answer\n";

/// How to start the process that compiles.
#[derive(Clone, Debug)]
pub struct Worker {
    /// The executable; it must end up in [`worker_main`].
    pub executable: PathBuf,
    /// Its arguments.
    pub arguments: Vec<OsString>,
}

impl Worker {
    /// This executable with its test `worker_process`, which calls [`worker_main`]; an extra filter that matches
    /// nothing marks such a process.
    ///
    /// # Panics
    /// If the path of this executable is unknown.
    pub fn of_tests() -> Worker {
        Worker {
            executable: std::env::current_exe().expect("this executable"),
            arguments: ["worker_process", WORKER_ARGUMENT, "--exact", "--nocapture"]
                .map(Into::into)
                .into(),
        }
    }

    /// This executable with [`WORKER_ARGUMENT`].
    ///
    /// # Errors
    /// [`Error::Protocol`] if the path of this executable is unknown.
    pub fn this_executable() -> Result<Self, Error> {
        Ok(Self {
            executable: std::env::current_exe().map_err(protocol("finding this executable"))?,
            arguments: vec![WORKER_ARGUMENT.into()],
        })
    }
}

/// A request to compile a program.
pub(super) struct Request {
    pub json: Vec<u8>,
    pub program: Vec<u8>,
}

impl Request {
    /// A request to compile `program` by `plugin`.
    ///
    /// # Errors
    /// [`Error::Load`] for a path that JSON text cannot hold.
    pub fn new(
        plugin: &Path,
        topology: &Topology,
        program: &[u8],
        options: &CompileOptions,
    ) -> Result<Self, Error> {
        let path = plugin.to_str().ok_or_else(|| Error::Load {
            path: plugin.display().to_string(),
            message: "its path is no UTF-8 text".to_owned(),
        })?;
        let json = json!({
            "plugin": path,
            "topology": topology.to_string(),
            "partitions": options.partitions,
            "shardy": options.shardy,
            "optimized_hlo": options.optimized_hlo,
        });
        Ok(Self { json: json.to_string().into_bytes(), program: program.to_owned() })
    }

    /// Writes the request the way [`worker_main`] reads it.
    pub fn write(&self, output: &mut impl Write) -> io::Result<()> {
        output.write_all(&(self.json.len() as u64).to_le_bytes())?;
        output.write_all(&(self.program.len() as u64).to_le_bytes())?;
        output.write_all(&self.json)?;
        output.write_all(&self.program)?;
        output.flush()
    }
}

/// Reads one answer, its mark included; nothing where the stream ends before.
pub(super) fn take_answer(input: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut seen = Vec::with_capacity(MARK.len());
    let mut byte = [0];
    while seen != MARK {
        if input.read(&mut byte)? == 0 {
            return Ok(None);
        }
        if seen.len() == MARK.len() {
            seen.remove(0);
        }
        seen.push(byte[0]);
    }
    if input.take(16).read_to_end(&mut seen)? < 16 {
        return Ok(None);
    }
    let mut rest = &seen[MARK.len()..];
    let sizes = [(); 2].map(|()| take_length(&mut rest).unwrap_or(usize::MAX));
    let size = sizes[0].saturating_add(sizes[1]);
    let read = input.take(size as u64).read_to_end(&mut seen)?;
    Ok((read == size).then_some(seen))
}

/// What the child answered, or nothing when the answer is not complete.
pub(super) fn read_answer(bytes: &[u8]) -> Option<Result<Compiled, Error>> {
    let mut rest = bytes.strip_prefix(MARK)?;
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

/// The child's side: answers the requests on stdin, one after the other, and
/// ends the process. Nothing may have been written to stdout before that could
/// pass for an answer, and stdin must be untouched.
pub fn worker_main() -> ! {
    let code = match serve() {
        Ok(()) => 0,
        Err(error) => {
            eprintln!("{error}");
            1
        }
    };
    // Not `exit`: the plugin's threads still run, and its destructors may crash.
    // SAFETY: ends the process at once; the answer was written unbuffered.
    unsafe { libc::_exit(code) }
}

fn serve() -> io::Result<()> {
    // SAFETY: asks for a signal when the parent ends; touches no memory.
    unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
    let mut answer = take_stdout()?;
    let mut input = io::stdin().lock();
    let mut plugin = None;
    while let Some(request) = read_request(&mut input)? {
        write_answer(&mut answer, answer_request(&request, &mut plugin))?;
    }
    Ok(())
}

/// Returns standard output for answers, and redirects further output to standard error.
///
/// # Errors
/// Those of the system, where the streams are closed.
pub fn take_stdout() -> io::Result<File> {
    let answers = File::from(io::stdout().as_fd().try_clone_to_owned()?);
    // SAFETY: plain system call on the two standard streams.
    if unsafe { libc::dup2(libc::STDERR_FILENO, libc::STDOUT_FILENO) } < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(answers)
}

/// The next request; nothing when there are no more.
fn read_request(input: &mut impl Read) -> io::Result<Option<Request>> {
    let mut lengths = [0; 16];
    match input.read(&mut lengths[..1])? {
        0 => return Ok(None),
        _ => input.read_exact(&mut lengths[1..])?,
    }
    let mut rest = &lengths[..];
    let mut part = || {
        let length = take_length(&mut rest).unwrap_or(usize::MAX) as u64;
        let mut bytes = Vec::new();
        match input.take(length).read_to_end(&mut bytes)? as u64 == length {
            true => Ok(bytes),
            false => Err(io::Error::from(io::ErrorKind::UnexpectedEof)),
        }
    };
    Ok(Some(Request { json: part()?, program: part()? }))
}

fn write_answer(answer: &mut File, result: Result<RawCompiled, Error>) -> io::Result<()> {
    let (json, program) = match result {
        Ok(RawCompiled { compiled, optimized }) => {
            let (format, program) = optimized.unzip();
            let json = json!({
                "arguments": compiled.arguments,
                "outputs": compiled.outputs,
                "temporaries": compiled.temporaries,
                "aliased": compiled.aliased,
                "generated_code": compiled.generated_code,
                "scheduled_peak": compiled.scheduled_peak,
                "milliseconds": u64::try_from(compiled.duration.as_millis()).unwrap_or(u64::MAX),
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

fn answer_request(request: &Request, loaded: &mut Option<Plugin>) -> Result<RawCompiled, Error> {
    let malformed = || Error::Protocol("malformed request".to_owned());
    let program = &request.program;
    let request: Value =
        serde_json::from_slice(&request.json).map_err(protocol("decoding the request"))?;
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
    // It cannot be unloaded: a process serves one library.
    let plugin = match loaded {
        Some(plugin) => plugin,
        None => loaded.insert(Plugin::load(Path::new(text("plugin")?))?),
    };
    compile_raw(plugin, &topology, program, &options)
}

pub(super) fn protocol<E: std::fmt::Display>(doing: &str) -> impl FnOnce(E) -> Error {
    move |error| Error::Protocol(format!("{doing}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the child makes of an input.
    fn served(input: &[u8]) -> Option<Error> {
        let request = read_request(&mut &input[..]).ok()??;
        answer_request(&request, &mut None).err()
    }

    #[test]
    fn requests_that_are_cut_or_junk_are_refused() {
        let lengths = |json: u64, program: u64| [json.to_le_bytes(), program.to_le_bytes()].concat();
        for json in ["{}", "!!"] {
            let input = [lengths(2, 0), json.into()].concat();
            assert!(matches!(served(&input), Some(Error::Protocol(_))), "{json}");
        }
        for input in [b"1234567".to_vec(), lengths(u64::MAX, 0), [lengths(2, 1), b"{}".into()].concat()]
        {
            assert!(read_request(&mut &input[..]).is_err());
        }
        assert!(read_request(&mut &b""[..]).unwrap().is_none());
    }

    #[test]
    fn requests_come_one_after_the_other() {
        let mut bytes = Vec::new();
        let request = |program: &[u8]| Request { json: b"{}".into(), program: program.into() };
        request(b"first").write(&mut bytes).unwrap();
        request(b"").write(&mut bytes).unwrap();
        let input = &mut &bytes[..];
        for program in [&b"first"[..], b""] {
            assert_eq!(read_request(input).unwrap().unwrap().program, program);
        }
        assert!(read_request(input).unwrap().is_none());
    }

    #[test]
    fn a_cut_answer_is_none() {
        let take = |bytes: &[u8]| take_answer(&mut &bytes[..]).unwrap();
        assert!(take(b"noise").is_none());
        assert!(take(MARK).is_none());
        let mut bytes = b"noise, some of which starts alike: grpo-opt-".to_vec();
        bytes.extend(MARK);
        bytes.extend(2u64.to_le_bytes());
        bytes.extend(0u64.to_le_bytes());
        bytes.push(b'{');
        assert!(take(&bytes).is_none());
        bytes.push(b'}');
        bytes.extend(b"the next");
        let answer = take(&bytes).unwrap();
        assert_eq!(read_answer(&answer).unwrap().unwrap().peak(), 0);
        assert!(read_answer(&answer[..answer.len() - 1]).is_none());
    }
}
