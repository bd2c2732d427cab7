//! `scatter(x, ids, u) -> x + select(column == id, u, 0)` for one update per row

use grpo_dataflow::column_pick::{column_ids, one_hot_scatter};
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Op, TensorType, Val};

/// Rewrites a scatter of one update per row, at a column of the last dimension; one that sets becomes a select. Returns whether it
/// did.
///
/// An id out of bounds drops its update in both forms: it equals no column. Other columns are unchanged, infinities and NaN
/// included.
pub fn write_out(op: Op) -> bool {
    let Some(new) = written_out(op) else { return false };
    op.result(0).replace_all_uses(new);
    op.erase();
    true
}

fn written_out<'c>(op: Op<'c>) -> Option<Val<'c>> {
    op.is(Kind::Scatter).then_some(())?;
    let x = op.operand(0);
    let ty = TensorType::of(x).filter(|ty| ty.elem.is_float() && ty.rank() > 1)?;
    let axis = ty.rank() - 1;
    let (picked, sets) = one_hot_scatter(op, axis).ok()?;
    let column = picked.column()?;
    let (b, rows) = (Builder::before(op), &ty.shape[..axis]);
    let along: Vec<usize> = (0..axis).collect();
    let each = |v: Val<'c>| b.broadcast(b.reshape(v, rows), &ty.shape, &along);
    let ids = column_ids(&b, column, ty.shape[axis], false);
    let columns = b.iota(&ty.with_elem(Elem::I32), axis);
    let is_it = b.compare(Direction::Eq, columns, each(ids));
    let update = each(op.operand(2));
    Some(if sets {
        b.elementwise(Elementwise::Select, &[is_it, update, x])
    } else {
        let nothing = b.zero(&ty);
        b.elementwise(
            Elementwise::Add,
            &[x, b.elementwise(Elementwise::Select, &[is_it, update, nothing])],
        )
    })
}
