//! Bytes that devices exchange where the program sums partial logits over mesh axes.
//!
//! If an axis splits only the dimension that the head contracts, each device holds a partial sum of every logit, and the
//! partitioner adds an all-reduce of logits. A sweep has no logits to reduce, so it gathers weights and reduces their gradient
//! instead. That is cheaper unless there are few rows. All other traffic is at most the program's ([`Roles::choose`]).

use crate::mesh_axis_assignment::{Hints, Roles};
use grpo_dataflow::mesh::{Axes, Mesh};

/// The weights of a head, one entry per hidden unit and column.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Number of hidden units.
    pub hidden: i64,
    /// Bytes of one weight.
    pub bytes: i64,
    /// True if the loss has a gradient by these weights.
    pub has_gradient: bool,
}

/// Bytes that cross one device's links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// For the program's partial logits. A lower bound: one all-reduce, in the weights' type.
    pub logits: i64,
    /// For weights and gradients, in the sweep's region.
    pub weights: i64,
}

/// The traffic due to the axes that split the contracted dimension. An all-reduce crosses links twice.
pub fn moved(mesh: &Mesh, hints: &Hints, roles: &Roles, heads: &[Weights]) -> Moved {
    let partial = hints.partial();
    let among = |axes: &[usize], is: bool| -> Axes {
        axes.iter().copied().filter(|a| partial.contains(a) == is).collect()
    };
    let tokens = roles.token_axes();
    let rows = hints.tokens.iter().product::<i64>() / mesh.size(&among(&tokens, false));
    let columns = hints.vocabulary / mesh.size(&among(&roles.vocabulary, false));
    let exchanged = mesh.size(&among(&roles.vocabulary, true));
    let mut moved = Moved { logits: 0, weights: 0 };
    if mesh.size(&partial) == 1 {
        return moved;
    }
    for head in heads {
        moved.logits += 2 * rows * columns * head.bytes;
        let times = 1 + i64::from(head.has_gradient);
        moved.weights += times * head.hidden * columns * head.bytes / exchanged;
        if exchanged > 1 && head.has_gradient {
            moved.weights += 2 * rows * head.hidden * head.bytes;
        }
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::{Hints, Moved, Roles, Weights, moved};
    use grpo_dataflow::mesh::{Axis, Mesh};
    use pretty_assertions::assert_eq;

    #[test]
    fn few_rows_move_less_than_weights() {
        let axes = [("f".into(), 4), ("t".into(), 2)].map(Axis::whole).into();
        let mesh = Mesh { name: "m".into(), axes, order: None };
        let of = |tokens: [i64; 2], contracted: Vec<usize>, has_gradient: bool| {
            let rows = vec![vec![vec![0], vec![]]];
            let others = contracted.clone();
            let tokens = tokens.to_vec();
            let hints = Hints { tokens, vocabulary: 4096, rows, contracted, others, ..Hints::default() };
            let roles = Roles::choose(&mesh, &hints);
            moved(&mesh, &hints, &roles, &[Weights { hidden: 512, bytes: 2, has_gradient }])
        };
        // 1024 rows per device, and eight; half of the weights and of their gradient, and gradients by rows.
        assert_eq!(of([8, 512], vec![1], false), Moved { logits: 1 << 24, weights: 1 << 21 });
        assert_eq!(of([8, 4], vec![1], false), Moved { logits: 1 << 17, weights: 1 << 21 });
        assert_eq!(of([8, 4], vec![1], true), Moved { logits: 1 << 17, weights: (1 << 22) + (1 << 14) });
        // Weights that the program gathers as well.
        assert_eq!(of([8, 4], vec![0], true), Moved { logits: 0, weights: 0 });
    }

    #[test]
    fn axes_that_split_rows_or_columns_leave_no_partial_sums() {
        let hints = Hints {
            rows: vec![vec![vec![0]]],
            columns: vec![vec![2]],
            contracted: vec![3, 0, 2, 3],
            ..Hints::default()
        };
        assert_eq!(hints.partial(), vec![3]);
    }
}
