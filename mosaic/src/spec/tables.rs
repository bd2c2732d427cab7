//! Several columns of each row that a kernel looks up by tables, rather than compare each with every column.
//!
//! A table has 128 columns of each row, one a lane, and takes a register where an operand with a number per row takes one as well.
//!
//! - What K sums pick of one value is one gather of a register's lanes for 128 of them: [`Picks`].
//! - Of K numbers that are put into a value each lane finds its own by a binary search, since a table's columns are sorted:
//!   [`Puts`]. That is log2 K gathers of lanes for a block of chunks, two for each chunk, and no branch, so that it runs beneath products as
//!   all of the body does.
//!
//! Few columns are compared as before (see [`FEW`]), and so are those of sweeps whose kernels have other tiles.

use super::{BufferRef, IndexMap, KernelSpec, LANES, Operand, Overlap, SinkAt};
use crate::numbers::extent;
use grpo_dataflow::column_pick::FEW;
use grpo_ir::Elem;
use grpo_sweep::batched_pick::{Put, groups, update_sequences};
use grpo_sweep::{Body, NodeId, Sink, Sweep};

/// Sums that pick columns of one value.
#[derive(Clone, Debug)]
pub struct Picks {
    /// The value.
    pub value: NodeId,
    /// What the sums start at, in MLIR's syntax: 0 of either sign.
    pub start: &'static str,
    /// The sums' places among the sinks.
    pub sinks: Vec<usize>,
    /// Their columns, values of the row.
    pub columns: Vec<NodeId>,
}

/// Numbers that are put into a value, one behind the other.
#[derive(Clone, Debug)]
pub struct Puts {
    /// The value with them.
    pub node: NodeId,
    /// The value without them.
    pub base: NodeId,
    /// Their columns and the numbers, values of the row.
    pub columns: Vec<NodeId>,
    pub updates: Vec<NodeId>,
    /// Whether they are put in the place of what is there, rather than added.
    pub sets: bool,
}

/// What a kernel of a sweep has tables for.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    pub picks: Vec<Picks>,
    pub puts: Vec<Puts>,
}

/// The blocks of chunks of the vocabulary's columns that tables of [`Puts`] are searched for at once: so many chunks of 128 columns each, the
/// first one so many columns before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocks {
    pub chunks: i64,
    pub shift: i64,
}

/// Where a kernel has a table: columns, and of [`Puts`] the numbers.
#[derive(Clone, Debug, Default)]
pub struct TablesAt {
    /// The columns, by the picks.
    pub picks: Vec<BufferRef>,
    /// What is picked, by the picks.
    pub picked: Vec<Option<BufferRef>>,
    /// The columns and the numbers, by the puts.
    pub puts: Vec<[BufferRef; 2]>,
}

/// Registers' worth of lanes of so many columns.
pub fn parts(count: usize) -> i64 {
    (extent(count) + LANES - 1) / LANES
}

/// How many of so many columns are in one part.
pub fn in_part(count: usize, part: i64) -> i64 {
    (extent(count) - part * LANES).min(LANES)
}

/// Halvings of a search among so many columns.
pub fn halvings(count: i64) -> u32 {
    count.max(2).unsigned_abs().next_power_of_two().trailing_zeros()
}

