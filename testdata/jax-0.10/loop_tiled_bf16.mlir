module @jit_loop_tiled_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xbf16>, %arg1: tensor<24x131xbf16>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xbf16> {jax.result_info = "result[1][0]"}, tensor<24x131xbf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xbf16>) -> tensor<4x6x24xbf16>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:6 = stablehlo.while(%iterArg = %0, %iterArg_4 = %1, %iterArg_5 = %2, %iterArg_6 = %arg1, %iterArg_7 = %c, %iterArg_8 = %cst) : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>
    cond {
      %c_9 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_7, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %10 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_7) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %11 = func.call @dynamic_index_in_dim_1(%iterArg_5, %iterArg_7) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %12 = func.call @closed_call(%iterArg_6, %iterArg_8, %9, %10, %11) : (tensor<24x131xbf16>, tensor<f32>, tensor<6x24xbf16>, tensor<6xi32>, tensor<6xf32>) -> tensor<f32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_7, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %13, %12 : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<i32>, tensor<f32>
    }
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6x24xbf16>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:8 = stablehlo.while(%iterArg = %0, %iterArg_4 = %1, %iterArg_5 = %2, %iterArg_6 = %arg1, %iterArg_7 = %cst_1, %iterArg_8 = %c_3, %iterArg_9 = %4, %iterArg_10 = %5) : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<4x6x24xbf16>
    cond {
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<4x6x24xbf16>, tensor<i32>) -> tensor<6x24xbf16>
      %10 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_8) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %11 = func.call @dynamic_index_in_dim_1(%iterArg_5, %iterArg_8) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %12:2 = func.call @closed_call_2(%iterArg_6, %iterArg_7, %iterArg_9, %9, %10, %11) : (tensor<24x131xbf16>, tensor<f32>, tensor<24x131xf32>, tensor<6x24xbf16>, tensor<6xi32>, tensor<6xf32>) -> (tensor<24x131xf32>, tensor<6x24xbf16>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_10, %12#1, %iterArg_8) : (tensor<4x6x24xbf16>, tensor<6x24xbf16>, tensor<i32>) -> tensor<4x6x24xbf16>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %14, %12#0, %13 : tensor<4x6x24xbf16>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<24x131xbf16>, tensor<f32>, tensor<i32>, tensor<24x131xf32>, tensor<4x6x24xbf16>
    }
    %7 = stablehlo.reshape %6#7 : (tensor<4x6x24xbf16>) -> tensor<24x24xbf16>
    %8 = stablehlo.convert %6#6 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    return %3#5, %7, %8 : tensor<f32>, tensor<24x24xbf16>, tensor<24x131xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x24xbf16>, %arg1: tensor<i32>) -> tensor<6x24xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 24] : (tensor<4x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x24xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6x24xbf16>) -> tensor<6x24xbf16>
    return %1 : tensor<6x24xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<6x24xbf16>, %arg3: tensor<6xi32>, %arg4: tensor<6xf32>) -> tensor<f32> {
    %0 = call @_one_hot(%arg3) : (tensor<6xi32>) -> tensor<6x131xf32>
    %1 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xbf16>, tensor<24x131xbf16>) -> tensor<6x131xbf16>
    %2 = stablehlo.convert %1 : (tensor<6x131xbf16>) -> tensor<6x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %6 = stablehlo.subtract %2, %5 : tensor<6x131xf32>
    %7 = stablehlo.exponential %6 : tensor<6x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.log %8 : tensor<6xf32>
    %10 = stablehlo.multiply %0, %6 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.compare NE, %arg4, %13, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %15 = stablehlo.convert %14 : (tensor<6xi1>) -> tensor<6xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %18 = stablehlo.add %arg1, %17 : tensor<f32>
    return %18 : tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<6xi32>) -> tensor<6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x131xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x131xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x131xi32>) -> tensor<6x131xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<6x131xi32>, tensor<6x131xi32>) -> tensor<6x131xi1>
    %5 = stablehlo.convert %4 : (tensor<6x131xi1>) -> tensor<6x131xf32>
    return %5 : tensor<6x131xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x131xbf16>, %arg1: tensor<f32>, %arg2: tensor<24x131xf32>, %arg3: tensor<6x24xbf16>, %arg4: tensor<6xi32>, %arg5: tensor<6xf32>) -> (tensor<24x131xf32>, tensor<6x24xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.compare NE, %arg5, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %2 = stablehlo.convert %1 : (tensor<6xi1>) -> tensor<6xf32>
    %3 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xbf16>, tensor<24x131xbf16>) -> tensor<6x131xbf16>
    %4 = stablehlo.convert %3 : (tensor<6x131xbf16>) -> tensor<6x131xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.reshape %5 : (tensor<6xf32>) -> tensor<6x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %8 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<6x131xf32>, tensor<6x131xf32>) -> tensor<6x131xi1>
    %9 = stablehlo.convert %8 : (tensor<6x131xi1>) -> tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.maximum %11, %5 : tensor<6xf32>
    %13 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<6xi1>, tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.compare EQ, %17, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<6xi1>, tensor<6xf32>
    %22 = stablehlo.divide %16, %21 : tensor<6xf32>
    %23 = stablehlo.is_finite %12 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %25 = stablehlo.select %23, %12, %24 : tensor<6xi1>, tensor<6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %29 = stablehlo.subtract %4, %28 : tensor<6x131xf32>
    %30 = stablehlo.exponential %29 : tensor<6x131xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.sign %31 : tensor<6xf32>
    %33 = stablehlo.abs %31 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %35 = stablehlo.compare GE, %31, %34, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %36 = stablehlo.log %33 : tensor<6xf32>
    %37 = stablehlo.add %36, %25 : tensor<6xf32>
    %38 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %39:2 = call @take_along_axis(%4, %38) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %40 = stablehlo.reshape %39#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %41 = stablehlo.subtract %37, %40 : tensor<6xf32>
    %42 = stablehlo.multiply %41, %2 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %44 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %45 = stablehlo.multiply %44, %2 : tensor<6xf32>
    %46 = stablehlo.negate %45 : tensor<6xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %48 = call @take_along_axis_3(%39#1, %47) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    %49 = stablehlo.divide %45, %33 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %51 = stablehlo.select %35, %50, %49 : tensor<6xi1>, tensor<6xf32>
    %52 = stablehlo.select %35, %49, %50 : tensor<6xi1>, tensor<6xf32>
    %53 = stablehlo.negate %51 : tensor<6xf32>
    %54 = stablehlo.add %52, %53 : tensor<6xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %56 = stablehlo.multiply %55, %30 : tensor<6x131xf32>
    %57 = stablehlo.add %48, %56 : tensor<6x131xf32>
    %58 = stablehlo.convert %57 : (tensor<6x131xf32>) -> tensor<6x131xbf16>
    %59 = stablehlo.dot_general %58, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<6x24xbf16>) -> tensor<131x24xbf16>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<131x24xbf16>) -> tensor<24x131xbf16>
    %61 = stablehlo.dot_general %58, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xbf16>, tensor<24x131xbf16>) -> tensor<6x24xbf16>
    %62 = stablehlo.convert %60 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %63 = stablehlo.add %arg2, %62 : tensor<24x131xf32>
    return %63, %61 : tensor<24x131xf32>, tensor<6x24xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6x24xbf16>, %arg1: tensor<6x24xbf16>, %arg2: tensor<i32>) -> tensor<4x6x24xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xbf16>) -> tensor<1x6x24xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xbf16>, tensor<1x6x24xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xbf16>
    return %1 : tensor<4x6x24xbf16>
  }
}
