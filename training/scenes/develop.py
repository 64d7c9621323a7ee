"""Raw passes to a picture that looks like a photo. Arrays [row][column][color], linear light."""

import numpy as np


def blur(a, sigma):
    r = max(1, int(2.5 * sigma))
    k = np.exp(-0.5 * (np.arange(-r, r + 1) / sigma) ** 2)
    k /= k.sum()
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r, r)
        b = np.pad(a, pad, mode="edge")
        a = sum(w * np.take(b, np.arange(i, i + a.shape[axis]), axis) for i, w in enumerate(k))
    return a.astype(np.float32)


def denoise(rgb, albedo, label, rounds=((1, 0.5), (2, 0.35), (4, 0.25))):
    """Smooths the light on surfaces (color divided by albedo) among pixels of the same class; texture lives in the albedo and stays."""
    base = np.maximum(albedo, 0.03)
    base = np.where((albedo.sum(-1) < 0.03)[..., None], 1.0, base)
    light = np.log1p(rgb / base)
    for step, sigma in rounds:
        total, weight = light * 1.0, np.ones(label.shape, np.float32)
        gray = light.mean(-1)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if dy or dx:
                    move = lambda a: np.roll(a, (dy * step, dx * step), (0, 1))
                    w = (move(label) == label) * np.exp(-((move(gray) - gray) / sigma) ** 2) * (0.7 if dy and dx else 1.0)
                    total += w[..., None] * move(light)
                    weight += w
        light = total / weight[..., None]
    return np.expm1(light) * base


def majority(label, rounds=1):
    """Each label the most common of its 3 by 3 neighbors, where fewer than three agree with it: no lone pixels."""
    for _ in range(rounds):
        near = np.stack([np.roll(label, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1)])
        same = (near == label).sum(0)
        counts = np.stack([(near == k).sum(0) for k in range(14)])
        label = np.where(same < 3, counts.argmax(0), label).astype(np.uint8)
    return label


def photo(rgb, rng, dusk=False):
    """Exposure, white balance, tone curve, lens and sensor. Returns 8-bit sRGB."""
    lum = rgb @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    key = np.exp(np.mean(np.log(np.clip(lum, 0.01, 4))))
    ev = rng.normal(-0.9 if dusk else 0, 0.35)
    rgb = rgb * (0.23 * 2**ev / key)
    rgb = rgb * (1 + rng.normal(0, 0.06, 3))
    rgb = rgb + 0.04 * blur(np.minimum(rgb, 4), rgb.shape[1] / 60) + rng.uniform(0, 0.012)
    x = np.maximum(rgb, 0) * rng.uniform(0.6, 0.8)
    y = np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)  # filmic curve (Narkowicz 2015)
    gray = y.mean(-1, keepdims=True)
    y = np.clip(gray + (y - gray) * rng.uniform(0.8, 1.2), 0, 1)
    s = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-8) ** (1 / 2.4) - 0.055)
    s = s + rng.uniform(0, 0.5) * s * (1 - s) * (s - 0.45)
    s = s + rng.uniform(0.0, 0.6) * (s - blur(s, 1.0))
    noise = rng.normal(0, 1, s.shape).astype(np.float32)
    s = s + blur(noise, 0.7) * rng.uniform(0.005, 0.025)
    return (np.clip(s, 0, 1) * 255 + 0.5).astype(np.uint8)
