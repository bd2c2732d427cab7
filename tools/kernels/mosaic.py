"""What a Mosaic kernel multiplies and moves, by arithmetic from its own text.

Reads the text that goes into a `tpu_custom_call`'s body. The integer code that decides loops and branches is
evaluated for every grid step; vectors are not. Gives the flops of its matrix products, the HBM bytes of its windows
(a window is copied whenever its block changes over the grid) and the bytes of the DMAs that it starts itself.
"""

import dataclasses
import itertools
import math
import operator
import re
from collections.abc import Callable

WIDTHS = {"f64": 8, "f32": 4, "i32": 4, "bf16": 2, "f16": 2, "i16": 2, "i8": 1, "i1": 1, "i64": 8, "index": 4}
OP = re.compile(r'\s*(?:(%[\w:]+)(?:#\d+)? = )?"(?:stable_mosaic\.)?([\w.]+)"\((.*?)\)(?:\[[^\]]*\])? ?(.*)')


@dataclasses.dataclass
class Op:
    name: str
    results: list
    operands: list
    text: str  # attributes and types
    regions: list = dataclasses.field(default_factory=list)
    counts: bool = False  # it, or what it holds, multiplies or moves something
    amount: int = 0  # what one execution of it multiplies or moves
    value: Callable | None = None  # of its operands' values, for integer code


@dataclasses.dataclass
class Region:
    arguments: list = dataclasses.field(default_factory=list)
    types: list = dataclasses.field(default_factory=list)
    ops: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Window:
    """One operand of a kernel that the pipeline copies."""

    block: list
    array: list
    width: int  # bytes of an element
    output: bool
    synchronous: bool
    copies: int = 0
    bytes: int = 0


@dataclasses.dataclass
class Work:
    name: str
    grid: list
    flops: int
    dma_bytes: int  # of DMAs that the kernel starts, between HBM and VMEM
    windows: list
    unknown: int  # branches and loops whose control depends on data

    @property
    def window_bytes(self):
        return sum(w.bytes for w in self.windows)


def parse(text):
    """The functions of a module: name -> (attributes, region)."""
    top, stack = Region(), []
    here, functions = top, {}
    for line in text.split("\n"):
        stripped = line.strip()
        if stripped.startswith("^"):
            pairs = re.findall(r"(%\w+): ((?:[^,()<>]|<[^<>]*(?:<[^<>]*>[^<>]*)*>)+)", stripped)
            here.arguments, here.types = [p[0] for p in pairs], [p[1] for p in pairs]
        elif stripped.startswith("}, {"):
            op = stack[-1][1]
            here = Region()
            op.regions.append(here)
        elif stripped.startswith("})") and stack:
            here, op = stack.pop()
            op.text += stripped[2:]
        elif m := OP.match(line):
            count = int(m[1].partition(":")[2] or 1) if m[1] else 0
            base = m[1].partition(":")[0] if m[1] else ""
            results = [base] if count == 1 else [f"{base}#{i}" for i in range(count)]
            op = Op(m[2], results, [x.strip() for x in m[3].split(",") if x.strip()], m[4])
            here.ops.append(op)
            if stripped.endswith("({"):
                op.operands = [x for x in op.operands if x.startswith("%")]
                stack.append((here, op))
                here = Region()
                op.regions.append(here)
    # In generic form the module itself is an operation.
    for op in top.ops[0].regions[0].ops if [op.name for op in top.ops] == ["builtin.module"] else top.ops:
        if op.name == "func.func":
            functions[re.search(r'sym_name = "([^"]*)"', op.text)[1]] = (op.text, op.regions[0])
    return functions


def shape(text):
    """Extents and bytes of an element of `memref<8x128xf32, …>` or `vector<…>`."""
    m = re.match(r"\s*(?:memref|vector|tensor)<((?:\d+x)*)(\w+)", text)
    return [int(x) for x in m[1].split("x") if x], WIDTHS.get(m[2], 4)


def types(op):
    """Types of the operands, as text."""
    signature = op.text[op.text.rindex(" : (") + 4:]
    out, depth, start = [], 0, 0
    for i, c in enumerate(signature):
        if c in "<(":
            depth += 1
        elif c in ">)" and signature[i - 1] != "-":
            if c == ")" and depth == 0:
                out.append(signature[start:i])
                break
            depth -= 1
        elif c == "," and depth == 0:
            out.append(signature[start:i])
            start = i + 1
    return [t for t in out if t.strip()]


