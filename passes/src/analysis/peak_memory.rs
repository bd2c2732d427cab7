//! Peak memory: the largest sum of bytes that the values of a program take at one time, besides its arguments.
//!
//! A linear scan over each block, as XLA's buffer assignment takes its schedule: a value is live from its operation to its last
//! use. The rules follow XLA where all backends agree, and are the same for a program before and after a rewrite:
//!
//! - an elementwise operation, broadcast or slice is fused into its users and has no buffer, unless a user reads memory (a product,
//!   gather, sort, call, loop or return); its operands are live until the last user of the fusion;
//! - a reshape, transpose or barrier is a view; constants, and what is computed of constants alone, take nothing;
//! - a loop's carries have one buffer each, shared with the initial value where that ends there; an invariant carry is the initial
//!   value itself. A loop's body, a branch or a callee adds its own peak;
//! - an elementwise operation, an update of a slice, a branch or a call with aliased outputs writes into a buffer of the same size
//!   that ends there.
//!
//! The absolute number is an estimate: a schedule, a layout or a fusion may make more buffers. It is meant for comparisons of two
//! programs. The safe direction is too much for the original and too little for the rewritten program, since then no fusion is
//! dropped without a reason; hence an operand of a product is a buffer (an original's gradient of the logits; a tile in a loop) and
//! a transposed operand of a kernel, which may be a copy, is none.

use super::counted::While;
use super::partition::{CONSTRAINT, MANUAL};
use super::signature::public_functions;
use super::tile::has_elementwise_name;
use crate::ir::{Block, Op, TensorType, Val, attr_elements};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The peak of a program or a block.
#[derive(Clone, Copy, Debug, Default)]
pub struct Peak<'c> {
    pub bytes: u64,
    /// The operation at which it is reached.
    pub at: Option<Op<'c>>,
}

/// The peak of the public function that has the largest.
pub fn peak(module: Op) -> Peak {
    largest(module, |_| HashSet::default())
}

/// Bytes of temporaries: the peak without the buffers of results, as XLA's memory analysis counts it.
pub fn temporaries(module: Op) -> u64 {
    largest(module, returned).bytes
}

/// The buffers of the values that a function returns.
fn returned<'c>(block: Block<'c>) -> HashSet<Val<'c>> {
    let terminator = block.ops().last().copied();
    terminator.map(|op| op.operands().into_iter().map(viewed).collect()).unwrap_or_default()
}

/// The largest peak of a public function, without the buffers of the values that `unbuffered` gives.
fn largest<'c>(module: Op<'c>, unbuffered: impl Fn(Block<'c>) -> HashSet<Val<'c>>) -> Peak<'c> {
    let functions = module.walk().into_iter().filter(|op| op.is("func.func"));
    let named = functions.filter_map(|f| Some((f.attr_str("sym_name")?, f)));
    let mut scan =
        Scan { functions: named.collect(), callees: HashMap::default(), unbuffered: HashSet::default() };
    let blocks = public_functions(module).filter_map(|f| f.regions().first()?.blocks().first().copied());
    let peaks = blocks.map(|block| {
        scan.unbuffered = unbuffered(block);
        scan.block(block, &[])
    });
    peaks.max_by_key(|p| p.bytes).unwrap_or_default()
}

struct Scan<'c> {
    functions: HashMap<&'c str, Op<'c>>,
    /// Peaks of called functions.
    callees: HashMap<&'c str, Peak<'c>>,
    /// Values whose buffers are not counted.
    unbuffered: HashSet<Val<'c>>,
}

/// How an operation's results are stored.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Storage {
    /// As its operand: result i is operand i.
    View,
    /// Nowhere, where all users are fused with it.
    Fused,
    Buffer,
}

fn storage(op: Op) -> Storage {
    match op.name() {
        "stablehlo.reshape"
        | "stablehlo.transpose"
        | "stablehlo.bitcast_convert"
        | "stablehlo.optimization_barrier"
        | "stablehlo.tuple"
        | CONSTRAINT => Storage::View,
        "stablehlo.constant"
        | "stablehlo.iota"
        | "stablehlo.broadcast_in_dim"
        | "stablehlo.slice"
        | "stablehlo.dynamic_slice"
        | "stablehlo.pad"
        | "stablehlo.concatenate"
        | "stablehlo.reverse" => Storage::Fused,
        _ if has_elementwise_name(op) => Storage::Fused,
        _ => Storage::Buffer,
    }
}

