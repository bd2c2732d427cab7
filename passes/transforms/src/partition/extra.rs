//! Additional results that combining a sink over devices needs.

use grpo_ir::{CompareType, Direction, Elem};
use grpo_sweep::{NodeOp, Sink, Sweep, position_or_push};

/// Where a local sweep has additional results for a sink.
#[derive(Clone, Debug, Default)]
pub(crate) struct Extra {
    /// The sink with the maximum that belongs to an argmax.
    pub maximum: Option<usize>,
    /// The sink that counts NaN for an argmax of floats.
    pub nans: Option<usize>,
}

/// Adds the results that combining sink `i` over columns needs.
pub(crate) fn with_extra(local: &mut Sweep, i: usize) -> Extra {
    let mut extra = Extra::default();
    match &mut local.sinks[i] {
        Sink::Argmax { value } => {
            let value = *value;
            local.sinks.push(Sink::Max { value });
            extra.maximum = Some(local.sinks.len() - 1);
            if local.body.elem(value).is_float() {
                let is_nan = NodeOp::Compare(Direction::Ne, CompareType::Float);
                let is_nan = local.body.add(is_nan, vec![value, value], Elem::I1);
                let value = local.body.convert(is_nan, Elem::F32);
                local.sinks.push(Sink::Sum { value });
                extra.nans = Some(local.sinks.len() - 1);
            }
        }
        Sink::Online { terms, .. } => {
            for at in 0..terms.len() {
                let term = terms[at];
                position_or_push(terms, term.plain());
            }
        }
        _ => {}
    }
    extra
}
