//! Rewriting in a separate process, so that a crash inside MLIR, a hang or too much memory does not end the host's
//! process. [`crate::worker`] is the other side.

use crate::find;
use crate::journal;
use crate::outcome::{Failure, Fused};
use crate::python;
use crate::wire;
use grpo_dataflow::propagation::Propagate;
use grpo_driver::config::Config;
use grpo_driver::platform::Platform;
use grpo_driver::target::TargetKind;
use std::io::{self, BufRead, BufReader};
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The process runs.
pub const HELLO: &[u8] = b"hello";
/// Nothing is fused.
pub const UNCHANGED: &[u8] = b"unchanged";
/// Fused: the program, its name and the message for the user follow.
pub const CHANGED: &[u8] = b"changed";
/// The interface is that of the original.
pub const CHECKED: &[u8] = b"checked";
/// A request of the process: the module whose shardings are to be propagated follows.
pub const PROPAGATE: &[u8] = b"propagate";
/// The module with its shardings follows.
pub const PROPAGATED: &[u8] = b"propagated";
/// An error message follows.
pub const FAILED: &[u8] = b"failed";

/// The dynamic loader of x86-64, where its ABI has it.
const LOADER: &str = "/lib64/ld-linux-x86-64.so.2";

/// The most lines of the process's standard error that are kept.
const LINES: usize = 1000;

/// A process that rewrites one program.
pub struct Isolated {
    child: Child,
    socket: UnixStream,
    printed: Option<JoinHandle<Vec<String>>>,
    watch: Option<Watch>,
    late: Arc<AtomicBool>,
    seconds: u64,
    /// True if it ended with an exit code.
    ended_by_itself: bool,
}

impl Isolated {
    /// Starts the process.
    ///
    /// # Errors
    /// [`Failure::Program`] where this system cannot start it, [`Failure::Fault`] where something ended it.
    pub fn start(config: &Config, platform: Platform, number: (u32, usize)) -> Result<Self, Failure> {
        let cannot = |why: String| Failure::Program(format!("no process could be started: {why}"));
        let library = find::own_path().filter(|p| p.extension().is_some_and(|e| e == "so"));
        let library = library.ok_or_else(|| cannot("this is no library with a file".into()))?;
        let failed = |e: std::io::Error| cannot(e.to_string());
        let (socket, theirs) = UnixStream::pair().map_err(failed)?;
        let mut command = Command::new(LOADER);
        command
            .arg(&library)
            .stdin(Stdio::from(OwnedFd::from(theirs)))
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let seconds = config.time_limit.get().unsigned_abs();
        let late = Arc::new(AtomicBool::new(false));
        let Some(started) = spawn_within(command, Duration::from_secs(seconds), late.clone()) else {
            return Err(Failure::Fault(format!("the process that rewrites {}", not_done(seconds))));
        };
        let (mut child, watch) = started.map_err(failed)?;
        let watch = Some(watch);
        let printed = child.stderr.take().map(|stderr| std::thread::spawn(move || lines(stderr)));
        let mut isolated =
            Isolated { child, socket, printed, watch, late, seconds, ended_by_itself: false };
        if isolated.answer().is_none_or(|hello| hello != [HELLO]) {
            let how = isolated.end();
            // The loader's own failures are exit codes.
            return Err(match isolated.ended_by_itself {
                true => cannot(how),
                false => Failure::Fault(format!("the process that rewrites {how}")),
            });
        }
        let target = match platform.target {
            TargetKind::Tpu => "tpu",
            TargetKind::Portable if platform.cpu => "cpu",
            TargetKind::Portable if platform.gpu.is_some() => "gpu",
            TargetKind::Portable => "portable",
        };
        let memory = config.memory_limit.0.to_string();
        let version = config.mosaic_version.map(|version| version.0).or(platform.mosaic_version);
        let version = version.map_or_else(|| platform.compiler(), |version| version.to_string());
        let (pid, number) = (number.0.to_string(), number.1.to_string());
        let chip = platform.chip.map(|c| c.name).or(platform.gpu.map(|gpu| gpu.name)).unwrap_or("");
        let yaml = config.to_yaml();
        let settings = [&memory, yaml.as_str(), target, chip, &version, &pid, &number];
        isolated.send(&settings.map(str::as_bytes));
        Ok(isolated)
    }

