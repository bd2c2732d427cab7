//! Tables of several columns per row, which a kernel looks up instead of comparing each with every column.
//!
//! A table has 128 columns of each row, one per lane, and takes as many registers as an operand with one number per
//! row.
//!
//! - [`Picks`]: a sink that gathers K columns is one gather of lanes for up to 128 of them.
//! - [`Puts`]: of K numbers that are scattered into a value, a lane finds its own by binary search in the sorted columns: log2 K
//!   gathers of lanes for a block of chunks and two for each chunk, without a branch, so that the body still overlaps products.

use super::{BufferRef, IndexMap, KernelSpec, LANES, Operand, Overlap, SinkAt};
use grpo_ir::Elem;
use grpo_sweep::{NodeId, NodeOp, Sink, Sweep};

/// The columns of a gather sink.
#[derive(Clone, Debug)]
pub struct Picks {
    /// The value that is gathered.
    pub value: NodeId,
    /// The row operand `[N,K]` with the columns.
    pub columns: usize,
    /// K.
    pub count: i64,
}

/// The numbers of a scatter.
#[derive(Clone, Debug)]
pub struct Puts {
    /// The value after the scatter.
    pub node: NodeId,
    /// The row operands `[N,K]` with the columns and the numbers.
    pub columns: usize,
    pub updates: usize,
    /// K.
    pub count: i64,
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
    /// Columns and numbers of each of [`Tables::puts`].
    pub puts: Vec<[BufferRef; 2]>,
}

/// Number of parts of a table with `count` columns: a part has 128 of them.
pub fn parts(count: i64) -> i64 {
    (count + LANES - 1) / LANES
}

/// Number of the `count` columns that are in a part.
pub fn in_part(count: i64, part: i64) -> i64 {
    (count - part * LANES).min(LANES)
}

/// Steps of a binary search among `count` columns.
pub fn halvings(count: i64) -> u32 {
    count.max(2).unsigned_abs().next_power_of_two().trailing_zeros()
}

impl Tables {
    /// The tables of a sweep's kernel.
    pub fn of(sweep: &Sweep) -> Tables {
        let body = &sweep.body;
        let operand = |id: NodeId| match body.node(id).op {
            NodeOp::Row(i) => Some((i, sweep.columns_per_row(id)?)),
            _ => None,
        };
        let picks = sweep.sinks.iter().filter_map(|sink| {
            let Sink::Gather { value, columns } = sink else { return None };
            let (columns, count) = operand(*columns)?;
            Some(Picks { value: *value, columns, count })
        });
        let puts = body.reachable(&sweep.roots()).into_iter().filter_map(|node| {
            let NodeOp::Scatter { sets } = body.node(node).op else { return None };
            let [_, columns, updates] = body.node(node).args[..] else { return None };
            let ((columns, count), (updates, _)) = (operand(columns)?, operand(updates)?);
            Some(Puts { node, columns, updates, count, sets })
        });
        Tables { picks: picks.collect(), puts: puts.collect() }
    }

    /// True if there is no table.
    pub fn is_empty(&self) -> bool {
        self.picks.is_empty() && self.puts.is_empty()
    }

    /// The number of columns of each row in all tables.
    pub fn columns(&self) -> i64 {
        self.counts().sum()
    }

    /// K of each table.
    fn counts(&self) -> impl Iterator<Item = i64> {
        self.picks.iter().map(|picks| picks.count).chain(self.puts.iter().map(|puts| puts.count))
    }

    /// The nodes of a sweep's body that are computed for its tiles.
    pub fn nodes(sweep: &Sweep) -> Vec<NodeId> {
        let nodes = sweep.body.reachable(&sweep.roots()).into_iter();
        nodes.filter(|id| sweep.columns_per_row(*id).is_none()).collect()
    }

    /// Operations for each logit, including those of tables.
    pub fn operations(&self, sweep: &Sweep) -> u64 {
        let parts_of = |count: i64| (0..parts(count)).map(move |part| in_part(count, part));
        // A comparison, a select and a gather.
        let picks = self.picks.iter().map(|picks| 3 * parts(picks.count));
        // A step of a search is a sum, a gather, a comparison and a select, for a block of chunks; a chunk takes two
        // gathers, two comparisons and selects, and sums.
        let search = |count: i64| 4 * i64::from(halvings(count)) / BLOCK + 8;
        let puts = self.puts.iter().map(|puts| parts_of(puts.count).map(search).sum::<i64>());
        Tables::nodes(sweep).len() as u64 + picks.chain(puts).sum::<i64>().unsigned_abs()
    }

    /// For each row operand of a sweep, whether the kernel reads it outside of tables.
    pub fn rows(sweep: &Sweep) -> Vec<bool> {
        let mut read = vec![false; sweep.row_operands.len()];
        for id in Tables::nodes(sweep) {
            if let NodeOp::Row(i) = sweep.body.node(id).op {
                read[i] = true;
            }
        }
        read
    }

    /// Registers that tables take for each group of rows, counted in operands with one number per row.
    pub fn registers(&self) -> u64 {
        let picks = self.picks.iter().map(|picks| 3 * parts(picks.count));
        let puts = self.puts.iter().map(|puts| 4 * parts(puts.count));
        picks.chain(puts).sum::<i64>().unsigned_abs()
    }

    /// Number of arrays `[N,128]` that tables and picked numbers take.
    pub fn arrays(&self) -> u64 {
        self.counts().map(|count| 2 * parts(count)).sum::<i64>().unsigned_abs()
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
        let read = Tables::rows(self.sweep);
        for (i, row) in self.sweep.row_operands.iter().enumerate() {
            let elem = super::wide(super::elem(*row));
            let mut place = || self.input(Operand::Row(i), [rows, LANES], elem, IndexMap::Rows);
            let place = read[i].then(&mut place);
            self.rows.push(place);
        }
        for i in 0..self.tables.picks.len() {
            let extent = [rows, parts(self.tables.picks[i].count) * LANES];
            let place = self.input(Operand::Picked(i), extent, Elem::I32, IndexMap::Rows);
            self.tables_at.picks.push(place);
        }
        for i in 0..self.tables.puts.len() {
            let extent = [rows, parts(self.tables.puts[i].count) * LANES];
            let columns = self.input(Operand::Put(i), extent, Elem::I32, IndexMap::Rows);
            let numbers = self.input(Operand::Numbers(i), extent, Elem::F32, IndexMap::Rows);
            self.tables_at.puts.push([columns, numbers]);
        }
    }

    /// The buffer of a gather sink.
    pub(super) fn place_picked(&mut self) -> SinkAt {
        let picks = self.sinks.iter().filter(|at| matches!(at, SinkAt::Picked { .. })).count();
        let lanes = parts(self.tables.picks[picks].count) * LANES;
        SinkAt::Picked { out: self.output([self.sweep.rows, lanes], Elem::F32, IndexMap::Rows), picks }
    }
}
