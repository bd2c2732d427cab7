//! Builds the body of a sweep: the backward slice of a region from one sink.

use crate::bit_equality::{SelfComparison, SelfComparisons};
use crate::region::Region;
use crate::rounding::{self, LogitRounding, computed_in};
use crate::tile::{Def, Factor, Tile, is_dot};
use grpo_dataflow::column_pick::Picked;
use grpo_dataflow::reshape::{peel, through_barriers};
use grpo_ir::{Builder, CompareType, Direction, Elem, Elementwise, Kind, Op, Val};
use grpo_sweep::{NodeId, NodeOp, Source, Sweep, node_of};
use rustc_hash::FxHashMap as HashMap;

/// Builds one sweep from the tiles of a region.
#[derive(Clone)]
pub struct SliceBuilder<'r, 'c> {
    region: &'r Region<'c>,
    /// Emits the sweep's operands, before the sweep.
    pub b: Builder<'c>,
    /// The sweep built so far.
    pub sweep: Sweep<'c>,
    self_comparisons: &'r SelfComparisons<'c>,
    rounding: LogitRounding,
    /// The body nodes of tiles.
    memo: HashMap<Val<'c>, NodeId>,
}

impl<'r, 'c> SliceBuilder<'r, 'c> {
    /// A builder of a sweep of the region's rows and columns, whose operands `b` emits.
    pub fn new(
        region: &'r Region<'c>,
        rounding: LogitRounding,
        self_comparisons: &'r SelfComparisons<'c>,
        b: Builder<'c>,
    ) -> SliceBuilder<'r, 'c> {
        let sweep = Sweep::empty(region.rows, region.cols, b.loc);
        SliceBuilder { region, b, sweep, self_comparisons, rounding, memo: HashMap::default() }
    }

    /// The body node of a tile in the program's type, for users that read it from memory.
    pub fn operand(&mut self, tile: Tile<'c>) -> NodeId {
        let id = self.tile(tile);
        self.sweep.body.convert(id, tile.val.tensor_type().elem)
    }

    /// The body node of a tile of the region, in f32 if the program has bf16: see [`crate::rounding`].
    pub fn tile(&mut self, tile: Tile<'c>) -> NodeId {
        if let Some(id) = self.memo.get(&tile.val) {
            return *id;
        }
        let region = self.region;
        let elem = tile.val.tensor_type().elem;
        let id = match &region.defs[&tile.val].1 {
            Def::Elementwise { op, operands } => self.elementwise(tile, *op, operands),
            Def::Alias(of) => self.tile(*of),
            Def::Row(leaf) => {
                let v = self.to_region_order(tile, leaf.row_vector(&self.b, tile));
                self.row(v)
            }
            Def::Col(leaf) => {
                let col = self.sweep.col(self.b.reshape(peel(leaf.val()), &[region.cols]));
                self.wide(col)
            }
            Def::Column => {
                let c = self.column();
                self.sweep.body.convert(c, computed_in(elem))
            }
            Def::Const(text) => self.constant(text, elem),
            Def::OneHot { input, ids, set, .. } => self.updated(tile, input, ids, *set),
            Def::Head(dot) => {
                let (hidden, weights, layout) = dot.operands(&self.b);
                let hidden = self.to_region_order(tile, hidden);
                let precision = dot.precision.clone();
                let elem = self.rounding.head(region, dot, elem);
                let head = Source::Head { hidden, weights, layout, precision, elem };
                let logits = self.sweep.source(head);
                self.wide(logits)
            }
            Def::Opaque(_) => {
                let v = through_barriers(tile.val);
                let mut order: Vec<usize> =
                    (0..v.tensor_type().rank()).filter(|d| *d != tile.axis).collect();
                order.push(tile.axis);
                let v = self.b.transpose(v, &order);
                let value = self.b.reshape(v, &[region.rows, region.cols]);
                let value = self.to_region_order(tile, value);
                let logits = self.sweep.source(Source::Logits { value, elem });
                self.wide(logits)
            }
        };
        self.memo.insert(tile.val, id);
        id
    }

    /// A tile: `input` with the updates of a scatter or a pad, which replace elements or are added.
    fn updated(&mut self, tile: Tile<'c>, input: &Factor<'c>, ids: &Picked<'c>, sets: bool) -> NodeId {
        let columns = ids.columns(&self.b, [self.region.rows, self.region.cols], false);
        let updates = ids.updates(&self.b);
        if ids.is_one() {
            let mask = self.is_column(tile, columns);
            let update = self.to_region_order(tile, updates);
            let update = self.row(update);
            let base = self.factor(tile, input);
            let body = &mut self.sweep.body;
            if sets {
                return body.map(Elementwise::Select, vec![mask, update, base]);
            }
            let one_hot = body.pick(mask, update);
            return body.map(Elementwise::Add, vec![base, one_hot]);
        }
        let base = self.factor(tile, input);
        let elem = self.sweep.body.elem(base);
        let [columns, updates] = [columns, self.b.convert(updates, elem)].map(|v| {
            let v = self.to_region_order(tile, v);
            self.sweep.row(v)
        });
        self.sweep.body.add(NodeOp::Scatter { sets }, vec![base, columns, updates], elem)
    }

