//! Finding and loading the real plugin.

use grpo_driver::config::Config;
use grpo_pjrt_api::api::TableHeader;
use grpo_pjrt_api::load_table;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// The variable with the path of the real plugin.
pub const VARIABLE: &str = "GRPO_PJRT_PLUGIN";

/// Finds the real plugin: the variable [`VARIABLE`], else the configuration's `plugin`, else the libtpu
/// package next to the jaxlib that is loaded, else the one that the host's Python finds.
///
/// # Errors
/// A message with the places that were searched.
pub fn find(variable: Option<String>, config: &Config) -> Result<PathBuf, String> {
    let variable = variable.filter(|v| !v.is_empty()).map(|v| (VARIABLE, PathBuf::from(v)));
    let configured = config.plugin.clone().map(|path| ("the configuration's `plugin`", path));
    if let Some((origin, path)) = variable.or(configured) {
        return if path.is_file() {
            Ok(path)
        } else {
            Err(format!("{origin} names `{}`, which is no file", path.display()))
        };
    }
    let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
    if let Some(path) = next_to_jaxlib(&maps) {
        return Ok(path);
    }
    let python = crate::python::libtpu();
    if let Ok(path) = &python
        && Path::new(path).is_file()
    {
        return Ok(path.into());
    }
    let why = python.err().unwrap_or_else(|| "it names no file".into());
    Err(format!(
        "no plugin to wrap was found: {VARIABLE} is not set, there is no libtpu/libtpu.so next to the \
         loaded jaxlib, and Python knows no libtpu package ({why}); set {VARIABLE}=/path/to/libtpu.so"
    ))
}

/// `libtpu/libtpu.so` in the folder of packages from which jaxlib is mapped into this process.
fn next_to_jaxlib(maps: &str) -> Option<PathBuf> {
    let mapped = maps.lines().filter_map(|line| line.find('/').map(|at| &line[at..]));
    let packages = mapped.filter_map(|path| path.find("/jaxlib/").map(|at| Path::new(&path[..at])));
    packages.map(|folder| folder.join("libtpu/libtpu.so")).find(|path| path.is_file())
}

/// Loads the plugin and returns its table. It stays loaded until the process ends.
///
/// # Errors
/// A message with what is wrong with the library.
pub fn load(path: &Path) -> Result<*const TableHeader, String> {
    let failed = |why: String| format!("cannot use `{}` as a PJRT plugin: {why}", path.display());
    if is_this_library(path) {
        return Err(failed("it is this library itself; name the real plugin".into()));
    }
    load_table(path).map(|table| table.as_ptr().cast_const()).map_err(failed)
}

/// The file that this code was loaded from.
pub fn own_path() -> Option<PathBuf> {
    // SAFETY: dladdr only fills in the structure.
    let own = unsafe {
        let mut info: libc::Dl_info = std::mem::zeroed();
        if libc::dladdr(own_path as *const _, &raw mut info) == 0 || info.dli_fname.is_null() {
            return None;
        }
        std::ffi::CStr::from_ptr(info.dli_fname).to_bytes()
    };
    fs::canonicalize(std::ffi::OsStr::from_bytes(own)).ok()
}

/// True if `path` is the file that this code was loaded from.
fn is_this_library(path: &Path) -> bool {
    match (own_path(), fs::canonicalize(path)) {
        (Some(own), Ok(path)) => own == path,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_named_plugin_must_exist() {
        let text = find(Some("/nonexistent/p.so".into()), &Config::default()).unwrap_err();
        assert!(text.contains("GRPO_PJRT_PLUGIN names `/nonexistent/p.so`"), "{text}");
        let config = Config { plugin: Some("/nonexistent/q.so".into()), ..Config::default() };
        assert!(find(None, &config).unwrap_err().contains("`plugin` names `/nonexistent/q.so`"));
        assert!(find(None, &Config::default()).unwrap_err().contains("set GRPO_PJRT_PLUGIN="));
    }

    #[test]
    fn libtpu_is_found_next_to_the_mapped_jaxlib() {
        let root = std::env::temp_dir().join(format!("grpo-find-{}", std::process::id()));
        let file = root.join("libtpu/libtpu.so");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, b"").unwrap();
        let maps = format!(
            "00-10 r-xp 0 0:0 1 /usr/lib/x.so\n00-10 r-xp 0 0:0 1 {}/jaxlib/_jax.so\n",
            root.display()
        );
        let found = next_to_jaxlib(&maps);
        fs::remove_dir_all(&root).unwrap();
        assert_eq!(found, Some(file));
        assert_eq!(next_to_jaxlib("00-10 r-xp 0 0:0 1 [heap]\n"), None);
    }

    #[test]
    fn files_that_are_no_plugin_are_refused() {
        let own = std::env::current_exe().unwrap();
        assert!(load(&own).unwrap_err().contains("this library itself"));
        assert!(load(Path::new("/proc/self/maps")).unwrap_err().contains("cannot use"));
    }
}
