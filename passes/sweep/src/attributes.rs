//! Reading and writing the attributes of `vocab.sweep`. Every `Err` is a message that names the attribute.

use crate::{Layout, MAX_EXTENT, Region, check_extent};
use grpo_ir::{Dictionary, Op, attr_bool, attr_elements, attr_ints, attr_str, attr_strings, int_array};
use melior::ir::Attribute;

/// A dictionary attribute's entries.
pub(crate) struct Dict<'c>(Dictionary<'c>);

impl<'c> Dict<'c> {
    /// The attribute `name` as a dictionary.
    pub fn of(a: Attribute<'c>, name: &str) -> Result<Dict<'c>, String> {
        Dictionary::of(a).map(Dict).ok_or(format!("\"{name}\" is no dictionary"))
    }

    pub fn get(&self, key: &str) -> Option<Attribute<'c>> {
        self.0.get(key)
    }

    /// The entry `key` as `read` reads it; `not` is the message for an entry that it does not.
    fn entry<T>(
        &self,
        key: &str,
        not: &str,
        read: impl Fn(Attribute<'c>) -> Option<T>,
    ) -> Result<T, String> {
        let a = self.get(key).ok_or(format!("a dictionary lacks \"{key}\""))?;
        read(a).ok_or(format!("\"{key}\" {not}"))
    }

    pub fn string(&self, key: &str) -> Result<String, String> {
        self.entry(key, "is no string", |a| attr_str(a).map(str::to_string))
    }

    pub fn strings(&self, key: &str) -> Result<Vec<String>, String> {
        self.entry(key, "is no list of strings", attr_strings)
    }

    pub fn ints(&self, key: &str) -> Result<Vec<i64>, String> {
        self.entry(key, "holds no integers", attr_ints)
    }

    pub fn int(&self, key: &str) -> Result<i64, String> {
        self.entry(key, "is no integer", |a| attr_ints(a)?.first().copied())
    }

    pub fn flag(&self, key: &str) -> Result<bool, String> {
        self.entry(key, "is no boolean", attr_bool)
    }

    /// An optional entry: 0, false or empty if it is absent.
    pub fn optional<T: Default>(
        &self,
        key: &str,
        read: impl Fn(&Self, &str) -> Result<T, String>,
    ) -> Result<T, String> {
        if self.get(key).is_none() { Ok(T::default()) } else { read(self, key) }
    }

    pub fn region(&self) -> Result<Region, String> {
        match self.ints("region")?[..] {
            [first, rows, cols]
                if (0..=MAX_EXTENT).contains(&first) && check_extent(rows, cols).is_ok() =>
            {
                Ok(Region { first, rows, cols })
            }
            _ => Err("\"region\" is no first row and numbers of rows and columns".into()),
        }
    }

    pub fn layout(&self) -> Result<Layout, String> {
        match self.string("layout")?.as_str() {
            "kv" => Ok(Layout::Kv),
            "vk" => Ok(Layout::Vk),
            other => Err(format!("unknown layout \"{other}\" (known: kv, vk)")),
        }
    }
}

pub(crate) fn dicts<'c>(op: Op<'c>, name: &str) -> Result<Vec<Dict<'c>>, String> {
    let a = op.attr(name).ok_or(format!("the attribute \"{name}\" is missing"))?;
    let list = attr_elements(a).ok_or(format!("\"{name}\" is no array"))?;
    let dict = |d| Dictionary::of(d).map(Dict);
    list.into_iter()
        .map(|d| dict(d).ok_or(format!("\"{name}\" holds something that is no dictionary")))
        .collect()
}

pub(crate) fn int_attr(op: Op, name: &str) -> Result<i64, String> {
    let a = op.attr(name).ok_or(format!("the attribute \"{name}\" is missing"))?;
    attr_ints(a).and_then(|v| v.first().copied()).ok_or(format!("\"{name}\" is no integer"))
}

pub(crate) fn layout_text(l: Layout) -> &'static str {
    match l {
        Layout::Kv => "\"kv\"",
        Layout::Vk => "\"vk\"",
    }
}

pub(crate) fn region_text(r: &Region) -> String {
    int_array(&[r.first, r.rows, r.cols])
}

pub(crate) fn string_list<S: AsRef<str>>(items: &[S]) -> String {
    let list: Vec<String> = items.iter().map(|s| format!("\"{}\"", s.as_ref())).collect();
    format!("[{}]", list.join(", "))
}
