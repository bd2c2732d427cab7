//! The sweeps of a program, their shardings, and how each is split.

use crate::mesh_axis_assignment::{Constraint, Hints, Roles};
use crate::partition::NAME;
use crate::partition::dims::{self, Dim, Dims, is_weights};
use crate::partition::proxy::Probes;
use crate::pass::failure;
use crate::rewrite::sweeps;
use grpo_dataflow::mesh::{Axes, Mesh};
use grpo_dataflow::partitioning::Partitioning;
use grpo_io::error::Result;
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val};
use grpo_sweep::{Sink, Source, Sweep};
use rustc_hash::FxHashMap as HashMap;

/// A sweep to be split.
pub(crate) struct Member<'c> {
    pub op: Op<'c>,
    pub block: Block<'c>,
    pub sweep: Sweep<'c>,
    /// Extents of the token dimensions, major first.
    pub tokens: Vec<i64>,
}

impl<'c> Member<'c> {
    /// Reads a sweep.
    ///
    /// # Errors
    /// When it is not well-formed, or adds to an initial gradient.
    pub fn of(op: Op<'c>) -> Result<Member<'c>> {
        let sweep = sweeps::read(NAME, op)?;
        if sweep.sinks.iter().any(|sink| sweep.init(sink).is_some()) {
            let why = "each device would add the initial value of a gradient: `accumulate` runs after this pass";
            return Err(failure(NAME, op, why));
        }
        let block = op.block().expect("a sweep is in a block");
        Ok(Member { op, block, tokens: dims::tokens(&sweep), sweep })
    }

    /// True if two sweeps belong to one loss and are therefore split alike: sweeps of one block over the same number of rows and
    /// columns, or with such heads in another block (a loop that recomputes the logits for their gradient). With another split a
    /// product would sum in another order, and an exponential of logits in the thousands would not fit its normaliser.
    fn is_with(&self, other: &Member) -> bool {
        let heads = |member: &Member| -> Vec<Option<Vec<TensorType>>> {
            let head = |source: &Source| match source {
                Source::Head { hidden, weights, .. } => {
                    [*hidden, *weights].map(TensorType::of).into_iter().collect()
                }
                Source::Logits { .. } => None,
            };
            member.sweep.sources.iter().map(head).collect()
        };
        (self.sweep.rows, self.sweep.cols) == (other.sweep.rows, other.sweep.cols)
            && (self.block == other.block || heads(self) == heads(other))
    }

    /// True if the sweep has an operand or result as large as the logits.
    fn has_logits(&self) -> bool {
        self.sweep.sources.iter().any(|s| matches!(s, Source::Logits { .. }))
            || self.sweep.sinks.iter().any(|s| matches!(s, Sink::Store { .. }))
    }
}

/// Assigns all sweeps of a loss the token dimensions of the sweep with the most.
pub(crate) fn share_tokens(members: &mut [Member]) {
    let most = |member: &Member| {
        let alike = members.iter().filter(|other| other.is_with(member));
        alike.map(|m| &m.tokens).max_by_key(|t| t.len()).expect("itself").clone()
    };
    let all: Vec<Vec<i64>> = members.iter().map(most).collect();
    members.iter_mut().zip(all).for_each(|(member, tokens)| member.tokens = tokens);
}

/// The program's sharding of an operand or result of a sweep.
#[derive(Clone, Debug)]
pub(crate) struct Sharding {
    /// The axes of each dimension.
    pub axes: Vec<Axes>,
    /// In Shardy's syntax.
    pub text: String,
}

/// A sweep, and how it is split.
pub(crate) struct Split<'a, 'c> {
    pub member: &'a Member<'c>,
    pub mesh: &'a Mesh,
    /// The axes over which the sweep may be split: no `shard_map` around it is manual over them.
    pub free: Axes,
    pub dims: Dims,
    /// Shardings on `mesh` over free axes only; none if unknown.
    pub operands: Vec<Option<Sharding>>,
    pub results: Vec<Option<Sharding>>,
    /// Empty until the shardings of all sweeps of the loss are known.
    pub roles: Roles,
}

/// The sweeps with the shardings of their operands and results: those of `shardings` with the numbers in `probes`. The mesh is that
/// of a `shard_map` around the sweep, otherwise the one that most shardings of the loss name.
pub(crate) fn splits<'a, 'c>(
    members: &'a [Member<'c>],
    probes: &[Probes],
    shardings: &HashMap<usize, String>,
    whole: &'a Partitioning,
) -> Vec<Split<'a, 'c>> {
    let meshes = whole.meshes().expect("a program without a mesh is refused");
    let split = |(member, own): (&'a Member<'c>, &Probes)| {
        let loss = members.iter().zip(probes).filter(|(other, _)| other.is_with(member));
        let ids = loss.flat_map(|(_, p)| p.operands.iter().chain(&p.results));
        let texts: Vec<&String> = ids.filter_map(|id| shardings.get(id)).collect();
        let votes = |m: &&Mesh| texts.iter().filter(|text| m.is_of(text)).count();
        let most = || meshes.iter().rev().max_by_key(votes).expect("there is a mesh");
        let mesh = whole.mesh_around(member.block).unwrap_or_else(most);
        let mut split = Split {
            member,
            mesh,
            free: Partitioning::automatic_axes(mesh, member.block),
            dims: Dims::of(&member.sweep, &member.tokens),
            operands: vec![],
            results: vec![],
            roles: Roles::default(),
        };
        let known = |id: &usize| split.sharding(shardings.get(id)?);
        let operands = own.operands.iter().map(known).collect();
        let results = own.results.iter().map(known).collect();
        (split.operands, split.results) = (operands, results);
        split
    };
    members.iter().zip(probes).map(split).collect()
}

