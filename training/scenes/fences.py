"""Fences, gates, garden and retaining walls: class fence."""

import numpy as np

from house import WALLS
from materials import plain, shake, veil, wall
from mesh import Frame

WOODS = ["#8d7f6f", "#a5805c", "#6b5848", "#9c9286", "#b5906a", "#5a4636"]


def fence(site, line, kind=None, height=None):
    """A fence along plan points. Kinds: board, picket, rail, slat, iron, link, masonry, panel."""
    kind = kind or site.pick(["board", "board", "picket", "rail", "slat", "iron", "link", "masonry"])
    white = kind == "picket" and site.chance(0.7)
    wood = plain("fence", "#ecebe6" if white else shake(site.rng, site.pick(WOODS)), 0.8, vary=0.25)
    metal = plain("fence", site.pick(["#161616", "#161616", "#8d9398", "#2c4a3a"]), 0.5)
    h = height or {"board": 1.8, "picket": 0.95, "rail": 1.1, "slat": 1.6, "iron": 1.3, "link": 1.3, "masonry": 1.1}[kind] * site.uni(0.85, 1.15)
    for a, b in zip(line[:-1], line[1:]):
        a, b = np.asarray(a, float), np.asarray(b, float)
        length = np.linalg.norm(b - a)
        n = max(1, int(round(length / (2.4 if kind != "masonry" else 4.0))))
        for k in range(n):
            p, q = a + (b - a) * k / n, a + (b - a) * (k + 1) / n
            z = float(min(site.height(p[1]), site.height(q[1]))) if kind == "masonry" else float((site.height(p[1]) + site.height(q[1])) / 2)
            section(site, Frame(p, b - a), length / n, z, h, kind, wood, metal)


def section(site, fr, L, z, h, kind, wood, metal):
    w, m = site.mesh(wood), site.mesh(metal)
    if kind in ("board", "picket", "slat", "rail"):
        w.box(fr, -0.05, 0.05, -0.05, 0.05, z - 0.3, z + h + 0.05)
    if kind == "board":
        for u in np.arange(0.05, L, 0.15):
            w.box(fr, u, u + 0.142, -0.07, -0.05, z + 0.04, z + h + site.rng.normal(0, 0.008), site.rng.random())
        for q in (0.3, h - 0.3):
            w.box(fr, 0, L, -0.05, -0.01, z + q, z + q + 0.09)
    elif kind == "picket":
        for u in np.arange(0.08, L, 0.13):
            w.box(fr, u, u + 0.075, -0.07, -0.05, z + 0.06, z + h - 0.06)
            w.face(fr, [(u, -0.06, z + h - 0.06), (u + 0.075, -0.06, z + h - 0.06), (u + 0.037, -0.06, z + h)])
        for q in (0.22, h - 0.28):
            w.box(fr, 0, L, -0.05, -0.01, z + q, z + q + 0.08)
    elif kind == "slat":
        for q in np.arange(0.06, h, 0.13):
            w.box(fr, 0, L, -0.06, -0.03, z + q, z + q + 0.11, site.rng.random())
    elif kind == "rail":
        for q in np.linspace(0.35, h - 0.05, 3):
            w.box(fr, 0, L, -0.03, 0.03, z + q - 0.06, z + q + 0.06)
    elif kind == "iron":
        m.box(fr, -0.03, 0.03, -0.03, 0.03, z - 0.2, z + h + 0.08)
        for q in (0.12, h - 0.12):
            m.box(fr, 0, L, -0.02, 0.02, z + q, z + q + 0.04)
        for u in np.arange(0.11, L, 0.11):
            m.box(fr, u - 0.011, u + 0.011, -0.011, 0.011, z + 0.04, z + h)
    elif kind == "link":
        gray = site.mesh(plain("fence", "#8d9398", 0.5))
        gray.tube(fr([(0, 0, z - 0.2), (0, 0, z + h)]), 0.035)
        gray.tube(fr([(0, 0, z + h), (L, 0, z + h)]), 0.025)
        net = site.once("net", lambda: veil("fence", "#9a9ea0", 0.28))
        site.mesh(net).add(fr([(0, 0, z + 0.03), (L, 0, z + 0.03), (L, 0, z + h), (0, 0, z + h)]), [[0, 1, 2, 3]])
    elif kind == "masonry":
        stone = site.once("masonry", lambda: masonry(site))
        site.mesh(stone).box(fr, 0, L + 0.01, -0.12, 0.12, z - 0.5, z + h)
        site.mesh(site.once("cap", lambda: plain("fence", shake(site.rng, "#a39c90"), 0.9))).box(fr, -0.02, L + 0.02, -0.16, 0.16, z + h, z + h + 0.07)


def masonry(site):
    kind = site.pick(["stone", "brick", "stucco"])
    return wall(kind, shake(site.rng, site.pick(WALLS[kind])), cls="fence")


def retaining(site, x0, x1, y, low, high):
    """A wall across the site at y, from `low` to a little above `high` (m)."""
    stone = masonry(site)
    fr = Frame((x0, y), (1, 0))
    site.mesh(stone).box(fr, 0, x1 - x0, -0.02, 0.32, low - 0.5, high + 0.06)
