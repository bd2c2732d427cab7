module @jit_loop_both_rows_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4:8 = stablehlo.while(%iterArg = %arg0, %iterArg_12 = %0, %iterArg_13 = %arg2, %iterArg_14 = %c_3, %iterArg_15 = %c_2, %iterArg_16 = %1, %iterArg_17 = %2, %iterArg_18 = %3) : tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_14, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19:4 = func.call @closed_call(%iterArg, %iterArg_12, %iterArg_13, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18) : (tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_14, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %20, %19#0, %19#1, %19#2, %19#3 : tensor<24x24xf32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %5 = stablehlo.log %4#6 : tensor<24xf32>
    %6 = stablehlo.add %4#5, %5 : tensor<24xf32>
    %7 = stablehlo.subtract %6, %4#7 : tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.multiply %10, %arg3 : tensor<24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = call @_pad_3(%arg1, %c_6) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.multiply %13, %arg3 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %17:9 = stablehlo.while(%iterArg = %12, %iterArg_12 = %arg0, %iterArg_13 = %arg2, %iterArg_14 = %6, %iterArg_15 = %11, %iterArg_16 = %c_11, %iterArg_17 = %c_10, %iterArg_18 = %15, %iterArg_19 = %16) : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    cond {
      %c_20 = stablehlo.constant dense<4> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_16, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19:3 = func.call @closed_call_4(%iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_17, %iterArg_18, %iterArg_19) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>)
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_16, %c_20 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %20, %19#0, %19#1, %19#2 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    }
    %18 = stablehlo.slice %17#8 [0:24, 0:131] : (tensor<24x160xf32>) -> tensor<24x131xf32>
    return %9, %17#7, %18 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x160xf32>, %arg2: tensor<24xi32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1:9 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg3, %iterArg_3 = %arg1, %iterArg_4 = %arg2, %iterArg_5 = %c_1, %iterArg_6 = %c_0, %iterArg_7 = %arg4, %iterArg_8 = %arg5, %iterArg_9 = %arg6) : tensor<24x24xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_5, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:4 = func.call @closed_call_0(%iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9) : (tensor<24x24xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_5, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %3, %2#0, %2#1, %2#2, %2#3 : tensor<24x24xf32>, tensor<i32>, tensor<24x160xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    return %0, %1#6, %1#7, %1#8 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<24x24xf32>, %arg1: tensor<i32>, %arg2: tensor<24x160xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg5, %5, sizes = [6] : (tensor<24xf32>, tensor<i32>) -> tensor<6xf32>
    %c_3 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.multiply %arg4, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %7 : tensor<i32>
    %c_5 = stablehlo.constant dense<24> : tensor<i32>
    %10 = stablehlo.add %9, %c_5 : tensor<i32>
    %11 = stablehlo.select %8, %10, %7 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg6, %11, sizes = [6] : (tensor<24xf32>, tensor<i32>) -> tensor<6xf32>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %13 = stablehlo.multiply %arg4, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %13, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = stablehlo.convert %13 : tensor<i32>
    %c_8 = stablehlo.constant dense<24> : tensor<i32>
    %16 = stablehlo.add %15, %c_8 : tensor<i32>
    %17 = stablehlo.select %14, %16, %13 : tensor<i1>, tensor<i32>
    %18 = stablehlo.dynamic_slice %arg7, %17, sizes = [6] : (tensor<24xf32>, tensor<i32>) -> tensor<6xf32>
    %c_9 = stablehlo.constant dense<6> : tensor<i32>
    %19 = stablehlo.multiply %arg4, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %19, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.convert %19 : tensor<i32>
    %c_11 = stablehlo.constant dense<24> : tensor<i32>
    %22 = stablehlo.add %21, %c_11 : tensor<i32>
    %23 = stablehlo.select %20, %22, %19 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.dynamic_slice %arg0, %23, %c_12, sizes = [6, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %25 = stablehlo.multiply %arg1, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.compare LT, %25, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %27 = stablehlo.convert %25 : tensor<i32>
    %c_15 = stablehlo.constant dense<160> : tensor<i32>
    %28 = stablehlo.add %27, %c_15 : tensor<i32>
    %29 = stablehlo.select %26, %28, %25 : tensor<i1>, tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.dynamic_slice %arg2, %c_16, %29, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_17 = stablehlo.constant dense<6> : tensor<i32>
    %31 = stablehlo.multiply %arg4, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.compare LT, %31, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %33 = stablehlo.convert %31 : tensor<i32>
    %c_19 = stablehlo.constant dense<24> : tensor<i32>
    %34 = stablehlo.add %33, %c_19 : tensor<i32>
    %35 = stablehlo.select %32, %34, %31 : tensor<i1>, tensor<i32>
    %36 = stablehlo.dynamic_slice %arg3, %35, sizes = [6] : (tensor<24xi32>, tensor<i32>) -> tensor<6xi32>
    %37 = stablehlo.dot_general %24, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x40xf32>) -> tensor<6x40xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %c_20 = stablehlo.constant dense<40> : tensor<i32>
    %39 = stablehlo.multiply %arg1, %c_20 : tensor<i32>
    %40 = stablehlo.iota dim = 0 : tensor<40xi32>
    %41 = stablehlo.convert %39 : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %43 = stablehlo.add %42, %40 : tensor<40xi32>
    %c_21 = stablehlo.constant dense<131> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %45 = stablehlo.compare LT, %43, %44, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = call @_where(%45, %37, %cst_22) : (tensor<40xi1>, tensor<6x40xf32>, tensor<f32>) -> tensor<6x40xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_23) applies stablehlo.maximum across dimensions = [1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
    %48 = stablehlo.convert %6 : tensor<6xf32>
    %49 = stablehlo.maximum %48, %47 : tensor<6xf32>
    %50 = stablehlo.is_finite %49 : (tensor<6xf32>) -> tensor<6xi1>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %51 = call @_where_1(%50, %49, %c_24) : (tensor<6xi1>, tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %52 = stablehlo.convert %6 : tensor<6xf32>
    %53 = stablehlo.subtract %52, %51 : tensor<6xf32>
    %54 = stablehlo.exponential %53 : tensor<6xf32>
    %55 = stablehlo.multiply %12, %54 : tensor<6xf32>
    %56 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %58 = stablehlo.subtract %46, %57 : tensor<6x40xf32>
    %59 = stablehlo.exponential %58 : tensor<6x40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
    %61 = stablehlo.add %55, %60 : tensor<6xf32>
    %c_26 = stablehlo.constant dense<40> : tensor<i32>
    %62 = stablehlo.multiply %arg1, %c_26 : tensor<i32>
    %63 = stablehlo.iota dim = 0 : tensor<40xi32>
    %64 = stablehlo.convert %62 : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %66 = stablehlo.add %65, %63 : tensor<40xi32>
    %67 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %68 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<6x40xi32>
    %70 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x40xi32>
    %71 = stablehlo.compare EQ, %69, %70, SIGNED : (tensor<6x40xi32>, tensor<6x40xi32>) -> tensor<6x40xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %72 = call @_where_2(%71, %46, %c_27) : (tensor<6x40xi1>, tensor<6x40xf32>, tensor<i32>) -> tensor<6x40xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
    %74 = stablehlo.add %18, %73 : tensor<6xf32>
    %c_29 = stablehlo.constant dense<6> : tensor<i32>
    %75 = stablehlo.multiply %arg4, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.compare LT, %75, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %77 = stablehlo.convert %75 : tensor<i32>
    %c_31 = stablehlo.constant dense<24> : tensor<i32>
    %78 = stablehlo.add %77, %c_31 : tensor<i32>
    %79 = stablehlo.select %76, %78, %75 : tensor<i1>, tensor<i32>
    %80 = stablehlo.dynamic_update_slice %arg5, %49, %79 : (tensor<24xf32>, tensor<6xf32>, tensor<i32>) -> tensor<24xf32>
    %c_32 = stablehlo.constant dense<6> : tensor<i32>
    %81 = stablehlo.multiply %arg4, %c_32 : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.compare LT, %81, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %83 = stablehlo.convert %81 : tensor<i32>
    %c_34 = stablehlo.constant dense<24> : tensor<i32>
    %84 = stablehlo.add %83, %c_34 : tensor<i32>
    %85 = stablehlo.select %82, %84, %81 : tensor<i1>, tensor<i32>
    %86 = stablehlo.dynamic_update_slice %arg6, %61, %85 : (tensor<24xf32>, tensor<6xf32>, tensor<i32>) -> tensor<24xf32>
    %c_35 = stablehlo.constant dense<6> : tensor<i32>
    %87 = stablehlo.multiply %arg4, %c_35 : tensor<i32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.compare LT, %87, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %89 = stablehlo.convert %87 : tensor<i32>
    %c_37 = stablehlo.constant dense<24> : tensor<i32>
    %90 = stablehlo.add %89, %c_37 : tensor<i32>
    %91 = stablehlo.select %88, %90, %87 : tensor<i1>, tensor<i32>
    %92 = stablehlo.dynamic_update_slice %arg7, %74, %91 : (tensor<24xf32>, tensor<6xf32>, tensor<i32>) -> tensor<24xf32>
    return %0, %80, %86, %92 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<40xi1>, %arg1: tensor<6x40xf32>, %arg2: tensor<f32>) -> tensor<6x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<6x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<6x40xi1>, tensor<6x40xf32>
    return %3 : tensor<6x40xf32>
  }
  func.func private @_where_1(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @_where_2(%arg0: tensor<6x40xi1>, %arg1: tensor<6x40xf32>, %arg2: tensor<i32>) -> tensor<6x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x40xi1>, tensor<6x40xf32>
    return %2 : tensor<6x40xf32>
  }
  func.func private @_pad_3(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<160> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8:10 = stablehlo.while(%iterArg = %arg1, %iterArg_10 = %arg2, %iterArg_11 = %arg3, %iterArg_12 = %arg4, %iterArg_13 = %6, %iterArg_14 = %arg5, %iterArg_15 = %c_5, %iterArg_16 = %c_4, %iterArg_17 = %arg6, %iterArg_18 = %7) : tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>
    cond {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15:3 = func.call @closed_call_5(%iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_15, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %16, %15#0, %15#1, %15#2 : tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>
    }
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %9 = stablehlo.multiply %arg5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %9, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.convert %9 : tensor<i32>
    %c_8 = stablehlo.constant dense<160> : tensor<i32>
    %12 = stablehlo.add %11, %c_8 : tensor<i32>
    %13 = stablehlo.select %10, %12, %9 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.dynamic_update_slice %arg7, %8#9, %c_9, %13 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    return %0, %8#8, %14 : tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x40xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %1 = stablehlo.multiply %arg6, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [6, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.multiply %arg6, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %7 : tensor<i32>
    %c_6 = stablehlo.constant dense<24> : tensor<i32>
    %10 = stablehlo.add %9, %c_6 : tensor<i32>
    %11 = stablehlo.select %8, %10, %7 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg1, %11, sizes = [6] : (tensor<24xi32>, tensor<i32>) -> tensor<6xi32>
    %c_7 = stablehlo.constant dense<6> : tensor<i32>
    %13 = stablehlo.multiply %arg6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %13, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = stablehlo.convert %13 : tensor<i32>
    %c_9 = stablehlo.constant dense<24> : tensor<i32>
    %16 = stablehlo.add %15, %c_9 : tensor<i32>
    %17 = stablehlo.select %14, %16, %13 : tensor<i1>, tensor<i32>
    %18 = stablehlo.dynamic_slice %arg2, %17, sizes = [6] : (tensor<24xf32>, tensor<i32>) -> tensor<6xf32>
    %c_10 = stablehlo.constant dense<6> : tensor<i32>
    %19 = stablehlo.multiply %arg6, %c_10 : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %19, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.convert %19 : tensor<i32>
    %c_12 = stablehlo.constant dense<24> : tensor<i32>
    %22 = stablehlo.add %21, %c_12 : tensor<i32>
    %23 = stablehlo.select %20, %22, %19 : tensor<i1>, tensor<i32>
    %24 = stablehlo.dynamic_slice %arg3, %23, sizes = [6] : (tensor<24xf32>, tensor<i32>) -> tensor<6xf32>
    %25 = stablehlo.dot_general %6, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x40xf32>) -> tensor<6x40xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %27 = stablehlo.multiply %arg5, %c_13 : tensor<i32>
    %28 = stablehlo.iota dim = 0 : tensor<40xi32>
    %29 = stablehlo.convert %27 : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %31 = stablehlo.add %30, %28 : tensor<40xi32>
    %c_14 = stablehlo.constant dense<131> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %33 = stablehlo.compare LT, %31, %32, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = call @_where_6(%33, %25, %cst_15) : (tensor<40xi1>, tensor<6x40xf32>, tensor<f32>) -> tensor<6x40xf32>
    %35 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %37 = stablehlo.subtract %34, %36 : tensor<6x40xf32>
    %38 = stablehlo.exponential %37 : tensor<6x40xf32>
    %39 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<6x40xf32>
    %c_16 = stablehlo.constant dense<40> : tensor<i32>
    %42 = stablehlo.multiply %arg5, %c_16 : tensor<i32>
    %43 = stablehlo.convert %42 : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %45 = stablehlo.subtract %12, %44 : tensor<6xi32>
    %46 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %48 = stablehlo.compare GE, %45, %47, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %50 = stablehlo.compare LT, %45, %49, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %51 = stablehlo.and %48, %50 : tensor<6xi1>
    %52 = stablehlo.iota dim = 0 : tensor<40xi32>
    %53 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<6x40xi32>
    %56 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x40xi32>
    %57 = stablehlo.compare EQ, %55, %56, SIGNED : (tensor<6x40xi32>, tensor<6x40xi32>) -> tensor<6x40xi1>
    %58 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_where_7(%57, %58, %c_19) : (tensor<6x40xi1>, tensor<6x1xf32>, tensor<i32>) -> tensor<6x40xf32>
    %60 = stablehlo.subtract %41, %59 : tensor<6x40xf32>
    %61 = stablehlo.multiply %60, %26 : tensor<6x40xf32>
    %c_20 = stablehlo.constant dense<6> : tensor<i32>
    %62 = stablehlo.multiply %arg6, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.compare LT, %62, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %64 = stablehlo.convert %62 : tensor<i32>
    %c_22 = stablehlo.constant dense<24> : tensor<i32>
    %65 = stablehlo.add %64, %c_22 : tensor<i32>
    %66 = stablehlo.select %63, %65, %62 : tensor<i1>, tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.dynamic_slice %arg7, %66, %c_23, sizes = [6, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    %68 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %69 = stablehlo.dot_general %61, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x40xf32>, tensor<40x24xf32>) -> tensor<6x24xf32>
    %70 = stablehlo.add %67, %69 : tensor<6x24xf32>
    %c_24 = stablehlo.constant dense<6> : tensor<i32>
    %71 = stablehlo.multiply %arg6, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.compare LT, %71, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %73 = stablehlo.convert %71 : tensor<i32>
    %c_26 = stablehlo.constant dense<24> : tensor<i32>
    %74 = stablehlo.add %73, %c_26 : tensor<i32>
    %75 = stablehlo.select %72, %74, %71 : tensor<i1>, tensor<i32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.dynamic_update_slice %arg7, %70, %75, %c_27 : (tensor<24x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<24x24xf32>
    %77 = stablehlo.transpose %6, dims = [1, 0] : (tensor<6x24xf32>) -> tensor<24x6xf32>
    %78 = stablehlo.dot_general %77, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x6xf32>, tensor<6x40xf32>) -> tensor<24x40xf32>
    %79 = stablehlo.add %arg8, %78 : tensor<24x40xf32>
    return %0, %76, %79 : tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>
  }
  func.func private @_where_6(%arg0: tensor<40xi1>, %arg1: tensor<6x40xf32>, %arg2: tensor<f32>) -> tensor<6x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<6x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<6x40xi1>, tensor<6x40xf32>
    return %3 : tensor<6x40xf32>
  }
  func.func private @_where_7(%arg0: tensor<6x40xi1>, %arg1: tensor<6x1xf32>, %arg2: tensor<i32>) -> tensor<6x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<6x40xi1>, tensor<6x40xf32>
    return %3 : tensor<6x40xf32>
  }
}
