"""Batches of random views of the photos, made on the device: crops, what cameras and listing sites do to a photo, and things of one photo set into another.

Pictures are float RGB in 0..1, (batch, 3, height, width); labels are class numbers, (batch, height, width), 255 = unlabeled.
"""

import math
import random

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image, ImageDraw, ImageFont

from classes import NUMBER, UNLABELED
from textures import KINDS, pieces_of

TEXTURE_SIDE = 96
# Rendered walls and shrubs get the look of real ones too; in photos these keep their windows and their shapes.
TEXTURED = [*KINDS, NUMBER["building"], NUMBER["plants"]]
# Sizes of training views, (height, width), as the product sees photos: longer side 320.
SHAPES = [(256, 320), (224, 320), (320, 224), (288, 288)]
# The teacher sees views this much larger.
LARGER = 1.5


class Pool:
    """Pictures with labels on square canvases on the device. `pairs`: PIL pictures and labels."""

    def __init__(self, pairs, side, device, is_rendered=False):
        n = len(pairs)
        image = np.zeros((n, side, side, 3), np.uint8)
        label = np.full((n, side, side), UNLABELED, np.uint8)
        size = np.zeros((n, 2), np.float32)
        for k, (picture, truth) in enumerate(pairs):
            w, h = picture.size
            image[k] = np.pad(np.asarray(picture), ((0, side - h), (0, side - w), (0, 0)), mode="edge")
            label[k, :h, :w] = np.asarray(truth)
            size[k] = (w, h)
        self.image = torch.from_numpy(image).to(device).permute(0, 3, 1, 2).contiguous()
        self.label = torch.from_numpy(label).to(device)
        self.size, self.side, self.device, self.is_rendered = torch.from_numpy(size).to(device), side, device, is_rendered

    def __len__(self):
        return len(self.image)

    def places(self, which, height, width):
        """
        Random views of the pictures `which` (indices on the device): 40% to 105% of the width, tilted, leaning, mirrored. A function that
        gives for a size where on the canvas each pixel lies, -1 to 1, and whether that is outside of the picture.
        """
        b, dev = len(which), self.device
        u = lambda low, high: torch.rand(b, device=dev) * (high - low) + low
        w, h = self.size[which, 0], self.size[which, 1]
        calm = torch.rand(b, device=dev) < 0.5
        cw = torch.where(calm, u(0.85, 1.05), u(0.45, 1.05)) * w
        cw = torch.minimum(cw, w * 1.02)
        aspect = width / height * u(0.85, 1.18)
        ch = cw / aspect
        tall = ch > h * 1.1
        ch = torch.where(tall, h * u(0.8, 1.0), ch)
        cw = torch.where(tall, torch.minimum(w * 1.1, ch * aspect), cw)
        x = torch.rand(b, device=dev) * (w - cw)
        y = torch.rand(b, device=dev) * (h - ch)
        tilt = torch.randn(b, device=dev) * 0.035 * (torch.rand(b, device=dev) < 0.4)
        shear = torch.randn(b, device=dev) * 0.05 * (torch.rand(b, device=dev) < 0.3)
        lean = torch.randn(b, device=dev) * 0.06 * (torch.rand(b, device=dev) < 0.3)  # converging verticals
        mirror = torch.where(torch.rand(b, device=dev) < 0.5, -1.0, 1.0)

        def grid(gh, gw):
            ys = (torch.arange(gh, device=dev) + 0.5) / gh - 0.5
            xs = (torch.arange(gw, device=dev) + 0.5) / gw - 0.5
            gy, gx = torch.meshgrid(ys, xs, indexing="ij")
            gx, gy = gx[None] * mirror.view(-1, 1, 1), gy[None]
            v = lambda a: a.view(-1, 1, 1)
            depth = 1 + v(lean) * gy
            px, py = gx * v(cw) / depth, gy * v(ch) / depth
            sx = px * torch.cos(v(tilt)) - py * torch.sin(v(tilt)) + v(shear) * py + v(x + cw / 2)
            sy = px * torch.sin(v(tilt)) + py * torch.cos(v(tilt)) + v(y + ch / 2)
            outside = (sx < 0) | (sy < 0) | (sx > v(w)) | (sy > v(h))
            return torch.stack([sx / self.side * 2 - 1, sy / self.side * 2 - 1], 3), outside

        return grid

    def views(self, which, height, width):
        """Random views, with their labels."""
        grid, outside = self.places(which, height, width)(height, width)
        picture = looked_up(self.image[which].float() / 255, grid)
        truth = looked_up(self.label[which].float().unsqueeze(1), grid, "nearest")[:, 0].long()
        truth[outside] = UNLABELED
        return picture, truth


