module @jit_one_maximum_stopped_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x131xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.compare GT, %arg4, %1, FLOAT : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3:2 = call @_where(%2, %0, %cst_0) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7:6 = stablehlo.while(%iterArg = %3#0, %iterArg_37 = %c_4, %iterArg_38 = %c, %iterArg_39 = %4, %iterArg_40 = %5, %iterArg_41 = %6) : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_42 = stablehlo.constant dense<3> : tensor<i32>
      %71 = stablehlo.compare LT, %iterArg_37, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %71 : tensor<i1>
    } do {
      %71:4 = func.call @closed_call(%iterArg, %iterArg_38, %iterArg_39) : (tensor<24x131xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %72 = func.call @dynamic_update_index_in_dim(%iterArg_40, %71#2, %iterArg_37) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %73 = func.call @dynamic_update_index_in_dim_0(%iterArg_41, %71#3, %iterArg_37) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %74 = stablehlo.add %iterArg_37, %c_42 : tensor<i32>
      stablehlo.return %iterArg, %74, %71#0, %71#1, %72, %73 : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3xi32>
    }
    %c_5 = stablehlo.constant dense<120> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %c_5, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<120> : tensor<i32>
    %c_8 = stablehlo.constant dense<131> : tensor<i32>
    %9 = stablehlo.add %c_7, %c_8 : tensor<i32>
    %c_9 = stablehlo.constant dense<120> : tensor<i32>
    %10 = stablehlo.select %8, %9, %c_9 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_slice %3#0, %c_10, %10, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.maximum %7#3, %12 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %17:6 = stablehlo.while(%iterArg = %3#0, %iterArg_37 = %15, %iterArg_38 = %c_15, %iterArg_39 = %c_13, %iterArg_40 = %14, %iterArg_41 = %16) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    cond {
      %c_42 = stablehlo.constant dense<3> : tensor<i32>
      %71 = stablehlo.compare LT, %iterArg_38, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %71 : tensor<i1>
    } do {
      %71:3 = func.call @closed_call_1(%iterArg, %iterArg_37, %iterArg_39, %iterArg_40) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>)
      %72 = func.call @dynamic_update_index_in_dim_0(%iterArg_41, %71#2, %iterArg_38) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %73 = stablehlo.add %iterArg_38, %c_42 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_37, %73, %71#0, %71#1, %72 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>
    }
    %c_16 = stablehlo.constant dense<120> : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %c_16, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %c_19 = stablehlo.constant dense<131> : tensor<i32>
    %19 = stablehlo.add %c_18, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<120> : tensor<i32>
    %20 = stablehlo.select %18, %19, %c_20 : tensor<i1>, tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.dynamic_slice %3#0, %c_21, %20, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %22 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %24 = stablehlo.subtract %21, %23 : tensor<24x11xf32>
    %25 = stablehlo.exponential %24 : tensor<24x11xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.add %17#4, %26 : tensor<24xf32>
    %28 = stablehlo.log %27 : tensor<24xf32>
    %29 = stablehlo.add %28, %13 : tensor<24xf32>
    %30 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %31:2 = call @take_along_axis(%3#0, %30) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %32 = stablehlo.reshape %31#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %33 = stablehlo.subtract %32, %29 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.multiply %33, %arg3 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %37 = stablehlo.negate %36 : tensor<f32>
    %38 = stablehlo.multiply %34, %arg3 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %40 = stablehlo.multiply %cst_26, %39 : tensor<f32>
    %41 = stablehlo.subtract %37, %40 : tensor<f32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.negate %cst_28 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.multiply %44, %arg3 : tensor<24xf32>
    %46 = stablehlo.negate %45 : tensor<24xf32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %48 = call @take_along_axis_2(%31#1, %47) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %49 = stablehlo.divide %46, %27 : tensor<24xf32>
    %c_29 = stablehlo.constant dense<120> : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.compare LT, %c_29, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %51 = stablehlo.convert %c_29 : tensor<i32>
    %c_31 = stablehlo.constant dense<131> : tensor<i32>
    %52 = stablehlo.add %51, %c_31 : tensor<i32>
    %53 = stablehlo.select %50, %52, %c_29 : tensor<i1>, tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.dynamic_slice %3#0, %c_32, %53, sizes = [24, 11] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x11xf32>
    %55 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<24x11xf32>
    %58 = stablehlo.exponential %57 : tensor<24x11xf32>
    %59 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %60 = stablehlo.multiply %59, %58 : tensor<24x11xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.dynamic_update_slice %61, %60, %c_34, %53 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %63 = stablehlo.add %48, %62 : tensor<24x131xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %65:6 = stablehlo.while(%iterArg = %17#5, %iterArg_37 = %3#0, %iterArg_38 = %13, %iterArg_39 = %c_36, %iterArg_40 = %64, %iterArg_41 = %49) : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    cond {
      %c_42 = stablehlo.constant dense<3> : tensor<i32>
      %71 = stablehlo.compare LT, %iterArg_39, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %71 : tensor<i1>
    } do {
      %c_42 = stablehlo.constant dense<3> : tensor<i32>
      %71 = stablehlo.subtract %c_42, %iterArg_39 : tensor<i32>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.subtract %71, %c_43 : tensor<i32>
      %73 = func.call @dynamic_index_in_dim(%iterArg, %72) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %74:2 = func.call @closed_call_3(%iterArg_37, %iterArg_38, %iterArg_40, %iterArg_41, %73) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>)
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %75 = stablehlo.add %iterArg_39, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_37, %iterArg_38, %75, %74#0, %74#1 : tensor<3xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    }
    %66 = stablehlo.add %63, %65#4 : tensor<24x131xf32>
    %67 = call @_where_4(%2, %3#1, %66) : (tensor<24x131xi1>, tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %68 = stablehlo.dot_general %67, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %70 = stablehlo.dot_general %67, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %41, %70, %69 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<f32>) -> (tensor<24x131xf32>, tensor<24x131xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x131xi1>, tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    return %2, %3 : tensor<24x131xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg1, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %arg2 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    return %0, %9, %arg2, %1 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>, %arg3: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<24x40xf32>
    %9 = stablehlo.exponential %8 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.add %arg3, %10 : tensor<24xf32>
    return %0, %11, %1 : tensor<i32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg4 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg4 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<24x40xf32>
    %8 = stablehlo.exponential %7 : tensor<24x40xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.dynamic_update_slice %11, %10, %c_2, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %13 = stablehlo.add %arg2, %12 : tensor<24x131xf32>
    return %13, %arg3 : tensor<24x131xf32>, tensor<24xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x131xi1>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x131xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x131xi1>, tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
}
