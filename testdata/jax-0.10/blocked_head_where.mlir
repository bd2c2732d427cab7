module @jit_blocked_head_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x251xf32>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x251xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %2, %iterArg_40 = %0, %iterArg_41 = %arg1, %iterArg_42 = %arg0, %iterArg_43 = %arg2, %iterArg_44 = %c, %iterArg_45 = %1, %iterArg_46 = %0, %iterArg_47 = %0) : tensor<5xi32>, tensor<2x13xf32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    cond {
      %c_48 = stablehlo.constant dense<5> : tensor<i32>
      %144 = stablehlo.compare LT, %iterArg_44, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %144 : tensor<i1>
    } do {
      %144 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_44) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %145:3 = func.call @closed_call(%iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_45, %iterArg_46, %iterArg_47, %144) : (tensor<2x13xf32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %146 = stablehlo.add %iterArg_44, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %146, %145#0, %145#1, %145#2 : tensor<5xi32>, tensor<2x13xf32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
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
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%13 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x13x11xf32>, tensor<f32>) -> tensor<2x13xf32>
    %33 = stablehlo.add %31, %32 : tensor<2x13xf32>
    %34 = call @_where_0(%24, %30, %3#8) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %35 = stablehlo.log %33 : tensor<2x13xf32>
    %36 = stablehlo.add %7, %35 : tensor<2x13xf32>
    %37 = stablehlo.divide %0, %33 : tensor<2x13xf32>
    %38 = stablehlo.subtract %36, %37 : tensor<2x13xf32>
    %39 = stablehlo.subtract %34, %36 : tensor<2x13xf32>
    %40 = stablehlo.subtract %39, %arg3 : tensor<2x13xf32>
    %41 = stablehlo.exponential %40 : tensor<2x13xf32>
    %cst_9 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %42:3 = call @clip(%41, %cst_9, %cst_10) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %45 = stablehlo.multiply %41, %44 : tensor<2x13xf32>
    %46 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %47 = stablehlo.multiply %42#0, %46 : tensor<2x13xf32>
    %48 = stablehlo.minimum %45, %47 : tensor<2x13xf32>
    %49 = stablehlo.compare EQ, %45, %48, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<2x13xi1>, tensor<2x13xf32>
    %53 = stablehlo.compare EQ, %47, %48, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %56 = stablehlo.select %53, %54, %55 : tensor<2x13xi1>, tensor<2x13xf32>
    %57 = stablehlo.divide %52, %56 : tensor<2x13xf32>
    %58 = stablehlo.compare EQ, %47, %48, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<2x13xi1>, tensor<2x13xf32>
    %62 = stablehlo.compare EQ, %45, %48, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<2x13xi1>, tensor<2x13xf32>
    %66 = stablehlo.divide %61, %65 : tensor<2x13xf32>
    %67 = stablehlo.negate %48 : tensor<2x13xf32>
    %68 = stablehlo.multiply %67, %arg5 : tensor<2x13xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%arg5 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.maximum %70, %cst_21 : tensor<f32>
    %72 = stablehlo.divide %69, %71 : tensor<f32>
    %73 = stablehlo.multiply %39, %arg5 : tensor<2x13xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%arg5 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.maximum %75, %cst_24 : tensor<f32>
    %77 = stablehlo.divide %74, %76 : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.divide %cst_25, %71 : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %80 = stablehlo.multiply %79, %arg5 : tensor<2x13xf32>
    %81 = stablehlo.negate %80 : tensor<2x13xf32>
    %82 = stablehlo.multiply %81, %66 : tensor<2x13xf32>
    %83 = stablehlo.multiply %81, %57 : tensor<2x13xf32>
    %84 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %85 = stablehlo.multiply %82, %84 : tensor<2x13xf32>
    %86 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %87 = stablehlo.multiply %83, %86 : tensor<2x13xf32>
    %88 = call @clip_2(%42#1, %42#2, %85) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %89 = stablehlo.add %87, %88 : tensor<2x13xf32>
    %90 = stablehlo.multiply %89, %41 : tensor<2x13xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %92 = stablehlo.reshape %arg0 : (tensor<2x13x40xf32>) -> tensor<26x40xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %94 = stablehlo.compare GE, %arg2, %93, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_28 = stablehlo.constant dense<251> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %96 = stablehlo.compare LT, %arg2, %95, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %97 = stablehlo.and %94, %96 : tensor<2x13xi1>
    %98 = stablehlo.convert %97 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %99 = stablehlo.multiply %90, %98 : tensor<2x13xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x13x40xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<40x251xf32>
    %102 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %103:10 = stablehlo.while(%iterArg = %102, %iterArg_40 = %arg1, %iterArg_41 = %arg0, %iterArg_42 = %36, %iterArg_43 = %99, %iterArg_44 = %arg2, %iterArg_45 = %92, %iterArg_46 = %c_31, %iterArg_47 = %100, %iterArg_48 = %101) : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xf32>
    cond {
      %c_49 = stablehlo.constant dense<5> : tensor<i32>
      %144 = stablehlo.compare LT, %iterArg_46, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %144 : tensor<i1>
    } do {
      %144 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_46) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %145:2 = func.call @closed_call_3(%iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_47, %iterArg_48, %144) : (tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<2x13x40xf32>, tensor<40x251xf32>, tensor<i32>) -> (tensor<2x13x40xf32>, tensor<40x251xf32>)
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %146 = stablehlo.add %iterArg_46, %c_49 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %146, %145#0, %145#1 : tensor<5xi32>, tensor<40x251xf32>, tensor<2x13x40xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xf32>, tensor<i32>, tensor<2x13x40xf32>, tensor<40x251xf32>
    }
    %104 = stablehlo.slice %arg1 [0:40, 240:251] : (tensor<40x251xf32>) -> tensor<40x11xf32>
    %105 = stablehlo.dot_general %arg0, %104, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x11xf32>) -> tensor<2x13x11xf32>
    %106 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %108 = stablehlo.subtract %105, %107 : tensor<2x13x11xf32>
    %109 = stablehlo.exponential %108 : tensor<2x13x11xf32>
    %110 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %111 = stablehlo.negate %110 : tensor<2x13x1xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %113 = stablehlo.multiply %109, %112 : tensor<2x13x11xf32>
    %c_32 = stablehlo.constant dense<240> : tensor<i32>
    %114 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %115 = stablehlo.compare GE, %arg2, %114, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_33 = stablehlo.constant dense<251> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %117 = stablehlo.compare LT, %arg2, %116, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %118 = stablehlo.and %115, %117 : tensor<2x13xi1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %120 = stablehlo.compare GE, %arg2, %119, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_35 = stablehlo.constant dense<251> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %122 = stablehlo.compare LT, %arg2, %121, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %123 = stablehlo.and %120, %122 : tensor<2x13xi1>
    %124 = stablehlo.and %118, %123 : tensor<2x13xi1>
    %c_36 = stablehlo.constant dense<240> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %126 = stablehlo.subtract %arg2, %125 : tensor<2x13xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %127 = call @_where_4(%124, %126, %c_37) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %128 = stablehlo.iota dim = 2 : tensor<2x13x11xi32>
    %129 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<2x13xi1>) -> tensor<2x13x1xi1>
    %130 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<2x13x1xi32>) -> tensor<2x13x11xi32>
    %132 = stablehlo.compare EQ, %128, %131, SIGNED : (tensor<2x13x11xi32>, tensor<2x13x11xi32>) -> tensor<2x13x11xi1>
    %133 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<2x13x1xi1>) -> tensor<2x13x11xi1>
    %134 = stablehlo.and %133, %132 : tensor<2x13x11xi1>
    %135 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x11xf32>
    %137 = stablehlo.add %113, %136 : tensor<2x13x11xf32>
    %138 = call @_where_6(%134, %137, %113) : (tensor<2x13x11xi1>, tensor<2x13x11xf32>, tensor<2x13x11xf32>) -> tensor<2x13x11xf32>
    %139 = stablehlo.dot_general %138, %104, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x11xf32>, tensor<40x11xf32>) -> tensor<2x13x40xf32>
    %140 = stablehlo.reshape %138 : (tensor<2x13x11xf32>) -> tensor<26x11xf32>
    %141 = stablehlo.dot_general %92, %140, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xf32>, tensor<26x11xf32>) -> tensor<40x11xf32>
    %142 = stablehlo.add %103#8, %139 : tensor<2x13x40xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %c_39 = stablehlo.constant dense<240> : tensor<i32>
    %143 = stablehlo.dynamic_update_slice %103#9, %141, %c_38, %c_39 : (tensor<40x251xf32>, tensor<40x11xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    return %72, %77, %142, %143 : tensor<f32>, tensor<f32>, tensor<2x13x40xf32>, tensor<40x251xf32>
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
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %21 = stablehlo.compare GE, %arg3, %20, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.compare LT, %arg3, %22, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %24 = stablehlo.and %21, %23 : tensor<2x13xi1>
    %25 = stablehlo.and %19, %24 : tensor<2x13xi1>
    %26 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %27 = stablehlo.subtract %arg3, %26 : tensor<2x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_where(%25, %27, %c_6) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %30 = call @take_along_axis(%5, %29) : (tensor<2x13x48xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %32 = stablehlo.multiply %arg5, %9 : tensor<2x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%13 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x13xf32>
    %35 = call @_where_0(%25, %31, %arg6) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    return %7, %34, %35 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
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
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %21 = stablehlo.compare GE, %arg4, %20, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<251> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.compare LT, %arg4, %22, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %24 = stablehlo.and %21, %23 : tensor<2x13xi1>
    %25 = stablehlo.and %19, %24 : tensor<2x13xi1>
    %26 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %27 = stablehlo.subtract %arg4, %26 : tensor<2x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_where_4(%25, %27, %c_6) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.iota dim = 2 : tensor<2x13x48xi32>
    %30 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x13xi1>) -> tensor<2x13x1xi1>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<2x13x1xi32>) -> tensor<2x13x48xi32>
    %33 = stablehlo.compare EQ, %29, %32, SIGNED : (tensor<2x13x48xi32>, tensor<2x13x48xi32>) -> tensor<2x13x48xi1>
    %34 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x13x1xi1>) -> tensor<2x13x48xi1>
    %35 = stablehlo.and %34, %33 : tensor<2x13x48xi1>
    %36 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %38 = stablehlo.add %13, %37 : tensor<2x13x48xf32>
    %39 = call @_where_5(%35, %38, %13) : (tensor<2x13x48xi1>, tensor<2x13x48xf32>, tensor<2x13x48xf32>) -> tensor<2x13x48xf32>
    %40 = stablehlo.dot_general %39, %4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x48xf32>, tensor<40x48xf32>) -> tensor<2x13x40xf32>
    %41 = stablehlo.reshape %39 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %42 = stablehlo.dot_general %arg5, %41, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xf32>, tensor<26x48xf32>) -> tensor<40x48xf32>
    %43 = stablehlo.add %arg6, %40 : tensor<2x13x40xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare LT, %0, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<251> : tensor<i32>
    %45 = stablehlo.add %0, %c_8 : tensor<i32>
    %46 = stablehlo.select %44, %45, %0 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.dynamic_update_slice %arg7, %42, %c_9, %46 : (tensor<40x251xf32>, tensor<40x48xf32>, tensor<i32>, tensor<i32>) -> tensor<40x251xf32>
    return %43, %47 : tensor<2x13x40xf32>, tensor<40x251xf32>
  }
  func.func private @_where_4(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
  func.func private @_where_5(%arg0: tensor<2x13x48xi1>, %arg1: tensor<2x13x48xf32>, %arg2: tensor<2x13x48xf32>) -> tensor<2x13x48xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13x48xi1>, tensor<2x13x48xf32>
    return %0 : tensor<2x13x48xf32>
  }
  func.func private @_where_6(%arg0: tensor<2x13x11xi1>, %arg1: tensor<2x13x11xf32>, %arg2: tensor<2x13x11xf32>) -> tensor<2x13x11xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13x11xi1>, tensor<2x13x11xf32>
    return %0 : tensor<2x13x11xf32>
  }
}
