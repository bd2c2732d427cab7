//! Contractions of a value's tile with a matrix, and their accumulators.

use super::per_lane::{self, Columns};
use super::step::StepContext;
use super::text::{Text, Ty, Value};
use super::tile::{self, Strip, Whether, for_pieces, straight_pieces};
use super::{aliased_accumulator, hbm_accumulator, overlap};
use crate::spec::{BufferRef, LANES, Overlap, ROWS, SinkAt, numerics};
use grpo_ir::numbers::extent;
use grpo_ir::{Direction, Elem};
use grpo_sweep::{Layout, Sink, Tiles};

/// Options of a step's contractions.
#[derive(Clone, Copy, Default)]
struct TermOptions {
    /// The first contraction over columns overlaps the body, in strips of at most this many columns.
    beneath: Option<i64>,
    /// A sink whose term is already added.
    done: Option<usize>,
    /// In the separate code of the last block, the columns to multiply.
    last: Option<i64>,
}

/// Adds this step's term to every contraction's accumulator. `valid` is the number of valid rows, if some are invalid
/// and rows are contracted. The body may overlap the contraction over rows whose matrix is transposed, which then comes
/// first, or the first contraction over columns.
pub fn accumulate(context: &StepContext<'_>, text: &mut Text, valid: Option<i64>) {
    let beneath = match context.spec.overlap {
        Overlap::Contraction(width) => Some(width),
        _ => None,
    };
    let whole = |text: &mut Text| match (context.spec.transposed, beneath) {
        (Some(transposed), Some(most)) => {
            transposed_rows(context, text, transposed, most);
            add_terms(
                context,
                text,
                valid,
                TermOptions { done: Some(transposed.0), ..TermOptions::default() },
            );
        }
        _ => add_terms(context, text, valid, TermOptions { beneath, ..TermOptions::default() }),
    };
    if let Overlap::Rows(height) = context.spec.overlap {
        return groups_of_rows(context, text, height);
    }
    let Some((live, multiplied)) = context.spec.last_block() else { return whole(text) };
    let (_, nv) = context.spec.blocks();
    let last = |text: &mut Text| {
        let strip = Strip { width: multiplied, ..Strip::whole(context, text) };
        per_lane::strip(context, text, strip, false, Columns::Below(live));
        add_terms(
            context,
            text,
            valid,
            TermOptions { last: Some(multiplied), ..TermOptions::default() },
        );
    };
    context.at_step(text, (context.v, nv), nv - 1, last, whole);
}

/// Adds this step's term to the accumulators of all contractions but `how.done`.
fn add_terms(context: &StepContext<'_>, text: &mut Text, valid: Option<i64>, how: TermOptions) {
    let sinks = || {
        let all = context.spec.sweep.sinks.iter().zip(&context.spec.sinks).enumerate();
        all.filter(|(i, _)| how.done != Some(*i)).map(|(_, sink)| sink)
    };
    let over_columns = |sink: &Sink| matches!(sink, Sink::ContractCols { .. });
    let mut beneath = how.beneath;
    let columns = |text: &mut Text| {
        for (sink, at) in sinks().filter(|(sink, _)| over_columns(sink)) {
            contract(context, text, (sink, at), TermOptions { beneath: beneath.take(), ..how });
        }
    };
    // The first `apart` rows have no contraction to overlap.
    let alone = |text: &mut Text| {
        if how.beneath.is_some() {
            let strip = Strip::whole(context, text);
            per_lane::strip(context, text, strip, false, overlap::columns(context));
        }
    };
    hbm_accumulator::where_summed(context, text, columns, alone);
    if let Some(valid) = valid {
        let (inner, steps) = context.inner();
        context.at_step(
            text,
            (inner, steps),
            steps - 1,
            |text| clear_rows(context, text, valid),
            |_| (),
        );
    }
    for (sink, at) in sinks().filter(|(sink, _)| !over_columns(sink)) {
        contract(context, text, (sink, at), TermOptions { beneath: None, ..how });
    }
}

/// Columns of a matrix that are transposed at once.
const TURNED: usize = 512;

