"""Runs grpo-opt on damaged copies of files: exit codes other than 0 and 1, and silence, are failures.

Damage is the same in every run: the random numbers are seeded by the file's content.
"""
import random
import subprocess
import sys
import zlib

binary, *files = sys.argv[1:]
failures = 0
for name in files:
    original = open(name, "rb").read()
    rng = random.Random(zlib.crc32(original))
    cases = [original[: rng.randrange(len(original))] for _ in range(15)]
    for _ in range(45):
        damaged = bytearray(original)
        for _ in range(rng.choice([1, 1, 1, 2, 8])):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        cases.append(bytes(damaged))
    for case in cases:
        command = [binary, "-", "-o", "/dev/null", "--remarks=none"]
        done = subprocess.run(command, input=case, capture_output=True, timeout=60)
        if done.returncode not in (0, 1) or (done.returncode == 1 and b"error:" not in done.stderr):
            failures += 1
            with open(f"{name}.failure{failures}", "wb") as kept:
                kept.write(case)
            print(f"exit code {done.returncode} for {name}.failure{failures}: {done.stderr[-300:]}")
sys.exit(1 if failures else 0)