def looked_up(values, grid, mode="bilinear"):
    return F.grid_sample(values, grid, mode=mode, padding_mode="border", align_corners=False)


class Textures:
    """Pieces of ground and sky of one kind each, as textures.py finds them."""

    def __init__(self, pairs, device):
        pieces = pieces_of(pairs, kinds=TEXTURED)
        found, self.start, self.count = [], [], []
        for kind in TEXTURED:
            self.start.append(len(found))
            self.count.append(len(pieces[kind]))
            found += [np.asarray(p.resize((TEXTURE_SIDE, TEXTURE_SIDE), Image.BILINEAR)) for p in pieces[kind]]
        self.image = torch.from_numpy(np.stack(found)).to(device).permute(0, 3, 1, 2).float() / 255
        self.start, self.count = (torch.tensor(v, device=device) for v in (self.start, self.count))
        self.kinds = torch.tensor(TEXTURED, device=device)

    def retexture(self, picture, truth, kinds):
        """One of the first `kinds` kinds in each picture gets the look of another photo's; half of them keep the place's brightness."""
        b, _, h, w = picture.shape
        dev = picture.device
        k = torch.randint(kinds, (b,), device=dev)
        mask = truth == self.kinds[k].view(-1, 1, 1)
        piece = self.image[self.start[k] + (torch.rand(b, device=dev) * self.count[k]).long()]
        rows, columns = mask.any(2), mask.any(1)
        first = lambda a: a.float().argmax(1).float()
        y0, y1 = first(rows), h - first(rows.flip(1))
        x0, x1 = first(columns), w - first(columns.flip(1))
        share = torch.rand(b, device=dev) * 0.5 + 0.5
        turn = torch.where(torch.rand(b, device=dev) < 0.5, -1.0, 1.0)
        v = lambda a: a.view(-1, 1, 1)
        gy = (torch.arange(h, device=dev).view(1, -1, 1) + 0.5 - v(y0)) / v((y1 - y0).clamp(min=1)) * 2 - 1
        gx = (torch.arange(w, device=dev).view(1, 1, -1) + 0.5 - v(x0)) / v((x1 - x0).clamp(min=1)) * 2 - 1
        grid = torch.stack([(gx * v(share * turn)).expand(b, h, w), (gy * v(share)).expand(b, h, w)], 3)
        patch = F.grid_sample(piece, grid, mode="bilinear", padding_mode="reflection", align_corners=False)
        inside = mask.unsqueeze(1)
        mean = lambda a: (a.mean(1, keepdim=True) * inside).sum((2, 3), keepdim=True) / inside.sum((2, 3), keepdim=True).clamp(min=1)
        keep = (torch.rand(b, device=dev) < 0.5).view(-1, 1, 1, 1)
        patch = torch.where(keep, patch * (mean(picture) / mean(patch).clamp(min=0.03)).clamp(0.4, 2.5), patch).clamp(0, 1)
        return torch.where(inside, patch, picture)


