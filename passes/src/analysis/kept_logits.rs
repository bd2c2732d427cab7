//! Logits of a head that are in memory although a loss alone is made of them.
//!
//! A loss that no chain was found for, whatever its targets are made of (random numbers, sorted or shifted logits, another head's softmax in
//! another loop) and whatever function of each logit it sums.
//!
//! Looked at is only what the head's product becomes: where a sum over all columns reads it, or a contraction with the product's own hidden
//! states, and nothing else does that a layer has: another product, a convolution, or the program's results. What is summed over tokens alone
//! (`pooled.rs`), whose columns are several dimensions (`split.rs`) or put in another place (`shifted.rs`), and of which the largest are searched
//! for (`found.rs`) is a loss's where the parts of one, and none of a layer's, read that.

mod arranged;
mod beside;
mod found;
mod met;
mod moved;
mod pooled;
mod shifted;
mod smooth;
mod split;
mod tiles;

use super::anchor::{contracts_last, is_product, is_top_k, weights_side};
use super::attention::has_given_weights;
use super::choice::meets_noise;
use super::counted::While;
use super::distances::{is_head, makers, widens};
use super::greatest::is_by_greatest;
use super::kernels::{ends_here, has_distances};
use super::kin::kin;
use super::labels::label_beside;
use super::origin::is_from_outside;
use super::size::may_pay;
use super::sources::{is_of_itself, meet, sources};
use super::tile::{Tile, contracts_nothing, has_elementwise_name};
use super::{computes_number_by_number, handed_on, is_sum, reducer, splat_number};
use crate::ir::{Op, TensorType, Val, attr_ints, dot_dims};
use crate::options::Options;
use crate::sweep::{Source, Sweep, is_own, is_sweep};
use beside::Place;
use met::{meets_label, meets_one_hot, meets_other, meets_written, reads_one_of};
use moved::{given_back, handed, moved};
use rustc_hash::FxHashSet as HashSet;
use smooth::has_bare_exponential;
use tiles::Tiles;

/// How many values are looked at.
const MOST: usize = 512;

/// How many of one of several tiles, whose cumulative sums' gradients have many.
const MOST_OF_TILE: usize = 2048;

/// Whether a product with given weights, which widens, makes logits that a loss keeps in memory; as many as are worth fusing.
pub fn are_kept(product: Op, options: &Options) -> bool {
    let is_head = |tile| is_head(product, tile) || widens(product, tile) && has_label(tile);
    let mut tiles = axes_of(product);
    tiles.any(|tile| may_pay(tile, options) && is_head(tile) && of_loss(product, tile, None))
}

/// The same of a product of one of several tiles of columns, such as a loop's, that are a head's together.
pub fn are_kept_by_tiles(product: Op, options: &Options) -> bool {
    axes_of(product).any(|tile| {
        let tiles = Tiles::of(product, tile).filter(|tiles| tiles.may_pay(tile, options));
        tiles.is_some() && has_given_weights(tile) && of_loss(product, tile, tiles)
    })
}

/// What a matrix product of the program's own makes, along each dimension.
fn axes_of<'c>(product: Op<'c>) -> impl Iterator<Item = Tile<'c>> {
    let is_one = is_product(product) && !contracts_nothing(product) && !product.ancestors().any(is_own);
    let val = product.results().into_iter().next().filter(|_| is_one);
    val.into_iter().flat_map(|val| {
        let rank = TensorType::of(val).map_or(0, |ty| ty.rank());
        (0..rank).map(move |axis| Tile { val, axis })
    })
}

/// Whether a label names one of a product's columns, whichever of its operands has these.
fn has_label(tile: Tile) -> bool {
    let kin = kin(tile.val.block(), tile).unwrap_or_default();
    kin.iter().any(|t| t.val.def().is_some_and(|op| label_beside(op, t.axis).is_some()))
}

