//! One operation as the lowerings see it: its name, place and attributes, and errors about it.

use super::PREFIX;
use crate::error::Error;
use crate::ir;
use melior::ir::Attribute;
use melior::ir::operation::{OperationLike, OperationRef};

/// An operation with its name in plain form (`arith.addf`).
pub(super) struct OpView<'c, 'a> {
    pub op: OperationRef<'c, 'a>,
    pub name: String,
    pub location: String,
}

impl<'c, 'a> OpView<'c, 'a> {
    /// Fails on an operation that is not in the versioned form.
    pub fn new(op: OperationRef<'c, 'a>) -> Result<Self, Error> {
        let full = op.name();
        let full = full.as_string_ref();
        let full = full.as_str().unwrap_or("?");
        let location = short_location(&op.location().to_string());
        match full.strip_prefix(PREFIX) {
            Some(name) => Ok(Self { op, name: name.to_string(), location }),
            None => Err(Error::UnknownOp { op: full.to_string(), location }),
        }
    }

    pub fn malformed(&self, message: impl Into<String>) -> Error {
        Error::Malformed {
            op: self.name.clone(),
            location: self.location.clone(),
            message: message.into(),
        }
    }

    pub fn unknown(&self) -> Error {
        Error::UnknownOp { op: self.name.clone(), location: self.location.clone() }
    }

    pub fn attr(&self, name: &str) -> Option<Attribute<'c>> {
        self.op.attribute(name).ok()
    }

    /// An integer attribute that must be there.
    pub fn int(&self, name: &str) -> Result<i64, Error> {
        self.attr(name)
            .and_then(ir::int)
            .ok_or_else(|| self.malformed(format!("integer attribute `{name}` is missing")))
    }

    /// A size or position that must be there.
    pub fn size(&self, name: &str) -> Result<usize, Error> {
        usize::try_from(self.int(name)?)
            .map_err(|_| self.malformed(format!("attribute `{name}` is negative")))
    }

    /// A truth value; absent means false.
    pub fn flag(&self, name: &str) -> Result<bool, Error> {
        match self.attr(name) {
            None => Ok(false),
            Some(a) => ir::int(a)
                .map(|v| v != 0)
                .ok_or_else(|| self.malformed(format!("attribute `{name}` is no truth value"))),
        }
    }

    /// A list of numbers that must be there.
    pub fn ints(&self, name: &str) -> Result<Vec<i64>, Error> {
        self.attr(name)
            .and_then(ir::ints)
            .ok_or_else(|| self.malformed(format!("list attribute `{name}` is missing")))
    }

    /// A list of sizes or positions that must be there.
    pub fn sizes(&self, name: &str) -> Result<Vec<usize>, Error> {
        self.ints(name)?
            .into_iter()
            .map(usize::try_from)
            .collect::<Result<_, _>>()
            .map_err(|_| self.malformed(format!("attribute `{name}` has a negative member")))
    }

    /// The case of an enum attribute: the text between `<` and `>`.
    pub fn case(&self, name: &str) -> Result<String, Error> {
        let text = self
            .attr(name)
            .ok_or_else(|| self.malformed(format!("attribute `{name}` is missing")))?
            .to_string();
        match (text.find('<'), text.rfind('>')) {
            (Some(from), Some(to)) if from < to => Ok(text[from + 1..to].trim().to_string()),
            _ => Err(self.malformed(format!("attribute `{name}` is no enum: {text}"))),
        }
    }

    /// The ranges of the operand groups; `plain` are the group sizes without the attribute. Newer
    /// versions may have more groups: they must be empty.
    pub fn segments(&self, plain: &[usize]) -> Result<Vec<std::ops::Range<usize>>, Error> {
        let sizes = match self.attr("operandSegmentSizes") {
            None => plain.to_vec(),
            Some(_) => self.sizes("operandSegmentSizes")?,
        };
        let mut start = 0usize;
        let mut out = Vec::new();
        for size in &sizes {
            let end = start.saturating_add(*size);
            out.push(start..end);
            start = end;
        }
        let known = out.get(plain.len() - 1).is_some_and(|group| group.end == start);
        if !known || start != self.op.operand_count() {
            return Err(self.malformed("operand groups and operands differ"));
        }
        Ok(out)
    }
}

/// `loc("-":3:5)` as `line 3:5`; other locations as MLIR prints them.
pub(super) fn short_location(text: &str) -> String {
    match text.strip_prefix("loc(\"-\":").and_then(|t| t.strip_suffix(')')) {
        Some(rest) => format!("line {rest}"),
        None => text.to_string(),
    }
}

/// The bracketed lists of numbers in an attribute's text, such as `#x<[1], [0, 2], []>`.
pub(super) fn lists(text: &str) -> Vec<Vec<i64>> {
    text.split('[')
        .skip(1)
        .filter_map(|part| part.split_once(']'))
        .map(|(inner, _)| inner.split(',').filter_map(|n| n.trim().parse().ok()).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{lists, short_location};

    #[test]
    fn reads_lists() {
        let text = "#tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>";
        assert_eq!(
            lists(text),
            vec![vec![1], vec![0], vec![0], vec![1], vec![0, 0, 1, 1], vec![], vec![]]
        );
    }

    #[test]
    fn shortens_locations() {
        assert_eq!(short_location("loc(\"-\":3:5)"), "line 3:5");
        assert_eq!(short_location("loc(unknown)"), "loc(unknown)");
    }
}
