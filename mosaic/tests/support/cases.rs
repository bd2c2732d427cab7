//! Sweeps as text, with inputs.

use super::scalar;
use super::tensor::{Random, Tensor, tokens_minor_places};
use grpo_ir::Elem;

/// What a test sweep is made of.
#[derive(Clone, Debug)]
pub struct Case {
    pub n: usize,
    pub h: usize,
    pub v: usize,
    /// `kv`, `vk`, `logits`, or `two`: a second head of half the inner extent is added.
    pub source: &'static str,
    pub hidden: Elem,
    pub weights: Elem,
    pub logits: Elem,
    pub precision: &'static str,
    /// Type of what is contracted, and the result types of contractions.
    pub value: Elem,
    pub result: &'static [Elem],
    pub sinks: Vec<&'static str>,
    /// `plain`, or one of [`SPECIAL`].
    pub special: &'static str,
    /// Tokens-minor logits: the vocabulary's dimension, and tokens along the minor one. Such a sweep
    /// has no bias.
    pub tokens_minor: Option<(usize, usize)>,
    /// Logits have a bias, an operand per column; otherwise the head's weights make the special values.
    pub bias: bool,
}

/// Every sink that [`Case::module`] can write, but for
/// "rows_added": a gradient by weights that is added to the weights.
pub const SINKS: [&str; 18] = [
    "max",
    "max_raw",
    "max_int",
    "max_mask",
    "sum",
    "sum_raw",
    "sum_int",
    "pick",
    "argmax",
    "argmax_raw",
    "argmax_int",
    "online",
    "online_many",
    "online_masked",
    "cols",
    "rows",
    "colsum",
    "store",
];

/// What some logits are: equal, -inf, -inf in all columns, NaN, NaN several times in a lane, +inf, as low as masks
/// make them; and rows without a gradient whose hidden states (or logits) are NaN or infinite.
pub const SPECIAL: [&str; 8] =
    ["ties", "minus_inf", "dead_rows", "nan", "nans", "inf", "masked", "padding"];

fn list(e: &[Elem]) -> String {
    e.iter().map(|e| format!("\"{e}\"")).collect::<Vec<_>>().join(", ")
}

impl Case {
    /// A head in bf16 with the sinks of a forward and a backward.
    pub fn plain(n: usize, h: usize, v: usize) -> Case {
        Case {
            n,
            h,
            v,
            source: "kv",
            hidden: Elem::BF16,
            weights: Elem::BF16,
            logits: Elem::BF16,
            precision: "DEFAULT",
            value: Elem::BF16,
            result: &[Elem::BF16],
            sinks: SINKS.to_vec(),
            special: "plain",
            tokens_minor: None,
            bias: true,
        }
    }

    /// Such a head with both of its gradients alone.
    pub fn backward(n: usize, h: usize, v: usize) -> Case {
        Case { sinks: vec!["cols", "rows"], ..Case::plain(n, h, v) }
    }

    /// TokensMinor logits with every sink that a kernel over them can have.
    pub fn tokens_minor(n: usize, v: usize, axis: usize, lanes: usize) -> Case {
        let sinks = SINKS.into_iter().filter(|s| !matches!(*s, "cols" | "rows" | "colsum")).collect();
        Case { source: "logits", sinks, tokens_minor: Some((axis, lanes)), ..Case::plain(n, 1, v) }
    }

    /// The case with special values, without sinks that have no expected value then: sums of infinities with both
    /// signs, or of what overflows in f32.
    pub fn with(&self, special: &'static str) -> Case {
        let unknown: &[&str] = match special {
            "dead_rows" => &["sum_raw"],
            "inf" | "padding" => &["online_masked"],
            _ => &[],
        };
        let sinks = self.sinks.iter().copied().filter(|s| !unknown.contains(s)).collect();
        Case { special, sinks, ..self.clone() }
    }

    /// Whether the bias is an operand.
    fn biased(&self) -> bool {
        self.bias && self.tokens_minor.is_none()
    }

