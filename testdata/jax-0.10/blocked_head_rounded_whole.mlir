module @jit_blocked_head_rounded_whole attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xbf16>, %arg1: tensor<40x240xbf16>, %arg2: tensor<2x13xi32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2x13xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<2x13x40xbf16> {jax.result_info = "result[1][0]"}, tensor<40x240xbf16> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:9 = stablehlo.while(%iterArg = %2, %iterArg_24 = %0, %iterArg_25 = %arg1, %iterArg_26 = %arg0, %iterArg_27 = %arg2, %iterArg_28 = %c, %iterArg_29 = %1, %iterArg_30 = %0, %iterArg_31 = %0) : tensor<5xi32>, tensor<2x13xf32>, tensor<40x240xbf16>, tensor<2x13x40xbf16>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    cond {
      %c_32 = stablehlo.constant dense<5> : tensor<i32>
      %73 = stablehlo.compare LT, %iterArg_28, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %73 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_28) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %74:3 = func.call @closed_call(%iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_29, %iterArg_30, %iterArg_31, %73) : (tensor<2x13xf32>, tensor<40x240xbf16>, tensor<2x13x40xbf16>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %c_32 = stablehlo.constant dense<1> : tensor<i32>
      %75 = stablehlo.add %iterArg_28, %c_32 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %75, %74#0, %74#1, %74#2 : tensor<5xi32>, tensor<2x13xf32>, tensor<40x240xbf16>, tensor<2x13x40xbf16>, tensor<2x13xi32>, tensor<i32>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
    }
    %4 = stablehlo.log %3#7 : tensor<2x13xf32>
    %5 = stablehlo.add %3#6, %4 : tensor<2x13xf32>
    %6 = stablehlo.divide %0, %3#7 : tensor<2x13xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<2x13xf32>
    %8 = stablehlo.subtract %3#8, %5 : tensor<2x13xf32>
    %9 = stablehlo.subtract %8, %arg3 : tensor<2x13xf32>
    %10 = stablehlo.exponential %9 : tensor<2x13xf32>
    %cst_1 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %11:3 = call @clip(%10, %cst_1, %cst_2) : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
    %12 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %14 = stablehlo.multiply %10, %13 : tensor<2x13xf32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %16 = stablehlo.multiply %11#0, %15 : tensor<2x13xf32>
    %17 = stablehlo.minimum %14, %16 : tensor<2x13xf32>
    %18 = stablehlo.compare EQ, %14, %17, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<2x13xi1>, tensor<2x13xf32>
    %22 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<2x13xi1>, tensor<2x13xf32>
    %26 = stablehlo.divide %21, %25 : tensor<2x13xf32>
    %27 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<2x13xi1>, tensor<2x13xf32>
    %31 = stablehlo.compare EQ, %14, %17, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %34 = stablehlo.select %31, %32, %33 : tensor<2x13xi1>, tensor<2x13xf32>
    %35 = stablehlo.divide %30, %34 : tensor<2x13xf32>
    %36 = stablehlo.negate %17 : tensor<2x13xf32>
    %37 = stablehlo.multiply %36, %arg5 : tensor<2x13xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%arg5 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.maximum %39, %cst_13 : tensor<f32>
    %41 = stablehlo.divide %38, %40 : tensor<f32>
    %42 = stablehlo.multiply %8, %arg5 : tensor<2x13xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%arg5 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.maximum %44, %cst_16 : tensor<f32>
    %46 = stablehlo.divide %43, %45 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.divide %cst_17, %40 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %49 = stablehlo.multiply %48, %arg5 : tensor<2x13xf32>
    %50 = stablehlo.negate %49 : tensor<2x13xf32>
    %51 = stablehlo.multiply %50, %35 : tensor<2x13xf32>
    %52 = stablehlo.multiply %50, %26 : tensor<2x13xf32>
    %53 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<2x13xf32>
    %55 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x13xf32>
    %56 = stablehlo.multiply %52, %55 : tensor<2x13xf32>
    %57 = call @clip_1(%11#1, %11#2, %54) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %58 = stablehlo.add %56, %57 : tensor<2x13xf32>
    %59 = stablehlo.multiply %58, %10 : tensor<2x13xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %61 = stablehlo.reshape %arg0 : (tensor<2x13x40xbf16>) -> tensor<26x40xbf16>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %63 = stablehlo.compare GE, %arg2, %62, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_20 = stablehlo.constant dense<240> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %65 = stablehlo.compare LT, %arg2, %64, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %66 = stablehlo.and %63, %65 : tensor<2x13xi1>
    %67 = stablehlo.convert %66 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %68 = stablehlo.multiply %59, %67 : tensor<2x13xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<2x13x40xbf16>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<40x240xbf16>
    %71 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %72:10 = stablehlo.while(%iterArg = %71, %iterArg_24 = %arg1, %iterArg_25 = %arg0, %iterArg_26 = %5, %iterArg_27 = %68, %iterArg_28 = %arg2, %iterArg_29 = %61, %iterArg_30 = %c_23, %iterArg_31 = %69, %iterArg_32 = %70) : tensor<5xi32>, tensor<40x240xbf16>, tensor<2x13x40xbf16>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xbf16>, tensor<i32>, tensor<2x13x40xbf16>, tensor<40x240xbf16>
    cond {
      %c_33 = stablehlo.constant dense<5> : tensor<i32>
      %73 = stablehlo.compare LT, %iterArg_30, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %73 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_30) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %74:2 = func.call @closed_call_2(%iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_31, %iterArg_32, %73) : (tensor<40x240xbf16>, tensor<2x13x40xbf16>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xbf16>, tensor<2x13x40xbf16>, tensor<40x240xbf16>, tensor<i32>) -> (tensor<2x13x40xbf16>, tensor<40x240xbf16>)
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %75 = stablehlo.add %iterArg_30, %c_33 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %75, %74#0, %74#1 : tensor<5xi32>, tensor<40x240xbf16>, tensor<2x13x40xbf16>, tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xi32>, tensor<26x40xbf16>, tensor<i32>, tensor<2x13x40xbf16>, tensor<40x240xbf16>
    }
    return %41, %46, %72#8, %72#9 : tensor<f32>, tensor<f32>, tensor<2x13x40xbf16>, tensor<40x240xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<2x13xf32>, %arg1: tensor<40x240xbf16>, %arg2: tensor<2x13x40xbf16>, %arg3: tensor<2x13xi32>, %arg4: tensor<2x13xf32>, %arg5: tensor<2x13xf32>, %arg6: tensor<2x13xf32>, %arg7: tensor<i32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [40, 48] : (tensor<40x240xbf16>, tensor<i32>, tensor<i32>) -> tensor<40x48xbf16>
    %5 = stablehlo.dot_general %arg2, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x48xbf16>) -> tensor<2x13x48xf32>
    %6 = stablehlo.convert %5 : (tensor<2x13x48xf32>) -> tensor<2x13x48xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x13x48xbf16>) -> tensor<2x13x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %9 = stablehlo.maximum %arg4, %8 : tensor<2x13xf32>
    %10 = stablehlo.subtract %arg4, %9 : tensor<2x13xf32>
    %11 = stablehlo.exponential %10 : tensor<2x13xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<2x13x48xf32>
    %15 = stablehlo.exponential %14 : tensor<2x13x48xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare GE, %arg3, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %18 = stablehlo.add %0, %c_3 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %20 = stablehlo.compare LT, %arg3, %19, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %21 = stablehlo.and %17, %20 : tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.compare GE, %arg3, %22, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<240> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %25 = stablehlo.compare LT, %arg3, %24, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %26 = stablehlo.and %23, %25 : tensor<2x13xi1>
    %27 = stablehlo.and %21, %26 : tensor<2x13xi1>
    %28 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.subtract %arg3, %28 : tensor<2x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where(%27, %29, %c_6) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
    %32 = call @take_along_axis(%7, %31) : (tensor<2x13x48xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
    %33 = stablehlo.reshape %32 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %34 = stablehlo.multiply %arg5, %11 : tensor<2x13xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%15 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x13x48xf32>, tensor<f32>) -> tensor<2x13xf32>
    %36 = stablehlo.add %34, %35 : tensor<2x13xf32>
    %37 = call @_where_0(%27, %33, %arg6) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    return %9, %36, %37 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @_where(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x13x48xf32>, %arg1: tensor<2x13x1xi32>) -> tensor<2x13x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %c_0 = stablehlo.constant dense<48> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x13x1xi1>, tensor<2x13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %c_1 = stablehlo.constant dense<47> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x48xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x13x1xi1>, tensor<2x13x1xf32>
    return %15 : tensor<2x13x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x13xi1>, tensor<2x13xf32>
    return %0 : tensor<2x13xf32>
  }
  func.func private @clip(%arg0: tensor<2x13xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x13xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x13xi1>, tensor<2x13xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x13xi1>, tensor<2x13xf32>
    %12 = stablehlo.divide %6, %11 : tensor<2x13xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<2x13xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x13xi1>, tensor<2x13xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<2x13xi1>, tensor<2x13xf32>
    %25 = stablehlo.divide %19, %24 : tensor<2x13xf32>
    return %15, %12, %25 : tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>
  }
  func.func private @clip_1(%arg0: tensor<2x13xf32>, %arg1: tensor<2x13xf32>, %arg2: tensor<2x13xf32>) -> tensor<2x13xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<2x13xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x13xf32>
    return %1 : tensor<2x13xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<40x240xbf16>, %arg1: tensor<2x13x40xbf16>, %arg2: tensor<2x13xf32>, %arg3: tensor<2x13xf32>, %arg4: tensor<2x13xi32>, %arg5: tensor<26x40xbf16>, %arg6: tensor<2x13x40xbf16>, %arg7: tensor<40x240xbf16>, %arg8: tensor<i32>) -> (tensor<2x13x40xbf16>, tensor<40x240xbf16>) {
    %c = stablehlo.constant dense<48> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<240> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [40, 48] : (tensor<40x240xbf16>, tensor<i32>, tensor<i32>) -> tensor<40x48xbf16>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xbf16>, tensor<40x48xbf16>) -> tensor<2x13x48xf32>
    %6 = stablehlo.convert %5 : (tensor<2x13x48xf32>) -> tensor<2x13x48xbf16>
    %7 = stablehlo.convert %6 : (tensor<2x13x48xbf16>) -> tensor<2x13x48xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<2x13x48xf32>
    %11 = stablehlo.exponential %10 : tensor<2x13x48xf32>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %13 = stablehlo.negate %12 : tensor<2x13x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x48xf32>
    %15 = stablehlo.multiply %11, %14 : tensor<2x13x48xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %17 = stablehlo.compare GE, %arg4, %16, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_3 = stablehlo.constant dense<48> : tensor<i32>
    %18 = stablehlo.add %0, %c_3 : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %20 = stablehlo.compare LT, %arg4, %19, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %21 = stablehlo.and %17, %20 : tensor<2x13xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %23 = stablehlo.compare GE, %arg4, %22, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %c_5 = stablehlo.constant dense<240> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %25 = stablehlo.compare LT, %arg4, %24, SIGNED : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
    %26 = stablehlo.and %23, %25 : tensor<2x13xi1>
    %27 = stablehlo.and %21, %26 : tensor<2x13xi1>
    %28 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %29 = stablehlo.subtract %arg4, %28 : tensor<2x13xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where_3(%27, %29, %c_6) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<i32>) -> tensor<2x13xi32>
    %31 = stablehlo.reshape %15 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %32 = stablehlo.iota dim = 0 : tensor<26xi32>
    %33 = stablehlo.reshape %30 : (tensor<2x13xi32>) -> tensor<26xi32>
    %34 = stablehlo.convert %27 : (tensor<2x13xi1>) -> tensor<2x13xf32>
    %35 = stablehlo.multiply %arg3, %34 : tensor<2x13xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x13xf32>) -> tensor<26xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %38 = stablehlo.compare LT, %32, %37, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_8 = stablehlo.constant dense<26> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %40 = stablehlo.add %32, %39 : tensor<26xi32>
    %41 = stablehlo.select %38, %40, %32 : tensor<26xi1>, tensor<26xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %43 = stablehlo.compare LT, %33, %42, SIGNED : (tensor<26xi32>, tensor<26xi32>) -> tensor<26xi1>
    %c_10 = stablehlo.constant dense<48> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %45 = stablehlo.add %33, %44 : tensor<26xi32>
    %46 = stablehlo.select %43, %45, %33 : tensor<26xi1>, tensor<26xi32>
    %47 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<26xi32>) -> tensor<26x1xi32>
    %49 = stablehlo.concatenate %47, %48, dim = 1 : (tensor<26x1xi32>, tensor<26x1xi32>) -> tensor<26x2xi32>
    %50 = "stablehlo.scatter"(%31, %49, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %61 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %61 : tensor<f32>
    }) : (tensor<26x48xf32>, tensor<26x2xi32>, tensor<26xf32>) -> tensor<26x48xf32>
    %51 = stablehlo.reshape %50 : (tensor<26x48xf32>) -> tensor<2x13x48xf32>
    %52 = stablehlo.dot_general %51, %4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x48xf32>, tensor<40x48xbf16>) -> tensor<2x13x40xbf16>
    %53 = stablehlo.reshape %51 : (tensor<2x13x48xf32>) -> tensor<26x48xf32>
    %54 = stablehlo.convert %53 : (tensor<26x48xf32>) -> tensor<26x48xbf16>
    %55 = stablehlo.dot_general %arg5, %54, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<26x40xbf16>, tensor<26x48xbf16>) -> tensor<40x48xbf16>
    %56 = stablehlo.add %arg6, %52 : tensor<2x13x40xbf16>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.compare LT, %0, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<240> : tensor<i32>
    %58 = stablehlo.add %0, %c_12 : tensor<i32>
    %59 = stablehlo.select %57, %58, %0 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.dynamic_update_slice %arg7, %55, %c_13, %59 : (tensor<40x240xbf16>, tensor<40x48xbf16>, tensor<i32>, tensor<i32>) -> tensor<40x240xbf16>
    return %56, %60 : tensor<2x13x40xbf16>, tensor<40x240xbf16>
  }
  func.func private @_where_3(%arg0: tensor<2x13xi1>, %arg1: tensor<2x13xi32>, %arg2: tensor<i32>) -> tensor<2x13xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x13xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x13xi1>, tensor<2x13xi32>
    return %2 : tensor<2x13xi32>
  }
}
