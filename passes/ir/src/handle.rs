//! Copyable handles of operations, values, blocks and regions.

use crate::attr::{Dictionary, attr_bool, attr_ints, attr_str, attr_text};
use crate::capi::{from_sref, raw_context, sref, text, type_text};
use melior::ContextRef;
use melior::ir::{Attribute, AttributeLike, Location, Module, Type, TypeLike};
use mlir_sys::*;
use std::ffi::c_void;
use std::marker::PhantomData;

macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $raw:ident, $pointer:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name<'c> {
            pointer: $pointer,
            context: PhantomData<&'c melior::Context>,
        }

        impl $name<'_> {
            /// # Safety
            /// The object must be alive, and its module and context must live for `'c`.
            pub unsafe fn from_raw(raw: $raw) -> Self {
                $name { pointer: raw.ptr, context: PhantomData }
            }

            /// The C API's handle.
            pub fn raw(self) -> $raw {
                $raw { ptr: self.pointer }
            }
        }
    };
}

handle!(
    /// An operation.
    Op,
    MlirOperation,
    *mut c_void
);
handle!(
    /// A value: an operation's result or a block's argument.
    Val,
    MlirValue,
    *const c_void
);
handle!(
    /// A block.
    Block,
    MlirBlock,
    *mut c_void
);
handle!(
    /// A region.
    Region,
    MlirRegion,
    *mut c_void
);

/// One use of a value: operand `index` of `owner`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Use<'c> {
    /// The operation that uses the value.
    pub owner: Op<'c>,
    /// The operand number.
    pub index: usize,
}

