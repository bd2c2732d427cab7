//! Columns of each row that are looked up by tables: see [`crate::spec::tables`].
//!
//! ```text
//! picks    128 columns a row, id = 128·c + l        what is put    sorted columns c0 ≤ c1 ≤ …, of which a lane's own is sought
//!   x[row, l]   one gather of lanes                   p = the last place whose column is at most the lane's: halving
//!   where c is the chunk's number: taken              where the column at p is the lane's: the number at p is put
//! ```
//!
//! Columns outside of the vocabulary are the largest i32 (XLA makes them so, see [`operand`]): no chunk has them. What is picked
//! is the value as it is, NaN and infinities among them, and nothing is where no tile has the column. Numbers that are added to one
//! column of a row are added up before, so that `x + a + b` is `x + (a + b)`, as the scatter into zeros of autodiff has it.

use super::text::{Text, Ty, Value};
use crate::spec::tables::{Picks, Puts, halvings, in_part, parts};
use crate::spec::{LANES, Window};
use grpo_passes::ir::{Builder, Direction, Elem, NamedAttr, TensorType, Val, nothing_text};
use grpo_passes::sweep::Sweep;
use grpo_passes::sweep::at_once::together;

/// The numbers of a lane: its bits in a column's.
const LANE_BITS: i32 = LANES.trailing_zeros() as i32;

/// Takes the columns that chunk `chunk` (the number of its first column by 128, i32) has of a part of a table from the value on it.
pub fn pick(text: &mut Text, columns: Value, value: Value, chunk: Value, old: Value) -> Value {
    let (bits, mask) = (text.ints(LANE_BITS, columns.ty), text.ints(LANES as i32 - 1, columns.ty));
    let (of, lane) = (text.integer("shrsi", columns, bits), text.integer("andi", columns, mask));
    let found = text.gather(value, lane);
    let chunk = text.broadcast(chunk, columns.ty);
    let hit = text.compare_int(Direction::Eq, false, of, chunk);
    text.select(hit, found, old)
}

/// Puts the numbers of each part of a table into a value on a chunk whose columns are `column`, i32 on all lanes.
pub fn put(text: &mut Text, puts: &Puts, table: &[[Value; 2]], base: Value, column: Value) -> Value {
    let mut out = base;
    for part in 0..table.len() {
        let (hit, number) = find(text, puts, table, part, &[column])[0];
        // Parts that have the same column have the same number for it.
        let new = if puts.sets { number } else { text.binary("arith.addf", base, number) };
        out = text.select(hit, new, out);
    }
    out
}

/// Where the columns of chunks are in one part of a table, and the numbers there. A search waits for each of its gathers, and registers cross
/// lanes in the order of the kernel's text: several chunks are searched for side by side.
pub fn find(
    text: &mut Text,
    puts: &Puts,
    table: &[[Value; 2]],
    part: usize,
    chunks: &[Value],
) -> Vec<(Value, Value)> {
    let [columns, numbers] = table[part];
    let at = search(text, columns, in_part(puts.columns.len(), part as i64), chunks);
    let mut gathered = |from: Value| at.iter().map(|at| text.gather(from, *at)).collect::<Vec<_>>();
    let (there, numbers) = (gathered(columns), gathered(numbers));
    let hits = there.iter().zip(chunks);
    let hits: Vec<Value> =
        hits.map(|(there, chunk)| text.compare_int(Direction::Eq, false, *there, *chunk)).collect();
    hits.into_iter().zip(numbers).collect()
}

