//! What a chain is that looks like a language model's loss at its start, and is none.
//!
//! A loss has one softmax over the vocabulary, whose exponentials have a number of their row taken off or whose sum is divided
//! by, or a logarithm of each column's own probability; it reads the label's column, or a logarithm of the sum. What has none of
//! these is a density (a Gaussian head, a flow); what sums its exponentials along both dimensions pairs rows with columns (a
//! transport plan, contrastive pairs, slots); what multiplies them with a matrix of each row's own pools. A choice of columns
//! that is counted over the rows sends tokens to experts, what else only chooses takes tokens or experts (`choice.rs`), and the least of a
//! product's numbers is a nearest neighbour. Where a row's label is its own number, and the program computes both sides of the product,
//! or where a number of each row is put beside the product's columns, rows and columns are pairs. Where columns of one
//! product meet each other and a number that each row is given, they are the parameters of a mixture. A number of the row that is made of
//! the product's own factors alone, such as half a row's square, is no normaliser: these are random features.
//!
//! What another product reads, without a number of the row in it, is a layer's activation. Products of an array with itself are kernels, graphs and
//! similarities, and a softmax over positions pools (`positions.rs`). Rows and columns are pairs where sums along the rows of one product normalise its
//! numbers: divide them, or are taken off; what a gradient adds to a column of all rows, as that of the mean probabilities' entropy, does not.
//!
//! A column that is read by an index from outside, which neither the tiles nor constants make, is a label's: what reads one is taken
//! for a loss, whatever else is counted or summed along the other dimension.
//!
//! This decides what a remark counts as, and never what is fused. Where not everything near the start is looked at, it is
//! taken for a loss.

mod facts;

use super::attention::{has_given_weights, has_product};
use super::choice::Choice;
use super::comparator::is_argmax_reducer;
use super::kernels::pools_tokens;
use super::positions::is_over_positions;
use super::sources::is_of_itself;
use super::tile::Tile;
use crate::ir::Op;
use facts::Facts;

/// What the chain around an anchor is instead of a loss; none if it may be one.
pub fn something_else(anchor: Op, start: Tile) -> Option<&'static str> {
    if anchor.is("stablehlo.reduce") && anchor.num_operands() == 4 && is_argmax_reducer(anchor, true) {
        return Some("it looks like a search for the nearest of several: the least number of a product");
    }
    let facts = Facts::of(anchor, start)?;
    let choice = Choice::of(start, &facts.kin).unwrap_or_default();
    if choice.noise && facts.samples() {
        return Some("it looks like sampling: random numbers meet each column");
    }
    if facts.labelled {
        return None;
    }
    if facts.has_own_pairs {
        return Some(
            "it looks like pairs: a number of each row is put beside the columns of a product, and no label is read",
        );
    }
    if is_over_positions(start) {
        return Some("it looks like pooling: a softmax over positions");
    }
    if facts.product.is_some_and(is_of_itself) {
        return Some("it looks like pairs: a product of an array with itself");
    }
    if facts.by_position && !facts.given && !has_given_weights(start) {
        return Some(
            "it looks like pairs of rows and columns: a row's label is its own number, and both sides of the product are computed",
        );
    }
    if facts.parts_meet() && facts.meets_target && !facts.picks {
        return Some(
            "it looks like a density: columns of one product meet each other and a number of each row",
        );
    }
    if facts.counted {
        return Some("it looks like a router: which columns are chosen is counted over the rows");
    }
    if choice.only() && !(facts.trained && facts.has_logarithm_of_sum) {
        return Some("it looks like a choice of columns: nothing else is made of them");
    }
    if facts.chooses || facts.exponentials.is_empty() {
        return None;
    }
    if facts.paired {
        return Some(
            "it looks like pairs of rows and columns: there are maxima or sums along both of them",
        );
    }
    if facts.is_kernel() {
        return Some("it looks like a kernel: distances to points, and no column of a label is read");
    }
    if facts.is_plain() && !facts.measures && pools_tokens(&facts.kin) {
        return Some(
            "it looks like pooling: the exponentials weigh all rows to vectors of columns, which are no gradient",
        );
    }
    let is_normalised = facts.has_less || facts.is_divided;
    if !is_normalised && !facts.picks && (facts.parts_meet() || !facts.has_logarithms) {
        return Some(
            "it looks like a density: its exponentials are no softmax's, and no column of a label is read",
        );
    }
    if facts.picks {
        return None;
    }
    let is_normalised = is_normalised || facts.has_logarithm_of_sum || facts.meets_row;
    if facts.of_head && facts.reads_on && !is_normalised {
        return Some(
            "it looks like a layer's activation: another product reads it, and no number of a row meets it",
        );
    }
    if facts.pools_rows && !facts.measures && !facts.has_logarithm_of_sum {
        return Some("it looks like pooling: the exponentials weigh each sequence's own rows");
    }
    let owns_columns = facts.owns_columns || has_product(start) && !has_given_weights(start);
    let pools = facts.pools || owns_columns && facts.is_contracted;
    if pools && !facts.has_logarithm_of_sum {
        return Some(
            "it looks like pooling: what the exponentials give is multiplied with a matrix of each row's own",
        );
    }
    let transitions =
        facts.is_contracted && (facts.given || !facts.has_logarithm_of_sum && facts.of_no_product());
    transitions.then_some(
        "it looks like transitions: given numbers' probabilities are multiplied with other things",
    )
}

/// Whether a label's column is read, a logarithm taken, or nobody knows: of few numbers, what has none of these pools or sends tokens along.
pub fn has_label_or_logarithm(anchor: Op, start: Tile) -> bool {
    Facts::of(anchor, start)
        .is_none_or(|facts| facts.picks || facts.has_logarithms || facts.has_logarithm_of_sum)
}
