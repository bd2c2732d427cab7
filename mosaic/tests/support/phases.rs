//! Sweeps of two phases as text, with inputs: a loss's statistics, its row program, its gradient.

use super::tensor::{Random, Tensor};
use grpo_ir::Elem;

/// What such a sweep is made of.
#[derive(Clone, Debug)]
pub struct TwoPhase {
    pub n: usize,
    pub v: usize,
    pub logits: Elem,
    pub stored: Elem,
    /// Besides the softmax's sums and the picked logit: `argmax`, `max`, `max_int`, `max_mask`, `sum`,
    /// `sum_mask`, `entropy`, `second_online`, `first_store`, `bias`; with `true_maximum` the exponentials of
    /// both phases are the same.
    pub extra: Vec<&'static str>,
    /// `plain`, or what some logits are: `minus_inf`, `dead_rows`, `nan`, `inf`, `masked`, `ties`.
    pub special: &'static str,
}

/// Every name that [`TwoPhase::extra`] may have.
pub const EXTRA: [&str; 11] = [
    "argmax",
    "max",
    "max_int",
    "max_mask",
    "sum",
    "sum_mask",
    "entropy",
    "second_online",
    "first_store",
    "bias",
    "true_maximum",
];

impl TwoPhase {
    pub fn plain(n: usize, v: usize) -> TwoPhase {
        let (logits, stored) = (Elem::BF16, Elem::BF16);
        TwoPhase { n, v, logits, stored, extra: EXTRA.to_vec(), special: "plain" }
    }

    fn has(&self, name: &str) -> bool {
        self.extra.contains(&name)
    }

