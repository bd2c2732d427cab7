module @jit_blocked_head_bonus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x251xf32>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x251xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %2, %iterArg_47 = %arg1, %iterArg_48 = %arg0, %iterArg_49 = %arg2, %iterArg_50 = %c, %iterArg_51 = %1, %iterArg_52 = %0, %iterArg_53 = %0, %iterArg_54 = %0) : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    cond {
      %c_55 = stablehlo.constant dense<5> : tensor<i32>
      %172 = stablehlo.compare LT, %iterArg_50, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %172 : tensor<i1>
    } do {
      %172 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_50) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %173:4 = func.call @closed_call(%iterArg_47, %iterArg_48, %iterArg_49, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %172) : (tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %c_55 = stablehlo.constant dense<1> : tensor<i32>
      %174 = stablehlo.add %iterArg_50, %c_55 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %174, %173#0, %173#1, %173#2, %173#3 : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    }
    %4 = stablehlo.slice %arg1 [0:40, 240:251] : (tensor<40x251xf32>) -> tensor<40x11xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x11xf32>) -> tensor<2x13x11xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %7 = stablehlo.maximum %3#5, %6 : tensor<2x13xf32>
    %8 = stablehlo.subtract %3#5, %7 : tensor<2x13xf32>
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
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %20 = stablehlo.compare GE, %arg2, %19, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %22 = stablehlo.compare LT, %arg2, %21, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %23 = stablehlo.and %20, %22 : tensor<2x13xi1>
    %24 = stablehlo.and %18, %23 : tensor<2x13xi1>
    %c_6 = stablehlo.constant dense<240> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %26 = stablehlo.subtract %arg2, %25 : tensor<2x13xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where(%24, %26, %c_7) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %29 = call @take_along_axis_1(%5, %28) : (tensor<2x13x11xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %30 = stablehlo.reshape %29 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %31 = stablehlo.multiply %3#7, %9 : tensor<2x13xf32>
    %32 = stablehlo.multiply %13, %5 : tensor<2x13x11xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %34 = stablehlo.add %31, %33 : tensor<2x13xf32>
    %35 = stablehlo.multiply %3#6, %9 : tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%13 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %37 = stablehlo.add %35, %36 : tensor<2x13xf32>
    %38 = call @_where_0(%24, %30, %3#8) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %39 = stablehlo.log %37 : tensor<2x13xf32>
    %40 = stablehlo.add %7, %39 : tensor<2x13xf32>
    %41 = stablehlo.divide %34, %37 : tensor<2x13xf32>
    %42 = stablehlo.subtract %40, %41 : tensor<2x13xf32>
    %43 = stablehlo.subtract %38, %40 : tensor<2x13xf32>
    %44 = stablehlo.subtract %43, %arg3 : tensor<2x13xf32>
    %45 = stablehlo.exponential %44 : tensor<2x13xf32>
    %cst_10 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %46:3 = call @clip(%45, %cst_10, %cst_11) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %47 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %49 = stablehlo.multiply %45, %48 : tensor<2x13xf32>
    %50 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %51 = stablehlo.multiply %46#0, %50 : tensor<2x13xf32>
    %52 = stablehlo.minimum %49, %51 : tensor<2x13xf32>
    %53 = stablehlo.compare EQ, %49, %52, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %56 = stablehlo.select %53, %54, %55 : tensor<2x13xi1>, tensor<2x13xf32>
    %57 = stablehlo.compare EQ, %51, %52, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<2x13xi1>, tensor<2x13xf32>
    %61 = stablehlo.divide %56, %60 : tensor<2x13xf32>
    %62 = stablehlo.compare EQ, %51, %52, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<2x13xi1>, tensor<2x13xf32>
    %66 = stablehlo.compare EQ, %49, %52, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<2x13xi1>, tensor<2x13xf32>
    %70 = stablehlo.divide %65, %69 : tensor<2x13xf32>
    %71 = stablehlo.negate %52 : tensor<2x13xf32>
    %72 = stablehlo.multiply %71, %arg5 : tensor<2x13xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%arg5 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.maximum %74, %cst_22 : tensor<f32>
    %76 = stablehlo.divide %73, %75 : tensor<f32>
    %77 = stablehlo.multiply %42, %arg5 : tensor<2x13xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%arg5 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.maximum %79, %cst_25 : tensor<f32>
    %81 = stablehlo.divide %78, %80 : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %82 = stablehlo.multiply %cst_26, %81 : tensor<f32>
    %83 = stablehlo.subtract %76, %82 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.negate %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %85 = stablehlo.multiply %cst_28, %84 : tensor<f32>
    %86 = stablehlo.divide %85, %80 : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %88 = stablehlo.multiply %87, %arg5 : tensor<2x13xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.divide %cst_29, %75 : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %91 = stablehlo.multiply %90, %arg5 : tensor<2x13xf32>
    %92 = stablehlo.negate %91 : tensor<2x13xf32>
    %93 = stablehlo.multiply %92, %70 : tensor<2x13xf32>
    %94 = stablehlo.multiply %92, %61 : tensor<2x13xf32>
    %95 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %96 = stablehlo.multiply %93, %95 : tensor<2x13xf32>
    %97 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %98 = stablehlo.multiply %94, %97 : tensor<2x13xf32>
    %99 = call @clip_2(%46#1, %46#2, %96) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %100 = stablehlo.add %98, %99 : tensor<2x13xf32>
    %101 = stablehlo.multiply %100, %45 : tensor<2x13xf32>
    %102 = stablehlo.reshape %arg0 : (tensor<2x13x40xf32>) -> tensor<26x40xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %104 = stablehlo.compare GE, %arg2, %103, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_31 = stablehlo.constant dense<251> : tensor<i32>
    %105 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %106 = stablehlo.compare LT, %arg2, %105, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %107 = stablehlo.and %104, %106 : tensor<2x13xi1>
    %108 = stablehlo.convert %107 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %109 = stablehlo.multiply %101, %108 : tensor<2x13xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x13x40xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<40x251xf32>
    %112 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %113:12 = stablehlo.while(%iterArg = %112, %iterArg_47 = %arg1, %iterArg_48 = %arg0, %iterArg_49 = %40, %iterArg_50 = %109, %iterArg_51 = %42, %iterArg_52 = %88, %iterArg_53 = %arg2, %iterArg_54 = %102, %iterArg_55 = %c_34, %iterArg_56 = %110, %iterArg_57 = %111) : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xf32>
    cond {
      %c_58 = stablehlo.constant dense<5> : tensor<i32>
      %172 = stablehlo.compare LT, %iterArg_55, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %172 : tensor<i1>
    } do {
      %172 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_55) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %173:2 = func.call @closed_call_3(%iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_56, %iterArg_57, %172) : (tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<2x13x40xf32>, tensor<40x251xf32>, tensor<i32>) -> (tensor<2x13x40xf32>, tensor<40x251xf32>)
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %174 = stablehlo.add %iterArg_55, %c_58 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %174, %173#0, %173#1 : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xf32>
    }
    %114 = stablehlo.slice %arg1 [0:40, 240:251] : (tensor<40x251xf32>) -> tensor<40x11xf32>
    %115 = stablehlo.dot_general %arg0, %114, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x11xf32>) -> tensor<2x13x11xf32>
    %116 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %118 = stablehlo.subtract %115, %117 : tensor<2x13x11xf32>
    %119 = stablehlo.exponential %118 : tensor<2x13x11xf32>
    %120 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %121 = stablehlo.negate %120 : tensor<2x13x1xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %123 = stablehlo.multiply %119, %122 : tensor<2x13x11xf32>
    %124 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %126 = stablehlo.add %118, %125 : tensor<2x13x11xf32>
    %127 = stablehlo.multiply %119, %126 : tensor<2x13x11xf32>
    %128 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %130 = stablehlo.multiply %127, %129 : tensor<2x13x11xf32>
    %131 = stablehlo.subtract %123, %130 : tensor<2x13x11xf32>
    %c_35 = stablehlo.constant dense<240> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %133 = stablehlo.compare GE, %arg2, %132, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_36 = stablehlo.constant dense<251> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %135 = stablehlo.compare LT, %arg2, %134, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %136 = stablehlo.and %133, %135 : tensor<2x13xi1>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %138 = stablehlo.compare GE, %arg2, %137, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_38 = stablehlo.constant dense<251> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %140 = stablehlo.compare LT, %arg2, %139, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %141 = stablehlo.and %138, %140 : tensor<2x13xi1>
    %142 = stablehlo.and %136, %141 : tensor<2x13xi1>
    %c_39 = stablehlo.constant dense<240> : tensor<i32>
    %143 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %144 = stablehlo.subtract %arg2, %143 : tensor<2x13xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %145 = call @_where_4(%142, %144, %c_40) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %146 = stablehlo.reshape %131 : (tensor<2x13x11xf32>) -> tensor<26x11xf32>
    %147 = stablehlo.iota dim = 0 : tensor<26xi32>
    %148 = stablehlo.reshape %145 : (tensor<2x13xi32>) -> tensor<26xi32>
    %149 = stablehlo.convert %142 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %150 = stablehlo.multiply %109, %149 : tensor<2x13xf32>
    %151 = stablehlo.reshape %150 : (tensor<2x13xf32>) -> tensor<26xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %153 = stablehlo.compare LT, %147, %152, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_42 = stablehlo.constant dense<26> : tensor<i32>
    %154 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %155 = stablehlo.add %147, %154 : tensor<26xi32>
    %156 = stablehlo.select %153, %155, %147 : tensor<26xi1>, tensor<26xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %157 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %158 = stablehlo.compare LT, %148, %157, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_44 = stablehlo.constant dense<11> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %160 = stablehlo.add %148, %159 : tensor<26xi32>
    %161 = stablehlo.select %158, %160, %148 : tensor<26xi1>, tensor<26xi32>
    %162 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %163 = stablehlo.broadcast_in_dim %161, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %164 = stablehlo.concatenate %162, %163, dim = 1 : (tensor<26x1xi32>, tensor<26x1xi32>) -> tensor<26x2xi32>
    %165 = "stablehlo.scatter"(%146, %164, %151) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %172 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %172 : tensor<f32>
    }) : (tensor<26x11xf32>, tensor<26x2xi32>, tensor<26xf32>) -> tensor<26x11xf32>
    %166 = stablehlo.reshape %165 : (tensor<26x11xf32>) -> tensor<2x13x11xf32>
    %167 = stablehlo.dot_general %166, %114, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x11xf32>, tensor<40x11xf32>) -> tensor<2x13x40xf32>
    %168 = stablehlo.reshape %166 : (tensor<2x13x11xf32>) -> tensor<26x11xf32>
    %169 = stablehlo.dot_general %102, %168, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xf32>, tensor<26x11xf32>) -> tensor<40x11xf32>
    %170 = stablehlo.add %113#10, %167 : tensor<2x13x40xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %c_46 = stablehlo.constant dense<240> : tensor<i32>
    %171 = stablehlo.dynamic_update_slice %113#11, %169, %c_45, %c_46 : (tensor<40x251xf32>, tensor<40x11xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    return %83, %170, %171 : tensor<f32>, tensor<2x13x40xf32>, tensor<40x251xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<40x251xf32>, %arg1: tensor<2x13x40xf32>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xf32>, %arg5: tensor<2x13xf32>, %arg6: tensor<2x13xf32>, %arg7: tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<251> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [40, 48] : (tensor<40x251xf32>, tensor<i32>, tensor<i32>) -> tensor<40x48xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x48xf32>) -> tensor<2x13x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %7 = stablehlo.maximum %arg3, %6 : tensor<2x13xf32>
    %8 = stablehlo.subtract %arg3, %7 : tensor<2x13xf32>
    %9 = stablehlo.exponential %8 : tensor<2x13xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<2x13x48xf32>
    %13 = stablehlo.exponential %12 : tensor<2x13x48xf32>
    %14 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %15 = stablehlo.compare GE, %arg2, %14, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %16 = stablehlo.add %0, %c_3 : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %18 = stablehlo.compare LT, %arg2, %17, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %19 = stablehlo.and %15, %18 : tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %21 = stablehlo.compare GE, %arg2, %20, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.compare LT, %arg2, %22, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %24 = stablehlo.and %21, %23 : tensor<2x13xi1>
    %25 = stablehlo.and %19, %24 : tensor<2x13xi1>
    %26 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %27 = stablehlo.subtract %arg2, %26 : tensor<2x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_where(%25, %27, %c_6) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %30 = call @take_along_axis(%5, %29) : (tensor<2x13x48xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %32 = stablehlo.multiply %arg5, %9 : tensor<2x13xf32>
    %33 = stablehlo.multiply %13, %5 : tensor<2x13x48xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %35 = stablehlo.add %32, %34 : tensor<2x13xf32>
    %36 = stablehlo.multiply %arg4, %9 : tensor<2x13xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%13 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %38 = stablehlo.add %36, %37 : tensor<2x13xf32>
    %39 = call @_where_0(%25, %31, %arg6) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    return %7, %38, %35, %39 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
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
  func.func private @closed_call_3(%arg0: tensor<40x251xf32>, %arg1: tensor<2x13x40xf32>, %arg2: tensor<2x13xf32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xf32>, %arg5: tensor<2x13xf32>, %arg6: tensor<2x13xi32>, %arg7: tensor<26x40xf32>, %arg8: tensor<2x13x40xf32>, %arg9: tensor<40x251xf32>, %arg10: tensor<i32>) -> (tensor<2x13x40xf32>, tensor<40x251xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg10, %c : tensor<i32>
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
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %16 = stablehlo.add %8, %15 : tensor<2x13x48xf32>
    %17 = stablehlo.multiply %9, %16 : tensor<2x13x48xf32>
    %18 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<2x13x48xf32>
    %21 = stablehlo.subtract %13, %20 : tensor<2x13x48xf32>
    %22 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.compare GE, %arg6, %22, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %24 = stablehlo.add %0, %c_3 : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %26 = stablehlo.compare LT, %arg6, %25, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %27 = stablehlo.and %23, %26 : tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.compare GE, %arg6, %28, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %31 = stablehlo.compare LT, %arg6, %30, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %32 = stablehlo.and %29, %31 : tensor<2x13xi1>
    %33 = stablehlo.and %27, %32 : tensor<2x13xi1>
    %34 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %35 = stablehlo.subtract %arg6, %34 : tensor<2x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %36 = call @_where_4(%33, %35, %c_6) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %37 = stablehlo.reshape %21 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %38 = stablehlo.iota dim = 0 : tensor<26xi32>
    %39 = stablehlo.reshape %36 : (tensor<2x13xi32>) -> tensor<26xi32>
    %40 = stablehlo.convert %33 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %41 = stablehlo.multiply %arg3, %40 : tensor<2x13xf32>
    %42 = stablehlo.reshape %41 : (tensor<2x13xf32>) -> tensor<26xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %44 = stablehlo.compare LT, %38, %43, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_8 = stablehlo.constant dense<26> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %46 = stablehlo.add %38, %45 : tensor<26xi32>
    %47 = stablehlo.select %44, %46, %38 : tensor<26xi1>, tensor<26xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %49 = stablehlo.compare LT, %39, %48, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_10 = stablehlo.constant dense<48> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %51 = stablehlo.add %39, %50 : tensor<26xi32>
    %52 = stablehlo.select %49, %51, %39 : tensor<26xi1>, tensor<26xi32>
    %53 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %55 = stablehlo.concatenate %53, %54, dim = 1 : (tensor<26x1xi32>, tensor<26x1xi32>) -> tensor<26x2xi32>
    %56 = "stablehlo.scatter"(%37, %55, %42) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %66 = stablehlo.add %arg11, %arg12 : tensor<f32>
      stablehlo.return %66 : tensor<f32>
    }) : (tensor<26x48xf32>, tensor<26x2xi32>, tensor<26xf32>) -> tensor<26x48xf32>
    %57 = stablehlo.reshape %56 : (tensor<26x48xf32>) -> tensor<2x13x48xf32>
    %58 = stablehlo.dot_general %57, %4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x48xf32>, tensor<40x48xf32>) -> tensor<2x13x40xf32>
    %59 = stablehlo.reshape %57 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %60 = stablehlo.dot_general %arg7, %59, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xf32>, tensor<26x48xf32>) -> tensor<40x48xf32>
    %61 = stablehlo.add %arg8, %58 : tensor<2x13x40xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %0, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<251> : tensor<i32>
    %63 = stablehlo.add %0, %c_12 : tensor<i32>
    %64 = stablehlo.select %62, %63, %0 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.dynamic_update_slice %arg9, %60, %c_13, %64 : (tensor<40x251xf32>, tensor<40x48xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    return %61, %65 : tensor<2x13x40xf32>, tensor<40x251xf32>
  }
  func.func private @_where_4(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
}
