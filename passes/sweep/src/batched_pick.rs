//! Lowering of several picked columns per row to one gather or scatter per tile:
//!
//! ```text
//! sum(select(column == id₀, x, 0)), …, sum(select(column == id_K₋₁, x, 0))  ->  gather(x, [id₀, …, id_K₋₁])
//! add(add(x, select(column == id₀, u₀, −0)), …)                             ->  scatter_add(x, [id₀, …], [u₀, …])
//! select(column == id₀, u, select(column == id₁, u, … x))                   ->  scatter(x, [id₀, …], u)
//! ```
//!
//! The cost is K elements per row and tile, where comparisons cost K operations per logit.
//!
//! The results have the same bits: a picked element is that of the tile, infinite, NaN or −0 included, or 0 if the column is in another
//! tile; updates are added in the order of the program. An index outside of the tile or the vocabulary has no effect.

use crate::emit::emit;
use crate::pack_rows::{LEAST, pack};
use crate::pick::{Pick, index_vectors, picked_elements, selected};
use crate::tile::from_first;
use crate::{Body, NodeId, NodeOp, Sink, Sweep};
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Elem, Elementwise, Start, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Sums that each read one column per row of the same value.
#[derive(Clone, Debug)]
pub struct Picks {
    /// The value that is read.
    pub value: NodeId,
    /// The sums' indices among the sinks.
    pub sinks: Vec<usize>,
    /// The row operand `[N, K]` with their columns.
    columns: usize,
    /// The sums' initial value, 0 or −0.
    pub start: &'static str,
}

/// Updates of several columns per row of a value.
#[derive(Clone, Debug)]
pub struct Puts {
    /// The updated value.
    pub node: NodeId,
    /// The value before the updates.
    pub base: NodeId,
    /// The row operand `[N, K]` with the columns.
    columns: usize,
    /// The row operand `[N, K]` with the updates.
    updates: usize,
    /// True if updates replace elements, false if they are added.
    sets: bool,
}

/// How a sink reads a tile.
#[derive(Clone, Copy, Debug)]
pub enum Read {
    /// All columns.
    All,
    /// One column per row.
    One(Pick),
    /// The first of a group of [`Picks`], which accumulates the sums of the whole group.
    First(usize),
    /// Another one of a group: the group, and the index in it.
    Other(usize, usize),
}

impl Read {
    /// The reads of all sinks of a sweep; [`Read::One`] only if `gathers`.
    pub fn all(sweep: &Sweep, picks: &[Picks], gathers: bool) -> Vec<Read> {
        let read = |(i, sink): (usize, &Sink)| {
            let place = |picks: &Picks| picks.sinks.iter().position(|at| *at == i);
            match (0..).zip(picks).find_map(|(group, picks)| Some((group, place(picks)?))) {
                Some((group, 0)) => Read::First(group),
                Some((group, at)) => Read::Other(group, at),
                None => match Pick::of(&sweep.body, sink).filter(|_| gathers) {
                    Some(pick) => Read::One(pick),
                    None => Read::All,
                },
            }
        };
        sweep.sinks.iter().enumerate().map(read).collect()
    }

    /// The body's values that the sink reads.
    pub fn values(&self, sink: &Sink, picks: &[Picks]) -> Vec<NodeId> {
        match self {
            Read::All => sink.values(),
            Read::One(pick) => vec![pick.value],
            Read::First(group) => vec![picks[*group].value],
            Read::Other(..) => Vec::new(),
        }
    }
}

/// The update of one column per row of a value.
#[derive(Clone, Copy, Debug)]
pub struct Put {
    /// The column, a row value.
    pub column: NodeId,
    /// The update, a row value.
    pub update: NodeId,
    /// The value before the update.
    pub into: NodeId,
    /// True if the update replaces the element, false if it is added.
    pub sets: bool,
}

fn put(body: &Body, id: NodeId) -> Option<Put> {
    let node = body.node(id);
    if node.op == NodeOp::Map(Elementwise::Add) && matches!(node.elem, Elem::F32 | Elem::F64) {
        let [into, pick] = node.args[..] else { return None };
        let (column, [update, _]) = selected(body, pick).filter(|_| body.is_pick(pick))?;
        return body.is_row(update).then_some(Put { column, update, into, sets: false });
    }
    let (column, [update, into]) = selected(body, id)?;
    // A select between row values is not an update: it is a picked or an added element.
    (body.is_row(update) && !body.is_row(into)).then_some(Put { column, update, into, sets: true })
}

