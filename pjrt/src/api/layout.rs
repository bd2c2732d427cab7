//! The declarations against the layout of the published header.

use super::{NamedValue, Program, TableHeader, Version, layouts, slot_offset};
use pretty_assertions::assert_eq;
use std::collections::HashMap;
use std::mem::offset_of;

/// An argument structure as it is declared here.
pub(super) struct Layout {
    pub function: &'static str,
    pub slot: usize,
    pub size: usize,
    /// Offset and size of each field.
    pub fields: Vec<(usize, usize)>,
}

/// What the header says.
#[derive(Default)]
struct Header {
    /// Size, and offset and size of each field.
    structures: HashMap<&'static str, (usize, Vec<(usize, usize)>)>,
    slots: HashMap<&'static str, usize>,
    /// Bytes in front of the first function.
    length: usize,
}

fn header() -> Header {
    let mut header = Header::default();
    let mut current = "";
    for line in include_str!("../layout.txt").lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |i: usize| -> usize { words[i].parse().unwrap_or_else(|e| panic!("{line}: {e}")) };
        match words[..] {
            ["#", ..] | ["version", _] => {}
            ["header", _] => header.length = number(1),
            ["slot", name, _] => {
                header.slots.insert(name, number(2));
            }
            ["struct", name, _] => {
                current = name;
                header.structures.insert(name, (number(2), Vec::new()));
            }
            [_, _, _] => {
                header.structures.get_mut(current).expect(line).1.push((number(1), number(2)));
            }
            _ => panic!("{line}"),
        }
    }
    header
}

#[test]
fn argument_structures_and_slots_are_the_headers() {
    let header = header();
    for ours in layouts() {
        let name = ours.function;
        assert_eq!(Some(&ours.slot), header.slots.get(name), "{name}");
        let (size, fields) = &header.structures[format!("{name}_Args").as_str()];
        if name == "PJRT_Executable_GetCompiledMemoryStats" {
            // Its last field is room for what later versions write: see there.
            let room = ours.fields.last().expect("a field");
            let known: Vec<_> = fields.iter().copied().filter(|(at, _)| *at < room.0).collect();
            assert_eq!(ours.fields[..known.len()], known, "{name}");
            assert_eq!(ours.fields.len(), known.len() + 1, "{name}");
            assert!(*size <= ours.size, "{name}: {size} bytes");
        } else {
            assert_eq!((ours.size, &ours.fields), (*size, fields), "{name}");
        }
    }
}

#[test]
fn the_other_structures_are_the_headers() {
    let header = header();
    let version = vec![
        (offset_of!(Version, struct_size), size_of::<usize>()),
        (offset_of!(Version, extension_start), size_of::<usize>()),
        (offset_of!(Version, major), size_of::<i32>()),
        (offset_of!(Version, minor), size_of::<i32>()),
    ];
    assert_eq!((size_of::<Version>(), version), header.structures["PJRT_Api_Version"].clone());
    let word = size_of::<usize>();
    let program = vec![
        (offset_of!(Program, struct_size), word),
        (offset_of!(Program, extension_start), word),
        (offset_of!(Program, code), word),
        (offset_of!(Program, code_size), word),
        (offset_of!(Program, format), word),
        (offset_of!(Program, format_size), word),
    ];
    assert_eq!((size_of::<Program>(), program), header.structures["PJRT_Program"].clone());
    let option = vec![
        (offset_of!(NamedValue, struct_size), word),
        (offset_of!(NamedValue, extension_start), word),
        (offset_of!(NamedValue, name), word),
        (offset_of!(NamedValue, name_size), word),
        (offset_of!(NamedValue, kind), size_of::<i32>()),
        (offset_of!(NamedValue, value), word),
        (offset_of!(NamedValue, value_size), word),
    ];
    assert_eq!((size_of::<NamedValue>(), option), header.structures["PJRT_NamedValue"].clone());
    assert_eq!((size_of::<TableHeader>(), slot_offset(0)), (header.length, header.length));
}
