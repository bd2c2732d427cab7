use super::super::wire::Writer;
use super::*;

const F32: i64 = 11;

pub fn array(dims: &[i64]) -> Writer {
    let shape = Writer::new().integer(2, F32);
    dims.iter().fold(shape, |shape, &side| shape.integer(3, side))
}

pub fn tuple(elements: Vec<Writer>) -> Writer {
    let shape = Writer::new().integer(2, 13);
    elements.into_iter().fold(shape, |shape, element| shape.message(4, element))
}

pub fn instruction(id: i64, opcode: &str, shape: Writer, operands: &[i64], called: &[i64]) -> Writer {
    let writer = Writer::new()
        .text(1, &format!("{opcode}.{id}"))
        .text(2, opcode)
        .message(3, shape)
        .integer(35, id);
    let writer = operands.iter().fold(writer, |w, &id| w.integer(36, id));
    called.iter().fold(writer, |w, &id| w.integer(38, id))
}

pub fn computation(id: i64, root: i64, instructions: Vec<Writer>) -> Writer {
    let writer = Writer::new().text(1, &format!("computation.{id}")).integer(5, id).integer(6, root);
    instructions.into_iter().fold(writer, |w, i| w.message(2, i))
}

pub fn module(entry: i64, computations: Vec<Writer>) -> Vec<u8> {
    let writer = Writer::new().text(1, "test").integer(6, entry);
    computations.into_iter().fold(writer, |w, c| w.message(3, c)).finish()
}

fn roles(bytes: &[u8]) -> Vec<(String, Role, bool)> {
    let module = HloModule::parse("hlo", bytes).unwrap();
    let mut roles: Vec<_> = module
        .largest_values()
        .into_iter()
        .map(|value| (value.name, value.role, value.in_fusion))
        .collect();
    roles.sort_by(|a, b| a.0.cmp(&b.0));
    roles
}

#[test]
fn what_fusions_hold_is_not_stored() {
    let bytes = module(
        1,
        vec![
            // Identifiers start again in each computation.
            computation(
                2,
                2,
                vec![
                    instruction(1, "parameter", array(&[4]), &[], &[]),
                    instruction(2, "broadcast", array(&[4, 1000]), &[1], &[]),
                ],
            ),
            computation(
                1,
                3,
                vec![
                    instruction(1, "parameter", array(&[4]), &[], &[]),
                    instruction(2, "fusion", array(&[4, 8]), &[1], &[2]),
                    instruction(3, "negate", array(&[4, 8]), &[2], &[]),
                ],
            ),
        ],
    );
    assert_eq!(
        roles(&bytes),
        [
            ("broadcast.2".to_owned(), Role::Stored, true),
            ("fusion.2".to_owned(), Role::Stored, false),
            ("negate.3".to_owned(), Role::Output, false),
            ("parameter.1".to_owned(), Role::View, true),
            ("parameter.1".to_owned(), Role::Parameter, false),
        ]
    );
    let parsed = HloModule::parse("hlo", &bytes).unwrap();
    assert_eq!(parsed.largest_values()[0].elements(), 4000);
    let stored = parsed.stored_values(32);
    assert_eq!(stored.len(), 1);
    assert_eq!(stored[0].bytes, 128);
    assert_eq!(stored[0].to_string(), "fusion.2 = f32[4,8] fusion in computation.1");
    assert!(parsed.stored_values(33).is_empty());
}

#[test]
fn a_result_is_followed_through_tuples_and_loops() {
    let carried = || tuple(vec![array(&[]), array(&[9])]);
    let bytes = module(
        1,
        vec![
            computation(
                2,
                4,
                vec![
                    instruction(1, "parameter", carried(), &[], &[]),
                    instruction(2, "get-tuple-element", array(&[9]), &[1], &[]).integer(13, 1),
                    instruction(3, "dynamic-update-slice", array(&[9]), &[2], &[]),
                    instruction(4, "tuple", carried(), &[1, 3], &[]),
                ],
            ),
            computation(
                1,
                5,
                vec![
                    instruction(1, "constant", array(&[]), &[], &[]),
                    instruction(2, "broadcast", array(&[9]), &[1], &[]),
                    instruction(3, "tuple", carried(), &[1, 2], &[]),
                    instruction(4, "while", carried(), &[3], &[2]),
                    instruction(5, "get-tuple-element", array(&[9]), &[4], &[]).integer(13, 1),
                ],
            ),
        ],
    );
    let roles = roles(&bytes);
    let role = |name: &str| roles.iter().find(|role| role.0 == name).unwrap().1;
    assert_eq!(role("broadcast.2"), Role::Output);
    assert_eq!(role("dynamic-update-slice.3"), Role::Output);
    assert_eq!(role("while.4"), Role::View);
    assert_eq!(role("constant.1"), Role::Stored);
}

#[test]
fn junk_gives_an_error() {
    let good =
        module(1, vec![computation(1, 1, vec![instruction(1, "constant", array(&[]), &[], &[])])]);
    assert!(HloModule::parse("hlo", &good).is_ok());
    assert!(HloModule::parse("text", &good).is_err());
    assert!(HloModule::parse("hlo_with_config", &[]).is_err());
    for length in 1..good.len() {
        // A cut may fall between two fields; it must not panic either way.
        let _ = HloModule::parse("hlo", &good[..length]);
    }
    // An operand that is not there, a negative dimension, endless nesting.
    let constant = |operands: &[i64], dims: &[i64]| {
        let constant = instruction(1, "constant", array(dims), operands, &[]);
        module(1, vec![computation(1, 1, vec![constant])])
    };
    assert!(HloModule::parse("hlo", &constant(&[7], &[])).is_err());
    assert!(HloModule::parse("hlo", &constant(&[], &[-1])).is_err());
    let nested = (0..1000).fold(array(&[]), |shape, _| tuple(vec![shape]));
    let nested = instruction(1, "constant", nested, &[], &[]);
    let nested = module(1, vec![computation(1, 1, vec![nested])]);
    assert!(HloModule::parse("hlo", &nested).is_err());
}

#[test]
fn sizes_do_not_overflow() {
    let huge = instruction(1, "constant", array(&[i64::MAX, i64::MAX, i64::MAX]), &[], &[]);
    let bytes = module(1, vec![computation(1, 1, vec![huge])]);
    let values = HloModule::parse("hlo", &bytes).unwrap().largest_values();
    assert_eq!((values[0].elements(), values[0].bytes), (u64::MAX, u64::MAX));
}
