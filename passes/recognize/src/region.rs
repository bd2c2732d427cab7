//! Grows the region of `[rows…, V]` values around an anchor.

use crate::consumer::{self, Consumer, ConsumerKind};
use crate::order::RowOrder;
use crate::tile::{self, Def, Factor, HeadDot, Leaf, Tile};
use grpo_dataflow::index_map;
use grpo_io::remarks::Significance;
use grpo_ir::{Block, Kind, Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// A set of values over the same rows and vocabulary, closed under elementwise operations, and their consumers.
#[derive(Debug)]
pub struct Region<'c> {
    /// N, the product of the row dimensions.
    pub rows: i64,
    /// V, the extent of the vocabulary.
    pub cols: i64,
    /// The vocabulary axis and the definition of each value.
    pub defs: HashMap<Val<'c>, (usize, Def<'c>)>,
    /// The values in the order of discovery.
    pub order: Vec<Tile<'c>>,
    /// The row order of each value, where it is not the region's.
    row_orders: HashMap<Val<'c>, RowOrder>,
    /// The uses of the values outside the region.
    pub consumers: Vec<Consumer<'c>>,
    /// The values that other users read from memory.
    pub stores: Vec<Tile<'c>>,
}

/// The reason why a region cannot be fused.
#[derive(Clone, Debug)]
pub struct Blocked<'c> {
    /// The blocking operation.
    pub op: Op<'c>,
    /// The cause, as in the remark.
    pub reason: String,
    /// The remark's severity.
    pub significance: Significance,
}

impl<'c> Blocked<'c> {
    /// A loss that `op` blocks.
    pub(crate) fn loss(op: Op<'c>, reason: impl Into<String>) -> Blocked<'c> {
        Blocked { op, reason: reason.into(), significance: Significance::Loss }
    }
}

impl<'c> Region<'c> {
    /// Grows the region around `anchor`.
    ///
    /// # Errors
    /// The operation that blocks the region.
    pub fn grow(anchor: Op<'c>, start: Tile<'c>) -> Result<Region<'c>, Blocked<'c>> {
        let other = |reason: &str| {
            let significance = Significance::Other;
            Err(Blocked { op: anchor, reason: reason.into(), significance })
        };
        if TensorType::of(start.val).is_none() {
            let ty = start.val.type_text();
            let reason = match ty.contains('?') {
                true => "the shape is dynamic: grpo-opt needs static shapes".into(),
                false => format!("sweeps do not handle {ty}"),
            };
            return Err(Blocked::loss(anchor, reason));
        };
        let Some((rows, cols)) = start.extent().filter(|e| e.1 > 1) else {
            return other("the softmax runs over an empty or unit dimension");
        };
        if rows == 0 {
            return other("there are no rows");
        }
        grpo_sweep::check_extent(rows, cols).map_err(|why| Blocked::loss(anchor, why))?;
        let region = Region::grow_in(anchor, start, [rows, cols], RowOrder::identity(rows))?;
        // The region takes the order of its logits, which are large.
        let is_source = |t: &&Tile| matches!(region.defs[&t.val].1, Def::Head(_) | Def::Opaque(_));
        match region.order.iter().find(is_source).map(|t| region.row_order(t.val)) {
            Some(order) if !order.is_identity() => {
                Region::grow_in(anchor, start, [rows, cols], order.inverse())
            }
            _ => Ok(region),
        }
    }

    /// Grows the region, where the rows of `start` are in this order.
    fn grow_in(
        anchor: Op<'c>,
        start: Tile<'c>,
        [rows, cols]: [i64; 2],
        order: RowOrder,
    ) -> Result<Region<'c>, Blocked<'c>> {
        let mut g = Growth {
            region: Region {
                rows,
                cols,
                defs: HashMap::default(),
                order: Vec::new(),
                row_orders: HashMap::default(),
                consumers: Vec::new(),
                stores: Vec::new(),
            },
            block: anchor.block().expect("an anchor is in a block"),
            depends: HashMap::default(),
        };
        g.add(start, order)?;
        g.check_sources()?;
        g.close()?;
        Ok(g.region)
    }

