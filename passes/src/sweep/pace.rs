//! What loops over tiles take on a CPU, and the program that they stand for: a model of few numbers, for choices between the two.
//!
//! A program takes the product of each head once, writes and reads again what XLA's CPU backend keeps in memory of the logits' size
//! (logits, exponentials, what contractions read), and computes each number. Loops take the product once for each sweep that reads
//! the head, or write and read the logits where they keep them, and compute tiles in caches. Contractions are the same in both.
//! Paces are those that `tools/dev/loop-paces` measured on two cores of an AMD EPYC, in processor time; `tools/dev/clients` says
//! what became of losses that were chosen by them. They decide which form is written, never a number of it.

use super::{Body, Class, NodeId, NodeOp, Sink, Source, Sweep};
use crate::ir::{Elem, TensorType, Val};

/// How fast a device is, in picoseconds of its processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Floating-point operations of a product, a thousand of them.
    pub thousand_flops: u64,
    /// A byte that is written to memory and read again.
    pub byte: u64,
    /// A rounded elementwise operation on one number of a tile.
    pub rounded: u64,
    /// A series, such as an exponential.
    pub series: u64,
    /// One number of a tile in a sum or a maximum.
    pub reduced: u64,
    /// Bytes of logits that may be kept, where no budget of memory is given.
    pub room: u64,
    /// Bytes of logits that one tile may have all of, where there are fewer rows than the head's weights have, each of which would be
    /// copied tile by tile.
    pub whole: i64,
}

impl Pace {
    /// Of a CPU's core.
    pub const CPU: Pace = Pace {
        thousand_flops: 10_000,
        byte: 600,
        rounded: 80,
        series: 480,
        reduced: 170,
        room: 1 << 30,
        whole: 16 << 20,
    };
}

/// What sweeps of one block over the same rows and columns take in picoseconds of a processor, without their contractions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// What the program takes that they stand for.
    pub program: u64,
    /// Loops that compute logits in each sweep.
    pub again: u64,
    /// Loops that keep the logits of heads that several sweeps read.
    pub kept: u64,
    /// Bytes of these logits.
    pub bytes: u64,
}

impl Times {
    /// The times of sweeps; none where there are none.
    pub fn of(sweeps: &[Sweep], pace: &Pace) -> Option<Times> {
        let first = sweeps.first()?;
        let numbers = (first.rows as u64).saturating_mul(first.cols as u64);
        let mut heads: Vec<(&Source, u64)> = Vec::new();
        let mut contracted: Vec<(&Body, NodeId)> = Vec::new();
        // In memory, elementwise, and what sinks without a product take, for each logit.
        let (mut large, mut work, mut sums) = (0u64, 0u64, 0u64);
        for sweep in sweeps {
            for source in sweep.sources.iter().filter(|s| matches!(s, Source::Head { .. })) {
                match heads.iter_mut().find(|(of, _)| *of == source) {
                    Some((_, uses)) => *uses += 1,
                    None => heads.push((source, 1)),
                }
            }
            for sink in &sweep.sinks {
                match sink {
                    Sink::Online { terms, .. } => {
                        large += Elem::F32.bytes();
                        sums += pace.series + pace.reduced * (1 + terms.len() as u64);
                    }
                    Sink::ContractCols { value, .. } | Sink::ContractRows { value, .. } => {
                        if !contracted.iter().any(|(body, v)| std::ptr::eq(*body, &sweep.body) && v == value) {
                            contracted.push((&sweep.body, *value));
                            large += sweep.body.elem(*value).bytes();
                        }
                    }
                    Sink::Store { .. } | Sink::Stash { .. } => {}
                    _ => sums += pace.reduced,
                }
            }
            let nodes = sweep.body.reachable(&sweep.roots());
            work += nodes.into_iter().map(|id| elementwise(&sweep.body.node(id).op, pace)).sum::<u64>();
        }
        let product = |s: &Source| inner(s).saturating_mul(2 * pace.thousand_flops) / 1000;
        let memory = |s: &Source| s.elem().bytes() * pace.byte;
        let total = |of: &dyn Fn(&(&Source, u64)) -> u64| heads.iter().map(of).fold(0, u64::saturating_add);
        let once = total(&|(s, _)| product(s));
        let again = total(&|(s, uses)| product(s).saturating_mul(*uses)) + work + sums;
        let kept = once
            + total(&|(s, uses)| if *uses > 1 { memory(s) * uses / 2 } else { 0 })
            + work
            + sums;
        let program = once + total(&|(s, _)| memory(s)) + large * pace.byte + sums;
        let bytes = total(&|(s, uses)| if *uses > 1 { s.elem().bytes() } else { 0 });
        let all = |each: u64| each.saturating_mul(numbers);
        Some(Times { program: all(program), again: all(again), kept: all(kept), bytes: all(bytes) })
    }
}

/// What an operation takes on one number.
fn elementwise(op: &NodeOp, pace: &Pace) -> u64 {
    match op {
        NodeOp::Map(op) if op.class() == Class::Transcendental => pace.series,
        NodeOp::Map(_) | NodeOp::Compare(..) | NodeOp::ReducePrecision(..) => pace.rounded,
        _ => 0,
    }
}

/// The inner extent of a head's product.
fn inner(source: &Source) -> u64 {
    let columns = |v: &Val| TensorType::of(*v).and_then(|ty| ty.shape.last().copied());
    match source {
        Source::Head { hidden, .. } => columns(hidden).unwrap_or(0) as u64,
        Source::Logits { .. } => 0,
    }
}
