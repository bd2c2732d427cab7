//! Splits pass pipelines in MLIR's syntax.

use grpo_io::error::{Error, Result};

/// The passes of `builtin.module(outline,func.func(cse,canonicalize),symbol-dce)`, each with its nesting and options as MLIR reads
/// them: `outline`, `func.func(cse,canonicalize)` and `symbol-dce`.
///
/// # Errors
/// [`Error::Usage`] for a pipeline that is not anchored on the module, and for an empty name.
pub fn split(pipeline: &str) -> Result<Vec<&str>> {
    let malformed = || {
        Error::Usage(format!(
            "the pass pipeline '{pipeline}' is not of the form 'builtin.module(PASS,…)'"
        ))
    };
    let anchored = |root: &str| pipeline.trim().strip_prefix(root)?.strip_suffix(')');
    let list = ["builtin.module(", "any("].into_iter().find_map(anchored).ok_or_else(malformed)?;
    if list.trim().is_empty() {
        return Ok(Vec::new());
    }
    let mut depth = 0usize;
    let separates = |c: char| {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    };
    let passes: Vec<&str> = list.split(separates).map(str::trim).collect();
    if passes.contains(&"") { Err(malformed()) } else { Ok(passes) }
}

#[cfg(test)]
mod tests {
    use super::split;
    use pretty_assertions::assert_eq;

    #[test]
    fn pipelines_are_split_at_the_top_level() {
        let passes = |pipeline| split(pipeline).unwrap();
        assert_eq!(passes("builtin.module()"), Vec::<&str>::new());
        assert_eq!(passes(" any( outline , cse ) "), ["outline", "cse"]);
        assert_eq!(
            passes("builtin.module(func.func(canonicalize{max-iterations=3},cse),a{x={b,c}})"),
            ["func.func(canonicalize{max-iterations=3},cse)", "a{x={b,c}}"]
        );
        for malformed in ["", "cse,outline", "builtin.module(cse", "builtin.module(cse,)"] {
            assert!(split(malformed).is_err(), "{malformed}");
        }
    }
}
