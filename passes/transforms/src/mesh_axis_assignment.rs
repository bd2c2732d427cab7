//! The role of each mesh axis in a loss: splitting token rows or vocabulary columns.

use grpo_dataflow::mesh::{Axes, Mesh};
use grpo_ir::Kind;
use grpo_recognize::region::Region;
use grpo_recognize::tile::Tile;

/// A sharding constraint on a value as large as the logits.
#[derive(Clone, Debug)]
pub struct Constraint {
    /// Rows and columns of the loss.
    pub extent: [i64; 2],
    /// The vocabulary's dimension of the value.
    pub axis: usize,
    /// The text of the sharding.
    pub sharding: String,
}

impl Constraint {
    /// All constraints in a region.
    pub(crate) fn of_region(region: &Region) -> Vec<Constraint> {
        let extent = [region.rows, region.cols];
        let one = |t: &Tile| {
            let op = t.val.def().filter(|op| op.is(Kind::ShardingConstraint))?;
            Some(Constraint { extent, axis: t.axis, sharding: op.attr_text("sharding")? })
        };
        region.order.iter().filter_map(one).collect()
    }
}

/// The propagated shardings of one loss's values. Axes are listed major first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hints {
    /// Extents of the token dimensions, major first; their product is the number of rows.
    pub tokens: Vec<i64>,
    /// The vocabulary's extent.
    pub vocabulary: i64,
    /// Per value with rows: the axes of each token dimension.
    pub rows: Vec<Vec<Axes>>,
    /// Per value with a vocabulary dimension: the axes of that dimension.
    pub columns: Vec<Axes>,
    /// The subset of `columns` that splits weights where they enter.
    pub weights: Axes,
    /// Axes that split the contracted dimension of weights where they enter, major first.
    pub contracted: Axes,
    /// All axes above, and those that split anything else.
    pub others: Axes,
    /// True if rows and columns may be padded: no value of the loss is as large as the logits.
    pub may_pad: bool,
}

impl Hints {
    /// True if the program sums partial logits over an axis: it splits the contracted dimension and neither rows nor columns.
    fn is_partial(&self, axis: usize) -> bool {
        let mut others = self.rows.iter().flatten().chain(&self.columns);
        self.contracted.contains(&axis) && !others.any(|axes| axes.contains(&axis))
    }

    /// The axes of each token dimension: the most that a value has, and each axis in one dimension only.
    fn token_axes(&self) -> Vec<Axes> {
        let mut tokens = vec![Axes::new(); self.tokens.len()];
        for dims in &self.rows {
            for (at, axes) in dims.iter().enumerate().take(tokens.len()) {
                let is_elsewhere =
                    |axis: &usize| tokens.iter().enumerate().any(|(i, t)| i != at && t.contains(axis));
                if axes.len() > tokens[at].len() && !axes.iter().any(is_elsewhere) {
                    tokens[at].clone_from(axes);
                }
            }
        }
        tokens
    }
}

/// The axes that split a loss's token dimensions and its vocabulary. The other axes replicate. Each product of axes divides its
/// dimension.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Roles {
    pub tokens: Vec<Axes>,
    /// Extents of the token dimensions, padded to a multiple of their axes.
    pub extents: Vec<i64>,
    pub vocabulary: Axes,
    /// Extent of the vocabulary, padded likewise.
    pub columns: i64,
}

/// A dimension may be padded by up to 1/8 to keep its rows on their devices.
const FEW: i64 = 8;

impl Roles {
    /// Chooses roles, from the axes that split rows and columns in the program.
    pub fn choose(mesh: &Mesh, hints: &Hints) -> Roles {
        let columns = hints.columns.iter().max_by_key(|axes| axes.len()).cloned().unwrap_or_default();
        let mut roles = Roles {
            tokens: hints.token_axes(),
            extents: hints.tokens.clone(),
            vocabulary: columns,
            columns: hints.vocabulary,
        };
        roles.settle(mesh, hints);
        roles.pad_tokens(mesh, hints);
        roles.pad_columns(mesh, hints);
        for axis in roles.idle(hints) {
            roles.take(mesh, hints, axis);
        }
        roles
    }

    /// True if an axis that splits columns has less traffic than one that splits rows: it gathers hidden states, not weights.
    fn is_for_columns(&self, mesh: &Mesh, hints: &Hints, axis: usize) -> bool {
        let size_without =
            |axes: &[usize]| mesh.size(&axes.iter().copied().filter(|a| *a != axis).collect::<Axes>());
        let rows = hints.tokens.iter().product::<i64>() / size_without(&self.token_axes());
        rows < hints.vocabulary / size_without(&self.vocabulary)
    }

