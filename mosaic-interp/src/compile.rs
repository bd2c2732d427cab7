//! From MLIR operations to instructions.
//!
//! [`compile`] reads the module and its functions; one file per family of operations lowers them. MLIR
//! does not know the operations, so nothing about them is verified: each lowering checks the counts,
//! attributes and types that it relies on.

mod control;
mod matmul;
mod memory;
mod op;
mod scalar;
mod shape;
mod types;
mod vector;

use super::array::DType;
use super::error::Error;
use super::ir;
use super::program::{Block, Function, Inst, KernelProgram, Op, Place, Slot, SlotKind, Ty, Window};
use super::text;
use melior::Context;
use melior::dialect::DialectRegistry;
use melior::ir::block::BlockLike;
use melior::ir::operation::{OperationLike, OperationRef};
use melior::ir::{BlockRef, Module, RegionLike, Value, ValueLike};
use op::OpView;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// The prefix of every operation in the versioned form.
const PREFIX: &str = "stable_mosaic.";
const VERSION_ATTRIBUTE: &str = "stable_mosaic.version";
/// Versions whose operations have the attributes that the lowerings read.
const VERSIONS: std::ops::RangeInclusive<i64> = 4..=15;
/// Regions nested deeper than this are refused (the executor recurses).
const MAX_DEPTH: usize = 64;

/// The result of lowering an operation.
enum Lowered {
    Op(Op),
    /// Without effect in the interpreter, such as trace marks.
    Nothing,
    Unknown,
}

/// Reads a kernel's text.
pub(super) fn compile(text: &str) -> Result<KernelProgram, Error> {
    if text.contains('\0') {
        return Err(Error::Parse("the text holds a zero byte".into()));
    }
    let registry = DialectRegistry::new();
    melior::utility::register_all_dialects(&registry);
    let context = Context::new_with_registry(&registry, false);
    context.set_allow_unregistered_dialects(true);
    let messages = Arc::new(Mutex::new(Vec::new()));
    let sink = Arc::clone(&messages);
    let handler = context.attach_diagnostic_handler(move |diagnostic| {
        if let Ok(mut all) = sink.lock() {
            let place = op::short_location(&diagnostic.location().to_string());
            all.push(format!("{place}: {diagnostic}"));
        }
        true
    });
    let module = Module::parse(&context, &text::readable(text));
    context.detach_diagnostic_handler(handler);
    let Some(module) = module else {
        let all = messages.lock().map(|m| m.join("; ")).unwrap_or_default();
        return Err(Error::Parse(all));
    };
    read_module(&module)
}

fn read_module(module: &Module<'_>) -> Result<KernelProgram, Error> {
    let wrong = |message: String| Err(Error::Module(message));
    let version = module.as_operation().attribute(VERSION_ATTRIBUTE).ok().and_then(ir::int);
    match version {
        None => return wrong(format!("the module has no integer `{VERSION_ATTRIBUTE}`")),
        Some(v) if !VERSIONS.contains(&v) => {
            return wrong(format!(
                "version {v} of the form is not among those known, {} to {}",
                VERSIONS.start(),
                VERSIONS.end()
            ));
        }
        Some(_) => {}
    }
    let mut functions = HashMap::new();
    let mut kernel = None;
    let mut next = module.body().first_operation();
    while let Some(operation) = next {
        next = operation.next_in_block();
        let view = OpView::new(operation)?;
        if view.name != "func.func" {
            return Err(view.unknown());
        }
        let name = view
            .attr("sym_name")
            .and_then(ir::string)
            .ok_or_else(|| view.malformed("a function without a name"))?;
        // The kernel is the function with the grid's attributes; the index maps have none.
        if view.attr("scratch_operands").is_some() || view.attr("dimension_semantics").is_some() {
            if kernel.is_some() {
                return wrong("two kernel functions".into());
            }
            kernel = Some((name.clone(), operation));
        }
        functions.insert(name, operation);
    }
    let kernel = kernel.or_else(|| {
        // Without grid and scratch the only function is the kernel.
        match functions.iter().next() {
            Some((name, operation)) if functions.len() == 1 => Some((name.clone(), *operation)),
            _ => None,
        }
    });
    match kernel {
        Some((name, operation)) => read_kernel(name, operation, &functions),
        None => wrong("there is no kernel function".into()),
    }
}

