//! Arrays that loops stack, and how they go on to the loops that read them.

use super::copies::elements;
use crate::analysis::counted::{Counted, While};
use crate::analysis::reshape::peel;
use crate::ir::{Builder, Op, TensorType, Val, attr_ints};

/// An array to which each trip of a loop adds one entry along the first dimension, and nothing else.
#[derive(Clone)]
pub(super) struct Stack<'c> {
    /// Which of the values that the loop carries it is.
    pub carry: usize,
    /// What is written, `[1, …]`.
    pub entry: Val<'c>,
    /// Where, as the loop computes it.
    pub index: Val<'c>,
    /// Where, in each trip; no two are the same.
    pub places: Vec<i64>,
}

impl<'c> Stack<'c> {
    pub fn of(maker: &Counted<'c>, carry: usize) -> Option<Stack<'c>> {
        let arg = *maker.of.body.args().get(carry)?;
        let [only] = arg.uses()[..] else { return None };
        let op = only.owner;
        let written = op.is("stablehlo.dynamic_update_slice") && only.index == 0;
        if !written || op.block() != Some(maker.of.body) || !maker.of.condition.args()[carry].is_unused()
        {
            return None;
        }
        let [end] = op.result(0).uses()[..] else { return None };
        if Some(end.owner) != maker.of.body.terminator() || end.index != carry {
            return None;
        }
        let entry = op.operand(1);
        let places = places(maker, arg, &TensorType::of(entry)?.shape, &op.operands()[2..])?;
        let mut sorted = places.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let once = sorted.len() == places.len();
        once.then(|| Stack { carry, entry, index: op.operand(2), places })
    }
}

/// The one place where a loop reads a stacked array.
pub(super) struct Read<'c> {
    pub carry: usize,
    pub slice: Op<'c>,
    pub places: Vec<i64>,
}

impl<'c> Read<'c> {
    pub fn of(reader: &Counted<'c>, carry: usize) -> Option<Read<'c>> {
        let of = reader.of;
        let unread = of.op.result(carry).is_unused() && of.condition.args()[carry].is_unused();
        let arg = of.body.args()[carry];
        let uses = arg.uses();
        let mut inner = uses.iter().filter(|u| Some(u.owner) != of.body.terminator());
        let (Some(only), None) = (inner.next(), inner.next()) else { return None };
        let slice = only.owner;
        let sliced = slice.is("stablehlo.dynamic_slice") && only.index == 0;
        if !unread || !sliced || uses.len() != 2 || !of.keeps(carry) || slice.block() != Some(of.body) {
            return None;
        }
        let sizes = slice.attr("slice_sizes").and_then(attr_ints)?;
        let places = places(reader, arg, &sizes, &slice.operands()[1..])?;
        Some(Read { carry, slice, places })
    }
}

/// The entry along the first dimension that indices name in each trip, where they name a whole one that is there.
fn places<'c>(of: &Counted<'c>, stack: Val<'c>, part: &[i64], indices: &[Val<'c>]) -> Option<Vec<i64>> {
    let ty = TensorType::of(stack)?;
    let (extent, rest) = ty.shape.split_first()?;
    let whole = part.split_first() == Some((&1, rest));
    let (first, others) = indices.split_first()?;
    let at_zero = |v: &Val<'c>| of.values(*v).is_some_and(|values| values.iter().all(|at| *at == 0));
    let places = of.values(*first).filter(|_| whole && others.iter().all(at_zero))?;
    // Elsewhere an index is clamped.
    places.iter().all(|at| (0..*extent).contains(at)).then_some(places)
}