    /// Removes from the tokens' axes those that split the vocabulary as well, with less traffic. An axis of the first token
    /// dimension (the batch) stays unless weights enter split by it, since they would be moved as well.
    fn settle(&mut self, mesh: &Mesh, hints: &Hints) {
        for at in 0..self.tokens.len() {
            let is_contested =
                |a: &usize| self.vocabulary.contains(a) && (at > 0 || hints.weights.contains(a));
            let contested: Axes = self.tokens[at].iter().copied().filter(is_contested).collect();
            for axis in contested {
                if self.is_for_columns(mesh, hints, axis) {
                    self.tokens[at].retain(|a| *a != axis);
                }
            }
        }
    }

    /// Pads a token dimension that its axes do not divide, such as that of a shift by one, so that no row moves. Drops the last
    /// axes of one that would grow too much.
    fn pad_tokens(&mut self, mesh: &Mesh, hints: &Hints) {
        for (axes, extent) in self.tokens.iter_mut().zip(&mut self.extents) {
            let added = |axes: &Axes| up(*extent, mesh.size(axes)) - *extent;
            let most = if hints.may_pad { *extent / FEW } else { 0 };
            while added(axes) > most {
                axes.pop();
            }
            *extent += added(axes);
        }
    }

    /// Drops the vocabulary's axes that split tokens, and the last ones that do not divide it or that pay less than padding costs.
    fn pad_columns(&mut self, mesh: &Mesh, hints: &Hints) {
        let tokens = self.token_axes();
        let is_free = |axis: &usize| !tokens.contains(axis);
        let columns = std::mem::take(&mut self.vocabulary);
        // The head's columns stay in place: its leading vocabulary axes.
        self.vocabulary = columns.iter().copied().take_while(is_free).collect();
        if self.vocabulary.is_empty() {
            self.vocabulary = columns.into_iter().filter(is_free).collect();
        }
        while let Some(last) = self.vocabulary.last().copied() {
            let padded = up(hints.vocabulary, mesh.size(&self.vocabulary));
            let is_fewer = padded < hints.vocabulary * mesh.axes[last].size;
            if padded == hints.vocabulary
                || hints.may_pad && is_fewer && self.is_for_columns(mesh, hints, last)
            {
                self.columns = padded;
                break;
            }
            self.vocabulary.pop();
        }
    }

    /// Assigns an axis that the program uses: to the rows if it divides them. Otherwise rows are padded in the dimension that needs
    /// the fewest, or columns are split and padded, whichever has less traffic, as long as each device then has fewer of them than
    /// without the axis.
    ///
    /// An axis over which the program sums partial logits goes to the columns if it divides them and that moves less. An all-to-all
    /// then moves the weights and their gradient, and gradients by hidden states are all-reduced; with rows, weights are gathered and
    /// their gradient is all-reduced.
    fn take(&mut self, mesh: &Mesh, hints: &Hints, axis: usize) {
        let along = mesh.axes[axis].size;
        let size = |axes: &Axes| mesh.size(axes) * along;
        let fits = |before: i64, after: i64| after == before || hints.may_pad && after < before * along;
        // The extent of each token dimension with this axis.
        let next = |at: usize| up(self.extents[at], size(&self.tokens[at]));
        let added = |at: usize| (next(at) - self.extents[at]) as f64 / self.extents[at] as f64;
        let dimensions = (0..self.tokens.len()).filter(|at| fits(self.extents[*at], next(*at)));
        let best = dimensions.min_by(|a, b| added(*a).total_cmp(&added(*b)));
        let columns = up(self.columns, size(&self.vocabulary));
        let [rows, local_columns] = self.local(mesh);
        let moves_weights = hints.is_partial(axis)
            && columns == self.columns
            && rows < local_columns - local_columns / along;
        let to_rows =
            |at: usize| added(at) == 0.0 || !fits(self.columns, columns) || rows >= local_columns;
        match best.filter(|at| !moves_weights && to_rows(*at)) {
            Some(at) => {
                self.extents[at] = next(at);
                self.tokens[at].push(axis);
            }
            None if fits(self.columns, columns) => {
                self.columns = columns;
                self.vocabulary.push(axis);
            }
            None => {}
        }
    }

