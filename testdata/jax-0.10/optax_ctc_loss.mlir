module @jit_optax_ctc_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x13x40xf32>, %arg1: tensor<40x1003xf32>, %arg2: tensor<2x13xf32>, %arg3: tensor<2x5xi32>, %arg4: tensor<2x5xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x13x40xf32> {jax.result_info = "result[1][0]"}, tensor<40x1003xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x13x40xf32>, tensor<40x1003xf32>) -> tensor<2x13x1003xf32>
    %1 = stablehlo.slice %0 [0:2, 0:13, 0:1] : (tensor<2x13x1003xf32>) -> tensor<2x13x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13x1xf32>) -> tensor<2x13xf32>
    %3:3 = call @log_softmax(%0) : (tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%arg4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.convert %4 : (tensor<2xf32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %7 = stablehlo.subtract %6, %5 : tensor<2xi32>
    %8 = stablehlo.slice %arg3 [0:2, 0:4] : (tensor<2x5xi32>) -> tensor<2x4xi32>
    %9 = stablehlo.slice %arg3 [0:2, 1:5] : (tensor<2x5xi32>) -> tensor<2x4xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %11 = stablehlo.convert %10 : (tensor<2x4xi1>) -> tensor<2x4xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %12 = call @_pad(%11, %c_0) : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x5xf32>
    %13 = stablehlo.slice %3#0 [0:2, 0:13, 0:1] : (tensor<2x13x1003xf32>) -> tensor<2x13x1xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0, 2] : (tensor<2x13x1xf32>) -> tensor<13x2x1xf32>
    %15 = call @_one_hot(%arg3) : (tensor<2x5xi32>) -> tensor<2x5x1003xf32>
    %16 = stablehlo.dot_general %3#0, %15, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x5x1003xf32>) -> tensor<2x13x5xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0, 2] : (tensor<2x13x5xf32>) -> tensor<13x2x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_2 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<2x6xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %23 = "stablehlo.scatter"(%20, %21, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      stablehlo.return %arg6 : tensor<f32>
    }) : (tensor<2x6xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<2x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<2x5xf32>
    %27 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<2x13xf32>) -> tensor<13x2xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %29 = stablehlo.multiply %28, %12 : tensor<2x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %39 = stablehlo.subtract %38, %12 : tensor<2x5xf32>
    %cst_17 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<2x5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<13x2x6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<13x2x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<13x2x5xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<13x2x5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<13x2x5xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<13x2x5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<13x2x5xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<13x2x5xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<13x2x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<13x2x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<13x2x1xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %57:31 = stablehlo.while(%iterArg = %17, %iterArg_59 = %14, %iterArg_60 = %27, %iterArg_61 = %29, %iterArg_62 = %41, %iterArg_63 = %30, %iterArg_64 = %31, %iterArg_65 = %32, %iterArg_66 = %33, %iterArg_67 = %34, %iterArg_68 = %35, %iterArg_69 = %36, %iterArg_70 = %37, %iterArg_71 = %42, %iterArg_72 = %43, %iterArg_73 = %44, %iterArg_74 = %45, %iterArg_75 = %c_33, %iterArg_76 = %23, %iterArg_77 = %26, %iterArg_78 = %46, %iterArg_79 = %47, %iterArg_80 = %48, %iterArg_81 = %49, %iterArg_82 = %50, %iterArg_83 = %51, %iterArg_84 = %52, %iterArg_85 = %53, %iterArg_86 = %54, %iterArg_87 = %55, %iterArg_88 = %56) : tensor<13x2x5xf32>, tensor<13x2x1xf32>, tensor<13x2xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<i32>, tensor<2x6xf32>, tensor<2x5xf32>, tensor<13x2x6xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x1xf32>, tensor<13x2x1xf32>, tensor<13x2x1xf32>
    cond {
      %c_89 = stablehlo.constant dense<13> : tensor<i32>
      %133 = stablehlo.compare LT, %iterArg_75, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    } do {
      %133 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_75) : (tensor<13x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %134 = func.call @dynamic_index_in_dim_0(%iterArg_59, %iterArg_75) : (tensor<13x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %135 = func.call @dynamic_index_in_dim_1(%iterArg_60, %iterArg_75) : (tensor<13x2xf32>, tensor<i32>) -> tensor<2xf32>
      %136:13 = func.call @closed_call(%iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_76, %iterArg_77, %133, %134, %135) : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>, tensor<2xf32>) -> (tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>)
      %137 = func.call @dynamic_update_index_in_dim(%iterArg_78, %136#2, %iterArg_75) : (tensor<13x2x6xf32>, tensor<2x6xf32>, tensor<i32>) -> tensor<13x2x6xf32>
      %138 = func.call @dynamic_update_index_in_dim_2(%iterArg_79, %136#3, %iterArg_75) : (tensor<13x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<13x2x5xf32>
      %139 = func.call @dynamic_update_index_in_dim_2(%iterArg_80, %136#4, %iterArg_75) : (tensor<13x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<13x2x5xf32>
      %140 = func.call @dynamic_update_index_in_dim_2(%iterArg_81, %136#5, %iterArg_75) : (tensor<13x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<13x2x5xf32>
      %141 = func.call @dynamic_update_index_in_dim_2(%iterArg_82, %136#6, %iterArg_75) : (tensor<13x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<13x2x5xf32>
      %142 = func.call @dynamic_update_index_in_dim_2(%iterArg_83, %136#7, %iterArg_75) : (tensor<13x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<13x2x5xf32>
      %143 = func.call @dynamic_update_index_in_dim_2(%iterArg_84, %136#8, %iterArg_75) : (tensor<13x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<13x2x5xf32>
      %144 = func.call @dynamic_update_index_in_dim_2(%iterArg_85, %136#9, %iterArg_75) : (tensor<13x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<13x2x5xf32>
      %145 = func.call @dynamic_update_index_in_dim_3(%iterArg_86, %136#10, %iterArg_75) : (tensor<13x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<13x2x1xf32>
      %146 = func.call @dynamic_update_index_in_dim_3(%iterArg_87, %136#11, %iterArg_75) : (tensor<13x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<13x2x1xf32>
      %147 = func.call @dynamic_update_index_in_dim_3(%iterArg_88, %136#12, %iterArg_75) : (tensor<13x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<13x2x1xf32>
      %c_89 = stablehlo.constant dense<1> : tensor<i32>
      %148 = stablehlo.add %iterArg_75, %c_89 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %148, %136#0, %136#1, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147 : tensor<13x2x5xf32>, tensor<13x2x1xf32>, tensor<13x2xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<i32>, tensor<2x6xf32>, tensor<2x5xf32>, tensor<13x2x6xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x1xf32>, tensor<13x2x1xf32>, tensor<13x2x1xf32>
    }
    %58 = stablehlo.slice %57#20 [12:13, 0:2, 0:6] : (tensor<13x2x6xf32>) -> tensor<1x2x6xf32>
    %59 = stablehlo.reshape %58 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
    %60 = stablehlo.slice %57#21 [12:13, 0:2, 0:5] : (tensor<13x2x5xf32>) -> tensor<1x2x5xf32>
    %61 = stablehlo.reshape %60 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %62 = stablehlo.slice %59 [0:2, 0:1] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %63 = stablehlo.slice %59 [0:2, 1:6] : (tensor<2x6xf32>) -> tensor<2x5xf32>
    %64 = stablehlo.maximum %63, %61 : tensor<2x5xf32>
    %65 = stablehlo.subtract %63, %61 : tensor<2x5xf32>
    %66 = stablehlo.compare NE, %65, %65, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %67 = stablehlo.add %63, %61 : tensor<2x5xf32>
    %68 = stablehlo.abs %65 : tensor<2x5xf32>
    %69 = stablehlo.negate %68 : tensor<2x5xf32>
    %70 = stablehlo.exponential %69 : tensor<2x5xf32>
    %71 = stablehlo.log_plus_one %70 : tensor<2x5xf32>
    %72 = stablehlo.add %64, %71 : tensor<2x5xf32>
    %73 = stablehlo.select %66, %67, %72 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_34 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %75 = stablehlo.compare EQ, %63, %74, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %77 = stablehlo.select %75, %76, %63 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_36 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %79 = stablehlo.compare EQ, %73, %78, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %81 = stablehlo.select %79, %80, %73 : tensor<2x5xi1>, tensor<2x5xf32>
    %82 = stablehlo.subtract %77, %81 : tensor<2x5xf32>
    %83 = stablehlo.exponential %82 : tensor<2x5xf32>
    %cst_38 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %85 = stablehlo.compare EQ, %61, %84, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %87 = stablehlo.select %85, %86, %61 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_40 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %89 = stablehlo.compare EQ, %73, %88, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %91 = stablehlo.select %89, %90, %73 : tensor<2x5xi1>, tensor<2x5xf32>
    %92 = stablehlo.subtract %87, %91 : tensor<2x5xf32>
    %93 = stablehlo.exponential %92 : tensor<2x5xf32>
    %94 = stablehlo.concatenate %62, %73, dim = 1 : (tensor<2x1xf32>, tensor<2x5xf32>) -> tensor<2x6xf32>
    %c_42 = stablehlo.constant dense<12> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %96 = "stablehlo.scatter"(%57#20, %95, %94) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      stablehlo.return %arg6 : tensor<f32>
    }) : (tensor<13x2x6xf32>, tensor<1xi32>, tensor<2x6xf32>) -> tensor<13x2x6xf32>
    %97 = call @_one_hot_4(%7) : (tensor<2xi32>) -> tensor<2x6xf32>
    %98 = stablehlo.dot_general %94, %97, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2xf32>
    %99 = stablehlo.negate %98 : tensor<2xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %101 = stablehlo.divide %100, %cst_44 : tensor<f32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %104 = stablehlo.divide %cst_47, %cst_48 : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %106 = stablehlo.negate %105 : tensor<2xf32>
    %107 = stablehlo.dot_general %106, %97, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %108 = stablehlo.slice %107 [0:2, 0:1] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %109 = stablehlo.slice %107 [0:2, 1:6] : (tensor<2x6xf32>) -> tensor<2x5xf32>
    %110 = stablehlo.multiply %109, %93 : tensor<2x5xf32>
    %111 = stablehlo.multiply %109, %83 : tensor<2x5xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.pad %111, %cst_49, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.pad %108, %cst_50, low = [0, 0], high = [0, 5], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %114 = stablehlo.add %112, %113 : tensor<2x6xf32>
    %115 = stablehlo.broadcast_in_dim %110, dims = [1, 2] : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.pad %115, %cst_51, low = [12, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x2x5xf32>, tensor<f32>) -> tensor<13x2x5xf32>
    %117 = stablehlo.broadcast_in_dim %114, dims = [1, 2] : (tensor<2x6xf32>) -> tensor<1x2x6xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.pad %117, %cst_52, low = [12, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x2x6xf32>, tensor<f32>) -> tensor<13x2x6xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<13x2x5xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<13x2x1xf32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %123:16 = stablehlo.while(%iterArg = %118, %iterArg_59 = %116, %iterArg_60 = %57#22, %iterArg_61 = %57#23, %iterArg_62 = %57#24, %iterArg_63 = %57#25, %iterArg_64 = %57#26, %iterArg_65 = %57#27, %iterArg_66 = %57#28, %iterArg_67 = %57#29, %iterArg_68 = %57#30, %iterArg_69 = %c_57, %iterArg_70 = %119, %iterArg_71 = %120, %iterArg_72 = %121, %iterArg_73 = %122) : tensor<13x2x6xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x1xf32>, tensor<13x2x1xf32>, tensor<13x2x1xf32>, tensor<i32>, tensor<2x6xf32>, tensor<2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x1xf32>
    cond {
      %c_74 = stablehlo.constant dense<13> : tensor<i32>
      %133 = stablehlo.compare LT, %iterArg_69, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %133 : tensor<i1>
    } do {
      %c_74 = stablehlo.constant dense<13> : tensor<i32>
      %133 = stablehlo.subtract %c_74, %iterArg_69 : tensor<i32>
      %c_75 = stablehlo.constant dense<1> : tensor<i32>
      %134 = stablehlo.subtract %133, %c_75 : tensor<i32>
      %135 = func.call @dynamic_index_in_dim_5(%iterArg, %134) : (tensor<13x2x6xf32>, tensor<i32>) -> tensor<2x6xf32>
      %136 = func.call @dynamic_index_in_dim(%iterArg_59, %134) : (tensor<13x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %137 = func.call @dynamic_index_in_dim(%iterArg_60, %134) : (tensor<13x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %138 = func.call @dynamic_index_in_dim(%iterArg_61, %134) : (tensor<13x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %139 = func.call @dynamic_index_in_dim(%iterArg_62, %134) : (tensor<13x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %140 = func.call @dynamic_index_in_dim(%iterArg_63, %134) : (tensor<13x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %141 = func.call @dynamic_index_in_dim(%iterArg_64, %134) : (tensor<13x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %142 = func.call @dynamic_index_in_dim(%iterArg_65, %134) : (tensor<13x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %143 = func.call @dynamic_index_in_dim_0(%iterArg_66, %134) : (tensor<13x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %144 = func.call @dynamic_index_in_dim_0(%iterArg_67, %134) : (tensor<13x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %145 = func.call @dynamic_index_in_dim_0(%iterArg_68, %134) : (tensor<13x2x1xf32>, tensor<i32>) -> tensor<2x1xf32>
      %146:4 = func.call @closed_call_6(%iterArg_70, %iterArg_71, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145) : (tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> (tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>)
      %147 = func.call @dynamic_update_index_in_dim_2(%iterArg_72, %146#2, %134) : (tensor<13x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<13x2x5xf32>
      %148 = func.call @dynamic_update_index_in_dim_3(%iterArg_73, %146#3, %134) : (tensor<13x2x1xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<13x2x1xf32>
      %c_76 = stablehlo.constant dense<1> : tensor<i32>
      %149 = stablehlo.add %iterArg_69, %c_76 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %149, %146#0, %146#1, %147, %148 : tensor<13x2x6xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x1xf32>, tensor<13x2x1xf32>, tensor<13x2x1xf32>, tensor<i32>, tensor<2x6xf32>, tensor<2x5xf32>, tensor<13x2x5xf32>, tensor<13x2x1xf32>
    }
    %124 = stablehlo.transpose %123#14, dims = [1, 0, 2] : (tensor<13x2x5xf32>) -> tensor<2x13x5xf32>
    %125 = stablehlo.dot_general %124, %15, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x5xf32>, tensor<2x5x1003xf32>) -> tensor<2x13x1003xf32>
    %126 = stablehlo.transpose %123#15, dims = [1, 0, 2] : (tensor<13x2x1xf32>) -> tensor<2x13x1xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.pad %126, %cst_58, low = [0, 0, 0], high = [0, 0, 1002], interior = [0, 0, 0] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13x1003xf32>
    %128 = stablehlo.add %125, %127 : tensor<2x13x1003xf32>
    %129 = call @log_softmax_7(%3#1, %3#2, %128) : (tensor<2x13x1003xf32>, tensor<2x13x1xf32>, tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32>
    %130 = stablehlo.dot_general %129, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<2x13x40xf32>) -> tensor<1003x40xf32>
    %131 = stablehlo.transpose %130, dims = [1, 0] : (tensor<1003x40xf32>) -> tensor<40x1003xf32>
    %132 = stablehlo.dot_general %129, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x13x1003xf32>, tensor<40x1003xf32>) -> tensor<2x13x40xf32>
    return %101, %132, %131 : tensor<f32>, tensor<2x13x40xf32>, tensor<40x1003xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x13x1003xf32>) -> (tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x13x1003xf32>
    %6 = stablehlo.exponential %5 : tensor<2x13x1003xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %9 = stablehlo.log %8 : tensor<2x13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x13x1xf32>) -> tensor<2x13x1003xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x13x1003xf32>
    return %11, %6, %8 : tensor<2x13x1003xf32>, tensor<2x13x1003xf32>, tensor<2x13x1xf32>
  }
  func.func private @_pad(%arg0: tensor<2x4xf32>, %arg1: tensor<i32>) -> tensor<2x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x5xf32>
    return %1 : tensor<2x5xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2x5xi32>) -> tensor<2x5x1003xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x1003xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x5x1xi32>) -> tensor<2x5x1003xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x1003xi32>) -> tensor<2x5x1003xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x5x1003xi32>, tensor<2x5x1003xi32>) -> tensor<2x5x1003xi1>
    %5 = stablehlo.convert %4 : (tensor<2x5x1003xi1>) -> tensor<2x5x1003xf32>
    return %5 : tensor<2x5x1003xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<13x2x5xf32>, %arg1: tensor<i32>) -> tensor<2x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 5] : (tensor<13x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    return %1 : tensor<2x5xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<13x2x1xf32>, %arg1: tensor<i32>) -> tensor<2x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 1] : (tensor<13x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
    return %1 : tensor<2x1xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<13x2xf32>, %arg1: tensor<i32>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<13x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<2x5xf32>, %arg3: tensor<2x5xf32>, %arg4: tensor<2x5xf32>, %arg5: tensor<2x5xf32>, %arg6: tensor<2x5xf32>, %arg7: tensor<2x5xf32>, %arg8: tensor<2x5xf32>, %arg9: tensor<2x5xf32>, %arg10: tensor<2x5xf32>, %arg11: tensor<2x5xf32>, %arg12: tensor<2x5xf32>, %arg13: tensor<2x5xf32>, %arg14: tensor<2x6xf32>, %arg15: tensor<2x5xf32>, %arg16: tensor<2x5xf32>, %arg17: tensor<2x1xf32>, %arg18: tensor<2xf32>) -> (tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
    %0 = stablehlo.add %arg15, %arg0 : tensor<2x5xf32>
    %1 = stablehlo.slice %arg14 [0:2, 0:1] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.slice %arg14 [0:2, 1:6] : (tensor<2x6xf32>) -> tensor<2x5xf32>
    %3 = stablehlo.maximum %2, %0 : tensor<2x5xf32>
    %4 = stablehlo.subtract %2, %0 : tensor<2x5xf32>
    %5 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %6 = stablehlo.add %2, %0 : tensor<2x5xf32>
    %7 = stablehlo.abs %4 : tensor<2x5xf32>
    %8 = stablehlo.negate %7 : tensor<2x5xf32>
    %9 = stablehlo.exponential %8 : tensor<2x5xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2x5xf32>
    %11 = stablehlo.add %3, %10 : tensor<2x5xf32>
    %12 = stablehlo.select %5, %6, %11 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %14 = stablehlo.compare EQ, %2, %13, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %15 = stablehlo.select %14, %arg2, %2 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %17 = stablehlo.compare EQ, %12, %16, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %18 = stablehlo.select %17, %arg3, %12 : tensor<2x5xi1>, tensor<2x5xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<2x5xf32>
    %20 = stablehlo.exponential %19 : tensor<2x5xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %22 = stablehlo.compare EQ, %0, %21, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %23 = stablehlo.select %22, %arg4, %0 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %25 = stablehlo.compare EQ, %12, %24, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %26 = stablehlo.select %25, %arg5, %12 : tensor<2x5xi1>, tensor<2x5xf32>
    %27 = stablehlo.subtract %23, %26 : tensor<2x5xf32>
    %28 = stablehlo.exponential %27 : tensor<2x5xf32>
    %29 = stablehlo.concatenate %1, %12, dim = 1 : (tensor<2x1xf32>, tensor<2x5xf32>) -> tensor<2x6xf32>
    %30 = stablehlo.slice %29 [0:2, 0:5] : (tensor<2x6xf32>) -> tensor<2x5xf32>
    %31 = stablehlo.add %30, %arg16 : tensor<2x5xf32>
    %32 = stablehlo.add %arg15, %arg16 : tensor<2x5xf32>
    %33 = stablehlo.maximum %31, %32 : tensor<2x5xf32>
    %34 = stablehlo.subtract %31, %32 : tensor<2x5xf32>
    %35 = stablehlo.compare NE, %34, %34, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %36 = stablehlo.add %31, %32 : tensor<2x5xf32>
    %37 = stablehlo.abs %34 : tensor<2x5xf32>
    %38 = stablehlo.negate %37 : tensor<2x5xf32>
    %39 = stablehlo.exponential %38 : tensor<2x5xf32>
    %40 = stablehlo.log_plus_one %39 : tensor<2x5xf32>
    %41 = stablehlo.add %33, %40 : tensor<2x5xf32>
    %42 = stablehlo.select %35, %36, %41 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %44 = stablehlo.compare EQ, %31, %43, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %45 = stablehlo.select %44, %arg6, %31 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %47 = stablehlo.compare EQ, %42, %46, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %48 = stablehlo.select %47, %arg7, %42 : tensor<2x5xi1>, tensor<2x5xf32>
    %49 = stablehlo.subtract %45, %48 : tensor<2x5xf32>
    %50 = stablehlo.exponential %49 : tensor<2x5xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %52 = stablehlo.compare EQ, %32, %51, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %53 = stablehlo.select %52, %arg8, %32 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %55 = stablehlo.compare EQ, %42, %54, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %56 = stablehlo.select %55, %arg9, %42 : tensor<2x5xi1>, tensor<2x5xf32>
    %57 = stablehlo.subtract %53, %56 : tensor<2x5xf32>
    %58 = stablehlo.exponential %57 : tensor<2x5xf32>
    %59 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x6xf32>
    %60 = stablehlo.add %29, %59 : tensor<2x6xf32>
    %61 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %62 = stablehlo.add %arg15, %61 : tensor<2x5xf32>
    %63 = stablehlo.add %62, %arg1 : tensor<2x5xf32>
    %64 = stablehlo.slice %60 [0:2, 0:1] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %65 = stablehlo.slice %60 [0:2, 1:6] : (tensor<2x6xf32>) -> tensor<2x5xf32>
    %66 = stablehlo.maximum %65, %63 : tensor<2x5xf32>
    %67 = stablehlo.subtract %65, %63 : tensor<2x5xf32>
    %68 = stablehlo.compare NE, %67, %67, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %69 = stablehlo.add %65, %63 : tensor<2x5xf32>
    %70 = stablehlo.abs %67 : tensor<2x5xf32>
    %71 = stablehlo.negate %70 : tensor<2x5xf32>
    %72 = stablehlo.exponential %71 : tensor<2x5xf32>
    %73 = stablehlo.log_plus_one %72 : tensor<2x5xf32>
    %74 = stablehlo.add %66, %73 : tensor<2x5xf32>
    %75 = stablehlo.select %68, %69, %74 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %77 = stablehlo.compare EQ, %65, %76, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %78 = stablehlo.select %77, %arg10, %65 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %80 = stablehlo.compare EQ, %75, %79, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %81 = stablehlo.select %80, %arg11, %75 : tensor<2x5xi1>, tensor<2x5xf32>
    %82 = stablehlo.subtract %78, %81 : tensor<2x5xf32>
    %83 = stablehlo.exponential %82 : tensor<2x5xf32>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %85 = stablehlo.compare EQ, %63, %84, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %86 = stablehlo.select %85, %arg12, %63 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_10 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %88 = stablehlo.compare EQ, %75, %87, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %89 = stablehlo.select %88, %arg13, %75 : tensor<2x5xi1>, tensor<2x5xf32>
    %90 = stablehlo.subtract %86, %89 : tensor<2x5xf32>
    %91 = stablehlo.exponential %90 : tensor<2x5xf32>
    %92 = stablehlo.concatenate %64, %75, dim = 1 : (tensor<2x1xf32>, tensor<2x5xf32>) -> tensor<2x6xf32>
    %93 = stablehlo.reshape %arg18 : (tensor<2xf32>) -> tensor<2x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %95 = stablehlo.multiply %94, %arg15 : tensor<2x5xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %97 = stablehlo.subtract %96, %93 : tensor<2x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %99 = stablehlo.multiply %98, %42 : tensor<2x5xf32>
    %100 = stablehlo.add %95, %99 : tensor<2x5xf32>
    %101 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x6xf32>
    %102 = stablehlo.multiply %101, %arg14 : tensor<2x6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %104 = stablehlo.subtract %103, %93 : tensor<2x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x6xf32>
    %106 = stablehlo.multiply %105, %92 : tensor<2x6xf32>
    %107 = stablehlo.add %102, %106 : tensor<2x6xf32>
    return %107, %100, %107, %100, %20, %28, %50, %58, %83, %91, %93, %97, %104 : tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<13x2x6xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<i32>) -> tensor<13x2x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x6xf32>) -> tensor<1x2x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<13x2x6xf32>, tensor<1x2x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<13x2x6xf32>
    return %1 : tensor<13x2x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<13x2x5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<i32>) -> tensor<13x2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<13x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<13x2x5xf32>
    return %1 : tensor<13x2x5xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<13x2x1xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<i32>) -> tensor<13x2x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<13x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<13x2x1xf32>
    return %1 : tensor<13x2x1xf32>
  }
  func.func private @_one_hot_4(%arg0: tensor<2xi32>) -> tensor<2x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x6xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x6xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<2x6xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi1>
    %5 = stablehlo.convert %4 : (tensor<2x6xi1>) -> tensor<2x6xf32>
    return %5 : tensor<2x6xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<13x2x6xf32>, %arg1: tensor<i32>) -> tensor<2x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 6] : (tensor<13x2x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6xf32>) -> tensor<2x6xf32>
    return %1 : tensor<2x6xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<2x6xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<2x6xf32>, %arg3: tensor<2x5xf32>, %arg4: tensor<2x5xf32>, %arg5: tensor<2x5xf32>, %arg6: tensor<2x5xf32>, %arg7: tensor<2x5xf32>, %arg8: tensor<2x5xf32>, %arg9: tensor<2x5xf32>, %arg10: tensor<2x1xf32>, %arg11: tensor<2x1xf32>, %arg12: tensor<2x1xf32>) -> (tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>) {
    %0 = stablehlo.add %arg0, %arg2 : tensor<2x6xf32>
    %1 = stablehlo.add %arg1, %arg3 : tensor<2x5xf32>
    %2 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x6xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<2x6xf32>
    %4 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x6xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<2x6xf32>
    %6 = stablehlo.broadcast_in_dim %arg11, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<2x5xf32>
    %8 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %9 = stablehlo.multiply %8, %1 : tensor<2x5xf32>
    %10 = stablehlo.slice %3 [0:2, 0:1] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %11 = stablehlo.slice %3 [0:2, 1:6] : (tensor<2x6xf32>) -> tensor<2x5xf32>
    %12 = stablehlo.multiply %11, %arg9 : tensor<2x5xf32>
    %13 = stablehlo.multiply %11, %arg8 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %10, %cst_0, low = [0, 0], high = [0, 5], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.reshape %17 : (tensor<2xf32>) -> tensor<2x1xf32>
    %19 = stablehlo.add %9, %12 : tensor<2x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x6xf32>, tensor<f32>) -> tensor<2xf32>
    %21 = stablehlo.reshape %20 : (tensor<2xf32>) -> tensor<2x1xf32>
    %22 = stablehlo.add %18, %21 : tensor<2x1xf32>
    %23 = stablehlo.multiply %7, %arg7 : tensor<2x5xf32>
    %24 = stablehlo.multiply %7, %arg6 : tensor<2x5xf32>
    %25 = stablehlo.add %19, %23 : tensor<2x5xf32>
    %26 = stablehlo.add %23, %24 : tensor<2x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %24, %cst_3, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x6xf32>
    %28 = stablehlo.add %16, %27 : tensor<2x6xf32>
    %29 = stablehlo.slice %28 [0:2, 0:1] : (tensor<2x6xf32>) -> tensor<2x1xf32>
    %30 = stablehlo.slice %28 [0:2, 1:6] : (tensor<2x6xf32>) -> tensor<2x5xf32>
    %31 = stablehlo.multiply %30, %arg5 : tensor<2x5xf32>
    %32 = stablehlo.add %25, %31 : tensor<2x5xf32>
    %33 = stablehlo.multiply %30, %arg4 : tensor<2x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %33, %cst_4, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x6xf32>
    %35 = stablehlo.add %5, %34 : tensor<2x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %29, %cst_5, low = [0, 0], high = [0, 5], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %37 = stablehlo.add %35, %36 : tensor<2x6xf32>
    return %37, %32, %26, %22 : tensor<2x6xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1xf32>
  }
  func.func private @log_softmax_7(%arg0: tensor<2x13x1003xf32>, %arg1: tensor<2x13x1xf32>, %arg2: tensor<2x13x1003xf32>) -> tensor<2x13x1003xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x13x1003xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1003xf32>, tensor<f32>) -> tensor<2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x13xf32>) -> tensor<2x13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x13x1xf32>, tensor<f32>) -> tensor<2x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13x1003xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x13x1003xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x13x1003xf32>
    return %7 : tensor<2x13x1003xf32>
  }
}
