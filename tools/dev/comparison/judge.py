"""Whether a fused program's results are as good as the original's.

The contract: what is not finite in the original is not finite, NaN or an infinity, and a finite value is no further from the result
in f64 than 1.5 times the original's, plus one unit in the last place of its type, plus what f32 arithmetic in another
order may cost.  That last part is measured, for the program at hand: the original is evaluated a few times with every
operation rounded up or down at random and every sum disturbed as another order would (stablehlo_numpy.Random).  What
changes from one evaluation to the next, be it a digit, an argmax or whether a product underflows, is decided by
roundings, and no program can be held to it; what stays is decided by the program.
"""

import dataclasses

import numpy as np

from .arithmetic import Arithmetic, Cancelling, InRange, Narrowing, Nearest, Random
from .stablehlo_numpy import Module

# A fused program may be so many times as far from f64 as the original.
SLACK = 1.5
# Evaluations with random roundings, and how far beyond the largest change that they show a result may be.  A normal
# deviate exceeds three times the largest of eight in about one of a million cases.
DRAWS, DEVIATIONS = 8, 3.0
# How often the inputs of a program with bf16 values are changed a little.
JITTERS = 24
# How many times as coarse as entries like it an entry may be over that many inputs: a fault in one tile or column is lost
# among the roundings of all others.  The ratio of two root mean squares of 24 exceeds 4 in none of a million.
LOCAL = 4.0


@dataclasses.dataclass
class Difference:
    """An output that breaks the contract."""

    output: int
    kind: str  # "special" (NaN or infinity), "integer", "digits", "shape"
    detail: str

    def __str__(self) -> str:
        return f"output {self.output}, {self.kind}: {self.detail}"


