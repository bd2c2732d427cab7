//! The operands of a sweep, and its parts: sweeps with fewer rows or columns, whose operands are slices.

use crate::{Layout, NodeId, NodeOp, Sink, Source, Sweep, position_or_push};
use grpo_ir::{Builder, Start, Val};
use rustc_hash::FxHashMap as HashMap;

/// The vocabulary's dimension in a weight matrix of this layout.
pub fn vocab_dim(layout: Layout) -> usize {
    match layout {
        Layout::Kv => 1,
        Layout::Vk => 0,
    }
}

/// The dimension of an operand that is the sweep's rows, and the one that is its columns.
#[derive(Clone, Copy, Default)]
struct Extents {
    rows: Option<usize>,
    cols: Option<usize>,
}

impl<'c> Sweep<'c> {
    /// The operands, without stashed logits.
    fn operands_mut(&mut self) -> impl Iterator<Item = (&mut Val<'c>, Extents)> {
        let rows = Extents { rows: Some(0), cols: None };
        let cols = |dim| Extents { rows: None, cols: Some(dim) };
        let mut matrices = vec![Extents::default(); self.matrices.len()];
        for sink in &self.sinks {
            match sink {
                Sink::ContractCols { layout, dot, .. } => {
                    matrices[dot.matrix] = cols(vocab_dim(*layout))
                }
                Sink::ContractRows { dot, .. } => matrices[dot.matrix] = rows,
                _ => {}
            }
        }
        let sources = self.sources.iter_mut().flat_map(move |source| match source {
            Source::Head { hidden, weights, layout, .. } => {
                vec![(hidden, rows), (weights, cols(vocab_dim(*layout)))]
            }
            Source::Logits { value, .. } => vec![(value, Extents { rows: Some(0), cols: Some(1) })],
        });
        let row_operands = self.row_operands.iter_mut().map(move |v| (v, rows));
        let col_operands = self.col_operands.iter_mut().map(move |v| (v, cols(0)));
        sources.chain(row_operands).chain(col_operands).chain(self.matrices.iter_mut().zip(matrices))
    }

    /// The part of this sweep with `width` columns from `start`. Parts of bf16 and f16 arrays are slices of ui16 if `as_bits`, because
    /// XLA's CPU backend would convert the whole array.
    pub fn take_columns(
        &self,
        b: &Builder<'c>,
        start: Start<'c>,
        width: i64,
        as_bits: bool,
    ) -> Sweep<'c> {
        Sweep { cols: width, ..self.sliced(b, start, width, as_bits, |extents| extents.cols) }
    }

    /// The part of this sweep with `height` rows from `start`: see [`Sweep::take_columns`].
    pub fn take_rows(&self, b: &Builder<'c>, start: Start<'c>, height: i64, as_bits: bool) -> Sweep<'c> {
        Sweep { rows: height, ..self.sliced(b, start, height, as_bits, |extents| extents.rows) }
    }

    /// The sweep with its operands sliced along one of their dimensions, each once.
    fn sliced(
        &self,
        b: &Builder<'c>,
        start: Start<'c>,
        len: i64,
        as_bits: bool,
        dim: impl Fn(Extents) -> Option<usize>,
    ) -> Sweep<'c> {
        let slice = |v: Val<'c>, dim: usize| {
            let elem = v.tensor_type().elem;
            let is_part = matches!(start, Start::Value(_));
            let stored = if as_bits && is_part { elem.bits_of_half() } else { elem };
            b.bitcast(b.slice(b.bitcast(v, stored), dim, start, len), elem)
        };
        let mut part = self.clone();
        part.split_matrices();
        let mut slices: HashMap<(Val, usize), Val> = HashMap::default();
        for (v, extents) in part.operands_mut() {
            if let Some(dim) = dim(extents) {
                *v = *slices.entry((*v, dim)).or_insert_with(|| slice(*v, dim));
            }
        }
        part
    }

    /// The operands that this sweep reads, each once.
    pub fn operands_read(&self) -> Vec<Val<'c>> {
        self.operands_of(&self.body.reachable(&self.roots()))
    }

    /// The operands that these nodes of the body read, and the sinks' matrices.
    pub fn operands_of(&self, nodes: &[NodeId]) -> Vec<Val<'c>> {
        let mut out: Vec<Val> = Vec::new();
        let mut add = |v: Val<'c>| {
            position_or_push(&mut out, v);
        };
        for id in nodes {
            match self.body.node(*id).op {
                NodeOp::Source(i) => match &self.sources[i] {
                    Source::Head { hidden, weights, .. } => {
                        add(*hidden);
                        add(*weights);
                    }
                    Source::Logits { value, .. } => add(*value),
                },
                NodeOp::Row(i) => add(self.row_operands[i]),
                NodeOp::Col(i) => add(self.col_operands[i]),
                _ => {}
            }
        }
        for dot in self.sinks.iter().filter_map(Sink::dot) {
            add(self.matrices[dot.matrix]);
        }
        out
    }

    /// The sweep with its operands mapped by `f`.
    pub fn map_operands(&self, f: impl Fn(Val<'c>) -> Val<'c>) -> Sweep<'c> {
        let mut new = self.clone();
        new.operands_mut().for_each(|(v, _)| *v = f(*v));
        new
    }
}
