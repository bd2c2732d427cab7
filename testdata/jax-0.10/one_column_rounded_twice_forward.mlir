module @jit_one_column_rounded_twice_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:4 = stablehlo.while(%iterArg = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %0) : tensor<5xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24xf32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %35 = stablehlo.compare LT, %iterArg_10, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    } do {
      %35 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %36 = func.call @closed_call(%iterArg_9, %iterArg_11, %35) : (tensor<24x131xf32>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %iterArg_10, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %37, %36 : tensor<5xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24xf32>
    }
    %3 = stablehlo.slice %arg0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %4 = stablehlo.convert %3 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %5 = stablehlo.convert %4 : (tensor<24x1xbf16>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.maximum %2#3, %6 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %11:7 = stablehlo.while(%iterArg = %10, %iterArg_9 = %arg0, %iterArg_10 = %7, %iterArg_11 = %arg1, %iterArg_12 = %c_3, %iterArg_13 = %8, %iterArg_14 = %9) : tensor<5xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_15 = stablehlo.constant dense<5> : tensor<i32>
      %35 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    } do {
      %35 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_12) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %36:2 = func.call @closed_call_0(%iterArg_9, %iterArg_10, %iterArg_11, %iterArg_13, %iterArg_14, %35) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %iterArg_12, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %iterArg_11, %37, %36#0, %36#1 : tensor<5xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %12 = stablehlo.slice %arg0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.convert %12 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %14 = stablehlo.convert %13 : (tensor<24x1xbf16>) -> tensor<24x1xf32>
    %15 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<24x1xf32>
    %17 = stablehlo.exponential %16 : tensor<24x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.add %11#5, %18 : tensor<24xf32>
    %20 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_5 = stablehlo.constant dense<130> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %22 = stablehlo.add %21, %20 : tensor<1xi32>
    %23 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %26 = stablehlo.compare EQ, %25, %23, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where_1(%26, %14, %c_6) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.add %11#6, %28 : tensor<24xf32>
    %30 = stablehlo.log %19 : tensor<24xf32>
    %31 = stablehlo.add %7, %30 : tensor<24xf32>
    %32 = stablehlo.subtract %31, %29 : tensor<24xf32>
    %33 = stablehlo.multiply %32, %arg2 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    return %34 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<26> : tensor<i32>
    %0 = stablehlo.multiply %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %5 = stablehlo.convert %4 : (tensor<24x26xf32>) -> tensor<24x26xbf16>
    %6 = stablehlo.convert %5 : (tensor<24x26xbf16>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %arg1 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    return %9 : tensor<24xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<26> : tensor<i32>
    %0 = stablehlo.multiply %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %5 = stablehlo.convert %4 : (tensor<24x26xf32>) -> tensor<24x26xbf16>
    %6 = stablehlo.convert %5 : (tensor<24x26xbf16>) -> tensor<24x26xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<24x26xf32>
    %10 = stablehlo.exponential %9 : tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.add %arg3, %11 : tensor<24xf32>
    %13 = stablehlo.iota dim = 0 : tensor<26xi32>
    %14 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %15 = stablehlo.add %14, %13 : tensor<26xi32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %20 = stablehlo.compare EQ, %18, %19, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %21 = call @_where(%20, %6, %c_3) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.add %arg4, %22 : tensor<24xf32>
    return %12, %23 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<i32>) -> tensor<24x26xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x26xi1>, tensor<24x26xf32>
    return %2 : tensor<24x26xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<24x1xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x1xi1>, tensor<24x1xf32>
    return %2 : tensor<24x1xf32>
  }
}
