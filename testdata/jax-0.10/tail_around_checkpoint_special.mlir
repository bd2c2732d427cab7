module @jit_tail_around_checkpoint_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<24xi32>, %arg3: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x24xf32> {jax.result_info = "result[1][0]"}, tensor<24x131xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3xi32>
    %4 = stablehlo.iota dim = 0 : tensor<40xi32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%c) : (tensor<i32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x24xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9:12 = stablehlo.while(%iterArg = %3, %iterArg_32 = %arg0, %iterArg_33 = %arg1, %iterArg_34 = %4, %iterArg_35 = %5, %iterArg_36 = %6, %iterArg_37 = %c_4, %iterArg_38 = %0, %iterArg_39 = %1, %iterArg_40 = %2, %iterArg_41 = %7, %iterArg_42 = %8) : tensor<3xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    cond {
      %c_43 = stablehlo.constant dense<3> : tensor<i32>
      %119 = stablehlo.compare LT, %iterArg_37, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %119 : tensor<i1>
    } do {
      %119 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_37) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %120:5 = func.call @closed_call(%iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_38, %iterArg_39, %iterArg_40, %119) : (tensor<24x24xf32>, tensor<24x131xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %121 = func.call @dynamic_update_index_in_dim(%iterArg_41, %120#3, %iterArg_37) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %122 = func.call @dynamic_update_index_in_dim_1(%iterArg_42, %120#4, %iterArg_37) : (tensor<3x24xf32>, tensor<24xf32>, tensor<i32>) -> tensor<3x24xf32>
      %c_43 = stablehlo.constant dense<1> : tensor<i32>
      %123 = stablehlo.add %iterArg_37, %c_43 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %123, %120#0, %120#1, %120#2, %121, %122 : tensor<3xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<40xi32>, tensor<24x1xi32>, tensor<24x40xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<3x24xf32>, tensor<3x24xf32>
    }
    %10 = stablehlo.slice %arg1 [0:24, 120:131] : (tensor<24x131xf32>) -> tensor<24x11xf32>
    %11 = stablehlo.dot_general %arg0, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_5) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.maximum %9#7, %12 : tensor<24xf32>
    %14 = stablehlo.subtract %9#7, %13 : tensor<24xf32>
    %15 = stablehlo.exponential %14 : tensor<24xf32>
    %16 = stablehlo.multiply %9#8, %15 : tensor<24xf32>
    %17 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %19 = stablehlo.subtract %11, %18 : tensor<24x11xf32>
    %20 = stablehlo.exponential %19 : tensor<24x11xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.add %16, %21 : tensor<24xf32>
    %23 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_7 = stablehlo.constant dense<120> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %25 = stablehlo.add %24, %23 : tensor<11xi32>
    %26 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %29 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %30 = stablehlo.compare EQ, %28, %29, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @_where_2(%30, %11, %c_8) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<i32>) -> tensor<24x11xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.add %9#9, %32 : tensor<24xf32>
    %34 = stablehlo.log %22 : tensor<24xf32>
    %35 = stablehlo.add %13, %34 : tensor<24xf32>
    %36 = stablehlo.subtract %35, %33 : tensor<24xf32>
    %37 = stablehlo.multiply %36, %arg3 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.multiply %42, %arg3 : tensor<24xf32>
    %44 = stablehlo.negate %43 : tensor<24xf32>
    %45 = stablehlo.divide %43, %22 : tensor<24xf32>
    %46:8 = stablehlo.optimization_barrier %arg2, %arg0, %10, %9#7, %9#8, %43, %45, %44 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x11xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %47 = stablehlo.dot_general %46#1, %46#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_15) applies stablehlo.maximum across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %49 = stablehlo.reshape %48 : (tensor<24xf32>) -> tensor<24x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %51 = stablehlo.compare EQ, %47, %50, FLOAT : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xi1>
    %52 = stablehlo.convert %51 : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %54 = stablehlo.maximum %46#3, %48 : tensor<24xf32>
    %55 = stablehlo.compare EQ, %46#3, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<24xi1>, tensor<24xf32>
    %59 = stablehlo.compare EQ, %48, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %59, %60, %61 : tensor<24xi1>, tensor<24xf32>
    %63 = stablehlo.divide %58, %62 : tensor<24xf32>
    %64 = stablehlo.compare EQ, %48, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<24xi1>, tensor<24xf32>
    %68 = stablehlo.compare EQ, %46#3, %54, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %71 = stablehlo.select %68, %69, %70 : tensor<24xi1>, tensor<24xf32>
    %72 = stablehlo.divide %67, %71 : tensor<24xf32>
    %73 = stablehlo.subtract %46#3, %54 : tensor<24xf32>
    %74 = stablehlo.exponential %73 : tensor<24xf32>
    %75 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x11xf32>
    %77 = stablehlo.subtract %47, %76 : tensor<24x11xf32>
    %78 = stablehlo.exponential %77 : tensor<24x11xf32>
    %79 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_25 = stablehlo.constant dense<120> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %81 = stablehlo.add %80, %79 : tensor<11xi32>
    %82 = stablehlo.broadcast_in_dim %46#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %83 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<11xi32>) -> tensor<1x11xi32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<24x11xi32>
    %85 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x11xi32>
    %86 = stablehlo.compare EQ, %84, %85, SIGNED : (tensor<24x11xi32>, tensor<24x11xi32>) -> tensor<24x11xi1>
    %87 = call @_where_3(%86) : (tensor<24x11xi1>) -> tensor<24x11xf32>
    %88 = stablehlo.broadcast_in_dim %46#7, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %89 = call @_where_4(%86, %87, %88) : (tensor<24x11xi1>, tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x11xf32>
    %90 = stablehlo.broadcast_in_dim %46#6, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %91 = stablehlo.multiply %90, %78 : tensor<24x11xf32>
    %92 = stablehlo.negate %91 : tensor<24x11xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24xf32>
    %94 = stablehlo.reshape %93 : (tensor<24xf32>) -> tensor<24x1xf32>
    %95 = stablehlo.add %89, %91 : tensor<24x11xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%94 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %97 = stablehlo.add %46#5, %96 : tensor<24xf32>
    %98 = stablehlo.multiply %46#4, %46#6 : tensor<24xf32>
    %99 = stablehlo.multiply %46#6, %74 : tensor<24xf32>
    %100 = stablehlo.multiply %98, %74 : tensor<24xf32>
    %101 = stablehlo.negate %100 : tensor<24xf32>
    %102 = stablehlo.add %97, %101 : tensor<24xf32>
    %103 = stablehlo.multiply %102, %72 : tensor<24xf32>
    %104 = stablehlo.multiply %102, %63 : tensor<24xf32>
    %105 = stablehlo.add %100, %104 : tensor<24xf32>
    %106 = stablehlo.divide %103, %53 : tensor<24xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<24xf32>) -> tensor<24x11xf32>
    %108 = stablehlo.multiply %107, %52 : tensor<24x11xf32>
    %109 = stablehlo.add %95, %108 : tensor<24x11xf32>
    %110 = stablehlo.dot_general %109, %46#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x24xf32>) -> tensor<11x24xf32>
    %111 = stablehlo.transpose %110, dims = [1, 0] : (tensor<11x24xf32>) -> tensor<24x11xf32>
    %112 = stablehlo.dot_general %109, %46#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x11xf32>, tensor<24x11xf32>) -> tensor<24x24xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.pad %111, %cst_28, low = [0, 120], high = [0, 0], interior = [0, 0] : (tensor<24x11xf32>, tensor<f32>) -> tensor<24x131xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %116:12 = stablehlo.while(%iterArg = %9#10, %iterArg_32 = %9#11, %iterArg_33 = %3, %iterArg_34 = %arg2, %iterArg_35 = %arg0, %iterArg_36 = %arg1, %iterArg_37 = %c_31, %iterArg_38 = %114, %iterArg_39 = %115, %iterArg_40 = %105, %iterArg_41 = %99, %iterArg_42 = %46#7) : tensor<3x24xf32>, tensor<3x24xf32>, tensor<3xi32>, tensor<24xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    cond {
      %c_43 = stablehlo.constant dense<3> : tensor<i32>
      %119 = stablehlo.compare LT, %iterArg_37, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %119 : tensor<i1>
    } do {
      %c_43 = stablehlo.constant dense<3> : tensor<i32>
      %119 = stablehlo.subtract %c_43, %iterArg_37 : tensor<i32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %120 = stablehlo.subtract %119, %c_44 : tensor<i32>
      %121 = func.call @dynamic_index_in_dim_5(%iterArg, %120) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %122 = func.call @dynamic_index_in_dim_6(%iterArg_32, %120) : (tensor<3x24xf32>, tensor<i32>) -> tensor<24xf32>
      %123 = func.call @dynamic_index_in_dim(%iterArg_33, %120) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %124:5 = func.call @closed_call_7(%iterArg_34, %iterArg_35, %iterArg_36, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %121, %122, %123) : (tensor<24xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>) -> (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %125 = stablehlo.add %iterArg_37, %c_45 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %125, %124#0, %124#1, %124#2, %124#3, %124#4 : tensor<3x24xf32>, tensor<3x24xf32>, tensor<3xi32>, tensor<24xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<i32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    }
    %117 = stablehlo.add %112, %116#7 : tensor<24x24xf32>
    %118 = stablehlo.add %113, %116#8 : tensor<24x131xf32>
    return %38, %117, %118 : tensor<f32>, tensor<24x24xf32>, tensor<24x131xf32>
  }
  func.func private @_where(%arg0: tensor<i32>) -> tensor<24x40xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<24x24xf32>, %arg1: tensor<24x131xf32>, %arg2: tensor<40xi32>, %arg3: tensor<24x1xi32>, %arg4: tensor<24x40xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<i32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %c = stablehlo.constant dense<40> : tensor<i32>
    %0 = stablehlo.multiply %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %2 = stablehlo.add %0, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg1, %c_2, %3, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %5 = stablehlo.multiply %arg8, %c_3 : tensor<i32>
    %6 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.convert %arg5 : tensor<24xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<24xf32>
    %10 = stablehlo.convert %arg5 : tensor<24xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<24xf32>
    %12 = stablehlo.exponential %11 : tensor<24xf32>
    %13 = stablehlo.multiply %arg6, %12 : tensor<24xf32>
    %14 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %16 = stablehlo.subtract %6, %15 : tensor<24x40xf32>
    %17 = stablehlo.exponential %16 : tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.add %13, %18 : tensor<24xf32>
    %20 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %21 = stablehlo.add %20, %arg2 : tensor<40xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %24 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %25 = stablehlo.compare EQ, %23, %24, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %26 = call @_where_0(%25, %6, %arg4) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.add %arg7, %27 : tensor<24xf32>
    return %9, %19, %28, %arg5, %arg6 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_0(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<i32>) -> tensor<3x24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x24xf32>, tensor<1x24xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
    return %1 : tensor<3x24xf32>
  }
  func.func private @_where_2(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<i32>) -> tensor<24x11xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x11xi1>, tensor<24x11xf32>
    return %2 : tensor<24x11xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x11xi1>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    return %0 : tensor<24x11xf32>
  }
  func.func private @_where_4(%arg0: tensor<24x11xi1>, %arg1: tensor<24x11xf32>, %arg2: tensor<24x11xf32>) -> tensor<24x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x11xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x11xi1>, tensor<24x11xf32>
    return %1 : tensor<24x11xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<3x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 24] : (tensor<3x24xf32>, tensor<i32>, tensor<i32>) -> tensor<1x24xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24xf32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @closed_call_7(%arg0: tensor<24xi32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24x131xf32>, %arg3: tensor<24x24xf32>, %arg4: tensor<24x131xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<i32>) -> (tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:9 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg8, %arg9, %arg10, %arg5, %arg6, %arg7 : tensor<24xi32>, tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<i32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
    %c = stablehlo.constant dense<40> : tensor<i32>
    %1 = stablehlo.multiply %0#5, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<131> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_slice %0#2, %c_2, %4, sizes = [24, 40] : (tensor<24x131xf32>, tensor<i32>, tensor<i32>) -> tensor<24x40xf32>
    %c_3 = stablehlo.constant dense<40> : tensor<i32>
    %6 = stablehlo.multiply %0#5, %c_3 : tensor<i32>
    %7 = stablehlo.dot_general %0#1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x24xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.reshape %8 : (tensor<24xf32>) -> tensor<24x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %11 = stablehlo.compare EQ, %7, %10, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %12 = stablehlo.convert %11 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %14 = stablehlo.convert %0#3 : tensor<24xf32>
    %15 = stablehlo.maximum %14, %8 : tensor<24xf32>
    %16 = stablehlo.compare EQ, %14, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<24xi1>, tensor<24xf32>
    %24 = stablehlo.divide %19, %23 : tensor<24xf32>
    %25 = stablehlo.compare EQ, %8, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<24xi1>, tensor<24xf32>
    %29 = stablehlo.compare EQ, %14, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<24xi1>, tensor<24xf32>
    %33 = stablehlo.divide %28, %32 : tensor<24xf32>
    %34 = stablehlo.convert %0#3 : tensor<24xf32>
    %35 = stablehlo.subtract %34, %15 : tensor<24xf32>
    %36 = stablehlo.exponential %35 : tensor<24xf32>
    %37 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %39 = stablehlo.subtract %7, %38 : tensor<24x40xf32>
    %40 = stablehlo.exponential %39 : tensor<24x40xf32>
    %41 = stablehlo.iota dim = 0 : tensor<40xi32>
    %42 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %43 = stablehlo.add %42, %41 : tensor<40xi32>
    %44 = stablehlo.broadcast_in_dim %0#0, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %47 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %48 = stablehlo.compare EQ, %46, %47, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %49 = call @_where_8(%48) : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %50 = stablehlo.broadcast_in_dim %0#8, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %51 = call @_where_9(%48, %49, %50) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %52 = stablehlo.broadcast_in_dim %0#7, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %53 = stablehlo.multiply %52, %40 : tensor<24x40xf32>
    %54 = stablehlo.negate %53 : tensor<24x40xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.reshape %55 : (tensor<24xf32>) -> tensor<24x1xf32>
    %57 = stablehlo.add %51, %53 : tensor<24x40xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.add %0#6, %58 : tensor<24xf32>
    %60 = stablehlo.multiply %0#4, %0#7 : tensor<24xf32>
    %61 = stablehlo.multiply %0#7, %36 : tensor<24xf32>
    %62 = stablehlo.multiply %60, %36 : tensor<24xf32>
    %63 = stablehlo.negate %62 : tensor<24xf32>
    %64 = stablehlo.add %59, %63 : tensor<24xf32>
    %65 = stablehlo.convert %62 : tensor<24xf32>
    %66 = stablehlo.multiply %64, %33 : tensor<24xf32>
    %67 = stablehlo.multiply %64, %24 : tensor<24xf32>
    %68 = stablehlo.convert %67 : tensor<24xf32>
    %69 = stablehlo.add %65, %68 : tensor<24xf32>
    %70 = stablehlo.divide %66, %13 : tensor<24xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %72 = stablehlo.multiply %71, %12 : tensor<24x40xf32>
    %73 = stablehlo.add %57, %72 : tensor<24x40xf32>
    %74 = stablehlo.dot_general %73, %0#1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x24xf32>) -> tensor<40x24xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>
    %76 = stablehlo.dot_general %73, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x24xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x131xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.dynamic_update_slice %77, %75, %c_16, %4 : (tensor<24x131xf32>, tensor<24x40xf32>, tensor<i32>, tensor<i32>) -> tensor<24x131xf32>
    %79 = stablehlo.add %arg3, %76 : tensor<24x24xf32>
    %80 = stablehlo.add %arg4, %78 : tensor<24x131xf32>
    return %79, %80, %69, %61, %0#8 : tensor<24x24xf32>, tensor<24x131xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_8(%arg0: tensor<24x40xi1>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %0 : tensor<24x40xf32>
  }
  func.func private @_where_9(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
}
