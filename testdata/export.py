#!/usr/bin/env python3
"""Exports the programs in losses/ as StableHLO text, and writes manifest.json.

    testdata/export.py                 export what manifest.json names
    testdata/export.py NAME...         export these programs only; of the manifest, change or add their entries
    testdata/export.py --check         export into memory and compare with the committed files
    testdata/export.py --list          names of all programs

Needs .deps/jax (tools/setup); the older JAX and the published packages get virtual environments of their
own in .deps/ when first needed.  Tests use the committed text, so none of this is part of set-up.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent

# Output folder, virtual environment, requirements, and which cases: all, those for the older JAX too, or
# those whose loss belongs to a published package.
ENVIRONMENTS = [
    ("jax-0.10", ".deps/jax", "tools/requirements-jax.txt", "own"),
    ("jax-0.7", ".deps/jax-0.7", "tools/requirements-testdata-jax-0.7.txt", "old_jax"),
    ("jax-0.10", ".deps/jax-published", "tools/requirements-testdata-published.txt", "published"),
]


def ensure_environment(venv: pathlib.Path, requirements: pathlib.Path) -> pathlib.Path:
    """The venv's Python; the venv is made if its requirements changed or it is not there."""
    python = venv / "bin" / "python"
    stamp = venv / requirements.name
    if python.exists() and stamp.exists() and stamp.read_bytes() == requirements.read_bytes():
        return python
    print(f"installing {requirements.name}", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    subprocess.run([str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", "-r",
                    str(requirements)], check=True)
    stamp.write_bytes(requirements.read_bytes())
    return python


def run_worker(python: pathlib.Path, selection: str, names: list[str]) -> list[dict]:
    """Exports one environment's cases in a process of its own; one record per case."""
    environment = dict(os.environ, JAX_PLATFORMS="cpu", PYTHONPATH=str(HERE),
                       XLA_FLAGS="--xla_force_host_platform_device_count=4")
    result = subprocess.run([str(python), str(HERE / "export.py"), "--worker", selection, *names],
                            env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if result.returncode:
        sys.exit(f"export.py: exporting with {python.parent.parent.name} failed")
    return json.loads(result.stdout)


# The worker: runs inside a virtual environment with JAX.


def export_text(case) -> str:
    """StableHLO text of a case, without debug locations."""
    import jax
    from losses.case import Arg

    mesh = case.mesh()
    if case.symbolic:
        from losses.leave_alone import symbolic_args
        exported = jax.export.export(jax.jit(case.program()), platforms=["tpu"])(*symbolic_args(case))
        return without_locations(exported.mlir_module())
    abstract = jax.tree.map(lambda a: a.abstract(mesh), case.args, is_leaf=lambda x: isinstance(x, Arg))
    # Unused arguments would be dropped: keep them, so that @main's arguments are the manifest's.
    lowered = jax.jit(case.program(), keep_unused=not case.lean).trace(*abstract).lower(lowering_platforms=("tpu",))
    if case.generic:
        module = lowered.compiler_ir(dialect="stablehlo")
        return module.operation.get_asm(print_generic_op_form=True, enable_debug_info=False) + "\n"
    return lowered.as_text()


def without_locations(text: str) -> str:
    """Prints a module's text again, without debug locations."""
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir

    with mlir.make_ir_context():
        return ir.Module.parse(text).operation.get_asm(enable_debug_info=False) + "\n"


def manifest_entry(case) -> dict:
    """What tools/dev/numerics has to know about a case."""
    import numpy

    entry = {"expected": case.expected}
    if case.reason:
        entry["reason"] = case.reason
    if case.package:
        entry["package"] = case.package
    entry["devices"] = case.devices
    entry["tolerance"] = case.tolerance_class()
    entry["run"] = case.run
    entry["always_fuse"] = case.always_fuse
    if case.near_f64:
        entry["near_f64"] = True
    if case.target:
        entry["target"] = case.target
    if case.logits_elements:
        entry["largest_tensor_below"] = case.logits_elements
    entry["arguments"] = [
        {"shape": list(a.shape), "dtype": numpy.dtype(a.dtype).name, **a.generator} for a in case.flat_args()
    ]
    entry["outputs"] = case.output_kinds()
    return entry


def worker(selection: str, names: list[str]) -> None:
    from losses import all_cases

    records = []
    for case in all_cases(published=selection == "published"):
        if selection == "old_jax" and not case.old_jax:
            continue
        if names and case.name not in names:
            continue
        try:
            records.append({"name": case.name, "text": export_text(case), "entry": manifest_entry(case)})
        except Exception as error:
            raise RuntimeError(f"exporting {case.name}") from error
    json.dump(records, sys.stdout)


# The driver.


def manifest_text(entries: dict[str, dict]) -> str:
    """JSON with one line per argument, so that diffs stay readable."""
    lines = []
    for name in sorted(entries):
        entry = dict(entries[name])
        arguments = entry.pop("arguments")
        head = json.dumps(entry)[1:-1]
        body = ",\n".join("      " + json.dumps(a) for a in arguments)
        lines.append(f'  {json.dumps(name)}: {{{head},\n    "arguments": [\n{body}]}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def check_text(name: str, text: str) -> None:
    """No machine path may get into a committed file."""
    for needle in (str(ROOT), str(pathlib.Path.home()) + "/", "site-packages", ".py\""):
        if needle in text:
            sys.exit(f"export.py: {name} holds {needle!r}: debug information was not stripped")


def main() -> int:
    parser = argparse.ArgumentParser(description="Exports testdata's JAX programs as StableHLO text.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="export these programs only")
    parser.add_argument("--check", action="store_true", help="compare with the committed files, write nothing")
    parser.add_argument("--list", action="store_true", help="print the names of all exports")
    parser.add_argument("--worker", metavar="SELECTION", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        worker(options.worker, options.names)
        return 0

    files: dict[str, str] = {}
    entries: dict[str, dict] = {}
    manifest = json.loads((HERE / "manifest.json").read_text())
    # Other cases of a family were left out by tools/dev/choose-exports.
    wanted = [] if options.list else options.names or sorted(manifest)
    for folder, venv, requirements, selection in ENVIRONMENTS:
        python = ensure_environment(ROOT / venv, ROOT / requirements)
        for record in run_worker(python, selection, wanted):
            path = f"{folder}/{record['name']}.mlir"
            check_text(path, record["text"])
            files[path] = record["text"]
            entry = entries.setdefault(record["name"], {"files": [], **record["entry"]})
            entry["files"].append(path)
            if {k: v for k, v in entry.items() if k != "files"} != record["entry"]:
                sys.exit(f"export.py: {record['name']} means different things in different JAX versions")
    for name in options.names:
        if name not in entries:
            sys.exit(f"export.py: no program is named {name}")
    if options.list:
        print("\n".join(files))
        return 0
    others = manifest if options.names else {}
    files["manifest.json"] = manifest_text({**others, **entries})
    return compare(files, options.names) if options.check else write(files, options.names)


def stale_exports(files: dict[str, str], names: list[str]) -> list[str]:
    """Committed exports that no program makes any more."""
    if names:
        return []
    return [str(p.relative_to(HERE)) for p in sorted(HERE.glob("jax-*/*.mlir"))
            if str(p.relative_to(HERE)) not in files]


def write(files: dict[str, str], names: list[str]) -> int:
    for path, text in files.items():
        (HERE / path).parent.mkdir(exist_ok=True)
        (HERE / path).write_text(text)
    for path in stale_exports(files, names):
        (HERE / path).unlink()
        print(f"removed {path}")
    print(f"wrote {len(files)} files")
    return 0


def compare(files: dict[str, str], names: list[str]) -> int:
    different = [path for path, text in files.items()
                 if not (HERE / path).exists() or (HERE / path).read_text() != text]
    different += stale_exports(files, names)
    for path in different:
        print(f"differs: {path}")
    print(f"{len(files)} exports, {len(different)} differ from the committed files")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