class Lettering:
    """Words and solid plates, as listing sites set over photos."""

    def __init__(self, device, count=300):
        alpha, shade, solid = [], [], []
        dice = random.Random(5)
        for _ in range(count):
            a, s = Image.new("L", (480, 480), 0), Image.new("RGB", (480, 480))
            m = Image.new("L", (480, 480), 0)
            x, y = dice.uniform(0, 0.7) * 480, dice.uniform(0, 0.92) * 480
            if dice.random() < 0.5:
                box = [x, y, x + dice.uniform(30, 130), y + dice.uniform(9, 27)]
                ImageDraw.Draw(a).rectangle(box, fill=255)
                ImageDraw.Draw(m).rectangle(box, fill=255)
                ImageDraw.Draw(s).rectangle(box, fill=tuple(dice.randrange(256) for _ in range(3)))
            words = "".join(dice.choice("abcdefghiklmnoprstuvw HELORS0123456789.") for _ in range(dice.randrange(4, 16)))
            level = dice.choice([255, 245, 20])
            ImageDraw.Draw(a).text((x + 2, y + 2), words, fill=255, font=ImageFont.load_default())
            ImageDraw.Draw(s).text((x + 2, y + 2), words, fill=(level,) * 3, font=ImageFont.load_default())
            alpha.append(np.asarray(a)), shade.append(np.asarray(s)), solid.append(np.asarray(m))
        self.alpha = torch.from_numpy(np.stack(alpha)).to(device)
        self.shade = torch.from_numpy(np.stack(shade)).to(device).permute(0, 3, 1, 2).contiguous()
        self.solid = torch.from_numpy(np.stack(solid)).to(device)

    def write(self, picture, truth):
        b, _, h, w = picture.shape
        k = torch.randint(len(self.alpha), (b,), device=picture.device)
        a = (self.alpha[k, :h, :w].float() / 255).unsqueeze(1)
        picture = picture * (1 - a) + a * self.shade[k, :, :h, :w].float() / 255
        truth = torch.where(self.solid[k, :h, :w] > 0, NUMBER["other"], truth)
        return picture, truth


def on_some(share, change, picture, *more):
    """Applies `change` to a random share of the batch."""
    pick = torch.nonzero(torch.rand(len(picture), device=picture.device) < share)[:, 0]
    if not len(pick):
        return (picture, *more) if more else picture
    changed = change(picture[pick], *(m[pick] for m in more))
    if not more:
        picture = picture.clone()
        picture[pick] = changed
        return picture
    out = [v.clone() for v in (picture, *more)]
    for v, c in zip(out, changed):
        v[pick] = c
    return tuple(out)


def blurred(a, sigma):
    reach = max(1, math.ceil(2.5 * sigma))
    t = torch.arange(-reach, reach + 1, device=a.device).float()
    g = torch.exp(-(t**2) / (2 * sigma**2))
    g = (g / g.sum()).to(a.dtype)
    c = a.shape[1]
    a = F.pad(a, (reach, reach, reach, reach), mode="replicate")
    a = F.conv2d(a, g.view(1, 1, 1, -1).expand(c, 1, 1, -1), groups=c)
    return F.conv2d(a, g.view(1, 1, -1, 1).expand(c, 1, -1, 1), groups=c)


QUANT = torch.tensor([
    [16, 11, 10, 16, 24, 40, 51, 61], [12, 12, 14, 19, 26, 58, 60, 55], [14, 13, 16, 24, 40, 57, 69, 56], [14, 17, 22, 29, 51, 87, 80, 62],
    [18, 22, 37, 56, 68, 109, 103, 77], [24, 35, 55, 64, 81, 104, 113, 92], [49, 64, 78, 87, 103, 121, 120, 101], [72, 92, 95, 98, 112, 100, 103, 99],
]).float()  # luminance table of ITU-T T.81, Annex K
YCC = torch.tensor([[0.299, 0.587, 0.114], [-0.168736, -0.331264, 0.5], [0.5, -0.418688, -0.081312]])


