module @jit_accuracy_squares_in_loops_spread attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x7xf32>, %arg1: tensor<7x240xf32>) -> (tensor<12xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x7xf32>, tensor<7x240xf32>) -> tensor<12x240xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2:4 = stablehlo.while(%iterArg = %0, %iterArg_5 = %c_0, %iterArg_6 = %c, %iterArg_7 = %1) : tensor<12x240xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>
    cond {
      %c_8 = stablehlo.constant dense<6> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:2 = func.call @closed_call(%iterArg, %iterArg_6, %iterArg_7) : (tensor<12x240xf32>, tensor<i32>, tensor<12xf32>) -> (tensor<i32>, tensor<12xf32>)
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %9, %8#0, %8#1 : tensor<12x240xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>
    }
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %5:6 = stablehlo.while(%iterArg = %0, %iterArg_5 = %2#3, %iterArg_6 = %c_4, %iterArg_7 = %c_3, %iterArg_8 = %3, %iterArg_9 = %4) : tensor<12x240xf32>, tensor<12xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>, tensor<12xf32>
    cond {
      %c_10 = stablehlo.constant dense<6> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_6, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:3 = func.call @closed_call_0(%iterArg, %iterArg_5, %iterArg_7, %iterArg_8, %iterArg_9) : (tensor<12x240xf32>, tensor<12xf32>, tensor<i32>, tensor<12xf32>, tensor<12xf32>) -> (tensor<i32>, tensor<12xf32>, tensor<12xf32>)
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_6, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %9, %8#0, %8#1, %8#2 : tensor<12x240xf32>, tensor<12xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>, tensor<12xf32>
    }
    %6 = chlo.square %5#4 : tensor<12xf32> -> tensor<12xf32>
    %7 = stablehlo.divide %5#5, %6 : tensor<12xf32>
    return %7 : tensor<12xf32>
  }
  func.func private @closed_call(%arg0: tensor<12x240xf32>, %arg1: tensor<i32>, %arg2: tensor<12xf32>) -> (tensor<i32>, tensor<12xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg1, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [12, 40] : (tensor<12x240xf32>, tensor<i32>, tensor<i32>) -> tensor<12x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.convert %arg2 : tensor<12xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<12xf32>
    return %0, %9 : tensor<i32>, tensor<12xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<12x240xf32>, %arg1: tensor<12xf32>, %arg2: tensor<i32>, %arg3: tensor<12xf32>, %arg4: tensor<12xf32>) -> (tensor<i32>, tensor<12xf32>, tensor<12xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [12, 40] : (tensor<12x240xf32>, tensor<i32>, tensor<i32>) -> tensor<12x40xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x40xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<12x40xf32>
    %10 = stablehlo.exponential %9 : tensor<12x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %12 = stablehlo.add %arg3, %11 : tensor<12xf32>
    %13 = chlo.square %10 : tensor<12x40xf32> -> tensor<12x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %15 = stablehlo.add %arg4, %14 : tensor<12xf32>
    return %0, %12, %15 : tensor<i32>, tensor<12xf32>, tensor<12xf32>
  }
}
