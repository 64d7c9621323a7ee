"""Ground and sky of one photo on the shapes of another: how a thing looks must not be learned together with where it lay."""

import random

import numpy as np
from PIL import Image

from classes import NUMBER

# Classes whose look says what they are at any size, and the least share of a photo that a piece has to cover.
KINDS = [NUMBER[name] for name in ("sky", "lawn", "soft", "drive", "walk", "street")]
LEAST_SHARE = 0.004
PURITY = 0.97


def pieces_of(pairs, tries=400, seed=7, kinds=KINDS):
    """{class: [picture, ...]}: for each photo the largest rectangle found that is nearly all of one class."""
    dice = random.Random(seed)
    found = {kind: [] for kind in kinds}
    for image, label in pairs:
        truth = np.asarray(label)
        h, w = truth.shape
        for kind in kinds:
            mask = truth == kind
            if mask.mean() < LEAST_SHARE:
                continue
            sums = np.pad(mask.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
            ys, xs = np.nonzero(mask)
            best = None
            for _ in range(tries):
                k = dice.randrange(len(ys))
                bw, bh = dice.randrange(12, w // 2), dice.randrange(10, h // 3)
                x0, y0 = max(0, xs[k] - bw // 2), max(0, ys[k] - bh // 2)
                x1, y1 = min(w, x0 + bw), min(h, y0 + bh)
                inside = sums[y1, x1] - sums[y0, x1] - sums[y1, x0] + sums[y0, x0]
                area = (x1 - x0) * (y1 - y0)
                if inside >= PURITY * area and (best is None or area > best[0]):
                    best = (area, (x0, y0, x1, y1))
            if best and best[0] >= LEAST_SHARE * w * h:
                found[kind].append(image.crop(best[1]))
    return found


def retexture(picture, truth, pieces):
    """`picture`: PIL, `truth`: PIL. One or two kinds in it get the look of another photo's; shading of the place half of the time."""
    a, numbers = np.asarray(picture).copy(), np.asarray(truth)
    present = [kind for kind in KINDS if pieces[kind] and (numbers == kind).mean() > 0.02]
    for kind in random.sample(present, min(len(present), random.choice([1, 1, 2]))):
        mask = numbers == kind
        ys, xs = np.nonzero(mask)
        y0, y1, x0, x1 = ys.min(), ys.max() + 1, xs.min(), xs.max() + 1
        piece = random.choice(pieces[kind])
        w, h = piece.size
        share = random.uniform(0.5, 1)
        cw, ch = max(6, int(w * share)), max(6, int(h * share))
        x, y = random.randint(0, w - cw), random.randint(0, h - ch)
        patch = piece.crop((x, y, x + cw, y + ch)).resize((int(x1 - x0), int(y1 - y0)), Image.BILINEAR)
        if random.random() < 0.5:
            patch = patch.transpose(Image.FLIP_LEFT_RIGHT)
        patch = np.asarray(patch).astype(np.float32)
        own = mask[y0:y1, x0:x1]
        if random.random() < 0.5:
            old = a[y0:y1, x0:x1][own].astype(np.float32).mean()
            patch = patch * np.clip(old / max(8, patch[own].mean()), 0.4, 2.5)
        a[y0:y1, x0:x1][own] = np.clip(patch[own], 0, 255).astype(np.uint8)
    return Image.fromarray(a)
