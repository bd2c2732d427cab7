module @jit_loop_columns_first_tile attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xi32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:9 = stablehlo.while(%iterArg = %arg3, %iterArg_4 = %0, %iterArg_5 = %arg0, %iterArg_6 = %arg2, %iterArg_7 = %c_3, %iterArg_8 = %c_2, %iterArg_9 = %1, %iterArg_10 = %2, %iterArg_11 = %3) : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_7, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:4 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_7, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %8, %7#0, %7#1, %7#2, %7#3 : tensor<24xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %5 = stablehlo.log %4#7 : tensor<24xf32>
    %6 = stablehlo.add %4#6, %5 : tensor<24xf32>
    return %6, %4#8 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call(%arg0: tensor<24xi32>, %arg1: tensor<24x160xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.convert %1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.add %4, %2 : tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_1 = stablehlo.constant dense<40> : tensor<i32>
    %11 = stablehlo.multiply %arg4, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %11, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = stablehlo.convert %11 : tensor<i32>
    %c_3 = stablehlo.constant dense<160> : tensor<i32>
    %14 = stablehlo.add %13, %c_3 : tensor<i32>
    %15 = stablehlo.select %12, %14, %11 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.dynamic_slice %arg1, %c_4, %15, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %17 = stablehlo.dot_general %arg2, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = call @_where(%10, %17, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %arg5 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<24xf32>
    %22 = stablehlo.convert %arg5 : tensor<24xf32>
    %23 = stablehlo.subtract %22, %21 : tensor<24xf32>
    %24 = stablehlo.exponential %23 : tensor<24xf32>
    %25 = stablehlo.multiply %arg6, %24 : tensor<24xf32>
    %26 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.subtract %18, %27 : tensor<24x40xf32>
    %29 = stablehlo.exponential %28 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %25, %30 : tensor<24xf32>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %32 = stablehlo.multiply %arg4, %c_7 : tensor<i32>
    %33 = stablehlo.convert %32 : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.compare GE, %arg3, %34, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %36 = stablehlo.add %32, %c_8 : tensor<i32>
    %37 = stablehlo.convert %36 : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %39 = stablehlo.compare LT, %arg3, %38, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %40 = stablehlo.and %35, %39 : tensor<24xi1>
    %41 = stablehlo.convert %32 : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %43 = stablehlo.subtract %arg3, %42 : tensor<24xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %44 = call @_where_0(%40, %43, %c_9) : (tensor<24xi1>, tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %46 = call @take_along_axis(%18, %45) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %47 = stablehlo.reshape %46 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %48 = call @_where_1(%40, %47, %c_10) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %49 = stablehlo.add %arg7, %48 : tensor<24xf32>
    return %0, %21, %31, %49 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<24xi32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xi32>
    return %2 : tensor<24xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<39> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
}
