//! What a compiled program depends on: its key in the store of answers.

use std::env;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use super::{CompileOptions, Topology};
use crate::store::Key;

/// How variables start that a plugin, XLA or Mosaic may read.
const READ: [&str; 9] =
    ["TPU", "LIBTPU", "XLA", "TF_", "MOSAIC", "MLIR", "PJRT", "ABSL", "ALLOW_MULTIPLE_LIBTPU"];

/// The sources that ask the plugin and write down what it says.
const SOURCES: [&str; 6] = [
    include_str!("api.rs"),
    include_str!("compile.rs"),
    include_str!("gpu.rs"),
    include_str!("plugin.rs"),
    include_str!("wire.rs"),
    include_str!("worker.rs"),
];

/// The key of a compiled program; none where a stored answer is no substitute, because the plugin's build is not
/// known or the compiler is asked to write files besides.
pub(super) fn key(
    plugin: &Path,
    topology: &Topology,
    program: &[u8],
    options: &CompileOptions,
) -> Option<Key> {
    let flags: Vec<_> = env::vars_os().collect();
    let flags = flags.iter().map(|(name, value)| (name.as_os_str(), value.as_os_str()));
    of(&plugin_build(plugin)?, flags, topology, program, options)
}

fn of<'a>(
    build: &str,
    environment: impl Iterator<Item = (&'a OsStr, &'a OsStr)>,
    topology: &Topology,
    program: &[u8],
    options: &CompileOptions,
) -> Option<Key> {
    // No field is left out: a new one does not compile here.
    let CompileOptions { partitions, shardy, optimized_hlo } = options;
    let mut key = Key::new("compile")
        .with("plugin", build)
        .with("topology", topology.to_string())
        .with("program", program)
        .with("partitions", partitions.to_le_bytes())
        .with("shardy", [u8::from(*shardy)])
        .with("optimized_hlo", [u8::from(*optimized_hlo)]);
    for source in SOURCES {
        key = key.with("source", source);
    }
    let mut flags: Vec<_> = environment
        .filter(|(name, _)| READ.iter().any(|s| name.as_bytes().starts_with(s.as_bytes())))
        .collect();
    flags.sort();
    for (name, value) in flags {
        if value.as_bytes().windows(4).any(|word| word == b"dump") {
            return None;
        }
        // A variable's name has no `=`.
        key = key.with("variable", [name.as_bytes(), b"=", value.as_bytes()].concat());
    }
    Some(key)
}

