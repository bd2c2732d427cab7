//! What can go wrong on the way to a compiled program.

use serde_json::{Value, json};

/// An error of the ahead-of-time compile, ready to be shown to the user.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The plugin was found in none of the places that were searched.
    #[error(
        "{library} not found; searched:\n{}\n{advice}",
        .searched.iter().map(|place| format!("  {place}")).collect::<Vec<_>>().join("\n")
    )]
    NotFound {
        /// The file's name.
        library: String,
        /// One line per place, with what was seen there.
        searched: Vec<String>,
        /// How to get it and to name it.
        advice: String,
    },
    /// The library was found but is no PJRT plugin that can be used.
    #[error("cannot use `{path}` as a PJRT plugin: {message}")]
    Load {
        /// The library's path as it was given.
        path: String,
        /// The reason.
        message: String,
    },
    /// The topology's name has no known chip or no legal grid.
    #[error("unknown topology `{name}`: {reason}; known: {known}")]
    UnknownTopology {
        /// The name as it was given.
        name: String,
        /// What is wrong with it.
        reason: String,
        /// Examples of names that are known.
        known: String,
    },
    /// The plugin returned an error.
    #[error("{call}: {message}")]
    Plugin {
        /// The C API's function that failed.
        call: String,
        /// The absl status code; 3 is an invalid argument, 8 out of memory.
        code: i32,
        /// The plugin's own message.
        message: String,
    },
    /// The process that compiles ended without an answer.
    #[error("the compiler's process {how}{}", tail(.log))]
    Crashed {
        /// How it ended: a signal or an exit code.
        how: String,
        /// The last lines that it wrote to stderr.
        log: String,
    },
    /// The compiling process could not be started or spoken to, or its answer
    /// could not be read.
    #[error("compiling in a child process: {0}")]
    Protocol(String),
    /// The compile options contradict each other or the topology.
    #[error("{0}")]
    Options(String),
    /// The optimized program could not be decoded.
    #[error("reading the optimized HLO: {0}")]
    Hlo(String),
}

/// A plugin's message without the operations that libtpu prints behind it: for a kernel that cannot be read,
/// that is the whole module.
pub fn brief(message: &str) -> &str {
    message.split("The MLIR operation involved:").next().unwrap_or_default().trim_end()
}

/// Whether a compiler's message is about a kernel, and not about the program around it.
pub fn blames_kernel(message: &str) -> bool {
    ["Mosaic", "tpu_custom_call", "custom_call_config", "space=vmem"]
        .iter()
        .any(|word| message.contains(word))
}

fn tail(log: &str) -> String {
    if log.trim().is_empty() {
        ", and wrote nothing to stderr".to_owned()
    } else {
        format!("; the end of its stderr:\n{}", log.trim_end())
    }
}

impl Error {
    /// The form that travels from the compiling process to its parent.
    pub(super) fn to_json(&self) -> Value {
        match self {
            Error::NotFound { library, searched, advice } => {
                json!({"kind": "not-found", "library": library, "searched": searched, "advice": advice})
            }
            Error::Load { path, message } => {
                json!({"kind": "load", "path": path, "message": message})
            }
            Error::UnknownTopology { name, reason, known } => {
                json!({"kind": "topology", "name": name, "reason": reason, "known": known})
            }
            Error::Plugin { call, code, message } => {
                json!({"kind": "plugin", "call": call, "code": code, "message": message})
            }
            Error::Crashed { how, log } => json!({"kind": "crashed", "how": how, "log": log}),
            Error::Protocol(message) => json!({"kind": "protocol", "message": message}),
            Error::Options(message) => json!({"kind": "options", "message": message}),
            Error::Hlo(message) => json!({"kind": "hlo", "message": message}),
        }
    }

    /// The inverse of [`Error::to_json`]; an unknown form is a protocol error.
    pub(super) fn from_json(value: &Value) -> Self {
        let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
        match value["kind"].as_str() {
            Some("not-found") => Error::NotFound {
                library: text("library"),
                advice: text("advice"),
                searched: value["searched"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(|place| place.as_str().map(str::to_owned))
                    .collect(),
            },
            Some("load") => Error::Load { path: text("path"), message: text("message") },
            Some("topology") => Error::UnknownTopology {
                name: text("name"),
                reason: text("reason"),
                known: text("known"),
            },
            Some("plugin") => Error::Plugin {
                call: text("call"),
                code: value["code"].as_i64().and_then(|code| code.try_into().ok()).unwrap_or(2),
                message: text("message"),
            },
            Some("crashed") => Error::Crashed { how: text("how"), log: text("log") },
            Some("protocol") => Error::Protocol(text("message")),
            Some("options") => Error::Options(text("message")),
            Some("hlo") => Error::Hlo(text("message")),
            _ => Error::Protocol(format!("an error of unknown form: {value}")),
        }
    }
}

impl Error {
    /// Whether a name or option makes no sense; all else is the compiler's.
    pub fn is_usage(&self) -> bool {
        matches!(self, Error::UnknownTopology { .. } | Error::Options(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_make_no_sense_are_usage_errors() {
        let unknown = "v9".parse::<crate::Topology>().unwrap_err();
        assert!(unknown.is_usage());
        let refused = Error::Plugin { call: String::new(), code: 3, message: String::new() };
        assert!(!refused.is_usage());
    }

    #[test]
    fn errors_survive_the_way_through_json() {
        let text = || "text".to_owned();
        for error in [
            Error::NotFound { library: text(), searched: vec![text()], advice: text() },
            Error::Load { path: text(), message: text() },
            Error::UnknownTopology { name: text(), reason: text(), known: text() },
            Error::Plugin { call: text(), code: 3, message: text() },
            Error::Crashed { how: text(), log: text() },
            Error::Protocol(text()),
            Error::Options(text()),
            Error::Hlo(text()),
        ] {
            assert_eq!(Error::from_json(&error.to_json()), error);
        }
    }
}
