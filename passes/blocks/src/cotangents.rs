//! Cotangents of a loop's running statistics, in real numbers.
//!
//! `Z` is the sum of `exp(x)` over columns: of the preceding trips, or of these and the trip's tile. A loop that carries
//! `Z·exp(−m)` or `log Z` uses the columns of preceding trips in no other way, so that `D = dL/dZ` for all columns is the same in
//! every trip. The cotangent of the sum is `D·exp(m)`, that of the logarithm is `D·Z`, and that of the maximum is `D·Z` with a sum
//! and 0 with a logarithm. The proof is by induction from the last trip to the first: a trip of the gradient whose arguments are
//! the cotangents of the forward trip's results returns the cotangents of the forward trip's arguments. A trip then adds `D·exp(x)`
//! to the gradient of its tile: the part through the maximum has a factor of 0.

use crate::lift::{Form, Lift};
use crate::pair::Pair;
use crate::statistics::{Running, reals};
use grpo_dataflow::real::{Columns, Reals, Sample};
use grpo_ir::{Kind, Op, TensorType, Val};

/// The value of a cotangent that a trip of the gradient carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// 0, `D·Z`, `D·exp(m)`.
    Zero,
    Total,
    Scaled,
}

/// The gradient by the tiles of a running statistic.
#[derive(Debug)]
pub struct Gradient<'c> {
    /// The reader's carries that are cotangents of the statistic, by number, and their roles.
    pub roles: Vec<(usize, Role)>,
    /// The term that a trip adds to the tile's gradient: `D·exp(x)`, and other terms of the same sum.
    pub total: Val<'c>,
    pub others: Vec<Val<'c>>,
}

impl Gradient<'_> {
    /// The reader's carries that are cotangents of the statistic.
    pub fn cotangents(&self) -> Vec<usize> {
        self.roles.iter().map(|(at, _)| *at).collect()
    }

    /// The reader's carry with this role.
    pub fn carry(&self, role: Role) -> Option<usize> {
        self.roles.iter().find(|(_, is)| *is == role).map(|(at, _)| *at)
    }
}

/// A pair of loops in real numbers.
struct Induction<'a, 'c> {
    pair: &'a Pair<'c>,
    of: Running<'c>,
    tile: TensorType,
    dim: usize,
    reals: Reals<'a, 'c>,
}

/// The gradient by the columns of `of`, if it is the pair's second loop.
pub fn gradient<'c>(pair: &Pair<'c>, lift: &Lift<'_, 'c>, of: Running<'c>) -> Option<Gradient<'c>> {
    let Form::Tile { dim, .. } = lift.form(of.x)? else { return None };
    let tile = TensorType::of(of.x)?;
    let same = |v| pair.same(v);
    let reals = reals(&same, lift, of.x)?;
    let mut reals = Induction { pair, of, tile, dim, reals };
    of.is_preserved(&mut reals.reals, pair.producer.of).then_some(())?;
    let starts = reals.starts();
    starts.iter().find_map(|(_, start)| {
        [Role::Scaled, Role::Total].into_iter().find_map(|role| reals.gradient(&starts, start, role))
    })
}

