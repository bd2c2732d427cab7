module attributes {stable_mosaic.version = 15 : i64} {
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: memref<8x16xbf16, #tpu.memory_space<vmem>>, %arg1: memref<8x16xbf16, #tpu.memory_space<vmem>>, %arg2: memref<8x16xbf16, #tpu.memory_space<vmem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %1 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %2 = "stable_mosaic.vector.load"(%arg0, %0, %1) : (memref<8x16xbf16, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xbf16>
    %3 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %4 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %5 = "stable_mosaic.vector.load"(%arg1, %3, %4) : (memref<8x16xbf16, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xbf16>
    %6 = "stable_mosaic.arith.mulf"(%2, %5) {fastmath = #arith.fastmath<none>} : (vector<8x16xbf16>, vector<8x16xbf16>) -> vector<8x16xbf16>
    %7 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %8 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %9 = "stable_mosaic.vector.load"(%arg1, %7, %8) : (memref<8x16xbf16, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xbf16>
    %10 = "stable_mosaic.arith.addf"(%6, %9) {fastmath = #arith.fastmath<none>} : (vector<8x16xbf16>, vector<8x16xbf16>) -> vector<8x16xbf16>
    %11 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %12 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %13 = "stable_mosaic.vector.load"(%arg0, %11, %12) : (memref<8x16xbf16, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xbf16>
    %14 = "stable_mosaic.arith.mulf"(%10, %13) {fastmath = #arith.fastmath<none>} : (vector<8x16xbf16>, vector<8x16xbf16>) -> vector<8x16xbf16>
    %15 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %16 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %17 = "stable_mosaic.vector.load"(%arg2, %15, %16) : (memref<8x16xbf16, #tpu.memory_space<vmem>>, index, index) -> vector<8x16xbf16>
    "stable_mosaic.tpu.vector_store"(%14, %arg2, %15, %16) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<8x16xbf16>, memref<8x16xbf16, #tpu.memory_space<vmem>>, index, index) -> ()
    "stable_mosaic.func.return"() : () -> ()
  }) {dimension_semantics = [], function_type = (memref<8x16xbf16, #tpu.memory_space<vmem>>, memref<8x16xbf16, #tpu.memory_space<vmem>>, memref<8x16xbf16, #tpu.memory_space<vmem>>) -> (), scalar_prefetch = 0 : i64, scratch_operands = 0 : i64, sym_name = "kernel", tpu.core_type = #tpu.core_type<tc>} : () -> ()
}
