module @jit_one_column_keeps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<5xi32>
    %4 = stablehlo.iota dim = 0 : tensor<26xi32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>)
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x24x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<5x24x26xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12:15 = stablehlo.while(%iterArg = %3, %iterArg_27 = %arg0, %iterArg_28 = %arg1, %iterArg_29 = %4, %iterArg_30 = %5, %iterArg_31 = %6#1, %iterArg_32 = %c_7, %iterArg_33 = %0, %iterArg_34 = %1, %iterArg_35 = %2, %iterArg_36 = %7, %iterArg_37 = %8, %iterArg_38 = %9, %iterArg_39 = %10, %iterArg_40 = %11) : tensor<5xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x1xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    cond {
      %c_41 = stablehlo.constant dense<5> : tensor<i32>
      %78 = stablehlo.compare LT, %iterArg_32, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %78 : tensor<i1>
    } do {
      %78 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_32) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %79:8 = func.call @closed_call(%iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_33, %iterArg_34, %iterArg_35, %78) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x1xf32>, tensor<24x26xf32>, tensor<24x26xi1>)
      %80 = func.call @dynamic_update_index_in_dim(%iterArg_36, %79#3, %iterArg_32) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %81 = func.call @dynamic_update_index_in_dim_1(%iterArg_37, %79#4, %iterArg_32) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %82 = func.call @dynamic_update_index_in_dim_2(%iterArg_38, %79#5, %iterArg_32) : (tensor<5x24x1xf32>, tensor<24x1xf32>, tensor<i32>) -> tensor<5x24x1xf32>
      %83 = func.call @dynamic_update_index_in_dim_1(%iterArg_39, %79#6, %iterArg_32) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %84 = func.call @dynamic_update_index_in_dim_3(%iterArg_40, %79#7, %iterArg_32) : (tensor<5x24x26xi1>, tensor<24x26xi1>, tensor<i32>) -> tensor<5x24x26xi1>
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %85 = stablehlo.add %iterArg_32, %c_41 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %85, %79#0, %79#1, %79#2, %80, %81, %82, %83, %84 : tensor<5xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x1xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    }
    %13 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.dot_general %arg0, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.reshape %15 : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.compare EQ, %14, %16, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %18 = stablehlo.convert %17 : (tensor<24x1xi1>) -> tensor<24x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.maximum %12#7, %20 : tensor<24x1xf32>
    %22 = stablehlo.compare EQ, %20, %21, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24x1xi1>, tensor<24x1xf32>
    %26 = stablehlo.compare EQ, %12#7, %21, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<24x1xi1>, tensor<24x1xf32>
    %30 = stablehlo.divide %25, %29 : tensor<24x1xf32>
    %31 = stablehlo.subtract %12#7, %21 : tensor<24x1xf32>
    %32 = stablehlo.exponential %31 : tensor<24x1xf32>
    %33 = stablehlo.multiply %12#8, %32 : tensor<24x1xf32>
    %34 = stablehlo.subtract %14, %21 : tensor<24x1xf32>
    %35 = stablehlo.exponential %34 : tensor<24x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.add %33, %37 : tensor<24x1xf32>
    %39 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_15 = stablehlo.constant dense<130> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %41 = stablehlo.add %40, %39 : tensor<1xi32>
    %42 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %45 = stablehlo.compare EQ, %44, %42, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %46:2 = call @_where_4(%45, %14, %c_16) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46#0 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.add %12#9, %47 : tensor<24xf32>
    %49 = stablehlo.log %38 : tensor<24x1xf32>
    %50 = stablehlo.add %21, %49 : tensor<24x1xf32>
    %51 = stablehlo.reshape %50 : (tensor<24x1xf32>) -> tensor<24xf32>
    %52 = stablehlo.subtract %51, %48 : tensor<24xf32>
    %53 = stablehlo.multiply %52, %arg3 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.multiply %57, %arg3 : tensor<24xf32>
    %59 = stablehlo.negate %58 : tensor<24xf32>
    %60 = stablehlo.reshape %58 : (tensor<24xf32>) -> tensor<24x1xf32>
    %61 = stablehlo.divide %60, %38 : tensor<24x1xf32>
    %62 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %63 = call @_where_5(%45, %46#1, %62) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%61 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %66 = stablehlo.multiply %65, %35 : tensor<24x1xf32>
    %67 = stablehlo.add %63, %66 : tensor<24x1xf32>
    %68 = stablehlo.multiply %61, %32 : tensor<24x1xf32>
    %69 = stablehlo.dot_general %67, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x24xf32>) -> tensor<1x24xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<1x24xf32>) -> tensor<24x1xf32>
    %71 = stablehlo.dot_general %67, %13, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.pad %70, %cst_23, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %75:12 = stablehlo.while(%iterArg = %12#10, %iterArg_27 = %12#11, %iterArg_28 = %12#12, %iterArg_29 = %12#13, %iterArg_30 = %12#14, %iterArg_31 = %arg0, %iterArg_32 = %6#0, %iterArg_33 = %c_26, %iterArg_34 = %73, %iterArg_35 = %74, %iterArg_36 = %68, %iterArg_37 = %59) : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x1xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>
    cond {
      %c_38 = stablehlo.constant dense<5> : tensor<i32>
      %78 = stablehlo.compare LT, %iterArg_33, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %78 : tensor<i1>
    } do {
      %c_38 = stablehlo.constant dense<5> : tensor<i32>
      %78 = stablehlo.subtract %c_38, %iterArg_33 : tensor<i32>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.subtract %78, %c_39 : tensor<i32>
      %80 = func.call @dynamic_index_in_dim(%iterArg, %79) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %81 = func.call @dynamic_index_in_dim_6(%iterArg_27, %79) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %82 = func.call @dynamic_index_in_dim_7(%iterArg_28, %79) : (tensor<5x24x1xf32>, tensor<i32>) -> tensor<24x1xf32>
      %83 = func.call @dynamic_index_in_dim_6(%iterArg_29, %79) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %84 = func.call @dynamic_index_in_dim_8(%iterArg_30, %79) : (tensor<5x24x26xi1>, tensor<i32>) -> tensor<24x26xi1>
      %85:4 = func.call @closed_call_9(%iterArg_31, %iterArg_32, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %80, %81, %82, %83, %84) : (tensor<24x24xf32>, tensor<24x26xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x1xf32>, tensor<24x26xf32>, tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>)
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %86 = stablehlo.add %iterArg_33, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %86, %85#0, %85#1, %85#2, %85#3 : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x1xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>
    }
    %76 = stablehlo.add %72, %75#8 : tensor<24x131xf32>
    %77 = stablehlo.add %71, %75#9 : tensor<24x24xf32>
    return %54, %77, %76 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<26xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x26xf32>, %arg5: tensor<24x1xf32>, %arg6: tensor<24x1xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x1xf32>, tensor<24x26xf32>, tensor<24x26xi1>) {
    %c = stablehlo.constant dense<26> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
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
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.convert %arg5 : tensor<24x1xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24x1xf32>
    %10 = stablehlo.convert %arg5 : tensor<24x1xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<24x1xf32>
    %12 = stablehlo.exponential %11 : tensor<24x1xf32>
    %13 = stablehlo.multiply %arg6, %12 : tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<24x26xf32>
    %16 = stablehlo.exponential %15 : tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %19 = stablehlo.add %13, %18 : tensor<24x1xf32>
    %20 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %21 = stablehlo.add %20, %arg2 : tensor<26xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %24 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %25 = stablehlo.compare EQ, %23, %24, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %26 = call @_where_0(%25, %5, %arg4) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.add %arg7, %27 : tensor<24xf32>
    return %9, %19, %28, %3, %4, %12, %16, %25 : tensor<24x1xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x1xf32>, tensor<24x26xf32>, tensor<24x26xi1>
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
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<5x24x1xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<5x24x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x1xf32>) -> tensor<1x24x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x1xf32>, tensor<1x24x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x1xf32>
    return %1 : tensor<5x24x1xf32>
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
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<5x24x1xf32>, %arg1: tensor<i32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 1] : (tensor<5x24x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1xf32>) -> tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<5x24x26xi1>, %arg1: tensor<i32>) -> tensor<24x26xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xi1>) -> tensor<24x26xi1>
    return %1 : tensor<24x26xi1>
  }
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24x1xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x26xf32>, %arg8: tensor<24x1xf32>, %arg9: tensor<24x26xf32>, %arg10: tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %1 = call @_where_10(%arg10, %arg1, %0) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %4 = stablehlo.multiply %3, %arg9 : tensor<24x26xf32>
    %5 = stablehlo.add %1, %4 : tensor<24x26xf32>
    %6 = stablehlo.multiply %arg4, %arg8 : tensor<24x1xf32>
    %7 = stablehlo.dot_general %5, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %9 = stablehlo.dot_general %5, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %10 = stablehlo.add %arg3, %9 : tensor<24x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.dynamic_update_slice %11, %8, %c, %arg6 : (tensor<24x131xf32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %13 = stablehlo.add %arg2, %12 : tensor<24x131xf32>
    return %13, %10, %6, %arg5 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x1xf32>, tensor<24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
