//! The running values of a sweep's sinks: before the first tile, after each one, and the sink's results at the end.

use super::{Nest, State, by_node};
use grpo_ir::{Builder, Elem, Elementwise, Start, TensorType, Val};
use grpo_sweep::argmax::{larger, nothing_found, row_argmax};
use grpo_sweep::online::{
    LOWEST_FINITE_F32, Shift, VANISHING_EXPONENT, online_maximum, online_tiles, place, rescaled,
};
use grpo_sweep::operands::vocab_dim;
use grpo_sweep::pick::{Pick, gathered};
use grpo_sweep::tile::{accumulator, lowest, maximum_over, round_through, sum_over};
use grpo_sweep::{Layout, NodeId, OnlineTerm, Sink, Sweep, online_sums};

/// Columns whose maxima are computed side by side on a CPU.
const LANES: i64 = 32;

impl<'c> Nest<'_, 'c> {
    /// The state before the first tile.
    pub(super) fn initial(&self, b: &Builder<'c>, at: usize) -> Vec<Val<'c>> {
        let sink = &self.sweep.sinks[at];
        let rows = |elem| TensorType::new([self.sweep.rows], elem);
        match sink {
            Sink::Max { value } => {
                let elem = self.sweep.body.elem(*value);
                vec![b.splat(&rows(elem), lowest(elem))]
            }
            Sink::Sum { .. } | Sink::Gather { .. } => {
                vec![b.zero(&self.sweep.sink_results(sink)[0])]
            }
            Sink::Argmax { value } => {
                let elem = self.sweep.body.elem(*value);
                let (value, index) = nothing_found(b, &[self.sweep.rows], elem);
                vec![value, index]
            }
            Sink::Online { terms, .. } => {
                let mut state = vec![b.splat(&rows(Elem::F32), LOWEST_FINITE_F32)];
                state.extend(online_sums(terms).iter().map(|_| b.zero(&rows(Elem::F32))));
                state
            }
            Sink::ContractCols { value, dot, .. } => {
                let mut ty = self.sweep.sink_results(sink).remove(0);
                ty.elem = accumulator(dot, self.sweep.body.elem(*value));
                vec![b.zero(&ty)]
            }
            Sink::ContractRows { .. } if let Some(init) = self.sweep.init(sink) => {
                let stored = self.stored(&init.tensor_type());
                vec![b.bitcast(init, stored.elem)]
            }
            _ if self.sweep.gradient_with_logits() == Some(at) => vec![self.sweep.stashed[0].value],
            _ => self.sweep.sink_results(sink).iter().map(|ty| b.zero(&self.stored(ty))).collect(),
        }
    }

    /// The type in which a result is stored while tiles are written into it.
    pub(super) fn stored(&self, ty: &TensorType) -> TensorType {
        ty.with_elem(if self.loops.slices_as_bits() { ty.elem.bits_of_half() } else { ty.elem })
    }

    /// A result with a tile written into it.
    pub(super) fn write(
        &self,
        b: &Builder<'c>,
        result: Val<'c>,
        tile: Val<'c>,
        starts: &[Start<'c>],
    ) -> Val<'c> {
        let elem = result.tensor_type().elem;
        b.update(result, b.bitcast(tile, elem), starts)
    }

    /// The sink's results from the state after the last tile.
    pub(super) fn finish(&self, b: &Builder<'c>, at: usize, all: &State<'c>) -> Vec<Val<'c>> {
        let (sink, state) = (&self.sweep.sinks[at], &all[at]);
        match sink {
            Sink::Argmax { .. } => vec![state[1]],
            Sink::Online { terms, .. } => {
                let sums = online_sums(terms);
                let sum = |t| state[1 + place(&sums, t)];
                std::iter::once(state[0]).chain(terms.iter().map(sum)).collect()
            }
            Sink::ContractCols { dot, .. } => vec![round_through(b, state[0], &dot.roundings())],
            _ => {
                let types = self.sweep.sink_results(sink).into_iter();
                state.iter().zip(types).map(|(v, ty)| b.bitcast(*v, ty.elem)).collect()
            }
        }
    }

    /// The type that a sink with a result per column accumulates over the row tiles of `part`'s columns; none for all other sinks.
    pub(super) fn partial_type(&self, part: &Sweep, sink: &Sink) -> Option<TensorType> {
        let ty = part.sink_results(sink).remove(0);
        match sink {
            Sink::ContractRows { value, dot, .. } => {
                Some(ty.with_elem(accumulator(dot, part.body.elem(*value))))
            }
            Sink::ColSum { .. } => Some(ty),
            _ => None,
        }
    }

    /// One tile's contribution to a sink with a result per column; `unrounded` if others follow.
    ///
    /// On a CPU a narrow gradient by weights `[V, K]` is computed as `[K, V]` and transposed: XLA's CPU backend transposes the tile to
    /// compute `[V, K]` itself, which took 2.7 ns per element of the tile with jaxlib 0.9, 0.10 and 0.12 (to transpose the result: 3 ns
    /// per element of the result).
    pub(super) fn partial(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        sink: &Sink,
        tile: Val<'c>,
        unrounded: bool,
    ) -> Val<'c> {
        let Sink::ContractRows { value, layout, dot } = sink else { return sum_over(b, tile, 0) };
        let elem = match unrounded {
            true => accumulator(dot, part.body.elem(*value)),
            false => dot.roundings()[0],
        };
        let is_narrow = part.matrix_extent(sink).is_some_and(|width| width <= part.rows / 2);
        if *layout == Layout::Kv || !self.loops.is_cpu() || !is_narrow {
            return part.contract(b, sink, tile, elem);
        }
        let transposed = Sink::ContractRows { value: *value, layout: Layout::Kv, dot: dot.clone() };
        let product = part.contract(b, &transposed, tile, elem);
        b.transpose(b.barrier(&[product])[0], &[1, 0])
    }

    /// Rounds the finished columns from `at` of a per-column sink and writes them to its result, or adds them to its initial value.
    pub(super) fn write_columns(
        &self,
        b: &Builder<'c>,
        sink: &Sink,
        result: Val<'c>,
        columns: Val<'c>,
        at: Start<'c>,
    ) -> Val<'c> {
        match sink {
            Sink::ContractRows { layout, dot, .. } => {
                let mut columns = round_through(b, columns, &dot.roundings());
                let (mut starts, dim) = ([Start::At(0); 2], vocab_dim(*layout));
                starts[dim] = at;
                if dot.init.is_some() {
                    let ty = columns.tensor_type();
                    let before = b.bitcast(b.slice(result, dim, at, ty.shape[dim]), ty.elem);
                    columns = b.elementwise(Elementwise::Add, &[before, columns]);
                }
                self.write(b, result, columns, &starts)
            }
            _ => self.write(b, result, columns, &[at]),
        }
    }

    /// The maximum of each row, NaN if it contains one. On a CPU first over [`LANES`] strided columns, and then over these: the CPU
    /// backends of jaxlib 0.9.0 and 0.9.2 take 5 ns and up to 1 ns per number for a serial maximum, and 0.1 to 0.4 ns for this one, as
    /// others do (`tools/dev/loop-paces`). Without the barrier XLA would merge the two reductions.
    pub(super) fn row_max(&self, b: &Builder<'c>, value: Val<'c>) -> Val<'c> {
        let ty = value.tensor_type();
        let [rows, cols] = [ty.shape[0], ty.shape[1]];
        if !self.loops.is_cpu() || cols % LANES != 0 || cols <= LANES {
            return maximum_over(b, value, 1);
        }
        let most = maximum_over(b, b.reshape(value, &[rows, cols / LANES, LANES]), 1);
        maximum_over(b, b.barrier(&[most])[0], 1)
    }

    /// A per-row sink's state after a tile with these values of its body.
    pub(super) fn step(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        (sink, pick): (&Sink, Option<Pick>),
        values: &[Val<'c>],
        old: &[Val<'c>],
        at: Start<'c>,
    ) -> Vec<Val<'c>> {
        match sink {
            Sink::Max { .. } => {
                vec![b.elementwise(Elementwise::Maximum, &[old[0], self.row_max(b, values[0])])]
            }
            Sink::Sum { .. } => {
                let sum = match pick {
                    None => sum_over(b, values[0], 1),
                    Some(pick) => pick.read(b, part, values[0], at),
                };
                vec![b.elementwise(Elementwise::Add, &[old[0], sum])]
            }
            Sink::Gather { .. } => {
                let here = gathered(b, values[0], values[1], at);
                vec![b.elementwise(Elementwise::Add, &[old[0], here])]
            }
            Sink::ContractCols { value, dot, .. } => {
                let elem = accumulator(dot, part.body.elem(*value));
                vec![b.elementwise(Elementwise::Add, &[old[0], part.contract(b, sink, values[0], elem)])]
            }
            Sink::Argmax { .. } => {
                let (value, index) = larger(b, (old[0], old[1]), row_argmax(b, values[0], at));
                vec![value, index]
            }
            Sink::Online { exponent, terms } => {
                let value = by_node(sink, values);
                let most = self.row_max(b, value(*exponent));
                online_step(b, part, (*exponent, terms), most, &value, old)
            }
            Sink::ContractRows { .. }
            | Sink::ColSum { .. }
            | Sink::Store { .. }
            | Sink::Stash { .. } => {
                unreachable!("{} has no state per row", sink.kind())
            }
        }
    }
}

