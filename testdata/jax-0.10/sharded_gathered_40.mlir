"builtin.module"() <{sym_name = "jit_sharded_gathered_40"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}], function_type = (tensor<16x13x40xf32>, tensor<40x1003xf32>, tensor<16x13xi32>, tensor<16x13xf32>, tensor<16xf32>, tensor<16x13xf32>) -> (tensor<f32>, tensor<16x13x40xf32>, tensor<40x1003xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<16x13x40xf32>, %arg27: tensor<40x1003xf32>, %arg28: tensor<16x13xi32>, %arg29: tensor<16x13xf32>, %arg30: tensor<16xf32>, %arg31: tensor<16x13xf32>):
    %92:13 = "sdy.manual_computation"(%arg26, %arg27, %arg28, %arg29, %arg30, %arg31) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}]>, <@mesh, [{"data"}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}, {}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}]>, <@mesh, []>]>}> ({
    ^bb0(%arg49: tensor<4x13x40xf32>, %arg50: tensor<10x1003xf32>, %arg51: tensor<4x13xi32>, %arg52: tensor<4x13xf32>, %arg53: tensor<4xf32>, %arg54: tensor<4x13xf32>):
      %117 = "stablehlo.all_gather"(%arg50) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> : (tensor<10x1003xf32>) -> tensor<40x1003xf32>
      %118 = "stablehlo.dot_general"(%arg49, %117) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x13x40xf32>, tensor<40x1003xf32>) -> tensor<4x13x1003xf32>
      %119:3 = "func.call"(%118) <{callee = @log_softmax}> : (tensor<4x13x1003xf32>) -> (tensor<4x13x1003xf32>, tensor<4x13x1003xf32>, tensor<4x13x1xf32>)
      %120 = "stablehlo.broadcast_in_dim"(%arg51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x13xi32>) -> tensor<4x13x1xi32>
      %121:2 = "func.call"(%119#0, %120) <{callee = @take_along_axis}> : (tensor<4x13x1003xf32>, tensor<4x13x1xi32>) -> (tensor<4x13x1xf32>, tensor<4x13x1x1xi32>)
      %122 = "stablehlo.reshape"(%121#0) : (tensor<4x13x1xf32>) -> tensor<4x13xf32>
      %123 = "stablehlo.subtract"(%122, %arg52) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %124 = "stablehlo.exponential"(%123) : (tensor<4x13xf32>) -> tensor<4x13xf32>
      %125 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
      %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x13xf32>
      %127 = "stablehlo.multiply"(%124, %126) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %128 = "stablehlo.constant"() <{value = dense<8.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %129 = "stablehlo.constant"() <{value = dense<1.200000e+00> : tensor<f32>}> : () -> tensor<f32>
      %130:3 = "func.call"(%124, %128, %129) <{callee = @clip}> : (tensor<4x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x13xf32>, tensor<4x13xf32>, tensor<4x13xf32>)
      %131 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
      %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x13xf32>
      %133 = "stablehlo.multiply"(%130#0, %132) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %134 = "stablehlo.minimum"(%127, %133) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %135 = "stablehlo.compare"(%127, %134) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
      %136 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
      %138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
      %140 = "stablehlo.select"(%135, %137, %139) : (tensor<4x13xi1>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %141 = "stablehlo.compare"(%133, %134) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
      %142 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
      %144 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
      %146 = "stablehlo.select"(%141, %143, %145) : (tensor<4x13xi1>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %147 = "stablehlo.divide"(%140, %146) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %148 = "stablehlo.compare"(%133, %134) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
      %149 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
      %151 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
      %153 = "stablehlo.select"(%148, %150, %152) : (tensor<4x13xi1>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %154 = "stablehlo.compare"(%127, %134) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
      %155 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
      %157 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
      %159 = "stablehlo.select"(%154, %156, %158) : (tensor<4x13xi1>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %160 = "stablehlo.divide"(%153, %159) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %161 = "stablehlo.multiply"(%134, %arg54) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %162 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %163 = "stablehlo.reduce"(%161, %162) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
        %170 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%170) : (tensor<f32>) -> ()
      }) : (tensor<4x13xf32>, tensor<f32>) -> tensor<f32>
      %164 = "stablehlo.negate"(%163) : (tensor<f32>) -> tensor<f32>
      %165 = "stablehlo.constant"() <{value = dense<1.040000e+02> : tensor<f32>}> : () -> tensor<f32>
      %166 = "stablehlo.divide"(%164, %165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %167 = "stablehlo.all_reduce"(%166) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
        %169 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%169) : (tensor<f32>) -> ()
      }) : (tensor<f32>) -> tensor<f32>
      %168 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
      "sdy.return"(%117, %119#1, %119#2, %121#1, %124, %125, %130#1, %130#2, %131, %147, %160, %168, %167) : (tensor<40x1003xf32>, tensor<4x13x1003xf32>, tensor<4x13x1xf32>, tensor<4x13x1x1xi32>, tensor<4x13xf32>, tensor<4x1xf32>, tensor<4x13xf32>, tensor<4x13xf32>, tensor<4x1xf32>, tensor<4x13xf32>, tensor<4x13xf32>, tensor<1xf32>, tensor<f32>) -> ()
    }) : (tensor<16x13x40xf32>, tensor<40x1003xf32>, tensor<16x13xi32>, tensor<16x13xf32>, tensor<16xf32>, tensor<16x13xf32>) -> (tensor<160x1003xf32>, tensor<16x13x1003xf32>, tensor<16x13x1xf32>, tensor<16x13x1x1xi32>, tensor<16x13xf32>, tensor<16x1xf32>, tensor<16x13xf32>, tensor<16x13xf32>, tensor<16x1xf32>, tensor<16x13xf32>, tensor<16x13xf32>, tensor<4xf32>, tensor<f32>)
    %93 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94:2 = "sdy.manual_computation"(%93, %92#0, %arg26, %92#1, %92#2, %92#3, %92#4, %92#5, %92#6, %92#7, %92#8, %92#9, %92#10, %arg31, %92#11) <{in_shardings = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}, {}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}, {}]>, <@mesh, [{"data"}, {}]>]>}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<40x1003xf32>, %arg34: tensor<4x13x40xf32>, %arg35: tensor<4x13x1003xf32>, %arg36: tensor<4x13x1xf32>, %arg37: tensor<4x13x1x1xi32>, %arg38: tensor<4x13xf32>, %arg39: tensor<4x1xf32>, %arg40: tensor<4x13xf32>, %arg41: tensor<4x13xf32>, %arg42: tensor<4x1xf32>, %arg43: tensor<4x13xf32>, %arg44: tensor<4x13xf32>, %arg45: tensor<4x13xf32>, %arg46: tensor<1xf32>):
      %95 = "stablehlo.reshape"(%arg46) : (tensor<1xf32>) -> tensor<f32>
      %96 = "stablehlo.divide"(%arg32, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %97 = "stablehlo.negate"(%96) : (tensor<f32>) -> tensor<f32>
      %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
      %99 = "stablehlo.multiply"(%98, %arg45) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %100 = "stablehlo.multiply"(%99, %arg44) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %101 = "stablehlo.multiply"(%99, %arg43) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %102 = "stablehlo.broadcast_in_dim"(%arg42) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x13xf32>
      %103 = "stablehlo.multiply"(%100, %102) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %104 = "func.call"(%arg40, %arg41, %103) <{callee = @clip_0}> : (tensor<4x13xf32>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %105 = "stablehlo.broadcast_in_dim"(%arg39) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x13xf32>
      %106 = "stablehlo.multiply"(%101, %105) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %107 = "stablehlo.add"(%104, %106) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %108 = "stablehlo.multiply"(%107, %arg38) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
      %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
      %110 = "func.call"(%arg37, %109) <{callee = @take_along_axis_1}> : (tensor<4x13x1x1xi32>, tensor<4x13x1xf32>) -> tensor<4x13x1003xf32>
      %111 = "func.call"(%arg35, %arg36, %110) <{callee = @log_softmax_2}> : (tensor<4x13x1003xf32>, tensor<4x13x1xf32>, tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32>
      %112 = "stablehlo.dot_general"(%111, %arg34) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x13x1003xf32>, tensor<4x13x40xf32>) -> tensor<1003x40xf32>
      %113 = "stablehlo.transpose"(%112) <{permutation = array<i64: 1, 0>}> : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
      %114 = "stablehlo.dot_general"(%111, %arg33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x13x1003xf32>, tensor<40x1003xf32>) -> tensor<4x13x40xf32>
      %115 = "stablehlo.reduce_scatter"(%113) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
        %116 = "stablehlo.add"(%arg47, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%116) : (tensor<f32>) -> ()
      }) : (tensor<40x1003xf32>) -> tensor<10x1003xf32>
      "sdy.return"(%114, %115) : (tensor<4x13x40xf32>, tensor<10x1003xf32>) -> ()
    }) : (tensor<f32>, tensor<160x1003xf32>, tensor<16x13x40xf32>, tensor<16x13x1003xf32>, tensor<16x13x1xf32>, tensor<16x13x1x1xi32>, tensor<16x13xf32>, tensor<16x1xf32>, tensor<16x13xf32>, tensor<16x13xf32>, tensor<16x1xf32>, tensor<16x13xf32>, tensor<16x13xf32>, tensor<16x13xf32>, tensor<4xf32>) -> (tensor<16x13x40xf32>, tensor<40x1003xf32>)
    "func.return"(%92#12, %94#0, %94#1) : (tensor<f32>, tensor<16x13x40xf32>, tensor<40x1003xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x13x1003xf32>) -> (tensor<4x13x1003xf32>, tensor<4x13x1003xf32>, tensor<4x13x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<4x13x1003xf32>):
    %75 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.reduce"(%arg21, %75) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %91 = "stablehlo.maximum"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) : (tensor<4x13x1003xf32>, tensor<f32>) -> tensor<4x13xf32>
    %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %79 = "stablehlo.maximum"(%78, %76) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x13x1xf32>) -> tensor<4x13x1003xf32>
    %82 = "stablehlo.subtract"(%arg21, %81) : (tensor<4x13x1003xf32>, tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32>
    %83 = "stablehlo.exponential"(%82) : (tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.reduce"(%83, %84) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %90 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) : (tensor<4x13x1003xf32>, tensor<f32>) -> tensor<4x13xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %87 = "stablehlo.log"(%86) : (tensor<4x13x1xf32>) -> tensor<4x13x1xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x13x1xf32>) -> tensor<4x13x1003xf32>
    %89 = "stablehlo.subtract"(%82, %88) : (tensor<4x13x1003xf32>, tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32>
    "func.return"(%89, %83, %86) : (tensor<4x13x1003xf32>, tensor<4x13x1003xf32>, tensor<4x13x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x13x1003xf32>, tensor<4x13x1xi32>) -> (tensor<4x13x1xf32>, tensor<4x13x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<4x13x1003xf32>, %arg18: tensor<4x13x1xi32>):
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x13x1xi32>
    %54 = "stablehlo.compare"(%arg18, %53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x13x1xi32>, tensor<4x13x1xi32>) -> tensor<4x13x1xi1>
    %55 = "stablehlo.constant"() <{value = dense<1003> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x13x1xi32>
    %57 = "stablehlo.add"(%arg18, %56) : (tensor<4x13x1xi32>, tensor<4x13x1xi32>) -> tensor<4x13x1xi32>
    %58 = "stablehlo.select"(%54, %57, %arg18) : (tensor<4x13x1xi1>, tensor<4x13x1xi32>, tensor<4x13x1xi32>) -> tensor<4x13x1xi32>
    %59 = "stablehlo.reshape"(%58) : (tensor<4x13x1xi32>) -> tensor<4x13x1x1xi32>
    %60 = "stablehlo.constant"() <{value = dense<1002> : tensor<1xi32>}> : () -> tensor<1xi32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x13x1x1xi32>
    %63 = "stablehlo.compare"(%59, %62) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x13x1x1xi32>, tensor<4x13x1x1xi32>) -> tensor<4x13x1x1xi1>
    %64 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<4x13x1x1xi32>
    %66 = "stablehlo.compare"(%59, %65) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x13x1x1xi32>, tensor<4x13x1x1xi32>) -> tensor<4x13x1x1xi1>
    %67 = "stablehlo.and"(%63, %66) : (tensor<4x13x1x1xi1>, tensor<4x13x1x1xi1>) -> tensor<4x13x1x1xi1>
    %68 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg19: tensor<i1>, %arg20: tensor<i1>):
      %74 = "stablehlo.and"(%arg19, %arg20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%74) : (tensor<i1>) -> ()
    }) : (tensor<4x13x1x1xi1>, tensor<i1>) -> tensor<4x13x1xi1>
    %70 = "stablehlo.gather"(%arg17, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x13x1003xf32>, tensor<4x13x1x1xi32>) -> tensor<4x13x1xf32>
    %71 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13x1xf32>
    %73 = "stablehlo.select"(%69, %70, %72) : (tensor<4x13x1xi1>, tensor<4x13x1xf32>, tensor<4x13x1xf32>) -> tensor<4x13x1xf32>
    "func.return"(%73, %59) : (tensor<4x13x1xf32>, tensor<4x13x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x13xf32>, tensor<4x13xf32>, tensor<4x13xf32>), res_attrs = [{}, {}, {}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<4x13xf32>, %arg15: tensor<f32>, %arg16: tensor<f32>):
    %18 = "stablehlo.convert"(%arg15) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %20 = "stablehlo.maximum"(%19, %arg14) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    %21 = "stablehlo.compare"(%arg14, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %26 = "stablehlo.select"(%21, %23, %25) : (tensor<4x13xi1>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    %27 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %28 = "stablehlo.compare"(%27, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %29 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %33 = "stablehlo.select"(%28, %30, %32) : (tensor<4x13xi1>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    %34 = "stablehlo.divide"(%26, %33) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    %35 = "stablehlo.convert"(%arg16) : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %37 = "stablehlo.minimum"(%36, %20) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    %38 = "stablehlo.compare"(%20, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %43 = "stablehlo.select"(%38, %40, %42) : (tensor<4x13xi1>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    %44 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %45 = "stablehlo.compare"(%44, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xi1>
    %46 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13xf32>
    %50 = "stablehlo.select"(%45, %47, %49) : (tensor<4x13xi1>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    %51 = "stablehlo.divide"(%43, %50) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    "func.return"(%37, %34, %51) : (tensor<4x13xf32>, tensor<4x13xf32>, tensor<4x13xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x13xf32>, tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<4x13xf32>, %arg12: tensor<4x13xf32>, %arg13: tensor<4x13xf32>):
    %16 = "stablehlo.multiply"(%arg13, %arg12) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    %17 = "stablehlo.multiply"(%16, %arg11) : (tensor<4x13xf32>, tensor<4x13xf32>) -> tensor<4x13xf32>
    "func.return"(%17) : (tensor<4x13xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x13x1x1xi32>, tensor<4x13x1xf32>) -> tensor<4x13x1003xf32>, res_attrs = [{}], sym_name = "take_along_axis_1", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<4x13x1x1xi32>, %arg8: tensor<4x13x1xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x13x1003xf32>
    %14 = "stablehlo.scatter"(%13, %arg7, %arg8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %15 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<4x13x1003xf32>, tensor<4x13x1x1xi32>, tensor<4x13x1xf32>) -> tensor<4x13x1003xf32>
    "func.return"(%14) : (tensor<4x13x1003xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x13x1003xf32>, tensor<4x13x1xf32>, tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32>, res_attrs = [{}], sym_name = "log_softmax_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x13x1003xf32>, %arg1: tensor<4x13x1xf32>, %arg2: tensor<4x13x1003xf32>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<4x13x1003xf32>, tensor<f32>) -> tensor<4x13xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4x13xf32>) -> tensor<4x13x1xf32>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<4x13x1xf32>, tensor<4x13x1xf32>) -> tensor<4x13x1xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<4x13x1xf32>, tensor<f32>) -> tensor<4x13xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x13xf32>) -> tensor<4x13x1003xf32>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<4x13x1003xf32>, tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<4x13x1003xf32>, tensor<4x13x1003xf32>) -> tensor<4x13x1003xf32>
    "func.return"(%9) : (tensor<4x13x1003xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

