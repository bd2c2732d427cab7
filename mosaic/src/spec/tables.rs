//! Tables of several columns per row, which a kernel looks up instead of comparing each with every column.
//!
//! A table has 128 columns of each row, one per lane, and takes as many registers as an operand with one number per
//! row.
//!
//! - [`Picks`]: K sums that pick columns of one value are one gather of lanes for up to 128 of them.
//! - [`Puts`]: of K numbers that are scattered into a value, a lane finds its own by binary search in the sorted columns: log2 K
//!   gathers of lanes for a block of chunks and two for each chunk, without a branch, so that the body still overlaps products.
//!
//! Up to [`FEW`] columns are compared with every column, and so are those of kernels with other tiles.

use super::{BufferRef, IndexMap, KernelSpec, LANES, Operand, Overlap, SinkAt};
use grpo_dataflow::column_pick::FEW;
use grpo_ir::Elem;
use grpo_ir::numbers::extent;
use grpo_sweep::batched_pick::{Put, groups, update_sequences};
use grpo_sweep::{Body, NodeId, Sink, Sweep};

/// Sums that pick columns of one value.
#[derive(Clone, Debug)]
pub struct Picks {
    /// The value.
    pub value: NodeId,
    /// The sums' initial value in MLIR's syntax: 0 or −0.
    pub start: &'static str,
    /// Indices of the sums among the sinks.
    pub sinks: Vec<usize>,
    /// Their columns, values of the body that depend on the row only.
    pub columns: Vec<NodeId>,
}

/// Numbers that are scattered into a value in sequence.
#[derive(Clone, Debug)]
pub struct Puts {
    /// The value after the scatters.
    pub node: NodeId,
    /// The value before them.
    pub base: NodeId,
    /// Columns and numbers, values of the body that depend on the row only.
    pub columns: Vec<NodeId>,
    pub updates: Vec<NodeId>,
    /// True if they replace entries, false if they are added.
    pub sets: bool,
}

/// The tables of a sweep's kernel.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    pub picks: Vec<Picks>,
    pub puts: Vec<Puts>,
}

/// Blocks of `chunks` chunks of 128 columns for which tables of [`Puts`] are searched once. The first block begins
/// `shift` columns before the vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocks {
    pub chunks: i64,
    pub shift: i64,
}

/// The buffers of tables.
#[derive(Clone, Debug, Default)]
pub struct TablesAt {
    /// Columns of each of [`Tables::picks`].
    pub picks: Vec<BufferRef>,
    /// Picked numbers of each of [`Tables::picks`], once a sink needs them.
    pub picked: Vec<Option<BufferRef>>,
    /// Columns and numbers of each of [`Tables::puts`].
    pub puts: Vec<[BufferRef; 2]>,
}

/// Number of parts of a table with `count` columns: a part has 128 of them.
pub fn parts(count: usize) -> i64 {
    (extent(count) + LANES - 1) / LANES
}

/// Number of the `count` columns that are in a part.
pub fn in_part(count: usize, part: i64) -> i64 {
    (extent(count) - part * LANES).min(LANES)
}

/// Steps of a binary search among `count` columns.
pub fn halvings(count: i64) -> u32 {
    count.max(2).unsigned_abs().next_power_of_two().trailing_zeros()
}

impl Tables {
    /// The tables of a sweep's kernel.
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

    /// True if there is no table.
    pub fn is_empty(&self) -> bool {
        self.picks.is_empty() && self.puts.is_empty()
    }

    /// The index of the picks that contain a sink, and the sink's index within them.
    pub fn pick(&self, sink: usize) -> Option<(usize, usize)> {
        let place = |picks: &Picks| picks.sinks.iter().position(|i| *i == sink);
        self.picks.iter().enumerate().find_map(|(i, picks)| Some((i, place(picks)?)))
    }

    /// The sinks of a sweep that are not picked by a table, with their indices.
    pub fn others<'s>(&self, sinks: &'s [Sink]) -> impl Iterator<Item = (usize, &'s Sink)> {
        let mut of_table = vec![false; sinks.len()];
        self.picks.iter().flat_map(|picks| &picks.sinks).for_each(|i| of_table[*i] = true);
        sinks.iter().enumerate().filter(move |(i, _)| !of_table[*i])
    }

    /// For a node with scattered numbers, the value before them.
    pub fn base(&self, id: NodeId) -> Option<NodeId> {
        self.puts.iter().find(|puts| puts.node == id).map(|puts| puts.base)
    }

    /// The nodes that `roots` depend on, operands first, without those behind nodes for which `stop` is true and
    /// without the numbers and columns of [`Puts`].
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

    /// Operations for each logit, including those of tables.
    pub fn operations(&self, sweep: &Sweep) -> u64 {
        let parts_of = |count: usize| (0..parts(count)).map(move |part| in_part(count, part));
        // A comparison, a select and a gather.
        let picks = self.picks.iter().map(|picks| 3 * parts(picks.columns.len()));
        // A step of a search is a sum, a gather, a comparison and a select, for a block of chunks; a chunk takes two
        // gathers, two comparisons and selects, and sums.
        let search = |count: i64| 4 * i64::from(halvings(count)) / BLOCK + 8;
        let puts = self.puts.iter().map(|puts| parts_of(puts.columns.len()).map(search).sum::<i64>());
        (extent(self.nodes(sweep).len()) + picks.chain(puts).sum::<i64>()).unsigned_abs()
    }

    /// For each row operand of a sweep, whether the kernel reads it outside of tables.
    pub fn rows(&self, sweep: &Sweep) -> Vec<bool> {
        let mut read = vec![false; sweep.row_operands.len()];
        for id in self.nodes(sweep) {
            if let grpo_sweep::NodeOp::Row(i) = sweep.body.node(id).op {
                read[i] = true;
            }
        }
        read
    }

    /// Registers that tables take for each group of rows, counted in operands with one number per row.
    pub fn registers(&self) -> u64 {
        let picks = self.picks.iter().map(|picks| 3 * parts(picks.columns.len()));
        let puts = self.puts.iter().map(|puts| 4 * parts(puts.columns.len()));
        picks.chain(puts).sum::<i64>().unsigned_abs()
    }

    /// Number of arrays `[N,128]` that tables and picked numbers take.
    pub fn arrays(&self) -> u64 {
        let all = self.picks.iter().map(|picks| &picks.columns);
        let all = all.chain(self.puts.iter().map(|puts| &puts.columns));
        all.map(|columns| 2 * parts(columns.len())).sum::<i64>().unsigned_abs()
    }
}

/// The most chunks of a block.
const BLOCK: i64 = 4;

impl KernelSpec<'_, '_> {
    /// The blocks by which this kernel's tables are sorted: every strip of a tile but the first begins a block.
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

    /// Allocates the windows of row operands and tables.
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

    /// The buffer of a sink that a table picks, shared by the sinks of the table.
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
