//! Copyable handles to operations, values, blocks and regions.

use mlir_sys::*;
use std::ffi::c_void;
use std::hash::{Hash, Hasher};

/// A string reference that MLIR copies or reads during the call.
pub(super) fn sref(s: &str) -> MlirStringRef {
    MlirStringRef { data: s.as_ptr().cast(), length: s.len() }
}

pub(super) unsafe fn from_sref<'a>(s: MlirStringRef) -> &'a str {
    if s.length == 0 {
        return "";
    }
    let bytes = unsafe { std::slice::from_raw_parts(s.data.cast::<u8>(), s.length) };
    if bytes.is_ascii() {
        // SAFETY: ASCII is UTF-8.
        return unsafe { std::str::from_utf8_unchecked(bytes) };
    }
    std::str::from_utf8(bytes).unwrap_or("<invalid UTF-8>")
}

unsafe extern "C" fn append(s: MlirStringRef, data: *mut c_void) {
    let out = unsafe { &mut *data.cast::<String>() };
    let bytes = unsafe { std::slice::from_raw_parts(s.data.cast::<u8>(), s.length) };
    out.push_str(&String::from_utf8_lossy(bytes));
}

/// Runs one of MLIR's printing functions and returns what it printed.
pub(super) fn print_with(f: impl FnOnce(MlirStringCallback, *mut c_void)) -> String {
    let mut out = String::new();
    f(Some(append), (&raw mut out).cast());
    out
}

macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $raw:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(pub $raw);
        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.0.ptr == other.0.ptr
            }
        }
        impl Eq for $name {}
        impl Hash for $name {
            fn hash<H: Hasher>(&self, state: &mut H) {
                (self.0.ptr as usize).hash(state)
            }
        }
    };
}

handle!(
    /// An operation.
    Op,
    MlirOperation
);
handle!(
    /// A value: an operation's result or a block's argument.
    Val,
    MlirValue
);
handle!(
    /// A block.
    Block,
    MlirBlock
);
handle!(
    /// A region.
    Region,
    MlirRegion
);

/// One use of a value: operand `index` of `owner`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Use {
    pub owner: Op,
    pub index: usize,
}

impl Op {
    /// The operation behind a melior module.
    pub fn of_module(module: &melior::ir::Module) -> Op {
        Op(unsafe { mlirModuleGetOperation(module.to_raw()) })
    }

    /// The full name, such as `stablehlo.add`.
    pub fn name<'a>(self) -> &'a str {
        unsafe { from_sref(mlirIdentifierStr(mlirOperationGetName(self.0))) }
    }

    pub fn is(self, name: &str) -> bool {
        self.name() == name
    }

    pub fn num_operands(self) -> usize {
        unsafe { mlirOperationGetNumOperands(self.0) as usize }
    }

    /// Operand `i`; `i` must be below [`Op::num_operands`].
    pub fn operand(self, i: usize) -> Val {
        assert!(i < self.num_operands(), "operand {i} of {}", self.name());
        Val(unsafe { mlirOperationGetOperand(self.0, i as isize) })
    }

    pub fn operands(self) -> Vec<Val> {
        (0..self.num_operands()).map(|i| self.operand(i)).collect()
    }

    pub fn set_operand(self, i: usize, v: Val) {
        unsafe { mlirOperationSetOperand(self.0, i as isize, v.0) }
    }

    pub fn num_results(self) -> usize {
        unsafe { mlirOperationGetNumResults(self.0) as usize }
    }

    /// Result `i`; `i` must be below [`Op::num_results`].
    pub fn result(self, i: usize) -> Val {
        assert!(i < self.num_results(), "result {i} of {}", self.name());
        Val(unsafe { mlirOperationGetResult(self.0, i as isize) })
    }

    pub fn results(self) -> Vec<Val> {
        (0..self.num_results()).map(|i| self.result(i)).collect()
    }

    pub fn regions(self) -> Vec<Region> {
        let n = unsafe { mlirOperationGetNumRegions(self.0) };
        (0..n).map(|i| Region(unsafe { mlirOperationGetRegion(self.0, i) })).collect()
    }

    pub fn num_successors(self) -> usize {
        unsafe { mlirOperationGetNumSuccessors(self.0) as usize }
    }

    pub fn block(self) -> Option<Block> {
        let b = unsafe { mlirOperationGetBlock(self.0) };
        (!b.ptr.is_null()).then_some(Block(b))
    }

