//! Mutants: `MUTANT=ID` negates one predicate, `MUTANT_TRACE=FILE` appends what each predicate is decided to be.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

static MUTANT: OnceLock<Option<usize>> = OnceLock::new();
static TRACE: OnceLock<Option<File>> = OnceLock::new();
static SEEN: [AtomicU8; COUNT] = [const { AtomicU8::new(0) }; COUNT];

/// The value of the predicate `id`, negated in the process whose mutant it is.
pub fn decide(id: usize, value: bool) -> bool {
    let mutant = *MUTANT.get_or_init(|| std::env::var("MUTANT").ok()?.parse().ok());
    let bit = 1 << u8::from(value);
    if SEEN[id].load(Ordering::Relaxed) & bit == 0 && SEEN[id].fetch_or(bit, Ordering::Relaxed) & bit == 0 {
        let open = || OpenOptions::new().append(true).create(true).open(std::env::var_os("MUTANT_TRACE")?).ok();
        if let Some(mut file) = TRACE.get_or_init(open).as_ref() {
            let _ = file.write_all(format!("{}\n", 2 * id + usize::from(value)).as_bytes());
        }
    }
    value ^ (mutant == Some(id))
}
