// Exponentials that are no softmax's over a vocabulary: random features, distances, learned queries, pairs. It is told with
// --remarks=all alone, and strict does not see it. Behind them what is near, and a loss.

// RUN: %grpo-opt %s --split-input-file --min-columns=48 --min-logits=1KiB --remarks=all --target=portable -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS

// Causal linear attention by positive random features, and its gradient: half a row's square is no normaliser.
// SAYS: left alone: {{.*}}it looks like a density
// SAYS-NOT: missed
func.func public @main(%arg0: tensor<2x8x4xf32>, %arg1: tensor<2x8x4xf32>, %arg2: tensor<2x8x4xf32>, %arg3: tensor<4x64xf32>) -> (tensor<f32>, tensor<2x8x4xf32>, tensor<2x8x4xf32>, tensor<2x8x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [2] x [0] : (tensor<2x8x4xf32>, tensor<4x64xf32>) -> tensor<2x8x64xf32>
  %1 = stablehlo.multiply %arg0, %arg0 : tensor<2x8x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x4xf32>
  %3 = stablehlo.multiply %2, %arg0 : tensor<2x8x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x8x4xf32>, tensor<f32>) -> tensor<2x8xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
  %7 = stablehlo.divide %5, %6 : tensor<2x8x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x64xf32>
  %9 = stablehlo.subtract %0, %8 : tensor<2x8x64xf32>
  %10 = stablehlo.exponential %9 : tensor<2x8x64xf32>
  %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
  %12 = stablehlo.add %10, %11 : tensor<2x8x64xf32>
  %13 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [2] x [0] : (tensor<2x8x4xf32>, tensor<4x64xf32>) -> tensor<2x8x64xf32>
  %14 = stablehlo.multiply %arg1, %arg1 : tensor<2x8x4xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x4xf32>
  %16 = stablehlo.multiply %15, %arg1 : tensor<2x8x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x8x4xf32>, tensor<f32>) -> tensor<2x8xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
  %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
  %20 = stablehlo.divide %18, %19 : tensor<2x8x1xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x64xf32>
  %22 = stablehlo.subtract %13, %21 : tensor<2x8x64xf32>
  %23 = stablehlo.exponential %22 : tensor<2x8x64xf32>
  %cst_6 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
  %25 = stablehlo.add %23, %24 : tensor<2x8x64xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x64x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
  %28 = stablehlo.transpose %12, dims = [1, 0, 2] : (tensor<2x8x64xf32>) -> tensor<8x2x64xf32>
  %29 = stablehlo.transpose %25, dims = [1, 0, 2] : (tensor<2x8x64xf32>) -> tensor<8x2x64xf32>
  %30 = stablehlo.transpose %arg2, dims = [1, 0, 2] : (tensor<2x8x4xf32>) -> tensor<8x2x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x2x1x4xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x2x64x1xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x2x64x4xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x2x64xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x2x1xf32>
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %37 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
  %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x2x1xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %39:14 = stablehlo.while(%iterArg = %28, %iterArg_31 = %29, %iterArg_32 = %30, %iterArg_33 = %c, %iterArg_34 = %26, %iterArg_35 = %27, %iterArg_36 = %31, %iterArg_37 = %32, %iterArg_38 = %33, %iterArg_39 = %34, %iterArg_40 = %35, %iterArg_41 = %36, %iterArg_42 = %37, %iterArg_43 = %38) : tensor<8x2x64xf32>, tensor<8x2x64xf32>, tensor<8x2x4xf32>, tensor<i32>, tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<8x2x4xf32>, tensor<8x2x1x4xf32>, tensor<8x2x64x1xf32>, tensor<8x2x64x4xf32>, tensor<8x2x64xf32>, tensor<8x2x1xf32>, tensor<8x2x4xf32>, tensor<8x2x1xf32>
  cond {
    %c_44 = stablehlo.constant dense<8> : tensor<i32>
    %73 = stablehlo.compare LT, %iterArg_33, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %73 : tensor<i1>
  } do {
    %73 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<8x2x64xf32>, tensor<i32>) -> tensor<2x64xf32>
    %74 = func.call @dynamic_index_in_dim(%iterArg_31, %iterArg_33) : (tensor<8x2x64xf32>, tensor<i32>) -> tensor<2x64xf32>
    %75 = func.call @dynamic_index_in_dim_0(%iterArg_32, %iterArg_33) : (tensor<8x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    %76:10 = func.call @closed_call(%iterArg_34, %iterArg_35, %73, %74, %75) : (tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4xf32>) -> (tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x4xf32>, tensor<2x1x4xf32>, tensor<2x64x1xf32>, tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x1xf32>, tensor<2x4xf32>, tensor<2x1xf32>)
    %77 = func.call @dynamic_update_index_in_dim(%iterArg_36, %76#2, %iterArg_33) : (tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<8x2x4xf32>
    %78 = func.call @dynamic_update_index_in_dim_1(%iterArg_37, %76#3, %iterArg_33) : (tensor<8x2x1x4xf32>, tensor<2x1x4xf32>, tensor<i32>) -> tensor<8x2x1x4xf32>
    %79 = func.call @dynamic_update_index_in_dim_2(%iterArg_38, %76#4, %iterArg_33) : (tensor<8x2x64x1xf32>, tensor<2x64x1xf32>, tensor<i32>) -> tensor<8x2x64x1xf32>
    %80 = func.call @dynamic_update_index_in_dim_3(%iterArg_39, %76#5, %iterArg_33) : (tensor<8x2x64x4xf32>, tensor<2x64x4xf32>, tensor<i32>) -> tensor<8x2x64x4xf32>
    %81 = func.call @dynamic_update_index_in_dim_4(%iterArg_40, %76#6, %iterArg_33) : (tensor<8x2x64xf32>, tensor<2x64xf32>, tensor<i32>) -> tensor<8x2x64xf32>
    %82 = func.call @dynamic_update_index_in_dim_5(%iterArg_41, %76#7, %iterArg_33) : (tensor<8x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<8x2x1xf32>
    %83 = func.call @dynamic_update_index_in_dim(%iterArg_42, %76#8, %iterArg_33) : (tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<8x2x4xf32>
    %84 = func.call @dynamic_update_index_in_dim_5(%iterArg_43, %76#9, %iterArg_33) : (tensor<8x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<8x2x1xf32>
    %c_44 = stablehlo.constant dense<1> : tensor<i32>
    %85 = stablehlo.add %iterArg_33, %c_44 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_31, %iterArg_32, %85, %76#0, %76#1, %77, %78, %79, %80, %81, %82, %83, %84 : tensor<8x2x64xf32>, tensor<8x2x64xf32>, tensor<8x2x4xf32>, tensor<i32>, tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<8x2x4xf32>, tensor<8x2x1x4xf32>, tensor<8x2x64x1xf32>, tensor<8x2x64x4xf32>, tensor<8x2x64xf32>, tensor<8x2x1xf32>, tensor<8x2x4xf32>, tensor<8x2x1xf32>
  }
  %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.reduce(%39#6 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
  %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %42 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x64x4xf32>
  %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %43 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
  %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x2x64xf32>
  %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %45 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x2x64xf32>
  %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
  %c_24 = stablehlo.constant dense<0> : tensor<i32>
  %47:15 = stablehlo.while(%iterArg = %41, %iterArg_31 = %39#7, %iterArg_32 = %39#8, %iterArg_33 = %39#9, %iterArg_34 = %28, %iterArg_35 = %39#10, %iterArg_36 = %39#11, %iterArg_37 = %39#12, %iterArg_38 = %39#13, %iterArg_39 = %c_24, %iterArg_40 = %42, %iterArg_41 = %43, %iterArg_42 = %44, %iterArg_43 = %45, %iterArg_44 = %46) : tensor<8x2x4xf32>, tensor<8x2x1x4xf32>, tensor<8x2x64x1xf32>, tensor<8x2x64x4xf32>, tensor<8x2x64xf32>, tensor<8x2x64xf32>, tensor<8x2x1xf32>, tensor<8x2x4xf32>, tensor<8x2x1xf32>, tensor<i32>, tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<8x2x64xf32>, tensor<8x2x64xf32>, tensor<8x2x4xf32>
  cond {
    %c_45 = stablehlo.constant dense<8> : tensor<i32>
    %73 = stablehlo.compare LT, %iterArg_39, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %73 : tensor<i1>
  } do {
    %c_45 = stablehlo.constant dense<8> : tensor<i32>
    %73 = stablehlo.subtract %c_45, %iterArg_39 : tensor<i32>
    %c_46 = stablehlo.constant dense<1> : tensor<i32>
    %74 = stablehlo.subtract %73, %c_46 : tensor<i32>
    %75 = func.call @dynamic_index_in_dim_0(%iterArg, %74) : (tensor<8x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    %76 = func.call @dynamic_index_in_dim_6(%iterArg_31, %74) : (tensor<8x2x1x4xf32>, tensor<i32>) -> tensor<2x1x4xf32>
    %77 = func.call @dynamic_index_in_dim_7(%iterArg_32, %74) : (tensor<8x2x64x1xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %78 = func.call @dynamic_index_in_dim_8(%iterArg_33, %74) : (tensor<8x2x64x4xf32>, tensor<i32>) -> tensor<2x64x4xf32>
    %79 = func.call @dynamic_index_in_dim(%iterArg_34, %74) : (tensor<8x2x64xf32>, tensor<i32>) -> tensor<2x64xf32>
    %80 = func.call @dynamic_index_in_dim(%iterArg_35, %74) : (tensor<8x2x64xf32>, tensor<i32>) -> tensor<2x64xf32>
    %81 = func.call @dynamic_index_in_dim_9(%iterArg_36, %74) : (tensor<8x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
    %82 = func.call @dynamic_index_in_dim_0(%iterArg_37, %74) : (tensor<8x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
    %83 = func.call @dynamic_index_in_dim_9(%iterArg_38, %74) : (tensor<8x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
    %84:5 = func.call @closed_call_10(%iterArg_40, %iterArg_41, %75, %76, %77, %78, %79, %80, %81, %82, %83) : (tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x4xf32>, tensor<2x1x4xf32>, tensor<2x64x1xf32>, tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x1xf32>, tensor<2x4xf32>, tensor<2x1xf32>) -> (tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4xf32>)
    %85 = func.call @dynamic_update_index_in_dim_4(%iterArg_42, %84#2, %74) : (tensor<8x2x64xf32>, tensor<2x64xf32>, tensor<i32>) -> tensor<8x2x64xf32>
    %86 = func.call @dynamic_update_index_in_dim_4(%iterArg_43, %84#3, %74) : (tensor<8x2x64xf32>, tensor<2x64xf32>, tensor<i32>) -> tensor<8x2x64xf32>
    %87 = func.call @dynamic_update_index_in_dim(%iterArg_44, %84#4, %74) : (tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<8x2x4xf32>
    %c_47 = stablehlo.constant dense<1> : tensor<i32>
    %88 = stablehlo.add %iterArg_39, %c_47 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %88, %84#0, %84#1, %85, %86, %87 : tensor<8x2x4xf32>, tensor<8x2x1x4xf32>, tensor<8x2x64x1xf32>, tensor<8x2x64x4xf32>, tensor<8x2x64xf32>, tensor<8x2x64xf32>, tensor<8x2x1xf32>, tensor<8x2x4xf32>, tensor<8x2x1xf32>, tensor<i32>, tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<8x2x64xf32>, tensor<8x2x64xf32>, tensor<8x2x4xf32>
  }
  %48 = stablehlo.transpose %47#14, dims = [1, 0, 2] : (tensor<8x2x4xf32>) -> tensor<2x8x4xf32>
  %49 = stablehlo.transpose %47#13, dims = [1, 0, 2] : (tensor<8x2x64xf32>) -> tensor<2x8x64xf32>
  %50 = stablehlo.transpose %47#12, dims = [1, 0, 2] : (tensor<8x2x64xf32>) -> tensor<2x8x64xf32>
  %51 = stablehlo.multiply %49, %23 : tensor<2x8x64xf32>
  %52 = stablehlo.negate %51 : tensor<2x8x64xf32>
  %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %53 = stablehlo.reduce(%52 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  %54 = stablehlo.reshape %53 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
  %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %55 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
  %56 = stablehlo.divide %54, %55 : tensor<2x8x1xf32>
  %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %57 = stablehlo.reduce(%56 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
  %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x4xf32>
  %59 = stablehlo.multiply %58, %16 : tensor<2x8x4xf32>
  %60 = stablehlo.dot_general %51, %arg3, contracting_dims = [2] x [1] : (tensor<2x8x64xf32>, tensor<4x64xf32>) -> tensor<2x8x4xf32>
  %61 = stablehlo.add %59, %60 : tensor<2x8x4xf32>
  %62 = stablehlo.multiply %50, %10 : tensor<2x8x64xf32>
  %63 = stablehlo.negate %62 : tensor<2x8x64xf32>
  %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %64 = stablehlo.reduce(%63 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<2x8xf32>
  %65 = stablehlo.reshape %64 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
  %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %66 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
  %67 = stablehlo.divide %65, %66 : tensor<2x8x1xf32>
  %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %68 = stablehlo.reduce(%67 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
  %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x4xf32>
  %70 = stablehlo.multiply %69, %3 : tensor<2x8x4xf32>
  %71 = stablehlo.dot_general %62, %arg3, contracting_dims = [2] x [1] : (tensor<2x8x64xf32>, tensor<4x64xf32>) -> tensor<2x8x4xf32>
  %72 = stablehlo.add %70, %71 : tensor<2x8x4xf32>
  return %40, %72, %61, %48 : tensor<f32>, tensor<2x8x4xf32>, tensor<2x8x4xf32>, tensor<2x8x4xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<8x2x64xf32>, %arg1: tensor<i32>) -> tensor<2x64xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 64] : (tensor<8x2x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x64xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x2x64xf32>) -> tensor<2x64xf32>
  return %1 : tensor<2x64xf32>
}
func.func private @dynamic_index_in_dim_0(%arg0: tensor<8x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 4] : (tensor<8x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
func.func private @closed_call(%arg0: tensor<2x64x4xf32>, %arg1: tensor<2x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<2x64xf32>, %arg4: tensor<2x4xf32>) -> (tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x4xf32>, tensor<2x1x4xf32>, tensor<2x64x1xf32>, tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x1xf32>, tensor<2x4xf32>, tensor<2x1xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg4, dims = [0, 2] : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x4xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<2x1x4xf32>) -> tensor<2x64x4xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<2x64x4xf32>
  %5 = stablehlo.add %arg0, %4 : tensor<2x64x4xf32>
  %6 = stablehlo.add %arg1, %arg3 : tensor<2x64xf32>
  %7 = stablehlo.dot_general %arg2, %5, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x64xf32>, tensor<2x64x4xf32>) -> tensor<2x4xf32>
  %8 = stablehlo.dot_general %arg2, %6, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x64xf32>, tensor<2x64xf32>) -> tensor<2xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
  %11 = stablehlo.divide %7, %10 : tensor<2x4xf32>
  %12 = stablehlo.multiply %9, %9 : tensor<2x1xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
  %14 = stablehlo.divide %13, %12 : tensor<2x1xf32>
  return %5, %6, %11, %1, %0, %5, %6, %9, %7, %14 : tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x4xf32>, tensor<2x1x4xf32>, tensor<2x64x1xf32>, tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x1xf32>, tensor<2x4xf32>, tensor<2x1xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<8x2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<i32>) -> tensor<8x2x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x2x4xf32>
  return %1 : tensor<8x2x4xf32>
}
func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<8x2x1x4xf32>, %arg1: tensor<2x1x4xf32>, %arg2: tensor<i32>) -> tensor<8x2x1x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x1x4xf32>) -> tensor<1x2x1x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<8x2x1x4xf32>, tensor<1x2x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x2x1x4xf32>
  return %1 : tensor<8x2x1x4xf32>
}
func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<8x2x64x1xf32>, %arg1: tensor<2x64x1xf32>, %arg2: tensor<i32>) -> tensor<8x2x64x1xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x64x1xf32>) -> tensor<1x2x64x1xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<8x2x64x1xf32>, tensor<1x2x64x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x2x64x1xf32>
  return %1 : tensor<8x2x64x1xf32>
}
func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<8x2x64x4xf32>, %arg1: tensor<2x64x4xf32>, %arg2: tensor<i32>) -> tensor<8x2x64x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x64x4xf32>) -> tensor<1x2x64x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<8x2x64x4xf32>, tensor<1x2x64x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x2x64x4xf32>
  return %1 : tensor<8x2x64x4xf32>
}
func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<8x2x64xf32>, %arg1: tensor<2x64xf32>, %arg2: tensor<i32>) -> tensor<8x2x64xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x2x64xf32>, tensor<1x2x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x2x64xf32>
  return %1 : tensor<8x2x64xf32>
}
func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<8x2x1xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<i32>) -> tensor<8x2x1xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x2x1xf32>
  return %1 : tensor<8x2x1xf32>
}
func.func private @dynamic_index_in_dim_6(%arg0: tensor<8x2x1x4xf32>, %arg1: tensor<i32>) -> tensor<2x1x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 1, 4] : (tensor<8x2x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x2x1x4xf32>) -> tensor<2x1x4xf32>
  return %1 : tensor<2x1x4xf32>
}
func.func private @dynamic_index_in_dim_7(%arg0: tensor<8x2x64x1xf32>, %arg1: tensor<i32>) -> tensor<2x64x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 64, 1] : (tensor<8x2x64x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x64x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x2x64x1xf32>) -> tensor<2x64x1xf32>
  return %1 : tensor<2x64x1xf32>
}
func.func private @dynamic_index_in_dim_8(%arg0: tensor<8x2x64x4xf32>, %arg1: tensor<i32>) -> tensor<2x64x4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 64, 4] : (tensor<8x2x64x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x64x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x2x64x4xf32>) -> tensor<2x64x4xf32>
  return %1 : tensor<2x64x4xf32>
}
func.func private @dynamic_index_in_dim_9(%arg0: tensor<8x2x1xf32>, %arg1: tensor<i32>) -> tensor<2x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 1] : (tensor<8x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
  return %1 : tensor<2x1xf32>
}
func.func private @closed_call_10(%arg0: tensor<2x64x4xf32>, %arg1: tensor<2x64xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<2x1x4xf32>, %arg4: tensor<2x64x1xf32>, %arg5: tensor<2x64x4xf32>, %arg6: tensor<2x64xf32>, %arg7: tensor<2x64xf32>, %arg8: tensor<2x1xf32>, %arg9: tensor<2x4xf32>, %arg10: tensor<2x1xf32>) -> (tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.multiply %arg2, %0 : tensor<2x4xf32>
  %2 = stablehlo.multiply %1, %arg9 : tensor<2x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  %4 = stablehlo.reshape %3 : (tensor<2xf32>) -> tensor<2x1xf32>
  %5 = stablehlo.negate %4 : tensor<2x1xf32>
  %6 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
  %7 = stablehlo.divide %arg2, %6 : tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
  %9 = stablehlo.dot_general %8, %arg6, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<2xf32>, tensor<2x64xf32>) -> tensor<2x64xf32>
  %10 = stablehlo.add %arg1, %9 : tensor<2x64xf32>
  %11 = stablehlo.dot_general %8, %arg7, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<2xf32>, tensor<2x64xf32>) -> tensor<2x64xf32>
  %12 = stablehlo.dot_general %7, %arg6, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<2x4xf32>, tensor<2x64xf32>) -> tensor<2x4x64xf32>
  %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<2x4x64xf32>) -> tensor<2x64x4xf32>
  %14 = stablehlo.add %arg0, %13 : tensor<2x64x4xf32>
  %15 = stablehlo.dot_general %7, %arg5, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<2x4xf32>, tensor<2x64x4xf32>) -> tensor<2x64xf32>
  %16 = stablehlo.add %11, %15 : tensor<2x64xf32>
  %17 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x4xf32>
  %18 = stablehlo.multiply %17, %14 : tensor<2x64x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x64x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %20 = stablehlo.reshape %19 : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
  %21 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<2x1x4xf32>) -> tensor<2x64x4xf32>
  %22 = stablehlo.multiply %14, %21 : tensor<2x64x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x64x4xf32>, tensor<f32>) -> tensor<2x64xf32>
  %24 = stablehlo.reshape %23 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %26 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64xf32>
  %27 = stablehlo.add %10, %26 : tensor<2x64xf32>
  return %14, %10, %16, %27, %25 : tensor<2x64x4xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x4xf32>
}

