module @jit_one_column_stopped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<26xi32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:2 = call @_where(%c) : (tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>)
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<5x24x26xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %11:15 = stablehlo.while(%iterArg = %arg0, %iterArg_27 = %arg1, %iterArg_28 = %3, %iterArg_29 = %4, %iterArg_30 = %5#1, %iterArg_31 = %c_8, %iterArg_32 = %c_2, %iterArg_33 = %0, %iterArg_34 = %1, %iterArg_35 = %2, %iterArg_36 = %6, %iterArg_37 = %7, %iterArg_38 = %8, %iterArg_39 = %9, %iterArg_40 = %10) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    cond {
      %c_41 = stablehlo.constant dense<5> : tensor<i32>
      %73 = stablehlo.compare LT, %iterArg_31, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %73:9 = func.call @closed_call(%iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>)
      %74 = func.call @dynamic_update_index_in_dim(%iterArg_36, %73#4, %iterArg_31) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %75 = func.call @dynamic_update_index_in_dim_1(%iterArg_37, %73#5, %iterArg_31) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %76 = func.call @dynamic_update_index_in_dim_2(%iterArg_38, %73#6, %iterArg_31) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %77 = func.call @dynamic_update_index_in_dim_1(%iterArg_39, %73#7, %iterArg_31) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %78 = func.call @dynamic_update_index_in_dim_3(%iterArg_40, %73#8, %iterArg_31) : (tensor<5x24x26xi1>, tensor<24x26xi1>, tensor<i32>) -> tensor<5x24x26xi1>
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %iterArg_31, %c_41 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %79, %73#0, %73#1, %73#2, %73#3, %74, %75, %76, %77, %78 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    }
    %12 = stablehlo.slice %arg1 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.dot_general %arg0, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.reshape %14 : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.compare EQ, %13, %15, FLOAT : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xi1>
    %17 = stablehlo.convert %16 : (tensor<24x1xi1>) -> tensor<24x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.maximum %11#7, %14 : tensor<24xf32>
    %20 = stablehlo.compare EQ, %14, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.compare EQ, %11#7, %19, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<24xi1>, tensor<24xf32>
    %28 = stablehlo.divide %23, %27 : tensor<24xf32>
    %29 = stablehlo.subtract %11#7, %19 : tensor<24xf32>
    %30 = stablehlo.exponential %29 : tensor<24xf32>
    %31 = stablehlo.multiply %11#8, %30 : tensor<24xf32>
    %32 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %33 = stablehlo.subtract %13, %32 : tensor<24x1xf32>
    %34 = stablehlo.exponential %33 : tensor<24x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.add %31, %35 : tensor<24xf32>
    %37 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_16 = stablehlo.constant dense<130> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %39 = stablehlo.add %38, %37 : tensor<1xi32>
    %40 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %43 = stablehlo.compare EQ, %42, %40, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %44:2 = call @_where_4(%43, %13, %c_17) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44#0 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %46 = stablehlo.add %11#9, %45 : tensor<24xf32>
    %47 = stablehlo.log %36 : tensor<24xf32>
    %48 = stablehlo.add %19, %47 : tensor<24xf32>
    %49 = stablehlo.subtract %48, %46 : tensor<24xf32>
    %50 = stablehlo.multiply %49, %arg3 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.multiply %54, %arg3 : tensor<24xf32>
    %56 = stablehlo.negate %55 : tensor<24xf32>
    %57 = stablehlo.divide %55, %36 : tensor<24xf32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %59 = call @_where_5(%43, %44#1, %58) : (tensor<24x1xi1>, tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %60 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %61 = stablehlo.multiply %60, %34 : tensor<24x1xf32>
    %62 = stablehlo.add %59, %61 : tensor<24x1xf32>
    %63 = stablehlo.multiply %57, %30 : tensor<24xf32>
    %64 = stablehlo.dot_general %62, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x24xf32>) -> tensor<1x24xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<1x24xf32>) -> tensor<24x1xf32>
    %66 = stablehlo.dot_general %62, %12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x1xf32>, tensor<24x1xf32>) -> tensor<24x24xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.pad %65, %cst_23, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %70:12 = stablehlo.while(%iterArg = %11#10, %iterArg_27 = %11#11, %iterArg_28 = %11#12, %iterArg_29 = %11#13, %iterArg_30 = %11#14, %iterArg_31 = %arg0, %iterArg_32 = %5#0, %iterArg_33 = %c_26, %iterArg_34 = %68, %iterArg_35 = %69, %iterArg_36 = %63, %iterArg_37 = %56) : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_38 = stablehlo.constant dense<5> : tensor<i32>
      %73 = stablehlo.compare LT, %iterArg_33, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %c_38 = stablehlo.constant dense<5> : tensor<i32>
      %73 = stablehlo.subtract %c_38, %iterArg_33 : tensor<i32>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %74 = stablehlo.subtract %73, %c_39 : tensor<i32>
      %75 = func.call @dynamic_index_in_dim(%iterArg, %74) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %76 = func.call @dynamic_index_in_dim_6(%iterArg_27, %74) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %77 = func.call @dynamic_index_in_dim_7(%iterArg_28, %74) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %78 = func.call @dynamic_index_in_dim_6(%iterArg_29, %74) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %79 = func.call @dynamic_index_in_dim_8(%iterArg_30, %74) : (tensor<5x24x26xi1>, tensor<i32>) -> tensor<24x26xi1>
      %80:4 = func.call @closed_call_9(%iterArg_31, %iterArg_32, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %75, %76, %77, %78, %79) : (tensor<24x24xf32>, tensor<24x26xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %81 = stablehlo.add %iterArg_33, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %81, %80#0, %80#1, %80#2, %80#3 : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<24x24xf32>, tensor<24x26xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %71 = stablehlo.add %67, %70#8 : tensor<24x131xf32>
    %72 = stablehlo.add %66, %70#9 : tensor<24x24xf32>
    return %51, %72, %71 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24x26xf32>, tensor<24x26xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    return %2, %1 : tensor<24x26xf32>, tensor<24x26xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<26xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x26xf32>, %arg5: tensor<i32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<26> : tensor<i32>
    %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
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
    %9 = stablehlo.convert %arg6 : tensor<24xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<24xf32>
    %11 = stablehlo.convert %arg6 : tensor<24xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<24xf32>
    %13 = stablehlo.exponential %12 : tensor<24xf32>
    %14 = stablehlo.multiply %arg7, %13 : tensor<24xf32>
    %15 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %17 = stablehlo.subtract %7, %16 : tensor<24x26xf32>
    %18 = stablehlo.exponential %17 : tensor<24x26xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.add %14, %19 : tensor<24xf32>
    %21 = stablehlo.convert %1 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %23 = stablehlo.add %22, %arg2 : tensor<26xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %26 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %27 = stablehlo.compare EQ, %25, %26, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %28 = call @_where_0(%27, %7, %arg4) : (tensor<24x26xi1>, tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.add %arg8, %29 : tensor<24xf32>
    return %0, %10, %20, %30, %5, %6, %13, %18, %27 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24xf32>, tensor<24x26xf32>, tensor<24x26xi1>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
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
    %6 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x24xf32>) -> tensor<26x24xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<26x24xf32>) -> tensor<24x26xf32>
    %8 = stablehlo.dot_general %4, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x26xf32>, tensor<24x26xf32>) -> tensor<24x24xf32>
    %9 = stablehlo.add %arg3, %8 : tensor<24x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.dynamic_update_slice %10, %7, %c, %arg6 : (tensor<24x131xf32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %12 = stablehlo.add %arg2, %11 : tensor<24x131xf32>
    return %12, %9, %5, %arg5 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_10(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>, %arg2: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
