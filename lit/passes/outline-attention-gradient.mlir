// Attention in several loops is no loss, of tiles that alone would be worth a sweep neither.

// RUN: %grpo-opt %s --split-input-file --min-columns=16 --min-logits=512 --pass-pipeline='builtin.module(inline-vocab,coalesce-blocks,outline)' | FileCheck %s
// RUN: %grpo-opt %s --split-input-file --min-columns=16 --min-logits=512 --strict -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRICT --allow-empty

// The gradient alone: its loops stack exponentials, and multiply them with what comes back.
// CHECK-LABEL: @main
// CHECK-NOT: vocab.sweep
// STRICT-NOT: not fused
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<64x4xf32>) -> (tensor<8x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_8 = stablehlo.constant dense<0> : tensor<i32>
  %9 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %c_14 = stablehlo.constant dense<0> : tensor<i32>
  %15:19 = stablehlo.while(%iterArg = %arg0, %iterArg_44 = %arg1, %iterArg_45 = %2, %iterArg_46 = %1, %iterArg_47 = %4, %iterArg_48 = %3, %iterArg_49 = %6, %iterArg_50 = %5, %iterArg_51 = %8, %iterArg_52 = %7, %iterArg_53 = %c_14, %iterArg_54 = %c, %iterArg_55 = %0, %iterArg_56 = %9, %iterArg_57 = %10, %iterArg_58 = %11, %iterArg_59 = %12, %iterArg_60 = %13, %iterArg_61 = %14) : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  cond {
    %c_62 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.compare LT, %iterArg_53, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %53 : tensor<i1>
  } do {
    %53:8 = func.call @closed_call(%iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_54, %iterArg_55) : (tensor<8x4xf32>, tensor<64x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %54 = func.call @dynamic_update_index_in_dim(%iterArg_56, %53#2, %iterArg_53) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %55 = func.call @dynamic_update_index_in_dim_0(%iterArg_57, %53#3, %iterArg_53) : (tensor<4x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
    %56 = func.call @dynamic_update_index_in_dim_1(%iterArg_58, %53#4, %iterArg_53) : (tensor<4x8x16xf32>, tensor<8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
    %57 = func.call @dynamic_update_index_in_dim_2(%iterArg_59, %53#5, %iterArg_53) : (tensor<4x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<4x8xf32>
    %58 = func.call @dynamic_update_index_in_dim_2(%iterArg_60, %53#6, %iterArg_53) : (tensor<4x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<4x8xf32>
    %59 = func.call @dynamic_update_index_in_dim_2(%iterArg_61, %53#7, %iterArg_53) : (tensor<4x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<4x8xf32>
    %c_62 = stablehlo.constant dense<1> : tensor<i32>
    %60 = stablehlo.add %iterArg_53, %c_62 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %60, %53#0, %53#1, %54, %55, %56, %57, %58, %59 : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %17 = stablehlo.broadcast_in_dim %15#12, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %c_16 = stablehlo.constant dense<0> : tensor<i32>
  %c_17 = stablehlo.constant dense<0> : tensor<i32>
  %18 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
  %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
  %c_20 = stablehlo.constant dense<0> : tensor<i32>
  %21:9 = stablehlo.while(%iterArg = %arg0, %iterArg_44 = %arg1, %iterArg_45 = %17, %iterArg_46 = %c_20, %iterArg_47 = %c_16, %iterArg_48 = %16, %iterArg_49 = %18, %iterArg_50 = %19, %iterArg_51 = %20) : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>
  cond {
    %c_52 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.compare LT, %iterArg_46, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %53 : tensor<i1>
  } do {
    %53:5 = func.call @closed_call_3(%iterArg, %iterArg_44, %iterArg_45, %iterArg_47, %iterArg_48) : (tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>)
    %54 = func.call @dynamic_update_index_in_dim(%iterArg_49, %53#2, %iterArg_46) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %55 = func.call @dynamic_update_index_in_dim_0(%iterArg_50, %53#3, %iterArg_46) : (tensor<4x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
    %56 = func.call @dynamic_update_index_in_dim_1(%iterArg_51, %53#4, %iterArg_46) : (tensor<4x8x16xf32>, tensor<8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %57 = stablehlo.add %iterArg_46, %c_52 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %57, %53#0, %53#1, %54, %55, %56 : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<i32>, tensor<i32>, tensor<8xf32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>
  }
  %22 = stablehlo.broadcast_in_dim %15#12, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %23 = stablehlo.broadcast_in_dim %21#5, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %24 = stablehlo.multiply %23, %23 : tensor<8x1xf32>
  %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %26 = stablehlo.divide %25, %24 : tensor<8x1xf32>
  %c_22 = stablehlo.constant dense<0> : tensor<i32>
  %c_23 = stablehlo.constant dense<0> : tensor<i32>
  %27 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
  %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
  %c_26 = stablehlo.constant dense<0> : tensor<i32>
  %30 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x16x4xf32>
  %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x8x16xf32>
  %c_29 = stablehlo.constant dense<0> : tensor<i32>
  %33:13 = stablehlo.while(%iterArg = %arg0, %iterArg_44 = %arg1, %iterArg_45 = %22, %iterArg_46 = %23, %iterArg_47 = %arg2, %iterArg_48 = %c_29, %iterArg_49 = %c_22, %iterArg_50 = %27, %iterArg_51 = %28, %iterArg_52 = %29, %iterArg_53 = %30, %iterArg_54 = %31, %iterArg_55 = %32) : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4xi32>, tensor<4x16x4xf32>, tensor<4x8x16xf32>
  cond {
    %c_56 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.compare LT, %iterArg_48, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %53 : tensor<i1>
  } do {
    %53:7 = func.call @closed_call_4(%iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_49) : (tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<64x4xf32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>, tensor<i32>, tensor<16x4xf32>, tensor<8x16xf32>)
    %54 = func.call @dynamic_update_index_in_dim(%iterArg_50, %53#1, %iterArg_48) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %55 = func.call @dynamic_update_index_in_dim_0(%iterArg_51, %53#2, %iterArg_48) : (tensor<4x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
    %56 = func.call @dynamic_update_index_in_dim_1(%iterArg_52, %53#3, %iterArg_48) : (tensor<4x8x16xf32>, tensor<8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
    %57 = func.call @dynamic_update_index_in_dim(%iterArg_53, %53#4, %iterArg_48) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %58 = func.call @dynamic_update_index_in_dim_5(%iterArg_54, %53#5, %iterArg_48) : (tensor<4x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<4x16x4xf32>
    %59 = func.call @dynamic_update_index_in_dim_1(%iterArg_55, %53#6, %iterArg_48) : (tensor<4x8x16xf32>, tensor<8x16xf32>, tensor<i32>) -> tensor<4x8x16xf32>
    %c_56 = stablehlo.constant dense<1> : tensor<i32>
    %60 = stablehlo.add %iterArg_48, %c_56 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %60, %53#0, %54, %55, %56, %57, %58, %59 : tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<64x4xf32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4xi32>, tensor<4x16x4xf32>, tensor<4x8x16xf32>
  }
  %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %39 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %c_36 = stablehlo.constant dense<0> : tensor<i32>
  %40:16 = stablehlo.while(%iterArg = %33#7, %iterArg_44 = %33#8, %iterArg_45 = %33#9, %iterArg_46 = %33#10, %iterArg_47 = %33#11, %iterArg_48 = %33#12, %iterArg_49 = %arg0, %iterArg_50 = %23, %iterArg_51 = %26, %iterArg_52 = %c_36, %iterArg_53 = %35, %iterArg_54 = %36, %iterArg_55 = %37, %iterArg_56 = %38, %iterArg_57 = %39, %iterArg_58 = %34) : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4xi32>, tensor<4x16x4xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<8x4xf32>
  cond {
    %c_59 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.compare LT, %iterArg_52, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %53 : tensor<i1>
  } do {
    %c_59 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.subtract %c_59, %iterArg_52 : tensor<i32>
    %c_60 = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.subtract %53, %c_60 : tensor<i32>
    %55 = func.call @dynamic_index_in_dim(%iterArg, %54) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %56 = func.call @dynamic_index_in_dim_6(%iterArg_44, %54) : (tensor<4x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
    %57 = func.call @dynamic_index_in_dim_7(%iterArg_45, %54) : (tensor<4x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
    %58 = func.call @dynamic_index_in_dim(%iterArg_46, %54) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %59 = func.call @dynamic_index_in_dim_8(%iterArg_47, %54) : (tensor<4x16x4xf32>, tensor<i32>) -> tensor<16x4xf32>
    %60 = func.call @dynamic_index_in_dim_7(%iterArg_48, %54) : (tensor<4x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
    %61:6 = func.call @closed_call_9(%iterArg_49, %iterArg_50, %iterArg_51, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %55, %56, %57, %58, %59, %60) : (tensor<8x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>, tensor<i32>, tensor<16x4xf32>, tensor<8x16xf32>) -> (tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<8x4xf32>)
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %62 = stablehlo.add %iterArg_52, %c_61 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %62, %61#0, %61#1, %61#2, %61#3, %61#4, %61#5 : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4xi32>, tensor<4x16x4xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<8x4xf32>
  }
  %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %43 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %c_40 = stablehlo.constant dense<0> : tensor<i32>
  %44:9 = stablehlo.while(%iterArg = %21#6, %iterArg_44 = %21#7, %iterArg_45 = %21#8, %iterArg_46 = %arg0, %iterArg_47 = %c_40, %iterArg_48 = %41, %iterArg_49 = %42, %iterArg_50 = %43, %iterArg_51 = %40#13) : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %c_52 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.compare LT, %iterArg_47, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %53 : tensor<i1>
  } do {
    %c_52 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.subtract %c_52, %iterArg_47 : tensor<i32>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.subtract %53, %c_53 : tensor<i32>
    %55 = func.call @dynamic_index_in_dim(%iterArg, %54) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %56 = func.call @dynamic_index_in_dim_6(%iterArg_44, %54) : (tensor<4x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
    %57 = func.call @dynamic_index_in_dim_7(%iterArg_45, %54) : (tensor<4x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
    %58:4 = func.call @closed_call_10(%iterArg_46, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %55, %56, %57) : (tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>) -> (tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>)
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %59 = stablehlo.add %iterArg_47, %c_54 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %59, %58#0, %58#1, %58#2, %58#3 : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<8x4xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>
  }
  %45 = stablehlo.add %40#10, %44#5 : tensor<64x4xf32>
  %46 = stablehlo.add %40#11, %44#6 : tensor<8x4xf32>
  %47 = stablehlo.add %40#12, %44#7 : tensor<8xf32>
  %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %48 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %49 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %c_43 = stablehlo.constant dense<0> : tensor<i32>
  %50:11 = stablehlo.while(%iterArg = %15#13, %iterArg_44 = %15#14, %iterArg_45 = %15#15, %iterArg_46 = %15#16, %iterArg_47 = %15#17, %iterArg_48 = %15#18, %iterArg_49 = %arg0, %iterArg_50 = %c_43, %iterArg_51 = %48, %iterArg_52 = %49, %iterArg_53 = %47) : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>
  cond {
    %c_54 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.compare LT, %iterArg_50, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %53 : tensor<i1>
  } do {
    %c_54 = stablehlo.constant dense<4> : tensor<i32>
    %53 = stablehlo.subtract %c_54, %iterArg_50 : tensor<i32>
    %c_55 = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.subtract %53, %c_55 : tensor<i32>
    %55 = func.call @dynamic_index_in_dim(%iterArg, %54) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %56 = func.call @dynamic_index_in_dim_6(%iterArg_44, %54) : (tensor<4x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
    %57 = func.call @dynamic_index_in_dim_7(%iterArg_45, %54) : (tensor<4x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
    %58 = func.call @dynamic_index_in_dim_11(%iterArg_46, %54) : (tensor<4x8xf32>, tensor<i32>) -> tensor<8xf32>
    %59 = func.call @dynamic_index_in_dim_11(%iterArg_47, %54) : (tensor<4x8xf32>, tensor<i32>) -> tensor<8xf32>
    %60 = func.call @dynamic_index_in_dim_11(%iterArg_48, %54) : (tensor<4x8xf32>, tensor<i32>) -> tensor<8xf32>
    %61:3 = func.call @closed_call_12(%iterArg_49, %iterArg_51, %iterArg_52, %iterArg_53, %55, %56, %57, %58, %59, %60) : (tensor<8x4xf32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>)
    %c_56 = stablehlo.constant dense<1> : tensor<i32>
    %62 = stablehlo.add %iterArg_50, %c_56 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %62, %61#0, %61#1, %61#2 : tensor<4xi32>, tensor<4x4x16xf32>, tensor<4x8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x4xf32>, tensor<i32>, tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>
  }
  %51 = stablehlo.add %45, %50#8 : tensor<64x4xf32>
  %52 = stablehlo.add %46, %50#9 : tensor<8x4xf32>
  return %52, %51, %40#14 : tensor<8x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>
}
func.func private @closed_call(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<i32>, %arg11: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg10, %c : tensor<i32>
  %c_0 = stablehlo.constant dense<16> : tensor<i32>
  %1 = stablehlo.multiply %arg10, %c_0 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %3 = stablehlo.convert %1 : tensor<i32>
  %c_2 = stablehlo.constant dense<64> : tensor<i32>
  %4 = stablehlo.add %3, %c_2 : tensor<i32>
  %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.dynamic_slice %arg1, %5, %c_3, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %10 = stablehlo.reshape %9 : (tensor<8xf32>) -> tensor<8x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %12 = stablehlo.compare EQ, %8, %11, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
  %13 = stablehlo.convert %12 : (tensor<8x16xi1>) -> tensor<8x16xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %15 = stablehlo.convert %arg11 : tensor<8xf32>
  %16 = stablehlo.maximum %15, %9 : tensor<8xf32>
  %17 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %18 = stablehlo.select %17, %arg3, %arg2 : tensor<8xi1>, tensor<8xf32>
  %19 = stablehlo.compare EQ, %9, %16, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %20 = stablehlo.select %19, %arg5, %arg4 : tensor<8xi1>, tensor<8xf32>
  %21 = stablehlo.divide %18, %20 : tensor<8xf32>
  %22 = stablehlo.compare EQ, %9, %16, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %23 = stablehlo.select %22, %arg7, %arg6 : tensor<8xi1>, tensor<8xf32>
  %24 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %25 = stablehlo.select %24, %arg9, %arg8 : tensor<8xi1>, tensor<8xf32>
  %26 = stablehlo.divide %23, %25 : tensor<8xf32>
  return %0, %16, %5, %7, %13, %14, %21, %26 : tensor<i32>, tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}
func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<4x4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<i32>) -> tensor<4x4x16xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x16xf32>
  return %1 : tensor<4x4x16xf32>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<i32>) -> tensor<4x8x16xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16xf32>
  return %1 : tensor<4x8x16xf32>
}
func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<4x8xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
func.func private @closed_call_3(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<8x1xf32>, %arg3: tensor<i32>, %arg4: tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg3, %c : tensor<i32>
  %c_0 = stablehlo.constant dense<16> : tensor<i32>
  %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %3 = stablehlo.convert %1 : tensor<i32>
  %c_2 = stablehlo.constant dense<64> : tensor<i32>
  %4 = stablehlo.add %3, %c_2 : tensor<i32>
  %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.dynamic_slice %arg1, %5, %c_3, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %9 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %10 = stablehlo.subtract %8, %9 : tensor<8x16xf32>
  %11 = stablehlo.exponential %10 : tensor<8x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %13 = stablehlo.add %arg4, %12 : tensor<8xf32>
  return %0, %13, %5, %7, %11 : tensor<i32>, tensor<8xf32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>
}
func.func private @closed_call_4(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<8x1xf32>, %arg3: tensor<8x1xf32>, %arg4: tensor<64x4xf32>, %arg5: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>, tensor<i32>, tensor<16x4xf32>, tensor<8x16xf32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg5, %c : tensor<i32>
  %c_0 = stablehlo.constant dense<16> : tensor<i32>
  %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %3 = stablehlo.convert %1 : tensor<i32>
  %c_2 = stablehlo.constant dense<64> : tensor<i32>
  %4 = stablehlo.add %3, %c_2 : tensor<i32>
  %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.dynamic_slice %arg1, %5, %c_3, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  %9 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %10 = stablehlo.subtract %8, %9 : tensor<8x16xf32>
  %11 = stablehlo.exponential %10 : tensor<8x16xf32>
  %12 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %13 = stablehlo.divide %11, %12 : tensor<8x16xf32>
  %c_4 = stablehlo.constant dense<16> : tensor<i32>
  %14 = stablehlo.multiply %arg5, %c_4 : tensor<i32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %15 = stablehlo.compare LT, %14, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %16 = stablehlo.convert %14 : tensor<i32>
  %c_6 = stablehlo.constant dense<64> : tensor<i32>
  %17 = stablehlo.add %16, %c_6 : tensor<i32>
  %18 = stablehlo.select %15, %17, %14 : tensor<i1>, tensor<i32>
  %c_7 = stablehlo.constant dense<0> : tensor<i32>
  %19 = stablehlo.dynamic_slice %arg4, %18, %c_7, sizes = [16, 4] : (tensor<64x4xf32>, tensor<i32>, tensor<i32>) -> tensor<16x4xf32>
  return %0, %5, %7, %11, %18, %19, %13 : tensor<i32>, tensor<i32>, tensor<4x16xf32>, tensor<8x16xf32>, tensor<i32>, tensor<16x4xf32>, tensor<8x16xf32>
}
func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<4x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<4x16x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x16x4xf32>
  return %1 : tensor<4x16x4xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
  return %1 : tensor<4x16xf32>
}
func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x8x16xf32>, %arg1: tensor<i32>) -> tensor<8x16xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 16] : (tensor<4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x16x4xf32>, %arg1: tensor<i32>) -> tensor<16x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 4] : (tensor<4x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x16x4xf32>) -> tensor<16x4xf32>
  return %1 : tensor<16x4xf32>
}
func.func private @closed_call_9(%arg0: tensor<8x4xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x1xf32>, %arg3: tensor<64x4xf32>, %arg4: tensor<8x4xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<64x4xf32>, %arg8: tensor<8x4xf32>, %arg9: tensor<i32>, %arg10: tensor<4x16xf32>, %arg11: tensor<8x16xf32>, %arg12: tensor<i32>, %arg13: tensor<16x4xf32>, %arg14: tensor<8x16xf32>) -> (tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<8x4xf32>) {
  %0 = stablehlo.dot_general %arg8, %arg14, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
  %2 = stablehlo.dot_general %arg8, %arg13, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %3, %1, %arg12, %c : (tensor<64x4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4xf32>
  %5 = stablehlo.add %arg7, %4 : tensor<64x4xf32>
  %6 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %7 = stablehlo.multiply %2, %6 : tensor<8x16xf32>
  %8 = stablehlo.multiply %7, %arg11 : tensor<8x16xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %10 = stablehlo.reshape %9 : (tensor<8xf32>) -> tensor<8x1xf32>
  %11 = stablehlo.negate %10 : tensor<8x1xf32>
  %12 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x16xf32>
  %13 = stablehlo.divide %2, %12 : tensor<8x16xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %15 = stablehlo.add %arg6, %14 : tensor<8xf32>
  %16 = stablehlo.multiply %13, %arg11 : tensor<8x16xf32>
  %17 = stablehlo.negate %16 : tensor<8x16xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %19 = stablehlo.reshape %18 : (tensor<8xf32>) -> tensor<8x1xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %21 = stablehlo.add %arg5, %20 : tensor<8xf32>
  %22 = stablehlo.dot_general %16, %arg0, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %24 = stablehlo.dot_general %16, %arg10, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  %25 = stablehlo.add %arg4, %24 : tensor<8x4xf32>
  %26 = stablehlo.transpose %23, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.dynamic_update_slice %27, %26, %arg9, %c_5 : (tensor<64x4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4xf32>
  %29 = stablehlo.add %arg3, %28 : tensor<64x4xf32>
  return %29, %25, %21, %15, %5, %arg8 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<64x4xf32>, tensor<8x4xf32>
}
func.func private @closed_call_10(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<8x4xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<i32>, %arg6: tensor<4x16xf32>, %arg7: tensor<8x16xf32>) -> (tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
  %1 = stablehlo.multiply %0, %arg7 : tensor<8x16xf32>
  %2 = stablehlo.negate %1 : tensor<8x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %4 = stablehlo.reshape %3 : (tensor<8xf32>) -> tensor<8x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %6 = stablehlo.add %arg3, %5 : tensor<8xf32>
  %7 = stablehlo.dot_general %1, %arg0, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %9 = stablehlo.dot_general %1, %arg6, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  %10 = stablehlo.add %arg2, %9 : tensor<8x4xf32>
  %11 = stablehlo.transpose %8, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %13 = stablehlo.dynamic_update_slice %12, %11, %arg5, %c : (tensor<64x4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4xf32>
  %14 = stablehlo.add %arg1, %13 : tensor<64x4xf32>
  return %14, %10, %6, %arg4 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @dynamic_index_in_dim_11(%arg0: tensor<4x8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @closed_call_12(%arg0: tensor<8x4xf32>, %arg1: tensor<64x4xf32>, %arg2: tensor<8x4xf32>, %arg3: tensor<8xf32>, %arg4: tensor<i32>, %arg5: tensor<4x16xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>) -> (tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>) {
  %0 = stablehlo.multiply %arg3, %arg9 : tensor<8xf32>
  %1 = stablehlo.multiply %arg3, %arg8 : tensor<8xf32>
  %2 = stablehlo.divide %0, %arg7 : tensor<8xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
  %4 = stablehlo.multiply %3, %arg6 : tensor<8x16xf32>
  %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %7 = stablehlo.dot_general %4, %arg5, contracting_dims = [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  %8 = stablehlo.add %arg2, %7 : tensor<8x4xf32>
  %9 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %11 = stablehlo.dynamic_update_slice %10, %9, %arg4, %c : (tensor<64x4xf32>, tensor<16x4xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4xf32>
  %12 = stablehlo.add %arg1, %11 : tensor<64x4xf32>
  return %12, %8, %1 : tensor<64x4xf32>, tensor<8x4xf32>, tensor<8xf32>
}
