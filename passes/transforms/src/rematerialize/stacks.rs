//! The use chains of stacked arrays from the loops that write them to the loops that read them.

use crate::rematerialize::computation::argument_for;
use crate::rematerialize::residuals::elements;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::stacks::{Read, Stack};
use grpo_dataflow::trip_count::{Counted, While};
use grpo_ir::{Kind, Op, Val};

/// The path of a stacked array to the backward pass.
pub(super) struct Way<'c> {
    /// The number of the loop's carry.
    pub carry: usize,
    /// The array.
    pub stack: Val<'c>,
    /// The surrounding loops, inner ones first, and the number of the carry that stacks it.
    around: Vec<(While<'c>, usize)>,
    /// The backward loop that reads the outermost stack, and the number of its carry.
    reader: (While<'c>, usize),
}

impl<'c> Way<'c> {
    /// The paths of all of a loop's stacks.
    pub fn all(of: While<'c>) -> Vec<Way<'c>> {
        (0..of.op.num_results()).filter_map(|carry| Way::of(of, carry)).collect()
    }

    /// None if it has users other than surrounding loops and manual computations and, at the end, a backward loop.
    pub fn of(of: While<'c>, carry: usize) -> Option<Way<'c>> {
        let stack = of.op.result(carry);
        let (mut around, mut v): (Vec<(While, usize)>, Val) = (Vec::new(), stack);
        loop {
            let (op, index) = only_reader(v)?;
            if let Some(reader) = While::of(op) {
                let is_nested = op.block() != of.op.block();
                let reader = (reader, index);
                return is_nested.then_some(Way { carry, stack, around, reader });
            }
            let outer = op.parent().and_then(While::of).filter(|of| op.block() == Some(of.body))?;
            if !op.is(Kind::DynamicUpdateSlice) || index != 1 {
                return None;
            }
            let [end] = op.result(0).uses()[..] else { return None };
            if Some(end.owner) != outer.body.terminator() {
                return None;
            }
            around.push((outer, end.index));
            v = outer.op.result(end.index);
        }
    }

    /// The loops on the path: those that stack it, the backward loop, and those nested in that.
    pub fn loops(&self) -> impl Iterator<Item = While<'c>> {
        let reader = self.reader.0;
        let within = reader.op.walk().into_iter().filter_map(While::of);
        self.around.iter().map(|(of, _)| *of).chain([reader]).chain(within)
    }

    /// True if each surrounding loop stacks it once per trip, and a backward loop for each of them, and one for the first stack,
    /// reads entries that were written.
    pub fn is_known(&self, stack: &Stack<'c>) -> bool {
        let mut stacks = vec![(self.stack, stack.places.clone())];
        for (of, carry) in &self.around {
            let around = Counted::of(of.op).and_then(|counted| Stack::of(&counted, *carry));
            let within = stacks.last().map(|(v, _)| *v);
            let Some(around) = around.filter(|around| Some(peel(around.entry)) == within) else {
                return false;
            };
            stacks.push((of.op.result(*carry), around.places));
        }
        let mut reader = Some(self.reader);
        while let Some((stack, written)) = stacks.pop() {
            let Some((of, carry)) = reader else { return false };
            let counted =
                Counted::of(of.op).filter(|_| of.op.operand(carry).mlir_type() == stack.mlir_type());
            let Some(read) = counted.and_then(|counted| Read::of(&counted, carry)) else { return false };
            if !read.places.iter().all(|place| written.contains(place)) {
                return false;
            }
            let within = only_reader(read.slice.result(0));
            reader = within.and_then(|(op, index)| Some((While::of(op)?, index)));
        }
        true
    }
}

/// The only user of a value, looking through reshapes and from a manual computation to the one that reads its result, and the
/// number of the user's operand.
fn only_reader(v: Val) -> Option<(Op, usize)> {
    let [only] = v.uses()[..] else { return None };
    let same = || elements(only.owner.result(0)) == elements(v);
    match only.owner.kind() {
        Kind::Reshape | Kind::BroadcastInDim if same() => only_reader(only.owner.result(0)),
        Kind::ShardyReturn => only_reader(argument_for(v)?),
        _ => Some((only.owner, only.index)),
    }
}
