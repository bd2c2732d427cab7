//! A content-addressed store of answers that take long to get and depend on nothing but their key: what the
//! TPU compiler says of a program, what a comparison of numbers found.
//!
//! An answer is one file of a folder, named by the hash of its key. Files come whole or not at all, so several
//! processes may share a folder; a file that was damaged is not there. What was not used for longest goes when
//! the folder grows beyond its limit.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use sha2::{Digest, Sha256};

/// The folder of the store; without it, or empty, nothing is stored. Not `GRPO_OPT_…`: it is no setting of a
/// rewrite.
pub(crate) const VARIABLE: &str = "GRPO_STORE";

/// Bytes that a folder may hold.
const LIMIT: u64 = 1 << 30;

/// Everything that an answer depends on.
pub struct Key {
    hash: Sha256,
}

impl Key {
    /// The key of one kind of answers.
    pub fn new(kind: &str) -> Self {
        Self { hash: Sha256::new() }.with("kind", kind)
    }

    /// Adds something that the answer depends on.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl AsRef<[u8]>) -> Self {
        for text in [name.as_bytes(), value.as_ref()] {
            self.hash.update((text.len() as u64).to_le_bytes());
            self.hash.update(text);
        }
        self
    }

    fn name(&self) -> String {
        self.hash.clone().finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// A folder of answers.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    limit: u64,
}

impl Store {
    /// The store that [`VARIABLE`] names.
    pub fn of_environment() -> Option<Self> {
        env::var_os(VARIABLE).filter(|folder| !folder.is_empty()).map(|folder| Self::new(folder.into()))
    }

    /// The store in a folder, which is made when something is put into it.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, limit: LIMIT }
    }

    /// The answer of a key, if it is there and whole.
    pub fn get(&self, key: &Key) -> Option<Vec<u8>> {
        let path = self.folder.join(key.name());
        let mut bytes = fs::read(&path).ok()?;
        let sum = bytes.split_off(bytes.len().checked_sub(32)?);
        if Sha256::digest(&bytes)[..] != sum {
            return None;
        }
        // What is used stays longest; a folder that cannot be written loses nothing else.
        let _ = File::options().append(true).open(&path).and_then(|f| f.set_modified(SystemTime::now()));
        Some(bytes)
    }

    /// Keeps the answer of a key.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn put(&self, key: &Key, answer: &[u8]) -> io::Result<()> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        fs::create_dir_all(&self.folder)?;
        let name = key.name();
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let part = self.folder.join(format!("{name}.{}-{count}.part", std::process::id()));
        let written = File::create_new(&part).and_then(|mut file| {
            file.write_all(answer)?;
            file.write_all(&Sha256::digest(answer))?;
            fs::rename(&part, self.folder.join(&name))
        });
        if written.is_err() {
            let _ = fs::remove_file(&part);
        }
        written.and_then(|()| self.shrink())
    }

    /// Removes what was not used for longest while the folder is too large.
    fn shrink(&self) -> io::Result<()> {
        let mut files: Vec<_> =
            fs::read_dir(&self.folder)?.filter_map(|e| Entry::of(&e.ok()?.path())).collect();
        let mut size: u64 = files.iter().map(|file| file.size).sum();
        if size <= self.limit {
            return Ok(());
        }
        files.sort_by_key(|file| file.used);
        for file in files {
            // Some room, so that not every answer from here on reads the folder and removes one.
            if size <= self.limit / 4 * 3 {
                break;
            }
            // Another process may have removed it.
            let _ = fs::remove_file(&file.path);
            size -= file.size;
        }
        Ok(())
    }
}

/// A file of a folder.
struct Entry {
    path: PathBuf,
    size: u64,
    used: SystemTime,
}

impl Entry {
    fn of(path: &Path) -> Option<Self> {
        let data = fs::metadata(path).ok()?;
        Some(Self { path: path.to_owned(), size: data.len(), used: data.modified().ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;
    use std::time::Duration;

    /// A store in a folder of its own, which goes with it.
    struct Temporary(Store);

    impl Temporary {
        fn new(name: &str) -> Self {
            let folder = env::temp_dir().join(format!("grpo-store-{name}-{}", std::process::id()));
            Self(Store::new(folder))
        }

        fn files(&self) -> Vec<PathBuf> {
            fs::read_dir(&self.0.folder).unwrap().map(|e| e.unwrap().path()).collect()
        }
    }

    impl Drop for Temporary {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0.folder);
        }
    }

    fn key(text: &str) -> Key {
        Key::new("test").with("text", text)
    }

    #[test]
    fn an_answer_comes_back_for_its_key_alone() {
        let it = Temporary::new("keys");
        assert_eq!(it.0.get(&key("a")), None);
        it.0.put(&key("a"), b"first").unwrap();
        it.0.put(&key("b"), b"").unwrap();
        it.0.put(&key("a"), b"second").unwrap();
        assert_eq!(it.0.get(&key("a")).unwrap(), b"second");
        assert_eq!(it.0.get(&key("b")).unwrap(), b"");
        for other in [
            Key::new("other").with("text", "a"),
            Key::new("test").with("texta", ""),
            Key::new("test").with("tex", "ta"),
            key("a").with("", ""),
            Key::new("test"),
        ] {
            assert_eq!(it.0.get(&other), None);
        }
        assert_eq!(it.files().len(), 2);
    }

    #[test]
    fn a_damaged_answer_is_not_there() {
        let it = Temporary::new("damage");
        it.0.put(&key("a"), b"an answer").unwrap();
        let file = it.files().remove(0);
        let whole = fs::read(&file).unwrap();
        let mut flipped = whole.clone();
        flipped[3] ^= 1;
        for bytes in [&whole[..whole.len() - 1], &whole[..20], &whole[1..], b"", &flipped] {
            fs::write(&file, bytes).unwrap();
            assert_eq!(it.0.get(&key("a")), None, "{bytes:?}");
        }
        fs::write(&file, whole).unwrap();
        assert!(it.0.get(&key("a")).is_some());
    }

    #[test]
    fn what_was_not_used_for_longest_goes_first() {
        let mut it = Temporary::new("limit");
        it.0.limit = 10 * 132;
        let name = |i: u64| key(&i.to_string());
        let old = |i: u64| {
            let file = File::options().append(true).open(it.0.folder.join(name(i).name())).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(i)).unwrap();
        };
        for i in 0..10 {
            it.0.put(&name(i), &[0; 100]).unwrap();
            old(i);
        }
        assert!(it.0.get(&name(0)).is_some(), "and is used now");
        it.0.put(&name(10), &[0; 100]).unwrap();
        let left: Vec<u64> = (0..=10).filter(|i| it.0.get(&name(*i)).is_some()).collect();
        assert_eq!(left, [0, 5, 6, 7, 8, 9, 10]);
    }

    #[test]
    fn several_may_write_the_same_answer() {
        let it = Temporary::new("threads");
        let answer = vec![7; 1 << 16];
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..50 {
                        it.0.put(&key("a"), &answer).unwrap();
                        assert_eq!(it.0.get(&key("a")).unwrap(), answer);
                    }
                });
            }
        });
        assert_eq!(it.files().len(), 1);
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_an_error() {
        let store = Store::new("/dev/null/store".into());
        assert!(store.put(&key("a"), b"").is_err());
        assert_eq!(store.get(&key("a")), None);
    }
}
