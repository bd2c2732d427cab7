//! Manual computations over axes of a mesh, and changes of their operands and results.

use crate::rewrite::cleanup;
use grpo_dataflow::mesh::{Axes, Mesh, per_value, per_value_text};
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val};
use melior::ir::Type;

/// A manual computation.
#[derive(Clone)]
pub(super) struct Computation<'a, 'c> {
    pub(super) mesh: &'a Mesh,
    pub(super) op: Op<'c>,
    pub(super) body: Block<'c>,
    /// The manual axes, major first.
    pub(super) axes: Axes,
    /// The sharding of each operand and result, as text.
    pub(super) ins: Vec<String>,
    pub(super) outs: Vec<String>,
    /// The attribute of the manual axes.
    axes_text: String,
}

impl<'a, 'c> Computation<'a, 'c> {
    /// None for another operation, and one that is nested in another manual computation.
    pub(super) fn of(op: Op<'c>, mesh: &'a Mesh) -> Option<Computation<'a, 'c>> {
        if !op.is(Kind::ManualComputation) {
            return None;
        }
        let (ins, outs) = (op.attr_text("in_shardings")?, op.attr_text("out_shardings")?);
        let axes_text = op.attr_text("manual_axes")?;
        let is_manual = |axis: &usize| axes_text.contains(&format!("\"{}\"", mesh.axes[*axis].name));
        let axes: Axes = (0..mesh.axes.len()).filter(is_manual).collect();
        let [region] = op.regions()[..] else { return None };
        let [body] = region.blocks()[..] else { return None };
        // Within another manual computation it may be manual over axes that are not free.
        let outermost = op.ancestors().all(|op| !op.is(Kind::ManualComputation));
        let mut values = op.operands().chain(op.results()).chain(body.args());
        let fits = mesh.is_of(&(ins.clone() + &outs))
            && values.all(|v| TensorType::of(v).is_some())
            && outermost
            && body.terminator()?.num_operands() == op.num_results();
        let (ins, outs) = (per_value(&ins)?, per_value(&outs)?);
        let fits = fits && ins.len() == op.num_operands() && outs.len() == op.num_results();
        fits.then_some(Computation { mesh, op, body, axes, ins, outs, axes_text })
    }

    /// The terminator.
    pub(super) fn end(&self) -> Op<'c> {
        self.body.terminator().expect("it was looked at")
    }

    /// The number of the operand whose argument `v` is.
    pub(super) fn argument(&self, v: Val) -> Option<usize> {
        self.body.args().iter().position(|a| *a == v)
    }

    /// The argument for an operand with this sharding and this type on one device, which is added if there is none.
    pub(super) fn input(&mut self, outer: Val<'c>, sharding: &str, local: &TensorType) -> Val<'c> {
        let is_it = |at: &usize| self.op.operand(*at) == outer && self.ins[*at] == sharding;
        if let Some(at) = (0..self.ins.len()).find(is_it) {
            return self.body.arg(at);
        }
        let operands: Vec<Val> = self.op.operands().chain([outer]).collect();
        self.op.set_operands(&operands);
        self.ins.push(sharding.to_string());
        self.update_attributes();
        self.body.add_arg(local.mlir(self.op.context()))
    }

    /// Removes operands whose arguments have no uses.
    pub(super) fn without_unused_inputs(mut self) {
        let args = self.body.args();
        let used: Vec<usize> = (0..args.len()).filter(|i| !args[*i].is_unused()).collect();
        let all: Vec<usize> = (0..self.outs.len()).collect();
        self.set_signature(&used, &all, &[]);
    }

    /// Adds results: for each value, its concatenation over devices along the first dimension, so that each device gets its own
    /// back.
    pub(super) fn add_results(&mut self, values: &[Val<'c>]) {
        let (mesh, end) = (self.mesh, Builder::before(self.end()));
        let (mut returned, mut types) = (self.end().operands().collect::<Vec<_>>(), Vec::new());
        let [inputs, old] = [&self.ins, &self.outs].map(|all| (0..all.len()).collect::<Vec<_>>());
        for v in values {
            let local = end.reshape(*v, &at_least_one(*v));
            let mut ty = local.tensor_type();
            let mut dims = vec![Axes::new(); ty.rank()];
            dims[0].clone_from(&self.axes);
            ty.shape[0] *= mesh.size(&self.axes);
            returned.push(local);
            types.push(ty.mlir(end.context));
            let all = self.axes.len() == mesh.axes.len();
            let text = if all { mesh.sharding_text(&dims, &[]) } else { mesh.open_sharding_text(&dims) };
            self.outs.push(text);
        }
        self.end().set_operands(&returned);
        self.set_signature(&inputs, &old, &types);
    }

    /// Removes unused results, and their computation.
    pub(super) fn without_unused_results(mut self) -> Op<'c> {
        let used: Vec<usize> =
            (0..self.outs.len()).filter(|i| !self.op.result(*i).is_unused()).collect();
        let (end, inputs) = (self.end(), (0..self.ins.len()).collect::<Vec<_>>());
        end.set_operands(&used.iter().map(|i| end.operand(*i)).collect::<Vec<_>>());
        self.outs = used.iter().map(|i| self.outs[*i].clone()).collect();
        self.set_signature(&inputs, &used, &[]);
        cleanup::erase_dead(self.body);
        self.op
    }

    /// Keeps these operands and results, and adds results of the types `added`, whose shardings and values are set.
    fn set_signature(&mut self, inputs: &[usize], results: &[usize], added: &[Type<'c>]) {
        let operands: Vec<Val> = inputs.iter().map(|i| self.op.operand(*i)).collect();
        self.ins = inputs.iter().map(|i| self.ins[*i].clone()).collect();
        self.op = self.op.with_signature(&operands, inputs, results, added);
        self.update_attributes();
    }

    fn update_attributes(&self) {
        self.op.set_attr_text("in_shardings", &per_value_text(&self.ins));
        self.op.set_attr_text("manual_axes", &self.axes_text);
        self.op.set_attr_text("out_shardings", &per_value_text(&self.outs));
    }
}

/// The shape of `v`; `[1]` for a scalar.
pub(super) fn at_least_one(v: Val) -> Vec<i64> {
    let shape = v.tensor_type().shape;
    if shape.is_empty() { vec![1] } else { shape }
}
