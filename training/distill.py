"""Trains on a graphics processor: first a large teacher, then the small network that ships, from its answers and the labels.

  distill.py teach --out out/teacher --seconds 180 --base base.pt [--fold K] [--scenes DIR]
  distill.py learn --out out/all --seconds 300 --base base.pt --teacher out/teacher/teacher.pt [--start net.pt] [--fold K] [--scenes DIR] [--pool DIR]

`--fold K` leaves out the photos of fold K; those of fold 3 are always left out. `--scenes`: rendered sites of scenes/make.py. `--pool`: photos
without labels, which only the teacher explains. Time, not steps, sets the schedule.
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

from batches import LARGER, Batches, Lettering, Pool, Textures
from classes import CLASSES, UNLABELED
from export import export
from network import build, channels_of, with_coordinates
from teacher import SCENE_CLASSES, Teacher
from train import ASIDE, HERE, LONG_SIDE, MEAN, STD, foot_of, layers_of, read, score, seen, table, temperature, tensor

# Longer side of photos, of rendered sites and of unlabeled photos, pixels: see training/README.md.
PHOTO_SIDE, SCENE_SIDE, POOL_SIDE = 512, 352, 400
# Rate of learning at its highest, of the part that was published, weight decay, and size of a batch.
STAGES = {"teach": (1.5e-3, 1.5e-4, 0.03, 32), "learn": (3e-3, 3e-3, 5e-3, 96)}
WARM_UP = 0.06  # share of the time
# What the labels count beside what the teacher says, and what the scene classes of the published network count.
LABELS_SHARE, SCENES_SHARE = 0.35, 0.15
# Steps over which weights are averaged, about; at first over a sixth of those that were.
AVERAGED = 0.999
REPORT_SECONDS = 20


def rendered(folder):
    return [(Image.open(p).convert("RGB"), Image.open(p.with_suffix(".png")).convert("L")) for p in sorted(Path(folder).glob("*.jpg"))]


def unlabeled(folder):
    pictures = [Image.open(p).convert("RGB") for p in sorted(Path(folder).glob("*.jpg"))]
    for p in pictures:
        p.thumbnail((POOL_SIDE, POOL_SIDE), Image.BOX)
    return [(p, Image.new("L", p.size, UNLABELED)) for p in pictures]


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


def whole(state):
    """Weights as they are kept, 16 bits, as 32 bits."""
    return {k: v.float() if v.is_floating_point() else v for k, v in state.items()}


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


def labels_loss(guess, truth, weight):
    """Cross-entropy against the labels, rare classes and the foot of walls counting more."""
    counted = foot_of(truth) * (truth != UNLABELED)
    each = F.cross_entropy(guess, truth, weight=weight, ignore_index=UNLABELED, label_smoothing=0.02, reduction="none")
    return (each * counted).sum() / (counted * weight[truth.clamp(max=len(CLASSES) - 1)]).sum().clamp(min=1)


def divergence(guess, said):
    return F.kl_div(F.log_softmax(guess, 1), said, reduction="none").sum(1).mean()


class Elsewhere:
    """A network on the device for functions whose pictures are not."""

    def __init__(self, net, device):
        self.net, self.device = net, device

    def eval(self):
        self.net.eval()

    def __call__(self, x):
        return self.net(x.to(self.device)).cpu()


class TeacherAlone(Elsewhere):
    """The teacher as the measuring functions call a network: with what the small one gets, at a larger size."""

    def __call__(self, x):
        x = F.interpolate(x.to(self.device), scale_factor=LARGER, mode="bilinear", align_corners=False)
        of = lambda values: torch.tensor(values, device=x.device).view(1, 3, 1, 1)
        rgb = (x[:, :3] * of(STD) + of(MEAN)).clamp(0, 1)
        return self.net(rgb, prepared(rgb))[0].float().cpu()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("stage", choices=list(STAGES))
    options.add_argument("--out", required=True)
    options.add_argument("--base", required=True, help="the published network that the teacher begins from")
    options.add_argument("--fold", type=int, default=-1)
    options.add_argument("--seconds", type=float, default=200)
    options.add_argument("--batch", type=int, default=0)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--scenes", default="")
    options.add_argument("--made", type=float, default=0.35, help="rendered sites for each photo of a batch, at first; half of that in the end")
    options.add_argument("--pool", default="")
    options.add_argument("--pooled", type=float, default=1.2, help="unlabeled photos for each photo of a batch")
    options.add_argument("--teacher", default="", help="one or more, with commas: their shares are averaged")
    options.add_argument("--start", default="")
    options.add_argument("--heat", type=float, default=1.0, help="temperature of the network of all photos, as a fold found it: on those put aside nothing is fitted")
    o = options.parse_args()
    random.seed(o.seed), np.random.seed(o.seed), torch.manual_seed(o.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    pairs, held = labeled(o.fold)
    own = rendered(HERE / "synthetic")
    scenes = rendered(o.scenes) if o.scenes else []
    free = unlabeled(o.pool) if o.pool and o.stage == "learn" else []
    print(len(pairs), "photos,", len(scenes), "rendered sites,", len(own), "rendered scenes,", len(free), "photos without labels", flush=True)
    pools, parts = [Pool(pairs, PHOTO_SIDE, device)], [lambda done: 1.0]
    if scenes:
        pools.append(Pool(scenes, SCENE_SIDE, device, is_rendered=True)), parts.append(lambda done: o.made * (1 - 0.5 * done))
    pools.append(Pool(own, PHOTO_SIDE, device, is_rendered=True)), parts.append(lambda done: 0.06)
    if free:
        pools.append(Pool(free, POOL_SIDE, device)), parts.append(lambda done: o.pooled)
    batches = Batches(pools, Textures(pairs, device), Lettering(device))
    weight = weights_of(pairs).to(device)
    layers = layers_of()
    spec = torch.load(o.base, map_location="cpu")
    teachers = []
    for path in filter(None, o.teacher.split(",")):
        t = Teacher(len(CLASSES), spec).to(device, memory_format=torch.channels_last).eval()
        t.load_state_dict(whole(torch.load(path, map_location=device)))
        teachers.append(t)
    asides = torch.nn.ModuleList()
    if o.stage == "teach":
        net = Teacher(len(CLASSES), spec)
    else:
        net = build(layers, 5)
        if o.start:
            state = whole(torch.load(o.start, map_location="cpu"))
            net.load_state_dict(state)
        # Where the small network has most channels it learns the scene classes too; what reads them does not ship.
        channels = channels_of(layers, 5)
        reads = [i for i, l in enumerate(layers) if l["op"] == "conv" and l["out"] in (64, 112) and layers[l["from"][0]]["op"] == "concat"]
        asides = torch.nn.ModuleList(torch.nn.Conv2d(channels[i], SCENE_CLASSES, 1) for i in reads).to(device)
    net = net.to(device, memory_format=torch.channels_last)
    average = {k: v.clone() for k, v in net.state_dict().items()}
    peak, published, decay, batch = STAGES[o.stage]
    old = [p for n, p in net.named_parameters() if n.startswith("base.")]
    new = [p for n, p in net.named_parameters() if not n.startswith("base.")] + list(asides.parameters())
    groups = [{"params": new, "peak": peak}] + ([{"params": old, "peak": published}] if old else [])
    optimizer = torch.optim.AdamW(groups, lr=peak, weight_decay=decay)
    halved = lambda: torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda")
    started, step, told = time.time(), 0, 0.0
    while (done := (time.time() - started) / o.seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = rate_at(done, group["peak"])
        with torch.no_grad():
            picture, truth = batches.next(o.batch or batch, [p(done) for p in parts])
            picture = picture.contiguous(memory_format=torch.channels_last)
        # The networks answer at half size: so are they asked, at one of the two middles of each pair of pixels.
        at = random.randrange(2)
        net.train()
        if o.stage == "teach":
            with halved():
                guess, _ = net(picture, prepared(picture))
            asked = truth[:, at::2, at::2]
            guess = F.interpolate(guess.float(), size=asked.shape[1:], mode="bilinear", align_corners=False) if guess.shape[2:] != asked.shape[1:] else guess.float()
            loss = labels_loss(guess, asked, weight)
        else:
            size = [round(v / LARGER) for v in picture.shape[2:]]
            small = prepared(F.interpolate(picture, size=size, mode="area"))
            asked = F.interpolate(truth.unsqueeze(1).float(), size=size, mode="nearest-exact")[:, 0].long()[:, at::2, at::2]
            with torch.no_grad(), halved():
                said, scene = 0, 0
                for t in teachers:
                    a, b = t(picture, prepared(picture))
                    said = said + torch.softmax(F.interpolate(a.float(), size=asked.shape[1:], mode="bilinear", align_corners=False), 1) / len(teachers)
                    scene = scene + torch.softmax(b.float(), 1) / len(teachers)
            keep = []
            with halved():
                guess = net(small, keep).float()
                others = [a(keep[i]).float() for a, i in zip(asides, reads)]
            loss = LABELS_SHARE * labels_loss(guess, asked, weight) + divergence(guess, said)
            for other in others:
                loss = loss + SCENES_SHARE * divergence(other, F.interpolate(scene, size=other.shape[2:], mode="area"))
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
    confusion, logits, truth = score((TeacherAlone if o.stage == "teach" else Elsewhere)(net, device), held)
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
