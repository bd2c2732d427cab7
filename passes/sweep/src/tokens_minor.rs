//! Arrays of logits with tokens as the minor dimension.
//!
//! A sweep over given logits reads `[N,V]` arrays and may write one. The TPU stores some of these with tokens minor (see
//! `mosaic/src/layout.rs`). The pass `layout` then makes the sweep read and write three-dimensional arrays in which the tokens are split
//! into two dimensions; the sweep's semantics do not change.

use crate::{Sink, Source, Sweep};
use grpo_ir::{Builder, Val};
use serde::{Deserialize, Serialize};

/// The tokens-minor layout of the `[N,V]` arrays of a sweep: its logits and stored values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TokensMinor {
    /// The vocabulary's dimension: 0 for `[V,N/lanes,lanes]`, 1 for `[N/lanes,V,lanes]`.
    pub axis: usize,
    /// Consecutive tokens along the minor dimension; divides N.
    pub lanes: i64,
}

impl TokensMinor {
    /// The shape of a tokens-minor `[n,v]` array.
    pub fn shape(self, n: i64, v: i64) -> [i64; 3] {
        let rest = n / self.lanes;
        if self.axis == 0 { [v, rest, self.lanes] } else { [rest, v, self.lanes] }
    }

    /// An `[N,V]` value, tokens-minor.
    pub fn of<'c>(self, b: &Builder<'c>, value: Val<'c>) -> Val<'c> {
        let ty = value.tensor_type();
        let cut = b.reshape(value, &[ty.shape[0] / self.lanes, self.lanes, ty.shape[1]]);
        b.transpose(cut, if self.axis == 0 { &[2, 0, 1] } else { &[0, 2, 1] })
    }

    /// A tokens-minor value as `[N,V]`.
    pub fn row_major<'c>(self, b: &Builder<'c>, value: Val<'c>) -> Val<'c> {
        let ty = value.tensor_type();
        let last = b.transpose(value, if self.axis == 0 { &[1, 2, 0] } else { &[0, 2, 1] });
        let v = ty.shape[self.axis];
        b.reshape(last, &[ty.elements() / v.max(1), v])
    }
}

impl<'c> Sweep<'c> {
    /// The results of this sweep, where `lower` lowers a sweep with row-major arrays.
    pub fn with_row_major(
        &self,
        b: &Builder<'c>,
        lower: impl FnOnce(&Sweep<'c>) -> Vec<Val<'c>>,
    ) -> Vec<Val<'c>> {
        let Some(tokens_minor) = self.tokens_minor else { return lower(self) };
        let mut row_major = Sweep { tokens_minor: None, ..self.clone() };
        for s in &mut row_major.sources {
            if let Source::Logits { value, .. } = s {
                *value = tokens_minor.row_major(b, *value);
            }
        }
        let mut results = lower(&row_major);
        let mut at = 0;
        for sink in &self.sinks {
            if let Sink::Store { .. } = sink {
                results[at] = tokens_minor.of(b, results[at]);
            }
            at += self.sink_results(sink).len();
        }
        results
    }
}
