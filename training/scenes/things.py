"""Cars, bins, mailboxes, lamps, signs, people, furniture and other things that stand in a yard."""

import numpy as np

from materials import glass, hsv, plain, shake
from plants import plant

CAR_COLORS = ["#d8d8d8", "#16181b", "#8a8d90", "#b01e1e", "#1d3a6b", "#f0f0ee", "#4a4f52", "#3d5a40", "#b5a27c", "#5d1f24"]
# Side profile: (share of length, height in m); from the rear bumper over the roof to the front. Belt line height and roof points follow.
CARS = {
    "sedan": (4.6, 1.8, [(0, 0.35), (0.0, 0.85), (0.14, 0.95), (0.28, 1.42), (0.55, 1.45), (0.72, 0.95), (0.97, 0.8), (1, 0.35)], 0.95),
    "suv": (4.7, 1.9, [(0, 0.42), (0.0, 1.0), (0.05, 1.68), (0.6, 1.72), (0.74, 1.08), (0.98, 0.95), (1, 0.42)], 1.05),
    "van": (5.0, 1.95, [(0, 0.4), (0.0, 1.1), (0.03, 1.9), (0.72, 1.92), (0.86, 1.15), (0.99, 0.95), (1, 0.4)], 1.15),
    "hatch": (3.9, 1.75, [(0, 0.38), (0.0, 0.9), (0.08, 1.42), (0.55, 1.5), (0.72, 0.98), (0.97, 0.85), (1, 0.38)], 0.98),
    "pickup": (5.4, 1.95, [(0, 0.5), (0.0, 1.05), (0.38, 1.05), (0.4, 1.75), (0.64, 1.78), (0.76, 1.12), (0.98, 1.0), (1, 0.5)], 1.1),
}


def car(site, fr, kind=None):
    """A car along u, rear end at u = 0, middle at w = 0, standing on the ground."""
    length, width, profile, belt = CARS[kind or site.pick(list(CARS))]
    z = float(site.height(fr.o[1])) + 0.03
    paint, dark, tire = plain("vehicle", shake(site.rng, site.pick(CAR_COLORS)), 0.25, 0.6, vary=0.03), glass("vehicle"), plain("vehicle", "#151515", 0.9)
    body, window = site.mesh(paint), site.mesh(dark)
    pts = [(u * length, h) for u, h in profile]
    half = lambda h: width / 2 * (1.0 if h <= belt else 1 - 0.22 * (h - belt) / 0.65)
    n = len(pts)
    P = [(u, s * half(h), z + h) for s in (-1, 1) for u, h in pts]
    for k in range(n):
        j = (k + 1) % n
        steep = max(pts[k][1], pts[j][1]) > belt + 0.2 and abs(pts[k][1] - pts[j][1]) > 0.25
        (window if steep else body).add(fr([P[k], P[j], P[n + j], P[n + k]]), [[0, 1, 2, 3]], 0.3)
    for s in (-1, 1):
        low = [(u, s * half(h), z + h) for u, h in pts if h <= belt + 0.06]
        body.face(fr, low, 0.5)
        up = [(u, h) for u, h in pts if h > belt + 0.06]
        cab = [(pts[max(0, [p[0] for p in pts].index(up[0][0]) - 1)][0], belt)] + up
        after = [p for p in pts if p[0] > up[-1][0]]
        cab.append((after[0][0] if after else up[-1][0], belt))
        window.face(fr, [(u, s * (half(h) + 0.004), z + h) for u, h in cab], 0.2)
        mid = (cab[1][0] + cab[-2][0]) / 2
        body.box(fr, mid - 0.05, mid + 0.05, *sorted((s * half(belt + 0.3), s * (half(belt + 0.3) + 0.07))), z + belt, z + up[0][1] - 0.06, 0.5)
        for u in (0.18, 0.8):
            t = np.linspace(0, 2 * np.pi, 14, endpoint=False)
            ring = lambda r, w: fr(np.stack([u * length + r * np.cos(t), np.full(14, w), z + 0.33 + r * np.sin(t)], 1))
            site.mesh(tire).add(ring(0.34, s * width / 2 * 1.01), [[0, k, k + 1] for k in range(1, 13)], 0.2)
            site.mesh(paint if site.chance(0.3) else dark).add(ring(0.2, s * width / 2 * 1.02), [[0, k, k + 1] for k in range(1, 13)], 0.9)
        lamp = plain("vehicle", "#e8e4d8", 0.2)
        site.mesh(lamp).box(fr, length * 0.97, length + 0.02, *sorted((s * width * 0.28, s * width * 0.46)), z + 0.62, z + 0.78, 0.8)
    red = plain("vehicle", "#a01818", 0.3)
    for s in (-1, 1):
        site.mesh(red).box(fr, -0.02, 0.04, *sorted((s * width * 0.34, s * width * 0.48)), z + 0.7, z + 0.92, 0.8)
    c = fr(np.array([(0, -width / 2, 0), (length, -width / 2, 0), (length, width / 2, 0), (0, width / 2, 0)]))
    site.block_box(c, 0.3)


