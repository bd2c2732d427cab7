//! The attributes of `vocab.sweep`: dictionaries, read with messages for what is wrong, and written.

use super::{Layout, MAX_EXTENT, Region, check_extent};
use crate::ir::{Op, attr_ints, attr_strings, int_array};
use mlir_sys::*;

/// A dictionary attribute's entries.
pub struct Dict(pub MlirAttribute);

impl Dict {
    pub fn get(&self, key: &str) -> Option<MlirAttribute> {
        let name = MlirStringRef { data: key.as_ptr().cast(), length: key.len() };
        // SAFETY: the attribute is a dictionary, and lives as long as its context.
        let a = unsafe { mlirDictionaryAttrGetElementByName(self.0, name) };
        (!a.ptr.is_null()).then_some(a)
    }

    pub fn string(&self, key: &str) -> Result<String, String> {
        let a = self.get(key).ok_or(format!("a dictionary lacks \"{key}\""))?;
        // SAFETY: as above.
        if !unsafe { mlirAttributeIsAString(a) } {
            return Err(format!("\"{key}\" is no string"));
        }
        // SAFETY: it is a string.
        let s = unsafe { mlirStringAttrGetValue(a) };
        // SAFETY: the bytes live as long as the context.
        let bytes = unsafe { std::slice::from_raw_parts(s.data.cast::<u8>(), s.length) };
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }

    pub fn strings(&self, key: &str) -> Result<Vec<String>, String> {
        let a = self.get(key).ok_or(format!("a dictionary lacks \"{key}\""))?;
        attr_strings(a).ok_or(format!("\"{key}\" is no list of strings"))
    }

    pub fn ints(&self, key: &str) -> Result<Vec<i64>, String> {
        let a = self.get(key).ok_or(format!("a dictionary lacks \"{key}\""))?;
        attr_ints(a).ok_or(format!("\"{key}\" holds no integers"))
    }

    /// A list of integers that need not be there.
    pub fn some_ints(&self, key: &str) -> Result<Vec<i64>, String> {
        self.get(key).map_or(Ok(vec![]), |_| self.ints(key))
    }

    pub fn int(&self, key: &str) -> Result<i64, String> {
        self.ints(key)?.first().copied().ok_or(format!("\"{key}\" is empty"))
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

    /// Whether a boolean is there and true.
    pub fn flag(&self, key: &str) -> Result<bool, String> {
        match self.get(key) {
            None => Ok(false),
            // SAFETY: the attribute lives as long as its context; its value is asked for if it is a boolean.
            Some(a) if unsafe { mlirAttributeIsABool(a) } => Ok(unsafe { mlirBoolAttrGetValue(a) }),
            Some(_) => Err(format!("\"{key}\" is no boolean")),
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

pub fn dicts(op: Op, name: &str) -> Result<Vec<Dict>, String> {
    let a = op.attr(name).ok_or(format!("the attribute \"{name}\" is missing"))?;
    // SAFETY: the attribute lives as long as its context; elements are asked for if it is an array.
    unsafe {
        if !mlirAttributeIsAArray(a) {
            return Err(format!("\"{name}\" is no array"));
        }
        let list: Vec<_> =
            (0..mlirArrayAttrGetNumElements(a)).map(|i| mlirArrayAttrGetElement(a, i)).collect();
        if list.iter().any(|d| !mlirAttributeIsADictionary(*d)) {
            return Err(format!("\"{name}\" holds something that is no dictionary"));
        }
        Ok(list.into_iter().map(Dict).collect())
    }
}

pub fn int_attr(op: Op, name: &str) -> Result<i64, String> {
    let a = op.attr(name).ok_or(format!("the attribute \"{name}\" is missing"))?;
    attr_ints(a).and_then(|v| v.first().copied()).ok_or(format!("\"{name}\" is no integer"))
}

pub fn layout_text(l: Layout) -> &'static str {
    match l {
        Layout::Kv => "\"kv\"",
        Layout::Vk => "\"vk\"",
    }
}

pub fn region_text(r: &Region) -> String {
    int_array(&[r.first, r.rows, r.cols])
}

pub fn string_list<S: AsRef<str>>(items: &[S]) -> String {
    let list: Vec<String> = items.iter().map(|s| format!("\"{}\"", s.as_ref())).collect();
    format!("[{}]", list.join(", "))
}
