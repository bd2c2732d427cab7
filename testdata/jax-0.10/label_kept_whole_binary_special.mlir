module @jit_label_kept_whole_binary_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>) -> (tensor<3x7x24xf32> {jax.result_info = "result[0]"}, tensor<24x131xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.reduce_precision %0, format = e8m23 : tensor<3x7x131xf32>
    %2 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %4 = stablehlo.maximum %1, %3 : tensor<3x7x131xf32>
    %5 = stablehlo.multiply %1, %2 : tensor<3x7x131xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<3x7x131xf32>
    %7 = stablehlo.abs %1 : tensor<3x7x131xf32>
    %8 = stablehlo.negate %7 : tensor<3x7x131xf32>
    %9 = stablehlo.exponential %8 : tensor<3x7x131xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x7x131xf32>
    %11 = stablehlo.add %6, %10 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16:5 = stablehlo.optimization_barrier %1, %arg0, %arg1, %arg2, %cst_4 : tensor<3x7x131xf32>, tensor<3x7x24xf32>, tensor<24x131xf32>, tensor<3x7xi32>, tensor<f32>
    %17 = call @_one_hot_0(%16#3) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %19 = stablehlo.maximum %16#0, %18 : tensor<3x7x131xf32>
    %20 = stablehlo.compare EQ, %16#0, %19, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %29 = stablehlo.divide %23, %28 : tensor<3x7x131xf32>
    %30 = stablehlo.abs %16#0 : tensor<3x7x131xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %32 = stablehlo.compare GE, %16#0, %31, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %33 = stablehlo.negate %30 : tensor<3x7x131xf32>
    %34 = stablehlo.exponential %33 : tensor<3x7x131xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %36 = stablehlo.add %34, %35 : tensor<3x7x131xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.divide %16#4, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<2.751000e+03> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_14 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %40 = stablehlo.divide %39, %36 : tensor<3x7x131xf32>
    %41 = stablehlo.multiply %40, %34 : tensor<3x7x131xf32>
    %42 = stablehlo.negate %41 : tensor<3x7x131xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %44 = stablehlo.select %32, %43, %42 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %45 = stablehlo.select %32, %42, %43 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %46 = stablehlo.negate %44 : tensor<3x7x131xf32>
    %47 = stablehlo.add %45, %46 : tensor<3x7x131xf32>
    %48 = stablehlo.negate %39 : tensor<3x7x131xf32>
    %49 = stablehlo.multiply %48, %17 : tensor<3x7x131xf32>
    %50 = stablehlo.add %47, %49 : tensor<3x7x131xf32>
    %51 = stablehlo.multiply %39, %29 : tensor<3x7x131xf32>
    %52 = stablehlo.add %50, %51 : tensor<3x7x131xf32>
    %53 = stablehlo.dot_general %52, %16#1, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %54 = stablehlo.transpose %53, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %55 = stablehlo.dot_general %52, %16#2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %55, %54 : tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @_one_hot(%arg0: tensor<3x7xi32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x7x1xi32>) -> tensor<3x7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x131xi32>) -> tensor<3x7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x7x131xi32>, tensor<3x7x131xi32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    return %5 : tensor<3x7x131xf32>
  }
  func.func private @_one_hot_0(%arg0: tensor<3x7xi32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x7x1xi32>) -> tensor<3x7x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x131xi32>) -> tensor<3x7x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x7x131xi32>, tensor<3x7x131xi32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<3x7x131xi1>) -> tensor<3x7x131xf32>
    return %5 : tensor<3x7x131xf32>
  }
}
