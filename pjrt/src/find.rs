//! Finds the PJRT plugin that compiles for a topology, and the environment that it needs.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Error, Topology};

/// The environment that the compiler needs to compile for `topology` on a
/// machine without such a device, quietly, and next to other processes that do
/// the same. Variables that are already set are left out.
pub(crate) fn environment(topology: &Topology) -> Vec<(&'static str, String)> {
    let accelerator = topology.accelerator_type().map(|name| ("TPU_ACCELERATOR_TYPE", name));
    [
        // Without this libtpu asks Google's metadata server, in vain and slowly.
        ("TPU_SKIP_MDS_QUERY", "1".to_owned()),
        ("TPU_WORKER_HOSTNAMES", "localhost".to_owned()),
        // The lock guards the chips, and none are touched.
        ("ALLOW_MULTIPLE_LIBTPU_LOAD", "1".to_owned()),
        // Fatal messages only; errors come back through the API.
        ("TPU_MIN_LOG_LEVEL", "3".to_owned()),
        ("TPU_STDERR_LOG_LEVEL", "3".to_owned()),
        ("TPU_LOG_DIR", "disabled".to_owned()),
        ("TF_CPP_MIN_LOG_LEVEL", "3".to_owned()),
        // It allocates small things by the million: the C library keeps more of them at hand, which is 5 % of the time.
        ("GLIBC_TUNABLES", "glibc.malloc.tcache_count=127:glibc.malloc.tcache_max=1032".to_owned()),
    ]
    .into_iter()
    .chain(accelerator)
    .filter(|(name, _)| env::var_os(name).is_none())
    .collect()
}

/// A PJRT plugin that Python packages bring along.
struct Library {
    file: &'static str,
    /// The packages that may hold it, the one to prefer first.
    packages: &'static [&'static str],
    /// The environment variable that names it.
    variable: &'static str,
    /// What to do where it is missing.
    advice: &'static str,
}

const LIBTPU: Library = Library {
    file: "libtpu.so",
    packages: &["libtpu"],
    variable: "GRPO_LIBTPU",
    advice: "get it with `pip install libtpu` (or run tools/setup), then name it with --libtpu=PATH or the \
             environment variable GRPO_LIBTPU",
};

const CUDA: Library = Library {
    file: "xla_cuda_plugin.so",
    packages: &["jax_plugins.xla_cuda13", "jax_plugins.xla_cuda12"],
    variable: "GRPO_CUDA_PLUGIN",
    advice: "get it with `pip install \"jax[cuda13]\"`, then name it with the environment variable GRPO_CUDA_PLUGIN",
};

/// Finds the plugin that compiles for `topology`: libtpu by [`find_libtpu`], or for a GPU JAX's CUDA plugin, which is
/// searched for in the same places, its variable being `GRPO_CUDA_PLUGIN`.
///
/// # Errors
/// As [`find_libtpu`].
pub fn find_plugin(topology: &Topology, libtpu: Option<&Path>) -> Result<PathBuf, Error> {
    if topology.is_gpu() { CUDA.find(None) } else { find_libtpu(libtpu) }
}

/// Finds libtpu: the `explicit` path (`--libtpu`), else the variable
/// `GRPO_LIBTPU`, else `.deps/jax` next to or above this executable, else the
/// `libtpu` package of the `python3` on the path.
///
/// # Errors
/// [`Error::NotFound`] with all places that were searched. A path that is
/// given but does not exist is an error: no other place is tried then.
pub fn find_libtpu(explicit: Option<&Path>) -> Result<PathBuf, Error> {
    LIBTPU.find(explicit)
}

impl Library {
    fn find(&self, explicit: Option<&Path>) -> Result<PathBuf, Error> {
        let variable = env::var_os(self.variable).filter(|value| !value.is_empty());
        self.find_in(explicit, variable, env::current_exe().ok().as_deref(), || self.of_python())
    }

    fn find_in(
        &self,
        explicit: Option<&Path>,
        variable: Option<OsString>,
        executable: Option<&Path>,
        python: impl FnOnce() -> Result<PathBuf, String>,
    ) -> Result<PathBuf, Error> {
        let given = explicit
            .map(|path| ("--libtpu", path.to_owned()))
            .or_else(|| variable.map(|value| (self.variable, value.into())));
        if let Some((origin, path)) = given {
            if path.is_file() {
                return Ok(path);
            }
            return Err(self.not_found(vec![format!("{origin}={}: no such file", path.display())]));
        }
        if let Some(path) = executable.and_then(|executable| self.above(executable)) {
            return Ok(path);
        }
        python().map_err(|reason| {
            self.not_found(vec![
                format!("{}: not set", self.variable),
                ".deps/jax above this executable: not there".to_owned(),
                format!("the package {} of python3: {reason}", self.packages.join(" or ")),
            ])
        })
    }

