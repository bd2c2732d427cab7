module @jit_one_column_scan_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
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
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
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
    %25:28 = stablehlo.while(%iterArg = %3, %iterArg_45 = %arg0, %iterArg_46 = %arg1, %iterArg_47 = %12, %iterArg_48 = %13, %iterArg_49 = %14#1, %iterArg_50 = %5, %iterArg_51 = %4, %iterArg_52 = %7, %iterArg_53 = %6, %iterArg_54 = %9, %iterArg_55 = %8, %iterArg_56 = %11, %iterArg_57 = %10, %iterArg_58 = %c_20, %iterArg_59 = %0, %iterArg_60 = %1, %iterArg_61 = %2, %iterArg_62 = %15, %iterArg_63 = %16, %iterArg_64 = %17, %iterArg_65 = %18, %iterArg_66 = %19, %iterArg_67 = %20, %iterArg_68 = %21, %iterArg_69 = %22, %iterArg_70 = %23, %iterArg_71 = %24) : tensor<5xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    cond {
      %c_72 = stablehlo.constant dense<5> : tensor<i32>
      %111 = stablehlo.compare LT, %iterArg_58, %c_72, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %111 : tensor<i1>
    } do {
      %111 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_58) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %112:13 = func.call @closed_call(%iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_59, %iterArg_60, %iterArg_61, %111) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>)
      %113 = func.call @dynamic_update_index_in_dim(%iterArg_62, %112#3, %iterArg_58) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %114 = func.call @dynamic_update_index_in_dim_1(%iterArg_63, %112#4, %iterArg_58) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %115 = func.call @dynamic_update_index_in_dim_1(%iterArg_64, %112#5, %iterArg_58) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %116 = func.call @dynamic_update_index_in_dim_2(%iterArg_65, %112#6, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %117 = func.call @dynamic_update_index_in_dim_2(%iterArg_66, %112#7, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %118 = func.call @dynamic_update_index_in_dim_2(%iterArg_67, %112#8, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %119 = func.call @dynamic_update_index_in_dim_2(%iterArg_68, %112#9, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %120 = func.call @dynamic_update_index_in_dim_2(%iterArg_69, %112#10, %iterArg_58) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %121 = func.call @dynamic_update_index_in_dim_1(%iterArg_70, %112#11, %iterArg_58) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %122 = func.call @dynamic_update_index_in_dim_3(%iterArg_71, %112#12, %iterArg_58) : (tensor<5x24x26xi1>, tensor<24x26xi1>, tensor<i32>) -> tensor<5x24x26xi1>
      %c_72 = stablehlo.constant dense<1> : tensor<i32>
      %123 = stablehlo.add %iterArg_58, %c_72 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %123, %112#0, %112#1, %112#2, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122 : tensor<5xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    }
    %26 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %27 = stablehlo.dot_general %arg0, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.reshape %28 : (tensor<24xf32>) -> tensor<24x1xf32>
    %30 = stablehlo.compare EQ, %27, %29, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %31 = stablehlo.convert %30 : (tensor<24x1xi1>) -> tensor<24x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.maximum %25#15, %28 : tensor<24xf32>
    %34 = stablehlo.compare EQ, %25#15, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.compare EQ, %28, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<24xi1>, tensor<24xf32>
    %42 = stablehlo.divide %37, %41 : tensor<24xf32>
    %43 = stablehlo.compare EQ, %28, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.compare EQ, %25#15, %33, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<24xi1>, tensor<24xf32>
    %51 = stablehlo.divide %46, %50 : tensor<24xf32>
    %52 = stablehlo.subtract %25#15, %33 : tensor<24xf32>
    %53 = stablehlo.exponential %52 : tensor<24xf32>
    %54 = stablehlo.multiply %25#16, %53 : tensor<24xf32>
    %55 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %56 = stablehlo.subtract %27, %55 : tensor<24x1xf32>
    %57 = stablehlo.exponential %56 : tensor<24x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.add %54, %58 : tensor<24xf32>
    %60 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_32 = stablehlo.constant dense<130> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %62 = stablehlo.add %61, %60 : tensor<1xi32>
    %63 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %64 = stablehlo.broadcast_in_dim %62, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %66 = stablehlo.compare EQ, %65, %63, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %67:2 = call @_where_4(%66, %27, %c_33) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67#0 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.add %25#17, %68 : tensor<24xf32>
    %70 = stablehlo.log %59 : tensor<24xf32>
    %71 = stablehlo.add %33, %70 : tensor<24xf32>
    %72 = stablehlo.subtract %71, %69 : tensor<24xf32>
    %73 = stablehlo.multiply %72, %arg3 : tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.multiply %78, %arg3 : tensor<24xf32>
    %80 = stablehlo.negate %79 : tensor<24xf32>
    %81 = stablehlo.divide %79, %59 : tensor<24xf32>
    %82 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %83 = call @_where_5(%66, %67#1, %82) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %84 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %85 = stablehlo.multiply %84, %57 : tensor<24x1xf32>
    %86 = stablehlo.negate %85 : tensor<24x1xf32>
    %87 = stablehlo.add %83, %85 : tensor<24x1xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%86 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.add %79, %88 : tensor<24xf32>
    %90 = stablehlo.multiply %25#16, %81 : tensor<24xf32>
    %91 = stablehlo.multiply %81, %53 : tensor<24xf32>
    %92 = stablehlo.multiply %90, %53 : tensor<24xf32>
    %93 = stablehlo.negate %92 : tensor<24xf32>
    %94 = stablehlo.add %89, %93 : tensor<24xf32>
    %95 = stablehlo.multiply %94, %51 : tensor<24xf32>
    %96 = stablehlo.multiply %94, %42 : tensor<24xf32>
    %97 = stablehlo.add %92, %96 : tensor<24xf32>
    %98 = stablehlo.divide %95, %32 : tensor<24xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %100 = stablehlo.multiply %99, %31 : tensor<24x1xf32>
    %101 = stablehlo.add %87, %100 : tensor<24x1xf32>
    %102 = stablehlo.dot_general %101, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x24xf32>) -> tensor<1x24xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<1x24xf32>) -> tensor<24x1xf32>
    %104 = stablehlo.dot_general %101, %26, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.pad %103, %cst_41, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %108:18 = stablehlo.while(%iterArg = %25#18, %iterArg_45 = %25#19, %iterArg_46 = %25#20, %iterArg_47 = %25#21, %iterArg_48 = %25#22, %iterArg_49 = %25#23, %iterArg_50 = %25#24, %iterArg_51 = %25#25, %iterArg_52 = %25#26, %iterArg_53 = %25#27, %iterArg_54 = %arg0, %iterArg_55 = %14#0, %iterArg_56 = %c_44, %iterArg_57 = %106, %iterArg_58 = %107, %iterArg_59 = %97, %iterArg_60 = %91, %iterArg_61 = %80) : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_62 = stablehlo.constant dense<5> : tensor<i32>
      %111 = stablehlo.compare LT, %iterArg_56, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %111 : tensor<i1>
    } do {
      %c_62 = stablehlo.constant dense<5> : tensor<i32>
      %111 = stablehlo.subtract %c_62, %iterArg_56 : tensor<i32>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %112 = stablehlo.subtract %111, %c_63 : tensor<i32>
      %113 = func.call @dynamic_index_in_dim(%iterArg, %112) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %114 = func.call @dynamic_index_in_dim_6(%iterArg_45, %112) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %115 = func.call @dynamic_index_in_dim_6(%iterArg_46, %112) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %116 = func.call @dynamic_index_in_dim_7(%iterArg_47, %112) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %117 = func.call @dynamic_index_in_dim_7(%iterArg_48, %112) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %118 = func.call @dynamic_index_in_dim_7(%iterArg_49, %112) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %119 = func.call @dynamic_index_in_dim_7(%iterArg_50, %112) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %120 = func.call @dynamic_index_in_dim_7(%iterArg_51, %112) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %121 = func.call @dynamic_index_in_dim_6(%iterArg_52, %112) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %122 = func.call @dynamic_index_in_dim_8(%iterArg_53, %112) : (tensor<5x24x26xi1>, tensor<i32>) -> tensor<24x26xi1>
      %123:5 = func.call @closed_call_9(%iterArg_54, %iterArg_55, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122) : (tensor<24x24xf32>, tensor<24x26xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %124 = stablehlo.add %iterArg_56, %c_64 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %124, %123#0, %123#1, %123#2, %123#3, %123#4 : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %109 = stablehlo.add %105, %108#13 : tensor<24x131xf32>
    %110 = stablehlo.add %104, %108#14 : tensor<24x24xf32>
    return %74, %110, %109 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<26xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x26xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) {
    %c = stablehlo.constant dense<26> : tensor<i32>
    %0 = stablehlo.multiply %arg16, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xi1>
    %10 = stablehlo.convert %9 : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.convert %arg13 : tensor<24xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<24xf32>
    %14 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %15 = stablehlo.select %14, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %16 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %17 = stablehlo.select %16, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.divide %15, %17 : tensor<24xf32>
    %19 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %20 = stablehlo.select %19, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %22 = stablehlo.select %21, %arg12, %arg11 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.divide %20, %22 : tensor<24xf32>
    %24 = stablehlo.convert %arg13 : tensor<24xf32>
    %25 = stablehlo.subtract %24, %13 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.multiply %arg14, %26 : tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %30 = stablehlo.subtract %5, %29 : tensor<24x26xf32>
    %31 = stablehlo.exponential %30 : tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.add %27, %32 : tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %35 = stablehlo.add %34, %arg2 : tensor<26xi32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %38 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %39 = stablehlo.compare EQ, %37, %38, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %40 = call @_where_0(%39, %5, %arg4) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.add %arg15, %41 : tensor<24xf32>
    return %13, %33, %42, %3, %4, %10, %11, %18, %23, %26, %arg14, %31, %39 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>
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
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<5x24x26xf32>, %arg1: tensor<24x26xf32>, %arg2: tensor<i32>) -> tensor<5x24x26xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xf32>) -> tensor<1x24x26xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xf32>, tensor<1x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xf32>
    return %1 : tensor<5x24x26xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<5x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<5x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<5x24xf32>
    return %1 : tensor<5x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<5x24x26xi1>, %arg1: tensor<24x26xi1>, %arg2: tensor<i32>) -> tensor<5x24x26xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xi1>) -> tensor<1x24x26xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xi1>, tensor<1x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xi1>
    return %1 : tensor<5x24x26xi1>
  }
  func.func private @_where_4(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x1xi1>, tensor<24x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    return %2, %3 : tensor<24x1xf32>, tensor<24x1xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<24x1xf32>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x1xi1>, tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<5x24x26xf32>, %arg1: tensor<i32>) -> tensor<24x26xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xf32>) -> tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<5x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<5x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<5x24x26xi1>, %arg1: tensor<i32>) -> tensor<24x26xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xi1>) -> tensor<24x26xi1>
    return %1 : tensor<24x26xi1>
  }
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x26xf32>, %arg9: tensor<24x26xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24x26xf32>, %arg16: tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %1 = call @_where_10(%arg16, %arg1, %0) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
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
    %22 = stablehlo.dot_general %21, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %24 = stablehlo.dot_general %21, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %25 = stablehlo.add %arg3, %24 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.dynamic_update_slice %26, %23, %c, %arg7 : (tensor<24x131xf32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %28 = stablehlo.add %arg2, %27 : tensor<24x131xf32>
    return %28, %25, %17, %11, %arg6 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
