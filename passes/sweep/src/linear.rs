//! Decomposition of the operand of a sum over the vocabulary into terms with row factors.
//!
//! A sum `Σ_v E[n,v]` often depends on the result of another sweep (the maximum, the log-sum-exp) only through row values. [`View`]
//! distinguishes row values from tiles, and *early* tiles, which do not depend on other sweeps, from *late* ones. A late E of one of two
//! forms can be summed in the first sweep:
//!
//! - [`Chain`]: `((t − r₁) − r₂) − …`, an early tile from which row values are subtracted in the order of the program. Applied to a
//!   number in place of t, it has the program's roundings.
//! - [`Term`]: `coefficients · exp(chain) · chain · Π factors`.
//!
//! Every step is exact, or omits a rounding that XLA may omit (a conversion to a narrower type followed by one to f32). The pass `online`
//! decides what is moved out of a sum (module `plan`).

use crate::{Body, Node, NodeId, NodeOp};
use grpo_ir::{Direction, Elem, Elementwise};
use rustc_hash::FxHashSet as HashSet;

/// `((tile − steps₀) − steps₁) − …`: an early tile and row values, all f32.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The tile value from which the steps are subtracted, `[N,V]`.
    pub tile: NodeId,
    /// The row values that are subtracted, in order, `[N]` each.
    pub steps: Vec<NodeId>,
}

/// A row value that multiplies or divides a term, f32.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coefficient {
    /// The value, `[N]`.
    pub row: NodeId,
    /// True if the term is divided by the value.
    pub divides: bool,
}

/// A product; absent factors are 1.
#[derive(Clone, Debug, Default)]
pub struct Term {
    /// In the program's order.
    pub coefficients: Vec<Coefficient>,
    /// The exponent of an exponential.
    pub weight: Option<Chain>,
    /// A difference that multiplies the term.
    pub distance: Option<Chain>,
    /// Early tile values, f32.
    pub factors: Vec<NodeId>,
}

/// A body with the row operands that depend on a sweep.
pub struct View<'b> {
    /// The body that is analysed and extended.
    pub body: &'b mut Body,
    /// For each row operand, true if it depends on a sweep.
    late_rows: Vec<bool>,
}

/// Most terms of a sum; no known loss has more.
const MAX_TERMS: usize = 24;

impl<'b> View<'b> {
    /// A view of a body; `late_rows` has an entry for each row operand.
    pub fn new(body: &'b mut Body, late_rows: Vec<bool>) -> View<'b> {
        View { body, late_rows }
    }

    /// Adds a late row operand; returns the body node that reads it.
    pub fn late_row(&mut self, elem: Elem) -> NodeId {
        self.late_rows.push(true);
        self.body.add(NodeOp::Row(self.late_rows.len() - 1), vec![], elem)
    }

    /// True for a row value.
    pub fn is_row(&self, id: NodeId) -> bool {
        self.body.is_row(id)
    }

    /// True if a node does not depend on other sweeps.
    pub fn is_early(&self, id: NodeId) -> bool {
        !self.reads(id, |op| matches!(op, NodeOp::Row(i) if self.late_rows[*i]))
    }

    /// True if a node depends on logits, column operands or scatters.
    pub fn has_source(&self, id: NodeId) -> bool {
        self.reads(id, NodeOp::is_of_tiles)
    }

    fn reads(&self, id: NodeId, of: impl Fn(&NodeOp) -> bool) -> bool {
        self.body.reachable(&[id]).into_iter().any(|n| of(&self.body.node(n).op))
    }

    /// The largest early float subexpressions of a node that depend on tiles, and its late scatters. The node's other operands are row
    /// values and the column's index.
    pub fn early_parts(&self, id: NodeId) -> Vec<NodeId> {
        let reads_tile = self.body.depends(NodeOp::is_of_tiles);
        let is_late = self.body.depends(|op| matches!(op, NodeOp::Row(i) if self.late_rows[*i]));
        let mut parts = Vec::new();
        let mut seen = HashSet::default();
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            if !reads_tile[id] || !seen.insert(id) {
                continue;
            }
            let node = self.body.node(id);
            let is_leaf = node.args.is_empty() || matches!(node.op, NodeOp::Scatter { .. });
            if is_leaf || !is_late[id] && node.elem.is_float() {
                parts.push(id);
            } else {
                stack.extend(&node.args);
            }
        }
        parts
    }

