//! Makes test executables find the MLIR library next to the checkout, with no environment variable.
fn main() {
    println!("cargo:rerun-if-changed=../build.rs");
    for up in ["../..", "../../.."] {
        println!("cargo:rustc-link-arg=-Wl,-rpath,$ORIGIN/{up}/.deps/mlir/lib");
    }
}