/// The term of a contraction over rows whose matrix is transposed first, in strips of `most` columns, each of which
/// overlaps the body on the next one. Straight-line code: see [`crate::spec::KernelSpec::contracts_straight`].
fn transposed_rows(
    context: &StepContext<'_>,
    text: &mut Text,
    (sink, transposed): (usize, BufferRef),
    most: i64,
) {
    let SinkAt::Contract { tile, matrix, acc, .. } = &context.spec.sinks[sink] else { return };
    let rows_of_matrix = context.spec.buffer_at(transposed).shape[0];
    let rows = context.spec.tiles.rows;
    let [d, m, acc, transposed] = [*tile, *matrix, *acc, transposed].map(|p| context.mem(p));
    let (zero, from, first) = (text.index(0), context.top(text, *tile), first_in_block(context, text));
    for k in (0..rows_of_matrix).step_by(TURNED) {
        let (width, k) = (extent(TURNED).min(rows_of_matrix - k), text.index(k));
        let piece = text.load(m, [zero, k], rows, width);
        let piece = text.transposed(piece);
        text.store(piece, transposed, [k, zero]);
    }
    overlap::contraction(context, text, most, &mut |text, at, width| {
        let column = text.index(at);
        let pieces = context.spec.pieces(rows_of_matrix, Tiles { rows, cols: width }, false);
        straight_pieces(text, pieces, 0, &mut |text, k, size, _| {
            let side = text.load(transposed, [k, zero], size, rows);
            let d = text.load(d, [from, column], rows, width);
            // The other strips load the same values, so a write precedes the product: see `Text::supersede`.
            let old = tile::taken(text, acc, [k, column], Ty::Vector(size, width, Elem::F32), first);
            let part = text.matmul(side, d, (1, 0), false);
            let sum = tile::sum(text, old, part, first);
            text.store(sum, acc, [k, column]);
        });
    });
}

/// The terms of contractions over rows in groups of `height` rows, each of which overlaps the body on the next one.
/// Straight-line code: see [`Overlap::Rows`]. Columns beyond the vocabulary are not copied out.
fn groups_of_rows(context: &StepContext<'_>, text: &mut Text, height: i64) {
    let Tiles { rows, cols } = context.spec.tiles;
    let in_block = first_in_block(context, text);
    for group in 0..rows / height {
        per_lane::rows(context, text, (group * height, height));
        let first = if group == 0 { in_block } else { Whether::No };
        for (sink, at) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks) {
            let (Sink::ContractRows { layout, value, dot }, SinkAt::Contract { tile, matrix, acc, .. }) =
                (sink, at)
            else {
                continue;
            };
            let extent = context.spec.sweep.matrix_extent(sink).expect("a contraction has an extent");
            let [d, m, acc] = [*tile, *matrix, *acc].map(|p| context.mem(p));
            let num = numerics(context.spec.sweep.body.elem(*value), m.ty.elem(), &dot.precision);
            let (zero, number) = (text.index(0), text.int(group));
            let (top, from) = (text.index(group * height), context.row(text, *tile, number, height));
            let pieces = context.spec.pieces(extent, context.spec.tiles, num.exact);
            straight_pieces(text, pieces, 0, &mut |text, k, size, _| {
                let side = text.load(m, [top, k], height, size);
                let side = text.resize(side, num.elem);
                let d = text.load(d, [from, zero], height, cols);
                let (sides, to, ty) = match layout {
                    Layout::Kv => ([side, d], [k, zero], Ty::Vector(size, cols, Elem::F32)),
                    Layout::Vk => ([d, side], [zero, k], Ty::Vector(cols, size, Elem::F32)),
                };
                let old = tile::taken(text, acc, to, ty, first);
                let part = text.matmul(sides[0], sides[1], (0, 0), num.exact);
                let sum = tile::sum(text, old, part, first);
                text.store(sum, acc, to);
            });
        }
    }
}

/// Whether this step adds the first term of a block.
fn first_in_block(context: &StepContext<'_>, text: &mut Text) -> Whether {
    let (inner, steps) = context.inner();
    if steps == 1 {
        return Whether::Yes;
    }
    let zero = text.int(0);
    Whether::Unless(text.compare_int(Direction::Gt, false, inner, zero))
}

