//! `widen-rows`: see the pass's documentation below.

use crate::pass::{Pass, PassContext};
use crate::rewrite::cleanup;
use crate::rewrite::sweeps::{read, replace, sweep_blocks};
use grpo_dataflow::{is_data_movement, reducer, splat_number};
use grpo_io::error::Result;
use grpo_ir::numbers::to_f32;
use grpo_ir::{Block, Builder, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::rounding::nearest_bf16;
use grpo_sweep::{Body, NodeOp, Sweep, is_sweep, node_of};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Computes in f32 what a bf16 program derives from sweeps' results.
pub struct WidenRows;

const NAME: &str = "widen-rows";

impl Pass for WidenRows {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Computes in f32 what a bf16 program derives from sweeps' results.

A sweep's body computes in f32 what the program has in bf16, and its sums are f32. Elementwise functions of these sums
(a log-sum-exp, the normaliser, the sum that a gradient of a softmax subtracts) are computed in f32 as well. Rounded
before a later sweep, they would not fit that sweep's unrounded values: a tangent of 1.04e5 under a softmax of one
entry is subtracted from itself; rounded on one side only, the difference is 280, and the program's is 0. Rounded
elsewhere, they would not fit functions of the later sweep's results: the margin of a token is its log-probability minus
that of the likeliest other one, both minus the same log-sum-exp. The same holds for row and column operands of the
program that sweeps read, such as a weight per token: XLA may drop their rounding in the sum of a gradient's terms, which
is computed on rows, while a sweep has it in each of the terms, and a row whose token is certain had a gradient of 0.4 %
of its weight.

Remaining roundings are `reduce_precision`, and values used by other kinds of operations or returned from the program.
XLA may drop all of these roundings as well (excess precision). Values with more elements than a sweep has rows or
columns are unchanged.

Before:
```mlir
%s = stablehlo.convert %sum : (tensor<26xf32>) -> tensor<26xbf16>
%r = stablehlo.divide %s, %z : tensor<26xbf16>
%dh = \"vocab.sweep\"(%h, %w, %r, %w) …
```
After:
```mlir
%zw = stablehlo.convert %z : (tensor<26xbf16>) -> tensor<26xf32>
%r = stablehlo.divide %sum, %zw : tensor<26xf32>
%dh = \"vocab.sweep\"(%h, %w, %r, %w) …
```"
    }

    fn run(&self, module: Op, _: &mut PassContext<'_>) -> Result<()> {
        for block in sweep_blocks(module) {
            widen_block(block)?;
        }
        Ok(())
    }
}

fn widen_block(block: Block) -> Result<()> {
    let ops = block.ops();
    let largest = largest_of(&ops)?;
    // Row values of the program that sweeps read, and values derived from them.
    let mut read_by_sweeps: HashSet<Val> = HashSet::default();
    let mut needed: HashSet<Op> = HashSet::default();
    for op in ops.iter().rev() {
        if is_sweep(*op) {
            let sweep = read(NAME, *op)?;
            read_by_sweeps.extend(sweep.row_operands.iter().chain(&sweep.col_operands));
        } else if op.results().any(|v| read_by_sweeps.contains(&v)) && stays_wide(*op, largest) {
            needed.insert(*op);
            read_by_sweeps.extend(op.operands());
        }
    }
    let mut widened = Widened::default();
    for op in ops {
        if is_sweep(op) {
            let op = widened.sweep(op)?;
            widened.derived.extend(op.results());
        } else if (op.operands().any(|v| widened.derived.contains(&v)) || needed.contains(&op))
            && stays_wide(op, largest)
        {
            widened.derived.extend(op.results());
            widened.op(op, needed.contains(&op));
        }
    }
    widened.casts.iter().for_each(|cast| cast.replace_all_uses(widened.wide[cast]));
    cleanup::erase_dead(block);
    Ok(())
}

/// True if an operation on bf16 values with at most `largest` elements is computed in f32: elementwise operations, moves and
/// reductions.
fn stays_wide(op: Op, largest: i64) -> bool {
    let small = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elements() <= largest);
    let reduces = || op.is(Kind::Reduce) && op.num_operands() == 2 && reducer(op).is_some();
    op.operands().chain(op.results()).all(small)
        && (is_data_movement(op) || op.is(Kind::ChloSquare) || reduces() || node_of(op).is_ok())
}

/// True if an operation rounds f32 to bf16.
fn rounds(op: Op) -> bool {
    op.is(Kind::Convert) && elem(op.operand(0)) == Some(Elem::F32) && is_narrow(op.result(0))
}

fn elem(v: Val) -> Option<Elem> {
    TensorType::of(v).map(|ty| ty.elem)
}

fn is_narrow(v: Val) -> bool {
    elem(v) == Some(Elem::BF16)
}

