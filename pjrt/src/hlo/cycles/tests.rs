use super::super::super::wire::Writer;
use super::*;

fn scalar() -> Writer {
    Writer::new().integer(2, 4)
}

fn array() -> Writer {
    Writer::new().integer(2, 11).integer(3, 4096)
}

fn instruction(id: i64, opcode: &str, shape: Writer, operands: &[i64]) -> Writer {
    let writer = Writer::new().text(1, &format!("{opcode}.{id}")).text(2, opcode).integer(35, id);
    operands.iter().fold(writer.message(3, shape), |w, &id| w.integer(36, id))
}

fn integer(id: i64, value: i64) -> Writer {
    let literal = Writer::new().message(1, scalar()).integer(4, value);
    instruction(id, "constant", scalar(), &[]).message(8, literal)
}

fn costs(writer: Writer, cycles: &str) -> Writer {
    writer.text(43, &format!(r#"{{"window_config":{{"estimated_cycles":"{cycles}"}}}}"#))
}

fn computation(id: i64, root: i64, instructions: Vec<Writer>) -> Writer {
    let writer = Writer::new().text(1, &format!("computation.{id}")).integer(5, id).integer(6, root);
    instructions.into_iter().fold(writer, |w, i| w.message(2, i))
}

/// A loop from `first` by `step`, whose limit of 20 is carried around.
fn looped(first: i64, step: i64, direction: &str) -> HloModule {
    let carried = || Writer::new().integer(2, 13).message(4, scalar()).message(4, scalar());
    let body = computation(
        2,
        5,
        vec![
            instruction(1, "parameter", carried(), &[]),
            instruction(2, "get-tuple-element", scalar(), &[1]).integer(13, 0),
            integer(3, step),
            instruction(11, "copy", scalar(), &[2]),
            instruction(4, "add", scalar(), &[11, 3]),
            instruction(5, "tuple", carried(), &[4, 6]),
            instruction(6, "get-tuple-element", scalar(), &[1]).integer(13, 1),
            costs(instruction(7, "fusion", array(), &[6]), "100"),
            instruction(8, "custom-call", array(), &[6]).text(28, "tpu_custom_call"),
            instruction(9, "custom-call", array(), &[6]).text(28, "AllocateBuffer"),
            costs(instruction(10, "scatter", array(), &[6]), "9223372036854775807"),
        ],
    );
    let condition = computation(
        3,
        4,
        vec![
            instruction(1, "parameter", carried(), &[]),
            instruction(2, "get-tuple-element", scalar(), &[1]).integer(13, 0),
            instruction(3, "get-tuple-element", scalar(), &[1]).integer(13, 1),
            instruction(4, "compare", Writer::new().integer(2, 1), &[2, 3]).text(63, direction),
        ],
    );
    let entry = computation(
        1,
        4,
        vec![
            integer(1, first),
            integer(2, 20),
            instruction(3, "tuple", carried(), &[1, 2]),
            instruction(4, "while", carried(), &[3]).integer(38, 2).integer(38, 3),
            costs(instruction(5, "fusion", array(), &[4]), "70"),
        ],
    );
    let module = Writer::new().integer(6, 1).message(3, body).message(3, condition).message(3, entry);
    HloModule::parse("hlo", &module.finish()).unwrap()
}

#[test]
fn a_loop_multiplies_what_is_in_it() {
    let estimate = looped(2, 4, "LT").estimate();
    assert_eq!(estimate.total(), 70 + 5 * 100);
    assert_eq!((estimate.ops[0].name.as_str(), estimate.ops[0].times), ("fusion.7", Some(5)));
    assert_eq!(looped(2, 3, "LE").estimate().total(), 70 + 7 * 100);
    assert_eq!(looped(30, 1, "LT").estimate().total(), 70);
}

#[test]
fn what_has_no_estimate_is_listed() {
    let names = |module: HloModule| -> Vec<String> {
        module.estimate().uncovered.into_iter().map(|op| op.name).collect()
    };
    assert_eq!(names(looped(0, 1, "LT")), ["custom-call.8", "scatter.10"]);
    // Loops of unknown length: all that they hold is unknown.
    for module in [looped(0, 0, "LT"), looped(0, 1, "GT")] {
        assert_eq!(module.estimate().total(), 70);
        assert_eq!(names(module), ["fusion.7", "custom-call.8", "scatter.10"]);
    }
}
