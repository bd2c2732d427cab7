//! The sweeps of a region's consumers, one each.

use grpo_dataflow::reshape::through_barriers;
use grpo_dataflow::splat_number;
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val, dot_dims};
use grpo_recognize::consumer::{Consumer, ConsumerKind};
use grpo_recognize::slice::SliceBuilder;
use grpo_recognize::tile::{Tile, drop_axis, has_elementwise_name, matrix, vocab_matrix};
use grpo_sweep::{Contraction, Layout, Sink, is_sweep};
use rustc_hash::FxHashSet as HashSet;

/// Creates the sweep of one consumer and replaces the result of its operation.
///
/// # Errors
/// A construct that cannot be expressed; growing the region should have refused it.
pub fn lower<'c>(s: &mut SliceBuilder<'_, 'c>, consumer: &Consumer<'c>) -> Result<(), String> {
    let Consumer { op, tile, .. } = *consumer;
    match &consumer.kind {
        ConsumerKind::Reduce { reducer, rest } => reduce(s, op, tile, *reducer, rest),
        ConsumerKind::ColumnSum => {
            let value = s.tile(tile);
            let v = one(s, Sink::ColSum { value });
            let v = finish_reduce(s, op, Elementwise::Add, v, &[]);
            replace(op.result(0), v)
        }
        ConsumerKind::Argmax { least } => {
            let mut value = s.tile(tile);
            if *least {
                value = s.sweep.body.map(Elementwise::Negate, vec![value]);
            }
            let v = one(s, Sink::Argmax { value });
            let v = s.to_value_order(tile, v);
            let out = tensor(op.result(1))?;
            let v = s.b.reshape(v, &out.shape);
            replace(op.result(1), s.b.convert(v, out.elem))
        }
        ConsumerKind::Pick(ids) => {
            let value = s.tile(tile);
            let extent = [s.sweep.rows, s.sweep.cols];
            let columns = ids.columns(&s.b, extent, true);
            let sink = if ids.is_one() {
                let mask = s.is_column(tile, columns);
                Sink::Sum { value: s.sweep.body.pick(mask, value) }
            } else {
                let columns = s.to_region_order(tile, columns);
                Sink::Gather { value, columns: s.sweep.row(columns) }
            };
            let v = one(s, sink);
            let v = s.to_value_order(tile, v);
            replace(op.result(0), ids.result(&s.b, v))
        }
        ConsumerKind::RowDot(tiles) => {
            let out = tensor(op.result(0))?;
            let a = s.tile(tiles[0]);
            let b = s.tile(tiles[1]);
            let wide = out.elem.accumulator();
            let (a, b) = (s.sweep.body.convert(a, wide), s.sweep.body.convert(b, wide));
            let value = s.sweep.body.product(a, b);
            let v = one(s, Sink::Sum { value });
            let v = s.to_value_order(tiles[0], v);
            let v = s.b.convert(v, out.elem);
            replace(op.result(0), s.b.reshape(v, &out.shape))
        }
        ConsumerKind::Contract { side, precision } => contract(s, op, tile, *side, precision),
    }
}

fn tensor(v: Val) -> Result<TensorType, String> {
    TensorType::of(v).ok_or_else(|| format!("{} is no static tensor", v.type_text()))
}

/// Adds the sink, writes the sweep, and returns its first result.
fn one<'c>(s: &mut SliceBuilder<'_, 'c>, sink: Sink) -> Val<'c> {
    s.sweep.sinks.push(sink);
    s.sweep.prune();
    s.sweep.to_op(&s.b).result(0)
}

fn replace(old: Val, new: Val) -> Result<(), String> {
    if old.mlir_type() != new.mlir_type() {
        return Err(format!("{} would replace {}", new.type_text(), old.type_text()));
    }
    old.replace_all_uses(new);
    Ok(())
}

fn reduce<'c>(
    s: &mut SliceBuilder<'_, 'c>,
    op: Op<'c>,
    tile: Tile<'c>,
    reducer: Elementwise,
    rest: &[usize],
) -> Result<(), String> {
    // `min(x) = -max(-x)`, `all(x) = !any(!x)`, and `any` is the maximum of 0 and 1.
    let inverse = match reducer {
        Elementwise::Minimum => Some(Elementwise::Negate),
        Elementwise::And => Some(Elementwise::Not),
        _ => None,
    };
    let is_condition = matches!(reducer, Elementwise::Or | Elementwise::And);
    let mut value = s.tile(tile);
    let body = &mut s.sweep.body;
    if let Some(inverse) = inverse {
        value = body.map(inverse, vec![value]);
    }
    let sink = match reducer {
        Elementwise::Add => Sink::Sum { value },
        _ if is_condition => Sink::Max { value: body.convert(value, Elem::F32) },
        _ => Sink::Max { value },
    };
    let mut v = one(s, sink);
    if is_condition {
        v = s.b.convert(v, Elem::I1);
    }
    if let Some(inverse) = inverse {
        v = s.b.elementwise(inverse, &[v]);
    }
    let v = s.to_value_order(tile, v);
    let rows = drop_axis(&tensor(tile.val)?.shape, tile.axis);
    let v = s.b.reshape(v, &rows);
    let v = finish_reduce(s, op, reducer, v, rest);
    replace(op.result(0), v)
}

