//! `grpo-opt run`: starts a program whose JAX fuses what it compiles.
//!
//! Only the environment changes, so that neither the program nor processes that it starts need a change:
//! `TPU_LIBRARY_PATH` names the plugin, which wraps libtpu, and `PYTHONPATH` starts with a folder whose
//! `sitecustomize.py` installs the hook for other platforms when JAX is imported.

use crate::cli::{DoctorArguments, RunArguments};
use anyhow::Result;
use grpo_driver::config::{Config, FILE_VARIABLE, LIBRARY_VARIABLE, unreadable};
use grpo_io::error::Error;
use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compile hook's library.
const LIBRARY: &str = "libgrpo_pjrt.so";
/// Names the library that JAX loads as libtpu.
const TPU_LIBRARY: &str = "TPU_LIBRARY_PATH";
/// The variable with the path of the plugin that ours wraps.
const REAL_PLUGIN: &str = "GRPO_PJRT_PLUGIN";
/// Paths of the package's start-up code, relative to the executable: in a wheel, and in a checkout.
const START_UP: [&str; 2] = ["../_run", "../../python/grpo_opt/_run"];

/// Replaces this process by the package's doctor, in the first `python3` of the PATH.
///
/// # Errors
/// A usage error if it cannot be started.
pub fn doctor(arguments: &DoctorArguments) -> Result<std::convert::Infallible> {
    let executable = std::env::current_exe()?;
    let mut command = Command::new("python3");
    command.args(["-m", "grpo_opt", "doctor"]);
    if let Some(path) = &arguments.config {
        command.arg("--config").arg(path);
    }
    let package = start_up(executable.parent().unwrap_or(Path::new("/")));
    if let Some(root) = package.as_deref().and_then(|folder| folder.ancestors().nth(2)) {
        command.env("PYTHONPATH", in_front(root.to_path_buf(), std::env::var_os("PYTHONPATH"))?);
    }
    let error = command.exec();
    Err(Error::Usage(format!("grpo-opt doctor: cannot start `python3`: {error}")).into())
}

/// The folder of the package's start-up code.
fn start_up(here: &Path) -> Option<PathBuf> {
    let mut folders = START_UP.iter().map(|path| here.join(path));
    folders.find(|path| path.join("sitecustomize.py").is_file())?.canonicalize().ok()
}

/// Replaces this process by the command.
///
/// # Errors
/// A usage error for a bad configuration, a library that is not there, or a command that cannot be started.
pub fn run(arguments: &RunArguments) -> Result<std::convert::Infallible> {
    let [program, rest @ ..] = arguments.command.as_slice() else {
        return Err(Error::Usage(
            "grpo-opt run: name a command: grpo-opt run -- python train.py".into(),
        )
        .into());
    };
    let mut command = Command::new(program);
    command.args(rest);
    let mut variables: Vec<(String, String)> = std::env::vars_os()
        .filter_map(|(n, v)| Some((n.into_string().ok()?, v.into_string().ok()?)))
        .collect();
    if let Some(path) = &arguments.config {
        let path =
            std::fs::canonicalize(path).map_err(|why| unreadable(&path.to_string_lossy(), &why))?;
        variables.retain(|(name, _)| name != FILE_VARIABLE);
        variables.push((FILE_VARIABLE.into(), path.to_string_lossy().into_owned()));
        command.env(FILE_VARIABLE, path);
    }
    // Reported here, once, and not by every process that imports JAX.
    Config::from_environment(variables)?;

    let executable = std::env::current_exe()?;
    let here = executable.parent().unwrap_or(Path::new("/"));
    let library = library(here, std::env::var_os(LIBRARY_VARIABLE))?;
    if let Some(real) =
        real_plugin(std::env::var_os(TPU_LIBRARY), std::env::var_os(REAL_PLUGIN), &library)
    {
        command.env(REAL_PLUGIN, real);
    }
    command.env(TPU_LIBRARY, &library);
    match start_up(here) {
        Some(folder) => {
            command.env("PYTHONPATH", in_front(folder, std::env::var_os("PYTHONPATH"))?);
        }
        None => eprintln!(
            "grpo-opt: warning: the Python package is not next to {}: only what is compiled for TPUs is fused",
            executable.display()
        ),
    }
    let error = command.exec();
    Err(Error::Usage(format!("grpo-opt run: cannot start `{}`: {error}", program.display())).into())
}

/// The compile hook's library: the one that the variable names, or the one next to the executable.
fn library(here: &Path, variable: Option<OsString>) -> Result<PathBuf> {
    let named = variable.filter(|v| !v.is_empty()).map(PathBuf::from);
    let path = named.unwrap_or_else(|| here.join(LIBRARY));
    if !path.is_file() {
        let message = format!(
            "grpo-opt run: the compile hook is not at {}; name it with {LIBRARY_VARIABLE}",
            path.display()
        );
        return Err(Error::Usage(message).into());
    }
    Ok(path.canonicalize()?)
}

/// The plugin that ours wraps: the library that `TPU_LIBRARY_PATH` named before.
fn real_plugin(
    tpu_library: Option<OsString>,
    named: Option<OsString>,
    library: &Path,
) -> Option<PathBuf> {
    let before = PathBuf::from(tpu_library.filter(|v| !v.is_empty())?);
    let ours = before.canonicalize().is_ok_and(|path| path == library);
    (named.is_none_or(|n| n.is_empty()) && !ours).then_some(before)
}

/// `folder` at the start of a list of paths.
fn in_front(folder: PathBuf, list: Option<OsString>) -> Result<OsString> {
    let list = list.filter(|l| !l.is_empty()).unwrap_or_default();
    let rest = std::env::split_paths(&list).filter(|p| *p != folder && !list.is_empty());
    Ok(std::env::join_paths(std::iter::once(folder.clone()).chain(rest))?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_users_own_libtpu_goes_behind_the_plugin() {
        let ours = std::env::current_exe().unwrap().canonicalize().unwrap();
        let some = |text: &str| Some(OsString::from(text));
        assert_eq!(real_plugin(some("/x/libtpu.so"), None, &ours), Some("/x/libtpu.so".into()));
        assert_eq!(real_plugin(some("/x/libtpu.so"), some("/y.so"), &ours), None);
        assert_eq!(real_plugin(Some(ours.clone().into()), None, &ours), None);
        assert_eq!(real_plugin(None, None, &ours), None);
        assert_eq!(real_plugin(some(""), None, &ours), None);
    }

    #[test]
    fn a_folder_is_put_in_front_once() {
        let list = |list: Option<&str>| in_front("/a".into(), list.map(OsString::from)).unwrap();
        assert_eq!([list(None), list(Some("")), list(Some("/b:/a"))], ["/a", "/a", "/a:/b"]);
    }

    #[test]
    fn a_missing_library_is_named() {
        let text = library(Path::new("/nonexistent"), None).unwrap_err().to_string();
        assert!(
            text.contains("/nonexistent/libgrpo_pjrt.so") && text.contains("GRPO_OPT_LIBRARY"),
            "{text}"
        );
    }
}
