//! Columns of each row that are looked up by tables: see [`crate::spec::tables`].
//!
//! ```text
//! picks    128 columns a row, id = 128·c + l        what is put    columns are sorted by blocks of 4 chunks, by lanes, by chunks
//!   x[row, l]   one gather of lanes                   p = how many are before the lane's first of a block: halving
//!   where c is the chunk's number: taken              each chunk: where the column at p is the lane's, the number at p is put, p += 1
//! ```
//!
//! Columns outside of the vocabulary are the largest i32 (XLA makes them so, see [`sorted`]): no chunk has them. What is picked
//! is the value as it is, NaN and infinities among them, and nothing is where no tile has the column. Numbers that are added to one
//! column of a row are added up before (so each column is in a table once), so that `x + a + b` is `x + (a + b)`, as the scatter into zeros of autodiff has it.

use super::text::{Text, Ty, Value};
use crate::spec::tables::{Blocks, Picks, Puts, halvings, parts};
use crate::spec::{KernelSpec, LANES, Window};
use grpo_ir::{
    Builder, Direction, Elem, Elementwise, Kind, NamedAttr, TensorType, Val, add_identity_text,
};
use grpo_sweep::Sweep;
use grpo_sweep::batched_pick::{are_within, pack_row_values};

/// The numbers of a lane: its bits in a column's.
const LANE_BITS: u32 = LANES.trailing_zeros();

/// Takes the columns that chunk `chunk` (the number of its first column by 128, i32) has of a part of a table from the value on it.
pub fn pick(text: &mut Text, columns: Value, value: Value, chunk: Value, old: Value) -> Value {
    let (bits, mask) = (text.ints(LANE_BITS, columns.ty), text.ints(LANES - 1, columns.ty));
    let (of, lane) = (text.integer("shrsi", columns, bits), text.integer("andi", columns, mask));
    let found = text.gather(value, lane);
    let chunk = text.broadcast(chunk, columns.ty);
    let hit = text.compare_int(Direction::Eq, false, of, chunk);
    text.select(hit, found, old)
}

/// Puts the numbers of each part of a table into a value on a chunk, from where the chunk's columns are in it and the numbers there.
pub fn put(text: &mut Text, puts: &Puts, found: &[Found], base: Value) -> Value {
    let mut out = base;
    for Found { hit, number } in found {
        let new = if puts.sets { *number } else { text.binary("arith.addf", base, *number) };
        out = text.select(*hit, new, out);
    }
    out
}

/// Whether a chunk's columns are in a part of a table, and the numbers there.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub hit: Value,
    pub number: Value,
}

/// Finds the columns of chunks of one block, one behind the other, in a part of a table with `count` columns; `chunks` are their keys
/// (see [`keys`]). One search finds the first chunk's place, and where a chunk's column is, the next one's is behind it.
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
                // Behind the last lane is nothing: the first one's key is smaller.
                let last = text.ints(LANES - 1, ty);
                next = text.integer("andi", next, last);
            }
            at = text.select(hit, next, at);
        }
    }
    found
}

/// How many of the first `count` keys but the last one are smaller than the lane's.
fn search(text: &mut Text, keys: Value, count: i64, chunk: Value) -> Value {
    let ty = keys.ty;
    let steps = halvings(count);
    // Each place has the key before it.
    let before = text.rotate(keys, 1);
    // What all lanes of a row read is read once for all chunks.
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
    /// The lanes of each row of `v` that `lanes` names, i32 from 0 to 127, in as many places; of registers' width both.
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
    let columns = in_vocabulary(b, sweep, pack_row_values(b, sweep, &picks.columns, w.array[0]));
    padded(b, columns, w, OUTSIDE)
}

/// The keys of a table of what is put, in their order, and the numbers: `[rows, 128·n]`.
pub fn sorted<'c>(b: &Builder<'c>, spec: &KernelSpec<'_, 'c>, puts: &Puts, w: &Window) -> [Val<'c>; 2] {
    let sweep = spec.sweep;
    let columns = in_vocabulary(b, sweep, pack_row_values(b, sweep, &puts.columns, w.array[0]));
    let numbers = b.convert(pack_row_values(b, sweep, &puts.updates, w.array[0]), Elem::F32);
    let (columns, numbers) = once(b, columns, numbers, puts.sets);
    let [keys, numbers] = sort(b, keys(b, columns, spec.blocks_of_chunks()), numbers);
    [padded(b, keys, w, OUTSIDE), padded(b, numbers, w, "0.0")]
}

/// The numbers by which columns are sorted: by blocks of chunks, in each by lanes, and in each lane by chunks.
fn keys<'c>(b: &Builder<'c>, columns: Val<'c>, blocks: Blocks) -> Val<'c> {
    let ty = TensorType::of(columns).expect("a tensor");
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

/// A column that no chunk has.
const OUTSIDE: &str = "2147483647";

/// Columns, those that the vocabulary has not as [`OUTSIDE`].
fn in_vocabulary<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, columns: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(columns).expect("a tensor");
    b.elementwise(
        Elementwise::Select,
        &[are_within(b, columns, sweep.cols), columns, b.splat(&ty, OUTSIDE)],
    )
}

/// Each column once: the first of equal ones with the sum of all their numbers, or where numbers are set its own, and the others as [`OUTSIDE`].
fn once<'c>(b: &Builder<'c>, columns: Val<'c>, numbers: Val<'c>, sets: bool) -> (Val<'c>, Val<'c>) {
    let ty = TensorType::of(columns).expect("a tensor");
    let [rows, count] = ty.shape[..] else { return (columns, numbers) };
    let cube = TensorType::new([rows, count, count], Elem::I32);
    let [mine, others] = [[0, 1], [0, 2]].map(|dims| b.broadcast(columns, &cube.shape, &dims));
    let same = b.compare(Direction::Eq, mine, others);
    let nothing =
        |shape: &[i64]| b.splat(&TensorType::new(shape, Elem::F32), add_identity_text(Elem::F32));
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

/// Keys in their order, and their numbers.
fn sort<'c>(b: &Builder<'c>, keys: Val<'c>, numbers: Val<'c>) -> [Val<'c>; 2] {
    let types = [keys, numbers].map(|v| TensorType::of(v).expect("a tensor"));
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

/// Numbers of rows in whole registers.
fn padded<'c>(b: &Builder<'c>, v: Val<'c>, w: &Window, with: &str) -> Val<'c> {
    let ty = TensorType::of(v).expect("a tensor");
    let left = w.array[1] - ty.shape[1];
    if left == 0 {
        return v;
    }
    let rest = b.splat(&TensorType::new([w.array[0], left], ty.elem), with);
    b.concatenate(&[v, rest], 1)
}

/// A table's parts in a group of rows from `row` (an index) on.
pub fn load(text: &mut Text, table: Value, row: Value, rows: i64, count: usize) -> Vec<Value> {
    let part = |text: &mut Text, part: i64| {
        let at = text.index(part * LANES);
        text.load(table, [row, at], rows, LANES)
    };
    (0..parts(count)).map(|i| part(text, i)).collect()
}

/// What a number that no tile has is, of picks that start at `start`.
pub fn nothing(text: &mut Text, picks: &Picks, ty: Ty) -> Value {
    match picks.start == add_identity_text(Elem::F32) {
        true => text.float(-0.0, ty),
        false => text.zero(ty),
    }
}
