//! Relations between row values and tiles of different sweeps: which row value is the maximum of a tile, and which the logarithm of
//! its sum of exponentials.
//!
//! A rewrite may move a chain of differences `(t − r₁) − r₂` out of an exponential only if every partial difference has a rounding
//! error as small as the distance of the logits that count: `x − mean(x)` with masked logits of −1e9 is rounded to multiples of 1,
//! and a normaliser of unrounded differences would not fit the program's own numerators. So each row value but the last must be the
//! maximum or the log-sum-exp of its minuend: the difference is then 0 at the largest logit. If the last one is as well, the chain
//! is *settled*: no exponential of it exceeds 1, and where `exp(e − M)` vanishes the program's own exponential vanishes as well.

use grpo_dataflow::reshape::peel;
use grpo_dataflow::splat_number;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Elem, Kind, Op, TensorType, Val};
use grpo_recognize::tile::reduce_of_units;
use grpo_sweep::linear::{Chain, View};
use grpo_sweep::{NodeId, NodeOp, Sink, Source, Sweep};
use rustc_hash::FxHashMap as HashMap;
use std::fmt::Write;

/// The meaning of a row value. The text names a chain, the same for equal chains of all sweeps of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fact {
    /// The largest value of the chain in its row.
    Largest(String),
    /// `Σ_v exp(chain)`.
    Exponentials(String),
}

/// Facts about the row values of a block.
#[derive(Default)]
pub(crate) struct Facts<'c>(HashMap<Val<'c>, Fact>);

impl<'c> Facts<'c> {
    /// Records the meaning of `result`: the result of a sweep with this sink, or its replacement.
    pub(crate) fn learn(&mut self, sweep: &Sweep, view: &mut View<'_>, sink: &Sink, result: Val<'c>) {
        let fact = match sink {
            Sink::Max { value } => {
                let Some(chain) = view.chain(*value).filter(|chain| !chain.negative) else { return };
                Fact::Largest(key(sweep, view, &chain, chain.steps.len()))
            }
            Sink::Sum { value } => {
                let Some(terms) = view.terms(*value) else { return };
                let [term] = &terms[..] else { return };
                let Some(chain) = &term.weight else { return };
                let plain = term.coefficients.is_empty() && term.factors.is_empty();
                if !plain || term.distance.is_some() {
                    return;
                }
                Fact::Exponentials(key(sweep, view, chain, chain.steps.len()))
            }
            _ => return,
        };
        self.0.insert(root(result), fact);
    }

    /// The number of leading row values of a chain that are known to be the maximum or the log-sum-exp of their minuend.
    pub(crate) fn settled(&self, sweep: &Sweep, view: &View<'_>, chain: &Chain) -> usize {
        (0..chain.steps.len())
            .find(|i| {
                let Some(step) = row_operand(sweep, view, chain.steps[*i]) else { return true };
                !self.settles(step, &|steps| key_with(sweep, view, chain, *i, steps))
            })
            .unwrap_or(chain.steps.len())
    }

    /// True if a row value is the maximum of a tile, the logarithm of its sum of exponentials, or `m + log Σ exp(tile − m)` with
    /// its maximum m. `key` names the tile minus further row values.
    fn settles(&self, step: Val, key: &dyn Fn(&[Val]) -> String) -> bool {
        let step = root(step);
        let is_largest = |v: Val| self.0.get(&v) == Some(&Fact::Largest(key(&[])));
        let is_sum = |v: Val, less: &[Val]| self.0.get(&v) == Some(&Fact::Exponentials(key(less)));
        if is_largest(step) || logarithm(step).is_some_and(|z| is_sum(z, &[])) {
            return true;
        }
        let Some(op) = step.def().filter(|op| op.is(Kind::Add)) else { return false };
        let (a, b) = (root(op.operand(0)), root(op.operand(1)));
        let both = |m: Val, l: Val| is_largest(m) && logarithm(l).is_some_and(|z| is_sum(z, &[m]));
        both(a, b) || both(b, a)
    }

    /// The form in which a program subtracts the maximum of `tile`, in f32, if `row` is that maximum.
    pub fn subtrahend(
        &self,
        sweep: &Sweep<'c>,
        view: &View<'_>,
        tile: NodeId,
        row: NodeId,
    ) -> Option<Subtrahend> {
        let NodeOp::Row(i) = view.body.node(row).op else { return None };
        let operand = sweep.row_operands.get(i).copied().filter(|v| is_f32(*v))?;
        let (of, how) = subtrahend(operand, Subtrahend::AsItIs)?;
        let chain = Chain { tile, steps: vec![], negative: false };
        (self.0.get(&of) == Some(&Fact::Largest(key(sweep, view, &chain, 0)))).then_some(how)
    }
}

/// The row operand that a body node reads, possibly converted.
fn row_operand<'c>(sweep: &Sweep<'c>, view: &View<'_>, id: NodeId) -> Option<Val<'c>> {
    let node = view.body.node(id);
    match node.op {
        NodeOp::Row(i) => sweep.row_operands.get(i).copied(),
        NodeOp::Convert if view.body.elem(node.args[0]).is_float() => {
            row_operand(sweep, view, node.args[0])
        }
        _ => None,
    }
}

