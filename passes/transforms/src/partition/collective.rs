//! Collective operations inside a region that is manual over all mesh axes.

use grpo_dataflow::mesh::Mesh;

use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Elem, Elementwise, Kind, NamedAttr, Start, TensorType, Val};

/// Emits collectives over axes of a mesh; none over no axes, or over axes of size 1.
#[derive(Clone, Copy)]
pub(crate) struct Collectives<'a, 'c> {
    pub mesh: &'a Mesh,
    pub b: Builder<'c>,
}

impl<'c> Collectives<'_, 'c> {
    fn attributes(&self, axes: &[usize]) -> Vec<NamedAttr<'static>> {
        attributes(&self.mesh.groups(axes))
    }

    /// An operation whose reducer is the elementwise operation `reducer`.
    fn reducing(
        &self,
        kind: Kind,
        reducer: Elementwise,
        v: Val<'c>,
        attrs: &[NamedAttr<'_>],
        ty: &TensorType,
    ) -> Val<'c> {
        let scalar = TensorType::new([], ty.elem);
        let raw = scalar.mlir(self.b.context);
        let (region, block) = self.b.region(&[raw, raw]);
        let inner = Builder::at_end(block, self.b);
        let r = inner.one(reducer.kind(), &block.args(), &[], &scalar);
        inner.op(Kind::Return, &[r], &[], &[], &[]);
        self.b.op(kind, &[v], attrs, &[ty.mlir(self.b.context)], &[region]).result(0)
    }

    /// All-reduce of `v` over `axes` by `add`, `maximum` or `minimum`. Backends differ in whether a maximum keeps NaN.
    pub fn all_reduce(&self, reducer: Elementwise, v: Val<'c>, axes: &[usize]) -> Val<'c> {
        let ty = v.tensor_type();
        if self.mesh.size(axes) == 1 {
            return v;
        }
        self.reducing(Kind::AllReduce, reducer, v, &self.attributes(axes), &ty)
    }

    /// All-gather of dimension `dim` over `axes`.
    pub fn all_gather(&self, v: Val<'c>, axes: &[usize], dim: usize) -> Val<'c> {
        let mut ty = v.tensor_type();
        if self.mesh.size(axes) == 1 {
            return v;
        }
        ty.shape[dim] *= self.mesh.size(axes);
        let mut attrs = self.attributes(axes);
        attrs.push(("all_gather_dim", format!("{dim} : i64")));
        self.b.one(Kind::AllGather, &[v], &attrs, &ty)
    }

    /// Reduce-scatter over `axes` along dimension `dim`, in one or two [phases](scatter_phases).
    pub fn reduce_scatter(&self, v: Val<'c>, axes: &[usize], dim: usize) -> Val<'c> {
        scatter_phases(&self.mesh.groups(axes)).iter().fold(v, |v, groups| {
            let mut ty = v.tensor_type();
            ty.shape[dim] /= extent(groups[0].len());
            let mut attrs = attributes(groups);
            attrs.push(("scatter_dimension", format!("{dim} : i64")));
            self.reducing(Kind::ReduceScatter, Elementwise::Add, v, &attrs, &ty)
        })
    }

    /// This device's shard of `v`, split along the given dimensions over the given axes.
    pub fn part(&self, v: Val<'c>, parts: &[(usize, Vec<usize>)]) -> Val<'c> {
        let b = &self.b;
        parts.iter().fold(v, |v, (dim, axes)| {
            let extent = v.tensor_type().shape[*dim] / self.mesh.size(axes);
            let size = b.int(&TensorType::new([], Elem::I32), extent);
            let start = b.elementwise(Elementwise::Multiply, &[self.index(axes), size]);
            b.slice(v, *dim, Start::Value(start), extent)
        })
    }

    /// This device's index along `axes`, the first one major: a scalar i32.
    pub fn index(&self, axes: &[usize]) -> Val<'c> {
        let b = &self.b;
        let scalar = TensorType::new([], Elem::U32);
        let id = b.one(Kind::PartitionId, &[], &[], &scalar);
        let id = self.place(id);
        let mut place = b.int(&scalar, 0);
        for axis in axes {
            let size = b.int(&scalar, self.mesh.axes[*axis].size);
            let along =
                b.elementwise(Elementwise::Divide, &[id, b.int(&scalar, self.mesh.stride(*axis))]);
            let along = b.elementwise(Elementwise::Remainder, &[along, size]);
            place = b.elementwise(
                Elementwise::Add,
                &[b.elementwise(Elementwise::Multiply, &[place, size]), along],
            );
        }
        b.convert(place, Elem::I32)
    }

    /// The index of a device in the mesh.
    fn place(&self, device: Val<'c>) -> Val<'c> {
        let b = &self.b;
        let Some(places) = self.mesh.places() else { return device };
        let ty = TensorType::new([self.mesh.devices()], Elem::U32);
        let table = b.ints(&ty, &places);
        b.reshape(b.slice(table, 0, Start::Value(device), 1), &[])
    }
}

/// The attributes of a collective over groups of devices, all of one size.
fn attributes(groups: &[Vec<i64>]) -> Vec<NamedAttr<'static>> {
    let (count, size) = (groups.len(), groups[0].len());
    vec![
        ("replica_groups", format!("dense<{groups:?}> : tensor<{count}x{size}xi64>")),
        ("channel_handle", "#stablehlo.channel_handle<handle = 1, type = 1>".into()),
        ("use_global_device_ids", "unit".into()),
    ]
}

/// The groups of the reduce-scatters that, one after the other, are a reduce-scatter over `groups`; none over groups of one device.
/// From 16 devices on there are two: the first over every k-th device of a group and the second over k neighbours, where k is the
/// largest divisor up to the square root. The TPU compiler makes a single one an all-reduce and a slice, which moves the whole value
/// twice (libtpu 0.0.52 on a v6e:4x4 and larger); two phases move together what one reduce-scatter does.
fn scatter_phases(groups: &[Vec<i64>]) -> Vec<Vec<Vec<i64>>> {
    let size = groups[0].len();
    let minor = (1..=size.isqrt()).rev().find(|k| size.is_multiple_of(*k)).unwrap_or(1);
    if size == 1 {
        return Vec::new();
    }
    if size < 16 || minor == 1 {
        return vec![groups.to_vec()];
    }
    let strided = |group: &Vec<i64>| -> Vec<Vec<i64>> {
        (0..minor).map(|at| group[at..].iter().step_by(minor).copied().collect()).collect()
    };
    vec![
        groups.iter().flat_map(strided).collect(),
        groups.iter().flat_map(|group| group.chunks(minor).map(<[i64]>::to_vec)).collect(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The block that each device has after reduce-scatters over these groups.
    fn blocks(phases: &[Vec<Vec<i64>>], devices: usize) -> Vec<usize> {
        let mut blocks = vec![0; devices];
        for group in phases.iter().flatten() {
            for (place, device) in group.iter().enumerate() {
                let block = &mut blocks[usize::try_from(*device).unwrap()];
                *block = *block * group.len() + place;
            }
        }
        blocks
    }

    #[test]
    fn phases_scatter_as_one() {
        let devices: Vec<i64> = (0..48).rev().collect();
        for (size, phases) in [(1, 0), (2, 1), (8, 1), (12, 1), (16, 2), (17, 1), (24, 2), (48, 2)] {
            let groups: Vec<Vec<i64>> = devices.chunks_exact(size).map(<[i64]>::to_vec).collect();
            let found = scatter_phases(&groups);
            assert_eq!(found.len(), phases);
            let blocks = blocks(&found, devices.len());
            for group in &groups {
                let places: Vec<usize> =
                    group.iter().map(|device| blocks[usize::try_from(*device).unwrap()]).collect();
                assert_eq!(places, (0..size).collect::<Vec<_>>());
            }
        }
    }
}
