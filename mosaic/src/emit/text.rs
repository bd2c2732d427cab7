//! A typed builder of Mosaic's versioned text.
//!
//! Every operation is written in MLIR's generic form under its `stable_mosaic.` name, with the
//! attributes of the versioned form ([`crate::version`]). Pure operations are hash-consed within their region and the
//! enclosing regions, so emitters may request the same constant, broadcast or row value any number of
//! times.

pub use super::types::Ty;
use crate::layout::sublanes;
use crate::spec::LANES;
use grpo_ir::{Direction, Elem};
use std::collections::HashMap;
use std::fmt::{self, Write};

/// A value in a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    id: u32,
    /// The index among an operation's several results.
    part: Option<u32>,
    pub ty: Ty,
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            None => write!(f, "%{}", self.id),
            Some(part) => write!(f, "%{}#{part}", self.id),
        }
    }
}

const FLOAT: &str = " {fastmath = #arith.fastmath<none>}";
const WRAP: &str = " {overflowFlags = #arith.overflow<none>}";

/// A pure operation: name, attributes, operands, result type.
type Key = (String, Vec<Value>, Ty);

/// One function's text while it is being written.
pub struct Text {
    pub(super) version: u32,
    out: String,
    next: u32,
    depth: usize,
    scopes: Vec<HashMap<Key, Value>>,
    /// Values that are known integer constants.
    known: HashMap<u32, i64>,
}

impl Text {
    /// An empty function body in a version of the serialized form.
    pub fn new(version: u32) -> Text {
        Text {
            version,
            out: String::new(),
            next: 0,
            depth: 2,
            scopes: vec![HashMap::new()],
            known: HashMap::new(),
        }
    }

    /// The lines written so far.
    pub fn finish(self) -> String {
        self.out
    }

    /// A fresh value, for a block argument.
    pub fn argument(&mut self, ty: Ty) -> Value {
        self.next += 1;
        Value { id: self.next - 1, part: None, ty }
    }

    fn indent(&mut self) {
        for _ in 0..self.depth {
            self.out.push_str("  ");
        }
    }

    pub(super) fn line(&mut self, name: &str, attrs: &str, operands: &[Value], result: Option<Value>) {
        self.indent();
        let list = |f: &dyn Fn(&Value) -> String| operands.iter().map(f).collect::<Vec<_>>().join(", ");
        let (args, types) = (list(&|v| v.to_string()), list(&|v| v.ty.to_string()));
        let _ = match result {
            Some(r) => writeln!(
                self.out,
                "{r} = \"stable_mosaic.{name}\"({args}){attrs} : ({types}) -> {}",
                r.ty
            ),
            None => writeln!(self.out, "\"stable_mosaic.{name}\"({args}){attrs} : ({types}) -> ()"),
        };
    }

    /// A pure operation; `attrs` is empty or a dictionary with a space in front.
    pub fn pure(&mut self, name: &str, attrs: &str, operands: &[Value], ty: Ty) -> Value {
        let key = (format!("{name}{attrs}"), operands.to_vec(), ty);
        if let Some(v) = self.scopes.iter().rev().find_map(|s| s.get(&key)) {
            return *v;
        }
        let v = self.argument(ty);
        self.line(name, attrs, operands, Some(v));
        self.scopes.last_mut().expect("a scope is open").insert(key, v);
        v
    }

    /// A region; `body` returns the yielded values.
    fn region(&mut self, args: &[Value], body: impl FnOnce(&mut Text) -> Vec<Value>) {
        if !args.is_empty() {
            self.indent();
            let list: Vec<String> = args.iter().map(|a| format!("{a}: {}", a.ty)).collect();
            let _ = writeln!(self.out, "^bb0({}):", list.join(", "));
        }
        self.depth += 1;
        self.scopes.push(HashMap::new());
        let yields = body(self);
        self.line("scf.yield", "", &yields, None);
        self.scopes.pop();
        self.depth -= 1;
    }

    /// `scf.for` over `0..count`; the body gets the i32 counter. Without a loop for one iteration, and without
    /// code for none.
    pub fn repeat(&mut self, count: i64, body: impl FnOnce(&mut Text, Value)) {
        self.repeat_carrying(count, &[], |text, i, _| {
            body(text, i);
            Vec::new()
        });
    }

