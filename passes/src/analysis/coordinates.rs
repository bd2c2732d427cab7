//! Integers as functions of their own coordinates: `Σ step·coordinate + rest`, where the rest has bounds or not.
//!
//! Steps hold modulo what the type wraps around at; bounds of the rest are given only where nothing wraps.

use super::{maker, splat};
use crate::ir::{Direction, Elem, Op, TensorType, Val, attr_ints, dense_ints, direction};
use rustc_hash::FxHashMap as HashMap;

/// What an integer tensor holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linear {
    /// By how much it grows along each dimension; 0 along unit ones.
    pub steps: Vec<i64>,
    /// The least and the largest number of what is left; none where nothing is known, or where numbers wrap around.
    pub rest: Option<(i64, i64)>,
}

/// Deeper expressions are not followed.
const MAX_DEPTH: usize = 64;

/// Larger literals are not read.
const MAX_LITERAL: i64 = 1 << 20;

impl Linear {
    /// What an integer tensor holds; none for other types.
    pub fn of(v: Val) -> Option<Linear> {
        Look::default().linear(v, 0)
    }

    /// The least and the largest number of a tensor of this shape.
    pub fn bounds(&self, shape: &[i64]) -> Option<(i64, i64)> {
        let (mut low, mut high) = self.rest?;
        for (step, size) in self.steps.iter().zip(shape) {
            let last = step.checked_mul((size - 1).max(0))?;
            low = low.checked_add(last.min(0))?;
            high = high.checked_add(last.max(0))?;
        }
        Some((low, high))
    }

    /// The same without bounds where some number does not fit into the type.
    fn fitting(mut self, ty: &TensorType) -> Linear {
        let fits =
            self.bounds(&ty.shape).zip(bounds_of(ty.elem)).is_some_and(|(own, all)| within(own, all));
        if !fits {
            self.rest = None;
        }
        self
    }

    /// The number that it is everywhere.
    fn number(&self) -> Option<i64> {
        let (low, high) = self.rest?;
        (low == high && self.steps.iter().all(|s| *s == 0)).then_some(low)
    }

    fn sum(&self, other: &Linear, sign: i64) -> Option<Linear> {
        let added = |a: i64, b: i64| b.checked_mul(sign).and_then(|b| a.checked_add(b));
        let steps = self.steps.iter().zip(&other.steps).map(|(a, b)| added(*a, *b));
        let rest = self.rest.zip(other.rest).and_then(|((a, b), (c, d))| {
            let (c, d) = if sign < 0 { (d, c) } else { (c, d) };
            added(a, c).zip(added(b, d))
        });
        Some(Linear { steps: steps.collect::<Option<_>>()?, rest })
    }

    fn times(&self, by: i64) -> Option<Linear> {
        let steps = self.steps.iter().map(|s| s.checked_mul(by)).collect::<Option<_>>()?;
        let rest = self.rest.and_then(|(a, b)| {
            let (a, b) = a.checked_mul(by).zip(b.checked_mul(by))?;
            Some((a.min(b), a.max(b)))
        });
        Some(Linear { steps, rest })
    }

    /// One of two, nobody knows which.
    fn either(&self, other: &Linear) -> Option<Linear> {
        let rest = self.rest.zip(other.rest).map(|((a, b), (c, d))| (a.min(c), b.max(d)));
        (self.steps == other.steps).then(|| Linear { steps: self.steps.clone(), rest })
    }
}

fn within(inner: (i64, i64), outer: (i64, i64)) -> bool {
    inner.0 >= outer.0 && inner.1 <= outer.1
}

/// The least and the largest number of an integer type.
fn bounds_of(elem: Elem) -> Option<(i64, i64)> {
    Some(match elem {
        Elem::I1 => (0, 1),
        Elem::I8 => (i8::MIN.into(), i8::MAX.into()),
        Elem::U8 => (0, u8::MAX.into()),
        Elem::I16 => (i16::MIN.into(), i16::MAX.into()),
        Elem::U16 => (0, u16::MAX.into()),
        Elem::I32 => (i32::MIN.into(), i32::MAX.into()),
        Elem::U32 => (0, u32::MAX.into()),
        Elem::I64 => (i64::MIN, i64::MAX),
        _ => return None,
    })
}

