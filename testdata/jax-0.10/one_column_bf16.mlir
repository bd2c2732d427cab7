module @jit_one_column_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<5xi32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.iota dim = 0 : tensor<26xi32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>)
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<5x24x26xbf16>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %c_19 = stablehlo.constant dense<false> : tensor<i1>
    %24 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i1>) -> tensor<5x24x26xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %25:28 = stablehlo.while(%iterArg = %3, %iterArg_45 = %arg0, %iterArg_46 = %arg1, %iterArg_47 = %12, %iterArg_48 = %13, %iterArg_49 = %14#1, %iterArg_50 = %5, %iterArg_51 = %4, %iterArg_52 = %7, %iterArg_53 = %6, %iterArg_54 = %9, %iterArg_55 = %8, %iterArg_56 = %11, %iterArg_57 = %10, %iterArg_58 = %c_20, %iterArg_59 = %0, %iterArg_60 = %1, %iterArg_61 = %2, %iterArg_62 = %15, %iterArg_63 = %16, %iterArg_64 = %17, %iterArg_65 = %18, %iterArg_66 = %19, %iterArg_67 = %20, %iterArg_68 = %21, %iterArg_69 = %22, %iterArg_70 = %23, %iterArg_71 = %24) : tensor<5xi32>, tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xbf16>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    cond {
      %c_72 = stablehlo.constant dense<5> : tensor<i32>
      %113 = stablehlo.compare LT, %iterArg_58, %c_72, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %113 : tensor<i1>
    } do {
      %113 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_58) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %114:13 = func.call @closed_call(%iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_59, %iterArg_60, %iterArg_61, %113) : (tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xbf16>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>)
      %115 = func.call @dynamic_update_index_in_dim(%iterArg_62, %114#3, %iterArg_58) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %116 = func.call @dynamic_update_index_in_dim_1(%iterArg_63, %114#4, %iterArg_58) : (tensor<5x24x26xbf16>, tensor<24x26xbf16>, tensor<i32>) -> tensor<5x24x26xbf16>
      %117 = func.call @dynamic_update_index_in_dim_2(%iterArg_64, %114#5, %iterArg_58) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %118 = func.call @dynamic_update_index_in_dim_3(%iterArg_65, %114#6, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %119 = func.call @dynamic_update_index_in_dim_3(%iterArg_66, %114#7, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %120 = func.call @dynamic_update_index_in_dim_3(%iterArg_67, %114#8, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %121 = func.call @dynamic_update_index_in_dim_3(%iterArg_68, %114#9, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %122 = func.call @dynamic_update_index_in_dim_3(%iterArg_69, %114#10, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %123 = func.call @dynamic_update_index_in_dim_2(%iterArg_70, %114#11, %iterArg_58) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %124 = func.call @dynamic_update_index_in_dim_4(%iterArg_71, %114#12, %iterArg_58) : (tensor<5x24x26xi1>, tensor<24x26xi1>, tensor<i32>) -> tensor<5x24x26xi1>
      %c_72 = stablehlo.constant dense<1> : tensor<i32>
      %125 = stablehlo.add %iterArg_58, %c_72 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %125, %114#0, %114#1, %114#2, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124 : tensor<5xi32>, tensor<24x24xbf16>, tensor<24x131xbf16>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xbf16>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    }
    %26 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xbf16>) -> tensor<24x1xbf16>
    %27 = stablehlo.dot_general %arg0, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x1xbf16>) -> tensor<24x1xbf16>
    %28 = stablehlo.convert %27 : (tensor<24x1xbf16>) -> tensor<24x1xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.reshape %29 : (tensor<24xf32>) -> tensor<24x1xf32>
    %31 = stablehlo.compare EQ, %28, %30, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %32 = stablehlo.convert %31 : (tensor<24x1xi1>) -> tensor<24x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.maximum %25#15, %29 : tensor<24xf32>
    %35 = stablehlo.compare EQ, %25#15, %34, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<24xi1>, tensor<24xf32>
    %39 = stablehlo.compare EQ, %29, %34, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.divide %38, %42 : tensor<24xf32>
    %44 = stablehlo.compare EQ, %29, %34, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<24xi1>, tensor<24xf32>
    %48 = stablehlo.compare EQ, %25#15, %34, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.select %48, %49, %50 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.divide %47, %51 : tensor<24xf32>
    %53 = stablehlo.subtract %25#15, %34 : tensor<24xf32>
    %54 = stablehlo.exponential %53 : tensor<24xf32>
    %55 = stablehlo.multiply %25#16, %54 : tensor<24xf32>
    %56 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %57 = stablehlo.subtract %28, %56 : tensor<24x1xf32>
    %58 = stablehlo.exponential %57 : tensor<24x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.add %55, %59 : tensor<24xf32>
    %61 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_32 = stablehlo.constant dense<130> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %63 = stablehlo.add %62, %61 : tensor<1xi32>
    %64 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %67 = stablehlo.compare EQ, %66, %64, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %68:2 = call @_where_5(%67, %28, %c_33) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68#0 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %70 = stablehlo.add %25#17, %69 : tensor<24xf32>
    %71 = stablehlo.log %60 : tensor<24xf32>
    %72 = stablehlo.add %34, %71 : tensor<24xf32>
    %73 = stablehlo.subtract %72, %70 : tensor<24xf32>
    %74 = stablehlo.multiply %73, %arg3 : tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.multiply %79, %arg3 : tensor<24xf32>
    %81 = stablehlo.negate %80 : tensor<24xf32>
    %82 = stablehlo.divide %80, %60 : tensor<24xf32>
    %83 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %84 = call @_where_6(%67, %68#1, %83) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %85 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %86 = stablehlo.multiply %85, %58 : tensor<24x1xf32>
    %87 = stablehlo.negate %86 : tensor<24x1xf32>
    %88 = stablehlo.add %84, %86 : tensor<24x1xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%87 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.add %80, %89 : tensor<24xf32>
    %91 = stablehlo.multiply %25#16, %82 : tensor<24xf32>
    %92 = stablehlo.multiply %82, %54 : tensor<24xf32>
    %93 = stablehlo.multiply %91, %54 : tensor<24xf32>
    %94 = stablehlo.negate %93 : tensor<24xf32>
    %95 = stablehlo.add %90, %94 : tensor<24xf32>
    %96 = stablehlo.multiply %95, %52 : tensor<24xf32>
    %97 = stablehlo.multiply %95, %43 : tensor<24xf32>
    %98 = stablehlo.add %93, %97 : tensor<24xf32>
    %99 = stablehlo.divide %96, %33 : tensor<24xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %101 = stablehlo.multiply %100, %32 : tensor<24x1xf32>
    %102 = stablehlo.add %88, %101 : tensor<24x1xf32>
    %103 = stablehlo.convert %102 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %104 = stablehlo.dot_general %103, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xbf16>, tensor<24x24xbf16>) -> tensor<1x24xbf16>
    %105 = stablehlo.transpose %104, dims = [1, 0] : (tensor<1x24xbf16>) -> tensor<24x1xbf16>
    %106 = stablehlo.dot_general %103, %26, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1xbf16>, tensor<24x1xbf16>) -> tensor<24x24xbf16>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %107 = stablehlo.pad %105, %cst_41, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xbf16>, tensor<bf16>) -> tensor<24x131xbf16>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %108 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %110:18 = stablehlo.while(%iterArg = %25#18, %iterArg_45 = %25#19, %iterArg_46 = %25#20, %iterArg_47 = %25#21, %iterArg_48 = %25#22, %iterArg_49 = %25#23, %iterArg_50 = %25#24, %iterArg_51 = %25#25, %iterArg_52 = %25#26, %iterArg_53 = %25#27, %iterArg_54 = %arg0, %iterArg_55 = %14#0, %iterArg_56 = %c_44, %iterArg_57 = %108, %iterArg_58 = %109, %iterArg_59 = %98, %iterArg_60 = %92, %iterArg_61 = %81) : tensor<5xi32>, tensor<5x24x26xbf16>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xbf16>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_62 = stablehlo.constant dense<5> : tensor<i32>
      %113 = stablehlo.compare LT, %iterArg_56, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %113 : tensor<i1>
    } do {
      %c_62 = stablehlo.constant dense<5> : tensor<i32>
      %113 = stablehlo.subtract %c_62, %iterArg_56 : tensor<i32>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %114 = stablehlo.subtract %113, %c_63 : tensor<i32>
      %115 = func.call @dynamic_index_in_dim(%iterArg, %114) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %116 = func.call @dynamic_index_in_dim_7(%iterArg_45, %114) : (tensor<5x24x26xbf16>, tensor<i32>) -> tensor<24x26xbf16>
      %117 = func.call @dynamic_index_in_dim_8(%iterArg_46, %114) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %118 = func.call @dynamic_index_in_dim_9(%iterArg_47, %114) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %119 = func.call @dynamic_index_in_dim_9(%iterArg_48, %114) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %120 = func.call @dynamic_index_in_dim_9(%iterArg_49, %114) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %121 = func.call @dynamic_index_in_dim_9(%iterArg_50, %114) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %122 = func.call @dynamic_index_in_dim_9(%iterArg_51, %114) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %123 = func.call @dynamic_index_in_dim_8(%iterArg_52, %114) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %124 = func.call @dynamic_index_in_dim_10(%iterArg_53, %114) : (tensor<5x24x26xi1>, tensor<i32>) -> tensor<24x26xi1>
      %125:5 = func.call @closed_call_11(%iterArg_54, %iterArg_55, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124) : (tensor<24x24xbf16>, tensor<24x26xf32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xbf16>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %126 = stablehlo.add %iterArg_56, %c_64 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %126, %125#0, %125#1, %125#2, %125#3, %125#4 : tensor<5xi32>, tensor<5x24x26xbf16>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xbf16>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %111 = stablehlo.add %107, %110#13 : tensor<24x131xbf16>
    %112 = stablehlo.add %106, %110#14 : tensor<24x24xbf16>
    return %75, %112, %111 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    return %2, %1 : tensor<24x26xf32>, tensor<24x26xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<26xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x26xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xbf16>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) {
    %c = stablehlo.constant dense<26> : tensor<i32>
    %0 = stablehlo.multiply %arg16, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 26] : (tensor<24x131xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x26xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x26xbf16>) -> tensor<24x26xbf16>
    %6 = stablehlo.convert %5 : (tensor<24x26xbf16>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.reshape %7 : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %10 = stablehlo.compare EQ, %6, %9, FLOAT : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xi1>
    %11 = stablehlo.convert %10 : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.convert %arg13 : tensor<24xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<24xf32>
    %15 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %16 = stablehlo.select %15, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %18 = stablehlo.select %17, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %19 = stablehlo.divide %16, %18 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.select %22, %arg12, %arg11 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %21, %23 : tensor<24xf32>
    %25 = stablehlo.convert %arg13 : tensor<24xf32>
    %26 = stablehlo.subtract %25, %14 : tensor<24xf32>
    %27 = stablehlo.exponential %26 : tensor<24xf32>
    %28 = stablehlo.multiply %arg14, %27 : tensor<24xf32>
    %29 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %31 = stablehlo.subtract %6, %30 : tensor<24x26xf32>
    %32 = stablehlo.exponential %31 : tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.add %28, %33 : tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %36 = stablehlo.add %35, %arg2 : tensor<26xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %39 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %40 = stablehlo.compare EQ, %38, %39, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %41 = call @_where_0(%40, %6, %arg4) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.add %arg15, %42 : tensor<24xf32>
    return %14, %34, %43, %3, %4, %11, %12, %19, %24, %27, %arg14, %32, %40 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xbf16>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>
  }
  func.func private @_where_0(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x26xi1>, tensor<24x26xf32>
    return %0 : tensor<24x26xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<5x24x26xbf16>, %arg1: tensor<24x26xbf16>, %arg2: tensor<i32>) -> tensor<5x24x26xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xbf16>) -> tensor<1x24x26xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xbf16>, tensor<1x24x26xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xbf16>
    return %1 : tensor<5x24x26xbf16>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<5x24x26xf32>, %arg1: tensor<24x26xf32>, %arg2: tensor<i32>) -> tensor<5x24x26xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xf32>) -> tensor<1x24x26xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xf32>, tensor<1x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xf32>
    return %1 : tensor<5x24x26xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<5x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<5x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<5x24xf32>
    return %1 : tensor<5x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<5x24x26xi1>, %arg1: tensor<24x26xi1>, %arg2: tensor<i32>) -> tensor<5x24x26xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xi1>) -> tensor<1x24x26xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xi1>, tensor<1x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xi1>
    return %1 : tensor<5x24x26xi1>
  }
  func.func private @_where_5(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x1xi1>, tensor<24x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    return %2, %3 : tensor<24x1xf32>, tensor<24x1xf32>
  }
  func.func private @_where_6(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<24x1xf32>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x1xi1>, tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<5x24x26xbf16>, %arg1: tensor<i32>) -> tensor<24x26xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xbf16>) -> tensor<24x26xbf16>
    return %1 : tensor<24x26xbf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<5x24x26xf32>, %arg1: tensor<i32>) -> tensor<24x26xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xf32>) -> tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<5x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<5x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<5x24x26xi1>, %arg1: tensor<i32>) -> tensor<24x26xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xi1>) -> tensor<24x26xi1>
    return %1 : tensor<24x26xi1>
  }
  func.func private @closed_call_11(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x131xbf16>, %arg3: tensor<24x24xbf16>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x26xbf16>, %arg9: tensor<24x26xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24x26xf32>, %arg16: tensor<24x26xi1>) -> (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %1 = call @_where_12(%arg16, %arg1, %0) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %2 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %3 = stablehlo.multiply %2, %arg15 : tensor<24x26xf32>
    %4 = stablehlo.negate %3 : tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.add %1, %3 : tensor<24x26xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.add %arg4, %8 : tensor<24xf32>
    %10 = stablehlo.multiply %arg14, %arg5 : tensor<24xf32>
    %11 = stablehlo.multiply %arg5, %arg13 : tensor<24xf32>
    %12 = stablehlo.multiply %10, %arg13 : tensor<24xf32>
    %13 = stablehlo.negate %12 : tensor<24xf32>
    %14 = stablehlo.add %9, %13 : tensor<24xf32>
    %15 = stablehlo.multiply %14, %arg12 : tensor<24xf32>
    %16 = stablehlo.multiply %14, %arg11 : tensor<24xf32>
    %17 = stablehlo.add %12, %16 : tensor<24xf32>
    %18 = stablehlo.divide %15, %arg10 : tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %20 = stablehlo.multiply %19, %arg9 : tensor<24x26xf32>
    %21 = stablehlo.add %7, %20 : tensor<24x26xf32>
    %22 = stablehlo.convert %21 : (tensor<24x26xf32>) -> tensor<24x26xbf16>
    %23 = stablehlo.dot_general %22, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xbf16>, tensor<24x24xbf16>) -> tensor<26x24xbf16>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<26x24xbf16>) -> tensor<24x26xbf16>
    %25 = stablehlo.dot_general %22, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xbf16>, tensor<24x26xbf16>) -> tensor<24x24xbf16>
    %26 = stablehlo.add %arg3, %25 : tensor<24x24xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<24x131xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.dynamic_update_slice %27, %24, %c, %arg7 : (tensor<24x131xbf16>, tensor<24x26xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x131xbf16>
    %29 = stablehlo.add %arg2, %28 : tensor<24x131xbf16>
    return %29, %26, %17, %11, %arg6 : tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_12(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