fn read_kernel(
    name: String,
    operation: OperationRef<'_, '_>,
    functions: &HashMap<String, OperationRef<'_, '_>>,
) -> Result<KernelProgram, Error> {
    let view = OpView::new(operation)?;
    let mut places = Vec::new();
    let body = function(operation, &mut places)?;
    let grid = match view.attr("iteration_bounds") {
        None => Vec::new(),
        Some(a) => ir::ints(a).ok_or_else(|| view.malformed("bad `iteration_bounds`"))?,
    };
    if grid.iter().any(|n| *n < 0) {
        return Err(view.malformed("dynamic or negative `iteration_bounds` are not supported"));
    }
    let shared = match view.attr("dimension_semantics") {
        None => None,
        Some(a) => {
            let all = ir::array(a).ok_or_else(|| view.malformed("bad `dimension_semantics`"))?;
            all.iter().position(|s| s.to_string() == "#tpu.dimension_semantics<parallel>")
        }
    };
    if shared.is_some_and(|at| at >= grid.len()) {
        return Err(view.malformed("more `dimension_semantics` than grid dimensions"));
    }
    let count = |key: &str| match view.attr(key) {
        None => Ok(0),
        Some(a) => ir::int(a)
            .and_then(|n| usize::try_from(n).ok())
            .ok_or_else(|| view.malformed(format!("bad `{key}`"))),
    };
    let (scalar_prefetch, scratch) = (count("scalar_prefetch")?, count("scratch_operands")?);
    // A kernel function has leading i32 arguments only as grid indices.
    let scalars = body.arguments.iter().take_while(|(_, t)| *t == Ty::Scalar(DType::I32)).count();
    if scalars != grid.len() {
        return Err(view.malformed(format!("{scalars} grid indices for {} grid dimensions", grid.len())));
    }
    if body.arguments[scalars..].iter().any(|(_, t)| !matches!(t, Ty::MemRef(_))) {
        return Err(view.malformed("an operand that is no memref"));
    }
    let operands = body.arguments.len() - scalars;
    let windowed = operands
        .checked_sub(scalar_prefetch.saturating_add(scratch))
        .ok_or_else(|| view.malformed("fewer operands than scalar prefetch and scratch need"))?;
    let params = match view.attr("window_params") {
        None => Vec::new(),
        Some(a) => ir::array(a).ok_or_else(|| view.malformed("bad `window_params`"))?,
    };
    if !params.is_empty() && params.len() != windowed {
        return Err(view.malformed(format!("{} `window_params` for {windowed} operands", params.len())));
    }
    let mut windows = Vec::new();
    for at in 0..windowed {
        windows.push(match params.get(at) {
            None => Window::Whole,
            Some(p) => read_window(&view, *p, functions, &mut places)?,
        });
    }
    for (at, window) in windows.iter().enumerate() {
        let Window::Block { bounds, map, .. } = window else {
            continue;
        };
        let arguments = &body.arguments;
        let Ty::MemRef(memref) = &arguments[scalars + scalar_prefetch + at].1 else {
            continue;
        };
        if !memref.shape.iter().copied().eq(bounds.iter().map(|b| Some(*b))) {
            return Err(view.malformed(format!("window {at}: bounds and memref differ")));
        }
        if map.body.yields.len() != bounds.len() || map.arguments.len() != scalars + scalar_prefetch {
            return Err(view.malformed(format!("window {at}: the index map does not fit")));
        }
    }
    let grid_arguments = scalars;
    Ok(KernelProgram { name, grid_arguments, grid, shared, scalar_prefetch, windows, body, places })
}

