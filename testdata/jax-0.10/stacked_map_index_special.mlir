module @jit_stacked_map_index_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24x240xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}, tensor<24x240xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<39> : tensor<i32>
    %2:2 = call @clip(%c, %c_0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3:2 = call @_where(%c_1) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_8 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6x24x1x1xi32>
    %c_11 = stablehlo.constant dense<false> : tensor<i1>
    %13 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %14:20 = stablehlo.while(%iterArg = %0, %iterArg_33 = %arg0, %iterArg_34 = %arg1, %iterArg_35 = %arg4, %iterArg_36 = %1, %iterArg_37 = %arg2, %iterArg_38 = %2#0, %iterArg_39 = %2#1, %iterArg_40 = %3#1, %iterArg_41 = %c_12, %iterArg_42 = %4, %iterArg_43 = %5, %iterArg_44 = %6, %iterArg_45 = %7, %iterArg_46 = %8, %iterArg_47 = %9, %iterArg_48 = %10, %iterArg_49 = %11, %iterArg_50 = %12, %iterArg_51 = %13) : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>
    cond {
      %c_52 = stablehlo.constant dense<6> : tensor<i32>
      %68 = stablehlo.compare LT, %iterArg_41, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %68 : tensor<i1>
    } do {
      %68 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_41) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %69:10 = func.call @closed_call(%iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %68) : (tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>)
      %70 = func.call @dynamic_update_index_in_dim(%iterArg_42, %69#0, %iterArg_41) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %71 = func.call @dynamic_update_index_in_dim(%iterArg_43, %69#1, %iterArg_41) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %72 = func.call @dynamic_update_index_in_dim_3(%iterArg_44, %69#2, %iterArg_41) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %73 = func.call @dynamic_update_index_in_dim_4(%iterArg_45, %69#3, %iterArg_41) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %74 = func.call @dynamic_update_index_in_dim_3(%iterArg_46, %69#4, %iterArg_41) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %75 = func.call @dynamic_update_index_in_dim_4(%iterArg_47, %69#5, %iterArg_41) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %76 = func.call @dynamic_update_index_in_dim_5(%iterArg_48, %69#6, %iterArg_41) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %77 = func.call @dynamic_update_index_in_dim(%iterArg_49, %69#7, %iterArg_41) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %78 = func.call @dynamic_update_index_in_dim_6(%iterArg_50, %69#8, %iterArg_41) : (tensor<6x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<6x24x1x1xi32>
      %79 = func.call @dynamic_update_index_in_dim_5(%iterArg_51, %69#9, %iterArg_41) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %c_52 = stablehlo.constant dense<1> : tensor<i32>
      %80 = stablehlo.add %iterArg_41, %c_52 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %80, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79 : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>
    }
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14#10 init: %cst_13) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.reshape %15 : (tensor<24xf32>) -> tensor<1x24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %18 = stablehlo.compare EQ, %14#10, %17, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %19 = stablehlo.convert %18 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<24xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<24xi1>, tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.divide %26, %31 : tensor<24xf32>
    %33 = stablehlo.is_finite %22 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.select %33, %22, %34 : tensor<24xi1>, tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %39 = stablehlo.subtract %14#10, %38 : tensor<6x24xf32>
    %40 = stablehlo.exponential %39 : tensor<6x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.sign %41 : tensor<24xf32>
    %43 = stablehlo.abs %41 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.compare GE, %41, %44, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %46 = stablehlo.log %43 : tensor<24xf32>
    %47 = stablehlo.add %46, %35 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%14#11 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.subtract %47, %48 : tensor<24xf32>
    %50 = stablehlo.multiply %49, %arg3 : tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.multiply %52, %arg3 : tensor<24xf32>
    %54 = stablehlo.negate %53 : tensor<24xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %56 = stablehlo.divide %53, %43 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.select %45, %57, %56 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.select %45, %56, %57 : tensor<24xi1>, tensor<24xf32>
    %60 = stablehlo.negate %58 : tensor<24xf32>
    %61 = stablehlo.add %59, %60 : tensor<24xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %63 = stablehlo.multiply %62, %40 : tensor<6x24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %67:16 = stablehlo.while(%iterArg = %63, %iterArg_33 = %55, %iterArg_34 = %14#12, %iterArg_35 = %14#13, %iterArg_36 = %14#14, %iterArg_37 = %14#15, %iterArg_38 = %14#16, %iterArg_39 = %14#17, %iterArg_40 = %14#18, %iterArg_41 = %14#19, %iterArg_42 = %arg0, %iterArg_43 = %3#0, %iterArg_44 = %c_32, %iterArg_45 = %64, %iterArg_46 = %65, %iterArg_47 = %66) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
    cond {
      %c_48 = stablehlo.constant dense<6> : tensor<i32>
      %68 = stablehlo.compare LT, %iterArg_44, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %68 : tensor<i1>
    } do {
      %c_48 = stablehlo.constant dense<6> : tensor<i32>
      %68 = stablehlo.subtract %c_48, %iterArg_44 : tensor<i32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %69 = stablehlo.subtract %68, %c_49 : tensor<i32>
      %70 = func.call @dynamic_index_in_dim_7(%iterArg, %69) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %71 = func.call @dynamic_index_in_dim_7(%iterArg_33, %69) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %72 = func.call @dynamic_index_in_dim(%iterArg_34, %69) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %73 = func.call @dynamic_index_in_dim_8(%iterArg_35, %69) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %74 = func.call @dynamic_index_in_dim(%iterArg_36, %69) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %75 = func.call @dynamic_index_in_dim_8(%iterArg_37, %69) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %76 = func.call @dynamic_index_in_dim_9(%iterArg_38, %69) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %77 = func.call @dynamic_index_in_dim_7(%iterArg_39, %69) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %78 = func.call @dynamic_index_in_dim_10(%iterArg_40, %69) : (tensor<6x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %79 = func.call @dynamic_index_in_dim_9(%iterArg_41, %69) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %80:3 = func.call @closed_call_11(%iterArg_42, %iterArg_43, %iterArg_45, %iterArg_46, %iterArg_47, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79) : (tensor<24x24xf32>, tensor<24xf32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>)
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %81 = stablehlo.add %iterArg_44, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %81, %80#0, %80#1, %80#2 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
    }
    return %51, %67#14, %67#13, %67#15 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24x240xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xi32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x240xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %arg8, %c_3 : tensor<i32>
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
    %27 = stablehlo.multiply %arg8, %c_10 : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %29 = stablehlo.compare GE, %arg4, %28, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_11 = stablehlo.constant dense<40> : tensor<i32>
    %30 = stablehlo.add %27, %c_11 : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %32 = stablehlo.compare LT, %arg4, %31, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %33 = stablehlo.and %29, %32 : tensor<24xi1>
    %34 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.subtract %arg4, %34 : tensor<24xi32>
    %36 = call @clip_0(%35, %arg5, %arg6) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %38:2 = call @take_along_axis_1(%11, %37) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %39 = stablehlo.reshape %38#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %40 = call @_where_2(%33, %39, %arg7) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    return %26, %40, %3, %4, %9, %20, %24, %22, %38#1, %33 : tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>
  }
  func.func private @clip_0(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<6x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<6x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<6x24xi1>
    return %1 : tensor<6x24xi1>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<6x24x1x1xi32>, %arg1: tensor<24x1x1xi32>, %arg2: tensor<i32>) -> tensor<6x24x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<24x1x1xi32>) -> tensor<1x24x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x24x1x1xi32>, tensor<1x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x1x1xi32>
    return %1 : tensor<6x24x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<6x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<6x24x1x1xi32>, %arg1: tensor<i32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 24, 1, 1] : (tensor<6x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1x1xi32>) -> tensor<24x1x1xi32>
    return %1 : tensor<24x1x1xi32>
  }
  func.func private @closed_call_11(%arg0: tensor<24x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24x240xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>, %arg9: tensor<i32>, %arg10: tensor<24x40xf32>, %arg11: tensor<24xi1>, %arg12: tensor<24xf32>, %arg13: tensor<24x1x1xi32>, %arg14: tensor<24xi1>) -> (tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>) {
    %0 = call @_where_12(%arg14, %arg1, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2 = call @take_along_axis_13(%arg13, %1) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.divide %arg5, %arg12 : tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.select %arg11, %4, %3 : tensor<24xi1>, tensor<24xf32>
    %6 = stablehlo.select %arg11, %3, %4 : tensor<24xi1>, tensor<24xf32>
    %7 = stablehlo.negate %5 : tensor<24xf32>
    %8 = stablehlo.add %6, %7 : tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.multiply %9, %arg10 : tensor<24x40xf32>
    %11 = stablehlo.add %2, %10 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.dynamic_update_slice %12, %11, %c, %arg9 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %14 = stablehlo.add %arg4, %13 : tensor<24x240xf32>
    %15 = stablehlo.dot_general %11, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %17 = stablehlo.dot_general %11, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %18 = stablehlo.add %arg3, %17 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_update_slice %19, %16, %c_2, %arg7 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %21 = stablehlo.add %arg2, %20 : tensor<24x240xf32>
    return %21, %18, %14 : tensor<24x240xf32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @_where_12(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_13(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