/// The value outside of the surrounding loops that equals `v` in every trip; `v` itself if it may change.
fn outside_of_loops(v: Val) -> Val {
    let around = v.def().is_none().then(|| v.block().parent()).flatten().and_then(While::of);
    around.and_then(|around| around.outer(v)).map_or(v, outside_of_loops)
}

/// The source of a row value, looking through moves, float conversions (a maximum rounded to bf16 is still close enough), a lower
/// bound of −inf, and selects of 0 in place of non-finite values (also from outside of a loop).
fn root(v: Val) -> Val {
    let v = in_same_bits(v);
    let Some(op) = v.def() else { return v };
    let is_float = |v: Val| TensorType::of(v).is_some_and(|t| t.elem.is_float());
    match op.kind() {
        Kind::Convert if is_float(op.operand(0)) => root(op.operand(0)),
        Kind::Select if splat_number(outside_of_loops(op.operand(2))) == Some(0.0) => {
            let inner = root(op.operand(1));
            match peel(op.operand(0)).def() {
                Some(test) if test.is(Kind::IsFinite) && root(test.operand(0)) == inner => inner,
                _ => v,
            }
        }
        _ => v,
    }
}

/// The same numbers, without moves or a lower bound of −inf.
fn in_same_bits(v: Val) -> Val {
    let v = peel(v);
    let Some(op) = v.def() else { return v };
    let is_lowest = |at: usize| splat_number(op.operand(at)) == Some(f64::NEG_INFINITY);
    match op.kind() {
        Kind::Reduce if reduce_of_units(op).is_some() => in_same_bits(op.operand(0)),
        Kind::Maximum if is_lowest(0) => in_same_bits(op.operand(1)),
        Kind::Maximum if is_lowest(1) => in_same_bits(op.operand(0)),
        _ => v,
    }
}

/// The form in which the largest logit of a row is subtracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subtrahend {
    /// Unchanged, also if infinite.
    AsItIs,
    /// Replaced by 0 if not finite.
    Finite,
}

fn is_f32(v: Val) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elem == Elem::F32)
}

/// The source of an f32 row value as in [`root`], with the same bits.
fn subtrahend(v: Val<'_>, how: Subtrahend) -> Option<(Val<'_>, Subtrahend)> {
    let v = in_same_bits(v);
    let chosen = v.def().filter(|op| op.is(Kind::Select));
    let Some(op) = chosen.filter(|op| splat_number(op.operand(2)) == Some(0.0)) else {
        return is_f32(v).then_some((v, how));
    };
    let test = peel(op.operand(0)).def().filter(|test| test.is(Kind::IsFinite))?;
    let (of, _) = subtrahend(op.operand(1), how)?;
    (subtrahend(test.operand(0), how)?.0 == of).then_some((of, Subtrahend::Finite))
}

/// The operand of a row value's logarithm.
fn logarithm<'c>(v: Val<'c>) -> Option<Val<'c>> {
    let argument = |op: Op<'c>, kind: Kind| op.is(kind).then(|| root(op.operand(0)));
    let of = root(v).def().and_then(|op| argument(op, Kind::Log))?;
    // A sum of exponentials equals its absolute value.
    Some(of.def().and_then(|op| argument(op, Kind::Abs)).unwrap_or(of))
}

/// Names the first `steps` differences of a chain.
fn key(sweep: &Sweep, view: &View<'_>, chain: &Chain, steps: usize) -> String {
    key_with(sweep, view, chain, steps, &[])
}

/// Names the first `steps` differences of a chain, minus further row values.
fn key_with(sweep: &Sweep, view: &View<'_>, chain: &Chain, steps: usize, more: &[Val]) -> String {
    let mut namer = Namer { sweep, view, numbers: HashMap::default(), text: String::new() };
    namer.node(chain.tile);
    for step in &chain.steps[..steps] {
        namer.text.push('|');
        namer.node(*step);
    }
    for v in more {
        namer.text.push('|');
        let _ = write!(namer.text, "{:?}", v);
    }
    namer.text
}

/// Writes nodes so that equal ones of different sweeps have the same text: operands before users, numbered in this order, and row
/// operands by their value.
struct Namer<'a, 'b> {
    sweep: &'a Sweep<'a>,
    view: &'a View<'b>,
    numbers: HashMap<NodeId, usize>,
    text: String,
}

impl Namer<'_, '_> {
    fn node(&mut self, id: NodeId) {
        if let Some(v) = row_operand(self.sweep, self.view, id) {
            let _ = write!(self.text, "{:?}", root(v));
            return;
        }
        if let Some(n) = self.numbers.get(&id) {
            let _ = write!(self.text, "#{n}");
            return;
        }
        let node = self.view.body.node(id).clone();
        self.text.push('(');
        for a in &node.args {
            self.node(*a);
            self.text.push(',');
        }
        let _ = match &node.op {
            NodeOp::Source(i) => match &self.sweep.sources[*i] {
                Source::Head { hidden, weights, layout, precision, elem } => {
                    write!(self.text, "{:?} {:?} {layout:?} {precision:?} {elem}", hidden, weights)
                }
                Source::Logits { value, .. } => write!(self.text, "{:?}", value),
            },
            NodeOp::Col(i) => write!(self.text, "{:?}", self.sweep.col_operands[*i]),
            op => write!(self.text, "{op:?} {}", node.elem),
        };
        self.text.push(')');
        self.numbers.insert(id, self.numbers.len());
    }
}