impl<'c> Op<'c> {
    /// None for a null pointer.
    ///
    /// # Safety
    /// As [`Op::from_raw`].
    unsafe fn from_nullable(raw: MlirOperation) -> Option<Op<'c>> {
        (!raw.ptr.is_null()).then(|| unsafe { Op::from_raw(raw) })
    }

    /// The operation of a melior module.
    pub fn of_module(module: &'c Module<'_>) -> Op<'c> {
        unsafe { Op::from_raw(mlirModuleGetOperation(module.to_raw())) }
    }

    /// The full name, such as `stablehlo.add`.
    pub fn name(self) -> &'c str {
        unsafe { from_sref(mlirIdentifierStr(mlirOperationGetName(self.raw()))) }
    }

    /// The part of the name before the dot, such as `stablehlo`.
    pub fn dialect(self) -> &'c str {
        self.name().split_once('.').map_or("", |(dialect, _)| dialect)
    }

    /// The number of operands.
    pub fn num_operands(self) -> usize {
        unsafe { mlirOperationGetNumOperands(self.raw()).cast_unsigned() }
    }

    /// Operand `i`; `i` must be below [`Op::num_operands`].
    pub fn operand(self, i: usize) -> Val<'c> {
        assert!(i < self.num_operands(), "operand {i} of {}", self.name());
        unsafe { Val::from_raw(mlirOperationGetOperand(self.raw(), i.cast_signed())) }
    }

    /// All operands, in order.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Val<'c>> + DoubleEndedIterator + Clone {
        (0..self.num_operands()).map(move |i| self.operand(i))
    }

    /// Replaces operand `i`, which must be below [`Op::num_operands`].
    pub fn set_operand(self, i: usize, v: Val) {
        assert!(i < self.num_operands(), "operand {i} of {}", self.name());
        unsafe { mlirOperationSetOperand(self.raw(), i.cast_signed(), v.raw()) }
    }

    /// The number of results.
    pub fn num_results(self) -> usize {
        unsafe { mlirOperationGetNumResults(self.raw()).cast_unsigned() }
    }

    /// Result `i`; `i` must be below [`Op::num_results`].
    pub fn result(self, i: usize) -> Val<'c> {
        assert!(i < self.num_results(), "result {i} of {}", self.name());
        unsafe { Val::from_raw(mlirOperationGetResult(self.raw(), i.cast_signed())) }
    }

    /// All results, in order.
    pub fn results(self) -> impl ExactSizeIterator<Item = Val<'c>> + DoubleEndedIterator + Clone {
        (0..self.num_results()).map(move |i| self.result(i))
    }

    /// The result of an operation with a single one.
    pub fn only_result(self) -> Option<Val<'c>> {
        (self.num_results() == 1).then(|| self.result(0))
    }

    /// All regions, in order.
    pub fn regions(self) -> Vec<Region<'c>> {
        let n = unsafe { mlirOperationGetNumRegions(self.raw()) };
        (0..n).map(|i| unsafe { Region::from_raw(mlirOperationGetRegion(self.raw(), i)) }).collect()
    }

    /// The block of an operation that has one region of one block.
    pub fn only_block(self) -> Option<Block<'c>> {
        let [region] = self.regions()[..] else { return None };
        region.only_block()
    }

    /// The operations directly in its regions, such as a module's functions.
    pub fn children(self) -> impl Iterator<Item = Op<'c>> {
        self.regions().into_iter().flat_map(Region::blocks).flat_map(Block::ops)
    }

    /// The parent block; none for a detached operation and a top-level module.
    pub fn block(self) -> Option<Block<'c>> {
        let block = unsafe { mlirOperationGetBlock(self.raw()) };
        (!block.ptr.is_null()).then(|| unsafe { Block::from_raw(block) })
    }

    /// The parent operation.
    pub fn parent(self) -> Option<Op<'c>> {
        unsafe { Op::from_nullable(mlirOperationGetParentOperation(self.raw())) }
    }

    /// The enclosing operations, innermost first.
    pub fn ancestors(self) -> impl Iterator<Item = Op<'c>> {
        std::iter::successors(self.parent(), |op| op.parent())
    }

    /// The next operation of its block.
    pub fn next(self) -> Option<Op<'c>> {
        unsafe { Op::from_nullable(mlirOperationGetNextInBlock(self.raw())) }
    }

    /// The context.
    pub fn context(self) -> ContextRef<'c> {
        unsafe { ContextRef::from_raw(mlirOperationGetContext(self.raw())) }
    }

    /// The source location.
    pub fn location(self) -> Location<'c> {
        unsafe { Location::from_raw(mlirOperationGetLocation(self.raw())) }
    }

    /// Sets the source location.
    pub fn set_location(self, location: Location<'c>) {
        unsafe { mlirOperationSetLocation(self.raw(), location.to_raw()) }
    }

    /// Turns the location into a call-site location, with `call` as the caller.
    pub fn set_location_called_from(self, call: Op) {
        self.set_location(Location::call_site(self.location(), call.location()));
    }

    /// The location as MLIR prints it, without `loc(…)` around it.
    pub fn location_text(self) -> String {
        location_text(self.location())
    }

    /// An attribute (inherent or discardable) by name.
    pub fn attr(self, name: &str) -> Option<Attribute<'c>> {
        unsafe { Attribute::from_option_raw(mlirOperationGetAttributeByName(self.raw(), sref(name))) }
    }

    /// Every attribute with its name, in MLIR's order.
    pub fn attributes(self) -> Vec<(&'c str, Attribute<'c>)> {
        let count = unsafe { mlirOperationGetNumAttributes(self.raw()) };
        let named = (0..count).map(|i| unsafe { mlirOperationGetAttribute(self.raw(), i) });
        named
            .map(|a| unsafe { (from_sref(mlirIdentifierStr(a.name)), Attribute::from_raw(a.attribute)) })
            .collect()
    }

    /// The text that MLIR prints for an attribute.
    pub fn attr_text(self, name: &str) -> Option<String> {
        self.attr(name).map(attr_text)
    }

    /// A string attribute's value.
    pub fn attr_str(self, name: &str) -> Option<&'c str> {
        attr_str(self.attr(name)?)
    }

    /// The symbol that an attribute refers to.
    pub fn attr_symbol(self, name: &str) -> Option<&'c str> {
        let a = self.attr(name)?.to_raw();
        unsafe { mlirAttributeIsAFlatSymbolRef(a).then(|| from_sref(mlirFlatSymbolRefAttrGetValue(a))) }
    }

    /// The integers of an attribute.
    pub fn ints(self, name: &str) -> Option<Vec<i64>> {
        attr_ints(self.attr(name)?)
    }

    /// The dimensions that an attribute lists.
    pub fn dims(self, name: &str) -> Option<Vec<usize>> {
        self.ints(name)?.into_iter().map(|dim| usize::try_from(dim).ok()).collect()
    }

    /// The dimension that an attribute names.
    pub fn dim(self, name: &str) -> Option<usize> {
        self.dims(name)?.first().copied()
    }

    /// A Boolean attribute's value.
    pub fn attr_bool(self, name: &str) -> Option<bool> {
        attr_bool(self.attr(name)?)
    }

    /// An entry of a dictionary attribute, if it is a string.
    pub fn attr_entry(self, name: &str, key: &str) -> Option<&'c str> {
        attr_str(Dictionary::of(self.attr(name)?)?.get(key)?)
    }

    /// The types of a function's arguments and results.
    pub fn function_type(self) -> Option<(Vec<Type<'c>>, Vec<Type<'c>>)> {
        let a = self.attr("function_type")?.to_raw();
        unsafe {
            if !mlirAttributeIsAType(a) {
                return None;
            }
            let ty = mlirTypeAttrGetValue(a);
            if !mlirTypeIsAFunction(ty) {
                return None;
            }
            let inputs = 0..mlirFunctionTypeGetNumInputs(ty);
            let results = 0..mlirFunctionTypeGetNumResults(ty);
            Some((
                inputs.map(|i| Type::from_raw(mlirFunctionTypeGetInput(ty, i))).collect(),
                results.map(|i| Type::from_raw(mlirFunctionTypeGetResult(ty, i))).collect(),
            ))
        }
    }

    /// Sets an attribute; an earlier one of the name is replaced.
    pub fn set_attr(self, name: &str, value: Attribute<'c>) {
        unsafe { mlirOperationSetAttributeByName(self.raw(), sref(name), value.to_raw()) }
    }

    /// Sets an attribute from text in MLIR's syntax.
    ///
    /// # Panics
    /// If the text is not an attribute.
    pub fn set_attr_text(self, name: &str, text: &str) {
        self.set_attr(name, crate::attr::parse(self.context(), text));
    }

    /// Sets a unit attribute.
    pub fn set_unit_attr(self, name: &str) {
        self.set_attr(name, unsafe {
            Attribute::from_raw(mlirUnitAttrGet(raw_context(self.context())))
        });
    }

    /// Removes the attribute of this name, if there is one.
    pub fn remove_attr(self, name: &str) {
        unsafe { mlirOperationRemoveAttributeByName(self.raw(), sref(name)) };
    }

    /// Sets a string attribute.
    pub fn set_attr_str(self, name: &str, value: &str) {
        self.set_attr(name, unsafe {
            Attribute::from_raw(mlirStringAttrGet(raw_context(self.context()), sref(value)))
        });
    }

    /// The operations nested in this one, in pre-order, without the operation itself.
    pub fn walk(self) -> Vec<Op<'c>> {
        unsafe extern "C" fn push(op: MlirOperation, data: *mut c_void) -> MlirWalkResult {
            unsafe { (*data.cast::<Vec<Op<'_>>>()).push(Op::from_raw(op)) };
            MlirWalkResult_MlirWalkResultAdvance
        }
        // One call into MLIR for the whole walk: stepping from here takes several for each operation.
        let mut out: Vec<Op<'c>> = Vec::new();
        let data = (&raw mut out).cast();
        unsafe { mlirOperationWalk(self.raw(), Some(push), data, MlirWalkOrder_MlirWalkPreOrder) };
        out.remove(0);
        out
    }

    /// A copy of a `builtin.module`.
    ///
    /// # Panics
    /// If the operation is not one.
    pub fn copy_module(self) -> Module<'c> {
        let copy =
            unsafe { Module::from_option_raw(mlirModuleFromOperation(mlirOperationClone(self.raw()))) };
        copy.expect("a builtin.module")
    }

    /// A detached copy with the same operands.
    pub fn clone_op(self) -> Op<'c> {
        unsafe { Op::from_raw(mlirOperationClone(self.raw())) }
    }

    /// Moves the operation before another one, in any block.
    pub fn move_before(self, other: Op) {
        unsafe { mlirOperationMoveBefore(self.raw(), other.raw()) }
    }

    /// Removes the operation from its block.
    pub fn detach(self) {
        unsafe { mlirOperationRemoveFromParent(self.raw()) }
    }

    /// Verifies the operation and those nested in it. Errors are diagnostics of the context.
    pub fn verify(self) -> bool {
        unsafe { mlirOperationVerify(self.raw()) }
    }
}

