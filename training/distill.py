"""Trains on a graphics processor: first a large teacher, then the small network that ships, from its answers and the labels.

  distill.py teach --out out/teacher --seconds 220 [--fold K] [--scenes DIR]
  distill.py learn --out out/all --seconds 275 --teacher out/teacher/teacher.pt [--fold K] [--scenes DIR] [--heat 0.85]

`--fold K` leaves out the photos of fold K; those of fold 3 are always left out. `--scenes`: rendered sites of scenes/make.py. Time, not steps,
sets the schedule.
"""

import argparse
import json
import math
import random
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from batches import Batches, Lettering, Pool, Textures
from classes import CLASSES, UNLABELED
from export import export
from network import build, with_coordinates
from teacher import Teacher
from train import ASIDE, HERE, LONG_SIDE, MEAN, STD, foot_of, layers_of, read, score, seen, table, temperature, tensor

# Longer side of photos and of rendered sites, pixels: see training/README.md.
PHOTO_SIDE, SCENE_SIDE = 512, 352
# Rate of learning at its highest, weight decay, and size of a batch.
STAGES = {"teach": (1e-3, 0.03, 48), "learn": (4e-3, 5e-3, 64)}
WARM_UP = 0.06  # share of the time
# What the labels count beside what the teacher says.
LABELS_SHARE = 0.35
# Steps over which weights are averaged, about; at first over a sixth of those that were.
AVERAGED = 0.999
REPORT_SECONDS = 15


def rendered(folder):
    return [(Image.open(p).convert("RGB"), Image.open(p.with_suffix(".png")).convert("L")) for p in sorted(Path(folder).glob("*.jpg"))]


def labeled(fold):
    """Photos to learn from, and those to measure on: of the fold that is left out, else those put aside."""
    rows = json.loads((HERE / "photos" / "manifest.json").read_text())
    here = lambda r: all((HERE / folder / f"{r['name']}.{end}").exists() for folder, end in (("labels", "png"), ("photos", "jpg")))
    learned = [read(r["name"]) for r in rows if r["fold"] not in (fold, ASIDE) and here(r)]
    held = [read(r["name"]) for r in rows if r["fold"] == (fold if fold >= 0 else ASIDE) and here(r)]
    return learned, held


def weights_of(pairs):
    """What a pixel of each class counts: rare classes more."""
    share = sum(np.bincount(np.asarray(label).ravel(), minlength=256)[: len(CLASSES)] for _, label in pairs)
    weight = torch.tensor((share / share.sum() + 0.01) ** -0.3, dtype=torch.float32)
    return weight / weight.mean()


def prepared(picture):
    """What the networks get of float RGB in 0..1."""
    of = lambda values: torch.tensor(values, device=picture.device).view(1, 3, 1, 1)
    return with_coordinates((picture - of(MEAN)) / of(STD)).contiguous(memory_format=torch.channels_last)


def rate_at(done, peak):
    """Rate of learning when the share `done` of the time is over."""
    falling = 0.5 * (1 + math.cos(math.pi * (done - WARM_UP) / (1 - WARM_UP))) + 0.002
    return peak * (done / WARM_UP if done < WARM_UP else falling)


def average_into(average, net, step):
    keep = min(AVERAGED, 1 - 1 / (1 + step / 6))
    with torch.no_grad():
        for k, v in net.state_dict().items():
            if v.dtype.is_floating_point:
                average[k].lerp_(v.float(), 1 - keep)
            else:
                average[k].copy_(v)


def loss_of(guess, truth, said, weight):
    """Cross-entropy against the labels, rare classes and the foot of walls counting more; with a teacher, how far from its shares `said`."""
    counted = foot_of(truth) * (truth != UNLABELED)
    each = F.cross_entropy(guess, truth, weight=weight, ignore_index=UNLABELED, label_smoothing=0.03, reduction="none")
    loss = (each * counted).sum() / (counted * weight[truth.clamp(max=len(CLASSES) - 1)]).sum().clamp(min=1)
    if said is None:
        return loss
    return LABELS_SHARE * loss + F.kl_div(F.log_softmax(guess, 1), said, reduction="none").sum(1).mean()


