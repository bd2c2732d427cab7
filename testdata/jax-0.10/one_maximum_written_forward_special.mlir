module @jit_one_maximum_written_forward_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.slice %0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.convert %1 : tensor<24xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<24xf32>
    %6 = stablehlo.slice %0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.maximum %5, %7 : tensor<24xf32>
    %9 = stablehlo.slice %0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.maximum %8, %10 : tensor<24xf32>
    %12 = stablehlo.slice %0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.maximum %11, %13 : tensor<24xf32>
    %15 = stablehlo.slice %0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.maximum %14, %16 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.slice %0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %22 = stablehlo.subtract %19, %21 : tensor<24x30xf32>
    %23 = stablehlo.exponential %22 : tensor<24x30xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %18, %24 : tensor<24xf32>
    %26 = stablehlo.slice %0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %27 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %29 = stablehlo.subtract %26, %28 : tensor<24x30xf32>
    %30 = stablehlo.exponential %29 : tensor<24x30xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %25, %31 : tensor<24xf32>
    %33 = stablehlo.slice %0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %34 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %36 = stablehlo.subtract %33, %35 : tensor<24x30xf32>
    %37 = stablehlo.exponential %36 : tensor<24x30xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.add %32, %38 : tensor<24xf32>
    %40 = stablehlo.slice %0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %41 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %43 = stablehlo.subtract %40, %42 : tensor<24x30xf32>
    %44 = stablehlo.exponential %43 : tensor<24x30xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.add %39, %45 : tensor<24xf32>
    %47 = stablehlo.slice %0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %48 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %50 = stablehlo.subtract %47, %49 : tensor<24x11xf32>
    %51 = stablehlo.exponential %50 : tensor<24x11xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.add %46, %52 : tensor<24xf32>
    %54 = stablehlo.log %53 : tensor<24xf32>
    %55 = stablehlo.add %54, %17 : tensor<24xf32>
    %56 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %57 = call @take_along_axis(%0, %56) : (tensor<24x131xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %58 = stablehlo.reshape %57 : (tensor<24x1xf32>) -> tensor<24xf32>
    %59 = stablehlo.subtract %58, %55 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.slice %0 [0:24, 0:30] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %62 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %64 = stablehlo.subtract %61, %63 : tensor<24x30xf32>
    %65 = stablehlo.exponential %64 : tensor<24x30xf32>
    %66 = stablehlo.multiply %65, %61 : tensor<24x30xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.add %60, %67 : tensor<24xf32>
    %69 = stablehlo.slice %0 [0:24, 30:60] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %70 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %72 = stablehlo.subtract %69, %71 : tensor<24x30xf32>
    %73 = stablehlo.exponential %72 : tensor<24x30xf32>
    %74 = stablehlo.multiply %73, %69 : tensor<24x30xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.add %68, %75 : tensor<24xf32>
    %77 = stablehlo.slice %0 [0:24, 60:90] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %78 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %80 = stablehlo.subtract %77, %79 : tensor<24x30xf32>
    %81 = stablehlo.exponential %80 : tensor<24x30xf32>
    %82 = stablehlo.multiply %81, %77 : tensor<24x30xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.add %76, %83 : tensor<24xf32>
    %85 = stablehlo.slice %0 [0:24, 90:120] : (tensor<24x131xf32>) -> tensor<24x30xf32>
    %86 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x30xf32>
    %88 = stablehlo.subtract %85, %87 : tensor<24x30xf32>
    %89 = stablehlo.exponential %88 : tensor<24x30xf32>
    %90 = stablehlo.multiply %89, %85 : tensor<24x30xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.add %84, %91 : tensor<24xf32>
    %93 = stablehlo.slice %0 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %94 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %96 = stablehlo.subtract %93, %95 : tensor<24x11xf32>
    %97 = stablehlo.exponential %96 : tensor<24x11xf32>
    %98 = stablehlo.multiply %97, %93 : tensor<24x11xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.add %92, %99 : tensor<24xf32>
    %101 = stablehlo.subtract %55, %100 : tensor<24xf32>
    %102 = stablehlo.multiply %59, %arg3 : tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %104 = stablehlo.negate %103 : tensor<f32>
    %105 = stablehlo.multiply %101, %arg3 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %107 = stablehlo.multiply %cst_19, %106 : tensor<f32>
    %108 = stablehlo.subtract %104, %107 : tensor<f32>
    return %108 : tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
}
