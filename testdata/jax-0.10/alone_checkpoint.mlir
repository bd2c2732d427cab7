module @jit_alone_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<24x24xf32> {jax.result_info = "result[0]"}, tensor<24x131xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %2, %iterArg_23 = %arg0, %iterArg_24 = %arg1, %iterArg_25 = %c_3, %iterArg_26 = %0, %iterArg_27 = %1, %iterArg_28 = %3, %iterArg_29 = %4, %iterArg_30 = %5) : tensor<3xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3xi32>
    cond {
      %c_31 = stablehlo.constant dense<3> : tensor<i32>
      %86 = stablehlo.compare LT, %iterArg_25, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %86 : tensor<i1>
    } do {
      %86 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_25) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %87:5 = func.call @closed_call(%iterArg_23, %iterArg_24, %iterArg_26, %iterArg_27, %86) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %88 = func.call @dynamic_update_index_in_dim(%iterArg_28, %87#2, %iterArg_25) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %89 = func.call @dynamic_update_index_in_dim_0(%iterArg_29, %87#3, %iterArg_25) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %90 = func.call @dynamic_update_index_in_dim_1(%iterArg_30, %87#4, %iterArg_25) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %91 = stablehlo.add %iterArg_25, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %91, %87#0, %87#1, %88, %89, %90 : tensor<3xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3x24xf32>, tensor<3xi32>
    }
    %7 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.reshape %9 : (tensor<24xf32>) -> tensor<24x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %12 = stablehlo.compare EQ, %8, %11, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %13 = stablehlo.convert %12 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.maximum %6#4, %9 : tensor<24xf32>
    %16 = stablehlo.compare EQ, %6#4, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.compare EQ, %9, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %19, %23 : tensor<24xf32>
    %25 = stablehlo.compare EQ, %9, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.compare EQ, %6#4, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.divide %28, %32 : tensor<24xf32>
    %34 = stablehlo.subtract %6#4, %15 : tensor<24xf32>
    %35 = stablehlo.exponential %34 : tensor<24xf32>
    %36 = stablehlo.multiply %6#5, %35 : tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %39 = stablehlo.subtract %8, %38 : tensor<24x11xf32>
    %40 = stablehlo.exponential %39 : tensor<24x11xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.add %36, %41 : tensor<24xf32>
    %43 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_15 = stablehlo.constant dense<120> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %45 = stablehlo.add %44, %43 : tensor<11xi32>
    %46 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %49 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %50 = stablehlo.compare EQ, %48, %49, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.multiply %51, %arg3 : tensor<24xf32>
    %53 = stablehlo.negate %52 : tensor<24xf32>
    %54 = stablehlo.divide %52, %42 : tensor<24xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %56 = call @_where(%50, %55) : (tensor<24x11xi1>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %57 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %58 = stablehlo.multiply %57, %40 : tensor<24x11xf32>
    %59 = stablehlo.negate %58 : tensor<24x11xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %61 = stablehlo.reshape %60 : (tensor<24xf32>) -> tensor<24x1xf32>
    %62 = stablehlo.add %56, %58 : tensor<24x11xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%61 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.add %52, %63 : tensor<24xf32>
    %65 = stablehlo.multiply %6#5, %54 : tensor<24xf32>
    %66 = stablehlo.multiply %54, %35 : tensor<24xf32>
    %67 = stablehlo.multiply %65, %35 : tensor<24xf32>
    %68 = stablehlo.negate %67 : tensor<24xf32>
    %69 = stablehlo.add %64, %68 : tensor<24xf32>
    %70 = stablehlo.multiply %69, %33 : tensor<24xf32>
    %71 = stablehlo.multiply %69, %24 : tensor<24xf32>
    %72 = stablehlo.add %67, %71 : tensor<24xf32>
    %73 = stablehlo.divide %70, %14 : tensor<24xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %75 = stablehlo.multiply %74, %13 : tensor<24x11xf32>
    %76 = stablehlo.add %62, %75 : tensor<24x11xf32>
    %77 = stablehlo.dot_general %76, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %79 = stablehlo.dot_general %76, %7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.pad %78, %cst_19, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %83:12 = stablehlo.while(%iterArg = %6#6, %iterArg_23 = %6#7, %iterArg_24 = %6#8, %iterArg_25 = %arg1, %iterArg_26 = %arg0, %iterArg_27 = %arg2, %iterArg_28 = %c_22, %iterArg_29 = %81, %iterArg_30 = %82, %iterArg_31 = %72, %iterArg_32 = %66, %iterArg_33 = %53) : tensor<3x24xf32>, tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_34 = stablehlo.constant dense<3> : tensor<i32>
      %86 = stablehlo.compare LT, %iterArg_28, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %86 : tensor<i1>
    } do {
      %c_34 = stablehlo.constant dense<3> : tensor<i32>
      %86 = stablehlo.subtract %c_34, %iterArg_28 : tensor<i32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %87 = stablehlo.subtract %86, %c_35 : tensor<i32>
      %88 = func.call @dynamic_index_in_dim_2(%iterArg, %87) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %89 = func.call @dynamic_index_in_dim_3(%iterArg_23, %87) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %90 = func.call @dynamic_index_in_dim(%iterArg_24, %87) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %91:5 = func.call @closed_call_4(%iterArg_25, %iterArg_26, %iterArg_27, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %88, %89, %90) : (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %92 = stablehlo.add %iterArg_28, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %92, %91#0, %91#1, %91#2, %91#3, %91#4 : tensor<3x24xf32>, tensor<3x24xf32>, tensor<3xi32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<i32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %84 = stablehlo.add %80, %83#7 : tensor<24x131xf32>
    %85 = stablehlo.add %79, %83#8 : tensor<24x24xf32>
    return %85, %84 : tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.convert %arg2 : tensor<24xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24xf32>
    %9 = stablehlo.convert %arg2 : tensor<24xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24xf32>
    %11 = stablehlo.exponential %10 : tensor<24xf32>
    %12 = stablehlo.multiply %arg3, %11 : tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<24x40xf32>
    %16 = stablehlo.exponential %15 : tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.add %12, %17 : tensor<24xf32>
    return %8, %18, %arg2, %arg3, %0 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<24x131xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24x131xf32>, %arg4: tensor<24x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>) -> (tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:9 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg8, %arg9, %arg10, %arg5, %arg6, %arg7 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0#5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0#5, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0#5 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %0#0, %c_1, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %5 = stablehlo.dot_general %0#1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %7 = stablehlo.reshape %6 : (tensor<24xf32>) -> tensor<24x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %9 = stablehlo.compare EQ, %5, %8, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %10 = stablehlo.convert %9 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.convert %0#3 : tensor<24xf32>
    %13 = stablehlo.maximum %12, %6 : tensor<24xf32>
    %14 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<24xi1>, tensor<24xf32>
    %18 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %22 = stablehlo.divide %17, %21 : tensor<24xf32>
    %23 = stablehlo.compare EQ, %6, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<24xi1>, tensor<24xf32>
    %27 = stablehlo.compare EQ, %12, %13, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.divide %26, %30 : tensor<24xf32>
    %32 = stablehlo.convert %0#3 : tensor<24xf32>
    %33 = stablehlo.subtract %32, %13 : tensor<24xf32>
    %34 = stablehlo.exponential %33 : tensor<24xf32>
    %35 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %37 = stablehlo.subtract %5, %36 : tensor<24x40xf32>
    %38 = stablehlo.exponential %37 : tensor<24x40xf32>
    %39 = stablehlo.iota dim = 0 : tensor<40xi32>
    %40 = stablehlo.broadcast_in_dim %0#5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %41 = stablehlo.add %40, %39 : tensor<40xi32>
    %42 = stablehlo.broadcast_in_dim %0#2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %45 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %46 = stablehlo.compare EQ, %44, %45, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %47 = stablehlo.broadcast_in_dim %0#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %48 = call @_where_5(%46, %47) : (tensor<24x40xi1>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %49 = stablehlo.broadcast_in_dim %0#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %50 = stablehlo.multiply %49, %38 : tensor<24x40xf32>
    %51 = stablehlo.negate %50 : tensor<24x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %53 = stablehlo.reshape %52 : (tensor<24xf32>) -> tensor<24x1xf32>
    %54 = stablehlo.add %48, %50 : tensor<24x40xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%53 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.add %0#6, %55 : tensor<24xf32>
    %57 = stablehlo.multiply %0#4, %0#7 : tensor<24xf32>
    %58 = stablehlo.multiply %0#7, %34 : tensor<24xf32>
    %59 = stablehlo.multiply %57, %34 : tensor<24xf32>
    %60 = stablehlo.negate %59 : tensor<24xf32>
    %61 = stablehlo.add %56, %60 : tensor<24xf32>
    %62 = stablehlo.convert %59 : tensor<24xf32>
    %63 = stablehlo.multiply %61, %31 : tensor<24xf32>
    %64 = stablehlo.multiply %61, %22 : tensor<24xf32>
    %65 = stablehlo.convert %64 : tensor<24xf32>
    %66 = stablehlo.add %62, %65 : tensor<24xf32>
    %67 = stablehlo.divide %63, %11 : tensor<24xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %69 = stablehlo.multiply %68, %10 : tensor<24x40xf32>
    %70 = stablehlo.add %54, %69 : tensor<24x40xf32>
    %71 = stablehlo.dot_general %70, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %73 = stablehlo.dot_general %70, %4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.dynamic_update_slice %74, %72, %c_14, %3 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %76 = stablehlo.add %arg3, %75 : tensor<24x131xf32>
    %77 = stablehlo.add %arg4, %73 : tensor<24x24xf32>
    return %76, %77, %66, %58, %0#8 : tensor<24x131xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
