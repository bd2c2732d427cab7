//! Whether a program chooses columns, and makes nothing else of them.
//!
//! Decoding takes tokens: the largest of logits and noise, the first of a sort, several of the largest, the column at which the
//! cumulative probability passes a number; a router takes experts for its tokens in the same ways. A loss makes a number of each
//! row's columns that goes on by itself (a logarithm of their sum, an entropy), or reads the column of a label. What only chooses
//! does neither: its sums come back to the columns as their normaliser, and what goes on are the chosen columns.
//!
//! A label is an index from outside of the chain; so are columns that the program compares with its labels (an accuracy of the
//! largest five), or reads in other logits (a teacher's largest ones).

use super::anchor::{
    APPROXIMATE_TOP_K, is_anchor_exponential, is_product, is_top_k, moved_product_behind,
};
use super::origin::{MAX_ROW_VALUES, is_from_outside, keeps_apart};
use super::tile::{Tile, contracts_nothing, free_dims, has_elementwise_name, reduce_of_units};
use super::{partition, splat_number};
use crate::ir::{Op, TensorType, Val, attr_ints, dot_dims};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// How many values are looked at.
const MAX_LOOKED_AT: usize = 512;
/// What is known of the choices around a chain.
#[derive(Default)]
pub(super) struct Choice {
    /// Floating-point numbers made of random bits meet the columns.
    pub noise: bool,
    /// Columns are put in order, or added up one after the other and compared with a number.
    orders: bool,
    /// A number of each row goes on, or a column is read that something from outside names.
    measures: bool,
}

impl Choice {
    /// Looks around a chain; `kin` are its tiles. None where there is too much to look at.
    pub fn of<'c>(start: Tile<'c>, kin: &[Tile<'c>]) -> Option<Choice> {
        let all = arranged(start.val)?;
        let columns: HashMap<Val, usize> = kin.iter().map(|t| (t.val, t.axis)).collect();
        let mut found = Choice::default();
        for v in &all {
            if let Some(op) = v.def() {
                found.noise |= is_noise(op, &all);
                found.orders |=
                    op.is("stablehlo.sort") || op.is("stablehlo.reduce_window") && is_compared(*v, &all);
            }
            for used in v.uses() {
                let tile = (*v, columns.get(v).copied());
                found.read(used.owner, used.index, tile, &all);
            }
        }
        Some(found)
    }

    /// Whether columns are chosen, and nothing is measured.
    pub fn only(&self) -> bool {
        self.orders && !self.measures
    }

    /// What reads a value as large as the logits, of which it may be known where the columns are.
    fn read<'c>(
        &mut self,
        op: Op<'c>,
        index: usize,
        (v, axis): (Val<'c>, Option<usize>),
        all: &HashSet<Val<'c>>,
    ) {
        let approximate =
            op.is("stablehlo.custom_call") && op.attr_str("call_target_name") == Some(APPROXIMATE_TOP_K);
        match op.name() {
            "stablehlo.sort" => self.chooses(op, all),
            _ if is_top_k(op) || approximate => self.chooses(op, all),
            "stablehlo.gather" | "stablehlo.dynamic_slice" if index == 0 => {
                self.measures |= op.operands()[1..].iter().any(|v| is_from_outside(*v, all));
            }
            "stablehlo.reduce" if index == 0 && op.num_operands() == 2 && is_float(v) => {
                let dims = op.attr("dimensions").and_then(attr_ints).unwrap_or_default();
                // Sums over rows, such as how much an expert gets, are no row's.
                let of_rows = axis.is_none_or(|axis| dims.contains(&(axis as i64)));
                self.measures |= of_rows && goes_on(op.result(0), all);
            }
            "stablehlo.dot_general" if !contracts_nothing(op) && is_float(v) => {
                let Some((d, ty)) = dot_dims(op).zip(TensorType::of(op.operand(1 - index))) else {
                    return;
                };
                let (batch, contract) = d.of(1 - index);
                // A weighted sum.
                let only = free_dims(ty.rank(), batch, contract).iter().all(|dim| ty.shape[*dim] == 1);
                self.measures |= only && goes_on(op.result(0), all);
            }
            _ => {}
        }
    }

    /// A sort, or a search for several of the largest.
    fn chooses<'c>(&mut self, op: Op<'c>, all: &HashSet<Val<'c>>) {
        self.orders = true;
        self.measures |= op.results().into_iter().any(|v| !is_float(v) && answers(v, all));
    }
}

fn is_float(v: Val) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elem.is_float())
}

