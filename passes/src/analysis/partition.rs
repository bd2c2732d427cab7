//! Which code of a module runs on one device, so that a kernel may stand there.

use super::mesh::{Axes, Mesh, parse_axes};
use crate::ir::{Block, Op, attr_ints};
use crate::options::Propagation;

/// The operation that says how its operand, which it gives, is to be sharded. A chain that is fused needs no
/// logits anywhere, so it is seen through.
pub const CONSTRAINT: &str = "sdy.sharding_constraint";

/// The operation whose body runs on each device by itself along its axes: a `shard_map`.
pub const MANUAL: &str = "sdy.manual_computation";

/// The pass that splits sweeps over the devices of a program that is partitioned automatically.
pub const PASS: &str = "partition";

/// How a module is spread over devices.
#[derive(Clone, Debug)]
pub struct Partitioning {
    partitions: i64,
    /// Names of all mesh axes.
    axes: Vec<String>,
    /// The one mesh that it is spread over, or why there is none.
    mesh: Result<Mesh, String>,
}

/// Reads `mhlo.num_partitions` and the meshes.
pub fn of_module(module: Op) -> Partitioning {
    let declared =
        module.attr("mhlo.num_partitions").and_then(attr_ints).and_then(|v| v.first().copied());
    let (mut axes, mut devices) = (Vec::new(), 1);
    for op in module.regions().into_iter().flat_map(|r| r.blocks()).flat_map(|b| b.ops()) {
        if op.is("sdy.mesh") {
            let mesh = op.attr_text("mesh").unwrap_or_default();
            devices = devices.max(devices_of(&mesh));
            axes.extend(quoted(&mesh));
        }
    }
    // A module without the attribute may be written by hand: the meshes then tell.
    let partitions = declared.unwrap_or(devices);
    axes.sort();
    axes.dedup();
    let mesh = Mesh::of_module(module).and_then(|mesh| match mesh.devices() {
        devices if devices == partitions => Ok(mesh),
        devices => Err(format!("its mesh has {devices} devices")),
    });
    Partitioning { partitions, axes, mesh }
}

impl Partitioning {
    /// The one mesh that the program is spread over.
    ///
    /// # Errors
    /// Why there is none; it reads as a sentence.
    pub fn mesh(&self) -> Result<&Mesh, String> {
        self.mesh.as_ref().map_err(String::clone)
    }

    /// Whether any code may be XLA's to partition.
    pub fn is_split(&self) -> bool {
        self.partitions > 1
    }

    /// Whether XLA's partitioner splits what `block` computes, be it over some axes only.
    pub fn is_automatic(&self, block: Block) -> bool {
        let manual = manual_axes(block);
        self.partitions > 1 && (manual.is_empty() || manual != self.axes)
    }

    /// The axes of `mesh` over which XLA's partitioner splits what `block` computes: those over which no
    /// `shard_map` around it is manual.
    pub fn automatic_axes(mesh: &Mesh, block: Block) -> Axes {
        let manual = manual_axes(block);
        (0..mesh.axes.len()).filter(|axis| !manual.contains(&mesh.axes[*axis].0)).collect()
    }

    /// Why nothing can be fused in `block`; none if it runs on one device, or is to be split by the pass
    /// `partition`.
    pub fn refuses(&self, block: Block, propagation: &Propagation) -> Option<String> {
        if self.partitions <= 1 {
            return None;
        }
        if !self.is_automatic(block) {
            return None;
        }
        let why = self.mesh.as_ref().err().or(match propagation {
            Propagation::None(why) => Some(why),
            Propagation::By(_) => None,
        })?;
        let manual = manual_axes(block);
        if !manual.is_empty() {
            return Some(format!(
                "the shard_map is manual over {manual:?} but the mesh has {:?}: what is left to the \
                 partitioner cannot hold a kernel, and {why}",
                self.axes
            ));
        }
        Some(format!(
            "the program is partitioned automatically over {} devices, and {why}: put the loss into a \
             shard_map over all mesh axes",
            self.partitions
        ))
    }
}

/// Whether a block is run by each device by itself along some axes.
pub fn is_manual(block: Block) -> bool {
    !manual_axes(block).is_empty()
}

/// The axes over which a block is manual; nested manual computations add up.
fn manual_axes(block: Block) -> Vec<String> {
    let mut manual = Vec::new();
    let mut at = block.parent();
    while let Some(op) = at {
        if op.is(MANUAL) {
            manual.extend(quoted(&op.attr_text("manual_axes").unwrap_or_default()));
        }
        at = op.parent();
    }
    manual.sort();
    manual.dedup();
    manual
}

/// The number of devices of a mesh such as `#sdy.mesh<["data"=4, "model"=2]>`.
fn devices_of(mesh: &str) -> i64 {
    parse_axes(mesh).into_iter().fold(1, |product, (_, size)| product.saturating_mul(size))
}

/// The quoted strings in an attribute's text.
fn quoted(text: &str) -> Vec<String> {
    text.split('"').skip(1).step_by(2).map(str::to_string).collect()
}
