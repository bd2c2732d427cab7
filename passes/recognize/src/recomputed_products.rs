//! Matmuls that compute the same logits.
//!
//! A forward and a backward pass (two loops over blocks of columns, or with `jax.checkpoint`) each compute the logits. In the program, both
//! matmuls have the same shape and result in the same bits, so that `exp(x − log Z)` sums to 1 for logits of any size. A sweep computes
//! tiles of another shape, which may round a logit differently. If only one of the two becomes a sweep, the largest exponential is off by one
//! unit of the logit, 3e-5 at 300. So both become sweeps, or neither. Bits do not matter where no value computed from one is subtracted from
//! the logits of the other.
//!
//! Unrolled blocks of columns each have a part of the softmax: their maxima are subtracted, and the sum over all blocks scales each. So for
//! blocks, scaling counts as well: a forward pass from unrounded logits in bf16 and a backward pass from rounded ones had four times the
//! original's error in a bias gradient.
//!
//! Operands are followed through stacked arrays (the residuals of a checkpointed step) and calls.

use crate::anchor::is_product;
use crate::tile;
use grpo_dataflow::calls::{Functions, is_call, only_block};
use grpo_dataflow::trip_count::While;
use grpo_dataflow::walk::{self, Walk, region_operand};
use grpo_ir::{Kind, Op, TensorType, Val};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::rc::Rc;

/// The array that an operand of a matmul is a part of, and the static slices in between. Dynamic slices are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Origin<'c> {
    of: Val<'c>,
    parts: Vec<String>,
}

/// Matmuls of the same hidden states and weights.
pub struct RecomputedProducts<'c> {
    pub products: Vec<Op<'c>>,
    /// The matmuls of whole arrays, if the others are of parts of these: their tiles always differ in shape.
    pub whole: HashSet<Op<'c>>,
    /// Hidden states and weights, in either order.
    of: [Val<'c>; 2],
    calls: Rc<Calls<'c>>,
}

/// The calls of a module by function.
pub struct Calls<'c> {
    functions: Functions<'c>,
    of: HashMap<Op<'c>, Vec<Op<'c>>>,
}

impl<'c> Calls<'c> {
    /// The calls of a module.
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

    /// The call that defines `v`, and the value that its private function returns.
    fn returned(&self, v: Val<'c>) -> Option<(Op<'c>, Val<'c>)> {
        let call = v.def().filter(|op| is_call(*op))?;
        let end = only_block(self.functions.callee(call)?)?.terminator()?;
        (v.result_index() < end.num_operands()).then(|| (call, end.operand(v.result_index())))
    }

    /// [`walk::sources`], and through calls: the value that the function returns for a call, the operands of all calls for an argument.
    fn sources(&self, v: Val<'c>) -> Vec<Val<'c>> {
        if let Some((_, returned)) = self.returned(v) {
            return vec![returned];
        }
        let Some((f, at)) = self.argument(v).filter(|_| v.def().is_none()) else {
            return walk::sources(v);
        };
        let calls = self.of.get(&f).into_iter().flatten();
        calls.filter(|call| at < call.num_operands()).map(|call| call.operand(at)).collect()
    }

    /// The function of which a value is an argument, and the argument's number.
    fn argument(&self, v: Val<'c>) -> Option<(Op<'c>, usize)> {
        let block = v.block();
        let f = block.parent().filter(|f| f.is(Kind::Func) && only_block(*f).is_some())?;
        Some((f, block.args().iter().position(|a| *a == v)?))
    }

    /// The operand for an argument: of the innermost call in `within`, or of the function's only call.
    fn operand(&self, v: Val<'c>, within: &mut Vec<Op<'c>>) -> Option<Val<'c>> {
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

impl<'c> RecomputedProducts<'c> {
    /// The groups of two or more matmuls of a module.
    pub fn of_module(module: Op<'c>) -> Vec<RecomputedProducts<'c>> {
        let mut groups: HashMap<[Origin<'c>; 2], RecomputedProducts<'c>> = HashMap::default();
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
                let (products, whole) = (Vec::new(), HashSet::default());
                RecomputedProducts { products, whole, of, calls: calls.clone() }
            });
            group.products.push(op);
        }
        // Not a dynamic slice, which an origin does not record.
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
            let parts = order.iter().filter(|key| of(key) == of(whole) && !is_whole(key));
            let parts: Vec<Op> = parts.flat_map(|key| groups[key].products.clone()).collect();
            let group = &groups[whole];
            (!parts.is_empty()).then(|| RecomputedProducts {
                products: group.products.iter().copied().chain(parts).collect(),
                whole: group.products.iter().copied().collect(),
                of: group.of,
                calls: calls.clone(),
            })
        };
        let with_parts: Vec<RecomputedProducts> =
            order.iter().filter(is_whole).filter_map(parts_of).collect();
        let groups = order.iter().filter_map(|key| groups.remove(key));
        groups.filter(|group| group.products.len() > 1).chain(with_parts).collect()
    }

