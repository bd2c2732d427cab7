"""What runs the tests is tested: results, the scheduler, the list of stages, and the store of verdicts."""

import argparse
import contextlib
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import unittest
from unittest import mock

TOOLS = pathlib.Path(__file__).resolve().parents[2]
ROOT = TOOLS.parent
sys.path.insert(0, str(TOOLS))
from testing import junit
from testing import served
from testing import store
from testing import scheduler as scheduling
from testing import stages as test_stages
from testing import verdicts
from testing.units import Stage, Unit, rust_units

CLASSES = """
import unittest
class Some(unittest.TestCase):
    def test_good(self): pass
    def test_bad(self): self.assertEqual(1, 2)
    def test_broken(self): raise ValueError("odd \\x01 text")
    def test_parts(self):
        for i in range(3):
            with self.subTest(i=i): self.assertEqual(i, 1)
    @unittest.skip("not here")
    def test_skipped(self): pass
class Fixture(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise OSError("no fixture")
    def test_never(self): pass
"""


class Temporary(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))


class Results(Temporary):
    def test_what_is_written_is_read(self):
        cases = [junit.Case("a <b> & \x07", 1.5), junit.Case("c", 0.25, "why\nand \x00 more"), junit.Case("d", skipped="old")]
        junit.write(self.folder / "one.xml", "suite", cases)
        a, c, d = junit.read(self.folder / "one.xml")
        self.assertEqual((a.name, a.seconds, a.failure, a.skipped), ("a <b> & ?", 1.5, "", ""))
        self.assertEqual((c.failure, c.skipped), ("why\nand ? more", ""))
        self.assertEqual((d.failure, d.skipped), ("", "old"))
        junit.write_all(self.folder / "all.xml", {"x": cases, "y": cases[:1]})
        self.assertEqual(len(junit.read(self.folder / "all.xml")), 4)
        self.assertEqual([p.name for p in self.folder.glob("*.part")], [])

    def test_what_others_write_is_read(self):
        file = self.folder / "other.xml"
        file.write_text('<testsuites><testsuite><testcase name="a" time="0.5"><error message="gone"/></testcase>'
                        '<testcase name="b"/></testsuite></testsuites>')
        self.assertEqual(junit.read(file), [junit.Case("a", 0.5, "gone"), junit.Case("b")])
        file.write_text("<testsuites>")
        with self.assertRaises(ValueError):
            junit.read(file)

    def test_parts_are_disjoint_and_complete(self):
        for n in (1, 2, 3, 7):
            parts = [junit.share(range(5), junit.part(f"{i + 1}/{n}")) for i in range(n)]
            self.assertEqual(sorted(x for p in parts for x in p), list(range(5)))
        for text in ("0/2", "3/2", "1", "a/b", "1/0"):
            with self.assertRaises(argparse.ArgumentTypeError):
                junit.part(text)

    def test_every_test_of_a_class_is_a_case(self):
        (self.folder / "test_some.py").write_text(CLASSES)
        arguments = ["junit.py", str(self.folder / "test_some.py"), f"--junit={self.folder / 'out.xml'}"]
        with mock.patch.object(sys, "argv", arguments), contextlib.redirect_stdout(io.StringIO()) as out, \
                contextlib.redirect_stderr(io.StringIO()):
            self.assertEqual(junit.main(), 1)
        self.assertEqual(out.getvalue(), "1 passed, 4 failed\n")
        cases = {re.sub(r".*\.", "", c.name.removesuffix(")")): c for c in junit.read(self.folder / "out.xml")}
        self.assertEqual(set(cases), {"test_good", "test_bad", "test_broken", "test_parts", "test_skipped", "Fixture"})
        self.assertEqual(cases["test_parts"].failure.count("AssertionError"), 2)
        self.assertIn("odd ? text", cases["test_broken"].failure)
        self.assertIn("no fixture", cases["Fixture"].failure)
        self.assertEqual(cases["test_skipped"].skipped, "not here")

    def test_a_test_that_is_skipped_without_a_start_is_a_case(self):
        recorder, test = junit.Recorder(io.StringIO(), False, 0), unittest.FunctionTestCase(lambda: None)
        recorder.addSkip(test, "not here")  # as Python 3.12.1 tells it
        recorder.stopTest(test)
        self.assertEqual([case.skipped for case in recorder.cases], ["not here"])


