module attributes {stable_mosaic.version = 15 : i64} {
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: memref<8x128xbf16, #tpu.memory_space<vmem>>, %arg3: memref<128x8xbf16, #tpu.memory_space<vmem>>, %arg4: memref<8x8xf32, #tpu.memory_space<vmem>>, %arg5: memref<8x8xf32, #tpu.memory_space<vmem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.cmpi"(%arg1, %0) {predicate = 0 : i64} : (i32, i32) -> i1
    %2 = "stable_mosaic.arith.extui"(%1) : (i1) -> i32
    %3 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %4 = "stable_mosaic.arith.cmpi"(%2, %3) {predicate = 1 : i64} : (i32, i32) -> i1
    "stable_mosaic.scf.if"(%4) ({
      %25 = "stable_mosaic.arith.constant"() {value = 0.000000e+00 : f32} : () -> f32
      %26 = "stable_mosaic.vector.broadcast"(%25) : (f32) -> vector<8x8xf32>
      %27 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %28 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %29 = "stable_mosaic.vector.load"(%arg5, %27, %28) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
      "stable_mosaic.tpu.vector_store"(%26, %arg5, %27, %28) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<8x8xf32>, memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
      "stable_mosaic.scf.yield"() : () -> ()
    }, {
      "stable_mosaic.scf.yield"() : () -> ()
    }) : (i1) -> ()
    %5 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %6 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %7 = "stable_mosaic.vector.load"(%arg5, %5, %6) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
    %8 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %9 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %10 = "stable_mosaic.vector.load"(%arg2, %8, %9) : (memref<8x128xbf16, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xbf16>
    %11 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %12 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %13 = "stable_mosaic.vector.load"(%arg3, %11, %12) : (memref<128x8xbf16, #tpu.memory_space<vmem>>, index, index) -> vector<128x8xbf16>
    %14 = "stable_mosaic.arith.constant"() {value = dense<0.000000e+00> : vector<8x8xf32>} : () -> vector<8x8xf32>
    %15 = "stable_mosaic.tpu.matmul"(%10, %13, %14) {dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>, transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false} : (vector<8x128xbf16>, vector<128x8xbf16>, vector<8x8xf32>) -> vector<8x8xf32>
    %16 = "stable_mosaic.arith.addf"(%7, %15) {fastmath = #arith.fastmath<none>} : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %17 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %18 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %19 = "stable_mosaic.vector.load"(%arg5, %17, %18) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
    "stable_mosaic.tpu.vector_store"(%16, %arg5, %17, %18) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<8x8xf32>, memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %20 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "stable_mosaic.arith.cmpi"(%arg1, %20) {predicate = 0 : i64} : (i32, i32) -> i1
    %22 = "stable_mosaic.arith.extui"(%21) : (i1) -> i32
    %23 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %24 = "stable_mosaic.arith.cmpi"(%22, %23) {predicate = 1 : i64} : (i32, i32) -> i1
    "stable_mosaic.scf.if"(%24) ({
      %25 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %26 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %27 = "stable_mosaic.vector.load"(%arg5, %25, %26) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
      %28 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %29 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %30 = "stable_mosaic.vector.load"(%arg4, %28, %29) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
      "stable_mosaic.tpu.vector_store"(%27, %arg4, %28, %29) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<8x8xf32>, memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
      "stable_mosaic.scf.yield"() : () -> ()
    }, {
      "stable_mosaic.scf.yield"() : () -> ()
    }) : (i1) -> ()
    "stable_mosaic.func.return"() : () -> ()
  }) {dimension_semantics = [#tpu.dimension_semantics<arbitrary>, #tpu.dimension_semantics<arbitrary>], function_type = (i32, i32, memref<8x128xbf16, #tpu.memory_space<vmem>>, memref<128x8xbf16, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<vmem>>) -> (), iteration_bounds = array<i64: 2, 2>, scalar_prefetch = 0 : i64, scratch_operands = 1 : i64, sym_name = "kernel", tpu.core_type = #tpu.core_type<tc>, window_params = [{transform_indices = @transform_0, window_bounds = array<i64: 8, 128>}, {transform_indices = @transform_1, window_bounds = array<i64: 128, 8>}, {transform_indices = @transform_2, window_bounds = array<i64: 8, 8>}]} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg0, %arg1) : (i32, i32) -> ()
  }) {function_type = (i32, i32) -> (i32, i32), sym_name = "transform_0"} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg1, %0) : (i32, i32) -> ()
  }) {function_type = (i32, i32) -> (i32, i32), sym_name = "transform_1"} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg0, %0) : (i32, i32) -> ()
  }) {function_type = (i32, i32) -> (i32, i32), sym_name = "transform_2"} : () -> ()
}