impl Split<'_, '_> {
    /// True if both sweeps belong to one loss and have the same axes: they have the same roles.
    pub fn is_alike(&self, other: &Split) -> bool {
        self.member.is_with(other.member)
            && (&self.mesh.name, &self.free) == (&other.mesh.name, &other.free)
    }

    /// True if both sweeps may be in one region.
    pub fn shares_region(&self, other: &Split) -> bool {
        self.is_alike(other) && self.roles == other.roles && self.member.block == other.member.block
    }

    /// A sharding, if it is on this mesh and over its free axes only.
    fn sharding(&self, text: &str) -> Option<Sharding> {
        let axes = self.mesh.dims(text)?;
        let is_free = axes.iter().flatten().all(|axis| self.free.contains(axis));
        is_free.then(|| Sharding { axes, text: text.to_string() })
    }

    /// The shardings of all sweeps of the loss and the constraints on its logits.
    pub fn hints(&self, loss: &[&Split], constraints: &[Constraint]) -> Hints {
        let extent = [self.member.sweep.rows, self.member.sweep.cols];
        let columns = |c: &Constraint| self.sharding(&c.sharding)?.axes.get(c.axis).cloned();
        let mut hints = Hints {
            tokens: self.dims.tokens.clone(),
            vocabulary: self.dims.vocabulary,
            columns: constraints.iter().filter(|c| c.extent == extent).filter_map(columns).collect(),
            may_pad: !loss.iter().any(|split| split.member.has_logits()),
            ..Hints::default()
        };
        for split in loss {
            for (dims, sharding) in split.dims.operands.iter().zip(&split.operands) {
                hints.add(dims, sharding, true);
            }
            for (dims, sharding) in split.dims.results.iter().zip(&split.results) {
                hints.add(dims, sharding, false);
            }
        }
        hints
    }

    /// The axes with which operand `i` enters: rows and columns by their roles, weights also by the program's axes that split nothing
    /// else here, over which each device gathers them.
    pub fn enters(&self, i: usize) -> Vec<Axes> {
        let dims = &self.dims.operands[i];
        let mut spec = self.spec(dims);
        if let Some(Sharding { axes, .. }) = self.operands[i].as_ref().filter(|_| is_weights(dims)) {
            self.refine(&mut spec, axes, dims, &self.free);
        }
        spec
    }