impl Tables {
    /// Those of a sweep's kernel.
    pub fn of(sweep: &Sweep) -> Tables {
        if sweep.is_two_phase() || sweep.tokens_minor.is_some() {
            return Tables::default();
        }
        let body = &sweep.body;
        let many = |count: usize| extent(count) > FEW;
        let mut picks: Vec<Picks> = Vec::new();
        for group in groups(body, &sweep.sinks).into_iter().filter(|group| many(group.sinks.len())) {
            let (value, start, sinks, columns) = (group.value, group.start, group.sinks, group.columns);
            picks.push(Picks { value, start, sinks, columns });
        }
        let is_picked = |i: &usize| picks.iter().any(|picks| picks.sinks.contains(i));
        let others = (0..sweep.sinks.len()).filter(|i| !is_picked(i));
        let others = others.flat_map(|i| sweep.sinks[i].values());
        let roots: Vec<NodeId> = others.chain(picks.iter().map(|picks| picks.value)).collect();
        // A table's numbers are f32: masks are compared.
        let is_table = |node: NodeId, puts: &[Put]| many(puts.len()) && body.elem(node).is_float();
        let chains =
            update_sequences(body, &roots).into_iter().filter(|(node, puts)| is_table(*node, puts));
        let puts = chains.map(|(node, puts)| {
            let all = |f: fn(&Put) -> NodeId| puts.iter().map(f).collect();
            let (columns, updates) = (all(|put| put.column), all(|put| put.update));
            Puts { node, base: puts[0].into, columns, updates, sets: puts[0].sets }
        });
        Tables { puts: puts.collect(), picks }
    }

    /// Whether nothing is looked up.
    pub fn is_empty(&self) -> bool {
        self.picks.is_empty() && self.puts.is_empty()
    }

    /// The place of the picks that a sink is one of, and the sink's place among them.
    pub fn pick(&self, sink: usize) -> Option<(usize, usize)> {
        let place = |picks: &Picks| picks.sinks.iter().position(|i| *i == sink);
        self.picks.iter().enumerate().find_map(|(i, picks)| Some((i, place(picks)?)))
    }

    /// The sinks of a sweep that are not picks by a table, with their places.
    pub fn others<'s>(&self, sinks: &'s [Sink]) -> impl Iterator<Item = (usize, &'s Sink)> {
        let mut of_table = vec![false; sinks.len()];
        self.picks.iter().flat_map(|picks| &picks.sinks).for_each(|i| of_table[*i] = true);
        sinks.iter().enumerate().filter(move |(i, _)| !of_table[*i])
    }

    /// The value without the numbers that are put into it, of a node with them.
    pub fn base(&self, id: NodeId) -> Option<NodeId> {
        self.puts.iter().find(|puts| puts.node == id).map(|puts| puts.base)
    }

    /// The nodes that `roots` need, operands first, where `stop` stops at some: of numbers that are put only what they are put into.
    pub fn reachable(
        &self,
        body: &Body,
        roots: &[NodeId],
        stop: impl Fn(NodeId) -> bool,
    ) -> Vec<NodeId> {
        let mut roots = roots.to_vec();
        loop {
            let nodes = body.reachable_above(&roots, |id| stop(id) || self.base(id).is_some());
            let bases = nodes.iter().filter(|id| !stop(**id)).filter_map(|id| self.base(*id));
            let more: Vec<NodeId> = bases.filter(|base| nodes.binary_search(base).is_err()).collect();
            if more.is_empty() {
                return nodes;
            }
            roots.extend(more);
        }
    }

    /// The nodes of a sweep's body that are computed for its tiles.
    pub fn nodes(&self, sweep: &Sweep) -> Vec<NodeId> {
        let others = self.others(&sweep.sinks).flat_map(|(_, sink)| sink.values());
        let roots: Vec<NodeId> = others.chain(self.picks.iter().map(|picks| picks.value)).collect();
        self.reachable(&sweep.body, &roots, |_| false)
    }

    /// Operations for each logit, those for tables among them.
    pub fn operations(&self, sweep: &Sweep) -> u64 {
        let parts_of = |count: usize| (0..parts(count)).map(move |part| in_part(count, part));
        // A comparison, a choice and a gather.
        let picks = self.picks.iter().map(|picks| 3 * parts(picks.columns.len()));
        // A search's step is a sum, a gather, a comparison and a choice, for a block of chunks; each chunk takes two gathers, two comparisons
        // and choices, and sums.
        let search = |count: i64| 4 * i64::from(halvings(count)) / BLOCK + 8;
        let puts = self.puts.iter().map(|puts| parts_of(puts.columns.len()).map(search).sum::<i64>());
        (extent(self.nodes(sweep).len()) + picks.chain(puts).sum::<i64>()).unsigned_abs()
    }

    /// The row operands of a sweep that the kernel reads beside its tables.
    pub fn rows(&self, sweep: &Sweep) -> Vec<bool> {
        let mut read = vec![false; sweep.row_operands.len()];
        for id in self.nodes(sweep) {
            if let grpo_sweep::NodeOp::Row(i) = sweep.body.node(id).op {
                read[i] = true;
            }
        }
        read
    }

    /// Registers of each group of rows that tables keep busy, as operands and results with a number per row.
    pub fn registers(&self) -> u64 {
        let picks = self.picks.iter().map(|picks| 3 * parts(picks.columns.len()));
        let puts = self.puts.iter().map(|puts| 4 * parts(puts.columns.len()));
        picks.chain(puts).sum::<i64>().unsigned_abs()
    }

    /// Arrays with a number per row and lane that tables, and what is picked by them, take.
    pub fn arrays(&self) -> u64 {
        let all = self.picks.iter().map(|picks| &picks.columns);
        let all = all.chain(self.puts.iter().map(|puts| &puts.columns));
        all.map(|columns| 2 * parts(columns.len())).sum::<i64>().unsigned_abs()
    }
}

