//! `f(slice(x)) -> slice(f(x))` for rows cut off after the softmax, `log_softmax(x)[:, :-1]`, or of logits that are also needed
//! whole, `logits[:, :-1]`; and `pad(f(x)) -> select(rows, f(x), 0)` for the gradient.
//!
//! Users of such a slice are computed for all rows, and sliced at one number per row: rows are independent. The operand of the
//! gradient's pad is computed for all rows as well, with the pad's zeros in the rows that were cut off. No number of the program
//! changes.

mod conditions;
mod picks;
mod users;

use crate::rewrite::window::Window;
use conditions::is_needed_whole;
use grpo_dataflow::index_map::to_operand;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::{splat, splat_number};
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub(crate) use conditions::may_sink;

/// Maximum number of operations between a value and the slice that it is computed from.
const NEAR: usize = 8;

/// Maximum number of single-row slices of a value that are computed for all rows.
const MOST_SINGLE: usize = 4;

/// The values for all rows of some parts, by a value and the part that it is.
type Widened<'c> = HashMap<(Val<'c>, Vec<i64>, Vec<i64>), Option<Val<'c>>>;

/// The rows of an array in a window.
#[derive(Clone)]
struct Rows<'a> {
    window: Window,
    /// The vocabulary's extents, before and after slicing.
    sizes: &'a HashSet<i64>,
    /// Element count of the logits of these rows.
    logits: i64,
}

/// Computes users of the slice `op` of rows for all of them, and slices the results. Returns whether anything changed.
pub(crate) fn sink_slice(op: Op, part: &Window, sizes: &HashSet<i64>) -> bool {
    let sizes = &vocabulary(part, sizes);
    let rows = Rows::new(part, sizes);
    // Logits that are arguments with sliced uses only are as good as sliced arguments.
    let v = op.operand(0);
    let computed = before_moves(v).def().is_some_and(|op| op.is(Kind::DotGeneral) || is_elementwise(op));
    let whole = |op: Op| op.is(Kind::Reduce) || is_elementwise(op);
    let readers: Vec<Op> = v.uses().iter().map(|used| used.owner).collect();
    // Token by token, each user would be computed for all tokens.
    let slices = readers.iter().filter(|op| op.is(Kind::Slice)).count();
    let is_per_token = part.cut_dims().any(|d| rows.is_single(d)) && slices > MOST_SINGLE;
    let is_computed = computed || readers.iter().any(|op| whole(*op));
    if is_per_token || !rows.can_be_computed() || !is_computed || is_needed_whole(v) {
        return false;
    }
    let mut changed = false;
    for u in op.result(0).uses() {
        // Users that were replaced before wait for cleanup.
        if u.owner.block() == op.block() && !u.owner.results().all(Val::is_unused) {
            changed |= rows.behind(&Builder::before(u.owner), u.owner, u.index).is_some();
        }
    }
    changed
}

/// The source of `v`, looking through reshapes and transposes.
fn before_moves(v: Val) -> Val {
    let v = peel(v);
    match v.def() {
        Some(op) if op.is(Kind::Transpose) => before_moves(op.operand(0)),
        _ => v,
    }
}

/// The value of a pad of rows whose operand is computed for all of them.
pub(crate) fn raise_pad<'c>(op: Op<'c>, part: &Window, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let sizes = &vocabulary(part, sizes);
    let rows = Rows::new(part, sizes);
    // A loss that reads a slice of logits that are arguments stays one.
    let is_read = |v: Val| v.uses().iter().any(|u| !u.owner.is(Kind::Pad));
    let stays = |op: &Op| rows.is_slice(*op) && is_read(op.result(0));
    (rows.can_be_computed() && !op.block()?.ops().iter().any(stays)).then_some(())?;
    let all = rows.zero_outside(&Builder::before(op), op.operand(0));
    all.filter(|all| all.mlir_type() == op.result(0).mlir_type())
}

/// The sizes of the largest vocabulary among `sizes` of a sliced value, before and after slicing: a loss that ends in a mean of a
/// softplus has a small one as wide as a batch is long.
fn vocabulary(part: &Window, sizes: &HashSet<i64>) -> HashSet<i64> {
    let extents =
        |dim: usize| [part.all[dim], part.extent(dim)].into_iter().filter(|size| sizes.contains(size));
    let dims = (0..part.rank()).filter(|dim| extents(*dim).next().is_some());
    dims.max_by_key(|dim| part.all[*dim]).into_iter().flat_map(extents).collect()
}

impl<'a> Rows<'a> {
    fn new(window: &Window, sizes: &'a HashSet<i64>) -> Rows<'a> {
        Rows { window: window.clone(), sizes, logits: window.shape().iter().product() }
    }

    /// The same rows of another array.
    fn of(&self, window: Window) -> Rows<'a> {
        Rows { window, ..*self }
    }

    fn is_vocabulary(&self, dim: usize) -> bool {
        self.window.is_of(dim, self.sizes)
    }

