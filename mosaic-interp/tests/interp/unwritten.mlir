module attributes {stable_mosaic.version = 15 : i64} {
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: memref<8x8xf32, #tpu.memory_space<vmem>>, %arg2: memref<8x8xf32, #tpu.memory_space<vmem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %1 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %2 = "stable_mosaic.vector.load"(%arg1, %0, %1) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    %3 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %4 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %5 = "stable_mosaic.vector.load"(%arg2, %3, %4) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%2, %arg2, %3, %4) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "stable_mosaic.func.return"() : () -> ()
  }) {dimension_semantics = [#tpu.dimension_semantics<arbitrary>], function_type = (i32, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<vmem>>) -> (), iteration_bounds = array<i64: 2>, scalar_prefetch = 0 : i64, scratch_operands = 0 : i64, sym_name = "kernel", tpu.core_type = #tpu.core_type<tc>, window_params = [{transform_indices = @transform_0, window_bounds = array<i64: 8, 8>}, {transform_indices = @transform_1, window_bounds = array<i64: 8, 8>}]} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg0, %0) : (i32, i32) -> ()
  }) {function_type = (i32) -> (i32, i32), sym_name = "transform_0"} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg0, %0) : (i32, i32) -> ()
  }) {function_type = (i32) -> (i32, i32), sym_name = "transform_1"} : () -> ()
}
