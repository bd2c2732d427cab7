//! Temporaries: the peak of the total bytes of live values other than arguments and results, as in XLA's memory analysis.
//!
//! A linear scan over each block in its order, which XLA's buffer assignment takes as the schedule: a value is live from its
//! definition to its last use. The rules hold for XLA on all backends, and are the same before and after a rewrite:
//!
//! - An elementwise operation, broadcast or slice is fused into its users and has no buffer, unless a user reads memory (a product,
//!   sort, call, loop or return). Its operands are live until the last user of the fusion.
//! - Arithmetic with several users is fused into all of them if none waits for another, and stored otherwise. Conversions,
//!   broadcasts and slices are fused in any case.
//! - A scatter that adds to zeros and whose result is added to a value adds to that value.
//! - A reshape, transpose, barrier, conversion to the same type or rounding to the same bits is a view. Constants, and values
//!   computed from constants only, take no memory.
//! - A loop's carries have one buffer each, shared with the initial value if that ends there. An invariant carry is the initial
//!   value itself. The body of a loop, a branch or a callee adds its own peak.
//! - An elementwise operation, an update of a slice, a branch or a call with aliased outputs writes into a buffer of the same size
//!   that ends there. A custom call does so by contract: if its result is returned, the operand is in the result's buffer. Other
//!   operations write to the buffers of the program's results only as the last one, or as a loop's carry.
//!
//! The number is an estimate for the comparison of two programs: a step before and after its loss is fused. What it neglects makes
//! it too large or too small in both programs:
//!
//! - too large: XLA:TPU fuses a product with its users, computes only the slice of it that they read, and keeps some buffers of up
//!   to 64 MiB (v6e) on the chip;
//! - too small: copies before a loop and for another layout, such as that of a transposed operand of a kernel; XLA:CPU stores
//!   arithmetic that XLA:GPU computes in each user.
//!
//! Products and their users are in the original program and not in kernels: there an estimate that is too large declines no loss.

use grpo_dataflow::partitioning;
use grpo_dataflow::signature::public_functions;
use grpo_dataflow::splat_number;
use grpo_dataflow::trip_count::While;
use grpo_dataflow::walk::{Walk, sources};
use grpo_ir::{Block, Kind, Op, TensorType, Val, keeps_format, output_operand_aliases};
use grpo_recognize::tile::has_elementwise_name;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The peak of a program or block.
#[derive(Clone, Copy, Debug, Default)]
pub struct Peak<'c> {
    /// Bytes of live values at the peak.
    pub bytes: u64,
    /// The operation at the peak.
    pub at: Option<Op<'c>>,
}

/// The temporaries of the public function with the largest peak. Of a program that XLA's partitioner splits, those of all devices.
pub fn temporaries(module: Op) -> Peak {
    peak(module, 1)
}

/// The bytes of [`temporaries`] on one device. XLA's partitioner is assumed to split each value over all devices: copies that it
/// gathers and values that each device has whole are underestimated.
pub fn temporaries_of_device(module: Op) -> u64 {
    peak(module, partitioning::of_module(module).partitions()).bytes
}

/// The temporaries of a program whose values outside of `shard_map`s are split over `devices`.
fn peak(module: Op, devices: u64) -> Peak {
    let functions = module.walk().into_iter().filter(|op| op.is(Kind::Func));
    let named = functions.filter_map(|f| Some((f.attr_str("sym_name")?, f)));
    let mut scan = Scan {
        functions: named.collect(),
        callees: HashMap::default(),
        in_results: HashSet::default(),
        devices,
    };
    let blocks = public_functions(module).filter_map(|f| f.regions().first()?.blocks().first().copied());
    let peaks = blocks.map(|block| {
        block.terminator().into_iter().flat_map(Op::operands).for_each(|v| scan.put_in_results(v));
        scan.block(block, &[])
    });
    peaks.max_by_key(|p| p.bytes).unwrap_or_default()
}

