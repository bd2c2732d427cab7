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
    /// The axes over which the program sums partial logits: those that split the contracted dimension and neither rows nor columns.
    pub fn partial(&self) -> Axes {
        let mut used =
            self.rows.iter().flatten().chain(&self.columns).flatten().copied().collect::<Axes>();
        let mut partial = Axes::new();
        for axis in self.contracted.iter().copied() {
            if !used.contains(&axis) {
                used.push(axis);
                partial.push(axis);
            }
        }
        partial
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
    /// Chooses roles.
    ///
    /// An axis that splits a token dimension and the vocabulary gets the role with less traffic: as a vocabulary axis it gathers
    /// hidden states, as a token axis weights. An axis that splits the first token dimension (the batch) keeps that role unless
    /// weights enter split by it, since they would be moved as well. A token dimension that its axes do not divide, such as that of
    /// a shift by one, is padded, so that no row moves. An axis that would replicate although the program uses it takes rows if it
    /// divides them. Otherwise rows are padded in the dimension that needs the fewest, or columns are split and padded, whichever
    /// has less traffic, as long as each device then has fewer of them than without the axis.
    pub fn choose(mesh: &Mesh, hints: &Hints) -> Roles {
        let rank = hints.tokens.len();
        let mut tokens: Vec<Axes> = vec![vec![]; rank];
        for dims in &hints.rows {
            for (at, axes) in dims.iter().enumerate().take(rank) {
                let taken =
                    |axis: &usize| tokens.iter().enumerate().any(|(i, t)| i != at && t.contains(axis));
                if axes.len() > tokens[at].len() && !axes.iter().any(taken) {
                    tokens[at] = axes.clone();
                }
            }
        }
        let columns = hints.columns.iter().max_by_key(|axes| axes.len()).cloned().unwrap_or_default();
        let local = |extents: &[i64], axes: &[usize], without: usize| {
            let rest: Axes = axes.iter().copied().filter(|a| *a != without).collect();
            extents.iter().product::<i64>() / mesh.size(&rest)
        };
        // True if an axis that splits columns has less traffic than one that splits rows.
        let is_columns = |tokens: &[Axes], columns: &[usize], axis: usize| {
            local(&hints.tokens, &tokens.concat(), axis) < local(&[hints.vocabulary], columns, axis)
        };
        for at in 0..rank {
            let splits = |a: &usize| columns.contains(a) && (at > 0 || hints.weights.contains(a));
            let contested: Axes = tokens[at].iter().copied().filter(splits).collect();
            for axis in contested {
                if is_columns(&tokens, &columns, axis) {
                    tokens[at].retain(|a| *a != axis);
                }
            }
        }
        let mut extents = hints.tokens.clone();
        for (axes, extent) in tokens.iter_mut().zip(&mut extents) {
            let added = |axes: &Axes| up(*extent, mesh.size(axes)) - *extent;
            while added(axes) > if hints.may_pad { *extent / FEW } else { 0 } {
                axes.pop();
            }
            *extent += added(axes);
        }
        let is_token = |tokens: &[Axes], axis: usize| tokens.iter().any(|t| t.contains(&axis));
        // The head's columns stay in place: its leading vocabulary axes.
        let mut vocabulary: Axes =
            columns.iter().copied().take_while(|axis| !is_token(&tokens, *axis)).collect();
        if vocabulary.is_empty() {
            vocabulary = columns.into_iter().filter(|axis| !is_token(&tokens, *axis)).collect();
        }
        let mut columns = hints.vocabulary;
        while let Some(last) = vocabulary.last().copied() {
            let padded = up(hints.vocabulary, mesh.size(&vocabulary));
            let fewer = padded < hints.vocabulary * mesh.axes[last].size;
            if padded == hints.vocabulary
                || hints.may_pad && fewer && is_columns(&tokens, &vocabulary, last)
            {
                columns = padded;
                break;
            }
            vocabulary.pop();
        }
        let mut roles = Roles { tokens, extents, vocabulary, columns };
        roles.exchange(mesh, hints);
        for axis in roles.idle(hints) {
            roles.take(mesh, hints, axis);
        }
        roles
    }

    /// Splits columns over the axes over which the program sums partial logits: devices exchange parts of the weights and of their
    /// gradient, and all-reduce gradients by hidden states. With rows they would gather the weights and all-reduce their gradient.
    /// The axes are assigned by traffic.
    fn exchange(&mut self, mesh: &Mesh, hints: &Hints) {
        let idle = self.idle(hints);
        let axes: Axes = hints.partial().into_iter().filter(|a| idle.contains(a)).collect();
        let size = mesh.size(&axes);
        let [rows, columns] = self.local(mesh);
        if columns % size == 0 && rows < columns - columns / size {
            self.vocabulary.extend(axes);
        }
    }

    /// Assigns an axis to the first dimension that it can split.
    fn take(&mut self, mesh: &Mesh, hints: &Hints, axis: usize) {
        let size = |axes: &Axes| mesh.size(axes) * mesh.axes[axis].size;
        let fits = |before: i64, after: i64| {
            after == before || hints.may_pad && after < before * mesh.axes[axis].size
        };
        // The extent of each token dimension with this axis.
        let next = |at: usize| up(self.extents[at], size(&self.tokens[at]));
        let added = |at: usize| (next(at) - self.extents[at]) as f64 / self.extents[at] as f64;
        let dimensions = (0..self.tokens.len()).filter(|at| fits(self.extents[*at], next(*at)));
        let best = dimensions.min_by(|a, b| added(*a).total_cmp(&added(*b)));
        let columns = up(self.columns, size(&self.vocabulary));
        let [rows, local_columns] = self.local(mesh);
        let fewer = rows < local_columns;
        match best {
            Some(at) if added(at) == 0.0 || !fits(self.columns, columns) || !fewer => {
                self.extents[at] = next(at);
                self.tokens[at].push(axis);
            }
            _ if fits(self.columns, columns) => {
                self.columns = columns;
                self.vocabulary.push(axis);
            }
            _ => {}
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
