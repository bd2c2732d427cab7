"builtin.module"() <{sym_name = "jit_sharded_gradient_inside_bf16"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}], function_type = (tensor<8x13x40xbf16>, tensor<40x1003xbf16>, tensor<8x13xi32>, tensor<8x13xf32>, tensor<8xf32>, tensor<8x13xf32>) -> (tensor<f32>, tensor<8x13x40xbf16>, tensor<40x1003xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<8x13x40xbf16>, %arg27: tensor<40x1003xbf16>, %arg28: tensor<8x13xi32>, %arg29: tensor<8x13xf32>, %arg30: tensor<8xf32>, %arg31: tensor<8x13xf32>):
    %92:3 = "sdy.manual_computation"(%arg26, %arg27, %arg28, %arg29, %arg30, %arg31) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}]>, <@mesh, [{"data"}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{}, {}]>]>}> ({
    ^bb0(%arg32: tensor<2x13x40xbf16>, %arg33: tensor<40x1003xbf16>, %arg34: tensor<2x13xi32>, %arg35: tensor<2x13xf32>, %arg36: tensor<2xf32>, %arg37: tensor<2x13xf32>):
      %93 = "stablehlo.dot_general"(%arg32, %arg33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x40xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x1003xbf16>
      %94 = "stablehlo.convert"(%93) : (tensor<2x13x1003xbf16>) -> tensor<2x13x1003xf32>
      %95:3 = "func.call"(%94) <{callee = @log_softmax}> : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
      %96 = "stablehlo.broadcast_in_dim"(%arg34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
      %97:2 = "func.call"(%95#0, %96) <{callee = @take_along_axis}> : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
      %98 = "stablehlo.reshape"(%97#0) : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
      %99 = "stablehlo.subtract"(%98, %arg35) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %100 = "stablehlo.exponential"(%99) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %101 = "stablehlo.broadcast_in_dim"(%arg36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
      %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %103 = "stablehlo.multiply"(%100, %102) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %104 = "stablehlo.constant"() <{value = dense<8.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %105 = "stablehlo.constant"() <{value = dense<1.200000e+00> : tensor<f32>}> : () -> tensor<f32>
      %106:3 = "func.call"(%100, %104, %105) <{callee = @clip}> : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %107 = "stablehlo.broadcast_in_dim"(%arg36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
      %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %109 = "stablehlo.multiply"(%106#0, %108) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %110 = "stablehlo.minimum"(%103, %109) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %111 = "stablehlo.compare"(%103, %110) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %114 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %116 = "stablehlo.select"(%111, %113, %115) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %117 = "stablehlo.compare"(%109, %110) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %118 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %120 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %122 = "stablehlo.select"(%117, %119, %121) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %123 = "stablehlo.divide"(%116, %122) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %124 = "stablehlo.compare"(%109, %110) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %125 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %127 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %129 = "stablehlo.select"(%124, %126, %128) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %130 = "stablehlo.compare"(%103, %110) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %131 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %133 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %135 = "stablehlo.select"(%130, %132, %134) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %136 = "stablehlo.divide"(%129, %135) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %137 = "stablehlo.multiply"(%110, %arg37) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %139 = "stablehlo.reduce"(%137, %138) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
        %168 = "stablehlo.add"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%168) : (tensor<f32>) -> ()
      }) : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
      %140 = "stablehlo.negate"(%139) : (tensor<f32>) -> tensor<f32>
      %141 = "stablehlo.constant"() <{value = dense<1.040000e+02> : tensor<f32>}> : () -> tensor<f32>
      %142 = "stablehlo.divide"(%140, %141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %143 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %144 = "stablehlo.divide"(%143, %141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %145 = "stablehlo.negate"(%144) : (tensor<f32>) -> tensor<f32>
      %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %147 = "stablehlo.multiply"(%146, %arg37) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %148 = "stablehlo.multiply"(%147, %136) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %149 = "stablehlo.multiply"(%147, %123) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %150 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %151 = "stablehlo.multiply"(%148, %150) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %152 = "func.call"(%106#1, %106#2, %151) <{callee = @clip_0}> : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %153 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %154 = "stablehlo.multiply"(%149, %153) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %155 = "stablehlo.add"(%152, %154) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %156 = "stablehlo.multiply"(%155, %100) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
      %158 = "func.call"(%97#1, %157) <{callee = @take_along_axis_1}> : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
      %159 = "func.call"(%95#1, %95#2, %158) <{callee = @log_softmax_2}> : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
      %160 = "stablehlo.convert"(%159) : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xbf16>
      %161 = "stablehlo.dot_general"(%160, %arg32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x1003xbf16>, tensor<2x13x40xbf16>) -> tensor<1003x40xbf16>
      %162 = "stablehlo.transpose"(%161) <{permutation = array<i64: 1, 0>}> : (tensor<1003x40xbf16>) -> tensor<40x1003xbf16>
      %163 = "stablehlo.dot_general"(%160, %arg33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x1003xbf16>, tensor<40x1003xbf16>) -> tensor<2x13x40xbf16>
      %164 = "stablehlo.all_reduce"(%142) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
        %167 = "stablehlo.add"(%arg40, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%167) : (tensor<f32>) -> ()
      }) : (tensor<f32>) -> tensor<f32>
      %165 = "stablehlo.all_reduce"(%162) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg38: tensor<bf16>, %arg39: tensor<bf16>):
        %166 = "stablehlo.add"(%arg38, %arg39) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
        "stablehlo.return"(%166) : (tensor<bf16>) -> ()
      }) : (tensor<40x1003xbf16>) -> tensor<40x1003xbf16>
      "sdy.return"(%164, %163, %165) : (tensor<f32>, tensor<2x13x40xbf16>, tensor<40x1003xbf16>) -> ()
    }) : (tensor<8x13x40xbf16>, tensor<40x1003xbf16>, tensor<8x13xi32>, tensor<8x13xf32>, tensor<8xf32>, tensor<8x13xf32>) -> (tensor<f32>, tensor<8x13x40xbf16>, tensor<40x1003xbf16>)
    "func.return"(%92#0, %92#1, %92#2) : (tensor<f32>, tensor<8x13x40xbf16>, tensor<40x1003xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x13x1003xf32>):
    %75 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.reduce"(%arg21, %75) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %91 = "stablehlo.maximum"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %79 = "stablehlo.maximum"(%78, %76) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %82 = "stablehlo.subtract"(%arg21, %81) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %83 = "stablehlo.exponential"(%82) : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.reduce"(%83, %84) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %90 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %87 = "stablehlo.log"(%86) : (tensor<2x13x1xf32>) -> tensor<2x13x1xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %89 = "stablehlo.subtract"(%82, %88) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    "func.return"(%89, %83, %86) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x13x1003xf32>, %arg18: tensor<2x13x1xi32>):
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x13x1xi32>
    %54 = "stablehlo.compare"(%arg18, %53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %55 = "stablehlo.constant"() <{value = dense<1003> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x13x1xi32>
    %57 = "stablehlo.add"(%arg18, %56) : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi32>
    %58 = "stablehlo.select"(%54, %57, %arg18) : (tensor<2x13x1xi1>, tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %60 = "stablehlo.constant"() <{value = dense<1002> : tensor<1xi32>}> : () -> tensor<1xi32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %63 = "stablehlo.compare"(%59, %62) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %64 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %66 = "stablehlo.compare"(%59, %65) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %67 = "stablehlo.and"(%63, %66) : (tensor<2x13x1x1xi1>, tensor<2x13x1x1xi1>) -> tensor<2x13x1x1xi1>
    %68 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg19: tensor<i1>, %arg20: tensor<i1>):
      %74 = "stablehlo.and"(%arg19, %arg20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%74) : (tensor<i1>) -> ()
    }) : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %70 = "stablehlo.gather"(%arg17, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %71 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13x1xf32>
    %73 = "stablehlo.select"(%69, %70, %72) : (tensor<2x13x1xi1>, tensor<2x13x1xf32>, tensor<2x13x1xf32>) -> tensor<2x13x1xf32>
    "func.return"(%73, %59) : (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>), res_attrs = [{}, {}, {}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<2x13xf32>, %arg15: tensor<f32>, %arg16: tensor<f32>):
    %18 = "stablehlo.convert"(%arg15) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %20 = "stablehlo.maximum"(%19, %arg14) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %21 = "stablehlo.compare"(%arg14, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %26 = "stablehlo.select"(%21, %23, %25) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %27 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %28 = "stablehlo.compare"(%27, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %29 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %33 = "stablehlo.select"(%28, %30, %32) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %34 = "stablehlo.divide"(%26, %33) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %35 = "stablehlo.convert"(%arg16) : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %37 = "stablehlo.minimum"(%36, %20) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %38 = "stablehlo.compare"(%20, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %43 = "stablehlo.select"(%38, %40, %42) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %44 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %45 = "stablehlo.compare"(%44, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
    %46 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %50 = "stablehlo.select"(%45, %47, %49) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %51 = "stablehlo.divide"(%43, %50) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    "func.return"(%37, %34, %51) : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<2x13xf32>, %arg12: tensor<2x13xf32>, %arg13: tensor<2x13xf32>):
    %16 = "stablehlo.multiply"(%arg13, %arg12) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %17 = "stablehlo.multiply"(%16, %arg11) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    "func.return"(%17) : (tensor<2x13xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>, res_attrs = [{}], sym_name = "take_along_axis_1", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<2x13x1x1xi32>, %arg8: tensor<2x13x1xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13x1003xf32>
    %14 = "stablehlo.scatter"(%13, %arg7, %arg8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %15 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    "func.return"(%14) : (tensor<2x13x1003xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>, res_attrs = [{}], sym_name = "log_softmax_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xf32>, %arg2: tensor<2x13x1003xf32>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<2x13x1xf32>, tensor<2x13x1xf32>) -> tensor<2x13x1xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    "func.return"(%9) : (tensor<2x13x1003xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

