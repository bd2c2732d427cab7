//! The values of a loop's body over all trips.

mod summed;

use crate::tiles::{Slice, Tiles};
use grpo_dataflow::index_map::to_result;
use grpo_dataflow::reshape::reshape_axis;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_dataflow::{marks, splat};
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Op, Start, TensorType, Val, direction};
use grpo_recognize::tile::is_elementwise;
use grpo_transforms::rewrite::cleanup;
use rustc_hash::FxHashMap as HashMap;

/// A value of the body over all trips. Integers may be smaller than `whole` by `shift` times the first column of the trip's tile,
/// modulo 2^n.
#[derive(Clone, Debug)]
pub enum Form<'c> {
    /// The same in every trip.
    Given { whole: Val<'c>, shift: i64 },
    /// The columns of the trip's tile, along dimension `dim`.
    Tile { whole: Val<'c>, dim: usize, shift: i64 },
    /// A sum or maximum over the trip's tile; `whole` is that over all tiles.
    Part { whole: Val<'c>, kind: Elementwise },
}

/// A loop whose body is computed for all tiles at once.
pub struct Lift<'a, 'c> {
    pub counted: &'a Counted<'c>,
    pub of: While<'c>,
    pub tiles: &'a Tiles,
    forms: HashMap<Val<'c>, Form<'c>>,
    /// Literals with other values in the last trip ([`crate::tail`]): these have no form.
    pub others: HashMap<Val<'c>, i64>,
    /// A builder before the loop.
    pub b: Builder<'c>,
    /// Element count and column count of the largest value passed to [`Lift::mark`].
    pub logits: Option<(i64, i64)>,
    /// Exponentials and products over all tiles, and the dimension of the tiles' columns.
    large: Vec<(Val<'c>, usize)>,
}

impl<'a, 'c> Lift<'a, 'c> {
    /// Analyses all operations of the body, some of whose literals may have `others` in the last trip. Writes their computation for
    /// all columns before the loop.
    pub fn of(
        counted: &'a Counted<'c>,
        tiles: &'a Tiles,
        others: HashMap<Val<'c>, i64>,
    ) -> Lift<'a, 'c> {
        let of = counted.of;
        let (b, forms) = (Builder::before(of.op), HashMap::default());
        let mut lift = Lift { counted, of, tiles, forms, others, b, logits: None, large: Vec::new() };
        for op in of.body.ops().into_iter().filter(|op| !op.is_return()) {
            lift.b.loc = op.location();
            if op.is(Kind::OptimizationBarrier) {
                for (v, result) in op.operands().zip(op.results()) {
                    lift.forms.extend(lift.form(v).map(|form| (result, form)));
                }
            } else if op.results().all(|v| !lift.others.contains_key(&v))
                && let Some(form) = lift.lifted(op)
            {
                lift.forms.insert(op.result(0), form);
            }
        }
        lift.b.loc = of.op.location();
        lift
    }

    /// The form of a value of the body.
    pub fn form(&self, v: Val<'c>) -> Option<Form<'c>> {
        if self.others.contains_key(&v) {
            return None;
        }
        if let Some(form) = self.forms.get(&v) {
            return Some(form.clone());
        }
        if let Some(whole) = self.of.outer(v) {
            return Some(Form::Given { whole, shift: 0 });
        }
        let ty = TensorType::of(v).filter(|ty| ty.elements() == 1 && !ty.elem.is_float())?;
        let [scale, offset] = self.tiles.line(&self.counted.values(v)?)?;
        let whole = match ty.elem {
            Elem::I1 if scale != 0 => return None,
            Elem::I1 => self.b.splat(&ty, if offset == 0 { "false" } else { "true" }),
            _ => self.b.int(&ty, offset),
        };
        Some(Form::Given { whole, shift: -scale })
    }

    fn lifted(&mut self, op: Op<'c>) -> Option<Form<'c>> {
        if op.num_results() != 1 || !cleanup::is_pure(op) {
            return None;
        }
        let ty = TensorType::of(op.result(0))?;
        if ty.elements() == 1
            && !ty.elem.is_float()
            && let Some(form) = self.form(op.result(0))
        {
            return Some(form);
        }
        let part = match op.kind() {
            Kind::DynamicSlice => self.slice(op, &ty),
            Kind::DynamicUpdateSlice => self.put_into_zeros(op),
            Kind::Scatter => self.scattered(op, &ty),
            _ => None,
        };
        if part.is_some() {
            return part;
        }
        self.plain(op, &ty).or_else(|| self.masked_column(op, &ty))
    }

    fn plain(&mut self, op: Op<'c>, ty: &TensorType) -> Option<Form<'c>> {
        let forms: Vec<Form> = op.operands().map(|v| self.form(v)).collect::<Option<_>>()?;
        let same = |form: &Form<'c>| match form {
            Form::Given { whole, shift: 0 } => Some(*whole),
            _ => None,
        };
        if let Some(operands) = forms.iter().map(same).collect::<Option<Vec<Val>>>() {
            let inside = op.walk().into_iter().flat_map(Op::operands);
            let alone = inside.into_iter().all(|v| !self.captured(op, v));
            return alone.then(|| Form::Given { whole: self.clone(op, &operands, ty), shift: 0 });
        }
        if forms.iter().any(|form| matches!(form, Form::Part { .. })) {
            return self.part(op, &forms, ty);
        }
        match op.kind() {
            Kind::BroadcastInDim | Kind::Reshape | Kind::Transpose => self.moved(op, &forms[0], ty),
            Kind::Reduce => self.reduce(op, &forms, ty),
            Kind::DotGeneral => self.dot(op, &forms, ty),
            Kind::Gather | Kind::Scatter => self.batched(op, &forms, ty),
            _ if is_elementwise(op) => self.elementwise(op, &forms, ty),
            _ => None,
        }
    }

    /// True if a region of `op` reads a value of the body.
    fn captured(&self, op: Op<'c>, v: Val<'c>) -> bool {
        let holder = v.def().or_else(|| v.block().parent());
        !holder.is_some_and(|holder| holder == op || holder.ancestors().any(|around| around == op))
    }

    /// The same operation on other operands.
    pub fn clone(&self, op: Op<'c>, operands: &[Val<'c>], ty: &TensorType) -> Val<'c> {
        self.b.copy(op, operands, std::slice::from_ref(ty)).result(0)
    }

    /// A type with all columns in place of a tile's.
    pub fn wide(&self, ty: &TensorType, dim: usize) -> TensorType {
        let mut ty = ty.clone();
        ty.shape[dim] = self.tiles.columns();
        ty
    }

    fn slice(&mut self, op: Op<'c>, ty: &TensorType) -> Option<Form<'c>> {
        let slice = Slice::of(op, self.counted)?;
        let moving = slice.varying();
        let whole = match self.form(slice.of) {
            Some(Form::Given { whole, shift: 0 }) => whole,
            Some(_) => return None,
            // No other trip has written there.
            None => {
                let carry = self.of.argument(slice.of).filter(|_| moving.is_some())?;
                self.written_apart(carry).map(|_| self.of.op.operand(carry))?
            }
        };
        let (mut v, extents) = (whole, TensorType::of(whole)?.shape);
        for dim in (0..extents.len()).filter(|dim| moving.is_none_or(|m| m.0 != *dim)) {
            v = self.b.slice(v, dim, Start::At(slice.starts[dim][0]), slice.sizes[dim]);
        }
        let Some((dim, starts)) = moving else { return Some(Form::Given { whole: v, shift: 0 }) };
        if slice.sizes[dim] == self.tiles.width {
            let offset = self.tiles.offset_of(starts, self.tiles.width)?;
            let whole = self.b.slice(v, dim, Start::At(offset), self.tiles.columns());
            return Some(Form::Tile { whole, dim, shift: 0 });
        }
        // Tiles along a separate dimension.
        let mut wide = (0..ty.rank()).filter(|d| ty.shape[*d] == self.tiles.width);
        // Others may have the columns along their only dimension.
        let count = wide.clone().count();
        let (Some(column), 1) = (wide.nth(self.tiles.dimension.min(count.max(1) - 1)), slice.sizes[dim])
        else {
            return None;
        };
        let first = self.tiles.offset_of(starts, 1)?;
        let v = self.b.slice(v, dim, Start::At(first), extent(starts.len()));
        let mut order: Vec<usize> = (0..ty.rank()).filter(|d| *d != dim).collect();
        let before = order.iter().position(|d| *d == column).expect("a dimension");
        order.insert(before, dim);
        let v = self.b.transpose(v, &order);
        let whole = self.b.reshape(v, &self.wide(ty, column).shape);
        Some(Form::Tile { whole, dim: column, shift: 0 })
    }

    /// An operation that moves or repeats elements.
    fn moved(&self, op: Op<'c>, form: &Form<'c>, ty: &TensorType) -> Option<Form<'c>> {
        let (whole, dim, shift) = match form {
            Form::Tile { whole, dim, shift } => (*whole, *dim, *shift),
            Form::Given { whole, shift } => {
                return Some(Form::Given { whole: self.clone(op, &[*whole], ty), shift: *shift });
            }
            Form::Part { .. } => return None,
        };
        let to = to_result(op, 0, dim)?;
        let whole = self.clone(op, &[whole], &self.wide(ty, to));
        Some(Form::Tile { whole, dim: to, shift })
    }

    fn elementwise(&mut self, op: Op<'c>, forms: &[Form<'c>], ty: &TensorType) -> Option<Form<'c>> {
        let tile = forms.iter().find_map(|form| match form {
            Form::Tile { dim, .. } => Some(*dim),
            _ => None,
        });
        let candidates: Vec<Option<usize>> = match tile {
            Some(dim) => vec![Some(dim)],
            // A value with a tile's extent may be the tile's columns: `iota + first` is the column.
            None => {
                let wide = (0..ty.rank()).filter(|d| ty.shape[*d] == self.tiles.width);
                std::iter::once(None).chain(wide.map(Some)).collect()
            }
        };
        candidates.into_iter().find_map(|dim| self.along(op, forms, ty, dim))
    }

    /// An elementwise operation on the columns of tiles along `dim`; none: on loop-invariant values.
    fn along(
        &mut self,
        op: Op<'c>,
        forms: &[Form<'c>],
        ty: &TensorType,
        dim: Option<usize>,
    ) -> Option<Form<'c>> {
        let (mut operands, mut shifts) = (Vec::new(), Vec::new());
        for form in forms {
            let (v, shift) = match (form, dim) {
                (Form::Tile { whole, dim: of, shift }, Some(dim)) if *of == dim => (*whole, *shift),
                (Form::Given { whole, shift }, None) => (*whole, *shift),
                (Form::Given { whole, shift }, Some(_)) if TensorType::of(*whole)?.rank() == 0 => {
                    (*whole, *shift)
                }
                (Form::Given { whole, shift }, Some(dim)) => {
                    let (v, more) = self.widen(*whole, dim, 0)?;
                    (v, shift + more)
                }
                _ => return None,
            };
            operands.push(v);
            shifts.push(shift);
        }
        let shift = shifted(op, ty, &shifts)?;
        let whole = match dim {
            Some(dim) => self.clone(op, &operands, &self.wide(ty, dim)),
            None => self.clone(op, &operands, ty),
        };
        if let (Some(dim), true) = (dim, op.is(Kind::Exponential)) {
            self.large.push((whole, dim));
        }
        Some(match dim {
            Some(dim) => Form::Tile { whole, dim, shift },
            None => Form::Given { whole, shift },
        })
    }

    /// Applies [`Lift::mark`] to all exponentials and products.
    pub(crate) fn mark_large(&mut self) {
        for (whole, dim) in std::mem::take(&mut self.large) {
            self.mark(whole, dim);
        }
    }

    /// Marks exponentials and products as large as the largest value passed to [`Lift::mark`].
    pub(crate) fn mark_as_large(&self) {
        let large = self.large.iter().map(|(whole, _)| *whole);
        for whole in
            large.filter(|v| TensorType::of(*v).map(|ty| ty.elements()) == self.logits.map(|l| l.0))
        {
            whole.def().into_iter().for_each(|op| op.set_unit_attr(marks::WHOLE));
        }
    }

    /// Records that a value, with columns along `dim`, must be in a sweep.
    pub fn mark(&mut self, whole: Val<'c>, dim: usize) {
        if let Some(op) = whole.def() {
            op.set_unit_attr(marks::WHOLE);
            self.measure(whole, dim);
        }
    }

    /// Records the size of a value, with columns along `dim`.
    pub(crate) fn measure(&mut self, whole: Val<'c>, dim: usize) {
        if let Some(ty) = TensorType::of(whole) {
            self.logits = self.logits.max(Some((ty.elements(), ty.shape[dim])));
        }
    }

    /// A value with a tile's columns, equal in every trip, for all columns; and the multiple of the tile's first column by which
    /// the trip's value is smaller.
    pub fn widen(&self, v: Val<'c>, dim: usize, depth: usize) -> Option<(Val<'c>, i64)> {
        const MAX_DEPTH: usize = 32;
        let ty = TensorType::of(v).filter(|_| depth < MAX_DEPTH)?;
        if *ty.shape.get(dim)? != self.tiles.width {
            return None;
        }
        let wide = self.wide(&ty, dim);
        if let Some(text) = splat(v) {
            return Some((self.b.splat(&wide, &text), 0));
        }
        let op = v.def()?;
        match op.kind() {
            Kind::Iota => {
                let along = op.dim("iota_dimension") == Some(dim);
                // Narrow types cannot represent all columns.
                let holds = !ty.elem.is_float() && ty.elem.bytes() >= 4;
                (holds || !along).then(|| (self.clone(op, &[], &wide), i64::from(along)))
            }
            Kind::BroadcastInDim => {
                let from = op.operand(0);
                let dims = op.dims("broadcast_dimensions")?;
                let at = dims.iter().position(|d| *d == dim);
                match at.filter(|at| TensorType::of(from).is_some_and(|ty| ty.shape[*at] != 1)) {
                    Some(at) => {
                        let (from, shift) = self.widen(from, at, depth + 1)?;
                        Some((self.clone(op, &[from], &wide), shift))
                    }
                    None => Some((self.clone(op, &[from], &wide), 0)),
                }
            }
            Kind::Reshape => {
                let from = op.operand(0);
                let at = reshape_axis(from, &ty, dim)?;
                let (from, shift) = self.widen(from, at, depth + 1)?;
                Some((self.clone(op, &[from], &wide), shift))
            }
            _ if is_elementwise(op) => {
                let widened = |v: Val<'c>| match TensorType::of(v)?.rank() {
                    0 => Some((v, 0)),
                    _ => self.widen(v, dim, depth + 1),
                };
                let operands: Vec<(Val, i64)> = op.operands().map(widened).collect::<Option<_>>()?;
                let (values, shifts): (Vec<Val>, Vec<i64>) = operands.into_iter().unzip();
                let shift = shifted(op, &ty, &shifts)?;
                Some((self.clone(op, &values, &wide), shift))
            }
            _ => None,
        }
    }
}

/// The multiple of the tile's first column by which an elementwise operation's result is too small, if its operands are too small
/// by `shifts`.
fn shifted(op: Op, ty: &TensorType, shifts: &[i64]) -> Option<i64> {
    match (op.kind(), shifts) {
        (_, all) if all.iter().all(|shift| *shift == 0) => Some(0),
        (Kind::Add, [a, b]) if !ty.elem.is_float() => Some(a + b),
        (Kind::Subtract, [a, b]) if !ty.elem.is_float() => Some(a - b),
        // Numbers that are equal modulo 2^n stay equal after subtracting the same number.
        (Kind::Compare, [a, b]) if a == b => {
            matches!(direction(op), Some(Direction::Eq | Direction::Ne)).then_some(0)
        }
        _ => None,
    }
}
