module @jit_loop_both_scans attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
      %19 = stablehlo.compare LT, %iterArg_12, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19:3 = func.call @closed_call(%iterArg, %iterArg_10, %iterArg_11, %iterArg_13, %iterArg_14, %iterArg_15) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>)
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_12, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %20, %19#0, %19#1, %19#2 : tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
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
    %13 = stablehlo.iota dim = 0 : tensor<4xi32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x24x40xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %15:9 = stablehlo.while(%iterArg = %13, %iterArg_10 = %9, %iterArg_11 = %arg0, %iterArg_12 = %arg2, %iterArg_13 = %3#5, %iterArg_14 = %8, %iterArg_15 = %c_9, %iterArg_16 = %12, %iterArg_17 = %14) : tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<4x24x40xf32>
    cond {
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_15, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
      %20:2 = func.call @closed_call_3(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %19) : (tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<i32>) -> (tensor<24x24xf32>, tensor<24x40xf32>)
      %21 = func.call @dynamic_update_index_in_dim_10(%iterArg_17, %20#1, %iterArg_15) : (tensor<4x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<4x24x40xf32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_15, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %22, %20#0, %21 : tensor<4xi32>, tensor<24x160xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x24xf32>, tensor<4x24x40xf32>
    }
    %16 = stablehlo.transpose %15#8, dims = [1, 0, 2] : (tensor<4x24x40xf32>) -> tensor<24x4x40xf32>
    %17 = stablehlo.reshape %16 : (tensor<24x4x40xf32>) -> tensor<24x160xf32>
    %18 = stablehlo.slice %17 [0:24, 0:131] : (tensor<24x160xf32>) -> tensor<24x131xf32>
    return %6, %15#7, %18 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
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
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
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
    %16 = call @_where(%15, %7, %cst_6) : (tensor<40xi1>, tensor<24x40xf32>, tensor<f32>) -> tensor<24x40xf32>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %17 = stablehlo.multiply %arg3, %c_7 : tensor<i32>
    %18 = stablehlo.convert %17 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.compare GE, %arg2, %19, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_8 = stablehlo.constant dense<40> : tensor<i32>
    %21 = stablehlo.add %17, %c_8 : tensor<i32>
    %22 = stablehlo.convert %21 : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.compare LT, %arg2, %23, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %25 = stablehlo.and %20, %24 : tensor<24xi1>
    %26 = stablehlo.convert %17 : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %28 = stablehlo.subtract %arg2, %27 : tensor<24xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_where_0(%25, %28, %c_9) : (tensor<24xi1>, tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %30 = stablehlo.iota dim = 0 : tensor<24xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %32 = stablehlo.compare LT, %30, %31, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_11 = stablehlo.constant dense<24> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %34 = stablehlo.add %30, %33 : tensor<24xi32>
    %35 = stablehlo.select %32, %34, %30 : tensor<24xi1>, tensor<24xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %37 = stablehlo.compare LT, %29, %36, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_13 = stablehlo.constant dense<40> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %39 = stablehlo.add %29, %38 : tensor<24xi32>
    %40 = stablehlo.select %37, %39, %29 : tensor<24xi1>, tensor<24xi32>
    %41 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %43 = stablehlo.concatenate %41, %42, dim = 1 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32>
    %44 = "stablehlo.gather"(%16, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x2xi32>) -> tensor<24xf32>
    %45 = call @_where_1(%25, %44, %arg5) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.reduce(%16 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.maximum %47, %46 : tensor<24xf32>
    %49 = stablehlo.is_finite %48 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.select %49, %48, %50 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %54 = stablehlo.subtract %16, %53 : tensor<24x40xf32>
    %55 = stablehlo.exponential %54 : tensor<24x40xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %57 = stablehlo.sign %56 : tensor<24xf32>
    %58 = stablehlo.abs %56 : tensor<24xf32>
    %59 = stablehlo.log %58 : tensor<24xf32>
    %60 = stablehlo.add %59, %51 : tensor<24xf32>
    %61 = stablehlo.convert %arg4 : tensor<24xf32>
    %62 = stablehlo.maximum %61, %60 : tensor<24xf32>
    %63 = stablehlo.subtract %61, %60 : tensor<24xf32>
    %64 = stablehlo.compare NE, %63, %63, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %65 = stablehlo.add %61, %60 : tensor<24xf32>
    %66 = stablehlo.abs %63 : tensor<24xf32>
    %67 = stablehlo.negate %66 : tensor<24xf32>
    %68 = stablehlo.exponential %67 : tensor<24xf32>
    %69 = stablehlo.log_plus_one %68 : tensor<24xf32>
    %70 = stablehlo.add %62, %69 : tensor<24xf32>
    %71 = stablehlo.select %64, %65, %70 : tensor<24xi1>, tensor<24xf32>
    return %0, %71, %45 : tensor<i32>, tensor<24xf32>, tensor<24xf32>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x160xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24xf32>, %arg6: tensor<i32>) -> (tensor<24x24xf32>, tensor<24x40xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg6, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<160> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 40] : (tensor<24x160xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.reshape %arg1 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %6 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %7 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %8 = stablehlo.reshape %arg4 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %11:9 = stablehlo.while(%iterArg = %5, %iterArg_5 = %6, %iterArg_6 = %7, %iterArg_7 = %8, %iterArg_8 = %4, %iterArg_9 = %arg6, %iterArg_10 = %c_4, %iterArg_11 = %9, %iterArg_12 = %10) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24x40xf32>, tensor<4x6x24xf32>
    cond {
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim_4(%iterArg, %iterArg_10) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %15 = func.call @dynamic_index_in_dim_5(%iterArg_5, %iterArg_10) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %16 = func.call @dynamic_index_in_dim_6(%iterArg_6, %iterArg_10) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %17 = func.call @dynamic_index_in_dim_6(%iterArg_7, %iterArg_10) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %18:2 = func.call @closed_call_7(%iterArg_8, %iterArg_9, %iterArg_11, %14, %15, %16, %17) : (tensor<24x40xf32>, tensor<i32>, tensor<24x40xf32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<24x40xf32>, tensor<6x24xf32>)
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_12, %18#1, %iterArg_10) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %20, %18#0, %19 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>, tensor<24x40xf32>, tensor<4x6x24xf32>
    }
    %12 = stablehlo.reshape %11#8 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    %13 = stablehlo.add %arg5, %12 : tensor<24x24xf32>
    return %13, %11#7 : tensor<24x24xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x6x24xf32>, %arg1: tensor<i32>) -> tensor<6x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 24] : (tensor<4x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x40xf32>, %arg1: tensor<i32>, %arg2: tensor<24x40xf32>, %arg3: tensor<6x24xf32>, %arg4: tensor<6xi32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>) -> (tensor<24x40xf32>, tensor<6x24xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x40xf32>) -> tensor<6x40xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.multiply %arg1, %c : tensor<i32>
    %3 = stablehlo.iota dim = 0 : tensor<40xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %5 = stablehlo.add %4, %3 : tensor<40xi32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = call @_where_8(%7, %0, %cst_1) : (tensor<40xi1>, tensor<6x40xf32>, tensor<f32>) -> tensor<6x40xf32>
    %9 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %11 = stablehlo.subtract %8, %10 : tensor<6x40xf32>
    %12 = stablehlo.exponential %11 : tensor<6x40xf32>
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<6x40xf32>
    %c_2 = stablehlo.constant dense<40> : tensor<i32>
    %16 = stablehlo.multiply %arg1, %c_2 : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %18 = stablehlo.subtract %arg4, %17 : tensor<6xi32>
    %19 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %21 = stablehlo.compare GE, %18, %20, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %23 = stablehlo.compare LT, %18, %22, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %24 = stablehlo.and %21, %23 : tensor<6xi1>
    %25 = stablehlo.iota dim = 0 : tensor<40xi32>
    %26 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<6x40xi32>
    %29 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x40xi32>
    %30 = stablehlo.compare EQ, %28, %29, SIGNED : (tensor<6x40xi32>, tensor<6x40xi32>) -> tensor<6x40xi1>
    %31 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_where_9(%30, %31, %c_5) : (tensor<6x40xi1>, tensor<6x1xf32>, tensor<i32>) -> tensor<6x40xf32>
    %33 = stablehlo.subtract %15, %32 : tensor<6x40xf32>
    %34 = stablehlo.multiply %33, %1 : tensor<6x40xf32>
    %35 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<6x24xf32>) -> tensor<24x6xf32>
    %36 = stablehlo.dot_general %35, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x6xf32>, tensor<6x40xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.add %arg2, %36 : tensor<24x40xf32>
    %38 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %39 = stablehlo.dot_general %34, %38, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x40xf32>, tensor<40x24xf32>) -> tensor<6x24xf32>
    return %37, %39 : tensor<24x40xf32>, tensor<6x24xf32>
  }
  func.func private @_where_8(%arg0: tensor<40xi1>, %arg1: tensor<6x40xf32>, %arg2: tensor<f32>) -> tensor<6x40xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<40xi1>) -> tensor<6x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<6x40xi1>, tensor<6x40xf32>
    return %3 : tensor<6x40xf32>
  }
  func.func private @_where_9(%arg0: tensor<6x40xi1>, %arg1: tensor<6x1xf32>, %arg2: tensor<i32>) -> tensor<6x40xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x40xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x40xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<6x40xi1>, tensor<6x40xf32>
    return %3 : tensor<6x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<i32>) -> tensor<4x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xf32>, tensor<1x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xf32>
    return %1 : tensor<4x6x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<4x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x24x40xf32>
    return %1 : tensor<4x24x40xf32>
  }
}
