//! `pad(f(slice(x))) -> select(rows, f(x), 0)` for values with one number per row, where rows are cut off after the logits
//! (`logits[:, :-1]`) but computed.
//!
//! The loss slices the row results of a sweep, and its gradient pads row operands of the next sweep. A region between two sweeps
//! works on one number for each of its rows, which a slice of rows is not. So the operand of the pad is computed for all rows, from
//! the unsliced values and from zero padding of the others, and the pad's zeros are selected in the rows that were cut off, whose
//! numbers no result depends on. No number of the program changes.

use crate::partition::dims::{self, without_units};
use crate::rewrite::inline::Inliner;
use crate::rewrite::slice_motion::{Pad, Slice, rebuilt};
use crate::rewrite::slices::pad;
use grpo_dataflow::calls::is_call;
use grpo_dataflow::splat;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Block, Builder, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::rows::same_rows;
use grpo_recognize::tile::is_elementwise;
use grpo_sweep::is_sweep;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// A slice of the tokens: `part` of `all` in each dimension, starting at `low`. No dimension of `all` is 1.
#[derive(PartialEq, Eq)]
struct Window {
    all: Vec<i64>,
    low: Vec<i64>,
    part: Vec<i64>,
}

/// How a value of the slice is computed.
enum Made<'c> {
    /// The slice of a value of all tokens.
    Cut(Val<'c>),
    /// The numbers of another value, or an elementwise operation on operands.
    Same(Val<'c>),
    Applied(Op<'c>),
    /// It does not depend on a sweep.
    Early,
}

/// Computes operands of pads to `tokens` for all tokens of a block if they depend on sweeps. Calls in between are inlined.
pub fn widen<'c>(block: Block<'c>, tokens: &[i64], calls: &mut Inliner<'c>) {
    let all = without_units(tokens);
    let padded = |op: &Op| Pad::of(*op).is_some_and(|p| without_units(&p.to.shape) == all);
    let pads: Vec<Op> = block.ops().into_iter().filter(padded).collect();
    for op in pads {
        let Some(window) = Window::of_pad(op) else { continue };
        while let Err(call) = window.widen(op) {
            if !calls.inline(call) {
                break;
            }
        }
    }
}

/// The values of a block that depend on a sweep in it.
fn waiting<'c>(block: Block<'c>) -> HashSet<Val<'c>> {
    let mut late: HashSet<Val> = HashSet::default();
    for op in block.ops() {
        if is_sweep(op) || op.operands().any(|v| late.contains(&v)) {
            late.extend(op.results());
        }
    }
    late
}

impl Window {
    fn new(all: &[i64], low: &[i64], part: &[i64]) -> Window {
        let dims: Vec<usize> = (0..all.len()).filter(|d| all[*d] != 1).collect();
        let pick = |list: &[i64]| dims.iter().map(|d| list[*d]).collect();
        Window { all: pick(all), low: pick(low), part: pick(part) }
    }

    /// Of a pad with zeros.
    fn of_pad(op: Op) -> Option<Window> {
        let p = Pad::of(op)?;
        Some(Window::new(&p.to.shape, &p.low, &p.from.shape))
    }

    fn of_slice(op: Op) -> Option<Window> {
        let s = Slice::of(op)?;
        Some(Window::new(&s.from.shape, &s.start, &s.shape()))
    }

    fn elements(&self) -> i64 {
        self.part.iter().product()
    }

    /// How `v` is computed, which depends on a sweep if it is in `late`; none if it is not arithmetic on the slice's rows.
    fn made<'c>(&self, v: Val<'c>, late: &HashSet<Val<'c>>) -> Option<Made<'c>> {
        let ty = TensorType::of(v)?;
        let of_part = ty.elements() == self.elements();
        if !late.contains(&v) {
            return (of_part || ty.elements() == 1).then_some(Made::Early);
        }
        let op = v.def().filter(|_| of_part)?;
        if Window::of_slice(op).is_some_and(|w| w == *self) {
            return Some(Made::Cut(op.operand(0)));
        }
        if let Some(from) = same_rows(op, v, &ty) {
            return Some(Made::Same(from));
        }
        (is_elementwise(op) && op.num_results() == 1).then_some(Made::Applied(op))
    }

