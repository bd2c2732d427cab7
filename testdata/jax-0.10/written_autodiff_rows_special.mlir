module @jit_written_autodiff_rows_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x240xf32>, %arg1: tensor<24xi32>, %arg2: tensor<24xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24x240xf32> {jax.result_info = "result[1][0]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.slice %arg0 [0:24, 0:40] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.reshape %4 : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %8 = stablehlo.convert %7 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.convert %0 : tensor<24xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<24xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<24xi1>, tensor<24xf32>
    %16 = stablehlo.compare EQ, %10, %11, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xf32>
    %20 = stablehlo.divide %15, %19 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.compare EQ, %11, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %24 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %26 = stablehlo.subtract %3, %25 : tensor<24x40xf32>
    %27 = stablehlo.exponential %26 : tensor<24x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %28:3 = call @_where(%23, %c, %27) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.compare EQ, %0, %29, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %31 = stablehlo.convert %0 : tensor<24xf32>
    %32 = stablehlo.subtract %31, %11 : tensor<24xf32>
    %33 = stablehlo.exponential %32 : tensor<24xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %34:2 = call @_where_0(%30, %c_10, %33) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %35 = stablehlo.multiply %1, %34#0 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%28#0 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.add %35, %36 : tensor<24xf32>
    %38 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %40 = stablehlo.add %39, %38 : tensor<40xi32>
    %41 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %44 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %45 = stablehlo.compare EQ, %43, %44, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %46:2 = call @_where_1(%45, %3, %c_13) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46#0 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.add %2, %47 : tensor<24xf32>
    %49 = stablehlo.slice %arg0 [0:24, 40:80] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_15) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.reshape %50 : (tensor<24xf32>) -> tensor<24x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %53 = stablehlo.compare EQ, %49, %52, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %54 = stablehlo.convert %53 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.maximum %11, %50 : tensor<24xf32>
    %57 = stablehlo.compare EQ, %11, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<24xi1>, tensor<24xf32>
    %61 = stablehlo.compare EQ, %50, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.select %61, %62, %63 : tensor<24xi1>, tensor<24xf32>
    %65 = stablehlo.divide %60, %64 : tensor<24xf32>
    %66 = stablehlo.compare EQ, %50, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<24xi1>, tensor<24xf32>
    %70 = stablehlo.compare EQ, %11, %56, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %73 = stablehlo.select %70, %71, %72 : tensor<24xi1>, tensor<24xf32>
    %74 = stablehlo.divide %69, %73 : tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.compare EQ, %56, %75, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %78 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %80 = stablehlo.subtract %49, %79 : tensor<24x40xf32>
    %81 = stablehlo.exponential %80 : tensor<24x40xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %82:3 = call @_where(%77, %c_26, %81) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %84 = stablehlo.compare EQ, %11, %83, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %85 = stablehlo.subtract %11, %56 : tensor<24xf32>
    %86 = stablehlo.exponential %85 : tensor<24xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %87:2 = call @_where_2(%84, %c_28, %86) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %88 = stablehlo.multiply %37, %87#0 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%82#0 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %90 = stablehlo.add %88, %89 : tensor<24xf32>
    %91 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_30 = stablehlo.constant dense<40> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %93 = stablehlo.add %92, %91 : tensor<40xi32>
    %94 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %97 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %98 = stablehlo.compare EQ, %96, %97, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %99:2 = call @_where_1(%98, %49, %c_31) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99#0 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %101 = stablehlo.add %48, %100 : tensor<24xf32>
    %102 = stablehlo.slice %arg0 [0:24, 80:120] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_33) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.reshape %103 : (tensor<24xf32>) -> tensor<24x1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %106 = stablehlo.compare EQ, %102, %105, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %107 = stablehlo.convert %106 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %109 = stablehlo.maximum %56, %103 : tensor<24xf32>
    %110 = stablehlo.compare EQ, %56, %109, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %113 = stablehlo.select %110, %111, %112 : tensor<24xi1>, tensor<24xf32>
    %114 = stablehlo.compare EQ, %103, %109, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %117 = stablehlo.select %114, %115, %116 : tensor<24xi1>, tensor<24xf32>
    %118 = stablehlo.divide %113, %117 : tensor<24xf32>
    %119 = stablehlo.compare EQ, %103, %109, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %122 = stablehlo.select %119, %120, %121 : tensor<24xi1>, tensor<24xf32>
    %123 = stablehlo.compare EQ, %56, %109, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %126 = stablehlo.select %123, %124, %125 : tensor<24xi1>, tensor<24xf32>
    %127 = stablehlo.divide %122, %126 : tensor<24xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %129 = stablehlo.compare EQ, %109, %128, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %131 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %133 = stablehlo.subtract %102, %132 : tensor<24x40xf32>
    %134 = stablehlo.exponential %133 : tensor<24x40xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %135:3 = call @_where(%130, %c_44, %134) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %137 = stablehlo.compare EQ, %56, %136, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %138 = stablehlo.subtract %56, %109 : tensor<24xf32>
    %139 = stablehlo.exponential %138 : tensor<24xf32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %140:2 = call @_where_2(%137, %c_46, %139) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %141 = stablehlo.multiply %90, %140#0 : tensor<24xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%135#0 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %143 = stablehlo.add %141, %142 : tensor<24xf32>
    %144 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_48 = stablehlo.constant dense<80> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %146 = stablehlo.add %145, %144 : tensor<40xi32>
    %147 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %148 = stablehlo.broadcast_in_dim %146, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %150 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %151 = stablehlo.compare EQ, %149, %150, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %152:2 = call @_where_1(%151, %102, %c_49) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152#0 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %154 = stablehlo.add %101, %153 : tensor<24xf32>
    %155 = stablehlo.slice %arg0 [0:24, 120:160] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %156 = stablehlo.reduce(%155 init: %cst_51) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %157 = stablehlo.reshape %156 : (tensor<24xf32>) -> tensor<24x1xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %159 = stablehlo.compare EQ, %155, %158, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %160 = stablehlo.convert %159 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_52) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %162 = stablehlo.maximum %109, %156 : tensor<24xf32>
    %163 = stablehlo.compare EQ, %109, %162, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %166 = stablehlo.select %163, %164, %165 : tensor<24xi1>, tensor<24xf32>
    %167 = stablehlo.compare EQ, %156, %162, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %170 = stablehlo.select %167, %168, %169 : tensor<24xi1>, tensor<24xf32>
    %171 = stablehlo.divide %166, %170 : tensor<24xf32>
    %172 = stablehlo.compare EQ, %156, %162, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %175 = stablehlo.select %172, %173, %174 : tensor<24xi1>, tensor<24xf32>
    %176 = stablehlo.compare EQ, %109, %162, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %179 = stablehlo.select %176, %177, %178 : tensor<24xi1>, tensor<24xf32>
    %180 = stablehlo.divide %175, %179 : tensor<24xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %182 = stablehlo.compare EQ, %162, %181, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %184 = stablehlo.broadcast_in_dim %162, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %186 = stablehlo.subtract %155, %185 : tensor<24x40xf32>
    %187 = stablehlo.exponential %186 : tensor<24x40xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %188:3 = call @_where(%183, %c_62, %187) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %190 = stablehlo.compare EQ, %109, %189, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %191 = stablehlo.subtract %109, %162 : tensor<24xf32>
    %192 = stablehlo.exponential %191 : tensor<24xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %193:2 = call @_where_2(%190, %c_64, %192) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %194 = stablehlo.multiply %143, %193#0 : tensor<24xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%188#0 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %196 = stablehlo.add %194, %195 : tensor<24xf32>
    %197 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_66 = stablehlo.constant dense<120> : tensor<i32>
    %198 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %199 = stablehlo.add %198, %197 : tensor<40xi32>
    %200 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %201 = stablehlo.broadcast_in_dim %199, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %203 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %204 = stablehlo.compare EQ, %202, %203, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %205:2 = call @_where_1(%204, %155, %c_67) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205#0 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %207 = stablehlo.add %154, %206 : tensor<24xf32>
    %208 = stablehlo.slice %arg0 [0:24, 160:200] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_69) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %210 = stablehlo.reshape %209 : (tensor<24xf32>) -> tensor<24x1xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %212 = stablehlo.compare EQ, %208, %211, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %213 = stablehlo.convert %212 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %215 = stablehlo.maximum %162, %209 : tensor<24xf32>
    %216 = stablehlo.compare EQ, %162, %215, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %219 = stablehlo.select %216, %217, %218 : tensor<24xi1>, tensor<24xf32>
    %220 = stablehlo.compare EQ, %209, %215, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %223 = stablehlo.select %220, %221, %222 : tensor<24xi1>, tensor<24xf32>
    %224 = stablehlo.divide %219, %223 : tensor<24xf32>
    %225 = stablehlo.compare EQ, %209, %215, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %228 = stablehlo.select %225, %226, %227 : tensor<24xi1>, tensor<24xf32>
    %229 = stablehlo.compare EQ, %162, %215, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %232 = stablehlo.select %229, %230, %231 : tensor<24xi1>, tensor<24xf32>
    %233 = stablehlo.divide %228, %232 : tensor<24xf32>
    %cst_79 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %235 = stablehlo.compare EQ, %215, %234, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %237 = stablehlo.broadcast_in_dim %215, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %239 = stablehlo.subtract %208, %238 : tensor<24x40xf32>
    %240 = stablehlo.exponential %239 : tensor<24x40xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %241:3 = call @_where(%236, %c_80, %240) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %243 = stablehlo.compare EQ, %162, %242, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %244 = stablehlo.subtract %162, %215 : tensor<24xf32>
    %245 = stablehlo.exponential %244 : tensor<24xf32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %246:2 = call @_where_2(%243, %c_82, %245) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %247 = stablehlo.multiply %196, %246#0 : tensor<24xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%241#0 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %249 = stablehlo.add %247, %248 : tensor<24xf32>
    %250 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_84 = stablehlo.constant dense<160> : tensor<i32>
    %251 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %252 = stablehlo.add %251, %250 : tensor<40xi32>
    %253 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %254 = stablehlo.broadcast_in_dim %252, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %256 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %257 = stablehlo.compare EQ, %255, %256, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %258:2 = call @_where_1(%257, %208, %c_85) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%258#0 init: %cst_86) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %260 = stablehlo.add %207, %259 : tensor<24xf32>
    %261 = stablehlo.slice %arg0 [0:24, 200:240] : (tensor<24x240xf32>) -> tensor<24x40xf32>
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_87) applies stablehlo.maximum across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %263 = stablehlo.reshape %262 : (tensor<24xf32>) -> tensor<24x1xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %265 = stablehlo.compare EQ, %261, %264, FLOAT : (tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xi1>
    %266 = stablehlo.convert %265 : (tensor<24x40xi1>) -> tensor<24x40xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%266 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %268 = stablehlo.maximum %215, %262 : tensor<24xf32>
    %269 = stablehlo.compare EQ, %215, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %272 = stablehlo.select %269, %270, %271 : tensor<24xi1>, tensor<24xf32>
    %273 = stablehlo.compare EQ, %262, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %276 = stablehlo.select %273, %274, %275 : tensor<24xi1>, tensor<24xf32>
    %277 = stablehlo.divide %272, %276 : tensor<24xf32>
    %278 = stablehlo.compare EQ, %262, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %281 = stablehlo.select %278, %279, %280 : tensor<24xi1>, tensor<24xf32>
    %282 = stablehlo.compare EQ, %215, %268, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %285 = stablehlo.select %282, %283, %284 : tensor<24xi1>, tensor<24xf32>
    %286 = stablehlo.divide %281, %285 : tensor<24xf32>
    %cst_97 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %288 = stablehlo.compare EQ, %268, %287, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0] : (tensor<24xi1>) -> tensor<24x1xi1>
    %290 = stablehlo.broadcast_in_dim %268, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x40xf32>
    %292 = stablehlo.subtract %261, %291 : tensor<24x40xf32>
    %293 = stablehlo.exponential %292 : tensor<24x40xf32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %294:3 = call @_where(%289, %c_98, %293) : (tensor<24x1xi1>, tensor<i32>, tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>)
    %cst_99 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %296 = stablehlo.compare EQ, %215, %295, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %297 = stablehlo.subtract %215, %268 : tensor<24xf32>
    %298 = stablehlo.exponential %297 : tensor<24xf32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %299:2 = call @_where_2(%296, %c_100, %298) : (tensor<24xi1>, tensor<i32>, tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %300 = stablehlo.multiply %249, %299#0 : tensor<24xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.reduce(%294#0 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %302 = stablehlo.add %300, %301 : tensor<24xf32>
    %303 = stablehlo.iota dim = 0 : tensor<40xi32>
    %c_102 = stablehlo.constant dense<200> : tensor<i32>
    %304 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %305 = stablehlo.add %304, %303 : tensor<40xi32>
    %306 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %307 = stablehlo.broadcast_in_dim %305, dims = [1] : (tensor<40xi32>) -> tensor<1x40xi32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<1x40xi32>) -> tensor<24x40xi32>
    %309 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<24x1xi32>) -> tensor<24x40xi32>
    %310 = stablehlo.compare EQ, %308, %309, SIGNED : (tensor<24x40xi32>, tensor<24x40xi32>) -> tensor<24x40xi1>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %311:2 = call @_where_1(%310, %261, %c_103) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>)
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311#0 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %313 = stablehlo.add %260, %312 : tensor<24xf32>
    %314 = stablehlo.log %302 : tensor<24xf32>
    %315 = stablehlo.add %268, %314 : tensor<24xf32>
    %316 = stablehlo.subtract %315, %313 : tensor<24xf32>
    %317 = stablehlo.multiply %315, %315 : tensor<24xf32>
    %cst_105 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %319 = stablehlo.multiply %318, %315 : tensor<24xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %321 = stablehlo.multiply %320, %317 : tensor<24xf32>
    %322 = stablehlo.add %316, %321 : tensor<24xf32>
    %323 = stablehlo.multiply %322, %arg2 : tensor<24xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = stablehlo.reduce(%323 init: %cst_107) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %326 = stablehlo.multiply %325, %arg2 : tensor<24xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %328 = stablehlo.multiply %327, %326 : tensor<24xf32>
    %329 = stablehlo.multiply %328, %319 : tensor<24xf32>
    %330 = stablehlo.negate %326 : tensor<24xf32>
    %331 = stablehlo.add %329, %326 : tensor<24xf32>
    %332 = stablehlo.divide %331, %302 : tensor<24xf32>
    %333 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %334 = call @_where_3(%310, %311#1, %333) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %335 = stablehlo.broadcast_in_dim %332, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %336 = stablehlo.multiply %249, %332 : tensor<24xf32>
    %337 = stablehlo.multiply %332, %299#0 : tensor<24xf32>
    %338 = call @_where_4(%296, %299#1, %336) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %339 = stablehlo.multiply %338, %298 : tensor<24xf32>
    %340 = stablehlo.negate %339 : tensor<24xf32>
    %341 = stablehlo.add %331, %340 : tensor<24xf32>
    %342 = call @_where_5(%294#1, %294#2, %335) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %343 = stablehlo.multiply %342, %293 : tensor<24x40xf32>
    %344 = stablehlo.negate %343 : tensor<24x40xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%344 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %346 = stablehlo.reshape %345 : (tensor<24xf32>) -> tensor<24x1xf32>
    %347 = stablehlo.add %334, %343 : tensor<24x40xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%346 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %349 = stablehlo.add %341, %348 : tensor<24xf32>
    %350 = stablehlo.multiply %349, %286 : tensor<24xf32>
    %351 = stablehlo.multiply %349, %277 : tensor<24xf32>
    %352 = stablehlo.add %339, %351 : tensor<24xf32>
    %353 = stablehlo.divide %350, %267 : tensor<24xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %355 = stablehlo.multiply %354, %266 : tensor<24x40xf32>
    %356 = stablehlo.add %347, %355 : tensor<24x40xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %357 = stablehlo.pad %356, %cst_112, low = [0, 200], high = [0, 0], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %358 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %359 = call @_where_3(%257, %258#1, %358) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %360 = stablehlo.broadcast_in_dim %337, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %361 = stablehlo.multiply %196, %337 : tensor<24xf32>
    %362 = stablehlo.multiply %337, %246#0 : tensor<24xf32>
    %363 = call @_where_4(%243, %246#1, %361) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %364 = stablehlo.multiply %363, %245 : tensor<24xf32>
    %365 = stablehlo.negate %364 : tensor<24xf32>
    %366 = stablehlo.add %352, %365 : tensor<24xf32>
    %367 = call @_where_5(%241#1, %241#2, %360) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %368 = stablehlo.multiply %367, %240 : tensor<24x40xf32>
    %369 = stablehlo.negate %368 : tensor<24x40xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%369 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %371 = stablehlo.reshape %370 : (tensor<24xf32>) -> tensor<24x1xf32>
    %372 = stablehlo.add %359, %368 : tensor<24x40xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%371 init: %cst_114) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %374 = stablehlo.add %366, %373 : tensor<24xf32>
    %375 = stablehlo.multiply %374, %233 : tensor<24xf32>
    %376 = stablehlo.multiply %374, %224 : tensor<24xf32>
    %377 = stablehlo.add %364, %376 : tensor<24xf32>
    %378 = stablehlo.divide %375, %214 : tensor<24xf32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %380 = stablehlo.multiply %379, %213 : tensor<24x40xf32>
    %381 = stablehlo.add %372, %380 : tensor<24x40xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.pad %381, %cst_115, low = [0, 160], high = [0, 40], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %383 = stablehlo.add %357, %382 : tensor<24x240xf32>
    %384 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %385 = call @_where_3(%204, %205#1, %384) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %386 = stablehlo.broadcast_in_dim %362, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %387 = stablehlo.multiply %143, %362 : tensor<24xf32>
    %388 = stablehlo.multiply %362, %193#0 : tensor<24xf32>
    %389 = call @_where_4(%190, %193#1, %387) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %390 = stablehlo.multiply %389, %192 : tensor<24xf32>
    %391 = stablehlo.negate %390 : tensor<24xf32>
    %392 = stablehlo.add %377, %391 : tensor<24xf32>
    %393 = call @_where_5(%188#1, %188#2, %386) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %394 = stablehlo.multiply %393, %187 : tensor<24x40xf32>
    %395 = stablehlo.negate %394 : tensor<24x40xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.reduce(%395 init: %cst_116) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %397 = stablehlo.reshape %396 : (tensor<24xf32>) -> tensor<24x1xf32>
    %398 = stablehlo.add %385, %394 : tensor<24x40xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%397 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %400 = stablehlo.add %392, %399 : tensor<24xf32>
    %401 = stablehlo.multiply %400, %180 : tensor<24xf32>
    %402 = stablehlo.multiply %400, %171 : tensor<24xf32>
    %403 = stablehlo.add %390, %402 : tensor<24xf32>
    %404 = stablehlo.divide %401, %161 : tensor<24xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %406 = stablehlo.multiply %405, %160 : tensor<24x40xf32>
    %407 = stablehlo.add %398, %406 : tensor<24x40xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.pad %407, %cst_118, low = [0, 120], high = [0, 80], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %409 = stablehlo.add %383, %408 : tensor<24x240xf32>
    %410 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %411 = call @_where_3(%151, %152#1, %410) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %412 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %413 = stablehlo.multiply %90, %388 : tensor<24xf32>
    %414 = stablehlo.multiply %388, %140#0 : tensor<24xf32>
    %415 = call @_where_4(%137, %140#1, %413) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %416 = stablehlo.multiply %415, %139 : tensor<24xf32>
    %417 = stablehlo.negate %416 : tensor<24xf32>
    %418 = stablehlo.add %403, %417 : tensor<24xf32>
    %419 = call @_where_5(%135#1, %135#2, %412) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %420 = stablehlo.multiply %419, %134 : tensor<24x40xf32>
    %421 = stablehlo.negate %420 : tensor<24x40xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.reduce(%421 init: %cst_119) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %423 = stablehlo.reshape %422 : (tensor<24xf32>) -> tensor<24x1xf32>
    %424 = stablehlo.add %411, %420 : tensor<24x40xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%423 init: %cst_120) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %426 = stablehlo.add %418, %425 : tensor<24xf32>
    %427 = stablehlo.multiply %426, %127 : tensor<24xf32>
    %428 = stablehlo.multiply %426, %118 : tensor<24xf32>
    %429 = stablehlo.add %416, %428 : tensor<24xf32>
    %430 = stablehlo.divide %427, %108 : tensor<24xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %432 = stablehlo.multiply %431, %107 : tensor<24x40xf32>
    %433 = stablehlo.add %424, %432 : tensor<24x40xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.pad %433, %cst_121, low = [0, 80], high = [0, 120], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %435 = stablehlo.add %409, %434 : tensor<24x240xf32>
    %436 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %437 = call @_where_3(%98, %99#1, %436) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %438 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %439 = stablehlo.multiply %37, %414 : tensor<24xf32>
    %440 = stablehlo.multiply %414, %87#0 : tensor<24xf32>
    %441 = call @_where_4(%84, %87#1, %439) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %442 = stablehlo.multiply %441, %86 : tensor<24xf32>
    %443 = stablehlo.negate %442 : tensor<24xf32>
    %444 = stablehlo.add %429, %443 : tensor<24xf32>
    %445 = call @_where_5(%82#1, %82#2, %438) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %446 = stablehlo.multiply %445, %81 : tensor<24x40xf32>
    %447 = stablehlo.negate %446 : tensor<24x40xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %448 = stablehlo.reduce(%447 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %449 = stablehlo.reshape %448 : (tensor<24xf32>) -> tensor<24x1xf32>
    %450 = stablehlo.add %437, %446 : tensor<24x40xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.reduce(%449 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %452 = stablehlo.add %444, %451 : tensor<24xf32>
    %453 = stablehlo.multiply %452, %74 : tensor<24xf32>
    %454 = stablehlo.multiply %452, %65 : tensor<24xf32>
    %455 = stablehlo.add %442, %454 : tensor<24xf32>
    %456 = stablehlo.divide %453, %55 : tensor<24xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %458 = stablehlo.multiply %457, %54 : tensor<24x40xf32>
    %459 = stablehlo.add %450, %458 : tensor<24x40xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.pad %459, %cst_124, low = [0, 40], high = [0, 160], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %461 = stablehlo.add %435, %460 : tensor<24x240xf32>
    %462 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %463 = call @_where_3(%45, %46#1, %462) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %464 = stablehlo.broadcast_in_dim %440, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %465 = stablehlo.multiply %1, %440 : tensor<24xf32>
    %466 = call @_where_6(%30, %34#1, %465) : (tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %467 = stablehlo.multiply %466, %33 : tensor<24xf32>
    %468 = stablehlo.negate %467 : tensor<24xf32>
    %469 = stablehlo.add %455, %468 : tensor<24xf32>
    %470 = call @_where_5(%28#1, %28#2, %464) : (tensor<24x40xi1>, tensor<24x40xf32>, tensor<24x40xf32>) -> tensor<24x40xf32>
    %471 = stablehlo.multiply %470, %27 : tensor<24x40xf32>
    %472 = stablehlo.negate %471 : tensor<24x40xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24xf32>
    %474 = stablehlo.reshape %473 : (tensor<24xf32>) -> tensor<24x1xf32>
    %475 = stablehlo.add %463, %471 : tensor<24x40xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.reduce(%474 init: %cst_126) applies stablehlo.add across dimensions = [1] : (tensor<24x1xf32>, tensor<f32>) -> tensor<24xf32>
    %477 = stablehlo.add %469, %476 : tensor<24xf32>
    %478 = stablehlo.multiply %477, %20 : tensor<24xf32>
    %479 = stablehlo.divide %478, %9 : tensor<24xf32>
    %480 = stablehlo.broadcast_in_dim %479, dims = [0] : (tensor<24xf32>) -> tensor<24x40xf32>
    %481 = stablehlo.multiply %480, %8 : tensor<24x40xf32>
    %482 = stablehlo.add %475, %481 : tensor<24x40xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.pad %482, %cst_127, low = [0, 0], high = [0, 200], interior = [0, 0] : (tensor<24x40xf32>, tensor<f32>) -> tensor<24x240xf32>
    %484 = stablehlo.add %461, %483 : tensor<24x240xf32>
    return %324, %484 : tensor<f32>, tensor<24x240xf32>
  }
  func.func private @_where(%arg0: tensor<24x1xi1>, %arg1: tensor<i32>, %arg2: tensor<24x40xf32>) -> (tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<24x1xi1>) -> tensor<24x40xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %3, %1, %4 : tensor<24x40xf32>, tensor<24x40xi1>, tensor<24x40xf32>
  }
  func.func private @_where_0(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_1(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<i32>) -> (tensor<24x40xf32>, tensor<24x40xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<24x40xi1>, tensor<24x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    return %2, %3 : tensor<24x40xf32>, tensor<24x40xf32>
  }
  func.func private @_where_2(%arg0: tensor<24xi1>, %arg1: tensor<i32>, %arg2: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<24xi1>, tensor<24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    return %2, %3 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_where_3(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_4(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @_where_5(%arg0: tensor<24x40xi1>, %arg1: tensor<24x40xf32>, %arg2: tensor<24x40xf32>) -> tensor<24x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x40xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24x40xi1>, tensor<24x40xf32>
    return %1 : tensor<24x40xf32>
  }
  func.func private @_where_6(%arg0: tensor<24xi1>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<24xi1>, tensor<24xf32>
    return %1 : tensor<24xf32>
  }
}
