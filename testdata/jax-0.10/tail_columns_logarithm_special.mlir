module @jit_tail_columns_logarithm_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:7 = stablehlo.while(%iterArg = %arg1, %iterArg_9 = %arg0, %iterArg_10 = %arg2, %iterArg_11 = %c_1, %iterArg_12 = %c, %iterArg_13 = %0, %iterArg_14 = %1) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_15 = stablehlo.constant dense<3> : tensor<i32>
      %42 = stablehlo.compare LT, %iterArg_11, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %42 : tensor<i1>
    } do {
      %42:3 = func.call @closed_call(%iterArg, %iterArg_9, %iterArg_10, %iterArg_12, %iterArg_13, %iterArg_14) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %43 = stablehlo.add %iterArg_11, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_9, %iterArg_10, %43, %42#0, %42#1, %42#2 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %3 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<24xf32>
    %8 = stablehlo.is_finite %7 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.select %8, %7, %9 : tensor<24xi1>, tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %13 = stablehlo.subtract %4, %12 : tensor<24x11xf32>
    %14 = stablehlo.exponential %13 : tensor<24x11xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.sign %15 : tensor<24xf32>
    %17 = stablehlo.abs %15 : tensor<24xf32>
    %18 = stablehlo.log %17 : tensor<24xf32>
    %19 = stablehlo.add %18, %10 : tensor<24xf32>
    %20 = stablehlo.maximum %2#5, %19 : tensor<24xf32>
    %21 = stablehlo.subtract %2#5, %19 : tensor<24xf32>
    %22 = stablehlo.compare NE, %21, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.add %2#5, %19 : tensor<24xf32>
    %24 = stablehlo.abs %21 : tensor<24xf32>
    %25 = stablehlo.negate %24 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.log_plus_one %26 : tensor<24xf32>
    %28 = stablehlo.add %20, %27 : tensor<24xf32>
    %29 = stablehlo.select %22, %23, %28 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_6 = stablehlo.constant dense<120> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %32 = stablehlo.add %31, %30 : tensor<11xi32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %36 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %37 = stablehlo.compare EQ, %35, %36, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %38 = call @_where_0(%37, %4, %c_7) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.add %2#6, %39 : tensor<24xf32>
    %41 = stablehlo.subtract %29, %40 : tensor<24xf32>
    return %41 : tensor<24xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg3, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.maximum %10, %9 : tensor<24xf32>
    %12 = stablehlo.is_finite %11 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.select %12, %11, %13 : tensor<24xi1>, tensor<24xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %17 = stablehlo.subtract %8, %16 : tensor<24x40xf32>
    %18 = stablehlo.exponential %17 : tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.sign %19 : tensor<24xf32>
    %21 = stablehlo.abs %19 : tensor<24xf32>
    %22 = stablehlo.log %21 : tensor<24xf32>
    %23 = stablehlo.add %22, %14 : tensor<24xf32>
    %24 = stablehlo.convert %arg4 : tensor<24xf32>
    %25 = stablehlo.maximum %24, %23 : tensor<24xf32>
    %26 = stablehlo.subtract %24, %23 : tensor<24xf32>
    %27 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %28 = stablehlo.add %24, %23 : tensor<24xf32>
    %29 = stablehlo.abs %26 : tensor<24xf32>
    %30 = stablehlo.negate %29 : tensor<24xf32>
    %31 = stablehlo.exponential %30 : tensor<24xf32>
    %32 = stablehlo.log_plus_one %31 : tensor<24xf32>
    %33 = stablehlo.add %25, %32 : tensor<24xf32>
    %34 = stablehlo.select %27, %28, %33 : tensor<24xi1>, tensor<24xf32>
    %35 = stablehlo.iota dim = 0 : tensor<40xi32>
    %36 = stablehlo.convert %7 : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %38 = stablehlo.add %37, %35 : tensor<40xi32>
    %39 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %42 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %43 = stablehlo.compare EQ, %41, %42, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %44 = call @_where(%43, %8, %c_8) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.add %arg5, %45 : tensor<24xf32>
    return %0, %34, %46 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
}
