//! The part of an array that a slice reads or a pad writes: an interval of each dimension, mapped through operations by their
//! [index maps](grpo_dataflow::index_map).

use grpo_dataflow::index_map::{Factor, to_result};
use grpo_dataflow::{splat, splat_number};
use grpo_ir::{Builder, Kind, Op, TensorType, Val, int_array};
use rustc_hash::FxHashSet as HashSet;

/// The part `[start, limit)`, in each dimension, of an array of the shape `all`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub all: Vec<i64>,
    pub start: Vec<i64>,
    pub limit: Vec<i64>,
}

impl Window {
    /// All of an array.
    pub(crate) fn whole(shape: &[i64]) -> Window {
        Window { all: shape.to_vec(), start: vec![0; shape.len()], limit: shape.to_vec() }
    }

    /// The part of this shape at `start`.
    pub(crate) fn at(all: &[i64], start: Vec<i64>, shape: &[i64]) -> Window {
        let limit = start.iter().zip(shape).map(|(start, extent)| start + extent).collect();
        Window { all: all.to_vec(), start, limit }
    }

    /// Index `at` of dimension `dim`.
    pub(crate) fn index(shape: &[i64], dim: usize, at: i64) -> Window {
        let mut window = Window::whole(shape);
        (window.start[dim], window.limit[dim]) = (at, at + 1);
        window
    }

    /// Matches a `stablehlo.slice` with unit strides.
    pub(crate) fn of_slice(op: Op) -> Option<Window> {
        if !op.is(Kind::Slice) || op.ints("strides")?.iter().any(|s| *s != 1) {
            return None;
        }
        Some(Window {
            all: TensorType::of(op.operand(0))?.shape,
            start: op.ints("start_indices")?,
            limit: op.ints("limit_indices")?,
        })
    }

    /// Matches a `stablehlo.pad` with zeros and without interior or negative padding.
    pub(crate) fn of_pad(op: Op) -> Option<Window> {
        if !op.is(Kind::Pad) || splat_number(op.operand(1)) != Some(0.0) {
            return None;
        }
        let [low, high, interior] =
            ["edge_padding_low", "edge_padding_high", "interior_padding"].map(|name| op.ints(name));
        let low = low?;
        if interior?.iter().any(|i| *i != 0) || low.iter().chain(&high?).any(|p| *p < 0) {
            return None;
        }
        let [all, part] = [op.result(0), op.operand(0)].map(TensorType::of);
        Some(Window::at(&all?.shape, low, &part?.shape))
    }

    /// The shape of the part.
    pub(crate) fn shape(&self) -> Vec<i64> {
        self.start.iter().zip(&self.limit).map(|(s, l)| l - s).collect()
    }

    pub(crate) fn rank(&self) -> usize {
        self.all.len()
    }

    /// The extent of the part in dimension `dim`.
    pub(crate) fn extent(&self, dim: usize) -> i64 {
        self.limit[dim] - self.start[dim]
    }

    /// True if indices of dimension `dim` are cut off.
    pub(crate) fn cuts(&self, dim: usize) -> bool {
        self.extent(dim) != self.all[dim]
    }

    /// The dimensions whose indices are cut off.
    pub(crate) fn cut_dims(&self) -> impl Iterator<Item = usize> {
        (0..self.rank()).filter(|dim| self.cuts(*dim))
    }

    /// True if the part has a dimension in `sizes`, and others.
    pub(crate) fn keeps(&self, sizes: &HashSet<i64>) -> bool {
        self.has_several_dims() && (0..self.rank()).any(|dim| sizes.contains(&self.extent(dim)))
    }

    /// True if the part or the array has a dimension in `sizes`, and the part has others.
    pub(crate) fn touches(&self, sizes: &HashSet<i64>) -> bool {
        self.has_several_dims() && (0..self.rank()).any(|dim| self.is_of(dim, sizes))
    }

    /// True if several dimensions of the part are longer than 1.
    fn has_several_dims(&self) -> bool {
        (0..self.rank()).filter(|dim| self.extent(*dim) > 1).count() > 1
    }

    /// True if the part's or the array's extent in dimension `dim` is in `sizes`.
    pub(crate) fn is_of(&self, dim: usize, sizes: &HashSet<i64>) -> bool {
        sizes.contains(&self.extent(dim)) || sizes.contains(&self.all[dim])
    }