    /// True if rows are cut off, some are left, and no vocabulary is sliced.
    fn can_be_computed(&self) -> bool {
        let window = &self.window;
        let allowed = |d: usize| window.extent(d) > 0 && !self.is_vocabulary(d);
        let mut cut = window.cut_dims().peekable();
        cut.peek().is_some() && cut.all(allowed) && (0..window.rank()).any(|d| self.is_vocabulary(d))
    }

    /// True if dimension `dim` is sliced to one row.
    fn is_single(&self, dim: usize) -> bool {
        self.window.cuts(dim) && self.window.extent(dim) == 1
    }

    /// A value for all rows of which `v` is this slice; the other rows are arbitrary.
    fn widen<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
        self.widen_once(b, v, &mut Widened::default())
    }

    /// [`Rows::widen`], where operations that several others read are computed once.
    fn widen_once<'c>(&self, b: &Builder<'c>, v: Val<'c>, known: &mut Widened<'c>) -> Option<Val<'c>> {
        let key = (v, self.window.start.clone(), self.window.limit.clone());
        if let Some(all) = known.get(&key) {
            return *all;
        }
        let all = self.widened(b, v, known);
        known.insert(key, all);
        all
    }

    fn widened<'c>(&self, b: &Builder<'c>, v: Val<'c>, known: &mut Widened<'c>) -> Option<Val<'c>> {
        let (window, ty) = (&self.window, TensorType::of(v)?);
        if ty.rank() == 0 || window.cut_dims().next().is_none() {
            return Some(v);
        }
        (ty.shape == window.shape()).then_some(())?;
        if let Some(text) = splat(v) {
            return Some(b.splat(&TensorType::new(window.all.clone(), ty.elem), &text));
        }
        // A broadcast over the rows becomes one over all of them.
        let is_broadcast = v.def().is_some_and(|op| op.is(Kind::BroadcastInDim));
        if ty.elements() * 2 <= self.logits && !is_broadcast && !self.is_near_slice(v, NEAR) {
            return Some(window.pad(b, v));
        }
        let op = v.def()?;
        if self.is_slice(op) {
            return Some(op.operand(0));
        }
        match op.kind() {
            Kind::Iota => {
                let is_counted = window.start[op.dim("iota_dimension")?] == 0;
                return is_counted.then(|| b.copy_shaped(op, &[], &window.all));
            }
            Kind::Scatter => return self.widen_scatter(b, op),
            // Single rows and flattened rows are found in a scatter only.
            Kind::BroadcastInDim => {
                let dims = op.dims("broadcast_dimensions")?;
                if window.cut_dims().any(|d| self.is_single(d) && !dims.contains(&d)) {
                    return self.widen_scatter(b, peel(v).def()?);
                }
            }
            Kind::Reshape => {
                if window.cut_dims().any(|d| to_operand(op, 0, d).is_none()) {
                    return self.widen_scatter(b, op.operand(0).def()?);
                }
            }
            // Over unsliced dimensions, as in a broadcast's gradient.
            Kind::Reduce if op.num_operands() == 2 => {}
            Kind::Transpose | Kind::ShardingConstraint => {}
            _ if is_elementwise(op) => {}
            _ => return None,
        }
        let operand =
            |(i, v): (usize, Val<'c>)| self.of(window.of_operand(op, i)?).widen_once(b, v, known);
        let operands: Vec<Val> = op.operands().enumerate().map(operand).collect::<Option<_>>()?;
        Some(b.copy_shaped(op, &operands, &window.all))
    }

    /// True if `op` is a slice of these rows.
    fn is_slice(&self, op: Op) -> bool {
        Window::of_slice(op).is_some_and(|window| window == self.window)
    }

    /// True if `v` is computed from a slice of these rows by a few operations.
    fn is_near_slice(&self, v: Val, depth: usize) -> bool {
        let Some(op) = v.def().filter(|_| depth > 0) else { return false };
        if self.is_slice(op) {
            return true;
        }
        let moves = matches!(op.kind(), Kind::BroadcastInDim | Kind::Reshape);
        let is_near = |(i, v): (usize, Val)| {
            let operand = self.window.of_operand(op, i);
            operand.is_some_and(|rows| self.of(rows).is_near_slice(v, depth - 1))
        };
        (moves || is_elementwise(op)) && op.operands().enumerate().any(is_near)
    }

    /// The rows without dimension `axis`.
    fn without(&self, axis: usize) -> Window {
        self.window.only((0..self.window.rank()).filter(move |d| *d != axis))
    }

    /// A value for all rows of which `v` is this slice, with 0 in the others.
    fn zero_outside<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
        let (window, all) = (&self.window, self.widen(b, v)?);
        let scatter = peel(v).def().and_then(|op| Some((self.one_hot(op)?, op)));
        if scatter.is_some_and(|((_, (_, sets)), op)| !sets && splat_number(op.operand(0)) == Some(0.0))
        {
            return Some(all);
        }
        let ty = all.tensor_type();
        let rows: Vec<usize> = window.cut_dims().collect();
        let cut = window.only(rows.iter().copied());
        let inside = b.splat(&TensorType::new(cut.shape(), Elem::I1), "true");
        let inside = b.broadcast(cut.pad(b, inside), &window.all, &rows);
        Some(b.one(Kind::Select, &[inside, all, b.zero(&ty)], &[], &ty))
    }
}
