"""Writes weights.bin for renderer/see/network: BatchNorm folded, weights in 8 bits, one scale per layer for what flows between them."""
import json
import struct

import numpy as np
import torch

LARGEST = 4095  # see renderer/see/network/kernels.ts
HEADROOM = 1.25  # of what the calibration photos reach; beyond it values are cut off


def folded(parts):
    """Weight and bias of a convolution with its BatchNorm in it."""
    conv = parts[0]
    weight = conv.weight.detach().double()
    bias = conv.bias.detach().double() if conv.bias is not None else torch.zeros(weight.shape[0], dtype=torch.double)
    if len(parts) > 1:
        norm = parts[1]
        factor = norm.weight.detach().double() / torch.sqrt(norm.running_var.double() + norm.eps)
        weight = weight * factor.view(-1, 1, 1, 1)
        bias = (bias - norm.running_mean.double()) * factor + norm.bias.detach().double()
    return weight, bias


def peaks_of(module, batches):
    """Largest absolute value that each layer, and the input, reaches on the calibration photos."""
    module.eval()
    peaks, source = None, 0.0
    with torch.no_grad():
        for x in batches:
            keep = []
            module(x, keep)
            source = max(source, x.abs().max().item())
            reached = [y.abs().max().item() for y in keep]
            peaks = reached if peaks is None else [max(a, b) for a, b in zip(peaks, reached)]
    return peaks, source


def share_scales(layers, peaks):
    """Layers whose values are mixed without a multiplication share the largest of their peaks."""
    group = list(range(len(layers)))

    def root(k):
        while group[k] != k:
            k = group[k]
        return k

    for i, layer in enumerate(layers):
        if layer["op"] != "conv":
            for k in layer["from"]:
                if k < 0:
                    raise ValueError("only a convolution reads the picture")
                group[root(k)] = root(i)
    shared = {}
    for i, peak in enumerate(peaks):
        shared[root(i)] = max(shared.get(root(i), 1e-6), peak)
    return [shared[root(i)] * HEADROOM / LARGEST for i in range(len(layers))]


def export(module, layers, header, calibration_batches, path):
    """`header`: classes, longSide, multiple, mean, std, coords, temperature. Batches: what the network gets, coordinates included."""
    peaks, source = peaks_of(module, calibration_batches)
    scales = share_scales(layers, peaks)
    described = []
    for i, layer in enumerate(layers):
        last = i == len(layers) - 1
        described.append({**layer} if last else {**layer, "scale": scales[i]})
    factors, weights = [], []
    for i, layer in enumerate(layers):
        if layer["op"] != "conv":
            continue
        weight, bias = folded(module.convs[str(i)])
        scale = (weight.abs().amax((1, 2, 3)) / 127).clamp(min=1e-12)
        whole = torch.round(weight / scale.view(-1, 1, 1, 1)).clamp(-127, 127)
        factors += [scale.numpy().astype("<f4").tobytes(), bias.numpy().astype("<f4").tobytes()]
        weights.append(whole.permute(0, 2, 3, 1).numpy().astype(np.int8).tobytes())
    text = json.dumps({**header, "inputScale": source / LARGEST, "layers": described}, separators=(",", ":"))
    text += " " * (-len(text.encode()) % 4)
    data = b"YWN1" + struct.pack("<I", len(text.encode())) + text.encode() + b"".join(factors) + b"".join(weights)
    with open(path, "wb") as file:
        file.write(data)
    return len(data)
