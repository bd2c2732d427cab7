"builtin.module"() <{sym_name = "jit_sharded_checkpoint"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}], function_type = (tensor<8x13x40xf32>, tensor<40x1003xf32>, tensor<8x13xi32>, tensor<8x13xf32>, tensor<8xf32>, tensor<8x13xf32>) -> (tensor<f32>, tensor<8x13x40xf32>, tensor<40x1003xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg38: tensor<8x13x40xf32>, %arg39: tensor<40x1003xf32>, %arg40: tensor<8x13xi32>, %arg41: tensor<8x13xf32>, %arg42: tensor<8xf32>, %arg43: tensor<8x13xf32>):
    %138 = "sdy.manual_computation"(%arg38, %arg39, %arg40, %arg41, %arg42, %arg43) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}]>, <@mesh, [{"data"}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, []>]>}> ({
    ^bb0(%arg53: tensor<2x13x40xf32>, %arg54: tensor<40x1003xf32>, %arg55: tensor<2x13xi32>, %arg56: tensor<2x13xf32>, %arg57: tensor<2xf32>, %arg58: tensor<2x13xf32>):
      %207 = "stablehlo.dot_general"(%arg53, %arg54) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
      %208 = "func.call"(%207) <{callee = @log_softmax}> : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
      %209 = "stablehlo.broadcast_in_dim"(%arg55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
      %210 = "func.call"(%208, %209) <{callee = @take_along_axis}> : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>
      %211 = "stablehlo.reshape"(%210) : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
      %212 = "stablehlo.subtract"(%211, %arg56) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %213 = "stablehlo.exponential"(%212) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %214 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
      %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %216 = "stablehlo.multiply"(%213, %215) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %217 = "stablehlo.constant"() <{value = dense<8.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %218 = "stablehlo.constant"() <{value = dense<1.200000e+00> : tensor<f32>}> : () -> tensor<f32>
      %219 = "func.call"(%213, %217, %218) <{callee = @clip}> : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> tensor<2x13xf32>
      %220 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
      %221 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %222 = "stablehlo.multiply"(%219, %221) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %223 = "stablehlo.minimum"(%216, %222) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %224 = "stablehlo.multiply"(%223, %arg58) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %225 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %226 = "stablehlo.reduce"(%224, %225) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
        %232 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%232) : (tensor<f32>) -> ()
      }) : (tensor<2x13xf32>, tensor<f32>) -> tensor<f32>
      %227 = "stablehlo.negate"(%226) : (tensor<f32>) -> tensor<f32>
      %228 = "stablehlo.constant"() <{value = dense<1.040000e+02> : tensor<f32>}> : () -> tensor<f32>
      %229 = "stablehlo.divide"(%227, %228) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %230 = "stablehlo.all_reduce"(%229) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
        %231 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%231) : (tensor<f32>) -> ()
      }) : (tensor<f32>) -> tensor<f32>
      "sdy.return"(%230) : (tensor<f32>) -> ()
    }) : (tensor<8x13x40xf32>, tensor<40x1003xf32>, tensor<8x13xi32>, tensor<8x13xf32>, tensor<8xf32>, tensor<8x13xf32>) -> tensor<f32>
    %139 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %140:2 = "sdy.manual_computation"(%139, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43) <{in_shardings = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"data"}, {}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}]>, <@mesh, [{"data"}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}, {}]>, <@mesh, [{}, {}]>]>}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<2x13x40xf32>, %arg46: tensor<40x1003xf32>, %arg47: tensor<2x13xi32>, %arg48: tensor<2x13xf32>, %arg49: tensor<2xf32>, %arg50: tensor<2x13xf32>):
      %141:7 = "stablehlo.optimization_barrier"(%arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg44) : (tensor<2x13x40xf32>, tensor<40x1003xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>, tensor<f32>) -> (tensor<2x13x40xf32>, tensor<40x1003xf32>, tensor<2x13xi32>, tensor<2x13xf32>, tensor<2xf32>, tensor<2x13xf32>, tensor<f32>)
      %142 = "stablehlo.dot_general"(%141#0, %141#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
      %143:3 = "func.call"(%142) <{callee = @log_softmax_0}> : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
      %144 = "stablehlo.broadcast_in_dim"(%141#2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xi32>) -> tensor<2x13x1xi32>
      %145:2 = "func.call"(%143#0, %144) <{callee = @take_along_axis_1}> : (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>)
      %146 = "stablehlo.reshape"(%145#0) : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
      %147 = "stablehlo.subtract"(%146, %141#3) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %148 = "stablehlo.exponential"(%147) : (tensor<2x13xf32>) -> tensor<2x13xf32>
      %149 = "stablehlo.broadcast_in_dim"(%141#4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
      %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %151 = "stablehlo.multiply"(%148, %150) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %152 = "stablehlo.constant"() <{value = dense<8.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %153 = "stablehlo.constant"() <{value = dense<1.200000e+00> : tensor<f32>}> : () -> tensor<f32>
      %154:3 = "func.call"(%148, %152, %153) <{callee = @clip_2}> : (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>)
      %155 = "stablehlo.broadcast_in_dim"(%141#4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
      %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %157 = "stablehlo.multiply"(%154#0, %156) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %158 = "stablehlo.minimum"(%151, %157) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %159 = "stablehlo.compare"(%151, %158) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %160 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %162 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %164 = "stablehlo.select"(%159, %161, %163) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %165 = "stablehlo.compare"(%157, %158) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %166 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %168 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %170 = "stablehlo.select"(%165, %167, %169) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %171 = "stablehlo.divide"(%164, %170) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %172 = "stablehlo.compare"(%157, %158) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %173 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %177 = "stablehlo.select"(%172, %174, %176) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %178 = "stablehlo.compare"(%151, %158) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xi1>
      %179 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %181 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %183 = "stablehlo.select"(%178, %180, %182) : (tensor<2x13xi1>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %184 = "stablehlo.divide"(%177, %183) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %185 = "stablehlo.constant"() <{value = dense<1.040000e+02> : tensor<f32>}> : () -> tensor<f32>
      %186 = "stablehlo.divide"(%141#6, %185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %187 = "stablehlo.negate"(%186) : (tensor<f32>) -> tensor<f32>
      %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
      %189 = "stablehlo.multiply"(%188, %141#5) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %190 = "stablehlo.multiply"(%189, %184) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %191 = "stablehlo.multiply"(%189, %171) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %192 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %193 = "stablehlo.multiply"(%190, %192) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %194 = "func.call"(%154#1, %154#2, %193) <{callee = @clip_3}> : (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %195 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x13xf32>
      %196 = "stablehlo.multiply"(%191, %195) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %197 = "stablehlo.add"(%194, %196) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %198 = "stablehlo.multiply"(%197, %148) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
      %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
      %200 = "func.call"(%145#1, %199) <{callee = @take_along_axis_4}> : (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
      %201 = "func.call"(%143#1, %143#2, %200) <{callee = @log_softmax_5}> : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
      %202 = "stablehlo.dot_general"(%201, %141#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
      %203 = "stablehlo.transpose"(%202) <{permutation = array<i64: 1, 0>}> : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
      %204 = "stablehlo.dot_general"(%201, %141#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
      %205 = "stablehlo.all_reduce"(%203) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
        %206 = "stablehlo.add"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%206) : (tensor<f32>) -> ()
      }) : (tensor<40x1003xf32>) -> tensor<40x1003xf32>
      "sdy.return"(%204, %205) : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> ()
    }) : (tensor<f32>, tensor<8x13x40xf32>, tensor<40x1003xf32>, tensor<8x13xi32>, tensor<8x13xf32>, tensor<8xf32>, tensor<8x13xf32>) -> (tensor<8x13x40xf32>, tensor<40x1003xf32>)
    "func.return"(%138, %140#0, %140#1) : (tensor<f32>, tensor<8x13x40xf32>, tensor<40x1003xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>, res_attrs = [{}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<2x13x1003xf32>):
    %121 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.reduce"(%arg33, %121) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
      %137 = "stablehlo.maximum"(%arg36, %arg37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%137) : (tensor<f32>) -> ()
    }) : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %123 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %125 = "stablehlo.maximum"(%124, %122) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %128 = "stablehlo.subtract"(%arg33, %127) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %129 = "stablehlo.exponential"(%128) : (tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %130 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.reduce"(%129, %130) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %136 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%136) : (tensor<f32>) -> ()
    }) : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %133 = "stablehlo.log"(%132) : (tensor<2x13x1xf32>) -> tensor<2x13x1xf32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %135 = "stablehlo.subtract"(%128, %134) : (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    "func.return"(%135) : (tensor<2x13x1003xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> tensor<2x13x1xf32>, res_attrs = [{}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<2x13x1003xf32>, %arg30: tensor<2x13x1xi32>):
    %98 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x13x1xi32>
    %100 = "stablehlo.compare"(%arg30, %99) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi1>
    %101 = "stablehlo.constant"() <{value = dense<1003> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x13x1xi32>
    %103 = "stablehlo.add"(%arg30, %102) : (tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi32>
    %104 = "stablehlo.select"(%100, %103, %arg30) : (tensor<2x13x1xi1>, tensor<2x13x1xi32>, tensor<2x13x1xi32>) -> tensor<2x13x1xi32>
    %105 = "stablehlo.reshape"(%104) : (tensor<2x13x1xi32>) -> tensor<2x13x1x1xi32>
    %106 = "stablehlo.constant"() <{value = dense<1002> : tensor<1xi32>}> : () -> tensor<1xi32>
    %107 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x13x1x1xi32>
    %109 = "stablehlo.compare"(%105, %108) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %110 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<2x13x1x1xi32>
    %112 = "stablehlo.compare"(%105, %111) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x13x1x1xi32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1x1xi1>
    %113 = "stablehlo.and"(%109, %112) : (tensor<2x13x1x1xi1>, tensor<2x13x1x1xi1>) -> tensor<2x13x1x1xi1>
    %114 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %115 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg31: tensor<i1>, %arg32: tensor<i1>):
      %120 = "stablehlo.and"(%arg31, %arg32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%120) : (tensor<i1>) -> ()
    }) : (tensor<2x13x1x1xi1>, tensor<i1>) -> tensor<2x13x1xi1>
    %116 = "stablehlo.gather"(%arg29, %105) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x13x1003xf32>, tensor<2x13x1x1xi32>) -> tensor<2x13x1xf32>
    %117 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13x1xf32>
    %119 = "stablehlo.select"(%115, %116, %118) : (tensor<2x13x1xi1>, tensor<2x13x1xf32>, tensor<2x13x1xf32>) -> tensor<2x13x1xf32>
    "func.return"(%119) : (tensor<2x13x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> tensor<2x13xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<2x13xf32>, %arg27: tensor<f32>, %arg28: tensor<f32>):
    %92 = "stablehlo.convert"(%arg27) : (tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %94 = "stablehlo.maximum"(%93, %arg26) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %95 = "stablehlo.convert"(%arg28) : (tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x13xf32>
    %97 = "stablehlo.minimum"(%96, %94) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    "func.return"(%97) : (tensor<2x13xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax_0", sym_visibility = "private"}> ({
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
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x13x1003xf32>, tensor<2x13x1xi32>) -> (tensor<2x13x1xf32>, tensor<2x13x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis_1", sym_visibility = "private"}> ({
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
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x13xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>), res_attrs = [{}, {}, {}], sym_name = "clip_2", sym_visibility = "private"}> ({
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
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x13xf32>, tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>, res_attrs = [{}], sym_name = "clip_3", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<2x13xf32>, %arg12: tensor<2x13xf32>, %arg13: tensor<2x13xf32>):
    %16 = "stablehlo.multiply"(%arg13, %arg12) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    %17 = "stablehlo.multiply"(%16, %arg11) : (tensor<2x13xf32>, tensor<2x13xf32>) -> tensor<2x13xf32>
    "func.return"(%17) : (tensor<2x13xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x13x1x1xi32>, tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>, res_attrs = [{}], sym_name = "take_along_axis_4", sym_visibility = "private"}> ({
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
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>, res_attrs = [{}], sym_name = "log_softmax_5", sym_visibility = "private"}> ({
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

