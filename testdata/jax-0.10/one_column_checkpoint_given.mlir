module @jit_one_column_checkpoint_given attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<24x131xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5:7 = stablehlo.while(%iterArg = %2, %iterArg_10 = %arg0, %iterArg_11 = %c_2, %iterArg_12 = %0, %iterArg_13 = %1, %iterArg_14 = %3, %iterArg_15 = %4) : tensor<5xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<5x24xf32>, tensor<5xi32>
    cond {
      %c_16 = stablehlo.constant dense<5> : tensor<i32>
      %38 = stablehlo.compare LT, %iterArg_11, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    } do {
      %38 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %39:4 = func.call @closed_call(%iterArg_10, %iterArg_12, %iterArg_13, %38) : (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>)
      %40 = func.call @dynamic_update_index_in_dim(%iterArg_14, %39#2, %iterArg_11) : (tensor<5x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<5x24xf32>
      %41 = func.call @dynamic_update_index_in_dim_0(%iterArg_15, %39#3, %iterArg_11) : (tensor<5xi32>, tensor<i32>, tensor<i32>) -> tensor<5xi32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %42 = stablehlo.add %iterArg_11, %c_16 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %42, %39#0, %39#1, %40, %41 : tensor<5xi32>, tensor<24x131xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<5x24xf32>, tensor<5xi32>
    }
    %6 = stablehlo.slice %arg0 [0:24, 130:131] : (tensor<24x131xf32>) -> tensor<24x1xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.maximum %5#3, %7 : tensor<24xf32>
    %9 = stablehlo.subtract %5#3, %8 : tensor<24xf32>
    %10 = stablehlo.exponential %9 : tensor<24xf32>
    %11 = stablehlo.multiply %5#4, %10 : tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.subtract %6, %12 : tensor<24x1xf32>
    %14 = stablehlo.exponential %13 : tensor<24x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.add %11, %15 : tensor<24xf32>
    %17 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_5 = stablehlo.constant dense<130> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.add %18, %17 : tensor<1xi32>
    %20 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<24x1xi32>
    %23 = stablehlo.compare EQ, %22, %20, SIGNED : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x1xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.multiply %24, %arg2 : tensor<24xf32>
    %26 = stablehlo.negate %25 : tensor<24xf32>
    %27 = stablehlo.divide %25, %16 : tensor<24xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %29 = call @_where(%23, %28) : (tensor<24x1xi1>, tensor<24x1xf32>) -> tensor<24x1xf32>
    %30 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %31 = stablehlo.multiply %30, %14 : tensor<24x1xf32>
    %32 = stablehlo.add %29, %31 : tensor<24x1xf32>
    %33 = stablehlo.multiply %27, %10 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %32, %cst_7, low = [0, 130], high = [0, 0], interior = [0, 0] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %36:8 = stablehlo.while(%iterArg = %5#5, %iterArg_10 = %5#6, %iterArg_11 = %arg0, %iterArg_12 = %arg1, %iterArg_13 = %c_9, %iterArg_14 = %35, %iterArg_15 = %33, %iterArg_16 = %26) : tensor<5x24xf32>, tensor<5xi32>, tensor<24x131xf32>, tensor<24xi32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_17 = stablehlo.constant dense<5> : tensor<i32>
      %38 = stablehlo.compare LT, %iterArg_13, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<5> : tensor<i32>
      %38 = stablehlo.subtract %c_17, %iterArg_13 : tensor<i32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %39 = stablehlo.subtract %38, %c_18 : tensor<i32>
      %40 = func.call @dynamic_index_in_dim_1(%iterArg, %39) : (tensor<5x24xf32>, tensor<i32>) -> tensor<24xf32>
      %41 = func.call @dynamic_index_in_dim(%iterArg_10, %39) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %42:3 = func.call @closed_call_2(%iterArg_11, %iterArg_12, %iterArg_14, %iterArg_15, %iterArg_16, %40, %41) : (tensor<24x131xf32>, tensor<24xi32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %43 = stablehlo.add %iterArg_13, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %43, %42#0, %42#1, %42#2 : tensor<5x24xf32>, tensor<5xi32>, tensor<24x131xf32>, tensor<24xi32>, tensor<i32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %37 = stablehlo.add %34, %36#5 : tensor<24x131xf32>
    return %37 : tensor<24x131xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x131xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<26> : tensor<i32>
    %0 = stablehlo.multiply %arg3, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_2, %3, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.convert %arg1 : tensor<24xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<24xf32>
    %8 = stablehlo.convert %arg1 : tensor<24xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<24xf32>
    %10 = stablehlo.exponential %9 : tensor<24xf32>
    %11 = stablehlo.multiply %arg2, %10 : tensor<24xf32>
    %12 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %14 = stablehlo.subtract %4, %13 : tensor<24x26xf32>
    %15 = stablehlo.exponential %14 : tensor<24x26xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.add %11, %16 : tensor<24xf32>
    return %7, %17, %arg1, %0 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<5x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<5x24xf32>
    return %1 : tensor<5x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<5xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @_where(%arg0: tensor<24x1xi1>, %arg1: tensor<24x1xf32>) -> tensor<24x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x1xi1>, tensor<24x1xf32>
    return %1 : tensor<24x1xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<5x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<5x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<24x131xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<i32>) -> (tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:6 = stablehlo.optimization_barrier %arg0, %arg1, %arg5, %arg6, %arg3, %arg4 : tensor<24x131xf32>, tensor<24xi32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0#3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0#3, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0#3 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %0#0, %c_1, %3, sizes = [24, 26] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x26xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x26xf32>, tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.convert %0#2 : tensor<24xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<24xf32>
    %8 = stablehlo.convert %0#2 : tensor<24xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<24xf32>
    %10 = stablehlo.exponential %9 : tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x26xf32>
    %13 = stablehlo.subtract %4, %12 : tensor<24x26xf32>
    %14 = stablehlo.exponential %13 : tensor<24x26xf32>
    %15 = stablehlo.iota dim = 0 : tensor<26xi32>
    %16 = stablehlo.broadcast_in_dim %0#3, dims = [] : (tensor<i32>) -> tensor<26xi32>
    %17 = stablehlo.add %16, %15 : tensor<26xi32>
    %18 = stablehlo.broadcast_in_dim %0#1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<26xi32>) -> tensor<1x26xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x26xi32>) -> tensor<24x26xi32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x26xi32>
    %22 = stablehlo.compare EQ, %20, %21, SIGNED : (tensor<24x26xi32>, tensor<24x26xi32>) -> tensor<24x26xi1>
    %23 = stablehlo.broadcast_in_dim %0#5, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %24 = call @_where_3(%22, %23) : (tensor<24x26xi1>, tensor<24x26xf32>) -> tensor<24x26xf32>
    %25 = stablehlo.broadcast_in_dim %0#4, dims = [0] : (tensor<24xf32>) -> tensor<24x26xf32>
    %26 = stablehlo.multiply %25, %14 : tensor<24x26xf32>
    %27 = stablehlo.add %24, %26 : tensor<24x26xf32>
    %28 = stablehlo.multiply %0#4, %10 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.dynamic_update_slice %29, %27, %c_3, %3 : (tensor<24x131xf32>, tensor<24x26xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %31 = stablehlo.add %arg2, %30 : tensor<24x131xf32>
    return %31, %28, %0#5 : tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x26xi1>, %arg1: tensor<24x26xf32>) -> tensor<24x26xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x26xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<24x26xi1>, tensor<24x26xf32>
    return %1 : tensor<24x26xf32>
  }
}
