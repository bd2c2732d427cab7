// Its operand has 512 columns, not the 500 that it names.
func.func @main(%x: tensor<8x512xf32>) -> tensor<8xf32> {
  %0 = "vocab.sweep"(%x) ({
  ^bb0(%v: tensor<f32>, %column: tensor<i32>):
    "vocab.yield"(%v) : (tensor<f32>) -> ()
  }) {rows = 8 : i64, cols = 500 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
      sources = [{elem = "f32", kind = "logits"}], sinks = [{kind = "max"}]}
    : (tensor<8x512xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
