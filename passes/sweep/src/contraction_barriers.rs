//! Logits that must have the same bits each time that they are computed: a row's maximum is taken in one sweep, and in
//! another one the logits are computed again and compared with it, or taken off it.
//!
//! LLVM makes one fused multiply-add of a product and the sum or difference behind it where nothing else reads the
//! product. A logit that ends in a product (`1000 · soft cap`) is then rounded in the loop that takes its maximum, and
//! not in the difference to that maximum: the largest exponential is off 1 by half a unit of the logit, 1.2e-4 at 3000.
//! Where another loop's exponentials are rounded otherwise, normaliser and numerators do not fit.
//!
//! What is summed over a row is taken off its own terms in a later sweep, as the gradient through a softmax is: both
//! sweeps must round the terms alike. In a row with a token of probability 1 − 1e-4 a Hessian product of `log(1 − p)` was
//! off by all of it, because only the later sweep kept its products apart.
//!
//! So in loops the smaller one of such a product and its absolute value is taken, which is the product: the minimum
//! stands between product and difference. Of a square it is the smaller one of it and the larger one of it and its root, since XLA
//! takes a square's absolute value for the square. (XLA leaves out a `reduce_precision` to the type's own format, a maximum with
//! −∞, and its CPU backend `optimization_barrier` before it makes loops of operations.)
//!
//! XLA's CPU backend makes `a·(1/r)` of `a / r` where `r` is repeated along rows or columns and nothing else in the loop
//! reads it, so that the same quotient is rounded in one way in one loop and in the other way in the next one: terms of
//! 1/(1 − p), of which the next sweep takes their sum off, were 1 off in 1e4. So it makes `a·rsqrt(x)` of `a / sqrt(x)` where nothing
//! else reads the root. There `r` is given as `min(r, max(r, a))`, which is `r`, and neither to XLA. A NaN of `a` makes that a NaN,
//! and so is the quotient; two zeros of opposite signs are as good as each other, since `a` is 0 then and `0/0` is NaN.
//!
//! XLA also makes `a·exp(−x)` of `a / exp(x)`, in a loop and not in the program around it. In f16 `exp(−x)` overflows below
//! −11, where `exp(x)` is a number yet: the gradient of `c·Σ p·log p`, with `c·p/p` in it, was NaN. Loops take quotients
//! of f16 numbers in f32, behind whose conversions XLA does not look, and round them: the same bits, as f32 has more than
//! twice the digits.

use crate::{Body, NodeId, NodeOp, Sink, Sweep};
use grpo_ir::{Class, Elem, Elementwise};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

impl<'c> Sweep<'c> {
    /// Whether another sweep computes values of this one that have the same bits only where both are lowered alike: logits
    /// of the same head, and what both make of an array by operations that are rounded as a lowering likes.
    pub fn must_be_lowered_as(&self, other: &Sweep<'c>) -> bool {
        let shares_array = self.sources.iter().any(|s| other.sources.contains(s));
        self.shares_head(other) || shares_array && self.rounds_as_lowered() && other.rounds_as_lowered()
    }

    /// Whether values that must have the same bits are made by operations that are rounded as a lowering likes: all but
    /// sums, differences and products.
    fn rounds_as_lowered(&self) -> bool {
        let rounds = Rounds::of(self);
        rounds.exact(self).into_iter().any(|id| match self.body.node(id).op {
            NodeOp::Map(Elementwise::Add | Elementwise::Subtract | Elementwise::Multiply) => false,
            NodeOp::Map(op) => rounds.varies[id] && op.class() != Class::Exact,
            _ => false,
        })
    }

    /// The same sweep with products kept apart from what is added to them or taken off, and quotients kept quotients, where values
    /// must have the same bits, and with quotients of f16 numbers taken in f32.
    pub fn kept_from_xla(&self) -> Sweep<'c> {
        let rounds = Rounds::of(self);
        let (roots, exact) = (self.roots(), rounds.exact(self));
        let mut out = self.clone();
        out.body = Body::default();
        let mut map: HashMap<NodeId, NodeId> = HashMap::default();
        for id in self.body.reachable(&roots) {
            let node = self.body.node(id);
            let sums = exact.contains(&id) && rounds.is_sum(id);
            let args = node.args.iter().map(|a| match sums && rounds.is_product(*a) {
                true => held(&mut out.body, map[a]),
                false => map[a],
            });
            let mut args: Vec<NodeId> = args.collect();
            if exact.contains(&id) && rounds.is_quotient_by_readers(id) {
                args[1] = hidden(&mut out.body, args[1], args[0]);
            }
            let is_narrow =
                matches!(node.op, NodeOp::Map(Elementwise::Divide)) && node.elem == Elem::F16;
            let value = match is_narrow {
                true => wide_quotient(&mut out.body, args),
                false => out.body.add(node.op.clone(), args, node.elem),
            };
            map.insert(id, value);
        }
        for i in 0..out.sinks.len() {
            let values = out.sinks[i].values();
            let mut values: Vec<NodeId> = values.into_iter().map(|v| map[&v]).collect();
            if let Sink::Online { exponent, .. } = &self.sinks[i]
                && rounds.is_product(*exponent)
            {
                values[0] = held(&mut out.body, values[0]);
            }
            out.sinks[i] = out.sinks[i].with_values(&values);
        }
        out
    }
}