def compressed(a):
    """As a JPEG of quality 25 to 80, each picture its own."""
    b, _, h, w = a.shape
    dev = a.device
    n = torch.arange(8, device=dev).float()
    dct = torch.cos((2 * n.view(1, 8) + 1) * n.view(8, 1) * math.pi / 16) * 0.5
    dct[0] *= math.sqrt(0.5)
    ycc = torch.einsum("ij,bjhw->bihw", YCC.to(dev), a * 255)
    blocks = ycc.reshape(b, 3, h // 8, 8, w // 8, 8)
    f = torch.einsum("ip,bcypxq,jq->bcyixj", dct, blocks, dct)
    quality = torch.rand(b, device=dev) * 55 + 25
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50).view(-1, 1, 1, 1, 1, 1)
    table = (QUANT.to(dev).view(1, 1, 1, 8, 1, 8) * scale).clamp(min=1).repeat(1, 3, 1, 1, 1, 1)
    table[:, 1:] *= 1.6
    f = torch.round(f / table) * table
    ycc = torch.einsum("ip,bcyixj,jq->bcypxq", dct, f, dct).reshape(b, 3, h, w)
    return (torch.einsum("ij,bjhw->bihw", torch.linalg.inv(YCC).to(dev), ycc) / 255).clamp(0, 1)


def photographed(a):
    """Exposure, color, haze, sharpness, noise and compression."""
    b, _, h, w = a.shape
    dev = a.device
    u = lambda low, high: (torch.rand(b, 1, 1, 1, device=dev) * (high - low) + low)
    a = on_some(0.2, lambda p: blurred(p, random.uniform(0.6, 2.1)), a)
    a = on_some(0.15, lambda p: (p + (p - blurred(p, random.uniform(4, 16))) * random.uniform(0.3, 1.1)).clamp(0, 1), a)  # merged exposures
    a = on_some(0.15, lambda p: F.interpolate(F.interpolate(p, scale_factor=random.uniform(0.3, 0.7), mode="bilinear", align_corners=False, antialias=True), size=(h, w), mode="bilinear", align_corners=False), a)
    a = on_some(0.2, compressed, a)
    a = a.clamp(0, 1) ** torch.exp(u(-0.4, 0.4))
    a = a * u(0.78, 1.25) * (torch.rand(b, 3, 1, 1, device=dev) * 0.24 + 0.88)
    mean = a.mean((1, 2, 3), keepdim=True)
    a = (a - mean) * u(0.7, 1.35) + mean
    gray = a.mean(1, keepdim=True)
    a = gray + (a - gray) * u(0.4, 1.6)

    def hued(p):
        """Turned about the gray axis by up to 20 degrees."""
        t = (torch.rand(len(p), device=dev) - 0.5) * 0.7
        c, s = torch.cos(t), torch.sin(t)
        k = (1 - c) / 3
        r = s / math.sqrt(3)
        m = torch.stack([c + k, k - r, k + r, k + r, c + k, k - r, k - r, k + r, c + k], 1).view(-1, 3, 3)
        return torch.einsum("bij,bjhw->bihw", m, p)

    a = on_some(0.25, hued, a)
    rows = torch.linspace(0, 1, h, device=dev).view(1, 1, -1, 1)

    def veiled(p):
        n = len(p)
        r = lambda low, high: torch.rand(n, 1, 1, 1, device=dev) * (high - low) + low
        top, bottom = r(0, 0.5), r(0, 0.2)
        veil = top * (1 - rows) + bottom * rows
        return p * (1 - veil) + veil * r(0.7, 1)

    def shaded(p):
        n = len(p)
        r = lambda low, high: torch.rand(n, 1, 1, 1, device=dev) * (high - low) + low
        angle = r(0, 6.3)
        yy, xx = torch.meshgrid(torch.arange(h, device=dev).float(), torch.arange(w, device=dev).float(), indexing="ij")
        side = (xx - r(0, w)) * torch.cos(angle) + (yy - r(0, h)) * torch.sin(angle)
        return p * (1 - r(0.2, 0.65) * torch.sigmoid(side / torch.exp(r(-0.7, 3.4))))

    def dappled(p):
        """Light and shade under trees: smooth random spots."""
        n = len(p)
        r = lambda low, high: torch.rand(n, 1, 1, 1, device=dev) * (high - low) + low
        cells = random.choice([6, 12, 24])
        spots = F.interpolate(torch.randn(n, 1, cells, cells, device=dev), size=(h, w), mode="bicubic", align_corners=False)
        return p * (1 - r(0.1, 0.6) * torch.sigmoid(spots * random.choice([2, 6])))

    a = on_some(0.15, veiled, a)
    a = on_some(0.2, shaded, a)
    a = on_some(0.12, dappled, a)
    # A flash photo, or dusk: everything dark and blue or orange.
    a = on_some(0.07, lambda p: p.clamp(min=0) ** random.uniform(1.2, 1.6) * torch.tensor(random.choice([[0.7, 0.8, 1.1], [1.1, 0.85, 0.65]]), device=dev).view(1, 3, 1, 1) * random.uniform(0.6, 1.0), a)
    a = a + torch.randn_like(a) * u(0, 0.035)
    return a.clamp(0, 1)


