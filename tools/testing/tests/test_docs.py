"""The documentation: the site builds without warnings, links resolve, and generated parts are up to date."""

import pathlib
import re
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools"))
from testing import junit
from testing.stages import stages

LINK = re.compile(r"(?<!\!)\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^()\s]+)\)")
CODE = re.compile(r"^(```|~~~).*?^\1", re.DOTALL | re.MULTILINE)
SHELL = re.compile(r"^```sh\n(.*?)^```", re.DOTALL | re.MULTILINE)
DOCS = junit.load(ROOT / "tools" / "dev" / "docs")


def pages() -> list[pathlib.Path]:
    """Every page of documentation that is committed, or new."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout.split()
    return [ROOT / page for page in listed if (ROOT / page).is_file()]


def prose(page: pathlib.Path) -> str:
    """A page's text without its code."""
    return re.sub(r"`[^`\n]*`", "`", CODE.sub("", page.read_text()))


def anchors(page: pathlib.Path) -> set[str]:
    """The headings of a page, as GitHub and Sphinx name them in links."""
    text = CODE.sub("", page.read_text())
    plain = lambda heading: re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
    return {plain(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


class Docs(unittest.TestCase):
    def test_links_resolve(self):
        seen, broken = 0, []
        for page in pages():
            for link in LINK.findall(prose(page)):
                if re.match(r"[a-z]+:", link):
                    continue
                seen += 1
                path, _, anchor = link.partition("#")
                target = (page.parent / path).resolve() if path else page
                if not target.exists():
                    broken.append(f"{page.relative_to(ROOT)}: {link}: there is no such file")
                elif anchor and anchor not in anchors(target):
                    broken.append(f"{page.relative_to(ROOT)}: {link}: no such heading; there are {sorted(anchors(target))}")
        self.assertEqual(broken, [])
        self.assertGreater(seen, 20)

    def test_the_site_builds_without_warnings(self):
        """Every page is in the index, every link resolves, and every public name of the Python package has a docstring."""
        built = DOCS.build()
        self.assertEqual(built.returncode, 0, built.stdout + built.stderr)
        reference = (DOCS.FOLDER / "site" / "docs" / "api.html").read_text()
        names = re.search(r"^__all__ = \[(.*?)\]", (ROOT / "python" / "grpo_opt" / "__init__.py").read_text(), re.DOTALL | re.MULTILINE)
        documented = set(re.findall(r'id="grpo_opt\.(\w+)"', reference))
        public = {name for name in re.findall(r'"(\w+)"', names[1]) if not name.isupper()}
        self.assertEqual(public - documented, set(), "public names without a docstring")

    def test_generated_parts_are_what_their_commands_print(self):
        parts = 0
        for page in sorted((ROOT / "docs").rglob("*.md")):
            text = page.read_text()
            parts += len(DOCS.PART.findall(text))
            self.assertEqual(text, DOCS.generated(text), f"{page.name}: run tools/dev/docs --write")
        self.assertGreater(parts, 2)

    def test_lines_are_short(self):
        """At most 120 characters outside of tables and code."""
        for page in pages():
            long = [line for line in CODE.sub("", page.read_text()).splitlines() if len(line) > 120 and line[:1] not in ("|", " ")]
            self.assertEqual(long, [], page.relative_to(ROOT))

    def test_commands_have_the_flags_that_pages_name(self):
        """Flags of the lines of shell blocks, by the commands' own `--help`."""
        helped, wrong, seen = {}, [], 0
        for page in pages():
            for line in "\n".join(SHELL.findall(page.read_text())).splitlines():
                # A flag behind ` -- ` is grpo-opt's.
                for part in line.split("#")[0].replace(" -- ", " | grpo-opt ").split("|"):
                    words = [word for word in part.split() if not re.match(r"\w+=", word)]
                    flags = [word.partition("=")[0] for word in words if re.match("--\\w", word)]
                    path = ROOT / ("target/release/grpo-opt" if words[:1] == ["grpo-opt"] else words[0] if words else "")
                    is_ours = path.is_file() and (path.name == "grpo-opt" or b"python3" in path.read_bytes()[:30])
                    if not flags or not is_ours:
                        continue
                    if path not in helped:
                        helped[path] = subprocess.run([path, "--help"], capture_output=True, text=True, timeout=60, check=False).stdout
                    wrong += [f"{page.name}: {part}: {flag}" for flag in flags if not re.search(rf"{flag}\b", helped[path])]
                    seen += len(flags)
        self.assertEqual(wrong, [])
        self.assertGreater(seen, 20)

    def test_pages_for_developers_name_what_is_there(self):
        """Rust files by paths that end as theirs, and in rows `| function | file |` functions of these files."""
        listed = subprocess.run(["git", "ls-files", "*.rs"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
        seen, missing = 0, []
        for page in [*sorted((ROOT / "docs" / "dev").glob("*.md")), ROOT / "CONTRIBUTING.md"]:
            text = page.read_text()
            paths = {path for path in re.findall(r"`([\w/-]+\.rs)`", text) if "NAME" not in path}
            files = {path: [ROOT / file for file in listed if f"/{file}".endswith(f"/{path}")] for path in paths}
            missing += [f"{page.name}: {path}" for path in sorted(paths) if not files[path]]
            for functions, named in re.findall(r"^\| (`[\w:`, ]+`) \| (`[\w/., `-]+`) \|", text, re.MULTILINE):
                code = "".join(file.read_text() for path in re.findall(r"`(.*?)`", named) for file in files.get(path, []))
                for function in re.findall(r"`(.*?)`", functions) if code else []:
                    seen += 1
                    if not re.search(rf"\bfn {function.rpartition('::')[2]}\b", code):
                        missing.append(f"{page.name}: {function} in {named}")
        self.assertEqual(missing, [])
        self.assertGreater(seen, 20)

    def test_testing_tells_of_every_stage(self):
        """The table of docs/dev/testing.md, and the stages that it says `--quick` has."""
        page = (ROOT / "docs" / "dev" / "testing.md").read_text()
        tiers = {tier: {stage.name for stage in stages(tier, "lit")} for tier in ("quick", "default", "full")}
        table = re.findall(r"^\| `([\w-]+)` \| \S", page, re.MULTILINE)
        self.assertEqual(sorted(table), sorted({"rust"}.union(*tiers.values())))
        listed = re.search(r"^`--quick` runs the Rust tests.*?stages (.*?)\.$", page, re.MULTILINE | re.DOTALL)
        self.assertEqual(set(re.findall(r"`([\w-]+)`", listed[1])), tiers["quick"])

    def test_the_support_matrix_is_made_from_the_results(self):
        made = subprocess.run([sys.executable, ROOT / "tools" / "dev" / "support", "--print"], capture_output=True, text=True,
                              check=True).stdout
        self.assertEqual((ROOT / "docs" / "support.md").read_text(), made, "run tools/dev/support")

    def test_the_page_of_clients_is_made_from_the_results(self):
        made = subprocess.run([sys.executable, ROOT / "tools" / "dev" / "clients", "--print"], capture_output=True, text=True,
                              check=True).stdout
        self.assertEqual((ROOT / "docs" / "clients.md").read_text(), made, "run tools/dev/clients --record")


if __name__ == "__main__":
    unittest.main()