    /// The row order of a value.
    pub(crate) fn row_order(&self, v: Val) -> RowOrder {
        self.row_orders.get(&v).cloned().unwrap_or_else(|| RowOrder::identity(self.rows))
    }

    /// True if the value is computed in the region, not an input.
    pub fn is_computed(&self, v: Val) -> bool {
        !matches!(self.defs.get(&v), None | Some((_, Def::Opaque(_))))
    }

    /// True if row values are computed from tiles or used in them, as in a softmax and its gradient. An activation, as in a gated layer,
    /// has none.
    pub fn has_row_values(&self) -> bool {
        let of_rows = |consumer: &Consumer| {
            !matches!(consumer.kind, ConsumerKind::ColumnSum | ConsumerKind::Contract { .. })
        };
        let is_row = |leaf: &Leaf| TensorType::of(leaf.val()).is_none_or(|ty| ty.elements() > 1);
        self.consumers.iter().any(of_rows)
            || self.order.iter().any(|tile| match &self.defs[&tile.val].1 {
                Def::Row(leaf) => is_row(leaf),
                Def::OneHot { .. } => true,
                Def::Elementwise { op, .. } => tile::is_dot(*op),
                _ => false,
            })
    }

    /// A gather or scatter of more than `most` columns per row, their number, and `most`.
    pub fn wide_pick(&self, most: i64) -> Option<(Op<'c>, i64, i64)> {
        let picks = self.consumers.iter().filter_map(|consumer| match consumer.kind {
            ConsumerKind::Pick(ids) => Some((consumer.op, ids.count())),
            _ => None,
        });
        let puts = self.order.iter().filter_map(|tile| match &self.defs[&tile.val].1 {
            Def::OneHot { op, ids, .. } => Some((*op, ids.count())),
            _ => None,
        });
        picks.chain(puts).find(|(_, count)| *count > most).map(|(op, count)| (op, count, most))
    }

    /// The heads' matmuls.
    pub fn heads(&self) -> impl Iterator<Item = &HeadDot<'c>> {
        self.order.iter().filter_map(|tile| match &self.defs[&tile.val].1 {
            Def::Head(h) => Some(h),
            _ => None,
        })
    }
}

const TWO_VALUES: &str = "stablehlo.dot_general multiplies two values of logits' size";

struct Growth<'c> {
    region: Region<'c>,
    block: Block<'c>,
    /// Whether a value depends on a source.
    depends: HashMap<Val<'c>, bool>,
}

/// The tiles that a definition reads.
fn operands<'c>(def: &Def<'c>) -> Vec<Tile<'c>> {
    let factors = match def {
        Def::Alias(tile) => return vec![*tile],
        Def::Elementwise { operands, .. } => operands,
        Def::OneHot { input, .. } => std::slice::from_ref(input),
        _ => return Vec::new(),
    };
    let tiles =
        factors.iter().filter_map(|f| if let Factor::Tile(tile) = f { Some(*tile) } else { None });
    tiles.collect()
}

