//! `inline-vocab`: see the pass's documentation below.

use crate::pass::{Original, Pass, PassContext};
use crate::peak_memory::{temporaries, temporaries_of_device};
use crate::rewrite::branches;
use crate::rewrite::cleanup;
use crate::rewrite::inline::{Inliner, can_inline, erase_uncalled, inline_call};
use crate::rewrite::slice_of_concatenate::read_operands;
use grpo_dataflow::calls::{self, Functions, only_block};
use grpo_dataflow::constants::taken;
use grpo_dataflow::mesh::is_fully_open;
use grpo_dataflow::partitioning;
use grpo_dataflow::walk::find_def;
use grpo_io::error::Result;
use grpo_ir::{Block, Kind, Op, TensorType, Val};
use grpo_recognize::vocabulary::sizes_when_inlined;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Inlines private functions that touch a vocabulary dimension.
pub struct Inline;

const NAME: &str = "inline-vocab";

/// Inlining stops before a module has more operations than this.
const MAX_OPS: usize = 2_000_000;

impl Pass for Inline {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Inlines private functions that touch a vocabulary dimension.

JAX keeps `log_softmax`, `take_along_axis` and others as private functions, and autodiff splits each
into a forward function with residual results and a second one that reads them. Regions are found only within
a function. A function is inlined if one of its values has a dimension over which a softmax-like sum of the
module runs, or is an array of flattened rows of that dimension, or if it computes an index into such an array. All
others are unchanged, as are public functions, functions of several blocks, recursive functions, and calls marked `inlineable = \"false\"` (bodies of manual computations, whose types are
per device). Branches that are always taken, as `jax.lax.platform_dependent` lowers to, are inlined as well. Slices
within one operand of a concatenation become slices of that operand. Sharding constraints without effect are
erased: all of a program for one device, and those that leave every dimension open.

Before:
```mlir
%y = func.call @log_softmax(%x) : (tensor<26x1003xf32>) -> tensor<26x1003xf32>
```
After:
```mlir
%m = stablehlo.reduce(%x init: %inf) applies stablehlo.maximum across dimensions = [1]
…
```"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let all = module.walk();
        let sizes = sizes_when_inlined(&all);
        if sizes.is_empty() {
            return Ok(());
        }
        erase_constraints(module);
        let all = module.walk();
        // Inner blocks first: branches that are not taken are erased.
        let touches =
            |op: &Op| op.walk().into_iter().flat_map(Op::results).any(|v| calls::has_dim(v, &sizes));
        let mut changed: HashSet<Block> = HashSet::default();
        for op in all.iter().rev().filter(|op| taken(**op).is_some() && touches(op)) {
            let block = op.block();
            if branches::take(*op) {
                changed.extend(block);
            }
        }
        // Erases the computation of the branch index.
        inner_first(module).into_iter().filter(|b| changed.contains(b)).for_each(cleanup::erase_dead);
        let flat = flattened(module, &sizes);
        inline_functions(module, &sizes.union(&flat).copied().collect(), context);
        inline_indices(module, &flat);
        inner_first(module).into_iter().for_each(|block| read_operands(block, &sizes));
        if !context.options.always_fuse {
            let temporaries = temporaries(module).bytes;
            let of_device = match partitioning::of_module(module).is_split() {
                true => temporaries_of_device(module),
                false => temporaries,
            };
            context.original = Some(Original { temporaries, of_device });
        }
        Ok(())
    }
}

/// Element counts of flattened arrays of rows with a vocabulary dimension; under `vmap`, of one batch element.
fn flattened(module: Op, sizes: &HashSet<i64>) -> HashSet<i64> {
    let all = module.walk();
    let flat = |op: &Op| {
        let sides = [op.operand(0), op.result(0)];
        let has_vocabulary = sides.into_iter().any(|v| calls::has_dim(v, sizes));
        let rows = |entries: &i64| sizes.iter().any(|size| entries > size && entries % size == 0);
        let one_after_the_other = |ty: TensorType| match ty.shape[..] {
            [all] => Some(all),
            [_, part] => Some(part).filter(rows),
            _ => None,
        };
        sides
            .into_iter()
            .filter_map(TensorType::of)
            .filter(|_| has_vocabulary)
            .find_map(one_after_the_other)
    };
    all.iter().filter(|op| op.is(Kind::Reshape)).filter_map(flat).collect()
}

