"""Predicates of Rust sources: conditions of `if` and `while`, match guards, and operands of `&&` and `||`."""

import dataclasses
import re

# Comments and literals, whose text is no code. A lifetime has no second quote.
OPAQUE = re.compile(r"""//[^\n]*|/\*.*?\*/|b?r(?P<hashes>\#*)".*?"(?P=hashes)|b?"(?:\\.|[^"\\])*"|b?'(?:\\[^\n]+?|[^'\\\n])'""", re.DOTALL)
TOKEN = re.compile(r"\w+|\"|=>|==|!=|<=|>=|->|&&|\|\||\.\.=?|::|[-+*/%^&|]=|\S")
CLOSING = {"(": ")", "[": "]", "{": "}"}
# What stands before an operand, besides a bracket.
BEFORE = {",", ";", "=", "=>", "return", "|", "if", "while", "else", "in", "&&", "||", "let", "move"} | {f"{c}=" for c in "+-*/%^&|"}
AFTER = {",", ";", "=>", "&&", "||", "=", "else", "{"}
KEYWORDS = {"return", "move", "else", "in", "if", "while", "match", "let"}


@dataclasses.dataclass(frozen=True, order=True)
class Predicate:
    """A boolean expression: characters `start` to `end` of a file, in its lines `line` to `last`, which count from one."""

    file: str
    start: int
    end: int
    line: int
    last: int
    text: str


class Tokens:
    """The tokens of a source, and the bracket that belongs to each."""

    def __init__(self, source: str):
        # A literal becomes a word of the same length, a comment spaces.
        masked = OPAQUE.sub(lambda m: (" " if m[0].startswith("/") else "0") * len(m[0]), source)
        # Attributes are no expressions.
        masked = re.sub(r"#!?\[[^\]]*\]", lambda m: " " * len(m[0]), masked)
        found = list(TOKEN.finditer(masked))
        self.text = [m[0] for m in found]
        self.spans = [m.span() for m in found]
        self.other: dict[int, int] = {}
        opened = []
        for at, text in enumerate(self.text):
            if text in CLOSING:
                opened.append(at)
            elif text in CLOSING.values() and opened:
                self.other[at] = opened.pop()
                self.other[self.other[at]] = at

    def ends_operand(self, at: int) -> bool:
        """Whether a token may be the last of an operand, so that `&&` or `||` behind it is an operator."""
        text = self.text[at]
        return text in (")", "]", "}", "?") or (bool(re.match(r"\w", text)) and text not in KEYWORDS)

    def forward(self, at: int, stops: set[str]) -> int:
        """The first token from `at` on, in the same bracket, that is one of `stops`, or the end of the bracket."""
        while at < len(self.text) and self.text[at] not in stops and self.text[at] not in CLOSING.values():
            at = self.other.get(at, at) + 1
        return at

    def backward(self, at: int) -> int:
        """The first token of the operand that ends with the token `at`."""
        while at >= 0:
            text = self.text[at]
            if text in BEFORE or text in CLOSING:
                break
            # A block that is a statement of its own.
            if text == "}" and re.match(r"\w|!|\(|\*|&", self.text[at + 1]):
                break
            at = self.other.get(at, at) - 1
        return at + 1


def operands(tokens: Tokens, first: int, end: int) -> list[tuple[int, int]]:
    """The operands of `&&` and `||` from one token to another, outside brackets."""
    parts, since = [], first
    at = first
    while at < end:
        if tokens.text[at] in ("&&", "||") and at > first and tokens.ends_operand(at - 1):
            parts.append((since, at))
            since = at + 1
        at = tokens.other.get(at, at) + 1 if tokens.text[at] in CLOSING else at + 1
    return [*parts, (since, end)]


def spans(tokens: Tokens) -> set[tuple[int, int]]:
    """The predicates, as pairs of tokens: the first, and the one behind the last."""
    found = set()
    for at, text in enumerate(tokens.text):
        if text in ("if", "while"):
            end = tokens.forward(at + 1, {"{", "=>"})
            found.update(operands(tokens, at + 1, end))
        elif text in ("&&", "||") and at and tokens.ends_operand(at - 1):
            found.add((tokens.backward(at - 1), at))
            found.add((at + 1, tokens.forward(at + 1, AFTER)))
    return {(a, b) for a, b in found if a < b and tokens.text[a] not in ("let", "true", "false", "match", "unsafe")}


def predicates(file: str, source: str) -> list[Predicate]:
    """The predicates of a file in front of its tests, in their order."""
    source = source.split("\n#[cfg(test)]\nmod ")[0]
    tokens = Tokens(source)
    found = []
    for first, end in spans(tokens):
        start, last = tokens.spans[first][0], tokens.spans[end - 1][1]
        lines = source.count("\n", 0, start) + 1, source.count("\n", 0, last) + 1
        found.append(Predicate(file, start, last, *lines, " ".join(source[start:last].split())))
    return sorted(found)


def wrapped(source: str, numbered: list[tuple[int, Predicate]]) -> str:
    """The source, with each predicate as an argument of `decide` in the lowest crate; lines stay where they are."""
    inserted = []
    for number, predicate in numbered:
        # Of predicates that begin at one place the longest is opened first, of those that end at one place it is closed last.
        size = predicate.end - predicate.start
        lowest = "crate" if predicate.file.startswith("passes/ir/") else "grpo_ir"
        inserted.append((predicate.start, 1, -size, f"{lowest}::mutants::decide({number}, "))
        inserted.append((predicate.end, 0, size, ")"))
    parts, since = [], 0
    for place, _, _, text in sorted(inserted):
        parts += [source[since:place], text]
        since = place
    return "".join([*parts, source[since:]])
