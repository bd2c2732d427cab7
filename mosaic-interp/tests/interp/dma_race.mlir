module attributes {stable_mosaic.version = 15 : i64} {
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: memref<32x8xf32, #tpu.memory_space<any>>, %arg1: memref<32x8xf32, #tpu.memory_space<any>>, %arg2: memref<2x8x8xf32, #tpu.memory_space<vmem>>, %arg3: memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %arg4: memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %2 = "stable_mosaic.tpu.memref_slice"(%arg3, %1) {operandSegmentSizes = array<i32: 1, 1, 0>} : (memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    %3 = "stable_mosaic.tpu.memref_squeeze"(%2) : (memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    %4 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %5 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %6 = "stable_mosaic.tpu.memref_slice"(%arg2, %0, %4, %5) {operandSegmentSizes = array<i32: 1, 3, 0>} : (memref<2x8x8xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<1x8x8xf32, #tpu.memory_space<vmem>>
    %7 = "stable_mosaic.tpu.memref_squeeze"(%6) : (memref<1x8x8xf32, #tpu.memory_space<vmem>>) -> memref<8x8xf32, #tpu.memory_space<vmem>>
    %8 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %9 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %10 = "stable_mosaic.tpu.memref_slice"(%arg0, %8, %9) {operandSegmentSizes = array<i32: 1, 2, 0>} : (memref<32x8xf32, #tpu.memory_space<any>>, i32, i32) -> memref<8x8xf32, #tpu.memory_space<any>>
    "stable_mosaic.tpu.enqueue_dma"(%10, %7, %3) {operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false} : (memref<8x8xf32, #tpu.memory_space<any>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    %11 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %12 = "stable_mosaic.arith.constant"() {value = 4 : i32} : () -> i32
    %13 = "stable_mosaic.arith.addi"(%11, %12) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
    %14 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
    "stable_mosaic.scf.for"(%11, %13, %14) ({
    ^bb0(%arg5: i32):
      %38 = "stable_mosaic.arith.constant"() {value = 2 : i32} : () -> i32
      %39 = "stable_mosaic.arith.remsi"(%arg5, %38) : (i32, i32) -> i32
      %40 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
      %41 = "stable_mosaic.arith.addi"(%arg5, %40) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
      %42 = "stable_mosaic.arith.constant"() {value = 4 : i32} : () -> i32
      %43 = "stable_mosaic.arith.cmpi"(%41, %42) {predicate = 2 : i64} : (i32, i32) -> i1
      %44 = "stable_mosaic.arith.extui"(%43) : (i1) -> i32
      %45 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
      %46 = "stable_mosaic.arith.cmpi"(%44, %45) {predicate = 1 : i64} : (i32, i32) -> i1
      "stable_mosaic.scf.if"(%46) ({
        %81 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
        %82 = "stable_mosaic.arith.cmpi"(%arg5, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %83 = "stable_mosaic.arith.extui"(%82) : (i1) -> i32
        %84 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
        %85 = "stable_mosaic.arith.cmpi"(%83, %84) {predicate = 1 : i64} : (i32, i32) -> i1
        "stable_mosaic.scf.if"(%85) ({
          %100 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
          %101 = "stable_mosaic.arith.subi"(%arg5, %100) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
          %102 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
          %103 = "stable_mosaic.arith.subi"(%102, %39) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
          %104 = "stable_mosaic.arith.constant"() {value = 8 : i32} : () -> i32
          %105 = "stable_mosaic.arith.muli"(%101, %104) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
          %106 = "stable_mosaic.tpu.memref_slice"(%arg4, %103) {operandSegmentSizes = array<i32: 1, 1, 0>} : (memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
          %107 = "stable_mosaic.tpu.memref_squeeze"(%106) : (memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
          %108 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
          %109 = "stable_mosaic.tpu.memref_slice"(%arg1, %105, %108) {operandSegmentSizes = array<i32: 1, 2, 0>} : (memref<32x8xf32, #tpu.memory_space<any>>, i32, i32) -> memref<8x8xf32, #tpu.memory_space<any>>
          %110 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
          %111 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
          %112 = "stable_mosaic.tpu.memref_slice"(%arg2, %103, %110, %111) {operandSegmentSizes = array<i32: 1, 3, 0>} : (memref<2x8x8xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<1x8x8xf32, #tpu.memory_space<vmem>>
          %113 = "stable_mosaic.tpu.memref_squeeze"(%112) : (memref<1x8x8xf32, #tpu.memory_space<vmem>>) -> memref<8x8xf32, #tpu.memory_space<vmem>>
          "stable_mosaic.tpu.wait_dma2"(%107, %113, %109) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, strict_ordering = false} : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<any>>) -> ()
          "stable_mosaic.scf.yield"() : () -> ()
        }, {
          "stable_mosaic.scf.yield"() : () -> ()
        }) : (i1) -> ()
        %86 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
        %87 = "stable_mosaic.arith.addi"(%arg5, %86) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
        %88 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
        %89 = "stable_mosaic.arith.subi"(%88, %39) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
        %90 = "stable_mosaic.arith.constant"() {value = 8 : i32} : () -> i32
        %91 = "stable_mosaic.arith.muli"(%87, %90) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
        %92 = "stable_mosaic.tpu.memref_slice"(%arg3, %89) {operandSegmentSizes = array<i32: 1, 1, 0>} : (memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
        %93 = "stable_mosaic.tpu.memref_squeeze"(%92) : (memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
        %94 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
        %95 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
        %96 = "stable_mosaic.tpu.memref_slice"(%arg2, %89, %94, %95) {operandSegmentSizes = array<i32: 1, 3, 0>} : (memref<2x8x8xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<1x8x8xf32, #tpu.memory_space<vmem>>
        %97 = "stable_mosaic.tpu.memref_squeeze"(%96) : (memref<1x8x8xf32, #tpu.memory_space<vmem>>) -> memref<8x8xf32, #tpu.memory_space<vmem>>
        %98 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
        %99 = "stable_mosaic.tpu.memref_slice"(%arg0, %91, %98) {operandSegmentSizes = array<i32: 1, 2, 0>} : (memref<32x8xf32, #tpu.memory_space<any>>, i32, i32) -> memref<8x8xf32, #tpu.memory_space<any>>
        "stable_mosaic.tpu.enqueue_dma"(%99, %97, %93) {operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false} : (memref<8x8xf32, #tpu.memory_space<any>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
        "stable_mosaic.scf.yield"() : () -> ()
      }, {
        "stable_mosaic.scf.yield"() : () -> ()
      }) : (i1) -> ()
      %47 = "stable_mosaic.arith.index_cast"(%39) : (i32) -> index
      %48 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %49 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %50 = "stable_mosaic.vector.load"(%arg2, %47, %48, %49) : (memref<2x8x8xf32, #tpu.memory_space<vmem>>, index, index, index) -> vector<1x8x8xf32>
      %51 = "stable_mosaic.vector.shape_cast"(%50) : (vector<1x8x8xf32>) -> vector<8x8xf32>
      %52 = "stable_mosaic.arith.constant"() {value = 2.000000e+00 : f32} : () -> f32
      %53 = "stable_mosaic.vector.broadcast"(%52) : (f32) -> vector<8x8xf32>
      %54 = "stable_mosaic.arith.mulf"(%51, %53) {fastmath = #arith.fastmath<none>} : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
      %55 = "stable_mosaic.arith.index_cast"(%39) : (i32) -> index
      %56 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %57 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %58 = "stable_mosaic.vector.load"(%arg2, %55, %56, %57) : (memref<2x8x8xf32, #tpu.memory_space<vmem>>, index, index, index) -> vector<1x8x8xf32>
      %59 = "stable_mosaic.vector.shape_cast"(%58) : (vector<1x8x8xf32>) -> vector<8x8xf32>
      %60 = "stable_mosaic.vector.shape_cast"(%54) : (vector<8x8xf32>) -> vector<1x8x8xf32>
      "stable_mosaic.tpu.vector_store"(%60, %arg2, %55, %56, %57) {add = false, operandSegmentSizes = array<i32: 1, 1, 3, 0>, strides = array<i32>} : (vector<1x8x8xf32>, memref<2x8x8xf32, #tpu.memory_space<vmem>>, index, index, index) -> ()
      %61 = "stable_mosaic.arith.constant"() {value = 8 : i32} : () -> i32
      %62 = "stable_mosaic.arith.muli"(%arg5, %61) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
      %63 = "stable_mosaic.tpu.memref_slice"(%arg3, %39) {operandSegmentSizes = array<i32: 1, 1, 0>} : (memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
      %64 = "stable_mosaic.tpu.memref_squeeze"(%63) : (memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
      %65 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
      %66 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
      %67 = "stable_mosaic.tpu.memref_slice"(%arg2, %39, %65, %66) {operandSegmentSizes = array<i32: 1, 3, 0>} : (memref<2x8x8xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<1x8x8xf32, #tpu.memory_space<vmem>>
      %68 = "stable_mosaic.tpu.memref_squeeze"(%67) : (memref<1x8x8xf32, #tpu.memory_space<vmem>>) -> memref<8x8xf32, #tpu.memory_space<vmem>>
      %69 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
      %70 = "stable_mosaic.tpu.memref_slice"(%arg0, %62, %69) {operandSegmentSizes = array<i32: 1, 2, 0>} : (memref<32x8xf32, #tpu.memory_space<any>>, i32, i32) -> memref<8x8xf32, #tpu.memory_space<any>>
      "stable_mosaic.tpu.wait_dma2"(%64, %70, %68) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, strict_ordering = false} : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x8xf32, #tpu.memory_space<any>>, memref<8x8xf32, #tpu.memory_space<vmem>>) -> ()
      %71 = "stable_mosaic.arith.constant"() {value = 8 : i32} : () -> i32
      %72 = "stable_mosaic.arith.muli"(%arg5, %71) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
      %73 = "stable_mosaic.tpu.memref_slice"(%arg4, %39) {operandSegmentSizes = array<i32: 1, 1, 0>} : (memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
      %74 = "stable_mosaic.tpu.memref_squeeze"(%73) : (memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
      %75 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
      %76 = "stable_mosaic.tpu.memref_slice"(%arg1, %72, %75) {operandSegmentSizes = array<i32: 1, 2, 0>} : (memref<32x8xf32, #tpu.memory_space<any>>, i32, i32) -> memref<8x8xf32, #tpu.memory_space<any>>
      %77 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
      %78 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
      %79 = "stable_mosaic.tpu.memref_slice"(%arg2, %39, %77, %78) {operandSegmentSizes = array<i32: 1, 3, 0>} : (memref<2x8x8xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<1x8x8xf32, #tpu.memory_space<vmem>>
      %80 = "stable_mosaic.tpu.memref_squeeze"(%79) : (memref<1x8x8xf32, #tpu.memory_space<vmem>>) -> memref<8x8xf32, #tpu.memory_space<vmem>>
      "stable_mosaic.tpu.enqueue_dma"(%80, %76, %74) {operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false} : (memref<8x8xf32, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
      "stable_mosaic.scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %15 = "stable_mosaic.arith.constant"() {value = 4 : i32} : () -> i32
    %16 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %17 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %18 = "stable_mosaic.tpu.memref_slice"(%arg4, %17) {operandSegmentSizes = array<i32: 1, 1, 0>} : (memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    %19 = "stable_mosaic.tpu.memref_squeeze"(%18) : (memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    %20 = "stable_mosaic.arith.constant"() {value = 16 : i32} : () -> i32
    %21 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %22 = "stable_mosaic.tpu.memref_slice"(%arg1, %20, %21) {operandSegmentSizes = array<i32: 1, 2, 0>} : (memref<32x8xf32, #tpu.memory_space<any>>, i32, i32) -> memref<8x8xf32, #tpu.memory_space<any>>
    %23 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %24 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %25 = "stable_mosaic.tpu.memref_slice"(%arg2, %16, %23, %24) {operandSegmentSizes = array<i32: 1, 3, 0>} : (memref<2x8x8xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<1x8x8xf32, #tpu.memory_space<vmem>>
    %26 = "stable_mosaic.tpu.memref_squeeze"(%25) : (memref<1x8x8xf32, #tpu.memory_space<vmem>>) -> memref<8x8xf32, #tpu.memory_space<vmem>>
    "stable_mosaic.tpu.wait_dma2"(%19, %26, %22) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, strict_ordering = false} : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<any>>) -> ()
    %27 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
    %28 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
    %29 = "stable_mosaic.tpu.memref_slice"(%arg4, %28) {operandSegmentSizes = array<i32: 1, 1, 0>} : (memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    %30 = "stable_mosaic.tpu.memref_squeeze"(%29) : (memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    %31 = "stable_mosaic.arith.constant"() {value = 24 : i32} : () -> i32
    %32 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %33 = "stable_mosaic.tpu.memref_slice"(%arg1, %31, %32) {operandSegmentSizes = array<i32: 1, 2, 0>} : (memref<32x8xf32, #tpu.memory_space<any>>, i32, i32) -> memref<8x8xf32, #tpu.memory_space<any>>
    %34 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %35 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %36 = "stable_mosaic.tpu.memref_slice"(%arg2, %27, %34, %35) {operandSegmentSizes = array<i32: 1, 3, 0>} : (memref<2x8x8xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<1x8x8xf32, #tpu.memory_space<vmem>>
    %37 = "stable_mosaic.tpu.memref_squeeze"(%36) : (memref<1x8x8xf32, #tpu.memory_space<vmem>>) -> memref<8x8xf32, #tpu.memory_space<vmem>>
    "stable_mosaic.tpu.wait_dma2"(%30, %37, %33) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, strict_ordering = false} : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<any>>) -> ()
    "stable_mosaic.func.return"() : () -> ()
  }) {dimension_semantics = [], function_type = (memref<32x8xf32, #tpu.memory_space<any>>, memref<32x8xf32, #tpu.memory_space<any>>, memref<2x8x8xf32, #tpu.memory_space<vmem>>, memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), scalar_prefetch = 0 : i64, scratch_operands = 3 : i64, sym_name = "kernel", tpu.core_type = #tpu.core_type<tc>} : () -> ()
}
