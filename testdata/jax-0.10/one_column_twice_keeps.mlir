module @jit_one_column_twice_keeps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x24x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x24x1xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %15:19 = stablehlo.while(%iterArg = %arg0, %iterArg_47 = %arg1, %iterArg_48 = %2, %iterArg_49 = %1, %iterArg_50 = %4, %iterArg_51 = %3, %iterArg_52 = %6, %iterArg_53 = %5, %iterArg_54 = %8, %iterArg_55 = %7, %iterArg_56 = %c_14, %iterArg_57 = %c, %iterArg_58 = %0, %iterArg_59 = %9, %iterArg_60 = %10, %iterArg_61 = %11, %iterArg_62 = %12, %iterArg_63 = %13, %iterArg_64 = %14) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x1xf32>, tensor<5x24x1xf32>
    cond {
      %c_65 = stablehlo.constant dense<5> : tensor<i32>
      %98 = stablehlo.compare LT, %iterArg_56, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %98 : tensor<i1>
    } do {
      %98:8 = func.call @closed_call(%iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_57, %iterArg_58) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<24x1xf32>)
      %99 = func.call @dynamic_update_index_in_dim(%iterArg_59, %98#2, %iterArg_56) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %100 = func.call @dynamic_update_index_in_dim_0(%iterArg_60, %98#3, %iterArg_56) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %101 = func.call @dynamic_update_index_in_dim_0(%iterArg_61, %98#4, %iterArg_56) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %102 = func.call @dynamic_update_index_in_dim_1(%iterArg_62, %98#5, %iterArg_56) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %103 = func.call @dynamic_update_index_in_dim_2(%iterArg_63, %98#6, %iterArg_56) : (tensor<5x24x1xf32>, tensor<24x1xf32>, tensor<i32>) -> tensor<5x24x1xf32>
      %104 = func.call @dynamic_update_index_in_dim_2(%iterArg_64, %98#7, %iterArg_56) : (tensor<5x24x1xf32>, tensor<24x1xf32>, tensor<i32>) -> tensor<5x24x1xf32>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %105 = stablehlo.add %iterArg_56, %c_65 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %105, %98#0, %98#1, %99, %100, %101, %102, %103, %104 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x1xf32>, tensor<5x24x1xf32>
    }
    %16 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.dot_general %arg0, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_15) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.reshape %18 : (tensor<24xf32>) -> tensor<24x1xf32>
    %20 = stablehlo.compare EQ, %17, %19, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %21 = stablehlo.convert %20 : (tensor<24x1xi1>) -> tensor<24x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %24 = stablehlo.maximum %15#12, %23 : tensor<24x1xf32>
    %25 = stablehlo.compare EQ, %15#12, %24, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<24x1xi1>, tensor<24x1xf32>
    %29 = stablehlo.compare EQ, %23, %24, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24x1xi1>, tensor<24x1xf32>
    %33 = stablehlo.divide %28, %32 : tensor<24x1xf32>
    %34 = stablehlo.compare EQ, %23, %24, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24x1xi1>, tensor<24x1xf32>
    %38 = stablehlo.compare EQ, %15#12, %24, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %41 = stablehlo.select %38, %39, %40 : tensor<24x1xi1>, tensor<24x1xf32>
    %42 = stablehlo.divide %37, %41 : tensor<24x1xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.iota dim = 0 : tensor<26xi32>
    %46 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %47:2 = call @_where(%c_27) : (tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>)
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %c_32 = stablehlo.constant dense<false> : tensor<i1>
    %51 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i1>) -> tensor<5x24x26xi1>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %52:14 = stablehlo.while(%iterArg = %arg0, %iterArg_47 = %arg1, %iterArg_48 = %24, %iterArg_49 = %45, %iterArg_50 = %46, %iterArg_51 = %47#1, %iterArg_52 = %c_33, %iterArg_53 = %c_28, %iterArg_54 = %43, %iterArg_55 = %44, %iterArg_56 = %48, %iterArg_57 = %49, %iterArg_58 = %50, %iterArg_59 = %51) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    cond {
      %c_60 = stablehlo.constant dense<5> : tensor<i32>
      %98 = stablehlo.compare LT, %iterArg_52, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %98 : tensor<i1>
    } do {
      %98:7 = func.call @closed_call_3(%iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_53, %iterArg_54, %iterArg_55) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<24x1xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24x26xi1>)
      %99 = func.call @dynamic_update_index_in_dim(%iterArg_56, %98#3, %iterArg_52) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %100 = func.call @dynamic_update_index_in_dim_0(%iterArg_57, %98#4, %iterArg_52) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %101 = func.call @dynamic_update_index_in_dim_0(%iterArg_58, %98#5, %iterArg_52) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %102 = func.call @dynamic_update_index_in_dim_5(%iterArg_59, %98#6, %iterArg_52) : (tensor<5x24x26xi1>, tensor<24x26xi1>, tensor<i32>) -> tensor<5x24x26xi1>
      %c_60 = stablehlo.constant dense<1> : tensor<i32>
      %103 = stablehlo.add %iterArg_52, %c_60 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %103, %98#0, %98#1, %98#2, %99, %100, %101, %102 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    }
    %53 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %54 = stablehlo.dot_general %arg0, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %55 = stablehlo.subtract %54, %24 : tensor<24x1xf32>
    %56 = stablehlo.exponential %55 : tensor<24x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %59 = stablehlo.add %52#8, %58 : tensor<24x1xf32>
    %60 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_35 = stablehlo.constant dense<130> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %62 = stablehlo.add %61, %60 : tensor<1xi32>
    %63 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %64 = stablehlo.broadcast_in_dim %62, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %66 = stablehlo.compare EQ, %65, %63, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %67:2 = call @_where_6(%66, %54, %c_36) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67#0 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.add %52#9, %68 : tensor<24xf32>
    %70 = stablehlo.log %59 : tensor<24x1xf32>
    %71 = stablehlo.add %24, %70 : tensor<24x1xf32>
    %72 = stablehlo.reshape %71 : (tensor<24x1xf32>) -> tensor<24xf32>
    %73 = stablehlo.subtract %72, %69 : tensor<24xf32>
    %74 = stablehlo.multiply %73, %arg3 : tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %79 = stablehlo.multiply %78, %arg3 : tensor<24xf32>
    %80 = stablehlo.negate %79 : tensor<24xf32>
    %81 = stablehlo.reshape %79 : (tensor<24xf32>) -> tensor<24x1xf32>
    %82 = stablehlo.divide %81, %59 : tensor<24x1xf32>
    %83 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %84 = call @_where_7(%66, %67#1, %83) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%82 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %87 = stablehlo.multiply %86, %56 : tensor<24x1xf32>
    %88 = stablehlo.add %84, %87 : tensor<24x1xf32>
    %89 = stablehlo.dot_general %88, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x24xf32>) -> tensor<1x24xf32>
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<1x24xf32>) -> tensor<24x1xf32>
    %91 = stablehlo.dot_general %88, %53, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x24xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.pad %90, %cst_43, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %95:11 = stablehlo.while(%iterArg = %52#10, %iterArg_47 = %52#11, %iterArg_48 = %52#12, %iterArg_49 = %52#13, %iterArg_50 = %arg0, %iterArg_51 = %47#0, %iterArg_52 = %c_46, %iterArg_53 = %93, %iterArg_54 = %94, %iterArg_55 = %82, %iterArg_56 = %80) : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>
    cond {
      %c_57 = stablehlo.constant dense<5> : tensor<i32>
      %98 = stablehlo.compare LT, %iterArg_52, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %98 : tensor<i1>
    } do {
      %c_57 = stablehlo.constant dense<5> : tensor<i32>
      %98 = stablehlo.subtract %c_57, %iterArg_52 : tensor<i32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %99 = stablehlo.subtract %98, %c_58 : tensor<i32>
      %100 = func.call @dynamic_index_in_dim(%iterArg, %99) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %101 = func.call @dynamic_index_in_dim_8(%iterArg_47, %99) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %102 = func.call @dynamic_index_in_dim_8(%iterArg_48, %99) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %103 = func.call @dynamic_index_in_dim_9(%iterArg_49, %99) : (tensor<5x24x26xi1>, tensor<i32>) -> tensor<24x26xi1>
      %104:4 = func.call @closed_call_10(%iterArg_50, %iterArg_51, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %100, %101, %102, %103) : (tensor<24x24xf32>, tensor<24x26xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>)
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %105 = stablehlo.add %iterArg_52, %c_59 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %105, %104#0, %104#1, %104#2, %104#3 : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>
    }
    %96 = stablehlo.add %92, %95#7 : tensor<24x131xf32>
    %97 = stablehlo.add %91, %95#8 : tensor<24x24xf32>
    return %75, %97, %96 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x1xf32>, %arg3: tensor<24x1xf32>, %arg4: tensor<24x1xf32>, %arg5: tensor<24x1xf32>, %arg6: tensor<24x1xf32>, %arg7: tensor<24x1xf32>, %arg8: tensor<24x1xf32>, %arg9: tensor<24x1xf32>, %arg10: tensor<i32>, %arg11: tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<24x1xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg10, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<26> : tensor<i32>
    %1 = stablehlo.multiply %arg10, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.reshape %8 : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %11 = stablehlo.compare EQ, %7, %10, FLOAT : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xi1>
    %12 = stablehlo.convert %11 : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %15 = stablehlo.convert %arg11 : tensor<24x1xf32>
    %16 = stablehlo.maximum %15, %14 : tensor<24x1xf32>
    %17 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %18 = stablehlo.select %17, %arg3, %arg2 : tensor<24x1xi1>, tensor<24x1xf32>
    %19 = stablehlo.compare EQ, %14, %16, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %20 = stablehlo.select %19, %arg5, %arg4 : tensor<24x1xi1>, tensor<24x1xf32>
    %21 = stablehlo.divide %18, %20 : tensor<24x1xf32>
    %22 = stablehlo.compare EQ, %14, %16, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %23 = stablehlo.select %22, %arg7, %arg6 : tensor<24x1xi1>, tensor<24x1xf32>
    %24 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %25 = stablehlo.select %24, %arg9, %arg8 : tensor<24x1xi1>, tensor<24x1xf32>
    %26 = stablehlo.divide %23, %25 : tensor<24x1xf32>
    return %0, %16, %5, %6, %12, %13, %21, %26 : tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x1xf32>, tensor<24x1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<5x24x26xf32>, %arg1: tensor<24x26xf32>, %arg2: tensor<i32>) -> tensor<5x24x26xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xf32>) -> tensor<1x24x26xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xf32>, tensor<1x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xf32>
    return %1 : tensor<5x24x26xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<5x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<5x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<5x24xf32>
    return %1 : tensor<5x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<5x24x1xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<5x24x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x1xf32>) -> tensor<1x24x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x1xf32>, tensor<1x24x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x1xf32>
    return %1 : tensor<5x24x1xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    return %2, %1 : tensor<24x26xf32>, tensor<24x26xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x1xf32>, %arg3: tensor<26xi32>, %arg4: tensor<24x1xi32>, %arg5: tensor<24x26xf32>, %arg6: tensor<i32>, %arg7: tensor<24x1xf32>, %arg8: tensor<24xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24x26xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<26> : tensor<i32>
    %1 = stablehlo.multiply %arg6, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<24x26xf32>
    %10 = stablehlo.exponential %9 : tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.add %arg7, %12 : tensor<24x1xf32>
    %14 = stablehlo.convert %1 : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %16 = stablehlo.add %15, %arg3 : tensor<26xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %20 = stablehlo.compare EQ, %18, %19, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %21 = call @_where_4(%20, %7, %arg5) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.add %arg8, %22 : tensor<24xf32>
    return %0, %13, %23, %5, %6, %10, %20 : tensor<i32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xf32>, tensor<24x26xi1>
  }
  func.func private @_where_4(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x26xi1>, tensor<24x26xf32>
    return %0 : tensor<24x26xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<5x24x26xi1>, %arg1: tensor<24x26xi1>, %arg2: tensor<i32>) -> tensor<5x24x26xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xi1>) -> tensor<1x24x26xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xi1>, tensor<1x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xi1>
    return %1 : tensor<5x24x26xi1>
  }
  func.func private @_where_6(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x1xi1>, tensor<24x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    return %2, %3 : tensor<24x1xf32>, tensor<24x1xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<24x1xf32>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x1xi1>, tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<5x24x26xf32>, %arg1: tensor<i32>) -> tensor<24x26xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xf32>) -> tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<5x24x26xi1>, %arg1: tensor<i32>) -> tensor<24x26xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xi1>) -> tensor<24x26xi1>
    return %1 : tensor<24x26xi1>
  }
  func.func private @closed_call_10(%arg0: tensor<24x24xf32>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24x1xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x26xf32>, %arg8: tensor<24x26xf32>, %arg9: tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %1 = call @_where_11(%arg9, %arg1, %0) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %4 = stablehlo.multiply %3, %arg8 : tensor<24x26xf32>
    %5 = stablehlo.add %1, %4 : tensor<24x26xf32>
    %6 = stablehlo.dot_general %5, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %8 = stablehlo.dot_general %5, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %9 = stablehlo.add %arg3, %8 : tensor<24x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_update_slice %10, %7, %c, %arg6 : (tensor<24x131xf32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %12 = stablehlo.add %arg2, %11 : tensor<24x131xf32>
    return %12, %9, %arg4, %arg5 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>
  }
  func.func private @_where_11(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
