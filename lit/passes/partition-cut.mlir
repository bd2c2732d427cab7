// RUN: %grpo-opt %s --always-fuse --pass-pipeline='builtin.module(inline-vocab,normalize)' | FileCheck %s --check-prefix=NORMAL
// RUN: %grpo-opt %s --always-fuse --propagate='cat %S/Inputs/partition-cut.json' --pass-pipeline='builtin.module(inline-vocab,normalize,outline,online,merge,partition)' --remarks=all 2>&1 | FileCheck %s
// RUN: sed 's/mhlo.num_partitions = 4/mhlo.num_partitions = 1/' %s | %grpo-opt - --always-fuse --pass-pipeline='builtin.module(inline-vocab,normalize)' | FileCheck %s --check-prefix=ONE

// jax.grad of a loss of (h @ w)[:, :-1], where devices share the batch. The logits of all rows are computed, and the gradient
// of those that the loss leaves out is zeros that the contractions have, as in the program.
// NORMAL: ^bb0([[W:%.*]]: tensor<16x64xf32>, [[H:%.*]]: tensor<4x16x16xf32>, %
// NORMAL-NOT: is_finite
// NORMAL-NOT: tensor<4x15x64xf32>
// NORMAL: "stablehlo.dot_general"([[H]], [[W]])
// NORMAL-NOT: is_finite
// NORMAL-NOT: tensor<4x15x64xf32>
// NORMAL: [[GRADIENT:%.*]] = "stablehlo.select"(%{{.*}}, %{{.*}}, %{{.*}}) : (tensor<4x16x64xi1>, tensor<4x16x64xf32>, tensor<4x16x64xf32>)
// NORMAL-NOT: is_finite
// NORMAL-NOT: stablehlo.case
// NORMAL: "stablehlo.dot_general"([[GRADIENT]], [[H]])
// NORMAL: "stablehlo.dot_general"([[GRADIENT]], [[W]])

// What lies between the two sweeps is done for all rows, in one region; what is clipped on the way is a call.
// CHECK-NOT: shares no region
// CHECK: [[INSIDE:%.*]] = "stablehlo.pad"({{.*}}) <{edge_padding_high = array<i64: 0, 1>, {{.*}} : (tensor<4x15xi1>, tensor<i1>) -> tensor<4x16xi1>
// CHECK: "sdy.manual_computation"(%{{.*}}[[INSIDE]]
// CHECK: [[FIRST:%.*]]:3 = "vocab.sweep"
// CHECK-NOT: sdy.return
// CHECK: "stablehlo.exponential"(%{{.*}}) : (tensor<16xf32>) -> tensor<16xf32>
// CHECK: [[RATIO:%.*]] = "stablehlo.multiply"({{.*}}) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
// CHECK: "stablehlo.select"(%{{.*}}, %{{.*}}, %{{.*}}) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
// CHECK: "vocab.sweep"
// CHECK-NOT: "sdy.manual_computation"

