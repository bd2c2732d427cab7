//! What comes back to a column that a loop picks by `where(hit, x[id], before)`: autodiff carries `where(hit, 0, g)` back over the trips, and
//! hands `where(hit, g, 0)` to the tile of each.
//!
//! No id hits two tiles, so that what a trip hands to its tile is still what the loop was given: that is read in its place, and the loop
//! carries it no more. These are choices between the same numbers, so that NaN and infinities stay where they are; an id that hits
//! no tile gets nothing in both.

use super::differentiated::trying;
use super::intervals::Piece;
use super::lift::Lift;
use super::pair::Pair;
use super::picks::Trip;
use super::tiles::Tiles;
use crate::analysis::counted::While;
use crate::ir::{Builder, Op, TensorType, Val};

/// Ids from the first to the last one.
type Ids = (i64, i64);

/// What a choice does with what is carried.
struct Choice<'c> {
    op: Op<'c>,
    /// Which of its operands it is.
    index: usize,
}

/// Lets the loop, which is the gradient of one over tiles, read what it was given where no trip before changed that; the loop without what it
/// carries no more, none where that is not known.
pub(super) fn read_from_outside<'c>(pair: &Pair<'c>) -> Option<While<'c>> {
    let reader = pair.reader.of;
    let tiles = [Tiles::of(&pair.maker), Tiles::of(&pair.reader)];
    let [Some(makers), Some(readers)] = tiles.each_ref().map(|all| all.first()) else { return None };
    let block = reader.op.block()?;
    let carries = 0..reader.op.num_operands();
    // Nothing is written in front of the loops.
    let found: Vec<(usize, Vec<Choice>)> = carries
        .filter_map(|at| {
            let carried = Carried::of(pair, at)?;
            let mut reads = None;
            trying::<()>(block, || {
                let lifts = [Lift::of(&pair.maker, makers), Lift::of(&pair.reader, readers)];
                reads = carried.unchanged(pair, &lifts);
                None
            });
            Some((at, reads?))
        })
        .collect();
    for (at, reads) in &found {
        for Choice { op, index } in reads {
            let shape = TensorType::of(op.operand(*index))?.shape;
            let given = Builder::before(*op).reshape(reader.op.operand(*at), &shape);
            op.set_operand(*index, given);
        }
    }
    let found: Vec<usize> = found.into_iter().map(|(at, _)| at).collect();
    (!found.is_empty()).then(|| reader.without(&found))
}

/// Where the body reads a value that it carries.
struct Carried<'c> {
    /// By which the next trip's value is this one's, or another.
    keeps: Choice<'c>,
    reads: Vec<Choice<'c>>,
    rows: i64,
}

impl<'c> Carried<'c> {
    /// None where there are other readers than choices and the next trip.
    fn of(pair: &Pair<'c>, carry: usize) -> Option<Carried<'c>> {
        let reader = pair.reader.of;
        let (given, arg) = (reader.op.operand(carry), reader.body.args()[carry]);
        let rows = TensorType::of(given).filter(|ty| ty.elem.is_float())?.elements();
        let unread = reader.op.result(carry).is_unused() && reader.condition.args()[carry].is_unused();
        let changes = pair.same(reader.next()[carry]).def().filter(|op| op.is("stablehlo.select"))?;
        let choices = choices(arg, rows).filter(|_| unread)?;
        let (keeps, reads): (Vec<Choice>, Vec<Choice>) =
            choices.into_iter().partition(|choice| choice.op == changes);
        let [keeps] = <[Choice; 1]>::try_from(keeps).ok()?;
        if reads.is_empty() || pair.same(reader.next()[carry]) != changes.result(0) {
            return None;
        }
        Some(Carried { keeps, reads, rows })
    }

    /// The reads, where no trip before has changed the value there.
    fn unchanged(self, pair: &Pair<'c>, lifts: &[Lift<'_, 'c>; 2]) -> Option<Vec<Choice<'c>>> {
        let apart = |outside| self.is_apart(pair, lifts, outside);
        [false, true].into_iter().find_map(apart).map(|()| self.reads)
    }

    /// That no trip reads, for ids for which a trip before it has kept something else; `outside`: see [`Trip::of`].
    fn is_apart(&self, pair: &Pair<'c>, lifts: &[Lift<'_, 'c>; 2], outside: bool) -> Option<()> {
        let Carried { keeps, reads, rows } = self;
        let (mut ids, mut hit) = (None, Vec::<Ids>::new());
        for trip in 0..pair.reader.trips() {
            let mut chosen = |choice: &Choice<'c>, takes: bool| {
                let condition = pair.same(choice.op.operand(0));
                let (lift, trip) = match condition.block() == pair.maker.of.body {
                    true => (&lifts[0], pair.maker.trips() - 1 - trip),
                    false => (&lifts[1], trip),
                };
                let mut one = Trip::of(lift, trip, None, *rows, (ids, outside));
                let pieces = one.value(condition, 0)?;
                ids = one.ids;
                let takes_it = |truth: bool| (truth == (choice.index == 1)) == takes;
                let mut all: Vec<Ids> = Vec::new();
                for (first, last, piece) in pieces {
                    match piece {
                        Piece::Truth(truth) if takes_it(truth) => all.push((first, last)),
                        Piece::Truth(_) => {}
                        _ => return None,
                    }
                }
                Some(all)
            };
            for choice in reads {
                let read = chosen(choice, true)?;
                let meets = |a: &Ids| hit.iter().any(|b| a.0 <= b.1 && b.0 <= a.1);
                (!read.iter().any(meets)).then_some(())?;
            }
            hit.extend(chosen(keeps, false)?);
        }
        Some(())
    }
}

/// The choices that read the numbers of a value; none where anything else reads them.
fn choices(v: Val, rows: i64) -> Option<Vec<Choice>> {
    let (mut all, mut pending) = (Vec::new(), vec![v]);
    while let Some(v) = pending.pop() {
        for used in v.uses() {
            let op = used.owner;
            match op.name() {
                "stablehlo.select" if used.index > 0 => all.push(Choice { op, index: used.index }),
                "stablehlo.optimization_barrier" => pending.push(op.result(used.index)),
                "stablehlo.reshape" => pending.push(op.result(0)),
                "stablehlo.broadcast_in_dim"
                    if TensorType::of(op.result(0)).is_some_and(|ty| ty.elements() == rows) =>
                {
                    pending.push(op.result(0));
                }
                _ => return None,
            }
        }
    }
    Some(all)
}
