//! Lookups in tables of columns: see [`crate::spec::tables`].
//!
//! ```text
//! picks    128 columns a row, id = 128·c + l        what is put    columns are sorted by blocks of 4 chunks, by lanes, by chunks
//!   x[row, l]   one gather of lanes                   p = how many are before the lane's first of a block: halving
//!   where c is the chunk's number: taken              each chunk: where the column at p is the lane's, the number at p is put, p += 1
//! ```
//!
//! XLA replaces columns outside of the vocabulary by the largest i32 (see [`sorted`]), which is in no chunk. A picked
//! number is the value itself, including NaN and infinities, or 0 if no tile has the column. Several
//! numbers that are added to one column of a row are summed first, so that each column is in a table once: `x + a + b`
//! becomes `x + (a + b)`, as in the scatter into zeros of autodiff.

use super::ops;
use super::text::{Text, Value};
use crate::spec::tables::{Blocks, Picks, Puts, halvings, parts};
use crate::spec::{KernelSpec, LANES, Window};
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, NamedAttr, TensorType, Val};
use grpo_sweep::Sweep;
use grpo_sweep::pick::are_within;

/// The number of low bits of a column that are its lane.
const LANE_BITS: u32 = LANES.trailing_zeros();

/// Picks the columns of a table's part that are in chunk `chunk` (its first column divided by 128, i32) from the value
/// on it.
pub fn pick(text: &mut Text, columns: Value, value: Value, chunk: Value, old: Value) -> Value {
    let (bits, mask) = (text.ints(LANE_BITS, columns.ty), text.ints(LANES - 1, columns.ty));
    let (of, lane) = (text.integer("shrsi", columns, bits), text.integer("andi", columns, mask));
    let found = text.gather(value, lane);
    let chunk = text.broadcast(chunk, columns.ty);
    let hit = text.compare_int(Direction::Eq, false, of, chunk);
    text.select(hit, found, old)
}

/// Scatters the numbers that were found in the parts of a table into a value on a chunk.
pub fn put(text: &mut Text, puts: &Puts, found: &[Found], base: Value) -> Value {
    let mut out = base;
    for Found { hit, number } in found {
        let new = match (puts.sets, base.ty.elem()) {
            (false, _) => text.binary("arith.addf", base, *number),
            (true, Elem::I1) => {
                let zero = text.zero(number.ty);
                text.compare_float(Direction::Ne, *number, zero)
            }
            (true, _) => *number,
        };
        out = ops::select(text, &[*hit, new, out]);
    }
    out
}

/// The result of a search: whether a chunk's columns are in a part of a table, and their numbers.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub hit: Value,
    pub number: Value,
}

/// Searches the columns of consecutive chunks of one block in a part of a table with `count` columns; `chunks` are
/// their keys (see [`keys`]). A binary search finds the first chunk's position; the next chunk's position is one higher
/// if the column is in the table.
pub fn find(text: &mut Text, [keys, numbers]: [Value; 2], count: i64, chunks: &[Value]) -> Vec<Found> {
    let Some(first) = chunks.first() else { return Vec::new() };
    let ty = keys.ty;
    let mut at = search(text, keys, count, *first);
    let mut found = Vec::new();
    for (i, chunk) in chunks.iter().enumerate() {
        let (there, number) = (text.gather(keys, at), text.gather(numbers, at));
        let hit = text.compare_int(Direction::Eq, false, there, *chunk);
        found.push(Found { hit, number });
        if i + 1 < chunks.len() {
            let one = text.ints(1, ty);
            let mut next = text.integer("addi", at, one);
            if halvings(count) == LANES.trailing_zeros() {
                // After the last lane follows the first one, whose key is smaller.
                let last = text.ints(LANES - 1, ty);
                next = text.integer("andi", next, last);
            }
            at = text.select(hit, next, at);
        }
    }
    found
}