/// How an array that a loop stacks goes on to the backward pass.
pub(super) struct Way<'c> {
    /// Which of the values that the loop carries it is.
    pub carry: usize,
    /// The array.
    pub stack: Val<'c>,
    /// The loops around, inner ones first, and which of their values stacks it.
    around: Vec<(While<'c>, usize)>,
    /// The backward loop that reads what the outermost one has stacked, and as which of its values.
    reader: (While<'c>, usize),
}

impl<'c> Way<'c> {
    /// The ways of all that a loop stacks.
    pub fn all(of: While<'c>) -> Vec<Way<'c>> {
        (0..of.op.num_results()).filter_map(|carry| Way::of(of, carry)).collect()
    }

    /// None where something else reads it than a loop around, or in the end a loop.
    pub fn of(of: While<'c>, carry: usize) -> Option<Way<'c>> {
        let stack = of.op.result(carry);
        let (mut around, mut v): (Vec<(While, usize)>, Val) = (Vec::new(), stack);
        loop {
            let (op, index) = only_reader(v)?;
            if let Some(reader) = While::of(op) {
                let reader = (reader, index);
                return (!around.is_empty()).then_some(Way { carry, stack, around, reader });
            }
            let outer = op.parent().and_then(While::of).filter(|of| op.block() == Some(of.body))?;
            if !op.is("stablehlo.dynamic_update_slice") || index != 1 {
                return None;
            }
            let [end] = op.result(0).uses()[..] else { return None };
            if Some(end.owner) != outer.body.terminator() {
                return None;
            }
            around.push((outer, end.index));
            v = outer.op.result(end.index);
        }
    }

    /// The loops that it goes through: those that stack it, the backward loop, and those within that.
    pub fn loops(&self) -> impl Iterator<Item = While<'c>> {
        let reader = self.reader.0;
        let within = reader.op.walk().into_iter().filter_map(While::of);
        self.around.iter().map(|(of, _)| *of).chain([reader]).chain(within)
    }

    /// Whether each loop around stacks it once in each trip, and a backward loop for each of them, and one for the first
    /// stack, reads entries that were written.
    pub fn is_known(&self, stack: &Stack<'c>) -> bool {
        let mut stacks = vec![(self.stack, stack.places.clone())];
        for (of, carry) in &self.around {
            let around = Counted::of(of.op).and_then(|counted| Stack::of(&counted, *carry));
            let within = stacks.last().map(|(v, _)| *v);
            let Some(around) = around.filter(|around| Some(peel(around.entry)) == within) else {
                return false;
            };
            stacks.push((of.op.result(*carry), around.places));
        }
        let mut reader = Some(self.reader);
        while let Some((stack, written)) = stacks.pop() {
            let Some((of, carry)) = reader else { return false };
            let counted =
                Counted::of(of.op).filter(|_| of.op.operand(carry).mlir_type() == stack.mlir_type());
            let Some(read) = counted.and_then(|counted| Read::of(&counted, carry)) else { return false };
            if !read.places.iter().all(|place| written.contains(place)) {
                return false;
            }
            let within = only_reader(read.slice.result(0));
            reader = within.and_then(|(op, index)| Some((While::of(op)?, index)));
        }
        true
    }
}

/// How many elements an entry of what a marked loop stacks has, or each of several side by side.
pub(super) fn sizes_of_entries<'c>(marked: While<'c>) -> Vec<i64> {
    let entry =
        |(carry, next): (usize, Val<'c>)| written(next).filter(|_| !marked.op.result(carry).is_unused());
    let parts = |v: Val| match v.def().filter(|op| op.is("stablehlo.concatenate")) {
        Some(op) => op.operands().into_iter().filter_map(elements).collect(),
        None => Vec::from_iter(elements(v)),
    };
    let next = marked.next().into_iter();
    let mut sizes: Vec<i64> = next.enumerate().filter_map(entry).flat_map(parts).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

/// What a trip writes into the array that it gives to the next one, whatever its shape.
pub(super) fn written(next: Val) -> Option<Val> {
    let update = next.def().filter(|op| op.is("stablehlo.dynamic_update_slice"))?;
    Some(peel(update.operand(1)))
}

/// How many elements an entry of an array along its first dimension has.
pub(super) fn entry(v: Val) -> Option<i64> {
    let extent = *TensorType::of(v)?.shape.first()?;
    elements(v)?.checked_div(extent)
}

/// Whether an entry of so many elements may be one residual of these sizes, or several side by side.
pub(super) fn may_be_of(entry: i64, sizes: &[i64]) -> bool {
    sizes.iter().any(|size| entry.checked_rem(*size) == Some(0))
}

/// The one operation that reads a value, in whatever shape, and at which operand.
fn only_reader(v: Val) -> Option<(Op, usize)> {
    let [only] = v.uses()[..] else { return None };
    let same = || elements(only.owner.result(0)) == elements(v);
    match only.owner.name() {
        "stablehlo.reshape" | "stablehlo.broadcast_in_dim" if same() => {
            only_reader(only.owner.result(0))
        }
        _ => Some((only.owner, only.index)),
    }
}

/// `scale · index + offset` in a type of one element.
pub(super) fn scaled<'c>(
    b: &Builder<'c>,
    index: Val<'c>,
    [scale, offset]: [i64; 2],
    ty: &TensorType,
) -> Val<'c> {
    let scalar = TensorType::new([], ty.elem);
    if scale == 0 {
        return b.int(ty, offset);
    }
    let mut v = b.convert(index, ty.elem);
    if scale != 1 {
        v = b.elementwise("multiply", &[v, b.int(&scalar, scale)]);
    }
    if offset != 0 {
        v = b.elementwise("add", &[v, b.int(&scalar, offset)]);
    }
    b.reshape(v, &ty.shape)
}
