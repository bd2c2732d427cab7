//! The elementwise operations of a sweep's body: one list, and what is known of each.

use rustc_hash::FxHashMap as HashMap;
use std::sync::OnceLock;

/// How the result of an operation on floats follows from its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Numbers that a type can represent give one that it can represent: nothing is rounded.
    Exact,
    /// The result is rounded; a vector unit has it in an instruction or few.
    Rounded,
    /// A series or an iteration: what XLA's scheduler counts as a transcendental.
    Transcendental,
}

/// Declares the operations: StableHLO's name without `stablehlo.`, the number of operands, the class.
macro_rules! operations {
    ($($operation:ident = $name:literal, $arity:literal, $class:ident;)*) => {
        /// StableHLO's elementwise operations that a body may hold. The result has the element type of the
        /// last operand, but for `is_finite`, which gives i1.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Elementwise {
            $($operation,)*
        }

        impl Elementwise {
            /// All of them.
            pub const ALL: &[Elementwise] = &[$(Elementwise::$operation),*];

            /// StableHLO's name, without `stablehlo.`.
            pub fn name(self) -> &'static str {
                match self {
                    $(Elementwise::$operation => $name,)*
                }
            }

            /// The number of operands.
            pub fn arity(self) -> usize {
                match self {
                    $(Elementwise::$operation => $arity,)*
                }
            }

            /// What is known of the result.
            pub fn class(self) -> Class {
                match self {
                    $(Elementwise::$operation => Class::$class,)*
                }
            }
        }
    };
}

operations! {
    Abs = "abs", 1, Exact;
    Cbrt = "cbrt", 1, Transcendental;
    Ceil = "ceil", 1, Exact;
    Cosine = "cosine", 1, Transcendental;
    Exponential = "exponential", 1, Transcendental;
    ExponentialMinusOne = "exponential_minus_one", 1, Transcendental;
    Floor = "floor", 1, Exact;
    IsFinite = "is_finite", 1, Exact;
    Log = "log", 1, Transcendental;
    LogPlusOne = "log_plus_one", 1, Transcendental;
    Logistic = "logistic", 1, Transcendental;
    Negate = "negate", 1, Exact;
    Not = "not", 1, Exact;
    RoundNearestAfz = "round_nearest_afz", 1, Exact;
    RoundNearestEven = "round_nearest_even", 1, Exact;
    Rsqrt = "rsqrt", 1, Transcendental;
    Sign = "sign", 1, Exact;
    Sine = "sine", 1, Transcendental;
    Sqrt = "sqrt", 1, Transcendental;
    Tan = "tan", 1, Transcendental;
    Tanh = "tanh", 1, Transcendental;
    Add = "add", 2, Rounded;
    And = "and", 2, Exact;
    Atan2 = "atan2", 2, Transcendental;
    Divide = "divide", 2, Rounded;
    Maximum = "maximum", 2, Exact;
    Minimum = "minimum", 2, Exact;
    Multiply = "multiply", 2, Rounded;
    Or = "or", 2, Exact;
    Power = "power", 2, Transcendental;
    Remainder = "remainder", 2, Rounded;
    ShiftLeft = "shift_left", 2, Exact;
    ShiftRightArithmetic = "shift_right_arithmetic", 2, Exact;
    ShiftRightLogical = "shift_right_logical", 2, Exact;
    Subtract = "subtract", 2, Rounded;
    Xor = "xor", 2, Exact;
    Clamp = "clamp", 3, Exact;
    Select = "select", 3, Exact;
}

impl Elementwise {
    /// The operation of this name, without `stablehlo.`; none for one that bodies do not hold.
    pub fn parse(name: &str) -> Option<Elementwise> {
        static BY_NAME: OnceLock<HashMap<&'static str, Elementwise>> = OnceLock::new();
        let table = BY_NAME.get_or_init(|| Elementwise::ALL.iter().map(|op| (op.name(), *op)).collect());
        table.get(name).copied()
    }
}

impl std::fmt::Display for Elementwise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::Elementwise;
    use pretty_assertions::assert_eq;

    #[test]
    fn names_are_unique_and_read_back() {
        for op in Elementwise::ALL {
            assert_eq!(Elementwise::parse(op.name()), Some(*op));
            assert!((1..=3).contains(&op.arity()), "{op}");
        }
        assert_eq!(Elementwise::parse("dot_general"), None);
    }
}
