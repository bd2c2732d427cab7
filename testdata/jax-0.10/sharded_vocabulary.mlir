"builtin.module"() <{sym_name = "jit_sharded_vocabulary"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}], function_type = (tensor<2x13x40xf32>, tensor<40x1004xf32>, tensor<2x13xi32>) -> tensor<2x13xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x13x40xf32>, %arg4: tensor<40x1004xf32>, %arg5: tensor<2x13xi32>):
    %3 = "sdy.manual_computation"(%arg3, %arg4, %arg5) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}]>, <@mesh, [{}, {"data"}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>}> ({
    ^bb0(%arg6: tensor<2x13x40xf32>, %arg7: tensor<40x251xf32>, %arg8: tensor<2x13xi32>):
      %4 = "stablehlo.dot_general"(%arg6, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x40xf32>, tensor<40x251xf32>) -> tensor<2x13x251xf32>
      %5 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
      %6 = "stablehlo.constant"() <{value = dense<4> : tensor<ui32>}> : () -> tensor<ui32>
      %7 = "stablehlo.partition_id"() : () -> tensor<ui32>
      %8 = "stablehlo.divide"(%7, %5) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %9 = "stablehlo.remainder"(%8, %6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %10 = "stablehlo.convert"(%9) : (tensor<ui32>) -> tensor<i32>
      %11 = "stablehlo.constant"() <{value = dense<251> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.multiply"(%10, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %13 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %14 = "stablehlo.reduce"(%4, %13) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
        %42 = "stablehlo.maximum"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%42) : (tensor<f32>) -> ()
      }) : (tensor<2x13x251xf32>, tensor<f32>) -> tensor<2x13xf32>
      %15 = "stablehlo.all_reduce"(%14) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
        %41 = "stablehlo.maximum"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%41) : (tensor<f32>) -> ()
      }) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
      %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x13x1xf32>) -> tensor<2x13x251xf32>
      %18 = "stablehlo.subtract"(%4, %17) : (tensor<2x13x251xf32>, tensor<2x13x251xf32>) -> tensor<2x13x251xf32>
      %19 = "stablehlo.exponential"(%18) : (tensor<2x13x251xf32>) -> tensor<2x13x251xf32>
      %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %21 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
        %40 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%40) : (tensor<f32>) -> ()
      }) : (tensor<2x13x251xf32>, tensor<f32>) -> tensor<2x13xf32>
      %22 = "stablehlo.all_reduce"(%21) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
        %39 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%39) : (tensor<f32>) -> ()
      }) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %23 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x13x251xi32>
      %24 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x13x251xi32>
      %25 = "stablehlo.add"(%23, %24) : (tensor<2x13x251xi32>, tensor<2x13x251xi32>) -> tensor<2x13x251xi32>
      %26 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x13x1xi32>) -> tensor<2x13x251xi32>
      %28 = "stablehlo.compare"(%25, %27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13x251xi32>, tensor<2x13x251xi32>) -> tensor<2x13x251xi1>
      %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %30 = "func.call"(%28, %4, %29) <{callee = @_where}> : (tensor<2x13x251xi1>, tensor<2x13x251xf32>, tensor<i32>) -> tensor<2x13x251xf32>
      %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %32 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
        %38 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%38) : (tensor<f32>) -> ()
      }) : (tensor<2x13x251xf32>, tensor<f32>) -> tensor<2x13xf32>
      %33 = "stablehlo.all_reduce"(%32) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
        %37 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%37) : (tensor<f32>) -> ()
      }) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %34 = "stablehlo.subtract"(%33, %15) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %35 = "stablehlo.log"(%22) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %36 = "stablehlo.subtract"(%34, %35) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      "sdy.return"(%36) : (tensor<2x13xf32>) -> ()
    }) : (tensor<2x13x40xf32>, tensor<40x1004xf32>, tensor<2x13xi32>) -> tensor<2x13xf32>
    "func.return"(%3) : (tensor<2x13xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x13x251xi1>, tensor<2x13x251xf32>, tensor<i32>) -> tensor<2x13x251xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x13x251xi1>, %arg1: tensor<2x13x251xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13x251xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<2x13x251xi1>, tensor<2x13x251xf32>, tensor<2x13x251xf32>) -> tensor<2x13x251xf32>
    "func.return"(%2) : (tensor<2x13x251xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