/// A location as MLIR prints it, without `loc(…)` around it.
pub fn location_text(location: Location<'_>) -> String {
    let text = text(|cb, d| unsafe { mlirLocationPrint(location.to_raw(), cb, d) });
    let inner = text.strip_prefix("loc(").and_then(|t| t.strip_suffix(')'));
    inner.unwrap_or(&text).to_string()
}

impl std::fmt::Display for Op<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&text(|cb, d| unsafe { mlirOperationPrint(self.raw(), cb, d) }))
    }
}

impl<'c> Val<'c> {
    /// The defining operation; none for a block argument.
    pub fn def(self) -> Option<Op<'c>> {
        unsafe {
            mlirValueIsAOpResult(self.raw()).then(|| Op::from_raw(mlirOpResultGetOwner(self.raw())))
        }
    }

    /// This value's position among its operation's results; 0 for a block argument.
    pub fn result_index(self) -> usize {
        match self.def() {
            Some(_) => unsafe { mlirOpResultGetResultNumber(self.raw()).cast_unsigned() },
            None => 0,
        }
    }

    /// The block that holds the value's definition.
    pub fn block(self) -> Block<'c> {
        match self.def() {
            Some(op) => op.block().expect("the defining operation is in a block"),
            None => unsafe { Block::from_raw(mlirBlockArgumentGetOwner(self.raw())) },
        }
    }

    /// Changes the type; the defining operation must be one for which that is right.
    pub fn set_type(self, ty: Type<'c>) {
        unsafe { mlirValueSetType(self.raw(), ty.to_raw()) }
    }

    /// The type; see [`crate::TensorType::of`] for a tensor's.
    pub fn mlir_type(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirValueGetType(self.raw())) }
    }

    /// The type as MLIR prints it.
    pub fn type_text(self) -> String {
        type_text(self.mlir_type())
    }

    /// The uses, in order of creation.
    pub fn uses(self) -> Vec<Use<'c>> {
        let mut out = Vec::new();
        unsafe {
            let mut u = mlirValueGetFirstUse(self.raw());
            while !mlirOpOperandIsNull(u) {
                let owner = Op::from_raw(mlirOpOperandGetOwner(u));
                out.push(Use { owner, index: mlirOpOperandGetOperandNumber(u) as usize });
                u = mlirOpOperandGetNextUse(u);
            }
        }
        out.reverse();
        out
    }

    /// True if it has no uses.
    pub fn is_unused(self) -> bool {
        unsafe { mlirOpOperandIsNull(mlirValueGetFirstUse(self.raw())) }
    }

    /// Replaces all uses by another value of the same type.
    pub fn replace_all_uses(self, with: Val) {
        unsafe { mlirValueReplaceAllUsesOfWith(self.raw(), with.raw()) }
    }
}

