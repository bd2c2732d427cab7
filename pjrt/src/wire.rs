//! Just enough of the protobuf wire format: a writer for the compile options
//! and a reader for the optimized HLO. No schema, no generated code.

/// Builds one protobuf message.
#[derive(Default)]
pub struct Writer {
    bytes: Vec<u8>,
}

impl Writer {
    /// An empty message.
    pub fn new() -> Self {
        Self::default()
    }

    /// Appends an integer, enum or bool field. Negative numbers take ten
    /// bytes, as protobuf has it for `int64`.
    pub fn integer(mut self, field: u32, value: i64) -> Self {
        self.varint(u64::from(field) << 3);
        self.varint(value.cast_unsigned());
        self
    }

    /// Appends a sub-message.
    pub fn message(mut self, field: u32, message: Writer) -> Self {
        self.varint(u64::from(field) << 3 | 2);
        self.varint(message.bytes.len() as u64);
        self.bytes.extend(message.bytes);
        self
    }

    /// Appends a string field.
    #[cfg(test)]
    pub fn text(self, field: u32, text: &str) -> Self {
        let bytes = text.as_bytes().to_owned();
        self.message(field, Writer { bytes })
    }

    /// The encoded message.
    pub fn finish(self) -> Vec<u8> {
        self.bytes
    }

    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            let [low, ..] = value.to_le_bytes();
            self.bytes.push(low | 0x80);
            value >>= 7;
        }
        let [low, ..] = value.to_le_bytes();
        self.bytes.push(low);
    }
}

/// One field's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// An integer, enum or bool.
    Varint(u64),
    /// A string, bytes, sub-message or packed list.
    Bytes(&'a [u8]),
    /// A fixed-width number, which no caller needs.
    Fixed,
}

impl<'a> Value<'a> {
    /// The bytes of a length-delimited field.
    pub fn bytes(self) -> Result<&'a [u8], Malformed> {
        match self {
            Value::Bytes(bytes) => Ok(bytes),
            _ => Err(Malformed),
        }
    }

    /// The text of a string field; bytes that are no UTF-8 are replaced.
    pub fn text(self) -> Result<String, Malformed> {
        Ok(String::from_utf8_lossy(self.bytes()?).into_owned())
    }

    /// An integer field.
    pub fn integer(self) -> Result<i64, Malformed> {
        match self {
            Value::Varint(value) => Ok(value.cast_signed()),
            _ => Err(Malformed),
        }
    }

    /// Appends a repeated integer field, packed or not.
    pub fn integers(self, list: &mut Vec<i64>) -> Result<(), Malformed> {
        match self {
            Value::Varint(value) => list.push(value.cast_signed()),
            Value::Bytes(mut packed) => {
                while !packed.is_empty() {
                    list.push(varint(&mut packed)?.cast_signed());
                }
            }
            Value::Fixed => return Err(Malformed),
        }
        Ok(())
    }
}

/// The bytes are no protobuf message of the expected form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("malformed protobuf")]
pub struct Malformed;

/// Iterates over the fields of one message as (field number, value).
pub struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    /// A reader over a whole message.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    fn field(&mut self) -> Result<(u32, Value<'a>), Malformed> {
        let tag = varint(&mut self.bytes)?;
        let number = u32::try_from(tag >> 3).map_err(|_| Malformed)?;
        let value = match tag & 7 {
            0 => Value::Varint(varint(&mut self.bytes)?),
            1 => {
                take(&mut self.bytes, 8)?;
                Value::Fixed
            }
            2 => {
                let length = varint(&mut self.bytes)?;
                Value::Bytes(take(&mut self.bytes, length)?)
            }
            5 => {
                take(&mut self.bytes, 4)?;
                Value::Fixed
            }
            _ => return Err(Malformed),
        };
        Ok((number, value))
    }
}

impl<'a> Iterator for Reader<'a> {
    type Item = Result<(u32, Value<'a>), Malformed>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.bytes.is_empty() {
            return None;
        }
        let field = self.field();
        if field.is_err() {
            self.bytes = &[];
        }
        Some(field)
    }
}

fn take<'a>(bytes: &mut &'a [u8], length: u64) -> Result<&'a [u8], Malformed> {
    let length = usize::try_from(length).map_err(|_| Malformed)?;
    let (head, rest) = bytes.split_at_checked(length).ok_or(Malformed)?;
    *bytes = rest;
    Ok(head)
}

fn varint(bytes: &mut &[u8]) -> Result<u64, Malformed> {
    let mut value = 0u64;
    for shift in (0..70).step_by(7) {
        let (&byte, rest) = bytes.split_first().ok_or(Malformed)?;
        *bytes = rest;
        // The tenth byte holds one bit; more would not fit.
        if shift == 63 && byte > 1 {
            return Err(Malformed);
        }
        value |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Ok(value);
        }
    }
    Err(Malformed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let bytes = Writer::new()
            .integer(1, -1)
            .integer(19, 300)
            .message(3, Writer::new().integer(4, 1))
            .finish();
        let fields: Vec<_> = Reader::new(&bytes).collect::<Result<_, _>>().unwrap();
        assert_eq!(fields[0].1.integer(), Ok(-1));
        assert_eq!(fields[1], (19, Value::Varint(300)));
        assert_eq!(fields[2], (3, Value::Bytes(&[0x20, 1])));
    }

    #[test]
    fn packed_and_plain_lists_read_alike() {
        let mut list = Vec::new();
        Value::Bytes(&[1, 0xac, 2]).integers(&mut list).unwrap();
        Value::Varint(7).integers(&mut list).unwrap();
        assert_eq!(list, [1, 300, 7]);
    }

    #[test]
    fn malformed_bytes_give_an_error() {
        for bytes in [
            &[0x80][..],
            &[0x0a, 5, 1],
            &[0x0b],
            &[0x08, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2],
            &[0x0a, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1],
        ] {
            assert_eq!(Reader::new(bytes).last(), Some(Err(Malformed)));
        }
    }
}
