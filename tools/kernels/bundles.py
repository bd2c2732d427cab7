"""Final LLO bundles of the TPU compiler, and how often each is executed.

The dump of a kernel is a list of bundles: instruction words that issue one per cycle at best. On some generations the
matrix units take longer than the bundles that feed them, and the hardware holds the bundles up; a block's cycles are
therefore never fewer than its matrix instructions take. A kernel's control flow is scalar code in plain sight, so nothing about trip counts has to be assumed: the slice of the scalar code that decides
branches and the sizes of DMAs is turned into a Python function and run. What that slice cannot know, because it
comes from memory that the kernel reads, counts as unknown: a branch on it falls through, a loop on it runs once,
and both are reported.
"""

import bisect
import collections
import dataclasses
import functools
import re

COLUMNS = ["MATMUL", "MATPUSH", "XLU", "VALU", "VPOP", "EUP", "VLOAD", "VLOAD:FILL", "VSTORE", "VSTORE:SPILL", "SALU"]
SPILLS = ("VLOAD:FILL", "VSTORE:SPILL")
# Rows that a matrix instruction multiplies, by its type: what fits into a vector register of 8 x 128 words.
MATRIX_ROWS = {"f32": 8, "bf16": 16}
OTHER_ROWS = 32  # 8-bit types
# Executed blocks after which a run counts as endless.
MOST_BLOCKS = 50_000_000

BUNDLE = re.compile(r"^ *(0x[0-9a-f]+|0) +(?:([A-Z]{2}) *)?: *((?:> ?)*) *\{", re.M)
INSTRUCTION = re.compile(r"(?:(%\w+) = )?([a-z_][\w.]*)\s*(.*)", re.S)
REGION = re.compile(r"(Start/End empty|Start|End) region (\d+)")
# Of vectors, neither control flow nor the size of a copy is made: nine of ten instructions, which are not looked at further.
VECTOR = re.compile(r"\s*(?:%(?:v\w*|\d+) = )?v(?!matmul\.)")
MATRIX = re.compile(r"\s*(?:%(?:v\w*|\d+) = )?(vmatmul\.[\w.]+)")
COMMENT = re.compile(r"/\*.*?\*/", re.S)
OPEN_COMMENT = re.compile(r"/\*.*?(\*/|$)", re.S)
PLACE = re.compile(r"\[(?:thread|resolvable):[^\]]*\] *")
DMA = re.compile(r"dma\.\w+_to_\w+$")
GUARD = re.compile(r"\((!?)(%p\w+)(?:, *(%[sp]\w+))?\),? *")
NAME = re.compile(r"%[sp]\w+$")


@dataclasses.dataclass
class Instruction:
    result: str | None
    op: str
    operands: list
    guard: str | None = None
    negated: bool = False
    old: str | None = None  # the result where the guard fails
    target: int | None = None  # region
    text: str = ""


@dataclasses.dataclass
class Bundle:
    address: int
    label: str | None
    depth: int
    instructions: list
    starts: list
    ends: list


@dataclasses.dataclass
class Block:
    """Bundles first..last, always executed together."""

    first: int
    last: int
    branch: Instruction | None = None
    target: int | None = None  # block


@dataclasses.dataclass
class Segment:
    """A block with what its executions amount to."""

    address: int
    depth: int
    bundles: int
    times: int
    slots: dict
    rows: int  # that its matrix instructions multiply, in one execution
    cycles: float = 0  # of one execution


@dataclasses.dataclass
class Run:
    """What one execution of a kernel amounts to."""

    static_bundles: int
    bundles: int
    cycles: float
    rows: int  # that matrix instructions multiply
    slots: dict  # column -> executed instructions
    capacity: dict  # column -> instructions that fit into a bundle
    dma_granules: dict  # (from, to) -> granules moved
    segments: list
    unknown_branches: int
    unknown_dmas: int