fn read_window(
    view: &OpView<'_, '_>,
    params: melior::ir::Attribute<'_>,
    functions: &HashMap<String, OperationRef<'_, '_>>,
    places: &mut Vec<Place>,
) -> Result<Window, Error> {
    let Some(map) = ir::member(params, "transform_indices") else {
        return Ok(Window::Whole);
    };
    let map = ir::symbol(map)
        .and_then(|name| functions.get(&name))
        .ok_or_else(|| view.malformed("`transform_indices` names no function"))?;
    let bounds = ir::member(params, "window_bounds")
        .and_then(ir::ints)
        .and_then(|all| all.into_iter().map(|n| usize::try_from(n).ok()).collect())
        .ok_or_else(|| view.malformed("bad `window_bounds`"))?;
    let elements = match ir::member(params, "window_kind") {
        None => false,
        Some(kind) => {
            let kind = kind.to_string();
            let padding: i64 = op::lists(&kind).iter().flatten().map(|n| n.abs()).sum();
            if !kind.starts_with("#tpu.element_window") || padding != 0 {
                return Err(view.malformed(format!("unsupported window kind {kind}")));
            }
            true
        }
    };
    Ok(Window::Block { bounds, map: function(*map, places)?, elements })
}

fn function(operation: OperationRef<'_, '_>, places: &mut Vec<Place>) -> Result<Function, Error> {
    let view = OpView::new(operation)?;
    let mut compiler = Compiler { places, slots: Vec::new(), values: HashMap::new(), depth: 0 };
    let block = compiler.single_block(&view, 0)?;
    let arguments = compiler.arguments(&view, block)?;
    let body = compiler.block(&view, block)?;
    Ok(Function { arguments, body, slots: compiler.slots })
}

/// The state of compiling one function.
pub(super) struct Compiler<'p> {
    places: &'p mut Vec<Place>,
    slots: Vec<SlotKind>,
    values: HashMap<usize, (Slot, Ty)>,
    depth: usize,
}

