//! Several columns of each row in a loop: picked from a tile, or put into it, at once, rather than each compared with every column.
//!
//! Of K ids a row a sweep's body has K tests `column == id`. Where sums read what K of them choose, a loop gathers K numbers of each row
//! from the tile; where K numbers are added to a value, or chosen in its place, one behind the other, it scatters them into the tile. That
//! costs K numbers of each row and tile, where the tests cost K operations for each logit (1.4 ns each on a CPU, where a scatter takes 10 to 70 ns a
//! number: `tools/dev/loop-paces` has neither).
//!
//! Each number is the same one: what is picked is as the tile has it, infinite, NaN or −0, and nothing is where the column is in another tile;
//! numbers are added in the order of the program, to what they are added to there. An index outside of the tile, or of the vocabulary, picks and puts nothing.

use crate::emit::emit;
use crate::pack_rows::{LEAST, side_by_side};
use crate::pick::Pick;
use crate::tile::from_first;
use crate::{Body, NodeId, NodeOp, Sink, Sweep};
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Start, TensorType, Val, int_array};
use rustc_hash::FxHashSet as HashSet;

/// Sums of one value of which each reads one column of a row.
#[derive(Clone, Debug)]
pub struct Picks {
    pub value: NodeId,
    /// The sums' places among the sinks.
    pub sinks: Vec<usize>,
    /// The row operand `[N, K]` that has their columns.
    columns: usize,
    /// What the sums start at: 0 of either sign.
    pub start: &'static str,
}

/// Numbers that are put into columns of each row.
#[derive(Clone, Debug)]
pub struct Puts {
    /// The value with the numbers in it, and without.
    pub node: NodeId,
    pub base: NodeId,
    /// The row operands `[N, K]` that have their columns, and the numbers.
    columns: usize,
    updates: usize,
    /// Whether they are put in the place of what is there, rather than added.
    sets: bool,
}

/// How a sink reads a tile.
#[derive(Clone, Copy, Debug)]
pub enum Read {
    /// All columns.
    All,
    /// The one that each row names.
    One(Pick),
    /// The first of a group of [`Picks`], which has the running sums of all of them.
    First(usize),
    /// One of the others, and its place there.
    Other(usize, usize),
}

impl Read {
    /// Those of all sinks of a sweep; by indices only if it `gathers`.
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

    /// The values of the body that are read.
    pub fn values(&self, sink: &Sink, picks: &[Picks]) -> Vec<NodeId> {
        match self {
            Read::All => sink.values(),
            Read::One(pick) => vec![pick.value],
            Read::First(group) => vec![picks[*group].value],
            Read::Other(..) => Vec::new(),
        }
    }
}

/// What a sum reads: of which column which value, and what it starts at.
fn picked(body: &Body, sink: &Sink) -> Option<(NodeId, NodeId, &'static str)> {
    let Sink::Sum { value } = sink else { return None };
    let (column, [value_there, other]) = chosen(body, *value)?;
    let is_zero = body.elem(*value).is_float() && body.literal(other) == Some(0.0);
    (is_zero && !body.is_row(value_there)).then(|| (column, value_there, body.sum_starts_at(*value)))
}

/// Of a choice of a number or truth value by `column == id`: the id, what is there, and what is elsewhere.
fn chosen(body: &Body, id: NodeId) -> Option<(NodeId, [NodeId; 2])> {
    let node = body.node(id);
    let [condition, there, other] = node.args[..] else { return None };
    let (direction, column) = body
        .column_compared(condition)
        .filter(|_| node.op == NodeOp::Map(Elementwise::Select))
        .filter(|_| node.elem.is_float() || node.elem == Elem::I1)?;
    let is_known = direction == Direction::Eq && body.elem(column) == Elem::I32;
    is_known.then_some((column, [there, other]))
}

/// One number that is put into a value.
#[derive(Clone, Copy, Debug)]
pub struct Put {
    /// The column, a value of the row.
    pub column: NodeId,
    /// The number, a value of the row.
    pub update: NodeId,
    /// The value without it.
    pub into: NodeId,
    /// Whether it is put in the place of what is there, rather than added.
    pub sets: bool,
}

