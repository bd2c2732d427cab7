module @jit_blocked_head_accumulated attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x251xf32>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xf32> {jax.result_info = "result[1]"}, tensor<40x251xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40x251xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:10 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %arg4, %iterArg_5 = %arg5, %iterArg_6 = %arg1, %iterArg_7 = %c, %iterArg_8 = %cst_0, %iterArg_9 = %0, %iterArg_10 = %1) : tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>, tensor<40x251xf32>, tensor<i32>, tensor<f32>, tensor<40x251xf32>, tensor<2x13x40xf32>
    cond {
      %c_11 = stablehlo.constant dense<2> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<2x13x40xf32>, tensor<i32>) -> tensor<13x40xf32>
      %4 = func.call @dynamic_index_in_dim_0(%iterArg_2, %iterArg_7) : (tensor<2x13xi32>, tensor<i32>) -> tensor<13xi32>
      %5 = func.call @dynamic_index_in_dim_1(%iterArg_3, %iterArg_7) : (tensor<2x13xf32>, tensor<i32>) -> tensor<13xf32>
      %6 = func.call @dynamic_index_in_dim_2(%iterArg_4, %iterArg_7) : (tensor<2xf32>, tensor<i32>) -> tensor<f32>
      %7 = func.call @dynamic_index_in_dim_1(%iterArg_5, %iterArg_7) : (tensor<2x13xf32>, tensor<i32>) -> tensor<13xf32>
      %8:3 = func.call @closed_call(%iterArg_6, %iterArg_8, %iterArg_9, %3, %4, %5, %6, %7) : (tensor<40x251xf32>, tensor<f32>, tensor<40x251xf32>, tensor<13x40xf32>, tensor<13xi32>, tensor<13xf32>, tensor<f32>, tensor<13xf32>) -> (tensor<f32>, tensor<40x251xf32>, tensor<13x40xf32>)
      %9 = func.call @dynamic_update_index_in_dim(%iterArg_10, %8#2, %iterArg_7) : (tensor<2x13x40xf32>, tensor<13x40xf32>, tensor<i32>) -> tensor<2x13x40xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_7, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %10, %8#0, %8#1, %9 : tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>, tensor<40x251xf32>, tensor<i32>, tensor<f32>, tensor<40x251xf32>, tensor<2x13x40xf32>
    }
    return %2#7, %2#9, %2#8 : tensor<f32>, tensor<2x13x40xf32>, tensor<40x251xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x13x40xf32>, %arg1: tensor<i32>) -> tensor<13x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 13, 40] : (tensor<2x13x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x13x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x13x40xf32>) -> tensor<13x40xf32>
    return %1 : tensor<13x40xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x13xi32>, %arg1: tensor<i32>) -> tensor<13xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 13] : (tensor<2x13xi32>, tensor<i32>, tensor<i32>) -> tensor<1x13xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x13xi32>) -> tensor<13xi32>
    return %1 : tensor<13xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x13xf32>, %arg1: tensor<i32>) -> tensor<13xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 13] : (tensor<2x13xf32>, tensor<i32>, tensor<i32>) -> tensor<1x13xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x13xf32>) -> tensor<13xf32>
    return %1 : tensor<13xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<40x251xf32>, %arg1: tensor<f32>, %arg2: tensor<40x251xf32>, %arg3: tensor<13x40xf32>, %arg4: tensor<13xi32>, %arg5: tensor<13xf32>, %arg6: tensor<f32>, %arg7: tensor<13xf32>) -> (tensor<f32>, tensor<40x251xf32>, tensor<13x40xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<13x40xf32>) -> tensor<1x13x40xf32>
    %1 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<13xi32>) -> tensor<1x13xi32>
    %2 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %3 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %7 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:9 = stablehlo.while(%iterArg = %7, %iterArg_44 = %5, %iterArg_45 = %arg0, %iterArg_46 = %0, %iterArg_47 = %1, %iterArg_48 = %c, %iterArg_49 = %6, %iterArg_50 = %5, %iterArg_51 = %5) : tensor<5xi32>, tensor<1x13xf32>, tensor<40x251xf32>, tensor<1x13x40xf32>, tensor<1x13xi32>, tensor<i32>, tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>
    cond {
      %c_52 = stablehlo.constant dense<5> : tensor<i32>
      %162 = stablehlo.compare LT, %iterArg_48, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %162 : tensor<i1>
    } do {
      %162 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_48) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %163:3 = func.call @closed_call_4(%iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_49, %iterArg_50, %iterArg_51, %162) : (tensor<1x13xf32>, tensor<40x251xf32>, tensor<1x13x40xf32>, tensor<1x13xi32>, tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>, tensor<i32>) -> (tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>)
      %c_52 = stablehlo.constant dense<1> : tensor<i32>
      %164 = stablehlo.add %iterArg_48, %c_52 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %164, %163#0, %163#1, %163#2 : tensor<5xi32>, tensor<1x13xf32>, tensor<40x251xf32>, tensor<1x13x40xf32>, tensor<1x13xi32>, tensor<i32>, tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>
    }
    %9 = stablehlo.slice %arg0 [0:40, 240:251] : (tensor<40x251xf32>) -> tensor<40x11xf32>
    %10 = stablehlo.dot_general %0, %9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x13x40xf32>, tensor<40x11xf32>) -> tensor<1x13x11xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<1x13x11xf32>, tensor<f32>) -> tensor<1x13xf32>
    %12 = stablehlo.maximum %8#6, %11 : tensor<1x13xf32>
    %13 = stablehlo.subtract %8#6, %12 : tensor<1x13xf32>
    %14 = stablehlo.exponential %13 : tensor<1x13xf32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<1x13x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x13x1xf32>) -> tensor<1x13x11xf32>
    %17 = stablehlo.subtract %10, %16 : tensor<1x13x11xf32>
    %18 = stablehlo.exponential %17 : tensor<1x13x11xf32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %20 = stablehlo.compare GE, %1, %19, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_3 = stablehlo.constant dense<251> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %22 = stablehlo.compare LT, %1, %21, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %23 = stablehlo.and %20, %22 : tensor<1x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %25 = stablehlo.compare GE, %1, %24, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %27 = stablehlo.compare LT, %1, %26, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %28 = stablehlo.and %25, %27 : tensor<1x13xi1>
    %29 = stablehlo.and %23, %28 : tensor<1x13xi1>
    %c_6 = stablehlo.constant dense<240> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %31 = stablehlo.subtract %1, %30 : tensor<1x13xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_where(%29, %31, %c_7) : (tensor<1x13xi1>, tensor<1x13xi32>, tensor<i32>) -> tensor<1x13xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<1x13x1xi32>
    %34 = call @take_along_axis_6(%10, %33) : (tensor<1x13x11xf32>, tensor<1x13x1xi32>) -> tensor<1x13x1xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x13x1xf32>) -> tensor<1x13xf32>
    %36 = stablehlo.multiply %8#7, %14 : tensor<1x13xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%18 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<1x13x11xf32>, tensor<f32>) -> tensor<1x13xf32>
    %38 = stablehlo.add %36, %37 : tensor<1x13xf32>
    %39 = call @_where_5(%29, %35, %8#8) : (tensor<1x13xi1>, tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xf32>
    %40 = stablehlo.log %38 : tensor<1x13xf32>
    %41 = stablehlo.add %12, %40 : tensor<1x13xf32>
    %42 = stablehlo.divide %5, %38 : tensor<1x13xf32>
    %43 = stablehlo.subtract %41, %42 : tensor<1x13xf32>
    %44 = stablehlo.subtract %39, %41 : tensor<1x13xf32>
    %45 = stablehlo.subtract %44, %2 : tensor<1x13xf32>
    %46 = stablehlo.exponential %45 : tensor<1x13xf32>
    %cst_9 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %47:3 = call @clip(%46, %cst_9, %cst_10) : (tensor<1x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>)
    %48 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x13xf32>
    %50 = stablehlo.multiply %46, %49 : tensor<1x13xf32>
    %51 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x13xf32>
    %52 = stablehlo.multiply %47#0, %51 : tensor<1x13xf32>
    %53 = stablehlo.minimum %50, %52 : tensor<1x13xf32>
    %54 = stablehlo.compare EQ, %50, %53, FLOAT : (tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %57 = stablehlo.select %54, %55, %56 : tensor<1x13xi1>, tensor<1x13xf32>
    %58 = stablehlo.compare EQ, %52, %53, FLOAT : (tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<1x13xi1>, tensor<1x13xf32>
    %62 = stablehlo.divide %57, %61 : tensor<1x13xf32>
    %63 = stablehlo.compare EQ, %52, %53, FLOAT : (tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %66 = stablehlo.select %63, %64, %65 : tensor<1x13xi1>, tensor<1x13xf32>
    %67 = stablehlo.compare EQ, %50, %53, FLOAT : (tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<1x13xi1>, tensor<1x13xf32>
    %71 = stablehlo.divide %66, %70 : tensor<1x13xf32>
    %72 = stablehlo.negate %53 : tensor<1x13xf32>
    %73 = stablehlo.multiply %72, %4 : tensor<1x13xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%4 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.maximum %75, %cst_21 : tensor<f32>
    %77 = stablehlo.divide %74, %76 : tensor<f32>
    %78 = stablehlo.multiply %44, %4 : tensor<1x13xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%4 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.maximum %80, %cst_24 : tensor<f32>
    %82 = stablehlo.divide %79, %81 : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.divide %cst_25, %76 : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %85 = stablehlo.multiply %84, %4 : tensor<1x13xf32>
    %86 = stablehlo.negate %85 : tensor<1x13xf32>
    %87 = stablehlo.multiply %86, %71 : tensor<1x13xf32>
    %88 = stablehlo.multiply %86, %62 : tensor<1x13xf32>
    %89 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x13xf32>
    %90 = stablehlo.multiply %87, %89 : tensor<1x13xf32>
    %91 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x13xf32>
    %92 = stablehlo.multiply %88, %91 : tensor<1x13xf32>
    %93 = call @clip_7(%47#1, %47#2, %90) : (tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xf32>
    %94 = stablehlo.add %92, %93 : tensor<1x13xf32>
    %95 = stablehlo.multiply %94, %46 : tensor<1x13xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %97 = stablehlo.reshape %0 : (tensor<1x13x40xf32>) -> tensor<13x40xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %99 = stablehlo.compare GE, %1, %98, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_28 = stablehlo.constant dense<251> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %101 = stablehlo.compare LT, %1, %100, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %102 = stablehlo.and %99, %101 : tensor<1x13xi1>
    %103 = stablehlo.convert %102 : (tensor<1x13xi1>) -> tensor<1x13xf32>
    %104 = stablehlo.multiply %95, %103 : tensor<1x13xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x13x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<40x251xf32>
    %107 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %108:10 = stablehlo.while(%iterArg = %107, %iterArg_44 = %arg0, %iterArg_45 = %0, %iterArg_46 = %41, %iterArg_47 = %104, %iterArg_48 = %1, %iterArg_49 = %97, %iterArg_50 = %c_31, %iterArg_51 = %105, %iterArg_52 = %106) : tensor<5xi32>, tensor<40x251xf32>, tensor<1x13x40xf32>, tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xi32>, tensor<13x40xf32>, tensor<i32>, tensor<1x13x40xf32>, tensor<40x251xf32>
    cond {
      %c_53 = stablehlo.constant dense<5> : tensor<i32>
      %162 = stablehlo.compare LT, %iterArg_50, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %162 : tensor<i1>
    } do {
      %162 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_50) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %163:2 = func.call @closed_call_8(%iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_51, %iterArg_52, %162) : (tensor<40x251xf32>, tensor<1x13x40xf32>, tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xi32>, tensor<13x40xf32>, tensor<1x13x40xf32>, tensor<40x251xf32>, tensor<i32>) -> (tensor<1x13x40xf32>, tensor<40x251xf32>)
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %164 = stablehlo.add %iterArg_50, %c_53 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %164, %163#0, %163#1 : tensor<5xi32>, tensor<40x251xf32>, tensor<1x13x40xf32>, tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xi32>, tensor<13x40xf32>, tensor<i32>, tensor<1x13x40xf32>, tensor<40x251xf32>
    }
    %109 = stablehlo.slice %arg0 [0:40, 240:251] : (tensor<40x251xf32>) -> tensor<40x11xf32>
    %110 = stablehlo.dot_general %0, %109, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x13x40xf32>, tensor<40x11xf32>) -> tensor<1x13x11xf32>
    %111 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<1x13x1xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<1x13x1xf32>) -> tensor<1x13x11xf32>
    %113 = stablehlo.subtract %110, %112 : tensor<1x13x11xf32>
    %114 = stablehlo.exponential %113 : tensor<1x13x11xf32>
    %115 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<1x13x1xf32>
    %116 = stablehlo.negate %115 : tensor<1x13x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x13x1xf32>) -> tensor<1x13x11xf32>
    %118 = stablehlo.multiply %114, %117 : tensor<1x13x11xf32>
    %c_32 = stablehlo.constant dense<240> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %120 = stablehlo.compare GE, %1, %119, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_33 = stablehlo.constant dense<251> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %122 = stablehlo.compare LT, %1, %121, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %123 = stablehlo.and %120, %122 : tensor<1x13xi1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %125 = stablehlo.compare GE, %1, %124, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_35 = stablehlo.constant dense<251> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %127 = stablehlo.compare LT, %1, %126, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %128 = stablehlo.and %125, %127 : tensor<1x13xi1>
    %129 = stablehlo.and %123, %128 : tensor<1x13xi1>
    %c_36 = stablehlo.constant dense<240> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %131 = stablehlo.subtract %1, %130 : tensor<1x13xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %132 = call @_where_9(%129, %131, %c_37) : (tensor<1x13xi1>, tensor<1x13xi32>, tensor<i32>) -> tensor<1x13xi32>
    %133 = stablehlo.reshape %118 : (tensor<1x13x11xf32>) -> tensor<13x11xf32>
    %134 = stablehlo.iota dim = 0 : tensor<13xi32>
    %135 = stablehlo.reshape %132 : (tensor<1x13xi32>) -> tensor<13xi32>
    %136 = stablehlo.convert %129 : (tensor<1x13xi1>) -> tensor<1x13xf32>
    %137 = stablehlo.multiply %104, %136 : tensor<1x13xf32>
    %138 = stablehlo.reshape %137 : (tensor<1x13xf32>) -> tensor<13xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %140 = stablehlo.compare LT, %134, %139, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %c_39 = stablehlo.constant dense<13> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %142 = stablehlo.add %134, %141 : tensor<13xi32>
    %143 = stablehlo.select %140, %142, %134 : tensor<13xi1>, tensor<13xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %145 = stablehlo.compare LT, %135, %144, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %c_41 = stablehlo.constant dense<11> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %147 = stablehlo.add %135, %146 : tensor<13xi32>
    %148 = stablehlo.select %145, %147, %135 : tensor<13xi1>, tensor<13xi32>
    %149 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %150 = stablehlo.broadcast_in_dim %148, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %151 = stablehlo.concatenate %149, %150, dim = 1 : (tensor<13x1xi32>, tensor<13x1xi32>) -> tensor<13x2xi32>
    %152 = "stablehlo.scatter"(%133, %151, %138) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %162 = stablehlo.add %arg8, %arg9 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<13x11xf32>, tensor<13x2xi32>, tensor<13xf32>) -> tensor<13x11xf32>
    %153 = stablehlo.reshape %152 : (tensor<13x11xf32>) -> tensor<1x13x11xf32>
    %154 = stablehlo.dot_general %153, %109, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x13x11xf32>, tensor<40x11xf32>) -> tensor<1x13x40xf32>
    %155 = stablehlo.reshape %153 : (tensor<1x13x11xf32>) -> tensor<13x11xf32>
    %156 = stablehlo.dot_general %97, %155, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x40xf32>, tensor<13x11xf32>) -> tensor<40x11xf32>
    %157 = stablehlo.add %108#8, %154 : tensor<1x13x40xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<240> : tensor<i32>
    %158 = stablehlo.dynamic_update_slice %108#9, %156, %c_42, %c_43 : (tensor<40x251xf32>, tensor<40x11xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    %159 = stablehlo.add %arg1, %77 : tensor<f32>
    %160 = stablehlo.add %arg2, %158 : tensor<40x251xf32>
    %161 = stablehlo.reshape %157 : (tensor<1x13x40xf32>) -> tensor<13x40xf32>
    return %159, %160, %161 : tensor<f32>, tensor<40x251xf32>, tensor<13x40xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_4(%arg0: tensor<1x13xf32>, %arg1: tensor<40x251xf32>, %arg2: tensor<1x13x40xf32>, %arg3: tensor<1x13xi32>, %arg4: tensor<1x13xf32>, %arg5: tensor<1x13xf32>, %arg6: tensor<1x13xf32>, %arg7: tensor<i32>) -> (tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [40, 48] : (tensor<40x251xf32>, tensor<i32>, tensor<i32>) -> tensor<40x48xf32>
    %5 = stablehlo.dot_general %arg2, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x13x40xf32>, tensor<40x48xf32>) -> tensor<1x13x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1x13x48xf32>, tensor<f32>) -> tensor<1x13xf32>
    %7 = stablehlo.maximum %arg4, %6 : tensor<1x13xf32>
    %8 = stablehlo.subtract %arg4, %7 : tensor<1x13xf32>
    %9 = stablehlo.exponential %8 : tensor<1x13xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<1x13x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x13x1xf32>) -> tensor<1x13x48xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<1x13x48xf32>
    %13 = stablehlo.exponential %12 : tensor<1x13x48xf32>
    %14 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %15 = stablehlo.compare GE, %arg3, %14, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %16 = stablehlo.add %0, %c_3 : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %18 = stablehlo.compare LT, %arg3, %17, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %19 = stablehlo.and %15, %18 : tensor<1x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %21 = stablehlo.compare GE, %arg3, %20, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %23 = stablehlo.compare LT, %arg3, %22, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %24 = stablehlo.and %21, %23 : tensor<1x13xi1>
    %25 = stablehlo.and %19, %24 : tensor<1x13xi1>
    %26 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %27 = stablehlo.subtract %arg3, %26 : tensor<1x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_where(%25, %27, %c_6) : (tensor<1x13xi1>, tensor<1x13xi32>, tensor<i32>) -> tensor<1x13xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<1x13x1xi32>
    %30 = call @take_along_axis(%5, %29) : (tensor<1x13x48xf32>, tensor<1x13x1xi32>) -> tensor<1x13x1xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x13x1xf32>) -> tensor<1x13xf32>
    %32 = stablehlo.multiply %arg5, %9 : tensor<1x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%13 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<1x13x48xf32>, tensor<f32>) -> tensor<1x13xf32>
    %34 = stablehlo.add %32, %33 : tensor<1x13xf32>
    %35 = call @_where_5(%25, %31, %arg6) : (tensor<1x13xi1>, tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xf32>
    return %7, %34, %35 : tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>
  }
  func.func private @_where(%arg0: tensor<1x13xi1>, %arg1: tensor<1x13xi32>, %arg2: tensor<i32>) -> tensor<1x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x13xi1>, tensor<1x13xi32>
    return %2 : tensor<1x13xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<1x13x48xf32>, %arg1: tensor<1x13x1xi32>) -> tensor<1x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x13x1xi32>, tensor<1x13x1xi32>) -> tensor<1x13x1xi1>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x13x1xi1>, tensor<1x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x13x1xi32>) -> tensor<13x1x1xi32>
    %c_1 = stablehlo.constant dense<47> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<13x1x1xi1>, tensor<i1>) -> tensor<13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x13x48xf32>, tensor<13x1x1xi32>) -> tensor<1x13x1xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<13x1xi1>) -> tensor<1x13x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x13x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x13x1xi1>, tensor<1x13x1xf32>
    return %16 : tensor<1x13x1xf32>
  }
  func.func private @_where_5(%arg0: tensor<1x13xi1>, %arg1: tensor<1x13xf32>, %arg2: tensor<1x13xf32>) -> tensor<1x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x13xi1>, tensor<1x13xf32>
    return %0 : tensor<1x13xf32>
  }
  func.func private @take_along_axis_6(%arg0: tensor<1x13x11xf32>, %arg1: tensor<1x13x1xi32>) -> tensor<1x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x13x1xi32>, tensor<1x13x1xi32>) -> tensor<1x13x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x13x1xi1>, tensor<1x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x13x1xi32>) -> tensor<13x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<13x1x1xi1>, tensor<i1>) -> tensor<13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x13x11xf32>, tensor<13x1x1xi32>) -> tensor<1x13x1xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<13x1xi1>) -> tensor<1x13x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x13x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x13x1xi1>, tensor<1x13x1xf32>
    return %16 : tensor<1x13x1xf32>
  }
  func.func private @clip(%arg0: tensor<1x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<1x13xi1>, tensor<1x13xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<1x13xi1>, tensor<1x13xf32>
    %12 = stablehlo.divide %6, %11 : tensor<1x13xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<1x13xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<1x13xi1>, tensor<1x13xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<1x13xf32>, tensor<1x13xf32>) -> tensor<1x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x13xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<1x13xi1>, tensor<1x13xf32>
    %25 = stablehlo.divide %19, %24 : tensor<1x13xf32>
    return %15, %12, %25 : tensor<1x13xf32>, tensor<1x13xf32>, tensor<1x13xf32>
  }
  func.func private @clip_7(%arg0: tensor<1x13xf32>, %arg1: tensor<1x13xf32>, %arg2: tensor<1x13xf32>) -> tensor<1x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<1x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<1x13xf32>
    return %1 : tensor<1x13xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<40x251xf32>, %arg1: tensor<1x13x40xf32>, %arg2: tensor<1x13xf32>, %arg3: tensor<1x13xf32>, %arg4: tensor<1x13xi32>, %arg5: tensor<13x40xf32>, %arg6: tensor<1x13x40xf32>, %arg7: tensor<40x251xf32>, %arg8: tensor<i32>) -> (tensor<1x13x40xf32>, tensor<40x251xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [40, 48] : (tensor<40x251xf32>, tensor<i32>, tensor<i32>) -> tensor<40x48xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x13x40xf32>, tensor<40x48xf32>) -> tensor<1x13x48xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<1x13x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x13x1xf32>) -> tensor<1x13x48xf32>
    %8 = stablehlo.subtract %5, %7 : tensor<1x13x48xf32>
    %9 = stablehlo.exponential %8 : tensor<1x13x48xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<1x13x1xf32>
    %11 = stablehlo.negate %10 : tensor<1x13x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x13x1xf32>) -> tensor<1x13x48xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<1x13x48xf32>
    %14 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %15 = stablehlo.compare GE, %arg4, %14, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %16 = stablehlo.add %0, %c_3 : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %18 = stablehlo.compare LT, %arg4, %17, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %19 = stablehlo.and %15, %18 : tensor<1x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %21 = stablehlo.compare GE, %arg4, %20, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %23 = stablehlo.compare LT, %arg4, %22, SIGNED : (tensor<1x13xi32>, tensor<1x13xi32>) -> tensor<1x13xi1>
    %24 = stablehlo.and %21, %23 : tensor<1x13xi1>
    %25 = stablehlo.and %19, %24 : tensor<1x13xi1>
    %26 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %27 = stablehlo.subtract %arg4, %26 : tensor<1x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_where_9(%25, %27, %c_6) : (tensor<1x13xi1>, tensor<1x13xi32>, tensor<i32>) -> tensor<1x13xi32>
    %29 = stablehlo.reshape %13 : (tensor<1x13x48xf32>) -> tensor<13x48xf32>
    %30 = stablehlo.iota dim = 0 : tensor<13xi32>
    %31 = stablehlo.reshape %28 : (tensor<1x13xi32>) -> tensor<13xi32>
    %32 = stablehlo.convert %25 : (tensor<1x13xi1>) -> tensor<1x13xf32>
    %33 = stablehlo.multiply %arg3, %32 : tensor<1x13xf32>
    %34 = stablehlo.reshape %33 : (tensor<1x13xf32>) -> tensor<13xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %36 = stablehlo.compare LT, %30, %35, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %c_8 = stablehlo.constant dense<13> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %38 = stablehlo.add %30, %37 : tensor<13xi32>
    %39 = stablehlo.select %36, %38, %30 : tensor<13xi1>, tensor<13xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %41 = stablehlo.compare LT, %31, %40, SIGNED : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
    %c_10 = stablehlo.constant dense<48> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<13xi32>
    %43 = stablehlo.add %31, %42 : tensor<13xi32>
    %44 = stablehlo.select %41, %43, %31 : tensor<13xi1>, tensor<13xi32>
    %45 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %47 = stablehlo.concatenate %45, %46, dim = 1 : (tensor<13x1xi32>, tensor<13x1xi32>) -> tensor<13x2xi32>
    %48 = "stablehlo.scatter"(%29, %47, %34) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %58 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %58 : tensor<f32>
    }) : (tensor<13x48xf32>, tensor<13x2xi32>, tensor<13xf32>) -> tensor<13x48xf32>
    %49 = stablehlo.reshape %48 : (tensor<13x48xf32>) -> tensor<1x13x48xf32>
    %50 = stablehlo.dot_general %49, %4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x13x48xf32>, tensor<40x48xf32>) -> tensor<1x13x40xf32>
    %51 = stablehlo.reshape %49 : (tensor<1x13x48xf32>) -> tensor<13x48xf32>
    %52 = stablehlo.dot_general %arg5, %51, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x40xf32>, tensor<13x48xf32>) -> tensor<40x48xf32>
    %53 = stablehlo.add %arg6, %50 : tensor<1x13x40xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.compare LT, %0, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<251> : tensor<i32>
    %55 = stablehlo.add %0, %c_12 : tensor<i32>
    %56 = stablehlo.select %54, %55, %0 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.dynamic_update_slice %arg7, %52, %c_13, %56 : (tensor<40x251xf32>, tensor<40x48xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    return %53, %57 : tensor<1x13x40xf32>, tensor<40x251xf32>
  }
  func.func private @_where_9(%arg0: tensor<1x13xi1>, %arg1: tensor<1x13xi32>, %arg2: tensor<i32>) -> tensor<1x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x13xi1>, tensor<1x13xi32>
    return %2 : tensor<1x13xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x13x40xf32>, %arg1: tensor<13x40xf32>, %arg2: tensor<i32>) -> tensor<2x13x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<13x40xf32>) -> tensor<1x13x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x13x40xf32>, tensor<1x13x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x13x40xf32>
    return %1 : tensor<2x13x40xf32>
  }
}