/// Whether what is made of a head's logits, or of one of its tiles, ends as it does in a loss.
fn of_loss<'c>(product: Op<'c>, head: Tile<'c>, tiles: Option<Tiles<'c>>) -> bool {
    let Some(side) = weights_side(product, head.axis) else { return false };
    // A gradient by weights is contracted over tokens.
    if contracts_last(product, 1 - side) != Some(true) {
        return false;
    }
    let own = [product.operand(1 - side), product.operand(side)].map(sources);
    if is_of_itself(product) {
        return false;
    }
    // Sums of what is made of distances to points are a kernel's.
    let is_kernel = || {
        let kin = product.block().and_then(|block| kin(block, head));
        kin.is_some_and(|kin| has_distances(&kin))
    };
    let mut walk = Walk {
        product,
        head,
        own,
        inputs: behind(product.operand(1 - side)),
        seen: HashSet::from_iter([head.val]),
        tiles: vec![Seen {
            tile: head,
            is_bent: false,
            has_logarithm: false,
            is_written: false,
            is_labelled: false,
            is_picked: false,
            is_drawn: false,
            is_pooled: false,
        }],
        is_tile: tiles.is_some(),
        place: None,
        ends: Ends::default(),
    };
    walk.ends.named = tiles.is_some_and(|tiles| tiles.are_named(&walk.inputs));
    walk.run().is_some() && walk.ends.are_of_loss() && (walk.ends.is_loss || !is_kernel())
}

/// What is made of a head's logits.
#[derive(Clone, Copy)]
struct Seen<'c> {
    tile: Tile<'c>,
    /// It is no multiple of the logits plus other numbers.
    is_bent: bool,
    has_logarithm: bool,
    /// Lengths, or numbers that are written into the program, such as a diagonal, choose some of them.
    is_written: bool,
    /// The columns that a label names are chosen, or those below or above it.
    is_labelled: bool,
    /// Of each row the column that a label names is chosen.
    is_picked: bool,
    /// It was compared with random numbers, and is no other number than 0 or 1.
    is_drawn: bool,
    /// It has fewer rows: sums or maxima over tokens.
    is_pooled: bool,
}

impl Seen<'_> {
    /// Whether all that `other` tells of a loss is known.
    fn tells(&self, other: &Self) -> bool {
        (self.is_bent || !other.is_bent)
            && (self.has_logarithm || !other.has_logarithm)
            && (self.is_labelled || !other.is_labelled)
            && (self.is_picked || !other.is_picked)
    }
}

/// How it ends.
#[derive(Default)]
struct Ends {
    /// In sums over the columns.
    sums: bool,
    /// In a gradient by the weights.
    contracts: bool,
    /// In another product with the weights, as of a layer whose weights are tied.
    ties: bool,
    /// In a choice by a label, or in numbers of one row with each other, however the columns are read.
    is_loss: bool,
    /// In the column of a label.
    labelled: bool,
    /// In sums of exponentials of some of the columns.
    parts: bool,
    /// In the greatest of the columns.
    greatest: bool,
    /// A label's columns are read of the weights that the tiles are cut out of.
    named: bool,
}

impl Ends {
    fn are_of_loss(&self) -> bool {
        self.is_loss
            || (self.contracts || self.sums && !self.ties) && !self.parts
            || self.parts && (self.labelled || self.named)
            || self.greatest && (self.named || self.labelled)
    }
}

struct Walk<'c> {
    product: Op<'c>,
    head: Tile<'c>,
    /// What hidden states and weights are arranged from.
    own: [HashSet<Val<'c>>; 2],
    /// What hidden states are made of.
    inputs: HashSet<Val<'c>>,
    seen: HashSet<Val<'c>>,
    tiles: Vec<Seen<'c>>,
    /// The head is one of several tiles.
    is_tile: bool,
    /// Where they are among other columns that are put beside them.
    place: Option<Place>,
    ends: Ends,
}

