//! Reads, writes and verifies the operation `vocab.sweep`.

use crate::attributes::{read, read_optional, text};
use crate::emit::emit;
use crate::node::node_of;
use crate::{
    Body, Layout, NodeId, NodeOp, OnlineTerm, Plan, Region, Sink, Source, Stashed, Sweep, Tiles,
    TokensMinor, check_extent,
};
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val, int_array};
use melior::ir::Type;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// True for a sweep.
pub fn is_sweep(op: Op) -> bool {
    op.is(Kind::Sweep)
}

/// The type of the body's argument for a row operand: 0-d for `[N]`, `[K]` for `[N,K]`.
fn row_type(v: Val) -> TensorType {
    let TensorType { shape, elem } = v.tensor_type();
    TensorType::new(shape.get(1..).unwrap_or_default(), elem)
}

/// The attributes of a source.
#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum SourceAttributes {
    Head { elem: Elem, layout: Layout, precision: Vec<String> },
    Logits { elem: Elem },
}

/// The attributes of stashed logits.
#[derive(Serialize, Deserialize)]
struct StashAttributes {
    region: Region,
    source: usize,
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
            sources.push(match s {
                Source::Head { hidden, weights, layout, precision, elem } => {
                    operands.extend([*hidden, *weights]);
                    let (elem, layout, precision) = (*elem, *layout, precision.clone());
                    SourceAttributes::Head { elem, layout, precision }
                }
                Source::Logits { value, elem } => {
                    operands.push(*value);
                    SourceAttributes::Logits { elem: *elem }
                }
            });
        }
        operands.extend(self.stashed.iter().map(|k| k.value));
        args.extend(self.row_operands.iter().map(|v| row_type(*v)));
        args.extend(self.col_operands.iter().map(|v| scalar(v.tensor_type().elem)));
        operands.extend(self.row_operands.iter().chain(&self.col_operands));
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

        let mut attrs = vec![
            ("rows", format!("{} : i64", self.rows)),
            ("cols", format!("{} : i64", self.cols)),
            ("sources", text(&sources)),
            ("row_operands", format!("{nr} : i64")),
            ("col_operands", format!("{nc} : i64")),
            ("sinks", text(&self.sinks)),
        ];
        if !self.stashed.is_empty() {
            let attributes = |k: &Stashed| StashAttributes { region: k.region, source: k.source };
            attrs.push(("stash", text(&self.stashed.iter().map(attributes).collect::<Vec<_>>())));
        }
        if let Some(t) = self.tokens_minor {
            attrs.push(("tokens_minor", text(&t)));
        }
        if !self.chains.is_empty() {
            attrs.push(("chains", int_array(&self.chains)));
        }
        if !read.is_empty() {
            attrs.push(("row_results", text(&read)));
        }
        if let Some(plan) = self.plan {
            attrs.push(("plan", text(&plan)));
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
        for attributes in read::<Vec<SourceAttributes>>(op, "sources")? {
            sources.push(match attributes {
                SourceAttributes::Head { elem, layout, precision } => {
                    let (hidden, weights) = (next()?, next()?);
                    Source::Head { hidden, weights, layout, precision, elem }
                }
                SourceAttributes::Logits { elem } => Source::Logits { value: next()?, elem },
            });
        }
        let mut stashed = Vec::new();
        for StashAttributes { region, source } in
            read_optional::<Vec<StashAttributes>>(op, "stash")?.unwrap_or_default()
        {
            stashed.push(Stashed { source, value: next()?, region });
        }
        let mut list =
            |name| (0..read::<usize>(op, name)?).map(|_| next()).collect::<Result<Vec<_>, _>>();
        let (row_operands, col_operands) = (list("row_operands")?, list("col_operands")?);
        let matrices: Vec<Val> = operands.collect();

        let (rows, cols) = (read(op, "rows")?, read(op, "cols")?);
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
            plan: read_optional(op, "plan")?,
            tokens_minor: read_optional(op, "tokens_minor")?,
            chains: op.ints("chains").unwrap_or_default(),
            loc: op.location(),
        };
        sweep.verify_layout()?;
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

    /// Verifies tile sizes, regions and the layout of arrays.
    fn verify_layout(&self) -> Result<(), String> {
        if let Some(Plan { row_major, col_major, fused_gradients, apart }) = self.plan {
            let is_tile = |t: Tiles| check_extent(t.rows, t.cols).is_ok();
            if !is_tile(row_major) || !is_tile(col_major) {
                return Err("\"plan\" has no pair of tile sizes".into());
            }
            if apart < 0 || apart > 0 && !fused_gradients {
                return Err("\"apart\" is no number of rows of fused gradients".into());
            }
            if apart >= self.rows {
                return Err("\"apart\" leaves no rows to share".into());
            }
        }
        if let Some(TokensMinor { axis, lanes }) = self.tokens_minor
            && (axis > 1 || lanes < 1 || self.rows % lanes != 0 || self.has_head())
        {
            return Err(format!(
                "no logits of {} rows in memory have {lanes} tokens minor and the vocabulary as dimension {axis}",
                self.rows
            ));
        }
        Ok(())
    }

    fn read_body(&mut self, op: Op) -> Result<Vec<NodeId>, String> {
        let block = op.only_block().ok_or("the body is not one block")?;
        let mut map: HashMap<Val, NodeId> = HashMap::new();
        let mut leaves: Vec<(NodeOp, TensorType)> = Vec::new();
        let scalar = |elem| TensorType::new([], elem);
        if self.row_operands.iter().chain(&self.col_operands).any(|v| TensorType::of(*v).is_none()) {
            return Err("an operand is no static tensor".into());
        }
        for (i, s) in self.sources.iter().enumerate() {
            leaves.push((NodeOp::Source(i), scalar(s.elem())));
        }
        for (i, v) in self.row_operands.iter().enumerate() {
            leaves.push((NodeOp::Row(i), row_type(*v)));
        }
        for (i, v) in self.col_operands.iter().enumerate() {
            leaves.push((NodeOp::Col(i), scalar(v.tensor_type().elem)));
        }
        leaves.push((NodeOp::Column, scalar(Elem::I32)));
        let args = block.args();
        let read: Vec<usize> = read_optional(op, "row_results")?.unwrap_or_default();
        // `verify_results_read` checks their types, which depend on the sinks.
        for (at, i) in read.into_iter().enumerate() {
            let arg = args.get(leaves.len());
            let elem = arg.and_then(|v| TensorType::of(*v)).map(|t| t.elem);
            let elem = elem.ok_or(format!("the body has no argument for row result {at}"))?;
            leaves.push((NodeOp::Result(i), scalar(elem)));
        }
        if args.len() != leaves.len() {
            return Err(format!("the body has {} arguments, expected {}", args.len(), leaves.len()));
        }
        for (arg, (leaf, ty)) in args.into_iter().zip(leaves) {
            if TensorType::of(arg).as_ref() != Some(&ty) {
                return Err(format!("a body argument is {}, expected {ty}", arg.type_text()));
            }
            map.insert(arg, self.body.add(leaf, vec![], ty.elem));
        }
        for inner in block.ops() {
            let mut args = Vec::new();
            for v in inner.operands() {
                args.push(*map.get(&v).ok_or("the body uses a value from outside")?);
            }
            if inner.is(Kind::Yield) {
                return Ok(args);
            }
            let (node, elem) = node_of(inner)?;
            if TensorType::of(inner.result(0)).is_none_or(|ty| ty.rank() > 0) {
                return Err(format!(
                    "{} gives {} in the body",
                    inner.name(),
                    inner.result(0).type_text()
                ));
            }
            map.insert(inner.result(0), self.body.add(node, args, elem));
        }
        Err(format!("the body does not end in {}", Kind::Yield.name()))
    }

    fn read_sinks(&mut self, op: Op, yields: &[NodeId]) -> Result<(), String> {
        let mut yields = yields;
        for sink in read::<Vec<Sink>>(op, "sinks")? {
            let count = sink.values().len();
            let (values, rest) = yields
                .split_at_checked(count)
                .ok_or(format!("{} has too few operands", Kind::Yield.name()))?;
            yields = rest;
            if sink.dot().is_some_and(|dot| dot.result.is_empty()) {
                return Err("\"result\" lists no types".into());
            }
            self.sinks.push(sink.with_values(values));
        }
        if yields.is_empty() {
            Ok(())
        } else {
            Err(format!("{} has too many operands", Kind::Yield.name()))
        }
    }

    /// Verifies that gathers and scatters have row operands `[N,K]`, and no other operation or sink.
    fn verify_columns(&self) -> Result<(), String> {
        let k = |id: NodeId| self.columns_per_row(id);
        let is_columns = |id: NodeId| k(id).is_some() && self.body.elem(id) == Elem::I32;
        for id in self.body.reachable(&self.roots()) {
            let node = self.body.node(id);
            let args = &node.args;
            let is_valid = match node.op {
                NodeOp::Scatter { .. } => {
                    let has_type = |a: usize| self.body.elem(args[a]) == node.elem;
                    let is_typed = args.len() == 3 && has_type(0) && has_type(2);
                    is_typed && is_columns(args[1]) && k(args[1]) == k(args[2]) && k(args[0]).is_none()
                }
                _ => args.iter().all(|a| k(*a).is_none()),
            };
            if !is_valid {
                return Err(
                    "a scatter takes a value, columns and updates, which no other operation takes"
                        .into(),
                );
            }
        }
        let is_valid = |sink: &Sink| match sink {
            Sink::Gather { value, columns } => k(*value).is_none() && is_columns(*columns),
            _ => sink.values().into_iter().all(|v| k(v).is_none()),
        };
        match self.sinks.iter().all(is_valid) {
            true => Ok(()),
            false => Err("a gather sink takes a value and columns, which no other sink takes".into()),
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
            let is_region = region.first >= 0 && check_extent(region.rows, region.cols).is_ok();
            shape.len() == 2 && is_region && region.cols <= v && elements <= shape.iter().product()
        };
        for k in &self.stashed {
            let source = self.sources.get(k.source).ok_or("stashed logits have no source")?;
            let same = TensorType::of(k.value).is_some_and(|t| t.elem == source.elem());
            expect("an array of stashed logits", k.value, &|s| same && holds(s, &k.region))?;
        }
        for r in &self.row_operands {
            expect("a row operand", *r, &|s| matches!(s, [rows] | [rows, _] if *rows == n))?;
        }
        self.verify_columns()?;
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
                return Err("a stash sink stores a part of a source's logits".into());
            }
            if let Sink::Online { exponent, terms } = s {
                let is = |id: &NodeId, e: Elem| self.body.elem(*id) == e;
                let is_term = |t: &OnlineTerm| {
                    let is_typed =
                        is(&t.factor, Elem::F32) && t.mask.is_none_or(|mask| is(&mask, Elem::I1));
                    is_typed && t.degree <= 1
                };
                if !is(exponent, Elem::F32) || !terms.iter().all(is_term) {
                    return Err("an online sink's exponent and factors are f32, its masks i1, and its degrees 0 or 1".into());
                }
            }
        }
        Ok(())
    }
}