/// Number of keys that are smaller than the lane's, among the first `count` keys except the last.
fn search(text: &mut Text, keys: Value, count: i64, chunk: Value) -> Value {
    let ty = keys.ty;
    let steps = halvings(count);
    // Each position has the previous key.
    let before = text.rotate(keys, 1);
    // A lookup that is equal for all lanes is shared by all chunks.
    let fixed = |text: &mut Text, place: i64| {
        let place = text.ints(place, ty);
        text.gather(before, place)
    };
    let (zero, half) = (text.ints(0, ty), 1 << (steps - 1));
    let (middle, place) = (fixed(text, half), text.ints(half, ty));
    let mut right = text.compare_int(Direction::Lt, false, middle, chunk);
    let mut at = text.select(right, place, zero);
    for step in (0..steps - 1).rev() {
        let by = text.ints(1 << step, ty);
        let next = text.integer("addi", at, by);
        let there = if step + 2 == steps {
            let (above, below) = (fixed(text, half + (1 << step)), fixed(text, 1 << step));
            text.select(right, above, below)
        } else {
            text.gather(before, next)
        };
        right = text.compare_int(Direction::Lt, false, there, chunk);
        at = text.select(right, next, at);
    }
    at
}

impl Text {
    /// Gathers lanes of each row of `v`: lane `l` of the result is lane `lanes[l]`, an i32 from 0 to 127. Both are 128
    /// wide.
    pub fn gather(&mut self, v: Value, lanes: Value) -> Value {
        let attrs = match self.version {
            ..5 => " {dimension = 1 : i32}",
            _ => " {dimensions = array<i32: 1>}",
        };
        self.pure("tpu.dynamic_gather", attrs, &[v, lanes], v.ty)
    }
}

/// The columns of a table of picks: `[rows, 128·n]`.
pub fn picked<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, picks: &Picks, w: &Window) -> Val<'c> {
    let columns = in_vocabulary(b, sweep, sweep.row_operands[picks.columns]);
    padded(b, columns, w, OUTSIDE)
}

/// The sorted keys of a table of scattered numbers, and the numbers: `[rows, 128·n]`.
pub fn sorted<'c>(b: &Builder<'c>, spec: &KernelSpec<'_, 'c>, puts: &Puts, w: &Window) -> [Val<'c>; 2] {
    let sweep = spec.sweep;
    let columns = in_vocabulary(b, sweep, sweep.row_operands[puts.columns]);
    let numbers = b.convert(sweep.row_operands[puts.updates], Elem::F32);
    let (columns, numbers) = once(b, columns, numbers, puts.sets);
    let [keys, numbers] = sort(b, keys(b, columns, spec.blocks_of_chunks()), numbers);
    [padded(b, keys, w, OUTSIDE), padded(b, numbers, w, "0.0")]
}

/// The sort keys of columns: by block of chunks, then by lane, then by chunk.
fn keys<'c>(b: &Builder<'c>, columns: Val<'c>, blocks: Blocks) -> Val<'c> {
    let ty = columns.tensor_type();
    let int = |value: i64| b.int(&ty, value);
    let all = b.elementwise(Elementwise::Add, &[columns, int(blocks.shift)]);
    let within = |by: i64, below: i64| {
        let v = b.elementwise(Elementwise::ShiftRightLogical, &[all, int(by)]);
        b.elementwise(Elementwise::And, &[v, int(below - 1)])
    };
    let bits = i64::from(blocks.chunks.trailing_zeros());
    let lane = b.elementwise(Elementwise::ShiftLeft, &[within(0, LANES), int(bits)]);
    let chunk = within(i64::from(LANE_BITS), blocks.chunks);
    let block = b.elementwise(Elementwise::And, &[all, int(-blocks.chunks * LANES)]);
    let key = b.elementwise(Elementwise::Or, &[b.elementwise(Elementwise::Or, &[block, lane]), chunk]);
    let is_outside = b.compare(Direction::Eq, columns, b.splat(&ty, OUTSIDE));
    b.elementwise(Elementwise::Select, &[is_outside, columns, key])
}

