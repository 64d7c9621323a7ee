"""A property with its street, its neighbors and its back yard, at random."""

import numpy as np

import fences
import ground_looks as looks
import plants
import things
from dwelling import dwelling, rail, shed
from grounds import Season, bed_material, beds_along, drive, lay_street, paving, street, turf, walk
from house import STYLES
from materials import Nodes, hsv, leaf, linear
from mesh import Frame, oval
from plot import rect
from site_points import in_polygon, points_in

WIDTHS = {"ranch": (12, 20), "two-story": (9, 15), "cottage": (7, 11), "modern": (10, 18), "townhouse": (5.5, 7.5), "bungalow": (8, 12)}

# How likely each thing stands in a front or a back yard.
FRONT_THINGS = {
    "mailbox": 0.4, "bin": 0.4, "lamp": 0.35, "sign": 0.35, "person": 0.25, "animal": 0.08,
    "furniture": 0.2, "pot": 0.4, "toy": 0.2, "box": 0.15, "bicycle": 0.12,
}
BACK_THINGS = {"swing": 0.2, "toy": 0.25, "furniture": 0.25, "person": 0.2, "animal": 0.1, "bicycle": 0.08, "bin": 0.15}


def plant_beds(site, beds, season):
    for p in beds:
        style = site.pick(["shrubs", "low", "both", "bare"], [3, 2, 4, 1])
        if style in ("shrubs", "both"):
            for x, y in points_in(site.rng, p, site.uni(0.3, 1.1), 22):
                if not site.is_paved(x, y):
                    plants.plant(site, "shrub", x, y, site.uni(0.45, 1.25), site.uni(0.7, 1.3))
        if style in ("low", "both"):
            plants.low_planting(site, p, season.name, site.uni(1.5, 6))


def front(site, fr, s, season, main, style, u_mid, width, light):
    """House, drive, walk, beds and planting of one lot. `fr` is at the lot's property line, `u_mid` the middle of its house front."""
    garage = "none" if s["step"] or s["tight"] else site.pick(["none", "single", "double", "triple"], [3, 2, 4, 1 if width > 14 else 0])
    if style in ("townhouse",) and garage in ("double", "triple"):
        garage = "single"
    room = {"none": 0, "single": 4.4, "double": 6.6, "triple": 9.6}[garage]
    if width - room < 4.5:
        garage = "none" if width < 9.5 else "single"
    depth = site.uni(7, 11)
    setback = s["front"] if main else s["front"] + site.uni(-1.5, 2.5)
    house_fr = fr.at(u_mid - width / 2, setback)
    h = dwelling(site, house_fr, style, width, depth, garage, season.snow and site.chance(0.8), light)
    shift = lambda u: u + u_mid - width / 2
    span = (shift(0), shift(width), setback)
    opening = [(shift(a), shift(b), setback + w) for a, b, w in h["garage"]]
    wings = [(a, b, w) for a, b, w in h["front"]]
    beds = beds_along(site, house_fr, wings, season, 0.75 if main else 0.4)
    island = []
    if main and site.chance(0.35) and setback > 3:
        x, y = fr(np.array([site.uni(-8, 8), site.uni(1.5, setback * 0.7), 0]))[:2]
        p = oval(x, y, site.uni(0.8, 2.6), site.uni(0.6, 1.6), site.rng)
        site.ground(p, bed_material(site, season))
        island.append(p)
    way = None
    if opening or (site.chance(0.7) and not s["step"] and not s["tight"]):
        way = drive(site, fr, s, season, opening[0] if opening else None, span, width)
    door = (shift(h["door"][0]), setback + h["door"][1])
    layer = site.layers
    walk(site, fr, s, season, door, way, main)
    plant_beds(site, beds + island, season)
    if main:
        dress_front(site, fr, s, season, span, way, door)
    elif way and site.chance(0.4):
        things.car(site, fr.at(way["u"], max(0.5, way["w"] - 5.5), 1.5708))
    return {"house": h, "frame": house_fr, "span": span, "depth": depth, "drive": way, "door": door, "layer": layer}


