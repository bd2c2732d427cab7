//! What happens to a program that is not fused because of an error, in the plugin and in the Python package.

use crate::error::{FAILED_PRECONDITION, INTERNAL};
use crate::outcome::Failure;
use std::ffi::c_int;

/// What to do.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Compile the program as it was, and print this warning.
    AsItWas(String),
    /// Fail with this status code of absl and this message. `fault`: another process may succeed.
    Error { code: c_int, message: String, fault: bool },
}

/// The verdict after a failure to rewrite. `several_hosts`: other hosts compile the program too.
pub fn failed(failure: Failure, strict: bool, several_hosts: impl FnOnce() -> bool) -> Verdict {
    let fault = matches!(failure, Failure::Fault(_));
    match failure {
        why if strict => Verdict::Error { code: FAILED_PRECONDITION, message: why.to_string(), fault },
        Failure::Fault(why) if several_hosts() => Verdict::Error {
            code: INTERNAL,
            message: format!(
                "rewriting a program failed on this host: {why}. The program runs on several hosts, which must all \
                 compile the same: it is not compiled as it was. Start again, or set GRPO_OPT_ENABLED=0 on every host"
            ),
            fault,
        },
        why => Verdict::AsItWas(format!("a program is compiled as it is, not fused: {why}")),
    }
}

/// The verdict after the compiler's refusal of the fused program, when no other attempt is left.
pub fn refused(why: &str, strict: bool) -> Verdict {
    let why = why.replace('\n', " ");
    if strict {
        let message = format!("strict: the compiler refused the fused program: {why}");
        return Verdict::Error { code: INTERNAL, message, fault: false };
    }
    Verdict::AsItWas(format!("the compiler refused a fused program, which is compiled as it was: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn only_several_hosts_and_strict_users_get_errors() {
        let program = || Failure::Program("it is odd".into());
        let fault = || Failure::Fault("it is gone".into());
        let error = |verdict: Verdict| match verdict {
            Verdict::Error { code, fault, .. } => Some((code, fault)),
            Verdict::AsItWas(warning) => {
                assert!(warning.contains("compiled as it "), "{warning}");
                None
            }
        };
        for several in [false, true] {
            assert_eq!(error(failed(program(), false, || several)), None);
            assert_eq!(error(failed(program(), true, || several)), Some((FAILED_PRECONDITION, false)));
            assert_eq!(error(failed(fault(), false, || several)), several.then_some((INTERNAL, true)));
            assert_eq!(error(failed(fault(), true, || several)), Some((FAILED_PRECONDITION, true)));
        }
        assert_eq!(error(refused("too large", false)), None);
        assert_eq!(error(refused("too large", true)), Some((INTERNAL, false)));
    }
}
