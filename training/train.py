"""Trains the seeing network and writes weights.

  train.py --fold 0..3 --out DIR      leaves the photos of that fold out (cross-validation)
  train.py --out DIR                  trains on all photos but those of fold 3: what ships
  Photos of fold 3 are put aside for judging: nothing here learns from them, whatever the fold, but with --with-aside.
  options: --steps 3000  --minutes 30  --seed 1  --sources unsplash,pexels  (leave out photos of other sources)
           --start NET.pt (of the shipped file: from_weights.py)  --rate 1.5e-3  --crops large  --batch 12  --made 1.5  (how often each rendered scene comes per pass over the photos)
"""

import argparse
import json
import random
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from augment import augment, mix
from classes import CLASSES, UNLABELED
from export import export
from textures import pieces_of
from network import build, conv, with_coordinates

HERE = Path(__file__).parent
# Training crops, pixels, and the share of the steps at which each ends: small crops first, which cost a third (progressive resizing).
# Large ones alone show things as large as the product sees them: for going on from a network that has learned from small ones.
STAGES = {"growing": [((96, 128), 0.72), ((160, 224), 1.0)], "large": [((160, 224), 1.0)]}
# House within two answers of ground counts three times: where the foot of a wall is seen too high, a new lawn climbs the wall.
FOOT_WEIGHT, FOOT_REACH = 3.0, 2
LONG_SIDE = 320  # at which photos are seen in the product
ASIDE = 3  # the fold of photos that are for judging alone
MEAN, STD = [0.45, 0.45, 0.45], [0.25, 0.25, 0.25]


def layers_of(stem=16, widths=(16, 32, 64, 112, 128), wide_level=3):
    """U-Net from stride 2 to stride 32, with a wide look and a mean of the whole picture at the bottom. `wide_level`: another wide look there, None without."""
    layers = []

    def push(layer):
        layers.append(layer)
        return len(layers) - 1

    at = push(conv(-1, stem, stride=2))
    skips = []
    for level, width in enumerate(widths):
        at = push(conv(at, width, stride=2 if level else 1))
        if level:
            at = push(conv(at, width))
        if level == wide_level:
            wide = push(conv(at, width, dilation=2, relu=False))
            at = push({"op": "add", "from": [at, wide], "relu": True})
        if level == len(widths) - 1:
            at = push(conv(at, width, dilation=2))
            mean = push({"op": "mean", "from": [at]})
            mean = push(conv(mean, width, kernel=1))
            at = push({"op": "add", "from": [at, mean], "relu": True})
        skips.append(at)
    for level in range(len(widths) - 2, -1, -1):
        at = push({"op": "up", "from": [at]})
        at = push({"op": "concat", "from": [at, skips[level]]})
        at = push(conv(at, widths[level]))
    push(conv(at, len(CLASSES), kernel=1, relu=False))
    return layers


def read(name):
    """A photo and its label. Photos that lie elsewhere may be larger than their labels: crops of both must show the same place."""
    label = Image.open(HERE / "labels" / f"{name}.png").convert("L")
    image = Image.open(HERE / "photos" / f"{name}.jpg").convert("RGB")
    return image if image.size == label.size else image.resize(label.size, Image.BOX), label


