"""Everything flat on a site: street, drive, walk, beds, lawn. Each paving look may serve drive, walk and street alike."""

import numpy as np

import ground_looks as looks
from mesh import band, oval, smooth_line
from plot import rect

STREETS = {  # weight, sidewalk, verge, curb
    "suburb": (5, True, True, True),
    "curbwalk": (3, True, False, True),
    "curb": (3, False, False, True),
    "rural": (4, False, True, False),
    "none": (2, False, False, False),
}
DRIVES = {"concrete": 6, "asphalt": 5, "pavers": 4, "gravel": 4, "dirt": 2, "flagstone": 1}
WALKS = {"concrete": 5, "pavers": 4, "flagstone": 3, "gravel": 2, "asphalt": 1, "dirt": 1, "planks": 1}


class Season:
    """What time of year and day it is, and how wet."""

    def __init__(self, site):
        self.name = site.pick(["summer", "spring", "fall", "winter"], [5, 3, 2, 2])
        self.snow = self.name == "winter" and site.chance(0.5)
        self.wet = site.pick([0.0, site.uni(0.3, 1.0)], [3, 1])
        self.warm = self.name == "summer" and site.chance(0.25)


def paving(site, kind, cls, season, seed=None):
    """A paving material; the same `seed` gives the same look for another class."""
    rng = np.random.default_rng(int(site.uni(0, 1e9)) if seed is None else seed)
    if season.snow and seed is not None and seed % 3 == 0:
        return looks.snow(rng, cls, (0.3, 0.29, 0.28))
    return looks.PAVING[kind](rng, cls, season.wet)


def turf(site, season):
    """The lawn of one lot."""
    if season.snow:
        return looks.snow(site.rng, "lawn", (0.45, 0.42, 0.28) if site.chance(0.6) else None)
    kinds = {"summer": ("lush", "dull", "dry", "dormant"), "spring": ("lush", "lush", "dull", "winter"), "fall": ("dull", "dry", "lush", "dormant"), "winter": ("winter", "dormant", "dry", "dull")}[season.name]
    return looks.lawn(site.rng, site.pick(kinds), stripes=site.chance(0.2), patches=site.uni(0.2, 1) if site.chance(0.35) else 0.0,
                      leaves=site.uni(0.1, 0.9) if season.name == "fall" and site.chance(0.6) else 0.0)


def bed_material(site, season):
    if season.snow and site.chance(0.5):
        return looks.snow(site.rng, "soft", (0.3, 0.25, 0.2))
    return looks.BEDS[site.pick(["mulch", "dirt", "gravel", "litter"], [5, 3, 3, 1 + 2 * (season.name == "fall")])](site.rng, "soft", season.wet)


def street(site, season):
    """Lays out the street south of the property line y = 0. Returns its edges (y, falling): curb, far curb, far property line."""
    kind = site.pick(list(STREETS), [v[0] for v in STREETS.values()])
    _, walk, verge, curb = STREETS[kind]
    s = {"kind": kind, "walk": site.uni(1.2, 2.2) if walk else 0.0, "verge": site.uni(0.6, 2.8) if verge else 0.0, "road": site.uni(5.0, 9.5) if curb else site.uni(3.2, 6.5)}
    s["edge"] = -(s["walk"] + s["verge"] + (0.18 if curb else 0))
    s["far_edge"] = s["edge"] - s["road"]
    s["far_line"] = s["far_edge"] + s["edge"]
    drop = site.uni(0.06, 0.15) if curb else 0.0
    hill = site.pick([0.0, site.uni(-0.8, 1.6)], [2, 1])
    s["tight"] = curb and site.chance(0.08)  # houses at the sidewalk, no front yard
    if s["tight"]:
        s["front"], hill = site.uni(0.9, 3), 0.0
    else:
        s["front"] = site.uni(5.5, 14) if site.chance(0.8) else site.uni(14, 24)
    back = site.uni(-0.06, 0.08) * site.pick([0, 1])
    step = hill if 0.5 < hill and site.chance(0.4) else 0.0  # a retaining wall along the front
    s["step"], s["step_at"] = step, 2.0
    knots = [(-200.0, hill * 0.3)] if kind != "none" else [(-200.0, site.uni(-2, 2))]
    if kind != "none":
        knots += [(s["far_line"], 0.0), (s["far_edge"] - 0.02, 0.0), (s["far_edge"], -drop), (s["edge"], -drop), (s["edge"] + 0.02, 0.0)]
    knots += [(0.0, 0.0)]
    if step:
        knots += [(s["step_at"], 0.0), (s["step_at"] + 0.25, step)]
    knots += [(s["front"] * 0.8, hill), (s["front"] + 12, hill), (s["front"] + 60, hill + back * 48), (200.0, hill + back * 60)]
    site.knots = knots
    return s


