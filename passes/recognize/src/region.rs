//! Grows the region of `[rows…, V]` values around a softmax-like reduction.

use crate::consumer;
use crate::consumer::Consumer;
use crate::order::RowOrder;
use crate::tile;
use crate::tile::{Def, Factor, HeadDot, Leaf, Tile};
use grpo_dataflow::index_map;
use grpo_io::remarks::Standing;
use grpo_ir::{Block, Kind, Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// A set of values over the same rows and vocabulary, closed under elementwise operations, and every
/// way out of it.
#[derive(Debug)]
pub struct Region<'c> {
    pub rows: i64,
    pub cols: i64,
    /// Definition of every value of the region, with its vocabulary axis.
    pub defs: HashMap<Val<'c>, (usize, Def<'c>)>,
    /// The same values in the order in which they were found.
    pub order: Vec<Tile<'c>>,
    /// In which order the rows of each value come.
    row_orders: HashMap<Val<'c>, RowOrder>,
    pub consumers: Vec<Consumer<'c>>,
}

/// Why a region cannot be fused.
#[derive(Clone, Debug)]
pub struct Blocked<'c> {
    /// The operation that blocks.
    pub op: Op<'c>,
    pub reason: String,
    /// What it looked like.
    pub standing: Standing,
}

impl<'c> Region<'c> {
    /// Grows the region around `anchor`.
    ///
    /// # Errors
    /// Names the operation that blocks the region.
    pub fn grow(anchor: Op<'c>, start: Tile<'c>) -> Result<Region<'c>, Blocked<'c>> {
        let no =
            |reason: &str, standing| Err(Blocked { op: anchor, reason: reason.to_string(), standing });
        if TensorType::of(start.val).is_none() {
            if start.val.type_text().contains('?') {
                return no("the shape is dynamic: grpo-opt needs static shapes", Standing::Candidate);
            }
            let reason = format!("sweeps do not handle {}", start.val.type_text());
            return no(&reason, Standing::Candidate);
        };
        let Some((rows, cols)) = start.extent().filter(|e| e.1 > 1) else {
            return no("the softmax runs over an empty or unit dimension", Standing::Other);
        };
        if rows == 0 {
            return no("there are no rows", Standing::Other);
        }
        if let Err(why) = grpo_sweep::check_extent(rows, cols) {
            return no(&why, Standing::Candidate);
        }
        let region = Region::grow_in(anchor, start, [rows, cols], RowOrder::identity(rows))?;
        // The region's order is that of its logits, which are large.
        let is_source = |t: &&Tile| matches!(region.defs[&t.val].1, Def::Head(_) | Def::Opaque(_));
        match region.order.iter().find(is_source).map(|t| region.row_order(t.val)) {
            Some(order) if !order.is_identity() => {
                Region::grow_in(anchor, start, [rows, cols], order.inverse())
            }
            _ => Ok(region),
        }
    }

    /// Grows the region with the rows of its start in this order.
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
            },
            block: anchor.block().expect("an anchor is in a block"),
            head_memo: HashMap::default(),
            source_memo: HashMap::default(),
        };
        g.add(start, order)?;
        g.check_sources()?;
        g.close()?;
        Ok(g.region)
    }

    /// In which order the rows of a value of the region come.
    pub(crate) fn row_order(&self, v: Val) -> RowOrder {
        self.row_orders.get(&v).cloned().unwrap_or_else(|| RowOrder::identity(self.rows))
    }

    /// Whether the value is computed in the region rather than given to it.
    pub fn is_computed(&self, v: Val) -> bool {
        !matches!(self.defs.get(&v), None | Some((_, Def::Opaque(_))))
    }

    /// Whether a number of each row is made of its tiles, or in them, as in a softmax and in its gradient. An activation, as of a
    /// gated layer, computes column by column, and its row meets only other matrices.
    pub fn has_row_numbers(&self) -> bool {
        let of_rows = |consumer: &Consumer| match consumer {
            Consumer::Reduce { .. }
            | Consumer::Argmax { .. }
            | Consumer::Pick { .. }
            | Consumer::RowDot { .. } => true,
            Consumer::ColumnSum { .. }
            | Consumer::ContractCols { .. }
            | Consumer::ContractRows { .. }
            | Consumer::Store { .. } => false,
        };
        let is_row = |leaf: &Leaf| {
            TensorType::of(leaf.user.operand(leaf.index)).is_none_or(|ty| ty.elements() > 1)
        };
        self.consumers.iter().any(of_rows)
            || self.order.iter().any(|tile| match &self.defs[&tile.val].1 {
                Def::Row(leaf) => is_row(leaf),
                Def::OneHot { .. } | Def::Product { .. } => true,
                _ => false,
            })
    }

    /// Whether its exponentials have numbers of columns taken off, and none of rows: a softmax's gradient that is looked at from the sum over
    /// its rows, such as a bias's. Rows of that are the softmax's columns.
    pub fn is_turned(&self) -> bool {
        let def = |v: Val<'c>| self.defs.get(&self.unaliased(v)).map(|(_, def)| def);
        let operands = |v: Val<'c>, kind: Kind| match def(v)? {
            Def::Elementwise { op, operands } if op.is(kind) => Some(operands),
            _ => None,
        };
        let taken_off = |tile: &Tile<'c>| {
            let [Factor::Tile(x)] = operands(tile.val, Kind::Exponential)?[..] else {
                return None;
            };
            match operands(x.val, Kind::Subtract)?[1] {
                Factor::Tile(m) => Some(matches!(def(m.val)?, Def::Col(_))),
                Factor::Row(_) => Some(false),
            }
        };
        let mut all = self.order.iter().filter_map(taken_off).peekable();
        all.peek().is_some() && all.all(|is_of_columns| is_of_columns)
    }

    /// A gather or scatter of more than `most` columns of each row, how many, and `most`.
    pub fn compared(&self, most: i64) -> Option<(Op<'c>, i64, i64)> {
        let picks = self.consumers.iter().filter_map(|consumer| match consumer {
            Consumer::Pick { op, ids, .. } => Some((*op, ids.count())),
            _ => None,
        });
        let puts = self.order.iter().filter_map(|tile| match &self.defs[&tile.val].1 {
            Def::OneHot { op, ids, .. } => Some((*op, ids.count())),
            _ => None,
        });
        picks.chain(puts).find(|(_, count)| *count > most).map(|(op, count)| (op, count, most))
    }

    /// The matrix multiplications that make logits.
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
    head_memo: HashMap<Val<'c>, bool>,
    source_memo: HashMap<Val<'c>, bool>,
}

