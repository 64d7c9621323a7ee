"""Trees, shrubs, hedges, perennials and tufts from leaf cards."""

import numpy as np

from materials import Nodes, hsv, leaf, linear, shake
from mesh import Mesh
from site_points import points_in

SEASONS = {
    "summer": [(78, 112, 0.35, 0.65, 0.3, 0.58)],
    "spring": [(68, 100, 0.35, 0.65, 0.4, 0.68)],
    "fall": [(18, 50, 0.55, 0.85, 0.4, 0.75), (60, 100, 0.3, 0.5, 0.3, 0.5)],
    "winter": [(70, 110, 0.2, 0.4, 0.24, 0.42)],
}


def foliage(site, season):
    """Three leaf colors around one of the season."""
    h0, h1, s0, s1, v0, v1 = site.pick(SEASONS[season])
    h, s, v = site.uni(h0, h1), site.uni(s0, s1), site.uni(v0, v1)
    return [hsv(h + 8, s, v * 0.6), hsv(h, s, v), hsv(h - 10, s * 0.9, min(1, v * 1.35))]


def bark(site):
    m = Nodes("bark", "plants")
    c = linear(shake(site.rng, site.pick(["#5a4c40", "#6f6458", "#463a32", "#8a8078", "#4a4640"])))
    return m.done(m.shade(c, m.noise(4, 3, m.mapped((4, 4, 1))), 0.6, 1.25), 0.95, 0.1)


def cards(mesh, rng, centers, size, tilt=0.5, long=1.0):
    """Leaf cards at these points, facing anywhere; `tilt` 0 lies flat. Sizes in meters."""
    n = len(centers)
    if not n:
        return
    a = rng.normal(size=(n, 3)) * [1, 1, tilt]
    a /= np.linalg.norm(a, axis=1, keepdims=True) + 1e-9
    b = np.cross(a, rng.normal(size=(n, 3)))
    b /= np.linalg.norm(b, axis=1, keepdims=True) + 1e-9
    s = size * rng.uniform(0.6, 1.4, (n, 1))
    a, b = a * s * long / 2, b * s / 2
    P = np.stack([centers - a, centers + b, centers + a, centers - b], 1).reshape(-1, 3)
    mesh.add(P, np.arange(4 * n).reshape(n, 4), rng.random(n))


def on_ball(rng, n, center, radii, fill=0.45):
    """Points in the outer part of an ellipsoid."""
    d = rng.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    return np.asarray(center) + d * np.asarray(radii) * (1 - fill * rng.random((n, 1)) ** 1.5)


def broadleaf(site, season):
    """(leaves, wood) of a tree 6 to 9 m tall."""
    rng = site.rng
    leaves, wood = Mesh(rng), Mesh(rng)
    H, trunk = site.uni(5, 10), site.uni(1.2, 3.0)
    R = H * site.uni(0.22, 0.42)
    bend = rng.normal(0, 0.12, 2)
    wood.tube([(0, 0, -0.3), (bend[0] * 0.4, bend[1] * 0.4, trunk), (*bend, H * 0.75)], [H * 0.026, H * 0.019, 0.03])
    bare = season == "winter" and site.chance(0.75)
    for _ in range(int(site.uni(7, 13)) + (14 if bare else 0)):
        z, a = site.uni(trunk + 0.3, H), site.uni(0, 6.28)
        out = R * site.uni(0.3, 0.9) * (1 - 0.5 * abs((z - trunk) / (H - trunk) - 0.4))
        c = np.array([out * np.cos(a), out * np.sin(a), z])
        start = np.array([*(bend * 0.6), max(trunk * 0.8, z - out * 0.9)])
        wood.tube([start, (start + c) / 2 + [0, 0, 0.15], c], [H * 0.008, H * 0.006, 0.012], sides=4)
        if bare:
            for _ in range(7):
                e = c + rng.normal(0, 0.6, 3) + [0, 0, 0.3]
                wood.tube([(start + c) / 2, (c + e) / 2, e], [0.02, 0.014, 0.008], sides=3)
        else:
            r = R * site.uni(0.4, 0.65)
            cards(leaves, rng, on_ball(rng, 260, c, (r, r, r * 0.8), 0.85), 0.4, 0.6)
    return leaves, wood


