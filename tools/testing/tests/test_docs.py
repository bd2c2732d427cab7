"""The documentation: links resolve, every page is in the index, and what is generated is as it would be generated."""

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


def pages() -> list[pathlib.Path]:
    """Every page of documentation that is committed, or new."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout.split()
    return [ROOT / page for page in listed if (ROOT / page).is_file()]


def prose(page: pathlib.Path) -> str:
    """A page's text without what stands in code."""
    return re.sub(r"`[^`\n]*`", "`", CODE.sub("", page.read_text()))


def anchors(page: pathlib.Path) -> set[str]:
    """The headings of a page, as GitHub and mdBook name them in links."""
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

    def test_every_page_is_in_the_index(self):
        summary = ROOT / "docs" / "SUMMARY.md"
        listed = {(summary.parent / link).resolve() for link in LINK.findall(summary.read_text())}
        missing = {page for page in (ROOT / "docs").glob("*.md") if page != summary} - listed
        self.assertEqual(missing, set())

    def test_testing_tells_of_every_stage(self):
        """The table of docs/dev/testing.md, and the stages that it says `--quick` has."""
        page = (ROOT / "docs" / "testing.md").read_text()
        tiers = {tier: {stage.name for stage in stages(tier, "lit")} for tier in ("quick", "default", "full")}
        table = re.findall(r"^\| `([\w-]+)` \| \S", page, re.MULTILINE)
        self.assertEqual(sorted(table), sorted({"rust"}.union(*tiers.values())))
        told = re.search(r"^`--quick` runs the Rust tests.*?stages (.*?)\.$", page, re.MULTILINE | re.DOTALL)
        self.assertEqual(set(re.findall(r"`([\w-]+)`", told[1])), tiers["quick"])

    def test_the_support_matrix_is_made_from_the_results(self):
        made = subprocess.run([sys.executable, ROOT / "tools" / "dev" / "support", "--print"], capture_output=True, text=True,
                              check=True).stdout
        self.assertEqual((ROOT / "docs" / "support.md").read_text(), made, "run tools/dev/support")

    def test_the_page_of_clients_is_made_from_the_results(self):
        made = subprocess.run([sys.executable, ROOT / "tools" / "dev" / "clients", "--print"], capture_output=True, text=True,
                              check=True).stdout
        self.assertEqual((ROOT / "docs" / "clients.md").read_text(), made, "run tools/dev/clients --record")

    def test_the_site_has_every_page(self):
        """Links of the summary that tools/dev/docs writes and of the pages that it copies, by the names that mdBook gives."""
        docs = junit.load(ROOT / "tools" / "dev" / "docs")
        docs.prepare()
        summary = docs.FOLDER / "src" / "SUMMARY.md"
        links = LINK.findall(summary.read_text())
        self.assertGreater(len(links), 10)
        self.assertEqual([link for link in links if not (summary.parent / link).is_file()], [])
        names = {summary.parent / "toc.html"}
        for page in (summary.parent / link for link in links):
            names.add(page.with_name("index.html") if page.name == "README.md" else page)
        broken = []
        for page in docs.FOLDER.rglob("*.md"):
            for link in (link.partition("#")[0] for link in LINK.findall(prose(page)) if not re.match(r"[a-z]+:", link)):
                target = (page.parent / link).resolve() if link else None
                is_page = link.endswith((".md", ".html"))
                if page != summary and target and not (target in names if is_page else target.exists()):
                    broken.append(f"{page.name}: {link}")
        self.assertEqual(broken, [])


if __name__ == "__main__":
    unittest.main()
