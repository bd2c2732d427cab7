module @jit_stacked_map attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<40xi32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_5 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<6x24x40xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %13:16 = stablehlo.while(%iterArg = %0, %iterArg_28 = %arg0, %iterArg_29 = %arg1, %iterArg_30 = %1, %iterArg_31 = %2, %iterArg_32 = %3, %iterArg_33 = %4#1, %iterArg_34 = %c_8, %iterArg_35 = %5, %iterArg_36 = %6, %iterArg_37 = %7, %iterArg_38 = %8, %iterArg_39 = %9, %iterArg_40 = %10, %iterArg_41 = %11, %iterArg_42 = %12) : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x40xi1>
    cond {
      %c_43 = stablehlo.constant dense<6> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_34, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %66 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_34) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %67:8 = func.call @closed_call(%iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %66) : (tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x40xi1>)
      %68 = func.call @dynamic_update_index_in_dim(%iterArg_35, %67#0, %iterArg_34) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %69 = func.call @dynamic_update_index_in_dim(%iterArg_36, %67#1, %iterArg_34) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %70 = func.call @dynamic_update_index_in_dim_1(%iterArg_37, %67#2, %iterArg_34) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %71 = func.call @dynamic_update_index_in_dim_2(%iterArg_38, %67#3, %iterArg_34) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %72 = func.call @dynamic_update_index_in_dim_2(%iterArg_39, %67#4, %iterArg_34) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %73 = func.call @dynamic_update_index_in_dim_3(%iterArg_40, %67#5, %iterArg_34) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_41, %67#6, %iterArg_34) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %75 = func.call @dynamic_update_index_in_dim_4(%iterArg_42, %67#7, %iterArg_34) : (tensor<6x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<6x24x40xi1>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %76 = stablehlo.add %iterArg_34, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %76, %68, %69, %70, %71, %72, %73, %74, %75 : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x40xi1>
    }
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13#8 init: %cst_9) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<1x24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %17 = stablehlo.compare EQ, %13#8, %16, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %18 = stablehlo.convert %17 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.maximum %20, %14 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.compare EQ, %26, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.divide %25, %30 : tensor<24xf32>
    %32 = stablehlo.is_finite %21 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %32, %21, %33 : tensor<24xi1>, tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %38 = stablehlo.subtract %13#8, %37 : tensor<6x24xf32>
    %39 = stablehlo.exponential %38 : tensor<6x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.sign %40 : tensor<24xf32>
    %42 = stablehlo.abs %40 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.compare GE, %40, %43, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %45 = stablehlo.log %42 : tensor<24xf32>
    %46 = stablehlo.add %45, %34 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%13#9 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.subtract %46, %47 : tensor<24xf32>
    %49 = stablehlo.multiply %48, %arg3 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.multiply %51, %arg3 : tensor<24xf32>
    %53 = stablehlo.negate %52 : tensor<24xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %55 = stablehlo.divide %52, %42 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %44, %56, %55 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.select %44, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.negate %57 : tensor<24xf32>
    %60 = stablehlo.add %58, %59 : tensor<24xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %62 = stablehlo.multiply %61, %39 : tensor<6x24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %65:13 = stablehlo.while(%iterArg = %62, %iterArg_28 = %54, %iterArg_29 = %13#10, %iterArg_30 = %13#11, %iterArg_31 = %13#12, %iterArg_32 = %13#13, %iterArg_33 = %13#14, %iterArg_34 = %13#15, %iterArg_35 = %arg0, %iterArg_36 = %4#0, %iterArg_37 = %c_27, %iterArg_38 = %63, %iterArg_39 = %64) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>
    cond {
      %c_40 = stablehlo.constant dense<6> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_37, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %c_40 = stablehlo.constant dense<6> : tensor<i32>
      %66 = stablehlo.subtract %c_40, %iterArg_37 : tensor<i32>
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.subtract %66, %c_41 : tensor<i32>
      %68 = func.call @dynamic_index_in_dim_5(%iterArg, %67) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %69 = func.call @dynamic_index_in_dim_5(%iterArg_28, %67) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %70 = func.call @dynamic_index_in_dim(%iterArg_29, %67) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %71 = func.call @dynamic_index_in_dim_6(%iterArg_30, %67) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %72 = func.call @dynamic_index_in_dim_6(%iterArg_31, %67) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %73 = func.call @dynamic_index_in_dim_7(%iterArg_32, %67) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %74 = func.call @dynamic_index_in_dim_5(%iterArg_33, %67) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %75 = func.call @dynamic_index_in_dim_8(%iterArg_34, %67) : (tensor<6x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %76:2 = func.call @closed_call_9(%iterArg_35, %iterArg_36, %iterArg_38, %iterArg_39, %68, %69, %70, %71, %72, %73, %74, %75) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x40xi1>) -> (tensor<24x240xf32>, tensor<24x24xf32>)
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %iterArg_37, %c_42 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %77, %76#0, %76#1 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>
    }
    return %50, %65#12, %65#11 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %1 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xf32>, %arg3: tensor<40xi32>, %arg4: tensor<24x1xi32>, %arg5: tensor<24x40xf32>, %arg6: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.is_finite %8 : (tensor<24xf32>) -> tensor<24xi1>
    %10 = stablehlo.select %9, %8, %arg2 : tensor<24xi1>, tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.subtract %5, %12 : tensor<24x40xf32>
    %14 = stablehlo.exponential %13 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.abs %15 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.compare GE, %15, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %19 = stablehlo.log %16 : tensor<24xf32>
    %20 = stablehlo.add %19, %10 : tensor<24xf32>
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %21 = stablehlo.multiply %arg6, %c_6 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %23 = stablehlo.add %22, %arg3 : tensor<40xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %26 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %27 = stablehlo.compare EQ, %25, %26, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %28 = call @_where_0(%27, %5, %arg5) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    return %20, %29, %3, %4, %14, %18, %16, %27 : tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x40xi1>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<6x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<6x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<6x24xi1>
    return %1 : tensor<6x24xi1>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<6x24x40xi1>, %arg1: tensor<24x40xi1>, %arg2: tensor<i32>) -> tensor<6x24x40xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xi1>) -> tensor<1x24x40xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xi1>, tensor<1x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xi1>
    return %1 : tensor<6x24x40xi1>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<6x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<6x24x40xi1>, %arg1: tensor<i32>) -> tensor<24x40xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xi1>) -> tensor<24x40xi1>
    return %1 : tensor<24x40xi1>
  }
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x40xf32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24xi1>, %arg10: tensor<24xf32>, %arg11: tensor<24x40xi1>) -> (tensor<24x240xf32>, tensor<24x24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_10(%arg11, %arg1, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.divide %arg4, %arg10 : tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.select %arg9, %3, %2 : tensor<24xi1>, tensor<24xf32>
    %5 = stablehlo.select %arg9, %2, %3 : tensor<24xi1>, tensor<24xf32>
    %6 = stablehlo.negate %4 : tensor<24xf32>
    %7 = stablehlo.add %5, %6 : tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.multiply %8, %arg8 : tensor<24x40xf32>
    %10 = stablehlo.add %1, %9 : tensor<24x40xf32>
    %11 = stablehlo.dot_general %10, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %13 = stablehlo.dot_general %10, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %14 = stablehlo.add %arg3, %13 : tensor<24x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.dynamic_update_slice %15, %12, %c, %arg6 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %17 = stablehlo.add %arg2, %16 : tensor<24x240xf32>
    return %17, %14 : tensor<24x240xf32>, tensor<24x24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