def dress_front(site, fr, s, season, span, way, door):
    """Cars, trees, hedges, fences and small things in the front yard."""
    setback = span[2]
    if way and site.chance(0.45):
        for k in range(site.pick([1, 2], [3, 1])):
            w = way["w"] - 5.6 - site.uni(0, max(0.1, way["w"] - 7))
            u = way["u"] + (0 if way["half"] < 2.2 else site.pick([-1, 1]) * (way["half"] - 1.5))
            turn = site.pick([1.5708, -1.5708]) + site.uni(-0.06, 0.06)
            x = fr.at(u, w + (0 if turn > 0 else 4.6), turn)
            if site.is_free(*x(np.array([2.3, 0, 0]))[:2], 2.0):
                things.car(site, x)
    if s["kind"] != "none" and site.chance(0.4):
        u, w = site.uni(-9, 9), s["edge"] - 1.2
        things.car(site, fr.at(u, w, site.pick([0, np.pi]) + site.uni(-0.03, 0.03)))
    if s["kind"] != "none" and site.chance(0.25):
        things.car(site, fr.at(site.uni(-14, 10), s["far_edge"] + 1.2, site.pick([0, np.pi])))
    for _ in range(site.pick([0, 1, 2, 3, 4], [2, 3, 3, 2, 1])):
        x, y = fr(np.array([site.uni(-13, 13), site.uni(0.8, max(1.5, setback - 2.0)), 0]))[:2]
        if not site.is_paved(x, y) and site.is_free(x, y, 1.0):
            plants.plant(site, site.pick(["broadleaf", "broadleaf", "conifer", "palm"]), x, y, site.uni(0.5, 1.2))
    if s["verge"] > 1.0 and site.chance(0.5):
        for u in np.arange(-30, 30, site.uni(7, 12)) + site.uni(-3, 3):
            x, y = fr(np.array([u, -s["walk"] - s["verge"] / 2, 0]))[:2]
            if not site.is_paved(x, y):
                plants.plant(site, "broadleaf", x, y, site.uni(0.6, 1.1))
    for _ in range(site.pick([0, 3, 8, 16])):
        x, y = fr(np.array([site.uni(-12, 12), site.uni(0.5, setback), 0]))[:2]
        if not site.is_paved(x, y) and site.is_free(x, y, 0.2):
            plants.plant(site, "shrub", x, y, site.uni(0.5, 1.6), site.uni(0.6, 1.4))
    gap = way["u"] if way else door[0]
    half = (way["half"] if way else 0.6) + 0.6
    if site.chance(0.38):
        y, kind = site.uni(0.15, 0.6), site.pick(["picket", "iron", "masonry", "link", "rail", "board"], [3, 3, 3, 2, 2, 1])
        height = None if kind != "board" else 1.2
        for a, b in ((-14, gap - half), (gap + half, 14)):
            if b - a > 1:
                fences.fence(site, [fr(np.array([a, y, 0]))[:2], fr(np.array([b, y, 0]))[:2]], kind, height)
    elif site.chance(0.22):
        for a, b in ((-14, gap - half), (gap + half, 14)):
            plants.hedge(site, fr.at(a, 0.2), b - a, site.uni(0.4, 0.9), site.uni(0.5, 1.7), season.name)
    if s["step"]:
        for a, b in ((-60, gap - half), (gap + half, 60)):
            fences.retaining(site, a, b, s["step_at"], 0, s["step"])
    for name, chance in FRONT_THINGS.items():
        if not site.chance(chance):
            continue
        for _ in range(site.pick([1, 2], [3, 1])):
            near_street = name in ("mailbox", "lamp", "sign")
            u = site.uni(-9, 9) if not (way and name in ("bin", "mailbox")) else way["u"] + site.pick([-1, 1]) * (way["half"] + site.uni(0.4, 0.9))
            w = site.uni(s["edge"] + 0.3, 0.8) if near_street and s["kind"] != "none" else site.uni(0.5, setback - 0.7)
            spot = fr.at(u, w, site.uni(0, 6.28))
            if site.is_free(*spot.o[:2], 0.35):
                things.SMALL[name](site, spot)


