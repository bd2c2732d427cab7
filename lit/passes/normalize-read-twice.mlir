// RUN: %grpo-opt %s --verify-each --pass-pipeline='builtin.module(normalize)' | FileCheck %s

// The gradient of logits that are also needed whole, through twelve operations each of whose results is read twice: computing an operand
// for all rows takes a step for each operation, not for each of 2^12 ways to it.
//
//   y = x[:, :-1]; for _ in range(12): y = tanh(y) + y
//   log(exp(y).sum(-1)).sum() + log(exp(x).sum(-1)).sum()

// CHECK-LABEL: @main
// CHECK: stablehlo.tanh {{.*}} : tensor<4x13x1003xf32>
// CHECK: return
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x13x40xf32>, %arg1: tensor<40x1003xf32>) -> (tensor<40x1003xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x13x40xf32>, tensor<40x1003xf32>) -> tensor<4x13x1003xf32>
    %1 = stablehlo.slice %0 [0:4, 0:12, 0:1003] : (tensor<4x13x1003xf32>) -> tensor<4x12x1003xf32>
    %2 = stablehlo.tanh %1 : tensor<4x12x1003xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<4x12x1003xf32>
    %5 = stablehlo.add %2, %1 : tensor<4x12x1003xf32>
    %6 = stablehlo.tanh %5 : tensor<4x12x1003xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<4x12x1003xf32>
    %9 = stablehlo.add %6, %5 : tensor<4x12x1003xf32>
    %10 = stablehlo.tanh %9 : tensor<4x12x1003xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<4x12x1003xf32>
    %13 = stablehlo.add %10, %9 : tensor<4x12x1003xf32>
    %14 = stablehlo.tanh %13 : tensor<4x12x1003xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<4x12x1003xf32>
    %17 = stablehlo.add %14, %13 : tensor<4x12x1003xf32>
    %18 = stablehlo.tanh %17 : tensor<4x12x1003xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<4x12x1003xf32>
    %21 = stablehlo.add %18, %17 : tensor<4x12x1003xf32>
    %22 = stablehlo.tanh %21 : tensor<4x12x1003xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %24 = stablehlo.subtract %23, %22 : tensor<4x12x1003xf32>
    %25 = stablehlo.add %22, %21 : tensor<4x12x1003xf32>
    %26 = stablehlo.tanh %25 : tensor<4x12x1003xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<4x12x1003xf32>
    %29 = stablehlo.add %26, %25 : tensor<4x12x1003xf32>
    %30 = stablehlo.tanh %29 : tensor<4x12x1003xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<4x12x1003xf32>
    %33 = stablehlo.add %30, %29 : tensor<4x12x1003xf32>
    %34 = stablehlo.tanh %33 : tensor<4x12x1003xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %36 = stablehlo.subtract %35, %34 : tensor<4x12x1003xf32>
    %37 = stablehlo.add %34, %33 : tensor<4x12x1003xf32>
    %38 = stablehlo.tanh %37 : tensor<4x12x1003xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<4x12x1003xf32>
    %41 = stablehlo.add %38, %37 : tensor<4x12x1003xf32>
    %42 = stablehlo.tanh %41 : tensor<4x12x1003xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<4x12x1003xf32>
    %45 = stablehlo.add %42, %41 : tensor<4x12x1003xf32>
    %46 = stablehlo.tanh %45 : tensor<4x12x1003xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x12x1003xf32>
    %48 = stablehlo.subtract %47, %46 : tensor<4x12x1003xf32>
    %49 = stablehlo.add %46, %45 : tensor<4x12x1003xf32>
    %50 = stablehlo.exponential %49 : tensor<4x12x1003xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<4x12x1003xf32>, tensor<f32>) -> tensor<4x12xf32>
    %52 = stablehlo.exponential %0 : tensor<4x13x1003xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<4x13x1003xf32>, tensor<f32>) -> tensor<4x13xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x13xf32>
    %55 = stablehlo.divide %54, %53 : tensor<4x13xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<4x13xf32>) -> tensor<4x13x1003xf32>
    %57 = stablehlo.multiply %56, %52 : tensor<4x13x1003xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %59 = stablehlo.divide %58, %51 : tensor<4x12xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<4x12xf32>) -> tensor<4x12x1003xf32>
    %61 = stablehlo.multiply %60, %50 : tensor<4x12x1003xf32>
    %62 = stablehlo.multiply %61, %48 : tensor<4x12x1003xf32>
    %63 = stablehlo.add %61, %62 : tensor<4x12x1003xf32>
    %64 = stablehlo.multiply %62, %46 : tensor<4x12x1003xf32>
    %65 = stablehlo.add %63, %64 : tensor<4x12x1003xf32>
    %66 = stablehlo.multiply %65, %44 : tensor<4x12x1003xf32>
    %67 = stablehlo.add %65, %66 : tensor<4x12x1003xf32>
    %68 = stablehlo.multiply %66, %42 : tensor<4x12x1003xf32>
    %69 = stablehlo.add %67, %68 : tensor<4x12x1003xf32>
    %70 = stablehlo.multiply %69, %40 : tensor<4x12x1003xf32>
    %71 = stablehlo.add %69, %70 : tensor<4x12x1003xf32>
    %72 = stablehlo.multiply %70, %38 : tensor<4x12x1003xf32>
    %73 = stablehlo.add %71, %72 : tensor<4x12x1003xf32>
    %74 = stablehlo.multiply %73, %36 : tensor<4x12x1003xf32>
    %75 = stablehlo.add %73, %74 : tensor<4x12x1003xf32>
    %76 = stablehlo.multiply %74, %34 : tensor<4x12x1003xf32>
    %77 = stablehlo.add %75, %76 : tensor<4x12x1003xf32>
    %78 = stablehlo.multiply %77, %32 : tensor<4x12x1003xf32>
    %79 = stablehlo.add %77, %78 : tensor<4x12x1003xf32>
    %80 = stablehlo.multiply %78, %30 : tensor<4x12x1003xf32>
    %81 = stablehlo.add %79, %80 : tensor<4x12x1003xf32>
    %82 = stablehlo.multiply %81, %28 : tensor<4x12x1003xf32>
    %83 = stablehlo.add %81, %82 : tensor<4x12x1003xf32>
    %84 = stablehlo.multiply %82, %26 : tensor<4x12x1003xf32>
    %85 = stablehlo.add %83, %84 : tensor<4x12x1003xf32>
    %86 = stablehlo.multiply %85, %24 : tensor<4x12x1003xf32>
    %87 = stablehlo.add %85, %86 : tensor<4x12x1003xf32>
    %88 = stablehlo.multiply %86, %22 : tensor<4x12x1003xf32>
    %89 = stablehlo.add %87, %88 : tensor<4x12x1003xf32>
    %90 = stablehlo.multiply %89, %20 : tensor<4x12x1003xf32>
    %91 = stablehlo.add %89, %90 : tensor<4x12x1003xf32>
    %92 = stablehlo.multiply %90, %18 : tensor<4x12x1003xf32>
    %93 = stablehlo.add %91, %92 : tensor<4x12x1003xf32>
    %94 = stablehlo.multiply %93, %16 : tensor<4x12x1003xf32>
    %95 = stablehlo.add %93, %94 : tensor<4x12x1003xf32>
    %96 = stablehlo.multiply %94, %14 : tensor<4x12x1003xf32>
    %97 = stablehlo.add %95, %96 : tensor<4x12x1003xf32>
    %98 = stablehlo.multiply %97, %12 : tensor<4x12x1003xf32>
    %99 = stablehlo.add %97, %98 : tensor<4x12x1003xf32>
    %100 = stablehlo.multiply %98, %10 : tensor<4x12x1003xf32>
    %101 = stablehlo.add %99, %100 : tensor<4x12x1003xf32>
    %102 = stablehlo.multiply %101, %8 : tensor<4x12x1003xf32>
    %103 = stablehlo.add %101, %102 : tensor<4x12x1003xf32>
    %104 = stablehlo.multiply %102, %6 : tensor<4x12x1003xf32>
    %105 = stablehlo.add %103, %104 : tensor<4x12x1003xf32>
    %106 = stablehlo.multiply %105, %4 : tensor<4x12x1003xf32>
    %107 = stablehlo.add %105, %106 : tensor<4x12x1003xf32>
    %108 = stablehlo.multiply %106, %2 : tensor<4x12x1003xf32>
    %109 = stablehlo.add %107, %108 : tensor<4x12x1003xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.pad %109, %cst_15, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<4x12x1003xf32>, tensor<f32>) -> tensor<4x13x1003xf32>
    %111 = stablehlo.add %57, %110 : tensor<4x13x1003xf32>
    %112 = stablehlo.dot_general %111, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x13x1003xf32>, tensor<4x13x40xf32>) -> tensor<1003x40xf32>
    %113 = stablehlo.transpose %112, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    return %113 : tensor<40x1003xf32>
  }
}

