module @jit_loop_both_cap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %0, %iterArg_11 = %arg0, %iterArg_12 = %arg2, %iterArg_13 = %c_2, %iterArg_14 = %c_1, %iterArg_15 = %1, %iterArg_16 = %2) : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_13, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call(%iterArg, %iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_13, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %17, %16#0, %16#1, %16#2 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %4 = stablehlo.subtract %3#5, %3#6 : tensor<24xf32>
    %5 = stablehlo.multiply %4, %arg3 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @_pad_2(%arg1, %c_5) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.multiply %10, %arg3 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x160xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %14:9 = stablehlo.while(%iterArg = %9, %iterArg_11 = %arg0, %iterArg_12 = %arg2, %iterArg_13 = %3#5, %iterArg_14 = %8, %iterArg_15 = %c_10, %iterArg_16 = %c_9, %iterArg_17 = %12, %iterArg_18 = %13) : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    cond {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call_3(%iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_15, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %17, %16#0, %16#1, %16#2 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
    }
    %15 = stablehlo.slice %14#8 [0:24, 0:131] : (tensor<24x160xf32>) -> tensor<24x131xf32>
    return %6, %14#7, %15 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %9 = stablehlo.divide %7, %8 : tensor<24x40xf32>
    %10 = stablehlo.tanh %9 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<24x40xf32>
    %13 = stablehlo.multiply %10, %10 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<24x40xf32>
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %16 = stablehlo.multiply %arg3, %c_6 : tensor<i32>
    %17 = stablehlo.iota dim = 0 : tensor<40xi32>
    %18 = stablehlo.convert %16 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %20 = stablehlo.add %19, %17 : tensor<40xi32>
    %c_7 = stablehlo.constant dense<131> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %22 = stablehlo.compare LT, %20, %21, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where(%22, %12, %cst_8) : (tensor<40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %c_9 = stablehlo.constant dense<40> : tensor<i32>
    %24 = stablehlo.multiply %arg3, %c_9 : tensor<i32>
    %25 = stablehlo.convert %24 : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %27 = stablehlo.compare GE, %arg2, %26, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_10 = stablehlo.constant dense<40> : tensor<i32>
    %28 = stablehlo.add %24, %c_10 : tensor<i32>
    %29 = stablehlo.convert %28 : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %31 = stablehlo.compare LT, %arg2, %30, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %32 = stablehlo.and %27, %31 : tensor<24xi1>
    %33 = stablehlo.convert %24 : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.subtract %arg2, %34 : tensor<24xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %36 = call @_where_0(%32, %35, %c_11) : (tensor<24xi1>, tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %37 = stablehlo.iota dim = 0 : tensor<24xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %39 = stablehlo.compare LT, %37, %38, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_13 = stablehlo.constant dense<24> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %41 = stablehlo.add %37, %40 : tensor<24xi32>
    %42 = stablehlo.select %39, %41, %37 : tensor<24xi1>, tensor<24xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %44 = stablehlo.compare LT, %36, %43, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_15 = stablehlo.constant dense<40> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %46 = stablehlo.add %36, %45 : tensor<24xi32>
    %47 = stablehlo.select %44, %46, %36 : tensor<24xi1>, tensor<24xi32>
    %48 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %50 = stablehlo.concatenate %48, %49, dim = 1 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32>
    %51 = "stablehlo.gather"(%23, %50) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x2xi32>) -> tensor<24xf32>
    %52 = call @_where_1(%32, %51, %arg5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.reduce(%23 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %55 = stablehlo.maximum %54, %53 : tensor<24xf32>
    %56 = stablehlo.is_finite %55 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.select %56, %55, %57 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %61 = stablehlo.subtract %23, %60 : tensor<24x40xf32>
    %62 = stablehlo.exponential %61 : tensor<24x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.sign %63 : tensor<24xf32>
    %65 = stablehlo.abs %63 : tensor<24xf32>
    %66 = stablehlo.log %65 : tensor<24xf32>
    %67 = stablehlo.add %66, %58 : tensor<24xf32>
    %68 = stablehlo.convert %arg4 : tensor<24xf32>
    %69 = stablehlo.maximum %68, %67 : tensor<24xf32>
    %70 = stablehlo.subtract %68, %67 : tensor<24xf32>
    %71 = stablehlo.compare NE, %70, %70, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %72 = stablehlo.add %68, %67 : tensor<24xf32>
    %73 = stablehlo.abs %70 : tensor<24xf32>
    %74 = stablehlo.negate %73 : tensor<24xf32>
    %75 = stablehlo.exponential %74 : tensor<24xf32>
    %76 = stablehlo.log_plus_one %75 : tensor<24xf32>
    %77 = stablehlo.add %69, %76 : tensor<24xf32>
    %78 = stablehlo.select %71, %72, %77 : tensor<24xi1>, tensor<24xf32>
    return %0, %78, %52 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @closed_call_3(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<160> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8:10 = stablehlo.while(%iterArg = %arg1, %iterArg_10 = %arg2, %iterArg_11 = %arg3, %iterArg_12 = %arg4, %iterArg_13 = %6, %iterArg_14 = %arg5, %iterArg_15 = %c_5, %iterArg_16 = %c_4, %iterArg_17 = %arg6, %iterArg_18 = %7) : tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>
    cond {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15:3 = func.call @closed_call_4(%iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_15, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %16, %15#0, %15#1, %15#2 : tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>
    }
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %9 = stablehlo.multiply %arg5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %9, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.convert %9 : tensor<i32>
    %c_8 = stablehlo.constant dense<160> : tensor<i32>
    %12 = stablehlo.add %11, %c_8 : tensor<i32>
    %13 = stablehlo.select %10, %12, %9 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.dynamic_update_slice %arg7, %8#9, %c_9, %13 : (tensor<24x160xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x160xf32>
    return %0, %8#8, %14 : tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x40xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %1 = stablehlo.multiply %arg6, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [6, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.multiply %arg6, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %7 : tensor<i32>
    %c_6 = stablehlo.constant dense<24> : tensor<i32>
    %10 = stablehlo.add %9, %c_6 : tensor<i32>
    %11 = stablehlo.select %8, %10, %7 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg1, %11, sizes = [6] : (tensor<24xi32>, tensor<i32>) -> tensor<6xi32>
    %c_7 = stablehlo.constant dense<6> : tensor<i32>
    %13 = stablehlo.multiply %arg6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %13, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = stablehlo.convert %13 : tensor<i32>
    %c_9 = stablehlo.constant dense<24> : tensor<i32>
    %16 = stablehlo.add %15, %c_9 : tensor<i32>
    %17 = stablehlo.select %14, %16, %13 : tensor<i1>, tensor<i32>
    %18 = stablehlo.dynamic_slice %arg2, %17, sizes = [6] : (tensor<24xf32>, tensor<i32>) -> tensor<6xf32>
    %c_10 = stablehlo.constant dense<6> : tensor<i32>
    %19 = stablehlo.multiply %arg6, %c_10 : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %19, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = stablehlo.convert %19 : tensor<i32>
    %c_12 = stablehlo.constant dense<24> : tensor<i32>
    %22 = stablehlo.add %21, %c_12 : tensor<i32>
    %23 = stablehlo.select %20, %22, %19 : tensor<i1>, tensor<i32>
    %24 = stablehlo.dynamic_slice %arg3, %23, sizes = [6] : (tensor<24xf32>, tensor<i32>) -> tensor<6xf32>
    %25 = stablehlo.dot_general %6, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x40xf32>) -> tensor<6x40xf32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %27 = stablehlo.divide %25, %26 : tensor<6x40xf32>
    %28 = stablehlo.tanh %27 : tensor<6x40xf32>
    %cst_13 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<6x40xf32>
    %31 = stablehlo.multiply %28, %28 : tensor<6x40xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %33 = stablehlo.subtract %32, %31 : tensor<6x40xf32>
    %c_15 = stablehlo.constant dense<40> : tensor<i32>
    %34 = stablehlo.multiply %arg5, %c_15 : tensor<i32>
    %35 = stablehlo.iota dim = 0 : tensor<40xi32>
    %36 = stablehlo.convert %34 : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %38 = stablehlo.add %37, %35 : tensor<40xi32>
    %c_16 = stablehlo.constant dense<131> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %40 = stablehlo.compare LT, %38, %39, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = call @_where_5(%40, %30, %cst_17) : (tensor<40xi1>, tensor<6x40xf32>, tensor<f32>) -> tensor<6x40xf32>
    %42 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %44 = stablehlo.subtract %41, %43 : tensor<6x40xf32>
    %45 = stablehlo.exponential %44 : tensor<6x40xf32>
    %46 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<6x40xf32>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %49 = stablehlo.multiply %arg5, %c_18 : tensor<i32>
    %50 = stablehlo.convert %49 : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %52 = stablehlo.subtract %12, %51 : tensor<6xi32>
    %53 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %55 = stablehlo.compare GE, %52, %54, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_20 = stablehlo.constant dense<40> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %57 = stablehlo.compare LT, %52, %56, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %58 = stablehlo.and %55, %57 : tensor<6xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_where_6(%58, %52, %c_21) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %60 = stablehlo.negate %24 : tensor<6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = call @_where_7(%58, %60, %cst_22) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %63 = stablehlo.compare LT, %53, %62, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_24 = stablehlo.constant dense<6> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %65 = stablehlo.add %53, %64 : tensor<6xi32>
    %66 = stablehlo.select %63, %65, %53 : tensor<6xi1>, tensor<6xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %68 = stablehlo.compare LT, %59, %67, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_26 = stablehlo.constant dense<40> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %70 = stablehlo.add %59, %69 : tensor<6xi32>
    %71 = stablehlo.select %68, %70, %59 : tensor<6xi1>, tensor<6xi32>
    %72 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %74 = stablehlo.concatenate %72, %73, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %75 = "stablehlo.scatter"(%48, %74, %61) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %95 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %95 : tensor<f32>
    }) : (tensor<6x40xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x40xf32>
    %76 = stablehlo.multiply %75, %33 : tensor<6x40xf32>
    %c_27 = stablehlo.constant dense<6> : tensor<i32>
    %77 = stablehlo.multiply %arg6, %c_27 : tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.compare LT, %77, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %79 = stablehlo.convert %77 : tensor<i32>
    %c_29 = stablehlo.constant dense<24> : tensor<i32>
    %80 = stablehlo.add %79, %c_29 : tensor<i32>
    %81 = stablehlo.select %78, %80, %77 : tensor<i1>, tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %82 = stablehlo.dynamic_slice %arg7, %81, %c_30, sizes = [6, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    %83 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %84 = stablehlo.dot_general %76, %83, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x40xf32>, tensor<40x24xf32>) -> tensor<6x24xf32>
    %85 = stablehlo.add %82, %84 : tensor<6x24xf32>
    %c_31 = stablehlo.constant dense<6> : tensor<i32>
    %86 = stablehlo.multiply %arg6, %c_31 : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.compare LT, %86, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %88 = stablehlo.convert %86 : tensor<i32>
    %c_33 = stablehlo.constant dense<24> : tensor<i32>
    %89 = stablehlo.add %88, %c_33 : tensor<i32>
    %90 = stablehlo.select %87, %89, %86 : tensor<i1>, tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.dynamic_update_slice %arg7, %85, %90, %c_34 : (tensor<24x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<24x24xf32>
    %92 = stablehlo.transpose %6, dims = [1, 0] : (tensor<6x24xf32>) -> tensor<24x6xf32>
    %93 = stablehlo.dot_general %92, %76, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x6xf32>, tensor<6x40xf32>) -> tensor<24x40xf32>
    %94 = stablehlo.add %arg8, %93 : tensor<24x40xf32>
    return %0, %91, %94 : tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>
  }
  func.func private @_where_5(%arg0: tensor<40xi1>, %arg1: tensor<6x40xf32>, %arg2: tensor<f32>) -> tensor<6x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<6x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<6x40xi1>, tensor<6x40xf32>
    return %3 : tensor<6x40xf32>
  }
  func.func private @_where_6(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xi32>
    return %2 : tensor<6xi32>
  }
  func.func private @_where_7(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}
