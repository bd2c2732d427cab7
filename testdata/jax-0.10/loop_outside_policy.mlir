module @jit_loop_outside_policy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x24xf32>) -> tensor<4x6x24xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<24xi32>) -> tensor<4x6xi32>
    %2 = stablehlo.reshape %arg3 : (tensor<24xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.reshape %arg4 : (tensor<24xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.reshape %arg5 : (tensor<24xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.iota dim = 0 : tensor<131xi32>
    %c = stablehlo.constant dense<128> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<131xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<131xi32>, tensor<131xi32>) -> tensor<131xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %8:3 = call @_where(%7, %cst) : (tensor<131xi1>, tensor<f32>) -> (tensor<6x131xi1>, tensor<6x131xf32>, tensor<6x131xf32>)
    call @log_softmax() : () -> ()
    call @take_along_axis() : () -> ()
    %cst_0 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.280000e+00> : tensor<f32>
    %9:10 = call @clip(%cst_0, %cst_1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x6x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x6x131xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4x6x1x1xi32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %29:39 = stablehlo.while(%iterArg = %0, %iterArg_27 = %1, %iterArg_28 = %2, %iterArg_29 = %3, %iterArg_30 = %4, %iterArg_31 = %arg1, %iterArg_32 = %8#0, %iterArg_33 = %8#2, %iterArg_34 = %9#0, %iterArg_35 = %9#1, %iterArg_36 = %9#2, %iterArg_37 = %9#3, %iterArg_38 = %9#4, %iterArg_39 = %9#5, %iterArg_40 = %9#6, %iterArg_41 = %9#7, %iterArg_42 = %9#8, %iterArg_43 = %9#9, %iterArg_44 = %11, %iterArg_45 = %10, %iterArg_46 = %13, %iterArg_47 = %12, %iterArg_48 = %15, %iterArg_49 = %14, %iterArg_50 = %17, %iterArg_51 = %16, %iterArg_52 = %c_22, %iterArg_53 = %cst_10, %iterArg_54 = %18, %iterArg_55 = %19, %iterArg_56 = %20, %iterArg_57 = %21, %iterArg_58 = %22, %iterArg_59 = %23, %iterArg_60 = %24, %iterArg_61 = %25, %iterArg_62 = %26, %iterArg_63 = %27, %iterArg_64 = %28) : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<6x131xi1>, tensor<6x131xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4xf32>
    cond {
      %c_65 = stablehlo.constant dense<4> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_52, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %34 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_52) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %35 = func.call @dynamic_index_in_dim_0(%iterArg_27, %iterArg_52) : (tensor<4x6xi32>, tensor<i32>) -> tensor<6xi32>
      %36 = func.call @dynamic_index_in_dim_1(%iterArg_28, %iterArg_52) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %37 = func.call @dynamic_index_in_dim_1(%iterArg_29, %iterArg_52) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %38 = func.call @dynamic_index_in_dim_1(%iterArg_30, %iterArg_52) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %39:12 = func.call @closed_call(%iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_53, %34, %35, %36, %37, %38) : (tensor<24x131xf32>, tensor<6x131xi1>, tensor<6x131xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>)
      %40 = func.call @dynamic_update_index_in_dim(%iterArg_54, %39#1, %iterArg_52) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %41 = func.call @dynamic_update_index_in_dim_6(%iterArg_55, %39#2, %iterArg_52) : (tensor<4x6x1xf32>, tensor<6x1xf32>, tensor<i32>) -> tensor<4x6x1xf32>
      %42 = func.call @dynamic_update_index_in_dim(%iterArg_56, %39#3, %iterArg_52) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %43 = func.call @dynamic_update_index_in_dim(%iterArg_57, %39#4, %iterArg_52) : (tensor<4x6x131xf32>, tensor<6x131xf32>, tensor<i32>) -> tensor<4x6x131xf32>
      %44 = func.call @dynamic_update_index_in_dim_7(%iterArg_58, %39#5, %iterArg_52) : (tensor<4x6x1x1xi32>, tensor<6x1x1xi32>, tensor<i32>) -> tensor<4x6x1x1xi32>
      %45 = func.call @dynamic_update_index_in_dim_8(%iterArg_59, %39#6, %iterArg_52) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %46 = func.call @dynamic_update_index_in_dim_8(%iterArg_60, %39#7, %iterArg_52) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %47 = func.call @dynamic_update_index_in_dim_8(%iterArg_61, %39#8, %iterArg_52) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %48 = func.call @dynamic_update_index_in_dim_8(%iterArg_62, %39#9, %iterArg_52) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %49 = func.call @dynamic_update_index_in_dim_8(%iterArg_63, %39#10, %iterArg_52) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %50 = func.call @dynamic_update_index_in_dim_9(%iterArg_64, %39#11, %iterArg_52) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %c_65 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.add %iterArg_52, %c_65 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %51, %39#0, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50 : tensor<4x6x24xf32>, tensor<4x6xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<24x131xf32>, tensor<6x131xi1>, tensor<6x131xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4xf32>
    }
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x6x24xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %32:21 = stablehlo.while(%iterArg = %0, %iterArg_27 = %29#28, %iterArg_28 = %29#29, %iterArg_29 = %29#30, %iterArg_30 = %29#31, %iterArg_31 = %29#32, %iterArg_32 = %29#33, %iterArg_33 = %29#34, %iterArg_34 = %29#35, %iterArg_35 = %3, %iterArg_36 = %29#36, %iterArg_37 = %29#37, %iterArg_38 = %4, %iterArg_39 = %29#38, %iterArg_40 = %arg1, %iterArg_41 = %8#0, %iterArg_42 = %8#1, %iterArg_43 = %c_26, %iterArg_44 = %30, %iterArg_45 = %cst_24, %iterArg_46 = %31) : tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<24x131xf32>, tensor<6x131xi1>, tensor<6x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    cond {
      %c_47 = stablehlo.constant dense<4> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_43, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %c_47 = stablehlo.constant dense<4> : tensor<i32>
      %34 = stablehlo.subtract %c_47, %iterArg_43 : tensor<i32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.subtract %34, %c_48 : tensor<i32>
      %36 = func.call @dynamic_index_in_dim(%iterArg, %35) : (tensor<4x6x24xf32>, tensor<i32>) -> tensor<6x24xf32>
      %37 = func.call @dynamic_index_in_dim_10(%iterArg_27, %35) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %38 = func.call @dynamic_index_in_dim_11(%iterArg_28, %35) : (tensor<4x6x1xf32>, tensor<i32>) -> tensor<6x1xf32>
      %39 = func.call @dynamic_index_in_dim_10(%iterArg_29, %35) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %40 = func.call @dynamic_index_in_dim_10(%iterArg_30, %35) : (tensor<4x6x131xf32>, tensor<i32>) -> tensor<6x131xf32>
      %41 = func.call @dynamic_index_in_dim_12(%iterArg_31, %35) : (tensor<4x6x1x1xi32>, tensor<i32>) -> tensor<6x1x1xi32>
      %42 = func.call @dynamic_index_in_dim_1(%iterArg_32, %35) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %43 = func.call @dynamic_index_in_dim_1(%iterArg_33, %35) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %44 = func.call @dynamic_index_in_dim_1(%iterArg_34, %35) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %45 = func.call @dynamic_index_in_dim_1(%iterArg_35, %35) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %46 = func.call @dynamic_index_in_dim_1(%iterArg_36, %35) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %47 = func.call @dynamic_index_in_dim_1(%iterArg_37, %35) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %48 = func.call @dynamic_index_in_dim_1(%iterArg_38, %35) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %49 = func.call @dynamic_index_in_dim_13(%iterArg_39, %35) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %50:3 = func.call @closed_call_14(%iterArg_40, %iterArg_41, %iterArg_42, %iterArg_44, %iterArg_45, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49) : (tensor<24x131xf32>, tensor<6x131xi1>, tensor<6x131xf32>, tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>)
      %51 = func.call @dynamic_update_index_in_dim_19(%iterArg_46, %50#2, %35) : (tensor<4x6x24xf32>, tensor<6x24xf32>, tensor<i32>) -> tensor<4x6x24xf32>
      %c_49 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_43, %c_49 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %52, %50#0, %50#1, %51 : tensor<4x6x24xf32>, tensor<4x6x131xf32>, tensor<4x6x1xf32>, tensor<4x6x131xf32>, tensor<4x6x131xf32>, tensor<4x6x1x1xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<24x131xf32>, tensor<6x131xi1>, tensor<6x131xf32>, tensor<i32>, tensor<24x131xf32>, tensor<f32>, tensor<4x6x24xf32>
    }
    %33 = stablehlo.reshape %32#20 : (tensor<4x6x24xf32>) -> tensor<24x24xf32>
    return %29#27, %33, %32#18 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<131xi1>, %arg1: tensor<f32>) -> (tensor<6x131xi1>, tensor<6x131xf32>, tensor<6x131xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<131xi1>) -> tensor<6x131xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    return %1, %3, %2 : tensor<6x131xi1>, tensor<6x131xf32>, tensor<6x131xf32>
  }
  func.func private @log_softmax() {
    return
  }
  func.func private @take_along_axis() {
    return
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.convert %arg1 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    return %0, %2, %1, %4, %3, %5, %7, %6, %9, %8 : tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x24xf32>, %arg1: tensor<i32>) -> tensor<6x24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 24] : (tensor<4x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x24xf32>) -> tensor<6x24xf32>
    return %1 : tensor<6x24xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<6x131xi1>, %arg2: tensor<6x131xf32>, %arg3: tensor<f32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<6xf32>, %arg8: tensor<f32>, %arg9: tensor<6xf32>, %arg10: tensor<6xf32>, %arg11: tensor<6xf32>, %arg12: tensor<6xf32>, %arg13: tensor<6xf32>, %arg14: tensor<6xf32>, %arg15: tensor<6xf32>, %arg16: tensor<6xf32>, %arg17: tensor<6xf32>, %arg18: tensor<6xf32>, %arg19: tensor<6xf32>, %arg20: tensor<6xf32>, %arg21: tensor<f32>, %arg22: tensor<6x24xf32>, %arg23: tensor<6xi32>, %arg24: tensor<6xf32>, %arg25: tensor<6xf32>, %arg26: tensor<6xf32>) -> (tensor<f32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg22, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x24xf32>, tensor<24x131xf32>) -> tensor<6x131xf32>
    %cst = stablehlo.constant dense<0.699999988> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6x131xf32>
    %3 = call @_where_2(%2, %arg1, %arg2) : (tensor<6x131xf32>, tensor<6x131xi1>, tensor<6x131xf32>) -> tensor<6x131xf32>
    %4:3 = call @log_softmax_3(%3) : (tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>)
    %5 = stablehlo.exponential %4#0 : tensor<6x131xf32>
    %6 = stablehlo.multiply %5, %4#0 : tensor<6x131xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.negate %7 : tensor<6xf32>
    %9 = stablehlo.broadcast_in_dim %arg23, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %10:2 = call @take_along_axis_4(%4#0, %9) : (tensor<6x131xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %11 = stablehlo.reshape %10#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %12 = stablehlo.subtract %11, %arg24 : tensor<6xf32>
    %13 = stablehlo.exponential %12 : tensor<6xf32>
    %14:3 = call @clip_5(%13, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %15 = stablehlo.multiply %13, %arg25 : tensor<6xf32>
    %16 = stablehlo.multiply %14#0, %arg25 : tensor<6xf32>
    %17 = stablehlo.minimum %15, %16 : tensor<6xf32>
    %18 = stablehlo.compare EQ, %15, %17, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %19 = stablehlo.select %18, %arg14, %arg13 : tensor<6xi1>, tensor<6xf32>
    %20 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %21 = stablehlo.select %20, %arg16, %arg15 : tensor<6xi1>, tensor<6xf32>
    %22 = stablehlo.divide %19, %21 : tensor<6xf32>
    %23 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %24 = stablehlo.select %23, %arg18, %arg17 : tensor<6xi1>, tensor<6xf32>
    %25 = stablehlo.compare EQ, %15, %17, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %26 = stablehlo.select %25, %arg20, %arg19 : tensor<6xi1>, tensor<6xf32>
    %27 = stablehlo.divide %24, %26 : tensor<6xf32>
    %28 = stablehlo.negate %17 : tensor<6xf32>
    %29 = stablehlo.multiply %28, %arg26 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%arg26 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.maximum %31, %cst_3 : tensor<f32>
    %33 = stablehlo.divide %30, %32 : tensor<f32>
    %34 = stablehlo.multiply %8, %arg26 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %36 = stablehlo.multiply %cst_5, %35 : tensor<f32>
    %37 = stablehlo.subtract %33, %36 : tensor<f32>
    %38 = stablehlo.add %arg21, %37 : tensor<f32>
    return %38, %4#1, %4#2, %5, %4#0, %10#1, %13, %14#1, %14#2, %22, %27, %32 : tensor<f32>, tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<6x131xf32>, %arg1: tensor<6x131xi1>, %arg2: tensor<6x131xf32>) -> tensor<6x131xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<6x131xi1>, tensor<6x131xf32>
    return %0 : tensor<6x131xf32>
  }
  func.func private @log_softmax_3(%arg0: tensor<6x131xf32>) -> (tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x131xf32>
    %6 = stablehlo.exponential %5 : tensor<6x131xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x131xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x131xf32>
    return %11, %6, %8 : tensor<6x131xf32>, tensor<6x131xf32>, tensor<6x1xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<130> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x131xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
  }
  func.func private @clip_5(%arg0: tensor<6xf32>, %arg1: tensor<f32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<f32>, %arg7: tensor<6xf32>, %arg8: tensor<6xf32>, %arg9: tensor<6xf32>, %arg10: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<6xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %3 = stablehlo.select %2, %arg3, %arg2 : tensor<6xi1>, tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.compare EQ, %4, %1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %6 = stablehlo.select %5, %arg5, %arg4 : tensor<6xi1>, tensor<6xf32>
    %7 = stablehlo.divide %3, %6 : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.minimum %8, %1 : tensor<6xf32>
    %10 = stablehlo.compare EQ, %1, %9, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = stablehlo.select %10, %arg8, %arg7 : tensor<6xi1>, tensor<6xf32>
    %12 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.compare EQ, %12, %9, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %14 = stablehlo.select %13, %arg10, %arg9 : tensor<6xi1>, tensor<6xf32>
    %15 = stablehlo.divide %11, %14 : tensor<6xf32>
    return %9, %7, %15 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6x131xf32>, %arg1: tensor<6x131xf32>, %arg2: tensor<i32>) -> tensor<4x6x131xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x131xf32>) -> tensor<1x6x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x131xf32>, tensor<1x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x131xf32>
    return %1 : tensor<4x6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x6x1xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<i32>) -> tensor<4x6x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x1xf32>) -> tensor<1x6x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x1xf32>, tensor<1x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1xf32>
    return %1 : tensor<4x6x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<6x1x1xi32>, %arg2: tensor<i32>) -> tensor<4x6x1x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<6x1x1xi32>) -> tensor<1x6x1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x6x1x1xi32>, tensor<1x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x1x1xi32>
    return %1 : tensor<4x6x1x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<4x6x131xf32>, %arg1: tensor<i32>) -> tensor<6x131xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 131] : (tensor<4x6x131xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x131xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x131xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<4x6x1xf32>, %arg1: tensor<i32>) -> tensor<6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 1] : (tensor<4x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1xf32>) -> tensor<6x1xf32>
    return %1 : tensor<6x1xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<4x6x1x1xi32>, %arg1: tensor<i32>) -> tensor<6x1x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 6, 1, 1] : (tensor<4x6x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x1x1xi32>) -> tensor<6x1x1xi32>
    return %1 : tensor<6x1x1xi32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_14(%arg0: tensor<24x131xf32>, %arg1: tensor<6x131xi1>, %arg2: tensor<6x131xf32>, %arg3: tensor<24x131xf32>, %arg4: tensor<f32>, %arg5: tensor<6x24xf32>, %arg6: tensor<6x131xf32>, %arg7: tensor<6x1xf32>, %arg8: tensor<6x131xf32>, %arg9: tensor<6x131xf32>, %arg10: tensor<6x1x1xi32>, %arg11: tensor<6xf32>, %arg12: tensor<6xf32>, %arg13: tensor<6xf32>, %arg14: tensor<6xf32>, %arg15: tensor<6xf32>, %arg16: tensor<6xf32>, %arg17: tensor<6xf32>, %arg18: tensor<f32>) -> (tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>) {
    %0 = stablehlo.negate %arg4 : tensor<f32>
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1 = stablehlo.multiply %cst, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.multiply %2, %arg17 : tensor<6xf32>
    %4 = stablehlo.divide %arg4, %arg18 : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.multiply %5, %arg17 : tensor<6xf32>
    %7 = stablehlo.negate %6 : tensor<6xf32>
    %8 = stablehlo.multiply %7, %arg16 : tensor<6xf32>
    %9 = stablehlo.multiply %7, %arg15 : tensor<6xf32>
    %10 = stablehlo.multiply %8, %arg14 : tensor<6xf32>
    %11 = stablehlo.multiply %9, %arg14 : tensor<6xf32>
    %12 = call @clip_15(%arg12, %arg13, %10) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %13 = stablehlo.add %11, %12 : tensor<6xf32>
    %14 = stablehlo.multiply %13, %arg11 : tensor<6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %16 = call @take_along_axis_16(%arg10, %15) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    %17 = stablehlo.negate %3 : tensor<6xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %19 = stablehlo.multiply %arg8, %18 : tensor<6x131xf32>
    %20 = stablehlo.add %16, %19 : tensor<6x131xf32>
    %21 = stablehlo.multiply %18, %arg9 : tensor<6x131xf32>
    %22 = stablehlo.multiply %21, %arg8 : tensor<6x131xf32>
    %23 = stablehlo.add %20, %22 : tensor<6x131xf32>
    %24 = call @log_softmax_17(%arg6, %arg7, %23) : (tensor<6x131xf32>, tensor<6x1xf32>, tensor<6x131xf32>) -> tensor<6x131xf32>
    %25 = call @_where_18(%arg1, %arg2, %24) : (tensor<6x131xi1>, tensor<6x131xf32>, tensor<6x131xf32>) -> tensor<6x131xf32>
    %cst_0 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %27 = stablehlo.divide %25, %26 : tensor<6x131xf32>
    %28 = stablehlo.dot_general %27, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<6x24xf32>) -> tensor<131x24xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<131x24xf32>) -> tensor<24x131xf32>
    %30 = stablehlo.add %arg3, %29 : tensor<24x131xf32>
    %31 = stablehlo.dot_general %27, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x131xf32>, tensor<24x131xf32>) -> tensor<6x24xf32>
    return %30, %arg4, %31 : tensor<24x131xf32>, tensor<f32>, tensor<6x24xf32>
  }
  func.func private @clip_15(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<6xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @take_along_axis_16(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x131xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @log_softmax_17(%arg0: tensor<6x131xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x131xf32>) -> tensor<6x131xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x131xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x131xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x131xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x131xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x131xf32>
    return %7 : tensor<6x131xf32>
  }
  func.func private @_where_18(%arg0: tensor<6x131xi1>, %arg1: tensor<6x131xf32>, %arg2: tensor<6x131xf32>) -> tensor<6x131xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x131xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<6x131xi1>, tensor<6x131xf32>
    return %1 : tensor<6x131xf32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<4x6x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<i32>) -> tensor<4x6x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x24xf32>) -> tensor<1x6x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x24xf32>, tensor<1x6x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x24xf32>
    return %1 : tensor<4x6x24xf32>
  }
}
