//! Recorded answers of the TPU compiler in `testdata/compiled.json`: the Rust side of `tools/testing/record.py`, which
//! describes the file, its names and variables.

use grpo_pjrt_api::Compiled;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs};

/// Figures of a compiled program. Sizes are bytes on one device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// [`Compiled::peak`].
    pub peak: u64,
    /// [`Compiled::required`].
    pub required: u64,
    /// [`Compiled::stored_values`] of at least as many elements as were asked about.
    pub stored: Vec<Stored>,
}

/// A value that takes memory of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stored {
    pub name: String,
    pub elements: u64,
    pub memory_space: i64,
}

impl Figures {
    fn of(compiled: &Compiled, elements: u64) -> Self {
        let stored = compiled.stored_values(elements).into_iter().map(|value| Stored {
            elements: value.elements(),
            memory_space: value.memory_space,
            name: value.name,
        });
        Self { peak: compiled.peak(), required: compiled.required(), stored: stored.collect() }
    }
}

/// An answer in the file; `of` is the program's name for readers.
#[derive(Serialize, Deserialize)]
struct Entry {
    of: String,
    figures: Figures,
}

/// The file, and how a process uses it.
pub struct Recorded {
    /// The first digit of the names that are asked about again, or `all`.
    how: String,
    /// What all names begin with; empty where the file is not used.
    base: String,
    /// Where the answers go that were used.
    keep: Option<PathBuf>,
    /// Answers by name, unparsed: those of Python tests have other figures.
    answers: HashMap<String, serde_json::Value>,
}

/// As the environment says.
static OF_ENVIRONMENT: LazyLock<Recorded> = LazyLock::new(|| {
    let variable = |name| env::var(name).unwrap_or_default();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/compiled.json");
    let mut read: serde_json::Value = fs::read_to_string(file).map_or_else(
        |_| serde_json::json!({"answers": {}}),
        |text| serde_json::from_str(&text).expect("JSON"),
    );
    Recorded {
        how: variable("GRPO_ANSWERS"),
        base: variable("GRPO_ANSWERS_BASE"),
        keep: env::var_os("GRPO_ANSWERS_KEEP").filter(|folder| !folder.is_empty()).map(PathBuf::from),
        answers: serde_json::from_value(read["answers"].take()).expect("answers by their names"),
    }
});

/// A program, and what is asked about it.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// What people call it.
    pub what: &'a str,
    pub topology: &'a str,
    pub program: &'a str,
    /// Values of fewer elements are of no interest.
    pub elements: u64,
}

impl Question<'_> {
    fn name(&self, base: &str) -> String {
        let elements = self.elements.to_string();
        digest(&[base, "program", self.program, "stored", &elements, "topology", self.topology])
    }
}

impl Recorded {
    /// The one of the environment.
    pub fn of_environment() -> &'static Self {
        &OF_ENVIRONMENT
    }

    /// What the file has, or what `compile` returns.
    ///
    /// # Errors
    /// Those of `compile`: a refusal is not in the file.
    pub fn answer<E>(
        &self,
        question: Question,
        compile: impl FnOnce() -> Result<Compiled, E>,
    ) -> Result<Figures, E> {
        let ask = || compile().map(|compiled| Figures::of(&compiled, question.elements));
        if self.base.is_empty() {
            return ask();
        }
        let name = question.name(&self.base);
        let kept = self.answers.get(&name).filter(|_| !name.starts_with(&self.how));
        let entry = match kept.and_then(|entry| Entry::deserialize(entry).ok()) {
            Some(entry) => entry,
            None => {
                let what: String = question.what.chars().take(80).collect();
                Entry { of: format!("mosaic, {}: {what}", question.topology), figures: ask()? }
            }
        };
        if let Some(folder) = &self.keep {
            fs::create_dir_all(folder).expect("GRPO_ANSWERS_KEEP is a folder");
            let text = serde_json::to_string(&entry).expect("figures are JSON");
            fs::write(folder.join(name), text).expect("GRPO_ANSWERS_KEEP takes files");
        }
        Ok(entry.figures)
    }
}

/// `digest` of record.py: the length of each part in eight bytes, and the part.
pub fn digest(parts: &[&str]) -> String {
    let mut made = Sha256::new();
    for part in parts {
        made.update((part.len() as u64).to_le_bytes());
        made.update(part);
    }
    made.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Tests of record.py compare with the same digest.
#[test]
fn names_are_those_of_python() {
    assert_eq!(digest(&["base", "program", "módulo {}"]), "3d6a10666a31847ad82a6aa821ea698c");
}

#[test]
fn what_is_in_the_file_is_not_asked_again() {
    const QUESTION: Question =
        Question { what: "a program", topology: "v6e:2x2", program: "module {}", elements: 8 };
    let recorded = |base: &str, how: &str, question: Question| {
        let figures = Figures { peak: 3, required: 2, stored: vec![] };
        let entry = serde_json::to_value(Entry { of: String::new(), figures }).expect("JSON");
        let answers = HashMap::from([(QUESTION.name("base"), entry)]);
        let file = Recorded { how: how.into(), base: base.into(), keep: None, answers };
        file.answer(question, || Err("asked"))
    };
    let first = &QUESTION.name("base")[..1];
    let other = if first == "0" { "1" } else { "0" };
    for how in ["all", other] {
        assert_eq!(recorded("base", how, QUESTION).map(|f| f.peak), Ok(3));
    }
    for (base, how, question) in [
        ("", "all", QUESTION),
        ("another", "all", QUESTION),
        ("base", first, QUESTION),
        ("base", "all", Question { topology: "v5e:2x2", ..QUESTION }),
        ("base", "all", Question { program: "module { }", ..QUESTION }),
        ("base", "all", Question { elements: 9, ..QUESTION }),
    ] {
        assert_eq!(recorded(base, how, question), Err("asked"), "{base} {how} {}", question.topology);
    }
}
