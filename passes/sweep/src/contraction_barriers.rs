//! Barriers against contractions and reassociations by LLVM and XLA, in values that two loops must compute with the same bits:
//!
//! ```text
//! p + x, p = a·b          ->  min(p, |p|) + x            no fused multiply-add
//! p + x, p = a·a          ->  min(p, max(p, a)) + x      XLA folds |a·a| to a·a
//! a / r, r broadcast      ->  a / min(r, max(r, a))      no a·(1/r), no a·rsqrt(x)
//! a / b in f16            ->  f16(f32(a) / f32(b))       no a·exp(−x)
//! ```
//!
//! One sweep computes a row's maximum, and another computes the logits again and compares them with it or subtracts it. LLVM contracts a
//! multiplication and an addition whose only operand it is into a fused multiply-add. A logit that ends in a multiplication
//! (`1000 · tanh(x)`) is then rounded in the loop of the maximum but not in the difference to it, and the largest exponential differs
//! from 1 by half a unit of the logit: 1.2e-4 at 3000. Likewise, the gradient through a softmax subtracts a row's sum from its terms,
//! and both must be rounded alike. XLA removes the obvious barriers: a `reduce_precision` to the type's own format, a maximum with −∞,
//! and, on CPUs, an `optimization_barrier`.
//!
//! XLA's CPU backend rewrites `a / r` to `a·(1/r)` if `r` is broadcast along rows or columns and has no other user in the loop, and
//! `a / sqrt(x)` to `a·rsqrt(x)`, so the rounding depends on the loop. `min(r, max(r, a))` is `r`; if `a` is NaN it is NaN, as the
//! quotient is; it may differ in the sign of a zero only if `a` is 0, and `0/0` is NaN.
//!
//! XLA also rewrites `a / exp(x)` to `a·exp(−x)`. In f16, `exp(−x)` overflows below −11, where `exp(x)` is finite. A quotient of f16
//! values by way of f32 has the same bits, because f32 has more than twice the digits, and XLA does not look through the conversions.

use crate::body::rebuilt;
use crate::{Body, Node, NodeId, NodeOp, Sink, Sweep};
use grpo_ir::{Class, Elem, Elementwise};
use rustc_hash::FxHashSet as HashSet;

impl<'c> Sweep<'c> {
    /// True if both sweeps compute values that have the same bits only if both are lowered the same way: logits of one head, and values
    /// computed from one array by operations whose rounding depends on the lowering.
    pub fn must_be_lowered_as(&self, other: &Sweep<'c>) -> bool {
        let shares_array = self.sources.iter().any(|s| other.sources.contains(s));
        self.shares_head(other) || shares_array && self.rounds_as_lowered() && other.rounds_as_lowered()
    }

    /// True if values that must have the same bits are computed by operations whose rounding depends on the lowering: all but sums,
    /// differences and products.
    fn rounds_as_lowered(&self) -> bool {
        let rounds = Rounds::of(self);
        rounds.exact(self).into_iter().any(|id| match self.body.node(id).op {
            NodeOp::Map(Elementwise::Add | Elementwise::Subtract | Elementwise::Multiply) => false,
            NodeOp::Map(op) => rounds.varies[id] && op.class() != Class::Exact,
            _ => false,
        })
    }

    /// The sweep with barriers in the values that must have the same bits, and with quotients of f16 values in f32.
    pub fn with_contraction_barriers(&self) -> Sweep<'c> {
        let rounds = Rounds::of(self);
        let (roots, exact) = (self.roots(), rounds.exact(self));
        let mut out = self.clone();
        out.body = Body::default();
        let map = rebuilt(self.body.nodes_of(&roots), |id, Node { op, mut args, elem }| {
            if exact.contains(&id) && rounds.is_sum(id) {
                for (arg, old) in args.iter_mut().zip(&self.body.node(id).args) {
                    if rounds.is_product(*old) {
                        *arg = product_barrier(&mut out.body, *arg);
                    }
                }
            }
            if exact.contains(&id) && rounds.is_quotient_by_readers(id) {
                args[1] = barrier(&mut out.body, args[1], args[0]);
            }
            if op == NodeOp::Map(Elementwise::Divide) && elem == Elem::F16 {
                return wide_quotient(&mut out.body, args);
            }
            out.body.add(op, args, elem)
        });
        for i in 0..out.sinks.len() {
            let values = out.sinks[i].values();
            let mut values: Vec<NodeId> = values.into_iter().map(|v| map[&v]).collect();
            if let Sink::Online { exponent, .. } = &self.sinks[i]
                && rounds.is_product(*exponent)
            {
                values[0] = product_barrier(&mut out.body, values[0]);
            }
            out.sinks[i] = out.sinks[i].with_values(&values);
        }
        out
    }
}

/// An analysis of which nodes of a body are rounded depending on the lowering.
struct Rounds<'a> {
    body: &'a Body,
    /// For each node, true if it may differ between columns.
    varies: Vec<bool>,
    /// For each node, true if it depends on logits, and so is not a broadcast along rows or columns.
    tiled: Vec<bool>,
}

