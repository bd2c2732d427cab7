//! The shardings of a program's values, by Shardy's propagation, which the MLIR library lacks.
//!
//! Propagation runs on a copy of the module in which each sweep is an operation without a region that has a sharding rule and
//! unflattened operands. A `vocab.probe` reads every value of interest; the answer has the sharding of each.
//!
//! Probes of values that the program computes have no users. Shardy propagates along elementwise operations before others, and a
//! probe is one of the others: a probe between an argument and its users would delay the argument's sharding, and its users would
//! be split by their weights first. A sweep's results are used through their probes: Shardy aborts the process on a constraint that
//! leaves one of several results unreduced, as for a gradient.

use crate::partition::dims::{self, Dim, Dims};
use grpo_dataflow::signature;
use grpo_io::write;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};
use grpo_sweep::{Sweep, is_sweep};
use rustc_hash::FxHashMap as HashMap;

/// The attribute that numbers probes.
const ID: &str = "vocab.id";

/// Numbers of the probes on a sweep's operands and results.
#[derive(Clone, Debug, Default)]
pub(crate) struct Probes {
    pub operands: Vec<usize>,
    pub results: Vec<usize>,
}

/// A module for propagation, and its probes.
pub struct Question {
    /// Generic syntax.
    pub text: String,
    /// Per sweep with token dimensions, in order.
    pub sweeps: Vec<Probes>,
    /// Per public function, in order: its arguments and results.
    pub functions: Vec<Probes>,
}

/// Creates the copy. `tokens` has the token dimensions of each sweep of the module, in order; none for a sweep without probes.
///
/// # Errors
/// A sweep without a sharding rule.
pub fn question(module: Op, tokens: &[Option<&[i64]>]) -> Result<Question, String> {
    let copy = module.copy_module();
    let copy = Op::of_module(&copy);
    let asked = ask(copy, tokens);
    let text = String::from_utf8_lossy(&write::generic(copy)).into_owned();
    let (sweeps, functions) = asked?;
    Ok(Question { text, sweeps, functions })
}

fn ask(copy: Op, tokens: &[Option<&[i64]>]) -> Result<(Vec<Probes>, Vec<Probes>), String> {
    let mut count = 0;
    let mut functions = Vec::new();
    for function in signature::public_functions(copy) {
        let Some(block) = function.regions().first().and_then(|r| r.blocks().first().copied()) else {
            functions.push(Probes::default());
            continue;
        };
        let mut probes = Probes::default();
        if let Some(first) = block.ops().first() {
            for v in block.args().into_iter().filter(|v| TensorType::of(*v).is_some()) {
                probe(&Builder::before(*first), v, &mut count);
                probes.operands.push(count - 1);
            }
        }
        if let Some(last) = block.terminator() {
            for v in last.operands().filter(|v| TensorType::of(*v).is_some()) {
                probe(&Builder::before(last), v, &mut count);
                probes.results.push(count - 1);
            }
        }
        functions.push(probes);
    }
    let mut sweeps = Vec::new();
    let ops: Vec<Op> = copy.walk().into_iter().filter(|op| is_sweep(*op)).collect();
    for (op, tokens) in ops.into_iter().zip(tokens) {
        match tokens {
            Some(tokens) => sweeps.push(replace_by_proxy(op, tokens, &mut count)?),
            None => without_region(op),
        }
    }
    Ok((sweeps, functions))
}

/// Replaces a sweep that each device computes by itself by a `vocab.proxy`: propagation fails on regions of unknown operations.
fn without_region(op: Op) {
    let types: Vec<_> = op.results().map(Val::mlir_type).collect();
    let proxy =
        Builder::before(op).op(Kind::Proxy, &op.operands().collect::<Vec<_>>(), &[], &types, &[]);
    for (old, new) in op.results().zip(proxy.results()) {
        old.replace_all_uses(new);
    }
    op.erase();
}

