"""A published network as a list of layers, with the weights that it was published with: what the teacher begins from. base.py makes it."""

import torch
import torch.nn as nn
import torch.nn.functional as F

NO_LIMIT = 1e8


class Graph(nn.Module):
    """`spec`: nodes (op, src, lo, hi, ...), weights by the number of their node, norm (factor and offset for RGB in 0..1). `last`: its last node."""

    def __init__(self, spec, last):
        super().__init__()
        self.nodes, self.norm = spec["nodes"][: last + 1], spec["norm"]
        self.w, self.b = nn.ParameterDict(), nn.ParameterDict()
        for i, node in enumerate(self.nodes):
            if node["op"] == "conv":
                self.w[str(i)] = nn.Parameter(spec["weights"][f"{i}.w"].float())
                self.b[str(i)] = nn.Parameter(spec["weights"][f"{i}.b"].float())

    def forward(self, rgb, taps):
        """The outputs of the nodes `taps`."""
        x = rgb * self.norm[0] + self.norm[1]
        out = []
        for i, node in enumerate(self.nodes):
            y = self.run(i, node, [x if k < 0 else out[k] for k in node["src"]], out)
            lo, hi = (None if abs(v) > NO_LIMIT else v for v in (node["lo"], node["hi"]))
            out.append(y if lo is None and hi is None else y.clamp(lo, hi))
        return [out[k] for k in taps]

    def run(self, i, node, sources, out):
        op = node["op"]
        if op == "conv":
            w = self.w[str(i)]
            around = tuple(node["dil"] * (k // 2) for k in w.shape[2:])
            return F.conv2d(sources[0], w, self.b[str(i)], node["stride"], around, node["dil"], node["group"])
        if op == "add":
            return sources[0] + sources[1]
        if op == "mean":
            return sources[0].mean((2, 3), keepdim=True)
        if op == "concat":
            size = max((s.shape[2:] for s in sources), key=lambda s: s[0])
            return torch.cat([s.expand(-1, -1, *size) if s.shape[2] == 1 else s for s in sources], 1)
        if op == "up":
            return F.interpolate(sources[0], size=out[node["like"]].shape[2:], mode="bilinear", align_corners=True)
        raise ValueError(op)
