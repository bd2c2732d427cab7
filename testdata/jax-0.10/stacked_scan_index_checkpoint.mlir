module @jit_stacked_scan_index_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x240xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x240xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %1 = stablehlo.reshape %arg1 : (tensor<24x240xf32>) -> tensor<24x6x40xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<24x6x40xf32>) -> tensor<6x24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<39> : tensor<i32>
    %4:2 = call @clip(%c, %c_0) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_where(%c_1) : (tensor<i32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8:11 = stablehlo.while(%iterArg = %0, %iterArg_24 = %2, %iterArg_25 = %arg2, %iterArg_26 = %arg0, %iterArg_27 = %4#0, %iterArg_28 = %4#1, %iterArg_29 = %5, %iterArg_30 = %6, %iterArg_31 = %c_4, %iterArg_32 = %3, %iterArg_33 = %7) : tensor<6xi32>, tensor<6x24x40xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    cond {
      %c_34 = stablehlo.constant dense<6> : tensor<i32>
      %62 = stablehlo.compare LT, %iterArg_31, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %62 : tensor<i1>
    } do {
      %62 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_31) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %63 = func.call @dynamic_index_in_dim_0(%iterArg_24, %iterArg_31) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %64:2 = func.call @closed_call(%iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_32, %62, %63) : (tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>)
      %65 = func.call @dynamic_update_index_in_dim(%iterArg_33, %64#1, %iterArg_31) : (tensor<6x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %66 = stablehlo.add %iterArg_31, %c_34 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %66, %64#0, %65 : tensor<6xi32>, tensor<6x24x40xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<6x24xf32>
    }
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8#10 init: %cst_5) applies stablehlo.maximum across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.reshape %9 : (tensor<24xf32>) -> tensor<1x24xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %12 = stablehlo.compare EQ, %8#10, %11, FLOAT : (tensor<6x24xf32>, tensor<6x24xf32>) -> tensor<6x24xi1>
    %13 = stablehlo.convert %12 : (tensor<6x24xi1>) -> tensor<6x24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.maximum %15, %9 : tensor<24xf32>
    %17 = stablehlo.compare EQ, %9, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<24xi1>, tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.compare EQ, %21, %16, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.divide %20, %25 : tensor<24xf32>
    %27 = stablehlo.is_finite %16 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.select %27, %16, %28 : tensor<24xi1>, tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<6x24xf32>
    %33 = stablehlo.subtract %8#10, %32 : tensor<6x24xf32>
    %34 = stablehlo.exponential %33 : tensor<6x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<6x24xf32>, tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.sign %35 : tensor<24xf32>
    %37 = stablehlo.abs %35 : tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.compare GE, %35, %38, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %40 = stablehlo.log %37 : tensor<24xf32>
    %41 = stablehlo.add %40, %29 : tensor<24xf32>
    %42 = stablehlo.subtract %41, %8#9 : tensor<24xf32>
    %43 = stablehlo.multiply %42, %arg3 : tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %47 = stablehlo.multiply %46, %arg3 : tensor<24xf32>
    %48 = stablehlo.negate %47 : tensor<24xf32>
    %49 = stablehlo.divide %47, %37 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.select %39, %50, %49 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.select %39, %49, %50 : tensor<24xi1>, tensor<24xf32>
    %53 = stablehlo.negate %51 : tensor<24xf32>
    %54 = stablehlo.add %52, %53 : tensor<24xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<24xf32>) -> tensor<6x24xf32>
    %56 = stablehlo.multiply %55, %34 : tensor<6x24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x24x40xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %59:9 = stablehlo.while(%iterArg = %56, %iterArg_24 = %0, %iterArg_25 = %2, %iterArg_26 = %arg0, %iterArg_27 = %arg2, %iterArg_28 = %c_23, %iterArg_29 = %57, %iterArg_30 = %48, %iterArg_31 = %58) : tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    cond {
      %c_32 = stablehlo.constant dense<6> : tensor<i32>
      %62 = stablehlo.compare LT, %iterArg_28, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %62 : tensor<i1>
    } do {
      %c_32 = stablehlo.constant dense<6> : tensor<i32>
      %62 = stablehlo.subtract %c_32, %iterArg_28 : tensor<i32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %63 = stablehlo.subtract %62, %c_33 : tensor<i32>
      %64 = func.call @dynamic_index_in_dim_4(%iterArg, %63) : (tensor<6x24xf32>, tensor<i32>) -> tensor<24xf32>
      %65 = func.call @dynamic_index_in_dim(%iterArg_24, %63) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %66 = func.call @dynamic_index_in_dim_0(%iterArg_25, %63) : (tensor<6x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %67:3 = func.call @closed_call_5(%iterArg_26, %iterArg_27, %iterArg_29, %iterArg_30, %64, %65, %66) : (tensor<24x24xf32>, tensor<24xi32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>)
      %68 = func.call @dynamic_update_index_in_dim_11(%iterArg_31, %67#2, %63) : (tensor<6x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<6x24x40xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %69 = stablehlo.add %iterArg_28, %c_34 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %69, %67#0, %67#1, %68 : tensor<6x24xf32>, tensor<6xi32>, tensor<6x24x40xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24xf32>, tensor<6x24x40xf32>
    }
    %60 = stablehlo.transpose %59#8, dims = [1, 0, 2] : (tensor<6x24x40xf32>) -> tensor<24x6x40xf32>
    %61 = stablehlo.reshape %60 : (tensor<24x6x40xf32>) -> tensor<24x240xf32>
    return %44, %59#6, %61 : tensor<f32>, tensor<24x24xf32>, tensor<24x240xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<6x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<24xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg7, %c : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.compare GE, %arg0, %2, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %4 = stablehlo.add %1, %c_0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %6 = stablehlo.compare LT, %arg0, %5, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %7 = stablehlo.and %3, %6 : tensor<24xi1>
    %8 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %9 = stablehlo.subtract %arg0, %8 : tensor<24xi32>
    %10 = call @clip_1(%9, %arg2, %arg3) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %12 = call @take_along_axis_2(%0, %11) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %13 = stablehlo.reshape %12 : (tensor<24x1xf32>) -> tensor<24xf32>
    %14 = call @_where_3(%7, %13, %arg4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %15 = stablehlo.add %arg6, %14 : tensor<24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<24xf32>
    %19 = stablehlo.is_finite %18 : (tensor<24xf32>) -> tensor<24xi1>
    %20 = stablehlo.select %19, %18, %arg5 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %23 = stablehlo.subtract %0, %22 : tensor<24x40xf32>
    %24 = stablehlo.exponential %23 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.abs %25 : tensor<24xf32>
    %27 = stablehlo.log %26 : tensor<24xf32>
    %28 = stablehlo.add %27, %20 : tensor<24xf32>
    return %15, %28 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @clip_1(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
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
  func.func private @_where_3(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<6x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x24xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<i32>, %arg6: tensor<24x40xf32>) -> (tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>) {
    %0:6 = stablehlo.optimization_barrier %arg0, %arg1, %arg5, %arg6, %arg3, %arg4 : tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>
    %1 = stablehlo.dot_general %0#0, %0#3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.multiply %0#2, %c : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %4 = stablehlo.compare GE, %0#1, %3, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %5 = stablehlo.add %2, %c_0 : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %7 = stablehlo.compare LT, %0#1, %6, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %8 = stablehlo.and %4, %7 : tensor<24xi1>
    %9 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.subtract %0#1, %9 : tensor<24xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<39> : tensor<i32>
    %11 = call @clip_6(%10, %c_1, %c_2) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %13 = call @take_along_axis_7(%12) : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %14 = call @_where_8(%8) : (tensor<24xi1>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.maximum %16, %15 : tensor<24xf32>
    %18 = stablehlo.is_finite %17 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.select %18, %17, %19 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %23 = stablehlo.subtract %1, %22 : tensor<24x40xf32>
    %24 = stablehlo.exponential %23 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.abs %25 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.compare GE, %25, %27, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %29 = stablehlo.divide %0#5, %26 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.select %28, %30, %29 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.select %28, %29, %30 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.negate %31 : tensor<24xf32>
    %34 = stablehlo.add %32, %33 : tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %36 = stablehlo.multiply %35, %24 : tensor<24x40xf32>
    %37 = call @_where_9(%8, %14, %0#4) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %39 = call @take_along_axis_10(%13, %38) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.add %36, %39 : tensor<24x40xf32>
    %41 = stablehlo.dot_general %40, %0#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %43 = stablehlo.dot_general %40, %0#3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %44 = stablehlo.add %arg2, %43 : tensor<24x24xf32>
    return %44, %0#4, %42 : tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>
  }
  func.func private @clip_6(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis_7(%arg0: tensor<24x1xi32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    return %5 : tensor<24x1x1xi32>
  }
  func.func private @_where_8(%arg0: tensor<24xi1>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @_where_9(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_10(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<6x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<6x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x40xf32>
    return %1 : tensor<6x24x40xf32>
  }
}