impl<'c> Walk<'c> {
    /// None where something reads the logits that no loss has.
    fn run(&mut self) -> Option<()> {
        let mut at = 0;
        let most = if self.is_tile { MOST_OF_TILE } else { MOST };
        while let Some(seen) = self.tiles.get(at).copied() {
            at += 1;
            (at <= most).then_some(())?;
            for used in seen.tile.val.uses() {
                let (op, index) = (used.owner, used.index);
                let next = self.read(seen, op, index)?;
                let is_bent = seen.is_bent || bends(op, index, &self.seen);
                let has_logarithm = seen.has_logarithm
                    || ["stablehlo.log", "stablehlo.log_plus_one"].contains(&op.name());
                let is_written = seen.is_written || meets_written(op, index) && !self.chooses(op);
                let is_labelled = seen.is_labelled || meets_label(op, index, seen.tile.axis);
                let is_picked = seen.is_picked || meets_one_hot(op, index, seen.tile);
                let is_drawn = match op.name() {
                    "stablehlo.compare" => self.draws(op, index),
                    "stablehlo.convert" | "stablehlo.optimization_barrier" => seen.is_drawn,
                    "stablehlo.select" if index == 0 => {
                        let numbers = [1, 2].map(|i| splat_number(op.operand(i)));
                        seen.is_drawn && numbers == [Some(1.0), Some(0.0)]
                    }
                    _ => false,
                };
                let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
                for tile in next {
                    let is_pooled = (op.is("stablehlo.reduce") || seen.is_pooled)
                        && elements(tile.val) < elements(self.head.val);
                    let next = Seen {
                        tile,
                        is_bent,
                        has_logarithm,
                        is_written,
                        is_labelled,
                        is_picked,
                        is_drawn,
                        is_pooled,
                    };
                    // A value is reached in several ways, such as the sides of a choice.
                    if !self.tiles.iter().any(|of| of.tile.val == tile.val && of.tells(&next)) {
                        self.seen.insert(tile.val);
                        self.tiles.push(next);
                    }
                }
            }
        }
        Some(())
    }

    /// Whether a choice is by these values themselves, as of what is no number.
    fn chooses(&self, op: Op<'c>) -> bool {
        let is_own = |op: &Op<'c>| op.results().iter().any(|v| self.seen.contains(v));
        op.is("stablehlo.select") && makers(op.operand(0)).iter().any(is_own)
    }

