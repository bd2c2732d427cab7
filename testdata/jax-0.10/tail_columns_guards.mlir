module @jit_tail_columns_guards attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xi32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}, tensor<24xf32> {jax.result_info = "result[2]"}, tensor<24xf32> {jax.result_info = "result[3]"}, tensor<24xf32> {jax.result_info = "result[4]"}, tensor<24xf32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %arg1, %iterArg_45 = %arg0, %iterArg_46 = %arg3, %iterArg_47 = %arg2, %iterArg_48 = %c_2, %iterArg_49 = %c, %iterArg_50 = %0, %iterArg_51 = %1, %iterArg_52 = %2) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_53 = stablehlo.constant dense<3> : tensor<i32>
      %135 = stablehlo.compare LT, %iterArg_48, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %135 : tensor<i1>
    } do {
      %135:4 = func.call @closed_call(%iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %136 = stablehlo.add %iterArg_48, %c_53 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %136, %135#0, %135#1, %135#2, %135#3 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %4 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %6 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_3 = stablehlo.constant dense<120> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %8 = stablehlo.add %7, %6 : tensor<11xi32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = call @_where_2(%13, %5, %cst_4) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.maximum %3#6, %15 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %19 = call @_where_0(%18, %c_7, %16) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %20 = stablehlo.subtract %3#6, %19 : tensor<24xf32>
    %21 = stablehlo.exponential %20 : tensor<24xf32>
    %22 = stablehlo.multiply %3#7, %21 : tensor<24xf32>
    %23 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %25 = stablehlo.subtract %14, %24 : tensor<24x11xf32>
    %26 = stablehlo.exponential %25 : tensor<24x11xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.add %22, %27 : tensor<24xf32>
    %29 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_9 = stablehlo.constant dense<120> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %31 = stablehlo.add %30, %29 : tensor<11xi32>
    %32 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %35 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %36 = stablehlo.compare EQ, %34, %35, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %37 = call @_where_3(%36, %14, %c_10) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.add %3#8, %38 : tensor<24xf32>
    %40 = stablehlo.log %28 : tensor<24xf32>
    %41 = stablehlo.add %16, %40 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %45:9 = stablehlo.while(%iterArg = %arg1, %iterArg_45 = %arg0, %iterArg_46 = %arg3, %iterArg_47 = %arg2, %iterArg_48 = %c_16, %iterArg_49 = %c_15, %iterArg_50 = %42, %iterArg_51 = %43, %iterArg_52 = %44) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_53 = stablehlo.constant dense<3> : tensor<i32>
      %135 = stablehlo.compare LT, %iterArg_48, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %135 : tensor<i1>
    } do {
      %135:4 = func.call @closed_call_4(%iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %136 = stablehlo.add %iterArg_48, %c_53 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %136, %135#0, %135#1, %135#2, %135#3 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %46 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %47 = stablehlo.dot_general %arg0, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %48 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_17 = stablehlo.constant dense<120> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %50 = stablehlo.add %49, %48 : tensor<11xi32>
    %51 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %54 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %55 = stablehlo.compare GE, %53, %54, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = call @_where_2(%55, %47, %cst_18) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.maximum %45#6, %57 : tensor<24xf32>
    %59 = stablehlo.is_finite %58 : (tensor<24xf32>) -> tensor<24xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %60 = call @_where_5(%59, %58, %c_20) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %62 = stablehlo.compare EQ, %56, %61, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %63 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %65 = stablehlo.subtract %56, %64 : tensor<24x11xf32>
    %66 = stablehlo.exponential %65 : tensor<24x11xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %67 = call @_where_7(%62, %c_22, %66) : (tensor<24x11xi1>, tensor<i32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.compare EQ, %45#6, %68, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %70 = stablehlo.subtract %45#6, %60 : tensor<24xf32>
    %71 = stablehlo.exponential %70 : tensor<24xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %72 = call @_where_0(%69, %c_24, %71) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %73 = stablehlo.multiply %45#7, %72 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%67 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.add %73, %74 : tensor<24xf32>
    %76 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_26 = stablehlo.constant dense<120> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %78 = stablehlo.add %77, %76 : tensor<11xi32>
    %79 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %80 = stablehlo.broadcast_in_dim %78, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %82 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %83 = stablehlo.compare EQ, %81, %82, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %84 = call @_where_3(%83, %56, %c_27) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.add %45#8, %85 : tensor<24xf32>
    %87 = stablehlo.log %75 : tensor<24xf32>
    %88 = stablehlo.add %58, %87 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %92:9 = stablehlo.while(%iterArg = %arg1, %iterArg_45 = %arg0, %iterArg_46 = %arg3, %iterArg_47 = %arg2, %iterArg_48 = %c_33, %iterArg_49 = %c_32, %iterArg_50 = %89, %iterArg_51 = %90, %iterArg_52 = %91) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_53 = stablehlo.constant dense<3> : tensor<i32>
      %135 = stablehlo.compare LT, %iterArg_48, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %135 : tensor<i1>
    } do {
      %135:4 = func.call @closed_call_8(%iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %136 = stablehlo.add %iterArg_48, %c_53 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %136, %135#0, %135#1, %135#2, %135#3 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %93 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %94 = stablehlo.dot_general %arg0, %93, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %95 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_34 = stablehlo.constant dense<120> : tensor<i32>
    %96 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %97 = stablehlo.add %96, %95 : tensor<11xi32>
    %98 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %99 = stablehlo.broadcast_in_dim %97, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %101 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %102 = stablehlo.compare GE, %100, %101, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %103 = call @_where_2(%102, %94, %cst_35) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<f32>) -> tensor<24x11xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_36) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %105 = stablehlo.maximum %92#6, %104 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %107 = stablehlo.compare EQ, %105, %106, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %109 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %111 = stablehlo.subtract %103, %110 : tensor<24x11xf32>
    %112 = stablehlo.exponential %111 : tensor<24x11xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %113 = call @_where_11(%108, %c_38, %112) : (tensor<24x1xi1>, tensor<i32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %115 = stablehlo.compare EQ, %92#6, %114, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %116 = stablehlo.subtract %92#6, %105 : tensor<24xf32>
    %117 = stablehlo.exponential %116 : tensor<24xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %118 = call @_where_0(%115, %c_40, %117) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %119 = stablehlo.multiply %92#7, %118 : tensor<24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%113 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %121 = stablehlo.add %119, %120 : tensor<24xf32>
    %122 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_42 = stablehlo.constant dense<120> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %124 = stablehlo.add %123, %122 : tensor<11xi32>
    %125 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %126 = stablehlo.broadcast_in_dim %124, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %128 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %129 = stablehlo.compare EQ, %127, %128, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %130 = call @_where_3(%129, %103, %c_43) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %132 = stablehlo.add %92#8, %131 : tensor<24xf32>
    %133 = stablehlo.log %121 : tensor<24xf32>
    %134 = stablehlo.add %105, %133 : tensor<24xf32>
    return %41, %39, %88, %86, %134, %132 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg4, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.iota dim = 0 : tensor<40xi32>
    %10 = stablehlo.convert %7 : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.add %11, %9 : tensor<40xi32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = call @_where(%17, %8, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %arg5 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %24 = call @_where_0(%23, %c_7, %21) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %25 = stablehlo.convert %arg5 : tensor<24xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<24xf32>
    %27 = stablehlo.exponential %26 : tensor<24xf32>
    %28 = stablehlo.multiply %arg6, %27 : tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %31 = stablehlo.subtract %18, %30 : tensor<24x40xf32>
    %32 = stablehlo.exponential %31 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.add %28, %33 : tensor<24xf32>
    %35 = stablehlo.iota dim = 0 : tensor<40xi32>
    %36 = stablehlo.convert %7 : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %38 = stablehlo.add %37, %35 : tensor<40xi32>
    %39 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %42 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %43 = stablehlo.compare EQ, %41, %42, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %44 = call @_where_1(%43, %18, %c_9) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.add %arg7, %45 : tensor<24xf32>
    return %0, %21, %34, %46 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<f32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg4, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.iota dim = 0 : tensor<40xi32>
    %10 = stablehlo.convert %7 : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.add %11, %9 : tensor<40xi32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = call @_where(%17, %8, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %arg5 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<24xf32>
    %22 = stablehlo.is_finite %21 : (tensor<24xf32>) -> tensor<24xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %23 = call @_where_5(%22, %21, %c_6) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %25 = stablehlo.compare EQ, %18, %24, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %26 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.subtract %18, %27 : tensor<24x40xf32>
    %29 = stablehlo.exponential %28 : tensor<24x40xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where_6(%25, %c_8, %29) : (tensor<24x40xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.compare EQ, %arg5, %31, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %33 = stablehlo.convert %arg5 : tensor<24xf32>
    %34 = stablehlo.subtract %33, %23 : tensor<24xf32>
    %35 = stablehlo.exponential %34 : tensor<24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %36 = call @_where_0(%32, %c_10, %35) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %37 = stablehlo.multiply %arg6, %36 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%30 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.add %37, %38 : tensor<24xf32>
    %40 = stablehlo.iota dim = 0 : tensor<40xi32>
    %41 = stablehlo.convert %7 : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %43 = stablehlo.add %42, %40 : tensor<40xi32>
    %44 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %47 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %48 = stablehlo.compare EQ, %46, %47, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %49 = call @_where_1(%48, %18, %c_12) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.add %arg7, %50 : tensor<24xf32>
    return %0, %21, %39, %51 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_5(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_6(%arg0: tensor<24x40xi1>, %arg1: tensor<i32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %2 : tensor<24x40xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x11xi1>, %arg1: tensor<i32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg4, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.iota dim = 0 : tensor<40xi32>
    %10 = stablehlo.convert %7 : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.add %11, %9 : tensor<40xi32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = call @_where(%17, %8, %cst) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.convert %arg5 : tensor<24xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %25 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %27 = stablehlo.subtract %18, %26 : tensor<24x40xf32>
    %28 = stablehlo.exponential %27 : tensor<24x40xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where_9(%24, %c_7, %28) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.compare EQ, %arg5, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %32 = stablehlo.convert %arg5 : tensor<24xf32>
    %33 = stablehlo.subtract %32, %21 : tensor<24xf32>
    %34 = stablehlo.exponential %33 : tensor<24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %35 = call @_where_10(%31, %c_9, %34) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> tensor<24xf32>
    %36 = stablehlo.multiply %arg6, %35 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%29 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.add %36, %37 : tensor<24xf32>
    %39 = stablehlo.iota dim = 0 : tensor<40xi32>
    %40 = stablehlo.convert %7 : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %42 = stablehlo.add %41, %39 : tensor<40xi32>
    %43 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %46 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %47 = stablehlo.compare EQ, %45, %46, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %48 = call @_where_1(%47, %18, %c_11) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.add %arg7, %49 : tensor<24xf32>
    return %0, %21, %38, %50 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_9(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @_where_10(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @_where_11(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x11xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x11xi1>, tensor<24x11xf32>
    return %3 : tensor<24x11xf32>
  }
}