@functools.lru_cache(2)
def parse(text):
    """The bundles of a dump, which nothing changes; of vector instructions only those of the matrix units."""
    marks = list(BUNDLE.finditer(text))
    out = []
    for i, m in enumerate(marks):
        end = marks[i + 1].start() if i + 1 < len(marks) else len(text)
        body = text[m.end():end]
        starts, ends = [], []
        for comment in COMMENT.findall(body) if "region" in body else []:
            for kind, number in REGION.findall(comment):
                if kind != "End":
                    starts.append(int(number))
                if kind != "Start":
                    ends.append(int(number))
        instructions = []
        for part in body.split(";;"):
            if VECTOR.match(part):
                continue
            if matrix := MATRIX.match(part):
                instructions.append(Instruction(None, matrix[1], []))
            elif made := instruction(part):
                instructions.append(made)
        out.append(Bundle(int(m[1], 16), m[2], m[3].count(">"), instructions, starts, ends))
    return out


CORE = re.compile(r"sld \[smem:\[#allocation\d+\]\] */\*[^*]*\bcore id\b[^*]*\*/")
CORE_ID = "core.id"  # ours, for a load of the core's number


def reads_core(text):
    """Whether the kernel is split over the two cores of a chip."""
    return bool(CORE.search(text))


def instruction(text):
    if CORE.search(text):
        text = CORE.sub(CORE_ID, text)
    if "/* kRem" in text:
        text = text.replace("sdivrem.u32", "srem.u32")
    elif "/* kDiv" in text:
        text = text.replace("sdivrem.u32", "sdiv.u32")
    text = OPEN_COMMENT.sub("", text)
    m = INSTRUCTION.search(text.strip().rstrip("}").strip())
    if not m:
        return None
    # `%12 = sbr.rel` numbers the instruction, it names no value; `%12 = sdivrem` does, for its `spop`.
    result, op, rest = m[1], m[2], PLACE.sub("", m[3])
    made = Instruction(result, op, [], text=rest)
    guard = GUARD.match(rest)
    if guard and op != "scalar_select":
        made.negated, made.guard, made.old = bool(guard[1]), guard[2], guard[3]
        rest = rest[guard.end():]
    if op == "sbr.rel" and (target := re.search(r"\$region(\d+)", rest)):
        made.target = int(target[1])
        return made
    made.operands = [x.strip() for x in rest.split(",")]
    return made


def delay_slots(bundles):
    """Bundles after a branch that are executed whether it is taken or not, from the loops' ends; None without loops. What
    ends a loop may stand in an earlier one of them, where the last ones are empty."""
    starts = {r: i for i, b in enumerate(bundles) for r in b.starts}
    ends = {r: i for i, b in enumerate(bundles) for r in b.ends}
    seen = []
    for i, b in enumerate(bundles):
        for x in b.instructions:
            if x.target is not None and starts.get(x.target, i + 1) <= i and ends.get(x.target, -1) >= i:
                seen.append(ends[x.target] - i)
    return max(seen, default=None)


def utilisation(text):
    """Per bundle the instructions in each slot, and what fits."""
    lines = text.split("== UTILIZATION:")[1].split("\n")
    rows = [list(map(int, line.split())) for line in lines if line.strip()]
    names = re.search(r"^(MATMUL.*)$", text, re.M)[1].split(", ")
    fits = re.search(r"^MATMUL.*\n([ \d]+)$", text, re.M)[1].split()
    return names, rows, dict(zip(names, map(int, fits)))


def blocks(bundles, delay):
    starts = {r: i for i, b in enumerate(bundles) for r in b.starts}
    leaders, branches = {0}, {}
    labels = [i for i, b in enumerate(bundles) if b.label] + [len(bundles)]
    for i, b in enumerate(bundles):
        # Up to the next label: a labelled bundle is no delay slot; a tpu7x has as few as one before one.
        for x in b.instructions:
            if x.op.startswith(("sbr", "scall")) or x.op == "inlined_call":
                last = min(i + delay, labels[bisect.bisect(labels, i)] - 1)
                # Of a region that is the empty end of the kernel, no comment is left.
                if x.target is not None and x.target not in starts and bundles[-1].label == "PF":
                    starts[x.target] = len(bundles) - 1
                if x.target not in starts:
                    raise ValueError(f"a branch at {b.address:#x} that is not understood: {x.op} {x.text}")
                branches[last] = x
                leaders |= {starts[x.target], last + 1}
    first = sorted(i for i in leaders if i < len(bundles))
    at = {i: k for k, i in enumerate(first)}
    out = []
    for i, following in zip(first, first[1:] + [len(bundles)]):
        block = Block(i, following - 1, branches.pop(following - 1, None))
        if block.branch:
            block.target = at[starts[block.branch.target]]
        out.append(block)
    if branches:
        raise ValueError("a branch into the delay slots of another one")
    return out


