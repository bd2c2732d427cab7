//! Makes the executable find the MLIR library next to the checkout, with no environment variable.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-link-arg=-Wl,-rpath,$ORIGIN/../../.deps/mlir/lib");
}
