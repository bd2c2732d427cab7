// RUN: %exit-code 3 %grpo-opt %s --split-input-file --strict --target=cpu -o %t.mlir 2>&1 | FileCheck %s

// A loop over columns that is put together, and a branch whose residuals are computed again, where processors gain nothing by loops: the
// remark is the cost model's, and not that of what is left then.

// CHECK: error: --strict: 1 candidate chain not fused: declined: a step of this loss is predicted to take
// CHECK-NOT: error
module @jit_loop attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<512x2048xf32>, %arg1: tensor<2048x32768xf32>, %arg2: tensor<512xi32>, %noise: tensor<16384x32768xf32>) -> (tensor<512x2048xf32> {jax.result_info = "result[0]"}, tensor<2048x32768xf32> {jax.result_info = "result[1]"}, tensor<f32>) {
    // Temporaries of 2 GiB that no loss has.
    %sorted = "stablehlo.sort"(%noise) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%left: tensor<f32>, %right: tensor<f32>):
      %less = stablehlo.compare LT, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) : (tensor<16384x32768xf32>) -> tensor<16384x32768xf32>
    %nothing = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%sorted init: %nothing) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x32768xf32>, tensor<f32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.iota dim = 0 : tensor<8xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x512xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x512xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:8 = stablehlo.while(%iterArg = %2, %iterArg_8 = %arg0, %iterArg_9 = %arg1, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %3, %iterArg_14 = %4) : tensor<8xi32>, tensor<512x2048xf32>, tensor<2048x32768xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<8x512xf32>, tensor<8x512xf32>
    cond {
      %c_15 = stablehlo.constant dense<8> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_10, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
      %14:4 = func.call @closed_call(%iterArg_8, %iterArg_9, %iterArg_11, %iterArg_12, %13) : (tensor<512x2048xf32>, tensor<2048x32768xf32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_13, %14#2, %iterArg_10) : (tensor<8x512xf32>, tensor<512xf32>, tensor<i32>) -> tensor<8x512xf32>
      %16 = func.call @dynamic_update_index_in_dim_0(%iterArg_14, %14#3, %iterArg_10) : (tensor<8x512xf32>, tensor<512xf32>, tensor<i32>) -> tensor<8x512xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_10, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %17, %14#0, %14#1, %15, %16 : tensor<8xi32>, tensor<512x2048xf32>, tensor<2048x32768xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<8x512xf32>, tensor<8x512xf32>
    }
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %6 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %8 = stablehlo.negate %7 : tensor<512xf32>
    %9 = stablehlo.divide %7, %5#5 : tensor<512xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<512x2048xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12:12 = stablehlo.while(%iterArg = %5#6, %iterArg_8 = %5#7, %iterArg_9 = %2, %iterArg_10 = %arg1, %iterArg_11 = %arg0, %iterArg_12 = %arg2, %iterArg_13 = %c_7, %iterArg_14 = %10, %iterArg_15 = %11, %iterArg_16 = %7, %iterArg_17 = %9, %iterArg_18 = %8) : tensor<8x512xf32>, tensor<8x512xf32>, tensor<8xi32>, tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xi32>, tensor<i32>, tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
    cond {
      %c_19 = stablehlo.constant dense<8> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_13, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %c_19 = stablehlo.constant dense<8> : tensor<i32>
      %13 = stablehlo.subtract %c_19, %iterArg_13 : tensor<i32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.subtract %13, %c_20 : tensor<i32>
      %15 = func.call @dynamic_index_in_dim_1(%iterArg, %14) : (tensor<8x512xf32>, tensor<i32>) -> tensor<512xf32>
      %16 = func.call @dynamic_index_in_dim_2(%iterArg_8, %14) : (tensor<8x512xf32>, tensor<i32>) -> tensor<512xf32>
      %17 = func.call @dynamic_index_in_dim(%iterArg_9, %14) : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
      %18:5 = func.call @closed_call_3(%iterArg_10, %iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %15, %16, %17) : (tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xi32>, tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>) -> (tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>)
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.add %iterArg_13, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %19, %18#0, %18#1, %18#2, %18#3, %18#4 : tensor<8x512xf32>, tensor<8x512xf32>, tensor<8xi32>, tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xi32>, tensor<i32>, tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
    }
    return %12#8, %12#7, %total : tensor<512x2048xf32>, tensor<2048x32768xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<512x2048xf32>, %arg1: tensor<2048x32768xf32>, %arg2: tensor<512xf32>, %arg3: tensor<512xf32>, %arg4: tensor<i32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) {
    %c = stablehlo.constant dense<4096> : tensor<i32>
    %0 = stablehlo.multiply %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<32768> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [2048, 4096] : (tensor<2048x32768xf32>, tensor<i32>, tensor<i32>) -> tensor<2048x4096xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2048xf32>, tensor<2048x4096xf32>) -> tensor<512x4096xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
    %7 = stablehlo.convert %arg2 : tensor<512xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<512xf32>
    %9 = stablehlo.convert %arg2 : tensor<512xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<512xf32>
    %11 = stablehlo.exponential %10 : tensor<512xf32>
    %12 = stablehlo.multiply %arg3, %11 : tensor<512xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x4096xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<512x4096xf32>
    %16 = stablehlo.exponential %15 : tensor<512x4096xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
    %18 = stablehlo.add %12, %17 : tensor<512xf32>
    return %8, %18, %arg2, %arg3 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8x512xf32>, %arg1: tensor<512xf32>, %arg2: tensor<i32>) -> tensor<8x512xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<8x512xf32>, tensor<1x512xf32>, tensor<i32>, tensor<i32>) -> tensor<8x512xf32>
    return %1 : tensor<8x512xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<8x512xf32>, %arg1: tensor<512xf32>, %arg2: tensor<i32>) -> tensor<8x512xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<8x512xf32>, tensor<1x512xf32>, tensor<i32>, tensor<i32>) -> tensor<8x512xf32>
    return %1 : tensor<8x512xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<8x512xf32>, %arg1: tensor<i32>) -> tensor<512xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 512] : (tensor<8x512xf32>, tensor<i32>, tensor<i32>) -> tensor<1x512xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512xf32>) -> tensor<512xf32>
    return %1 : tensor<512xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<8x512xf32>, %arg1: tensor<i32>) -> tensor<512xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 512] : (tensor<8x512xf32>, tensor<i32>, tensor<i32>) -> tensor<1x512xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512xf32>) -> tensor<512xf32>
    return %1 : tensor<512xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<2048x32768xf32>, %arg1: tensor<512x2048xf32>, %arg2: tensor<512xi32>, %arg3: tensor<2048x32768xf32>, %arg4: tensor<512x2048xf32>, %arg5: tensor<512xf32>, %arg6: tensor<512xf32>, %arg7: tensor<512xf32>, %arg8: tensor<512xf32>, %arg9: tensor<512xf32>, %arg10: tensor<i32>) -> (tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) {
    %0:9 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg8, %arg9, %arg10, %arg5, %arg6, %arg7 : tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xi32>, tensor<512xf32>, tensor<512xf32>, tensor<i32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
    %c = stablehlo.constant dense<4096> : tensor<i32>
    %1 = stablehlo.multiply %0#5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<32768> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#0, %c_2, %4, sizes = [2048, 4096] : (tensor<2048x32768xf32>, tensor<i32>, tensor<i32>) -> tensor<2048x4096xf32>
    %6 = stablehlo.dot_general %0#1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2048xf32>, tensor<2048x4096xf32>) -> tensor<512x4096xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
    %8 = stablehlo.reshape %7 : (tensor<512xf32>) -> tensor<512x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x4096xf32>
    %10 = stablehlo.compare EQ, %6, %9, FLOAT : (tensor<512x4096xf32>, tensor<512x4096xf32>) -> tensor<512x4096xi1>
    %11 = stablehlo.convert %10 : (tensor<512x4096xi1>) -> tensor<512x4096xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
    %13 = stablehlo.convert %0#3 : tensor<512xf32>
    %14 = stablehlo.maximum %13, %7 : tensor<512xf32>
    %15 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<512xi1>, tensor<512xf32>
    %19 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<512xi1>, tensor<512xf32>
    %23 = stablehlo.divide %18, %22 : tensor<512xf32>
    %24 = stablehlo.compare EQ, %7, %14, FLOAT : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<512xi1>, tensor<512xf32>
    %28 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<512xi1>, tensor<512xf32>
    %32 = stablehlo.divide %27, %31 : tensor<512xf32>
    %33 = stablehlo.convert %0#3 : tensor<512xf32>
    %34 = stablehlo.subtract %33, %14 : tensor<512xf32>
    %35 = stablehlo.exponential %34 : tensor<512xf32>
    %36 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x4096xf32>
    %38 = stablehlo.subtract %6, %37 : tensor<512x4096xf32>
    %39 = stablehlo.exponential %38 : tensor<512x4096xf32>
    %c_12 = stablehlo.constant dense<4096> : tensor<i32>
    %40 = stablehlo.multiply %0#5, %c_12 : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %42 = stablehlo.subtract %0#2, %41 : tensor<512xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %44 = stablehlo.compare GE, %42, %43, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %c_14 = stablehlo.constant dense<4096> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %46 = stablehlo.compare LT, %42, %45, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %47 = stablehlo.and %44, %46 : tensor<512xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<4095> : tensor<i32>
    %48 = call @clip(%42, %c_15, %c_16) : (tensor<512xi32>, tensor<i32>, tensor<i32>) -> tensor<512xi32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
    %50 = call @take_along_axis(%49) : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
    %51 = call @_where(%47, %0#8) : (tensor<512xi1>, tensor<512xf32>) -> tensor<512xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %53 = call @take_along_axis_4(%50, %52) : (tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x4096xf32>
    %54 = stablehlo.broadcast_in_dim %0#7, dims = [0] : (tensor<512xf32>) -> tensor<512x4096xf32>
    %55 = stablehlo.multiply %54, %39 : tensor<512x4096xf32>
    %56 = stablehlo.negate %55 : tensor<512x4096xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<512x4096xf32>, tensor<f32>) -> tensor<512xf32>
    %58 = stablehlo.reshape %57 : (tensor<512xf32>) -> tensor<512x1xf32>
    %59 = stablehlo.add %53, %55 : tensor<512x4096xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%58 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
    %61 = stablehlo.add %0#6, %60 : tensor<512xf32>
    %62 = stablehlo.multiply %0#4, %0#7 : tensor<512xf32>
    %63 = stablehlo.multiply %0#7, %35 : tensor<512xf32>
    %64 = stablehlo.multiply %62, %35 : tensor<512xf32>
    %65 = stablehlo.negate %64 : tensor<512xf32>
    %66 = stablehlo.add %61, %65 : tensor<512xf32>
    %67 = stablehlo.convert %64 : tensor<512xf32>
    %68 = stablehlo.multiply %66, %32 : tensor<512xf32>
    %69 = stablehlo.multiply %66, %23 : tensor<512xf32>
    %70 = stablehlo.convert %69 : tensor<512xf32>
    %71 = stablehlo.add %67, %70 : tensor<512xf32>
    %72 = stablehlo.divide %68, %12 : tensor<512xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<512xf32>) -> tensor<512x4096xf32>
    %74 = stablehlo.multiply %73, %11 : tensor<512x4096xf32>
    %75 = stablehlo.add %59, %74 : tensor<512x4096xf32>
    %76 = stablehlo.dot_general %75, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x4096xf32>, tensor<512x2048xf32>) -> tensor<4096x2048xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<4096x2048xf32>) -> tensor<2048x4096xf32>
    %78 = stablehlo.dot_general %75, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x4096xf32>, tensor<2048x4096xf32>) -> tensor<512x2048xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.dynamic_update_slice %79, %77, %c_20, %4 : (tensor<2048x32768xf32>, tensor<2048x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<2048x32768xf32>
    %81 = stablehlo.add %arg3, %80 : tensor<2048x32768xf32>
    %82 = stablehlo.add %arg4, %78 : tensor<512x2048xf32>
    return %81, %82, %71, %63, %0#8 : tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
  }
  func.func private @clip(%arg0: tensor<512xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<512xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<512xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<512xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<512xi32>
    return %5 : tensor<512xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<512x1xi32>) -> tensor<512x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x1xi1>
    %c_0 = stablehlo.constant dense<4096> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<512x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<512x1xi1>, tensor<512x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
    return %5 : tensor<512x1x1xi32>
  }
  func.func private @_where(%arg0: tensor<512xi1>, %arg1: tensor<512xf32>) -> tensor<512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<512xi1>, tensor<512xf32>
    return %1 : tensor<512xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<512x1x1xi32>, %arg1: tensor<512x1xf32>) -> tensor<512x4096xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x4096xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x4096xf32>, tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x4096xf32>
    return %1 : tensor<512x4096xf32>
  }
}

