//! Logits that a program makes in front of a `cond` or a `switch`, of which the branches make losses, and the gradient by these logits that the
//! branches of its transpose give.
//!
//! The matrix product, and what is made of it element by element, is done in each branch that reads it instead, of which one is taken. The
//! contractions of the gradient are done in the branches. Each number is made by the same operations of the same numbers, and a branch that is
//! not taken makes none, as before. Where a branch gives zeros, their contraction is a sum of 0 times the other factor: NaN where that is not finite, as
//! in the program. What else reads the logits outside (a metric, another loss) keeps a product of its own, unless what comes of it goes into such a
//! branch. Where the gradient of another loss is added to what the branches give, the two are contracted apart, and added up behind that: in f32, and
//! NaN and infinities are where they are in the sum of the gradients. Where something else reads the gradient, everything stays.

use super::copies::{Copies, Step, elements, is_copied, is_given, sizes_worth};
use crate::analysis::anchor::is_product;
use crate::analysis::conditional::Branches;
use crate::analysis::splat_number;
use crate::analysis::tile::{free_dims, is_elementwise};
use crate::ir::{Block, Builder, Elem, Op, TensorType, Val, dot_dims};
use crate::pass::PassContext;
use crate::rewrite::cleanup;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Does it for all conditionals of each block that read logits from it.
pub(super) fn over(module: Op, context: &mut PassContext<'_>) {
    let mut seen: HashSet<Block> = HashSet::default();
    let holders = module.walk().into_iter().filter_map(Branches::of).filter_map(|of| of.op.block());
    let holders: Vec<Block> = holders.filter(|block| seen.insert(*block)).collect();
    // The inner ones first: a conditional that is written anew has new blocks.
    for around in holders.into_iter().rev() {
        let all = conditionals(around);
        let blocks = || all.iter().flat_map(|of| of.blocks.iter().copied());
        let mut sizes: Vec<i64> = blocks().flat_map(|block| sizes_worth(block, context)).collect();
        sizes.sort_unstable();
        sizes.dedup();
        sizes.retain(|large| take_in(&all, around, *large));
        if sizes.is_empty() {
            continue;
        }
        context.residuals.again = true;
        cleanup::erase_dead(around);
        for of in conditionals(around) {
            let is_large = |v: &Val| elements(*v).is_some_and(|large| sizes.contains(&large));
            of.op.results().into_iter().filter(is_large).for_each(|v| contract_apart(v, around));
        }
        for mut of in conditionals(around) {
            let mut result = 0;
            while result < of.op.num_results() {
                let behind = elements(of.op.result(result))
                    .filter(|large| sizes.contains(large))
                    .and_then(|large| Behind::of(&of, result, large));
                match behind {
                    Some(behind) => of = behind.write(of, result),
                    None => result += 1,
                }
            }
        }
        cleanup::erase_dead(around);
    }
}

fn conditionals(around: Block) -> Vec<Branches> {
    around.ops().into_iter().filter_map(Branches::of).collect()
}

/// Makes logits of this size that branches of these conditionals, all of a block, read from it in the branches. Whether it did: nothing that
/// is made of them outside is to be read there.
fn take_in<'c>(all: &[Branches<'c>], around: Block<'c>, large: i64) -> bool {
    let inside = |block: Block<'c>| {
        block.ops().into_iter().flat_map(|op| std::iter::once(op).chain(op.walk())).collect::<Vec<Op>>()
    };
    let is_outside = |v: Val<'c>| v.block() == around && elements(v) == Some(large);
    let blocks: Vec<Block> = all.iter().flat_map(|of| of.blocks.iter().copied()).collect();
    let reads = |block: &Block<'c>| -> Vec<Val<'c>> {
        inside(*block).iter().flat_map(|op| op.operands()).filter(|v| is_outside(*v)).collect()
    };
    let mut read: Vec<Val> = Vec::new();
    for v in blocks.iter().flat_map(reads) {
        if !read.contains(&v) {
            read.push(v);
        }
    }
    let step = |v: Val<'c>| {
        let op = v.def().filter(|op| op.block() == Some(around));
        let is_large = elements(v)? >= large;
        match op.filter(|op| is_large && is_copied(*op) || is_given(*op)) {
            Some(op) => Some(Step::Copy(op)),
            // It is visible in the branches.
            None => Some(Step::Take(v)),
        }
    };
    let mut copies = Copies::default();
    for v in &read {
        match copies.and(*v, step) {
            Some(more) => copies = more,
            None => return false,
        }
    }
    let goes = |op: Op<'c>| copies.ops.contains(&op) || all.iter().any(|of| of.branch(op).is_some());
    let made = copies.ops.iter().flat_map(|op| op.results()).filter(|v| elements(*v) >= Some(large));
    let elsewhere = made.flat_map(Val::uses).map(|used| used.owner).filter(|op| !goes(*op));
    let elsewhere: Vec<Op> = elsewhere.collect();
    // What hands the logits on, or sorts them, has them in memory.
    let is_swept = |op: &Op<'c>| {
        const MADE: [&str; 6] = ["reduce", "gather", "reshape", "transpose", "slice", "dynamic_slice"];
        let name = op.name().strip_prefix("stablehlo.");
        is_elementwise(*op) || is_product(*op) || name.is_some_and(|name| MADE.contains(&name))
    };
    let comes_back = !elsewhere.iter().all(is_swept)
        || comes_back(elsewhere, around, |op| {
            all.iter().any(|of| of.op == op || of.branch(op).is_some())
        });
    if comes_back || !copies.hold_product() {
        return false;
    }
    copies.sort(around);
    for block in blocks.into_iter().filter(|block| !reads(block).is_empty()) {
        let readers = inside(block);
        let Some(first) = block.ops().first().copied() else { continue };
        let mut values: HashMap<Val, Val> = copies.sources.iter().map(|(v, _)| (*v, *v)).collect();
        copies.write(first, &mut values);
        for op in readers {
            for (i, v) in op.operands().into_iter().enumerate() {
                if let Some(new) = values.get(&v).filter(|_| read.contains(&v)) {
                    op.set_operand(i, *new);
                }
            }
        }
        cleanup::erase_dead(block);
    }
    true
}

