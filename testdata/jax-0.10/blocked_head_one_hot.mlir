module @jit_blocked_head_one_hot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x251xf32>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x251xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %2, %iterArg_35 = %0, %iterArg_36 = %arg1, %iterArg_37 = %arg0, %iterArg_38 = %arg2, %iterArg_39 = %c, %iterArg_40 = %1, %iterArg_41 = %0, %iterArg_42 = %0) : tensor<5xi32>, tensor<2x13xf32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    cond {
      %c_43 = stablehlo.constant dense<5> : tensor<i32>
      %120 = stablehlo.compare LT, %iterArg_39, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %120 : tensor<i1>
    } do {
      %120 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_39) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %121:3 = func.call @closed_call(%iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_40, %iterArg_41, %iterArg_42, %120) : (tensor<2x13xf32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %122 = stablehlo.add %iterArg_39, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %122, %121#0, %121#1, %121#2 : tensor<5xi32>, tensor<2x13xf32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    }
    %4 = stablehlo.slice %arg1 [0:40, 240:251] : (tensor<40x251xf32>) -> tensor<40x11xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x11xf32>) -> tensor<2x13x11xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %7 = stablehlo.maximum %3#6, %6 : tensor<2x13xf32>
    %8 = stablehlo.subtract %3#6, %7 : tensor<2x13xf32>
    %9 = stablehlo.exponential %8 : tensor<2x13xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<2x13x11xf32>
    %13 = stablehlo.exponential %12 : tensor<2x13x11xf32>
    %c_2 = stablehlo.constant dense<240> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %15 = stablehlo.compare GE, %arg2, %14, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<251> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare LT, %arg2, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %18 = stablehlo.and %15, %17 : tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<240> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %20 = stablehlo.subtract %arg2, %19 : tensor<2x13xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = call @_where(%18, %20, %c_5) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %23 = call @take_along_axis_1(%5, %22) : (tensor<2x13x11xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %25 = stablehlo.multiply %3#7, %9 : tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %27 = stablehlo.add %25, %26 : tensor<2x13xf32>
    %28 = call @_where_0(%18, %24, %3#8) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %29 = stablehlo.log %27 : tensor<2x13xf32>
    %30 = stablehlo.add %7, %29 : tensor<2x13xf32>
    %31 = stablehlo.divide %0, %27 : tensor<2x13xf32>
    %32 = stablehlo.subtract %30, %31 : tensor<2x13xf32>
    %33 = stablehlo.subtract %28, %30 : tensor<2x13xf32>
    %34 = stablehlo.subtract %33, %arg3 : tensor<2x13xf32>
    %35 = stablehlo.exponential %34 : tensor<2x13xf32>
    %cst_7 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %36:3 = call @clip(%35, %cst_7, %cst_8) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %39 = stablehlo.multiply %35, %38 : tensor<2x13xf32>
    %40 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %41 = stablehlo.multiply %36#0, %40 : tensor<2x13xf32>
    %42 = stablehlo.minimum %39, %41 : tensor<2x13xf32>
    %43 = stablehlo.compare EQ, %39, %42, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<2x13xi1>, tensor<2x13xf32>
    %47 = stablehlo.compare EQ, %41, %42, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<2x13xi1>, tensor<2x13xf32>
    %51 = stablehlo.divide %46, %50 : tensor<2x13xf32>
    %52 = stablehlo.compare EQ, %41, %42, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<2x13xi1>, tensor<2x13xf32>
    %56 = stablehlo.compare EQ, %39, %42, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %59 = stablehlo.select %56, %57, %58 : tensor<2x13xi1>, tensor<2x13xf32>
    %60 = stablehlo.divide %55, %59 : tensor<2x13xf32>
    %61 = stablehlo.negate %42 : tensor<2x13xf32>
    %62 = stablehlo.multiply %61, %arg5 : tensor<2x13xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%arg5 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.maximum %64, %cst_19 : tensor<f32>
    %66 = stablehlo.divide %63, %65 : tensor<f32>
    %67 = stablehlo.multiply %33, %arg5 : tensor<2x13xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%arg5 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.maximum %69, %cst_22 : tensor<f32>
    %71 = stablehlo.divide %68, %70 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.divide %cst_23, %65 : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %74 = stablehlo.multiply %73, %arg5 : tensor<2x13xf32>
    %75 = stablehlo.negate %74 : tensor<2x13xf32>
    %76 = stablehlo.multiply %75, %60 : tensor<2x13xf32>
    %77 = stablehlo.multiply %75, %51 : tensor<2x13xf32>
    %78 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %79 = stablehlo.multiply %76, %78 : tensor<2x13xf32>
    %80 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %81 = stablehlo.multiply %77, %80 : tensor<2x13xf32>
    %82 = call @clip_2(%36#1, %36#2, %79) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %83 = stablehlo.add %81, %82 : tensor<2x13xf32>
    %84 = stablehlo.multiply %83, %35 : tensor<2x13xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %86 = stablehlo.reshape %arg0 : (tensor<2x13x40xf32>) -> tensor<26x40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x13x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<40x251xf32>
    %89 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %90:10 = stablehlo.while(%iterArg = %89, %iterArg_35 = %arg1, %iterArg_36 = %arg0, %iterArg_37 = %30, %iterArg_38 = %84, %iterArg_39 = %arg2, %iterArg_40 = %86, %iterArg_41 = %c_27, %iterArg_42 = %87, %iterArg_43 = %88) : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xf32>
    cond {
      %c_44 = stablehlo.constant dense<5> : tensor<i32>
      %120 = stablehlo.compare LT, %iterArg_41, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %120 : tensor<i1>
    } do {
      %120 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_41) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %121:2 = func.call @closed_call_3(%iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_42, %iterArg_43, %120) : (tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<2x13x40xf32>, tensor<40x251xf32>, tensor<i32>) -> (tensor<2x13x40xf32>, tensor<40x251xf32>)
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %122 = stablehlo.add %iterArg_41, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %122, %121#0, %121#1 : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xf32>
    }
    %91 = stablehlo.slice %arg1 [0:40, 240:251] : (tensor<40x251xf32>) -> tensor<40x11xf32>
    %92 = stablehlo.dot_general %arg0, %91, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x11xf32>) -> tensor<2x13x11xf32>
    %93 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %95 = stablehlo.subtract %92, %94 : tensor<2x13x11xf32>
    %96 = stablehlo.exponential %95 : tensor<2x13x11xf32>
    %97 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %98 = stablehlo.negate %97 : tensor<2x13x1xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %100 = stablehlo.multiply %96, %99 : tensor<2x13x11xf32>
    %c_28 = stablehlo.constant dense<240> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %102 = stablehlo.compare GE, %arg2, %101, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_29 = stablehlo.constant dense<251> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %104 = stablehlo.compare LT, %arg2, %103, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %105 = stablehlo.and %102, %104 : tensor<2x13xi1>
    %c_30 = stablehlo.constant dense<240> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %107 = stablehlo.subtract %arg2, %106 : tensor<2x13xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %108 = call @_where_4(%105, %107, %c_31) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %c_32 = stablehlo.constant dense<-1> : tensor<i32>
    %109 = call @_where_4(%105, %108, %c_32) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %110 = call @_one_hot_5(%109) : (tensor<2x13xi32>) -> tensor<2x13x11xf32>
    %111 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %113 = stablehlo.multiply %110, %112 : tensor<2x13x11xf32>
    %114 = stablehlo.add %100, %113 : tensor<2x13x11xf32>
    %115 = stablehlo.dot_general %114, %91, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x11xf32>, tensor<40x11xf32>) -> tensor<2x13x40xf32>
    %116 = stablehlo.reshape %114 : (tensor<2x13x11xf32>) -> tensor<26x11xf32>
    %117 = stablehlo.dot_general %86, %116, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xf32>, tensor<26x11xf32>) -> tensor<40x11xf32>
    %118 = stablehlo.add %90#8, %115 : tensor<2x13x40xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %c_34 = stablehlo.constant dense<240> : tensor<i32>
    %119 = stablehlo.dynamic_update_slice %90#9, %117, %c_33, %c_34 : (tensor<40x251xf32>, tensor<40x11xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    return %66, %71, %118, %119 : tensor<f32>, tensor<f32>, tensor<2x13x40xf32>, tensor<40x251xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<2x13xf32>, %arg1: tensor<40x251xf32>, %arg2: tensor<2x13x40xf32>, %arg3: tensor<2x13xi32>, %arg4: tensor<2x13xf32>, %arg5: tensor<2x13xf32>, %arg6: tensor<2x13xf32>, %arg7: tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [40, 48] : (tensor<40x251xf32>, tensor<i32>, tensor<i32>) -> tensor<40x48xf32>
    %5 = stablehlo.dot_general %arg2, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x48xf32>) -> tensor<2x13x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %7 = stablehlo.maximum %arg4, %6 : tensor<2x13xf32>
    %8 = stablehlo.subtract %arg4, %7 : tensor<2x13xf32>
    %9 = stablehlo.exponential %8 : tensor<2x13xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<2x13x48xf32>
    %13 = stablehlo.exponential %12 : tensor<2x13x48xf32>
    %14 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %15 = stablehlo.compare GE, %arg3, %14, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %16 = stablehlo.add %0, %c_3 : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %18 = stablehlo.compare LT, %arg3, %17, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %19 = stablehlo.and %15, %18 : tensor<2x13xi1>
    %20 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %21 = stablehlo.subtract %arg3, %20 : tensor<2x13xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = call @_where(%19, %21, %c_4) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %24 = call @take_along_axis(%5, %23) : (tensor<2x13x48xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %26 = stablehlo.multiply %arg5, %9 : tensor<2x13xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %28 = stablehlo.add %26, %27 : tensor<2x13xf32>
    %29 = call @_where_0(%19, %25, %arg6) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    return %7, %28, %29 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @_where(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x13x48xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<47> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x48xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15 : tensor<2x13x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xf32>
    return %0 : tensor<2x13xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x13x11xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x11xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15 : tensor<2x13x1xf32>
  }
  func.func private @clip(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x13xi1>, tensor<2x13xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x13xi1>, tensor<2x13xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x13xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x13xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x13xi1>, tensor<2x13xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x13xi1>, tensor<2x13xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x13xf32>
    return %15, %12, %25 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @clip_2(%arg0: tensor<2x13xf32>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<40x251xf32>, %arg1: tensor<2x13x40xf32>, %arg2: tensor<2x13xf32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xi32>, %arg5: tensor<26x40xf32>, %arg6: tensor<2x13x40xf32>, %arg7: tensor<40x251xf32>, %arg8: tensor<i32>) -> (tensor<2x13x40xf32>, tensor<40x251xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [40, 48] : (tensor<40x251xf32>, tensor<i32>, tensor<i32>) -> tensor<40x48xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x48xf32>) -> tensor<2x13x48xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %8 = stablehlo.subtract %5, %7 : tensor<2x13x48xf32>
    %9 = stablehlo.exponential %8 : tensor<2x13x48xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %11 = stablehlo.negate %10 : tensor<2x13x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<2x13x48xf32>
    %14 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %15 = stablehlo.compare GE, %arg4, %14, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %16 = stablehlo.add %0, %c_3 : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %18 = stablehlo.compare LT, %arg4, %17, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %19 = stablehlo.and %15, %18 : tensor<2x13xi1>
    %20 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %21 = stablehlo.subtract %arg4, %20 : tensor<2x13xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = call @_where_4(%19, %21, %c_4) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %c_5 = stablehlo.constant dense<-1> : tensor<i32>
    %23 = call @_where_4(%19, %22, %c_5) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %24 = call @_one_hot(%23) : (tensor<2x13xi32>) -> tensor<2x13x48xf32>
    %25 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<2x13x48xf32>
    %28 = stablehlo.add %13, %27 : tensor<2x13x48xf32>
    %29 = stablehlo.dot_general %28, %4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x48xf32>, tensor<40x48xf32>) -> tensor<2x13x40xf32>
    %30 = stablehlo.reshape %28 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %31 = stablehlo.dot_general %arg5, %30, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xf32>, tensor<26x48xf32>) -> tensor<40x48xf32>
    %32 = stablehlo.add %arg6, %29 : tensor<2x13x40xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.compare LT, %0, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<251> : tensor<i32>
    %34 = stablehlo.add %0, %c_7 : tensor<i32>
    %35 = stablehlo.select %33, %34, %0 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.dynamic_update_slice %arg7, %31, %c_8, %35 : (tensor<40x251xf32>, tensor<40x48xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    return %32, %36 : tensor<2x13x40xf32>, tensor<40x251xf32>
  }
  func.func private @_where_4(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
  func.func private @_one_hot(%arg0: tensor<2x13xi32>) -> tensor<2x13x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x48xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x13x1xi32>) -> tensor<2x13x48xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x48xi32>) -> tensor<2x13x48xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x13x48xi32>, tensor<2x13x48xi32>) -> tensor<2x13x48xi1>
    %5 = stablehlo.convert %4 : (tensor<2x13x48xi1>) -> tensor<2x13x48xf32>
    return %5 : tensor<2x13x48xf32>
  }
  func.func private @_one_hot_5(%arg0: tensor<2x13xi32>) -> tensor<2x13x11xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x11xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x13x1xi32>) -> tensor<2x13x11xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x11xi32>) -> tensor<2x13x11xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x13x11xi32>, tensor<2x13x11xi32>) -> tensor<2x13x11xi1>
    %5 = stablehlo.convert %4 : (tensor<2x13x11xi1>) -> tensor<2x13x11xf32>
    return %5 : tensor<2x13x11xf32>
  }
}