def lay_street(site, s, season, reach=75.0):
    """Road, curbs and sidewalks, after the lots."""
    if s["kind"] == "none":
        return
    curb = STREETS[s["kind"]][3]
    kind = site.pick(["asphalt", "concrete", "gravel", "pavers", "dirt"], [8, 2, 0.4, 1, 0.3] if curb else [6, 1, 3, 0.5, 2])
    road = paving(site, kind, "street", season, s["road_seed"])
    if curb:
        stone = looks.concrete(np.random.default_rng(s["walk_seed"]), "street", season.wet, False)
        for a, b in ((s["edge"], s["edge"] + 0.18), (s["far_edge"] - 0.18, s["far_edge"])):
            site.pave(rect(-reach, reach, a, b), stone)
        site.pave(rect(-reach, reach, s["far_edge"], s["edge"]), road)
        if site.chance(0.5):
            for a, b in ((s["edge"] - 0.45, s["edge"]), (s["far_edge"], s["far_edge"] + 0.45)):
                site.pave(rect(-reach, reach, a, b), stone)
    else:
        line = np.column_stack([np.linspace(-reach, reach, 60), np.full(60, (s["edge"] + s["far_edge"]) / 2) + np.cumsum(site.rng.normal(0, 0.05, 60))])
        site.pave(band(line, s["road"] + site.rng.normal(0, 0.12, 60)), road)
    if s["walk"]:
        walk = paving(site, s["walk_kind"], "street", season, s["walk_seed"])
        low = s["edge"] + (0.18 if curb else 0) + s["verge"]
        site.pave(rect(-reach, reach, low, 0), walk)
        if site.chance(0.6):
            site.pave(rect(-reach, reach, s["far_line"], s["far_line"] + s["walk"]), walk)
    if site.chance(0.25) and kind in ("asphalt", "concrete"):
        paint = looks.concrete(np.random.default_rng(1), "street", 0, False)
        middle = (s["edge"] + s["far_edge"]) / 2
        for x in np.arange(-60, 60, 6.0):
            site.ground(rect(x, x + 3, middle - 0.06, middle + 0.06), paint)


def drive(site, fr, s, season, garage, house, width):
    """A drive in the frame of a lot (u along the street, w away from it). Returns (center u, w of its end) or None."""
    kind = site.pick(list(DRIVES), list(DRIVES.values()))
    same = site.chance(0.3)
    seed = s["walk_seed"] if same and s["walk"] else s["road_seed"] if same else int(site.uni(0, 1e9))
    if same:
        kind = s["walk_kind"] if s["walk"] else site.pick(["asphalt", "gravel", "dirt", "concrete"], [5, 2, 1, 1])
    material = paving(site, kind, "drive", season, seed)
    edge = s["edge"] - 0.02 if s["kind"] != "none" else -30.0
    if garage:
        u0, u1, w = garage
        w = w - 0.02
        u0, u1 = u0 - site.uni(0.1, 0.6), u1 + site.uni(0.1, 0.6)
        shape = site.pick(["straight", "taper", "curve", "court"], [5, 3, 3, 2])
    else:
        side = site.pick([-1, 1])
        c = house[0] - site.uni(1.6, 3.0) if side < 0 else house[1] + site.uni(1.6, 3.0)
        half = site.uni(1.2, 1.8)
        u0, u1, w = c - half, c + half, house[2] + site.pick([-2.0, 4.0, 14.0])
        shape = site.pick(["straight", "tracks", "pad", "curve"], [4, 1, 2, 1])
    c, half = (u0 + u1) / 2, (u1 - u0) / 2
    polygons = []
    if shape in ("straight", "pad"):
        flare = site.uni(0, 0.9)
        if shape == "pad":
            w = min(w, site.uni(4, 6))
        polygons.append([(u0, w), (u0, 1.0), (u0 - flare, edge), (u1 + flare, edge), (u1, 1.0), (u1, w)])
    elif shape == "taper":
        narrow = min(half, site.uni(1.4, 2.2))
        shift = site.uni(-1, 1) * (half - narrow)
        a = w * site.uni(0.3, 0.75)
        polygons.append([(u0, w), (u0, a), (c + shift - narrow, a * 0.3), (c + shift - narrow - 0.5, edge), (c + shift + narrow + 0.5, edge), (c + shift + narrow, a * 0.3), (u1, a), (u1, w)])
    elif shape == "tracks":
        for t in (-0.75, 0.75):
            polygons.append([(c + t - 0.3, w), (c + t - 0.3, edge), (c + t + 0.3, edge), (c + t + 0.3, w)])
    elif shape == "curve":
        start = c + site.uni(-1, 1) * min(9, width * 0.4)
        line = smooth_line([(start, edge), (start + site.uni(-0.5, 0.5), 0.3), ((start + c) / 2 + site.uni(-1, 1), w * 0.5), (c, w - 2.5), (c, w)])
        n = len(line)
        narrow = site.uni(1.4, 2.2) * 2
        polygons.append(band(line, narrow + (2 * half - narrow) * np.clip((np.linspace(0, 1, n) - 0.55) / 0.35, 0, 1)))
    else:
        deep = min(w - 0.5, site.uni(4.5, 9))
        left, right = (u0 - site.uni(0, 2), u1 + site.uni(2, 8)) if c < (house[0] + house[1]) / 2 else (u0 - site.uni(2, 8), u1 + site.uni(0, 2))
        polygons.append([(left, w), (left, w - deep), (right, w - deep), (right, w)])
        e = c + site.uni(-1, 1) * half
        polygons.append([(e - 1.7, w - deep * 0.6), (e - 2.2, edge), (e + 2.2, edge), (e + 1.7, w - deep * 0.6)])
    border = paving(site, site.pick(["pavers", "concrete", "flagstone"]), "drive", season) if site.chance(0.12) and shape in ("straight", "curve") else None
    for p in polygons:
        p = np.asarray(p, float)
        if border is not None:
            mid = p.mean(0)
            site.pave(fr((p - mid) * [1 + 0.6 / max(1, np.ptp(p[:, 0])), 1.0] + mid), border)
        site.pave(fr(p), material)
    return {"u": c, "half": half, "w": w, "material": material, "kind": kind}


