//! The reasons why a loss is not fused: messages, cause and advice.
//!
//! `docs/why-not-fused.md` is generated from this list (`grpo-opt --reasons`), and YAML remarks have the reason's name.

use std::fmt::Write;

/// One reason.
#[derive(Debug, PartialEq, Eq)]
pub struct Reason {
    /// The name in YAML remarks.
    pub name: &'static str,
    pub title: &'static str,
    /// Parts of messages with this reason; `…` matches any text.
    pub messages: &'static [&'static str],
    pub cause: &'static str,
    pub advice: &'static str,
}

/// Every reason, the most frequent ones first.
pub(crate) const REASONS: &[Reason] = &[
    Reason {
        name: "small",
        title: "The logits are small",
        messages: &[
            "not worth it: … MiB of f32 logits",
            "a loop over tiles of … are not worth a kernel",
        ],
        cause: "The vocabulary has fewer columns than `min_columns`, or the logits take fewer bytes than `min_logits`. On several devices \
                the bytes of one device count.",
        advice: "Nothing: such logits cost little. `always_fuse` fuses them nevertheless, and smaller values of `min_columns` and \
                 `min_logits` move the bounds.",
    },
    Reason {
        name: "slower",
        title: "The fused program is not expected to be faster",
        messages: &["declined: … predicted to take"],
        cause: "The cost model predicts no shorter step. Fusion computes some logits twice, and here this takes longer than the memory \
                traffic that it saves.",
        advice: "Nothing, if the program fits in memory. If it does not, set `always_fuse` or a `memory_budget`: then memory decides.",
    },
    Reason {
        name: "peak-memory",
        title: "Fusion would raise the peak memory",
        messages: &["declined: fused, the program would have"],
        cause: "Fused, the program holds more at its peak than the original and `memory_budget` allow. This happens where the head is \
                larger than the logits: few tokens, or a gathered head on a mesh.",
        advice: "Nothing. `always_fuse` overrides the estimate.",
    },
    Reason {
        name: "returned",
        title: "The logits are returned",
        messages: &[
            "the logits, or a value as large, are returned",
            "values as large as the logits are used outside of the loss",
        ],
        cause: "The compiled function returns the logits, their log-softmax or another array of their size. They have to be in memory.",
        advice: "Return the log-probabilities of the labels, or compute what you need of the logits in the same function. Check the \
                 auxiliary output of `value_and_grad(…, has_aux=True)`.",
    },
    Reason {
        name: "needed",
        title: "An operation needs all logits of a row",
        messages: &["needs the logits"],
        cause: "A sort, `top_k`, a cumulative sum, sampling, a callback or a print reads the logits. None of these can be computed tile \
                by tile.",
        advice: "Move it into a function of its own that is compiled separately, such as an evaluation step, or remove it from the \
                 training step.",
    },
    Reason {
        name: "loop-residual",
        title: "A loop keeps the logits for its gradient",
        messages: &["keeps the logits, or a value as large, of every step of a loop"],
        cause: "The gradient of a `scan`, `map` or `fori_loop` is taken outside of the loop, and JAX stacks residuals as large as the \
                logits.",
        advice: "Put `jax.checkpoint` around the loss inside the loop, or take the gradient inside the loop. With \
                 `everything_saveable`, choose another policy.",
    },
    Reason {
        name: "branch-residual",
        title: "A branch returns the logits",
        messages: &["the logits, or a value as large, leave a branch"],
        cause: "A `cond` or `switch` returns the logits, or residuals of their size for a gradient taken outside.",
        advice: "Put `jax.checkpoint` around the loss inside the branch.",
    },
    Reason {
        name: "vocabulary-blocks",
        title: "A loop over blocks of the vocabulary",
        messages: &[
            "it is not coalesced:",
            "another loop of the same loss",
            "how often it runs is not known when the program is compiled",
            "no slice in it takes one tile after the other of an array",
            "columns that are no neighbours",
            "tiles of … do not divide … columns",
            "something else takes tiles of the same weights",
            "the loss over all columns at once is not fused",
        ],
        cause: "The program computes the loss in blocks of columns. Such a loop is fused if it carries the maximum and the sum of \
                exponentials, visits neighbouring blocks of one size, and has its gradient as a `custom_vjp` or through a checkpointed \
                step. The message names the first part that differs.",
        advice: "Write the plain loss over all columns, which is fused: the blocks are no longer needed. Or write the loop as a `scan` \
                 with a checkpointed step, and columns left over as one more block behind it.",
    },
    Reason {
        name: "head-not-reached",
        title: "Only the loss is fused",
        messages: &["only the loss was fused, the head was not reached"],
        cause: "An operation between the head's product and the loss cannot be computed tile by tile, so that the logits stay. The \
                message names it.",
        advice: "Move the operation before the product or behind the loss, and look up the rest of the message on this page.",
    },
    Reason {
        name: "remaining",
        title: "A value as large as the logits remains",
        messages: &["as large as this product's logits, is left"],
        cause: "With `strict`, `max_remaining` limits the largest value of a head's logits that may stay in the program.",
        advice: "The message names the operation and the line. Raise `max_remaining` if the value is intended.",
    },
    Reason {
        name: "row-index",
        title: "The row of a label is not known",
        messages: &[
            "indexes rows by something that is not proved to be the row's number",
            "picks the same row for every index",
            "picks columns per row along two dimensions",
            "does not pick one column per row",
            "does not index the vocabulary dimension",
            "indexes a unit dimension by something that is not proved zero",
            "takes slices of more than one element",
            "does not write as many elements into each row",
        ],
        cause: "The program indexes the logits by a row number that is computed, or takes more than one element.",
        advice: "`jnp.take_along_axis(logp, ids[..., None], axis=-1)`, or `logp[jnp.arange(n), ids]`. To select tokens, index the hidden \
                 states before the product: `h[idx] @ w`.",
    },
    Reason {
        name: "flattened-index",
        title: "A label's position in the flattened logits is not known",
        messages: &["mixes rows and columns"],
        cause: "The program flattens the logits to one dimension and indexes that by `row * V + id`. An id outside of the vocabulary is \
                an entry of another row there.",
        advice: "`jnp.take_along_axis`, or ids that are provably in range: `jnp.clip(ids, 0, V - 1)`.",
    },
    Reason {
        name: "many-columns",
        title: "Too many columns of each row are picked",
        messages: &[
            "columns per row, of which a sweep has at most",
            "columns per row, of which a kernel compares at most",
        ],
        cause: "A sweep looks up at most 256 columns of each row (top-k distillation), and some kernels fewer.",
        advice: "Several gathers of at most 256 ids each; `always_fuse` where the message says so.",
    },
    Reason {
        name: "scatter",
        title: "A scatter of the labels' columns",
        messages: &[
            "combines by something other than an addition",
            "sets several columns per row: of two that are the same, either may stay",
            "writes windows of more than one element",
        ],
        cause: "Columns are written by a scatter whose result depends on the order of its updates, or that is no addition.",
        advice: "`jax.nn.one_hot`, or `.at[rows, ids].add(…)`.",
    },
    Reason {
        name: "maximum-compared",
        title: "Logits are compared with their own maximum",
        messages: &["compares logits with one of their own row"],
        cause: "The result depends on whether two logits are equal bit by bit, such as the gradient of `max`. Logits that are computed \
                twice may differ in their last bit.",
        advice: "`jax.lax.stop_gradient` around the maximum, as `jax.nn.logsumexp` has it.",
    },
    Reason {
        name: "several-heads",
        title: "Several heads in one product",
        messages: &[
            "has the weights of several heads, of which a sweep reads one",
            "has batching dimensions, and a sweep reads one matrix of head weights",
        ],
        cause: "A product with a batching dimension computes more than 16 heads, or something needs all of them at once.",
        advice: "`jax.lax.map` over the heads with `jax.checkpoint` in it, or one loss for each head.",
    },
    Reason {
        name: "vocabulary-axes",
        title: "The vocabulary is not one dimension",
        messages: &[
            "has other dimensions than rows and the one that the softmax runs over",
            "the same value is used along two dimensions",
            "the same value is used in two orders of rows",
            "stablehlo.transpose reorders row dimensions",
            "a value of another shape meets the logits",
            "mixes the vocabulary dimension with others",
        ],
        cause: "A product is reshaped to several codebooks, or two parts of the loss use the logits along different dimensions.",
        advice: "An `einsum` whose weights have the dimensions apart, `[H, 8, V // 8]` instead of a reshape of `[H, V]`.",
    },
    Reason {
        name: "two-products",
        title: "The logits are multiplied with another array of their size",
        messages: &[
            "stablehlo.dot_general multiplies two values of logits' size",
            "stablehlo.dot_general of a value with itself",
            "stablehlo.dot_general contracts neither the vocabulary alone nor all rows",
            "stablehlo.dot_general has batching dimensions, as attention has",
        ],
        cause: "A matrix product has logits on both sides, or contracts a dimension other than the vocabulary or all tokens.",
        advice: "An elementwise product and a sum, `(p * x).sum(-1)`, instead of a matrix product.",
    },
    Reason {
        name: "reduction",
        title: "A reduction that is not supported",
        messages: &[
            "stablehlo.reduce of several operands",
            "stablehlo.reduce by something other than add, maximum or minimum",
            "stablehlo.reduce to the minimum of integers",
            "stablehlo.reduce over some of the row dimensions leaves a value per column and row",
            "stablehlo.reduce of … to",
        ],
        cause: "Sums, maxima, minima, `any`, `all`, argmax and argmin over the vocabulary are fused, and sums over all tokens. Products, \
                sums in logarithms (`jnp.logaddexp`) and sums over some of the token dimensions are not.",
        advice: "`jax.nn.logsumexp` instead of a reduction by `logaddexp`; the sum of the logarithms instead of a product.",
    },
    Reason {
        name: "new-array",
        title: "An array of the logits' size is created",
        messages: &["makes a value as large as the logits that the loss reads"],
        cause: "A random number for each logit, or another array of `[tokens, vocabulary]` that is not computed from the logits and not \
                a broadcast.",
        advice: "Gumbel noise and dropout on logits stay unfused. Other arrays: build them by broadcasting inside the loss.",
    },
    Reason {
        name: "nested-use",
        title: "A nested region uses the logits",
        messages: &["inside a nested region uses the logits"],
        cause: "A loop or a branch reads logits that are computed outside of it.",
        advice: "Compute the logits inside, with `jax.checkpoint` around the loss.",
    },
    Reason {
        name: "type",
        title: "A type or algorithm that is not supported",
        messages: &["sweeps do not handle", "asks for a special algorithm"],
        cause: "Logits are complex or quantized, or the product has an explicit `DotAlgorithm`.",
        advice: "bf16, f16, f32 or f64, and `precision=` instead of an algorithm.",
    },
    Reason {
        name: "dynamic-shape",
        title: "A shape is dynamic",
        messages: &["the shape is dynamic: grpo-opt needs static shapes"],
        cause: "The program was exported with symbolic shapes.",
        advice: "Call the export with concrete shapes; the hook then fuses it.",
    },
    Reason {
        name: "attention",
        title: "It is attention or a layer",
        messages: &[
            "it looks like attention",
            "it looks like a layer's activation",
            "this sum is not known to be a softmax's",
            "nothing is computed from logits",
            "the softmax runs over an empty or unit dimension",
        ],
        cause: "The softmax belongs to attention, a router or an activation. These remarks are printed with `remarks: all` only and are \
                no errors under `strict`.",
        advice: "Nothing.",
    },
    Reason {
        name: "devices",
        title: "The partitioning over devices",
        messages: &[
            "the program was not split",
            "the program is partitioned automatically over",
            "the shard_map is manual over",
        ],
        cause: "The program runs on several devices and its shardings cannot be read (GSPMD, or no jaxlib in the process), or \
                divide nothing.",
        advice: "Use the Shardy partitioner (`jax_use_shardy_partitioner`), the default of JAX since 0.7. On the command line, name \
                 `--propagate`. See [several devices](mesh.md).",
    },
    Reason {
        name: "calls",
        title: "A function cannot be inlined",
        messages: &[
            "a function calls itself, directly or through others",
            "inlining would make the module too large",
        ],
        cause: "The loss is in a function that is recursive, or called so often that the program would become too large.",
        advice: "A `scan` instead of many calls.",
    },
    Reason {
        name: "fuse-limit",
        title: "The limit of fused losses is reached",
        messages: &["the limit of `fuse_limit` is reached"],
        cause: "`fuse_limit` is set.",
        advice: "Unset it; it exists to bisect a problem.",
    },
    Reason {
        name: "loop-for-kernel",
        title: "Fused, as loops instead of TPU kernels",
        messages: &[
            "it becomes a loop instead",
            "sweeps become loops instead",
            "two sweeps read the logits, not one",
            "a sweep shares no region with an earlier one",
        ],
        cause: "The loss is fused, but a part has no kernel (f16, f64, an operation that this libtpu lacks) or takes one kernel more.",
        advice: "bf16 or f32 logits, and a newer libtpu where the message names one.",
    },
];

