//! Sweeps that pick several columns of each row, and put numbers into them.

use super::tensor::{Random, Tensor};
use grpo_ir::Elem;

/// Such a sweep.
#[derive(Clone, Copy, Debug)]
pub struct Columns {
    pub n: usize,
    pub h: usize,
    pub v: usize,
    /// Of the head and its logits.
    pub elem: Elem,
    /// Columns of each row.
    pub count: usize,
    /// Numbers are set rather than added, one number in all columns.
    pub sets: bool,
}

impl Columns {
    pub fn new(elem: Elem, count: usize) -> Columns {
        Columns { n: 24, h: 24, v: 700, elem, count, sets: false }
    }

    /// Sums that pick logits, and both contractions of the logits with the numbers in them.
    pub fn module(&self) -> String {
        let Columns { n, h, v, elem: e, count, sets } = *self;
        let each = |f: &dyn Fn(usize) -> String| (0..count).map(f).collect::<Vec<_>>();
        let args = |ty: &str, name: &str| each(&|i| format!("%{name}{i}: tensor<{ty}>")).join(", ");
        let names = |name: &str| each(&|i| format!("%{name}{i}")).join(", ");
        let same = |ty: &str| vec![ty; count].join(", ");
        let mut lines = vec!["%none = stablehlo.constant dense<-0.0> : tensor<f32>".to_string()];
        lines.push(match e {
            Elem::F32 => "%a = stablehlo.add %x, %x : tensor<f32>".into(),
            e => format!("%a = stablehlo.convert %x : (tensor<{e}>) -> tensor<f32>"),
        });
        for i in 0..count {
            let base = if i == 0 { "%a".to_string() } else { format!("%s{}", i - 1) };
            lines.push(format!(
                "%e{i} = stablehlo.compare EQ, %column, %i{i} : (tensor<i32>, tensor<i32>) -> tensor<i1>"
            ));
            lines.push(format!("%p{i} = stablehlo.select %e{i}, %a, %none : tensor<i1>, tensor<f32>"));
            if sets {
                lines.push(format!(
                    "%s{i} = stablehlo.select %e{i}, %g0, {base} : tensor<i1>, tensor<f32>"
                ));
            } else {
                lines.push(format!(
                    "%n{i} = stablehlo.select %e{i}, %g{i}, %none : tensor<i1>, tensor<f32>"
                ));
                lines.push(format!("%s{i} = stablehlo.add {base}, %n{i} : tensor<f32>"));
            }
        }
        let last = count - 1;
        let head = format!("tensor<{n}x{h}x{e}>, tensor<{h}x{v}x{e}>");
        let turned = format!("tensor<{h}x{v}x{e}>, tensor<{n}x{h}x{e}>");
        let given =
            format!("{}, tensor<{n}x{h}xf32>, tensor<{h}x{v}xf32>", same(&format!("tensor<{n}xf32>")));
        let operands =
            format!("{}, {}", same(&format!("tensor<{n}xi32>")), same(&format!("tensor<{n}xf32>")));
        format!(
            r#"module {{
  func.func public @main(%h: tensor<{n}x{h}x{e}>, %w: tensor<{h}x{v}x{e}>, {ids}, {numbers}) -> ({given}) {{
    %0:{results} = "vocab.sweep"(%h, %w, {all}, %w, %h) ({{
    ^bb0(%x: tensor<{e}>, {id}, {number}, %column: tensor<i32>):
      {body}
      "vocab.yield"({picked}, %s{last}, %s{last}) : ({yields}, tensor<f32>, tensor<f32>) -> ()
    }}) {{rows = {n} : i64, cols = {v} : i64, row_operands = {rows} : i64, col_operands = 0 : i64,
        sources = [{{elem = "{e}", kind = "head", layout = "kv", precision = []}}], sinks = [{sinks},
        {{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}},
        {{kind = "contract_rows", layout = "kv", matrix = 1 : i64, precision = [], result = ["f32"]}}]}}
      : ({head}, {operands}, {turned}) -> ({given})
    return {results_named} : {given}
  }}
}}
"#,
            ids = args(&format!("{n}xi32"), "id"),
            numbers = args(&format!("{n}xf32"), "number"),
            results = count + 2,
            all = [names("id"), names("number")].join(", "),
            id = args("i32", "i"),
            number = args("f32", "g"),
            body = lines.join("\n      "),
            picked = names("p"),
            yields = same("tensor<f32>"),
            rows = 2 * count,
            sinks = vec!["{kind = \"sum\"}"; count].join(", "),
            results_named = (0..count + 2).map(|i| format!("%0#{i}")).collect::<Vec<_>>().join(", "),
        )
    }

    /// Columns outside of the vocabulary, equal ones, ones that are 128 columns apart, as lanes are, and the last ones;
    /// numbers that are not finite among them.
    pub fn inputs(&self, seed: u64) -> Vec<Tensor> {
        let Columns { n, h, v, elem, count, .. } = *self;
        let mut r = Random(seed);
        let mut out = vec![r.tensor(&[n, h], elem, 1.0), r.tensor(&[h, v], elem, 0.3)];
        for _ in 0..count {
            let id = |row: usize, r: &mut Random| match (row % 4, r.below(8)) {
                (0, 0) => -1.0,
                (0, 1) => v as f64,
                (0, 2) => f64::from(i32::MIN),
                (0, 3) => f64::from(i32::MAX),
                (1, _) => (5 + 128 * r.below(v / 128)) as f64,
                (2, _) => (v - 1 - r.below(v.min(2 * count))) as f64,
                (3, 0) => (v - 1) as f64,
                _ => r.below(v) as f64,
            };
            let ids = (0..n).map(|row| id(row, &mut r)).collect();
            out.push(Tensor::new(&[n], Elem::I32, ids));
        }
        for i in 0..count {
            let mut numbers = r.tensor(&[n], Elem::F32, 1.0);
            if i == 3 {
                (numbers.data[n / 2], numbers.data[n / 2 + 1]) = (f64::NAN, f64::INFINITY);
            }
            out.push(numbers);
        }
        out
    }
}