// On one device the rows are cut off the hidden states.
// ONE: ^bb0({{.*}}, [[H:%.*]]: tensor<4x16x16xf32>
// ONE: [[S:%.*]] = "stablehlo.slice"([[H]])
// ONE-NOT: tensor<4x16x64xf32>
// ONE: "stablehlo.dot_general"([[S]]
// ONE-NOT: tensor<4x16x64xf32>
"builtin.module"() <{sym_name = "jit_loss"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["f"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "f", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}], function_type = (tensor<16x64xf32>, tensor<4x16x16xf32>, tensor<4x16xi32>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<16x64xf32>, tensor<4x16x16xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<16x64xf32>, %arg27: tensor<4x16x16xf32>, %arg28: tensor<4x16xi32>, %arg29: tensor<4x16xf32>, %arg30: tensor<4x16xf32>):
    %92 = "stablehlo.dot_general"(%arg27, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16x16xf32>, tensor<16x64xf32>) -> tensor<4x16x64xf32>
    %93 = "stablehlo.slice"(%92) <{limit_indices = array<i64: 4, 15, 64>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x16x64xf32>) -> tensor<4x15x64xf32>
    %94:3 = "func.call"(%93) <{callee = @log_softmax}> : (tensor<4x15x64xf32>) -> (tensor<4x15x64xf32>, tensor<4x15x64xf32>, tensor<4x15x1xf32>)
    %95 = "stablehlo.slice"(%arg28) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<4x16xi32>) -> tensor<4x15xi32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x15xi32>) -> tensor<4x15x1xi32>
    %97:2 = "func.call"(%94#0, %96) <{callee = @take_along_axis}> : (tensor<4x15x64xf32>, tensor<4x15x1xi32>) -> (tensor<4x15x1xf32>, tensor<4x15x1x1xi32>)
    %98 = "stablehlo.reshape"(%97#0) : (tensor<4x15x1xf32>) -> tensor<4x15xf32>
    %99 = "stablehlo.slice"(%arg29) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<4x16xf32>) -> tensor<4x15xf32>
    %100 = "stablehlo.subtract"(%98, %99) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %101 = "stablehlo.exponential"(%100) : (tensor<4x15xf32>) -> tensor<4x15xf32>
    %102 = "stablehlo.constant"() <{value = dense<8.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.constant"() <{value = dense<1.200000e+00> : tensor<f32>}> : () -> tensor<f32>
    %104:2 = "func.call"(%101, %102, %103) <{callee = @clip}> : (tensor<4x15xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x15xf32>, tensor<4x15xf32>)
    %105 = "stablehlo.slice"(%arg30) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<4x16xf32>) -> tensor<4x15xf32>
    %106 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.negate"(%106) : (tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %109 = "stablehlo.multiply"(%108, %105) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %110 = "func.call"(%104#0, %104#1, %109) <{callee = @clip_0}> : (tensor<4x15xf32>, tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %111 = "stablehlo.multiply"(%110, %101) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x15xf32>) -> tensor<4x15x1xf32>
    %113 = "func.call"(%97#1, %112) <{callee = @take_along_axis_1}> : (tensor<4x15x1x1xi32>, tensor<4x15x1xf32>) -> tensor<4x15x64xf32>
    %114 = "func.call"(%94#1, %94#2, %113) <{callee = @log_softmax_2}> : (tensor<4x15x64xf32>, tensor<4x15x1xf32>, tensor<4x15x64xf32>) -> tensor<4x15x64xf32>
    %115 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.pad"(%114, %115) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x15x64xf32>, tensor<f32>) -> tensor<4x16x64xf32>
    %117 = "stablehlo.dot_general"(%116, %arg27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16x64xf32>, tensor<4x16x16xf32>) -> tensor<64x16xf32>
    %118 = "stablehlo.transpose"(%117) <{permutation = array<i64: 1, 0>}> : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %119 = "stablehlo.dot_general"(%116, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16x64xf32>, tensor<16x64xf32>) -> tensor<4x16x16xf32>
    "func.return"(%118, %119) : (tensor<16x64xf32>, tensor<4x16x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x15x64xf32>) -> (tensor<4x15x64xf32>, tensor<4x15x64xf32>, tensor<4x15x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<4x15x64xf32>):
    %75 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.reduce"(%arg21, %75) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %91 = "stablehlo.maximum"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) : (tensor<4x15x64xf32>, tensor<f32>) -> tensor<4x15xf32>
    %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %79 = "stablehlo.maximum"(%78, %76) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x15xf32>) -> tensor<4x15x1xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x15x1xf32>) -> tensor<4x15x64xf32>
    %82 = "stablehlo.subtract"(%arg21, %81) : (tensor<4x15x64xf32>, tensor<4x15x64xf32>) -> tensor<4x15x64xf32>
    %83 = "stablehlo.exponential"(%82) : (tensor<4x15x64xf32>) -> tensor<4x15x64xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.reduce"(%83, %84) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %90 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) : (tensor<4x15x64xf32>, tensor<f32>) -> tensor<4x15xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x15xf32>) -> tensor<4x15x1xf32>
    %87 = "stablehlo.log"(%86) : (tensor<4x15x1xf32>) -> tensor<4x15x1xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x15x1xf32>) -> tensor<4x15x64xf32>
    %89 = "stablehlo.subtract"(%82, %88) : (tensor<4x15x64xf32>, tensor<4x15x64xf32>) -> tensor<4x15x64xf32>
    "func.return"(%89, %83, %86) : (tensor<4x15x64xf32>, tensor<4x15x64xf32>, tensor<4x15x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x15x64xf32>, tensor<4x15x1xi32>) -> (tensor<4x15x1xf32>, tensor<4x15x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<4x15x64xf32>, %arg18: tensor<4x15x1xi32>):
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x15x1xi32>
    %54 = "stablehlo.compare"(%arg18, %53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x15x1xi32>, tensor<4x15x1xi32>) -> tensor<4x15x1xi1>
    %55 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x15x1xi32>
    %57 = "stablehlo.add"(%arg18, %56) : (tensor<4x15x1xi32>, tensor<4x15x1xi32>) -> tensor<4x15x1xi32>
    %58 = "stablehlo.select"(%54, %57, %arg18) : (tensor<4x15x1xi1>, tensor<4x15x1xi32>, tensor<4x15x1xi32>) -> tensor<4x15x1xi32>
    %59 = "stablehlo.reshape"(%58) : (tensor<4x15x1xi32>) -> tensor<4x15x1x1xi32>
    %60 = "stablehlo.constant"() <{value = dense<63> : tensor<1xi32>}> : () -> tensor<1xi32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x15x1x1xi32>
    %63 = "stablehlo.compare"(%59, %62) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x15x1x1xi32>, tensor<4x15x1x1xi32>) -> tensor<4x15x1x1xi1>
    %64 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<4x15x1x1xi32>
    %66 = "stablehlo.compare"(%59, %65) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x15x1x1xi32>, tensor<4x15x1x1xi32>) -> tensor<4x15x1x1xi1>
    %67 = "stablehlo.and"(%63, %66) : (tensor<4x15x1x1xi1>, tensor<4x15x1x1xi1>) -> tensor<4x15x1x1xi1>
    %68 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg19: tensor<i1>, %arg20: tensor<i1>):
      %74 = "stablehlo.and"(%arg19, %arg20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%74) : (tensor<i1>) -> ()
    }) : (tensor<4x15x1x1xi1>, tensor<i1>) -> tensor<4x15x1xi1>
    %70 = "stablehlo.gather"(%arg17, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x15x64xf32>, tensor<4x15x1x1xi32>) -> tensor<4x15x1xf32>
    %71 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15x1xf32>
    %73 = "stablehlo.select"(%69, %70, %72) : (tensor<4x15x1xi1>, tensor<4x15x1xf32>, tensor<4x15x1xf32>) -> tensor<4x15x1xf32>
    "func.return"(%73, %59) : (tensor<4x15x1xf32>, tensor<4x15x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x15xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x15xf32>, tensor<4x15xf32>), res_attrs = [{}, {}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<4x15xf32>, %arg15: tensor<f32>, %arg16: tensor<f32>):
    %18 = "stablehlo.convert"(%arg15) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %20 = "stablehlo.maximum"(%19, %arg14) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %21 = "stablehlo.compare"(%arg14, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xi1>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %26 = "stablehlo.select"(%21, %23, %25) : (tensor<4x15xi1>, tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %27 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %28 = "stablehlo.compare"(%27, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xi1>
    %29 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %33 = "stablehlo.select"(%28, %30, %32) : (tensor<4x15xi1>, tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %34 = "stablehlo.divide"(%26, %33) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %35 = "stablehlo.convert"(%arg16) : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %37 = "stablehlo.minimum"(%36, %20) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %38 = "stablehlo.compare"(%20, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xi1>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %43 = "stablehlo.select"(%38, %40, %42) : (tensor<4x15xi1>, tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %44 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %45 = "stablehlo.compare"(%44, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xi1>
    %46 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15xf32>
    %50 = "stablehlo.select"(%45, %47, %49) : (tensor<4x15xi1>, tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %51 = "stablehlo.divide"(%43, %50) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    "func.return"(%34, %51) : (tensor<4x15xf32>, tensor<4x15xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x15xf32>, tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<4x15xf32>, %arg12: tensor<4x15xf32>, %arg13: tensor<4x15xf32>):
    %16 = "stablehlo.multiply"(%arg13, %arg12) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    %17 = "stablehlo.multiply"(%16, %arg11) : (tensor<4x15xf32>, tensor<4x15xf32>) -> tensor<4x15xf32>
    "func.return"(%17) : (tensor<4x15xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x15x1x1xi32>, tensor<4x15x1xf32>) -> tensor<4x15x64xf32>, res_attrs = [{}], sym_name = "take_along_axis_1", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<4x15x1x1xi32>, %arg8: tensor<4x15x1xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x15x64xf32>
    %14 = "stablehlo.scatter"(%13, %arg7, %arg8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %15 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<4x15x64xf32>, tensor<4x15x1x1xi32>, tensor<4x15x1xf32>) -> tensor<4x15x64xf32>
    "func.return"(%14) : (tensor<4x15x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x15x64xf32>, tensor<4x15x1xf32>, tensor<4x15x64xf32>) -> tensor<4x15x64xf32>, res_attrs = [{}], sym_name = "log_softmax_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x15x64xf32>, %arg1: tensor<4x15x1xf32>, %arg2: tensor<4x15x64xf32>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<4x15x64xf32>) -> tensor<4x15x64xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<4x15x64xf32>, tensor<f32>) -> tensor<4x15xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4x15xf32>) -> tensor<4x15x1xf32>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<4x15x1xf32>, tensor<4x15x1xf32>) -> tensor<4x15x1xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x15x1xf32>, tensor<f32>) -> tensor<4x15xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x15xf32>) -> tensor<4x15x64xf32>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<4x15x64xf32>, tensor<4x15x64xf32>) -> tensor<4x15x64xf32>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<4x15x64xf32>, tensor<4x15x64xf32>) -> tensor<4x15x64xf32>
    "func.return"(%9) : (tensor<4x15x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