    /// The matmuls that values subtracted from the logits of `product` are computed from; for `tiles` of columns, also values that scale
    /// them. For a whole matmul only its parts, and the reverse.
    pub fn subtracted_from(&self, product: Op<'c>, tiles: bool) -> Vec<Op<'c>> {
        const SHIFTS: [Kind; 2] = [Kind::Subtract, Kind::Add];
        const SCALES: [Kind; 2] = [Kind::Multiply, Kind::Divide];
        let counts = |op: Op| op.is_any(&SHIFTS) || tiles && op.is_any(&SCALES);
        let behind = self.behind(combined(product, counts));
        let is_whole = |op: &Op<'c>| self.whole.contains(op);
        let others = self.products.iter().copied().filter(|op| *op != product);
        let others = others.filter(|op| self.whole.is_empty() || is_whole(op) != is_whole(&product));
        others.filter(|op| behind.contains(op.result(0)) || behind.gave_up()).collect()
    }

    /// The floats that these values are computed from, up to the hidden states and the weights.
    fn behind(&self, values: Vec<Val<'c>>) -> Walk<Val<'c>> {
        let counts = |v: &Val<'c>| {
            TensorType::of(*v).is_some_and(|ty| ty.elem.is_float()) && !self.of.contains(v)
        };
        let sources = |v| self.calls.sources(v).into_iter().filter(counts);
        Walk::along(values.into_iter().filter(counts), sources)
    }
}

/// The other operands of operations for which `counts` is true and that use values computed elementwise from a matmul's result.
fn combined<'c>(product: Op<'c>, counts: impl Fn(Op<'c>) -> bool) -> Vec<Val<'c>> {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let size = elements(product.result(0));
    let (mut others, mut walk) = (Vec::new(), Walk::of([product.result(0)]));
    while let Some(v) = walk.next() {
        for used in v.uses() {
            let op = used.owner;
            if counts(op) {
                others.extend(op.operands().into_iter().filter(|other| *other != v));
            }
            let is_view = matches!(op.kind(), Kind::Reshape | Kind::Transpose)
                || op.is(Kind::OptimizationBarrier)
                || op.is(Kind::ShardingConstraint);
            if is_view || tile::has_elementwise_name(op) {
                walk.push(op.results().into_iter().filter(|r| elements(*r) == size));
            }
        }
    }
    others.retain(|other| !walk.contains(*other));
    others
}

/// True if an operand of a matmul is a static slice.
pub fn is_slice(operand: Val) -> bool {
    !origin(operand, None).parts.is_empty()
}

/// The array that a value is a part of, through views and roundings.
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
                _ => calls.and_then(|calls| calls.returned(v)).map(|(call, returned)| {
                    within.push(call);
                    returned
                }),
            },
            None => match region_operand(v) {
                Some((op, at)) => {
                    let same = While::of(op).is_none_or(|of| of.keeps(at));
                    same.then(|| op.operand(at))
                }
                None => calls.and_then(|calls| calls.operand(v, &mut within)),
            },
        };
        match from {
            Some(from) => v = from,
            None => return Origin { of: v, parts },
        }
    }
}

/// The entry that each trip of a loop writes to a stacked carry.
fn stacked<'c>(
    of: While<'c>,
    at: usize,
    calls: &Calls<'c>,
    within: &mut Vec<Op<'c>>,
) -> Option<Val<'c>> {
    let (arg, next) = (*of.body.args().get(at)?, *of.next().get(at)?);
    let is_update = |op: &Op| op.is(Kind::DynamicUpdateSlice);
    if let Some(update) = next.def().filter(is_update) {
        return (update.operand(0) == arg).then(|| update.operand(1));
    }
    let (call, returned) = calls.returned(next)?;
    let update = returned.def().filter(is_update)?;
    let (_, into) = calls.argument(update.operand(0))?;
    (into < call.num_operands() && call.operand(into) == arg).then(|| {
        within.push(call);
        update.operand(1)
    })
}
