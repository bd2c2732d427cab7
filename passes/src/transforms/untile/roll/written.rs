//! The loop of tiles that were written out, as it is written.

use super::{End, Kind, Rolled, Trips};
use crate::analysis::splat;
use crate::ir::{Builder, Op, Start, TensorType, Val};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

impl<'c> Trips<'c> {
    /// Writes the loop in front of `next`, and makes the program read its results but for the trips' operations, `inside`.
    pub(super) fn written(
        &self,
        ends: Vec<End<'c>>,
        inside: &HashSet<Op<'c>>,
        next: Op<'c>,
    ) -> Rolled<'c> {
        let mut b = Builder::before(next);
        let first = ends.first().and_then(|end| end.members().first()?.def());
        b.loc = first.map_or(next.location(), Op::location);

        let rows = Rows::of(self, &ends, &b);
        let mut state: Vec<Val> = rows.before.iter().map(|(start, _)| *start).collect();
        // Which of the values that the loop carries each of these ends as.
        let mut places = Vec::new();
        for end in &ends {
            let (start, carried) = match end {
                // What no trip reads of the one before starts as anything.
                End::Last(row) => (row[0], rows.before.iter().position(|(_, next)| next == row)),
                End::SideBySide(_, user, ..) => (user.result(0), None),
                End::Sum(_, root, _) | End::Maximum(_, root, ..) | End::Apart(_, root, ..) => {
                    (*root, None)
                }
                End::Each(row) => (row[0], None),
            };
            places.push(carried.unwrap_or(state.len()));
            if carried.is_none() {
                let mut ty = TensorType::of(start).expect("a tensor");
                if matches!(end, End::Each(_)) {
                    ty.shape.insert(0, self.count as i64);
                }
                state.push(match end {
                    End::Maximum(_, _, lowest, _) => {
                        b.splat(&ty, &format!("0x{:08X}", (*lowest as f32).to_bits()))
                    }
                    _ => b.zero(&ty),
                });
            }
        }
        let results =
            b.counted_loop(self.count as i64, 1, &state, &rows.given, |b, trip, now, carried| {
                let mut body =
                    Body { all: self, rows: &rows, trip, now, made: HashMap::default(), carried };
                let mut next: Vec<Val> = rows.before.iter().map(|(_, next)| body.get(b, next)).collect();
                for (end, place) in ends.iter().zip(&places).filter(|(_, at)| **at >= rows.before.len())
                {
                    next.push(match end {
                        End::Last(row) => body.get(b, row),
                        End::Sum(rows, ..) => rows.iter().fold(now[*place], |sum, row| {
                            let part = body.get(b, row);
                            b.elementwise("add", &[sum, part])
                        }),
                        End::Maximum(row, ..) => {
                            let part = body.get(b, row);
                            b.elementwise("maximum", &[now[*place], part])
                        }
                        End::SideBySide(row, _, dim, line) => {
                            let part = body.get(b, row);
                            put(b, (now[*place], part), trip, (*dim, *line))
                        }
                        End::Apart(rows, _, line, ..) => {
                            let parts: Vec<Val> = rows.iter().map(|row| body.get(b, row)).collect();
                            put(b, (now[*place], sum_of(b, &parts)), trip, *line)
                        }
                        End::Each(row) => {
                            let part = unit(b, body.get(b, row));
                            let rank = TensorType::of(part).expect("a tensor").rank();
                            let mut starts = vec![Start::At(0); rank];
                            starts[0] = Start::Value(trip);
                            b.update(now[*place], part, &starts)
                        }
                    });
                }
                next
            });
        let op = results[0].def().expect("the loop");
        let mut read = Vec::new();
        for (end, place) in ends.iter().zip(places) {
            let mut new = results[place];
            if let End::Each(row) = end {
                for (at, old) in row.iter().enumerate() {
                    let shape = TensorType::of(*old).expect("a tensor").shape;
                    let new = b.reshape(b.slice(new, 0, Start::At(at as i64), 1), &shape);
                    old.replace_all_uses(new);
                    read.push((*old, new));
                }
                continue;
            }
            let old = end.root().unwrap_or(end.members()[self.count - 1]);
            if let (Some(root), Some(at)) = (end.root(), old.def()) {
                let b = Builder::before(at);
                let rank = TensorType::of(root).expect("a tensor").rank();
                let put_at = |all: Val<'c>, (part, at): (Val<'c>, i64), dim: usize| {
                    let mut starts = vec![Start::At(0); rank];
                    starts[dim] = Start::At(at);
                    b.update(all, part, &starts)
                };
                match end {
                    End::SideBySide(row, user, dim, _) => {
                        let width = |v: Val| TensorType::of(v).expect("a tensor").shape[*dim];
                        let mut at = row.len() as i64 * width(row[0]);
                        for part in user.operands().into_iter().skip(row.len()) {
                            new = put_at(new, (part, at), *dim);
                            at += width(part);
                        }
                    }
                    End::Apart(_, _, (dim, _), behind, given) => {
                        let part = |(tile, at): &(Vec<Val<'c>>, i64)| (sum_of(&b, tile), *at);
                        new = behind.iter().fold(new, |all, tile| put_at(all, part(tile), *dim));
                        new = given.iter().fold(new, |sum, v| b.elementwise("add", &[sum, *v]));
                    }
                    End::Sum(_, _, behind) => {
                        new = behind.iter().fold(new, |sum, v| b.elementwise("add", &[sum, *v]));
                    }
                    End::Maximum(.., behind) => {
                        let larger = |all: Val<'c>, v: &Val<'c>| b.elementwise("maximum", &[all, *v]);
                        new = behind.iter().fold(new, larger);
                    }
                    End::Last(_) | End::Each(_) => {}
                }
            }
            for used in old.uses().into_iter().filter(|used| !inside.contains(&used.owner)) {
                used.owner.set_operand(used.index, new);
            }
            read.push((old, new));
        }
        Rolled { op, ends: read }
    }
}