/// The build of a shared library: its GNU build identifier and its size in bytes. None where the linker wrote no
/// identifier, or the file is no 64-bit ELF library.
pub fn plugin_build(path: &Path) -> Option<String> {
    const NOTES: u32 = 4;
    const BUILD_ID: u32 = 3;
    let mut file = File::open(path).ok()?;
    let size = file.metadata().ok()?.len();
    let mut read = |offset: u64, length: u64| {
        // No table of a library is this large: a length beyond it is junk.
        let length = (length <= 1 << 20).then_some(length)?;
        file.seek(SeekFrom::Start(offset)).ok()?;
        let mut bytes = Vec::new();
        let read = (&mut file).take(length).read_to_end(&mut bytes).ok()?;
        (read as u64 == length).then_some(bytes)
    };
    let header = read(0, 64)?;
    if !header.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let (entry, count) = (u64::from(u16_at(&header, 54)?), u64::from(u16_at(&header, 56)?));
    let table = read(u64_at(&header, 32)?, entry * count)?;
    for segment in table.chunks(usize::try_from(entry).ok().filter(|e| *e > 0)?) {
        if u32_at(segment, 0)? != NOTES {
            continue;
        }
        let notes = read(u64_at(segment, 8)?, u64_at(segment, 32)?)?;
        let mut rest = &notes[..];
        while !rest.is_empty() {
            let (name, value) = (u32_at(rest, 0)? as usize, u32_at(rest, 4)? as usize);
            let kind = u32_at(rest, 8)?;
            let start = 12 + name.next_multiple_of(4);
            let id = rest.get(start..start.checked_add(value)?)?;
            if kind == BUILD_ID && rest.get(12..12 + name)? == b"GNU\0" {
                let digits: String = id.iter().map(|byte| format!("{byte:02x}")).collect();
                return Some(format!("{digits}-{size}"));
            }
            rest = rest.get(start + value.next_multiple_of(4)..).unwrap_or_default();
        }
    }
    None
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use std::fs;

    /// Everything that a compile depends on.
    struct Asked {
        build: String,
        variables: Vec<(&'static str, &'static str)>,
        topology: &'static str,
        program: &'static str,
        options: CompileOptions,
    }

    impl Asked {
        fn new() -> Self {
            Self {
                build: "76b1-574812664".into(),
                variables: vec![
                    ("HOME", "/a"),
                    ("LIBTPU_INIT_ARGS", "--xla_a=1"),
                    ("XLA_FLAGS", "--xla_b=1"),
                ],
                topology: "v6e:2x2",
                program: "module {}",
                options: CompileOptions::default(),
            }
        }

        fn key(&self) -> Option<Key> {
            let variables = self.variables.iter().map(|(n, v)| (OsStr::new(*n), OsStr::new(*v)));
            let topology = self.topology.parse().unwrap();
            of(&self.build, variables, &topology, self.program.as_bytes(), &self.options)
        }
    }

    #[test]
    fn every_part_of_the_key_matters() {
        let folder = env::temp_dir().join(format!("grpo-compile-key-{}", std::process::id()));
        let store = Store::new(folder.clone());
        store.put(&Asked::new().key().unwrap(), b"answer").unwrap();
        let served = |change: &dyn Fn(&mut Asked)| {
            let mut asked = Asked::new();
            change(&mut asked);
            store.get(&asked.key().unwrap()).is_some()
        };
        let same: [&dyn Fn(&mut Asked); 3] =
            [&|_| (), &|a| a.variables.reverse(), &|a| a.variables[0] = ("HOME", "/b")];
        let other: [&dyn Fn(&mut Asked); 12] = [
            &|a| a.build = "76b1-574812665".into(),
            &|a| a.build = "76b2-574812664".into(),
            &|a| a.topology = "v6e:2x4",
            &|a| a.topology = "v5e:2x2",
            &|a| a.program = "module { }",
            &|a| a.options.partitions = 4,
            &|a| a.options.shardy = false,
            &|a| a.options.optimized_hlo = false,
            &|a| a.variables[1].1 = "--xla_a=2",
            &|a| a.variables[2].1 = "--xla_b=2",
            &|a| a.variables.truncate(2),
            &|a| a.variables.push(("TPU_CHIPS_PER_HOST_BOUNDS", "2,2,1")),
        ];
        let (same, other) = (same.map(served), other.map(served));
        fs::remove_dir_all(folder).unwrap();
        assert_eq!((same, other), ([true; 3], [false; 12]));
    }

    #[test]
    fn a_compile_that_writes_files_is_never_stored() {
        let mut asked = Asked::new();
        asked.variables[1].1 = "--xla_jf_dump_to=here";
        assert!(asked.key().is_none());
    }

    /// An ELF library with these notes: names, kinds and values.
    fn library(notes: &[(&[u8], u32, &[u8])]) -> Vec<u8> {
        let mut body = Vec::new();
        for (name, kind, value) in notes {
            for length in [name.len(), value.len()] {
                body.extend(u32::try_from(length).unwrap().to_le_bytes());
            }
            body.extend(kind.to_le_bytes());
            for text in [name, value] {
                body.extend(*text);
                body.resize(body.len().next_multiple_of(4), 0);
            }
        }
        let mut bytes = b"\x7fELF\x02\x01".to_vec();
        bytes.resize(64 + 2 * 56, 0);
        bytes[32] = 64;
        bytes[54] = 56;
        bytes[56] = 2;
        bytes[64] = 1;
        bytes[120] = 4;
        bytes[128] = 64 + 2 * 56;
        bytes[152..160].copy_from_slice(&(body.len() as u64).to_le_bytes());
        [bytes, body].concat()
    }

    #[test]
    fn a_librarys_build_is_its_identifier_and_its_size() {
        let file = env::temp_dir().join(format!("grpo-build-{}", std::process::id()));
        let build = |bytes: &[u8]| {
            fs::write(&file, bytes).unwrap();
            plugin_build(&file)
        };
        let first: (&[u8], u32, &[u8]) = (b"Go\0", 3, b"xyz");
        let whole = library(&[first, (b"GNU\0", 1, b"\0"), (b"GNU\0", 3, b"\x0a\xb1")]);
        let found = [
            build(&whole),
            build(&[&whole[..], b"."].concat()),
            build(&library(&[first])),
            build(b"\x7fELF"),
            build(&whole[..whole.len() - 4]),
        ];
        fs::remove_file(&file).unwrap();
        assert_eq!(found[0], Some(format!("0ab1-{}", whole.len())));
        assert_eq!(found[1], Some(format!("0ab1-{}", whole.len() + 1)));
        assert_eq!(&found[2..], [None, None, None]);
        assert_eq!(plugin_build(Path::new("/nonexistent")), None);
    }
}
