//! The integration tests, one executable: a module per file of this folder.

mod encodings;
mod loops;
mod pipelines;

#[test]
fn every_file_is_a_module() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let entries = std::fs::read_dir(folder).expect("this folder").map(|e| e.expect("an entry").path());
    let files = entries.filter(|p| p.extension().is_some_and(|e| e == "rs"));
    let names = files.map(|p| p.file_stem().expect("a name").to_string_lossy().into_owned());
    let mut missing =
        names.filter(|n| n != "main" && !include_str!("main.rs").contains(&format!("\nmod {n};\n")));
    assert_eq!(missing.next(), None, "a file of tests that is not run: name it in main.rs");
}
