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

#[cfg(test)]
mod tests {
    use super::suggestion;
    use pretty_assertions::assert_eq;

    #[test]
    fn near_names_are_offered_and_far_ones_are_not() {
        let suggest = |name| suggestion(name, ["outline", "online"].into_iter());
        assert_eq!(suggest("outlien"), "; did you mean `outline`?");
        assert_eq!(suggest("frobnicate"), "");
    }
}
