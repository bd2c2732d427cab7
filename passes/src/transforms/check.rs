//! `check`: see [`Check::doc`].

mod memory;

use crate::analysis::counted::While;
use crate::analysis::layers::{Heads, NO_LOSS};
use crate::analysis::partition::{CONSTRAINT, MANUAL};
use crate::analysis::signature::signature;
use crate::analysis::tile::has_elementwise_name;
use crate::analysis::{splat, splat_number};
use crate::error::Result;
use crate::ir::{Op, TensorType, Val};
use crate::options::Options;
use crate::pass::{Pass, PassContext, failure};
use crate::remarks::Standing;
use crate::report::{LoweredSweep, RemainingValue};
use crate::sweep::is_own;
use melior::ir::Type;
use rustc_hash::FxHashMap;
use std::collections::HashSet;

const NAME: &str = "check";

/// Verifies the rewritten module against the original.
pub struct Check;

/// Lengths of the dimensions, sorted, without ones: equal for reshapes and transposes that move no
/// dimension into another.
fn extents(shape: &[i64]) -> Vec<i64> {
    let mut dims: Vec<i64> = shape.iter().copied().filter(|d| *d != 1).collect();
    dims.sort_unstable();
    dims
}

/// Whether a block's arguments and results come from outside: a function's body, or a region of
/// Shardy's with its per-shard shapes.
fn is_interface(op: Op) -> bool {
    op.is("func.func") && op.attr_str("sym_visibility") != Some("private")
        || op.name().starts_with("sdy.")
}

/// Whether an operation combines values of several devices: `partition` does that to weights and to values
/// with one number per row, of whatever size a part of them is.
fn is_collective(op: Op) -> bool {
    ["all_gather", "all_reduce", "reduce_scatter"]
        .iter()
        .any(|name| op.name().strip_prefix("stablehlo.") == Some(*name))
}

/// The shapes that the program's own inputs and outputs have: weights and gradients, not logits
/// (unless those are an input).
fn interface_shapes(module: Op) -> HashSet<Vec<i64>> {
    let mut shapes = HashSet::new();
    let mut add = |values: Vec<Val>| {
        for ty in values.into_iter().filter_map(TensorType::of) {
            shapes.insert(extents(&ty.shape));
        }
    };
    for op in module.walk().into_iter().filter(|op| is_interface(*op)) {
        for block in op.regions().into_iter().flat_map(|r| r.blocks()) {
            add(block.args());
            add(block.terminator().map(Op::operands).unwrap_or_default());
        }
    }
    shapes
}

/// The loop over a sweep's tiles that an operation is in.
fn own_loop(op: Op) -> Option<Op> {
    op.ancestors().find(|p| p.is("stablehlo.while") && is_own(*p))
}

/// Number of elements, or the largest number if that does not fit.
fn elements(ty: &TensorType) -> i64 {
    ty.shape.iter().fold(1, |n, d| i64::saturating_mul(n, *d))
}

/// Whether a value is a stack of arrays for which `is_weights` holds, one of each trip, as a loop gives or takes gradients and updates of
/// its steps: what is written into it, or the loop that writes, or the numbers that it starts with or slices, or what is computed of
/// such stacks element by element.
fn stacks(v: Val, is_weights: &impl Fn(&TensorType) -> bool, depth: usize) -> bool {
    const MOST_DEPTH: usize = 8;
    let is_part = |v: Val| TensorType::of(v).is_some_and(|ty| is_weights(&ty));
    let in_loop = |op: Op, carry: usize| {
        let Some(of) = While::of(op) else { return false };
        let writes = |op: Op| op.is("stablehlo.dynamic_update_slice") && is_part(op.operand(1));
        let slices = |op: Op| op.is("stablehlo.dynamic_slice") && is_part(op.result(0));
        let is_read = || {
            let uses = of.body.args()[carry].uses();
            let mut readers = uses.iter().map(|u| u.owner).filter(|op| !op.is_return()).peekable();
            of.keeps(carry) && readers.peek().is_some() && readers.all(slices)
        };
        of.next().get(carry).copied().and_then(Val::def).is_some_and(writes) || is_read()
    };
    let Some(op) = v.def() else { return false };
    match op.name() {
        "stablehlo.dynamic_update_slice" => is_part(op.operand(1)),
        "stablehlo.while" => in_loop(op, v.result_index()),
        "stablehlo.broadcast_in_dim" | "stablehlo.constant" => {
            let uses = v.uses();
            !uses.is_empty()
                && uses.into_iter().all(|u| u.owner.is("stablehlo.while") && in_loop(u.owner, u.index))
        }
        _ if has_elementwise_name(op) && depth < MOST_DEPTH => {
            let elements_of = |v: Val| TensorType::of(v).map(|ty| elements(&ty));
            let of_one = |v: &Val| splat_number(*v).is_none() && elements_of(*v) != Some(1);
            let mut operands = op.operands().into_iter().filter(of_one).peekable();
            operands.peek().is_some() && operands.all(|v| stacks(v, is_weights, depth + 1))
        }
        _ => false,
    }
}

