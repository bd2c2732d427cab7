module @jit_stacked_map_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x240xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}, tensor<24x240xf32> {jax.result_info = "result[1][2]"}) {
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
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_8 = stablehlo.constant dense<false> : tensor<i1>
    %13 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<6x24x40xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14:18 = stablehlo.while(%iterArg = %0, %iterArg_30 = %arg0, %iterArg_31 = %arg1, %iterArg_32 = %arg4, %iterArg_33 = %1, %iterArg_34 = %2, %iterArg_35 = %3, %iterArg_36 = %4#1, %iterArg_37 = %c_9, %iterArg_38 = %5, %iterArg_39 = %6, %iterArg_40 = %7, %iterArg_41 = %8, %iterArg_42 = %9, %iterArg_43 = %10, %iterArg_44 = %11, %iterArg_45 = %12, %iterArg_46 = %13) : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x40xi1>
    cond {
      %c_47 = stablehlo.constant dense<6> : tensor<i32>
      %68 = stablehlo.compare LT, %iterArg_37, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %68 : tensor<i1>
    } do {
      %68 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_37) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %69:9 = func.call @closed_call(%iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %68) : (tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x40xi1>)
      %70 = func.call @dynamic_update_index_in_dim(%iterArg_38, %69#0, %iterArg_37) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %71 = func.call @dynamic_update_index_in_dim(%iterArg_39, %69#1, %iterArg_37) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %72 = func.call @dynamic_update_index_in_dim_1(%iterArg_40, %69#2, %iterArg_37) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %73 = func.call @dynamic_update_index_in_dim_2(%iterArg_41, %69#3, %iterArg_37) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %74 = func.call @dynamic_update_index_in_dim_1(%iterArg_42, %69#4, %iterArg_37) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %75 = func.call @dynamic_update_index_in_dim_2(%iterArg_43, %69#5, %iterArg_37) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %76 = func.call @dynamic_update_index_in_dim_3(%iterArg_44, %69#6, %iterArg_37) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %77 = func.call @dynamic_update_index_in_dim(%iterArg_45, %69#7, %iterArg_37) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %78 = func.call @dynamic_update_index_in_dim_4(%iterArg_46, %69#8, %iterArg_37) : (tensor<6x24x40xi1>, tensor<24x40xi1>, tensor<i32>) -> tensor<6x24x40xi1>
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %iterArg_37, %c_47 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %79, %70, %71, %72, %73, %74, %75, %76, %77, %78 : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x40xi1>
    }
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14#9 init: %cst_10) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.reshape %15 : (tensor<24xf32>) -> tensor<1x24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %18 = stablehlo.compare EQ, %14#9, %17, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %19 = stablehlo.convert %18 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<24xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<24xi1>, tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.divide %26, %31 : tensor<24xf32>
    %33 = stablehlo.is_finite %22 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.select %33, %22, %34 : tensor<24xi1>, tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %39 = stablehlo.subtract %14#9, %38 : tensor<6x24xf32>
    %40 = stablehlo.exponential %39 : tensor<6x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.sign %41 : tensor<24xf32>
    %43 = stablehlo.abs %41 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.compare GE, %41, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %46 = stablehlo.log %43 : tensor<24xf32>
    %47 = stablehlo.add %46, %35 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%14#10 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.subtract %47, %48 : tensor<24xf32>
    %50 = stablehlo.multiply %49, %arg3 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.multiply %52, %arg3 : tensor<24xf32>
    %54 = stablehlo.negate %53 : tensor<24xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %56 = stablehlo.divide %53, %43 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.select %45, %57, %56 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.select %45, %56, %57 : tensor<24xi1>, tensor<24xf32>
    %60 = stablehlo.negate %58 : tensor<24xf32>
    %61 = stablehlo.add %59, %60 : tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %63 = stablehlo.multiply %62, %40 : tensor<6x24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %67:15 = stablehlo.while(%iterArg = %63, %iterArg_30 = %55, %iterArg_31 = %14#11, %iterArg_32 = %14#12, %iterArg_33 = %14#13, %iterArg_34 = %14#14, %iterArg_35 = %14#15, %iterArg_36 = %14#16, %iterArg_37 = %14#17, %iterArg_38 = %arg0, %iterArg_39 = %4#0, %iterArg_40 = %c_29, %iterArg_41 = %64, %iterArg_42 = %65, %iterArg_43 = %66) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
    cond {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %68 = stablehlo.compare LT, %iterArg_40, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %68 : tensor<i1>
    } do {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %68 = stablehlo.subtract %c_44, %iterArg_40 : tensor<i32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %69 = stablehlo.subtract %68, %c_45 : tensor<i32>
      %70 = func.call @dynamic_index_in_dim_5(%iterArg, %69) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %71 = func.call @dynamic_index_in_dim_5(%iterArg_30, %69) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %72 = func.call @dynamic_index_in_dim(%iterArg_31, %69) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %73 = func.call @dynamic_index_in_dim_6(%iterArg_32, %69) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %74 = func.call @dynamic_index_in_dim(%iterArg_33, %69) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %75 = func.call @dynamic_index_in_dim_6(%iterArg_34, %69) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %76 = func.call @dynamic_index_in_dim_7(%iterArg_35, %69) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %77 = func.call @dynamic_index_in_dim_5(%iterArg_36, %69) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %78 = func.call @dynamic_index_in_dim_8(%iterArg_37, %69) : (tensor<6x24x40xi1>, tensor<i32>) -> tensor<24x40xi1>
      %79:3 = func.call @closed_call_9(%iterArg_38, %iterArg_39, %iterArg_41, %iterArg_42, %iterArg_43, %70, %71, %72, %73, %74, %75, %76, %77, %78) : (tensor<24x24xf32>, tensor<24x40xf32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x40xi1>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>)
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %80 = stablehlo.add %iterArg_40, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %80, %79#0, %79#1, %79#2 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x40xi1>, tensor<24x24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
    }
    return %51, %67#13, %67#12, %67#14 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>
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
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24xf32>, %arg4: tensor<40xi32>, %arg5: tensor<24x1xi32>, %arg6: tensor<24x40xf32>, %arg7: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x40xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg7, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<240> : tensor<i32>
    %8 = stablehlo.add %6, %c_5 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.dynamic_slice %arg2, %c_6, %9, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %11 = stablehlo.add %5, %10 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.maximum %13, %12 : tensor<24xf32>
    %15 = stablehlo.is_finite %14 : (tensor<24xf32>) -> tensor<24xi1>
    %16 = stablehlo.select %15, %14, %arg3 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %19 = stablehlo.subtract %11, %18 : tensor<24x40xf32>
    %20 = stablehlo.exponential %19 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.abs %21 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.compare GE, %21, %23, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %25 = stablehlo.log %22 : tensor<24xf32>
    %26 = stablehlo.add %25, %16 : tensor<24xf32>
    %c_10 = stablehlo.constant dense<40> : tensor<i32>
    %27 = stablehlo.multiply %arg7, %c_10 : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %29 = stablehlo.add %28, %arg4 : tensor<40xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %32 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %33 = stablehlo.compare EQ, %31, %32, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %34 = call @_where_0(%33, %11, %arg6) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    return %26, %35, %3, %4, %9, %20, %24, %22, %33 : tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x40xi1>
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
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24x240xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>, %arg9: tensor<i32>, %arg10: tensor<24x40xf32>, %arg11: tensor<24xi1>, %arg12: tensor<24xf32>, %arg13: tensor<24x40xi1>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %1 = call @_where_10(%arg13, %arg1, %0) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.divide %arg5, %arg12 : tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.select %arg11, %3, %2 : tensor<24xi1>, tensor<24xf32>
    %5 = stablehlo.select %arg11, %2, %3 : tensor<24xi1>, tensor<24xf32>
    %6 = stablehlo.negate %4 : tensor<24xf32>
    %7 = stablehlo.add %5, %6 : tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.multiply %8, %arg10 : tensor<24x40xf32>
    %10 = stablehlo.add %1, %9 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.dynamic_update_slice %11, %10, %c, %arg9 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %13 = stablehlo.add %arg4, %12 : tensor<24x240xf32>
    %14 = stablehlo.dot_general %10, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %16 = stablehlo.dot_general %10, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %17 = stablehlo.add %arg3, %16 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.dynamic_update_slice %18, %15, %c_2, %arg7 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %20 = stablehlo.add %arg2, %19 : tensor<24x240xf32>
    return %20, %17, %13 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
