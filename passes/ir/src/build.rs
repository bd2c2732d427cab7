//! A builder of StableHLO operations on ranked tensors.

use crate::attr::{NamedAttr, parse};
use crate::capi::{raw_context, sref};
use crate::handle::{Block, Op, Region, Val};
use crate::kind::{Elementwise, Kind};
use crate::stablehlo::{CompareType, Direction, DotDims};
use crate::types::{Elem, TensorType};
use melior::ContextRef;
use melior::ir::{AttributeLike, Location, Type, TypeLike};
use mlir_sys::*;

/// The insertion point of a [`Builder`].
#[derive(Clone, Copy, Debug)]
pub enum Insertion<'c> {
    /// Before this operation.
    Before(Op<'c>),
    /// At the end of this block.
    End(Block<'c>),
}

/// Creates operations at one place with one location.
#[derive(Clone, Copy)]
pub struct Builder<'c> {
    /// The context of the created types and attributes.
    pub context: ContextRef<'c>,
    /// The place of the next operation.
    pub at: Insertion<'c>,
    /// The location of the next operation.
    pub loc: Location<'c>,
    /// Callback for every created operation.
    pub created: Option<fn(Op<'_>)>,
}

impl<'c> Builder<'c> {
    /// A builder that inserts before `op` and uses its location.
    pub fn before(op: Op<'c>) -> Builder<'c> {
        Builder { context: op.context(), at: Insertion::Before(op), loc: op.location(), created: None }
    }

    /// A builder that appends to `block`.
    pub fn at_end(block: Block<'c>, like: Builder<'c>) -> Builder<'c> {
        Builder { at: Insertion::End(block), ..like }
    }

    /// Inserts an operation here, or moves it here.
    pub fn insert_op(&self, op: Op<'c>) {
        op.detach();
        unsafe {
            match self.at {
                Insertion::Before(next) => {
                    let block = next.block().expect("the insertion point is in a block");
                    mlirBlockInsertOwnedOperationBefore(block.raw(), next.raw(), op.raw())
                }
                Insertion::End(block) => mlirBlockAppendOwnedOperation(block.raw(), op.raw()),
            }
        }
    }

    /// Creates and inserts an operation, which owns `regions`. `kind` must not be `Unknown`.
    pub fn op(
        &self,
        kind: Kind,
        operands: &[Val<'c>],
        attrs: &[NamedAttr<'_>],
        results: &[Type<'c>],
        regions: &[Region<'c>],
    ) -> Op<'c> {
        unsafe {
            let mut state = mlirOperationStateGet(sref(kind.name()), self.loc.to_raw());
            let raw: Vec<MlirValue> = operands.iter().map(|v| v.raw()).collect();
            mlirOperationStateAddOperands(&mut state, raw.len().cast_signed(), raw.as_ptr());
            let types: Vec<MlirType> = results.iter().map(|t| t.to_raw()).collect();
            mlirOperationStateAddResults(&mut state, types.len().cast_signed(), types.as_ptr());
            let named: Vec<MlirNamedAttribute> = attrs
                .iter()
                .map(|(n, text)| {
                    mlirNamedAttributeGet(
                        mlirIdentifierGet(raw_context(self.context), sref(n)),
                        parse(self.context, text).to_raw(),
                    )
                })
                .collect();
            mlirOperationStateAddAttributes(&mut state, named.len().cast_signed(), named.as_ptr());
            let regs: Vec<MlirRegion> = regions.iter().map(|r| r.raw()).collect();
            mlirOperationStateAddOwnedRegions(&mut state, regs.len().cast_signed(), regs.as_ptr());
            let op = mlirOperationCreate(&mut state);
            assert!(!op.ptr.is_null(), "MLIR refused to create {}", kind.name());
            let op = Op::from_raw(op);
            self.insert_op(op);
            if let Some(created) = self.created {
                created(op);
            }
            op
        }
    }

    /// An operation with one tensor result and no region.
    pub fn one(
        &self,
        kind: Kind,
        operands: &[Val<'c>],
        attrs: &[NamedAttr<'_>],
        ty: &TensorType,
    ) -> Val<'c> {
        self.op(kind, operands, attrs, &[ty.mlir(self.context)], &[]).result(0)
    }

    /// A copy of `op`, with its attributes and regions, that has other operands and result types.
    pub fn copy(&self, op: Op<'c>, operands: &[Val], types: &[TensorType]) -> Op<'c> {
        let copy = op.clone_op();
        self.insert_op(copy);
        for (at, v) in operands.iter().enumerate() {
            copy.set_operand(at, *v);
        }
        for (v, ty) in copy.results().zip(types) {
            v.set_type(ty.mlir(self.context));
        }
        copy
    }

    /// A copy of `op`, which has one result, with other operands and another result shape.
    pub fn copy_shaped(&self, op: Op<'c>, operands: &[Val], shape: &[i64]) -> Val<'c> {
        let elem = op.result(0).tensor_type().elem;
        self.copy(op, operands, &[TensorType::new(shape, elem)]).result(0)
    }

    /// An `optimization_barrier`: XLA neither fuses `values` with their users nor moves computation across it.
    pub fn barrier(&self, values: &[Val<'c>]) -> Vec<Val<'c>> {
        let types: Vec<_> = values.iter().map(|v| v.mlir_type()).collect();
        self.op(Kind::OptimizationBarrier, values, &[], &types, &[]).results().collect()
    }

    /// A region with one block whose arguments have the given types.
    pub fn region(&self, args: &[Type<'c>]) -> (Region<'c>, Block<'c>) {
        unsafe {
            let types: Vec<MlirType> = args.iter().map(|t| t.to_raw()).collect();
            let locations = vec![self.loc.to_raw(); args.len()];
            let block = mlirBlockCreate(types.len().cast_signed(), types.as_ptr(), locations.as_ptr());
            let region = mlirRegionCreate();
            mlirRegionAppendOwnedBlock(region, block);
            (Region::from_raw(region), Block::from_raw(block))
        }
    }

    /// A splat constant; `text` is an element in MLIR's syntax, such as `0.0`, `0xFF800000`, `true`.
    pub fn splat(&self, ty: &TensorType, text: &str) -> Val<'c> {
        self.one(Kind::Constant, &[], &[("value", format!("dense<{text}> : {ty}"))], ty)
    }

    /// A splat of zero (or false).
    pub fn zero(&self, ty: &TensorType) -> Val<'c> {
        self.splat(ty, zero_text(ty.elem))
    }

    /// A splat of an integer value in an integer type, or of the same number in a float type.
    pub fn int(&self, ty: &TensorType, value: i64) -> Val<'c> {
        let text = if ty.elem.is_float() { format!("{value}.0") } else { value.to_string() };
        self.splat(ty, &text)
    }

    /// A constant vector; `ty` has as many elements as `values`.
    pub fn ints(&self, ty: &TensorType, values: &[i64]) -> Val<'c> {
        self.splat(ty, &format!("{values:?}"))
    }

    /// An elementwise operation whose result has the type of its last operand.
    pub fn elementwise(&self, op: Elementwise, operands: &[Val<'c>]) -> Val<'c> {
        let ty = TensorType::of(*operands.last().expect("an operand")).expect("a tensor operand");
        self.one(op.kind(), operands, &[], &ty)
    }

    /// `scale · index + offset`; `index` is a scalar and `ty` has one element.
    pub fn scaled(&self, index: Val<'c>, [scale, offset]: [i64; 2], ty: &TensorType) -> Val<'c> {
        let scalar = TensorType::new([], ty.elem);
        if scale == 0 {
            return self.int(ty, offset);
        }
        let mut v = self.convert(index, ty.elem);
        if scale != 1 {
            v = self.elementwise(Elementwise::Multiply, &[v, self.int(&scalar, scale)]);
        }
        if offset != 0 {
            v = self.elementwise(Elementwise::Add, &[v, self.int(&scalar, offset)]);
        }
        self.reshape(v, &ty.shape)
    }

    /// Compares values of one type; floats by their partial order.
    pub fn compare(&self, direction: Direction, a: Val<'c>, b: Val<'c>) -> Val<'c> {
        self.compare_as(direction, CompareType::of(a.tensor_type().elem), a, b)
    }

    /// Compares values of one type by the order `kind`.
    pub fn compare_as(
        &self,
        direction: Direction,
        kind: CompareType,
        a: Val<'c>,
        b: Val<'c>,
    ) -> Val<'c> {
        let ty = a.tensor_type().with_elem(Elem::I1);
        let attrs = [
            ("comparison_direction", format!("#stablehlo<comparison_direction {direction}>")),
            ("compare_type", format!("#stablehlo<comparison_type {kind}>")),
        ];
        self.one(Kind::Compare, &[a, b], &attrs, &ty)
    }

    /// Converts the element type; `v` itself if it is `elem` already.
    pub fn convert(&self, v: Val<'c>, elem: Elem) -> Val<'c> {
        let ty = v.tensor_type();
        if ty.elem == elem {
            return v;
        }
        self.one(Kind::Convert, &[v], &[], &ty.with_elem(elem))
    }

    /// `bitcast_convert` to a type of the same width; `v` itself if it is `elem` already.
    pub fn bitcast(&self, v: Val<'c>, elem: Elem) -> Val<'c> {
        let ty = v.tensor_type();
        if ty.elem == elem {
            return v;
        }
        self.one(Kind::BitcastConvert, &[v], &[], &ty.with_elem(elem))
    }

    /// Rounds `v` to a format with the given number of exponent and mantissa bits.
    pub fn reduce_precision(&self, v: Val<'c>, exponent: u32, mantissa: u32) -> Val<'c> {
        let ty = v.tensor_type();
        let bits = |n: u32| format!("{n} : i32");
        let attrs = [("exponent_bits", bits(exponent)), ("mantissa_bits", bits(mantissa))];
        self.one(Kind::ReducePrecision, &[v], &attrs, &ty)
    }

    /// Reshapes; `v` itself if it has that shape already.
    pub fn reshape(&self, v: Val<'c>, shape: &[i64]) -> Val<'c> {
        let ty = v.tensor_type();
        if ty.shape == shape {
            return v;
        }
        self.one(Kind::Reshape, &[v], &[], &TensorType::new(shape, ty.elem))
    }

    /// `broadcast_in_dim`: dimension `i` of `v` becomes dimension `dims[i]` of `shape`.
    pub fn broadcast(&self, v: Val<'c>, shape: &[i64], dims: &[usize]) -> Val<'c> {
        let ty = v.tensor_type();
        if ty.shape == shape && dims.iter().copied().eq(0..dims.len()) {
            return v;
        }
        let attrs = [("broadcast_dimensions", int_array(dims))];
        self.one(Kind::BroadcastInDim, &[v], &attrs, &TensorType::new(shape, ty.elem))
    }

    /// Transposes: dimension `i` of the result is dimension `permutation[i]` of `v`; `v` itself for the identity.
    pub fn transpose(&self, v: Val<'c>, permutation: &[usize]) -> Val<'c> {
        if permutation.iter().copied().eq(0..permutation.len()) {
            return v;
        }
        let ty = v.tensor_type();
        let shape: Vec<i64> = permutation.iter().map(|p| ty.shape[*p]).collect();
        let attrs = [("permutation", int_array(permutation))];
        self.one(Kind::Transpose, &[v], &attrs, &TensorType::new(shape, ty.elem))
    }

    /// Concatenates values along dimension `dim`.
    pub fn concatenate(&self, parts: &[Val<'c>], dim: usize) -> Val<'c> {
        let types: Vec<TensorType> = parts.iter().filter_map(|v| TensorType::of(*v)).collect();
        let mut ty = types.first().expect("a tensor operand").clone();
        ty.shape[dim] = types.iter().map(|t| t.shape[dim]).sum();
        self.one(Kind::Concatenate, parts, &[("dimension", format!("{dim} : i64"))], &ty)
    }

    /// The index along dimension `dim` of each entry.
    pub fn iota(&self, ty: &TensorType, dim: usize) -> Val<'c> {
        self.one(Kind::Iota, &[], &[("iota_dimension", format!("{dim} : i64"))], ty)
    }

    /// A one-operand `reduce` over `dims` with a binary StableHLO operation as its body.
    pub fn reduce(&self, body: Elementwise, v: Val<'c>, init: Val<'c>, dims: &[usize]) -> Val<'c> {
        let ty = v.tensor_type();
        let scalar = TensorType::new([], ty.elem);
        let operand = scalar.mlir(self.context);
        let (region, block) = self.region(&[operand, operand]);
        let inner = Builder::at_end(block, *self);
        let r = inner.one(body.kind(), &block.args(), &[], &scalar);
        inner.op(Kind::Return, &[r], &[], &[], &[]);
        let shape: Vec<i64> =
            (0..ty.rank()).filter(|d| !dims.contains(d)).map(|d| ty.shape[d]).collect();
        let out = TensorType::new(shape, ty.elem).mlir(self.context);
        let attrs = [("dimensions", int_array(dims))];
        self.op(Kind::Reduce, &[v, init], &attrs, &[out], &[region]).result(0)
    }

    /// The sum of values of one type, added one by one; none of no values.
    pub fn sum(&self, values: impl IntoIterator<Item = Val<'c>>) -> Option<Val<'c>> {
        values.into_iter().reduce(|sum, v| self.elementwise(Elementwise::Add, &[sum, v]))
    }

    /// A scatter of `updates` into `v` with dimension numbers `#stablehlo.scatter<…>`. An update replaces the element if
    /// `replaces`, else is added to it.
    pub fn scatter(&self, [v, index, updates]: [Val<'c>; 3], numbers: &str, replaces: bool) -> Val<'c> {
        let ty = v.tensor_type();
        let number = TensorType::new([], ty.elem).mlir(self.context);
        let (region, block) = self.region(&[number, number]);
        let inner = Builder::at_end(block, *self);
        let args = block.args();
        let result = if replaces { args[1] } else { inner.elementwise(Elementwise::Add, &args) };
        inner.op(Kind::Return, &[result], &[], &[], &[]);
        let attrs = [("scatter_dimension_numbers", numbers.to_string())];
        let out = [ty.mlir(self.context)];
        self.op(Kind::Scatter, &[v, index, updates], &attrs, &out, &[region]).result(0)
    }

    /// A `dot_general` without batching dimensions and with one contracting dimension per operand; `precision` is empty or one entry per
    /// operand, such as `DEFAULT`.
    pub fn dot(
        &self,
        lhs: Val<'c>,
        rhs: Val<'c>,
        contract: (usize, usize),
        precision: &[String],
        ty: &TensorType,
    ) -> Val<'c> {
        let (l, r) = contract;
        let dims = DotDims { lhs_contract: vec![l], rhs_contract: vec![r], ..DotDims::default() };
        let mut attrs = vec![("dot_dimension_numbers", dims.text())];
        if !precision.is_empty() {
            let list: Vec<String> =
                precision.iter().map(|p| format!("#stablehlo<precision {p}>")).collect();
            attrs.push(("precision_config", format!("[{}]", list.join(", "))));
        }
        self.one(Kind::DotGeneral, &[lhs, rhs], &attrs, ty)
    }
}

/// `array<i64: …>` as text.
pub fn int_array<T: std::fmt::Display>(values: &[T]) -> String {
    if values.is_empty() {
        return "array<i64>".into();
    }
    let list: Vec<String> = values.iter().map(T::to_string).collect();
    format!("array<i64: {}>", list.join(", "))
}

/// Zero (or false) as an element of MLIR's syntax.
pub fn zero_text(elem: Elem) -> &'static str {
    match elem {
        Elem::I1 => "false",
        e if e.is_float() => "0.0",
        _ => "0",
    }
}
