//! [`Builder`] methods for counted loops, slices and slice updates.

use crate::Direction;
use crate::build::{Builder, int_array};
use crate::handle::Val;
use crate::kind::{Elementwise, Kind};
use crate::types::{Elem, TensorType};
use melior::ir::Type;
use rustc_hash::FxHashMap as HashMap;

/// A position along one dimension: a constant or a 0-d integer tensor.
#[derive(Clone, Copy, Debug)]
pub enum Start<'c> {
    /// A constant.
    At(i64),
    /// A 0-d integer tensor.
    Value(Val<'c>),
}

/// The block arguments of a [`Builder::counted_loop`]'s body for the outer values that the loop carries.
pub struct Carried<'c>(HashMap<Val<'c>, Val<'c>>);

impl<'c> Carried<'c> {
    /// The block argument for `outer`; `outer` itself if the loop does not carry it.
    pub fn inside(&self, outer: Val<'c>) -> Val<'c> {
        self.0.get(&outer).copied().unwrap_or(outer)
    }
}

impl<'c> Builder<'c> {
    fn index_elem(&self, start: Start<'c>) -> Elem {
        match start {
            Start::At(at) => index_elem(at),
            Start::Value(v) => v.tensor_type().elem,
        }
    }

    fn index(&self, start: Start<'c>, elem: Elem) -> Val<'c> {
        match start {
            Start::At(at) => self.int(&TensorType::new([], elem), at),
            Start::Value(v) => self.convert(v, elem),
        }
    }

    /// `len` entries of `v` along `dim` from `start`; `v` itself if that is all of it.
    pub fn slice(&self, v: Val<'c>, dim: usize, start: Start<'c>, len: i64) -> Val<'c> {
        let ty = v.tensor_type();
        if ty.shape[dim] == len {
            return v;
        }
        let mut out = ty.clone();
        out.shape[dim] = len;
        match start {
            Start::At(at) => {
                let mut from = vec![0; ty.rank()];
                from[dim] = at;
                let to: Vec<i64> = from.iter().zip(&out.shape).map(|(f, s)| f + s).collect();
                let attrs = [
                    ("start_indices", int_array(&from)),
                    ("limit_indices", int_array(&to)),
                    ("strides", int_array(&vec![1; ty.rank()])),
                ];
                self.one(Kind::Slice, &[v], &attrs, &out)
            }
            Start::Value(_) => {
                let mut starts = vec![Start::At(0); ty.rank()];
                starts[dim] = start;
                let mut operands = vec![v];
                operands.extend(self.indices(&starts));
                let attrs = [("slice_sizes", int_array(&out.shape))];
                self.one(Kind::DynamicSlice, &operands, &attrs, &out)
            }
        }
    }

    /// `v` with `part` written at `starts` (one per dimension); `part` itself if it covers `v`.
    pub fn update(&self, v: Val<'c>, part: Val<'c>, starts: &[Start<'c>]) -> Val<'c> {
        let ty = v.tensor_type();
        if TensorType::of(part).as_ref() == Some(&ty) {
            return part;
        }
        let mut operands = vec![v, part];
        operands.extend(self.indices(starts));
        self.one(Kind::DynamicUpdateSlice, &operands, &[], &ty)
    }

    /// Start indices as 0-d tensors of one type, which StableHLO requires.
    fn indices(&self, starts: &[Start<'c>]) -> Vec<Val<'c>> {
        let wide = starts.iter().any(|s| self.index_elem(*s) == Elem::I64);
        let elem = if wide { Elem::I64 } else { Elem::I32 };
        starts.iter().map(|s| self.index(*s, elem)).collect()
    }

    /// Runs `body` for `start = 0, step, 2·step, …`, `trips` times, as a `stablehlo.while`.
    ///
    /// `state` holds the values that an iteration changes; `body` returns their next values in the same order and types, and the
    /// loop returns the last ones. `invariants` are the outer values that the body reads: the loop carries them too, because not
    /// every consumer of StableHLO accepts captures.
    pub fn counted_loop(
        &self,
        trips: i64,
        step: i64,
        state: &[Val<'c>],
        invariants: &[Val<'c>],
        body: impl FnOnce(&Builder<'c>, Val<'c>, &[Val<'c>], &Carried<'c>) -> Vec<Val<'c>>,
    ) -> Vec<Val<'c>> {
        let elem = index_elem(trips.saturating_mul(step));
        let scalar = TensorType::new([], elem);
        let mut operands = vec![self.int(&scalar, 0)];
        operands.extend(state);
        for v in invariants {
            if !operands[1 + state.len()..].contains(v) {
                operands.push(*v);
            }
        }
        let types: Vec<Type<'c>> = operands.iter().map(|v| v.mlir_type()).collect();

        let (test, block) = self.region(&types);
        let inner = Builder::at_end(block, *self);
        let limit = inner.int(&scalar, trips);
        let more = inner.compare(Direction::Lt, block.arg(0), limit);
        inner.op(Kind::Return, &[more], &[], &[], &[]);

        let (run, block) = self.region(&types);
        let inner = Builder::at_end(block, *self);
        let args = block.args();
        let (counter, rest) = args.split_first().expect("the counter is an argument");
        let (now, fixed) = rest.split_at(state.len());
        let outer = &operands[1 + state.len()..];
        let carried = Carried(outer.iter().copied().zip(fixed.iter().copied()).collect());
        let start = inner.elementwise(Elementwise::Multiply, &[*counter, inner.int(&scalar, step)]);
        let next = body(&inner, start, now, &carried);
        assert_eq!(next.len(), state.len(), "a loop body returns its state");
        let mut results = vec![inner.elementwise(Elementwise::Add, &[*counter, inner.int(&scalar, 1)])];
        results.extend(next);
        results.extend(fixed);
        inner.op(Kind::Return, &results, &[], &[], &[]);

        let op = self.op(Kind::While, &operands, &[], &types, &[test, run]);
        op.results().skip(1).take(state.len()).collect()
    }
}

/// The integer type of indices up to `largest`: i32, as JAX writes them, unless they do not fit.
fn index_elem(largest: i64) -> Elem {
    if i32::try_from(largest).is_ok() { Elem::I32 } else { Elem::I64 }
}
