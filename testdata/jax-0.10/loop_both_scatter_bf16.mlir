module @jit_loop_both_scatter_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg1, %c) : (tensor<24x131xbf16>, tensor<i32>) -> tensor<24x160xbf16>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %0, %iterArg_11 = %arg0, %iterArg_12 = %arg2, %iterArg_13 = %c_2, %iterArg_14 = %c_1, %iterArg_15 = %1, %iterArg_16 = %2) : tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_13, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call(%iterArg, %iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16) : (tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_13, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %17, %16#0, %16#1, %16#2 : tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %4 = stablehlo.subtract %3#5, %3#6 : tensor<24xf32>
    %5 = stablehlo.multiply %4, %arg3 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @_pad_2(%arg1, %c_5) : (tensor<24x131xbf16>, tensor<i32>) -> tensor<24x160xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.multiply %10, %arg3 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<24x24xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<24x160xbf16>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %14:9 = stablehlo.while(%iterArg = %9, %iterArg_11 = %arg0, %iterArg_12 = %arg2, %iterArg_13 = %3#5, %iterArg_14 = %8, %iterArg_15 = %c_10, %iterArg_16 = %c_9, %iterArg_17 = %12, %iterArg_18 = %13) : tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xbf16>, tensor<24x160xbf16>
    cond {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call_3(%iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18) : (tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xbf16>, tensor<24x160xbf16>) -> (tensor<i32>, tensor<24x24xbf16>, tensor<24x160xbf16>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_15, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %17, %16#0, %16#1, %16#2 : tensor<24x160xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24x24xbf16>, tensor<24x160xbf16>
    }
    %15 = stablehlo.slice %14#8 [0:24, 0:131] : (tensor<24x160xbf16>) -> tensor<24x131xbf16>
    return %6, %14#7, %15 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @_pad(%arg0: tensor<24x131xbf16>, %arg1: tensor<i32>) -> tensor<24x160xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24x160xbf16>
    return %1 : tensor<24x160xbf16>
  }
  func.func private @closed_call(%arg0: tensor<24x160xbf16>, %arg1: tensor<24x24xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
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
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x160xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %8 = stablehlo.convert %7 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %10 = stablehlo.multiply %arg3, %c_4 : tensor<i32>
    %11 = stablehlo.iota dim = 0 : tensor<40xi32>
    %12 = stablehlo.convert %10 : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %14 = stablehlo.add %13, %11 : tensor<40xi32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %16 = stablehlo.compare LT, %14, %15, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = call @_where(%16, %8, %cst_6) : (tensor<40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %18 = stablehlo.multiply %arg3, %c_7 : tensor<i32>
    %19 = stablehlo.convert %18 : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %21 = stablehlo.compare GE, %arg2, %20, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %22 = stablehlo.add %18, %c_8 : tensor<i32>
    %23 = stablehlo.convert %22 : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %25 = stablehlo.compare LT, %arg2, %24, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %26 = stablehlo.and %21, %25 : tensor<24xi1>
    %27 = stablehlo.convert %18 : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %29 = stablehlo.subtract %arg2, %28 : tensor<24xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where_0(%26, %29, %c_9) : (tensor<24xi1>, tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %31 = stablehlo.iota dim = 0 : tensor<24xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.compare LT, %31, %32, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_11 = stablehlo.constant dense<24> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.add %31, %34 : tensor<24xi32>
    %36 = stablehlo.select %33, %35, %31 : tensor<24xi1>, tensor<24xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.compare LT, %30, %37, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %40 = stablehlo.add %30, %39 : tensor<24xi32>
    %41 = stablehlo.select %38, %40, %30 : tensor<24xi1>, tensor<24xi32>
    %42 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %44 = stablehlo.concatenate %42, %43, dim = 1 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32>
    %45 = "stablehlo.gather"(%17, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x2xi32>) -> tensor<24xf32>
    %46 = call @_where_1(%26, %45, %arg5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.reduce(%17 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.maximum %48, %47 : tensor<24xf32>
    %50 = stablehlo.is_finite %49 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.select %50, %49, %51 : tensor<24xi1>, tensor<24xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %55 = stablehlo.subtract %17, %54 : tensor<24x40xf32>
    %56 = stablehlo.exponential %55 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.sign %57 : tensor<24xf32>
    %59 = stablehlo.abs %57 : tensor<24xf32>
    %60 = stablehlo.log %59 : tensor<24xf32>
    %61 = stablehlo.add %60, %52 : tensor<24xf32>
    %62 = stablehlo.convert %arg4 : tensor<24xf32>
    %63 = stablehlo.maximum %62, %61 : tensor<24xf32>
    %64 = stablehlo.subtract %62, %61 : tensor<24xf32>
    %65 = stablehlo.compare NE, %64, %64, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %66 = stablehlo.add %62, %61 : tensor<24xf32>
    %67 = stablehlo.abs %64 : tensor<24xf32>
    %68 = stablehlo.negate %67 : tensor<24xf32>
    %69 = stablehlo.exponential %68 : tensor<24xf32>
    %70 = stablehlo.log_plus_one %69 : tensor<24xf32>
    %71 = stablehlo.add %63, %70 : tensor<24xf32>
    %72 = stablehlo.select %65, %66, %71 : tensor<24xi1>, tensor<24xf32>
    return %0, %72, %46 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @_pad_2(%arg0: tensor<24x131xbf16>, %arg1: tensor<i32>) -> tensor<24x160xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24x160xbf16>
    return %1 : tensor<24x160xbf16>
  }
  func.func private @closed_call_3(%arg0: tensor<24x160xbf16>, %arg1: tensor<24x24xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x24xbf16>, %arg7: tensor<24x160xbf16>) -> (tensor<i32>, tensor<24x24xbf16>, tensor<24x160xbf16>) {
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
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x160xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x40xbf16>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8:10 = stablehlo.while(%iterArg = %arg1, %iterArg_10 = %arg2, %iterArg_11 = %arg3, %iterArg_12 = %arg4, %iterArg_13 = %6, %iterArg_14 = %arg5, %iterArg_15 = %c_5, %iterArg_16 = %c_4, %iterArg_17 = %arg6, %iterArg_18 = %7) : tensor<24x24xbf16>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<24x24xbf16>, tensor<24x40xbf16>
    cond {
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_15, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15:3 = func.call @closed_call_4(%iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18) : (tensor<24x24xbf16>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>, tensor<24x24xbf16>, tensor<24x40xbf16>) -> (tensor<i32>, tensor<24x24xbf16>, tensor<24x40xbf16>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_15, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %16, %15#0, %15#1, %15#2 : tensor<24x24xbf16>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<24x24xbf16>, tensor<24x40xbf16>
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
    %14 = stablehlo.dynamic_update_slice %arg7, %8#9, %c_9, %13 : (tensor<24x160xbf16>, tensor<24x40xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x160xbf16>
    return %0, %8#8, %14 : tensor<i32>, tensor<24x24xbf16>, tensor<24x160xbf16>
  }
  func.func private @closed_call_4(%arg0: tensor<24x24xbf16>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x40xbf16>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24x24xbf16>, %arg8: tensor<24x40xbf16>) -> (tensor<i32>, tensor<24x24xbf16>, tensor<24x40xbf16>) {
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
    %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [6, 24] : (tensor<24x24xbf16>, tensor<i32>, tensor<i32>) -> tensor<6x24xbf16>
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
    %25 = stablehlo.dot_general %6, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xbf16>, tensor<24x40xbf16>) -> tensor<6x40xbf16>
    %26 = stablehlo.convert %25 : (tensor<6x40xbf16>) -> tensor<6x40xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %28 = stablehlo.multiply %arg5, %c_13 : tensor<i32>
    %29 = stablehlo.iota dim = 0 : tensor<40xi32>
    %30 = stablehlo.convert %28 : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %32 = stablehlo.add %31, %29 : tensor<40xi32>
    %c_14 = stablehlo.constant dense<131> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %34 = stablehlo.compare LT, %32, %33, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = call @_where_5(%34, %26, %cst_15) : (tensor<40xi1>, tensor<6x40xf32>, tensor<f32>) -> tensor<6x40xf32>
    %36 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %38 = stablehlo.subtract %35, %37 : tensor<6x40xf32>
    %39 = stablehlo.exponential %38 : tensor<6x40xf32>
    %40 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %42 = stablehlo.multiply %39, %41 : tensor<6x40xf32>
    %c_16 = stablehlo.constant dense<40> : tensor<i32>
    %43 = stablehlo.multiply %arg5, %c_16 : tensor<i32>
    %44 = stablehlo.convert %43 : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %46 = stablehlo.subtract %12, %45 : tensor<6xi32>
    %47 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %49 = stablehlo.compare GE, %46, %48, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %51 = stablehlo.compare LT, %46, %50, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %52 = stablehlo.and %49, %51 : tensor<6xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %53 = call @_where_6(%52, %46, %c_19) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %54 = stablehlo.negate %24 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = call @_where_7(%52, %54, %cst_20) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %57 = stablehlo.compare LT, %47, %56, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_22 = stablehlo.constant dense<6> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %59 = stablehlo.add %47, %58 : tensor<6xi32>
    %60 = stablehlo.select %57, %59, %47 : tensor<6xi1>, tensor<6xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %62 = stablehlo.compare LT, %53, %61, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_24 = stablehlo.constant dense<40> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %64 = stablehlo.add %53, %63 : tensor<6xi32>
    %65 = stablehlo.select %62, %64, %53 : tensor<6xi1>, tensor<6xi32>
    %66 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %68 = stablehlo.concatenate %66, %67, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %69 = "stablehlo.scatter"(%42, %68, %55) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %92 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %92 : tensor<f32>
    }) : (tensor<6x40xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x40xf32>
    %70 = stablehlo.multiply %69, %27 : tensor<6x40xf32>
    %71 = stablehlo.convert %70 : (tensor<6x40xf32>) -> tensor<6x40xbf16>
    %c_25 = stablehlo.constant dense<6> : tensor<i32>
    %72 = stablehlo.multiply %arg6, %c_25 : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.compare LT, %72, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %74 = stablehlo.convert %72 : tensor<i32>
    %c_27 = stablehlo.constant dense<24> : tensor<i32>
    %75 = stablehlo.add %74, %c_27 : tensor<i32>
    %76 = stablehlo.select %73, %75, %72 : tensor<i1>, tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.dynamic_slice %arg7, %76, %c_28, sizes = [6, 24] : (tensor<24x24xbf16>, tensor<i32>, tensor<i32>) -> tensor<6x24xbf16>
    %78 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<24x40xbf16>) -> tensor<40x24xbf16>
    %79 = stablehlo.dot_general %71, %78, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x40xbf16>, tensor<40x24xbf16>) -> tensor<6x24xf32>
    %80 = stablehlo.convert %79 : (tensor<6x24xf32>) -> tensor<6x24xbf16>
    %81 = stablehlo.add %77, %80 : tensor<6x24xbf16>
    %c_29 = stablehlo.constant dense<6> : tensor<i32>
    %82 = stablehlo.multiply %arg6, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.compare LT, %82, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %84 = stablehlo.convert %82 : tensor<i32>
    %c_31 = stablehlo.constant dense<24> : tensor<i32>
    %85 = stablehlo.add %84, %c_31 : tensor<i32>
    %86 = stablehlo.select %83, %85, %82 : tensor<i1>, tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %87 = stablehlo.dynamic_update_slice %arg7, %81, %86, %c_32 : (tensor<24x24xbf16>, tensor<6x24xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x24xbf16>
    %88 = stablehlo.transpose %6, dims = [1, 0] : (tensor<6x24xbf16>) -> tensor<24x6xbf16>
    %89 = stablehlo.dot_general %88, %71, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x6xbf16>, tensor<6x40xbf16>) -> tensor<24x40xf32>
    %90 = stablehlo.convert %89 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %91 = stablehlo.add %arg8, %90 : tensor<24x40xbf16>
    return %0, %87, %91 : tensor<i32>, tensor<24x24xbf16>, tensor<24x40xbf16>
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