    /// Rewrites a program; none if nothing is fused.
    ///
    /// # Errors
    /// The process's own, or that it ended.
    pub fn rewrite(&mut self, program: &[u8], emit: &str) -> Result<Option<Fused>, Failure> {
        self.send(&[program, emit.as_bytes()]);
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let mut answer = self.answer().unwrap_or_default();
        while let [PROPAGATE, module] = &answer.iter().map(Vec::as_slice).collect::<Vec<_>>()[..] {
            match python::Jaxlib.propagate(&text(module)) {
                Ok(module) => self.send(&[PROPAGATED, module.as_bytes()]),
                Err(why) => self.send(&[FAILED, why.as_bytes()]),
            }
            answer = self.answer().unwrap_or_default();
        }
        match &answer.iter().map(Vec::as_slice).collect::<Vec<_>>()[..] {
            [UNCHANGED] => Ok(None),
            [CHANGED, program, name, decisions] => Ok(Some(Fused {
                program: program.to_vec(),
                name: text(name),
                decisions: text(decisions),
            })),
            [FAILED, why] => Err(Failure::Program(text(why))),
            _ => Err(self.fault()),
        }
    }

    /// Compares the rewritten program's interface with the original's.
    ///
    /// # Errors
    /// As [`Isolated::rewrite`].
    pub fn check(&mut self, program: &[u8]) -> Result<(), Failure> {
        self.send(&[program]);
        let answer = self.answer().unwrap_or_default();
        match &answer.iter().map(Vec::as_slice).collect::<Vec<_>>()[..] {
            [CHECKED] => Ok(()),
            [FAILED, why] => Err(Failure::Program(String::from_utf8_lossy(why).into_owned())),
            _ => Err(self.fault()),
        }
    }

    /// Sends a request. A failure is ignored: a process that has ended gives no answer.
    fn send(&mut self, request: &[&[u8]]) {
        let _ = wire::send(self.socket.as_raw_fd(), request);
    }

    fn answer(&mut self) -> Option<Vec<Vec<u8>>> {
        wire::receive(&mut self.socket).ok().flatten()
    }

    fn fault(&mut self) -> Failure {
        Failure::Fault(format!("the process that rewrites {}", self.end()))
    }

    /// How the process ended.
    fn end(&mut self) -> String {
        let (status, printed) = self.stop();
        if self.late.load(Ordering::SeqCst) {
            return not_done(self.seconds);
        }
        self.ended_by_itself = status.is_some_and(|s| s.code().is_some());
        let how = match status.map(|s| (s.signal(), s.code())) {
            Some((Some(libc::SIGABRT), _)) => {
                "aborted (a failed check, or no memory: `memory_limit`)".into()
            }
            Some((Some(signal), _)) => format!("was ended by signal {signal}"),
            Some((None, Some(code))) => format!("ended with exit code {code}"),
            _ => "ended".into(),
        };
        match printed.last() {
            Some(last) => format!("{how}: {}", last.chars().take(200).collect::<String>()),
            None => how,
        }
    }

    /// Closes the process's input, waits for its end, and returns its status and output. The status is missing if the
    /// host waits for all child processes.
    fn stop(&mut self) -> (Option<std::process::ExitStatus>, Vec<String>) {
        let _ = self.socket.shutdown(std::net::Shutdown::Both);
        let printed = self.printed.take().and_then(|p| p.join().ok()).unwrap_or_default();
        // The process has closed its files. Its number is its own until it is waited for.
        if let Some((stop, watching)) = self.watch.take() {
            drop(stop);
            let _ = watching.join();
        }
        (self.child.wait().ok(), printed)
    }
}

/// Ends the process and prints its output, unless that is part of a fault's message.
impl Drop for Isolated {
    fn drop(&mut self) {
        self.stop().1.iter().for_each(|line| journal::relay(line));
    }
}