class Elsewhere:
    """A network on the device for functions whose pictures are not."""

    def __init__(self, net, device):
        self.net, self.device = net, device

    def eval(self):
        self.net.eval()

    def __call__(self, x):
        return self.net(x.to(self.device)).cpu()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("stage", choices=list(STAGES))
    options.add_argument("--out", required=True)
    options.add_argument("--fold", type=int, default=-1)
    options.add_argument("--seconds", type=float, default=200)
    options.add_argument("--batch", type=int, default=0)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--scenes", default="")
    options.add_argument("--made", type=float, default=0.35, help="rendered sites for each photo of a batch, at first; half of that in the end")
    options.add_argument("--teacher", default="")
    options.add_argument("--heat", type=float, default=1.0, help="temperature of the network of all photos, as a fold found it: on those put aside nothing is fitted")
    o = options.parse_args()
    random.seed(o.seed), np.random.seed(o.seed), torch.manual_seed(o.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    pairs, held = labeled(o.fold)
    own = rendered(HERE / "synthetic")
    scenes = rendered(o.scenes) if o.scenes else []
    print(len(pairs), "photos,", len(scenes), "rendered sites,", len(own), "rendered scenes", flush=True)
    photos = Pool(pairs + own, PHOTO_SIDE, device)
    sites = Pool(scenes, SCENE_SIDE, device, is_rendered=True) if scenes else None
    batches = Batches([photos, sites] if sites else [photos], Textures(pairs, device), Lettering(device))
    weight = weights_of(pairs).to(device)
    layers = layers_of()
    net = Teacher(len(CLASSES)) if o.stage == "teach" else build(layers, 5)
    net = net.to(device, memory_format=torch.channels_last)
    teacher = None
    if o.teacher:
        teacher = Teacher(len(CLASSES)).to(device, memory_format=torch.channels_last).eval()
        teacher.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(o.teacher, map_location=device).items()})
    average = {k: v.clone() for k, v in net.state_dict().items()}
    peak, decay, batch = STAGES[o.stage]
    optimizer = torch.optim.AdamW(net.parameters(), lr=peak, weight_decay=decay)
    halved = lambda: torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda")
    started, step, told = time.time(), 0, 0.0
    while (done := (time.time() - started) / o.seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = rate_at(done, peak)
        with torch.no_grad():
            picture, truth = batches.next(o.batch or batch, [1.0, o.made * (1 - 0.5 * done)])
            x = prepared(picture)
            with halved():
                said = torch.softmax(teacher(x).float(), 1) if teacher else None
        # The network answers at half size: so is it asked, at one of the two middles of each pair of pixels.
        at = random.randrange(2)
        net.train()
        with halved():
            guess = net(x)
        loss = loss_of(guess.float(), truth[:, at::2, at::2], said, weight)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        step += 1
        average_into(average, net, step)
        if time.time() - started - told > REPORT_SECONDS:
            told = time.time() - started
            print(f"{o.stage}, fold {o.fold}: step {step}, loss {loss.item():.3f}, {told:.0f} s", flush=True)
    net.load_state_dict(average)
    if o.stage == "teach":
        torch.save({k: v.half() if v.is_floating_point() else v for k, v in average.items()}, out / "teacher.pt")
    else:
        torch.save({k: v.cpu() for k, v in average.items()}, out / "net.pt")
    confusion, logits, truth = score(Elsewhere(net, device), held)
    heat = temperature(logits, truth)
    (out / "score.txt").write_text(table(confusion) + f"\ntemperature {heat:.2f}\n")
    print(f"{step} steps\n{table(confusion)}\ntemperature {heat:.2f}", flush=True)
    if o.stage == "learn":
        every = pairs + own
        calibration = [tensor([seen(image)]) for image, _ in every[:: max(1, len(every) // 40)]]
        header = {"classes": CLASSES, "longSide": LONG_SIDE, "multiple": 32, "mean": MEAN, "std": STD, "coords": True, "temperature": heat if o.fold >= 0 else o.heat}
        print(export(net.cpu(), layers, header, calibration, out / "weights.bin"), "bytes")


if __name__ == "__main__":
    main()