    /// `c` for `convert(c) != 0`; else the node itself.
    pub fn condition(&self, id: NodeId) -> NodeId {
        let node = self.body.node(id);
        if let (NodeOp::Compare(direction, _), [a, b]) = (&node.op, &node.args[..])
            && *direction == Direction::Ne
            && self.is_zero(*b)
            && let Node { op: NodeOp::Convert, args, .. } = self.body.node(*a)
            && self.body.elem(args[0]) == Elem::I1
        {
            return self.condition(args[0]);
        }
        id
    }

    /// The row value `id` of `column == id[n]`.
    pub fn picked_column(&self, id: NodeId) -> Option<NodeId> {
        let (direction, with) = self.body.column_compared(self.condition(id))?;
        (direction == Direction::Eq).then_some(with)
    }

    /// The value of a constant, through conversions.
    pub fn number(&self, id: NodeId) -> Option<f64> {
        match self.body.node(id) {
            Node { op: NodeOp::Convert, args, .. } => self.number(args[0]),
            _ => self.body.literal(id),
        }
    }

    /// True for the constant 0.
    pub fn is_zero(&self, id: NodeId) -> bool {
        self.number(id) == Some(0.0)
    }

    /// The node in f32.
    pub fn wide(&mut self, id: NodeId) -> NodeId {
        self.body.convert(id, Elem::F32)
    }

    /// Adds an f32 constant.
    pub fn literal(&mut self, value: f32) -> NodeId {
        self.body.constant(&format!("0x{:08X}", value.to_bits()), Elem::F32)
    }

    /// Adds an i1 constant.
    pub fn truth(&mut self, value: bool) -> NodeId {
        self.body.constant(if value { "true" } else { "false" }, Elem::I1)
    }

    /// A float node as a chain; none if it does not have that form.
    pub fn chain(&mut self, id: NodeId) -> Option<Chain> {
        let elem = self.body.elem(id);
        if !elem.is_float() || elem == Elem::F64 || self.is_row(id) {
            return None;
        }
        if self.is_early(id) {
            return Some(Chain { tile: self.wide(id), steps: vec![] });
        }
        let node = self.body.node(id).clone();
        match (&node.op, &node.args[..]) {
            (NodeOp::Convert, [a]) => self.chain(*a),
            (NodeOp::Map(Elementwise::Subtract), [a, b]) if self.is_row(*b) => {
                let mut chain = self.chain(*a)?;
                chain.steps.push(self.wide(*b));
                Some(chain)
            }
            _ => None,
        }
    }

    /// The chain with `at` in place of its tile.
    pub fn replay(&mut self, chain: &Chain, at: NodeId) -> NodeId {
        let less = |v, step: &NodeId| self.body.map(Elementwise::Subtract, vec![v, *step]);
        chain.steps.iter().fold(at, less)
    }

    /// A node as a sum of terms, without products with the constant 0; none if it does not have that form.
    pub fn terms(&mut self, id: NodeId) -> Option<Vec<Term>> {
        let mut terms = self.parts(id)?;
        terms.retain(|t| !t.coefficients.iter().any(|c| !c.divides && self.is_zero(c.row)));
        Some(terms)
    }

