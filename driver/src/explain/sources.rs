//! Source lines that a report refers to.

use grpo_io::diagnostics::Position;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Lines shown before and after each.
const AROUND: usize = 3;
/// The largest source file that is read, in bytes.
const LARGEST: u64 = 4 << 20;
/// The most characters shown of a line.
const WIDEST: usize = 240;

/// The innermost line of user code of each location: `{location: {file, line}}`.
pub fn places(locations: &BTreeSet<&str>) -> Value {
    let place = |location: &&str| {
        let p = Position::of_user(location)?;
        Some((location.to_string(), json!({"file": p.file, "line": p.line})))
    };
    Value::Object(locations.iter().filter_map(place).collect::<Map<String, Value>>())
}

/// The lines around each location, by file: `{file: [[number, text], …]}`. Files that cannot be read are left out.
pub fn excerpts(locations: &BTreeSet<&str>) -> Value {
    let mut lines: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for p in locations.iter().filter_map(|l| Position::of_user(l)) {
        let around = p.line.saturating_sub(AROUND).max(1)..=p.line.saturating_add(AROUND);
        lines.entry(p.file).or_default().extend(around);
    }
    let shown = lines.into_iter().filter_map(|(file, wanted)| {
        let text = read(&file)?;
        let all = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let mine = all.filter(|(number, _)| wanted.contains(number));
        let excerpt: Vec<Value> = mine.map(|(number, line)| json!([number, cut(line)])).collect();
        (!excerpt.is_empty()).then(|| (file, Value::Array(excerpt)))
    });
    Value::Object(shown.collect())
}

/// The text of a regular file of at most [`LARGEST`] bytes.
fn read(file: &str) -> Option<String> {
    let meta = std::fs::metadata(file).ok()?;
    if !meta.is_file() || meta.len() > LARGEST {
        return None;
    }
    Some(String::from_utf8_lossy(&std::fs::read(file).ok()?).into_owned())
}

fn cut(line: &str) -> String {
    let mut shown: String = line.chars().take(WIDEST).collect();
    if line.chars().nth(WIDEST).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn lines_come_with_their_surroundings() {
        let path = std::env::temp_dir().join(format!("grpo-explain-{}.py", std::process::id()));
        let text: String = (1..=20).map(|i| format!("line {i}\n")).collect();
        std::fs::write(&path, format!("{}\n{text}", "x".repeat(999))).unwrap();
        let file = path.to_str().unwrap();
        let (first, last) = (format!("\"{file}\":2:1"), format!("\"f\"(\"{file}\":20:3 to :9)"));
        let locations =
            BTreeSet::from([&*first, &*last, "\"no/such.py\":1:1", "\"/dev/zero\":1:1", "unknown"]);
        let found = excerpts(&locations);
        let places = places(&locations);
        std::fs::remove_file(&path).unwrap();
        let numbers: Vec<u64> =
            found[file].as_array().unwrap().iter().map(|l| l[0].as_u64().unwrap()).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 17, 18, 19, 20, 21]);
        assert_eq!(found[file][1], json!([2, "line 1"]));
        assert_eq!(found[file][0][1].as_str().unwrap().chars().count(), WIDEST + 1);
        assert_eq!(found.as_object().unwrap().len(), 1);
        assert_eq!(places[&last], json!({"file": file, "line": 20}));
        assert_eq!(places.as_object().unwrap().len(), 4);
    }
}
