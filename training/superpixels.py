"""Superpixels (SLIC: Achanta et al. 2012) to which hand-drawn polygons snap."""

import numpy as np
from PIL import Image
from scipy import ndimage


def lab(rgb):
    """sRGB bytes (h, w, 3) to CIE Lab (D65)."""
    c = rgb.astype(np.float32) / 255
    c = np.where(c > 0.04045, ((c + 0.055) / 1.055) ** 2.4, c / 12.92)
    m = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], np.float32)
    xyz = c @ m.T / np.array([0.95047, 1, 1.08883], np.float32)
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


def superpixels(image: Image.Image, step=14, compactness=8.0, rounds=6):
    """Label (h, w) of int32; about one superpixel per `step` x `step` pixels."""
    rgb = np.asarray(image)
    color = ndimage.gaussian_filter(lab(rgb), (0.7, 0.7, 0))
    h, w, _ = color.shape
    ys = np.arange(step // 2, h, step)
    xs = np.arange(step // 2, w, step)
    cy, cx = [a.ravel().astype(np.float32) for a in np.meshgrid(ys, xs, indexing="ij")]
    centers = color[cy.astype(int), cx.astype(int)].copy()
    label = np.zeros((h, w), np.int32)
    for _ in range(rounds):
        best = np.full((h, w), np.inf, np.float32)
        for k in range(len(cy)):
            y0, y1 = max(0, int(cy[k]) - step), min(h, int(cy[k]) + step + 1)
            x0, x1 = max(0, int(cx[k]) - step), min(w, int(cx[k]) + step + 1)
            d = ((color[y0:y1, x0:x1] - centers[k]) ** 2).sum(-1)
            yy, xx = np.ogrid[y0:y1, x0:x1]
            d = d + ((yy - cy[k]) ** 2 + (xx - cx[k]) ** 2) * (compactness / step) ** 2
            view = best[y0:y1, x0:x1]
            nearer = d < view
            view[nearer] = d[nearer]
            label[y0:y1, x0:x1][nearer] = k
        count = np.maximum(np.bincount(label.ravel(), minlength=len(cy)), 1)
        yy, xx = np.mgrid[0:h, 0:w]
        cy = np.bincount(label.ravel(), yy.ravel(), len(cy)) / count
        cx = np.bincount(label.ravel(), xx.ravel(), len(cx)) / count
        for c in range(3):
            centers[:, c] = np.bincount(label.ravel(), color[..., c].ravel(), len(cy)) / count
    return label
