module @jit_blocked_head_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xbf16>, %arg1: tensor<40x251xbf16>, %arg2: tensor<2x13xi32>) -> (tensor<2x13xf32> {jax.result_info = "result[0]"}, tensor<2x13xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %2, %iterArg_10 = %arg1, %iterArg_11 = %arg0, %iterArg_12 = %arg2, %iterArg_13 = %c, %iterArg_14 = %1, %iterArg_15 = %0, %iterArg_16 = %0, %iterArg_17 = %0) : tensor<5xi32>, tensor<40x251xbf16>, tensor<2x13x40xbf16>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    cond {
      %c_18 = stablehlo.constant dense<5> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_13, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %46 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_13) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %47:4 = func.call @closed_call(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %46) : (tensor<40x251xbf16>, tensor<2x13x40xbf16>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %48 = stablehlo.add %iterArg_13, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %48, %47#0, %47#1, %47#2, %47#3 : tensor<5xi32>, tensor<40x251xbf16>, tensor<2x13x40xbf16>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    }
    %4 = stablehlo.slice %arg1 [0:40, 240:251] : (tensor<40x251xbf16>) -> tensor<40x11xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x11xbf16>) -> tensor<2x13x11xf32>
    %6 = stablehlo.convert %5 : (tensor<2x13x11xf32>) -> tensor<2x13x11xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x13x11xbf16>) -> tensor<2x13x11xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %9 = stablehlo.maximum %3#5, %8 : tensor<2x13xf32>
    %10 = stablehlo.subtract %3#5, %9 : tensor<2x13xf32>
    %11 = stablehlo.exponential %10 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<2x13x11xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13x11xf32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare GE, %arg2, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<251> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %19 = stablehlo.compare LT, %arg2, %18, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %20 = stablehlo.and %17, %19 : tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %22 = stablehlo.compare GE, %arg2, %21, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %24 = stablehlo.compare LT, %arg2, %23, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %25 = stablehlo.and %22, %24 : tensor<2x13xi1>
    %26 = stablehlo.and %20, %25 : tensor<2x13xi1>
    %c_6 = stablehlo.constant dense<240> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %28 = stablehlo.subtract %arg2, %27 : tensor<2x13xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where(%26, %28, %c_7) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %31 = call @take_along_axis_1(%7, %30) : (tensor<2x13x11xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %33 = stablehlo.multiply %3#7, %11 : tensor<2x13xf32>
    %34 = stablehlo.multiply %15, %7 : tensor<2x13x11xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %36 = stablehlo.add %33, %35 : tensor<2x13xf32>
    %37 = stablehlo.multiply %3#6, %11 : tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%15 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %39 = stablehlo.add %37, %38 : tensor<2x13xf32>
    %40 = call @_where_0(%26, %32, %3#8) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %41 = stablehlo.log %39 : tensor<2x13xf32>
    %42 = stablehlo.add %9, %41 : tensor<2x13xf32>
    %43 = stablehlo.divide %36, %39 : tensor<2x13xf32>
    %44 = stablehlo.subtract %42, %43 : tensor<2x13xf32>
    %45 = stablehlo.subtract %40, %42 : tensor<2x13xf32>
    return %45, %44 : tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<40x251xbf16>, %arg1: tensor<2x13x40xbf16>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xf32>, %arg5: tensor<2x13xf32>, %arg6: tensor<2x13xf32>, %arg7: tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [40, 48] : (tensor<40x251xbf16>, tensor<i32>, tensor<i32>) -> tensor<40x48xbf16>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x48xbf16>) -> tensor<2x13x48xf32>
    %6 = stablehlo.convert %5 : (tensor<2x13x48xf32>) -> tensor<2x13x48xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x13x48xbf16>) -> tensor<2x13x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %9 = stablehlo.maximum %arg3, %8 : tensor<2x13xf32>
    %10 = stablehlo.subtract %arg3, %9 : tensor<2x13xf32>
    %11 = stablehlo.exponential %10 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<2x13x48xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13x48xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare GE, %arg2, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %18 = stablehlo.add %0, %c_3 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %20 = stablehlo.compare LT, %arg2, %19, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %21 = stablehlo.and %17, %20 : tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.compare GE, %arg2, %22, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %25 = stablehlo.compare LT, %arg2, %24, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %26 = stablehlo.and %23, %25 : tensor<2x13xi1>
    %27 = stablehlo.and %21, %26 : tensor<2x13xi1>
    %28 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.subtract %arg2, %28 : tensor<2x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where(%27, %29, %c_6) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %32 = call @take_along_axis(%7, %31) : (tensor<2x13x48xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %33 = stablehlo.reshape %32 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %34 = stablehlo.multiply %arg5, %11 : tensor<2x13xf32>
    %35 = stablehlo.multiply %15, %7 : tensor<2x13x48xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %37 = stablehlo.add %34, %36 : tensor<2x13xf32>
    %38 = stablehlo.multiply %arg4, %11 : tensor<2x13xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%15 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %40 = stablehlo.add %38, %39 : tensor<2x13xf32>
    %41 = call @_where_0(%27, %33, %arg6) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    return %9, %40, %37, %41 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @_where(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x13x48xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<47> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x48xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15 : tensor<2x13x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xf32>
    return %0 : tensor<2x13xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x13x11xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x11xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15 : tensor<2x13x1xf32>
  }
}
