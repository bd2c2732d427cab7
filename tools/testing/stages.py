"""The stages of tools/test: docs/dev/testing.md describes each. A new stage is one line here."""

from .units import Stage

PYTHON = ".deps/jax/bin/python"
UNITTEST = "-W ignore::DeprecationWarning tools/testing/junit.py"
# What the pass single-pass makes, with loops instead of kernels: a CPU can run those.
SINGLE_PASS = ("--only=logits* --opt-arg=--target=tpu --opt-arg=--pass-pipeline=builtin.module("
          "inline-vocab,normalize,outline,online,merge,widen-rows,single-pass,lower-loops,check)")

# Special values, but for special_logits_gradient: it returns a maximum of given logits, for which a GPU has no loop, and XLA's CPU
# backend, on which this runs, loses NaN in such maxima.
SPECIAL = "--only=special_[!l]* --only=special_log_*"

# From one host of four chips to sixteen of sixteen.
SLICES = "".join(f" --topology v6e:{shape}" for shape in ("2x2", "2x4", "4x4", "16x16"))

# Rust tests that compile kernels: --quick leaves them out.
COMPILES = ("mosaic capabilities::", "mosaic accept::", "mosaic versions::", "pjrt compiler::")


def stages(tier: str, lit: str) -> list[Stage]:
    """The stages of `quick`, `default` or `full`, besides the Rust tests; `lit` is LLVM's lit."""
    always = [
        Stage("lint-checks", "tools/dev/lint-checks", 1, junit=""),
        Stage("module-cycles", "tools/dev/module-cycles", 1, junit=""),
        Stage("python-checks", ".deps/jax/bin/ruff check --no-cache", 1, junit=""),
        Stage("rust-checks", "tools/dev/rust-checks", 60, junit="", late=True),
        Stage("doc-tests", "cargo test --release --workspace --doc --quiet", 20, junit="", late=True),
        Stage("lit", f"{lit} --verbose -j1 lit --num-shards={{parts}} --run-shard={{number}}", 60, 2, "--xunit-xml-output="),
        Stage("tools", f"{PYTHON} {UNITTEST} tools/testing/tests/test_testing.py", 10),
        Stage("record", f"{PYTHON} {UNITTEST} tools/testing/tests/test_record.py", 1),
        Stage("docs", f"{PYTHON} {UNITTEST} tools/testing/tests/test_docs.py", 10),
    ]
    if tier == "quick":
        return always + [
            Stage("sweep-check", "tools/dev/sweep-check --cases=4 --part=1/4", 20),
            Stage("numerics", "tools/dev/numerics --all --part=1/8", 15),
            Stage("fuzz", "tools/dev/fuzz --jobs=1 --count=8", 10),
            Stage("everyday", "tools/dev/everyday --count=30 --numbers=0.1", 10),
        ]
    fuzz = 500 if tier == "full" else 20
    nightly = [
        Stage("wheel", "tools/wheel --test", 1500, junit="", late=True),
        Stage("libtpu", "tools/dev/libtpu-check --remove", 1500, junit="", late=True),
        Stage("deny", "tools/dev/deny", 600, junit="", late=True),
        Stage("without-blocks", f"tools/dev/without-blocks {lit}", 120, junit="--xunit-xml-output=", late=True),
        Stage("propagation", "tools/dev/propagation-cost --check", 300, junit="", late=True),
    ] if tier == "full" else []
    return always + nightly + [
        Stage("sweep-check", f"tools/dev/sweep-check --cases={60 if tier == 'full' else 30}", 20),
        Stage("plugin", f"{PYTHON} {UNITTEST} python/tests/test_plugin.py", 270, late=True, stored=True),
        Stage("package", f"{PYTHON} {UNITTEST} python/tests/test_package.py", 100, late=True, stored=True),
        Stage("messages", f"{PYTHON} {UNITTEST} python/tests/test_messages.py", 60, late=True, stored=True),
        Stage("roundings", f"{PYTHON} {UNITTEST} python/tests/test_roundings.py", 30, late=True, stored=True),
        Stage("run", f"{PYTHON} {UNITTEST} python/tests/test_run.py", 60, late=True, stored=True),
        Stage("examples", f"{PYTHON} {UNITTEST} python/tests/test_examples.py", 40, late=True, stored=True),
        Stage("hosts", f"{PYTHON} {UNITTEST} python/tests/test_hosts.py", 30, late=True, stored=True),
        Stage("mesh", f"{PYTHON} {UNITTEST} python/tests/test_mesh.py", 50, late=True, stored=True),
        Stage("mesh-around", f"{PYTHON} {UNITTEST} python/tests/test_mesh_around.py", 30, late=True, stored=True),
        Stage("mesh-numbers", f"{PYTHON} {UNITTEST} python/tests/test_mesh_numbers.py", 40, late=True, stored=True),
        Stage("mesh-uneven", f"{PYTHON} {UNITTEST} python/tests/test_mesh_uneven.py", 50, late=True, stored=True),
        Stage("mesh-outside", f"{PYTHON} {UNITTEST} python/tests/test_mesh_outside.py", 40, late=True, stored=True),
        Stage("mesh-report", "tools/dev/mesh-report --check --flags default" + (SLICES if tier == "full" else " --layout fsdp-tp"), 110,
              junit="", late=True, stored=True),
        # Without --full at a size that takes the TPU compiler less than half the time.
        Stage("mesh-report-offload", "tools/dev/mesh-report --check --flags offload" + (SLICES if tier == "full" else
              " --layout fsdp-tp --small"), 50, junit="", late=True, stored=True),
        Stage("scaling", "tools/dev/scaling --check", 1, junit="", late=True),
        Stage("matrix", "tools/dev/matrix" + (" --quick" * (tier != "full")), 2000 if tier == "full" else 200, junit="",
              late=True, stored=True, environments=("matrix",)),
        Stage("clients", "tools/dev/clients" + (" --quick" * (tier != "full")), 600 if tier == "full" else 15, junit="",
              late=True, stored=True, environments=("jax", "matrix", "clients")),
        Stage("explain", f"{PYTHON} {UNITTEST} tools/testing/tests/test_explain.py", 40, late=True, stored=True),
        Stage("readme", f"{PYTHON} {UNITTEST} python/tests/test_readme.py", 60, late=True),
        Stage("benchmarks", f"{PYTHON} {UNITTEST} tools/benchmarks/tests/test_benchmarks.py", 110, late=True,
              stored=True),
        Stage("tpu-check", "tools/dev/tpu-check --jobs=1 --part={part}", 40, parts=2),
        Stage("kernel-report", f"{PYTHON} {UNITTEST} tools/dev/kernel-report-test", 200),
        Stage("numerics", "tools/dev/numerics --all --part={part}", 80, parts=2),
        Stage("numerics-draws", "tools/dev/numerics --draws=24 --only=accuracy_s* --only=rounding_returned_maximum* "
              "--only=rounding_relative* --only=rounding_scanned_[st][te]*", 10),
        Stage("numerics-single-pass", f"tools/dev/numerics --all {SINGLE_PASS}", 5),
        Stage("numerics-gpu", f"tools/dev/numerics --all --opt-arg=--target=h100 {SPECIAL} --only=loop_outside* --only=*bf16* "
              "--only=*round* --only=headline_logits* --only=maximum_nested*", 42),
        Stage("numerics-gpu-tiles", "tools/dev/numerics --all --opt-arg=--target=h100 --opt-arg=--memory-budget=1.2x --only=shifted_* "
              "--only=spelling_vocabulary_t* --only=spelling_turned* --only=rounding_returned_maximum* --only=blocked_head_*", 12),
        # Without rounding_tied_entropy_bf16: two loops over 4 x 3 logits are declined for the time to launch their kernels.
        Stage("numerics-gpu-whole", "tools/dev/numerics --all --opt-arg=--target=h100 --opt-arg=--min-logits=1 --opt-arg=--min-columns=2 "
              f"--only=grpo* --only=gspo* {SPECIAL} --only=*rounded* --only=rounding_[!t]* --only=heads*", 20),
        # Another sample with each commit.
        Stage("everyday", f"tools/dev/everyday --count={1000 if tier == 'full' else 120} --numbers=0.1", 30),
        Stage("everyday-test", f"{PYTHON} {UNITTEST} tools/dev/everyday-test", 15),
        Stage("judge", f"{PYTHON} {UNITTEST} tools/dev/judge-test", 30),
        Stage("fuzz", f"tools/dev/fuzz --jobs=1 --count={fuzz} --part={{part}}", 1.5 * fuzz, parts=2),
        Stage("fuzz-columns", f"tools/dev/fuzz --columns --jobs=1 --screen --count={fuzz // 2}", 0.7 * fuzz),
        Stage("fuzz-free", f"tools/dev/fuzz --free --jobs=1 --screen --count={fuzz}", 0.5 * fuzz),
        Stage("fuzz-cpu", f"tools/dev/fuzz --cpu --jobs=1 --screen --count={fuzz // 4}", 0.5 * fuzz),
        Stage("fuzz-mesh", f"tools/dev/fuzz --mesh --jobs=1 --count={fuzz // 5}", 0.8 * fuzz, late=True),
    ]
