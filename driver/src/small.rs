//! Small text files: configurations and tables. A device that never ends (`/dev/zero`) is none.

use std::fs::File;
use std::io::{Error, ErrorKind, Read, Result};

/// The most bytes of such a file. Configurations have some hundred, and tables of tiles' times some thousand.
pub const LARGEST: usize = 4 << 20;

/// The text of a small file, or of a pipe.
///
/// # Errors
/// Those of the file system; [`ErrorKind::InvalidData`] for what is no UTF-8; [`ErrorKind::FileTooLarge`] for what goes on behind
/// [`LARGEST`] bytes, of which no more is read.
pub fn text(path: &str) -> Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > LARGEST {
        return Err(Error::new(ErrorKind::FileTooLarge, too_large()));
    }
    String::from_utf8(bytes).map_err(|_| Error::new(ErrorKind::InvalidData, "it is no UTF-8 text"))
}

/// What is said of a larger one.
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
