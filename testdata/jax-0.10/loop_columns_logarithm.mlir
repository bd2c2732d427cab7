module @jit_loop_columns_logarithm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %0, %iterArg_10 = %arg0, %iterArg_11 = %arg2, %iterArg_12 = %c_2, %iterArg_13 = %c_1, %iterArg_14 = %1, %iterArg_15 = %2) : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_16 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:3 = func.call @closed_call(%iterArg, %iterArg_10, %iterArg_11, %iterArg_13, %iterArg_14, %iterArg_15) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_12, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %13, %12#0, %12#1, %12#2 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %4 = stablehlo.subtract %3#5, %3#6 : tensor<24xf32>
    %5 = stablehlo.multiply %4, %arg3 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @_pad_2(%arg1, %c_4) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %10:10 = stablehlo.while(%iterArg = %7, %iterArg_10 = %arg0, %iterArg_11 = %3#5, %iterArg_12 = %arg2, %iterArg_13 = %cst_7, %iterArg_14 = %arg3, %iterArg_15 = %c_9, %iterArg_16 = %c_8, %iterArg_17 = %8, %iterArg_18 = %9) : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    cond {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:3 = func.call @closed_call_3(%iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_15, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %13, %12#0, %12#1, %12#2 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<f32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    }
    %11 = stablehlo.slice %10#9 [0:24, 0:131] : (tensor<24x160xf32>) -> tensor<24x131xf32>
    return %6, %10#8, %11 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_pad(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<160> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %8 = stablehlo.multiply %arg3, %c_4 : tensor<i32>
    %9 = stablehlo.iota dim = 0 : tensor<40xi32>
    %10 = stablehlo.convert %8 : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.add %11, %9 : tensor<40xi32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = call @_where(%14, %7, %cst) : (tensor<40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %16 = stablehlo.multiply %arg3, %c_6 : tensor<i32>
    %17 = stablehlo.convert %16 : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %19 = stablehlo.compare GE, %arg2, %18, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %20 = stablehlo.add %16, %c_7 : tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %23 = stablehlo.compare LT, %arg2, %22, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %24 = stablehlo.and %19, %23 : tensor<24xi1>
    %25 = stablehlo.convert %16 : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %27 = stablehlo.subtract %arg2, %26 : tensor<24xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_where_0(%24, %27, %c_8) : (tensor<24xi1>, tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %29 = stablehlo.iota dim = 0 : tensor<24xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %31 = stablehlo.compare LT, %29, %30, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_10 = stablehlo.constant dense<24> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.add %29, %32 : tensor<24xi32>
    %34 = stablehlo.select %31, %33, %29 : tensor<24xi1>, tensor<24xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %36 = stablehlo.compare LT, %28, %35, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_12 = stablehlo.constant dense<40> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.add %28, %37 : tensor<24xi32>
    %39 = stablehlo.select %36, %38, %28 : tensor<24xi1>, tensor<24xi32>
    %40 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %42 = stablehlo.concatenate %40, %41, dim = 1 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32>
    %43 = "stablehlo.gather"(%15, %42) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x2xi32>) -> tensor<24xf32>
    %44 = call @_where_1(%24, %43, %arg5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.reduce(%15 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.maximum %46, %45 : tensor<24xf32>
    %48 = stablehlo.is_finite %47 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %50 = stablehlo.select %48, %47, %49 : tensor<24xi1>, tensor<24xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %53 = stablehlo.subtract %15, %52 : tensor<24x40xf32>
    %54 = stablehlo.exponential %53 : tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.sign %55 : tensor<24xf32>
    %57 = stablehlo.abs %55 : tensor<24xf32>
    %58 = stablehlo.log %57 : tensor<24xf32>
    %59 = stablehlo.add %58, %50 : tensor<24xf32>
    %60 = stablehlo.convert %arg4 : tensor<24xf32>
    %61 = stablehlo.maximum %60, %59 : tensor<24xf32>
    %62 = stablehlo.subtract %60, %59 : tensor<24xf32>
    %63 = stablehlo.compare NE, %62, %62, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %64 = stablehlo.add %60, %59 : tensor<24xf32>
    %65 = stablehlo.abs %62 : tensor<24xf32>
    %66 = stablehlo.negate %65 : tensor<24xf32>
    %67 = stablehlo.exponential %66 : tensor<24xf32>
    %68 = stablehlo.log_plus_one %67 : tensor<24xf32>
    %69 = stablehlo.add %61, %68 : tensor<24xf32>
    %70 = stablehlo.select %63, %64, %69 : tensor<24xi1>, tensor<24xf32>
    return %0, %70, %44 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<24xi32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xi32>
    return %2 : tensor<24xi32>
  }
  func.func private @_where_1(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @_pad_2(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xi32>, %arg4: tensor<f32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg6, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<160> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %8 = stablehlo.multiply %arg6, %c_4 : tensor<i32>
    %9 = stablehlo.iota dim = 0 : tensor<40xi32>
    %10 = stablehlo.convert %8 : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %12 = stablehlo.add %11, %9 : tensor<40xi32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = call @_where_4(%14, %7, %cst) : (tensor<40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.subtract %15, %17 : tensor<24x40xf32>
    %19 = stablehlo.exponential %18 : tensor<24x40xf32>
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %20 = stablehlo.multiply %arg6, %c_6 : tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %23 = stablehlo.subtract %arg3, %22 : tensor<24xi32>
    %24 = call @_one_hot(%23) : (tensor<24xi32>) -> tensor<24x40xf32>
    %25 = stablehlo.subtract %19, %24 : tensor<24x40xf32>
    %26 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.multiply %26, %arg5 : tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %30 = stablehlo.multiply %25, %29 : tensor<24x40xf32>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %31 = stablehlo.multiply %arg6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.compare LT, %31, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %33 = stablehlo.convert %31 : tensor<i32>
    %c_9 = stablehlo.constant dense<160> : tensor<i32>
    %34 = stablehlo.add %33, %c_9 : tensor<i32>
    %35 = stablehlo.select %32, %34, %31 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.dynamic_slice %arg0, %c_10, %35, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %38 = stablehlo.dot_general %30, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %39 = stablehlo.add %arg7, %38 : tensor<24x24xf32>
    %40 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %41 = stablehlo.dot_general %40, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c_11 = stablehlo.constant dense<40> : tensor<i32>
    %42 = stablehlo.multiply %arg6, %c_11 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.compare LT, %42, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %44 = stablehlo.convert %42 : tensor<i32>
    %c_13 = stablehlo.constant dense<160> : tensor<i32>
    %45 = stablehlo.add %44, %c_13 : tensor<i32>
    %46 = stablehlo.select %43, %45, %42 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.dynamic_update_slice %arg8, %41, %c_14, %46 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    return %0, %39, %47 : tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
  }
  func.func private @_where_4(%arg0: tensor<40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<f32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @_one_hot(%arg0: tensor<24xi32>) -> tensor<24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x40xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %5 = stablehlo.convert %4 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    return %5 : tensor<24x40xf32>
  }
}
