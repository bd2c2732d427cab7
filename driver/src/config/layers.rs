//! Layers of the configuration: the file, environment variables and flags, of which a later one overrides an earlier
//! one.

use super::values::{number, unknown};
use super::{CORE_DUMP_VARIABLE, Config, FILE_VARIABLE, LIBRARY_VARIABLE, PREFIX};
use crate::small;
use grpo_io::error::{Error, Result};
use serde::de::{self, DeserializeSeed, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use serde_saphyr::Spanned;
use std::fmt;

/// Variables with [`PREFIX`] that are not keys.
const NO_KEYS: [&str; 3] = [FILE_VARIABLE, LIBRARY_VARIABLE, CORE_DUMP_VARIABLE];

/// The environment variables that are Unicode.
pub fn environment() -> impl Iterator<Item = (String, String)> {
    std::env::vars_os().filter_map(|(n, v)| Some((n.into_string().ok()?, v.into_string().ok()?)))
}

/// The values of all layers so far, one per key. Every value is valid for its key.
#[derive(Clone, Debug, Default)]
pub struct Layers {
    given: Vec<Entry>,
}

/// A key and its value.
#[derive(Clone, Debug)]
struct Entry {
    key: String,
    value: Value,
    origin: Origin,
}

/// A word (also for a number), or a list of words.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Word(String),
    List(Vec<String>),
}

/// Where a value comes from, as messages name it.
#[derive(Clone, Debug)]
enum Origin {
    /// `c.yaml:3:5`, or only a name if the text is no file of the user's.
    Text(String),
    /// `GRPO_OPT_TILE_N`.
    Variable(String),
}

