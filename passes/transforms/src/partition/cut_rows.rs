//! `pad(f(slice(x))) -> select(rows, f(x), 0)` for values with one number per row, where rows are cut off after the logits
//! (`logits[:, :-1]`) but computed.
//!
//! The loss slices the row results of a sweep, and its gradient pads row operands of the next sweep. A region between two sweeps
//! works on one number for each of its rows, which a slice of rows is not. So the operand of the pad is computed for all rows, from
//! the unsliced values and from zero padding of the others, and the pad's zeros are selected in the rows that were cut off, whose
//! numbers no result depends on. No number of the program changes.

use crate::online::Late;
use crate::partition::dims::{self, without_units};
use crate::rewrite::inline::Inliner;
use crate::rewrite::window::Window;
use grpo_dataflow::calls::is_call;
use grpo_dataflow::splat;
use grpo_ir::{Block, Builder, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::rows::same_rows;
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashMap as HashMap;

/// A slice of the tokens. No dimension of the array is 1.
struct Tokens(Window);

/// Computes operands of pads to `tokens` for all tokens of a block if they depend on sweeps. Calls in between are inlined.
pub fn widen<'c>(block: Block<'c>, tokens: &[i64], calls: &mut Inliner<'c>) {
    let all = without_units(tokens);
    let padded = |op: &Op| Window::of_pad(*op).is_some_and(|pad| without_units(&pad.all) == all);
    let pads: Vec<Op> = block.ops().into_iter().filter(padded).collect();
    for op in pads {
        let Some(tokens) = Tokens::of_pad(op) else { continue };
        while let Err(Some(call)) = tokens.widen(block, op) {
            if !calls.inline(call) {
                break;
            }
        }
    }
}

impl Tokens {
    fn of(window: &Window) -> Tokens {
        Tokens(window.only((0..window.rank()).filter(|dim| window.all[*dim] != 1)))
    }

    /// Of a pad with zeros.
    fn of_pad(op: Op) -> Option<Tokens> {
        Some(Tokens::of(&Window::of_pad(op)?))
    }

    /// True for a value of the slice.
    fn fits(&self, ty: &TensorType) -> bool {
        ty.elements() == self.0.shape().iter().product::<i64>()
    }

    /// Computes the operand of the pad `op` for all rows.
    ///
    /// # Errors
    /// A call that has to be inlined first; none if the operand is not arithmetic on row results of sweeps.
    fn widen<'c>(&self, block: Block<'c>, op: Op<'c>) -> Result<(), Option<Op<'c>>> {
        let b = Builder::before(op);
        let mut late = Late::default();
        block.ops().into_iter().for_each(|op| late.visit(op));
        let inner = op.operand(0);
        if !late.contains(inner) {
            return Err(None);
        }
        let mut rows = AllRows { tokens: self, late: &late, b, wide: HashMap::default() };
        let all = rows.of(inner)?;
        let ty = all.tensor_type();
        let inside = b.splat(&TensorType::new(self.0.shape(), Elem::I1), "true");
        let inside = self.0.pad(&b, inside);
        let new = b.one(Kind::Select, &[inside, all, b.zero(&ty)], &[], &ty);
        let old = op.result(0);
        old.replace_all_uses(b.reshape(new, &old.tensor_type().shape));
        Ok(())
    }
}

/// Computes values of the slice for all rows.
struct AllRows<'a, 'c> {
    tokens: &'a Tokens,
    late: &'a Late<'c>,
    b: Builder<'c>,
    /// The values computed so far.
    wide: HashMap<Val<'c>, Val<'c>>,
}

impl<'c> AllRows<'_, 'c> {
    /// `v` for all rows: the value that it is a slice of, or the same arithmetic on such values.
    ///
    /// # Errors
    /// As [`Tokens::widen`].
    fn of(&mut self, v: Val<'c>) -> Result<Val<'c>, Option<Op<'c>>> {
        if let Some(wide) = self.wide.get(&v) {
            return Ok(*wide);
        }
        let wide = match v.def().filter(|_| self.late.contains(v)) {
            Some(op) if is_call(op) => return Err(Some(op)),
            Some(op) => self.late(op, v)?,
            None => self.early(v).ok_or(None)?,
        };
        self.wide.insert(v, wide);
        Ok(wide)
    }

    /// A result of an operation that depends on a sweep.
    fn late(&mut self, op: Op<'c>, v: Val<'c>) -> Result<Val<'c>, Option<Op<'c>>> {
        let all = &self.tokens.0.all;
        let ty = TensorType::of(v).filter(|ty| self.tokens.fits(ty)).ok_or(None)?;
        if Window::of_slice(op).is_some_and(|slice| Tokens::of(&slice).0 == self.tokens.0) {
            return Ok(dims::unflatten(&self.b, op.operand(0), all));
        }
        if let Some(from) = same_rows(op, v, &ty) {
            return self.of(from);
        }
        if !is_elementwise(op) || op.num_results() != 1 {
            return Err(None);
        }
        let operands = op.operands().map(|v| self.of(v)).collect::<Result<Vec<_>, _>>()?;
        Ok(self.b.copy_shaped(op, &operands, all))
    }

    /// A value without dependencies on sweeps: a constant for all rows, or the value padded with zeros.
    fn early(&self, v: Val<'c>) -> Option<Val<'c>> {
        let (b, part) = (&self.b, &self.tokens.0);
        let ty = TensorType::of(v)?;
        match splat(v) {
            Some(number) => Some(b.splat(&TensorType::new(&part.all[..], ty.elem), &number)),
            None => self.tokens.fits(&ty).then(|| part.pad(b, dims::unflatten(b, v, &part.shape()))),
        }
    }
}
