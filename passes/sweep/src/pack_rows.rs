//! Numbers of rows that stand side by side, `[N, K]`, from the `[N]` values of each of K columns.
//!
//! Where K values are made alike, operation by operation, of parts of one value, one operation for all K makes them: the same operation
//! on the same numbers, whatever they are. XLA compiles K operations one by one (31 s for 256 picks of a row, and their log-probabilities).

use crate::{NodeOp, node_of};
use grpo_ir::{Builder, Elementwise, Kind, Op, Start, TensorType, Val, dense_splat_bits};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The value of which this is a column of each row.
pub fn column_of(v: Val) -> Option<Val> {
    let slice = v.def().filter(|op| op.is(Kind::Reshape))?.operand(0).def()?;
    slice.is(Kind::Slice).then(|| slice.operand(0))
}

/// Fewer values are put together as they are.
pub(crate) const LEAST: usize = 3;

/// More values that are made in another way are not looked for around those that are made alike.
const MOST_OTHERS: usize = 3;

/// More operations, one behind the other, are not looked through.
const MAX_DEPTH: usize = 32;

/// Values of `rows` numbers as `[rows, K]`; those that are not made alike one by one.
pub fn side_by_side<'c>(b: &Builder<'c>, rows: i64, values: &[Val<'c>]) -> Val<'c> {
    let mut alike = Alike::new(b, rows);
    // A few others may stand before those that are made alike, and behind them: a label's beside a teacher's.
    let count = values.len();
    let runs =
        (0..=MOST_OTHERS).flat_map(|others| (0..=others).map(move |before| (before, others - before)));
    let fits =
        |(before, behind): &(usize, usize)| before + behind == 0 || before + behind + LEAST <= count;
    let found = runs.filter(fits).find_map(|(before, behind)| {
        Some((before, alike.join(&values[before..count - behind], MAX_DEPTH)?, count - behind))
    });
    let each = |some: &[Val<'c>]| some.iter().map(|v| b.reshape(*v, &[rows, 1])).collect::<Vec<_>>();
    match found {
        Some((0, all, end)) if end == count => all,
        Some((start, some, end)) => {
            b.concatenate(&[each(&values[..start]), vec![some], each(&values[end..])].concat(), 1)
        }
        None => b.concatenate(&each(values), 1),
    }
}

/// Makes at once what a concatenation puts together of at least [`LEAST`] values that are made alike, of columns of one of the values `of`.
/// Whether it could.
pub fn join<'c>(op: Op<'c>, of: &HashSet<Val<'c>>) -> bool {
    let operands = op.operands();
    let Some(ty) = op.results().first().and_then(|v| TensorType::of(*v)) else { return false };
    let Some([dim]) = op.ints("dimension").as_deref().map(|d| [d[0] as usize]) else {
        return false;
    };
    let count = operands.len() as i64;
    // One number of each row is in each part.
    if !op.is(Kind::Concatenate) || operands.len() < LEAST || ty.shape[dim] != count {
        return false;
    }
    let made = |v: &Val| v.def().is_some_and(|op| op.is(Kind::Reshape));
    if !operands.iter().all(made) {
        return false;
    }
    let b = Builder::before(op);
    let rows = ty.elements() / count;
    let mut alike = Alike::new(&b, rows);
    let Some(all) =
        alike.join(&operands, MAX_DEPTH).filter(|_| alike.cut.iter().any(|v| of.contains(v)))
    else {
        return false;
    };
    // `[N, K]`, of which N are the dimensions before the concatenation's, and those behind it.
    let before: i64 = ty.shape[..dim].iter().product();
    let all = match before == rows {
        true => all,
        false => b.transpose(b.reshape(all, &[before, rows / before.max(1), count]), &[0, 2, 1]),
    };
    op.result(0).replace_all_uses(b.reshape(all, &ty.shape));
    true
}

struct Alike<'b, 'c> {
    b: &'b Builder<'c>,
    rows: i64,
    made: HashMap<Vec<Val<'c>>, Option<Val<'c>>>,
    /// The values of which columns are read.
    cut: Vec<Val<'c>>,
}

impl<'b, 'c> Alike<'b, 'c> {
    fn new(b: &'b Builder<'c>, rows: i64) -> Alike<'b, 'c> {
        Alike { b, rows, made: HashMap::default(), cut: Vec::new() }
    }

    /// The values as `[rows, K]`, where they are made alike; each has as many elements as there are rows, or is a number.
    fn join(&mut self, values: &[Val<'c>], depth: usize) -> Option<Val<'c>> {
        if let Some(known) = self.made.get(values) {
            return *known;
        }
        let new = if depth == 0 { None } else { self.joined(values, depth - 1) };
        self.made.insert(values.to_vec(), new);
        new
    }

    fn joined(&mut self, values: &[Val<'c>], depth: usize) -> Option<Val<'c>> {
        let (b, rows, first) = (self.b, self.rows, *values.first()?);
        let ty = TensorType::of(first)?;
        let shape = [rows, values.len() as i64];
        let of_type = |v: &Val| TensorType::of(*v).is_some_and(|other| other == ty);
        if !values.iter().all(of_type) || ![rows, 1].contains(&ty.elements()) {
            return None;
        }
        if values.iter().all(|v| *v == first) {
            return Some(match ty.elements() == rows {
                true => b.broadcast(b.reshape(first, &[rows]), &shape, &[0]),
                false => b.broadcast(b.reshape(first, &[]), &shape, &[]),
            });
        }
        let ops: Vec<Op> = values.iter().map(|v| v.def()).collect::<Option<_>>()?;
        let op = ops[0];
        if ops.iter().any(|other| other.name() != op.name() || other.num_operands() != op.num_operands())
        {
            return None;
        }
        let operands = |i: usize| ops.iter().map(|op| op.operand(i)).collect::<Vec<Val>>();
        match op.kind() {
            Kind::Constant => {
                let number = |op: &Op| op.attr("value").and_then(dense_splat_bits);
                let (text, whole) = (number(&op)?, TensorType::new(shape, ty.elem));
                if ops.iter().all(|op| number(op).as_ref() == Some(&text)) {
                    return Some(b.splat(&whole, &text));
                }
                // Columns one behind the other.
                let first: i64 = text.parse().ok().filter(|_| !ty.elem.is_float())?;
                let at = |op: &Op| number(op)?.parse::<i64>().ok();
                let counts = |(k, op): (usize, &Op)| at(op) == first.checked_add(k as i64);
                let in_order = ops.iter().enumerate().all(counts);
                in_order.then(|| match first {
                    0 => b.iota(&whole, 1),
                    _ => b.elementwise(Elementwise::Add, &[b.iota(&whole, 1), b.int(&whole, first)]),
                })
            }
            Kind::Reshape => self.join(&operands(0), depth),
            Kind::BroadcastInDim => {
                let in_order = |op: &Op| {
                    let dims = op.ints("broadcast_dimensions");
                    dims.is_some_and(|dims| dims.windows(2).all(|w| w[0] < w[1]))
                };
                ops.iter().all(in_order).then(|| self.join(&operands(0), depth))?
            }
            Kind::Slice => self.sliced(&ops),
            _ => {
                let (node, elem) = node_of(op).ok()?;
                let alike = |other: &Op| node_of(*other).is_ok_and(|of| of == (node.clone(), elem));
                // A number that is not repeated is an operand of some.
                let whole = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elements() == rows);
                let all = op.operands().into_iter().all(whole);
                if matches!(node, NodeOp::Const(_)) || !all || !ops.iter().all(alike) {
                    return None;
                }
                let args: Option<Vec<Val>> =
                    (0..op.num_operands()).map(|i| self.join(&operands(i), depth)).collect();
                let (args, all) = (args?, op.clone_op());
                b.insert_op(all);
                args.iter().enumerate().for_each(|(i, v)| all.set_operand(i, *v));
                all.result(0).set_type(TensorType::new(shape, elem).mlir(b.context));
                Some(all.result(0))
            }
        }
    }

    /// Slices of one value, one column after the other: of all of it, or of some neighbours.
    fn sliced(&mut self, ops: &[Op<'c>]) -> Option<Val<'c>> {
        let (b, of) = (self.b, ops[0].operand(0));
        let ty = TensorType::of(of)?;
        let starts = |op: &Op| op.ints("start_indices");
        let count = ops.len() as i64;
        let sizes = TensorType::of(ops[0].result(0))?.shape;
        let cut: Vec<usize> = (0..ty.rank()).filter(|d| sizes[*d] != ty.shape[*d]).collect();
        let [dim] = cut[..] else { return None };
        let begin = *starts(&ops[0])?.get(dim)?;
        let one = |(k, op): (usize, &Op<'c>)| {
            let place = |d: usize| if d == dim { begin + k as i64 } else { 0 };
            let at = starts(op).is_some_and(|s| (0..s.len()).all(|d| s[d] == place(d)));
            op.operand(0) == of && at && TensorType::of(op.result(0)).is_some_and(|ty| ty.shape == sizes)
        };
        if sizes[dim] != 1 || !ops.iter().enumerate().all(one) {
            return None;
        }
        self.cut.push(of);
        let of = b.slice(of, dim, Start::At(begin), count);
        let ty = TensorType::of(of)?;
        if ty.elements() != self.rows * count {
            // The same numbers for all rows.
            return (ty.elements() == count)
                .then(|| b.broadcast(b.reshape(of, &[count]), &[self.rows, count], &[1]));
        }
        let order: Vec<i64> =
            (0..ty.rank()).filter(|d| *d != dim).chain([dim]).map(|d| d as i64).collect();
        Some(b.reshape(b.transpose(of, &order), &[self.rows, count]))
    }
}
