"""Rewrites an artifact's producer string to a StableHLO version of the far future."""
import re
import sys

source, target = sys.argv[1:]
data = open(source, "rb").read()
version = re.search(rb"StableHLO_v([0-9.]+)\0", data).group(1)
newer = b"9.99.0".ljust(len(version), b"0")[: len(version)]
open(target, "wb").write(data.replace(b"StableHLO_v" + version, b"StableHLO_v" + newer, 1))