    pub fn parent(self) -> Option<Op> {
        let p = unsafe { mlirOperationGetParentOperation(self.0) };
        (!p.ptr.is_null()).then_some(Op(p))
    }

    pub fn next(self) -> Option<Op> {
        let n = unsafe { mlirOperationGetNextInBlock(self.0) };
        (!n.ptr.is_null()).then_some(Op(n))
    }

    pub fn context(self) -> MlirContext {
        unsafe { mlirOperationGetContext(self.0) }
    }

    pub fn location(self) -> MlirLocation {
        unsafe { mlirOperationGetLocation(self.0) }
    }

    /// Whether the location names a place in a file.
    pub fn has_position(self) -> bool {
        crate::io::diagnostics::Position::find_in(&self.location_text()).is_some()
    }

    /// Adds to the location that the operation's function was called by `call`.
    pub fn set_location_called_from(self, call: Op) {
        unsafe {
            mlirOperationSetLocation(self.0, mlirLocationCallSiteGet(self.location(), call.location()))
        }
    }

    /// The location as MLIR prints it, without `loc(…)` around it.
    pub fn location_text(self) -> String {
        let text = print_with(|cb, d| unsafe { mlirLocationPrint(self.location(), cb, d) });
        let inner = text.strip_prefix("loc(").and_then(|t| t.strip_suffix(')'));
        inner.unwrap_or(&text).to_string()
    }

    /// An attribute (inherent or discardable) by name.
    pub fn attr(self, name: &str) -> Option<MlirAttribute> {
        let a = unsafe { mlirOperationGetAttributeByName(self.0, sref(name)) };
        (!a.ptr.is_null()).then_some(a)
    }

    /// The text that MLIR prints for an attribute.
    pub fn attr_text(self, name: &str) -> Option<String> {
        self.attr(name).map(|a| print_with(|cb, d| unsafe { mlirAttributePrint(a, cb, d) }))
    }

    /// A string attribute's value.
    pub fn attr_str<'a>(self, name: &str) -> Option<&'a str> {
        let a = self.attr(name)?;
        unsafe { mlirAttributeIsAString(a).then(|| from_sref(mlirStringAttrGetValue(a))) }
    }

    /// A Boolean attribute's value.
    pub fn attr_bool(self, name: &str) -> Option<bool> {
        let a = self.attr(name)?;
        unsafe { mlirAttributeIsABool(a).then(|| mlirBoolAttrGetValue(a)) }
    }

    /// An entry of a dictionary attribute, if it is a string.
    pub fn attr_entry<'a>(self, name: &str, key: &str) -> Option<&'a str> {
        let a = self.attr(name)?;
        unsafe {
            if !mlirAttributeIsADictionary(a) {
                return None;
            }
            let entry = mlirDictionaryAttrGetElementByName(a, sref(key));
            let is_string = !entry.ptr.is_null() && mlirAttributeIsAString(entry);
            is_string.then(|| from_sref(mlirStringAttrGetValue(entry)))
        }
    }

    pub fn set_attr(self, name: &str, value: MlirAttribute) {
        unsafe { mlirOperationSetAttributeByName(self.0, sref(name), value) }
    }

    /// Sets an attribute without a value, which says something by being there.
    pub fn set_unit_attr(self, name: &str) {
        self.set_attr(name, unsafe { mlirUnitAttrGet(self.context()) });
    }

    pub fn remove_attr(self, name: &str) {
        unsafe {
            mlirOperationRemoveAttributeByName(self.0, sref(name));
        }
    }

    /// All operations nested in this one, outermost first, in order; not the operation itself.
    pub fn walk(self) -> Vec<Op> {
        unsafe extern "C" fn push(op: MlirOperation, data: *mut c_void) -> MlirWalkResult {
            unsafe { &mut *data.cast::<Vec<Op>>() }.push(Op(op));
            MlirWalkResult_MlirWalkResultAdvance
        }
        // One call into MLIR for the whole module: stepping through it from here costs several for each
        // operation, and passes walk a lot.
        let mut out: Vec<Op> = Vec::new();
        let data = (&raw mut out).cast();
        unsafe { mlirOperationWalk(self.0, Some(push), data, MlirWalkOrder_MlirWalkPreOrder) };
        out.remove(0);
        out
    }

    /// Copies the operation; its operands stay those of the original.
    pub fn clone_op(self) -> Op {
        Op(unsafe { mlirOperationClone(self.0) })
    }

    pub fn move_before(self, other: Op) {
        unsafe { mlirOperationMoveBefore(self.0, other.0) }
    }