class Scheduling(Temporary):
    def run_units(self, units, jobs=2, more=()):
        with contextlib.redirect_stdout(io.StringIO()) as self.output:
            scheduler = scheduling.Scheduler(jobs, self.folder, dict(os.environ))
            scheduler.add(units)
            scheduler.add(list(more))
            scheduler.finish()
        return scheduler

    def unit(self, script, name="unit", cost=1.0, **options):
        return Unit(name, ["/bin/sh", "-c", script, "sh"], cost, "stage", self.folder, **options)

    def one(self, script, **options):
        return self.run_units([self.unit(script, **options)]).cases["stage"]

    def test_an_exit_code_is_a_result(self):
        self.assertEqual([c.failure for c in self.one("true")], [""])
        (case,) = self.one("echo why; exit 3")
        self.assertIn("exit code 3", case.failure)
        self.assertIn("why", self.output.getvalue())
        self.assertIn("-9", self.one("kill -9 $$")[0].failure)

    def test_what_is_used_of_the_processors_adds_up_by_stage_and_module(self):
        busy = "i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done"
        worked = self.run_units([self.unit(busy, name=name) for name in ("a b::x", "a b::y", "c 1/2")]).worked
        self.assertEqual(set(worked), {"stage: a b", "stage"})
        self.assertGreater(worked["stage: a b"], worked["stage"])
        self.assertGreater(worked["stage"], 0)

    def test_a_process_that_outlives_its_parent_counts(self):
        script = """if True:
            import subprocess
            from testing import scheduler
            scheduler.adopt_orphans()
            subprocess.run(["/bin/sh", "-c", "(i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done) & exit 0"], check=True)
            before = scheduler.processor_seconds()
            scheduler.bury_orphans(60)
            print(scheduler.processor_seconds() > before + 0.05)
        """
        done = subprocess.run([sys.executable, "-c", script], cwd=TOOLS, capture_output=True, text=True, check=False)
        self.assertEqual(done.stdout, "True\n", done.stderr)

    def test_a_file_of_results_counts(self):
        junit.write(self.folder / "made.xml", "x", [junit.Case("a"), junit.Case("b", failure="bad")])
        write = f'cp {self.folder / "made.xml"} "${{1#--junit=}}"'
        self.assertEqual([c.failure for c in self.one(f"{write}; exit 1", junit="--junit=")], ["", "bad"])

    def test_a_command_that_breaks_down_is_a_failure(self):
        junit.write(self.folder / "good.xml", "x", [junit.Case("a")])
        junit.write(self.folder / "none.xml", "x", [])
        copy = f'cp {self.folder}/%s.xml "${{1#--junit=}}"'
        for script, why in ((f"{copy % 'good'}; exit 7", "exit code 7"), (copy % "none", "no test"),
                            ("true", "no results"), ("echo junk > ${1#--junit=}", "no results")):
            with self.subTest(script=script):
                self.assertIn(why, self.one(script, junit="--junit=")[-1].failure)
        scheduler = self.run_units([Unit("u", ["/nonexistent/tool"], 1, "stage", self.folder)])
        self.assertIn("does not start", scheduler.cases["stage"][0].failure)

    def test_results_of_an_earlier_run_do_not_count(self):
        junit.write(self.folder / "unit.xml", "x", [junit.Case("old")])
        self.assertIn("no results", self.one("true", junit="--junit=")[0].failure)

    def test_what_hangs_is_stopped_with_all_that_it_started(self):
        with mock.patch.object(scheduling, "LIMIT", 0.3):
            (case,) = self.one(f"(sleep 2; touch {self.folder / 'late'}) & sleep 60", cost=0.1)
            self.assertEqual(self.one("sleep 1", cost=2)[0].failure, "")
        self.assertIn("stopped after", case.failure)
        time.sleep(2.2)
        self.assertFalse((self.folder / "late").exists())

    def test_the_longest_start_first(self):
        log = self.folder / "order"
        units = [self.unit(f"echo {cost} >> {log}", f"u{cost}", cost) for cost in (1, 5, 3)]
        with mock.patch.object(scheduling.Scheduler, "work", lambda self: None):
            scheduler = scheduling.Scheduler(1, self.folder, dict(os.environ))
        scheduler.add(units[:2])
        scheduler.add(units[2:])
        self.assertEqual([scheduler.next().cost for _ in units], [5, 3, 1])
        scheduler.finish()
        self.assertIsNone(scheduler.next())

    def test_units_run_side_by_side(self):
        # Each waits for the other.
        a, b = self.folder / "a", self.folder / "b"
        meet = "touch {}; for i in $(seq 100); do [ -e {} ] && exit 0; sleep 0.1; done; exit 1"
        scheduler = self.run_units([self.unit(meet.format(a, b), "a"), self.unit(meet.format(b, a), "b")])
        self.assertEqual([c.failure for c in scheduler.cases["stage"]], ["", ""])