    /// `scf.for` over `0..count` for a `count`, an i32, that is not constant.
    pub fn repeat_until(&mut self, count: Value, body: impl FnOnce(&mut Text, Value)) {
        self.turns(count, &[], |text, i, _| {
            body(text, i);
            Vec::new()
        });
    }

    /// [`Self::repeat`] with loop-carried values: `first` are the initial ones, and those of the last iteration are
    /// returned.
    pub fn repeat_carrying(
        &mut self,
        count: i64,
        first: &[Value],
        body: impl FnOnce(&mut Text, Value, &[Value]) -> Vec<Value>,
    ) -> Vec<Value> {
        if count <= 0 {
            return first.to_vec();
        }
        if count == 1 {
            let zero = self.int(0);
            return body(self, zero, first);
        }
        let count = self.int(count);
        self.turns(count, first, body)
    }

    fn turns(
        &mut self,
        count: Value,
        first: &[Value],
        body: impl FnOnce(&mut Text, Value, &[Value]) -> Vec<Value>,
    ) -> Vec<Value> {
        let (lo, step) = (self.int(0), self.int(1));
        let mut args = vec![self.argument(Ty::Scalar(Elem::I32))];
        args.extend(first.iter().map(|v| self.argument(v.ty)).collect::<Vec<_>>());
        let result = self.argument(Ty::Index);
        let operands: Vec<Value> = [lo, count, step].iter().chain(first).copied().collect();
        let list = |values: &[Value], f: fn(&Value) -> String| {
            values.iter().map(f).collect::<Vec<_>>().join(", ")
        };
        self.indent();
        if !first.is_empty() {
            let _ = write!(self.out, "{result}:{} = ", first.len());
        }
        let _ =
            writeln!(self.out, "\"stable_mosaic.scf.for\"({}) ({{", list(&operands, Value::to_string));
        self.region(&args, |text| body(text, args[0], &args[1..]));
        self.indent();
        let types = |values: &[Value]| list(values, |v| v.ty.to_string());
        let _ = writeln!(self.out, "}}) : ({}) -> ({})", types(&operands), types(first));
        let part = |(i, v): (u32, &Value)| Value { part: Some(i), ty: v.ty, ..result };
        (0..).zip(first).map(part).collect()
    }

    /// `scf.if` without results; `otherwise` may write nothing.
    pub fn when(
        &mut self,
        condition: Value,
        then: impl FnOnce(&mut Text),
        otherwise: impl FnOnce(&mut Text),
    ) {
        self.indent();
        let _ = writeln!(self.out, "\"stable_mosaic.scf.if\"({condition}) ({{");
        self.region(&[], |text| {
            then(text);
            Vec::new()
        });
        self.indent();
        self.out.push_str("}, {\n");
        self.region(&[], |text| {
            otherwise(text);
            Vec::new()
        });
        self.indent();
        self.out.push_str("}) : (i1) -> ()\n");
    }

    /// `func.return` of a window's transform function, or of the kernel.
    pub fn ret(&mut self, values: &[Value]) {
        self.line("func.return", "", values, None);
    }

    /// An i32 scalar.
    pub fn int(&mut self, value: i64) -> Value {
        let attrs = format!(" {{value = {value} : i32}}");
        let v = self.pure("arith.constant", &attrs, &[], Ty::Scalar(Elem::I32));
        self.known.insert(v.id, value);
        v
    }

    /// The constant that an i32 scalar is known to be.
    pub fn known(&self, v: Value) -> Option<i64> {
        self.known.get(&v.id).copied()
    }

    /// An f32 scalar.
    pub fn scalar(&mut self, value: f32) -> Value {
        let attrs = format!(" {{value = {} : f32}}", float_text(value));
        self.pure("arith.constant", &attrs, &[], Ty::Scalar(Elem::F32))
    }

    /// An index.
    pub fn index(&mut self, value: i64) -> Value {
        let attrs = format!(" {{value = {value} : index}}");
        self.pure("arith.constant", &attrs, &[], Ty::Index)
    }

