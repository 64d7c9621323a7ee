"""Random points in plan polygons."""

import numpy as np


def in_polygon(x, y, polygon):
    inside = np.zeros(np.shape(x), bool)
    p = np.asarray(polygon, float)
    for (x0, y0), (x1, y1) in zip(p, np.roll(p, -1, 0)):
        cross = (y0 > y) != (y1 > y)
        inside ^= cross & (x < (x1 - x0) * (y - y0) / (y1 - y0 + 1e-12) + x0)
    return inside


def points_in(rng, polygon, density, most):
    """Points in a polygon, `density` per square meter, at most `most`."""
    p = np.asarray(polygon, float)
    lo, hi = p.min(0), p.max(0)
    n = int(min(density * np.prod(hi - lo), most * 3)) + 1
    q = rng.uniform(lo, hi, (n, 2))
    return q[in_polygon(q[:, 0], q[:, 1], p)][:most]