    pub fn move_after(self, other: Op) {
        unsafe { mlirOperationMoveAfter(self.0, other.0) }
    }

    /// Removes the operation and frees it. Its results must have no uses.
    pub fn erase(self) {
        debug_assert!(self.results().into_iter().all(Val::is_unused), "erase {}", self.name());
        unsafe {
            mlirOperationRemoveFromParent(self.0);
            mlirOperationDestroy(self.0);
        }
    }

    /// Takes the operation out of its block.
    pub fn detach(self) {
        unsafe { mlirOperationRemoveFromParent(self.0) }
    }

    /// Frees an operation that is in no block, such as a clone.
    pub fn destroy(self) {
        unsafe { mlirOperationDestroy(self.0) }
    }

    pub fn verify(self) -> bool {
        unsafe { mlirOperationVerify(self.0) }
    }
}

impl std::fmt::Display for Op {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&print_with(|cb, d| unsafe { mlirOperationPrint(self.0, cb, d) }))
    }
}

impl Val {
    /// The operation that makes this value; none for a block argument.
    pub fn def(self) -> Option<Op> {
        unsafe { mlirValueIsAOpResult(self.0).then(|| Op(mlirOpResultGetOwner(self.0))) }
    }

    /// This value's position among its operation's results; 0 for a block argument.
    pub fn result_index(self) -> usize {
        match self.def() {
            Some(_) => unsafe { mlirOpResultGetResultNumber(self.0) as usize },
            None => 0,
        }
    }

    /// The block that holds the value's definition.
    pub fn block(self) -> Block {
        match self.def() {
            Some(op) => op.block().expect("the defining operation is in a block"),
            None => Block(unsafe { mlirBlockArgumentGetOwner(self.0) }),
        }
    }

    /// Changes the type; the defining operation must be one for which that is right.
    pub fn set_type(self, ty: MlirType) {
        unsafe { mlirValueSetType(self.0, ty) }
    }

    pub fn raw_type(self) -> MlirType {
        unsafe { mlirValueGetType(self.0) }
    }

    /// The type as MLIR prints it.
    pub fn type_text(self) -> String {
        print_with(|cb, d| unsafe { mlirTypePrint(self.raw_type(), cb, d) })
    }

    pub fn uses(self) -> Vec<Use> {
        let mut out = Vec::new();
        unsafe {
            let mut u = mlirValueGetFirstUse(self.0);
            while !mlirOpOperandIsNull(u) {
                let owner = Op(mlirOpOperandGetOwner(u));
                out.push(Use { owner, index: mlirOpOperandGetOperandNumber(u) as usize });
                u = mlirOpOperandGetNextUse(u);
            }
        }
        out.reverse();
        out
    }

    pub fn is_unused(self) -> bool {
        unsafe { mlirOpOperandIsNull(mlirValueGetFirstUse(self.0)) }
    }

    pub fn replace_all_uses(self, with: Val) {
        unsafe { mlirValueReplaceAllUsesOfWith(self.0, with.0) }
    }
}

impl Block {
    pub fn ops(self) -> Vec<Op> {
        let mut out = Vec::new();
        let first = unsafe { mlirBlockGetFirstOperation(self.0) };
        let mut op = (!first.ptr.is_null()).then_some(Op(first));
        while let Some(o) = op {
            out.push(o);
            op = o.next();
        }
        out
    }

    pub fn terminator(self) -> Option<Op> {
        let t = unsafe { mlirBlockGetTerminator(self.0) };
        if !t.ptr.is_null() {
            return Some(Op(t));
        }
        // An unregistered terminator is not known to be one.
        self.ops().last().copied()
    }

    pub fn args(self) -> Vec<Val> {
        let n = unsafe { mlirBlockGetNumArguments(self.0) };
        (0..n).map(|i| Val(unsafe { mlirBlockGetArgument(self.0, i) })).collect()
    }

    pub fn parent(self) -> Option<Op> {
        let p = unsafe { mlirBlockGetParentOperation(self.0) };
        (!p.ptr.is_null()).then_some(Op(p))
    }
}

impl Region {
    pub fn blocks(self) -> Vec<Block> {
        let mut out = Vec::new();
        unsafe {
            let mut b = mlirRegionGetFirstBlock(self.0);
            while !b.ptr.is_null() {
                out.push(Block(b));
                b = mlirBlockGetNextInRegion(b);
            }
        }
        out
    }
}