/// Sums that pick columns of one value.
#[derive(Clone, Debug)]
pub struct Group {
    /// The value.
    pub value: NodeId,
    /// The sums' initial value in MLIR's syntax, 0 or −0.
    pub start: &'static str,
    /// The sums' indices among the sinks.
    pub sinks: Vec<usize>,
    /// Their columns, row values.
    pub columns: Vec<NodeId>,
}

/// The groups of at least [`LEAST`] sums that pick columns of the same value.
pub fn groups(body: &Body, sinks: &[Sink]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (i, sink) in sinks.iter().enumerate() {
        let pick = Pick::of_sum(body, sink).filter(|pick| !body.is_row(pick.value));
        let Some(Pick { value, column }) = pick else { continue };
        let start = body.sum_starts_at(sink.values()[0]);
        match groups.iter_mut().find(|group| (group.value, group.start) == (value, start)) {
            Some(group) => {
                group.sinks.push(i);
                group.columns.push(column);
            }
            None => groups.push(Group { value, start, sinks: vec![i], columns: vec![column] }),
        }
    }
    groups.retain(|group| group.sinks.len() >= LEAST);
    groups
}

/// The values used by `roots` that are the result of at least [`LEAST`] consecutive updates, and these updates in order.
pub fn update_sequences(body: &Body, roots: &[NodeId]) -> Vec<(NodeId, Vec<Put>)> {
    let mut seen: HashSet<NodeId> = HashSet::default();
    let mut found: Vec<(NodeId, Vec<Put>)> = Vec::new();
    for id in body.reachable(roots).into_iter().rev() {
        let mut at = id;
        let mut puts: Vec<Put> = Vec::new();
        while let Some(put) = put(body, at).filter(|_| seen.insert(at)) {
            // Updates that replace must be equal, since a scatter's order is unspecified.
            let first = puts.first().unwrap_or(&put);
            if put.sets != first.sets || put.sets && put.update != first.update {
                seen.remove(&at);
                break;
            }
            at = put.into;
            puts.push(put);
        }
        if puts.len() >= LEAST {
            puts.reverse();
            found.push((id, puts));
        }
    }
    found.reverse();
    found
}

/// The cost of a sweep in loops that read and update several columns at once.
pub struct BatchedCost {
    /// The nodes that are computed for each column.
    pub nodes: Vec<NodeId>,
    /// Elements per row that each tile gathers.
    pub picked: usize,
    /// Elements per row that each tile scatters.
    pub put: usize,
    /// The sinks that are picks of a group.
    pub grouped: Vec<usize>,
}

impl BatchedCost {
    /// The cost of a body with these sinks.
    pub fn of(body: &Body, sinks: &[Sink]) -> BatchedCost {
        let groups = groups(body, sinks);
        let grouped: Vec<usize> = groups.iter().flat_map(|group| group.sinks.iter().copied()).collect();
        let others = (0..sinks.len()).filter(|i| !grouped.contains(i)).flat_map(|i| sinks[i].values());
        let roots: Vec<NodeId> = others.chain(groups.iter().map(|group| group.value)).collect();
        let sequences = update_sequences(body, &roots);
        let bases = sequences.iter().filter_map(|(_, puts)| Some(puts.first()?.into));
        let roots: Vec<NodeId> = roots.iter().copied().chain(bases).collect();
        let is_put = |id: NodeId| sequences.iter().any(|(node, _)| *node == id);
        let mut nodes = body.reachable_above(&roots, is_put);
        nodes.retain(|id| !is_put(*id));
        let put = sequences.iter().map(|(_, puts)| puts.len()).sum();
        BatchedCost { nodes, picked: grouped.len(), put, grouped }
    }
}

impl Sweep<'_> {
    /// The number of columns per row that are picked or updated in groups.
    pub fn batched_columns(&self) -> usize {
        let cost = BatchedCost::of(&self.body, &self.sinks);
        cost.picked + cost.put
    }
}