/// Inlines the calls (`jnp.clip`, `%`) that compute the indices of gathers and scatters in such arrays: the row of each index has
/// to be proved.
fn inline_indices(module: Op, flat: &HashSet<i64>) {
    let is_flat = |v: Val| {
        TensorType::of(v)
            .is_some_and(|t| t.rank() <= 2 && t.shape.last().is_some_and(|n| flat.contains(n)))
    };
    let picks = |op: &Op| matches!(op.kind(), Kind::Gather | Kind::Scatter);
    let all = if flat.is_empty() { Vec::new() } else { module.walk() };
    let indices: Vec<Op> = all.into_iter().filter(|op| picks(op) && is_flat(op.operand(0))).collect();
    if indices.is_empty() {
        return;
    }
    let mut inliner = Inliner::of(module);
    inliner.inline_all(|| indices.iter().filter_map(|pick| call_behind(pick.operand(1))).collect());
    inliner.finish(module);
}

/// The call that an integer is computed from.
fn call_behind(v: Val) -> Option<Op> {
    let is_integer = |v: &Val| TensorType::of(*v).is_some_and(|t| !t.elem.is_float());
    find_def(Some(v).filter(is_integer)?, calls::is_call, |op| {
        let alone = op.regions().is_empty();
        op.operands().filter(|v| alone && is_integer(v)).collect()
    })
}

/// All blocks, inner ones before outer ones: an outer rewrite may erase inner blocks.
fn inner_first(module: Op) -> Vec<Block> {
    let mut seen: HashSet<Block> = HashSet::default();
    let mut blocks: Vec<Block> =
        module.walk().into_iter().filter_map(Op::block).filter(|block| seen.insert(*block)).collect();
    blocks.reverse();
    blocks
}

fn inline_functions(module: Op, sizes: &HashSet<i64>, context: &mut PassContext<'_>) {
    let functions = Functions::of(module);
    if functions.list.len() < 2 {
        return;
    }
    let ordered = calls::callees_first(&functions);
    if let Some(recursive) = functions.list.iter().find(|f| !ordered.contains(f)) {
        let why =
            "a function calls itself, directly or through others: it and its callers are not changed";
        context.remarks.missed(NAME, *recursive, why);
    }
    let inlined: HashSet<Op> = ordered.iter().copied().filter(|f| qualifies(*f, sizes)).collect();
    let mut sizes_of: HashMap<Op, usize> = HashMap::default();
    let mut budget = MAX_OPS.saturating_sub(module.walk().len());
    for caller in ordered {
        for call in calls::calls(caller) {
            let Some(callee) = functions.callee(call) else { continue };
            if !inlined.contains(&callee) || !can_inline(call, callee) {
                continue;
            }
            // Callees precede their callers, so a size is final when it is requested.
            let size = *sizes_of.entry(callee).or_insert_with(|| callee.walk().len());
            if size > budget {
                context.remarks.missed(NAME, call, "inlining would make the module too large");
                continue;
            }
            budget -= size;
            inline_call(call, callee);
        }
    }
    erase_uncalled(module, &functions, &inlined);
}

/// Erases sharding constraints without effect: on one device all, on several devices those that leave every dimension open, which
/// JAX adds after each operation of a `shard_map` over some axes. The result is the operand.
fn erase_constraints(module: Op) {
    let on_one = !partitioning::of_module(module).is_split();
    let is_open = |op: &Op| op.attr_text("sharding").is_some_and(|text| is_fully_open(&text));
    for op in module.walk().into_iter().filter(|op| op.is(Kind::ShardingConstraint)) {
        if on_one || is_open(&op) {
            op.result(0).replace_all_uses(op.operand(0));
            op.erase();
        }
    }
}

/// True if a function is private, has one block, and has a value with a dimension in `sizes`.
fn qualifies(f: Op, sizes: &HashSet<i64>) -> bool {
    let Some(block) = only_block(f) else { return false };
    block.args().into_iter().any(|v| calls::has_dim(v, sizes))
        || f.walk().into_iter().flat_map(Op::results).any(|v| calls::has_dim(v, sizes))
}
