//! Reads, writes and verifies the operation `vocab.sweep`.

use crate::attributes::{Dict, dicts, int_attr, layout_text, region_text, string_list};
use crate::emit::emit;
use crate::node::node_of;
use crate::{
    Body, Contraction, Layout, NodeId, NodeOp, OnlineTerm, Plan, Region, Sink, Source, Stashed, Sweep,
    Tiles, TokensMinor, check_extent,
};
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val, attr_ints, int_array};
use melior::ir::Type;
use std::collections::HashMap;

/// True for a sweep.
pub fn is_sweep(op: Op) -> bool {
    op.is(Kind::Sweep)
}

/// True for the terminator of a sweep's body.
pub fn is_yield(op: Op) -> bool {
    op.is(Kind::Yield)
}

fn sink_text(s: &Sink) -> String {
    let contraction = |layout: Layout, dot: &Contraction| {
        let result: Vec<&str> = dot.result.iter().map(|e| e.text()).collect();
        let init = dot.init.map_or(String::new(), |init| format!(", init = {init} : i64"));
        format!(
            "{init}, layout = {}, matrix = {} : i64, precision = {}, result = {}",
            layout_text(layout),
            dot.matrix,
            string_list(&dot.precision),
            string_list(&result)
        )
    };
    let rest = match s {
        Sink::Online { terms, .. } => {
            let degrees: Vec<i64> = terms.iter().map(|t| t.degree.into()).collect();
            let which = |key: &str, has: &dyn Fn(&OnlineTerm) -> bool| {
                let at: Vec<i64> = (0..).zip(terms).filter(|(_, t)| has(t)).map(|(i, _)| i).collect();
                if at.is_empty() { String::new() } else { format!(", {key} = {}", int_array(&at)) }
            };
            format!(
                ", degrees = {}{}{}",
                int_array(&degrees),
                which("masked", &|t| t.mask.is_some()),
                which("unweighted", &|t| !t.weighted)
            )
        }
        Sink::ContractCols { layout, dot, .. } | Sink::ContractRows { layout, dot, .. } => {
            contraction(*layout, dot)
        }
        Sink::Stash { region, array, .. } => {
            format!(", array = {}, region = {}", int_array(array), region_text(region))
        }
        _ => String::new(),
    };
    format!("{{kind = \"{}\"{rest}}}", s.kind())
}