/// For each chunk the last of `count` places whose column is at most the lane's; the first one where all are larger.
fn search(text: &mut Text, columns: Value, count: i64, chunks: &[Value]) -> Vec<Value> {
    let ty = columns.ty;
    let steps = halvings(count);
    // What all lanes of a row read is read once for all chunks.
    let fixed = |text: &mut Text, place: i64| {
        let place = text.ints(place as i32, ty);
        text.gather(columns, place)
    };
    let (zero, half) = (text.ints(0, ty), 1 << (steps - 1));
    let (middle, place) = (fixed(text, half), text.ints(half as i32, ty));
    let first = |chunk: &Value| {
        let right = text.compare_int(Direction::Le, false, middle, *chunk);
        (right, text.select(right, place, zero))
    };
    let mut found: Vec<(Value, Value)> = chunks.iter().map(first).collect();
    for step in (0..steps - 1).rev() {
        let by = text.ints(1 << step, ty);
        let gather = |(right, at): &(Value, Value)| {
            let next = text.integer("addi", *at, by);
            let there = if step + 2 == steps {
                let (above, below) = (fixed(text, half + (1 << step)), fixed(text, 1 << step));
                text.select(*right, above, below)
            } else {
                text.gather(columns, next)
            };
            (next, there)
        };
        let there: Vec<(Value, Value)> = found.iter().map(gather).collect();
        for (((right, at), (next, there)), chunk) in found.iter_mut().zip(there).zip(chunks) {
            *right = text.compare_int(Direction::Le, false, there, *chunk);
            *at = text.select(*right, next, *at);
        }
    }
    found.into_iter().map(|(_, at)| at).collect()
}

/// The columns of a table of picks: `[rows, 128·n]`.
pub fn picked<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, picks: &Picks, w: &Window) -> Val<'c> {
    let columns = in_vocabulary(b, sweep, together(b, sweep, &picks.columns, w.array[0]));
    padded(b, columns, w, OUTSIDE)
}

/// The columns of a table of what is put, or the numbers, in the order of the columns.
pub fn sorted<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, puts: &Puts, w: &Window) -> [Val<'c>; 2] {
    let columns = in_vocabulary(b, sweep, together(b, sweep, &puts.columns, w.array[0]));
    let numbers = b.convert(together(b, sweep, &puts.updates, w.array[0]), Elem::F32);
    let numbers = if puts.sets { numbers } else { added(b, columns, numbers) };
    let [columns, numbers] = sort(b, columns, numbers);
    [padded(b, columns, w, OUTSIDE), padded(b, numbers, w, "0.0")]
}

/// A column that no chunk has.
const OUTSIDE: &str = "2147483647";

/// Columns, those that the vocabulary has not as [`OUTSIDE`].
fn in_vocabulary<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, columns: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(columns).expect("a tensor");
    let (reaches, ends) = (
        b.compare(Direction::Ge, columns, b.int(&ty, 0)),
        b.compare(Direction::Lt, columns, b.int(&ty, sweep.cols)),
    );
    b.elementwise("select", &[b.elementwise("and", &[reaches, ends]), columns, b.splat(&ty, OUTSIDE)])
}

/// For each column the sum of all numbers of the row that have this column.
fn added<'c>(b: &Builder<'c>, columns: Val<'c>, numbers: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(columns).expect("a tensor");
    let [rows, count] = ty.shape[..] else { return numbers };
    let cube = [rows, count, count];
    let [mine, others] = [[0, 1], [0, 2]].map(|dims| b.broadcast(columns, &cube, &dims));
    let same = b.compare(Direction::Eq, mine, others);
    let numbers = b.broadcast(numbers, &cube, &[0, 2]);
    let nothing = |shape: &[i64]| b.splat(&TensorType::new(shape, Elem::F32), nothing_text(Elem::F32));
    let chosen = b.elementwise("select", &[same, numbers, nothing(&cube)]);
    b.reduce("add", chosen, nothing(&[]), &[2])
}

/// Columns in their order, and their numbers.
fn sort<'c>(b: &Builder<'c>, columns: Val<'c>, numbers: Val<'c>) -> [Val<'c>; 2] {
    let types = [columns, numbers].map(|v| TensorType::of(v).expect("a tensor"));
    let scalars = types.each_ref().map(|ty| TensorType::new([], ty.elem).mlir(b.context));
    let [i, f] = scalars;
    let (region, block) = b.region(&[i, i, f, f]);
    let inner = Builder::at_end(block, *b);
    let args = block.args();
    let less = inner.compare(Direction::Lt, args[0], args[1]);
    inner.op("stablehlo.return", &[less], &[], &[], &[]);
    let attrs: [NamedAttr<'_>; 2] =
        [("dimension", "1 : i64".to_string()), ("is_stable", "true".to_string())];
    let types = types.map(|ty| ty.mlir(b.context));
    let op = b.op("stablehlo.sort", &[columns, numbers], &attrs, &types, &[region]);
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
    match picks.start == nothing_text(Elem::F32) {
        true => text.float(-0.0, ty),
        false => text.zero(ty),
    }
}
