module @jit_spelling_focal_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x7x24xf32>, tensor<24x131xf32>) -> tensor<3x7x131xf32>
    %1 = call @_one_hot(%arg2) : (tensor<3x7xi32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.negate %0 : tensor<3x7x131xf32>
    %3 = stablehlo.exponential %2 : tensor<3x7x131xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %5 = stablehlo.add %4, %3 : tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %7 = stablehlo.divide %6, %5 : tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<3x7x131xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<3x7x131xf32>
    %11:3 = call @log_sigmoid(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %12 = stablehlo.multiply %1, %11#0 : tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.subtract %13, %1 : tensor<3x7x131xf32>
    %15 = stablehlo.negate %0 : tensor<3x7x131xf32>
    %16:3 = call @log_sigmoid(%15) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %17 = stablehlo.multiply %14, %16#0 : tensor<3x7x131xf32>
    %18 = stablehlo.add %12, %17 : tensor<3x7x131xf32>
    %19 = stablehlo.negate %18 : tensor<3x7x131xf32>
    %20 = stablehlo.multiply %7, %1 : tensor<3x7x131xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %22 = stablehlo.subtract %21, %7 : tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %24 = stablehlo.subtract %23, %1 : tensor<3x7x131xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<3x7x131xf32>
    %26 = stablehlo.add %20, %25 : tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %28 = stablehlo.multiply %27, %1 : tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %30 = stablehlo.subtract %29, %1 : tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<3x7x131xf32>
    %33 = stablehlo.add %28, %32 : tensor<3x7x131xf32>
    %34 = stablehlo.multiply %19, %33 : tensor<3x7x131xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %36 = stablehlo.subtract %35, %26 : tensor<3x7x131xf32>
    %37 = chlo.square %36 : tensor<3x7x131xf32> -> tensor<3x7x131xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %39 = stablehlo.multiply %38, %36 : tensor<3x7x131xf32>
    %40 = stablehlo.multiply %34, %37 : tensor<3x7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<3x7x131xf32>, tensor<f32>) -> tensor<3x7xf32>
    %42 = stablehlo.multiply %arg3, %41 : tensor<3x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %45 = stablehlo.multiply %arg3, %44 : tensor<3x7xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<3x7xf32>) -> tensor<3x7x131xf32>
    %47 = stablehlo.multiply %34, %46 : tensor<3x7x131xf32>
    %48 = stablehlo.multiply %46, %37 : tensor<3x7x131xf32>
    %49 = stablehlo.multiply %47, %39 : tensor<3x7x131xf32>
    %50 = stablehlo.negate %49 : tensor<3x7x131xf32>
    %51 = stablehlo.multiply %48, %33 : tensor<3x7x131xf32>
    %52 = stablehlo.multiply %50, %24 : tensor<3x7x131xf32>
    %53 = stablehlo.negate %52 : tensor<3x7x131xf32>
    %54 = stablehlo.multiply %50, %1 : tensor<3x7x131xf32>
    %55 = stablehlo.add %53, %54 : tensor<3x7x131xf32>
    %56 = stablehlo.negate %51 : tensor<3x7x131xf32>
    %57 = stablehlo.multiply %14, %56 : tensor<3x7x131xf32>
    %58 = call @log_sigmoid_0(%16#1, %16#2, %57) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %59 = stablehlo.negate %58 : tensor<3x7x131xf32>
    %60 = stablehlo.multiply %1, %56 : tensor<3x7x131xf32>
    %61 = call @log_sigmoid_0(%11#1, %11#2, %60) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %62 = stablehlo.add %59, %61 : tensor<3x7x131xf32>
    %63 = stablehlo.multiply %55, %10 : tensor<3x7x131xf32>
    %64 = stablehlo.add %62, %63 : tensor<3x7x131xf32>
    %65 = stablehlo.dot_general %64, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<3x7x24xf32>) -> tensor<131x24xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %67 = stablehlo.dot_general %64, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x7x131xf32>, tensor<24x131xf32>) -> tensor<3x7x24xf32>
    return %43, %67, %66 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
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
  func.func private @log_sigmoid(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<3x7x131xf32>
    %1:3 = call @softplus(%0) : (tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>)
    %2 = stablehlo.negate %1#0 : tensor<3x7x131xf32>
    return %2, %1#1, %1#2 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>
  }
  func.func private @softplus(%arg0: tensor<3x7x131xf32>) -> (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7x131xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x7x131xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x7x131xf32>
    %7 = stablehlo.abs %3 : tensor<3x7x131xf32>
    %8 = stablehlo.negate %7 : tensor<3x7x131xf32>
    %9 = stablehlo.exponential %8 : tensor<3x7x131xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x7x131xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x7x131xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<3x7x131xf32>
    %22 = stablehlo.exponential %21 : tensor<3x7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<3x7x131xi1>, tensor<3x7x131xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x7x131xf32>
    %31 = stablehlo.exponential %30 : tensor<3x7x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<3x7x131xf32>
    return %12, %22, %33 : tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x131xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x7x131xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>) -> tensor<3x7x131xf32>
    %2 = stablehlo.negate %1 : tensor<3x7x131xf32>
    return %2 : tensor<3x7x131xf32>
  }
  func.func private @softplus_1(%arg0: tensor<3x7x131xf32>, %arg1: tensor<3x7x131xf32>, %arg2: tensor<3x7x131xf32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<3x7x131xf32>
    return %0 : tensor<3x7x131xf32>
  }
}
