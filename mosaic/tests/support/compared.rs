//! Runs of kernels that agreed, as `testdata/compared.txt` keeps them: the Rust side of `tools/testing/compared.py`, which
//! documents the file and its hashes.

use crate::recorded::digest;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs};

/// The file, and how a process uses it.
pub struct Compared {
    /// The first digit of the hashes that are checked again, or `all`.
    how: String,
    /// What every hash depends on; empty where the file is not used.
    base: String,
    /// The folder for the hashes of what agreed.
    keep: Option<PathBuf>,
    hashes: HashSet<String>,
}

/// As the environment says.
static OF_ENVIRONMENT: LazyLock<Compared> = LazyLock::new(|| {
    let variable = |name| env::var(name).unwrap_or_default();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/compared.txt");
    let keep = env::var_os("GRPO_ANSWERS_KEEP").filter(|folder| !folder.is_empty());
    Compared {
        how: variable("GRPO_ANSWERS"),
        base: variable("GRPO_COMPARED_BASE"),
        keep: keep.map(|folder| Path::new(&folder).join("compared")),
        hashes: fs::read_to_string(file).unwrap_or_default().lines().map(str::to_string).collect(),
    }
});

impl Compared {
    /// The one of the environment.
    pub fn of_environment() -> &'static Self {
        &OF_ENVIRONMENT
    }

    /// Runs a check of kernels that panics where results differ, unless the same check passed before. `parts`: all that the
    /// check depends on besides the sources of tests and interpreter.
    pub fn unless_agreed(&self, parts: &[&str], check: impl FnOnce()) {
        if self.base.is_empty() {
            return check();
        }
        let hash = digest(&[&[&self.base, "kernels"], parts].concat())[..16].to_string();
        if hash.starts_with(&self.how) || !self.hashes.contains(&hash) {
            check();
        }
        if let Some(folder) = &self.keep {
            fs::create_dir_all(folder).expect("GRPO_ANSWERS_KEEP is a folder");
            fs::write(folder.join(hash), "").expect("GRPO_ANSWERS_KEEP takes files");
        }
    }
}

#[test]
fn what_is_in_the_file_is_not_checked_again() {
    let hash = digest(&["base", "kernels", "module {}"])[..16].to_string();
    let first = &hash[..1];
    let other = if first == "0" { "1" } else { "0" };
    let is_checked = |base: &str, how: &str, part: &str| {
        let hashes = HashSet::from([hash.clone()]);
        let file = Compared { how: how.into(), base: base.into(), keep: None, hashes };
        let mut checked = false;
        file.unless_agreed(&[part], || checked = true);
        checked
    };
    for how in ["all", other] {
        assert!(!is_checked("base", how, "module {}"), "{how}");
    }
    for (base, how, part) in [
        ("", "all", "module {}"),
        ("another", "all", "module {}"),
        ("base", first, "module {}"),
        ("base", "all", "module { }"),
    ] {
        assert!(is_checked(base, how, part), "{base} {how} {part}");
    }
}
