module attributes {stable_mosaic.version = 15 : i64} {
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: memref<2xi32, #tpu.memory_space<smem>>, %arg2: memref<8x8xf32, #tpu.memory_space<vmem>>, %arg3: memref<8x1xi32, #tpu.memory_space<vmem>>, %arg4: memref<8x8xf32, #tpu.memory_space<vmem>>, %arg5: memref<8x1xf32, #tpu.memory_space<vmem>>, %arg6: memref<8x1xi32, #tpu.memory_space<vmem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %1 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %2 = "stable_mosaic.vector.load"(%arg2, %0, %1) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
    %3 = "stable_mosaic.arith.constant"() {value = 3 : i32} : () -> i32
    %4 = "stable_mosaic.tpu.dynamic_rotate"(%2, %3) {dimension = 1 : si32} : (vector<8x8xf32>, i32) -> vector<8x8xf32>
    %5 = "stable_mosaic.vector.extract_strided_slice"(%4) {offsets = [0, 4], sizes = [8, 4], strides = [1, 1]} : (vector<8x8xf32>) -> vector<8x4xf32>
    %6 = "stable_mosaic.vector.extract_strided_slice"(%4) {offsets = [0, 0], sizes = [8, 4], strides = [1, 1]} : (vector<8x8xf32>) -> vector<8x4xf32>
    %7 = "stable_mosaic.tpu.concatenate"(%5, %6) {dimension = 1 : i32} : (vector<8x4xf32>, vector<8x4xf32>) -> vector<8x8xf32>
    %8 = "stable_mosaic.arith.constant"() {value = 5.000000e-01 : f32} : () -> f32
    %9 = "stable_mosaic.vector.broadcast"(%8) : (f32) -> vector<8x8xf32>
    %10 = "stable_mosaic.arith.mulf"(%7, %9) {fastmath = #arith.fastmath<none>} : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %11 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %12 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %13 = "stable_mosaic.vector.load"(%arg2, %11, %12) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x4xf32>
    %14 = "stable_mosaic.tpu.concatenate"(%13, %13) {dimension = 1 : i32} : (vector<8x4xf32>, vector<8x4xf32>) -> vector<8x8xf32>
    %15 = "stable_mosaic.arith.addf"(%10, %14) {fastmath = #arith.fastmath<none>} : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %16 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %17 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %18 = "stable_mosaic.vector.load"(%arg4, %16, %17) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
    "stable_mosaic.tpu.vector_store"(%15, %arg4, %16, %17) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<8x8xf32>, memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %19 = "stable_mosaic.tpu.iota"() {dimensions = array<i32: 1>} : () -> vector<8x8xi32>
    %20 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %21 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %22 = "stable_mosaic.vector.load"(%arg3, %20, %21) : (memref<8x1xi32, #tpu.memory_space<vmem>>, index, index) -> vector<8x1xi32>
    %23 = "stable_mosaic.vector.broadcast"(%22) : (vector<8x1xi32>) -> vector<8x8xi32>
    %24 = "stable_mosaic.arith.cmpi"(%19, %23) {predicate = 0 : i64} : (vector<8x8xi32>, vector<8x8xi32>) -> vector<8x8xi1>
    %25 = "stable_mosaic.arith.constant"() {value = 1 : index} : () -> index
    %26 = "stable_mosaic.memref.load"(%arg1, %25) : (memref<2xi32, #tpu.memory_space<smem>>, index) -> i32
    %27 = "stable_mosaic.vector.broadcast"(%26) : (i32) -> vector<8x8xi32>
    %28 = "stable_mosaic.arith.cmpi"(%19, %27) {predicate = 1 : i64} : (vector<8x8xi32>, vector<8x8xi32>) -> vector<8x8xi1>
    %29 = "stable_mosaic.arith.andi"(%24, %28) : (vector<8x8xi1>, vector<8x8xi1>) -> vector<8x8xi1>
    %30 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %31 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %32 = "stable_mosaic.vector.load"(%arg2, %30, %31) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
    %33 = "stable_mosaic.arith.constant"() {value = 0.000000e+00 : f32} : () -> f32
    %34 = "stable_mosaic.vector.broadcast"(%33) : (f32) -> vector<8x8xf32>
    %35 = "stable_mosaic.arith.select"(%29, %32, %34) : (vector<8x8xi1>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %36 = "stable_mosaic.arith.constant"() {value = dense<0.000000e+00> : vector<8xf32>} : () -> vector<8xf32>
    %37 = "stable_mosaic.vector.multi_reduction"(%35, %36) {kind = #vector.kind<add>, reduction_dims = array<i64: 1>} : (vector<8x8xf32>, vector<8xf32>) -> vector<8xf32>
    %38 = "stable_mosaic.vector.shape_cast"(%37) : (vector<8xf32>) -> vector<8x1xf32>
    %39 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %40 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %41 = "stable_mosaic.vector.load"(%arg5, %39, %40) : (memref<8x1xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x1xf32>
    "stable_mosaic.tpu.vector_store"(%38, %arg5, %39, %40) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<8x1xf32>, memref<8x1xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    %42 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %43 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
    %44:2 = "stable_mosaic.scf.while"(%42, %43) ({
    ^bb0(%arg7: i32, %arg8: i32):
      %55 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
      %56 = "stable_mosaic.memref.load"(%arg1, %55) : (memref<2xi32, #tpu.memory_space<smem>>, index) -> i32
      %57 = "stable_mosaic.arith.cmpi"(%arg7, %56) {predicate = 2 : i64} : (i32, i32) -> i1
      "stable_mosaic.scf.condition"(%57, %arg7, %arg8) : (i1, i32, i32) -> ()
    }, {
    ^bb0(%arg7: i32, %arg8: i32):
      %55 = "stable_mosaic.arith.constant"() {value = 1 : i32} : () -> i32
      %56 = "stable_mosaic.arith.addi"(%arg7, %55) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
      %57 = "stable_mosaic.arith.constant"() {value = 2 : i32} : () -> i32
      %58 = "stable_mosaic.arith.muli"(%arg8, %57) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
      %59 = "stable_mosaic.arith.addi"(%58, %arg7) {overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
      "stable_mosaic.scf.yield"(%56, %59) : (i32, i32) -> ()
    }) : (i32, i32) -> (i32, i32)
    %45 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %46 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %47 = "stable_mosaic.vector.load"(%arg2, %45, %46) : (memref<8x8xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x8xf32>
    %48 = "stable_mosaic.tpu.reduce_index"(%47) {axis = 1 : i32, kind = #tpu.reduction_kind<arg_max>} : (vector<8x8xf32>) -> vector<8xi32>
    %49 = "stable_mosaic.vector.shape_cast"(%48) : (vector<8xi32>) -> vector<8x1xi32>
    %50 = "stable_mosaic.vector.broadcast"(%44#1) : (i32) -> vector<8x1xi32>
    %51 = "stable_mosaic.arith.addi"(%49, %50) {overflowFlags = #arith.overflow<none>} : (vector<8x1xi32>, vector<8x1xi32>) -> vector<8x1xi32>
    %52 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %53 = "stable_mosaic.arith.constant"() {value = 0 : index} : () -> index
    %54 = "stable_mosaic.vector.load"(%arg6, %52, %53) : (memref<8x1xi32, #tpu.memory_space<vmem>>, index, index) -> vector<8x1xi32>
    "stable_mosaic.tpu.vector_store"(%51, %arg6, %52, %53) {add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>} : (vector<8x1xi32>, memref<8x1xi32, #tpu.memory_space<vmem>>, index, index) -> ()
    "stable_mosaic.func.return"() : () -> ()
  }) {dimension_semantics = [#tpu.dimension_semantics<arbitrary>], function_type = (i32, memref<2xi32, #tpu.memory_space<smem>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<8x1xi32, #tpu.memory_space<vmem>>, memref<8x8xf32, #tpu.memory_space<vmem>>, memref<8x1xf32, #tpu.memory_space<vmem>>, memref<8x1xi32, #tpu.memory_space<vmem>>) -> (), iteration_bounds = array<i64: 2>, scalar_prefetch = 1 : i64, scratch_operands = 0 : i64, sym_name = "kernel", tpu.core_type = #tpu.core_type<tc>, window_params = [{transform_indices = @transform_0, window_bounds = array<i64: 8, 8>}, {transform_indices = @transform_1, window_bounds = array<i64: 8, 1>}, {transform_indices = @transform_2, window_bounds = array<i64: 8, 8>}, {transform_indices = @transform_3, window_bounds = array<i64: 8, 1>}, {transform_indices = @transform_4, window_bounds = array<i64: 8, 1>}]} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: memref<2xi32, #tpu.memory_space<smem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg0, %0) : (i32, i32) -> ()
  }) {function_type = (i32, memref<2xi32, #tpu.memory_space<smem>>) -> (i32, i32), sym_name = "transform_0"} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: memref<2xi32, #tpu.memory_space<smem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg0, %0) : (i32, i32) -> ()
  }) {function_type = (i32, memref<2xi32, #tpu.memory_space<smem>>) -> (i32, i32), sym_name = "transform_1"} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: memref<2xi32, #tpu.memory_space<smem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg0, %0) : (i32, i32) -> ()
  }) {function_type = (i32, memref<2xi32, #tpu.memory_space<smem>>) -> (i32, i32), sym_name = "transform_2"} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: memref<2xi32, #tpu.memory_space<smem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg0, %0) : (i32, i32) -> ()
  }) {function_type = (i32, memref<2xi32, #tpu.memory_space<smem>>) -> (i32, i32), sym_name = "transform_3"} : () -> ()
  "stable_mosaic.func.func"() ({
  ^bb0(%arg0: i32, %arg1: memref<2xi32, #tpu.memory_space<smem>>):
    %0 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    %1 = "stable_mosaic.arith.constant"() {value = 0 : i32} : () -> i32
    "stable_mosaic.func.return"(%arg0, %0) : (i32, i32) -> ()
  }) {function_type = (i32, memref<2xi32, #tpu.memory_space<smem>>) -> (i32, i32), sym_name = "transform_4"} : () -> ()
}
