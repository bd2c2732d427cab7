//! The table of operations that passes handle.

use crate::handle::Op;
use rustc_hash::FxHashMap as HashMap;
use std::sync::OnceLock;

/// Accuracy and cost class of an elementwise operation on floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The result is exact: representable in the operands' type.
    Exact,
    /// The result is rounded; a few vector instructions at most.
    Rounded,
    /// A series or an iteration, which XLA's cost analysis counts as a transcendental.
    Transcendental,
}

/// Declares the operations: elementwise ones by name, arity and class, others by name.
macro_rules! operations {
    (
        elementwise { $($map:ident = $map_name:literal, $arity:literal, $class:ident;)* }
        others { $($(#[$doc:meta])* $other:ident = $other_name:literal;)* }
    ) => {
        /// StableHLO's elementwise operations without attributes. The result has the element type of the last operand, except
        /// for `is_finite`, whose result is i1.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Elementwise {
            $(#[doc = concat!("`stablehlo.", $map_name, "`.")] $map,)*
        }

        impl Elementwise {
            /// All of them.
            pub const ALL: &[Elementwise] = &[$(Elementwise::$map),*];

            /// The operation's kind.
            pub fn kind(self) -> Kind {
                match self {
                    $(Elementwise::$map => Kind::$map,)*
                }
            }

            /// The number of operands.
            pub fn arity(self) -> usize {
                match self {
                    $(Elementwise::$map => $arity,)*
                }
            }

            /// Accuracy and cost.
            pub fn class(self) -> Class {
                match self {
                    $(Elementwise::$map => Class::$class,)*
                }
            }
        }

        /// An operation's name as a value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            $(#[doc = concat!("`stablehlo.", $map_name, "`.")] $map,)*
            $(#[doc = concat!("`", $other_name, "`.")] $(#[$doc])* $other,)*
            /// Any other operation.
            Unknown,
        }

        impl Kind {
            /// All but `Unknown`.
            const KNOWN: &[Kind] = &[$(Kind::$map,)* $(Kind::$other,)*];

            /// The full name, such as `stablehlo.add`; empty for `Unknown`.
            pub fn name(self) -> &'static str {
                const NAMES: &[&str] = &[$(concat!("stablehlo.", $map_name),)* $($other_name,)* ""];
                NAMES[self as usize]
            }

            /// The elementwise operation without attributes, if it is one.
            pub fn elementwise(self) -> Option<Elementwise> {
                match self {
                    $(Kind::$map => Some(Elementwise::$map),)*
                    _ => None,
                }
            }
        }
    };
}

operations! {
    elementwise {
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
    others {
        AfterAll = "stablehlo.after_all";
        AllGather = "stablehlo.all_gather";
        AllReduce = "stablehlo.all_reduce";
        AllToAll = "stablehlo.all_to_all";
        BitcastConvert = "stablehlo.bitcast_convert";
        BroadcastInDim = "stablehlo.broadcast_in_dim";
        Case = "stablehlo.case";
        CollectivePermute = "stablehlo.collective_permute";
        Compare = "stablehlo.compare";
        Concatenate = "stablehlo.concatenate";
        Constant = "stablehlo.constant";
        Convert = "stablehlo.convert";
        CustomCall = "stablehlo.custom_call";
        Dot = "stablehlo.dot";
        DotGeneral = "stablehlo.dot_general";
        DynamicSlice = "stablehlo.dynamic_slice";
        DynamicUpdateSlice = "stablehlo.dynamic_update_slice";
        Gather = "stablehlo.gather";
        If = "stablehlo.if";
        Infeed = "stablehlo.infeed";
        Iota = "stablehlo.iota";
        OptimizationBarrier = "stablehlo.optimization_barrier";
        Outfeed = "stablehlo.outfeed";
        Pad = "stablehlo.pad";
        PartitionId = "stablehlo.partition_id";
        Recv = "stablehlo.recv";
        Reduce = "stablehlo.reduce";
        ReducePrecision = "stablehlo.reduce_precision";
        ReduceScatter = "stablehlo.reduce_scatter";
        ReduceWindow = "stablehlo.reduce_window";
        Reshape = "stablehlo.reshape";
        Return = "stablehlo.return";
        Reverse = "stablehlo.reverse";
        Rng = "stablehlo.rng";
        Scatter = "stablehlo.scatter";
        Send = "stablehlo.send";
        Slice = "stablehlo.slice";
        /// `func.call` while the module is in memory: MLIR cannot verify a callee inside an operation of an unregistered dialect,
        /// which might be a symbol table. The name has the length of `func.call`, so that columns in diagnostics are right.
        ShieldedCall = "call.func";
        Sort = "stablehlo.sort";
        Transpose = "stablehlo.transpose";
        Tuple = "stablehlo.tuple";
        While = "stablehlo.while";
        Module = "builtin.module";
        ChloSquare = "chlo.square";
        Call = "func.call";
        Func = "func.func";
        FuncReturn = "func.return";
        /// A `shard_map`: each device along the manual axes runs the region.
        ManualComputation = "sdy.manual_computation";
        Mesh = "sdy.mesh";
        ShardyReturn = "sdy.return";
        /// The identity, annotated with a sharding.
        ShardingConstraint = "sdy.sharding_constraint";
        Probe = "vocab.probe";
        Proxy = "vocab.proxy";
        /// In the body of a sweep: an element with updates at several columns of its row.
        ColumnScatter = "vocab.scatter";
        Sweep = "vocab.sweep";
        Yield = "vocab.yield";
    }
}

impl Kind {
    /// The operation of a full name, such as `stablehlo.add`.
    pub fn of_name(name: &str) -> Kind {
        static BY_NAME: OnceLock<HashMap<&'static str, Kind>> = OnceLock::new();
        let table =
            BY_NAME.get_or_init(|| Kind::KNOWN.iter().map(|kind| (kind.name(), *kind)).collect());
        table.get(name).copied().unwrap_or(Kind::Unknown)
    }

    /// True for StableHLO's elementwise operations, including comparisons and conversions.
    pub fn is_elementwise(self) -> bool {
        self.elementwise().is_some()
            || matches!(self, Kind::Compare | Kind::Convert | Kind::ReducePrecision)
    }
}

impl Elementwise {
    /// StableHLO's name, without `stablehlo.`.
    pub fn name(self) -> &'static str {
        self.kind().name().trim_start_matches("stablehlo.")
    }

    /// The operation of this name, without `stablehlo.`; none for one that is not elementwise.
    pub fn parse(name: &str) -> Option<Elementwise> {
        Kind::of_name(&format!("stablehlo.{name}")).elementwise()
    }
}

impl Op<'_> {
    /// The kind.
    pub fn kind(self) -> Kind {
        Kind::of_name(self.name())
    }

    /// True if the operation is of this kind, which must not be `Unknown`.
    pub fn is(self, kind: Kind) -> bool {
        self.name() == kind.name()
    }

    /// True if the operation is of one of these kinds.
    pub fn is_any(self, kinds: &[Kind]) -> bool {
        kinds.contains(&self.kind())
    }

    /// True for the terminator of a function or a region.
    pub fn is_return(self) -> bool {
        matches!(self.kind(), Kind::FuncReturn | Kind::Return | Kind::ShardyReturn)
    }
}

impl std::fmt::Display for Elementwise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::{Elementwise, Kind};
    use pretty_assertions::assert_eq;

    #[test]
    fn names_are_unique_and_read_back() {
        for kind in Kind::KNOWN {
            assert_eq!(Kind::of_name(kind.name()), *kind);
        }
        assert_eq!(Kind::of_name("stablehlo.no_such_operation"), Kind::Unknown);
        for op in Elementwise::ALL {
            assert_eq!(Elementwise::parse(op.name()), Some(*op));
            assert_eq!(op.kind().elementwise(), Some(*op));
            assert!((1..=3).contains(&op.arity()), "{op}");
        }
        assert_eq!(Elementwise::parse("dot_general"), None);
    }
}