struct Scan<'c> {
    functions: HashMap<&'c str, Op<'c>>,
    /// Peaks of functions that were scanned.
    callees: HashMap<&'c str, Peak<'c>>,
    /// Values in buffers of the program's results, which do not count.
    in_results: HashSet<Val<'c>>,
    devices: u64,
}

/// The storage of an operation's results.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Storage {
    /// Result i is operand i.
    View,
    /// None: fused into all users.
    Fused,
    Buffer,
}

fn storage(op: Op) -> Storage {
    match op.kind() {
        Kind::Reshape
        | Kind::Transpose
        | Kind::BitcastConvert
        | Kind::OptimizationBarrier
        | Kind::Tuple
        | Kind::ShardingConstraint => Storage::View,
        Kind::Convert if op.operand(0).mlir_type() == op.result(0).mlir_type() => Storage::View,
        Kind::ReducePrecision if keeps_format(op) => Storage::View,
        Kind::Constant
        | Kind::Iota
        | Kind::BroadcastInDim
        | Kind::Slice
        | Kind::DynamicSlice
        | Kind::Pad
        | Kind::Concatenate
        | Kind::Reverse => Storage::Fused,
        _ if has_elementwise_name(op) || adds_into_sum(op) => Storage::Fused,
        _ => Storage::Buffer,
    }
}

/// True for `scatter(0, i, u)` whose only user is `add(x, scatter)`: XLA rewrites it to `scatter(x, i, u)`.
fn adds_into_sum(op: Op) -> bool {
    let is_sum = |v: Val| matches!(v.uses()[..], [used] if used.owner.is(Kind::Add));
    op.is(Kind::Scatter)
        && op.num_results() == 1
        && is_sum(op.result(0))
        && splat_number(op.operand(0)) == Some(0.0)
}

/// True for a sum with such a scatter as operand.
fn is_scattered_to(op: Op) -> bool {
    op.is(Kind::Add) && op.operands().any(|v| v.def().is_some_and(adds_into_sum))
}

/// True for arithmetic: XLA stores the results for several users rather than computing them in each.
fn is_computed_once(op: Op) -> bool {
    has_elementwise_name(op) && !op.is(Kind::Convert)
}

/// True if operand `index` can be fused into the operation, which has its own buffers.
fn fuses(op: Op, index: usize) -> bool {
    match op.kind() {
        Kind::Reduce | Kind::Gather => true,
        Kind::DynamicUpdateSlice | Kind::Scatter => index > 0,
        _ => false,
    }
}

/// The operand whose buffer a custom call's result `index` uses.
fn aliased_operand<'c>(op: Op<'c>, index: usize) -> Option<Val<'c>> {
    let aliases = output_operand_aliases(op);
    let operand = aliases.into_iter().find(|(result, _)| *result == index)?.1;
    op.operands().nth(operand)
}

/// True if the results may use the buffers of operands of the same size that end at the operation.
fn is_in_place(op: Op) -> bool {
    match op.kind() {
        Kind::DynamicUpdateSlice | Kind::Scatter | Kind::Case | Kind::If => true,
        Kind::CustomCall => !output_operand_aliases(op).is_empty(),
        _ => storage(op) == Storage::Fused,
    }
}

/// True if result i is operand i of the terminator of one of the operation's regions.
fn has_results_of_regions(op: Op) -> bool {
    matches!(op.kind(), Kind::Case | Kind::If | Kind::ManualComputation)
}

/// How many operations with buffers are on the longest way to each result, itself included.
fn depths<'c>(ops: &[Op<'c>]) -> HashMap<Val<'c>, usize> {
    let mut depths: HashMap<Val<'c>, usize> = HashMap::default();
    for op in ops {
        let before = op.operands().filter_map(|v| depths.get(&v)).max().copied().unwrap_or(0);
        let depth = before + usize::from(storage(*op) == Storage::Buffer);
        depths.extend(op.results().map(|v| (v, depth)));
    }
    depths
}

