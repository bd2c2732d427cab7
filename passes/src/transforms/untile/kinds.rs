//! Numbers of many rows, of which most are of few kinds: an operation on numbers of these kinds is computed once for each.
//!
//! Of sequences of tiles all but two of which are ordinary, what stands in front of the first of these is of a few kinds, and what
//! 62 tiles' operations make of 750,000 rows took 6 s row by row. No number is another one for that: rows of a kind have the same bits.

use rustc_hash::FxHashMap as HashMap;
use std::ops::Index;
use std::rc::Rc;

/// The kind of each row, from 0.
#[derive(Debug)]
pub(super) struct Kinds {
    of: Vec<u32>,
    count: usize,
}

impl Kinds {
    /// Of each row the kind that is given for it, of so many.
    pub fn of(count: usize, of: impl Iterator<Item = usize>) -> Rc<Kinds> {
        Rc::new(Kinds { of: of.map(|kind| kind as u32).collect(), count })
    }
}

/// A number for each of many rows.
#[derive(Clone, Debug)]
pub(super) struct Column {
    /// By kinds.
    numbers: Rc<[f32]>,
    kinds: Rc<Kinds>,
}

impl Index<usize> for Column {
    type Output = f32;

    fn index(&self, row: usize) -> &f32 {
        &self.numbers[self.kinds.of[row] as usize]
    }
}

impl Column {
    pub fn new(numbers: Rc<[f32]>, kinds: Rc<Kinds>) -> Column {
        Column { numbers, kinds }
    }

    /// These numbers, one for each row.
    pub fn of(rows: &[f32]) -> Column {
        let mut seen: HashMap<u32, u32> = HashMap::default();
        let mut numbers = Vec::new();
        let kind = |number: &f32| {
            *seen.entry(number.to_bits()).or_insert_with(|| {
                numbers.push(*number);
                numbers.len() as u32 - 1
            })
        };
        let of = rows.iter().map(kind).collect();
        let count = numbers.len();
        Column::new(numbers.into(), Rc::new(Kinds { of, count }))
    }

    /// What `make` makes of the number of each row.
    pub fn map(&self, make: impl Fn(f32) -> f32) -> Column {
        let numbers = self.numbers.iter().map(|number| make(*number));
        Column::new(numbers.collect(), self.kinds.clone())
    }

    /// The numbers row by row.
    pub fn rows(&self) -> impl Iterator<Item = f32> {
        self.kinds.of.iter().map(|kind| self.numbers[*kind as usize])
    }

    /// With one kind for equal numbers, where that leaves far fewer.
    fn merged(self) -> Column {
        const FEW: usize = 32;
        if self.kinds.count < FEW {
            return self;
        }
        let mut seen: HashMap<u32, u32> = HashMap::default();
        let (mut numbers, mut to) = (Vec::new(), Vec::new());
        for number in &self.numbers[..] {
            let kind = *seen.entry(number.to_bits()).or_insert_with(|| {
                numbers.push(*number);
                numbers.len() as u32 - 1
            });
            to.push(kind);
            if numbers.len() * 2 > self.kinds.count {
                return self;
            }
        }
        let (count, of) = (numbers.len(), self.kinds.of.iter().map(|kind| to[*kind as usize]).collect());
        Column::new(numbers.into(), Rc::new(Kinds { of, count }))
    }
}

/// Kinds of rows that are of one kind in each of two ways.
struct Product {
    kinds: Rc<Kinds>,
    /// The kinds in both ways.
    from: [Rc<Vec<u32>>; 2],
    /// Kept, so that no others get their place in memory.
    _of: [Rc<Kinds>; 2],
}

/// What rows of several columns have, by their kinds in all.
#[derive(Default)]
pub(super) struct Products(HashMap<[*const Kinds; 2], Rc<Product>>);

impl Products {
    fn of(&mut self, a: &Rc<Kinds>, b: &Rc<Kinds>) -> Rc<Product> {
        // So many places a row of a table of all pairs of kinds; more are looked up.
        const TABLE: usize = 8;
        let made = self.0.entry([Rc::as_ptr(a), Rc::as_ptr(b)]);
        made.or_insert_with(|| {
            let mut from = [Vec::new(), Vec::new()];
            let mut new = |a: u32, b: u32| {
                from[0].push(a);
                from[1].push(b);
                from[0].len() as u32 - 1
            };
            let pairs = a.of.iter().copied().zip(b.of.iter().copied());
            let of: Vec<u32> = if a.count.saturating_mul(b.count) <= TABLE * a.of.len() {
                let mut seen: Vec<Option<u32>> = vec![None; a.count * b.count];
                let place = |x: u32, y: u32| x as usize * b.count + y as usize;
                pairs.map(|(x, y)| *seen[place(x, y)].get_or_insert_with(|| new(x, y))).collect()
            } else {
                let mut seen: HashMap<(u32, u32), u32> = HashMap::default();
                pairs.map(|(x, y)| *seen.entry((x, y)).or_insert_with(|| new(x, y))).collect()
            };
            let count = from[0].len();
            let (kinds, from) = (Rc::new(Kinds { of, count }), from.map(Rc::new));
            Rc::new(Product { kinds, from, _of: [a.clone(), b.clone()] })
        })
        .clone()
    }

    /// What `make` makes of the numbers of each row; with `merges`, equal numbers are of one kind if these are fewer.
    pub fn map(&mut self, of: &[&Column], merges: bool, make: &dyn Fn(&[f32]) -> f32) -> Column {
        // Of each kind in all columns so far, the kind in each one; none if it is the same.
        let mut all: Option<(Rc<Kinds>, Vec<Option<Rc<Vec<u32>>>>)> = None;
        let mut known: Vec<*const Kinds> = Vec::new();
        for kinds in of.iter().map(|column| &column.kinds) {
            if known.contains(&Rc::as_ptr(kinds)) {
                continue;
            }
            known.push(Rc::as_ptr(kinds));
            all = Some(match all {
                None => (kinds.clone(), vec![None]),
                Some((before, mut places)) => {
                    let product = self.of(&before, kinds);
                    let [earlier, mine] = &product.from;
                    for place in &mut places {
                        *place = Some(match place {
                            None => earlier.clone(),
                            Some(place) => {
                                Rc::new(earlier.iter().map(|kind| place[*kind as usize]).collect())
                            }
                        });
                    }
                    places.push(Some(mine.clone()));
                    (product.kinds.clone(), places)
                }
            });
        }
        let (kinds, places) = all.expect("an operation on numbers has some");
        let place = |column: &&Column| {
            let at = known.iter().position(|of| *of == Rc::as_ptr(&column.kinds));
            places[at.expect("seen above")].as_deref()
        };
        let columns: Vec<(&[f32], Option<&Vec<u32>>)> =
            of.iter().map(|column| (&column.numbers[..], place(column))).collect();
        let mut numbers = vec![0.0; columns.len()];
        let kind = |kind: usize| {
            for (number, (all, of)) in numbers.iter_mut().zip(&columns) {
                *number = all[of.map_or(kind, |of| of[kind] as usize)];
            }
            make(&numbers)
        };
        let made = Column::new((0..kinds.count).map(kind).collect(), kinds);
        if merges { made.merged() } else { made }
    }
}