/// Whether what some operations of a block make is read by one of these, one after the other.
fn comes_back<'c>(mut pending: Vec<Op<'c>>, around: Block<'c>, is_one: impl Fn(Op<'c>) -> bool) -> bool {
    let mut seen: HashSet<Op> = pending.iter().copied().collect();
    while let Some(op) = pending.pop() {
        // What is in a region comes out of what holds it.
        let holder = std::iter::once(op).chain(op.ancestors()).find(|op| op.block() == Some(around));
        let Some(holder) = holder else { return true };
        for used in holder.results().into_iter().flat_map(Val::uses) {
            if is_one(used.owner) {
                return true;
            }
            if seen.insert(used.owner) {
                pending.push(used.owner);
            }
        }
    }
    false
}

/// Where a gradient is added to another one as large before both are contracted: contracts each of the two, and adds up what that gives.
fn contract_apart<'c>(v: Val<'c>, around: Block<'c>) {
    for used in v.uses() {
        let (op, moved) = (used.owner, |op: Op| {
            matches!(op.name(), "stablehlo.reshape" | "stablehlo.transpose" | "stablehlo.convert")
        });
        if op.block() == Some(around) && moved(op) {
            contract_apart(op.result(0), around);
            continue;
        }
        let large = elements(v);
        let other = op.operands().into_iter().find(|other| *other != v);
        let adds = op.is("stablehlo.add") && op.block() == Some(around);
        let Some(other) = other.filter(|other| adds && elements(*other) == large) else { continue };
        let sum = op.result(0);
        let readers: Vec<Op> = sum.uses().into_iter().map(|used| used.owner).collect();
        let is_linear = |op: &Op<'c>| {
            let once = op.operands().iter().filter(|operand| **operand == sum).count() == 1;
            op.block() == Some(around) && once && (moved(*op) || is_product(*op))
        };
        if readers.is_empty() || !readers.iter().all(is_linear) {
            continue;
        }
        for reader in readers {
            let result = reader.result(0);
            let Some(ty) = TensorType::of(result) else { continue };
            let b = Builder::before(reader);
            let wide = ty.with_elem(if is_product(reader) { Elem::F32 } else { ty.elem });
            let part = |of: Val<'c>| {
                let copy = reader.clone_op();
                let at = reader.operands().iter().position(|operand| *operand == sum);
                at.into_iter().for_each(|at| copy.set_operand(at, of));
                // Each of the two would be rounded by itself.
                let narrow = matches!(ty.elem, Elem::BF16 | Elem::F16);
                if narrow {
                    copy.result(0).set_type(wide.mlir(b.context));
                }
                b.insert_op(copy);
                copy.result(0)
            };
            let both = b.elementwise("add", &[part(v), part(other)]);
            result.replace_all_uses(b.convert(both, ty.elem));
            reader.erase();
        }
        if sum.is_unused() {
            op.erase();
        }
        contract_apart(v, around);
        return;
    }
}

/// What follows a gradient by logits that a conditional gives.
struct Behind<'c> {
    /// Operations on values as large, in their order.
    ops: Vec<Op<'c>>,
    /// Contractions.
    roots: Vec<Op<'c>>,
}