class Stages(unittest.TestCase):
    def test_names_are_distinct_and_documented(self):
        documented = set(re.findall(r"^\| `([\w-]+)`", (ROOT / "docs" / "dev" / "testing.md").read_text(), re.MULTILINE))
        for tier in ("quick", "default", "full"):
            names = [s.name for s in test_stages.stages(tier, "lit")]
            self.assertEqual(len(names), len(set(names)))
            self.assertEqual(set(names) - documented, set(), "stages without a row in docs/dev/testing.md")
        self.assertIn("rust", documented)
        self.assertEqual(documented - set(names) - {"rust"}, set(), "rows of docs/dev/testing.md without a stage")

    def test_everything_that_runs_by_default_runs_in_full(self):
        default, full = ({s.name for s in test_stages.stages(tier, "lit")} for tier in ("default", "full"))
        self.assertEqual(default - full, set())

    def test_what_is_stored_starts_when_all_is_built(self):
        # Building changes what its verdict depends on.
        for stage in test_stages.stages("default", "lit"):
            self.assertTrue(stage.late or not stage.stored, stage.name)

    def test_parts_become_units(self):
        units = Stage("x", "tool --part={part} -v", 30, parts=3).units()
        self.assertEqual([u.command for u in units], [["tool", f"--part={i}/3", "-v"] for i in (1, 2, 3)])
        self.assertEqual({u.cost for u in units}, {10})


class Rust(Temporary):
    def test_each_test_is_a_unit(self):
        executable = self.folder / "tests-1234"
        executable.write_text("#!/bin/sh\ncase \"$*\" in *--ignored*) echo 'b: test';; *) "
                              "echo 'a::x: test'; echo 'b: test'; echo 'c: benchmark';; esac\n")
        executable.chmod(0o755)
        message = {"reason": "compiler-artifact", "profile": {"test": True}, "executable": str(executable),
                   "manifest_path": str(self.folder / "Cargo.toml"), "target": {"name": "all", "kind": ["test"]}}
        library = message | {"profile": {"test": False}}
        built = "\n".join(map(json.dumps, (message, library, {"reason": "build-finished"})))
        (unit,) = rust_units(built)
        self.assertEqual(unit.command, [str(executable), "--exact", "a::x"])
        self.assertEqual((unit.name, unit.folder), ("all a::x", self.folder))


class Total(Temporary):
    def test_the_last_line_and_the_exit_code(self):
        module = junit.load(TOOLS / "test")
        good, bad, old = junit.Case("a"), junit.Case("b", failure="x"), junit.Case("c", skipped="y")
        for cases, line, code in (({"s": [good, old], "t": [good]}, "2 passed, 0 failed", 0),
                                  ({"s": [good], "t": [bad]}, "1 passed, 1 failed", 1),
                                  ({"s": [old]}, "0 passed, 0 failed", 1), ({}, "0 passed, 0 failed", 1)):
            with mock.patch.object(module, "RESULTS", self.folder), contextlib.redirect_stdout(io.StringIO()) as out:
                self.assertEqual(module.conclude(cases), code)
            self.assertEqual(out.getvalue().splitlines()[-1], line)
            self.assertEqual(len(junit.read(self.folder / "junit.xml")), sum(map(len, cases.values())))