def back(site, fr, season, span, depth, half_lot, house):
    """Patio, deck, pool, fence, shed, beds and lawn behind the house."""
    w0 = span[2] + depth
    deep = site.uni(9, 18)
    u0, u1 = span[0] - site.uni(1, 3.5), span[1] + site.uni(1, 3.5)
    u0, u1 = max(u0, -half_lot), min(u1, half_lot)
    middle = (u0 + u1) / 2
    beds = []
    if site.chance(0.13):  # a court instead of a lawn
        kind = site.pick(["pavers", "gravel", "flagstone", "concrete"])
        site.pave(fr(rect(u0, u1, w0 - 0.1, w0 + deep)), paving(site, kind, "walk", season))
    raised = house["z"] - float(site.height(fr(np.array([0, w0, 0]))[1]))
    if raised > 0.3 and site.chance(0.5):
        deck(site, fr, season, house, span, w0, raised)
    elif site.chance(0.75):
        kind = site.pick(["concrete", "pavers", "flagstone", "planks", "gravel"], [3, 4, 2, 3, 1])
        material = paving(site, kind, "walk", season)
        a = site.uni(span[0], max(span[0] + 0.1, span[1] - 4))
        b, d = a + site.uni(3, min(9, span[1] - span[0] + 2)), site.uni(2.2, 5)
        shape = rect(a, b, w0 - 0.1, w0 + d) if site.chance(0.75) else oval((a + b) / 2, w0 + d / 2, (b - a) / 2, d / 1.6, site.rng, 0.05)
        site.pave(fr(shape), material)
        if site.chance(0.7):
            things.furniture(site, fr.at(site.uni(a + 0.8, b - 0.8), w0 + d * site.uni(0.35, 0.75), site.uni(0, 6.28)))
        if site.chance(0.3):
            things.box_thing(site, fr.at(b - 0.5, w0 + 0.8))
        for _ in range(site.pick([0, 1, 3])):
            things.pot(site, fr.at(site.uni(a, b), w0 + d * site.uni(0.1, 1.0)))
    if site.chance(0.3):
        walk_line = paving(site, site.pick(["pavers", "flagstone", "gravel", "concrete"]), "walk", season)
        x = site.uni(u0 + 1, u1 - 1)
        site.pave(fr(rect(x, x + site.uni(0.6, 1.2), w0, w0 + deep * 0.8)), walk_line)
    if site.chance(0.4):
        x, y, rx, ry = middle + site.uni(-2, 2), w0 + deep * 0.55, site.uni(2, 4), site.uni(1.3, 2.4)
        rim = site.uni(0.4, 2.0)
        round_ = site.chance(0.35)
        surround = paving(site, site.pick(["concrete", "pavers", "planks", "flagstone"]), "walk", season)
        site.pave(fr(oval(x, y, rx + rim, ry + rim, site.rng, 0.05) if round_ else rect(x - rx - rim, x + rx + rim, y - ry - rim, y + ry + rim)), surround)
        water = looks.water(site.rng)
        site.pave(fr(oval(x, y, rx, ry, site.rng, 0.08, 24) if round_ else rect(x - rx, x + rx, y - ry, y + ry)), water)
    if site.chance(0.75):
        kind = site.pick(["board", "board", "slat", "picket", "link", "iron", "masonry", "rail"])
        line = [fr(np.array(p + (0,)))[:2] for p in ((u0, w0 - 2.0), (u0, w0 + deep), (u1, w0 + deep), (u1, w0 - 2.0))]
        fences.fence(site, line, kind, 1.8 if kind == "masonry" and site.chance(0.5) else None)
    elif site.chance(0.5):
        plants.hedge(site, fr.at(u0, w0 + deep), u1 - u0, 0.8, site.uni(1.2, 2.2), season.name)
    if site.chance(0.6):
        d = site.uni(0.6, 1.8)
        p = fr(rect(u0 + 0.1, u1 - 0.1, w0 + deep - d, w0 + deep - 0.1))
        site.ground(p, bed_material(site, season))
        beds.append(p[:, :2])
    if site.chance(0.4):
        p = fr(rect(u0 + 0.1, u0 + site.uni(0.7, 1.6), w0, w0 + deep - 0.5))
        site.ground(p, bed_material(site, season))
        beds.append(p[:, :2])
    plant_beds(site, beds, season)
    if site.chance(0.35):
        shed(site, fr.at(site.pick([u0 + 0.8, u1 - 3.4]), w0 + deep - 3.0), site.uni(2, 2.8), site.uni(1.6, 2.4))
    for _ in range(site.pick([0, 1, 2, 4])):
        x, y = fr(np.array([site.uni(u0 + 1, u1 - 1), site.uni(w0 + 3, w0 + deep - 1), 0]))[:2]
        if not site.is_paved(x, y) and site.is_free(x, y, 0.6):
            plants.plant(site, site.pick(["broadleaf", "conifer", "shrub", "shrub"]), x, y, site.uni(0.5, 1.1))
    for name, chance in BACK_THINGS.items():
        if site.chance(chance):
            spot = fr.at(site.uni(u0 + 1, u1 - 1), site.uni(w0 + 2, w0 + deep - 2), site.uni(0, 6.28))
            if site.is_free(*spot.o[:2], 0.5):
                things.SMALL[name](site, spot)
    return {"w0": w0, "deep": deep, "u0": u0, "u1": u1}


