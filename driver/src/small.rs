//! Reading small text files, configurations and tables, also from devices that never end (`/dev/zero`).

use std::fs::File;
use std::io::{Error, ErrorKind, Read, Result};

/// The most bytes of such a file. Configurations have hundreds, tables of tile times thousands.
pub const LARGEST: usize = 4 << 20;

/// The text of a small file, or of a pipe.
///
/// # Errors
/// Those of the file system, [`ErrorKind::InvalidData`] if it is not UTF-8, and [`ErrorKind::FileTooLarge`] if it has
/// more than [`LARGEST`] bytes.
pub fn text(path: &str) -> Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > LARGEST {
        return Err(Error::new(ErrorKind::FileTooLarge, too_large()));
    }
    String::from_utf8(bytes).map_err(|_| Error::new(ErrorKind::InvalidData, "it is no UTF-8 text"))
}

/// The message for a larger file.
pub fn too_large() -> String {
    format!("it has more than {} MiB", LARGEST >> 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_ends_is_refused() {
        assert_eq!(text("/dev/zero").unwrap_err().to_string(), "it has more than 4 MiB");
        assert_eq!(text("/dev/null").unwrap(), "");
    }
}
