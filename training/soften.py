"""What the teacher says of each photo, for follow.py: soften.py --base base.pt --teacher teacher.pt --out out/said FOLDER...

Writes NAME.npy (shares of the classes at half size of a longer side of 480 pixels, 8 bits, by class) for the photos to learn from in `photos/` and
for those of each FOLDER; 0.3 s each on one core.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from classes import CLASSES
from distill import prepared, whole
from teacher import Teacher
from train import ASIDE, HERE

SIDE, MULTIPLE = 480, 16


def seen_by(teacher, image):
    size = [round(v * SIDE / max(image.size) / MULTIPLE) * MULTIPLE for v in image.size]
    rgb = torch.from_numpy(np.asarray(image.resize(size, Image.BICUBIC)).astype(np.float32) / 255).permute(2, 0, 1)[None]
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        said, _ = teacher(rgb, prepared(rgb))
    return (torch.softmax(said.float(), 1)[0] * 255).round().byte().numpy()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("folders", nargs="*", help="photos without labels, see pool.jsonl")
    options.add_argument("--base", required=True)
    options.add_argument("--teacher", required=True)
    options.add_argument("--out", required=True)
    o = options.parse_args()
    teacher = Teacher(len(CLASSES), torch.load(o.base, map_location="cpu"))
    teacher.load_state_dict(whole(torch.load(o.teacher, map_location="cpu")))
    teacher = teacher.to(memory_format=torch.channels_last).eval()
    rows = json.loads((HERE / "photos" / "manifest.json").read_text())
    paths = [HERE / "photos" / f"{r['name']}.jpg" for r in rows if r["fold"] != ASIDE]
    paths += [p for folder in o.folders for p in sorted(Path(folder).glob("*.jpg"))]
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    for path in filter(Path.exists, paths):
        np.save(out / f"{path.stem}.npy", seen_by(teacher, Image.open(path).convert("RGB")))


if __name__ == "__main__":
    main()
