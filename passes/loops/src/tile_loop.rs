//! A sweep as a loop nest over tiles: vocabulary tiles outside, row tiles inside.
//!
//! Per-row sinks keep the running state of all rows and update the rows of one tile at a time. Sinks with a result per vocabulary
//! column finish one column tile per outer iteration: with row tiles they accumulate it, without they write it directly. A
//! remainder of an extent is one smaller tile after the loop: every element is visited once, so no sink needs masks, and no inf·0
//! arises that the program does not have.

mod sink_state;

use crate::in_place::gradient_in_place;
use crate::parts::{Part, by_parts};
use crate::stashed_tiles::StashedTiles;
use crate::target::Loops;
use grpo_ir::{Builder, Elementwise, Start, Val};
use grpo_sweep::pick::Pick;
use grpo_sweep::{NodeId, NodeOp, Sink, Sweep, Tiles};
use rustc_hash::FxHashMap as HashMap;

/// The running values of each sink.
type State<'c> = Vec<Vec<Val<'c>>>;

/// Emits the loop nest of a sweep of one phase with tiles of size `tiles`. Returns the sweep's results.
pub fn stream<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, tiles: Tiles, loops: &Loops) -> Vec<Val<'c>> {
    let pick = |sink: &Sink| Pick::of(&sweep.body, sink).filter(|_| loops.gathers);
    let picks: Vec<Option<Pick>> = sweep.sinks.iter().map(pick).collect();
    let roots = sweep.sinks.iter().zip(&picks).flat_map(|(sink, pick)| values_read(sink, *pick));
    let roots: Vec<NodeId> = roots.collect();
    let stashed = StashedTiles::of(sweep, tiles);
    let nest = Nest { sweep, tiles, stashed, picks, roots, loops };
    let state = (0..sweep.sinks.len()).map(|i| nest.initial(b, i)).collect();
    let state = nest.columns(b, state);
    (0..sweep.sinks.len()).flat_map(|i| nest.finish(b, i, &state)).collect()
}

/// The body's values that a sink reads of each tile.
fn values_read(sink: &Sink, pick: Option<Pick>) -> Vec<NodeId> {
    pick.map_or_else(|| sink.values(), |pick| vec![pick.value])
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
    /// For each sink, the logit of one column per row that it gathers.
    picks: Vec<Option<Pick>>,
    /// The values of the body that the sinks read.
    roots: Vec<NodeId>,
    loops: &'a Loops,
}

