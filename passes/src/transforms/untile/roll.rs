//! The loop over column blocks that one operation for each block, one after the other, is equal to.
//!
//! `untile` unrolls a loop over blocks to read its gradients (`unrolled.rs`); what remains of the blocks are sums, maxima and
//! concatenations over them. The values of all blocks are compared by their defining operations: equal operations on equal
//! operands, on integers that are affine in the block's number, or on slices of one array whose offsets are. The loop computes
//! the same operations on the same operands in the same order. A narrower last block stays behind the loop (`tail.rs`).

mod written;

use super::tail::{part, unconverted};
use crate::analysis::counted::{integer, line};
use crate::analysis::reshape::through_barriers;
use crate::analysis::{reducer, splat};
use crate::ir::{Block, Op, TensorType, Val};
use crate::rewrite::cleanup;
use rustc_hash::FxHashMap as HashMap;

/// Slices of one array, side by side, by the operation of each trip. What is narrower than a vocabulary, `least`, is no candidate:
/// halves of rotary embeddings, heads of attention.
pub(super) fn runs(block: Block, least: i64) -> Vec<Vec<Op>> {
    struct Run<'c> {
        trips: Vec<Op<'c>>,
        at: Vec<i64>,
        step: Option<i64>,
    }
    type Key<'c> = (Val<'c>, usize, Vec<i64>);
    let (mut open, mut order): (HashMap<Key, Vec<Run>>, Vec<Key>) = Default::default();
    for op in block.ops() {
        let Some((at, extents)) = part(op) else { continue };
        let whole = TensorType::of(op.operand(0)).map(|ty| ty.shape).unwrap_or_default();
        let cut: Vec<usize> = (0..whole.len()).filter(|d| extents[*d] != whole[*d]).collect();
        let [dim] = cut[..] else { continue };
        let key = (op.operand(0), dim, extents.clone());
        if !open.contains_key(&key) {
            order.push(key.clone());
        }
        let runs = open.entry(key).or_default();
        let width = extents[dim];
        if let Some(run) = runs.last_mut() {
            let step = at[dim] - run.at[dim];
            // A trip may read its tile twice.
            if step == 0 {
                continue;
            }
            if step.abs() == width && run.step.is_none_or(|before| before == step) {
                run.step = Some(step);
                run.trips.push(op);
                run.at = at;
                continue;
            }
        }
        runs.push(Run { trips: vec![op], at, step: None });
    }
    let runs = order.iter().flat_map(|key| {
        let width = key.2[key.1];
        let runs = open.remove(key).unwrap_or_default().into_iter().map(|run| run.trips);
        runs.filter(move |trips| trips.len() > 1 && trips.len() as i64 * width >= least)
    });
    runs.collect()
}

/// The form of a value in all trips.
#[derive(Clone, Debug)]
enum Kind<'c> {
    Given(Val<'c>),
    /// An integer on a line, in each entry.
    Integer([i64; 2]),
    /// A slice that starts on a line along a dimension.
    Slice(Vec<Val<'c>>, usize, [i64; 2]),
    /// The same operation.
    Made(Vec<Vec<Val<'c>>>),
}

/// How the values of all trips are combined.
pub(super) enum End<'c> {
    /// Side by side in this operation, along a dimension.
    SideBySide(Vec<Val<'c>>, Op<'c>, usize, [i64; 2]),
    /// The sum of what each trip has of these is this value; with it are added those of a narrower tile.
    Sum(Vec<Vec<Val<'c>>>, Val<'c>, Vec<Val<'c>>),
    /// The largest of what each trip has, of this number, and of those of a narrower tile is this value.
    Maximum(Vec<Val<'c>>, Val<'c>, f64, Vec<Val<'c>>),
    /// The sums of these side by side in zeros are this value, along a dimension; with them those of a narrower tile, and where these
    /// are, and what is added to all.
    Apart(Vec<Vec<Val<'c>>>, Val<'c>, (usize, [i64; 2]), Vec<(Vec<Val<'c>>, i64)>, Vec<Val<'c>>),
}

impl<'c> End<'c> {
    /// What the trips have.
    fn rows(&self) -> Vec<Vec<Val<'c>>> {
        match self {
            End::SideBySide(row, ..) | End::Maximum(row, ..) => vec![row.clone()],
            End::Sum(rows, ..) | End::Apart(rows, ..) => rows.clone(),
        }
    }

    /// The values of the trips.
    pub fn members(&self) -> Vec<Val<'c>> {
        self.rows().concat()
    }

    /// The value that combines them in the program.
    pub fn root(&self) -> Val<'c> {
        match self {
            End::SideBySide(_, op, ..) => op.result(0),
            End::Sum(_, root, _) | End::Maximum(_, root, ..) | End::Apart(_, root, ..) => *root,
        }
    }
}

/// Operations that are equal but for the trip, by their results in all trips. No trip reads another one.
pub(super) struct Trips<'c> {
    block: Block<'c>,
    count: usize,
    known: HashMap<Vec<Val<'c>>, Option<Kind<'c>>>,
}