// -----

// CHECK: error: --strict: 1 candidate chain not fused: declined: a step of this loss is predicted to take
// CHECK-NOT: error
module @jit_cond attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<512x2048xf32>, %arg1: tensor<2048x32768xf32>, %arg2: tensor<512xi32>, %noise: tensor<16384x32768xf32>) -> (tensor<512x2048xf32> {jax.result_info = "result[0]"}, tensor<2048x32768xf32> {jax.result_info = "result[1]"}, tensor<f32>) {
    // Temporaries of 2 GiB that no loss has.
    %sorted = "stablehlo.sort"(%noise) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%left: tensor<f32>, %right: tensor<f32>):
      %less = stablehlo.compare LT, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) : (tensor<16384x32768xf32>) -> tensor<16384x32768xf32>
    %nothing = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%sorted init: %nothing) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x32768xf32>, tensor<f32>) -> tensor<f32>
    %0 = stablehlo.slice %arg2 [0:1] : (tensor<512xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.compare GT, %1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
    %4:5 = "stablehlo.case"(%3) ({
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x2048xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x32768xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x1xf32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<512x1x1xi32>
      stablehlo.return %6, %7, %8, %9, %10 : tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512x32768xf32>, tensor<512x1xf32>, tensor<512x1x1xi32>
    }, {
      %6 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2048xf32>, tensor<2048x32768xf32>) -> tensor<512x32768xf32>
      %7:2 = func.call @log_softmax(%6) : (tensor<512x32768xf32>) -> (tensor<512x32768xf32>, tensor<512x1xf32>)
      %8 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<512xi32>) -> tensor<512x1xi32>
      %9 = func.call @take_along_axis(%8) : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
      stablehlo.return %arg1, %arg0, %7#0, %7#1, %9 : tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512x32768xf32>, tensor<512x1xf32>, tensor<512x1x1xi32>
    }) : (tensor<i32>) -> (tensor<2048x32768xf32>, tensor<512x2048xf32>, tensor<512x32768xf32>, tensor<512x1xf32>, tensor<512x1x1xi32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5:2 = "stablehlo.case"(%3) ({
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x2048xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x32768xf32>
      stablehlo.return %6, %7 : tensor<512x2048xf32>, tensor<2048x32768xf32>
    }, {
      %6 = stablehlo.negate %cst : tensor<f32>
      %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %7 = stablehlo.divide %6, %cst_0 : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<512xf32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
      %10 = func.call @take_along_axis_0(%4#4, %9) : (tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x32768xf32>
      %11 = func.call @log_softmax_1(%4#2, %4#3, %10) : (tensor<512x32768xf32>, tensor<512x1xf32>, tensor<512x32768xf32>) -> tensor<512x32768xf32>
      %12 = stablehlo.dot_general %11, %4#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x32768xf32>, tensor<512x2048xf32>) -> tensor<32768x2048xf32>
      %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<32768x2048xf32>) -> tensor<2048x32768xf32>
      %14 = stablehlo.dot_general %11, %4#0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x32768xf32>, tensor<2048x32768xf32>) -> tensor<512x2048xf32>
      stablehlo.return %14, %13 : tensor<512x2048xf32>, tensor<2048x32768xf32>
    }) : (tensor<i32>) -> (tensor<512x2048xf32>, tensor<2048x32768xf32>)
    return %5#0, %5#1, %total : tensor<512x2048xf32>, tensor<2048x32768xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<512x32768xf32>) -> (tensor<512x32768xf32>, tensor<512x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<512xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x32768xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<512x32768xf32>
    %6 = stablehlo.exponential %5 : tensor<512x32768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    return %6, %8 : tensor<512x32768xf32>, tensor<512x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<512x1xi32>) -> tensor<512x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x1xi1>
    %c_0 = stablehlo.constant dense<32768> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<512x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<512x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<512x1xi1>, tensor<512x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
    return %5 : tensor<512x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<512x1x1xi32>, %arg1: tensor<512x1xf32>) -> tensor<512x32768xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x32768xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x32768xf32>, tensor<512x1x1xi32>, tensor<512x1xf32>) -> tensor<512x32768xf32>
    return %1 : tensor<512x32768xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<512x32768xf32>, %arg1: tensor<512x1xf32>, %arg2: tensor<512x32768xf32>) -> tensor<512x32768xf32> {
    %0 = stablehlo.negate %arg2 : tensor<512x32768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x32768xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.reshape %1 : (tensor<512xf32>) -> tensor<512x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<512x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x32768xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<512x32768xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<512x32768xf32>
    return %7 : tensor<512x32768xf32>
  }
}

