//! Where values come from, through loops that stack them and branches that give them.

use super::anchor::moved_product_behind;
use super::conditional::Branches;
use super::counted::{Counted, While};
use super::probabilities::arranged_from;
use super::reshape::peel;
use super::stacks::Stack;
use crate::ir::{Op, Val};

/// How many values are looked at.
const MOST: usize = 128;

/// The product of as many elements that makes logits which a loop stacks for `v`, or a branch hands to it.
pub fn stacked_product_behind(v: Val, elements: i64) -> Option<Op> {
    origins(v).into_iter().find_map(|v| moved_product_behind(v, elements))
}

/// What a value is, or may be: what other loops stack for it and other branches give for it, and where it comes from outside of loops.
fn origins(v: Val) -> Vec<Val> {
    let mut found = vec![arranged_from(v)];
    let mut at = 0;
    while at < found.len() && found.len() < MOST {
        let v = peel(found[at]);
        at += 1;
        let next: Vec<Val> = match (v.def().and_then(Branches::of), v.def()) {
            (Some(of), _) => of.given_for(v.result_index()),
            (None, Some(op)) if op.is("stablehlo.dynamic_slice") => {
                stacked(op.operand(0)).into_iter().collect()
            }
            _ => Vec::new(),
        };
        for v in next.into_iter().map(arranged_from) {
            if !found.contains(&v) {
                found.push(v);
            }
        }
    }
    found
}

/// The entry of an array that a loop reads and another one stacks.
fn stacked(array: Val) -> Option<Val> {
    let made = read_by_loop(array)?;
    let maker = Counted::of(made.def()?)?;
    Some(peel(Stack::of(&maker, made.result_index())?.entry))
}

/// The result of a loop that is in all trips of the loop around it an array that is read.
fn read_by_loop(array: Val) -> Option<Val> {
    let reader = While::of(array.block().parent()?)?;
    let made = peel(reader.outer(array)?);
    made.def().filter(|op| op.is("stablehlo.while")).map(|_| made)
}