def bicycle(site, fr):
    m, z = site.mesh(plain("vehicle", hsv(site.uni(0, 360), 0.7, 0.4), 0.4)), float(site.height(fr.o[1]))
    t = np.linspace(0, 2 * np.pi, 17)
    for u in (0.35, 1.4):
        m.tube(fr(np.stack([u + 0.33 * np.cos(t), 0 * t, z + 0.35 + 0.33 * np.sin(t)], 1)), 0.025, sides=4)
    for a, b in (((0.35, 0.35), (0.75, 0.85)), ((0.75, 0.85), (1.25, 0.85)), ((1.25, 1.0), (1.4, 0.35)), ((0.8, 0.35), (1.25, 0.85)), ((0.35, 0.35), (0.8, 0.35)), ((0.7, 0.98), (0.8, 0.35))):
        m.tube(fr([(a[0], 0, z + a[1]), (b[0], 0, z + b[1])]), 0.025, sides=4)


def bin_(site, fr):
    z = float(site.height(fr.o[1]))
    m = plain("other", site.pick(["#22352b", "#2c3440", "#3d2c22", "#1e4a8a", "#2a2a2a", "#4a7a3a"]), 0.5)
    h = site.uni(0.85, 1.1)
    site.mesh(m).disk(fr, 0, 0, z, 0.27, h, 0.5, 4, 1.2)
    site.mesh(m).box(fr, -0.28, 0.28, -0.3, 0.34, z + h, z + h + 0.07)


def mailbox(site, fr):
    z, post = float(site.height(fr.o[1])), plain("other", site.pick(["#6b5640", "#e8e6e0", "#2a2a2a", "#7d5a4a"]))
    t = site.pick([0.05, 0.05, 0.25])
    site.mesh(post).box(fr, -t, t, -t, t, z - 0.2, z + 1.05)
    site.mesh(plain("other", site.pick(["#20252b", "#e2e0da", "#8a1c1c", "#8d9398"]), 0.4)).box(fr, -0.12, 0.12, -0.3, 0.3, z + 1.0, z + 1.25)


def lamp(site, fr, tall=None):
    z, h = float(site.height(fr.o[1])), tall or site.pick([0.5, 2.2, 5.0])
    m = site.mesh(plain("other", site.pick(["#1c1c1c", "#2c3a34", "#8d9398"]), 0.5))
    m.disk(fr, 0, 0, z - 0.1, 0.035 + 0.008 * h, h, sides=8)
    m.disk(fr, 0, 0, z + h + 0.32, 0.2, 0.1, sides=8, top=0.3)
    site.mesh(plain("other", "#f0ead8", 0.3)).disk(fr, 0, 0, z + h, 0.1, 0.32, sides=8, top=1.4)


def sign(site, fr):
    z, m = float(site.height(fr.o[1])), site.mesh(plain("other", "#e8e6e0"))
    board = site.mesh(plain("other", hsv(site.uni(0, 360), site.uni(0, 0.9), site.uni(0.3, 0.95)), 0.4))
    kind = site.pick(["sale", "low", "traffic"])
    if kind == "sale":
        m.box(fr, -0.05, 0.05, -0.05, 0.05, z, z + 1.9)
        m.box(fr, -0.05, 0.95, -0.04, 0.04, z + 1.6, z + 1.68)
        board.box(fr, 0.1, 0.9, -0.02, 0.02, z + 0.8, z + 1.5)
    elif kind == "low":
        board.box(fr, -0.3, 0.3, -0.01, 0.01, z + 0.25, z + 0.7)
        for u in (-0.2, 0.2):
            m.box(fr, u - 0.01, u + 0.01, -0.01, 0.01, z, z + 0.3)
    else:
        site.mesh(plain("other", "#8d9398")).disk(fr, 0, 0, z, 0.035, 2.4, sides=6)
        t = np.linspace(0, 2 * np.pi, site.pick([4, 8, 16]), endpoint=False)
        board.face(fr, [(0.33 * np.cos(a), -0.05, z + 2.3 + 0.33 * np.sin(a)) for a in t])