/// The tiles that a definition reads.
fn operands<'c>(def: &Def<'c>) -> Vec<Tile<'c>> {
    let tiles = |list: &[Factor<'c>]| -> Vec<Tile<'c>> {
        list.iter().filter_map(|f| if let Factor::Tile(tile) = f { Some(*tile) } else { None }).collect()
    };
    match def {
        Def::Elementwise { operands, .. } => tiles(operands),
        Def::Product { factors, .. } => tiles(factors),
        Def::Alias(tile) => vec![*tile],
        Def::OneHot { input, .. } => tiles(std::slice::from_ref(input)),
        _ => Vec::new(),
    }
}

impl<'c> Growth<'c> {
    /// Adds a tile with its rows in this order, and everything that it is computed from.
    fn add(&mut self, tile: Tile<'c>, order: RowOrder) -> Result<(), Blocked<'c>> {
        let mut stack = vec![(tile, order)];
        while let Some((tile, order)) = stack.pop() {
            if let Some((axis, def)) = self.region.defs.get(&tile.val) {
                if *axis != tile.axis {
                    return Err(self.blocked(tile.val, "the same value is used along two dimensions"));
                }
                // The same for all rows.
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
        Blocked { op, reason: reason.into(), standing: Standing::Candidate }
    }

    /// A matrix product that is no head's is no source of logits.
    fn check_sources(&self) -> Result<(), Blocked<'c>> {
        for tile in &self.region.order {
            let (Def::Opaque(why), Some(op)) = (&self.region.defs[&tile.val].1, tile.val.def()) else {
                continue;
            };
            if matches!(op.kind(), Kind::Dot | Kind::DotGeneral) {
                return Err(Blocked { op, reason: why.clone(), standing: Standing::Candidate });
            }
            if self.has_heads() {
                // Of what puts columns together, or apart, why it is no sweep's says more.
                let reason = match op.kind() {
                    Kind::Scatter | Kind::Reshape => why.clone(),
                    _ => {
                        format!("{} makes a value as large as the logits that the loss reads", op.name())
                    }
                };
                return Err(Blocked { op, reason, standing: Standing::Candidate });
            }
        }
        Ok(())
    }

    fn depends(&mut self, v: Val<'c>, on_head: bool) -> bool {
        let memo = if on_head { &self.head_memo } else { &self.source_memo };
        if let Some(known) = memo.get(&v) {
            return *known;
        }
        let Some((_, def)) = self.region.defs.get(&v) else { return false };
        let here = match def {
            Def::Head(_) => true,
            Def::Opaque(_) => !on_head,
            _ => false,
        };
        let below = operands(def);
        let result = here || below.into_iter().any(|tile| self.depends(tile.val, on_head));
        let memo = if on_head { &mut self.head_memo } else { &mut self.source_memo };
        memo.insert(v, result);
        result
    }

    /// Follows every use until nothing new is found.
    fn close(&mut self) -> Result<(), Blocked<'c>> {
        let mut at = 0;
        while at < self.region.order.len() {
            let tile = self.region.order[at];
            at += 1;
            let def = &self.region.defs[&tile.val].1;
            let leaf = matches!(def, Def::Const(_) | Def::Row(_) | Def::Col(_) | Def::Column);
            let opaque = matches!(def, Def::Opaque(_));
            if leaf || opaque && self.has_heads() {
                continue;
            }
            let hard = self.depends(tile.val, true);
            let derived = !opaque && self.depends(tile.val, false);
            let mut stored = false;
            for u in tile.val.uses() {
                match self.follow(tile, u.owner, u.index, hard)? {
                    Ok(()) => {}
                    Err(reason) if hard => {
                        // A return names no place in the user's program; what it returns does.
                        let returned = tile.val.def().filter(|_| u.owner.is_return());
                        let op = returned.unwrap_or(u.owner);
                        return Err(Blocked { op, reason, standing: Standing::Candidate });
                    }
                    Err(_) if derived && !self.has_heads() => stored = true,
                    Err(_) => {}
                }
            }
            if stored {
                self.region.consumers.push(Consumer::Store { tile });
            }
        }
        self.check_contractions()
    }

    /// A matrix that a sink contracts with must not have turned out to be a value of the region.
    fn check_contractions(&self) -> Result<(), Blocked<'c>> {
        for consumer in &self.region.consumers {
            let (Consumer::ContractCols { op, side, .. } | Consumer::ContractRows { op, side, .. }) =
                consumer
            else {
                continue;
            };
            if self.has_heads() && self.region.is_computed(op.operand(1 - side)) {
                return Err(Blocked {
                    op: *op,
                    reason: TWO_VALUES.into(),
                    standing: Standing::Candidate,
                });
            }
        }
        Ok(())
    }

