//! What combining a sink's results over devices needs beside them.

use grpo_ir::{CompareType, Direction, Elem};
use grpo_sweep::{NodeOp, Sink, Sweep, position_or_push};

/// Results of the local sweep beside those that a sink has anyway, and where to find them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Extra {
    /// The number of the sink that gives the maximum beside an argmax.
    pub maximum: Option<usize>,
    /// The number of the sink that counts NaN beside an argmax of floats.
    pub nans: Option<usize>,
}

/// Adds to the sink `i` what combining it over columns needs.
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