def person(site, fr):
    """A standing figure 1.55 to 1.9 m tall."""
    z, h = float(site.height(fr.o[1])), site.uni(1.55, 1.9)
    cloth = lambda: site.mesh(plain("other", hsv(site.uni(0, 360), site.uni(0.1, 0.7), site.uni(0.1, 0.9))), True)
    legs, top, skin = cloth(), cloth(), site.mesh(plain("other", site.pick(["#c99a7c", "#8a5a3c", "#e0b89c", "#5a3a28"])), True)
    for s in (-1, 1):
        step = site.uni(-0.12, 0.12) * s
        legs.tube(fr([(s * 0.1, step, z + 0.02), (s * 0.1, step / 2, z + h * 0.27), (s * 0.09, 0, z + h * 0.5)]), [0.06, 0.07, 0.1])
        top.tube(fr([(s * 0.2, 0, z + h * 0.8), (s * 0.27, 0.02, z + h * 0.62), (s * 0.25, -0.08, z + h * 0.48)]), [0.06, 0.05, 0.045])
    top.tube(fr([(0, 0, z + h * 0.48), (0, 0, z + h * 0.65), (0, 0, z + h * 0.83)]), [0.15, 0.15, 0.17], sides=8)
    c = fr(np.array([0, 0, z + h * 0.93]))
    skin.blob(c, (0.095, 0.1, 0.125))
    cloth().blob(c + [0, 0, 0.04], (0.1, 0.105, 0.11))


def animal(site, fr):
    z, m = float(site.height(fr.o[1])), site.mesh(plain("other", site.pick(["#6b4a2c", "#1c1a18", "#c9b08a", "#8a8a8a"])), True)
    m.tube(fr([(-0.3, 0, z + 0.4), (0, 0, z + 0.42), (0.3, 0, z + 0.45)]), [0.1, 0.14, 0.12])
    for u in (-0.24, 0.24):
        for w in (-0.07, 0.07):
            m.tube(fr([(u, w, z), (u, w, z + 0.38)]), 0.035)
    m.blob(fr(np.array([0.42, 0, z + 0.6])), (0.12, 0.09, 0.1))


def chair(site, fr, material):
    z, m = float(site.height(fr.o[1])) + 0.05, site.mesh(material)
    for u in (-0.22, 0.2):
        for w in (-0.22, 0.2):
            m.box(fr, u, u + 0.04, w, w + 0.04, z, z + (0.85 if w > 0 else 0.42))
    m.box(fr, -0.24, 0.24, -0.24, 0.24, z + 0.4, z + 0.44)
    m.box(fr, -0.22, 0.22, 0.2, 0.24, z + 0.55, z + 0.85)


def furniture(site, fr):
    """A table or lounge group, sometimes with a parasol."""
    m = plain("other", shake(site.rng, site.pick(["#e2e0da", "#3a3a3a", "#8a6a48", "#5a6b70", "#b5a27c"])), 0.5)
    z = float(site.height(fr.o[1])) + 0.05
    kind = site.pick(["table", "lounger", "bench", "sofa"])
    if kind == "table":
        site.mesh(m).disk(fr, 0, 0, z + 0.7, site.uni(0.45, 0.8), 0.04)
        site.mesh(m).disk(fr, 0, 0, z, 0.06, 0.7)
        for k in range(site.pick([2, 3, 4])):
            a = 1.57 * k + site.uni(-0.2, 0.2)
            chair(site, fr.at(1.05 * np.cos(a), 1.05 * np.sin(a), a - 1.57), m)
        if site.chance(0.4):
            site.mesh(m).disk(fr, 0, 0, z, 0.025, 2.3, sides=6)
            site.mesh(plain("other", hsv(site.uni(0, 360), site.uni(0, 0.7), site.uni(0.4, 0.95)))).disk(fr, 0, 0, z + 2.0, 1.4, 0.5, sides=8, top=0.04)
    elif kind == "lounger":
        for k in range(site.pick([1, 2])):
            site.mesh(m).box(fr, k * 1.1, k * 1.1 + 0.65, 0, 1.3, z + 0.25, z + 0.34)
            site.mesh(m).prism(fr, [(1.3, z + 0.28), (1.85, z + 0.75), (1.85, z + 0.82), (1.3, z + 0.36)], k * 1.1, k * 1.1 + 0.65)
            for w in (0.1, 1.2):
                site.mesh(m).box(fr, k * 1.1 + 0.05, k * 1.1 + 0.6, w, w + 0.05, z, z + 0.26)
    else:
        L = 1.4 if kind == "bench" else 1.9
        site.mesh(m).box(fr, 0, L, 0, 0.5, z + (0.38 if kind == "bench" else 0.05), z + 0.44)
        site.mesh(m).box(fr, 0, L, 0.44, 0.5 if kind == "bench" else 0.62, z + 0.44, z + 0.85)
        for u in (0.05, L - 0.12):
            site.mesh(m).box(fr, u, u + 0.07, 0.02, 0.48, z, z + 0.62)