    /// The shape of an `[N,V]` array.
    fn grid(&self) -> Vec<usize> {
        match self.tokens_minor {
            None => vec![self.n, self.v],
            Some((0, lanes)) => vec![self.v, self.n / lanes, lanes],
            Some((_, lanes)) => vec![self.n / lanes, self.v, lanes],
        }
    }

    fn grid_type(&self, e: Elem) -> String {
        let shape: Vec<String> = self.grid().iter().map(|d| d.to_string()).collect();
        format!("tensor<{}x{e}>", shape.join("x"))
    }

    fn weights_type(&self, inner: usize) -> String {
        match self.source {
            "vk" => format!("tensor<{}x{inner}x{}>", self.v, self.weights),
            _ => format!("tensor<{inner}x{}x{}>", self.v, self.weights),
        }
    }

    fn second(&self) -> usize {
        self.h.div_ceil(2)
    }

    /// The arguments' types.
    pub fn arguments(&self) -> Vec<String> {
        let Case { n, h, v, .. } = *self;
        let mut out = match self.source {
            "logits" => vec![self.grid_type(self.logits)],
            _ => vec![format!("tensor<{n}x{h}x{}>", self.hidden), self.weights_type(h)],
        };
        if self.source == "two" {
            let k = self.second();
            out.push(format!("tensor<{n}x{k}x{}>", self.hidden));
            out.push(self.weights_type(k));
        }
        if self.source == "mixed" {
            out.push(self.grid_type(self.logits));
        }
        out.extend([
            format!("tensor<{n}xi32>"),
            format!("tensor<{n}xf32>"),
            format!("tensor<{n}xi1>"),
            format!("tensor<{v}x{}>", self.logits),
        ]);
        out
    }

    /// A module with the sweep.
    pub fn module(&self) -> String {
        self.module_of(std::slice::from_ref(&self.sinks))
    }