    /// [`View::terms`] with products with 0.
    fn parts(&mut self, id: NodeId) -> Option<Vec<Term>> {
        let elem = self.body.elem(id);
        if !elem.is_float() || elem == Elem::F64 {
            return None;
        }
        if self.is_row(id) {
            if self.number(id) == Some(1.0) {
                return Some(vec![Term::default()]);
            }
            let coefficient = Coefficient { row: self.wide(id), divides: false };
            return Some(vec![Term { coefficients: vec![coefficient], ..Term::default() }]);
        }
        if self.is_early(id) {
            return Some(vec![Term { factors: vec![self.wide(id)], ..Term::default() }]);
        }
        if let Some(chain) = self.chain(id) {
            return Some(vec![Term { distance: Some(chain), ..Term::default() }]);
        }
        let node = self.body.node(id).clone();
        match (&node.op, &node.args[..]) {
            (NodeOp::Convert, [a]) if self.body.elem(*a).is_float() => self.parts(*a),
            (NodeOp::Map(Elementwise::Exponential), [a]) => {
                Some(vec![Term { weight: Some(self.chain(*a)?), ..Term::default() }])
            }
            (NodeOp::Map(Elementwise::Negate), [a]) => {
                let list = self.parts(*a)?;
                Some(self.times(list, -1.0))
            }
            // r − E = −(E − r), exactly.
            (NodeOp::Map(Elementwise::Subtract), [a, b]) if self.is_row(*a) => {
                let difference = self.body.map(Elementwise::Subtract, vec![*b, *a]);
                let list = self.parts(difference)?;
                Some(self.times(list, -1.0))
            }
            (NodeOp::Map(op @ (Elementwise::Add | Elementwise::Subtract)), [a, b]) => {
                let (left, mut right) = (self.parts(*a)?, self.parts(*b)?);
                if *op == Elementwise::Subtract {
                    right = self.times(right, -1.0);
                }
                few([left, right].concat())
            }
            (NodeOp::Map(Elementwise::Multiply), [a, b]) => {
                let (left, right) = (self.parts(*a)?, self.parts(*b)?);
                let pairs = left.iter().flat_map(|l| right.iter().map(move |r| (l, r)));
                few(pairs.map(|(l, r)| self.product(l, r)).collect::<Option<Vec<Term>>>()?)
            }
            (NodeOp::Map(Elementwise::Divide), [a, b]) if self.is_row(*b) => {
                let mut list = self.parts(*a)?;
                let by = Coefficient { row: self.wide(*b), divides: true };
                for t in &mut list {
                    t.coefficients.push(by);
                }
                Some(list)
            }
            _ => None,
        }
    }

    fn product(&self, a: &Term, b: &Term) -> Option<Term> {
        if a.weight.is_some() && b.weight.is_some() || a.distance.is_some() && b.distance.is_some() {
            return None;
        }
        // c₁·(c₂·t) multiplies by c₂ first.
        let alone = |t: &Term| t.weight.is_none() && t.distance.is_none() && t.factors.is_empty();
        let (first, last) = if alone(a) { (b, a) } else { (a, b) };
        Some(Term {
            coefficients: first.coefficients.iter().chain(&last.coefficients).copied().collect(),
            weight: a.weight.clone().or(b.weight.clone()),
            distance: a.distance.clone().or(b.distance.clone()),
            factors: a.factors.iter().chain(&b.factors).copied().collect(),
        })
    }

    /// True if the magnitude of a node may exceed 1.
    pub fn is_above_one(&self, id: NodeId) -> bool {
        let node = self.body.node(id);
        match (&node.op, &node.args[..]) {
            (NodeOp::Const(_), _) => self.number(id).is_none_or(|x| x.is_nan() || x.abs() > 1.0),
            (NodeOp::Convert, [a]) => self.body.elem(*a) != Elem::I1 && self.is_above_one(*a),
            (NodeOp::Map(Elementwise::Tanh | Elementwise::Logistic | Elementwise::Sign), _) => false,
            (NodeOp::Map(Elementwise::Multiply | Elementwise::Select), [.., a, b]) => {
                self.is_above_one(*a) || self.is_above_one(*b)
            }
            _ => true,
        }
    }

    fn times(&mut self, mut list: Vec<Term>, by: f32) -> Vec<Term> {
        let by = Coefficient { row: self.literal(by), divides: false };
        list.iter_mut().for_each(|t| t.coefficients.push(by));
        list
    }
}

fn few(terms: Vec<Term>) -> Option<Vec<Term>> {
    (terms.len() <= MAX_TERMS).then_some(terms)
}