fn put(body: &Body, id: NodeId) -> Option<Put> {
    let node = body.node(id);
    if node.op == NodeOp::Map(Elementwise::Add) && matches!(node.elem, Elem::F32 | Elem::F64) {
        let [into, pick] = node.args[..] else { return None };
        let (column, [update, _]) = chosen(body, pick).filter(|_| body.is_pick(pick))?;
        return body.is_row(update).then_some(Put { column, update, into, sets: false });
    }
    let (column, [update, into]) = chosen(body, id)?;
    // What a sum picks, or what is added, stays as it is.
    (body.is_row(update) && !body.is_row(into)).then_some(Put { column, update, into, sets: true })
}

/// Sums that pick columns of one value.
#[derive(Clone, Debug)]
pub struct Group {
    /// The value.
    pub value: NodeId,
    /// What the sums start at, in MLIR's syntax: 0 of either sign.
    pub start: &'static str,
    /// The sums' places among the sinks.
    pub sinks: Vec<usize>,
    /// Their columns, values of the row.
    pub columns: Vec<NodeId>,
}

/// The sums that pick columns of one value, where these are several.
pub fn groups(body: &Body, sinks: &[Sink]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (i, sink) in sinks.iter().enumerate() {
        let Some((column, value, start)) = picked(body, sink) else { continue };
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

/// The values that `roots` need into which several numbers are put, one behind the other, and these, the first one first.
pub fn chains(body: &Body, roots: &[NodeId]) -> Vec<(NodeId, Vec<Put>)> {
    let mut seen: HashSet<NodeId> = HashSet::default();
    let mut found: Vec<(NodeId, Vec<Put>)> = Vec::new();
    for id in body.reachable(roots).into_iter().rev() {
        let mut at = id;
        let mut puts: Vec<Put> = Vec::new();
        while let Some(put) = put(body, at).filter(|_| seen.insert(at)) {
            // Of two different numbers in one column it is told which one stays.
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

/// What loops take of a sweep where they read and write several columns at once.
pub struct Left {
    /// The nodes that are computed for each column.
    pub nodes: Vec<NodeId>,
    /// Numbers of each row that are picked from each tile, and put into it.
    pub picked: usize,
    pub put: usize,
    /// The sinks that are picks of a group.
    pub grouped: Vec<usize>,
}

impl Left {
    pub fn of(body: &Body, sinks: &[Sink]) -> Left {
        let groups = groups(body, sinks);
        let grouped: Vec<usize> = groups.iter().flat_map(|group| group.sinks.iter().copied()).collect();
        let others = (0..sinks.len()).filter(|i| !grouped.contains(i)).flat_map(|i| sinks[i].values());
        let roots: Vec<NodeId> = others.chain(groups.iter().map(|group| group.value)).collect();
        let chains = chains(body, &roots);
        let bases = chains.iter().filter_map(|(_, puts)| Some(puts.first()?.into));
        let roots: Vec<NodeId> = roots.iter().copied().chain(bases).collect();
        let is_put = |id: NodeId| chains.iter().any(|(node, _)| *node == id);
        let mut nodes = body.reachable_above(&roots, is_put);
        nodes.retain(|id| !is_put(*id));
        let put = chains.iter().map(|(_, puts)| puts.len()).sum();
        Left { nodes, picked: grouped.len(), put, grouped }
    }
}

impl Sweep<'_> {
    /// How many numbers of each row it picks, or puts into a value, where these are several.
    pub fn several(&self) -> usize {
        let left = Left::of(&self.body, &self.sinks);
        left.picked + left.put
    }
}

impl Picks {
    /// The groups of a sweep's sums that pick columns of one value. Their columns become row operands.
    pub fn of<'c>(b: &Builder<'c>, sweep: &mut Sweep<'c>) -> Vec<Picks> {
        let groups = groups(&sweep.body, &sweep.sinks).into_iter().map(|group| {
            let columns = columns_of(b, sweep, &group.columns);
            Picks { value: group.value, sinks: group.sinks, columns, start: group.start }
        });
        groups.collect()
    }

    /// What a tile of `part` whose first column is `first` has in the columns, `[rows, K]` in the accumulator of the tile's type, and 0 where it has not.
    pub fn read<'c>(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        tile: Val<'c>,
        first: Start<'c>,
    ) -> Val<'c> {
        let at = from_first(b, part.row_operands[self.columns], first);
        let ty = TensorType::of(at).expect("a tensor");
        let here = are_within(b, at, part.cols);
        let numbers = "#stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>";
        let attrs = [("dimension_numbers", numbers.to_string()), ("slice_sizes", int_array(&[1, 1]))];
        let elem = TensorType::of(tile).expect("a tensor").elem;
        // An index outside of the tile is moved into it, and what is read there is not taken.
        let flat = TensorType::new([ty.elements()], elem);
        let taken = b.one(Kind::Gather, &[tile, index(b, at)], &attrs, &flat);
        let taken = b.convert(b.reshape(taken, &ty.shape), elem.accumulator());
        let nothing = b.splat(&ty.with_elem(elem.accumulator()), self.start);
        b.elementwise(Elementwise::Select, &[here, taken, nothing])
    }

    /// Their running sums before the first tile.
    pub fn initial<'c>(&self, b: &Builder<'c>, sweep: &Sweep<'c>) -> Val<'c> {
        let elem = sweep.body.elem(self.value).accumulator();
        b.splat(&TensorType::new([sweep.rows, self.sinks.len() as i64], elem), self.start)
    }

    /// The row operand with the columns.
    pub fn operand<'c>(&self, sweep: &Sweep<'c>) -> Val<'c> {
        sweep.row_operands[self.columns]
    }

    /// Whether the value is a source's logit, perhaps in another type. What else is computed is to be computed once, with the same
    /// bits for all that reads it.
    pub fn is_of_logits(&self, body: &Body) -> bool {
        let is_logit = |id: &NodeId| matches!(body.node(*id).op, NodeOp::Source(_) | NodeOp::Convert);
        body.reachable(&[self.value]).iter().all(is_logit)
    }
}

