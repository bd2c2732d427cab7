module @jit_one_maximum_head_loops_capped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x120xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %17:21 = stablehlo.while(%iterArg = %arg0, %iterArg_45 = %arg1, %iterArg_46 = %2, %iterArg_47 = %1, %iterArg_48 = %4, %iterArg_49 = %3, %iterArg_50 = %6, %iterArg_51 = %5, %iterArg_52 = %8, %iterArg_53 = %7, %iterArg_54 = %c_16, %iterArg_55 = %c, %iterArg_56 = %0, %iterArg_57 = %9, %iterArg_58 = %10, %iterArg_59 = %11, %iterArg_60 = %12, %iterArg_61 = %13, %iterArg_62 = %14, %iterArg_63 = %15, %iterArg_64 = %16) : tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    cond {
      %c_65 = stablehlo.constant dense<3> : tensor<i32>
      %59 = stablehlo.compare LT, %iterArg_54, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %59 : tensor<i1>
    } do {
      %59:10 = func.call @closed_call(%iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_55, %iterArg_56) : (tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_57, %59#2, %iterArg_54) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %61 = func.call @dynamic_update_index_in_dim_0(%iterArg_58, %59#3, %iterArg_54) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %62 = func.call @dynamic_update_index_in_dim_0(%iterArg_59, %59#4, %iterArg_54) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %63 = func.call @dynamic_update_index_in_dim_0(%iterArg_60, %59#5, %iterArg_54) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %64 = func.call @dynamic_update_index_in_dim_0(%iterArg_61, %59#6, %iterArg_54) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %65 = func.call @dynamic_update_index_in_dim_1(%iterArg_62, %59#7, %iterArg_54) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %66 = func.call @dynamic_update_index_in_dim_1(%iterArg_63, %59#8, %iterArg_54) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %67 = func.call @dynamic_update_index_in_dim_1(%iterArg_64, %59#9, %iterArg_54) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %68 = stablehlo.add %iterArg_54, %c_65 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %68, %59#0, %59#1, %60, %61, %62, %63, %64, %65, %66, %67 : tensor<24x24xf32>, tensor<24x120xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    }
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<39> : tensor<i32>
    %20:2 = call @clip(%c_19, %c_20) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    call @take_along_axis() : () -> ()
    %21 = stablehlo.broadcast_in_dim %17#12, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %22:2 = call @_where(%c_21) : (tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>)
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3x24x1x1xi32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x24x40xf32>
    %c_29 = stablehlo.constant dense<false> : tensor<i1>
    %29 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i1>) -> tensor<3x24xi1>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %30:18 = stablehlo.while(%iterArg = %arg0, %iterArg_45 = %arg1, %iterArg_46 = %21, %iterArg_47 = %arg2, %iterArg_48 = %20#0, %iterArg_49 = %20#1, %iterArg_50 = %22#1, %iterArg_51 = %c_30, %iterArg_52 = %c_22, %iterArg_53 = %18, %iterArg_54 = %19, %iterArg_55 = %23, %iterArg_56 = %24, %iterArg_57 = %25, %iterArg_58 = %26, %iterArg_59 = %27, %iterArg_60 = %28, %iterArg_61 = %29) : tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    cond {
      %c_62 = stablehlo.constant dense<3> : tensor<i32>
      %59 = stablehlo.compare LT, %iterArg_51, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %59 : tensor<i1>
    } do {
      %59:10 = func.call @closed_call_2(%iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_52, %iterArg_53, %iterArg_54) : (tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>)
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_55, %59#3, %iterArg_51) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %61 = func.call @dynamic_update_index_in_dim_0(%iterArg_56, %59#4, %iterArg_51) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %62 = func.call @dynamic_update_index_in_dim_0(%iterArg_57, %59#5, %iterArg_51) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %63 = func.call @dynamic_update_index_in_dim_0(%iterArg_58, %59#6, %iterArg_51) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %64 = func.call @dynamic_update_index_in_dim_6(%iterArg_59, %59#7, %iterArg_51) : (tensor<3x24x1x1xi32>, tensor<24x1x1xi32>, tensor<i32>) -> tensor<3x24x1x1xi32>
      %65 = func.call @dynamic_update_index_in_dim_0(%iterArg_60, %59#8, %iterArg_51) : (tensor<3x24x40xf32>, tensor<24x40xf32>, tensor<i32>) -> tensor<3x24x40xf32>
      %66 = func.call @dynamic_update_index_in_dim_7(%iterArg_61, %59#9, %iterArg_51) : (tensor<3x24xi1>, tensor<24xi1>, tensor<i32>) -> tensor<3x24xi1>
      %c_62 = stablehlo.constant dense<1> : tensor<i32>
      %67 = stablehlo.add %iterArg_51, %c_62 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %67, %59#0, %59#1, %59#2, %60, %61, %62, %63, %64, %65, %66 : tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x1xf32>, tensor<24xi32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>
    }
    %31 = stablehlo.log %30#9 : tensor<24xf32>
    %32 = stablehlo.add %17#12, %31 : tensor<24xf32>
    %33 = stablehlo.subtract %32, %30#10 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.multiply %34, %17#12 : tensor<24xf32>
    %36 = stablehlo.add %33, %35 : tensor<24xf32>
    %37 = stablehlo.multiply %36, %arg3 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.multiply %42, %arg3 : tensor<24xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<24xf32>
    %46 = stablehlo.negate %43 : tensor<24xf32>
    %47 = stablehlo.add %45, %43 : tensor<24xf32>
    %48 = stablehlo.divide %43, %30#9 : tensor<24xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %52:15 = stablehlo.while(%iterArg = %30#11, %iterArg_45 = %30#12, %iterArg_46 = %30#13, %iterArg_47 = %30#14, %iterArg_48 = %30#15, %iterArg_49 = %30#16, %iterArg_50 = %30#17, %iterArg_51 = %arg0, %iterArg_52 = %22#0, %iterArg_53 = %c_41, %iterArg_54 = %49, %iterArg_55 = %50, %iterArg_56 = %51, %iterArg_57 = %48, %iterArg_58 = %46) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_59 = stablehlo.constant dense<3> : tensor<i32>
      %59 = stablehlo.compare LT, %iterArg_53, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %59 : tensor<i1>
    } do {
      %c_59 = stablehlo.constant dense<3> : tensor<i32>
      %59 = stablehlo.subtract %c_59, %iterArg_53 : tensor<i32>
      %c_60 = stablehlo.constant dense<1> : tensor<i32>
      %60 = stablehlo.subtract %59, %c_60 : tensor<i32>
      %61 = func.call @dynamic_index_in_dim(%iterArg, %60) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %62 = func.call @dynamic_index_in_dim_8(%iterArg_45, %60) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %63 = func.call @dynamic_index_in_dim_8(%iterArg_46, %60) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %64 = func.call @dynamic_index_in_dim_8(%iterArg_47, %60) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %65 = func.call @dynamic_index_in_dim_9(%iterArg_48, %60) : (tensor<3x24x1x1xi32>, tensor<i32>) -> tensor<24x1x1xi32>
      %66 = func.call @dynamic_index_in_dim_8(%iterArg_49, %60) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %67 = func.call @dynamic_index_in_dim_10(%iterArg_50, %60) : (tensor<3x24xi1>, tensor<i32>) -> tensor<24xi1>
      %68:5 = func.call @closed_call_11(%iterArg_51, %iterArg_52, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %61, %62, %63, %64, %65, %66, %67) : (tensor<24x24xf32>, tensor<24xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_61 = stablehlo.constant dense<1> : tensor<i32>
      %69 = stablehlo.add %iterArg_53, %c_61 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %69, %68#0, %68#1, %68#2, %68#3, %68#4 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x1x1xi32>, tensor<3x24x40xf32>, tensor<3x24xi1>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %53 = stablehlo.add %47, %52#12 : tensor<24xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %56:13 = stablehlo.while(%iterArg = %17#13, %iterArg_45 = %17#14, %iterArg_46 = %17#15, %iterArg_47 = %17#16, %iterArg_48 = %17#17, %iterArg_49 = %17#18, %iterArg_50 = %17#19, %iterArg_51 = %17#20, %iterArg_52 = %arg0, %iterArg_53 = %c_44, %iterArg_54 = %54, %iterArg_55 = %55, %iterArg_56 = %53) : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
    cond {
      %c_57 = stablehlo.constant dense<3> : tensor<i32>
      %59 = stablehlo.compare LT, %iterArg_53, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %59 : tensor<i1>
    } do {
      %c_57 = stablehlo.constant dense<3> : tensor<i32>
      %59 = stablehlo.subtract %c_57, %iterArg_53 : tensor<i32>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %60 = stablehlo.subtract %59, %c_58 : tensor<i32>
      %61 = func.call @dynamic_index_in_dim(%iterArg, %60) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %62 = func.call @dynamic_index_in_dim_8(%iterArg_45, %60) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %63 = func.call @dynamic_index_in_dim_8(%iterArg_46, %60) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %64 = func.call @dynamic_index_in_dim_8(%iterArg_47, %60) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %65 = func.call @dynamic_index_in_dim_8(%iterArg_48, %60) : (tensor<3x24x40xf32>, tensor<i32>) -> tensor<24x40xf32>
      %66 = func.call @dynamic_index_in_dim_14(%iterArg_49, %60) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %67 = func.call @dynamic_index_in_dim_14(%iterArg_50, %60) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %68 = func.call @dynamic_index_in_dim_14(%iterArg_51, %60) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %69:3 = func.call @closed_call_15(%iterArg_52, %iterArg_54, %iterArg_55, %iterArg_56, %61, %62, %63, %64, %65, %66, %67, %68) : (tensor<24x24xf32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>)
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %70 = stablehlo.add %iterArg_53, %c_59 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %70, %69#0, %69#1, %69#2 : tensor<3xi32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24x40xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
    }
    %57 = stablehlo.add %52#10, %56#10 : tensor<24x120xf32>
    %58 = stablehlo.add %52#11, %56#11 : tensor<24x24xf32>
    return %38, %58, %57 : tensor<f32>, tensor<24x24xf32>, tensor<24x120xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>, %arg11: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg10, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg10, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<120> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %9 = stablehlo.divide %7, %8 : tensor<24x40xf32>
    %10 = stablehlo.tanh %9 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %14 = stablehlo.multiply %13, %10 : tensor<24x40xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.reshape %15 : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %18 = stablehlo.compare EQ, %14, %17, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %19 = stablehlo.convert %18 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.convert %arg11 : tensor<24xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<24xf32>
    %23 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %24 = stablehlo.select %23, %arg3, %arg2 : tensor<24xi1>, tensor<24xf32>
    %25 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %26 = stablehlo.select %25, %arg5, %arg4 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.divide %24, %26 : tensor<24xf32>
    %28 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %29 = stablehlo.select %28, %arg7, %arg6 : tensor<24xi1>, tensor<24xf32>
    %30 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %31 = stablehlo.select %30, %arg9, %arg8 : tensor<24xi1>, tensor<24xf32>
    %32 = stablehlo.divide %29, %31 : tensor<24xf32>
    return %0, %22, %5, %6, %10, %12, %19, %20, %27, %32 : tensor<i32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x24x40xf32>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> tensor<3x24x40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x40xf32>) -> tensor<1x24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x24x40xf32>, tensor<1x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x40xf32>
    return %1 : tensor<3x24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @_where(%arg0: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %1 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24x1xf32>, %arg3: tensor<24xi32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>) -> (tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg7, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %arg7, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<120> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg1, %c_3, %5, sizes = [24, 40] : (tensor<24x120xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %9 = stablehlo.divide %7, %8 : tensor<24x40xf32>
    %10 = stablehlo.tanh %9 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %14 = stablehlo.multiply %13, %10 : tensor<24x40xf32>
    %15 = stablehlo.convert %1 : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %17 = stablehlo.subtract %arg3, %16 : tensor<24xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_7 = stablehlo.constant dense<40> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %21 = stablehlo.compare LT, %17, %20, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %22 = stablehlo.and %19, %21 : tensor<24xi1>
    %23 = call @clip_3(%17, %arg4, %arg5) : (tensor<24xi32>, tensor<i32>, tensor<i32>) -> tensor<24xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %25:2 = call @take_along_axis_4(%14, %24) : (tensor<24x40xf32>, tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>)
    %26 = stablehlo.reshape %25#0 : (tensor<24x1xf32>) -> tensor<24xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %28 = stablehlo.subtract %14, %27 : tensor<24x40xf32>
    %29 = stablehlo.exponential %28 : tensor<24x40xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %31 = stablehlo.add %arg8, %30 : tensor<24xf32>
    %32 = call @_where_5(%22, %26, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %33 = stablehlo.add %arg9, %32 : tensor<24xf32>
    return %0, %31, %33, %5, %6, %10, %12, %25#1, %29, %22 : tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x40xf32>, tensor<24xi1>
  }
  func.func private @clip_3(%arg0: tensor<24xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<24xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<24xi32>
    return %3 : tensor<24xi32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<24x40xf32>, %arg1: tensor<24x1xi32>) -> (tensor<24x1xf32>, tensor<24x1x1xi32>) {
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
    return %15, %5 : tensor<24x1xf32>, tensor<24x1x1xi32>
  }
  func.func private @_where_5(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<3x24x1x1xi32>, %arg1: tensor<24x1x1xi32>, %arg2: tensor<i32>) -> tensor<3x24x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<24x1x1xi32>) -> tensor<1x24x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<3x24x1x1xi32>, tensor<1x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x24x1x1xi32>
    return %1 : tensor<3x24x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<3x24xi1>, %arg1: tensor<24xi1>, %arg2: tensor<i32>) -> tensor<3x24xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xi1>) -> tensor<1x24xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xi1>, tensor<1x24xi1>, tensor<i32>, tensor<i32>) -> tensor<3x24xi1>
    return %1 : tensor<3x24xi1>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<3x24x40xf32>, %arg1: tensor<i32>) -> tensor<24x40xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 40] : (tensor<3x24x40xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x40xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x40xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<3x24x1x1xi32>, %arg1: tensor<i32>) -> tensor<24x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 24, 1, 1] : (tensor<3x24x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1x1xi32>) -> tensor<24x1x1xi32>
    return %1 : tensor<24x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<3x24xi1>, %arg1: tensor<i32>) -> tensor<24xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xi1>, tensor<i32>, tensor<i32>) -> tensor<1x24xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24xi1>) -> tensor<24xi1>
    return %1 : tensor<24xi1>
  }
  func.func private @closed_call_11(%arg0: tensor<24x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x120xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<i32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24x40xf32>, %arg10: tensor<24x40xf32>, %arg11: tensor<24x1x1xi32>, %arg12: tensor<24x40xf32>, %arg13: tensor<24xi1>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0 = call @_where_12(%arg13, %arg1, %arg6) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %1 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %2 = stablehlo.multiply %1, %arg12 : tensor<24x40xf32>
    %3 = stablehlo.negate %2 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.add %arg4, %6 : tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = call @take_along_axis_13(%arg11, %8) : (tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    %10 = stablehlo.add %2, %9 : tensor<24x40xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<24x40xf32>
    %13 = stablehlo.multiply %12, %arg10 : tensor<24x40xf32>
    %14 = stablehlo.multiply %13, %arg9 : tensor<24x40xf32>
    %15 = stablehlo.add %13, %14 : tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %17 = stablehlo.divide %15, %16 : tensor<24x40xf32>
    %18 = stablehlo.dot_general %17, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %20 = stablehlo.dot_general %17, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %21 = stablehlo.add %arg3, %20 : tensor<24x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.dynamic_update_slice %22, %19, %c, %arg7 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %24 = stablehlo.add %arg2, %23 : tensor<24x120xf32>
    return %24, %21, %7, %arg5, %arg6 : tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_12(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @take_along_axis_13(%arg0: tensor<24x1x1xi32>, %arg1: tensor<24x1xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<24x40xf32>, tensor<24x1x1xi32>, tensor<24x1xf32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_15(%arg0: tensor<24x24xf32>, %arg1: tensor<24x120xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>, %arg5: tensor<24x40xf32>, %arg6: tensor<24x40xf32>, %arg7: tensor<24x40xf32>, %arg8: tensor<24x40xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>) -> (tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>) {
    %0 = stablehlo.multiply %arg3, %arg11 : tensor<24xf32>
    %1 = stablehlo.multiply %arg3, %arg10 : tensor<24xf32>
    %2 = stablehlo.divide %0, %arg9 : tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %4 = stablehlo.multiply %3, %arg8 : tensor<24x40xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<24x40xf32>
    %7 = stablehlo.multiply %6, %arg7 : tensor<24x40xf32>
    %8 = stablehlo.multiply %7, %arg6 : tensor<24x40xf32>
    %9 = stablehlo.add %7, %8 : tensor<24x40xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %11 = stablehlo.divide %9, %10 : tensor<24x40xf32>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %14 = stablehlo.dot_general %11, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %15 = stablehlo.add %arg2, %14 : tensor<24x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x120xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.dynamic_update_slice %16, %13, %c, %arg4 : (tensor<24x120xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x120xf32>
    %18 = stablehlo.add %arg1, %17 : tensor<24x120xf32>
    return %18, %15, %1 : tensor<24x120xf32>, tensor<24x24xf32>, tensor<24xf32>
  }
}
