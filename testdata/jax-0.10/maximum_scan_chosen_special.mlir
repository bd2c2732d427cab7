module @jit_maximum_scan_chosen_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<3x7xi32>, %arg3: tensor<3x7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x7x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = call @_where(%c) : (tensor<i32>) -> (tensor<7x1xf32>, tensor<7x1xf32>)
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1:2 = call @_where_0(%cst) : (tensor<f32>) -> (tensor<7x1xf32>, tensor<7x1xf32>)
    call @take_along_axis() : () -> ()
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x7x131xf32>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<3x7x1xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<3x7x1xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x7x1xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x7x1x1xi32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x7xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %14:20 = stablehlo.while(%iterArg = %arg0, %iterArg_18 = %arg2, %iterArg_19 = %arg3, %iterArg_20 = %arg1, %iterArg_21 = %0#1, %iterArg_22 = %1#1, %iterArg_23 = %c_13, %iterArg_24 = %cst_0, %iterArg_25 = %2, %iterArg_26 = %3, %iterArg_27 = %4, %iterArg_28 = %5, %iterArg_29 = %6, %iterArg_30 = %7, %iterArg_31 = %8, %iterArg_32 = %9, %iterArg_33 = %10, %iterArg_34 = %11, %iterArg_35 = %12, %iterArg_36 = %13) : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>
    cond {
      %c_37 = stablehlo.constant dense<3> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_23, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %19 = func.call @dynamic_index_in_dim_1(%iterArg_18, %iterArg_23) : (tensor<3x7xi32>, tensor<i32>) -> tensor<7xi32>
      %20 = func.call @dynamic_index_in_dim_2(%iterArg_19, %iterArg_23) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %21:13 = func.call @closed_call(%iterArg_20, %iterArg_21, %iterArg_22, %iterArg_24, %18, %19, %20) : (tensor<24x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7xi32>, tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7x1x1xi32>, tensor<7xf32>)
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_25, %21#1, %iterArg_23) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %23 = func.call @dynamic_update_index_in_dim_6(%iterArg_26, %21#2, %iterArg_23) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_27, %21#3, %iterArg_23) : (tensor<3x7x131xf32>, tensor<7x131xf32>, tensor<i32>) -> tensor<3x7x131xf32>
      %25 = func.call @dynamic_update_index_in_dim_7(%iterArg_28, %21#4, %iterArg_23) : (tensor<3x7x1xi1>, tensor<7x1xi1>, tensor<i32>) -> tensor<3x7x1xi1>
      %26 = func.call @dynamic_update_index_in_dim_8(%iterArg_29, %21#5, %iterArg_23) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %27 = func.call @dynamic_update_index_in_dim_8(%iterArg_30, %21#6, %iterArg_23) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %28 = func.call @dynamic_update_index_in_dim_7(%iterArg_31, %21#7, %iterArg_23) : (tensor<3x7x1xi1>, tensor<7x1xi1>, tensor<i32>) -> tensor<3x7x1xi1>
      %29 = func.call @dynamic_update_index_in_dim_8(%iterArg_32, %21#8, %iterArg_23) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %30 = func.call @dynamic_update_index_in_dim_8(%iterArg_33, %21#9, %iterArg_23) : (tensor<3x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<3x7x1xf32>
      %31 = func.call @dynamic_update_index_in_dim_9(%iterArg_34, %21#10, %iterArg_23) : (tensor<3x7x1x1xi32>, tensor<7x1x1xi32>, tensor<i32>) -> tensor<3x7x1x1xi32>
      %32 = func.call @dynamic_update_index_in_dim_9(%iterArg_35, %21#11, %iterArg_23) : (tensor<3x7x1x1xi32>, tensor<7x1x1xi32>, tensor<i32>) -> tensor<3x7x1x1xi32>
      %33 = func.call @dynamic_update_index_in_dim_6(%iterArg_36, %21#12, %iterArg_23) : (tensor<3x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<3x7xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i32>
      %34 = stablehlo.add %iterArg_23, %c_37 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %34, %21#0, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33 : tensor<3x7x24xf32>, tensor<3x7xi32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<i32>, tensor<f32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>
    }
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x7x24xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %17:21 = stablehlo.while(%iterArg = %arg0, %iterArg_18 = %14#8, %iterArg_19 = %14#9, %iterArg_20 = %14#10, %iterArg_21 = %14#11, %iterArg_22 = %14#12, %iterArg_23 = %14#13, %iterArg_24 = %14#14, %iterArg_25 = %14#15, %iterArg_26 = %14#16, %iterArg_27 = %14#17, %iterArg_28 = %14#18, %iterArg_29 = %14#19, %iterArg_30 = %arg3, %iterArg_31 = %arg1, %iterArg_32 = %0#0, %iterArg_33 = %1#0, %iterArg_34 = %c_17, %iterArg_35 = %15, %iterArg_36 = %cst_15, %iterArg_37 = %16) : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    cond {
      %c_38 = stablehlo.constant dense<3> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg_34, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %c_38 = stablehlo.constant dense<3> : tensor<i32>
      %18 = stablehlo.subtract %c_38, %iterArg_34 : tensor<i32>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.subtract %18, %c_39 : tensor<i32>
      %20 = func.call @dynamic_index_in_dim(%iterArg, %19) : (tensor<3x7x24xf32>, tensor<i32>) -> tensor<7x24xf32>
      %21 = func.call @dynamic_index_in_dim_10(%iterArg_18, %19) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %22 = func.call @dynamic_index_in_dim_2(%iterArg_19, %19) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %23 = func.call @dynamic_index_in_dim_10(%iterArg_20, %19) : (tensor<3x7x131xf32>, tensor<i32>) -> tensor<7x131xf32>
      %24 = func.call @dynamic_index_in_dim_11(%iterArg_21, %19) : (tensor<3x7x1xi1>, tensor<i32>) -> tensor<7x1xi1>
      %25 = func.call @dynamic_index_in_dim_12(%iterArg_22, %19) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %26 = func.call @dynamic_index_in_dim_12(%iterArg_23, %19) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %27 = func.call @dynamic_index_in_dim_11(%iterArg_24, %19) : (tensor<3x7x1xi1>, tensor<i32>) -> tensor<7x1xi1>
      %28 = func.call @dynamic_index_in_dim_12(%iterArg_25, %19) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %29 = func.call @dynamic_index_in_dim_12(%iterArg_26, %19) : (tensor<3x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %30 = func.call @dynamic_index_in_dim_13(%iterArg_27, %19) : (tensor<3x7x1x1xi32>, tensor<i32>) -> tensor<7x1x1xi32>
      %31 = func.call @dynamic_index_in_dim_13(%iterArg_28, %19) : (tensor<3x7x1x1xi32>, tensor<i32>) -> tensor<7x1x1xi32>
      %32 = func.call @dynamic_index_in_dim_2(%iterArg_29, %19) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %33 = func.call @dynamic_index_in_dim_2(%iterArg_30, %19) : (tensor<3x7xf32>, tensor<i32>) -> tensor<7xf32>
      %34:3 = func.call @closed_call_14(%iterArg_31, %iterArg_32, %iterArg_33, %iterArg_35, %iterArg_36, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33) : (tensor<24x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7x1x1xi32>, tensor<7xf32>, tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>)
      %35 = func.call @dynamic_update_index_in_dim_18(%iterArg_37, %34#2, %19) : (tensor<3x7x24xf32>, tensor<7x24xf32>, tensor<i32>) -> tensor<3x7x24xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.add %iterArg_34, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %36, %34#0, %34#1, %35 : tensor<3x7x24xf32>, tensor<3x7x131xf32>, tensor<3x7xf32>, tensor<3x7x131xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1xi1>, tensor<3x7x1xf32>, tensor<3x7x1xf32>, tensor<3x7x1x1xi32>, tensor<3x7x1x1xi32>, tensor<3x7xf32>, tensor<3x7xf32>, tensor<24x131xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<3x7x24xf32>
    }
    return %14#7, %17#20, %17#18 : tensor<f32>, tensor<3x7x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<7x1xf32>, tensor<7x1xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    return %2, %1 : tensor<7x1xf32>, tensor<7x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<f32>) -> (tensor<7x1xf32>, tensor<7x1xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    return %2, %1 : tensor<7x1xf32>, tensor<7x1xf32>
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
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xi32>, tensor<i32>, tensor<i32>) -> tensor<1x7xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xi32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x7xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<3x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x1xf32>, %arg3: tensor<f32>, %arg4: tensor<7x24xf32>, %arg5: tensor<7xi32>, %arg6: tensor<7xf32>) -> (tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7x1x1xi32>, tensor<7xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x24xf32>, tensor<24x131xf32>) -> tensor<7x131xf32>
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
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %14 = stablehlo.compare GT, %12, %13, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
    %15 = call @_where_3(%14, %12, %arg1) : (tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %17 = stablehlo.divide %10, %16 : tensor<7x131xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<7x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %22 = stablehlo.compare EQ, %12, %21, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
    %23 = call @_where_4(%22, %12, %arg2) : (tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %25 = stablehlo.divide %10, %24 : tensor<7x131xf32>
    %26 = stablehlo.multiply %23, %23 : tensor<7x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<7x1xf32>
    %29 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %30:2 = call @take_along_axis_5(%17, %29) : (tensor<7x131xf32>, tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>)
    %31 = stablehlo.reshape %30#0 : (tensor<7x1xf32>) -> tensor<7xf32>
    %32 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %33:2 = call @take_along_axis_5(%25, %32) : (tensor<7x131xf32>, tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>)
    %34 = stablehlo.reshape %33#0 : (tensor<7x1xf32>) -> tensor<7xf32>
    %35 = stablehlo.add %31, %34 : tensor<7xf32>
    %36 = stablehlo.log %35 : tensor<7xf32>
    %37 = stablehlo.multiply %arg6, %36 : tensor<7xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %39 = stablehlo.negate %38 : tensor<f32>
    %40 = stablehlo.add %arg3, %39 : tensor<f32>
    return %40, %5, %6, %10, %14, %15, %20, %22, %23, %28, %30#1, %33#1, %35 : tensor<f32>, tensor<7x131xf32>, tensor<7xf32>, tensor<7x131xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x1x1xi32>, tensor<7x1x1xi32>, tensor<7xf32>
  }
  func.func private @_where_3(%arg0: tensor<7x1xi1>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x1xi1>, tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
  func.func private @_where_4(%arg0: tensor<7x1xi1>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.select %arg0, %arg2, %arg1 : tensor<7x1xi1>, tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
  func.func private @take_along_axis_5(%arg0: tensor<7x131xf32>, %arg1: tensor<7x1xi32>) -> (tensor<7x1xf32>, tensor<7x1x1xi32>) {
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
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<3x7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<i32>) -> tensor<3x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x7xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<3x7x1xi1>, %arg1: tensor<7x1xi1>, %arg2: tensor<i32>) -> tensor<3x7x1xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x1xi1>) -> tensor<1x7x1xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x1xi1>, tensor<1x7x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1xi1>
    return %1 : tensor<3x7x1xi1>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<3x7x1xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<i32>) -> tensor<3x7x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<1x7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x1xf32>, tensor<1x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1xf32>
    return %1 : tensor<3x7x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<7x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x7x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<7x1x1xi32>) -> tensor<1x7x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x7x1x1xi32>, tensor<1x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x1x1xi32>
    return %1 : tensor<3x7x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<3x7x131xf32>, %arg1: tensor<i32>) -> tensor<7x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 131] : (tensor<3x7x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x131xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<3x7x1xi1>, %arg1: tensor<i32>) -> tensor<7x1xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 1] : (tensor<3x7x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1xi1>) -> tensor<7x1xi1>
    return %1 : tensor<7x1xi1>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<3x7x1xf32>, %arg1: tensor<i32>) -> tensor<7x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 1] : (tensor<3x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1xf32>) -> tensor<7x1xf32>
    return %1 : tensor<7x1xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<3x7x1x1xi32>, %arg1: tensor<i32>) -> tensor<7x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 7, 1, 1] : (tensor<3x7x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1x1xi32>) -> tensor<7x1x1xi32>
    return %1 : tensor<7x1x1xi32>
  }
  func.func private @closed_call_14(%arg0: tensor<24x131xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x1xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<f32>, %arg5: tensor<7x24xf32>, %arg6: tensor<7x131xf32>, %arg7: tensor<7xf32>, %arg8: tensor<7x131xf32>, %arg9: tensor<7x1xi1>, %arg10: tensor<7x1xf32>, %arg11: tensor<7x1xf32>, %arg12: tensor<7x1xi1>, %arg13: tensor<7x1xf32>, %arg14: tensor<7x1xf32>, %arg15: tensor<7x1x1xi32>, %arg16: tensor<7x1x1xi32>, %arg17: tensor<7xf32>, %arg18: tensor<7xf32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>) {
    %0 = stablehlo.negate %arg4 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.multiply %arg18, %1 : tensor<7xf32>
    %3 = stablehlo.divide %2, %arg17 : tensor<7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %5 = call @take_along_axis_15(%arg16, %4) : (tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %7 = call @take_along_axis_15(%arg15, %6) : (tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    %8 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %9 = stablehlo.multiply %5, %8 : tensor<7x131xf32>
    %10 = stablehlo.multiply %9, %arg8 : tensor<7x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.reshape %11 : (tensor<7xf32>) -> tensor<7x1xf32>
    %13 = stablehlo.negate %12 : tensor<7x1xf32>
    %14 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %15 = stablehlo.divide %5, %14 : tensor<7x131xf32>
    %16 = call @_where_16(%arg12, %arg2, %13) : (tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %17 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %18 = stablehlo.multiply %7, %17 : tensor<7x131xf32>
    %19 = stablehlo.multiply %18, %arg8 : tensor<7x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %21 = stablehlo.reshape %20 : (tensor<7xf32>) -> tensor<7x1xf32>
    %22 = stablehlo.negate %21 : tensor<7x1xf32>
    %23 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x131xf32>
    %24 = stablehlo.divide %7, %23 : tensor<7x131xf32>
    %25 = stablehlo.add %15, %24 : tensor<7x131xf32>
    %26 = call @_where_17(%arg9, %arg1, %22) : (tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %27 = stablehlo.add %16, %26 : tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %30 = stablehlo.add %25, %29 : tensor<7x131xf32>
    %31 = stablehlo.multiply %30, %arg8 : tensor<7x131xf32>
    %32 = stablehlo.negate %31 : tensor<7x131xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x131xf32>, tensor<f32>) -> tensor<7xf32>
    %34 = stablehlo.reshape %33 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %36 = stablehlo.divide %35, %arg7 : tensor<7xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<7xf32>) -> tensor<7x131xf32>
    %38 = stablehlo.multiply %37, %arg6 : tensor<7x131xf32>
    %39 = stablehlo.add %31, %38 : tensor<7x131xf32>
    %40 = stablehlo.dot_general %39, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<7x24xf32>) -> tensor<131x24xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %42 = stablehlo.add %arg3, %41 : tensor<24x131xf32>
    %43 = stablehlo.dot_general %39, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x131xf32>, tensor<24x131xf32>) -> tensor<7x24xf32>
    return %42, %arg4, %43 : tensor<24x131xf32>, tensor<f32>, tensor<7x24xf32>
  }
  func.func private @take_along_axis_15(%arg0: tensor<7x1x1xi32>, %arg1: tensor<7x1xf32>) -> tensor<7x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7x131xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x131xf32>
    return %1 : tensor<7x131xf32>
  }
  func.func private @_where_16(%arg0: tensor<7x1xi1>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7x1xi1>, tensor<7x1xf32>
    return %1 : tensor<7x1xf32>
  }
  func.func private @_where_17(%arg0: tensor<7x1xi1>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7x1xi1>, tensor<7x1xf32>
    return %1 : tensor<7x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<3x7x24xf32>, %arg1: tensor<7x24xf32>, %arg2: tensor<i32>) -> tensor<3x7x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x24xf32>) -> tensor<1x7x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x7x24xf32>, tensor<1x7x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x7x24xf32>
    return %1 : tensor<3x7x24xf32>
  }
}
