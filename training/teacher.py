"""A large network that only teaches: it never ships. It begins from a published network for everyday scenes (base.py) and
looks at pictures 1.5 times as large as the small one does; logits at stride 2."""

import torch
import torch.nn as nn
import torch.nn.functional as F

from graph import Graph

# Nodes of the published network that the teacher reads: at strides 4, 8, 8 and 8, and its 151 scene classes at stride 4.
TAPS = [7, 22, 60, 65, 74]
WIDTHS = [144, 192, 320, 256]
SCENE_CLASSES = 151


class Block(nn.Module):
    def __init__(self, source, out):
        super().__init__()
        self.a = nn.Conv2d(source, out, 3, 1, 1, bias=False)
        self.na = nn.BatchNorm2d(out)
        self.b = nn.Conv2d(out, out, 3, 1, 1, bias=False)
        self.nb = nn.BatchNorm2d(out)
        nn.init.zeros_(self.nb.weight)
        self.way = nn.Identity() if source == out else nn.Sequential(nn.Conv2d(source, out, 1, bias=False), nn.BatchNorm2d(out))

    def forward(self, x):
        return F.relu(self.way(x) + self.nb(self.b(F.relu(self.na(self.a(x))))))


class Attention(nn.Module):
    """Every place looks at every other; where things lie is in the coordinates of the input."""

    def __init__(self, width, heads=8, drop=0.1):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 3 * width), nn.GELU(), nn.Dropout(drop), nn.Linear(3 * width, width))
        self.heads = heads
        nn.init.zeros_(self.out.weight), nn.init.zeros_(self.mlp[-1].weight)

    def forward(self, x):
        b, c, h, w = x.shape
        t = x.flatten(2).transpose(1, 2)
        q, k, v = self.qkv(self.n1(t)).view(b, h * w, 3, self.heads, c // self.heads).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v)
        t = t + self.out(y.transpose(1, 2).reshape(b, h * w, c))
        t = t + self.mlp(self.n2(t))
        return t.transpose(1, 2).reshape(b, c, h, w).contiguous()


def to(x, like):
    return F.interpolate(x, size=like.shape[2:], mode="bilinear", align_corners=False)


class Teacher(nn.Module):
    def __init__(self, classes, spec):
        super().__init__()
        self.base = Graph(spec, TAPS[-1])
        self.fold = nn.Sequential(nn.Conv2d(sum(WIDTHS[1:]) + SCENE_CLASSES + 2, 256, 1, bias=False), nn.BatchNorm2d(256), nn.ReLU(), nn.Dropout2d(0.1))
        self.wide = nn.Sequential(nn.Conv2d(256, 256, 3, 2, 1, bias=False), nn.BatchNorm2d(256), nn.ReLU(), Attention(256), Attention(256))
        self.deep = Block(512, 192)
        self.scene = nn.Sequential(nn.Conv2d(SCENE_CLASSES, 64, 1, bias=False), nn.BatchNorm2d(64), nn.ReLU())
        self.middle = Block(192 + WIDTHS[0] + 64, 96)
        self.stem = nn.Sequential(nn.Conv2d(5, 32, 3, 2, 1, bias=False), nn.BatchNorm2d(32), nn.ReLU(), nn.Conv2d(32, 32, 3, 1, 1, bias=False), nn.BatchNorm2d(32), nn.ReLU())
        self.fine = Block(96 + 32, 48)
        self.drop = nn.Dropout2d(0.1)
        self.out = nn.Conv2d(48, classes, 1)

    def forward(self, rgb, x):
        """`rgb` in 0..1; `x`: the same as the small network gets it, with coordinates. Returns logits at stride 2 and the scene classes at stride 4."""
        s4, s8, late, pooled, scene = self.base(rgb, TAPS)
        shares = torch.softmax(scene, 1) * 4
        where = F.interpolate(x[:, 3:], size=s8.shape[2:], mode="bilinear", align_corners=False)
        y = self.fold(torch.cat([s8, late, pooled, to(shares, s8), where], 1))
        y = self.deep(torch.cat([y, to(self.wide(y), y)], 1))
        y = self.middle(torch.cat([to(y, s4), s4, self.scene(shares)], 1))
        fine = self.stem(x)
        return self.out(self.drop(self.fine(torch.cat([to(y, fine), fine], 1)))), scene
