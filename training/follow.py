"""The small network follows the teacher: follow.py --said out/said --start net.pt --out out/all [--pool DIR] [--scenes DIR] [--minutes 42] [--batch 16]

What the teacher says was written down once (soften.py), so that a step costs no more than without one. On a graphics processor everything lies
on the device. On the processor one process makes the batches and one learns; PyTorch 2 with 16-bit arithmetic learns twice as fast as with 32 bits.
"""

import argparse
import json
import random
import time
from pathlib import Path

import numpy as np
import torch
import torch.multiprocessing as mp
import torch.nn.functional as F
from PIL import Image

from batches import KINDS, SHAPES, TEXTURED, Lettering, Pool, Textures, looked_up, on_some, photographed, recolored
from classes import CLASSES, NUMBER, UNLABELED
from distill import LABELS_SHARE, average_into, labels_loss, prepared, rate_at, rendered, weights_of, whole
from export import export
from network import build
from train import ASIDE, HERE, LONG_SIDE, MEAN, STD, layers_of, seen, tensor

SIDE, SCENE_SIDE, OWN_SIDE = 480, 320, 400
# Sixteenths of a batch: photos with labels, photos without, and rendered sites; one batch in eight has rendered scenes of the product instead of sites.
PARTS = (6, 8, 2)
# Longer sides of training views, pixels, as shares of what SHAPES say: the product may look at photos at either.
SIZES = (1, 1.2)
OWN_SHARE = 0.12
# From this share on the teacher's answer serves as the label of a photo without one: for setting looks and things of one photo into another.
SURE = 0.7
# Seconds between reports.
REPORT_SECONDS = 60


