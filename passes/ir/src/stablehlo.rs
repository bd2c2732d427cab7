//! The attributes of StableHLO's operations, read through the getters of its C API.
//!
//! Shardy's dialect is not in the library: its attributes are opaque and are read as text (`grpo_dataflow::mesh`).

use crate::attr::attr_elements;
use crate::capi::from_sref;
use crate::handle::Op;
use crate::kind::Kind;
use crate::spelled::spelled;
use crate::types::{Elem, TensorType};
use melior::ir::{Attribute, AttributeLike};
use mlir_sys::*;

/// Declares, for a struct of dimension numbers, the text of an attribute in MLIR's syntax and the function that reads the attribute of
/// an operation through the getters of its lists (`…Size`, `…Elem`) and of its numbers.
macro_rules! dimension_numbers {
    (
        $name:ident;
        $(#[$text_doc:meta])* $text:ident = $dialect_name:literal;
        $(#[$read_doc:meta])* $read:ident = $attribute:literal, $is:ident;
        lists { $($list:ident = $list_text:literal, $size:ident, $element:ident;)* }
        numbers { $($number:ident = $get:ident;)* }
    ) => {
        // stablehlo/integrations/c/StablehloAttributes.h
        unsafe extern "C" {
            fn $is(attribute: MlirAttribute) -> bool;
            $(
                fn $size(attribute: MlirAttribute) -> isize;
                fn $element(attribute: MlirAttribute, position: isize) -> i64;
            )*
            $(fn $get(attribute: MlirAttribute) -> i64;)*
        }

        impl $name {
            $(#[$text_doc])*
            pub fn $text(&self) -> String {
                let parts = [
                    $(format!("{} = {:?}", $list_text, self.$list),)*
                    $(format!("{} = {}", stringify!($number), self.$number),)*
                ];
                format!("#stablehlo.{}<{}>", $dialect_name, parts.join(", "))
            }
        }

        $(#[$read_doc])*
        pub fn $read(op: Op) -> Option<$name> {
            let a = op.attr($attribute)?.to_raw();
            // Each getter is called for its kind of attribute only. None for a negative number.
            unsafe {
                $is(a).then_some(())?;
                $(let $list = list(|| $size(a), |i| $element(a, i))?;)*
                $(let $number = usize::try_from($get(a)).ok()?;)*
                Some($name { $($list,)* $($number,)* })
            }
        }
    };
}

/// The numbers of a list; none for a negative one.
fn list(size: impl Fn() -> isize, element: impl Fn(isize) -> i64) -> Option<Vec<usize>> {
    (0..size()).map(|i| usize::try_from(element(i)).ok()).collect()
}

/// The dimension numbers of a gather or a scatter, which mirror each other. The *array* is a gather's operand or a scatter's input, the
/// *items* are a gather's result or a scatter's updates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IndexingDims {
    /// The dimensions of the items that are dimensions of the windows: `offset_dims`, `update_window_dims`.
    pub windows: Vec<usize>,
    /// The dimensions of the array that windows have one element of and the items do not have: `collapsed_slice_dims`,
    /// `inserted_window_dims`.
    pub collapsed: Vec<usize>,
    /// The batching dimensions of the array: `operand_batching_dims`, `input_batching_dims`.
    pub array_batch: Vec<usize>,
    /// The batching dimensions of the indices: `start_indices_batching_dims`, `scatter_indices_batching_dims`.
    pub indices_batch: Vec<usize>,
    /// The dimension of the array for each component of an index vector: `start_index_map`, `scatter_dims_to_operand_dims`.
    pub index_map: Vec<usize>,
    /// The dimension of the indices along which index vectors are; their rank for vectors of one component without a dimension.
    pub index_vector_dim: usize,
}

dimension_numbers! {
    IndexingDims;
    /// The attribute `#stablehlo.gather`.
    gather_text = "gather";
    /// Reads a `stablehlo.gather`'s dimension numbers.
    gather_dims = "dimension_numbers", stablehloAttributeIsAGatherDimensionNumbers;
    lists {
        windows = "offset_dims", stablehloGatherDimensionNumbersGetOffsetDimsSize,
            stablehloGatherDimensionNumbersGetOffsetDimsElem;
        collapsed = "collapsed_slice_dims", stablehloGatherDimensionNumbersGetCollapsedSliceDimsSize,
            stablehloGatherDimensionNumbersGetCollapsedSliceDimsElem;
        array_batch = "operand_batching_dims", stablehloGatherDimensionNumbersGetOperandBatchingDimsSize,
            stablehloGatherDimensionNumbersGetOperandBatchingDimsElem;
        indices_batch = "start_indices_batching_dims",
            stablehloGatherDimensionNumbersGetStartIndicesBatchingDimsSize,
            stablehloGatherDimensionNumbersGetStartIndicesBatchingDimsElem;
        index_map = "start_index_map", stablehloGatherDimensionNumbersGetStartIndexMapSize,
            stablehloGatherDimensionNumbersGetStartIndexMapElem;
    }
    numbers { index_vector_dim = stablehloGatherDimensionNumbersGetIndexVectorDim; }
}

dimension_numbers! {
    IndexingDims;
    /// The attribute `#stablehlo.scatter`.
    scatter_text = "scatter";
    /// Reads a `stablehlo.scatter`'s dimension numbers.
    scatter_dims = "scatter_dimension_numbers", stablehloAttributeIsAScatterDimensionNumbers;
    lists {
        windows = "update_window_dims", stablehloScatterDimensionNumbersGetUpdateWindowDimsSize,
            stablehloScatterDimensionNumbersGetUpdateWindowDimsElem;
        collapsed = "inserted_window_dims", stablehloScatterDimensionNumbersGetInsertedWindowDimsSize,
            stablehloScatterDimensionNumbersGetInsertedWindowDimsElem;
        array_batch = "input_batching_dims", stablehloScatterDimensionNumbersGetInputBatchingDimsSize,
            stablehloScatterDimensionNumbersGetInputBatchingDimsElem;
        indices_batch = "scatter_indices_batching_dims",
            stablehloScatterDimensionNumbersGetScatterIndicesBatchingDimsSize,
            stablehloScatterDimensionNumbersGetScatterIndicesBatchingDimsElem;
        index_map = "scatter_dims_to_operand_dims",
            stablehloScatterDimensionNumbersGetScatteredDimsToOperandDimsSize,
            stablehloScatterDimensionNumbersGetScatteredDimsToOperandDimsElem;
    }
    // The scatter's, in spite of its name.
    numbers { index_vector_dim = stablehloDimensionNumbersGetIndexVectorDim; }
}

/// The dimension numbers of a `dot_general`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DotDims {
    /// `lhs_batching_dimensions` of the attribute.
    pub lhs_batch: Vec<usize>,
    /// `rhs_batching_dimensions` of the attribute.
    pub rhs_batch: Vec<usize>,
    /// `lhs_contracting_dimensions` of the attribute.
    pub lhs_contract: Vec<usize>,
    /// `rhs_contracting_dimensions` of the attribute.
    pub rhs_contract: Vec<usize>,
}

dimension_numbers! {
    DotDims;
    /// The attribute `#stablehlo.dot`.
    text = "dot";
    /// Reads a `stablehlo.dot_general`'s dimension numbers.
    dot_dims = "dot_dimension_numbers", stablehloAttributeIsADotDimensionNumbers;
    lists {
        lhs_batch = "lhs_batching_dimensions", stablehloDotDimensionNumbersGetLhsBatchingDimensionsSize,
            stablehloDotDimensionNumbersGetLhsBatchingDimensionsElem;
        rhs_batch = "rhs_batching_dimensions", stablehloDotDimensionNumbersGetRhsBatchingDimensionsSize,
            stablehloDotDimensionNumbersGetRhsBatchingDimensionsElem;
        lhs_contract = "lhs_contracting_dimensions", stablehloDotDimensionNumbersGetLhsContractingDimensionsSize,
            stablehloDotDimensionNumbersGetLhsContractingDimensionsElem;
        rhs_contract = "rhs_contracting_dimensions", stablehloDotDimensionNumbersGetRhsContractingDimensionsSize,
            stablehloDotDimensionNumbersGetRhsContractingDimensionsElem;
    }
    numbers {}
}

impl DotDims {
    /// Batching and contracting dimensions of one operand.
    pub fn of(&self, side: usize) -> (&[usize], &[usize]) {
        match side {
            0 => (&self.lhs_batch, &self.lhs_contract),
            _ => (&self.rhs_batch, &self.rhs_contract),
        }
    }
}

// stablehlo/integrations/c/StablehloAttributes.h
unsafe extern "C" {
    fn stablehloAttributeIsAComparisonDirectionAttr(attribute: MlirAttribute) -> bool;
    fn stablehloComparisonDirectionAttrGetValue(attribute: MlirAttribute) -> MlirStringRef;
    fn stablehloAttributeIsAComparisonTypeAttr(attribute: MlirAttribute) -> bool;
    fn stablehloComparisonTypeAttrGetValue(attribute: MlirAttribute) -> MlirStringRef;
    fn stablehloAttributeIsAPrecisionAttr(attribute: MlirAttribute) -> bool;
    fn stablehloPrecisionAttrGetValue(attribute: MlirAttribute) -> MlirStringRef;
    fn stablehloAttributeIsAOutputOperandAlias(attribute: MlirAttribute) -> bool;
    fn stablehloOutputOperandAliasGetOperandIndex(attribute: MlirAttribute) -> i64;
    fn stablehloOutputOperandAliasGetOutputTupleIndicesSize(attribute: MlirAttribute) -> isize;
    fn stablehloOutputOperandAliasGetOutputTupleIndicesElem(
        attribute: MlirAttribute,
        position: isize,
    ) -> i64;
}

/// The pairs (result, operand) of a custom call that share a buffer (`output_operand_aliases`).
pub fn output_operand_aliases(op: Op) -> Vec<(usize, usize)> {
    let list = op.attr("output_operand_aliases").and_then(attr_elements).unwrap_or_default();
    let list = list.into_iter().map(|a| a.to_raw());
    let aliases = list.filter(|a| unsafe { stablehloAttributeIsAOutputOperandAlias(*a) });
    let pair = |a: MlirAttribute| {
        let (result, operand) = unsafe {
            let is_tuple = stablehloOutputOperandAliasGetOutputTupleIndicesSize(a) > 0;
            let result = is_tuple.then(|| stablehloOutputOperandAliasGetOutputTupleIndicesElem(a, 0));
            (result.unwrap_or(0), stablehloOutputOperandAliasGetOperandIndex(a))
        };
        Some((usize::try_from(result).ok()?, usize::try_from(operand).ok()?))
    };
    aliases.filter_map(pair).collect()
}

spelled! {
    /// The relation that a comparison tests.
    Direction {
        Eq = "EQ",
        Ne = "NE",
        Lt = "LT",
        Le = "LE",
        Gt = "GT",
        Ge = "GE",
    }
}

impl Direction {
    /// True if `a` is in this relation to `b`.
    pub fn holds<T: PartialOrd>(self, a: &T, b: &T) -> bool {
        match self {
            Direction::Eq => a == b,
            Direction::Ne => a != b,
            Direction::Lt => a < b,
            Direction::Le => a <= b,
            Direction::Gt => a > b,
            Direction::Ge => a >= b,
        }
    }
}

/// A `stablehlo.compare`'s direction.
pub fn direction(op: Op) -> Option<Direction> {
    let a = op.attr("comparison_direction")?.to_raw();
    let text = unsafe {
        stablehloAttributeIsAComparisonDirectionAttr(a)
            .then(|| from_sref(stablehloComparisonDirectionAttrGetValue(a)))
    };
    text.and_then(Direction::parse)
}

spelled! {
    /// How a comparison orders its operands.
    CompareType {
        Float = "FLOAT",
        TotalOrder = "TOTALORDER",
        Signed = "SIGNED",
        Unsigned = "UNSIGNED",
    }
}

impl CompareType {
    /// The default for an element type.
    pub fn of(elem: Elem) -> CompareType {
        match elem {
            e if e.is_float() => CompareType::Float,
            e if e.is_unsigned() || e == Elem::I1 => CompareType::Unsigned,
            _ => CompareType::Signed,
        }
    }
}

/// A `stablehlo.compare`'s type of comparison; none without the attribute.
pub fn compare_type(op: Op) -> Option<CompareType> {
    let a = op.attr("compare_type")?.to_raw();
    let text = unsafe {
        stablehloAttributeIsAComparisonTypeAttr(a)
            .then(|| from_sref(stablehloComparisonTypeAttrGetValue(a)))
    };
    text.and_then(CompareType::parse)
}

/// The entries of a dot's `precision_config` (`DEFAULT`, `HIGH`, `HIGHEST`); empty without the attribute; none if it is malformed.
pub fn precision_config(op: Op) -> Option<Vec<String>> {
    let Some(a) = op.attr("precision_config") else { return Some(Vec::new()) };
    let precision = |e: Attribute<'_>| unsafe {
        let text = || from_sref(stablehloPrecisionAttrGetValue(e.to_raw())).to_string();
        stablehloAttributeIsAPrecisionAttr(e.to_raw()).then(text)
    };
    attr_elements(a)?.into_iter().map(precision).collect()
}

/// The precisions of a `dot_general`, empty or one per operand; none if it specifies an algorithm.
pub fn precision(op: Op) -> Option<Vec<String>> {
    if op.attr("algorithm").is_some() {
        return None;
    }
    let list = precision_config(op)?;
    matches!(list.len(), 0 | 2).then_some(list)
}

/// True for a `reduce_precision` to the bits of its operand's own type, which changes no element. `jax.checkpoint` writes it after
/// saved values.
pub fn keeps_format(op: Op) -> bool {
    let bits = match op.is(Kind::ReducePrecision).then(|| TensorType::of(op.result(0))).flatten() {
        Some(ty) if ty.elem == Elem::BF16 => [8, 7],
        Some(ty) if ty.elem == Elem::F32 => [8, 23],
        _ => return false,
    };
    ["exponent_bits", "mantissa_bits"]
        .into_iter()
        .zip(bits)
        .all(|(name, bits)| op.ints(name) == Some(vec![bits]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use grpo_io::Context;
    use melior::ir::Module;
    use pretty_assertions::assert_eq;

    const MODULE: &str = r#"
func.func @f(%h: tensor<3x4xf32>, %w: tensor<3x4xf32>, %i: tensor<3x5x2xi32>, %u: tensor<3x5xf32>,
    %j: tensor<3x5x1xi32>) {
  %d = "stablehlo.dot_general"(%h, %w) <{dot_dimension_numbers = #stablehlo.dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>,
      precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}>
    : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3xf32>
  %e = "stablehlo.dot_general"(%h, %w) <{dot_dimension_numbers = #stablehlo.dot<
      lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>}>
    : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  %g = "stablehlo.gather"(%h, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1],
      operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1],
      index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}>
    : (tensor<3x4xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32>
  %s = "stablehlo.scatter"(%h, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<3x5x2xi32>, tensor<3x5xf32>) -> tensor<3x4xf32>
  %c = stablehlo.compare GE, %h, %w, TOTALORDER : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
  %n = stablehlo.compare NE, %h, %w : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
  return
}"#;

    #[test]
    fn attributes_are_read_as_they_are() {
        let context = Context::new();
        let module = Module::parse(context.melior(), MODULE).expect("a module");
        let find = |kind: Kind| -> Vec<Op<'_>> {
            Op::of_module(&module).walk().into_iter().filter(|op| op.is(kind)).collect()
        };
        let dots = find(Kind::DotGeneral);
        let batched = DotDims {
            lhs_batch: vec![0],
            rhs_batch: vec![0],
            lhs_contract: vec![1],
            rhs_contract: vec![1],
        };
        assert_eq!(dot_dims(dots[0]), Some(batched));
        assert_eq!(precision_config(dots[0]), Some(vec!["HIGH".into(), "DEFAULT".into()]));
        let plain = DotDims { lhs_contract: vec![0, 1], rhs_contract: vec![0, 1], ..DotDims::default() };
        assert_eq!((dot_dims(dots[1]), precision_config(dots[1])), (Some(plain), Some(vec![])));
        let gather = IndexingDims {
            windows: vec![],
            collapsed: vec![1],
            array_batch: vec![0],
            indices_batch: vec![0],
            index_map: vec![1],
            index_vector_dim: 2,
        };
        assert_eq!(gather_dims(find(Kind::Gather)[0]), Some(gather));
        let scatter = IndexingDims {
            collapsed: vec![0, 1],
            index_map: vec![1, 0],
            index_vector_dim: 2,
            ..IndexingDims::default()
        };
        assert_eq!(scatter_dims(find(Kind::Scatter)[0]), Some(scatter));
        let compares: Vec<_> =
            find(Kind::Compare).into_iter().map(|op| (direction(op), compare_type(op))).collect();
        assert_eq!(
            compares,
            [(Some(Direction::Ge), Some(CompareType::TotalOrder)), (Some(Direction::Ne), None)]
        );
        // Other operations.
        assert_eq!((dot_dims(find(Kind::Compare)[0]), direction(dots[0])), (None, None));
    }
}
