//! One sweep in its region: the computation of each device, and the combination of the devices' results.

use crate::mesh_axis_assignment::Roles;
use crate::partition::collective::{Collectives, highest};
use crate::partition::dims::{Dim, Dims};
use crate::partition::exchange::Exchange;
use crate::partition::extra::{Extra, with_extra};
use crate::partition::padding::{leave_out_columns, leave_out_rows};
use grpo_dataflow::mesh::{Axes, Mesh};
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, TensorType, Val};
use grpo_sweep::online::{LOWEST_FINITE_F32, Shift, VANISHING_EXPONENT, rescaled};
use grpo_sweep::{NodeId, NodeOp, OnlineTerm, Sink, Source, Sweep};
use rustc_hash::FxHashMap as HashMap;

/// The program's sharding of an operand or result of a sweep: axes of each dimension, and the text of the sharding; none if
/// unknown.
pub type Sharding = Option<(Vec<Axes>, String)>;

/// A sweep, and how it is split.
pub(crate) struct Split<'a> {
    pub mesh: &'a Mesh,
    /// The axes that no `shard_map` around the sweep is manual over.
    pub free: &'a [usize],
    pub roles: &'a Roles,
    pub dims: &'a Dims,
    pub operands: &'a [Sharding],
    pub results: &'a [Sharding],
}

/// A result of the region.
pub struct Output<'c> {
    pub local: Val<'c>,
    /// The axes of each dimension.
    pub spec: Vec<Axes>,
    /// The axes over which devices' values are not summed yet.
    pub unreduced: Axes,
    /// The value with one number per row, if it has that form.
    pub row: Option<Val<'c>>,
}

impl Split<'_> {
    /// The axes with which a value enters: rows and columns by their roles, weights by the program's sharding as far as each device
    /// can gather the rest.
    pub fn enters(&self, i: usize) -> Vec<Axes> {
        let dims = &self.dims.operands[i];
        let shape = self.extents(dims);
        let mut spec = self.spec(dims);
        let Some((axes, _)) = self.operands[i].as_ref().filter(|_| is_weights(dims)) else {
            return spec;
        };
        if let Some(exchange) = Exchange::of(self.mesh, dims, &spec, axes) {
            exchange.enters(&mut spec);
        }
        for at in 0..dims.len() {
            let Some(more) = axes.get(at).and_then(|a| a.strip_prefix(&spec[at][..])) else {
                continue;
            };
            for axis in more {
                let used = spec.iter().flatten().any(|a| a == axis);
                let size = self.mesh.size(&spec[at]) * self.mesh.axes[*axis].size;
                if used || shape[at] % size != 0 {
                    break;
                }
                spec[at].push(*axis);
            }
        }
        spec
    }

    /// The padded extents of dimensions.
    pub fn extents(&self, dims: &[Dim]) -> Vec<i64> {
        let mut extents = self.dims.shape(dims);
        for (extent, dim) in extents.iter_mut().zip(dims) {
            match dim {
                Dim::Token(i) => *extent = self.roles.extents[*i],
                Dim::Vocabulary => *extent = self.roles.columns,
                Dim::Hidden(_) | Dim::Weights(_) => {}
            }
        }
        extents
    }

    /// Number of rows on one device.
    pub fn rows(&self) -> i64 {
        self.roles.extents.iter().product::<i64>() / self.mesh.size(&self.roles.token_axes())
    }

    /// Number of columns on one device.
    pub fn columns(&self) -> i64 {
        self.roles.columns / self.mesh.size(&self.roles.vocabulary)
    }

    /// True if rows are padded.
    pub(crate) fn is_padded(&self) -> bool {
        self.roles.extents != self.dims.tokens
    }

    /// The axes of each dimension by role.
    pub fn spec(&self, dims: &[Dim]) -> Vec<Axes> {
        let axes = |dim: &Dim| match dim {
            Dim::Token(i) => self.roles.tokens[*i].clone(),
            Dim::Vocabulary => self.roles.vocabulary.clone(),
            Dim::Hidden(_) | Dim::Weights(_) => Axes::new(),
        };
        dims.iter().map(axes).collect()
    }

    /// `v` outside of the region, constrained to its propagated sharding if that differs from the region's, so that the region's
    /// sharding does not spread over the rest of the program. Values with one number per row need no constraint.
    pub(crate) fn pinned<'c>(
        &self,
        b: &Builder<'c>,
        v: Val<'c>,
        spec: &[Axes],
        sharding: &Sharding,
    ) -> Val<'c> {
        let Some((axes, text)) = sharding else { return v };
        let ty = v.tensor_type();
        if axes == spec || ty.rank() <= self.dims.tokens.len() {
            return v;
        }
        b.one(Kind::ShardingConstraint, &[v], &[("sharding", one_sharding(text))], &ty)
    }
}