def pot(site, fr):
    z, r = float(site.height(fr.o[1])) + 0.03, site.uni(0.15, 0.32)
    site.mesh(plain("other", shake(site.rng, site.pick(["#a3563a", "#e2e0da", "#3a3a3c", "#5a6b70", "#8a8478"])))).disk(fr, 0, 0, z, r * 0.7, r * 1.6, sides=12, top=1.35)
    x, y = fr.o[:2]
    plant(site, "shrub", x, y, r * 2.2, 1.2, z + r * 1.3)


def toy(site, fr):
    z, m = float(site.height(fr.o[1])), site.mesh(plain("other", hsv(site.uni(0, 360), 0.75, 0.8), 0.4), True)
    if site.chance(0.5):
        r = site.uni(0.1, 0.25)
        m.blob(fr(np.array([0, 0, z + r])), (r, r, r))
    else:
        m.box(fr, -0.3, 0.3, -0.2, 0.2, z, z + site.uni(0.2, 0.6))


def swing(site, fr):
    """A playset or a trampoline."""
    z = float(site.height(fr.o[1]))
    if site.chance(0.5):
        wood = site.mesh(plain("other", site.pick(["#8a6a48", "#6b8a4a", "#a03c2c"])))
        for u in (0, 3.0):
            for w in (-0.8, 0.8):
                wood.tube(fr([(u, w, z), (u, 0, z + 2.2)]), 0.06)
        wood.tube(fr([(0, 0, z + 2.2), (3.0, 0, z + 2.2)]), 0.06)
        for u in (0.8, 2.0):
            for d in (0, 0.45):
                wood.tube(fr([(u + d, 0, z + 2.2), (u + d, 0, z + 0.5)]), 0.015, sides=4)
            wood.box(fr, u, u + 0.45, -0.12, 0.12, z + 0.46, z + 0.5)
    else:
        dark = site.mesh(plain("other", "#1e2c4a"))
        dark.disk(fr, 0, 0, z + 0.75, 1.7, 0.12, sides=20)
        for a in np.linspace(0, 6.28, 7)[:-1]:
            dark.tube(fr([(1.6 * np.cos(a), 1.6 * np.sin(a), z), (1.6 * np.cos(a), 1.6 * np.sin(a), z + 0.75)]), 0.04)


def box_thing(site, fr):
    """An air conditioner, a grill or a wood pile."""
    z, kind = float(site.height(fr.o[1])), site.pick(["cooler", "grill", "wood"])
    if kind == "cooler":
        site.mesh(plain("other", "#b7b2a4")).box(fr, -0.4, 0.4, -0.4, 0.4, z + 0.08, z + 0.85)
        for k in range(8):
            site.mesh(plain("other", "#4a4a48")).box(fr, -0.41, 0.41, -0.41, 0.41, z + 0.15 + k * 0.08, z + 0.18 + k * 0.08)
    elif kind == "grill":
        m = site.mesh(plain("other", "#1c1c1c", 0.4))
        m.box(fr, -0.5, 0.5, -0.25, 0.25, z + 0.75, z + 1.1)
        m.box(fr, -0.3, 0.3, -0.2, 0.2, z, z + 0.75)
    else:
        for _ in range(30):
            u, h = site.uni(0, 1.6), site.uni(0, 0.9)
            site.mesh(plain("other", "#8a6a48")).tube(fr([(u, -0.2, z + h), (u, 0.2, z + h)]), 0.07)


SMALL = {
    "bin": bin_, "mailbox": mailbox, "lamp": lamp, "sign": sign, "person": person, "animal": animal,
    "furniture": furniture, "pot": pot, "toy": toy, "swing": swing, "box": box_thing, "bicycle": bicycle,
}
