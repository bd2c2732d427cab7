//! Bytes that sweeps on a mesh need on one device in addition to its shards of arguments and results.

use grpo_dataflow::partitioning;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Block, Kind, Op, TensorType, Val};
use grpo_sweep::{Sink, Source, Sweep, is_sweep};
use rustc_hash::FxHashMap as HashMap;

/// Operations that rearrange or slice a device's own data.
const MOVES: [Kind; 6] =
    [Kind::AllReduce, Kind::Convert, Kind::DynamicSlice, Kind::Reshape, Kind::Slice, Kind::Transpose];
/// Operations that read other devices' data.
const COLLECTIVES: [Kind; 3] = [Kind::AllGather, Kind::AllToAll, Kind::ReduceScatter];

/// Bytes that one device holds for its sweeps, independently of any plan. A plan gets what remains:
///
/// - weights that are gathered or exchanged,
/// - gradients by weights before the reduce-scatter, minus the device's shards,
/// - hidden states that the program computes, and gradients by them that it uses further.
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
            let (from, _) = origin(*hidden);
            if !is_argument(from) {
                held.insert(from, size(*hidden));
            }
        }
        let mut at = 0;
        for sink in &sweep.sinks {
            let v = op.result(at);
            match sink {
                Sink::ContractRows { .. } => {
                    held.insert(v, size(v).saturating_sub(left_of(v)));
                }
                Sink::ContractCols { .. } if !is_result(v) => {
                    held.insert(v, size(v));
                }
                _ => {}
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

/// The value whose data `v` holds, looking through conversions, moves, loop-invariant carries and manual computations; and whether
/// the data comes from several devices.
fn origin(mut v: Val) -> (Val, bool) {
    loop {
        let around = v.block().parent();
        let next = match v.def() {
            Some(op) if op.is_any(&COLLECTIVES) => return (v, true),
            Some(op) => (op.is_any(&MOVES) || op.is(Kind::ShardingConstraint)).then(|| op.operand(0)),
            None => around.and_then(|op| match While::of(op) {
                Some(of) => of.outer(v),
                None => v
                    .block()
                    .args()
                    .iter()
                    .position(|arg| *arg == v && op.is(Kind::ManualComputation))
                    .map(|at| op.operand(at)),
            }),
        };
        match next {
            Some(next) => v = next,
            None => return (v, false),
        }
    }
}

/// The result with the data of operand `at`, converted, moved or sliced.
fn moved(op: Op, at: usize) -> Option<Val> {
    let is_move = op.is(Kind::OptimizationBarrier) || op.is_any(&MOVES) && at == 0;
    is_move.then(|| op.result(at))
}

/// True if `v` is a function's argument.
fn is_argument(v: Val) -> bool {
    v.def().is_none() && v.block().parent().is_some_and(|op| op.is(Kind::Func))
}

/// True if `v` is only returned from its function.
fn is_result(mut v: Val) -> bool {
    while let [only] = v.uses()[..] {
        let op = only.owner;
        v = match op.kind() {
            Kind::FuncReturn => return true,
            Kind::ShardyReturn => match op.parent() {
                Some(around) if only.index < around.num_results() => around.result(only.index),
                _ => return false,
            },
            _ if op.is(Kind::ShardingConstraint) => op.result(0),
            _ => match moved(op, only.index) {
                Some(next) => next,
                None => return false,
            },
        };
    }
    false
}

/// Bytes that a device keeps of a value without other uses.
fn left_of(whole: Val) -> u64 {
    let (mut v, mut left) = (whole, size(whole));
    while let [only] = v.uses()[..] {
        let next = match only.owner.is_any(&COLLECTIVES) {
            true => Some(only.owner.result(0)),
            false => moved(only.owner, only.index),
        };
        let Some(next) = next else { break };
        v = next;
        left = left.min(size(v));
    }
    left
}
