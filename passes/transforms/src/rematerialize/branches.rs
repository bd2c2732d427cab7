//! Residuals passed between branches of the same condition: a `cond` that is differentiated from outside.

use crate::pass::PassContext;
use crate::rematerialize::constraints;
use crate::rematerialize::copies::{Copies, Source, Step, is_recomputed};
use crate::rematerialize::residuals::{elements, makes_residuals, sizes_of_logits, sizes_passed};
use crate::rematerialize::row_values::{is_widened, moves};
use crate::rematerialize::split::Recomputation;
use crate::rewrite::cleanup;
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::reshape::peel;
use grpo_ir::{Builder, Elem, Kind, Op, Use, Val};
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
        let producers = list[..at].iter().filter(|producer| producer.takes_branch_of(reader));
        match producers.filter_map(|producer| Transfer::over(producer, reader, context)).next() {
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
            |(branch, v): &(usize, Val<'c>)| if at == *branch { *v } else { b.zero(&v.tensor_type()) };
        yields.extend(added.iter().map(value));
        end.set_operands(&yields);
        cleanup::erase_dead(*block);
    }
    let types: Vec<_> = added.iter().map(|(_, v)| v.mlir_type()).collect();
    from.op.with_signature(&from.op.operands().collect::<Vec<_>>(), &[], &kept, &types)
}

/// A value that the reader has.
#[derive(Clone, Copy)]
enum Known<'c> {
    /// Defined before both conditionals.
    Outer(Val<'c>),
    /// A result of the producer, possibly reshaped.
    Result(usize),
}

/// The values passed between two conditionals.
pub(super) struct Transfer<'c> {
    producer: Branches<'c>,
    reader: Branches<'c>,
    /// Results of the producer that are recomputed. Autodiff uses one result for residuals of several branches.
    again: Vec<usize>,
    /// Results of the producer, sums of rows, that are passed in f32.
    rows: Vec<usize>,
    /// The recomputation in all branches.
    copies: Copies<'c, Known<'c>>,
}

impl<'c> Transfer<'c> {
    /// The values to pass in place of residuals between branches of `producer` and `reader`; none if no product is recomputed, or if
    /// that is not profitable.
    pub fn over(
        producer: &Branches<'c>,
        reader: &Branches<'c>,
        context: &PassContext<'_>,
    ) -> Option<Transfer<'c>> {
        let sizes = sizes_passed(producer.op, context);
        // A branch may return an array from outside, for which the other one has zeros.
        let is_passed = |result: usize| {
            let v = producer.op.result(result);
            let passed = |u: &Use| u.owner.parent() == Some(reader.op) && u.owner.is_return();
            let found = |branch| producer.is_outside(producer.yields(branch)[result]);
            v.uses().iter().all(passed) && (0..producer.blocks.len()).any(found)
        };
        // A value as large as a residual is never passed.
        let large = *sizes.iter().min()?;
        let (producer, reader) = (producer.clone(), reader.clone());
        let (again, rows, copies) = (Vec::new(), Vec::new(), Copies::new(large));
        let mut transfer = Transfer { producer, reader, again, rows, copies };
        for (result, v) in transfer.producer.op.results().enumerate() {
            if elements(v).is_some_and(|size| sizes.contains(&size)) || is_passed(result) {
                let copies = transfer.recomputed(result, v);
                if let Some(copies) = copies.filter(|copies| copies.extra() < large / 2) {
                    transfer.copies = copies;
                    transfer.again.push(result);
                }
            }
        }
        if transfer.copies.round_to(Elem::BF16) && !transfer.widens() {
            return None;
        }
        transfer.copies.may_be_fused().then_some(transfer)
    }

    /// Adds the computation of a result in each branch in which the reader reads it; none if there is no such branch, or if something
    /// else reads it.
    fn recomputed(&self, result: usize, v: Val<'c>) -> Option<Copies<'c, Known<'c>>> {
        let read: Option<Vec<usize>> = v.uses().iter().map(|u| self.reader.branch(u.owner)).collect();
        let read = read.filter(|branches| !branches.is_empty())?;
        read.into_iter().try_fold(self.copies.clone(), |copies, branch| {
            copies.and(self.producer.yields(branch)[result], |v| self.step(v))
        })
    }

    /// Passes the producer's sums of rows in f32. Returns whether all of them can be.
    fn widens(&mut self) -> bool {
        let is_small = |(result, v): &(usize, Val<'c>)| {
            self.copies.is_widened_row(*v) && !self.again.contains(result)
        };
        let small: Vec<(usize, Val)> = self.producer.op.results().enumerate().filter(is_small).collect();
        for (result, v) in small {
            for branch in v.uses().iter().filter_map(|used| self.reader.branch(used.owner)) {
                let yielded = self.producer.yields(branch)[result];
                let Some(copies) = self.copies.and(yielded, |v| self.step(v)) else { return false };
                self.copies = copies;
            }
            self.rows.push(result);
        }
        true
    }

    /// How the reader's branch obtains a value of the producer's.
    fn step(&self, v: Val<'c>) -> Option<Step<'c, Known<'c>>> {
        if self.producer.is_outside(v) {
            return Some(Step::known(Known::Outer(v)));
        }
        let size = elements(v)?;
        let op = v.def()?;
        let branch = self.producer.blocks.iter().position(|block| op.block() == Some(*block))?;
        // A marked conditional must disappear entirely.
        let is_whole = makes_residuals(self.producer.op) && cleanup::is_pure(op);
        if is_recomputed(op, self.copies.large) || is_whole {
            return Some(Step::Copy(op));
        }
        let same = |other: &Val<'c>| elements(*other) == Some(size) && peel(*other) == peel(v);
        match self.producer.yields(branch).iter().position(same) {
            _ if size >= self.copies.large => None,
            _ if is_widened(v) => Some(Step::pass(v)),
            Some(result) => Some(Step::known(Known::Result(result))),
            // A conversion of the weights, or their transpose.
            None if moves(op) || op.is(Kind::Convert) => Some(Step::Copy(op)),
            None => Some(Step::pass(v)),
        }
    }
}