/// Chunks of a block where tiles and strips are cut between such blocks.
const BLOCK: i64 = 4;

impl KernelSpec<'_, '_> {
    /// The blocks that this kernel's tables are sorted by: no strip of a tile begins within one, but for the first.
    pub fn blocks_of_chunks(&self) -> Blocks {
        let cols = self.tiles.cols;
        let (unit, first) = match self.overlap {
            Overlap::Product(width) => (width, 0),
            Overlap::Contraction(width) if cols > width => (width, width / 2),
            Overlap::Contraction(_) | Overlap::None | Overlap::Rows(_) => (cols, 0),
        };
        let divides = |chunks: &i64| [cols, unit].iter().all(|width| width % (chunks * LANES) == 0);
        let chunks = (0..).map(|halved| BLOCK >> halved).find(divides).unwrap_or(1);
        let block = chunks * LANES;
        Blocks { chunks, shift: (block - first % block) % block }
    }

    /// Places the windows of row operands, and of the tables.
    pub(super) fn place_rows(&mut self) {
        let rows = super::apart::all_rows(self.sweep);
        let read = self.tables.rows(self.sweep);
        for (i, row) in self.sweep.row_operands.iter().enumerate() {
            let elem = super::wide(super::elem(*row));
            let mut place = || self.input(Operand::Row(i), [rows, LANES], elem, IndexMap::Rows);
            let place = read[i].then(&mut place);
            self.rows.push(place);
        }
        let lanes = |count: usize| parts(count) * LANES;
        for i in 0..self.tables.picks.len() {
            let extent = [rows, lanes(self.tables.picks[i].columns.len())];
            let place = self.input(Operand::Picked(i), extent, Elem::I32, IndexMap::Rows);
            self.tables_at.picks.push(place);
            self.tables_at.picked.push(None);
        }
        for i in 0..self.tables.puts.len() {
            let extent = [rows, lanes(self.tables.puts[i].columns.len())];
            let columns = self.input(Operand::Put(i), extent, Elem::I32, IndexMap::Rows);
            let numbers = self.input(Operand::Numbers(i), extent, Elem::F32, IndexMap::Rows);
            self.tables_at.puts.push([columns, numbers]);
        }
    }

    /// Where a sink that is a pick by a table keeps what is picked, with the others of the table.
    pub(super) fn place_picked(&mut self, (picks, place): (usize, usize)) -> SinkAt {
        let out = match self.tables_at.picked[picks] {
            Some(out) => out,
            None => {
                let lanes = parts(self.tables.picks[picks].columns.len()) * LANES;
                let out = self.output([self.sweep.rows, lanes], Elem::F32, IndexMap::Rows);
                self.tables_at.picked[picks] = Some(out);
                out
            }
        };
        SinkAt::Picked { out, picks, place }
    }
}
