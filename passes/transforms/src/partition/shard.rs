//! One sweep in its region: the computation of each device, and the combination of the devices' results.

use crate::partition::collective::Collectives;
use crate::partition::dims::Dim;
use crate::partition::padding::{leave_out_columns, leave_out_rows};
use crate::partition::split::Split;
use grpo_dataflow::mesh::Axes;
use grpo_ir::{Direction, Elem, Elementwise, Kind, TensorType, Val};
use grpo_sweep::online::{LOWEST_FINITE_F32, Shift, VANISHING_EXPONENT, rescaled};
use grpo_sweep::{NodeId, NodeOp, OnlineTerm, Sink, Source, Sweep, position_or_push};
use rustc_hash::FxHashMap as HashMap;

/// A result of the region.
pub struct Output<'c> {
    /// In the program's dimensions.
    pub local: Val<'c>,
    /// The axes of each dimension.
    pub spec: Vec<Axes>,
    /// The axes over which devices' values are not summed yet.
    pub unreduced: Axes,
    /// As the sweep has it: `[N]` for one number per row.
    pub flat: Val<'c>,
}

/// The computation of one device.
pub struct Local<'a, 'c> {
    pub split: &'a Split<'a, 'c>,
    pub c: Collectives<'a, 'c>,
}

impl<'c> Local<'_, 'c> {
    /// An operand of the local sweep: rows flattened, weights gathered.
    pub fn operand(&self, v: Val<'c>, spec: &[Axes], dims: &[Dim]) -> Val<'c> {
        let roles = self.split.spec(dims);
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
        let (split, b) = (self.split, &self.c.b);
        let roles = &split.roles;
        let mut local = self.localized(whole, operands);
        if let Some(there) = there {
            leave_out_rows(&mut local, there);
        }
        if roles.columns != whole.cols {
            let columns = b.int(&TensorType::new([local.rows], Elem::I32), whole.cols);
            let first = self.first_column(local.rows);
            leave_out_columns(&mut local, b.elementwise(Elementwise::Subtract, &[columns, first]));
        }
        let mut largest = vec![None; whole.sinks.len()];
        if self.c.mesh.size(&roles.vocabulary) > 1 {
            for (i, largest) in largest.iter_mut().enumerate() {
                *largest = complete(&mut local, i);
            }
        }
        // Devices' sums are added in the accumulator type of the program's own product.
        let cut = |sink: &mut Sink| {
            let is_summed = self.c.mesh.size(&self.summed(sink)) > 1;
            let dot = sink.dot_mut().filter(|_| is_summed);
            dot.map(|d| d.result.split_off(1)).unwrap_or_default()
        };
        let casts: Vec<Vec<Elem>> = local.sinks.iter_mut().map(cut).collect();
        let op = local.to_op(b);
        let mut all = op.results();
        let mut own = |sink| all.by_ref().take(local.sink_results(sink).len()).collect();
        let results: Vec<Vec<Val>> = local.sinks.iter().map(&mut own).collect();
        let mut outputs: Vec<Output> = Vec::new();
        let mut sink_of: Vec<usize> = Vec::new();
        for (i, sink) in whole.sinks.iter().enumerate() {
            let first = results[i][0];
            let values: Vec<Val> = match (sink, &local.sinks[i]) {
                (Sink::Online { terms, .. }, Sink::Online { terms: sums, .. }) => {
                    self.online(sums, terms.len(), &results[i])
                }
                (Sink::Argmax { .. }, _) => {
                    vec![largest[i].map_or(first, |at: usize| self.argmax(first, results[at][0]))]
                }
                (Sink::Max { .. }, _) => {
                    vec![self.c.all_reduce(Elementwise::Maximum, first, &roles.vocabulary)]
                }
                (Sink::Sum { .. } | Sink::Gather { .. }, _) => {
                    vec![self.c.all_reduce(Elementwise::Add, first, &roles.vocabulary)]
                }
                _ => vec![first],
            };
            for value in values {
                let result = outputs.len();
                let spec = split.spec(&split.dims.results[result]);
                let mut output = Output { local: value, spec, unreduced: Axes::new(), flat: value };
                if let Sink::ContractCols { .. } | Sink::ColSum { .. } | Sink::ContractRows { .. } = sink
                {
                    let mut axes = self.summed(sink);
                    // A rounded sum is complete.
                    if casts[i].is_empty() {
                        output.unreduced = self.left_to_the_program(&mut axes, result);
                    }
                    output.flat = match sink {
                        Sink::ContractRows { .. } => {
                            self.weights(value, &axes, &mut output.spec, result)
                        }
                        _ => self.c.all_reduce(Elementwise::Add, value, &axes),
                    };
                }
                outputs.push(output);
                sink_of.push(i);
            }
        }
        let kinds: Vec<&Sink> = sink_of.iter().map(|i| &whole.sinks[*i]).collect();
        self.release_weights(&kinds, &mut outputs);
        for ((output, dims), sink) in outputs.iter_mut().zip(&split.dims.results).zip(sink_of) {
            output.flat = casts[sink].iter().fold(output.flat, |v, elem| b.convert(v, *elem));
            output.local = b.reshape(output.flat, &split.local_shape(dims, &output.spec));
        }
        outputs
    }

    /// The axes over which devices' partial results of a sink are summed.
    fn summed(&self, sink: &Sink) -> Axes {
        match sink {
            Sink::ContractRows { .. } | Sink::ColSum { .. } => self.split.roles.token_axes(),
            _ => self.split.roles.vocabulary.clone(),
        }
    }

    /// Adds a barrier around a sweep's gradients if those by weights are scattered, so that the gathered weights and their whole
    /// gradient are freed before the backward pass of the layers. Without it the TPU compiler keeps both: it schedules the gradient
    /// by weights after the layers, and implements a reduce-scatter as an all-reduce and a slice, which it fuses with the
    /// optimizer's update. Not in a loop: the compiler moves the sum of an accumulated gradient over devices out of the loop, and a
    /// barrier would keep it in every trip.
    fn release_weights(&self, sinks: &[&Sink], outputs: &mut [Output<'c>]) {
        let whole = self.split.dims.results.iter().map(|dims| self.split.spec(dims));
        let mut results = sinks.iter().zip(whole).zip(outputs.iter());
        let is_scattered = |((sink, whole), output): ((&&Sink, Vec<Axes>), &Output)| {
            matches!(sink, Sink::ContractRows { .. }) && output.spec != whole
        };
        let is_in_loop = || self.split.member.op.ancestors().any(|op| op.is(Kind::While));
        if !results.any(is_scattered) || is_in_loop() {
            return;
        }
        let is_gradient =
            |sink: &Sink| matches!(sink, Sink::ContractRows { .. } | Sink::ContractCols { .. });
        let gradients = outputs.iter_mut().zip(sinks).filter(|(_, sink)| is_gradient(sink));
        let gradients: Vec<&mut Output> = gradients.map(|(output, _)| output).collect();
        let values: Vec<Val> = gradients.iter().map(|output| output.flat).collect();
        for (gradient, value) in gradients.into_iter().zip(self.c.b.barrier(&values)) {
            gradient.flat = value;
        }
    }

    /// Removes from `axes`, over which a result is to be summed, those over which the program has it unreduced.
    fn left_to_the_program(&self, axes: &mut Axes, result: usize) -> Axes {
        let Some(program) = &self.split.results[result] else { return Axes::new() };
        let unreduced = self.c.mesh.unreduced(&program.text);
        let (left, rest): (Axes, Axes) = axes.iter().partition(|axis| unreduced.contains(axis));
        *axes = rest;
        left
    }

    /// The gradient by weights, summed over `rest`, the axes along which devices hold different rows, and scattered to the program's
    /// sharding as far as its axes are among these. That is one collective, as in the program: if more axes are summed over than
    /// one dimension is scattered over, each device slices the whole sum.
    fn weights(&self, v: Val<'c>, rest: &[usize], spec: &mut [Axes], result: usize) -> Val<'c> {
        let Some(program) = &self.split.results[result] else {
            return self.c.all_reduce(Elementwise::Add, v, rest);
        };
        let mesh = self.c.mesh;
        let added = self.split.refine(spec, &program.axes, &self.split.dims.results[result], rest);
        let left: Axes =
            rest.iter().copied().filter(|a| !added.iter().flatten().any(|b| a == b)).collect();
        let mut parts: Vec<(usize, Axes)> = added.into_iter().enumerate().collect();
        parts.retain(|(_, axes)| mesh.size(axes) > 1);
        match (&parts[..], mesh.size(&left)) {
            ([(at, scattered)], 1) => self.c.reduce_scatter(v, scattered, *at),
            _ => self.c.part(self.c.all_reduce(Elementwise::Add, v, rest), &parts),
        }
    }

    /// The sweep over one device's rows and columns.
    fn localized(&self, whole: &Sweep<'c>, operands: &[Val<'c>]) -> Sweep<'c> {
        let mut operands = operands.iter().copied();
        let mut next = || operands.next().expect("an operand for each");
        let mut local = whole.clone();
        [local.rows, local.cols] = self.split.local();
        for source in &mut local.sources {
            match source {
                Source::Head { hidden, weights, .. } => (*hidden, *weights) = (next(), next()),
                Source::Logits { value, .. } => *value = next(),
            }
        }
        let rest =
            local.row_operands.iter_mut().chain(&mut local.col_operands).chain(&mut local.matrices);
        rest.for_each(|v| *v = next());
        if self.c.mesh.size(&self.split.roles.vocabulary) > 1 {
            self.shift_columns(&mut local);
        }
        local
    }

    /// The number of this device's first column, in each row.
    fn first_column(&self, rows: i64) -> Val<'c> {
        let b = &self.c.b;
        let index = self.c.index(&self.split.roles.vocabulary);
        let scalar = TensorType::new([], Elem::I32);
        let first =
            b.elementwise(Elementwise::Multiply, &[index, b.int(&scalar, self.split.local()[1])]);
        b.broadcast(first, &[rows], &[])
    }

    /// Offsets the body's column index to that of the whole vocabulary. If it is only compared with a row operand for equality, the
    /// operand is shifted instead, so that a tile compares with its own columns, and so are the columns of gathers and scatters.
    fn shift_columns(&self, local: &mut Sweep<'c>) {
        let roots = local.roots();
        let reachable = local.body.reachable(&roots);
        let indexed = local.indexed_columns(&reachable);
        let column = reachable.iter().copied().find(|n| local.body.node(*n).op == NodeOp::Column);
        if indexed.is_empty() && column.is_none() {
            return;
        }
        let b = &self.c.b;
        let first = self.first_column(local.rows);
        // Wraps around for an index far out of bounds, which then matches no column.
        let shifted = |local: &mut Sweep<'c>, id: NodeId| {
            let NodeOp::Row(row) = local.body.node(id).op else { return None };
            let ids = local.row_operands[row];
            let TensorType { shape, elem } = ids.tensor_type();
            (elem == Elem::I32).then(|| {
                let first = b.broadcast(first, &shape, &[0]);
                local.row(b.elementwise(Elementwise::Subtract, &[ids, first]))
            })
        };
        let mut by: HashMap<NodeId, NodeId> = HashMap::default();
        for id in indexed {
            by.extend(shifted(local, id).map(|new| (id, new)));
        }
        for id in reachable {
            let Some((Direction::Eq, with)) = local.body.column_compared(id) else { continue };
            let (Some(new), Some(column)) = (shifted(local, with), column) else { continue };
            let op = local.body.node(id).op.clone();
            by.insert(id, local.body.add(op, vec![column, new], Elem::I1));
        }
        if let Some(column) = column {
            let offset = local.row(first);
            let global = local.body.map(Elementwise::Add, vec![column, offset]);
            // Comparisons are replaced entirely, so this concerns other uses of the column.
            by.insert(column, global);
        }
        let mut body = std::mem::take(&mut local.body);
        let new: HashMap<NodeId, NodeId> =
            roots.iter().map(|root| (*root, body.replaced(*root, &by))).collect();
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
    /// are such. A sum that is NaN or infinite on one device stays so, since a clamped shift is finite: sums are NaN in a row with
    /// NaN also on a backend whose maxima lose it. The first `count` of `sums` are results, the others are their operands for rescaling.
    fn online(&self, sums: &[OnlineTerm], count: usize, results: &[Val<'c>]) -> Vec<Val<'c>> {
        let axes = &self.split.roles.vocabulary;
        if self.c.mesh.size(axes) == 1 {
            return results.to_vec();
        }
        let b = &self.c.b;
        let largest = self.c.all_reduce(Elementwise::Maximum, results[0], axes);
        let ty = largest.tensor_type();
        let distance = b.elementwise(Elementwise::Subtract, &[results[0], largest]);
        let cut = |least: Val<'c>| b.elementwise(Elementwise::Maximum, &[least, distance]);
        let near = cut(b.int(&ty, VANISHING_EXPONENT));
        let scale = b.elementwise(Elementwise::Exponential, &[near]);
        let shift = Shift { near, scale, far: &|| cut(b.splat(&ty, LOWEST_FINITE_F32)) };
        let mut values = vec![largest];
        for i in 0..count {
            let v = rescaled(b, sums, i, &|i| results[1 + i], &shift);
            values.push(self.c.all_reduce(Elementwise::Add, v, axes));
        }
        values
    }

    /// The lowest column of the whole vocabulary with the largest value, from each device's lowest such column and the value there.
    fn argmax(&self, column: Val<'c>, value: Val<'c>) -> Val<'c> {
        let b = &self.c.b;
        let axes = &self.split.roles.vocabulary;
        let largest = self.c.all_reduce(Elementwise::Maximum, value, axes);
        let ty = column.tensor_type();
        let global = b.elementwise(Elementwise::Add, &[column, self.first_column(ty.shape[0])]);
        // False for NaN, so that a row with NaN has a column as well.
        let is_less = b.compare(Direction::Lt, value, largest);
        let candidates = [is_less, b.int(&ty, i64::from(i32::MAX)), global];
        self.c.all_reduce(Elementwise::Minimum, b.elementwise(Elementwise::Select, &candidates), axes)
    }
}

/// Adds what combining sink `i` over columns needs: to an online sink the sums of degree 0 that rescale others, for an argmax a sink of
/// the largest value, whose number is returned.
fn complete(local: &mut Sweep, i: usize) -> Option<usize> {
    match &mut local.sinks[i] {
        Sink::Argmax { value } => {
            let value = *value;
            local.sinks.push(Sink::Max { value });
            Some(local.sinks.len() - 1)
        }
        Sink::Online { terms, .. } => {
            for term in terms.clone() {
                position_or_push(terms, term.plain());
            }
            None
        }
        _ => None,
    }
}
