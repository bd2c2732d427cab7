//! Residuals passed between branches of the same condition: a `cond` that is differentiated from outside.

use crate::pass::PassContext;
use crate::rematerialize::constraints;
use crate::rematerialize::copies::{
    Copies, Step, elements, is_copied, is_given, is_residual, makes_residuals, sizes_of_logits,
    sizes_worth,
};
use crate::rematerialize::row_values::{self, is_widened};
use crate::rematerialize::split::Recomputation;
use crate::rewrite::cleanup;
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::reshape::peel;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Use, Val};
use rustc_hash::FxHashMap as HashMap;

/// Rematerializes between each two conditionals on one value of which the second reads results of the first.
pub(super) fn over(module: Op, context: &mut PassContext<'_>) {
    let all = || -> Vec<Branches> { module.walk().into_iter().filter_map(Branches::of).collect() };
    let list = all();
    for producer in
        list.iter().filter(|producer| producer.blocks.iter().any(|b| !sizes_of_logits(*b).is_empty()))
    {
        let reads =
            |op| list.iter().any(|other| producer.takes_branch_of(other) && other.branch(op).is_some());
        constraints::of_results(producer.op, |op| {
            op != producer.op && producer.branch(op).is_none() && reads(op)
        });
    }
    let (mut list, mut at) = (all(), 0);
    while let Some(reader) = list.get(at) {
        let makers = list[..at].iter().filter(|producer| producer.takes_branch_of(reader));
        match makers.filter_map(|producer| Transfer::over(producer, reader, context)).next() {
            Some(transfer) => {
                transfer.write();
                context.done.residuals = true;
                list = all();
            }
            None => at += 1,
        }
    }
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
        let unread: Vec<usize> =
            (0..of.op.num_results()).filter(|i| of.op.result(*i).is_unused()).collect();
        if unread.len() == of.op.num_results() {
            if is_marked {
                of.op.erase();
            }
            continue;
        }
        let op = if unread.is_empty() { of.op } else { with_results(&of, &unread, &[]) };
        if is_marked && !op.walk().into_iter().any(|inner| inner.is(Kind::DotGeneral)) {
            op.remove_attr(MARK);
        }
    }
}

