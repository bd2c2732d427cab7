//! `scf` and the control operations of `tpu`.

use super::op::OpView;
use super::{Compiler, Lowered};
use crate::error::Error;
use crate::program::{Op, Slot};
use melior::ir::operation::OperationLike;

type Result<T> = std::result::Result<T, Error>;

/// Whether an operation ends a block.
pub(super) fn is_terminator(name: &str) -> bool {
    matches!(name, "scf.yield" | "scf.condition" | "tpu.yield" | "func.return")
}

/// Lowers an `scf` operation.
pub(super) fn scf(c: &mut Compiler<'_>, view: &OpView<'_, '_>, name: &str) -> Result<Lowered> {
    match name {
        "for" => for_loop(c, view),
        "if" => branch(c, view),
        "while" => while_loop(c, view),
        _ => Ok(Lowered::Unknown),
    }
}

/// Lowers the `tpu` operations that hold a region or do nothing.
pub(super) fn tpu(c: &mut Compiler<'_>, view: &OpView<'_, '_>, name: &str) -> Result<Lowered> {
    match name {
        "region" | "trace" => {
            let results = c.results(view)?;
            let block = c.single_block(view, 0)?;
            let (_, body) = region(c, view, block, 0)?;
            same_count(view, "region result", body.yields.len(), results.len())?;
            Ok(Lowered::Op(Op::Region { body, results }))
        }
        "trace_start" | "trace_stop" | "trace_value" | "delay" | "log" | "log_buffer" => {
            Ok(Lowered::Nothing)
        }
        _ => Ok(Lowered::Unknown),
    }
}

/// A region's block with `count` arguments.
fn region(
    c: &mut Compiler<'_>,
    view: &OpView<'_, '_>,
    block: melior::ir::BlockRef<'_, '_>,
    count: usize,
) -> Result<(Vec<Slot>, crate::program::Block)> {
    let arguments: Vec<Slot> = c.arguments(view, block)?.into_iter().map(|(slot, _)| slot).collect();
    same_count(view, "block argument", arguments.len(), count)?;
    Ok((arguments, c.block(view, block)?))
}

fn same_count(view: &OpView<'_, '_>, what: &str, found: usize, expected: usize) -> Result<()> {
    if found == expected {
        return Ok(());
    }
    Err(view.malformed(format!("{what}s: {found} where {expected} are expected")))
}

fn slots(values: Vec<(Slot, crate::program::Ty)>) -> Vec<Slot> {
    values.into_iter().map(|(slot, _)| slot).collect()
}

fn for_loop(c: &mut Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let range = [c.arg(view, 0)?.0, c.arg(view, 1)?.0, c.arg(view, 2)?.0];
    let init = slots(c.args(view, 3..view.op.operand_count())?);
    let results = c.results(view)?;
    same_count(view, "result", results.len(), init.len())?;
    let block = c.single_block(view, 0)?;
    let (mut carried, body) = region(c, view, block, init.len() + 1)?;
    same_count(view, "yielded value", body.yields.len(), init.len())?;
    let index = carried.remove(0);
    Ok(Lowered::Op(Op::For { range, index, init, carried, body, results }))
}

fn branch(c: &mut Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (condition, _) = c.arg(view, 0)?;
    let results = c.results(view)?;
    let block = c.single_block(view, 0)?;
    let (_, then) = region(c, view, block, 0)?;
    // An absent or empty second region is an empty branch.
    let has_else = view.op.region(1).is_ok_and(|r| melior::ir::RegionLike::first_block(&r).is_some());
    let otherwise = if has_else {
        let block = c.single_block(view, 1)?;
        region(c, view, block, 0)?.1
    } else {
        Default::default()
    };
    same_count(view, "yielded value", then.yields.len(), results.len())?;
    same_count(view, "yielded value", otherwise.yields.len(), results.len())?;
    Ok(Lowered::Op(Op::If { condition, then, otherwise, results }))
}

fn while_loop(c: &mut Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let init = slots(c.args(view, 0..view.op.operand_count())?);
    let results = c.results(view)?;
    let block = c.single_block(view, 0)?;
    let (before, condition) = region(c, view, block, init.len())?;
    // The first value of `scf.condition` is the condition itself.
    same_count(view, "condition value", condition.yields.len(), results.len() + 1)?;
    let block = c.single_block(view, 1)?;
    let (after, body) = region(c, view, block, results.len())?;
    same_count(view, "yielded value", body.yields.len(), init.len())?;
    Ok(Lowered::Op(Op::While { init, before, condition, after, body, results }))
}
