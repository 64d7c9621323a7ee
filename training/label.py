"""The labeling tool: a text file of edits per photo, over a proposal. Commands:

  label.py propose TEACHER_DIR   writes proposals/NAME.png from the teacher's class maps (see README.md)
  label.py paint NAME...         applies edits/NAME.txt, writes labels/NAME.png and a check picture check/NAME.jpg

An edit is one line; later lines win. Coordinates are percent of the width and height, from the top left:
  lawn 0,60 45,55 50,80 0,95               superpixels that lie mostly inside the polygon become lawn
  walk exact 30,60 34,60 40,99 28,99       the pixels inside the polygon themselves, for things with clear straight edges
  drive 0,60 100,60 100,100 0,100 from street,walk      only what is now one of these classes changes
  unlabeled ...                            what nobody can tell; training leaves it out
  base building                            the whole photo, before anything else
  street all from drive                    everywhere
  snap 3                                   borders drawn so far move to the edges of colors within 3 pixels
  specks 25                                pieces of fewer than 25 pixels take the class around them
"""

import os
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageOps
from scipy import ndimage
from superpixels import lab, superpixels

from classes import CLASSES, NUMBER, TINTS, UNLABELED

HERE = Path(__file__).parent
SIDE = 512  # longer side of a training photo, pixels
# Cityscapes classes of the teacher to ours; 255 = nobody knows.
TEACHER = {0: "drive", 1: "walk", 2: "building", 3: "fence", 4: "fence", 5: "other", 6: "other", 7: "other", 8: "plants", 9: "lawn",
           10: "sky", 11: "other", 12: "other", 13: "vehicle", 14: "vehicle", 15: "vehicle", 16: "vehicle", 17: "other", 18: "other"}


def photo_of(name):
    return Image.open(HERE / "photos" / f"{name}.jpg").convert("RGB")


def majority(values, segments, classes):
    counts = np.zeros((segments.max() + 1, classes), np.int32)
    np.add.at(counts, (segments.ravel(), values.ravel()), 1)
    return counts.argmax(1)[segments]


def propose(folder):
    (HERE / "proposals").mkdir(exist_ok=True)
    table = np.full(256, UNLABELED, np.uint8)
    for number, name in TEACHER.items():
        table[number] = NUMBER[name]
    for file in sorted(Path(folder).glob("*.classes.png")):
        name = file.name[: -len(".classes.png")]
        if not (HERE / "photos" / f"{name}.jpg").exists():
            continue
        image = photo_of(name)
        seen = table[np.asarray(Image.open(file).convert("L").resize(image.size, Image.NEAREST))]
        rgb = np.asarray(image).astype(int)
        rows = np.linspace(0, 1, rgb.shape[0])[:, None]
        blue = (rgb[..., 2] > rgb[..., 0] + 15) & (rgb[..., 2] >= rgb[..., 1]) & (rgb.sum(2) > 240) & (rows < 0.5)
        seen = np.where(blue & np.isin(seen, [1, 9, 11, 255]), 0, seen)
        seen = np.where(seen == UNLABELED, 1, seen)
        Image.fromarray(majority(seen, superpixels(image), len(CLASSES)).astype(np.uint8)).save(HERE / "proposals" / f"{name}.png")


def polygon_mask(points, size):
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).polygon([(x * size[0] / 100, y * size[1] / 100) for x, y in points], fill=1)
    return np.asarray(mask).astype(bool)


def snap(label, image, reach):
    """Pixels within `reach` of a border take the class whose pixels nearby look most like them: near in place and in color."""
    span = 2 * reach + 1
    border = ndimage.maximum_filter(label, span) != ndimage.minimum_filter(label, span)
    color = ndimage.gaussian_filter(lab(np.asarray(image)), (0.5, 0.5, 0))
    wide = 2 * reach
    padded = np.pad(color, ((wide, wide), (wide, wide), (0, 0)), mode="edge")
    near = np.pad(label, wide, mode="edge")
    trust = np.pad(np.where(border, 0.35, 1).astype(np.float32), wide)
    numbers = np.unique(label)
    votes = np.zeros((len(numbers), *label.shape), np.float32)
    h, w = label.shape
    for dy in range(2 * wide + 1):
        for dx in range(2 * wide + 1):
            far = (dy - wide) ** 2 + (dx - wide) ** 2
            there = (slice(dy, dy + h), slice(dx, dx + w))
            alike = np.exp(-((padded[there] - color) ** 2).sum(-1) / (2 * 7.0**2) - far / (2 * reach**2)) * trust[there]
            for k, number in enumerate(numbers):
                votes[k] += alike * (near[there] == number)
    votes = ndimage.gaussian_filter(votes / votes.sum(0), (0, 0.8, 0.8))
    label[border] = numbers[votes.argmax(0)][border]