/// True if XLA rather stores the results for several users than computes them in each: for arithmetic.
fn is_computed_once(op: Op) -> bool {
    has_elementwise_name(op) && !op.is("stablehlo.convert")
}

/// True if the operation, which has buffers of its own, can have operand `index` fused into it.
fn fuses(op: Op, index: usize) -> bool {
    match op.name() {
        "stablehlo.reduce" => true,
        "stablehlo.dynamic_update_slice" | "stablehlo.scatter" => index > 0,
        "stablehlo.gather" => index == 1,
        _ => false,
    }
}

/// True if the results may be written into operands of the same size that end at the operation.
fn is_in_place(op: Op) -> bool {
    let aliases = || op.attr("output_operand_aliases").and_then(attr_elements);
    match op.name() {
        "stablehlo.dynamic_update_slice" | "stablehlo.scatter" | "stablehlo.case" | "stablehlo.if" => {
            true
        }
        "stablehlo.custom_call" => aliases().is_some_and(|list| !list.is_empty()),
        _ => storage(op) == Storage::Fused,
    }
}

fn bytes(v: Val) -> u64 {
    TensorType::of(v).map_or(0, |ty| ty.bytes())
}

/// The value that a chain of views is of.
fn viewed(mut v: Val) -> Val {
    while let Some(op) = v.def().filter(|op| storage(*op) == Storage::View) {
        let Some(operand) = op.operands().get(v.result_index()).copied() else { break };
        v = operand;
    }
    v
}

/// Lifetimes of the values of a block, by the positions of its operations.
#[derive(Default)]
struct Lifetimes<'c> {
    last: HashMap<Val<'c>, usize>,
    /// Values that a user reads from memory.
    stored: HashSet<Val<'c>>,
    /// Values computed of constants alone.
    constant: HashSet<Val<'c>>,
}