/// Whether a type has so many numbers of each column as the weights of one of the sweep's heads.
fn is_like_weights(ty: &TensorType, sweep: &LoweredSweep) -> bool {
    let per_column = elements(ty) / sweep.cols.max(1);
    let is_inner = |v: &serde_json::Value| v.as_i64() == Some(per_column);
    let mut sources = sweep.sources.iter().filter_map(|s| s.as_object());
    sources.any(|s| s.values().any(is_inner))
}

/// Whether a type is that of weights that the program is given, or of their gradient, with the columns of each tile apart: of
/// `[K, V]` as `[V/C, K, C]`, for a loop over tiles of C columns. (As many rows as K are told from weights nowhere here.)
fn is_tiled_weights(ty: &TensorType, sweep: &LoweredSweep, interface: &HashSet<Vec<i64>>) -> bool {
    let has = |shape: &[i64], k: i64| shape.contains(&k);
    let elements_of = |shape: &[i64]| shape.iter().fold(1, |n, d| i64::saturating_mul(n, *d));
    let given = |k: i64| interface.iter().any(|of| has(of, k) && elements_of(of) == elements(ty));
    let inner = sweep.sources.iter().filter_map(|source| source["inner"].as_i64());
    has(&ty.shape, sweep.cols) && inner.into_iter().any(|k| has(&ty.shape, k) && given(k))
}

/// Whether a value of this type is a tensor of logits size that the sweep should have removed: at
/// least N·V elements, over the whole vocabulary, and no weights.
fn is_logits_sized(ty: &TensorType, sweep: &LoweredSweep) -> bool {
    let (elements, logits) = (elements(ty), sweep.rows.saturating_mul(sweep.cols));
    if elements < logits || logits == 0 {
        return false;
    }
    !is_like_weights(ty, sweep)
        && (ty.shape.contains(&sweep.cols) || elements == logits && holds_columns(&ty.shape, sweep.cols))
}

/// Whether the vocabulary can be one of the dimensions of an array that was reshaped to `shape`: part of one, or several
/// that are one after the other.
fn holds_columns(shape: &[i64], cols: i64) -> bool {
    let run = |from: usize| {
        let products = shape[from..].iter().scan(1i64, |n, d| {
            *n = n.saturating_mul(*d);
            Some(*n)
        });
        products.into_iter().any(|n| n == cols)
    };
    shape.iter().any(|d| d % cols == 0) || (0..shape.len()).any(run)
}

/// What a loop starts with, where it carries that as it is and `v` is the carried value, in the loop or behind it.
fn carried_from<'c>(v: Val<'c>) -> Option<Val<'c>> {
    let made = v.def();
    let of = made.or_else(|| v.block().parent()).and_then(While::of)?;
    let carry = made.map_or_else(|| of.argument(v), |_| Some(v.result_index()));
    carry.filter(|carry| of.keeps(*carry)).map(|carry| of.op.operand(carry))
}

/// What one device has of a value that a manual computation gives to what is around it, perhaps through loops that carry it
/// as it is, one in another.
fn on_each_device(mut v: Val) -> Option<Val> {
    while let Some(from) = carried_from(v) {
        v = from;
    }
    let op = v.def().filter(|op| op.is(MANUAL))?;
    let body = op.regions().into_iter().flat_map(|r| r.blocks()).next()?;
    Some(body.terminator()?.operand(v.result_index()))
}

/// Whether a value is what the program, or a region of Shardy's, is given, perhaps in another shape and through loops that carry it as
/// it is: a teacher's logits, which no sweep has made and none can spare.
fn is_given<'c>(mut v: Val<'c>) -> bool {
    let reshape = |v: Val<'c>| v.def().filter(|op| op.is("stablehlo.reshape"));
    while let Some(from) = carried_from(v).or_else(|| reshape(v).map(|op| op.operand(0))) {
        v = from;
    }
    v.def().is_none() && v.block().parent().is_some_and(is_interface)
}

