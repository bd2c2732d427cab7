//! The nearest known name to a name that is not known.

use strsim::levenshtein;

/// `; did you mean `x`?`, or nothing if no known name is near.
pub fn suggestion<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let most = name.chars().count().max(3) / 3;
    let near = nearest(name, known).filter(|known| levenshtein(name, known) <= most);
    near.map_or_else(String::new, |known| format!("; did you mean `{known}`?"))
}

/// The known name with the smallest edit distance.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known.min_by_key(|k| levenshtein(name, k))
}