def conifer(site, season):
    rng = site.rng
    leaves, wood = Mesh(rng), Mesh(rng)
    H, R = site.uni(4, 12), site.uni(1.0, 2.4)
    if site.chance(0.3):
        R *= 0.4  # a column
    wood.tube([(0, 0, -0.2), (0, 0, H * 0.9)], [0.14, 0.03])
    n = 2400
    t = rng.random(n) ** 1.3
    a = rng.uniform(0, 6.28, n)
    r = R * (1 - t) * (0.35 + 0.65 * rng.random(n)) * (0.85 + 0.3 * ((t * 12) % 1))
    cards(leaves, rng, np.stack([r * np.cos(a), r * np.sin(a), 0.25 + t * (H - 0.25)], 1), 0.28, 0.4)
    return leaves, wood


def palm(site, season):
    rng = site.rng
    leaves, wood = Mesh(rng), Mesh(rng)
    H = site.uni(3, 8)
    wood.tube([(0, 0, -0.2), (0.15, 0, H * 0.5), (0, 0.1, H)], [0.2, 0.15, 0.13])
    for k in range(26):
        a, up = site.uni(0, 6.28), site.uni(-0.5, 0.9)
        t = np.linspace(0, 1, 7)
        L = site.uni(1.4, 2.1)
        x, z = L * t * np.cos(up * 0.6), H + L * (np.sin(up) * t - 0.55 * t ** 2)
        w = 0.26 * np.sin(np.pi * (0.12 + 0.88 * t))
        c, s = np.cos(a), np.sin(a)
        P = np.concatenate([np.stack([x * c - w * s, x * s + w * c, z - 0.1], 1), np.stack([x * c + w * s, x * s - w * c, z], 1)])
        leaves.add(P, [[i, i + 1, 7 + i + 1, 7 + i] for i in range(6)])
    return leaves, wood


def shrub(site, season):
    """A round bush about 1 m tall and wide."""
    rng = site.rng
    leaves, wood = Mesh(rng), Mesh(rng)
    kind = site.pick(["round", "loose", "clipped", "upright", "arching"])
    if kind == "arching":
        for _ in range(170):
            a, L = site.uni(0, 6.28), site.uni(0.6, 1.0)
            d = site.uni(0.15, 0.7)
            t = np.array([0, 0.35, 0.7, 1.0])
            x, z, w = d * t ** 1.3, L * (t - 0.42 * d * t ** 3), 0.018 * (1.05 - t)
            c, s = np.cos(a), np.sin(a)
            P = np.concatenate([np.stack([x * c - w * s, x * s + w * c, z], 1), np.stack([x * c + w * s, x * s - w * c, z], 1)])
            leaves.add(P, [[i, i + 1, 5 + i, 4 + i] for i in range(3)])
        return leaves, wood
    if season == "winter" and site.chance(0.35):
        for _ in range(60):
            e = rng.normal(0, 0.3, 3) + [0, 0, 0.8]
            wood.tube([(0, 0, 0), e * [0.6, 0.6, 0.5], e], [0.012, 0.009, 0.005], sides=3)
        return leaves, wood
    radii = {"round": (0.52, 0.5, 0.5), "loose": (0.55, 0.5, 0.5), "clipped": (0.5, 0.5, 0.46), "upright": (0.3, 0.3, 0.75)}[kind]
    center = (0, 0, radii[2] * 0.92)
    n, fill, size = {"round": (700, 0.3, 0.09), "loose": (520, 0.7, 0.12), "clipped": (900, 0.1, 0.06), "upright": (700, 0.3, 0.08)}[kind]
    cards(leaves, rng, on_ball(rng, n, center, radii, fill), size, 0.9)
    leaves.blob(center, np.array(radii) * 0.82, 0.05, 0.2)
    if site.chance(0.25):
        for _ in range(3):
            cards(leaves, rng, on_ball(rng, 70, center + rng.normal(0, 0.2, 3), np.array(radii) * 0.7, 0.3), size, 0.9)
    return leaves, wood


KINDS = {"broadleaf": broadleaf, "conifer": conifer, "palm": palm, "shrub": shrub}