/// Choices within choices are followed so deep.
const MAX_NESTED: usize = 2;

/// What was found of values.
#[derive(Default)]
struct Look<'c> {
    known: HashMap<Val<'c>, Option<Linear>>,
    /// How many assumptions `known` has, each of one value at the place that is looked at.
    nested: usize,
}

impl<'c> Look<'c> {
    fn linear(&mut self, v: Val<'c>, depth: usize) -> Option<Linear> {
        if let Some(known) = self.known.get(&v) {
            return known.clone();
        }
        let ty = TensorType::of(v).filter(|t| !t.elem.is_float())?;
        let found = if depth < MAX_DEPTH { self.made(v, &ty, depth + 1) } else { None };
        let found = found.map(|linear| linear.fitting(&ty));
        let any = || Linear { steps: vec![0; ty.rank()], rest: bounds_of(ty.elem) };
        let found = Some(found.unwrap_or_else(any));
        self.known.insert(v, found.clone());
        found
    }

    /// What the operation that makes `v` says of it.
    fn made(&mut self, v: Val<'c>, ty: &TensorType, depth: usize) -> Option<Linear> {
        let none = || vec![0; ty.rank()];
        if let Some(text) = splat(v) {
            let number =
                if ty.elem == Elem::I1 { i64::from(text == "true") } else { text.parse().ok()? };
            return Some(Linear { steps: none(), rest: Some((number, number)) });
        }
        let op = maker(v)?;
        let mut everywhere = self.everywhere(op);
        let look = everywhere.as_mut().unwrap_or(self);
        let mut of = |i: usize| look.linear(op.operand(i), depth);
        match op.name() {
            "stablehlo.constant" => literal(op, ty),
            "stablehlo.iota" => {
                let dim = attr_ints(op.attr("iota_dimension")?)?[0] as usize;
                let mut steps = none();
                steps[dim] = i64::from(ty.shape[dim] > 1);
                Some(Linear { steps, rest: Some((0, 0)) })
            }
            "stablehlo.broadcast_in_dim" => {
                let inner = of(0)?;
                let mut steps = none();
                for (step, dim) in inner.steps.iter().zip(attr_ints(op.attr("broadcast_dimensions")?)?) {
                    steps[dim as usize] = *step;
                }
                Some(Linear { steps, ..inner })
            }
            "stablehlo.reshape" => {
                let inner = of(0)?;
                let from = TensorType::of(op.operand(0))?;
                Some(Linear { steps: reshaped(&inner.steps, &from.shape, &ty.shape)?, ..inner })
            }
            "stablehlo.transpose" => {
                let inner = of(0)?;
                let order = attr_ints(op.attr("permutation")?)?;
                Some(Linear { steps: order.iter().map(|d| inner.steps[*d as usize]).collect(), ..inner })
            }
            "stablehlo.optimization_barrier" => of(v.result_index()),
            "stablehlo.convert" => of(0),
            "stablehlo.negate" => of(0)?.times(-1),
            "stablehlo.add" => of(0)?.sum(&of(1)?, 1),
            "stablehlo.subtract" => of(0)?.sum(&of(1)?, -1),
            "stablehlo.multiply" => {
                let (a, b) = (of(0)?, of(1)?);
                match (a.number(), b.number()) {
                    (_, Some(by)) => a.times(by),
                    (Some(by), _) => b.times(by),
                    _ => None,
                }
            }
            "stablehlo.remainder" => remainder(of(0)?, of(1)?.number()?, &ty.shape),
            "stablehlo.maximum" => bounded(of(0)?, of(1)?, &ty.shape, true),
            "stablehlo.minimum" => bounded(of(0)?, of(1)?, &ty.shape, false),
            "stablehlo.clamp" => {
                let spread = |l: Linear| Linear { steps: vec![0; ty.rank()], ..l };
                let least = of(0).filter(|l| l.number().is_some()).map(spread)?;
                let most = of(2).filter(|l| l.number().is_some()).map(spread)?;
                bounded(bounded(of(1)?, least, &ty.shape, true)?, most, &ty.shape, false)
            }
            "stablehlo.select" => self.choice(op, &ty.shape, depth),
            _ => None,
        }
    }