impl<'c> Trips<'c> {
    /// Trips that start with these operations of a block.
    pub fn of(block: Block<'c>, trips: &[Op<'c>]) -> Self {
        Trips { block, count: trips.len(), known: HashMap::default() }
    }

    /// Whether these values of the trips are the same but for the trip.
    pub fn same(&mut self, row: Vec<Val<'c>>, depth: usize) -> bool {
        const MAX_DEPTH: usize = 256;
        if let Some(known) = self.known.get(&row) {
            return known.is_some();
        }
        let fits = depth < MAX_DEPTH && row.iter().all(|v| v.mlir_type() == row[0].mlir_type());
        let kind = if fits { self.kind(&row, depth + 1) } else { None };
        let found = kind.is_some();
        self.known.insert(row, kind);
        found
    }

    fn kind(&mut self, row: &[Val<'c>], depth: usize) -> Option<Kind<'c>> {
        if row.iter().all(|v| *v == row[0]) {
            return Some(Kind::Given(row[0]));
        }
        if let Some(text) = splat(row[0])
            && row.iter().all(|v| splat(*v).as_ref() == Some(&text))
        {
            return Some(Kind::Given(row[0]));
        }
        if !TensorType::of(row[0])?.elem.is_float() {
            let number =
                |v: &Val<'c>| splat(*v).and_then(|text| text.parse().ok()).or_else(|| integer(*v));
            if let Some(numbers) = row.iter().map(number).collect::<Option<Vec<i64>>>() {
                return Some(Kind::Integer(self.line(&numbers)?));
            }
        }
        self.computed(row, depth)
    }

    /// What the operations behind these values have in common.
    fn computed(&mut self, row: &[Val<'c>], depth: usize) -> Option<Kind<'c>> {
        let ops: Vec<Op> = row.iter().map(|v| v.def()).collect::<Option<_>>()?;
        let first = ops[0];
        let in_block = ops.iter().all(|op| op.block() == Some(self.block) && op.num_results() == 1);
        let named =
            ops.iter().all(|op| op.name() == first.name() && op.num_operands() == first.num_operands());
        if !in_block || !named || !cleanup::is_pure(first) {
            return None;
        }
        if first.is("stablehlo.slice") {
            let starts: Vec<Vec<i64>> =
                ops.iter().map(|op| Some(part(*op)?.0)).collect::<Option<_>>()?;
            let moving: Vec<usize> = (0..starts[0].len())
                .filter(|d| starts.iter().any(|at| at[*d] != starts[0][*d]))
                .collect();
            let whole: Vec<Val> = ops.iter().map(|op| unchanged(op.operand(0))).collect();
            if let [dim] = moving[..] {
                // Other dimensions that are cut are not looked at.
                let (from, to) = (TensorType::of(whole[0])?, TensorType::of(row[0])?);
                (0..to.rank()).all(|d| d == dim || from.shape[d] == to.shape[d]).then_some(())?;
                let at: Vec<i64> = starts.iter().map(|at| at[dim]).collect();
                let line = self.line(&at)?;
                return self.same(whole.clone(), depth).then_some(Kind::Slice(whole, dim, line));
            }
        }
        let alike = ops.iter().all(|op| {
            let alone =
                op.regions().is_empty() || reducer(*op).is_some() && reducer(*op) == reducer(first);
            alone && op.attributes() == first.attributes()
        });
        alike.then_some(())?;
        let mut operands = Vec::new();
        for at in 0..first.num_operands() {
            let operand: Vec<Val> = ops.iter().map(|op| unchanged(op.operand(at))).collect();
            self.same(operand.clone(), depth).then_some(())?;
            operands.push(operand);
        }
        Some(Kind::Made(operands))
    }

    fn line(&self, values: &[i64]) -> Option<[i64; 2]> {
        line(&(0..self.count as i64).collect::<Vec<_>>(), values)
    }
}

/// A value before it is converted to its own type, or goes through a barrier.
fn unchanged(mut v: Val) -> Val {
    loop {
        let inner = through_barriers(unconverted(v));
        if inner == v {
            return v;
        }
        v = inner;
    }
}
