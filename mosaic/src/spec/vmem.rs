//! The VMEM of a kernel, for the plan and as the compiler's limit.

use super::{
    IndexMap, KernelSpec, LANES, Order, Overlap, SourceAt, Window, bytes, count, elem, full_row,
    numerics, shape, window_bytes,
};
use crate::chip::Spills;
use grpo_ir::Elem;
use grpo_ir::numbers::floor;
use grpo_sweep::{Sink, Source, Tiles};

/// A product of a step, with what determines its VMEM.
struct Product {
    /// The two blocks that one piece multiplies.
    sides: [[i64; 2]; 2],
    /// Bytes of the tile's rows × the piece, in the matrix's type.
    piece: u64,
    /// True if it keeps all bits of f32 operands.
    exact: bool,
    /// True for a contraction that is not cut into pieces.
    whole: bool,
}

impl KernelSpec<'_, '_> {
    /// Bytes of VMEM that the kernel takes: windows, scratch, split operands and a reserve.
    pub fn vmem_bytes(&self) -> u64 {
        let near = |w: &&Window| w.along != IndexMap::Hbm;
        let windows = self.inputs.iter().map(|i| &i.1).chain(&self.outputs).filter(near);
        let [split, reserve] = self.own_bytes();
        windows.map(window_bytes).sum::<u64>()
            + self.scratch.iter().map(|b| bytes(b.shape, b.elem)).sum::<u64>()
            + split
            + reserve
    }

    /// True if all windows are double-buffered.
    pub(super) fn buffers_twice(&self) -> bool {
        self.inputs.iter().map(|i| &i.1).chain(&self.outputs).all(|w| w.buffers == 2)
    }

    /// Bytes that the compiler allocates: for split operands, and for spilled registers.
    pub fn own_bytes(&self) -> [u64; 2] {
        if self.sweep.is_two_phase() {
            return [0, full_row::RESERVE];
        }
        let products = self.products();
        [split_bytes(&products), self.reserve(&products)]
    }

    fn products(&self) -> Vec<Product> {
        let Tiles { rows, cols } = self.tiles;
        let heads = self.sweep.sources.iter().zip(&self.sources).filter_map(|(s, at)| {
            let Source::Head { hidden, weights, precision, .. } = s else { return None };
            // Tiles whose type is not f32 are computed without partial sums.
            let SourceAt::Head { tile, .. } = at else { return None };
            let whole = self.buffer_at(*tile).elem != Elem::F32 && self.partial.is_none();
            let (k, e) = (shape(*hidden)[1], elem(*hidden));
            let exact = numerics(e, elem(*weights), precision).exact;
            let piece = if whole { k } else { self.pieces(k, self.tiles, exact).size };
            let sides = [[rows, piece], [piece, cols]];
            Some(Product { sides, piece: bytes(sides[0], e), exact, whole: false })
        });
        let contractions = self.sweep.sinks.iter().filter_map(|s| {
            let (dot, k) = (s.dot()?, self.sweep.matrix_extent(s)?);
            let (value, e) =
                (self.sweep.body.elem(s.values()[0]), elem(self.sweep.matrices[dot.matrix]));
            let exact = numerics(value, e, &dot.precision).exact;
            let piece = self.pieces(k, self.tiles, exact).size;
            let other = if matches!(s, Sink::ContractCols { .. }) { cols } else { rows };
            let sides = [[rows, cols], [other, piece]];
            Some(Product { sides, piece: bytes([rows, piece], e), exact, whole: piece == k })
        });
        heads.chain(contractions).collect()
    }

    /// Bytes reserved for spilled registers with operands of products, whose number does not depend on the limit. For
    /// the tiles of plans, libtpu 0.0.51 spilled 0.2 to 2 times the bytes of a product's piece of hidden states (5.8
    /// MiB for 4 MiB). Of the value of a contraction that is not cut into pieces it also spills a part; all of it, as
    /// it is and transposed, if logits come from one of two slots or the body that computes it overlaps the
    /// contraction. On v4 it spilled less (see [`Spills`]): at most 0.6 times the reserve of the other generations,
    /// 0.86 times for contractions that are not cut, and more with many sinks.
    fn reserve(&self, products: &[Product]) -> u64 {
        let piece = products.iter().map(|p| p.piece).max().unwrap_or(0);
        let block = [self.tiles.rows, self.tiles.cols];
        let value = self.values.iter().map(|(_, e, _)| bytes(block, *e)).max().unwrap_or(0);
        let overlaps = matches!(self.overlap, Overlap::Contraction(_) | Overlap::Rows(_));
        let whole = products.iter().any(|p| p.whole);
        let values = match overlaps || whole {
            true if self.sweep.stashed.is_empty() => value / 2,
            true => 3 * value / 2,
            false => 0,
        };
        let Spills { base, pieces, whole: uncut, lanes, strips, alone, alone_base, .. } = self.spills;
        let is_alone = overlaps && alone > 0 && self.hbm_accumulators() == 0;
        let base = if is_alone { alone_base } else { base };
        let kept = self.sweep.sinks.iter().filter_map(count);
        let results = kept.sum::<usize>() as u64 + self.tables.registers();
        let per_lane = results * bytes([self.tiles.rows, LANES], Elem::F32);
        // Up to 1.7 times for taller tiles.
        let pieces = match self.overlap {
            _ if self.tiles.rows > 1024 => 2.0,
            // A strip of one matrix unit's columns reads hidden states once.
            Overlap::Product(LANES) => strips,
            _ => pieces,
        } + if whole { uncut } else { 0.0 };
        // The products of several heads are in one basic block with the body, each with its own strip.
        let heads = match self.overlap {
            Overlap::Product(_) => self.sweep.sources.iter().filter(|s| s.weights().is_some()).count(),
            _ => 1,
        } as u64;
        let spilled = floor((heads * piece) as f64 * pieces + per_lane as f64 * lanes);
        // If the body overlaps a contraction in a kernel in which a block of rows stays, up to 2.6 MiB more for 4 MiB;
        // if it overlaps strips of a product, up to 1.5 times a strip's product.
        let more = match self.overlap {
            Overlap::Contraction(_) if self.order == Order::RowMajor && self.partial.is_none() => piece,
            Overlap::Rows(_) => piece / 4,
            Overlap::Product(width) => heads * 3 * bytes([self.tiles.rows, width], Elem::F32) / 2,
            _ => 0,
        };
        base + spilled + values + more
    }
}

/// Bytes that the compiler allocates for products that keep all bits of f32, whose operands it splits into parts in
/// VMEM: in addition to the reserve, libtpu 0.0.51 allocated up to 2.1 times the bytes of both.
fn split_bytes(products: &[Product]) -> u64 {
    let exact = products.iter().filter(|p| p.exact);
    exact.map(|p| p.sides.iter().map(|s| bytes(*s, Elem::F32) * 5 / 2).sum()).max().unwrap_or(0)
}