/// The running maximum and sums of an online sink after a tile with row maxima `most`: on a new maximum each sum is rescaled.
fn online_step<'c>(
    b: &Builder<'c>,
    part: &Sweep<'c>,
    (exponent, terms): (NodeId, &[OnlineTerm]),
    most: Val<'c>,
    value: &dyn Fn(NodeId) -> Val<'c>,
    old: &[Val<'c>],
) -> Vec<Val<'c>> {
    let row = TensorType::new([part.rows], Elem::F32);
    let max = online_maximum(b, &[old[0], most]);
    let distance = b.elementwise(Elementwise::Subtract, &[old[0], max]);
    let cut = |least: Val<'c>| b.elementwise(Elementwise::Maximum, &[least, distance]);
    let near = cut(b.int(&row, VANISHING_EXPONENT));
    let scale = b.elementwise(Elementwise::Exponential, &[near]);
    let shift = Shift { near, scale, far: &|| cut(b.splat(&row, LOWEST_FINITE_F32)) };
    let sums = online_sums(terms);
    let tiles =
        online_tiles(b, [part.rows, part.cols], &part.body, (value(exponent), max), &sums, value);
    let mut next = vec![max];
    for (i, tile) in tiles.into_iter().enumerate() {
        let kept = rescaled(b, &sums, i, &|i| old[1 + i], &shift);
        next.push(b.elementwise(Elementwise::Add, &[kept, sum_over(b, tile, 1)]));
    }
    next
}
