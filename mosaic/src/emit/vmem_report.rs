//! The contents of a kernel's VMEM, for the report.

use crate::spec::tokens_minor;
use crate::spec::{BufferRef, IndexMap, KernelSpec, SinkAt, SourceAt};
use crate::spec::{bytes, window_bytes};
use grpo_ir::Elem;
use grpo_sweep::Source;
use serde_json::{Value, json};

/// The buffers of a kernel, largest first: name, block, element type, number of buffers and bytes, which add up to
/// [`KernelSpec::vmem_bytes`].
pub fn buffers(spec: &KernelSpec<'_, '_>) -> Vec<Value> {
    let windows = spec.inputs.iter().map(|i| &i.1).enumerate().map(|(i, w)| (BufferRef::Input(i), w));
    let windows = windows.chain(spec.outputs.iter().enumerate().map(|(i, w)| (BufferRef::Output(i), w)));
    let near = windows.filter(|(_, w)| w.along != IndexMap::Hbm);
    let mut parts: Vec<Value> = near
        .map(|(at, w)| part(&name(spec, at), &w.block, w.elem, w.buffers, window_bytes(w)))
        .collect();
    parts.extend(spec.scratch.iter().enumerate().map(|(i, b)| {
        part(&name(spec, BufferRef::Scratch(i)), &b.shape, b.elem, 1, bytes(b.shape, b.elem))
    }));
    let [split, reserve] = spec.own_bytes();
    sorted(parts, split, reserve)
}

/// The same for a kernel over tokens-minor logits.
pub fn buffers_tokens_minor(spec: &tokens_minor::KernelSpec<'_, '_>) -> Vec<Value> {
    let mut parts = Vec::new();
    for (operand, w) in &spec.inputs {
        let name = match operand {
            tokens_minor::Operand::Logits(_) => "logits".to_string(),
            tokens_minor::Operand::Row(row) => format!("row operand {row}"),
        };
        parts.push(part(&name, &w.block, w.elem, 2, tokens_minor::window_bytes(w)));
    }
    for (sink, places) in spec.sweep.sinks.iter().zip(&spec.sinks) {
        for w in places.iter().map(|i| &spec.outputs[*i]) {
            parts.push(part(
                &format!("results of {}", sink.kind()),
                &w.block,
                w.elem,
                2,
                tokens_minor::window_bytes(w),
            ));
        }
    }
    sorted(parts, 0, tokens_minor::RESERVE)
}

fn part(holds: &str, block: &[i64], elem: Elem, buffers: u64, bytes: u64) -> Value {
    json!({"holds": holds, "block": block, "elem": elem.text(), "buffers": buffers, "bytes": bytes})
}

fn sorted(mut parts: Vec<Value>, split: u64, reserve: u64) -> Vec<Value> {
    for (holds, bytes) in [
        ("operands that the compiler splits to keep all bits of f32", split),
        ("reserve for what the compiler spills", reserve),
    ] {
        if bytes > 0 {
            parts.push(json!({"holds": holds, "bytes": bytes}));
        }
    }
    parts.sort_by_key(|p| std::cmp::Reverse(p["bytes"].as_u64()));
    parts
}

/// The names of a buffer's contents.
fn name(spec: &KernelSpec<'_, '_>, at: BufferRef) -> String {
    let mut names: Vec<String> = Vec::new();
    let mut see = |place: BufferRef, name: String| {
        if place == at && !names.contains(&name) {
            names.push(name);
        }
    };
    for (source, place) in spec.sweep.sources.iter().zip(&spec.sources) {
        match (source, place) {
            (Source::Head { .. }, SourceAt::Head { hidden, weights, tile }) => {
                see(*hidden, "hidden states".into());
                see(*weights, "the head's weights".into());
                see(*tile, "a tile of logits".into());
            }
            (_, SourceAt::Logits(place) | SourceAt::Head { tile: place, .. }) => {
                see(*place, "logits".into())
            }
        }
    }
    let rows = spec.rows.iter().enumerate().filter_map(|(i, p)| Some((i, (*p)?)));
    rows.for_each(|(i, p)| see(p, format!("row operand {i}, on all lanes")));
    spec.tables_at.picks.iter().for_each(|p| see(*p, "columns to pick".into()));
    for [columns, numbers] in &spec.tables_at.puts {
        see(*columns, "columns that numbers are put into".into());
        see(*numbers, "numbers to put into columns".into());
    }
    spec.cols.iter().enumerate().for_each(|(i, p)| see(*p, format!("column operand {i}")));
    for (sink, place) in spec.sweep.sinks.iter().zip(&spec.sinks) {
        let kind = sink.kind();
        match place {
            SinkAt::Lanes(places) => places.iter().for_each(|p| see(*p, format!("{kind}, per lane"))),
            SinkAt::Picked { out, .. } => see(*out, "numbers picked".into()),
            SinkAt::Contract { tile, matrix, acc, init, out } => {
                see(*tile, format!("what {kind} multiplies"));
                see(*matrix, format!("the matrix of {kind}"));
                init.iter().for_each(|p| see(*p, format!("what {kind} is added to")));
                see(*out, format!("the result of {kind}"));
                see(*acc, format!("sums of {kind}"));
            }
            SinkAt::HbmAccumulator { tile, matrix, slots, aliased, .. } => {
                see(*tile, format!("what {kind} multiplies"));
                see(*matrix, format!("the matrix of {kind}"));
                let slots = aliased.iter().map(|[slots, _]| slots).chain([slots]);
                slots.for_each(|p| see(*p, format!("sums of {kind} on their way from and to HBM")));
            }
            SinkAt::ColSum(p) | SinkAt::Store(p) | SinkAt::Stash(p) => {
                see(*p, format!("the result of {kind}"))
            }
        }
    }
    if let Some(columns) = spec.columns {
        see(columns.slots, "their gradient, on its way to HBM".into());
    }
    if let Some(stash) = &spec.stashed {
        see(stash.slots, "stashed logits on their way from or to HBM".into());
    }
    if let Some(place) = spec.partial {
        see(place, "partial sums of a tile of logits".into());
    }
    if let Some((_, place)) = spec.transposed {
        see(place, "hidden states, transposed".into());
    }
    if let Some(place) = spec.exponentials {
        see(place, "exponentials".into());
    }
    if names.is_empty() { "scratch".into() } else { names.join("; ") }
}
