//! Sweeps that gather several columns of each row, and scatter numbers into them.

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
    /// Numbers are set rather than added, one number in all columns of a row.
    pub sets: bool,
}

impl Columns {
    pub fn new(elem: Elem, count: usize) -> Columns {
        Columns { n: 24, h: 24, v: 700, elem, count, sets: false }
    }

    /// A gather of logits, and both contractions of the logits with the numbers in them.
    pub fn module(&self) -> String {
        let Columns { n, h, v, elem: e, count: k, sets } = *self;
        let wide = match e {
            Elem::F32 => "stablehlo.add %x, %x : tensor<f32>".to_string(),
            e => format!("stablehlo.convert %x : (tensor<{e}>) -> tensor<f32>"),
        };
        let (ids, numbers) = (format!("tensor<{n}x{k}xi32>"), format!("tensor<{n}x{k}xf32>"));
        let (hidden, weights) = (format!("tensor<{n}x{h}x{e}>"), format!("tensor<{h}x{v}x{e}>"));
        let results = format!("{numbers}, tensor<{n}x{h}xf32>, tensor<{h}x{v}xf32>");
        format!(
            r#"module {{
  func.func public @main(%h: {hidden}, %w: {weights}, %ids: {ids}, %numbers: {numbers}) -> ({results}) {{
    %0:3 = "vocab.sweep"(%h, %w, %ids, %numbers, %w, %h) ({{
    ^bb0(%x: tensor<{e}>, %i: tensor<{k}xi32>, %g: tensor<{k}xf32>, %column: tensor<i32>):
      %a = {wide}
      %s = "vocab.scatter"(%a, %i, %g) {{sets = {sets}}} : (tensor<f32>, tensor<{k}xi32>, tensor<{k}xf32>) -> tensor<f32>
      "vocab.yield"(%a, %i, %s, %s) : (tensor<f32>, tensor<{k}xi32>, tensor<f32>, tensor<f32>) -> ()
    }}) {{rows = {n} : i64, cols = {v} : i64, row_operands = 2 : i64, col_operands = 0 : i64,
        sources = [{{elem = "{e}", kind = "head", layout = "kv", precision = []}}], sinks = [{{kind = "gather"}},
        {{kind = "contract_cols", layout = "kv", matrix = 0 : i64, precision = [], result = ["f32"]}},
        {{kind = "contract_rows", layout = "kv", matrix = 1 : i64, precision = [], result = ["f32"]}}]}}
      : ({hidden}, {weights}, {ids}, {numbers}, {weights}, {hidden}) -> ({results})
    return %0#0, %0#1, %0#2 : {results}
  }}
}}
"#
        )
    }

    /// Columns outside of the vocabulary, equal ones, ones that are 128 columns apart, as lanes are, and the last ones;
    /// numbers that are not finite among them.
    pub fn inputs(&self, seed: u64) -> Vec<Tensor> {
        let Columns { n, h, v, elem, count, sets } = *self;
        let mut r = Random(seed);
        let mut out = vec![r.tensor(&[n, h], elem, 1.0), r.tensor(&[h, v], elem, 0.3)];
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
        let ids = (0..n * count).map(|at| id(at / count, &mut r)).collect();
        out.push(Tensor::new(&[n, count], Elem::I32, ids));
        let mut numbers = r.tensor(&[n, count], Elem::F32, 1.0);
        if sets {
            (0..n).for_each(|row| numbers.data[row * count..][..count].fill(0.25 + row as f64));
        } else {
            (numbers.data[n / 2 * count + 3], numbers.data[(n / 2 + 1) * count + 3]) =
                (f64::NAN, f64::INFINITY);
        }
        out.push(numbers);
        out
    }
}
