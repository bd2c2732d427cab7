//! The input of a run: the bytes of a file or of a stream, and their name in messages.

use crate::cli::{COMMANDS, Cli};
use crate::split;
use anyhow::Result;
use grpo_io::error::Error;
use grpo_io::read;
use grpo_io::read::Encoding;
use grpo_pipeline::suggestion;
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, ErrorKind, Read};

/// One or more modules, as they are encoded.
pub struct Input<'a> {
    cli: &'a Cli,
    bytes: Vec<u8>,
}

impl<'a> Input<'a> {
    /// Reads the file that the command line names, or standard input.
    ///
    /// # Errors
    /// [`Error::Io`] for what cannot be read, [`Error::Usage`] for a misspelt command, and that of
    /// [`read::recognise`] for a stream that does not start as a module does.
    pub fn read(cli: &'a Cli) -> Result<Input<'a>> {
        let failed = |source| Error::Io { path: cli.input_name().to_string(), source };
        let bytes = if cli.input == "-" {
            stream(io::stdin().lock(), cli)?
        } else {
            let mut file = File::open(&cli.input).map_err(|source| {
                let hint = suggestion(&cli.input, COMMANDS.into_iter());
                match source.kind() {
                    ErrorKind::NotFound if !hint.is_empty() => {
                        Error::Usage(format!("`{}` is neither a command nor a file{hint}", cli.input))
                    }
                    _ => failed(source),
                }
            })?;
            if file.metadata().map_err(failed)?.is_file() {
                let mut bytes = Vec::new();
                file.read_to_end(&mut bytes).map_err(failed)?;
                bytes
            } else {
                stream(file, cli)?
            }
        };
        Ok(Input { cli, bytes })
    }

    /// The input's name in locations and messages.
    pub fn name(&self) -> &str {
        self.cli.input_name()
    }

    /// The modules of the input: with `--split-input-file` those of a text, else one.
    pub fn pieces(&self) -> Vec<Cow<'_, [u8]>> {
        let is_text = read::recognise(&self.bytes, "").is_ok_and(|e| e == Encoding::Text);
        match std::str::from_utf8(&self.bytes) {
            Ok(source) if is_text && self.cli.split_input_file => {
                split::pieces(source).into_iter().map(|piece| Cow::Owned(piece.into_bytes())).collect()
            }
            _ => vec![Cow::Borrowed(&self.bytes)],
        }
    }
}

/// The bytes of a pipe or a device. A device may never end, so the first MiB has to look like a module.
fn stream(mut stream: impl Read, cli: &Cli) -> Result<Vec<u8>> {
    const FIRST: u64 = 1 << 20;
    let failed = |source| Error::Io { path: cli.input_name().to_string(), source };
    let mut bytes = Vec::new();
    let mut first = stream.by_ref().take(FIRST);
    first.read_to_end(&mut bytes).map_err(failed)?;
    if first.limit() == 0 {
        // The last character may be cut.
        let whole = match std::str::from_utf8(&bytes) {
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            _ => bytes.len(),
        };
        read::recognise(&bytes[..whole], cli.input_name())?;
    }
    stream.read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}
