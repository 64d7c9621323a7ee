"""What the teachers say of each photo, for follow.py: soften.py --base base.pt --teacher A.pt[,B.pt] --out out/said [--views 4] FOLDER...

Writes NAME.npy (shares of the classes at half size of a longer side of 480 pixels, 8 bits, by class) for the photos to learn from in `photos/` and
for those of each FOLDER. The shares are the mean over teachers and views. One view costs 0.3 s on one core.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from classes import CLASSES
from distill import prepared, whole
from teacher import Teacher
from train import ASIDE, HERE

SIDE, MULTIPLE = 480, 16
# Longer side in pixels, and whether mirrored, in the order in which `--views` takes them.
VIEWS = [(480, False), (576, True), (400, False), (512, True)]


def size_at(image, side):
    return [round(v * side / max(image.size) / MULTIPLE) * MULTIPLE for v in image.size]


def seen_by(teachers, image, views):
    """Shares of the classes (class, height / 2, width / 2) of a picture whose longer side is SIDE, 0..255."""
    device = next(teachers[0].parameters()).device
    width, height = size_at(image, SIDE)
    total = 0
    for side, mirrored in views:
        rgb = torch.from_numpy(np.asarray(image.resize(size_at(image, side), Image.BICUBIC)).astype(np.float32) / 255).permute(2, 0, 1)[None].to(device)
        if mirrored:
            rgb = rgb.flip(3)
        rgb = rgb.contiguous(memory_format=torch.channels_last)
        for teacher in teachers:
            with torch.no_grad(), torch.autocast(device.type, dtype=torch.bfloat16):
                said, _ = teacher(rgb, prepared(rgb))
            shares = torch.softmax(said.float(), 1)
            shares = shares.flip(3) if mirrored else shares
            total = total + F.interpolate(shares, size=(height // 2, width // 2), mode="bilinear", align_corners=False)
    return (total[0] * (255 / len(views) / len(teachers))).round().byte().cpu().numpy()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("folders", nargs="*", help="photos without labels, see pool.jsonl")
    options.add_argument("--base", required=True)
    options.add_argument("--teacher", required=True, help="one or more, with commas")
    options.add_argument("--views", type=int, default=1, help=f"of {VIEWS}")
    options.add_argument("--part", default="0/1", help="the first of the photos and each how manyth, for several processes")
    options.add_argument("--out", required=True)
    o = options.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    teachers = []
    for path in o.teacher.split(","):
        teacher = Teacher(len(CLASSES), torch.load(o.base, map_location="cpu"))
        teacher.load_state_dict(whole(torch.load(path, map_location="cpu")))
        teachers.append(teacher.to(device, memory_format=torch.channels_last).eval())
    rows = json.loads((HERE / "photos" / "manifest.json").read_text())
    paths = [HERE / "photos" / f"{r['name']}.jpg" for r in rows if r["fold"] != ASIDE]
    paths += [p for folder in o.folders for p in sorted(Path(folder).glob("*.jpg"))]
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    first, step = map(int, o.part.split("/"))
    for path in list(filter(Path.exists, paths))[first::step]:
        np.save(out / f"{path.stem}.npy", seen_by(teachers, Image.open(path).convert("RGB"), VIEWS[: o.views]))


if __name__ == "__main__":
    main()
