//! Runs lowered modules: kernels in the Mosaic interpreter, the XLA operations around them here.

use super::tensor::{Tensor, dtype};
use super::{reference, scalar};
use crate::compared::Compared;
use crate::lower;
use base64::Engine;
use grpo_io::Context;
use grpo_ir::{
    CompareType, Elementwise, Kind, Op, TensorType, Val, attr_ints, dense_splat_bits, direction,
};
use grpo_mosaic::Tpu;
use grpo_mosaic_interp::{self as interp, Array, Data, Kernel};
use grpo_sweep::{Sweep, is_sweep};
use grpo_transforms::options::Options;
use std::collections::HashMap;

pub fn find<'c>(module: Op<'c>, pred: impl Fn(Op<'c>) -> bool) -> Op<'c> {
    module.walk().into_iter().find(|o| pred(*o)).expect("the operation is there")
}

/// Passes the results of a module's sweep by loops, and by its kernels for a target, to `check`, unless the same check of the
/// same kernels passed before.
pub fn compare(
    text: &str,
    inputs: &[Tensor],
    tpu: Tpu,
    options: &Options,
    check: impl FnOnce(&[Tensor], &[Tensor]),
) {
    let pass_context = Context::new();
    let read = lower::read(&pass_context, text);
    let module = Op::of_module(&read.module);
    let op = find(module, is_sweep);
    let sweep = Sweep::from_op(op).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let block = find(module, |o| o.is(Kind::Func)).regions()[0].blocks()[0];
    let mut values: HashMap<_, _> = block.args().into_iter().zip(inputs.iter().cloned()).collect();
    for before in block.ops().into_iter().take_while(|before| *before != op) {
        let args: Vec<Tensor> = before.operands().map(|v| values[&v].clone()).collect();
        values.extend(before.results().zip(evaluate(before, &args, 1)));
    }
    let lowered_context = Context::new();
    let mut lowered = lower::read(&lowered_context, text);
    let outcome = lower::lower(&lowered_context, &mut lowered, "plan,lower-mosaic", tpu, options);
    assert_eq!(outcome.report.sweeps.len(), 1);
    let lowered = Op::of_module(&lowered.module);
    let parts = [text, &lowered.to_string(), &bits(inputs), &tpu.chip.cores.to_string()];
    Compared::of_environment().unless_agreed(&parts, || {
        let expected = reference::evaluate(&sweep, &values);
        check(&expected, &run_on(find(lowered, |o| o.is(Kind::Func)), inputs, tpu.chip.cores));
    });
}

/// The bits of all elements.
pub fn bits(tensors: &[Tensor]) -> String {
    let numbers = tensors.iter().flat_map(|t| &t.data);
    numbers.map(|x| format!("{:x} ", x.to_bits())).collect()
}

/// The kernel text in a `tpu_custom_call`.
pub fn kernel_text(op: Op) -> String {
    let config = op.attr_str("backend_config").expect("a configuration");
    let config: serde_json::Value = serde_json::from_str(config).expect("JSON");
    let body = config["custom_call_config"]["body"].as_str().expect("a body");
    let bytes = base64::engine::general_purpose::STANDARD.decode(body).expect("base64");
    String::from_utf8(bytes).expect("text")
}

/// Evaluates a function's body up to its `return`.
pub fn run(function: Op, inputs: &[Tensor]) -> Vec<Tensor> {
    run_on(function, inputs, 1)
}

/// The same, on a chip with so many cores that share a kernel.
pub fn run_on(function: Op, inputs: &[Tensor], cores: u32) -> Vec<Tensor> {
    let block = function.regions()[0].blocks()[0];
    let mut values: HashMap<Val, Tensor> =
        block.args().into_iter().zip(inputs.iter().cloned()).collect();
    for op in block.ops() {
        let args: Vec<Tensor> = op.operands().map(|v| values[&v].clone()).collect();
        if op.name().ends_with("return") {
            return args;
        }
        for (result, tensor) in op.results().zip(evaluate(op, &args, cores)) {
            values.insert(result, tensor);
        }
    }
    panic!("a function without return")
}

fn evaluate(op: Op, args: &[Tensor], cores: u32) -> Vec<Tensor> {
    let types: Vec<TensorType> = op.results().map(|r| TensorType::of(r).expect("a tensor")).collect();
    let name = op.name().strip_prefix("stablehlo.").expect("StableHLO");
    match name {
        "custom_call" => return call(op, args, &types, cores),
        "optimization_barrier" => return args.to_vec(),
        _ => {}
    }
    if name == "sort" {
        return sort(args);
    }
    let ty = &types[0];
    let shape: Vec<usize> = ty.shape.iter().map(|d| *d as usize).collect();
    let count: usize = shape.iter().product();
    let data = match name {
        "constant" => {
            let text = op.attr("value").and_then(dense_splat_bits).expect("a splat");
            vec![scalar::constant(&text, ty.elem); count]
        }
        "broadcast_in_dim" => {
            let dims = op.attr("broadcast_dimensions").and_then(attr_ints).expect("dimensions");
            (0..count).map(|i| args[0].data[source_index(i, &shape, &dims, &args[0].shape)]).collect()
        }
        "slice" => {
            let from = op.attr("start_indices").and_then(attr_ints).expect("a start");
            let place = |i: usize| -> usize {
                let step = strides(&args[0].shape);
                (0..shape.len()).map(|d| (index_along(i, &shape, d) + from[d] as usize) * step[d]).sum()
            };
            (0..count).map(|i| args[0].data[place(i)]).collect()
        }
        "reshape" => args[0].data.clone(),
        "dynamic_update_slice" => {
            let (whole, part) = (&args[0], &args[1]);
            let mut data = whole.data.clone();
            let step = strides(&whole.shape);
            for (i, x) in part.data.iter().enumerate() {
                let along = |d: usize| index_along(i, &part.shape, d) + args[2 + d].data[0] as usize;
                data[(0..shape.len()).map(|d| along(d) * step[d]).sum::<usize>()] = *x;
            }
            data
        }
        "bitcast_convert" => args[0].data.iter().map(|x| scalar::fit(*x, ty.elem)).collect(),
        "convert" => args[0].data.iter().map(|x| scalar::convert(*x, args[0].elem, ty.elem)).collect(),
        "iota" => {
            let dim = op.attr("iota_dimension").and_then(attr_ints).expect("a dimension")[0] as usize;
            (0..count).map(|i| index_along(i, &shape, dim) as f64).collect()
        }
        "concatenate" => {
            // Along the last of two dimensions.
            let rows = (0..shape[0]).flat_map(|row| args.iter().map(move |a| (row, a)));
            rows.flat_map(|(row, a)| &a.data[row * a.shape[1]..(row + 1) * a.shape[1]])
                .copied()
                .collect()
        }
        "reduce" => reduce(op, args, count),
        "compare" => {
            let direction = direction(op).expect("a direction");
            let e = args[0].elem;
            let pairs = args[0].data.iter().zip(&args[1].data);
            pairs.map(|(a, b)| scalar::compare(direction, CompareType::of(e), *a, *b, e)).collect()
        }
        _ => (0..count)
            .map(|i| {
                let here: Vec<f64> = args.iter().map(|a| a.data[i]).collect();
                scalar::map(operation(name), &here, ty.elem)
            })
            .collect(),
    };
    vec![Tensor::new(&shape, ty.elem, data)]
}

fn call(op: Op, args: &[Tensor], types: &[TensorType], cores: u32) -> Vec<Tensor> {
    let kernel = Kernel::parse(&kernel_text(op)).unwrap_or_else(|e| panic!("{e}"));
    let inputs: Vec<_> = args.iter().map(Tensor::to_array).collect();
    let outputs: Vec<_> =
        types.iter().map(|t| (dtype(t.elem), t.shape.iter().map(|d| *d as usize).collect())).collect();
    let between = |i: &usize| {
        // What only kernels read may have holes, and what is written into yet.
        let users = op.result(*i).uses();
        let kernels = [Kind::CustomCall, Kind::OptimizationBarrier, Kind::DynamicUpdateSlice];
        !users.is_empty() && users.iter().all(|u| kernels.contains(&u.owner.kind()))
    };
    let partial = (0..types.len()).filter(between).collect();
    let mut options = interp::Options { aliases: aliases(op), partial, ..Default::default() };
    let mut run = |cores: usize, whole_shares: bool| {
        (options.cores, options.whole_shares) = (cores, whole_shares);
        kernel
            .run_with(&inputs, &outputs, &options)
            .unwrap_or_else(|e| panic!("{} on {cores} cores: {e}", kernel.name()))
    };
    let out = run(1, false);
    for cores in [2, 3] {
        assert!(same(&out, &run(cores, false)), "{} on {cores} cores has other results", kernel.name());
    }
    if cores > 1 {
        assert!(
            same(&out, &run(cores as usize, true)),
            "{} has other results in whole shares",
            kernel.name()
        );
    }
    out.iter().zip(types).map(|(a, t)| Tensor::from_array(a, t.elem)).collect()
}

/// Whether arrays hold the same numbers; NaN counts as one.
fn same(a: &[Array], b: &[Array]) -> bool {
    let number = |a: f32, b: f32| a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan());
    a.iter().zip(b).all(|(a, b)| match (a.data(), b.data()) {
        (Data::Floats(a), Data::Floats(b)) => a.iter().zip(b).all(|(a, b)| number(*a, *b)),
        (a, b) => a == b,
    })
}