SIGNED = {"scmp.lt": "<", "scmp.le": "<=", "scmp.gt": ">", "scmp.ge": ">=", "scmp.eq": "==", "scmp.ne": "!="}
# Results wrap to 32 bits; values are kept signed.
ARITHMETIC = {
    "sadd.s32": "{0} + {1}", "ssub.s32": "{0} - {1}", "smul.u32": "{0} * {1}", "sand.u32": "{0} & {1}",
    "sor.u32": "{0} | {1}", "sxor.u32": "{0} ^ {1}", "sshll.u32": "{0} << ({1} & 31)",
    "sshra.s32": "{0} >> ({1} & 31)", "sshrl.u32": "({0} & 4294967295) >> ({1} & 31)",
    "smin.s32": "min({0}, {1})", "smax.s32": "max({0}, {1})", "smov.u32": "{0}", "smov": "{0}",
    "srem.u32": "({0} & 4294967295) % {1}", "sdiv.u32": "({0} & 4294967295) // {1}",
    "spop": "{0}", "spop.drf": "{0}", "sphi": "{0}",
    "umin.u32": "min({0} & 4294967295, {1} & 4294967295)", "smin.u32": "min({0} & 4294967295, {1} & 4294967295)",
    "smax.u32": "max({0} & 4294967295, {1} & 4294967295)",
}
LOGIC = {"por": "{0} or {1}", "pand": "{0} and {1}", "pnand": "not ({0} and {1})", "pnor": "not ({0} or {1})",
         "pneg": "not {0}", "pmov": "{0}", "pxor": "{0} != {1}", "pphi": "{0}"}


def expression(x):
    """Python for an instruction, operands as `{name}`; None if it is not understood."""
    if x.op == CORE_ID:
        return "core"
    # Addresses share spill slots with what branches read; none reads an address, so its base does not matter.
    if x.op == "inlined_call_operand.vmem":
        return "0"
    operands = x.operands
    if x.op == "scalar_lea.vmem":
        operands = [o for o in operands if not o.startswith("[#")] or ["0"]
    args = []
    for o in operands:
        if re.fullmatch(r"%\w+", o):
            args.append("v" + o[1:])
        elif re.fullmatch(r"-?\d+|0x[0-9a-f]+", o):
            args.append(str(wrapped(int(o, 0))))
        elif o in ("true", "false", "$true", "$false"):
            args.append(str(o.endswith("true")))
        else:
            return None
    try:
        if x.op == "scalar_select":
            return "{1} if {0} else {2}".format(*args)
        if x.op in LOGIC:
            return LOGIC[x.op].format(*args)
        if x.op in ("smov.u32", "smov", "sphi", "spop", "spop.drf", "scalar_lea.vmem"):
            return args[0]
        if x.op in ARITHMETIC:
            return f"(({ARITHMETIC[x.op].format(*args)}) + 2147483648 & 4294967295) - 2147483648"
        kind, _, how = x.op.partition(".totalorder")[0].rpartition(".")
        if kind in SIGNED and how in ("s32", "u32"):
            a, b = args if how == "s32" else [f"({a} & 4294967295)" for a in args]
            return f"{a} {SIGNED[kind]} {b}"
    except IndexError:
        pass
    return None


def wrapped(x):
    return (x + 2**31) % 2**32 - 2**31


def spill_slot(x):
    m = re.match(r"\[smem:(\[#\w+_spill\](?: \+ \$?\w+)?)\]", x.text.partition("%")[0].strip() or x.text)
    m = m or re.search(r"\[smem:(\[#\w+_spill\])\]", x.text)
    return m and m[1]