impl<'c> Recomputation for Transfer<'c> {
    fn replaced(&self) -> Vec<usize> {
        [&self.again[..], &self.rows].concat()
    }

    fn rounded_rows(&self) -> Vec<usize> {
        let is_row = |i: &usize| {
            let v = self.producer.op.result(*i);
            let besides = v.uses().iter().any(|used| self.reader.branch(used.owner).is_none());
            besides && self.copies.is_widened_row(v)
        };
        let rounds = self.copies.round_to(Elem::BF16);
        (0..self.producer.op.num_results()).filter(|_| rounds).filter(is_row).collect()
    }

    /// Rewrites the producer, and writes the copies into the reader's branches.
    fn write(self) {
        let Transfer { producer, reader, again, rows, copies, .. } = self;
        let branches = 0..producer.blocks.len();
        let blocks = producer.blocks.clone();
        let sources = |branch: usize| {
            let block = blocks[branch];
            let is_in = move |(v, source): &&(Val<'c>, Source<Known<'c>>)| {
                matches!(source, Source::Known(Known::Outer(_))) || v.block() == block
            };
            copies.sources.iter().filter(is_in).copied()
        };
        let mut added = Vec::new();
        for branch in branches.clone() {
            let end = Builder::before(producer.blocks[branch].terminator().expect("a branch ends"));
            for (v, source) in sources(branch) {
                if let Source::New(elem) = source {
                    added.push((branch, end.convert(v, elem)));
                }
            }
        }
        let old = producer.op.num_results();
        let op = with_results(&producer, &[], &added);
        let producer = Branches { op, ..producer };
        let mut new = op.results().skip(old);
        for branch in branches {
            let start = reader.blocks[branch].ops()[0];
            let b = Builder::before(start);
            let mut values: HashMap<Val, Val> = HashMap::default();
            for (v, source) in sources(branch) {
                let ty = v.tensor_type();
                let value = match source {
                    Source::Known(Known::Outer(v)) => v,
                    Source::Known(Known::Result(result)) => b.reshape(op.result(result), &ty.shape),
                    Source::New(_) => b.convert(new.next().expect("a result for each"), ty.elem),
                };
                values.insert(v, value);
            }
            copies.write(producer.blocks[branch], start, &mut values);
            for (result, v) in producer.yields(branch).into_iter().enumerate().take(old) {
                // A value from outside of the branch is available in the other branch as well.
                let same = Some(v).filter(|v| producer.is_outside(*v));
                let Some(value) = same.or_else(|| values.get(&v).copied()) else { continue };
                let uses = op.result(result).uses();
                for used in uses.into_iter().filter(|used| reader.branch(used.owner) == Some(branch)) {
                    if same.is_some() || again.contains(&result) || rows.contains(&result) {
                        used.owner.set_operand(used.index, value);
                    }
                }
            }
        }
        let op = with_results(&producer, &again, &[]);
        if makes_residuals(op) && op.num_results() == 0 {
            op.erase();
        }
        for block in &reader.blocks {
            cleanup::erase_dead(*block);
        }
    }
}