impl<'c> Lifetimes<'c> {
    fn of(block: Block<'c>, ops: &[Op<'c>]) -> Lifetimes<'c> {
        let mut of = Lifetimes::default();
        for op in ops {
            let is_known = |v: Val<'c>| of.constant.contains(&v);
            if storage(*op) != Storage::Buffer && op.operands().into_iter().all(is_known) {
                of.constant.extend(op.results());
            }
        }
        let at: HashMap<Op<'c>, usize> = ops.iter().enumerate().map(|(at, op)| (*op, at)).collect();
        for (def, op) in ops.iter().enumerate().rev() {
            op.results().into_iter().for_each(|v| of.add(v, def, &at));
        }
        block.args().into_iter().for_each(|v| of.add(v, 0, &at));
        of
    }

    /// Adds a value whose users' results are known.
    fn add(&mut self, v: Val<'c>, def: usize, at: &HashMap<Op<'c>, usize>) {
        let mut last = def;
        let mut users: HashSet<Op<'c>> = HashSet::default();
        for used in v.uses() {
            let Some(position) = at.get(&used.owner).copied() else {
                // A use in a region of an operation of this block, into which a fusion can be sunk.
                let around = used.owner.ancestors().find_map(|op| at.get(&op));
                last = last.max(around.copied().unwrap_or(def));
                continue;
            };
            users.insert(used.owner);
            let (user, ends) = (used.owner, |v: Val<'c>| self.last.get(&v).copied().unwrap_or(position));
            last = last.max(position);
            match storage(user) {
                Storage::View => {
                    let view = user.results().get(used.index).copied().unwrap_or(user.result(0));
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
        if users.len() > 1 && v.def().is_some_and(is_computed_once) {
            self.stored.insert(v);
        }
        self.last.insert(v, last);
    }

    /// The bytes of a result's own buffer.
    fn own_bytes(&self, op: Op<'c>, v: Val<'c>) -> u64 {
        let has_buffer = match storage(op) {
            Storage::View => false,
            Storage::Fused => self.stored.contains(&v),
            Storage::Buffer => While::of(op).is_none_or(|of| !of.keeps(v.result_index())),
        };
        if has_buffer && !self.constant.contains(&v) { bytes(v) } else { 0 }
    }
}

impl<'c> Scan<'c> {
    /// The peak of a block in which argument i has a buffer of `carried[i]` bytes that ends with its last use.
    fn block(&mut self, block: Block<'c>, carried: &[u64]) -> Peak<'c> {
        let ops = block.ops();
        let lifetimes = Lifetimes::of(block, &ops);
        let own_bytes = |scan: &Scan<'c>, op: Op<'c>, v: Val<'c>| {
            if scan.unbuffered.contains(&v) { 0 } else { lifetimes.own_bytes(op, v) }
        };
        // Buffers by the position at which they end.
        let mut ending: Vec<Vec<(Val<'c>, u64)>> = vec![Vec::new(); ops.len()];
        let mut live = 0;
        for (v, bytes) in block.args().into_iter().zip(carried.iter().copied()) {
            live += bytes;
            if let Some(list) = ending.get_mut(lifetimes.last[&v]) {
                list.push((v, bytes));
            }
        }
        let mut peak = Peak { bytes: live, at: None };
        for (at, op) in ops.iter().enumerate() {
            let mut own = 0;
            for v in op.results() {
                let bytes = own_bytes(self, *op, v);
                own += bytes;
                if bytes > 0 {
                    ending[lifetimes.last[&v]].push((v, bytes));
                }
            }
            let ended = &ending[at];
            let before = ended.iter().filter(|(v, _)| v.def() != Some(*op));
            let (shared, inner) = match While::of(*op) {
                Some(of) => {
                    let is_carried = |v: Val<'c>| {
                        let carries = 0..op.num_operands();
                        carries.into_iter().any(|i| !of.keeps(i) && viewed(op.operand(i)) == v)
                    };
                    let shared = before.filter(|(v, _)| is_carried(*v)).map(|(_, bytes)| bytes).sum();
                    let is_counted = |i: usize| !of.keeps(i) && !self.unbuffered.contains(&op.result(i));
                    let buffer = |i: usize| if is_counted(i) { bytes(op.operand(i)) } else { 0 };
                    let carried: Vec<u64> = (0..op.num_operands()).map(buffer).collect();
                    (shared, self.block(of.body, &carried))
                }
                None => {
                    let mut results: Vec<u64> =
                        op.results().into_iter().map(|v| own_bytes(self, *op, v)).collect();
                    let mut share = |size: u64| {
                        let same = results.iter().position(|bytes| *bytes == size);
                        same.map_or(0, |i| results.swap_remove(i))
                    };
                    let shared = match is_in_place(*op) {
                        true => before.map(|(_, bytes)| share(*bytes)).sum(),
                        false => 0,
                    };
                    let inner = self.inner(*op);
                    (shared, if inner.bytes > own { inner } else { Peak { bytes: own, at: None } })
                }
            };
            let here = (live + inner.bytes).saturating_sub(shared);
            if here > peak.bytes {
                peak = Peak { bytes: here, at: inner.at.or(Some(*op)) };
            }
            live = (live + own).saturating_sub(ended.iter().map(|(_, bytes)| bytes).sum());
        }
        peak
    }

    /// The largest peak of an operation's regions, or of the function that it calls.
    fn inner(&mut self, op: Op<'c>) -> Peak<'c> {
        if op.is("func.call") {
            let Some(name) = op.attr_symbol("callee") else { return Peak::default() };
            if let Some(known) = self.callees.get(name) {
                return *known;
            }
            let body = |f: &Op<'c>| f.regions().first()?.blocks().first().copied();
            let Some(body) = self.functions.get(name).and_then(body) else { return Peak::default() };
            // A function that calls itself adds nothing more.
            self.callees.insert(name, Peak::default());
            let peak = self.block(body, &[]);
            self.callees.insert(name, peak);
            return peak;
        }
        if !matches!(op.name(), "stablehlo.case" | "stablehlo.if" | MANUAL) {
            return Peak::default();
        }
        let blocks = op.regions().into_iter().flat_map(|r| r.blocks());
        blocks.map(|block| self.block(block, &[])).max_by_key(|p| p.bytes).unwrap_or_default()
    }
}