    /// The longest dimension of the array that is in `sizes`: a batch may be as long as a small softmax is wide.
    pub(crate) fn columns(&self, sizes: &HashSet<i64>) -> Option<usize> {
        let of_size = (0..self.rank()).filter(|dim| sizes.contains(&self.all[*dim]));
        of_size.max_by_key(|dim| self.all[*dim])
    }

    /// The array's extents in the dimensions in which the part has one of `sizes`.
    pub(crate) fn cut_sizes(&self, sizes: &HashSet<i64>) -> Vec<i64> {
        let cut = |dim: &usize| sizes.contains(&self.extent(*dim));
        (0..self.rank()).filter(cut).map(|dim| self.all[dim]).collect()
    }

    /// The part in these dimensions only.
    pub(crate) fn only(&self, dims: impl Iterator<Item = usize> + Clone) -> Window {
        let of = |list: &[i64]| dims.clone().map(|dim| list[dim]).collect();
        Window { all: of(&self.all), start: of(&self.start), limit: of(&self.limit) }
    }

    /// Takes over the interval of dimension `from` of another part.
    fn set(&mut self, dim: usize, other: &Window, from: usize) {
        (self.all[dim], self.start[dim], self.limit[dim]) =
            (other.all[from], other.start[from], other.limit[from]);
    }

    /// The part of an operation's operand from which this part of its result is computed.
    pub(crate) fn of_operand(&self, op: Op, operand: usize) -> Option<Window> {
        let mut part = Window::whole(&TensorType::of(op.operand(operand))?.shape);
        for dim in 0..part.rank() {
            if let Some(at) = to_result(op, operand, dim) {
                part.set(dim, self, at);
            }
        }
        Some(part)
    }

    /// The part of an operation's first result that is computed from this part of its operand; all of it in dimensions that the
    /// operand does not have.
    pub(crate) fn of_result(&self, op: Op, operand: usize) -> Option<Window> {
        let mut part = Window::whole(&TensorType::of(op.result(0))?.shape);
        for dim in 0..self.rank() {
            if let Some(at) = to_result(op, operand, dim) {
                part.set(at, self, dim);
            }
        }
        Some(part)
    }

    /// The part of operand `other` that is combined with this part of operand `operand`: of a `dot_general` along the dimensions
    /// that are contracted or batched, of an elementwise operation the same.
    pub(crate) fn beside(&self, op: Op, operand: usize, other: usize) -> Option<Window> {
        let mut part = Window::whole(&TensorType::of(op.operand(other))?.shape);
        for dim in 0..self.rank() {
            if let Some(at) = Factor::of_operand(op, operand, dim).and_then(|of| of.operands[other]) {
                part.set(at, self, dim);
            }
        }
        Some(part)
    }

    /// True if an operation's result has each dimension of its operand whose indices are cut off.
    pub(crate) fn survives(&self, op: Op, operand: usize) -> bool {
        self.cut_dims().all(|dim| to_result(op, operand, dim).is_some())
    }

    /// This part of an array; the array itself if it is all of it.
    pub(crate) fn slice<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
        let ty = v.tensor_type();
        if self.limit == ty.shape && self.start.iter().all(|s| *s == 0) {
            return v;
        }
        let out = TensorType::new(self.shape(), ty.elem);
        if let Some(text) = splat(v) {
            return b.splat(&out, &text);
        }
        let attrs = [
            ("start_indices", int_array(&self.start)),
            ("limit_indices", int_array(&self.limit)),
            ("strides", int_array(&vec![1; ty.rank()])),
        ];
        b.one(Kind::Slice, &[v], &attrs, &out)
    }

    /// An array of zeros with `v` at this place; `v` itself if it is all of it.
    pub(crate) fn pad<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
        if self.cut_dims().next().is_none() {
            return v;
        }
        let elem = v.tensor_type().elem;
        let zero = b.zero(&TensorType::new([], elem));
        let high: Vec<i64> = self.all.iter().zip(&self.limit).map(|(all, limit)| all - limit).collect();
        let attrs = [
            ("edge_padding_low", int_array(&self.start)),
            ("edge_padding_high", int_array(&high)),
            ("interior_padding", int_array(&vec![0; self.rank()])),
        ];
        b.one(Kind::Pad, &[v, zero], &attrs, &TensorType::new(self.all.clone(), elem))
    }
}
