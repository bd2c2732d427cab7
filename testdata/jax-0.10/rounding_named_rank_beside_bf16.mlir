module @jit_rounding_named_rank_beside_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<16x131xbf16>, %arg2: tensor<24xi32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<24xi32> {jax.result_info = "result[1]"}, tensor<24xi32> {jax.result_info = "result[2]"}, tensor<24xi1> {jax.result_info = "result[3]"}, tensor<24x16xbf16> {jax.result_info = "result[4]"}, tensor<16x131xbf16> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xbf16>, tensor<16x131xbf16>) -> tensor<24x131xbf16>
    %1 = call @log_softmax(%0) : (tensor<24x131xbf16>) -> tensor<24x131xbf16>
    %2 = call @argmax(%0) : (tensor<24x131xbf16>) -> tensor<24xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %4 = call @take_along_axis(%1, %3) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> tensor<24x1xbf16>
    %5 = stablehlo.reshape %4 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %6 = call @sort(%5) : (tensor<24xbf16>) -> tensor<24xbf16>
    %7 = call @argsort(%5) : (tensor<24xbf16>) -> tensor<24xi32>
    %8 = call @argsort_0(%7) : (tensor<24xi32>) -> tensor<24xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_0 = stablehlo.constant dense<24> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %12 = stablehlo.add %8, %11 : tensor<24xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<24xi1>, tensor<24xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %15 = "stablehlo.gather"(%6, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<24xbf16>, tensor<24x1xi32>) -> tensor<24xbf16>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %18 = stablehlo.compare GT, %1, %17, FLOAT : (tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x131xi1>
    %19 = stablehlo.convert %18 : (tensor<24x131xi1>) -> tensor<24x131xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.reduce(%19 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<24x131xi32>, tensor<i32>) -> tensor<24xi32>
    %21 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %22 = call @take_along_axis(%0, %21) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> tensor<24x1xbf16>
    %23 = stablehlo.reshape %22 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %24 = call @sort(%23) : (tensor<24xbf16>) -> tensor<24xbf16>
    %25 = call @argsort(%23) : (tensor<24xbf16>) -> tensor<24xi32>
    %26 = call @argsort_0(%25) : (tensor<24xi32>) -> tensor<24xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %28 = stablehlo.compare LT, %26, %27, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_3 = stablehlo.constant dense<24> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %30 = stablehlo.add %26, %29 : tensor<24xi32>
    %31 = stablehlo.select %28, %30, %26 : tensor<24xi1>, tensor<24xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %33 = "stablehlo.gather"(%24, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<24xbf16>, tensor<24x1xi32>) -> tensor<24xbf16>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %36 = stablehlo.compare GT, %0, %35, FLOAT : (tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x131xi1>
    %37 = stablehlo.convert %36 : (tensor<24x131xi1>) -> tensor<24x131xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.reduce(%37 init: %c_4) applies stablehlo.add across dimensions = [1] : (tensor<24x131xi32>, tensor<i32>) -> tensor<24xi32>
    %39 = stablehlo.convert %0 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %40:3 = call @log_softmax_1(%39) : (tensor<24x131xf32>) -> (tensor<24x131xf32>, tensor<24x131xf32>, tensor<24x1xf32>)
    %41 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %42:2 = call @take_along_axis_2(%40#0, %41) : (tensor<24x131xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %43 = stablehlo.reshape %42#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %44 = stablehlo.negate %43 : tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %46 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %47 = call @take_along_axis(%0, %46) : (tensor<24x131xbf16>, tensor<24x1xi32>) -> tensor<24x1xbf16>
    %48 = stablehlo.reshape %47 : (tensor<24x1xbf16>) -> tensor<24xbf16>
    %49 = call @sort(%48) : (tensor<24xbf16>) -> tensor<24xbf16>
    %50 = call @argsort(%48) : (tensor<24xbf16>) -> tensor<24xi32>
    %51 = call @argsort_0(%50) : (tensor<24xi32>) -> tensor<24xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %53 = stablehlo.compare LT, %51, %52, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_6 = stablehlo.constant dense<24> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %55 = stablehlo.add %51, %54 : tensor<24xi32>
    %56 = stablehlo.select %53, %55, %51 : tensor<24xi1>, tensor<24xi32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %58 = "stablehlo.gather"(%49, %57) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<24xbf16>, tensor<24x1xi32>) -> tensor<24xbf16>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %61 = stablehlo.compare GE, %0, %60, FLOAT : (tensor<24x131xbf16>, tensor<24x131xbf16>) -> tensor<24x131xi1>
    %62 = stablehlo.convert %61 : (tensor<24x131xi1>) -> tensor<24x131xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.reduce(%62 init: %c_7) applies stablehlo.add across dimensions = [1] : (tensor<24x131xi32>, tensor<i32>) -> tensor<24xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %65 = stablehlo.compare GE, %63, %64, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.negate %66 : tensor<24xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %69 = call @take_along_axis_3(%42#1, %68) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    %70 = call @log_softmax_4(%40#1, %40#2, %69) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %71 = stablehlo.convert %70 : (tensor<24x131xf32>) -> tensor<24x131xbf16>
    %72 = stablehlo.dot_general %71, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<24x16xbf16>) -> tensor<131x16xbf16>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<131x16xbf16>) -> tensor<16x131xbf16>
    %74 = stablehlo.dot_general %71, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xbf16>, tensor<16x131xbf16>) -> tensor<24x16xbf16>
    return %44, %20, %38, %65, %74, %73 : tensor<24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi1>, tensor<24x16xbf16>, tensor<16x131xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<24x131xbf16>) -> tensor<24x131xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xbf16>, tensor<bf16>) -> tensor<24xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<24xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xbf16>) -> tensor<24x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<24x131xbf16>
    %6 = stablehlo.exponential %5 : tensor<24x131xbf16>
    %7 = stablehlo.convert %6 : (tensor<24x131xbf16>) -> tensor<24x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.convert %9 : (tensor<24x1xf32>) -> tensor<24x1xbf16>
    %11 = stablehlo.log %10 : tensor<24x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xbf16>) -> tensor<24x131xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<24x131xbf16>
    return %13 : tensor<24x131xbf16>
  }
  func.func private @argmax(%arg0: tensor<24x131xbf16>) -> tensor<24xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<24x131xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<24x131xbf16>, tensor<24x131xi32>, tensor<bf16>, tensor<i32>) -> (tensor<24xbf16>, tensor<24xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<24xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x131xbf16>, %arg1: tensor<24x1xi32>) -> tensor<24x1xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xbf16>, tensor<24x1x1xi32>) -> tensor<24x1xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24x1xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xbf16>
    return %15 : tensor<24x1xbf16>
  }
  func.func private @sort(%arg0: tensor<24xbf16>) -> tensor<24xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<24xbf16>) -> tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @argsort(%arg0: tensor<24xbf16>) -> tensor<24xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<24xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<24xbf16>, tensor<24xi32>) -> (tensor<24xbf16>, tensor<24xi32>)
    return %1#1 : tensor<24xi32>
  }
  func.func private @argsort_0(%arg0: tensor<24xi32>) -> tensor<24xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<24xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<24xi32>, tensor<24xi32>) -> (tensor<24xi32>, tensor<24xi32>)
    return %1#1 : tensor<24xi32>
  }
  func.func private @log_softmax_1(%arg0: tensor<24x131xf32>) -> (tensor<24x131xf32>, tensor<24x131xf32>, tensor<24x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<24x131xf32>
    %6 = stablehlo.exponential %5 : tensor<24x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.log %8 : tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<24x131xf32>
    return %11, %6, %8 : tensor<24x131xf32>, tensor<24x131xf32>, tensor<24x1xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @log_softmax_4(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<24x131xf32>) -> tensor<24x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<24x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x131xf32>, tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.reshape %1 : (tensor<24xf32>) -> tensor<24x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<24xf32>) -> tensor<24x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<24x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<24x131xf32>
    return %7 : tensor<24x131xf32>
  }
}
