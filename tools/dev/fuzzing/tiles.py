"""The programs of columns.py while JAX traces them: losses in loops over tiles of columns."""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .several import Several

# How many blocks of rows a tile's trip has, by a loop of its own where there are any.
BLOCKS = {"none": 0, "once": 1, "two": 2, "three": 3}


class Program:
    """The loss of a `columns.Case` while JAX traces it."""

    def __init__(self, case, arguments: dict):
        self.case, self.spec, self.a = case, case.spec, arguments
        self.width, self.count = case.spec["tile"], case.spec["tiles"]
        w, short = arguments["w"], case.spec["short"]
        self.w = jnp.pad(w.T if self.spec["turned"] else w, ((0, 0), (0, short)))
        self.bias = jnp.pad(arguments["bias"], (0, short))
        self.ok = jnp.pad(arguments["ok"], ((0, 0), (0, short)))

    def results(self):
        """What the program returns: the statistics, and gradients."""
        spec = self.spec
        if spec["blocks"] > 1 and spec["rows"] % spec["blocks"] == 0:
            def block(a):
                return Rows(self, *a).results()

            rows = [x.reshape(spec["blocks"], len(x) // spec["blocks"], *x.shape[1:]) for x in self.rows()]
            return lax.map(block, tuple(rows))
        return Rows(self, *self.rows()).results()

    def rows(self):
        return [*(self.a[k] for k in ("h", "ids", "g", "lowest")), self.ok, *(self.a[k] for k in ("more", "given") if k in self.a)]


class Rows:
    """The loops over some rows."""

    def __init__(self, program: Program, h, ids, g, lowest, ok, more=None, given=None):
        self.p, self.spec = program, program.spec
        self.h, self.ids, self.g, self.lowest, self.ok = h, ids, g, lowest, ok
        # Several ids a row, and logits.
        self.more, self.given = more, given
        self.width, self.count = program.width, program.count
        # Where the tile begins, behind the loop.
        self.begin = None
        self.w = program.w
        # Logits of all columns, where they are made before the loops.
        self.x = None
        # Whether the tile starts the statistics.
        self.starts = False

    def loop(self, body, state):
        """Runs `body(number, tile, state) -> state, what is stacked` over all tiles; nothing is stacked of one behind the loop."""
        state, parts = self.tiles(body, state)
        if self.spec.get("tail"):
            begin, width = self.count * self.width, self.width
            self.begin = begin - (self.spec["behind"] == "twice")
            self.width = self.w.shape[1] - self.begin
            state = body(self.count, self.w[:, self.begin:], state)[0]
            self.begin, self.width = None, width
        return state, parts

    def first(self, at):
        """The first column of a tile."""
        return at * self.width if self.begin is None else self.begin

    def tiles(self, body, state):
        """The same in a loop."""
        spec, w, p = self.spec, self.w, self.p
        kind = spec["loop"]
        if spec.get("written"):
            # No loop in the program: one tile after the other.
            parts = []
            for at in reversed(range(self.count)) if spec["reverse"] else range(self.count):
                # What is traced once for all tiles cannot have one that is another.
                self.starts = spec.get("peeled") and not parts and spec["outside"] != "checkpoint"
                state, part = body(at, w[:, self.start(at):self.start(at) + self.width], state)
                self.starts = False
                parts.append(part)
            if spec["reverse"]:
                parts.reverse()
            return state, None if parts[0] is None else jax.tree.map(lambda *a: jnp.stack(a), *parts)
        if kind == "fori":
            last = self.count - 1

            def counted(i, state):
                at = last - i if spec["reverse"] else i - spec["first"]
                return body(at, self.tile(at), state)[0]

            first = 0 if spec["reverse"] else spec["first"]
            return lax.fori_loop(first, self.count + first, counted, state), None
        numbers = jnp.arange(self.count)
        if kind == "scan":
            def step(state, at):
                return body(at, self.tile(at), state)

            return lax.scan(step, state, numbers, reverse=spec["reverse"])
        tiles = w[:, : p.count * p.width].reshape(w.shape[0], p.count, p.width).transpose(1, 0, 2)
        if kind == "stacked_turned":
            tiles = tiles.transpose(0, 2, 1)

        def step(state, a):
            return body(a[0], a[1].T if kind == "stacked_turned" else a[1], state)

        return lax.scan(step, state, (numbers, tiles), reverse=spec["reverse"])

    def tile(self, at):
        """The weights of a tile; none where logits are made before the loops of several sums."""
        if self.x is not None and self.spec["sums"] != "none":
            return None
        return lax.dynamic_slice_in_dim(self.w, self.start(at), self.width, 1)

    def start(self, at):
        return self.first(at) - (1 if self.spec["twist"] == "overlap" and self.begin is None else 0) * (at > 1)

    def logits(self, at, tile):
        """A tile's logits, and which columns these are."""
        spec, start = self.spec, self.first(at)
        if self.x is not None:
            column = start + jnp.arange(self.width) + (spec["twist"] == "late_column")
            return lax.dynamic_slice_in_dim(self.x, self.start(at), self.width, 1), column
        x = jnp.dot(self.h, tile, preferred_element_type=jnp.float32)
        if spec["cap"]:
            x = 5 * jnp.tanh(x / 5)
        if spec["bias"] != "none":
            x = x + lax.dynamic_slice(self.p.bias, (start,), (self.width,))
        column = start + jnp.arange(self.width) + (spec["twist"] == "late_column")
        if spec["mask"] == "padding":
            x = jnp.where(column < self.p.case.vocab, x, -jnp.inf)
        elif spec["mask"] == "low_rows":
            x = jnp.where(column >= self.lowest[:, None], x, -jnp.inf)
        elif spec["mask"] == "ok":
            x = jnp.where(lax.dynamic_slice_in_dim(self.ok, start, self.width, 1), x, -jnp.inf)
        return x, column

    def results(self):
        if self.spec["sums"] != "none":
            return Several(self).results()
        if self.spec["outside"] == "none":
            m, s, picked, z = self.statistics()
            return m, s, picked, *self.gradients(z), *self.metrics(z, picked)
        given = self.spec["outside"] == "given"

        def loss(h, w):
            mine = Rows(self.p, h, self.ids, self.g, self.lowest, self.ok)
            mine.w = w
            if given:
                mine.x = self.whole(h, w)
            m, s, picked, z = mine.statistics()
            each = z - picked
            loss = each.sum() if self.spec.get("comes_back") == "one" else (self.g * each).sum()
            return loss, (m, s, picked, *mine.metrics(z, picked))

        (value, state), gradients = jax.value_and_grad(loss, (0, 1), has_aux=True)(self.h, self.p.w)
        if self.spec.get("asked") == "gradients":
            return gradients
        if self.spec.get("returned") == "loss":
            state = state[3:]
        return value, *state, *gradients

    def metrics(self, z, picked):
        """What is logged with the loss: of the loops' own numbers, or of logits that are made once more, of all columns."""
        kind = self.spec.get("metric", "none")
        if kind == "none":
            return ()
        z, picked = lax.stop_gradient((z, picked))
        if kind == "mean_logprob":
            return ((picked - z).mean(),)
        x = lax.stop_gradient(self.whole(self.h, self.w) if self.x is None else self.x)
        if kind == "accuracy":
            return ((x.argmax(-1) == self.ids).mean(),)
        if kind == "max_prob":
            return (jnp.exp(x.max(-1) - z),)
        logp = x - z[:, None] if kind == "entropy_by_loop" else jax.nn.log_softmax(x, axis=-1)
        return (-jnp.where(jnp.isneginf(logp), 0, jnp.exp(logp) * logp).sum(-1),)

    def whole(self, h, w):
        """Logits of all columns."""
        rows = Rows(self.p, h, self.ids, self.g, self.lowest, self.ok)
        rows.width = w.shape[1]
        return rows.logits(0, w)[0]

    def statistics(self):
        """The maximum, the sum of exponentials or its logarithm, what is picked, and the normaliser."""
        spec, n = self.spec, self.h.shape[0]
        log = spec["statistic"] in ("log_add", "log")
        lowest = -1e30 if spec["statistic"] == "low" else -jnp.inf
        state = (jnp.full(n, lowest), jnp.full(n, -jnp.inf) if log else jnp.zeros(n),
                 jnp.full(n, -7.0) if spec["pick"] == "set" else jnp.zeros(n))

        stacks = (spec.get("written") or spec["loop"] != "fori") and not spec.get("tail")
        if stacks and spec.get("alone", "none") != "none":
            return self.alone(state[2])

        def body(at, tile, state):
            x, column = self.logits(at, tile)
            m, s = self.statistic(x, *state[:2])
            return (m, s, self.pick(x, at, column, state[2])), None

        if spec["outside"] == "checkpoint":
            body = jax.checkpoint(body)
        if spec["maximum"] != "beside" and not log and spec["statistic"] not in ("sum", "none"):
            m, s, picked = self.apart(state)
        else:
            m, s, picked = self.loop(body, state)[0]
        return m, s, picked, s if log else m + jnp.log(s)

    def alone(self, picked):
        """The same of each tile's own logarithm."""
        def body(at, tile, state):
            x, column = self.logits(at, tile)
            return self.pick(x, at, column, state), (x.max(-1), jax.nn.logsumexp(x, axis=-1))

        picked, (m, parts) = self.loop(jax.checkpoint(body) if self.spec["outside"] == "checkpoint" else body, picked)
        by_turns = self.spec["alone"] == "reduce"
        z = functools.reduce(jnp.logaddexp, list(parts)) if by_turns else jax.nn.logsumexp(parts, axis=0)
        m = lax.stop_gradient(m.max(0))
        return m, jnp.exp(z - m), picked, z

    def apart(self, state):
        """The same by two loops."""
        kind = self.spec["maximum"]

        def top(at, tile, m):
            x, _ = self.logits(at, tile)
            return jnp.where(at == 0, m, jnp.maximum(m, x.max(-1))) if kind == "fewer" else jnp.maximum(m, x.max(-1)), None

        def total(at, tile, state):
            x, column = self.logits(at, tile)
            return (state[0] + jnp.exp(x - near[:, None]).sum(-1), self.pick(x, at, column, state[1])), None

        wrap = jax.checkpoint if self.spec["outside"] == "checkpoint" else lambda body: body
        m = self.loop(wrap(top), state[0])[0]
        if kind == "uneven" and self.x is not None and self.count % 2 == 0:
            wide = lambda i, m: jnp.maximum(m, lax.dynamic_slice_in_dim(self.x, 2 * i * self.width, 2 * self.width, 1).max(-1))
            m = lax.fori_loop(0, self.count // 2, wide, state[0])
        if kind == "stopped":
            m = lax.stop_gradient(m)
        near = jnp.where(jnp.isfinite(m), m, 0) if kind == "guarded" else m + 1 if kind == "other" else m
        s, picked = self.loop(wrap(total), (jnp.zeros(m.shape), state[2]))[0]
        return near, s, picked

    def statistic(self, x, m, s):
        kind, twist = self.spec["statistic"], self.spec["twist"]
        tile_max = x.max(-1)
        if self.starts and kind == "naive":
            return tile_max, jnp.exp(x - tile_max[:, None]).sum(-1)
        top = jnp.maximum(m, tile_max)
        if kind == "none":
            return top, s
        if kind == "sum":
            return top, s + x.sum(-1)
        if twist == "other_maximum":
            top = jnp.maximum(m, tile_max - 1)
        if twist == "threshold":
            top = jnp.where(tile_max > m + 1, tile_max, m)
        if kind == "log_add":
            return top, jnp.logaddexp(s, jax.nn.logsumexp(x, axis=-1))
        if kind == "log":
            return top, top + jnp.log(jnp.exp(s - top) + jnp.exp(x - top[:, None]).sum(-1))
        if kind == "bounded":
            top = jnp.maximum(top, -1e30)
        near = jnp.where(jnp.isfinite(top), top, 0) if kind in ("guarded", "guarded_terms") else top
        if kind == "lowest":
            near = jnp.where(top == -jnp.inf, 0, top)
        scale = jnp.exp(m - near)
        if kind in ("alpha", "guarded_terms", "guarded_rows"):
            scale = jnp.where(m == -jnp.inf, 0, scale)
        if twist == "not_rescaled":
            scale = 1
        p = jnp.exp(x - near[:, None])
        if kind == "guarded_terms":
            p = jnp.where(jnp.isneginf(x), 0, p)
        if kind == "guarded_rows":
            p = jnp.where((top == -jnp.inf)[:, None], 0, p)
        total = s * scale + p.sum(-1)
        if twist == "twice":
            total = total + p.sum(-1)
        if twist == "forgetful":
            total = jnp.where(s > 0, s * scale, 0) + p.sum(-1)
        if kind == "guarded_sum":
            total = jnp.where(top == -jnp.inf, 0, total)
        if twist == "product" or self.begin is not None and self.spec["behind"] == "other":
            total = total + s * 1e-3
        if self.begin is not None and self.spec["behind"] == "negated":
            total = 0 - (0 - total)
        return top, total

    def pick(self, x, at, column, picked):
        kind, start, ids = self.spec["pick"], self.first(at), self.ids
        if self.begin is not None and self.spec["behind"] == "further":
            start = start + 1
        if self.spec["twist"] == "read_state":
            picked = jnp.maximum(picked, -5.0)
        inside = (ids >= start) & (ids < start + self.width)
        index = jnp.where(inside, ids - start, 0)
        if kind == "mask":
            return picked + jnp.where(column == ids[:, None], x, 0).sum(-1)
        if kind == "one_hot":
            return picked + (x * jax.nn.one_hot(ids - start, self.width)).sum(-1)
        if kind == "local":
            return picked + jnp.where(jnp.arange(self.width) == (ids - start)[:, None], x, 0).sum(-1)
        if kind == "take":
            return picked + jnp.where(inside, jnp.take_along_axis(x, index[:, None], axis=1)[:, 0], 0)
        if kind == "set":
            return jnp.where(inside, x[jnp.arange(len(ids)), jnp.clip(ids - start, 0, self.width - 1)], picked)
        if kind == "subtract":
            return picked - jnp.where(inside, jnp.take_along_axis(x, index[:, None], axis=1)[:, 0], 0.0)
        return picked

    def gradients(self, z):
        self.z = z
        spec, kind = self.spec, self.spec["gradient"]
        if kind == "none":
            return ()
        w = self.p.w
        dh = jnp.zeros(self.h.shape, jnp.float32)
        dw = jnp.zeros(w.shape, jnp.float32)

        def body(at, tile, state):
            dh, dw = state
            dh, part = self.both(at, tile, dh)
            if kind == "update":
                dw = lax.dynamic_update_slice(dw, part, (0, self.first(at)))
            elif kind == "add":
                old = lax.dynamic_slice(dw, (0, self.first(at)), (w.shape[0], self.width))
                dw = lax.dynamic_update_slice(dw, old + part, (0, self.first(at)))
            return (dh, dw), part if kind == "stack" else None

        (dh, dw), parts = self.loop(body, (dh, dw))
        if kind == "stack" and spec["loop"] != "fori":
            return dh, parts
        return (dh,) if kind in ("hidden", "stack") else (dh, dw)

    def both(self, at, tile, dh):
        """The gradients of a tile: by hidden states, added to `dh`, and by the tile."""
        count, n = BLOCKS[self.spec["row_blocks"]], self.h.shape[0]
        if not count or n % count:
            more, part = self.of_rows(at, tile, 0, n)
            return dh + more, part
        size, zeros = n // count, jnp.zeros(tile.shape, jnp.float32)
        if self.spec["row_loop"] == "scan":
            def stacked(part, i):
                more, mine = self.of_rows(at, tile, i * size, size)
                return part + mine, more

            part, more = lax.scan(stacked, zeros, jnp.arange(count))
            return dh + more.reshape(dh.shape), part

        def counted(i, state):
            more, mine = self.of_rows(at, tile, i * size, size)
            old = lax.dynamic_slice_in_dim(state[0], i * size, size, 0)
            return lax.dynamic_update_slice_in_dim(state[0], old + more, i * size, 0), state[1] + mine

        return lax.fori_loop(0, count, counted, (dh, zeros))

    def of_rows(self, at, tile, first, count):
        """The gradients of some rows of a tile."""
        part = lambda x: lax.dynamic_slice_in_dim(x, first, count, 0)
        some = Rows(self.p, *(part(x) for x in (self.h, self.ids, self.g, self.lowest, self.ok)))
        some.width, some.begin = self.width, self.begin
        x, column = some.logits(at, tile)
        d = some.labelled(jnp.exp(x - part(self.z)[:, None]), at, column).astype(self.h.dtype)
        dot = functools.partial(jnp.dot, preferred_element_type=jnp.float32)
        return dot(d, tile.T), dot(some.h.T, d)

    def labelled(self, p, at, column):
        """Probabilities less the label's 1, times the gradient that comes back."""
        kind, g, width = self.spec["label"], self.g, self.width
        d, row = p * g[:, None], jnp.arange(len(g))
        local = self.ids - self.first(at)
        inside = (local >= 0) & (local < width)
        index, update = jnp.where(inside, local, 0), jnp.where(inside, g, 0)
        if kind == "compared":
            return (p - (column == self.ids[:, None])) * g[:, None]
        if kind == "drop":
            return d.at[row, jnp.where(inside, local, width)].add(-g, mode="drop")
        if kind == "guarded":
            return d - jnp.where(jnp.arange(width) == index[:, None], update[:, None], 0)
        if kind == "other_update":
            update = g
        if kind == "other_index":
            index = jnp.clip(local - 1, 0, width - 1)
        return d.at[row, index].add(-update)