BINARY = {
    "addi": lambda a, b: a + b, "subi": lambda a, b: a - b, "muli": lambda a, b: a * b,
    "divsi": lambda a, b: int(a / b) if b else None, "divui": lambda a, b: a // b if b else None,
    "floordivsi": lambda a, b: a // b if b else None, "ceildivsi": lambda a, b: -(-a // b) if b else None,
    "remsi": lambda a, b: int(math.fmod(a, b)) if b else None, "remui": lambda a, b: a % b if b else None,
    "andi": lambda a, b: a & b, "ori": lambda a, b: a | b, "xori": lambda a, b: a ^ b,
    "minsi": min, "maxsi": max, "minui": min, "maxui": max,
    "shli": lambda a, b: a << b, "shrsi": lambda a, b: a >> b, "shrui": lambda a, b: a >> b,
}
COMPARISONS = [operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge]
SAME = ("index_cast", "index_castui", "extsi", "extui", "trunci", "assume_multiple")


def integer(op):
    """A function that gives the value of an integer operation, or None, for those of its operands."""
    kind = op.name.partition(".")[2]
    if kind == "constant":
        m = re.search(r"value = (-?\d+|true|false)(?: : \w+)?", op.text)
        value = m and {"true": 1, "false": 0}.get(m[1], m[1])
        return lambda: value if value is None else int(value)
    if kind == "cmpi":
        which = int(re.search(r"predicate = (\d+)", op.text)[1])
        if which > 5:
            compare = COMPARISONS[which - 4]
            return lambda a, b: int(compare(a & 0xFFFFFFFF, b & 0xFFFFFFFF))
        compare = COMPARISONS[which]
        return lambda a, b: int(compare(a, b))
    if kind in BINARY and len(op.operands) == 2:
        return BINARY[kind]
    if kind == "select":
        return lambda condition, a, b: a if condition else b
    if kind in SAME:
        return lambda a: a
    return None


class Counter:
    """Evaluates the integer code of a kernel and adds up what it multiplies and moves."""

    def __init__(self):
        self.unknown = set()

    def mark(self, region):
        """Marks what has to be visited, and prepares it."""
        found = False
        for op in region.ops:
            if op.name == "tpu.matmul":
                op.amount = product(op)
            elif op.name == "tpu.enqueue_dma":
                op.amount = copy_bytes(op)
                if op.amount is None:
                    self.unknown.add(id(op))
                    op.amount = 0
            elif len(op.results) == 1 and (op.name.startswith("arith.") or op.name == "tpu.assume_multiple"):
                op.value = integer(op)
            op.counts = op.name in ("tpu.matmul", "tpu.enqueue_dma") or any([self.mark(r) for r in op.regions])
            found = found or op.counts
        return found

    def run(self, region, env):
        """(flops, bytes, what the region yields)."""
        flops = moved = 0
        for op in region.ops:
            if op.value:
                values = [env.get(o) for o in op.operands]
                env[op.results[0]] = None if None in values else op.value(*values)
            elif op.name in ("scf.yield", "func.return"):
                return flops, moved, [env.get(o) for o in op.operands]
            elif op.name == "tpu.matmul":
                flops += op.amount
            elif op.name == "tpu.enqueue_dma":
                moved += op.amount
            elif op.name == "scf.if":
                f, m, values = self.branch(op, env)
                flops, moved = flops + f, moved + m
                env.update(zip(op.results, values))
            elif op.name == "scf.for":
                f, m, values = self.loop(op, env)
                flops, moved = flops + f, moved + m
                env.update(zip(op.results, values))
            elif op.regions:
                if op.counts:
                    self.unknown.add(id(op))
                    for r in op.regions:
                        f, m, _ = self.run(r, dict(env))
                        flops, moved = flops + f, moved + m
        return flops, moved, []

    def branch(self, op, env):
        condition = env.get(op.operands[0])
        if condition is None:
            if op.counts:
                self.unknown.add(id(op))
            f, m, _ = self.run(op.regions[0], dict(env)) if op.counts else (0, 0, [])
            return f, m, [None] * len(op.results)
        chosen = 0 if condition else 1
        if chosen >= len(op.regions):
            return 0, 0, []
        return self.run(op.regions[chosen], dict(env))

    def loop(self, op, env):
        if not op.counts and not op.results:
            return 0, 0, []
        low, high, step = (env.get(o) for o in op.operands[:3])
        carried = [env.get(o) for o in op.operands[3:]]
        region = op.regions[0]
        if None in (low, high, step) or not step:
            if op.counts:
                self.unknown.add(id(op))
            f, m, _ = self.run(region, dict(env, **dict.fromkeys(region.arguments)))
            return f, m, [None] * len(op.results)
        trips = range(low, high, step)
        if not any(inner.regions for inner in region.ops) and not op.results:
            f, m, _ = self.run(region, dict(env, **dict.fromkeys(region.arguments)))
            return f * len(trips), m * len(trips), []
        flops = moved = 0
        for i in trips:
            f, m, carried = self.run(region, dict(env, **dict(zip(region.arguments, [i, *carried]))))
            flops, moved = flops + f, moved + m
        return flops, moved, carried


