//! The estimate of a program's temporaries.

use grpo_io::Context;
use grpo_io::read::read;
use grpo_ir::Op;
use grpo_transforms::peak_memory::temporaries;
use pretty_assertions::assert_eq;

/// The temporaries in KiB of a function `@main` with this text, and the name of the operation at their peak.
fn of(text: &str) -> (u64, String) {
    let context = Context::new();
    let module = read(&context, text.as_bytes(), "in.mlir").unwrap().module;
    let peak = temporaries(Op::of_module(&module));
    (peak.bytes >> 10, peak.at.map(|op| op.name().to_string()).unwrap_or_default())
}

#[test]
fn arithmetic_is_fused_and_a_product_reads_memory() {
    // A product of 64 KiB, and an operand of another product in the same buffer. The result is not a temporary.
    let text = "func.func @main(%a: tensor<128x128xf32>) -> tensor<128x128xf32> {
      %x = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
      %y = stablehlo.add %x, %a : tensor<128x128xf32>
      %z = stablehlo.tanh %y : tensor<128x128xf32>
      %r = stablehlo.dot_general %z, %a, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
      return %r : tensor<128x128xf32>
    }";
    assert_eq!(of(text), (64, "stablehlo.dot_general".into()));
}

#[test]
fn a_broadcast_is_a_buffer_where_a_call_reads_it() {
    let text = |user: &str| {
        format!(
            "func.func @main(%a: tensor<128xf32>) -> tensor<f32> {{
              %b = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<128xf32>) -> tensor<128x128xf32>
              %zero = stablehlo.constant dense<0.0> : tensor<f32>
              %r = {user}
              return %r : tensor<f32>
            }}"
        )
    };
    let sum = "stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<f32>";
    assert_eq!(of(&text(sum)).0, 0);
    let call = "stablehlo.custom_call @kernel(%b) : (tensor<128x128xf32>) -> tensor<f32>";
    assert_eq!(of(&text(call)).0, 64);
}

#[test]
fn a_conversion_to_the_same_type_is_a_view() {
    let text = |from: &str, to: &str| {
        format!(
            "func.func @main(%a: tensor<128x128x{from}>) -> tensor<{to}> {{
              %b = stablehlo.convert %a : (tensor<128x128x{from}>) -> tensor<128x128x{to}>
              %r = stablehlo.custom_call @kernel(%b) : (tensor<128x128x{to}>) -> tensor<{to}>
              return %r : tensor<{to}>
            }}"
        )
    };
    assert_eq!([of(&text("f32", "f32")).0, of(&text("bf16", "f32")).0], [0, 64]);
}

#[test]
fn a_loop_has_one_buffer_for_each_carry_and_none_for_what_it_only_reads() {
    let text = "func.func @main(%w: tensor<128x128xf32>) -> tensor<128x128xf32> {
      %i = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %n = stablehlo.constant dense<4> : tensor<i32>
      %sum = stablehlo.constant dense<0.0> : tensor<128x128xf32>
      %r:3 = stablehlo.while(%j = %i, %s = %sum, %v = %w) : tensor<i32>, tensor<128x128xf32>, tensor<128x128xf32>
        cond {
          %t = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %t : tensor<i1>
        } do {
          %x = stablehlo.dot_general %v, %v, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
          %u = stablehlo.add %s, %x : tensor<128x128xf32>
          %k = stablehlo.add %j, %one : tensor<i32>
          stablehlo.return %k, %u, %v : tensor<i32>, tensor<128x128xf32>, tensor<128x128xf32>
        }
      return %r#1 : tensor<128x128xf32>
    }";
    assert_eq!(of(text), (64, "stablehlo.dot_general".into()));
}

