"""Houses: blocks with walls, openings and roofs. Walls get the class building, garage door leaves garage."""

import numpy as np

from materials import glass, hsv, plain, roof, shake, wall
from mesh import Frame

WALLS = {
    "lap": ["#e8e6e0", "#b9c2c6", "#c9bfa5", "#8c9791", "#5f6f7f", "#3f4a50", "#a7b59a", "#d8c7a0", "#7a3b32", "#2e3338", "#dccfc0"],
    "batten": ["#f0efec", "#2b2d2f", "#5c6664", "#d9d3c4", "#7f8a86"],
    "stucco": ["#eee8dc", "#d9c7a8", "#c9a27c", "#f4f2ee", "#b8a890", "#cdb6a0", "#e0b890", "#9a948a"],
    "brick": ["#7b4433", "#8f5540", "#9c6a50", "#5f3a30", "#b08a6a", "#a9a096", "#d8d0c4"],
    "stone": ["#8f877a", "#a39a88", "#77736c", "#b5a890"],
    "plank": ["#8a5c3a", "#6b4630", "#a5754a", "#4a3a30", "#9c8872"],
}
ROOFS = {
    "shingle": ["#3b3a39", "#55504b", "#6b5a4c", "#4a3f3a", "#7b7670", "#2e2d2e"],
    "tile": ["#a3563a", "#8a4a34", "#b5764f", "#5c4a44", "#3f3d3e"],
    "metal": ["#8d9398", "#3c4146", "#5a6b5c", "#7a3a30", "#b5b8ba"],
}
STYLES = {  # stories, roof shapes, wall kinds, pitch
    "ranch": (1, ["gable", "hip"], ["lap", "brick", "stucco", "batten"], (0.25, 0.5)),
    "two-story": (2, ["gable", "hip", "cross"], ["lap", "brick", "stucco", "stone", "batten"], (0.4, 0.9)),
    "cottage": (1, ["gable", "cross"], ["lap", "stone", "brick", "stucco", "batten"], (0.7, 1.2)),
    "modern": (2, ["flat", "flat", "shed"], ["stucco", "plank", "batten", "stucco"], (0.08, 0.25)),
    "townhouse": (2, ["gable", "flat"], ["brick", "lap", "stucco"], (0.4, 0.8)),
    "bungalow": (1, ["gable", "cross", "hip"], ["lap", "brick", "stucco", "stone"], (0.35, 0.6)),
}


class Look:
    """Materials of one house."""

    def __init__(self, site, style, snow=False):
        rng = site.rng
        kinds = STYLES[style][2]
        kind, second = site.pick(kinds), site.pick(kinds)
        self.wall = wall(kind, shake(rng, site.pick(WALLS[kind])))
        self.second = wall(second, shake(rng, site.pick(WALLS[second]))) if site.chance(0.4) else self.wall
        rk = "membrane" if style == "modern" else site.pick(["shingle", "shingle", "tile", "metal"])
        self.roof = roof(rk, "#e6ebf2" if snow else shake(rng, site.pick(ROOFS.get(rk, ["#77736c"]))))
        light = site.chance(0.75)
        self.trim = plain("building", shake(rng, "#eceae4" if light else site.pick(["#2a2a2a", "#5a4030", "#3d4a44"]), 0.01, 0.05), 0.5)
        self.glass = glass()
        self.door = plain("building", hsv(site.uni(0, 360), site.uni(0.2, 0.8), site.uni(0.15, 0.7)) if site.chance(0.7) else shake(rng, "#e5e2dc"), 0.4)
        self.garage = plain("garage", shake(rng, site.pick(["#eceae4", "#e2ddd0", "#b5ab98", "#6b5442", "#3a3a3c", "#8a8f92", "#5d4634", "#d8d6d0"])), 0.5)
        self.shutter = plain("building", hsv(site.uni(0, 360), site.uni(0.1, 0.6), site.uni(0.1, 0.45)))
        self.base = plain("building", shake(rng, "#8f8a80"), 0.9)
        self.stone = plain("building", shake(rng, site.pick(["#a8a196", "#8a8680", "#b5aa98", "#7d5a4a"])), 0.9)
        self.lit = None


