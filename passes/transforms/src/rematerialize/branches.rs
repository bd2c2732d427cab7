//! Residuals passed between branches of the same condition: a `cond` that is differentiated from outside.

use crate::pass::PassContext;
use crate::rematerialize::constraints;
use crate::rematerialize::residuals::{elements, makes_residuals, sizes_of_logits};
use crate::rematerialize::row_values::moves;
use crate::rematerialize::transfer::{self, Link, Producer};
use crate::rewrite::cleanup;
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Block, Builder, Elem, Kind, Op, Val};

/// Rematerializes between each two conditionals on one value of which the second reads results of the first.
pub(super) fn over(module: Op, context: &mut PassContext<'_>) {
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
    transfer::over(module, Branches::of, context);
}

/// Removes unused results of marked conditionals and of conditionals with logits, since autodiff adds such results. Unmarks a
/// conditional that then has no matrix product, and only returns values that its branches read from outside.
pub(super) fn without_unread(module: Op) {
    let has_logits = |of: &Branches| of.blocks.iter().any(|block| !sizes_of_logits(*block).is_empty());
    let is_marked = |of: &Branches| of.op.attr(MARK).is_some();
    let found = module.walk().into_iter().filter_map(Branches::of);
    let found: Vec<Branches> = found.filter(|of| is_marked(of) || has_logits(of)).collect();
    // An inner conditional is read by the outer one.
    for of in found {
        let is_marked = is_marked(&of);
        if of.op.results().all(Val::is_unused) {
            if is_marked {
                of.op.erase();
            }
            continue;
        }
        let op = without_unused(&of);
        if is_marked && !op.walk().into_iter().any(|inner| inner.is(Kind::DotGeneral)) {
            op.remove_attr(MARK);
        }
    }
}

/// Replaces this conditional by one without its unused results.
fn without_unused<'c>(from: &Branches<'c>) -> Op<'c> {
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

    /// A conditional on the same value, each branch of which returns these results.
    fn forward(&self, results: &[usize]) -> Option<Vec<Val<'c>>> {
        let old: Vec<Val> = results.iter().map(|i| self.op.result(*i)).collect();
        let b = Builder::before(self.op.next()?);
        let pass = |end: Op<'c>| {
            let (region, block) = b.region(&[]);
            Builder::at_end(block, b).op(end.kind(), &old, &[], &[], &[]);
            region
        };
        let ends = self.blocks.iter().filter_map(|block| block.terminator());
        let regions: Vec<_> = ends.map(pass).collect();
        let types: Vec<_> = old.iter().map(|v| v.mlir_type()).collect();
        let operands: Vec<Val> = self.op.operands().collect();
        Some(b.op(self.op.kind(), &operands, &[], &types, &regions).results().collect())
    }

    /// True for a loop-invariant array, such as weights, that is larger than one number per row or column: autodiff returns these
    /// from branches.
    fn forwards(&self, result: usize) -> bool {
        let around = self.op.parent().and_then(While::of);
        let is_invariant = |v: Val<'c>| around.is_none_or(|around| around.outer(v).is_some());
        let logits = self.blocks.iter().flat_map(|block| sizes_of_logits(*block));
        let extents = logits.filter_map(|(size, cols)| Some(cols.max(size.checked_div(cols)?)));
        let small = extents.max().unwrap_or(0);
        let mut found = self.yields_for(result).into_iter().filter(|v| self.is_outside(*v));
        found.any(|v| is_invariant(v) && elements(v).is_some_and(|size| size > small))
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

    fn places(&self, _: &[Link<'c>]) -> Vec<Op<'c>> {
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
        let op = without_unused(&self);
        if makes_residuals(op) && op.num_results() == 0 {
            op.erase();
        }
    }
}