/// What is known of the nodes of a body.
struct Rounds<'a> {
    body: &'a Body,
    /// What may differ between columns.
    varies: Vec<bool>,
    /// What is made of logits, and so is not repeated along rows or columns, as the columns' numbers are.
    tiled: Vec<bool>,
}

impl<'a> Rounds<'a> {
    fn of(sweep: &'a Sweep) -> Self {
        let tiled = |op: &NodeOp| matches!(op, NodeOp::Source(_));
        Rounds { body: &sweep.body, varies: sweep.varies(), tiled: sweep.body.depends(tiled) }
    }

    /// The nodes that must have the same bits: the largest of a row, what is summed, compared, or added to, multiplied with or
    /// divided by a row value, and all that these are made of.
    fn exact(&self, sweep: &Sweep) -> HashSet<NodeId> {
        let mut compared: Vec<NodeId> = Vec::new();
        for sink in &sweep.sinks {
            match sink {
                Sink::Max { value } | Sink::Argmax { value } => compared.push(*value),
                Sink::Online { exponent, .. } => compared.push(*exponent),
                Sink::Sum { value } => compared.push(*value),
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

    /// Whether a node is a sum or a difference of floats.
    fn is_sum(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        let sums = matches!(node.op, NodeOp::Map(Elementwise::Add | Elementwise::Subtract));
        sums && matches!(node.elem, Elem::F16 | Elem::F32 | Elem::F64)
    }

    /// Whether a node is a rounded product of the tile, seen through choices and signs. XLA multiplies by the inverse of a
    /// literal, and where a loop has one trip, by that of what it repeats along rows or columns.
    fn is_product(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        if !self.varies[id] {
            return false;
        }
        match node.op {
            NodeOp::Map(Elementwise::Multiply) => !node.args.iter().any(|a| self.is_exact_factor(*a)),
            NodeOp::Map(Elementwise::Divide) => !self.is_exact_factor(node.args[1]),
            NodeOp::Map(Elementwise::Power) => self.is_power(id),
            NodeOp::Map(Elementwise::Negate) => self.is_product(node.args[0]),
            NodeOp::Map(Elementwise::Select) => node.args[1..].iter().any(|a| self.is_product(*a)),
            _ => false,
        }
    }

    /// Whether a node is a power of the tile with a literal exponent, of which XLA makes products. One of 0 is 1, of NaN as well.
    fn is_power(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        matches!(node.op, NodeOp::Map(Elementwise::Power))
            && self.body.literal(node.args[1]).is_some_and(|exponent| exponent != 0.0)
    }

    /// Whether a node is a quotient of which XLA makes a product where nothing else reads the divisor: by what it sees as
    /// repeated along rows or columns, or by a square root. By a literal it always multiplies.
    fn is_quotient_by_readers(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        if !matches!(node.op, NodeOp::Map(Elementwise::Divide)) {
            return false;
        }
        let divisor = node.args[1];
        let is_root =
            || matches!(self.body.node(divisor).op, NodeOp::Map(Elementwise::Sqrt | Elementwise::Rsqrt));
        let is_repeated = || !self.tiled[divisor] && self.body.literal(divisor).is_none();
        is_root() || is_repeated()
    }

    /// Whether products with a node are not rounded: conditions as numbers, and powers of two.
    fn is_exact_factor(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        let is_condition =
            matches!(node.op, NodeOp::Convert) && self.body.elem(node.args[0]) == Elem::I1;
        let is_power = |x: f64| x.is_normal() && x.to_bits() << 12 == 0;
        is_condition || self.body.literal(id).is_some_and(is_power)
    }
}

/// A product as the smaller one of it and its size, which it is. A NaN stays: XLA's CPU backend may lose those of the
/// second operand. XLA takes the size of a square for the square itself: it, and a power, is hidden
/// behind its root.
fn held(body: &mut Body, product: NodeId) -> NodeId {
    let node = body.node(product);
    let is_square = match node.op {
        NodeOp::Map(Elementwise::Multiply) => node.args[0] == node.args[1],
        NodeOp::Map(Elementwise::Power) => true,
        _ => false,
    };
    if is_square {
        let root = node.args[0];
        return hidden(body, product, root);
    }
    let size = body.map(Elementwise::Abs, vec![product]);
    body.map(Elementwise::Minimum, vec![product, size])
}

/// A value as the smaller one of it and the larger one of it and another value, which it is. A NaN stays, as above; one of the other
/// value may take its place.
fn hidden(body: &mut Body, value: NodeId, other: NodeId) -> NodeId {
    let larger = body.map(Elementwise::Maximum, vec![value, other]);
    body.map(Elementwise::Minimum, vec![value, larger])
}

/// A quotient of f16 numbers, by way of f32.
fn wide_quotient(body: &mut Body, args: Vec<NodeId>) -> NodeId {
    let wide = args.into_iter().map(|a| body.add(NodeOp::Convert, vec![a], Elem::F32)).collect();
    let quotient = body.add(NodeOp::Map(Elementwise::Divide), wide, Elem::F32);
    body.add(NodeOp::Convert, vec![quotient], Elem::F16)
}