    /// Computes the operand of the pad `op` for all rows, if it is arithmetic on row results of sweeps.
    ///
    /// # Errors
    /// Returns a call that has to be inlined first.
    fn widen<'c>(&self, op: Op<'c>) -> Result<(), Op<'c>> {
        let Some(block) = op.block() else { return Ok(()) };
        let late = waiting(block);
        let inner = op.operand(0);
        if !late.contains(&inner) {
            return Ok(());
        }
        let mut made: HashMap<Val, Made> = HashMap::default();
        let mut walk = Walk::of([inner]);
        while let Some(v) = walk.next() {
            if let Some(call) = v.def().filter(|op| late.contains(&v) && is_call(*op)) {
                return Err(call);
            }
            let Some(how) = self.made(v, &late) else { return Ok(()) };
            match &how {
                Made::Same(from) => walk.push([*from]),
                Made::Applied(op) => walk.push(op.operands()),
                Made::Cut(_) | Made::Early => {}
            }
            made.insert(v, how);
        }
        if walk.gave_up() {
            return Ok(());
        }
        let b = Builder { loc: op.location(), ..Builder::before(op) };
        if let Some(all) = self.all_rows(&b, inner, &made) {
            let new = self.zero_outside(&b, all);
            if let (Some(new), Some(to)) = (new, TensorType::of(op.result(0))) {
                op.result(0).replace_all_uses(b.reshape(new, &to.shape));
            }
        }
        Ok(())
    }

    /// `v` for all rows, from the entries of `made` for it and its operands.
    fn all_rows<'c>(
        &self,
        b: &Builder<'c>,
        v: Val<'c>,
        made: &HashMap<Val<'c>, Made<'c>>,
    ) -> Option<Val<'c>> {
        let mut wide: HashMap<Val, Val> = HashMap::default();
        let mut stack = vec![v];
        while let Some(v) = stack.last().copied() {
            if wide.contains_key(&v) {
                stack.pop();
                continue;
            }
            let needed = match &made[&v] {
                Made::Same(from) => vec![*from],
                Made::Applied(op) => op.operands().collect(),
                Made::Cut(_) | Made::Early => vec![],
            };
            let before = stack.len();
            stack.extend(needed.iter().filter(|v| !wide.contains_key(v)));
            if stack.len() > before {
                continue;
            }
            let new = match &made[&v] {
                Made::Same(from) => wide[from],
                Made::Applied(op) => {
                    let operands: Vec<Val> = needed.iter().map(|v| wide[v]).collect();
                    rebuilt(b, *op, &operands, &self.all)?
                }
                Made::Cut(all) => dims::unflatten(b, *all, &self.all),
                Made::Early => self.early(b, v)?,
            };
            wide.insert(v, new);
        }
        wide.remove(&v)
    }

    /// A value without dependencies on sweeps, for all rows: padded with zeros.
    fn early<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
        let ty = TensorType::of(v)?;
        if let Some(text) = splat(v) {
            return Some(b.splat(&TensorType::new(self.all.clone(), ty.elem), &text));
        }
        if ty.elements() == 1 {
            return Some(b.broadcast(b.reshape(v, &[]), &self.all, &[]));
        }
        self.padded(b, dims::unflatten(b, v, &self.part))
    }

    fn padded<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
        let end = self.low.iter().zip(&self.part).map(|(low, part)| low + part);
        let high: Vec<i64> = self.all.iter().zip(end).map(|(all, end)| all - end).collect();
        pad(b, v, &self.low, &high)
    }

    /// `all` with zeros in the rows that were cut off.
    fn zero_outside<'c>(&self, b: &Builder<'c>, all: Val<'c>) -> Option<Val<'c>> {
        let ty = TensorType::of(all)?;
        let inside = b.splat(&TensorType::new(self.part.clone(), Elem::I1), "true");
        let inside = self.padded(b, inside)?;
        Some(b.one(Kind::Select, &[inside, all, b.zero(&ty)], &[], &ty))
    }
}