def half(pair):
    """A copy of half the size, for small crops."""
    image, label = pair
    size = (image.width // 2, image.height // 2)
    return image.resize(size, Image.BOX), label.resize(size, Image.NEAREST)


def tensor(pictures):
    x = torch.from_numpy(np.stack(pictures).transpose(0, 3, 1, 2).copy())
    x = (x - torch.tensor(MEAN).view(1, 3, 1, 1)) / torch.tensor(STD).view(1, 3, 1, 1)
    return with_coordinates(x)


def seen(image, long_side=LONG_SIDE):
    """A photo as the product hands it to the network."""
    scale = long_side / max(image.size)
    size = [max(32, round(v * scale / 32) * 32) for v in image.size]
    return np.asarray(image.resize(size, Image.BOX)).astype(np.float32) / 255


def logits_of(net, image):
    net.eval()
    a = seen(image)
    with torch.no_grad():
        return net(tensor([a]))


def foot_of(y):
    """Weights (batch, height, width) of the answers to labels `y`: FOOT_WEIGHT where house lies within FOOT_REACH of ground, else 1."""
    ids = lambda names: torch.tensor([CLASSES.index(n) for n in names], device=y.device)
    ground = torch.isin(y, ids(["lawn", "soft", "drive", "walk", "street"])).float().unsqueeze(1)
    near = F.max_pool2d(ground, 2 * FOOT_REACH + 1, stride=1, padding=FOOT_REACH)[:, 0] > 0
    house = torch.isin(y, ids(["building", "garage"]))
    return torch.where(near & house, FOOT_WEIGHT, 1.0)


def score(net, pairs):
    """Confusion (truth, seen) over pixels of the labels, and the logits with their truth for the temperature."""
    confusion = np.zeros((len(CLASSES), len(CLASSES)), np.int64)
    samples = []
    for image, label in pairs:
        truth = np.asarray(label)
        out = F.interpolate(logits_of(net, image), size=truth.shape, mode="bilinear", align_corners=False)[0]
        best = out.argmax(0).numpy()
        known = truth != UNLABELED
        np.add.at(confusion, (truth[known], best[known]), 1)
        flat = out.reshape(len(CLASSES), -1)
        pick = np.flatnonzero(known.ravel())[::97]
        samples.append((flat[:, pick].T, torch.from_numpy(truth.ravel()[pick].astype(np.int64))))
    return confusion, torch.cat([s[0] for s in samples]), torch.cat([s[1] for s in samples])


def temperature(logits, truth):
    """The divisor that makes the stated probabilities come true (Guo et al. 2017)."""
    grid = [0.6 + 0.05 * k for k in range(50)]
    return min(grid, key=lambda t: F.cross_entropy(logits / t, truth).item())


def table(confusion):
    hit = np.diag(confusion)
    union = confusion.sum(0) + confusion.sum(1) - hit
    lines = [f"accuracy {hit.sum() / max(1, confusion.sum()):.4f}"]
    lines += [f"{n:9s} IoU {hit[k] / max(1, union[k]):.3f}  of {confusion[k].sum() / confusion.sum():.3f}" for k, n in enumerate(CLASSES)]

    def joined(names):
        ids = [CLASSES.index(n) for n in names]
        both = confusion[np.ix_(ids, ids)].sum()
        return both / max(1, confusion[ids].sum() + confusion[:, ids].sum() - both)

    for names in (["building", "garage"], ["lawn", "soft"], ["drive", "walk"], ["drive", "walk", "street"]):
        lines.append(f"{'+'.join(names)} IoU {joined(names):.3f}")
    house = confusion[[1, 2]]
    lines.append(f"house seen as lawn, soft, drive, walk, street: {house[:, [3, 4, 5, 6, 7]].sum() / max(1, house.sum()):.4%}, as lawn or soft {house[:, [3, 4]].sum() / max(1, house.sum()):.4%}")
    return "\n".join(lines)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--fold", type=int, default=-1)
    options.add_argument("--with-aside", action="store_true", help="learn from the photos of fold 3 too: then they judge nothing any more")
    options.add_argument("--out", required=True)
    options.add_argument("--steps", type=int, default=3000)
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--threads", type=int, default=1)
    options.add_argument("--sources", default="")
    options.add_argument("--start", default="")
    options.add_argument("--mean-with", help="net.pt whose weights are averaged, one to one, with those trained here: near each other, as after a few steps from one start")
    options.add_argument("--rate", type=float, default=0)
    options.add_argument("--crops", choices=list(STAGES), default="growing")
    options.add_argument("--batch", type=int, default=16)
    options.add_argument("--made", type=float, default=0.25)
    o = options.parse_args()
    random.seed(o.seed), np.random.seed(o.seed), torch.manual_seed(o.seed)
    torch.set_num_threads(o.threads)
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    wanted = set(o.sources.split(",")) if o.sources else None
    rows = [r for r in json.loads((HERE / "photos" / "manifest.json").read_text())]

    def checked():
        """Photos whose label was corrected by eye and that are here: some lie only where the manifest says."""
        done = {p.stem for p in (HERE / "edits").glob("*.txt")}
        files = lambda name: (HERE / "labels" / f"{name}.png", HERE / "photos" / f"{name}.jpg")
        return [r for r in rows if r["name"] in done and all(file.exists() for file in files(r["name"]))]

    def training():
        left_out = {o.fold} if o.with_aside else {o.fold, ASIDE}
        return [read(r["name"]) for r in checked() if r["fold"] not in left_out and (wanted is None or r.get("source", "unsplash") in wanted)]

    pictures = training()
    synthetic = sorted(p.stem for p in (HERE / "synthetic").glob("*.jpg"))
    made = [(Image.open(HERE / "synthetic" / f"{n}.jpg").convert("RGB"), Image.open(HERE / "synthetic" / f"{n}.png").convert("L")) for n in synthetic]
    print(len(pictures), "photos,", len(made), "synthetic;", len(rows) - len(checked()), "listed photos are not here", flush=True)
    share = np.zeros(len(CLASSES))
    for _, label in pictures:
        share += np.bincount(np.asarray(label).ravel(), minlength=256)[: len(CLASSES)]
    weight = torch.tensor((share / share.sum() + 0.01) ** -0.3, dtype=torch.float32)
    weight = weight / weight.mean()
    layers = layers_of()
    net = build(layers, 5).to(memory_format=torch.channels_last)
    if o.start:
        net.load_state_dict(torch.load(o.start))
    pieces = pieces_of(pictures)
    average = {k: v.clone() for k, v in net.state_dict().items()}
    print(sum(p.numel() for p in net.parameters()), "parameters")
    total = o.steps
    optimizer = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=5e-3)
    rate = o.rate or (2e-3 if o.start else 5e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=total, pct_start=0.2)
    started, step, loss_sum = time.time(), 0, 0.0
    order = []
    while step < total:
        batch = []
        height, width = next(size for size, until in STAGES[o.crops] if step < until * total)
        while len(batch) < o.batch:
            if not order:
                order = list(range(len(pictures)))
                random.shuffle(order)
                made_order = [random.choice(made) for _ in range(round(o.made * len(made)))] if made else []
                mixed = [pictures[i] for i in order] + made_order
                mixed = [half(pair) for pair in mixed] if height < 112 else mixed
                random.shuffle(mixed)
                order = mixed
            batch.append(augment(*order.pop(), height, width, pieces))
        mix(batch)
        x = tensor([b[0] for b in batch]).contiguous(memory_format=torch.channels_last)
        # The network answers at half size: so is it asked, at one of the two middles of each pair of pixels.
        at = random.randrange(2)
        y = torch.from_numpy(np.stack([b[1][at::2, at::2] for b in batch]).astype(np.int64))
        net.train()
        guess = net(x)
        counted = foot_of(y) * (y != UNLABELED)
        each = F.cross_entropy(guess, y, weight=weight, ignore_index=UNLABELED, label_smoothing=0.03, reduction="none")
        loss = (each * counted).sum() / (counted * weight[y.clamp(max=len(CLASSES) - 1)]).sum()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        schedule.step()
        loss_sum += loss.item()
        step += 1
        keep = min(0.998, 1 - 1 / (1 + step / 4))
        for k, v in net.state_dict().items():
            if v.dtype.is_floating_point:
                average[k].mul_(keep).add_(v, alpha=1 - keep)
            else:
                average[k].copy_(v)
        if step % 100 == 0 or step == total:
            print(f"step {step} loss {loss_sum / 100:.3f} {time.time() - started:.0f} s, {len(pictures)} photos", flush=True)
            loss_sum = 0.0
            torch.save(average, out / "net.pt")
        if time.time() - started > o.minutes * 60:
            print("out of time at step", step, "of", total)
            break
    if o.mean_with:
        for k, other in torch.load(o.mean_with).items():
            if other.dtype.is_floating_point:
                average[k].lerp_(other, 0.5)
    net.load_state_dict(average)
    torch.save(average, out / "net.pt")
    heat = 1.0
    held = [read(r["name"]) for r in checked() if r["fold"] == o.fold]
    if held:
        confusion, logits, truth = score(net, held)
        heat = temperature(logits, truth)
        np.save(out / "confusion.npy", confusion)
        (out / "score.txt").write_text(table(confusion) + f"\ntemperature {heat:.2f}\n")
        print(table(confusion), "\ntemperature", heat)
    batches = [tensor([seen(image)]) for image, _ in (pictures + made)[:: max(1, len(pictures) // 40)]]
    header = {"classes": CLASSES, "longSide": LONG_SIDE, "multiple": 32, "mean": MEAN, "std": STD, "coords": True, "temperature": heat}
    print(export(net, layers, header, batches, out / "weights.bin"), "bytes")


if __name__ == "__main__":
    main()
