"""What tests said of versions of JAX, Python and libtpu: docs/support.json, of which tools/dev/support makes a page."""

import datetime
import json
import pathlib

FILE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "support.json"


def load() -> dict:
    return json.loads(FILE.read_text()) if FILE.exists() else {"package": {}, "libtpu": {}}


def record(kind: str, row: str, column: str, passed: int, failed: int) -> None:
    """Keeps the newest result of a cell: `package` by JAX and Python, or `libtpu` by its version and what was tried."""
    results = load()
    today = datetime.date.today().isoformat()
    results[kind].setdefault(row, {})[column] = {"passed": passed, "failed": failed, "date": today}
    FILE.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n")
