//! What sweeps on a mesh make a device hold beyond its share of arguments and results.

use super::counted::While;
use super::partition;
use crate::ir::{Block, Op, TensorType, Val};
use crate::sweep::{Sink, Sweep, is_sweep};
use rustc_hash::FxHashMap as HashMap;

/// Operations that give a device other numbers of a value, or others of it.
const MOVES: [&str; 6] = ["all_reduce", "convert", "dynamic_slice", "reshape", "slice", "transpose"];
/// Those among them that take what other devices have.
const COLLECTIVES: [&str; 3] = ["all_gather", "all_to_all", "reduce_scatter"];

/// Bytes that one device holds of weights that are gathered or exchanged for sweeps, and of gradients by weights
/// before devices have added them up and kept their parts, beyond these parts. No plan spares them, so that
/// they come before what a plan may take. Sweeps of one block have theirs at once, those of several one after the other.
pub fn bytes(module: Op) -> u64 {
    let mut held: HashMap<Block, HashMap<Val, u64>> = HashMap::default();
    for op in module.walk().into_iter().filter(|op| is_sweep(*op)) {
        let Some(block) = op.block().filter(|b| partition::is_manual(*b)) else { continue };
        let Ok(sweep) = Sweep::from_op(op) else { continue };
        let held = held.entry(block).or_default();
        for weights in sweep.sources.iter().filter_map(|s| s.weights()) {
            let (from, gathered) = origin(weights);
            if gathered {
                held.insert(from, size(weights));
            }
        }
        let mut at = 0;
        for sink in &sweep.sinks {
            if matches!(sink, Sink::ContractRows { .. }) {
                let whole = op.result(at);
                held.insert(whole, size(whole).saturating_sub(left_of(whole)));
            }
            at += sweep.sink_results(sink).len();
        }
    }
    let sums = held.values().map(|values| values.values().fold(0, |sum: u64, n| sum.saturating_add(*n)));
    sums.max().unwrap_or(0)
}

fn size(v: Val) -> u64 {
    TensorType::of(v).map_or(0, |t| t.bytes())
}

fn is_one_of(op: Op, names: &[&str]) -> bool {
    op.name().strip_prefix("stablehlo.").is_some_and(|name| names.contains(&name))
}

/// The value that `v` holds the numbers of, in another type or order, or a loop's own in every trip; and whether they come from
/// several devices.
fn origin(mut v: Val) -> (Val, bool) {
    loop {
        v = match v.def() {
            Some(op) if is_one_of(op, &COLLECTIVES) => return (v, true),
            Some(op) if is_one_of(op, &MOVES) => op.operand(0),
            Some(_) => return (v, false),
            None => match v.block().parent().and_then(While::of).and_then(|of| of.outer(v)) {
                Some(outer) => outer,
                None => return (v, false),
            },
        };
    }
}

/// Bytes of what a device keeps of a value of which it has no other use.
fn left_of(whole: Val) -> u64 {
    let (mut v, mut left) = (whole, size(whole));
    while let [only] = v.uses()[..] {
        if !(is_one_of(only.owner, &MOVES) || is_one_of(only.owner, &COLLECTIVES)) || only.index != 0 {
            break;
        }
        v = only.owner.result(0);
        left = left.min(size(v));
    }
    left
}
