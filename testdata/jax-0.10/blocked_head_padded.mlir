module @jit_blocked_head_padded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x251xf32>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x251xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %2, %iterArg_50 = %0, %iterArg_51 = %arg1, %iterArg_52 = %arg0, %iterArg_53 = %arg2, %iterArg_54 = %c, %iterArg_55 = %1, %iterArg_56 = %0, %iterArg_57 = %0) : tensor<5xi32>, tensor<2x13xf32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    cond {
      %c_58 = stablehlo.constant dense<5> : tensor<i32>
      %166 = stablehlo.compare LT, %iterArg_54, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %166 : tensor<i1>
    } do {
      %166 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_54) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %167:3 = func.call @closed_call(%iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_55, %iterArg_56, %iterArg_57, %166) : (tensor<2x13xf32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.add %iterArg_54, %c_58 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %168, %167#0, %167#1, %167#2 : tensor<5xi32>, tensor<2x13xf32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    }
    %4 = stablehlo.slice %arg1 [0:40, 240:251] : (tensor<40x251xf32>) -> tensor<40x11xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x11xf32>) -> tensor<2x13x11xf32>
    %6 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %8 = stablehlo.add %7, %6 : tensor<11xi32>
    %c_2 = stablehlo.constant dense<246> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = call @_where_2(%10, %5, %cst_3) : (tensor<11xi1>, tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13x11xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %13 = stablehlo.maximum %3#6, %12 : tensor<2x13xf32>
    %14 = stablehlo.subtract %3#6, %13 : tensor<2x13xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13xf32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %18 = stablehlo.subtract %11, %17 : tensor<2x13x11xf32>
    %19 = stablehlo.exponential %18 : tensor<2x13x11xf32>
    %c_5 = stablehlo.constant dense<240> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %21 = stablehlo.compare GE, %arg2, %20, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_6 = stablehlo.constant dense<251> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.compare LT, %arg2, %22, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %24 = stablehlo.and %21, %23 : tensor<2x13xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %26 = stablehlo.compare GE, %arg2, %25, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_8 = stablehlo.constant dense<251> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %28 = stablehlo.compare LT, %arg2, %27, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %29 = stablehlo.and %26, %28 : tensor<2x13xi1>
    %30 = stablehlo.and %24, %29 : tensor<2x13xi1>
    %c_9 = stablehlo.constant dense<240> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %32 = stablehlo.subtract %arg2, %31 : tensor<2x13xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %33 = call @_where_0(%30, %32, %c_10) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %35 = call @take_along_axis_3(%11, %34) : (tensor<2x13x11xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %37 = stablehlo.multiply %3#7, %15 : tensor<2x13xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%19 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %39 = stablehlo.add %37, %38 : tensor<2x13xf32>
    %40 = call @_where_1(%30, %36, %3#8) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %41 = stablehlo.log %39 : tensor<2x13xf32>
    %42 = stablehlo.add %13, %41 : tensor<2x13xf32>
    %43 = stablehlo.divide %0, %39 : tensor<2x13xf32>
    %44 = stablehlo.subtract %42, %43 : tensor<2x13xf32>
    %45 = stablehlo.subtract %40, %42 : tensor<2x13xf32>
    %46 = stablehlo.subtract %45, %arg3 : tensor<2x13xf32>
    %47 = stablehlo.exponential %46 : tensor<2x13xf32>
    %cst_12 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %48:3 = call @clip(%47, %cst_12, %cst_13) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %49 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %51 = stablehlo.multiply %47, %50 : tensor<2x13xf32>
    %52 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %53 = stablehlo.multiply %48#0, %52 : tensor<2x13xf32>
    %54 = stablehlo.minimum %51, %53 : tensor<2x13xf32>
    %55 = stablehlo.compare EQ, %51, %54, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<2x13xi1>, tensor<2x13xf32>
    %59 = stablehlo.compare EQ, %53, %54, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<2x13xi1>, tensor<2x13xf32>
    %63 = stablehlo.divide %58, %62 : tensor<2x13xf32>
    %64 = stablehlo.compare EQ, %53, %54, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<2x13xi1>, tensor<2x13xf32>
    %68 = stablehlo.compare EQ, %51, %54, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<2x13xi1>, tensor<2x13xf32>
    %72 = stablehlo.divide %67, %71 : tensor<2x13xf32>
    %73 = stablehlo.negate %54 : tensor<2x13xf32>
    %74 = stablehlo.multiply %73, %arg5 : tensor<2x13xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%arg5 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.maximum %76, %cst_24 : tensor<f32>
    %78 = stablehlo.divide %75, %77 : tensor<f32>
    %79 = stablehlo.multiply %45, %arg5 : tensor<2x13xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%arg5 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.maximum %81, %cst_27 : tensor<f32>
    %83 = stablehlo.divide %80, %82 : tensor<f32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.divide %cst_28, %77 : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %86 = stablehlo.multiply %85, %arg5 : tensor<2x13xf32>
    %87 = stablehlo.negate %86 : tensor<2x13xf32>
    %88 = stablehlo.multiply %87, %72 : tensor<2x13xf32>
    %89 = stablehlo.multiply %87, %63 : tensor<2x13xf32>
    %90 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<2x13xf32>
    %92 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %93 = stablehlo.multiply %89, %92 : tensor<2x13xf32>
    %94 = call @clip_4(%48#1, %48#2, %91) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %95 = stablehlo.add %93, %94 : tensor<2x13xf32>
    %96 = stablehlo.multiply %95, %47 : tensor<2x13xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %98 = stablehlo.reshape %arg0 : (tensor<2x13x40xf32>) -> tensor<26x40xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %100 = stablehlo.compare GE, %arg2, %99, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_31 = stablehlo.constant dense<251> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %102 = stablehlo.compare LT, %arg2, %101, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %103 = stablehlo.and %100, %102 : tensor<2x13xi1>
    %104 = stablehlo.convert %103 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %105 = stablehlo.multiply %96, %104 : tensor<2x13xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x13x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<40x251xf32>
    %108 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %109:10 = stablehlo.while(%iterArg = %108, %iterArg_50 = %arg1, %iterArg_51 = %arg0, %iterArg_52 = %42, %iterArg_53 = %105, %iterArg_54 = %arg2, %iterArg_55 = %98, %iterArg_56 = %c_34, %iterArg_57 = %106, %iterArg_58 = %107) : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xf32>
    cond {
      %c_59 = stablehlo.constant dense<5> : tensor<i32>
      %166 = stablehlo.compare LT, %iterArg_56, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %166 : tensor<i1>
    } do {
      %166 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_56) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %167:2 = func.call @closed_call_5(%iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_57, %iterArg_58, %166) : (tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<2x13x40xf32>, tensor<40x251xf32>, tensor<i32>) -> (tensor<2x13x40xf32>, tensor<40x251xf32>)
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.add %iterArg_56, %c_59 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %168, %167#0, %167#1 : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xf32>
    }
    %110 = stablehlo.slice %arg1 [0:40, 240:251] : (tensor<40x251xf32>) -> tensor<40x11xf32>
    %111 = stablehlo.dot_general %arg0, %110, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x11xf32>) -> tensor<2x13x11xf32>
    %112 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_35 = stablehlo.constant dense<240> : tensor<i32>
    %113 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %114 = stablehlo.add %113, %112 : tensor<11xi32>
    %c_36 = stablehlo.constant dense<246> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %116 = stablehlo.compare LT, %114, %115, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %117 = call @_where_8(%116, %111, %cst_37) : (tensor<11xi1>, tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13x11xf32>
    %118 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %120 = stablehlo.subtract %117, %119 : tensor<2x13x11xf32>
    %121 = stablehlo.exponential %120 : tensor<2x13x11xf32>
    %122 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %123 = stablehlo.negate %122 : tensor<2x13x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %125 = stablehlo.multiply %121, %124 : tensor<2x13x11xf32>
    %c_38 = stablehlo.constant dense<240> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %127 = stablehlo.compare GE, %arg2, %126, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_39 = stablehlo.constant dense<251> : tensor<i32>
    %128 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %129 = stablehlo.compare LT, %arg2, %128, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %130 = stablehlo.and %127, %129 : tensor<2x13xi1>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %132 = stablehlo.compare GE, %arg2, %131, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_41 = stablehlo.constant dense<251> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %134 = stablehlo.compare LT, %arg2, %133, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %135 = stablehlo.and %132, %134 : tensor<2x13xi1>
    %136 = stablehlo.and %130, %135 : tensor<2x13xi1>
    %c_42 = stablehlo.constant dense<240> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %138 = stablehlo.subtract %arg2, %137 : tensor<2x13xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %139 = call @_where_7(%136, %138, %c_43) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %140 = stablehlo.reshape %125 : (tensor<2x13x11xf32>) -> tensor<26x11xf32>
    %141 = stablehlo.iota dim = 0 : tensor<26xi32>
    %142 = stablehlo.reshape %139 : (tensor<2x13xi32>) -> tensor<26xi32>
    %143 = stablehlo.convert %136 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %144 = stablehlo.multiply %105, %143 : tensor<2x13xf32>
    %145 = stablehlo.reshape %144 : (tensor<2x13xf32>) -> tensor<26xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %147 = stablehlo.compare LT, %141, %146, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_45 = stablehlo.constant dense<26> : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %149 = stablehlo.add %141, %148 : tensor<26xi32>
    %150 = stablehlo.select %147, %149, %141 : tensor<26xi1>, tensor<26xi32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %152 = stablehlo.compare LT, %142, %151, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_47 = stablehlo.constant dense<11> : tensor<i32>
    %153 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %154 = stablehlo.add %142, %153 : tensor<26xi32>
    %155 = stablehlo.select %152, %154, %142 : tensor<26xi1>, tensor<26xi32>
    %156 = stablehlo.broadcast_in_dim %150, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %157 = stablehlo.broadcast_in_dim %155, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %158 = stablehlo.concatenate %156, %157, dim = 1 : (tensor<26x1xi32>, tensor<26x1xi32>) -> tensor<26x2xi32>
    %159 = "stablehlo.scatter"(%140, %158, %145) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %166 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %166 : tensor<f32>
    }) : (tensor<26x11xf32>, tensor<26x2xi32>, tensor<26xf32>) -> tensor<26x11xf32>
    %160 = stablehlo.reshape %159 : (tensor<26x11xf32>) -> tensor<2x13x11xf32>
    %161 = stablehlo.dot_general %160, %110, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x11xf32>, tensor<40x11xf32>) -> tensor<2x13x40xf32>
    %162 = stablehlo.reshape %160 : (tensor<2x13x11xf32>) -> tensor<26x11xf32>
    %163 = stablehlo.dot_general %98, %162, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xf32>, tensor<26x11xf32>) -> tensor<40x11xf32>
    %164 = stablehlo.add %109#8, %161 : tensor<2x13x40xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %c_49 = stablehlo.constant dense<240> : tensor<i32>
    %165 = stablehlo.dynamic_update_slice %109#9, %163, %c_48, %c_49 : (tensor<40x251xf32>, tensor<40x11xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    return %78, %83, %164, %165 : tensor<f32>, tensor<f32>, tensor<2x13x40xf32>, tensor<40x251xf32>
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
    %6 = stablehlo.iota dim = 0 : tensor<48xi32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %8 = stablehlo.add %7, %6 : tensor<48xi32>
    %c_3 = stablehlo.constant dense<246> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<48xi32>, tensor<48xi32>) -> tensor<48xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = call @_where(%10, %5, %cst) : (tensor<48xi1>, tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13x48xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %13 = stablehlo.maximum %arg4, %12 : tensor<2x13xf32>
    %14 = stablehlo.subtract %arg4, %13 : tensor<2x13xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13xf32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %18 = stablehlo.subtract %11, %17 : tensor<2x13x48xf32>
    %19 = stablehlo.exponential %18 : tensor<2x13x48xf32>
    %20 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %21 = stablehlo.compare GE, %arg3, %20, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<48> : tensor<i32>
    %22 = stablehlo.add %0, %c_5 : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %24 = stablehlo.compare LT, %arg3, %23, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %25 = stablehlo.and %21, %24 : tensor<2x13xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %27 = stablehlo.compare GE, %arg3, %26, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_7 = stablehlo.constant dense<251> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.compare LT, %arg3, %28, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %30 = stablehlo.and %27, %29 : tensor<2x13xi1>
    %31 = stablehlo.and %25, %30 : tensor<2x13xi1>
    %32 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %33 = stablehlo.subtract %arg3, %32 : tensor<2x13xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %34 = call @_where_0(%31, %33, %c_8) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %36 = call @take_along_axis(%11, %35) : (tensor<2x13x48xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %38 = stablehlo.multiply %arg5, %15 : tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%19 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %40 = stablehlo.add %38, %39 : tensor<2x13xf32>
    %41 = call @_where_1(%31, %37, %arg6) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    return %13, %40, %41 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @_where(%arg0: tensor<48xi1>, %arg1: tensor<2x13x48xf32>, %arg2: tensor<f32>) -> tensor<2x13x48xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<48xi1>) -> tensor<2x13x48xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13x48xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x13x48xi1>, tensor<2x13x48xf32>
    return %3 : tensor<2x13x48xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
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
  func.func private @_where_1(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xf32>
    return %0 : tensor<2x13xf32>
  }
  func.func private @_where_2(%arg0: tensor<11xi1>, %arg1: tensor<2x13x11xf32>, %arg2: tensor<f32>) -> tensor<2x13x11xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<11xi1>) -> tensor<2x13x11xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13x11xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x13x11xi1>, tensor<2x13x11xf32>
    return %3 : tensor<2x13x11xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<2x13x11xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
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
  func.func private @clip_4(%arg0: tensor<2x13xf32>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<40x251xf32>, %arg1: tensor<2x13x40xf32>, %arg2: tensor<2x13xf32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xi32>, %arg5: tensor<26x40xf32>, %arg6: tensor<2x13x40xf32>, %arg7: tensor<40x251xf32>, %arg8: tensor<i32>) -> (tensor<2x13x40xf32>, tensor<40x251xf32>) {
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
    %6 = stablehlo.iota dim = 0 : tensor<48xi32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %8 = stablehlo.add %7, %6 : tensor<48xi32>
    %c_3 = stablehlo.constant dense<246> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<48xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<48xi32>, tensor<48xi32>) -> tensor<48xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = call @_where_6(%10, %5, %cst) : (tensor<48xi1>, tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13x48xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %14 = stablehlo.subtract %11, %13 : tensor<2x13x48xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13x48xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %17 = stablehlo.negate %16 : tensor<2x13x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<2x13x48xf32>
    %20 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %21 = stablehlo.compare GE, %arg4, %20, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<48> : tensor<i32>
    %22 = stablehlo.add %0, %c_4 : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %24 = stablehlo.compare LT, %arg4, %23, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %25 = stablehlo.and %21, %24 : tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %27 = stablehlo.compare GE, %arg4, %26, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_6 = stablehlo.constant dense<251> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.compare LT, %arg4, %28, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %30 = stablehlo.and %27, %29 : tensor<2x13xi1>
    %31 = stablehlo.and %25, %30 : tensor<2x13xi1>
    %32 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %33 = stablehlo.subtract %arg4, %32 : tensor<2x13xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %34 = call @_where_7(%31, %33, %c_7) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %35 = stablehlo.reshape %19 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %36 = stablehlo.iota dim = 0 : tensor<26xi32>
    %37 = stablehlo.reshape %34 : (tensor<2x13xi32>) -> tensor<26xi32>
    %38 = stablehlo.convert %31 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %39 = stablehlo.multiply %arg3, %38 : tensor<2x13xf32>
    %40 = stablehlo.reshape %39 : (tensor<2x13xf32>) -> tensor<26xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %42 = stablehlo.compare LT, %36, %41, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_9 = stablehlo.constant dense<26> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %44 = stablehlo.add %36, %43 : tensor<26xi32>
    %45 = stablehlo.select %42, %44, %36 : tensor<26xi1>, tensor<26xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %47 = stablehlo.compare LT, %37, %46, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_11 = stablehlo.constant dense<48> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %49 = stablehlo.add %37, %48 : tensor<26xi32>
    %50 = stablehlo.select %47, %49, %37 : tensor<26xi1>, tensor<26xi32>
    %51 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %53 = stablehlo.concatenate %51, %52, dim = 1 : (tensor<26x1xi32>, tensor<26x1xi32>) -> tensor<26x2xi32>
    %54 = "stablehlo.scatter"(%35, %53, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %64 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %64 : tensor<f32>
    }) : (tensor<26x48xf32>, tensor<26x2xi32>, tensor<26xf32>) -> tensor<26x48xf32>
    %55 = stablehlo.reshape %54 : (tensor<26x48xf32>) -> tensor<2x13x48xf32>
    %56 = stablehlo.dot_general %55, %4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x48xf32>, tensor<40x48xf32>) -> tensor<2x13x40xf32>
    %57 = stablehlo.reshape %55 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %58 = stablehlo.dot_general %arg5, %57, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xf32>, tensor<26x48xf32>) -> tensor<40x48xf32>
    %59 = stablehlo.add %arg6, %56 : tensor<2x13x40xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.compare LT, %0, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<251> : tensor<i32>
    %61 = stablehlo.add %0, %c_13 : tensor<i32>
    %62 = stablehlo.select %60, %61, %0 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.dynamic_update_slice %arg7, %58, %c_14, %62 : (tensor<40x251xf32>, tensor<40x48xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    return %59, %63 : tensor<2x13x40xf32>, tensor<40x251xf32>
  }
  func.func private @_where_6(%arg0: tensor<48xi1>, %arg1: tensor<2x13x48xf32>, %arg2: tensor<f32>) -> tensor<2x13x48xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<48xi1>) -> tensor<2x13x48xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13x48xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x13x48xi1>, tensor<2x13x48xf32>
    return %3 : tensor<2x13x48xf32>
  }
  func.func private @_where_7(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
  func.func private @_where_8(%arg0: tensor<11xi1>, %arg1: tensor<2x13x11xf32>, %arg2: tensor<f32>) -> tensor<2x13x11xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<11xi1>) -> tensor<2x13x11xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13x11xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x13x11xi1>, tensor<2x13x11xf32>
    return %3 : tensor<2x13x11xf32>
  }
}
