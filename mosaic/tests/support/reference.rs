//! A sweep's results by plain loops in f64, with the sweep's own rounding points.

use super::scalar;
use super::tensor::{self, Tensor};
use grpo_ir::{Elem, TensorType, Val};
use grpo_sweep::{Contraction, Layout, NodeId, NodeOp, OnlineTerm, Sink, Source, Sweep};
use std::collections::HashMap;

/// Evaluates a sweep whose operands are `values`: its sinks of the first phase, then the others.
pub fn evaluate(s: &Sweep, values: &HashMap<Val, Tensor>) -> Vec<Tensor> {
    let tiles: Vec<Vec<f64>> = s.sources.iter().map(|x| source(s, x, values)).collect();
    let second = s.second_phase();
    let starts = s.first_results();
    let mut results: HashMap<usize, Tensor> = HashMap::new();
    for phase in [false, true] {
        let mine: Vec<usize> = (0..s.sinks.len()).filter(|i| second[*i] == phase).collect();
        let roots: Vec<NodeId> = mine.iter().flat_map(|i| s.sinks[*i].values()).collect();
        let grids = grids(s, &roots, &tiles, values, &results);
        for i in mine {
            let found = sink(s, &s.sinks[i], &grids, values);
            results.extend(found.into_iter().enumerate().map(|(part, t)| (starts[i] + part, t)));
        }
    }
    (0..results.len()).map(|i| results.remove(&i).expect("every result")).collect()
}

/// The values of some nodes on every row and column.
fn grids(
    s: &Sweep,
    roots: &[NodeId],
    tiles: &[Vec<f64>],
    values: &HashMap<Val, Tensor>,
    results: &HashMap<usize, Tensor>,
) -> HashMap<NodeId, Vec<f64>> {
    let (n, v) = (s.rows as usize, s.cols as usize);
    let order = s.body.reachable(roots);
    // [root][n * v]
    let mut grids: HashMap<NodeId, Vec<f64>> =
        roots.iter().map(|r| (*r, Vec::with_capacity(n * v))).collect();
    let mut at = vec![0.0; s.body.len()];
    for row in 0..n {
        for col in 0..v {
            for id in &order {
                at[*id] = node(s, *id, &at, (row, col), tiles, values, results);
            }
            for (root, grid) in &mut grids {
                grid.push(at[*root]);
            }
        }
    }
    grids
}

fn node(
    s: &Sweep,
    id: NodeId,
    at: &[f64],
    (row, col): (usize, usize),
    tiles: &[Vec<f64>],
    values: &HashMap<Val, Tensor>,
    results: &HashMap<usize, Tensor>,
) -> f64 {
    let n = s.body.node(id);
    let args: Vec<f64> = n.args.iter().map(|a| at[*a]).collect();
    match &n.op {
        NodeOp::Source(i) => tiles[*i][row * s.cols as usize + col],
        NodeOp::Row(i) => values[&s.row_operands[*i]].data[row],
        NodeOp::Col(i) => values[&s.col_operands[*i]].data[col],
        NodeOp::Column => col as f64,
        NodeOp::Result(i) => results[i].data[row],
        NodeOp::Const(text) => scalar::constant(text, n.elem),
        NodeOp::Map(op) => scalar::map(*op, &args, n.elem),
        NodeOp::Compare(direction, kind) => {
            scalar::compare(*direction, *kind, args[0], args[1], s.body.elem(n.args[0]))
        }
        NodeOp::Convert => scalar::convert(args[0], s.body.elem(n.args[0]), n.elem),
        NodeOp::ReducePrecision(e, m) => scalar::fit(scalar::reduce_precision(args[0], *e, *m), n.elem),
        NodeOp::Scatter { sets } => {
            let [columns, updates] = [1, 2].map(|arg| of_row(s, n.args[arg], row, values));
            let here = columns.into_iter().zip(updates).filter(|(column, _)| *column == col as f64);
            here.fold(args[0], |value, (_, update)| if *sets { update } else { value + update })
        }
    }
}