class Clients(unittest.TestCase):
    """What tools/dev/clients calls wrong."""

    def setUp(self):
        self.clients = junit.load(TOOLS / "dev" / "clients")

    def test_numbers_that_differ_and_losses_that_are_fused_no_more_are_wrong(self):
        good = {"loss": 1e-7, "gradients": 1e-6, "chains": 1, "missed": []}
        recorded = {"a": {"chains": 2}, "b": {"chains": 0}}
        wrong = lambda name, **other: len(self.clients.wrong(name, good | other, recorded))
        self.assertEqual([wrong(name) for name in ("a", "b", "new")], [0, 0, 0])
        self.assertEqual(wrong("a", loss=1e-3), 1)
        self.assertEqual(wrong("a", gradients=float("nan")), 1)
        self.assertEqual([wrong(name, chains=0) for name in ("a", "b", "new")], [1, 0, 0])

    def test_steps_that_differ_fail_or_cost_more_are_wrong(self):
        def wrong(run="f32", first=10.0, chains=1, mib=1, step=1.0):
            ways = {"off": {"losses": [10.0, 9.0], "temporaries": 10 << 20, "step_s": 1.0},
                    "on": {"losses": [first, 9.0], "temporaries": mib << 20, "step_s": step}}
            return len(self.clients.wrong_steps(run, ways | {"chains": chains, "gone": 1, "missed": []}))

        self.assertEqual(wrong(), 0)
        self.assertEqual([wrong(first=10.001), wrong("bf16", first=10.001), wrong("bf16", first=10.1)], [1, 0, 1])
        self.assertEqual(wrong(first=float("nan")), 1)
        self.assertEqual(wrong(chains=0), 1)
        self.assertEqual(wrong(mib=11), 1)
        self.assertEqual([wrong(mib=9, step=1.2), wrong(mib=4, step=1.2)], [1, 0])
        self.assertEqual(len(self.clients.wrong_steps("f32", {"error": "ValueError: no"})), 1)


class MeshReport(unittest.TestCase):
    """What tools/dev/mesh-report calls wrong."""

    def test_a_comparison_of_nothing_is_wrong(self):
        # The module sets the TPU compiler's variables.
        with mock.patch.dict(os.environ), mock.patch.object(sys, "path", list(sys.path)):
            report = junit.load(TOOLS / "dev" / "mesh-report")
        program = lambda gathered=10**9, exposed=0, temporaries=10**9, reduced=8, scattered=0: {
            "temporaries": temporaries, "peak": temporaries, "arguments": 1, "outputs": 1, "collectives": {
            "all-gather": {"count": 2, "exposed": exposed, "bytes": gathered},
            "all-reduce": {"count": 1, "exposed": 1, "bytes": reduced},
            **({"reduce-scatter": {"count": 1, "exposed": 0, "bytes": scattered}} if scattered else {})}}

        def wrong(plain, fused):
            with contextlib.redirect_stdout(io.StringIO()):
                return len(report.compare("x", plain, fused, None))

        self.assertEqual(wrong(program(), program()), 0)
        self.assertEqual(wrong(program(gathered=0), program(gathered=0)), 1)
        self.assertEqual(wrong(program(), program(gathered=2 * 10**9)), 1)
        self.assertEqual(wrong(program(), program(exposed=1)), 1)
        self.assertEqual(wrong(program(), program(temporaries=2 * 10**9)), 1)
        self.assertEqual(wrong(program(), program(scattered=10**9)), 1)
        self.assertEqual(wrong(program(reduced=10**9), program(scattered=10**9)), 0)
        self.assertEqual(wrong(program(reduced=10**9), program(reduced=10**9, scattered=10**9)), 1)
        self.assertEqual(wrong(program(), None), 1)
        # 1 GB of temporaries; arguments and results of one device take 0.4 GB.
        device = program() | {"arguments": 3 * 10**8, "outputs": 10**8}
        for budget, bound, failures in (("1.0x", 1.0, 0), ("1.0x", 0.95, 1), ("1.25x", 0.95, 0), ("1.25x", 0.85, 1)):
            with contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(len(report.compare("x", device, device, bound, budget)), failures, (budget, bound))


