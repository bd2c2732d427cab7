//! Sums, maxima and products of tiles over all trips.

use crate::lift::{Form, Lift};
use grpo_dataflow::constants::constant;
use grpo_dataflow::index_map::to_result;
use grpo_dataflow::reducer;
use grpo_ir::{Elementwise, Kind, Op, TensorType, Val, dot_dims};
use grpo_recognize::anchor::is_product;

impl<'c> Lift<'_, 'c> {
    pub(super) fn reduce(
        &mut self,
        op: Op<'c>,
        forms: &[Form<'c>],
        ty: &TensorType,
    ) -> Option<Form<'c>> {
        let [Form::Tile { whole, dim, shift: 0 }, Form::Given { whole: init, shift: 0 }] = forms else {
            return None;
        };
        let dims = op.dims("dimensions")?;
        if !dims.contains(dim) {
            let to = (0..*dim).filter(|d| !dims.contains(d)).count();
            let whole = self.clone(op, &[*whole, *init], &self.wide(ty, to));
            return Some(Form::Tile { whole, dim: to, shift: 0 });
        }
        let kind = reducer(op).filter(|kind| match kind {
            Elementwise::Add => constant(*init) == Some(0.0),
            kind => *kind == Elementwise::Maximum,
        })?;
        Some(Form::Part { whole: self.clone(op, &[*whole, *init], ty), kind })
    }

    pub(super) fn dot(&mut self, op: Op<'c>, forms: &[Form<'c>], ty: &TensorType) -> Option<Form<'c>> {
        let d = dot_dims(op).filter(|_| is_product(op))?;
        let contracts = [&d.lhs_contract, &d.rhs_contract];
        // The operand with the columns, and whether they are contracted.
        let tiled = |side: usize| match &forms[side] {
            Form::Tile { whole, dim, shift: 0 } => Some((*whole, *dim)),
            _ => None,
        };
        let given = |side: usize| match &forms[side] {
            Form::Given { whole, shift: 0 } => Some(*whole),
            _ => None,
        };
        let place = |side: usize, dim: usize| contracts[side].iter().position(|c| *c == dim);
        let side = (0..2).find(|side| tiled(*side).is_some())?;
        let (whole, dim) = tiled(side)?;
        let mut operands = [whole; 2];
        match place(side, dim) {
            None => {
                operands[1 - side] = given(1 - side)?;
                let to = to_result(op, side, dim)?;
                let made = self.clone(op, &operands, &self.wide(ty, to));
                self.large.push((made, to));
                Some(Form::Tile { whole: made, dim: to, shift: 0 })
            }
            Some(at) => {
                let theirs = contracts[1 - side][at];
                operands[1 - side] = match tiled(1 - side) {
                    Some((other, dim)) if dim == theirs => other,
                    Some(_) => return None,
                    None => match self.widen(given(1 - side)?, theirs, 0)? {
                        (other, 0) => other,
                        _ => return None,
                    },
                };
                Some(Form::Part { whole: self.clone(op, &operands, ty), kind: Elementwise::Add })
            }
        }
    }

    /// An operation on sums or maxima over tiles; it must commute with the reduction over all columns.
    pub(super) fn part(&self, op: Op<'c>, forms: &[Form<'c>], ty: &TensorType) -> Option<Form<'c>> {
        let known = |form: &Form<'c>| match form {
            Form::Part { kind, .. } => Some(*kind),
            _ => None,
        };
        let kind = forms.iter().find_map(known)?;
        // A sum over unit dimensions, as in the gradient of a broadcast.
        let over_units = op.is(Kind::Reduce)
            && reducer(op) == Some(Elementwise::Add)
            && kind == Elementwise::Add
            && op.num_operands() == 2
            && matches!(&forms[1], Form::Given { whole, shift: 0 } if constant(*whole) == Some(0.0))
            && TensorType::of(op.operand(0))?.elements() == ty.elements();
        let parts: Vec<(Val, Elementwise)> = forms
            .iter()
            .map(|form| match form {
                Form::Part { whole, kind } => Some((*whole, *kind)),
                // The maximum with a number is the same once or per tile.
                Form::Given { whole, shift: 0 } if kind != Elementwise::Add || over_units => {
                    Some((*whole, kind))
                }
                _ => None,
            })
            .collect::<Option<_>>()?;
        let fits = match op.kind() {
            Kind::Reshape | Kind::Transpose | Kind::BroadcastInDim => true,
            Kind::Convert => ty.elem.is_float() && TensorType::of(op.operand(0))?.elem.is_float(),
            Kind::Negate | Kind::Add | Kind::Subtract => kind == Elementwise::Add,
            Kind::Maximum => kind == Elementwise::Maximum,
            _ => false,
        };
        let fits = fits && parts.iter().all(|part| part.1 == kind);
        let operands: Vec<Val> = parts.iter().map(|part| part.0).collect();
        (fits || over_units).then(|| Form::Part { whole: self.clone(op, &operands, ty), kind })
    }
}
