"builtin.module"() <{sym_name = "jit_sharded_indexed_outside"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}], function_type = (tensor<8x13x40xf32>, tensor<40x1003xf32>, tensor<8x13xi32>, tensor<8x13xf32>) -> (tensor<f32>, tensor<8x13x40xf32>, tensor<40x1003xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<8x13xi32>, %arg3: tensor<8x13xf32>):
    %0:6 = "sdy.manual_computation"(%arg0, %arg1, %arg2, %arg3) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, []>]>}> ({
    ^bb0(%arg16: tensor<2x13x40xf32>, %arg17: tensor<40x1003xf32>, %arg18: tensor<2x13xi32>, %arg19: tensor<2x13xf32>):
      %25 = "stablehlo.dot_general"(%arg16, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
      %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
      %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<13xi32>
      %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
      %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1xi32>
      %31 = "stablehlo.compare"(%28, %30) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
      %32 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1xi32>
      %34 = "stablehlo.add"(%28, %33) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %35 = "stablehlo.select"(%31, %34, %28) : (tensor<2x1xi1>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<13xi32>
      %38 = "stablehlo.compare"(%27, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
      %39 = "stablehlo.constant"() <{value = dense<13> : tensor<i32>}> : () -> tensor<i32>
      %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<13xi32>
      %41 = "stablehlo.add"(%27, %40) : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
      %42 = "stablehlo.select"(%38, %41, %27) : (tensor<13xi1>, tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
      %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x13xi32>
      %45 = "stablehlo.compare"(%arg18, %44) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi1>
      %46 = "stablehlo.constant"() <{value = dense<1003> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x13xi32>
      %48 = "stablehlo.add"(%arg18, %47) : (tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi32>
      %49 = "stablehlo.select"(%45, %48, %arg18) : (tensor<2x13xi1>, tensor<2x13xi32>, tensor<2x13xi32>) -> tensor<2x13xi32>
      %50 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi32>) -> tensor<2x13xi32>
      %51 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 1>}> : (tensor<13xi32>) -> tensor<2x13xi32>
      %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
      %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
      %54 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
      %55 = "stablehlo.concatenate"(%52, %53, %54) <{dimension = 2 : i64}> : (tensor<2x13x1xi32>, tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x3xi32>
      %56 = "stablehlo.gather"(%25, %55) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x3xi32>) -> tensor<2x13xf32>
      %57 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %58 = "stablehlo.reduce"(%25, %57) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %110 = "stablehlo.maximum"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%110) : (tensor<f32>) -> ()
      }) : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
      %59 = "stablehlo.reshape"(%58) : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
      %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
      %61 = "stablehlo.compare"(%25, %60) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xi1>
      %62 = "stablehlo.convert"(%61) : (tensor<2x13x1003xi1>) -> tensor<2x13x1003xf32>
      %63 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %64 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
        %109 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%109) : (tensor<f32>) -> ()
      }) : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
      %65 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %67 = "stablehlo.maximum"(%66, %58) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %68 = "stablehlo.compare"(%58, %67) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %71 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %73 = "stablehlo.select"(%68, %70, %72) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %74 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %75 = "stablehlo.compare"(%74, %67) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %76 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %78 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %80 = "stablehlo.select"(%75, %77, %79) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %81 = "stablehlo.divide"(%73, %80) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %82 = "stablehlo.is_finite"(%67) : (tensor<2x13xf32>) -> tensor<2x13xi1>
      %83 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %85 = "stablehlo.select"(%82, %67, %84) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %86 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %88 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
      %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
      %90 = "stablehlo.subtract"(%25, %89) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
      %91 = "stablehlo.exponential"(%90) : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
      %92 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %93 = "stablehlo.reduce"(%91, %92) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %108 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%108) : (tensor<f32>) -> ()
      }) : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
      %94 = "stablehlo.sign"(%93) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %95 = "stablehlo.abs"(%93) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %98 = "stablehlo.compare"(%93, %97) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %99 = "stablehlo.log"(%95) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %100 = "stablehlo.add"(%99, %85) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %101 = "stablehlo.subtract"(%100, %56) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %102 = "stablehlo.multiply"(%101, %arg19) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %103 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %104 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
        %107 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%107) : (tensor<f32>) -> ()
      }) : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
      %105 = "stablehlo.all_reduce"(%104) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
        %106 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%106) : (tensor<f32>) -> ()
      }) : (tensor<f32>) -> tensor<f32>
      "sdy.return"(%arg17, %55, %91, %98, %95, %105) : (tensor<40x1003xf32>, tensor<2x13x3xi32>, tensor<2x13x1003xf32>, tensor<2x13xi1>, tensor<2x13xf32>, tensor<f32>) -> ()
    }) : (tensor<8x13x40xf32>, tensor<40x1003xf32>, tensor<8x13xi32>, tensor<8x13xf32>) -> (tensor<160x1003xf32>, tensor<8x13x3xi32>, tensor<8x13x1003xf32>, tensor<8x13xi1>, tensor<8x13xf32>, tensor<f32>)
    %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2:2 = "sdy.manual_computation"(%1, %0#0, %arg0, %0#1, %0#2, %0#3, %0#4, %arg3) <{in_shardings = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}, {}]>, <@mesh, [{}, {}]>]>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<40x1003xf32>, %arg6: tensor<2x13x40xf32>, %arg7: tensor<2x13x3xi32>, %arg8: tensor<2x13x1003xf32>, %arg9: tensor<2x13xi1>, %arg10: tensor<2x13xf32>, %arg11: tensor<2x13xf32>):
      %3 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %4 = "stablehlo.multiply"(%3, %arg11) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %5 = "stablehlo.negate"(%4) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %6 = "stablehlo.divide"(%4, %arg10) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %9 = "stablehlo.select"(%arg9, %8, %6) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %10 = "stablehlo.select"(%arg9, %6, %8) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %11 = "stablehlo.negate"(%9) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %12 = "stablehlo.add"(%10, %11) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
      %14 = "stablehlo.multiply"(%13, %arg8) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
      %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13x1003xf32>
      %17 = "stablehlo.scatter"(%16, %arg7, %5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
        %24 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%24) : (tensor<f32>) -> ()
      }) : (tensor<2x13x1003xf32>, tensor<2x13x3xi32>, tensor<2x13xf32>) -> tensor<2x13x1003xf32>
      %18 = "stablehlo.add"(%14, %17) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
      %19 = "stablehlo.dot_general"(%18, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
      %20 = "stablehlo.transpose"(%19) <{permutation = array<i64: 1, 0>}> : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
      %21 = "stablehlo.dot_general"(%18, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
      %22 = "stablehlo.all_reduce"(%20) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        %23 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%23) : (tensor<f32>) -> ()
      }) : (tensor<40x1003xf32>) -> tensor<40x1003xf32>
      "sdy.return"(%21, %22) : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> ()
    }) : (tensor<f32>, tensor<160x1003xf32>, tensor<8x13x40xf32>, tensor<8x13x3xi32>, tensor<8x13x1003xf32>, tensor<8x13xi1>, tensor<8x13xf32>, tensor<8x13xf32>) -> (tensor<8x13x40xf32>, tensor<40x1003xf32>)
    "func.return"(%0#5, %2#0, %2#1) : (tensor<f32>, tensor<8x13x40xf32>, tensor<40x1003xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

