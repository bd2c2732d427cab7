module @jit_loop_both_blocks_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg1, %c) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %arg0, %iterArg_11 = %arg2, %iterArg_12 = %0, %iterArg_13 = %c_2, %iterArg_14 = %c_1, %iterArg_15 = %1, %iterArg_16 = %2) : tensor<24x24xf32>, tensor<24xi32>, tensor<24x160xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_17 = stablehlo.constant dense<4> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_13, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:3 = func.call @closed_call(%iterArg, %iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24x160xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_13, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %17, %16#0, %16#1, %16#2 : tensor<24x24xf32>, tensor<24xi32>, tensor<24x160xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    }
    %4 = stablehlo.subtract %3#5, %3#6 : tensor<24xf32>
    %5 = stablehlo.multiply %4, %arg3 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<24xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @_pad_3(%arg1, %c_5) : (tensor<24x131xf32>, tensor<i32>) -> tensor<24x160xf32>
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
      %16:3 = func.call @closed_call_4(%iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>)
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
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24x160xf32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [6, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %7 = stablehlo.multiply %arg3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %7 : tensor<i32>
    %c_6 = stablehlo.constant dense<24> : tensor<i32>
    %10 = stablehlo.add %9, %c_6 : tensor<i32>
    %11 = stablehlo.select %8, %10, %7 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg1, %11, sizes = [6] : (tensor<24xi32>, tensor<i32>) -> tensor<6xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %15:7 = stablehlo.while(%iterArg = %arg2, %iterArg_16 = %6, %iterArg_17 = %12, %iterArg_18 = %c_9, %iterArg_19 = %c_8, %iterArg_20 = %13, %iterArg_21 = %14) : tensor<24x160xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %28:3 = func.call @closed_call_0(%iterArg, %iterArg_16, %iterArg_17, %iterArg_19, %iterArg_20, %iterArg_21) : (tensor<24x160xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>, tensor<6xf32>)
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_18, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %29, %28#0, %28#1, %28#2 : tensor<24x160xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>
    }
    %c_10 = stablehlo.constant dense<6> : tensor<i32>
    %16 = stablehlo.multiply %arg3, %c_10 : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %16, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %18 = stablehlo.convert %16 : tensor<i32>
    %c_12 = stablehlo.constant dense<24> : tensor<i32>
    %19 = stablehlo.add %18, %c_12 : tensor<i32>
    %20 = stablehlo.select %17, %19, %16 : tensor<i1>, tensor<i32>
    %21 = stablehlo.dynamic_update_slice %arg4, %15#5, %20 : (tensor<24xf32>, tensor<6xf32>, tensor<i32>) -> tensor<24xf32>
    %c_13 = stablehlo.constant dense<6> : tensor<i32>
    %22 = stablehlo.multiply %arg3, %c_13 : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %22, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %24 = stablehlo.convert %22 : tensor<i32>
    %c_15 = stablehlo.constant dense<24> : tensor<i32>
    %25 = stablehlo.add %24, %c_15 : tensor<i32>
    %26 = stablehlo.select %23, %25, %22 : tensor<i1>, tensor<i32>
    %27 = stablehlo.dynamic_update_slice %arg5, %15#6, %26 : (tensor<24xf32>, tensor<6xf32>, tensor<i32>) -> tensor<24xf32>
    return %0, %21, %27 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<24x160xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<6xi32>, %arg3: tensor<i32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>, tensor<6xf32>) {
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
    %7 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x40xf32>) -> tensor<6x40xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %9 = stablehlo.multiply %arg3, %c_4 : tensor<i32>
    %10 = stablehlo.iota dim = 0 : tensor<40xi32>
    %11 = stablehlo.convert %9 : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %13 = stablehlo.add %12, %10 : tensor<40xi32>
    %c_5 = stablehlo.constant dense<131> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %15 = stablehlo.compare LT, %13, %14, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = call @_where(%15, %7, %cst_6) : (tensor<40xi1>, tensor<6x40xf32>, tensor<f32>) -> tensor<6x40xf32>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %17 = stablehlo.multiply %arg3, %c_7 : tensor<i32>
    %18 = stablehlo.convert %17 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %20 = stablehlo.compare GE, %arg2, %19, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %21 = stablehlo.add %17, %c_8 : tensor<i32>
    %22 = stablehlo.convert %21 : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %24 = stablehlo.compare LT, %arg2, %23, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %25 = stablehlo.and %20, %24 : tensor<6xi1>
    %26 = stablehlo.convert %17 : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %28 = stablehlo.subtract %arg2, %27 : tensor<6xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where_1(%25, %28, %c_9) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %30 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %32 = stablehlo.compare LT, %30, %31, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_11 = stablehlo.constant dense<6> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %34 = stablehlo.add %30, %33 : tensor<6xi32>
    %35 = stablehlo.select %32, %34, %30 : tensor<6xi1>, tensor<6xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %37 = stablehlo.compare LT, %29, %36, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %39 = stablehlo.add %29, %38 : tensor<6xi32>
    %40 = stablehlo.select %37, %39, %29 : tensor<6xi1>, tensor<6xi32>
    %41 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %43 = stablehlo.concatenate %41, %42, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %44 = "stablehlo.gather"(%16, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x40xf32>, tensor<6x2xi32>) -> tensor<6xf32>
    %45 = call @_where_2(%25, %44, %arg5) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.reduce(%16 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %48 = stablehlo.maximum %47, %46 : tensor<6xf32>
    %49 = stablehlo.is_finite %48 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %51 = stablehlo.select %49, %48, %50 : tensor<6xi1>, tensor<6xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %54 = stablehlo.subtract %16, %53 : tensor<6x40xf32>
    %55 = stablehlo.exponential %54 : tensor<6x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
    %57 = stablehlo.sign %56 : tensor<6xf32>
    %58 = stablehlo.abs %56 : tensor<6xf32>
    %59 = stablehlo.log %58 : tensor<6xf32>
    %60 = stablehlo.add %59, %51 : tensor<6xf32>
    %61 = stablehlo.convert %arg4 : tensor<6xf32>
    %62 = stablehlo.maximum %61, %60 : tensor<6xf32>
    %63 = stablehlo.subtract %61, %60 : tensor<6xf32>
    %64 = stablehlo.compare NE, %63, %63, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %65 = stablehlo.add %61, %60 : tensor<6xf32>
    %66 = stablehlo.abs %63 : tensor<6xf32>
    %67 = stablehlo.negate %66 : tensor<6xf32>
    %68 = stablehlo.exponential %67 : tensor<6xf32>
    %69 = stablehlo.log_plus_one %68 : tensor<6xf32>
    %70 = stablehlo.add %62, %69 : tensor<6xf32>
    %71 = stablehlo.select %64, %65, %70 : tensor<6xi1>, tensor<6xf32>
    return %0, %71, %45 : tensor<i32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<40xi1>, %arg1: tensor<6x40xf32>, %arg2: tensor<f32>) -> tensor<6x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<6x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<6x40xi1>, tensor<6x40xf32>
    return %3 : tensor<6x40xf32>
  }
  func.func private @_where_1(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xi32>
    return %2 : tensor<6xi32>
  }
  func.func private @_where_2(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<6xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<6xi1>, tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @_pad_3(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>) -> tensor<24x160xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 29], interior = [0, 0] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24x160xf32>
    return %1 : tensor<24x160xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24x160xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x160xf32>) {
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
      %15:3 = func.call @closed_call_5(%iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %iterArg_18) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>)
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
  func.func private @closed_call_5(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24x40xf32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<24x24xf32>, %arg8: tensor<24x40xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>) {
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
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %27 = stablehlo.multiply %arg5, %c_13 : tensor<i32>
    %28 = stablehlo.iota dim = 0 : tensor<40xi32>
    %29 = stablehlo.convert %27 : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %31 = stablehlo.add %30, %28 : tensor<40xi32>
    %c_14 = stablehlo.constant dense<131> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %33 = stablehlo.compare LT, %31, %32, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = call @_where_6(%33, %25, %cst_15) : (tensor<40xi1>, tensor<6x40xf32>, tensor<f32>) -> tensor<6x40xf32>
    %35 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %37 = stablehlo.subtract %34, %36 : tensor<6x40xf32>
    %38 = stablehlo.exponential %37 : tensor<6x40xf32>
    %39 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<6x40xf32>
    %c_16 = stablehlo.constant dense<40> : tensor<i32>
    %42 = stablehlo.multiply %arg5, %c_16 : tensor<i32>
    %43 = stablehlo.convert %42 : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %45 = stablehlo.subtract %12, %44 : tensor<6xi32>
    %46 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %48 = stablehlo.compare GE, %45, %47, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_18 = stablehlo.constant dense<40> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %50 = stablehlo.compare LT, %45, %49, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %51 = stablehlo.and %48, %50 : tensor<6xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %52 = call @_where_7(%51, %45, %c_19) : (tensor<6xi1>, tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %53 = stablehlo.negate %24 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = call @_where_8(%51, %53, %cst_20) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %56 = stablehlo.compare LT, %46, %55, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_22 = stablehlo.constant dense<6> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %58 = stablehlo.add %46, %57 : tensor<6xi32>
    %59 = stablehlo.select %56, %58, %46 : tensor<6xi1>, tensor<6xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %61 = stablehlo.compare LT, %52, %60, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_24 = stablehlo.constant dense<40> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %63 = stablehlo.add %52, %62 : tensor<6xi32>
    %64 = stablehlo.select %61, %63, %52 : tensor<6xi1>, tensor<6xi32>
    %65 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %66 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %67 = stablehlo.concatenate %65, %66, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %68 = "stablehlo.scatter"(%41, %67, %54) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %88 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %88 : tensor<f32>
    }) : (tensor<6x40xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<6x40xf32>
    %69 = stablehlo.multiply %68, %26 : tensor<6x40xf32>
    %c_25 = stablehlo.constant dense<6> : tensor<i32>
    %70 = stablehlo.multiply %arg6, %c_25 : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.compare LT, %70, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %72 = stablehlo.convert %70 : tensor<i32>
    %c_27 = stablehlo.constant dense<24> : tensor<i32>
    %73 = stablehlo.add %72, %c_27 : tensor<i32>
    %74 = stablehlo.select %71, %73, %70 : tensor<i1>, tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.dynamic_slice %arg7, %74, %c_28, sizes = [6, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    %76 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %77 = stablehlo.dot_general %69, %76, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x40xf32>, tensor<40x24xf32>) -> tensor<6x24xf32>
    %78 = stablehlo.add %75, %77 : tensor<6x24xf32>
    %c_29 = stablehlo.constant dense<6> : tensor<i32>
    %79 = stablehlo.multiply %arg6, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.compare LT, %79, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %81 = stablehlo.convert %79 : tensor<i32>
    %c_31 = stablehlo.constant dense<24> : tensor<i32>
    %82 = stablehlo.add %81, %c_31 : tensor<i32>
    %83 = stablehlo.select %80, %82, %79 : tensor<i1>, tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.dynamic_update_slice %arg7, %78, %83, %c_32 : (tensor<24x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<24x24xf32>
    %85 = stablehlo.transpose %6, dims = [1, 0] : (tensor<6x24xf32>) -> tensor<24x6xf32>
    %86 = stablehlo.dot_general %85, %69, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x6xf32>, tensor<6x40xf32>) -> tensor<24x40xf32>
    %87 = stablehlo.add %arg8, %86 : tensor<24x40xf32>
    return %0, %84, %87 : tensor<i32>, tensor<24x24xf32>, tensor<24x40xf32>
  }
  func.func private @_where_6(%arg0: tensor<40xi1>, %arg1: tensor<6x40xf32>, %arg2: tensor<f32>) -> tensor<6x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<6x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<6x40xi1>, tensor<6x40xf32>
    return %3 : tensor<6x40xf32>
  }
  func.func private @_where_7(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xi32>
    return %2 : tensor<6xi32>
  }
  func.func private @_where_8(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}
