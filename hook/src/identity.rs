//! The identity of this library under a configuration, for caches of compiled programs.

use grpo_driver::config::Config;
use grpo_ir::address_in_library;
use std::ffi::{c_int, c_void};
use std::slice;

/// A short text that differs if a program may be rewritten differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// `grpo-opt-VERSION-HASH`; none if `enabled` is off.
    mark: Option<String>,
    hash: u64,
}

impl Identity {
    /// The identity of this build under a configuration.
    pub fn of(config: &Config) -> Identity {
        if !config.enabled {
            return Identity { mark: None, hash: 0 };
        }
        let version = env!("CARGO_PKG_VERSION");
        let builds = [build_id(Identity::of as *const c_void), build_id(address_in_library())];
        let hash = fnv(format!("{version} {builds:?} {}", config.identity()).as_bytes());
        Identity { mark: Some(format!("grpo-opt-{version}-{hash:016x}")), hash }
    }

    /// A plugin's version text with the mark at the end of its last line. The mark has no parentheses: JAX reads a
    /// build date in parentheses from that line.
    pub fn mark(&self, version: &str) -> String {
        match &self.mark {
            Some(mark) => format!("{version} {mark}"),
            None => version.to_string(),
        }
    }

    /// The mark; empty if `enabled` is off.
    pub fn text(&self) -> &str {
        self.mark.as_deref().unwrap_or_default()
    }

    /// Mixes the identity into a fingerprint.
    pub fn mix(&self, fingerprint: u64) -> u64 {
        match self.mark {
            Some(_) => fnv(&[fingerprint.to_le_bytes(), self.hash.to_le_bytes()].concat()),
            None => fingerprint,
        }
    }
}

/// The FNV-1a hash.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3))
}

struct Search {
    address: usize,
    found: Vec<u8>,
}

/// The GNU build id of the loaded library that holds `address`; empty if it has none.
fn build_id(address: *const c_void) -> Vec<u8> {
    let mut search = Search { address: address as usize, found: Vec::new() };
    // SAFETY: the callback only reads what the loader shows it.
    unsafe { libc::dl_iterate_phdr(Some(look), (&raw mut search).cast()) };
    search.found
}

unsafe extern "C" fn look(info: *mut libc::dl_phdr_info, _size: usize, data: *mut c_void) -> c_int {
    // SAFETY: the loader's own data, and the structure from `build_id`.
    let (info, search) = unsafe { (&*info, &mut *data.cast::<Search>()) };
    let segments = match info.dlpi_phnum {
        0 => &[],
        // SAFETY: as above.
        n => unsafe { slice::from_raw_parts(info.dlpi_phdr, n.into()) },
    };
    // The address and the size of a segment in memory.
    let place = |s: &libc::Elf64_Phdr| {
        let start = usize::try_from(info.dlpi_addr.wrapping_add(s.p_vaddr)).ok()?;
        Some((start, usize::try_from(s.p_memsz).ok()?))
    };
    let holds = |s: &libc::Elf64_Phdr| {
        let offset = |(start, size)| search.address.checked_sub(start).is_some_and(|o| o < size);
        s.p_type == libc::PT_LOAD && place(s).is_some_and(offset)
    };
    if !segments.iter().any(holds) {
        return 0;
    }
    for (start, size) in segments.iter().filter(|s| s.p_type == libc::PT_NOTE).filter_map(place) {
        // SAFETY: notes are loaded with the library.
        let notes = unsafe { slice::from_raw_parts(start as *const u8, size) };
        if let Some(id) = gnu_build_id(notes) {
            search.found = id.to_vec();
        }
    }
    1
}

/// Finds the build id in an ELF note segment: each note is three 32-bit words (name size, data size,
/// type), the name and the data, both padded to four bytes.
fn gnu_build_id(mut notes: &[u8]) -> Option<&[u8]> {
    const BUILD_ID: u32 = 3;
    let word = |bytes: &[u8], i: usize| {
        bytes.get(4 * i..4 * i + 4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
    };
    let size = |bytes: &[u8], i: usize| usize::try_from(word(bytes, i)?).ok();
    loop {
        let (name, data, kind) = (size(notes, 0)?, size(notes, 1)?, word(notes, 2)?);
        let data_at = 12 + name.next_multiple_of(4);
        let owner = notes.get(12..12 + name)?;
        let content = notes.get(data_at..data_at + data)?;
        if owner == b"GNU\0" && kind == BUILD_ID {
            return Some(content);
        }
        notes = notes.get(data_at + data.next_multiple_of(4)..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn configurations_differ_and_off_leaves_no_trace() {
        let on = Identity::of(&Config::default());
        let strict = Identity::of(&Config { strict: true, ..Config::default() });
        let off = Identity::of(&Config { enabled: false, ..Config::default() });
        assert_eq!(on, Identity::of(&Config::default()));
        assert!(on != strict && on.mix(7) != strict.mix(7) && on.mix(7) != on.mix(8));
        assert_eq!((off.mark("v"), off.mix(7)), ("v".to_string(), 7));
        assert!(on.mark("Built (1)").starts_with("Built (1) grpo-opt-"));
        assert!(!on.text().contains('('));
    }

    #[test]
    fn this_executable_has_a_build_id() {
        assert_eq!(build_id(Identity::of as *const c_void).len(), 20);
    }

    #[test]
    fn notes_are_walked() {
        let note = |name: &[u8], kind: u32, data: &[u8]| {
            let mut out = Vec::new();
            for length in [name.len(), data.len()] {
                out.extend(u32::try_from(length).unwrap().to_le_bytes());
            }
            out.extend(kind.to_le_bytes());
            for part in [name, data] {
                out.extend(part);
                out.resize(out.len().next_multiple_of(4), 0);
            }
            out
        };
        let notes =
            [note(b"stapsdt\0", 3, b"xyz"), note(b"GNU\0", 1, b"abi"), note(b"GNU\0", 3, b"id!!")];
        assert_eq!(gnu_build_id(&notes.concat()), Some(&b"id!!"[..]));
        assert_eq!(gnu_build_id(&notes[0]), None);
        assert_eq!(gnu_build_id(&[1, 2, 3]), None);
    }
}
