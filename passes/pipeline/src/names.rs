//! Known pass names, and the nearest one to a name that is not known.

use strsim::levenshtein;

/// Passes of MLIR and StableHLO that are useful on StableHLO programs, with which misspelt names are compared. The library
/// registers many more and lists none.
const REGISTERED: &[&str] = &[
    "canonicalize",
    "composite-fixed-point-pass",
    "control-flow-sink",
    "cse",
    "inline",
    "loop-invariant-code-motion",
    "print-ir",
    "print-op-stats",
    "remove-dead-values",
    "sccp",
    "snapshot-op-locations",
    "strip-debuginfo",
    "symbol-dce",
    "symbol-privatize",
    "topological-sort",
    "chlo-legalize-to-stablehlo",
    "stablehlo-aggressive-simplification",
    "stablehlo-canonicalize-dynamism",
    "stablehlo-check-shape-assertions",
    "stablehlo-complex-math-expander",
    "stablehlo-compatibility-expander",
    "stablehlo-convert-to-signless",
    "stablehlo-legalize-composite-to-call",
    "stablehlo-legalize-deprecated-ops",
    "stablehlo-legalize-qdq-to-quantized-op",
    "stablehlo-legalize-quant-to-math",
    "stablehlo-legalize-quantized-op-to-qdq",
    "stablehlo-legalize-to-linalg",
    "stablehlo-legalize-to-vhlo",
    "stablehlo-refine-arguments",
    "stablehlo-refine-shapes",
    "stablehlo-wrap-in-composite",
    "vhlo-legalize-to-stablehlo",
    "vhlo-to-version",
];

/// Names of passes of MLIR and StableHLO that are useful on StableHLO programs.
pub fn registered() -> impl Iterator<Item = &'static str> {
    REGISTERED.iter().copied()
}

/// `; did you mean `x`?`, or nothing if no known name is near.
pub fn suggestion<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let best = known.map(|k| (levenshtein(name, k), k)).min_by_key(|(d, _)| *d);
    match best {
        Some((d, known)) if d <= name.chars().count().max(3) / 3 => format!("; did you mean `{known}`?"),
        _ => String::new(),
    }
}

/// The known name with the smallest edit distance.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known.min_by_key(|k| levenshtein(name, k))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn near_names_are_offered_and_far_ones_are_not() {
        assert_eq!(suggestion("canonicalise", registered()), "; did you mean `canonicalize`?");
        assert_eq!(suggestion("cze", registered()), "; did you mean `cse`?");
        assert_eq!(suggestion("frobnicate", registered()), "");
    }
}
