//! The normal form of a sum over the vocabulary.
//!
//! `Σ_v E[n,v]` often depends on the result of another sweep (the maximum, the log-sum-exp) only
//! through factors that leave the sum. This module writes E as a sum of terms
//!
//! ```text
//! coefficient[n] · exp(t[n,v] − r[n]) · (t'[n,v] − r'[n]) · Π factors[n,v]   where the masks hold
//! ```
//!
//! in which t, t', the factors and the masks need nothing from other sweeps. Sums of the tile parts can
//! then be taken in the first sweep, whatever coefficients and shifts turn out to be.
//!
//! Arithmetic moves to f32 on the way: roundings of the program to narrower types inside the sum are
//! dropped, so the result is at least as precise.

use crate::ir::Elem;
use crate::sweep::{Body, Node, NodeId, NodeOp};
use rustc_hash::FxHashSet as HashSet;

/// `t − r`: a tile value that needs no other sweep, and a row value that may. Both f32.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Affine {
    pub tile: NodeId,
    pub shift: NodeId,
}

/// One term of the normal form. Absent parts are 1.
#[derive(Clone, Debug, Default)]
pub struct Term {
    /// Row value, f32.
    pub coefficient: Option<NodeId>,
    /// The exponent of an exponential.
    pub weight: Option<Affine>,
    pub affine: Option<Affine>,
    /// Tile values, f32.
    pub factors: Vec<NodeId>,
    /// The term counts only where each mask (i1) has the given value.
    pub masks: Vec<(NodeId, bool)>,
}

impl Term {
    fn mask(&mut self, mask: NodeId, want: bool) {
        if !self.masks.contains(&(mask, want)) {
            self.masks.push((mask, want));
        }
    }
}

/// A body together with what is known of its nodes.
pub struct Normalizer<'b> {
    pub body: &'b mut Body,
    /// Per row operand: whether it depends on a sweep.
    late_rows: Vec<bool>,
}

const MAX_TERMS: usize = 24;

impl<'b> Normalizer<'b> {
    pub fn new(body: &'b mut Body, late_rows: Vec<bool>) -> Normalizer<'b> {
        Normalizer { body, late_rows }
    }

    /// Whether a node is the same for all columns.
    pub fn is_row(&self, id: NodeId) -> bool {
        self.body.is_row(id)
    }

    /// Whether a node needs nothing from other sweeps.
    pub fn is_early(&self, id: NodeId) -> bool {
        self.every(id, |op| !matches!(op, NodeOp::Row(i) if self.late_rows[*i]))
    }

    /// The largest float parts of a node that read tiles and need nothing from other sweeps; everything
    /// else that the node reads is on rows, or the column's index.
    pub fn early_parts(&self, id: NodeId) -> Vec<NodeId> {
        let reads_tile = self.body.depends(|op| matches!(op, NodeOp::Source(_) | NodeOp::Col(_)));
        let is_late = self.body.depends(|op| matches!(op, NodeOp::Row(i) if self.late_rows[*i]));
        let mut parts = Vec::new();
        let mut seen = HashSet::default();
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            if !reads_tile[id] || !seen.insert(id) {
                continue;
            }
            let node = self.body.node(id);
            if node.args.is_empty() || !is_late[id] && node.elem.is_float() {
                parts.push(id);
            } else {
                stack.extend(&node.args);
            }
        }
        parts
    }

    fn every(&self, id: NodeId, pred: impl Fn(&NodeOp) -> bool) -> bool {
        self.body.reachable(&[id]).into_iter().all(|n| pred(&self.body.node(n).op))
    }

    /// The truth value that a condition tests: `c` for `convert(c) != 0`.
    pub fn condition(&self, id: NodeId) -> NodeId {
        let node = self.body.node(id);
        if let (NodeOp::Compare(direction, _), [a, b]) = (&node.op, &node.args[..])
            && direction == "NE"
            && self.is_zero(*b)
            && let Node { op: NodeOp::Convert, args, .. } = self.body.node(*a)
            && self.body.elem(args[0]) == Elem::I1
        {
            return self.condition(args[0]);
        }
        id
    }

    /// `column == id[n]`: the row value `id`.
    pub fn hit(&self, id: NodeId) -> Option<NodeId> {
        let (direction, with) = self.body.column_compared(self.condition(id))?;
        (direction == "EQ").then_some(with)
    }

    fn number(&self, id: NodeId) -> Option<f64> {
        let node = self.body.node(id);
        match &node.op {
            NodeOp::Const(text) => super::number(text, node.elem),
            NodeOp::Convert => self.number(node.args[0]),
            _ => None,
        }
    }

