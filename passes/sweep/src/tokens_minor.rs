//! Logits that are kept with tokens along the minor dimension.
//!
//! A sweep over logits that exist anyway reads `[N,V]` arrays and may write one. The TPU keeps some such
//! arrays with tokens minor instead (see `mosaic/src/layout.rs`); the pass `layout` makes the sweep
//! read and write them that way, as arrays of three dimensions in which the tokens are cut in two. What
//! the sweep means stays the same, and whoever does not know tokens-minor arrays can have it straight.

use crate::{Sink, Source, Sweep};
use grpo_ir::{Builder, TensorType, Val};

/// The tokens-minor layout of the `[N,V]` arrays of a sweep (its logits, and what it stores).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
        let ty = TensorType::of(value).expect("a tensor");
        let cut = b.reshape(value, &[ty.shape[0] / self.lanes, self.lanes, ty.shape[1]]);
        b.transpose(cut, if self.axis == 0 { &[2, 0, 1] } else { &[0, 2, 1] })
    }

    /// A tokens-minor value as `[N,V]`.
    pub fn row_major<'c>(self, b: &Builder<'c>, value: Val<'c>) -> Val<'c> {
        let ty = TensorType::of(value).expect("a tensor");
        let last = b.transpose(value, if self.axis == 0 { &[1, 2, 0] } else { &[0, 2, 1] });
        let v = ty.shape[self.axis];
        b.reshape(last, &[ty.elements() / v.max(1), v])
    }
}

impl<'c> Sweep<'c> {
    /// The results of this sweep by `lower`, which gets one without tokens-minor arrays.
    pub fn straightened(
        &self,
        b: &Builder<'c>,
        lower: impl FnOnce(&Sweep<'c>) -> Vec<Val<'c>>,
    ) -> Vec<Val<'c>> {
        let Some(tokens_minor) = self.tokens_minor else { return lower(self) };
        let mut straight = Sweep { tokens_minor: None, ..self.clone() };
        for s in &mut straight.sources {
            if let Source::Logits { value, .. } = s {
                *value = tokens_minor.row_major(b, *value);
            }
        }
        let mut results = lower(&straight);
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
