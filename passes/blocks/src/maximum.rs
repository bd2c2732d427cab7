//! Loops that compute a maximum over tiles of columns, which the exponentials of another loop subtract.
//!
//! Both loops are reductions over all columns. The first one contains no exponential; only the use of its result shows that it is
//! part of a softmax.

use grpo_dataflow::calls;
use grpo_dataflow::reducer;
use grpo_dataflow::trip_count::While;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Elementwise, Kind, TensorType, Val};
use grpo_recognize::tile::Tile;

/// True if the result of a loop is subtracted from the exponents of larger exponentials.
pub(crate) fn is_subtracted(of: &While) -> bool {
    let float = |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.elem.is_float());
    let is_exponent = |v: Val| v.uses().iter().any(|used| used.owner.is(Kind::Exponential));
    let results = of.op.results().enumerate();
    let mut walk = Walk::of(results.filter(|(carry, v)| !of.keeps(*carry) && float(v)).map(|(_, v)| v));
    while let Some(v) = walk.next() {
        for used in v.uses() {
            let op = used.owner;
            let on: Vec<Val> = match op.kind() {
                Kind::Subtract if used.index == 1 && is_exponent(op.result(0)) => return true,
                Kind::BroadcastInDim
                | Kind::Reshape
                | Kind::Convert
                | Kind::Transpose
                | Kind::Select
                | Kind::Maximum
                | Kind::IsFinite => op.results().collect(),
                _ if calls::is_call(op) => op.results().collect(),
                _ => While::of(op).map(|of| of.body.args()[used.index]).into_iter().collect(),
            };
            walk.push(on);
        }
    }
    false
}

/// The maxima over one dimension in a body.
pub fn maxima<'c>(of: &While<'c>) -> Vec<Tile<'c>> {
    let reduces = of.body.ops().into_iter().filter(|op| op.is(Kind::Reduce) && op.num_operands() == 2);
    reduces
        .filter(|op| reducer(*op) == Some(Elementwise::Maximum))
        .filter_map(|op| match op.dims("dimensions")?[..] {
            [axis] => Some(Tile { val: op.operand(0), axis }),
            _ => None,
        })
        .collect()
}
