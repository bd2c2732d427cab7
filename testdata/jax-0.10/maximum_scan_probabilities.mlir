module @jit_maximum_scan_probabilities attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    call @take_along_axis() : () -> ()
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %10:16 = stablehlo.while(%iterArg = %arg0, %iterArg_14 = %arg2, %iterArg_15 = %arg3, %iterArg_16 = %arg1, %iterArg_17 = %c_9, %iterArg_18 = %cst, %iterArg_19 = %0, %iterArg_20 = %1, %iterArg_21 = %2, %iterArg_22 = %3, %iterArg_23 = %4, %iterArg_24 = %5, %iterArg_25 = %6, %iterArg_26 = %7, %iterArg_27 = %8, %iterArg_28 = %9) : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>
    cond {
      %c_29 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_17, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_17) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %15 = func.call @dynamic_index_in_dim_0(%iterArg_14, %iterArg_17) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
      %16 = func.call @dynamic_index_in_dim_1(%iterArg_15, %iterArg_17) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %17:11 = func.call @closed_call(%iterArg_16, %iterArg_18, %14, %15, %16) : (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7xi32>, tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7xf32>)
      %18 = func.call @dynamic_update_index_in_dim(%iterArg_19, %17#1, %iterArg_17) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %19 = func.call @dynamic_update_index_in_dim_3(%iterArg_20, %17#2, %iterArg_17) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_21, %17#3, %iterArg_17) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %21 = func.call @dynamic_update_index_in_dim_4(%iterArg_22, %17#4, %iterArg_17) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %22 = func.call @dynamic_update_index_in_dim_4(%iterArg_23, %17#5, %iterArg_17) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_24, %17#6, %iterArg_17) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_25, %17#7, %iterArg_17) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_26, %17#8, %iterArg_17) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %26 = func.call @dynamic_update_index_in_dim_5(%iterArg_27, %17#9, %iterArg_17) : (tensor<3x7x1x1xi32>, tensor<7x1x1xi32>, tensor<i32>) -> tensor<3x7x1x1xi32>
      %27 = func.call @dynamic_update_index_in_dim_3(%iterArg_28, %17#10, %iterArg_17) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_17, %c_29 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %28, %17#0, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>
    }
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7x24xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %13:17 = stablehlo.while(%iterArg = %arg0, %iterArg_14 = %10#6, %iterArg_15 = %10#7, %iterArg_16 = %10#8, %iterArg_17 = %10#9, %iterArg_18 = %10#10, %iterArg_19 = %10#11, %iterArg_20 = %10#12, %iterArg_21 = %10#13, %iterArg_22 = %10#14, %iterArg_23 = %10#15, %iterArg_24 = %arg3, %iterArg_25 = %arg1, %iterArg_26 = %c_13, %iterArg_27 = %11, %iterArg_28 = %cst_11, %iterArg_29 = %12) : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    cond {
      %c_30 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_26, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_30 = stablehlo.constant dense<3> : tensor<i32>
      %14 = stablehlo.subtract %c_30, %iterArg_26 : tensor<i32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.subtract %14, %c_31 : tensor<i32>
      %16 = func.call @dynamic_index_in_dim(%iterArg, %15) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %17 = func.call @dynamic_index_in_dim_6(%iterArg_14, %15) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %18 = func.call @dynamic_index_in_dim_1(%iterArg_15, %15) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %19 = func.call @dynamic_index_in_dim_6(%iterArg_16, %15) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %20 = func.call @dynamic_index_in_dim_7(%iterArg_17, %15) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %21 = func.call @dynamic_index_in_dim_7(%iterArg_18, %15) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %22 = func.call @dynamic_index_in_dim_6(%iterArg_19, %15) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %23 = func.call @dynamic_index_in_dim_6(%iterArg_20, %15) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %24 = func.call @dynamic_index_in_dim_6(%iterArg_21, %15) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %25 = func.call @dynamic_index_in_dim_8(%iterArg_22, %15) : (tensor<3x7x1x1xi32>, tensor<i32>) -> tensor<7x1x1xi32>
      %26 = func.call @dynamic_index_in_dim_1(%iterArg_23, %15) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %27 = func.call @dynamic_index_in_dim_1(%iterArg_24, %15) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %28:3 = func.call @closed_call_9(%iterArg_25, %iterArg_27, %iterArg_28, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27) : (tensor<24x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7xf32>, tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>)
      %29 = func.call @dynamic_update_index_in_dim_11(%iterArg_29, %28#2, %15) : (tensor<3x7x24xf32>, tensor<7x24xf32>, tensor<i32>) -> tensor<3x7x24xf32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.add %iterArg_26, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %30, %28#0, %28#1, %29 : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x131xf32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    }
    return %10#5, %13#16, %13#14 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
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
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<f32>, %arg2: tensor<7x24xf32>, %arg3: tensor<7xi32>, %arg4: tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
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
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %14 = stablehlo.divide %10, %13 : tensor<7x131xf32>
    %15 = stablehlo.multiply %12, %12 : tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %17 = stablehlo.divide %16, %15 : tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %19 = stablehlo.add %14, %18 : tensor<7x131xf32>
    %20 = stablehlo.log %19 : tensor<7x131xf32>
    %21 = stablehlo.multiply %14, %20 : tensor<7x131xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %23 = stablehlo.negate %22 : tensor<7xf32>
    %24 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25:2 = call @take_along_axis_2(%14, %24) : (tensor<7x131xf32>, tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>)
    %26 = stablehlo.reshape %25#0 : (tensor<7x1xf32>) -> tensor<7xf32>
    %cst_5 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %28 = stablehlo.add %26, %27 : tensor<7xf32>
    %29 = stablehlo.log %28 : tensor<7xf32>
    %30 = stablehlo.multiply %arg4, %29 : tensor<7xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %32 = stablehlo.multiply %31, %23 : tensor<7xf32>
    %33 = stablehlo.add %30, %32 : tensor<7xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %35 = stablehlo.add %arg1, %34 : tensor<f32>
    return %35, %5, %6, %10, %12, %17, %19, %20, %14, %25#1, %28 : tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7xf32>
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
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<3x7x1xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<i32>) -> tensor<3x7x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<1x7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x1xf32>, tensor<1x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1xf32>
    return %1 : tensor<3x7x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<7x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x7x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<7x1x1xi32>) -> tensor<1x7x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x7x1x1xi32>, tensor<1x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1x1xi32>
    return %1 : tensor<3x7x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x7x131xf32>, %arg1: tensor<i32>) -> tensor<7x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 131] : (tensor<3x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x131xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<3x7x1xf32>, %arg1: tensor<i32>) -> tensor<7x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 1] : (tensor<3x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1xf32>) -> tensor<7x1xf32>
    return %1 : tensor<7x1xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<i32>) -> tensor<7x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 7, 1, 1] : (tensor<3x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1x1xi32>) -> tensor<7x1x1xi32>
    return %1 : tensor<7x1x1xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<24x131xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>, %arg3: tensor<7x24xf32>, %arg4: tensor<7x131xf32>, %arg5: tensor<7xf32>, %arg6: tensor<7x131xf32>, %arg7: tensor<7x1xf32>, %arg8: tensor<7x1xf32>, %arg9: tensor<7x131xf32>, %arg10: tensor<7x131xf32>, %arg11: tensor<7x131xf32>, %arg12: tensor<7x1x1xi32>, %arg13: tensor<7xf32>, %arg14: tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<7xf32>
    %3 = stablehlo.multiply %arg14, %0 : tensor<7xf32>
    %4 = stablehlo.divide %3, %arg13 : tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %6 = call @take_along_axis_10(%arg12, %5) : (tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    %7 = stablehlo.negate %2 : tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %9 = stablehlo.multiply %arg11, %8 : tensor<7x131xf32>
    %10 = stablehlo.multiply %8, %arg10 : tensor<7x131xf32>
    %11 = stablehlo.add %6, %10 : tensor<7x131xf32>
    %12 = stablehlo.divide %9, %arg9 : tensor<7x131xf32>
    %13 = stablehlo.add %11, %12 : tensor<7x131xf32>
    %14 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<7x131xf32>
    %16 = stablehlo.multiply %15, %arg6 : tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %18 = stablehlo.reshape %17 : (tensor<7xf32>) -> tensor<7x1xf32>
    %19 = stablehlo.negate %18 : tensor<7x1xf32>
    %20 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %21 = stablehlo.divide %13, %20 : tensor<7x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %24 = stablehlo.add %21, %23 : tensor<7x131xf32>
    %25 = stablehlo.multiply %24, %arg6 : tensor<7x131xf32>
    %26 = stablehlo.negate %25 : tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %28 = stablehlo.reshape %27 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %30 = stablehlo.divide %29, %arg5 : tensor<7xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %32 = stablehlo.multiply %31, %arg4 : tensor<7x131xf32>
    %33 = stablehlo.add %25, %32 : tensor<7x131xf32>
    %34 = stablehlo.dot_general %33, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %36 = stablehlo.add %arg1, %35 : tensor<24x131xf32>
    %37 = stablehlo.dot_general %33, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %36, %arg2, %37 : tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<3x7x24xf32>, %arg1: tensor<7x24xf32>, %arg2: tensor<i32>) -> tensor<3x7x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x24xf32>) -> tensor<1x7x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x24xf32>, tensor<1x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x24xf32>
    return %1 : tensor<3x7x24xf32>
  }
}