impl<'c> Sweep<'c> {
    /// Creates the operation. Its results are those of the sinks, in order.
    pub fn to_op(&self, b: &Builder<'c>) -> Op<'c> {
        let b = &Builder { loc: self.loc, ..*b };
        let mut operands: Vec<Val> = Vec::new();
        let mut sources = Vec::new();
        let scalar = |e: Elem| TensorType::new([], e);
        let mut args: Vec<TensorType> = Vec::new();
        for s in &self.sources {
            args.push(scalar(s.elem()));
            match s {
                Source::Head { hidden, weights, layout, precision, elem } => {
                    operands.extend([*hidden, *weights]);
                    sources.push(format!(
                        "{{elem = \"{elem}\", kind = \"head\", layout = {}, precision = {}}}",
                        layout_text(*layout),
                        string_list(precision)
                    ));
                }
                Source::Logits { value, elem } => {
                    operands.push(*value);
                    sources.push(format!("{{elem = \"{elem}\", kind = \"logits\"}}"));
                }
            }
        }
        operands.extend(self.stashed.iter().map(|k| k.value));
        for v in self.row_operands.iter().chain(&self.col_operands) {
            args.push(scalar(v.tensor_type().elem));
            operands.push(*v);
        }
        args.push(scalar(Elem::I32));
        let (read, types) = (self.results_read(), self.result_types());
        args.extend(read.iter().map(|i| scalar(types[*i].elem)));
        operands.extend(&self.matrices);

        let raw: Vec<Type<'_>> = args.iter().map(|t| t.mlir(b.context)).collect();
        let (region, block) = b.region(&raw);
        let inner = Builder::at_end(block, *b);
        let block_args = block.args();
        let (ns, nr, nc) = (self.sources.len(), self.row_operands.len(), self.col_operands.len());
        let values = emit(&inner, &self.body, &self.roots(), &[], |_, n| {
            block_args[match n.op {
                NodeOp::Source(i) => i,
                NodeOp::Row(i) => ns + i,
                NodeOp::Col(i) => ns + nr + i,
                NodeOp::Result(i) => {
                    ns + nr + nc + 1 + read.iter().position(|r| *r == i).expect("listed above")
                }
                _ => ns + nr + nc,
            }]
        });
        inner.op(Kind::Yield, &values, &[], &[], &[]);

        let sinks: Vec<String> = self.sinks.iter().map(sink_text).collect();
        let mut attrs = vec![
            ("rows", format!("{} : i64", self.rows)),
            ("cols", format!("{} : i64", self.cols)),
            ("sources", format!("[{}]", sources.join(", "))),
            ("row_operands", format!("{nr} : i64")),
            ("col_operands", format!("{nc} : i64")),
            ("sinks", format!("[{}]", sinks.join(", "))),
        ];
        if !self.stashed.is_empty() {
            let text = |k: &Stashed| {
                format!("{{region = {}, source = {} : i64}}", region_text(&k.region), k.source)
            };
            let list: Vec<String> = self.stashed.iter().map(text).collect();
            attrs.push(("stash", format!("[{}]", list.join(", "))));
        }
        if let Some(t) = self.tokens_minor {
            attrs.push((
                "tokens_minor",
                format!("{{axis = {} : i64, lanes = {} : i64}}", t.axis, t.lanes),
            ));
        }
        if !self.chains.is_empty() {
            attrs.push(("chains", int_array(&self.chains)));
        }
        if !read.is_empty() {
            let read: Vec<i64> = read.iter().map(|i| extent(*i)).collect();
            attrs.push(("row_results", int_array(&read)));
        }
        if let Some(p) = self.plan {
            let t = |t: Tiles| int_array(&[t.rows, t.cols]);
            let fused_gradients = if p.fused_gradients { ", fused_gradients = true" } else { "" };
            let apart = if p.apart > 0 { format!(", apart = {} : i64", p.apart) } else { String::new() };
            attrs.push((
                "plan",
                format!(
                    "{{row_major = {}, col_major = {}{fused_gradients}{apart}}}",
                    t(p.row_major),
                    t(p.col_major)
                ),
            ));
        }
        let results: Vec<Type<'_>> = types.iter().map(|t| t.mlir(b.context)).collect();
        b.op(Kind::Sweep, &operands, &attrs, &results, &[region])
    }

    /// Reads and verifies the operation.
    ///
    /// # Errors
    /// A message for an invalid operation.
    pub fn from_op(op: Op<'c>) -> Result<Sweep<'c>, String> {
        let mut operands = op.operands();
        let mut next = || operands.next().ok_or("too few operands".to_string());
        let mut sources = Vec::new();
        for d in dicts(op, "sources")? {
            let elem = d.string("elem")?;
            let elem = Elem::parse(&elem).ok_or(format!("unknown element type {elem}"))?;
            sources.push(match d.string("kind")?.as_str() {
                "head" => Source::Head {
                    hidden: next()?,
                    weights: next()?,
                    layout: d.layout()?,
                    precision: d.strings("precision")?,
                    elem,
                },
                "logits" => Source::Logits { value: next()?, elem },
                other => return Err(format!("unknown source kind \"{other}\"")),
            });
        }
        let mut stashed = Vec::new();
        if op.attr("stash").is_some() {
            for d in dicts(op, "stash")? {
                let source = usize::try_from(d.int("source")?).map_err(|_| "\"source\" is negative")?;
                stashed.push(Stashed { source, value: next()?, region: d.region()? });
            }
        }
        let count = |name| -> Result<usize, String> {
            usize::try_from(int_attr(op, name)?).map_err(|_| format!("\"{name}\" is negative"))
        };
        let row_operands = (0..count("row_operands")?).map(|_| next()).collect::<Result<Vec<_>, _>>()?;
        let col_operands = (0..count("col_operands")?).map(|_| next()).collect::<Result<Vec<_>, _>>()?;
        let matrices: Vec<Val> = operands.collect();

        let plan = match op.attr("plan") {
            None => None,
            Some(a) => {
                let dict = Dict::of(a, "plan")?;
                let tiles = |key: &str| -> Result<Tiles, String> {
                    match dict.ints(key)?[..] {
                        [rows, cols] if check_extent(rows, cols).is_ok() => Ok(Tiles { rows, cols }),
                        _ => Err(format!("\"{key}\" is no pair of tile sizes")),
                    }
                };
                let fused_gradients = dict.optional("fused_gradients", Dict::flag)?;
                let apart = dict.optional("apart", Dict::int)?;
                if apart < 0 || (apart > 0 && !fused_gradients) {
                    return Err("\"apart\" is no number of rows of fused gradients".into());
                }
                Some(Plan {
                    row_major: tiles("row_major")?,
                    col_major: tiles("col_major")?,
                    fused_gradients,
                    apart,
                })
            }
        };
        let (rows, cols) = (int_attr(op, "rows")?, int_attr(op, "cols")?);
        check_extent(rows, cols)?;
        let mut sweep = Sweep {
            rows,
            cols,
            sources,
            stashed,
            row_operands,
            col_operands,
            matrices,
            body: Body::default(),
            sinks: Vec::new(),
            plan,
            tokens_minor: None,
            chains: op.ints("chains").unwrap_or_default(),
            loc: op.location(),
        };
        if sweep.plan.is_some_and(|p| p.apart >= rows) {
            return Err("\"apart\" leaves no rows to share".into());
        }
        sweep.tokens_minor = sweep.read_tokens_minor(op)?;
        let yields = sweep.read_body(op)?;
        sweep.read_sinks(op, &yields)?;
        sweep.verify_operands()?;
        sweep.verify_results_read()?;
        let results = sweep.result_types();
        let actual: Vec<String> = op.results().map(Val::type_text).collect();
        let expected: Vec<String> = results.iter().map(|t| t.to_string()).collect();
        if actual != expected {
            return Err(format!(
                "the results are ({}), the sinks give ({})",
                actual.join(", "),
                expected.join(", ")
            ));
        }
        Ok(sweep)
    }

    fn read_tokens_minor(&self, op: Op) -> Result<Option<TokensMinor>, String> {
        let Some(a) = op.attr("tokens_minor") else { return Ok(None) };
        let dict = Dict::of(a, "tokens_minor")?;
        let lanes = dict.int("lanes")?;
        let axis = match dict.int("axis")? {
            0 => 0,
            1 => 1,
            axis => {
                return Err(format!(
                    "the vocabulary is dimension 0 or 1 of tokens-minor arrays, not {axis}"
                ));
            }
        };
        if lanes < 1 || self.rows % lanes != 0 {
            return Err(format!("{lanes} lanes do not divide {} rows", self.rows));
        }
        if self.sources.iter().any(|s| matches!(s, Source::Head { .. })) {
            return Err("a head's logits are in no array that could have tokens minor".into());
        }
        Ok(Some(TokensMinor { axis, lanes }))
    }

    fn read_body(&mut self, op: Op) -> Result<Vec<NodeId>, String> {
        let block = op.only_block().ok_or("the body is not one block")?;
        let mut map: HashMap<Val, NodeId> = HashMap::new();
        let mut leaves: Vec<(NodeOp, Elem)> = Vec::new();
        let elem_of = |v: Val| {
            TensorType::of(v).map(|t| t.elem).ok_or("an operand is no static tensor".to_string())
        };
        for (i, s) in self.sources.iter().enumerate() {
            leaves.push((NodeOp::Source(i), s.elem()));
        }
        for (i, v) in self.row_operands.iter().enumerate() {
            leaves.push((NodeOp::Row(i), elem_of(*v)?));
        }
        for (i, v) in self.col_operands.iter().enumerate() {
            leaves.push((NodeOp::Col(i), elem_of(*v)?));
        }
        leaves.push((NodeOp::Column, Elem::I32));
        let args = block.args();
        let read = match op.attr("row_results") {
            None => Vec::new(),
            Some(a) => attr_ints(a).ok_or("\"row_results\" holds no integers")?,
        };
        // `verify_results_read` checks their types, which depend on the sinks.
        for (at, i) in read.into_iter().enumerate() {
            let i = usize::try_from(i).map_err(|_| "\"row_results\" holds a negative number")?;
            let arg = args.get(leaves.len());
            let elem = arg.and_then(|v| TensorType::of(*v)).map(|t| t.elem);
            let elem = elem.ok_or(format!("the body has no argument for row result {at}"))?;
            leaves.push((NodeOp::Result(i), elem));
        }
        if args.len() != leaves.len() {
            return Err(format!("the body has {} arguments, expected {}", args.len(), leaves.len()));
        }
        for (arg, (leaf, elem)) in args.into_iter().zip(leaves) {
            if TensorType::of(arg) != Some(TensorType::new([], elem)) {
                return Err(format!("a body argument is {}, expected tensor<{elem}>", arg.type_text()));
            }
            map.insert(arg, self.body.add(leaf, vec![], elem));
        }
        for inner in block.ops() {
            let mut args = Vec::new();
            for v in inner.operands() {
                args.push(*map.get(&v).ok_or("the body uses a value from outside")?);
            }
            if is_yield(inner) {
                return Ok(args);
            }
            let (node, elem) = node_of(inner)?;
            map.insert(inner.result(0), self.body.add(node, args, elem));
        }
        Err(format!("the body does not end in {}", Kind::Yield.name()))
    }

    fn read_sinks(&mut self, op: Op, yields: &[NodeId]) -> Result<(), String> {
        let mut yields = yields.iter().copied();
        let mut next = || yields.next().ok_or(format!("{} has too few operands", Kind::Yield.name()));
        for d in dicts(op, "sinks")? {
            let contraction = || -> Result<Contraction, String> {
                let result = d.strings("result")?;
                let result: Option<Vec<Elem>> = result.iter().map(|t| Elem::parse(t)).collect();
                let index =
                    |key| usize::try_from(d.int(key)?).map_err(|_| format!("\"{key}\" is negative"));
                Ok(Contraction {
                    matrix: index("matrix")?,
                    init: d.get("init").map(|_| index("init")).transpose()?,
                    precision: d.strings("precision")?,
                    result: result.filter(|r| !r.is_empty()).ok_or("\"result\" lists no types")?,
                })
            };
            let value = next()?;
            self.sinks.push(match d.string("kind")?.as_str() {
                "max" => Sink::Max { value },
                "sum" => Sink::Sum { value },
                "argmax" => Sink::Argmax { value },
                "online" => {
                    let mut terms = Vec::new();
                    let [masked, unweighted] =
                        ["masked", "unweighted"].map(|key| d.optional(key, Dict::ints));
                    let (masked, unweighted) = (masked?, unweighted?);
                    let degrees = d.ints("degrees")?;
                    let mut named = masked.iter().chain(&unweighted);
                    if let Some(i) = named.find(|i| **i < 0 || **i >= extent(degrees.len())) {
                        return Err(format!(
                            "there is no term {i} in an online sink of {}",
                            degrees.len()
                        ));
                    }
                    for (i, degree) in (0..).zip(degrees) {
                        let degree = match degree {
                            0 => 0,
                            1 => 1,
                            _ => return Err(format!("degree {degree} is not 0 or 1")),
                        };
                        let factor = next()?;
                        let mask = if masked.contains(&i) { Some(next()?) } else { None };
                        let weighted = !unweighted.contains(&i);
                        terms.push(OnlineTerm { factor, mask, degree, weighted });
                    }
                    Sink::Online { exponent: value, terms }
                }
                "contract_cols" => {
                    Sink::ContractCols { value, layout: d.layout()?, dot: contraction()? }
                }
                "contract_rows" => {
                    Sink::ContractRows { value, layout: d.layout()?, dot: contraction()? }
                }
                "colsum" => Sink::ColSum { value },
                "store" => Sink::Store { value },
                "stash" => match d.ints("array")?[..] {
                    [rows, cols] => Sink::Stash { value, region: d.region()?, array: [rows, cols] },
                    _ => return Err("\"array\" is no shape of a matrix".into()),
                },
                other => return Err(format!("unknown sink kind \"{other}\"")),
            });
        }
        match next() {
            Ok(_) => Err(format!("{} has too many operands", Kind::Yield.name())),
            Err(_) => Ok(()),
        }
    }

    fn verify_operands(&self) -> Result<(), String> {
        let (n, v) = (self.rows, self.cols);
        let expect = |what: &str, value: Val, ok: &dyn Fn(&[i64]) -> bool| match TensorType::of(value) {
            Some(t) if ok(&t.shape) => Ok(()),
            _ => Err(format!("{what} is {} in a sweep of {n} rows and {v} columns", value.type_text())),
        };
        for s in &self.sources {
            match s {
                Source::Head { hidden, weights, layout, .. } => {
                    expect("the hidden states", *hidden, &|s| s.len() == 2 && s[0] == n)?;
                    let k = TensorType::of(*hidden).map_or(-1, |t| t.shape[1]);
                    let want = match layout {
                        Layout::Kv => [k, v],
                        Layout::Vk => [v, k],
                    };
                    expect("the head's weights", *weights, &|s| s == want)?;
                }
                Source::Logits { value, .. } => {
                    expect("the logits", *value, &|s| match self.tokens_minor {
                        Some(t) => s == t.shape(n, v),
                        None => s == [n, v],
                    })?
                }
            }
        }
        let holds = |shape: &[i64], region: &Region| {
            let elements = region.rows.saturating_mul(region.cols);
            shape.len() == 2 && region.cols <= v && elements <= shape.iter().product()
        };
        for k in &self.stashed {
            let source = self.sources.get(k.source).ok_or("kept logits have no source")?;
            let same = TensorType::of(k.value).is_some_and(|t| t.elem == source.elem());
            expect("an array of kept logits", k.value, &|s| same && holds(s, &k.region))?;
        }
        for r in &self.row_operands {
            expect("a row operand", *r, &|s| s == [n])?;
        }
        for c in &self.col_operands {
            expect("a column operand", *c, &|s| s == [v])?;
        }
        for s in &self.sinks {
            let Some(dot) = s.dot() else { continue };
            let m = *self.matrices.get(dot.matrix).ok_or("a contraction's matrix is missing")?;
            let (dim, len) = match s {
                Sink::ContractCols { layout: Layout::Kv, .. } => (1, v),
                Sink::ContractCols { .. } => (0, v),
                _ => (0, n),
            };
            expect("a contraction's matrix", m, &|s| s.len() == 2 && s[dim] == len)?;
            if let Some(init) = dot.init {
                let init =
                    *self.matrices.get(init).ok_or("the initial value of a contraction is missing")?;
                let is_sum = matches!(s, Sink::ContractRows { .. });
                if !is_sum || TensorType::of(init).as_ref() != self.sink_results(s).first() {
                    return Err(format!("{} is no initial value of {}", init.type_text(), s.kind()));
                }
            }
        }
        for s in &self.sinks {
            if let Sink::Stash { value, region, array } = s
                && !(matches!(self.body.node(*value).op, NodeOp::Source(_)) && holds(array, region))
            {
                return Err("a keep sink keeps a part of a source's logits".into());
            }
            if let Sink::Online { exponent, terms } = s {
                let is = |id: &NodeId, e: Elem| self.body.elem(*id) == e;
                if !is(exponent, Elem::F32) || !terms.iter().all(|t| is(&t.factor, Elem::F32)) {
                    return Err("an online sink's exponent and factors are f32".into());
                }
                if !terms.iter().filter_map(|t| t.mask).all(|m| is(&m, Elem::I1)) {
                    return Err("an online sink's masks are i1".into());
                }
            }
        }
        Ok(())
    }
}
