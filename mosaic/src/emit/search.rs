//! The search of the lanes of a block of chunks in the tables of scattered numbers: see [`super::tables`].

use super::tables::{self, Found};
use super::text::{Text, Value};
use super::tile::Group;
use crate::spec::LANES;
use crate::spec::tables::in_part;
use grpo_ir::Elem;

impl Group<'_> {
    /// Finds the columns of chunk `j`, the group's first or the first of a block of chunks, and of the chunks up to the
    /// end of the block in the tables of scattered numbers, for [`Self::values`]. Returns the next chunk.
    pub fn find(&mut self, text: &mut Text, j: i64, end: i64) -> i64 {
        let spec = self.context.spec;
        let blocks = spec.blocks_of_chunks();
        // Strips whose first column is unknown begin a block.
        let first = self.first.and_then(|first| text.known(first)).unwrap_or(0);
        // Columns of a strip of the previous tile are negative.
        let within = |j: i64| ((first + blocks.shift) / LANES + j).rem_euclid(blocks.chunks);
        let end = end.min(j + blocks.chunks - within(j));
        let ty = self.ty(Elem::I32);
        let key = |text: &mut Text, j: i64| {
            // Keys of a lane are consecutive for the chunks of a block, and precede those of the next lane.
            let (start, offset) =
                (self.start(text, j), text.int(blocks.shift - (LANES - 1) * within(j)));
            let start = text.integer("addi", start, offset);
            let (lane, chunks) = (text.iota(1, ty), text.ints(blocks.chunks, ty));
            let (lane, start) = (text.integer("muli", lane, chunks), text.broadcast(start, ty));
            text.integer("addi", lane, start)
        };
        let keys: Vec<Value> = (j..end).map(|j| key(text, j)).collect();
        let mut all: Vec<Vec<Vec<Found>>> = vec![Vec::new(); keys.len()];
        for (puts, table) in spec.tables.puts.iter().zip(&self.puts) {
            all.iter_mut().for_each(|chunk| chunk.push(Vec::new()));
            for (part, of) in (0..).zip(table) {
                let count = in_part(puts.count, part);
                let found = tables::find(text, *of, count, &keys);
                for (chunk, found) in all.iter_mut().zip(found) {
                    chunk.last_mut().expect("a table").push(found);
                }
            }
        }
        self.found.extend((j..end).zip(all));
        end
    }
}
