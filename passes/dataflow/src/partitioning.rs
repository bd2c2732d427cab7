//! Which code of a module XLA's partitioner splits, and which runs per device, where a kernel is allowed.

use crate::mesh::{Axes, Mesh, parse_axes};
use crate::propagation::Propagation;
use grpo_ir::{Block, Kind, Op, attr_ints};

/// The pass that partitions sweeps of a program that XLA partitions automatically.
pub const PASS: &str = "partition";

/// The number of partitions of a module and its meshes.
#[derive(Clone, Debug)]
pub struct Partitioning {
    partitions: i64,
    /// The meshes, or the reason why there are none.
    meshes: Result<Vec<Mesh>, String>,
}

/// Reads `mhlo.num_partitions` and the meshes.
pub fn of_module(module: Op) -> Partitioning {
    let declared =
        module.attr("mhlo.num_partitions").and_then(attr_ints).and_then(|v| v.first().copied());
    // A module without the attribute may be written by hand: the largest mesh decides.
    let partitions = declared.unwrap_or_else(|| {
        let meshes = module.children().filter(|op| op.is(Kind::Mesh));
        meshes.map(|op| devices_of(&op.attr_text("mesh").unwrap_or_default())).max().unwrap_or(1)
    });
    Partitioning { partitions, meshes: Mesh::of_module(module, partitions) }
}

impl Partitioning {
    /// The meshes; at least one.
    ///
    /// # Errors
    /// The reason why there are none, as a sentence.
    pub fn meshes(&self) -> Result<&[Mesh], String> {
        self.meshes.as_deref().map_err(String::clone)
    }

    /// The partitioning with [`Mesh::refined`] meshes.
    pub fn refined<'t, I: Iterator<Item = &'t String>>(
        &self,
        shardings: impl Fn() -> I,
    ) -> Partitioning {
        let refined = |meshes: &Vec<Mesh>| meshes.iter().map(|m| m.refined(shardings())).collect();
        let meshes = self.meshes.as_ref().map(refined).map_err(String::clone);
        Partitioning { meshes, ..*self }
    }

    /// The mesh of the manual axes of the `shard_map`s around a block; none without a `shard_map` or with an unknown mesh.
    pub fn mesh_around(&self, block: Block) -> Option<&Mesh> {
        let (manual, text) = manual_axes(block);
        let known = self.meshes.as_ref().ok()?;
        // A computation without operands and results names no mesh.
        let has = |m: &&Mesh| manual.iter().all(|axis| m.axes.iter().any(|known| known.name == *axis));
        let named = known.iter().find(|m| m.is_of(&text));
        named.or_else(|| known.iter().find(has)).filter(|_| !manual.is_empty())
    }

    /// The number of partitions; at least 1.
    pub fn partitions(&self) -> u64 {
        self.partitions.max(1).unsigned_abs()
    }

    /// True if the module has several partitions.
    pub fn is_split(&self) -> bool {
        self.partitions > 1
    }

    /// True if XLA's partitioner splits the computations of `block` over at least one axis.
    pub fn is_automatic(&self, block: Block) -> bool {
        self.partitions > 1
            && self.mesh_around(block).is_none_or(|m| !Self::automatic_axes(m, block).is_empty())
    }

    /// The axes of `mesh` over which XLA's partitioner splits the computations of `block`: those that no `shard_map` around it makes
    /// manual.
    pub fn automatic_axes(mesh: &Mesh, block: Block) -> Axes {
        let (manual, _) = manual_axes(block);
        (0..mesh.axes.len()).filter(|axis| !manual.contains(&mesh.axes[*axis].name)).collect()
    }

    /// The reason why nothing in `block` can be fused; none if it runs per device or the pass `partition` handles it.
    pub fn refuses(&self, block: Block, propagation: &Propagation) -> Option<String> {
        if !self.is_automatic(block) {
            return None;
        }
        let why = self.meshes.as_ref().err().or(match propagation {
            Propagation::None(why) => Some(why),
            Propagation::By(_) => None,
        })?;
        let (manual, _) = manual_axes(block);
        if !manual.is_empty() {
            let axes: Vec<&str> = self
                .mesh_around(block)
                .map_or_else(Vec::new, |m| m.axes.iter().map(|axis| &axis.name[..]).collect());
            return Some(format!(
                "the shard_map is manual over {manual:?} but the mesh has {axes:?}: what is left to the \
                 partitioner cannot hold a kernel, and {why}"
            ));
        }
        // Without a mesh, a shard_map would not help.
        let instead =
            if self.meshes.is_ok() { ": put the loss into a shard_map over all mesh axes" } else { "" };
        let devices = self.partitions;
        Some(format!(
            "the program is partitioned automatically over {devices} devices, and {why}{instead}"
        ))
    }
}

/// True inside of a `shard_map`.
pub fn is_manual(block: Block) -> bool {
    !manual_axes(block).0.is_empty()
}

/// The manual axes of all manual computations around a block, and the shardings of the innermost one.
fn manual_axes(block: Block) -> (Vec<String>, String) {
    let (mut manual, mut shardings) = (Vec::new(), String::new());
    let mut at = block.parent();
    while let Some(op) = at {
        if op.is(Kind::ManualComputation) {
            manual.extend(quoted(&op.attr_text("manual_axes").unwrap_or_default()));
            if shardings.is_empty() {
                let texts = ["in_shardings", "out_shardings"].map(|name| op.attr_text(name));
                shardings = texts.into_iter().flatten().collect();
            }
        }
        at = op.parent();
    }
    manual.sort();
    manual.dedup();
    (manual, shardings)
}

/// The number of devices of a mesh such as `#sdy.mesh<["data"=4, "model"=2]>`.
fn devices_of(mesh: &str) -> i64 {
    parse_axes(mesh).into_iter().fold(1, |product, (_, size)| product.saturating_mul(size))
}

/// The quoted strings in an attribute's text.
fn quoted(text: &str) -> Vec<String> {
    text.split('"').skip(1).step_by(2).map(str::to_string).collect()
}
