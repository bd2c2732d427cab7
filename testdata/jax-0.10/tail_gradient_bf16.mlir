module @jit_tail_gradient_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:8 = stablehlo.while(%iterArg = %arg1, %iterArg_21 = %arg0, %iterArg_22 = %arg2, %iterArg_23 = %c_2, %iterArg_24 = %c, %iterArg_25 = %0, %iterArg_26 = %1, %iterArg_27 = %2) : tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_28 = stablehlo.constant dense<3> : tensor<i32>
      %71 = stablehlo.compare LT, %iterArg_23, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %71 : tensor<i1>
    } do {
      %71:4 = func.call @closed_call(%iterArg, %iterArg_21, %iterArg_22, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27) : (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.add %iterArg_23, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %72, %71#0, %71#1, %71#2, %71#3 : tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %4 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xbf16>) -> tensor<24x11xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %6 = stablehlo.convert %5 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.maximum %3#5, %7 : tensor<24xf32>
    %9 = stablehlo.subtract %3#5, %8 : tensor<24xf32>
    %10 = stablehlo.exponential %9 : tensor<24xf32>
    %11 = stablehlo.multiply %3#6, %10 : tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %14 = stablehlo.subtract %6, %13 : tensor<24x11xf32>
    %15 = stablehlo.exponential %14 : tensor<24x11xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.add %11, %16 : tensor<24xf32>
    %c_5 = stablehlo.constant dense<120> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %19 = stablehlo.compare GE, %arg2, %18, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_6 = stablehlo.constant dense<131> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %21 = stablehlo.compare LT, %arg2, %20, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %22 = stablehlo.and %19, %21 : tensor<24xi1>
    %c_7 = stablehlo.constant dense<120> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.subtract %arg2, %23 : tensor<24xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<10> : tensor<i32>
    %25 = call @clip(%24, %c_8, %c_9) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %27 = call @take_along_axis_0(%6, %26) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where(%22, %28, %c_10) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %30 = stablehlo.add %3#7, %29 : tensor<24xf32>
    %31 = stablehlo.log %17 : tensor<24xf32>
    %32 = stablehlo.add %8, %31 : tensor<24xf32>
    %33 = stablehlo.subtract %32, %30 : tensor<24xf32>
    %34 = stablehlo.multiply %33, %arg3 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.multiply %36, %arg3 : tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %40:9 = stablehlo.while(%iterArg = %arg1, %iterArg_21 = %arg0, %iterArg_22 = %32, %iterArg_23 = %37, %iterArg_24 = %arg2, %iterArg_25 = %c_16, %iterArg_26 = %c_15, %iterArg_27 = %38, %iterArg_28 = %39) : tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>
    cond {
      %c_29 = stablehlo.constant dense<3> : tensor<i32>
      %71 = stablehlo.compare LT, %iterArg_25, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %71 : tensor<i1>
    } do {
      %71:3 = func.call @closed_call_1(%iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_26, %iterArg_27, %iterArg_28) : (tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>)
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.add %iterArg_25, %c_29 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %72, %71#0, %71#1, %71#2 : tensor<24x131xbf16>, tensor<24x24xbf16>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>
    }
    %41 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xbf16>) -> tensor<24x11xbf16>
    %42 = stablehlo.dot_general %arg0, %41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xbf16>
    %43 = stablehlo.convert %42 : (tensor<24x11xbf16>) -> tensor<24x11xf32>
    %44 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %46 = stablehlo.subtract %43, %45 : tensor<24x11xf32>
    %47 = stablehlo.exponential %46 : tensor<24x11xf32>
    %48 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %50 = stablehlo.multiply %47, %49 : tensor<24x11xf32>
    %51 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_17 = stablehlo.constant dense<120> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %53 = stablehlo.add %52, %51 : tensor<11xi32>
    %54 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %57 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %58 = stablehlo.compare EQ, %56, %57, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %59 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %60 = call @_where_3(%58, %59, %c_18) : (tensor<24x11xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x11xf32>
    %61 = stablehlo.subtract %50, %60 : tensor<24x11xf32>
    %62 = stablehlo.convert %61 : (tensor<24x11xf32>) -> tensor<24x11xbf16>
    %63 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xbf16>) -> tensor<24x24xbf16>
    %64 = stablehlo.dot_general %63, %62, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x11xbf16>) -> tensor<24x11xf32>
    %65 = stablehlo.transpose %41, dims = [1, 0] : (tensor<24x11xbf16>) -> tensor<11x24xbf16>
    %66 = stablehlo.dot_general %62, %65, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xbf16>, tensor<11x24xbf16>) -> tensor<24x24xf32>
    %67 = stablehlo.add %40#7, %66 : tensor<24x24xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<120> : tensor<i32>
    %68 = stablehlo.dynamic_update_slice %40#8, %64, %c_19, %c_20 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %69 = stablehlo.convert %67 : (tensor<24x24xf32>) -> tensor<24x24xbf16>
    %70 = stablehlo.convert %68 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    return %35, %69, %70 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x24xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg3, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %9 = stablehlo.convert %8 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.convert %arg4 : tensor<24xf32>
    %12 = stablehlo.maximum %11, %10 : tensor<24xf32>
    %13 = stablehlo.convert %arg4 : tensor<24xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<24xf32>
    %15 = stablehlo.exponential %14 : tensor<24xf32>
    %16 = stablehlo.multiply %arg5, %15 : tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %19 = stablehlo.subtract %9, %18 : tensor<24x40xf32>
    %20 = stablehlo.exponential %19 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.add %16, %21 : tensor<24xf32>
    %23 = stablehlo.convert %7 : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %25 = stablehlo.compare GE, %arg2, %24, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %26 = stablehlo.add %7, %c_6 : tensor<i32>
    %27 = stablehlo.convert %26 : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %29 = stablehlo.compare LT, %arg2, %28, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %30 = stablehlo.and %25, %29 : tensor<24xi1>
    %31 = stablehlo.convert %7 : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.subtract %arg2, %32 : tensor<24xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<39> : tensor<i32>
    %34 = call @clip(%33, %c_7, %c_8) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %36 = call @take_along_axis(%9, %35) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %37 = stablehlo.reshape %36 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %38 = call @_where(%30, %37, %c_9) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %39 = stablehlo.add %arg6, %38 : tensor<24xf32>
    return %0, %12, %22, %39 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @clip(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<39> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x11xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x24xbf16>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xi32>, %arg5: tensor<i32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24x131xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xbf16>, tensor<i32>, tensor<i32>) -> tensor<24x40xbf16>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg5, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xbf16>
    %9 = stablehlo.convert %8 : (tensor<24x40xbf16>) -> tensor<24x40xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<24x40xf32>
    %13 = stablehlo.exponential %12 : tensor<24x40xf32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<24x40xf32>
    %17 = stablehlo.iota dim = 0 : tensor<40xi32>
    %18 = stablehlo.convert %7 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %20 = stablehlo.add %19, %17 : tensor<40xi32>
    %21 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %24 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %25 = stablehlo.compare EQ, %23, %24, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %26 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where_2(%25, %26, %c_5) : (tensor<24x40xi1>, tensor<24x1xf32>, tensor<i32>) -> tensor<24x40xf32>
    %28 = stablehlo.subtract %16, %27 : tensor<24x40xf32>
    %29 = stablehlo.convert %28 : (tensor<24x40xf32>) -> tensor<24x40xbf16>
    %30 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x24xbf16>) -> tensor<24x24xbf16>
    %31 = stablehlo.dot_general %30, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xbf16>, tensor<24x40xbf16>) -> tensor<24x40xf32>
    %32 = stablehlo.transpose %6, dims = [1, 0] : (tensor<24x40xbf16>) -> tensor<40x24xbf16>
    %33 = stablehlo.dot_general %29, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xbf16>, tensor<40x24xbf16>) -> tensor<24x24xf32>
    %34 = stablehlo.add %arg6, %33 : tensor<24x24xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.compare LT, %7, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %36 = stablehlo.convert %7 : tensor<i32>
    %c_7 = stablehlo.constant dense<131> : tensor<i32>
    %37 = stablehlo.add %36, %c_7 : tensor<i32>
    %38 = stablehlo.select %35, %37, %7 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.dynamic_update_slice %arg7, %31, %c_8, %38 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    return %0, %34, %39 : tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x40xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %3 : tensor<24x40xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x11xi1>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<24x11xi1>, tensor<24x11xf32>
    return %3 : tensor<24x11xf32>
  }
}
