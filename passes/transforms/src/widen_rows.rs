//! `widen-rows`: see the pass's documentation below.

use crate::pass::{Pass, PassContext};
use crate::rewrite::cleanup;
use crate::rewrite::sweeps::{read, sweep_blocks, write};
use grpo_dataflow::{is_data_movement, reducer, splat_number};
use grpo_io::error::Result;
use grpo_ir::numbers::to_f32;
use grpo_ir::{Block, Builder, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::rounding::nearest_bf16;
use grpo_sweep::{NodeOp, Sweep, is_sweep, node_of};
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
    let mut sweeps: HashMap<Op, Sweep> = HashMap::default();
    for op in ops.iter().copied().filter(|op| is_sweep(*op)) {
        sweeps.insert(op, read(NAME, op)?);
    }
    // The maximum element count of a widened value.
    let largest = sweeps.values().map(|sweep| sweep.rows.max(sweep.cols)).max().unwrap_or(0);
    // Row values of the program that sweeps read, and values that they are derived from.
    let mut read_by_sweeps: HashSet<Val> = HashSet::default();
    for op in ops.iter().rev() {
        if let Some(sweep) = sweeps.get(op) {
            read_by_sweeps.extend(sweep.row_operands.iter().chain(&sweep.col_operands));
        } else if op.results().any(|v| read_by_sweeps.contains(&v)) && stays_wide(*op, largest) {
            read_by_sweeps.extend(op.operands());
        }
    }
    let mut widened = Widened::default();
    for op in ops {
        if is_sweep(op) {
            widened.sweep(op)?;
        } else if stays_wide(op, largest) {
            widened.op(op, op.results().any(|v| read_by_sweeps.contains(&v)));
        }
    }
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

fn elem(v: Val) -> Option<Elem> {
    TensorType::of(v).map(|ty| ty.elem)
}

fn is_narrow(v: Val) -> bool {
    elem(v) == Some(Elem::BF16)
}

/// Values derived from results of sweeps, and row values of the program that sweeps read.
#[derive(Default)]
struct Widened<'c> {
    /// From a rounded value to the f32 value that it is rounded from, and from any other value to itself.
    wide: HashMap<Val<'c>, Val<'c>>,
}

impl<'c> Widened<'c> {
    /// Computes in f32 what an operation derives from sweeps' results, or what sweeps read, and rounds it to bf16 for other users.
    fn op(&mut self, op: Op<'c>, is_read: bool) {
        if !is_read && !op.operands().any(|v| self.wide.contains_key(&v)) {
            return;
        }
        let result = op.result(0);
        self.wide.insert(result, result);
        let is_rounding = op.is(Kind::Convert) && elem(op.operand(0)) == Some(Elem::F32);
        if is_rounding && is_narrow(result) {
            self.wide.insert(result, op.operand(0));
            return;
        }
        let computes = || is_narrow(result) && op.num_operands() > 0 && node_of(op).is_ok();
        if !(self.reads_rounded(op) || is_read && computes()) {
            return;
        }
        let b = Builder::before(op);
        let operands: Vec<Val> = op.operands().map(|v| self.widened(&b, v)).collect();
        if op.is(Kind::Convert) && elem(result) == Some(Elem::F32) {
            result.replace_all_uses(operands[0]);
            return;
        }
        op.set_operands(&operands);
        for inner in op.regions().iter().flat_map(|r| r.blocks()) {
            inner.args().into_iter().for_each(widen_type);
            inner.ops().into_iter().flat_map(Op::results).for_each(widen_type);
        }
        if is_narrow(result) {
            let uses = result.uses();
            widen_type(result);
            let next = op.next().expect("it is no terminator");
            let rounded = Builder::before(next).convert(result, Elem::BF16);
            uses.into_iter().for_each(|used| used.owner.set_operand(used.index, rounded));
            self.wide.insert(rounded, result);
        }
    }

    /// True if an operand is a rounded value.
    fn reads_rounded(&self, op: Op<'c>) -> bool {
        op.operands().any(|v| self.wide.get(&v).is_some_and(|wide| *wide != v))
    }

    /// The f32 value that a bf16 value is rounded from; any other value itself.
    fn widened(&self, b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
        let wide = self.wide.get(&v).copied().unwrap_or(v);
        match splat_number(wide).filter(|_| is_narrow(wide)) {
            Some(number) => {
                let ty = v.tensor_type().with_elem(Elem::F32);
                b.splat(&ty, &format!("0x{:08X}", nearest_bf16(to_f32(number)).to_bits()))
            }
            None if is_narrow(wide) => b.convert(wide, Elem::F32),
            None => wide,
        }
    }

    /// Replaces a sweep that reads rounded rows and columns by one that reads the f32 values.
    ///
    /// # Errors
    /// When the sweep is not well-formed.
    fn sweep(&mut self, op: Op<'c>) -> Result<()> {
        let old = read(NAME, op)?;
        let mut new = old.emptied();
        new.sinks = new.copy_sinks(&old, |new, node| {
            let wide = |v: Val<'c>| {
                let is_read = old.body.is_read_as_it_is(&old.roots(), &node.op);
                self.wide.get(&v).copied().filter(|_| !is_read).unwrap_or(v)
            };
            match node.op {
                NodeOp::Row(i) => new.row(wide(old.row_operands[i])),
                NodeOp::Col(i) => new.col(wide(old.col_operands[i])),
                NodeOp::Result(_) => new.body.add(node.op.clone(), vec![], node.elem),
                _ => new.leaf(&old, node),
            }
        });
        let op = if self.reads_rounded(op) { write(op, &new) } else { op };
        self.wide.extend(op.results().map(|v| (v, v)));
        Ok(())
    }
}

/// Makes a bf16 result of a new operation f32.
fn widen_type(v: Val) {
    if let Some(ty) = TensorType::of(v).filter(|ty| ty.elem == Elem::BF16) {
        let context = v.block().parent().expect("a value in an operation").context();
        v.set_type(ty.with_elem(Elem::F32).mlir(context));
    }
}