/// A column that is in no chunk.
const OUTSIDE: &str = "2147483647";

/// Columns, with [`OUTSIDE`] for those outside of the vocabulary.
fn in_vocabulary<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, columns: Val<'c>) -> Val<'c> {
    let ty = columns.tensor_type();
    b.elementwise(
        Elementwise::Select,
        &[are_within(b, columns, sweep.cols), columns, b.splat(&ty, OUTSIDE)],
    )
}

/// Removes duplicate columns of a row: the first of equal ones gets the sum of their numbers, or keeps its own if
/// numbers are set, and the others become [`OUTSIDE`].
fn once<'c>(b: &Builder<'c>, columns: Val<'c>, numbers: Val<'c>, sets: bool) -> (Val<'c>, Val<'c>) {
    let ty = columns.tensor_type();
    let [rows, count] = ty.shape[..] else { return (columns, numbers) };
    let cube = TensorType::new([rows, count, count], Elem::I32);
    let [mine, others] = [[0, 1], [0, 2]].map(|dims| b.broadcast(columns, &cube.shape, &dims));
    let same = b.compare(Direction::Eq, mine, others);
    let nothing = |shape: &[i64]| b.zero(&TensorType::new(shape, Elem::F32));
    let summed = || {
        let numbers = b.broadcast(numbers, &cube.shape, &[0, 2]);
        let chosen = b.elementwise(Elementwise::Select, &[same, numbers, nothing(&cube.shape)]);
        b.reduce(Elementwise::Add, chosen, nothing(&[]), &[2])
    };
    let numbers = if sets { numbers } else { summed() };
    let earlier = b.compare(Direction::Lt, b.iota(&cube, 2), b.iota(&cube, 1));
    let again = b.elementwise(Elementwise::And, &[same, earlier]);
    let again = b.reduce(Elementwise::Or, again, b.splat(&TensorType::new([], Elem::I1), "false"), &[2]);
    (b.elementwise(Elementwise::Select, &[again, b.splat(&ty, OUTSIDE), columns]), numbers)
}

/// Sorts keys with their numbers.
fn sort<'c>(b: &Builder<'c>, keys: Val<'c>, numbers: Val<'c>) -> [Val<'c>; 2] {
    let types = [keys, numbers].map(|v| v.tensor_type());
    let scalars = types.each_ref().map(|ty| TensorType::new([], ty.elem).mlir(b.context));
    let [i, f] = scalars;
    let (region, block) = b.region(&[i, i, f, f]);
    let inner = Builder::at_end(block, *b);
    let args = block.args();
    let less = inner.compare(Direction::Lt, args[0], args[1]);
    inner.op(Kind::Return, &[less], &[], &[], &[]);
    let attrs: [NamedAttr<'_>; 2] =
        [("dimension", "1 : i64".to_string()), ("is_stable", "true".to_string())];
    let types = types.map(|ty| ty.mlir(b.context));
    let op = b.op(Kind::Sort, &[keys, numbers], &attrs, &types, &[region]);
    [op.result(0), op.result(1)]
}

/// Pads an array with numbers per row to a multiple of 128 columns.
fn padded<'c>(b: &Builder<'c>, v: Val<'c>, w: &Window, with: &str) -> Val<'c> {
    let ty = v.tensor_type();
    let left = w.array[1] - ty.shape[1];
    if left == 0 {
        return v;
    }
    let rest = b.splat(&TensorType::new([w.array[0], left], ty.elem), with);
    b.concatenate(&[v, rest], 1)
}

/// A table's parts in a group of rows from `row` (an index).
pub fn load(text: &mut Text, table: Value, row: Value, rows: i64, count: i64) -> Vec<Value> {
    let part = |text: &mut Text, part: i64| {
        let at = text.index(part * LANES);
        text.load(table, [row, at], rows, LANES)
    };
    (0..parts(count)).map(|i| part(text, i)).collect()
}
