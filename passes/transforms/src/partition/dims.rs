//! The dimensions of a sweep's operands and results before the program flattens rows.

use grpo_ir::{Builder, Kind, TensorType, Val};
use grpo_recognize::rows::same_rows;
use grpo_sweep::{Layout, Sink, Source, Sweep};

/// A dimension of an operand or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dim {
    /// A token dimension by number, major first.
    Token(usize),
    Vocabulary,
    /// A dimension that a product contracts or adds, other than rows, or of several columns of each row; with its extent.
    Hidden(i64),
    /// The same for a matrix with a vocabulary dimension.
    Weights(i64),
}

/// The dimensions of every operand and result of a sweep.
pub(crate) struct Dims {
    /// Extents of the token dimensions, major first.
    pub tokens: Vec<i64>,
    pub vocabulary: i64,
    pub operands: Vec<Vec<Dim>>,
    pub results: Vec<Vec<Dim>>,
}

impl Dims {
    /// The dimensions of a sweep with these token extents.
    pub fn of(sweep: &Sweep, tokens: &[i64]) -> Dims {
        let rows = rows(tokens);
        let with = |last: Dim| -> Vec<Dim> { rows.iter().copied().chain([last]).collect() };
        let weights = |layout: Layout, inner: i64| match layout {
            Layout::Kv => vec![Dim::Weights(inner), Dim::Vocabulary],
            Layout::Vk => vec![Dim::Vocabulary, Dim::Weights(inner)],
        };
        let last = |v: Val| TensorType::of(v).and_then(|t| t.shape.last().copied()).unwrap_or(1);
        let mut operands = Vec::new();
        for source in &sweep.sources {
            match source {
                Source::Head { hidden, layout, .. } => {
                    operands.push(with(Dim::Hidden(last(*hidden))));
                    operands.push(weights(*layout, last(*hidden)));
                }
                Source::Logits { .. } => operands.push(with(Dim::Vocabulary)),
            }
        }
        operands.extend(sweep.row_operands.iter().map(|v| match v.tensor_type().shape[..] {
            [_, columns] => with(Dim::Hidden(columns)),
            _ => rows.clone(),
        }));
        operands.extend(sweep.col_operands.iter().map(|_| vec![Dim::Vocabulary]));
        for i in 0..sweep.matrices.len() {
            let user = sweep.sinks.iter().find(|s| s.dot().is_some_and(|d| d.matrix == i));
            operands.push(match user {
                Some(sink @ Sink::ContractCols { layout, .. }) => {
                    weights(*layout, sweep.matrix_extent(sink).unwrap_or(1))
                }
                _ => with(Dim::Hidden(last(sweep.matrices[i]))),
            });
        }
        let mut results = Vec::new();
        for sink in &sweep.sinks {
            let dims = match sink {
                Sink::ContractCols { .. } => with(Dim::Hidden(sweep.matrix_extent(sink).unwrap_or(1))),
                Sink::ContractRows { layout, .. } => {
                    weights(*layout, sweep.matrix_extent(sink).unwrap_or(1))
                }
                Sink::Gather { columns, .. } => {
                    with(Dim::Hidden(sweep.columns_per_row(*columns).unwrap_or(1)))
                }
                Sink::ColSum { .. } => vec![Dim::Vocabulary],
                Sink::Store { .. } | Sink::Stash { .. } => with(Dim::Vocabulary),
                Sink::Max { .. } | Sink::Sum { .. } | Sink::Argmax { .. } | Sink::Online { .. } => {
                    rows.clone()
                }
            };
            results.extend(vec![dims; sweep.sink_results(sink).len()]);
        }
        Dims { tokens: tokens.to_vec(), vocabulary: sweep.cols, operands, results }
    }

    /// The extents of a list of dimensions.
    pub fn shape(&self, dims: &[Dim]) -> Vec<i64> {
        let extent = |dim: &Dim| match dim {
            Dim::Token(i) => self.tokens[*i],
            Dim::Vocabulary => self.vocabulary,
            Dim::Hidden(k) | Dim::Weights(k) => *k,
        };
        dims.iter().map(extent).collect()
    }
}