/// The bytes of a value on one of `devices`, over which it is split outside of `shard_map`s.
fn bytes(v: Val, devices: u64) -> u64 {
    let devices = if devices == 1 || partitioning::is_manual(v.block()) { 1 } else { devices };
    TensorType::of(v).map_or(0, |ty| ty.bytes() / devices)
}

/// The value at the end of a sequence of views.
fn viewed(mut v: Val) -> Val {
    while let Some(op) = v.def().filter(|op| storage(*op) == Storage::View) {
        let Some(operand) = op.operands().nth(v.result_index()) else { break };
        v = operand;
    }
    v
}

/// Lifetimes of a block's values, as positions of operations.
struct Lifetimes<'c> {
    devices: u64,
    /// How many operations with buffers come before each other one on the longest way to a value.
    depths: HashMap<Val<'c>, usize>,
    /// The least and the largest of these numbers of the operations that a value is fused into.
    read_at: HashMap<Val<'c>, [usize; 2]>,
    last: HashMap<Val<'c>, usize>,
    /// Values that a user reads from memory.
    stored: HashSet<Val<'c>>,
    /// Values computed from constants only.
    constant: HashSet<Val<'c>>,
}

impl<'c> Lifetimes<'c> {
    fn of(block: Block<'c>, ops: &[Op<'c>], devices: u64) -> Lifetimes<'c> {
        let mut of = Lifetimes {
            devices,
            depths: depths(ops),
            read_at: HashMap::default(),
            last: HashMap::default(),
            stored: HashSet::default(),
            constant: HashSet::default(),
        };
        for op in ops {
            let is_known = |v: Val<'c>| of.constant.contains(&v);
            if storage(*op) != Storage::Buffer && op.operands().all(is_known) {
                of.constant.extend(op.results());
            }
        }
        let at: HashMap<Op<'c>, usize> = ops.iter().enumerate().map(|(at, op)| (*op, at)).collect();
        for (def, op) in ops.iter().enumerate().rev() {
            op.results().for_each(|v| of.add(v, def, &at));
        }
        block.args().into_iter().for_each(|v| of.add(v, 0, &at));
        of
    }

    /// Adds a value, after all results of its users.
    fn add(&mut self, v: Val<'c>, def: usize, at: &HashMap<Op<'c>, usize>) {
        let mut last = def;
        let mut users: HashSet<Op<'c>> = HashSet::default();
        for used in v.uses() {
            let Some(position) = at.get(&used.owner).copied() else {
                // A use in a nested region counts at the operation of this block that contains it, into which a fusion can be sunk.
                let around = used.owner.ancestors().find_map(|op| at.get(&op));
                last = last.max(around.copied().unwrap_or(def));
                continue;
            };
            users.insert(used.owner);
            let (user, ends) = (used.owner, |v: Val<'c>| self.last.get(&v).copied().unwrap_or(position));
            last = last.max(position);
            match storage(user) {
                Storage::View => {
                    let view = user.results().nth(used.index).unwrap_or(user.result(0));
                    last = last.max(ends(view));
                    if self.stored.contains(&view) {
                        self.stored.insert(v);
                    }
                }
                Storage::Fused if !self.stored.contains(&user.result(0)) => {
                    last = last.max(ends(user.result(0)));
                }
                Storage::Fused => {}
                Storage::Buffer => {
                    if While::of(user).is_some_and(|of| of.keeps(used.index)) {
                        last = last.max(ends(user.result(used.index)));
                    }
                    if !fuses(user, used.index) {
                        self.stored.insert(v);
                    }
                }
            }
        }
        self.add_readers(v, &users);
        if users.len() > 1 && v.def().is_some_and(is_computed_once) && !self.is_computed_again(v) {
            self.stored.insert(v);
        }
        let user = if users.len() == 1 { users.into_iter().next() } else { None };
        // In a longer sum the scatter is the last operation.
        if v.def().is_some_and(is_scattered_to) && !user.is_some_and(|user| user.is(Kind::Add)) {
            self.stored.insert(v);
        }
        if self.stored.contains(&v) {
            self.read_at.remove(&v);
        }
        self.last.insert(v, last);
    }

    /// Adds which operations a value is fused into, whose users' results are known.
    fn add_readers(&mut self, v: Val<'c>, users: &HashSet<Op<'c>>) {
        let mut range: Option<[usize; 2]> = None;
        for result in users.iter().flat_map(|user| user.results()) {
            let own = self.depths.get(&result).copied().unwrap_or(0);
            let [least, most] = self.read_at.get(&result).copied().unwrap_or([own; 2]);
            let [from, to] = range.unwrap_or([least, most]);
            range = Some([from.min(least), to.max(most)]);
        }
        // What is fused with its users is read where they are.
        let is_fused = v.def().is_some_and(|op| storage(op) != Storage::Buffer);
        self.read_at.extend(range.filter(|_| is_fused).map(|range| (v, range)));
    }

    /// True if an elementwise operation is fused into each of its users.
    fn is_computed_again(&self, v: Val<'c>) -> bool {
        self.read_at.get(&v).is_some_and(|[least, most]| least == most)
    }

    /// The bytes of a result's own buffer.
    fn own_bytes(&self, op: Op<'c>, v: Val<'c>) -> u64 {
        let has_buffer = match storage(op) {
            Storage::View => false,
            Storage::Fused => self.stored.contains(&v),
            Storage::Buffer => While::of(op).is_none_or(|of| !of.keeps(v.result_index())),
        };
        if has_buffer && !self.constant.contains(&v) { bytes(v, self.devices) } else { 0 }
    }
}

