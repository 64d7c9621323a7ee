"""Makes a net.pt of a weights file, so that training can go on from what ships.

from_weights.py ../renderer/see/network/weights.bin out/shipped/net.pt

BatchNorm is folded in the file. It is taken out again with the mean and the spread that each convolution has on the training photos, so that
the network answers as before, to the last digits of 8-bit weights, and its layers are normalized as in training.
"""

import json
import struct
import sys
from pathlib import Path

import numpy as np
import torch

HERE = Path(__file__).parent


def read_weights(path):
    """Header, and weight and offset of each convolution in order."""
    data = Path(path).read_bytes()
    length = struct.unpack("<I", data[4:8])[0]
    header, at = json.loads(data[8 : 8 + length]), 8 + length
    convs = [layer for layer in header["layers"] if layer["op"] == "conv"]
    channels, shapes = [], []
    read = lambda k: 5 if k < 0 else channels[k]
    for layer in header["layers"]:
        if layer["op"] == "conv":
            shapes.append((layer["out"], layer["kernel"], layer["kernel"], read(layer["from"][0])))
            channels.append(layer["out"])
        elif layer["op"] == "concat":
            channels.append(sum(read(k) for k in layer["from"]))
        else:
            channels.append(read(layer["from"][0]))
    factors = []
    for layer in convs:
        scale, offset = np.frombuffer(data, "<f4", 2 * layer["out"], at).reshape(2, -1)
        factors.append((scale, offset))
        at += 8 * layer["out"]
    out = []
    for shape, (scale, offset) in zip(shapes, factors):
        count = int(np.prod(shape))
        whole = np.frombuffer(data, np.int8, count, at).reshape(shape).astype(np.float32)
        out.append((torch.from_numpy((whole * scale.reshape(-1, 1, 1, 1)).transpose(0, 3, 1, 2).copy()), torch.from_numpy(offset.copy())))
        at += count
    return header, out


def net_of(path, batches):
    """The network of a weights file, its BatchNorms as on `batches`: what the network gets, coordinates included."""
    from train import build

    header, weights = read_weights(path)
    layers = header["layers"]
    net = build(layers, 5)
    places = [str(i) for i, layer in enumerate(layers) if layer["op"] == "conv"]
    sums = {}
    with torch.no_grad():
        for place, (weight, offset) in zip(places, weights):
            parts = net.convs[place]
            parts[0].weight.copy_(weight)
            if len(parts) == 1:
                parts[0].bias.copy_(offset)
                continue
            norm = parts[1]
            norm.weight.copy_(torch.sqrt(norm.running_var + norm.eps))
            norm.bias.copy_(offset)

            def count(_, __, y, place=place):
                s = sums.setdefault(place, [0.0, 0.0, 0])
                s[0] = s[0] + y.sum((0, 2, 3), dtype=torch.float64)
                s[1] = s[1] + (y.double() ** 2).sum((0, 2, 3))
                s[2] += y.shape[0] * y.shape[2] * y.shape[3]

            parts[0].register_forward_hook(count)
        net.eval()
        for x in batches:
            net(x)
        for place, (total, squares, number) in sums.items():
            norm = net.convs[place][1]
            mean = total / number
            spread = (squares / number - mean**2).clamp(min=1e-8)
            norm.bias.add_(mean.float())
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(spread)
            norm.weight.copy_(torch.sqrt(spread + norm.eps))
            # A channel that never speaks keeps its answer.
            norm.num_batches_tracked.fill_(1)
    return net


def main(source, target):
    from PIL import Image
    from train import seen, tensor

    photos = sorted((HERE / "photos").glob("*.jpg"))
    net = net_of(source, [tensor([seen(Image.open(photo).convert("RGB"))]) for photo in photos])
    Path(target).parent.mkdir(parents=True, exist_ok=True)
    torch.save(net.state_dict(), target)


if __name__ == "__main__":
    main(*sys.argv[1:])
