//! The block of rows and the block of columns of a grid step, if cores share a kernel: see `spec/cores.rs`.

use super::text::{Text, Value};
use crate::spec::KernelSpec;
use grpo_ir::Direction;

/// A step of the grid.
#[derive(Clone, Copy)]
pub struct Position {
    /// Its block of rows and its block of columns, i32.
    pub n: Value,
    pub v: Value,
    /// Its number among the steps of the outer loop that run sequentially.
    pub turn: Value,
}

/// The position of a step. A core takes half of the outer loop's steps, the first or the second half. If a part of the
/// logits is kept, it takes every other block, since one core would otherwise compute most of the others; the same if
/// each has its own sums.
pub fn position(spec: &KernelSpec<'_, '_>, text: &mut Text, grid: &[Value], cores: u32) -> Position {
    if let [core, turn, n] = *grid {
        let count = text.int(spec.cores);
        let before = text.integer("muli", turn, count);
        return Position { n, v: text.integer("addi", before, core), turn };
    }
    let (nn, nv) = spec.blocks();
    let [count, _] = spec.order.turn([nn, nv]);
    let (outer, inner) = (grid[0], grid[1]);
    let outer = if cores == 2 && spec.independent() && !spec.sweep.stashed.is_empty() {
        let (half, one) = (text.int((count + 1) / 2), text.int(1));
        let even = text.integer("addi", outer, outer);
        let behind = text.integer("subi", outer, half);
        let twice = text.integer("addi", behind, behind);
        let odd = text.integer("addi", twice, one);
        let first = text.compare_int(Direction::Lt, false, outer, half);
        text.select(first, even, odd)
    } else {
        outer
    };
    let [n, v] = spec.order.turn([outer, inner]);
    Position { n, v, turn: outer }
}

/// A condition that a position's block of columns exists; none if all do.
pub fn exists(spec: &KernelSpec<'_, '_>, text: &mut Text, at: Position) -> Option<Value> {
    let (_, nv) = spec.blocks();
    spec.is_uneven().then(|| {
        let end = text.int(nv);
        text.compare_int(Direction::Lt, false, at.v, end)
    })
}

/// The blocks of rows and columns of windows at a position; without work, those of the previous step.
pub fn shown(spec: &KernelSpec<'_, '_>, text: &mut Text, at: Position) -> [Value; 2] {
    let Some(exists) = exists(spec, text, at) else { return [at.n, at.v] };
    let (nn, _) = spec.blocks();
    let (last, cores) = (text.int(nn - 1), text.int(spec.cores));
    let before = text.integer("subi", at.v, cores);
    [text.select(exists, at.n, last), text.select(exists, at.v, before)]
}
