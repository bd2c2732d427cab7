//! `--propagate`: sharding propagation (Shardy's) by another program.

use grpo_dataflow::propagation::{Propagate, Propagation};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The propagation by a command; without one, the reason for which there is none.
pub fn by(command: Option<&str>) -> Propagation {
    match command {
        Some(command) => Propagation::By(Arc::new(Shell(command.to_string()))),
        None => Propagation::None(
            "nothing here can propagate its shardings (--propagate=COMMAND names what can)".into(),
        ),
    }
}

/// A shell command that reads a module on standard input and writes the answer on standard output.
#[derive(Debug)]
struct Shell(String);

impl Propagate for Shell {
    fn propagate(&self, module: &str) -> Result<String, String> {
        let failed = |why: String| format!("`{}` did not propagate its shardings: {why}", self.0);
        let mut child = Command::new("sh")
            .args(["-c", &self.0])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|e| failed(e.to_string()))?;
        let mut input = child.stdin.take().expect("a pipe");
        let output = std::thread::scope(|scope| {
            // A command that ends without reading closes the pipe: its exit status says more.
            scope.spawn(move || input.write_all(module.as_bytes()));
            child.wait_with_output()
        });
        let output = output.map_err(|e| failed(e.to_string()))?;
        if !output.status.success() {
            let text = String::from_utf8_lossy(&output.stderr);
            let last = text.lines().last().unwrap_or_default();
            return Err(failed(format!("{} {last}", output.status)));
        }
        String::from_utf8(output.stdout).map_err(|e| failed(e.to_string()))
    }
}