class Slice:
    """The scalar code that control flow and DMA sizes need."""

    def __init__(self, bundles, cut):
        self.bundles, self.cut = bundles, cut
        self.defs = collections.defaultdict(list)  # value or spill slot -> instructions
        self.dmas = []
        for i, b in enumerate(bundles):
            for x in b.instructions:
                if x.op == "sst" and spill_slot(x):
                    self.defs[spill_slot(x)].append(x)
                elif x.result:
                    self.defs[x.result].append(x)
                if DMA.match(x.op):
                    self.dmas.append((i, x))
        self.wanted = set()
        for block in cut:
            if block.branch and block.branch.guard:
                self.want(block.branch.guard)
        for _, x in self.dmas:
            for o in [x.guard, x.operands[1] if len(x.operands) > 1 else None]:
                if o and NAME.match(o):
                    self.want(o)
        self.unknown = self.find_unknown()

    def sources(self, x):
        if x.op == "sld":
            names = [spill_slot(x)]
        elif x.op == "sst":
            names = [x.text.rpartition("]")[2].strip(" ,")]
        else:
            names = [o for o in x.operands if re.fullmatch(r"%\w+", o)]
        return [n for n in names + [x.guard, x.old] if n]

    def want(self, name):
        todo = [name]
        while todo:
            name = todo.pop()
            if name in self.wanted:
                continue
            self.wanted.add(name)
            for x in self.defs.get(name, []):
                todo += self.sources(x)

    def find_unknown(self):
        unknown = {n for n in self.wanted if n not in self.defs and not re.fullmatch(r"-?\d+", n)}
        for name in self.wanted:
            for x in self.defs.get(name, []):
                known = spill_slot(x) if x.op in ("sld", "sst") else expression(x)
                # Only loops merge by phi; elsewhere it would not be clear which operand is meant.
                if not known:
                    unknown.add(name)
        changed = True
        while changed:
            changed = False
            for name in self.wanted - unknown:
                if any(s in unknown for x in self.defs[name] for s in self.sources(x)):
                    unknown.add(name)
                    changed = True
        return unknown

    def known(self, name):
        return name in self.wanted and name not in self.unknown

    def program(self):
        """A Python function that counts executions of blocks and granules of DMAs."""
        names = sorted("v" + n[1:] for n in self.wanted if not n.startswith("["))
        out = ["def run(count, moved, most, core):", " mem = {}", " at, back = 0, False"]
        out += [f" {n} = 0" for n in names]
        out += [" while most > 0:", "  most -= 1"]
        for k, block in enumerate(self.cut):
            out.append(f"  {'el' if k else ''}if at == {k}:")
            body = [f"count[{k}] += 1"] + self.block(k, block)
            out += ["   " + line for line in body]
        out += ["  else: return", " raise ValueError('it does not come to an end')"]
        return "\n".join(out)

    def block(self, k, block):
        lines, phis = [], []
        for i in range(block.first, block.last + 1):
            todo = [x for x in self.bundles[i].instructions if self.matters(x)]
            phis += [x for x in todo if x.op in ("sphi", "pphi")]
            todo = [x for x in todo if x.op not in ("sphi", "pphi")]
            # Within a bundle, a value is used after its definition.
            while todo:
                made = {x.result for x in todo if x.result}
                ready = [x for x in todo if not any(s in made and s != x.result for s in self.sources(x))] or todo[:1]
                for x in ready:
                    lines += self.statement(x)
                todo = [x for x in todo if not any(x is r for r in ready)]
        if phis:
            left = ", ".join("v" + x.result[1:] for x in phis)
            first = [expression(dataclasses.replace(x, operands=x.operands[:1])) for x in phis]
            again = [expression(dataclasses.replace(x, operands=x.operands[1:])) for x in phis]
            lines.insert(0, f"{left} = ({', '.join(again)}) if back else ({', '.join(first)})")
        following, branch = k + 1, block.branch
        jump = f"at, back = {block.target}, {block.target is not None and block.target <= k}"
        if branch is None:
            lines.append(f"at, back = {following}, False")
        elif branch.guard is None:
            lines.append(jump)
        elif self.known(branch.guard):
            test = f"{'not ' if branch.negated else ''}v{branch.guard[1:]}"
            lines += [f"if {test}: {jump}", f"else: at, back = {following}, False"]
        else:
            lines.append(f"at, back = {following}, False")
        return lines

    def matters(self, x):
        if DMA.match(x.op):
            return True
        return self.known(spill_slot(x) if x.op == "sst" else x.result)

    def statement(self, x):
        if x.op == "sst":
            return [f"mem['{spill_slot(x)}'] = v{self.sources(x)[0][1:]}"]
        if x.op.startswith("dma."):
            number = next(i for i, (_, d) in enumerate(self.dmas) if d is x)
            size = x.operands[1]
            size = "v" + size[1:] if NAME.match(size) else size
            if (NAME.match(x.operands[1]) and not self.known(x.operands[1])) or not re.fullmatch(r"\w+", size):
                return []
            line = f"moved[{number}] += {size}"
            if x.guard and self.known(x.guard):
                line = f"if {'not ' if x.negated else ''}v{x.guard[1:]}: {line}"
            return [line]
        value = f"mem.get('{spill_slot(x)}', 0)" if x.op == "sld" else expression(x)
        if x.guard and x.old:
            test = f"{'not ' if x.negated else ''}v{x.guard[1:]}"
            value = f"({value}) if {test} else v{x.old[1:]}"
        return [f"v{x.result[1:]} = {value}"]