    /// A module with one sweep for each list of sinks, which all read the same operands.
    pub fn module_of(&self, sweeps: &[Vec<&'static str>]) -> String {
        let args = self.arguments();
        let named: Vec<String> = args.iter().enumerate().map(|(i, t)| format!("%a{i}: {t}")).collect();
        let (mut ops, mut values, mut types) = (String::new(), Vec::new(), Vec::new());
        for (i, sinks) in sweeps.iter().enumerate() {
            let (op, results) = self.sweep(&format!("%s{i}"), sinks);
            values.extend(match results.len() {
                1 => vec![format!("%s{i}")],
                count => (0..count).map(|r| format!("%s{i}#{r}")).collect(),
            });
            ops += &op;
            types.extend(results);
        }
        let types = types.join(", ");
        format!(
            "module {{\n  func.func public @main({}) -> ({types}) {{\n{ops}    return {} : {types}\n  }}\n}}\n",
            named.join(", "),
            values.join(", "),
        )
    }

    /// A sweep whose results are called `name`, and their types.
    fn sweep(&self, name: &str, sinks: &[&'static str]) -> (String, Vec<String>) {
        let wanted = sinks;
        let layout = if self.source == "vk" { "vk" } else { "kv" };
        let (x, d) = (self.logits, self.value);
        let args = self.arguments();
        let precision = match self.precision {
            "DEFAULT" => String::new(),
            p => format!("\"{p}\", \"{p}\""),
        };
        let head = format!(
            "{{elem = \"{x}\", kind = \"head\", layout = \"{layout}\", precision = [{precision}]}}"
        );
        let sources = match self.source {
            "logits" => format!("{{elem = \"{x}\", kind = \"logits\"}}"),
            "two" => format!("{head}, {head}"),
            "mixed" => format!("{head}, {{elem = \"{x}\", kind = \"logits\"}}"),
            _ => head,
        };
        let count = if matches!(self.source, "two" | "mixed") { 2 } else { 1 };
        let mut operands: Vec<usize> = (0..args.len()).collect();
        if !self.biased() {
            operands.pop();
        }
        let (mut sinks, mut yields, mut results) = (Vec::new(), Vec::new(), Vec::new());
        let mut matrices = 0;
        for s in wanted {
            let (value, attr, result) = self.sink(s, layout, &mut |operand| {
                operands.push(operand);
                matrices += 1;
                matrices - 1
            });
            yields.extend(value);
            sinks.push(attr);
            results.extend(result);
        }
        let types = |e: &[(String, String)], i: usize| {
            e.iter()
                .map(|y| if i == 0 { y.0.clone() } else { y.1.clone() })
                .collect::<Vec<_>>()
                .join(", ")
        };
        let blocks: Vec<String> = (0..count).map(|i| format!("%x{i}: tensor<{x}>")).collect();
        let raw = match count {
            2 => format!("%raw = stablehlo.add %x0, %x1 : tensor<{x}>"),
            _ => format!("%raw = stablehlo.maximum %x0, %x0 : tensor<{x}>"),
        };
        let (bias, columns, add_bias, tokens_minor) = match self.tokens_minor {
            None if self.bias => {
                let add = format!("%biased = stablehlo.add %raw, %bias : tensor<{x}>");
                (format!("%bias: tensor<{x}>, "), 1, add, String::new())
            }
            None => {
                let keep = format!("%biased = stablehlo.maximum %raw, %raw : tensor<{x}>");
                (String::new(), 0, keep, String::new())
            }
            Some((axis, lanes)) => {
                let keep = format!("%biased = stablehlo.maximum %raw, %raw : tensor<{x}>");
                let tokens_minor =
                    format!("tokens_minor = {{axis = {axis} : i64, lanes = {lanes} : i64}}, ");
                (String::new(), 0, keep, tokens_minor)
            }
        };
        let to_f32 = match x {
            Elem::F32 => "%f = stablehlo.maximum %biased, %biased : tensor<f32>".to_string(),
            _ => format!("%f = stablehlo.convert %biased : (tensor<{x}>) -> tensor<f32>"),
        };
        let to_value = match d {
            Elem::F32 => "%d = stablehlo.maximum %grad, %grad : tensor<f32>".to_string(),
            _ => format!("%d = stablehlo.convert %grad : (tensor<f32>) -> tensor<{d}>"),
        };
        let operand_names: Vec<String> = operands.iter().map(|i| format!("%a{i}")).collect();
        let operand_types: Vec<String> = operands.iter().map(|i| args[*i].clone()).collect();
        let count = results.len();
        let bind = if count == 1 { name.to_string() } else { format!("{name}:{count}") };
        let op = format!(
            r#"    {bind} = "vocab.sweep"({}) ({{
    ^bb0({}, %id: tensor<i32>, %u: tensor<f32>, %live: tensor<i1>, {bias}%column: tensor<i32>):
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %one = stablehlo.constant dense<1.0> : tensor<f32>
      %five = stablehlo.constant dense<5> : tensor<i32>
      {raw}
      {add_bias}
      {to_f32}
      %hit = stablehlo.compare EQ, %column, %id, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %pick = stablehlo.select %hit, %f, %zero : tensor<i1>, tensor<f32>
      %g = stablehlo.select %hit, %u, %zero : tensor<i1>, tensor<f32>
      %t = stablehlo.tanh %f : tensor<f32>
      %r = stablehlo.multiply %t, %u : tensor<f32>
      %sum = stablehlo.add %g, %r : tensor<f32>
      %grad = stablehlo.select %live, %sum, %zero : tensor<i1>, tensor<f32>
      {to_value}
      %moved = stablehlo.add %column, %id : tensor<i32>
      %int = stablehlo.remainder %moved, %five : tensor<i32>
      %mask = stablehlo.compare GT, %f, %u, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "vocab.yield"({}) : ({}) -> ()
    }}) {{rows = {} : i64, cols = {} : i64, sources = [{sources}], row_operands = 3 : i64,
        {tokens_minor}col_operands = {columns} : i64, sinks = [{}]}}
      : ({}) -> ({})
"#,
            operand_names.join(", "),
            blocks.join(", "),
            types(&yields, 0),
            types(&yields, 1),
            self.n,
            self.v,
            sinks.join(", "),
            operand_types.join(", "),
            results.join(", "),
        );
        (op, results)
    }

    /// A sink's values with types, its attribute and result types; `matrix` adds argument `i` to the
    /// contractions' matrices and gives its number.
    fn sink(
        &self,
        name: &str,
        layout: &str,
        matrix: &mut dyn FnMut(usize) -> usize,
    ) -> (Vec<(String, String)>, String, Vec<String>) {
        let Case { n, h, v, .. } = *self;
        let (x, d) = (self.logits, self.value);
        let wide = if x.is_float() { Elem::F32 } else { x };
        let plain = |kind: &str, value: &str, e: Elem, result: String| {
            let value = (value.to_string(), format!("tensor<{e}>"));
            (vec![value], format!("{{kind = \"{kind}\"}}"), vec![result])
        };
        // Factors and degrees; the terms from `first` on are masked, and every second one of those is
        // unweighted.
        let some_masked = |terms: &[(&str, u32)], first: usize| {
            let value = |name: &str, e: Elem| (name.to_string(), format!("tensor<{e}>"));
            let mut values = vec![value("%f", Elem::F32)];
            for (i, (factor, _)) in terms.iter().enumerate() {
                values.push(value(factor, Elem::F32));
                values.extend((i >= first).then(|| value("%mask", Elem::I1)));
            }
            let term = |(i, (_, degree)): (usize, &(&str, u32))| {
                let weighted = i <= first || (i - first).is_multiple_of(2);
                format!("{{degree = {degree} : i64, masked = {}, weighted = {weighted}}}", i >= first)
            };
            let list: Vec<String> = terms.iter().enumerate().map(term).collect();
            (
                values,
                format!("{{kind = \"online\", terms = [{}]}}", list.join(", ")),
                vec![format!("tensor<{n}xf32>"); 1 + terms.len()],
            )
        };
        let online = |terms: &[(&str, u32)]| some_masked(terms, terms.len());
        let precision = match self.precision {
            "DEFAULT" => String::new(),
            p => format!("\"{p}\", \"{p}\""),
        };
        let last = self.result.last().expect("a result type");
        let mut contract = |kind: &str, operand: usize, shape: String| {
            let at = matrix(operand);
            // The head's weights are the initial value.
            let init = match name {
                "rows_added" => format!("init = {} : i64, ", matrix(1)),
                _ => String::new(),
            };
            let attr = format!(
                "{{{init}kind = \"{kind}\", layout = \"{layout}\", matrix = {at} : i64, \
                 precision = [{precision}], result = [{}]}}",
                list(self.result)
            );
            let value = ("%d".to_string(), format!("tensor<{d}>"));
            (vec![value], attr, vec![format!("tensor<{shape}x{last}>")])
        };
        match name {
            "max" => plain("max", "%f", Elem::F32, format!("tensor<{n}xf32>")),
            "max_raw" => plain("max", "%biased", x, format!("tensor<{n}x{x}>")),
            "max_int" => plain("max", "%int", Elem::I32, format!("tensor<{n}xi32>")),
            "max_mask" => plain("max", "%mask", Elem::I1, format!("tensor<{n}xi1>")),
            "sum" => plain("sum", "%t", Elem::F32, format!("tensor<{n}xf32>")),
            "sum_raw" => plain("sum", "%biased", x, format!("tensor<{n}x{wide}>")),
            "sum_int" => plain("sum", "%int", Elem::I32, format!("tensor<{n}xi32>")),
            "pick" => plain("sum", "%pick", Elem::F32, format!("tensor<{n}xf32>")),
            "argmax" => plain("argmax", "%f", Elem::F32, format!("tensor<{n}xi32>")),
            "argmax_raw" => plain("argmax", "%biased", x, format!("tensor<{n}xi32>")),
            "argmax_int" => plain("argmax", "%int", Elem::I32, format!("tensor<{n}xi32>")),
            "online" => online(&[("%one", 0), ("%one", 1)]),
            "online_many" => online(&[("%t", 1), ("%f", 0), ("%pick", 0), ("%one", 0)]),
            "online_masked" => some_masked(
                &[("%one", 0), ("%one", 1), ("%one", 1), ("%t", 0), ("%t", 1), ("%one", 0)],
                1,
            ),
            "cols" => contract("contract_cols", 1, format!("{n}x{h}")),
            "rows" | "rows_added" if layout == "vk" => contract("contract_rows", 0, format!("{v}x{h}")),
            "rows" | "rows_added" => contract("contract_rows", 0, format!("{h}x{v}")),
            "colsum" => plain("colsum", "%r", Elem::F32, format!("tensor<{v}xf32>")),
            "store" => plain("store", "%d", d, self.grid_type(d)),
            other => panic!("no sink is called {other}"),
        }
    }

    /// Inputs for [`Case::arguments`].
    pub fn inputs(&self, seed: u64) -> Vec<Tensor> {
        let mut r = Random(seed);
        let Case { n, h, v, .. } = *self;
        let shape = |a: usize, b: usize| if self.source == "vk" { [b, a] } else { [a, b] };
        let near = 3.0 / (h as f64).sqrt();
        let mut out = match self.source {
            "logits" => vec![r.tensor(&[n, v], self.logits, 4.0)],
            _ => vec![r.tensor(&[n, h], self.hidden, 1.5), r.tensor(&shape(h, v), self.weights, near)],
        };
        if self.source == "two" {
            let k = self.second();
            out.push(r.tensor(&[n, k], self.hidden, 1.0));
            out.push(r.tensor(&shape(k, v), self.weights, near));
        }
        if self.source == "mixed" {
            out.push(r.tensor(&[n, v], self.logits, 2.0));
        }
        let ids = (0..n).map(|i| if i == 0 { v - 1 } else { r.below(v) } as f64).collect();
        let mut u = r.tensor(&[n], Elem::F32, 1.0);
        let mut live: Vec<f64> = (0..n).map(|_| f64::from(u8::from(r.below(4) > 0))).collect();
        let mut bias = r.tensor(&[v], self.logits, 0.5);
        match self.special {
            "ties" => {
                for t in &mut out {
                    t.data.iter_mut().for_each(|x| *x = x.round());
                }
                bias.data.iter_mut().for_each(|x| *x = x.round());
            }
            "minus_inf" => {
                for (i, x) in bias.data.iter_mut().enumerate() {
                    if i < v / 3 || r.below(5) == 0 {
                        *x = f64::NEG_INFINITY;
                    }
                }
            }
            "dead_rows" => bias.data.fill(f64::NEG_INFINITY),
            "nan" => {
                let at = r.below(v);
                bias.data[at] = f64::NAN;
                u.data[0] = 0.5;
            }
            "nans" => {
                let at = r.below(v);
                bias.data.iter_mut().skip(at).step_by(128).for_each(|x| *x = f64::NAN);
                u.data[0] = 0.5;
            }
            "inf" => bias.data[r.below(v)] = f64::INFINITY,
            "masked" => bias.data.iter_mut().step_by(3).for_each(|x| *x = -1e9),
            "padding" => {
                let width = out[0].data.len() / n;
                for (row, value) in [(1, f64::NAN), (n - 1, f64::INFINITY)] {
                    out[0].data[row * width] = value;
                    live[row] = 0.0;
                }
            }
            _ => {}
        }
        for x in &mut bias.data {
            *x = scalar::fit(*x, self.logits);
        }
        if !self.bias {
            // Logits are the first weight of a column and what the others add.
            let step = if self.source == "vk" { h } else { 1 };
            for (c, x) in bias.data.iter().enumerate() {
                out[1].data[c * step] = scalar::fit(*x, self.weights);
            }
            out[0].data.iter_mut().step_by(h).filter(|x| x.is_finite()).for_each(|x| *x = 1.0);
        }
        if let Some((axis, lanes)) = self.tokens_minor {
            for (i, x) in out[0].data.iter_mut().enumerate() {
                *x = scalar::fit(*x + bias.data[i % v], self.logits);
            }
            let turn = tokens_minor_places(n, v, axis, lanes);
            let data = turn.into_iter().map(|from| out[0].data[from]).collect();
            out[0] = Tensor::new(&self.grid(), self.logits, data);
        }
        out.extend([Tensor::new(&[n], Elem::I32, ids), u, Tensor::new(&[n], Elem::I1, live), bias]);
        out
    }
}
