module @jit_blocked_head_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xbf16>, %arg1: tensor<40x251xbf16>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<2x13x40xbf16> {jax.result_info = "result[1][0]"}, tensor<40x251xbf16> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %3:3 = call @closed_call(%arg1, %arg0, %arg2, %1, %0, %0, %2) : (tensor<40x251xbf16>, tensor<2x13x40xbf16>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<5xi32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %4 = stablehlo.slice %arg1 [0:40, 240:251] : (tensor<40x251xbf16>) -> tensor<40x11xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x11xbf16>) -> tensor<2x13x11xf32>
    %6 = stablehlo.convert %5 : (tensor<2x13x11xf32>) -> tensor<2x13x11xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x13x11xbf16>) -> tensor<2x13x11xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %9 = stablehlo.maximum %3#0, %8 : tensor<2x13xf32>
    %10 = stablehlo.subtract %3#0, %9 : tensor<2x13xf32>
    %11 = stablehlo.exponential %10 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<2x13x11xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13x11xf32>
    %c = stablehlo.constant dense<240> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare GE, %arg2, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_2 = stablehlo.constant dense<251> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %19 = stablehlo.compare LT, %arg2, %18, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %20 = stablehlo.and %17, %19 : tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %22 = stablehlo.compare GE, %arg2, %21, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<251> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %24 = stablehlo.compare LT, %arg2, %23, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %25 = stablehlo.and %22, %24 : tensor<2x13xi1>
    %26 = stablehlo.and %20, %25 : tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<240> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %28 = stablehlo.subtract %arg2, %27 : tensor<2x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where_3(%26, %28, %c_6) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %31 = call @take_along_axis_4(%7, %30) : (tensor<2x13x11xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %33 = stablehlo.multiply %3#1, %11 : tensor<2x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%15 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %35 = stablehlo.add %33, %34 : tensor<2x13xf32>
    %36 = call @_where_5(%26, %32, %3#2) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %37 = stablehlo.log %35 : tensor<2x13xf32>
    %38 = stablehlo.add %9, %37 : tensor<2x13xf32>
    %39 = stablehlo.subtract %36, %38 : tensor<2x13xf32>
    %40 = stablehlo.subtract %39, %arg3 : tensor<2x13xf32>
    %41 = stablehlo.exponential %40 : tensor<2x13xf32>
    %cst_8 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %42 = call @clip(%41, %cst_8, %cst_9) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> tensor<2x13xf32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %45 = stablehlo.multiply %41, %44 : tensor<2x13xf32>
    %46 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %47 = stablehlo.multiply %42, %46 : tensor<2x13xf32>
    %48 = stablehlo.minimum %45, %47 : tensor<2x13xf32>
    %49 = stablehlo.negate %48 : tensor<2x13xf32>
    %50 = stablehlo.multiply %49, %arg5 : tensor<2x13xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%arg5 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.maximum %52, %cst_12 : tensor<f32>
    %54 = stablehlo.divide %51, %53 : tensor<f32>
    %55 = stablehlo.multiply %39, %arg5 : tensor<2x13xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%arg5 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.maximum %57, %cst_15 : tensor<f32>
    %59 = stablehlo.divide %56, %58 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60:7 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %cst_16 : tensor<2x13x40xbf16>, tensor<40x251xbf16>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>, tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %63 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %65 = stablehlo.compare GE, %60#2, %64, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_20 = stablehlo.constant dense<251> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %67 = stablehlo.compare LT, %60#2, %66, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %68 = stablehlo.and %65, %67 : tensor<2x13xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %69 = call @_where_6(%c_21) : (tensor<i32>) -> tensor<2x13xi32>
    call @take_along_axis_7() : () -> ()
    call @_where_8() : () -> ()
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %70:10 = stablehlo.while(%iterArg = %63, %iterArg_61 = %60#0, %iterArg_62 = %60#1, %iterArg_63 = %60#2, %iterArg_64 = %68, %iterArg_65 = %69, %iterArg_66 = %c_22, %iterArg_67 = %62, %iterArg_68 = %61, %iterArg_69 = %61) : tensor<5xi32>, tensor<2x13x40xbf16>, tensor<40x251xbf16>, tensor<2x13xi32>, tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    cond {
      %c_70 = stablehlo.constant dense<5> : tensor<i32>
      %218 = stablehlo.compare LT, %iterArg_66, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %218 : tensor<i1>
    } do {
      %218 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_66) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %219:3 = func.call @closed_call_9(%iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_67, %iterArg_68, %iterArg_69, %218) : (tensor<2x13x40xbf16>, tensor<40x251xbf16>, tensor<2x13xi32>, tensor<2x13xi1>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %c_70 = stablehlo.constant dense<1> : tensor<i32>
      %220 = stablehlo.add %iterArg_66, %c_70 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %220, %219#0, %219#1, %219#2 : tensor<5xi32>, tensor<2x13x40xbf16>, tensor<40x251xbf16>, tensor<2x13xi32>, tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    }
    %71 = stablehlo.slice %60#1 [0:40, 240:251] : (tensor<40x251xbf16>) -> tensor<40x11xbf16>
    %72 = stablehlo.dot_general %60#0, %71, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x11xbf16>) -> tensor<2x13x11xf32>
    %73 = stablehlo.convert %72 : (tensor<2x13x11xf32>) -> tensor<2x13x11xbf16>
    %74 = stablehlo.convert %73 : (tensor<2x13x11xbf16>) -> tensor<2x13x11xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_23) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %76 = stablehlo.maximum %70#7, %75 : tensor<2x13xf32>
    %77 = stablehlo.subtract %70#7, %76 : tensor<2x13xf32>
    %78 = stablehlo.exponential %77 : tensor<2x13xf32>
    %79 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %81 = stablehlo.subtract %74, %80 : tensor<2x13x11xf32>
    %82 = stablehlo.exponential %81 : tensor<2x13x11xf32>
    %c_24 = stablehlo.constant dense<240> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %84 = stablehlo.compare GE, %60#2, %83, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_25 = stablehlo.constant dense<251> : tensor<i32>
    %85 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %86 = stablehlo.compare LT, %60#2, %85, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %87 = stablehlo.and %84, %86 : tensor<2x13xi1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %89 = stablehlo.compare GE, %60#2, %88, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_27 = stablehlo.constant dense<251> : tensor<i32>
    %90 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %91 = stablehlo.compare LT, %60#2, %90, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %92 = stablehlo.and %89, %91 : tensor<2x13xi1>
    %93 = stablehlo.and %87, %92 : tensor<2x13xi1>
    %c_28 = stablehlo.constant dense<240> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %95 = stablehlo.subtract %60#2, %94 : tensor<2x13xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %96 = call @_where_13(%93, %95, %c_29) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %98 = call @take_along_axis_14(%74, %97) : (tensor<2x13x11xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %99 = stablehlo.reshape %98 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %100 = stablehlo.multiply %70#8, %78 : tensor<2x13xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%82 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %102 = stablehlo.add %100, %101 : tensor<2x13xf32>
    %103 = call @_where_15(%93, %99, %70#9) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %104 = stablehlo.log %102 : tensor<2x13xf32>
    %105 = stablehlo.add %76, %104 : tensor<2x13xf32>
    %106 = stablehlo.divide %61, %102 : tensor<2x13xf32>
    %107 = stablehlo.subtract %105, %106 : tensor<2x13xf32>
    %108 = stablehlo.subtract %103, %105 : tensor<2x13xf32>
    %109 = stablehlo.subtract %108, %60#3 : tensor<2x13xf32>
    %110 = stablehlo.exponential %109 : tensor<2x13xf32>
    %cst_31 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %111:3 = call @clip_16(%110, %cst_31, %cst_32) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %112 = stablehlo.broadcast_in_dim %60#4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %114 = stablehlo.multiply %110, %113 : tensor<2x13xf32>
    %115 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %116 = stablehlo.multiply %111#0, %115 : tensor<2x13xf32>
    %117 = stablehlo.minimum %114, %116 : tensor<2x13xf32>
    %118 = stablehlo.compare EQ, %114, %117, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %121 = stablehlo.select %118, %119, %120 : tensor<2x13xi1>, tensor<2x13xf32>
    %122 = stablehlo.compare EQ, %116, %117, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %125 = stablehlo.select %122, %123, %124 : tensor<2x13xi1>, tensor<2x13xf32>
    %126 = stablehlo.divide %121, %125 : tensor<2x13xf32>
    %127 = stablehlo.compare EQ, %116, %117, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %130 = stablehlo.select %127, %128, %129 : tensor<2x13xi1>, tensor<2x13xf32>
    %131 = stablehlo.compare EQ, %114, %117, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %134 = stablehlo.select %131, %132, %133 : tensor<2x13xi1>, tensor<2x13xf32>
    %135 = stablehlo.divide %130, %134 : tensor<2x13xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%60#5 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.maximum %136, %cst_42 : tensor<f32>
    %138 = stablehlo.divide %60#6, %137 : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %140 = stablehlo.multiply %139, %60#5 : tensor<2x13xf32>
    %141 = stablehlo.negate %140 : tensor<2x13xf32>
    %142 = stablehlo.multiply %141, %135 : tensor<2x13xf32>
    %143 = stablehlo.multiply %141, %126 : tensor<2x13xf32>
    %144 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %145 = stablehlo.multiply %142, %144 : tensor<2x13xf32>
    %146 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %147 = stablehlo.multiply %143, %146 : tensor<2x13xf32>
    %148 = call @clip_17(%111#1, %111#2, %145) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %149 = stablehlo.add %147, %148 : tensor<2x13xf32>
    %150 = stablehlo.multiply %149, %110 : tensor<2x13xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %152 = stablehlo.reshape %60#0 : (tensor<2x13x40xbf16>) -> tensor<26x40xbf16>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %153 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %154 = stablehlo.compare GE, %60#2, %153, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_45 = stablehlo.constant dense<251> : tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %156 = stablehlo.compare LT, %60#2, %155, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %157 = stablehlo.and %154, %156 : tensor<2x13xi1>
    %158 = stablehlo.convert %157 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %159 = stablehlo.multiply %150, %158 : tensor<2x13xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x13x40xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %161 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<bf16>) -> tensor<40x251xbf16>
    %162 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %163:10 = stablehlo.while(%iterArg = %162, %iterArg_61 = %60#1, %iterArg_62 = %60#0, %iterArg_63 = %105, %iterArg_64 = %159, %iterArg_65 = %60#2, %iterArg_66 = %152, %iterArg_67 = %c_48, %iterArg_68 = %160, %iterArg_69 = %161) : tensor<5xi32>, tensor<40x251xbf16>, tensor<2x13x40xbf16>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xbf16>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xbf16>
    cond {
      %c_70 = stablehlo.constant dense<5> : tensor<i32>
      %218 = stablehlo.compare LT, %iterArg_67, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %218 : tensor<i1>
    } do {
      %218 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_67) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %219:2 = func.call @closed_call_18(%iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_68, %iterArg_69, %218) : (tensor<40x251xbf16>, tensor<2x13x40xbf16>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xbf16>, tensor<2x13x40xf32>, tensor<40x251xbf16>, tensor<i32>) -> (tensor<2x13x40xf32>, tensor<40x251xbf16>)
      %c_70 = stablehlo.constant dense<1> : tensor<i32>
      %220 = stablehlo.add %iterArg_67, %c_70 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %220, %219#0, %219#1 : tensor<5xi32>, tensor<40x251xbf16>, tensor<2x13x40xbf16>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xbf16>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xbf16>
    }
    %164 = stablehlo.slice %60#1 [0:40, 240:251] : (tensor<40x251xbf16>) -> tensor<40x11xbf16>
    %165 = stablehlo.dot_general %60#0, %164, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x11xbf16>) -> tensor<2x13x11xf32>
    %166 = stablehlo.convert %165 : (tensor<2x13x11xf32>) -> tensor<2x13x11xbf16>
    %167 = stablehlo.convert %166 : (tensor<2x13x11xbf16>) -> tensor<2x13x11xf32>
    %168 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %170 = stablehlo.subtract %167, %169 : tensor<2x13x11xf32>
    %171 = stablehlo.exponential %170 : tensor<2x13x11xf32>
    %172 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %173 = stablehlo.negate %172 : tensor<2x13x1xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %175 = stablehlo.multiply %171, %174 : tensor<2x13x11xf32>
    %c_49 = stablehlo.constant dense<240> : tensor<i32>
    %176 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %177 = stablehlo.compare GE, %60#2, %176, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_50 = stablehlo.constant dense<251> : tensor<i32>
    %178 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %179 = stablehlo.compare LT, %60#2, %178, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %180 = stablehlo.and %177, %179 : tensor<2x13xi1>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %182 = stablehlo.compare GE, %60#2, %181, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_52 = stablehlo.constant dense<251> : tensor<i32>
    %183 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %184 = stablehlo.compare LT, %60#2, %183, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %185 = stablehlo.and %182, %184 : tensor<2x13xi1>
    %186 = stablehlo.and %180, %185 : tensor<2x13xi1>
    %c_53 = stablehlo.constant dense<240> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %188 = stablehlo.subtract %60#2, %187 : tensor<2x13xi32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %189 = call @_where_19(%186, %188, %c_54) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %190 = stablehlo.reshape %175 : (tensor<2x13x11xf32>) -> tensor<26x11xf32>
    %191 = stablehlo.iota dim = 0 : tensor<26xi32>
    %192 = stablehlo.reshape %189 : (tensor<2x13xi32>) -> tensor<26xi32>
    %193 = stablehlo.convert %186 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %194 = stablehlo.multiply %159, %193 : tensor<2x13xf32>
    %195 = stablehlo.reshape %194 : (tensor<2x13xf32>) -> tensor<26xf32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %197 = stablehlo.compare LT, %191, %196, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_56 = stablehlo.constant dense<26> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %199 = stablehlo.add %191, %198 : tensor<26xi32>
    %200 = stablehlo.select %197, %199, %191 : tensor<26xi1>, tensor<26xi32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %201 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %202 = stablehlo.compare LT, %192, %201, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_58 = stablehlo.constant dense<11> : tensor<i32>
    %203 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %204 = stablehlo.add %192, %203 : tensor<26xi32>
    %205 = stablehlo.select %202, %204, %192 : tensor<26xi1>, tensor<26xi32>
    %206 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %207 = stablehlo.broadcast_in_dim %205, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %208 = stablehlo.concatenate %206, %207, dim = 1 : (tensor<26x1xi32>, tensor<26x1xi32>) -> tensor<26x2xi32>
    %209 = "stablehlo.scatter"(%190, %208, %195) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %218 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %218 : tensor<f32>
    }) : (tensor<26x11xf32>, tensor<26x2xi32>, tensor<26xf32>) -> tensor<26x11xf32>
    %210 = stablehlo.reshape %209 : (tensor<26x11xf32>) -> tensor<2x13x11xf32>
    %211 = stablehlo.dot_general %210, %164, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x11xf32>, tensor<40x11xbf16>) -> tensor<2x13x40xf32>
    %212 = stablehlo.reshape %210 : (tensor<2x13x11xf32>) -> tensor<26x11xf32>
    %213 = stablehlo.convert %212 : (tensor<26x11xf32>) -> tensor<26x11xbf16>
    %214 = stablehlo.dot_general %152, %213, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xbf16>, tensor<26x11xbf16>) -> tensor<40x11xbf16>
    %215 = stablehlo.add %163#8, %211 : tensor<2x13x40xf32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %c_60 = stablehlo.constant dense<240> : tensor<i32>
    %216 = stablehlo.dynamic_update_slice %163#9, %214, %c_59, %c_60 : (tensor<40x251xbf16>, tensor<40x11xbf16>, tensor<i32>, tensor<i32>) -> tensor<40x251xbf16>
    %217 = stablehlo.convert %215 : (tensor<2x13x40xf32>) -> tensor<2x13x40xbf16>
    return %54, %59, %217, %216 : tensor<f32>, tensor<f32>, tensor<2x13x40xbf16>, tensor<40x251xbf16>
  }
  func.func private @closed_call(%arg0: tensor<40x251xbf16>, %arg1: tensor<2x13x40xbf16>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xf32>, %arg5: tensor<2x13xf32>, %arg6: tensor<5xi32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %1 = stablehlo.compare GE, %arg2, %0, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_0 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %3 = stablehlo.compare LT, %arg2, %2, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %4 = stablehlo.and %1, %3 : tensor<2x13xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_where(%c_1) : (tensor<i32>) -> tensor<2x13xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6:10 = stablehlo.while(%iterArg = %arg6, %iterArg_3 = %arg1, %iterArg_4 = %arg0, %iterArg_5 = %arg2, %iterArg_6 = %4, %iterArg_7 = %5, %iterArg_8 = %c_2, %iterArg_9 = %arg3, %iterArg_10 = %arg4, %iterArg_11 = %arg5) : tensor<5xi32>, tensor<2x13x40xbf16>, tensor<40x251xbf16>, tensor<2x13xi32>, tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_8, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %8:3 = func.call @closed_call_0(%iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_9, %iterArg_10, %iterArg_11, %7) : (tensor<2x13x40xbf16>, tensor<40x251xbf16>, tensor<2x13xi32>, tensor<2x13xi1>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_8, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %9, %8#0, %8#1, %8#2 : tensor<5xi32>, tensor<2x13x40xbf16>, tensor<40x251xbf16>, tensor<2x13xi32>, tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    }
    return %6#7, %6#8, %6#9 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    return %1 : tensor<2x13xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_0(%arg0: tensor<2x13x40xbf16>, %arg1: tensor<40x251xbf16>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xi1>, %arg4: tensor<2x13xi32>, %arg5: tensor<2x13xf32>, %arg6: tensor<2x13xf32>, %arg7: tensor<2x13xf32>, %arg8: tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [40, 48] : (tensor<40x251xbf16>, tensor<i32>, tensor<i32>) -> tensor<40x48xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x48xbf16>) -> tensor<2x13x48xf32>
    %6 = stablehlo.convert %5 : (tensor<2x13x48xf32>) -> tensor<2x13x48xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x13x48xbf16>) -> tensor<2x13x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %9 = stablehlo.maximum %arg5, %8 : tensor<2x13xf32>
    %10 = stablehlo.subtract %arg5, %9 : tensor<2x13xf32>
    %11 = stablehlo.exponential %10 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<2x13x48xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13x48xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare GE, %arg2, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %18 = stablehlo.add %0, %c_3 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %20 = stablehlo.compare LT, %arg2, %19, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %21 = stablehlo.and %17, %20 : tensor<2x13xi1>
    %22 = stablehlo.and %21, %arg3 : tensor<2x13xi1>
    %23 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %24 = stablehlo.subtract %arg2, %23 : tensor<2x13xi32>
    %25 = call @_where_1(%22, %24, %arg4) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %27 = call @take_along_axis(%7, %26) : (tensor<2x13x48xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %29 = stablehlo.multiply %arg6, %11 : tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %31 = stablehlo.add %29, %30 : tensor<2x13xf32>
    %32 = call @_where_2(%22, %28, %arg7) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    return %9, %31, %32 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @_where_1(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<2x13xi32>) -> tensor<2x13xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xi32>
    return %0 : tensor<2x13xi32>
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
  func.func private @_where_2(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xf32>
    return %0 : tensor<2x13xf32>
  }
  func.func private @_where_3(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<2x13x11xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
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
  func.func private @_where_5(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xf32>
    return %0 : tensor<2x13xf32>
  }
  func.func private @clip(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x13xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x13xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<2x13xf32>
    return %5 : tensor<2x13xf32>
  }
  func.func private @_where_6(%arg0: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    return %1 : tensor<2x13xi32>
  }
  func.func private @take_along_axis_7() {
    return
  }
  func.func private @_where_8() {
    return
  }
  func.func private @closed_call_9(%arg0: tensor<2x13x40xbf16>, %arg1: tensor<40x251xbf16>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xi1>, %arg4: tensor<2x13xi32>, %arg5: tensor<2x13xf32>, %arg6: tensor<2x13xf32>, %arg7: tensor<2x13xf32>, %arg8: tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [40, 48] : (tensor<40x251xbf16>, tensor<i32>, tensor<i32>) -> tensor<40x48xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x48xbf16>) -> tensor<2x13x48xf32>
    %6 = stablehlo.convert %5 : (tensor<2x13x48xf32>) -> tensor<2x13x48xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x13x48xbf16>) -> tensor<2x13x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %9 = stablehlo.maximum %arg5, %8 : tensor<2x13xf32>
    %10 = stablehlo.subtract %arg5, %9 : tensor<2x13xf32>
    %11 = stablehlo.exponential %10 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<2x13x48xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13x48xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare GE, %arg2, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %18 = stablehlo.add %0, %c_3 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %20 = stablehlo.compare LT, %arg2, %19, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %21 = stablehlo.and %17, %20 : tensor<2x13xi1>
    %22 = stablehlo.and %21, %arg3 : tensor<2x13xi1>
    %23 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %24 = stablehlo.subtract %arg2, %23 : tensor<2x13xi32>
    %25 = call @_where_10(%22, %24, %arg4) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %27 = call @take_along_axis_11(%7, %26) : (tensor<2x13x48xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %29 = stablehlo.multiply %arg6, %11 : tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %31 = stablehlo.add %29, %30 : tensor<2x13xf32>
    %32 = call @_where_12(%22, %28, %arg7) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    return %9, %31, %32 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @_where_10(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<2x13xi32>) -> tensor<2x13xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xi32>
    return %0 : tensor<2x13xi32>
  }
  func.func private @take_along_axis_11(%arg0: tensor<2x13x48xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
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
  func.func private @_where_12(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xf32>
    return %0 : tensor<2x13xf32>
  }
  func.func private @_where_13(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
  func.func private @take_along_axis_14(%arg0: tensor<2x13x11xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
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
  func.func private @_where_15(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xf32>
    return %0 : tensor<2x13xf32>
  }
  func.func private @clip_16(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
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
  func.func private @clip_17(%arg0: tensor<2x13xf32>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @closed_call_18(%arg0: tensor<40x251xbf16>, %arg1: tensor<2x13x40xbf16>, %arg2: tensor<2x13xf32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xi32>, %arg5: tensor<26x40xbf16>, %arg6: tensor<2x13x40xf32>, %arg7: tensor<40x251xbf16>, %arg8: tensor<i32>) -> (tensor<2x13x40xf32>, tensor<40x251xbf16>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [40, 48] : (tensor<40x251xbf16>, tensor<i32>, tensor<i32>) -> tensor<40x48xbf16>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x48xbf16>) -> tensor<2x13x48xf32>
    %6 = stablehlo.convert %5 : (tensor<2x13x48xf32>) -> tensor<2x13x48xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x13x48xbf16>) -> tensor<2x13x48xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<2x13x48xf32>
    %11 = stablehlo.exponential %10 : tensor<2x13x48xf32>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.negate %12 : tensor<2x13x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %15 = stablehlo.multiply %11, %14 : tensor<2x13x48xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare GE, %arg4, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %18 = stablehlo.add %0, %c_3 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %20 = stablehlo.compare LT, %arg4, %19, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %21 = stablehlo.and %17, %20 : tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.compare GE, %arg4, %22, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %25 = stablehlo.compare LT, %arg4, %24, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %26 = stablehlo.and %23, %25 : tensor<2x13xi1>
    %27 = stablehlo.and %21, %26 : tensor<2x13xi1>
    %28 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.subtract %arg4, %28 : tensor<2x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where_19(%27, %29, %c_6) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %31 = stablehlo.reshape %15 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %32 = stablehlo.iota dim = 0 : tensor<26xi32>
    %33 = stablehlo.reshape %30 : (tensor<2x13xi32>) -> tensor<26xi32>
    %34 = stablehlo.convert %27 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %35 = stablehlo.multiply %arg3, %34 : tensor<2x13xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x13xf32>) -> tensor<26xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %38 = stablehlo.compare LT, %32, %37, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_8 = stablehlo.constant dense<26> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %40 = stablehlo.add %32, %39 : tensor<26xi32>
    %41 = stablehlo.select %38, %40, %32 : tensor<26xi1>, tensor<26xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %43 = stablehlo.compare LT, %33, %42, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_10 = stablehlo.constant dense<48> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %45 = stablehlo.add %33, %44 : tensor<26xi32>
    %46 = stablehlo.select %43, %45, %33 : tensor<26xi1>, tensor<26xi32>
    %47 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %49 = stablehlo.concatenate %47, %48, dim = 1 : (tensor<26x1xi32>, tensor<26x1xi32>) -> tensor<26x2xi32>
    %50 = "stablehlo.scatter"(%31, %49, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %61 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %61 : tensor<f32>
    }) : (tensor<26x48xf32>, tensor<26x2xi32>, tensor<26xf32>) -> tensor<26x48xf32>
    %51 = stablehlo.reshape %50 : (tensor<26x48xf32>) -> tensor<2x13x48xf32>
    %52 = stablehlo.dot_general %51, %4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x48xf32>, tensor<40x48xbf16>) -> tensor<2x13x40xf32>
    %53 = stablehlo.reshape %51 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %54 = stablehlo.convert %53 : (tensor<26x48xf32>) -> tensor<26x48xbf16>
    %55 = stablehlo.dot_general %arg5, %54, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xbf16>, tensor<26x48xbf16>) -> tensor<40x48xbf16>
    %56 = stablehlo.add %arg6, %52 : tensor<2x13x40xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.compare LT, %0, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<251> : tensor<i32>
    %58 = stablehlo.add %0, %c_12 : tensor<i32>
    %59 = stablehlo.select %57, %58, %0 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.dynamic_update_slice %arg7, %55, %c_13, %59 : (tensor<40x251xbf16>, tensor<40x48xbf16>, tensor<i32>, tensor<i32>) -> tensor<40x251xbf16>
    return %56, %60 : tensor<2x13x40xf32>, tensor<40x251xbf16>
  }
  func.func private @_where_19(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
}