impl Layers {
    /// The file `file`, or else the one that [`FILE_VARIABLE`] names, overridden by one variable per key.
    ///
    /// # Errors
    /// [`Error::Usage`] for a file that cannot be read and for a variable with [`PREFIX`] that is no key, and those of
    /// [`Layers::yaml`].
    pub fn environment(
        file: Option<&str>,
        variables: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Layers> {
        let mut variables: Vec<(String, String)> =
            variables.into_iter().filter(|(name, _)| name.starts_with(PREFIX)).collect();
        variables.sort();
        let mut layers = Layers::default();
        let named = variables.iter().find(|(n, path)| n == FILE_VARIABLE && !path.is_empty());
        if let Some(path) = file.or(named.map(|(_, path)| path.as_str())) {
            let text = small::text(path).map_err(|why| unreadable(path, &why))?;
            layers.read(&text, path, true)?;
        }
        let given = variables
            .into_iter()
            .filter(|(name, value)| !NO_KEYS.contains(&name.as_str()) && !value.is_empty());
        layers.add(given.map(variable).collect())?;
        Ok(layers)
    }

    /// Adds YAML text, which messages call `name`.
    ///
    /// # Errors
    /// [`Error::Usage`] with the text's name, the key and, for an unknown key, the most similar known one.
    pub fn yaml(&mut self, text: &str, name: &str) -> Result<()> {
        self.read(text, name, false)
    }

    /// Adds a flag of the command line with its values, which clap has validated. The values of a list are appended to
    /// those of earlier layers.
    pub fn flag(&mut self, key: &str, mut words: Vec<String>, is_list: bool) {
        let at = self.given.iter().position(|entry| entry.key == key);
        let below = at.map(|at| self.given.remove(at).value);
        let value = if is_list {
            let mut all = match below {
                Some(Value::List(list)) => list,
                Some(Value::Word(word)) => vec![word],
                None => Vec::new(),
            };
            all.append(&mut words);
            Value::List(all)
        } else {
            Value::Word(words.pop().unwrap_or_default())
        };
        let origin = Origin::Text(format!("--{}", key.replace('_', "-")));
        self.given.push(Entry { key: key.into(), value, origin });
    }

    /// The configuration: the values of all layers, and defaults for the other keys.
    pub fn config(&self) -> Config {
        read(&self.given).expect("each layer was read when it was added")
    }

    /// Adds YAML text; messages name its lines if `places`.
    fn read(&mut self, text: &str, name: &str, places: bool) -> Result<()> {
        let options = serde_saphyr::options! {
            leading_zero_numbers_as_strings: true,
            underscored_numbers_as_strings: true,
        };
        let mapping: Option<Mapping> = serde_saphyr::from_str_with_options(text, options)
            .map_err(|e| Error::Usage(no_mapping(&e, name)))?;
        let entries = mapping.unwrap_or_default().0.into_iter().filter_map(|(key, value)| {
            let at = key.referenced;
            let origin = match places {
                true => format!("{name}:{}:{}", at.line(), at.column()),
                false => name.to_string(),
            };
            Some(Entry { key: key.value, value: value?, origin: Origin::Text(origin) })
        });
        self.add(entries.collect())
    }

    /// Adds a layer if it is valid.
    fn add(&mut self, layer: Vec<Entry>) -> Result<()> {
        read(&layer).map_err(|e| Error::Usage(e.to_string()))?;
        self.given.retain(|below| layer.iter().all(|entry| entry.key != below.key));
        self.given.extend(layer);
        Ok(())
    }
}

/// The error for a configuration file that cannot be read.
pub fn unreadable(path: &str, why: &std::io::Error) -> Error {
    Error::Usage(format!("the configuration file `{path}` cannot be read: {why}"))
}

/// The message for invalid YAML, with its position.
fn no_mapping(error: &serde_saphyr::Error, name: &str) -> String {
    let said = error.render_with_options(serde_saphyr::render_options! {
        snippets: serde_saphyr::SnippetMode::Off,
        formatter: &serde_saphyr::UserMessageFormatter,
    });
    let Some(at) = error.location() else { return format!("{name}: {said}") };
    let (line, column) = (at.line(), at.column());
    let what = said.strip_suffix(&format!(" at line {line}, column {column}")).unwrap_or(&said);
    format!("{name}:{line}:{column}: {what}")
}

/// The key that a variable names, with its value.
fn variable((name, text): (String, String)) -> Entry {
    let key = name[PREFIX.len()..].to_ascii_lowercase();
    Entry { key, value: Value::Word(text.trim().to_string()), origin: Origin::Variable(name) }
}

fn read(entries: &[Entry]) -> std::result::Result<Config, Failure> {
    Config::deserialize(Source { entries: entries.iter(), current: None })
}

/// A YAML mapping; the value of a key may be missing.
#[derive(Default)]
struct Mapping(Vec<(Spanned<String>, Option<Value>)>);

impl<'de> Deserialize<'de> for Mapping {
    fn deserialize<D: Deserializer<'de>>(source: D) -> std::result::Result<Mapping, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Mapping;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("one mapping of keys to values")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> std::result::Result<Mapping, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Mapping(pairs))
            }
        }
        source.deserialize_any(Pairs)
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(source: D) -> std::result::Result<Value, D::Error> {
        struct Words;
        impl<'de> Visitor<'de> for Words {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word or a list of words")
            }

            fn visit_str<E>(self, text: &str) -> std::result::Result<Value, E> {
                Ok(Value::Word(text.into()))
            }

            fn visit_bool<E>(self, yes: bool) -> std::result::Result<Value, E> {
                Ok(Value::Word(yes.to_string()))
            }

            fn visit_i64<E>(self, n: i64) -> std::result::Result<Value, E> {
                Ok(Value::Word(n.to_string()))
            }

            fn visit_u64<E>(self, n: u64) -> std::result::Result<Value, E> {
                Ok(Value::Word(n.to_string()))
            }

            fn visit_f64<E>(self, x: f64) -> std::result::Result<Value, E> {
                Ok(Value::Word(format!("{x:?}")))
            }

            fn visit_seq<A: de::SeqAccess<'de>>(
                self,
                mut list: A,
            ) -> std::result::Result<Value, A::Error> {
                let mut words = Vec::new();
                while let Some(value) = list.next_element()? {
                    match value {
                        Value::Word(word) => words.push(word),
                        Value::List(_) => return Err(de::Error::custom("expected a list of words")),
                    }
                }
                Ok(Value::List(words))
            }
        }
        source.deserialize_any(Words)
    }
}

/// Why entries are invalid.
#[derive(Debug)]
enum Failure {
    /// An unknown key; the known ones.
    Key(&'static [&'static str]),
    /// An invalid value.
    Value(String),
    /// A complete message.
    Placed(String),
}

