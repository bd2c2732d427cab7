//! What is found around the start of a chain: what makes and reads the tiles, and what becomes of their sums and choices.

use super::super::anchor::{
    exponential_behind, is_anchor_exponential, is_product, is_top_k, product_behind, product_of,
};
use super::super::attention::{has_product, is_of_head};
use super::super::backward::{backward, side_of};
use super::super::choice::{goes_on, is_repeated_number, meets_noise};
use super::super::counted::While;
use super::super::handed_logits::stacked_product_behind;
use super::super::iota::compared_with_columns;
use super::super::kernels::{has_distances, measures_rows};
use super::super::kin::kin;
use super::super::likelihood::{is_bare_exponential, is_log_probability, is_renormalised};
use super::super::origin::{
    MAX_ROW_VALUES, behind, is_from_outside, is_of_factors, is_of_positions, keeps_apart,
};
use super::super::repeated::is_of_rows;
use super::super::routing::is_counted;
use super::super::tile::{Tile, contracts_nothing, free_dims, has_elementwise_name};
use super::super::{is_sum, reducer, splat_number};
use crate::ir::{Elem, Op, TensorType, Val, attr_ints, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// What is found around an anchor.
#[derive(Default)]
pub(super) struct Facts<'c> {
    /// The tiles that elementwise operations connect with the start.
    pub(super) kin: Vec<Tile<'c>>,
    pub(super) exponentials: Vec<Op<'c>>,
    /// Columns that are cut out of a product or its weights, by what they are cut out of.
    pub(super) parts: Vec<(Val<'c>, i64, i64)>,
    /// An exponential has a number of its row taken off.
    pub(super) has_less: bool,
    /// What is summed over the columns is divided by, or its logarithm is taken; or nobody knows.
    pub(super) is_divided: bool,
    pub(super) has_logarithm_of_sum: bool,
    /// Logarithms, or logistic functions, of each column.
    pub(super) has_logarithms: bool,
    pub(super) picks: bool,
    /// A column is read by an index from outside.
    pub(super) labelled: bool,
    /// A column is read by the row's own number, or by what constants make of it.
    pub(super) by_position: bool,
    /// A number that each row is given is taken off the columns, or they off it.
    pub(super) meets_target: bool,
    /// An argmax, a sort, or a search for the largest.
    pub(super) chooses: bool,
    /// The chosen columns are counted over the rows.
    pub(super) counted: bool,
    /// The product that makes the start.
    pub(super) product: Option<Op<'c>>,
    /// What is reduced over rows comes back to the tiles.
    pub(super) paired: bool,
    pub(super) pools: bool,
    /// A product contracts the rows of each sequence.
    pub(super) pools_rows: bool,
    /// Something else than exponentials is summed over the columns.
    pub(super) measures: bool,
    /// The product that makes the tiles has other columns in each row.
    pub(super) owns_columns: bool,
    pub(super) is_contracted: bool,
    /// A matrix product contracts the columns.
    pub(super) reads_on: bool,
    /// A number of each row meets the columns.
    pub(super) meets_row: bool,
    /// No product makes the tiles.
    pub(super) given: bool,
    /// The product that makes the tiles is given its columns' operand.
    pub(super) of_head: bool,
    /// A gradient by the weights is made of the tiles.
    pub(super) trained: bool,
    /// Columns that no product makes are put beside those of one.
    pub(super) has_own_pairs: bool,
    /// Sums of exponentials along the columns have a number of each column taken off.
    pub(super) renormalised: bool,
}

impl<'c> Facts<'c> {
    /// None where there is too much to look at.
    pub(super) fn of(anchor: Op<'c>, start: Tile<'c>) -> Option<Facts<'c>> {
        let is_made = product_behind(start.val).is_some() || has_product(start);
        let given = !is_made && stacked_product_behind(start.val, 1).is_none();
        let product = product_of(start).map(|(product, _)| product);
        let mut facts = Facts { given, product, of_head: is_of_head(start), ..Facts::default() };
        facts.kin = kin(anchor.block()?, start)?;
        let kin: HashSet<Val> = facts.kin.iter().map(|t| t.val).collect();
        facts.renormalised = facts.kin.iter().any(|t| is_renormalised(*t));
        for tile in facts.kin.clone() {
            if let Some(op) = tile.val.def() {
                facts.made(op, tile, &kin);
            }
        }
        for tile in facts.kin.clone() {
            for used in tile.val.uses() {
                facts.read(used.owner, used.index, tile, &kin);
            }
        }
        Some(facts)
    }

    /// Whether what is before each exponential is no matrix product, whatever products, such as gradients, it meets behind it.
    pub(super) fn of_no_product(&self) -> bool {
        let exponential = |t: &&Tile<'c>| t.val.def().is_some_and(is_anchor_exponential);
        self.kin.iter().filter(exponential).all(|t| !has_product(*t))
    }

    /// Whether columns that meet random numbers are drawn: without a label, or a gradient that goes through what they read.
    pub(super) fn samples(&self) -> bool {
        let goes_through = || self.labelled || self.has_logarithm_of_sum || self.has_gradient_of_drawn();
        let learns = self.trained && self.picks && goes_through();
        !learns && (!self.labelled || self.chooses)
    }

    /// Whether a gradient goes through the log-probabilities of what is drawn: something is added to probabilities in which there is no noise,
    /// in the column that was drawn. What weighs with probabilities, as a router does, multiplies with them.
    fn has_gradient_of_drawn(&self) -> bool {
        let exponential =
            |v: Val| behind(v, |op| is_anchor_exponential(op) && !meets_noise(op.operand(0)));
        let puts = |v: Val| behind(v, |op| op.is("stablehlo.scatter") || op.is("stablehlo.compare"));
        let adds = |op: &Op| ["stablehlo.add", "stablehlo.subtract"].contains(&op.name());
        self.kin.iter().filter_map(|t| t.val.def()).filter(adds).any(|op| {
            let [a, b] = [op.operand(0), op.operand(1)];
            [(a, b), (b, a)].into_iter().any(|(a, b)| puts(a) && !exponential(a) && exponential(b))
        })
    }

    /// Whether no label's column is read, and no logarithm is taken.
    pub(super) fn is_plain(&self) -> bool {
        !self.picks && !self.has_logarithms && !self.has_logarithm_of_sum
    }

    /// Whether the exponentials are of distances to the product's columns, and nothing else is made of these.
    pub(super) fn is_kernel(&self) -> bool {
        self.is_plain() && has_distances(&self.kin) && !measures_rows(&self.kin)
    }

    /// Whether two parts of one product's columns meet number by number, as the columns of a vocabulary never do.
    pub(super) fn parts_meet(&self) -> bool {
        let apart = |a: &(Val, i64, i64), b: &(Val, i64, i64)| a.0 == b.0 && (a.2 <= b.1 || b.2 <= a.1);
        self.parts.iter().any(|a| self.parts.iter().any(|b| apart(a, b)))
    }

    /// What makes a tile.
    fn made(&mut self, op: Op<'c>, tile: Tile<'c>, kin: &HashSet<Val<'c>>) {
        let is_one = |v: Val| TensorType::of(v).is_none_or(|ty| ty.elements() == 1);
        let is_row = |v: Val| {
            let row = v.def().filter(|op| op.is("stablehlo.broadcast_in_dim"));
            is_of_rows(v, tile.axis)
                && row.is_some_and(|op| !is_one(op.operand(0)) && !is_repeated_number(op.operand(0)))
        };
        self.meets_row |= has_elementwise_name(op) && op.operands().into_iter().any(is_row);
        match op.name() {
            _ if is_anchor_exponential(op) => self.exponentials.push(op),
            "stablehlo.log" | "stablehlo.log_plus_one" | "stablehlo.logistic" => {
                self.has_logarithms = true
            }
            "stablehlo.subtract" => {
                let less = op.operand(1);
                self.has_less |= is_of_rows(less, tile.axis) && !is_of_factors(less, op.operand(0));
                self.meets_target |= op.operands().into_iter().any(|v| {
                    let row = v.def().filter(|_| is_of_rows(v, tile.axis)).map(|op| op.operand(0));
                    row.is_some_and(|row| is_from_outside(row, kin))
                });
            }
            // A one-hot.
            "stablehlo.compare" => {
                if let Some(index) = compared_with_columns(op, tile.axis) {
                    self.picks = true;
                    self.labelled |= is_from_outside(index, kin);
                    self.by_position |= is_of_positions(index);
                }
            }
            "stablehlo.slice" if product_behind(op.operand(0)).is_some() => self.part(op, tile.axis),
            "stablehlo.concatenate" => self.joined(op, tile.axis),
            "stablehlo.scatter" => {
                self.picks = true;
                self.labelled |= is_from_outside(op.operand(1), kin);
            }
            _ => {}
        }
        if op.is("stablehlo.dot_general") && !contracts_nothing(op) {
            self.given = false;
            self.product(op, tile);
        }
    }

    /// A product that makes a tile.
    fn product(&mut self, op: Op<'c>, tile: Tile<'c>) {
        let (Some(d), Some(side)) = (dot_dims(op), side_of(op, tile.axis)) else { return };
        let columns = op.operand(side);
        let Some(ty) = TensorType::of(columns) else { return };
        let (batch, contract) = d.of(side);
        // Rows of the columns' own operand: each has columns of its own.
        let free = free_dims(ty.rank(), batch, contract).into_iter().filter(|dim| ty.shape[*dim] > 1);
        let free: Vec<usize> = free.collect();
        self.owns_columns |= free.len() > 1;
        if let ([dim], Some(slice)) = (&free[..], columns.def().filter(|op| op.is("stablehlo.slice"))) {
            self.part(slice, *dim);
        }
    }

    /// A part of an array's columns.
    fn part(&mut self, slice: Op<'c>, dim: usize) {
        let ints = |name| slice.attr(name).and_then(attr_ints).unwrap_or_default();
        let (starts, limits) = (ints("start_indices"), ints("limit_indices"));
        if let (Some(start), Some(limit)) = (starts.get(dim), limits.get(dim)) {
            self.parts.push((slice.operand(0), *start, *limit));
        }
    }

    /// Columns that are put beside a product's.
    fn joined(&mut self, op: Op<'c>, axis: usize) {
        let along = op.attr("dimension").and_then(attr_ints).is_some_and(|dims| dims == [axis as i64]);
        let of_product = |v: Val| product_behind(v).is_some();
        let (products, others): (Vec<Val>, Vec<Val>) =
            op.operands().into_iter().partition(|v| of_product(*v));
        let computed = |v: &Val| splat_number(*v).is_none() && v.def().is_some();
        self.has_own_pairs |= along && !products.is_empty() && others.iter().any(computed);
    }

    /// What reads single columns.
    fn pick(&mut self, op: Op<'c>, kin: &HashSet<Val<'c>>) {
        self.picks = true;
        self.labelled |= op.operands()[1..].iter().any(|v| is_from_outside(*v, kin));
        self.by_position |= op.operands()[1..].iter().any(|v| is_of_positions(*v));
    }

    /// What reads a tile.
    fn read(&mut self, op: Op<'c>, index: usize, tile: Tile<'c>, kin: &HashSet<Val<'c>>) {
        let elements = |v: Val| TensorType::of(v).map_or(0, |ty| ty.elements());
        if let Some(of) = While::of(op).filter(|of| of.keeps(index)) {
            let uses = of.body.args()[index].uses();
            self.is_contracted |= uses.into_iter().any(|used| is_product(used.owner));
        }
        match op.name() {
            "stablehlo.gather" | "stablehlo.dynamic_slice" if index == 0 => self.pick(op, kin),
            // Columns of rows that lie one after the other.
            "stablehlo.reshape" if !kin.contains(&op.result(0)) => {
                let readers = op.result(0).uses().into_iter().filter(|used| used.index == 0);
                let picks = readers.map(|used| used.owner).filter(|op| op.is("stablehlo.gather"));
                picks.for_each(|op| self.pick(op, kin));
            }
            "stablehlo.reduce" if op.num_operands() == 4 => self.choice(op, tile),
            "stablehlo.sort" => self.choice(op, tile),
            // What gives indices; a factor of a matrix is none.
            "stablehlo.custom_call" => {
                let is_index =
                    |v: Val| TensorType::of(v).is_none_or(|ty| !ty.elem.is_float() && ty.elements() > 1);
                self.chooses |= op.results().into_iter().any(is_index);
            }
            _ if is_top_k(op) => self.choice(op, tile),
            "stablehlo.reduce" if index == 0 && op.num_operands() == 2 => {
                let dims = op.attr("dimensions").and_then(attr_ints).unwrap_or_default();
                if dims == [tile.axis as i64] {
                    let sums = reducer(op) == Some("stablehlo.add");
                    // A normaliser, whatever becomes of it.
                    self.is_divided |= sums && is_bare_exponential(tile.val);
                    self.measures |=
                        sums && !is_bare_exponential(tile.val) && goes_on(op.result(0), kin);
                    self.of_rows(op.result(0), sums);
                } else if !dims.contains(&(tile.axis as i64)) {
                    // Whether a column's number is in bounds is one of the column's.
                    let is_truth = TensorType::of(tile.val).is_some_and(|ty| ty.elem == Elem::I1);
                    // Several heads' probabilities, added up for each row, are no pairs.
                    let rows_are_left = self.of_head
                        && TensorType::of(op.result(0))
                            .is_some_and(|ty| ty.shape.iter().filter(|extent| **extent > 1).count() > 1);
                    // A batch's mean that is taken off a head's logits is no normaliser.
                    let of_head = self.of_head && is_sum(op);
                    let is_plain = || of_head && !exponential_behind(tile.val, |_| false);
                    let is_same = || {
                        let of = product_of(tile).map(|(product, _)| product);
                        of.is_none() || self.product.is_none() || of == self.product
                    };
                    // As the entropy of the mean probabilities, by logarithms.
                    let is_marginal = || {
                        let own = |op: Op| is_log_probability(op, tile.axis);
                        self.of_head && !self.renormalised && behind(tile.val, own)
                    };
                    self.paired |= !is_truth
                        && is_same()
                        && !rows_are_left
                        && comes_back(op.result(0), kin, of_head)
                        && !is_plain()
                        && !is_marginal();
                }
            }
            "stablehlo.dot_general" if !contracts_nothing(op) => {
                let Some(d) = dot_dims(op) else { return };
                let (mine, theirs) = (d.of(index), d.of(1 - index));
                let Some(other) = TensorType::of(op.operand(1 - index)) else { return };
                let more = free_dims(other.rank(), theirs.0, theirs.1);
                let has_more = more.iter().any(|dim| other.shape[*dim] > 1);
                if let [columns] = theirs.1[..] {
                    let one_hot = Tile { val: op.operand(1 - index), axis: columns as usize };
                    self.labelled |= label_of(one_hot).is_some_and(|label| is_from_outside(label, kin));
                }
                // A number of each row: its labels, one-hot or not.
                self.picks |= !has_more
                    && !mine.0.is_empty()
                    && elements(op.operand(1 - index)) == elements(tile.val);
                self.pools |= has_more && !mine.0.is_empty() && *mine.1 == [tile.axis as i64];
                self.pools_rows |=
                    has_more && !mine.0.is_empty() && !mine.1.contains(&(tile.axis as i64));
                self.is_contracted |= has_more;
                self.reads_on |= has_more && *mine.1 == [tile.axis as i64];
                self.trained |= has_more && !mine.1.contains(&(tile.axis as i64));
            }
            _ => {}
        }
    }

    /// A number of each row.
    fn of_rows(&mut self, v: Val<'c>, sums: bool) {
        let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
        while let Some(v) = pending.pop() {
            for used in v.uses() {
                let op = used.owner;
                let unknown = !op.regions().is_empty() && !op.is("stablehlo.reduce")
                    || op.results().is_empty()
                    || op.is("func.call")
                    || seen.len() > MAX_ROW_VALUES;
                self.is_divided |= sums && unknown;
                match op.name() {
                    "stablehlo.log" | "stablehlo.log_plus_one" => {
                        self.is_divided |= sums;
                        self.has_logarithm_of_sum |= sums;
                    }
                    "stablehlo.divide" => self.is_divided |= sums && used.index == 1,
                    "stablehlo.power" | "stablehlo.rsqrt" => self.is_divided |= sums,
                    _ => {}
                }
                if keeps_apart(op) && seen.len() <= MAX_ROW_VALUES {
                    pending.extend(op.results().into_iter().filter(|v| seen.insert(*v)));
                }
            }
        }
    }

    /// A choice of columns, or of rows.
    fn choice(&mut self, op: Op<'c>, tile: Tile<'c>) {
        let along =
            |name| op.attr(name).and_then(attr_ints).is_none_or(|d| d.contains(&(tile.axis as i64)));
        let is_last = || TensorType::of(tile.val).is_some_and(|ty| tile.axis + 1 == ty.rank());
        let of_columns = along("dimensions") && along("dimension") && (!is_top_k(op) || is_last());
        if !of_columns {
            return;
        }
        self.chooses = true;
        let Some((_, columns)) = tile.extent() else { return };
        let indices = op.results().into_iter().skip(1);
        let product = product_of(tile).map(|(product, _)| product);
        self.counted |= indices
            .filter(|v| TensorType::of(*v).is_some_and(|ty| !ty.elem.is_float()))
            .any(|v| is_counted(v, columns, product));
    }
}

