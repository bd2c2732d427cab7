module @jit_loop_indexed_conditional_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x24x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<4x6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4x6x2xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %11:14 = stablehlo.while(%iterArg = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %arg1, %iterArg_15 = %c_7, %iterArg_16 = %cst, %iterArg_17 = %3, %iterArg_18 = %4, %iterArg_19 = %5, %iterArg_20 = %6, %iterArg_21 = %7, %iterArg_22 = %8, %iterArg_23 = %9, %iterArg_24 = %10) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x2xi32>, tensor<4x6xf32>
    cond {
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_15, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %17 = func.call @dynamic_index_in_dim_0(%iterArg_12, %iterArg_15) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %18 = func.call @dynamic_index_in_dim_1(%iterArg_13, %iterArg_15) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %19:9 = func.call @closed_call(%iterArg_14, %iterArg_16, %16, %17, %18) : (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>, tensor<6xf32>)
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_17, %19#1, %iterArg_15) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
      %21 = func.call @dynamic_update_index_in_dim_2(%iterArg_18, %19#2, %iterArg_15) : (tensor<4x24x131xf32>, tensor<24x131xf32>, tensor<i32>) -> tensor<4x24x131xf32>
      %22 = func.call @dynamic_update_index_in_dim_3(%iterArg_19, %19#3, %iterArg_15) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %23 = func.call @dynamic_update_index_in_dim_4(%iterArg_20, %19#4, %iterArg_15) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %24 = func.call @dynamic_update_index_in_dim_5(%iterArg_21, %19#5, %iterArg_15) : (tensor<4x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<4x6xi1>
      %25 = func.call @dynamic_update_index_in_dim_6(%iterArg_22, %19#6, %iterArg_15) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %26 = func.call @dynamic_update_index_in_dim_7(%iterArg_23, %19#7, %iterArg_15) : (tensor<4x6x2xi32>, tensor<6x2xi32>, tensor<i32>) -> tensor<4x6x2xi32>
      %27 = func.call @dynamic_update_index_in_dim_6(%iterArg_24, %19#8, %iterArg_15) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_15, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %28, %19#0, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<4xi32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x2xi32>, tensor<4x6xf32>
    }
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %14:12 = stablehlo.while(%iterArg = %11#6, %iterArg_12 = %11#7, %iterArg_13 = %11#8, %iterArg_14 = %11#9, %iterArg_15 = %11#10, %iterArg_16 = %11#11, %iterArg_17 = %11#12, %iterArg_18 = %11#13, %iterArg_19 = %c_11, %iterArg_20 = %12, %iterArg_21 = %cst_9, %iterArg_22 = %13) : tensor<4xi32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x2xi32>, tensor<4x6xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    cond {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_19, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %c_23 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.subtract %c_23, %iterArg_19 : tensor<i32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.subtract %16, %c_24 : tensor<i32>
      %18 = func.call @dynamic_index_in_dim_8(%iterArg, %17) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %19 = func.call @dynamic_index_in_dim_9(%iterArg_12, %17) : (tensor<4x24x131xf32>, tensor<i32>) -> tensor<24x131xf32>
      %20 = func.call @dynamic_index_in_dim(%iterArg_13, %17) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %21 = func.call @dynamic_index_in_dim_10(%iterArg_14, %17) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %22 = func.call @dynamic_index_in_dim_11(%iterArg_15, %17) : (tensor<4x6xi1>, tensor<i32>) -> tensor<6xi1>
      %23 = func.call @dynamic_index_in_dim_1(%iterArg_16, %17) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %24 = func.call @dynamic_index_in_dim_12(%iterArg_17, %17) : (tensor<4x6x2xi32>, tensor<i32>) -> tensor<6x2xi32>
      %25 = func.call @dynamic_index_in_dim_1(%iterArg_18, %17) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %26:3 = func.call @closed_call_13(%iterArg_20, %iterArg_21, %18, %19, %20, %21, %22, %23, %24, %25) : (tensor<24x131xf32>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
      %27 = func.call @dynamic_update_index_in_dim_3(%iterArg_22, %26#2, %17) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_19, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %28, %26#0, %26#1, %27 : tensor<4xi32>, tensor<4x24x131xf32>, tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x2xi32>, tensor<4x6xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    }
    %15 = stablehlo.reshape %14#11 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %11#5, %15, %14#9 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x24xf32>, %arg1: tensor<i32>) -> tensor<6x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 24] : (tensor<4x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<6x24xf32>, %arg3: tensor<6xi32>, %arg4: tensor<6xf32>) -> (tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>, tensor<6xf32>) {
    %0 = stablehlo.slice %arg4 [0:1] : (tensor<6xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare GT, %1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
    %4:8 = "stablehlo.case"(%3) ({
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.reduce(%arg2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x24xf32>, tensor<f32>) -> tensor<f32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6xi1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
      stablehlo.return %6, %7, %8, %9, %10, %11, %12, %13 : tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>, tensor<6xf32>
    }, {
      %6 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
      %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
      %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %9 = stablehlo.maximum %8, %7 : tensor<6xf32>
      %10 = stablehlo.is_finite %9 : (tensor<6xf32>) -> tensor<6xi1>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %12 = stablehlo.select %10, %9, %11 : tensor<6xi1>, tensor<6xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
      %15 = stablehlo.subtract %6, %14 : tensor<6x131xf32>
      %16 = stablehlo.exponential %15 : tensor<6x131xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
      %18 = stablehlo.abs %17 : tensor<6xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %20 = stablehlo.compare GE, %17, %19, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %21 = stablehlo.log %18 : tensor<6xf32>
      %22 = stablehlo.add %21, %12 : tensor<6xf32>
      %23 = stablehlo.iota dim = 0 : tensor<6xi32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %24 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %25 = stablehlo.compare LT, %23, %24, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %c_5 = stablehlo.constant dense<6> : tensor<i32>
      %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %27 = stablehlo.add %23, %26 : tensor<6xi32>
      %28 = stablehlo.select %25, %27, %23 : tensor<6xi1>, tensor<6xi32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %30 = stablehlo.compare LT, %arg3, %29, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %c_7 = stablehlo.constant dense<131> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %32 = stablehlo.add %arg3, %31 : tensor<6xi32>
      %33 = stablehlo.select %30, %32, %arg3 : tensor<6xi1>, tensor<6xi32>
      %34 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
      %35 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
      %36 = stablehlo.concatenate %34, %35, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
      %37 = "stablehlo.gather"(%6, %36) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x2xi32>) -> tensor<6xf32>
      %38 = stablehlo.subtract %22, %37 : tensor<6xf32>
      %39 = stablehlo.multiply %38, %arg4 : tensor<6xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return %40, %arg0, %arg2, %16, %20, %18, %36, %arg4 : tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>, tensor<6xf32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>, tensor<6xf32>)
    %5 = stablehlo.add %arg1, %4#0 : tensor<f32>
    return %5, %3, %4#1, %4#2, %4#3, %4#4, %4#5, %4#6, %4#7 : tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x2xi32>, tensor<6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<i32>) -> tensor<4x24x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x131xf32>) -> tensor<1x24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x131xf32>, tensor<1x24x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x131xf32>
    return %1 : tensor<4x24x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x6x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<i32>) -> tensor<4x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xf32>, tensor<1x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xf32>
    return %1 : tensor<4x6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<4x6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<i32>) -> tensor<4x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xf32>, tensor<1x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xf32>
    return %1 : tensor<4x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<4x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x6xi1>
    return %1 : tensor<4x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x6x2xi32>, %arg1: tensor<6x2xi32>, %arg2: tensor<i32>) -> tensor<4x6x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x2xi32>) -> tensor<1x6x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x2xi32>, tensor<1x6x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x2xi32>
    return %1 : tensor<4x6x2xi32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<4x24x131xf32>, %arg1: tensor<i32>) -> tensor<24x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 131] : (tensor<4x24x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x131xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4x6x131xf32>, %arg1: tensor<i32>) -> tensor<6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<4x6x2xi32>, %arg1: tensor<i32>) -> tensor<6x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 2] : (tensor<4x6x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x2xi32>) -> tensor<6x2xi32>
    return %1 : tensor<6x2xi32>
  }
  func.func private @closed_call_13(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<24x131xf32>, %arg4: tensor<6x24xf32>, %arg5: tensor<6x131xf32>, %arg6: tensor<6xi1>, %arg7: tensor<6xf32>, %arg8: tensor<6x2xi32>, %arg9: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>) {
    %0:2 = "stablehlo.case"(%arg2) ({
      %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
      stablehlo.return %2, %3 : tensor<6x24xf32>, tensor<24x131xf32>
    }, {
      %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %3 = stablehlo.multiply %2, %arg9 : tensor<6xf32>
      %4 = stablehlo.negate %3 : tensor<6xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
      %6 = "stablehlo.scatter"(%5, %arg8, %4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
        %19 = stablehlo.add %arg10, %arg11 : tensor<f32>
        stablehlo.return %19 : tensor<f32>
      }) : (tensor<6x131xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x131xf32>
      %7 = stablehlo.divide %3, %arg7 : tensor<6xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %9 = stablehlo.select %arg6, %8, %7 : tensor<6xi1>, tensor<6xf32>
      %10 = stablehlo.select %arg6, %7, %8 : tensor<6xi1>, tensor<6xf32>
      %11 = stablehlo.negate %9 : tensor<6xf32>
      %12 = stablehlo.add %10, %11 : tensor<6xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
      %14 = stablehlo.multiply %13, %arg5 : tensor<6x131xf32>
      %15 = stablehlo.add %6, %14 : tensor<6x131xf32>
      %16 = stablehlo.dot_general %15, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<6x24xf32>) -> tensor<131x24xf32>
      %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
      %18 = stablehlo.dot_general %15, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<24x131xf32>) -> tensor<6x24xf32>
      stablehlo.return %18, %17 : tensor<6x24xf32>, tensor<24x131xf32>
    }) : (tensor<i32>) -> (tensor<6x24xf32>, tensor<24x131xf32>)
    %1 = stablehlo.add %arg0, %0#1 : tensor<24x131xf32>
    return %1, %arg1, %0#0 : tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>
  }
}
