"""Fits how large things are at the front of a house to readings by eye, and writes renderer/see/front-weights.generated.ts.

  node script/run.mjs training/front-features.ts FOLDER... > features.jsonl
  front_sizes.py features.jsonl            writes the weights; photos put aside are left out
  front_sizes.py features.jsonl --check    tells how far off readings are that were not fitted to, ten parts in turn

Ridge regression of the logarithm of the share of the picture's height that a foot takes. Put aside: fold 3 of the manifest, and the photos
of known-sizes.json whose readings are for judging.
"""

import argparse
import json
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
OUT = HERE.parent / "renderer" / "see" / "front-weights.generated.ts"
# How much a reading counts, by how sure it is.
WORTH = {1: 0.15, 2: 0.5, 3: 1.0}
# The first features say where the front lies; the rest are means of the network's values and count less each.
PLAIN, PLAIN_WORTH = 25, 3.0
# Of 200, 500, 1000 and 2000 the one with most sure readings within 15% in ten parts in turn, with 2000 (44%).
PENALTY = 1000.0


def readings(lines):
    """Of each photo the logarithm of the share of a foot, and how much it counts."""
    found = {}
    for line in lines:
        row = json.loads(line)
        worth = np.array([WORTH[one["sure"]] for one in row["read"]])
        logs = np.log([(one["foot"] - one["top"]) / 100 / one["ft"] for one in row["read"]])
        found[row["photo"]] = (float((worth * logs).sum() / worth.sum()), float(worth.max()))
    return found


def put_aside():
    manifest = json.loads((HERE / "photos" / "manifest.json").read_text())
    known = json.loads((HERE / "known-sizes.json").read_text())
    return {row["name"] for row in manifest if row["fold"] == 3} | {row["photo"] for row in known if row["half"] == "aside"}


def fit(x, y, worth):
    """Offset and weights of the features themselves."""
    middle, spread = x.mean(0), x.std(0) + 1e-6
    scale = np.where(np.arange(x.shape[1]) < PLAIN, PLAIN_WORTH, 1.0) / spread
    even = (x - middle) * scale
    mean = np.average(y, weights=worth)
    weighed = even * worth[:, None]
    found = np.linalg.solve(even.T @ weighed + PENALTY * np.eye(x.shape[1]), weighed.T @ (y - mean)) * scale
    return np.concatenate([[mean - middle @ found], found])


def tell(title, errors):
    print(f"{title}: {len(errors)} photos, within 15% {np.mean(errors < np.log(1.15)):.0%}, middle {np.expm1(np.median(errors)):.0%}")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("features")
    options.add_argument("--check", action="store_true")
    options = options.parse_args()
    features = {row["photo"]: row["features"] for row in map(json.loads, open(options.features))}
    read = readings((HERE / "front-sizes.jsonl").read_text().splitlines())
    names = [name for name in read if name in features]
    x = np.array([features[name] for name in names])
    y, worth = np.array([read[name] for name in names]).T
    aside = np.array([name in put_aside() for name in names])
    weights = fit(x[~aside], y[~aside], worth[~aside])
    if options.check:
        off = lambda which, w: np.abs(w[0] + x[which] @ w[1:] - y[which])
        sure = worth == 1
        order, errors = np.random.default_rng(0).permutation(np.where(~aside)[0]), np.zeros(len(y))
        for part in range(10):
            out = order[part::10]
            rest = np.setdiff1d(order, out)
            errors[out] = off(out, fit(x[rest], y[rest], worth[rest]))
        tell("ten parts in turn, sure readings", errors[~aside & sure])
        tell("put aside, sure readings", off(aside & sure, weights))
        return
    numbers = ", ".join(f"{weight:.5g}" for weight in weights)
    OUT.write_text(
        "/** Made by training/front_sizes.py: the offset, then a weight for each of the features of front-features.ts. */\n"
        f"export const FRONT_WEIGHTS: readonly number[] = [\n  {numbers},\n];\n"
    )
    print(f"{(~aside).sum()} photos")


main()