    /// Whether the loop over tiles stacked one of these values, such as its tiles of weights for the gradient by the hidden states.
    fn stacks(&self, values: &HashSet<Val<'c>>) -> bool {
        let is_loop = |v: &Val<'c>| {
            let of = v.def().and_then(While::of);
            of.is_some_and(|of| Some(of.body) == self.product.block())
        };
        self.is_tile && values.iter().any(is_loop)
    }

    /// Whether a comparison is with random numbers: units are drawn.
    fn draws(&self, compare: Op<'c>, index: usize) -> bool {
        let other = compare.operand(1 - index);
        meets_noise(other) && !makers(other).contains(&self.product)
    }

    /// What an operation that reads such a value makes of it.
    fn read(&mut self, seen: Seen<'c>, op: Op<'c>, index: usize) -> Option<Vec<Tile<'c>>> {
        let Seen { tile, is_pooled, .. } = seen;
        let nothing = Some(Vec::new());
        match op.name() {
            _ if op.results().iter().all(|v| v.is_unused()) && !op.is_return() => nothing,
            // No number, as the last halves of a cumulative sum by halves.
            _ if TensorType::of(tile.val).is_some_and(|ty| ty.elements() == 0) => nothing,
            _ if is_sweep(op) && is_pooled && !are_logits_of(op, tile) => {
                (seen.has_logarithm && is_pair_of(op, tile)).then_some(())?;
                self.ends.is_loss = true;
                nothing
            }
            // A loss that was fused on logits which stay.
            _ if is_sweep(op) => {
                are_logits_of(op, tile).then_some(())?;
                self.ends.contracts = true;
                nothing
            }
            _ if is_own(op) => None,
            "stablehlo.reduce" => self.reduced(seen, op),
            // Of whole heads these are told where a chain ends in them.
            "stablehlo.reduce_window" if self.is_tile && tiles::accumulates(op, tile) => {
                self.ends.parts = true;
                Some(vec![Tile { val: op.result(0), ..tile }])
            }
            "stablehlo.dot_general" if !contracts_nothing(op) => self.multiplied(seen, op, index),
            // What is below the greatest of its row is no function of a logit.
            "stablehlo.compare" if is_by_greatest(op, index) => nothing,
            "stablehlo.gather" if index == 0 && !is_pooled && arranged::gathered(op, tile).is_some() => {
                Some(arranged::gathered(op, tile).into_iter().collect())
            }
            "stablehlo.gather" if index == 0 => {
                let sizes = op.attr("slice_sizes").and_then(attr_ints).unwrap_or_default();
                let columns = tile.extent().map(|(_, columns)| columns);
                let is_label = is_from_outside(op.operand(1), &HashSet::default());
                self.ends.labelled |= is_label;
                // Most of the columns, such as a ranking of all.
                let elements = |v: Val| TensorType::of(v).map_or(0, |ty| ty.elements());
                self.ends.is_loss |= is_label && elements(op.result(0)) > elements(tile.val) / 2;
                (sizes.get(tile.axis).copied() != columns).then(Vec::new)
            }
            "stablehlo.scatter" if index == 2 && !is_pooled => {
                Some(vec![arranged::scattered(op, tile)?])
            }
            // A number of each row.
            _ if tile.extent().is_some_and(|(_, columns)| columns == 1) => nothing,
            "stablehlo.while" => Some(handed(op, index, tile)),
            _ if op.is_return() => match given_back(op, index, tile) {
                // Such as a bias's gradient.
                None if is_pooled => nothing,
                next => next,
            },
            // What is repeated for tokens meets what these are made of, or another head's.
            "stablehlo.broadcast_in_dim" if is_pooled && pooled::repeats(op) => {
                self.ends.is_loss |= seen.is_labelled;
                nothing
            }
            _ if is_pooled => Some(moved(tile, op, index).into_iter().collect()),
            "stablehlo.sort" => self.found(op, tile),
            _ if is_top_k(op) => self.found(op, tile),
            _ if meets_other(op, index, self.product, tile) => None,
            // What the hidden states were made of is made again, by an autoencoder or a codebook.
            _ if has_elementwise_name(op) && reads_one_of(op, index, &self.inputs) => None,
            _ if !pooled::may_come_back(op, index, &self.seen, self.product, tile) => None,
            _ => match moved(tile, op, index) {
                Some(next) => Some(vec![next]),
                None if self.place.is_some_and(|place| place.is_elsewhere(op, tile)) => nothing,
                None if shifted::is_shift(op, index) => match shifted::next(op, tile, self.head) {
                    Some(next) => Some(vec![next]),
                    None => self.beside(op, index, tile),
                },
                None => {
                    self.ends.is_loss |= split::is_chosen(op, tile, &self.own)?;
                    nothing
                }
            },
        }
    }

    /// Whether a tile has some of the columns.
    fn is_part(&self, tile: Tile<'c>) -> bool {
        let columns = |tile: Tile<'c>| tile.extent().map(|(_, columns)| columns);
        columns(tile) < columns(self.head)
    }

    /// What is made by putting other columns beside these, of which a label names one.
    fn beside(&mut self, op: Op<'c>, index: usize, tile: Tile<'c>) -> Option<Vec<Tile<'c>>> {
        let place = Place::of(op, index, tile)?;
        self.place.is_none_or(|of| of == place).then_some(())?;
        self.place = Some(place);
        Some(vec![Tile { val: op.result(0), ..tile }])
    }

    fn found(&mut self, op: Op<'c>, tile: Tile<'c>) -> Option<Vec<Tile<'c>>> {
        self.ends.is_loss |= found::is_learned(op, tile, self.product, &self.own)?;
        Some(Vec::new())
    }

    fn reduced(&mut self, seen: Seen<'c>, op: Op<'c>) -> Option<Vec<Tile<'c>>> {
        let tile = seen.tile;
        // What a loop stacks is a product that is taken apart.
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        (!self.is_tile || elements(tile.val) <= elements(self.head.val)).then_some(())?;
        let dims = op.attr("dimensions").and_then(attr_ints).unwrap_or_default();
        if dims.contains(&(tile.axis as i64)) {
            self.ends.greatest |= op.num_operands() == 2 && reducer(op) == Some("stablehlo.maximum");
            if is_sum(op) {
                self.ends.labelled |= seen.is_picked;
                // These anchor chains, and what they are was looked at, but for a part of the columns.
                if has_bare_exponential(tile.val) {
                    (self.is_tile || self.is_part(tile)).then_some(())?;
                    self.ends.parts = true;
                }
                match seen.is_pooled {
                    // A statistic of a layer has none.
                    true => self.ends.is_loss |= seen.has_logarithm || seen.is_labelled,
                    false => self.ends.sums |= seen.is_bent || !seen.is_written,
                }
            }
            return Some(Vec::new());
        }
        let pools =
            op.num_operands() == 2 && matches!(reducer(op), Some("stablehlo.add" | "stablehlo.maximum"));
        let before = dims.iter().filter(|dim| **dim < tile.axis as i64).count();
        let next = Tile { val: op.result(0), axis: tile.axis - before };
        Some(if pools { vec![next] } else { Vec::new() })
    }

    fn multiplied(&mut self, seen: Seen<'c>, op: Op<'c>, index: usize) -> Option<Vec<Tile<'c>>> {
        let tile = seen.tile;
        let over_columns = dot_dims(op).is_some_and(|d| *d.of(index).1 == [tile.axis as i64]);
        let nothing = Some(Vec::new());
        if seen.is_pooled {
            let is_pair = || seen.has_logarithm && pooled::is_of_head(op.operand(1 - index), tile);
            return match over_columns {
                true if is_pair() => {
                    self.ends.is_loss = true;
                    nothing
                }
                false if seen.has_logarithm && pooled::comes_back(op.result(0), tile) => nothing,
                // A layer.
                _ => None,
            };
        }
        let other = sources(op.operand(1 - index));
        let [by_hidden, by_weights] = self.own.each_ref().map(|own| meet(own, &other));
        if by_hidden && !over_columns && !has_bare_exponential(tile.val) {
            // What the program goes on with weighs tokens, as slots do.
            (!ends_here(op.result(0))).then_some(())?;
            self.ends.contracts = true;
        } else if over_columns && !seen.is_drawn && (by_weights || self.stacks(&other)) {
            // Of units that are drawn, as in a Boltzmann machine, it is a layer.
            self.ends.ties = true;
        } else {
            return None;
        }
        nothing
    }
}