impl Puts {
    /// The values that `roots` need into which several numbers are put, one behind the other; operands first. Their columns and numbers become row operands.
    pub fn of<'c>(b: &Builder<'c>, sweep: &mut Sweep<'c>, roots: &[NodeId]) -> Vec<Puts> {
        let puts = chains(&sweep.body, roots).into_iter().map(|(node, puts)| {
            let [columns, updates]: [Vec<NodeId>; 2] =
                [puts.iter().map(|p| p.column).collect(), puts.iter().map(|p| p.update).collect()];
            let columns = columns_of(b, sweep, &columns);
            let updates = together(b, sweep, &updates, sweep.rows);
            sweep.row_operands.push(updates);
            let updates = sweep.row_operands.len() - 1;
            Puts { node, base: puts[0].into, columns, updates, sets: puts[0].sets }
        });
        puts.collect()
    }

    /// A tile of `part` whose first column is `first`, with the numbers in it.
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
        b.scatter([tile, index(b, at), updates], numbers, self.sets)
    }

    /// The row operands with the columns and the numbers.
    pub fn operands<'c>(&self, sweep: &Sweep<'c>) -> [Val<'c>; 2] {
        [sweep.row_operands[self.columns], sweep.row_operands[self.updates]]
    }
}

/// Whether these are of the numbers of so many columns.
pub fn are_within<'c>(b: &Builder<'c>, at: Val<'c>, columns: i64) -> Val<'c> {
    let ty = TensorType::of(at).expect("a tensor");
    let reaches = b.compare(Direction::Ge, at, b.int(&ty, 0));
    b.elementwise(Elementwise::And, &[reaches, b.compare(Direction::Lt, at, b.int(&ty, columns))])
}

/// Rows and columns `[rows·K, 2]` of columns `[rows, K]`.
fn index<'c>(b: &Builder<'c>, at: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(at).expect("a tensor");
    let part = |v| b.reshape(v, &[ty.elements(), 1]);
    b.concatenate(&[part(b.iota(&ty, 0)), part(at)], 1)
}

/// Values of a sweep's rows, each the same in all columns, as `[rows, K]`; its operands have so many rows.
pub fn together<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, nodes: &[NodeId], rows: i64) -> Val<'c> {
    let each = emit(b, &sweep.body, nodes, &[rows], |_, node| match node.op {
        NodeOp::Row(i) => sweep.row_operands[i],
        _ => unreachable!("what is the same in all columns of a row is made of what rows have"),
    });
    side_by_side(b, rows, &each)
}

/// The place of a new row operand with columns `[N, K]`; negative ones are all −1, so that no difference of them overflows.
fn columns_of<'c>(b: &Builder<'c>, sweep: &mut Sweep<'c>, nodes: &[NodeId]) -> usize {
    let columns = together(b, sweep, nodes, sweep.rows);
    let least = b.int(&TensorType::of(columns).expect("a tensor"), -1);
    sweep.row_operands.push(b.elementwise(Elementwise::Maximum, &[columns, least]));
    sweep.row_operands.len() - 1
}