/// Replaces this conditional by one without some of its results, and with additional values of some branches as last results; the
/// other branches return zeros.
fn with_results<'c>(from: &Branches<'c>, dropped: &[usize], added: &[(usize, Val<'c>)]) -> Op<'c> {
    let kept: Vec<usize> = (0..from.op.num_results()).filter(|i| !dropped.contains(i)).collect();
    for (at, block) in from.blocks.iter().enumerate() {
        let end = block.terminator().expect("a branch ends");
        let b = Builder::before(end);
        let mut yields: Vec<Val> = kept.iter().map(|i| end.operand(*i)).collect();
        let value =
            |(branch, v): &(usize, Val<'c>)| if at == *branch { *v } else { b.zero(&tensor(*v)) };
        yields.extend(added.iter().map(value));
        end.set_operands(&yields);
        cleanup::erase_dead(*block);
    }
    let types: Vec<_> = added.iter().map(|(_, v)| v.mlir_type()).collect();
    from.op.with_signature(&from.op.operands().collect::<Vec<_>>(), &[], &kept, &types)
}

/// How the reader obtains a value that a copied operation reads.
#[derive(Clone, Copy)]
enum Source<'c> {
    /// Defined before both conditionals.
    Outer(Val<'c>),
    /// Already a result of the producer, possibly reshaped.
    Given(usize),
    /// A new result of the producer.
    New,
    /// A new result of the producer in f32.
    Wide,
}

/// The values passed between two conditionals.
pub(super) struct Transfer<'c> {
    producer: Branches<'c>,
    reader: Branches<'c>,
    /// Results of the producer that are recomputed. Autodiff uses one result for residuals of several branches.
    again: Vec<usize>,
    /// Results of the producer, sums of rows, that are passed in f32.
    rows: Vec<usize>,
    /// The recomputation in each branch.
    copies: Vec<Copies<'c, Source<'c>>>,
    /// True if a recomputed value is rounded to bf16.
    rounds: bool,
}

impl<'c> Transfer<'c> {
    /// The values to pass in place of residuals between branches of `producer` and `reader`; none if no product is recomputed, or if
    /// that is not profitable.
    pub fn over(
        producer: &Branches<'c>,
        reader: &Branches<'c>,
        context: &PassContext<'_>,
    ) -> Option<Transfer<'c>> {
        // Marked conditionals are known to be profitable.
        let sizes: Vec<i64> = match makes_residuals(producer.op) {
            true => {
                let residuals = (0..producer.op.num_results()).filter(|i| is_residual(producer.op, *i));
                residuals.filter_map(|i| elements(producer.op.result(i))).collect()
            }
            false => producer.blocks.iter().flat_map(|block| sizes_worth(*block, context)).collect(),
        };
        // A branch may return an array from outside, for which the other one has zeros.
        let is_passed = |result: usize| {
            let v = producer.op.result(result);
            let passed = |u: &Use| u.owner.parent() == Some(reader.op) && u.owner.is_return();
            let found = |branch| producer.is_outside(producer.yields(branch)[result]);
            v.uses().iter().all(passed) && (0..producer.blocks.len()).any(found)
        };
        let mut transfer = Transfer {
            producer: producer.clone(),
            reader: reader.clone(),
            again: Vec::new(),
            rows: Vec::new(),
            copies: producer.blocks.iter().map(|_| Copies::default()).collect(),
            rounds: false,
        };
        // A value as large as a residual is never passed.
        let large = *sizes.iter().min()?;
        for (result, v) in producer.op.results().enumerate() {
            if !elements(v).is_some_and(|size| sizes.contains(&size)) && !is_passed(result) {
                continue;
            }
            let read: Option<Vec<usize>> = v.uses().iter().map(|u| reader.branch(u.owner)).collect();
            let Some(read) = read.filter(|branches| !branches.is_empty()) else { continue };
            let mut copies = transfer.copies.clone();
            let all = read.iter().all(|branch| {
                let given = producer.yields(*branch);
                let more =
                    copies[*branch].and(given[result], |v| transfer.step(v, large, *branch, &given));
                more.filter(|more| extra(more) < large / 2).map(|more| copies[*branch] = more).is_some()
            });
            if all {
                transfer.copies = copies;
                transfer.again.push(result);
            }
        }
        transfer.rounds = transfer.round(large, Elem::BF16);
        if transfer.rounds && !transfer.widens(large) {
            return None;
        }
        for (branch, block) in producer.blocks.iter().enumerate() {
            transfer.copies[branch].sort(*block);
        }
        let holds = transfer.copies.iter().any(Copies::hold_product);
        (holds && !transfer.round(large, Elem::F16)).then_some(transfer)
    }

    /// True if a value of at least `large` elements is rounded to this type in a branch.
    fn round(&self, large: i64, to: Elem) -> bool {
        self.copies.iter().any(|copies| copies.round(large, to))
    }

    /// Passes the producer's sums of rows in f32. Returns whether all of them can be.
    fn widens(&mut self, large: i64) -> bool {
        let extent = self.copies.iter().map(Copies::extent).max().unwrap_or(0);
        let is_row = |v: &Val| is_widened(*v) && elements(*v).is_some_and(|size| size <= extent);
        let is_small = |(result, v): &(usize, Val)| is_row(v) && !self.again.contains(result);
        let small: Vec<(usize, Val)> = self.producer.op.results().enumerate().filter(is_small).collect();
        for (result, v) in small {
            for branch in v.uses().iter().filter_map(|used| self.reader.branch(used.owner)) {
                let given = self.producer.yields(branch);
                let copies =
                    self.copies[branch].and(given[result], |v| self.step(v, large, branch, &given));
                let Some(copies) = copies else { return false };
                self.copies[branch] = copies;
            }
            self.rows.push(result);
        }
        true
    }

    /// How the reader's branch obtains a value of the producer's, if residuals have at least `large` elements.
    fn step(
        &self,
        v: Val<'c>,
        large: i64,
        branch: usize,
        given: &[Val<'c>],
    ) -> Option<Step<'c, Source<'c>>> {
        if self.producer.is_outside(v) {
            return Some(Step::Take(Source::Outer(v)));
        }
        let size = elements(v)?;
        let op = v.def().filter(|op| op.block() == Some(self.producer.blocks[branch]))?;
        // A marked conditional must disappear entirely.
        let is_whole = makes_residuals(self.producer.op) && cleanup::is_pure(op);
        if size >= large && is_copied(op) || is_given(op) || is_whole {
            return Some(Step::Copy(op));
        }
        let same = |other: &Val<'c>| elements(*other) == Some(size) && peel(*other) == peel(v);
        match given.iter().position(same) {
            _ if size >= large => None,
            _ if is_widened(v) => Some(Step::Take(Source::Wide)),
            Some(result) => Some(Step::Take(Source::Given(result))),
            // A conversion of the weights, or their transpose.
            None if row_values::moves(op) || op.is(Kind::Convert) => Some(Step::Copy(op)),
            None => Some(Step::Take(Source::New)),
        }
    }
}

impl Recomputation for Transfer<'_> {
    fn replaced(&self) -> Vec<usize> {
        [&self.again[..], &self.rows].concat()
    }

    fn rounded_rows(&self) -> Vec<usize> {
        let extent = self.copies.iter().map(Copies::extent).max().filter(|_| self.rounds).unwrap_or(0);
        let is_row = |i: &usize| {
            let v = self.producer.op.result(*i);
            let besides = v.uses().iter().any(|used| self.reader.branch(used.owner).is_none());
            is_widened(v) && elements(v).is_some_and(|size| size <= extent) && besides
        };
        (0..self.producer.op.num_results()).filter(is_row).collect()
    }

    /// Rewrites the producer, and writes the copies into the reader's branches.
    fn write(self) {
        let Transfer { producer, reader, again, rows, copies, .. } = self;
        let results: Vec<Val> = producer.op.results().collect();
        let ends: Option<Vec<Builder>> =
            producer.blocks.iter().map(|block| block.terminator().map(Builder::before)).collect();
        let ends = ends.expect("a branch ends");
        // Additional results of branches, and zeros in their place until they are known.
        let (mut new, mut zeros) = (Vec::new(), Vec::new());
        for (branch, copies) in copies.iter().enumerate() {
            let start = reader.blocks[branch].ops()[0];
            let b = Builder::before(start);
            let mut values: HashMap<Val, Val> = HashMap::default();
            for (v, source) in &copies.sources {
                let value = match source {
                    Source::Outer(v) => *v,
                    Source::Given(result) => b.reshape(results[*result], &tensor(*v).shape),
                    Source::New | Source::Wide => {
                        let ty = tensor(*v);
                        let elem = if matches!(source, Source::Wide) { Elem::F32 } else { ty.elem };
                        new.push((branch, ends[branch].convert(*v, elem)));
                        zeros.push(b.zero(&ty.with_elem(elem)));
                        b.convert(zeros[zeros.len() - 1], ty.elem)
                    }
                };
                values.insert(*v, value);
            }
            copies.write(start, &mut values);
            for (result, v) in producer.yields(branch).into_iter().enumerate() {
                // A value from outside of the branch is available in the other branch as well.
                let same = Some(v).filter(|v| producer.is_outside(*v));
                let Some(value) = same.or_else(|| values.get(&v).copied()) else { continue };
                let uses = results[result].uses();
                for used in uses.into_iter().filter(|used| reader.branch(used.owner) == Some(branch)) {
                    if same.is_some() || again.contains(&result) || rows.contains(&result) {
                        used.owner.set_operand(used.index, value);
                    }
                }
            }
        }
        let first = results.len() - again.len();
        let op = with_results(&producer, &again, &new);
        for (at, zeros) in zeros.into_iter().enumerate() {
            zeros.replace_all_uses(op.result(first + at));
        }
        if makes_residuals(op) && op.num_results() == 0 {
            op.erase();
        }
        for block in &reader.blocks {
            cleanup::erase_dead(*block);
        }
    }
}

/// Element count of the producer's additional results.
fn extra(copies: &Copies<Source>) -> i64 {
    let new = copies.sources.iter().filter(|(_, source)| matches!(source, Source::New | Source::Wide));
    new.filter_map(|(v, _)| elements(*v)).sum()
}

/// The type of a value that has elements.
fn tensor(v: Val) -> TensorType {
    TensorType::of(v).expect("what is handed over was counted")
}
