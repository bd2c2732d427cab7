//! Residuals that a manual computation returns to another one: a `shard_map` that is differentiated from outside.

use crate::pass::PassContext;
use crate::rematerialize::canonicalize::read_as_made;
use crate::rematerialize::computation::{Computation, at_least_one};
use crate::rematerialize::copies::{Copies, Source, Step, is_recomputed};
use crate::rematerialize::residuals::{elements, holds_only, makes_residuals, sizes_passed};
use crate::rematerialize::row_values::is_widened;
use crate::rematerialize::split::Recomputation;
use crate::rewrite::cleanup;
use crate::rewrite::slice_of_concatenate::read_operands;
use grpo_dataflow::mesh::Mesh;
use grpo_dataflow::reshape::peel;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// Rematerializes between the computations that are manual over axes of one mesh.
pub(super) fn over<'c>(mesh: &Mesh, module: Op<'c>, context: &mut PassContext<'_>) {
    let all = || Computation::all(module, mesh);
    let (mut manual, mut at) = (all(), 0);
    manual.iter().for_each(|of| read_as_made(of.op));
    while let Some(reader) = manual.get(at) {
        let producers = manual[..at].iter();
        let transfer = |of: &Computation<'c>| Transfer::over(of.clone(), reader.clone(), mesh, context);
        match producers.filter_map(transfer).next() {
            // The reader may read residuals of further computations.
            Some(transfer) => {
                transfer.write();
                context.done.residuals = true;
                manual = all();
                let within = manual.iter().flat_map(|of| of.op.walk());
                within.filter(|op| op.is(Kind::While)).for_each(read_as_made);
            }
            None => at += 1,
        }
    }
}

/// A value that the reader has, or can have without a new result of the producer.
#[derive(Clone, Copy)]
enum Known {
    /// An operand of the producer.
    Operand(usize),
    /// A result of the producer, possibly reshaped, that is this operand of the reader.
    Read(usize),
}

/// A result of the producer that the reader reads.
struct Link<'c> {
    /// The number of the reader's operand.
    operand: usize,
    /// The value inside the producer.
    inner: Val<'c>,
    /// True if it has no other users.
    is_only: bool,
}

/// The values passed between a manual computation and another one that reads its results.
pub(super) struct Transfer<'a, 'c> {
    producer: Computation<'c>,
    reader: Computation<'c>,
    mesh: &'a Mesh,
    /// Operands of the reader that are operands of the producer.
    passed: Vec<(usize, usize)>,
    /// Operands of the reader that are recomputed, with the value inside the producer.
    again: Vec<(usize, Val<'c>)>,
    copies: Copies<'c, Known>,
}

impl<'a, 'c> Transfer<'a, 'c> {
    /// The values to pass in place of residuals; none if no product is recomputed.
    pub fn over(
        producer: Computation<'c>,
        reader: Computation<'c>,
        mesh: &'a Mesh,
        context: &PassContext<'_>,
    ) -> Option<Transfer<'a, 'c>> {
        if producer.axes != reader.axes {
            return None;
        }
        let returned = producer.returned();
        let (mut passed, mut links, mut unknown) = (Vec::new(), Vec::new(), Vec::new());
        for (operand, v) in
            reader.op.operands().enumerate().filter(|(_, v)| v.def() == Some(producer.op))
        {
            let (result, is_only) = (v.result_index(), v.uses().iter().all(|u| u.owner == reader.op));
            let inner = returned[result];
            // Only then does a device read the part that it wrote.
            if reader.ins[operand] != producer.outs[result] {
                unknown.push(inner);
                continue;
            }
            match producer.argument(inner) {
                Some(from) => passed.push((operand, from)),
                None => links.push(Link { operand, inner, is_only }),
            }
        }
        let sizes = sizes_passed(producer.op, context);
        let large = sizes.iter().min().copied().unwrap_or(0);
        let (again, copies) = (Vec::new(), Copies::new(large));
        let mut transfer = Transfer { producer, reader, mesh, passed, again, copies };
        for large in sizes.iter().copied() {
            for link in
                links.iter().filter(|link| link.is_only && holds_only(link.inner, &|size| size == large))
            {
                if let Some(copies) =
                    transfer.copies.and(link.inner, |v| transfer.step(v, large, &links))
                {
                    transfer.copies = copies;
                    transfer.again.push((link.operand, link.inner));
                }
            }
        }
        if transfer.copies.round_to(Elem::BF16) {
            let rows = transfer.copies.clone();
            let is_row = |v: Val<'c>| rows.is_widened_row(v);
            if unknown.into_iter().any(is_row) {
                return None;
            }
            for link in links.iter().filter(|link| is_row(link.inner)) {
                if is_widened(transfer.reader.body.arg(link.operand)) {
                    transfer.copies =
                        transfer.copies.and(link.inner, |v| transfer.step(v, large, &links))?;
                    transfer.again.push((link.operand, link.inner));
                }
            }
        }
        // Values that are passed stay: a gathered weight may have as many elements as the logits.
        let sources = &transfer.copies.sources;
        let is_read = |at: usize| {
            sources.iter().any(|s| matches!(s.1, Source::Known(Known::Read(read)) if read == at))
        };
        transfer.again.retain(|(at, _)| !is_read(*at));
        transfer.copies.may_be_fused().then_some(transfer)
    }