impl Reason {
    /// The reason of a missed remark: the one whose part matches at the lowest position, of several there the longest.
    pub fn of(message: &str) -> Option<&'static Reason> {
        let mut best: Option<(usize, usize, &Reason)> = None;
        for reason in REASONS {
            for part in reason.messages {
                let Some(at) = find(message, part) else { continue };
                if best.is_none_or(|(found, length, _)| (at, length) < (found, part.len())) {
                    best = Some((at, part.len(), reason));
                }
            }
        }
        best.map(|(.., reason)| reason)
    }
}

/// The position of a template's first match in a text; `…` matches any text.
fn find(text: &str, template: &str) -> Option<usize> {
    let mut pieces = template.split('…').map(str::trim);
    let first = pieces.next()?;
    let begin = text.find(first)?;
    let mut rest = &text[begin + first.len()..];
    for piece in pieces {
        rest = &rest[rest.find(piece)? + piece.len()..];
    }
    Some(begin)
}

/// The list in Markdown.
pub fn page() -> String {
    let mut out = String::new();
    for reason in REASONS {
        let _ = write!(out, "## {}\n\nReason `{}`:\n\n", reason.title, reason.name);
        for message in reason.messages {
            let _ = writeln!(out, "- `{}`", message.replace('`', ""));
        }
        let _ = write!(
            out,
            "\n{}\n\n{}\n\n",
            wrapped(&format!("**Cause:** {}", reason.cause)),
            wrapped(&format!("**What to do:** {}", reason.advice))
        );
    }
    out
}