impl Picks {
    /// The [`groups`] of a sweep. Their columns become row operands.
    pub fn of<'c>(b: &Builder<'c>, sweep: &mut Sweep<'c>) -> Vec<Picks> {
        let groups = groups(&sweep.body, &sweep.sinks).into_iter().map(|group| {
            let columns = columns_of(b, sweep, &group.columns);
            Picks { value: group.value, sinks: group.sinks, columns, start: group.start }
        });
        groups.collect()
    }

    /// The picked elements of a tile of `part` whose first column is `first`, `[rows, K]` in the accumulator of the tile's type; the
    /// initial value for columns that are not in the tile.
    pub fn read<'c>(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        tile: Val<'c>,
        first: Start<'c>,
    ) -> Val<'c> {
        picked_elements(b, tile, from_first(b, self.operand(part), first), self.start)
    }

    /// Their running sums before the first tile.
    pub fn initial<'c>(&self, b: &Builder<'c>, sweep: &Sweep<'c>) -> Val<'c> {
        let elem = sweep.body.elem(self.value).accumulator();
        b.splat(&TensorType::new([sweep.rows, extent(self.sinks.len())], elem), self.start)
    }

    /// The row operand `[N, K]` with the columns.
    pub fn operand<'c>(&self, sweep: &Sweep<'c>) -> Val<'c> {
        sweep.row_operands[self.columns]
    }

    /// True if the value is a source's logit, converted or not. Another value must be computed once, so that all its users read the
    /// same bits.
    pub fn is_of_logits(&self, body: &Body) -> bool {
        body.is_logit(self.value)
    }
}

impl Puts {
    /// The [`update_sequences`] of a sweep, operands first. Their columns and updates become row operands.
    pub fn of<'c>(b: &Builder<'c>, sweep: &mut Sweep<'c>, roots: &[NodeId]) -> Vec<Puts> {
        let puts = update_sequences(&sweep.body, roots).into_iter().map(|(node, puts)| {
            let [columns, updates]: [Vec<NodeId>; 2] =
                [puts.iter().map(|p| p.column).collect(), puts.iter().map(|p| p.update).collect()];
            let columns = columns_of(b, sweep, &columns);
            let updates = pack_row_values(b, sweep, &updates, sweep.rows);
            sweep.row_operands.push(updates);
            let updates = sweep.row_operands.len() - 1;
            Puts { node, base: puts[0].into, columns, updates, sets: puts[0].sets }
        });
        puts.collect()
    }

    /// A tile of `part` whose first column is `first`, with the updates.
    pub fn write<'c>(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        tile: Val<'c>,
        first: Start<'c>,
    ) -> Val<'c> {
        let at = from_first(b, part.row_operands[self.columns], first);
        let count = TensorType::of(at).map_or(0, |ty| ty.elements());
        let updates = b.reshape(part.row_operands[self.updates], &[count]);
        let numbers = "#stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>";
        b.scatter([tile, index_vectors(b, at), updates], numbers, self.sets)
    }

    /// The row operands `[N, K]` with the columns and the updates.
    pub fn operands<'c>(&self, sweep: &Sweep<'c>) -> [Val<'c>; 2] {
        [sweep.row_operands[self.columns], sweep.row_operands[self.updates]]
    }
}

/// K row values of a sweep whose operands have `rows` rows, as `[rows, K]`.
pub fn pack_row_values<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, nodes: &[NodeId], rows: i64) -> Val<'c> {
    let each = emit(b, &sweep.body, nodes, &[rows], |_, node| match node.op {
        NodeOp::Row(i) => sweep.row_operands[i],
        _ => unreachable!("a row value is computed from row operands"),
    });
    pack(b, rows, &each)
}

/// Adds a row operand with columns `[N, K]` and returns its index. Negative columns become −1, so that differences do not overflow.
fn columns_of<'c>(b: &Builder<'c>, sweep: &mut Sweep<'c>, nodes: &[NodeId]) -> usize {
    let columns = pack_row_values(b, sweep, nodes, sweep.rows);
    let least = b.int(&columns.tensor_type(), -1);
    sweep.row_operands.push(b.elementwise(Elementwise::Maximum, &[columns, least]));
    sweep.row_operands.len() - 1
}
