module attributes {stable_mosaic.version = 15 : i64} {
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: memref<8x16xf32, #tpu.memory_space<vmem>>, %arg1: memref<8x16xf32, #tpu.memory_space<vmem>>, %arg2: memref<8x8xf32, #tpu.memory_space<vmem>>, %arg3: memref<16x16xf32, #tpu.memory_space<vmem>>, %arg4: memref<16x8xf32, #tpu.memory_space<vmem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %1 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %2 = "stable_mosaic.vector.load"(%arg0, %0, %1) : (memref<8x16xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xf32>
    %3 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %4 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %5 = "stable_mosaic.vector.load"(%arg1, %3, %4) : (memref<8x16xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xf32>
    %6 = "stable_mosaic.arith.constant"() {value = dense<0.000000e+00> : vector<8x8xf32>} : () -> vector<8x8xf32>
    %7 = "stable_mosaic.tpu.matmul"(%2, %5, %6) {dimension_numbers = #tpu.dot_dimension_numbers<[1], [1], [0], [0], [0, 0, 1, 0], [], []>, transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false} : (vector<8x16xf32>, vector<8x16xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %8 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %9 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %10 = "stable_mosaic.vector.load"(%arg2, %8, %9) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
    "stable_mosaic.tpu.vector_store"(%7, %arg2, %8, %9) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<8x8xf32>, memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %11 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %12 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %13 = "stable_mosaic.vector.load"(%arg0, %11, %12) : (memref<8x16xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xf32>
    %14 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %15 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %16 = "stable_mosaic.vector.load"(%arg1, %14, %15) : (memref<8x16xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xf32>
    %17 = "stable_mosaic.arith.constant"() {value = dense<0.000000e+00> : vector<16x16xf32>} : () -> vector<16x16xf32>
    %18 = "stable_mosaic.tpu.matmul"(%13, %16, %17) {dimension_numbers = #tpu.dot_dimension_numbers<[0], [0], [1], [1], [0, 1, 1, 1], [], []>, transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false} : (vector<8x16xf32>, vector<8x16xf32>, vector<16x16xf32>) -> vector<16x16xf32>
    %19 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %20 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %21 = "stable_mosaic.vector.load"(%arg3, %19, %20) : (memref<16x16xf32, #tpu.memory_space<vmem>>, index, index) -> vector<16x16xf32>
    "stable_mosaic.tpu.vector_store"(%18, %arg3, %19, %20) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<16x16xf32>, memref<16x16xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %22 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %23 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %24 = "stable_mosaic.vector.load"(%arg0, %22, %23) : (memref<8x16xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xf32>
    %25 = "stable_mosaic.tpu.transpose"(%24) {permutation = array<i64: 1, 0>} : (vector<8x16xf32>) -> vector<16x8xf32>
    %26 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %27 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %28 = "stable_mosaic.vector.load"(%arg4, %26, %27) : (memref<16x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<16x8xf32>
    "stable_mosaic.tpu.vector_store"(%25, %arg4, %26, %27) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<16x8xf32>, memref<16x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "stable_mosaic.func.return"() : () -> ()
  }) {dimension_semantics = [], function_type = (memref<8x16xf32, #tpu.memory_space<vmem>>, memref<8x16xf32, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<16x16xf32, #tpu.memory_space<vmem>>, memref<16x8xf32, #tpu.memory_space<vmem>>) -> (), scalar_prefetch = 0 : i64, scratch_operands = 0 : i64, sym_name = "kernel", tpu.core_type = #tpu.core_type<tc>} : () -> ()
}