// -----

// Softmax over distances that no product makes, and its gradient.
// SAYS: left alone: {{.*}}it looks like pairs of rows and columns
// SAYS-NOT: missed
func.func public @main(%arg0: tensor<8x3xf32>, %arg1: tensor<64x3xf32>) -> (tensor<f32>, tensor<8x3xf32>, tensor<64x3xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x3xf32>) -> tensor<1x64x3xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x1x3xf32>) -> tensor<8x64x3xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x64x3xf32>) -> tensor<8x64x3xf32>
  %4 = stablehlo.subtract %2, %3 : tensor<8x64x3xf32>
  %5 = stablehlo.multiply %4, %4 : tensor<8x64x3xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64x3xf32>
  %7 = stablehlo.multiply %6, %4 : tensor<8x64x3xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x64x3xf32>, tensor<f32>) -> tensor<8x64xf32>
  %9 = stablehlo.negate %8 : tensor<8x64xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %12 = stablehlo.maximum %11, %10 : tensor<8xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %15 = stablehlo.subtract %9, %14 : tensor<8x64xf32>
  %16 = stablehlo.exponential %15 : tensor<8x64xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %20 = stablehlo.divide %16, %19 : tensor<8x64xf32>
  %21 = stablehlo.multiply %18, %18 : tensor<8x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %23 = stablehlo.divide %22, %21 : tensor<8x1xf32>
  %24 = stablehlo.dot_general %20, %arg1, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x3xf32>) -> tensor<8x3xf32>
  %25 = stablehlo.subtract %24, %arg0 : tensor<8x3xf32>
  %26 = stablehlo.multiply %25, %25 : tensor<8x3xf32>
  %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
  %28 = stablehlo.multiply %27, %25 : tensor<8x3xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %cst_7 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
  %30 = stablehlo.divide %29, %cst_7 : tensor<f32>
  %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_9 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
  %31 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
  %33 = stablehlo.multiply %32, %28 : tensor<8x3xf32>
  %34 = stablehlo.negate %33 : tensor<8x3xf32>
  %35 = stablehlo.dot_general %33, %20, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x64xf32>) -> tensor<3x64xf32>
  %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<3x64xf32>) -> tensor<64x3xf32>
  %37 = stablehlo.dot_general %33, %arg1, contracting_dims = [1] x [1] : (tensor<8x3xf32>, tensor<64x3xf32>) -> tensor<8x64xf32>
  %38 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %39 = stablehlo.multiply %37, %38 : tensor<8x64xf32>
  %40 = stablehlo.multiply %39, %16 : tensor<8x64xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %41 = stablehlo.reduce(%40 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
  %42 = stablehlo.reshape %41 : (tensor<8xf32>) -> tensor<8x1xf32>
  %43 = stablehlo.negate %42 : tensor<8x1xf32>
  %44 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %45 = stablehlo.divide %37, %44 : tensor<8x64xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
  %48 = stablehlo.add %45, %47 : tensor<8x64xf32>
  %49 = stablehlo.multiply %48, %16 : tensor<8x64xf32>
  %50 = stablehlo.negate %49 : tensor<8x64xf32>
  %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<8x64xf32>) -> tensor<8x64x3xf32>
  %52 = stablehlo.multiply %51, %7 : tensor<8x64x3xf32>
  %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %53 = stablehlo.reduce(%52 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<8x64x3xf32>, tensor<f32>) -> tensor<8x3xf32>
  %54 = stablehlo.reshape %53 : (tensor<8x3xf32>) -> tensor<8x1x3xf32>
  %55 = stablehlo.negate %52 : tensor<8x64x3xf32>
  %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<8x64x3xf32>, tensor<f32>) -> tensor<64x3xf32>
  %57 = stablehlo.reshape %56 : (tensor<64x3xf32>) -> tensor<1x64x3xf32>
  %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %58 = stablehlo.reduce(%57 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x64x3xf32>, tensor<f32>) -> tensor<64x3xf32>
  %59 = stablehlo.add %36, %58 : tensor<64x3xf32>
  %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %60 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<8x1x3xf32>, tensor<f32>) -> tensor<8x3xf32>
  %61 = stablehlo.add %34, %60 : tensor<8x3xf32>
  return %30, %61, %59 : tensor<f32>, tensor<8x3xf32>, tensor<64x3xf32>
}