/// One contraction's term. With `beneath` its first piece is cut into strips of this many columns, which overlap the
/// body.
fn contract(context: &StepContext<'_>, text: &mut Text, (sink, at): (&Sink, &SinkAt), how: TermOptions) {
    let Tiles { rows, cols } = context.spec.tiles;
    let mut shared = None;
    let (tile, matrix, acc, top, first) = match at {
        SinkAt::Contract { tile, matrix, acc, .. } => {
            (tile, matrix, acc, text.index(0), first_in_block(context, text))
        }
        SinkAt::HbmAccumulator { tile, matrix, slots, aliased, .. } => {
            shared =
                aliased.map(|[result_slots, _]| [result_slots, *slots].map(|slots| context.mem(slots)));
            let later = hbm_accumulator::continues(context, text);
            (tile, matrix, slots, context.top(text, *slots), Whether::Unless(later))
        }
        _ => return,
    };
    let dot = sink.dot().expect("a contraction");
    let value = context.spec.sweep.body.elem(sink.values()[0]);
    let (d, m, acc) = (context.mem(*tile), context.mem(*matrix), context.mem(*acc));
    let of = context.spec.sweep.matrices[dot.matrix].tensor_type().elem;
    let (num, conversions) = (numerics(value, of, &dot.precision), context.spec.conversions(*matrix));
    let extent = context.spec.sweep.matrix_extent(sink).expect("a contraction has an extent");
    let (zero, from) = (text.index(0), context.top(text, *tile));
    let mut pieces = match how.last {
        Some(_) => context.spec.last_pieces(extent, num.exact),
        None => context.spec.pieces(extent, context.spec.tiles, num.exact),
    };
    let straight = how.last.is_none() && context.spec.contracts_straight(pieces, num.exact);
    // The piece at `k` of the inner extent, of `width` of the tile's columns.
    let piece = |text: &mut Text, (k, size): (Value, i64), (at, width): (i64, i64), first: Whether| {
        let column = text.index(at);
        let d = text.load(d, [from, column], rows, width);
        let side = match sink {
            Sink::ContractCols { layout: Layout::Kv, .. } => text.load(m, [k, column], size, width),
            Sink::ContractCols { .. } => text.load(m, [column, k], width, size),
            _ => text.load(m, [zero, k], rows, size),
        };
        let side = text.convert_float(side, &conversions);
        let mk = text.resize(side, num.elem);
        let (sides, contracted, to, [high, wide]) = match sink {
            Sink::ContractCols { layout: Layout::Kv, .. } => ([d, mk], (1, 1), [top, k], [rows, size]),
            Sink::ContractCols { .. } => ([d, mk], (1, 0), [top, k], [rows, size]),
            Sink::ContractRows { layout: Layout::Kv, .. } => ([mk, d], (0, 0), [k, zero], [size, width]),
            _ => ([d, mk], (0, 0), [zero, k], [width, size]),
        };
        let ty = Ty::Vector(high, wide, Elem::F32);
        let old = |text: &mut Text| match shared {
            None => [tile::taken(text, acc, to, ty, first), None],
            Some(slots) => aliased_accumulator::taken(context, text, slots, k, ty, first),
        };
        // If other pieces load the value again, a write precedes the product: see `Text::supersede`.
        let before = straight.then(|| old(text));
        let part = text.matmul(sides[0], sides[1], contracted, num.exact);
        let old = before.unwrap_or_else(|| old(text));
        match shared {
            None => {
                let sum = tile::sum(text, old[0], part, first);
                text.store(sum, acc, to);
            }
            Some(slots) => aliased_accumulator::add(context, text, part, slots, k, (old, first)),
        }
    };
    let mut done = 0;
    if let Some(most) = how.beneath {
        let mut first = first;
        overlap::contraction(context, text, most, &mut |text, at, width| {
            piece(text, (zero, pieces.size), (at, width), first);
            first = Whether::No;
        });
        (pieces.full, done) = (pieces.full - 1, pieces.size);
    }
    let each = if straight { straight_pieces } else { for_pieces };
    let cols = how.last.unwrap_or(cols);
    each(text, pieces, done, &mut |text, k, size, _| piece(text, (k, size), (0, cols), first));
}

/// Rounds the accumulators into the output windows, with the values that they are added to, in the last inner step.
pub fn flush(context: &StepContext<'_>, text: &mut Text) {
    for (i, (sink, at)) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks).enumerate() {
        let SinkAt::Contract { acc, init, out, .. } = at else { continue };
        let slots = context.spec.columns.as_ref().filter(|columns| columns.sink == i);
        let out = slots.map_or(out, |columns| &columns.slots);
        if acc == out && init.is_none() {
            continue;
        }
        let dot = sink.dot().expect("a contraction");
        let (from, to) = (context.mem(*acc), context.mem(*out));
        let [_, cols] = context.spec.buffer_at(*acc).shape;
        each_rows(context, text, (*acc, 0, 4 * ROWS), &mut |text, at, rows| {
            let zero = text.index(0);
            let mut v = text.load(from, [at, zero], rows, cols);
            for e in dot.roundings() {
                v = text.resize(v, e);
            }
            if let Some(init) = init {
                let before = text.load(context.mem(*init), [at, zero], rows, cols);
                let wide = [before, v].map(|v| text.resize(v, Elem::F32));
                let sum = text.binary("arith.addf", wide[0], wide[1]);
                v = text.resize(sum, v.ty.elem());
            }
            text.store(v, to, [at, zero]);
        });
    }
}