def stock(site, season, warm):
    """The plants of this site: each kind a few shapes, meshes shared by all copies."""
    wood = bark(site)
    counts = {"broadleaf": 3, "conifer": 2, "shrub": 4, "palm": 1 if warm else 0}
    for kind, count in counts.items():
        site.library[kind] = []
        for _ in range(count):
            leaves, stems = KINDS[kind](site, season)
            parts = []
            if leaves.faces:
                parts.append(leaves.data(kind, leaf(foliage(site, "summer" if kind == "conifer" else season))))
            if stems.faces:
                parts.append(stems.data(kind + " wood", wood))
            site.library[kind].append(parts)
    site.flowers = leaf([hsv(site.uni(0, 360), site.uni(0.1, 0.9), 0.9), hsv(site.uni(0, 360), site.uni(0.3, 0.9), 0.8)])


def plant(site, kind, x, y, scale=1.0, tall=1.0, z=None):
    if not site.library.get(kind):
        kind = "broadleaf"
    turn = site.uni(0, 6.28)
    for data in site.pick(site.library[kind]):
        site.copy(data, x, y, z, scale, turn, tall)
    site.block(x, y, 0.6 * scale if kind == "shrub" else 2.0 * scale)


def hedge(site, frame, length, depth, height, season):
    """A clipped hedge along u from 0 to length."""
    rng = site.rng
    material = leaf(foliage(site, "summer" if site.chance(0.8) else season))
    mesh = site.mesh(material)
    area = 2 * length * height + length * depth
    n = int(min(5000, 130 * area))
    p = rng.random((n, 3)) * [length, depth, height]
    side = rng.random(n)
    p[side < 0.4, 1] = 0
    p[(side >= 0.4) & (side < 0.7), 1] = depth
    p[side >= 0.7, 2] = height
    p += rng.normal(0, 0.035, p.shape)
    cards(mesh, rng, frame(p), 0.12, 0.9)
    mesh.box(frame, 0.03, length - 0.03, 0.03, depth - 0.03, 0, height - 0.04, 0.1)


def low_planting(site, polygon, season, density=6.0, flowers=True):
    """Perennials and ground cover in a bed: tufts of cards up to knee height, `density` per square meter. Label: plants."""
    rng = site.rng
    p = np.asarray(polygon)[:, :2]
    xy = points_in(rng, p, density, 260)
    greens = leaf(foliage(site, season))
    for x, y in xy:
        if site.is_paved(x, y):
            continue
        r, h = site.uni(0.08, 0.3), site.uni(0.12, 0.45)
        n = int(site.uni(14, 34))
        z = float(site.height(y))
        c = np.stack([x + rng.normal(0, r * 0.6, n), y + rng.normal(0, r * 0.6, n), z + h * rng.random(n)], 1)
        cards(site.mesh(greens), rng, c, site.uni(0.07, 0.14), 1.2, 1.4)
        if flowers and site.chance(0.35):
            m = 7
            cards(site.mesh(site.flowers), rng, np.stack([x + rng.normal(0, r * 0.6, m), y + rng.normal(0, r * 0.6, m), z + h * rng.uniform(0.8, 1.15, m)], 1), 0.07, 0.5)


def tufts(site, points, height, material, blades=7, spread=0.05):
    """Upright blades at plan points: long grass. Takes the class of its material."""
    rng = site.rng
    if not len(points):
        return
    xy = np.repeat(points, blades, 0) + rng.normal(0, spread, (len(points) * blades, 2))
    n = len(xy)
    z = site.height(xy[:, 1]) + site.layers * site.LAYER * 0.5
    h, a, lean = height * rng.uniform(0.5, 1.2, n), rng.uniform(0, 6.28, n), rng.normal(0, 0.35, (n, 2)) * height
    w = 0.006 + 0.02 * height
    base = np.column_stack([xy, z])
    side = np.column_stack([np.cos(a) * w, np.sin(a) * w, np.zeros(n)])
    tip = base + np.column_stack([lean, h])
    P = np.stack([base - side, base + side, tip], 1).reshape(-1, 3)
    site.mesh(material).add(P, np.arange(3 * n).reshape(n, 3), rng.random(n))


def woods(site, x0, x1, y0, y1, count, scale=(0.9, 1.7)):
    """Trees scattered over a rectangle, with brush below."""
    for _ in range(count):
        x, y = site.uni(x0, x1), site.uni(y0, y1)
        if site.is_house(x, y, 2.0) or site.is_paved(x, y):
            continue
        plant(site, site.pick(["broadleaf", "broadleaf", "conifer"]), x, y, site.uni(*scale))