// -----

// A learned query pools what is computed.
// SAYS: left alone: {{.*}}it looks like pooling
// SAYS-NOT: missed
func.func public @main(%arg0: tensor<64x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<1x4xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<64x4xf32>, tensor<4x4xf32>) -> tensor<64x4xf32>
  %1 = stablehlo.tanh %0 : tensor<64x4xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %3 = stablehlo.dot_general %arg2, %2, contracting_dims = [1] x [0] : (tensor<1x4xf32>, tensor<4x64xf32>) -> tensor<1x64xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %6 = stablehlo.maximum %5, %4 : tensor<1xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x64xf32>
  %9 = stablehlo.subtract %3, %8 : tensor<1x64xf32>
  %10 = stablehlo.exponential %9 : tensor<1x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1x64xf32>, tensor<f32>) -> tensor<1xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x64xf32>
  %14 = stablehlo.divide %10, %13 : tensor<1x64xf32>
  %15 = stablehlo.dot_general %14, %1, contracting_dims = [1] x [0] : (tensor<1x64xf32>, tensor<64x4xf32>) -> tensor<1x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<f32>
  return %16 : tensor<f32>
}

// -----

// Each row's own pair beside given negatives, and its gradient.
// SAYS: remark: [outline] applied
// SAYS-NOT: missed
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<64x4xf32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.tanh %arg0 : tensor<8x4xf32>
  %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %3 = stablehlo.multiply %0, %2 : tensor<8x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %6 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %7 = stablehlo.dot_general %0, %6, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %8 = stablehlo.concatenate %5, %7, dim = 1 : (tensor<8x1xf32>, tensor<8x64xf32>) -> tensor<8x65xf32>
  %cst_0 = stablehlo.constant dense<7.000000e-02> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x65xf32>
  %10 = stablehlo.divide %8, %9 : tensor<8x65xf32>
  %11:3 = call @log_softmax(%10) : (tensor<8x65xf32>) -> (tensor<8x65xf32>, tensor<8x65xf32>, tensor<8x1xf32>)
  %12 = stablehlo.slice %11#0 [0:8, 0:1] : (tensor<8x65xf32>) -> tensor<8x1xf32>
  %13 = stablehlo.reshape %12 : (tensor<8x1xf32>) -> tensor<8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %15 = stablehlo.divide %14, %cst_2 : tensor<f32>
  %16 = stablehlo.negate %15 : tensor<f32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %17 = stablehlo.negate %cst_3 : tensor<f32>
  %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %18 = stablehlo.divide %17, %cst_4 : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.pad %20, %cst_5, low = [0, 0], high = [0, 64], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x65xf32>
  %22 = call @log_softmax_0(%11#1, %11#2, %21) : (tensor<8x65xf32>, tensor<8x1xf32>, tensor<8x65xf32>) -> tensor<8x65xf32>
  %cst_6 = stablehlo.constant dense<7.000000e-02> : tensor<f32>
  %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x65xf32>
  %24 = stablehlo.divide %22, %23 : tensor<8x65xf32>
  %25 = stablehlo.slice %24 [0:8, 0:1] : (tensor<8x65xf32>) -> tensor<8x1xf32>
  %26 = stablehlo.slice %24 [0:8, 1:65] : (tensor<8x65xf32>) -> tensor<8x64xf32>
  %27 = stablehlo.dot_general %26, %6, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %28 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
  %30 = stablehlo.multiply %29, %2 : tensor<8x4xf32>
  %31 = stablehlo.add %27, %30 : tensor<8x4xf32>
  %32 = stablehlo.dot_general %31, %arg0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %34 = stablehlo.dot_general %31, %arg1, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %16, %34, %33 : tensor<f32>, tensor<8x4xf32>, tensor<4x4xf32>
}
func.func private @log_softmax(%arg0: tensor<8x65xf32>) -> (tensor<8x65xf32>, tensor<8x65xf32>, tensor<8x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x65xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x65xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<8x65xf32>
  %6 = stablehlo.exponential %5 : tensor<8x65xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x65xf32>, tensor<f32>) -> tensor<8xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %9 = stablehlo.log %8 : tensor<8x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x65xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<8x65xf32>
  return %11, %6, %8 : tensor<8x65xf32>, tensor<8x65xf32>, tensor<8x1xf32>
}
func.func private @log_softmax_0(%arg0: tensor<8x65xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x65xf32>) -> tensor<8x65xf32> {
  %0 = stablehlo.negate %arg2 : tensor<8x65xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x65xf32>, tensor<f32>) -> tensor<8xf32>
  %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x65xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<8x65xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<8x65xf32>
  return %7 : tensor<8x65xf32>
}

