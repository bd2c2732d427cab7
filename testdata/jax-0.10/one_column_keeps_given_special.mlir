module @jit_one_column_keeps_given_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<24x131xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %3 = stablehlo.iota dim = 0 : tensor<26xi32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x24x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<5x24x26xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9:11 = stablehlo.while(%iterArg = %2, %iterArg_13 = %arg0, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %c_4, %iterArg_17 = %0, %iterArg_18 = %1, %iterArg_19 = %5, %iterArg_20 = %6, %iterArg_21 = %7, %iterArg_22 = %8) : tensor<5xi32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<5xi32>, tensor<5x24x1xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    cond {
      %c_23 = stablehlo.constant dense<5> : tensor<i32>
      %45 = stablehlo.compare LT, %iterArg_16, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %45 : tensor<i1>
    } do {
      %45 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_16) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %46:6 = func.call @closed_call(%iterArg_13, %iterArg_14, %iterArg_15, %iterArg_17, %iterArg_18, %45) : (tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24x1xf32>, tensor<24x26xf32>, tensor<24x26xi1>)
      %47 = func.call @dynamic_update_index_in_dim(%iterArg_19, %46#2, %iterArg_16) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %48 = func.call @dynamic_update_index_in_dim_0(%iterArg_20, %46#3, %iterArg_16) : (tensor<5x24x1xf32>, tensor<24x1xf32>, tensor<i32>) -> tensor<5x24x1xf32>
      %49 = func.call @dynamic_update_index_in_dim_1(%iterArg_21, %46#4, %iterArg_16) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %50 = func.call @dynamic_update_index_in_dim_2(%iterArg_22, %46#5, %iterArg_16) : (tensor<5x24x26xi1>, tensor<24x26xi1>, tensor<i32>) -> tensor<5x24x26xi1>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.add %iterArg_16, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %51, %46#0, %46#1, %47, %48, %49, %50 : tensor<5xi32>, tensor<24x131xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<i32>, tensor<24x1xf32>, tensor<24x1xf32>, tensor<5xi32>, tensor<5x24x1xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    }
    %10 = stablehlo.slice %arg0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.maximum %9#5, %12 : tensor<24x1xf32>
    %14 = stablehlo.subtract %9#5, %13 : tensor<24x1xf32>
    %15 = stablehlo.exponential %14 : tensor<24x1xf32>
    %16 = stablehlo.multiply %9#6, %15 : tensor<24x1xf32>
    %17 = stablehlo.subtract %10, %13 : tensor<24x1xf32>
    %18 = stablehlo.exponential %17 : tensor<24x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %21 = stablehlo.add %16, %20 : tensor<24x1xf32>
    %22 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_7 = stablehlo.constant dense<130> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.add %23, %22 : tensor<1xi32>
    %25 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %28 = stablehlo.compare EQ, %27, %25, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.multiply %29, %arg2 : tensor<24xf32>
    %31 = stablehlo.negate %30 : tensor<24xf32>
    %32 = stablehlo.reshape %30 : (tensor<24xf32>) -> tensor<24x1xf32>
    %33 = stablehlo.divide %32, %21 : tensor<24x1xf32>
    %34 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = call @_where(%28, %34) : (tensor<24x1xi1>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.multiply %37, %18 : tensor<24x1xf32>
    %39 = stablehlo.add %35, %38 : tensor<24x1xf32>
    %40 = stablehlo.multiply %33, %15 : tensor<24x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %39, %cst_10, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %43:8 = stablehlo.while(%iterArg = %9#7, %iterArg_13 = %9#8, %iterArg_14 = %9#9, %iterArg_15 = %9#10, %iterArg_16 = %c_12, %iterArg_17 = %42, %iterArg_18 = %40, %iterArg_19 = %31) : tensor<5xi32>, tensor<5x24x1xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<i32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>
    cond {
      %c_20 = stablehlo.constant dense<5> : tensor<i32>
      %45 = stablehlo.compare LT, %iterArg_16, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %45 : tensor<i1>
    } do {
      %c_20 = stablehlo.constant dense<5> : tensor<i32>
      %45 = stablehlo.subtract %c_20, %iterArg_16 : tensor<i32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %46 = stablehlo.subtract %45, %c_21 : tensor<i32>
      %47 = func.call @dynamic_index_in_dim(%iterArg, %46) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %48 = func.call @dynamic_index_in_dim_3(%iterArg_13, %46) : (tensor<5x24x1xf32>, tensor<i32>) -> tensor<24x1xf32>
      %49 = func.call @dynamic_index_in_dim_4(%iterArg_14, %46) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %50 = func.call @dynamic_index_in_dim_5(%iterArg_15, %46) : (tensor<5x24x26xi1>, tensor<i32>) -> tensor<24x26xi1>
      %51:3 = func.call @closed_call_6(%iterArg_17, %iterArg_18, %iterArg_19, %47, %48, %49, %50) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x1xf32>, tensor<24x26xf32>, tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>)
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_16, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_13, %iterArg_14, %iterArg_15, %52, %51#0, %51#1, %51#2 : tensor<5xi32>, tensor<5x24x1xf32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<i32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>
    }
    %44 = stablehlo.add %41, %43#5 : tensor<24x131xf32>
    return %44 : tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<26xi32>, %arg2: tensor<24x1xi32>, %arg3: tensor<24x1xf32>, %arg4: tensor<24x1xf32>, %arg5: tensor<i32>) -> (tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24x1xf32>, tensor<24x26xf32>, tensor<24x26xi1>) {
    %c = stablehlo.constant dense<26> : tensor<i32>
    %0 = stablehlo.multiply %arg5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %7 = stablehlo.convert %arg3 : tensor<24x1xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<24x1xf32>
    %9 = stablehlo.convert %arg3 : tensor<24x1xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<24x1xf32>
    %11 = stablehlo.exponential %10 : tensor<24x1xf32>
    %12 = stablehlo.multiply %arg4, %11 : tensor<24x1xf32>
    %13 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %14 = stablehlo.subtract %4, %13 : tensor<24x26xf32>
    %15 = stablehlo.exponential %14 : tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.add %12, %17 : tensor<24x1xf32>
    %19 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %20 = stablehlo.add %19, %arg1 : tensor<26xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %23 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %24 = stablehlo.compare EQ, %22, %23, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    return %8, %18, %3, %11, %15, %24 : tensor<24x1xf32>, tensor<24x1xf32>, tensor<i32>, tensor<24x1xf32>, tensor<24x26xf32>, tensor<24x26xi1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<5x24x1xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<i32>) -> tensor<5x24x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x1xf32>) -> tensor<1x24x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x1xf32>, tensor<1x24x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x1xf32>
    return %1 : tensor<5x24x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<5x24x26xf32>, %arg1: tensor<24x26xf32>, %arg2: tensor<i32>) -> tensor<5x24x26xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xf32>) -> tensor<1x24x26xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xf32>, tensor<1x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xf32>
    return %1 : tensor<5x24x26xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<5x24x26xi1>, %arg1: tensor<24x26xi1>, %arg2: tensor<i32>) -> tensor<5x24x26xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x26xi1>) -> tensor<1x24x26xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x26xi1>, tensor<1x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x26xi1>
    return %1 : tensor<5x24x26xi1>
  }
  func.func private @_where(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x1xi1>, tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<5x24x1xf32>, %arg1: tensor<i32>) -> tensor<24x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 1] : (tensor<5x24x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x1xf32>) -> tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<5x24x26xf32>, %arg1: tensor<i32>) -> tensor<24x26xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xf32>) -> tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<5x24x26xi1>, %arg1: tensor<i32>) -> tensor<24x26xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xi1>) -> tensor<24x26xi1>
    return %1 : tensor<24x26xi1>
  }
  func.func private @closed_call_6(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<24x1xf32>, %arg5: tensor<24x26xf32>, %arg6: tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %1 = call @_where_7(%arg6, %0) : (tensor<24x26xi1>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %4 = stablehlo.multiply %3, %arg5 : tensor<24x26xf32>
    %5 = stablehlo.add %1, %4 : tensor<24x26xf32>
    %6 = stablehlo.multiply %arg1, %arg4 : tensor<24x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.dynamic_update_slice %7, %5, %c, %arg3 : (tensor<24x131xf32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %9 = stablehlo.add %arg0, %8 : tensor<24x131xf32>
    return %9, %6, %arg2 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>
  }
  func.func private @_where_7(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
