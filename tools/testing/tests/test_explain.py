"""The pages of `--explain` and of the hook's folder `explain`, as a browser shows them: headless Chromium."""

import html.parser
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
RELEASE = ROOT / "target" / "release"
BROWSER = shutil.which("chromium") or "chromium"
# Nothing of this may ask anybody: no name is resolved.
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
         "--disable-background-networking", "--disable-component-update", "--host-resolver-rules=MAP * ~NOTFOUND",
         "--hide-scrollbars", "--window-size=1200,2400", "--virtual-time-budget=10000"]

# Compiled by the TPU compiler, in small kernels, which take less time than those that a plan would choose.
COMPILED = ["--compile=v6e:2x2", "--tile-n=256", "--tile-v=512"]

# A loss that is fused, over a head that another one samples from, which is not.
LOSS = """\
import sys

import jax
import jax.numpy as jnp


def log_probs(hidden, head, ids):
    logits = (hidden @ head).astype(jnp.float32)  # <the & head>
    return jnp.take_along_axis(jax.nn.log_softmax(logits), ids[:, None], axis=-1)[:, 0]


def loss(hidden, head, ids):
    return -log_probs(hidden, head, ids).mean()


def sampled(hidden, head, ids):
    probabilities = jax.nn.softmax(hidden @ head)
    return loss(hidden, head, ids), jnp.sort(probabilities)[:, -8:]


shapes = [((2048, 256), jnp.bfloat16), ((256, 32768), jnp.bfloat16), ((2048,), jnp.int32)]
step = jax.value_and_grad(loss, argnums=(0, 1)) if sys.argv[1] == "loss" else sampled
lowered = jax.jit(step).trace(*(jax.ShapeDtypeStruct(*s) for s in shapes)).lower(lowering_platforms=("tpu",))
print(lowered.as_text(debug_info=True))
"""


class Page(html.parser.HTMLParser):
    """The text of each section, and what else a browser made of the page."""

    def __init__(self, dom: str):
        super().__init__()
        self.sections: dict[str, str] = {}
        self.tags: list[tuple[str, dict]] = []
        self._open, self._skipped = "", 0
        self.feed(dom)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.tags.append((tag, attributes))
        self._skipped += tag in ("script", "style")
        if tag == "section":
            self._open = attributes["id"]

    def handle_endtag(self, tag):
        self._skipped -= tag in ("script", "style")
        if tag == "section":
            self._open = ""

    def handle_data(self, text):
        if not self._skipped:
            self.sections[self._open] = self.sections.get(self._open, "") + text

    def count(self, tag: str, **attributes: str) -> int:
        return sum(t == tag and all(a.get(k.rstrip("_")) == v for k, v in attributes.items()) for t, a in self.tags)


def browse(*arguments: str) -> str:
    with tempfile.TemporaryDirectory() as profile:
        command = [BROWSER, *FLAGS, f"--user-data-dir={profile}", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode:
        raise AssertionError(done.stderr[-3000:])
    return done.stdout


def colors(png: bytes) -> tuple[int, int, int]:
    """Width, height and number of colours of a picture with eight bits a channel."""
    if not png.startswith(b"\x89PNG\r\n\x1a\n"):
        raise AssertionError("no PNG")
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    channels = {2: 3, 6: 4}[kind]
    packed, at = b"", 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at:at + 4])
        packed += png[at + 8:at + 8 + size] if png[at + 4:at + 8] == b"IDAT" else b""
        at += size + 12
    rows, stride = zlib.decompress(packed), width * channels
    assert depth == 8 and len(rows) == height * (stride + 1)
    # Filters only change how a row is written: rows that differ have more than one colour behind them.
    return width, height, len({rows[i:i + stride + 1] for i in range(0, len(rows), stride + 1)})


