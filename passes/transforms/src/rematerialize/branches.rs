//! Residuals passed between branches of the same condition: a `cond` that is differentiated from outside.

use crate::pass::PassContext;
use crate::rematerialize::constraints;
use crate::rematerialize::residuals::sizes_of_logits;
use crate::rematerialize::row_values::moves;
use crate::rematerialize::transfer::{self, Link, Producer};
use crate::rewrite::cleanup;
use grpo_dataflow::conditional::Branches;
use grpo_ir::{Block, Builder, Elem, Kind, Op, Val};

/// Rematerializes between each two conditionals on one value of which the second reads results of the first. Returns whether
/// anything changed.
pub(super) fn over(module: Op, context: &mut PassContext<'_>) -> bool {
    let list: Vec<Branches> = module.walk().into_iter().filter_map(Branches::of).collect();
    for producer in
        list.iter().filter(|producer| producer.blocks.iter().any(|b| !sizes_of_logits(*b).is_empty()))
    {
        let reads =
            |op| list.iter().any(|other| producer.takes_branch_of(other) && other.branch(op).is_some());
        constraints::of_results(producer.op, |op| {
            op != producer.op && producer.branch(op).is_none() && reads(op)
        });
    }
    transfer::over(module, Branches::of, context)
}

/// Replaces this conditional by one without its unused results.
pub(super) fn without_unused<'c>(from: &Branches<'c>) -> Op<'c> {
    let used = (0..from.op.num_results()).filter(|i| !from.op.result(*i).is_unused());
    with_results(from, &used.collect::<Vec<_>>(), &[])
}

/// Replaces this conditional by one with these of its results, and with additional values of some branches as last results; the
/// other branches return zeros.
fn with_results<'c>(from: &Branches<'c>, kept: &[usize], added: &[(usize, Val<'c>)]) -> Op<'c> {
    for (at, block) in from.blocks.iter().enumerate() {
        let end = block.terminator().expect("a branch ends");
        let b = Builder::before(end);
        let mut yields: Vec<Val> = kept.iter().map(|i| end.operand(*i)).collect();
        let value =
            |(branch, v): &(usize, Val<'c>)| if at == *branch { *v } else { b.zero(&v.tensor_type()) };
        yields.extend(added.iter().map(value));
        end.set_operands(&yields);
        cleanup::erase_dead(*block);
    }
    let types: Vec<_> = added.iter().map(|(_, v)| v.mlir_type()).collect();
    from.op.with_signature(&from.op.operands().collect::<Vec<_>>(), &[], kept, &types)
}

impl<'c> Producer<'c> for Branches<'c> {
    /// Defined before both conditionals.
    type Known = ();

    fn op(&self) -> Op<'c> {
        self.op
    }

    fn blocks(&self) -> Vec<Block<'c>> {
        self.blocks.clone()
    }

    fn returned(&self) -> Vec<Vec<Val<'c>>> {
        (0..self.op.num_results()).map(|i| self.yields_for(i)).collect()
    }

    fn is_read_by(producer: Op<'c>, reader: Op<'c>) -> bool {
        let reader = Branches::of(reader);
        reader.is_some_and(|reader| Branches::of(producer).is_some_and(|of| of.takes_branch_of(&reader)))
    }

    /// Autodiff uses one result for residuals of several branches.
    fn links(&self, reader: &Self) -> Vec<Link<'c>> {
        let link = |(result, read): (usize, Val<'c>)| {
            let uses = read.uses();
            let mut blocks: Vec<usize> =
                uses.iter().filter_map(|used| reader.branch(used.owner)).collect();
            let is_only = blocks.len() == uses.len();
            blocks.sort_unstable();
            blocks.dedup();
            Link { result, read, blocks, is_only, corresponds: true }
        };
        let links = self.op.results().enumerate().map(link);
        links.filter(|link| !link.blocks.is_empty()).collect()
    }

    fn known(&self, v: Val<'c>) -> Option<()> {
        self.is_outside(v).then_some(())
    }

    /// A conversion of the weights, or their transpose.
    fn is_cheap(&self, v: Val<'c>, _: &dyn Fn(Val<'c>) -> bool) -> bool {
        v.def().is_some_and(|op| moves(op) || op.is(Kind::Convert))
    }

    fn places(&self) -> Vec<Op<'c>> {
        self.blocks.iter().map(|block| block.ops()[0]).collect()
    }

    fn export(&mut self, values: &[(Val<'c>, Elem)]) {
        let convert = |(v, elem): &(Val<'c>, Elem)| {
            let branch = self.blocks.iter().position(|block| *block == v.block())?;
            Some((branch, Builder::before(self.blocks[branch].terminator()?).convert(*v, *elem)))
        };
        let added: Vec<_> = values.iter().filter_map(convert).collect();
        let all: Vec<usize> = (0..self.op.num_results()).collect();
        self.op = with_results(self, &all, &added);
    }

    fn import(&self, _: &mut Self, v: Val<'c>, (): (), _: Op<'c>) -> Val<'c> {
        v
    }

    fn import_result(&self, _: &mut Self, _: Val<'c>, result: usize, _: Op<'c>) -> Val<'c> {
        self.op.result(result)
    }

    fn replace(&self, reader: &Self, link: &Link<'c>, block: usize, value: Val<'c>) {
        let uses = self.op.result(link.result).uses();
        for used in uses.into_iter().filter(|used| reader.branch(used.owner) == Some(block)) {
            used.owner.set_operand(used.index, value);
        }
    }

    fn remove(self, _: Self) {
        without_unused(&self);
    }
}
