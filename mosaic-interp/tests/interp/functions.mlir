module attributes {stable_mosaic.version = 15 : i64} {
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: memref<1x8xf32, #tpu.memory_space<vmem>>, %arg1: memref<12x8xf32, #tpu.memory_space<vmem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %1 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %2 = "stable_mosaic.vector.load"(%arg0, %0, %1) : (memref<1x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    %3 = "stable_mosaic.math.exp"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %4 = "stable_mosaic.math.log"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %5 = "stable_mosaic.math.log1p"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %6 = "stable_mosaic.math.tanh"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %7 = "stable_mosaic.math.erf"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %8 = "stable_mosaic.math.sqrt"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %9 = "stable_mosaic.math.rsqrt"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %10 = "stable_mosaic.arith.negf"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %11 = "stable_mosaic.math.exp"(%10) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %12 = "stable_mosaic.arith.constant"() {value = 1.000000e+00 : f32} : () -> f32
    %13 = "stable_mosaic.vector.broadcast"(%12) : (f32) -> vector<1x8xf32>
    %14 = "stable_mosaic.arith.addf"(%13, %11) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
    %15 = "stable_mosaic.arith.divf"(%13, %14) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
    %16 = "stable_mosaic.arith.constant"() {value = 1.500000e+00 : f32} : () -> f32
    %17 = "stable_mosaic.vector.broadcast"(%16) : (f32) -> vector<1x8xf32>
    %18 = "stable_mosaic.math.powf"(%2, %17) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>, vector<1x8xf32>) -> vector<1x8xf32>
    %19 = "stable_mosaic.math.sin"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %20 = "stable_mosaic.math.floor"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %21 = "stable_mosaic.math.exp2"(%2) {fastmath = #arith.fastmath<none>} : (vector<1x8xf32>) -> vector<1x8xf32>
    %22 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %23 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %24 = "stable_mosaic.vector.load"(%arg1, %22, %23) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%3, %arg1, %22, %23) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %25 = "stable_mosaic.arith.constant"() {value = 1 : index} : () -> index
    %26 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %27 = "stable_mosaic.vector.load"(%arg1, %25, %26) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%4, %arg1, %25, %26) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %28 = "stable_mosaic.arith.constant"() {value = 2 : index} : () -> index
    %29 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %30 = "stable_mosaic.vector.load"(%arg1, %28, %29) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%5, %arg1, %28, %29) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %31 = "stable_mosaic.arith.constant"() {value = 3 : index} : () -> index
    %32 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %33 = "stable_mosaic.vector.load"(%arg1, %31, %32) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%6, %arg1, %31, %32) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %34 = "stable_mosaic.arith.constant"() {value = 4 : index} : () -> index
    %35 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %36 = "stable_mosaic.vector.load"(%arg1, %34, %35) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%7, %arg1, %34, %35) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %37 = "stable_mosaic.arith.constant"() {value = 5 : index} : () -> index
    %38 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %39 = "stable_mosaic.vector.load"(%arg1, %37, %38) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%8, %arg1, %37, %38) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %40 = "stable_mosaic.arith.constant"() {value = 6 : index} : () -> index
    %41 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %42 = "stable_mosaic.vector.load"(%arg1, %40, %41) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%9, %arg1, %40, %41) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %43 = "stable_mosaic.arith.constant"() {value = 7 : index} : () -> index
    %44 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %45 = "stable_mosaic.vector.load"(%arg1, %43, %44) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%15, %arg1, %43, %44) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %46 = "stable_mosaic.arith.constant"() {value = 8 : index} : () -> index
    %47 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %48 = "stable_mosaic.vector.load"(%arg1, %46, %47) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%18, %arg1, %46, %47) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %49 = "stable_mosaic.arith.constant"() {value = 9 : index} : () -> index
    %50 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %51 = "stable_mosaic.vector.load"(%arg1, %49, %50) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%19, %arg1, %49, %50) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %52 = "stable_mosaic.arith.constant"() {value = 10 : index} : () -> index
    %53 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %54 = "stable_mosaic.vector.load"(%arg1, %52, %53) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%20, %arg1, %52, %53) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %55 = "stable_mosaic.arith.constant"() {value = 11 : index} : () -> index
    %56 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %57 = "stable_mosaic.vector.load"(%arg1, %55, %56) : (memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<1x8xf32>
    "stable_mosaic.tpu.vector_store"(%21, %arg1, %55, %56) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<1x8xf32>, memref<12x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "stable_mosaic.func.return"() : () -> ()
  }) {dimension_semantics = [], function_type = (memref<1x8xf32, #tpu.memory_space<vmem>>, memref<12x8xf32, #tpu.memory_space<vmem>>) -> (), scalar_prefetch = 0 : i64, scratch_operands = 0 : i64, sym_name = "kernel", tpu.core_type = #tpu.core_type<tc>} : () -> ()
}
