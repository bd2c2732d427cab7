//! The VMEM that a kernel takes: what the plan reckons with and the compiler gets.

use super::frame::{Along, Frame, LANES, elem, numerics, shape};
use super::resident;
use super::tile::chunks;
use crate::ir::Elem;
use crate::sweep::{Layout, Sink, Source, Tiles};

impl Frame<'_> {
    /// Bytes of VMEM that the kernel takes: windows, scratch, split operands and a reserve.
    pub fn vmem_bytes(&self) -> u64 {
        let windows = self.inputs.iter().map(|i| &i.1).chain(&self.outputs);
        let windows = windows.filter(|w| w.along != Along::Far);
        windows.map(|w| w.buffers * bytes(w.block, w.elem)).sum::<u64>()
            + self.scratch.iter().map(|b| bytes(b.shape, b.elem)).sum::<u64>()
            + self.split_bytes()
            + if self.sweep.is_two_phase() { resident::RESERVE } else { self.reserve() }
    }

    /// Bytes for what the compiler spills: registers with operands of products. It does so whatever it gets.
    /// Over the tiles that plans choose, libtpu 0.0.51 spilled 0.2 to 2 times the piece of hidden states that
    /// a product takes (5.8 MiB at 4 MiB). Where logits come from one of two slots, and a contraction is not
    /// cut into pieces, it spills that contraction's value as well, once as it is and once turned.
    fn reserve(&self) -> u64 {
        let Tiles { rows, cols } = self.tiles;
        let piece = |k: i64| chunks(k, rows, cols);
        let heads = self.sweep.sources.iter().filter_map(|s| match s {
            Source::Head { hidden, .. } => Some((shape(*hidden)[1], elem(*hidden))),
            Source::Logits { .. } => None,
        });
        let contractions = self.sweep.sinks.iter().filter_map(|s| {
            Some((self.sweep.matrix_extent(s)?, elem(self.sweep.matrices[s.dot()?.matrix])))
        });
        let contractions: Vec<(i64, Elem)> = contractions.collect();
        let whole = contractions.iter().any(|(k, _)| piece(*k).size == *k);
        let operands = heads.chain(contractions).map(|(k, e)| bytes([rows, piece(k).size], e)).max();
        let values = self.values.iter().map(|(_, e, _)| bytes([rows, cols], *e)).max();
        let values = values.filter(|_| whole && !self.sweep.kept.is_empty());
        (1 << 20) + (operands.unwrap_or(0) + values.unwrap_or(0)) * 3 / 2
    }

    /// Bytes that the compiler takes for products that keep all bits of f32: where a side is
    /// transposed it splits both into parts in VMEM. With tiles of 1024 × 2048 and an inner piece of
    /// 512, libtpu 0.0.51 took 17 MiB for v6e; this gives 24.
    fn split_bytes(&self) -> u64 {
        let Tiles { rows, cols } = self.tiles;
        let sides = |extent: i64, l: [i64; 2], along: fn(i64, Tiles) -> [i64; 2]| {
            let piece = chunks(extent, rows, cols).size;
            2 * (bytes(l, Elem::F32) + bytes(along(piece, self.tiles), Elem::F32))
        };
        let mut most = 0;
        for s in &self.sweep.sources {
            if let Source::Head { hidden, weights, layout: Layout::Vk, precision, .. } = s
                && numerics(elem(*hidden), elem(*weights), precision).exact
            {
                let k = shape(*hidden)[1];
                let piece = chunks(k, rows, cols).size;
                most = most.max(sides(k, [rows, piece], |p, t| [t.cols, p]));
            }
        }
        for s in &self.sweep.sinks {
            let (Some(dot), Some(k)) = (s.dot(), self.sweep.matrix_extent(s)) else { continue };
            let value = self.sweep.body.elem(s.values()[0]);
            if !numerics(value, elem(self.sweep.matrices[dot.matrix]), &dot.precision).exact {
                continue;
            }
            most = most.max(match s {
                Sink::ContractCols { .. } => sides(k, [rows, cols], |p, t| [t.cols, p]),
                _ => sides(k, [rows, cols], |p, t| [t.rows, p]),
            });
        }
        most
    }
}

/// Bytes of a buffer in VMEM, padded to whole registers.
pub fn bytes([rows, cols]: [i64; 2], e: Elem) -> u64 {
    let sublanes = 32 / e.bytes() as i64;
    let up = |x: i64, to: i64| ((x + to - 1) / to * to) as u64;
    up(rows, sublanes) * up(cols, LANES) * e.bytes()
}