/// Pairs of an operand and a result that share their memory.
pub fn aliases(op: Op) -> Vec<(usize, usize)> {
    let text = op.attr_text("output_operand_aliases").unwrap_or_default();
    let number = |text: &str| -> Option<usize> {
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().ok()
    };
    let entries = text.split("output_tuple_indices = [").skip(1);
    entries
        .map(|entry| {
            let operand = entry.split("operand_index = ").nth(1).and_then(number);
            (operand.expect("an operand's number"), number(entry).unwrap_or(0))
        })
        .collect()
}

fn strides(shape: &[usize]) -> Vec<usize> {
    let mut out = vec![1; shape.len()];
    for d in (1..shape.len()).rev() {
        out[d - 1] = out[d] * shape[d];
    }
    out
}

fn index_along(i: usize, shape: &[usize], dim: usize) -> usize {
    i / strides(shape)[dim] % shape[dim]
}

fn source_index(i: usize, shape: &[usize], dims: &[i64], from: &[usize]) -> usize {
    let step = strides(from);
    dims.iter()
        .enumerate()
        .map(|(d, to)| if from[d] == 1 { 0 } else { index_along(i, shape, *to as usize) * step[d] })
        .sum()
}

/// Sorts the rows of a matrix, and with them those of another one.
fn sort(args: &[Tensor]) -> Vec<Tensor> {
    let [keys, numbers] = args else { panic!("keys and numbers are sorted") };
    let mut out = args.to_vec();
    let cols = keys.shape[1];
    for row in 0..keys.shape[0] {
        let mut places: Vec<usize> = (row * cols..(row + 1) * cols).collect();
        places.sort_by(|a, b| keys.data[*a].total_cmp(&keys.data[*b]));
        for (i, place) in places.into_iter().enumerate() {
            out[0].data[row * cols + i] = keys.data[place];
            out[1].data[row * cols + i] = numbers.data[place];
        }
    }
    out
}

fn operation(name: &str) -> Elementwise {
    Elementwise::parse(name).unwrap_or_else(|| panic!("no test knows {name}"))
}

fn reduce(op: Op, args: &[Tensor], count: usize) -> Vec<f64> {
    let dim = op.attr("dimensions").and_then(attr_ints).expect("dimensions")[0] as usize;
    let inner = op.regions()[0].blocks()[0].ops()[0];
    let reducer = operation(inner.name().strip_prefix("stablehlo.").expect("StableHLO"));
    let (v, init) = (&args[0], args[1].data[0]);
    let mut out = vec![init; count];
    let below = strides(&v.shape)[dim];
    for (i, x) in v.data.iter().enumerate() {
        let to = i / (below * v.shape[dim]) * below + i % below;
        out[to] = scalar::map(reducer, &[out[to], *x], v.elem);
    }
    out
}