class Explain(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        (cls.folder / "train.py").write_text(LOSS)
        for case in ("loss", "sampled"):
            text = subprocess.run([sys.executable, cls.folder / "train.py", case], capture_output=True, text=True, check=True,
                                  env=os.environ | {"JAX_PLATFORMS": "cpu"}).stdout
            (cls.folder / f"{case}.mlir").write_text(text)

    def line(self, part: str) -> int:
        """The number of the one line of the script that holds this."""
        (number,) = [i for i, line in enumerate(LOSS.splitlines(), 1) if part in line]
        return number

    def page(self, case: str, *options: str, browser: tuple[str, ...] = ()) -> Page:
        """The page of `--explain`, with more options of the command line and of the browser."""
        file = self.folder / f"{case}.html"
        done = subprocess.run([RELEASE / "grpo-opt", f"{case}.mlir", f"--explain={file}", "-o", f"{case}.out", "--remarks=none",
                               *options], cwd=self.folder, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return Page(browse("--dump-dom", *browser, file.as_uri()))

    def test_a_fused_program_with_its_memory(self):
        picture = self.folder / "loss.png"
        page = self.page("loss", *COMPILED, browser=(f"--screenshot={picture}",))
        losses = page.sections["losses"]
        self.assertIn("2,048 rows × 32,768 vocabulary columns", losses)
        # The user's own lines, as they are, with what was found on each.
        self.assertRegex(losses, rf"{self.line('<the & head>')}    logits = \(hidden @ head\)\.astype\(jnp\.float32\)  # <the & head>headelementwise × 2consumer × 2")
        self.assertIn("consumer", losses)
        self.assertGreaterEqual(page.count("li", class_="hit"), 2)
        self.assertIn("fused a loss over 2048 rows x 32768", page.sections["decisions"])
        self.assertIn(f"train.py:{self.line('log_softmax')}", page.sections["decisions"])
        sweeps = page.sections["sweeps"]
        self.assertIn("Mosaic kernel", sweeps)
        for held in ("hidden states", "the head's weights", "a tile of logits", "reserve"):
            self.assertIn(held, sweeps)
        memory = page.sections["memory"]
        self.assertRegex(memory, r"original\d+(,\d{3})+")
        self.assertRegex(memory, r"fused\d+(,\d{3})+")
        curves = [a["d"] for tag, a in page.tags if tag == "path" and a.get("stroke-width")]
        self.assertEqual(len(curves), 2)
        self.assertTrue(all(curve.count("L") >= 6 for curve in curves), curves)
        self.assertIn("Nothing: no loss was left.", page.sections["blocked"])
        # Every picture has words, every table a caption, and the page nothing from elsewhere.
        pictures = [a for tag, a in page.tags if tag == "svg"]
        self.assertTrue(pictures and all(a.get("aria-label") and a.get("role") for a in pictures))
        self.assertEqual(page.count("table"), page.count("caption"))
        self.assertFalse([a for _, a in page.tags if a.get("src") or a.get("href")])

        width, height, rows = colors(picture.read_bytes())
        self.assertEqual((width, height), (1200, 2400))
        self.assertGreater(rows, 500, "an empty page")

    def test_what_a_kernel_holds_is_what_the_plan_reckoned_with(self):
        exact = self.folder / "exact.mlir"  # all bits of f32
        exact.write_text((ROOT / "testdata/jax-0.10/grpo_f32.mlir").read_text().replace("DEFAULT, DEFAULT", "HIGHEST, HIGHEST"))
        programs = {self.folder / "loss.mlir": set(), ROOT / "testdata/jax-0.10/headline.mlir": {"stashed logits"},
                    ROOT / "testdata/jax-0.10/headline_logits.mlir": {"logits"},
                    ROOT / "testdata/jax-0.10/headline_logits_b4.mlir": {"logits"},
                    exact: {"splits"}}
        for program, names in programs.items():
            with self.subTest(program.name):
                report = self.folder / "report.json"
                subprocess.run([RELEASE / "grpo-opt", program, "--always-fuse", "--compile=v6e:2x2", "--lower-only", "-o",
                                self.folder / "out", f"--report={report}", "--remarks=none"], check=True)
                kernels = [k for s in json.loads(report.read_text())["sweeps"] for k in s["tiles"]]
                self.assertTrue(kernels)
                for kernel in kernels:
                    self.assertEqual(sum(part["bytes"] for part in kernel["vmem"]), kernel["vmem_bytes"])
                    self.assertNotIn("scratch", [part["holds"] for part in kernel["vmem"]])
                held = " ".join(part["holds"] for k in kernels for part in k["vmem"])
                self.assertEqual({name for name in names if name not in held}, set(), held)

    def test_what_blocked_comes_first(self):
        page = self.page("sampled")
        blocked = page.sections["blocked"]
        self.assertEqual([a["id"] for tag, a in page.tags if tag == "section"][0], "blocked")
        self.assertIn(f"{self.line('jax.nn.softmax(hidden')}    probabilities = ", blocked)
        self.assertGreaterEqual(page.count("li", class_="blocked"), 1)
        self.assertIn("not fused", page.sections["decisions"])
        self.assertIn("The compiler was not asked", page.sections["memory"])

    def test_the_hook_writes_a_page_for_each_program(self):
        pages = self.folder / "pages"
        script = LOSS.split("shapes = ")[0] + (
            "jax.jit(jax.value_and_grad(loss, argnums=(0, 1)))(jnp.ones((512, 64)), jnp.ones((64, 32768)), jnp.arange(512))\n"
            "jax.jit(lambda x: x + 1)(1)\n")
        (self.folder / "run.py").write_text(script)
        done = subprocess.run([RELEASE / "grpo-opt", "run", "--", sys.executable, "run.py", "loss"], cwd=self.folder, text=True,
                              capture_output=True, check=False,
                              env=os.environ | {"JAX_PLATFORMS": "cpu", "GRPO_OPT_EXPLAIN": str(pages),
                                                "GRPO_OPT_DUMP_FOLDER": str(self.folder)})
        self.assertEqual(done.returncode, 0, done.stderr)
        (file,) = pages.iterdir()
        self.assertRegex(file.name, r"^\d+-\d{4}-jit_loss\.html$")
        page = Page(browse("--dump-dom", file.as_uri()))
        self.assertIn("512 rows × 32,768 vocabulary columns", page.sections["losses"])
        self.assertTrue(re.search(r"logits = \(hidden @ head\)", page.sections["losses"]), page.sections["losses"])
        self.assertIn("StableHLO loops over tiles of", page.sections["sweeps"])
        # The hook compiles one program, not two: the page says how to see the memory of both, and that works.
        self.assertRegex(page.sections["memory"], r"not asked.*--compile=v6e:2x2 .*dump_folder.* called as this page is.*\.before\.mlir")
        shutil.copy(self.folder / f"{file.stem}.before.mlir", self.folder / "dumped.mlir")
        with_memory = self.page("dumped", *COMPILED)
        self.assertEqual(len([a for tag, a in with_memory.tags if tag == "path" and a.get("stroke-width")]), 2)
        self.assertIn("logits = (hidden @ head)", with_memory.sections["losses"])


if __name__ == "__main__":
    unittest.main()