// -----

// Another column beside the head's, and labels from outside.
// SAYS: remark: [outline] missed: only the loss was fused
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<4xf32>, %arg3: tensor<8xi32>) -> (tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
  %2 = stablehlo.multiply %arg0, %1 : tensor<8x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %6 = stablehlo.concatenate %4, %5, dim = 1 : (tensor<8x1xf32>, tensor<8x64xf32>) -> tensor<8x65xf32>
  %7:3 = call @log_softmax(%6) : (tensor<8x65xf32>) -> (tensor<8x65xf32>, tensor<8x65xf32>, tensor<8x1xf32>)
  %8 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %9:2 = call @take_along_axis(%7#0, %8) : (tensor<8x65xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
  %10 = stablehlo.reshape %9#0 : (tensor<8x1xf32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %12 = stablehlo.divide %11, %cst_1 : tensor<f32>
  %13 = stablehlo.negate %12 : tensor<f32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.negate %cst_2 : tensor<f32>
  %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %18 = call @take_along_axis_0(%9#1, %17) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x65xf32>
  %19 = call @log_softmax_1(%7#1, %7#2, %18) : (tensor<8x65xf32>, tensor<8x1xf32>, tensor<8x65xf32>) -> tensor<8x65xf32>
  %20 = stablehlo.slice %19 [0:8, 0:1] : (tensor<8x65xf32>) -> tensor<8x1xf32>
  %21 = stablehlo.slice %19 [0:8, 1:65] : (tensor<8x65xf32>) -> tensor<8x64xf32>
  %22 = stablehlo.dot_general %21, %arg0, contracting_dims = [0] x [0] : (tensor<8x64xf32>, tensor<8x4xf32>) -> tensor<64x4xf32>
  %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<64x4xf32>) -> tensor<4x64xf32>
  %24 = stablehlo.dot_general %21, %arg1, contracting_dims = [1] x [1] : (tensor<8x64xf32>, tensor<4x64xf32>) -> tensor<8x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %25 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
  %27 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
  %28 = stablehlo.multiply %26, %27 : tensor<8x4xf32>
  %29 = stablehlo.add %24, %28 : tensor<8x4xf32>
  return %13, %29, %23 : tensor<f32>, tensor<8x4xf32>, tensor<4x64xf32>
}
func.func private @log_softmax(%arg0: tensor<8x65xf32>) -> (tensor<8x65xf32>, tensor<8x65xf32>, tensor<8x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x65xf32>, tensor<f32>) -> tensor<8xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x65xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<8x65xf32>
  %6 = stablehlo.exponential %5 : tensor<8x65xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x65xf32>, tensor<f32>) -> tensor<8xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %9 = stablehlo.log %8 : tensor<8x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x65xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<8x65xf32>
  return %11, %6, %8 : tensor<8x65xf32>, tensor<8x65xf32>, tensor<8x1xf32>
}
func.func private @take_along_axis(%arg0: tensor<8x65xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
  %c_0 = stablehlo.constant dense<65> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
  %c_1 = stablehlo.constant dense<64> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x65xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
  return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x65xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x65xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8x65xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x65xf32>
  return %1 : tensor<8x65xf32>
}
func.func private @log_softmax_1(%arg0: tensor<8x65xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x65xf32>) -> tensor<8x65xf32> {
  %0 = stablehlo.negate %arg2 : tensor<8x65xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x65xf32>, tensor<f32>) -> tensor<8xf32>
  %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x65xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<8x65xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<8x65xf32>
  return %7 : tensor<8x65xf32>
}