impl<'c> Growth<'c> {
    /// Adds a tile with this row order, and everything that it is computed from.
    fn add(&mut self, tile: Tile<'c>, order: RowOrder) -> Result<(), Blocked<'c>> {
        let mut stack = vec![(tile, order)];
        while let Some((tile, order)) = stack.pop() {
            if let Some((axis, def)) = self.region.defs.get(&tile.val) {
                if *axis != tile.axis {
                    return Err(self.blocked(tile.val, "the same value is used along two dimensions"));
                }
                // Values that are the same for all rows have any order.
                let any = match def {
                    Def::Const(_) | Def::Col(_) | Def::Column => true,
                    Def::Row(leaf) => leaf.dims.is_empty(),
                    _ => false,
                };
                if !any && self.region.row_order(tile.val) != order {
                    return Err(self.blocked(tile.val, "the same value is used in two orders of rows"));
                }
                continue;
            }
            if tile.extent() != Some((self.region.rows, self.region.cols)) {
                return Err(self.blocked(tile.val, "a value of another shape meets the logits"));
            }
            let mut def = tile::define(tile);
            if tile.val.block() != self.block && !matches!(def, Def::Const(_)) {
                def = Def::Opaque("a value from outside the block".into());
            }
            let mut below = order.clone();
            if let Some(op) = tile.val.def().filter(|op| op.is(Kind::Transpose)) {
                match order.before(op, tile.axis) {
                    Some(before) => below = before,
                    None if matches!(def, Def::Alias(_)) => {
                        def = Def::Opaque("stablehlo.transpose reorders row dimensions".into());
                    }
                    None => {}
                }
            }
            stack.extend(operands(&def).into_iter().map(|t| (t, below.clone())));
            if !order.is_identity() {
                self.region.row_orders.insert(tile.val, order);
            }
            self.region.defs.insert(tile.val, (tile.axis, def));
            self.region.order.push(tile);
        }
        Ok(())
    }

    fn blocked(&self, v: Val<'c>, reason: &str) -> Blocked<'c> {
        let op = v.def().or_else(|| v.block().parent()).expect("a value belongs to an operation");
        Blocked::loss(op, reason)
    }

    /// Refuses a matmul that is no head as a source, and other sources in a region with a head.
    fn check_sources(&self) -> Result<(), Blocked<'c>> {
        for tile in &self.region.order {
            let (Def::Opaque(why), Some(op)) = (&self.region.defs[&tile.val].1, tile.val.def()) else {
                continue;
            };
            if matches!(op.kind(), Kind::Dot | Kind::DotGeneral) {
                return Err(Blocked::loss(op, why));
            }
            if self.has_heads() {
                // For a scatter or reshape, the specific reason says more.
                let reason = match op.kind() {
                    Kind::Scatter | Kind::Reshape => why.clone(),
                    _ => {
                        format!("{} makes a value as large as the logits that the loss reads", op.name())
                    }
                };
                return Err(Blocked::loss(op, reason));
            }
        }
        Ok(())
    }

    /// True if a value depends on a source: in a region with a head, on a head.
    fn depends(&mut self, v: Val<'c>) -> bool {
        if let Some(known) = self.depends.get(&v) {
            return *known;
        }
        let Some((_, def)) = self.region.defs.get(&v) else { return false };
        let is_source = matches!(def, Def::Head(_) | Def::Opaque(_));
        let result = is_source || operands(def).into_iter().any(|tile| self.depends(tile.val));
        self.depends.insert(v, result);
        result
    }

    /// Follows all uses to a fixed point.
    fn close(&mut self) -> Result<(), Blocked<'c>> {
        let mut at = 0;
        while at < self.region.order.len() {
            let tile = self.region.order[at];
            at += 1;
            let def = &self.region.defs[&tile.val].1;
            let leaf = matches!(def, Def::Const(_) | Def::Row(_) | Def::Col(_) | Def::Column);
            let opaque = matches!(def, Def::Opaque(_));
            if leaf {
                continue;
            }
            let depends = self.depends(tile.val);
            let mut stored = false;
            for u in tile.val.uses() {
                match self.follow(tile, u.owner, u.index)? {
                    Ok(()) => {}
                    Err(reason) if depends && self.has_heads() => {
                        // The location of a return is not in the user's program; that of the returned value is.
                        let returned = tile.val.def().filter(|_| u.owner.is_return());
                        let op = returned.unwrap_or(u.owner);
                        return Err(Blocked::loss(op, reason));
                    }
                    Err(_) => stored |= depends && !opaque,
                }
            }
            if stored {
                self.region.stores.push(tile);
            }
        }
        self.check_contractions()
    }

