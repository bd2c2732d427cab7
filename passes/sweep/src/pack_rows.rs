//! Packs K row values `[N]` into `[N, K]`, and vectorizes isomorphic computations of them (superword-level parallelism):
//!
//! ```text
//! concatenate(f(x[:, 0]), f(x[:, 1]), …, f(x[:, K−1]))  ->  f(x)
//! ```
//!
//! Every element is computed by the same operations. XLA compiles K operations one by one (31 s for 256 picks per row and their
//! log-probabilities).

use crate::{NodeOp, node_of};
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Kind, Op, Start, TensorType, Val, dense_splat_bits};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// `x` of `reshape(slice(x))`.
pub fn column_of(v: Val) -> Option<Val> {
    let slice = v.def().filter(|op| op.is(Kind::Reshape))?.operand(0).def()?;
    slice.is(Kind::Slice).then(|| slice.operand(0))
}

/// The fewest values that are vectorized.
pub(crate) const LEAST: usize = 3;

/// Most values before and after the vectorized ones.
const MOST_OTHERS: usize = 3;

/// Longest path of operations.
const MAX_DEPTH: usize = 32;

/// Packs values of `rows` elements into `[rows, K]`, vectorized where they are isomorphic.
pub(crate) fn pack<'c>(b: &Builder<'c>, rows: i64, values: &[Val<'c>]) -> Val<'c> {
    let mut vectorizer = Vectorizer::new(b, rows);
    // A few other values may precede or follow the isomorphic ones: a label's pick and a teacher's top-k.
    let count = values.len();
    let runs =
        (0..=MOST_OTHERS).flat_map(|others| (0..=others).map(move |before| (before, others - before)));
    let fits =
        |(before, behind): &(usize, usize)| before + behind == 0 || before + behind + LEAST <= count;
    let found = runs.filter(fits).find_map(|(before, behind)| {
        Some((before, vectorizer.vectorize(&values[before..count - behind], MAX_DEPTH)?, count - behind))
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

/// Vectorizes a concatenation of at least [`LEAST`] isomorphic values computed from columns of one of the values `of`. Returns true on
/// success.
pub fn vectorize_concatenation<'c>(op: Op<'c>, of: &HashSet<Val<'c>>) -> bool {
    let operands: Vec<Val> = op.operands().collect();
    let Some(ty) = op.results().next().and_then(TensorType::of) else { return false };
    let Some(dim) = op.dim("dimension") else {
        return false;
    };
    let count = extent(operands.len());
    // Each operand has one element per row.
    if !op.is(Kind::Concatenate) || operands.len() < LEAST || ty.shape[dim] != count {
        return false;
    }
    let is_reshape = |v: &Val| v.def().is_some_and(|op| op.is(Kind::Reshape));
    if !operands.iter().all(is_reshape) {
        return false;
    }
    let b = Builder::before(op);
    let rows = ty.elements() / count;
    let mut vectorizer = Vectorizer::new(&b, rows);
    let vector = vectorizer.vectorize(&operands, MAX_DEPTH);
    let Some(all) = vector.filter(|_| vectorizer.sliced.iter().any(|v| of.contains(v))) else {
        return false;
    };
    // N is the product of the dimensions before and after that of the concatenation.
    let before: i64 = ty.shape[..dim].iter().product();
    let all = match before == rows {
        true => all,
        false => b.transpose(b.reshape(all, &[before, rows / before.max(1), count]), &[0, 2, 1]),
    };
    op.result(0).replace_all_uses(b.reshape(all, &ty.shape));
    true
}

struct Vectorizer<'b, 'c> {
    b: &'b Builder<'c>,
    rows: i64,
    vectors: HashMap<Vec<Val<'c>>, Option<Val<'c>>>,
    /// The values whose columns are read.
    sliced: Vec<Val<'c>>,
}

impl<'b, 'c> Vectorizer<'b, 'c> {
    fn new(b: &'b Builder<'c>, rows: i64) -> Vectorizer<'b, 'c> {
        Vectorizer { b, rows, vectors: HashMap::default(), sliced: Vec::new() }
    }

    /// The values as `[rows, K]` if they are isomorphic. Each has `rows` elements.
    fn vectorize(&mut self, values: &[Val<'c>], depth: usize) -> Option<Val<'c>> {
        if let Some(known) = self.vectors.get(values) {
            return *known;
        }
        let new = if depth == 0 { None } else { self.vectorize_uncached(values, depth - 1) };
        self.vectors.insert(values.to_vec(), new);
        new
    }

    fn vectorize_uncached(&mut self, values: &[Val<'c>], depth: usize) -> Option<Val<'c>> {
        let (b, rows, first) = (self.b, self.rows, *values.first()?);
        let ty = TensorType::of(first)?;
        let shape = [rows, extent(values.len())];
        let of_type = |v: &Val| TensorType::of(*v).is_some_and(|other| other == ty);
        if !values.iter().all(of_type) || ty.elements() != rows {
            return None;
        }
        if values.iter().all(|v| *v == first) {
            return Some(b.broadcast(b.reshape(first, &[rows]), &shape, &[0]));
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
                let text = number(&op)?;
                let is_equal = ops.iter().all(|op| number(op).as_ref() == Some(&text));
                is_equal.then(|| b.splat(&TensorType::new(shape, ty.elem), &text))
            }
            Kind::Reshape => self.vectorize(&operands(0), depth),
            Kind::Slice => self.vectorize_slices(&ops),
            _ => {
                let (node, elem) = node_of(op).ok()?;
                let same = |other: &Op| node_of(*other).is_ok_and(|of| of == (node.clone(), elem));
                // `clamp` and `select` may have scalar operands.
                let whole = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elements() == rows);
                let all = op.operands().all(whole);
                if matches!(node, NodeOp::Const(_)) || !all || !ops.iter().all(same) {
                    return None;
                }
                let args: Option<Vec<Val>> =
                    (0..op.num_operands()).map(|i| self.vectorize(&operands(i), depth)).collect();
                Some(b.copy_shaped(op, &args?, &shape))
            }
        }
    }

    /// Slices of consecutive columns of one value.
    fn vectorize_slices(&mut self, ops: &[Op<'c>]) -> Option<Val<'c>> {
        let (b, of) = (self.b, ops[0].operand(0));
        let ty = TensorType::of(of)?;
        let starts = |op: &Op| op.ints("start_indices");
        let count = extent(ops.len());
        let sizes = TensorType::of(ops[0].result(0))?.shape;
        let cut: Vec<usize> = (0..ty.rank()).filter(|d| sizes[*d] != ty.shape[*d]).collect();
        let [dim] = cut[..] else { return None };
        let begin = *starts(&ops[0])?.get(dim)?;
        let one = |(k, op): (usize, &Op<'c>)| {
            let place = |d: usize| if d == dim { begin + extent(k) } else { 0 };
            let at = starts(op).is_some_and(|s| (0..s.len()).all(|d| s[d] == place(d)));
            op.operand(0) == of && at && TensorType::of(op.result(0)).is_some_and(|ty| ty.shape == sizes)
        };
        if sizes[dim] != 1 || !ops.iter().enumerate().all(one) {
            return None;
        }
        self.sliced.push(of);
        let of = b.slice(of, dim, Start::At(begin), count);
        let ty = TensorType::of(of)?;
        if ty.elements() != self.rows * count {
            return None;
        }
        let order: Vec<usize> = (0..ty.rank()).filter(|d| *d != dim).chain([dim]).collect();
        Some(b.reshape(b.transpose(of, &order), &[self.rows, count]))
    }
}
