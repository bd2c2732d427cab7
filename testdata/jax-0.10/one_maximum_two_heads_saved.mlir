module @jit_one_maximum_two_heads_saved attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24x120xf32>, %arg3: tensor<24xi32>, %arg4: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x120xf32> {jax.result_info = "result[1][1]"}, tensor<24x120xf32> {jax.result_info = "result[1][2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:7 = stablehlo.while(%iterArg = %1, %iterArg_40 = %arg0, %iterArg_41 = %arg1, %iterArg_42 = %c, %iterArg_43 = %0, %iterArg_44 = %2, %iterArg_45 = %3) : tensor<3xi32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<i32>, tensor<24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>
    cond {
      %c_46 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.compare LT, %iterArg_42, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %96 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_42) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %97:3 = func.call @closed_call(%iterArg_40, %iterArg_41, %iterArg_43, %96) : (tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>)
      %98 = func.call @dynamic_update_index_in_dim(%iterArg_44, %97#1, %iterArg_42) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %99 = func.call @dynamic_update_index_in_dim_0(%iterArg_45, %97#2, %iterArg_42) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %100 = stablehlo.add %iterArg_42, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %100, %97#0, %98, %99 : tensor<3xi32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<i32>, tensor<24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>
    }
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.iota dim = 0 : tensor<3xi32>
    %7 = stablehlo.broadcast_in_dim %4#4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9:7 = stablehlo.while(%iterArg = %6, %iterArg_40 = %arg0, %iterArg_41 = %arg1, %iterArg_42 = %7, %iterArg_43 = %c_4, %iterArg_44 = %5, %iterArg_45 = %8) : tensor<3xi32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>, tensor<3x24x40xf32>
    cond {
      %c_46 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.compare LT, %iterArg_43, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %96 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_43) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %97:2 = func.call @closed_call_1(%iterArg_40, %iterArg_41, %iterArg_42, %iterArg_44, %96) : (tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24x40xf32>)
      %98 = func.call @dynamic_update_index_in_dim(%iterArg_45, %97#1, %iterArg_43) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %99 = stablehlo.add %iterArg_43, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %99, %97#0, %98 : tensor<3xi32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>, tensor<3x24x40xf32>
    }
    %10 = stablehlo.log %9#5 : tensor<24xf32>
    %11 = stablehlo.add %4#4, %10 : tensor<24xf32>
    %12 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<24x120xf32>) -> tensor<120x24xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %14 = stablehlo.compare LT, %arg3, %13, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_6 = stablehlo.constant dense<120> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %16 = stablehlo.add %arg3, %15 : tensor<24xi32>
    %17 = stablehlo.select %14, %16, %arg3 : tensor<24xi1>, tensor<24xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %19 = "stablehlo.gather"(%12, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 24>}> : (tensor<120x24xf32>, tensor<24x1xi32>) -> tensor<24x24xf32>
    %20 = stablehlo.multiply %arg0, %19 : tensor<24x24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.subtract %11, %21 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %27:7 = stablehlo.while(%iterArg = %24, %iterArg_40 = %arg0, %iterArg_41 = %arg2, %iterArg_42 = %c_11, %iterArg_43 = %23, %iterArg_44 = %25, %iterArg_45 = %26) : tensor<3xi32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<i32>, tensor<24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>
    cond {
      %c_46 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.compare LT, %iterArg_42, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %96 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_42) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %97:3 = func.call @closed_call_2(%iterArg_40, %iterArg_41, %iterArg_43, %96) : (tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>)
      %98 = func.call @dynamic_update_index_in_dim(%iterArg_44, %97#1, %iterArg_42) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %99 = func.call @dynamic_update_index_in_dim_0(%iterArg_45, %97#2, %iterArg_42) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %100 = stablehlo.add %iterArg_42, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %100, %97#0, %98, %99 : tensor<3xi32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<i32>, tensor<24xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>
    }
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.iota dim = 0 : tensor<3xi32>
    %30 = stablehlo.broadcast_in_dim %27#4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %32:7 = stablehlo.while(%iterArg = %29, %iterArg_40 = %arg0, %iterArg_41 = %arg2, %iterArg_42 = %30, %iterArg_43 = %c_14, %iterArg_44 = %28, %iterArg_45 = %31) : tensor<3xi32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>, tensor<3x24x40xf32>
    cond {
      %c_46 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.compare LT, %iterArg_43, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %96 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_43) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %97:2 = func.call @closed_call_3(%iterArg_40, %iterArg_41, %iterArg_42, %iterArg_44, %96) : (tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24x40xf32>)
      %98 = func.call @dynamic_update_index_in_dim(%iterArg_45, %97#1, %iterArg_43) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %99 = stablehlo.add %iterArg_43, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %99, %97#0, %98 : tensor<3xi32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24xf32>, tensor<3x24x40xf32>
    }
    %33 = stablehlo.log %32#5 : tensor<24xf32>
    %34 = stablehlo.add %27#4, %33 : tensor<24xf32>
    %35 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<24x120xf32>) -> tensor<120x24xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %37 = stablehlo.compare LT, %arg3, %36, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_16 = stablehlo.constant dense<120> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %39 = stablehlo.add %arg3, %38 : tensor<24xi32>
    %40 = stablehlo.select %37, %39, %arg3 : tensor<24xi1>, tensor<24xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %42 = "stablehlo.gather"(%35, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 24>}> : (tensor<120x24xf32>, tensor<24x1xi32>) -> tensor<24x24xf32>
    %43 = stablehlo.multiply %arg0, %42 : tensor<24x24xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.subtract %34, %44 : tensor<24xf32>
    %46 = stablehlo.add %22, %45 : tensor<24xf32>
    %47 = stablehlo.multiply %46, %arg4 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.multiply %53, %arg4 : tensor<24xf32>
    %55 = stablehlo.negate %54 : tensor<24xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<24xf32>) -> tensor<24x24xf32>
    %57 = stablehlo.multiply %arg0, %56 : tensor<24x24xf32>
    %58 = stablehlo.multiply %56, %42 : tensor<24x24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<120x24xf32>
    %60 = "stablehlo.scatter"(%59, %41, %57) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %96 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %96 : tensor<f32>
    }) : (tensor<120x24xf32>, tensor<24x1xi32>, tensor<24x24xf32>) -> tensor<120x24xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<120x24xf32>) -> tensor<24x120xf32>
    %62 = stablehlo.divide %54, %32#5 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %66:10 = stablehlo.while(%iterArg = %32#6, %iterArg_40 = %29, %iterArg_41 = %arg2, %iterArg_42 = %arg0, %iterArg_43 = %27#4, %iterArg_44 = %c_28, %iterArg_45 = %63, %iterArg_46 = %64, %iterArg_47 = %65, %iterArg_48 = %62) : tensor<3x24x40xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_49 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.compare LT, %iterArg_44, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %c_49 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.subtract %c_49, %iterArg_44 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %97 = stablehlo.subtract %96, %c_50 : tensor<i32>
      %98 = func.call @dynamic_index_in_dim_4(%iterArg, %97) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %99 = func.call @dynamic_index_in_dim(%iterArg_40, %97) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %100:4 = func.call @closed_call_5(%iterArg_41, %iterArg_42, %iterArg_43, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %98, %99) : (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %101 = stablehlo.add %iterArg_44, %c_51 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %101, %100#0, %100#1, %100#2, %100#3 : tensor<3x24x40xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %67 = stablehlo.add %61, %66#6 : tensor<24x120xf32>
    %68 = stablehlo.add %58, %66#7 : tensor<24x24xf32>
    %69 = stablehlo.add %54, %66#8 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %72:9 = stablehlo.while(%iterArg = %27#5, %iterArg_40 = %27#6, %iterArg_41 = %24, %iterArg_42 = %arg2, %iterArg_43 = %arg0, %iterArg_44 = %c_31, %iterArg_45 = %70, %iterArg_46 = %71, %iterArg_47 = %69) : tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
    cond {
      %c_48 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.compare LT, %iterArg_44, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %c_48 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.subtract %c_48, %iterArg_44 : tensor<i32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %97 = stablehlo.subtract %96, %c_49 : tensor<i32>
      %98 = func.call @dynamic_index_in_dim_4(%iterArg, %97) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %99 = func.call @dynamic_index_in_dim_6(%iterArg_40, %97) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %100 = func.call @dynamic_index_in_dim(%iterArg_41, %97) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %101:3 = func.call @closed_call_7(%iterArg_42, %iterArg_43, %iterArg_45, %iterArg_46, %iterArg_47, %98, %99, %100) : (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>)
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %102 = stablehlo.add %iterArg_44, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %102, %101#0, %101#1, %101#2 : tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
    }
    %73 = stablehlo.add %67, %72#6 : tensor<24x120xf32>
    %74 = stablehlo.add %68, %72#7 : tensor<24x24xf32>
    %75 = stablehlo.negate %54 : tensor<24xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<24xf32>) -> tensor<24x24xf32>
    %77 = stablehlo.multiply %arg0, %76 : tensor<24x24xf32>
    %78 = stablehlo.multiply %76, %19 : tensor<24x24xf32>
    %79 = stablehlo.add %74, %78 : tensor<24x24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<120x24xf32>
    %81 = "stablehlo.scatter"(%80, %18, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %96 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %96 : tensor<f32>
    }) : (tensor<120x24xf32>, tensor<24x1xi32>, tensor<24x24xf32>) -> tensor<120x24xf32>
    %82 = stablehlo.transpose %81, dims = [1, 0] : (tensor<120x24xf32>) -> tensor<24x120xf32>
    %83 = stablehlo.divide %54, %9#5 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %87:10 = stablehlo.while(%iterArg = %9#6, %iterArg_40 = %6, %iterArg_41 = %arg1, %iterArg_42 = %arg0, %iterArg_43 = %4#4, %iterArg_44 = %c_36, %iterArg_45 = %84, %iterArg_46 = %85, %iterArg_47 = %86, %iterArg_48 = %83) : tensor<3x24x40xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_49 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.compare LT, %iterArg_44, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %c_49 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.subtract %c_49, %iterArg_44 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %97 = stablehlo.subtract %96, %c_50 : tensor<i32>
      %98 = func.call @dynamic_index_in_dim_4(%iterArg, %97) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %99 = func.call @dynamic_index_in_dim(%iterArg_40, %97) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %100:4 = func.call @closed_call_8(%iterArg_41, %iterArg_42, %iterArg_43, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %98, %99) : (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %101 = stablehlo.add %iterArg_44, %c_51 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %101, %100#0, %100#1, %100#2, %100#3 : tensor<3x24x40xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %88 = stablehlo.add %82, %87#6 : tensor<24x120xf32>
    %89 = stablehlo.add %79, %87#7 : tensor<24x24xf32>
    %90 = stablehlo.add %54, %87#8 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %93:9 = stablehlo.while(%iterArg = %4#5, %iterArg_40 = %4#6, %iterArg_41 = %1, %iterArg_42 = %arg1, %iterArg_43 = %arg0, %iterArg_44 = %c_39, %iterArg_45 = %91, %iterArg_46 = %92, %iterArg_47 = %90) : tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
    cond {
      %c_48 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.compare LT, %iterArg_44, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %c_48 = stablehlo.constant dense<3> : tensor<i32>
      %96 = stablehlo.subtract %c_48, %iterArg_44 : tensor<i32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %97 = stablehlo.subtract %96, %c_49 : tensor<i32>
      %98 = func.call @dynamic_index_in_dim_4(%iterArg, %97) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %99 = func.call @dynamic_index_in_dim_6(%iterArg_40, %97) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %100 = func.call @dynamic_index_in_dim(%iterArg_41, %97) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %101:3 = func.call @closed_call_9(%iterArg_42, %iterArg_43, %iterArg_45, %iterArg_46, %iterArg_47, %98, %99, %100) : (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>)
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %102 = stablehlo.add %iterArg_44, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %102, %101#0, %101#1, %101#2 : tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3xi32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
    }
    %94 = stablehlo.add %88, %93#6 : tensor<24x120xf32>
    %95 = stablehlo.add %89, %93#7 : tensor<24x24xf32>
    return %48, %95, %94, %73 : tensor<f32>, tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x120xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>) -> (tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.reduce_precision %5, format = e8m23 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %arg2 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    return %9, %6, %arg2 : tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<3x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xf32>
    return %1 : tensor<3x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24x1xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>) -> (tensor<24xf32>, tensor<24x40xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.reduce_precision %5, format = e8m23 : tensor<24x40xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<24x40xf32>
    %9 = stablehlo.exponential %8 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.add %arg3, %10 : tensor<24xf32>
    return %11, %6 : tensor<24xf32>, tensor<24x40xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>) -> (tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.reduce_precision %5, format = e8m23 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %arg2 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    return %9, %6, %arg2 : tensor<24xf32>, tensor<24x40xf32>, tensor<24xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24x1xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>) -> (tensor<24xf32>, tensor<24x40xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %6 = stablehlo.reduce_precision %5, format = e8m23 : tensor<24x40xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<24x40xf32>
    %9 = stablehlo.exponential %8 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.add %arg3, %10 : tensor<24xf32>
    return %11, %6 : tensor<24xf32>, tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<24x120xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x120xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x40xf32>, %arg8: tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:6 = stablehlo.optimization_barrier %arg7, %arg0, %arg1, %arg2, %arg8, %arg6 : tensor<24x40xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#1, %c_2, %4, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %6 = stablehlo.broadcast_in_dim %0#3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.subtract %0#0, %7 : tensor<24x40xf32>
    %9 = stablehlo.exponential %8 : tensor<24x40xf32>
    %10 = stablehlo.broadcast_in_dim %0#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<24x40xf32>
    %12 = stablehlo.negate %11 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.reshape %13 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.dot_general %11, %0#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.dot_general %11, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_update_slice %19, %17, %c_5, %4 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %21 = stablehlo.add %arg3, %20 : tensor<24x120xf32>
    %22 = stablehlo.add %arg4, %18 : tensor<24x24xf32>
    %23 = stablehlo.add %arg5, %15 : tensor<24xf32>
    return %21, %22, %23, %0#5 : tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24x120xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x120xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x40xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>) {
    %0:6 = stablehlo.optimization_barrier %arg5, %arg0, %arg1, %arg6, %arg7, %arg4 : tensor<24x40xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#1, %c_2, %4, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.compare EQ, %0#0, %8, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %10 = stablehlo.convert %9 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.convert %0#3 : tensor<24xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<24xf32>
    %14 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.divide %17, %21 : tensor<24xf32>
    %23 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.divide %26, %30 : tensor<24xf32>
    %32 = stablehlo.multiply %0#5, %31 : tensor<24xf32>
    %33 = stablehlo.multiply %0#5, %22 : tensor<24xf32>
    %34 = stablehlo.convert %33 : tensor<24xf32>
    %35 = stablehlo.divide %32, %11 : tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.multiply %36, %10 : tensor<24x40xf32>
    %38 = stablehlo.dot_general %37, %0#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.dot_general %37, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.dynamic_update_slice %41, %39, %c_13, %4 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %43 = stablehlo.add %arg2, %42 : tensor<24x120xf32>
    %44 = stablehlo.add %arg3, %40 : tensor<24x24xf32>
    return %43, %44, %34 : tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<24x120xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x120xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24x40xf32>, %arg8: tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:6 = stablehlo.optimization_barrier %arg7, %arg0, %arg1, %arg2, %arg8, %arg6 : tensor<24x40xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#1, %c_2, %4, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %6 = stablehlo.broadcast_in_dim %0#3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %8 = stablehlo.subtract %0#0, %7 : tensor<24x40xf32>
    %9 = stablehlo.exponential %8 : tensor<24x40xf32>
    %10 = stablehlo.broadcast_in_dim %0#5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<24x40xf32>
    %12 = stablehlo.negate %11 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.reshape %13 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.dot_general %11, %0#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.dot_general %11, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.dynamic_update_slice %19, %17, %c_5, %4 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %21 = stablehlo.add %arg3, %20 : tensor<24x120xf32>
    %22 = stablehlo.add %arg4, %18 : tensor<24x24xf32>
    %23 = stablehlo.add %arg5, %15 : tensor<24xf32>
    return %21, %22, %23, %0#5 : tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @closed_call_9(%arg0: tensor<24x120xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x120xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x40xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>) {
    %0:6 = stablehlo.optimization_barrier %arg5, %arg0, %arg1, %arg6, %arg7, %arg4 : tensor<24x40xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<120> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#1, %c_2, %4, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.compare EQ, %0#0, %8, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %10 = stablehlo.convert %9 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.convert %0#3 : tensor<24xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<24xf32>
    %14 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.divide %17, %21 : tensor<24xf32>
    %23 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.divide %26, %30 : tensor<24xf32>
    %32 = stablehlo.multiply %0#5, %31 : tensor<24xf32>
    %33 = stablehlo.multiply %0#5, %22 : tensor<24xf32>
    %34 = stablehlo.convert %33 : tensor<24xf32>
    %35 = stablehlo.divide %32, %11 : tensor<24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.multiply %36, %10 : tensor<24x40xf32>
    %38 = stablehlo.dot_general %37, %0#2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %40 = stablehlo.dot_general %37, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.dynamic_update_slice %41, %39, %c_13, %4 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %43 = stablehlo.add %arg2, %42 : tensor<24x120xf32>
    %44 = stablehlo.add %arg3, %40 : tensor<24x24xf32>
    return %43, %44, %34 : tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
  }
}
