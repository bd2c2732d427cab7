//! Makes the executable find the MLIR library with no environment variable: next to itself in a wheel
//! (`GRPO_OPT_WHEEL` is set by tools/wheel), else in the checkout, from where `cargo install` may move it.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=GRPO_OPT_WHEEL");
    let paths = if std::env::var_os("GRPO_OPT_WHEEL").is_some() {
        vec!["$ORIGIN".to_string()]
    } else {
        let checkout = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
        vec!["$ORIGIN/../../.deps/mlir/lib".into(), format!("{checkout}/.deps/mlir/lib")]
    };
    for path in paths {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{path}");
    }
}