class Said(Pool):
    """Photos with what the teacher says of them. `items`: PIL photo, PIL label or None, shares (class, height / 2, width / 2), 0..255."""

    def __init__(self, items, device):
        super().__init__([(image, label or guessed(shares)) for image, label, shares in items], SIDE, device)
        shares_of_all = torch.zeros(len(items), len(CLASSES), SIDE // 2, SIDE // 2, dtype=torch.uint8)
        for k, (_, _, shares) in enumerate(items):
            shares_of_all[k, :, : shares.shape[1], : shares.shape[2]] = torch.from_numpy(shares)
        self.shares = shares_of_all.to(device)

    def views(self, which, height, width):
        places = self.places(which, height, width)
        grid, outside = places(height, width)
        picture = self.image[which].float() / 255
        # Half of the batches are shrunk as the product shrinks photos: a pixel is the mean of four.
        fine = random.random() < 0.5
        picture = F.avg_pool2d(looked_up(picture, places(2 * height, 2 * width)[0]), 2) if fine else looked_up(picture, grid)
        truth = looked_up(self.label[which].float().unsqueeze(1), grid, "nearest")[:, 0].long()
        truth[outside] = UNLABELED
        grid, outside = places(height // 2, width // 2)
        said = looked_up(self.shares[which].float() / 255, grid)
        whole_share = said.sum(1, keepdim=True)
        return picture, truth, said / whole_share.clamp(min=0.01), (whole_share[:, 0] > 0.6) & ~outside


def guessed(shares):
    best = np.where(shares.max(0) > SURE * 255, shares.argmax(0), UNLABELED).astype(np.uint8)
    return Image.fromarray(best.repeat(2, 0).repeat(2, 1))


def mixed(picture, truth, said, known):
    """Standing things of one photo set into another at the same place, as in batches.py, with what the teacher says of them."""
    count, dev = len(picture), picture.device
    other = torch.randperm(count, device=dev)
    names = torch.tensor([NUMBER[n] for n in ("vehicle", "other", "fence", "plants", "garage", "water")], device=dev)
    pick = names[torch.rand(count, len(names), device=dev).topk(2, 1).indices]
    theirs = truth[other]
    mask = (theirs == pick[:, 0].view(-1, 1, 1)) | (theirs == pick[:, 1].view(-1, 1, 1))
    mask &= (torch.rand(count, device=dev) < 0.25).view(-1, 1, 1)
    half = mask[:, ::2, ::2]
    swap = lambda where, a: torch.where(where.view(len(a), *(1,) * (a.dim() - 3), *where.shape[1:]), a[other], a)
    return swap(mask, picture), swap(mask, truth), swap(half, said), swap(half, known)


class Views:
    """Batches: pictures, labels, what the teacher says, and where it says something."""

    def __init__(self, o, device):
        rows = {r["name"]: r for r in json.loads((HERE / "photos" / "manifest.json").read_text())}
        items = {True: [], False: []}
        for path in sorted(Path(o.said).glob("*.npy")):
            row = rows.get(path.stem)
            if row and row["fold"] in (ASIDE, o.fold):
                continue
            shares = np.load(path)
            size = (shares.shape[2] * 2, shares.shape[1] * 2)
            image = Image.open((HERE / "photos" if row else Path(o.pool)) / f"{path.stem}.jpg").convert("RGB").resize(size, Image.LANCZOS)
            label = Image.open(HERE / "labels" / f"{path.stem}.png").resize(size, Image.NEAREST) if row else None
            items[label is not None].append((image, label, shares))
        shrunk = lambda pairs, side: [tuple(p.resize([v * side // max(p.size) for v in p.size], how) for p, how in zip(pair, (Image.BOX, Image.NEAREST))) for pair in pairs]
        self.photos = [Said(items[True], device), Said(items[False], device)]
        self.sites = Pool(shrunk(rendered(o.scenes), SCENE_SIDE), SCENE_SIDE, device, is_rendered=True)
        self.own = Pool(shrunk(rendered(HERE / "synthetic"), OWN_SIDE), OWN_SIDE, device, is_rendered=True)
        self.textures, self.lettering = Textures([(image, label) for image, label, _ in items[True]], device), Lettering(device)
        self.parts = [part * o.batch // sum(PARTS) for part in PARTS]
        self.orders = {}
        print(*(len(p) for p in self.photos), "photos with and without labels,", len(self.sites), "rendered sites", flush=True)

    def take(self, pool, count):
        order = self.orders.get(pool, torch.empty(0, dtype=torch.long, device=pool.device))
        while len(order) < count:
            order = torch.cat([order, torch.randperm(len(pool), device=pool.device)])
        self.orders[pool] = order[count:]
        return order[:count]

    def next(self):
        scale = random.choice(SIZES)
        height, width = (round(v * scale / 32) * 32 for v in random.choice(SHAPES))
        views = [pool.views(self.take(pool, count), height, width) for pool, count in zip(self.photos, self.parts)]
        picture, truth, said, known = (torch.cat(v) for v in zip(*views))
        picture, truth = on_some(0.3, lambda p, t: (self.textures.retexture(p, t, len(KINDS)), t), picture, truth)
        count = self.parts[2]
        pool = self.own if random.random() < OWN_SHARE else self.sites
        made, made_truth = pool.views(self.take(pool, count), height, width)
        for _ in range(3):
            made, made_truth = on_some(0.4, lambda p, t: (self.textures.retexture(p, t, len(TEXTURED)), t), made, made_truth)
        picture, truth = torch.cat([picture, made]), torch.cat([truth, made_truth])
        said = torch.cat([said, said.new_zeros(count, *said.shape[1:])])
        known = torch.cat([known, known.new_zeros(count, *known.shape[1:])])
        plain = truth
        picture, truth = on_some(0.08, self.lettering.write, picture, truth)
        known = known & (truth == plain)[:, ::2, ::2]
        picture, truth, said, known = mixed(picture, truth, said, known)
        picture, truth = on_some(0.2, recolored, photographed(picture), truth)
        # The teacher's answer is no label.
        truth[self.parts[0] : self.parts[0] + self.parts[1]] = UNLABELED
        return picture, truth, said, known


def make(o, out):
    """Puts batches into the queue `out`."""
    torch.set_num_threads(1)
    random.seed(11), np.random.seed(11), torch.manual_seed(11)
    views = Views(o, "cpu")
    while True:
        picture, truth, said, known = views.next()
        out.put((picture.half(), truth.byte(), said.half(), known))


def batches(o, device):
    """A function that gives the next batch."""
    if device.type == "cuda":
        return Views(o, device).next
    torch.set_num_threads(1)
    queue = mp.Queue(6)
    mp.Process(target=make, args=(o, queue), daemon=True).start()
    return queue.get


def begin(net, state):
    """Takes over the weights of a network that lacks some of the convolutions; a residual one that it lacks adds nothing at first."""
    parts_of = lambda keys: dict.fromkeys(".".join(k.split(".")[:2]) for k in keys)
    own, theirs = net.state_dict(), list(parts_of(state))
    for name in parts_of(own):
        if theirs and state[f"{theirs[0]}.0.weight"].shape == own[f"{name}.0.weight"].shape:
            old = theirs.pop(0)
            for key in [k for k in own if k.startswith(f"{name}.")]:
                own[key].copy_(state[old + key[len(name) :]])
        else:
            own[f"{name}.1.weight"].zero_()
    if theirs:
        raise ValueError(f"no place for {theirs}")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--out", required=True)
    options.add_argument("--said", required=True)
    options.add_argument("--start", required=True)
    options.add_argument("--pool", default="")
    options.add_argument("--scenes", default="")
    options.add_argument("--fold", type=int, default=-1)
    options.add_argument("--minutes", type=float, default=42)
    options.add_argument("--rate", type=float, default=2e-3)
    options.add_argument("--heat", type=float, default=0.85)
    options.add_argument("--batch", type=int, default=16)
    o = options.parse_args()
    random.seed(3), np.random.seed(3), torch.manual_seed(3)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    rows = json.loads((HERE / "photos" / "manifest.json").read_text())
    labels = [(None, Image.open(HERE / "labels" / f"{r['name']}.png")) for r in rows if r["fold"] not in (ASIDE, o.fold)]
    weight, layers = weights_of(labels).to(device), layers_of()
    net = build(layers)
    begin(net, whole(torch.load(o.start, map_location="cpu")))
    net = net.to(device, memory_format=torch.channels_last)
    average = {k: v.clone() for k, v in net.state_dict().items()}
    optimizer = torch.optim.AdamW(net.parameters(), lr=o.rate, weight_decay=5e-3)
    next_batch = batches(o, device)
    batch = next_batch()
    started, told, step = time.time(), 0.0, 0
    while (done := (time.time() - started) / 60 / o.minutes) < 1:
        for group in optimizer.param_groups:
            group["lr"] = rate_at(done, o.rate)
        picture, truth, said, known = batch
        at = random.randrange(2)
        net.train()
        with torch.autocast(device.type, dtype=torch.bfloat16):
            guess = net(prepared(picture.float()))
        guess = guess.float()
        apart = F.kl_div(F.log_softmax(guess, 1), said.float().clamp(min=1e-6), reduction="none").sum(1)
        loss = LABELS_SHARE * labels_loss(guess, truth.long()[:, at::2, at::2], weight) + (apart * known).sum() / known.sum().clamp(min=1)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        step += 1
        average_into(average, net, step)
        if time.time() - started - told > REPORT_SECONDS:
            told = time.time() - started
            print(f"step {step}, loss {loss.item():.3f}, {told / 60:.0f} min", flush=True)
        with torch.no_grad():
            batch = next_batch()
    net.load_state_dict(average)
    torch.save({k: v.cpu() for k, v in average.items()}, out / "net.pt")
    photos = [p for r in rows if r["fold"] not in (ASIDE, o.fold) and (p := HERE / "photos" / f"{r['name']}.jpg").exists()]
    calibration = [tensor([seen(Image.open(p).convert("RGB"))]) for p in photos[:: max(1, len(photos) // 40)]]
    header = {"classes": CLASSES, "longSide": LONG_SIDE, "multiple": 32, "mean": MEAN, "std": STD, "coords": True, "temperature": o.heat}
    print(step, "steps,", export(net.cpu(), layers, header, calibration, out / "weights.bin"), "bytes")


if __name__ == "__main__":
    main()