    pub fn is_zero(&self, id: NodeId) -> bool {
        self.number(id) == Some(0.0)
    }

    fn wide(&mut self, id: NodeId) -> NodeId {
        self.body.convert(id, Elem::F32)
    }

    pub fn zero(&mut self) -> NodeId {
        self.body.constant("0.000000e+00", Elem::F32)
    }

    fn map2(&mut self, name: &str, a: NodeId, b: NodeId) -> NodeId {
        let (a, b) = (self.wide(a), self.wide(b));
        self.body.map(name, vec![a, b])
    }

    /// `a + b` or `a − b` of row values; a literal zero is dropped.
    fn sum(&mut self, name: &str, a: NodeId, b: NodeId) -> NodeId {
        if self.is_zero(b) {
            return self.wide(a);
        }
        if self.is_zero(a) && name == "add" {
            return self.wide(b);
        }
        self.map2(name, a, b)
    }

    /// Writes a float node as `t − r`.
    pub fn affine(&mut self, id: NodeId) -> Option<Affine> {
        let elem = self.body.elem(id);
        if !elem.is_float() || elem == Elem::F64 || self.is_row(id) {
            return None;
        }
        if self.is_early(id) {
            return Some(Affine { tile: self.wide(id), shift: self.zero() });
        }
        let node = self.body.node(id).clone();
        match (&node.op, &node.args[..]) {
            (NodeOp::Convert, [a]) => self.affine(*a),
            (NodeOp::Map("negate"), [a]) => {
                let a = self.affine(*a)?;
                let tile = self.body.map("negate", vec![a.tile]);
                Some(Affine { tile, shift: self.body.map("negate", vec![a.shift]) })
            }
            (NodeOp::Map(name @ ("add" | "subtract")), [a, b]) => {
                if self.is_row(*b) {
                    let left = self.affine(*a)?;
                    let turned = if *name == "add" { "subtract" } else { "add" };
                    return Some(Affine { shift: self.sum(turned, left.shift, *b), ..left });
                }
                if self.is_row(*a) {
                    let right = self.affine(*b)?;
                    if *name == "add" {
                        return Some(Affine { shift: self.sum("subtract", right.shift, *a), ..right });
                    }
                    let tile = self.body.map("negate", vec![right.tile]);
                    let shift = self.sum("add", right.shift, *a);
                    return Some(Affine { tile, shift: self.body.map("negate", vec![shift]) });
                }
                let (left, right) = (self.affine(*a)?, self.affine(*b)?);
                let tile = self.map2(name, left.tile, right.tile);
                Some(Affine { tile, shift: self.sum(name, left.shift, right.shift) })
            }
            (NodeOp::Map(name @ ("multiply" | "divide")), [a, b]) => {
                let (of, by) = if self.is_row(*b) { (*a, *b) } else { (*b, *a) };
                if *name == "divide" && of == *b || !self.is_row(by) || !self.is_early(by) {
                    return None;
                }
                let inner = self.affine(of)?;
                let tile = self.map2(name, inner.tile, by);
                Some(Affine { tile, shift: self.map2(name, inner.shift, by) })
            }
            _ => None,
        }
    }

