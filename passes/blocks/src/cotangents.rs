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
use crate::statistics::Running;
use crate::symbolic::{reals, split};
use grpo_dataflow::polynomial::{Polynomial, inverse, times};
use grpo_dataflow::real::{AFTER, ALL, BEFORE, Base, Reals};
use grpo_ir::{TensorType, Val};

/// The value of a cotangent that a trip of the gradient carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// 0, `D·Z`, `D·exp(m)`.
    Zero,
    Total,
    Scaled,
    /// Another value, on which none of the others depends.
    Other,
}

/// The gradient by the tiles of a running statistic.
#[derive(Debug)]
pub struct Gradient<'c> {
    /// The role of each of the reader's carries, by number.
    pub roles: Vec<(usize, Role)>,
    /// The term that a trip adds to the tile's gradient: `D·exp(x)`, and other terms of the same sum.
    pub total: Val<'c>,
    pub others: Vec<Val<'c>>,
}

impl Gradient<'_> {
    /// The reader's carries that are cotangents of the statistic.
    pub fn cotangents(&self) -> Vec<usize> {
        self.roles.iter().filter(|(_, role)| *role != Role::Other).map(|(at, _)| *at).collect()
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
    let carries = reals.carries();
    let mut ways: Vec<Vec<Role>> = vec![Vec::new()];
    for _ in &carries {
        let roles = [Role::Zero, Role::Total, Role::Scaled, Role::Other];
        let more = |way: &Vec<Role>| roles.iter().map(|role| [&way[..], &[*role]].concat()).collect();
        ways = ways.iter().flat_map(|way| -> Vec<Vec<Role>> { more(way) }).collect();
    }
    ways.into_iter().find_map(|way| {
        let roles: Vec<(usize, Role)> = carries.iter().copied().zip(way).collect();
        reals.begins(&starts, &roles).then_some(())?;
        reals.gradient(roles)
    })
}

impl<'c> Induction<'_, 'c> {
    /// The reader's carries with one number per row.
    fn carries(&self) -> Vec<usize> {
        const MOST: usize = 4;
        let of = self.pair.reader.of;
        let rows = self.tile.elements() / self.tile.shape[self.dim].max(1);
        let is_one = |at: &usize| {
            let ty = TensorType::of(of.op.operand(*at));
            !of.keeps(*at) && ty.is_some_and(|ty| ty.elem.is_float() && ty.elements() == rows)
        };
        (0..of.op.num_operands()).filter(is_one).take(MOST).collect()
    }

    /// The initial values of the gradient's loop, as polynomials in the results of the forward loop.
    fn starts(&mut self) -> Vec<Polynomial> {
        let (producer, reader) = (self.pair.producer.of, self.pair.reader.of);
        let maximum = self.of.maximum.map(|at| producer.op.result(at));
        let kept = std::mem::take(&mut self.reals.memo);
        if let Some(all) = self.of.value(&mut self.reals, ALL, maximum) {
            self.reals.memo.assume(producer.op.result(self.of.carry), all);
        }
        let starts = reader.op.operands().map(|v| self.reals.of(v)).collect();
        self.reals.memo = kept;
        starts
    }

    /// The value of a role, for a statistic with this `log Z` and this maximum; none if unknown.
    fn value(
        &mut self,
        role: Role,
        z: usize,
        m: Option<Val<'c>>,
        back: &Polynomial,
    ) -> Option<Polynomial> {
        Some(match role {
            Role::Total => times(&self.reals.exp(Base::Columns(z), 1), back),
            Role::Scaled => {
                let base = self.reals.base_of(m?);
                times(&self.reals.exp(base, 1), back)
            }
            Role::Zero => Polynomial::new(),
            Role::Other => return None,
        })
    }

    /// `D`, if the gradient's loop starts with these values; none if it is 0.
    fn back(&mut self, starts: &[Polynomial], roles: &[(usize, Role)]) -> Option<Polynomial> {
        let maximum = self.of.maximum.map(|at| self.pair.producer.of.op.result(at));
        let start = |role: Role| {
            let found = roles.iter().find(|(_, of)| *of == role);
            found.map(|(carry, _)| starts[*carry].clone())
        };
        let back = match (start(Role::Scaled), start(Role::Total)) {
            (Some(scaled), _) => {
                let base = self.reals.base_of(maximum?);
                times(&scaled, &self.reals.exp(base, -1))
            }
            (None, Some(total)) => times(&total, &inverse(&self.reals.exp(Base::Columns(ALL), 1))?),
            (None, None) => return None,
        };
        let given = |role: Role| start(role).is_none_or(|start| !start.is_empty());
        [Role::Total, Role::Scaled].into_iter().all(given).then_some(back)
    }

    /// True if the initial values of the gradient's loop have these roles, with one nonzero `D`.
    fn begins(&mut self, starts: &[Polynomial], roles: &[(usize, Role)]) -> bool {
        let maximum = self.of.maximum.map(|at| self.pair.producer.of.op.result(at));
        let Some(back) = self.back(starts, roles) else { return false };
        roles.iter().all(|(carry, role)| {
            self.value(*role, ALL, maximum, &back).is_none_or(|value| starts[*carry] == value)
        })
    }

    /// The gradient, if a trip whose arguments have these roles returns values with the same ones.
    fn gradient(&mut self, roles: Vec<(usize, Role)>) -> Option<Gradient<'c>> {
        let (producer, reader) = (self.pair.producer.of, self.pair.reader.of);
        let maximum = |all: Vec<Val<'c>>| self.of.maximum.map(|at| all[at]);
        let (before, after) = (maximum(producer.body.args()), maximum(producer.next()));
        // The arguments of the forward trip.
        self.reals.memo.clear();
        let given = self.of.value(&mut self.reals, BEFORE, before)?;
        self.reals.memo.assume(producer.body.args()[self.of.carry], given);
        let back = self.reals.exp(Base::Gradient, 1);
        let (args, next) = (reader.body.args(), reader.next());
        for (carry, role) in &roles {
            if let Some(value) = self.value(*role, AFTER, after, &back) {
                self.reals.memo.assume(args[*carry], value);
            }
        }
        for (carry, role) in &roles {
            if let Some(value) = self.value(*role, BEFORE, before, &back)
                && self.reals.of(next[*carry]) != value
            {
                return None;
            }
        }

        let tiles = reader.body.ops().into_iter().filter(|op| op.num_results() == 1);
        let mut found = None;
        for total in tiles.map(|op| op.result(0)) {
            let is_tile = TensorType::of(total)
                .is_some_and(|ty| ty.elem.is_float() && ty.shape == self.tile.shape);
            if !is_tile {
                continue;
            }
            let (sum, others) = split(&mut self.reals, self.of.x, total, back.keys().next());
            if sum == back {
                found = Some(Gradient { roles: roles.clone(), total, others });
            }
        }
        found
    }
}
