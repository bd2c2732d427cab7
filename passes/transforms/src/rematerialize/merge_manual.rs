//! Residuals of a loop or `cond` in a `shard_map` that is differentiated from outside: they cross the borders of both.

use crate::pass::PassContext;
use crate::rematerialize::computation::{Computation, Input, tensor};
use crate::rematerialize::copies::{elements, sizes_worth, written};
use crate::rematerialize::stacks::{entry, may_be_of};
use crate::rewrite::cleanup;
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::mesh::Mesh;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::While;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};

/// Merges two manual computations over axes of a mesh if a loop of the second reads stacks of a loop of the first with entries as
/// large as its logits, or a conditional of the second reads results of one of the first as large as these.
///
/// Each device executes the same operations in the same order on the same numbers, NaN and infinities included. Values passed
/// between the two are then local, and the two loops, or conditionals, are in one block.
pub(super) fn over<'c>(mesh: &Mesh, all: impl Fn() -> Vec<Op<'c>>, context: &PassContext<'_>) {
    let (mut manual, mut at) = (all(), 0);
    while let Some(op) = manual.get(at) {
        let joined = Computation::of(*op, mesh).and_then(|reader| {
            let makers = manual[..at].iter().filter_map(|op| Computation::of(*op, mesh));
            makers.filter_map(|producer| Pair::of(producer, reader.clone(), context)).next()
        });
        match joined {
            Some(pair) => {
                pair.write();
                manual = all();
            }
            None => at += 1,
        }
    }
}

/// Two manual computations that can be merged.
struct Pair<'c> {
    producer: Computation<'c>,
    reader: Computation<'c>,
    /// For each operand of the reader, the result of the producer that it is, if any.
    links: Vec<Option<usize>>,
    /// The operations between the two that the reader's other operands depend on, in order.
    earlier: Vec<Op<'c>>,
}

impl<'c> Pair<'c> {
    fn of(
        producer: Computation<'c>,
        reader: Computation<'c>,
        context: &PassContext<'_>,
    ) -> Option<Pair<'c>> {
        let block = producer.op.block().filter(|block| reader.op.block() == Some(*block))?;
        if producer.axes != reader.axes {
            return None;
        }
        let returned = producer.returned();
        let (mut links, mut own, mut large) = (Vec::new(), Vec::new(), false);
        for (at, v) in reader.op.operands().enumerate() {
            let result = (v.def() == Some(producer.op)).then(|| v.result_index());
            match result {
                // Only then does a device read the part that it wrote.
                Some(result) if reader.ins[at] != producer.outs[result] => return None,
                Some(result) => {
                    let given = reader.body.arg(at);
                    if given.mlir_type() != returned[result].mlir_type() {
                        return None;
                    }
                    large |= is_stack_of_logits(returned[result], given, context)
                        || is_chosen_logits(returned[result], given, context);
                }
                None => own.push(v),
            }
            links.push(result);
        }
        if !large {
            return None;
        }
        // Values defined after the producer are not available before it.
        let behind: Vec<Op> = block.ops().into_iter().skip_while(|op| *op != producer.op).collect();
        let late = |v: Val<'c>| v.def().filter(|op| behind.contains(op));
        let mut needed = Walk::of(own.into_iter().filter_map(late));
        while let Some(op) = needed.next() {
            if op == producer.op || !op.regions().is_empty() || !cleanup::is_pure(op) {
                return None;
            }
            needed.push(op.operands().filter_map(late));
        }
        if needed.gave_up() {
            return None;
        }
        let earlier = behind.iter().copied().filter(|op| needed.contains(*op)).collect();
        Some(Pair { producer, reader, links, earlier })
    }

    fn write(self) {
        let Pair { producer, reader, links, earlier } = self;
        for op in earlier {
            Builder::before(producer.op).insert_op(op);
        }
        let inputs = |of: &Computation<'c>| -> Vec<Input<'c>> {
            let each = of.op.operands().zip(&of.ins).zip(of.body.args());
            each.map(|((v, sharding), arg)| Input::new(v, sharding, tensor(arg))).collect()
        };
        let mut all = inputs(&producer);
        let own = inputs(&reader).into_iter().zip(&links);
        all.extend(own.filter(|(_, link)| link.is_none()).map(|(input, _)| input));
        let outs: Vec<(TensorType, String)> = [producer.results(), reader.results()].concat();
        let new = producer.rebuilt(&all, &outs);
        let args = new.body.args();
        for (old, new) in producer.body.args().into_iter().zip(&args) {
            old.replace_all_uses(*new);
        }
        let end = new.body.terminator().expect("it was looked at");
        let mut returned: Vec<Val> = end.operands().collect();
        let mut more = args[producer.op.num_operands()..].iter();
        for (old, link) in reader.body.args().into_iter().zip(&links) {
            let given = match link {
                Some(result) => returned[*result],
                None => *more.next().expect("an argument for each"),
            };
            old.replace_all_uses(given);
        }
        returned.extend(reader.returned());
        let b = Builder::before(end);
        let last = reader.body.terminator();
        for op in reader.body.ops().into_iter().filter(|op| Some(*op) != last) {
            b.insert_op(op);
        }
        b.op(end.kind(), &returned, &[], &[], &[]);
        end.erase();
        let old = producer.op.results().chain(reader.op.results());
        for (old, new) in old.zip(new.op.results()) {
            old.replace_all_uses(new);
        }
        reader.op.erase();
        producer.op.erase();
        new.without_unused_results();
    }
}

