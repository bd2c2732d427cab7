//! Manual computations over axes of a mesh, and their replacement.

use crate::rewrite::cleanup;
use grpo_dataflow::mesh::{Axes, Mesh, per_value, per_value_text};
use grpo_ir::{Block, Builder, Kind, Op, Region, TensorType, Val};

/// A manual computation.
#[derive(Clone)]
pub(super) struct Computation<'c> {
    pub(super) op: Op<'c>,
    pub(super) body: Block<'c>,
    /// The manual axes, major first.
    pub(super) axes: Axes,
    /// The sharding of each operand and result, as text.
    pub(super) ins: Vec<String>,
    pub(super) outs: Vec<String>,
}

impl<'c> Computation<'c> {
    pub(super) fn of(op: Op<'c>, mesh: &Mesh) -> Option<Computation<'c>> {
        let shardings = op.attr_text("in_shardings")? + &op.attr_text("out_shardings")?;
        if !mesh.is_of(&shardings) {
            return None;
        }
        let text = op.attr_text("manual_axes")?;
        let is_manual = |axis: &usize| text.contains(&format!("\"{}\"", mesh.axes[*axis].name));
        let axes: Axes = (0..mesh.axes.len()).filter(is_manual).collect();
        let [region] = op.regions()[..] else { return None };
        let [body] = region.blocks()[..] else { return None };
        let ins = per_value(&op.attr_text("in_shardings")?)?;
        let outs = per_value(&op.attr_text("out_shardings")?)?;
        let fits = ins.len() == op.num_operands() && outs.len() == op.num_results();
        let returned = body.terminator()?.num_operands();
        let tensors = |list: Vec<Val>| list.into_iter().all(|v| TensorType::of(v).is_some());
        let fits = fits
            && tensors(op.operands().collect())
            && tensors(op.results().collect())
            && tensors(body.args());
        // Within another manual computation it may be manual over axes that are not free.
        let outermost = op.ancestors().all(|op| !op.is(Kind::ManualComputation));
        let fits = fits && outermost && returned == outs.len();
        fits.then_some(Computation { op, body, axes, ins, outs })
    }

    /// The operands of the terminator.
    pub(super) fn returned(&self) -> Vec<Val<'c>> {
        self.body.terminator().expect("it was looked at").operands().collect()
    }
}

/// An operand of a manual computation.
pub(super) struct Input<'c> {
    pub(super) outer: Val<'c>,
    pub(super) sharding: String,
    /// The type on one device.
    pub(super) local: TensorType,
    /// The arguments of the old body that it replaces.
    pub(super) stands_for: Vec<usize>,
}

impl<'c> Input<'c> {
    pub(super) fn new(outer: Val<'c>, sharding: &str, local: TensorType) -> Input<'c> {
        Input { outer, sharding: sharding.to_string(), local, stands_for: Vec::new() }
    }
}

impl<'c> Computation<'c> {
    /// The number of the operand whose argument `v` is.
    pub(super) fn argument(&self, v: Val) -> Option<usize> {
        self.body.args().iter().position(|a| *a == v)
    }

    /// A computation with the same operations and other operands. The operations still read the old body's arguments, and the old
    /// computation is empty. `outs` are the results' types and shardings.
    pub(super) fn rebuilt(
        &self,
        inputs: &[Input<'c>],
        outs: &[(TensorType, String)],
    ) -> Computation<'c> {
        let b = Builder::before(self.op);
        let locals: Vec<_> = inputs.iter().map(|i| i.local.mlir(b.context)).collect();
        let (region, body) = b.region(&locals);
        let end = Builder::at_end(body, b);
        for op in self.body.ops() {
            end.insert_op(op);
        }
        self.over_same_axes(&b, inputs, outs, (region, body))
    }