impl<'c> Block<'c> {
    /// Its operations, in order.
    pub fn ops(self) -> Vec<Op<'c>> {
        let mut out = Vec::new();
        let mut op = unsafe { Op::from_nullable(mlirBlockGetFirstOperation(self.raw())) };
        while let Some(o) = op {
            out.push(o);
            op = o.next();
        }
        out
    }

    /// Its last operation; none for an empty block.
    pub fn terminator(self) -> Option<Op<'c>> {
        let registered = unsafe { Op::from_nullable(mlirBlockGetTerminator(self.raw())) };
        // MLIR does not recognise an unregistered terminator.
        registered.or_else(|| self.ops().last().copied())
    }

    /// Its arguments, in order.
    pub fn args(self) -> Vec<Val<'c>> {
        let n = unsafe { mlirBlockGetNumArguments(self.raw()) };
        (0..n).map(|i| unsafe { Val::from_raw(mlirBlockGetArgument(self.raw(), i)) }).collect()
    }

    /// Argument `i`, which must exist.
    pub fn arg(self, i: usize) -> Val<'c> {
        let count = unsafe { mlirBlockGetNumArguments(self.raw()) };
        assert!(i < count.cast_unsigned(), "argument {i} of {count}");
        unsafe { Val::from_raw(mlirBlockGetArgument(self.raw(), i.cast_signed())) }
    }

    /// The parent operation.
    pub fn parent(self) -> Option<Op<'c>> {
        unsafe { Op::from_nullable(mlirBlockGetParentOperation(self.raw())) }
    }
}

impl<'c> Region<'c> {
    /// The block of a region that has one.
    pub fn only_block(self) -> Option<Block<'c>> {
        let [block] = self.blocks()[..] else { return None };
        Some(block)
    }

    /// A new region with this one's blocks, which it loses.
    pub fn moved(self) -> Region<'c> {
        unsafe {
            let new = mlirRegionCreate();
            mlirRegionTakeBody(new, self.raw());
            Region::from_raw(new)
        }
    }

    /// Its blocks, in order.
    pub fn blocks(self) -> Vec<Block<'c>> {
        let mut out = Vec::new();
        unsafe {
            let mut b = mlirRegionGetFirstBlock(self.raw());
            while !b.ptr.is_null() {
                out.push(Block::from_raw(b));
                b = mlirBlockGetNextInRegion(b);
            }
        }
        out
    }
}