/// Whether a sweep reads these values as logits, and not as another head's hidden states, weights or numbers of columns.
fn are_logits_of(op: Op, tile: Tile) -> bool {
    let is_read = |source: &Source| matches!(source, Source::Logits { value, .. } if *value == tile.val);
    Sweep::from_op(op).is_ok_and(|sweep| sweep.sources.iter().any(is_read))
}

/// Whether a sweep multiplies these values with others that are pooled of a head's logits.
fn is_pair_of(op: Op, tile: Tile) -> bool {
    let pairs = |source: &Source| match source {
        Source::Head { hidden, weights, .. } => {
            *hidden == tile.val && pooled::is_of_head(*weights, tile)
                || *weights == tile.val && pooled::is_of_head(*hidden, tile)
        }
        Source::Logits { .. } => false,
    };
    Sweep::from_op(op).is_ok_and(|sweep| sweep.sources.iter().any(pairs))
}

/// Whether an operation that computes number by number makes no multiple of a logit plus another number of it.
fn bends<'c>(op: Op<'c>, index: usize, tiles: &HashSet<Val<'c>>) -> bool {
    const STRAIGHT: [&str; 5] = ["add", "subtract", "negate", "convert", "reduce_precision"];
    match op.name().strip_prefix("stablehlo.") {
        Some("multiply" | "divide") => {
            index == 1 && op.is("stablehlo.divide") || tiles.contains(&op.operand(1 - index))
        }
        Some("select") => index == 0,
        Some(name) => has_elementwise_name(op) && !STRAIGHT.contains(&name),
        None => has_elementwise_name(op) || computes_number_by_number(op),
    }
}

/// All that a value is made of, itself included, as far as it is looked at.
fn behind<'c>(v: Val<'c>) -> HashSet<Val<'c>> {
    const MOST: usize = 4096;
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop().filter(|_| seen.len() < MOST) {
        // Of a barrier each operand has a result of its own.
        let outer = handed_on(v);
        let of = if outer == v { v.def().map_or_else(Vec::new, Op::operands) } else { vec![outer] };
        pending.extend(of.into_iter().filter(|v| seen.insert(*v)));
    }
    seen
}