    /// A computation over the same axes whose block has arguments `inputs` and results `outs`.
    pub(super) fn over_same_axes(
        &self,
        b: &Builder<'c>,
        inputs: &[Input<'c>],
        outs: &[(TensorType, String)],
        (region, body): (Region<'c>, Block<'c>),
    ) -> Computation<'c> {
        let operands: Vec<Val> = inputs.iter().map(|i| i.outer).collect();
        let types: Vec<_> = outs.iter().map(|o| o.0.mlir(b.context)).collect();
        let ins: Vec<String> = inputs.iter().map(|i| i.sharding.clone()).collect();
        let outs: Vec<String> = outs.iter().map(|o| o.1.clone()).collect();
        let attrs = [
            ("in_shardings", per_value_text(&ins)),
            ("manual_axes", self.op.attr_text("manual_axes").unwrap_or_default()),
            ("out_shardings", per_value_text(&outs)),
        ];
        let op = b.op(Kind::ManualComputation, &operands, &attrs, &types, &[region]);
        Computation { op, body, axes: self.axes.clone(), ins, outs }
    }

    /// Replaces the computation by one with these operands and results.
    pub(super) fn replaced(self, returned: &[Val], outs: &[(TensorType, String)]) -> Computation<'c> {
        let end = self.body.terminator().expect("it was looked at");
        Builder::before(end).op(end.kind(), returned, &[], &[], &[]);
        end.erase();
        let args = self.body.args();
        let input = |(i, v): (usize, Val<'c>)| Input::new(v, &self.ins[i], tensor(args[i]));
        let inputs: Vec<Input> = self.op.operands().enumerate().map(input).collect();
        let new = self.rebuilt(&inputs, outs);
        for (old, new) in args.into_iter().zip(new.body.args()) {
            old.replace_all_uses(new);
        }
        new
    }

    /// Adds results: for each value, its concatenation over devices along the first dimension, so that each device gets its own
    /// back.
    pub(super) fn exporting(&self, values: &[Val], mesh: &Mesh) -> Computation<'c> {
        let mut returned = self.returned();
        let end = Builder::before(self.body.terminator().expect("it was looked at"));
        let mut outs: Vec<_> = self.results();
        for v in values {
            let local = end.reshape(*v, &at_least_one(*v));
            let mut ty = tensor(local);
            let mut dims = vec![Axes::new(); ty.rank()];
            dims[0].clone_from(&self.axes);
            ty.shape[0] *= mesh.size(&self.axes);
            returned.push(local);
            let all = self.axes.len() == mesh.axes.len();
            let text = if all { mesh.sharding_text(&dims, &[]) } else { mesh.open_sharding_text(&dims) };
            outs.push((ty, text));
        }
        let old = self.op.results();
        let new = self.clone().replaced(&returned, &outs);
        for (old, new) in old.into_iter().zip(new.op.results()) {
            old.replace_all_uses(new);
        }
        self.op.erase();
        new
    }

    /// Types and shardings of the results.
    pub(super) fn results(&self) -> Vec<(TensorType, String)> {
        self.op.results().map(tensor).zip(self.outs.iter().cloned()).collect()
    }

    /// Removes unused results, and their computation.
    pub(super) fn without_unused_results(self) {
        let used: Vec<usize> =
            (0..self.outs.len()).filter(|i| !self.op.result(*i).is_unused()).collect();
        if used.is_empty() && cleanup::is_pure(self.op) {
            self.op.erase();
            return;
        }
        let returned = self.returned();
        let returned: Vec<Val> = used.iter().map(|i| returned[*i]).collect();
        let all = self.results();
        let outs: Vec<_> = used.iter().map(|i| all[*i].clone()).collect();
        let old = self.op;
        let new = self.replaced(&returned, &outs);
        for (at, i) in used.iter().enumerate() {
            old.result(*i).replace_all_uses(new.op.result(at));
        }
        old.erase();
        cleanup::erase_dead(new.body);
    }
}

/// The shape of `v`; `[1]` for a scalar.
pub(super) fn at_least_one(v: Val) -> Vec<i64> {
    let shape = tensor(v).shape;
    if shape.is_empty() { vec![1] } else { shape }
}

/// The type of a value of a [`Computation`].
pub(super) fn tensor(v: Val) -> TensorType {
    TensorType::of(v).expect("what enters or leaves is a tensor, and what is as large as it")
}
