module @jit_one_column_scan_given attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<24x131xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.iota dim = 0 : tensor<26xi32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %c_16 = stablehlo.constant dense<false> : tensor<i1>
    %21 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i1>) -> tensor<5x24x26xi1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %22:24 = stablehlo.while(%iterArg = %2, %iterArg_35 = %arg0, %iterArg_36 = %11, %iterArg_37 = %12, %iterArg_38 = %4, %iterArg_39 = %3, %iterArg_40 = %6, %iterArg_41 = %5, %iterArg_42 = %8, %iterArg_43 = %7, %iterArg_44 = %10, %iterArg_45 = %9, %iterArg_46 = %c_17, %iterArg_47 = %0, %iterArg_48 = %1, %iterArg_49 = %13, %iterArg_50 = %14, %iterArg_51 = %15, %iterArg_52 = %16, %iterArg_53 = %17, %iterArg_54 = %18, %iterArg_55 = %19, %iterArg_56 = %20, %iterArg_57 = %21) : tensor<5xi32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    cond {
      %c_58 = stablehlo.constant dense<5> : tensor<i32>
      %91 = stablehlo.compare LT, %iterArg_46, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %91 : tensor<i1>
    } do {
      %91 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_46) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %92:11 = func.call @closed_call(%iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_47, %iterArg_48, %91) : (tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>)
      %93 = func.call @dynamic_update_index_in_dim(%iterArg_49, %92#2, %iterArg_46) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %94 = func.call @dynamic_update_index_in_dim_0(%iterArg_50, %92#3, %iterArg_46) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %95 = func.call @dynamic_update_index_in_dim_1(%iterArg_51, %92#4, %iterArg_46) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %96 = func.call @dynamic_update_index_in_dim_1(%iterArg_52, %92#5, %iterArg_46) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %97 = func.call @dynamic_update_index_in_dim_1(%iterArg_53, %92#6, %iterArg_46) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %98 = func.call @dynamic_update_index_in_dim_1(%iterArg_54, %92#7, %iterArg_46) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %99 = func.call @dynamic_update_index_in_dim_1(%iterArg_55, %92#8, %iterArg_46) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %100 = func.call @dynamic_update_index_in_dim_0(%iterArg_56, %92#9, %iterArg_46) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %101 = func.call @dynamic_update_index_in_dim_2(%iterArg_57, %92#10, %iterArg_46) : (tensor<5x24x26xi1>, tensor<24x26xi1>, tensor<i32>) -> tensor<5x24x26xi1>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %102 = stablehlo.add %iterArg_46, %c_58 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %102, %92#0, %92#1, %93, %94, %95, %96, %97, %98, %99, %100, %101 : tensor<5xi32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    }
    %23 = stablehlo.slice %arg0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_18) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.reshape %24 : (tensor<24xf32>) -> tensor<24x1xf32>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %27 = stablehlo.convert %26 : (tensor<24x1xi1>) -> tensor<24x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.maximum %22#13, %24 : tensor<24xf32>
    %30 = stablehlo.compare EQ, %22#13, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<24xi1>, tensor<24xf32>
    %34 = stablehlo.compare EQ, %24, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<24xi1>, tensor<24xf32>
    %38 = stablehlo.divide %33, %37 : tensor<24xf32>
    %39 = stablehlo.compare EQ, %24, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %43 = stablehlo.compare EQ, %22#13, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.select %43, %44, %45 : tensor<24xi1>, tensor<24xf32>
    %47 = stablehlo.divide %42, %46 : tensor<24xf32>
    %48 = stablehlo.subtract %22#13, %29 : tensor<24xf32>
    %49 = stablehlo.exponential %48 : tensor<24xf32>
    %50 = stablehlo.multiply %22#14, %49 : tensor<24xf32>
    %51 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %52 = stablehlo.subtract %23, %51 : tensor<24x1xf32>
    %53 = stablehlo.exponential %52 : tensor<24x1xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.add %50, %54 : tensor<24xf32>
    %56 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_29 = stablehlo.constant dense<130> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %58 = stablehlo.add %57, %56 : tensor<1xi32>
    %59 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %60 = stablehlo.broadcast_in_dim %58, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %62 = stablehlo.compare EQ, %61, %59, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.multiply %63, %arg2 : tensor<24xf32>
    %65 = stablehlo.negate %64 : tensor<24xf32>
    %66 = stablehlo.divide %64, %55 : tensor<24xf32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %68 = call @_where(%62, %67) : (tensor<24x1xi1>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %69 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %70 = stablehlo.multiply %69, %53 : tensor<24x1xf32>
    %71 = stablehlo.negate %70 : tensor<24x1xf32>
    %72 = stablehlo.add %68, %70 : tensor<24x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%71 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %74 = stablehlo.add %64, %73 : tensor<24xf32>
    %75 = stablehlo.multiply %22#14, %66 : tensor<24xf32>
    %76 = stablehlo.multiply %66, %49 : tensor<24xf32>
    %77 = stablehlo.multiply %75, %49 : tensor<24xf32>
    %78 = stablehlo.negate %77 : tensor<24xf32>
    %79 = stablehlo.add %74, %78 : tensor<24xf32>
    %80 = stablehlo.multiply %79, %47 : tensor<24xf32>
    %81 = stablehlo.multiply %79, %38 : tensor<24xf32>
    %82 = stablehlo.add %77, %81 : tensor<24xf32>
    %83 = stablehlo.divide %80, %28 : tensor<24xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %85 = stablehlo.multiply %84, %27 : tensor<24x1xf32>
    %86 = stablehlo.add %72, %85 : tensor<24x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.pad %86, %cst_32, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %89:14 = stablehlo.while(%iterArg = %22#15, %iterArg_35 = %22#16, %iterArg_36 = %22#17, %iterArg_37 = %22#18, %iterArg_38 = %22#19, %iterArg_39 = %22#20, %iterArg_40 = %22#21, %iterArg_41 = %22#22, %iterArg_42 = %22#23, %iterArg_43 = %c_34, %iterArg_44 = %88, %iterArg_45 = %82, %iterArg_46 = %76, %iterArg_47 = %65) : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_48 = stablehlo.constant dense<5> : tensor<i32>
      %91 = stablehlo.compare LT, %iterArg_43, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %91 : tensor<i1>
    } do {
      %c_48 = stablehlo.constant dense<5> : tensor<i32>
      %91 = stablehlo.subtract %c_48, %iterArg_43 : tensor<i32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %92 = stablehlo.subtract %91, %c_49 : tensor<i32>
      %93 = func.call @dynamic_index_in_dim(%iterArg, %92) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %94 = func.call @dynamic_index_in_dim_3(%iterArg_35, %92) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %95 = func.call @dynamic_index_in_dim_4(%iterArg_36, %92) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %96 = func.call @dynamic_index_in_dim_4(%iterArg_37, %92) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %97 = func.call @dynamic_index_in_dim_4(%iterArg_38, %92) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %98 = func.call @dynamic_index_in_dim_4(%iterArg_39, %92) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %99 = func.call @dynamic_index_in_dim_4(%iterArg_40, %92) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %100 = func.call @dynamic_index_in_dim_3(%iterArg_41, %92) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %101 = func.call @dynamic_index_in_dim_5(%iterArg_42, %92) : (tensor<5x24x26xi1>, tensor<i32>) -> tensor<24x26xi1>
      %102:4 = func.call @closed_call_6(%iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %93, %94, %95, %96, %97, %98, %99, %100, %101) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %103 = stablehlo.add %iterArg_43, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %103, %102#0, %102#1, %102#2, %102#3 : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %90 = stablehlo.add %87, %89#10 : tensor<24x131xf32>
    return %90 : tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<26xi32>, %arg2: tensor<24x1xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) {
    %c = stablehlo.constant dense<26> : tensor<i32>
    %0 = stablehlo.multiply %arg13, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %8 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xi1>
    %9 = stablehlo.convert %8 : (tensor<24x26xi1>) -> tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.convert %arg11 : tensor<24xf32>
    %12 = stablehlo.maximum %11, %5 : tensor<24xf32>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %14 = stablehlo.select %13, %arg4, %arg3 : tensor<24xi1>, tensor<24xf32>
    %15 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %16 = stablehlo.select %15, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %17 = stablehlo.divide %14, %16 : tensor<24xf32>
    %18 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %19 = stablehlo.select %18, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %21 = stablehlo.select %20, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.divide %19, %21 : tensor<24xf32>
    %23 = stablehlo.convert %arg11 : tensor<24xf32>
    %24 = stablehlo.subtract %23, %12 : tensor<24xf32>
    %25 = stablehlo.exponential %24 : tensor<24xf32>
    %26 = stablehlo.multiply %arg12, %25 : tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %29 = stablehlo.subtract %4, %28 : tensor<24x26xf32>
    %30 = stablehlo.exponential %29 : tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %26, %31 : tensor<24xf32>
    %33 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %34 = stablehlo.add %33, %arg1 : tensor<26xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %37 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %38 = stablehlo.compare EQ, %36, %37, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    return %12, %32, %3, %9, %10, %17, %22, %25, %arg12, %30, %38 : tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>
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
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<5x24x26xi1>, %arg1: tensor<24x26xi1>, %arg2: tensor<i32>) -> tensor<5x24x26xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xi1>) -> tensor<1x24x26xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xi1>, tensor<1x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xi1>
    return %1 : tensor<5x24x26xi1>
  }
  func.func private @_where(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x1xi1>, tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<5x24x26xf32>, %arg1: tensor<i32>) -> tensor<24x26xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xf32>) -> tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<5x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<5x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<5x24x26xi1>, %arg1: tensor<i32>) -> tensor<24x26xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xi1>) -> tensor<24x26xi1>
    return %1 : tensor<24x26xi1>
  }
  func.func private @closed_call_6(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>, %arg5: tensor<24x26xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24x26xf32>, %arg12: tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %1 = call @_where_7(%arg12, %0) : (tensor<24x26xi1>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %3 = stablehlo.multiply %2, %arg11 : tensor<24x26xf32>
    %4 = stablehlo.negate %3 : tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.reshape %5 : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.add %1, %3 : tensor<24x26xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.add %arg1, %8 : tensor<24xf32>
    %10 = stablehlo.multiply %arg10, %arg2 : tensor<24xf32>
    %11 = stablehlo.multiply %arg2, %arg9 : tensor<24xf32>
    %12 = stablehlo.multiply %10, %arg9 : tensor<24xf32>
    %13 = stablehlo.negate %12 : tensor<24xf32>
    %14 = stablehlo.add %9, %13 : tensor<24xf32>
    %15 = stablehlo.multiply %14, %arg8 : tensor<24xf32>
    %16 = stablehlo.multiply %14, %arg7 : tensor<24xf32>
    %17 = stablehlo.add %12, %16 : tensor<24xf32>
    %18 = stablehlo.divide %15, %arg6 : tensor<24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %20 = stablehlo.multiply %19, %arg5 : tensor<24x26xf32>
    %21 = stablehlo.add %7, %20 : tensor<24x26xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.dynamic_update_slice %22, %21, %c, %arg4 : (tensor<24x131xf32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %24 = stablehlo.add %arg0, %23 : tensor<24x131xf32>
    return %24, %17, %11, %arg3 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
