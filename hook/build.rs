//! Makes the library and its tests find the MLIR library next to the checkout, or in a wheel
//! (`GRPO_OPT_WHEEL` is set by tools/wheel) next to itself, and gives the library a build id, for
//! caches of compiled programs.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=GRPO_OPT_WHEEL");
    let paths: &[&str] = match std::env::var_os("GRPO_OPT_WHEEL") {
        Some(_) => &["$ORIGIN"],
        None => &["$ORIGIN/../../.deps/mlir/lib", "$ORIGIN/../../../.deps/mlir/lib"],
    };
    for path in paths {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{path}");
    }
    println!("cargo:rustc-link-arg=-Wl,--build-id=sha1");
    // The library is also the program that rewrites in a process of its own: see src/worker.rs.
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "x86_64") {
        println!("cargo:rustc-cdylib-link-arg=-Wl,--entry=grpo_opt_worker");
    }
}
