module @jit_one_column_scaled attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
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
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<5x24x26xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12:15 = stablehlo.while(%iterArg = %3, %iterArg_29 = %arg0, %iterArg_30 = %arg1, %iterArg_31 = %4, %iterArg_32 = %5, %iterArg_33 = %6#1, %iterArg_34 = %c_7, %iterArg_35 = %0, %iterArg_36 = %1, %iterArg_37 = %2, %iterArg_38 = %7, %iterArg_39 = %8, %iterArg_40 = %9, %iterArg_41 = %10, %iterArg_42 = %11) : tensor<5xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    cond {
      %c_43 = stablehlo.constant dense<5> : tensor<i32>
      %80 = stablehlo.compare LT, %iterArg_34, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %80 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_34) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %81:8 = func.call @closed_call(%iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_35, %iterArg_36, %iterArg_37, %80) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>)
      %82 = func.call @dynamic_update_index_in_dim(%iterArg_38, %81#3, %iterArg_34) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %83 = func.call @dynamic_update_index_in_dim_1(%iterArg_39, %81#4, %iterArg_34) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %84 = func.call @dynamic_update_index_in_dim_2(%iterArg_40, %81#5, %iterArg_34) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %85 = func.call @dynamic_update_index_in_dim_1(%iterArg_41, %81#6, %iterArg_34) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %86 = func.call @dynamic_update_index_in_dim_3(%iterArg_42, %81#7, %iterArg_34) : (tensor<5x24x26xi1>, tensor<24x26xi1>, tensor<i32>) -> tensor<5x24x26xi1>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %87 = stablehlo.add %iterArg_34, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %87, %81#0, %81#1, %81#2, %82, %83, %84, %85, %86 : tensor<5xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    }
    %13 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.dot_general %arg0, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_8 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<24x1xf32>
    %cst_9 = stablehlo.constant dense<1.300000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<24x1xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_10) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.reshape %19 : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.compare EQ, %18, %20, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %22 = stablehlo.convert %21 : (tensor<24x1xi1>) -> tensor<24x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.maximum %12#7, %19 : tensor<24xf32>
    %25 = stablehlo.compare EQ, %19, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.compare EQ, %12#7, %24, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.divide %28, %32 : tensor<24xf32>
    %34 = stablehlo.subtract %12#7, %24 : tensor<24xf32>
    %35 = stablehlo.exponential %34 : tensor<24xf32>
    %36 = stablehlo.multiply %12#8, %35 : tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.subtract %18, %37 : tensor<24x1xf32>
    %39 = stablehlo.exponential %38 : tensor<24x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %41 = stablehlo.add %36, %40 : tensor<24xf32>
    %42 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_17 = stablehlo.constant dense<130> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %44 = stablehlo.add %43, %42 : tensor<1xi32>
    %45 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %48 = stablehlo.compare EQ, %47, %45, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %49:2 = call @_where_4(%48, %18, %c_18) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49#0 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.add %12#9, %50 : tensor<24xf32>
    %52 = stablehlo.log %41 : tensor<24xf32>
    %53 = stablehlo.add %24, %52 : tensor<24xf32>
    %54 = stablehlo.subtract %53, %51 : tensor<24xf32>
    %55 = stablehlo.multiply %54, %arg3 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.multiply %59, %arg3 : tensor<24xf32>
    %61 = stablehlo.negate %60 : tensor<24xf32>
    %62 = stablehlo.divide %60, %41 : tensor<24xf32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %64 = call @_where_5(%48, %49#1, %63) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %65 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %66 = stablehlo.multiply %65, %39 : tensor<24x1xf32>
    %67 = stablehlo.add %64, %66 : tensor<24x1xf32>
    %68 = stablehlo.multiply %62, %35 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.300000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %70 = stablehlo.divide %67, %69 : tensor<24x1xf32>
    %71 = stablehlo.dot_general %70, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x24xf32>) -> tensor<1x24xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<1x24xf32>) -> tensor<24x1xf32>
    %73 = stablehlo.dot_general %70, %13, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %72, %cst_25, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %77:12 = stablehlo.while(%iterArg = %12#10, %iterArg_29 = %12#11, %iterArg_30 = %12#12, %iterArg_31 = %12#13, %iterArg_32 = %12#14, %iterArg_33 = %arg0, %iterArg_34 = %6#0, %iterArg_35 = %c_28, %iterArg_36 = %75, %iterArg_37 = %76, %iterArg_38 = %68, %iterArg_39 = %61) : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_40 = stablehlo.constant dense<5> : tensor<i32>
      %80 = stablehlo.compare LT, %iterArg_35, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %c_40 = stablehlo.constant dense<5> : tensor<i32>
      %80 = stablehlo.subtract %c_40, %iterArg_35 : tensor<i32>
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %81 = stablehlo.subtract %80, %c_41 : tensor<i32>
      %82 = func.call @dynamic_index_in_dim(%iterArg, %81) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %83 = func.call @dynamic_index_in_dim_6(%iterArg_29, %81) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %84 = func.call @dynamic_index_in_dim_7(%iterArg_30, %81) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %85 = func.call @dynamic_index_in_dim_6(%iterArg_31, %81) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %86 = func.call @dynamic_index_in_dim_8(%iterArg_32, %81) : (tensor<5x24x26xi1>, tensor<i32>) -> tensor<24x26xi1>
      %87:4 = func.call @closed_call_9(%iterArg_33, %iterArg_34, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %82, %83, %84, %85, %86) : (tensor<24x24xf32>, tensor<24x26xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %88 = stablehlo.add %iterArg_35, %c_42 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %88, %87#0, %87#1, %87#2, %87#3 : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %78 = stablehlo.add %74, %77#8 : tensor<24x131xf32>
    %79 = stablehlo.add %73, %77#9 : tensor<24x24xf32>
    return %56, %79, %78 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<26xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x26xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) {
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
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<1.300000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %9 = stablehlo.divide %7, %8 : tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.convert %arg5 : tensor<24xf32>
    %12 = stablehlo.maximum %11, %10 : tensor<24xf32>
    %13 = stablehlo.convert %arg5 : tensor<24xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<24xf32>
    %15 = stablehlo.exponential %14 : tensor<24xf32>
    %16 = stablehlo.multiply %arg6, %15 : tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %19 = stablehlo.subtract %9, %18 : tensor<24x26xf32>
    %20 = stablehlo.exponential %19 : tensor<24x26xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.add %16, %21 : tensor<24xf32>
    %23 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %24 = stablehlo.add %23, %arg2 : tensor<26xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %27 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %28 = stablehlo.compare EQ, %26, %27, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %29 = call @_where_0(%28, %9, %arg4) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %arg7, %30 : tensor<24xf32>
    return %12, %22, %31, %3, %4, %15, %20, %28 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>
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
  func.func private @closed_call_9(%arg0: tensor<24x24xf32>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x26xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24x26xf32>, %arg10: tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %1 = call @_where_10(%arg10, %arg1, %0) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %3 = stablehlo.multiply %2, %arg9 : tensor<24x26xf32>
    %4 = stablehlo.add %1, %3 : tensor<24x26xf32>
    %5 = stablehlo.multiply %arg4, %arg8 : tensor<24xf32>
    %cst = stablehlo.constant dense<1.300000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %7 = stablehlo.divide %4, %6 : tensor<24x26xf32>
    %8 = stablehlo.dot_general %7, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %10 = stablehlo.dot_general %7, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %11 = stablehlo.add %arg3, %10 : tensor<24x24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.dynamic_update_slice %12, %9, %c, %arg6 : (tensor<24x131xf32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %14 = stablehlo.add %arg2, %13 : tensor<24x131xf32>
    return %14, %11, %5, %arg5 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