/// `#sdy.sharding<…>` of the text of a sharding, per value or not.
fn one_sharding(text: &str) -> String {
    let inner = text.strip_prefix("#sdy.sharding_per_value<[").and_then(|t| t.strip_suffix("]>"));
    inner.map_or_else(|| text.to_string(), |inner| format!("#sdy.sharding{inner}"))
}

/// True for the dimensions of a matrix with a vocabulary dimension.
pub(crate) fn is_weights(dims: &[Dim]) -> bool {
    dims.iter().any(|d| matches!(d, Dim::Weights(_)))
}

/// A result of a sweep, combined over devices.
struct Combined<'c> {
    /// The sink of the result.
    sink: usize,
    /// In the type of the sum.
    value: Val<'c>,
    spec: Vec<Axes>,
    unreduced: Axes,
}

/// The computation of one device.
pub struct Local<'a, 'c> {
    pub split: &'a Split<'a>,
    pub c: Collectives<'a, 'c>,
}

impl<'c> Local<'_, 'c> {
    /// An operand of the local sweep: rows flattened, weights gathered.
    pub fn operand(&self, v: Val<'c>, spec: &[Axes], dims: &[Dim]) -> Val<'c> {
        let roles = self.split.spec(dims);
        if let Some(exchange) = Exchange::of(self.c.mesh, dims, &roles, spec) {
            return exchange.entering(&self.c, v, spec, &roles);
        }
        let mut v = v;
        for (at, axes) in spec.iter().enumerate() {
            v = self.c.all_gather(v, &axes[roles[at].len()..], at);
        }
        self.flat(v, dims)
    }

    fn flat(&self, v: Val<'c>, dims: &[Dim]) -> Val<'c> {
        let tokens = dims.iter().filter(|d| matches!(d, Dim::Token(_))).count();
        if tokens == 0 {
            return v;
        }
        let shape = v.tensor_type().shape;
        let mut flat = vec![shape[..tokens].iter().product::<i64>()];
        flat.extend(&shape[tokens..]);
        self.c.b.reshape(v, &flat)
    }

    /// The local sweep and the collectives after it, with one output for each result of the sweep. `there` is false for padded
    /// rows.
    pub fn sweep(
        &self,
        whole: &Sweep<'c>,
        operands: &[Val<'c>],
        there: Option<Val<'c>>,
    ) -> Vec<Output<'c>> {
        let roles = self.split.roles;
        let mut local = self.localized(whole, operands);
        if let Some(there) = there {
            leave_out_rows(&mut local, there);
        }
        if roles.columns != whole.cols {
            let columns = TensorType::new([local.rows], Elem::I32);
            let b = &self.c.b;
            let end = b.elementwise(
                Elementwise::Subtract,
                &[b.int(&columns, whole.cols), self.first_column(local.rows)],
            );
            leave_out_columns(&mut local, end);
        }
        // Additional results for combining follow each sink's own.
        let mut extra: Vec<Extra> = Vec::new();
        if self.c.mesh.size(&roles.vocabulary) > 1 {
            for i in 0..whole.sinks.len() {
                extra.push(with_extra(&mut local, i));
            }
        }
        let mut casts: Vec<Vec<Elem>> = Vec::new();
        for sink in &mut local.sinks {
            let summed = match sink {
                Sink::ContractRows { .. } => roles.token_axes(),
                _ => roles.vocabulary.clone(),
            };
            // Devices' sums are added in the accumulator type of the program's own product.
            let cut = sink.dot_mut().filter(|_| self.c.mesh.size(&summed) > 1);
            casts.push(cut.map(|d| d.result.split_off(1)).unwrap_or_default());
        }
        let op = local.to_op(&self.c.b);
        let mut at = 0;
        let mut start = Vec::new();
        for sink in &local.sinks {
            start.push(at);
            at += local.sink_results(sink).len();
        }
        let result = |sink: usize, part: usize| op.result(start[sink] + part);
        let mut combined: Vec<Combined> = Vec::new();
        for (i, sink) in whole.sinks.iter().enumerate() {
            let extra = extra.get(i).cloned().unwrap_or_default();
            let parts = whole.sink_results(sink).len();
            let values: Vec<Val> = match sink {
                Sink::Online { terms, .. } => {
                    let Sink::Online { terms: sums, .. } = &local.sinks[i] else {
                        unreachable!("the same sinks in the same order")
                    };
                    self.online((sums, terms.len()), &|part| result(i, part))
                }
                Sink::Argmax { .. } => {
                    let value = extra.maximum.map(|s| result(s, 0));
                    vec![self.argmax(result(i, 0), value, extra.nans.map(|s| result(s, 0)))]
                }
                Sink::Max { .. } => vec![self.c.all_maximum(result(i, 0), &roles.vocabulary)],
                Sink::Sum { .. } => {
                    vec![self.c.all_reduce(Elementwise::Add, result(i, 0), &roles.vocabulary)]
                }
                Sink::ContractCols { .. } | Sink::ColSum { .. } | Sink::ContractRows { .. } => {
                    vec![result(i, 0)]
                }
                Sink::Store { .. } | Sink::Stash { .. } => vec![result(i, 0)],
            };
            debug_assert_eq!(values.len(), parts);
            for v in values {
                let at = combined.len();
                let dims = &self.split.dims.results[at];
                let mut spec = self.split.spec(dims);
                let mut value = v;
                let mut unreduced = Axes::new();
                if let Sink::ContractCols { .. } | Sink::ColSum { .. } | Sink::ContractRows { .. } = sink
                {
                    let mut axes = match sink {
                        Sink::ContractCols { .. } => roles.vocabulary.clone(),
                        _ => roles.token_axes(),
                    };
                    // A rounded sum is complete.
                    if casts[i].is_empty() {
                        unreduced = self.left_to_the_program(&mut axes, at);
                    }
                    value = match sink {
                        Sink::ContractRows { .. } => self.weights(v, axes, &mut spec, dims, at),
                        _ => self.c.all_reduce(Elementwise::Add, v, &axes),
                    };
                }
                combined.push(Combined { sink: i, value, spec, unreduced });
            }
        }
        self.release_weights(&whole.sinks, &mut combined);
        let results = combined.into_iter().zip(&self.split.dims.results);
        let output = |(Combined { sink, value, spec, unreduced }, dims): (_, &Vec<Dim>)| {
            let v = casts[sink].iter().fold(value, |v, elem| self.c.b.convert(v, *elem));
            let shape = self.split.extents(dims);
            let shape: Vec<i64> =
                shape.iter().zip(&spec).map(|(d, axes)| d / self.c.mesh.size(axes)).collect();
            let row = dims.iter().all(|d| matches!(d, Dim::Token(_))).then_some(v);
            Output { local: self.c.b.reshape(v, &shape), spec, unreduced, row }
        };
        results.map(output).collect()
    }

    /// Adds a barrier around a sweep's gradients if those by weights are scattered, so that the gathered weights and their whole
    /// gradient are freed before the backward pass of the layers. Without it the TPU compiler keeps both: it schedules the gradient
    /// by weights after the layers, and implements a reduce-scatter as an all-reduce and a slice, which it fuses with the
    /// optimizer's update.
    fn release_weights(&self, sinks: &[Sink], combined: &mut [Combined<'c>]) {
        let is_scattered = |(at, c): (usize, &Combined)| {
            matches!(sinks[c.sink], Sink::ContractRows { .. })
                && c.spec != self.split.spec(&self.split.dims.results[at])
        };
        if !combined.iter().enumerate().any(is_scattered) {
            return;
        }
        let is_gradient = |c: &Combined| {
            matches!(sinks[c.sink], Sink::ContractRows { .. } | Sink::ContractCols { .. })
        };
        let gradients: Vec<&mut Combined> = combined.iter_mut().filter(|c| is_gradient(c)).collect();
        let values: Vec<Val> = gradients.iter().map(|c| c.value).collect();
        for (gradient, value) in gradients.into_iter().zip(self.c.b.barrier(&values)) {
            gradient.value = value;
        }
    }

    /// Removes from `axes`, over which a result is to be summed, those over which the program has it unreduced.
    fn left_to_the_program(&self, axes: &mut Axes, result: usize) -> Axes {
        let Some((_, text)) = &self.split.results[result] else { return Axes::new() };
        let unreduced = self.c.mesh.unreduced(text);
        let (left, rest): (Axes, Axes) = axes.iter().partition(|axis| unreduced.contains(axis));
        *axes = rest;
        left
    }

    /// The gradient by weights, summed over `rest`, and exchanged if the weights were.
    fn weights(
        &self,
        v: Val<'c>,
        rest: Axes,
        spec: &mut [Axes],
        dims: &[Dim],
        result: usize,
    ) -> Val<'c> {
        let program = self.split.results[result].as_ref();
        let exchange = program.and_then(|(program, _)| Exchange::of(self.c.mesh, dims, spec, program));
        // In the order in which the program's axes split the dimension.
        match exchange {
            Some(exchange) if exchange.is_next(spec) => {
                let v = exchange.leaving(&self.c, v, spec);
                self.summed_weights(v, rest, spec, result)
            }
            Some(exchange) => {
                let v = self.summed_weights(v, rest, spec, result);
                if exchange.is_next(spec) { exchange.leaving(&self.c, v, spec) } else { v }
            }
            None => self.summed_weights(v, rest, spec, result),
        }
    }

    /// The gradient by weights summed over `rest`, the axes along which devices hold different rows, and scattered to the program's
    /// sharding as far as its axes are among these. That is one collective, as in the program: if more axes are summed over than
    /// one dimension is scattered over, each device slices the whole sum.
    fn summed_weights(&self, v: Val<'c>, rest: Axes, spec: &mut [Axes], result: usize) -> Val<'c> {
        let mesh = self.c.mesh;
        let shape = self.split.extents(&self.split.dims.results[result]);
        let mut left = rest.clone();
        let mut parts: Vec<(usize, Axes)> = Vec::new();
        if let Some((axes, _)) = &self.split.results[result] {
            for at in 0..spec.len() {
                let Some(more) = axes.get(at).and_then(|a| a.strip_prefix(&spec[at][..])) else {
                    continue;
                };
                let mut scattered = Axes::new();
                for axis in more {
                    let size = mesh.size(&spec[at]) * mesh.size(&scattered) * mesh.axes[*axis].size;
                    if !left.contains(axis) || shape[at] % size != 0 {
                        break;
                    }
                    left.retain(|a| a != axis);
                    scattered.push(*axis);
                }
                if mesh.size(&scattered) > 1 {
                    parts.push((at, scattered.clone()));
                }
                spec[at].extend(scattered);
            }
        }
        match (&parts[..], mesh.size(&left)) {
            ([(at, scattered)], 1) => self.c.reduce_scatter(v, scattered, *at),
            _ => self.c.part(self.c.all_reduce(Elementwise::Add, v, &rest), &parts),
        }
    }

    /// The sweep over one device's rows and columns.
    fn localized(&self, whole: &Sweep<'c>, operands: &[Val<'c>]) -> Sweep<'c> {
        let roles = self.split.roles;
        let mesh = self.c.mesh;
        let mut operands = operands.iter().copied();
        let mut next = || operands.next().expect("an operand for each");
        let mut local = whole.clone();
        local.rows = self.split.rows();
        local.cols = self.split.columns();
        for source in &mut local.sources {
            match source {
                Source::Head { hidden, weights, .. } => (*hidden, *weights) = (next(), next()),
                Source::Logits { value, .. } => *value = next(),
            }
        }
        let rest =
            local.row_operands.iter_mut().chain(&mut local.col_operands).chain(&mut local.matrices);
        rest.for_each(|v| *v = next());
        if mesh.size(&roles.vocabulary) > 1 {
            self.shift_columns(&mut local);
        }
        local
    }

    /// The number of this device's first column, in each row.
    fn first_column(&self, rows: i64) -> Val<'c> {
        let b = &self.c.b;
        let index = self.c.index(&self.split.roles.vocabulary);
        let scalar = TensorType::new([], Elem::I32);
        let first = b.elementwise(Elementwise::Multiply, &[index, b.int(&scalar, self.split.columns())]);
        b.broadcast(first, &[rows], &[])
    }

    /// Offsets the body's column index to that of the whole vocabulary. If it is only compared with a row operand for equality, the
    /// operand is shifted instead, so that a tile compares with its own columns.
    fn shift_columns(&self, local: &mut Sweep<'c>) {
        let roots = local.roots();
        let reachable = local.body.reachable(&roots);
        let Some(column) = reachable.iter().copied().find(|n| local.body.node(*n).op == NodeOp::Column)
        else {
            return;
        };
        let first = self.first_column(local.rows);
        let mut by: HashMap<NodeId, NodeId> = HashMap::default();
        for id in reachable {
            let Some((Direction::Eq, with)) = local.body.column_compared(id) else { continue };
            let node = local.body.node(id).clone();
            let NodeOp::Row(row) = local.body.node(with).op else { continue };
            if local.body.elem(with) != Elem::I32 {
                continue;
            }
            // Wraps around for an index far out of bounds, which then matches no column.
            let shifted = self.c.b.elementwise(Elementwise::Subtract, &[local.row_operands[row], first]);
            let shifted = local.row(shifted);
            let args = vec![column, shifted];
            by.insert(id, local.body.add(node.op, args, Elem::I1));
        }
        let offset = local.row(first);
        let global = local.body.map(Elementwise::Add, vec![column, offset]);
        // Comparisons are replaced entirely, so this concerns other uses of the column.
        let mut others = by.clone();
        others.insert(column, global);
        let mut body = std::mem::take(&mut local.body);
        let new: HashMap<NodeId, NodeId> =
            roots.iter().map(|root| (*root, body.replaced(*root, &others))).collect();
        local.body = body;
        for sink in &mut local.sinks {
            let values: Vec<NodeId> = sink.values().iter().map(|v| new[v]).collect();
            *sink = sink.with_values(&values);
        }
        local.prune();
    }

    /// Online sums over all columns from those of each device, rescaled to the largest maximum as between tiles (see
    /// [`grpo_sweep::online`]) and added.
    ///
    /// A device on which every exponent is −inf has `M = −FLT_MAX`: its weighted sums are multiplied by 0, or by 1 if all devices
    /// are such. A sum that is NaN or infinite on one device stays so, since a clamped shift is finite; a NaN maximum makes every
    /// sum NaN. The first `count` of `sums` are results, the others are their operands for rescaling.
    fn online(
        &self,
        (sums, count): (&[OnlineTerm], usize),
        result: &dyn Fn(usize) -> Val<'c>,
    ) -> Vec<Val<'c>> {
        let axes = &self.split.roles.vocabulary;
        if self.c.mesh.size(axes) == 1 {
            return (0..=count).map(result).collect();
        }
        let b = &self.c.b;
        let largest = self.c.all_maximum(result(0), axes);
        let ty = largest.tensor_type();
        let distance = b.elementwise(Elementwise::Subtract, &[result(0), largest]);
        let cut = |least: Val<'c>| b.elementwise(Elementwise::Maximum, &[least, distance]);
        let near = cut(b.int(&ty, VANISHING_EXPONENT));
        let scale = b.elementwise(Elementwise::Exponential, &[near]);
        let shift = Shift { near, scale, far: &|| cut(b.splat(&ty, LOWEST_FINITE_F32)) };
        let mut values = vec![largest];
        for i in 0..count {
            let v = rescaled(b, sums, i, &|i| result(1 + i), &shift);
            values.push(self.c.all_reduce(Elementwise::Add, v, axes));
        }
        values
    }

    /// The lowest column of the whole vocabulary with the largest value, from each device's lowest such column, the value there,
    /// and the number of NaN among the device's values: backends differ in maxima of NaN.
    fn argmax(&self, column: Val<'c>, value: Option<Val<'c>>, nans: Option<Val<'c>>) -> Val<'c> {
        let Some(value) = value else { return column };
        let b = &self.c.b;
        let axes = &self.split.roles.vocabulary;
        let ty = column.tensor_type();
        let elem = value.tensor_type().elem;
        let value = b.convert(value, elem.accumulator());
        let value_ty = value.tensor_type();
        // −0 and 0 are equal.
        let zero = b.zero(&value_ty);
        let plain =
            b.one(Kind::Select, &[b.compare(Direction::Eq, value, zero), zero, value], &[], &value_ty);
        let mut mine = self.c.ordered(plain);
        if let Some(nans) = nans {
            let ty = mine.tensor_type();
            let none = b.zero(&nans.tensor_type());
            let any = b.compare(Direction::Gt, nans, none);
            mine = b.elementwise(Elementwise::Select, &[any, b.int(&ty, highest(ty.elem)), mine]);
        }
        let best = self.c.all_reduce(Elementwise::Maximum, mine, axes);
        let global = b.elementwise(Elementwise::Add, &[column, self.first_column(ty.shape[0])]);
        let none = b.int(&ty, highest(Elem::I32));
        let candidate =
            b.one(Kind::Select, &[b.compare(Direction::Eq, mine, best), global, none], &[], &ty);
        self.c.all_reduce(Elementwise::Minimum, candidate, axes)
    }
}