def window(site, look, fr, u, z, w, h, shutters=False):
    t, trim = 0.07, site.mesh(look.trim)
    site.mesh(look.lit if look.lit and site.chance(0.6) else look.glass).box(fr, u, u + w, 0, 0.015, z, z + h)
    for a, b, c, d in ((u - t, u + w + t, z + h, z + h + t), (u - t, u + w + t, z - t, z), (u - t, u, z, z + h), (u + w, u + w + t, z, z + h)):
        trim.box(fr, a, b, 0, 0.05, c, d)
    for k in range(1, max(1, int(round(w / 0.7)))):
        x = u + w * k / max(1, int(round(w / 0.7)))
        trim.box(fr, x - 0.025, x + 0.025, 0, 0.035, z, z + h)
    if h > 0.9 and site.chance(0.6):
        trim.box(fr, u, u + w, 0, 0.035, z + h * 0.5 - 0.02, z + h * 0.5 + 0.02)
    if shutters:
        for x in (u - t - 0.36, u + w + t):
            site.mesh(look.shutter).box(fr, x, x + 0.36, 0, 0.04, z, z + h)


def front_door(site, look, fr, u, z, w=0.95):
    trim = site.mesh(look.trim)
    site.mesh(look.door).box(fr, u, u + w, 0, 0.03, z, z + 2.05)
    if site.chance(0.5):
        site.mesh(look.glass).box(fr, u + 0.2, u + w - 0.2, 0.03, 0.035, z + 1.0, z + 1.85)
    for a, b, c, d in ((u - 0.1, u + w + 0.1, z + 2.05, z + 2.18), (u - 0.1, u, z, z + 2.05), (u + w, u + w + 0.1, z, z + 2.05)):
        trim.box(fr, a, b, 0, 0.05, c, d)
    if site.chance(0.4):
        site.mesh(look.glass).box(fr, u + w + 0.12, u + w + 0.42, 0, 0.02, z + 0.2, z + 2.05)


def garage_door(site, look, fr, u, w, z, h=2.15):
    leaf, trim = site.mesh(look.garage), site.mesh(look.trim)
    rows = 4
    for k in range(rows):
        leaf.box(fr, u, u + w, 0, 0.02, z + h * k / rows + 0.012, z + h * (k + 1) / rows - 0.012)
        leaf.box(fr, u, u + w, 0, 0.006, z + h * k / rows, z + h * (k + 1) / rows, 0.0)
    if site.chance(0.5):
        n = max(2, int(w / 0.6))
        for k in range(n):
            for r in range(rows):
                leaf.box(fr, u + w * (k + 0.12) / n, u + w * (k + 0.88) / n, 0.02, 0.032, z + h * (r + 0.2) / rows, z + h * (r + 0.8) / rows)
    for a, b, c, d in ((u - 0.12, u + w + 0.12, z + h, z + h + 0.14), (u - 0.12, u, z, z + h), (u + w, u + w + 0.12, z, z + h)):
        trim.box(fr, a, b, 0, 0.06, c, d)


