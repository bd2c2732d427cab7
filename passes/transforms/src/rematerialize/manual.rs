//! Residuals that a manual computation returns to another one: a `shard_map` that is differentiated from outside.

use crate::rematerialize::computation::{Computation, at_least_one};
use crate::rematerialize::transfer::{Link, Producer};
use grpo_ir::{Block, Builder, Elem, Op, TensorType, Val};

impl<'c> Producer<'c> for Computation<'_, 'c> {
    /// The number of the producer's operand.
    type Known = usize;

    fn op(&self) -> Op<'c> {
        self.op
    }

    fn blocks(&self) -> Vec<Block<'c>> {
        vec![self.body]
    }

    fn returned(&self) -> Vec<Vec<Val<'c>>> {
        self.end().operands().map(|v| vec![v]).collect()
    }

    fn with_reader(&self, reader: &Self, _: &[i64]) -> Option<(Self, Self)> {
        (self.axes == reader.axes).then(|| (self.clone(), reader.clone()))
    }

    fn links(&self, reader: &Self) -> Vec<Link<'c>> {
        let link = |(operand, v): (usize, Val<'c>)| {
            let (result, read) = (v.result_index(), reader.body.arg(operand));
            let is_only = v.uses().iter().all(|used| used.owner == reader.op);
            // Only then does a device read the part that it wrote.
            let corresponds = reader.ins[operand] == self.outs[result];
            Link { result, read, blocks: vec![0], is_only, corresponds }
        };
        let operands = reader.op.operands().enumerate();
        operands.filter(|(_, v)| v.def() == Some(self.op)).map(link).collect()
    }

    fn can_read(&self, reader: &Self, result: usize) -> bool {
        self.links(reader).iter().any(|link| link.result == result && link.corresponds)
    }

    fn known(&self, v: Val<'c>) -> Option<usize> {
        self.argument(v)
    }

    fn places(&self) -> Vec<Op<'c>> {
        vec![self.body.ops()[0]]
    }

    fn export(&mut self, values: &[(Val<'c>, Elem)]) {
        let end = Builder::before(self.end());
        let values: Vec<Val> = values.iter().map(|(v, elem)| end.convert(*v, *elem)).collect();
        self.add_results(&values);
    }

    fn import(&self, reader: &mut Self, v: Val<'c>, operand: usize, _: Op<'c>) -> Val<'c> {
        reader.input(self.op.operand(operand), &self.ins[operand], &v.tensor_type())
    }

    fn import_result(&self, reader: &mut Self, v: Val<'c>, result: usize, _: Op<'c>) -> Val<'c> {
        let outer = self.op.result(result);
        let local = TensorType::new(at_least_one(v), outer.tensor_type().elem);
        reader.input(outer, &self.outs[result], &local)
    }

    fn replace(&self, _: &Self, link: &Link<'c>, _: usize, value: Val<'c>) {
        link.read.replace_all_uses(value);
    }

    fn remove(self, reader: Self) {
        reader.without_unused_inputs();
        self.without_unused_results();
    }
}