impl<'a> Rounds<'a> {
    fn of(sweep: &'a Sweep) -> Self {
        let tiled = |op: &NodeOp| matches!(op, NodeOp::Source(_) | NodeOp::Scatter { .. });
        Rounds { body: &sweep.body, varies: sweep.varies(), tiled: sweep.body.depends(tiled) }
    }

    /// The nodes that must have the same bits in all sweeps: operands of maxima, sums and comparisons, results of arithmetic with a row
    /// value, and everything that these are computed from.
    fn exact(&self, sweep: &Sweep) -> HashSet<NodeId> {
        let mut compared: Vec<NodeId> = Vec::new();
        for sink in &sweep.sinks {
            match sink {
                Sink::Max { value } | Sink::Argmax { value } => compared.push(*value),
                Sink::Online { exponent, .. } => compared.push(*exponent),
                Sink::Sum { value } | Sink::Gather { value, .. } => compared.push(*value),
                _ => {}
            }
        }
        for id in self.body.reachable(&sweep.roots()) {
            let node = self.body.node(id);
            let is_row = |a: &NodeId| !self.varies[*a] && self.body.literal(*a).is_none();
            match node.op {
                NodeOp::Compare(..) => compared.extend(&node.args),
                NodeOp::Map(Elementwise::Multiply | Elementwise::Divide)
                    if node.args.iter().any(is_row) =>
                {
                    compared.push(id);
                }
                _ if self.is_sum(id) && node.args.iter().any(is_row) => compared.push(id),
                _ => {}
            }
        }
        self.body.reachable(&compared).into_iter().collect()
    }

    /// True for a sum or a difference of floats.
    fn is_sum(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        let sums = matches!(node.op, NodeOp::Map(Elementwise::Add | Elementwise::Subtract));
        sums && matches!(node.elem, Elem::F16 | Elem::F32 | Elem::F64)
    }

    /// True for a rounded product of tile values, through selects and negations. Quotients count, because XLA multiplies by the reciprocal
    /// of a constant and, in a loop of one trip, of a broadcast.
    fn is_product(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        if !self.varies[id] {
            return false;
        }
        match node.op {
            NodeOp::Map(Elementwise::Multiply) => !node.args.iter().any(|a| self.is_exact_factor(*a)),
            NodeOp::Map(Elementwise::Divide) => !self.is_exact_factor(node.args[1]),
            // XLA expands a power with a constant exponent other than 0 to products.
            NodeOp::Map(Elementwise::Power) => {
                self.body.literal(node.args[1]).is_some_and(|exponent| exponent != 0.0)
            }
            NodeOp::Map(Elementwise::Negate) => self.is_product(node.args[0]),
            NodeOp::Map(Elementwise::Select) => node.args[1..].iter().any(|a| self.is_product(*a)),
            _ => false,
        }
    }

    /// True for a quotient that XLA rewrites to a product if the divisor has no other user: by a broadcast along rows or columns, or by a
    /// square root. (A quotient by a constant is always rewritten.)
    fn is_quotient_by_readers(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        if !matches!(node.op, NodeOp::Map(Elementwise::Divide)) {
            return false;
        }
        let divisor = node.args[1];
        let is_root =
            || matches!(self.body.node(divisor).op, NodeOp::Map(Elementwise::Sqrt | Elementwise::Rsqrt));
        let is_broadcast = || !self.tiled[divisor] && self.body.literal(divisor).is_none();
        is_root() || is_broadcast()
    }

    /// True if a product with the node is exact: an i1 converted to a number, or a constant power of two.
    fn is_exact_factor(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        let is_condition =
            matches!(node.op, NodeOp::Convert) && self.body.elem(node.args[0]) == Elem::I1;
        let is_power = |x: f64| x.is_normal() && x.to_bits() << 12 == 0;
        is_condition || self.body.literal(id).is_some_and(is_power)
    }
}

/// `min(p, |p|)`, which is `p`; for a square or a power of `a` `min(p, max(p, a))`. The product is the first operand, because XLA's CPU
/// backend may drop a NaN of the second one.
fn product_barrier(body: &mut Body, product: NodeId) -> NodeId {
    let node = body.node(product);
    let is_square = node.op == NodeOp::Map(Elementwise::Multiply) && node.args[0] == node.args[1];
    if is_square || node.op == NodeOp::Map(Elementwise::Power) {
        let root = node.args[0];
        return barrier(body, product, root);
    }
    let magnitude = body.map(Elementwise::Abs, vec![product]);
    body.map(Elementwise::Minimum, vec![product, magnitude])
}

/// `min(value, max(value, other))`, which is `value`, or NaN if either is NaN.
fn barrier(body: &mut Body, value: NodeId, other: NodeId) -> NodeId {
    let larger = body.map(Elementwise::Maximum, vec![value, other]);
    body.map(Elementwise::Minimum, vec![value, larger])
}

/// A quotient of f16 values by way of f32.
fn wide_quotient(body: &mut Body, args: Vec<NodeId>) -> NodeId {
    let wide = args.into_iter().map(|a| body.add(NodeOp::Convert, vec![a], Elem::F32)).collect();
    let quotient = body.add(NodeOp::Map(Elementwise::Divide), wide, Elem::F32);
    body.add(NodeOp::Convert, vec![quotient], Elem::F16)
}