def deck(site, fr, season, house, span, w0, raised):
    """A raised deck that hangs on the house: class building."""
    boards = looks.planks(site.rng, "building", season.wet)
    a = site.uni(span[0], max(span[0] + 0.1, span[1] - 5))
    b, d, z = a + site.uni(3, 6), site.uni(2.2, 4), house["z"]
    site.mesh(boards).box(fr, a, b, w0, w0 + d, z - 0.12, z - 0.02)
    for u in np.arange(a + 0.1, b, 1.6):
        site.mesh(boards).box(fr, u - 0.06, u + 0.06, w0 + d - 0.15, w0 + d - 0.03, z - raised - 0.5, z)
    look = house["look"]
    gap = site.uni(a + 0.4, b - 1.6)
    edge = fr.at(0, w0 + d - 0.08)
    for p, q in ((a, gap), (gap + 1.2, b)):
        rail(site, look, edge, p, q, 0.0, z)
    for k in range(1, max(2, int(raised / 0.18) + 1)):
        site.mesh(boards).box(fr, gap, gap + 1.2, w0 + d, w0 + d + 0.3 * k, z - raised - 0.3, z - 0.18 * k)
    site.block_box(fr(np.array([(a, w0, 0), (b, w0 + d, 0)])), 0.2)


def grass(site, place, view):
    """Blades that stand up on lawns near the camera."""
    if place["season"].snow:
        return
    kind = "meadow" if place["yard"] == "meadow" else site.pick(["short", "rough", "none"], [3, 2, 3])
    if kind == "none":
        return
    height, count = {"meadow": (site.uni(0.2, 0.5), 2600), "rough": (site.uni(0.07, 0.14), 1800), "short": (0.05, 1800)}[kind]
    reach = 16 if kind == "meadow" else 8
    r, a = 1.2 + reach * site.rng.random(count) ** 0.8, view["yaw"] + site.rng.uniform(-0.7, 0.7, count)
    x, y = view["x"] + r * np.sin(a), view["y"] + r * np.cos(a)
    free = np.array([not site.is_house(p, q, -0.3) for p, q in zip(x, y)])
    for p in site.covered:
        free &= ~in_polygon(x, y, p)
    colors = tuple(site.turf.get("blades", (0.4, 0.5, 0.2)))
    material = leaf([tuple(0.7 * v for v in colors), colors, tuple(min(1, 1.25 * v) for v in colors)], "lawn")
    plants.tufts(site, np.column_stack([x, y])[free], height, material)


def shade(site, view, light):
    """Trees between the sun and the ground in view: dappled or deep shade on lawn and paving."""
    if light.kind in ("overcast", "dusk") or not site.chance(0.35):
        return
    sun = np.array([np.sin(light.turn), -np.cos(light.turn)])
    ahead = np.array([np.sin(view["yaw"]), np.cos(view["yaw"])])
    here = np.array([view["x"], view["y"]])
    for _ in range(site.pick([2, 3, 5])):
        spot = here + ahead * site.uni(3, 11) + sun * min(14.0, 4.5 / np.tan(np.radians(light.up))) + site.rng.normal(0, 2.5, 2)
        away = spot - here
        seen = away @ ahead > 0.6 * np.linalg.norm(away)
        if np.linalg.norm(away) > 4 and not site.is_house(*spot, 1.0) and not (seen and site.is_paved(*spot)):
            plants.plant(site, "broadleaf", *spot, site.uni(0.9, 1.4))


