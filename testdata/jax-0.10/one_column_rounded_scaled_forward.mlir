module @jit_one_column_rounded_scaled_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:7 = stablehlo.while(%iterArg = %3, %iterArg_10 = %arg0, %iterArg_11 = %arg1, %iterArg_12 = %c, %iterArg_13 = %0, %iterArg_14 = %1, %iterArg_15 = %2) : tensor<5xi32>, tensor<24x131xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_16 = stablehlo.constant dense<5> : tensor<i32>
      %37 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %37 : tensor<i1>
    } do {
      %37 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_12) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %38:3 = func.call @closed_call(%iterArg_10, %iterArg_11, %iterArg_13, %iterArg_14, %iterArg_15, %37) : (tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %39 = stablehlo.add %iterArg_12, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %39, %38#0, %38#1, %38#2 : tensor<5xi32>, tensor<24x131xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %5 = stablehlo.slice %arg0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<24x1xf32>
    %cst_3 = stablehlo.constant dense<1.300000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<24x1xf32>
    %10 = stablehlo.convert %9 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %11 = stablehlo.convert %10 : (tensor<24x1xbf16>) -> tensor<24x1xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.maximum %4#4, %12 : tensor<24xf32>
    %14 = stablehlo.subtract %4#4, %13 : tensor<24xf32>
    %15 = stablehlo.exponential %14 : tensor<24xf32>
    %16 = stablehlo.multiply %4#5, %15 : tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.subtract %11, %17 : tensor<24x1xf32>
    %19 = stablehlo.exponential %18 : tensor<24x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.add %16, %20 : tensor<24xf32>
    %22 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_6 = stablehlo.constant dense<130> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.add %23, %22 : tensor<1xi32>
    %25 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %28 = stablehlo.compare EQ, %27, %25, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where_0(%28, %11, %c_7) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %4#6, %30 : tensor<24xf32>
    %32 = stablehlo.log %21 : tensor<24xf32>
    %33 = stablehlo.add %13, %32 : tensor<24xf32>
    %34 = stablehlo.subtract %33, %31 : tensor<24xf32>
    %35 = stablehlo.multiply %34, %arg2 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    return %36 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<26> : tensor<i32>
    %0 = stablehlo.multiply %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<1.300000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %8 = stablehlo.divide %6, %7 : tensor<24x26xf32>
    %9 = stablehlo.convert %8 : (tensor<24x26xf32>) -> tensor<24x26xbf16>
    %10 = stablehlo.convert %9 : (tensor<24x26xbf16>) -> tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.convert %arg2 : tensor<24xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<24xf32>
    %14 = stablehlo.convert %arg2 : tensor<24xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<24xf32>
    %16 = stablehlo.exponential %15 : tensor<24xf32>
    %17 = stablehlo.multiply %arg3, %16 : tensor<24xf32>
    %18 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %20 = stablehlo.subtract %10, %19 : tensor<24x26xf32>
    %21 = stablehlo.exponential %20 : tensor<24x26xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.add %17, %22 : tensor<24xf32>
    %24 = stablehlo.iota dim = 0 : tensor<26xi32>
    %25 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %26 = stablehlo.add %25, %24 : tensor<26xi32>
    %27 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %30 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %31 = stablehlo.compare EQ, %29, %30, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_where(%31, %10, %c_6) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.add %arg4, %33 : tensor<24xf32>
    return %13, %23, %34 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<i32>) -> tensor<24x26xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x26xi1>, tensor<24x26xf32>
    return %2 : tensor<24x26xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<24x1xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x1xi1>, tensor<24x1xf32>
    return %2 : tensor<24x1xf32>
  }
}
