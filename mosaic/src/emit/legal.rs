//! What the emitter does not support.

use super::{full_row, ops, tokens_minor};
use crate::spec::tables::Tables;
use grpo_ir::{Direction, Elem, TensorType, Val};
use grpo_sweep::{Body, NodeId, Sink, Source, Sweep};

/// The most columns of each row that are compared with every column, in straight-line code, without a table
/// ([`crate::spec::tables`]). With 16, the estimate of the forward kernel for N=8192, H=4096, V=128256 is 55M cycles
/// instead of 17M; with 64, the TPU compiler had not finished after 540 s.
const MOST_SEVERAL: usize = 32;

/// Names a part of a sweep that the Mosaic lowering does not support; none if it supports all of it. Whether tiles fit
/// into VMEM is determined by [`crate::plan::choose()`].
pub fn unsupported(sweep: &Sweep) -> Option<String> {
    let body = &sweep.body;
    if sweep.rows == 0 || sweep.cols == 0 {
        return Some("a sweep without rows or columns".into());
    }
    if sweep.cols > i64::from(i32::MAX) - (1 << 20) || sweep.rows > i64::from(i32::MAX) - (1 << 20) {
        return Some("row or column numbers beyond 32 bits".into());
    }
    let tables = Tables::of(sweep);
    if !tables.is_empty() && (sweep.is_two_phase() || sweep.tokens_minor.is_some()) {
        let why = "tables of columns, with logits that are not read in tiles of rows and columns";
        return Some(why.into());
    }
    let compared = Tables::nodes(sweep).into_iter().filter(|id| is_one_hot(body, *id)).count();
    if compared > MOST_SEVERAL {
        return Some(format!(
            "{compared} numbers of each row are picked or put by their columns, each of which a kernel compares with every column: at most \
             {MOST_SEVERAL}"
        ));
    }
    for s in &sweep.sources {
        match s {
            Source::Head { hidden, weights, elem, precision, .. } => {
                if let Some(why) = matrix(*hidden, "hidden states")
                    .or_else(|| matrix(*weights, "head weights"))
                    .or_else(|| known(precision))
                    .or_else(|| float(*elem, "a head that gives"))
                {
                    return Some(why);
                }
            }
            // A byte per element in memory; converting it to bf16 would add an array twice as large.
            Source::Logits { elem: Elem::I1, .. } => {
                let why =
                    "an array of truth values as large as the logits, where kernels read bf16 and f32";
                return Some(why.into());
            }
            Source::Logits { elem, .. } => {
                if let Some(why) = float(*elem, "logits of") {
                    return Some(why);
                }
            }
        }
    }
    for v in sweep.row_operands.iter().chain(&sweep.col_operands) {
        let e = TensorType::of(*v)?.elem;
        if matches!(e, Elem::F64 | Elem::I64 | Elem::U64) {
            return Some(format!("an operand of {e}"));
        }
    }
    if let Some(why) = body.reachable(&sweep.roots()).into_iter().find_map(|id| ops::refuse(body, id)) {
        return Some(why);
    }
    if sweep.tokens_minor.is_some()
        && let Some(why) = tokens_minor::unsupported(sweep)
    {
        return Some(why);
    }
    full_row::refuse(sweep).or_else(|| sweep.sinks.iter().find_map(|s| sink(sweep, s)))
}

/// True if a node compares every column with one column per row.
fn is_one_hot(body: &Body, id: NodeId) -> bool {
    matches!(body.column_compared(id), Some((Direction::Eq | Direction::Ne, _)))
}

fn sink(sweep: &Sweep, s: &Sink) -> Option<String> {
    let e = sweep.body.elem(s.values()[0]);
    match s {
        Sink::ContractCols { dot, .. } | Sink::ContractRows { dot, .. } => float(e, "a contraction of")
            .or_else(|| matrix(sweep.matrices[dot.matrix], "a contraction with"))
            .or_else(|| known(&dot.precision))
            .or_else(|| dot.result.iter().find_map(|e| float(*e, "a contraction that gives"))),
        Sink::Gather { .. } => float(e, "a gather of"),
        Sink::Store { .. } if !matches!(e, Elem::F32 | Elem::BF16 | Elem::I32) => {
            Some(format!("a store of {e}"))
        }
        _ => None,
    }
}

fn float(e: Elem, what: &str) -> Option<String> {
    (!matches!(e, Elem::F32 | Elem::BF16)).then(|| format!("{what} {e}"))
}

fn matrix(v: Val, what: &str) -> Option<String> {
    let Some(t) = TensorType::of(v) else { return Some(format!("{what} of unknown shape")) };
    if t.shape.contains(&0) {
        return Some(format!("{what} without elements"));
    }
    float(t.elem, &format!("{what} of"))
}

fn known(precision: &[String]) -> Option<String> {
    let p = precision.iter().find(|p| !matches!(p.as_str(), "DEFAULT" | "HIGH" | "HIGHEST"))?;
    Some(format!("the precision {p}"))
}
