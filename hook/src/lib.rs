//! A PJRT plugin that wraps another one.
//!
//! JAX loads this library in place of the real plugin (`TPU_LIBRARY_PATH`, or an entry of
//! `PJRT_NAMES_AND_LIBRARY_PATHS`). [`GetPjrtApi`] loads the real plugin and returns a copy of its table
//! in which a few entries are ours:
//!
//! - the two compile functions run grpo-opt's passes over the program and forward the result ([`compile`]); the other
//!   arguments stay the caller's;
//! - version texts and the topology's fingerprint contain an identity of this library and its configuration, for caches of
//!   compiled programs ([`identity`]);
//! - the error functions also take errors of this library ([`error`]);
//! - initialization reports problems of the set-up.
//!
//! A program that cannot be read or rewritten, or whose rewritten form is refused, is compiled as it was, with a
//! warning; with `strict` that is an error.
//!
//! The library also exports the functions of [`embed`], which the Python package `grpo_opt` calls.

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod compile;
pub mod embed;
mod error;
mod find;
mod hosts;
mod identity;
mod isolate;
mod job;
mod journal;
mod outcome;
mod plugin;
mod policy;
mod python;
mod refusal;
mod rewrite;
mod state;
mod table;
mod wire;
#[cfg(target_arch = "x86_64")]
mod worker;

use grpo_driver::guard::guarded;
use grpo_pjrt_api::api::TableHeader;
use std::sync::OnceLock;

/// A table that is constant once it is made.
struct Table(*const TableHeader);

// SAFETY: tables are never written after they were made.
unsafe impl Send for Table {}
// SAFETY: as above.
unsafe impl Sync for Table {}

/// The entry point of a PJRT plugin: the wrapped plugin's table.
///
/// It never fails: without a usable plugin or configuration it returns a table whose functions return the reason.
#[allow(non_snake_case, reason = "PJRT names this symbol")]
#[unsafe(no_mangle)]
pub extern "C" fn GetPjrtApi() -> *const TableHeader {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| Table(guarded(table::build).unwrap_or_else(table::broken))).0
}