impl<'c> Induction<'_, 'c> {
    /// The initial values of the reader's carries with one number per row, for the forward loop's statistic of all columns.
    fn starts(&mut self) -> Vec<(usize, Sample)> {
        let (producer, reader) = (self.pair.producer.of, self.pair.reader.of);
        let rows = self.tile.elements() / self.tile.shape[self.dim].max(1);
        let is_row =
            |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem.is_float() && ty.elements() == rows);
        let (kept, maximum) = (std::mem::take(&mut self.reals.memo), self.maximum());
        if let Some(all) = self.of.value(&mut self.reals, Columns::All, maximum) {
            self.reals.memo.assume(producer.op.result(self.of.carry), all);
        }
        let carried = reader.op.operands().enumerate();
        let rows = carried.filter(|(carry, v)| !reader.keeps(*carry) && is_row(*v));
        let starts = rows.map(|(carry, v)| (carry, self.reals.of(v))).collect();
        self.reals.memo = kept;
        starts
    }

    /// The maximum of all columns.
    fn maximum(&self) -> Option<Val<'c>> {
        self.of.maximum.map(|at| self.pair.producer.of.op.result(at))
    }

    /// A role's cotangent divided by `D`, for a statistic of these columns with the maximum `m`; none if unknown.
    fn factor(&mut self, role: Role, columns: Columns, m: Option<Val<'c>>) -> Option<Sample> {
        Some(match role {
            Role::Total => self.reals.sum(columns),
            Role::Scaled => Sample::of([&self.reals.of(m?)], |[m]| m.exp()),
            Role::Zero => Sample::constant(0.0),
        })
    }

    /// The gradient, if `start` is the initial value with this role, and a trip whose arguments have the roles of the initial
    /// values returns values with the same ones.
    fn gradient(
        &mut self,
        starts: &[(usize, Sample)],
        start: &Sample,
        role: Role,
    ) -> Option<Gradient<'c>> {
        let (producer, reader) = (self.pair.producer.of, self.pair.reader.of);
        let factor = self.factor(role, Columns::All, self.maximum())?;
        let back = Sample::of([start, &factor], |[start, factor]| start / factor);
        (!back.is_zero()).then_some(())?;
        let mut roles = Vec::new();
        for (carry, start) in starts {
            let has = |role: &Role| {
                let factor = self.factor(*role, Columns::All, self.maximum());
                factor.is_some_and(|factor| start.equals(&back.times(&factor)))
            };
            let role = [Role::Zero, Role::Total, Role::Scaled].into_iter().find(has);
            roles.extend(role.map(|role| (*carry, role)));
        }

        let maximum = |all: Vec<Val<'c>>| self.of.maximum.map(|at| all[at]);
        let (before, after) = (maximum(producer.body.args()), maximum(producer.next()));
        let back = self.reals.cotangent();
        // The arguments of the forward trip.
        self.reals.memo.clear();
        let given = self.of.value(&mut self.reals, Columns::Before, before)?;
        self.reals.memo.assume(producer.body.args()[self.of.carry], given);
        for (carry, role) in &roles {
            let factor = self.factor(*role, Columns::After, after)?;
            self.reals.memo.assume(reader.body.args()[*carry], back.times(&factor));
        }
        for (carry, role) in &roles {
            let factor = self.factor(*role, Columns::Before, before)?;
            self.reals.of(reader.next()[*carry]).equals(&back.times(&factor)).then_some(())?;
        }
        let part = Sample::of([&back, &self.reals.of(self.of.x)], |[back, x]| back * x.exp());
        reader.body.ops().into_iter().rev().filter_map(Op::only_result).find_map(|total| {
            let ty = TensorType::of(total)?;
            (ty.elem.is_float() && ty.shape == self.tile.shape).then_some(())?;
            let others = self.other_terms(total, &part)?;
            Some(Gradient { roles: roles.clone(), total, others })
        })
    }

    /// The terms of a sum that are no multiples of `part`; none if the others do not add up to `part`.
    fn other_terms(&mut self, total: Val<'c>, part: &Sample) -> Option<Vec<Val<'c>>> {
        let (mut others, mut sum, mut pending) = (Vec::new(), Sample::constant(0.0), vec![total]);
        while let Some(v) = pending.pop() {
            if let Some(op) = v.def().filter(|op| op.is(Kind::Add)) {
                pending.extend([op.operand(1), op.operand(0)]);
                continue;
            }
            let multiple = Sample::of([&self.reals.of(v), part], |[term, part]| term / part);
            if multiple.is_constant() {
                sum = sum.plus(&multiple);
            } else {
                others.push(v);
            }
        }
        sum.equals(&Sample::constant(1.0)).then_some(others)
    }
}