    /// A splat; `text` is an element in MLIR's syntax.
    pub fn splat(&mut self, text: &str, ty: Ty) -> Value {
        let attrs = format!(" {{value = dense<{text}> : {ty}}}");
        self.pure("arith.constant", &attrs, &[], ty)
    }

    /// An f32 splat of the shape of `like`.
    pub fn float(&mut self, value: f32, like: Ty) -> Value {
        self.splat(&float_text(value), like.with_elem(Elem::F32))
    }

    /// An i32 splat of the shape of `like`.
    pub fn ints(&mut self, value: impl Into<i64>, like: Ty) -> Value {
        self.splat(&value.into().to_string(), like.with_elem(Elem::I32))
    }

    /// Zero in every lane.
    pub fn zero(&mut self, ty: Ty) -> Value {
        self.splat(if ty.elem().is_float() { "0.000000e+00" } else { "0" }, ty)
    }

    /// `unit * i` as an index, known to the compiler as a multiple of `unit`.
    pub fn scaled(&mut self, i: Value, unit: i64) -> Value {
        let known = self.multiple(i, unit);
        self.as_position(known)
    }

    /// An i32 as an index, known to the compiler as a multiple of `unit`.
    pub fn aligned(&mut self, i: Value, unit: i64) -> Value {
        let known = self.assume_multiple(i, unit);
        self.as_position(known)
    }

    fn as_position(&mut self, i: Value) -> Value {
        match self.known(i) {
            Some(i) => self.index(i),
            None => self.pure("arith.index_cast", "", &[i], Ty::Index),
        }
    }

    /// `unit * i`, known to the compiler as a multiple of `unit`.
    pub fn multiple(&mut self, i: Value, unit: i64) -> Value {
        if let Some(i) = self.known(i) {
            return self.int(i * unit);
        }
        let unit_value = self.int(unit);
        let product = self.pure("arith.muli", WRAP, &[i, unit_value], i.ty);
        self.assume_multiple(product, unit)
    }

    fn assume_multiple(&mut self, i: Value, unit: i64) -> Value {
        if self.known(i).is_some() {
            return i;
        }
        let attrs = format!(" {{multiple = {unit} : i32}}");
        self.pure("tpu.assume_multiple", &attrs, &[i], i.ty)
    }

    /// A scalar or a `[1,c]` or `[r,1]` vector in every place of `ty`.
    pub fn broadcast(&mut self, v: Value, ty: Ty) -> Value {
        if v.ty == ty {
            return v;
        }
        self.pure("vector.broadcast", "", &[v], ty)
    }

    /// Lanes rotated by `amount`: lane `l` goes to lane `l + amount` modulo the number of lanes.
    pub fn rotate(&mut self, v: Value, amount: i64) -> Value {
        let amount = self.int(amount);
        self.pure("tpu.dynamic_rotate", " {dimension = 1 : si32}", &[v, amount], v.ty)
    }

    /// The index along dimension `dim`, i32.
    pub fn iota(&mut self, dim: usize, like: Ty) -> Value {
        let attrs = match self.version {
            ..6 => format!(" {{dimension = {dim} : i32}}"),
            _ => format!(" {{dimensions = array<i32: {dim}>}}"),
        };
        self.pure("tpu.iota", &attrs, &[], like.with_elem(Elem::I32))
    }

    /// A unary float operation of `arith` or `math`.
    pub fn unary(&mut self, name: &str, a: Value) -> Value {
        self.pure(name, FLOAT, &[a], a.ty)
    }

    /// A binary float operation of `arith` or `math`.
    pub fn binary(&mut self, name: &str, a: Value, b: Value) -> Value {
        self.pure(name, FLOAT, &[a, b], a.ty)
    }

    /// A binary integer or mask operation of `arith`.
    pub fn integer(&mut self, name: &str, a: Value, b: Value) -> Value {
        if let (Some(x), Some(y)) = (self.known(a), self.known(b)) {
            match name {
                "addi" => return self.int(x + y),
                "subi" => return self.int(x - y),
                "muli" => return self.int(x * y),
                _ => {}
            }
        }
        let attrs = match name {
            "addi" | "subi" | "muli" | "shli" => WRAP,
            "divsi" | "divui" | "shrsi" | "shrui" => " {isExact = false}",
            _ => "",
        };
        self.pure(&format!("arith.{name}"), attrs, &[a, b], a.ty)
    }