    /// How the reader obtains a value of the producer, if residuals have `large` elements.
    fn step(&self, v: Val<'c>, large: i64, links: &[Link<'c>]) -> Option<Step<'c, Known>> {
        if let Some(operand) = self.producer.argument(v) {
            return Some(Step::known(Known::Operand(operand)));
        }
        let op = v.def().filter(|op| op.block() == Some(self.producer.body))?;
        let size = elements(v)?;
        // A marked computation must disappear entirely.
        let is_whole = makes_residuals(self.producer.op) && cleanup::is_pure(op);
        if is_recomputed(op, large) || is_whole {
            return Some(Step::Copy(op));
        }
        let is_same =
            |link: &&Link<'c>| elements(link.inner) == Some(size) && peel(link.inner) == peel(v);
        match links.iter().find(is_same) {
            Some(link) if size >= large || !is_widened(v) => {
                Some(Step::known(Known::Read(link.operand)))
            }
            _ => (size < large).then(|| Step::pass(v)),
        }
    }
}

impl<'c> Recomputation for Transfer<'_, 'c> {
    fn replaced(&self) -> Vec<usize> {
        let operands = self.again.iter().map(|(at, _)| at).chain(self.passed.iter().map(|(at, _)| at));
        operands.map(|at| self.reader.op.operand(*at).result_index()).collect()
    }

    fn rounded_rows(&self) -> Vec<usize> {
        let returned = self.producer.returned();
        let is_row = |i: &usize| {
            self.copies.is_widened_row(returned[*i]) && !self.producer.op.result(*i).is_unused()
        };
        (0..returned.len()).filter(|_| self.copies.round_to(Elem::BF16)).filter(is_row).collect()
    }

    fn write(self) {
        let Transfer { mut producer, mut reader, mesh, passed, again, copies, .. } = self;
        let end = Builder::before(producer.end());
        let new = |(v, source): &(Val<'c>, Source<Known>)| match source {
            Source::New(elem) => Some(end.convert(*v, *elem)),
            Source::Known(_) => None,
        };
        let exported: Vec<Val> = copies.sources.iter().filter_map(new).collect();
        let mut new = producer.outs.len()..;
        producer.export(&exported, mesh);
        for (at, operand) in passed {
            reader.set_input(at, producer.op.operand(operand), &producer.ins[operand]);
        }
        let start = reader.body.ops()[0];
        let b = Builder::before(start);
        let mut values: HashMap<Val, Val> = HashMap::default();
        for (v, source) in &copies.sources {
            let ty = v.tensor_type();
            let arg = match source {
                Source::Known(Known::Operand(i)) => {
                    reader.input(producer.op.operand(*i), &producer.ins[*i], &ty)
                }
                Source::Known(Known::Read(at)) => reader.body.arg(*at),
                Source::New(_) => {
                    let i = new.next().expect("a result for each");
                    let outer = producer.op.result(i);
                    let local = TensorType::new(at_least_one(*v), outer.tensor_type().elem);
                    reader.input(outer, &producer.outs[i], &local)
                }
            };
            values.insert(*v, b.convert(b.reshape(arg, &ty.shape), ty.elem));
        }
        copies.write(producer.body, start, &mut values);
        for (at, v) in &again {
            reader.body.arg(*at).replace_all_uses(values[v]);
        }
        let reader = reader.without_inputs(&again.iter().map(|(at, _)| *at).collect::<Vec<_>>());
        // Residuals that an unrolled loop concatenates are sliced.
        let extents = again.iter().flat_map(|(_, v)| v.tensor_type().shape).collect();
        read_operands(reader.body, &extents);
        producer.without_unused_results();
    }
}
