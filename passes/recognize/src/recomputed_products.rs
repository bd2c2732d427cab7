//! Logits that a program makes twice.
//!
//! A forward and a backward pass that were written apart, as two loops over tiles of columns or below a checkpoint, each multiply the
//! hidden states with the weights. In the program both products are of one shape and give the same bits, so that `exp(x − log Z)`
//! sums to 1 however large the logits are. A sweep makes a product of its own tiles, which may round a logit differently:
//! where it is taken for one of the two and not for the other, the largest exponential is off by a unit of the logit, 3e-5 at
//! 300. So both become sweeps, or none. Where nothing that one of them gives is taken off the other's logits, bits do not matter.
//!
//! Of tiles of columns, slices of the weights that a program writes out, each has a part of the softmax: what it takes off are its own
//! maximum and those of the tiles before, and the sum of all tiles scales it. So of these what scales counts as well. A forward from
//! unrounded logits in bf16 and a backward from rounded ones in memory had four times the original's error in a bias's gradient.
//!
//! Tiles that a loop of its own stacks, as JAX does with what a checkpointed step is given, are parts of what they were taken of, and a called
//! function's arguments are what its call gives.
//!
//! NaN and infinities: nothing is rewritten here.

use crate::anchor::is_product;
use crate::tile;
use grpo_dataflow::calls::{Functions, is_call, only_block};
use grpo_dataflow::trip_count::While;
use grpo_ir::{Kind, Op, TensorType, Val};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::rc::Rc;

/// Where an operand of a product comes from: what it is a part of, and which fixed parts were taken on the way. Parts that move with
/// a loop are all parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Origin<'c> {
    of: Val<'c>,
    parts: Vec<String>,
}

/// Products of the same hidden states and weights.
pub struct Twins<'c> {
    pub products: Vec<Op<'c>>,
    /// Those of whole arrays, where the others are of parts of them: whatever becomes of both, their tiles are of another shape.
    pub whole: HashSet<Op<'c>>,
    /// What these are products of.
    of: [Val<'c>; 2],
    calls: Rc<Calls<'c>>,
}

/// The calls of a module, by the function.
pub struct Calls<'c> {
    functions: Functions<'c>,
    of: HashMap<Op<'c>, Vec<Op<'c>>>,
}

impl<'c> Calls<'c> {
    /// Of a module.
    pub fn of_module(module: Op<'c>) -> Rc<Calls<'c>> {
        let functions = Functions::of(module);
        let mut of: HashMap<Op, Vec<Op>> = HashMap::default();
        for call in module.walk().into_iter().filter(|op| is_call(*op)) {
            if let Some(f) = functions.callee(call) {
                of.entry(f).or_default().push(call);
            }
        }
        Rc::new(Calls { functions, of })
    }

    /// What a private function gives for a call's result.
    fn made(&self, v: Val<'c>) -> Option<(Op<'c>, Val<'c>)> {
        let call = v.def().filter(|op| is_call(*op))?;
        let end = only_block(self.functions.callee(call)?)?.terminator()?;
        (v.result_index() < end.num_operands()).then(|| (call, end.operand(v.result_index())))
    }

    /// The function whose argument a value is, and which one.
    fn argument(&self, v: Val<'c>) -> Option<(Op<'c>, usize)> {
        let block = v.block();
        let f = block.parent().filter(|f| f.is(Kind::Func) && only_block(*f).is_some())?;
        Some((f, block.args().iter().position(|a| *a == v)?))
    }

    /// What that is: by the call that is looked into, or by the only one.
    fn given(&self, v: Val<'c>, within: &mut Vec<Op<'c>>) -> Option<Val<'c>> {
        let (f, at) = self.argument(v)?;
        let inner = within.last().copied().filter(|call| self.functions.callee(*call) == Some(f));
        let call = match inner {
            Some(call) => {
                within.pop();
                call
            }
            None => match self.of.get(&f)?[..] {
                [only] => only,
                _ => return None,
            },
        };
        (at < call.num_operands()).then(|| call.operand(at))
    }
}

