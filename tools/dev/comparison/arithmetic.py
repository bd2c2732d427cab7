"""What operations on floating-point values give: exactly, or with the roundings of f32 arithmetic.

Values are float64 arrays. A program's sums come with their terms, so that another order of summation can be tried.
"""

import ml_dtypes
import numpy as np

LARGEST = float(np.finfo(np.float32).max)
SMALLEST_NORMAL = float(np.finfo(np.float32).tiny)
SMALLEST = float(np.finfo(np.float32).smallest_subnormal) / 2


def rounded_to_bf16(x: np.ndarray) -> np.ndarray:
    return x.astype(np.float32).astype(ml_dtypes.bfloat16).astype(np.float64)


class Arithmetic:
    """Exact in f64, but for the range, which is that of f32."""

    def round(self, values: np.ndarray) -> np.ndarray:
        """What an elementwise operation gives."""
        return np.where(np.abs(values) > LARGEST, np.copysign(np.inf, values), values)

    def total(self, values: np.ndarray, terms) -> np.ndarray:
        """What a sum of `terms` (see `Terms`) gives, whose f64 sum is `values`."""
        return self.round(values)

    def narrow(self, values: np.ndarray) -> np.ndarray:
        """What of a value is left that has the type bf16 in the program."""
        return values


class InRange(Arithmetic):
    """Exact in f64, but for both ends of the range: what underflows in f32 is 0."""

    def round(self, values: np.ndarray) -> np.ndarray:
        return super().round(np.where(np.abs(values) < SMALLEST, np.copysign(0.0, values), values))


class Nearest(Arithmetic):
    """Every result rounded to f32, sums once."""

    def round(self, values: np.ndarray) -> np.ndarray:
        return values.astype(np.float32).astype(np.float64)


class Narrowing(Nearest):
    """The same, with each value of type bf16 rounded to it or not, at random: XLA is free to leave roundings out."""

    def __init__(self, seed: int):
        self.rng = np.random.default_rng(seed)

    def narrow(self, values: np.ndarray) -> np.ndarray:
        return rounded_to_bf16(values) if self.rng.random() < 0.5 else values


class Terms:
    """The terms of a sum: a function of arrays that sums their products, such as an einsum, and the arrays.

    `one_by_one`, where it is known, gives the sum in f32 as it is when one term after the other is added.
    """

    def __init__(self, total, *arrays, one_by_one=None):
        self.total, self.arrays, self.one_by_one = total, arrays, one_by_one

    def count(self) -> np.ndarray:
        """How many are not zero."""
        return self.total(*((a != 0) * 1.0 for a in self.arrays))

    def magnitude(self) -> np.ndarray:
        """The sum of their absolute values."""
        return self.total(*map(np.abs, self.arrays))

    def parts(self) -> tuple[np.ndarray, np.ndarray]:
        """The sums of the positive and of the negative ones among those that are finite, both as positive numbers."""
        finite = [np.where(np.isfinite(a), a, 0) for a in self.arrays]
        size, value = self.total(*map(np.abs, finite)), self.total(*finite)
        return (size + value) / 2, (size - value) / 2


class Random(Arithmetic):
    """Every result rounded to f32, up or down at random (what is exact stays exact), and sums in f32 in some order.

    A sum of n terms in f32 whose order nobody knows is off by about u·√n·Σ|terms|/4 (u = 2^-24: each of n partial
    sums is rounded once, and the roundings are independent); it is disturbed by a random number of that deviation.
    Where terms are alike, roundings of partial sums are not independent: a quarter of the seeds adds the terms of a reduce
    one by one.  A single term, and integers that f32 holds, add up exactly in any order.  Denormal numbers are flushed by half
    of the seeds: XLA is free to.  Where the positive terms alone, or the negative ones, overflow, so do some of the
    orders: a quarter of the seeds each lets none overflow, the former, the latter, or both.
    """

    def __init__(self, seed: int):
        self.rng = np.random.default_rng(seed)
        self.overflows = ((0, 0), (1, 0), (0, 1), (1, 1))[seed % 4]
        self.flush = seed % 2 == 0
        self.one_by_one = seed % 4 == 1

    def round(self, values: np.ndarray) -> np.ndarray:
        lot = self.rng.random(values.shape, np.float32) - np.float32(0.5)
        # Half a unit in the last place at most, so that f32 values stay what they are.
        unit = np.exp2(np.frexp(values)[1] - 24.0)
        # Infinities, NaN and zeros stay: what underflows is exactly 0.
        rounded = np.where(np.isfinite(values) & (values != 0), values + lot * unit, values).astype(np.float32)
        if self.flush:
            rounded = np.where(np.abs(rounded) < SMALLEST_NORMAL, np.copysign(np.float32(0), rounded), rounded)
        return rounded.astype(np.float64)

    def total(self, values, terms):
        count, size = terms.count(), terms.magnitude()
        whole = (values == np.rint(values)) & (size <= 2.0**24)
        lot = self.rng.random(values.shape) - 0.5
        off = np.where((count > 1) & ~whole & np.isfinite(size), lot * np.sqrt(count) * 2.0**-24 * size, -0.0)
        total = values + off
        if self.one_by_one and terms.one_by_one:
            total = np.where(np.isfinite(size), terms.one_by_one(), values)
        if any(self.overflows) and not (size <= LARGEST).all():
            for overflows, sign, part in zip(self.overflows, (1, -1), terms.parts()):
                if overflows:
                    total = np.where(part > LARGEST, total + sign * np.inf, total)
        return self.round(total)


class Cancelling(Random):
    """The same, where some of the sums of which roundings leave less than another order costs are exactly 0."""

    def total(self, values, terms):
        total = super().total(values, terms)
        noise = np.sqrt(terms.count()) * 2.0**-24 * terms.magnitude()
        cancels = np.isfinite(noise) & (np.abs(values) <= noise) & (self.rng.random(values.shape) < self.rng.random() / 2)
        return np.where(cancels, 0.0, total)