    fn has_heads(&self) -> bool {
        self.region.heads().next().is_some()
    }

    /// [`forward`], and in which order the rows come there.
    fn forward(&self, tile: Tile<'c>, op: Op<'c>, index: usize) -> Option<(Tile<'c>, RowOrder)> {
        let next = forward(tile, op, index)?;
        let order = self.region.row_order(tile.val);
        let behind = match op.kind() {
            Kind::Transpose => order.behind(op, tile.axis)?,
            _ => order,
        };
        Some((next, behind))
    }

    /// Follows one use. The inner result is a reason why this use is no legal one.
    fn follow(
        &mut self,
        tile: Tile<'c>,
        op: Op<'c>,
        index: usize,
        hard: bool,
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
            // The operation must have been understood as a computation on this tile.
            if let (true, Some((_, Def::Opaque(why)))) = (hard, self.region.defs.get(&next.val)) {
                return Ok(Err(why.clone()));
            }
            let understood = grown.is_ok() && self.region.is_computed(next.val);
            let grown = grown.and_then(|()| self.check_sources());
            if hard || understood && self.depends(tile.val, false) {
                return grown.map(Ok);
            }
            // Nothing of the logits is in `tile`: what does not fit is left as it is.
            if grown.is_err() || !understood {
                for tile in self.region.order.split_off(before) {
                    self.region.defs.remove(&tile.val);
                    self.region.row_orders.remove(&tile.val);
                }
                return Ok(Err(format!("{} is not followed", op.name())));
            }
            return Ok(Ok(()));
        }
        match consumer::consumer(op, index, tile) {
            Ok(consumer) => self.consumer(consumer, tile, op),
            Err(reason) => Ok(Err(reason)),
        }
    }

    fn consumer(
        &mut self,
        consumer: Consumer<'c>,
        tile: Tile<'c>,
        op: Op<'c>,
    ) -> Result<Result<(), String>, Blocked<'c>> {
        if self.region.consumers.iter().any(|e| e.op() == Some(op)) {
            return Ok(Ok(()));
        }
        if let Consumer::RowDot { tiles, .. } = &consumer {
            for other in *tiles {
                self.add(other, self.region.row_order(tile.val))?;
            }
            self.check_sources()?;
        }
        if let Consumer::ContractCols { side, .. } | Consumer::ContractRows { side, .. } = &consumer {
            let other = op.operand(1 - side);
            if other == tile.val || self.region.is_computed(other) {
                return Ok(Err(TWO_VALUES.into()));
            }
        }
        self.region.consumers.push(consumer);
        Ok(Ok(()))
    }
}

/// The tile that `op` makes of operand `index`, the tile `tile`, if `op` computes element by element.
pub fn forward<'c>(tile: Tile<'c>, op: Op<'c>, index: usize) -> Option<Tile<'c>> {
    let ty = TensorType::of(tile.val)?;
    let val = index_map::result_of(op, index)?;
    let to = TensorType::of(val)?;
    let moves = match op.kind() {
        Kind::Reshape | Kind::Transpose | Kind::OptimizationBarrier | Kind::ShardingConstraint => true,
        Kind::BroadcastInDim => to.elements() == ty.elements(),
        Kind::Reduce => {
            index == 0 && ty.elements() > ty.shape[tile.axis] && tile::reduce_of_units(op).is_some()
        }
        Kind::Scatter => index == 0,
        Kind::DotGeneral => tile::contracts_nothing(op) && to.elements() == ty.elements(),
        _ => tile::is_elementwise(op),
    };
    let axis = index_map::to_result(op, index, tile.axis).filter(|_| moves)?;
    Some(Tile { val, axis })
}