def stairs(site, fr, s, material, u, width):
    """Garden steps through a retaining wall: class walk."""
    n = max(2, int(round(s["step"] / 0.17)))
    for k in range(n):
        w = s["step_at"] + 0.3 - 0.32 * (n - k)
        site.mesh(material).box(fr, u - width / 2, u + width / 2, w, s["step_at"] + 0.4, -0.3, s["step"] * (k + 1) / n + 0.02 + 0.006 * site.layers)


def walk(site, fr, s, season, door, way, main):
    """The way to the door: straight to the street, to the drive, curved, or stepping stones."""
    kind = site.pick(list(WALKS), list(WALKS.values()))
    seed = int(site.uni(0, 1e9))
    if way and site.chance(0.3) and way["kind"] in WALKS:
        kind = way["kind"]
    material = paving(site, kind, "walk", season, seed)
    width = site.uni(0.8, 1.9)
    u, w = door
    w += 0.05
    end = 0.0 if s["kind"] != "none" else -6.0
    if not s["walk"] and s["kind"] != "none":
        end = s["edge"]
    if s["step"] and main:
        shape = "straight"
        stairs(site, fr, s, material, u, width)
    else:
        shape = site.pick(["straight", "curve", "to drive", "stones", "none"], [4, 3, 4 if way else 0, 2, 1.5])
    landing = site.uni(0.7, 1.4)
    if shape == "none":
        return
    lines = []
    if shape == "straight":
        lines.append([(u, w), (u, end)])
    elif shape == "curve" or (shape == "stones" and site.chance(0.5)):
        e = u + site.uni(-4, 4)
        lines.append(smooth_line([(u, w), (u, w - 1.2), ((u + e) / 2 + site.uni(-1.2, 1.2), (w + end) / 2), (e, end)]))
    elif shape == "to drive":
        bend = max(end + 0.8, w - site.uni(0.8, 3.0))
        if site.chance(0.5):
            lines.append([(u, w), (u, bend), (way["u"], bend)])
        else:
            lines.append(smooth_line([(u, w), (u, bend + 0.6), ((u + way["u"]) / 2, bend - site.uni(0, 0.8)), (way["u"], bend - site.uni(0, 1))]))
    else:
        lines.append([(u, w), (u + site.uni(-2, 2), end)])
    site.pave(fr(rect(u - landing, u + landing, w - site.uni(0.7, 1.5), w)), material)
    for line in lines:
        line = np.asarray(line, float)
        if shape == "stones":
            total = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
            for d in np.arange(0.6, total[-1], site.uni(0.6, 0.9)):
                x, y = np.interp(d, total, line[:, 0]), np.interp(d, total, line[:, 1])
                r = site.uni(0.22, 0.36)
                site.pave(fr(oval(x, y, r, r * 0.8, site.rng, 0.08, 9) if site.chance(0.6) else rect(x - width * 0.4, x + width * 0.4, y - 0.22, y + 0.22)), material)
        elif len(line) == 3 and shape == "to drive":
            (a, b), (c, d), (e, f) = line
            site.pave(fr(rect(a - width / 2, a + width / 2, d - width / 2, b)), material)
            site.pave(fr(rect(min(c - width / 2, e), max(c + width / 2, e), d - width / 2, d + width / 2)), material)
        else:
            site.pave(fr(band(line, width)), material)


def beds_along(site, fr, outline, season, chance=0.8):
    """Planting beds at the foot of the house front. Returns their polygons (world)."""
    out = []
    for u0, u1, w in outline:
        if not site.chance(chance) or u1 - u0 < 1.2:
            continue
        depth = site.uni(0.5, 2.2)
        n = 10
        t = np.linspace(u0, u1, n)
        wave = depth * (1 + site.uni(0, 0.5) * np.sin(np.linspace(0, site.uni(2, 9), n) + site.uni(0, 6))) if site.chance(0.5) else np.full(n, depth)
        polygon = fr(np.concatenate([np.column_stack([t, w - wave]), [(u1, w + 0.2), (u0, w + 0.2)]]))
        out.append(polygon[:, :2])
    material = bed_material(site, season)
    for p in out:
        site.ground(p, material)
    return out
