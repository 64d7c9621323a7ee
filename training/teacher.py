"""A large network that only teaches: it never ships. Residual U-Net with attention at stride 16, logits at stride 2 as the small one's."""

import torch
import torch.nn as nn
import torch.nn.functional as F


class Block(nn.Module):
    def __init__(self, source, out, stride=1, drop=0.0):
        super().__init__()
        self.a = nn.Conv2d(source, out, 3, stride, 1, bias=False)
        self.na = nn.BatchNorm2d(out)
        self.b = nn.Conv2d(out, out, 3, 1, 1, bias=False)
        self.nb = nn.BatchNorm2d(out)
        nn.init.zeros_(self.nb.weight)
        self.way = nn.Identity() if source == out and stride == 1 else nn.Sequential(nn.AvgPool2d(stride) if stride > 1 else nn.Identity(), nn.Conv2d(source, out, 1, bias=False), nn.BatchNorm2d(out))
        self.squeeze = nn.Sequential(nn.Conv2d(out, out // 8, 1), nn.ReLU(), nn.Conv2d(out // 8, out, 1), nn.Sigmoid())
        self.drop = drop

    def forward(self, x):
        y = self.nb(self.b(F.relu(self.na(self.a(x)))))
        y = y * self.squeeze(y.mean((2, 3), keepdim=True))
        if self.training and self.drop:
            keep = (torch.rand(len(y), 1, 1, 1, device=y.device) >= self.drop).to(y.dtype) / (1 - self.drop)
            y = y * keep
        return F.relu(self.way(x) + y)


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
        if hasattr(F, "scaled_dot_product_attention"):
            y = F.scaled_dot_product_attention(q, k, v)
        else:
            y = torch.softmax(q @ k.transpose(-1, -2) / (c // self.heads) ** 0.5, -1) @ v
        t = t + self.out(y.transpose(1, 2).reshape(b, h * w, c))
        t = t + self.mlp(self.n2(t))
        return t.transpose(1, 2).reshape(b, c, h, w).contiguous()


class Teacher(nn.Module):
    def __init__(self, classes, inputs=5, widths=(48, 96, 192, 320, 448), depths=(1, 2, 3, 4, 2), drop=0.15):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(inputs, widths[0], 5, 2, 2, bias=False), nn.BatchNorm2d(widths[0]), nn.ReLU())
        self.down, source, seen, total = nn.ModuleList(), widths[0], 0, sum(depths)
        for level, (width, depth) in enumerate(zip(widths, depths)):
            blocks = []
            for k in range(depth):
                blocks.append(Block(source, width, 2 if level and not k else 1, drop * seen / total))
                source, seen = width, seen + 1
            if level >= 3:
                blocks += [Attention(width) for _ in range(2)]
            self.down.append(nn.Sequential(*blocks))
        self.up = nn.ModuleList()
        for level in range(len(widths) - 2, -1, -1):
            self.up.append(Block(source + widths[level], widths[level]))
            source = widths[level]
        self.dropout = nn.Dropout2d(0.1)
        self.out = nn.Conv2d(source, classes, 1)

    def forward(self, x):
        x = self.stem(x)
        skips = []
        for level in self.down:
            x = level(x)
            skips.append(x)
        skips.pop()
        for block in self.up:
            skip = skips.pop()
            x = F.interpolate(x, size=skip.shape[2:], mode="bilinear", align_corners=False)
            x = block(torch.cat([x, skip], 1))
        return self.out(self.dropout(x))


if __name__ == "__main__":
    net = Teacher(13)
    print(sum(p.numel() for p in net.parameters()) / 1e6, "million parameters", net(torch.zeros(1, 5, 256, 320)).shape)