impl Compiler<'_> {
    /// A new slot of a type.
    fn slot(&mut self, ty: &Ty) -> Slot {
        self.slots.push(ty.kind());
        (self.slots.len() - 1) as Slot
    }

    fn define(&mut self, view: &OpView<'_, '_>, value: Value<'_, '_>) -> Result<(Slot, Ty), Error> {
        let ty = types::ty(value.r#type()).map_err(|m| view.malformed(m))?;
        let slot = self.slot(&ty);
        let entry = (slot, ty);
        self.values.insert(value.to_raw().ptr as usize, entry.clone());
        Ok(entry)
    }

    fn lookup(&self, view: &OpView<'_, '_>, value: Value<'_, '_>) -> Result<(Slot, Ty), Error> {
        self.values
            .get(&(value.to_raw().ptr as usize))
            .cloned()
            .ok_or_else(|| view.malformed("an operand from outside the function"))
    }

    /// Operand `at` with its type.
    fn arg(&self, view: &OpView<'_, '_>, at: usize) -> Result<(Slot, Ty), Error> {
        let value =
            view.op.operand(at).map_err(|_| view.malformed(format!("operand {at} is missing")))?;
        self.lookup(view, value)
    }

    /// The operands in a range.
    fn args(
        &self,
        view: &OpView<'_, '_>,
        range: std::ops::Range<usize>,
    ) -> Result<Vec<(Slot, Ty)>, Error> {
        range.map(|at| self.arg(view, at)).collect()
    }

    /// The only result with its type.
    fn result(&self, view: &OpView<'_, '_>) -> Result<(Slot, Ty), Error> {
        if view.op.result_count() != 1 {
            return Err(view.malformed("one result is expected"));
        }
        let value = view.op.result(0).map_err(|_| view.malformed("no result"))?;
        self.lookup(view, value.into())
    }

    fn results(&self, view: &OpView<'_, '_>) -> Result<Vec<Slot>, Error> {
        view.op.results().map(|r| self.lookup(view, r.into()).map(|(slot, _)| slot)).collect()
    }

    /// Operand `at`, which must be a vector: slot, shape and element type.
    fn vector_arg(&self, view: &OpView<'_, '_>, at: usize) -> Result<(Slot, Vec<usize>, DType), Error> {
        match self.arg(view, at)? {
            (slot, Ty::Vector(dtype, shape)) => Ok((slot, shape, dtype)),
            _ => Err(view.malformed(format!("operand {at} is no vector"))),
        }
    }

    /// The result, which must be a vector: slot, shape and element type.
    fn vector_result(&self, view: &OpView<'_, '_>) -> Result<(Slot, Vec<usize>, DType), Error> {
        match self.result(view)? {
            (slot, Ty::Vector(dtype, shape)) => Ok((slot, shape, dtype)),
            _ => Err(view.malformed("the result is no vector")),
        }
    }

    /// The single block of a region.
    fn single_block<'c, 'a>(
        &self,
        view: &OpView<'c, 'a>,
        region: usize,
    ) -> Result<BlockRef<'c, 'a>, Error> {
        let region =
            view.op.region(region).map_err(|_| view.malformed(format!("region {region} is missing")))?;
        let block = region.first_block().ok_or_else(|| view.malformed("an empty region"))?;
        match block.next_in_region() {
            None => Ok(block),
            Some(_) => Err(view.malformed("a region with several blocks")),
        }
    }

    /// Defines a block's arguments.
    fn arguments(
        &mut self,
        view: &OpView<'_, '_>,
        block: BlockRef<'_, '_>,
    ) -> Result<Vec<(Slot, Ty)>, Error> {
        (0..block.argument_count())
            .map(|i| {
                let argument =
                    block.argument(i).map_err(|_| view.malformed("a block argument is missing"))?;
                self.define(view, argument.into())
            })
            .collect()
    }

    /// Compiles a block whose arguments are defined.
    fn block(&mut self, parent: &OpView<'_, '_>, block: BlockRef<'_, '_>) -> Result<Block, Error> {
        if self.depth >= MAX_DEPTH {
            return Err(parent.malformed("regions are nested too deeply"));
        }
        self.depth += 1;
        let mut out = Block::default();
        let mut next = block.first_operation();
        while let Some(operation) = next {
            next = operation.next_in_block();
            let view = OpView::new(operation)?;
            if control::is_terminator(&view.name) {
                if next.is_some() {
                    return Err(view.malformed("a terminator in the middle of a block"));
                }
                let yields = self.args(&view, 0..operation.operand_count())?;
                out.yields = yields.into_iter().map(|(slot, _)| slot).collect();
                break;
            }
            for result in operation.results() {
                self.define(&view, result.into())?;
            }
            let place = self.places.len() as u32;
            self.places.push(Place { op: view.name.clone(), location: view.location.clone() });
            match self.lower(&view)? {
                Lowered::Op(op) => out.ops.push(Inst { op, place }),
                Lowered::Nothing => {}
                Lowered::Unknown => return Err(view.unknown()),
            }
        }
        self.depth -= 1;
        Ok(out)
    }

    fn lower(&mut self, view: &OpView<'_, '_>) -> Result<Lowered, Error> {
        let Some((dialect, name)) = view.name.split_once('.') else {
            return Ok(Lowered::Unknown);
        };
        match dialect {
            "arith" => scalar::arith(self, view, name),
            "math" => scalar::math(self, view, name),
            "vector" => vector::vector(self, view, name),
            "scf" => control::scf(self, view, name),
            "memref" | "cf" => memory::memref(self, view),
            "tpu" => match memory::tpu(self, view, name)? {
                Lowered::Unknown => match vector::tpu(self, view, name)? {
                    Lowered::Unknown => control::tpu(self, view, name),
                    lowered => Ok(lowered),
                },
                lowered => Ok(lowered),
            },
            _ => Ok(Lowered::Unknown),
        }
    }
}