/// The largest number of rows or columns of the sweeps among these operations: the maximum element count of a widened value.
///
/// # Errors
/// When a sweep is not well-formed.
fn largest_of(ops: &[Op]) -> Result<i64> {
    let mut largest = 0;
    for op in ops.iter().filter(|op| is_sweep(**op)) {
        let sweep = read(NAME, *op)?;
        largest = largest.max(sweep.rows).max(sweep.cols);
    }
    Ok(largest)
}

/// Values computed in f32 so far.
#[derive(Default)]
struct Widened<'c> {
    /// Values derived from results of sweeps.
    derived: HashSet<Val<'c>>,
    /// From a bf16 value of the program, and from its cast to f32, to the f32 value that it is rounded from.
    wide: HashMap<Val<'c>, Val<'c>>,
    /// The casts among them.
    casts: Vec<Val<'c>>,
}

impl<'c> Widened<'c> {
    /// Replaces an operation that reads widened bf16 values, or whose bf16 result sweeps need, by one on f32 values.
    fn op(&mut self, op: Op<'c>, is_needed: bool) {
        let old = op.result(0);
        if rounds(op) {
            self.wide.insert(old, op.operand(0));
            return;
        }
        let computes = || is_narrow(old) && op.num_operands() > 0 && node_of(op).is_ok();
        let reads_wide = op.operands().any(|v| self.wide.contains_key(&v));
        if !(reads_wide || is_needed && computes()) {
            return;
        }
        let b = Builder::before(op);
        if op.is(Kind::Convert) && elem(old) == Some(Elem::F32) {
            self.wide.insert(old, self.wide[&op.operand(0)]);
            self.casts.push(old);
            return;
        }
        let operands: Vec<Val> = op.operands().map(|v| self.widened(&b, v)).collect();
        let new = op.clone_op();
        b.insert_op(new);
        for (i, v) in operands.into_iter().enumerate() {
            new.set_operand(i, v);
        }
        for inner in new.regions().iter().flat_map(|r| r.blocks()) {
            inner.args().into_iter().for_each(widen_type);
            inner.ops().into_iter().flat_map(Op::results).for_each(widen_type);
        }
        let result = new.result(0);
        let mut all = vec![result];
        if is_narrow(result) {
            widen_type(result);
            let rounded = b.convert(result, Elem::BF16);
            self.wide.insert(rounded, result);
            all.push(rounded);
        }
        old.replace_all_uses(all[all.len() - 1]);
        self.derived.extend(all);
    }

    /// The f32 value that a bf16 value is rounded from; any other value itself.
    fn widened(&self, b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
        match (self.wide.get(&v), splat_number(v)) {
            (Some(wide), _) => *wide,
            _ if !is_narrow(v) => v,
            (None, Some(number)) => {
                let ty = v.tensor_type().with_elem(Elem::F32);
                b.splat(&ty, &format!("0x{:08X}", nearest_bf16(to_f32(number)).to_bits()))
            }
            (None, None) => b.convert(v, Elem::F32),
        }
    }

    /// Replaces a sweep that reads rounded rows and columns by one that reads the f32 values.
    ///
    /// # Errors
    /// When the sweep is not well-formed.
    fn sweep(&self, op: Op<'c>) -> Result<Op<'c>> {
        if !op.operands().any(|v| self.wide.contains_key(&v)) {
            return Ok(op);
        }
        let mut sweep = read(NAME, op)?;
        let old =
            Sweep { row_operands: vec![], col_operands: vec![], body: Body::default(), ..sweep.clone() };
        let old = std::mem::replace(&mut sweep, old);
        let as_it_is = old.roots();
        let pick = |leaf: NodeOp, v: Val<'c>| match self.wide.get(&v) {
            Some(wide) if !old.body.is_read_as_it_is(&as_it_is, &leaf) => *wide,
            _ => v,
        };
        sweep.sinks = sweep.copy_sinks(&old, |sweep, node| match node.op {
            NodeOp::Row(i) => sweep.row(pick(NodeOp::Row(i), old.row_operands[i])),
            NodeOp::Col(i) => sweep.col(pick(NodeOp::Col(i), old.col_operands[i])),
            _ => sweep.body.add(node.op.clone(), vec![], node.elem),
        });
        let new = sweep.to_op(&Builder::before(op));
        replace(op, new.results());
        Ok(new)
    }
}

/// Makes a bf16 result of a new operation f32.
fn widen_type(v: Val) {
    if let Some(ty) = TensorType::of(v).filter(|ty| ty.elem == Elem::BF16) {
        let context = v.block().parent().expect("a value in an operation").context();
        v.set_type(ty.with_elem(Elem::F32).mlir(context));
    }
}
