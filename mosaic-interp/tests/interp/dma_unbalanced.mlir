module attributes {stable_mosaic.version = 15 : i64} {
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: memref<8x8xf32, #tpu.memory_space<any>>, %arg1: memref<8x8xf32, #tpu.memory_space<vmem>>, %arg2: memref<8x8xf32, #tpu.memory_space<vmem>>, %arg3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "stable_mosaic.tpu.enqueue_dma"(%arg0, %arg2, %arg3) {operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false} : (memref<8x8xf32, #tpu.memory_space<any>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    %0 = "stable_mosaic.arith.constant"() {value = 0.000000e+00 : f32} : () -> f32
    %1 = "stable_mosaic.vector.broadcast"(%0) : (f32) -> vector<8x8xf32>
    %2 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %3 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %4 = "stable_mosaic.vector.load"(%arg1, %2, %3) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
    "stable_mosaic.tpu.vector_store"(%1, %arg1, %2, %3) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<8x8xf32>, memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "stable_mosaic.func.return"() : () -> ()
  }) {dimension_semantics = [], function_type = (memref<8x8xf32, #tpu.memory_space<any>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), scalar_prefetch = 0 : i64, scratch_operands = 2 : i64, sym_name = "kernel", tpu.core_type = #tpu.core_type<tc>} : () -> ()
}
