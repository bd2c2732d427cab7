//! Logits whose columns are several dimensions, of which a label takes one.
//!
//! These are actions and atoms or quantiles. A layer that is reshaped to heads, experts or a matrix for each row is the same, but its numbers are not chosen by an index that the program
//! is given, or another product reads what is chosen.

use super::super::anchor::is_search;
use super::super::iota::compared_with_columns;
use super::super::origin::{is_from_outside, keeps_apart};
use super::super::reshape::through_barriers;
use super::super::sources::{meet, sources};
use super::super::splat;
use super::super::tile::{Tile, contracts_nothing, has_elementwise_name};
use crate::ir::{Op, TensorType, Val, attr_ints, dot_dims, gather_dims};
use rustc_hash::FxHashSet as HashSet;
use std::ops::Range;

const MOST: usize = 256;

/// Whether a reshape makes several dimensions of a tile's columns of which a label chooses one; none where it makes something else.
pub(super) fn is_chosen<'c>(
    reshape: Op<'c>,
    tile: Tile<'c>,
    own: &[HashSet<Val<'c>>; 2],
) -> Option<bool> {
    let axes = split_axes(reshape, tile)?;
    let seen = vec![reshape.result(0)];
    let mut of = Split {
        axes,
        own,
        seen,
        chosen: Vec::new(),
        windows: HashSet::default(),
        statistics: Vec::new(),
    };
    of.follow()?;
    of.follow_chosen()?;
    Some(!of.chosen.is_empty())
}

/// The dimensions that a reshape makes of a tile's columns, and of nothing else.
fn split_axes(reshape: Op, tile: Tile) -> Option<Range<usize>> {
    let (from, to) = (TensorType::of(tile.val)?, TensorType::of(reshape.result(0))?);
    let (rows, behind) = (&from.shape[..tile.axis], &from.shape[tile.axis + 1..]);
    let is_split = reshape.is("stablehlo.reshape")
        && to.rank() > from.rank()
        && to.shape.starts_with(rows)
        && to.shape.ends_with(behind);
    is_split.then(|| tile.axis..to.rank() - behind.len())
}

struct Split<'a, 'c> {
    axes: Range<usize>,
    /// What hidden states and weights are arranged from.
    own: &'a [HashSet<Val<'c>>; 2],
    /// Values in which the columns are several dimensions.
    seen: Vec<Val<'c>>,
    /// What labels take of them.
    chosen: Vec<Val<'c>>,
    /// Where the windows start that the program's text takes. Of several, these are gates or other parts of a layer.
    windows: HashSet<Vec<i64>>,
    /// What else is reduced of them.
    statistics: Vec<Val<'c>>,
}