/// Whether loops, branches and moves hand `v` on to manual computations, in which no device has logits of it, and nothing else reads it:
/// a weight of all devices, side by side, that one `shard_map` gives to another one.
fn is_handed_on(v: Val, is_logits: impl Fn(&TensorType) -> bool) -> bool {
    const MOST: usize = 256;
    let kept = v.def().and_then(While::of).filter(|of| of.keeps(v.result_index()));
    let first = kept.map_or(v, |of| of.op.operand(v.result_index()));
    let (mut seen, mut pending, mut arrives) = (HashSet::new(), vec![first], false);
    while let Some(v) = pending.pop() {
        if !seen.insert(v) {
            continue;
        }
        if seen.len() > MOST {
            return false;
        }
        for used in v.uses() {
            let (op, at) = (used.owner, used.index);
            let around = op.parent().filter(|_| op.is_return());
            let of_loop = around.or(Some(op)).and_then(While::of);
            match op.name() {
                MANUAL => {
                    let body = op.regions().into_iter().flat_map(|r| r.blocks()).next();
                    let local = body.and_then(|body| TensorType::of(body.args()[at]));
                    if local.is_none_or(|ty| is_logits(&ty)) {
                        return false;
                    }
                    arrives = true;
                }
                _ if of_loop.is_some() => {
                    let of_loop = of_loop.into_iter();
                    pending.extend(of_loop.flat_map(|of| [of.body.args()[at], of.op.result(at)]));
                }
                "stablehlo.return" => match around {
                    Some(op) if matches!(op.name(), "stablehlo.case" | "stablehlo.if") => {
                        pending.push(op.result(at));
                    }
                    _ => return false,
                },
                "stablehlo.reshape"
                | "stablehlo.broadcast_in_dim"
                | "stablehlo.dynamic_slice"
                | "stablehlo.dynamic_update_slice"
                | CONSTRAINT => pending.push(op.result(0)),
                _ => return false,
            }
        }
    }
    arrives
}

/// Whether nothing but indices of rows and columns, numbers of each, comparisons of these and what is computed of both make a
/// value: a one-hot, or how many there are up to a row, and no logits.
fn is_label(op: Op) -> bool {
    const MOST: usize = 32;
    let (mut seen, mut at, mut compares) = (vec![op], 0, false);
    while let Some(op) = seen.get(at).copied() {
        at += 1;
        let elements = |v: Val| TensorType::of(v).map(|ty| elements(&ty));
        let size = op.results().first().copied().and_then(elements);
        let next = match op.name() {
            "stablehlo.iota" | "stablehlo.constant" => Vec::new(),
            "stablehlo.broadcast_in_dim" if elements(op.operand(0)) < size => Vec::new(),
            "stablehlo.broadcast_in_dim" | "stablehlo.reshape" | "stablehlo.transpose" => op.operands(),
            "stablehlo.reduce_window" => op.operands(),
            _ if has_elementwise_name(op) => op.operands(),
            _ => return false,
        };
        for v in next {
            let Some(op) = v.def() else { return false };
            if !seen.contains(&op) {
                seen.push(op);
            }
        }
        if seen.len() > MOST {
            return false;
        }
        compares |= matches!(op.name(), "stablehlo.compare" | "stablehlo.iota");
    }
    compares || op.is("stablehlo.broadcast_in_dim")
}

/// What the weights of all sweeps over so many columns are made of; none where that is not known.
fn heads<'c>(module: Op<'c>, context: &PassContext<'_>, cols: i64) -> Option<Heads<'c>> {
    let sweeps: Vec<&LoweredSweep> = context.report.sweeps.iter().filter(|s| s.cols == cols).collect();
    let inner = sweeps.iter().flat_map(|s| &s.sources).filter_map(|source| source["inner"].as_i64());
    let is_kernel = |op: Op| {
        op.is("stablehlo.custom_call") && op.attr_str("call_target_name") == Some("tpu_custom_call")
    };
    // A loop over tiles of rows has one over columns in it, which has parts of its operands.
    let is_whole = |op: Op| is_own(op) && !op.ancestors().any(is_own);
    let lowered = |op: &Op| is_kernel(*op) || op.is("stablehlo.while") && is_whole(*op);
    let all: Vec<(Op, String)> =
        module.walk().into_iter().filter(lowered).map(|op| (op, op.location_text())).collect();
    let is_lowered = |s: &&LoweredSweep| all.iter().any(|(_, at)| *at == s.location);
    let of_these = all.iter().filter(|(_, at)| sweeps.iter().any(|s| s.location == *at));
    let of_these: Vec<Op> = of_these.map(|(op, _)| *op).collect();
    sweeps
        .iter()
        .all(is_lowered)
        .then(|| Heads::of(module, &of_these, cols, &inner.collect::<Vec<_>>()))?
}

