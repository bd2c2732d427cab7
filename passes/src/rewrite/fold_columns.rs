//! A vocabulary of several dimensions made one: `einsum("nh,hab->nab", h, w)` with a softmax over both, or
//! `(h @ w).reshape(N, A, B)`.
//!
//! The product reads weights whose dimensions are put together, which is a reshape of them, and what is made of it element by element, its sums, picks
//! and contractions have the one dimension `A·B`. What none of this understands reads the logits in their old shape.
//!
//! Each element is computed by the same operations of the same numbers, NaN and infinities included. A sum over the dimensions is one over
//! their product, in one of the orders that it may take. An index of a gather is clamped in each dimension, as the gather does; one
//! of a scatter that is outside of one of them puts nothing anywhere, as in the program.

mod columns;

use self::columns::Columns;
use super::cleanup::erase_dead;
use super::slice_motion::rebuilt;
use crate::analysis::anchor::free_lhs;
use crate::analysis::index::component;
use crate::analysis::tile::{free_dims, is_elementwise};
use crate::analysis::{is_sum, reducer, splat};
use crate::ir::{
    Block, Builder, Direction, Elem, Op, Start, TensorType, Val, attr_ints, dot_dims, gather_dims,
    int_array, scatter_dims,
};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Products of several column dimensions in a block, at most.
const MOST_PRODUCTS: usize = 64;

/// Folds the columns of products of which exponentials are summed over several dimensions, all that the product has of its weights, or
/// that are put together to such extents, or taken apart to be contracted.
pub fn fold(block: Block, sizes: &HashSet<i64>) {
    let mut tried = HashSet::default();
    for _ in 0..MOST_PRODUCTS {
        let found = block.ops().into_iter().find_map(|op| {
            let found = Columns::summed(op).or_else(|| Columns::joined(op, sizes));
            let found = found.map(|columns| (columns, op.operand(0)));
            let apart = || Columns::apart(op, sizes).map(|columns| (columns, op.result(0)));
            let (columns, start) = found.or_else(apart).filter(|(_, start)| !tried.contains(start))?;
            columns.are_a_products(start).then_some((columns, start))
        });
        let Some((columns, start)) = found else { return };
        tried.insert(start);
        let Some(values) = columns.connected(start, block) else { continue };
        Fold { columns, values, folded: HashMap::default() }.run(block);
        erase_dead(block);
    }
}

/// The block of a sum of exponentials over several dimensions.
pub fn summed_in(op: Op) -> Option<Block> {
    Columns::summed(op).and_then(|_| op.block())
}

struct Fold<'c> {
    columns: Columns,
    values: HashSet<Val<'c>>,
    /// What has folded columns for each value that was come by.
    folded: HashMap<Val<'c>, Val<'c>>,
}

impl<'c> Fold<'c> {
    fn run(mut self, block: Block<'c>) {
        for op in block.ops() {
            let b = Builder::before(op);
            if let [made] = op.results()[..]
                && self.values.contains(&made)
            {
                let new = self.made(&b, op).unwrap_or_else(|| {
                    let behind = op.next().map_or(b, Builder::before);
                    behind.reshape(made, &self.columns.folded())
                });
                self.folded.insert(made, new);
                continue;
            }
            let Some(index) = op.operands().iter().position(|v| self.values.contains(v)) else {
                continue;
            };
            if op.num_results() == 1
                && let Some(new) = self.read(&b, op, index)
            {
                op.result(0).replace_all_uses(new);
                continue;
            }
            for (index, v) in op.operands().into_iter().enumerate() {
                // What makes a value of the program's shape anyway.
                let stays = v.def().is_none_or(|op| self.columns.is_unfolded(op));
                if self.values.contains(&v) && !stays {
                    let new = self.of(&b, v);
                    op.set_operand(index, b.reshape(new, &self.columns.shape));
                }
            }
        }
    }

    /// A value with folded columns.
    fn of(&self, b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
        self.folded.get(&v).copied().unwrap_or_else(|| b.reshape(v, &self.columns.folded()))
    }

