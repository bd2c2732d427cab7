module @jit_loop_indexed_filled_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<24xf32> {jax.result_info = "result[0][1]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = call @_pad(%arg0, %c) : (tensor<24x24xf32>, tensor<i32>) -> (tensor<28x24xf32>, tensor<f32>)
    %2 = stablehlo.reshape %1#0 : (tensor<28x24xf32>) -> tensor<4x7x24xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_pad_0(%arg2, %c_0) : (tensor<24xi32>, tensor<i32>) -> tensor<28xi32>
    %4 = stablehlo.reshape %3 : (tensor<28xi32>) -> tensor<4x7xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_2 = stablehlo.constant dense<7> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %10 = stablehlo.add %6, %9 : tensor<7x1xi32>
    %11 = stablehlo.select %8, %10, %6 : tensor<7x1xi1>, tensor<7x1xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x7x131xf32>
    %c_5 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<4x7x1xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x7x1xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x7x1x2xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %18:11 = stablehlo.while(%iterArg = %2, %iterArg_17 = %4, %iterArg_18 = %arg1, %iterArg_19 = %12, %iterArg_20 = %5, %iterArg_21 = %c_8, %iterArg_22 = %13, %iterArg_23 = %14, %iterArg_24 = %15, %iterArg_25 = %16, %iterArg_26 = %17) : tensor<4x7x24xf32>, tensor<4x7xi32>, tensor<24x131xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>, tensor<i32>, tensor<4x7xf32>, tensor<4x7x131xf32>, tensor<4x7x1xi1>, tensor<4x7x1xf32>, tensor<4x7x1x2xi32>
    cond {
      %c_27 = stablehlo.constant dense<4> : tensor<i32>
      %36 = stablehlo.compare LT, %iterArg_21, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %36 : tensor<i1>
    } do {
      %36 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_21) : (tensor<4x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %37 = func.call @dynamic_index_in_dim_1(%iterArg_17, %iterArg_21) : (tensor<4x7xi32>, tensor<i32>) -> tensor<7xi32>
      %38:5 = func.call @closed_call(%iterArg_18, %iterArg_19, %iterArg_20, %36, %37) : (tensor<24x131xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>, tensor<7x24xf32>, tensor<7xi32>) -> (tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1x2xi32>)
      %39 = func.call @dynamic_update_index_in_dim(%iterArg_22, %38#0, %iterArg_21) : (tensor<4x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<4x7xf32>
      %40 = func.call @dynamic_update_index_in_dim_2(%iterArg_23, %38#1, %iterArg_21) : (tensor<4x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<4x7x131xf32>
      %41 = func.call @dynamic_update_index_in_dim_3(%iterArg_24, %38#2, %iterArg_21) : (tensor<4x7x1xi1>, tensor<7x1xi1>, tensor<i32>) -> tensor<4x7x1xi1>
      %42 = func.call @dynamic_update_index_in_dim_4(%iterArg_25, %38#3, %iterArg_21) : (tensor<4x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<4x7x1xf32>
      %43 = func.call @dynamic_update_index_in_dim_5(%iterArg_26, %38#4, %iterArg_21) : (tensor<4x7x1x2xi32>, tensor<7x1x2xi32>, tensor<i32>) -> tensor<4x7x1x2xi32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %44 = stablehlo.add %iterArg_21, %c_27 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %44, %39, %40, %41, %42, %43 : tensor<4x7x24xf32>, tensor<4x7xi32>, tensor<24x131xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>, tensor<i32>, tensor<4x7xf32>, tensor<4x7x131xf32>, tensor<4x7x1xi1>, tensor<4x7x1xf32>, tensor<4x7x1x2xi32>
    }
    %19 = stablehlo.reshape %18#6 : (tensor<4x7xf32>) -> tensor<28xf32>
    %20 = stablehlo.slice %19 [0:24] : (tensor<28xf32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.compare GT, %arg3, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %23:2 = call @_where(%22, %20, %c_10) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23#0 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.negate %24 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.negate %cst_12 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = call @_where_6(%22, %23#1, %27) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.pad %28, %cst_13, low = [0], high = [4], interior = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<28xf32>
    %30 = stablehlo.reshape %29 : (tensor<28xf32>) -> tensor<4x7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x7x24xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %33:10 = stablehlo.while(%iterArg = %30, %iterArg_17 = %2, %iterArg_18 = %18#7, %iterArg_19 = %18#8, %iterArg_20 = %18#9, %iterArg_21 = %18#10, %iterArg_22 = %arg1, %iterArg_23 = %c_16, %iterArg_24 = %31, %iterArg_25 = %32) : tensor<4x7xf32>, tensor<4x7x24xf32>, tensor<4x7x131xf32>, tensor<4x7x1xi1>, tensor<4x7x1xf32>, tensor<4x7x1x2xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<4x7x24xf32>
    cond {
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %36 = stablehlo.compare LT, %iterArg_23, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %36 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %36 = stablehlo.subtract %c_26, %iterArg_23 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.subtract %36, %c_27 : tensor<i32>
      %38 = func.call @dynamic_index_in_dim_7(%iterArg, %37) : (tensor<4x7xf32>, tensor<i32>) -> tensor<7xf32>
      %39 = func.call @dynamic_index_in_dim(%iterArg_17, %37) : (tensor<4x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %40 = func.call @dynamic_index_in_dim_8(%iterArg_18, %37) : (tensor<4x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %41 = func.call @dynamic_index_in_dim_9(%iterArg_19, %37) : (tensor<4x7x1xi1>, tensor<i32>) -> tensor<7x1xi1>
      %42 = func.call @dynamic_index_in_dim_10(%iterArg_20, %37) : (tensor<4x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %43 = func.call @dynamic_index_in_dim_11(%iterArg_21, %37) : (tensor<4x7x1x2xi32>, tensor<i32>) -> tensor<7x1x2xi32>
      %44:2 = func.call @closed_call_12(%iterArg_22, %iterArg_24, %38, %39, %40, %41, %42, %43) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<7xf32>, tensor<7x24xf32>, tensor<7x131xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1x2xi32>) -> (tensor<24x131xf32>, tensor<7x24xf32>)
      %45 = func.call @dynamic_update_index_in_dim_13(%iterArg_25, %44#1, %37) : (tensor<4x7x24xf32>, tensor<7x24xf32>, tensor<i32>) -> tensor<4x7x24xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %46 = stablehlo.add %iterArg_23, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %46, %44#0, %45 : tensor<4x7xf32>, tensor<4x7x24xf32>, tensor<4x7x131xf32>, tensor<4x7x1xi1>, tensor<4x7x1xf32>, tensor<4x7x1x2xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<4x7x24xf32>
    }
    %34 = stablehlo.reshape %33#9 : (tensor<4x7x24xf32>) -> tensor<28x24xf32>
    %35 = call @_pad_14(%1#1, %34) : (tensor<f32>, tensor<28x24xf32>) -> tensor<24x24xf32>
    return %25, %20, %35, %33#8 : tensor<f32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_pad(%arg0: tensor<24x24xf32>, %arg1: tensor<i32>) -> (tensor<28x24xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [4, 0], interior = [0, 0] : (tensor<24x24xf32>, tensor<f32>) -> tensor<28x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<28x24xf32>, tensor<f32>
  }
  func.func private @_pad_0(%arg0: tensor<24xi32>, %arg1: tensor<i32>) -> tensor<28xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [4], interior = [0] : (tensor<24xi32>, tensor<i32>) -> tensor<28xi32>
    return %1 : tensor<28xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x7x24xf32>, %arg1: tensor<i32>) -> tensor<7x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 24] : (tensor<4x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x24xf32>) -> tensor<7x24xf32>
    return %1 : tensor<7x24xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<4x7xi32>, tensor<i32>, tensor<i32>) -> tensor<1x7xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xi32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<7x1x1xi32>, %arg2: tensor<7x1xf32>, %arg3: tensor<7x24xf32>, %arg4: tensor<7xi32>) -> (tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1x2xi32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.is_finite %4 : (tensor<7x1xf32>) -> tensor<7x1xi1>
    %6 = stablehlo.select %5, %4, %arg2 : tensor<7x1xi1>, tensor<7x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %8 = stablehlo.subtract %0, %7 : tensor<7x131xf32>
    %9 = stablehlo.exponential %8 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %12 = stablehlo.abs %11 : tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %14 = stablehlo.compare GE, %11, %13, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
    %15 = stablehlo.log %12 : tensor<7x1xf32>
    %16 = stablehlo.add %15, %6 : tensor<7x1xf32>
    %17 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_3 = stablehlo.constant dense<131> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %21 = stablehlo.add %17, %20 : tensor<7x1xi32>
    %22 = stablehlo.select %19, %21, %17 : tensor<7x1xi1>, tensor<7x1xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %24 = stablehlo.concatenate %arg1, %23, dim = 2 : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x2xi32>
    %c_4 = stablehlo.constant dense<[6, 130]> : tensor<2xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7x1x2xi32>
    %26 = stablehlo.compare GE, %24, %25, SIGNED : (tensor<7x1x2xi32>, tensor<7x1x2xi32>) -> tensor<7x1x2xi1>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<7x1x2xi32>
    %29 = stablehlo.compare LE, %24, %28, SIGNED : (tensor<7x1x2xi32>, tensor<7x1x2xi32>) -> tensor<7x1x2xi1>
    %30 = stablehlo.and %26, %29 : tensor<7x1x2xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %31 = stablehlo.reduce(%30 init: %c_6) applies stablehlo.and across dimensions = [2] : (tensor<7x1x2xi1>, tensor<i1>) -> tensor<7x1xi1>
    %32 = "stablehlo.gather"(%0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x131xf32>, tensor<7x1x2xi32>) -> tensor<7x1xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<7x1xi1>, tensor<7x1xf32>
    %35 = stablehlo.subtract %34, %16 : tensor<7x1xf32>
    %36 = stablehlo.reshape %35 : (tensor<7x1xf32>) -> tensor<7xf32>
    return %36, %9, %14, %12, %24 : tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1x2xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<i32>) -> tensor<4x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x7xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<4x7xf32>
    return %1 : tensor<4x7xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x7x131xf32>, %arg1: tensor<7x131xf32>, %arg2: tensor<i32>) -> tensor<4x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x131xf32>) -> tensor<1x7x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x7x131xf32>, tensor<1x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x7x131xf32>
    return %1 : tensor<4x7x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x7x1xi1>, %arg1: tensor<7x1xi1>, %arg2: tensor<i32>) -> tensor<4x7x1xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x1xi1>) -> tensor<1x7x1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x7x1xi1>, tensor<1x7x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x7x1xi1>
    return %1 : tensor<4x7x1xi1>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x7x1xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<i32>) -> tensor<4x7x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<1x7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x7x1xf32>, tensor<1x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x7x1xf32>
    return %1 : tensor<4x7x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x7x1x2xi32>, %arg1: tensor<7x1x2xi32>, %arg2: tensor<i32>) -> tensor<4x7x1x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<7x1x2xi32>) -> tensor<1x7x1x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x7x1x2xi32>, tensor<1x7x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x7x1x2xi32>
    return %1 : tensor<4x7x1x2xi32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_6(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x7xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<4x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x7x131xf32>, %arg1: tensor<i32>) -> tensor<7x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 131] : (tensor<4x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x131xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x7x1xi1>, %arg1: tensor<i32>) -> tensor<7x1xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 1] : (tensor<4x7x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1xi1>) -> tensor<7x1xi1>
    return %1 : tensor<7x1xi1>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4x7x1xf32>, %arg1: tensor<i32>) -> tensor<7x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 1] : (tensor<4x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1xf32>) -> tensor<7x1xf32>
    return %1 : tensor<7x1xf32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<4x7x1x2xi32>, %arg1: tensor<i32>) -> tensor<7x1x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 7, 1, 2] : (tensor<4x7x1x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1x2xi32>) -> tensor<7x1x2xi32>
    return %1 : tensor<7x1x2xi32>
  }
  func.func private @closed_call_12(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<7xf32>, %arg3: tensor<7x24xf32>, %arg4: tensor<7x131xf32>, %arg5: tensor<7x1xi1>, %arg6: tensor<7x1xf32>, %arg7: tensor<7x1x2xi32>) -> (tensor<24x131xf32>, tensor<7x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %1 = stablehlo.negate %0 : tensor<7x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %3 = "stablehlo.scatter"(%2, %arg7, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %18 = stablehlo.add %arg8, %arg9 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<7x131xf32>, tensor<7x1x2xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    %4 = stablehlo.divide %1, %arg6 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %6 = stablehlo.select %arg5, %5, %4 : tensor<7x1xi1>, tensor<7x1xf32>
    %7 = stablehlo.select %arg5, %4, %5 : tensor<7x1xi1>, tensor<7x1xf32>
    %8 = stablehlo.negate %6 : tensor<7x1xf32>
    %9 = stablehlo.add %7, %8 : tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %12 = stablehlo.multiply %11, %arg4 : tensor<7x131xf32>
    %13 = stablehlo.add %3, %12 : tensor<7x131xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %16 = stablehlo.add %arg1, %15 : tensor<24x131xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %16, %17 : tensor<24x131xf32>, tensor<7x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<4x7x24xf32>, %arg1: tensor<7x24xf32>, %arg2: tensor<i32>) -> tensor<4x7x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x24xf32>) -> tensor<1x7x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x7x24xf32>, tensor<1x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x7x24xf32>
    return %1 : tensor<4x7x24xf32>
  }
  func.func private @_pad_14(%arg0: tensor<f32>, %arg1: tensor<28x24xf32>) -> tensor<24x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0], high = [-4, 0], interior = [0, 0] : (tensor<28x24xf32>, tensor<f32>) -> tensor<24x24xf32>
    %1 = stablehlo.slice %0 [0:24, 0:24] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    return %1 : tensor<24x24xf32>
  }
}