class Served(Temporary):
    def test_runs_are_those_of_the_command_line(self):
        runs = served.Runs(ROOT / "target" / "release" / "grpo-opt")
        with contextlib.closing(runs):
            module, output = self.folder / "module.mlir", self.folder / "out.mlir"
            module.write_text("func.func @main() { return }")
            self.assertEqual(runs([module, "-o", output], 60), (0, ""))
            self.assertIn("func.func @main", output.read_text())
            process = runs.process
            code, error = runs([self.folder / "none.mlir"], 60)
            self.assertEqual((code, "none.mlir" in error), (1, True))
            self.assertEqual(runs(["--no-such-flag"], 60)[0], 2)
            module.write_text("func.func @main() { no_such_operation }")
            code, error = runs([module], 60)
            self.assertEqual((code, "module.mlir:1:21: error: " in error), (1, True), error)
            self.assertIs(runs.process, process)

    def test_a_run_that_ends_the_process_fails_alone(self):
        program = self.folder / "grpo-opt"
        program.write_text(
            f"#!{sys.executable}\nimport sys, time\n"
            "for line in sys.stdin:\n"
            "    if 'crash' in line: sys.exit(3)\n"
            "    if 'hang' in line: time.sleep(1000)\n"
            "    print('{\"code\": 0, \"error\": \"\"}', flush=True)\n")
        program.chmod(0o755)
        runs = served.Runs(program)
        with contextlib.closing(runs):
            for word, limit, answer in (("good", 60, (0, "")), ("crash", 60, (3, "the process ended without an answer")),
                                        ("good", 60, (0, "")), ("hang", 0.2, (124, "not done after 0.2 s")), ("good", 60, (0, ""))):
                self.assertEqual(runs([word], limit), answer, word)