// -----

// A normaliser from outside.
// SAYS: remark: [outline] missed: the logits, or a value as large, are returned
func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x64xf32>, %arg2: tensor<8xf32>) -> (tensor<8x4xf32>, tensor<8x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<8x64xf32>
  %4 = stablehlo.exponential %3 : tensor<8x64xf32>
  %5 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x64xf32>) -> tensor<64x4xf32>
  %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
  return %6, %4 : tensor<8x4xf32>, tensor<8x64xf32>
}

// -----

// A gradient by the weights of exponentials below a number of the hidden states alone: nothing else is multiplied with it.
// SAYS: remark: [outline] applied: fused a chain over 16 rows x 64 vocabulary columns
// SAYS-NOT: missed
func.func public @main(%h: tensor<16x4xf32>, %w: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
  %s = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
  %c = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
  %y = stablehlo.subtract %x, %c : tensor<16x64xf32>
  %e = stablehlo.exponential %y : tensor<16x64xf32>
  %dw = stablehlo.dot_general %h, %e, contracting_dims = [0] x [0] : (tensor<16x4xf32>, tensor<16x64xf32>) -> tensor<4x64xf32>
  return %dw : tensor<4x64xf32>
}

// -----

// The gradient by learned random features: what comes back for them is multiplied with them.
// SAYS-NOT: missed
// SAYS-NOT: applied: fused
func.func public @main(%h: tensor<16x4xf32>, %w: tensor<4x64xf32>, %v: tensor<16x8xf32>, %g: tensor<64x8xf32>) -> tensor<4x64xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x64xf32>) -> tensor<16x64xf32>
  %q = stablehlo.multiply %h, %h : tensor<16x4xf32>
  %s = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
  %c = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<16xf32>) -> tensor<16x64xf32>
  %y = stablehlo.subtract %x, %c : tensor<16x64xf32>
  %e = stablehlo.exponential %y : tensor<16x64xf32>
  %back = stablehlo.dot_general %v, %g, contracting_dims = [1] x [1] : (tensor<16x8xf32>, tensor<64x8xf32>) -> tensor<16x64xf32>
  %de = stablehlo.multiply %back, %e : tensor<16x64xf32>
  %dw = stablehlo.dot_general %h, %de, contracting_dims = [0] x [0] : (tensor<16x4xf32>, tensor<16x64xf32>) -> tensor<4x64xf32>
  return %dw : tensor<4x64xf32>
}