def build(site, light):
    """The whole site. Returns what the camera needs to choose its place."""
    season = Season(site)
    s = street(site, season)
    s["road_seed"], s["walk_seed"] = int(site.uni(0, 1e9)), int(site.uni(0, 1e9))
    s["walk_kind"] = site.pick(["concrete", "pavers", "asphalt", "flagstone"], [7, 2, 2, 0.5])
    plants.stock(site, season.name, season.warm)
    site.turf = turf(site, season)
    site.ground(rect(-120, 120, -150, 150), site.turf)
    fr = Frame((0, 0), (1, 0))
    style = site.pick(list(STYLES), [4, 4, 3, 3, 2, 3])
    width = site.uni(*WIDTHS[style])
    yard = site.pick(["lawn", "meadow", "bed", "garden", "court"], [6, 1.0, 1.3, 1.2, 1.8])
    if yard in ("bed", "garden"):  # a front yard without lawn, bare or planted
        garden = rect(-site.uni(5, 14), site.uni(5, 14), 0, s["front"])
        site.ground(garden, bed_material(site, season))
    elif yard == "court":  # a paved or gravel forecourt
        site.pave(rect(-site.uni(5, 12), site.uni(5, 12), s["edge"] if s["kind"] != "none" else -9, s["front"]), paving(site, site.pick(["gravel", "pavers", "concrete", "asphalt"], [4, 2, 1, 1]), "drive", season))
    info = front(site, fr, s, season, True, style, site.uni(-2.5, 2.5), width, light.lit)
    if yard == "garden":
        for _ in range(4):
            x, y = site.uni(-7, 7), site.uni(0.5, s["front"] - 1)
            plant_beds(site, [oval(x, y, site.uni(1, 3), site.uni(0.6, 2), site.rng)], season)
    half_lot = max(width / 2 + 3.5, 9.0)
    if style == "townhouse":
        for k in (-2, -1, 1, 2):
            front(site, fr, s, season, False, style, info["span"][0] + width / 2 + k * width, width, light.lit)
    elif s["kind"] != "none" or site.chance(0.3):
        for side in (-1, 1):
            if site.chance(0.8):
                st = site.pick([k for k in STYLES if k != "townhouse"])
                w = site.uni(*WIDTHS[st])
                if site.chance(0.5):
                    a, b = sorted((side * (half_lot + 0.5), side * (half_lot + w + 7)))
                    site.ground(rect(a, b, 0, 40), turf(site, season))
                front(site, fr, s, season, False, st, side * (half_lot + 2.5 + w / 2), w, light.lit)
    if s["kind"] != "none" and site.chance(0.75):
        across = Frame((0, s["far_line"]), (-1, 0), (0, -1))
        mirror = dict(s, step=0.0)
        for u in (-19, 0, 19):
            st = site.pick([k for k in STYLES if k != "townhouse"])
            front(site, across, mirror, season, False, st, u + site.uni(-3, 3), site.uni(*WIDTHS[st]) * 0.85, light.lit)
    rear = back(site, fr, season, info["span"], info["depth"], half_lot, info["house"])
    lay_street(site, s, season)
    far = site.pick([(10, 22), (22, 45)])
    plants.woods(site, -45, 45, rear["w0"] + rear["deep"] + 1.5, rear["w0"] + rear["deep"] + far[1], site.pick([8, 25, 50]), (0.8, 1.6))
    if s["kind"] != "none":
        plants.woods(site, -50, 50, s["far_line"] - 40, s["far_line"] - 14, site.pick([5, 20, 40]), (0.8, 1.6))
    else:
        plants.woods(site, -50, 50, -60, -26, 22, (0.8, 1.5))
    for side in (-1, 1):
        plants.woods(site, side * 34 - 12, side * 34 + 12, 2, 40, site.pick([5, 12, 25]), (0.8, 1.5))
    hills(site)
    return dict(info, street=s, season=season, back=rear, half_lot=half_lot, style=style, yard=yard)


def hills(site):
    """Far woods or hills that close the horizon: class plants."""
    m = Nodes("hill", "plants")
    c = linear(hsv(site.uni(80, 200), site.uni(0.1, 0.4), site.uni(0.35, 0.65)))
    material = m.done(m.shade(m.shade(c, m.noise(0.4, 4), 0.5, 1.25), m.noise(1.6, 2), 0.6, 1.2), 1.0, 0.0)
    t = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    top = site.uni(1, 9) + site.uni(0.5, 4) * (np.sin(2 * t + site.uni(0, 6)) + 0.6 * np.sin(5 * t + site.uni(0, 6))) + site.rng.normal(0, 0.5, 96)
    ring = np.stack([95 * np.sin(t), 95 * np.cos(t)], 1)
    P = np.concatenate([np.column_stack([ring, np.full(96, -8.0)]), np.column_stack([ring, np.maximum(top, -1)])])
    j, j2 = np.arange(96), (np.arange(96) + 1) % 96
    site.mesh(material).add(P, np.stack([j, j2, 96 + j2, 96 + j], 1))