/// Replaces a sweep by a `vocab.proxy`.
fn replace_by_proxy(op: Op, tokens: &[i64], count: &mut usize) -> Result<Probes, String> {
    let mut probes = Probes::default();
    let sweep = Sweep::from_op(op)?;
    let dims = Dims::of(&sweep, tokens);
    let b = Builder::before(op);
    let mut operands = Vec::new();
    for (v, dims_of) in op.operands().zip(&dims.operands) {
        let v = dims::unflatten(&b, v, &dims.shape(dims_of));
        probe(&b, v, count);
        operands.push(v);
        probes.operands.push(*count - 1);
    }
    let types: Vec<TensorType> = sweep
        .result_types()
        .into_iter()
        .zip(&dims.results)
        .map(|(ty, dims_of)| TensorType::new(dims.shape(dims_of), ty.elem))
        .collect();
    let raw: Vec<_> = types.iter().map(|t| t.mlir(b.context)).collect();
    let rule = [("sdy.sharding_rule", rule(&dims)?)];
    let proxy = b.op(Kind::Proxy, &operands, &rule, &raw, &[]);
    for (old, new) in op.results().zip(proxy.results()) {
        let new = probe(&b, new, count);
        probes.results.push(*count - 1);
        dims::replace_unflattened(&b, old, new);
    }
    op.erase();
    Ok(probes)
}

/// An operation that returns `v` with the same sharding.
fn probe<'c>(b: &Builder<'c>, v: Val<'c>, count: &mut usize) -> Val<'c> {
    let ty = v.tensor_type();
    let letters: Vec<String> = (0..ty.rank()).map(letter).collect();
    let list = format!("[{}]", letters.join(", "));
    let sizes: Vec<String> = letters.iter().zip(&ty.shape).map(|(l, d)| format!("{l}={d}")).collect();
    let rule = format!("#sdy.op_sharding_rule<({list})->({list}) {{{}}}, custom>", sizes.join(", "));
    let attrs = [(ID, format!("{count} : i64")), ("sdy.sharding_rule", rule)];
    *count += 1;
    b.one(Kind::Probe, &[v], &attrs, &ty)
}

/// A factor's name: `i` to `z`, then `z_1` and so on.
fn letter(i: usize) -> String {
    match u8::try_from(i) {
        Ok(i) if i < 18 => char::from(b'i' + i).to_string(),
        _ => format!("z_{}", i - 17),
    }
}

/// The sharding rule: which dimensions of a sweep's operands and results are equal.
fn rule(dims: &Dims) -> Result<String, String> {
    let mut factors: Vec<Dim> = Vec::new();
    let mut side = |list: &[Vec<Dim>]| -> String {
        let mut one = |dims: &Vec<Dim>| -> String {
            let mut name = |dim: &Dim| {
                let at = factors.iter().position(|f| f == dim).unwrap_or_else(|| {
                    factors.push(*dim);
                    factors.len() - 1
                });
                letter(at)
            };
            let names: Vec<String> = dims.iter().map(&mut name).collect();
            format!("[{}]", names.join(", "))
        };
        let texts: Vec<String> = list.iter().map(&mut one).collect();
        texts.join(", ")
    };
    let (operands, results) = (side(&dims.operands), side(&dims.results));
    let sizes: Vec<String> = factors
        .iter()
        .enumerate()
        .map(|(i, f)| format!("{}={}", letter(i), dims.shape(&[*f])[0]))
        .collect();
    Ok(format!("#sdy.op_sharding_rule<({operands})->({results}) {{{}}}, custom>", sizes.join(", ")))
}

/// Parses the answer: a JSON object from probes' numbers to the text of their shardings.
///
/// # Errors
/// A description of the syntax error.
pub fn answer(text: &str) -> Result<HashMap<usize, String>, String> {
    serde_json::from_str(text).map_err(|e| format!("the propagation's answer: {e}"))
}
