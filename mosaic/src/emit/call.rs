//! The `tpu_custom_call` around a kernel.

use super::{epilogue, kernel};
use crate::plan::{hbm_bytes, products};
use crate::settings::Settings;
use crate::spec::tables::Tables;
use crate::spec::{BufferRef, IndexMap, KernelSpec, Order, SinkAt};
use crate::version::UNCHECKED;
use base64::Engine;
use grpo_ir::{Builder, Class, Kind, TensorType, Val};
use grpo_sweep::{NodeOp, Sink, Sweep, Tiles};
use serde_json::{Value, json};

/// A lowered sweep.
pub struct Lowered<'c> {
    /// The sweep's results, in order.
    pub results: Vec<Val<'c>>,
    /// Per kernel: its name, tiles, grid and VMEM bytes.
    pub kernels: Vec<Value>,
}

/// # Errors
/// If a kernel with these tiles exceeds its VMEM limit.
pub fn fits(tiles: Tiles, bytes: u64, options: &Settings) -> Result<(), String> {
    if bytes > options.vmem_bytes {
        return Err(format!(
            "tiles of {} × {} need {bytes} bytes of VMEM, more than the limit of {}",
            tiles.rows, tiles.cols, options.vmem_bytes
        ));
    }
    Ok(())
}

/// A kernel's name, from its sinks.
pub fn name(sweep: &Sweep) -> String {
    let mut kinds: Vec<&str> = Vec::new();
    for s in &sweep.sinks {
        if !kinds.contains(&s.kind()) {
            kinds.push(s.kind());
        }
    }
    format!("vocab_sweep_{}", kinds.join("_"))
}

/// Writes the kernel of a spec, and its call.
pub fn call<'c>(
    b: &Builder<'c>,
    spec: &KernelSpec<'_, 'c>,
    name: &str,
    options: &Settings,
) -> Vec<Val<'c>> {
    let operands = epilogue::operands(b, spec);
    let text = kernel::module(spec, name, options.mosaic_version, options.chip.cores);
    let results = spec.outputs.iter().map(|w| TensorType::new(w.array, w.elem)).collect();
    let s = spec.sweep;
    let cost = cost(s, products(spec, s.rows.unsigned_abs() * s.cols.unsigned_abs()), hbm_bytes(spec));
    let aliases = aliases(spec);
    let (vmem_bytes, version) = (spec.vmem_bytes(), options.mosaic_version);
    Call { name, text, operands, results, aliases, vmem_bytes, version, cost }.write(b)
}

/// A `tpu_custom_call` whose operands and results are all row-major.
pub struct Call<'a, 'c> {
    pub name: &'a str,
    /// The kernel's module.
    pub text: String,
    pub operands: Vec<Val<'c>>,
    pub results: Vec<TensorType>,
    /// Pairs of an operand and the result that has its memory.
    pub aliases: Vec<(usize, usize)>,
    pub vmem_bytes: u64,
    /// The version of Mosaic's form of the text.
    pub version: u32,
    /// See [`cost`].
    pub cost: Value,
}

