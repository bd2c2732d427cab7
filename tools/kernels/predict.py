"""What a kernel will take on a chip: the static estimate, corrected by what was measured of other programs.

The model, with its least, expected and largest value (`grpo-opt --chip-info` has them, from calibrate.py's data):

    time = max(pace * compute, overlapped bytes / rate) + other bytes / rate
"""


def kernel(k: dict, chip: dict) -> list[float]:
    """Seconds of one call at least, as expected, and at most; `k` as kernels.dump gives it, `chip` as --chip-info does."""
    waiting = k["waiting_bytes"]
    times = []
    # A low rate makes a long time.
    for pace, share in zip(chip["paces"], reversed(chip["hbm_shares"]), strict=True):
        rate = share * chip["hbm_bandwidth"] * k["cores"]
        times.append(max(pace * k["compute_seconds"], (k["hbm_bytes"] - waiting) / rate) + waiting / rate)
    return times


def program(kernels: list[dict], other_seconds: float, chip: dict) -> list[float]:
    """Seconds of all calls and of the other operations."""
    own = [sum(k["predicted_seconds"][i] * k["calls"] for k in kernels) for i in range(3)]
    return [times + other * other_seconds for times, other in zip(own, chip["xla_paces"], strict=True)]