/// A paragraph in lines of at most 120 characters.
fn wrapped(paragraph: &str) -> String {
    let mut lines = vec![String::new()];
    for word in paragraph.split_whitespace() {
        let line = lines.last_mut().expect("there is one");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > 120 {
            lines.push(word.to_string());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::{Path, PathBuf};

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    /// The texts of the files below `folder` whose names end in `ending`.
    fn texts(folder: &Path, ending: &str) -> Vec<String> {
        let mut found = Vec::new();
        for entry in
            std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
        {
            if entry.is_dir() {
                found.extend(texts(&entry, ending));
            } else if entry.to_string_lossy().ends_with(ending) && !entry.ends_with("reasons.rs") {
                found.push(std::fs::read_to_string(&entry).expect("a text"));
            }
        }
        found
    }

    #[test]
    fn every_missed_remark_of_the_tests_has_a_reason() {
        let mut seen = 0;
        for text in texts(&root().join("lit"), ".mlir") {
            for line in text.lines() {
                let Some((_, message)) = line.split_once("] missed: ") else { continue };
                let message = message.replace("{{.*}}", "…");
                let message = message.split("}}").next().unwrap_or_default();
                seen += 1;
                assert!(Reason::of(message).is_some(), "no reason has this message: {message}");
            }
        }
        assert!(seen > 50, "{seen} remarks");
    }

    #[test]
    fn every_message_is_in_the_code() {
        let code: Vec<String> =
            ["passes", "mosaic/src"].iter().flat_map(|f| texts(&root().join(f), ".rs")).collect();
        let joined = |text: &String| {
            let lines = text.split("\\\n").map(str::trim_start);
            lines.collect::<String>()
        };
        let code: String = code.iter().map(joined).collect();
        for reason in REASONS {
            for message in reason.messages {
                for piece in message.split('…').map(str::trim).filter(|piece| !piece.is_empty()) {
                    let piece =
                        piece.trim_start_matches("stablehlo.reduce ").trim_start_matches("declined: ");
                    assert!(code.contains(piece), "no remark says this: {piece}");
                }
            }
        }
    }

    #[test]
    fn the_outer_reason_of_two_counts() {
        let of = |message: &str| Reason::of(message).map(|reason| reason.name);
        let inner = "the logits, or a value as large, are returned";
        assert_eq!(of(inner), Some("returned"));
        assert_eq!(
            of(&format!("only the loss was fused, the head was not reached: {inner}")),
            Some("head-not-reached")
        );
        assert_eq!(of("not worth it: 8 rows x 9 columns are 0.1 MiB of f32 logits"), Some("small"));
        assert_eq!(of("it is Sunday"), None);
    }

    #[test]
    fn names_are_distinct() {
        for (at, reason) in REASONS.iter().enumerate() {
            let is_same = |other: &Reason| other.name == reason.name || other.title == reason.title;
            assert!(!REASONS[..at].iter().any(is_same), "{}", reason.name);
        }
    }
}
