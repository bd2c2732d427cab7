//! Recomputes residuals that an operation with regions returns to another one of its kind, where the other one reads them: what
//! loops, conditionals and manual computations have in common.
//!
//! Before: `r, … = producer { x = dot(a, b); yield exp(x), … }; reader(r, …) { … r … }`.
//! After: `… = producer { x = dot(a, b); yield … }; reader(a, b, …) { x = dot(a, b); … exp(x) … }`.

use crate::pass::PassContext;
use crate::rematerialize::copies::{Copies, Source, Step, is_recomputed};
use crate::rematerialize::residuals::{elements, holds_only, may_pass, passed, sizes_passed};
use crate::rematerialize::row_values::is_widened;
use crate::rematerialize::whole_rows;
use crate::rewrite::schedule::Effects;
use crate::rewrite::slice_of_concatenate::read_operands;
use crate::rewrite::{cleanup, unstack};
use grpo_dataflow::reshape::peel;
use grpo_ir::{Block, Builder, Elem, Kind, Op, Val};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// A loop, conditional or manual computation that returns residuals: the producer. Its reader is another one of the same kind, each
/// block of which corresponds to one of the producer's.
pub(super) trait Producer<'c>: Clone {
    /// A value that the reader has without any result of the producer.
    type Known: Copy;

    fn op(&self) -> Op<'c>;

    /// The blocks that compute residuals.
    fn blocks(&self) -> Vec<Block<'c>>;

    /// The values of each result in these blocks; of a loop's stack, the entry of a trip.
    fn returned(&self) -> Vec<Vec<Val<'c>>>;

    /// True if `reader` may be a reader of `producer`.
    fn is_read_by(producer: Op<'c>, reader: Op<'c>) -> bool {
        producer.block() == reader.block() && reader.operands().any(|v| v.def() == Some(producer))
    }

    /// The producer and the reader, if the blocks of both correspond for residuals of these element counts.
    fn with_reader(&self, reader: &Self, _sizes: &[i64]) -> Option<(Self, Self)> {
        Some((self.clone(), reader.clone()))
    }

    /// The results that the reader reads.
    fn links(&self, reader: &Self) -> Vec<Link<'c>>;

    /// True if the reader's blocks can read a result as the corresponding blocks returned it.
    fn can_read(&self, _reader: &Self, _result: usize) -> bool {
        true
    }

    /// What the reader has of `v`, a value of the producer; none if it does not have it.
    fn known(&self, v: Val<'c>) -> Option<Self::Known>;

    /// True if recomputing `v` from known values is preferred to passing it.
    fn is_cheap(&self, _v: Val<'c>, _is_known: &dyn Fn(Val<'c>) -> bool) -> bool {
        false
    }

    /// For each block of this reader the operation before which results are recomputed.
    fn places(&self) -> Vec<Op<'c>>;

    /// Returns these values, converted to the element types, as the last results.
    fn export(&mut self, values: &[(Val<'c>, Elem)]);

    /// The reader's value, before `at`, for a known one of the producer.
    fn import(&self, reader: &mut Self, v: Val<'c>, known: Self::Known, at: Op<'c>) -> Val<'c>;

    /// The reader's value, before `at`, for `v`, which the producer returns as this result; its shape and element type may be others.
    fn import_result(&self, reader: &mut Self, v: Val<'c>, result: usize, at: Op<'c>) -> Val<'c>;

    /// Replaces the uses of a result in block number `block` of the reader.
    fn replace(&self, reader: &Self, link: &Link<'c>, block: usize, value: Val<'c>);

    /// Removes unused results, and the reader's operands that it no longer reads.
    fn remove(self, reader: Self);
}

/// A result of the producer that the reader reads.
#[derive(Clone)]
pub(super) struct Link<'c> {
    pub result: usize,
    /// The value that is read inside the reader.
    pub read: Val<'c>,
    /// The numbers of the reader's blocks that read it.
    pub blocks: Vec<usize>,
    /// True if only the reader reads the result.
    pub is_only: bool,
    /// True if each block reads what the corresponding one returned.
    pub corresponds: bool,
}

/// Rematerializes between each two operations of a module of which the second reads results of the first. Returns whether anything
/// changed.
pub(super) fn over<'c, P: Producer<'c>>(
    module: Op<'c>,
    of: impl Fn(Op<'c>) -> Option<P>,
    context: &mut PassContext<'_>,
) -> bool {
    // The operations with regions, and whether each may return residuals.
    let all = |context: &PassContext<'_>| -> Vec<(Op<'c>, bool)> {
        let reads = |op: &Op| op.is_any(&[Kind::While, Kind::ManualComputation]);
        module.walk().into_iter().filter(reads).for_each(cleanup::skip_reshapes);
        let ops = module.walk().into_iter().filter(|op| may_pass(*op));
        ops.map(|op| (op, !sizes_passed(op, context).is_empty())).collect()
    };
    let (mut list, mut at, mut changed) = (all(context), 0, false);
    while let Some((reader, _)) = list.get(at) {
        // The reader may read residuals of several operations. `of` is slow for a loop, whose trips it counts.
        let read = list[..at].iter().filter(|(op, returns)| *returns && P::is_read_by(*op, *reader));
        let mut transfers =
            read.filter_map(|(op, _)| Transfer::between(&of(*op)?, &of(*reader)?, context));
        match transfers.next() {
            Some(transfer) => {
                transfer.write();
                (context.done.residuals, changed) = (true, true);
                list = all(context);
            }
            None => at += 1,
        }
    }
    changed
}

/// The recomputation of a producer's results in a reader.
pub(super) struct Transfer<'c, P: Producer<'c>> {
    producer: P,
    reader: P,
    blocks: Vec<Block<'c>>,
    returned: Vec<Vec<Val<'c>>>,
    /// The operations in the blocks that return residuals of their own blocks: they are recomputed as a whole.
    nested: Vec<Op<'c>>,
    /// Results that are recomputed, or passed in f32.
    again: Vec<Link<'c>>,
    /// Other results, in the blocks that know their values or recompute the nested operation.
    known: Vec<Link<'c>>,
    /// True if row statistics are recomputed as well.
    whole_rows: bool,
    copies: Copies<'c, P::Known>,
}

impl<'c, P: Producer<'c>> Transfer<'c, P> {
    /// The recomputation of residuals; none if no product is recomputed, or if it does not pay.
    pub fn between(producer: &P, reader: &P, context: &PassContext<'_>) -> Option<Transfer<'c, P>> {
        let sizes = sizes_passed(producer.op(), context);
        // A value as large as a residual is not passed anew.
        let large = *sizes.iter().min()?;
        let (producer, reader) = producer.with_reader(reader, &sizes)?;
        let links = producer.links(&reader);
        let blocks = producer.blocks();
        let inner = blocks.iter().flat_map(|block| block.ops());
        let mut nested: Vec<Op> = inner.filter(|op| !passed(*op, context).is_empty()).collect();
        if let Some(module) = nested.first().and_then(|op| op.ancestors().last()) {
            let effects = Effects::of(module);
            nested.retain(|op| !effects.has(*op));
        }
        let mut of = Transfer {
            nested,
            blocks,
            returned: producer.returned(),
            producer,
            reader,
            again: Vec::new(),
            known: Vec::new(),
            whole_rows: false,
            copies: Copies::new(large),
        };
        of.recompute(&links, &sizes);
        if whole_rows::compare_a_maximum(&of.copies) && !of.copies.round_to(Elem::BF16) {
            (of.again, of.copies, of.whole_rows) = (Vec::new(), Copies::new(large), true);
            of.recompute(&links, &sizes);
        }
        // Sums of rows are then passed in f32 everywhere.
        if of.copies.round_to(Elem::BF16) {
            for link in links.iter().filter(|link| is_widened(link.read)) {
                if !of.is_again(link) && of.is_row(link.result) {
                    of.copies = of.with(link).filter(|_| link.corresponds)?;
                    of.again.push(link.clone());
                }
            }
        }
        for mut link in links.into_iter().filter(|link| link.corresponds) {
            let is_known = |at: &usize| {
                let v = of.returned[link.result][*at];
                of.producer.known(v).is_some() || of.recomputed_operation(v).is_some()
            };
            link.blocks.retain(is_known);
            if !link.blocks.is_empty() && !of.is_again(&link) {
                of.copies = of.with(&link)?;
                of.known.push(link);
            }
        }
        of.copies.may_be_fused().then_some(of)
    }

    /// Adds the residuals, and results that some block knows, that can be recomputed.
    fn recompute(&mut self, links: &[Link<'c>], sizes: &[i64]) {
        for link in links.iter().filter(|link| link.is_only && link.corresponds) {
            let is_found = self.inner(link).any(|v| {
                holds_only(v, &|size| sizes.contains(&size))
                    || self.producer.known(v).is_some()
                    || self.whole_rows && whole_rows::again(v, self.copies.large).is_some()
            });
            let copies = self.with(link).filter(|_| is_found);
            if let Some(copies) = copies.filter(|of| of.extra() < of.large / 2) {
                self.copies = copies;
                self.again.push(link.clone());
            }
        }
        // What is passed stays: a gathered weight may have as many elements as the logits.
        let sources = &self.copies.sources;
        let is_passed = |result: usize| {
            sources.iter().any(|(_, source)| matches!(source, Source::Result(of) if *of == result))
        };
        self.again.retain(|link| !is_passed(link.result));
    }

    fn is_again(&self, link: &Link<'c>) -> bool {
        self.again.iter().any(|other| other.read == link.read)
    }

    /// The values of a result in the blocks that correspond to those that read it.
    fn inner(&self, link: &Link<'c>) -> impl Iterator<Item = Val<'c>> {
        link.blocks.iter().map(|at| self.returned[link.result][*at])
    }

    /// Adds the computation of a result.
    fn with(&self, link: &Link<'c>) -> Option<Copies<'c, P::Known>> {
        self.inner(link).try_fold(self.copies.clone(), |copies, v| copies.and(v, |v| self.step(v)))
    }

    /// How the reader's block obtains a value of the producer's.
    fn step(&self, v: Val<'c>) -> Option<Step<'c, P::Known>> {
        let large = self.copies.large;
        let op = v.def().filter(|op| self.blocks.iter().any(|block| op.block() == Some(*block)));
        let is_nested = || {
            let is_residual = elements(v) >= Some(large) && self.nested_operation(v).is_some();
            is_residual || self.recomputed_operation(v).is_some()
        };
        if let Some(op) = op.filter(|op| is_recomputed(*op, large) || is_nested()) {
            return Some(Step::Copy(op));
        }
        if let Some(known) = self.producer.known(v) {
            return Some(Step::Take(Source::Known(known)));
        }
        let size = elements(v)?;
        let is_row = || self.whole_rows && whole_rows::again(v, large).is_some();
        let is_known = |v| self.producer.known(v).is_some() || self.result(v).is_some();
        let is_large = size >= large;
        match (op, self.result(v)) {
            (Some(op), _) if is_row() => Some(Step::Copy(op)),
            (_, Some(at)) if !is_large && !is_widened(v) => Some(Step::Take(Source::Result(at))),
            (Some(op), _) if self.producer.is_cheap(v, &is_known) => Some(Step::Copy(op)),
            (_, Some(at)) if is_large => Some(Step::Take(Source::Result(at))),
            _ => (!is_large).then(|| Step::pass(v)),
        }
    }

    /// The nested operation that returns `v`, possibly reshaped.
    fn nested_operation(&self, v: Val<'c>) -> Option<Op<'c>> {
        peel(v).def().filter(|op| self.nested.contains(op))
    }

    /// [`Transfer::nested_operation`], if that is recomputed.
    fn recomputed_operation(&self, v: Val<'c>) -> Option<Op<'c>> {
        self.nested_operation(v).filter(|op| self.copies.ops.contains(op))
    }

    /// The result, possibly reshaped, that passes a value to the reader.
    fn result(&self, v: Val<'c>) -> Option<usize> {
        let block = self.blocks.iter().position(|block| *block == v.block())?;
        let is_same = |result: &usize| {
            let returned = self.returned[*result][block];
            elements(returned) == elements(v) && peel(returned) == peel(v)
        };
        (0..self.returned.len())
            .filter(is_same)
            .find(|result| self.producer.can_read(&self.reader, *result))
    }

    /// True if a result is passed in f32 where logits are rounded to bf16.
    fn is_row(&self, result: usize) -> bool {
        is_widened(self.producer.op().result(result))
            && self.returned[result].iter().any(|v| self.copies.is_widened_row(*v))
    }

    /// Rewrites both operations.
    pub fn write(self) {
        let Transfer { mut producer, mut reader, blocks, returned, again, known, copies, .. } = self;
        let sources = |block: Block<'c>| {
            copies
                .sources
                .iter()
                .filter(move |(v, source)| v.block() == block || matches!(source, Source::Known(_)))
        };
        let replaced = [again, known].concat();
        let places = reader.places();
        let readers: Vec<Block> = places.iter().filter_map(|at| at.block()).collect();
        let new = |(v, source): &(Val<'c>, Source<P::Known>)| match source {
            Source::New(elem) => Some((*v, *elem)),
            _ => None,
        };
        let new: Vec<_> = blocks.iter().flat_map(|block| sources(*block)).filter_map(new).collect();
        producer.export(&new);
        let mut new = returned.len()..;
        for (number, (block, at)) in blocks.iter().zip(places).enumerate() {
            let mut values: HashMap<Val, Val> = HashMap::default();
            for (v, source) in sources(*block) {
                let value = match source {
                    Source::Known(known) => producer.import(&mut reader, *v, *known, at),
                    Source::Result(result) => producer.import_result(&mut reader, *v, *result, at),
                    Source::New(_) => {
                        let result = new.next().expect("a result for each");
                        producer.import_result(&mut reader, *v, result, at)
                    }
                };
                let (b, ty) = (Builder::before(at), v.tensor_type());
                values.insert(*v, b.convert(b.reshape(value, &ty.shape), ty.elem));
            }
            copies.write(*block, at, &mut values);
            for link in replaced.iter().filter(|link| link.blocks.contains(&number)) {
                producer.replace(&reader, link, number, values[&returned[link.result][number]]);
            }
        }
        // Residuals that an unrolled loop concatenates are sliced.
        let inner = replaced.iter().flat_map(|link| &returned[link.result]);
        let extents: HashSet<i64> = inner.flat_map(|v| v.tensor_type().shape).collect();
        for block in readers {
            unstack::over(block, &extents, |_| None);
            read_operands(block, &extents);
        }
        producer.remove(reader);
    }
}