/// K numbers of a row of a row operand `[N,K]`.
fn of_row(s: &Sweep, id: NodeId, row: usize, values: &HashMap<Val, Tensor>) -> Vec<f64> {
    let NodeOp::Row(i) = s.body.node(id).op else { unreachable!("columns are a row operand") };
    let all = &values[&s.row_operands[i]];
    all.data[row * all.shape[1]..][..all.shape[1]].to_vec()
}

/// Operands of a product as they enter the multiplier: mixed types meet in bf16 at the default
/// precision, in f32 above it.
fn entering(l: &Tensor, r: &Tensor, precision: &[String]) -> Elem {
    let high = precision.iter().any(|p| p != "DEFAULT");
    if l.elem == r.elem || high { Elem::F32 } else { Elem::BF16 }
}

fn source(s: &Sweep, source: &Source, values: &HashMap<Val, Tensor>) -> Vec<f64> {
    let Source::Head { hidden, weights, layout, elem, precision } = source else {
        let Source::Logits { value, .. } = source else { unreachable!() };
        let data = &values[value].data;
        let mut straight = vec![0.0; data.len()];
        for (to, x) in tokens_minor_places(s).into_iter().zip(data) {
            straight[to] = *x;
        }
        return straight;
    };
    let (h, w) = (&values[hidden], &values[weights]);
    let (n, v, k) = (s.rows as usize, s.cols as usize, h.shape[1]);
    let enter = entering(h, w, precision);
    let columns = columns_minor(&fitted(&w.data, enter), *layout, v);
    fitted(&product(&fitted(&h.data, enter), &columns, (n, k, v)), *elem)
}

/// Numbers as an element type holds them.
fn fitted(data: &[f64], e: Elem) -> Vec<f64> {
    data.iter().map(|x| scalar::fit(*x, e)).collect()
}

/// `[rows, cols]` as `[cols, rows]`.
fn transposed(data: &[f64], rows: usize, cols: usize) -> Vec<f64> {
    (0..rows * cols).map(|i| data[i % rows * cols + i / rows]).collect()
}

/// Weights of `v` columns as `[K,V]`.
fn columns_minor(data: &[f64], layout: Layout, v: usize) -> Vec<f64> {
    match layout {
        Layout::Kv => data.to_vec(),
        Layout::Vk => transposed(data, v, data.len() / v),
    }
}

/// `[m,k] · [k,n]`, each sum in the order of `k`.
fn product(a: &[f64], b: &[f64], (m, k, n): (usize, usize, usize)) -> Vec<f64> {
    let mut out = vec![0.0; m * n];
    for (row, out) in out.chunks_mut(n).enumerate() {
        for (factor, b) in a[row * k..][..k].iter().zip(b.chunks(n)) {
            for (sum, x) in out.iter_mut().zip(b) {
                *sum += factor * x;
            }
        }
    }
    out
}

/// For each element of an `[N,V]` array of the sweep, in order, its place in a straight one.
fn tokens_minor_places(s: &Sweep) -> Vec<usize> {
    let (n, v) = (s.rows as usize, s.cols as usize);
    match s.tokens_minor {
        None => (0..n * v).collect(),
        Some(t) => tensor::tokens_minor_places(n, v, t.axis, t.lanes as usize),
    }
}