    /// A module with the sweep as its only operation. The row program reads every result of the first
    /// phase, so one that came out wrong shows in the stored values too.
    pub fn module(&self) -> String {
        let TwoPhase { n, v, logits: x, stored: d, .. } = self;
        let wide = |e: &Elem, from: &str, to: &str| match e {
            Elem::F32 => format!("{to} = stablehlo.maximum {from}, {from} : tensor<f32>\n"),
            _ => format!("{to} = stablehlo.convert {from} : (tensor<{e}>) -> tensor<f32>\n"),
        };
        let mut sinks = vec![
            "{kind = \"online\", terms = [{degree = 0 : i64, weighted = true}, {degree = 0 : i64, weighted = true}]}".to_string(),
            "{kind = \"sum\"}".to_string(),
        ];
        let mut yields = vec!["%s f32", "%one f32", "%t f32", "%pick f32"];
        let row = |e: &str| format!("tensor<{n}x{e}>");
        let mut results = vec![row("f32"), row("f32"), row("f32"), row("f32")];
        // Per result that the body reads: its number, its name and element type.
        let mut read =
            vec![(0, "%m", "f32"), (1, "%z", "f32"), (2, "%zt", "f32"), (3, "%picked", "f32")];
        let mut program = String::new();
        let mut terms = vec!["%base"];
        let mut add =
            |kind: &str, value: &'static str, e: &'static str, result: Option<&'static str>| {
                sinks.push(format!("{{kind = \"{kind}\"}}"));
                yields.push(value);
                results.push(row(e));
                if let Some(name) = result {
                    read.push((results.len() - 1, name, e));
                }
            };
        if self.has("argmax") {
            add("argmax", "%s f32", "i32", Some("%best"));
            program += "%fbest = stablehlo.convert %best : (tensor<i32>) -> tensor<f32>\n";
            terms.push("%fbest");
        }
        if self.has("max") {
            let name: &'static str = if *x == Elem::F32 { "%x f32" } else { "%x bf16" };
            add("max", name, if *x == Elem::F32 { "f32" } else { "bf16" }, Some("%top"));
            program += &wide(x, "%top", "%ftop");
            terms.push("%ftop");
        }
        if self.has("max_int") {
            add("max", "%int i32", "i32", None);
        }
        if self.has("max_mask") {
            add("max", "%mask i1", "i1", Some("%any"));
            program += "%fany = stablehlo.convert %any : (tensor<i1>) -> tensor<f32>\n";
            terms.push("%fany");
        }
        if self.has("sum") {
            add("sum", "%t f32", "f32", Some("%total"));
            terms.push("%total");
        }
        if self.has("sum_mask") {
            add("sum", "%mask i1", "i1", Some("%positive"));
            program += "%fsome = stablehlo.convert %positive : (tensor<i1>) -> tensor<f32>\n";
            terms.push("%fsome");
        }
        if self.has("entropy") {
            sinks.push("{kind = \"online\", terms = [{degree = 0 : i64, weighted = true}, {degree = 1 : i64, weighted = true}]}".into());
            yields.extend(["%double f32", "%one f32", "%one f32"]);
            results.extend([row("f32"), row("f32"), row("f32")]);
            let at = results.len();
            read.extend([(at - 3, "%em", "f32"), (at - 2, "%ez", "f32"), (at - 1, "%ed", "f32")]);
            program += "%ratio = stablehlo.divide %ed, %ez : tensor<f32>\n\
                        %h = stablehlo.subtract %ratio, %em : tensor<f32>\n";
            terms.push("%h");
        }
        if self.has("second_online") {
            sinks.push("{kind = \"online\", terms = [{degree = 1 : i64, weighted = true}]}".into());
            yields.extend(["%half f32", "%pick f32"]);
            results.extend([row("f32"), row("f32")]);
        }
        let mut sum = "%r0 = stablehlo.log %z : tensor<f32>\n".to_string();
        for (i, t) in terms.iter().enumerate() {
            sum += &format!("%r{} = stablehlo.add %r{i}, {t} : tensor<f32>\n", i + 1);
        }
        let last = terms.len();
        let stored = match d {
            Elem::F32 => "%d = stablehlo.negate %grad : tensor<f32>".to_string(),
            _ => format!("%d = stablehlo.convert %grad : (tensor<f32>) -> tensor<{d}>"),
        };
        sinks.push("{kind = \"store\"}".into());
        let d_name: &'static str = if *d == Elem::F32 { "%d f32" } else { "%d bf16" };
        yields.push(d_name);
        results.push(format!("tensor<{n}x{v}x{d}>"));
        if self.has("first_store") {
            sinks.push("{kind = \"store\"}".into());
            yields.push("%t f32");
            results.push(format!("tensor<{n}x{v}xf32>"));
        }
        let largest = match self.has("true_maximum") {
            true => {
                "%low = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %empty = stablehlo.compare EQ, %z, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
      %full = stablehlo.compare EQ, %z, %high, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %some = stablehlo.select %empty, %low, %m : tensor<i1>, tensor<f32>
      %most = stablehlo.select %full, %high, %some : tensor<i1>, tensor<f32>
      %largest = stablehlo.maximum %low, %most : tensor<f32>"
            }
            false => "%largest = stablehlo.maximum %m, %m : tensor<f32>",
        };
        let bias = self.has("bias");
        let split = |y: &str| y.split_once(' ').map(|(a, b)| (a.to_string(), b.to_string())).unwrap();
        let (names, types): (Vec<String>, Vec<String>) = yields.iter().map(|y| split(y)).unzip();
        let types: Vec<String> = types.iter().map(|t| format!("tensor<{t}>")).collect();
        let args: Vec<String> = read.iter().map(|(_, name, e)| format!("{name}: tensor<{e}>")).collect();
        let numbers: Vec<String> = read.iter().map(|(i, ..)| i.to_string()).collect();
        let all = results.join(", ");
        let returned: Vec<String> = (0..results.len()).map(|i| format!("%0#{i}")).collect();
        let (bias_arg, bias_type, bias_block, bias_line) = match bias {
            true => (
                ", %b",
                format!(", tensor<{v}xf32>"),
                ", %bias: tensor<f32>",
                "%s = stablehlo.add %f, %bias : tensor<f32>",
            ),
            false => ("", String::new(), "", "%s = stablehlo.add %f, %zero : tensor<f32>"),
        };
        format!(
            r#"module {{
  func.func public @main(%logits: tensor<{n}x{v}x{x}>, %ids: tensor<{n}xi32>, %g: tensor<{n}xf32>, %b: tensor<{v}xf32>) -> ({all}) {{
    %0:{} = "vocab.sweep"(%logits, %ids, %g{bias_arg}) ({{
    ^bb0(%x: tensor<{x}>, %id: tensor<i32>, %u: tensor<f32>{bias_block}, %column: tensor<i32>, {}):
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %one = stablehlo.constant dense<1.0> : tensor<f32>
      %two = stablehlo.constant dense<2.0> : tensor<f32>
      %five = stablehlo.constant dense<5> : tensor<i32>
      {}
      {bias_line}
      %double = stablehlo.multiply %s, %two : tensor<f32>
      %half = stablehlo.divide %s, %two : tensor<f32>
      %t = stablehlo.tanh %s : tensor<f32>
      %hit = stablehlo.compare EQ, %column, %id, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %pick = stablehlo.select %hit, %s, %zero : tensor<i1>, tensor<f32>
      %moved = stablehlo.add %column, %id : tensor<i32>
      %int = stablehlo.remainder %moved, %five : tensor<i32>
      %mask = stablehlo.compare GT, %s, %u, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      {program}
      %base = stablehlo.divide %zt, %z : tensor<f32>
      {sum}
      %away = stablehlo.subtract %picked, %r{last} : tensor<f32>
      %w = stablehlo.tanh %away : tensor<f32>
      %c = stablehlo.multiply %w, %u : tensor<f32>
      {largest}
      %below = stablehlo.subtract %s, %largest : tensor<f32>
      %e = stablehlo.exponential %below : tensor<f32>
      %p = stablehlo.divide %e, %z : tensor<f32>
      %cp = stablehlo.multiply %c, %p : tensor<f32>
      %g1 = stablehlo.select %hit, %c, %zero : tensor<i1>, tensor<f32>
      %grad = stablehlo.subtract %g1, %cp : tensor<f32>
      {stored}
      "vocab.yield"({}) : ({}) -> ()
    }}) {{rows = {n} : i64, cols = {v} : i64, sources = [{{elem = "{x}", kind = "logits"}}],
        row_operands = 2 : i64, col_operands = {} : i64, row_results = array<i64: {}>,
        sinks = [{}]}}
      : (tensor<{n}x{v}x{x}>, tensor<{n}xi32>, tensor<{n}xf32>{bias_type}) -> ({all})
    return {} : {all}
  }}
}}
"#,
            results.len(),
            args.join(", "),
            wide(x, "%x", "%f"),
            names.join(", "),
            types.join(", "),
            i32::from(bias),
            numbers.join(", "),
            sinks.join(", "),
            returned.join(", "),
        )
    }

    /// Inputs of the module.
    pub fn inputs(&self, seed: u64) -> Vec<Tensor> {
        let mut r = Random(seed);
        let TwoPhase { n, v, .. } = *self;
        let mut x = r.tensor(&[n, v], self.logits, 4.0);
        let ids = (0..n).map(|i| if i == 0 { v - 1 } else { r.below(v) } as f64).collect();
        let g = r.tensor(&[n], Elem::F32, 1.0);
        let bias = r.tensor(&[v], Elem::F32, 0.5);
        match self.special {
            "minus_inf" => {
                for at in 0..n * v {
                    if r.below(3) == 0 {
                        x.data[at] = f64::NEG_INFINITY;
                    }
                }
            }
            // Every second row has nothing but -inf.
            "dead_rows" => x.data.chunks_mut(v).step_by(2).for_each(|row| row.fill(f64::NEG_INFINITY)),
            // Some rows have a NaN or +inf; the others must not see it.
            "nan" => x.data.chunks_mut(v).step_by(3).for_each(|row| row[r.below(v)] = f64::NAN),
            "masked" => {
                x.data.chunks_mut(v).step_by(2).for_each(|row| row[..v / 2].fill(-998_244_352.0))
            }
            "ties" => x.data.iter_mut().for_each(|x| *x = x.round()),
            "inf" => x.data.chunks_mut(v).step_by(3).for_each(|row| row[r.below(v)] = f64::INFINITY),
            _ => {}
        }
        vec![x, Tensor::new(&[n], Elem::I32, ids), g, bias]
    }
}
