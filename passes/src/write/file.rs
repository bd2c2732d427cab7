//! Files that appear complete or not at all.

use crate::error::{Error, Result};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Writes a file through a temporary one in the same folder, or standard output for `-`.
///
/// # Errors
/// [`Error::Io`]; the temporary file is removed then.
pub fn write_file(path: &str, bytes: &[u8]) -> Result<()> {
    let failed = |source| Error::Io { path: path.to_string(), source };
    if path == "-" {
        let mut out = std::io::stdout().lock();
        return out.write_all(bytes).and_then(|()| out.flush()).map_err(failed);
    }
    // Devices and pipes cannot be replaced by a rename.
    if let Ok(meta) = std::fs::metadata(path)
        && !meta.is_file()
        && !meta.is_dir()
    {
        return std::fs::write(path, bytes).map_err(failed);
    }
    // A link keeps pointing at its file.
    let target = std::fs::canonicalize(path).unwrap_or_else(|_| PathBuf::from(path));
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

fn temporary_name(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
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
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
