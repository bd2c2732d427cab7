module @jit_tail_gradient_scatter_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:8 = stablehlo.while(%iterArg = %arg1, %iterArg_28 = %arg0, %iterArg_29 = %arg2, %iterArg_30 = %c_2, %iterArg_31 = %c, %iterArg_32 = %0, %iterArg_33 = %1, %iterArg_34 = %2) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_35 = stablehlo.constant dense<3> : tensor<i32>
      %80 = stablehlo.compare LT, %iterArg_30, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %80:4 = func.call @closed_call(%iterArg, %iterArg_28, %iterArg_29, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %81 = stablehlo.add %iterArg_30, %c_35 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %81, %80#0, %80#1, %80#2, %80#3 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %4 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.maximum %3#5, %6 : tensor<24xf32>
    %8 = stablehlo.subtract %3#5, %7 : tensor<24xf32>
    %9 = stablehlo.exponential %8 : tensor<24xf32>
    %10 = stablehlo.multiply %3#6, %9 : tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %13 = stablehlo.subtract %5, %12 : tensor<24x11xf32>
    %14 = stablehlo.exponential %13 : tensor<24x11xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.add %10, %15 : tensor<24xf32>
    %c_5 = stablehlo.constant dense<120> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.compare GE, %arg2, %17, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_6 = stablehlo.constant dense<131> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %20 = stablehlo.compare LT, %arg2, %19, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %21 = stablehlo.and %18, %20 : tensor<24xi1>
    %c_7 = stablehlo.constant dense<120> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %23 = stablehlo.subtract %arg2, %22 : tensor<24xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<10> : tensor<i32>
    %24 = call @clip(%23, %c_8, %c_9) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26 = call @take_along_axis_0(%5, %25) : (tensor<24x11xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %27 = stablehlo.reshape %26 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_where(%21, %27, %c_10) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %29 = stablehlo.add %3#7, %28 : tensor<24xf32>
    %30 = stablehlo.log %16 : tensor<24xf32>
    %31 = stablehlo.add %7, %30 : tensor<24xf32>
    %32 = stablehlo.subtract %31, %29 : tensor<24xf32>
    %33 = stablehlo.multiply %32, %arg3 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.multiply %35, %arg3 : tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %39:9 = stablehlo.while(%iterArg = %arg1, %iterArg_28 = %arg0, %iterArg_29 = %31, %iterArg_30 = %36, %iterArg_31 = %arg2, %iterArg_32 = %c_16, %iterArg_33 = %c_15, %iterArg_34 = %37, %iterArg_35 = %38) : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>
    cond {
      %c_36 = stablehlo.constant dense<3> : tensor<i32>
      %80 = stablehlo.compare LT, %iterArg_32, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %80:3 = func.call @closed_call_1(%iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_33, %iterArg_34, %iterArg_35) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>)
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %81 = stablehlo.add %iterArg_32, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %81, %80#0, %80#1, %80#2 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>
    }
    %40 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %41 = stablehlo.dot_general %arg0, %40, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %42 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %44 = stablehlo.subtract %41, %43 : tensor<24x11xf32>
    %45 = stablehlo.exponential %44 : tensor<24x11xf32>
    %46 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<24x11xf32>
    %c_17 = stablehlo.constant dense<120> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %50 = stablehlo.compare GE, %arg2, %49, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_18 = stablehlo.constant dense<131> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %52 = stablehlo.compare LT, %arg2, %51, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %53 = stablehlo.and %50, %52 : tensor<24xi1>
    %c_19 = stablehlo.constant dense<120> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %55 = stablehlo.subtract %arg2, %54 : tensor<24xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %56 = call @_where_2(%53, %55, %c_20) : (tensor<24xi1>, tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %57 = stablehlo.iota dim = 0 : tensor<24xi32>
    %58 = stablehlo.negate %36 : tensor<24xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_where_3(%53, %58, %c_21) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %61 = stablehlo.compare LT, %57, %60, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_23 = stablehlo.constant dense<24> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %63 = stablehlo.add %57, %62 : tensor<24xi32>
    %64 = stablehlo.select %61, %63, %57 : tensor<24xi1>, tensor<24xi32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %66 = stablehlo.compare LT, %56, %65, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_25 = stablehlo.constant dense<11> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %68 = stablehlo.add %56, %67 : tensor<24xi32>
    %69 = stablehlo.select %66, %68, %56 : tensor<24xi1>, tensor<24xi32>
    %70 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %72 = stablehlo.concatenate %70, %71, dim = 1 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32>
    %73 = "stablehlo.scatter"(%48, %72, %59) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %80 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %80 : tensor<f32>
    }) : (tensor<24x11xf32>, tensor<24x2xi32>, tensor<24xf32>) -> tensor<24x11xf32>
    %74 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %75 = stablehlo.dot_general %74, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %76 = stablehlo.transpose %40, dims = [1, 0] : (tensor<24x11xf32>) -> tensor<11x24xf32>
    %77 = stablehlo.dot_general %73, %76, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<11x24xf32>) -> tensor<24x24xf32>
    %78 = stablehlo.add %39#7, %77 : tensor<24x24xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<120> : tensor<i32>
    %79 = stablehlo.dynamic_update_slice %39#8, %75, %c_26, %c_27 : (tensor<24x131xf32>, tensor<24x11xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    return %34, %78, %79 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<i32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg3, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg3, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.convert %arg4 : tensor<24xf32>
    %11 = stablehlo.maximum %10, %9 : tensor<24xf32>
    %12 = stablehlo.convert %arg4 : tensor<24xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<24xf32>
    %14 = stablehlo.exponential %13 : tensor<24xf32>
    %15 = stablehlo.multiply %arg5, %14 : tensor<24xf32>
    %16 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.subtract %8, %17 : tensor<24x40xf32>
    %19 = stablehlo.exponential %18 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.add %15, %20 : tensor<24xf32>
    %22 = stablehlo.convert %7 : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.compare GE, %arg2, %23, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_6 = stablehlo.constant dense<40> : tensor<i32>
    %25 = stablehlo.add %7, %c_6 : tensor<i32>
    %26 = stablehlo.convert %25 : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %28 = stablehlo.compare LT, %arg2, %27, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %29 = stablehlo.and %24, %28 : tensor<24xi1>
    %30 = stablehlo.convert %7 : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %32 = stablehlo.subtract %arg2, %31 : tensor<24xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<39> : tensor<i32>
    %33 = call @clip(%32, %c_7, %c_8) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %35 = call @take_along_axis(%8, %34) : (tensor<24x40xf32>, tensor<24x1xi32>) -> tensor<24x1xf32>
    %36 = stablehlo.reshape %35 : (tensor<24x1xf32>) -> tensor<24xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %37 = call @_where(%29, %36, %c_9) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %38 = stablehlo.add %arg6, %37 : tensor<24xf32>
    return %0, %11, %21, %38 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @clip(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<24xi32>
    return %5 : tensor<24xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<39> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x40xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
  func.func private @_where(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<24x11xf32>, %arg1: tensor<24x1xi32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<24x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<24x1xi1>, tensor<24x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<24x1xi32>) -> tensor<24x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<24x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<24x1x1xi32>, tensor<24x1x1xi32>) -> tensor<24x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<24x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<24x1x1xi1>, tensor<i1>) -> tensor<24x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x11xf32>, tensor<24x1x1xi32>) -> tensor<24x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24x1xi1>, tensor<24x1xf32>
    return %15 : tensor<24x1xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xi32>, %arg5: tensor<i32>, %arg6: tensor<24x24xf32>, %arg7: tensor<24x131xf32>) -> (tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg5, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_4 = stablehlo.constant dense<40> : tensor<i32>
    %7 = stablehlo.multiply %arg5, %c_4 : tensor<i32>
    %8 = stablehlo.dot_general %arg1, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %11 = stablehlo.subtract %8, %10 : tensor<24x40xf32>
    %12 = stablehlo.exponential %11 : tensor<24x40xf32>
    %13 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<24x40xf32>
    %16 = stablehlo.convert %7 : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %18 = stablehlo.compare GE, %arg4, %17, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_5 = stablehlo.constant dense<40> : tensor<i32>
    %19 = stablehlo.add %7, %c_5 : tensor<i32>
    %20 = stablehlo.convert %19 : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %22 = stablehlo.compare LT, %arg4, %21, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %23 = stablehlo.and %18, %22 : tensor<24xi1>
    %24 = stablehlo.convert %7 : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.subtract %arg4, %25 : tensor<24xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where_2(%23, %26, %c_6) : (tensor<24xi1>, tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %28 = stablehlo.iota dim = 0 : tensor<24xi32>
    %29 = stablehlo.negate %arg3 : tensor<24xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where_3(%23, %29, %c_7) : (tensor<24xi1>, tensor<24xf32>, tensor<i32>) -> tensor<24xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %32 = stablehlo.compare LT, %28, %31, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_9 = stablehlo.constant dense<24> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %34 = stablehlo.add %28, %33 : tensor<24xi32>
    %35 = stablehlo.select %32, %34, %28 : tensor<24xi1>, tensor<24xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %37 = stablehlo.compare LT, %27, %36, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_11 = stablehlo.constant dense<40> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %39 = stablehlo.add %27, %38 : tensor<24xi32>
    %40 = stablehlo.select %37, %39, %27 : tensor<24xi1>, tensor<24xi32>
    %41 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %43 = stablehlo.concatenate %41, %42, dim = 1 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32>
    %44 = "stablehlo.scatter"(%15, %43, %30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %55 = stablehlo.add %arg8, %arg9 : tensor<f32>
      stablehlo.return %55 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x2xi32>, tensor<24xf32>) -> tensor<24x40xf32>
    %45 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %46 = stablehlo.dot_general %45, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %47 = stablehlo.transpose %6, dims = [1, 0] : (tensor<24x40xf32>) -> tensor<40x24xf32>
    %48 = stablehlo.dot_general %44, %47, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<40x24xf32>) -> tensor<24x24xf32>
    %49 = stablehlo.add %arg6, %48 : tensor<24x24xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.compare LT, %7, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %51 = stablehlo.convert %7 : tensor<i32>
    %c_13 = stablehlo.constant dense<131> : tensor<i32>
    %52 = stablehlo.add %51, %c_13 : tensor<i32>
    %53 = stablehlo.select %50, %52, %7 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.dynamic_update_slice %arg7, %46, %c_14, %53 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    return %0, %49, %54 : tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<24xi32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xi32>
    return %2 : tensor<24xi32>
  }
  func.func private @_where_3(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24xi1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
}