/// Writes `each` for groups of `height` rows of a buffer from row `from`, a multiple of `height`.
fn each_rows(
    context: &StepContext<'_>,
    text: &mut Text,
    (p, from, height): (BufferRef, i64, i64),
    each: &mut dyn FnMut(&mut Text, Value, i64),
) {
    let rows = if context.spec.alternates(p) {
        context.spec.tiles.rows
    } else {
        let Ty::Memory(rows, ..) = context.mem(p).ty else { unreachable!("a buffer in VMEM") };
        rows
    };
    let full = (rows - from) / height;
    text.repeat(full, |text, i| {
        let skip = text.int(from / height);
        let i = text.integer("addi", i, skip);
        let at = context.row(text, p, i, height);
        each(text, at, height);
    });
    let done = from + full * height;
    if done < rows {
        let at = text.index(done);
        each(text, at, rows - done);
    }
}

/// Clears the columns beyond the vocabulary in every matrix that is contracted over columns: a window may
/// hold NaN there, and 0·NaN is NaN.
pub fn clear_columns(context: &StepContext<'_>, text: &mut Text, valid: i64) {
    for (p, sink) in matrices(context) {
        match sink {
            Sink::ContractCols { layout: Layout::Vk, .. } => zero_rows(context, text, p, valid),
            Sink::ContractCols { .. } => zero_columns(context, text, p, valid),
            _ => {}
        }
    }
}

/// Clears the rows beyond N in contracted values and in their matrices.
fn clear_rows(context: &StepContext<'_>, text: &mut Text, valid: i64) {
    for (p, sink) in matrices(context) {
        if matches!(sink, Sink::ContractRows { .. }) {
            zero_rows(context, text, p, valid);
        }
    }
    for (_, _, p) in &context.spec.values {
        zero_rows(context, text, *p, valid);
    }
}

/// The matrices of the contractions, each once, with one of their sinks. A contraction over rows and one over
/// columns never share a window.
fn matrices<'a>(context: &StepContext<'a>) -> Vec<(BufferRef, &'a Sink)> {
    let mut out: Vec<(BufferRef, &Sink)> = Vec::new();
    for (sink, at) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks) {
        if let SinkAt::Contract { matrix, .. } | SinkAt::HbmAccumulator { matrix, .. } = at
            && out.iter().all(|(p, _)| p != matrix)
        {
            out.push((*matrix, sink));
        }
    }
    out
}

/// `v` where `index` is less than `below`, and zero elsewhere; selected in f32.
fn masked(text: &mut Text, v: Value, index: Value, below: i64) -> Value {
    let limit = text.ints(below, v.ty);
    let mask = text.compare_int(Direction::Lt, false, index, limit);
    let wide = text.resize(v, Elem::F32);
    let zero = text.zero(wide.ty);
    let kept = text.select(mask, wide, zero);
    text.resize(kept, v.ty.elem())
}

fn zero_rows(context: &StepContext<'_>, text: &mut Text, p: BufferRef, valid: i64) {
    let [rows, cols] = context.spec.buffer_at(p).shape;
    let mem = context.mem(p);
    let zero = text.index(0);
    let whole = valid / ROWS * ROWS;
    if whole < valid {
        let group = text.int(whole / ROWS);
        let at = context.row(text, p, group, ROWS);
        let height = ROWS.min(rows - whole);
        let v = text.load(mem, [at, zero], height, cols);
        let row = text.iota(0, v.ty);
        let v = masked(text, v, row, valid - whole);
        text.store(v, mem, [at, zero]);
    }
    each_rows(context, text, (p, (valid + ROWS - 1) / ROWS * ROWS, ROWS), &mut |text, at, rows| {
        let v = text.zero(Ty::Vector(rows, cols, mem.ty.elem()));
        text.store(v, mem, [at, zero]);
    });
}

fn zero_columns(context: &StepContext<'_>, text: &mut Text, p: BufferRef, valid: i64) {
    let [_, cols] = context.spec.buffer_at(p).shape;
    let mem = context.mem(p);
    let whole = valid / LANES * LANES;
    each_rows(context, text, (p, 0, ROWS), &mut |text, at, rows| {
        if whole < valid {
            let column = text.index(whole);
            let v = text.load(mem, [at, column], rows, LANES);
            let lane = text.iota(1, v.ty);
            let v = masked(text, v, lane, valid - whole);
            text.store(v, mem, [at, column]);
        }
        let rest = (valid + LANES - 1) / LANES * LANES;
        if rest < cols {
            let column = text.index(rest);
            let v = text.zero(Ty::Vector(rows, cols - rest, mem.ty.elem()));
            text.store(v, mem, [at, column]);
        }
    });
}