fn not_done(seconds: u64) -> String {
    format!("was not done after {seconds} s (`time_limit`)")
}

/// A thread that kills a process at its time limit, and ends when the sender is dropped.
type Watch = (mpsc::Sender<()>, JoinHandle<()>);

/// Starts a process, and kills it after `limit`, which sets `late`. None if it does not execute its program within
/// `limit`: until then `spawn` blocks and the process id is unknown. Such a process is killed when `spawn` returns.
fn spawn_within(
    mut command: Command,
    limit: Duration,
    late: Arc<AtomicBool>,
) -> Option<io::Result<(Child, Watch)>> {
    let began = Instant::now();
    let (sender, spawned) = mpsc::channel();
    let (stop, stopped) = mpsc::channel();
    // The process ends with the thread that starts it (`PR_SET_PDEATHSIG`).
    let watching = std::thread::Builder::new().spawn(move || {
        let started = command.spawn();
        // It holds the process's end of the socket, which closes when the process ends.
        drop(command);
        let pid = started.as_ref().ok().map(Child::id);
        if let Err(mpsc::SendError(started)) = sender.send(started) {
            if let Ok(mut child) = started {
                let _ = child.kill();
                let _ = child.wait();
            }
            return;
        }
        let Some(pid) = pid else { return };
        let left = limit.saturating_sub(began.elapsed());
        if stopped.recv_timeout(left) == Err(mpsc::RecvTimeoutError::Timeout) {
            late.store(true, Ordering::SeqCst);
            // SAFETY: the process has not been waited for before this thread ends.
            unsafe { libc::kill(pid.cast_signed(), libc::SIGKILL) };
        }
    });
    let watching = match watching {
        Ok(watching) => watching,
        Err(error) => return Some(Err(error)),
    };
    match spawned.recv_timeout(limit) {
        Ok(started) => Some(started.map(|child| (child, (stop, watching)))),
        Err(mpsc::RecvTimeoutError::Timeout) => None,
        Err(mpsc::RecvTimeoutError::Disconnected) => Some(Err(io::ErrorKind::Other.into())),
    }
}

/// The last lines of a stream.
fn lines(stream: ChildStderr) -> Vec<String> {
    let mut kept = std::collections::VecDeque::new();
    let mut stream = BufReader::new(stream);
    let mut line = Vec::new();
    while let Ok(1..) = stream.read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line).trim_end().to_string();
        line.clear();
        kept.push_back(text);
        if kept.len() > LINES {
            kept.pop_front();
        }
    }
    kept.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::io::Read;
    use std::os::unix::process::CommandExt;

    #[test]
    fn a_process_that_never_runs_its_program_is_not_waited_for() {
        let (mut pid, theirs) = UnixStream::pair().unwrap();
        let mut command = Command::new("/bin/true");
        // SAFETY: only functions that may be called between fork and exec.
        unsafe {
            command.pre_exec(move || {
                let own = libc::getpid();
                libc::write(theirs.as_raw_fd(), (&raw const own).cast(), size_of_val(&own));
                libc::raise(libc::SIGSTOP);
                Ok(())
            })
        };
        assert!(spawn_within(command, Duration::from_millis(200), Arc::default()).is_none());
        let mut bytes = [0; size_of::<libc::pid_t>()];
        pid.read_exact(&mut bytes).unwrap();
        let pid = libc::pid_t::from_ne_bytes(bytes);
        // SAFETY: the process is stopped, and nobody has waited for it.
        unsafe { libc::kill(pid, libc::SIGCONT) };
        let gone = || !std::path::Path::new(&format!("/proc/{pid}")).exists();
        let ended = (0..600).any(|_| {
            std::thread::sleep(Duration::from_millis(50));
            gone()
        });
        assert!(ended, "it went on, and nobody ended it and waited for it");
        let started = spawn_within(Command::new("/bin/true"), Duration::from_secs(60), Arc::default());
        let (mut child, watch) = started.unwrap().unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0));
        drop(watch);
    }
}
