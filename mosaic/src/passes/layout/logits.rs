//! The tokens-minor layout for logits that are arguments or results of the program.
//!
//! Only the layouts of arguments and results are known before the TPU compiler assigns layouts ([`minor_to_major`]);
//! the layouts of logits that the program computes in other ways depend on their users. So a sweep gets this layout if
//! all its logits are arguments, and these and its results that the program returns are all tokens-minor with the same
//! order.

use crate::emit::unsupported;
use crate::layout::minor_to_major;
use grpo_dataflow::reshape::through_barriers;
use grpo_dataflow::signature::is_public;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};
use grpo_sweep::{Sink, Source, Sweep, TokensMinor};

/// An argument or result of the program: its type, and its dimensions in the order of an `[N,V]` value: those of the
/// rows, then the vocabulary.
struct Outside {
    ty: TensorType,
    dims: Vec<usize>,
}

impl Outside {
    /// Its dimensions in the compiler's layout, minor last.
    fn kept(&self) -> Vec<usize> {
        minor_to_major(&self.ty.shape, self.ty.elem).into_iter().rev().collect()
    }

    /// Its tokens-minor layout as an array of three dimensions; none if it has another layout or no such form.
    fn tokens_minor(&self) -> Option<TokensMinor> {
        let kept = self.kept();
        let (minor, vocabulary) = (*kept.last()?, *self.dims.last()?);
        let rows = |dims: &[usize]| -> Vec<usize> {
            let moves = |d: &usize| *d != vocabulary && self.ty.shape[*d] > 1;
            dims.iter().copied().filter(moves).collect()
        };
        if minor == vocabulary || rows(&kept) != rows(&self.dims) {
            return None;
        }
        let lanes = self.ty.shape[minor];
        let first = kept.first() == Some(&vocabulary);
        match kept.len() {
            // `[V,N]` is `[1,V,N]`.
            2 => Some(TokensMinor { axis: 1, lanes }),
            3 => Some(TokensMinor { axis: usize::from(!first), lanes }),
            _ => None,
        }
    }
}

fn is_program(op: Option<Op>) -> bool {
    op.is_some_and(|op| op.is(Kind::Func) && is_public(op))
}

/// The argument of the program that an `[N,V]` value is, up to a reshape, a transpose and barriers.
fn argument<'c>(value: Val<'c>) -> Option<(Val<'c>, Outside)> {
    let through = |v: Val<'c>, kind: Kind| v.def().filter(|op| op.is(kind));
    let mut v = through_barriers(value);
    if let Some(op) = through(v, Kind::Reshape) {
        v = through_barriers(op.operand(0));
    }
    let mut dims: Vec<usize> = (0..TensorType::of(v)?.rank()).collect();
    if let Some(op) = through(v, Kind::Transpose) {
        dims = op.dims("permutation")?;
        v = through_barriers(op.operand(0));
    }
    let ty = TensorType::of(v)?;
    let is_argument = v.def().is_none() && is_program(v.block().parent());
    let keeps_columns = TensorType::of(value)?.shape.last() == Some(&ty.shape[*dims.last()?]);
    (is_argument && keeps_columns).then_some((v, Outside { ty, dims }))
}

/// The results of the program that an `[N,V]` value is, up to a reshape and a transpose.
fn returned<'c>(value: Val<'c>) -> Vec<Outside> {
    let step = |v: Val<'c>, kind: Kind| {
        let next = v.uses().into_iter().map(|u| u.owner).filter(move |op| op.is(kind));
        std::iter::once((v, None)).chain(next.map(|op| (op.result(0), Some(op)))).collect::<Vec<_>>()
    };
    let columns = |v: Val| TensorType::of(v).and_then(|t| t.shape.last().copied());
    let mut out = Vec::new();
    for (cut, _) in step(value, Kind::Reshape) {
        if columns(cut) != columns(value) {
            continue;
        }
        for (v, transpose) in step(cut, Kind::Transpose) {
            let leaves = v
                .uses()
                .into_iter()
                .any(|u| u.owner.is(Kind::FuncReturn) && is_program(u.owner.parent()));
            let Some(ty) = TensorType::of(v).filter(|_| leaves) else { continue };
            let order = transpose.and_then(|op| op.dims("permutation"));
            let order = order.unwrap_or_else(|| (0..ty.rank()).collect());
            let place = |d: usize| order.iter().position(|o| *o == d);
            let Some(dims) = (0..ty.rank()).map(place).collect() else { continue };
            out.push(Outside { ty, dims });
        }
    }
    out
}

/// Indices of a sweep's results that are `[N,V]` arrays.
fn stored(sweep: &Sweep) -> Vec<usize> {
    let mut out = Vec::new();
    let mut at = 0;
    for sink in &sweep.sinks {
        if let Sink::Store { .. } = sink {
            out.push(at);
        }
        at += sweep.sink_results(sink).len();
    }
    out
}

/// Changes a sweep to read and write its `[N,V]` arrays tokens-minor, if that is their layout on the TPU and a kernel
/// supports it. Returns indices of the results that are tokens-minor; none if nothing changed.
pub fn to_tokens_minor<'c>(b: &Builder<'c>, op: Op<'c>, sweep: &mut Sweep<'c>) -> Option<Vec<usize>> {
    let logits = |s: &Source<'c>| match s {
        Source::Logits { value, .. } => argument(*value),
        Source::Head { .. } => None,
    };
    let arguments: Vec<(Val, Outside)> = sweep.sources.iter().map(logits).collect::<Option<_>>()?;
    let tokens_minor = arguments.first()?.1.tokens_minor()?;
    let stored = stored(sweep);
    let results = stored.iter().flat_map(|i| returned(op.result(*i)));
    let mut kept = arguments.iter().map(|a| a.1.tokens_minor()).chain(results.map(|o| o.tokens_minor()));
    if sweep.tokens_minor.is_some() || kept.any(|t| t != Some(tokens_minor)) {
        return None;
    }
    let mut new = Sweep { tokens_minor: Some(tokens_minor), ..sweep.clone() };
    if unsupported(&new).is_some() {
        return None;
    }
    for (s, (argument, outside)) in new.sources.iter_mut().zip(arguments) {
        let Source::Logits { value, .. } = s else { continue };
        *value = b.reshape(
            b.transpose(argument, &outside.kept()),
            &tokens_minor.shape(sweep.rows, sweep.cols),
        );
    }
    *sweep = new;
    Some(stored)
}