    /// A conversion of `arith` without attributes.
    pub fn cast(&mut self, name: &str, a: Value, e: Elem) -> Value {
        self.pure(&format!("arith.{name}"), "", &[a], a.ty.with_elem(e))
    }

    /// Converts a float to another width; a no-op if it has that width.
    pub fn resize(&mut self, a: Value, e: Elem) -> Value {
        match a.ty.elem() {
            from if from == e => a,
            from if from.bytes() < e.bytes() => self.cast("extf", a, e),
            _ => self.cast("truncf", a, e),
        }
    }

    /// Converts a float vector to each of these types in turn.
    pub fn convert_float(&mut self, a: Value, types: &[Elem]) -> Value {
        types.iter().fold(a, |a, e| self.resize(a, *e))
    }

    /// An ordered float comparison: `EQ`, `NE` (both ordered), `LT`, `LE`, `GT`, `GE`.
    pub fn compare_float(&mut self, direction: Direction, a: Value, b: Value) -> Value {
        let predicate = match direction {
            Direction::Eq => 1,
            Direction::Gt => 2,
            Direction::Ge => 3,
            Direction::Lt => 4,
            Direction::Le => 5,
            Direction::Ne => 6,
        };
        let attrs = format!(" {{fastmath = #arith.fastmath<none>, predicate = {predicate} : i64}}");
        self.pure("arith.cmpf", &attrs, &[a, b], a.ty.with_elem(Elem::I1))
    }

    /// An integer comparison.
    pub fn compare_int(&mut self, direction: Direction, unsigned: bool, a: Value, b: Value) -> Value {
        let predicate = match direction {
            Direction::Eq => 0,
            Direction::Ne => 1,
            Direction::Lt => 2,
            Direction::Le => 3,
            Direction::Gt => 4,
            Direction::Ge => 5,
        };
        let predicate = if unsigned && predicate > 1 { predicate + 4 } else { predicate };
        let attrs = format!(" {{predicate = {predicate} : i64}}");
        self.pure("arith.cmpi", &attrs, &[a, b], a.ty.with_elem(Elem::I1))
    }

    /// The negation of a mask.
    pub fn not(&mut self, mask: Value) -> Value {
        let yes = self.splat("true", mask.ty);
        self.integer("xori", mask, yes)
    }

    /// `mask ? a : b`; the mask may be a scalar.
    pub fn select(&mut self, mask: Value, a: Value, b: Value) -> Value {
        self.pure("arith.select", "", &[mask, a, b], a.ty)
    }

    /// The minimum of a matrix of f32, a scalar. Takes hundreds of cycles, so only for decisions about
    /// whole blocks.
    pub fn smallest(&mut self, v: Value) -> Value {
        let Ty::Vector(rows, cols, e) = v.ty else { unreachable!("a matrix is a vector") };
        let v = self.pure("vector.shape_cast", "", &[v], Ty::Vector3([1, rows, cols], e));
        let start = self.float(f32::INFINITY, Ty::Vector1(1, e));
        let attrs = " {kind = #vector.kind<minimumf>, reduction_dims = array<i64: 1, 2>}";
        let one = self.pure("vector.multi_reduction", attrs, &[v, start], start.ty);
        let attrs = " {static_position = array<i64: 0>}";
        self.pure("vector.extract", attrs, &[one], Ty::Scalar(e))
    }

    /// Reads `rows` × `cols` of a buffer at an index pair.
    pub fn load(&mut self, from: Value, at: [Value; 2], rows: i64, cols: i64) -> Value {
        self.read(from, &at, Ty::Vector(rows, cols, from.ty.elem()))
    }

    /// Reads a block of this extent from a buffer of three dimensions.
    pub fn load3(&mut self, from: Value, at: [Value; 3], extent: [i64; 3]) -> Value {
        self.read(from, &at, Ty::Vector3(extent, from.ty.elem()))
    }

