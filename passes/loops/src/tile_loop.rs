//! A sweep as a loop nest over tiles: vocabulary tiles outside, row tiles inside.
//!
//! Per-row sinks keep the running state of all rows and update the rows of one tile at a time. Sinks with a result per vocabulary
//! column finish one column tile per outer iteration: with row tiles they accumulate it, without they write it directly. A
//! remainder of an extent is one smaller tile after the loop: every element is visited once, so no sink needs masks, and no inf·0
//! arises that the program does not have.

mod sink_state;

use crate::in_place::gradient_in_place;
use crate::sink_into_loop::Sunk;
use crate::stashed_tiles::StashedTiles;
use crate::target::Loops;
use grpo_ir::{Builder, Elementwise, Start, Val};
use grpo_sweep::batched_pick::{Picks, Puts, Read};
use grpo_sweep::{NodeId, NodeOp, Sink, Sweep, Tiles};
use rustc_hash::FxHashMap as HashMap;

/// The running values of each sink.
type State<'c> = Vec<Vec<Val<'c>>>;

/// Emits the loop nest of a sweep of one phase with tiles of size `tiles`. Returns the sweep's results.
pub fn stream<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, tiles: Tiles, loops: &Loops) -> Vec<Val<'c>> {
    let mut sweep = sweep.clone();
    let picks = if loops.gathers { Picks::of(b, &mut sweep) } else { Vec::new() };
    let reads = Read::all(&sweep, &picks, loops.gathers);
    let values = |(sink, read): (&Sink, &Read)| read.values(sink, &picks);
    let roots: Vec<NodeId> = sweep.sinks.iter().zip(&reads).flat_map(values).collect();
    let puts = if loops.gathers { Puts::of(b, &mut sweep, &roots) } else { Vec::new() };
    let stashed = StashedTiles::of(&sweep, tiles);
    let nest = Nest { sweep: &sweep, tiles, stashed, reads, roots, picks, puts, loops };
    let state = (0..sweep.sinks.len()).map(|i| nest.initial(b, i)).collect();
    let state = nest.columns(b, state);
    (0..sweep.sinks.len()).flat_map(|i| nest.finish(b, i, &state)).collect()
}

/// Groups the values of a flat list as `like`.
fn regroup<'c>(flat: &[Val<'c>], like: &State<'c>) -> State<'c> {
    let mut rest = flat;
    like.iter()
        .map(|group| {
            let (mine, others) = rest.split_at(group.len());
            rest = others;
            mine.to_vec()
        })
        .collect()
}

/// The values of a sink by the body's nodes.
pub(crate) fn by_node<'a, 'c>(
    sink: &Sink,
    values: &'a [Val<'c>],
) -> impl Fn(NodeId) -> Val<'c> + use<'a, 'c> {
    let ids = sink.values();
    move |id| values[ids.iter().position(|i| *i == id).expect("a value of the sink")]
}

struct Nest<'a, 'c> {
    sweep: &'a Sweep<'c>,
    tiles: Tiles,
    /// The tiles whose logits the sweep stashes, or reads where it writes the gradient.
    stashed: Option<StashedTiles>,
    /// One per sink.
    reads: Vec<Read>,
    /// The values of the body that the sinks read.
    roots: Vec<NodeId>,
    picks: Vec<Picks>,
    puts: Vec<Puts>,
    loops: &'a Loops,
}

/// Columns of a sweep.
#[derive(Clone, Copy)]
struct Columns<'c> {
    first: Start<'c>,
    width: i64,
    /// True if their logits are among the stashed ones.
    stashed: bool,
}