class Judge:
    """Judges results for one original and its inputs."""

    def __init__(self, text: str, inputs: list[np.ndarray]):
        self.module, self.inputs = Module(text), inputs
        self.exact = self.module(inputs, Arithmetic())
        self._draws: list[list[np.ndarray]] = []
        self.measured = False  # whether random roundings had to be looked at

    def draws(self, output: int) -> np.ndarray:
        """One output of every evaluation with random roundings."""
        if not self._draws:
            self.measured = True
            self._draws = [self.module(self.inputs, Random(seed)) for seed in range(DRAWS)]
        return np.stack([d[output] for d in self._draws])

    def differences(self, expected: list[np.ndarray], actual: list[np.ndarray]) -> list[Difference]:
        """What is wrong with `actual`, where the original gave `expected`."""
        if len(expected) != len(actual):
            return [Difference(0, "shape", f"{len(actual)} outputs instead of {len(expected)}")]
        found = (self.difference(i, a, b) for i, (a, b) in enumerate(zip(expected, actual)))
        return [d for d in found if d]

    def difference(self, i: int, a: np.ndarray, b: np.ndarray) -> Difference | None:
        """What is wrong with one output."""
        with np.errstate(all="ignore"):
            return self._difference(i, a, b)

    def _difference(self, i: int, a: np.ndarray, b: np.ndarray) -> Difference | None:
        if a.shape != b.shape or a.dtype != b.dtype:
            return Difference(i, "shape", f"{b.dtype}{list(b.shape)} instead of {a.dtype}{list(a.shape)}")
        if not a.size or (a.dtype.kind in "biu" and (a == b).all()):
            return None
        if a.dtype.kind in "biu":
            seen = np.concatenate([self.draws(i), self.exact[i][None]])
            bad = (a != b) & ((b < seen.min(0)) | (b > seen.max(0)))
            return Difference(i, "integer", self.sample(i, a, b, bad)) if bad.any() else None
        unit = np.abs(np.spacing(np.where(np.isfinite(a), a, 0).astype(a.dtype))).astype(np.float64)
        unit = np.where(np.isfinite(unit), unit, 0)
        a, b, exact = (np.asarray(x).astype(np.float64) for x in (a, b, self.exact[i]))
        moved = kind_of(a) != kind_of(b)
        if moved.any():
            moved &= ~(kind_of(self.draws(i)) == kind_of(b)).any(0)
            if moved.any():
                # One evaluation more: in f64 1 - 1 is exactly 0, which few roundings give.
                moved &= kind_of(self.module(self.inputs, InRange())[i]) != kind_of(b)
            if moved.any():
                cancelled = (self.module(self.inputs, Cancelling(seed))[i] for seed in range(2 * DRAWS))
                moved &= ~np.any([kind_of(c) == kind_of(b) for c in cancelled], 0)
            if moved.any():
                return Difference(i, "special", self.sample(i, a, b, moved))
        finite = np.isfinite(a) & np.isfinite(b)
        far = finite & (np.abs(a - b) > unit)
        if not far.any():
            return None
        # Where f64 has no number, the original is all there is to compare with.
        exact = np.where(np.isfinite(exact), exact, a)
        theirs, ours = (np.where(finite, np.abs(x - exact), 0) for x in (a, b))
        allowed = SLACK * spread(theirs, exact, finite) + unit
        if not (far & (ours > allowed)).any():
            return None
        noise = np.abs(self.draws(i) - exact)
        # A draw that is no number says that roundings decide about that.
        noise = np.where(np.isnan(noise), np.inf, noise).max(0)
        allowed = allowed + DEVIATIONS * spread(noise, exact, finite)
        bad = far & (ours > allowed)
        if not bad.any():
            return None
        worst = np.unravel_index(np.argmax(np.where(bad, ours / np.maximum(allowed, 1e-300), 0)), bad.shape)
        return Difference(i, "digits", f"{ours[worst] / allowed[worst]:.3g} times the error allowed: off f64 by "
                          f"{ours[worst]:.3g}, the original by {theirs[worst]:.3g}, roundings by {noise[worst]:.3g}; "
                          + self.sample(i, a, b, bad, worst))

    def coarser(self, output: int, original, fused) -> bool:
        """Whether a program is coarser than the original on inputs like these, run by two functions of the inputs.

        Roundings to bf16 that XLA keeps are as large as what is measured, and which of them it keeps nobody knows: one
        result may be near f64 by chance.  So both programs run on inputs that are changed a little, and root mean
        squares of errors are compared, of all entries and of each; those of few numbers vary by chance as well.
        """
        theirs, ours, size = sizes = self.errors(output, original, fused, JITTERS)
        unit = root_mean_square(np.where(np.isfinite(size), size, 0)) * 2.0**-8
        typical = np.quantile(sizes, 0.75, axis=1)
        size = root_mean_square(size)

        def coarse(theirs, ours):
            return ours > LOCAL * spread(theirs, size, np.isfinite(size)) + unit

        # Where errors are factors (an exponential of logits of 1000), a single one makes the root mean square of an entry.
        if (coarse(*map(root_mean_square, (theirs, ours))) & coarse(typical[0], typical[1])).any():
            return True
        allowed = SLACK * (1 + 1.2 / np.sqrt(size.size))
        if overall(ours) <= allowed * overall(theirs):
            return False
        # Where roundings decide on which side of a clipped ratio a row is, one input on which they do may be all of it.
        if alone(ours) is None:
            return True
        theirs, ours, _ = self.errors(output, original, fused, 8 * JITTERS)
        if overall(ours) > allowed * overall(theirs) and (one := alone(ours)) is not None:
            # One of so many says nothing of the program; what the other one makes of this input is left out as well.
            theirs, ours = (np.delete(errors, one, axis=0) for errors in (theirs, ours))
        return bool(overall(ours) > allowed * overall(theirs))

    def errors(self, output: int, original, fused, inputs: int) -> np.ndarray:
        """The errors of two programs, and the results' sizes, on so many inputs."""
        sizes = []
        for arguments in self.jittered(inputs):
            exact = self.module(arguments, Arithmetic())[output]
            results = [np.asarray(p(arguments)[output]).astype(np.float64) for p in (original, fused)]
            known = np.isfinite(exact) & np.isfinite(results[0]) & np.isfinite(results[1])
            with np.errstate(all="ignore"):
                sizes.append([np.where(known, np.abs(x), 0) for x in (*(r - exact for r in results), exact)])
        return np.stack(sizes, axis=1)

    def decided(self, output: int, expected: np.ndarray, actual: np.ndarray) -> bool:
        """Whether integers are others than the original's, further from f64's than the contract allows, and none that it
        gives where roundings to bf16 fall otherwise, or are left out."""
        seen = [self.module(inputs, Nearest())[output] for inputs in self.jittered()]
        seen += [self.module(self.inputs, Narrowing(seed))[output] for seed in range(3 * JITTERS)]
        outside = (actual < np.min(seen, 0)) | (actual > np.max(seen, 0))
        exact = self.exact[output].astype(np.float64)
        further = np.abs(actual - exact) > SLACK * np.abs(expected - exact)
        return bool((outside & further).any())

    def jittered(self, count: int = JITTERS):
        """The inputs, changed by a little more than what they would be rounded to bf16, several times."""
        for seed in range(count):
            rng = np.random.default_rng(seed)
            yield [a if a.dtype.kind in "biu" else
                   (a.astype(np.float64) * (1 + 2**-6 * rng.uniform(-1, 1, a.shape))).astype(a.dtype)
                   for a in self.inputs]

    def sample(self, i: int, a, b, bad, first=None) -> str:
        """An entry that is wrong, in all versions, and how many there are."""
        at = first if first is not None else np.unravel_index(np.flatnonzero(bad)[0], bad.shape)
        return (f"{int(bad.sum())} of {bad.size} entries, at {list(map(int, at))} original {a[at]:.9g}, "
                f"fused {b[at]:.9g}, f64 {self.exact[i][at]:.9g}")


def root_mean_square(errors: np.ndarray) -> np.ndarray:
    """Of each entry, over all inputs."""
    with np.errstate(over="ignore"):
        return np.sqrt(np.square(errors).mean(0))


def overall(errors: np.ndarray) -> float:
    """The root of the sum of all squares."""
    with np.errstate(over="ignore"):
        return np.sqrt(np.square(errors).sum())


def alone(errors: np.ndarray) -> int | None:
    """The input that makes more than a third of all that is off, if one does."""
    each = np.square(errors).sum(tuple(range(1, errors.ndim)))
    return int(np.argmax(each)) if each.max() > each.sum() / 3 else None


def kind_of(a: np.ndarray) -> np.ndarray:
    """Whether a number is finite: which of NaN and the infinities a broken row gives is not promised."""
    return np.isfinite(a)


def spread(errors: np.ndarray, exact: np.ndarray, finite: np.ndarray) -> np.ndarray:
    """Errors of single entries, which may be small by chance, as those of entries like them.

    An entry's error is taken for at least the median of all entries', and for at least as large a share of the entry
    as it is for nine entries out of ten.
    """
    known = finite & np.isfinite(errors) & np.isfinite(exact)
    if known.sum() < 2:
        return errors
    some = known & (exact != 0)
    share = np.quantile(errors[some] / np.abs(exact[some]), 0.9) if some.any() else 0.0
    return np.maximum(errors, np.maximum(np.median(errors[known]), share * np.where(np.isfinite(exact), np.abs(exact), 0)))
