module @jit_one_maximum_in_chunks_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = call @closed_call(%c, %0) : (tensor<i32>, tensor<12xf32>) -> tensor<3xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @closed_call_1(%c_1, %2) : (tensor<i32>, tensor<12xf32>) -> tensor<3xi32>
    call @take_along_axis() : () -> ()
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x12x24xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %8:16 = stablehlo.while(%iterArg = %arg0, %iterArg_17 = %arg1, %iterArg_18 = %arg2, %iterArg_19 = %2, %iterArg_20 = %3, %iterArg_21 = %0, %iterArg_22 = %1, %iterArg_23 = %arg3, %iterArg_24 = %c_9, %iterArg_25 = %c_2, %iterArg_26 = %cst_3, %iterArg_27 = %cst_4, %iterArg_28 = %4, %iterArg_29 = %5, %iterArg_30 = %6, %iterArg_31 = %7) : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<12xf32>, tensor<3xi32>, tensor<12xf32>, tensor<3xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<2xi32>, tensor<2x12x24xf32>, tensor<2x12xi32>, tensor<2x12xf32>
    cond {
      %c_32 = stablehlo.constant dense<2> : tensor<i32>
      %17 = stablehlo.compare LT, %iterArg_24, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %17:7 = func.call @closed_call_3(%iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_25, %iterArg_26, %iterArg_27) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<12xf32>, tensor<3xi32>, tensor<12xf32>, tensor<3xi32>, tensor<24xf32>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<12x24xf32>, tensor<12xi32>, tensor<12xf32>)
      %18 = func.call @dynamic_update_index_in_dim_9(%iterArg_28, %17#3, %iterArg_24) : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
      %19 = func.call @dynamic_update_index_in_dim_10(%iterArg_29, %17#4, %iterArg_24) : (tensor<2x12x24xf32>, tensor<12x24xf32>, tensor<i32>) -> tensor<2x12x24xf32>
      %20 = func.call @dynamic_update_index_in_dim_11(%iterArg_30, %17#5, %iterArg_24) : (tensor<2x12xi32>, tensor<12xi32>, tensor<i32>) -> tensor<2x12xi32>
      %21 = func.call @dynamic_update_index_in_dim_12(%iterArg_31, %17#6, %iterArg_24) : (tensor<2x12xf32>, tensor<12xf32>, tensor<i32>) -> tensor<2x12xf32>
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg_24, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %22, %17#0, %17#1, %17#2, %18, %19, %20, %21 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xi32>, tensor<12xf32>, tensor<3xi32>, tensor<12xf32>, tensor<3xi32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<2xi32>, tensor<2x12x24xf32>, tensor<2x12xi32>, tensor<2x12xf32>
    }
    %9 = stablehlo.negate %8#10 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %10 = stablehlo.multiply %cst_10, %8#11 : tensor<f32>
    %11 = stablehlo.add %9, %10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.multiply %cst_11, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.negate %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %16:10 = stablehlo.while(%iterArg = %8#12, %iterArg_17 = %8#13, %iterArg_18 = %8#14, %iterArg_19 = %8#15, %iterArg_20 = %arg1, %iterArg_21 = %c_16, %iterArg_22 = %14, %iterArg_23 = %15, %iterArg_24 = %13, %iterArg_25 = %12) : tensor<2xi32>, tensor<2x12x24xf32>, tensor<2x12xi32>, tensor<2x12xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<f32>
    cond {
      %c_26 = stablehlo.constant dense<2> : tensor<i32>
      %17 = stablehlo.compare LT, %iterArg_21, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<2> : tensor<i32>
      %17 = stablehlo.subtract %c_26, %iterArg_21 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.subtract %17, %c_27 : tensor<i32>
      %19 = func.call @dynamic_index_in_dim_13(%iterArg, %18) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %20 = func.call @dynamic_index_in_dim_14(%iterArg_17, %18) : (tensor<2x12x24xf32>, tensor<i32>) -> tensor<12x24xf32>
      %21 = func.call @dynamic_index_in_dim_15(%iterArg_18, %18) : (tensor<2x12xi32>, tensor<i32>) -> tensor<12xi32>
      %22 = func.call @dynamic_index_in_dim_16(%iterArg_19, %18) : (tensor<2x12xf32>, tensor<i32>) -> tensor<12xf32>
      %23:4 = func.call @closed_call_17(%iterArg_20, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %19, %20, %21, %22) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<12x24xf32>, tensor<12xi32>, tensor<12xf32>) -> (tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<f32>)
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_21, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %24, %23#0, %23#1, %23#2, %23#3 : tensor<2xi32>, tensor<2x12x24xf32>, tensor<2x12xi32>, tensor<2x12xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<f32>
    }
    return %11, %16#6, %16#7 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<12xf32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %arg0, %iterArg_2 = %0) : tensor<i32>, tensor<i32>, tensor<3xi32>
    cond {
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call_0(%iterArg_1) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
      %3 = func.call @dynamic_update_index_in_dim(%iterArg_2, %2#1, %iterArg) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %4, %2#0, %3 : tensor<i32>, tensor<i32>, tensor<3xi32>
    }
    return %1#2 : tensor<3xi32>
  }
  func.func private @closed_call_0(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg0, %c_0 : tensor<i32>
    return %0, %1 : tensor<i32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<12xf32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %arg0, %iterArg_2 = %0) : tensor<i32>, tensor<i32>, tensor<3xi32>
    cond {
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call_2(%iterArg_1) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
      %3 = func.call @dynamic_update_index_in_dim(%iterArg_2, %2#1, %iterArg) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %4, %2#0, %3 : tensor<i32>, tensor<i32>, tensor<3xi32>
    }
    return %1#2 : tensor<3xi32>
  }
  func.func private @closed_call_2(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg0, %c_0 : tensor<i32>
    return %0, %1 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @closed_call_3(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<12xf32>, %arg4: tensor<3xi32>, %arg5: tensor<12xf32>, %arg6: tensor<3xi32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>, %arg9: tensor<f32>, %arg10: tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<12x24xf32>, tensor<12xi32>, tensor<12xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<12> : tensor<i32>
    %1 = stablehlo.multiply %arg8, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<24> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %5, %c_3, sizes = [12, 24] : (tensor<24x24xf32>, tensor<i32>, tensor<i32>) -> tensor<12x24xf32>
    %c_4 = stablehlo.constant dense<12> : tensor<i32>
    %7 = stablehlo.multiply %arg8, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %7, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.convert %7 : tensor<i32>
    %c_6 = stablehlo.constant dense<24> : tensor<i32>
    %10 = stablehlo.add %9, %c_6 : tensor<i32>
    %11 = stablehlo.select %8, %10, %7 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg2, %11, sizes = [12] : (tensor<24xi32>, tensor<i32>) -> tensor<12xi32>
    %c_7 = stablehlo.constant dense<12> : tensor<i32>
    %13 = stablehlo.multiply %arg8, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %13, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = stablehlo.convert %13 : tensor<i32>
    %c_9 = stablehlo.constant dense<24> : tensor<i32>
    %16 = stablehlo.add %15, %c_9 : tensor<i32>
    %17 = stablehlo.select %14, %16, %13 : tensor<i1>, tensor<i32>
    %18 = stablehlo.dynamic_slice %arg7, %17, sizes = [12] : (tensor<24xf32>, tensor<i32>) -> tensor<12xf32>
    %19 = stablehlo.dot_general %6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x24xf32>, tensor<24x131xf32>) -> tensor<12x131xf32>
    %20 = call @closed_call_4(%arg5, %arg6, %19) : (tensor<12xf32>, tensor<3xi32>, tensor<12x131xf32>) -> tensor<12xf32>
    %c_10 = stablehlo.constant dense<120> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %c_10, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %22 = stablehlo.convert %c_10 : tensor<i32>
    %c_12 = stablehlo.constant dense<131> : tensor<i32>
    %23 = stablehlo.add %22, %c_12 : tensor<i32>
    %24 = stablehlo.select %21, %23, %c_10 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.dynamic_slice %19, %c_13, %24, sizes = [12, 11] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x11xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x11xf32>, tensor<f32>) -> tensor<12xf32>
    %27 = stablehlo.maximum %20, %26 : tensor<12xf32>
    %28 = call @closed_call_6(%arg3, %arg4, %19, %27) : (tensor<12xf32>, tensor<3xi32>, tensor<12x131xf32>, tensor<12xf32>) -> tensor<12xf32>
    %c_14 = stablehlo.constant dense<120> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.compare LT, %c_14, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %30 = stablehlo.convert %c_14 : tensor<i32>
    %c_16 = stablehlo.constant dense<131> : tensor<i32>
    %31 = stablehlo.add %30, %c_16 : tensor<i32>
    %32 = stablehlo.select %29, %31, %c_14 : tensor<i1>, tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.dynamic_slice %19, %c_17, %32, sizes = [12, 11] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x11xf32>
    %34 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x11xf32>
    %36 = stablehlo.subtract %33, %35 : tensor<12x11xf32>
    %37 = stablehlo.exponential %36 : tensor<12x11xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<12x11xf32>, tensor<f32>) -> tensor<12xf32>
    %39 = stablehlo.add %28, %38 : tensor<12xf32>
    %40 = stablehlo.log %39 : tensor<12xf32>
    %41 = stablehlo.add %40, %27 : tensor<12xf32>
    %42 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %43 = call @take_along_axis_8(%19, %42) : (tensor<12x131xf32>, tensor<12x1xi32>) -> tensor<12x1xf32>
    %44 = stablehlo.reshape %43 : (tensor<12x1xf32>) -> tensor<12xf32>
    %45 = stablehlo.subtract %44, %41 : tensor<12xf32>
    %46 = stablehlo.multiply %45, %18 : tensor<12xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%19 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<12x131xf32>, tensor<f32>) -> tensor<12xf32>
    %49 = stablehlo.multiply %48, %18 : tensor<12xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %51 = stablehlo.convert %arg9 : tensor<f32>
    %52 = stablehlo.add %51, %47 : tensor<f32>
    %53 = stablehlo.convert %arg10 : tensor<f32>
    %54 = stablehlo.add %53, %50 : tensor<f32>
    return %0, %52, %54, %5, %6, %12, %18 : tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<12x24xf32>, tensor<12xi32>, tensor<12xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<12xf32>, %arg1: tensor<3xi32>, %arg2: tensor<12x131xf32>) -> tensor<12xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg2, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<3xi32>, tensor<12x131xf32>, tensor<i32>, tensor<12xf32>
    cond {
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %2 = func.call @closed_call_5(%iterArg_0, %iterArg_2, %1) : (tensor<12x131xf32>, tensor<12xf32>, tensor<i32>) -> tensor<12xf32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %3, %2 : tensor<3xi32>, tensor<12x131xf32>, tensor<i32>, tensor<12xf32>
    }
    return %0#3 : tensor<12xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_5(%arg0: tensor<12x131xf32>, %arg1: tensor<12xf32>, %arg2: tensor<i32>) -> tensor<12xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg2 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [12, 40] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.convert %arg1 : tensor<12xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<12xf32>
    return %7 : tensor<12xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<12xf32>, %arg1: tensor<3xi32>, %arg2: tensor<12x131xf32>, %arg3: tensor<12xf32>) -> tensor<12xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:5 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg2, %iterArg_1 = %arg3, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<3xi32>, tensor<12x131xf32>, tensor<12xf32>, tensor<i32>, tensor<12xf32>
    cond {
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_2, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %2 = func.call @closed_call_7(%iterArg_0, %iterArg_1, %iterArg_3, %1) : (tensor<12x131xf32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>) -> tensor<12xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_2, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %3, %2 : tensor<3xi32>, tensor<12x131xf32>, tensor<12xf32>, tensor<i32>, tensor<12xf32>
    }
    return %0#4 : tensor<12xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<12x131xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<i32>) -> tensor<12xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg3 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg3 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [12, 40] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x40xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x40xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<12x40xf32>
    %8 = stablehlo.exponential %7 : tensor<12x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %10 = stablehlo.add %arg2, %9 : tensor<12xf32>
    return %10 : tensor<12xf32>
  }
  func.func private @take_along_axis_8(%arg0: tensor<12x131xf32>, %arg1: tensor<12x1xi32>) -> tensor<12x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<12x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<12x1xi1>, tensor<12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<12x1xi32>) -> tensor<12x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<12x1x1xi32>, tensor<12x1x1xi32>) -> tensor<12x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<12x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<12x1x1xi32>, tensor<12x1x1xi32>) -> tensor<12x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<12x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<12x1x1xi1>, tensor<i1>) -> tensor<12x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<12x131xf32>, tensor<12x1x1xi32>) -> tensor<12x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<12x1xi1>, tensor<12x1xf32>
    return %15 : tensor<12x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    return %1 : tensor<2xi32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x12x24xf32>, %arg1: tensor<12x24xf32>, %arg2: tensor<i32>) -> tensor<2x12x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12x24xf32>) -> tensor<1x12x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x12x24xf32>, tensor<1x12x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x24xf32>
    return %1 : tensor<2x12x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x12xi32>, %arg1: tensor<12xi32>, %arg2: tensor<i32>) -> tensor<2x12xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12xi32>) -> tensor<1x12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x12xi32>, tensor<1x12xi32>, tensor<i32>, tensor<i32>) -> tensor<2x12xi32>
    return %1 : tensor<2x12xi32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<i32>) -> tensor<2x12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<2x12xf32>
    return %1 : tensor<2x12xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<2xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<2x12x24xf32>, %arg1: tensor<i32>) -> tensor<12x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 12, 24] : (tensor<2x12x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12x24xf32>) -> tensor<12x24xf32>
    return %1 : tensor<12x24xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<2x12xi32>, %arg1: tensor<i32>) -> tensor<12xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 12] : (tensor<2x12xi32>, tensor<i32>, tensor<i32>) -> tensor<1x12xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x12xi32>) -> tensor<12xi32>
    return %1 : tensor<12xi32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x12xf32>, %arg1: tensor<i32>) -> tensor<12xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 12] : (tensor<2x12xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12xf32>) -> tensor<12xf32>
    return %1 : tensor<12xf32>
  }
  func.func private @closed_call_17(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<i32>, %arg6: tensor<12x24xf32>, %arg7: tensor<12xi32>, %arg8: tensor<12xf32>) -> (tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x24xf32>, tensor<24x131xf32>) -> tensor<12x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:6 = stablehlo.while(%iterArg = %0, %iterArg_54 = %c_3, %iterArg_55 = %c, %iterArg_56 = %1, %iterArg_57 = %3, %iterArg_58 = %4) : tensor<12x131xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>, tensor<3x12xf32>, tensor<3xi32>
    cond {
      %c_59 = stablehlo.constant dense<3> : tensor<i32>
      %111 = stablehlo.compare LT, %iterArg_54, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %111 : tensor<i1>
    } do {
      %111:4 = func.call @closed_call_18(%iterArg, %iterArg_55, %iterArg_56) : (tensor<12x131xf32>, tensor<i32>, tensor<12xf32>) -> (tensor<i32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>)
      %112 = func.call @dynamic_update_index_in_dim_19(%iterArg_57, %111#2, %iterArg_54) : (tensor<3x12xf32>, tensor<12xf32>, tensor<i32>) -> tensor<3x12xf32>
      %113 = func.call @dynamic_update_index_in_dim(%iterArg_58, %111#3, %iterArg_54) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %114 = stablehlo.add %iterArg_54, %c_59 : tensor<i32>
      stablehlo.return %iterArg, %114, %111#0, %111#1, %112, %113 : tensor<12x131xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>, tensor<3x12xf32>, tensor<3xi32>
    }
    %c_4 = stablehlo.constant dense<120> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %c_4, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<120> : tensor<i32>
    %c_7 = stablehlo.constant dense<131> : tensor<i32>
    %7 = stablehlo.add %c_6, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<120> : tensor<i32>
    %8 = stablehlo.select %6, %7, %c_8 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.dynamic_slice %0, %c_9, %8, sizes = [12, 11] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x11xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_10) applies stablehlo.maximum across dimensions = [1] : (tensor<12x11xf32>, tensor<f32>) -> tensor<12xf32>
    %11 = stablehlo.maximum %5#3, %10 : tensor<12xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %16:6 = stablehlo.while(%iterArg = %0, %iterArg_54 = %14, %iterArg_55 = %c_15, %iterArg_56 = %c_13, %iterArg_57 = %12, %iterArg_58 = %15) : tensor<12x131xf32>, tensor<12x1xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>, tensor<3xi32>
    cond {
      %c_59 = stablehlo.constant dense<3> : tensor<i32>
      %111 = stablehlo.compare LT, %iterArg_55, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %111 : tensor<i1>
    } do {
      %111:3 = func.call @closed_call_20(%iterArg, %iterArg_54, %iterArg_56, %iterArg_57) : (tensor<12x131xf32>, tensor<12x1xf32>, tensor<i32>, tensor<12xf32>) -> (tensor<i32>, tensor<12xf32>, tensor<i32>)
      %112 = func.call @dynamic_update_index_in_dim(%iterArg_58, %111#2, %iterArg_55) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %113 = stablehlo.add %iterArg_55, %c_59 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_54, %113, %111#0, %111#1, %112 : tensor<12x131xf32>, tensor<12x1xf32>, tensor<i32>, tensor<i32>, tensor<12xf32>, tensor<3xi32>
    }
    %c_16 = stablehlo.constant dense<120> : tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %c_16, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<120> : tensor<i32>
    %c_19 = stablehlo.constant dense<131> : tensor<i32>
    %18 = stablehlo.add %c_18, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<120> : tensor<i32>
    %19 = stablehlo.select %17, %18, %c_20 : tensor<i1>, tensor<i32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_slice %0, %c_21, %19, sizes = [12, 11] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x11xf32>
    %21 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x11xf32>
    %23 = stablehlo.subtract %20, %22 : tensor<12x11xf32>
    %24 = stablehlo.exponential %23 : tensor<12x11xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<12x11xf32>, tensor<f32>) -> tensor<12xf32>
    %26 = stablehlo.add %16#4, %25 : tensor<12xf32>
    %27 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %28 = call @take_along_axis_21(%27) : (tensor<12x1xi32>) -> tensor<12x1x1xi32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %30 = stablehlo.multiply %29, %arg8 : tensor<12xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<12xf32>) -> tensor<12x131xf32>
    %32 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %33 = stablehlo.multiply %32, %arg8 : tensor<12xf32>
    %34 = stablehlo.negate %33 : tensor<12xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %36 = call @take_along_axis_22(%28, %35) : (tensor<12x1x1xi32>, tensor<12x1xf32>) -> tensor<12x131xf32>
    %37 = stablehlo.add %31, %36 : tensor<12x131xf32>
    %38 = stablehlo.divide %34, %26 : tensor<12xf32>
    %c_23 = stablehlo.constant dense<120> : tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %c_23, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %40 = stablehlo.convert %c_23 : tensor<i32>
    %c_25 = stablehlo.constant dense<131> : tensor<i32>
    %41 = stablehlo.add %40, %c_25 : tensor<i32>
    %42 = stablehlo.select %39, %41, %c_23 : tensor<i1>, tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.dynamic_slice %0, %c_26, %42, sizes = [12, 11] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x11xf32>
    %44 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x11xf32>
    %46 = stablehlo.subtract %43, %45 : tensor<12x11xf32>
    %47 = stablehlo.exponential %46 : tensor<12x11xf32>
    %48 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<12xf32>) -> tensor<12x11xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<12x11xf32>
    %50 = stablehlo.negate %49 : tensor<12x11xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<12x11xf32>, tensor<f32>) -> tensor<12xf32>
    %52 = stablehlo.reshape %51 : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12x131xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.dynamic_update_slice %54, %49, %c_30, %42 : (tensor<12x131xf32>, tensor<12x11xf32>, tensor<i32>, tensor<i32>) -> tensor<12x131xf32>
    %56 = stablehlo.add %37, %55 : tensor<12x131xf32>
    %57 = stablehlo.add %34, %53 : tensor<12xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12x131xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %60:7 = stablehlo.while(%iterArg = %16#5, %iterArg_54 = %0, %iterArg_55 = %11, %iterArg_56 = %c_33, %iterArg_57 = %58, %iterArg_58 = %59, %iterArg_59 = %38) : tensor<3xi32>, tensor<12x131xf32>, tensor<12xf32>, tensor<i32>, tensor<12x131xf32>, tensor<12xf32>, tensor<12xf32>
    cond {
      %c_60 = stablehlo.constant dense<3> : tensor<i32>
      %111 = stablehlo.compare LT, %iterArg_56, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %111 : tensor<i1>
    } do {
      %c_60 = stablehlo.constant dense<3> : tensor<i32>
      %111 = stablehlo.subtract %c_60, %iterArg_56 : tensor<i32>
      %c_61 = stablehlo.constant dense<1> : tensor<i32>
      %112 = stablehlo.subtract %111, %c_61 : tensor<i32>
      %113 = func.call @dynamic_index_in_dim(%iterArg, %112) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %114:3 = func.call @closed_call_23(%iterArg_54, %iterArg_55, %iterArg_57, %iterArg_58, %iterArg_59, %113) : (tensor<12x131xf32>, tensor<12xf32>, tensor<12x131xf32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>) -> (tensor<12x131xf32>, tensor<12xf32>, tensor<12xf32>)
      %c_62 = stablehlo.constant dense<1> : tensor<i32>
      %115 = stablehlo.add %iterArg_56, %c_62 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_54, %iterArg_55, %115, %114#0, %114#1, %114#2 : tensor<3xi32>, tensor<12x131xf32>, tensor<12xf32>, tensor<i32>, tensor<12x131xf32>, tensor<12xf32>, tensor<12xf32>
    }
    %61 = stablehlo.add %56, %60#4 : tensor<12x131xf32>
    %62 = stablehlo.add %57, %60#5 : tensor<12xf32>
    %c_34 = stablehlo.constant dense<120> : tensor<i32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.compare LT, %c_34, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %64 = stablehlo.convert %c_34 : tensor<i32>
    %c_36 = stablehlo.constant dense<131> : tensor<i32>
    %65 = stablehlo.add %64, %c_36 : tensor<i32>
    %66 = stablehlo.select %63, %65, %c_34 : tensor<i1>, tensor<i32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.dynamic_slice %0, %c_37, %66, sizes = [12, 11] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x11xf32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_38) applies stablehlo.maximum across dimensions = [1] : (tensor<12x11xf32>, tensor<f32>) -> tensor<12xf32>
    %69 = stablehlo.reshape %68 : (tensor<12xf32>) -> tensor<12x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x11xf32>
    %71 = stablehlo.compare EQ, %67, %70, FLOAT : (tensor<12x11xf32>, tensor<12x11xf32>) -> tensor<12x11xi1>
    %72 = stablehlo.convert %71 : (tensor<12x11xi1>) -> tensor<12x11xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<12x11xf32>, tensor<f32>) -> tensor<12xf32>
    %74 = stablehlo.maximum %5#3, %68 : tensor<12xf32>
    %75 = stablehlo.compare EQ, %5#3, %74, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %78 = stablehlo.select %75, %76, %77 : tensor<12xi1>, tensor<12xf32>
    %79 = stablehlo.compare EQ, %68, %74, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %82 = stablehlo.select %79, %80, %81 : tensor<12xi1>, tensor<12xf32>
    %83 = stablehlo.divide %78, %82 : tensor<12xf32>
    %84 = stablehlo.compare EQ, %68, %74, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %87 = stablehlo.select %84, %85, %86 : tensor<12xi1>, tensor<12xf32>
    %88 = stablehlo.compare EQ, %5#3, %74, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %91 = stablehlo.select %88, %89, %90 : tensor<12xi1>, tensor<12xf32>
    %92 = stablehlo.divide %87, %91 : tensor<12xf32>
    %93 = stablehlo.multiply %62, %92 : tensor<12xf32>
    %94 = stablehlo.multiply %62, %83 : tensor<12xf32>
    %95 = stablehlo.divide %93, %73 : tensor<12xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<12xf32>) -> tensor<12x11xf32>
    %97 = stablehlo.multiply %96, %72 : tensor<12x11xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12x131xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.dynamic_update_slice %98, %97, %c_49, %66 : (tensor<12x131xf32>, tensor<12x11xf32>, tensor<i32>, tensor<i32>) -> tensor<12x131xf32>
    %100 = stablehlo.add %61, %99 : tensor<12x131xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x131xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %102:6 = stablehlo.while(%iterArg = %5#4, %iterArg_54 = %5#5, %iterArg_55 = %0, %iterArg_56 = %c_51, %iterArg_57 = %101, %iterArg_58 = %94) : tensor<3x12xf32>, tensor<3xi32>, tensor<12x131xf32>, tensor<i32>, tensor<12x131xf32>, tensor<12xf32>
    cond {
      %c_59 = stablehlo.constant dense<3> : tensor<i32>
      %111 = stablehlo.compare LT, %iterArg_56, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %111 : tensor<i1>
    } do {
      %c_59 = stablehlo.constant dense<3> : tensor<i32>
      %111 = stablehlo.subtract %c_59, %iterArg_56 : tensor<i32>
      %c_60 = stablehlo.constant dense<1> : tensor<i32>
      %112 = stablehlo.subtract %111, %c_60 : tensor<i32>
      %113 = func.call @dynamic_index_in_dim_24(%iterArg, %112) : (tensor<3x12xf32>, tensor<i32>) -> tensor<12xf32>
      %114 = func.call @dynamic_index_in_dim(%iterArg_54, %112) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %115:2 = func.call @closed_call_25(%iterArg_55, %iterArg_57, %iterArg_58, %113, %114) : (tensor<12x131xf32>, tensor<12x131xf32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>) -> (tensor<12x131xf32>, tensor<12xf32>)
      %c_61 = stablehlo.constant dense<1> : tensor<i32>
      %116 = stablehlo.add %iterArg_56, %c_61 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_54, %iterArg_55, %116, %115#0, %115#1 : tensor<3x12xf32>, tensor<3xi32>, tensor<12x131xf32>, tensor<i32>, tensor<12x131xf32>, tensor<12xf32>
    }
    %103 = stablehlo.add %100, %102#4 : tensor<12x131xf32>
    %104 = stablehlo.dot_general %103, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x131xf32>, tensor<12x24xf32>) -> tensor<131x24xf32>
    %105 = stablehlo.transpose %104, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %106 = stablehlo.dot_general %103, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x131xf32>, tensor<24x131xf32>) -> tensor<12x24xf32>
    %107 = stablehlo.add %arg2, %105 : tensor<24x131xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.dynamic_update_slice %108, %106, %arg5, %c_53 : (tensor<24x24xf32>, tensor<12x24xf32>, tensor<i32>, tensor<i32>) -> tensor<24x24xf32>
    %110 = stablehlo.add %arg1, %109 : tensor<24x24xf32>
    return %110, %107, %arg3, %arg4 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @closed_call_18(%arg0: tensor<12x131xf32>, %arg1: tensor<i32>, %arg2: tensor<12xf32>) -> (tensor<i32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg1, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [12, 40] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.convert %arg2 : tensor<12xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<12xf32>
    return %0, %9, %arg2, %1 : tensor<i32>, tensor<12xf32>, tensor<12xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<3x12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<i32>) -> tensor<3x12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<3x12xf32>
    return %1 : tensor<3x12xf32>
  }
  func.func private @closed_call_20(%arg0: tensor<12x131xf32>, %arg1: tensor<12x1xf32>, %arg2: tensor<i32>, %arg3: tensor<12xf32>) -> (tensor<i32>, tensor<12xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg2, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [12, 40] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x40xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x40xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<12x40xf32>
    %9 = stablehlo.exponential %8 : tensor<12x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %11 = stablehlo.add %arg3, %10 : tensor<12xf32>
    return %0, %11, %1 : tensor<i32>, tensor<12xf32>, tensor<i32>
  }
  func.func private @take_along_axis_21(%arg0: tensor<12x1xi32>) -> tensor<12x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<12x1xi32>, tensor<12x1xi32>) -> tensor<12x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<12x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<12x1xi1>, tensor<12x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<12x1xi32>) -> tensor<12x1x1xi32>
    return %5 : tensor<12x1x1xi32>
  }
  func.func private @take_along_axis_22(%arg0: tensor<12x1x1xi32>, %arg1: tensor<12x1xf32>) -> tensor<12x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<12x131xf32>, tensor<12x1x1xi32>, tensor<12x1xf32>) -> tensor<12x131xf32>
    return %1 : tensor<12x131xf32>
  }
  func.func private @closed_call_23(%arg0: tensor<12x131xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12x131xf32>, %arg3: tensor<12xf32>, %arg4: tensor<12xf32>, %arg5: tensor<i32>) -> (tensor<12x131xf32>, tensor<12xf32>, tensor<12xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg5 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg5 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [12, 40] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x40xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x40xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<12x40xf32>
    %8 = stablehlo.exponential %7 : tensor<12x40xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<12xf32>) -> tensor<12x40xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<12x40xf32>
    %11 = stablehlo.negate %10 : tensor<12x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %13 = stablehlo.reshape %12 : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x131xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.dynamic_update_slice %15, %10, %c_4, %3 : (tensor<12x131xf32>, tensor<12x40xf32>, tensor<i32>, tensor<i32>) -> tensor<12x131xf32>
    %17 = stablehlo.add %arg2, %16 : tensor<12x131xf32>
    %18 = stablehlo.add %arg3, %14 : tensor<12xf32>
    return %17, %18, %arg4 : tensor<12x131xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<3x12xf32>, %arg1: tensor<i32>) -> tensor<12xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 12] : (tensor<3x12xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12xf32>) -> tensor<12xf32>
    return %1 : tensor<12xf32>
  }
  func.func private @closed_call_25(%arg0: tensor<12x131xf32>, %arg1: tensor<12x131xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12xf32>, %arg4: tensor<i32>) -> (tensor<12x131xf32>, tensor<12xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg4 : tensor<i32>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg4 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, sizes = [12, 40] : (tensor<12x131xf32>, tensor<i32>, tensor<i32>) -> tensor<12x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.reshape %5 : (tensor<12xf32>) -> tensor<12x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x40xf32>
    %8 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<12x40xf32>, tensor<12x40xf32>) -> tensor<12x40xi1>
    %9 = stablehlo.convert %8 : (tensor<12x40xi1>) -> tensor<12x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<12x40xf32>, tensor<f32>) -> tensor<12xf32>
    %11 = stablehlo.convert %arg3 : tensor<12xf32>
    %12 = stablehlo.maximum %11, %5 : tensor<12xf32>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<12xi1>, tensor<12xf32>
    %17 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<12xi1>, tensor<12xf32>
    %21 = stablehlo.divide %16, %20 : tensor<12xf32>
    %22 = stablehlo.compare EQ, %5, %12, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<12xi1>, tensor<12xf32>
    %26 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<12xi1>, tensor<12xf32>
    %30 = stablehlo.divide %25, %29 : tensor<12xf32>
    %31 = stablehlo.multiply %arg2, %30 : tensor<12xf32>
    %32 = stablehlo.multiply %arg2, %21 : tensor<12xf32>
    %33 = stablehlo.convert %32 : tensor<12xf32>
    %34 = stablehlo.divide %31, %10 : tensor<12xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<12xf32>) -> tensor<12x40xf32>
    %36 = stablehlo.multiply %35, %9 : tensor<12x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12x131xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.dynamic_update_slice %37, %36, %c_12, %3 : (tensor<12x131xf32>, tensor<12x40xf32>, tensor<i32>, tensor<i32>) -> tensor<12x131xf32>
    %39 = stablehlo.add %arg1, %38 : tensor<12x131xf32>
    return %39, %33 : tensor<12x131xf32>, tensor<12xf32>
  }
}