/// Reduces the remaining dimensions, rounds to the program's type and combines with its initial value.
fn finish_reduce<'c>(
    s: &SliceBuilder<'_, 'c>,
    op: Op<'c>,
    reducer: Elementwise,
    v: Val<'c>,
    rest: &[usize],
) -> Val<'c> {
    let b = &s.b;
    let out = TensorType::of(op.result(0)).expect("a reduce's result is a tensor");
    let wide = v.tensor_type().elem;
    let neutral = match reducer {
        Elementwise::Maximum => f64::NEG_INFINITY,
        Elementwise::Minimum => f64::INFINITY,
        Elementwise::And => 1.0,
        _ => 0.0,
    };
    let init = op.operand(1);
    let mut v = v;
    let mut folded = splat_number(init) == Some(neutral);
    if !rest.is_empty() {
        // The program's own initial value, once; the sweep's result includes none.
        let start = b.convert(init, wide);
        v = b.reduce(reducer, v, start, rest);
        folded = true;
    }
    let v = b.convert(b.reshape(v, &out.shape), out.elem);
    if folded {
        return v;
    }
    let start = b.broadcast(init, &out.shape, &[]);
    b.one(reducer.kind(), &[v, start], &[], &out)
}

/// The operations after a contraction that its sink can include: one transpose of a matrix, and conversions, each the only user of
/// its operand. A conversion to a wider type before an elementwise operation is left to XLA, which fuses the two, so that the sweep
/// stores the narrower type. Returns the last value, whether it is transposed, and the element types.
fn epilogue(op: Op, may_transpose: bool) -> Result<(Val, bool, Vec<Elem>), String> {
    let mut last = op.result(0);
    let mut result = vec![tensor(last)?.elem];
    let mut transposed = false;
    loop {
        let uses = last.uses();
        let [u] = uses[..] else { break };
        if u.owner.block() != op.block() {
            break;
        }
        match u.owner.kind() {
            Kind::Transpose if may_transpose && tensor(last)?.rank() == 2 => {
                let p = u.owner.dims("permutation");
                if p.as_deref() == Some(&[1, 0]) {
                    transposed = !transposed;
                }
            }
            Kind::Convert => {
                let elem = tensor(u.owner.result(0))?.elem;
                let wider = result.last().is_some_and(|from| elem.bytes() > from.bytes());
                if !elem.is_float() || wider && is_fused_into_user(u.owner.result(0)) {
                    break;
                }
                if result.last() != Some(&elem) {
                    result.push(elem);
                }
            }
            _ => break,
        }
        last = u.owner.result(0);
    }
    Ok((last, transposed, result))
}

/// True if the only user is an elementwise operation.
fn is_fused_into_user(v: Val) -> bool {
    matches!(v.uses()[..], [u] if !u.owner.is(Kind::Convert) && has_elementwise_name(u.owner))
}

/// A matmul that contracts the vocabulary or all rows.
fn contract<'c>(
    s: &mut SliceBuilder<'_, 'c>,
    op: Op<'c>,
    tile: Tile<'c>,
    side: usize,
    precision: &[String],
) -> Result<(), String> {
    let d = dot_dims(op).ok_or("a dot without dimension numbers")?;
    let ((_, mine), (_, theirs)) = (d.of(side), d.of(1 - side));
    let contracts_columns = *mine == [tile.axis];
    let other = through_barriers(op.operand(1 - side));
    let is_matrix = tensor(other)?.rank() == theirs.len() + 1;
    let (last, transposed, result) = epilogue(op, !contracts_columns && is_matrix)?;
    let (m, layout) = if contracts_columns {
        vocab_matrix(&s.b, other, theirs[0])
    } else {
        let mut pairs: Vec<(usize, usize)> = mine.iter().copied().zip(theirs.iter().copied()).collect();
        pairs.sort();
        let order: Vec<usize> = pairs.iter().map(|p| p.1).collect();
        let m = s.to_region_order(tile, matrix(&s.b, other, &order, true));
        (m, if (side == 0) != transposed { Layout::Vk } else { Layout::Kv })
    };
    let value = s.operand(tile);
    let matrix = s.sweep.matrix(m);
    let dot = Contraction { matrix, precision: oriented(precision, side), result, init: None };
    let mut v = match contracts_columns {
        true => one(s, Sink::ContractCols { value, layout, dot }),
        false => one(s, Sink::ContractRows { value, layout, dot }),
    };
    if contracts_columns {
        v = s.to_value_order(tile, v);
        if side == 1 && v.tensor_type().shape[1] > 1 {
            v = s.b.transpose(v, &[1, 0]);
        }
    }
    replace(last, s.b.reshape(v, &tensor(last)?.shape))
}

/// A contraction's precision list with the tile first.
fn oriented(precision: &[String], side: usize) -> Vec<String> {
    let mut list = precision.to_vec();
    if side == 1 {
        list.reverse();
    }
    list
}

/// Creates the sweep that writes a tile to memory, in the program's shape and dimension order, for the tile's users.
///
/// # Errors
/// As for [`lower`].
pub fn store<'c>(s: &mut SliceBuilder<'_, 'c>, tile: Tile<'c>) -> Result<(), String> {
    let ty = tensor(tile.val)?;
    let value = s.operand(tile);
    let before: HashSet<Op> = tile.val.uses().into_iter().map(|u| u.owner).collect();
    let v = one(s, Sink::Store { value });
    let v = s.to_value_order(tile, v);
    // [N,V] -> the row dimensions with the vocabulary last -> the program's order.
    let mut shape = drop_axis(&ty.shape, tile.axis);
    shape.push(ty.shape[tile.axis]);
    let v = s.b.reshape(v, &shape);
    let last = ty.rank() - 1;
    let order: Vec<usize> = (0..ty.rank())
        .map(|d| match d.cmp(&tile.axis) {
            std::cmp::Ordering::Less => d,
            std::cmp::Ordering::Equal => last,
            std::cmp::Ordering::Greater => d - 1,
        })
        .collect();
    let v = s.b.transpose(v, &order);
    for u in tile.val.uses() {
        if before.contains(&u.owner) && !is_sweep(u.owner) {
            u.owner.set_operand(u.index, v);
        }
    }
    Ok(())
}