    /// What is known where `op` reads a value at another place than its own: what is assumed of a number says nothing there.
    fn everywhere(&self, op: Op<'c>) -> Option<Look<'c>> {
        let moves = ["stablehlo.broadcast_in_dim", "stablehlo.reshape", "stablehlo.transpose"];
        let elsewhere = self.nested > 0 && moves.contains(&op.name());
        elsewhere.then(|| Look { nested: self.nested, ..Look::default() })
    }

    /// A choice: for numbers below 0, for 0 and for numbers above it, what the condition chooses there.
    fn choice(&mut self, op: Op<'c>, shape: &[i64], depth: usize) -> Option<Linear> {
        let [yes, no] = [1, 2].map(|i| self.linear(op.operand(i), depth));
        let (yes, no) = (yes?, no?);
        match self.truth(op.operand(0), depth) {
            Some(true) => return Some(yes),
            Some(false) => return Some(no),
            None => {}
        }
        let each = TensorType::of(op.operand(0))?.rank() == shape.len();
        let is_number = each && self.nested < MAX_NESTED && no.steps.iter().all(|s| *s == 0);
        let all = no.bounds(shape).filter(|_| is_number);
        if let Some((low, high)) = all {
            let parts = [(low, high.min(-1)), (low.max(0), high.min(0)), (low.max(1), high)];
            let mut found: Option<Linear> = None;
            for part in parts.into_iter().filter(|(a, b)| a <= b) {
                let mut here = Look { nested: self.nested + 1, ..Look::default() };
                let of = Linear { steps: vec![0; shape.len()], rest: Some(part) };
                here.known.insert(op.operand(2), Some(of.clone()));
                let chosen = match here.truth(op.operand(0), depth) {
                    Some(true) => here.linear(op.operand(1), depth)?,
                    Some(false) => of,
                    None => here.linear(op.operand(1), depth)?.either(&of)?,
                };
                found = Some(match found {
                    Some(before) => before.either(&chosen)?,
                    None => chosen,
                });
            }
            return found;
        }
        yes.either(&no)
    }

    /// Whether a condition holds everywhere, or nowhere.
    fn truth(&mut self, v: Val<'c>, depth: usize) -> Option<bool> {
        if let Some(text) = splat(v) {
            return Some(text == "true");
        }
        let op = maker(v).filter(|_| depth < MAX_DEPTH)?;
        let mut everywhere = self.everywhere(op);
        let look = everywhere.as_mut().unwrap_or(self);
        let mut of = |i: usize| look.truth(op.operand(i), depth + 1);
        match op.name() {
            "stablehlo.not" => of(0).map(|t| !t),
            "stablehlo.and" => match (of(0), of(1)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            },
            "stablehlo.or" => match (of(0), of(1)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            },
            "stablehlo.broadcast_in_dim" | "stablehlo.reshape" => of(0),
            "stablehlo.compare" => {
                let (a, b, how) = (op.operand(0), op.operand(1), direction(op)?);
                let ty = TensorType::of(a).filter(|t| !t.elem.is_float())?;
                if ty.elem == Elem::I1 {
                    let (a, b) = (of(0)?, of(1)?);
                    return Some(how.holds(&a, &b));
                }
                let a = self.linear(a, depth + 1)?.bounds(&ty.shape)?;
                let b = self.linear(b, depth + 1)?.bounds(&ty.shape)?;
                compared(how, a, b)
            }
            _ => None,
        }
    }
}

/// Whether a relation holds between each number of one range and each of another, or between none.
fn compared(how: Direction, a: (i64, i64), b: (i64, i64)) -> Option<bool> {
    let (below, above) = (a.1 < b.0, a.0 > b.1);
    let same = a.0 == a.1 && a == b;
    match how {
        Direction::Eq if below || above => Some(false),
        Direction::Eq if same => Some(true),
        Direction::Ne if below || above => Some(true),
        Direction::Ne if same => Some(false),
        Direction::Lt | Direction::Le if below => Some(true),
        Direction::Gt | Direction::Ge if above => Some(true),
        Direction::Lt if a.0 >= b.1 => Some(false),
        Direction::Le if above => Some(false),
        Direction::Le if a.1 <= b.0 => Some(true),
        Direction::Gt if a.1 <= b.0 => Some(false),
        Direction::Ge if below => Some(false),
        Direction::Ge if a.0 >= b.1 => Some(true),
        _ => None,
    }
}

/// The remainder by a positive number, with the sign of what is divided.
fn remainder(of: Linear, by: i64, shape: &[i64]) -> Option<Linear> {
    if by <= 0 {
        return None;
    }
    let Some((low, high)) = of.bounds(shape) else {
        return Some(Linear { rest: None, ..of });
    };
    if low >= 0 && high < by {
        return Some(of);
    }
    let (least, most) = (if low < 0 { 1 - by } else { 0 }, if high > 0 { by - 1 } else { 0 });
    let is_number = of.steps.iter().all(|s| *s == 0);
    Some(Linear { rest: is_number.then_some((least, most)), ..of })
}

/// The larger, or the smaller, of two of which the second is the same everywhere.
fn bounded(a: Linear, b: Linear, shape: &[i64], larger: bool) -> Option<Linear> {
    let (of, edge) = match (a.number(), b.number()) {
        (_, Some(edge)) => (a, edge),
        (Some(edge), _) => (b, edge),
        _ => return None,
    };
    let keeps = |(low, high): (i64, i64)| if larger { low >= edge } else { high <= edge };
    if of.bounds(shape).is_some_and(keeps) {
        return Some(of);
    }
    let is_number = of.steps.iter().all(|s| *s == 0);
    let cut = |(low, high): (i64, i64)| match larger {
        true => (low.max(edge), high.max(edge)),
        false => (low.min(edge), high.min(edge)),
    };
    Some(Linear { rest: of.rest.filter(|_| is_number).map(cut), ..of })
}

/// A literal whose numbers grow evenly along each dimension.
fn literal(op: Op, ty: &TensorType) -> Option<Linear> {
    let numbers = dense_ints(op.attr("value")?, MAX_LITERAL)?;
    let first = *numbers.first()?;
    let mut steps = vec![0; ty.rank()];
    let mut stride = 1;
    for dim in (0..ty.rank()).rev() {
        if ty.shape[dim] > 1 {
            steps[dim] = numbers[stride].checked_sub(first)?;
        }
        stride *= ty.shape[dim] as usize;
    }
    let at = |mut place: i64| {
        let mut number = first;
        for (step, size) in steps.iter().zip(&ty.shape).rev() {
            number = number.checked_add(step.checked_mul(place % size)?)?;
            place /= size;
        }
        Some(number)
    };
    let even = (0..).zip(&numbers).all(|(place, number)| at(place) == Some(*number));
    even.then_some(Linear { steps, rest: Some((first, first)) })
}

/// The steps along the dimensions of a reshape: what dimensions are put together has to grow as one.
fn reshaped(steps: &[i64], from: &[i64], to: &[i64]) -> Option<Vec<i64>> {
    let mut out = vec![0; to.len()];
    let units = |shape: &[i64]| -> Vec<usize> { (0..shape.len()).filter(|d| shape[*d] != 1).collect() };
    let (mut old, mut new) = (units(from), units(to));
    while let Some(last) = old.pop() {
        let (step, mut have, mut filled) = (steps[last], from[last], 1);
        let mut group = Vec::new();
        while filled != have {
            if filled < have {
                let dim = new.pop()?;
                group.push((dim, filled));
                filled = filled.checked_mul(to[dim])?;
            } else {
                let dim = old.pop()?;
                (steps[dim] == step.checked_mul(have)?).then_some(())?;
                have = have.checked_mul(from[dim])?;
            }
        }
        for (dim, stride) in group {
            out[dim] = step.checked_mul(stride)?;
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::Linear;
    use crate::io::Context;
    use crate::ir::Op;
    use pretty_assertions::assert_eq;

    /// What the last operation of a function before its terminator makes, which is read as `steps` and bounds.
    fn linear(body: &str) -> Option<(Vec<i64>, Option<(i64, i64)>)> {
        let context = Context::new();
        let text = format!(
            "func.func @f(%i: tensor<6xi32>, %u: tensor<6xui8>, %l: tensor<6xi64>, %c: tensor<6xi1>, %s: tensor<i1>) {{
               %0 = stablehlo.constant dense<0> : tensor<6xi32>
               %7 = stablehlo.constant dense<7> : tensor<6xi32>
               %n = stablehlo.iota dim = 0 : tensor<6xi32>
               %n7 = stablehlo.multiply %n, %7 : tensor<6xi32>
               {body}
               return
             }}"
        );
        let module = melior::ir::Module::parse(context.melior(), &text).expect("a module");
        let function = Op::of_module(&module).regions()[0].blocks()[0].ops()[0];
        let ops = function.regions()[0].blocks()[0].ops();
        let made = ops[ops.len() - 2].result(0);
        Linear::of(made).map(|linear| (linear.steps, linear.rest))
    }

    const ANY: (i64, i64) = (i32::MIN as i64, i32::MAX as i64);

    #[test]
    fn sums_products_and_rearrangements_are_followed() {
        assert_eq!(
            linear("%x = stablehlo.subtract %n7, %7 : tensor<6xi32>"),
            Some((vec![7], Some((-7, -7))))
        );
        assert_eq!(linear("%x = stablehlo.negate %n7 : tensor<6xi32>"), Some((vec![-7], Some((0, 0)))));
        assert_eq!(
            linear("%x = stablehlo.reshape %n7 : (tensor<6xi32>) -> tensor<2x1x3xi32>"),
            Some((vec![21, 0, 7], Some((0, 0))))
        );
        let literal = "%x = stablehlo.constant dense<[[5, 7, 9], [15, 17, 19]]> : tensor<2x3xi64>";
        assert_eq!(linear(literal), Some((vec![10, 2], Some((5, 5)))));
        let uneven = "%x = stablehlo.constant dense<[[5, 7, 9], [15, 17, 20]]> : tensor<2x3xi64>";
        assert_eq!(linear(uneven), Some((vec![0, 0], Some((i64::MIN, i64::MAX)))));
        let together = "%a = stablehlo.iota dim = 0 : tensor<2x3xi32>
                        %b = stablehlo.iota dim = 1 : tensor<2x3xi32>
                        %t = stablehlo.constant dense<3> : tensor<2x3xi32>
                        %at = stablehlo.multiply %t, %a : tensor<2x3xi32>
                        %s6 = stablehlo.add %at, %b : tensor<2x3xi32>
                        %x = stablehlo.reshape %s6 : (tensor<2x3xi32>) -> tensor<6xi32>";
        assert_eq!(linear(together), Some((vec![1], Some((0, 0)))));
        // Columns first: no one step.
        assert_eq!(linear(&together.replace("%at, %b", "%a, %b")), Some((vec![0], Some(ANY))));
    }

    #[test]
    fn bounds_end_where_numbers_wrap_around() {
        assert_eq!(linear("%x = stablehlo.add %n7, %i : tensor<6xi32>"), Some((vec![7], None)));
        let wide = "%w = stablehlo.convert %i : (tensor<6xi32>) -> tensor<6xi64>
                    %n8 = stablehlo.convert %n7 : (tensor<6xi32>) -> tensor<6xi64>
                    %x = stablehlo.add %n8, %w : tensor<6xi64>";
        assert_eq!(linear(wide), Some((vec![7], Some(ANY))));
        let narrow = "%x = stablehlo.convert %l : (tensor<6xi64>) -> tensor<6xi32>";
        assert_eq!(linear(narrow), Some((vec![0], None)));
        let unsigned = "%x = stablehlo.convert %u : (tensor<6xui8>) -> tensor<6xi32>";
        assert_eq!(linear(unsigned), Some((vec![0], Some((0, 255)))));
        let below = "%o = stablehlo.constant dense<1> : tensor<6xui8>
                     %x = stablehlo.subtract %u, %o : tensor<6xui8>";
        assert_eq!(linear(below), Some((vec![0], None)));
        // Nothing that follows gives bounds back.
        let back = "%a = stablehlo.add %n7, %i : tensor<6xi32>
                    %x = stablehlo.minimum %a, %0 : tensor<6xi32>";
        assert_eq!(linear(back), Some((vec![7], None)));
    }

    #[test]
    fn clamps_remainders_and_choices_bound() {
        let clip = "%a = stablehlo.maximum %0, %i : tensor<6xi32>
                    %x = stablehlo.minimum %7, %a : tensor<6xi32>";
        assert_eq!(linear(clip), Some((vec![0], Some((0, 7)))));
        assert_eq!(
            linear("%x = stablehlo.clamp %0, %i, %7 : tensor<6xi32>"),
            Some((vec![0], Some((0, 7))))
        );
        assert_eq!(
            linear("%x = stablehlo.remainder %i, %7 : tensor<6xi32>"),
            Some((vec![0], Some((-6, 6))))
        );
        // As jnp.remainder has it, of the sign of the divisor.
        let modulo = "%r = stablehlo.remainder %i, %7 : tensor<6xi32>
                      %some = stablehlo.compare NE, %r, %0, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
                      %neg = stablehlo.compare LT, %r, %0, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
                      %by = stablehlo.compare LT, %7, %0, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
                      %other = stablehlo.compare NE, %neg, %by, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
                      %both = stablehlo.and %other, %some : tensor<6xi1>
                      %plus = stablehlo.add %r, %7 : tensor<6xi32>
                      %x = stablehlo.select %both, %plus, %r : tensor<6xi1>, tensor<6xi32>";
        assert_eq!(linear(modulo), Some((vec![0], Some((0, 6)))));
        // The condition is another place's.
        let elsewhere = modulo.replace(
            "%neg = stablehlo.compare LT, %r,",
            "%r23 = stablehlo.reshape %r : (tensor<6xi32>) -> tensor<2x3xi32>
             %t = stablehlo.transpose %r23, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
             %q = stablehlo.reshape %t : (tensor<3x2xi32>) -> tensor<6xi32>
             %neg = stablehlo.compare LT, %q,",
        );
        assert_eq!(linear(&elsewhere), Some((vec![0], Some((-6, 13)))));
        let masked = "%a = stablehlo.clamp %0, %i, %7 : tensor<6xi32>
                      %m = stablehlo.constant dense<-3> : tensor<6xi32>
                      %x = stablehlo.select %c, %a, %m : tensor<6xi1>, tensor<6xi32>";
        assert_eq!(linear(masked), Some((vec![0], Some((-3, 7)))));
        // An index below 0 counts from the end; this one never is.
        let wrap = "%a = stablehlo.clamp %0, %i, %7 : tensor<6xi32>
                    %k = stablehlo.add %n7, %a : tensor<6xi32>
                    %below = stablehlo.compare LT, %k, %0, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
                    %end = stablehlo.add %k, %7 : tensor<6xi32>
                    %x = stablehlo.select %below, %end, %k : tensor<6xi1>, tensor<6xi32>";
        assert_eq!(linear(wrap), Some((vec![7], Some((0, 7)))));
        assert_eq!(linear(&wrap.replace("%n7, %a", "%n7, %i")), Some((vec![7], None)));
    }
}