/// Records the values of logits size that are left, and remarks on the first of each sweep.
fn report_remaining(module: Op, context: &mut PassContext<'_>) {
    let keeps_logits = |s: &LoweredSweep| {
        let stored = s.sinks.iter().any(|k| k == "store");
        let on_purpose = context.kept.contains(&[s.rows, s.cols]);
        on_purpose || stored || s.sources.iter().any(|k| k["kind"] == "logits")
    };
    let mut sweeps: Vec<LoweredSweep> = Vec::new();
    for s in context.report.sweeps.iter().filter(|s| !keeps_logits(s)) {
        match sweeps.iter_mut().find(|o| (o.rows, o.cols) == (s.rows, s.cols)) {
            Some(same) => same.sources.extend(s.sources.iter().cloned()),
            None => sweeps.push(s.clone()),
        }
    }
    if sweeps.is_empty() {
        return;
    }
    // Outside the regions that `partition` makes, values are those of all devices together.
    let mut wholes = sweeps.clone();
    for s in &mut wholes {
        if let Some((_, [rows, cols])) = context.split.sizes.iter().find(|(l, _)| *l == [s.rows, s.cols])
        {
            (s.rows, s.cols) = (*rows, *cols);
        }
    }
    let splits = !context.split.sizes.is_empty();
    let is_outside = |op: Op| splits && !op.ancestors().any(|p| p.is(MANUAL));
    let interface = interface_shapes(module);
    let mut found: Vec<(Val, TensorType)> = Vec::new();
    // A tile of one sweep may be as large as another one's logits: a loop is where its sweep was.
    let extent = |s: &LoweredSweep| [s.rows, s.cols];
    let loops: FxHashMap<String, [i64; 2]> =
        context.report.sweeps.iter().map(|s| (s.location.clone(), extent(s))).collect();
    // What one device has may be no larger than a tile, which then is no loop's.
    let is_one_tile = |of: &LoweredSweep, op: Op| {
        let covers = |s: &LoweredSweep| {
            let least = |key: &str| s.tiles[key].as_i64().unwrap_or(0);
            extent(s) == extent(of) && least("rows") >= s.rows && least("cols") >= s.cols
        };
        context.report.sweeps.iter().any(covers) && op.ancestors().any(|p| p.is(MANUAL))
    };
    let is_large = |op: Op, ty: &TensorType, sweep: usize| {
        let of = &sweeps[sweep];
        is_logits_sized(ty, if is_outside(op) { &wholes[sweep] } else { of })
            && own_loop(op).is_none_or(|l| loops.get(&l.location_text()) == Some(&extent(of)))
            && !is_one_tile(of, op)
    };
    // Types are unique in their context, and few.
    let mut large: FxHashMap<Type<'_>, Option<TensorType>> = FxHashMap::default();
    // What one kernel keeps for another is there on purpose.
    let is_call = |op: Op| op.is("stablehlo.custom_call") || op.is("stablehlo.optimization_barrier");
    let is_kept = |v: Val| {
        let uses = v.uses();
        !uses.is_empty() && uses.into_iter().all(|u| is_call(u.owner))
    };
    for op in module.walk() {
        for v in (0..op.num_results()).map(|i| op.result(i)) {
            let ty = large.entry(v.mlir_type()).or_insert_with(|| {
                TensorType::of(v).filter(|ty| {
                    let is_logits = |s| is_logits_sized(ty, s) && !is_tiled_weights(ty, s, &interface);
                    !interface.contains(&extents(&ty.shape))
                        && sweeps.iter().chain(&wholes).any(is_logits)
                })
            });
            // A weight that `shard_map` gathers and hands to its gradient is one on each device.
            let is_weights = || {
                let is_logits = |ty: &TensorType| sweeps.iter().any(|s| is_logits_sized(ty, s));
                let ty = on_each_device(v).and_then(TensorType::of);
                ty.is_some_and(|ty| !is_logits(&ty)) || is_handed_on(v, is_logits)
            };
            let is_part = |ty: &TensorType| {
                sweeps
                    .iter()
                    .chain(&wholes)
                    .any(|s| ty.shape.contains(&s.cols) && is_like_weights(ty, s))
            };
            if let Some(ty) = ty
                && !is_weights()
                && !is_given(v)
                && !stacks(v, &is_part, 0)
                && !(is_call(op) && is_kept(v))
                && !(splits && is_collective(op))
                && (0..sweeps.len()).any(|s| is_large(op, ty, s))
            {
                found.push((v, ty.clone()));
            }
        }
    }
    // What has a head's weights in it, and no product that is said to be no loss's.
    let mut own: Vec<Op> = Vec::new();
    if !found.is_empty() {
        let heads: Vec<Heads> = sweeps.iter().filter_map(|s| heads(module, context, s.cols)).collect();
        let is_other =
            |v: Val| heads.len() == sweeps.len() && heads.iter().all(|heads| heads.are_not_in(v));
        if !context.others.is_empty() {
            let is_own = |v: &Val| heads.iter().any(|heads| heads.are_in(*v));
            own.extend(found.iter().map(|(v, _)| *v).filter(is_own).filter_map(Val::def));
        }
        let is_layer = |v: Val| is_other(v) && !v.def().is_some_and(is_label);
        found.retain(|(v, _)| !is_layer(*v));
        // Zeros that such layers are compared with.
        if found.iter().all(|(v, _)| splat(*v).is_some()) {
            found.clear();
        }
    }
    let found: Vec<(Op, TensorType)> =
        found.into_iter().filter_map(|(v, ty)| Some((v.def()?, ty))).collect();
    for (at, s) in sweeps.iter().enumerate() {
        let mine: Vec<&(Op, TensorType)> =
            found.iter().filter(|(op, ty)| is_large(*op, ty, at)).collect();
        let logits: Vec<&(Op, TensorType)> =
            mine.iter().copied().filter(|(op, _)| !is_label(*op)).collect();
        if let (Some((op, ty)), []) = (mine.first(), &logits[..]) {
            let message = format!(
                "{} values of at least {}x{} elements are left, the first is {ty}: no logits, but columns compared with \
                 indices that are multiplied with something",
                mine.len(),
                s.rows,
                s.cols
            );
            context.remarks.no_candidate("check", *op, message);
        }
        if let Some((op, ty)) = logits.first() {
            let message = format!(
                "{} values of at least {}x{} elements are left, the first is {ty}: the sweep was \
                 lowered, but the program still holds logits",
                mine.len(),
                s.rows,
                s.cols
            );
            // As large as what is told to be no loss's, unless it is known to be another product's with the same weights.
            let size = [s.rows.min(s.cols), s.rows.max(s.cols)];
            let is_own = || {
                !context.unknown_others.contains(&size) && logits.iter().any(|(op, _)| own.contains(op))
            };
            let standing = match context.others.contains(&size) && !is_own() {
                true => Standing::Other,
                false => Standing::Candidate,
            };
            context.remarks.left_alone("check", *op, message, standing);
        }
    }
    context.report.remaining.extend(found.into_iter().map(|(op, ty)| RemainingValue {
        location: op.location_text(),
        op: op.name().to_string(),
        bytes: (elements(&ty) as u64).saturating_mul(ty.elem.bytes()),
        ty: ty.to_string(),
    }));
}