    /// Refuses a contraction with a value that was added to the region later.
    fn check_contractions(&self) -> Result<(), Blocked<'c>> {
        for consumer in &self.region.consumers {
            let ConsumerKind::Contract { side, .. } = consumer.kind else { continue };
            if self.has_heads() && self.region.is_computed(consumer.op.operand(1 - side)) {
                return Err(Blocked::loss(consumer.op, TWO_VALUES));
            }
        }
        Ok(())
    }

    fn has_heads(&self) -> bool {
        self.region.heads().next().is_some()
    }

    /// [`forward`], with the result's row order.
    fn forward(&self, tile: Tile<'c>, op: Op<'c>, index: usize) -> Option<(Tile<'c>, RowOrder)> {
        let next = forward(tile, op, index)?;
        let order = self.region.row_order(tile.val);
        let order = match op.kind() {
            Kind::Transpose => order.after(op, tile.axis)?,
            _ => order,
        };
        Some((next, order))
    }

    /// Follows one use. The inner error is the reason why it is not supported.
    fn follow(
        &mut self,
        tile: Tile<'c>,
        op: Op<'c>,
        index: usize,
    ) -> Result<Result<(), String>, Blocked<'c>> {
        if op.block() != Some(self.block) {
            return Ok(Err(format!("{} inside a nested region uses the logits", op.name())));
        }
        if let Some((next, order)) = self.forward(tile, op, index) {
            if self.region.defs.contains_key(&next.val) {
                return Ok(Ok(()));
            }
            let before = self.region.order.len();
            let grown = self.add(next, order);
            let depends = self.depends(tile.val);
            // The operation must compute on this tile.
            if let Some((_, Def::Opaque(why))) = self.region.defs.get(&next.val)
                && depends
                && self.has_heads()
            {
                return Ok(Err(why.clone()));
            }
            let is_computed = grown.is_ok() && self.region.is_computed(next.val);
            let grown = grown.and_then(|()| self.check_sources());
            if depends && (is_computed || self.has_heads()) {
                return grown.map(Ok);
            }
            // An unsupported user stays outside of the region.
            if grown.is_err() || !is_computed {
                for tile in self.region.order.split_off(before) {
                    self.region.defs.remove(&tile.val);
                    self.region.row_orders.remove(&tile.val);
                }
                return Ok(Err(format!("{} is not followed", op.name())));
            }
            return Ok(Ok(()));
        }
        match consumer::consumer(op, index, tile) {
            Ok(consumer) => self.consumer(consumer),
            Err(reason) => Ok(Err(reason)),
        }
    }

    fn consumer(&mut self, consumer: Consumer<'c>) -> Result<Result<(), String>, Blocked<'c>> {
        let Consumer { op, tile, .. } = consumer;
        if self.region.consumers.iter().any(|e| e.op == op) {
            return Ok(Ok(()));
        }
        match &consumer.kind {
            ConsumerKind::RowDot(tiles) => {
                for other in *tiles {
                    self.add(other, self.region.row_order(tile.val))?;
                }
                self.check_sources()?;
            }
            ConsumerKind::Contract { side, .. } => {
                let other = op.operand(1 - side);
                if other == tile.val || self.region.is_computed(other) {
                    return Ok(Err(TWO_VALUES.into()));
                }
            }
            _ => {}
        }
        self.region.consumers.push(consumer);
        Ok(Ok(()))
    }
}

/// The result of `op` whose elements correspond to those of operand `index`, `tile`, if `op` computes element by element.
pub fn forward<'c>(tile: Tile<'c>, op: Op<'c>, index: usize) -> Option<Tile<'c>> {
    let ty = TensorType::of(tile.val)?;
    let val = index_map::result_of(op, index)?;
    let to = TensorType::of(val)?;
    let is_elementwise = match op.kind() {
        Kind::Reshape | Kind::Transpose | Kind::OptimizationBarrier | Kind::ShardingConstraint => true,
        Kind::BroadcastInDim => to.elements() == ty.elements(),
        Kind::Reduce => {
            index == 0 && ty.elements() > ty.shape[tile.axis] && tile::is_reduce_of_units(op)
        }
        Kind::Scatter => index == 0,
        Kind::DotGeneral => tile::contracts_nothing(op) && to.elements() == ty.elements(),
        _ => tile::is_elementwise(op),
    };
    let axis = index_map::to_result(op, index, tile.axis).filter(|_| is_elementwise)?;
    Some(Tile { val, axis })
}
