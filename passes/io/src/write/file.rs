//! Atomic writes of files.

use crate::error::{Error, Result};
use std::io::Write;
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::{Path, PathBuf};

/// Writes a file by way of a temporary one in the same folder and a rename; `-` is standard output.
///
/// # Errors
/// [`Error::Io`]; the temporary file is removed.
pub fn write_file(path: &str, bytes: &[u8]) -> Result<()> {
    let failed = |source| Error::Io { path: path.to_string(), source };
    if path == "-" {
        let mut out = std::io::stdout().lock();
        let failed = |source| Error::Io { path: "<stdout>".into(), source };
        return out.write_all(bytes).and_then(|()| out.flush()).map_err(failed);
    }
    // Devices and pipes cannot be replaced by a rename.
    if let Ok(meta) = std::fs::metadata(path)
        && !meta.is_file()
        && !meta.is_dir()
    {
        return std::fs::write(path, bytes).map_err(failed);
    }
    let target = destination(path).map_err(failed)?;
    let temporary = temporary_name(&target);
    let written =
        std::fs::File::create_new(&temporary).and_then(|mut f| f.write_all(bytes)).and_then(|()| {
            if let Ok(meta) = std::fs::metadata(&target) {
                std::fs::set_permissions(&temporary, meta.permissions())?;
            }
            std::fs::rename(&temporary, &target)
        });
    written.map_err(|source| {
        let _ = std::fs::remove_file(&temporary);
        failed(source)
    })
}

/// The file that a write to `path` creates or replaces, through symbolic links, which may dangle.
fn destination(path: &str) -> std::io::Result<PathBuf> {
    /// Linux's limit.
    const MAX_LINKS: usize = 40;
    let mut at = PathBuf::from(path);
    for _ in 0..MAX_LINKS {
        match std::fs::canonicalize(&at) {
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => {}
            known => return known,
        }
        // Such a path names a folder.
        let name = at.as_os_str().as_encoded_bytes();
        if name.ends_with(b"/") || name.ends_with(b"/.") {
            return Err(std::io::Error::from_raw_os_error(libc::EISDIR));
        }
        let folder = at.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
        match std::fs::read_link(&at) {
            Ok(next) => at = folder.join(next),
            Err(_) => {
                let name = at.file_name().ok_or(std::io::ErrorKind::NotFound)?;
                return Ok(std::fs::canonicalize(folder)?.join(name));
            }
        }
    }
    Err(std::io::Error::from_raw_os_error(libc::ELOOP))
}

/// True if two paths (`-` is standard output) are the same file. Devices and pipes do not count, except for a pipe that is standard
/// output.
pub fn is_same_file(a: &str, b: &str) -> bool {
    if a == "-" || b == "-" {
        return a == b || is_standard_output(if a == "-" { b } else { a });
    }
    match (std::fs::metadata(a), std::fs::metadata(b)) {
        (Ok(a), Ok(b)) => a.is_file() && (a.dev(), a.ino()) == (b.dev(), b.ino()),
        (Err(_), Err(_)) => destination(a).is_ok_and(|a| destination(b).is_ok_and(|b| a == b)),
        _ => false,
    }
}

/// True if a path (such as `/dev/stdout`) is the file or pipe of standard output.
fn is_standard_output(path: &str) -> bool {
    match (std::fs::metadata(path), std::fs::metadata("/dev/stdout")) {
        (Ok(a), Ok(b)) => !a.file_type().is_char_device() && (a.dev(), a.ino()) == (b.dev(), b.ino()),
        _ => false,
    }
}

fn temporary_name(path: &Path) -> PathBuf {
    /// Few enough that the name with suffix fits into 255 bytes in any script.
    const LETTERS: usize = 48;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name: String = name.chars().take(LETTERS).collect();
    path.with_file_name(format!(".{name}.{}.tmp", std::process::id()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn files_are_replaced_whole() {
        let folder = std::env::temp_dir().join(format!("grpo-opt-write-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("out.mlir");
        let path_text = path.to_str().unwrap();
        write_file(path_text, b"one").unwrap();
        write_file(path_text, b"two").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"two");
        let missing = folder.join("no/such/folder.mlir");
        assert!(matches!(write_file(missing.to_str().unwrap(), b""), Err(Error::Io { .. })));
        assert!(matches!(write_file(folder.to_str().unwrap(), b""), Err(Error::Io { .. })));
        for of_a_folder in ["new/", "new/."] {
            let path = folder.join(of_a_folder);
            assert!(matches!(write_file(path.to_str().unwrap(), b""), Err(Error::Io { .. })));
        }
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
        let long = folder.join("n".repeat(255));
        write_file(long.to_str().unwrap(), b"three").unwrap();
        assert_eq!(std::fs::read(&long).unwrap(), b"three");
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn links_are_written_through() {
        let folder = std::env::temp_dir().join(format!("grpo-opt-links-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("sub")).unwrap();
        let path = |name: &str| folder.join(name).to_str().unwrap().to_string();
        for (link, target) in [("a", "sub/b"), ("sub/b", "../c"), ("loop", "loop"), ("lost", "no/such")]
        {
            std::os::unix::fs::symlink(target, folder.join(link)).unwrap();
        }
        for text in [b"one", b"two"] {
            write_file(&path("a"), text).unwrap();
            assert_eq!(std::fs::read(folder.join("c")).unwrap(), text);
            assert!(folder.join("a").is_symlink() && folder.join("sub/b").is_symlink());
        }
        for bad in ["loop", "lost"] {
            assert!(matches!(write_file(&path(bad), b""), Err(Error::Io { .. })), "{bad}");
            assert!(folder.join(bad).is_symlink());
        }
        assert!(is_same_file(&path("a"), &path("sub/../c")) && !is_same_file(&path("a"), &path("lost")));
        assert!(is_same_file(&path("new"), &path("sub/../new")) && !is_same_file(&path("new"), "-"));
        assert!(is_same_file("-", "-") && !is_same_file("/dev/null", "/dev/null"));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