impl<'c> Scan<'c> {
    /// Marks a value, and earlier values in the same buffer, as stored in the buffer of a result of the program.
    fn put_in_results(&mut self, v: Val<'c>) {
        let is_new = |v: &Val<'c>| !self.in_results.contains(v);
        let earlier = |v: Val<'c>| {
            let Some(op) = v.def() else { return Vec::new() };
            let at = v.result_index();
            let mut earlier: Vec<Val> = aliased_operand(op, at).into_iter().collect();
            if is_scattered_to(op) {
                earlier.extend(op.operands().filter(|v| v.uses().len() == 1));
            }
            if op.is(Kind::While) {
                earlier.extend(Some(op.operand(at)).filter(|initial| initial.uses().len() == 1));
            } else if has_results_of_regions(op) {
                earlier.extend(sources(v));
            }
            earlier.into_iter().map(viewed).filter(is_new).collect()
        };
        let walk = Walk::along(Some(viewed(v)).filter(is_new), earlier);
        self.in_results.extend(walk.items());
    }

    /// The peak of a block whose argument i has a buffer of `carried[i]` bytes that ends with its last use.
    fn block(&mut self, block: Block<'c>, carried: &[u64]) -> Peak<'c> {
        let ops = block.ops();
        let lifetimes = Lifetimes::of(block, &ops, self.devices);
        // Buffers by the position of their end.
        let mut ending: Vec<Vec<(Val<'c>, u64)>> = vec![Vec::new(); ops.len()];
        let mut live = 0;
        let next: Vec<Val> = block.terminator().into_iter().flat_map(Op::operands).collect();
        let position = |op: Op<'c>| ops.iter().position(|other| *other == op);
        for (i, (v, bytes)) in block.args().into_iter().zip(carried.iter().copied()).enumerate() {
            let last = lifetimes.last[&v];
            if !self.in_results.contains(&v) {
                live += bytes;
            } else if let Some(next) = next.get(i).copied().map(viewed)
                && next.def().and_then(position).is_some_and(|def| def > last)
            {
                self.put_in_results(next);
            }
            if let Some(list) = ending.get_mut(last) {
                list.push((v, bytes));
            }
        }
        let mut peak = Peak { bytes: live, at: None };
        for (at, op) in ops.iter().enumerate() {
            let own: Vec<(Val<'c>, u64)> =
                op.results().map(|v| (v, lifetimes.own_bytes(*op, v))).collect();
            let ended: Vec<(Val<'c>, u64)> =
                ending[at].iter().copied().filter(|(v, _)| v.def() != Some(*op)).collect();
            for (v, bytes) in &own {
                if *bytes > 0 {
                    ending[lifetimes.last[v]].push((*v, *bytes));
                }
            }
            let (shared, inner) = match While::of(*op) {
                Some(of) => {
                    let carries: Vec<usize> = (0..op.num_operands()).filter(|i| !of.keeps(*i)).collect();
                    for i in &carries {
                        let initial = viewed(op.operand(*i));
                        if self.in_results.contains(&initial) && ended.iter().any(|(v, _)| *v == initial)
                        {
                            self.put_in_results(op.result(*i));
                        }
                    }
                    let initial: HashSet<Val<'c>> =
                        carries.into_iter().map(|i| viewed(op.operand(i))).collect();
                    let shared: Vec<(Val<'c>, u64)> =
                        ended.into_iter().filter(|(v, _)| initial.contains(v)).collect();
                    let mut carried = Vec::new();
                    for (i, arg) in of.body.args().into_iter().enumerate() {
                        if self.in_results.contains(&op.result(i)) {
                            self.in_results.insert(arg);
                        }
                        carried.push(if of.keeps(i) { 0 } else { bytes(arg, self.devices) });
                    }
                    (self.counted(&shared), self.block(of.body, &carried))
                }
                None => {
                    let mut shared = 0;
                    if is_in_place(*op) {
                        let mut results: Vec<(Val<'c>, u64)> =
                            own.iter().copied().filter(|(v, _)| !self.in_results.contains(v)).collect();
                        for (operand, size) in ended {
                            let Some(i) = results.iter().position(|(_, bytes)| *bytes == size) else {
                                continue;
                            };
                            let (result, _) = results.swap_remove(i);
                            match self.in_results.contains(&operand) {
                                true => self.put_in_results(result),
                                false => shared += size,
                            }
                        }
                    }
                    let inner = self.inner(*op);
                    let own = self.counted(&own);
                    (shared, if inner.bytes > own { inner } else { Peak { bytes: own, at: None } })
                }
            };
            let here = (live + inner.bytes).saturating_sub(shared);
            if here > peak.bytes {
                peak = Peak { bytes: here, at: inner.at.or(Some(*op)) };
            }
            live = (live + self.counted(&own)).saturating_sub(self.counted(&ending[at]));
        }
        peak
    }

    /// The bytes of buffers other than those of the program's results.
    fn counted(&self, buffers: &[(Val<'c>, u64)]) -> u64 {
        buffers.iter().filter(|(v, _)| !self.in_results.contains(v)).map(|(_, bytes)| bytes).sum()
    }

    /// The largest peak of an operation's regions, or of its callee.
    fn inner(&mut self, op: Op<'c>) -> Peak<'c> {
        if op.is(Kind::Call) {
            let Some(name) = op.attr_symbol("callee") else { return Peak::default() };
            if let Some(known) = self.callees.get(name) {
                return *known;
            }
            let body = |f: &Op<'c>| f.regions().first()?.blocks().first().copied();
            let Some(body) = self.functions.get(name).and_then(body) else { return Peak::default() };
            // A recursive call adds nothing.
            self.callees.insert(name, Peak::default());
            let peak = self.block(body, &[]);
            self.callees.insert(name, peak);
            return peak;
        }
        if !has_results_of_regions(op) {
            return Peak::default();
        }
        let blocks = op.regions().into_iter().flat_map(|r| r.blocks());
        blocks.map(|block| self.block(block, &[])).max_by_key(|p| p.bytes).unwrap_or_default()
    }
}