class UnitVerdicts(Temporary):
    """Units that passed, from the store."""

    def setUp(self):
        super().setUp()
        self.variables = dict(os.environ) | {"GRPO_STORE": str(self.folder / "store")}
        self.runs = self.folder / "runs"

    def unit(self, script="true", **options):
        return Unit("unit", ["/bin/sh", "-c", f"echo >> {self.runs}; {script}", "sh"], 1.0, "stage", self.folder,
                    **({"stored": True} | options))

    def run_once(self, unit=None, variables=None):
        with contextlib.redirect_stdout(io.StringIO()) as output:
            scheduler = scheduling.Scheduler(1, self.folder, variables or self.variables)
            scheduler.add([unit or self.unit()])
            scheduler.finish()
        return scheduler.cases["stage"], output.getvalue()

    def times(self):
        return len(self.runs.read_text().splitlines())

    def test_what_passed_is_not_run_again(self):
        first, said = self.run_once()
        self.assertNotIn("from the store", said)
        again, said = self.run_once()
        self.assertIn("ok unit: 1 test, from the store", said)
        self.assertEqual((first, self.times()), (again, 1))
        self.assertEqual([c.name for c in junit.read(self.folder / "unit.xml")], ["unit"])
        self.run_once(variables=self.variables | {"GRPO_STORE": ""})
        self.run_once(self.unit(stored=False))
        self.assertEqual(self.times(), 3)

    def test_cases_come_back_one_by_one(self):
        junit.write(self.folder / "made.xml", "x", [junit.Case("a", 2.5), junit.Case("b", skipped="not here")])
        unit = self.unit(f'cp {self.folder / "made.xml"} "${{1#--junit=}}"', junit="--junit=")
        first, _ = self.run_once(unit)
        self.assertEqual([(c.name, c.seconds, c.skipped) for c in first], [("a", 2.5, ""), ("b", 0.0, "not here")])
        self.assertEqual(self.run_once(unit)[0], first)
        self.assertEqual((junit.read(self.folder / "unit.xml"), self.times()), (first, 1))

    def test_what_failed_is_run_again(self):
        for script in ("exit 1", "kill -9 $$"):
            self.assertTrue(self.run_once(self.unit(script))[0][0].failure)
            self.assertTrue(self.run_once(self.unit(script))[0][0].failure)
        self.assertEqual(self.times(), 4)

    def test_every_part_of_the_key_matters(self):
        self.run_once()
        known = verdicts.Verdicts(self.variables).key(self.unit())
        self.assertEqual(set(known), {"command", "libtpu", "files", "built", "environments", "variables", "system"})
        for name in ("files", "built", "environments", "variables", "system"):
            with mock.patch.object(verdicts, name, lambda *_: "other"):
                self.run_once()
        self.run_once(self.unit("true; true"))
        real = next((ROOT / ".deps" / "jax" / "lib").glob("python*/site-packages/numpy/_core/_multiarray_umath*.so"))
        self.run_once(variables=self.variables | {"GRPO_LIBTPU": str(real)})
        self.assertEqual(self.times(), 8)
        self.run_once()
        self.assertEqual(self.times(), 8)

    def test_the_parts_are_read_where_they_are(self):
        subprocess.run(["git", "init", "--quiet", self.folder], check=True)
        (self.folder / ".gitignore").write_text("/ignored\n/target\n/.deps\n")
        matters = {"python/a.py": True, "tools/b": True, "docs/clients.json": True, "README.md": True, "docs/mesh.md": False,
                   "passes/ir/src/lib.rs": False, "ignored": False}
        with mock.patch.object(verdicts, "ROOT", self.folder):
            for file, does in matters.items():
                before, path = verdicts.files(), self.folder / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("1")
                one = verdicts.files()
                path.write_text("2")
                self.assertEqual(len({before, one, verdicts.files()}), 3 if does else 1, file)
            for file in (".deps/matrix/a/pyvenv.cfg", ".deps/matrix/a/lib/python3.12/site-packages/b-1.dist-info/RECORD"):
                before, path = verdicts.environments(("matrix",)), self.folder / file
                path.parent.mkdir(parents=True, exist_ok=True)
                found = []
                for text in ("1\n", "2\n", "2\ncommand = venv /here\n../../../bin/f2py,sha256=here,1\n"):
                    path.write_text(text)
                    found.append(verdicts.environments(("matrix",)))
                self.assertEqual((len({before, *found[:2]}), found[1]), (3, found[2]), file)
            self.assertEqual(verdicts.environments(("jax",)), verdicts.digest([]))
        self.assertNotEqual(verdicts.variables({"A": "1"}), verdicts.variables({"A": "2"}))
        self.assertEqual(verdicts.variables({"A": f"{ROOT}/python"}), verdicts.variables({"A": "./python"}))
        self.assertEqual(verdicts.variables({"GRPO_STORE": "1"}), verdicts.variables({}))

    def test_what_is_built_is_known_by_its_sources(self):
        subprocess.run(["git", "init", "--quiet", self.folder], check=True)
        (self.folder / ".gitignore").write_text("/target\n")

        def write(file, text, seconds):
            path = self.folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            os.utime(path, (seconds, seconds))

        with mock.patch.object(verdicts, "ROOT", self.folder):
            write("passes/ir/src/lib.rs", "1", 10)
            self.assertEqual(verdicts.built(), "", "nothing is built")
            write("target/release/grpo-opt", "a program", 20)
            one = verdicts.built()
            self.assertTrue(one)
            write("passes/ir/src/lib.rs", "2", 30)
            self.assertEqual(verdicts.built(), "", "a source is newer")
            write("target/release/libgrpo_pjrt.so", "another program", 40)
            self.assertNotIn(verdicts.built(), ("", one))
            other = verdicts.built()
            for test in ("lit/a.mlir", "passes/pipeline/tests/a.rs"):
                write(test, "1", 50)
                self.assertEqual(verdicts.built(), other, test)

    def test_nothing_is_kept_of_a_run_during_which_something_changed(self):
        self.run_once(self.unit(f"echo >> {self.folder / 'changed'}"))  # outside of the checkout
        with mock.patch.object(verdicts, "files", mock.Mock(side_effect=["1", "2"])):
            self.run_once()
        for part in ("1", "2"):
            with mock.patch.object(verdicts, "files", lambda part=part: part):
                self.run_once()
        self.assertEqual(self.times(), 4)
        # A unit may make environments, which are then part of its key.
        with mock.patch.object(verdicts, "environments", mock.Mock(side_effect=["1", "2"])):
            self.run_once(self.unit("false || true"))
        with mock.patch.object(verdicts, "environments", lambda _: "2"):
            self.run_once(self.unit("false || true"))
        self.assertEqual(self.times(), 5)