impl<'c> Split<'_, 'c> {
    fn follow(&mut self) -> Option<()> {
        let mut at = 0;
        while let Some(v) = self.seen.get(at).copied() {
            at += 1;
            (at <= MOST).then_some(())?;
            for used in v.uses() {
                self.read(v, used.owner, used.index)?;
            }
        }
        Some(())
    }

    fn read(&mut self, v: Val<'c>, op: Op<'c>, index: usize) -> Option<()> {
        let shape = |v: Val| TensorType::of(v).map(|ty| ty.shape);
        match op.name() {
            _ if op.results().iter().all(|v| v.is_unused()) && !op.is_return() => {}
            "stablehlo.gather" if index == 0 => {
                let named = gather_dims(op)?.start_index_map;
                let along = named.iter().any(|dim| self.axes.contains(&(*dim as usize)));
                (along && is_label(op.operand(1))).then_some(())?;
                self.chosen.push(op.result(0));
            }
            "stablehlo.slice" => {
                let to = shape(op.result(0))?;
                self.axes.clone().any(|axis| to[axis] == 1).then_some(())?;
                self.windows.insert(op.attr("start_indices").and_then(attr_ints)?);
                (self.windows.len() == 1).then_some(())?;
                self.chosen.push(op.result(0));
            }
            "stablehlo.reduce" if op.num_operands() == 2 => {
                let dims = op.attr("dimensions").and_then(attr_ints)?;
                let dims: Vec<usize> = dims.into_iter().map(|dim| dim as usize).collect();
                let over = |dim: &usize| self.axes.contains(dim);
                match dims[..] {
                    [dim] if over(&dim) && is_of_one_hot(v, dim) => self.chosen.push(op.result(0)),
                    _ => self.statistics.push(op.result(0)),
                }
            }
            // The action with the greatest value.
            "stablehlo.reduce" => {}
            "stablehlo.dot_general" if !contracts_nothing(op) => {
                let (mine, other) = (dot_dims(op)?.of(index).1.to_vec(), op.operand(1 - index));
                let theirs = dot_dims(op)?.of(1 - index).1.to_vec();
                let ([dim], [their]) = (&mine[..], &theirs[..]) else { return None };
                self.axes.contains(&(*dim as usize)).then_some(())?;
                if is_one_hot(other, *their as usize) {
                    self.chosen.push(op.result(0));
                } else {
                    // Such as the values of atoms.
                    (self.rank(other) == 1).then_some(())?;
                    self.statistics.push(op.result(0));
                }
            }
            // The gradient.
            "stablehlo.reshape" if shape(op.result(0)).is_some_and(|to| to.len() < self.rank(v)) => {
                for used in op.result(0).uses() {
                    self.contracted(used.owner, used.index)?;
                }
            }
            "stablehlo.optimization_barrier" => self.see(op.result(index)),
            _ if has_elementwise_name(op) && op.num_results() == 1 => self.see(op.result(0)),
            _ => return None,
        }
        Some(())
    }

    fn rank(&self, v: Val) -> usize {
        TensorType::of(v).map_or(0, |ty| ty.rank())
    }

    fn see(&mut self, v: Val<'c>) {
        if !self.seen.contains(&v) {
            self.seen.push(v);
        }
    }

    /// What reads a gradient is a product with the hidden states or the weights.
    fn contracted(&mut self, op: Op<'c>, index: usize) -> Option<()> {
        if op.is("stablehlo.dot_general") && !contracts_nothing(op) {
            let other = sources(op.operand(1 - index));
            let rows = dot_dims(op)?.of(index).1.iter().all(|dim| (*dim as usize) < self.axes.start);
            return (!rows || meet(&self.own[0], &other)).then_some(());
        }
        let next = has_elementwise_name(op) || op.is("stablehlo.transpose");
        next.then_some(())?;
        for used in op.result(0).uses() {
            self.contracted(used.owner, used.index)?;
        }
        Some(())
    }

    /// What is chosen is neither returned nor read by another product with given weights, as a layer's is; a statistic may be returned.
    fn follow_chosen(&self) -> Option<()> {
        let (mut seen, mut at) = ([&self.chosen[..], &self.statistics].concat(), 0);
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        let least = self.chosen.iter().filter_map(|v| elements(*v)).min();
        while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
            at += 1;
            for op in v.uses().into_iter().map(|used| used.owner) {
                if op.is_return() {
                    least.is_none_or(|least| elements(v) < Some(least)).then_some(())?;
                } else if op.is("stablehlo.dot_general") && !contracts_nothing(op) {
                    let is_gradient = op.operands().into_iter().any(|v| {
                        let other = sources(v);
                        self.own.iter().any(|own| meet(own, &other))
                    });
                    is_gradient.then_some(())?;
                    continue;
                }
                let next = keeps_apart(op) || op.is("stablehlo.reduce") || op.is("stablehlo.transpose");
                let made = if next { op.results() } else { Vec::new() };
                for v in made.into_iter().filter(|v| !self.seen.contains(v)) {
                    if !seen.contains(&v) {
                        seen.push(v);
                    }
                }
            }
        }
        Some(())
    }
}

/// Whether an index is one that the program is given, and none that a search or a product found.
fn is_label(index: Val) -> bool {
    let (mut seen, mut at) = (vec![index], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
        at += 1;
        let Some(op) = through_barriers(v).def() else { continue };
        if is_search(op) || op.is("stablehlo.dot_general") {
            return false;
        }
        for v in op.operands() {
            if !seen.contains(&v) {
                seen.push(v);
            }
        }
    }
    at < MOST && is_from_outside(index, &HashSet::default())
}

/// Whether a value is made of a product, number by number, with a label's one-hot along `dim`, or a choice by one.
fn is_of_one_hot(v: Val, dim: usize) -> bool {
    let Some(op) = v.def() else { return false };
    let is_factor = |v: Val| is_one_hot(v, dim);
    let is_choice = ["stablehlo.multiply", "stablehlo.select"].contains(&op.name());
    is_choice && op.operands().into_iter().any(is_factor)
}

/// Whether a value is a label's one-hot along `dim`, or repeats one.
fn is_one_hot(v: Val, dim: usize) -> bool {
    let Some(op) = v.def() else { return false };
    match op.name() {
        "stablehlo.compare" => {
            compared_with_columns(op, dim).is_some_and(|label| splat(label).is_none() && is_label(label))
        }
        "stablehlo.convert" => is_one_hot(op.operand(0), dim),
        "stablehlo.broadcast_in_dim" => {
            let dims = op.attr("broadcast_dimensions").and_then(attr_ints).unwrap_or_default();
            let at = dims.iter().position(|to| *to as usize == dim);
            at.is_some_and(|at| is_one_hot(op.operand(0), at))
        }
        "stablehlo.reshape" => TensorType::of(v)
            .and_then(|to| super::super::reshape::reshape_axis(op.operand(0), &to, dim))
            .is_some_and(|at| is_one_hot(op.operand(0), at)),
        _ => false,
    }
}
