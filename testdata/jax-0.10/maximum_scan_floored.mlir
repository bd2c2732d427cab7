module @jit_maximum_scan_floored attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    call @take_along_axis() : () -> ()
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %10:16 = stablehlo.while(%iterArg = %arg0, %iterArg_14 = %arg2, %iterArg_15 = %arg3, %iterArg_16 = %arg1, %iterArg_17 = %1, %iterArg_18 = %0, %iterArg_19 = %3, %iterArg_20 = %2, %iterArg_21 = %c_9, %iterArg_22 = %cst_3, %iterArg_23 = %4, %iterArg_24 = %5, %iterArg_25 = %6, %iterArg_26 = %7, %iterArg_27 = %8, %iterArg_28 = %9) : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7x1x1xi32>
    cond {
      %c_29 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_21, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_21) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %15 = func.call @dynamic_index_in_dim_0(%iterArg_14, %iterArg_21) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
      %16 = func.call @dynamic_index_in_dim_1(%iterArg_15, %iterArg_21) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %17:7 = func.call @closed_call(%iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_22, %14, %15, %16) : (tensor<24x131xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7xi32>, tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7x1x1xi32>)
      %18 = func.call @dynamic_update_index_in_dim(%iterArg_23, %17#1, %iterArg_21) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %19 = func.call @dynamic_update_index_in_dim_3(%iterArg_24, %17#2, %iterArg_21) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_25, %17#3, %iterArg_21) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %21 = func.call @dynamic_update_index_in_dim_3(%iterArg_26, %17#4, %iterArg_21) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %22 = func.call @dynamic_update_index_in_dim_3(%iterArg_27, %17#5, %iterArg_21) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %23 = func.call @dynamic_update_index_in_dim_4(%iterArg_28, %17#6, %iterArg_21) : (tensor<3x7x1x1xi32>, tensor<7x1x1xi32>, tensor<i32>) -> tensor<3x7x1x1xi32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_21, %c_29 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %24, %17#0, %18, %19, %20, %21, %22, %23 : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7x1x1xi32>
    }
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7x24xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %13:13 = stablehlo.while(%iterArg = %arg0, %iterArg_14 = %10#10, %iterArg_15 = %10#11, %iterArg_16 = %10#12, %iterArg_17 = %10#13, %iterArg_18 = %10#14, %iterArg_19 = %10#15, %iterArg_20 = %arg3, %iterArg_21 = %arg1, %iterArg_22 = %c_13, %iterArg_23 = %11, %iterArg_24 = %cst_11, %iterArg_25 = %12) : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    cond {
      %c_26 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_22, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.subtract %c_26, %iterArg_22 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.subtract %14, %c_27 : tensor<i32>
      %16 = func.call @dynamic_index_in_dim(%iterArg, %15) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %17 = func.call @dynamic_index_in_dim_5(%iterArg_14, %15) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %18 = func.call @dynamic_index_in_dim_1(%iterArg_15, %15) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %19 = func.call @dynamic_index_in_dim_5(%iterArg_16, %15) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %20 = func.call @dynamic_index_in_dim_1(%iterArg_17, %15) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %21 = func.call @dynamic_index_in_dim_1(%iterArg_18, %15) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %22 = func.call @dynamic_index_in_dim_6(%iterArg_19, %15) : (tensor<3x7x1x1xi32>, tensor<i32>) -> tensor<7x1x1xi32>
      %23 = func.call @dynamic_index_in_dim_1(%iterArg_20, %15) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %24:3 = func.call @closed_call_7(%iterArg_21, %iterArg_23, %iterArg_24, %16, %17, %18, %19, %20, %21, %22, %23) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7x1x1xi32>, tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>)
      %25 = func.call @dynamic_update_index_in_dim_9(%iterArg_25, %24#2, %15) : (tensor<3x7x24xf32>, tensor<7x24xf32>, tensor<i32>) -> tensor<3x7x24xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg_22, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %26, %24#0, %24#1, %25 : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    }
    return %10#9, %13#12, %13#10 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x7x24xf32>, %arg1: tensor<i32>) -> tensor<7x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 24] : (tensor<3x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x24xf32>) -> tensor<7x24xf32>
    return %1 : tensor<7x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<1x7xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xi32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x7xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>, %arg3: tensor<7xf32>, %arg4: tensor<7xf32>, %arg5: tensor<f32>, %arg6: tensor<7x24xf32>, %arg7: tensor<7xi32>, %arg8: tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7x1x1xi32>) {
    %0 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<7x131xf32>, tensor<7x131xf32>) -> tensor<7x131xi1>
    %5 = stablehlo.convert %4 : (tensor<7x131xi1>) -> tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<7x131xf32>
    %10 = stablehlo.exponential %9 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<9.99999968E-21> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.maximum %11, %12 : tensor<7xf32>
    %14 = stablehlo.compare EQ, %11, %13, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %15 = stablehlo.select %14, %arg2, %arg1 : tensor<7xi1>, tensor<7xf32>
    %cst_3 = stablehlo.constant dense<9.99999968E-21> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.compare EQ, %16, %13, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %18 = stablehlo.select %17, %arg4, %arg3 : tensor<7xi1>, tensor<7xf32>
    %19 = stablehlo.divide %15, %18 : tensor<7xf32>
    %20 = stablehlo.log %13 : tensor<7xf32>
    %21 = stablehlo.add %20, %1 : tensor<7xf32>
    %22 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %23:2 = call @take_along_axis_2(%0, %22) : (tensor<7x131xf32>, tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>)
    %24 = stablehlo.reshape %23#0 : (tensor<7x1xf32>) -> tensor<7xf32>
    %25 = stablehlo.subtract %21, %24 : tensor<7xf32>
    %26 = stablehlo.multiply %arg8, %25 : tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.add %arg5, %27 : tensor<f32>
    return %28, %5, %6, %10, %19, %13, %23#1 : tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7x1x1xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7x1xi1>, tensor<7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xi32>) -> tensor<7x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1x1xi32>, tensor<7x1x1xi32>) -> tensor<7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<7x1x1xi1>, tensor<i1>) -> tensor<7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x131xf32>, tensor<7x1x1xi32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x1xi1>, tensor<7x1xf32>
    return %15, %5 : tensor<7x1xf32>, tensor<7x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x7x131xf32>, %arg1: tensor<7x131xf32>, %arg2: tensor<i32>) -> tensor<3x7x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x131xf32>) -> tensor<1x7x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x131xf32>, tensor<1x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x131xf32>
    return %1 : tensor<3x7x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<3x7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<i32>) -> tensor<3x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x7xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<7x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x7x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<7x1x1xi32>) -> tensor<1x7x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x7x1x1xi32>, tensor<1x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1x1xi32>
    return %1 : tensor<3x7x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x7x131xf32>, %arg1: tensor<i32>) -> tensor<7x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 131] : (tensor<3x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x131xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<i32>) -> tensor<7x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 7, 1, 1] : (tensor<3x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1x1xi32>) -> tensor<7x1x1xi32>
    return %1 : tensor<7x1x1xi32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<7x24xf32>, %arg4: tensor<7x131xf32>, %arg5: tensor<7xf32>, %arg6: tensor<7x131xf32>, %arg7: tensor<7xf32>, %arg8: tensor<7xf32>, %arg9: tensor<7x1x1xi32>, %arg10: tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.multiply %arg10, %0 : tensor<7xf32>
    %2 = stablehlo.negate %1 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = call @take_along_axis_8(%arg9, %3) : (tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    %5 = stablehlo.divide %1, %arg8 : tensor<7xf32>
    %6 = stablehlo.multiply %5, %arg7 : tensor<7xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %8 = stablehlo.multiply %7, %arg6 : tensor<7x131xf32>
    %9 = stablehlo.negate %8 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.reshape %10 : (tensor<7xf32>) -> tensor<7x1xf32>
    %12 = stablehlo.add %4, %8 : tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %14 = stablehlo.add %1, %13 : tensor<7xf32>
    %15 = stablehlo.divide %14, %arg5 : tensor<7xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %17 = stablehlo.multiply %16, %arg4 : tensor<7x131xf32>
    %18 = stablehlo.add %12, %17 : tensor<7x131xf32>
    %19 = stablehlo.dot_general %18, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %21 = stablehlo.add %arg1, %20 : tensor<24x131xf32>
    %22 = stablehlo.dot_general %18, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %21, %arg2, %22 : tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>
  }
  func.func private @take_along_axis_8(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<3x7x24xf32>, %arg1: tensor<7x24xf32>, %arg2: tensor<i32>) -> tensor<3x7x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x24xf32>) -> tensor<1x7x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x24xf32>, tensor<1x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x24xf32>
    return %1 : tensor<3x7x24xf32>
  }
}
