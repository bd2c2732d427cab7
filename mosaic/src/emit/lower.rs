//! Lowers a planned sweep to the calls of its kernels.

use super::call::{Lowered, call, fits, name};
use super::{epilogue, tokens_minor, unsupported, vmem_report};
use crate::plan;
use crate::settings::Settings;
use crate::spec::{BufferRef, KernelSpec, Order, can_part, part, split, tiles_of};
use grpo_ir::{Builder, Start, Val};
use grpo_sweep::{Region, Sweep, Tiles};
use serde_json::{Value, json};

/// Writes a planned sweep as kernels and the XLA operations around them, at `b`.
///
/// # Errors
/// A message with what is not supported or does not fit.
pub fn lower<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, options: &Settings) -> Result<Lowered<'c>, String> {
    if let Some(what) = unsupported(sweep) {
        return Err(format!("no Mosaic kernel can do {what}"));
    }
    let chosen = sweep.plan.ok_or("the sweep has no plan (run the pass `plan` before)")?;
    if let Some(tokens_minor) = sweep.tokens_minor {
        return tokens_minor::lower(b, sweep, tokens_minor, chosen.row_major, options);
    }
    let whole = |tiles: Tiles| chosen.apart % tiles.rows == 0;
    if chosen.apart > 0
        && !(can_part(sweep, &chosen) && whole(chosen.row_major) && whole(chosen.col_major))
    {
        return Err(format!(
            "{} rows apart are no whole blocks of rows, or not of both kernels",
            chosen.apart
        ));
    }
    let mut results: Vec<Vec<Val>> = vec![Vec::new(); sweep.sinks.len()];
    let mut kernels = Vec::new();
    for (order, sinks) in split(sweep, &chosen) {
        let mut part = part(sweep, order, &sinks, &chosen);
        let tiles = tiles_of(&chosen, order);
        if let Some(before) = results.iter().flatten().next() {
            after(b, &mut part, *before);
        }
        let spec = KernelSpec::new(&part, order, tiles, options.vmem());
        fits(tiles, spec.vmem_bytes(), options)?;
        if !spec.can_share(options.chip.cores) {
            return Err(format!(
                "{} cores cannot share a kernel of fewer blocks of columns",
                options.chip.cores
            ));
        }
        if let Some(k) = &spec.stashed
            && !k.parts.iter().all(|(at, r)| {
                let [rows, cols] = spec.buffer_at(*at).shape;
                r.rows <= rows && r.cols <= cols && whole_tiles(r, &part, tiles)
            })
        {
            return Err(format!("logits are kept in parts of tiles of {} × {}", tiles.rows, tiles.cols));
        }
        let name = name(&part);
        let outs = call(b, &spec, &name, options);
        for ((i, sink), at) in sinks.iter().zip(&part.sinks).zip(&spec.sinks) {
            let output = |place: BufferRef| match place {
                BufferRef::Output(i) => outs[i],
                _ => unreachable!("a sink's results are outputs"),
            };
            let mine: Vec<Val> = at.results().into_iter().map(output).collect();
            let found = epilogue::finish(b, &part, sink, at, &mine, &spec);
            // The result has the first `apart` rows already.
            results[*i] = match results[*i][..] {
                [first] => vec![b.update(first, found[0], &[Start::At(chosen.apart), Start::At(0)])],
                _ => found,
            };
        }
        let (nn, nv) = spec.blocks();
        kernels.push(json!({
            "kernel": name,
            "order": match order {
                _ if part.is_two_phase() => "rows of logits stay",
                Order::RowMajor => "rows stay",
                Order::ColMajor => "columns stay",
            },
            "tile": [tiles.rows, tiles.cols],
            "blocks": [nn, nv],
            "flops": plan::products(&spec, part.rows.unsigned_abs() * part.cols.unsigned_abs()),
            "vmem_bytes": spec.vmem_bytes(),
            "vmem": vmem_report::buffers(&spec),
            "signature": plan::signature(&spec),
            "modelled_seconds": plan::modelled_seconds(&spec, options.chip),
            "candidates": candidates(&part, order, options),
        }));
    }
    Ok(Lowered { results: results.into_iter().flatten().collect(), kernels })
}

/// The most candidates of a kernel in a report.
const CANDIDATES: usize = 8;

/// The fastest tiles by the model, for `tools/bench --tune`.
fn candidates(part: &Sweep, order: Order, options: &Settings) -> Value {
    let all = plan::candidates(part, order, options, CANDIDATES).into_iter();
    all.map(|(tiles, seconds)| json!({"tile": [tiles.rows, tiles.cols], "modelled_seconds": seconds}))
        .collect()
}

/// Makes stashed logits depend on `before`: the kernel that computes it reads them too, and this one may overwrite
/// them.
fn after<'c>(b: &Builder<'c>, sweep: &mut Sweep<'c>, before: Val<'c>) {
    for k in &mut sweep.stashed {
        k.value = b.barrier(&[k.value, before])[0];
    }
}

/// True if a region consists of whole tiles within the vocabulary.
fn whole_tiles(r: &Region, sweep: &Sweep, tiles: Tiles) -> bool {
    let divides = |x: i64, by: i64| x % by == 0;
    r.cols <= sweep.cols
        && divides(r.cols, tiles.cols)
        && divides(r.first, tiles.rows)
        && divides(r.rows, tiles.rows)
}
