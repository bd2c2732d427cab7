module @jit_loop_indexed_columns attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x131xf32>) -> tensor<24x131xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<17xi32>
    call @_take(%0) : (tensor<24x131xf32>) -> ()
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3:2 = call @_where_0(%cst_0) : (tensor<f32>) -> (tensor<24x17xf32>, tensor<24x17xf32>)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8x17x1xi32>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %13 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<8x24x17xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x24x17xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x24xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %18:20 = stablehlo.while(%iterArg = %2, %iterArg_39 = %0, %iterArg_40 = %3#1, %iterArg_41 = %5, %iterArg_42 = %4, %iterArg_43 = %7, %iterArg_44 = %6, %iterArg_45 = %9, %iterArg_46 = %8, %iterArg_47 = %11, %iterArg_48 = %10, %iterArg_49 = %c_15, %iterArg_50 = %c, %iterArg_51 = %1, %iterArg_52 = %12, %iterArg_53 = %13, %iterArg_54 = %14, %iterArg_55 = %15, %iterArg_56 = %16, %iterArg_57 = %17) : tensor<17xi32>, tensor<24x131xf32>, tensor<24x17xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<8x17x1xi32>, tensor<8x24x17xi1>, tensor<8x24x17xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>
    cond {
      %c_58 = stablehlo.constant dense<8> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_49, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %66:8 = func.call @closed_call(%iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_50, %iterArg_51) : (tensor<17xi32>, tensor<24x131xf32>, tensor<24x17xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<17x1xi32>, tensor<24x17xi1>, tensor<24x17xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %67 = func.call @dynamic_update_index_in_dim(%iterArg_52, %66#2, %iterArg_49) : (tensor<8x17x1xi32>, tensor<17x1xi32>, tensor<i32>) -> tensor<8x17x1xi32>
      %68 = func.call @dynamic_update_index_in_dim_4(%iterArg_53, %66#3, %iterArg_49) : (tensor<8x24x17xi1>, tensor<24x17xi1>, tensor<i32>) -> tensor<8x24x17xi1>
      %69 = func.call @dynamic_update_index_in_dim_5(%iterArg_54, %66#4, %iterArg_49) : (tensor<8x24x17xf32>, tensor<24x17xf32>, tensor<i32>) -> tensor<8x24x17xf32>
      %70 = func.call @dynamic_update_index_in_dim_6(%iterArg_55, %66#5, %iterArg_49) : (tensor<8x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<8x24xf32>
      %71 = func.call @dynamic_update_index_in_dim_6(%iterArg_56, %66#6, %iterArg_49) : (tensor<8x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<8x24xf32>
      %72 = func.call @dynamic_update_index_in_dim_6(%iterArg_57, %66#7, %iterArg_49) : (tensor<8x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<8x24xf32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %73 = stablehlo.add %iterArg_49, %c_58 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %73, %66#0, %66#1, %67, %68, %69, %70, %71, %72 : tensor<17xi32>, tensor<24x131xf32>, tensor<24x17xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<8x17x1xi32>, tensor<8x24x17xi1>, tensor<8x24x17xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>
    }
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.iota dim = 0 : tensor<17xi32>
    call @_take(%0) : (tensor<24x131xf32>) -> ()
    %21 = stablehlo.broadcast_in_dim %18#13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %22:2 = call @_where_7(%c_17) : (tensor<i32>) -> (tensor<24x17xf32>, tensor<24x17xf32>)
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8x17x1xi32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x24x17xf32>
    %c_21 = stablehlo.constant dense<false> : tensor<i1>
    %25 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i1>) -> tensor<8x24x17xi1>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %26:10 = stablehlo.while(%iterArg = %20, %iterArg_39 = %0, %iterArg_40 = %21, %iterArg_41 = %22#1, %iterArg_42 = %c_22, %iterArg_43 = %c_18, %iterArg_44 = %19, %iterArg_45 = %23, %iterArg_46 = %24, %iterArg_47 = %25) : tensor<17xi32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24x17xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<8x17x1xi32>, tensor<8x24x17xf32>, tensor<8x24x17xi1>
    cond {
      %c_48 = stablehlo.constant dense<8> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_42, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %66:5 = func.call @closed_call_8(%iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_43, %iterArg_44) : (tensor<17xi32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24x17xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<17x1xi32>, tensor<24x17xf32>, tensor<24x17xi1>)
      %67 = func.call @dynamic_update_index_in_dim(%iterArg_45, %66#2, %iterArg_42) : (tensor<8x17x1xi32>, tensor<17x1xi32>, tensor<i32>) -> tensor<8x17x1xi32>
      %68 = func.call @dynamic_update_index_in_dim_5(%iterArg_46, %66#3, %iterArg_42) : (tensor<8x24x17xf32>, tensor<24x17xf32>, tensor<i32>) -> tensor<8x24x17xf32>
      %69 = func.call @dynamic_update_index_in_dim_4(%iterArg_47, %66#4, %iterArg_42) : (tensor<8x24x17xi1>, tensor<24x17xi1>, tensor<i32>) -> tensor<8x24x17xi1>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %70 = stablehlo.add %iterArg_42, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %70, %66#0, %66#1, %67, %68, %69 : tensor<17xi32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24x17xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<8x17x1xi32>, tensor<8x24x17xf32>, tensor<8x24x17xi1>
    }
    %27 = stablehlo.log %26#6 : tensor<24xf32>
    %28 = stablehlo.add %27, %18#13 : tensor<24xf32>
    %29 = stablehlo.iota dim = 0 : tensor<24xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %31 = stablehlo.compare LT, %29, %30, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_24 = stablehlo.constant dense<24> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %33 = stablehlo.add %29, %32 : tensor<24xi32>
    %34 = stablehlo.select %31, %33, %29 : tensor<24xi1>, tensor<24xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %36 = stablehlo.compare LT, %arg2, %35, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_26 = stablehlo.constant dense<131> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %38 = stablehlo.add %arg2, %37 : tensor<24xi32>
    %39 = stablehlo.select %36, %38, %arg2 : tensor<24xi1>, tensor<24xi32>
    %40 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %42 = stablehlo.concatenate %40, %41, dim = 1 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32>
    %43 = "stablehlo.gather"(%0, %42) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<24x131xf32>, tensor<24x2xi32>) -> tensor<24xf32>
    %44 = stablehlo.subtract %28, %43 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %46 = stablehlo.divide %45, %cst_28 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_32 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %49 = stablehlo.divide %cst_31, %cst_32 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.negate %50 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %53 = "stablehlo.scatter"(%52, %42, %51) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %66 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %66 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<24x2xi32>, tensor<24xf32>) -> tensor<24x131xf32>
    %54 = stablehlo.divide %50, %26#6 : tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %57:8 = stablehlo.while(%iterArg = %26#7, %iterArg_39 = %26#8, %iterArg_40 = %26#9, %iterArg_41 = %22#0, %iterArg_42 = %c_36, %iterArg_43 = %55, %iterArg_44 = %56, %iterArg_45 = %54) : tensor<8x17x1xi32>, tensor<8x24x17xf32>, tensor<8x24x17xi1>, tensor<24x17xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_46 = stablehlo.constant dense<8> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_42, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %c_46 = stablehlo.constant dense<8> : tensor<i32>
      %66 = stablehlo.subtract %c_46, %iterArg_42 : tensor<i32>
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.subtract %66, %c_47 : tensor<i32>
      %68 = func.call @dynamic_index_in_dim(%iterArg, %67) : (tensor<8x17x1xi32>, tensor<i32>) -> tensor<17x1xi32>
      %69 = func.call @dynamic_index_in_dim_10(%iterArg_39, %67) : (tensor<8x24x17xf32>, tensor<i32>) -> tensor<24x17xf32>
      %70 = func.call @dynamic_index_in_dim_11(%iterArg_40, %67) : (tensor<8x24x17xi1>, tensor<i32>) -> tensor<24x17xi1>
      %71:3 = func.call @closed_call_12(%iterArg_41, %iterArg_43, %iterArg_44, %iterArg_45, %68, %69, %70) : (tensor<24x17xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<17x1xi32>, tensor<24x17xf32>, tensor<24x17xi1>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.add %iterArg_42, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %72, %71#0, %71#1, %71#2 : tensor<8x17x1xi32>, tensor<8x24x17xf32>, tensor<8x24x17xi1>, tensor<24x17xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %58 = stablehlo.add %53, %57#5 : tensor<24x131xf32>
    %59 = stablehlo.add %50, %57#6 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %61:10 = stablehlo.while(%iterArg = %18#14, %iterArg_39 = %18#15, %iterArg_40 = %18#16, %iterArg_41 = %18#17, %iterArg_42 = %18#18, %iterArg_43 = %18#19, %iterArg_44 = %3#0, %iterArg_45 = %c_38, %iterArg_46 = %60, %iterArg_47 = %59) : tensor<8x17x1xi32>, tensor<8x24x17xi1>, tensor<8x24x17xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<24x17xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    cond {
      %c_48 = stablehlo.constant dense<8> : tensor<i32>
      %66 = stablehlo.compare LT, %iterArg_45, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    } do {
      %c_48 = stablehlo.constant dense<8> : tensor<i32>
      %66 = stablehlo.subtract %c_48, %iterArg_45 : tensor<i32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.subtract %66, %c_49 : tensor<i32>
      %68 = func.call @dynamic_index_in_dim(%iterArg, %67) : (tensor<8x17x1xi32>, tensor<i32>) -> tensor<17x1xi32>
      %69 = func.call @dynamic_index_in_dim_11(%iterArg_39, %67) : (tensor<8x24x17xi1>, tensor<i32>) -> tensor<24x17xi1>
      %70 = func.call @dynamic_index_in_dim_10(%iterArg_40, %67) : (tensor<8x24x17xf32>, tensor<i32>) -> tensor<24x17xf32>
      %71 = func.call @dynamic_index_in_dim_15(%iterArg_41, %67) : (tensor<8x24xf32>, tensor<i32>) -> tensor<24xf32>
      %72 = func.call @dynamic_index_in_dim_15(%iterArg_42, %67) : (tensor<8x24xf32>, tensor<i32>) -> tensor<24xf32>
      %73 = func.call @dynamic_index_in_dim_15(%iterArg_43, %67) : (tensor<8x24xf32>, tensor<i32>) -> tensor<24xf32>
      %74:2 = func.call @closed_call_16(%iterArg_44, %iterArg_46, %iterArg_47, %68, %69, %70, %71, %72, %73) : (tensor<24x17xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<17x1xi32>, tensor<24x17xi1>, tensor<24x17xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24xf32>)
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %75 = stablehlo.add %iterArg_45, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %75, %74#0, %74#1 : tensor<8x17x1xi32>, tensor<8x24x17xi1>, tensor<8x24x17xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<24x17xf32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>
    }
    %62 = stablehlo.add %58, %61#8 : tensor<24x131xf32>
    %63 = stablehlo.dot_general %62, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x24xf32>) -> tensor<131x24xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %65 = stablehlo.dot_general %62, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x131xf32>, tensor<24x131xf32>) -> tensor<24x24xf32>
    return %46, %65, %64 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_take(%arg0: tensor<24x131xf32>) {
    call @_where() : () -> ()
    return
  }
  func.func private @_where() {
    return
  }
  func.func private @_where_0(%arg0: tensor<f32>) -> (tensor<24x17xf32>, tensor<24x17xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x17xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x17xf32>
    return %2, %1 : tensor<24x17xf32>, tensor<24x17xf32>
  }
  func.func private @closed_call(%arg0: tensor<17xi32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x17xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<i32>, %arg12: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<17x1xi32>, tensor<24x17xi1>, tensor<24x17xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg11, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<17> : tensor<i32>
    %1 = stablehlo.multiply %arg11, %c_0 : tensor<i32>
    %2 = stablehlo.convert %1 : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<17xi32>
    %4 = stablehlo.add %3, %arg0 : tensor<17xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<17xi32>
    %6 = stablehlo.minimum %4, %5 : tensor<17xi32>
    %7:2 = call @_take_1(%6, %arg1) : (tensor<17xi32>, tensor<24x131xf32>) -> (tensor<24x17xf32>, tensor<17x1xi32>)
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17xi32>
    %9 = stablehlo.compare LT, %4, %8, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
    %10:2 = call @_where_3(%9, %7#0, %arg2) : (tensor<17xi1>, tensor<24x17xf32>, tensor<24x17xf32>) -> (tensor<24x17xf32>, tensor<24x17xi1>)
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10#0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x17xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.reshape %11 : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x17xf32>
    %14 = stablehlo.compare EQ, %10#0, %13, FLOAT : (tensor<24x17xf32>, tensor<24x17xf32>) -> tensor<24x17xi1>
    %15 = stablehlo.convert %14 : (tensor<24x17xi1>) -> tensor<24x17xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x17xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.convert %arg12 : tensor<24xf32>
    %18 = stablehlo.maximum %17, %11 : tensor<24xf32>
    %19 = stablehlo.compare EQ, %17, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %20 = stablehlo.select %19, %arg4, %arg3 : tensor<24xi1>, tensor<24xf32>
    %21 = stablehlo.compare EQ, %11, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %22 = stablehlo.select %21, %arg6, %arg5 : tensor<24xi1>, tensor<24xf32>
    %23 = stablehlo.divide %20, %22 : tensor<24xf32>
    %24 = stablehlo.compare EQ, %11, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %25 = stablehlo.select %24, %arg8, %arg7 : tensor<24xi1>, tensor<24xf32>
    %26 = stablehlo.compare EQ, %17, %18, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %27 = stablehlo.select %26, %arg10, %arg9 : tensor<24xi1>, tensor<24xf32>
    %28 = stablehlo.divide %25, %27 : tensor<24xf32>
    return %0, %18, %7#1, %10#1, %15, %16, %23, %28 : tensor<i32>, tensor<24xf32>, tensor<17x1xi32>, tensor<24x17xi1>, tensor<24x17xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_take_1(%arg0: tensor<17xi32>, %arg1: tensor<24x131xf32>) -> (tensor<24x17xf32>, tensor<17x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<17xi32>
    %4 = call @_where_2(%1, %3, %arg0) : (tensor<17xi1>, tensor<17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<17xi32>) -> tensor<17x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<17x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<17x1xi32>, tensor<17x1xi32>) -> tensor<17x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<17x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<17x1xi1>, tensor<i1>) -> tensor<17xi1>
    %13 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 24, 1>}> : (tensor<24x131xf32>, tensor<17x1xi32>) -> tensor<24x17xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<17xi1>) -> tensor<24x17xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x17xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<24x17xi1>, tensor<24x17xf32>
    return %16, %5 : tensor<24x17xf32>, tensor<17x1xi32>
  }
  func.func private @_where_2(%arg0: tensor<17xi1>, %arg1: tensor<17xi32>, %arg2: tensor<17xi32>) -> tensor<17xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17xi1>, tensor<17xi32>
    return %0 : tensor<17xi32>
  }
  func.func private @_where_3(%arg0: tensor<17xi1>, %arg1: tensor<24x17xf32>, %arg2: tensor<24x17xf32>) -> (tensor<24x17xf32>, tensor<24x17xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<17xi1>) -> tensor<24x17xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<24x17xi1>, tensor<24x17xf32>
    return %1, %0 : tensor<24x17xf32>, tensor<24x17xi1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8x17x1xi32>, %arg1: tensor<17x1xi32>, %arg2: tensor<i32>) -> tensor<8x17x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<17x1xi32>) -> tensor<1x17x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x17x1xi32>, tensor<1x17x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x17x1xi32>
    return %1 : tensor<8x17x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<8x24x17xi1>, %arg1: tensor<24x17xi1>, %arg2: tensor<i32>) -> tensor<8x24x17xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x17xi1>) -> tensor<1x24x17xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x24x17xi1>, tensor<1x24x17xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x17xi1>
    return %1 : tensor<8x24x17xi1>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<8x24x17xf32>, %arg1: tensor<24x17xf32>, %arg2: tensor<i32>) -> tensor<8x24x17xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x17xf32>) -> tensor<1x24x17xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<8x24x17xf32>, tensor<1x24x17xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x24x17xf32>
    return %1 : tensor<8x24x17xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<8x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<8x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<8x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<8x24xf32>
    return %1 : tensor<8x24xf32>
  }
  func.func private @_where_7(%arg0: tensor<i32>) -> (tensor<24x17xf32>, tensor<24x17xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x17xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x17xf32>
    return %2, %1 : tensor<24x17xf32>, tensor<24x17xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<17xi32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24x1xf32>, %arg3: tensor<24x17xf32>, %arg4: tensor<i32>, %arg5: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<17x1xi32>, tensor<24x17xf32>, tensor<24x17xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<17> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %2 = stablehlo.convert %1 : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<17xi32>
    %4 = stablehlo.add %3, %arg0 : tensor<17xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<17xi32>
    %6 = stablehlo.minimum %4, %5 : tensor<17xi32>
    %7:2 = call @_take_1(%6, %arg1) : (tensor<17xi32>, tensor<24x131xf32>) -> (tensor<24x17xf32>, tensor<17x1xi32>)
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17xi32>
    %9 = stablehlo.compare LT, %4, %8, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x17xf32>
    %11 = stablehlo.subtract %7#0, %10 : tensor<24x17xf32>
    %12 = stablehlo.exponential %11 : tensor<24x17xf32>
    %13:2 = call @_where_9(%9, %12, %arg3) : (tensor<17xi1>, tensor<24x17xf32>, tensor<24x17xf32>) -> (tensor<24x17xf32>, tensor<24x17xi1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13#0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x17xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.add %arg5, %14 : tensor<24xf32>
    return %0, %15, %7#1, %12, %13#1 : tensor<i32>, tensor<24xf32>, tensor<17x1xi32>, tensor<24x17xf32>, tensor<24x17xi1>
  }
  func.func private @_where_9(%arg0: tensor<17xi1>, %arg1: tensor<24x17xf32>, %arg2: tensor<24x17xf32>) -> (tensor<24x17xf32>, tensor<24x17xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<17xi1>) -> tensor<24x17xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<24x17xi1>, tensor<24x17xf32>
    return %1, %0 : tensor<24x17xf32>, tensor<24x17xi1>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8x17x1xi32>, %arg1: tensor<i32>) -> tensor<17x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 17, 1] : (tensor<8x17x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x17x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x17x1xi32>) -> tensor<17x1xi32>
    return %1 : tensor<17x1xi32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<8x24x17xf32>, %arg1: tensor<i32>) -> tensor<24x17xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 17] : (tensor<8x24x17xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x17xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x17xf32>) -> tensor<24x17xf32>
    return %1 : tensor<24x17xf32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<8x24x17xi1>, %arg1: tensor<i32>) -> tensor<24x17xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 17] : (tensor<8x24x17xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x17xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x17xi1>) -> tensor<24x17xi1>
    return %1 : tensor<24x17xi1>
  }
  func.func private @closed_call_12(%arg0: tensor<24x17xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<17x1xi32>, %arg5: tensor<24x17xf32>, %arg6: tensor<24x17xi1>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<24xf32>) -> tensor<24x17xf32>
    %1 = call @_where_13(%arg6, %arg0, %0) : (tensor<24x17xi1>, tensor<24x17xf32>, tensor<24x17xf32>) -> tensor<24x17xf32>
    %2 = stablehlo.multiply %1, %arg5 : tensor<24x17xf32>
    %3 = stablehlo.negate %2 : tensor<24x17xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x17xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<24xf32>
    %8 = call @_take_14(%arg4, %2) : (tensor<17x1xi32>, tensor<24x17xf32>) -> tensor<24x131xf32>
    %9 = stablehlo.add %arg1, %8 : tensor<24x131xf32>
    return %9, %7, %arg3 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_13(%arg0: tensor<24x17xi1>, %arg1: tensor<24x17xf32>, %arg2: tensor<24x17xf32>) -> tensor<24x17xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x17xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x17xi1>, tensor<24x17xf32>
    return %1 : tensor<24x17xf32>
  }
  func.func private @_take_14(%arg0: tensor<17x1xi32>, %arg1: tensor<24x17xf32>) -> tensor<24x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x131xf32>, tensor<17x1xi32>, tensor<24x17xf32>) -> tensor<24x131xf32>
    return %1 : tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<8x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<8x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_16(%arg0: tensor<24x17xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xf32>, %arg3: tensor<17x1xi32>, %arg4: tensor<24x17xi1>, %arg5: tensor<24x17xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>) -> (tensor<24x131xf32>, tensor<24xf32>) {
    %0 = stablehlo.multiply %arg2, %arg8 : tensor<24xf32>
    %1 = stablehlo.multiply %arg2, %arg7 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg6 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x17xf32>
    %4 = stablehlo.multiply %3, %arg5 : tensor<24x17xf32>
    %5 = call @_where_17(%arg4, %arg0, %4) : (tensor<24x17xi1>, tensor<24x17xf32>, tensor<24x17xf32>) -> tensor<24x17xf32>
    %6 = call @_take_14(%arg3, %5) : (tensor<17x1xi32>, tensor<24x17xf32>) -> tensor<24x131xf32>
    %7 = stablehlo.add %arg1, %6 : tensor<24x131xf32>
    return %7, %1 : tensor<24x131xf32>, tensor<24xf32>
  }
  func.func private @_where_17(%arg0: tensor<24x17xi1>, %arg1: tensor<24x17xf32>, %arg2: tensor<24x17xf32>) -> tensor<24x17xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x17xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x17xi1>, tensor<24x17xf32>
    return %1 : tensor<24x17xf32>
  }
}