class Verdicts(Temporary):
    def setUp(self):
        super().setUp()
        self.enterContext(mock.patch.dict(os.environ, GRPO_STORE=str(self.folder / "store")))
        self.store = store.Store(ROOT / "target" / "release" / "grpo-opt")
        self.addCleanup(self.store.close)

    def test_a_verdict_is_there_for_what_it_depends_on(self):
        key = {"original": "a", "fused": "b"}
        self.assertIsNone(self.store.get("numerics", key))
        self.store.put("numerics", key, "agrees\n")
        self.assertEqual(self.store.get("numerics", key), "agrees\n")
        for other in ({"original": "a", "fused": "c"}, {"original": "c", "fused": "b"}, key | {"more": ""}, {}):
            self.assertIsNone(self.store.get("numerics", other), other)
        self.assertIsNone(self.store.get("sweep-check", key))

    def test_every_part_of_the_surroundings_matters(self):
        self.store.put("numerics", {}, "agrees")
        known = store.surroundings()
        self.assertEqual(set(known), {"sources", "python", "processor", "flags", "jax", "jaxlib", "numpy", "ml_dtypes"})
        self.assertTrue(all(known.values()), "nothing is known of a part")
        for name in known:
            with mock.patch.object(store, "surroundings", lambda: known | {name: known[name] + " "}):
                self.assertIsNone(self.store.get("numerics", {}), name)
        self.assertEqual(self.store.get("numerics", {}), "agrees")

    def test_flags_and_sources_are_read_where_they_are(self):
        sources = json.loads(store.parts()["sources"])
        self.assertEqual(sources["dev/numerics"], (TOOLS / "dev" / "numerics").read_text())
        with mock.patch.dict(os.environ, LIBTPU_INIT_ARGS="--xla_a=1"):
            self.assertIn("--xla_a=1", store.parts()["flags"])
            self.assertNotEqual(store.surroundings.__wrapped__()["flags"], store.surroundings()["flags"])

    def test_the_build_of_the_tpu_compiler_matters(self):
        library = self.folder / "libtpu.so"
        real = next((ROOT / ".deps" / "jax" / "lib").glob("python*/site-packages/numpy/_core/_multiarray_umath*.so"))
        library.write_bytes(real.read_bytes())
        with mock.patch.dict(os.environ, GRPO_LIBTPU=str(library)):
            self.store.put("kernel-report", {"libtpu": ""}, "figures")
            self.assertEqual(self.store.get("kernel-report", {"libtpu": ""}), "figures")
            with library.open("ab") as file:
                file.write(b".")
            self.assertIsNone(self.store.get("kernel-report", {"libtpu": ""}))

    def test_without_a_folder_nothing_is_stored(self):
        with mock.patch.dict(os.environ, GRPO_STORE=""):
            self.store.put("numerics", {}, "agrees")
            self.assertIsNone(self.store.get("numerics", {}))
        self.assertIsNone(self.store.process)


class Surroundings(unittest.TestCase):
    def test_variables_are_those_of_the_library(self):
        """What a stored verdict depends on, whoever wrote it."""
        listed = re.search(r"const READ: .*?=\s*\[(.*?)\];", (ROOT / "pjrt/src/stored.rs").read_text(), re.DOTALL)
        self.assertEqual({*re.findall(r'"(\w+)"', listed[1]), "JAX"}, set(store.READ))


if __name__ == "__main__":
    unittest.main()
