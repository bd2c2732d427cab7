"""What of a source file can change what a program computes: its text without comments, docstrings, layout and unit tests."""

import ast
import pathlib
import re

# Literals of Rust, which may hold what looks like a comment.
KEPT = r"""\br(#*)".*?"\2|b?"(?:[^"\\]|\\.)*"|b?'(?:[^'\\]|\\.)'"""
RUST = re.compile(rf"({KEPT})|(?://[^\n]*|/\*.*?\*/|\s)+", re.DOTALL)


def rust(text: str) -> str:
    """Runs of comments and white space count as one line break; a module of tests ends the file."""
    return RUST.sub(lambda match: match[1] or "\n", re.split(r"#\[cfg\(test\)\]\s*mod ", text)[0])


def python(text: str) -> str:
    """The syntax tree."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree)


def code(path: pathlib.Path) -> str:
    """The code of a file of Rust or Python; of a file without an ending, which is a command in Python, as well."""
    text = path.read_text()
    return rust(text) if path.suffix == ".rs" else python(text)
