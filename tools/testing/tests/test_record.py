"""What is kept in the checkout, answers of the TPU compiler and comparisons: which are used, and which are made again."""

import os
import pathlib
import shutil
import sys
import tempfile
import unittest
from unittest import mock

TOOLS = pathlib.Path(__file__).resolve().parents[2]
ROOT = TOOLS.parent
sys.path.insert(0, str(TOOLS))
from testing import compared, record, source

# How a hash may begin: one of these is asked about again with a commit.
DIGITS = [f"{number:02x}" for number in range(256)]


class Recorded(unittest.TestCase):
    """What the TPU compiler said, kept in the checkout."""

    KEY = {"program": "module {}", "topology": "v6e:2x2"}

    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.file, self.keep, self.asked = self.folder / "compiled.json", self.folder / "kept", 0
        self.enterContext(mock.patch.dict(os.environ, GRPO_ANSWERS="all", GRPO_ANSWERS_KEEP=str(self.keep)))
        self.enterContext(mock.patch.object(record, "compiler", lambda: "a build"))

    def ask(self):
        self.asked += 1
        return {"peak": self.asked}

    def answer(self, key=KEY, **how):
        return record.answer("a program", key, self.ask, self.file, **how)

    def recorded(self):
        """One program's answer in the file."""
        self.assertEqual(self.answer(), {"peak": 1})
        self.assertEqual(record.merge(self.keep, self.file), (1, 1))

    def test_what_is_in_the_file_is_not_asked_again(self):
        self.recorded()
        self.assertEqual((self.answer(), self.asked), ({"peak": 1}, 1))
        self.assertEqual(record.merge(self.keep, self.file), (1, 0))

    def test_everything_that_figures_depend_on_matters(self):
        self.recorded()
        changes = [mock.patch.object(record, "sources", lambda: "others"), mock.patch.object(record, "compiler", lambda: "another"),
                   mock.patch.dict(os.environ, LIBTPU_INIT_ARGS="--xla_a=1"), mock.patch.dict(os.environ, GRPO_LIBTPU="mine.so"),
                   mock.patch.dict(os.environ, GRPO_ANSWERS="")]
        for count, change in enumerate(changes, start=2):
            with change:
                self.assertEqual(self.answer(), {"peak": count})
        for key in ({**self.KEY, "topology": "v5e:2x2"}, {**self.KEY, "program": "module { }"}, {}):
            self.answer(key)
        self.assertEqual(self.asked, 1 + len(changes) + 3)

    def test_where_the_checkout_lies_and_what_other_programs_read_is_no_part_of_it(self):
        library = "{}/.deps/libtpu.so"
        with mock.patch.dict(os.environ, TPU_LIBRARY_PATH=library.format(record.ROOT)):
            self.recorded()
        moved, sources = pathlib.Path("/elsewhere"), record.sources()
        with (mock.patch.dict(os.environ, TPU_LIBRARY_PATH=library.format(moved), TF_CLI_CONFIG_FILE="/here"),
              mock.patch.object(record, "sources", lambda: sources), mock.patch.object(record, "ROOT", moved)):
            self.answer()
        self.assertEqual(self.asked, 1)
        with mock.patch.dict(os.environ, TPU_LIBRARY_PATH="/another/libtpu.so"):
            self.answer()
        self.assertEqual(self.asked, 2)

    def test_one_in_256_is_asked_again(self):
        self.recorded()
        first = record.name_of(self.KEY)[:2]
        for digits in DIGITS:
            with mock.patch.dict(os.environ, GRPO_ANSWERS=digits):
                self.answer()
        self.assertEqual(self.asked, 2)
        with mock.patch.dict(os.environ, GRPO_ANSWERS=first):
            self.answer()
        self.assertEqual(self.asked, 3)

    def test_a_large_program_is_asked_again_only_without_the_file(self):
        self.recorded()
        for digits in DIGITS:
            with mock.patch.dict(os.environ, GRPO_ANSWERS=digits):
                self.answer(drawn=False)
        self.assertEqual(self.asked, 1)
        with mock.patch.dict(os.environ, GRPO_ANSWERS=""):
            self.answer(drawn=False)
        self.answer({**self.KEY, "topology": "v5e:2x2"}, drawn=False)
        self.assertEqual(self.asked, 3)

    def test_a_refusal_is_not_kept(self):
        def refuse():
            raise ValueError("refused")

        for _ in range(2):
            with self.assertRaises(ValueError):
                record.answer("a program", self.KEY, refuse, self.file)
        self.assertFalse(self.keep.exists())

    def test_what_nobody_asked_for_goes_unless_it_is_to_stay(self):
        self.recorded()
        shutil.rmtree(self.keep)
        self.answer({"program": "another"})
        self.assertEqual(record.merge(self.keep, self.file, stay=True), (2, 1))
        self.assertEqual(record.merge(self.keep, self.file, stay=False), (1, 0))

    def test_names_are_those_of_the_rust_tests(self):
        """mosaic/tests/support/recorded.rs compares with the same digest."""
        self.assertEqual(record.digest(["base", "program", "módulo {}"]), "3d6a10666a31847ad82a6aa821ea698c")