impl Failure {
    /// The complete message for an entry.
    fn at(self, entry: &Entry) -> Failure {
        let Entry { key, origin, .. } = entry;
        Failure::Placed(match (self, origin) {
            (Failure::Placed(whole), _) => whole,
            (Failure::Key(known), Origin::Text(place)) => {
                format!("{place}: {}", unknown("key", key, known))
            }
            (Failure::Key(known), Origin::Variable(name)) => {
                let keys = known.iter().map(|key| format!("{PREFIX}{}", key.to_ascii_uppercase()));
                let names: Vec<String> = keys.chain(NO_KEYS.map(str::to_string)).collect();
                unknown("variable", name, &names.iter().map(String::as_str).collect::<Vec<_>>())
            }
            (Failure::Value(why), Origin::Text(place)) => format!("{place}: `{key}`: {why}"),
            (Failure::Value(why), Origin::Variable(name)) => format!("{name}: {why}"),
        })
    }
}

impl de::Error for Failure {
    fn custom<T: fmt::Display>(message: T) -> Failure {
        Failure::Value(message.to_string())
    }

    fn unknown_field(_: &str, known: &'static [&'static str]) -> Failure {
        Failure::Key(known)
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Failure {
        Failure::Value(match known {
            [first @ .., last] => format!("expected {} or {last}, not `{word}`", first.join(", ")),
            [] => format!("expected nothing, not `{word}`"),
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Key(_) => f.write_str("unknown key"),
            Failure::Value(text) | Failure::Placed(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Failure {}

/// Entries as a serde map.
struct Source<'a> {
    entries: std::slice::Iter<'a, Entry>,
    /// The entry whose value comes next.
    current: Option<&'a Entry>,
}

impl<'de> Deserializer<'de> for Source<'_> {
    type Error = Failure;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> std::result::Result<V::Value, Failure> {
        visitor.visit_map(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> MapAccess<'de> for Source<'_> {
    type Error = Failure;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> std::result::Result<Option<K::Value>, Failure> {
        self.current = self.entries.next();
        let Some(entry) = self.current else { return Ok(None) };
        seed.deserialize(entry.key.as_str().into_deserializer())
            .map(Some)
            .map_err(|e: Failure| e.at(entry))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> std::result::Result<V::Value, Failure> {
        let entry = self.current.expect("serde asks for a value after its key");
        seed.deserialize(Given(entry)).map_err(|e| e.at(entry))
    }
}

/// The value of an entry as a serde value: the expected type determines how a word is parsed.
struct Given<'a>(&'a Entry);

impl Given<'_> {
    fn word(&self) -> std::result::Result<&str, Failure> {
        match &self.0.value {
            Value::Word(word) => Ok(word),
            Value::List(_) => Err(de::Error::custom("expected one value, not a list")),
        }
    }
}

/// Deserializes whole numbers.
macro_rules! whole_numbers {
    ($($function:ident $visit:ident),*) => {$(
        fn $function<V: Visitor<'de>>(self, visitor: V) -> std::result::Result<V::Value, Failure> {
            visitor.$visit(number(self.word()?).map_err(Failure::Value)?)
        }
    )*};
}

impl<'de> Deserializer<'de> for Given<'_> {
    type Error = Failure;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> std::result::Result<V::Value, Failure> {
        visitor.visit_str(self.word()?)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> std::result::Result<V::Value, Failure> {
        let word = self.word()?;
        match word.to_ascii_lowercase().as_str() {
            "true" | "on" | "yes" | "1" => visitor.visit_bool(true),
            "false" | "off" | "no" | "0" => visitor.visit_bool(false),
            _ => Err(Failure::Value(format!("expected true or false, not `{word}`"))),
        }
    }

    whole_numbers!(deserialize_u32 visit_u32, deserialize_u64 visit_u64, deserialize_i64 visit_i64);

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> std::result::Result<V::Value, Failure> {
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> std::result::Result<V::Value, Failure> {
        let words: Vec<&str> = match (&self.0.value, &self.0.origin) {
            (Value::List(list), _) => list.iter().map(String::as_str).collect(),
            (Value::Word(word), Origin::Variable(_)) => word.split(',').map(str::trim).collect(),
            (Value::Word(word), Origin::Text(_)) => vec![word],
        };
        visitor.visit_seq(de::value::SeqDeserializer::new(words.into_iter()))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> std::result::Result<V::Value, Failure> {
        visitor.visit_enum(self.word()?.into_deserializer())
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i128 u8 u16 u128 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct
        tuple tuple_struct map struct identifier ignored_any
    }
}
