//! Abstract evaluation: what is known of a value, by the operations that compute it.
//!
//! A [`Domain`] is a type of abstract values with a rule for each operation that it supports, from the operands' values to the
//! result's. [`Domain::value`] is the driver of all domains. It evaluates the definition of a value once ([`Memo`]) and only the
//! operands that a rule asks for. It looks through sharding constraints, barriers, loop-invariant carries and the operands of manual
//! computations ([`forwarded_from`]), and evaluates a called function for the operands of the call. Other block arguments and
//! results of loops are unknown, except for those of [`Memo::assume`].
//!
//! | domain | abstract value |
//! |---|---|
//! | [`constants`](crate::constants) | the number that each element is, also in each trip of a loop ([`trip_count`](crate::trip_count)) |
//! | [`real`](crate::real) | its numbers at random points, in real arithmetic |
//! | `id_function` (`coalesce-blocks`) | a function of an id, by intervals of ids |
//!
//! They share the arithmetic on numbers of [`Elementwise`](grpo_ir::Elementwise).

use crate::calls::{Functions, is_call, only_block};
use crate::forwarded_from;
use grpo_ir::{Op, Val};
use rustc_hash::FxHashMap as HashMap;
use std::mem;

/// Longest path of operations. A value with a longer one is unknown.
const MAX_DEPTH: usize = 256;

/// The values that an evaluation knows.
pub struct Memo<'c, V> {
    /// Those of the current function; none for unknown ones.
    known: HashMap<Val<'c>, Option<V>>,
    depth: usize,
    /// The number of the call that the current function is evaluated for; 0 for the outermost function.
    call: usize,
    /// The number of calls so far.
    calls: usize,
    functions: Option<Functions<'c>>,
}

impl<V> Default for Memo<'_, V> {
    fn default() -> Self {
        Memo { known: HashMap::default(), depth: 0, call: 0, calls: 0, functions: None }
    }
}

impl<'c, V> Memo<'c, V> {
    /// Enters the value of `v`, such as a block's argument.
    pub fn assume(&mut self, v: Val<'c>, value: V) {
        self.known.insert(v, Some(value));
    }

    /// Forgets all values.
    pub fn clear(&mut self) {
        self.known.clear();
    }

    /// The number of the call that the current function is evaluated for.
    pub fn call(&self) -> usize {
        self.call
    }
}

/// Abstract values, and how operations map them.
pub trait Domain<'c> {
    /// The abstract value of one MLIR value.
    type Value: Clone;

    /// The values known so far.
    fn memo(&mut self) -> &mut Memo<'c, Self::Value>;

    /// The value of `v` by its definition, from those of the operands; none if it is unknown.
    fn computed(&mut self, v: Val<'c>) -> Option<Self::Value>;

    /// The value of `v` where [`Domain::computed`] gives none.
    fn unknown(&mut self, _v: Val<'c>) -> Option<Self::Value> {
        None
    }

    /// A value with the same abstract value as `v`, possibly `v` itself.
    fn source(&self, v: Val<'c>) -> Val<'c> {
        forwarded_from(v)
    }

    /// The abstract value of `v`; none if it is unknown.
    fn value(&mut self, v: Val<'c>) -> Option<Self::Value> {
        if let Some(known) = self.memo().known.get(&v) {
            return known.clone();
        }
        let source = self.source(v);
        if source != v {
            return self.value(source);
        }
        let mut value = None;
        if self.memo().depth < MAX_DEPTH {
            self.memo().depth += 1;
            value = match v.def().filter(|op| is_call(*op)) {
                Some(call) => self.called(call, v.result_index()),
                None => self.computed(v),
            };
            self.memo().depth -= 1;
        }
        let value = value.or_else(|| self.unknown(v));
        self.memo().known.insert(v, value.clone());
        value
    }

    /// The value of a result of a call: that of its function for these operands.
    fn called(&mut self, call: Op<'c>, result: usize) -> Option<Self::Value> {
        let module = call.ancestors().last()?;
        let functions = self.memo().functions.get_or_insert_with(|| Functions::of(module));
        let body = functions.callee(call).and_then(only_block)?;
        let operands: Vec<_> = call.operands().map(|v| self.value(v)).collect();
        let memo = self.memo();
        memo.calls += 1;
        let number = memo.calls;
        let caller = mem::replace(&mut memo.known, body.args().into_iter().zip(operands).collect());
        let caller = (caller, mem::replace(&mut memo.call, number));
        let value = body.terminator().and_then(|end| self.value(end.operand(result)));
        (self.memo().known, self.memo().call) = caller;
        value
    }
}
