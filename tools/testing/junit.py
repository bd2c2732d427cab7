"""Test results as JUnit XML: what every stage of tools/test writes, and what tools/test adds up."""

import argparse
import dataclasses
import gc
import importlib.machinery
import importlib.util
import pathlib
import re
import sys
import time
import types
import unittest
import xml.etree.ElementTree as ET

# XML 1.0 has no form for the other control characters.
UNPRINTABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclasses.dataclass
class Case:
    """One test: `failure` is empty where it passed, `skipped` says why it did not run."""

    name: str
    seconds: float = 0.0
    failure: str = ""
    skipped: str = ""


def write(path: pathlib.Path, suite: str, cases: list[Case]) -> None:
    """Writes the cases of one suite; the file is there completely or not at all."""
    save(path, element(suite, cases))


def write_all(path: pathlib.Path, suites: dict[str, list[Case]]) -> None:
    """Writes several suites into one file."""
    root = ET.Element("testsuites")
    root.extend(element(suite, cases) for suite, cases in sorted(suites.items()))
    save(path, root)


def element(suite: str, cases: list[Case]) -> ET.Element:
    root = ET.Element("testsuite", name=suite, tests=str(len(cases)), failures=str(sum(bool(c.failure) for c in cases)),
                      errors="0", skipped=str(sum(bool(c.skipped) for c in cases)),
                      time=f"{sum(c.seconds for c in cases):.3f}")
    for case in cases:
        node = ET.SubElement(root, "testcase", classname=suite, name=printable(case.name), time=f"{case.seconds:.3f}")
        if case.failure:
            text = printable(case.failure)
            ET.SubElement(node, "failure", message=text.strip().split("\n")[0][:200]).text = text
        elif case.skipped:
            ET.SubElement(node, "skipped", message=printable(case.skipped))
    return root


def save(path: pathlib.Path, root: ET.Element) -> None:
    part = path.with_name(path.name + ".part")
    ET.ElementTree(root).write(part, encoding="utf-8", xml_declaration=True)
    part.replace(path)


def printable(text: str) -> str:
    return UNPRINTABLE.sub("?", text)


def read(path: pathlib.Path) -> list[Case]:
    """The cases of a file, whoever wrote it.  Raises ValueError where it is no JUnit XML."""
    try:
        root = ET.parse(path).getroot()
    except ET.ParseError as error:
        raise ValueError(f"{path.name}: {error}") from error
    cases = []
    for node in root.iter("testcase"):
        bad = [n for n in node if n.tag in ("failure", "error")]
        why = "\n".join((n.text or n.get("message") or n.tag) for n in bad)
        skipped = node.find("skipped")
        reason = "" if skipped is None else skipped.get("message") or "skipped"
        cases.append(Case(node.get("name", ""), float(node.get("time") or 0), why, "" if bad else reason))
    return cases


def arguments(parser: argparse.ArgumentParser, parts: bool = True) -> None:
    """The options by which tools/test calls a stage."""
    parser.add_argument("--junit", type=pathlib.Path, metavar="FILE", help="write the results there as JUnit XML")
    if parts:
        parser.add_argument("--part", type=part, default=(0, 1), metavar="I/N", help="only the I-th of N parts, from 1")


def part(text: str) -> tuple[int, int]:
    """`2/3` as (1, 3)."""
    match = re.fullmatch(r"(\d+)/(\d+)", text)
    if not match or not 1 <= int(match[1]) <= int(match[2]):
        raise argparse.ArgumentTypeError(f"`{text}` is no part: write 1/2 and 2/2")
    return int(match[1]) - 1, int(match[2])


def share(items, which: tuple[int, int]) -> list:
    """The items of one part: every N-th, since neighbours take about as long."""
    return list(items)[which[0]::which[1]]


class Recorder(unittest.TextTestResult):
    """A result of unittest that keeps a case per test; a failed subtest fails its test."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.cases: list[Case] = []
        self.running: Case | None = None

    def startTest(self, test):
        super().startTest(test)
        self.since, self.running = time.monotonic(), Case(test.id())
        self.cases.append(self.running)

    def stopTest(self, test):
        if self.running:  # Python 3.12.1 does not start a test that is skipped as a whole
            self.running.seconds, self.running = time.monotonic() - self.since, None
        super().stopTest(test)

    def case(self, test) -> Case:
        """The running test's, or one for a fixture of a class or module."""
        if not self.running:
            self.cases.append(Case(test.id()))
        return self.running or self.cases[-1]

    def addError(self, test, err):
        super().addError(test, err)
        self.case(test).failure += self._exc_info_to_string(err, test)

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.case(test).failure += self._exc_info_to_string(err, test)

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err:
            self.case(test).failure += f"{subtest.id()}\n{self._exc_info_to_string(err, test)}"

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.case(test).skipped = reason

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.case(test).failure = "passed, although it is marked as an expected failure"


def finish(options, suite: str, cases: list[Case]) -> int:
    """Writes what --junit asks for, prints the line `N passed, N failed`, and gives the exit code."""
    failed = sum(bool(c.failure) for c in cases)
    passed = sum(not c.failure and not c.skipped for c in cases)
    if options.junit:
        write(options.junit, suite, cases)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def load(path: pathlib.Path) -> types.ModuleType:
    """A file of Python as a module, commands without `.py` too; `sys.modules` knows it, since data classes look there."""
    name = path.stem.replace("-", "_")
    loader = importlib.machinery.SourceFileLoader(name, str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    sys.modules[name] = module
    loader.exec_module(module)
    return module


def main() -> int:
    """Runs the unittest classes of a Python file: tools/testing/junit.py FILE [OPTIONS OF unittest] [--junit FILE]."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("file", type=pathlib.Path)
    arguments(parser, parts=False)
    own, rest = parser.parse_known_args()
    # Python looks for cycles after every 700 new objects: a sixth of the time of an import of JAX.
    gc.set_threshold(100_000, 20, 100)
    sys.path.insert(0, str(own.file.resolve().parent))
    module = load(own.file)
    runner = unittest.TextTestRunner(resultclass=Recorder, verbosity=2)
    program = unittest.main(module=module, argv=[str(own.file), *rest], testRunner=runner, exit=False)
    return finish(own, own.file.stem, program.result.cases)


if __name__ == "__main__":
    sys.exit(main())