/// Puts a trip's part into an array of all, where a dimension's line says.
fn put<'c>(
    b: &Builder<'c>,
    (all, part): (Val<'c>, Val<'c>),
    trip: Val<'c>,
    (dim, line): (usize, [i64; 2]),
) -> Val<'c> {
    let index = TensorType::of(trip).expect("an index");
    let rank = TensorType::of(part).expect("a tensor").rank();
    let mut starts = vec![Start::At(0); rank];
    starts[dim] = Start::Value(b.scaled(trip, line, &index));
    b.update(all, part, &starts)
}

/// The sum of one or more values.
fn sum_of<'c>(b: &Builder<'c>, values: &[Val<'c>]) -> Val<'c> {
    values[1..].iter().fold(values[0], |sum, v| b.elementwise("add", &[sum, *v]))
}

/// What a loop of trips carries, and is given.
#[derive(Default)]
struct Rows<'c> {
    /// Where what is carried starts, and what it goes on with.
    before: Vec<(Val<'c>, Vec<Val<'c>>)>,
    given: Vec<Val<'c>>,
    /// What each trip has of its own, side by side.
    own: HashMap<Vec<Val<'c>>, Val<'c>>,
}

/// A value with a dimension of one in front.
fn unit<'c>(b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
    let mut shape = TensorType::of(v).expect("a tensor").shape;
    shape.insert(0, 1);
    b.reshape(v, &shape)
}

impl<'c> Rows<'c> {
    /// `b` writes in front of the loop.
    fn of(all: &Trips<'c>, ends: &[End<'c>], b: &Builder<'c>) -> Self {
        let mut rows = Rows::default();
        let mut seen: HashSet<Vec<Val<'c>>> = HashSet::default();
        let mut pending: Vec<Vec<Val>> = ends.iter().flat_map(End::rows).collect();
        while let Some(row) = pending.pop() {
            if !seen.insert(row.clone()) {
                continue;
            }
            match all.kind_of(&row) {
                Kind::Given(v) => {
                    if splat(*v).is_none() && !rows.given.contains(v) {
                        rows.given.push(*v);
                    }
                }
                Kind::Integer(_) => {}
                Kind::Before(start, next) => {
                    rows.before.push((*start, next.clone()));
                    pending.push(next.clone());
                }
                Kind::Slice(whole, ..) => pending.push(whole.clone()),
                Kind::Made(operands) => pending.extend(operands.iter().cloned()),
                Kind::Own => {
                    let units: Vec<Val> = row.iter().map(|v| unit(b, *v)).collect();
                    let all = b.concatenate(&units, 0);
                    rows.given.push(all);
                    rows.own.insert(row, all);
                }
            }
        }
        rows
    }
}

impl<'c> Trips<'c> {
    fn kind_of(&self, row: &[Val<'c>]) -> &Kind<'c> {
        self.known.get(row).and_then(Option::as_ref).expect("what stands in the loop was compared")
    }
}

/// The body as it is written.
struct Body<'a, 'c> {
    all: &'a Trips<'c>,
    rows: &'a Rows<'c>,
    trip: Val<'c>,
    now: &'a [Val<'c>],
    made: HashMap<Vec<Val<'c>>, Val<'c>>,
    carried: &'a crate::ir::Carried<'c>,
}

impl<'c> Body<'_, 'c> {
    fn get(&mut self, b: &Builder<'c>, row: &[Val<'c>]) -> Val<'c> {
        if let Some(made) = self.made.get(row) {
            return *made;
        }
        let ty = TensorType::of(row[0]).expect("it was looked at");
        let v = match self.all.kind_of(row) {
            Kind::Given(v) => match splat(*v) {
                Some(text) => b.splat(&ty, &text),
                None => self.carried.inside(*v),
            },
            Kind::Integer(line) => {
                let scalar = b.scaled(self.trip, *line, &TensorType::new([], ty.elem));
                if ty.rank() == 0 { scalar } else { b.broadcast(scalar, &ty.shape, &[]) }
            }
            Kind::Before(start, next) => {
                let at = self.rows.before.iter().position(|(s, n)| s == start && n == next);
                self.now[at.expect("what is carried was found")]
            }
            Kind::Slice(whole, dim, line) => {
                let whole = self.get(b, whole);
                let index = TensorType::of(self.trip).expect("an index");
                let start = b.scaled(self.trip, *line, &index);
                b.slice(whole, *dim, Start::Value(start), ty.shape[*dim])
            }
            Kind::Own => {
                let all = self.carried.inside(self.rows.own[row]);
                let own = b.slice(all, 0, Start::Value(self.trip), 1);
                b.reshape(own, &ty.shape)
            }
            Kind::Made(operands) => {
                let operands: Vec<Val> = operands.iter().map(|row| self.get(b, row)).collect();
                let copy = row[0].def().expect("it was looked at").clone_op();
                operands.iter().enumerate().for_each(|(at, v)| copy.set_operand(at, *v));
                b.insert_op(copy);
                copy.result(0)
            }
        };
        self.made.insert(row.to_vec(), v);
        v
    }
}