    /// Writes a node as a sum of terms.
    pub fn terms(&mut self, id: NodeId) -> Option<Vec<Term>> {
        let elem = self.body.elem(id);
        if !elem.is_float() || elem == Elem::F64 {
            return None;
        }
        if self.is_zero(id) {
            return Some(vec![]);
        }
        if self.number(id) == Some(1.0) {
            return Some(vec![Term::default()]);
        }
        if self.is_row(id) {
            return Some(vec![Term { coefficient: Some(self.wide(id)), ..Term::default() }]);
        }
        let node = self.body.node(id).clone();
        if let (NodeOp::Convert, [a]) = (&node.op, &node.args[..]) {
            if self.hit(*a).is_some() {
                let mask = (self.condition(*a), true);
                return Some(vec![Term { masks: vec![mask], ..Term::default() }]);
            }
            if self.body.elem(*a).is_float() {
                return self.terms(*a);
            }
        }
        let has_source = !self.every(id, |op| !matches!(op, NodeOp::Source(_) | NodeOp::Col(_)));
        if self.is_early(id) && has_source {
            return Some(vec![Term { factors: vec![self.wide(id)], ..Term::default() }]);
        }
        if has_source && let Some(affine) = self.affine(id) {
            return Some(vec![Term { affine: Some(affine), ..Term::default() }]);
        }
        match (&node.op, &node.args[..]) {
            (NodeOp::Map("exponential"), [a]) => {
                let weight = self.affine(*a)?;
                Some(vec![Term { weight: Some(weight), ..Term::default() }])
            }
            (NodeOp::Map("negate"), [a]) => {
                let list = self.terms(*a)?;
                Some(list.into_iter().map(|t| self.negated(t)).collect())
            }
            (NodeOp::Map("add"), [a, b]) => self.joined(*a, *b, false),
            (NodeOp::Map("subtract"), [a, b]) => self.joined(*a, *b, true),
            (NodeOp::Map("multiply"), [a, b]) => {
                let (left, right) = (self.terms(*a)?, self.terms(*b)?);
                if left.len() * right.len() > MAX_TERMS {
                    return None;
                }
                let mut out = Vec::new();
                for l in &left {
                    for r in &right {
                        out.push(self.product(l, r)?);
                    }
                }
                Some(out)
            }
            (NodeOp::Map("divide"), [a, b]) if self.is_row(*b) => {
                let list = self.terms(*a)?;
                let by = self.wide(*b);
                let one = self.body.constant("1.000000e+00", Elem::F32);
                Some(
                    list.into_iter()
                        .map(|t| {
                            let c = t.coefficient.unwrap_or(one);
                            let coefficient = Some(self.body.map("divide", vec![c, by]));
                            Term { coefficient, ..t }
                        })
                        .collect(),
                )
            }
            (NodeOp::Map("select"), [c, a, b]) if self.is_early(*c) || self.hit(*c).is_some() => {
                let c = self.condition(*c);
                let mut out = self.terms(*a)?;
                out.iter_mut().for_each(|t| t.mask(c, true));
                let mut rest = self.terms(*b)?;
                rest.iter_mut().for_each(|t| t.mask(c, false));
                out.extend(rest);
                Some(out)
            }
            _ => None,
        }
    }

    fn joined(&mut self, a: NodeId, b: NodeId, minus: bool) -> Option<Vec<Term>> {
        let mut left = self.terms(a)?;
        let right = self.terms(b)?;
        if left.len() + right.len() > MAX_TERMS {
            return None;
        }
        left.extend(right.into_iter().map(|t| if minus { self.negated(t) } else { t }));
        Some(left)
    }

    fn negated(&mut self, t: Term) -> Term {
        let coefficient = match t.coefficient {
            Some(c) => self.body.map("negate", vec![c]),
            None => self.body.constant("-1.000000e+00", Elem::F32),
        };
        Term { coefficient: Some(coefficient), ..t }
    }

    fn product(&mut self, a: &Term, b: &Term) -> Option<Term> {
        if a.weight.is_some() && b.weight.is_some() || a.affine.is_some() && b.affine.is_some() {
            return None;
        }
        let coefficient = match (a.coefficient, b.coefficient) {
            (Some(x), Some(y)) => Some(self.map2("multiply", x, y)),
            (x, y) => x.or(y),
        };
        let mut product = Term {
            coefficient,
            weight: a.weight.or(b.weight),
            affine: a.affine.or(b.affine),
            factors: a.factors.iter().chain(&b.factors).copied().collect(),
            masks: a.masks.clone(),
        };
        b.masks.iter().for_each(|(mask, want)| product.mask(*mask, *want));
        Some(product)
    }

    /// The product of a term's factors (and `extra`), zero where a mask does not hold; none for 1.
    pub fn factor(&mut self, t: &Term, extra: Option<NodeId>) -> Option<NodeId> {
        let mut value: Option<NodeId> = None;
        for f in t.factors.iter().copied().chain(extra) {
            value = Some(match value {
                Some(v) => self.map2("multiply", v, f),
                None => f,
            });
        }
        for (mask, want) in &t.masks {
            let v = value.unwrap_or_else(|| self.body.constant("1.000000e+00", Elem::F32));
            let zero = self.zero();
            let args = if *want { vec![*mask, v, zero] } else { vec![*mask, zero, v] };
            value = Some(self.body.map("select", args));
        }
        value
    }

    /// `value` where the masks hold, −inf elsewhere.
    pub fn masked(&mut self, value: NodeId, masks: &[(NodeId, bool)]) -> NodeId {
        let nothing = self.body.constant("0xFF800000", Elem::F32);
        masks.iter().fold(value, |v, (mask, want)| {
            let args = if *want { vec![*mask, v, nothing] } else { vec![*mask, nothing, v] };
            self.body.map("select", args)
        })
    }

    /// Whether all tile parts of a term need nothing from other sweeps.
    pub fn is_ready(&self, t: &Term) -> bool {
        t.factors.iter().all(|f| self.is_early(*f)) && t.masks.iter().all(|(m, _)| self.is_early(*m))
    }
}