// -----

// A head of vmapped rows, whose product is transposed, with a bias: the sum over rows of its gradient is told of with the chain.

// CHECK: error: --strict: 1 candidate chain not fused: declined: a step of this loss is predicted to take
// CHECK-NOT: error
module @jit_biased attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16384x1024xf32>, %arg1: tensor<16384xf32>, %arg2: tensor<1024x1024xf32>, %arg3: tensor<1024xi32>, %noise: tensor<16384x32768xf32>) -> (tensor<16384x1024xf32> {jax.result_info = "result[0]"}, tensor<16384xf32> {jax.result_info = "result[1]"}, tensor<f32>) {
    // Temporaries of 2 GiB that no loss has.
    %sorted = "stablehlo.sort"(%noise) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%left: tensor<f32>, %right: tensor<f32>):
      %less = stablehlo.compare LT, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) : (tensor<16384x32768xf32>) -> tensor<16384x32768xf32>
    %nothing = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%sorted init: %nothing) applies stablehlo.add across dimensions = [0, 1] : (tensor<16384x32768xf32>, tensor<f32>) -> tensor<f32>
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16384x1024xf32>, tensor<1024x1024xf32>) -> tensor<16384x1024xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<16384x1024xf32>) -> tensor<1024x16384xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16384xf32>) -> tensor<1x16384xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x16384xf32>) -> tensor<1024x16384xf32>
    %4 = stablehlo.add %1, %3 : tensor<1024x16384xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x16384xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<1024xf32>
    %8 = stablehlo.is_finite %7 : (tensor<1024xf32>) -> tensor<1024xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %10 = stablehlo.select %8, %7, %9 : tensor<1024xi1>, tensor<1024xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x16384xf32>
    %13 = stablehlo.subtract %4, %12 : tensor<1024x16384xf32>
    %14 = stablehlo.exponential %13 : tensor<1024x16384xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<1024x16384xf32>, tensor<f32>) -> tensor<1024xf32>
    %16 = stablehlo.abs %15 : tensor<1024xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %18 = stablehlo.compare GE, %15, %17, FLOAT : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xi1>
    %19 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %20 = call @take_along_axis(%19) : (tensor<1024x1xi32>) -> tensor<1024x1x1xi32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %22 = stablehlo.negate %21 : tensor<1024xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %24 = call @take_along_axis_0(%20, %23) : (tensor<1024x1x1xi32>, tensor<1024x1xf32>) -> tensor<1024x16384xf32>
    %25 = stablehlo.divide %21, %16 : tensor<1024xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %27 = stablehlo.select %18, %26, %25 : tensor<1024xi1>, tensor<1024xf32>
    %28 = stablehlo.select %18, %25, %26 : tensor<1024xi1>, tensor<1024xf32>
    %29 = stablehlo.negate %27 : tensor<1024xf32>
    %30 = stablehlo.add %28, %29 : tensor<1024xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<1024xf32>) -> tensor<1024x16384xf32>
    %32 = stablehlo.multiply %31, %14 : tensor<1024x16384xf32>
    %33 = stablehlo.add %24, %32 : tensor<1024x16384xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1024x16384xf32>, tensor<f32>) -> tensor<16384xf32>
    %35 = stablehlo.reshape %34 : (tensor<16384xf32>) -> tensor<1x16384xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x16384xf32>, tensor<f32>) -> tensor<16384xf32>
    %37 = stablehlo.transpose %33, dims = [1, 0] : (tensor<1024x16384xf32>) -> tensor<16384x1024xf32>
    %38 = stablehlo.dot_general %37, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16384x1024xf32>, tensor<1024x1024xf32>) -> tensor<16384x1024xf32>
    return %38, %36, %total : tensor<16384x1024xf32>, tensor<16384xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<1024x1xi32>) -> tensor<1024x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024x1xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x1xi1>
    %c_0 = stablehlo.constant dense<16384> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1024x1xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<1024x1xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<1024x1xi1>, tensor<1024x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1024x1xi32>) -> tensor<1024x1x1xi32>
    return %5 : tensor<1024x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<1024x1x1xi32>, %arg1: tensor<1024x1xf32>) -> tensor<1024x16384xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x16384xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1024x16384xf32>, tensor<1024x1x1xi32>, tensor<1024x1xf32>) -> tensor<1024x16384xf32>
    return %1 : tensor<1024x16384xf32>
  }
}
