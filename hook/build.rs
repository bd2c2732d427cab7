//! Makes the library and its tests find the MLIR library next to the checkout, and stamps the library
//! with a build id, which caches of compiled programs are told.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for up in ["../..", "../../.."] {
        println!("cargo:rustc-link-arg=-Wl,-rpath,$ORIGIN/{up}/.deps/mlir/lib");
    }
    println!("cargo:rustc-link-arg=-Wl,--build-id=sha1");
    // The library is also the program that rewrites in a process of its own: see src/worker.rs.
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "x86_64") {
        println!("cargo:rustc-cdylib-link-arg=-Wl,--entry=grpo_opt_worker");
    }
}