impl<'c> Nest<'_, 'c> {
    fn row_tiled(&self) -> bool {
        self.tiles.rows < self.sweep.rows
    }

    /// The operands for a part of the sweep.
    fn operands_read(&self, part: &Sweep<'c>) -> Vec<Val<'c>> {
        let bases = self.puts.iter().map(|puts| puts.base);
        let columns = self.reads.iter().filter_map(|read| match read {
            Read::One(pick) => Some(pick.column),
            _ => None,
        });
        let roots = self.roots.iter().copied().chain(bases).chain(columns);
        let is_put = |id| self.puts.iter().any(|puts| puts.node == id);
        let nodes = part.body.reachable_above(&roots.collect::<Vec<_>>(), is_put);
        let picks = self.picks.iter().map(|picks| picks.operand(part));
        let puts = self.puts.iter().flat_map(|puts| puts.operands(part));
        part.operands_of(&nodes).into_iter().chain(picks).chain(puts).collect()
    }

    /// [`Builder::counted_loop`] for these trips and this step; the body gets a map from outer values to their replacements.
    fn counted(
        &self,
        b: &Builder<'c>,
        [trips, step]: [i64; 2],
        state: &[Val<'c>],
        reads: &[Val<'c>],
        body: impl FnOnce(&Builder<'c>, Val<'c>, &[Val<'c>], &dyn Fn(Val<'c>) -> Val<'c>) -> Vec<Val<'c>>,
    ) -> Vec<Val<'c>> {
        let sunk = Sunk::of(reads, self.loops.pace.map(|_| self.sweep.rows));
        let fixed: Vec<Val> = reads.iter().copied().filter(|v| !sunk.computes(*v)).collect();
        let carried = [state, &sunk.leaves].concat();
        let mut out = b.counted_loop(trips, step, &carried, &fixed, |b, at, now, c| {
            let (now, leaves) = now.split_at(state.len());
            let values = sunk.write(b, leaves);
            let mut next = body(b, at, now, &|v| values.get(&v).copied().unwrap_or_else(|| c.inside(v)));
            next.extend(Sunk::next(b, leaves));
            next
        });
        out.truncate(state.len());
        out
    }

    /// All vocabulary tiles.
    fn columns(&self, b: &Builder<'c>, state: State<'c>) -> State<'c> {
        let (cols, width) = (self.sweep.cols, self.tiles.cols);
        let full = cols / width;
        let stashed = self.stashed.map_or(0, |stashed| stashed.count);
        let state = self.equal_tiles(b, 0, stashed, true, state);
        let state = self.equal_tiles(b, stashed, full, false, state);
        match cols - full * width {
            0 => state,
            rest => {
                let first = Start::At(full * width);
                self.column(b, self.sweep, Columns { first, width: rest, stashed: false }, state)
            }
        }
    }

    /// The vocabulary tiles `from .. to` of full width: a loop if there are several.
    fn equal_tiles(
        &self,
        b: &Builder<'c>,
        from: i64,
        to: i64,
        stashed: bool,
        mut state: State<'c>,
    ) -> State<'c> {
        let width = self.tiles.cols;
        let columns = |first| Columns { first, width, stashed };
        let offset = from * width;
        match to - from {
            ..=0 => state,
            1 => self.column(b, self.sweep, columns(Start::At(offset)), state),
            trips => {
                // A loop that stashes no logits does not carry the array.
                let is_stash = |sink: &Sink| matches!(sink, Sink::Stash { .. });
                let idle = self.sweep.sinks.iter().position(is_stash).filter(|_| !stashed);
                let array = idle.map(|at| std::mem::take(&mut state[at]));
                let (flat, reads) = (state.concat(), self.operands_read(self.sweep));
                let out = self.counted(b, [trips, width], &flat, &reads, |b, at, now, inside| {
                    let sweep = self.sweep.map_operands(inside);
                    let first = match offset {
                        0 => at,
                        _ => {
                            let ty = at.tensor_type();
                            b.elementwise(Elementwise::Add, &[at, b.int(&ty, offset)])
                        }
                    };
                    let columns = columns(Start::Value(first));
                    self.column(b, &sweep, columns, regroup(now, &state)).concat()
                });
                let mut state = regroup(&out, &state);
                if let (Some(at), Some(array)) = (idle, array) {
                    state[at] = array;
                }
                state
            }
        }
    }

    /// One vocabulary tile, all rows.
    fn column(
        &self,
        b: &Builder<'c>,
        sweep: &Sweep<'c>,
        columns: Columns<'c>,
        state: State<'c>,
    ) -> State<'c> {
        let Columns { first: at, width, .. } = columns;
        let part = sweep.take_columns(b, at, width, self.loops.slices_as_bits);
        if !self.row_tiled() {
            return self.tile(b, &part, None, columns, &state);
        }
        // Inside the loop over rows, the accumulator replaces the part of the result.
        let mut inner: State = part
            .sinks
            .iter()
            .zip(&state)
            .map(|(s, vals)| match self.partial_type(&part, s) {
                Some(ty) => vec![b.zero(&ty)],
                None => vals.clone(),
            })
            .collect();
        let (rows, height) = (part.rows, self.tiles.rows);
        let full = rows / height;
        let row = |b: &Builder<'c>, sweep: &Sweep<'c>, from, at, height: i64, state: &State<'c>| {
            let part = sweep.take_rows(b, from, height, self.loops.slices_as_bits);
            let columns = Columns { first: at, width, stashed: false };
            self.tile(b, &part, Some(from), columns, state)
        };
        if full == 1 {
            inner = row(b, &part, Start::At(0), at, height, &inner);
        } else if full > 1 {
            let mut reads = self.operands_read(&part);
            if let Start::Value(v) = at {
                reads.push(v);
            }
            let flat = inner.concat();
            let out = self.counted(b, [full, height], &flat, &reads, |b, from, now, inside| {
                let sweep = part.map_operands(inside);
                let at = match at {
                    Start::Value(v) => Start::Value(inside(v)),
                    known => known,
                };
                row(b, &sweep, Start::Value(from), at, height, &regroup(now, &inner)).concat()
            });
            inner = regroup(&out, &inner);
        }
        if rows > full * height {
            let from = full * height;
            inner = row(b, &part, Start::At(from), at, rows - from, &inner);
        }
        part.sinks
            .iter()
            .zip(inner)
            .zip(state)
            .map(|((sink, new), old)| match self.partial_type(&part, sink) {
                Some(_) => vec![self.write_columns(b, sink, old[0], new[0], at)],
                None => new,
            })
            .collect()
    }

    /// One tile. `from` is its first row, none for all rows.
    fn tile(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        from: Option<Start<'c>>,
        columns: Columns<'c>,
        state: &State<'c>,
    ) -> State<'c> {
        let at = columns.first;
        let stashed = self.stashed.filter(|_| columns.stashed);
        let mut there = HashMap::default();
        for puts in &self.puts {
            let base = part.tile_values_of(b, &[puts.base], at, &mut there)[0];
            there.insert(puts.node, puts.write(b, part, base, at));
        }
        for picks in self.picks.iter().filter(|picks| !picks.is_of_logits(&part.body)) {
            let value = part.tile_values_of(b, &[picks.value], at, &mut there)[0];
            there.insert(picks.value, b.barrier(&[value])[0]);
        }
        if let (Some(stashed), Some(gradient)) = (stashed, self.sweep.gradient_with_logits()) {
            let source = NodeOp::Source(self.sweep.stashed[0].source);
            let logits = stashed.read(b, state[gradient][0], at);
            let nodes = part.body.reachable(&self.roots).into_iter();
            there.extend(nodes.filter(|id| part.body.node(*id).op == source).map(|id| (id, logits)));
        } else if from.is_none() && self.loops.gpu.is_some() && self.puts.is_empty() {
            there.extend(gradient_in_place(b, part, at));
        }
        let values = part.tile_values_of(b, &self.roots, at, &mut there);
        let mut rest = values.as_slice();
        let mut next = Vec::new();
        for ((sink, read), old) in part.sinks.iter().zip(&self.reads).zip(state) {
            let (mine, others) = rest.split_at(read.values(sink, &self.picks).len());
            rest = others;
            let step = |now: &[Val<'c>]| self.step(b, part, (sink, *read), mine, now, at);
            next.push(match (sink, from) {
                (Sink::Store { .. }, _) => {
                    vec![self.write(b, old[0], mine[0], &[from.unwrap_or(Start::At(0)), at])]
                }
                (Sink::Stash { .. }, _) => match stashed {
                    Some(stashed) => vec![stashed.write(b, old[0], mine[0], at)],
                    None => old.clone(),
                },
                (Sink::ContractRows { .. } | Sink::ColSum { .. }, _) => {
                    let columns = self.partial(b, part, sink, mine[0], from.is_some());
                    vec![match from {
                        None => self.write_columns(b, sink, old[0], columns, at),
                        Some(_) => b.elementwise(Elementwise::Add, &[old[0], columns]),
                    }]
                }
                (_, None) => step(old),
                (_, Some(from)) => {
                    let now: Vec<Val> = old.iter().map(|v| b.slice(*v, 0, from, part.rows)).collect();
                    let new = step(&now);
                    let starts = [from, Start::At(0)];
                    let rank = |v: Val| v.tensor_type().rank();
                    old.iter().zip(new).map(|(o, n)| b.update(*o, n, &starts[..rank(n)])).collect()
                }
            });
        }
        next
    }
}
