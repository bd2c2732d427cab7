//! Builds the body of a sweep: the slice of a region that one sink needs.

use super::region::Region;
use super::tile::{self, Def, Factor, Tile};
use crate::ir::{Builder, Elem, Op, TensorType, Val};
use crate::sweep::{NodeId, NodeOp, Source, Sweep, node_of};
use rustc_hash::FxHashMap as HashMap;

/// Builds one sweep from the tiles of a region.
pub struct SliceBuilder<'r> {
    region: &'r Region,
    /// Where row vectors, matrices and such are made: before the sweep.
    pub b: Builder,
    pub sweep: Sweep,
    memo: HashMap<Val, NodeId>,
}

impl<'r> SliceBuilder<'r> {
    pub fn new(region: &'r Region, b: Builder) -> SliceBuilder<'r> {
        let sweep = Sweep::empty(region.rows, region.cols, b.loc);
        SliceBuilder { region, b, sweep, memo: HashMap::default() }
    }

    /// The body node that computes a tile of the region.
    ///
    /// # Errors
    /// Names what could not be expressed; growing the region should have refused it before.
    pub fn tile(&mut self, t: Tile) -> Result<NodeId, String> {
        if let Some(id) = self.memo.get(&t.val) {
            return Ok(*id);
        }
        let region = self.region;
        let (_, def) = region.defs.get(&t.val).ok_or("a value is missing from its region")?;
        let elem = TensorType::of(t.val).ok_or("a value of an unknown type")?.elem;
        let id = match def {
            Def::Elementwise { op, operands } => self.elementwise(*op, operands)?,
            Def::Alias(of) => self.tile(*of)?,
            Def::Row(leaf) => {
                let v = leaf.row_vector(&self.b).ok_or("a row value of an unknown type")?;
                self.sweep.row(v)
            }
            Def::Col(leaf) => {
                let v = leaf.col_vector(&self.b).ok_or("a column value of an unknown type")?;
                self.sweep.col(v)
            }
            Def::Column => {
                let c = self.column();
                self.sweep.body.convert(c, elem)
            }
            Def::Const(text) => self.sweep.body.constant(text, elem),
            Def::OneHot { op, input, ids, set } => {
                let ids = ids.vector(&self.b, region.cols, false).ok_or("indices of an unknown type")?;
                let hit = self.hit(ids);
                let u = self.b.reshape(tile::peel(op.operand(2)), &[region.rows]);
                let update = self.sweep.row(u);
                let input = self.tile(*input)?;
                if *set {
                    self.sweep.body.map("select", vec![hit, update, input])
                } else {
                    let zero = self.sweep.body.constant(zero_text(elem), elem);
                    let one_hot = self.sweep.body.map("select", vec![hit, update, zero]);
                    self.sweep.body.map("add", vec![input, one_hot])
                }
            }
            Def::Product { factors, .. } => {
                let a = self.factor(&factors[0])?;
                let b = self.factor(&factors[1])?;
                self.sweep.body.map("multiply", vec![a, b])
            }
            Def::Head(dot) => {
                let (hidden, weights, layout) =
                    dot.operands(&self.b).ok_or("a head's operands have an unknown type")?;
                let precision = dot.precision.clone();
                self.sweep.source(Source::Head { hidden, weights, layout, precision, elem })
            }
            Def::Opaque(_) => {
                let v = tile::through_barriers(t.val);
                let ty = TensorType::of(v).ok_or("a value of an unknown type")?;
                let mut order: Vec<i64> =
                    (0..ty.rank() as i64).filter(|d| *d as usize != t.axis).collect();
                order.push(t.axis as i64);
                let v = self.b.transpose(v, &order);
                let value = self.b.reshape(v, &[region.rows, region.cols]);
                self.sweep.source(Source::Logits { value, elem })
            }
        };
        self.memo.insert(t.val, id);
        Ok(id)
    }

    fn elementwise(&mut self, op: Op, operands: &[Factor]) -> Result<NodeId, String> {
        let mut args = Vec::new();
        for f in operands {
            args.push(self.factor(f)?);
        }
        if op.is("chlo.square") {
            return Ok(self.sweep.body.map("multiply", vec![args[0], args[0]]));
        }
        let (node, elem) = node_of(op)?;
        Ok(self.sweep.body.add(node, args, elem))
    }

    fn factor(&mut self, f: &Factor) -> Result<NodeId, String> {
        match f {
            Factor::Tile(t) => self.tile(*t),
            Factor::Row(leaf) => {
                let elem = TensorType::of(leaf.val()).ok_or("a value of an unknown type")?.elem;
                if let Some(text) = super::splat(leaf.val()) {
                    return Ok(self.sweep.body.constant(&text, elem));
                }
                let v = leaf.row_vector(&self.b).ok_or("a row value of an unknown type")?;
                Ok(self.sweep.row(v))
            }
        }
    }

    /// The column index.
    pub fn column(&mut self) -> NodeId {
        self.sweep.body.add(NodeOp::Column, vec![], Elem::I32)
    }

    /// `column == ids[n]`, for an `[N]` i32 tensor.
    pub fn hit(&mut self, ids: Val) -> NodeId {
        let column = self.column();
        let id = self.sweep.row(ids);
        let compare = NodeOp::Compare("EQ".into(), "SIGNED".into());
        self.sweep.body.add(compare, vec![column, id], Elem::I1)
    }
}

/// Zero in MLIR's syntax.
pub fn zero_text(elem: Elem) -> &'static str {
    match elem {
        Elem::I1 => "false",
        e if e.is_float() => "0.000000e+00",
        _ => "0",
    }
}