class Compared(unittest.TestCase):
    """Comparisons of numbers that agreed, kept in the checkout."""

    KEY = {"case": "ce", "original": "module {}", "fused": "module { }"}

    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.file, self.keep = self.folder / "compared.txt", self.folder / "kept"
        self.enterContext(mock.patch.dict(os.environ, GRPO_ANSWERS="all", GRPO_ANSWERS_KEEP=str(self.keep), GRPO_STORE=""))
        self.comparisons = compared.Comparisons("no-grpo-opt", self.file)

    def known(self, kind="numerics", key=KEY):
        compared.recorded.cache_clear()
        return self.comparisons.get(kind, key) is not None

    def recorded(self):
        """One comparison in the file."""
        self.comparisons.put("numerics", self.KEY, "equal", {"interpreter": "a binary, which is no part of the hash"})
        self.assertEqual(compared.merge(self.keep, self.file), (1, 1))
        compared.recorded.cache_clear()

    def test_what_is_in_the_file_is_not_compared_again(self):
        self.assertFalse(self.known())
        self.recorded()
        self.assertTrue(self.known())

    def test_everything_that_a_comparison_depends_on_matters(self):
        self.recorded()
        for change in (mock.patch.object(compared, "sources", lambda: "others"), mock.patch.object(compared, "packages", lambda: "others"),
                       mock.patch.dict(os.environ, XLA_FLAGS="--xla_a=1"), mock.patch.dict(os.environ, GRPO_ANSWERS="")):
            with change:
                self.assertFalse(self.known())
        self.assertFalse(self.known("numerics-draws"))
        for name in self.KEY:
            self.assertFalse(self.known(key=self.KEY | {name: "another"}), name)

    def test_one_in_256_is_compared_again(self):
        self.recorded()
        due = []
        for digits in DIGITS:
            with mock.patch.dict(os.environ, GRPO_ANSWERS=digits):
                due += [digits] * (not self.known())
        self.assertEqual(due, [compared.name_of("numerics", self.KEY)[:2]])

    def test_what_no_run_used_goes_unless_it_is_to_stay(self):
        self.recorded()
        shutil.rmtree(self.keep)
        self.comparisons.put("numerics", {}, "equal")
        self.assertEqual(compared.merge(self.keep, self.file, stay=True), (2, 1))
        compared.recorded.cache_clear()
        self.assertEqual(compared.merge(self.keep, self.file, stay=False), (1, 0))

    def test_the_sources_and_packages_are_there(self):
        for pattern in (*compared.SOURCES, *compared.KERNELS):
            self.assertTrue(list(ROOT.glob(pattern)), pattern)
        for name in compared.PACKAGES:
            self.assertIn(f"{name}/__init__.py,sha256=", compared.packages())
        self.assertNotIn("../bin/", compared.packages())


class Code(unittest.TestCase):
    """What of a source file is part of a key."""

    def test_comments_and_layout_of_rust_are_not(self):
        for text in ("a + b", "a  +\n    b", "a // why\n + /* why\nnot */ b", "a + // it's \"\n b"):
            self.assertEqual(source.rust(text), "a\n+\nb")
        self.assertEqual(source.rust("['\"', b] // c"), "['\"',\nb]\n")
        self.assertEqual(source.rust("a;\n#[cfg(test)]\nmod tests { b }"), "a;\n")

    def test_literals_of_rust_are(self):
        for text in ('"a  // b"', 'r"\\" + b', 'r#"a "b" // c"#', "'\"'", r'"\" // b"'):
            self.assertEqual(source.rust(text).replace("\n", " "), text)

    def test_comments_and_docstrings_of_python_are_not(self):
        plain = "def f(x):\n    return x + 1\n"
        self.assertEqual(source.python('"""Of it."""\n# why\ndef f(x):\n    """Adds."""\n    return (x\n            + 1)  # why\n'), source.python(plain))
        self.assertNotEqual(source.python(plain), source.python(plain.replace("1", "2")))


class RecordedFile(unittest.TestCase):
    def test_it_is_of_the_compiler_at_hand(self):
        self.assertTrue(record.kept(record.FILE), "made with another TPU compiler: run tools/test --record")

    def test_sources_that_make_figures_are_there(self):
        for pattern in record.SOURCES:
            self.assertTrue(list(ROOT.glob(pattern)), pattern)
