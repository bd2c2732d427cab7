// RUN: %grpo-opt %s --always-fuse --pass-pipeline='builtin.module(inline-vocab,normalize)' | FileCheck %s

// jax.grad of a loss of (h @ w)[:, 3:13], where devices share the batch: many rows are cut off, of the hidden states.
// CHECK: ^bb0([[W:%.*]]: tensor<16x64xf32>, [[H:%.*]]: tensor<4x16x16xf32>, %
// CHECK-NOT: tensor<4x16x64xf32>
// CHECK: [[KEPT:%.*]] = "stablehlo.slice"([[H]]) <{limit_indices = array<i64: 4, 13, 16>, start_indices = array<i64: 0, 3, 0>
// CHECK: "stablehlo.dot_general"([[KEPT]], [[W]])
// CHECK-NOT: tensor<4x16x64xf32>
// CHECK: [[DH:%.*]] = "stablehlo.dot_general"(%{{.*}}, [[W]]) {{.*}} -> tensor<4x10x16xf32>
// CHECK: "stablehlo.pad"([[DH]],
// CHECK-NOT: tensor<4x16x64xf32>
// CHECK: func.return
"builtin.module"() <{sym_name = "jit_loss"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["f"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "f", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"f"}, {}]>}], function_type = (tensor<16x64xf32>, tensor<4x16x16xf32>, tensor<4x16xi32>, tensor<4x16xf32>, tensor<4x16xf32>) -> (tensor<16x64xf32>, tensor<4x16x16xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<16x64xf32>, %arg21: tensor<4x16x16xf32>, %arg22: tensor<4x16xi32>, %arg23: tensor<4x16xf32>, %arg24: tensor<4x16xf32>):
    %56 = "stablehlo.dot_general"(%arg21, %arg20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16x16xf32>, tensor<16x64xf32>) -> tensor<4x16x64xf32>
    %57 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 4, 13, 64>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<4x16x64xf32>) -> tensor<4x10x64xf32>
    %58:3 = "func.call"(%57) <{callee = @log_softmax}> : (tensor<4x10x64xf32>) -> (tensor<4x10x64xf32>, tensor<4x10x64xf32>, tensor<4x10x1xf32>)
    %59 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 4, 13>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<4x16xi32>) -> tensor<4x10xi32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x10xi32>) -> tensor<4x10x1xi32>
    %61:2 = "func.call"(%58#0, %60) <{callee = @take_along_axis}> : (tensor<4x10x64xf32>, tensor<4x10x1xi32>) -> (tensor<4x10x1xf32>, tensor<4x10x1x1xi32>)
    %62 = "stablehlo.reshape"(%61#0) : (tensor<4x10x1xf32>) -> tensor<4x10xf32>
    %63 = "stablehlo.slice"(%arg23) <{limit_indices = array<i64: 4, 13>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<4x16xf32>) -> tensor<4x10xf32>
    %64 = "stablehlo.subtract"(%62, %63) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %65 = "stablehlo.exponential"(%64) : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %66 = "stablehlo.slice"(%arg24) <{limit_indices = array<i64: 4, 13>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<4x16xf32>) -> tensor<4x10xf32>
    %67 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.negate"(%67) : (tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x10xf32>
    %70 = "stablehlo.multiply"(%69, %66) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %71 = "stablehlo.multiply"(%70, %65) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x10xf32>) -> tensor<4x10x1xf32>
    %73 = "func.call"(%61#1, %72) <{callee = @take_along_axis_0}> : (tensor<4x10x1x1xi32>, tensor<4x10x1xf32>) -> tensor<4x10x64xf32>
    %74 = "func.call"(%58#1, %58#2, %73) <{callee = @log_softmax_1}> : (tensor<4x10x64xf32>, tensor<4x10x1xf32>, tensor<4x10x64xf32>) -> tensor<4x10x64xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.pad"(%74, %75) <{edge_padding_high = array<i64: 0, 3, 0>, edge_padding_low = array<i64: 0, 3, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<4x10x64xf32>, tensor<f32>) -> tensor<4x16x64xf32>
    %77 = "stablehlo.dot_general"(%76, %arg21) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16x64xf32>, tensor<4x16x16xf32>) -> tensor<64x16xf32>
    %78 = "stablehlo.transpose"(%77) <{permutation = array<i64: 1, 0>}> : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %79 = "stablehlo.dot_general"(%76, %arg20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x16x64xf32>, tensor<16x64xf32>) -> tensor<4x16x16xf32>
    "func.return"(%78, %79) : (tensor<16x64xf32>, tensor<4x16x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x10x64xf32>) -> (tensor<4x10x64xf32>, tensor<4x10x64xf32>, tensor<4x10x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<4x10x64xf32>):
    %39 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%arg15, %39) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %55 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<4x10x64xf32>, tensor<f32>) -> tensor<4x10xf32>
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x10xf32>
    %43 = "stablehlo.maximum"(%42, %40) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x10xf32>) -> tensor<4x10x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x10x1xf32>) -> tensor<4x10x64xf32>
    %46 = "stablehlo.subtract"(%arg15, %45) : (tensor<4x10x64xf32>, tensor<4x10x64xf32>) -> tensor<4x10x64xf32>
    %47 = "stablehlo.exponential"(%46) : (tensor<4x10x64xf32>) -> tensor<4x10x64xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %54 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) : (tensor<4x10x64xf32>, tensor<f32>) -> tensor<4x10xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x10xf32>) -> tensor<4x10x1xf32>
    %51 = "stablehlo.log"(%50) : (tensor<4x10x1xf32>) -> tensor<4x10x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x10x1xf32>) -> tensor<4x10x64xf32>
    %53 = "stablehlo.subtract"(%46, %52) : (tensor<4x10x64xf32>, tensor<4x10x64xf32>) -> tensor<4x10x64xf32>
    "func.return"(%53, %47, %50) : (tensor<4x10x64xf32>, tensor<4x10x64xf32>, tensor<4x10x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x10x64xf32>, tensor<4x10x1xi32>) -> (tensor<4x10x1xf32>, tensor<4x10x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<4x10x64xf32>, %arg12: tensor<4x10x1xi32>):
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x10x1xi32>
    %18 = "stablehlo.compare"(%arg12, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x10x1xi32>, tensor<4x10x1xi32>) -> tensor<4x10x1xi1>
    %19 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x10x1xi32>
    %21 = "stablehlo.add"(%arg12, %20) : (tensor<4x10x1xi32>, tensor<4x10x1xi32>) -> tensor<4x10x1xi32>
    %22 = "stablehlo.select"(%18, %21, %arg12) : (tensor<4x10x1xi1>, tensor<4x10x1xi32>, tensor<4x10x1xi32>) -> tensor<4x10x1xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<4x10x1xi32>) -> tensor<4x10x1x1xi32>
    %24 = "stablehlo.constant"() <{value = dense<63> : tensor<1xi32>}> : () -> tensor<1xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x10x1x1xi32>
    %27 = "stablehlo.compare"(%23, %26) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x10x1x1xi32>, tensor<4x10x1x1xi32>) -> tensor<4x10x1x1xi1>
    %28 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<4x10x1x1xi32>
    %30 = "stablehlo.compare"(%23, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x10x1x1xi32>, tensor<4x10x1x1xi32>) -> tensor<4x10x1x1xi1>
    %31 = "stablehlo.and"(%27, %30) : (tensor<4x10x1x1xi1>, tensor<4x10x1x1xi1>) -> tensor<4x10x1x1xi1>
    %32 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg13: tensor<i1>, %arg14: tensor<i1>):
      %38 = "stablehlo.and"(%arg13, %arg14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%38) : (tensor<i1>) -> ()
    }) : (tensor<4x10x1x1xi1>, tensor<i1>) -> tensor<4x10x1xi1>
    %34 = "stablehlo.gather"(%arg11, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x10x64xf32>, tensor<4x10x1x1xi32>) -> tensor<4x10x1xf32>
    %35 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x10x1xf32>
    %37 = "stablehlo.select"(%33, %34, %36) : (tensor<4x10x1xi1>, tensor<4x10x1xf32>, tensor<4x10x1xf32>) -> tensor<4x10x1xf32>
    "func.return"(%37, %23) : (tensor<4x10x1xf32>, tensor<4x10x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x10x1x1xi32>, tensor<4x10x1xf32>) -> tensor<4x10x64xf32>, res_attrs = [{}], sym_name = "take_along_axis_0", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<4x10x1x1xi32>, %arg8: tensor<4x10x1xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x10x64xf32>
    %14 = "stablehlo.scatter"(%13, %arg7, %arg8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %15 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<4x10x64xf32>, tensor<4x10x1x1xi32>, tensor<4x10x1xf32>) -> tensor<4x10x64xf32>
    "func.return"(%14) : (tensor<4x10x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x10x64xf32>, tensor<4x10x1xf32>, tensor<4x10x64xf32>) -> tensor<4x10x64xf32>, res_attrs = [{}], sym_name = "log_softmax_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x10x64xf32>, %arg1: tensor<4x10x1xf32>, %arg2: tensor<4x10x64xf32>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<4x10x64xf32>) -> tensor<4x10x64xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<4x10x64xf32>, tensor<f32>) -> tensor<4x10xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4x10xf32>) -> tensor<4x10x1xf32>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<4x10x1xf32>, tensor<4x10x1xf32>) -> tensor<4x10x1xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x10x1xf32>, tensor<f32>) -> tensor<4x10xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x10xf32>) -> tensor<4x10x64xf32>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<4x10x64xf32>, tensor<4x10x64xf32>) -> tensor<4x10x64xf32>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<4x10x64xf32>, tensor<4x10x64xf32>) -> tensor<4x10x64xf32>
    "func.return"(%9) : (tensor<4x10x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
