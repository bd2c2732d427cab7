//! Kernels over tokens-minor logits (see [`TokensMinor`]): tokens on lanes.
//!
//! The layout of some arrays of logits on the TPU is tokens-minor. A kernel reads such an array without a transpose:
//! tokens are on lanes, and the vocabulary is along vectors or along sublanes.
//!
//! ```text
//!    [V,N/lanes,lanes]: bv pages      [N/lanes,V,lanes]: one page
//!    ┌── tokens ──┐                   ┌── tokens ──┐
//!    │┌───────────┴┐  ▼ v             │            │ │ bv rows
//!    ││┌───────────┴┐                 │            │ ▼ v
//!    └┤│            │                 │            │
//!     └┤            │                 │            │
//!      └────────────┘                 └────────────┘
//! ```
//!
//! Grid `(a, l, v)`: blocks of the two token dimensions stay, the vocabulary streams past them. A block is
//! processed in chunks of a few vectors: some vocabulary entries for some tokens. A token has as many partial
//! results as a chunk has vocabulary entries, so no operation crosses lanes or sublanes, and invalid tokens
//! need no mask.
//!
//! - [`kernel`]: the schedule of a grid step.

mod kernel;

use super::call::{self, Call, Lowered};
use super::epilogue::{combine, widen};
use super::vmem_report;
use crate::settings::Settings;
use crate::spec::tokens_minor::{KernelSpec, Operand, Window};
use grpo_ir::{Builder, TensorType, Val};
use grpo_sweep::{Sink, Source, Sweep, Tiles, TokensMinor};
use serde_json::json;

/// Names a part of a tokens-minor sweep that no kernel supports, in addition to [`super::unsupported`].
pub fn unsupported(sweep: &Sweep) -> Option<String> {
    if sweep.sources.iter().any(|s| !matches!(s, Source::Logits { .. })) {
        return Some("a head with tokens-minor logits".into());
    }
    if !sweep.col_operands.is_empty() {
        return Some("values per vocabulary entry with tokens-minor logits".into());
    }
    let unknown = |s: &&Sink| match s {
        Sink::Store { .. } => false,
        s => crate::spec::count(s).is_none(),
    };
    sweep.sinks.iter().find(unknown).map(|s| format!("a {} of tokens-minor logits", s.kind()))
}

/// Writes a tokens-minor sweep as a kernel and the XLA operations around it, at `b`.
///
/// # Errors
/// A message with what does not fit.
pub fn lower<'c>(
    b: &Builder<'c>,
    sweep: &Sweep<'c>,
    tokens_minor: TokensMinor,
    tiles: Tiles,
    options: &Settings,
) -> Result<Lowered<'c>, String> {
    let spec = KernelSpec::new(sweep, tokens_minor, tiles);
    let vmem_bytes = spec.vmem_bytes();
    call::fits(spec.tiles(), vmem_bytes, options)?;
    let name = call::name(sweep);
    let operand = |(operand, w): &(Operand<'c>, Window)| match operand {
        Operand::Logits(v) => *v,
        Operand::Row(i) => b.reshape(widen(b, sweep.row_operands[*i]), &w.array),
    };
    let bytes =
        spec.windows().map(|w| w.array.iter().product::<i64>().unsigned_abs() * w.elem.bytes()).sum();
    let call = Call {
        name: &name,
        text: kernel::module(&spec, &name, options.mosaic_version),
        operands: spec.inputs.iter().map(operand).collect(),
        results: spec.outputs.iter().map(|w| TensorType::new(w.array, w.elem)).collect(),
        aliases: Vec::new(),
        vmem_bytes,
        version: options.mosaic_version,
        cost: call::cost(sweep, 0, bytes),
    };
    let outs = call.write(b);
    let mut results: Vec<Val> = Vec::new();
    for (sink, places) in sweep.sinks.iter().zip(&spec.sinks) {
        let mine: Vec<Val> = places.iter().map(|i| outs[*i]).collect();
        match sink {
            Sink::Store { .. } => results.extend(mine),
            _ => {
                let all = combine(b, sweep, sink, &mine, tokens_minor.axis);
                results.extend(all.into_iter().map(|v| b.reshape(v, &[sweep.rows])));
            }
        }
    }
    let [na, nl, nv] = spec.grid();
    let kernels = vec![json!({
        "kernel": name,
        "order": "tokens on lanes",
        "tile": [spec.tiles().rows, spec.tiles().cols],
        "blocks": [na * nl, nv],
        "vmem_bytes": vmem_bytes,
        "vmem": vmem_report::buffers_tokens_minor(&spec),
    })];
    Ok(Lowered { results, kernels })
}
