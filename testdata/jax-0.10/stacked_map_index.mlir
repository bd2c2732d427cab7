module @jit_stacked_map_index attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
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
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6x24x1x1xi32>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<6x24xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %13:18 = stablehlo.while(%iterArg = %0, %iterArg_31 = %arg0, %iterArg_32 = %arg1, %iterArg_33 = %1, %iterArg_34 = %arg2, %iterArg_35 = %2#0, %iterArg_36 = %2#1, %iterArg_37 = %3#1, %iterArg_38 = %c_11, %iterArg_39 = %4, %iterArg_40 = %5, %iterArg_41 = %6, %iterArg_42 = %7, %iterArg_43 = %8, %iterArg_44 = %9, %iterArg_45 = %10, %iterArg_46 = %11, %iterArg_47 = %12) : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>
    cond {
      %c_48 = stablehlo.constant dense<6> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_38, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %66 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_38) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %67:9 = func.call @closed_call(%iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %66) : (tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>)
      %68 = func.call @dynamic_update_index_in_dim(%iterArg_39, %67#0, %iterArg_38) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %69 = func.call @dynamic_update_index_in_dim(%iterArg_40, %67#1, %iterArg_38) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %70 = func.call @dynamic_update_index_in_dim_3(%iterArg_41, %67#2, %iterArg_38) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %71 = func.call @dynamic_update_index_in_dim_4(%iterArg_42, %67#3, %iterArg_38) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %72 = func.call @dynamic_update_index_in_dim_4(%iterArg_43, %67#4, %iterArg_38) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %73 = func.call @dynamic_update_index_in_dim_5(%iterArg_44, %67#5, %iterArg_38) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_45, %67#6, %iterArg_38) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %75 = func.call @dynamic_update_index_in_dim_6(%iterArg_46, %67#7, %iterArg_38) : (tensor<6x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<6x24x1x1xi32>
      %76 = func.call @dynamic_update_index_in_dim_5(%iterArg_47, %67#8, %iterArg_38) : (tensor<6x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<6x24xi1>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %iterArg_38, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %77, %68, %69, %70, %71, %72, %73, %74, %75, %76 : tensor<6xi32>, tensor<24x24xf32>, tensor<24x240xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>
    }
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13#9 init: %cst_12) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<1x24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %17 = stablehlo.compare EQ, %13#9, %16, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %18 = stablehlo.convert %17 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.maximum %20, %14 : tensor<24xf32>
    %22 = stablehlo.compare EQ, %14, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.compare EQ, %26, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.divide %25, %30 : tensor<24xf32>
    %32 = stablehlo.is_finite %21 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.select %32, %21, %33 : tensor<24xi1>, tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %38 = stablehlo.subtract %13#9, %37 : tensor<6x24xf32>
    %39 = stablehlo.exponential %38 : tensor<6x24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.sign %40 : tensor<24xf32>
    %42 = stablehlo.abs %40 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.compare GE, %40, %43, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %45 = stablehlo.log %42 : tensor<24xf32>
    %46 = stablehlo.add %45, %34 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%13#10 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.subtract %46, %47 : tensor<24xf32>
    %49 = stablehlo.multiply %48, %arg3 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.multiply %51, %arg3 : tensor<24xf32>
    %53 = stablehlo.negate %52 : tensor<24xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %55 = stablehlo.divide %52, %42 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.select %44, %56, %55 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.select %44, %55, %56 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.negate %57 : tensor<24xf32>
    %60 = stablehlo.add %58, %59 : tensor<24xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %62 = stablehlo.multiply %61, %39 : tensor<6x24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %65:14 = stablehlo.while(%iterArg = %62, %iterArg_31 = %54, %iterArg_32 = %13#11, %iterArg_33 = %13#12, %iterArg_34 = %13#13, %iterArg_35 = %13#14, %iterArg_36 = %13#15, %iterArg_37 = %13#16, %iterArg_38 = %13#17, %iterArg_39 = %arg0, %iterArg_40 = %3#0, %iterArg_41 = %c_30, %iterArg_42 = %63, %iterArg_43 = %64) : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>
    cond {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_41, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %c_44 = stablehlo.constant dense<6> : tensor<i32>
      %66 = stablehlo.subtract %c_44, %iterArg_41 : tensor<i32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.subtract %66, %c_45 : tensor<i32>
      %68 = func.call @dynamic_index_in_dim_7(%iterArg, %67) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %69 = func.call @dynamic_index_in_dim_7(%iterArg_31, %67) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %70 = func.call @dynamic_index_in_dim(%iterArg_32, %67) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %71 = func.call @dynamic_index_in_dim_8(%iterArg_33, %67) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %72 = func.call @dynamic_index_in_dim_8(%iterArg_34, %67) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %73 = func.call @dynamic_index_in_dim_9(%iterArg_35, %67) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %74 = func.call @dynamic_index_in_dim_7(%iterArg_36, %67) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %75 = func.call @dynamic_index_in_dim_10(%iterArg_37, %67) : (tensor<6x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %76 = func.call @dynamic_index_in_dim_9(%iterArg_38, %67) : (tensor<6x24xi1>, tensor<i32>) -> tensor<24xi1>
      %77:2 = func.call @closed_call_11(%iterArg_39, %iterArg_40, %iterArg_42, %iterArg_43, %68, %69, %70, %71, %72, %73, %74, %75, %76) : (tensor<24x24xf32>, tensor<24xf32>, tensor<24x240xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>) -> (tensor<24x240xf32>, tensor<24x24xf32>)
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %78 = stablehlo.add %iterArg_41, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %78, %77#0, %77#1 : tensor<6x24xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<6x24x40xf32>, tensor<6x24xi1>, tensor<6x24xf32>, tensor<6x24x1x1xi32>, tensor<6x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x240xf32>, tensor<24x24xf32>
    }
    return %50, %65#13, %65#12 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
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
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>) {
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
    %21 = stablehlo.multiply %arg7, %c_6 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %23 = stablehlo.compare GE, %arg3, %22, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %24 = stablehlo.add %21, %c_7 : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.compare LT, %arg3, %25, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %27 = stablehlo.and %23, %26 : tensor<24xi1>
    %28 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %29 = stablehlo.subtract %arg3, %28 : tensor<24xi32>
    %30 = call @clip_0(%29, %arg4, %arg5) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %32:2 = call @take_along_axis_1(%5, %31) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %33 = stablehlo.reshape %32#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %34 = call @_where_2(%27, %33, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    return %20, %34, %3, %4, %14, %18, %16, %32#1, %27 : tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xi1>, tensor<24xf32>, tensor<24x1x1xi32>, tensor<24xi1>
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
  func.func private @closed_call_11(%arg0: tensor<24x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x240xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x40xf32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24xi1>, %arg10: tensor<24xf32>, %arg11: tensor<24x1x1xi32>, %arg12: tensor<24xi1>) -> (tensor<24x240xf32>, tensor<24x24xf32>) {
    %0 = call @_where_12(%arg12, %arg1, %arg5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %2 = call @take_along_axis_13(%arg11, %1) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %3 = stablehlo.divide %arg4, %arg10 : tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.select %arg9, %4, %3 : tensor<24xi1>, tensor<24xf32>
    %6 = stablehlo.select %arg9, %3, %4 : tensor<24xi1>, tensor<24xf32>
    %7 = stablehlo.negate %5 : tensor<24xf32>
    %8 = stablehlo.add %6, %7 : tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.multiply %9, %arg8 : tensor<24x40xf32>
    %11 = stablehlo.add %2, %10 : tensor<24x40xf32>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %14 = stablehlo.dot_general %11, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %15 = stablehlo.add %arg3, %14 : tensor<24x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x240xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.dynamic_update_slice %16, %13, %c, %arg6 : (tensor<24x240xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x240xf32>
    %18 = stablehlo.add %arg2, %17 : tensor<24x240xf32>
    return %18, %15 : tensor<24x240xf32>, tensor<24x24xf32>
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