impl<'c> Nest<'_, 'c> {
    fn row_tiled(&self) -> bool {
        self.tiles.rows < self.sweep.rows
    }

    /// True if the body has a scatter.
    fn scatters(&self) -> bool {
        self.sweep.body.has(|op| matches!(op, NodeOp::Scatter { .. }))
    }

    /// The operands for a part of the sweep.
    fn operands_read(&self, part: &Sweep<'c>) -> Vec<Val<'c>> {
        let columns = self.picks.iter().flatten().map(|pick| pick.column);
        let roots: Vec<NodeId> = self.roots.iter().copied().chain(columns).collect();
        part.operands_of(&part.body.reachable(&roots))
    }

    /// All vocabulary tiles: first those whose logits are stashed.
    fn columns(&self, b: &Builder<'c>, state: State<'c>) -> State<'c> {
        let cut = self.stashed.map_or(0, |stashed| stashed.cols());
        let mut state = self.tiles_of_columns(b, [0, cut], self.stashed, state);
        // A loop that stashes no logits does not carry the array.
        let idle = self.sweep.sinks.iter().position(|sink| matches!(sink, Sink::Stash { .. }));
        let array = idle.map(|at| std::mem::take(&mut state[at]));
        let mut state = self.tiles_of_columns(b, [cut, self.sweep.cols], None, state);
        if let (Some(at), Some(array)) = (idle, array) {
            state[at] = array;
        }
        state
    }

    /// The vocabulary tiles of the columns `from .. to`, whose logits are `stashed` or not.
    fn tiles_of_columns(
        &self,
        b: &Builder<'c>,
        [from, to]: [i64; 2],
        stashed: Option<StashedTiles>,
        state: State<'c>,
    ) -> State<'c> {
        let reads = self.operands_read(self.sweep);
        let parts = ([from, to], self.tiles.cols);
        let flat = by_parts(b, parts, state.concat(), &reads, |b, columns, now, inside| {
            let sweep = self.sweep.map_operands(inside);
            self.column(b, &sweep, (columns, stashed), regroup(now, &state)).concat()
        });
        regroup(&flat, &state)
    }

    /// One vocabulary tile, all rows.
    fn column(
        &self,
        b: &Builder<'c>,
        sweep: &Sweep<'c>,
        (columns, stashed): (Part<'c>, Option<StashedTiles>),
        state: State<'c>,
    ) -> State<'c> {
        let at = columns.first;
        let part = sweep.take_columns(b, at, columns.size, self.loops.slices_as_bits());
        if !self.row_tiled() {
            return self.tile(b, &part, None, (at, stashed), &state);
        }
        // Inside the loop over rows, the accumulator replaces the part of the result.
        let sums: State = part
            .sinks
            .iter()
            .zip(&state)
            .map(|(s, vals)| match self.partial_type(&part, s) {
                Some(ty) => vec![b.zero(&ty)],
                None => vals.clone(),
            })
            .collect();
        let mut reads = self.operands_read(&part);
        if let Start::Value(v) = at {
            reads.push(v);
        }
        let parts = ([0, part.rows], self.tiles.rows);
        let flat = by_parts(b, parts, sums.concat(), &reads, |b, rows, now, inside| {
            let at = match at {
                Start::Value(v) => Start::Value(inside(v)),
                known => known,
            };
            let bits = self.loops.slices_as_bits();
            let tile = part.map_operands(inside).take_rows(b, rows.first, rows.size, bits);
            self.tile(b, &tile, Some(rows.first), (at, None), &regroup(now, &sums)).concat()
        });
        part.sinks
            .iter()
            .zip(regroup(&flat, &sums))
            .zip(state)
            .map(|((sink, new), old)| match self.partial_type(&part, sink) {
                Some(_) => vec![self.write_columns(b, sink, old[0], new[0], at)],
                None => new,
            })
            .collect()
    }

    /// One tile. `from` is its first row, none for all rows; `at` its first column, whose logits are `stashed` or not.
    fn tile(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        from: Option<Start<'c>>,
        (at, stashed): (Start<'c>, Option<StashedTiles>),
        state: &State<'c>,
    ) -> State<'c> {
        let mut there = HashMap::default();
        // A gathered value other than a logit is computed once, so that all its users read the same bits.
        for sink in &part.sinks {
            let Sink::Gather { value, .. } = sink else { continue };
            if !part.body.is_logit(*value) {
                let v = part.tile_values_of(b, &[*value], at, &mut there)[0];
                there.insert(*value, b.barrier(&[v])[0]);
            }
        }
        if let (Some(stashed), Some(gradient)) = (stashed, self.sweep.gradient_with_logits()) {
            let source = NodeOp::Source(self.sweep.stashed[0].source);
            let logits = stashed.read(b, state[gradient][0], at);
            let nodes = part.body.reachable(&self.roots).into_iter();
            there.extend(nodes.filter(|id| part.body.node(*id).op == source).map(|id| (id, logits)));
        } else if from.is_none() && self.loops.gpu().is_some() && !self.scatters() {
            there.extend(gradient_in_place(b, part, at));
        }
        let values = part.tile_values_of(b, &self.roots, at, &mut there);
        let mut rest = values.as_slice();
        let mut next = Vec::new();
        for ((sink, pick), old) in part.sinks.iter().zip(&self.picks).zip(state) {
            let (mine, others) = rest.split_at(values_read(sink, *pick).len());
            rest = others;
            let step = |now: &[Val<'c>]| self.step(b, part, (sink, *pick), mine, now, at);
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