/// The dimensions of a value with one number per row.
pub(crate) fn rows(tokens: &[i64]) -> Vec<Dim> {
    (0..tokens.len()).map(Dim::Token).collect()
}

/// The extents of a sweep's token dimensions, as in the program before it flattens hidden states, logits or a row operand; the
/// number of rows if there is only one.
pub fn tokens(sweep: &Sweep) -> Vec<i64> {
    let mut values: Vec<Val> = Vec::new();
    for source in &sweep.sources {
        match source {
            Source::Head { hidden, .. } => values.push(*hidden),
            Source::Logits { value, .. } => values.push(*value),
        }
    }
    let by_rows = sweep.sinks.iter().filter(|s| matches!(s, Sink::ContractRows { .. }));
    values.extend(by_rows.filter_map(Sink::dot).map(|d| sweep.matrices[d.matrix]));
    values.extend(&sweep.row_operands);
    let mut best = vec![sweep.rows];
    for v in values {
        let Some(flat) = TensorType::of(v) else { continue };
        for shape in reshaped_from(v).skip(1).filter_map(TensorType::of).map(|t| t.shape) {
            let Some(end) =
                (1..=shape.len()).find(|n| shape[..*n].iter().product::<i64>() == sweep.rows)
            else {
                continue;
            };
            let rest: i64 = shape[end..].iter().product();
            let dims: Vec<i64> = shape[..end].iter().copied().filter(|d| *d != 1).collect();
            if rest == flat.shape[1..].iter().product::<i64>() && dims.len() > best.len() {
                best = dims;
            }
        }
    }
    best
}

/// `v` and the values that it is a reshape of, nearest first.
fn reshaped_from(v: Val) -> impl Iterator<Item = Val> {
    std::iter::successors(Some(v), |v| same_elements(*v))
}

/// The operand of a reshape, or of a broadcast that only adds unit dimensions.
fn same_elements(v: Val) -> Option<Val> {
    let op = v.def().filter(|op| op.is_any(&[Kind::Reshape, Kind::BroadcastInDim]))?;
    same_rows(op, v, &TensorType::of(v)?)
}

/// True for the dimensions of a matrix with a vocabulary dimension.
pub(crate) fn is_weights(dims: &[Dim]) -> bool {
    dims.iter().any(|d| matches!(d, Dim::Weights(_)))
}

/// A shape without its dimensions of one.
fn without_units(shape: &[i64]) -> Vec<i64> {
    shape.iter().copied().filter(|d| *d != 1).collect()
}

/// `v` reshaped: if the program had a value of that shape (up to unit dimensions) before flattening, that value. A reshape that
/// splits a dimension loses the sharding of its parts.
pub(crate) fn unflatten<'c>(b: &Builder<'c>, v: Val<'c>, shape: &[i64]) -> Val<'c> {
    let is_shaped =
        |v: &Val| TensorType::of(*v).is_some_and(|t| without_units(&t.shape) == without_units(shape));
    b.reshape(reshaped_from(v).find(is_shaped).unwrap_or(v), shape)
}

/// Replaces `old` by `new`, which has the same elements in another shape: directly in users that reshape `old` to the shape of
/// `new` (up to unit dimensions).
pub(crate) fn replace_unflattened(b: &Builder, old: Val, new: Val) {
    let (Some(from), Some(to)) = (TensorType::of(old), TensorType::of(new)) else { return };
    let mut flat = None;
    for u in old.uses() {
        let reshaped = (u.owner.num_results() == 1 && same_elements(u.owner.result(0)) == Some(old))
            .then(|| u.owner.result(0))
            .and_then(|v| Some((v, TensorType::of(v)?)))
            .filter(|(_, t)| without_units(&t.shape) == without_units(&to.shape));
        match reshaped {
            Some((v, ty)) => {
                v.replace_all_uses(b.reshape(new, &ty.shape));
                u.owner.erase();
            }
            None => {
                let flat = *flat.get_or_insert_with(|| b.reshape(new, &from.shape));
                u.owner.set_operand(u.index, flat);
            }
        }
    }
}