def roof_on(site, look, fr, w, d, z, shape, pitch, over=0.45):
    """A roof over 0..w, 0..d of frame `fr` (u along the facade, w into the house) with its eaves at z.

    Shapes: flat, shed, hip, gable (ridge along the facade), ridge-y (gable toward the street). `pitch` is rise over run, `over` the eaves in meters.
    """
    R, wallm, trim = site.mesh(look.roof), site.mesh(look.second), site.mesh(look.trim)
    if shape == "flat":
        trim.box(fr, -over * 0.4, w + over * 0.4, -over * 0.4, d + over * 0.4, z, z + 0.32)
        R.box(fr, 0, w, 0, d, z + 0.32, z + 0.33)
    elif shape == "shed":
        h = pitch * d
        profile = [(-over, z - pitch * over), (d + over, z + h + pitch * over), (d + over, z + h + 0.2 + pitch * over), (-over, z + 0.2 - pitch * over)]
        R.prism(fr, profile, -over, w + over)
        for u in (0, w):
            wallm.face(fr, [(u, 0, z), (u, d, z), (u, d, z + h)])
        wallm.face(fr, [(0, d, z), (w, d, z), (w, d, z + h), (0, d, z + h)])
    elif shape == "hip":
        h = pitch * min(w, d) / 2
        if w >= d:
            ridge = [(d / 2, d / 2, z + h), (w - d / 2, d / 2, z + h)]
        else:
            ridge = [(w / 2, w / 2, z + h), (w / 2, d - w / 2, z + h)]
        q = pitch * over
        c = [(-over, -over, z - q), (w + over, -over, z - q), (w + over, d + over, z - q), (-over, d + over, z - q)]
        a, b = ridge
        quads = ([c[0], c[1], b, a], [c[1], c[2], b], [c[2], c[3], a, b], [c[3], c[0], a]) if w >= d else ([c[0], c[1], a], [c[1], c[2], b, a], [c[2], c[3], b], [c[3], c[0], a, b])
        for f in quads:
            R.face(fr, f)
        trim.box(fr, -over, w + over, -over, d + over, z - q - 0.16, z - q)
    else:
        along = shape == "gable"
        span, run = (d, w) if along else (w, d)
        h, q = pitch * span / 2, pitch * over
        side = Frame(fr(np.array([0.0, 0, 0])), fr.U[:2], fr.N[:2]) if along else Frame(fr(np.array([0.0, 0, 0])), fr.N[:2], fr.U[:2])
        t = 0.14
        for s in (0, 1):
            e, m = (-over, span / 2) if s == 0 else (span + over, span / 2)
            prof = [(e, z - q), (m, z + h), (m, z + h + t), (e, z - q + t)]
            R.prism(side, prof, -over, run + over)
            trim.box(side, -over, run + over, min(e, e + (0.1 if s == 0 else -0.1)), max(e, e + (0.1 if s == 0 else -0.1)), z - q - 0.06, z - q + t)
        for u in (0.0, run):
            wallm.face(side, [(u, 0, z), (u, span, z), (u, span / 2, z + h)])
            trim_u = u - over if u == 0 else u + over - 0.06
            for s in (0, 1):
                e, m = (-over, span / 2) if s == 0 else (span + over, span / 2)
                board = [(e, z - q - 0.08), (m, z + h - 0.08), (m, z + h + t), (e, z - q + t)]
                trim.add(side([(x, w_, z_) for x in (trim_u, trim_u + 0.06) for w_, z_ in board]), [[0, 1, 2, 3], [4, 5, 6, 7], [3, 2, 6, 7], [0, 1, 5, 4]])


def walls(site, look, fr, u0, u1, w0, w1, z0, z1, material):
    site.mesh(material).box(fr, u0, u1, w0, w1, z0, z1)
    site.mesh(look.base).box(fr, u0 - 0.02, u1 + 0.02, w0 - 0.02, w1 + 0.02, z0 - 1.5, z0 + 0.02)


def facade(site, look, fr, length, z0, stories, story, openings=(), shutters=False, big=1.0):
    """Windows in bays along a wall; `openings` are taken spans (from, to) on the ground floor."""
    bays = max(1, int(length / site.uni(2.4, 3.6)))
    w = min(length / bays - 0.9, site.uni(0.8, 1.9) * big)
    h = site.uni(1.0, 1.5) * min(big, 1.35)
    for k in range(bays):
        c = length * (k + 0.5) / bays
        for floor in range(stories):
            taken = floor == 0 and any(a - w / 2 - 0.15 < c < b + w / 2 + 0.15 for a, b in openings)
            if not taken and w > 0.4 and site.chance(0.9):
                sill = z0 + floor * story + (0.85 if big == 1.0 else 0.35)
                window(site, look, fr, c - w / 2, sill, w, min(h, story - 1.1 if big == 1.0 else story - 0.6), shutters)


def steps(site, look, fr, u0, u1, w0, z_ground, z_top):
    """Steps from a landing edge at w0 outward (w falls), classes of the house. Returns how far they reach."""
    n = max(0, int(np.ceil((z_top - z_ground) / 0.18)) - 1)
    for k in range(1, n + 1):
        site.mesh(look.stone).box(fr, u0, u1, w0 - 0.3 * k, w0 - 0.3 * (k - 1), z_ground - 0.3, z_top - (z_top - z_ground) * k / (n + 1))
    return 0.3 * n
