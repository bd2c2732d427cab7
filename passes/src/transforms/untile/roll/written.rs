//! Writes the loop of equal trips.

use super::{End, Kind, Trips};
use crate::analysis::splat;
use crate::ir::{Builder, Op, Start, TensorType, Val};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

impl<'c> Trips<'c> {
    /// Writes the loop in front of `next` and replaces the uses of the combined values by its results. Returns the loop.
    pub fn written_behind(&self, ends: Vec<End<'c>>, next: Op<'c>) -> Op<'c> {
        let mut b = Builder::before(next);
        let first = ends.first().and_then(|end| end.members().first()?.def());
        b.loc = first.map_or(next.location(), Op::location);

        let given = self.operands(&ends);
        let starts = ends.iter().map(|end| {
            let ty = TensorType::of(end.root()).expect("a tensor");
            match end {
                End::Maximum(_, _, lowest, _) => {
                    b.splat(&ty, &format!("0x{:08X}", (*lowest as f32).to_bits()))
                }
                _ => b.zero(&ty),
            }
        });
        let state: Vec<Val> = starts.collect();
        let results = b.counted_loop(self.count as i64, 1, &state, &given, |b, trip, now, carried| {
            let mut body = Body { all: self, trip, made: HashMap::default(), carried };
            let mut next = Vec::new();
            for (end, now) in ends.iter().zip(now) {
                next.push(match end {
                    End::Sum(rows, ..) => rows.iter().fold(*now, |sum, row| {
                        let part = body.get(b, row);
                        b.elementwise("add", &[sum, part])
                    }),
                    End::Maximum(row, ..) => {
                        let part = body.get(b, row);
                        b.elementwise("maximum", &[*now, part])
                    }
                    End::SideBySide(row, _, dim, line) => {
                        let part = body.get(b, row);
                        put(b, (*now, part), trip, (*dim, *line))
                    }
                    End::Apart(rows, _, line, ..) => {
                        let parts: Vec<Val> = rows.iter().map(|row| body.get(b, row)).collect();
                        put(b, (*now, sum_of(b, &parts)), trip, *line)
                    }
                });
            }
            next
        });
        for (end, result) in ends.iter().zip(&results) {
            let (mut new, root) = (*result, end.root());
            if let Some(at) = root.def() {
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
                }
            }
            root.replace_all_uses(new);
        }
        results[0].def().expect("the loop")
    }

    /// The values outside of the trips that they read.
    fn operands(&self, ends: &[End<'c>]) -> Vec<Val<'c>> {
        let mut given = Vec::new();
        let mut seen: HashSet<Vec<Val<'c>>> = HashSet::default();
        let mut pending: Vec<Vec<Val>> = ends.iter().flat_map(End::rows).collect();
        while let Some(row) = pending.pop() {
            if !seen.insert(row.clone()) {
                continue;
            }
            match self.kind_of(&row) {
                Kind::Given(v) => {
                    if splat(*v).is_none() && !given.contains(v) {
                        given.push(*v);
                    }
                }
                Kind::Integer(_) => {}
                Kind::Slice(whole, ..) => pending.push(whole.clone()),
                Kind::Made(operands) => pending.extend(operands.iter().cloned()),
            }
        }
        given
    }

    fn kind_of(&self, row: &[Val<'c>]) -> &Kind<'c> {
        self.known.get(row).and_then(Option::as_ref).expect("values of the loop were compared")
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

/// The body as it is written.
struct Body<'a, 'c> {
    all: &'a Trips<'c>,
    trip: Val<'c>,
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
            Kind::Slice(whole, dim, line) => {
                let whole = self.get(b, whole);
                let index = TensorType::of(self.trip).expect("an index");
                let start = b.scaled(self.trip, *line, &index);
                b.slice(whole, *dim, Start::Value(start), ty.shape[*dim])
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