    /// Appends to the axes of each dimension those of the program's sharding `axes` that follow them, as long as they divide the
    /// dimension, split no other one, and are among `allowed`. Returns the new axes of each dimension.
    pub fn refine(
        &self,
        spec: &mut [Axes],
        axes: &[Axes],
        dims: &[Dim],
        allowed: &[usize],
    ) -> Vec<Axes> {
        let shape = self.extents(dims);
        let mut added = vec![Axes::new(); spec.len()];
        for at in 0..spec.len() {
            let Some(more) = axes.get(at).and_then(|a| a.strip_prefix(&spec[at][..])) else {
                continue;
            };
            for axis in more {
                let is_used = spec.iter().flatten().any(|a| a == axis);
                let size = self.mesh.size(&spec[at]) * self.mesh.axes[*axis].size;
                if is_used || !allowed.contains(axis) || shape[at] % size != 0 {
                    break;
                }
                spec[at].push(*axis);
                added[at].push(*axis);
            }
        }
        added
    }

    /// The padded extents of dimensions.
    pub fn extents(&self, dims: &[Dim]) -> Vec<i64> {
        let padded = |(extent, dim): (i64, &Dim)| match dim {
            Dim::Token(i) => self.roles.extents[*i],
            Dim::Vocabulary => self.roles.columns,
            Dim::Hidden(_) | Dim::Weights(_) => extent,
        };
        self.dims.shape(dims).into_iter().zip(dims).map(padded).collect()
    }

    /// True if rows are padded.
    pub fn has_added_rows(&self) -> bool {
        self.roles.extents != self.dims.tokens
    }

    /// The padded extents of dimensions on one device, for these axes of each.
    pub fn local_shape(&self, dims: &[Dim], spec: &[Axes]) -> Vec<i64> {
        self.extents(dims).iter().zip(spec).map(|(extent, axes)| extent / self.mesh.size(axes)).collect()
    }

    /// Rows and columns of the sweep on one device.
    pub fn local(&self) -> [i64; 2] {
        self.roles.local(self.mesh)
    }

    /// The axes of each dimension by role.
    pub fn spec(&self, dims: &[Dim]) -> Vec<Axes> {
        let axes = |dim: &Dim| match dim {
            Dim::Token(i) => self.roles.tokens[*i].clone(),
            Dim::Vocabulary => self.roles.vocabulary.clone(),
            Dim::Hidden(_) | Dim::Weights(_) => Axes::new(),
        };
        dims.iter().map(axes).collect()
    }

    /// `v` outside of the region, constrained to its propagated sharding if that differs from the region's, so that the region's
    /// sharding does not spread over the rest of the program. Values with one number per row need no constraint.
    pub fn pinned<'v>(
        &self,
        b: &Builder<'v>,
        v: Val<'v>,
        dims: &[Dim],
        spec: &[Axes],
        sharding: Option<&Sharding>,
    ) -> Val<'v> {
        let Some(Sharding { axes, text }) = sharding else { return v };
        if axes == spec || dims.iter().all(|dim| matches!(dim, Dim::Token(_))) {
            return v;
        }
        let sharding = [("sharding", one_sharding(text))];
        b.one(Kind::ShardingConstraint, &[v], &sharding, &v.tensor_type())
    }
}

/// `#sdy.sharding<…>` of the text of a sharding, per value or not.
fn one_sharding(text: &str) -> String {
    let inner = text.strip_prefix("#sdy.sharding_per_value<[").and_then(|t| t.strip_suffix("]>"));
    inner.map_or_else(|| text.to_string(), |inner| format!("#sdy.sharding{inner}"))
}

impl Hints {
    /// Adds the sharding of an operand or a result with these dimensions.
    fn add(&mut self, dims: &[Dim], sharding: &Option<Sharding>, is_operand: bool) {
        let Some(Sharding { axes, .. }) = sharding else { return };
        let mut rows = vec![Axes::new(); self.tokens.len()];
        for (dim, axes) in dims.iter().zip(axes) {
            match dim {
                Dim::Token(i) => rows[*i].clone_from(axes),
                Dim::Vocabulary => {
                    self.columns.push(axes.clone());
                    if is_operand && is_weights(dims) {
                        self.weights.extend(axes);
                    }
                }
                Dim::Weights(_) if is_operand => {
                    self.contracted.extend(axes);
                    self.others.extend(axes);
                }
                Dim::Hidden(_) | Dim::Weights(_) => self.others.extend(axes),
            }
        }
        if dims.iter().any(|dim| matches!(dim, Dim::Token(_))) {
            self.rows.push(rows);
        }
    }
}
