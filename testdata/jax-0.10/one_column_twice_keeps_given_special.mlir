module @jit_one_column_twice_keeps_given_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<24x131xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_15 = %c_0, %iterArg_16 = %c, %iterArg_17 = %0) : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>
    cond {
      %c_18 = stablehlo.constant dense<5> : tensor<i32>
      %41 = stablehlo.compare LT, %iterArg_15, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %41:2 = func.call @closed_call(%iterArg, %iterArg_16, %iterArg_17) : (tensor<24x131xf32>, tensor<i32>, tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>)
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %42 = stablehlo.add %iterArg_15, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %42, %41#0, %41#1 : tensor<24x131xf32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>
    }
    %2 = stablehlo.slice %arg0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %5 = stablehlo.maximum %1#3, %4 : tensor<24x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %7 = stablehlo.iota dim = 0 : tensor<26xi32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x24x26xf32>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<5x24x26xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12:10 = stablehlo.while(%iterArg = %arg0, %iterArg_15 = %5, %iterArg_16 = %7, %iterArg_17 = %8, %iterArg_18 = %c_7, %iterArg_19 = %c_3, %iterArg_20 = %6, %iterArg_21 = %9, %iterArg_22 = %10, %iterArg_23 = %11) : tensor<24x131xf32>, tensor<24x1xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    cond {
      %c_24 = stablehlo.constant dense<5> : tensor<i32>
      %41 = stablehlo.compare LT, %iterArg_18, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %41:5 = func.call @closed_call_0(%iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_19, %iterArg_20) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<i32>, tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xi1>)
      %42 = func.call @dynamic_update_index_in_dim(%iterArg_21, %41#2, %iterArg_18) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %43 = func.call @dynamic_update_index_in_dim_1(%iterArg_22, %41#3, %iterArg_18) : (tensor<5x24x26xf32>, tensor<24x26xf32>, tensor<i32>) -> tensor<5x24x26xf32>
      %44 = func.call @dynamic_update_index_in_dim_2(%iterArg_23, %41#4, %iterArg_18) : (tensor<5x24x26xi1>, tensor<24x26xi1>, tensor<i32>) -> tensor<5x24x26xi1>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %45 = stablehlo.add %iterArg_18, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %45, %41#0, %41#1, %42, %43, %44 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<26xi32>, tensor<24x1xi32>, tensor<i32>, tensor<i32>, tensor<24x1xf32>, tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>
    }
    %13 = stablehlo.slice %arg0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %14 = stablehlo.subtract %13, %5 : tensor<24x1xf32>
    %15 = stablehlo.exponential %14 : tensor<24x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.add %12#6, %17 : tensor<24x1xf32>
    %19 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_9 = stablehlo.constant dense<130> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %21 = stablehlo.add %20, %19 : tensor<1xi32>
    %22 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %25 = stablehlo.compare EQ, %24, %22, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.multiply %26, %arg2 : tensor<24xf32>
    %28 = stablehlo.negate %27 : tensor<24xf32>
    %29 = stablehlo.reshape %27 : (tensor<24xf32>) -> tensor<24x1xf32>
    %30 = stablehlo.divide %29, %18 : tensor<24x1xf32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = call @_where(%25, %31) : (tensor<24x1xi1>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = stablehlo.multiply %34, %15 : tensor<24x1xf32>
    %36 = stablehlo.add %32, %35 : tensor<24x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %36, %cst_12, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %39:7 = stablehlo.while(%iterArg = %12#7, %iterArg_15 = %12#8, %iterArg_16 = %12#9, %iterArg_17 = %c_14, %iterArg_18 = %38, %iterArg_19 = %30, %iterArg_20 = %28) : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<i32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>
    cond {
      %c_21 = stablehlo.constant dense<5> : tensor<i32>
      %41 = stablehlo.compare LT, %iterArg_17, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<5> : tensor<i32>
      %41 = stablehlo.subtract %c_21, %iterArg_17 : tensor<i32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %42 = stablehlo.subtract %41, %c_22 : tensor<i32>
      %43 = func.call @dynamic_index_in_dim(%iterArg, %42) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %44 = func.call @dynamic_index_in_dim_3(%iterArg_15, %42) : (tensor<5x24x26xf32>, tensor<i32>) -> tensor<24x26xf32>
      %45 = func.call @dynamic_index_in_dim_4(%iterArg_16, %42) : (tensor<5x24x26xi1>, tensor<i32>) -> tensor<24x26xi1>
      %46:3 = func.call @closed_call_5(%iterArg_18, %iterArg_19, %iterArg_20, %43, %44, %45) : (tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>)
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.add %iterArg_17, %c_23 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %47, %46#0, %46#1, %46#2 : tensor<5xi32>, tensor<5x24x26xf32>, tensor<5x24x26xi1>, tensor<i32>, tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>
    }
    %40 = stablehlo.add %37, %39#4 : tensor<24x131xf32>
    return %40 : tensor<24x131xf32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<i32>, %arg2: tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<26> : tensor<i32>
    %1 = stablehlo.multiply %arg1, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.convert %arg2 : tensor<24x1xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<24x1xf32>
    return %0, %10 : tensor<i32>, tensor<24x1xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<26xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<i32>, %arg5: tensor<24x1xf32>) -> (tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<26> : tensor<i32>
    %1 = stablehlo.multiply %arg4, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i32>
    %c_2 = stablehlo.constant dense<131> : tensor<i32>
    %4 = stablehlo.add %3, %c_2 : tensor<i32>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %c_3, %5, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<24x26xf32>
    %9 = stablehlo.exponential %8 : tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.add %arg5, %11 : tensor<24x1xf32>
    %13 = stablehlo.convert %1 : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %15 = stablehlo.add %14, %arg2 : tensor<26xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %18 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %19 = stablehlo.compare EQ, %17, %18, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    return %0, %12, %5, %9, %19 : tensor<i32>, tensor<24x1xf32>, tensor<i32>, tensor<24x26xf32>, tensor<24x26xi1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<5x24x26xf32>, %arg1: tensor<i32>) -> tensor<24x26xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xf32>) -> tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<5x24x26xi1>, %arg1: tensor<i32>) -> tensor<24x26xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 26] : (tensor<5x24x26xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x26xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x24x26xi1>) -> tensor<24x26xi1>
    return %1 : tensor<24x26xi1>
  }
  func.func private @closed_call_5(%arg0: tensor<24x131xf32>, %arg1: tensor<24x1xf32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>, %arg4: tensor<24x26xf32>, %arg5: tensor<24x26xi1>) -> (tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %1 = call @_where_6(%arg5, %0) : (tensor<24x26xi1>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %4 = stablehlo.multiply %3, %arg4 : tensor<24x26xf32>
    %5 = stablehlo.add %1, %4 : tensor<24x26xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_update_slice %6, %5, %c, %arg3 : (tensor<24x131xf32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %8 = stablehlo.add %arg0, %7 : tensor<24x131xf32>
    return %8, %arg1, %arg2 : tensor<24x131xf32>, tensor<24x1xf32>, tensor<24xf32>
  }
  func.func private @_where_6(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