    /// Number of rows, with padding.
    pub fn rows(&self) -> i64 {
        self.extents.iter().product()
    }

    /// Number of devices that rows are split over, and columns.
    pub fn shares(&self, mesh: &Mesh) -> [i64; 2] {
        [mesh.size(&self.token_axes()), mesh.size(&self.vocabulary)]
    }

    /// Rows and columns on one device.
    pub fn local(&self, mesh: &Mesh) -> [i64; 2] {
        let [rows, columns] = self.shares(mesh);
        [self.rows() / rows, self.columns / columns]
    }

    /// All token axes.
    pub(crate) fn token_axes(&self) -> Axes {
        self.tokens.iter().flatten().copied().collect()
    }

    /// Axes with several devices that split something in the program and nothing here.
    pub fn idle(&self, hints: &Hints) -> Axes {
        let rows = hints.rows.iter().flatten().flatten();
        let used = rows.chain(hints.columns.iter().flatten()).chain(&hints.others);
        let mut idle: Axes = used
            .copied()
            .filter(|a| !self.token_axes().contains(a) && !self.vocabulary.contains(a))
            .collect();
        idle.sort_unstable();
        idle.dedup();
        idle
    }
}

/// `extent` rounded up to a multiple of `of`.
fn up(extent: i64, of: i64) -> i64 {
    (extent + of - 1) / of * of
}

#[cfg(test)]
mod tests {
    use super::{Hints, Roles};
    use grpo_dataflow::mesh::{Axes, Axis, Mesh};
    use pretty_assertions::assert_eq;

    const F: usize = 0;
    const T: usize = 1;

    fn mesh() -> Mesh {
        let axes = [("f".into(), 4), ("t".into(), 2)].map(Axis::whole).into();
        Mesh { name: "m".into(), axes, order: None }
    }

    /// Roles on the mesh f=4, t=2 with B=8, T=16, V=1024 for these shardings of hidden states and head weights.
    fn roles(hidden: [&[usize]; 3], weights: [&[usize]; 2]) -> (Vec<Axes>, Axes) {
        sized(hidden, weights, &[8, 16], 1024)
    }

    fn sized(
        hidden: [&[usize]; 3],
        weights: [&[usize]; 2],
        tokens: &[i64],
        vocabulary: i64,
    ) -> (Vec<Axes>, Axes) {
        let mesh = mesh();
        let hints = Hints {
            tokens: tokens.to_vec(),
            vocabulary,
            rows: vec![hidden[..2].iter().map(|a| a.to_vec()).collect()],
            columns: vec![weights[1].to_vec()],
            weights: weights[1].to_vec(),
            contracted: weights[0].to_vec(),
            others: hidden[2].iter().chain(weights[0]).copied().collect(),
            may_pad: false,
        };
        let Roles { tokens, vocabulary, .. } = Roles::choose(&mesh, &hints);
        (tokens, vocabulary)
    }

    #[test]
    fn every_case_of_the_design() {
        // FSDP, tensor parallel, both.
        assert_eq!(roles([&[F], &[], &[]], [&[F], &[]]), (vec![vec![F], vec![]], vec![]));
        assert_eq!(roles([&[], &[], &[]], [&[], &[T]]), (vec![vec![], vec![]], vec![T]));
        assert_eq!(roles([&[F], &[], &[]], [&[F], &[T]]), (vec![vec![F], vec![]], vec![T]));
        // Sequence parallel: few tokens, so hidden states are gathered rather than weights.
        assert_eq!(roles([&[F], &[T], &[]], [&[F], &[T]]), (vec![vec![F], vec![]], vec![T]));
        // The reverse with many tokens and few columns.
        let many = sized([&[F], &[T], &[]], [&[F], &[T]], &[8, 16384], 1024);
        assert_eq!(many, (vec![vec![F], vec![T]], vec![]));
        // The vocabulary over both, or over the batch's axis only: few tokens are gathered, many are not.
        assert_eq!(roles([&[F], &[], &[]], [&[], &[T, F]]), (vec![vec![], vec![]], vec![T, F]));
        assert_eq!(roles([&[F], &[], &[]], [&[], &[F]]), (vec![vec![], vec![]], vec![F]));
        let many = sized([&[F], &[], &[]], [&[], &[T, F]], &[8, 16384], 1024);
        assert_eq!(many, (vec![vec![F], vec![]], vec![T]));
        // The transposed weights; hidden states split over H.
        let turned = sized([&[F], &[], &[]], [&[T], &[F]], &[8, 16], 2048);
        assert_eq!(turned, (vec![vec![], vec![]], vec![F, T]));
        assert_eq!(roles([&[F], &[], &[]], [&[T], &[F]]), (vec![vec![T], vec![]], vec![F]));
        assert_eq!(sized([&[F], &[], &[]], [&[T], &[F]], &[8, 16384], 1024).0, vec![vec![F, T], vec![]]);
        assert_eq!(roles([&[], &[], &[F]], [&[F], &[]]), (vec![vec![], vec![]], vec![F]));
        // Data parallel with replicated weights.
        assert_eq!(roles([&[F, T], &[], &[]], [&[], &[]]), (vec![vec![F, T], vec![]], vec![]));
    }