def recolored(picture, truth):
    """One kind of ground or the walls in another color and brightness: color alone must not tell a drive from soil."""
    b, dev = len(picture), picture.device
    kinds = torch.tensor([NUMBER[n] for n in ("building", "lawn", "soft", "drive", "walk", "street", "plants")], device=dev)
    mask = truth == kinds[torch.randint(len(kinds), (b,), device=dev)].view(-1, 1, 1)
    gain = (torch.rand(b, 3, 1, 1, device=dev) * 0.36 + 0.83) * (torch.rand(b, 1, 1, 1, device=dev) * 0.6 + 0.7)
    return torch.where(mask.unsqueeze(1), (picture * gain).clamp(0, 1), picture), truth


def mixed(picture, truth):
    """Standing things of one photo set into another at the same place (ClassMix, Olsson et al. 2020)."""
    b, dev = len(picture), picture.device
    other = torch.randperm(b, device=dev)
    names = torch.tensor([NUMBER[n] for n in ("vehicle", "other", "fence", "plants", "garage", "water")], device=dev)
    pick = torch.rand(b, len(names), device=dev).topk(2, 1).indices
    said = truth[other]
    mask = (said == names[pick[:, 0]].view(-1, 1, 1)) | (said == names[pick[:, 1]].view(-1, 1, 1))
    mask &= (torch.rand(b, device=dev) < 0.2).view(-1, 1, 1)
    return torch.where(mask.unsqueeze(1), picture[other], picture), torch.where(mask, said, truth)


class Batches:
    """Batches from several pools, whose pictures come in shuffled order, so that none is left out."""

    def __init__(self, pools, textures, lettering):
        self.pools, self.textures, self.lettering = pools, textures, lettering
        self.order = [torch.empty(0, dtype=torch.long, device=p.device) for p in pools]

    def take(self, k, count):
        pool = self.pools[k]
        while len(self.order[k]) < count:
            self.order[k] = torch.cat([self.order[k], torch.randperm(len(pool), device=pool.device)])
        got, self.order[k] = self.order[k][:count], self.order[k][count:]
        return got

    def next(self, size, parts_of_pools):
        """`size` pictures; `parts_of_pools`: how much of them each pool gives, in any unit."""
        height, width = (round(v * LARGER) for v in random.choice(SHAPES))
        whole = sum(parts_of_pools[: len(self.pools)])
        parts = []
        for k, pool in enumerate(self.pools):
            count = round(size * parts_of_pools[k] / whole)
            if not count:
                continue
            picture, truth = pool.views(self.take(k, count), height, width)
            rounds, often, kinds = (3, 0.4, len(TEXTURED)) if pool.is_rendered else (1, 0.25, len(KINDS))
            for _ in range(rounds):
                picture = on_some(often, lambda p, t: (self.textures.retexture(p, t, kinds), t), picture, truth)[0]
            parts.append((picture, truth))
        picture, truth = (torch.cat(v) for v in zip(*parts))
        picture, truth = on_some(0.08, self.lettering.write, picture, truth)
        picture, truth = mixed(picture, truth)
        picture = photographed(picture)
        picture, truth = on_some(0.2, recolored, picture, truth)
        return picture, truth
