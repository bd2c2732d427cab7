//! Compiles in child processes that serve one topology each. They are kept for
//! the next program: most small kernels take less time than a start of the compiler.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, BufWriter, Read};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use super::find::environment;
use super::worker::{Request, protocol, read_answer, take_answer};
use super::{CompileOptions, Compiled, Error, Topology, Worker, stored};
use crate::store::Store;

/// The most bytes of a process's stderr that an error shows.
const LOG_TAIL: usize = 8 << 10;

/// The most idle processes. One that has compiled holds up to 600 MB.
const MOST_IDLE: usize = 2;

/// Compiles programs in processes of their own.
pub struct Compiler {
    worker: Worker,
    plugin: PathBuf,
    store: Option<Store>,
    /// True if processes are kept for more programs.
    kept: bool,
    /// Idle processes, the most recently used one last.
    idle: Mutex<Vec<Process>>,
}

impl Compiler {
    /// A compiler by the library `plugin`. Programs whose answers `store` has are not compiled.
    pub fn new(worker: Worker, plugin: PathBuf, store: Option<Store>) -> Self {
        Self { worker, plugin, store, kept: true, idle: Mutex::default() }
    }

    /// Compiles `program` (StableHLO text, MLIR bytecode or a portable artifact)
    /// for `topology`, in a process with the [`environment`] of the topology.
    /// If a process that has compiled before dies, a new one tries again.
    ///
    /// # Errors
    /// Those of [`compile_raw`](super::compile::compile_raw) and [`Plugin::load`](super::plugin::Plugin::load);
    /// [`Error::Crashed`] when the process ends without an answer,
    /// [`Error::Protocol`] when it cannot be started or answers nonsense.
    pub fn compile(
        &self,
        topology: &Topology,
        program: &[u8],
        options: &CompileOptions,
    ) -> Result<Compiled, Error> {
        let request = Request::new(&self.plugin, topology, program, options)?;
        let place = self
            .store
            .as_ref()
            .and_then(|store| Some((store, stored::key(&self.plugin, topology, program, options)?)));
        if let Some((store, key)) = &place
            && let Some(Ok(compiled)) = store.get(key).and_then(|answer| read_answer(&answer))
        {
            return Ok(compiled);
        }
        let answer = self.ask(topology, &request)?;
        let nonsense = || Err(Error::Protocol("its answer makes no sense".to_owned()));
        let compiled = read_answer(&answer).unwrap_or_else(nonsense)?;
        if let Some((store, key)) = &place {
            let _ = store.put(key, &answer);
        }
        Ok(compiled)
    }

    /// The answer of a process that waits, or of a new one.
    fn ask(&self, topology: &Topology, request: &Request) -> Result<Vec<u8>, Error> {
        let name = topology.to_string();
        if let Some(mut process) = self.take(&name)
            && let Ok(answer) = process.ask(request, self.kept)
        {
            self.keep(process);
            return Ok(answer);
        }
        let mut process = Process::start(&self.worker, topology)?;
        let answer = process.ask(request, self.kept)?;
        self.keep(process);
        Ok(answer)
    }

    fn take(&self, topology: &str) -> Option<Process> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let at = idle.iter().rposition(|process| process.topology == topology)?;
        Some(idle.remove(at))
    }

    fn keep(&self, process: Process) {
        if !self.kept {
            return;
        }
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(process);
        if idle.len() > MOST_IDLE {
            idle.remove(0);
        }
    }
}

/// Compiles one program in a process of its own; see [`Compiler::compile`].
///
/// # Errors
/// As [`Compiler::compile`].
pub fn compile_in_child(
    worker: &Worker,
    plugin: &Path,
    topology: &Topology,
    program: &[u8],
    options: &CompileOptions,
) -> Result<Compiled, Error> {
    let compiler = Compiler::new(worker.clone(), plugin.to_owned(), None);
    Compiler { kept: false, ..compiler }.compile(topology, program, options)
}

/// A process that compiles.
struct Process {
    topology: String,
    child: Child,
    input: Option<BufWriter<ChildStdin>>,
    output: BufReader<ChildStdout>,
    /// Gives the last lines of stderr when the process has ended.
    log: Option<JoinHandle<String>>,
}

impl Process {
    fn start(worker: &Worker, topology: &Topology) -> Result<Self, Error> {
        let mut child = Command::new(&worker.executable)
            .args(&worker.arguments)
            .envs(environment(topology))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(protocol("starting it"))?;
        let no_pipe = || Error::Protocol("it has no pipes".to_owned());
        let stderr = child.stderr.take().ok_or_else(no_pipe)?;
        Ok(Self {
            topology: topology.to_string(),
            input: child.stdin.take().map(BufWriter::new),
            output: BufReader::new(child.stdout.take().ok_or_else(no_pipe)?),
            log: Some(thread::spawn(|| read_tail(stderr))),
            child,
        })
    }

    /// Writes the request and reads the answer, both at once, so that neither
    /// side waits for the other. `more` requests may follow.
    fn ask(&mut self, request: &Request, more: bool) -> Result<Vec<u8>, Error> {
        let (input, output) = (&mut self.input, &mut self.output);
        let answer = thread::scope(|scope| {
            scope.spawn(move || {
                // A child that died does not read; its exit status has the reason.
                let written = input.as_mut().is_some_and(|pipe| request.write(pipe).is_ok());
                if !(written && more) {
                    *input = None;
                }
            });
            take_answer(output)
        });
        answer.map_err(protocol("reading its answer"))?.ok_or_else(|| self.died())
    }

    /// The error for a process that gave no answer.
    fn died(&mut self) -> Error {
        self.input = None;
        let status = match self.child.wait() {
            Ok(status) => status,
            Err(error) => return protocol("waiting for it")(error),
        };
        let log = self.log.take().and_then(|log| log.join().ok()).unwrap_or_default();
        Error::Crashed { how: ending(status), log }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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

#[cfg(test)]
mod tests {
    use super::*;

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