    #[test]
    fn what_does_not_divide_goes_elsewhere() {
        // Six sequences over four devices: the axis splits the other token dimension.
        assert_eq!(
            sized([&[F], &[], &[]], [&[F], &[]], &[6, 16], 1024),
            (vec![vec![], vec![F]], vec![])
        );
        // An odd vocabulary: its axis splits tokens.
        assert_eq!(
            sized([&[F], &[], &[]], [&[F], &[T]], &[8, 16], 1023),
            (vec![vec![F, T], vec![]], vec![])
        );
        // Nothing divides: replicated.
        assert_eq!(sized([&[F], &[], &[]], [&[F], &[]], &[7, 3], 1023), (vec![vec![], vec![]], vec![]));
    }

    #[test]
    fn a_few_rows_are_added_where_no_row_moves_then() {
        let shifted = |tokens: &[i64], may_pad: bool| {
            let rows = vec![vec![vec![T], vec![F]]];
            let tokens = tokens.to_vec();
            let hints = Hints { tokens, vocabulary: 1024, rows, may_pad, ..Hints::default() };
            let Roles { tokens, extents, .. } = Roles::choose(&mesh(), &hints);
            (tokens, extents)
        };
        assert_eq!(shifted(&[8, 15], true), (vec![vec![T], vec![F]], vec![8, 16]));
        // Not if that is more than an eighth of them, nor if padding is not allowed: the axis splits the batch.
        assert_eq!(shifted(&[8, 5], true), (vec![vec![T, F], vec![]], vec![8, 5]));
        assert_eq!(shifted(&[8, 15], false), (vec![vec![T, F], vec![]], vec![8, 15]));
    }

    #[test]
    fn rows_or_columns_are_added_where_nothing_divides() {
        let mesh = mesh();
        let padded = |tokens: &[i64], vocabulary: i64, columns: &[Axes]| {
            let hints = Hints {
                tokens: tokens.to_vec(),
                vocabulary,
                columns: columns.to_vec(),
                others: vec![F],
                may_pad: true,
                ..Hints::default()
            };
            let Roles { tokens, extents, vocabulary, columns } = Roles::choose(&mesh, &hints);
            (tokens, extents, vocabulary, columns)
        };
        // 7 to 8 is a smaller padding than 5 to 8; few columns have less traffic than rows.
        assert_eq!(padded(&[7, 5], 19, &[]), (vec![vec![F], vec![]], vec![8, 5], vec![], 19));
        assert_eq!(padded(&[5, 7], 19, &[]), (vec![vec![], vec![F]], vec![5, 8], vec![], 19));
        // Many columns are split, and padded if necessary.
        assert_eq!(padded(&[7, 5], 1024, &[]), (vec![vec![], vec![]], vec![7, 5], vec![F], 1024));
        assert_eq!(padded(&[7, 5], 1023, &[]), (vec![vec![], vec![]], vec![7, 5], vec![F], 1024));
        // One row on each device is no fewer than one row on all; likewise for columns.
        assert_eq!(padded(&[1, 1], 1, &[]), (vec![vec![], vec![]], vec![1, 1], vec![], 1));
        // Columns that the program splits unevenly stay split, unless rows have less traffic.
        let split = padded(&[8, 5], 1023, &[vec![T]]);
        assert_eq!(split, (vec![vec![F], vec![]], vec![8, 5], vec![T], 1024));
        let both = padded(&[7, 5], 1021, &[vec![T]]);
        assert_eq!(both, (vec![vec![], vec![]], vec![7, 5], vec![T, F], 1024));
        let rows = padded(&[8, 512], 1023, &[vec![T]]);
        assert_eq!(rows, (vec![vec![F, T], vec![]], vec![8, 512], vec![], 1023));
    }
}
