//! Which code of a module runs on one device, so that a kernel may stand there.

use crate::ir::{Block, Op, attr_ints};

/// How a module is spread over devices.
#[derive(Clone, Debug)]
pub struct Partitioning {
    partitions: i64,
    /// Names of all mesh axes.
    axes: Vec<String>,
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
    Partitioning { partitions, axes }
}

impl Partitioning {
    /// Why nothing can be fused in `block`; none if it runs on one device.
    pub fn refuses(&self, block: Block) -> Option<String> {
        if self.partitions <= 1 {
            return None;
        }
        // Nested manual computations add up.
        let mut manual = Vec::new();
        let mut at = block.parent();
        while let Some(op) = at {
            if op.is("sdy.manual_computation") {
                manual.extend(quoted(&op.attr_text("manual_axes").unwrap_or_default()));
            }
            at = op.parent();
        }
        manual.sort();
        manual.dedup();
        if !manual.is_empty() {
            if manual == self.axes {
                return None;
            }
            return Some(format!(
                "the shard_map is manual over {manual:?} but the mesh has {:?}: what is left to the \
                 partitioner cannot hold a kernel",
                self.axes
            ));
        }
        Some(format!(
            "the program is partitioned automatically over {} devices, and a kernel cannot be \
             partitioned: put the loss into a shard_map over all mesh axes",
            self.partitions
        ))
    }
}

/// The number of devices of a mesh such as `#sdy.mesh<["data"=4, "model"=2]>`.
fn devices_of(mesh: &str) -> i64 {
    let sizes = mesh.split("\"=").skip(1).filter_map(|rest| {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..digits].parse::<i64>().ok()
    });
    sizes.fold(1, |product, size| product.saturating_mul(size))
}

/// The quoted strings in an attribute's text.
fn quoted(text: &str) -> Vec<String> {
    text.split('"').skip(1).step_by(2).map(str::to_string).collect()
}
