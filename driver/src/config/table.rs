//! The table of `docs/configuration.md`.

use super::schema;
use clap::Arg;

/// The keys with their flags, defaults and meaning, as a table in Markdown.
pub fn table() -> String {
    let schema = schema();
    let rows = schema.get_arguments().map(row);
    "| key | flag | default | meaning |\n|---|---|---|---|\n".to_string() + &rows.collect::<String>()
}

fn row(argument: &Arg) -> String {
    let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
    // A default that is no value is described in brackets.
    let (meaning, described) = match help.strip_suffix(']').and_then(|t| t.rsplit_once(" [default: ")) {
        Some((meaning, described)) => (meaning.to_string(), described.to_string()),
        None => (help, String::new()),
    };
    let values: Vec<_> = argument.get_default_values().iter().map(|v| v.to_string_lossy()).collect();
    let default = if values.is_empty() { described } else { format!("`{}`", values.join(", ")) };
    let flag = match argument.get_long() {
        Some(name) if !argument.is_hide_set() => format!("`--{name}`"),
        _ => String::new(),
    };
    format!("| `{}` | {flag} | {default} | {meaning} |\n", argument.get_id())
}

#[cfg(test)]
mod tests {
    use super::table;

    #[test]
    fn every_key_has_a_meaning_and_a_default() {
        for row in table().lines().skip(2) {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            let [_, key, _, default, meaning, _] = cells[..] else { panic!("{row}") };
            assert!(!default.is_empty() && !meaning.is_empty(), "{key}: {row}");
        }
    }
}
