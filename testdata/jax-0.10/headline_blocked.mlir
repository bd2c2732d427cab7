module @jit_headline_blocked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x8192x4096xbf16>, %arg1: tensor<4096x151936xbf16>, %arg2: tensor<1x8192xi32>, %arg3: tensor<1x8192xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1x8192xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<1x8192x4096xbf16> {jax.result_info = "result[1][0]"}, tensor<4096x151936xbf16> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %2 = stablehlo.iota dim = 0 : tensor<74xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %2, %iterArg_44 = %0, %iterArg_45 = %arg1, %iterArg_46 = %arg0, %iterArg_47 = %arg2, %iterArg_48 = %c, %iterArg_49 = %1, %iterArg_50 = %0, %iterArg_51 = %0) : tensor<74xi32>, tensor<1x8192xf32>, tensor<4096x151936xbf16>, tensor<1x8192x4096xbf16>, tensor<1x8192xi32>, tensor<i32>, tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>
    cond {
      %c_52 = stablehlo.constant dense<74> : tensor<i32>
      %159 = stablehlo.compare LT, %iterArg_48, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %159 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_48) : (tensor<74xi32>, tensor<i32>) -> tensor<i32>
      %160:3 = func.call @closed_call(%iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_49, %iterArg_50, %iterArg_51, %159) : (tensor<1x8192xf32>, tensor<4096x151936xbf16>, tensor<1x8192x4096xbf16>, tensor<1x8192xi32>, tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<i32>) -> (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>)
      %c_52 = stablehlo.constant dense<1> : tensor<i32>
      %161 = stablehlo.add %iterArg_48, %c_52 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %161, %160#0, %160#1, %160#2 : tensor<74xi32>, tensor<1x8192xf32>, tensor<4096x151936xbf16>, tensor<1x8192x4096xbf16>, tensor<1x8192xi32>, tensor<i32>, tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>
    }
    %4 = stablehlo.slice %arg1 [0:4096, 151552:151936] : (tensor<4096x151936xbf16>) -> tensor<4096x384xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x4096xbf16>, tensor<4096x384xbf16>) -> tensor<1x8192x384xf32>
    %6 = stablehlo.convert %5 : (tensor<1x8192x384xf32>) -> tensor<1x8192x384xbf16>
    %7 = stablehlo.convert %6 : (tensor<1x8192x384xbf16>) -> tensor<1x8192x384xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<1x8192x384xf32>, tensor<f32>) -> tensor<1x8192xf32>
    %9 = stablehlo.maximum %3#6, %8 : tensor<1x8192xf32>
    %10 = stablehlo.subtract %3#6, %9 : tensor<1x8192xf32>
    %11 = stablehlo.exponential %10 : tensor<1x8192xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x8192x1xf32>) -> tensor<1x8192x384xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<1x8192x384xf32>
    %15 = stablehlo.exponential %14 : tensor<1x8192x384xf32>
    %c_2 = stablehlo.constant dense<151552> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %17 = stablehlo.compare GE, %arg2, %16, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %c_3 = stablehlo.constant dense<151936> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %19 = stablehlo.compare LT, %arg2, %18, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %20 = stablehlo.and %17, %19 : tensor<1x8192xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %22 = stablehlo.compare GE, %arg2, %21, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %c_5 = stablehlo.constant dense<151936> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %24 = stablehlo.compare LT, %arg2, %23, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %25 = stablehlo.and %22, %24 : tensor<1x8192xi1>
    %26 = stablehlo.and %20, %25 : tensor<1x8192xi1>
    %c_6 = stablehlo.constant dense<151552> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %28 = stablehlo.subtract %arg2, %27 : tensor<1x8192xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where(%26, %28, %c_7) : (tensor<1x8192xi1>, tensor<1x8192xi32>, tensor<i32>) -> tensor<1x8192xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x8192xi32>) -> tensor<1x8192x1xi32>
    %31 = call @take_along_axis_1(%7, %30) : (tensor<1x8192x384xf32>, tensor<1x8192x1xi32>) -> tensor<1x8192x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x8192x1xf32>) -> tensor<1x8192xf32>
    %33 = stablehlo.multiply %3#7, %11 : tensor<1x8192xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%15 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<1x8192x384xf32>, tensor<f32>) -> tensor<1x8192xf32>
    %35 = stablehlo.add %33, %34 : tensor<1x8192xf32>
    %36 = call @_where_0(%26, %32, %3#8) : (tensor<1x8192xi1>, tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xf32>
    %37 = stablehlo.log %35 : tensor<1x8192xf32>
    %38 = stablehlo.add %9, %37 : tensor<1x8192xf32>
    %39 = stablehlo.divide %0, %35 : tensor<1x8192xf32>
    %40 = stablehlo.subtract %38, %39 : tensor<1x8192xf32>
    %41 = stablehlo.subtract %36, %38 : tensor<1x8192xf32>
    %42 = stablehlo.subtract %41, %arg3 : tensor<1x8192xf32>
    %43 = stablehlo.exponential %42 : tensor<1x8192xf32>
    %cst_9 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %44:3 = call @clip(%43, %cst_9, %cst_10) : (tensor<1x8192xf32>, tensor<f32>, tensor<f32>) -> (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>)
    %45 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %47 = stablehlo.multiply %43, %46 : tensor<1x8192xf32>
    %48 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %49 = stablehlo.multiply %44#0, %48 : tensor<1x8192xf32>
    %50 = stablehlo.minimum %47, %49 : tensor<1x8192xf32>
    %51 = stablehlo.compare EQ, %47, %50, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %54 = stablehlo.select %51, %52, %53 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %55 = stablehlo.compare EQ, %49, %50, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %59 = stablehlo.divide %54, %58 : tensor<1x8192xf32>
    %60 = stablehlo.compare EQ, %49, %50, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %63 = stablehlo.select %60, %61, %62 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %64 = stablehlo.compare EQ, %47, %50, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %68 = stablehlo.divide %63, %67 : tensor<1x8192xf32>
    %69 = stablehlo.negate %50 : tensor<1x8192xf32>
    %70 = stablehlo.multiply %69, %arg5 : tensor<1x8192xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%arg5 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.maximum %72, %cst_21 : tensor<f32>
    %74 = stablehlo.divide %71, %73 : tensor<f32>
    %75 = stablehlo.multiply %41, %arg5 : tensor<1x8192xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%arg5 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.maximum %77, %cst_24 : tensor<f32>
    %79 = stablehlo.divide %76, %78 : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.divide %cst_25, %73 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %82 = stablehlo.multiply %81, %arg5 : tensor<1x8192xf32>
    %83 = stablehlo.negate %82 : tensor<1x8192xf32>
    %84 = stablehlo.multiply %83, %68 : tensor<1x8192xf32>
    %85 = stablehlo.multiply %83, %59 : tensor<1x8192xf32>
    %86 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %87 = stablehlo.multiply %84, %86 : tensor<1x8192xf32>
    %88 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x8192xf32>
    %89 = stablehlo.multiply %85, %88 : tensor<1x8192xf32>
    %90 = call @clip_2(%44#1, %44#2, %87) : (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xf32>
    %91 = stablehlo.add %89, %90 : tensor<1x8192xf32>
    %92 = stablehlo.multiply %91, %43 : tensor<1x8192xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %94 = stablehlo.reshape %arg0 : (tensor<1x8192x4096xbf16>) -> tensor<8192x4096xbf16>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %96 = stablehlo.compare GE, %arg2, %95, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %c_28 = stablehlo.constant dense<151936> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %98 = stablehlo.compare LT, %arg2, %97, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %99 = stablehlo.and %96, %98 : tensor<1x8192xi1>
    %100 = stablehlo.convert %99 : (tensor<1x8192xi1>) -> tensor<1x8192xf32>
    %101 = stablehlo.multiply %92, %100 : tensor<1x8192xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<1x8192x4096xbf16>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<bf16>) -> tensor<4096x151936xbf16>
    %104 = stablehlo.iota dim = 0 : tensor<74xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %105:10 = stablehlo.while(%iterArg = %104, %iterArg_44 = %arg1, %iterArg_45 = %arg0, %iterArg_46 = %38, %iterArg_47 = %101, %iterArg_48 = %arg2, %iterArg_49 = %94, %iterArg_50 = %c_31, %iterArg_51 = %102, %iterArg_52 = %103) : tensor<74xi32>, tensor<4096x151936xbf16>, tensor<1x8192x4096xbf16>, tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xi32>, tensor<8192x4096xbf16>, tensor<i32>, tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>
    cond {
      %c_53 = stablehlo.constant dense<74> : tensor<i32>
      %159 = stablehlo.compare LT, %iterArg_50, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %159 : tensor<i1>
    } do {
      %159 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_50) : (tensor<74xi32>, tensor<i32>) -> tensor<i32>
      %160:2 = func.call @closed_call_3(%iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_51, %iterArg_52, %159) : (tensor<4096x151936xbf16>, tensor<1x8192x4096xbf16>, tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xi32>, tensor<8192x4096xbf16>, tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>, tensor<i32>) -> (tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>)
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %161 = stablehlo.add %iterArg_50, %c_53 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %161, %160#0, %160#1 : tensor<74xi32>, tensor<4096x151936xbf16>, tensor<1x8192x4096xbf16>, tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xi32>, tensor<8192x4096xbf16>, tensor<i32>, tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>
    }
    %106 = stablehlo.slice %arg1 [0:4096, 151552:151936] : (tensor<4096x151936xbf16>) -> tensor<4096x384xbf16>
    %107 = stablehlo.dot_general %arg0, %106, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x4096xbf16>, tensor<4096x384xbf16>) -> tensor<1x8192x384xf32>
    %108 = stablehlo.convert %107 : (tensor<1x8192x384xf32>) -> tensor<1x8192x384xbf16>
    %109 = stablehlo.convert %108 : (tensor<1x8192x384xbf16>) -> tensor<1x8192x384xf32>
    %110 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<1x8192x1xf32>) -> tensor<1x8192x384xf32>
    %112 = stablehlo.subtract %109, %111 : tensor<1x8192x384xf32>
    %113 = stablehlo.exponential %112 : tensor<1x8192x384xf32>
    %114 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %115 = stablehlo.negate %114 : tensor<1x8192x1xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x8192x1xf32>) -> tensor<1x8192x384xf32>
    %117 = stablehlo.multiply %113, %116 : tensor<1x8192x384xf32>
    %c_32 = stablehlo.constant dense<151552> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %119 = stablehlo.compare GE, %arg2, %118, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %c_33 = stablehlo.constant dense<151936> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %121 = stablehlo.compare LT, %arg2, %120, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %122 = stablehlo.and %119, %121 : tensor<1x8192xi1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %124 = stablehlo.compare GE, %arg2, %123, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %c_35 = stablehlo.constant dense<151936> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %126 = stablehlo.compare LT, %arg2, %125, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %127 = stablehlo.and %124, %126 : tensor<1x8192xi1>
    %128 = stablehlo.and %122, %127 : tensor<1x8192xi1>
    %c_36 = stablehlo.constant dense<151552> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %130 = stablehlo.subtract %arg2, %129 : tensor<1x8192xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %131 = call @_where_4(%128, %130, %c_37) : (tensor<1x8192xi1>, tensor<1x8192xi32>, tensor<i32>) -> tensor<1x8192xi32>
    %132 = stablehlo.reshape %117 : (tensor<1x8192x384xf32>) -> tensor<8192x384xf32>
    %133 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %134 = stablehlo.reshape %131 : (tensor<1x8192xi32>) -> tensor<8192xi32>
    %135 = stablehlo.convert %128 : (tensor<1x8192xi1>) -> tensor<1x8192xf32>
    %136 = stablehlo.multiply %101, %135 : tensor<1x8192xf32>
    %137 = stablehlo.reshape %136 : (tensor<1x8192xf32>) -> tensor<8192xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %138 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %139 = stablehlo.compare LT, %133, %138, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_39 = stablehlo.constant dense<8192> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %141 = stablehlo.add %133, %140 : tensor<8192xi32>
    %142 = stablehlo.select %139, %141, %133 : tensor<8192xi1>, tensor<8192xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %143 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %144 = stablehlo.compare LT, %134, %143, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_41 = stablehlo.constant dense<384> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %146 = stablehlo.add %134, %145 : tensor<8192xi32>
    %147 = stablehlo.select %144, %146, %134 : tensor<8192xi1>, tensor<8192xi32>
    %148 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %149 = stablehlo.broadcast_in_dim %147, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %150 = stablehlo.concatenate %148, %149, dim = 1 : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x2xi32>
    %151 = "stablehlo.scatter"(%132, %150, %137) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %159 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %159 : tensor<f32>
    }) : (tensor<8192x384xf32>, tensor<8192x2xi32>, tensor<8192xf32>) -> tensor<8192x384xf32>
    %152 = stablehlo.reshape %151 : (tensor<8192x384xf32>) -> tensor<1x8192x384xf32>
    %153 = stablehlo.dot_general %152, %106, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x384xf32>, tensor<4096x384xbf16>) -> tensor<1x8192x4096xbf16>
    %154 = stablehlo.reshape %152 : (tensor<1x8192x384xf32>) -> tensor<8192x384xf32>
    %155 = stablehlo.convert %154 : (tensor<8192x384xf32>) -> tensor<8192x384xbf16>
    %156 = stablehlo.dot_general %94, %155, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8192x4096xbf16>, tensor<8192x384xbf16>) -> tensor<4096x384xbf16>
    %157 = stablehlo.add %105#8, %153 : tensor<1x8192x4096xbf16>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %c_43 = stablehlo.constant dense<151552> : tensor<i32>
    %158 = stablehlo.dynamic_update_slice %105#9, %156, %c_42, %c_43 : (tensor<4096x151936xbf16>, tensor<4096x384xbf16>, tensor<i32>, tensor<i32>) -> tensor<4096x151936xbf16>
    return %74, %79, %157, %158 : tensor<f32>, tensor<f32>, tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<74xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<74xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<1x8192xf32>, %arg1: tensor<4096x151936xbf16>, %arg2: tensor<1x8192x4096xbf16>, %arg3: tensor<1x8192xi32>, %arg4: tensor<1x8192xf32>, %arg5: tensor<1x8192xf32>, %arg6: tensor<1x8192xf32>, %arg7: tensor<i32>) -> (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>) {
    %c = stablehlo.constant dense<2048> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<151936> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [4096, 2048] : (tensor<4096x151936xbf16>, tensor<i32>, tensor<i32>) -> tensor<4096x2048xbf16>
    %5 = stablehlo.dot_general %arg2, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x4096xbf16>, tensor<4096x2048xbf16>) -> tensor<1x8192x2048xf32>
    %6 = stablehlo.convert %5 : (tensor<1x8192x2048xf32>) -> tensor<1x8192x2048xbf16>
    %7 = stablehlo.convert %6 : (tensor<1x8192x2048xbf16>) -> tensor<1x8192x2048xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1x8192x2048xf32>, tensor<f32>) -> tensor<1x8192xf32>
    %9 = stablehlo.maximum %arg4, %8 : tensor<1x8192xf32>
    %10 = stablehlo.subtract %arg4, %9 : tensor<1x8192xf32>
    %11 = stablehlo.exponential %10 : tensor<1x8192xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x8192x1xf32>) -> tensor<1x8192x2048xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<1x8192x2048xf32>
    %15 = stablehlo.exponential %14 : tensor<1x8192x2048xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %17 = stablehlo.compare GE, %arg3, %16, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %c_3 = stablehlo.constant dense<2048> : tensor<i32>
    %18 = stablehlo.add %0, %c_3 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %20 = stablehlo.compare LT, %arg3, %19, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %21 = stablehlo.and %17, %20 : tensor<1x8192xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %23 = stablehlo.compare GE, %arg3, %22, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %c_5 = stablehlo.constant dense<151936> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %25 = stablehlo.compare LT, %arg3, %24, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %26 = stablehlo.and %23, %25 : tensor<1x8192xi1>
    %27 = stablehlo.and %21, %26 : tensor<1x8192xi1>
    %28 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %29 = stablehlo.subtract %arg3, %28 : tensor<1x8192xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where(%27, %29, %c_6) : (tensor<1x8192xi1>, tensor<1x8192xi32>, tensor<i32>) -> tensor<1x8192xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x8192xi32>) -> tensor<1x8192x1xi32>
    %32 = call @take_along_axis(%7, %31) : (tensor<1x8192x2048xf32>, tensor<1x8192x1xi32>) -> tensor<1x8192x1xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x8192x1xf32>) -> tensor<1x8192xf32>
    %34 = stablehlo.multiply %arg5, %11 : tensor<1x8192xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%15 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<1x8192x2048xf32>, tensor<f32>) -> tensor<1x8192xf32>
    %36 = stablehlo.add %34, %35 : tensor<1x8192xf32>
    %37 = call @_where_0(%27, %33, %arg6) : (tensor<1x8192xi1>, tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xf32>
    return %9, %36, %37 : tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>
  }
  func.func private @_where(%arg0: tensor<1x8192xi1>, %arg1: tensor<1x8192xi32>, %arg2: tensor<i32>) -> tensor<1x8192xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x8192xi1>, tensor<1x8192xi32>
    return %2 : tensor<1x8192xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<1x8192x2048xf32>, %arg1: tensor<1x8192x1xi32>) -> tensor<1x8192x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x8192x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x8192x1xi32>, tensor<1x8192x1xi32>) -> tensor<1x8192x1xi1>
    %c_0 = stablehlo.constant dense<2048> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x8192x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x8192x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x8192x1xi1>, tensor<1x8192x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x8192x1xi32>) -> tensor<8192x1x1xi32>
    %c_1 = stablehlo.constant dense<2047> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8192x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8192x1x1xi32>, tensor<8192x1x1xi32>) -> tensor<8192x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8192x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8192x1x1xi32>, tensor<8192x1x1xi32>) -> tensor<8192x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8192x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8192x1x1xi1>, tensor<i1>) -> tensor<8192x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x8192x2048xf32>, tensor<8192x1x1xi32>) -> tensor<1x8192x1xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<8192x1xi1>) -> tensor<1x8192x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8192x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x8192x1xi1>, tensor<1x8192x1xf32>
    return %16 : tensor<1x8192x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<1x8192xi1>, %arg1: tensor<1x8192xf32>, %arg2: tensor<1x8192xf32>) -> tensor<1x8192xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x8192xi1>, tensor<1x8192xf32>
    return %0 : tensor<1x8192xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<1x8192x384xf32>, %arg1: tensor<1x8192x1xi32>) -> tensor<1x8192x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x8192x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1x8192x1xi32>, tensor<1x8192x1xi32>) -> tensor<1x8192x1xi1>
    %c_0 = stablehlo.constant dense<384> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x8192x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1x8192x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1x8192x1xi1>, tensor<1x8192x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x8192x1xi32>) -> tensor<8192x1x1xi32>
    %c_1 = stablehlo.constant dense<383> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8192x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8192x1x1xi32>, tensor<8192x1x1xi32>) -> tensor<8192x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8192x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8192x1x1xi32>, tensor<8192x1x1xi32>) -> tensor<8192x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8192x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8192x1x1xi1>, tensor<i1>) -> tensor<8192x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x8192x384xf32>, tensor<8192x1x1xi32>) -> tensor<1x8192x1xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<8192x1xi1>) -> tensor<1x8192x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8192x1xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<1x8192x1xi1>, tensor<1x8192x1xf32>
    return %16 : tensor<1x8192x1xf32>
  }
  func.func private @clip(%arg0: tensor<1x8192xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x8192xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %12 = stablehlo.divide %6, %11 : tensor<1x8192xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<1x8192xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<1x8192xf32>, tensor<1x8192xf32>) -> tensor<1x8192xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x8192xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<1x8192xi1>, tensor<1x8192xf32>
    %25 = stablehlo.divide %19, %24 : tensor<1x8192xf32>
    return %15, %12, %25 : tensor<1x8192xf32>, tensor<1x8192xf32>, tensor<1x8192xf32>
  }
  func.func private @clip_2(%arg0: tensor<1x8192xf32>, %arg1: tensor<1x8192xf32>, %arg2: tensor<1x8192xf32>) -> tensor<1x8192xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<1x8192xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<1x8192xf32>
    return %1 : tensor<1x8192xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<4096x151936xbf16>, %arg1: tensor<1x8192x4096xbf16>, %arg2: tensor<1x8192xf32>, %arg3: tensor<1x8192xf32>, %arg4: tensor<1x8192xi32>, %arg5: tensor<8192x4096xbf16>, %arg6: tensor<1x8192x4096xbf16>, %arg7: tensor<4096x151936xbf16>, %arg8: tensor<i32>) -> (tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>) {
    %c = stablehlo.constant dense<2048> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<151936> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [4096, 2048] : (tensor<4096x151936xbf16>, tensor<i32>, tensor<i32>) -> tensor<4096x2048xbf16>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x4096xbf16>, tensor<4096x2048xbf16>) -> tensor<1x8192x2048xf32>
    %6 = stablehlo.convert %5 : (tensor<1x8192x2048xf32>) -> tensor<1x8192x2048xbf16>
    %7 = stablehlo.convert %6 : (tensor<1x8192x2048xbf16>) -> tensor<1x8192x2048xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x8192x1xf32>) -> tensor<1x8192x2048xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<1x8192x2048xf32>
    %11 = stablehlo.exponential %10 : tensor<1x8192x2048xf32>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x8192xf32>) -> tensor<1x8192x1xf32>
    %13 = stablehlo.negate %12 : tensor<1x8192x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x8192x1xf32>) -> tensor<1x8192x2048xf32>
    %15 = stablehlo.multiply %11, %14 : tensor<1x8192x2048xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %17 = stablehlo.compare GE, %arg4, %16, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %c_3 = stablehlo.constant dense<2048> : tensor<i32>
    %18 = stablehlo.add %0, %c_3 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %20 = stablehlo.compare LT, %arg4, %19, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %21 = stablehlo.and %17, %20 : tensor<1x8192xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %23 = stablehlo.compare GE, %arg4, %22, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %c_5 = stablehlo.constant dense<151936> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %25 = stablehlo.compare LT, %arg4, %24, SIGNED : (tensor<1x8192xi32>, tensor<1x8192xi32>) -> tensor<1x8192xi1>
    %26 = stablehlo.and %23, %25 : tensor<1x8192xi1>
    %27 = stablehlo.and %21, %26 : tensor<1x8192xi1>
    %28 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %29 = stablehlo.subtract %arg4, %28 : tensor<1x8192xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where_4(%27, %29, %c_6) : (tensor<1x8192xi1>, tensor<1x8192xi32>, tensor<i32>) -> tensor<1x8192xi32>
    %31 = stablehlo.reshape %15 : (tensor<1x8192x2048xf32>) -> tensor<8192x2048xf32>
    %32 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %33 = stablehlo.reshape %30 : (tensor<1x8192xi32>) -> tensor<8192xi32>
    %34 = stablehlo.convert %27 : (tensor<1x8192xi1>) -> tensor<1x8192xf32>
    %35 = stablehlo.multiply %arg3, %34 : tensor<1x8192xf32>
    %36 = stablehlo.reshape %35 : (tensor<1x8192xf32>) -> tensor<8192xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %38 = stablehlo.compare LT, %32, %37, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_8 = stablehlo.constant dense<8192> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %40 = stablehlo.add %32, %39 : tensor<8192xi32>
    %41 = stablehlo.select %38, %40, %32 : tensor<8192xi1>, tensor<8192xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %43 = stablehlo.compare LT, %33, %42, SIGNED : (tensor<8192xi32>, tensor<8192xi32>) -> tensor<8192xi1>
    %c_10 = stablehlo.constant dense<2048> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8192xi32>
    %45 = stablehlo.add %33, %44 : tensor<8192xi32>
    %46 = stablehlo.select %43, %45, %33 : tensor<8192xi1>, tensor<8192xi32>
    %47 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %49 = stablehlo.concatenate %47, %48, dim = 1 : (tensor<8192x1xi32>, tensor<8192x1xi32>) -> tensor<8192x2xi32>
    %50 = "stablehlo.scatter"(%31, %49, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %61 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %61 : tensor<f32>
    }) : (tensor<8192x2048xf32>, tensor<8192x2xi32>, tensor<8192xf32>) -> tensor<8192x2048xf32>
    %51 = stablehlo.reshape %50 : (tensor<8192x2048xf32>) -> tensor<1x8192x2048xf32>
    %52 = stablehlo.dot_general %51, %4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x8192x2048xf32>, tensor<4096x2048xbf16>) -> tensor<1x8192x4096xbf16>
    %53 = stablehlo.reshape %51 : (tensor<1x8192x2048xf32>) -> tensor<8192x2048xf32>
    %54 = stablehlo.convert %53 : (tensor<8192x2048xf32>) -> tensor<8192x2048xbf16>
    %55 = stablehlo.dot_general %arg5, %54, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8192x4096xbf16>, tensor<8192x2048xbf16>) -> tensor<4096x2048xbf16>
    %56 = stablehlo.add %arg6, %52 : tensor<1x8192x4096xbf16>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.compare LT, %0, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<151936> : tensor<i32>
    %58 = stablehlo.add %0, %c_12 : tensor<i32>
    %59 = stablehlo.select %57, %58, %0 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.dynamic_update_slice %arg7, %55, %c_13, %59 : (tensor<4096x151936xbf16>, tensor<4096x2048xbf16>, tensor<i32>, tensor<i32>) -> tensor<4096x151936xbf16>
    return %56, %60 : tensor<1x8192x4096xbf16>, tensor<4096x151936xbf16>
  }
  func.func private @_where_4(%arg0: tensor<1x8192xi1>, %arg1: tensor<1x8192xi32>, %arg2: tensor<i32>) -> tensor<1x8192xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x8192xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x8192xi1>, tensor<1x8192xi32>
    return %2 : tensor<1x8192xi32>
  }
}