fn sink(
    s: &Sweep,
    sink: &Sink,
    grids: &HashMap<NodeId, Vec<f64>>,
    values: &HashMap<Val, Tensor>,
) -> Vec<Tensor> {
    let (n, v) = (s.rows as usize, s.cols as usize);
    let types: Vec<TensorType> = s.sink_results(sink);
    let id = sink.values()[0];
    let grid = &grids[&id];
    let rows = || grid.chunks(v);
    let results: Vec<Vec<f64>> = match sink {
        Sink::Max { .. } => {
            vec![rows().map(|r| r.iter().copied().fold(f64::NEG_INFINITY, scalar::larger)).collect()]
        }
        Sink::Sum { .. } => vec![rows().map(|r| r.iter().sum()).collect()],
        Sink::Gather { columns, .. } => {
            let at = |(row, values_of): (usize, &[f64])| {
                let columns = of_row(s, *columns, row, values);
                let within = |column: f64| (0.0..v as f64).contains(&column);
                let one = |column: f64| if within(column) { values_of[column as usize] } else { 0.0 };
                columns.into_iter().map(one).collect::<Vec<_>>()
            };
            vec![rows().enumerate().flat_map(at).collect()]
        }
        Sink::Argmax { .. } => vec![rows().map(|r| argmax(r) as f64).collect()],
        Sink::ColSum { .. } => {
            vec![(0..v).map(|c| (0..n).map(|r| grid[r * v + c]).sum()).collect()]
        }
        Sink::Store { .. } => vec![tokens_minor_places(s).into_iter().map(|from| grid[from]).collect()],
        Sink::Stash { .. } => unreachable!("no test writes kept logits by hand"),
        Sink::Online { terms, .. } => online(v, grid, terms, grids),
        Sink::ContractCols { layout, dot, .. } => {
            let m = &values[&s.matrices[dot.matrix]];
            let k = s.matrix_extent(sink).expect("an extent") as usize;
            let e = contracted(s, id, m, dot);
            let columns = transposed(&columns_minor(&fitted(&m.data, e), *layout, v), k, v);
            let out = product(&fitted(grid, e), &columns, (n, v, k));
            vec![out.into_iter().map(|x| rounded(x, dot)).collect()]
        }
        Sink::ContractRows { layout, dot, .. } => {
            let m = &values[&s.matrices[dot.matrix]];
            let k = s.matrix_extent(sink).expect("an extent") as usize;
            let e = contracted(s, id, m, dot);
            let hidden = transposed(&fitted(&m.data, e), n, k);
            let out = product(&hidden, &fitted(grid, e), (k, n, v));
            let out: Vec<f64> = out.into_iter().map(|x| rounded(x, dot)).collect();
            let mut out = match layout {
                Layout::Kv => out,
                Layout::Vk => transposed(&out, k, v),
            };
            if let Some(init) = s.init(sink) {
                out.iter_mut().zip(&values[&init].data).for_each(|(x, before)| *x += before);
            }
            vec![out]
        }
    };
    let tensor = |(t, data): (TensorType, Vec<f64>)| Tensor {
        shape: t.shape.iter().map(|d| *d as usize).collect(),
        elem: t.elem,
        data: data.into_iter().map(|x| scalar::fit(x, t.elem)).collect(),
    };
    types.into_iter().zip(results).map(tensor).collect()
}

fn contracted(s: &Sweep, value: NodeId, m: &Tensor, dot: &Contraction) -> Elem {
    let like = Tensor { shape: vec![], elem: s.body.elem(value), data: vec![] };
    entering(&like, m, &dot.precision)
}

/// Rounded once: a rounding to bf16 that f32 follows is left out.
fn rounded(x: f64, dot: &Contraction) -> f64 {
    scalar::fit(x, *dot.result.last().expect("a result type"))
}

fn argmax(row: &[f64]) -> usize {
    let mut best = 0;
    for (i, x) in row.iter().enumerate() {
        if *x > row[best] || (x.is_nan() && !row[best].is_nan()) {
            best = i;
        }
    }
    best
}

fn online(
    v: usize,
    exponent: &[f64],
    terms: &[OnlineTerm],
    grids: &HashMap<NodeId, Vec<f64>>,
) -> Vec<Vec<f64>> {
    let most = f64::from(f32::MAX);
    let largest = |r: &[f64]| r.iter().copied().fold(-most, scalar::larger);
    let most: Vec<f64> =
        exponent.chunks(v).map(|r| if largest(r) > most { most } else { largest(r) }).collect();
    let mut out = vec![most.clone()];
    for term in terms {
        let sum = |(row, m): (usize, &f64)| {
            (row * v..(row + 1) * v)
                .filter(|i| term.mask.is_none_or(|mask| grids[&mask][*i] != 0.0))
                .map(|i| {
                    let d = scalar::fit(exponent[i] - m, Elem::F32);
                    let weight = if term.weighted { scalar::fit(d.exp(), Elem::F32) } else { 1.0 };
                    weight * d.powi(term.degree as i32) * grids[&term.factor][i]
                })
                .sum()
        };
        out.push(most.iter().enumerate().map(sum).collect());
    }
    out
}
