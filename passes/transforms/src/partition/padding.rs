//! Masks padded rows and columns, so that no result depends on their contents.

use grpo_ir::{CompareType, Direction, Elem, Elementwise, Val, zero_text};
use grpo_sweep::tile::lowest;
use grpo_sweep::{NodeId, NodeOp, Sink, Sweep};

/// Excludes the rows where `there` (`[N]` i1) is false from sums over rows. Row results of these are sliced off.
pub(crate) fn leave_out_rows<'c>(local: &mut Sweep<'c>, there: Val<'c>) {
    if local.sinks.iter().all(Sink::is_per_row) {
        return;
    }
    let there = local.row(there);
    for sink in &mut local.sinks {
        if let Sink::ContractRows { value, .. } | Sink::ColSum { value } = sink {
            *value = chosen(&mut local.body, there, *value, zero_text);
        }
    }
}

/// Excludes the columns from `end` on (`[N]` i32, the same in each row) from reductions over columns. Column results of these are
/// sliced off.
pub(crate) fn leave_out_columns<'c>(local: &mut Sweep<'c>, end: Val<'c>) {
    if !local.sinks.iter().any(Sink::is_per_row) {
        return;
    }
    let end = local.row(end);
    let body = &mut local.body;
    let column = body.add(NodeOp::Column, vec![], Elem::I32);
    let before = NodeOp::Compare(Direction::Lt, CompareType::Signed);
    let there = body.add(before, vec![column, end], Elem::I1);
    for sink in &mut local.sinks {
        match sink {
            Sink::Max { value } | Sink::Argmax { value } => {
                *value = chosen(body, there, *value, lowest);
            }
            Sink::Sum { value } | Sink::Gather { value, .. } | Sink::ContractCols { value, .. } => {
                *value = chosen(body, there, *value, zero_text);
            }
            Sink::Online { exponent, terms } => {
                *exponent = chosen(body, there, *exponent, lowest);
                for term in terms {
                    // exp(−inf − M) is 0, or NaN as all of the row.
                    if term.weighted && term.degree == 0 && body.is_one(term.factor) {
                        continue;
                    }
                    term.mask = Some(match term.mask {
                        Some(mask) => body.map(Elementwise::And, vec![there, mask]),
                        None => there,
                    });
                }
            }
            Sink::ContractRows { .. }
            | Sink::ColSum { .. }
            | Sink::Store { .. }
            | Sink::Stash { .. } => {}
        }
    }
}

/// `select(there, value, other)`, with `other` by the value's type.
fn chosen(
    body: &mut grpo_sweep::Body,
    there: NodeId,
    value: NodeId,
    other: fn(Elem) -> &'static str,
) -> NodeId {
    let elem = body.elem(value);
    let other = body.constant(other(elem), elem);
    body.map(Elementwise::Select, vec![there, value, other])
}