/// The values that are as large as `start`, and that computing number by number and putting numbers in another place connects
/// with it.
fn arranged(start: Val) -> Option<HashSet<Val>> {
    let elements = TensorType::of(start)?.elements();
    let (mut seen, mut pending) = (HashSet::from_iter([start]), vec![start]);
    let arranges = |op: Op| {
        let moves = [
            "stablehlo.sort",
            "stablehlo.reverse",
            "stablehlo.reduce_window",
            "stablehlo.reshape",
            "stablehlo.transpose",
            "stablehlo.broadcast_in_dim",
            "stablehlo.optimization_barrier",
        ];
        moves.contains(&op.name())
            || has_elementwise_name(op) && !op.is("stablehlo.bitcast_convert")
            || op.is(partition::CONSTRAINT)
    };
    // All columns, in an order that is read of another value.
    let orders = |op: Op| op.is("stablehlo.gather");
    while let Some(v) = pending.pop() {
        let mut made = v.def().filter(|op| arranges(*op)).map(Op::operands).unwrap_or_default();
        made.extend(v.def().filter(|op| orders(*op)).map(|op| op.operand(0)));
        let readers = v
            .uses()
            .into_iter()
            .filter(|used| used.index == 0 && orders(used.owner) || arranges(used.owner));
        let readers = readers.map(|used| used.owner);
        let next = made.into_iter().chain(readers.flat_map(Op::results));
        let as_large = |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.elements() == elements);
        pending.extend(next.filter(as_large).filter(|v| seen.insert(*v)));
        (seen.len() <= MAX_LOOKED_AT).then_some(())?;
    }
    Some(seen)
}

/// Whether an operation makes floating-point numbers of random bits: of integers that no tile is behind.
fn is_noise<'c>(op: Op<'c>, all: &HashSet<Val<'c>>) -> bool {
    if op.is("stablehlo.rng") {
        return is_float(op.result(0));
    }
    if !op.is("stablehlo.bitcast_convert") || is_float(op.operand(0)) || !is_float(op.result(0)) {
        return false;
    }
    let (mut seen, mut pending) = (HashSet::default(), vec![op.operand(0)]);
    while let Some(v) = pending.pop().filter(|_| seen.len() < MAX_LOOKED_AT) {
        if all.contains(&v) {
            return false;
        }
        let operands = v.def().map(Op::operands).unwrap_or_default();
        pending.extend(operands.into_iter().filter(|v| seen.insert(*v)));
    }
    true
}

/// Whether floating-point numbers made of random bits are among what elementwise operations make `v` of.
pub(super) fn meets_noise(v: Val) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop().filter(|_| seen.len() < MAX_LOOKED_AT) {
        let Some(op) = v.def() else { continue };
        if is_noise(op, &HashSet::default()) {
            return true;
        }
        if keeps_apart(op) {
            pending.extend(op.operands().into_iter().filter(|v| seen.insert(*v)));
        }
    }
    false
}

/// Whether cumulative numbers are compared.
fn is_compared<'c>(v: Val<'c>, all: &HashSet<Val<'c>>) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop() {
        for op in v.uses().into_iter().map(|used| used.owner) {
            if op.is("stablehlo.compare") {
                return true;
            }
            let next = op.results().into_iter().filter(|v| keeps_apart(op) && all.contains(v));
            pending.extend(next.filter(|v| seen.insert(*v)));
        }
    }
    false
}

/// Whether numbers of rows become something else than parts of columns again, and than conditions.
pub(super) fn goes_on<'c>(v: Val<'c>, all: &HashSet<Val<'c>>) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop() {
        for op in v.uses().into_iter().map(|used| used.owner) {
            if !keeps_apart(op) && reduce_of_units(op).is_none() || seen.len() > MAX_ROW_VALUES {
                return true;
            }
            let next = op.results().into_iter().filter(|v| !all.contains(v) && is_float(*v));
            pending.extend(next.filter(|v| seen.insert(*v)));
        }
    }
    false
}

/// Whether chosen columns are compared with a label, or read in other logits.
fn answers<'c>(v: Val<'c>, all: &HashSet<Val<'c>>) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop() {
        for used in v.uses() {
            let op = used.owner;
            let large = TensorType::of(v).map_or(0, |ty| ty.elements());
            if op.is("stablehlo.compare") {
                let other = op.operand(1 - used.index);
                let is_one = splat_number(other).is_some() || is_repeated_number(other);
                if !is_one && is_from_outside(other, all) {
                    return true;
                }
            }
            if op.is("stablehlo.gather") && used.index == 1 {
                let of = op.operand(0);
                if !all.contains(&of) && are_logits(of, large) {
                    return true;
                }
            }
            let moves = ["stablehlo.slice", "stablehlo.concatenate"].contains(&op.name());
            if (moves || keeps_apart(op)) && seen.len() <= MAX_ROW_VALUES {
                pending.extend(op.results().into_iter().filter(|v| seen.insert(*v)));
            }
        }
    }
    false
}

/// Whether so many numbers, or more, are a product's, and a softmax is made of them.
fn are_logits(v: Val, elements: i64) -> bool {
    let exponential = |v: &Val| v.def().is_some_and(is_anchor_exponential);
    moved_product_behind(v, elements).is_some_and(is_product)
        && arranged(v).is_none_or(|all| all.iter().any(exponential))
}

/// Whether one number, such as that of the token at which decoding ends, is repeated.
pub(super) fn is_repeated_number(v: Val) -> bool {
    let one = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elements() == 1);
    one(v) || v.def().is_some_and(|op| op.is("stablehlo.broadcast_in_dim") && one(op.operand(0)))
}