    fn not_found(&self, searched: Vec<String>) -> Error {
        Error::NotFound { library: self.file.to_owned(), searched, advice: self.advice.to_owned() }
    }

    /// The library of the set-up (`.deps/jax`, a virtual environment) in a
    /// folder above `executable`.
    fn above(&self, executable: &Path) -> Option<PathBuf> {
        executable.ancestors().skip(1).find_map(|folder| {
            let mut versions: Vec<_> = fs::read_dir(folder.join(".deps/jax/lib"))
                .ok()?
                .filter_map(|entry| Some(entry.ok()?.path()))
                .filter(|path| {
                    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("python"))
                })
                .collect();
            versions.sort();
            versions.iter().rev().find_map(|version| {
                let packages = version.join("site-packages");
                let mut files = self
                    .packages
                    .iter()
                    .map(|package| packages.join(package.replace('.', "/")).join(self.file));
                files.find(|path| path.is_file())
            })
        })
    }

    /// Asks `python3` where the packages lie, without importing them.
    fn of_python(&self) -> Result<PathBuf, String> {
        const SCRIPT: &str = "import importlib.util as u, sys\n\
                              for name in sys.argv[1:]:\n\
                              \x20 try: s = u.find_spec(name)\n\
                              \x20 except ImportError: s = None\n\
                              \x20 if s: print(s.submodule_search_locations[0]); break";
        let output = Command::new("python3")
            .args(["-c", SCRIPT])
            .args(self.packages)
            .output()
            .map_err(|error| format!("python3 does not run ({error})"))?;
        if !output.status.success() {
            return Err("python3 failed".to_owned());
        }
        let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        if folder.is_empty() {
            return Err("not installed".to_owned());
        }
        let path = Path::new(&folder).join(self.file);
        if path.is_file() { Ok(path) } else { Err(format!("{} is no file", path.display())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn no_python() -> Result<PathBuf, String> {
        Err("not installed".to_owned())
    }

    #[test]
    fn a_given_path_is_not_replaced_by_another() {
        let missing = Path::new("/nonexistent/libtpu.so");
        let error = LIBTPU.find_in(Some(missing), None, None, || Ok("other".into())).unwrap_err();
        assert!(error.to_string().contains("--libtpu=/nonexistent/libtpu.so"));
        let error = CUDA.find_in(None, Some(missing.into()), None, no_python).unwrap_err();
        assert!(error.to_string().contains("GRPO_CUDA_PLUGIN=/nonexistent"));
    }

    #[test]
    fn a_missing_library_says_how_to_get_it() {
        let executable = Some(Path::new("/nonexistent/target/release/grpo-opt"));
        let message = |library: &Library| {
            library.find_in(None, None, executable, no_python).unwrap_err().to_string()
        };
        for part in ["libtpu.so not found", "pip install libtpu", "--libtpu=PATH", "not installed"] {
            assert!(message(&LIBTPU).contains(part), "{}", message(&LIBTPU));
        }
        for part in ["xla_cuda_plugin.so not found", "jax[cuda13]", "GRPO_CUDA_PLUGIN"] {
            assert!(message(&CUDA).contains(part), "{}", message(&CUDA));
        }
    }

    #[test]
    fn the_set_up_is_found_above_the_executable() {
        let root = env::temp_dir().join(format!("grpo-find-plugin-{}", std::process::id()));
        let executable = root.join("target/release/grpo-opt");
        let places = ["libtpu", "jax_plugins/xla_cuda12"];
        let found = [LIBTPU, CUDA].into_iter().zip(places).map(|(library, place)| {
            let folder = root.join(".deps/jax/lib/python3.11/site-packages").join(place);
            fs::create_dir_all(&folder).unwrap();
            let path = folder.join(library.file);
            fs::write(&path, b"").unwrap();
            (library.find_in(None, None, Some(&executable), no_python), path)
        });
        let found: Vec<_> = found.collect();
        fs::remove_dir_all(&root).unwrap();
        for (found, path) in found {
            assert_eq!(found, Ok(path));
        }
    }
}