def specks(label, smallest):
    for number in np.unique(label):
        pieces, _ = ndimage.label(label == number)
        for piece, box in enumerate(ndimage.find_objects(pieces), 1):
            wider = tuple(slice(max(0, s.start - 1), s.stop + 1) for s in box)
            inside = pieces[wider] == piece
            if inside.sum() < smallest:
                around = label[wider][ndimage.binary_dilation(inside) & ~inside]
                label[wider][inside] = np.bincount(around).argmax()


def apply_line(line, label, segments, size):
    words = line.split()
    number = UNLABELED if words[0] == "unlabeled" else NUMBER[words[0]]
    if words[0] == "base":
        raise ValueError("base stands first")
    only = None
    if "from" in words:
        at = words.index("from")
        only = [UNLABELED if w == "unlabeled" else NUMBER[w] for w in words[at + 1].split(",")]
        words = words[:at]
    rest = words[1:]
    exact = rest[:1] == ["exact"]
    rest = rest[1:] if exact else rest
    if rest == ["all"]:
        chosen = np.ones(label.shape, bool)
    else:
        points = [tuple(float(v) for v in w.split(",")) for w in rest]
        if len(points) < 3 or any(len(p) != 2 for p in points):
            raise ValueError("a polygon needs three points x,y or more")
        chosen = polygon_mask(points, size)
        if not exact:
            inside = np.bincount(segments.ravel(), chosen.ravel(), segments.max() + 1)
            chosen = (inside / np.maximum(np.bincount(segments.ravel(), minlength=segments.max() + 1), 1) > 0.5)[segments]
    if only is not None:
        chosen &= np.isin(label, only)
    label[chosen] = number


def check_picture(name, label):
    image = photo_of(name)
    for folder in os.environ.get("FULL", "").split(":"):  # sharper photos to look at, where they are at hand
        if (Path(folder) / f"{name}.jpg").exists():
            image = ImageOps.exif_transpose(Image.open(Path(folder) / f"{name}.jpg")).convert("RGB")
    scale = 1000 / max(image.size)
    big = image.resize((round(image.width * scale), round(image.height * scale)), Image.BICUBIC)
    tint = np.zeros((*label.shape, 3), np.uint8)
    for number, color in enumerate(TINTS):
        tint[label == number] = color
    tint[label == UNLABELED] = (255, 255, 255)
    over = Image.blend(big, Image.fromarray(tint).resize(big.size, Image.NEAREST), 0.5)
    sheet = Image.new("RGB", (big.width, big.height * 2 + 26), "black")
    for k, picture in enumerate((big.copy(), over)):
        draw = ImageDraw.Draw(picture)
        for p in range(10, 100, 10):
            x, y = picture.width * p / 100, picture.height * p / 100
            color = (255, 255, 255) if p % 50 else (255, 255, 0)
            draw.line([(x, 0), (x, picture.height)], fill=color)
            draw.line([(0, y), (picture.width, y)], fill=color)
            draw.text((x + 2, 1), str(p), fill="red")
            draw.text((1, y + 1), str(p), fill="red")
        sheet.paste(picture, (0, k * (big.height + 26)))
    draw = ImageDraw.Draw(sheet)
    x = 2
    for number, cls in enumerate(CLASSES):
        draw.rectangle([x, big.height + 4, x + 12, big.height + 20], fill=TINTS[number])
        draw.text((x + 15, big.height + 6), cls, fill="white")
        x += 76
    (HERE / "check").mkdir(exist_ok=True)
    sheet.save(HERE / "check" / f"{name}.jpg", quality=88)


def paint(name):
    image = photo_of(name)
    segments = superpixels(image, step=10, rounds=4)
    proposal = HERE / "proposals" / f"{name}.png"
    label = np.asarray(Image.open(proposal)).copy() if proposal.exists() else np.full(segments.shape, UNLABELED, np.uint8)
    file = HERE / "edits" / f"{name}.txt"
    lines = file.read_text().splitlines() if file.exists() else []
    for n, line in enumerate(lines, 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        try:
            if line.startswith("base "):
                label[:] = NUMBER[line.split()[1]]
            elif line.startswith("snap "):
                snap(label, image, int(line.split()[1]))
            elif line.startswith("specks "):
                specks(label, int(line.split()[1]))
            else:
                apply_line(line, label, segments, image.size)
        except (ValueError, KeyError) as fault:
            sys.exit(f"{file.name}, line {n}: {line}: {fault}")
    (HERE / "labels").mkdir(exist_ok=True)
    Image.fromarray(label.astype(np.uint8)).save(HERE / "labels" / f"{name}.png")
    check_picture(name, label)


if __name__ == "__main__":
    command, *rest = sys.argv[1:] or ["help"]
    if command == "propose":
        propose(rest[0])
    elif command == "paint":
        for one in rest:
            paint(one)
    else:
        sys.exit(__doc__)