def matrix_rows(instructions):
    rows = 0
    for x in instructions:
        if x.op.startswith("vmatmul."):
            kind = next((t for t in x.op.split(".")[1:] if re.fullmatch(r"[a-z]+\d+\w*", t) and not
                         t.startswith(("mxu", "mrb"))), "")
            rows += MATRIX_ROWS.get(kind, OTHER_ROWS)
    return rows


def run(bundles_text, utilisation_text, rows_per_cycle, delay=None, core=0):
    """Executes a kernel's control flow on a core. `rows_per_cycle`: what its matrix units take in together;
    `delay`: branch delay slots where no loop of the kernel shows them."""
    bundles = parse(bundles_text)
    names, rows, capacity = utilisation(utilisation_text)
    if len(rows) != len(bundles):
        raise ValueError(f"{len(bundles)} bundles, but utilisation of {len(rows)}")
    found = delay_slots(bundles)
    cut = blocks(bundles, found if found is not None else delay or 0)
    code = Slice(bundles, cut)
    count, moved = [0] * len(cut), [0] * len(code.dmas)
    scope = {}
    exec(code.program(), scope)  # our own program, made of integer arithmetic only
    scope["run"](count, moved, MOST_BLOCKS, core)
    segments = []
    total = collections.Counter()
    for block, times in zip(cut, count):
        counts = map(sum, zip(*rows[block.first:block.last + 1]))
        slots = {n: c for n, c in zip(names, counts) if c}
        size = block.last + 1 - block.first
        fed = sum(matrix_rows(b.instructions) for b in bundles[block.first:block.last + 1])
        segments.append(Segment(bundles[block.first].address, bundles[block.first].depth, size, times, slots,
                                fed, max(size, fed / rows_per_cycle)))
        for n, c in slots.items():
            total[n] += c * times
    granules = collections.Counter()
    for (_, x), amount in zip(code.dmas, moved):
        granules[tuple(x.op.split(".")[1].split("_to_"))] += amount
    lost = [x for _, x in code.dmas if any(NAME.match(o or "") and not code.known(o) for o in (x.guard, x.operands[1]))]
    branches = [b for b in cut if b.branch and b.branch.guard and not code.known(b.branch.guard)]
    return Run(
        static_bundles=len(bundles), bundles=sum(s.bundles * s.times for s in segments),
        cycles=sum(s.cycles * s.times for s in segments), rows=sum(s.rows * s.times for s in segments),
        slots={n: total[n] for n in names}, capacity=capacity, dma_granules=dict(granules), segments=segments,
        unknown_branches=len(branches), unknown_dmas=len(lost))