    fn read(&mut self, from: Value, at: &[Value], ty: Ty) -> Value {
        let v = self.argument(ty);
        self.line("vector.load", "", &[&[from], at].concat(), Some(v));
        v
    }

    /// Writes a vector into a buffer, at one index per dimension.
    pub fn store<const RANK: usize>(&mut self, v: Value, to: Value, at: [Value; RANK]) {
        let attrs = format!(
            " {{add = false, operandSegmentSizes = array<i32: 1, 1, {RANK}, 0>, strides = array<i32>}}"
        );
        self.line("tpu.vector_store", &attrs, &[&[v, to], &at[..]].concat(), None);
    }

    /// Marks a block of a buffer as dead until the caller has written all of it, by a dead store of one register of
    /// zeros that the TPU compiler removes.
    ///
    /// This shortens the compiler's search for equal loads (MLIR's CSE), which walks from a load to the next write. If
    /// hidden states or sums are loaded several times in one basic block, each of their thousands of registers would
    /// walk across the following product, a quarter of a kernel's compile time.
    pub fn supersede(&mut self, to: Value, at: [Value; 2], block: Ty) {
        let Ty::Vector(rows, cols, e) = block else { return };
        let sublanes = sublanes(e);
        if rows % sublanes == 0 && cols % LANES == 0 {
            let zero = self.zero(Ty::Vector(sublanes, LANES, e));
            self.store(zero, to, at);
        }
    }

    /// A transposed matrix.
    pub fn transposed(&mut self, v: Value) -> Value {
        let Ty::Vector(rows, cols, e) = v.ty else { unreachable!("a matrix is a vector") };
        let attrs = " {permutation = array<i64: 1, 0>}";
        self.pure("vector.transpose", attrs, &[v], Ty::Vector(cols, rows, e))
    }

    /// Rows `from .. from + rows` of a vector.
    pub fn rows(&mut self, v: Value, from: i64, rows: i64) -> Value {
        let Ty::Vector(all, cols, e) = v.ty else { unreachable!("rows of a vector") };
        if rows == all {
            return v;
        }
        let attrs = format!(" {{offsets = [{from}, 0], sizes = [{rows}, {cols}], strides = [1, 1]}}");
        self.pure("vector.extract_strided_slice", &attrs, &[v], Ty::Vector(rows, cols, e))
    }

    /// A product of two matrices with f32 accumulation; `contract` is the contracted dimension of
    /// each side. `exact` keeps all bits of f32 operands.
    pub fn matmul(&mut self, l: Value, r: Value, contract: (i64, i64), exact: bool) -> Value {
        let (lc, rc) = contract;
        let (lf, rf) = (1 - lc, 1 - rc);
        let extent = |v: Value, d: i64| match v.ty {
            Ty::Vector(rows, cols, _) => {
                if d == 0 {
                    rows
                } else {
                    cols
                }
            }
            _ => unreachable!("a matrix is a vector"),
        };
        let ty = Ty::Vector(extent(l, lf), extent(r, rf), Elem::F32);
        let acc = self.zero(ty);
        let precision = if exact { ", precision = #tpu.contract_precision<fp32>" } else { "" };
        let hint = if self.version > 12 { ", transpose_lhs_hint = false" } else { "" };
        let attrs = format!(
            " {{dimension_numbers = #tpu.dot_dimension_numbers<[{lc}], [{rc}], [{lf}], [{rf}], \
             [0, {lf}, 1, {rf}], [], []>{precision}, transpose_lhs = false{hint}, \
             transpose_rhs = false}}"
        );
        self.pure("tpu.matmul", &attrs, &[l, r, acc], ty)
    }
}

/// An f32 as MLIR reads it back exactly.
pub fn float_text(value: f32) -> String {
    if !value.is_finite() {
        return format!("0x{:08X}", value.to_bits());
    }
    let text = format!("{:e}", f64::from(value));
    match text.split_once('e') {
        Some((m, e)) if !m.contains('.') => format!("{m}.0e{e}"),
        _ => text,
    }
}