impl<'c> Twins<'c> {
    /// All of a module, of two products or more each.
    pub fn of_module(module: Op<'c>) -> Vec<Twins<'c>> {
        let mut groups: HashMap<[Origin<'c>; 2], Twins<'c>> = HashMap::default();
        let mut order = Vec::new();
        let is_head = |op: &Op| is_product(*op) && !tile::contracts_nothing(*op);
        let calls = Calls::of_module(module);
        for op in module.walk().into_iter().filter(is_head) {
            let [a, b] = [0, 1].map(|side| origin(op.operand(side), Some(&calls)));
            let turned = [b.clone(), a.clone()];
            let key = if groups.contains_key(&turned) { turned } else { [a, b] };
            let of = [key[0].of, key[1].of];
            let group = groups.entry(key.clone()).or_insert_with(|| {
                order.push(key);
                Twins { products: Vec::new(), whole: HashSet::default(), of, calls: calls.clone() }
            });
            group.products.push(op);
        }
        // Not of what loops or slices at computed places take, which are no parts in an origin.
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        let is_all = |op: &Op<'c>, key: &[Origin<'c>; 2]| {
            (0..2).all(|side| key.iter().any(|of| elements(of.of) == elements(op.operand(side))))
        };
        let is_whole = |key: &&[Origin<'c>; 2]| {
            key.iter().all(|of| of.parts.is_empty())
                && groups[*key].products.iter().all(|op| is_all(op, key))
        };
        let parts_of = |whole: &[Origin<'c>; 2]| {
            let of = |key: &[Origin<'c>; 2]| [key[0].of, key[1].of];
            let parts = order.iter().filter(|key| !is_whole(key) && of(key) == of(whole));
            let parts: Vec<Op> = parts.flat_map(|key| groups[key].products.clone()).collect();
            let twins = &groups[whole];
            (!parts.is_empty()).then(|| Twins {
                products: twins.products.iter().copied().chain(parts).collect(),
                whole: twins.products.iter().copied().collect(),
                of: twins.of,
                calls: calls.clone(),
            })
        };
        let cut: Vec<Twins> = order.iter().filter(is_whole).filter_map(parts_of).collect();
        let groups = order.iter().filter_map(|key| groups.remove(key));
        groups.filter(|twins| twins.products.len() > 1).chain(cut).collect()
    }

    /// The products of which something is taken off the logits of `product`; where these are `tiles` of columns, or scales what is made
    /// of them. Of a whole and its parts, those of the other kind.
    pub fn taken_off(&self, product: Op<'c>, tiles: bool) -> Vec<Op<'c>> {
        const TAKEN_OFF: [Kind; 2] = [Kind::Subtract, Kind::Add];
        const SCALED: [Kind; 2] = [Kind::Multiply, Kind::Divide];
        let counts = |op: Op| TAKEN_OFF.contains(&op.kind()) || tiles && SCALED.contains(&op.kind());
        let behind = self.behind(combined(product, counts));
        let is_whole = |op: &Op<'c>| self.whole.contains(op);
        let others = self.products.iter().copied().filter(|op| *op != product);
        let others = others.filter(|op| self.whole.is_empty() || is_whole(op) != is_whole(&product));
        others.filter(|op| behind.contains(&op.result(0))).collect()
    }

    /// The floats that these are made of, this side of the hidden states and the weights.
    fn behind(&self, mut pending: Vec<Val<'c>>) -> HashSet<Val<'c>> {
        let mut seen = HashSet::default();
        while let Some(v) = pending.pop() {
            let counts = TensorType::of(v).is_some_and(|ty| ty.elem.is_float());
            if counts && !self.of.contains(&v) && seen.insert(v) {
                pending.extend(makers(v, &self.calls));
            }
        }
        seen
    }
}

/// What a value is made of directly; of a loop's, what it starts with and what each trip goes on with.
pub fn makers<'c>(v: Val<'c>, calls: &Calls<'c>) -> Vec<Val<'c>> {
    let at = v.result_index();
    let given = |op: Op<'c>| {
        let all = op.regions().into_iter().flat_map(|region| region.blocks());
        let ends = all.filter_map(|block| block.terminator());
        ends.filter(|end| at < end.num_operands()).map(|end| end.operand(at)).collect::<Vec<_>>()
    };
    let Some(op) = v.def() else {
        let all = |(f, at): (Op<'c>, usize)| {
            let calls = calls.of.get(&f).into_iter().flatten();
            calls.filter(|call| at < call.num_operands()).map(|call| call.operand(at)).collect()
        };
        let given = || calls.argument(v).map_or_else(Vec::new, all);
        return argument_of(v).map_or_else(given, |(op, at)| match While::of(op) {
            Some(of) => of.next().get(at).copied().into_iter().chain([op.operand(at)]).collect(),
            None => vec![op.operand(at)],
        });
    };
    if let Some((_, made)) = calls.made(v) {
        return vec![made];
    }
    match op.kind() {
        Kind::While => {
            let next = While::of(op).and_then(|of| of.next().get(at).copied());
            next.into_iter().chain([op.operand(at)]).collect()
        }
        Kind::Case | Kind::If | Kind::ManualComputation => given(op),
        Kind::OptimizationBarrier => vec![op.operand(at)],
        _ => op.operands(),
    }
}

/// The operation whose loop or manual computation has `v` as an argument, and which operand it is.
fn argument_of(v: Val) -> Option<(Op, usize)> {
    let block = v.block();
    let op = block.parent().filter(|op| op.is(Kind::While) || op.is(Kind::ManualComputation))?;
    let at = block.args().iter().position(|a| *a == v)?;
    (at < op.num_operands()).then_some((op, at))
}

/// What the operations that count, such as additions, combine a product's logits with, behind elementwise operations.
fn combined<'c>(product: Op<'c>, counts: impl Fn(Op<'c>) -> bool) -> Vec<Val<'c>> {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let size = elements(product.result(0));
    let (mut others, mut seen, mut pending) = (Vec::new(), HashSet::default(), vec![product.result(0)]);
    while let Some(v) = pending.pop() {
        if !seen.insert(v) {
            continue;
        }
        for used in v.uses() {
            let op = used.owner;
            if counts(op) {
                others.extend(op.operands().into_iter().filter(|other| *other != v));
            }
            let moves = matches!(op.kind(), Kind::Reshape | Kind::Transpose)
                || op.is(Kind::OptimizationBarrier)
                || op.is(Kind::ShardingConstraint);
            if moves || tile::has_elementwise_name(op) {
                pending.extend(op.results().into_iter().filter(|r| elements(*r) == size));
            }
        }
    }
    others.retain(|other| !seen.contains(other));
    others
}

/// Whether an operand of a product is one of several slices.
pub fn is_slice(operand: Val) -> bool {
    !origin(operand, None).parts.is_empty()
}

/// The array that a value is a part of, arranged or rounded in whatever way.
pub fn root<'c>(v: Val<'c>, calls: &Calls<'c>) -> Val<'c> {
    origin(v, Some(calls)).of
}

fn origin<'c>(mut v: Val<'c>, calls: Option<&Calls<'c>>) -> Origin<'c> {
    let (mut parts, mut within) = (Vec::new(), Vec::new());
    loop {
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        let from = match v.def() {
            Some(op) => match op.kind() {
                Kind::Reshape
                | Kind::Transpose
                | Kind::Convert
                | Kind::DynamicSlice
                | Kind::ReducePrecision
                | Kind::ShardingConstraint => Some(op.operand(0)),
                Kind::BroadcastInDim => {
                    Some(op.operand(0)).filter(|from| elements(*from) == elements(v))
                }
                Kind::OptimizationBarrier => Some(op.operand(v.result_index())),
                Kind::Slice | Kind::Pad => {
                    parts.push(
                        op.attributes().iter().map(|(name, at)| format!("{name} {at} ")).collect(),
                    );
                    Some(op.operand(0))
                }
                Kind::While => {
                    let at = v.result_index();
                    let kept = While::of(op).filter(|of| of.keeps(at)).map(|_| op.operand(at));
                    kept.or_else(|| stacked(While::of(op)?, at, calls?, &mut within))
                }
                _ => calls.and_then(|calls| calls.made(v)).map(|(call, made)| {
                    within.push(call);
                    made
                }),
            },
            None => match argument_of(v) {
                Some((op, at)) => {
                    let same = While::of(op).is_none_or(|of| of.keeps(at));
                    same.then(|| op.operand(at))
                }
                None => calls.and_then(|calls| calls.given(v, &mut within)),
            },
        };
        match from {
            Some(from) => v = from,
            None => return Origin { of: v, parts },
        }
    }
}

/// What each trip of a loop puts into an array that it carries, and does nothing else with.
fn stacked<'c>(
    of: While<'c>,
    at: usize,
    calls: &Calls<'c>,
    within: &mut Vec<Op<'c>>,
) -> Option<Val<'c>> {
    let (arg, next) = (*of.body.args().get(at)?, *of.next().get(at)?);
    let is_put = |op: &Op| op.is(Kind::DynamicUpdateSlice);
    if let Some(put) = next.def().filter(is_put) {
        return (put.operand(0) == arg).then(|| put.operand(1));
    }
    let (call, made) = calls.made(next)?;
    let put = made.def().filter(is_put)?;
    let (_, into) = calls.argument(put.operand(0))?;
    (into < call.num_operands() && call.operand(into) == arg).then(|| {
        within.push(call);
        put.operand(1)
    })
}