def product(op):
    """2·m·n·k of a `tpu.matmul`."""
    left, right, out = (math.prod(shape(t)[0]) for t in types(op)[:3])
    return 2 * math.isqrt(left * right * out)


def copy_bytes(op):
    """Bytes of a DMA between HBM and VMEM; 0 of one inside VMEM, None where an extent is not in its type."""
    ends = [t for t in types(op) if t.strip().startswith("memref") and "semaphore" not in t]
    if not any("<any>" in t or "<hbm>" in t for t in ends):
        return 0
    if "?" in ends[0]:
        return None
    extents, width = shape(ends[0])
    return math.prod(extents) * width


def work(text, operands, results):
    """What a kernel does. `operands`, `results`: shapes of the arrays of the custom call, in order."""
    functions = parse(text)
    # Older versions name the type of the core nowhere.
    name, (attributes, main) = next((n, f) for n, f in functions.items()
                                    if any(a in f[0] for a in ("tpu.core_type", "iteration_bounds", "scratch_operands")))
    bounds = re.search(r"iteration_bounds = array<i64(?:: )?([^>]*)>", attributes)
    grid = numbers(bounds[1]) if bounds else []
    prefetch = int((re.search(r"scalar_prefetch = (\d+)", attributes) or [0, 0])[1])
    arrays = list(operands[prefetch:]) + list(results)
    first = len(grid) + prefetch
    moving = []
    for i, entry in enumerate(window_entries(attributes)):
        at = re.search(r"transform_indices = @(\w+)", entry)
        if not at:
            continue
        bounds = numbers(re.search(r"window_bounds = array<i64(?:: )?([^>]*)>", entry)[1])
        kept = Window(bounds, arrays[i], shape(main.types[first + i])[1], i >= len(operands) - prefetch,
                      "synchronous" in entry)
        moving.append((kept, functions[at[1]][1], None))
    counter = Counter()
    for region in [main, *(transform for _, transform, _ in moving)]:
        counter.mark(region)
    flops = moved = 0
    last = [None] * len(moving)
    for step in itertools.product(*map(range, grid)):
        env = dict(zip(main.arguments, step))
        f, m, _ = counter.run(main, env)
        flops, moved = flops + f, moved + m
        for i, (window, transform, _) in enumerate(moving):
            _, _, index = counter.run(transform, dict(zip(transform.arguments, step)))
            if index != last[i] or None in index:
                last[i] = index
                window.copies += 1
                window.bytes += covered(window, index)
    return Work(name, grid, flops, moved, [w for w, _, _ in moving], len(counter.unknown))


def covered(window, index):
    """Bytes of a block that lie inside the array."""
    size = window.width
    for block, extent, at in zip(window.block, window.array, index):
        size *= max(0, min(block, extent - at * block)) if at is not None else block
    return size


def window_entries(attributes):
    if "window_params = [" not in attributes:
        return []
    text = attributes.partition("window_params = [")[2]
    return re.findall(r"\{([^{}]*)\}", text.partition("]")[0])


def numbers(text):
    return [int(x) for x in text.split(",") if x.strip()]
