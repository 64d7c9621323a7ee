"""What phones, estate photographers and listing sites do to a photo, at random. Arrays are float32 RGB in 0..1 and uint8 labels."""

import io
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from classes import NUMBER, UNLABELED
from textures import retexture


def crop(image, label, height, width, calm):
    """A random part of the photo, 45% to 100% of it, tilted and stretched a little, at the network's size."""
    w, h = image.size
    scale = random.uniform(0.85, 1.05) if calm else random.uniform(0.5, 1.05)
    aspect = width / height * random.uniform(0.85, 1.18)
    cw = min(w, scale * w)
    ch = cw / aspect
    if ch > h * 1.1:
        ch = h * random.uniform(0.8, 1.0)
        cw = min(w * 1.1, ch * aspect)
    x = random.uniform(min(0, w - cw), max(0, w - cw))
    y = random.uniform(min(0, h - ch), max(0, h - ch))
    tilt = random.gauss(0, 0.035) if random.random() < 0.4 else 0
    shear = random.gauss(0, 0.04) if random.random() < 0.3 else 0
    # Output pixel to source pixel.
    a, b = cw / width * np.cos(tilt), -ch / height * np.sin(tilt) + shear * ch / height
    d, e = cw / width * np.sin(tilt), ch / height * np.cos(tilt)
    c = x + cw / 2 - a * width / 2 - b * height / 2
    f = y + ch / 2 - d * width / 2 - e * height / 2
    matrix = (a, b, c, d, e, f)
    factor = cw / width
    if factor > 1.3:
        image = image.filter(ImageFilter.GaussianBlur((factor - 1) * 0.45))
    picture = image.transform((width, height), Image.AFFINE, matrix, Image.BILINEAR)
    truth = label.transform((width, height), Image.AFFINE, matrix, Image.NEAREST, fillcolor=UNLABELED)
    if random.random() < 0.5:
        picture = picture.transpose(Image.FLIP_LEFT_RIGHT)
        truth = truth.transpose(Image.FLIP_LEFT_RIGHT)
    return picture, truth


def letter(picture, truth):
    """Lettering or a logo of a listing site; solid letters are `other`."""
    draw, mark = ImageDraw.Draw(picture), ImageDraw.Draw(truth)
    x, y = random.uniform(0, 0.7) * picture.width, random.uniform(0, 0.92) * picture.height
    if random.random() < 0.5:
        w, h = random.uniform(20, 90), random.uniform(6, 18)
        color = tuple(random.randrange(256) for _ in range(3))
        draw.rectangle([x, y, x + w, y + h], fill=color)
        mark.rectangle([x, y, x + w, y + h], fill=NUMBER["other"])
    words = "".join(random.choice("abcdefghiklmnoprstuvw HELORS0123456789.") for _ in range(random.randrange(4, 16)))
    shade = random.choice([255, 245, 20])
    draw.text((x + 2, y + 2), words, fill=(shade, shade, shade), font=ImageFont.load_default())


def photograph(picture):
    """Exposure, color, haze, sharpness, noise and compression."""
    if random.random() < 0.15:
        picture = picture.filter(ImageFilter.GaussianBlur(random.uniform(0.3, 1.0)))
    if random.random() < 0.15:  # the look of merged exposures: local contrast
        picture = picture.filter(ImageFilter.UnsharpMask(random.uniform(4, 20), random.randrange(30, 110), 0))
    if random.random() < 0.2:
        data = io.BytesIO()
        picture.save(data, "JPEG", quality=random.randrange(25, 80))
        picture = Image.open(data).convert("RGB")
    a = np.asarray(picture).astype(np.float32) / 255
    a = a ** random.uniform(0.7, 1.4)
    a = a * random.uniform(0.8, 1.25) * np.array([random.uniform(0.9, 1.1) for _ in range(3)], np.float32)
    mean = a.mean((0, 1), keepdims=True)
    a = (a - mean) * random.uniform(0.75, 1.3) + mean
    gray = a.mean(2, keepdims=True)
    a = gray + (a - gray) * random.uniform(0.5, 1.5)
    if random.random() < 0.15:  # haze, or a veil of light from above
        veil = np.linspace(random.uniform(0, 0.5), random.uniform(0, 0.2), a.shape[0], dtype=np.float32)[:, None, None]
        a = a * (1 - veil) + veil * random.uniform(0.7, 1)
    if random.random() < 0.15:  # a soft shadow or a light falloff
        yy, xx = np.mgrid[0 : a.shape[0], 0 : a.shape[1]].astype(np.float32)
        angle = random.uniform(0, 6.3)
        side = (xx - random.uniform(0, a.shape[1])) * np.cos(angle) + (yy - random.uniform(0, a.shape[0])) * np.sin(angle)
        a = a * (1 - random.uniform(0.2, 0.6) / (1 + np.exp(np.clip(-side / random.uniform(0.5, 30), -50, 50))))[..., None].astype(np.float32)
    a = a + np.random.randn(*a.shape).astype(np.float32) * random.uniform(0, 0.02)
    return np.clip(a, 0, 1)


def recolor(a, truth):
    """One kind of ground or the walls in another color and brightness: color alone must not tell a drive from soil."""
    a = a.copy()
    number = NUMBER[random.choice(["building", "lawn", "soft", "drive", "walk", "street"])]
    mask = truth == number
    if mask.any():
        gain = np.array([random.uniform(0.85, 1.18) for _ in range(3)], np.float32) * random.uniform(0.75, 1.25)
        a[mask] = np.clip(a[mask] * gain, 0, 1)
    return a


def mix(batch):
    """Standing things of one photo set into another at the same place (ClassMix, Olsson et al. 2020). Changes `batch` in place."""
    for k, (picture, truth) in enumerate(batch):
        if random.random() > 0.15:
            continue
        other, said = batch[random.randrange(len(batch))]
        numbers = [NUMBER[name] for name in random.sample(["vehicle", "other", "fence", "plants", "garage"], 2)]
        mask = np.isin(said, numbers)
        picture, truth = picture.copy(), truth.copy()
        picture[mask], truth[mask] = other[mask], said[mask]
        batch[k] = (picture, truth)


def augment(image, label, height, width, pieces=None):
    picture, truth = crop(image, label, height, width, random.random() < 0.5)
    if random.random() < 0.08:
        letter(picture, truth)
    if pieces and random.random() < 0.25:
        picture = retexture(picture, truth, pieces)
    a, truth = photograph(picture), np.asarray(truth)
    return (recolor(a, truth) if random.random() < 0.2 else a), truth