#[test]
fn a_loop_in_a_loop_has_the_carry_as_its_own() {
    let text = "func.func @main(%w: tensor<128x128xf32>) -> tensor<128x128xf32> {
      %i = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %n = stablehlo.constant dense<4> : tensor<i32>
      %sum = stablehlo.constant dense<0.0> : tensor<128x128xf32>
      %r:2 = stablehlo.while(%j = %i, %s = %sum) : tensor<i32>, tensor<128x128xf32>
        cond {
          %t = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %t : tensor<i1>
        } do {
          %q:2 = stablehlo.while(%l = %i, %u = %s) : tensor<i32>, tensor<128x128xf32>
            cond {
              %t = stablehlo.compare LT, %l, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %t : tensor<i1>
            } do {
              %a = stablehlo.add %u, %w : tensor<128x128xf32>
              %k = stablehlo.add %l, %one : tensor<i32>
              stablehlo.return %k, %a : tensor<i32>, tensor<128x128xf32>
            }
          %k = stablehlo.add %j, %one : tensor<i32>
          stablehlo.return %k, %q#1 : tensor<i32>, tensor<128x128xf32>
        }
      return %r#1 : tensor<128x128xf32>
    }";
    assert_eq!(of(text).0, 0);
}

#[test]
fn a_custom_call_writes_the_result_where_its_operand_is() {
    let text = |aliases: &str| {
        format!(
            "func.func @main(%a: tensor<128x128xf32>) -> tensor<128x128xf32> {{
              %x = stablehlo.custom_call @kernel(%a) : (tensor<128x128xf32>) -> tensor<128x128xf32>
              %y = stablehlo.custom_call @kernel(%a, %x) {{output_operand_aliases = [{aliases}]}} : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
              return %y : tensor<128x128xf32>
            }}"
        )
    };
    let alias = "#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>";
    assert_eq!([of(&text("")).0, of(&text(alias)).0], [64, 0]);
}

#[test]
fn a_scatter_to_zeros_that_is_added_to_a_value_has_no_buffer() {
    let text = |start: &str| {
        format!(
            "func.func @main(%a: tensor<128x128xf32>, %i: tensor<4x1xi32>, %u: tensor<4x128xf32>) -> tensor<128x128xf32> {{
              %x = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
              %c = stablehlo.constant dense<{start}> : tensor<128x128xf32>
              %s = \"stablehlo.scatter\"(%c, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
                ^bb0(%p: tensor<f32>, %q: tensor<f32>):
                  %t = stablehlo.add %p, %q : tensor<f32>
                  stablehlo.return %t : tensor<f32>
              }}) : (tensor<128x128xf32>, tensor<4x1xi32>, tensor<4x128xf32>) -> tensor<128x128xf32>
              %r = stablehlo.add %x, %s : tensor<128x128xf32>
              return %r : tensor<128x128xf32>
            }}"
        )
    };
    assert_eq!([of(&text("0.0")).0, of(&text("1.0")).0], [0, 128]);
}

#[test]
fn arithmetic_is_fused_into_users_that_do_not_wait_for_each_other_and_into_a_gather() {
    let text = |scaled: &str| {
        format!(
            "func.func @main(%a: tensor<128x128xbf16>, %i: tensor<128x2xi32>) -> (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) {{
              %c = stablehlo.convert %a : (tensor<128x128xbf16>) -> tensor<128x128xf32>
              %e = stablehlo.exponential %c : tensor<128x128xf32>
              %zero = stablehlo.constant dense<0.0> : tensor<f32>
              %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<128xf32>
              %b = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<128xf32>) -> tensor<128x128xf32>
              %l = stablehlo.multiply %e, {scaled} : tensor<128x128xf32>
              %s = stablehlo.reduce(%l init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<128x128xf32>, tensor<f32>) -> tensor<128xf32>
              %g = \"stablehlo.gather\"(%c, %i) <{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}}> : (tensor<128x128xf32>, tensor<128x2xi32>) -> tensor<128xf32>
              return %r, %s, %g : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>
            }}"
        )
    };
    // The second sum waits for the first one: the exponentials are kept for it.
    assert_eq!(["%c", "%b"].map(|scaled| of(&text(scaled)).0), [0, 64]);
}
