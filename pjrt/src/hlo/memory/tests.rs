use super::super::super::wire::Writer;
use super::super::tests::{array, computation, instruction, module, tuple};
use super::*;
use pretty_assertions::assert_eq;

/// What is alive at each instruction, in f32 elements.
fn alive(bytes: &[u8]) -> Vec<(String, u64)> {
    let timeline = HloModule::parse("hlo", bytes).unwrap().timeline();
    timeline.moments.into_iter().map(|m| (m.name, m.bytes / 4)).collect()
}

fn elements(found: &[(String, u64)]) -> Vec<u64> {
    found.iter().map(|(_, n)| *n).collect()
}

#[test]
fn a_value_lives_to_its_last_reader() {
    let bytes = module(
        1,
        vec![computation(
            1,
            5,
            vec![
                instruction(1, "parameter", array(&[1000]), &[], &[]),
                instruction(2, "exponential", array(&[100]), &[1], &[]),
                instruction(3, "negate", array(&[10]), &[2], &[]),
                instruction(4, "bitcast", array(&[10]), &[3], &[]),
                instruction(5, "add", array(&[7]), &[4, 1], &[]),
            ],
        )],
    );
    // The argument and the result are no temporary values; a name for a value keeps it alive.
    assert_eq!(elements(&alive(&bytes)), [0, 100, 110, 10, 10]);
    let timeline = HloModule::parse("hlo", &bytes).unwrap().timeline();
    assert_eq!((timeline.peak, timeline.most()), (2, 440));
    assert_eq!(
        timeline.held[0],
        Held { value: "exponential.2 = f32[100] exponential".into(), bytes: 400 }
    );
    assert_eq!(timeline.held.len(), 2);
}

#[test]
fn the_schedule_gives_the_order() {
    let first = || instruction(1, "iota", array(&[1]), &[], &[]);
    let second = || instruction(2, "iota", array(&[20]), &[], &[]);
    let root = || instruction(3, "add", array(&[5]), &[1, 2], &[]);
    let listed = |schedule: &[i64]| {
        let ids = schedule.iter().fold(Writer::new(), |w, id| w.integer(1, *id));
        let entry = Writer::new().integer(1, 1).message(2, ids);
        let whole = Writer::new().text(1, "test").integer(6, 1);
        let whole = whole.message(3, computation(1, 3, vec![first(), second(), root()]));
        whole.message(7, Writer::new().message(1, entry)).finish()
    };
    assert_eq!(elements(&alive(&listed(&[2, 1, 3]))), [20, 21, 21]);
    // One that does not name every instruction is none.
    assert_eq!(elements(&alive(&listed(&[2, 3]))), [1, 21, 21]);
    assert_eq!(elements(&alive(&listed(&[2, 1, 77]))), [1, 21, 21]);
}

#[test]
fn a_loop_holds_what_it_carries_and_what_its_body_makes() {
    let carried = || tuple(vec![array(&[]), array(&[9])]);
    let bytes = module(
        1,
        vec![
            computation(
                2,
                5,
                vec![
                    instruction(1, "parameter", carried(), &[], &[]),
                    instruction(2, "get-tuple-element", array(&[9]), &[1], &[]).integer(13, 1),
                    instruction(3, "exponential", array(&[300]), &[2], &[]),
                    instruction(4, "dynamic-update-slice", array(&[9]), &[2, 3], &[]),
                    instruction(5, "tuple", carried(), &[1, 4], &[]),
                ],
            ),
            computation(
                1,
                6,
                vec![
                    instruction(1, "constant", array(&[]), &[], &[]),
                    instruction(2, "broadcast", array(&[9]), &[1], &[]),
                    instruction(3, "tuple", carried(), &[1, 2], &[]),
                    instruction(4, "while", carried(), &[3], &[2]),
                    instruction(5, "get-tuple-element", array(&[9]), &[4], &[]).integer(13, 1),
                    instruction(6, "negate", array(&[2]), &[5], &[]),
                ],
            ),
        ],
    );
    // 1 + 9 carried; the body's 300 only while it runs; the loop's result is what was carried.
    assert_eq!(elements(&alive(&bytes)), [1, 10, 10, 310, 10, 9]);
}

#[test]
fn what_takes_an_operands_memory_adds_none() {
    let alias = || Writer::new().integer(2, 0);
    let call = |id, aliased: bool| {
        let call = instruction(id, "custom-call", array(&[50]), &[1], &[]);
        if aliased { call.message(74, alias()) } else { call }
    };
    let program = |aliased, root| {
        let last = instruction(3, "negate", array(&[2]), &[2], &[]);
        let first = instruction(1, "iota", array(&[50]), &[], &[]);
        module(1, vec![computation(1, root, vec![first, call(2, aliased), last])])
    };
    assert_eq!(elements(&alive(&program(false, 3))), [50, 100, 50]);
    assert_eq!(elements(&alive(&program(true, 3))), [50, 50, 50]);
    // Memory that becomes a result of the program is no temporary, from its beginning.
    assert_eq!(elements(&alive(&program(true, 2)))[..2], [0, 0]);
}

#[test]
fn a_fusion_that_updates_an_operand_adds_none() {
    let program = |opcode, number: Option<i64>| {
        let parameter = instruction(1, "parameter", array(&[50]), &[], &[]);
        let parameter = number.into_iter().fold(parameter, |p, number| p.integer(9, number));
        let inside = vec![
            parameter,
            instruction(2, "iota", array(&[2]), &[], &[]),
            instruction(3, opcode, array(&[50]), &[1, 2], &[]),
        ];
        let outside = vec![
            instruction(1, "iota", array(&[50]), &[], &[]),
            instruction(2, "iota", array(&[50]), &[], &[]),
            instruction(3, "fusion", array(&[50]), &[1, 2], &[2]),
            instruction(4, "negate", array(&[3]), &[3], &[]),
        ];
        module(1, vec![computation(2, 3, inside), computation(1, 4, outside)])
    };
    // The number 0 is not written.
    for updated in
        [program("dynamic-update-slice", None), program("scatter", None), program("scatter", Some(1))]
    {
        assert_eq!(elements(&alive(&updated))[..3], [50, 100, 100]);
    }
    assert_eq!(elements(&alive(&program("add", None)))[..3], [50, 100, 150]);
}

#[test]
fn what_runs_beside_the_program_keeps_its_operands() {
    let both = || tuple(vec![tuple(vec![array(&[40])]), array(&[30]), array(&[])]);
    let bytes = module(
        1,
        vec![
            computation(
                2,
                2,
                vec![
                    instruction(1, "parameter", array(&[40]), &[], &[]),
                    instruction(2, "negate", array(&[30]), &[1], &[]),
                ],
            ),
            computation(
                1,
                5,
                vec![
                    instruction(1, "iota", array(&[40]), &[], &[]),
                    instruction(2, "async-start", both(), &[1], &[2]),
                    instruction(3, "iota", array(&[3]), &[], &[]),
                    instruction(4, "async-done", array(&[30]), &[2], &[]),
                    instruction(5, "add", array(&[1]), &[4, 3], &[]),
                ],
            ),
        ],
    );
    // 40 of the operand until it is done, 30 of the result, one of the context.
    assert_eq!(elements(&alive(&bytes)), [40, 71, 74, 74, 33]);
}