/// The index of each row that one-hot rows are made of.
fn label_of(mut one_hot: Tile) -> Option<Val> {
    for _ in 0..MAX_ROW_VALUES {
        let op = one_hot.val.def()?;
        if op.is("stablehlo.compare") {
            return compared_with_columns(op, one_hot.axis);
        }
        let [from] = backward(op, one_hot)[..] else { return None };
        one_hot = from;
    }
    None
}

/// Whether numbers of each column, reduced over rows, become part of tiles again; `divides` where it counts only if they divide these or are
/// taken off them, as normalisers are. (The gradient of an entropy of mean probabilities, or of a batch's balance, is added and multiplied.)
fn comes_back<'c>(v: Val<'c>, kin: &HashSet<Val<'c>>, divides: bool) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop().filter(|_| seen.len() <= MAX_ROW_VALUES) {
        for used in v.uses().into_iter().filter(|used| keeps_apart(used.owner)) {
            let op = used.owner;
            let normalises =
                ["stablehlo.divide", "stablehlo.subtract"].contains(&op.name()) && used.index == 1;
            if op.results().iter().any(|v| kin.contains(v)) {
                if !divides || normalises {
                    return true;
                }
                // What is repeated, or moved, is looked at where it meets others.
                if has_elementwise_name(op) {
                    continue;
                }
            }
            pending.extend(op.results().into_iter().filter(|v| seen.insert(*v)));
        }
    }
    false
}