    /// The result of an operation with folded columns; none where it is not understood.
    fn made(&self, b: &Builder<'c>, op: Op<'c>) -> Option<Val<'c>> {
        let ty = TensorType::of(op.result(0))?;
        let folded = TensorType::new(self.columns.folded(), ty.elem);
        if let Some(text) = splat(op.result(0)) {
            return Some(b.splat(&folded, &text));
        }
        match op.name() {
            "stablehlo.reshape" if self.columns.is_unfolded(op) => Some(op.operand(0)),
            "stablehlo.iota" => self.iota(b, op, &folded),
            "stablehlo.broadcast_in_dim" => self.broadcast(b, op),
            "stablehlo.dot_general" => self.product(b, op),
            "stablehlo.scatter" => self.scatter(b, op),
            _ if is_elementwise(op) => {
                let operand = |v: Val<'c>| match TensorType::of(v)?.shape {
                    shape if shape == self.columns.shape => Some(self.of(b, v)),
                    shape if shape.is_empty() => Some(v),
                    _ => None,
                };
                let operands: Option<Vec<Val>> = op.operands().into_iter().map(operand).collect();
                rebuilt(b, op, &operands?, &folded.shape)
            }
            _ => None,
        }
    }

    /// The number along one of the dimensions: of a column's, what the number of the folded column is divided by, or what is left.
    fn iota(&self, b: &Builder<'c>, op: Op<'c>, folded: &TensorType) -> Option<Val<'c>> {
        let dims = attr_ints(op.attr("iota_dimension")?)?;
        let dim = *dims.first()?;
        if !self.columns.contains(dim) {
            return Some(b.iota(folded, *self.columns.dims(&dims, self.columns.first).first()?));
        }
        let ty = folded.with_elem(Elem::I32);
        i32::try_from(self.columns.size()).ok()?;
        let column = b.iota(&ty, self.columns.first as i64);
        let number = |n: i64| b.int(&ty, n);
        let outer = b.elementwise("divide", &[column, number(self.columns.inner(dim as usize))]);
        let all = self.columns.shape[dim as usize];
        Some(b.convert(b.elementwise("remainder", &[outer, number(all)]), folded.elem))
    }

    /// A value with a number for each column, for each along some of their dimensions, or for none.
    fn broadcast(&self, b: &Builder<'c>, op: Op<'c>) -> Option<Val<'c>> {
        let columns = &self.columns;
        let (shape, ty) = (TensorType::of(op.operand(0))?.shape, TensorType::of(op.result(0))?);
        let all = attr_ints(op.attr("broadcast_dimensions")?)?;
        // Dimensions that are repeated are none.
        let kept: Vec<usize> =
            (0..all.len()).filter(|at| shape[*at] > 1 || ty.shape[all[*at] as usize] == 1).collect();
        let mut dims: Vec<i64> = kept.iter().map(|at| all[*at]).collect();
        let mut shape: Vec<i64> = kept.iter().map(|at| shape[*at]).collect();
        let mut v = b.reshape(op.operand(0), &shape);
        let some = dims.iter().filter(|dim| columns.contains(**dim)).count();
        if some > 0 && some < columns.count {
            // One number for each column is no more than weights are.
            dims.iter().all(|dim| columns.contains(*dim)).then_some(())?;
            let own = columns.first as i64;
            let within: Vec<i64> = dims.iter().map(|dim| dim - own).collect();
            shape = columns.shape[columns.first..columns.first + columns.count].to_vec();
            v = b.broadcast(v, &shape, &within);
            dims = (own..own + columns.count as i64).collect();
        }
        if some > 0 {
            v = b.reshape(v, &columns.with(&shape, columns.place(&dims)?));
        }
        Some(b.broadcast(v, &columns.folded(), &columns.dims(&dims, columns.first)))
    }

    /// The product that makes logits.
    fn product(&self, b: &Builder<'c>, op: Op<'c>) -> Option<Val<'c>> {
        let mut d = dot_dims(op).filter(|d| d.lhs_batch.is_empty())?;
        let left = free_lhs(op)?;
        let side = usize::from(self.columns.first >= left);
        let own = if side == 0 { 0..left } else { left..self.columns.shape.len() };
        (own == (self.columns.first..self.columns.first + self.columns.count)).then_some(())?;
        let mut operands = [op.operand(0), op.operand(1)];
        let contract = if side == 0 { &mut d.lhs_contract } else { &mut d.rhs_contract };
        let mut free = free_dims(TensorType::of(operands[side])?.rank(), &[], contract);
        if free.windows(2).any(|w| w[1] != w[0] + 1) {
            // Other dimensions lie between.
            let own = free.iter().map(|dim| *dim as i64);
            let order: Vec<i64> = contract.iter().copied().chain(own).collect();
            operands[side] = b.transpose(operands[side], &order);
            *contract = (0..contract.len() as i64).collect();
            free = (contract.len()..order.len()).collect();
        }
        let at = *free.first()?;
        *contract = self.columns.dims(contract, at);
        let weights = TensorType::of(operands[side])?;
        operands[side] = b.reshape(operands[side], &self.columns.with(&weights.shape, at));
        let new = rebuilt(b, op, &operands, &self.columns.folded())?;
        new.def()?.set_attr_text("dot_dimension_numbers", &d.text());
        Some(new)
    }

    fn scatter(&self, b: &Builder<'c>, op: Op<'c>) -> Option<Val<'c>> {
        let mut d = scatter_dims(op).filter(|_| op.num_operands() == 3)?;
        let columns = &self.columns;
        self.are_single(&d.inserted_window_dims).then_some(())?;
        let map = &d.scatter_dims_to_operand_dims;
        let index = self.index(b, op.operand(1), map, d.index_vector_dim, false)?;
        d.scatter_dims_to_operand_dims = columns.dims(map, columns.first);
        d.inserted_window_dims = columns.dims(&d.inserted_window_dims, columns.first);
        d.input_batching_dims = columns.dims(&d.input_batching_dims, columns.first);
        let operands = [self.of(b, op.operand(0)), index, op.operand(2)];
        let new = rebuilt(b, op, &operands, &columns.folded())?;
        new.def()?.set_attr_text("scatter_dimension_numbers", &d.text());
        Some(new)
    }

    /// Whether all dimensions of the columns are among those of which one place is taken.
    fn are_single(&self, dims: &[i64]) -> bool {
        (0..self.columns.count).all(|i| dims.contains(&((self.columns.first + i) as i64)))
    }

    /// An index of which the components of the columns are one.
    fn index(
        &self,
        b: &Builder<'c>,
        index: Val<'c>,
        map: &[i64],
        vector_dim: i64,
        clamps: bool,
    ) -> Option<Val<'c>> {
        let ty = TensorType::of(index)?;
        let dim = usize::try_from(vector_dim).ok().filter(|dim| *dim < ty.rank())?;
        let elem = match ty.elem {
            Elem::I64 | Elem::U64 | Elem::U32 => Elem::I64,
            elem if elem.is_float() => return None,
            _ => Elem::I32,
        };
        i32::try_from(self.columns.size()).ok()?;
        let at = self.columns.place(map)?;
        let piece = |c: usize| {
            let found = component(index, dim, c);
            let piece = found.unwrap_or_else(|| b.slice(index, dim, Start::At(c as i64), 1));
            b.convert(piece, elem)
        };
        let mut pieces: Vec<Val> = (0..at).map(piece).collect();
        let mut column: Option<Val> = None;
        let mut inside: Option<Val> = None;
        for (c, of) in (at..at + self.columns.count).zip(self.columns.first..) {
            let piece = piece(c);
            let ty = TensorType::of(piece)?;
            let number = |n: i64| b.int(&ty, n);
            let (zero, last) = (number(0), number(self.columns.shape[of] - 1));
            let own = b.one("stablehlo.clamp", &[zero, piece, last], &[], &ty);
            let is_own = b.compare(Direction::Eq, own, piece);
            inside = Some(inside.map_or(is_own, |all| b.elementwise("and", &[all, is_own])));
            let own = b.elementwise("multiply", &[own, number(self.columns.inner(of))]);
            column = Some(column.map_or(own, |all| b.elementwise("add", &[all, own])));
        }
        let (column, inside) = column.zip(inside)?;
        let ty = TensorType::of(column)?;
        pieces.push(match clamps {
            true => column,
            false => b.one("stablehlo.select", &[inside, column, b.int(&ty, -1)], &[], &ty),
        });
        pieces.extend((at + self.columns.count..map.len()).map(piece));
        Some(match pieces[..] {
            [one] => one,
            _ => b.concatenate(&pieces, dim),
        })
    }

    /// The result of what reads a value, in the program's shape; none where it is not understood.
    fn read(&self, b: &Builder<'c>, op: Op<'c>, index: usize) -> Option<Val<'c>> {
        let columns = &self.columns;
        let v = self.of(b, op.operand(index));
        let out = TensorType::of(op.result(0))?.shape;
        match op.name() {
            "stablehlo.reshape" if out == columns.folded() => Some(v),
            "stablehlo.reduce" if index == 0 && op.num_operands() == 2 && reducer(op).is_some() => {
                let dims = attr_ints(op.attr("dimensions")?)?;
                let summed = self.are_single(&dims);
                if !summed && dims.iter().any(|dim| columns.contains(*dim)) {
                    return self.partly_summed(b, op, v, &dims);
                }
                let before = (0..columns.first as i64).filter(|dim| !dims.contains(dim)).count();
                let to = if summed { out.clone() } else { columns.with(&out, before) };
                let mut sorted = dims;
                sorted.sort_unstable();
                let new = rebuilt(b, op, &[v, op.operand(1)], &to)?;
                let dims = columns.dims(&sorted, columns.first);
                new.def()?.set_attr_text("dimensions", &int_array(&dims));
                Some(b.reshape(new, &out))
            }
            "stablehlo.dot_general" => self.contraction(b, op, index, v, &out),
            "stablehlo.gather" if index == 0 => {
                let mut d = gather_dims(op)?;
                let sizes = attr_ints(op.attr("slice_sizes")?)?;
                self.are_single(&d.collapsed_slice_dims).then_some(())?;
                let of = self.index(b, op.operand(1), &d.start_index_map, d.index_vector_dim, true)?;
                d.start_index_map = columns.dims(&d.start_index_map, columns.first);
                d.collapsed_slice_dims = columns.dims(&d.collapsed_slice_dims, columns.first);
                d.operand_batching_dims = columns.dims(&d.operand_batching_dims, columns.first);
                let end = columns.first + columns.count;
                let sizes = [&sizes[..columns.first], &[1], &sizes[end..]].concat();
                let new = rebuilt(b, op, &[v, of], &out)?;
                new.def()?.set_attr_text("dimension_numbers", &d.text());
                new.def()?.set_attr_text("slice_sizes", &int_array(&sizes));
                Some(new)
            }
            _ => None,
        }
    }

    /// A sum over all rows and some of the columns' dimensions, as of the gradient by a bias along the others: what is summed over the rows is
    /// as small as a bias.
    fn partly_summed(&self, b: &Builder<'c>, op: Op<'c>, v: Val<'c>, dims: &[i64]) -> Option<Val<'c>> {
        let columns = &self.columns;
        let (of_columns, rows): (Vec<i64>, Vec<i64>) =
            dims.iter().partition(|dim| columns.contains(**dim));
        let all = rows.len() + columns.count == columns.shape.len();
        (all && is_sum(op)).then_some(())?;
        let own = columns.shape[columns.first..columns.first + columns.count].to_vec();
        let each = rebuilt(b, op, &[v, op.operand(1)], &[columns.size()])?;
        each.def()?.set_attr_text("dimensions", &int_array(&columns.dims(&rows, columns.first)));
        let shape = TensorType::of(op.result(0))?.shape;
        let some = rebuilt(b, op, &[b.reshape(each, &own), op.operand(1)], &shape)?;
        let within: Vec<i64> = of_columns.iter().map(|dim| dim - columns.first as i64).collect();
        some.def()?.set_attr_text("dimensions", &int_array(&within));
        Some(some)
    }

    /// A product that contracts the columns, or keeps them.
    fn contraction(
        &self,
        b: &Builder<'c>,
        op: Op<'c>,
        side: usize,
        v: Val<'c>,
        out: &[i64],
    ) -> Option<Val<'c>> {
        let columns = &self.columns;
        let mut d = dot_dims(op).filter(|d| d.lhs_batch.is_empty())?;
        let other = op.operand(1 - side);
        (!self.values.contains(&other)).then_some(())?;
        let (mine, theirs) = (d.of(side).1.to_vec(), d.of(1 - side).1.to_vec());
        let mut operands = [v, v];
        operands[1 - side] = other;
        let (mut of_other, mut to) = (theirs.clone(), out.to_vec());
        if mine.iter().any(|dim| columns.contains(*dim)) {
            let at = columns.place(&mine)?;
            let run = &theirs[at..at + columns.count];
            let mut other = other;
            if run.windows(2).any(|w| w[1] != w[0] + 1) {
                // Other dimensions lie between.
                let rank = TensorType::of(other)?.rank() as i64;
                let rest = (0..rank).filter(|dim| !run.contains(dim));
                let order: Vec<i64> = rest.chain(run.iter().copied()).collect();
                other = b.transpose(other, &order);
                let place = |dim: &i64| order.iter().position(|of| of == dim).map(|at| at as i64);
                of_other = theirs.iter().filter_map(place).collect();
            }
            let first = of_other[at];
            let shape = columns.with(&TensorType::of(other)?.shape, first as usize);
            operands[1 - side] = b.reshape(other, &shape);
            of_other = columns.dims(&of_other, first as usize);
        } else {
            let free = free_dims(columns.shape.len(), &[], &mine);
            let before = free.iter().position(|dim| *dim == columns.first)?;
            let others = TensorType::of(other)?.rank() - theirs.len();
            to = columns.with(out, before + if side == 0 { 0 } else { others });
        }
        let of_mine = columns.dims(&mine, columns.first);
        [d.lhs_contract, d.rhs_contract] =
            if side == 0 { [of_mine, of_other] } else { [of_other, of_mine] };
        let new = rebuilt(b, op, &operands, &to)?;
        new.def()?.set_attr_text("dot_dimension_numbers", &d.text());
        Some(b.reshape(new, out))
    }
}
