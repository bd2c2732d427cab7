//! Bytes that sweeps on a mesh need on one device in addition to its shards of arguments and results.

use grpo_dataflow::{forwarded_from, partitioning};
use grpo_ir::{Block, Kind, Op, TensorType, Val};
use grpo_sweep::{Sink, Source, Sweep, is_sweep};
use rustc_hash::FxHashMap as HashMap;

/// Operations that rearrange or slice a device's own data.
const MOVES: [Kind; 6] =
    [Kind::AllReduce, Kind::Convert, Kind::DynamicSlice, Kind::Reshape, Kind::Slice, Kind::Transpose];
/// Operations that read other devices' data.
const COLLECTIVES: [Kind; 2] = [Kind::AllGather, Kind::ReduceScatter];

/// Bytes that one device holds for its sweeps, independently of any plan. A plan gets what remains:
///
/// - gathered weights,
/// - gradients by weights before the reduce-scatter, minus the device's shards,
/// - hidden states, and gradients by them.
///
/// Sweeps of one block hold theirs at the same time, those of different blocks one after the other.
pub fn bytes(module: Op) -> u64 {
    let mut held: HashMap<Block, HashMap<Val, u64>> = HashMap::default();
    for op in module.walk().into_iter().filter(|op| is_sweep(*op)) {
        let Some(block) = op.block().filter(|b| partitioning::is_manual(*b)) else { continue };
        let Ok(sweep) = Sweep::from_op(op) else { continue };
        let held = held.entry(block).or_default();
        for source in &sweep.sources {
            let Source::Head { hidden, weights, .. } = source else { continue };
            let (from, gathered) = origin(*weights);
            if gathered {
                held.insert(from, size(*weights));
            }
            held.insert(origin(*hidden).0, size(*hidden));
        }
        for (sink, first) in sweep.sinks.iter().zip(sweep.first_results()) {
            let v = op.result(first);
            match sink {
                Sink::ContractRows { .. } => {
                    held.insert(v, size(v).saturating_sub(left_of(v)));
                }
                Sink::ContractCols { .. } => {
                    held.insert(v, size(v));
                }
                _ => {}
            }
        }
    }
    let sums = held.values().map(|values| values.values().fold(0, |sum: u64, n| sum.saturating_add(*n)));
    sums.max().unwrap_or(0)
}

fn size(v: Val) -> u64 {
    TensorType::of(v).map_or(0, |t| t.bytes())
}

/// The value whose data `v` holds, through conversions, moves and forwarding; and whether the data comes from several devices.
fn origin(v: Val) -> (Val, bool) {
    let v = forwarded_from(v);
    match v.def() {
        Some(op) if op.is_any(&COLLECTIVES) => (v, true),
        Some(op) if op.is_any(&MOVES) => origin(op.operand(0)),
        _ => (v, false),
    }
}

/// The bytes of the part of `v` that its only uses keep, through conversions, moves and collectives.
fn left_of<'c>(v: Val<'c>) -> u64 {
    let next = |v: &Val<'c>| match v.uses()[..] {
        [used] if used.owner.is_any(&MOVES) || used.owner.is_any(&COLLECTIVES) => {
            Some(used.owner.result(0))
        }
        _ => None,
    };
    std::iter::successors(Some(v), next).map(size).min().unwrap_or(0)
}
