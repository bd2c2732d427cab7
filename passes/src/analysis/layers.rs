//! Arrays as large as the logits of a sweep that was lowered, which another layer of the program makes.
//!
//! A layer may be as wide as the vocabulary: a sparse autoencoder, an MLP. Its size says nothing, but what makes it does: a product with weights of its own.
//! What is a head's logits, or made of them, has that head's weights in it, whoever computed the product once more.

use super::calls::{Functions, is_call, only_block};
use super::counted::While;
use super::partition::{CONSTRAINT, MANUAL};
use super::sources::meet;
use super::splat;
use super::tile::{contracts_nothing, has_elementwise_name};
use crate::ir::{Elem, Op, TensorType, Val};
use crate::sweep::is_own;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// What marks a product of which `outline` said that it makes no loss, until the pass `check`.
pub const NO_LOSS: &str = "grpo.no_loss";

/// How many values are looked at behind one.
const MOST: usize = 2048;

/// What the weights of lowered sweeps over so many columns are made of.
pub struct Heads<'c> {
    columns: i64,
    functions: Functions<'c>,
    calls: HashMap<Op<'c>, Vec<Op<'c>>>,
    weights: HashSet<Val<'c>>,
    /// Whether these are the weights of all of them.
    are_all: bool,
}

impl<'c> Heads<'c> {
    /// Of the loops and kernels that sweeps over `columns` were lowered to, whose hidden states have one of the `inner` extents; none where a call is
    /// of nothing that is known.
    pub fn of(module: Op<'c>, lowered: &[Op<'c>], columns: i64, inner: &[i64]) -> Option<Heads<'c>> {
        let (functions, mut calls) = (Functions::of(module), HashMap::<Op, Vec<Op>>::default());
        for call in module.walk().into_iter().filter(|op| is_call(*op)) {
            calls.entry(functions.callee(call)?).or_default().push(call);
        }
        let (weights, are_all) = (HashSet::default(), !lowered.is_empty());
        let mut heads = Heads { columns, functions, calls, weights, are_all };
        let is_weights = |v: &Val| {
            let ty = TensorType::of(*v).filter(|ty| ty.shape.contains(&columns));
            ty.is_some_and(|ty| inner.iter().any(|k| k.checked_mul(columns) == Some(ty.elements())))
        };
        let mut rest = Vec::new();
        for op in lowered {
            let mut found = false;
            for v in op.operands() {
                // Numbers of rows and labels are no weights, whatever they are made of.
                let elements = TensorType::of(v).map(|ty| ty.elements());
                if elements < inner.iter().min().map(|k| k.saturating_mul(columns)) {
                    continue;
                }
                let Some(roots) = heads.roots(v) else {
                    heads.are_all = false;
                    continue;
                };
                if roots.passed.iter().any(is_weights) && !roots.from.is_empty() {
                    found = true;
                    heads.weights.extend(roots.from);
                }
            }
            if !found {
                rest.push(*op);
            }
        }
        // Loops over the columns that are left behind whole tiles have a part of the same weights.
        let of_part = |v: Val<'c>| heads.roots(v).is_some_and(|roots| meet(&heads.weights, &roots.from));
        let are_known = rest.into_iter().all(|op| op.operands().into_iter().any(of_part));
        heads.are_all &= are_known;
        Some(heads)
    }

    /// Whether products with other weights, or random bits, are in what makes `v`, and beside them nothing but what the program is given, constants, and numbers of rows or of
    /// columns. Not where anything in it is unknown, nor where some sweep has no operand of as many weights nor a part of these, or one that is made of too much.
    pub fn are_not_in(&self, v: Val<'c>) -> bool {
        let is_float = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem.is_float());
        let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
        // Of labels and numbers of rows alone a gradient of logits may be made.
        let mut is_other =
            TensorType::of(v).is_some_and(|ty| !ty.elem.is_float() && ty.elem != Elem::I1);
        while let Some(v) = pending.pop() {
            let next = match v.def() {
                Some(op) if is_contraction(op) => {
                    if !self.is_other(op) {
                        return false;
                    }
                    is_other = true;
                    continue;
                }
                Some(op) if op.is("stablehlo.bitcast_convert") => {
                    is_other |= is_float(v) && !is_float(op.operand(0));
                    self.behind(v)
                }
                _ => self.behind(v),
            };
            let Some(next) = next.filter(|_| seen.len() <= MOST) else { return false };
            pending.extend(next.into_iter().filter(|v| seen.insert(*v)));
        }
        is_other && self.are_all
    }

    /// Whether a product with the heads' weights, of which nobody said that it makes no loss ([`NO_LOSS`]), is in what makes `v`, as far as that is
    /// known.
    pub fn are_in(&self, v: Val<'c>) -> bool {
        let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
        while let Some(v) = pending.pop().filter(|_| seen.len() <= MOST) {
            match v.def().filter(|op| is_contraction(*op)) {
                Some(op) if op.attr(NO_LOSS).is_none() && self.is_own(op) => return true,
                Some(_) => {}
                None => {
                    let next = self.behind(v).into_iter().flatten();
                    pending.extend(next.filter(|v| seen.insert(*v)));
                }
            }
        }
        false
    }

    /// Whether a product has no operand in common with the heads in which their columns may be.
    fn is_other(&self, product: Op<'c>) -> bool {
        let roots = |v| self.roots(v);
        self.wide(product).into_iter().all(|v| roots(v).is_some_and(|of| !meet(&self.weights, &of.from)))
    }

    /// Whether a product has the heads' weights as an operand in which their columns may be.
    fn is_own(&self, product: Op<'c>) -> bool {
        let roots = |v| self.roots(v);
        self.wide(product).into_iter().any(|v| roots(v).is_some_and(|of| meet(&self.weights, &of.from)))
    }

    /// The operands of a product that may have the heads' columns.
    fn wide(&self, product: Op<'c>) -> Vec<Val<'c>> {
        let is_wide = |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.shape.contains(&self.columns));
        let operands = product.operands();
        let wide: Vec<Val> = operands.iter().copied().filter(is_wide).collect();
        if wide.is_empty() { operands } else { wide }
    }

    /// What a value is made of; none where that is too much, or where constants are in it that may be written twice.
    fn roots(&self, v: Val<'c>) -> Option<Roots<'c>> {
        let (mut passed, mut pending) = (HashSet::from_iter([v]), vec![v]);
        let mut from = HashSet::default();
        while let Some(v) = pending.pop() {
            if TensorType::of(v)?.elements() == 1 || splat(v).is_some() {
                continue;
            }
            let unknown =
                |op: &Op| ["stablehlo.constant", "stablehlo.rng_bit_generator"].contains(&op.name());
            if v.def().is_some_and(|op| unknown(&op)) {
                return None;
            }
            let is_end = v.def().map_or_else(|| is_given(v), is_contraction);
            match self.behind(v).filter(|_| !is_end) {
                Some(next) => pending.extend(next.into_iter().filter(|v| passed.insert(*v))),
                None => {
                    from.insert(v);
                }
            }
            (passed.len() <= MOST).then_some(())?;
        }
        Some(Roots { from, passed })
    }

    /// What a value is computed of number by number, arranged or put together from, also by other trips, branches and devices; without fewer numbers that
    /// are repeated. None for what something else computes.
    fn behind(&self, v: Val<'c>) -> Option<Vec<Val<'c>>> {
        const MOVES: [&str; 8] = [
            "bitcast_convert",
            "reshape",
            "transpose",
            "slice",
            "pad",
            "concatenate",
            "reverse",
            "reduce",
        ];
        let Some(op) = v.def() else {
            let around = v.block().parent()?;
            if is_own(around) {
                return None;
            }
            let carry = v.block().args().iter().position(|arg| *arg == v)?;
            return match around.name() {
                "stablehlo.while" => {
                    Some(vec![around.operand(carry), *While::of(around)?.next().get(carry)?])
                }
                MANUAL => Some(vec![around.operand(carry)]),
                "func.func" => {
                    let calls = self.calls.get(&around).into_iter().flatten();
                    Some(calls.map(|call| call.operand(carry)).collect())
                }
                _ => None,
            };
        };
        let at = v.result_index();
        let given = || {
            let blocks = op.regions().into_iter().flat_map(|r| r.blocks());
            blocks.map(|b| Some(b.terminator()?.operand(at))).collect::<Option<Vec<_>>>()
        };
        match op.name().strip_prefix("stablehlo.").unwrap_or_default() {
            "while" if !is_own(op) => Some(vec![op.operand(at), *While::of(op)?.next().get(at)?]),
            "case" | "if" => given(),
            "optimization_barrier" => Some(vec![op.operand(at)]),
            "constant" | "iota" | "rng_bit_generator" => Some(Vec::new()),
            "dynamic_slice" | "gather" => Some(vec![op.operand(0)]),
            "dynamic_update_slice" => Some(vec![op.operand(0), op.operand(1)]),
            "scatter" if op.num_operands() == 3 => Some(vec![op.operand(0), op.operand(2)]),
            "broadcast_in_dim" => {
                let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
                let repeats = elements(op.operand(0)) < elements(v);
                Some(if repeats { Vec::new() } else { op.operands() })
            }
            name if !is_own(op) && MOVES.contains(&name) => Some(op.operands()),
            _ if op.is(MANUAL) => given(),
            _ if is_call(op) => {
                let block = only_block(self.functions.callee(op)?)?;
                Some(vec![block.terminator()?.operand(at)])
            }
            _ if op.is(CONSTRAINT) || has_elementwise_name(op) => Some(op.operands()),
            _ => None,
        }
    }
}

/// What a value is made of number by number, or where it is from: `from`, and all values on the way.
struct Roots<'c> {
    from: HashSet<Val<'c>>,
    passed: HashSet<Val<'c>>,
}

fn is_contraction(op: Op) -> bool {
    op.is("stablehlo.convolution") || op.is("stablehlo.dot_general") && !contracts_nothing(op)
}

/// Whether the program is given a value.
fn is_given(v: Val) -> bool {
    let of = v.def().map_or_else(|| v.block().parent(), |_| None);
    of.is_some_and(|op| op.is("func.func") && op.attr_str("sym_visibility") != Some("private"))
}
