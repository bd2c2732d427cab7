//! Where the results of a run go, and that no two of them go to one place.

use crate::cli::Cli;
use anyhow::Result;
use grpo_driver::config::Config;
use grpo_io::error::Error;
use grpo_io::write;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The path of each result, or none if it is not wanted; `-` is standard output.
pub struct Destinations {
    pub module: Option<String>,
    pub report: Option<String>,
    /// The page of `explain`.
    pub page: Option<String>,
    pub remarks: Option<String>,
}

impl Destinations {
    /// The paths that a command line and its configuration name.
    ///
    /// # Errors
    /// [`Error::Usage`] for an empty path, for two results with one path, for a result other than the module over the
    /// input, for one over the configuration, and for a page over a file that is no page.
    pub fn new(cli: &Cli, config: &Config) -> Result<Destinations> {
        let destinations = Destinations {
            module: cli.output().map(str::to_string),
            report: cli.report.clone(),
            page: page(cli, config),
            remarks: config.remarks_file.as_ref().map(|path| path.to_string_lossy().into_owned()),
        };
        destinations.check(cli)?;
        Ok(destinations)
    }

    fn check(&self, cli: &Cli) -> Result<()> {
        let output = self.module.as_deref().map(|path| ("the output", path));
        let report = self.report.as_deref().map(|path| ("the report", path));
        let page = self.page.as_deref().map(|path| ("the page", path));
        let remarks = self.remarks.as_deref().map(|path| ("the remarks", path));
        let input = (cli.input != "-").then_some(("the input", cli.input.as_str()));
        let config = cli.config.as_deref().map(|path| ("the configuration", path));
        let named = [input, output, report, remarks, page];
        if let Some((what, _)) = named.into_iter().flatten().find(|(_, path)| path.is_empty()) {
            return Err(Error::Usage(format!("{what} has no name")).into());
        }
        for (one, other) in [
            (report, output),
            (remarks, output),
            (remarks, report),
            (report, input),
            (remarks, input),
            (report, config),
            (page, output),
            (page, report),
            (page, remarks),
            (page, input),
            (page, config),
            (remarks, config),
        ] {
            if let (Some((one, path)), Some((other, others))) = (one, other)
                && write::is_same_file(path, others)
            {
                let place = if path == "-" { "standard output" } else { path };
                let message = format!("{one} would be written over {other}: {place}");
                return Err(Error::Usage(message).into());
            }
        }
        if let Some((_, path)) = page.filter(|(_, path)| is_other_file(Path::new(path))) {
            let message = format!(
                "--explain names the page to write, and `{path}` is a file that is none: --explain=PAGE.html"
            );
            return Err(Error::Usage(message).into());
        }
        Ok(())
    }
}

/// The path of the page: in a folder, the input's name with `.html`.
fn page(cli: &Cli, config: &Config) -> Option<String> {
    let path = config.explain.as_ref()?;
    let path = if path.is_dir() { path.join(cli.page_name()) } else { path.clone() };
    Some(path.to_string_lossy().into_owned())
}

/// True for a program's name, and for a file that has content other than a page.
fn is_other_file(path: &Path) -> bool {
    const PAGE: &[u8; 14] = b"<!DOCTYPE html";
    let is_program =
        path.extension().is_some_and(|e| ["mlir", "mlirbc", "stablehlo"].iter().any(|p| e == *p));
    let is_file = || std::fs::metadata(path).is_ok_and(|data| data.is_file() && data.len() > 0);
    let has_other_start = || {
        let mut start = [0; PAGE.len()];
        match File::open(path).and_then(|mut file| file.read_exact(&mut start)) {
            Ok(()) => start != *PAGE,
            Err(error) => error.kind() == std::io::ErrorKind::UnexpectedEof,
        }
    };
    is_program || is_file() && has_other_start()
}
