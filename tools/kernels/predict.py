"""What a kernel will take on a chip: the static estimate, corrected by what was measured of other programs.

The model, with its least, expected and largest value (sources in docs/kernels.md):

    time = max(pace * compute, overlapped bytes / rate) + other bytes / rate
"""

# Measured by estimated times of XLA's own operations: 0.65 for memory-bound programs, up to 1.14 for products.
OTHERS = (0.65, 1.0, 1.14)


def kernel(k: dict, chip: dict) -> list[float]:
    """Seconds of one call at least, as expected, and at most; `k` as kernels.dump gives it, `chip` as --chip-info does."""
    waiting = k["waiting_bytes"]
    times = []
    # A low rate makes a long time.
    for pace, share in zip(chip["paces"], reversed(chip["hbm_shares"]), strict=True):
        rate = share * chip["hbm_bandwidth"] * k["cores"]
        times.append(max(pace * k["compute_seconds"], (k["hbm_bytes"] - waiting) / rate) + waiting / rate)
    return times


def program(kernels: list[dict], other_seconds: float) -> list[float]:
    """Seconds of all calls and of the operations beside them."""
    own = zip(*([t * k["calls"] for t in k["predicted_seconds"]] for k in kernels), strict=True)
    return [sum(times) + other * other_seconds for times, other in zip(own, OTHERS, strict=True)]