    fn elementwise(&mut self, tile: Tile<'c>, op: Op<'c>, operands: &[Factor<'c>]) -> NodeId {
        let args: Vec<NodeId> = operands.iter().map(|f| self.factor(tile, f)).collect();
        if op.is(Kind::ChloSquare) {
            return self.sweep.body.map(Elementwise::Multiply, vec![args[0], args[0]]);
        }
        if is_dot(op) {
            return self.sweep.body.product(args[0], args[1]);
        }
        let (node, elem) = node_of(op).expect("`define` takes operations with a node");
        if let Some(own) = self.self_comparisons.get(&op) {
            return self.compared(own, node, args);
        }
        let body = &mut self.sweep.body;
        match node {
            NodeOp::Convert if self.rounding.keeps_cast(self.region, op, operands) => {
                rounding::rounded(body, args[0])
            }
            NodeOp::Convert => rounding::converted(body, args[0], elem),
            NodeOp::Map(Elementwise::Multiply) if elem.is_float() => body.product(args[0], args[1]),
            node => body.add(node, args, computed_in(elem)),
        }
    }

    /// A [self-comparison](crate::bit_equality).
    fn compared(&mut self, own: &SelfComparison<'c>, compare: NodeOp, args: Vec<NodeId>) -> NodeId {
        let column = own.ids.columns(&self.b, [self.region.rows, self.region.cols], true);
        let here = self.is_column(own.tile, column);
        let picked = args[own.picked];
        let body = &mut self.sweep.body;
        let itself = body.add(compare.clone(), vec![picked, picked], Elem::I1);
        let elsewhere = body.map(Elementwise::Not, vec![here]);
        let other = body.add(compare, args, Elem::I1);
        let [itself, other] = [(here, itself), (elsewhere, other)]
            .map(|(columns, holds)| body.map(Elementwise::And, vec![columns, holds]));
        body.map(Elementwise::Or, vec![itself, other])
    }

    /// The node of an operand of `of`'s definition.
    fn factor(&mut self, of: Tile<'c>, f: &Factor<'c>) -> NodeId {
        match f {
            Factor::Tile(tile) => self.tile(*tile),
            Factor::Row(leaf) => {
                if let Some(text) = grpo_dataflow::splat(leaf.val()) {
                    return self.constant(&text, leaf.val().tensor_type().elem);
                }
                let v = self.to_region_order(of, leaf.row_vector(&self.b, of));
                self.row(v)
            }
        }
    }

    /// A node in the type in which the body computes.
    fn wide(&mut self, id: NodeId) -> NodeId {
        rounding::wide(&mut self.sweep.body, id)
    }

    /// A row operand in the type in which the body computes.
    fn row(&mut self, v: Val<'c>) -> NodeId {
        let row = self.sweep.row(v);
        self.wide(row)
    }

    /// A constant of the program.
    fn constant(&mut self, text: &str, elem: Elem) -> NodeId {
        rounding::constant(&mut self.sweep.body, text, elem)
    }

    /// The column index.
    pub fn column(&mut self) -> NodeId {
        self.sweep.body.add(NodeOp::Column, vec![], Elem::I32)
    }

    /// `column == id[n]`, for the rows of a tile.
    pub fn is_column(&mut self, tile: Tile<'c>, id: Val<'c>) -> NodeId {
        let column = self.column();
        let id = match grpo_dataflow::splat(id) {
            Some(text) => self.sweep.body.constant(&text, Elem::I32),
            None => {
                let id = self.to_region_order(tile, id);
                self.sweep.row(id)
            }
        };
        let compare = NodeOp::Compare(Direction::Eq, CompareType::Signed);
        self.sweep.body.add(compare, vec![column, id], Elem::I1)
    }

    /// Permutes a value, whose first dimension is a tile's rows, to the sweep's order.
    pub fn to_region_order(&self, tile: Tile<'c>, v: Val<'c>) -> Val<'c> {
        self.region.row_order(tile.val).to_region_order(&self.b, v)
    }

    /// Permutes a value, whose first dimension is the sweep's rows, to a tile's order.
    pub fn to_value_order(&self, tile: Tile<'c>, v: Val<'c>) -> Val<'c> {
        self.region.row_order(tile.val).to_value_order(&self.b, v)
    }
}