impl Pass for Check {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        r#"Verifies the rewritten module against the original.

Runs last and changes nothing. It fails when

- a public function's argument or result types, their attributes (donation: tf.aliasing_output,
  jax.buffer_donor; shardings: mhlo.sharding, sdy.sharding) or the module's attributes are not those
  of the original: XLA would compile such a module without complaint;
- an operation of the vocab dialect is left.

Where the peak memory of the module, as `analysis/peak_memory.rs` estimates it, is above that of the original, the chains that are
fused at the peak are declined: the pipeline starts again without them, and a remark has both numbers. Not so under `always_fuse`.

It makes a missed remark, and an entry in the report, for values that are as large as the logits of a
lowered sweep and neither weights nor something that the program takes or returns. Where `outline` found a chain of
that size that is no loss, it is a candidate only if a product with a head's weights is in it that makes no such chain.

Before and after are the same module. This one fails, because no lowering took the sweep:

    func.func @main(%logits: tensor<8x512xf32>) -> tensor<8xf32> {
      %0 = "vocab.sweep"(%logits) ({ ... }) {...} : (tensor<8x512xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }"#
    }

    fn may_decline(&self, options: &Options) -> bool {
        self.looks_at_chains(options)
    }

    fn looks_at_chains(&self, options: &Options) -> bool {
        !options.always_fuse
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        if let Some(left) = module.walk().into_iter().find(|op| op.name().starts_with("vocab.")) {
            let why = format!("{} is left: no pass of the pipeline lowered it", left.name());
            return Err(failure(self.name(), left, why));
        }
        if let Some(original) = &context.signature
            && let Some(difference) = original.difference(&signature(module))
        {
            let why = format!("the module's interface changed: {difference}");
            return Err(failure(self.name(), module, why));
        }
        report_remaining(module, context);
        memory::compare(module, context);
        module.walk().into_iter().for_each(|op| op.remove_attr(NO_LOSS));
        Ok(())
    }
}
