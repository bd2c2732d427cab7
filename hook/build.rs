//! Makes the library and its tests find the MLIR library next to the checkout, and stamps the library
//! with a build id, which caches of compiled programs are told.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for up in ["../..", "../../.."] {
        println!("cargo:rustc-link-arg=-Wl,-rpath,$ORIGIN/{up}/.deps/mlir/lib");
    }
    println!("cargo:rustc-link-arg=-Wl,--build-id=sha1");
}