/// True if a loop stacks `v` with entries as large as its logits, or as those of a loop in it, and a loop reads it as `given`. The
/// stack of an unrolled loop has one more inner dimension, and that of the remaining trips is concatenated to it.
pub(super) fn is_stack_of_logits(v: Val, given: Val, context: &PassContext<'_>) -> bool {
    let v = peel(v);
    let parts = v
        .def()
        .filter(|op| op.is(Kind::Concatenate))
        .map_or_else(|| vec![v], |op| op.operands().collect());
    is_read_by_loop(given) && parts.into_iter().any(|v| stacks_logits(peel(v), context))
}

fn is_read_by_loop(v: Val) -> bool {
    let reshaped =
        |op: Op| matches!(op.kind(), Kind::Reshape | Kind::Slice) && is_read_by_loop(op.result(0));
    v.uses().iter().any(|used| While::of(used.owner).is_some() || reshaped(used.owner))
}

/// True if `v` is a conditional's result, as large as the logits in a branch, and a branch of another one reads it as `given`.
fn is_chosen_logits(v: Val, given: Val, context: &PassContext<'_>) -> bool {
    let is_read =
        given.uses().iter().any(|used| used.owner.parent().is_some_and(|op| Branches::of(op).is_some()));
    let chosen = v.def().and_then(Branches::of).filter(|_| is_read);
    let mut sizes = chosen.into_iter().flat_map(|c| c.blocks).flat_map(|b| sizes_worth(b, context));
    elements(v).is_some_and(|size| sizes.any(|worth| worth == size))
}

fn stacks_logits(v: Val, context: &PassContext<'_>) -> bool {
    let Some(producer) = v.def().and_then(While::of) else { return false };
    // `split_branches.rs` splits a conditional in it that may compute them.
    let chosen = producer.body.ops().into_iter().filter_map(Branches::of).flat_map(|c| c.blocks);
    let mut blocks = std::iter::once(producer.body).chain(chosen);
    // An unrolled loop concatenates residuals of several trips.
    if entry(v).is_some_and(|large| blocks.any(|b| may_be_of(large, &sizes_worth(b, context)))) {
        return true;
    }
    let part = written(producer.next()[v.result_index()]);
    let within = |v: &Val| v.def().is_some_and(|op| op.block() == Some(producer.body));
    part.filter(within).is_some_and(|part| stacks_logits(part, context))
}
