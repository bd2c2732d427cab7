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
use crate::rewrite::sweeps;
use grpo_dataflow::signature;
use grpo_io::write;
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val};
use grpo_sweep::{Sweep, is_sweep, position_or_push};
use rustc_hash::FxHashMap as HashMap;
use std::ops::RangeFrom;

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
    let mut ids = 0..;
    let is_tensor = |v: &Val| TensorType::of(*v).is_some();
    let mut functions = Vec::new();
    for function in signature::public_functions(copy) {
        let mut probes = Probes::default();
        let blocks: Vec<Block> = function.regions().into_iter().flat_map(|r| r.blocks()).collect();
        if let Some((block, last)) = blocks.first().and_then(|block| Some((block, block.terminator()?)))
        {
            let first = block.ops()[0];
            for v in block.args().into_iter().filter(is_tensor) {
                probes.operands.push(probe(&Builder::before(first), v, &mut ids).0);
            }
            for v in last.operands().filter(is_tensor) {
                probes.results.push(probe(&Builder::before(last), v, &mut ids).0);
            }
        }
        functions.push(probes);
    }
    let mut sweeps = Vec::new();
    let ops: Vec<Op> = copy.walk().into_iter().filter(|op| is_sweep(*op)).collect();
    for (op, tokens) in ops.into_iter().zip(tokens) {
        match tokens {
            Some(tokens) => sweeps.push(replace_by_proxy(op, tokens, &mut ids)?),
            None => without_region(op),
        }
    }
    Ok((sweeps, functions))
}

/// Replaces a sweep that each device computes by itself by a `vocab.proxy`: propagation fails on regions of unknown operations.
fn without_region(op: Op) {
    let types: Vec<_> = op.results().map(Val::mlir_type).collect();
    let operands: Vec<Val> = op.operands().collect();
    let proxy = Builder::before(op).op(Kind::Proxy, &operands, &[], &types, &[]);
    sweeps::replace(op, proxy.results());
}

/// Replaces a sweep by a `vocab.proxy` with a sharding rule and probes.
fn replace_by_proxy(op: Op, tokens: &[i64], ids: &mut RangeFrom<usize>) -> Result<Probes, String> {
    let mut probes = Probes::default();
    let sweep = Sweep::from_op(op)?;
    let dims = Dims::of(&sweep, tokens);
    let b = Builder::before(op);
    let mut operands = Vec::new();
    for (v, dims_of) in op.operands().zip(&dims.operands) {
        let v = dims::unflatten(&b, v, &dims.shape(dims_of));
        operands.push(v);
        probes.operands.push(probe(&b, v, ids).0);
    }
    let types = sweep.result_types().into_iter().zip(&dims.results);
    let types: Vec<_> = types
        .map(|(ty, dims_of)| TensorType::new(dims.shape(dims_of), ty.elem).mlir(b.context))
        .collect();
    let rule = [("sdy.sharding_rule", rule(&dims))];
    let proxy = b.op(Kind::Proxy, &operands, &rule, &types, &[]);
    for (old, new) in op.results().zip(proxy.results()) {
        let (id, new) = probe(&b, new, ids);
        probes.results.push(id);
        dims::replace_unflattened(&b, old, new);
    }
    op.erase();
    Ok(probes)
}

/// An operation that returns `v` with the same sharding, and its number.
fn probe<'c>(b: &Builder<'c>, v: Val<'c>, ids: &mut RangeFrom<usize>) -> (usize, Val<'c>) {
    let ty = v.tensor_type();
    let id = ids.next().expect("without an end");
    let letters: Vec<String> = (0..ty.rank()).map(letter).collect();
    let list = format!("[{}]", letters.join(", "));
    let attrs = [
        (ID, format!("{id} : i64")),
        ("sdy.sharding_rule", rule_text(&list, &list, letters.iter().zip(&ty.shape))),
    ];
    (id, b.one(Kind::Probe, &[v], &attrs, &ty))
}

/// A custom sharding rule between operands and results, with the sizes of their factors.
fn rule_text<'f>(
    operands: &str,
    results: &str,
    factors: impl Iterator<Item = (&'f String, &'f i64)>,
) -> String {
    let sizes: Vec<String> = factors.map(|(letter, size)| format!("{letter}={size}")).collect();
    format!("#sdy.op_sharding_rule<({operands})->({results}) {{{}}}, custom>", sizes.join(", "))
}

/// A factor's name: `i` to `z`, then `z_1` and so on.
fn letter(i: usize) -> String {
    match u8::try_from(i) {
        Ok(i) if i < 18 => char::from(b'i' + i).to_string(),
        _ => format!("z_{}", i - 17),
    }
}

/// The sharding rule: which dimensions of a sweep's operands and results are equal.
fn rule(dims: &Dims) -> String {
    let mut factors: Vec<Dim> = Vec::new();
    let mut side = |values: &[Vec<Dim>]| {
        let mut texts = Vec::new();
        for dims in values {
            let letters = dims.iter().map(|dim| letter(position_or_push(&mut factors, *dim)));
            texts.push(format!("[{}]", letters.collect::<Vec<_>>().join(", ")));
        }
        texts.join(", ")
    };
    let (operands, results) = (side(&dims.operands), side(&dims.results));
    let letters: Vec<String> = (0..factors.len()).map(letter).collect();
    rule_text(&operands, &results, letters.iter().zip(&dims.shape(&factors)))
}

/// Parses the answer: a JSON object from probes' numbers to the text of their shardings.
///
/// # Errors
/// A description of the syntax error.
pub fn answer(text: &str) -> Result<HashMap<usize, String>, String> {
    serde_json::from_str(text).map_err(|e| format!("the propagation's answer: {e}"))
}
