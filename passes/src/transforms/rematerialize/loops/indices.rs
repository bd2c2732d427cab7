//! Indices that a loop stacks for another loop: of `x[jnp.arange(n), ids]`, rows and columns side by side.
//!
//! The gradient of such a pick is a scatter by the same indices. That each row has one, its own, is seen where they are made; what
//! is read of memory may be any row. They are whole numbers, the same ones wherever they are made.

use super::super::copies::Step;
use super::{Found, Hand, extra};
use crate::analysis::counted::Counted;
use crate::analysis::reshape::peel;
use crate::analysis::stacks::{Read, Stack};
use crate::ir::TensorType;
use rustc_hash::FxHashSet as HashSet;

impl<'c> Hand<'c> {
    /// Lets the reader make the indices that the maker stacks, where that takes nothing that is not handed over anyway.
    pub(super) fn makes_indices(&mut self, found: &Found<'_, 'c>, reader: &Counted<'c>, wanted: &[i64]) {
        let is_read = |hand: &Self, stack: &Stack<'c>| {
            let uses = hand.maker.op.result(stack.carry).uses();
            let [used] = &uses[..] else { return None };
            let read = Read::of(reader, used.index).filter(|read| read.places == wanted)?;
            (used.owner == hand.reader.op && !hand.stacks().contains(&stack.carry)).then_some(read)
        };
        for stack in &found.stacks {
            let indices = peel(stack.entry);
            let made = indices.def().filter(|op| op.is("stablehlo.concatenate"));
            let Some((made, read)) = made.zip(is_read(self, stack)) else { continue };
            let step = |v| match v == indices {
                true => found.is_cheap(v, self.large, 0).then_some(Step::Copy(made)),
                false => found.step(v, self.large),
            };
            if let Some(copies) = self.copies.and(indices, step)
                && extra(&copies) == extra(&self.copies)
            {
                self.copies = copies;
                self.besides.push((stack.clone(), read));
            }
        }
    }
}

/// The extents of the indices among stacks that are made again: those of several trips lie side by side, and are read apart.
pub(super) fn extents(again: &[(Stack<'_>, Read<'_>)]) -> HashSet<i64> {
    let types = again.iter().filter_map(|(stack, _)| TensorType::of(stack.entry));
    types.filter(|ty| !ty.elem.is_float()).flat_map(|ty| ty.shape).collect()
}
