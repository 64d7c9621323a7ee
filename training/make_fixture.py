"""Makes tests/fixtures/network: a small network with random weights, a picture, and what PyTorch says of it."""
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from PIL import Image

from export import export
from network import build, conv, with_coordinates

FOLDER = os.path.join(os.path.dirname(__file__), "../tests/fixtures/network")
WIDTH, HEIGHT, CLASSES = 96, 64, 5
MEAN, STD = [0.45, 0.44, 0.42], [0.25, 0.25, 0.27]

torch.manual_seed(1)
LAYERS = [
    conv(-1, 16, stride=2),
    conv(0, 16),
    {"op": "pool", "from": [1]},
    conv(2, 24, dilation=2),
    conv(3, 24, relu=False),
    {"op": "mean", "from": [3]},
    conv(5, 24, kernel=1, relu=False),
    {"op": "add", "from": [4, 6], "relu": True},
    {"op": "pool", "from": [7]},
    conv(8, 32),
    {"op": "up", "from": [9]},
    {"op": "concat", "from": [10, 7]},
    conv(11, 24),
    {"op": "up", "from": [12]},
    {"op": "concat", "from": [13, 1]},
    conv(14, 16),
    conv(15, CLASSES, kernel=1, relu=False),
]
net = build(LAYERS)
for part in net.modules():
    if isinstance(part, nn.BatchNorm2d):
        part.running_mean.normal_(0, 0.1)
        part.running_var.uniform_(0.5, 1.5)
        part.weight.data.uniform_(0.8, 1.6)
        part.bias.data.normal_(0, 0.2)
    if isinstance(part, nn.Conv2d):
        part.weight.data *= 1.3
net.eval()
random = np.random.RandomState(1)
coarse = Image.fromarray(random.randint(0, 256, (6, 9, 3)).astype(np.uint8)).resize((WIDTH, HEIGHT), Image.BICUBIC)
picture = (np.asarray(coarse).astype(int) + random.randint(-20, 20, (HEIGHT, WIDTH, 3))).clip(0, 255).astype(np.uint8)
x = torch.from_numpy(((picture / 255 - MEAN) / STD).transpose(2, 0, 1)[None].astype(np.float32))
x = with_coordinates(x)
os.makedirs(FOLDER, exist_ok=True)
header = {"classes": [f"class {c}" for c in range(CLASSES)], "longSide": WIDTH, "multiple": 16, "mean": MEAN, "std": STD, "coords": True, "temperature": 1.5}
size = export(net, LAYERS, header, [x], f"{FOLDER}/weights.bin")
with torch.no_grad():
    shares = F.softmax(net(x) / header["temperature"], 1)[0]
Image.fromarray(picture).save(f"{FOLDER}/picture.png")
# Shares 0 to 1 as 8 bits, class below class.
Image.fromarray((shares * 255).round().byte().numpy().reshape(-1, shares.shape[2])).save(f"{FOLDER}/shares.png")
print(size, "bytes;", [round(v, 3) for v in shares.mean((1, 2)).tolist()], shares.max().item())
