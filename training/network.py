"""The network as a list of layers: one description for training, export and the product (renderer/see/network)."""
import torch
import torch.nn as nn
import torch.nn.functional as F


def conv(source, out, kernel=3, stride=1, dilation=1, relu=True):
    return {"op": "conv", "from": [source], "out": out, "kernel": kernel, "stride": stride, "dilation": dilation, "relu": relu}


def unet(widths=(24, 32, 48, 96, 128), classes=13, stem=24):
    """U-Net of plain 3 x 3 convolutions; logits at stride 2. Every level: two convolutions; on the way up one after the concat."""
    layers = []

    def push(layer):
        layers.append(layer)
        return len(layers) - 1

    at = push(conv(-1, stem, stride=2))
    skips = []
    for level, width in enumerate(widths):
        if level:
            at = push({"op": "pool", "from": [at]})
        at = push(conv(at, width))
        at = push(conv(at, width))
        skips.append(at)
    for level in range(len(widths) - 2, -1, -1):
        at = push({"op": "up", "from": [at]})
        at = push({"op": "concat", "from": [at, skips[level]]})
        at = push(conv(at, widths[level]))
    push(conv(at, classes, kernel=1, relu=False))
    return layers


def channels_of(layers, inputs):
    """Channels that come out of each layer."""
    out = []
    read = lambda k: inputs if k < 0 else out[k]
    for layer in layers:
        if layer["op"] == "conv":
            out.append(layer["out"])
        elif layer["op"] == "concat":
            out.append(sum(read(k) for k in layer["from"]))
        else:
            out.append(read(layer["from"][0]))
    return out


class Network(nn.Module):
    def __init__(self, layers, inputs):
        super().__init__()
        self.layers = layers
        channels = channels_of(layers, inputs)
        self.convs = nn.ModuleDict()
        for i, layer in enumerate(layers):
            if layer["op"] != "conv":
                continue
            source = layer["from"][0]
            last = i == len(layers) - 1
            k, d = layer["kernel"], layer["dilation"]
            parts = [nn.Conv2d(inputs if source < 0 else channels[source], layer["out"], k, layer["stride"], d * (k // 2), d, bias=last)]
            if not last:
                parts.append(nn.BatchNorm2d(layer["out"]))
            self.convs[str(i)] = nn.Sequential(*parts)

    def forward(self, x, keep=None):
        """`keep`: a list that gets the output of every layer, for calibration."""
        out = []
        read = lambda k: x if k < 0 else out[k]
        for i, layer in enumerate(self.layers):
            sources = [read(k) for k in layer["from"]]
            op = layer["op"]
            if op == "conv":
                y = self.convs[str(i)](sources[0])
            elif op == "pool":
                y = F.max_pool2d(sources[0], 2)
            elif op == "up":
                y = F.interpolate(sources[0], scale_factor=2, mode="bilinear", align_corners=False)
            elif op == "concat":
                y = torch.cat(sources, 1)
            elif op == "mean":
                y = sources[0].mean((2, 3), keepdim=True)
            elif op == "add":
                y = sources[0] + sources[1]
            else:
                raise ValueError(op)
            out.append(F.relu(y) if layer.get("relu") else y)
        if keep is not None:
            keep.extend(out)
        return out[-1]


def build(layers, inputs=5):
    return Network(layers, inputs)


def with_coordinates(x):
    """Adds two channels: y from -1 to 1, and the distance from the middle, 0 to 1, at the centers of pixels."""
    b, _, h, w = x.shape
    y = ((torch.arange(h, device=x.device) + 0.5) / h * 2 - 1).view(1, 1, h, 1).expand(b, 1, h, w)
    side = ((torch.arange(w, device=x.device) + 0.5) / w * 2 - 1).abs().view(1, 1, 1, w).expand(b, 1, h, w)
    return torch.cat([x, y.to(x), side.to(x)], 1)


def multiply_adds(layers, inputs, height, width):
    """Of one picture, as the runtime counts them (input channels rounded up to 8)."""
    channels = channels_of(layers, inputs)
    size, total = [], 0
    for i, layer in enumerate(layers):
        source = layer["from"][0]
        h, w = (height, width) if source < 0 else size[source]
        if layer["op"] == "conv":
            h, w = -(-h // layer["stride"]), -(-w // layer["stride"])
            total += h * w * layer["out"] * (inputs if source < 0 else channels[source]) * layer["kernel"] ** 2
        elif layer["op"] == "pool":
            h, w = h // 2, w // 2
        elif layer["op"] == "up":
            h, w = h * 2, w * 2
        elif layer["op"] == "mean":
            h = w = 1
        size.append((h, w))
    return total


if __name__ == "__main__":
    layers = unet()
    net = build(layers)
    print(sum(p.numel() for p in net.parameters()), "parameters,", multiply_adds(layers, 5, 256, 352) / 1e6, "million multiply-adds at 256 x 352")