impl<'c> Call<'_, 'c> {
    /// Writes the operation; returns its results.
    pub fn write(self, b: &Builder<'c>) -> Vec<Val<'c>> {
        let body = base64::engine::general_purpose::STANDARD.encode(self.text);
        let mut config = json!({
            "custom_call_config": {
                "body": body,
                "cost_estimate": self.cost,
                "needs_layout_passes": true,
                "serialization_format": 1,
            },
            "scoped_memory_configs": [{"memory_space": 1, "offset": 0, "size": self.vmem_bytes}],
        });
        // Copies stay within their arrays, which the interpreter checks for each form of kernel. On v6e the scalar code
        // of the compiler's checks took 170 bundles of each step of the gradients.
        if self.version >= UNCHECKED {
            config["custom_call_config"]["disable_bounds_checks"] = json!(true);
        }
        let row_major = |rank: usize| {
            let order: Vec<String> = (0..rank).rev().map(|d| d.to_string()).collect();
            format!("dense<[{}]> : tensor<{rank}xindex>", order.join(", "))
        };
        let layouts = |ranks: &mut dyn Iterator<Item = usize>| {
            format!("[{}]", ranks.map(row_major).collect::<Vec<_>>().join(", "))
        };
        let rank = |v: &Val| TensorType::of(*v).expect("operands are static tensors").rank();
        let alias = |(operand, result): &(usize, usize)| {
            let at = if self.results.len() == 1 { String::new() } else { result.to_string() };
            format!(
                "#stablehlo.output_operand_alias<output_tuple_indices = [{at}], \
                 operand_index = {operand}, operand_tuple_indices = []>"
            )
        };
        let mut attrs = vec![
            ("call_target_name", "\"tpu_custom_call\"".to_string()),
            ("api_version", "1 : i32".to_string()),
            ("backend_config", quoted(&config.to_string())),
            ("kernel_name", quoted(self.name)),
            ("operand_layouts", layouts(&mut self.operands.iter().map(rank))),
            ("result_layouts", layouts(&mut self.results.iter().map(TensorType::rank))),
        ];
        if !self.aliases.is_empty() {
            let list: Vec<String> = self.aliases.iter().map(alias).collect();
            attrs.push(("output_operand_aliases", format!("[{}]", list.join(", "))));
        }
        let results: Vec<_> = self.results.iter().map(|t| t.mlir(b.context)).collect();
        b.op(Kind::CustomCall, &self.operands, &attrs, &results, &[]).results().collect()
    }
}

/// Pairs of an input and the output that has its memory: what a result is added to, and arrays of stashed logits and a result
/// per column of the same type. All tiles of a block of columns have been read when its result is written.
fn aliases(spec: &KernelSpec<'_, '_>) -> Vec<(usize, usize)> {
    let mut taken: Vec<(usize, usize)> = Vec::new();
    for at in &spec.sinks {
        let SinkAt::Contract { init, out: BufferRef::Output(o), .. } = at else { continue };
        if let Some(BufferRef::Input(i)) = init {
            taken.push((*i, *o));
            continue;
        }
        let Some(k) = spec.stashed.as_ref().filter(|_| spec.order == Order::ColMajor) else { continue };
        let window = &spec.outputs[*o];
        let fits = |p: &BufferRef| match p {
            BufferRef::Input(i) => {
                let array = &spec.inputs[*i].1;
                let same = (array.array, array.elem) == (window.array, window.elem);
                let moves = matches!(window.along, IndexMap::Cols | IndexMap::Hbm);
                (same && moves && taken.iter().all(|t| t.0 != *i)).then_some(*i)
            }
            _ => None,
        };
        if let Some(i) = k.parts.iter().find_map(|(p, _)| fits(p)) {
            taken.push((i, *o));
        }
    }
    taken
}

/// A string attribute in MLIR's syntax.
fn quoted(s: &str) -> String {
    format!("\"{}\"", s.replace('\\', "\\5C").replace('"', "\\22"))
}

/// The cost estimate for XLA's scheduler: work and HBM traffic of a call. `products` are the flops of its products.
pub fn cost(s: &Sweep, products: u64, bytes: u64) -> Value {
    let tile = s.rows.unsigned_abs() * s.cols.unsigned_abs();
    let mut flops = products;
    let nodes = Tables::nodes(s);
    flops = flops.saturating_add(tile.saturating_mul(nodes.len() as u64));
    let slow = nodes.iter().filter(|id| match &s.body.node(**id).op {
        NodeOp::Map(op) => op.class() == Class::Transcendental,
        _ => false,
    });
    let online = s.sinks.iter().filter(|s| matches!(s, Sink::Online { .. })).count();
    let transcendentals = tile.saturating_mul((slow.count() + online) as u64);
    json!({
        "flops": flops,
        "transcendentals": transcendentals,
        "bytes_accessed": bytes,
    })
}
