"""Text that the script makes itself, a byte-pair tokenizer trained on it, and the rule that rewards completions.

A document is a task and numbers that mostly do not obey it: "even numbers: 4711 12 980 7 …". The warm start learns
to write numbers; GRPO learns to obey.
"""

import collections
import heapq
import random

RULES = {
    "even numbers": lambda n: n % 2 == 0,
    "odd numbers": lambda n: n % 2 == 1,
    "numbers below 1000": lambda n: n < 1000,
    "numbers above 5000": lambda n: n > 5000,
    "multiples of five": lambda n: n % 5 == 0,
    "numbers that start with 7": lambda n: str(n).startswith("7"),
}
OPENINGS = ("Write {}:", "Please list {}:", "I need {}:", "Some {}:")
LARGEST = 9999


def prompts() -> list[tuple[str, str]]:
    """All (prompt, task) pairs."""
    return [(opening.format(task), task) for task in RULES for opening in OPENINGS]


def document(rng: random.Random, words: int) -> tuple[str, str]:
    """A prompt and a continuation; one number in four obeys for certain, the others are any."""
    prompt, task = rng.choice(prompts())
    numbers = []
    for _ in range(words):
        number = rng.randint(0, LARGEST)
        while rng.random() < 0.25 and not RULES[task](number):
            number = rng.randint(0, LARGEST)
        numbers.append(str(number))
    return prompt, " " + " ".join(numbers)


def reward(task: str, completion: str, expected: int) -> float:
    """The share of words that are numbers obeying the task; fewer words than `expected` count as failures.

    The last word is left out: sampling may have cut it. Repeated numbers count once.
    """
    words = completion.split()[:-1]
    good = {word for word in words if word.isdigit() and len(word) <= 4 and RULES[task](int(word))}
    return len(good) / max(len(words), expected)


def pieces_of(text: str) -> list[str]:
    """Words with the space before them: tokens never cross words."""
    first, *rest = text.split(" ")
    return ([first] if first else []) + [" " + word for word in rest]


class Tokenizer:
    """Byte-pair encoding. Token 0 is padding, 1 to 256 are bytes, then the merges in order."""

    def __init__(self, texts: list[str], vocabulary: int):
        counts = collections.Counter(piece for text in texts for piece in pieces_of(text))
        self.parts = [b""] + [bytes([b]) for b in range(256)]
        self.ranks: dict[tuple[int, int], int] = {}
        self._cache: dict[str, list[int]] = {}
        self._train(counts, vocabulary)
        self.size = vocabulary

    def _train(self, counts: collections.Counter, vocabulary: int) -> None:
        """Merges the most frequent pair, again and again."""
        words = [([b + 1 for b in piece.encode()], count) for piece, count in sorted(counts.items())]
        frequency: collections.Counter = collections.Counter()
        places = collections.defaultdict(set)
        for index, (ids, count) in enumerate(words):
            for pair in zip(ids, ids[1:]):
                frequency[pair] += count
                places[pair].add(index)
        heap = [(-count, pair) for pair, count in frequency.items()]
        heapq.heapify(heap)
        while len(self.parts) < vocabulary and heap:
            count, pair = heapq.heappop(heap)
            if -count != frequency[pair] or count == 0:
                continue  # an older entry
            new = len(self.parts)
            self.ranks[pair] = new
            self.parts.append(self.parts[pair[0]] + self.parts[pair[1]])
            changed = set()
            for index in places.pop(pair):
                ids, times = words[index]
                for old in zip(ids, ids[1:]):
                    frequency[old] -= times
                    changed.add(old)
                ids[:] = merged(ids, pair, new)
                for fresh in zip(ids, ids[1:]):
                    frequency[fresh] += times
                    places[fresh].add(index)
                    changed.add(fresh)
            for other in changed:
                if frequency[other] > 0:
                    heapq.heappush(heap, (-frequency[other], other))
        if len(self.parts) < vocabulary:
            raise ValueError(f"the text gives {len(self.parts)} tokens only, fewer than {vocabulary}")

    def encode(self, text: str) -> list[int]:
        """Token ids of a text."""
        ids = []
        for piece in pieces_of(text):
            if piece not in self._cache:
                word = [b + 1 for b in piece.encode()]
                while len(word) > 1:
                    rank, pair = min((self.ranks.get(pair, self.size_limit), pair) for pair in zip(word, word[1:]))
                    if rank == self.size_limit:
                        break
                    word = merged(word, pair, rank)
                self._cache[piece] = word
            ids += self._cache[piece]
        return ids

    @property
    def size_limit(self) -> int:
        """A rank that no merge has."""
        return len(self.parts)

    def decode(self, ids) -> str:
        """The text of token ids; padding is nothing."""
        return b"".join(self.parts[i] for i in ids).decode(errors="replace")


def merged(ids: list[int], pair: tuple[int, int], new: int) -> list[int]:
    """The ids with every occurrence of `pair` replaced."""
    out, i = [], 0
    while i < len(ids):
        if i + 1 < len(ids) and (ids[i], ids[i + 1]) == pair:
            out.append(new)
            i += 2
        else:
            out.append(ids[i])
            i += 1
    return out