impl<'c> Behind<'c> {
    /// None where something else reads the gradient, or a contraction is with what is made behind the conditional.
    fn of(of: &Branches<'c>, result: usize, large: i64) -> Option<Behind<'c>> {
        let around = of.op.block()?;
        let order: HashMap<Op, usize> = around.ops().into_iter().zip(0..).collect();
        let is_before =
            |v: Val<'c>| v.def().and_then(|op| order.get(&op)).is_none_or(|at| *at < order[&of.op]);
        let (mut ops, mut roots): (Vec<Op>, Vec<Op>) = (Vec::new(), Vec::new());
        let mut pending = vec![of.op.result(result)];
        while let Some(v) = pending.pop() {
            for used in v.uses() {
                let op = used.owner;
                let others: Vec<Val> = op.operands().into_iter().filter(|other| *other != v).collect();
                let behind = others.iter().filter(|v| !is_before(**v));
                let literals: Option<Vec<_>> = behind.map(|v| literal_ops(*v)).collect();
                let (known, literals) = (literals.is_some(), literals.unwrap_or_default().concat());
                if op.block() != Some(around) || !known || op.num_results() != 1 {
                    return None;
                }
                let size = elements(op.result(0))?;
                let is_root = is_product(op) && others.len() == 1;
                let moves = matches!(op.name(), "stablehlo.reshape" | "stablehlo.transpose");
                let keeps = size == large
                    && (moves || is_elementwise(op))
                    && others.iter().all(|v| is_small(*v, large));
                match (is_root, keeps) {
                    (true, _) => roots.extend(Some(op).filter(|op| !roots.contains(op))),
                    (_, true) if !ops.contains(&op) => {
                        ops.push(op);
                        pending.push(op.result(0));
                    }
                    (_, true) => {}
                    _ => return None,
                }
                ops.extend(literals.into_iter().filter(|op| !ops.contains(op)).collect::<Vec<_>>());
            }
        }
        ops.sort_by_key(|op| order[op]);
        roots.sort_by_key(|op| order[op]);
        (!roots.is_empty()).then_some(Behind { ops, roots })
    }

    /// The conditional with the contractions in its branches.
    fn write(self, of: Branches<'c>, result: usize) -> Branches<'c> {
        let types: Vec<_> = self.roots.iter().map(|op| op.result(0).mlir_type()).collect();
        let op = of.with_results(&[result], &types, |_, end| {
            let here = Builder::before(end);
            let gradient = end.operand(result);
            let mut values: HashMap<Val, Val> = HashMap::from_iter([(of.op.result(result), gradient)]);
            let is_nothing =
                self.ops.iter().all(|op| op.num_operands() == 1) && splat_number(gradient) == Some(0.0);
            for op in &self.ops {
                values.insert(op.result(0), copied(&here, *op, &values));
            }
            let root = |op: &Op<'c>| match is_nothing.then(|| nothing(&here, *op, &values)).flatten() {
                Some(nothing) => nothing,
                None => copied(&here, *op, &values),
            };
            self.roots.iter().map(root).collect()
        });
        let first = op.num_results() - self.roots.len();
        for (at, root) in self.roots.iter().enumerate() {
            root.result(0).replace_all_uses(op.result(first + at));
        }
        let behind: Vec<Op> = self.roots.iter().chain(self.ops.iter().rev()).copied().collect();
        behind.into_iter().filter(|op| op.result(0).is_unused()).for_each(|op| op.erase());
        of.op.erase();
        Branches::of(op).expect("it was made as one")
    }
}

/// The operations behind a literal, perhaps one number that is repeated; none for another value.
fn literal_ops(v: Val) -> Option<Vec<Op>> {
    let op = v.def()?;
    let repeats = op.is("stablehlo.broadcast_in_dim") && splat_number(v).is_some();
    match op.num_operands() {
        0 if is_given(op) => Some(vec![op]),
        1 if repeats => Some([literal_ops(op.operand(0))?, vec![op]].concat()),
        _ => None,
    }
}

fn is_small(v: Val, large: i64) -> bool {
    elements(v).is_some_and(|size| size < large) || splat_number(v).is_some()
}

fn copied<'c>(b: &Builder<'c>, op: Op<'c>, values: &HashMap<Val<'c>, Val<'c>>) -> Val<'c> {
    let copy = op.clone_op();
    for (i, v) in op.operands().iter().enumerate() {
        copy.set_operand(i, values.get(v).copied().unwrap_or(*v));
    }
    b.insert_op(copy);
    copy.result(0)
}

/// A contraction of zeros: 0 times the other factor, summed up.
fn nothing<'c>(b: &Builder<'c>, dot: Op<'c>, values: &HashMap<Val<'c>, Val<'c>>) -> Option<Val<'c>> {
    let side = usize::from(!values.contains_key(&dot.operand(1)));
    let (d, out) = (dot_dims(dot)?, TensorType::of(dot.result(0))?);
    let other = dot.operand(side);
    let ty = TensorType::of(other)?;
    let (batch, contract) = d.of(side);
    let mut dims = contract.to_vec();
    dims.sort_unstable();
    let zeros = b.elementwise("multiply", &[other, b.zero(&ty)]);
    let sum = b.reduce("add", zeros, b.zero(&TensorType::new([], ty.elem)), &dims);
    let free = free_dims(ty.rank(), batch, contract).len();
    let first = if side == 0 { 0 } else { out.rank() - free };
    let places: Vec<i64> = (first..first + free).map(|dim| dim as i64).collect();
    Some(b.broadcast(b.convert(sum, out.elem), &out.shape, &places))
}
